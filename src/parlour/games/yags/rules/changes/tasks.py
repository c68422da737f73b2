"""What each event of climbs and tasks does to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.rules.ask import find_task
from parlour.games.yags.rules.draft import Draft, applies


def _set_climb(draft: Draft, who: str, **values: object) -> None:
    """The climb somebody is on."""
    draft.set(climbs=tuple([replace(climb, **values) if climb.who == who else climb for climb in draft.state.climbs]))


@applies(m.ClimbStarted)
def _started(draft: Draft, event: m.ClimbStarted) -> None:
    """In the place of an earlier one."""
    draft.set(climbs=(*[climb for climb in draft.state.climbs if climb.who != event.climb.who], event.climb))


@applies(m.PaceSet)
def _pace(draft: Draft, event: m.PaceSet) -> None:
    _set_climb(draft, event.who, pace=event.pace, careful=event.careful, boost=False)


@applies(m.StretchMarked)
def _stretch(draft: Draft, event: m.StretchMarked) -> None:
    climb = next(climb for climb in draft.state.climbs if climb.who == event.who)
    others = [stretch for stretch in climb.stretches if stretch[0] != event.start]
    _set_climb(draft, event.who, stretches=tuple(sorted([*others, (event.start, event.target)])))


@applies(m.ClimbBoosted)
def _boosted(draft: Draft, event: m.ClimbBoosted) -> None:
    _set_climb(draft, event.who, boost=True, boosted=True)


@applies(m.Climbed)
def _climbed(draft: Draft, event: m.Climbed) -> None:
    """While rounds are counted it was the way made in this one."""
    climb = next(climb for climb in draft.state.climbs if climb.who == event.who)
    in_rounds = bool(draft.state.scene.round)
    _set_climb(
        draft,
        event.who,
        reached=event.reached,
        intervals=climb.intervals + 1,
        boost=False,
        over=event.over,
        tried=in_rounds,
    )
    if in_rounds:
        draft.set_one(event.who, gone=draft.one(event.who).gone + event.metres)


@applies(m.ClimbEnded)
def _climb_ended(draft: Draft, event: m.ClimbEnded) -> None:
    _set_climb(draft, event.who, over=event.over)


# Tasks


@applies(m.TaskStarted)
def _task_started(draft: Draft, event: m.TaskStarted) -> None:
    draft.set(tasks=(*draft.state.tasks, event.task))
    draft.count(event.task.id)


@applies(m.TaskWorked)
def _task_worked(draft: Draft, event: m.TaskWorked) -> None:
    draft.put_task(event.task)


@applies(m.TurnPlayed)
def _turn_played(draft: Draft, event: m.TurnPlayed) -> None:
    draft.put_task(event.task)


@applies(m.MemberPicked)
def _picked(draft: Draft, event: m.MemberPicked) -> None:
    task = find_task(draft.state, event.task)
    assert task is not None
    one, other = task.picked
    draft.put_task(replace(task, picked=(event.who, other) if event.side == 0 else (one, event.who)))


@applies(m.TaskChanged)
def _task_changed(draft: Draft, event: m.TaskChanged) -> None:
    task = find_task(draft.state, event.task)
    assert task is not None
    if task.kind in ("race", "team"):
        draft.put_task(replace(task, goal=event.needed, why=event.why))
    else:
        draft.put_task(replace(task, needed=event.needed, why=event.why))


@applies(m.TaskEnded)
def _task_ended(draft: Draft, event: m.TaskEnded) -> None:
    task = find_task(draft.state, event.task)
    assert task is not None
    draft.put_task(replace(task, done=event.done, winner=event.winner, why=event.why))


@applies(m.TaskDropped)
def _task_dropped(draft: Draft, event: m.TaskDropped) -> None:
    draft.set(tasks=tuple([task for task in draft.state.tasks if task.id != event.task]))
