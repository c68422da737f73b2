"""A table saved and restored: everything comes back, play goes on with the same luck, and no bad file changes
anything."""

import hashlib
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from guests import Guest, House, house_at, run
from tables import store_at
from tale import TALE
from tiny import TINY

GAMES = {"tale": TALE, "tiny": TINY}


async def played(house: House) -> tuple[dict[str, Any], list[Guest], str]:
    """A table with all kinds of entries, and its file."""
    opened, guests = await house.seated(3, game="tale")
    host, second, _ = guests
    await host.do(do="begin")
    await host.do(do="scene", title="The inn")
    await second.do(do="throw", bonus=1)
    await second.do(do="hide", word="a knife")
    await second.wish("talk", text="/w P0 the butler")
    await second.wish("talk", text="/r 4dF+2 # to jump")
    await second.wish("limit", what="line", text="spiders")
    to = second.frame["seq"]
    await second.do(do="happen", text="never mind")
    await second.until(lambda g: g.frame["seq"] > to)
    await second.wish("rewind", to=second.frame["seq"] - 1)
    await second.wish("pause")
    saved = await host.wish("backup")
    assert saved["type"] == "exported" and saved["name"] == f"{opened['table']}.parlour"
    return opened, guests, saved["file"]


async def post(house: House, file: str) -> tuple[int, dict[str, Any]]:
    answer = await house.http.post("/api/restore", content=file.encode())
    return answer.status_code, answer.json()


def test_a_restored_table_is_the_same_table_and_says_that_it_was_restored(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "one", GAMES) as house, house_at(tmp_path / "two", GAMES) as other:
            opened, guests, file = await played(house)
            status, restored = await post(other, file)
            assert status == 201 and restored["table"] == opened["table"]
            assert [(link["seat"], link["host"]) for link in restored["links"]] == [
                (0, True),
                (1, False),
                (2, False),
                (-1, False),
            ]
            assert restored["links"][0]["path"] != opened["links"][0]["path"]
            again = [await other.guest(restored, at) for at in range(3)]
            for before, after in zip(guests, again, strict=True):
                await before.until(lambda g: g.frame["seq"] == guests[0].frame["seq"])
                await after.until(lambda g: g.frame is not None)
                other_now = {"lines": 0, "seq": before.frame["seq"] + 1, "head": ""}
                assert {**after.frame, "lines": 0, "head": ""} == {**before.frame, **other_now}
                assert after.room["paused"] and after.room["lines"] == ["spiders"]
                lines = [(await g.wish("lines", before=10_000))["lines"] for g in (before, after)]
                today = datetime.now(UTC)
                assert lines[0] == lines[1][:-1]
                assert lines[1][-1]["line"]["text"] == (
                    f"This table was restored from a file on {today.day} {today:%B %Y}, up to entry "
                    f"{before.frame['seq']} ({before.frame['head'][:12]}). "
                    "From here on, chance has a new seed."
                )
                assert after.welcome["commitment"] != before.welcome["commitment"]
            assert any(line["line"]["text"] == "the butler" for line in again[0].lines)
            assert not any(line["line"]["text"] == "the butler" for line in again[2].lines)
            rolls = []
            for table in (guests, again):
                await table[0].wish("resume", how="on")
                await table[1].wish("talk", text="/r 6d6")
                await table[1].do(do="throw", bonus=0)
                await table[1].until(
                    lambda g: sum(line["line"].get("kind") in ("roll", "dice") for line in g.lines) >= 4
                )
                rolls.append(
                    [line["line"]["card"] for line in table[1].lines if line["line"].get("kind") in ("roll", "dice")][
                        -2:
                    ]
                )
            assert rolls[0] != rolls[1], "whoever wrote the file knows its seed, and foretells nothing"

    run(scenario)


def test_only_the_host_and_who_leads_may_save_it_and_everybody_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "one", GAMES) as house:
            opened, (host, second, third) = await house.seated(3, game="tale")
            watcher = await house.guest(opened, 3)
            assert (await second.wish("backup"))["reason"] == "not_host"
            assert (await watcher.wish("backup"))["reason"] == "not_host"
            await host.do(do="hand_over", to=1)
            assert (await second.wish("backup"))["type"] == "exported"
            assert (await host.wish("backup"))["type"] == "exported"
            assert (await third.wish("backup"))["reason"] == "not_host"
            await watcher.until(lambda g: sum("secrets" in line["line"]["text"] for line in g.lines) == 2)
            _, (board, _) = await house.seated(2)
            assert (await board.wish("backup"))["type"] == "exported"

    run(scenario)


def chained(lines: list[dict[str, Any]]) -> str:
    """A forger's file: every hash made anew."""
    before = bytes(32)
    for number, line in enumerate([line for line in lines if "entry" in line]):
        text = json.dumps(line["entry"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = hashlib.sha256(before + text.encode()).digest()
        line["hash"] = before.hex()
    lines[0]["head"], lines[0]["entries"] = before.hex(), sum("entry" in line for line in lines)
    return "\n".join([json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False) for line in lines])


def _entry(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(line["entry"] for line in lines if line.get("entry", {}).get("kind") == kind)


def _set(kind: str, **values: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: _entry(lines, kind).update(values)


def _header(**values: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: lines[0].update(values)


def _other_draw(lines: list[dict[str, Any]]) -> None:
    draw = next(line["entry"] for line in lines if line.get("entry", {}).get("draws"))["draws"][0]
    draw[1] = [next(n for n in draw[0] if n not in draw[1])]


def _pile(pile: list[int], got: list[int] | None = None) -> Callable[[list[dict[str, Any]]], None]:
    def forge(lines: list[dict[str, Any]]) -> None:
        next(line["entry"] for line in lines if line.get("entry", {}).get("draws"))["draws"][0] = [pile, got or [1]]

    return forge


def _other_events(lines: list[dict[str, Any]]) -> None:
    """The draws are those of the seed; what came of them is not."""
    entry = next(line["entry"] for line in lines if "thrown" in json.dumps(line) and line["entry"]["kind"] == "played")
    thrown = next(event for event in entry["events"] if event["event"] == "thrown")
    thrown["dice"] = [(die + 1) % 6 for die in thrown["dice"]]


def _restored(lines: list[dict[str, Any]]) -> None:
    last = max([at for at, line in enumerate(lines) if "entry" in line])
    seq = lines[last]["entry"]["seq"] + 1
    entry = {
        "kind": "restored",
        "seq": seq,
        "at": 0,
        "head": "00" * 32,
        "commitment": hashlib.sha256(bytes(32)).hexdigest(),
    }
    lines.insert(last + 1, {"hash": "", "entry": entry})
    lines[0]["seeds"].append("00" * 32)


def _other_dice(lines: list[dict[str, Any]]) -> None:
    faces = _entry(lines, "rolled")["faces"]
    faces[0][1] = -faces[0][1] or 1


def _whisper(lines: list[dict[str, Any]]) -> None:
    next(line for line in lines if "whisper" in line)["words"] = "the gardener"


def _drop_whisper(lines: list[dict[str, Any]]) -> None:
    lines.remove(next(line for line in lines if "whisper" in line))
    lines[0]["whispers"] = 0


def _bad_events(lines: list[dict[str, Any]]) -> None:
    _entry(lines, "played")["events"] = [{"event": "exploded"}]


def _wrong_seat_events(lines: list[dict[str, Any]]) -> None:
    _entry(lines, "played")["events"] = [{"event": "hidden", "seat": 99, "word": "x"}]


def _two_openings(lines: list[dict[str, Any]]) -> None:
    entries = [line for line in lines if "entry" in line]
    entries[1]["entry"] = {**entries[0]["entry"], "seq": 1}


def _unknown_kind(lines: list[dict[str, Any]]) -> None:
    _entry(lines, "said")["kind"] = "shouted"


FORGED: dict[str, Callable[[list[dict[str, Any]]], None]] = {
    "another draw": _other_draw,
    "other dice": _other_dice,
    "a whisper's words": _whisper,
    "a whisper left out": _drop_whisper,
    "events nobody knows": _bad_events,
    "events that lead nowhere": _wrong_seat_events,
    "opened twice": _two_openings,
    "an unknown kind": _unknown_kind,
    "a seat there is not": _set("played", seat=40),
    "sat nowhere": _set("sat", seat=-1),
    "a rewind to nowhere": _set("rewound", to=9999),
    "a rewind before the start": _set("rewound", to=0),
    "too many seats": _set("opened", players=99),
    "another game": _set("opened", game="tiny"),
    "another table": _set("opened", table="abcdefgh"),
    "an extra field": _set("said", extra=1),
    "another commitment": _set("opened", commitment="00" * 32),
    "another seed": _header(seeds=["11" * 32]),
    "no seed": _header(seeds=[]),
    "a short seed": _header(seeds=["11"]),
    "a seed too many": lambda lines: lines[0]["seeds"].append("22" * 32),
    "an endless pile": _pile([1] * 100_000),
    "a pile of strange pieces": _pile([1, 2, 999]),
    "a pile of negative pieces": _pile([1, 2, -1]),
    "more drawn than was there": _pile([1], [1, 1]),
    "events of another hand": _other_events,
    "a control character": _set("said", text="a\u001b[2J"),
    "a hidden turn": _set("said", text="a\u202eb"),
    "restored from elsewhere": _restored,
    "times of no calendar": _set("said", at="now"),
    "an unknown game": _header(game="chess"),
    "another format": _header(format="parlour-log"),
    "another version": _header(version=3),
    "a host nowhere": _header(host=40),
    "a strange name": _header(table="../../etc"),
    "a host of another kind": _header(host="0"),
    "fewer whispers": _header(whispers=7),
    "began twice": lambda lines: lines.insert(
        len([line for line in lines if "entry" in line]),
        {"hash": "", "entry": {**_entry(lines, "started"), "seq": len([line for line in lines if "entry" in line])}},
    ),
    "bad options": _set("opened", options=5),
    "seats not as many": _set("started", names=["a"]),
}


def test_no_bad_file_is_restored_and_none_changes_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "one", GAMES) as house, house_at(tmp_path / "two", GAMES) as other:
            _opened, _, file = await played(house)
            lines = file.strip().split("\n")
            broken = {
                "nothing": "",
                "no JSON": "hello",
                "a list": "[1]",
                "a number": "5",
                "half a file": "\n".join(lines[: len(lines) // 2]),
                "half a line": file[: len(file) // 2],
                "one byte": file.replace("The inn", "The ink"),
                "swapped": "\n".join([lines[0], lines[2], lines[1], *lines[3:]]),
                "an entry left out": "\n".join([*lines[:3], *lines[4:]]),
                "deep": "[" * 100_000,
                "a huge number": lines[0].replace('"version": 1', '"version": ' + "9" * 5000),
                "junk lines": file + "5\n",
                "null lines": file + "null\n",
                "no header": "\n".join(lines[1:]),
            }
            for name, forge in FORGED.items():
                copies = [json.loads(line) for line in lines]
                forge(copies)
                broken[name] = chained(copies)
            whole = chained([json.loads(line) for line in lines])
            for name, bad in broken.items():
                status, problem = await post(other, bad)
                assert status == 422 and problem["reason"] == "not_restored" and problem["why"], (name, status, problem)
            assert other.lobby.log.names() == []
            status, _ = await post(other, whole)
            assert status == 201
            status, problem = await post(
                other, chained([{**json.loads(lines[0]), "key": "guessed"}, *map(json.loads, lines[1:])])
            )
            assert (status, problem["reason"]) == (409, "already_here") and "recovery code" in problem["cure"]
            answer = await other.http.post("/api/restore", content=b"\xff\xfe")
            assert answer.status_code == 400
            answer = await other.http.post("/api/restore", content=b" " * 90_000_001)
            assert answer.status_code == 413
            answer = await other.http.post("/api/restore", content=b"{}", headers={"origin": "https://evil.example"})
            assert answer.status_code == 403

    run(scenario)
    log = store_at(tmp_path / "two")
    assert len(log.names()) == 1
    log.close()


@pytest.mark.parametrize("bots", [0, 1])
def test_a_board_game_is_restored_too(tmp_path: Path, bots: int) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "one", GAMES) as house, house_at(tmp_path / "two", GAMES) as other:
            _, (host, *_) = await house.seated(3, bots=bots)
            file = (await host.wish("backup"))["file"]
            status, restored = await post(other, file)
            assert status == 201 and len(restored["links"]) == 3 - bots + 1
            again = await other.guest(restored, 0)
            await again.until(lambda g: g.frame is not None)
            assert again.frame["private"] == host.frame["private"]

    run(scenario)
