"""Sentences of scenes, rounds, ways and counters. How tired or hurt the game master's own are is hers."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.model import Ground
from parlour.games.yags.words.phrases import first_up, how_long, quoted, sentence, signed
from parlour.games.yags.words.reader import SAY, Reader, tells


@tells(m.ActionTaken)
def _shown(_reader: Reader, _event: m.ActionTaken) -> None:
    """The board shows it."""


@tells(m.SceneOpened)
def _opened(_reader: Reader, event: m.SceneOpened) -> Line:
    scene = event.scene
    known = {"number": str(scene.number), "place": scene.place}
    text = SAY("scene-time", time=scene.time, **known) if scene.time else SAY("scene", **known)
    return Line(text, (), "scene", story=True)


def below_heading(reader: Reader, event: m.SceneOpened) -> list[Line]:
    """What it is about, and who is there."""
    who = reader.all(event.here)
    parts = [SAY("scene-aim", aim=sentence(event.scene.aim).strip())] if event.scene.aim else []
    parts += [SAY("scene-here", who=who)] if who else []
    about = tuple([one for one in event.here if reader.knows(one)])
    return [Line(" ".join(parts), about=about, story=True)] if parts else []


@tells(m.SceneClosed)
def _closed(_reader: Reader, event: m.SceneClosed) -> Line:
    return Line(SAY("scene-ends", number=str(event.number)), (), story=True)


def _here(
    reader: Reader, key: str, who: str, *rules: str, kind: str = "event", story: bool = True, **known: str | int
) -> Line | None:
    return reader.line(key, who, *rules, kind=kind, story=story, why="", **known) if reader.knows(who) else None


@tells(m.Entered)
def _entered(reader: Reader, event: m.Entered) -> Line | None:
    return _here(reader, "enters-unseen" if reader.is_hidden(event.who) else "enters", event.who)


@tells(m.Left)
def _left(reader: Reader, event: m.Left) -> Line | None:
    return _here(reader, "leaves-unseen" if reader.is_hidden(event.who) else "leaves", event.who)


@tells(m.GroundSet)
def _ground(_reader: Reader, event: m.GroundSet) -> Line:
    text = SAY("ground", ground=ground_words(event.ground))
    return Line(text, ("YAG-196", "YAG-197"), "fact", story=True)


@tells(m.Rated)
def _rated(reader: Reader, event: m.Rated) -> Line | None:
    """Hers alone."""
    if not reader.leads:
        return None
    key = "rated" if event.target else "rated-gone"
    return reader.led(key, "YAG-005", what=quoted(event.what) if event.what else SAY("rated-else"), target=event.target)


def ground_words(ground: Ground) -> str:
    """light obstruction, unstable 5, windy; a fall would be dangerous"""
    is_clear = ground.obstruction == "clear"
    parts = [SAY("ground-clear") if is_clear else SAY("ground-obstruction", how=ground.obstruction)]
    for name in ("unstable", "narrow", "slippery", "gap"):
        amount = getattr(ground, name)
        parts += [SAY(f"ground-{name}", amount=str(amount))] if amount else []
    parts += [SAY("ground-windy")] if ground.windy else []
    words = ", ".join(parts)
    return SAY("ground-dangerous", ground=words) if ground.dangerous else words


# Rounds


@tells(m.RoundBegan)
def _round(_reader: Reader, event: m.RoundBegan) -> Line:
    text = SAY("rounds-begin" if event.fresh else "round", round=str(event.round))
    return Line(text, (), "turn", story=event.fresh)


@tells(m.RoundsEnded)
def _rounds(_reader: Reader, event: m.RoundsEnded) -> Line:
    return Line(SAY("rounds-end", count=event.rounds), (), "turn", story=True)


_GAIT_RULES = {"careful": "YAG-190", "standard": "YAG-191", "running": "YAG-192", "sprinting": "YAG-193"}


@tells(m.GaitChosen)
def _gait(reader: Reader, event: m.GaitChosen) -> Line | None:
    key, rule = "goes-action" if event.action else "goes", _GAIT_RULES[event.gait]
    return _here(reader, key, event.who, rule, gait=event.gait, metres=str(event.metres))


@tells(m.WentOn)
def _went(reader: Reader, event: m.WentOn) -> Line | None:
    return _here(reader, "goes-on", event.who, "YAG-165", story=False, metres=str(event.metres))


@tells(m.WentPart)
def _part(reader: Reader, event: m.WentPart) -> Line | None:
    return _here(reader, "goes-part", event.who, "YAG-274", metres=str(event.metres))


@tells(m.Stumbled)
def _stumbled(reader: Reader, event: m.Stumbled) -> Line | None:
    return _here(reader, "stuck", event.who, "YAG-200")


@tells(m.Fell)
def _fell(reader: Reader, event: m.Fell) -> Line | None:
    if not event.metres:
        return _here(reader, "falls", event.who, "YAG-201")
    return _here(reader, "falls-from", event.who, "YAG-210", metres=str(event.metres))


@tells(m.Barred)
def _barred(reader: Reader, event: m.Barred) -> Line | None:
    return _here(reader, "barred", event.who, "YAG-206")


# Longer ways


@tells(m.RanOn)
def _ran(reader: Reader, event: m.RanOn) -> Line | None:
    """How far somebody gets follows from the sheet."""
    known = {"gait": event.gait, "time": how_long(event.minutes)}
    if not reader.reads(event.who):
        return _here(reader, "runs-on", event.who, "YAG-167", story=True, **known)
    return _here(reader, "runs-on-far", event.who, "YAG-167", far=_far(event.metres), story=True, **known)


def _far(metres: int) -> str:
    if metres >= 10_000:
        return SAY("kilometres", amount=f"{metres / 1000:.1f}")
    return SAY("metres", amount=str(metres))


@tells(m.RunEnded)
def _run_ended(reader: Reader, event: m.RunEnded) -> Line | None:
    return _here(reader, "run-ends", event.who, "YAG-167", story=False)


@tells(m.Travelled)
def _travelled(reader: Reader, event: m.Travelled) -> Line | None:
    return next(iter(travelled(reader, [event])), None)


def travelled(reader: Reader, events: list[m.Travelled]) -> list[Line]:
    """Who gets equally far goes together."""
    groups: dict[tuple[int, int], list[str]] = {}
    for event in events:
        if reader.knows(event.who):
            groups.setdefault((event.minutes, event.kilometres if reader.reads(event.who) else -1), []).append(
                event.who
            )
    lines = []
    for (minutes, kilometres), who in groups.items():
        known: dict[str, str | int] = {"who": reader.all(who), "count": len(who), "time": how_long(minutes)}
        if kilometres >= 0:
            text = SAY("travels-far", far=SAY("kilometres", amount=str(kilometres)), **known)
        else:
            text = SAY("travels", **known)
        lines.append(Line(first_up(text), ("YAG-172",), about=tuple(who), story=True))
    return lines


@tells(m.WatchCame)
def _watch(_reader: Reader, event: m.WatchCame) -> Line:
    return Line(SAY("watch", day=str(event.day), watch=str(event.watch)), ("YAG-171",), story=True)


# Counters


@tells(m.Counted)
def _counted(reader: Reader, event: m.Counted) -> Line | None:
    """YAG-Q32: what of it was paid in the open is told by itself."""
    if not reader.reads(event.who):
        return None
    rule = "YAG-155" if event.counter == "wounds" else "YAG-Q32"
    known = {"counter": event.counter, "now": str(event.now), "change": signed(event.by)}
    return reader.line("counter", event.who, rule, kind="points", why=event.why, story=False, **known)


@tells(m.PenaltySet)
def _penalty(reader: Reader, event: m.PenaltySet) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"field": event.field, "value": signed(-event.value), "before": signed(-event.before)}
    return reader.line("penalty", event.who, "YAG-Q32", story=False, **known)


@tells(m.Struck)
def _struck(reader: Reader, event: m.Struck) -> Line | None:
    """How many wounds it makes is counted by itself."""
    rule, kind = ("YAG-161", "end") if event.killed else ("YAG-155", "battle")
    if not event.by:
        return _here(reader, "killed" if event.killed else "hit", event.who, rule, kind=kind)
    key = "killed-by" if event.killed else "hit-by"
    return _here(reader, key, event.who, rule, kind=kind, other=reader.who(event.by))


@tells(m.Dying)
def _dying(reader: Reader, event: m.Dying) -> Line | None:
    return _here(reader, "dying", event.who, "YAG-155", kind="battle")


@tells(m.Resisted)
def _resisted(reader: Reader, event: m.Resisted) -> Line | None:
    key = "resists" if event.saved else "resists-not"
    if not reader.reads(event.who):
        return _here(reader, key, event.who, "YAG-182", kind="change")
    return _here(reader, f"{key}-now", event.who, "YAG-182", kind="change", now=str(event.now))
