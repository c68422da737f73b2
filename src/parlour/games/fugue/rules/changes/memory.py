"""What the events of flashbacks do to the state: no checks, no chance."""

from typing import Literal

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, Count, Flashback, Fragment, Leave
from parlour.games.fugue.rules.ask import needs
from parlour.games.fugue.rules.draft import Draft, applies


@applies(m.FlashbackBegun)
def flashback_begun(draft: Draft, event: m.FlashbackBegun) -> None:
    _add(
        draft,
        Flashback(
            event.flashback,
            event.way,
            (event.to,),
            event.teller,
            trigger=event.trigger,
            present=event.present,
            must=event.must,
            augments=event.augments,
            chapter=draft.state.chapter,
        ),
    )


def _add(draft: Draft, memory: Flashback) -> None:
    draft.count(memory.id)
    draft.set(flashbacks=(*draft.state.flashbacks, memory))


@applies(m.SignifierTurned)
def signifier_turned(draft: Draft, event: m.SignifierTurned) -> None:
    _add(
        draft,
        Flashback(
            event.flashback,
            "signifier",
            (event.to,),
            event.teller,
            trigger=event.trigger,
            present=(*event.must, *event.offered),
            must=event.must,
            card=event.card,
            round=event.round,
            hand=event.hand,
            late=event.late,
            chapter=draft.state.chapter,
        ),
    )


@applies(m.SignifierJoined)
def signifier_joined(draft: Draft, event: m.SignifierJoined) -> None:
    """FUG-A42: whoever turned the second card tells on, or words anew what was sent back; what was named but not kept
    is named anew."""
    memory = draft.flashback(event.flashback)
    named = memory.ability if memory.gained else ""
    back = memory.back if memory.stage == "memory" else ""
    draft.set_flashback(
        event.flashback, to=(*memory.to, event.to), teller=event.teller, stage="memory", back=back, ability=named,
        must=_each(memory.must, event.must), present=_each(memory.present, (*event.must, *event.offered)),
    )  # fmt: skip


def _each(some: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*some, *more)))


@applies(m.MemoryTold)
def memory_told(draft: Draft, event: m.MemoryTold) -> None:
    memory = draft.flashback(event.flashback)
    draft.set_flashback(
        event.flashback,
        memory=(*memory.memory, Fragment(event.seat, event.text)),
        present=_each(memory.present, event.present),
        augments=event.augments or memory.augments,
        stage=after_telling(memory),
    )


def after_telling(memory: Flashback) -> Literal["ability", "judged"]:
    """The ability is named next; where somebody has it already (FUG-A42), only the Dealer's word is left."""
    return "judged" if memory.gained else "ability"


@applies(m.MemoryReworded)
def memory_reworded(draft: Draft, event: m.MemoryReworded) -> None:
    """FUG-088: of a memory that is on a sheet already only the last piece was in question."""
    memory = draft.flashback(event.flashback)
    stands = memory.memory[:-1] if memory.gained else ()
    present = _each(memory.present if memory.gained else memory.must, event.present)
    told = (*stands, Fragment(event.seat, event.text))
    draft.set_flashback(
        event.flashback, trigger=event.trigger, memory=told, present=present, back="", stage=after_telling(memory)
    )


@applies(m.AbilityNamed)
def ability_named(draft: Draft, event: m.AbilityNamed) -> None:
    draft.set_flashback(event.flashback, ability=event.ability, parts=event.parts, stage="judged", back="")


@applies(m.NamingLeft)
def naming_left(draft: Draft, event: m.NamingLeft) -> None:
    draft.set_flashback(event.flashback, stage="naming")


@applies(m.AbilityVetoed)
def ability_vetoed(draft: Draft, event: m.AbilityVetoed) -> None:
    draft.set_flashback(event.flashback, ability="", parts=(), stage="ability", back=event.reason)


@applies(m.SentBack)
def sent_back(draft: Draft, event: m.SentBack) -> None:
    """FUG-054 concerns the ability alone; all else the memory."""
    stage, memory = "ability" if event.limit == "FUG-054" else "memory", draft.flashback(event.flashback)
    draft.set_flashback(event.flashback, stage=stage, back=f"{event.limit}: {event.reason}")
    if not memory.gained:
        draft.set_flashback(event.flashback, ability="", parts=())


@applies(m.FlashbackKept)
def flashback_kept(draft: Draft, event: m.FlashbackKept) -> None:
    memory = draft.flashback(event.flashback)
    for who, which in event.gains:
        draft.count(which)
        person = draft.character(who)
        new = Ability(which, memory.ability, memory.parts, memory.id)
        if any(wound.permanent and needs(new, wound.part) for wound in person.wounds):
            new = replace(new, lost=True)  # FUG-197: the part it needs is gone
        draft.set_character(who, abilities=(*person.abilities, new))
    counted(draft, memory)
    choosing = _each(memory.choosing, event.choosing)
    draft.set_flashback(
        event.flashback,
        gained=_each(memory.gained, tuple([who for who, _ in event.gains])),
        known=_each(memory.known, memory.to),
        choosing=choosing,
        stage="choice" if choosing else "kept",
        back="",
        late=False,
    )


def counted(draft: Draft, memory: Flashback) -> None:
    """Ways 1 and 2 are used up at this moment, not before (3.4)."""
    counts = list(draft.state.counts)
    one = counts[memory.teller]
    if memory.way == "own":
        counts[memory.teller] = Count(one.own + 1, one.gift)
    elif memory.way == "gift":
        counts[memory.teller] = Count(one.own, one.gift + 1)
    draft.set(counts=tuple(counts))


@applies(m.FlashbackWithdrawn)
def flashback_withdrawn(draft: Draft, event: m.FlashbackWithdrawn) -> None:
    """What is on a sheet already stays there; only what was to be added for somebody else is dropped."""
    memory = draft.flashback(event.flashback)
    if not memory.gained:
        _remove(draft, event.flashback)
        return
    added = memory.stage == "judged" or bool(memory.back)
    draft.set_flashback(
        memory.id, to=memory.gained, memory=memory.memory[:-1] if added else memory.memory, back="", late=False,
        stage="choice" if memory.choosing else "kept",
    )  # fmt: skip


def _remove(draft: Draft, which: str) -> None:
    """With all that was tied to it."""
    left = [f for f in draft.state.flashbacks if f.id != which]
    pins = [replace(pin, links=tuple([link for link in pin.links if link != which])) for pin in draft.state.pins]
    draft.set(flashbacks=tuple([replace(f, augments="") if f.augments == which else f for f in left]), pins=tuple(pins))


@applies(m.FlashbackPostponed)
def flashback_postponed(draft: Draft, event: m.FlashbackPostponed) -> None:
    draft.set_flashback(event.flashback, late=True)


@applies(m.MemoryNoted)
def memory_noted(draft: Draft, event: m.MemoryNoted) -> None:
    draft.set_flashback(event.flashback, note=event.text)


@applies(m.MemoryShared)
def memory_shared(draft: Draft, event: m.MemoryShared) -> None:
    draft.set_flashback(event.flashback, known=_each(draft.flashback(event.flashback).known, event.others))


# Using it at once


def chosen(draft: Draft, which: str, who: str) -> None:
    memory = draft.flashback(which)
    choosing = tuple([one for one in memory.choosing if one != who])
    draft.set_flashback(
        which, choosing=choosing, stage="kept" if memory.stage == "choice" and not choosing else memory.stage
    )


@applies(m.UsedNow)
def used_now(draft: Draft, event: m.UsedNow) -> None:
    chosen(draft, event.flashback, event.who)
    if draft.state.contest is not None:
        draft.set_contest(fresh=(*draft.contest.fresh, (event.who, event.ability)))


@applies(m.IntercedeAsked)
def intercede_asked(draft: Draft, event: m.IntercedeAsked) -> None:
    chosen(draft, event.flashback, event.who)
    draft.set(leaves=(*draft.state.leaves, Leave(event.who, "intercede", event.ability)))


@applies(m.Declined)
def declined(draft: Draft, event: m.Declined) -> None:
    chosen(draft, event.flashback, event.who)


@applies(m.Interceded)
def interceded(draft: Draft, event: m.Interceded) -> None:
    draft.set(
        leaves=tuple(
            [leave for leave in draft.state.leaves if not (leave.who == event.who and leave.what == "intercede")]
        )
    )


@applies(m.MemoryTakenBack)
def memory_taken_back(draft: Draft, event: m.MemoryTakenBack) -> None:
    people = [
        replace(c, abilities=tuple([a for a in c.abilities if a.flashback != event.flashback]))
        for c in draft.state.characters
    ]
    draft.set(characters=tuple(people))
    _remove(draft, event.flashback)
