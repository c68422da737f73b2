"""Writes the golden playthroughs anew, one per way of ending: `python -m playthroughs.make` with tests/ on the path.

Look at the difference before committing it: it is what players would notice.
"""

from pathlib import Path
from typing import Any

from parlour.core.chance import Told
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.fate import GAME as FATE
from parlour.games.fugue import GAME as FUGUE
from parlour.games.personae import GAME as PERSONAE
from parlour.games.yags import GAME as YAGS
from playthroughs import fugue_story, personae_story, yags_story
from playthroughs.fate_story import story
from playthroughs.telling import Seeded, bots, clock, write

HERE = Path(__file__).parent / "domino_knights"
EVENING = Path(__file__).parent / "fate" / "the-drowned-bell.txt"
LOW_WATER = Path(__file__).parent / "fugue" / "low-water.txt"
LAST_FERRY = Path(__file__).parent / "personae" / "the-last-ferry.txt"
LEDGER = Path(__file__).parent / "yags" / "the-ledger-on-the-roofs.txt"
TIMED = {"goal": "healthiestAfter", "minutes": "30", "set": "double-six"}


def never(state: Any, count: int) -> None:
    return None


def time_is_up_at(turn: int) -> Any:
    def interrupt(state: Any, count: int) -> Any:
        return clock(GAME, state) if state.turn == turn and not state.time_up else None

    return interrupt


def concessions(state: Any, count: int) -> Any:
    """In the third turn one Kingdom after the other gives up, the active one first."""
    if state.turn < 3:
        return None
    living = [seat for seat, kingdom in enumerate(state.kingdoms) if kingdom.alive]
    return (state.active if state.kingdoms[state.active].alive else living[0]), m.Concede()


def main() -> None:
    games = {
        "last-standing": (2, {"set": "double-six"}, 11, never),
        "last-standing-by-concession": (3, {"set": "double-six"}, 5, concessions),
        "healthiest-after-the-turn": (3, TIMED, 8, time_is_up_at(5)),
        "more-knights-at-equal-health": (3, {**TIMED, "timeUp": "now"}, 1, time_is_up_at(5)),
        "healthiest-at-once-and-shared": (4, {**TIMED, "timeUp": "now", "tieBreak": "shared"}, 3, time_is_up_at(3)),
    }
    for name, (seats, options, seed, interrupt) in games.items():
        text = write(GAME, seats, options, Seeded(seed), bots(GAME, seed, interrupt))
        (HERE / f"{name}.txt").write_text(text, "utf-8")
        print(f"{name}: {len(text.splitlines())} lines, {text.splitlines()[-1]}")
    EVENING.parent.mkdir(exist_ok=True)
    EVENING.write_text(write(FATE, 5, {}, Seeded(15), story()), "utf-8")
    LOW_WATER.parent.mkdir(exist_ok=True)
    LOW_WATER.write_text(write(FUGUE, 5, {}, Seeded(4), fugue_story.story()), "utf-8")
    LAST_FERRY.parent.mkdir(exist_ok=True)
    told = Told(*personae_story.LUCK)
    LAST_FERRY.write_text(write(PERSONAE, 3, {}, told, personae_story.story()), "utf-8")
    told.finish()
    LEDGER.parent.mkdir(exist_ok=True)
    told = Told(*yags_story.LUCK)
    LEDGER.write_text(write(YAGS, 3, {}, told, yags_story.story()), "utf-8")
    told.finish()


if __name__ == "__main__":
    main()
