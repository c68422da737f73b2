"""A table with a game master over real sockets: empty seats, acting for them, sitting down during play, trying it at
once."""

from pathlib import Path
from typing import Any

from guests import Guest, House, agreed, house_at, run
from tale import TALE
from tiny import TINY

GAMES = {"tale": TALE, "tiny": TINY}


async def begun(house: House, players: int = 4, sit: int = 1) -> tuple[dict[str, Any], list[Guest]]:
    """The host and so many others sit; the rest is empty. All links are connected."""
    opened = await house.open(players, game="tale")
    guests = [await house.guest(opened, at) for at in range(players)]
    for guest in guests[:sit]:
        await guest.wish("sit", name=f"P{guest.seat}", entropy="e")
    assert (await guests[0].wish("start"))["type"] == "done"
    for guest in guests:
        await guest.until(lambda g: g.frame is not None)
    return opened, guests


def test_play_begins_with_empty_seats_and_no_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, empty, *_) = await begun(house)
            assert host.frame["public"]["names"] == ["P0", "", "", ""]
            assert [(p["name"], p["bot"], p["leads"]) for p in host.room["people"]] == [
                ("P0", False, True), ("", False, False), ("", False, False), ("", False, False)
            ]  # fmt: skip
            assert empty.frame["private"] is None and not empty.frame["offers"]
            refused = await empty.do(do="happen", text="x")
            assert refused["reason"] == "not_seated"

    run(scenario)


def test_the_host_acts_for_a_seat_nobody_has_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _opened, (host, empty, *_) = await begun(house)
            await host.send({"type": "act_as", "id": "a", "seat": 2})
            await host.until(lambda g: g.welcome["seat"] == 2 and g.frame["private"] is not None)
            assert host.welcome["home"] == 0 and host.welcome["name"] == "P0"
            assert not any(offer["command"] == "begin" for offer in host.frame["offers"]), (
                "what it may do is that seat's"
            )
            assert (await host.do(do="hide", word="a knife"))["type"] == "done"
            await host.until(lambda g: g.frame["private"] == {"hidden": "a knife"})
            assert (await host.wish("talk", text="/ic Psst", **{"as": "Robin"}))["type"] == "done"
            await empty.until(lambda g: any(line["line"].get("kind") == "ic" for line in g.lines))
            assert not any("knife" in str(message) for message in empty.heard)
            await host.send({"type": "act_as", "id": "b", "seat": 0})
            await host.until(lambda g: g.welcome["seat"] == 0 and g.frame["private"] == {"hidden": ""})

    run(scenario)


def test_who_sits_down_sends_the_host_home_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _opened, (host, _, third, _) = await begun(house)
            await host.send({"type": "act_as", "id": "a", "seat": 2})
            await host.until(lambda g: g.welcome["seat"] == 2)
            await host.do(do="hide", word="mine for now")
            since = len(host.heard)
            await third.wish("sit", name="Zoe", entropy="z")
            await third.do(do="hide", word="Zoe's own")
            await third.until(lambda g: g.frame["private"] == {"hidden": "Zoe's own"})
            assert third.frame["public"]["names"] == ["P0", "", "Zoe", ""], "the game knows her"
            await host.until(lambda g: g.welcome["seat"] == 0 and g.frame["seq"] == third.frame["seq"])
            sent = host.heard[since:]
            welcome = next(n for n, message in enumerate(sent) if message["type"] == "welcome")
            assert not any(message["type"] == "frame" for message in sent[:welcome]), "nothing more of that seat"
            assert not any("Zoe's own" in str(message) for message in sent)
            await host.send({"type": "act_as", "id": "c", "seat": 2})
            await host.until(lambda g: any(m.get("id") == "c" for m in g.heard))
            assert next(m for m in host.heard if m.get("id") == "c")["reason"] == "seat_taken"

    run(scenario)


def test_who_sits_down_reads_what_her_seat_was_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, second, *_) = await begun(house)
            await host.wish("talk", text="/w Player 1 for whoever sits here")
            await host.wish("talk", text="aloud")
            await second.until(lambda g: any(line["line"]["text"] == "aloud" for line in g.lines))
            assert "for whoever" not in str(second.heard)
            await second.wish("sit", name="Bo", entropy="")
            await second.until(lambda g: "for whoever" in str(g.lines))
            assert second.welcome["name"] == "Bo"

    run(scenario)


def test_nobody_but_the_host_acts_for_others_and_only_where_a_game_master_leads(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened, (host, second, *_) = await begun(house, sit=2)
            watcher = await house.guest(opened, 4)
            assert (await second.wish("act_as", seat=3))["reason"] == "not_host"
            assert (await watcher.wish("act_as", seat=3))["reason"] == "not_host"
            await host.leave()
            assert (await second.wish("act_as", seat=3))["reason"] == "not_host", "also while the host is away"
            for seat in (17, -1):
                again = await house.guest(opened, 0)
                assert (await again.wish("act_as", seat=seat))["reason"] == "no_such_seat"
            _, (board, *_) = await house.seated(2)
            assert (await board.wish("act_as", seat=1))["reason"] == "no_master"

    run(scenario)


def test_consent_is_asked_of_people_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, second, _third, _) = await begun(house, sit=2)
            to = host.frame["seq"]
            await second.do(do="throw", bonus=0)
            await host.until(lambda g: g.frame["seq"] > to)
            await host.send({"type": "act_as", "id": "a", "seat": 3})
            await host.until(lambda g: g.welcome["seat"] == 3)
            assert (await host.wish("rewind", to=to))["type"] == "done", "her own wish, whoever she acts for"
            await second.until(lambda g: g.room["rewind"])
            assert second.room["rewind"]["waiting"] == ["P1"] and second.room["rewind"]["by"] == "P0"
            await agreed(second)
            await host.until(lambda g: g.frame["public"]["told"] == 0)

    run(scenario)


def test_a_game_master_game_is_tried_in_a_ready_scene(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            answer = await house.http.post("/api/try/tale", json={"name": "Gwen"})
            assert answer.status_code == 201
            opened = answer.json()
            assert [link["seat"] for link in opened["links"]] == [0, 1, 2, 3, 4, -1]
            guest = await house.guest(opened)
            await guest.until(lambda g: g.frame is not None)
            assert guest.frame["public"]["scene"] == "A ready scene"
            assert guest.frame["public"]["names"] == ["Gwen", "Robin", "", "", ""]
            await guest.send({"type": "act_as", "id": "a", "seat": 4})
            await guest.until(lambda g: g.frame["private"] == {"hidden": "a knife"})

    run(scenario)


def test_a_host_who_only_watches_may_act_for_any_empty_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened = await house.open(3, game="tale", host_plays=False)
            host = await house.guest(opened, 0)
            assert host.welcome["seat"] is None and host.welcome["host"]
            await host.wish("start")
            await host.send({"type": "act_as", "id": "a", "seat": 0})
            await host.until(lambda g: g.welcome["seat"] == 0 and g.frame and g.frame["private"])
            assert (await host.do(do="begin"))["type"] == "done"
            await host.send({"type": "act_as", "id": "b", "seat": None})
            await host.until(lambda g: g.welcome["seat"] is None and g.frame["private"] is None)

    run(scenario)


def test_the_history_of_a_piece_is_what_this_seat_may_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened, (host, second, *_) = await begun(house, sit=2)
            watcher = await house.guest(opened, 4)
            await host.do(do="mark", piece="door", text="shut")
            await host.do(do="mark", piece="lamp", text="lit")
            to = second.frame["seq"]
            await second.do(do="hide", word="a knife")
            await second.until(lambda g: g.frame["private"]["hidden"])
            to = second.frame["seq"]
            await host.do(do="mark", piece="door", text="open")
            await host.until(lambda g: g.frame["seq"] > to)
            assert (await host.wish("rewind", to=to))["type"] == "done"
            await host.until(lambda g: g.frame["public"]["marks"].get("door") == "shut")
            await host.do(do="mark", piece="door", text="ajar")
            history = await watcher.wish("about", piece="door")
            assert history["type"] == "older" and not history["more"]
            assert [line["line"]["text"] for line in history["lines"]] == [
                "P0 marks door: shut.",
                "P0 marks door: ajar.",
            ]
            assert [line["line"]["text"] for line in (await second.wish("about", piece="word"))["lines"]] == [
                "You hide a knife."
            ]
            assert (await host.wish("about", piece="word"))["lines"] == []
            assert (await watcher.wish("about", piece="nothing"))["lines"] == []

    run(scenario)
