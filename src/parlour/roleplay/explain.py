"""Why a command is refused, and which field of it does not fit: asked only after a refusal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol

from parlour.core.game import RuleViolation
from parlour.core.offers import Ask, Choose, Number, Offer, Pick, Piece, Text
from parlour.core.saying import Name, Sentences, refusal
from parlour.roleplay.chapter import DeskChapter, leads
from parlour.roleplay.desk import called
from parlour.roleplay.draft import S, WithDesk
from parlour.roleplay.refusals import plainly, sentences

Found = RuleViolation | None


def outside(state: WithDesk, seat: int, closed: str, seated: str, watcher: str) -> Found:
    """The table is closed, or who asks only watches."""
    if state.desk.closed:
        return RuleViolation(
            "closed", closed, "The story is told: this table is closed.", "Read it again, or open another table."
        )
    if not 0 <= seat < len(state.desk.people):
        return RuleViolation("not-seated", seated, f"Who only watches {watcher}.", "Take a seat to play.")
    return None


def led(state: WithDesk, seat: int, rule: str, does: str) -> Found:
    """What the game master alone does."""
    if leads(state, seat):
        return None
    return RuleViolation("not-gm", rule, f"Only the game master {does}.", f"Ask {called(state.desk, state.desk.gm)}.")


class WithScene(WithDesk, Protocol):
    @property
    def scene(self) -> Any:
        """Whether it is `open`."""
        ...


def not_playing(state: WithScene, rule: str) -> Found:
    """No session, or no scene."""
    if not state.desk.sitting:
        return RuleViolation("not-now", rule, "No session is under way.", "The game master starts one.")
    if not state.scene.open:
        return RuleViolation("not-now", rule, "No scene is open.", "The game master opens one.")
    return None


@dataclass(frozen=True)
class Explaining(Generic[S]):
    """Why a command of one game is refused: the slow, teaching reason, asked for only after a refusal."""

    desk: DeskChapter[S, Any]
    why: dict[type, Callable[[S, int, Any], Found]]
    rules: dict[type, str]
    """What to look up where nothing closer is wrong."""
    closed: str
    """The rule cited where the story is over,"""
    seated: str
    """and where somebody only watches."""
    watcher: str
    """What such a one does not do: "plays nobody"."""
    nothing_to_do: Callable[[S, int, Piece], RuleViolation]
    sentences: Sentences = field(default_factory=dict)
    """What is said where a Move refuses; empty: the desk's alone."""
    name: Name = plainly
    """How a thing is called there."""

    def explain(self, state: S, seat: int, command: Any) -> RuleViolation:
        """The first thing that is wrong with this command, from the outside in."""
        return self._outside(state, seat) or self._closer(state, seat, command) or self._not_now(command)

    def why_not(self, state: S, seat: int, piece: Piece) -> RuleViolation:
        """Why this piece can do nothing now, from what the seat may know."""
        return self._outside(state, seat) or self.nothing_to_do(state, seat, piece)

    def _outside(self, state: S, seat: int) -> Found:
        return outside(state, seat, self.closed, self.seated, self.watcher)

    def _closer(self, state: S, seat: int, command: Any) -> Found:
        entry, move = self.desk.chapters.get(type(command)), self.desk.moves.get(type(command))
        if move is not None:
            wrong = move.wrong(state, seat, command)
            return wrong and refusal(move, wrong, command, self.sentences or sentences(self.desk), self.name)
        if entry is None:
            return None
        why = self.why.get(type(command))
        found = why(state, seat, command) if why is not None else None
        return found or wrong_field(entry[0](state, seat), command, self._rule(command))

    def _rule(self, command: Any) -> str:
        return self.rules.get(type(command), self.desk.rule)

    def _not_now(self, command: Any) -> RuleViolation:
        return RuleViolation("not-now", self._rule(command), "This cannot be done now.", "Look at what is asked above.")


# Fields


def wrong_field(offers: Iterable[Offer], command: Any, rule: str) -> Found:
    """Where the command is in order but for one of the things asked for: of the offers that fit so far, the nearest
    miss."""
    names = command.__struct_fields__
    values = [getattr(command, field) for field in names]
    best: tuple[int, str, str] | None = None
    for offer in offers:
        fixed = len(offer.fixed)
        if tuple(values[:fixed]) != offer.fixed:
            continue
        for at, (ask, value) in enumerate(zip(offer.asks, values[fixed:], strict=False)):
            problem = amiss(ask, value)
            if problem:
                if best is None or fixed + at > best[0]:
                    best = (fixed + at, names[fixed + at], problem)
                break
    if best is None:
        return None
    _, field, problem = best
    return RuleViolation("bad-value", rule, f"{field.title()}: {problem}.", "Put it right and send it again.")


def amiss(ask: Ask, value: Any) -> str:
    """What is wrong with a value, in words; empty where it fits."""
    if isinstance(ask, Text):
        if not isinstance(value, str) or len(value.strip()) < ask.least:
            return "some words are needed"
        return f"at most {ask.most} letters" if len(value) > ask.most else ""
    if isinstance(ask, Number):
        return (
            "" if type(value) is int and ask.least <= value <= ask.most else f"a number from {ask.least} to {ask.most}"
        )
    if isinstance(ask, Pick):
        return "" if value in ask.of else "that cannot be chosen"
    if isinstance(ask, Choose):
        return _miscounted(ask, value)
    return ""


def _miscounted(ask: Choose, value: Any) -> str:
    if not isinstance(value, tuple) or any(piece not in ask.of for piece in value):
        return "that cannot be chosen"
    if len(set(value)) != len(value):
        return "each at most once"
    if ask.least == ask.most and len(value) != ask.least:
        return f"exactly {ask.least}"
    if not ask.least <= len(value) <= ask.most:
        return f"from {ask.least} to {ask.most}"
    return ""
