"""The log as a story: sessions, scenes, one passage an exchange, what was said. Only what who watches may read; rewound
entries left out."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime

from babel.dates import format_date
from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Game
from parlour.core.house import table_says
from parlour.core.phrasebook import listed, locale
from parlour.core.rolls import RollCard
from parlour.table.entries import AnyEntry, Played, Recalled
from parlour.table.moment import Moment
from parlour.table.plain import plain
from parlour.table.telling import LogLine, called, leader, tell

SPOKEN = ("ic", "me", "desc")
ON_THE_WAY = ("begins", "helps")
"""Parts of an exchange that give way to its result."""


class Passage(Struct, frozen=True):
    """One paragraph."""

    kind: str
    """story, roll (an exchange with its numbers), picture (its name), ic, me or desc."""
    text: str
    who: str = ""
    part: str = ""
    """Its place in an exchange (see Line)."""
    weight: int = 0
    picture: str = ""
    """The id of one that everybody was shown."""


class Scene(Struct, frozen=True):
    title: str
    """Empty: what came before the first scene."""
    passages: list[Passage]

    def begin(self) -> None:
        """Another exchange: what led to none so far stays as it was told."""
        self.passages[:] = [replace(one, part="") if one.part in ON_THE_WAY else one for one in self.passages]

    def add(self, passage: Passage) -> None:
        """One passage an exchange: its result takes the place of all that led there; what came of it follows on."""
        if passage.part == "ends":
            self.passages[:] = [one for one in self.passages if one.part not in ON_THE_WAY]
        if passage.part == "follows" and self.passages and self.passages[-1].part == "ends":
            before = self.passages.pop()
            text = table_says("follows", before=before.text, text=passage.text)
            passage = replace(before, text=text, weight=max(before.weight, passage.weight))
        self.passages.append(passage)


class Session(Struct):
    title: str
    scenes: list[Scene]
    ended: bool = False
    """A line of its own said so."""

    @property
    def is_told(self) -> bool:
        """There is something in it."""
        return any(scene.title or scene.passages for scene in self.scenes)


class Story(Struct):
    """What was played, when, by whom, and all that happened."""

    title: str
    sessions: list[Session]
    played: str = ""
    """When."""
    cast: tuple[str, ...] = ()
    """Who played whom, and who led."""
    picture: str = ""
    """The table's own,"""
    faces: tuple[tuple[str, str], ...] = ()
    """and its people: whose, and the id of the picture."""

    @property
    def pictures(self) -> tuple[str, ...]:
        """All that are in it."""
        shown = [p.picture for session in self.sessions for scene in session.scenes for p in scene.passages]
        return tuple([one for one in (self.picture, *[face for _, face in self.faces], *shown) if one])

    @property
    def top(self) -> tuple[str, ...]:
        return tuple([line for line in (self.played, *self.cast) if line])


class Album(Struct, frozen=True):
    """The pictures that go with a story."""

    bodies: Mapping[str, bytes] = {}
    own: str = ""
    """The table's,"""
    faces: tuple[tuple[str, str], ...] = ()
    """and its people's: whose, and which."""


def story(game: Game, held: Iterable[tuple[AnyEntry, Moment]]) -> Story:
    """The whole story, in order, from the entries that hold."""
    seen = _Seen(game)
    told = Story("", sessions(game, seen.passing(held)))
    told.title = seen.title
    if seen.last is not None:
        told.played = _days(seen.days[0], seen.days[-1])
        told.cast = tuple(_cast(game, seen.last))
        told.faces = tuple([(plain(name), one) for one, name in game.portraits(seen.last.state, None).items()])
    told.picture = seen.picture
    return told


class _Seen:
    """What is gathered of entries on their way past: of long tables not all moments are held at once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.name = ""
        """Of the story, or of its first scene;"""
        self.own = ""
        """of the table."""
        self.days: list[int] = []
        """The first and the last."""
        self.last: Moment | None = None
        self.picture = ""
        """The table's own."""
        self.written: dict[int, tuple[tuple[str, ...], str]] = {}
        """Recapitulations in somebody's own words, with who wrote them, by session."""

    @property
    def title(self) -> str:
        title = self._game.about.title
        name = self.own or self.name
        return table_says("story-named", game=title, name=name) if name else title

    def passing(self, held: Iterable[tuple[AnyEntry, Moment]]) -> Iterator[tuple[AnyEntry, Moment]]:
        for entry, moment in held:
            self.own, self.picture = plain(moment.title), moment.picture
            if isinstance(entry, Played):
                self.days, self.last = [*self.days[:1], entry.at], moment
                self.name = self.name or plain(self._game.tale(moment.state))
            elif isinstance(entry, Recalled):
                self.written[entry.session] = (entry.lines, plain(called(self._game, moment, entry.by)))
            yield entry, moment


def _days(first: int, last: int) -> str:
    dates = [format_date(datetime.fromtimestamp(at / 1000, UTC), "long", locale=locale()) for at in (first, last)]
    return dates[0] if dates[0] == dates[1] else table_says("from-to", first=dates[0], last=dates[1])


def _cast(game: Game, moment: Moment) -> Iterable[str]:
    led = leader(game, moment)
    played: dict[int, list[str]] = {}
    for seat, name in game.played(moment.state):
        if seat >= 0 and (seat != led or game.about.leader):
            played.setdefault(seat, []).append(plain(name))
    for seat, names in sorted(played.items()):
        yield table_says("plays", who=plain(called(game, moment, seat)), names=listed(names))
    if led is not None:
        yield table_says("leads", who=plain(called(game, moment, led)))


def sessions(game: Game, held: Iterable[tuple[AnyEntry, Moment]]) -> list[Session]:
    """In order. The first session has no title: what came before any was opened."""
    told = [Session("", [Scene("", [])])]
    for entry, moment in held:
        for line in tell(game, moment, entry, None):
            kind, text = line.line.kind, plain(line.line.text)
            if line.line.part == "begins":
                told[-1].scenes[-1].begin()
            if kind == "session":
                told.append(Session(text, [Scene("", [])]))
            elif kind == "scene":
                told[-1].scenes.append(Scene(text.removesuffix("."), []))
            elif kind == "session_end":
                told[-1].ended = True
            elif (passage := _passage(line)) is not None:
                told[-1].scenes[-1].add(passage)
    return told


def _passage(told: LogLine) -> Passage | None:
    """Of rolls those that are part of the story, not those people made beside it."""
    line = told.line
    if line.card is not None and line.story:
        return Passage("roll", in_a_line(line.card), "", "ends", line.weight)
    if told.picture:
        return Passage("picture", plain(line.text), picture=told.picture)
    if line.kind in SPOKEN:
        return Passage(line.kind, plain(line.text), plain(told.who))
    return Passage("story", plain(line.text), "", line.part, line.weight) if line.story else None


def in_a_line(card: RollCard) -> str:
    """An exchange as a sentence: who does what, the numbers, how it ended or whether the goal was met; then what was
    said with it."""
    totals = [side.total for side in card.sides if side.total]
    compared = table_says("to", one=totals[0], other=listed(totals[1:])) if len(totals) > 1 else "".join(totals)
    numbers = card.tally or compared
    known = {"deed": card.deed or card.title, "numbers": numbers, "outcome": card.outcome, "goal": card.goal}
    ended = "" if card.met is None else "-met" if card.met else "-missed"
    text = table_says(f"exchange{ended or ('-ended' if card.outcome else '')}{'' if numbers else '-bare'}", **known)
    return plain(table_says("follows", before=text, text=table_says("said", words=card.words)) if card.words else text)


LEAST, MOST = 4, 10
"""So many passages a recapitulation tells, where there are as many: at most those that mattered,"""
LONG = 400
"""and so much of each."""


class Recap(Struct, frozen=True):
    """What happened in the session before, for those who come to the next one."""

    title: str = ""
    lines: tuple[str, ...] = ()
    session: int = 0
    """Which one, counted from 1; 0: none was finished."""
    fresh: bool = False
    """The next one has not opened a scene yet."""
    by: str = ""
    """Who put it in words of their own; empty: nobody."""


def previously(game: Game, held: Iterable[tuple[AnyEntry, Moment]]) -> Recap:
    """What mattered of the last session that was finished, or what was written about it since."""
    seen = _Seen(game)
    told = [session for session in sessions(game, seen.passing(held)) if session.title]
    finished = [at for at, session in enumerate(told, 1) if (session.ended or at < len(told)) and session.is_told]
    if not finished:
        return Recap()
    last, newest = finished[-1], told[-1]
    fresh = newest.ended or not any(scene.title for scene in newest.scenes)
    lines, by = seen.written.get(last, ((), ""))
    title = table_says("previously", title=seen.title)
    return Recap(title, lines or tuple(_mattered(told[last - 1])), last, fresh, by)


def _mattered(session: Session) -> Iterator[str]:
    """The weightiest passages, the later of equals, in the order they were told; the first of a scene with its name."""
    weighed = [
        (passage.weight or (passage.kind in SPOKEN), at, number, passage)
        for at, scene in enumerate(session.scenes)
        for number, passage in enumerate(scene.passages)
    ]
    mattered = len([one for one in weighed if one[0]])
    told = sorted(weighed)[-min(MOST, max(mattered, LEAST)) :]
    named = -1
    for _, at, _, passage in sorted(told, key=lambda one: one[1:3]):
        text, scene = _recalled(passage), session.scenes[at].title
        text = text if len(text) <= LONG else text[: LONG - 1].rstrip() + "…"
        yield table_says("in-scene", scene=scene, text=text) if scene and at != named else text
        named = at


def _recalled(passage: Passage) -> str:
    known = {"who": passage.who, "words": passage.text}
    return table_says(f"recalls-{passage.kind}", **known) if passage.kind in ("ic", "me") else passage.text
