"""The games of the house: one line each. Nothing but this registry knows them all."""

from parlour.core.game import About, Game
from parlour.games import domino_knights, fate, fugue, personae

_built: tuple[Game, ...] = (domino_knights.GAME, fate.GAME, fugue.GAME, personae.GAME)

GAMES: dict[str, Game] = {game.about.key: game for game in _built}
"""What can be played, by key."""

_GPL = "https://www.gnu.org/licenses/old-licenses/gpl-2.0.html"
_COMING = (
    About("yags", "Yags", "Attribute times skill plus one twenty-sided die: heroes by skill, yet mortal.", 2, 8,
          "After Yags Core", "GPL version 2", _GPL, ready=False),
)  # fmt: skip

ANNOUNCED: tuple[About, ...] = (*[game.about for game in _built], *_COMING)
"""What the front door shows, built or not."""
