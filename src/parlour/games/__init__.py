"""The games of the house: one line each. Nothing but this registry knows them all."""

from parlour.core.game import About, Game
from parlour.games import domino_knights, fate

_built: tuple[Game, ...] = (domino_knights.GAME, fate.GAME)

GAMES: dict[str, Game] = {game.about.key: game for game in _built}
"""What can be played, by key."""

_BY_SA = "https://creativecommons.org/licenses/by-sa/4.0/"
_GPL = "https://www.gnu.org/licenses/old-licenses/gpl-2.0.html"
_COMING = (
    About("fugue", "The Fugue System", "You wake without a memory; a tarot deck gives it back, card by card.", 3, 6,
          "The Fugue system of game mechanics created for the Alas Vegas RPG, designed by James Wallis", "CC BY-SA 4.0", _BY_SA, ready=False),
    About("personae", "Personae", "Ten-sided dice, six attributes, and scenes that may turn violent.", 2, 8,
          "After the Personae Core Rules Document (2011)", "the document's own open licence", "", ready=False),
    About("yags", "Yags", "Attribute times skill plus one twenty-sided die: heroes by skill, yet mortal.", 2, 8,
          "After Yags Core", "GPL version 2", _GPL, ready=False),
)  # fmt: skip

ANNOUNCED: tuple[About, ...] = (*[game.about for game in _built], *_COMING)
"""What the front door shows, built or not."""
