"""Sentences of scenes, rounds, ways and counters. How tired or hurt the game master's own are is hers."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.model import Ground
from parlour.games.yags.words.phrases import counted, first_up, how_long, points, sentence, signed
from parlour.games.yags.words.reader import Reader, tells


@tells(m.ActionTaken)
def _shown(_reader: Reader, _event: m.ActionTaken) -> None:
    """The board shows it."""


@tells(m.SceneOpened)
def _opened(_reader: Reader, event: m.SceneOpened) -> Line:
    scene = event.scene
    when = f", {scene.time}" if scene.time else ""
    return Line(f"Scene {scene.number}: {scene.place}{when}", (), "scene", story=True)


def below_heading(reader: Reader, event: m.SceneOpened) -> list[Line]:
    """What it is about, and who is there."""
    who = reader.all(event.here)
    parts = [f"What it is about:{sentence(event.scene.aim)}"] if event.scene.aim else []
    parts += [f"There: {who}."] if who else []
    return (
        [Line(" ".join(parts), about=tuple([one for one in event.here if reader.knows(one)]), story=True)]
        if parts
        else []
    )


@tells(m.SceneClosed)
def _closed(_reader: Reader, event: m.SceneClosed) -> Line:
    return Line(f"Scene {event.number} is over.", (), story=True)


def _here(reader: Reader, who: str, text: str, *rules: str, story: bool = True) -> Line | None:
    return reader.of(who, f"{reader.who(who)} {text}", *rules, kind="event", story=story) if reader.knows(who) else None


@tells(m.Entered)
def _entered(reader: Reader, event: m.Entered) -> Line | None:
    return _here(reader, event.who, "comes in, unseen." if reader.is_hidden(event.who) else "comes in.")


@tells(m.Left)
def _left(reader: Reader, event: m.Left) -> Line | None:
    return _here(reader, event.who, "leaves, unseen." if reader.is_hidden(event.who) else "leaves the scene.")


@tells(m.GroundSet)
def _ground(_reader: Reader, event: m.GroundSet) -> Line:
    return Line(f"The ground: {ground_words(event.ground)}.", ("YAG-196", "YAG-197"), "fact", story=True)


def ground_words(ground: Ground) -> str:
    """light obstruction, unstable 5, windy; a fall would be dangerous"""
    parts = ["clear" if ground.obstruction == "clear" else f"{ground.obstruction} obstruction"]
    parts += [
        f"{name} {amount}" for name in ("unstable", "narrow", "slippery", "gap") if (amount := getattr(ground, name))
    ]
    parts += ["windy"] if ground.windy else []
    return ", ".join(parts) + ("; a fall would be dangerous" if ground.dangerous else "")


# Rounds


@tells(m.RoundBegan)
def _round(_reader: Reader, event: m.RoundBegan) -> Line:
    return Line(
        f"Time is counted in rounds: round {event.round}." if event.fresh else f"Round {event.round}.",
        (),
        "turn",
        story=event.fresh,
    )


@tells(m.RoundsEnded)
def _rounds(_reader: Reader, event: m.RoundsEnded) -> Line:
    return Line(f"After {counted(event.rounds, 'round')} time flows again.", (), "turn", story=True)


_GOES = {"careful": "goes carefully", "standard": "jogs", "running": "runs", "sprinting": "sprints"}
_GAIT_RULES = {"careful": "YAG-190", "standard": "YAG-191", "running": "YAG-192", "sprinting": "YAG-193"}


@tells(m.GaitChosen)
def _gait(reader: Reader, event: m.GaitChosen) -> Line | None:
    action = ", with the action of the round" if event.action else ""
    return _here(reader, event.who, f"{_GOES[event.gait]}, {event.metres} m{action}.", _GAIT_RULES[event.gait])


@tells(m.WentOn)
def _went(reader: Reader, event: m.WentOn) -> Line | None:
    return _here(reader, event.who, f"gets {event.metres} m further.", "YAG-165", story=False)


@tells(m.WentPart)
def _part(reader: Reader, event: m.WentPart) -> Line | None:
    return _here(reader, event.who, f"gets {event.metres} m of the way all the same.", "YAG-274")


@tells(m.Stumbled)
def _stumbled(reader: Reader, event: m.Stumbled) -> Line | None:
    return _here(reader, event.who, "gets nowhere in this round.", "YAG-200")


@tells(m.Fell)
def _fell(reader: Reader, event: m.Fell) -> Line | None:
    return _here(
        reader,
        event.who,
        f"falls from a height of {event.metres} m." if event.metres else "falls.",
        "YAG-210" if event.metres else "YAG-201",
    )


@tells(m.Barred)
def _barred(reader: Reader, event: m.Barred) -> Line | None:
    return _here(reader, event.who, "can neither attack nor defend for the rest of the round.", "YAG-206")


# Longer ways


@tells(m.RanOn)
def _ran(reader: Reader, event: m.RanOn) -> Line | None:
    """How far somebody gets follows from the sheet."""
    far = f", {_far(event.metres)}" if reader.reads(event.who) else ""
    return _here(reader, event.who, f"{_GOES[event.gait]} for {how_long(event.minutes)}{far}.", "YAG-167")


def _far(metres: int) -> str:
    return f"{metres / 1000:.1f} km" if metres >= 10_000 else f"{metres} m"


@tells(m.RunEnded)
def _run_ended(reader: Reader, event: m.RunEnded) -> Line | None:
    return _here(reader, event.who, "stops running.", "YAG-167", story=False)


@tells(m.Travelled)
def _travelled(reader: Reader, event: m.Travelled) -> Line | None:
    far = f", {event.kilometres} km" if reader.reads(event.who) else ""
    return _here(reader, event.who, f"is on the road for {how_long(event.minutes)}{far}.", "YAG-172")


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
        far = f", {kilometres} km" if kilometres >= 0 else ""
        text = f"{reader.all(who)} {'is' if len(who) == 1 else 'are'} on the road for {how_long(minutes)}{far}."
        lines.append(Line(first_up(text), ("YAG-172",), about=tuple(who), story=True))
    return lines


@tells(m.WatchCame)
def _watch(_reader: Reader, event: m.WatchCame) -> Line:
    return Line(f"It is day {event.day}, the {_ORDINALS[event.watch - 1]} watch.", ("YAG-171",), story=True)


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


# Counters


@tells(m.Counted)
def _counted(reader: Reader, event: m.Counted) -> Line | None:
    """YAG-Q32: what of it was paid in the open is told by itself."""
    if not reader.reads(event.who):
        return None
    why = f": {event.why}" if event.why else ""
    text = f"{reader.who(event.who)}: {event.counter} {event.now} ({signed(event.by)}){why}."
    return reader.of(event.who, text, "YAG-155" if event.counter == "wounds" else "YAG-Q32", kind="points")


_PENALTIES = {
    "fatigue_penalty": "every roll for fatigue",
    "wound_penalty": "every roll for wounds",
    "stun_penalty": "every roll for stuns",
    "move_penalty": "Move",
}


@tells(m.PenaltySet)
def _penalty(reader: Reader, event: m.PenaltySet) -> Line | None:
    if not reader.reads(event.who):
        return None
    off = _PENALTIES.get(event.field, "every roll")
    return reader.of(
        event.who, f"{reader.who(event.who)}: {event.value or 'nothing'} off {off} (it was {event.before}).", "YAG-Q32"
    )


@tells(m.Struck)
def _struck(reader: Reader, event: m.Struck) -> Line | None:
    """How many wounds it makes is counted by itself."""
    if not reader.knows(event.who):
        return None
    by = f" by {reader.who(event.by)}" if event.by else ""
    if event.killed:
        return reader.of(
            event.who,
            f"{reader.who(event.who)} is hit{by} and dies of it: so small a thing survives no hit.",
            "YAG-161",
            kind="end",
            story=True,
        )
    return reader.of(event.who, f"{reader.who(event.who)} is hit{by}.", "YAG-155", kind="battle", story=True)


@tells(m.Dying)
def _dying(reader: Reader, event: m.Dying) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)} is dying.", "YAG-155", kind="battle", story=True)
        if reader.knows(event.who)
        else None
    )


@tells(m.Resisted)
def _resisted(reader: Reader, event: m.Resisted) -> Line | None:
    if not reader.knows(event.who):
        return None
    now = f" (fatigue {event.now})" if reader.reads(event.who) else ""
    how = f"shakes off {points(1, 'fatigue')}" if event.saved else "cannot shake the fatigue off"
    return reader.of(event.who, f"{reader.who(event.who)} {how}{now}.", "YAG-182", story=True)
