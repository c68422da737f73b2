"""Odd addresses, huge numbers and hidden characters from outside: refused with a reason, never a fault of ours in the
log."""

import json
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect as kinds
from websockets.asyncio.client import connect

from fields import fields_of
from guests import Guest, House, house_at, run
from parlour.core.game import Game
from parlour.games import GAMES
from parlour.server import protocol as p
from parlour.server.app import Try
from parlour.server.limits import Limits
from parlour.server.protocol_http import OpenTable
from tiny import TINY

WIDE = Limits(burst=100_000, rate=100_000, tables=100_000, odds=100_000, studying=1000.0)
HUGE = ["1" + "0" * 40, "-1" + "0" * 40, str(2**63), str(2**64), "1e308", "-0.0", "1e400", "9" * 5000]
SIGNS = ["\x1b", "\x00", "\u202e", "\x9b", "\u2029"]
PLAIN = {
    "sit.name",
    "take_seat.name",
    "talk.text",
    "talk.as",
    "limit.text",
    "recall.lines[]",
    "name_picture.name",
    "title_table.title",
}
"""What people write to each other is made plain instead of refused."""
MARK = 424_242


def no_trouble(caplog: pytest.LogCaptureFixture) -> bool:
    return not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


@pytest.mark.parametrize(
    "room",
    ["/", "/assets/", "/t/", "/api/", "/api/games/", "/api/games/tiny/odds/", "/api/tables/", "/licence/", "/ws/"],
)
def test_odd_addresses_lead_nowhere(room: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    odd = [
        "%00",
        "a%00b",
        "x" * 10_000,
        "x/" * 5_000,
        "%ff",
        "%c3%28",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e/%2e%2e",
        "..%5c..",
        "%1b[2J",
        "%e2%80%ae",
        "%ed%a0%80",
        "a" * 300,
    ]

    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=WIDE) as house:
            for path in odd:
                answer = await house.http.get(room + path)
                assert 400 <= answer.status_code < 500, (path[:20], answer.status_code)
                assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert (await house.http.get("/")).status_code == 200

    run(scenario)
    assert no_trouble(caplog)


async def begun(house: House) -> tuple[Guest, Any]:
    opened, guests = await house.seated()
    return guests[0], house.lobby.room(opened["table"]).table


async def answered(guest: Guest, text: str, message_id: str) -> dict[str, Any]:
    """Whatever comes back, be it the end of the connection."""
    guest.heard.clear()
    await guest.send(text)
    await guest.until(lambda one: one.closed or [heard for heard in one.heard if heard.get("id") == message_id])
    return next(
        (heard for heard in guest.heard if heard.get("id") == message_id), {"type": "closed", "gone": guest.gone}
    )


def with_number(message: dict[str, Any], number: str) -> str:
    """JSON with a number no writer of ours would write."""
    return json.dumps(message).replace(str(MARK), number)


def test_huge_numbers_in_any_message_change_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    fields = fields_of(p.ClientMessage, kinds.IntType, kinds.FloatType)
    assert {"do.decision", "rewind.to", "act_as.seat", "why.piece"} <= set(fields)

    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=WIDE) as house:
            guest, table = await begun(house)
            head = table.head
            for field, make in fields.items():
                for at, number in enumerate(HUGE):
                    if field.startswith("hello"):
                        continue
                    message = {**make(MARK), "id": f"{field} {at}"}
                    if message["type"] == "do":
                        message["command"] = {"do": "pass"}
                    answer = await answered(guest, with_number(message, number), message["id"])
                    assert answer["type"] == "refused" and answer["why"], (field, number, answer)
            assert table.head is head

    run(scenario)
    assert no_trouble(caplog)


def test_hidden_characters_in_any_message_are_refused_or_taken_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fields = fields_of(p.ClientMessage, kinds.StrType)
    assert set(fields) >= PLAIN

    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=WIDE) as house:
            guest, table = await begun(house)
            head = table.head
            for field, make in fields.items():
                if field.startswith("hello") or field.endswith(".id") or field in PLAIN:
                    continue
                for at, sign in enumerate(SIGNS):
                    message = {**make(f"a{sign}b"), "id": f"{field} {at}"}
                    answer = await answered(guest, json.dumps(message), message["id"])
                    assert answer["type"] == "refused" and "can't be shown" in answer["why"], (field, answer)
            assert table.head is head
            for at, sign in enumerate(SIGNS):
                await guest.wish("talk", text=f"a{sign}b", **{"as": f"c{sign}d"})
                await guest.wish("limit", what="line", text=f"e{sign}f{at}")
                await guest.wish("sit", name=f"g{sign}h", entropy="x")
            assert table.head.places[0].name == "g h" and table.head.lines[0] == "e f0"
            await guest.send(json.dumps({"type": "start", "id": "a\x1bb"}))
            await guest.until(lambda one: one.closed)

    run(scenario)
    assert no_trouble(caplog)


def test_a_first_message_that_is_odd_ends_the_connection(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hellos = [f'{{"type":"hello","secret":"x","since":{number}}}' for number in HUGE]
    hellos += [json.dumps({"type": "hello", "secret": f"a{sign}"}) for sign in SIGNS]
    hellos += [
        '{"type":"hello","secret":"x","more":' + "[" * 5000 + "]" * 5000 + "}",
        '{"type":"hello","secret":"\\ud800"}',
        "\x00",
    ]

    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=WIDE) as house:
            opened = await house.open()
            for table in (opened["table"], "x" * 5000, "%00", "%ff", "%1b"):
                for hello in hellos if table == opened["table"] else hellos[:1]:
                    assert (await _first(house, table, hello))["type"] == "gone"

    run(scenario)
    assert no_trouble(caplog)


async def _first(house: House, table: str, hello: str) -> Any:
    async with connect(f"ws://127.0.0.1:{house.port}/ws/{table}") as socket:
        await socket.send(hello)
        return json.loads(await socket.recv())


def test_odd_bodies_open_no_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bodies = []
    for kind, path in ((OpenTable, "/api/tables"), (Try, "/api/try/tiny")):
        for make in fields_of(kind, kinds.IntType).values():
            base = make(MARK) | {"game": "tiny"}
            bodies += [(path, with_number({"players": 3, "bots": 0} | base, number)) for number in HUGE]
        for field, make in fields_of(kind, kinds.StrType).items():
            if not field.endswith((".name", ".entropy")):
                base = {"game": "tiny", "players": 3, "bots": 0} | {
                    key: value for key, value in make("a\x1b\u202eb").items() if value != 0 and key != "x"
                }
                bodies += [(path, json.dumps(base))]
    bodies += [
        (path, deep)
        for path in ("/api/tables", "/api/try/tiny", "/api/learn/tiny")
        for deep in ("[" * 8000, '{"game":' + "[" * 8000, '"\\ud800"')
    ]

    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=WIDE) as house:
            for path, body in bodies:
                answer = await house.http.post(path, content=body.encode())
                assert 400 <= answer.status_code < 500, (path, body[:80], answer.text)
            deep = '{"x":' + "[" * 4000 + "]" * 4000 + "}"
            assert (await house.http.post("/api/try/tiny", content=deep)).status_code < 500, (
                "what is not asked for is passed over, however deep"
            )
            made = (await house.http.post("/api/try/tiny", json={"name": "a\x1b\u202eb", "entropy": "c\x1bd"})).json()
            table = house.lobby.room(made["table"]).table
            assert table.head.places[0].name == "a b"
            assert [entry.entropy for entry in table.history.entries(-1, 9) if hasattr(entry, "entropy")] == ["c d"]

    run(scenario)
    assert no_trouble(caplog)


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.odds])
def test_odd_questions_of_chance_are_refused_at_once(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game: Game = GAMES[key]

    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tiny": TINY, key: game}, limits=WIDE) as house:
            await house.http.get(f"/api/games/{key}/odds/{game.odds[0].key}", timeout=30)  # a process begins
            for question in game.odds:
                for setting in question.settings:
                    values = (
                        [*HUGE, "\x1b[2J", "\u202e", "\x00", "²", "x" * 1500]
                        if not setting.text
                        else ["\x1b", "\x00", "\u202e", "x" * 1500]
                    )
                    for value in values:
                        if value == "-0.0" and setting.text:
                            continue
                        began = time.monotonic()
                        answer = await house.http.get(
                            f"/api/games/{key}/odds/{question.key}", params={setting.key: value}
                        )
                        assert 400 <= answer.status_code < 500, (
                            question.key,
                            setting.key,
                            value[:20],
                            answer.text[:200],
                        )
                        assert time.monotonic() - began < 5 and not any(sign in answer.text for sign in SIGNS)
                answer = await house.http.get(f"/api/games/{key}/odds/{question.key}", params={"a\x1b\u202e": "1"})
                assert 400 <= answer.status_code < 500 and "\u202e" not in answer.text
            for question_key in ("%00", "none", "%1b"):
                assert 400 <= (await house.http.get(f"/api/games/{key}/odds/{question_key}")).status_code < 500

    run(scenario)
    assert no_trouble(caplog)
