"""The tables of one browser: each link is told what it may know, a bad one nothing, and nobody may ask for ever."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from guests import GENEROUS, House, house_at, run


async def listed(house: House, *links: tuple[str, str]) -> list[dict[str, Any]]:
    body = {"links": [{"table": table, "secret": secret} for table, secret in links]}
    answer = await house.http.post("/api/mine", json=body)
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def test_a_table_tells_its_own_links_who_is_there_and_whose_move_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, guests = await house.seated(2)
            table = opened["table"]
            await guests[0].wish("title_table", title="Low Water")
            secrets = [link["path"].partition("#")[2] for link in opened["links"]]
            mine, other, watching = await listed(house, *[(table, secret) for secret in secrets])
            assert mine["state"] == "playing" and mine["title"] == "Low Water" and mine["game_title"] == "Tiny"
            assert [one["name"] for one in mine["people"]] == ["P0", "P1"]
            assert all(one["here"] for one in mine["people"]) and mine["at"] > 0
            assert (mine["seat"], other["seat"], watching["seat"]) == (0, 1, None)
            assert mine["awaited"] and [mine["asked"], other["asked"]].count(True) == len(mine["awaited"])
            assert not watching["asked"]

    run(scenario)


def test_a_link_that_is_not_good_is_told_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, _ = await house.seated(2)
            _, _, secret = opened["mine"]["path"].partition("#")
            found = await listed(house, (opened["table"], "x"), ("nosuch", secret), (opened["table"], secret))
            bad = [{key: value for key, value in one.items() if value} for one in found[:2]]
            assert bad == [{"table": opened["table"], "state": "ended"}, {"table": "nosuch", "state": "ended"}]
            assert found[2]["state"] == "playing"

    run(scenario)


def test_one_address_asks_only_so_often_and_after_so_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=replace(GENEROUS, lists=3)) as house:
            for _ in range(3):
                await listed(house)
            assert (await house.http.post("/api/mine", json={"links": []})).status_code == 429
            many = {"links": [{"table": "t", "secret": "s"}] * 41}
            assert (await house.http.post("/api/mine", json=many)).status_code == 400

    run(scenario)
