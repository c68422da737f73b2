"""All commands of a game, asked together: which are open to a seat, what is owed, and what each would ask for."""

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core.judge import Move
from parlour.core.judge.questions import Reader
from parlour.core.offers import Form, Menu, Offer


class Commands:
    """What many Moves have in common is asked once: most of them are closed by one of a few conditions."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = list(moves)
        self.by_tag = {move.tag: move for move in self.moves}
        self.asked: list[Reader] = []
        known: dict[Any, int] = {}
        moments: dict[tuple[tuple[int, bool], ...], int] = {}
        self.moments: list[tuple[Move, int]] = []
        """Each Move and which of the moments is its own."""
        for move in self.moves:
            for field in move.fields:
                field.settle()
            places = []
            for condition, (forbids, _, waivable) in zip(move.unless, move.moment.asked, strict=True):
                key = getattr(condition, "question", condition)
                if key not in known:
                    known[key] = len(self.asked)
                    self.asked.append(forbids)
                places.append((known[key], waivable))
            self.moments.append((move, moments.setdefault(tuple(places), len(moments))))
        self.kinds = list(moments)
        """Of each moment the places of its conditions among those asked, and whether they may be laid aside."""

    def at_moment(self, state: Any, seat: int) -> list[Move]:
        """Those whose moment it is."""
        here, asked = [state, seat], self.asked
        known: list[Any] = [None] * len(asked)
        is_now = []
        for places in self.kinds:
            for place, waivable in places:
                forbids = known[place]
                if forbids is None:
                    forbids = known[place] = asked[place](here)
                if forbids and not (waivable and state.lax):
                    is_now.append(False)
                    break
            else:
                is_now.append(True)
        return [move for move, kind in self.moments if is_now[kind]]

    def menu(self, state: Any, seat: int) -> Menu:
        """Whole what is owed; of the rest which are open."""
        forms: list[Form] = []
        found: list[str] = []
        looked: dict[Any, Any] = {}
        for move in self.at_moment(state, seat):
            if not move.may_be_owed or not move.owes(state, seat, looked):
                if move.can(state, seat, looked):
                    found.append(move.tag)
                continue
            made = move.forms(state, seat, looked)
            owed = [form for form in made if form.owed]
            forms += owed
            if len(owed) < len(made):
                found.append(move.tag)
        return Menu(tuple(forms), tuple(found))

    def offers(self, state: Any, seat: int) -> list[Offer]:
        """Everything, spelled out."""
        looked: dict[Any, Any] = {}
        return [offer for move in self.at_moment(state, seat) for offer in move.offers(state, seat, looked)]

    def form(self, state: Any, seat: int, command: str) -> Sequence[Form]:
        move = self.by_tag.get(command)
        return move.forms(state, seat) if move is not None else ()
