"""What the events of basic and skilled actions and of telling do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Declared, Task, Telling
from parlour.games.fugue.rules.ask import task
from parlour.games.fugue.rules.draft import Draft, applies


def _unsaid(draft: Draft, which: int) -> None:
    draft.set(declared=tuple([d for d in draft.state.declared if d.id != which]))


@applies(m.ActionDeclared)
def _action_declared(draft: Draft, event: m.ActionDeclared) -> None:
    draft.count(f"d{event.declared}")
    one = Declared(event.declared, event.who, event.text, event.ability, event.task)
    draft.set(declared=(*draft.state.declared, one))


@applies(m.ActionLaidAside)
def _action_laid_aside(draft: Draft, event: m.ActionLaidAside) -> None:
    _unsaid(draft, event.declared)


@applies(m.BasicDone)
def _basic_done(draft: Draft, event: m.BasicDone) -> None:
    _unsaid(draft, event.declared)


@applies(m.SuccessGranted)
def _success_granted(draft: Draft, event: m.SuccessGranted) -> None:
    _unsaid(draft, event.declared)


# Tasks


@applies(m.TaskSet)
def _task_set(draft: Draft, event: m.TaskSet) -> None:
    _unsaid(draft, event.declared)
    draft.count(event.task)
    one = Task(event.task, event.who, event.text, event.difficulty, event.ability, event.unit)
    draft.set(tasks=(*draft.state.tasks, one), turn=draft.state.turn + 1)


@applies(m.TaskDropped)
def _task_dropped(draft: Draft, event: m.TaskDropped) -> None:
    draft.set(tasks=tuple([t for t in draft.state.tasks if t.id != event.task]))


@applies(m.DeckRebuilt)
def _deck_rebuilt(draft: Draft, event: m.DeckRebuilt) -> None:
    """FUG-124: what was discarded, seen and unseen."""
    state = draft.state
    draft.set(deck=(*state.deck, *state.discard, *[gone.card for gone in state.gone]), discard=(), gone=())


@applies(m.CardFlipped)
def _card_flipped(draft: Draft, event: m.CardFlipped) -> None:
    """It lies on the table until it has been told."""
    one = task(draft.state, event.task)
    draft.take(event.card)
    draft.set(flips=draft.state.flips + 1, turn=draft.state.turn + 1)
    draft.set_task(
        one.id,
        cards=(*one.cards, event.card),
        spent=event.spent,
        outcome=event.outcome,
        stage="telling" if event.outcome else "going",
        locked=(*one.locked, one.who) if event.locked else one.locked,
    )


@applies(m.TaskGoesOn)
def _task_goes_on(draft: Draft, event: m.TaskGoesOn) -> None:
    draft.set_task(event.task, stage="ruled")


@applies(m.TaskGivenUp)
def _task_given_up(draft: Draft, event: m.TaskGivenUp) -> None:
    draft.set_task(event.task, stage="telling", outcome="given up")


@applies(m.TriedAgain)
def _tried_again(draft: Draft, event: m.TriedAgain) -> None:
    one = task(draft.state, event.task)
    draft.set_task(
        one.id, stage="again", ability=event.ability, locked=tuple([who for who in one.locked if who != one.who])
    )


@applies(m.AgainSettled)
def _again_settled(draft: Draft, event: m.AgainSettled) -> None:
    """Granted; or the ability did not fit, and the failure and its lock stand."""
    one = task(draft.state, event.task)
    if event.success:
        draft.set_task(one.id, stage="telling", outcome="success")
    else:
        draft.set_task(one.id, stage="telling", ability="", locked=(*one.locked, one.who))


@applies(m.TaskClosed)
def _task_closed(draft: Draft, event: m.TaskClosed) -> None:
    draft.lay_off(*task(draft.state, event.task).cards)
    draft.set_task(event.task, stage="done")


# Telling


@applies(m.TellingDue)
def _telling_due(draft: Draft, event: m.TellingDue) -> None:
    one = Telling(event.telling, event.seat, event.who, event.cards, event.about)
    draft.set(tellings=(*draft.state.tellings, one), told=event.telling)


@applies(m.Narrated)
def _narrated(draft: Draft, event: m.Narrated) -> None:
    draft.set(tellings=tuple([t for t in draft.state.tellings if t.id != event.telling]))


@applies(m.IdeaGiven)
def _idea_given(draft: Draft, event: m.IdeaGiven) -> None:
    """FUG-A65: it stands beside the card until that is told."""
    told = [
        replace(t, ideas=(*t.ideas, (event.by, event.text))) if t.id == event.telling else t
        for t in draft.state.tellings
    ]
    draft.set(tellings=tuple(told))
