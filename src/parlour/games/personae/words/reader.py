"""Who reads the log, what she may know, and the book of sentences: one function an event, marked with the event it
tells.

Lines are told again from the log, long after: what a line says stands in its event, and the state serves for names
only.
"""

from parlour.core.phrasebook import Phrasebook
from parlour.core.sentences import Sentences
from parlour.games.personae.model import Ability, Individual, Power, State
from parlour.games.personae.rules.ask import find_individual, find_trait, is_open
from parlour.games.personae.words.phrases import sentence
from parlour.roleplay.reader import CastReader

SAY = Phrasebook(__package__, "lines")


def is_hidden(piece: str) -> bool:
    """Ids of what is prepared in hiding."""
    return piece[:1] == "h" and piece[1:].isdigit()


def points(amount: int) -> str:
    return SAY("points", count=amount)


def criticals(amount: int) -> str:
    return SAY("criticals", count=amount)


def hits(amount: int) -> str:
    return SAY("hits", count=amount)


def dice_more(amount: int) -> str:
    """2 dice more, 1 die fewer"""
    return SAY("dice-more" if amount > 0 else "dice-fewer", count=abs(amount))


def own(text: str) -> str:
    """Somebody's own words after ours, with a full stop."""
    return sentence(text).strip()


def because(reason: str) -> str:
    return SAY("reason", reason=own(reason)) if reason.strip() else ""


def told(*sentences: str) -> str:
    """One after the other, as far as there are any."""
    return " ".join([one for one in sentences if one])


class Reader(CastReader, frozen=True):
    """The state for names, and who asks."""

    state: State

    def find(self, piece: str) -> Individual | None:
        return find_individual(self.state, piece)

    def is_hidden(self, piece: str) -> bool:
        return is_hidden(piece)

    def is_open(self, person: Individual) -> bool:
        return is_open(person)

    def trait(self, who: str, which: str, otherwise: str | None = None) -> str:
        """A Skill, Special Ability, Power, Talent or piece of gear, by name."""
        person = self.found(who)
        found = find_trait(person, which) if person is not None and which else None
        if found is not None:
            return found.name
        return SAY("a-trait") if otherwise is None else otherwise

    def effect(self, who: str, which: str) -> str:
        """What a Special Ability or Power does, as a word of the vocabulary; empty: not known any more."""
        person = self.found(who)
        found = find_trait(person, which) if person is not None and which else None
        return found.effect.code if isinstance(found, (Ability, Power)) else ""

    def bank(self, owner: int) -> str:
        """Whose criticals they are; -1 the game master's."""
        return SAY("gm") if owner < 0 else self.person(owner)


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
