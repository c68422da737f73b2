"""Each event in a sentence, as its reader may know it. What even to mention would betray is not mentioned."""

from collections.abc import Sequence
from typing import Any

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.words import (  # noqa: F401  (they fill SENTENCES)
    lines_action,
    lines_campaign,
    lines_contest,
    lines_desk,
    lines_memory,
    lines_outcome,
    lines_persona,
    tale,
)
from parlour.games.fugue.words.lines_contest import dealt
from parlour.games.fugue.words.reader import SENTENCES, Reader, line

HEADING = 90
"""A scene's text up to here is its heading; a longer one stands below it."""
_AT_ONCE: dict[type, type] = {
    m.DetailOffered: m.DetailAccepted,
    m.AbilityNamed: m.FlashbackKept,
    m.EffectChosen: m.EffectDone,
    m.ReachAsked: m.ReachAnswered,
}
"""What need not be said where it is settled in the same breath."""


def tell(state: State, event: Any, seat: int | None) -> Line | None:
    """This event as this seat may know it (None: a watcher), or None where nothing is to be said. The state serves for
    names."""
    return SENTENCES.marked(event, SENTENCES[type(event)](Reader(state, seat), event))


def tell_all(state: State, events: Sequence[Any], seat: int | None) -> list[Line]:
    """What happened together: one's own cards of a deal in one line, a long scene below its heading, nothing twice."""
    reader, lines = Reader(state, seat), []
    hands: dict[str, list[str]] = {}
    happened = {type(event) for event in events}
    for event in events:
        if isinstance(event, m.CardDealt):
            if seat == event.seat:
                hands.setdefault(event.who, []).append(event.card)
            continue
        lines += [dealt(reader, who, tuple(cards)) for who, cards in hands.items()]
        hands.clear()
        if _AT_ONCE.get(type(event)) in happened or (isinstance(event, m.HandsGathered) and m.GroupCame(0) in events):
            continue
        if isinstance(event, m.SceneSet) and len(event.text.strip()) > HEADING:
            heading = line("scene", kind="scene", story=True, number=event.number)
            lines += [heading, Line(event.text.strip(), story=True)]
        elif (told := tell(state, event, seat)) is not None:
            lines.append(told)
    return lines + [dealt(reader, who, tuple(cards)) for who, cards in hands.items()]
