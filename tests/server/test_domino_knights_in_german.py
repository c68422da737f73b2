"""Everybody reads the table in a language of their own: prompts, lines, names of pieces and refusals."""

from pathlib import Path

from guests import house_at, run
from parlour.games.domino_knights import GAME

GAMES = {"domino-knights": GAME}


def test_two_at_one_table_read_it_in_two_languages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", GAMES) as house:
            opened = await house.open(2, game="domino-knights", options={"set": "double-six"})
            ann = await house.guest(opened, 0)
            ben = await house.guest(opened, 1, language="de")
            for guest, name in ((ann, "Ann"), (ben, "Ben")):
                await guest.wish("sit", name=name, entropy=name)
            await ann.wish("start")
            for guest in (ann, ben):
                await guest.until(lambda g: g.frame and g.frame["awaited"] and any("turn" in str(x) for x in g.lines))
            first = {guest.frame["awaited"][0] for guest in (ann, ben)}
            assert len(first) == 1 and ann.frame["seq"] == ben.frame["seq"]
            texts = [" ".join(line["line"]["text"] for line in guest.lines) for guest in (ann, ben)]
            assert "draws the" in texts[0] and "Every Kingdom begins with 18 Health." in texts[0]
            assert "Um den ersten Zug" in texts[1] and "Jedes Königreich beginnt mit 18 Lebenspunkten." in texts[1]
            assert "Kingdom" not in texts[1] and "Königreich" not in texts[0]
            prompts = [guest.frame["prompt"] for guest in (ann, ben)]
            assert any(word in prompts[0] for word in ("Your draw", "Waiting for", "special card"))
            assert any(word in prompts[1] for word in ("Du ziehst", "Warten auf", "Sonderkarte"))
            titles = [[goal["title"] for goal in guest.frame["public"]["goals"]] for guest in (ann, ben)]
            assert titles[0][0] == "Last Kingdom standing" and titles[1][0] == "Letztes Königreich im Spiel"
            refused = [await guest.wish("do", command={"do": "loot", "knight": "[1:1]"}) for guest in (ann, ben)]
            assert [one["rule"] for one in refused] == [refused[0]["rule"]] * 2
            assert refused[0]["why"] != refused[1]["why"] and refused[0]["reason"] == refused[1]["reason"]

    run(scenario)
