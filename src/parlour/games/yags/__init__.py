"""Yags: attribute times skill plus one twenty-sided die."""

from parlour.games.yags.game import GAME

__all__ = ["GAME"]
