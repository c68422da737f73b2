"""The pictures of a table: brought, named, shown, hidden again, removed; and what the table itself is called. Who may
see which is said here once. Their bytes are kept beside the log, which holds a seal."""

import hashlib
from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.game import Game
from parlour.table.entries import AnyEntry, Pictured, Removed, Shown, Titled, now
from parlour.table.images import Made, Use
from parlour.table.log import Hung, Sql, hang, rename, take_down, whispered
from parlour.table.luck import new_secret
from parlour.table.moment import Moment, Picture
from parlour.table.plain import alike
from parlour.table.refusal import Refusal, Reply, full, refused, unheard
from parlour.table.sealing import sealed, without
from parlour.table.table import Table
from parlour.table.telling import leader

ALL, MOST = 50_000_000, 250
"""Bytes of all pictures of one table, and how many there may be."""
NAME = 80


def seal(salt: str, name: str, body: bytes) -> str:
    return sealed(salt, name + hashlib.sha256(body).hexdigest())


# Who may


def leads(game: Game, moment: Moment, seat: int | None) -> bool:
    return game.about.master and seat is not None and seat == leader(game, moment)


def keeps(game: Game, moment: Moment, seat: int | None, one: Picture) -> bool:
    """May show, hide, name and remove it. Where a new Dealer leads each chapter, what is hidden stays with who brought
    it."""
    if not leads(game, moment, seat):
        return seat is not None and one.by == seat and one.use == "portrait"
    return one.by == seat or not game.about.leader or one.use == "portrait"


def visible(game: Game, moment: Moment, seat: int | None) -> list[Picture]:
    """All that these eyes may see: what is hidden from them is not told from what does not exist."""
    worn = game.portraits(moment.state, seat) if moment.state is not None and moment.pictures else {}
    return [one for one in moment.pictures if _sees(game, moment, seat, one, one.id in worn)]


def _sees(game: Game, moment: Moment, seat: int | None, one: Picture, worn: bool) -> bool:
    if one.use == "table":
        return one.id == moment.picture
    if one.use == "portrait" and worn:
        return True
    if seat is None:
        return one.everybody
    return one.everybody or seat in one.to or one.by == seat or keeps(game, moment, seat, one)


# What it leads to


def no_room(table: Table, size: int) -> Refusal | None:
    """Why no further picture of so many bytes can be kept here."""
    held = table.log.pictures(table.name)
    if table.is_full:
        return full()
    if len(held) >= MOST:
        return refused("pictures_many", "pictures-many", most=MOST)
    left = ALL - sum([one.size for one in held])
    return (
        refused("pictures_full", "pictures-full", left=f"{left / 1e6:.1f}", most=ALL // 10**6) if size > left else None
    )


def bring(table: Table, by: int, use: Use, name: str, made: Made, reply: Reply) -> str:
    """A picture, durable before anybody can be shown it; its id."""
    which, salt = new_secret(), new_secret()
    entry = Pictured(seq=0, at=now(), by=by, picture=which, use=use, seal=seal(salt, name, made.body))
    kept = hang(table.name, Hung(which, name, salt, made.width, made.height, len(made.body)), made.body)
    table.note(lambda seq: replace(entry, seq=seq), reply, lambda entry: (entry, [kept]))
    return which


def name(table: Table, by: int, one: Picture, called: str, reply: Reply, message: str) -> None:
    body = table.log.picture(table.name, one.id)
    if body is None:
        return table.refuse(reply, unknown())
    salt = new_secret()
    entry = Pictured(
        seq=0, at=now(), by=by, picture=one.id, use=one.use, seal=seal(salt, called, body), id=message
    )  # fmt: skip
    kept = rename(table.name, one.id, called, salt)
    return table.note(lambda seq: replace(entry, seq=seq), reply, lambda entry: (entry, [kept]))


def show(
    table: Table, by: int, one: Picture, to: Sequence[int], reply: Reply, message: str, *, everybody: bool
) -> None:
    """To everybody, or to these; to nobody: hidden again."""
    called = next((held.name for held in table.log.pictures(table.name) if held.id == one.id), "")
    secret = new_secret() if not everybody else ""
    entry = Shown(
        seq=0, at=now(), by=by, picture=one.id, name=called, everybody=everybody, to=() if everybody else tuple(to),
        seal=sealed(secret, called) if secret else "", id=message,
    )  # fmt: skip

    def beside(entry: AnyEntry) -> tuple[AnyEntry, Sequence[Sql]]:
        return without(entry), [whispered(table.name, entry.seq, secret, called)]

    table.note(lambda seq: replace(entry, seq=seq), reply, beside if secret else None)


def unveil(table: Table, by: int, names: Sequence[str]) -> None:
    """Handouts by name, to everybody, as whoever keeps them would show them; names of none are left alone."""
    wanted = {alike(name) for name in names}
    called = {held.id: alike(held.name) for held in table.log.pictures(table.name)} if wanted else {}
    for one in table.head.pictures:
        hers = one.use == "handout" and keeps(table.game, table.head, by, one)
        if hers and not one.everybody and called.get(one.id) in wanted and not table.is_full:
            show(table, by, one, (), unheard, "", everybody=True)


def remove(table: Table, by: int, one: Picture, reply: Reply, message: str) -> None:
    """With its bytes: nobody can see it again, whatever is rewound."""
    gone = take_down(table.name, one.id)
    entry = Removed(seq=0, at=now(), by=by, picture=one.id, id=message)
    table.note(lambda seq: replace(entry, seq=seq), reply, lambda entry: (entry, [gone]))


def entitle(table: Table, by: int, title: str, picture: str, reply: Reply, message: str) -> None:
    """What the table is called, and the picture it goes by; one that is replaced is gone."""
    before = [one.id for one in table.head.pictures if one.use == "table" and one.id != picture]
    entry = Titled(seq=0, at=now(), by=by, title=title, picture=picture, id=message)
    gone = [take_down(table.name, which) for which in before]
    table.note(lambda seq: replace(entry, seq=seq), reply, lambda entry: (entry, gone))


def unknown() -> Refusal:
    return refused("no_such_picture", "no-such-picture")
