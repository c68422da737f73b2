"""What becomes of a memory: the Dealer judges, it is kept on the sheet, used at once or not, shared."""

from parlour.core.judge import Move, One, Some, Words
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Character, Flashback, State
from parlour.games.fugue.rules import action
from parlour.games.fugue.rules.ask import (
    alive,
    character,
    flashback,
    helpless,
    in_round,
    is_gc,
    of_task,
    open_task,
    seat_of,
    teller,
    unfinished,
)
from parlour.games.fugue.rules.conditions import (
    DEALING,
    PLAY,
    contest_open,
    dead,
    not_dealer,
    not_yours,
    nothing_told,
    people,
    queue,
    task_open,
    unmade,
)
from parlour.games.fugue.rules.contest_ask import in_contest
from parlour.games.fugue.rules.contest_deal import step_in, steps_in
from parlour.games.fugue.rules.draft import Draft, Moves

REASON, NOTE = 300, 600
_ALL = ("FUG-053", "FUG-064", "FUG-065", "FUG-066", "FUG-088")
LIMITS: dict[str, tuple[str, ...]] = {
    "own": ("FUG-054", *_ALL),
    "gift": ("FUG-070", *_ALL),
    "signifier": ("FUG-054", *_ALL),
    "story": (),
}
"""3.4, FUG-A67: what the Dealer may send a memory back for, by how it came."""


def settled(it: Flashback) -> bool:
    """Judged already: its ability is on the sheet."""
    return it.stage == "choice"


def you_tell(state: State, seat: int, it: Flashback) -> bool:
    """3.4: what the Dealer tells herself needs nobody's leave."""
    return teller(state, it) == seat


def no_ability_yet(it: Flashback) -> bool:
    return it.stage != "judged"


def no_gift(it: Flashback) -> bool:
    """FUG-072: the veto is over a gift's ability alone."""
    return it.way != "gift"


def nothing_of_it(it: Flashback) -> bool:
    """Not told yet, or sent back already."""
    return it.stage == "memory"


def act_accept(draft: Draft, seat: int, command: m.AcceptAbility) -> None:
    keep(draft, command.flashback)


def act_veto(draft: Draft, seat: int, command: m.VetoAbility) -> None:
    draft.put(m.AbilityVetoed(command.flashback, draft.flashback(command.flashback).ability, command.reason.strip()))


def limits_of(flashback: Flashback) -> tuple[str, ...]:
    """Only for what flashbacks are not, never for taste; that its ability does not fit (FUG-054) once one is named."""
    named = flashback.stage == "judged" and not flashback.gained
    return tuple([limit for limit in LIMITS[flashback.way] if limit != "FUG-054" or named])


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


def nothing_waits(it: Flashback) -> bool:
    return not it.choosing


def not_choosing(flashback: Flashback, it: Character) -> bool:
    return it.id not in flashback.choosing


def outside_action(state: State, flashback: Flashback, it: Character) -> bool:
    return not takes_part(state, flashback, it.id)


def in_the_action(state: State, flashback: Flashback, it: Character) -> bool:
    return takes_part(state, flashback, it.id)


def takes_part(state: State, memory: Flashback, who: str) -> bool:
    """In the action that brought it: the task; or with cards in the hand that is being played; between hands, in the
    contest at all."""
    contest, task = state.contest, open_task(state)
    if contest is None or of_task(state, memory):
        return task is not None and task.who == who
    return in_round(state, who) if contest.stage in ("turn", "reply") else in_contest(state, who)


def act_use_now(draft: Draft, seat: int, command: m.UseNow) -> None:
    gained = new_ability(draft.state, command.flashback, command.who)
    draft.put(m.UsedNow(command.flashback, command.who, gained, command.text.strip()))
    action.try_again(draft, command.who, gained)
    action.after_memory(draft)


def act_intercede(draft: Draft, seat: int, command: m.Intercede) -> None:
    gained = new_ability(draft.state, command.flashback, command.who)
    draft.put(m.IntercedeAsked(command.flashback, command.who, gained, command.text.strip()))


def act_decline(draft: Draft, seat: int, command: m.Decline) -> None:
    draft.put(m.Declined(command.flashback, command.who))
    action.after_memory(draft)


def new_ability(state: State, which: str, who: str) -> str:
    """The ability this memory gave."""
    return next(a.id for a in character(state, who).abilities if a.flashback == which)


def nobody_steps_in(state: State) -> bool:
    return not any(leave.what == "intercede" for leave in state.leaves)


def not_stepping_in(state: State, it: Character) -> bool:
    return not any(leave.what == "intercede" and leave.who == it.id for leave in state.leaves)


def told_or_sides(state: State, who: Character) -> tuple[int, ...]:
    """FUG-A45: the Dealer picks a told act, or a place in the round."""
    return (0, *sides_for(state, who.id))


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


def no_hand(state: State) -> bool:
    """FUG-A41: to the end of the hand that is played; also what a second Signifier adds to a memory."""
    return state.contest is None or state.contest.stage not in ("turn", "reply")


def no_signifiers(it: Flashback) -> bool:
    return it.way != "signifier"


def told_in_part(it: Flashback) -> bool:
    return it.stage != "memory" or bool(it.back)


def late_already(it: Flashback) -> bool:
    return it.late


def tasks_memory(state: State, it: Flashback) -> bool:
    return of_task(state, it)


def act_postpone(draft: Draft, seat: int, command: m.Postpone) -> None:
    draft.put(m.FlashbackPostponed(command.flashback))


def on_sheets(state: State) -> list[Flashback]:
    return [f for f in state.flashbacks if f.stage in ("kept", "choice")]


def for_its_player(state: State, seat: int, it: Flashback) -> bool:
    """FUG-058: what it proves is for the persona's player."""
    return not any(character(state, who).seat == seat for who in it.to)


def for_its_persona(state: State, seat: int, it: Flashback) -> bool:
    """FUG-061: only whoever has it, and lives, tells of it."""
    owners = [character(state, who) for who in it.to]
    return not any(seat_of(state, person) == seat and alive(person) for person in owners)


def knows_it(flashback: Flashback, it: Character) -> bool:
    return it.id in flashback.known


def in_use(it: Flashback) -> bool:
    return it.stage == "choice"


def act_note(draft: Draft, seat: int, command: m.NoteMemory) -> None:
    draft.put(m.MemoryNoted(command.flashback, command.text.strip()))


def act_share(draft: Draft, seat: int, command: m.ShareMemory) -> None:
    draft.put(m.MemoryShared(command.flashback, command.others))


def act_correct(draft: Draft, seat: int, command: m.CorrectMemory) -> None:
    draft.put(m.MemoryTakenBack(command.flashback, command.reason.strip()))


_JUDGING = (*DEALING, nothing_told)
_CHOOSING = (*PLAY, nothing_told)
MOVES: Moves = {
    Move(
        m.AcceptAbility,
        {"flashback": One(queue, unless=(settled, you_tell, no_ability_yet))},
        rule="FUG-054",
        unless=_JUDGING,
        owed=True,
        decided=1,
    ): act_accept,
    Move(
        m.VetoAbility,
        {
            "flashback": One(queue, unless=(settled, you_tell, no_gift, no_ability_yet)),
            "reason": Words(REASON, 0),
        },
        rule="FUG-072",
        unless=_JUDGING,
        owed=True,
        decided=1,
    ): act_veto,
    Move(
        m.SendBack,
        {
            "flashback": One(queue, unless=(settled, you_tell, nothing_of_it)),
            "limit": One(limits_of),
            "reason": Words(REASON, 0),
        },
        rule="FUG-A67",
        unless=_JUDGING,
        decided=1,
    ): act_send_back,
    Move(
        m.UseNow,
        {
            "flashback": One(queue, unless=(nothing_waits,)),
            "who": One(people, unless=(not_choosing, not_yours, outside_action)),
            "text": Words(NOTE, 0),
        },
        rule="FUG-081",
        unless=_CHOOSING,
        owed=True,
        decided=2,
    ): act_use_now,
    Move(
        m.Intercede,
        {
            "flashback": One(queue, unless=(nothing_waits,)),
            "who": One(people, unless=(not_choosing, not_yours, in_the_action)),
            "text": Words(NOTE, 0),
        },
        rule="FUG-081",
        unless=_CHOOSING,
        owed=True,
        decided=2,
    ): act_intercede,
    Move(
        m.Decline,
        {
            "flashback": One(queue, unless=(nothing_waits,)),
            "who": One(people, unless=(not_choosing, not_yours)),
        },
        rule="FUG-081",
        unless=_CHOOSING,
        owed=True,
        decided=2,
    ): act_decline,
    Move(
        m.AnswerIntercede,
        {"who": One(people, unless=(not_stepping_in,)), "side": One(told_or_sides, empty=0)},
        rule="FUG-A45",
        unless=(*DEALING, nobody_steps_in),
        owed=True,
        decided=1,
    ): act_answer,
    Move(
        m.Postpone,
        {"flashback": One(queue, unless=(no_signifiers, late_already, told_in_part, tasks_memory))},
        rule="FUG-A41",
        unless=(*_JUDGING, no_hand),
        decided=1,
    ): act_postpone,
    Move(
        m.NoteMemory,
        {"flashback": One(on_sheets, unless=(for_its_player,)), "text": Words(NOTE, 0)},
        rule="FUG-058",
        decided=1,
    ): act_note,
    Move(
        m.ShareMemory,
        {
            "flashback": One(on_sheets, unless=(for_its_persona,)),
            "others": Some(people, unless=(unmade, dead, knows_it)),
        },
        rule="FUG-061",
        unless=PLAY,
        decided=1,
    ): act_share,
    Move(
        m.CorrectMemory,
        {"flashback": One(on_sheets, unless=(in_use,)), "reason": Words(REASON, 0)},
        rule="FUG-035",
        unless=(not_dealer, contest_open, task_open),
        decided=1,
    ): act_correct,
}
