"""The check of words must notice a sentence in the wrong place, a key nobody says, a language that says too much."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
CODE = """
says = Phrasebook(__package__, "lines")
def refuse(reason, key): return reason, says(key)
def told(who, kind): return says("greets", who=who), refuse("late", "too-late"), says(f"kind-of-{kind}")
"""
ENGLISH = """
greets = { $who } says hello.
too-late = It's too late.
    .cure = Come earlier.
kind-of-magic = A kind of magic
"""


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A house with one game that is all in order."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    words = tmp_path / "src/parlour/games/xy/words/en"
    words.mkdir(parents=True)
    (words / "lines.ftl").write_text(ENGLISH)
    (tmp_path / "src/parlour/games/xy/telling.py").write_text(CODE)
    return tmp_path / "src/parlour/games/xy"


def check(game: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code: int = tool("words").main(list(arguments), game.parents[3])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_in_order(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(game, capsys)
    assert (code, said.strip()) == (0, "")


def test_no_sentence_stands_in_code(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (game / "more.py").write_text('"""Only a docstring."""\nraise ValueError("For programmers only.")\n')
    assert check(game, capsys)[0] == 0
    (game / "more.py").write_text('why = f"Only {who} may do this."\ncure = "Ask them first."\n')
    code, said = check(game, capsys)
    assert code == 1
    assert "src/parlour/games/xy has sentences outside words/:" in said
    assert "more.py:1 'Only {} may do this.'" in said and "more.py:2 'Ask them first.'" in said


def test_names_and_phrases_on_the_page(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    web = game.parents[3] / "web/src"
    (web / "types.gen.ts").write_text("export type Rank = 'Knight' | 'King';\n")
    (web / "desk.ts").write_text(
        "export const GROUPS = [['Scene', ['open']]];\nconst rank = 'Knight';\n"
        "const note = one.here ? 'in the scene, unseen' : '';\nif (key === 'Enter') throw new Error('No such key');\n"
    )
    code, said = check(game, capsys)
    assert code == 1
    assert [line.split(" ", 3)[-1] for line in said.splitlines()[1:]] == ["'Scene'", "'in the scene, unseen'"]


def test_the_page(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = game.parents[3] / "web/src/shell/Page.svelte"
    page.parent.mkdir()
    page.write_text(
        "<script lang=\"ts\">\n  const a = t('key'); // A comment isn't read.\n</script>\n"
        '<p class="one two">{t(\'key\')}</p>\n<button aria-label="Close the box">×</button>\n<i>Hello</i>\n'
        "{#if a}{b ? 'Nobody is here.' : c}{/if}\n<style>\n  p { color: red }\n</style>\n"
    )
    code, said = check(game, capsys)
    assert code == 1
    assert [line.split(" ", 1)[1] for line in said.splitlines() if "Page.svelte" in line] == [
        " web/src/shell/Page.svelte:7 'Nobody is here.'",
        " web/src/shell/Page.svelte:6 'Hello'",
        " web/src/shell/Page.svelte:5 'Close the box'",
    ]


def test_keys(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = game / "words/en/lines.ftl"
    words.write_text(ENGLISH.replace("too-late", "to-late") + "\n# Read by tags: keys made in code.\ntag = Tag\n")
    code, said = check(game, capsys)
    assert code == 1
    assert "words/en/lines.ftl: nobody says to-late" in said
    assert "telling.py:4 says too-late, which lines.ftl has not" in said
    assert len(said.strip().splitlines()) == 2


def test_another_language(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    german = game / "words/de"
    german.mkdir()
    assert check(game, capsys)[0] == 0
    (german / "lines.ftl").write_text(
        "greets = { $whom } grüßt.\ntoo-late = Zu spät.\n    .cure = Früher.\n    .note = Ach.\nkind-of-magic = So\n"
    )
    code, said = check(game, capsys)
    assert code == 1
    assert "greets has a place English has not: whom" in said
    assert "too-late.note is not in English" in said
    (german / "lines.ftl").write_text("greets = { $who } grüßt.\ntoo-late = Zu spät.\n    .cure = Früher.\n")
    code, said = check(game, capsys)
    assert code == 1
    assert "kind-of-magic is missing" in said


def test_what_an_editor_reads(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(game, capsys, "--read", "xy")
    assert code == 0
    assert "==== lines" in said
    assert "too-late = It's too late." in said


def test_an_evening_is_played() -> None:
    from parlour.games import GAMES

    met = list(tool("evening").met(GAMES["fate"]))
    assert {kind for kind, _ in met} == {"log", "prompt", "title", "refusal"}
    assert len(met) == len(set(met)) > 100
