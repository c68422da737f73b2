"""Getting in and staying in: links, reload, restart, stand-ins, host powers."""

from pathlib import Path

from guests import Guest, house_at, run
from parlour.table.pace import Pace

SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))


def test_a_link_a_name_and_one_click_is_being_seated(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(3, bots=1)
            assert [link["seat"] for link in opened["links"]] == [0, 1, -1]
            assert opened["mine"] == opened["links"][0] and opened["mine"]["host"]
            host, friend, watcher = [await house.guest(opened, at) for at in range(3)]
            assert (host.seat, friend.seat, watcher.seat) == (0, 1, None)
            assert host.welcome["host"] and not friend.welcome["host"] and host.welcome["name"] == ""
            assert (await friend.wish("sit", name="  Bob \u202e ", entropy="abc"))["type"] == "done"
            await host.until(lambda g: g.room["people"][1]["name"] == "Bob")
            assert host.room["watchers"] == 1 and host.room["people"][2]["was_bot"] and host.room["people"][0]["host"]
            assert (await host.wish("sit", name="Ann", entropy=""))["type"] == "done"
            assert (await host.wish("start"))["type"] == "done"
            for guest in (host, friend, watcher):
                await guest.until(lambda g: g.frame is not None)
            assert host.frame and friend.frame and watcher.frame
            assert host.frame["private"]["hand"] != friend.frame["private"]["hand"] and watcher.frame["private"] is None
            assert watcher.frame["offers"] == [] and watcher.frame["public"] == host.frame["public"]

    run(scenario)


def test_wrong_links_open_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            one, two = await house.open(), await house.open()
            secret = one["links"][0]["path"].partition("#")[2]
            for table, wrong, reason in (
                (one["table"], "", "no_seat"),
                (one["table"], secret[:-1], "no_seat"),
                (two["table"], secret, "no_seat"),
                ("nowhere", secret, "no_table"),
                ("x' or 1=1 --", secret, "no_table"),
            ):
                guest = Guest(house.port, table.replace(" ", "%20"), wrong)
                await guest.come()
                assert guest.gone and guest.gone["reason"] == reason
                await guest.until(lambda g: g.closed)

    run(scenario)


def test_a_reload_gives_the_same_seat_and_state(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated()
            await guests[0].do(do="doodle", text="cat")
            await guests[1].until(lambda g: g.frame["public"]["doodle"] == "cat")
            before = guests[1].frame
            await guests[1].leave()
            await guests[0].until(lambda g: not g.room["people"][1]["here"])
            again = await house.guest(opened, 1)
            await again.until(lambda g: g.frame)
            assert before and again.frame
            assert {**again.frame, "lines": []} == {**before, "lines": []}
            assert again.welcome["name"] == "P1" and again.welcome["started"]
            assert any("doodled cat" in line["line"]["text"] for line in again.lines)
            newest = before["seq"]
            later = await house.guest(opened, 1, since=newest - 1)
            await later.until(lambda g: g.frame)
            assert [line["seq"] for line in later.lines] == [newest], "only what is new is told again"

    run(scenario)


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated()
            await guests[2].wish("stops", when="always")
            await guests[0].wish("talk", text="hello")
            await guests[0].do(do="doodle", text="cat")
            await guests[2].until(lambda g: g.frame["public"]["doodle"] == "cat")
            before = guests[2].frame
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            again = await house.guest(opened, 2)
            await again.until(lambda g: g.frame)
            assert again.frame and before
            assert {**again.frame, "lines": []} == {**before, "lines": []}
            assert again.room["stops"] == "always" and [p["name"] for p in again.room["people"]] == ["P0", "P1", "P2"]
            assert any(line["line"]["text"] == "hello" and line["who"] == "P0" for line in again.lines)

    run(scenario)


def test_a_new_link_ends_the_old_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, guests = await house.seated(start=False)
            assert (await guests[1].wish("reissue", seat=2))["reason"] == "not_host"
            answer = await guests[0].wish("reissue", seat=1)
            assert answer["type"] == "reissued" and answer["link"]["seat"] == 1
            await guests[1].until(lambda g: g.closed)
            assert guests[1].gone and guests[1].gone["reason"] == "reissued"
            old = await house.guest(opened, 1)
            assert old.gone and old.gone["reason"] == "no_seat"
            fresh = Guest(house.port, opened["table"], answer["link"]["path"].partition("#")[2])
            await fresh.come()
            assert fresh.seat == 1 and fresh.welcome["name"] == "P1"
            watch = await guests[0].wish("reissue", seat=-1)
            assert watch["link"]["seat"] == -1
        async with house_at(tmp_path / "x") as house:
            assert (await house.guest(opened, 1)).gone
            fresh = Guest(house.port, opened["table"], answer["link"]["path"].partition("#")[2])
            await fresh.come()
            assert fresh.seat == 1

    run(scenario)


def test_a_bot_stands_in_and_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=Pace(grace=0.0, grace_alone=0.0, move=(0, 0), react=(0, 0))) as house:
            _, guests = await house.seated(options={"goal": "10000"})
            host, player = guests[0], guests[1]
            for guest in guests:
                await guest.wish("stops", when="always")
            assert (await player.wish("stand_in", seat=0, bot=True))["reason"] == "is_here"
            assert (await player.wish("stand_in", seat=1, bot=True))["type"] == "done", "for oneself, at any time"
            await player.until(lambda g: g.room["people"][1]["bot"])
            assert (await player.do(do="doodle", text="me"))["reason"] == "bot_plays"
            await player.until(lambda g: g.frame["offers"] == [])
            assert host.frame
            lay = next(offer for offer in host.frame["offers"] if offer["command"] == "lay")
            await host.do(do="lay", card=min(lay["asks"]["card"]["of"]))
            await host.until(lambda g: not g.frame["public"]["laid"] or g.frame["awaited"] == [2])
            assert (await player.wish("take_back"))["type"] == "done"
            await player.until(lambda g: not g.room["people"][1]["bot"])
            assert (await player.do(do="doodle", text="me"))["type"] == "done"

    run(scenario)


def test_a_seat_nobody_took_is_a_bots_until_somebody_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(2, options={"goal": "10000"})
            host = await house.guest(opened, 0)
            await host.wish("sit", name="Ann", entropy="")
            await host.wish("start")
            await host.until(lambda g: g.frame and g.room["started"])
            assert host.frame and host.room["people"][1]["bot"] and host.room["people"][1]["name"] == "Bertrand"
            late = await house.guest(opened, 1)
            await late.until(lambda g: g.frame)
            assert (
                late.frame
                and late.welcome["name"] == ""
                and late.frame["private"] is None
                and late.frame["offers"] == []
            )
            assert (await late.do(do="doodle", text="x"))["reason"] == "not_seated"
            await late.wish("sit", name="Bob", entropy="late")
            await late.until(lambda g: g.frame["private"] is not None)
            await host.until(lambda g: not g.room["people"][1]["bot"])

    run(scenario)


def test_a_host_who_does_not_play(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(2, host_plays=False)
            assert [link["seat"] for link in opened["links"]] == [-1, 0, 1, -1]
            host = await house.guest(opened, 0)
            assert host.seat is None and host.welcome["host"]
            assert (await host.wish("start"))["type"] == "done"
            await host.until(lambda g: g.frame)
            assert (await host.wish("talk", text="welcome"))["type"] == "done"
            await host.until(lambda g: any(line.get("who") == "The host" for line in g.lines))

    run(scenario)


def test_try_now_has_begun_with_one_request(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            answer = await house.http.post("/api/try/tiny", json={"name": "Ann", "entropy": "abc"})
            opened = answer.json()
            guest = await house.guest(opened)
            await guest.until(lambda g: g.frame)
            assert guest.frame and guest.seat == 0 and guest.welcome["name"] == "Ann" and guest.frame["private"]["hand"]
            assert [p["bot"] for p in guest.room["people"]] == [False, True, True, True]
            assert (await house.http.post("/api/try/nothing")).status_code == 404
            two = await house.guest((await house.http.post("/api/try/tiny", json={"players": 2})).json())
            assert [p["bot"] for p in two.room["people"]] == [False, True]
            assert (await house.http.post("/api/try/tiny", json={"players": 99})).json()["reason"] == "players"

    run(scenario)


def test_watchers_watch_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, _ = await house.seated()
            watcher = await house.guest(opened, -1)
            for kind, fields in (
                ("do", {"command": {"do": "doodle", "text": "x"}}),
                ("sit", {"name": "W", "entropy": ""}),
                ("talk", {"text": "x"}),
                ("rewind", {"to": 3}),
                ("consent", {"agree": True}),
                ("stops", {"when": "able"}),
                ("take_back", {}),
                ("start", {}),
                ("stand_in", {"seat": 0, "bot": True}),
                ("reissue", {"seat": 0}),
                ("export", {}),
            ):
                answer = await watcher.wish(kind, **fields)
                assert answer["type"] == "refused" and answer["why"], kind
            past = await watcher.wish("look", seq=4)
            assert past["type"] == "past" and past["private"] is None and past["open"] is None

    run(scenario)


def test_what_is_said_before_the_game_begins_is_heard_at_once_and_by_who_comes_later(tmp_path: Path) -> None:
    def heard(guest: Guest) -> bool:
        return any(line["line"]["text"] == "Is anybody there?" for line in guest.lines)

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(2)
            alice, bob = [await house.guest(opened, at) for at in range(2)]
            await alice.wish("sit", name="Alice", entropy="00")
            assert (await alice.wish("talk", text="Is anybody there?"))["type"] == "done"
            await bob.until(heard)
            await alice.until(heard)
            assert alice.frame is None and bob.frame is None
            late = await house.guest(opened, 1)
            await late.until(heard)

    run(scenario)


def test_a_name_that_looks_like_anothers_or_like_nothing_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, (_, other, _) = await house.seated()
            for name in ("P0\u200d", "P\ufe0f0", "P0\U000e0101", "P\u034f0", "P0\u3164", "Ｐ0", " p0 "):
                assert (await other.wish("sit", name=name, entropy=""))["reason"] == "name_taken", ascii(name)
            for name in ("\u3164", "\u200d", "\u2800 \ufe0f"):
                assert (await other.wish("sit", name=name, entropy=""))["reason"] == "bad_name", ascii(name)
            assert (await other.wish("sit", name="👩\u200d🎤", entropy=""))["type"] == "done"

    run(scenario)
