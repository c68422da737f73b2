"""Sentences of climbs and of tasks of more than one roll."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import Task
from parlour.games.yags.rules.ask import find_task
from parlour.games.yags.words.phrases import because, first_up, how_long, quoted
from parlour.games.yags.words.reader import Reader, tells
from parlour.games.yags.words.tasks import aim_words, names, pace_words, side_name, task_words

# Climbs


def _climb(reader: Reader, who: str, text: str, *rules: str, story: bool = True) -> Line:
    return reader.of(who, f"{reader.who(who)} {text}", *rules, kind="event", story=story)


@tells(m.ClimbStarted)
def _started(reader: Reader, event: m.ClimbStarted) -> Line:
    one = event.climb
    what = f"{one.label}, " if one.label else ""
    return _climb(
        reader,
        one.who,
        f"begins to climb: {what}{one.height} m at {one.target}, {pace_words(one.pace, one.careful)}.",
        "YAG-214",
    )


@tells(m.PaceSet)
def _pace(reader: Reader, event: m.PaceSet) -> Line:
    return _climb(
        reader,
        event.who,
        f"climbs on {pace_words(event.pace, event.careful)}.",
        "YAG-215" if event.careful else "YAG-211",
        story=False,
    )


@tells(m.StretchMarked)
def _stretch(reader: Reader, event: m.StretchMarked) -> Line:
    text = f"From {event.start} m on the climb of {reader.who(event.who)} is at {event.target}."
    return reader.of(event.who, text, "YAG-275", kind="fact")


@tells(m.ClimbBoosted)
def _boosted(reader: Reader, event: m.ClimbBoosted) -> Line:
    by = f" by {quoted(event.name)}" if reader.reads(event.who) else ""
    return _climb(reader, event.who, f"climbs the next round at half Move{by}.", "YAG-131")


@tells(m.Climbed)
def _climbed(reader: Reader, event: m.Climbed) -> Line:
    if not event.metres:
        return _climb(reader, event.who, f"holds on at {event.reached} m, and gets no higher.", "YAG-210")
    top = " and is at the top" if event.over == "top" else ""
    return _climb(reader, event.who, f"climbs {event.metres} m, up to {event.reached} m{top}.", "YAG-209")


@tells(m.ClimbEnded)
def _climb_ended(reader: Reader, event: m.ClimbEnded) -> Line | None:
    """A fall has its own line."""
    return None if event.over == "fallen" else _climb(reader, event.who, "climbs no further.", story=False)


# Tasks


def _all(task: Task) -> tuple[str, ...]:
    return tuple([who for side in task.sides for who in side])


def _line(reader: Reader, task: Task, text: str, *rules: str, story: bool = True) -> Line:
    return Line(
        first_up(text), rules, "event", reader.by(_all(task)[0]) if _all(task) else -1, (task.id, *_all(task)), story
    )


_BEGUN = {"long": "A long task", "race": "A competition", "team": "A competition of teams", "art": "A work of art"}
_BEGUN_RULES = {"long": "YAG-112", "race": "YAG-118", "team": "YAG-124", "art": "YAG-128"}


@tells(m.TaskStarted)
def _begun(reader: Reader, event: m.TaskStarted) -> Line:
    task = event.task
    who = " against ".join([names(reader.state, side) for side in task.sides])
    physical = ", physical" if task.physical else ""
    each = f", {how_long(task.minutes)} for each check" if task.minutes else ""
    return _line(
        reader,
        task,
        f"{_BEGUN[task.kind]}: {task.name}, {who} ({aim_words(task)}{physical}{each}).",
        _BEGUN_RULES[task.kind],
    )


@tells(m.TaskWorked)
def _worked(reader: Reader, event: m.TaskWorked) -> Line:
    task = event.task
    return _line(
        reader,
        task,
        f"{task.name}: {task_words(reader.state, task)}.",
        "YAG-129" if task.kind == "art" else "YAG-113",
        story=False,
    )


@tells(m.MemberPicked)
def _picked(reader: Reader, event: m.MemberPicked) -> Line:
    """Who it is shows when both teams have named somebody."""
    task = find_task(reader.state, event.task)
    team = side_name(reader.state, task, event.side) if task is not None else ("one team", "the other team")[event.side]
    return Line(
        first_up(f"{reader.task(event.task)}: {team} has named who is next."), ("YAG-124",), about=(event.task,)
    )


@tells(m.TurnPlayed)
def _turn(reader: Reader, event: m.TurnPlayed) -> Line:
    task, state = event.task, reader.state
    winner = side_name(state, task, event.winner) if event.winner >= 0 else ""
    loser = side_name(state, task, 1 - event.winner) if event.winner >= 0 else ""
    how, rule = {
        "took": (f"{winner} has the advantage", "YAG-119"), "lost": (f"{loser} lost the advantage", "YAG-121"),
        "scored": (f"a success for {winner}", "YAG-120"),
        "blocked": (f"{loser} paid with a point of fatigue, so that {winner} scored nothing", "YAG-122"),
        "kept": (f"a success for {winner}, the better master, and the advantage besides", "YAG-149"),
        "tired": (f"a success for {winner}, the better master, and a point of fatigue for the other", "YAG-149"),
    }.get(event.how, ("nothing changed", "YAG-118"))  # fmt: skip
    one, other = task.scores
    return _line(reader, task, f"{task.name}, turn {task.turn}: {how}. It stands {one} to {other}.", rule)


@tells(m.TaskChanged)
def _changed(reader: Reader, event: m.TaskChanged) -> Line:
    text = f"{reader.task(event.task)}: it takes {event.needed} now (it was {event.before}).{because(event.why)}"
    return Line(first_up(text), ("YAG-112",), "fact", reader.state.desk.gm, (event.task,))


@tells(m.TaskEnded)
def _ended(reader: Reader, event: m.TaskEnded) -> Line:
    task = find_task(reader.state, event.task)
    name = task.name if task is not None else "the task"
    how, rule = {
        "complete": ("it is done", "YAG-113"),
        "lost": ("two failures in a row, it is lost", "YAG-115"),
        "won": (f"{_winner(reader, task, event.winner)} won", "YAG-118"),
        "drawn": ("a draw", "YAG-Q22"),
        "aborted": ("aborted", "YAG-112"),
    }[event.done]
    if task is not None and task.kind == "art" and event.done == "complete" and task.rolls:
        how, rule = f"it is finished, its quality is {min(task.rolls)}: {quality(min(task.rolls))}", "YAG-129"
    return Line(first_up(f"{name}: {how}.{because(event.why)}"), (rule,), "special", about=(event.task,), story=True)


def _winner(reader: Reader, task: Task | None, side: int) -> str:
    return side_name(reader.state, task, side) if task is not None and side >= 0 else "one side"


@tells(m.TaskDropped)
def _dropped(_reader: Reader, _event: m.TaskDropped) -> None:
    """Put away: nothing to tell."""
