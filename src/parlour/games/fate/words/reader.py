"""Who reads the log, what they may know, and the book of sentences: one function an event, marked with the event it
tells."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.sentences import Sentences
from parlour.games.fate.model import FOES, HEROES, State
from parlour.games.fate.rules.ask import find_aspect, find_character, is_npc, sees
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import called, look_of, pronoun
from parlour.roleplay.phrases import first_up

SAY = Phrasebook(__package__, "lines")
Known = dict[str, Any]
"""What a sentence asks for."""


def team(side: str) -> str:
    """The heroes, the foes, or what a side is called."""
    return SAY(f"the-{side}") if side in (HEROES, FOES) else side


def quoted(text: str) -> str:
    return SAY("quoted", text=text)


def player(state: State, seat: int) -> str:
    """Who sits there, by name; without one, the game master as in the middle of a sentence."""
    desk = state.desk
    return SAY("the-gm") if seat == desk.gm and not desk.people[seat] else called(desk, seat)


def possessive(name: str) -> str:
    """Of whom something is: Nettie's, the Goblins'."""
    return SAY("whose", who=name, ends="s" if name.endswith("s") else "other")


def sentence(text: str) -> str:
    """Somebody's own words after ours, with a full stop where they have none."""
    said = text.strip()
    return f" {said}{'' if said[-1] in '.!?…”' else '.'}" if said else ""


def line(
    key: str,
    *rules: str,
    kind: str = "event",
    by: int = -1,
    about: tuple[str, ...] = (),
    story: bool = False,
    words: str = "",
    **known: str | int,
) -> Line:
    """The sentence of this key; `words` are somebody's own, after it."""
    return Line(first_up(SAY(key, **known)) + sentence(words), rules, kind, by, about, story)


def is_hidden(piece: str) -> bool:
    """Ids of what is prepared in hiding."""
    return piece[:1] in ("h", "k", "w") and piece[1:].isdigit()


class Reader(Struct, frozen=True):
    """The state for names, and who asks: a seat, or nobody's (a watcher)."""

    state: State
    seat: int | None

    @property
    def leads(self) -> bool:
        return self.seat is not None and leads(self.state, self.seat)

    def knows(self, piece: str) -> bool:
        """Whether this reader may know of the piece at all. What is written on a sheet in the making is not on the
        table yet."""
        if self.leads:
            return True
        one = find_aspect(self.state, piece)
        if one is None:
            return not is_hidden(piece)
        owner = find_character(self.state, one.owner) if one.owner else None
        if owner is not None and owner.status != "ready" and seat_of(self.state, owner) != self.seat:
            return False
        return sees(self.state, self.seat, one)

    def makes(self, who: str) -> bool:
        """While a character is being made, it is the business of who makes it and of the game master; so are the
        numbers of the game master's own."""
        if not self.knows(who):
            return False
        person = find_character(self.state, who)
        if person is None or self.leads:
            return self.leads
        return seat_of(self.state, person) == self.seat or (person.status == "ready" and not is_npc(person))

    def numbers(self, who: str) -> bool:
        """What the game master's characters can do is told when their dice are down, and before that to who plays
        them."""
        person = find_character(self.state, who)
        return person is None or not is_npc(person) or self.leads or seat_of(self.state, person) == self.seat

    def who(self, piece: str) -> str:
        if piece == "gm":
            return player(self.state, self.state.desk.gm)
        person = find_character(self.state, piece)
        return person.name if person is not None and self.knows(piece) and person.name else SAY("somebody")

    def they(self, piece: str) -> str:
        """Which pronouns a sentence uses for somebody."""
        return pronoun(look_of(self.state.desk, piece).pronouns)

    def all(self, pieces: Sequence[str]) -> str:
        return listed([self.who(piece) for piece in pieces])

    def by(self, piece: str) -> int:
        if piece == "gm":
            return self.state.desk.gm
        person = find_character(self.state, piece)
        return seat_of(self.state, person) if person is not None else -1

    def person(self, seat: int) -> str:
        return player(self.state, seat)

    def aspect(self, piece: str, text: str = "") -> str:
        """An aspect by its words, where the reader may know them and they are still known to anybody."""
        if not self.knows(piece):
            return SAY("aspect-secret")
        one = find_aspect(self.state, piece)
        known = text or (one.text if one is not None else "")
        return quoted(known) if known else SAY("aspect-gone")

    def zone(self, piece: str) -> str:
        return next((zone.name for zone in self.state.scene.zones if zone.id == piece), SAY("zone-other"))

    def border(self, piece: str) -> str:
        found = next((border for border in self.state.scene.borders if border.id == piece), None)
        return SAY("way-between", a=self.zone(found.a), b=self.zone(found.b)) if found is not None else SAY("way-other")

    def task(self, piece: str) -> str:
        tasks = self.state.challenge.tasks if self.state.challenge is not None else ()
        found = next((task.text for task in tasks if task.id == piece), "")
        return quoted(found) if found and self.knows(piece) else SAY("task-some")


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
