"""Who reads the log, what she may know, and the book of sentences: one function an event, marked with the event it tells.

Lines are told again from the log, long after: what a line says stands in its event, and the state serves for names only.
"""

from collections.abc import Sequence

from msgspec import Struct

from parlour.core.game import Line
from parlour.core.sentences import Sentences
from parlour.games.personae.model import Ability, Individual, Power, State
from parlour.games.personae.rules.ask import find_individual, find_trait, is_npc, leads, seat_of
from parlour.games.personae.words.phrases import first_up, listed
from parlour.roleplay.desk import called


def is_hidden(piece: str) -> bool:
    """Ids of what is prepared in hiding."""
    return piece[:1] == "h" and piece[1:].isdigit()


def in_the_open(person: Individual) -> bool:
    """Whose numbers everybody may read: players' characters that are ready, and whoever the game master shows."""
    return person.shown or (not is_npc(person) and person.stage in ("ready", "dead"))


def points(amount: int) -> str:
    return "a Development Point" if amount == 1 else f"{amount} Development Points"


def criticals(amount: int) -> str:
    return "a critical" if amount == 1 else f"{amount} criticals"


def hits(amount: int) -> str:
    return "1 hit" if amount == 1 else f"{amount} hits"


class Reader(Struct, frozen=True):
    """The state for names, and who asks: a seat, or nobody's (a watcher)."""

    state: State
    seat: int | None

    # What she may know

    @property
    def leads(self) -> bool:
        return self.seat is not None and leads(self.state, self.seat)

    def knows(self, piece: str) -> bool:
        """Whether there is such a piece at all."""
        return self.leads or not is_hidden(piece)

    def plays(self, who: str) -> bool:
        """Between who plays somebody and the game master."""
        person = find_individual(self.state, who)
        return self.leads or (person is not None and not is_hidden(who) and self.seat == seat_of(self.state, person))

    def reads(self, who: str) -> bool:
        """What stands on somebody's sheet: all of a player's character that is ready; else its player and the game master."""
        person = find_individual(self.state, who)
        return self.plays(who) or (person is not None and not is_hidden(who) and in_the_open(person))

    # Names

    def who(self, piece: str) -> str:
        person = find_individual(self.state, piece) if self.knows(piece) else None
        return person.name if person is not None and person.name else "somebody"

    def all(self, pieces: Sequence[str]) -> str:
        return listed([self.who(piece) for piece in pieces if self.knows(piece)])

    def trait(self, who: str, which: str, otherwise: str = "a Trait") -> str:
        """A Skill, Special Ability, Power, Talent or piece of gear, by name."""
        person = find_individual(self.state, who) if self.knows(who) else None
        found = find_trait(person, which) if person is not None and which else None
        return found.name if found is not None else otherwise

    def effect(self, who: str, which: str) -> str:
        """What a Special Ability or Power does, as a word of the vocabulary; empty: not known any more."""
        person = find_individual(self.state, who) if self.knows(who) else None
        found = find_trait(person, which) if person is not None and which else None
        return found.effect.code if isinstance(found, (Ability, Power)) else ""

    def by(self, piece: str) -> int:
        """The seat that plays somebody."""
        person = find_individual(self.state, piece) if self.knows(piece) else None
        return seat_of(self.state, person) if person is not None else -1

    def person(self, seat: int) -> str:
        return called(self.state.desk, seat)

    def bank(self, owner: int) -> str:
        """Whose criticals they are; -1 the game master's."""
        return "The game master" if owner < 0 else self.person(owner)

    # Lines

    def of(self, who: str, text: str, *rules: str, kind: str = "change", story: bool = False) -> Line:
        """About somebody."""
        return Line(first_up(text), rules, kind, self.by(who), (who,), story)


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
