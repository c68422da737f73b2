"""Who reads the log, what she may know, and the book of sentences: one function an event, marked with the event it
tells.

Lines are told again from the log, long after: what a line says stands in its event, and the state serves for names
only.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.sentences import Sentences
from parlour.games.fugue.model import Character, Flashback, State, Task
from parlour.games.fugue.rules.ask import find_character, find_flashback, seat_of
from parlour.games.fugue.words.phrases import first_up, quoted, then
from parlour.roleplay.desk import look_of, pronoun

SAY = Phrasebook(__package__, "lines")
NAMES = Phrasebook(__package__, "names")


def person_name(state: State, seat: int) -> str:
    """How people call a seat."""
    people = state.desk.people
    if not 0 <= seat < len(people):
        return NAMES("table")
    return people[seat] or (NAMES("dealer") if seat == state.desk.gm else NAMES("player", number=seat))


def title_of(state: State, person: Character) -> str:
    """What to call a character: its name, or whose persona it is (FUG-028)."""
    if person.name:
        return person.name
    if person.seat < 0:
        return NAMES("nameless")
    if person.seat == state.desk.gm and not state.desk.people[person.seat]:
        return NAMES("dealers-persona")
    return NAMES("persona-of", who=person_name(state, person.seat))


def find_ability(state: State, which: str) -> str:
    """The words of an ability, whoever has it; empty where nobody does any more."""
    return next((a.text for c in state.characters for a in c.abilities if a.id == which), "")


class Reader(Struct, frozen=True):
    """The state for names, and who asks: a seat, or nobody's (a watcher)."""

    state: State
    seat: int | None

    @property
    def leads(self) -> bool:
        return self.seat is not None and self.seat == self.state.desk.gm

    def who(self, piece: str) -> str:
        person = find_character(self.state, piece)
        return title_of(self.state, person) if person is not None else NAMES("somebody")

    def they(self, piece: str) -> str:
        """Which pronouns a sentence uses for somebody."""
        return pronoun(look_of(self.state.desk, piece).pronouns)

    def all(self, pieces: Sequence[str]) -> str:
        return listed([self.who(piece) for piece in pieces])

    def by(self, piece: str) -> int:
        """The seat that plays a character."""
        person = find_character(self.state, piece)
        return seat_of(self.state, person) if person is not None else -1

    def person(self, seat: int) -> str:
        return person_name(self.state, seat)

    def ability(self, which: str) -> str:
        text = find_ability(self.state, which)
        return quoted(text) if text else NAMES("ability")

    def memory(self, which: str) -> Flashback | None:
        return find_flashback(self.state, which)

    def receivers(self, which: str) -> tuple[str, ...]:
        """Whose memory it is; nobody once it was taken back."""
        found = self.memory(which)
        return found.to if found is not None else ()

    def task(self, which: str) -> Task | None:
        return next((task for task in self.state.tasks if task.id == which), None)

    def knows_difficulty(self, task: str) -> bool:
        """At once or from the flip on, as the table has it; the Dealer always."""
        if self.leads or self.state.options.difficulty_shown == "at once":
            return True
        found = self.task(task)
        return found is not None and bool(found.cards)


def time(count: int, unit: str) -> str:
    """4 minutes, 1 hour"""
    return NAMES(f"time-{unit}", count=count)


def line(
    key: str,
    *rules: str,
    kind: str = "event",
    seat: int = -1,
    about: tuple[str, ...] = (),
    story: bool = False,
    after: str = "",
    **known: Any,
) -> Line:
    """The sentence of this key, and somebody's own words after it; a name in lower case may begin it."""
    return Line(first_up(then(SAY(key, **known), after)), rules, kind, seat, about, story)


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
