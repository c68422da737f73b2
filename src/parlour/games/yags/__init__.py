"""Yags: attribute times skill plus one twenty-sided die."""
