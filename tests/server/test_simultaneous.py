"""A hundred reactions at once from four seats: each is answered, put in order, applied or refused with its reason."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from guests import Guest, house_at, run
from parlour.core.offers import Form, fill
from parlour.games import GAMES
from parlour.table.entries import Played
from parlour.table.pace import Pace

KEY = "domino-knights"
SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))


async def burst(guests: list[Guest], commands: dict[int, list[Any]]) -> list[tuple[Guest, dict[str, Any]]]:
    """Everything goes out before anything is answered."""
    tasks = [
        (guest, guest.sent("do", command=command, decision=guest.frame["decision"]))
        for n in range(25)
        for guest in guests
        if guest.frame is not None
        for command in [commands[guest.seat][n]]
    ]
    return [(guest, await task) for guest, task in tasks]


async def check(
    house: Any, opened: dict[str, Any], guests: list[Guest], before: int, answers: list[tuple[Guest, dict[str, Any]]]
) -> Counter[str]:
    assert len(answers) == 100
    done = [(guest.seat, answer["seq"]) for guest, answer in answers if answer["type"] == "done"]
    refused = [answer for _, answer in answers if answer["type"] == "refused"]
    assert len(done) + len(refused) == 100
    assert all(answer["reason"] and answer["why"] for answer in refused)
    table = house.lobby.room(opened["table"]).table
    logged = [(e.seat, e.seq) for e in table.history.entries(before, table.shown.seq) if isinstance(e, Played)]
    assert sorted(done, key=lambda pair: pair[1]) == logged, "what was confirmed is what the log holds, in its order"
    newest = before + len(done)
    for guest in guests:
        await guest.until(lambda g: g.frame["seq"] == newest)
        assert guest.frames == sorted(guest.frames)
    assert len({msgspec.json.encode(guest.frame["public"]) for guest in guests if guest.frame}) == 1
    return Counter(answer["reason"] for answer in refused)


def test_a_hundred_passes_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES, SLOW) as house:
            opened, guests = await house.seated(4, game=KEY, options={"reactionSeconds": "0"})
            await asyncio.gather(*[guest.wish("stops", when="always") for guest in guests])
            dice = random.Random(4)
            for _ in range(40):  # until all four are asked at once
                frame = guests[0].frame
                assert frame is not None
                if len(frame["awaited"]) == 4:
                    break
                guest = guests[frame["awaited"][0]]
                await guest.until(lambda g, seq=frame["seq"]: g.frame["seq"] >= seq)
                assert guest.frame is not None
                owed = [offer for offer in msgspec.convert(guest.frame["offers"], list[Form]) if offer.owed]
                command = msgspec.to_builtins(fill(dice.choice(owed), GAMES[KEY].commands, dice.random))
                answer = await guest.wish("do", command=command, decision=guest.frame["decision"])
                await guests[0].until(lambda g, seq=answer["seq"]: g.frame["seq"] >= seq)
            before = guests[0].frame["seq"]  # type: ignore[index]
            for guest in guests:
                await guest.until(lambda g: g.frame["seq"] == before)
            answers = await burst(guests, {seat: [{"do": "pass"}] * 25 for seat in range(4)})
            reasons = await check(house, opened, guests, before, answers)
            assert sum(reasons.values()) == 96, "one pass a seat is enough; the others are too many"

    run(scenario)


def test_passes_and_blocks_race(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            for n in range(4):
                opened, guests = await house.seated(4)
                lay = next(o for o in guests[0].frame["offers"] if o["command"] == "lay")  # type: ignore[index]
                await guests[0].do(do="lay", card=min(lay["asks"]["card"]["of"]))
                before = guests[0].frame["seq"]  # type: ignore[index]
                for guest in guests:
                    await guest.until(lambda g, seq=before: g.frame["seq"] == seq)
                dice = random.Random(n)
                commands = {}
                for guest in guests:
                    hand = guest.frame["private"]["hand"]  # type: ignore[index]
                    some = [
                        {"do": "pass"},
                        {"do": "doodle", "text": "x"},
                        *[{"do": "block", "card": card} for card in hand],
                    ]
                    commands[guest.seat] = [dice.choice(some) for _ in range(25)]
                answers = await burst(guests, commands)
                await check(house, opened, guests, before, answers)

    run(scenario)
