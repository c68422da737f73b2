"""The command line of stories, saved tables and odds; a game master's table in two terminals."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from guests import house_at
from parlour import cli
from tables import do, lobby_at, opened, run, said
from tale import TALE, Begin, Happen, Scene

SOURCE = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "200"}
PARLOUR = [sys.executable, "-m", "parlour.cli"]


@pytest.fixture
def tale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "GAMES", {"tale": TALE})


def story_at(path: Path) -> str:
    names: list[str] = []

    async def scenario() -> None:
        async with lobby_at(path, {"tale": TALE}) as lobby:
            table = await opened(lobby, 3, game="tale")
            for seat, command in ((0, Begin()), (0, Scene("The inn")), (1, Happen("The lamp goes out."))):
                await do(table, seat, command)
            await said(table, 1, "/w P0 secret")
            names.append(table.name)

    run(scenario)
    return names[0]


def test_chronicle_backup_and_restore(tmp_path: Path, tale: None, capsys: pytest.CaptureFixture[str]) -> None:
    table, one, two, file = (
        story_at(tmp_path / "one"),
        str(tmp_path / "one"),
        str(tmp_path / "two"),
        str(tmp_path / "t.parlour"),
    )
    assert cli.main(["chronicle", table, "--db", one]) == 0
    text = capsys.readouterr().out
    assert "### The inn" in text and "The lamp goes out." in text and "secret" not in text
    assert cli.main(["chronicle", table, "--html", "--database", one]) == 0
    assert "<h3>The inn</h3>" in capsys.readouterr().out
    assert cli.main(["backup", table, file, "--db", one]) == 0
    assert "every secret" in capsys.readouterr().out
    assert cli.main(["restore", file, "--db", two]) == 0
    out = capsys.readouterr().out
    assert out.count(f"/t/{table}#") == 4 and "seat 1 (host)" in out
    assert cli.main(["chronicle", table, "--db", two]) == 0
    assert capsys.readouterr().out == text
    assert cli.main(["restore", file, "--db", two]) == 0, (
        "the file renews the link of the host, should the first answer be lost"
    )
    out = capsys.readouterr().out
    assert out.count(f"/t/{table}#") == 1 and "seat 1 (host)" in out
    for wrong in (
        ["restore", str(tmp_path / "none")],
        ["backup", "nothing", file, "--db", one],
        ["chronicle", "nothing", "--db", one],
        ["backup", table, str(tmp_path / "no" / "x"), "--db", one],
    ):
        assert cli.main(wrong) == 2, wrong
        shown, err = capsys.readouterr()
        assert not shown and err.startswith("parlour: ") and err.count("\n") == 1, err
    Path(file).write_text(Path(file).read_text().replace("The inn", "The ink"))
    assert cli.main(["restore", file, "--db", str(tmp_path / "three")]) == 2
    assert "altered" in capsys.readouterr().err


def test_odds_in_the_terminal(tale: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", "tale"]) == 0
    listed = capsys.readouterr().out
    assert "two: Two dice" in listed and "target=7" in listed and "sum|high" in listed
    assert cli.main(["odds", "tale", "two", "target=9", "--exact"]) == 0
    shown = capsys.readouterr().out
    assert "27.8%" in shown and "5/18" in shown and "█" in shown and "The mean is 7." in shown and "mean" in shown
    assert cli.main(["odds", "tale", "two", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bars"][0]["ways"] == 21
    for wrong in (
        ["odds", "chess"],
        ["odds", "tale", "three"],
        ["odds", "tale", "two", "target"],
        ["odds", "tale", "two", "target=77"],
    ):
        assert cli.main(wrong) == 2
        out, err = capsys.readouterr()
        assert not out and err.startswith("parlour: ") and err.count("\n") == 1


def test_a_game_masters_table_in_two_terminals(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tale": TALE}) as house:
            table = await house.open(3, game="tale")
            heard: list[str] = ["", ""]
            terminals = [
                await asyncio.create_subprocess_exec(
                    *PARLOUR, "play", f"http://127.0.0.1:{house.port}{table['links'][at]['path']}", env=ENVIRONMENT,
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
                )
                for at in range(2)
            ]  # fmt: skip

            async def hear(which: int, words: str) -> None:
                while words not in heard[which]:
                    stdout = terminals[which].stdout
                    assert stdout is not None
                    line = (await asyncio.wait_for(stdout.readline(), 30)).decode()
                    assert line, heard[which]
                    heard[which] += line

            def type_in(which: int, line: str) -> None:
                stdin = terminals[which].stdin
                assert stdin is not None
                stdin.write(line.encode() + b"\n")

            for which, name in enumerate(("Gwen", "Bob")):
                await hear(which, "Nobody sits here yet")
                type_in(which, f"sit {name}")
            await hear(0, "Gwen, Bob")
            type_in(0, "start")
            await hear(1, "Tell what happens")
            type_in(0, "act 3")
            await hear(0, "You now look and act through seat 3")
            type_in(0, "act home")
            await hear(0, "through your own seat")
            type_in(1, "/w Gwen a whisper")
            await hear(0, "(whispered) Bob to Gwen: a whisper")
            type_in(1, "/r 4dF+2 = + 0 - + # to jump")
            await hear(0, "[+][ ][-][+] (real dice) +2 modifier = 3")
            type_in(1, "/w Nobody hello")
            await hear(1, "At the table: Gwen and Player 2.")
            type_in(1, "speak Robin")
            type_in(1, "/ic Hark!")
            await hear(0, "Robin: “Hark!”")
            type_in(1, "line spiders")
            await hear(0, "Lines: spiders")
            type_in(1, "x")
            await hear(0, "paused: somebody used the X-card")
            type_in(0, "skip")
            await hear(1, "This is skipped")
            type_in(1, "lift spiders")
            await hear(0, "A line is lifted: spiders.")
            type_in(0, f"chronicle {tmp_path / 'c.html'}")
            await hear(0, "Saved as")
            type_in(0, f"backup {tmp_path / 't.parlour'}")
            await hear(1, "saves the whole table")
            type_in(1, "previously")
            await hear(1, "No session is finished")
            for which in range(2):
                type_in(which, "quit")
                assert await asyncio.wait_for(terminals[which].wait(), 20) == 0
            assert "Hark!" in (tmp_path / "c.html").read_text()

    asyncio.run(asyncio.wait_for(scenario(), 100))
