"""What becomes of a memory: the Dealer judges, it is kept on the sheet, used at once or not, shared."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Flashback, State
from parlour.games.fugue.rules import action
from parlour.games.fugue.rules.ask import (
    active,
    alive,
    character,
    described,
    flashback,
    helpless,
    in_round,
    is_gc,
    leads,
    of_task,
    open_task,
    seat_of,
    teller,
    unfinished,
)
from parlour.games.fugue.rules.contest_ask import in_contest
from parlour.games.fugue.rules.contest_deal import step_in, steps_in
from parlour.games.fugue.rules.draft import Chapter, Draft

NONE: tuple[Offer, ...] = ()
REASON, NOTE = 300, 600
_ALL = ("FUG-053", "FUG-064", "FUG-065", "FUG-066", "FUG-088")
LIMITS: dict[str, tuple[str, ...]] = {
    "own": ("FUG-054", *_ALL),
    "gift": ("FUG-070", *_ALL),
    "signifier": ("FUG-054", *_ALL),
    "story": (),
}
"""3.4, FUG-A67: what the Dealer may send a memory back for, by how it came."""


def judged(state: State, seat: int, *stages: str) -> list[Flashback]:
    """Memories of others that wait for the Dealer, or are far enough for her to stop them."""
    if not leads(state, seat) or not active(state):
        return []
    return [f for f in unfinished(state) if f.stage in stages and teller(state, f) != seat]


def offer_accept(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("accept_ability", (f.id,), ()) for f in judged(state, seat, "judged")]


def act_accept(draft: Draft, seat: int, command: m.AcceptAbility) -> None:
    keep(draft, command.flashback)


def offer_veto(state: State, seat: int) -> Sequence[Offer]:
    """FUG-072: over a gift's ability alone."""
    return [
        Offer("veto_ability", (f.id,), (Text(REASON),))
        for f in judged(state, seat, "judged")
        if f.way == "gift" or state.lax
    ]


def act_veto(draft: Draft, seat: int, command: m.VetoAbility) -> None:
    draft.put(m.AbilityVetoed(command.flashback, draft.flashback(command.flashback).ability, command.reason.strip()))


def offer_send_back(state: State, seat: int) -> Sequence[Offer]:
    """Only for what flashbacks are not, never for taste; that its ability does not fit (FUG-054) once one is named."""
    offers = []
    for memory in judged(state, seat, "ability", "naming", "judged"):
        offers.append(Offer("send_back", (memory.id,), (Pick(limits_of(memory)), Text(REASON)), False))
    return offers


def limits_of(memory: Flashback) -> tuple[str, ...]:
    """What it may be sent back for now."""
    named = memory.stage == "judged" and not memory.gained
    return tuple([limit for limit in LIMITS[memory.way] if limit != "FUG-054" or named])


def act_send_back(draft: Draft, seat: int, command: m.SendBack) -> None:
    draft.put(m.SentBack(command.flashback, command.limit, command.reason.strip()))


def keep(draft: Draft, which: str) -> None:
    """FUG-055, FUG-067: memory and ability are written on the sheet, one ability for each who receives."""
    memory = draft.flashback(which)
    who = takers(draft.state, memory)
    gains = tuple([(one, draft.new_id("b", step)) for step, one in enumerate(who, 1)])
    if gains:
        draft.put(m.FlashbackKept(which, gains, who if memory.way == "signifier" else ()))
    else:
        draft.put(m.FlashbackWithdrawn(which, draft.state.desk.gm))
    action.after_memory(draft)


def takers(state: State, memory: Flashback) -> tuple[str, ...]:
    """Who has yet to gain by it: alive, and in her player's hands (FUG-062, FUG-200)."""
    people = [character(state, who) for who in memory.to if who not in memory.gained]
    return tuple([person.id for person in people if alive(person) and not is_gc(state, person)])


def forget(draft: Draft, who: str) -> None:
    """Who is dead, or in the Dealer's hands, gains nothing more: what was being told for her alone is taken back."""
    for memory in unfinished(draft.state):
        if who in memory.choosing:
            draft.put(m.Declined(memory.id, who))
        elif who in memory.to and who not in memory.gained and not takers(draft.state, memory):
            draft.put(m.FlashbackWithdrawn(memory.id, draft.state.desk.gm))
    action.after_memory(draft)


# Using it at once


def choosers(state: State, seat: int) -> list[tuple[Flashback, str]]:
    found = [(f, who) for f in unfinished(state) for who in f.choosing]
    return [(f, who) for f, who in found if seat_of(state, character(state, who)) == seat]


def takes_part(state: State, memory: Flashback, who: str) -> bool:
    """In the action that brought it: the task; or with cards in the hand that is being played; between hands, in the
    contest at all."""
    contest, task = state.contest, open_task(state)
    if contest is None or of_task(state, memory):
        return task is not None and task.who == who
    return in_round(state, who) if contest.stage in ("turn", "reply") else in_contest(state, who)


def offer_use_now(state: State, seat: int) -> Sequence[Offer]:
    return [
        Offer("use_now", (f.id, who), (Text(NOTE, least=0),))
        for f, who in choosers(state, seat)
        if takes_part(state, f, who)
    ]


def act_use_now(draft: Draft, seat: int, command: m.UseNow) -> None:
    gained = new_ability(draft.state, command.flashback, command.who)
    draft.put(m.UsedNow(command.flashback, command.who, gained, command.text.strip()))
    action.try_again(draft, command.who, gained)
    action.after_memory(draft)


def offer_intercede(state: State, seat: int) -> Sequence[Offer]:
    return [
        Offer("intercede", (f.id, who), (Text(NOTE, least=0),))
        for f, who in choosers(state, seat)
        if not takes_part(state, f, who)
    ]


def act_intercede(draft: Draft, seat: int, command: m.Intercede) -> None:
    gained = new_ability(draft.state, command.flashback, command.who)
    draft.put(m.IntercedeAsked(command.flashback, command.who, gained, command.text.strip()))


def offer_decline(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("decline", (f.id, who), ()) for f, who in choosers(state, seat)]


def act_decline(draft: Draft, seat: int, command: m.Decline) -> None:
    draft.put(m.Declined(command.flashback, command.who))
    action.after_memory(draft)


def new_ability(state: State, which: str, who: str) -> str:
    """The ability this memory gave."""
    return next(a.id for a in character(state, who).abilities if a.flashback == which)


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A45: the Dealer picks a told act, or a place in the round."""
    if not leads(state, seat):
        return NONE
    asked = [leave.who for leave in state.leaves if leave.what == "intercede"]
    return [Offer("answer_intercede", (who,), (Pick((0, *sides_for(state, who))),)) for who in asked]


def sides_for(state: State, who: str) -> tuple[int, ...]:
    """Nobody who lies on the ground or misses the round is dealt in (FUG-A29), nor who remembered by the card of a
    task."""
    person = character(state, who)
    new = {leave.target for leave in state.leaves if leave.who == who and leave.what == "intercede"}
    elsewhere = any(one.id in new and of_task(state, flashback(state, one.flashback)) for one in person.abilities)
    return () if elsewhere or helpless(state, person) else steps_in(state)


def act_answer(draft: Draft, seat: int, command: m.AnswerIntercede) -> None:
    leave = next(leave for leave in draft.state.leaves if leave.who == command.who and leave.what == "intercede")
    draft.put(m.Interceded(command.who, command.side))
    if command.side:
        step_in(draft, command.who, leave.target, command.side)
    action.after_memory(draft)


# Afterwards


def offer_postpone(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A41: to the end of the hand; also what a second Signifier adds to a memory."""
    contest = state.contest
    if not leads(state, seat) or contest is None or contest.stage not in ("turn", "reply"):
        return NONE
    due = [
        f
        for f in unfinished(state)
        if f.way == "signifier" and f.stage == "memory" and not f.back and not f.late and not of_task(state, f)
    ]
    return [Offer("postpone", (f.id,), (), False) for f in due]


def act_postpone(draft: Draft, seat: int, command: m.Postpone) -> None:
    draft.put(m.FlashbackPostponed(command.flashback))


def kept(state: State) -> list[Flashback]:
    return [f for f in state.flashbacks if f.stage in ("kept", "choice")]


def offer_note(state: State, seat: int) -> Sequence[Offer]:
    """FUG-058: what it proves is for the persona's player."""
    mine = [f for f in kept(state) if any(character(state, who).seat == seat for who in f.to)]
    return [Offer("note_memory", (f.id,), (Text(NOTE, least=0),), False) for f in mine]


def act_note(draft: Draft, seat: int, command: m.NoteMemory) -> None:
    draft.put(m.MemoryNoted(command.flashback, command.text.strip()))


def offer_share(state: State, seat: int) -> Sequence[Offer]:
    offers = []
    for memory in kept(state) if active(state) else ():
        if not any(seat_of(state, character(state, who)) == seat and alive(character(state, who)) for who in memory.to):
            continue
        others = tuple([c.id for c in state.characters if described(c) and alive(c) and c.id not in memory.known])
        if others:
            offers.append(Offer("share_memory", (memory.id,), (Choose(others, 1, len(others)),), False))
    return offers


def act_share(draft: Draft, seat: int, command: m.ShareMemory) -> None:
    draft.put(m.MemoryShared(command.flashback, command.others))


def offer_correct(state: State, seat: int) -> Sequence[Offer]:
    """What was written by mistake, off the sheet again; not while cards are played for it."""
    if not leads(state, seat) or state.contest is not None or open_task(state) is not None:
        return NONE
    return [Offer("correct_memory", (f.id,), (Text(REASON),), False) for f in state.flashbacks if f.stage == "kept"]


def act_correct(draft: Draft, seat: int, command: m.CorrectMemory) -> None:
    draft.put(m.MemoryTakenBack(command.flashback, command.reason.strip()))


CHAPTER: Chapter = {
    m.AcceptAbility: (offer_accept, act_accept),
    m.VetoAbility: (offer_veto, act_veto),
    m.SendBack: (offer_send_back, act_send_back),
    m.UseNow: (offer_use_now, act_use_now),
    m.Intercede: (offer_intercede, act_intercede),
    m.Decline: (offer_decline, act_decline),
    m.AnswerIntercede: (offer_answer, act_answer),
    m.Postpone: (offer_postpone, act_postpone),
    m.NoteMemory: (offer_note, act_note),
    m.ShareMemory: (offer_share, act_share),
    m.CorrectMemory: (offer_correct, act_correct),
}
