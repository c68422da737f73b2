"""One link for everybody: whoever opens it chooses a free seat and has a link of their own from then on."""

import asyncio
from pathlib import Path
from typing import Any

from guests import Guest, House, house_at, run


async def invited(house: House, host: Guest) -> dict[str, Any]:
    answer = await host.wish("invite")
    assert answer["type"] == "reissued", answer
    return dict(answer["link"])


async def come(house: House, opened: dict[str, Any], link: dict[str, Any]) -> Guest:
    return await house.guest({**opened, "links": [link]}, 0)


def test_whoever_is_invited_takes_a_free_seat_and_gets_a_link_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(3)
            host = await house.guest(opened, 0)
            await host.wish("sit", name="Ann", entropy="a")
            link = await invited(house, host)
            guest = await come(house, opened, link)
            assert guest.welcome["invited"] and guest.welcome["home"] is None
            taken = await guest.wish("take_seat", seat=1, name="Ben", entropy="b")
            assert taken["type"] == "reissued" and taken["link"]["seat"] == 1 and not taken["link"]["host"]
            ben = await come(house, opened, taken["link"])
            assert ben.welcome["home"] == 1 and ben.welcome["name"] == "Ben" and not ben.welcome["invited"]
            old = await house.guest(opened, 1)
            assert old.welcome["home"] == 1, "the seat's first link is still good"

    run(scenario)


def test_of_two_who_want_a_seat_one_gets_it_and_the_other_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(3)
            host = await house.guest(opened, 0)
            await host.wish("sit", name="Ann", entropy="a")
            link = await invited(house, host)
            both = [await come(house, opened, link), await come(house, opened, link)]
            answers = await asyncio.gather(
                *[one.wish("take_seat", seat=1, name=name, entropy="x") for one, name in zip(both, "BC", strict=True)]
            )
            assert sorted([answer["type"] for answer in answers]) == ["refused", "reissued"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["reason"] == "seat_taken" and "just taken" in refused["why"] and refused["cure"]

    run(scenario)


def test_an_invitation_gives_no_powers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(3)
            host = await house.guest(opened, 0)
            link = await invited(house, host)
            guest = await come(house, opened, link)
            for seat, reason in ((0, "host_seat"), (7, "no_such_seat"), (-1, "no_such_seat")):
                answer = await guest.wish("take_seat", seat=seat, name="Eve", entropy="e")
                assert answer["type"] == "refused" and answer["reason"] == reason
            assert (await guest.wish("invite"))["reason"] == "not_host"
            assert (await guest.wish("start"))["type"] == "refused"
            other = await house.guest(opened, 1)
            assert (await other.wish("take_seat", seat=2, name="Eve", entropy="e"))["reason"] == "not_invited"
            stored = house.lobby.log.links(opened["table"])
            assert link["path"].partition("#")[2].encode() not in b"".join(stored), "only its hash is kept"

    run(scenario)


def test_the_host_ends_an_invitation_and_a_new_one_ends_the_old(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(3)
            host = await house.guest(opened, 0)
            await host.wish("sit", name="Ann", entropy="a")
            first = await come(house, opened, await invited(house, host))
            link = await invited(house, host)
            await first.until(lambda g: g.closed)
            second = await come(house, opened, link)
            assert (await host.wish("invite", end=True))["type"] == "done"
            await second.until(lambda g: g.closed)
            said = str(host.lines)
            assert "Ann makes a new invitation link." in said and "Ann ends the invitation link." in said

    run(scenario)
