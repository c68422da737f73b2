"""Hints and reviews: alone with bots for whoever asks, among people when all agree; what decided a finished game."""

import asyncio
import random
from pathlib import Path

import msgspec

from guests import house_at
from parlour.core.offers import fill
from parlour.games import GAMES
from parlour.games.domino_knights import GAME

DOMINO_KNIGHTS = {"domino-knights": GAMES["domino-knights"]}


def test_alone_with_bots_a_hint_is_something_that_may_be_done_now(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", DOMINO_KNIGHTS) as house:
            opened = (await house.http.post("/api/try/domino-knights", json={"name": "Ann"})).json()
            ann = await house.guest(opened)
            assert ann.room["hints"] == "open"
            await ann.until(lambda g: g.frame and any(f["command"] == "draw_cards" for f in g.frame["offers"]))
            assert ann.frame is not None
            hinted = await ann.wish("hint")
            assert hinted["type"] == "hinted", hinted
            advice = hinted["advice"]
            assert advice["command"] in {form["command"] for form in ann.frame["offers"]} and advice["why"]
            assert 0 <= advice["otherwise"] <= 1 and 0 <= advice["chance"] <= 1
            assert (await ann.wish("review"))["reason"] == "not_over"

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_among_people_hints_are_given_when_all_have_agreed_and_the_log_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", DOMINO_KNIGHTS) as house:
            _, (ann, ben) = await house.seated(2, game="domino-knights")
            for guest in (ann, ben):
                await guest.wish("stops", when="always")
            await ann.until(lambda g: g.frame and g.frame["awaited"])
            asked = ann if 0 in ann.frame["awaited"] else ben  # type: ignore[index]
            assert ann.room["hints"] == ben.room["hints"] == "asked"
            assert (await asked.wish("hint"))["reason"] == "not_agreed"
            await ann.wish("allow_hints", agree=True)
            await ann.until(lambda g: g.room["hints"] == "waiting")
            assert (await asked.wish("hint"))["reason"] == "not_agreed"
            await ben.wish("allow_hints", agree=True)
            await ben.until(lambda g: g.room["hints"] == "open")
            assert [line["line"]["text"] for line in ben.lines if "hints" in line["line"]["text"]] == [
                "P0 agrees that hints may be asked for.",
                "P1 agrees that hints may be asked for.",
            ]
            hinted = await asked.wish("hint")
            assert hinted["type"] == "hinted", hinted
            await ben.wish("allow_hints", agree=False)
            await ann.until(lambda g: g.room["hints"] == "waiting")
            assert (await asked.wish("hint"))["reason"] == "not_agreed"

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_when_it_is_over_the_turns_that_cost_most_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        dice = random.Random(3)
        async with house_at(tmp_path / "x", DOMINO_KNIGHTS) as house:
            wish = {"name": "Ann", "level": "normal", "players": 2}
            opened = (await house.http.post("/api/try/domino-knights", json=wish)).json()
            ann = await house.guest(opened)
            await ann.wish("stops", when="never")
            for _ in range(600):
                await ann.until(lambda g: g.frame and (0 in g.frame["awaited"] or g.frame["outcome"]))
                assert ann.frame is not None
                if ann.frame["outcome"]:
                    break
                forms = [form for form in await ann.forms("concede", "special", "name_kingdom") if form.owed]
                if forms:
                    seq = ann.frame["seq"]
                    command = fill(dice.choice(forms), GAME.commands, dice.random)
                    answer = await ann.do(**msgspec.to_builtins(command))
                    if answer["type"] == "done":
                        await ann.until(lambda g, seq=seq: g.frame["seq"] > seq)
                else:
                    await asyncio.sleep(0.01)
            found = (await ann.wish("review"))["found"]
            assert found["curve"][-1]["chance"] in (0.0, 0.5, 1.0)
            assert [point["turn"] for point in found["curve"]] == list(range(1, len(found["curve"]) + 1))
            costs = [one["lost"] for one in found["costly"]]
            assert 1 <= len(costs) <= 3 and costs == sorted(costs, reverse=True), "random play errs"
            assert len({one["turn"] for one in found["costly"]}) == len(costs) and all(
                one["better"] for one in found["costly"]
            )
            seen = await ann.wish("look", seq=found["costly"][0]["seq"])
            assert seen["type"] == "past" and len(seen["open"]) == 2

    asyncio.run(asyncio.wait_for(scenario(), 120))
