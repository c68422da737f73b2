"""Sentences of scenes, zones, challenges, contests and conflicts."""

from parlour.core.game import Line
from parlour.games.fate import moves as m
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import Conflict
from parlour.games.fate.words.reader import Reader, first_up, listed, quoted, sentence, team, tells


@tells(m.SceneOpened)
def _opened(_reader: Reader, event: m.SceneOpened) -> Line:
    return Line(f"Scene {event.number}: {event.name}", ("FAE-095",), "scene", story=True)


@tells(m.SceneClosed)
def _closed(_reader: Reader, event: m.SceneClosed) -> Line:
    return Line(f"The scene {quoted(event.name)} is over.", ("FAE-143",))


@tells(m.Entered)
def _entered(reader: Reader, event: m.Entered) -> Line | None:
    return _of(reader, event.who, f"{reader.who(event.who)} enters the scene.", story=True)


@tells(m.Left)
def _left(reader: Reader, event: m.Left) -> Line | None:
    return _of(reader, event.who, f"{reader.who(event.who)} leaves the scene.", story=True)


def _of(reader: Reader, who: str, text: str, *rules: str, kind: str = "event", story: bool = False) -> Line | None:
    """About a character, to who may know of it."""
    return Line(text, rules, kind, reader.by(who), (who,), story) if reader.knows(who) else None


@tells(m.ZoneAdded)
def _zone_added(_reader: Reader, event: m.ZoneAdded) -> Line:
    return Line(f"A zone: {event.zone.name}.", ("FAE-134",))


@tells(m.ZoneRemoved)
def _zone_removed(_reader: Reader, _event: m.ZoneRemoved) -> Line:
    return Line("A zone is taken off the map.", ("FAE-134",))


@tells(m.ZonesLinked)
def _linked(reader: Reader, event: m.ZonesLinked) -> Line:
    border = event.border
    barrier = f"; in the way: {border.barrier}" if border.barrier else ""
    return Line(first_up(f"{reader.zone(border.a)} lies next to {reader.zone(border.b)}{barrier}."), ("FAE-092",))


@tells(m.ZonesUnlinked)
def _unlinked(_reader: Reader, _event: m.ZonesUnlinked) -> Line:
    return Line("A way between two zones is cut.", ("FAE-092",))


@tells(m.BorderHeld)
def _held(reader: Reader, event: m.BorderHeld) -> Line:
    if not event.who:
        return Line(f"Nobody holds {reader.border(event.border)} any more.", ("FAE-094",))
    return Line(
        f"{reader.who(event.who)} holds {reader.border(event.border)}.",
        ("FAE-094",),
        by=reader.by(event.who),
        story=True,
    )


@tells(m.Placed)
def _placed(reader: Reader, event: m.Placed) -> Line | None:
    return _of(reader, event.who, f"{reader.who(event.who)} is at {event.name or reader.zone(event.zone)}.")


@tells(m.DeckShuffled)
def _shuffled(_reader: Reader, _event: m.DeckShuffled) -> Line:
    return Line("The deck of fate is shuffled.", ("FAE-Q05",))


@tells(m.StressCleared)
def _stress(reader: Reader, event: m.StressCleared) -> Line | None:
    return _of(reader, event.who, f"The stress of {reader.who(event.who)} is cleared.", "FAE-143", kind="change")


@tells(m.OutCleared)
def _back(reader: Reader, event: m.OutCleared) -> Line | None:
    return _of(reader, event.who, f"{reader.who(event.who)} can act again.", "FAE-079", kind="change")


# Challenges


@tells(m.ChallengeStarted)
def _challenge(reader: Reader, event: m.ChallengeStarted) -> Line:
    shown = [
        f"{quoted(task.text)} against {ladder(task.difficulty)}"
        for task in event.challenge.tasks
        if reader.leads or not task.hidden
    ]
    tasks = f": {listed(shown)}" if shown else ""
    return Line(f"A challenge, {event.challenge.name}{tasks}.", ("FAE-124",), story=True)


@tells(m.TaskAdded)
def _task_added(reader: Reader, event: m.TaskAdded) -> Line | None:
    task = event.task
    if task.hidden and not reader.leads:
        return None
    hidden = ", prepared in hiding" if task.hidden else ""
    return Line(f"A task{hidden}: {quoted(task.text)} against {ladder(task.difficulty)}.", ("FAE-124",))


@tells(m.TaskAssigned)
def _task_assigned(reader: Reader, event: m.TaskAssigned) -> Line | None:
    if not reader.knows(event.task):
        return None
    who = reader.all(event.takers) if event.takers else "Anybody"
    return Line(f"{who} may try {reader.task(event.task)}.", ("FAE-125",))


@tells(m.TaskOpposed)
def _task_opposed(reader: Reader, event: m.TaskOpposed) -> Line | None:
    if not reader.knows(event.task):
        return None
    who = reader.who(event.who) if event.who else "Nobody"
    return Line(f"{who} works against {reader.task(event.task)}.", ("FAE-183",))


@tells(m.TaskShown)
def _task_shown(reader: Reader, event: m.TaskShown) -> Line:
    return Line(f"The next task: {reader.task(event.task)}.", ("FAE-127",), story=True)


@tells(m.TaskDone)
def _task_done(reader: Reader, event: m.TaskDone) -> Line:
    return Line(
        first_up(
            f"{quoted(event.text) if event.text else reader.task(event.task)}: "
            f"{_RESULTS.get(event.result, event.result)}."
        ),
        ("FAE-124",),
        story=True,
    )


_RESULTS = {
    "fail": "not passed",
    "failed": "not passed",
    "stands": "not passed",
    "tie": "passed, at a cost",
    "cost": "passed, at a cost",
    "succeed": "passed",
    "passed": "passed",
    "style": "passed with style",
}


@tells(m.ChallengeEnded)
def _challenge_ended(_reader: Reader, event: m.ChallengeEnded) -> Line:
    return Line(f"The challenge is over: {event.passed} of {event.tasks} tasks passed.", ("FAE-124",), story=True)


# Contests


@tells(m.ContestStarted)
def _contest(reader: Reader, event: m.ContestStarted) -> Line:
    return Line(f"A contest, {event.contest.name}: {reader.all(event.contest.who)} compete.", ("FAE-128",), story=True)


@tells(m.AdvantageTried)
def _tried(reader: Reader, event: m.AdvantageTried) -> Line | None:
    if not event.barred:
        return None
    return Line(f"{reader.who(event.who)} makes no roll in this exchange.", ("FAE-Q25",), by=reader.by(event.who))


@tells(m.ExchangeScored)
def _scored(reader: Reader, event: m.ExchangeScored) -> Line:
    totals = ", ".join([signed(total) for total in event.totals])
    if not event.who:
        return Line(f"The highest are tied ({totals}): nobody scores.", ("FAE-130", "FAE-Q27"), story=True)
    won, rule = ("a victory", "FAE-131") if event.victories == 1 else (f"{event.victories} victories", "FAE-132")
    return Line(f"{reader.who(event.who)} scores {won} ({totals}).", (rule,), by=reader.by(event.who), story=True)


@tells(m.TwistSettled)
def _twist(_reader: Reader, event: m.TwistSettled) -> Line | None:
    return None if event.text else Line("No twist this time.", ("FAE-130",))


@tells(m.VictoryTold)
def _victory(reader: Reader, event: m.VictoryTold) -> Line:
    return Line(
        f"How {reader.who(event.who)} wins the exchange:{sentence(event.text)}",
        ("FAE-131",),
        by=reader.by(event.who),
        story=True,
    )


@tells(m.ContestEnded)
def _contest_ended(reader: Reader, event: m.ContestEnded) -> Line:
    if not event.winner:
        return Line("The contest ends without a winner.", ("FAE-133",), story=True)
    return Line(f"{reader.who(event.winner)} wins the contest.", ("FAE-133",), by=reader.by(event.winner), story=True)


# Conflicts


def _order(reader: Reader, order: tuple[tuple[str, ...], ...]) -> str:
    return ", then ".join([reader.all(slot) for slot in order])


@tells(m.ConflictStarted)
def _conflict(reader: Reader, event: m.ConflictStarted) -> Line:
    conflict: Conflict = event.conflict
    rule = "FAE-135" if conflict.harm == "physical" else "FAE-136"
    text = f"A {conflict.harm} conflict. In turn: {_order(reader, conflict.order)}."
    return Line(text, ("FAE-134", rule, "FAE-138"), "battle", story=True)


@tells(m.OrderSet)
def _order_set(reader: Reader, event: m.OrderSet) -> Line:
    return Line(f"The order is now: {_order(reader, event.order)}.", ("FAE-137", "FAE-139"), "battle")


@tells(m.ConflictBegan)
def _began(_reader: Reader, _event: m.ConflictBegan) -> Line:
    return Line("Exchange 1.", ("FAE-140",), "turn")


@tells(m.ConflictJoined)
def _joined(reader: Reader, event: m.ConflictJoined) -> Line | None:
    return _of(reader, event.who, f"{reader.who(event.who)} joins the conflict.", "FAE-134", kind="battle", story=True)


@tells(m.Acted, m.ActionRestored, m.TurnEnded)
def _rail(_reader: Reader, _event: object) -> None:
    """The turn rail shows it."""


@tells(m.TurnCame)
def _turn(reader: Reader, event: m.TurnCame) -> Line:
    """A new exchange where the order begins again; then whose turn it is."""
    began = f"Exchange {event.exchange}. " if event.at == 0 else ""
    return Line(f"{began}It is the turn of {reader.all(event.who)}.", ("FAE-140",), "turn")


@tells(m.Moved)
def _moved(reader: Reader, event: m.Moved) -> Line | None:
    how, rule = {
        "free": ("", "FAE-092"),
        "action": (", with the action", "FAE-093"),
        "roll": (", past what was in the way", "FAE-094"),
    }[event.cost]
    return _of(
        reader,
        event.who,
        f"{reader.who(event.who)} moves to {event.name or reader.zone(event.zone)}{how}.",
        rule,
        kind="battle",
        story=True,
    )


@tells(m.ConflictEnded)
def _conflict_ended(_reader: Reader, event: m.ConflictEnded) -> Line:
    won = f": {team(event.winner)} are left" if event.winner else ""
    return Line(f"The conflict is over{won}.", ("FAE-142",), "battle", story=True)


@tells(m.Conceded)
def _conceded(reader: Reader, event: m.Conceded) -> Line:
    text = f"{reader.who(event.who)} concedes.{sentence(event.words)}"
    return Line(text, ("FAE-089", "FAE-090"), "battle", reader.by(event.who), (event.who,), True)


@tells(m.Imposed)
def _imposed(reader: Reader, event: m.Imposed) -> Line | None:
    if not event.text.strip():
        return None
    return Line(
        f"What conceding costs {reader.who(event.who)}:{sentence(event.text)}",
        ("FAE-090",),
        "battle",
        about=(event.who,),
        story=True,
    )


@tells(m.TakenOut)
def _taken_out(reader: Reader, event: m.TakenOut) -> Line:
    return Line(
        f"{reader.who(event.who)} is taken out.",
        ("FAE-078", "FAE-079"),
        "battle",
        reader.by(event.who),
        (event.who,),
        True,
    )
