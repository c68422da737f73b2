"""Why a command of the desk is refused, and which field of any command does not fit: asked only after a refusal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from parlour.core.game import RuleViolation
from parlour.core.offers import Ask, Choose, Number, Offer, Pick, Piece, Text
from parlour.roleplay import moves as m
from parlour.roleplay.chapter import DeskChapter, choices, leads
from parlour.roleplay.desk import Plea, called
from parlour.roleplay.draft import S, WithDesk

Found = RuleViolation | None
AnyDesk = DeskChapter[Any, Any]


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

    def explain(self, state: S, seat: int, command: Any) -> RuleViolation:
        """The first thing that is wrong with this command, from the outside in."""
        return self._outside(state, seat) or self._closer(state, seat, command) or self._not_now(command)

    def why_not(self, state: S, seat: int, piece: Piece) -> RuleViolation:
        """Why this piece can do nothing now, from what the seat may know."""
        return self._outside(state, seat) or self.nothing_to_do(state, seat, piece)

    def _outside(self, state: S, seat: int) -> Found:
        return outside(state, seat, self.closed, self.seated, self.watcher)

    def _closer(self, state: S, seat: int, command: Any) -> Found:
        entry = self.desk.chapters.get(type(command))
        if entry is None:
            return None
        why = self.why.get(type(command))
        found = why(state, seat, command) if why is not None else explain_desk(state, seat, command, self.desk)
        return found or wrong_field(entry[0](state, seat), command, self._rule(command))

    def _rule(self, command: Any) -> str:
        return self.rules.get(type(command), self.desk.rule)

    def _not_now(self, command: Any) -> RuleViolation:
        return RuleViolation("not-now", self._rule(command), "This cannot be done now.", "Look at what is asked above.")


def explain_desk(state: S, seat: int, command: Any, desk: DeskChapter[S, Any]) -> Found:
    """The first thing that is wrong; None for commands of other chapters and where a field does not fit (see
    `wrong_field`)."""
    why = _WHY.get(type(command))
    return why(desk, state, seat, command) if why is not None else None


def _hand_over(desk: AnyDesk, state: WithDesk, seat: int, command: m.HandOver) -> Found:
    found = desk.led(state, seat, desk.rule, "hands the game over") or desk.busy(state)
    return found or RuleViolation(
        "no-such-seat", desk.rule, "There is no other seat of that number.", "Choose one of the players."
    )


def _note(desk: AnyDesk, state: WithDesk, seat: int, command: m.WriteNote | m.DropNote) -> Found:
    if command.note in (0, *[note.id for note in state.desk.notes[seat]]) and isinstance(command, m.WriteNote):
        return None
    return RuleViolation("no-such-note", desk.rule, "You have no such note.", "Choose one of yours.")


def _plead(desk: AnyDesk, state: WithDesk, seat: int, command: m.Plead) -> Found:
    if leads(state, seat):
        return RuleViolation("gm", desk.rule, "You lead the game yourself.", "Overrule, with a reason.")
    if command.words.strip():
        return None
    return RuleViolation("no-words", desk.rule, "A plea needs words.", "Say what you ask for, and why.")


def _plea(state: WithDesk, seat: int, number: int) -> Plea | None:
    """Pleas are between who asks and who leads."""
    plea = next((plea for plea in state.desk.pleas if plea.id == number), None)
    return plea if plea is not None and seat in (plea.seat, state.desk.gm) else None


def _no_plea(desk: AnyDesk) -> RuleViolation:
    return RuleViolation("no-such-plea", desk.rule, "There is no such plea.", "It may have been answered already.")


def _no_reason(desk: AnyDesk) -> RuleViolation:
    return RuleViolation("no-reason", desk.rule, "A reason is needed: the receipt shows it.", "Say why.")


def _allow(desk: AnyDesk, state: WithDesk, seat: int, command: m.Allow) -> Found:
    found = desk.led(state, seat, desk.rule, "allows what the rules refuse")
    if found is not None:
        return found
    plea = _plea(state, seat, command.plea)
    if plea is None:
        return _no_plea(desk)
    if plea.command and desk.granted(state, plea.seat, plea.command) is None:
        why = f"What {called(state.desk, plea.seat)} asks for cannot be done any more."
        return RuleViolation("cannot-be-done", desk.rule, why, "Set values yourself, or lay it aside.")
    return _no_reason(desk)


def _deny(desk: AnyDesk, state: WithDesk, seat: int, command: m.Deny) -> Found:
    return _no_plea(desk)


def _overrule(desk: AnyDesk, state: WithDesk, seat: int, command: m.Overrule) -> Found:
    found = desk.led(state, seat, desk.rule, "sets values")
    if found is not None:
        return found
    if command.what not in desk.overruling.targets(state):
        return RuleViolation("no-such-piece", desk.rule, "There is nothing of that name.", f"Choose {desk.pieces}.")
    fields = desk.overruling.fields_of(state, command.what)
    if command.field not in fields:
        return RuleViolation(
            "no-such-value", desk.rule, f"It has no value {command.field!r}.", f"It has {', '.join(fields)}."
        )
    return None if command.reason.strip() else _no_reason(desk)


def _reverse(desk: AnyDesk, state: WithDesk, seat: int, command: m.Reverse) -> Found:
    found = desk.led(state, seat, desk.rule, "takes an overruling back")
    if found is not None:
        return found
    receipt = next((receipt for receipt in state.desk.receipts if receipt.id == command.receipt), None)
    if receipt is None:
        return RuleViolation("no-such-receipt", desk.rule, "There is no such receipt.", "Choose one from the list.")
    if receipt.reversed:
        return RuleViolation("reversed-already", desk.rule, "It was taken back already.", "Set the value anew.")
    if not receipt.what:
        return RuleViolation("allowed", desk.rule, "What was allowed has happened.", "Set values to mend it.")
    if not desk.is_there(state, receipt):
        return RuleViolation("piece-gone", desk.rule, "What it was about is gone.", "There is nothing to set back.")
    return _no_reason(desk)


def _change_rule(desk: AnyDesk, state: WithDesk, seat: int, command: m.ChangeRule) -> Found:
    found = desk.led(state, seat, desk.rule, "changes house rules") or desk.busy(state)
    if found is not None:
        return found
    option = next((option for option in desk.options if option.key == command.key), None)
    if option is None:
        return RuleViolation("no-such-rule", desk.rule, "There is no such house rule.", "Choose one from the list.")
    values = choices(option)
    listed = f"{values[0]} to {values[-1]}" if not option.values else ", ".join(values)
    return RuleViolation(
        "bad-value", option.rule, f"{option.label} cannot be {command.value!r}.", f"Choose from {listed}."
    )


def _close_table(desk: AnyDesk, state: WithDesk, seat: int, command: m.CloseTable) -> Found:
    found = desk.led(state, seat, desk.rule, "closes the table")
    return found or RuleViolation("session-on", desk.session_rule, "A session is under way.", "End it first.")


_WHY: dict[type, Callable[[AnyDesk, Any, int, Any], Found]] = {
    m.HandOver: _hand_over, m.WriteNote: _note, m.DropNote: _note, m.Plead: _plead, m.Allow: _allow, m.Deny: _deny,
    m.Overrule: _overrule, m.Reverse: _reverse, m.ChangeRule: _change_rule, m.CloseTable: _close_table,
}  # fmt: skip


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
