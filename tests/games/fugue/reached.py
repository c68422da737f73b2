"""States of Fugue by the events that lead to them, from a state that play could have left.

change(state, SCOTTY, down="knocked")           # one character is otherwise
alter(state, counts=..., leaves=...)            # the table is
piles(state, deck=(key("Six of Cups"),))        # the other cards were turned, or lie where it is said
closed(state)                                   # its chapter is over
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from games.reaching import desk, reach, rules
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Ability, Count, Gone, Leave, State, Task, Telling
from parlour.games.fugue.rules.ask import character
from parlour.games.fugue.rules.draft import Draft
from parlour.roleplay.moves import Allow, Plead, ValueSet

Events = Iterable[Any]


def cards(state: State) -> list[str]:
    """Every card wherever it lies."""
    found = [*state.deck, *state.discard, *[gone.card for gone in state.gone]]
    found += [card for one in state.tasks if one.stage != "done" for card in one.cards]
    if state.contest is not None:
        found += [card for hand in state.contest.hands for card in (*hand.up, *hand.down)]
        found += [wild.card for wild in state.contest.wilds if not wild.used]
    return sorted(found)


def happened(state: State, events: Events) -> State:
    """The state after these events; each card is still there, and there once."""
    state = Draft.evolve(state, tuple(events))
    assert cards(state) == sorted(KEYS), "a card is lost, or there twice"
    return state


# Characters


def _down(state: State, who: str, value: str) -> Events:
    yield m.KnockedOut(who) if value == "knocked" else m.Died(who) if value else m.CameRound(who)


def _detail(state: State, who: str, value: str) -> Events:
    """The Dealer strikes out what was accepted."""
    assert not value
    yield m.StruckOut(who, "detail", character(state, who).detail, "too much")


def _wounds(state: State, who: str, wounds: tuple[Any, ...]) -> Events:
    known = {wound.id: wound for wound in character(state, who).wounds}
    for wound in wounds:
        if wound.id not in known:
            yield m.Wounded(who, wound.id, wound.part, wound.permanent, wound.bleeding, wound.text)
        if wound.tended:
            yield m.WoundTended(who, wound.id)
        if wound.healed:
            yield m.WoundHealed(who, wound.id)


def _learned(state: State, who: str, new: Ability) -> Iterator[Any]:
    """By a memory for the story's sake that is on the sheet."""
    assert character(state, who).seat >= 0, "only a persona remembers"
    seat = state.desk.gm
    which = new.flashback or f"f{max(state.made, int(new.id[1:])) + 1}"
    yield m.FlashbackBegun(which, "story", who, seat, "it", (), (), "")
    yield m.MemoryTold(which, seat, "Long ago.", (), "")
    yield m.AbilityNamed(which, seat, new.text, new.parts)
    yield m.FlashbackKept(which, ((who, new.id),), ())


def _abilities(state: State, who: str, abilities: tuple[Ability, ...]) -> Events:
    known = {one.id for one in character(state, who).abilities}
    for one in abilities:
        if one.id not in known:
            yield from _learned(state, who, one)


_WAYS: dict[str, Any] = {
    "down": _down,
    "parked": lambda state, who, value: [m.PersonaParked(who, value)],
    "here": lambda state, who, value: [m.SentOff(who, value)],
    "seat": lambda state, who, seat: [m.Adopted(who, seat)],
    "detail": _detail,
    "wounds": _wounds,
    "abilities": _abilities,
    "looks": lambda state, who, looks: [ValueSet(who, "looks", looks)],
    "signifier": lambda state, who, card: [m.SignifiersDealt(((who, card),))] if card else [],
}


def change(state: State, who: str, **values: Any) -> State:
    """One character is otherwise."""
    return reach(state, _WAYS, values, lambda state: character(state, who), Draft.evolve, who)


def learned(state: State, who: str, text: str, *parts: str) -> State:
    """Somebody can do something more, by a memory."""
    return happened(state, _learned(state, who, Ability(f"b{state.made + 1}", text, parts)))


# The table


def _desk(state: State, then: Any) -> Events:
    if then.gm != state.desk.gm:
        yield m.DealerChanged(then.gm, state.desk.gm, state.chapter)
    yield from desk(state, then)


def _counts(state: State, counts: tuple[Count, ...]) -> Events:
    """By the Dealer's word."""
    for seat, (now, then) in enumerate(zip(state.counts, counts, strict=True)):
        for field in Count.__struct_fields__:
            if getattr(now, field) != getattr(then, field):
                yield ValueSet(f"@{seat}", field, str(getattr(then, field)))


def _leaves(state: State, leaves: tuple[Leave, ...]) -> Events:
    for one in leaves:
        if one not in state.leaves:
            yield from _leave(one)


def _leave(one: Leave) -> Events:
    if one.what in ("flee", "hold"):
        yield m.LeaveAsked(one.who, one.what)  # type: ignore[arg-type]
    elif one.what == "finish":
        yield m.FinishAsked(one.who, one.target)
    else:
        assert one.what == "bleed", "who steps in has remembered something: `steps_in`"
        yield m.DeathWarned(one.who, one.who)


def _tasks(state: State, tasks: tuple[Task, ...]) -> Events:
    known = {one.id for one in state.tasks}
    for one in [one for one in tasks if one.id not in known]:
        yield m.TaskSet(one.id, 0, one.who, one.text, one.difficulty, one.ability, one.unit)
        for card in one.cards:
            yield m.CardFlipped(one.id, card, one.outcome, one.spent, bool(one.locked))  # type: ignore[arg-type]
        if one.stage == "done":
            yield m.TaskClosed(one.id)


def _tellings(state: State, tellings: tuple[Telling, ...]) -> Events:
    for one in tellings:
        yield m.TellingDue(one.id, one.seat, one.who, one.cards, one.about)
        yield from [m.IdeaGiven(one.id, by, text) for by, text in one.ideas]


_TABLE: dict[str, Any] = {
    "options": rules,
    "desk": _desk,
    "content": lambda state, content: [m.ContentSettled(state.desk.gm, content)],
    "proposal": lambda state, one: [m.DealerProposed(one.seat, one.by, one.waiting)],
    "basics": lambda state, basics: [m.BasicAdded(text) for text in basics[len(state.basics) :]],
    "pins": lambda state, pins: [m.Pinned(pin.id, pin.kind, pin.by, pin.text, pin.links) for pin in pins],
    "counts": _counts,
    "declared": lambda state, all_: [m.ActionDeclared(d.id, d.who, d.text, d.ability, d.task) for d in all_],
    "tasks": _tasks,
    "tellings": _tellings,
    "leaves": _leaves,
}


def alter(state: State, **values: Any) -> State:
    """The table is otherwise."""
    return happened(reach(state, _TABLE, values, lambda state: state, Draft.evolve), ())


def away(state: State) -> State:
    """Nobody sits at the table: the sitting is over."""
    return alter(state, desk=msgspec.structs.replace(state.desk, sitting=False))


def closed(state: State, *, last: bool = False) -> State:
    """Its chapter is over, or the whole story."""
    return happened(state, [m.ChapterClosed(state.chapter, last)])


def signified(state: State, card: str, to: str, teller: int, *, late: bool = False) -> State:
    """A Signifier came up: a memory is due, under the next id."""
    which = f"f{state.made + 1}"
    return happened(state, [m.SignifierTurned(which, card, to, to, teller, "", (), (), state.flips, "", late)])


def steps_in(state: State, who: str) -> State:
    """Somebody remembered by a Signifier, and wants to step in with it."""
    person = character(state, who)
    due = signified(state, person.signifier, who, state.desk.gm)
    which, new = due.flashbacks[-1].id, f"b{due.made + 1}"
    events = [
        m.MemoryTold(which, state.desk.gm, "Long ago.", (), ""),
        m.AbilityNamed(which, state.desk.gm, "Fists", ()),
        m.FlashbackKept(which, ((who, new),), (who,)),
        m.IntercedeAsked(which, who, new, ""),
    ]
    return happened(due, events)


def permitted(state: State, seat: int, command: Any, play: Any, *turned: str) -> State:
    """What the rules refuse a seat and the Dealer allows: asked for, and granted; `play` as a test plays."""
    pleaded = play(state, seat, Plead("please", msgspec.json.encode(command).decode()))
    return play(pleaded, pleaded.desk.gm, Allow(pleaded.desk.pleas[-1].id, "so be it"), *turned)


# Where the cards lie

CROWD = 12
"""Nobody can do more than so many things."""


def piles(
    state: State, deck: Sequence[str] | None = None, discard: Sequence[str] | None = None, gone: Sequence[Gone] = ()
) -> State:
    """Cards were turned for a task that is over, others lost unseen with an ability; what then lies nowhere is held as
    wild cards by a crowd in the contest, which begins where there is none. Without `discard` all the rest was
    turned."""
    unseen = [one.card for one in gone]
    deck = [card for card in state.deck if card not in (*(discard or ()), *unseen)] if deck is None else deck
    rest = [card for card in state.deck if card not in (*deck, *unseen)]
    turned = rest if discard is None else [card for card in discard if card not in state.discard]
    held = [card for card in rest if card not in turned]
    if (held or gone) and state.contest is None:
        one, other = [one.id for one in state.characters][-2:]
        state = happened(
            state,
            [m.ContestOpened(state.contests + 1, "", False), m.GroupMade(1, ((one,), (other,))), m.GroupCame(1)],
        )
    for one in gone:
        state = happened(state, _lost(state, one))
    state = happened(state, _turned(state, turned))
    for at in range(0, len(held), CROWD):
        state = happened(state, _held(state, held[at : at + CROWD]))
    assert sorted(state.deck) == sorted(deck)
    return state


def _lost(state: State, one: Gone) -> Events:
    """A wild card that went with its ability."""
    who = next(person.id for person in state.characters if person.seat == one.seat)
    wild = f"x{state.made + 1}"
    return [m.WildDealt(who, "b0", wild, one.card, one.seat), m.WildLost(wild)]


def _turned(state: State, turned: Sequence[str]) -> Iterator[Any]:
    if turned:
        which = f"t{state.made + 1}"
        yield m.TaskSet(which, 0, state.characters[0].id, "A long night", 99, "", "minutes")
        yield from [m.CardFlipped(which, card, "", at, False) for at, card in enumerate(turned, 1)]
        yield from [m.TaskGivenUp(which), m.TaskClosed(which)]


def _held(state: State, held: Sequence[str]) -> Iterator[Any]:
    assert state.contest is not None
    who, at = f"c{state.made + 1}", state.made + 1
    can = tuple([Ability(f"b{at + number}", f"Trick {number}") for number in range(1, len(held) + 1)])
    yield m.BroughtOn(who, "A crowd", "", can, "")
    yield m.MovedToGroup(who, state.contest.groups[state.contest.at].number, 2)
    yield m.HeldBack(who)
    made = at + len(held)
    for number, (one, card) in enumerate(zip(can, held, strict=True), 1):
        yield m.WildDealt(who, one.id, f"x{made + number}", card, state.desk.gm)
