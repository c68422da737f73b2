"""The Fugue System: people without a memory, a tarot deck, and a new Dealer for every chapter."""

from parlour.games.fugue.game import GAME

__all__ = ["GAME"]
