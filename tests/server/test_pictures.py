"""Pictures over the wire: brought, shown, hidden, removed; fetched by nobody who may not see them; files meant to do
harm."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from guests import GENEROUS, Guest, House, house_at, run
from parlour.games import GAMES as REAL
from parlour.table import pictures as kept
from pictures import SVG, animated, bomb, ids, located, opened, picture, polyglot

GAMES: dict[str, Any] = {"fate": REAL["fate"], "fugue": REAL["fugue"]}


async def bring(house: House, guest: Guest, data: bytes, use: str = "handout", name: str = "") -> httpx.Response:
    return await house.http.post(guest.welcome["gallery"], params={"use": use, "name": name}, content=data)


async def brought(house: House, guest: Guest, use: str = "handout", name: str = "", **how: Any) -> str:
    answer = await bring(house, guest, picture(**how), use, name)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["picture"])


async def fetched(house: House, guest: Guest, which: str) -> httpx.Response:
    return await house.http.get(f"{guest.welcome['gallery']}/{which}")


async def at_table(house: House, game: str = "fate") -> tuple[dict[str, Any], list[Guest], Guest]:
    """The GM, two players, somebody who watches."""
    opened, guests = await house.seated(3, game=game)
    watcher = await house.guest(opened, 3)
    await watcher.until(lambda g: g.frame is not None)
    return opened, guests, watcher


def test_a_handout_is_hidden_until_it_is_shown_and_hidden_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann, ben), watcher = await at_table(house)
            which = await brought(house, gm, name="The zq9 map")
            await gm.until(lambda g: ids(g.gallery) == [which])
            found = await fetched(house, gm, which)
            assert found.status_code == 200 and opened(found.content).format == "WEBP"
            assert found.headers["content-type"] == "image/webp"
            assert found.headers["cache-control"].startswith("private")
            assert found.headers["x-content-type-options"] == "nosniff"
            assert "default-src 'none'" in found.headers["content-security-policy"]
            for guest in (ann, ben, watcher):
                none = await fetched(house, guest, "A" * 32)
                hidden = await fetched(house, guest, which)
                assert (hidden.status_code, hidden.content) == (none.status_code, none.content) == (404, none.content)
                assert "zq9" not in json.dumps(guest.heard) and which not in json.dumps(guest.heard)
            # To one of them
            assert (await gm.wish("show_picture", picture=which, to=[1]))["type"] == "done"
            await ann.until(lambda g: ids(g.gallery) == [which])
            assert (await fetched(house, ann, which)).status_code == 200
            assert "zq9" in json.dumps(ann.lines) and "to" not in ann.gallery["pictures"][0]
            for guest in (ben, watcher):
                assert (await fetched(house, guest, which)).status_code == 404
                assert "zq9" not in json.dumps(guest.heard) and which not in json.dumps(guest.heard)
            # To all, who watches too
            await gm.wish("show_picture", picture=which, everybody=True)
            for guest in (ben, watcher):
                await guest.until(lambda g: ids(g.gallery) == [which])
                assert (await fetched(house, guest, which)).status_code == 200
            # And hidden again
            await gm.wish("show_picture", picture=which)
            for guest in (ann, ben, watcher):
                await guest.until(lambda g: not ids(g.gallery))
                assert (await fetched(house, guest, which)).status_code == 404
            await gm.wish("remove_picture", picture=which)
            assert (await fetched(house, gm, which)).status_code == 404

    run(scenario)


def test_what_is_hidden_is_nobody_elses_news(tmp_path: Path) -> None:
    """No frame, no message: not even that something happened."""

    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened_table, (gm, _, _), _ = await at_table(house)
            ben = await house.guest(opened_table, 2, changes=True)
            await ben.until(lambda g: g.frame is not None)
            before = len(ben.heard)
            which = await brought(house, gm, name="Small")
            await brought(house, gm, name="Large", size=(2000, 2000))
            await gm.wish("name_picture", picture=which, name="Another name")
            await gm.wish("show_picture", picture=which, to=[1])
            await gm.wish("remove_picture", picture=which)
            await ben.wish("whom")
            assert [one["type"] for one in ben.heard[before:]] == ["names"]

    run(scenario)


def test_only_who_leads_keeps_handouts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann, _), watcher = await at_table(house)
            for guest in (ann, watcher):
                assert (await bring(house, guest, picture())).status_code == 403
            assert (await bring(house, watcher, picture(), "portrait")).status_code == 403
            assert (await bring(house, ann, picture(), "table")).status_code == 403
            assert (await bring(house, ann, picture(), "nonsense")).status_code == 400
            which = await brought(house, gm)
            hidden = await ann.wish("show_picture", picture=which, everybody=True)
            missing = await ann.wish("show_picture", picture="A" * 32, everybody=True)
            assert {**hidden, "id": ""} == {**missing, "id": ""} and hidden["reason"] == "no_such_picture"
            await gm.wish("show_picture", picture=which, everybody=True)
            await ann.until(lambda g: ids(g.gallery))
            for wish in ("show_picture", "remove_picture"):
                assert (await ann.wish(wish, picture=which))["reason"] == "not_leader"
            assert (await ann.wish("name_picture", picture=which, name="Mine"))["reason"] == "not_leader"
            assert (await gm.wish("show_picture", picture=which, to=[7]))["reason"] == "no_such_seat"

    run(scenario)


def test_an_address_is_good_for_its_link_alone_and_while_somebody_is_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened_table, (gm, ann, ben), _ = await at_table(house)
            which = await brought(house, gm)
            await gm.wish("show_picture", picture=which, to=[1])
            assert (await fetched(house, ann, which)).status_code == 200
            assert ann.welcome["gallery"] != ben.welcome["gallery"] != gm.welcome["gallery"]
            assert ann.secret not in ann.welcome["gallery"]
            again = await house.guest(opened_table, 1)
            assert again.welcome["gallery"] == ann.welcome["gallery"], "what a browser keeps stays good"
            answer = await gm.wish("reissue", seat=1)
            await ann.until(lambda g: g.closed)
            await again.until(lambda g: g.closed)
            assert (await fetched(house, ann, which)).status_code == 404, "the old link is no link"
            fresh = Guest(house.port, opened_table["table"], answer["link"]["path"].partition("#")[2])
            await fresh.come()
            assert (await fetched(house, fresh, which)).status_code == 200
            await fresh.leave()
            await gm.until(lambda g: not g.room["people"][1]["here"])
            assert (await fetched(house, fresh, which)).status_code == 404
            for odd in (f"/pictures/{opened_table['table']}/{'0' * 64}/{which}", f"/pictures/nowhere/x/{which}"):
                assert (await house.http.get(odd)).status_code == 404
            assert (
                await house.http.post(f"/pictures/{opened_table['table']}/{'0' * 64}?use=handout")
            ).status_code == 404

    run(scenario)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (SVG, "unfit"),
        (bomb(), "unfit"),
        (picture("PNG", (400, 400))[:200], "unfit"),
        (b"MZ" + bytes(1000), "unfit"),
        (b"", "empty"),
        (bytes(2_000_001), "too_long"),
    ],
)
def test_what_is_no_picture_changes_nothing(tmp_path: Path, data: bytes, reason: str) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, *_), _ = await at_table(house)
            seq = house.lobby.room(gm.table).table.shown.seq
            answer = await bring(house, gm, data)
            assert answer.status_code in (413, 422) and answer.json()["reason"] == reason and answer.json()["why"]
            assert house.lobby.room(gm.table).table.shown.seq == seq and not house.lobby.log.pictures(gm.table)
            assert await brought(house, gm), "and the next one is taken"

    run(scenario)


@pytest.mark.parametrize("data", [polyglot(), animated(), located()])
def test_nothing_but_pixels_is_served(tmp_path: Path, data: bytes) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, *_), _ = await at_table(house)
            which = (await bring(house, gm, data)).json()["picture"]
            found = (await fetched(house, gm, which)).content
            assert opened(found).format == "WEBP" and getattr(opened(found), "n_frames", 1) == 1
            assert b"script" not in found and b"Secret" not in found and not opened(found).getexif()

    run(scenario)


def test_a_hundred_megabytes_are_not_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, *_), _ = await at_table(house)
            sent = 0

            async def much() -> Any:
                nonlocal sent
                for _ in range(100):
                    sent += 1_000_000
                    yield bytes(1_000_000)

            try:
                answer = await house.http.post(gm.welcome["gallery"], params={"use": "handout"}, content=much())
                assert answer.status_code == 413
            except httpx.HTTPError:
                pass
            assert sent < 50_000_000 and not house.lobby.log.pictures(gm.table)

    run(scenario)


def test_a_table_holds_so_many_bytes_and_one_address_brings_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(kept, "ALL", 700)
        async with house_at(tmp_path / "x", GAMES, limits=replace(GENEROUS, pictures=5)) as house:
            _, (gm, *_), _ = await at_table(house)
            answers = [await bring(house, gm, picture(size=(300, 300), colour=colour)) for colour in ("red",) * 4]
            full = [answer.json() for answer in answers if answer.status_code != 201]
            assert full and full[-1]["reason"] == "pictures_full" and "MB" in full[-1]["why"]
            await bring(house, gm, picture())
            assert (await bring(house, gm, picture())).status_code == 429

    run(scenario)


def test_the_table_has_a_name_and_a_picture(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened_table, guests = await house.seated(3, game="fate", start=False)
            host, ann, _ = guests
            assert host.room["may_title"] and not ann.room["may_title"]
            assert (await ann.wish("title_table", title="Mine"))["reason"] == "not_host"
            which = await brought(house, host, "table")
            assert (await fetched(house, ann, which)).status_code == 404, "not before it is the table's"
            await host.wish("title_table", title="  The Drowned\tBell ", picture=which)
            await ann.until(lambda g: g.room["title"] == "The Drowned Bell")
            watcher = await house.guest(opened_table, 3)
            for guest in (ann, watcher):
                assert guest.room["picture"] == which and (await fetched(house, guest, which)).status_code == 200
            other = await brought(house, host, "table", colour="blue")
            await host.wish("title_table", title="The Drowned Bell", picture=other)
            assert (await fetched(house, ann, which)).status_code == 404
            assert [one.id for one in house.lobby.log.pictures(host.table)] == [other]
            assert (await host.wish("title_table", title="x" * 81))["reason"] == "too_long"
            await host.wish("start")
            await host.until(lambda g: g.frame is not None)
            story = await host.wish("chronicle", form="html")
            assert "The Drowned Bell" in story["file"] and "data:image/webp;base64," in story["file"]

    run(scenario)


def test_a_portrait_is_seen_with_its_character_also_when_it_comes_out_of_hiding(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann, ben), watcher = await at_table(house)
            assert (await ann.do(do="take_ready", key="nettie"))["type"] == "done"
            await ann.until(lambda g: g.frame["private"]["mine"])
            mine = ann.frame["private"]["mine"][0]
            face = await brought(house, ann, "portrait")
            assert (await fetched(house, ben, face)).status_code == 404, "not before somebody wears it"
            assert (await ben.do(do="portray", who=mine, picture=face))["type"] == "refused"
            assert (await ann.do(do="portray", who=mine, picture=face))["type"] == "done"
            for guest in (gm, ben, watcher):
                await guest.until(lambda g: g.frame["public"].get("looks"))
                assert (await fetched(house, guest, face)).status_code == 200
            # Somebody in hiding
            lurker = {"name": "Zq7 Lurker", "aspects": "Quiet", "boxes": 0, "skilled": "hiding", "bad": "fighting"}
            assert (await gm.do(do="make_mook", hidden="hidden", **lurker))["type"] == "done"
            await gm.until(lambda g: g.frame["private"]["backstage"].get("characters"))
            who = gm.frame["private"]["backstage"]["characters"][0]["id"]
            unseen = await brought(house, gm, "portrait", colour="green")
            assert (await gm.do(do="portray", who=who, picture=unseen))["type"] == "done"
            await gm.until(lambda g: g.frame["private"].get("looks"))
            for guest in (ann, ben, watcher):
                await guest.wish("lines", before=10_000) if guest is not watcher else None
                assert unseen not in json.dumps(guest.heard) and who not in [
                    one["who"] for one in guest.frame["public"].get("looks", [])
                ]
                assert (await fetched(house, guest, unseen)).status_code == 404
            assert (await gm.do(do="reveal_character", who=who))["type"] == "done"
            await ben.until(lambda g: len(g.frame["public"]["looks"]) == 2)
            await ben.until(lambda g: unseen in ids(g.gallery))
            assert (await fetched(house, ben, unseen)).status_code == 200
            assert next(one for one in ben.gallery["pictures"] if one["id"] == unseen)["name"] == "Zq7 Lurker"

    run(scenario)


@pytest.mark.parametrize("game", ["fate", "personae", "yags"])
def test_a_prepared_scene_shows_the_pictures_it_names_and_no_others(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {game: REAL[game]}) as house:
            _, (gm, ann, ben), watcher = await at_table(house, game)
            first, second, third = [
                await brought(house, gm, name=name) for name in ("The Map", "zq9 letter", "zq9 face")
            ]
            assert (await gm.do(do="start_session"))["type"] == "done"
            plan = {"name": "The Docks", "pictures": "the  map\nNot here yet", "at_hand": "zq9 letter"}
            assert (await gm.do(do="prepare_scene", plan="new", **plan))["type"] == "done"
            await gm.until(lambda g: g.frame["private"].get("plans"))
            assert not ids(ann.gallery)
            assert (await gm.do(do="open_plan", plan="plan1"))["type"] == "done"
            for guest in (ann, ben, watcher):
                await guest.until(lambda g: ids(g.gallery) == [first])
                assert (await fetched(house, guest, first)).status_code == 200
                assert (await fetched(house, guest, second)).status_code == 404
                assert "zq9" not in json.dumps(guest.heard) and "Not here yet" not in json.dumps(guest.heard)
            assert ids(gm.gallery) == [first, second, third]

    run(scenario)


def test_pictures_outlast_a_rewind_and_a_restart_and_come_back_from_a_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened_table, (gm, ann, _), _ = await at_table(house)
            shown = await brought(house, gm, name="A map")
            some = await brought(house, gm, name="A zq5 letter", colour="blue")
            await gm.wish("show_picture", picture=shown, everybody=True)
            await gm.wish("show_picture", picture=some, to=[1])
            gone = await brought(house, gm)
            await gm.wish("remove_picture", picture=gone)
            body = (await fetched(house, ann, some)).content
            await gm.do(do="start_session")
            seq = gm.frame["seq"]
            await gm.do(do="end_session")
            await gm.until(lambda g: g.frame["seq"] > seq)
            await gm.wish("rewind", to=seq)
            await ann.until(lambda g: any(line["line"].get("kind") == "rewound" for line in g.lines))
            assert ids(ann.gallery) == [shown, some]
            file = (await gm.wish("backup"))["file"]
        async with house_at(tmp_path / "x", GAMES) as house:
            ann = await house.guest(opened_table, 1)
            await ann.until(lambda g: ids(g.gallery) == [shown, some])
            assert (await fetched(house, ann, some)).content == body
        async with house_at(tmp_path / "y", GAMES) as other:
            answer = await other.http.post("/api/restore", content=file.encode())
            assert answer.status_code == 201, answer.text
            ann, ben = [await other.guest(answer.json(), at) for at in (1, 2)]
            await ann.until(lambda g: ids(g.gallery) == [shown, some])
            await ben.until(lambda g: ids(g.gallery) == [shown])
            assert (await fetched(other, ann, some)).content == body
            assert (await fetched(other, ben, some)).status_code == 404
        lines = file.splitlines()
        found = [json.loads(line) for line in lines[-2:]]
        assert {one["picture"] for one in found} == {shown, some}
        async with house_at(tmp_path / "z", GAMES) as other:
            for wrong in (
                {**found[0], "body": found[1]["body"]},
                {**found[0], "name": "Other"},
                {**found[0], "body": "PHN2Zz4="},
                {**found[0], "width": 5},
                {"picture": found[0]["picture"]},
            ):
                bad = "\n".join([*lines[:-2], json.dumps(wrong), lines[-1]]) + "\n"
                answer = await other.http.post("/api/restore", content=bad.encode())
                assert answer.status_code == 422 and answer.json()["reason"] == "not_restored"
                assert not other.lobby.log.pictures(gm.table)

    run(scenario, 200)


def test_the_story_holds_what_everybody_may_see_and_the_record_verifies_without_pictures(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann, _), _ = await at_table(house)
            await gm.do(do="start_session")
            shown = await brought(house, gm, name="A map of the docks")
            some = await brought(house, gm, name="zq6")
            await gm.wish("show_picture", picture=some, to=[1])
            await gm.wish("show_picture", picture=shown, everybody=True)
            page = (await ann.wish("chronicle", form="html"))["file"]
            assert page.count("data:image/webp") == 1 and "A map of the docks" in page and "zq6" not in page
            text = (await ann.wish("chronicle", form="md"))["file"]
            assert "A map of the docks" in text and "zq6" not in text
            await gm.wish("show_picture", picture=shown)
            assert "data:image" not in (await ann.wish("chronicle", form="html"))["file"], "hidden again"
            await gm.do(do="end_session")
            await gm.do(do="close_table")
            await gm.until(lambda g: g.frame["outcome"])
            record = (await ann.wish("export"))["file"]
            assert "zq6" not in record and "image" not in record
            (tmp_path / "record").write_text(record)
            from parlour.table.verify import main

            assert main([str(tmp_path / "record")]) == 0

    run(scenario)
