"""Each event in a sentence, as its reader may know it. What even to mention would betray is not mentioned."""

from collections.abc import Sequence
from typing import Any

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.words import (  # noqa: F401  (they fill SENTENCES)
    lines_advance,
    lines_check,
    lines_desk,
    lines_people,
    lines_scene,
    lines_tasks,
    tale,
)
from parlour.games.yags.words.lines_scene import below_heading, travelled
from parlour.games.yags.words.reader import SENTENCES, Reader
from parlour.roleplay.words import tell_one


def tell(state: State, event: Any, seat: int | None) -> Line | None:
    """This event as this seat may know it (None: a watcher). The state serves for names."""
    return tell_one(SENTENCES, Reader(state, seat), event)


def tell_all(state: State, events: Sequence[Any], seat: int | None) -> list[Line]:
    """What happened together: a scene with what stands below its heading, travellers in one line, nothing twice."""
    lines: list[Line] = []
    reader = Reader(state, seat)
    road = [event for event in events if isinstance(event, m.Travelled)]
    for event in events:
        if isinstance(event, m.Travelled):
            lines += travelled(reader, road) if event is road[0] else []
            continue
        line = tell(state, event, seat) if not _said(event, events) else None
        lines += [line] if line is not None else []
        lines += below_heading(reader, event) if isinstance(event, m.SceneOpened) else []
    return lines


def _among(events: Sequence[Any], *kinds: type) -> bool:
    return any(isinstance(one, kinds) for one in events)


def _said(event: Any, events: Sequence[Any]) -> bool:
    """What another line of the same moment says better."""
    match event:
        case m.Rolled():
            return _among(events, m.Decided)
        case m.Decided():
            return not _among(events, m.Rolled)
        case m.GaitChosen():
            return _among(events, m.CheckOpened)
        case m.WentOn():
            return _among(events, m.GaitChosen)
        case m.Joined():
            return _among(events, m.Dodged)
        case m.PetitionAnswered():
            return event.yes and _among(events, m.CheckOpened, m.Spared, m.Studied, m.NoticeAllowed)
        case m.TechniqueDefined():
            return _among(events, m.SkillDefined)
        case m.Applied():
            return event.on and _among(events, m.RouteChosen)
        case m.TaskWorked():
            return _among(events, m.TaskEnded)
    return False
