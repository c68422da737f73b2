"""What else may be asked of a table over its socket: rewind, history, older lines, the finished game as a file."""

import json
from pathlib import Path

from guests import Guest, House, agreed, house_at, run
from parlour.games import GAMES
from parlour.table.pace import FAST, Pace
from parlour.table.replay import drift, steps
from parlour.table.verify import verify
from tiny import TINY

SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))


async def lays(guest: Guest) -> None:
    assert guest.frame is not None
    lay = next(offer for offer in guest.frame["offers"] if offer["command"] == "lay")
    answer = await guest.do(do="lay", card=max(lay["asks"]["card"]["of"]), decision=guest.frame["decision"])
    assert answer["type"] == "done"


async def at(guests: list[Guest], seq: int) -> None:
    for guest in guests:
        await guest.until(lambda g: g.frame["seq"] >= seq)


def test_a_rewind_by_consent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated()
            before = guests[0].frame
            assert before is not None
            await lays(guests[0])
            await at(guests, before["seq"] + 1)
            assert (await guests[0].wish("rewind", to=before["seq"]))["type"] == "done"
            for guest in guests:
                await guest.until(lambda g: g.room["rewind"])
            assert not guests[0].room["rewind"]["mine"] and guests[1].room["rewind"]["mine"]
            assert guests[1].room["rewind"]["by"] == "P0" and guests[1].room["rewind"]["waiting"] == ["P1", "P2"]
            assert (await agreed(guests[1]))["type"] == "done"
            await guests[2].until(lambda g: g.room["rewind"]["waiting"] == ["P2"])
            assert guests[0].room["rewind"]["own"] and not guests[1].room["rewind"]["own"]
            assert guests[2].room["rewind"]["moves"] == 1 and guests[2].room["rewind"]["lines"][0].startswith("P0 laid")
            await guests[2].leave()  # who is away is asked all the same,
            await guests[0].until(lambda g: g.room["rewind"]["away"] == ["P2"] and not g.room["rewind"]["waiting"])
            assert 170 < guests[0].room["rewind"]["seconds"] <= 180  # for a while that everybody sees
            guests[2] = await house.guest(opened, 2)
            assert guests[2].room["rewind"]["mine"] and (await agreed(guests[2]))["type"] == "done"
            await at(guests, before["seq"] + 5)
            await guests[0].until(lambda g: g.room["rewind"] is None)
            assert guests[0].frame and guests[0].frame["public"] == before["public"]
            assert guests[0].frame["private"] == before["private"]
            assert any(
                line["line"].get("kind") == "rewound" and "P0" in line["line"]["text"] for line in guests[1].lines
            )

    run(scenario)


def test_a_wish_that_is_declined(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, guests = await house.seated(2)
            before = guests[0].frame
            assert before is not None
            await lays(guests[0])
            await guests[0].wish("rewind", to=before["seq"])
            await guests[1].until(lambda g: g.room["rewind"])
            assert (await guests[1].wish("consent", agree=False))["type"] == "done"
            await guests[0].until(lambda g: g.room["rewind"] is None)
            assert guests[0].frame and guests[0].frame["public"]["laid"]

    run(scenario)


def test_what_showed_nothing_is_rewound_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, guests = await house.seated(2)
            before = guests[1].frame
            assert before is not None
            done = await guests[1].do(do="doodle", text="oops")
            answer = await guests[1].wish("rewind", to=before["seq"])
            assert answer["type"] == "done" and answer["seq"] == done["seq"] + 1
            await guests[0].until(lambda g: g.frame["seq"] == answer["seq"])
            assert guests[0].frame and guests[0].frame["public"]["doodle"] == ""

    run(scenario)


def test_history_is_seen_from_ones_own_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, guests = await house.seated(2)
            first = guests[1].frame
            assert first is not None
            for n in range(5):
                await guests[n % 2].do(do="doodle", text=f"{n}")
            past = await guests[1].wish("look", seq=first["seq"])
            assert (past["public"], past["private"], past["open"]) == (first["public"], first["private"], None)
            middle = await guests[1].wish("look", seq=first["seq"] + 3)
            assert middle["public"]["doodle"] == "2" and [line["seq"] for line in middle["lines"]] == [first["seq"] + 3]
            assert (await guests[1].wish("look", seq=0))["reason"] == "no_such_entry"

    run(scenario)


def test_older_lines_come_in_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated(2)
            for n in range(230):
                guests[0].sent("talk", text=f"t{n}")
            await guests[1].until(lambda g: g.lines and g.lines[-1]["line"]["text"] == "t229")
            late = await house.guest(opened, 1)
            await late.until(lambda g: g.frame)
            lines = late.lines
            assert len(lines) == 100 and lines[-1]["line"]["text"] == "t229"
            more = True
            while more:
                answer = await late.wish("lines", before=lines[0]["seq"])
                lines, more = answer["lines"] + lines, answer["more"]
            talk = [line["line"]["text"] for line in lines if line.get("who")]
            assert talk == [f"t{n}" for n in range(230)]

    run(scenario)


async def finished(house: House) -> tuple[dict[str, object], Guest]:
    answer = await house.http.post("/api/try/tiny", json={})
    opened = answer.json()
    guest = await house.guest(opened)
    await guest.wish("stops", when="never")
    while True:
        await guest.until(
            lambda g: g.frame and (g.frame["outcome"] or any(o["command"] == "lay" for o in g.frame["offers"]))
        )
        assert guest.frame is not None
        if guest.frame["outcome"]:
            return opened, guest
        seq = guest.frame["seq"]
        await lays(guest)
        await guest.until(lambda g, seq=seq: g.frame["seq"] > seq)


def test_a_finished_game_is_open_exported_verified_and_replayed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=FAST) as house:
            opened, guest = await finished(house)
            assert guest.frame and len(guest.frame["open"]) == 4 and guest.frame["open"][0] == guest.frame["private"]
            past = await guest.wish("look", seq=2)
            assert len(past["open"]) == 4 and past["open"][1]["hand"], (
                "a finished game is looked at with all cards open"
            )
            file = (await guest.wish("export"))["file"]
            faults, header = verify(file)
            assert faults == [] and len(header["seeds"]) == 1 and header["commitment"] == guest.welcome["commitment"]
            told = steps(TINY, file)
            assert drift(TINY, told) == [] and told[-1].entry.seq == guest.frame["seq"]
            watcher = await house.guest(opened, -1)
            await watcher.until(lambda g: g.frame)
            assert watcher.frame and watcher.frame["open"] == guest.frame["open"]
            assert (await guest.wish("rewind", to=guest.frame["seq"] - 1))["reason"] == "over"
            assert json.loads(file.split("\n")[0])["entries"] == guest.frame["seq"] + 1

    run(scenario)


def test_a_running_game_is_not_given_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, guests = await house.seated(2)
            assert (await guests[0].wish("export"))["reason"] == "not_over"
            assert guests[0].frame and guests[0].frame["open"] is None

    run(scenario)


def test_an_answer_comes_for_a_message_sent_again_after_a_lost_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated(2)
            await guests[0].send({"type": "do", "id": "mine", "command": {"do": "doodle", "text": "cat"}})
            guests[0].socket.transport.abort()
            await guests[1].until(lambda g: g.frame["public"]["doodle"] == "cat")
            again = await house.guest(opened, 0)
            answer = await again.wish("do", id="mine", command={"do": "doodle", "text": "cat"})
            assert answer["type"] == "done" and guests[1].frame and answer["seq"] == guests[1].frame["seq"]

    run(scenario)


def test_a_frame_says_when_the_table_will_pass_for_its_seat(tmp_path: Path) -> None:
    """To that seat alone, and anew when she wishes windows to wait otherwise."""

    async def scenario() -> None:
        async with house_at(tmp_path / "x", dict(GAMES), SLOW) as house:
            opened = await house.open(2, game="domino-knights")
            alice, bob = [await house.guest(opened, at) for at in range(2)]
            for guest, name in ((alice, "Alice"), (bob, "Bob")):
                await guest.wish("sit", name=name, entropy="")
            await alice.wish("start")
            for guest in (alice, bob):
                await guest.until(lambda g: g.frame is not None)
                assert guest.seat in guest.frame["awaited"] and guest.frame["passes"]
                assert "Waiting" in guest.frame["prompt"]
            await bob.wish("stops", when="always")
            await bob.until(lambda g: not g.frame["passes"])
            assert alice.frame["passes"] and "passes" not in alice.frame["public"]

    run(scenario)
