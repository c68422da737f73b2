"""The end of a roll (catalogue 3.2 R7): what was passed, what it closes, and on to the next turn."""

from parlour.games.fate import moves as m
from parlour.games.fate.model import SCENE, Choice
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.turns import advance


def passed(draft: Draft, result: str) -> None:
    """FAE-061, FAE-063: the obstacle is behind her: a task is done, a border crossed, an aspect perhaps gone."""
    roll = draft.roll
    task_result(draft, result)
    border = next((b for b in draft.state.scene.borders if b.id == roll.target), None)
    person = draft.character(roll.sides[0].who)
    if border is not None and person.zone in (border.a, border.b):
        beyond = border.b if person.zone == border.a else border.a
        draft.put(m.Moved(person.id, beyond, "roll", draft.zone_name(beyond)))
    if roll.target != SCENE and any(a.id == roll.target for a in draft.state.aspects):
        draft.put(m.ChoicesSet((*draft.roll.choices, Choice("removal", -1, piece=roll.target))))


def task_result(draft: Draft, result: str) -> None:
    """FAE-124, FAE-127: a task has its result; the next hidden one is shown."""
    challenge, target = draft.state.challenge, draft.roll.target
    if challenge is None or all(task.id != target for task in challenge.tasks):
        return
    done = next(task for task in challenge.tasks if task.id == target)
    draft.put(m.TaskDone(target, result, done.text))
    hidden = next((task for task in challenge.tasks if task.hidden), None)
    if hidden is not None:
        draft.put(m.TaskShown(hidden.id, draft.new_id("t")))


def finish(draft: Draft) -> None:
    """Nothing is left to settle."""
    draft.put(m.RollEnded())
    challenge = draft.state.challenge
    if challenge is not None and challenge.tasks and all(task.result for task in challenge.tasks):
        won = sum([task.result != "failed" for task in challenge.tasks])
        draft.put(m.ChallengeEnded(won, len(challenge.tasks)))
    advance(draft)
