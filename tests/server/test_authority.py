"""What holds while the host is away: no seat is taken, nothing is done in another's name, and everybody reads who did
what."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from guests import Guest, House, agreed, house_at, run
from parlour import cli
from parlour.server.protocol_http import Opened
from parlour.server.returning import Returning
from parlour.server.unwelcome import Unwelcome
from parlour.table import rewind
from parlour.table.pace import Pace

SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))
SHORT = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000), away=0.3)


def said(guest: Guest) -> list[str]:
    return [line["line"]["text"] for line in guest.lines if line["line"].get("kind") == "people"]


async def by(house: House, link: dict[str, Any], table: str) -> Guest:
    guest = Guest(house.port, table, link["path"].partition("#")[2])
    await guest.come()
    return guest


@pytest.mark.parametrize("started", [True, False])
def test_nobody_takes_the_table_while_the_host_reloads(tmp_path: Path, started: bool) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, (host, thief, _) = await house.seated(start=started)
            await host.leave()
            await thief.until(lambda g: not g.room["people"][0]["here"])
            for seat in (0, 1, 2, -1):
                answer = await thief.wish("reissue", seat=seat)
                assert answer["reason"] == "not_host" and answer["cure"]
            for kind, fields in (
                ("start", {}),
                ("stand_in", {"seat": 0, "bot": True}),
                ("stand_in", {"seat": 2, "bot": True}),
                ("backup", {}),
                ("recovery", {}),
                ("stand_in", {"seat": 0, "bot": True, "level": "easy"}),
            ):
                assert (await thief.wish(kind, **fields))["type"] == "refused", kind
            assert not thief.room["may_start"] and thief.room["stand_ins"] == ([1] if started else [])
            back = await house.guest(opened, 0)
            assert back.welcome["host"] and not back.gone, "the host's own link is still good"

    run(scenario)


def test_when_the_host_has_been_gone_for_minutes_the_others_may_begin(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SHORT) as house:
            opened, (host, player, _) = await house.seated(start=False)
            watcher = await house.guest(opened, -1)
            await host.leave()
            refused = await player.wish("start")
            assert refused["reason"] == "not_host" and "few minutes" in refused["cure"]
            await player.until(lambda g: g.room["may_start"])
            assert not watcher.room["may_start"] and (await watcher.wish("start"))["reason"] == "not_host"
            assert (await player.wish("reissue", seat=0))["reason"] == "not_host", "links stay the host's for ever"
            assert (await player.wish("start"))["type"] == "done"

    run(scenario)


def test_who_has_been_gone_for_minutes_may_be_stood_in_for_and_the_log_says_by_whom(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SHORT) as house:
            opened, (host, player, away) = await house.seated()
            watcher = await house.guest(opened, -1)
            assert (await host.wish("stand_in", seat=2, bot=True))["reason"] == "is_here", (
                "who is here is stood in for by nobody, the host neither"
            )
            await away.leave()
            await host.until(lambda g: g.room["stand_ins"] == [0, 2])
            await asyncio.sleep(0.4)
            assert (await player.wish("stand_in", seat=2, bot=True))["reason"] == "not_host", (
                "the host is here to decide that"
            )
            await host.leave()
            assert (await player.wish("stand_in", seat=2, bot=True))["reason"] == "not_host"
            await player.until(lambda g: g.room["stand_ins"] == [0, 1, 2])
            assert (await player.wish("stand_in", seat=2, bot=True, level="hard"))["type"] == "done"
            await watcher.until(lambda g: "P1 lets a bot play for P2." in said(g))
            again = await house.guest(opened, 2)
            assert (await again.wish("take_back"))["type"] == "done"
            await watcher.until(lambda g: "P2 plays again." in said(g))
            assert watcher.room["stand_ins"] == []

    run(scenario)


def test_the_host_may_let_a_bot_play_for_who_is_away_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, (host, player, _) = await house.seated()
            await player.leave()
            await host.until(lambda g: 1 in g.room["stand_ins"])
            assert (await host.wish("stand_in", seat=1, bot=True))["type"] == "done"
            await host.until(lambda g: "P0 lets a bot play for P1." in said(g))
            assert (await host.wish("stand_in", seat=9, bot=True))["reason"] == "no_such_seat"

    run(scenario)


def test_every_new_link_and_every_copy_is_read_by_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, (host, player, other) = await house.seated()
            watcher = await house.guest(opened, -1)
            fresh = await host.wish("reissue", seat=1)
            await player.until(lambda g: g.closed)
            await host.wish("backup")
            for guest in (host, other, watcher):
                await guest.until(lambda g: "P0 makes a new link for P1. The old link no longer works." in said(g))
                await guest.until(
                    lambda g: any(text.startswith("P0 saves the whole table as a file") for text in said(g))
                )
            seated = await by(house, fresh["link"], opened["table"])
            assert seated.seat == 1 and not seated.welcome["host"]
            await host.wish("reissue", seat=-1)
            await watcher.until(lambda g: g.closed)
            await seated.until(lambda g: "P0 makes a new link for watching. The old link no longer works." in said(g))

    run(scenario)


def test_a_host_who_renews_the_own_link_stays_the_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, (host, *_) = await house.seated()
            fresh = await host.wish("reissue", seat=0)
            await host.until(lambda g: g.closed)
            again = await by(house, fresh["link"], opened["table"])
            assert again.welcome["host"] and again.seat == 0
            assert (await house.guest(opened, 0)).gone

    run(scenario)


def test_a_lost_host_comes_back_with_the_code_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, (host, player, _) = await house.seated()
            assert (await player.wish("recovery"))["reason"] == "not_host"
            old = (await host.wish("recovery"))["code"]
            answer = await host.wish("recovery")
            code = answer["code"]
            assert answer["type"] == "code" and code.startswith(opened["table"] + "-") and code != old
            await player.until(lambda g: sum("recovery code" in text for text in said(g)) == 2)
            for wrong in (old, code[:-1], code[:12], "", "x" * 5000, f"nowhere-{code.partition('-')[2]}", "\x00-\x00"):
                answer = await house.http.post("/api/recover", json={"code": wrong})
                assert answer.status_code == 404 and answer.json()["reason"] == "no_such_code", wrong
            found = await house.http.post("/api/recover", json={"code": f"  {code.upper()} "})
            assert found.status_code == 201
            await host.until(lambda g: g.closed)
            assert host.gone and host.gone["reason"] == "reissued"
            again = await by(house, found.json()["mine"], opened["table"])
            assert again.welcome["host"] and again.seat == 0 and again.welcome["name"] == "P0"
            await player.until(
                lambda g: (
                    "Somebody renews the link for P0 with a recovery code. The old link no longer works." in said(g)
                )
            )
            assert (await house.http.post("/api/recover", json={"code": code})).status_code == 404, "it is good once"

    run(scenario)


def test_codes_cannot_be_guessed_at_leisure(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open()
            answers = [
                await house.http.post("/api/recover", json={"code": f"{opened['table']}-aaaaa"}) for _ in range(32)
            ]
            assert [answer.status_code for answer in answers] == [404] * 30 + [429] * 2

    run(scenario)


def test_whoever_runs_the_house_makes_new_links_while_it_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tiny": cli.GAMES["tiny"]}) as house:
            opened, (host, player, _) = await house.seated()
            before = player.frame
            assert await asyncio.to_thread(cli.main, ["links", opened["table"], "--db", str(tmp_path / "x")]) == 0
            shown = capsys.readouterr().out
            paths = [word for word in shown.split() if word.startswith("/t/")]
            assert len(paths) == 4 and shown.count("(host)") == 1 and "no longer work" in shown
            for guest in (host, player):
                await guest.until(lambda g: g.closed)
                assert guest.gone and guest.gone["reason"] == "reissued"
            assert (await house.guest(opened, 0)).gone and (await house.guest(opened, -1)).gone
            fresh = [Guest(house.port, opened["table"], path.partition("#")[2]) for path in paths]
            for guest in fresh:
                await guest.come()
                await guest.until(lambda g: g.frame is not None)
            assert fresh[0].welcome["host"] and [guest.welcome["seat"] for guest in fresh] == [0, 1, 2, None]
            assert fresh[1].frame and before and fresh[1].frame["private"] == before["private"]
            assert (
                said(fresh[3])[-1]
                == "Whoever runs this server makes new links for everybody. The old links no longer work."
            )
            assert (await fresh[1].do(do="doodle", text="on we go"))["type"] == "done"

    with a_tiny_game():
        run(scenario)


@contextlib.contextmanager
def a_tiny_game() -> Any:
    """Known to the command line, too."""
    from tiny import TINY

    cli.GAMES["tiny"] = TINY
    try:
        yield
    finally:
        del cli.GAMES["tiny"]


def test_a_host_who_does_not_play_gets_back_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(2, host_plays=False)
            host, player = await house.guest(opened, 0), await house.guest(opened, 1)
            code = (await host.wish("recovery"))["code"]
            watch = (await host.wish("reissue", seat=-1))["link"]
            assert not host.closed and not watch["host"], "the link for watching is not the host's own"
            found = (await house.http.post("/api/recover", json={"code": code})).json()
            await host.until(lambda g: g.closed)
            again = await by(house, found["mine"], opened["table"])
            assert again.welcome["host"] and again.seat is None
            await player.until(
                lambda g: (
                    "Somebody renews the link for the host with a recovery code. The old link no longer works."
                    in said(g)
                )
            )

    run(scenario)


def test_a_saved_table_opens_the_way_back_for_who_saved_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house, house_at(tmp_path / "y") as other:
            opened, (host, player, _) = await house.seated()
            file = (await host.wish("backup"))["file"]
            answer = await house.http.post("/api/restore", content=file.encode())
            assert answer.status_code == 201 and len(answer.json()["links"]) == 1
            again = await by(house, answer.json()["mine"], opened["table"])
            assert again.welcome["host"] and again.seat == 0
            await host.until(lambda g: g.closed)
            await player.until(
                lambda g: "Somebody renews the link for P0 with a saved table. The old link no longer works." in said(g)
            )
            lost = await other.http.post("/api/restore", content=file.encode())
            found = await other.http.post("/api/restore", content=file.encode())
            assert lost.status_code == found.status_code == 201, "an answer that got lost leaves no orphan"
            assert (await by(other, lost.json()["mine"], opened["table"])).gone
            assert (await by(other, found.json()["mine"], opened["table"])).welcome["host"]

    run(scenario)


def test_a_name_is_borne_by_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened = await house.open(4, bots=1)
            guests = [await house.guest(opened, at) for at in range(3)]
            assert (await guests[0].wish("sit", name="Ann", entropy=""))["type"] == "done"
            for taken in ("Ann", "ANN", " ann ", "Ａnn", "Dorian", "The host", "Player 1"):
                answer = await guests[1].wish("sit", name=taken, entropy="")
                assert (answer["type"] == "refused") == (taken != "Player 1"), (taken, answer)
                assert answer["type"] == "done" or (answer["reason"] == "name_taken" and answer["cure"])
            assert (await guests[0].wish("sit", name="Ann", entropy="more"))["type"] == "done"
            await guests[1].wish("sit", name="Cleo", entropy="")
            await guests[0].wish("start")
            await guests[0].until(lambda g: g.room["started"])
            names = [person["name"] for person in guests[0].room["people"]]
            assert names[:2] == ["Ann", "Cleo"] and len(set(names)) == 4, "nor by a bot that stands in"

    run(scenario)


def test_a_code_is_good_once_also_when_it_comes_ten_times_at_the_same_moment(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, (host, *_) = await house.seated()
            code = (await host.wish("recovery"))["code"]
            returning = Returning(house.lobby)
            answers = await asyncio.gather(*[returning.recover(code) for _ in range(10)], return_exceptions=True)
            renewed = [answer for answer in answers if isinstance(answer, Opened)]
            assert len(renewed) == 1 and all(isinstance(answer, Opened | Unwelcome) for answer in answers)
            assert sorted(house.lobby.log.links(opened["table"]).values()) == [
                (-1, False),
                (0, True),
                (1, False),
                (2, False),
            ]
            assert (await by(house, {"path": renewed[0].mine.path}, opened["table"])).welcome["host"]

    run(scenario)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_of_links_renewed_at_the_same_moment_only_the_last_is_good(tmp_path: Path, seat: int) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, (host, *_) = await house.seated()
            renewed = await asyncio.gather(*[host.sent("reissue", seat=seat) for _ in range(5)], return_exceptions=True)
            links = [answer["link"] for answer in renewed if isinstance(answer, dict)]
            assert len(links) >= 1
            opens = [not (await by(house, link, opened["table"])).gone for link in links]
            assert sum(opens) <= 1, "an older link was never ended"
            known = house.lobby.log.links(opened["table"])
            assert sorted(known.values()) == [(-1, False), (0, True), (1, False), (2, False)]

    run(scenario, 60)


def test_whoever_only_reloads_has_not_agreed_to_go_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time for the absent is over, and somebody who is here and thinks about it reloads the page."""
    monkeypatch.setattr(rewind, "WAIT", 0.6)

    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, (asker, other, _) = await house.seated()
            third = await house.guest(opened, 2)
            hand = asker.frame["private"]["hand"] if asker.frame else []
            assert (await asker.do(do="lay", card=min(hand)))["type"] == "done"
            assert asker.frame is not None
            assert (await asker.wish("rewind", to=asker.frame["seq"] - 1))["type"] == "done"
            await agreed(third)
            await asyncio.sleep(0.9)
            table = house.lobby.room(opened["table"]).table
            assert table.shown.rewinding is not None, "who is here is waited for"
            await other.leave()
            await asyncio.sleep(0.2)
            assert table.shown.rewinding is not None, "gone for a moment is not away"
            again = await house.guest(opened, 1)
            await asyncio.sleep(0.8)
            assert table.shown.rewinding is not None and again.room["rewind"]["mine"]
            await again.leave()
            await asker.until(lambda g: any(line.get("back", -1) >= 0 for line in g.lines))
            assert table.shown.rewinding is None, "who stays away is no longer waited for"

    run(scenario)
