"""Sentences of scenes, zones, challenges, contests and conflicts."""

from functools import reduce

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.fate import moves as m
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import Conflict
from parlour.games.fate.words.reader import SAY, Known, Reader, line, possessive, quoted, team, tells


@tells(m.SceneOpened)
def _opened(_reader: Reader, event: m.SceneOpened) -> Line:
    return line("scene", "FAE-095", kind="scene", story=True, number=event.number, name=event.name)


@tells(m.SceneClosed)
def _closed(_reader: Reader, event: m.SceneClosed) -> Line:
    return line("scene-over", "FAE-143", name=event.name)


@tells(m.Entered)
def _entered(reader: Reader, event: m.Entered) -> Line | None:
    return _of(reader, event.who, "entered", story=True)


@tells(m.Left)
def _left(reader: Reader, event: m.Left) -> Line | None:
    return _of(reader, event.who, "left", story=True)


def _of(
    reader: Reader, who: str, key: str, *rules: str, kind: str = "event", story: bool = False, **known: str
) -> Line | None:
    """About a character, to who may know of it."""
    if not reader.knows(who):
        return None
    return line(
        key,
        *rules,
        kind=kind,
        by=reader.by(who),
        about=(who,),
        story=story,
        who=reader.who(who),
        they=reader.they(who),
        **known,
    )


@tells(m.ZoneAdded)
def _zone_added(_reader: Reader, event: m.ZoneAdded) -> Line:
    return line("zone-added", "FAE-134", zone=event.zone.name)


@tells(m.ZoneRemoved)
def _zone_removed(_reader: Reader, _event: m.ZoneRemoved) -> Line:
    return line("zone-removed", "FAE-134")


@tells(m.ZonesLinked)
def _linked(reader: Reader, event: m.ZonesLinked) -> Line:
    border = event.border
    ends: Known = {"a": reader.zone(border.a), "b": reader.zone(border.b)}
    return (
        line("linked-barrier", "FAE-092", **ends, barrier=border.barrier)
        if border.barrier
        else line("linked", "FAE-092", **ends)
    )


@tells(m.ZonesUnlinked)
def _unlinked(_reader: Reader, _event: m.ZonesUnlinked) -> Line:
    return line("unlinked", "FAE-092")


@tells(m.BorderHeld)
def _held(reader: Reader, event: m.BorderHeld) -> Line:
    way = reader.border(event.border)
    if not event.who:
        return line("border-free", "FAE-094", way=way)
    return line("border-held", "FAE-094", by=reader.by(event.who), story=True, who=reader.who(event.who), way=way)


@tells(m.Placed)
def _placed(reader: Reader, event: m.Placed) -> Line | None:
    return _of(reader, event.who, "placed", zone=event.name or reader.zone(event.zone))


@tells(m.DeckShuffled)
def _shuffled(_reader: Reader, _event: m.DeckShuffled) -> Line:
    return line("shuffled", "FAE-Q05")


@tells(m.StressCleared)
def _stress(reader: Reader, event: m.StressCleared) -> Line | None:
    return _of(reader, event.who, "stress-cleared", "FAE-143", kind="change", whose=possessive(reader.who(event.who)))


@tells(m.OutCleared)
def _back(reader: Reader, event: m.OutCleared) -> Line | None:
    return _of(reader, event.who, "out-cleared", "FAE-079", kind="change")


# Challenges


@tells(m.ChallengeStarted)
def _challenge(reader: Reader, event: m.ChallengeStarted) -> Line:
    shown = [
        SAY("challenge-task", task=task.text, difficulty=ladder(task.difficulty))
        for task in event.challenge.tasks
        if reader.leads or not task.hidden
    ]
    known: Known = {"name": event.challenge.name} | ({"tasks": listed(shown)} if shown else {})
    return line("challenge-tasks" if shown else "challenge", "FAE-124", story=True, **known)


@tells(m.TaskAdded)
def _task_added(reader: Reader, event: m.TaskAdded) -> Line | None:
    task = event.task
    if task.hidden and not reader.leads:
        return None
    key = "task-hidden" if task.hidden else "task-added"
    return line(key, "FAE-124", task=task.text, difficulty=ladder(task.difficulty))


@tells(m.TaskAssigned)
def _task_assigned(reader: Reader, event: m.TaskAssigned) -> Line | None:
    if not reader.knows(event.task):
        return None
    task = reader.task(event.task)
    if not event.takers:
        return line("task-anyone", "FAE-125", task=task)
    return line("task-assigned", "FAE-125", who=reader.all(event.takers), task=task)


@tells(m.TaskOpposed)
def _task_opposed(reader: Reader, event: m.TaskOpposed) -> Line | None:
    if not reader.knows(event.task):
        return None
    task = reader.task(event.task)
    if not event.who:
        return line("task-free", "FAE-183", task=task)
    return line("task-opposed", "FAE-183", who=reader.who(event.who), task=task)


@tells(m.TaskShown)
def _task_shown(reader: Reader, event: m.TaskShown) -> Line:
    return line("task-shown", "FAE-127", story=True, task=reader.task(event.task))


@tells(m.TaskDone)
def _task_done(reader: Reader, event: m.TaskDone) -> Line:
    task = quoted(event.text) if event.text else reader.task(event.task)
    return line("task-done", "FAE-124", story=True, task=task, result=event.result)


@tells(m.ChallengeEnded)
def _challenge_ended(_reader: Reader, event: m.ChallengeEnded) -> Line:
    return line("challenge-over", "FAE-124", story=True, passed=event.passed, tasks=event.tasks)


# Contests


@tells(m.ContestStarted)
def _contest(reader: Reader, event: m.ContestStarted) -> Line:
    contest = event.contest
    return line("contest", "FAE-128", story=True, words=contest.name, who=reader.all(contest.who))


@tells(m.AdvantageTried)
def _tried(reader: Reader, event: m.AdvantageTried) -> Line | None:
    if not event.barred:
        return None
    return line("barred", "FAE-Q25", by=reader.by(event.who), who=reader.who(event.who))


@tells(m.ExchangeScored)
def _scored(reader: Reader, event: m.ExchangeScored) -> Line:
    totals = ", ".join([signed(total) for total in event.totals])
    if not event.who:
        return line("scored-none", "FAE-130", "FAE-Q27", story=True, totals=totals)
    rule = "FAE-131" if event.victories == 1 else "FAE-132"
    known: Known = {"who": reader.who(event.who), "totals": totals}
    return line("scored", rule, by=reader.by(event.who), story=True, victories=event.victories, **known)


@tells(m.TwistSettled)
def _twist(_reader: Reader, event: m.TwistSettled) -> Line | None:
    return None if event.text else line("twist-none", "FAE-130")


@tells(m.VictoryTold)
def _victory(reader: Reader, event: m.VictoryTold) -> Line:
    who = reader.who(event.who)
    return line("victory", "FAE-131", by=reader.by(event.who), story=True, words=event.text, who=who)


@tells(m.ContestEnded)
def _contest_ended(reader: Reader, event: m.ContestEnded) -> Line:
    if not event.winner:
        return line("contest-over", "FAE-133", story=True)
    return line("contest-won", "FAE-133", by=reader.by(event.winner), story=True, who=reader.who(event.winner))


# Conflicts


def _order(reader: Reader, order: tuple[tuple[str, ...], ...]) -> str:
    """a, then b and c, then d"""
    names = [reader.all(slot) for slot in order]
    return reduce(lambda before, after: SAY("then", before=before, next=after), names) if names else ""


@tells(m.ConflictStarted)
def _conflict(reader: Reader, event: m.ConflictStarted) -> Line:
    conflict: Conflict = event.conflict
    rules = ("FAE-134", "FAE-135" if conflict.harm == "physical" else "FAE-136", "FAE-138")
    order = _order(reader, conflict.order)
    return line(f"conflict-{conflict.harm}", *rules, kind="battle", story=True, order=order)


@tells(m.OrderSet)
def _order_set(reader: Reader, event: m.OrderSet) -> Line:
    return line("order-set", "FAE-137", "FAE-139", kind="battle", order=_order(reader, event.order))


@tells(m.ConflictBegan)
def _began(_reader: Reader, _event: m.ConflictBegan) -> Line:
    return line("exchange", "FAE-140", kind="turn", number=1)


@tells(m.ConflictJoined)
def _joined(reader: Reader, event: m.ConflictJoined) -> Line | None:
    return _of(reader, event.who, "joined", "FAE-134", kind="battle", story=True)


@tells(m.Acted, m.ActionRestored, m.TurnEnded)
def _rail(_reader: Reader, _event: object) -> None:
    """The turn rail shows it."""


@tells(m.TurnCame)
def _turn(reader: Reader, event: m.TurnCame) -> Line:
    """A new exchange where the order begins again; then whose turn it is."""
    whose = possessive(reader.all(event.who))
    if event.at == 0:
        return line("turn-exchange", "FAE-140", kind="turn", number=event.exchange, whose=whose)
    return line("turn", "FAE-140", kind="turn", whose=whose)


_MOVES = {"free": "FAE-092", "action": "FAE-093", "roll": "FAE-094"}


@tells(m.Moved)
def _moved(reader: Reader, event: m.Moved) -> Line | None:
    zone = event.name or reader.zone(event.zone)
    return _of(reader, event.who, f"moved-{event.cost}", _MOVES[event.cost], kind="battle", story=True, zone=zone)


@tells(m.ConflictEnded)
def _conflict_ended(_reader: Reader, event: m.ConflictEnded) -> Line:
    if not event.winner:
        return line("conflict-over", "FAE-142", kind="battle", story=True)
    return line("conflict-won", "FAE-142", kind="battle", story=True, side=team(event.winner))


@tells(m.Conceded)
def _conceded(reader: Reader, event: m.Conceded) -> Line:
    known: Known = {"words": event.words, "who": reader.who(event.who)}
    return line(
        "conceded",
        "FAE-089",
        "FAE-090",
        kind="battle",
        by=reader.by(event.who),
        about=(event.who,),
        story=True,
        **known,
    )


@tells(m.Imposed)
def _imposed(reader: Reader, event: m.Imposed) -> Line | None:
    if not event.text.strip():
        return None
    who = reader.who(event.who)
    return line("imposed", "FAE-090", kind="battle", about=(event.who,), story=True, words=event.text, who=who)


@tells(m.TakenOut)
def _taken_out(reader: Reader, event: m.TakenOut) -> Line:
    rules, who = ("FAE-078", "FAE-079"), reader.who(event.who)
    return line("taken-out", *rules, kind="battle", by=reader.by(event.who), about=(event.who,), story=True, who=who)
