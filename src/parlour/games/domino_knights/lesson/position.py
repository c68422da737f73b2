"""A prepared position: pieces as the rulebook writes them, laid out on the table in one event.

A Kingdom reads "27 | hand 4♣ 5♣ | recruits [4:5] | candidates [2:6] on 8♣ | knights [3:8] 8/3 on 5♣ 6♣; [9:9] on J♥ 7♥
tapped".
"""

from collections.abc import Iterable, Sequence

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.content import Step
from parlour.games.domino_knights.model import PHASES, Candidate, Kingdom, Knight, Options, Recruit
from parlour.games.domino_knights.pieces import DECK, DOMINO_AT, DOMINO_NAMES, SUIT, code, set_size


def _cards(names: str) -> bytes:
    return bytes([code(name) for name in names.split()])


def _domino(name: str) -> int:
    return code(name) - DOMINO_AT


def _knight(text: str) -> Knight:
    """The ends in the order attack/defence; a double needs none."""
    body, _, under = text.removesuffix(" tapped").partition(" on ")
    name, _, ends = body.strip().partition(" ")
    attack, defence = [
        int(end) for end in (ends.split("/") if ends else DOMINO_NAMES[_domino(name)].strip("[]").split(":"))
    ]
    return Knight(_domino(name), attack, defence, SUIT[_cards(under)[0]], _cards(under))


class _Layout:
    """Counts the places of face-down dominoes and notes who is tapped while Kingdoms are read."""

    def __init__(self) -> None:
        self.places = 0
        self.tapped: list[int] = []

    def _place(self) -> int:
        self.places += 1
        return self.places

    def _candidate(self, text: str) -> Candidate:
        name, _, under = text.partition(" on ")
        return Candidate(self._place(), _domino(name.strip()), _cards(under), (b"",) * len(_cards(under)))

    def kingdom(self, name: str, text: str) -> Kingdom:
        health, *fields = [field.strip() for field in text.split("|")]
        made = Kingdom(name, int(health))
        for word, _, rest in [field.partition(" ") for field in fields]:
            pieces = [piece.strip() for piece in rest.split(";")]
            if word == "hand":
                made.hand = _cards(rest)
            elif word == "recruits":
                made.recruits = tuple([Recruit(self._place(), _domino(piece)) for piece in rest.split()])
            elif word == "candidates":
                made.candidates = tuple([self._candidate(piece) for piece in pieces])
            else:
                made.knights = tuple([_knight(piece) for piece in pieces])
                self.tapped += [_domino(piece.split()[0]) for piece in pieces if piece.endswith(" tapped")]
        return made


def _held(kingdoms: Iterable[Kingdom]) -> tuple[bytes, bytes]:
    """Cards and dominoes that lie at a Kingdom."""
    cards, dominoes = b"", b""
    for k in kingdoms:
        trained: tuple[Candidate | Knight, ...] = (*k.candidates, *k.knights)
        cards += k.hand + b"".join([one.cards for one in trained])
        dominoes += bytes([recruit.domino for recruit in k.recruits] + [one.domino for one in trained])
    return cards, dominoes


def laid(number: int, step: Step, names: Sequence[str], options: Options) -> m.StepLaid:
    """This step's position, with every other card in the discard pile and every other domino among the Peasants."""
    layout = _Layout()
    kingdoms = [layout.kingdom(name, text) for name, text in zip(names, (step.yours, step.theirs), strict=True)]
    cards, dominoes = _held(kingdoms)
    top, deck = _cards(step.discard), _cards(step.deck)
    rest = bytes(range(DECK * options.decks)).translate(None, cards + top + deck)
    peasants = bytes(range(set_size(options.highest))).translate(None, dominoes)
    return m.StepLaid(
        number, tuple(kingdoms), tuple(deck), tuple(rest + top), tuple(peasants), tuple(layout.tapped), layout.places,
        PHASES.index(step.phase), step.active,
    )  # fmt: skip
