"""Personae: ten-sided dice, six Attributes, opposed Challenges."""

from parlour.games.personae.game import GAME

__all__ = ["GAME"]
