"""Play, record, show: the one writer of a table. Nobody sees anything before the log holds it; no game is known here by
name."""

import asyncio
import functools
import hashlib
import hmac
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec

import msgspec
from msgspec import Raw

from parlour.core.game import Game, RuleViolation, Stops
from parlour.core.odds import Foresight
from parlour.core.outside import Unfit, check_json
from parlour.core.phrasebook import in_same_words, speaking, spoken
from parlour.table import rewind
from parlour.table.entries import (
    Answered,
    AnyEntry,
    Asked,
    Changed,
    Played,
    Restored,
    Rewound,
    Sat,
    Started,
    Withdrawn,
    canonical,
    link,
    now,
    read,
)
from parlour.table.history import EVERY, History, remember, save
from parlour.table.luck import Luck
from parlour.table.moment import Moment, Rewinding, advance, begin, codec, fold, go_back, level_of
from parlour.table.names import is_borne, stand_ins
from parlour.table.pending import Beside, Company, Pending
from parlour.table.refusal import Answer, Refusal, Reply, full, paused, refusal_of, refused, unheard
from parlour.table.store.facts import Fact
from parlour.table.store.store import Store
from parlour.table.store.writes import Away, Clash, Lost, Pen, Row, Write

TAIL = 50
"""This many entries are kept at hand for people who come back after a short absence."""
LONGEST, HEAVIEST = 250_000, 250_000_000
"""Entries of one table, and their bytes."""
AGAIN = 0.3
"""Seconds until a database that was away is asked again."""
_trouble = logging.getLogger("parlour.table")
P = ParamSpec("P")


def whole(method: Callable[Concatenate["Table", P], None]) -> Callable[Concatenate["Table", P], None]:
    """A wish: where somebody else has written first, all of it is judged again, from its outermost call."""

    @functools.wraps(method)
    def wish(self: "Table", /, *values: P.args, **named: P.kwargs) -> None:
        if self._wish is None:
            self.attempt(lambda: method(self, *values, **named))
        else:
            method(self, *values, **named)

    return wish


class Table:
    """`head` is ahead of the disk, so that many commands may be under way; `shown` is what the log holds."""

    def __init__(self, log: Store, game: Game, name: str) -> None:
        self.log, self.game, self.name = log, game, name
        self.history = History(log, game, name)
        self.company: Company | None = None
        self.here: frozenset[int] = frozenset()
        """Seats with somebody connected."""
        self.left: dict[int, int] = {}
        """When somebody was last here, by seat; nobody was, since the table"""
        self.woken = now()
        self.attended = False
        """Anybody at all is connected, and bots and passes are ours to move."""
        self.leads = True
        """Bots, clocks and the closing of votes are this house's; where there are several, one of them has it."""
        self.stops = log.stops(name)
        self._lost: list[tuple[Pending, Exception]] = []
        self._deferred: list[Callable[[], None]] = []
        self._answers: list[tuple[list[Reply], Answer]] = []
        self._wish: Callable[[], None] | None = None
        """What is being asked just now, all of it."""
        self._load()

    def _load(self) -> None:
        reading = self.history.open()
        self.head, self.recent, self.weight = reading.moment, reading.recent, reading.weight
        self.shown: Moment = self.head
        self._seeds = self.log.seeds(self.name)
        self.tail: deque[tuple[AnyEntry, tuple[Any, ...], Moment]] = deque(maxlen=TAIL)
        """Entries, what happened, and the table just after each."""
        self._pen = Pen(self.name)
        self._waiting: deque[Pending] = deque()
        newest = self.log.entries(self.name, self.head.seq - 1, self.head.seq)
        self._at = read(bytes(newest[0][2])).at
        """When the newest entry was written: time never goes back, whosever clock it is."""

    def catch_up(self, rows: Sequence[Row] | None = None) -> None:
        """Somebody else has written to the log: read on from where we are."""
        if self.is_busy:
            return self._deferred.append(self.catch_up)
        before = self.shown.seq
        self._read_on(self.log.entries(self.name, before, LONGEST) if rows is None else rows)
        return self.show() if self.shown.seq > before else None

    def _read_on(self, rows: Sequence[Row]) -> None:
        """What others have written after what is shown here; where that is not simply the next, all is read anew."""
        self.head, self._pen = self.shown, Pen(self.name)
        self.recent = {known: seq for known, seq in self.recent.items() if seq <= self.shown.seq}
        for seq, hashed, body in rows:
            if seq <= self.shown.seq:
                continue
            if seq != self.shown.seq + 1 or link(self.shown.hash, body) != hashed:
                return self._load()
            entry = read(bytes(body))
            events: tuple[Any, ...] = ()
            if isinstance(entry, Played):
                events = codec(self.game).events.decode(entry.events)
                state = self.game.evolve(self.shown.state, events)
                moment = advance(self.game, self.shown, seq, hashed, state, entry.at)
            else:
                moment = fold(self.game, self.shown, entry, hashed, self.history.at)
            if isinstance(entry, Restored):
                self._seeds = self.log.seeds(self.name)
            if getattr(entry, "seal", ""):
                entry = self.history.entries(seq - 1, seq)[0]
            remember(self.recent, entry)
            self.weight += len(body)
            self.head = self.shown = moment
            self._at = entry.at
            self.tail.append((entry, events, moment))
        return None

    def attempt(self, wish: Callable[[], None]) -> None:
        """All of a wish: what comes of it may be overtaken by another writer, and is then asked again whole."""
        wish = in_same_words(wish)
        if self._lost:
            return self._deferred.append(wish)
        outer, self._wish = self._wish, wish
        try:
            wish()
        finally:
            self._wish = outer
        return None

    @property
    def is_full(self) -> bool:
        return self.head.seq >= LONGEST or self.weight >= HEAVIEST

    def stops_of(self, seat: int) -> Stops:
        """When reactions wait for this seat."""
        return self.stops.get(seat, "concerned")

    # What a person, a bot or the clock may want

    @whole
    def do(
        self, seat: int, raw: Raw, reply: Reply, decision: int | None, message: str, *, acting: bool = False
    ) -> None:
        """A person's command, as it came; `acting`: the host's, for a seat nobody has taken."""
        command = self._understood(raw)
        if isinstance(command, Refusal):
            return self.refuse(reply, command)
        place = self.head.places[seat]
        if not self.is_repeated(seat, message, reply):
            if acting and place.taken:
                self.refuse(reply, refused("seat_taken", "seat-taken-now", name=place.name))
            elif not place.taken and not acting:
                self.refuse(reply, refused("not_seated", "nobody-sits"))
            elif self.head.paused:
                self.refuse(reply, paused())
            elif place.bot:
                self.refuse(reply, refused("bot_plays", "bot-plays-here"))
            else:
                self.act(seat, command, reply, decision, message)

    def _understood(self, raw: Raw) -> Any:
        """The command, or why it is none."""
        try:
            check_json(bytes(raw))
            return codec(self.game).command.decode(raw)
        except Unfit as unfit:
            return Refusal("unfit", unfit.why, "", unfit.cure)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refused("malformed", "not-a-command", error=str(error))

    def foresee(self, seat: int, raw: Raw) -> Foresight | Refusal | None:
        """What a command would lead to at the table as it is shown; only of what this seat may do."""
        command, state = self._understood(raw), self.shown.state
        if isinstance(command, Refusal):
            return command
        no = self.game.refused(state, seat, command)
        if no is not None:
            return refusal_of(no)
        return self.game.foresee(state, seat, command)

    @whole
    def act(
        self,
        seat: int,
        command: Any,
        reply: Reply,
        decision: int | None = None,
        message: str = "",
        *,
        by_bot: bool = False,
    ) -> None:
        """One command to the rules; the answer comes when it is durable, or at once when it is refused."""
        head, game = self.head, self.game
        if head.state is None:
            return self.refuse(reply, refused("not_started", "not-started"))
        if self.is_full:
            return self.refuse(reply, full())
        if decision is not None and decision != game.decision(head.state):
            return self.refuse(reply, refused("stale", "stale-decision"))
        luck = self.luck()
        written = canonical(command)
        command = codec(game).command.decode(
            written
        )  # as whoever judges the log will read it: what is left out as usual is the same then
        try:
            events, state = game.play(head.state, seat, command, luck)
        except RuleViolation as no:
            return self.refuse(reply, refusal_of(no))
        except Exception:
            _trouble.exception("table %s: the rules failed on a command of seat %s", self.name, seat)
            return self.refuse(reply, refused("trouble", "rules-failed"))
        entry = Played(
            seq=head.seq + 1, at=now(), seat=seat, command=Raw(written), events=Raw(canonical(events)),
            rules=game.version, draws=tuple(luck.draws), id=message, by_bot=by_bot,
        )  # fmt: skip
        self._record(entry, events, state, reply)

    @whole
    def start(self, by: int, reply: Reply, message: str) -> None:
        head, game = self.head, self.game
        if self.is_repeated(by, message, reply):
            return None
        if head.state is not None:
            return self.refuse(reply, refused("started", "already-started"))
        if head.paused:
            return self.refuse(reply, paused())
        if not game.about.bots and not game.about.master and any(not place.taken for place in head.places):
            return self.refuse(reply, refused("seats_empty", "seats-empty"))
        names = (
            tuple([place.name for place in head.places])
            if game.about.master
            else stand_ins([place.name for place in head.places])
        )
        luck = self.luck()
        try:
            events, state = game.start(names, codec(game).options(head.opened.options), luck)
        except RuleViolation as no:
            return self.refuse(reply, refusal_of(no))
        entry = Started(
            seq=head.seq + 1, at=now(), names=names, events=Raw(canonical(events)), draws=tuple(luck.draws),
            rules=game.version, by=by, id=message,
        )  # fmt: skip
        return self._record(entry, events, state, reply)

    @whole
    def sit(
        self,
        seat: int,
        name: str,
        entropy: str,
        reply: Reply,
        message: str,
        *,
        free: bool = False,
        facts: tuple[Fact, ...] = (),
    ) -> None:
        """Also during play, and under another name: the game hears of it. `free`: only where nobody has sat before;
        `facts`: what is written with it."""
        if self.is_repeated(seat, message, reply):
            return
        place = self.head.places[seat]
        if free and (place.taken or place.bot):
            self.refuse(reply, refused("seat_taken", "seat-gone"))
        elif is_borne(self.game, self.head, seat, name):
            self.refuse(
                reply,
                refused("name_taken", "name-taken", name=name),
            )
        elif self.is_full:
            self.refuse(reply, full())
        else:
            self.note(
                lambda seq: Sat(seq=seq, at=now(), seat=seat, name=name, entropy=entropy, id=message),
                reply,
                (lambda entry: (entry, facts)) if facts else None,
            )
            self._introduce(seat, name)

    def _introduce(self, seat: int, name: str) -> None:
        self.attempt(lambda: self._introduce_now(seat, name))

    def _introduce_now(self, seat: int, name: str) -> None:
        command = None if self.head.state is None else self.game.sits(self.head.state, seat, name)
        return None if command is None else self.act(seat, command, unheard)

    def introduce(self) -> None:
        """If everything went dark just after somebody sat down, the game has not heard of it yet."""
        last = self.history.entries(self.shown.seq - 1, self.shown.seq)
        if last and isinstance(last[0], Sat):
            self._introduce(last[0].seat, last[0].name)

    @whole
    def change(self, seat: int, reply: Reply, message: str, *, bot: bool, by: int, level: str = "") -> None:
        """A bot stands in for a seat, or gives it back, or changes its strength."""
        if self.is_repeated(seat, message, reply):
            return
        if not self.game.about.bots and bot:
            self.refuse(reply, refused("no_bots", "no-bots"))
        elif level and level not in [known.key for known in self.game.levels]:
            self.refuse(reply, refused("no_such_level", "no-such-level"))
        elif self.head.places[seat].bot == bot and level in ("", level_of(self.game, self.head.places[seat])):
            reply(-1)
        else:
            self.note(lambda seq: Changed(seq=seq, at=now(), seat=seat, bot=bot, by=by, id=message, level=level), reply)

    @whole
    def ask_rewind(self, seat: int, to: int, reply: Reply, message: str) -> None:
        """Back at once where that is free, else when everybody who has sat here agrees."""
        if self._waiting:
            return self._later()
        if self.is_repeated(seat, message, reply):
            return None
        if (refusal := rewind.refusal(self, seat, to)) is not None:
            return self.refuse(reply, refusal)
        rewinding = Rewinding(seat, to, now())
        if rewind.is_free(self, seat, to) or not rewind.unanswered(self, rewinding):
            return self._rewind(rewinding, reply, message)
        moves, _ = rewind.taken_back(self, rewinding, None)
        return self.note(lambda seq: Asked(seq=seq, at=rewinding.at, to=to, by=seat, moves=moves, id=message), reply)

    @whole
    def consent(self, seat: int, reply: Reply, message: str, *, agree: bool, to: int | None = None) -> None:
        """`to` says which request is answered: the one who asks may have asked for something else meanwhile."""
        if self.is_repeated(seat, message, reply):
            return None
        rewinding = self.head.rewinding
        if rewinding is None or seat not in rewind.unanswered(self, rewinding):
            return self.refuse(reply, refused("nothing_asked", "nothing-asked"))
        if to is not None and to != rewinding.to:
            return self.refuse(reply, refused("stale", "stale-request", to=str(to), now=str(rewinding.to)))
        return self.note(lambda seq: Answered(seq=seq, at=now(), seat=seat, agree=agree, id=message), reply)

    @whole
    def withdraw(self, seat: int, reply: Reply, message: str) -> None:
        """The asker no longer wants to go back."""
        if self.is_repeated(seat, message, reply):
            return None
        if self.head.rewinding is None or self.head.rewinding.by != seat:
            return self.refuse(reply, refused("nothing_asked", "not-asking"))
        return self.note(lambda seq: Withdrawn(seq=seq, at=now(), by=seat, id=message), reply)

    def people_changed(self) -> None:
        """Somebody came or left, or time has passed: a request to rewind may have all its answers now."""
        self._grant()
        if self.company is not None:
            self.company.people_changed()

    @whole
    def _grant(self) -> None:
        """Go back, where a request is open that nobody holds up any more."""
        rewinding = self.shown.rewinding
        if rewinding is None or not self.leads or self.is_busy or rewind.waiting(self, rewinding, now()):
            return
        if rewind.refusal(self, rewinding.by, rewinding.to) is None:
            self._rewind(rewinding, unheard)
        else:
            self.note(lambda seq: Withdrawn(seq=seq, at=now(), by=rewinding.by), unheard)

    def _rewind(self, rewinding: Rewinding, reply: Reply, message: str = "") -> None:
        then, now_seated = self.history.at(rewinding.to), self.head.places
        unasked = rewind.unanswered(self, rewinding) if self.head.rewinding is not None else ()
        moves, _ = rewind.taken_back(self, rewinding, None)
        entry = Rewound(
            seq=self.head.seq + 1,
            at=now(),
            to=rewinding.to,
            by=rewinding.by,
            agreed=rewinding.agreed,
            unasked=unasked,
            moves=moves,
            id=message,
        )
        self._record(entry, (), then.state, reply)
        for seat, (place, before) in enumerate(zip(now_seated, then.places, strict=True)):
            if place.taken and place.name != before.name:
                self._introduce(seat, place.name)
        return None

    # Recording

    def is_repeated(self, seat: int, message: str, reply: Reply) -> bool:
        """A message that was carried out before gets the same answer again."""
        seq = self.recent.get((seat, message)) if message else None
        if seq is None:
            return False
        if seq <= self.shown.seq:
            reply(seq)
        else:
            next(pending for pending in self._waiting if pending.entry.seq == seq).replies.append(reply)
        return True

    def refuse(self, reply: Reply, refusal: Refusal) -> None:
        self._answer(reply, refusal)

    def quiet(self, reply: Reply) -> None:
        """It is so already: no entry is needed."""
        self._answer(reply, -1)

    def _answer(self, reply: Reply, answer: Answer) -> None:
        """Answers keep their order, and none may speak of what is not yet durable."""
        if self._waiting:
            self._waiting[-1].after.append((reply, answer))
        else:
            reply(answer)

    def secret(self, purpose: str) -> bytes:
        """One that every house has of this table, and nobody else."""
        return hmac.new(self._seeds[0], f"{self.name}:{purpose}".encode(), hashlib.sha256).digest()

    def luck(self) -> Luck:
        """Of the next entry."""
        return Luck(self._seeds[-1], self.head.entropy, self.name, self.head.seq + 1)

    @whole
    def note(self, make: Callable[[int], AnyEntry], reply: Reply, beside: Beside | None = None) -> None:
        """An entry that no rule judges."""
        self._record(make(self.head.seq + 1), (), None, reply, beside)

    def _later(self) -> None:
        """When what is on its way to the disk has arrived there."""
        assert self._wish is not None
        self._deferred.append(self._wish)

    def _record(
        self,
        entry: AnyEntry,
        events: tuple[Any, ...],
        state: Any,
        reply: Reply,
        beside: Beside | None = None,
    ) -> None:
        assert self._wish is not None
        if entry.at < self._at:
            entry = msgspec.structs.replace(entry, at=self._at)
        self._at = entry.at
        kept, facts = (entry, ()) if beside is None else beside(entry)
        body = canonical(kept)
        head, game, seq = self.head, self.game, entry.seq
        hashed = link(head.hash, body)
        match entry:
            case Played():
                moment = advance(game, head, seq, hashed, state, entry.at)
            case Rewound():
                moment = go_back(game, head, entry, hashed, state)
            case Started():
                moment = begin(game, head, entry, hashed, state)
            case _:
                moment = fold(game, head, entry, hashed, self.history.at)
        remember(self.recent, entry)
        self.weight += len(body)
        snapshot = None
        if moment.state is not None and (seq % EVERY == 0 or isinstance(entry, Started | Rewound)):
            snapshot = (game.version, save(moment, self.recent, self.weight))
        self.head = moment
        self._waiting.append(Pending(entry, events, moment, [reply], [], self._wish, spoken(), len(body)))
        self.log.write(Write(self, self._pen, (seq, hashed, body), snapshot, facts))

    def settled(self, write: Write, error: Exception | None) -> None:
        pending = self._waiting.popleft()
        if error is None and not self._lost:
            self.shown = pending.moment
            self.tail.append((pending.entry, pending.events, pending.moment))
            self._answers.append((pending.replies, pending.entry.seq))
            self._answers.extend([([reply], answer) for reply, answer in pending.after])
        else:
            self._lost.append((pending, error or Lost()))
            if not self._waiting:
                self._recover()

    def _recover(self) -> None:
        """Read what is there. Who was overtaken by another writer is judged again; what the disk refused is refused."""
        try:
            rows = self.log.entries(self.name, self.shown.seq, LONGEST)
        except Away:
            asyncio.get_running_loop().call_later(AGAIN, self._recover_late)
            return
        lost, self._lost = self._lost, []
        self.weight -= sum([pending.size for pending, _ in lost])
        self._read_on(rows)
        overtaken = isinstance(lost[0][1], Clash)
        if not overtaken:
            _trouble.error("table %s: the log refused %s entries: %s", self.name, len(lost), lost[0][1])
        for pending, _ in lost:
            self._answers.extend([([reply], answer) for reply, answer in pending.after])
            if overtaken:
                self.attempt(pending.again)
            else:
                with speaking(pending.language):
                    self._answers.append((pending.replies, refused("not_saved", "not-saved")))

    def _recover_late(self) -> None:
        self._recover()
        if not self._lost:
            self.show()

    def show(self) -> None:
        """Once per transaction: everybody sees the newest moment, then the senders get their answers."""
        if self.company is not None:
            try:
                self.company.shown()
            except Exception:  # whoever sent something still gets the answer
                _trouble.exception("table %s: entry %s could not be shown", self.name, self.shown.seq)
        answers, self._answers = self._answers, []
        for replies, answer in answers:
            for reply in replies:
                try:
                    reply(answer)
                except Exception:
                    _trouble.exception("table %s: an answer could not be given", self.name)
        self._grant()
        if not self._waiting and self._deferred:
            deferred, self._deferred = self._deferred, []
            for again in deferred:
                self.attempt(again)

    # Looking

    @property
    def is_over(self) -> bool:
        return self.shown.state is not None and self.game.outcome(self.shown.state) is not None

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting or self._lost or self._deferred)
