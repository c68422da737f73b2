"""Everybody is spoken to in their own language, also where others are spoken to at once, later, or elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from guests import Guest, House, house_at, run
from parlour.cli import main
from parlour.table import log as log_module
from tale import TALE

GERMAN = {"accept-language": "de-AT,de;q=0.9,en;q=0.8"}


async def speaker(house: House, opened: dict[str, Any], at: int, language: str) -> Guest:
    guest = Guest(house.port, opened["table"], opened["links"][at]["path"].partition("#")[2], language)
    await guest.come()
    return guest


def texts(guest: Guest) -> list[str]:
    return [line["line"]["text"] for line in guest.lines]


def test_one_table_is_told_in_two_languages_and_each_farewell_in_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(3)
            ann, berta = [await speaker(house, opened, at, tag) for at, tag in enumerate(("en", "de"))]
            await berta.wish("sit", name="Berta", entropy="")
            await berta.wish("talk", text="/r 2d6 = 4 5")
            await ann.until(lambda g: len(g.lines) == 2)
            assert texts(ann) == ["Berta takes seat 2.", "Berta rolls 2d6 with real dice: 9."]
            assert texts(berta) == ["Berta nimmt Platz 2.", "Berta würfelt 2d6 mit echten Würfeln: 9."]
            cards = [guest.lines[1]["line"]["card"]["title"] for guest in (ann, berta)]
            assert cards == ["Berta rolls 2d6", "Berta würfelt 2d6"]
            assert (await ann.wish("reissue", seat=1))["type"] == "reissued"
            await berta.until(lambda g: g.gone)
            assert berta.gone is not None and berta.gone["why"] == "Dieser Link wurde durch einen neuen ersetzt."
            assert texts(ann)[-1] == "Player 1 makes a new link for Berta. The old link no longer works."

    run(scenario)


def test_who_does_not_get_in_is_told_so_in_their_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open()
            stranger = Guest(house.port, opened["table"], "no secret", "de")
            await stranger.come()
            assert stranger.gone and stranger.gone["why"].startswith("Dieser Link gilt nicht")
            address = f"ws://127.0.0.1:{house.port}/ws/{opened['table']}"
            async with connect(address, additional_headers=GERMAN) as socket:
                await socket.send("what?")
                assert json.loads(await socket.recv())["why"] == "Die erste Nachricht muss hello sein."

    run(scenario)


def test_what_the_disk_refuses_is_refused_in_the_language_of_whoever_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open(2)
            berta = await speaker(house, opened, 0, "de")
            with monkeypatch.context() as broken:
                full = log_module.sqlite3.OperationalError("disk full")
                broken.setattr(log_module, "_transaction", lambda connection, writes: full)
                no = await berta.wish("sit", name="Berta", entropy="")
                assert no["why"] == "Es konnte nicht gespeichert werden und ist deshalb nicht geschehen."
                assert (await berta.wish("stops", when="never"))["why"].startswith("Das gilt vorerst")

    run(scenario)


def test_files_judged_and_written_elsewhere_are_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tale": TALE}) as house:
            opened = await house.open(2, game="tale")
            berta = await speaker(house, opened, 0, "de")
            await berta.wish("sit", name="Berta", entropy="")
            assert 'data-next="Nächste Szene"' in (await berta.wish("chronicle", form="html"))["file"]
            saved: str = (await berta.wish("backup"))["file"]
        async with house_at(tmp_path / "y", {"tale": TALE}) as other:
            forged = saved.replace('"name":"Berta"', '"name":"Bertha"')
            no = await other.http.post("/api/restore", content=forged, headers=GERMAN)
            assert no.json()["why"].startswith("Eintrag 1 wurde verändert")
            assert no.json()["cure"] == "Speichere den Tisch noch einmal und versuche es mit dieser Datei."

    run(scenario)


def test_nobody_bears_the_name_of_the_host_in_any_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            guest = await house.guest(await house.open())
            for name in ("the host", "der gastgeber", "Spieler 2"):
                assert (await guest.wish("sit", name=name, entropy=""))["reason"] == "name_taken"

    run(scenario)


def test_the_command_line_speaks_as_it_is_told_or_as_the_terminal_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert main(["odds", "chess"]) == 2
    assert "Das Spiel chess gibt es hier nicht" in capsys.readouterr().err
    assert main(["--language", "en", "odds", "chess"]) == 2
    assert "There's no game chess here" in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "xx")
    assert main(["odds", "chess"]) == 2
    assert "There's no game chess here" in capsys.readouterr().err
