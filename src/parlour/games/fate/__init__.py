"""Fate Accelerated."""
