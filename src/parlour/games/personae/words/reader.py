"""Who reads the log, what she may know, and the book of sentences: one function an event, marked with the event it
tells.

Lines are told again from the log, long after: what a line says stands in its event, and the state serves for names
only.
"""

from parlour.core.sentences import Sentences
from parlour.games.personae.model import Ability, Individual, Power, State
from parlour.games.personae.rules.ask import find_individual, find_trait, is_open
from parlour.roleplay.reader import CastReader


def is_hidden(piece: str) -> bool:
    """Ids of what is prepared in hiding."""
    return piece[:1] == "h" and piece[1:].isdigit()


def points(amount: int) -> str:
    return "a Development Point" if amount == 1 else f"{amount} Development Points"


def criticals(amount: int) -> str:
    return "a critical" if amount == 1 else f"{amount} criticals"


def hits(amount: int) -> str:
    return "1 hit" if amount == 1 else f"{amount} hits"


class Reader(CastReader, frozen=True):
    """The state for names, and who asks."""

    state: State

    def find(self, piece: str) -> Individual | None:
        return find_individual(self.state, piece)

    def is_hidden(self, piece: str) -> bool:
        return is_hidden(piece)

    def is_open(self, person: Individual) -> bool:
        return is_open(person)

    def trait(self, who: str, which: str, otherwise: str = "a Trait") -> str:
        """A Skill, Special Ability, Power, Talent or piece of gear, by name."""
        person = self.found(who)
        found = find_trait(person, which) if person is not None and which else None
        return found.name if found is not None else otherwise

    def effect(self, who: str, which: str) -> str:
        """What a Special Ability or Power does, as a word of the vocabulary; empty: not known any more."""
        person = self.found(who)
        found = find_trait(person, which) if person is not None and which else None
        return found.effect.code if isinstance(found, (Ability, Power)) else ""

    def bank(self, owner: int) -> str:
        """Whose criticals they are; -1 the game master's."""
        return "The game master" if owner < 0 else self.person(owner)


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
