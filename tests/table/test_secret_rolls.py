"""Dice few may see: what they showed stands beside the log, is told to nobody else, and can be checked at the end."""

import json
from pathlib import Path
from typing import Any

from parlour.table.backup import backup, checked
from parlour.table.backup_pictures import NotRestored
from parlour.table.chronicle import sessions
from parlour.table.chronicle_files import html, markdown
from parlour.table.entries import Rolled
from parlour.table.export import exported
from parlour.table.past import holding
from parlour.table.replay import judged, steps
from parlour.table.sealing import sealed
from parlour.table.speaking import hearers
from parlour.table.table import Table
from parlour.table.telling import tell
from parlour.table.verify import report, verify
from tables import do, lobby_at, opened, run, said
from tale import TALE, Begin, Close

GAMES = {"tale": TALE}
SECRET = ("/gmroll 3d1000 # lie", "/blindroll 3d1000 # spot", "/selfroll 3d1000 # nerve", "/gmr 2d6 = 2 5")


async def rolled(table: Table) -> list[Rolled]:
    """Secret rolls of a player, as they were."""
    await do(table, 0, Begin())
    made = []
    for text in SECRET:
        seq = await said(table, 1, text)
        assert isinstance(seq, int), seq
        made.append(seq)
    found = [table.history.entries(seq - 1, seq)[0] for seq in made]
    return [entry for entry in found if isinstance(entry, Rolled)]


def rows(table: Table, *seqs: int) -> list[dict[str, Any]]:
    return [json.loads(body) for seq in seqs for _, _, body in table.log.entries(table.name, seq - 1, seq)]


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def file(made: list[dict[str, Any]]) -> str:
    return "\n".join([json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in made]) + "\n"


def test_the_log_holds_a_seal_instead_of_what_they_showed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            rolls = await rolled(table)
            assert [len(roll.faces) for roll in rolls] == [3, 3, 3, 2] and all(roll.total for roll in rolls)
            kept = table.log.whispers(table.name, -1, table.shown.seq)
            for roll, row in zip(rolls, rows(table, *[roll.seq for roll in rolls]), strict=True):
                assert (row["faces"], row["total"], row["card"], row.get("draws")) == (
                    [],
                    0,
                    {"title": "", "sides": []},
                    None,
                )
                salt, words = kept[roll.seq]
                assert len(salt) >= 32 and row["seal"] == sealed(salt, words) == roll.seal
            seq = await said(table, 1, "/r 2d6")
            assert isinstance(seq, int)
            assert len(rows(table, seq)[0]["faces"]) == 2, "what everybody sees is no secret"

    run(scenario)


def test_only_those_they_are_for_are_told_the_numbers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            rolls = await rolled(table)
            for again in (table.history, type(table.history)(table.log, TALE, table.name)):
                told = {
                    (entry.seq, seat): [line.line for line in tell(TALE, moment, entry, seat)]
                    for entry, moment in again.steps(-1, table.shown.seq)
                    if isinstance(entry, Rolled)
                    for seat in (0, 1, 2, None)
                }
                for roll, sees in zip(rolls, ({0, 1}, {0}, {1}, {0, 1}), strict=True):
                    for seat in (0, 1, 2, None):
                        shown = told[roll.seq, seat]
                        assert any(line.card for line in shown) == (seat in sees), (roll.notation, seat)
                        assert any(str(roll.total) in line.text for line in shown) == (seat in sees)
                blind = told[rolls[1].seq, 1]
                assert [line.text for line in blind] == ["You roll 3d1000; only the game master sees the result."]
            held = list(holding(table.history, table.shown.seq))
            for write in (markdown, html):
                story = write("Tale", sessions(TALE, held))
                assert not any(word in story for word in ("lie", "spot", "nerve", "1000"))

    run(scenario)


def test_an_unfinished_export_says_nothing_of_them_and_a_finished_one_proves_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            rolls = await rolled(table)
            await said(table, 1, "/w P0 zqwhisper")
            before = exported(table.log, TALE, table.name)
            rolled_then = [line["entry"] for line in lines(before)[1:] if line["entry"]["kind"] == "rolled"]
            assert "sealed" not in before and not any(entry["faces"] or entry["total"] for entry in rolled_then)
            assert verify(before)[0] == []
            await do(table, 0, Close())
            after = exported(table.log, TALE, table.name)
            assert "zqwhisper" not in after and after.count('"sealed"') == len(rolls)
            faults, header = verify(after)
            assert report(faults, header)[1] == 0, faults
            assert judged(TALE, header, after).faults == ()
            assert [step.entry for step in steps(TALE, after) if isinstance(step.entry, Rolled)] == rolls
            at = rolls[0].seq + 1
            forged = lines(after)
            words = json.loads(forged[at]["sealed"]["words"])
            words["total"] = words["total"] + 1
            forged[at]["sealed"]["words"] = json.dumps(words)
            assert verify(file(forged))[0] == [f"entry {at - 1}: the secret roll isn't the one that was sealed"]
            struck = lines(after)
            del struck[at]["sealed"]
            said_so, code = report(*verify(file(struck)))
            assert code == 3 and any("1 rolls" in line and "UNSURE" in line for line in said_so)

    run(scenario)


def test_dice_that_were_not_drawn_are_found_behind_their_own_seal(tmp_path: Path) -> None:
    """Whoever makes the whole chain again still cannot choose what was thrown."""

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            roll = (await rolled(table))[0]
            await do(table, 0, Close())
            made = lines(exported(table.log, TALE, table.name))
            line = made[roll.seq + 1]
            words = json.loads(line["sealed"]["words"])
            words["faces"][0][1] = words["faces"][0][1] % 1000 + 1
            line["sealed"]["words"] = json.dumps(words, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
            line["entry"]["seal"] = sealed(line["sealed"]["salt"], line["sealed"]["words"])
            faults = verify(file(made))[0]
            assert f"entry {roll.seq}: the dice don't show what was drawn" in faults, faults

    run(scenario)


def test_a_saved_table_keeps_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            rolls = await rolled(table)
            saved = backup(table.log, table.name, 0, "key")
            found = checked(saved, GAMES)
            assert found.judged and found.whispers.keys() == {roll.seq for roll in rolls}
            for spoilt in (lambda words: words.replace('"total":', '"total":1'), lambda words: "{}", lambda words: "x"):
                made = lines(saved)
                kept = made[-len(rolls)]
                kept["words"] = spoilt(kept["words"])
                try:
                    checked(file(made), GAMES)
                except NotRestored as no:
                    assert str(rolls[0].seq) in str(no)
                else:
                    raise AssertionError("a spoilt roll was taken")

    run(scenario)


def test_every_name_that_is_suggested_reaches_somebody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            assert hearers(table, 1)[0] == ("GM", "P0")
            assert [name for name, _ in hearers(table, 0)] == ["P1", "P2"], "nobody is suggested to herself"
            assert hearers(table, -2) == []
            for seat in range(3):
                for name, _ in hearers(table, seat):
                    assert isinstance(await said(table, seat, f"/w {name} psst"), int), name

    run(scenario)
