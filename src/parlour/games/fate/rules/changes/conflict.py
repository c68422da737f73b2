"""What the events of challenges, contests and conflicts do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.model import Challenge, Conflict, Contest
from parlour.games.fate.rules.draft import Draft, applies, counted


def _challenge(draft: Draft) -> Challenge:
    assert draft.state.challenge is not None
    return draft.state.challenge


def _contest(draft: Draft) -> Contest:
    assert draft.state.contest is not None
    return draft.state.contest


def _conflict(draft: Draft) -> Conflict:
    assert draft.state.conflict is not None
    return draft.state.conflict


@applies(m.ChallengeStarted)
def _challenge_started(draft: Draft, event: m.ChallengeStarted) -> None:
    for task in event.challenge.tasks:
        counted(draft, task.id)
    draft.set(challenge=event.challenge)


@applies(m.TaskAdded)
def _task_added(draft: Draft, event: m.TaskAdded) -> None:
    counted(draft, event.task.id)
    draft.set(challenge=replace(_challenge(draft), tasks=(*_challenge(draft).tasks, event.task)))


def _set_task(draft: Draft, which: str, **values: object) -> None:
    tasks = [replace(task, **values) if task.id == which else task for task in _challenge(draft).tasks]
    draft.set(challenge=replace(_challenge(draft), tasks=tuple(tasks)))


@applies(m.TaskAssigned)
def _task_assigned(draft: Draft, event: m.TaskAssigned) -> None:
    _set_task(draft, event.task, takers=event.takers)


@applies(m.TaskOpposed)
def _task_opposed(draft: Draft, event: m.TaskOpposed) -> None:
    _set_task(draft, event.task, foe=event.who)


@applies(m.TaskShown)
def _task_shown(draft: Draft, event: m.TaskShown) -> None:
    counted(draft, event.task)
    _set_task(draft, event.hidden, id=event.task, hidden=False)


@applies(m.TaskDone)
def _task_done(draft: Draft, event: m.TaskDone) -> None:
    _set_task(draft, event.task, result=event.result)


@applies(m.ChallengeEnded)
def _challenge_ended(draft: Draft, event: m.ChallengeEnded) -> None:
    draft.set(challenge=None)


@applies(m.ContestStarted)
def _contest_started(draft: Draft, event: m.ContestStarted) -> None:
    draft.set(contest=event.contest)


@applies(m.AdvantageTried)
def _advantage_tried(draft: Draft, event: m.AdvantageTried) -> None:
    contest = _contest(draft)
    barred = (*contest.barred, event.who) if event.barred else contest.barred
    tried = contest.tried if event.who in contest.tried else (*contest.tried, event.who)
    draft.set(contest=replace(contest, tried=tried, barred=barred))


@applies(m.ExchangeScored)
def _exchange_scored(draft: Draft, event: m.ExchangeScored) -> None:
    contest = _contest(draft)
    victories = [
        score + event.victories if who == event.who else score
        for who, score in zip(contest.who, contest.victories, strict=True)
    ]
    draft.set(
        contest=replace(
            contest, victories=tuple(victories), exchange=contest.exchange + 1, tried=(), barred=(), twist=not event.who
        ),
        victor=event.who,
    )


@applies(m.VictoryTold)
def _victory_told(draft: Draft, event: m.VictoryTold) -> None:
    draft.set(victor="")


@applies(m.TwistSettled)
def _twist_settled(draft: Draft, event: m.TwistSettled) -> None:
    draft.set(contest=replace(_contest(draft), twist=False))


@applies(m.ContestEnded)
def _contest_ended(draft: Draft, event: m.ContestEnded) -> None:
    draft.set(contest=None)


@applies(m.ConflictStarted)
def _conflict_started(draft: Draft, event: m.ConflictStarted) -> None:
    draft.set(conflict=event.conflict, conflicts=event.conflict.number)


@applies(m.OrderSet)
def _order_set(draft: Draft, event: m.OrderSet) -> None:
    draft.set(conflict=replace(_conflict(draft), order=event.order))


@applies(m.ConflictBegan)
def _conflict_began(draft: Draft, event: m.ConflictBegan) -> None:
    draft.set(conflict=replace(_conflict(draft), begun=True), turn=draft.state.turn + 1)


@applies(m.ConflictJoined)
def _conflict_joined(draft: Draft, event: m.ConflictJoined) -> None:
    draft.set(conflict=replace(_conflict(draft), order=(*_conflict(draft).order, (event.who,))))


@applies(m.Acted)
def _acted(draft: Draft, event: m.Acted) -> None:
    conflict = _conflict(draft)
    if event.who not in conflict.acted:
        draft.set(conflict=replace(conflict, acted=(*conflict.acted, event.who)))


@applies(m.ActionRestored)
def _action_restored(draft: Draft, event: m.ActionRestored) -> None:
    conflict = _conflict(draft)
    draft.set(conflict=replace(conflict, acted=tuple([who for who in conflict.acted if who != event.who])))


@applies(m.Moved)
def _moved(draft: Draft, event: m.Moved) -> None:
    draft.set_character(event.who, zone=event.zone)
    if event.cost == "free" and draft.state.conflict is not None:
        draft.set(conflict=replace(_conflict(draft), moved=(*_conflict(draft).moved, event.who)))


@applies(m.TurnEnded)
def _turn_ended(draft: Draft, event: m.TurnEnded) -> None:
    conflict = _conflict(draft)
    draft.set(conflict=replace(conflict, ended_turn=(*conflict.ended_turn, event.who)))


@applies(m.TurnCame)
def _turn_came(draft: Draft, event: m.TurnCame) -> None:
    conflict = _conflict(draft)
    if event.exchange != conflict.exchange:
        conflict = replace(conflict, acted=(), moved=(), ended_turn=())
    draft.set(conflict=replace(conflict, at=event.at, exchange=event.exchange), turn=draft.state.turn + 1)


@applies(m.ConflictEnded)
def _conflict_ended(draft: Draft, event: m.ConflictEnded) -> None:
    draft.set(conflict=None, turn=draft.state.turn + 1)
