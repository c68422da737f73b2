"""What the desk's events do to the desk: no checks, no chance."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.roleplay import moves as m
from parlour.roleplay import moves_scenes as p
from parlour.roleplay.desk import Desk, Note, Plan, Plea, Receipt, look_of, with_look
from parlour.roleplay.draft import Drafting


def _seat_taken(desk: Desk, event: m.SeatTaken) -> Desk:
    people = tuple([event.name if seat == event.seat else name for seat, name in enumerate(desk.people)])
    return replace(desk, people=people)


def _note_written(desk: Desk, event: m.NoteWritten) -> Desk:
    note = Note(event.note, event.title, event.text, event.to)
    mine = desk.notes[event.seat]
    known = any(other.id == event.note for other in mine)
    mine = tuple([note if other.id == event.note else other for other in mine]) if known else (*mine, note)
    return _with_notes(desk, event.seat, mine)


def _note_dropped(desk: Desk, event: m.NoteDropped) -> Desk:
    return _with_notes(desk, event.seat, tuple([note for note in desk.notes[event.seat] if note.id != event.note]))


def _note_shown(desk: Desk, event: m.NoteShown) -> Desk:
    mine = [replace(note, to=event.to) if note.id == event.note else note for note in desk.notes[event.seat]]
    return _with_notes(desk, event.seat, tuple(mine))


def _with_notes(desk: Desk, seat: int, notes: tuple[Note, ...]) -> Desk:
    return replace(desk, notes=(*desk.notes[:seat], notes, *desk.notes[seat + 1 :]))


def _handed_over(desk: Desk, event: m.HandedOver) -> Desk:
    """The notes of the story go with the desk; what the new leader had written herself stays hers."""
    first = max([0, *[note.id for note in desk.notes[event.to]]])
    moved = tuple(
        [
            replace(note, id=first + at + 1, to=tuple([seat for seat in note.to if seat != event.to]))
            for at, note in enumerate(desk.notes[event.before])
        ]
    )
    desk = _with_notes(desk, event.to, (*desk.notes[event.to], *moved))
    return replace(_with_notes(desk, event.before, ()), gm=event.to)


def _pleaded(desk: Desk, event: m.Pleaded) -> Desk:
    return replace(
        desk, pleas=(*desk.pleas, Plea(event.plea, event.seat, event.words, event.command)), counted=event.plea
    )


def _without(desk: Desk, plea: int) -> Desk:
    return replace(desk, pleas=tuple([other for other in desk.pleas if other.id != plea]))


def _allowed(desk: Desk, event: m.Allowed) -> Desk:
    desk = _without(desk, event.plea)
    return replace(
        desk, receipts=(*desk.receipts, Receipt(event.receipt, event.by, event.reason)), counted=event.receipt
    )


def _overruled(desk: Desk, event: m.Overruled) -> Desk:
    receipt = Receipt(event.receipt, event.by, event.reason, event.what, event.field, event.before, event.after)
    return replace(desk, receipts=(*desk.receipts, receipt), counted=event.receipt)


def _reversed(desk: Desk, event: m.Reversed) -> Desk:
    return replace(
        desk, receipts=tuple([replace(r, reversed=True) if r.id == event.receipt else r for r in desk.receipts])
    )


def _scene_prepared(desk: Desk, event: p.ScenePrepared) -> Desk:
    known = any(one.id == event.plan.id for one in desk.plans)
    plans = [event.plan if one.id == event.plan.id else one for one in desk.plans]
    return replace(desk, plans=tuple(plans) if known else (*desk.plans, event.plan))


def _plan_opened(desk: Desk, event: p.PlanOpened) -> Desk:
    def after(one: Plan) -> Plan:
        return replace(one, opened=True) if one.id == event.plan else one

    return replace(desk, plans=tuple([after(one) for one in desk.plans]))


def _plan_dropped(desk: Desk, event: p.PlanDropped) -> Desk:
    return replace(desk, plans=tuple([one for one in desk.plans if one.id != event.plan]))


KEEP: dict[type, Callable[[Desk, Any], Desk]] = {
    m.SeatTaken: _seat_taken,
    m.HandedOver: _handed_over,
    m.NoteWritten: _note_written,
    m.NoteDropped: _note_dropped,
    m.NoteShown: _note_shown,
    m.PronounsSet: lambda desk, event: with_look(desk, replace(look_of(desk, event.who), pronouns=event.pronouns)),
    m.Portrayed: lambda desk, event: with_look(desk, replace(look_of(desk, event.who), portrait=event.picture)),
    m.Pleaded: _pleaded,
    m.PleaLaidAside: lambda desk, event: _without(desk, event.plea),
    m.Allowed: _allowed,
    m.Overruled: _overruled,
    m.Reversed: _reversed,
    m.SessionStarted: lambda desk, event: replace(desk, session=event.session, sitting=True),
    m.SessionEnded: lambda desk, event: replace(desk, sitting=False),
    m.TableClosed: lambda desk, event: replace(desk, closed=True),
    p.ScenePrepared: _scene_prepared,
    p.PlanOpened: _plan_opened,
    p.PlanDropped: _plan_dropped,
}
"""What each event leaves of the desk."""


def keep_desk(game: type[Drafting[Any]]) -> None:
    """Says once for a game's draft what all events of the desk do."""
    game.APPLY.update(dict.fromkeys(KEEP, _kept))
    game.APPLY[m.RuleChanged] = _rule_changed


def known_as(draft: Drafting[Any], before: str, after: str) -> None:
    """Somebody has another id from now on, in the open or in hiding: the look goes with them."""
    looks = [replace(look, who=after) if look.who == before else look for look in draft.state.desk.looks]
    draft.set(desk=replace(draft.state.desk, looks=tuple(looks)))


def _kept(draft: Drafting[Any], event: Any) -> None:
    draft.set(desk=KEEP[type(event)](draft.state.desk, event))


def _rule_changed(draft: Drafting[Any], event: m.RuleChanged) -> None:
    options = draft.state.options
    kept = msgspec.to_builtins(options) | {event.key: event.after}
    draft.set(options=msgspec.convert(kept, type(options), strict=False))
