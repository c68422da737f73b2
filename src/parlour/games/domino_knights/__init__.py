"""Domino Knights: two to six Kingdoms fight with dominoes trained by cards."""

from parlour.games.domino_knights.game import GAME

__all__ = ["GAME"]
