"""Sentences of climbs and of tasks of more than one roll."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import Task
from parlour.games.yags.rules.ask import find_task
from parlour.games.yags.words import tasks
from parlour.games.yags.words.phrases import first_up, how_long, quoted, with_reason
from parlour.games.yags.words.reader import SAY, Reader, tells
from parlour.games.yags.words.tasks import aim_words, names, pace_words, side_name, task_words

# Climbs


@tells(m.ClimbStarted)
def _started(reader: Reader, event: m.ClimbStarted) -> Line:
    one = event.climb
    known = {"height": str(one.height), "target": str(one.target), "pace": pace_words(one.pace, one.careful)}
    if one.label:
        return reader.line("climb-named", one.who, "YAG-214", kind="event", story=True, label=one.label, **known)
    return reader.line("climb", one.who, "YAG-214", kind="event", story=True, **known)


@tells(m.PaceSet)
def _pace(reader: Reader, event: m.PaceSet) -> Line:
    rule, pace = "YAG-215" if event.careful else "YAG-211", pace_words(event.pace, event.careful)
    return reader.line("climb-pace", event.who, rule, kind="event", pace=pace)


@tells(m.StretchMarked)
def _stretch(reader: Reader, event: m.StretchMarked) -> Line:
    known = {"start": str(event.start), "target": str(event.target)}
    return reader.line("climb-stretch", event.who, "YAG-275", kind="fact", story=False, **known)


@tells(m.ClimbBoosted)
def _boosted(reader: Reader, event: m.ClimbBoosted) -> Line:
    if not reader.reads(event.who):
        return reader.line("climb-boost", event.who, "YAG-131", kind="event", story=True)
    return reader.line("climb-boost-by", event.who, "YAG-131", kind="event", story=True, name=quoted(event.name))


@tells(m.Climbed)
def _climbed(reader: Reader, event: m.Climbed) -> Line:
    reached = str(event.reached)
    if not event.metres:
        return reader.line("climb-held", event.who, "YAG-210", kind="event", story=True, reached=reached)
    key = "climbs-top" if event.over == "top" else "climbs"
    return reader.line(key, event.who, "YAG-209", kind="event", story=True, metres=str(event.metres), reached=reached)


@tells(m.ClimbEnded)
def _climb_ended(reader: Reader, event: m.ClimbEnded) -> Line | None:
    """A fall has its own line."""
    return None if event.over == "fallen" else reader.line("climb-ends", event.who, kind="event")


# Tasks


def _all(task: Task) -> tuple[str, ...]:
    return tuple([who for side in task.sides for who in side])


def _line(reader: Reader, task: Task, text: str, *rules: str, story: bool = True) -> Line:
    return Line(
        first_up(text), rules, "event", reader.by(_all(task)[0]) if _all(task) else -1, (task.id, *_all(task)), story
    )


_BEGUN_RULES = {"long": "YAG-112", "race": "YAG-118", "team": "YAG-124", "art": "YAG-128"}


@tells(m.TaskStarted)
def _begun(reader: Reader, event: m.TaskStarted) -> Line:
    task = event.task
    sides = [names(reader.state, side) for side in task.sides]
    who = SAY("task-sides", one=sides[0], other=sides[1]) if len(sides) > 1 else sides[0]
    aim = aim_words(task)
    aim = SAY("aim-physical", aim=aim) if task.physical else aim
    aim = SAY("aim-time", aim=aim, time=how_long(task.minutes)) if task.minutes else aim
    text = SAY("task", kind=task.kind, name=task.name, who=who, aim=aim)
    return _line(reader, task, text, _BEGUN_RULES[task.kind])


@tells(m.TaskWorked)
def _worked(reader: Reader, event: m.TaskWorked) -> Line:
    task = event.task
    text = SAY("task-stands", name=task.name, state=task_words(reader.state, task))
    return _line(reader, task, text, "YAG-129" if task.kind == "art" else "YAG-113", story=False)


@tells(m.MemberPicked)
def _picked(reader: Reader, event: m.MemberPicked) -> Line:
    """Who it is shows when both teams have named somebody."""
    task = find_task(reader.state, event.task)
    team = side_name(reader.state, task, event.side) if task is not None else tasks.SAY("one-side")
    text = SAY("task-named", name=reader.task(event.task), who=team)
    return Line(first_up(text), ("YAG-124",), about=(event.task,))


_TURNS = {
    "took": "YAG-119", "lost": "YAG-121", "scored": "YAG-120", "blocked": "YAG-122", "kept": "YAG-149",
    "tired": "YAG-149",
}  # fmt: skip


@tells(m.TurnPlayed)
def _turn(reader: Reader, event: m.TurnPlayed) -> Line:
    task, state = event.task, reader.state
    how, rule = SAY("turn-same"), _TURNS.get(event.how, "YAG-118")
    if event.how in _TURNS:
        known = {}
        if event.winner >= 0:
            known = {
                "winner": side_name(state, task, event.winner),
                "loser": side_name(state, task, 1 - event.winner),
            }
        how = SAY(f"turn-{event.how}", **known)
    one, other = task.scores
    text = SAY("turn", name=task.name, turn=str(task.turn), how=how, one=str(one), other=str(other))
    return _line(reader, task, text, rule)


@tells(m.TaskChanged)
def _changed(reader: Reader, event: m.TaskChanged) -> Line:
    known = {"needed": str(event.needed), "before": str(event.before)}
    text = with_reason(SAY("task-needs", name=reader.task(event.task), **known), event.why)
    return Line(first_up(text), ("YAG-112",), "fact", reader.state.desk.gm, (event.task,))


_ENDED = {"complete": "YAG-113", "lost": "YAG-115", "won": "YAG-118", "drawn": "YAG-Q22", "aborted": "YAG-112"}


@tells(m.TaskEnded)
def _ended(reader: Reader, event: m.TaskEnded) -> Line:
    task = find_task(reader.state, event.task)
    name, rule = reader.task(event.task), _ENDED[event.done]
    if task is not None and task.kind == "art" and event.done == "complete" and task.rolls:
        lowest, rule = min(task.rolls), "YAG-129"
        text = SAY("task-art", name=name, value=str(lowest), quality=quality(lowest))
    elif event.done == "won":
        text = SAY("task-won", name=name, who=_winner(reader, task, event.winner))
    else:
        text = SAY(f"task-{event.done}", name=name)
    return Line(first_up(with_reason(text, event.why)), (rule,), "special", about=(event.task,), story=True)


def _winner(reader: Reader, task: Task | None, side: int) -> str:
    return side_name(reader.state, task, side) if task is not None and side >= 0 else tasks.SAY("one-side")


@tells(m.TaskDropped)
def _dropped(_reader: Reader, _event: m.TaskDropped) -> None:
    """Put away: nothing to tell."""
