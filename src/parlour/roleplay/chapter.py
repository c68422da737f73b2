"""The chapter of the game master's desk, the same in every role-playing game: seats, notes, pleas, overruling with a
receipt, scenes prepared in hiding where a game has them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Protocol

import msgspec

from parlour.core.game import Option, RuleViolation
from parlour.core.judge import FLAG, Move, One, Some, Words
from parlour.core.outside import check_json
from parlour.roleplay import moves as m
from parlour.roleplay.desk import Note, Plea, Receipt
from parlour.roleplay.draft import Acting, D, S, WithDesk, changed
from parlour.roleplay.moves_cast import CallOwn
from parlour.roleplay.overruling import stepped

SENTENCE, NOTE, PRONOUNS = 600, 4000, 40
"""How long an explanation, a note and pronouns may be."""
SUGGESTED = ("she/her", "he/him", "they/them", "it/its")
_NEVER = (
    m.Plead, m.Allow, m.Deny, m.Overrule, m.Nudge, m.Reverse, m.HandOver, m.CloseTable, m.TakeSeat, m.ChangeRule,
    m.ShowNote, m.SetPronouns, m.Portray,
)  # fmt: skip
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


def nobody(state: Any, seat: int) -> Sequence[Any]:
    return ()


class Preparation(Protocol):
    """How a game prepares scenes (scenes.py)."""

    judging: Any

    def moves(self, not_leading: Any) -> list[Move]: ...

    @property
    def acts(self) -> dict[type, Acting[Any]]: ...


class Owning(Protocol):
    """How people of one's own come to a table (owned.py)."""

    def move(self, not_leading: Any) -> Move: ...

    def act(self, draft: Any, seat: int, command: CallOwn) -> None: ...

    def refused(self, state: Any, file: str) -> RuleViolation | None: ...


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
    busy: Callable[[S], RuleViolation | None]
    """Why neither a house rule nor who leads can be changed right now."""
    led: Callable[[S, int, str, str], RuleViolation | None]
    """Refuses who does not lead: state, seat, rule, and what only the leader does."""
    rule: str
    """Cited where the rules say nothing of the desk."""
    session_rule: str
    """Cited where a session must end first."""
    never: tuple[type, ...] = ()
    """Commands no plea can ask for, besides those of the desk."""
    hands_over: bool = True
    """Who leads hands over without further ado."""
    settled: Callable[[S, Option], RuleViolation | None] | None = None
    """Why this house rule cannot be changed any more."""
    scenes: Preparation | None = None
    """How scenes are prepared; None where they are not."""
    owned: Owning | None = None
    """How people of the leader's own library come; None where they do not."""
    people: Callable[[S, int], Sequence[Any]] = nobody
    """Whose portrait and pronouns a seat may set: those it plays, all for who leads."""
    acts: dict[type, Acting[D]] = field(default_factory=dict)
    """What each command of the game leads to; filled later, by who knows all chapters."""

    def hold(self, *chapters: Mapping[Move, Acting[D]]) -> None:
        """The other chapters of the game, what is asked most urgently first; the desk comes last."""
        for chapter in chapters:
            self.moves.update({move.command: move for move in chapter})
            self.acts.update({move.command: act for move, act in chapter.items()})
        self.acts.update(self.own)

    @property
    def own(self) -> dict[type, Acting[D]]:
        """Every command of the desk but sessions, in which games differ."""
        acts: dict[type, Acting[D]] = {
            m.TakeSeat: act_take_seat,
            m.WriteNote: act_note,
            m.DropNote: act_drop_note,
            m.ShowNote: act_show_note,
            m.SetPronouns: act_pronouns,
            m.Portray: act_portray,
            m.Plead: act_plead,
            m.Allow: self.act_allow,
            m.Deny: act_deny,
            m.Overrule: self.act_overrule,
            m.Nudge: self.act_nudge,
            m.Reverse: self.act_reverse,
            m.ChangeRule: act_rule,
            m.CloseTable: act_close_table,
            m.HandOver: act_hand_over,
            **(self.scenes.acts if self.scenes is not None else {}),
            **({CallOwn: self.owned.act} if self.owned is not None else {}),
        }
        return {kind: act for kind, act in acts.items() if kind in self.moves}

    @cached_property
    def moves(self) -> dict[type, Move]:
        """How each command is judged; those of the game are filled in later."""
        return {move.command: move for move in self._moves()}

    def _moves(self) -> list[Move]:
        rule, led = self.rule, (not_leading,)
        receipts = One(receipts_of, unless=(reversed_already, allowed, self.piece_gone))
        settled = (self.unchangeable,) if self.settled is not None else ()
        changes = {"key": One(self.house_rules, unless=settled), "value": One(values_of)}
        sets = {"what": One(self.overruling.targets), "field": One(self.overruling.fields_of)}
        found = [
            Move(m.TakeSeat, {"name": Words(40)}, rule=rule),
            Move(
                m.WriteNote,
                {"note": One(notes_or_new), "title": Words(80), "text": Words(NOTE, 0)},
                rule=rule,
                decided=1,
            ),
            Move(m.DropNote, {"note": One(notes_of)}, rule=rule, decided=1),
            Move(
                m.ShowNote,
                {"note": One(notes_of), "to": Some(others, least=0, suggest=readers)},
                rule=rule,
                decided=1,
            ),
            Move(
                m.SetPronouns,
                {"who": One(self.people), "pronouns": Words(PRONOUNS, 0, suggest=SUGGESTED)},
                rule=rule,
            ),
            Move(m.Portray, {"who": One(self.people), "picture": Words(64, 0)}, rule=rule),
            Move(
                m.Plead,
                {"words": Words(SENTENCE), "command": Words(NOTE, 0, suggest=("",))},
                rule=rule,
                unless=(leading,),
                reading=(self.cannot_be_done,),
            ),
            Move(
                m.Allow,
                {"plea": One(pleas_between, unless=(self.cannot_be_granted,)), "reason": Words(SENTENCE, 0)},
                rule=rule,
                unless=led,
                owed=True,
                decided=1,
            ),
            Move(m.Deny, {"plea": One(pleas_between)}, rule=rule, owed=leads, decided=1),
            Move(
                m.Overrule,
                {**sets, "value": Words(SENTENCE, 0, suggest=("0",)), "reason": Words(SENTENCE, 0)},
                rule=rule,
                unless=led,
                reading=(self.bad_value,),
            ),
            Move(
                m.Nudge,
                {
                    "what": One(self.overruling.targets),
                    "field": One(self.overruling.fields_of, unless=(self.no_number,)),
                    "up": One(FLAG, unless=(self.no_further,)),
                },
                rule=rule,
                unless=led,
            ),
            Move(m.Reverse, {"receipt": receipts, "reason": Words(SENTENCE, 0)}, rule=rule, unless=led, decided=1),
            Move(m.ChangeRule, changes, rule=rule, unless=(*led, self.in_the_middle)),
            Move(m.CloseTable, {}, rule=rule, unless=(*led, session_on)),
        ]
        if self.hands_over:
            found.append(Move(m.HandOver, {"to": One(others)}, rule=rule, unless=(*led, self.in_the_middle)))
        if self.owned is not None:
            found.append(self.owned.move(not_leading))
        return [*found, *self.scenes.moves(not_leading)] if self.scenes is not None else found

    def in_the_middle(self, state: S) -> bool:
        return self.busy(state) is not None

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
        return command if self.could_allow(state, seat, command) else None

    def could_allow(self, state: S, seat: int, command: Any) -> bool:
        """It is legal once what may be laid aside is."""
        move = self.moves.get(type(command))
        if move is None or type(command) in (*_NEVER, *self.never):
            return False
        return move.wrong(changed(state, lax=True), seat, command) is None

    def cannot_be_done(self, state: S, seat: int, command: str) -> bool:
        """What could not be done even then is not put before who leads."""
        return bool(command) and self.granted(state, seat, command) is None

    def cannot_be_granted(self, state: S, it: Plea) -> bool:
        return bool(it.command) and self.granted(state, it.seat, it.command) is None

    def act_allow(self, draft: D, seat: int, command: m.Allow) -> None:
        """The receipt first, then what comes of it, as if the rules had allowed it. What was asked in words is done in
        words."""
        desk = draft.state.desk
        plea = next(plea for plea in desk.pleas if plea.id == command.plea)
        asked = self.granted(draft.state, plea.seat, plea.command)
        draft.put(m.Allowed(desk.counted + 1, seat, plea.id, plea.seat, plea.words, command.reason.strip()))
        if asked is not None:
            self.acts[type(asked)](draft, plea.seat, asked)

    # Overruling

    def bad_value(self, field: str, value: str) -> bool:
        """A value of the wrong kind."""
        return self.overruling.meant(field, value) is None

    def no_number(self, state: S, what: str, it: str) -> bool:
        """Words, of which there is no next."""
        now = self.overruling.value_of(state, what, it)
        return stepped(now, up=True) == now == stepped(now, up=False)

    def no_further(self, state: S, what: str, field: str, it: bool) -> bool:
        """At its end already."""
        now = self.overruling.value_of(state, what, field)
        after = stepped(now, up=it)
        return after == now or self.overruling.meant(field, after) in (None, now)

    def act_nudge(self, draft: D, seat: int, command: m.Nudge) -> None:
        after = stepped(self.overruling.value_of(draft.state, command.what, command.field), up=command.up)
        self.act_overrule(draft, seat, m.Overrule(command.what, command.field, after))

    def act_overrule(self, draft: D, seat: int, command: m.Overrule) -> None:
        before = self.overruling.value_of(draft.state, command.what, command.field)
        after = self.overruling.meant(command.field, command.value)
        assert after is not None
        number = draft.state.desk.counted + 1
        draft.put(m.Overruled(number, seat, command.what, command.field, before, after, command.reason.strip()))
        self.overruling.set_value(draft, command.what, command.field, after)

    def piece_gone(self, state: S, it: Receipt) -> bool:
        """Set back while the piece is still there, and has such a value."""
        return not self.is_there(state, it)

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

    def house_rules(self) -> dict[str, Option]:
        """What was settled when the table opened, changed later only in the open; not in the middle of something."""
        return {option.key: option for option in self.options}

    def unchangeable(self, state: S, it: Option) -> bool:
        return self.settled is not None and self.settled(state, it) is not None


def choices(option: Option) -> tuple[str, ...]:
    """The values a house rule may take."""
    return tuple([choice.value for choice in option.values]) or tuple(
        [str(n) for n in range(option.least, option.most + 1)]
    )


def values_of(key: Option) -> tuple[str, ...]:
    return choices(key)


# What is the same whatever is played


def not_leading(state: WithDesk, seat: int) -> bool:
    return not leads(state, seat)


def leading(state: WithDesk, seat: int) -> bool:
    return leads(state, seat)


def session_on(state: WithDesk) -> bool:
    return state.desk.sitting


def others(state: WithDesk, seat: int) -> list[int]:
    return [other for other in range(len(state.desk.people)) if other != seat]


def notes_of(state: WithDesk, seat: int) -> tuple[Note, ...]:
    return state.desk.notes[seat]


def notes_or_new(state: WithDesk, seat: int) -> dict[int, Note | None]:
    return {0: None, **{note.id: note for note in notes_of(state, seat)}}


def readers(note: Note) -> tuple[int, ...]:
    """Who may read it already."""
    return note.to


def pleas_between(state: WithDesk, seat: int) -> list[Plea]:
    """Pleas are between who asks and who leads."""
    return [plea for plea in state.desk.pleas if seat in (plea.seat, state.desk.gm)]


def receipts_of(state: WithDesk) -> tuple[Receipt, ...]:
    return state.desk.receipts


def reversed_already(it: Receipt) -> bool:
    return it.reversed


def allowed(it: Receipt) -> bool:
    """What was allowed has happened."""
    return not it.what


def act_take_seat(draft: D, seat: int, command: m.TakeSeat) -> None:
    draft.put(m.SeatTaken(seat, command.name.strip(), draft.state.desk.people[seat]))


def act_hand_over(draft: D, seat: int, command: m.HandOver) -> None:
    draft.put(m.HandedOver(seat, command.to))


def act_note(draft: D, seat: int, command: m.WriteNote) -> None:
    mine = draft.state.desk.notes[seat]
    number = command.note or max([0, *[note.id for note in mine]]) + 1
    draft.put(m.NoteWritten(seat, number, command.title.strip(), command.text, _readers(draft, seat, number)))


def act_drop_note(draft: D, seat: int, command: m.DropNote) -> None:
    draft.put(m.NoteDropped(seat, command.note, _readers(draft, seat, command.note)))


def act_show_note(draft: D, seat: int, command: m.ShowNote) -> None:
    note = next(note for note in draft.state.desk.notes[seat] if note.id == command.note)
    draft.put(m.NoteShown(seat, note.id, note.title, tuple(sorted(command.to)), note.to))


def _readers(draft: Any, seat: int, number: int) -> tuple[int, ...]:
    return next((note.to for note in draft.state.desk.notes[seat] if note.id == number), ())


def act_pronouns(draft: D, seat: int, command: m.SetPronouns) -> None:
    draft.put(m.PronounsSet(command.who, command.pronouns.strip()))


def act_portray(draft: D, seat: int, command: m.Portray) -> None:
    draft.put(m.Portrayed(command.who, command.picture.strip()))


def act_plead(draft: D, seat: int, command: m.Plead) -> None:
    draft.put(m.Pleaded(draft.state.desk.counted + 1, seat, command.words.strip(), command.command))


def act_deny(draft: D, seat: int, command: m.Deny) -> None:
    draft.put(m.PleaLaidAside(command.plea, seat))


def act_rule(draft: D, seat: int, command: m.ChangeRule) -> None:
    before = str(getattr(draft.state.options, command.key))
    draft.put(m.RuleChanged(seat, command.key, before, command.value))


def act_close_table(draft: D, seat: int, command: m.CloseTable) -> None:
    draft.put(m.TableClosed(seat))
