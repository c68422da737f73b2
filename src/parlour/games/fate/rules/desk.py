"""The game master's desk at a Fate table: who leads, notes, pleas, and overruling with a receipt."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer, Pick, Text, alike, fits
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import leads
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.overrule import groups, meant, set_value, targets, value_of, wanted
from parlour.games.fate.words.options import OPTIONS
from parlour.roleplay import moves as d

NONE: tuple[Offer, ...] = ()
_REASON = Text(SENTENCE)
NOTE = 4000
_commands: "msgspec.json.Decoder[m.AnyCommand]" = msgspec.json.Decoder(m.AnyCommand)
CHAPTERS: Chapter = {}
"""Every command of the game; filled by play.py, which knows all chapters."""


def offer_take_seat(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("take_seat", (), (Text(40),), False)]


def act_take_seat(draft: Draft, seat: int, command: d.TakeSeat) -> None:
    draft.put(d.SeatTaken(seat, command.name.strip(), draft.state.desk.people[seat]))


def offer_hand_over(state: State, seat: int) -> Sequence[Offer]:
    others = tuple([other for other in range(len(state.desk.people)) if other != seat])
    return [Offer("hand_over", (), (Pick(others),), False)] if leads(state, seat) and state.roll is None else NONE


def act_hand_over(draft: Draft, seat: int, command: d.HandOver) -> None:
    draft.put(d.HandedOver(seat, command.to))


def offer_note(state: State, seat: int) -> Sequence[Offer]:
    asks = (Text(80), Text(NOTE, least=0))
    return [Offer("write_note", (number,), asks, False) for number in (0, *[note.id for note in state.desk.notes[seat]])]


def act_note(draft: Draft, seat: int, command: d.WriteNote) -> None:
    mine = draft.state.desk.notes[seat]
    number = command.note or max([0, *[note.id for note in mine]]) + 1
    draft.put(d.NoteWritten(seat, number, command.title.strip(), command.text))


def offer_drop_note(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("drop_note", (note.id,), (), False) for note in state.desk.notes[seat]]


def act_drop_note(draft: Draft, seat: int, command: d.DropNote) -> None:
    draft.put(d.NoteDropped(seat, command.note))


# Pleas: what the rules refused, put before the game master


def offer_plead(state: State, seat: int) -> Sequence[Offer]:
    if leads(state, seat):
        return NONE
    return [Offer("plead", (), (Text(SENTENCE), Text(NOTE, least=0)), False)]


def act_plead(draft: Draft, seat: int, command: d.Plead) -> None:
    draft.put(d.Pleaded(draft.state.desk.counted + 1, seat, command.words.strip(), command.command))


def granted(state: State, seat: int, text: str) -> m.AnyCommand | None:
    """The refused command, if it can be done once the restrictions are laid aside: its shape must be right even so."""
    if not text:
        return None
    try:
        command = _commands.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return None
    entry = CHAPTERS.get(type(command))
    if entry is None or type(command) in _NEVER:
        return None
    return command if fits(entry[0](replace(state, lax=True), seat), command) else None


def offer_allow(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    return [
        Offer("allow", (plea.id,), (_REASON,), False) for plea in state.desk.pleas if granted(state, plea.seat, plea.command) is not None
    ]


def act_allow(draft: Draft, seat: int, command: d.Allow) -> None:
    """The receipt first, then what comes of it, as if the rules had allowed it."""
    desk = draft.state.desk
    plea = next(plea for plea in desk.pleas if plea.id == command.plea)
    asked = granted(draft.state, plea.seat, plea.command)
    assert asked is not None
    draft.put(d.Allowed(desk.counted + 1, seat, plea.id, plea.seat, plea.words, command.reason.strip()))
    CHAPTERS[type(asked)][1](draft, plea.seat, asked)


def offer_deny(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("deny", (plea.id,), (), False) for plea in state.desk.pleas if seat in (plea.seat, state.desk.gm)]


def act_deny(draft: Draft, seat: int, command: d.Deny) -> None:
    draft.put(d.PleaLaidAside(command.plea, seat))


# Overruling


def offer_overrule(state: State, seat: int) -> Sequence[Offer]:
    """Anything on any sheet, any aspect, the pool: with a reason."""
    if not leads(state, seat):
        return NONE
    return [
        Offer("overrule", (), (Pick(tuple(alike)), Pick(fields), Text(SENTENCE, ("0",), 0), _REASON), False)
        for fields, alike in groups(state).items()
    ]


def refuse_overrule(state: State, seat: int, command: d.Overrule) -> RuleViolation | None:
    """A value of the wrong kind."""
    if meant(command.field, command.value) is not None:
        return None
    why = f"{command.field.capitalize()} cannot be set to {command.value!r}."
    return RuleViolation("bad-value", "FAE-001", why, wanted(command.field))


def act_overrule(draft: Draft, seat: int, command: d.Overrule) -> None:
    before = value_of(draft.state, command.what, command.field)
    number = draft.state.desk.counted + 1
    after = meant(command.field, command.value)
    assert after is not None
    draft.put(d.Overruled(number, seat, command.what, command.field, before, after, command.reason.strip()))
    set_value(draft, command.what, command.field, after)


def offer_reverse(state: State, seat: int) -> Sequence[Offer]:
    """What an overruling set, back to what it was: while the piece is still there."""
    if not leads(state, seat):
        return NONE
    known = set(targets(state))
    return [
        Offer("reverse", (receipt.id,), (_REASON,), False)
        for receipt in state.desk.receipts
        if receipt.what and not receipt.reversed and receipt.what in known
    ]


def act_reverse(draft: Draft, seat: int, command: d.Reverse) -> None:
    receipt = next(receipt for receipt in draft.state.desk.receipts if receipt.id == command.receipt)
    now = value_of(draft.state, receipt.what, receipt.field)
    draft.put(d.Reversed(receipt.id, seat, receipt.what, receipt.field, now, receipt.before, command.reason.strip()))
    set_value(draft, receipt.what, receipt.field, receipt.before)


# House rules


def choices(key: str) -> tuple[str, ...]:
    """The values a house rule may take."""
    option = next(option for option in OPTIONS if option.key == key)
    return tuple([choice.value for choice in option.values]) or tuple([str(n) for n in range(option.least, option.most + 1)])


def offer_rule(state: State, seat: int) -> Sequence[Offer]:
    """What was settled when the table opened, changed later only in the open; not in the middle of a roll."""
    if not leads(state, seat) or state.roll is not None:
        return NONE
    return alike("change_rule", [(option.key, (Pick(choices(option.key)),)) for option in OPTIONS])


def act_rule(draft: Draft, seat: int, command: d.ChangeRule) -> None:
    before = str(getattr(draft.state.options, command.key))
    draft.put(d.RuleChanged(seat, command.key, before, command.value))


def offer_close_table(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("close_table", (), (), False)] if leads(state, seat) and not state.desk.sitting else NONE


def act_close_table(draft: Draft, seat: int, command: d.CloseTable) -> None:
    draft.put(d.TableClosed(seat))


_NEVER = (d.Plead, d.Allow, d.Deny, d.Overrule, d.Reverse, d.HandOver, d.CloseTable, d.TakeSeat, d.ChangeRule, m.ImportCharacter)
CHAPTER: Chapter = {
    d.TakeSeat: (offer_take_seat, act_take_seat),
    d.HandOver: (offer_hand_over, act_hand_over),
    d.WriteNote: (offer_note, act_note),
    d.DropNote: (offer_drop_note, act_drop_note),
    d.Plead: (offer_plead, act_plead),
    d.Allow: (offer_allow, act_allow),
    d.Deny: (offer_deny, act_deny),
    d.Overrule: (offer_overrule, act_overrule),
    d.Reverse: (offer_reverse, act_reverse),
    d.ChangeRule: (offer_rule, act_rule),
    d.CloseTable: (offer_close_table, act_close_table),
}
