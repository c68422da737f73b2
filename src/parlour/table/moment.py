"""A table as the fold of its entries: state, places, entropy, clocks. Pure; it never asks the rules whether something
is legal."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from parlour.core.game import Game
from parlour.table.entries import (
    Allowed,
    Answered,
    AnyEntry,
    Asked,
    Changed,
    Limited,
    Opened,
    Paused,
    Pictured,
    Played,
    Removed,
    Restored,
    Resumed,
    Rewound,
    Sat,
    Shown,
    Started,
    Titled,
    Withdrawn,
)
from parlour.table.luck import NO_ENTROPY, mix

RECENT = 400
"""So many message ids are remembered, so that a resent message is recognised after any restart."""


class Place(Struct, frozen=True, array_like=True):
    """One seat. `taken`: a person has sat down, ever; `bot`: a bot plays for it now; `level`: how strong a bot is
    here."""

    name: str
    bot: bool
    was_bot: bool
    taken: bool
    level: str = ""


class Rewinding(Struct, frozen=True):
    """Somebody wants to go back to just after entry `to`, and waits for the others since `at`."""

    by: int
    to: int
    at: int
    agreed: tuple[int, ...] = ()


class Picture(Struct, frozen=True, array_like=True):
    """A picture of the table and who may see it; what it shows and what it is called is kept beside the log."""

    id: str
    use: Literal["handout", "portrait", "table"]
    by: int
    everybody: bool = False
    to: tuple[int, ...] = ()


class Moment(Struct, frozen=True):
    """Everything the table knows after entry `seq`, whatever the length of the log."""

    seq: int
    hash: bytes
    opened: Opened
    entropy: bytes
    places: tuple[Place, ...]
    state: Any = None
    """The game's own; None before the start."""
    started: int = -1
    """The entry that started the game."""
    since: dict[str, int] = {}
    """Alarms that are due, with the time each first was."""
    paused: bool = False
    """Somebody touched the X-card, and play has not gone on since."""
    lines: tuple[str, ...] = ()
    veils: tuple[str, ...] = ()
    rewinding: Rewinding | None = None
    restored: str = ""
    """The commitment to the seed that holds since the table came from a file."""
    pictures: tuple[Picture, ...] = ()
    title: str = ""
    """What the table is called, if it is,"""
    picture: str = ""
    """and the picture it goes by."""
    hints: tuple[int, ...] = ()
    """Seats whose people agree that hints may be asked for."""

    @property
    def commitment(self) -> str:
        """To the seed chance has now."""
        return self.restored or self.opened.commitment


class Saved(Struct, frozen=True):
    """A snapshot as stored."""

    moment: Moment
    state: Raw
    recent: tuple[tuple[int, str, int], ...]
    """Seat, message id and entry, oldest first."""
    weight: int = 0
    """Bytes of all entries so far."""


class Codec:
    """A game's values from and to JSON, the decoders built once."""

    def __init__(self, game: Game) -> None:
        self.state = msgspec.json.Decoder(game.state_type)
        self.command = msgspec.json.Decoder(game.command_type)
        event: Any = game.event_type
        self.events: msgspec.json.Decoder[tuple[Any, ...]] = msgspec.json.Decoder(tuple[event, ...])
        self._options, self._former = game.options_type, game.former

    def options(self, raw: bytes) -> Any:
        """As the table was opened, with what was played before an option was added."""
        return msgspec.convert({**self._former, **msgspec.json.decode(raw)}, self._options)


_codecs: dict[int, tuple[Game, Codec]] = {}


def codec(game: Game) -> Codec:
    known = _codecs.get(id(game))
    if known is None:
        known = _codecs[id(game)] = (game, Codec(game))
    return known[1]


def first(opened: Opened, hashed: bytes) -> Moment:
    bots = dict(opened.bots)
    places = tuple(
        [Place(bots.get(seat, ""), seat in bots, seat in bots, False, opened.level) for seat in range(opened.players)]
    )
    return Moment(opened.seq, hashed, opened, NO_ENTROPY, places)


def level_of(game: Game, place: Place) -> str:
    """How strong the bot of this seat is, where nothing was chosen the middle of the game's levels; empty where no bot
    plays."""
    if not place.bot or not game.levels:
        return ""
    known = [level.key for level in game.levels]
    return place.level if place.level in known else known[len(known) // 2]


def with_place(moment: Moment, seat: int, place: Place) -> tuple[Place, ...]:
    return (*moment.places[:seat], place, *moment.places[seat + 1 :])


def alarms_since(game: Game, state: Any, since: dict[str, int], at: int) -> dict[str, int]:
    """When each alarm that is due now was first due."""
    due = game.alarms(state)
    if not due and not since:
        return since
    return {key: since.get(key, at) for key in [f"{alarm.name}:{alarm.token}" for alarm in due]}


def fold(game: Game, moment: Moment, entry: AnyEntry, hashed: bytes, back: Callable[[int], Moment]) -> Moment:
    """The moment after one more entry. `back` finds the moment a rewind returns to."""
    seq = entry.seq
    match entry:
        case Played():
            state = game.evolve(moment.state, codec(game).events.decode(entry.events))
            return advance(game, moment, seq, hashed, state, entry.at)
        case Started():
            state = game.initial(entry.names, codec(game).options(moment.opened.options))
            state = game.evolve(state, codec(game).events.decode(entry.events))
            return begin(game, moment, entry, hashed, state)
        case Sat():
            return sit(moment, entry, hashed)
        case Changed():
            place = moment.places[entry.seat]
            places = with_place(
                moment, entry.seat, Place(place.name, entry.bot, place.was_bot, place.taken, entry.level or place.level)
            )
            return msgspec.structs.replace(moment, seq=seq, hash=hashed, places=places)
        case Rewound():
            return go_back(game, moment, entry, hashed, back(entry.to).state)
        case Paused():
            return msgspec.structs.replace(moment, seq=seq, hash=hashed, paused=True)
        case Resumed():
            return msgspec.structs.replace(moment, seq=seq, hash=hashed, paused=False)
        case Limited():
            return limit(moment, entry, hashed)
        case Restored():
            return msgspec.structs.replace(moment, seq=seq, hash=hashed, restored=entry.commitment)
        case Pictured() | Shown() | Removed():
            return msgspec.structs.replace(moment, seq=seq, hash=hashed, pictures=hung(moment.pictures, entry))
        case Titled():
            kept = tuple([one for one in moment.pictures if one.use != "table" or one.id == entry.picture])
            return msgspec.structs.replace(
                moment, seq=seq, hash=hashed, title=entry.title, picture=entry.picture, pictures=kept
            )
        case Allowed():
            hints = {*moment.hints, entry.seat} if entry.hints else {*moment.hints} - {entry.seat}
            return msgspec.structs.replace(moment, seq=seq, hash=hashed, hints=tuple(sorted(hints)))
        case Asked() | Answered() | Withdrawn():
            return msgspec.structs.replace(
                moment, seq=seq, hash=hashed, rewinding=rewinding_after(moment.rewinding, entry)
            )
        case _:
            return msgspec.structs.replace(moment, seq=seq, hash=hashed)


def advance(game: Game, moment: Moment, seq: int, hashed: bytes, state: Any, at: int) -> Moment:
    since = alarms_since(game, state, moment.since, at)
    m = moment
    return Moment(
        seq,
        hashed,
        m.opened,
        m.entropy,
        m.places,
        state,
        m.started,
        since,
        m.paused,
        m.lines,
        m.veils,
        m.rewinding,
        m.restored,
        m.pictures,
        m.title,
        m.picture,
        m.hints,
    )


def go_back(game: Game, moment: Moment, entry: Rewound, hashed: bytes, state: Any) -> Moment:
    """Only the game goes back: people, talk, pictures, lines and veils stay. What the X-card halted is gone, so play
    goes on."""
    return msgspec.structs.replace(
        advance(game, moment, entry.seq, hashed, state, entry.at), paused=False, rewinding=None
    )


def rewinding_after(rewinding: Rewinding | None, entry: Asked | Answered | Withdrawn) -> Rewinding | None:
    """The request to go back that is open after this entry; a single refusal ends it."""
    if isinstance(entry, Asked):
        return Rewinding(entry.by, entry.to, entry.at)
    if rewinding is None or isinstance(entry, Withdrawn) or not entry.agree:
        return None
    return msgspec.structs.replace(rewinding, agreed=tuple(sorted({*rewinding.agreed, entry.seat})))


def hung(pictures: tuple[Picture, ...], entry: Pictured | Shown | Removed) -> tuple[Picture, ...]:
    """The pictures of the table after this entry."""
    match entry:
        case Removed():
            return tuple([one for one in pictures if one.id != entry.picture])
        case Shown():
            return tuple(
                [
                    Picture(one.id, one.use, one.by, entry.everybody, entry.to) if one.id == entry.picture else one
                    for one in pictures
                ]
            )
        case Pictured():
            known = any([one.id == entry.picture for one in pictures])
            return pictures if known else (*pictures, Picture(entry.picture, entry.use, entry.by))


def begin(game: Game, moment: Moment, entry: Started, hashed: bytes, state: Any) -> Moment:
    """Seats nobody has taken are played by bots, under names of their own, until somebody does; where no bot plays,
    they wait."""
    places = moment.places
    if game.about.bots:
        named = zip(moment.places, entry.names, strict=True)
        places = tuple([p if p.taken or p.was_bot else Place(name, True, False, False, p.level) for p, name in named])
    begun = advance(game, moment, entry.seq, hashed, state, entry.at)
    return msgspec.structs.replace(begun, places=places, started=entry.seq)


def sit(moment: Moment, entry: Sat, hashed: bytes) -> Moment:
    place = moment.places[entry.seat]
    places = with_place(moment, entry.seat, Place(entry.name, False, place.was_bot, True, place.level))
    entropy = mix(moment.entropy, entry.entropy) if entry.entropy else moment.entropy
    return msgspec.structs.replace(moment, seq=entry.seq, hash=hashed, places=places, entropy=entropy)


def limit(moment: Moment, entry: Limited, hashed: bytes) -> Moment:
    field = "lines" if entry.what == "line" else "veils"
    kept = tuple([text for text in getattr(moment, field) if text.casefold() != entry.text.casefold()])
    known = kept if entry.lifted else (*kept, entry.text)
    return msgspec.structs.replace(moment, seq=entry.seq, hash=hashed, **{field: known})
