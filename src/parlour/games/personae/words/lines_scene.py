"""Sentences of scenes, days, obstacles, hazards and extended Challenges."""

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.personae import moves as m
from parlour.games.personae.words.phrases import first_up, follows
from parlour.games.personae.words.reader import SAY, Reader, dice_more, hits, own, tells, told


@tells(m.SceneOpened)
def _opened(_reader: Reader, event: m.SceneOpened) -> Line:
    text = (
        SAY("scene-when", number=event.number, place=event.place, time=event.time)
        if event.time
        else SAY("scene", number=event.number, place=event.place)
    )
    return Line(text, ("PER-245",), "scene", story=True)


def below_heading(reader: Reader, event: m.SceneOpened) -> list[Line]:
    """What it is about, and who is there."""
    who = reader.all(event.who)
    parts = [SAY("scene-aim", aim=own(event.aim))] if event.aim else []
    parts += [SAY("scene-who", who=who)] if who else []
    return (
        [Line(" ".join(parts), ("PER-245",), about=tuple([one for one in event.who if reader.knows(one)]), story=True)]
        if parts
        else []
    )


@tells(m.SceneClosing)
def _closing(reader: Reader, event: m.SceneClosing) -> Line:
    text = SAY("scene-closing-due", who=reader.all(event.due)) if event.due else SAY("scene-closing")
    return Line(text, ("PER-194",))


@tells(m.SceneClosed)
def _closed(_reader: Reader, event: m.SceneClosed) -> Line:
    return Line(SAY("scene-closed", number=event.number), ("PER-245",), story=True)


def _here(reader: Reader, who: str, key: str, rule: str, *, story: bool = True, place: str = "") -> Line | None:
    if not reader.knows(who):
        return None
    return reader.of(who, SAY(key, who=reader.who(who), place=place), rule, kind="event", story=story)


@tells(m.Entered)
def _entered(reader: Reader, event: m.Entered) -> Line | None:
    return _here(reader, event.who, "entered", "PER-245")


@tells(m.Left)
def _left(reader: Reader, event: m.Left) -> Line | None:
    return _here(reader, event.who, "left", "PER-245")


@tells(m.Placed)
def _placed(reader: Reader, event: m.Placed) -> Line | None:
    key = f"placed-{_BANDS[event.place]}" if event.place in _BANDS else "placed"
    return _here(reader, event.who, key, "PER-166", story=False, place=event.place)


def place_words(place: str) -> str:
    """close, near, far away; the pier"""
    return SAY(f"place-{_BANDS[place]}") if place in _BANDS else place


_BANDS = {"close": "close", "near": "near", "far": "far", "": "nowhere"}


@tells(m.DaysPassed)
def _days(_reader: Reader, event: m.DaysPassed) -> Line:
    text = told(SAY("days", count=event.days, day=event.day), follows(event.words).strip())
    return Line(text, ("PER-246",), story=True)


# In the way


@tells(m.ObstacleSet)
def _obstacle(_reader: Reader, event: m.ObstacleSet) -> Line:
    return Line(SAY("obstacle", name=event.obstacle.name), ("PER-151",), "fact", story=True)


@tells(m.ObstacleRuled)
def _ruled(_reader: Reader, event: m.ObstacleRuled) -> Line:
    text = told(SAY(f"obstacle-{event.how}", name=event.name), follows(event.words).strip())
    return Line(text, ("PER-151",), "fact", story=True)


@tells(m.HazardAgreed)
def _agreed(_reader: Reader, event: m.HazardAgreed) -> Line:
    one = event.hazard
    harm = [hits(one.hits)] if one.hits else []
    harm += [dice_more(-one.penalty)] if one.penalty else []
    up_to = SAY("hazard-one") if one.chance == 1 else SAY("hazard-range", chance=one.chance)
    return Line(SAY("hazard-agreed", name=one.name, range=up_to, harm=listed(harm)), ("PER-152",), "fact")


@tells(m.HazardRolled)
def _hazard(reader: Reader, event: m.HazardRolled) -> Line:
    name = next((one.name for one in reader.state.hazards if one.id == event.hazard), SAY("the-hazard"))
    face = SAY("a-face", face=event.die)
    text = SAY("hazard-struck" if event.strikes else "hazard-missed", name=name, face=face, who=reader.who(event.who))
    return Line(first_up(text), ("PER-152",), "roll", reader.by(event.who), (event.who,), True)


# Several in a row


@tells(m.SeriesStarted)
def _series(reader: Reader, event: m.SeriesStarted) -> Line:
    sides = [
        SAY("series-side", who=reader.all(side), goal=goal) if goal else reader.all(side)
        for side, goal in zip(event.sides, event.goals, strict=True)
    ]
    return Line(first_up(SAY("series", one=sides[0], other=sides[1])), ("PER-158",), story=True)


@tells(m.SeriesAnswered)
def _answered(reader: Reader, event: m.SeriesAnswered) -> Line:
    series = reader.state.series
    who = (
        reader.all(series.sides[event.side])
        if series is not None and event.side < len(series.sides)
        else SAY("other-side" if event.side else "one-side")
    )
    return Line(first_up(SAY(f"series-{event.answer.replace(' ', '-')}", who=who)), ("PER-158",))


@tells(m.SeriesEnded)
def _ended(_reader: Reader, event: m.SeriesEnded) -> Line:
    return Line(SAY("series-over-back-down" if event.how == "back down" else "series-over"), ("PER-158",), story=True)
