"""What a command would lead to, as a client asks for it: nothing is played, and nobody learns more than she may."""

from pathlib import Path
from typing import Any

from guests import house_at, run
from parlour.games import GAMES

THROW: dict[str, Any] = {"do": "call_throw", "at": "window", "target": 0, "metres": 15, "text": ""}


def test_a_call_is_foreseen_and_not_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (gm, ann) = await house.seated(2, game="yags", options={"throw_range": "attacks"})
            await gm.do(do="call_ready", hidden=False, key="tomas")
            await gm.do(do="start_session")
            await gm.do(do="open_scene", place="Roofs", time="", aim="", here=["c1"])
            seq = gm.frame["seq"]
            found = (await gm.wish("foresee", command={**THROW, "who": "c1"}))["found"]
            assert found["sides"] == [["Tomas Reyl", "Dexterity 4 × throw 2: 8 + d20"], ["to reach", "window 15"]]
            assert found["answer"]["bars"] and gm.frame["seq"] == seq and gm.frame["public"]["check"] is None
            refused = await ann.wish("foresee", command={**THROW, "who": "c1"})
            assert (refused["type"], refused["reason"]) == ("refused", "not-gm")
            assert (await gm.wish("foresee", command={**THROW, "who": "c9"}))["reason"] == "bad-target"
            assert (await gm.wish("foresee", command={"do": "nonsense"}))["reason"] == "malformed"
            nothing = await gm.wish("foresee", command={"do": "close_scene"})
            assert (nothing["type"], nothing["found"]) == ("foreseen", None)

    run(scenario)


def test_where_nothing_can_be_said_nothing_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            _, (host, _) = await house.seated(2, game="yags", start=False)
            assert (await host.wish("foresee", command=THROW))["reason"] == "not_started"

    run(scenario)
