"""The chapter of the game master's desk, the same in every role-playing game: seats, notes, pleas, overruling with a
receipt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

import msgspec

from parlour.core.game import Option, RuleViolation
from parlour.core.offers import Offer, Pick, Text, alike, fits
from parlour.core.outside import check_json
from parlour.roleplay import moves as m
from parlour.roleplay.desk import Receipt
from parlour.roleplay.draft import Acting, Chapter, D, Offering, Refusals, S, WithDesk, changed

NONE: tuple[Offer, ...] = ()
SENTENCE, NOTE = 600, 4000
"""How long an explanation and a note may be."""
_REASON = Text(SENTENCE)
_NEVER = (m.Plead, m.Allow, m.Deny, m.Overrule, m.Reverse, m.HandOver, m.CloseTable, m.TakeSeat, m.ChangeRule)
"""What no plea is needed for, or what must not be had by one."""


class Overruling(Protocol):
    """What may be set in a game, read and written as words. A module of the game is one."""

    def targets(self, state: Any) -> tuple[str, ...]:
        """Every piece a value can be set on."""
        ...

    def fields_of(self, state: Any, what: str) -> tuple[str, ...]:
        """What can be set on a piece."""
        ...

    def meant(self, field: str, value: str) -> str | None:
        """A value as it is kept, or None where it cannot be meant."""
        ...

    def wanted(self, field: str) -> str:
        """What such a value looks like, for a refusal."""
        ...

    def value_of(self, state: Any, what: str, field: str) -> str:
        """The value as it is."""
        ...

    def set_value(self, draft: Any, what: str, field: str, value: str) -> None: ...


def leads(state: WithDesk, seat: int) -> bool:
    """This seat leads the game."""
    return seat == state.desk.gm


@dataclass(frozen=True)
class DeskChapter(Generic[S, D]):
    """The desk of one game: what differs from game to game is said here, the rest is offered and done below."""

    options: Sequence[Option]
    """The house rules."""
    commands: "msgspec.json.Decoder[Any]"
    """Reads any command of the game."""
    overruling: Overruling
    pieces: str
    """What can be set, for a refusal: "the pool, a character or an aspect"."""
    busy: Callable[[S], RuleViolation | None]
    """Why neither a house rule nor who leads can be changed right now."""
    led: Callable[[S, int, str, str], RuleViolation | None]
    """Refuses who does not lead: state, seat, rule, and what only the leader does."""
    rule: str
    """Cited where the rules say nothing of the desk."""
    session_rule: str
    """Cited where a session must end first."""
    chapters: Chapter[S, D]
    """Every command of the game; filled later, by who knows all chapters."""
    never: tuple[type, ...] = ()
    """Commands no plea can ask for, besides those of the desk."""

    @property
    def chapter(self) -> Chapter[S, D]:
        """Every command of the desk but sessions and handing over, in which games differ."""
        return {
            m.TakeSeat: (offer_take_seat, act_take_seat),
            m.WriteNote: (offer_note, act_note),
            m.DropNote: (offer_drop_note, act_drop_note),
            m.Plead: (offer_plead, act_plead),
            m.Allow: (self.offer_allow, self.act_allow),
            m.Deny: (offer_deny, act_deny),
            m.Overrule: (self.offer_overrule, self.act_overrule),
            m.Reverse: (self.offer_reverse, self.act_reverse),
            m.ChangeRule: (self.offer_rule, act_rule),
            m.CloseTable: (offer_close_table, act_close_table),
        }

    @property
    def refusals(self) -> Refusals[S]:
        """What fits an offer of the desk, and is refused once it is read."""
        return {m.Overrule: self.refuse_overrule, m.Plead: self.refuse_plead}

    @property
    def handing_over(self) -> tuple[Offering[S], Acting[D]]:
        """For games in which who leads hands over without further ado."""
        return self.offer_hand_over, act_hand_over

    def offer_hand_over(self, state: S, seat: int) -> Sequence[Offer]:
        if not leads(state, seat) or self.busy(state) is not None:
            return NONE
        others = tuple([other for other in range(len(state.desk.people)) if other != seat])
        return [Offer("hand_over", (), (Pick(others),), False)]

    # Pleas

    def granted(self, state: S, seat: int, text: str) -> Any | None:
        """The refused command, if it can be done once the restrictions are laid aside: its shape must be right even
        so."""
        if not text:
            return None
        try:
            check_json(text.encode())
            command = self.commands.decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            return None
        entry = self.chapters.get(type(command))
        if entry is None or type(command) in (*_NEVER, *self.never):
            return None
        return command if fits(entry[0](changed(state, lax=True), seat), command) else None

    def refuse_plead(self, state: S, seat: int, command: m.Plead) -> RuleViolation | None:
        """What could not be done even then is not put before who leads."""
        if not command.command or self.granted(state, seat, command.command) is not None:
            return None
        return RuleViolation(
            "cannot-be-done",
            self.rule,
            "Nobody can allow that here as it stands.",
            "Ask in words for what you would like instead.",
        )

    def offer_allow(self, state: S, seat: int) -> Sequence[Offer]:
        if not leads(state, seat):
            return NONE
        can = [
            plea
            for plea in state.desk.pleas
            if not plea.command or self.granted(state, plea.seat, plea.command) is not None
        ]
        return [Offer("allow", (plea.id,), (_REASON,)) for plea in can]

    def act_allow(self, draft: D, seat: int, command: m.Allow) -> None:
        """The receipt first, then what comes of it, as if the rules had allowed it. What was asked in words is done in
        words."""
        desk = draft.state.desk
        plea = next(plea for plea in desk.pleas if plea.id == command.plea)
        asked = self.granted(draft.state, plea.seat, plea.command)
        draft.put(m.Allowed(desk.counted + 1, seat, plea.id, plea.seat, plea.words, command.reason.strip()))
        if asked is not None:
            self.chapters[type(asked)][1](draft, plea.seat, asked)

    # Overruling

    def offer_overrule(self, state: S, seat: int) -> Sequence[Offer]:
        """Any value of any piece, with a reason; one offer serves all pieces that are alike."""
        if not leads(state, seat):
            return NONE
        groups: dict[tuple[str, ...], list[str]] = {}
        for what in self.overruling.targets(state):
            groups.setdefault(self.overruling.fields_of(state, what), []).append(what)
        value = Text(SENTENCE, ("0",), 0)
        return [
            Offer("overrule", (), (Pick(tuple(pieces)), Pick(fields), value, _REASON), False)
            for fields, pieces in groups.items()
        ]

    def refuse_overrule(self, state: S, seat: int, command: m.Overrule) -> RuleViolation | None:
        """A value of the wrong kind, which fits the offer all the same."""
        if self.overruling.meant(command.field, command.value) is not None:
            return None
        why = f"{command.field.capitalize()} cannot be set to {command.value!r}."
        return RuleViolation("bad-value", self.rule, why, self.overruling.wanted(command.field))

    def act_overrule(self, draft: D, seat: int, command: m.Overrule) -> None:
        before = self.overruling.value_of(draft.state, command.what, command.field)
        after = self.overruling.meant(command.field, command.value)
        assert after is not None
        number = draft.state.desk.counted + 1
        draft.put(m.Overruled(number, seat, command.what, command.field, before, after, command.reason.strip()))
        self.overruling.set_value(draft, command.what, command.field, after)

    def offer_reverse(self, state: S, seat: int) -> Sequence[Offer]:
        """What an overruling set, back to what it was: while the piece is still there, and has such a value."""
        if not leads(state, seat):
            return NONE
        return [
            Offer("reverse", (receipt.id,), (_REASON,), False)
            for receipt in state.desk.receipts
            if receipt.what and not receipt.reversed and self.is_there(state, receipt)
        ]

    def is_there(self, state: S, receipt: Receipt) -> bool:
        """What a receipt is about."""
        return receipt.what in self.overruling.targets(state) and receipt.field in self.overruling.fields_of(
            state, receipt.what
        )

    def act_reverse(self, draft: D, seat: int, command: m.Reverse) -> None:
        receipt = next(receipt for receipt in draft.state.desk.receipts if receipt.id == command.receipt)
        now = self.overruling.value_of(draft.state, receipt.what, receipt.field)
        draft.put(
            m.Reversed(receipt.id, seat, receipt.what, receipt.field, now, receipt.before, command.reason.strip())
        )
        self.overruling.set_value(draft, receipt.what, receipt.field, receipt.before)

    # House rules

    def offer_rule(self, state: S, seat: int) -> Sequence[Offer]:
        """What was settled when the table opened, changed later only in the open; not in the middle of something."""
        if not leads(state, seat) or self.busy(state) is not None:
            return NONE
        return alike("change_rule", [(option.key, (Pick(choices(option)),)) for option in self.options])


def choices(option: Option) -> tuple[str, ...]:
    """The values a house rule may take."""
    return tuple([choice.value for choice in option.values]) or tuple(
        [str(n) for n in range(option.least, option.most + 1)]
    )


# What is the same whatever is played


def offer_take_seat(state: WithDesk, seat: int) -> Sequence[Offer]:
    return [Offer("take_seat", (), (Text(40),), False)]


def act_take_seat(draft: D, seat: int, command: m.TakeSeat) -> None:
    draft.put(m.SeatTaken(seat, command.name.strip(), draft.state.desk.people[seat]))


def act_hand_over(draft: D, seat: int, command: m.HandOver) -> None:
    draft.put(m.HandedOver(seat, command.to))


def offer_note(state: WithDesk, seat: int) -> Sequence[Offer]:
    asks = (Text(80), Text(NOTE, least=0))
    return [
        Offer("write_note", (number,), asks, False) for number in (0, *[note.id for note in state.desk.notes[seat]])
    ]


def act_note(draft: D, seat: int, command: m.WriteNote) -> None:
    mine = draft.state.desk.notes[seat]
    number = command.note or max([0, *[note.id for note in mine]]) + 1
    draft.put(m.NoteWritten(seat, number, command.title.strip(), command.text))


def offer_drop_note(state: WithDesk, seat: int) -> Sequence[Offer]:
    return [Offer("drop_note", (note.id,), (), False) for note in state.desk.notes[seat]]


def act_drop_note(draft: D, seat: int, command: m.DropNote) -> None:
    draft.put(m.NoteDropped(seat, command.note))


def offer_plead(state: WithDesk, seat: int) -> Sequence[Offer]:
    """What the rules refused, put before who leads."""
    return NONE if leads(state, seat) else [Offer("plead", (), (Text(SENTENCE), Text(NOTE, ("",), 0)), False)]


def act_plead(draft: D, seat: int, command: m.Plead) -> None:
    draft.put(m.Pleaded(draft.state.desk.counted + 1, seat, command.words.strip(), command.command))


def offer_deny(state: WithDesk, seat: int) -> Sequence[Offer]:
    return [
        Offer("deny", (plea.id,), (), leads(state, seat))
        for plea in state.desk.pleas
        if seat in (plea.seat, state.desk.gm)
    ]


def act_deny(draft: D, seat: int, command: m.Deny) -> None:
    draft.put(m.PleaLaidAside(command.plea, seat))


def act_rule(draft: D, seat: int, command: m.ChangeRule) -> None:
    before = str(getattr(draft.state.options, command.key))
    draft.put(m.RuleChanged(seat, command.key, before, command.value))


def offer_close_table(state: WithDesk, seat: int) -> Sequence[Offer]:
    return [Offer("close_table", (), (), False)] if leads(state, seat) and not state.desk.sitting else NONE


def act_close_table(draft: D, seat: int, command: m.CloseTable) -> None:
    draft.put(m.TableClosed(seat))
