"""The SQL that SQLite and PostgreSQL both understand: the schema, and how each fact is kept."""

from typing import Any

from parlour.table.store import facts as f

Sql = tuple[str, tuple[Any, ...]]
SCHEMA = """
create table if not exists tables (id text primary key, game text not null, seed {bytes} not null, opened bigint not null);
create table if not exists entries (tbl text, seq bigint, hash {bytes} not null, body {bytes} not null, primary key (tbl, seq)){lean};
create table if not exists snapshots (tbl text, seq bigint, rules text not null, body {bytes} not null, primary key (tbl, seq)){lean};
create table if not exists links (tbl text, hash {bytes}, seat integer not null, host integer not null, primary key (tbl, hash)){lean};
create table if not exists whispers (tbl text, seq bigint, salt text not null, words text not null, primary key (tbl, seq)){lean};
create table if not exists pictures (tbl text, id text, name text not null, salt text not null, width integer not null, height integer not null, body {bytes} not null, primary key (tbl, id));
create table if not exists stops (tbl text, seat integer, wish text not null, primary key (tbl, seat)){lean};
create table if not exists seeds (tbl text, seq bigint, seed {bytes} not null, primary key (tbl, seq)){lean};
create table if not exists keys (tbl text, hash {bytes}, seat integer not null, kind text not null, primary key (tbl, hash)){lean};
create table if not exists news (id {counted}, tbl text not null);
create table if not exists house (key text primary key, value text not null){lean}
"""  # noqa: E501
SNAPSHOT = (
    "insert into snapshots values (?, ?, ?, ?) "
    "on conflict (tbl, seq) do update set rules = excluded.rules, body = excluded.body"
)
ENTRY = "insert into entries values (?, ?, ?, ?)"
WHISPER = "insert into whispers values (?, ?, ?, ?)"
OF_A_TABLE = ("entries", "snapshots", "links", "whispers", "pictures", "stops", "seeds", "keys")
"""What is kept by table, beside its own row."""


def kept(table: str, fact: f.Fact) -> list[Sql]:
    """How a fact about a table is written down."""
    match fact:
        case f.NewTable(game, seed, opened):
            return [("insert into tables values (?, ?, ?, ?)", (table, game, seed, opened))]
        case f.LinkMade(hashed, seat, host):
            return [("insert into links values (?, ?, ?, ?)", (table, hashed, seat, int(host)))]
        case f.LinksEnded(seat, host):
            return [("delete from links where tbl = ? and seat = ? and host = ?", (table, seat, int(host)))]
        case f.EveryLinkEnded():
            return [("delete from links where tbl = ?", (table,)), ("delete from keys where tbl = ?", (table,))]
        case f.KeyMade(hashed, seat, kind):
            text = (
                "insert into keys values (?, ?, ?, ?) "
                "on conflict (tbl, hash) do update set seat = excluded.seat, kind = excluded.kind"
            )
            return [(text, (table, hashed, seat, kind))]
        case f.KeysEnded(kind):
            return [("delete from keys where tbl = ? and kind = ?", (table, kind))]
        case f.StopsChosen(seat, wish):
            text = "insert into stops values (?, ?, ?) on conflict (tbl, seat) do update set wish = excluded.wish"
            return [(text, (table, seat, wish))]
        case f.Whispered(seq, salt, words):
            return [(WHISPER, (table, seq, salt, words))]
        case f.Seeded(seq, seed):
            return [("insert into seeds values (?, ?, ?)", (table, seq, seed))]
        case f.Hang(one, body):
            values = (table, one.id, one.name, one.salt, one.width, one.height, body)
            return [("insert into pictures values (?, ?, ?, ?, ?, ?, ?)", values)]
        case f.Rename(picture, name, salt):
            text = "update pictures set name = ?, salt = ? where tbl = ? and id = ?"
            return [(text, (name, salt, table, picture))]
        case f.TakeDown(picture):
            return [("delete from pictures where tbl = ? and id = ?", (table, picture))]
