"""Each event in a sentence, as its reader may know it. What even to mention would betray is not mentioned."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.words import (  # noqa: F401  (they fill SENTENCES)
    lines_advance,
    lines_challenge,
    lines_desk,
    lines_encounter,
    lines_goods,
    lines_harm,
    lines_people,
    lines_scene,
    lines_traits,
    tale,
)
from parlour.games.personae.words.lines_challenge import decided
from parlour.games.personae.words.lines_encounter import order_rolled
from parlour.games.personae.words.lines_scene import below_heading
from parlour.games.personae.words.reader import SENTENCES, Reader
from parlour.roleplay.words import tell_one


def tell(state: State, event: Any, seat: int | None) -> Line | None:
    """This event as this seat may know it (None: a watcher). The state serves for names."""
    return tell_one(SENTENCES, Reader(state, seat), event)


_TOGETHER: dict[type, Callable[[Reader, Sequence[Any]], list[Line]]] = {m.Decided: decided, m.OrderRolled: order_rolled}
"""What is set on one card where it happens in a row."""


def tell_all(state: State, events: Sequence[Any], seat: int | None) -> list[Line]:
    """What happened together: one card for a roll against several, a scene with what stands below its heading, nothing
    twice."""
    lines: list[Line] = []
    reader = Reader(state, seat)
    for kind, found in groupby(events, type):
        row = list(found)
        if kind in _TOGETHER:
            lines += _TOGETHER[kind](reader, row)
            continue
        for event in row:
            line = tell(state, event, seat) if not _said(event, events) else None
            lines += [line] if line is not None else []
            lines += below_heading(reader, event) if isinstance(event, m.SceneOpened) else []
    return lines


def _said(event: Any, events: Sequence[Any]) -> bool:
    """What another line of the same moment says better."""
    match event:
        case m.AbilityUsed(ability=ability):
            return any(
                isinstance(one, (m.DieRerolled, m.DieIgnored)) and one.ability == ability for one in events
            ) or any(isinstance(one, m.CriticalSpent) and one.option == ability for one in events)
        case m.ExpertiseCalled(talent=talent):
            return any(isinstance(one, m.ExpertiseAnswered) and one.talent == talent and one.yes for one in events)
        case m.Escalated(violent=False, number=number):
            return any(isinstance(one, m.Escalated) and one.violent and one.number == number for one in events)
        case m.PowerEnded(power=power):
            return any(isinstance(one, m.PowerBegan) and one.active.power == power for one in events)
        case m.Placed() | m.GearTied():
            return any(isinstance(one, (m.SceneOpened, m.AbilityAdded, m.IndividualBegun)) for one in events)
        case m.GearAdded():
            return any(isinstance(one, (m.SkillUnlocked, m.IndividualBegun)) for one in events)
    return False
