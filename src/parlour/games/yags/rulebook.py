"""The rules of this game, each with its id. Read once."""

from parlour.core.rulebook import read_rulebook

RULEBOOK = read_rulebook("parlour.games.yags")
