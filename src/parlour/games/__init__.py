"""The games of the house: one line each. Nothing but this registry knows them all."""

from parlour.core.game import Game
from parlour.games import domino_knights, fate, fugue, personae, yags

_built: tuple[Game, ...] = (domino_knights.GAME, fate.GAME, fugue.GAME, personae.GAME, yags.GAME)

GAMES: dict[str, Game] = {game.about.key: game for game in _built}
"""What can be played, by key."""
