"""Forms on demand, as a client asks for them: of its own seat alone, and only of what is open."""

import json
from pathlib import Path
from typing import Any

from guests import house_at, run
from parlour.games import GAMES


def test_what_a_command_asks_is_answered_when_it_is_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann) = await house.seated(2, game="fate")
            assert (
                gm.frame["offers"] == [] and "open_scene" not in gm.frame["can"] and "start_session" in gm.frame["can"]
            )
            found = await gm.wish(
                "forms", commands=["write_note", "change_rule", "write_note", "open_scene", "nonsense"]
            )
            assert found["type"] == "formed"
            assert [form["command"] for form in found["forms"][:1]] == ["write_note"]
            assert {form["command"] for form in found["forms"]} == {"write_note", "change_rule"}
            asks = found["forms"][0]["asks"]
            assert list(asks) == ["note", "title", "text"] and asks["title"] == {"ask": "text", "most": 80}
            assert (await ann.wish("forms", commands=["change_rule"]))["forms"] == [], "another seat's"
            assert (await gm.wish("forms"))["forms"] == []
            assert (await gm.wish("forms", commands=["write_note"] * 301))["reason"] == "malformed"

    run(scenario)


def test_what_a_piece_can_do(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann) = await house.seated(2, game="fate")
            await gm.do(do="write_note", note=0, title="The key", text="")
            forms = (await gm.wish("forms", piece=1))["forms"]
            dropped = next(form for form in forms if form["command"] == "drop_note")
            assert dropped["fixed"] == {"note": 1} and "asks" not in dropped
            written = next(form for form in forms if form["command"] == "write_note")
            assert written["fixed"] == {"note": 1} and list(written["asks"]) == ["title", "text"]
            assert not any(form["command"] == "drop_note" for form in (await ann.wish("forms", piece=1))["forms"])

    run(scenario)


def test_nothing_is_asked_before_a_game_begins_nor_by_who_watches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, _) = await house.seated(2, game="fate", start=False)
            assert (await host.wish("forms", commands=["write_note"]))["reason"] == "not_started"

    run(scenario)


def test_a_private_note_costs_nobody_else_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened, (gm, ann) = await house.seated(2, game="personae")
            slim = await house.guest(opened, 1, changes=True)
            own = await house.guest(opened, 0, changes=True)
            await slim.until(lambda g: g.frame is not None)
            heard: dict[str, list[dict[str, Any]]] = {"slim": [], "own": []}
            for name, guest in (("slim", slim), ("own", own)):
                hear = guest._hear
                guest._hear = lambda m, n=name, h=hear: (heard[n].append(m), h(m))[1]  # type: ignore[method-assign, misc]
            room = house.lobby.room(opened["table"])
            public = room.showing._common["en"].public
            done = await gm.do(do="write_note", note=0, title="The key", text="is under the mat")
            await own.until(lambda g: g.frame["seq"] >= done["seq"])
            assert [m["type"] for m in heard["own"]] == ["change"]
            assert len(json.dumps(heard["own"][0])) < 1500 and heard["own"][0]["private"]["put"].keys() == {"notes"}
            assert room.showing._common["en"].public is public, "what is public was not built again"
            await ann.wish("talk", text="Hello")
            await slim.until(lambda g: any(line["line"]["text"] == "Hello" for line in g.lines))
            assert [m["type"] for m in heard["slim"]] == ["change"], "only of what was said"
            await gm.do(do="start_session")
            await slim.until(lambda g: g.frame["public"]["sitting"])

    run(scenario)


def test_a_refusal_says_whether_it_could_be_allowed(tmp_path: Path) -> None:
    """What is only not the moment for it may be laid aside; what makes no sense may not."""

    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann) = await house.seated(2, game="fate")
            await gm.do(do="start_session")
            await gm.do(do="open_scene", title="The Yard", pcs=[])
            await ann.do(do="take_ready", key="nettie")
            never = await ann.do(do="change_rule", key="nothing", value="x")
            assert never["type"] == "refused" and "allowable" not in never
            nobody = await ann.do(do="overcome", who="c9", target="scene", how=["careful"], text="")
            assert nobody["type"] == "refused" and "allowable" not in nobody

    run(scenario)
