"""Skilled actions once they are ruled: the card that is flipped, what it makes of the task, and the telling of
cards."""

from collections.abc import Sequence
from typing import Literal

from parlour.core.offers import Offer, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.model import Options, State, Task
from parlour.games.fugue.rules import declare
from parlour.games.fugue.rules.ask import (
    active,
    card_waits,
    character,
    held,
    leads,
    of_task,
    open_task,
    seat_of,
    unfinished,
    unspoken,
    usable,
)
from parlour.games.fugue.rules.declare import may_try
from parlour.games.fugue.rules.draft import Chapter, Draft, can_draw
from parlour.games.fugue.rules.hands import number
from parlour.games.fugue.rules.signifier import turned

NONE: tuple[Offer, ...] = ()
TALE, IDEA, IDEAS = 600, 300, 12
"""How long what is told and suggested may be, and how many ideas one card may get."""


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    task = open_task(state)
    if task is None or not active(state) or not leads(state, seat) or task.cards:
        return NONE
    return [Offer("drop_task", (), (), hindered(state, task))]


def act_drop(draft: Draft, seat: int, command: m.DropTask) -> None:
    draft.put(m.TaskDropped(the_task(draft).id))


# The card


def the_task(draft: Draft) -> Task:
    task = open_task(draft.state)
    assert task is not None
    return task


def barred(state: State, task: Task) -> bool:
    """FUG-193, FUG-196: a wound has barred its ability meanwhile."""
    return bool(task.ability) and not any(a.id == task.ability for a in usable(state, character(state, task.who)))


def hindered(state: State, task: Task) -> bool:
    """Before its first card: a wound bars the ability, or the character is locked in it."""
    return not task.cards and (barred(state, task) or not may_try(state, task.who, task.text, task.ability))


def offer_flip(state: State, seat: int) -> Sequence[Offer]:
    """FUG-103: the Dealer turns the top card. Who plays in a round of a contest has no hand free for it (FUG-A80)."""
    task = open_task(state)
    if task is None or not active(state) or not leads(state, seat) or task.stage not in ("ruled", "again"):
        return NONE
    if card_waits(state) or unspoken(state) or held(state, task.who) or hindered(state, task) or not can_draw(state):
        return NONE
    return [Offer("flip")]


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


def going(state: State, seat: int) -> Task | None:
    """FUG-116: time passes, and this seat says whether the work goes on."""
    task = open_task(state)
    if task is None or not active(state) or task.stage != "going" or seat_of(state, character(state, task.who)) != seat:
        return None
    return task


def offer_go_on(state: State, seat: int) -> Sequence[Offer]:
    task = going(state, seat)
    return [Offer("go_on")] if task is not None and not barred(state, task) else NONE


def act_go_on(draft: Draft, seat: int, command: m.GoOn) -> None:
    draft.put(m.TaskGoesOn(the_task(draft).id))


def offer_give_up(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("give_up")] if going(state, seat) is not None else NONE


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
    state = draft.state
    if can_try_again(state, who) and any(a.id == ability for a in usable(state, character(state, who))):
        draft.put(m.TriedAgain(the_task(draft).id, ability))


def offer_again(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A69: instead of the second flip the Dealer grants it, or finds that the ability does not fit."""
    task = open_task(state)
    if task is None or not active(state) or not leads(state, seat) or task.stage != "again":
        return NONE
    return [Offer("grant_again", (True,)), Offer("grant_again", (False,))]


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


def offer_narrate(state: State, seat: int) -> Sequence[Offer]:
    """FUG-119, FUG-153: whoever must; the Dealer may close it (FUG-A65)."""
    if not active(state):
        return NONE
    mine_ = [t for t in state.tellings if t.seat == seat or leads(state, seat)]
    return [Offer("narrate", (t.id,), (Text(TALE, least=0),), t.seat == seat) for t in mine_]


def act_narrate(draft: Draft, seat: int, command: m.Narrate) -> None:
    one = next(t for t in draft.state.tellings if t.id == command.telling)
    draft.put(m.Narrated(one.id, seat, one.who, one.cards, command.text.strip()))
    after_memory(draft)


def offer_help(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A65: others may help with an idea."""
    if not active(state):
        return NONE
    return [
        Offer("help_tell", (t.id,), (Text(IDEA),), False)
        for t in state.tellings
        if t.seat != seat and len(t.ideas) < IDEAS
    ]


def act_help(draft: Draft, seat: int, command: m.HelpTell) -> None:
    draft.put(m.IdeaGiven(command.telling, seat, command.text.strip()))


CHAPTER: Chapter = {
    **declare.CHAPTER,
    m.DropTask: (offer_drop, act_drop),
    m.Flip: (offer_flip, act_flip),
    m.GoOn: (offer_go_on, act_go_on),
    m.GiveUp: (offer_give_up, act_give_up),
    m.GrantAgain: (offer_again, act_again),
    m.Narrate: (offer_narrate, act_narrate),
    m.HelpTell: (offer_help, act_help),
}
