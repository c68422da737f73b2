"""The log as a story: what stands in it, what never does, and that nothing anybody wrote becomes markup."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from parlour.core.game import Line
from parlour.core.rolls import RollCard, RollSide
from parlour.table.chronicle import Passage, Scene, Session, in_a_line, previously, sessions
from parlour.table.chronicle_files import LABELS, POLICY, html, markdown
from parlour.table.past import holding
from parlour.table.table import Table
from tables import do, lobby_at, opened, run, said, told
from tale import TALE, Begin, Finish, Happen, Hide, Throw2
from tale import Scene as OpenScene

GAMES = {"tale": TALE}


async def told_story(table: Table) -> None:
    for seat, command in ((0, Begin()), (0, OpenScene("The inn")), (1, Happen("The lamp goes out."))):
        await do(table, seat, command)
    await said(table, 1, "/ic Who is there?", as_="Robin")
    await said(table, 1, "/me draws a knife", as_="Robin")
    await said(table, 0, "/desc Rain on the roof.")
    await said(table, 0, "brb, tea")
    await said(table, 0, "/ooc more tea")
    await said(table, 1, "/w P0 I am the thief")
    await said(table, 1, "/r 2d6+1 = 3 4 # to hide")
    await said(table, 1, "/sr 2d6 # selfish")
    await do(table, 1, Hide("a dagger"))
    await do(table, 1, Throw2(1))
    taken_back = table.shown.seq
    await do(table, 1, Happen("This never happened."))
    assert isinstance(await told(table.ask_rewind, 1, taken_back), int)
    await do(table, 0, OpenScene("The alley"))
    await do(table, 1, Happen("They get away."))


def story(table: Table) -> list[Session]:
    return sessions(TALE, holding(table.history, table.shown.seq))


def test_the_story_holds_what_was_told_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")
            await told_story(table)
            text = markdown("Tale", story(table))
            for wanted in (
                "# Tale",
                "## Session 1",
                "### The inn",
                "The lamp goes out.",
                "**Robin:** “Who is there?”",
                "*Robin draws a knife*",
                "> Rain on the roof.",
                "to hide",
                "8",
                "### The alley",
                "They get away.",
            ):
                assert wanted in text, (wanted, text)
            for never in ("tea", "thief", "selfish", "dagger", "never happened", "rewinds", "entropy"):
                assert never not in text and never not in html("Tale", story(table))
            page = html("Tale", story(table))
            assert page.index("The inn") < page.index("The lamp goes out.") < page.index("The alley")

    run(scenario)


def test_previously_tells_the_last_session_until_a_scene_is_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")

            def recalled() -> tuple[str, tuple[str, ...]]:
                return previously(TALE, holding(table.history, table.shown.seq))

            assert recalled() == ("", ())
            await told_story(table)
            assert recalled() == ("", ())
            await do(table, 0, Finish())
            between = recalled()
            await do(table, 0, Begin())
            title, lines = recalled()
            assert between == (title, lines), "also between two sessions"
            assert title == "Previously on Tale…"
            assert lines == ("The inn: The lamp goes out.", "The alley: They get away.")
            await do(table, 0, OpenScene("Morning"))
            assert recalled() == ("", ())

    run(scenario)


def test_a_roll_between_equals_says_how_it_came_to_that() -> None:
    sides = (RollSide("Wren", total="15"), RollSide("Corvin", total="15"))
    card = RollCard("Wren attacks Corvin", sides, "success", "15-15, then 12-11: success.")
    assert in_a_line(card) == "Wren attacks Corvin: Wren 15 against Corvin 15. Success. 15-15, then 12-11: success."
    ahead = RollCard("Wren attacks Corvin", (sides[0], RollSide("Corvin", total="9")), "success", "Goal: to win.")
    assert in_a_line(ahead) == "Wren attacks Corvin: Wren 15 against Corvin 9. Success."


NASTY = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</style><script>x</script>",
    "</section></main><h1>mine</h1>",
    '"><svg onload=alert(1)>',
    "&lt;script&gt;",
    "' onmouseover='x",
    "<!--",
    "]]>",
    "{{7*7}}",
    "\u202egnp.exe",
    "a\x00b\x1b[31m",
    "[link](javascript:alert(1))",
    "![x](http://evil.example/x.png)",
    "# heading",
    "> quote",
    "- list",
    "1. list",
    "```\ncode\n```",
    "<http://evil.example>",
    "| a | b |\n|---|---|",
    "***bold***",
    "~~gone~~",
    "<details open ontoggle=alert(1)>",
    "\\*not\\*",
    "---",
]


class Reader(HTMLParser):
    """What a browser would find."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("nasty", NASTY)
def test_nothing_anybody_wrote_becomes_html(nasty: str) -> None:
    passages = [Passage(kind, nasty, nasty) for kind in ("story", "roll", "ic", "me", "desc")]
    reader = Reader()
    reader.feed(html(nasty, [Session(nasty, [Scene(nasty, passages)])]))
    allowed = {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "main",
        "h1",
        "h2",
        "h3",
        "article",
        "section",
        "p",
        "b",
        "blockquote",
        "script",
    }
    assert {tag for tag, _ in reader.tags} == allowed
    counts = [
        sum([tag == wanted for tag, _ in reader.tags])
        for wanted in ("script", "style", "h1", "h2", "h3", "section", "p", "b")
    ]
    assert counts == [1, 1, 1, 1, 1, 1, 4, 1]
    attributes = {name for _, attrs in reader.tags for name, _ in attrs}
    spoken = {f"data-{label}" for label in LABELS}
    assert attributes <= {"lang", "charset", "http-equiv", "content", "name", "class"} | spoken
    assert ("meta", [("http-equiv", "Content-Security-Policy"), ("content", POLICY)]) in reader.tags


@pytest.mark.parametrize("nasty", NASTY)
def test_nothing_anybody_wrote_becomes_markdown(nasty: str, tmp_path: Path) -> None:
    text = markdown("T", [Session("S", [Scene("C", [Passage("story", " ".join(nasty.split()))])])])
    body = text.split("### C\n\n")[1]
    assert "<" not in body and ">" not in body.removeprefix("\\>").replace("&gt;", "")
    assert not re.search(r"(?<!\\)[\[\]*`_|~#]", body), body
    assert not re.match(r"[-+>=]|\d+[.)]", body)


def test_lines_of_a_game_are_made_plain(tmp_path: Path) -> None:
    class Nasty(type(TALE)):  # type: ignore[misc]
        def tell(self, state: object, events: object, seat: int | None) -> list[Line]:
            return [Line("a\x00\u202eb\n# c", story=True)]

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"tale": Nasty()}) as lobby:
            table = await opened(lobby, 2, game="tale")
            await do(table, 1, Happen("x"))
            told = sessions(Nasty(), holding(table.history, table.shown.seq))
            assert {passage.text for session in told for scene in session.scenes for passage in scene.passages} == {
                "a b # c"
            }

    run(scenario)
