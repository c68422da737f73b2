"""All commands of a game, asked together: which are open to a seat, what is owed, and what each would ask for."""

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core.judge import Move
from parlour.core.judge.questions import Reader, bare_of
from parlour.core.offers import Form, Menu, Offer


class Branch:
    """The Moves that ask nothing more of the moment, and what others ask next: the place of a condition among those
    asked, and whether it may be laid aside."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.after: dict[tuple[int, bool], Branch] = {}


class Commands:
    """What many Moves have in common is asked once: most of them are closed by one of a few conditions."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = list(moves)
        self.by_tag = {move.tag: move for move in self.moves}
        self.asked: list[Reader] = []
        known: dict[Any, int] = {}
        self.first = Branch()
        for at, move in enumerate(self.moves):
            move.settle()
            branch = self.first
            for condition, (forbids, _, waivable) in zip(move.unless, move.moment.asked, strict=True):
                key = bare_of(condition)
                if key not in known:
                    known[key] = len(self.asked)
                    self.asked.append(forbids)
                branch = branch.after.setdefault((known[key], waivable), Branch())
            branch.moves.append(at)

    def at_moment(self, state: Any, seat: int) -> list[Move]:
        """Those whose moment it is."""
        here, asked = [state, seat], self.asked
        known: list[Any] = [None] * len(asked)
        found: list[int] = []
        left = [self.first]
        for branch in left:
            found += branch.moves
            for (place, waivable), after in branch.after.items():
                forbids = known[place]
                if forbids is None:
                    forbids = known[place] = asked[place](here)
                if not forbids or (waivable and state.lax):
                    left.append(after)
        return [self.moves[at] for at in sorted(found)]

    def menu(self, state: Any, seat: int) -> Menu:
        """Whole what is owed; of the rest which are open."""
        forms: list[Form] = []
        found: list[str] = []
        looked: dict[Any, Any] = {}
        for move in self.at_moment(state, seat):
            if not looked.get(move.gate, True):
                continue
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
