"""Skilled actions once they are ruled: the card that is flipped, what it makes of the task, and the telling of
cards."""

from typing import Literal

from parlour.core.judge import YES, Move, One, Words, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.model import Options, State, Task, Telling
from parlour.games.fugue.rules import declare
from parlour.games.fugue.rules.ask import (
    barred_by,
    character,
    held,
    in_round,
    of_task,
    open_task,
    seat_of,
    unfinished,
    untold,
)
from parlour.games.fugue.rules.conditions import DEALING, PLAY, TURNED, tellings, winner_unheard
from parlour.games.fugue.rules.declare import may_try
from parlour.games.fugue.rules.draft import Draft, Moves, can_draw
from parlour.games.fugue.rules.hands import number
from parlour.games.fugue.rules.signifier import turned
from parlour.roleplay.chapter import leads

TALE, IDEA, IDEAS = 600, 300, 12
"""How long what is told and suggested may be, and how many ideas one card may get."""


# The task that is under way


def no_task(state: State) -> bool:
    return open_task(state) is None


def card_turned(state: State) -> bool:
    """FUG-103: a task is taken back before its first card."""
    task = open_task(state)
    return task is not None and bool(task.cards)


def doer_playing(state: State) -> bool:
    """FUG-A80: who plays in a round of a contest has no hand free for it."""
    task = open_task(state)
    return task is not None and in_round(state, task.who)


def doer_incapacitated(state: State) -> bool:
    task = open_task(state)
    return task is not None and held(state, task.who)


def going_on(state: State) -> bool:
    """FUG-116: it is asked whether the work goes on."""
    task = open_task(state)
    return task is not None and task.stage == "going"


def not_going(state: State) -> bool:
    return not going_on(state)


def doer_wounded(state: State) -> bool:
    """FUG-193, FUG-196: a wound has barred its ability meanwhile."""
    task = open_task(state)
    if task is None or not task.ability:
        return False
    person = character(state, task.who)
    return all(one.id != task.ability or barred_by(person, one) for one in person.abilities)


def first_card_wounded(state: State) -> bool:
    return not card_turned(state) and doer_wounded(state)


def first_card_locked(state: State) -> bool:
    task = open_task(state)
    return task is not None and not task.cards and not may_try(state, task.who, task.text, task.ability)


def is_hindered(state: State) -> bool:
    """Before its first card: a wound bars the ability, or the character is locked in it."""
    return first_card_wounded(state) or first_card_locked(state)


def no_card(state: State) -> bool:
    """FUG-124."""
    return not can_draw(state)


def not_your_task(state: State, seat: int) -> bool:
    task = open_task(state)
    return task is not None and seat_of(state, character(state, task.who)) != seat


def not_again(state: State) -> bool:
    """FUG-A69: nobody uses a memory just gained in the task that brought it."""
    task = open_task(state)
    return task is None or task.stage != "again"


def act_drop(draft: Draft, seat: int, command: m.DropTask) -> None:
    draft.put(m.TaskDropped(the_task(draft).id))


# The card


def the_task(draft: Draft) -> Task:
    task = open_task(draft.state)
    assert task is not None
    return task


Outcome = Literal["", "success", "failure"]


def judged(task: Task, card: str, options: Options) -> tuple[Outcome, int, bool]:
    """FUG-104 to FUG-108, FUG-114 to FUG-117 (table 3.3): what a card makes of a task, the time spent, and whether it
    locks."""
    if is_major(card):
        return "success" if task.ability else "failure", task.spent, not task.ability
    worth = number(card, options)
    if not task.unit:
        return "success" if worth >= task.difficulty else "failure", 0, False
    enough = worth > task.difficulty or (worth == task.difficulty and options.timed_compare == "equalOrGreater")
    if enough:
        return "success", task.spent + worth, False
    return "" if task.ability else "failure", task.spent + worth, False


def act_flip(draft: Draft, seat: int, command: m.Flip) -> None:
    """The card, what it makes of the task, who tells it, and whose Signifier it is."""
    task, card = the_task(draft), draft.draw()
    outcome, spent, locks = judged(task, card, draft.state.options)
    draft.put(m.CardFlipped(task.id, card, outcome, spent, locks))
    if outcome:
        tell_last(draft, task.id)
    turned(draft, card, by=seat, hand=task.who, on=(task.who,), round=draft.state.flips)


def tell_last(draft: Draft, which: str) -> None:
    """FUG-119: whoever acted makes something of the last card."""
    task = next(task for task in draft.state.tasks if task.id == which)
    draft.tell_card(seat_of(draft.state, draft.character(task.who)), task.who, task.cards[-1:], "flip")


def act_go_on(draft: Draft, seat: int, command: m.GoOn) -> None:
    draft.put(m.TaskGoesOn(the_task(draft).id))


def act_give_up(draft: Draft, seat: int, command: m.GiveUp) -> None:
    task = the_task(draft)
    draft.put(m.TaskGivenUp(task.id))
    tell_last(draft, task.id)


# Once it is told


def after_memory(draft: Draft) -> None:
    """The task closes when its card is told and every memory that card brought is settled."""
    state, task = draft.state, open_task(draft.state)
    if task is None or task.stage != "telling" or any(telling.about == "flip" for telling in state.tellings):
        return
    remembering = any(of_task(state, memory) for memory in unfinished(state))
    if not remembering and not any(leave.what == "intercede" for leave in state.leaves):
        draft.put(m.TaskClosed(task.id))


def can_try_again(state: State, who: str) -> bool:
    """FUG-A69: this character is locked in the open task, and a lock can end."""
    task = open_task(state)
    return task is not None and who in task.locked and state.options.lock_ends == "newAbility"


def try_again(draft: Draft, who: str, ability: str) -> None:
    """FUG-A69: the ability just remembered is used in the task that failed: its lock ends."""
    state, person = draft.state, draft.character(who)
    if can_try_again(state, who) and any(a.id == ability and not barred_by(person, a) for a in person.abilities):
        draft.put(m.TriedAgain(the_task(draft).id, ability))


def act_again(draft: Draft, seat: int, command: m.GrantAgain) -> None:
    draft.put(m.AgainSettled(the_task(draft).id, command.yes))
    after_memory(draft)


def end_task_of(draft: Draft, who: str) -> None:
    """FUG-199, FUG-200: who is dead or knocked out finishes nothing. It closes as any other does, once nothing waits
    for its card."""
    task = open_task(draft.state)
    if task is None or task.who != who:
        return
    if not task.cards:
        draft.put(m.TaskDropped(task.id))
        return
    if task.stage in ("ruled", "going"):
        draft.put(m.TaskGivenUp(task.id))
    elif task.stage == "again":
        draft.put(m.AgainSettled(task.id, False))


# Telling


def nothing_to_tell(state: State) -> bool:
    return not state.tellings


def for_another_to_tell(state: State, seat: int, it: Telling) -> bool:
    """FUG-119, FUG-153: whoever must; the Dealer may close it (FUG-A65)."""
    return it.seat != seat and not leads(state, seat)


def yours_to_tell(seat: int, it: Telling) -> bool:
    return it.seat == seat


def ideas_enough(it: Telling) -> bool:
    return len(it.ideas) >= IDEAS


def is_yours(state: State, seat: int, telling: Telling) -> bool:
    return telling.seat == seat and telling in untold(state)


def act_narrate(draft: Draft, seat: int, command: m.Narrate) -> None:
    one = next(t for t in draft.state.tellings if t.id == command.telling)
    draft.put(m.Narrated(one.id, seat, one.who, one.cards, command.text.strip()))
    after_memory(draft)


def act_help(draft: Draft, seat: int, command: m.HelpTell) -> None:
    draft.put(m.IdeaGiven(command.telling, seat, command.text.strip()))


_TASK = (*DEALING, no_task)
_GOING = (*PLAY, no_task, not_going, not_your_task)
MOVES: Moves = {
    **declare.MOVES,
    Move(m.DropTask, {}, rule="FUG-101", unless=(*_TASK, card_turned), owed=is_hindered): act_drop,
    Move(
        m.Flip,
        {},
        rule="FUG-103",
        unless=(
            *_TASK,
            *TURNED,
            winner_unheard,
            doer_playing,
            doer_incapacitated,
            going_on,
            first_card_wounded,
            first_card_locked,
            no_card,
        ),
        owed=True,
    ): act_flip,
    Move(m.GoOn, {}, rule="FUG-116", unless=(*_GOING, waived(doer_wounded)), owed=True): act_go_on,
    Move(m.GiveUp, {}, rule="FUG-116", unless=_GOING, owed=True): act_give_up,
    Move(m.GrantAgain, {"yes": One(YES)}, rule="FUG-A69", unless=(*_TASK, not_again), owed=True): act_again,
    Move(
        m.Narrate,
        {"telling": One(tellings, unless=(for_another_to_tell,)), "text": Words(TALE, 0)},
        rule="FUG-119",
        unless=(*PLAY, nothing_to_tell),
        owed=is_yours,
        decided=1,
    ): act_narrate,
    Move(
        m.HelpTell,
        {"telling": One(tellings, unless=(yours_to_tell, ideas_enough)), "text": Words(IDEA)},
        rule="FUG-A65",
        unless=(*PLAY, nothing_to_tell),
        decided=1,
    ): act_help,
}
