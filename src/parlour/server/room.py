"""The people at one table and what each of them is shown. Decides nothing about the game."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.phrasebook import speaking, spoken
from parlour.server.answers import dismiss
from parlour.server.connection import Connection, Visitor
from parlour.server.files import Files
from parlour.server.limits import Bucket, Limits
from parlour.server.presence import Presence
from parlour.server.protocol import Asked, Gallery, Heard, Person, PictureSeen, Welcome
from parlour.server.protocol import Room as RoomMessage
from parlour.server.seats import WATCH, Links
from parlour.server.showing import NO_LINES, Showing
from parlour.server.study import Study
from parlour.table import hints, rewind
from parlour.table.clock import Clock
from parlour.table.entries import HOST, Pictured, Played, Removed, Rewound, Titled, now
from parlour.table.moment import Rewinding, level_of
from parlour.table.pace import Pace
from parlour.table.pictures import ALL, keeps, leads, unveil, visible
from parlour.table.pilot import Pilot
from parlour.table.reading import LINES
from parlour.table.store.facts import Hung
from parlour.table.store.writes import Elsewhere, Neighbours
from parlour.table.table import Table
from parlour.table.telling import called, leader

_encode = msgspec.json.Encoder().encode
CATCH_UP = 300
"""This many entries are told at most to a client that was away; if more were missed, it begins anew with the last
ones."""


class Room:
    """One table that is awake, with everybody connected to it."""

    def __init__(
        self,
        table: Table,
        links: Links,
        pace: Pace,
        limits: Limits,
        study: Study,
        files: Files,
        neighbours: Neighbours | None = None,
    ) -> None:
        self._neighbours, self._elsewhere = neighbours, Elsewhere()
        table.leads = neighbours is None
        self.table, self.links, self.limits, self.study, self.files = table, links, limits, study, files
        self.connections: dict[Connection, None] = {}
        """In the order they came."""
        self.presence = Presence(pace.away)
        self.spent = 0.0
        """Seconds it took to show what happened, not yet charged to anybody."""
        self._chatter: dict[int, Bucket] = {}
        self.pilot = Pilot(table, pace, study.apart)
        self.clock = Clock(table)
        self.showing = Showing(table, self.clock)
        self._restopped: set[int] = set()
        """Seats whose stops have changed and have not been shown yet."""
        self._places = table.shown.places
        self._announced = self._facts()
        self._seen = table.shown.seq
        self.hanging = asyncio.Lock()
        """One picture after another, so that together they stay within their bounds."""
        self._hung: dict[str, Hung] | None = None
        """What is known of the pictures, read when it is needed."""
        self._watchers = 0
        self._key = table.secret("pictures")
        """What addresses of pictures are made with, the same in every house."""
        self._taken_back: dict[tuple[Rewinding, int, int | None, str], tuple[int, tuple[str, ...]]] = {}
        table.company = self

    # Coming and going

    def enter(self, connection: Connection, since: int) -> None:
        table = self.table
        self._make_room(connection)
        self.connections[connection] = None
        self._greet(connection, since)
        self._count()
        if table.shown.state is not None:
            self.pilot.look()
            self.clock.look()
        self._show_pictures(connection)
        self._show(connection)

    def _make_room(self, connection: Connection) -> None:
        """Each seat's link gets in: a newer connection takes the place of the oldest of its own."""
        own = [other for other in self.connections if other.hashed == connection.hashed]
        if connection.home is not None or connection.host:
            for oldest in own[: len(own) + 1 - self.limits.link]:
                dismiss(oldest, "elsewhere", "elsewhere")
                del self.connections[oldest]

    def is_full(self, address: str) -> bool:
        """Of people who only watch."""
        watching = [other.address for other in self.connections if other.home is None and not other.host]
        return len(watching) >= self.limits.watchers or watching.count(address) >= self.limits.watching

    def _greet(self, connection: Connection, since: int = -1) -> None:
        """Where they are and who they are; lines are told from `since` on, or from a little way back where too many
        were missed."""
        newest = self.table.shown.seq
        connection.last = None
        missed = since < 0 or newest - since > CATCH_UP
        connection.told = max(newest - LINES, -1) if missed else min(since, newest)
        with speaking(connection.language):
            connection.send(_encode(self._welcome(connection)))

    def act_as(self, connection: Connection, seat: int | None) -> None:
        """The host looks through another seat: everything she is shown is that seat's from now on."""
        connection.seat = seat
        self._greet(connection)
        connection.send(self._room(connection))
        self._show_pictures(connection)
        self._show(connection)

    def eyes(self, connection: Connection | Visitor) -> int | None:
        """Whose secrets this connection may see: a seat's once somebody sits there, or the host acts for it."""
        seat = connection.seat
        return seat if seat is not None and (connection.acts_for or self.table.shown.places[seat].taken) else None

    def address(self, hashed: bytes) -> str:
        """Under which a link's pictures are: the same for every connection of it, telling nothing of it."""
        return hmac.new(self._key, hashed, hashlib.sha256).hexdigest()

    def by_address(self, token: str) -> Sequence[Connection | Visitor]:
        """Who is connected by the link an address was made for; where another house may have them, whose it is."""

        def is_it(hashed: bytes) -> bool:
            return hmac.compare_digest(self.address(hashed).encode(), token.encode())

        here = [one for one in self.connections if is_it(one.hashed)]
        if here or self._neighbours is None:
            return here
        own = self.links.which(is_it)
        return [] if own is None else [Visitor(None if own[0] == WATCH else own[0], own[1])]

    def may_title(self, connection: Connection) -> bool:
        """Name the table."""
        return connection.host or leads(self.table.game, self.table.head, connection.home)

    def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self._count()

    def elsewhere_changed(self, who: Elsewhere) -> None:
        """Others have come or left by way of another house."""
        self._elsewhere = who
        self._count()

    def lead(self, *, here: bool) -> None:
        """Bots and clocks are this house's to move from now on, or no longer."""
        self.table.leads = here
        self.table.attended = here and bool(self.connections)
        self.clock.look()
        self.table.people_changed()

    def _count(self) -> None:
        seats = frozenset([c.home for c in self.connections if c.home is not None])
        is_host = any([c.host for c in self.connections])
        watchers = sum([1 for c in self.connections if c.home is None])
        if self._neighbours is not None:
            self._neighbours.here(self.table.name, seats, watchers, host=is_host, wants=bool(self.connections))
        before, self.table.here = self.table.here, seats | self._elsewhere.seats
        self._watchers = watchers + self._elsewhere.watchers
        self.table.left |= dict.fromkeys(before - self.table.here, now())
        self.table.attended = self.table.leads and bool(self.connections)
        host = [HOST] if is_host or self._elsewhere.host else []
        if self.presence.count([*self.table.here, *host]) and self.connections:
            asyncio.get_running_loop().call_later(self.presence.away + 0.05, self._remind)
        self.table.people_changed()
        if self.table.shown.rewinding is not None:
            self.clock.look()
        if not self.connections:
            self.pilot.stop()

    def _remind(self) -> None:
        """Somebody may have been gone for so long now that others may do something about it."""
        if self.connections:
            self.people_changed()

    def links_changed(self, links: Links) -> None:
        """Whoever came by a link that is no longer good is sent away."""
        self.links = links
        for connection in [c for c in self.connections if not links.good(c.hashed)]:
            dismiss(connection, "reissued", "reissued")
            del self.connections[connection]
        self._count()

    def may_start(self, connection: Connection) -> bool:
        """Whoever opened the table; when there has been no host for minutes, anybody who sits."""
        return connection.host or (self.presence.is_gone(HOST) and self._sits(connection))

    def stand_ins(self, connection: Connection) -> tuple[int, ...]:
        """The seats a bot may be let play for: one's own; of the others only those who are away, by the host at once,
        by anybody who sits when both they and the host have been gone for minutes."""
        places, gone = self.table.head.places, self.presence.is_gone
        if (
            not self.table.game.about.bots
            or self.table.head.state is None
            or not (connection.host or self._sits(connection))
        ):
            return ()
        away = [seat for seat, place in enumerate(places) if place.taken and seat not in self.table.here]
        others = away if connection.host else [seat for seat in away if gone(seat) and gone(HOST)]
        own = [connection.home] if self._sits(connection) and connection.home is not None else []
        return tuple(sorted({*own, *others}))

    def _sits(self, connection: Connection) -> bool:
        return connection.home is not None and self.table.head.places[connection.home].taken

    def chatter(self, seat: int) -> Bucket:
        """What this seat may still say at once, by however many windows."""
        if seat not in self._chatter:
            self._chatter[seat] = Bucket(self.limits.chatter, 1.0)
        return self._chatter[seat]

    def sleep(self) -> None:
        self.pilot.stop()
        self.clock.close()

    # Showing

    def shown(self) -> None:
        """The log holds something new."""
        begun = time.perf_counter()
        self._shown()
        self.spent += time.perf_counter() - begun

    def _shown(self) -> None:
        shown = self.table.shown
        news = self.showing.since(self._seen, shown.seq)
        if any(isinstance(entry, Rewound) for entry, _, _ in news):
            self.pilot.stop()
        if any(isinstance(entry, Pictured | Removed | Titled) for entry, _, _ in news):
            self._hung = None
        concerned = self.showing.concerned(news)
        self._seen = shown.seq
        for entry, events, moment in news:
            if isinstance(entry, Played):
                unveil(self.table, entry.seat, self.table.game.handouts(moment.state, events))
        if shown.places != self._places:
            changed = [seat for seat, place in enumerate(shown.places) if place != self._places[seat]]
            sat = [seat for seat in changed if shown.places[seat].taken and not self._places[seat].taken]
            for seat in changed:
                self.pilot.forget(seat)
            self._places = shown.places
            self.showing.forget()
            self._send_home()
            self._let_in(sat)
        if self._facts() != self._announced:
            self._announced = self._facts()
            self.people_changed()
        self.showing.renew()
        if shown.state is not None:
            self.pilot.look()
            self.clock.look()
        for connection in list(self.connections):
            self._show_pictures(connection)
            if concerned is None or not connection.changes or self.eyes(connection) in concerned:
                self._show(connection)

    def _send_home(self) -> None:
        """Who acted for a seat that somebody has taken now looks through her own again."""
        for connection in self.connections:
            if connection.acts_for and connection.seat is not None and self.table.shown.places[connection.seat].taken:
                connection.seat = connection.home
                self._greet(connection)

    def _let_in(self, seats: list[int]) -> None:
        """Who sits down during play reads the log anew, as her seat may."""
        for connection in self.connections:
            if connection.seat in seats and self.table.shown.state is not None:
                self._greet(connection)

    def _facts(self) -> tuple[Any, ...]:
        """What everybody is told about the people whenever it changes."""
        shown = self.table.shown
        return (
            shown.places,
            shown.paused,
            shown.lines,
            shown.veils,
            leader(self.table.game, shown),
            shown.state is None,
            shown.rewinding,
            shown.title,
            shown.picture,
            shown.hints,
        )

    def _show(self, connection: Connection) -> None:
        """A frame; before the game begins, only what was said."""
        with speaking(connection.language):
            self._show_in_words(connection)

    def _show_in_words(self, connection: Connection) -> None:
        if self.table.shown.state is not None:
            connection.send(self.showing.frame(connection, self.eyes(connection)))
            return
        after, connection.told = connection.told, self.table.shown.seq
        lines = self.showing.lines(self.eyes(connection), after)
        if lines != NO_LINES:
            connection.send(_encode(Heard(lines)))

    def _show_pictures(self, connection: Connection) -> None:
        """What this connection may see of the pictures, where that is another than before; whoever comes is told in any
        case, so that nothing can be read from being told."""
        if self.table.game.about.master:
            told = self._gallery(self.eyes(connection))
            if told != connection.gallery:
                connection.gallery = told
                connection.send(_encode(told))

    def _gallery(self, eyes: int | None) -> Gallery:
        game, shown = self.table.game, self.table.shown
        if not shown.pictures:
            return Gallery((), ALL if leads(game, shown, eyes) else 0)
        if self._hung is None:
            self._hung = {one.id: one for one in self.table.log.pictures(self.table.name)}
        told, worn = [], game.portraits(shown.state, eyes) if shown.state is not None else {}
        for one in visible(game, shown, eyes):
            if one.use != "table" and (hung := self._hung.get(one.id)) is not None:
                mine = keeps(game, shown, eyes, one)
                audience = (one.everybody, one.to) if mine else (False, ())
                name = hung.name or worn.get(one.id, "")
                told.append(PictureSeen(one.id, name, one.use, hung.width, hung.height, mine, *audience))
        left = ALL - sum([one.size for one in self._hung.values()]) if leads(game, shown, eyes) else 0
        return Gallery(tuple(told), left)

    def stops_changed(self, seat: int) -> None:
        """Somebody wants windows to wait otherwise: what their frame says of it is another now. However often, it is
        shown once a turn."""
        if not self._restopped:
            asyncio.get_running_loop().call_soon(self._show_stops)
        self._restopped.add(seat)

    def _show_stops(self) -> None:
        begun = time.perf_counter()
        seats, self._restopped = self._restopped, set()
        self.showing.forget(list(seats))
        if self.table.shown.state is not None:
            self.pilot.look()
        for connection in [c for c in self.connections if c.home in seats]:
            connection.send(self._room(connection))
            self._show(connection)
        self.spent += time.perf_counter() - begun

    def people_changed(self) -> None:
        if self.table.shown.state is not None:
            self.pilot.look()
        for connection in list(self.connections):
            connection.send(self._room(connection))

    def _room(self, connection: Connection) -> bytes:
        with speaking(connection.language):
            return self._room_in_words(connection)

    def _room_in_words(self, connection: Connection) -> bytes:
        shown, home = self.table.shown, connection.home
        stops = self.table.stops_of(-1 if home is None else home)
        started = shown.state is not None
        return _encode(
            RoomMessage(
                self._people(),
                self._watchers,
                started,
                self._asked(home),
                stops,
                shown.paused,
                shown.lines,
                shown.veils,
                self.may_start(connection),
                self.stand_ins(connection),
                shown.started,
                shown.title,
                shown.picture,
                self.may_title(connection),
                hints.standing(self.table.game, shown, home),
            )
        )

    def _welcome(self, connection: Connection) -> Welcome:
        opened, seat, home = self.table.shown.opened, connection.seat, connection.home
        place = None if home is None else self.table.shown.places[home]
        name = place.name if place is not None and place.taken else ""
        started = self.table.shown.state is not None
        chosen = dict(opened.chosen)
        return Welcome(
            self.table.name,
            opened.game,
            seat,
            home,
            connection.host,
            name,
            started,
            chosen,
            self.table.shown.commitment,
            connection.told,
            f"/pictures/{self.table.name}/{self.address(connection.hashed)}",
            connection.invited,
        )

    def _people(self) -> tuple[Person, ...]:
        host, here, leads = self.links.host_seat(), self.table.here, leader(self.table.game, self.table.shown)
        return tuple(
            [
                Person(
                    seat,
                    place.name,
                    place.bot,
                    place.was_bot,
                    seat in here,
                    seat == host,
                    seat == leads,
                    level_of(self.table.game, place),
                )
                for seat, place in enumerate(self.table.shown.places)
            ]
        )

    def _asked(self, seat: int | None) -> Asked | None:
        rewinding, table = self.table.shown.rewinding, self.table
        if rewinding is None:
            return None
        at = now()
        held, open_ = rewind.waiting(table, rewinding, at), rewind.unanswered(table, rewinding)
        key = (rewinding, table.shown.seq, seat, spoken())
        if key not in self._taken_back:
            self._taken_back = {
                key: rewind.taken_back(table, rewinding, seat),
                **{k: v for k, v in self._taken_back.items() if k[:2] == key[:2]},
            }
        moves, lines = self._taken_back[key]
        here, away = [
            tuple([called(table.game, table.shown, s) for s in held if (s in table.here) == is_here])
            for is_here in (True, False)
        ]
        by = called(table.game, table.shown, rewinding.by)
        return Asked(
            by,
            rewinding.to,
            moves,
            lines,
            here,
            away,
            rewind.left(table, rewinding, at),
            seat in open_,
            seat == rewinding.by,
        )
