"""Talk, whispers and dice become entries. The words of a whisper and the numbers of a secret roll are kept beside the
log, which holds their seal."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from parlour.core.chance import Told
from parlour.core.game import Game
from parlour.core.house import table_says
from parlour.core.phrasebook import listed
from parlour.table.casting import cast
from parlour.table.dice import BadDice
from parlour.table.entries import AnyEntry, Rolled, Said, now
from parlour.table.log import Sql, whispered
from parlour.table.luck import new_secret
from parlour.table.refusal import Refusal, Reply, full, paused, refused
from parlour.table.sealing import sealed, without, words_of
from parlour.table.table import Table
from parlour.table.talk import Dice, Speaker, Speech, meant
from parlour.table.telling import called, leader


def say(table: Table, seat: int, text: str, reply: Reply, message: str, as_: str = "") -> None:
    """Something typed in the talk box, by a seat or (-2) by a host who does not play."""
    if table.is_repeated(seat, message, reply):
        return None
    if table.is_full:
        return table.refuse(reply, full())
    names = _others(table, seat)
    if as_ and as_.casefold() in [name.casefold() for name in names.values()]:
        return table.refuse(reply, refused("bad_name", "speaks-as-another", name=as_))
    match meant(text, _speaker(table, seat, names, as_, whispers=text.startswith("/w"))):
        case Refusal() as refusal:
            return table.refuse(reply, refusal)
        case Speech() as speech:
            return _speak(table, seat, speech, reply, message)
        case Dice() as wish:
            return _roll(table, seat, wish, reply, message)


def _speaker(table: Table, seat: int, names: Mapping[int, str], as_: str = "", *, whispers: bool) -> Speaker:
    game, led = table.game, leader(table.game, table.head)
    if not whispers:
        return Speaker(seat, led, names, as_, led=game.about.master)
    known = [*[(title, led) for title in _titles(game)], *_characters(table)]
    own = [name for name, whose in known if whose == seat]
    if seat >= 0:
        own.append(called(game, table.head, seat))
    return Speaker(seat, led, names, as_, _also(known, names), own, _titles(game), game.about.master)


def hearers(table: Table, seat: int) -> list[tuple[str, str]]:
    """Whom this seat may whisper to: each name that reaches somebody, and who that is where the name does not say it.
    Every name is one a whisper understands."""
    if seat < 0:
        return []
    names = _others(table, seat)
    speaker = _speaker(table, seat, names, whispers=True)
    played, led = _figures(table), speaker.leader
    title = table.game.about.leader or table_says("leader-short")
    leads = [(title, names[led])] if led in names and speaker.also.get(title.casefold()) == led else []
    people = [(name, listed([one for whose, one in played if whose == other])) for other, name in names.items()]
    figures = [(one, names[other]) for other, one in played if speaker.also.get(one.casefold()) == other]
    return [*leads, *people, *figures]


def _titles(game: Game) -> tuple[str, ...]:
    """What whoever leads may be called, by those who read any language."""
    title = game.about.leader or "game master"
    return tuple(dict.fromkeys(["gm", table_says("leader-short").casefold(), title.casefold()]))


def _figures(table: Table) -> Sequence[tuple[int, str]]:
    return table.game.played(table.head.state) if table.head.state is not None else ()


def _characters(table: Table) -> list[tuple[str, int]]:
    """In full or in short."""
    return [
        (called_so, seat)
        for seat, name in _figures(table)
        for called_so in dict.fromkeys([name.casefold(), *name.casefold().split()[:1]])
    ]


def _others(table: Table, seat: int) -> dict[int, str]:
    """How the other seats are called; who shares a name is told apart, so that no whisper goes astray."""
    places = table.head.places
    names = {
        other: called(table.game, table.head, other)
        for other in range(len(places))
        if other != seat and (places[other].taken or table.game.about.master)
    }
    shared = Counter([name.casefold() for name in names.values()])
    return {other: f"{name} ({other + 1})" if shared[name.casefold()] > 1 else name for other, name in names.items()}


def _also(known: Sequence[tuple[str, int | None]], names: Mapping[int, str]) -> dict[str, int]:
    """What else these seats go by: who leads, by her title; players, by their characters. What fits two fits none."""
    taken = {name.casefold() for name in names.values()}
    fits = {name: {seat for other, seat in known if other == name} for name, _ in known}
    return {
        name: seat
        for name, seats in fits.items()
        for seat in seats
        if seat is not None and len(seats) == 1 and name not in taken and seat in names
    }


def _speak(table: Table, seat: int, speech: Speech, reply: Reply, message: str) -> None:
    salt = new_secret() if speech.manner == "whisper" else ""
    seal = sealed(salt, speech.text) if salt else ""

    def made(seq: int) -> Said:
        return Said(
            seq=seq,
            at=now(),
            seat=seat,
            text=speech.text,
            id=message,
            manner=speech.manner,
            to=speech.to,
            as_=speech.as_,
            seal=seal,
        )

    def beside(entry: AnyEntry) -> tuple[AnyEntry, Sequence[Sql]]:
        return without(entry), [whispered(table.name, entry.seq, salt, speech.text)]

    table.note(made, reply, beside if salt else None)


def _roll(table: Table, seat: int, wish: Dice, reply: Reply, message: str) -> None:
    who = called(table.game, table.head, seat)
    if table.head.paused:
        return table.refuse(reply, paused())
    if wish.by_hand:
        try:
            cast(wish.notation, wish.reason, who, wish.mode, Told(), wish.by_hand)
        except BadDice as bad:
            return table.refuse(reply, bad.refusal())

    salt = new_secret() if wish.mode != "public" else ""

    def made(seq: int) -> Rolled:
        luck = table.luck()
        done = cast(wish.notation, wish.reason, who, wish.mode, luck, wish.by_hand)
        roll = Rolled(
            seq=seq,
            at=now(),
            seat=seat,
            notation=wish.notation,
            faces=done.faces,
            total=done.total,
            card=done.card,
            mode=wish.mode,
            to=wish.to,
            reason=wish.reason,
            draws=tuple(luck.draws),
            by_hand=bool(wish.by_hand),
            id=message,
        )
        return replace(roll, seal=sealed(salt, words_of(roll))) if salt else roll

    def beside(entry: AnyEntry) -> tuple[AnyEntry, Sequence[Sql]]:
        assert isinstance(entry, Rolled)
        return without(entry), [whispered(table.name, entry.seq, salt, words_of(entry))]

    return table.note(made, reply, beside if salt else None)
