"""The log on the wire: whoever comes, whenever they come, reads the same lines of the same entries."""

import asyncio
from pathlib import Path
from typing import Any

from guests import Guest, agreed, house_at, run
from parlour.server import room
from parlour.table.pace import Pace
from tiny import TINY

SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))


async def all_lines(guest: Guest) -> list[dict[str, Any]]:
    """As far back as the log goes."""
    found: list[dict[str, Any]] = []
    before = guest.frame["seq"] + 1 if guest.frame else 0
    while True:
        answer = await guest.wish("lines", before=before)
        found = [*answer["lines"], *found]
        if not answer["more"]:
            return found
        before = min([line["seq"] for line in answer["lines"]], default=before - 100)


def test_a_name_that_was_changed_stays_what_it_was_in_old_lines(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated()
            for n in range(60):
                await guests[n % 3].do(do="doodle", text=f"d{n}")
                if n % 10 == 5:
                    await guests[1].wish("talk", text=f"t{n}")
                    await guests[2].wish("talk", text=f"/w {guests[0].room['people'][1]['name']} psst")
                    await guests[1].wish("sit", name=f"Bo {n}", entropy="")
                    await guests[0].until(lambda g, n=n: g.room["people"][1]["name"] == f"Bo {n}")
            await guests[0].wish("rewind", to=guests[0].frame["seq"] - 8)
            for guest in guests[1:]:
                await agreed(guest)
            await guests[1].wish("sit", name="Last", entropy="")
            for guest in guests:
                await guest.until(
                    lambda g: g.room["people"][1]["name"] == "Last" and g.frame["seq"] == guests[0].frame["seq"]
                )
            for at, guest in enumerate(guests):
                again = await house.guest(opened, at)
                await again.until(lambda g: g.frame is not None)
                start = again.lines[0]["seq"]
                assert again.lines == [line for line in guest.lines if line["seq"] >= start]
                assert (await all_lines(again))[-len(guest.lines) :] == guest.lines
            who = [line["who"] for line in guests[0].lines if line["line"].get("kind") == "talk"]
            assert who == ["P1", "Bo 5", "Bo 15", "Bo 25", "Bo 35", "Bo 45"]
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            for at, guest in enumerate(guests):
                again = await house.guest(opened, at)
                await again.until(lambda g: g.frame is not None)
                assert (await all_lines(again))[-len(guest.lines) :] == guest.lines, "nor does a restart change it"

    run(scenario)


def test_who_missed_much_is_told_from_where_the_lines_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tiny": TINY}, pace=SLOW) as house:
            opened, guests = await house.seated()
            await guests[2].leave()
            since = guests[2].frame["seq"] if guests[2].frame else 0
            await asyncio.gather(
                *[guests[0].sent("do", command={"do": "doodle", "text": f"d{n}"}) for n in range(room.CATCH_UP)]
            )
            near = await house.guest(opened, 2, since=since)
            await near.until(lambda g: g.frame is not None)
            assert near.welcome["told"] == since and near.lines[0]["seq"] == since + 1
            await guests[0].do(do="doodle", text="one more")
            far = await house.guest(opened, 2, since=since)
            await far.until(lambda g: g.frame is not None)
            assert far.welcome["told"] > since and far.lines[0]["seq"] == far.welcome["told"] + 1, (
                "the client can see that there is a gap"
            )

    run(scenario)
