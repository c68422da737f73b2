"""Sentences of scenes, days, obstacles, hazards and extended Challenges."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.words.phrases import counted, dice, first_up, follows, quoted, sentence
from parlour.games.personae.words.reader import Reader, hits, tells


@tells(m.SceneOpened)
def _opened(_reader: Reader, event: m.SceneOpened) -> Line:
    when = f", {event.time}" if event.time else ""
    return Line(f"Scene {event.number}: {event.place}{when}", ("PER-245",), "scene", story=True)


def below_heading(reader: Reader, event: m.SceneOpened) -> list[Line]:
    """What it is about, and who is there."""
    who = reader.all(event.who)
    parts = [f"What it is about:{sentence(event.aim)}"] if event.aim else []
    parts += [f"There: {who}."] if who else []
    return (
        [Line(" ".join(parts), ("PER-245",), about=tuple([one for one in event.who if reader.knows(one)]), story=True)]
        if parts
        else []
    )


@tells(m.SceneClosing)
def _closing(reader: Reader, event: m.SceneClosing) -> Line:
    due = f" {reader.all(event.due)} may try to recover first." if event.due else ""
    return Line(f"The scene draws to its end.{due}", ("PER-194",))


@tells(m.SceneClosed)
def _closed(_reader: Reader, event: m.SceneClosed) -> Line:
    return Line(f"Scene {event.number} is over.", ("PER-245",), story=True)


def _here(reader: Reader, who: str, text: str, *rules: str, story: bool = True) -> Line | None:
    return reader.of(who, f"{reader.who(who)} {text}", *rules, kind="event", story=story) if reader.knows(who) else None


@tells(m.Entered)
def _entered(reader: Reader, event: m.Entered) -> Line | None:
    return _here(reader, event.who, "comes in.", "PER-245")


@tells(m.Left)
def _left(reader: Reader, event: m.Left) -> Line | None:
    return _here(reader, event.who, "leaves the scene.", "PER-245")


@tells(m.Placed)
def _placed(reader: Reader, event: m.Placed) -> Line | None:
    return _here(reader, event.who, f"is {place_words(event.place)}.", "PER-166", story=False)


def place_words(place: str) -> str:
    """close, near, far; at the pier"""
    return {"close": "close", "near": "near", "far": "far off", "": "nowhere in particular"}.get(place, f"at: {place}")


@tells(m.DaysPassed)
def _days(_reader: Reader, event: m.DaysPassed) -> Line:
    passed = "A day passes" if event.days == 1 else f"{first_up(counted(event.days, 'day'))} pass"
    return Line(f"{passed}. It is day {event.day}.{follows(event.words)}", ("PER-246",), story=True)


# In the way


@tells(m.ObstacleSet)
def _obstacle(_reader: Reader, event: m.ObstacleSet) -> Line:
    return Line(f"In the way: {quoted(event.obstacle.name)}.", ("PER-151",), "fact", story=True)


@tells(m.ObstacleRuled)
def _ruled(_reader: Reader, event: m.ObstacleRuled) -> Line:
    how = {
        "narrate": "is told, not rolled",
        "fold": "counts in another Challenge",
        "unopposed": "takes an Unopposed Challenge",
    }[event.how]
    return Line(f"{quoted(event.name)} {how}.{follows(event.words)}", ("PER-151",), "fact", story=True)


@tells(m.HazardAgreed)
def _agreed(_reader: Reader, event: m.HazardAgreed) -> Line:
    one = event.hazard
    harm = [hits(one.hits)] if one.hits else []
    harm += [f"{dice(one.penalty)} fewer"] if one.penalty else []
    return Line(
        f"Agreed, a hazard: {quoted(one.name)}. On {_up_to(one.chance)}: {' and '.join(harm)}.", ("PER-152",), "fact"
    )


def _up_to(chance: int) -> str:
    return "a 1" if chance == 1 else f"1 to {chance}"


@tells(m.HazardRolled)
def _hazard(reader: Reader, event: m.HazardRolled) -> Line:
    name = next((one.name for one in reader.state.hazards if one.id == event.hazard), "The hazard")
    struck = "is struck" if event.strikes else "gets off"
    text = f"{name}: a {event.die} for {reader.who(event.who)}, who {struck}."
    return Line(first_up(text), ("PER-152",), "roll", reader.by(event.who), (event.who,), True)


# Several in a row


@tells(m.SeriesStarted)
def _series(reader: Reader, event: m.SeriesStarted) -> Line:
    sides = [
        f"{reader.all(side)} ({goal})" if goal else reader.all(side)
        for side, goal in zip(event.sides, event.goals, strict=True)
    ]
    return Line(first_up(f"{' against '.join(sides)}: several Challenges for one conflict."), ("PER-158",), story=True)


@tells(m.SeriesAnswered)
def _answered(reader: Reader, event: m.SeriesAnswered) -> Line:
    series = reader.state.series
    who = (
        reader.all(series.sides[event.side])
        if series is not None and event.side < len(series.sides)
        else ("One side", "The other side")[event.side > 0]
    )
    said = {"achieved": "achieved", "continue": "not yet: it goes on", "back down": "enough: they back down"}[
        event.answer
    ]
    return Line(first_up(f"{who}: {said}."), ("PER-158",))


@tells(m.SeriesEnded)
def _ended(_reader: Reader, event: m.SeriesEnded) -> Line:
    how = "one side backs down" if event.how == "back down" else "everybody has what they wanted"
    return Line(f"The conflict is over: {how}.", ("PER-158",), story=True)
