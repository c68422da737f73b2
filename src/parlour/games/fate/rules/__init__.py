"""The rules of Fate Accelerated, a chapter a module."""
