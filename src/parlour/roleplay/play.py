"""How every role-playing game offers and plays: its chapters in a row, each command judged by its Move, or by the offer
it fits."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic

from parlour.core.chance import Chance
from parlour.core.game import RuleViolation
from parlour.core.judge import Move
from parlour.core.menu import Commands
from parlour.core.offers import Form, Menu, Offer, fits, named
from parlour.roleplay.draft import Chapter, D, Offering, Refusals, S


@dataclass(frozen=True)
class Playing(Generic[S, D]):
    """The chapters of one game, filled before anybody plays."""

    draft: type[D]
    chapters: Chapter[S, D]
    refusals: Refusals[S]
    explain: Callable[[S, int, Any], RuleViolation]
    awaiting: Sequence[Callable[[S], set[int]]] = ()
    """Who is asked by each part of the game."""
    moves: Mapping[type, Move] = field(default_factory=dict)
    """Commands that are judged by a Move; their chapters offer what it offers."""

    @cached_property
    def offerings(self) -> tuple[Offering[S], ...]:
        """Each once: several commands may be offered by one."""
        return tuple(dict.fromkeys([offering for offering, _ in self.chapters.values()]))

    def offers(self, state: S, seat: int) -> list[Offer]:
        """Everything this seat may do now."""
        if not _is_seated(state, seat):
            return []
        return [offer for offering in self.offerings for offer in offering(state, seat)]

    @cached_property
    def judged(self) -> Commands:
        return Commands([self.moves[kind] for kind in self.chapters if kind in self.moves])

    @cached_property
    def by_hand(self) -> dict[str, Offering[S]]:
        """Commands that are offered by functions of their own."""
        return {
            kind.__struct_config__.tag: offering  # type: ignore[attr-defined]
            for kind, (offering, _) in self.chapters.items()
            if kind not in self.moves
        }

    def menu(self, state: S, seat: int) -> Menu:
        """What this seat may do now, as it is shown."""
        if not _is_seated(state, seat):
            return Menu()
        menu = self.judged.menu(state, seat)
        made = [form for command in self.by_hand for form in self.form(state, seat, command)]
        tags = dict.fromkeys([form.command for form in made if not form.owed])
        return Menu((*menu.forms, *[form for form in made if form.owed]), (*menu.open, *tags))

    def form(self, state: S, seat: int, command: str) -> Sequence[Form]:
        """What a command would ask of this seat now."""
        if not _is_seated(state, seat):
            return ()
        if command not in self.by_hand:
            return self.judged.form(state, seat, command)
        fields = next(kind.__struct_fields__ for kind in self.chapters if kind.__struct_config__.tag == command)  # type: ignore[attr-defined]
        return [named(one, fields) for one in self.by_hand[command](state, seat) if one.command == command]

    def play(self, state: S, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], S]:
        """Events and the next state; or the reason why not, before anything is drawn."""
        entry = self.chapters.get(type(command))
        if entry is None or not _is_seated(state, seat) or not self._is_legal(state, seat, command):
            raise self.explain(state, seat, command)
        reading = self.refusals.get(type(command))
        refusal = reading(state, seat, command) if reading is not None else None
        if refusal is not None:
            raise refusal
        draft = self.draft(state, chance)
        entry[1](draft, seat, command)
        return tuple(draft.events), draft.state

    def _is_legal(self, state: S, seat: int, command: Any) -> bool:
        move = self.moves.get(type(command))
        if move is not None:
            return move.wrong(state, seat, command) is None
        return fits(self.chapters[type(command)][0](state, seat), command)

    def awaited(self, state: S) -> tuple[int, ...]:
        """Who is asked, from public facts only."""
        if state.desk.closed:
            return ()
        asked: set[int] = set()
        for awaits in self.awaiting:
            asked |= awaits(state)
        return tuple(sorted(asked))


def _is_seated(state: S, seat: int) -> bool:
    """Somebody who plays, at a table that is open."""
    return not state.desk.closed and 0 <= seat < len(state.desk.people)
