"""The story, sheets and odds as a client asks for them."""

import asyncio
from pathlib import Path

import pytest

from guests import house_at, run
from parlour.core.game import Game
from parlour.games import GAMES as BUILT
from parlour.server import files
from parlour.server.limits import Limits
from tale import TALE
from tiny import TINY

GAMES = {"tale": TALE, "tiny": TINY}


def test_a_chronicle_is_the_same_for_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened, (host, second) = await house.seated(2, game="tale")
            watcher = await house.guest(opened, 2)
            await host.do(do="begin")
            await host.do(do="scene", title="The inn")
            await second.do(do="hide", word="a knife")
            await second.do(do="happen", text="The lamp goes out.")
            await second.wish("talk", text="/w P0 a whisper")
            files = [await guest.wish("chronicle", form="md") for guest in (host, second, watcher)]
            assert len({file["file"] for file in files}) == 1 and files[0]["name"] == f"chronicle-{opened['table']}.md"
            assert (
                "The lamp goes out." in files[0]["file"]
                and "knife" not in files[0]["file"]
                and "whisper" not in files[0]["file"]
            )
            page = await watcher.wish("chronicle", form="html")
            assert page["file"].startswith("<!doctype html>") and page["name"].endswith(".html")
            assert (await watcher.wish("chronicle", form="pdf"))["reason"] == "malformed"
            assert (await second.wish("previously"))["lines"] == []
            await host.do(do="finish")
            await host.do(do="begin")
            story = await second.wish("previously")
            assert story["type"] == "story" and story["lines"] == ["The inn: The lamp goes out."]
            assert (story["session"], story["fresh"], story.get("by", "")) == (1, True, "")
            own = ["Nobody saw the knife.", "  ", "Nobody."]
            for guest in (second, watcher):
                assert (await guest.wish("recall", session=1, lines=own))["reason"] == "not_leader"
            assert (await host.wish("recall", session=2, lines=own))["reason"] == "no_such_session"
            assert (await host.wish("recall", session=1, lines=["x" * 7000]))["reason"] == "too_long"
            assert (await host.wish("recall", session=1, lines=own))["type"] == "done"
            for guest in (host, second, watcher):
                told = await guest.wish("previously")
                assert told["lines"] == ["Nobody saw the knife.", "Nobody."] and told["by"] == "P0"
            await second.until(lambda g: any("in their own words" in line["line"]["text"] for line in g.lines))
            saved = await second.wish("chronicle", form="md", recap=True)
            assert "Nobody saw the knife." in saved["file"] and "lamp" not in saved["file"]
            assert saved["name"] == f"recap-{opened['table']}.md"
            assert (await watcher.wish("chronicle", form="html", recap=True))["file"].startswith("<!doctype html>")
            await host.do(do="scene", title="Morning")
            assert not (await second.wish("previously")).get("fresh", False)
            assert (await host.wish("recall", session=1, lines=[]))["type"] == "done"
            assert (await second.wish("previously"))["lines"] == ["The inn: The lamp goes out."]

    run(scenario)


def test_a_file_is_fetched_once_and_only_so_many_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES, limits=Limits(tables=100, files=3)) as house:
            _, (host, _) = await house.seated(2, game="tale")
            answers = [await host.sent("chronicle", form="md") for _ in range(4)]
            assert [answer["type"] for answer in answers] == ["exported"] * 3 + ["refused"] and not host.closed
            first = await house.http.get(answers[0]["path"])
            assert first.status_code == 200 and first.headers["content-disposition"].endswith(answers[0]["name"])
            assert (
                first.headers["content-type"].startswith("text/markdown")
                and first.headers["cache-control"] == "no-store"
            )
            again = await house.http.get(answers[0]["path"])
            assert again.status_code == 404 and again.json()["reason"] == "no_file"
            assert (await house.http.get("/files/" + "x" * 43)).status_code == 404
            async with asyncio.timeout(5):
                while (await host.sent("chronicle", form="md"))["type"] == "refused":
                    await asyncio.sleep(
                        0.01
                    )  # until the house has seen that the first is fetched, there is no room for another

    run(scenario)


def test_a_file_that_is_not_fetched_in_time_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, _) = await house.seated(2, game="tale")
            monkeypatch.setattr(files, "SOON", 0.0)
            offered = await host.sent("chronicle", form="md")
            assert (await house.http.get(offered["path"])).status_code == 404

    run(scenario)


def test_a_sheet_is_what_the_game_writes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, second) = await house.seated(2, game="tale")
            await host.do(do="mark", piece="c1", text="brave")
            sheet = await second.wish("sheet", piece="c1", form="json")
            assert sheet["name"] == "c1.json" and "brave" in sheet["file"]
            assert (await second.wish("sheet", piece="../../x", form="json"))["reason"] == "no-sheet"
            refused = await second.wish("sheet", piece="c1", form="exe")
            assert refused["reason"] == "no_such_form" and "json" in refused["cure"]
            _, (board, _) = await house.seated(2)
            assert (await board.wish("sheet", piece="c1", form="json"))["reason"] == "no_such_form"

    run(scenario)


def test_a_licence_that_must_go_with_the_rules_is_served_word_for_word(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            page = (await house.http.get("/api/games/tale")).json()
            licence = await house.http.get(page["about"]["licence_url"])
            assert licence.status_code == 200 and licence.text == TALE.licence_text
            assert (
                licence.headers["content-type"] == "text/plain; charset=utf-8"
                and licence.headers["x-content-type-options"] == "nosniff"
            )
            none = await house.http.get("/licence/tiny")
            assert none.status_code == 404 and none.json()["reason"] == "no_licence_text"
            assert (await house.http.get("/licence/chess")).json()["reason"] == "no_such_game"

    run(scenario)


@pytest.mark.parametrize("game", BUILT.values(), ids=BUILT.keys())
def test_a_game_with_the_text_of_its_licence_links_to_it(game: Game) -> None:
    """Every game names its licence; who must hand out the text points at our own copy, who need not points
    elsewhere."""
    assert game.about.licence
    assert (game.about.licence_url == f"/licence/{game.about.key}") == bool(game.licence_text)


def test_odds_and_schema_by_plain_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            page = (await house.http.get("/api/games/tale")).json()
            assert page["odds"][0]["key"] == "two" and page["sheets"][0]["suffix"] == "json"
            answer = await house.http.get("/api/games/tale/odds/two", params={"target": "9"})
            assert answer.status_code == 200 and answer.json()["bars"][0] == {
                "label": "reached",
                "ways": 10,
                "of": 36,
                "kind": "succeed",
            }
            bad = await house.http.get("/api/games/tale/odds/two", params={"target": "99"})
            assert bad.status_code == 422 and bad.json()["cure"]
            assert (await house.http.get("/api/games/tale/odds/three")).status_code == 422
            assert (await house.http.get("/api/games/chess/odds/two")).status_code == 404
            assert (await house.http.get("/api/games/tiny/odds/two")).json()["reason"] == "no-odds"
            long = await house.http.get("/api/games/tale/odds/two", params={"target": "9" * 3000})
            assert long.status_code == 413
            assert (await house.http.get("/api/games/tale/schema.json")).json()["$id"] == "tale-sheet"
            assert (await house.http.get("/api/games/tiny/schema.json")).status_code == 404

    run(scenario)
