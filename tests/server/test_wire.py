"""The wire read for leaks: whatever a seat was ever sent is what the laws of secrecy allow that seat, and nothing more.

The laws (tests/laws/test_secrets.py) show that these functions of the game tell nothing; here every message of a real
table is compared with them: frames, reconnects, rewinds, looks into the past, older lines, for players and for who
watches.
"""

import random
from pathlib import Path
from typing import Any

import msgspec

from guests import Guest, agreed, house_at, run
from parlour.core.offers import Form, fill
from parlour.games.domino_knights import GAME
from parlour.table.history import History
from parlour.table.pace import Pace
from parlour.table.telling import tell
from tables import store_at

PACE = Pace((0.0, 0.0), (0.0, 0.0), 0.0, 0.0)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def acts(guest: Guest, rnd: random.Random) -> bool:
    """Something offered, chosen at random: whether it was still good when it came."""
    assert guest.frame is not None
    offers = [msgspec.convert(offer, Form) for offer in guest.frame["offers"]]
    owed = [offer for offer in offers if offer.command not in ("concede", "name_kingdom")]
    if not owed:
        return False
    command = plain(fill(rnd.choice(owed), GAME.commands, rnd.random))
    return (await guest.do(**command))["type"] == "done"


class Reader:
    """Reads the log beside the server, and says what a seat may have been sent."""

    def __init__(self, path: Path, table: str) -> None:
        self.log = store_at(path)
        self.history = History(self.log, GAME, table)
        self.over = self.history.open().moment

    def check(self, message: dict[str, Any], seat: int | None) -> int:
        kind = message["type"]
        if kind in ("frame", "past"):
            moment = self.history.at(message["seq"])
            ended = moment.state is not None and GAME.outcome(moment.state) is not None
            assert message["public"] == plain(GAME.public(moment.state))
            assert message["private"] == (None if seat is None else plain(GAME.private(moment.state, seat)))
            if kind == "frame":
                assert (message["open"] is not None) == ended
                assert message["prompt"] in (GAME.prompt(moment.state, seat), GAME.prompt(moment.state, None))
                if seat is not None and message["offers"]:
                    assert message["offers"] == plain(GAME.menu(moment.state, seat).forms)
        for line in message.get("lines", ()):
            entry = self.history.entries(line["seq"] - 1, line["seq"])[0]
            allowed = [plain(told) for told in tell(GAME, self.history.at(line["seq"]), entry, seat)]
            late = [plain(told) for told in tell(GAME, self.over, entry, seat)] if message.get("outcome") else []
            assert line in allowed or line in late, (line, allowed)
        return 1


def test_nobody_is_ever_sent_more_than_the_laws_allow(tmp_path: Path) -> None:
    rnd = random.Random(4)
    path = tmp_path / "x"
    streams: list[tuple[int | None, list[dict[str, Any]]]] = []

    async def scenario() -> str:
        async with house_at(path, {"domino-knights": GAME}, PACE) as house:
            opened = await house.open(4, bots=2, game="domino-knights", options={"set": "double-twelve"})
            guests = [await house.guest(opened, at, changes=at == 1) for at in range(2)]
            watcher = await house.guest(opened, 2, changes=True)
            for guest in guests:
                await guest.wish("sit", name=f"P{guest.seat}", entropy="")
                await guest.wish("stops", when="always")
            await guests[0].wish("start")
            for guest in (*guests, watcher):
                streams.append((guest.welcome["seat"], guest.heard))
                await guest.until(lambda g: g.frame is not None)
            asked = False
            for step in range(160):
                guest = guests[step % 2]
                before = guest.frame["seq"]
                acted = await acts(guest, rnd)
                if acted and guest is guests[1] and step >= 9 and not asked:
                    asked = True
                    assert (await guests[0].wish("rewind", to=before))["type"] == "done"
                    await agreed(guests[1])
                if step % 11 == 5:
                    await guest.wish("look", seq=max(2, guest.frame["seq"] - rnd.randrange(20)))
                    await watcher.wish("look", seq=max(2, watcher.frame["seq"] - rnd.randrange(20)))
                    await guest.wish("lines", before=guest.frame["seq"])
                if step % 25 == 13:
                    await guest.leave()
                    guests[step % 2] = again = await house.guest(opened, step % 2, changes=step % 4 == 0)
                    streams.append((again.welcome["seat"], again.heard))
                    await again.until(lambda g: g.frame is not None)
                if guests[0].frame["outcome"]:
                    break
            table: str = opened["table"]
            names.append(table)
            return table

    names: list[str] = []
    run(scenario)
    reader = Reader(path, names[0])
    kinds: dict[str, int] = {}
    for seat, heard in streams:
        for message in heard:
            kinds[message["type"]] = kinds.get(message["type"], 0) + reader.check(message, seat)
    assert kinds["frame"] > 60 and kinds["past"] > 3 and kinds["older"] > 1
    told = [line["line"].get("kind") for _, heard in streams for message in heard for line in message.get("lines", ())]
    assert "rewound" in told
