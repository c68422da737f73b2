"""The ready story for who tries the game: the commands by which a table would come to its first scene, each with its
seat."""

from collections.abc import Sequence
from typing import Any

from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import SETS, ContentSet
from parlour.games.fugue.model import Options, State
from parlour.games.fugue.rules.ask import clockwise, left_of, persona_of, seated
from parlour.games.fugue.rules.play import play
from parlour.games.fugue.rules.setup import start
from parlour.roleplay.moves import TakeSeat
from parlour.roleplay.rehearsal import Staging

DEALER = 0
STORY = "low-water"


def rehearsal(seats: int) -> Sequence[tuple[int, Any]]:
    """Whoever tries it deals; there is a ready persona for each of six seats."""
    return _Stage(seats, SETS[STORY]).script


class _Any:
    """Some cards: which ones decides nothing about the commands that follow."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        return pile[:count]


class _Stage(Staging[State]):
    def __init__(self, seats: int, content: ContentSet) -> None:
        super().__init__(start(["You", *[""] * (seats - 1)], Options(), _Any()), play, _Any())
        for seat in range(1, seats):
            self.do(seat, TakeSeat(f"Player {seat}"))
        self._opening(content)
        self._personae(content)
        first = content.chapters[0]
        self.do(DEALER, m.SetScene(f"{first.title}. {first.scenes[0].title}"))
        self.do(DEALER, m.BringOn(first.people[0].name))

    def _opening(self, content: ContentSet) -> None:
        self.do(DEALER, m.SetContent(content.key))
        self.do(DEALER, m.ChooseDealer(f"@{DEALER}"))
        for seat in [seat for seat in seated(self.state) if seat != DEALER]:
            self.do(seat, m.AgreeDealer(True))
        for command in (m.OpenChapter(), m.OpenIntro(), m.EndIntro()):
            self.do(DEALER, command)

    def _personae(self, content: ContentSet) -> None:
        """Described, with one more thing, a Signifier, and a name to call them by."""
        named = []
        for seat, ready in zip(
            [seat for seat in clockwise(self.state) if seat in seated(self.state)], content.ready, strict=False
        ):
            self.do(seat, m.DescribePersona(ready.looks, ready.looks_like, ready.sounds_like))
            person = persona_of(self.state, seat)
            assert person is not None
            self.do(left_of(self.state, seat), m.AddDetail(person.id, ready.detail))
            self.do(seat, m.AcceptDetail(person.id))
            named.append((seat, person.id, ready.name))
        self.do(DEALER, m.DealSignifiers())
        for seat, who, name in named:
            self.do(seat, m.NamePersona(who, name))
