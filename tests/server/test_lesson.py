"""A lesson over the wire: one request opens a table that has begun, and it is there when the learner comes back."""

from pathlib import Path
from typing import Any

from guests import Guest, house_at, run
from parlour.games.domino_knights import GAME

GAMES = {"domino-knights": GAME}


async def _plays(guest: Guest, **command: Any) -> None:
    answer = await guest.wish("do", command=command)
    assert answer["type"] == "done", answer


def _coach(guest: Guest) -> dict[str, Any]:
    lesson: dict[str, Any] = guest.frame["public"]["lesson"]
    return lesson


def test_a_lesson_has_begun_with_one_request_and_waits_for_whoever_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened = (await house.http.post("/api/learn/domino-knights", json={"name": "Ann", "entropy": "abc"})).json()
            guest = await house.guest(opened)
            await guest.until(lambda g: g.frame)
            assert [(p["name"], p["bot"]) for p in guest.room["people"]] == [("Ann", False), ("Bertrand", True)]
            assert (_coach(guest)["step"], _coach(guest)["stage"]) == (1, 0)
            await _plays(guest, do="take_step", step=2)
            await _plays(guest, do="train", recruit="#1", cards=["4♣", "5♣"])
            await guest.until(lambda g: _coach(g)["stage"] == 1)
        async with house_at(tmp_path / "x", GAMES) as house:
            again = await house.guest(opened)
            await again.until(lambda g: g.frame)
            assert (_coach(again)["step"], _coach(again)["stage"]) == (2, 1)
            assert [own["pips"] for own in again.frame["private"]["candidates"]] == ["[4:5]"]

    run(scenario)


def test_the_opponent_of_a_lesson_plays_its_part(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            guest = await house.guest((await house.http.post("/api/learn/domino-knights")).json())
            await guest.until(lambda g: g.frame)
            await _plays(guest, do="take_step", step=5)
            await guest.until(lambda g: g.frame["public"]["window"])
            assert [play["card"] for play in guest.frame["public"]["window"]["batch"]] == ["A♠"]
            await _plays(guest, do="special", card="10♦", target="A♠")
            await guest.until(lambda g: _coach(g)["state"] == "yours" and _coach(g)["stage"] == 1)
            assert [play["card"] for play in guest.frame["public"]["window"]["batch"]] == ["A♠", "10♦", "10♥"]

    run(scenario)


def test_where_there_is_no_lesson_none_is_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            assert (await house.http.post("/api/learn/tiny")).status_code == 404
            assert (await house.http.post("/api/learn/nothing")).status_code == 404

    run(scenario)
