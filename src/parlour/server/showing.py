"""What each seat of a table is shown: the frame of the moment, whole or what changed, and the forms it asks for."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from parlour.core.game import Concern, Outcome
from parlour.core.offers import Form, Menu, Piece, about, pieces_of
from parlour.core.phrasebook import speaking, spoken
from parlour.server.changes import Changes
from parlour.server.connection import Connection
from parlour.server.protocol_frames import Frame, Timer
from parlour.table.clock import Clock
from parlour.table.entries import RAW_NULL, AnyEntry, Pictured, Played, Removed, Shown
from parlour.table.moment import Moment
from parlour.table.table import Table
from parlour.table.telling import LogLine, leader, tell

_encode = msgspec.json.Encoder().encode
NO_LINES = Raw(b"[]")
News = Sequence[tuple[AnyEntry, tuple[Any, ...], Moment]]


class Common(Struct, frozen=True):
    """What is the same for everybody at this moment."""

    state: Any
    decision: int
    public: Any
    awaited: tuple[int, ...]
    outcome: Outcome | None
    open: Raw


class Own(Struct, frozen=True):
    """What one seat sees beyond it."""

    private: Any
    menu: Menu
    names: dict[str, str]
    prompt: str
    passes: bool = False


class Showing:
    """Built once a moment: what is the same for everybody, and what each seat sees beyond it."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table, self.clock = table, clock
        self._common: dict[str, Common] = {}
        """By language, as all that is made of words;"""
        self._own: dict[tuple[str, int | None], Own] = {}
        """by language and seat."""
        self._changes = Changes()
        self._told: dict[tuple[str, int | None, int], Raw] = {}

    def forget(self, seats: Sequence[int | None] | None = None) -> None:
        """What these seats see is another now; all of them where none is named."""
        for known in list(self._own):
            if seats is None or known[1] in seats:
                del self._own[known]

    def renew(self) -> None:
        """Something new can be told."""
        self._told.clear()

    def concerned(self, news: News) -> set[int] | None:
        """The seats that see anything of this news; what all others see is kept as it is. None: anybody may."""
        concerns = [self._concern(entry, events) for entry, events, _ in news]
        found = [concern for concern in concerns if concern is not None]
        if len(found) < len(concerns):
            return None
        seats = {seat for concern in found for seat in concern.seats}
        commands = {command for concern in found for command in concern.commands}
        for language, common in list(self._common.items()):
            self._common[language] = replace(common, state=self.table.shown.state)
        for language, seat in list(self._own):
            if seat is not None and seat in seats:
                with speaking(language):
                    self._own[language, seat] = self._renewed(self._own[language, seat], seat, commands)
        return seats

    def _concern(self, entry: AnyEntry, events: tuple[Any, ...]) -> Concern | None:
        match entry:
            case Played() if events:
                return self.table.game.concern(events)
            case Pictured() | Removed():
                return Concern(self._keepers(entry), ())
            case Shown() if not entry.everybody:
                return Concern(self._keepers(entry) | {*entry.to}, ())
        return None

    def _keepers(self, entry: Pictured | Removed | Shown) -> frozenset[int]:
        """Who brought a picture or leads: that it is there is nobody else's business."""
        led = leader(self.table.game, self.table.shown)
        return frozenset([seat for seat in (entry.by, led) if seat is not None])

    def _renewed(self, own: Own, seat: int, commands: set[str]) -> Own:
        """What a seat sees after something that concerns only these commands."""
        state, game = self.table.shown.state, self.table.game
        made = [form for command in sorted(commands) for form in game.form(state, seat, command)]
        forms = [form for form in own.menu.forms if form.command not in commands]
        rest = [command for command in own.menu.open if command not in commands]
        free = dict.fromkeys([form.command for form in made if not form.owed])
        can = tuple(sorted((*rest, *free), key=list(game.commands).index))
        menu = Menu((*forms, *[form for form in made if form.owed]), can)
        return replace(own, private=game.private(state, seat), menu=menu)

    def frame(self, connection: Connection, eyes: int | None) -> bytes:
        """The table as these eyes may see it, whole or what changed, with the lines the connection has not been
        told."""
        common, own = self._commonly(), self._for(eyes)
        after, connection.told = connection.told, self.table.shown.seq
        frame = Frame(
            self.table.shown.seq,
            self.table.shown.hash.hex(),
            common.decision,
            common.public,
            own.private,
            own.menu.forms,
            own.menu.open,
            own.names,
            own.prompt,
            common.awaited,
            own.passes,
            self.lines(eyes, after),
            self._timers(),
            common.outcome,
            common.open,
            self._undo(eyes, common.outcome),
        )
        if not connection.changes:
            return _encode(frame)
        last, connection.last = connection.last, (eyes, frame)
        return _encode(frame if last is None or last[0] != eyes else self._changes.between(last[1], frame))

    def _undo(self, seat: int | None, outcome: Outcome | None) -> int:
        """Where the last entry was this seat's and showed nobody anything: the one before it."""
        tail, game = self.table.tail, self.table.game
        if not tail or game.about.master or outcome is not None:
            return -1
        entry, events, _ = tail[-1]
        if not isinstance(entry, Played) or entry.seat != seat or entry.by_bot or entry.draws or game.reveals(events):
            return -1
        return entry.seq - 1

    def _commonly(self) -> Common:
        state, game, language = self.table.shown.state, self.table.game, spoken()
        common = self._common.get(language)
        if common is None or common.state is not state:
            outcome = game.outcome(state)
            opened = Raw(_encode(game.open(state))) if outcome is not None else RAW_NULL
            public = game.public(state)
            common = Common(state, game.decision(state), public, tuple(game.awaited(state)), outcome, opened)
            self._common[language] = common
            for known in [known for known in self._own if known[0] == language]:
                del self._own[known]
        return common

    def _for(self, seat: int | None) -> Own:
        own = self._own.get((spoken(), seat))
        if own is None:
            state, game = self.table.shown.state, self.table.game
            if seat is None:
                own = Own(None, Menu(), {}, game.prompt(state, None))
            else:
                menu = Menu() if self.table.shown.places[seat].bot else game.menu(state, seat)
                names = game.names(state, seat, tuple(pieces_of(menu.forms)))
                asked = seat in self._commonly().awaited and not self.table.shown.places[seat].bot
                passes = asked and game.passing(state, seat, self.table.stops_of(seat)) is not None
                prompt = game.prompt(state, None if passes else seat)
                own = Own(game.private(state, seat), menu, names, prompt, passes)
            self._own[spoken(), seat] = own
        return own

    def forms(self, seat: int, commands: Sequence[str], piece: Piece | None) -> tuple[tuple[Form, ...], dict[str, str]]:
        """What these commands would ask of a seat, with the names of what they point at; about one piece, of every
        command that is open where none is named."""
        state, game, menu = self.table.shown.state, self.table.game, self._for(seat).menu
        is_open = {*menu.open, *[form.command for form in menu.forms]}
        wanted = commands or (sorted(is_open) if piece is not None else ())
        found = [form for one in dict.fromkeys(wanted) if one in is_open for form in game.form(state, seat, one)]
        if piece is not None:
            found = [each for form in found for each in about(form, piece)]
        return tuple(found), game.names(state, seat, tuple(pieces_of(found)))

    def _timers(self) -> tuple[Timer, ...]:
        shown = self.table.shown
        if not shown.since:
            return ()
        return tuple(
            [Timer(alarm.name, max(self.clock.left(alarm), 0.0)) for alarm in self.table.game.alarms(shown.state)]
        )

    def lines(self, seat: int | None, after: int) -> Raw:
        if after >= self.table.shown.seq:
            return NO_LINES
        key = (spoken(), seat, after)
        if key not in self._told:
            self._told[key] = Raw(_encode(self.told(seat, after, self.table.shown.seq)))
        return self._told[key]

    def told(self, seat: int | None, after: int, upto: int) -> list[LogLine]:
        """The lines of these entries, as this seat may read them: each told from the moment just after it, for ever the
        same."""
        game, known = self.table.game, self.since(after, upto)
        return [line for entry, events, moment in known for line in tell(game, moment, entry, seat, events)]

    def since(self, after: int, upto: int) -> News:
        """These entries, with their events where they are still at hand."""
        tail = self.table.tail
        if not tail or tail[0][0].seq > after + 1:
            return [(entry, (), moment) for entry, moment in self.table.history.steps(after, upto)]
        known = []
        for step in reversed(tail):
            if step[0].seq <= after:
                break
            if step[0].seq <= upto:
                known.append(step)
        known.reverse()
        return known
