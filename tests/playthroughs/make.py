"""Writes the golden playthroughs anew, one per way of ending: `python -m playthroughs.make` with tests/ on the path.

Look at the difference before committing it: it is what players would notice.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

from parlour.core.chance import Told
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import GOAL_VOTE
from parlour.games.fate import GAME as FATE
from parlour.games.fugue import GAME as FUGUE
from parlour.games.personae import GAME as PERSONAE
from parlour.games.yags import GAME as YAGS
from playthroughs import fugue_story, knights_story, pairs_story, personae_story, yags_story
from playthroughs.fate_story import story
from playthroughs.telling import Seeded, bots, clock, fools, write

HERE = Path(__file__).parent / "domino_knights"
WAR = HERE / "several-turns-of-training-and-loot.txt"
HIRED = HERE / "cards-only-with-a-mercenary.txt"
EVENING = Path(__file__).parent / "fate" / "the-drowned-bell.txt"
LOW_WATER = Path(__file__).parent / "fugue" / "low-water.txt"
LAST_FERRY = Path(__file__).parent / "personae" / "the-last-ferry.txt"
LEDGER = Path(__file__).parent / "yags" / "the-ledger-on-the-roofs.txt"
TIMED = {"goal": "healthiestAfter", "minutes": "30", "set": "double-six"}
FAME = {"goal": "fameFirstTo", "set": "double-six", "fameStart": "4"}


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


def voted(*votes: str) -> Any:
    """A plea, and these votes after a Joker."""

    def interrupt(state: Any, count: int) -> Any:
        if state.phase != GOAL_VOTE:
            return None
        waiting = state.votes.count("")
        if waiting == len(votes) and not any(state.pleas):
            return 1, m.Plead("A short war, please.")
        return len(votes) - waiting, m.VoteGoal(votes[-waiting])

    return interrupt


GAMES: dict[str, tuple[str, int, dict[str, str], Any]] = {
    "last-standing": ("lastStanding", 2, {"set": "double-six"}, never),
    "last-standing-by-concession": ("lastStanding", 3, {"set": "double-six"}, concessions),
    "healthiest-after-the-turn": ("healthiest", 3, TIMED, time_is_up_at(5)),
    "more-knights-at-equal-health": ("knights", 3, {**TIMED, "timeUp": "now"}, time_is_up_at(5)),
    "healthiest-at-once-and-shared": ("shared", 4, {**TIMED, "timeUp": "now", "tieBreak": "shared"}, time_is_up_at(3)),
    "first-to-so-much-fame": ("fameReached", 3, {**FAME, "fameGoal": "7", "fameUnblocked": "gain1"}, never),
    "most-fame-after-the-turn": ("mostFame", 3, {**FAME, "goal": "fameTimed"}, time_is_up_at(12)),
    "more-knights-at-equal-fame": (
        "knightsAtEqualFame",
        3,
        {**FAME, "goal": "fameTimed", "timeUp": "now"},
        time_is_up_at(6),
    ),
    "equal-fame-shared": (
        "equalFame",
        4,
        {**FAME, "goal": "fameTimed", "timeUp": "now", "tieBreak": "shared"},
        time_is_up_at(3),
    ),
    "last-standing-with-fame": ("standing", 3, {**FAME, "goal": "lastStanding", "fame": "yes"}, concessions),
    "a-voted-attrition-nobody-survives": (
        "together",
        2,
        {**FAME, "goal": "random", "fameStart": "1", "attritionOut": "zero"},
        voted("fameAttrition", "fameAttrition"),
    ),
}
"""Each way of ending, with the seats, options and interruptions of a game that ends so."""


class TooLong(Exception):
    """Nobody would read it."""


def short(interrupt: Any) -> Any:
    def bounded(state: Any, count: int) -> Any:
        if count > 250:
            raise TooLong
        return interrupt(state, count)

    return bounded


def played(how: str, seats: int, options: dict[str, str], interrupt: Any) -> str:
    """The first seed by which it ends as it should. For Fame fools rush in."""
    players = bots if "fameStart" not in options else fools
    for seed in range(1, 2000):
        if "random" in options.values() and start(seats, options, seed).phase != GOAL_VOTE:
            continue
        with suppress(TooLong):
            text = write(GAME, seats, options, Seeded(seed), players(GAME, seed, short(interrupt)))
            if f'"how":"{how}"' in text.splitlines()[-1]:
                return text
    raise AssertionError(f"no game ends by {how}")


def start(seats: int, options: dict[str, str], seed: int) -> Any:
    return GAME.start([""] * seats, GAME.read_options(options, seats), Seeded(seed))[1]


def main() -> None:
    for name, wanted in GAMES.items():
        text = played(*wanted)
        (HERE / f"{name}.txt").write_text(text, "utf-8")
        print(f"{name}: {len(text.splitlines())} lines, {text.splitlines()[-1]}")
    told = Told(*knights_story.LUCK)
    WAR.write_text(write(GAME, 2, knights_story.OPTIONS, told, knights_story.story()), "utf-8")
    told.finish()
    told = Told(*pairs_story.LUCK)
    HIRED.write_text(write(GAME, 2, pairs_story.OPTIONS, told, pairs_story.story()), "utf-8")
    told.finish()
    EVENING.parent.mkdir(exist_ok=True)
    EVENING.write_text(write(FATE, 5, {}, Seeded(15), story()), "utf-8")
    LOW_WATER.parent.mkdir(exist_ok=True)
    LOW_WATER.write_text(write(FUGUE, 5, {}, Seeded(4), fugue_story.story()), "utf-8")
    LAST_FERRY.parent.mkdir(exist_ok=True)
    told = Told(*personae_story.LUCK)
    LAST_FERRY.write_text(write(PERSONAE, 3, personae_story.OPTIONS, told, personae_story.story()), "utf-8")
    told.finish()
    LEDGER.parent.mkdir(exist_ok=True)
    told = Told(*yags_story.LUCK)
    LEDGER.write_text(write(YAGS, 3, {}, told, yags_story.story()), "utf-8")
    told.finish()


if __name__ == "__main__":
    main()
