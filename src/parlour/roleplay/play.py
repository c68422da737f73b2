"""How every role-playing game is played: each command judged by its Move, refused with a reason, or carried out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from parlour.core.chance import Chance
from parlour.core.game import CLOCK, RuleViolation
from parlour.core.judge import Move, Wrong
from parlour.core.menu import Commands
from parlour.core.offers import Form, Menu, Offer, Piece
from parlour.core.saying import Name, Refusals, Sayings, refusal
from parlour.roleplay.chapter import DeskChapter
from parlour.roleplay.desk import look_of, pronoun
from parlour.roleplay.draft import D, S
from parlour.roleplay.phrases import first_up
from parlour.roleplay.refusals import outside, said, sentences


def no_uses(_state: Any, _seat: int, _piece: Piece) -> Sequence[Any]:
    return ()


def nothing_more(_draft: Any) -> None:
    pass


@dataclass(frozen=True)
class Playing(Generic[S, D]):
    """One game, its desk filled with all its chapters."""

    draft: type[D]
    desk: DeskChapter[S, D]
    said: Sayings
    """Why each condition of the game forbids."""
    name: Name
    """How a thing is called there."""
    closed: str
    """The rule cited where the story is over,"""
    seated: str
    """and where somebody only watches, or nothing closer is wrong."""
    uses: Callable[[S, int, Piece], Sequence[Any]] = no_uses
    """What a piece is mostly there for: a command for everybody of this seat who could."""
    timed: tuple[type, ...] = ()
    """What the clock says."""
    awaiting: Sequence[Callable[[S], set[int]]] = ()
    """Who is asked by each part of the game."""
    after: Callable[[D], None] = nothing_more
    """What happens by itself once a command is carried out."""

    def __post_init__(self) -> None:
        """What is prepared is opened by what the game plays."""
        if self.desk.scenes is not None:
            self.desk.scenes.judging = self

    @cached_property
    def sentences(self) -> Sayings:
        """Those of the desk, and the game's own."""
        desk = sentences(self.desk)
        return self.said.beside(desk) if isinstance(self.said, Refusals) else {**desk, **self.said}

    @cached_property
    def judged(self) -> Commands:
        return Commands([self.desk.moves[kind] for kind in self.desk.acts])

    @cached_property
    def commands(self) -> dict[str, Callable[..., Any]]:
        """By their names on the wire."""
        return {self.desk.moves[kind].tag: kind for kind in self.desk.acts}

    def offers(self, state: S, seat: int) -> list[Offer]:
        """Everything this seat may do now."""
        return [] if self.outside(state, seat) is not None else self.judged.offers(state, seat)

    def menu(self, state: S, seat: int) -> Menu:
        """What this seat may do now, as it is shown."""
        return Menu() if self.outside(state, seat) is not None else self.judged.menu(state, seat)

    def form(self, state: S, seat: int, command: str) -> Sequence[Form]:
        """What a command would ask of this seat now."""
        return () if self.outside(state, seat) is not None else self.judged.form(state, seat, command)

    def play(self, state: S, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], S]:
        """Events and the next state; or the reason why not, before anything is drawn."""
        draft = self.draft(state, chance)
        self.do(draft, seat, command)
        return tuple(draft.events), draft.state

    def do(self, draft: D, seat: int, command: Any) -> None:
        """Plays a command, or raises the reason why not."""
        refused = self.refused(draft.state, seat, command)
        if refused is not None:
            raise refused
        self.desk.acts[type(command)](draft, seat, command)
        self.after(draft)

    def awaited(self, state: S) -> tuple[int, ...]:
        """Who is asked, from public facts only."""
        if state.desk.closed:
            return ()
        asked: set[int] = set()
        for awaits in self.awaiting:
            asked |= awaits(state)
        return tuple(sorted(asked))

    # Refusals

    def outside(self, state: S, seat: int) -> RuleViolation | None:
        """Not somebody who plays, at a table that is open."""
        return outside(state, seat, self.closed, self.seated)

    def refused(self, state: S, seat: int, command: Any) -> RuleViolation | None:
        """The first thing that is wrong with this command."""
        found = None if seat == CLOCK and isinstance(command, self.timed) else self.outside(state, seat)
        if found is not None:
            return found
        move = self.desk.moves.get(type(command))
        if move is None:
            return RuleViolation("not-now", self.seated, *said("not-now"))
        wrong = move.wrong(state, seat, command)
        if wrong is None:
            return None
        found = self.told(move, wrong, command, self.sentences)
        found.allowable = self.desk.could_allow(state, seat, command)
        return found

    def told(self, move: Move, wrong: Wrong, command: Any, sentences: Sayings) -> RuleViolation:
        """In words; a name in lower case may begin them."""
        found = refusal(move, wrong, command, sentences, self.name, {"they": _they(wrong)})
        return RuleViolation(found.reason, found.rule, first_up(found.why), found.cure)

    def why_not(self, state: S, seat: int, piece: Piece) -> RuleViolation:
        """Why this piece can do nothing now: why what it is mostly there for cannot be done, by who is nearest."""
        found = self.outside(state, seat)
        if found is not None:
            return found
        tried = [self.refused(state, seat, command) for command in self.uses(state, seat, piece)]
        wrong = [one for one in tried if one is not None]
        nothing = RuleViolation("not-now", self.seated, *said("nothing"))
        return wrong[0] if wrong and len(wrong) == len(tried) else nothing


def _they(wrong: Wrong) -> str:
    """The pronouns of whoever a refusal is about."""
    about = [getattr(wrong.known.get(field), "id", "") for field in (wrong.field, "who")]
    found = next((who for who in about if isinstance(who, str) and who), "")
    return pronoun(look_of(wrong.known["state"].desk, found).pronouns)
