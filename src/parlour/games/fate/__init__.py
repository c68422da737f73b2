"""Fate Accelerated: role-playing with aspects, approaches, four fate dice and fate points."""

from parlour.games.fate.game import GAME

__all__ = ["GAME"]
