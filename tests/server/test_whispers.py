"""The wire read for what was meant for few: whispers, secret dice, and who touched the X-card."""

import json
import random
from pathlib import Path
from typing import Any

from guests import Guest, house_at, run
from parlour.games import GAMES as REAL
from tale import TALE

GAMES = {"tale": TALE}


def mentions(heard: list[dict[str, Any]], word: str) -> bool:
    return word in json.dumps(heard)


def test_nobody_hears_what_was_not_for_her(tmp_path: Path) -> None:
    """Every secret is a word of its own; whoever may not know it never gets it, live, after coming back, or looking
    back."""
    dice = random.Random(3)
    secrets: dict[str, set[int]] = {}
    streams: dict[int, list[list[dict[str, Any]]]] = {}

    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened, guests = await house.seated(4, game="tale")
            watcher = await house.guest(opened, 4)
            people: dict[int, Guest] = {**dict(enumerate(guests)), -1: watcher}
            for seat, guest in people.items():
                streams[seat] = [guest.heard]
            for n in range(60):
                seat = dice.randrange(4)
                word = f"zq{n}zq"
                kind = dice.choice(["w", "w2", "gmr", "gmroll", "br", "blindroll", "sr", "r", "hide"])
                others = dice.sample([other for other in range(4) if other != seat], 2)
                if kind == "w":
                    secrets[word] = {seat, others[0]}
                    answer = await people[seat].wish("talk", text=f"/w P{others[0]} {word}")
                elif kind == "w2":
                    secrets[word] = {seat, *others}
                    answer = await people[seat].wish("talk", text=f"/w P{others[0]}, P{others[1]} {word}")
                elif kind == "hide":
                    secrets[word] = {seat}
                    answer = await people[seat].do(do="hide", word=word)
                else:
                    secrets[word] = {
                        "gmr": {seat, 0},
                        "gmroll": {seat, 0},
                        "br": {0},
                        "blindroll": {0},
                        "sr": {seat},
                        "r": {0, 1, 2, 3, -1},
                    }[kind]
                    answer = await people[seat].wish("talk", text=f"/{kind} 2d6 # {word}")
                assert answer["type"] == "done", answer
                if n % 7 == 6:
                    for guest in people.values():
                        await guest.wish("lines", before=10_000)
                        await guest.wish("look", seq=answer["seq"])
                        await guest.wish("about", piece="word")
                if n % 9 == 8:
                    gone = dice.choice(list(people))
                    await people[gone].leave()
                    people[gone] = await house.guest(
                        opened, gone if gone >= 0 else 4, since=dice.choice([-1, answer["seq"] - 10])
                    )
                    streams[gone].append(people[gone].heard)
            for guest in people.values():
                await guest.wish("lines", before=10_000)

    run(scenario)
    for word, allowed in secrets.items():
        for seat, heard in streams.items():
            known = any(mentions(stream, word) for stream in heard)
            assert known == (seat in allowed), (word, seat, allowed)


def test_the_x_card_says_nothing_of_who_touched_it(tmp_path: Path) -> None:
    """Two tables alike but for whose hand it was: everybody else is sent the same, and the disk holds the same."""

    async def play(path: Path, hand: int) -> tuple[list[Any], list[Any]]:
        async with house_at(path, GAMES) as house:
            opened, guests = await house.seated(4, game="tale")
            watcher = await house.guest(opened, 4)
            before = [len(guest.heard) for guest in (*guests, watcher)]
            answer = await guests[hand].wish("pause", id="x")
            assert answer["type"] == "done"
            assert (await guests[hand].wish("pause", id="x")) == {"type": "done", "id": "x"}
            await guests[hand].wish("limit", what="line", text="spiders")
            for guest in (*guests, watcher):
                await guest.until(lambda g: g.room["lines"] == ["spiders"] and g.room["paused"])
                await guest.until(lambda g: g.frame["seq"] == answer["seq"] + 1)
            refused = await guests[0].do(do="happen", text="x")
            assert refused["reason"] == "paused"
            assert (await guests[1].wish("resume", how="on"))["type"] == "done"
            await watcher.until(lambda g: not g.room["paused"])
            assert (await watcher.wish("pause"))["reason"] == "watching"
            sent = [
                [
                    {**message, "head": ""}
                    for message in guest.heard[begin:]
                    if message["type"] in ("frame", "room", "heard")
                ]
                for guest, begin in zip((*guests, watcher), before, strict=True)
            ]
            room = house.lobby.room(opened["table"])
            rows = [
                json.loads(body) for _, _, body in room.table.log.entries(opened["table"], answer["seq"] - 1, 10_000)
            ]
            assert not any(message == "x" for _, message in room.table.recent)
            return sent, [{key: value for key, value in row.items() if key != "at"} for row in rows]

    results: list[tuple[list[Any], list[Any]]] = []

    async def scenario() -> None:
        for hand in (1, 2):
            results.append(await play(tmp_path / f"x{hand}", hand))

    run(scenario)
    (sent_one, disk_one), (sent_two, disk_two) = results
    assert disk_one == disk_two
    assert sent_one == sent_two


def test_only_who_may_takes_lines_and_veils(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened, guests = await house.seated(2, game="tale")
            watcher = await house.guest(opened, 2)
            assert (await watcher.wish("limit", what="line", text="x"))["reason"] == "watching"
            assert (await guests[1].wish("limit", what="curtain", text="x"))["reason"] == "malformed"
            assert (await guests[1].wish("limit", what="veil", text=" gore  "))["type"] == "done"
            assert (await guests[0].wish("limit", what="veil", text="Gore", lifted=True))["type"] == "done"
            await watcher.until(
                lambda g: g.room["veils"] == [] and any("lifted" in line["line"]["text"] for line in g.lines)
            )
            assert not any("by" in line["line"] for line in watcher.lines if line["line"]["kind"] == "safety")

    run(scenario)


def test_a_whisper_reaches_the_game_master_and_a_player_by_character(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", REAL) as house:
            _, (gm, ann, ben) = await house.seated(3, game="fate")
            for guest, key in ((ann, "ama"), (ben, "nettie")):
                assert (await guest.do(do="take_ready", key=key))["type"] == "done"
            for whisper, heard in (
                ("/w gm zq1", {gm, ann}),
                ("/w Game Master zq2", {gm, ann}),
                ("/w nettie zq3", {ben, ann}),
                ("/w Nettie Corvane, GM zq4", {gm, ben, ann}),
            ):
                assert (await ann.wish("talk", text=whisper))["type"] == "done"
                await ben.wish("talk", text="Hm.")
                for guest in (gm, ann, ben):
                    await guest.wish("look", seq=0)
                    assert mentions(guest.heard, whisper.split()[-1]) == (guest in heard), whisper
            assert (await ann.wish("talk", text="/w ama hello"))["reason"] == "no_such_name", (
                "nobody whispers to herself"
            )
            assert (await gm.wish("talk", text="/w gm hello"))["reason"] == "no_such_name"

    run(scenario)
