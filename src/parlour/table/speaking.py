"""Talk, whispers and dice become entries. The words of a whisper are kept beside the log, which holds their seal."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from parlour.core.chance import Told
from parlour.table.casting import cast
from parlour.table.dice import BadDice
from parlour.table.entries import AnyEntry, Rolled, Said, now
from parlour.table.log import Sql
from parlour.table.luck import new_secret
from parlour.table.refusal import Refusal, Reply, full, paused, refused
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
    match meant(
        text,
        Speaker(seat, leader(table.game, table.head), names, as_, _also(table, names) if text.startswith("/w") else {}),
    ):
        case Refusal() as refusal:
            return table.refuse(reply, refusal)
        case Speech() as speech:
            return _speak(table, seat, speech, reply, message)
        case Dice() as wish:
            return _roll(table, seat, wish, reply, message)


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


def _also(table: Table, names: Mapping[int, str]) -> dict[str, int]:
    """What else these seats go by: who leads, by her title; players, by their characters, in full or in short. What
    fits two fits none."""
    game, state = table.game, table.head.state
    led = leader(game, table.head)
    known = [(title, led) for title in ("gm", (game.about.leader or "game master").casefold()) if led is not None]
    for seat, name in game.played(state) if state is not None else ():
        known += [(called_so, seat) for called_so in (name.casefold(), *name.casefold().split()[:1])]
    taken = {name.casefold() for name in names.values()}
    meant = {name: {seat for other, seat in known if other == name} for name, _ in known}
    return {
        name: next(iter(seats))
        for name, seats in meant.items()
        if len(seats) == 1 and name not in taken and seats <= names.keys()
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

    def apart(entry: AnyEntry) -> tuple[AnyEntry, Sequence[Sql]]:
        kept = ("insert into whispers values (?, ?, ?, ?)", (table.name, entry.seq, salt, speech.text))
        return msgspec.structs.replace(entry, text=""), [kept]

    table.note(made, reply, apart if salt else None)


def sealed(salt: str, words: str) -> str:
    return hashlib.sha256((salt + words).encode()).hexdigest()


def _roll(table: Table, seat: int, wish: Dice, reply: Reply, message: str) -> None:
    who = called(table.game, table.head, seat)
    if table.head.paused:
        return table.refuse(reply, paused())
    if wish.by_hand:
        try:
            cast(wish.notation, wish.reason, who, wish.mode, Told(), wish.by_hand)
        except BadDice as bad:
            return table.refuse(reply, bad.refusal())

    def made(seq: int) -> Rolled:
        luck = table.luck()
        done = cast(wish.notation, wish.reason, who, wish.mode, luck, wish.by_hand)
        return Rolled(
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

    return table.note(made, reply)
