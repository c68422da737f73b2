"""The command line: what it prints, what it refuses in one clear line, and a game in the terminal through a pipe."""

import asyncio
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from guests import house_at
from parlour.cli import main
from parlour.games import GAMES
from tables import lobby_at, opened, run, said

SOURCE = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "200"}
PARLOUR = [sys.executable, "-m", "parlour.cli"]


def test_mistakes_are_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn = tmp_path / "torn"
    torn.write_text(
        '{"format":"parlour-log","version":1,"game":"domino-knights","entries":1}\n{"hash":"","entry":{}}\n'
    )
    for arguments in (
        ["export", "nothing", "--db", str(tmp_path / "none")],
        ["verify", str(tmp_path / "none")],
        ["replay", str(tmp_path / "none")],
        ["replay", str(torn)],
        ["play", "not a link"],
        ["play", "http://127.0.0.1:1/t/abc#def"],
        ["play", "--game", "chess"],
    ):
        assert main(arguments) == 2, arguments
        out, err = capsys.readouterr()
        assert out == "" and err.startswith("parlour: ") and err.count("\n") == 1, err
    assert main(["verify", str(torn)]) == 1


def test_an_unfinished_table_is_exported_without_its_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: list[str] = []

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", dict(GAMES)) as lobby:
            table = await opened(lobby, 3, game="domino-knights")
            await said(table, 1, "héllo")
            names.append(table.name)

    run(scenario)
    assert main(["export", names[0], "--db", str(tmp_path / "x")]) == 0
    text = capsys.readouterr().out
    assert '"seeds":null' in text.split("\n")[0]
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 3
    assert "still secret" in capsys.readouterr().out
    assert main(["replay", "--all", str(file)]) == 0
    assert "héllo" in capsys.readouterr().out


@pytest.mark.timeout(120)
def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Numbers typed blindly, as fast as the table asks, until the game is over; then the file is checked."""

    async def scenario() -> None:
        process = await asyncio.create_subprocess_exec(
            *PARLOUR, "play", "--fast", "--db", str(tmp_path / "x.sqlite"), env=ENVIRONMENT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        assert process.stdin is not None and process.stdout is not None
        heard: list[str] = []

        async def listen() -> None:
            assert process.stdout is not None
            while line := (await process.stdout.readline()).decode():
                heard.append(line)

        listening = asyncio.create_task(listen())
        process.stdin.write(b"stops never\nsay good evening\nrules DK-071\nhelp\nnonsense\n99\n")
        dice = random.Random(1)
        while not any("The game is over" in line for line in heard[-400:]):
            typed = dice.choice(["1", "2", "3", "4", "5", "6", "1 2", "1 2 3", "0", ""])
            process.stdin.write(f"{typed}\n".encode())
            await process.stdin.drain()
            await asyncio.sleep(0.002)
            assert process.returncode is None, "".join(heard[-30:])
        process.stdin.write(f"\nlog\nrewind 3\nlook 5\nexport {tmp_path / 'g.jsonl'}\nquit\n".encode())
        await process.stdin.drain()
        assert await asyncio.wait_for(process.wait(), 30) == 0
        await listening
        text = "".join(heard)
        assert "Guest: good evening" in text and "DK-071" in text and "`help` lists" in text and "Saved as" in text
        assert "The game is over and its seed is known" in text and "Traceback" not in text

    asyncio.run(asyncio.wait_for(scenario(), 100))
    verified = subprocess.run(
        [*PARLOUR, "verify", str(tmp_path / "g.jsonl")], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert verified.returncode == 0 and "every command leads to the same events" in verified.stdout, verified.stdout
    replayed = subprocess.run(
        [*PARLOUR, "replay", str(tmp_path / "g.jsonl")],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    assert replayed.returncode == 0 and "good evening" in replayed.stdout and "holds:" in replayed.stdout
    assert len(re.findall("is dealt .*[♠♥♦♣J]", replayed.stdout)) == 2, "all cards are open in a replay"


def test_a_game_is_tried_in_a_way_known_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def play(*more: str) -> subprocess.CompletedProcess[str]:
        command = [*PARLOUR, "play", "--db", str(tmp_path / "x.sqlite"), "--game", "domino-knights", *more]
        return subprocess.run(
            command, env=ENVIRONMENT, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
        )

    assert play("--preset", "tournament", "--bots", "hard").returncode == 0
    with sqlite3.connect(tmp_path / "x.sqlite") as database:
        name = database.execute("select id from tables").fetchone()[0]
    assert main(["export", name, "--db", str(tmp_path / "x.sqlite")]) == 0
    head = json.loads(capsys.readouterr().out.split("\n")[0])
    assert {key: head["options"][key] for key in ("goal", "fame", "fameGoal", "fameUnblocked", "looting")} == {
        "goal": "fameFirstTo", "fame": "yes", "fameGoal": "30", "fameUnblocked": "gain1", "looting": "no",
    }  # fmt: skip
    for wrong, why in (
        (("--preset", "slow"), "no preset slow. Choose from as-written, brisk, tournament and cards-only"),
        (("--bots", "cruel"), "Domino Knights has no bot of that strength"),
        (("--option", "fame=yes", "--option", "goal=healthiestAfter"), "Play for the most Fame after a time limit"),
        (("--option", "fame"), "key=value"),
    ):
        refused = play(*wrong)
        assert refused.returncode == 2 and why in refused.stderr, refused.stderr


def test_two_terminals_meet_by_links(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", dict(GAMES)) as house:
            table = await house.open(2, game="domino-knights")
            heard: list[str] = ["", ""]
            terminals = [
                await asyncio.create_subprocess_exec(
                    *PARLOUR, "play", f"http://127.0.0.1:{house.port}{link['path']}", env=ENVIRONMENT,
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
                )
                for link in table["links"][:2]
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

            for which, name in enumerate(("Ann", "Bob")):
                await hear(which, "Nobody sits here yet")
                type_in(which, f"sit {name}")
            await hear(0, "Ann, Bob")
            type_in(0, "start")
            await hear(0, "my hand")
            await hear(1, "my hand")
            type_in(1, "say hello Ann")
            await hear(0, "Bob: hello Ann")
            for which in range(2):
                type_in(which, "quit")
                assert await asyncio.wait_for(terminals[which].wait(), 20) == 0

    asyncio.run(asyncio.wait_for(scenario(), 100))
