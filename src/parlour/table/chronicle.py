"""The log as a story: sessions, scenes, what was told and said. Only what who watches may read; rewound entries left
out."""

import functools
from collections.abc import Iterable

from msgspec import Struct

from parlour.core.game import Game
from parlour.core.house import table_says
from parlour.core.rolls import RollCard
from parlour.table.entries import AnyEntry
from parlour.table.moment import Moment
from parlour.table.plain import plain
from parlour.table.telling import LogLine, tell

SPOKEN = ("ic", "me", "desc")
SCENES = 6
"""So many scenes a recapitulation names, the last ones."""
LAST = 3
"""So many lines it tells of each."""
LONG = 300


class Passage(Struct, frozen=True):
    """One paragraph."""

    kind: str
    """story, roll, ic, me or desc."""
    text: str
    who: str = ""


class Scene(Struct, frozen=True):
    title: str
    """Empty: what came before the first scene."""
    passages: list[Passage]


class Session(Struct):
    title: str
    scenes: list[Scene]
    ended: bool = False
    """A line of its own said so."""

    @property
    def is_told(self) -> bool:
        """There is something in it."""
        return any(scene.title or scene.passages for scene in self.scenes)


def sessions(game: Game, held: Iterable[tuple[AnyEntry, Moment]]) -> list[Session]:
    """The whole story, in order, from the entries that hold. The first session has no title: what came before any was
    opened."""
    told = [Session("", [Scene("", [])])]
    for entry, moment in held:
        for line in tell(game, moment, entry, None):
            kind, text = line.line.kind, plain(line.line.text)
            if kind == "session":
                told.append(Session(text, [Scene("", [])]))
            elif kind == "scene":
                told[-1].scenes.append(Scene(text, []))
            elif kind == "session_end":
                told[-1].ended = True
            elif (passage := _passage(line)) is not None:
                told[-1].scenes[-1].passages.append(passage)
    return told


def _passage(told: LogLine) -> Passage | None:
    """Of rolls those that are part of the story, and those people made beside it."""
    line = told.line
    if line.card is not None and (line.story or line.kind == "dice"):
        return Passage("roll", in_a_line(line.card))
    if line.kind in SPOKEN:
        return Passage(line.kind, plain(line.text), plain(told.who))
    return Passage("story", plain(line.text)) if line.story else None


def in_a_line(card: RollCard) -> str:
    """A roll as a sentence: who and what, each side's total, the outcome; between equals also how it came to that."""
    level = len(card.sides) == 2 and card.sides[0].total == card.sides[1].total
    totals = [f"{side.title} {side.total}".strip() if len(card.sides) > 1 else side.total for side in card.sides]
    text = f"{card.title}: {_against([total for total in totals if total])}"
    ended = f"{card.outcome[:1].upper()}{card.outcome[1:]}." if card.outcome else ""
    return plain(f"{text}. {ended}{f' {card.note}' if level else ''}".strip())


def _against(totals: list[str]) -> str:
    return functools.reduce(lambda one, other: table_says("against", one=one, other=other), totals) if totals else ""


def previously(game: Game, held: Iterable[tuple[AnyEntry, Moment]]) -> tuple[str, tuple[str, ...]]:
    """A title and a few lines from the last session that was played; none once the new one has opened a scene."""
    *before, newest = sessions(game, held)
    under_way = any(scene.title for scene in newest.scenes) and not newest.ended
    finished = [
        session for session in (*before, *([newest] if newest.ended else [])) if session.title and session.is_told
    ]
    if under_way or not finished:
        return "", ()
    last = finished[-1]
    lines = [line for scene in last.scenes if (line := _recapitulated(scene))]
    return table_says("previously", title=game.about.title), tuple(lines[-SCENES:])


def _recapitulated(scene: Scene) -> str:
    """A scene's name and how it ended: the last lines that were told of it, or else the last roll."""
    ended = [passage.text for passage in scene.passages if passage.kind == "story"][-LAST:]
    ended = ended or [passage.text for passage in scene.passages if passage.kind in ("desc", "roll")][-1:]
    text = " ".join(ended)
    text = text if len(text) <= LONG else text[: LONG - 1].rstrip() + "…"
    return f"{scene.title}: {text}" if scene.title and text else scene.title or text
