"""One action, one name: the page takes what a button says from the game's words."""

import re
from pathlib import Path

import pytest

from parlour.core.game import CommandWords, Game
from parlour.games.fate import GAME as FATE
from parlour.games.fugue import GAME as FUGUE

WEB = Path(__file__).parents[2] / "web" / "src"
PLACES = ("roleplay", "games/fate", "games/fugue")
OWN = re.compile(r"""\b(label|title|send|note|sure)=("[^"{]+"|\{\s*'[^']+'\s*\})""")
TAG = re.compile(r"<(Act|CommandForm)\b(.*?)(?:/>|[^=]>)", re.DOTALL)
OTHERS = {"roleplay/SheetFile.svelte"}
"""Shown in other games than these."""


@pytest.mark.parametrize("place", PLACES)
def test_no_button_of_a_command_has_a_name_of_its_own(place: str) -> None:
    found = [
        f"{path.relative_to(WEB)}: {own.group()}"
        for path in sorted((WEB / place).rglob("*.svelte"))
        if str(path.relative_to(WEB)) not in OTHERS
        for tag in TAG.finditer(path.read_text())
        for own in OWN.finditer(tag.group(2))
    ]
    assert not found


@pytest.mark.parametrize("place", PLACES[1:])
def test_no_list_of_a_desk_or_a_tray_names_them_either(place: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((WEB / place).glob("*.ts"))
        if ".gen." not in path.name
        for line in path.read_text().splitlines()
        if re.search(r"\b(label|send|sure): '", line)
    ]
    assert not found


@pytest.mark.parametrize("game", [FATE, FUGUE], ids=lambda game: game.about.key)
def test_every_command_has_a_name_and_only_titles_of_its_own_fields(game: Game) -> None:
    for command, make in game.commands.items():
        words, fields = game.words[command], make.__struct_fields__  # type: ignore[attr-defined]
        said = [words.title, words.done, words.short, words.none, *words.titles.values()]
        assert words.title and all(one[:1] == one[:1].upper() for one in said)
        assert set(re.findall(r"\{(\w+)\}", " ".join([*said, words.note, words.sure]))) <= set(fields), command
        assert {part.split("=")[0] for key in words.titles if "=" in key for part in key.split(",")} <= set(fields)
        assert not {"So it is", "So be it", "Let go", "Do it"} & set(said), command


def test_a_title_of_its_own_goes_by_the_first_field_or_by_those_it_names() -> None:
    words = CommandWords("Change", titles={"new": "Write", "note=0,letter=true": "New letter", "note=0": "New note"})
    assert words.own_title({"pin": "new"}) == "Write"
    assert words.own_title({"who": "c1", "pin": "new"}) == ""
    assert words.own_title({"note": 0, "letter": True}) == "New letter"
    assert words.own_title({"letter": False, "note": 0}) == "New note"
    assert words.own_title({"note": 3, "letter": True}) == words.own_title({}) == ""
