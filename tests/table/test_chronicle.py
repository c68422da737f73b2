"""The log as a story: what stands in it, what never does, and that nothing anybody wrote becomes markup."""

import io
import re
import zipfile
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import Raw
from msgspec.structs import replace

from parlour.core.game import Line
from parlour.core.rolls import RollCard, RollSide
from parlour.games import GAMES as REAL
from parlour.games.fate import moves as fate
from parlour.roleplay import moves as desk
from parlour.table.chronicle import Passage, Recap, Scene, Session, in_a_line, previously, sessions
from parlour.table.chronicle import story as whole
from parlour.table.chronicle_book import epub
from parlour.table.chronicle_files import LABELS, POLICY, html, markdown
from parlour.table.entries import Played
from parlour.table.past import holding
from parlour.table.table import Table
from parlour.table.telling import LogLine
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
                "P1 throws: ",
                "### The alley",
                "They get away.",
            ):
                assert wanted in text, (wanted, text)
            for never in (
                "tea",
                "thief",
                "selfish",
                "to hide",
                "2d6",
                "dagger",
                "never happened",
                "rewinds",
                "entropy",
            ):
                assert never not in text and never not in html("Tale", story(table))
            page = html("Tale", story(table))
            assert page.index("The inn") < page.index("The lamp goes out.") < page.index("The alley")

    run(scenario)


def test_previously_tells_what_mattered_of_the_last_session(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")

            def recalled() -> Recap:
                return previously(TALE, holding(table.history, table.shown.seq))

            assert recalled() == Recap()
            await told_story(table)
            assert recalled() == Recap(), "the first session is not over"
            await do(table, 0, Finish())
            between = recalled()
            await do(table, 0, Begin())
            assert recalled() == between, "also between two sessions"
            assert between.title == "Previously on Tale: The inn…" and (between.session, between.fresh) == (1, True)
            assert between.lines == (
                "The inn: Robin: “Who is there?”",
                "Robin draws a knife",
                "Rain on the roof.",
                "The alley: They get away.",
            )
            await do(table, 0, OpenScene("Morning"))
            assert recalled() == replace(between, fresh=False), "to be read later, too"

    run(scenario)


def told_of(*lines: Line) -> list[Passage]:
    """The passages of one scene of which these lines are the log."""

    class Telling:
        def tell(self, state: object, events: object, seat: int | None) -> list[Line]:
            return list(lines)

    entry = Played(seq=1, at=0, seat=0, command=Raw(b"{}"), events=Raw(b"[]"), rules="")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("parlour.table.chronicle.tell", lambda *_: [LogLine(1, line) for line in lines])
        (session,) = sessions(TALE, [(entry, None)])  # type: ignore[list-item]
    return session.scenes[-1].passages


SIDES = (RollSide("Greta, Rapport", total="12"), RollSide("The guard", total="10"))
ROLL = Line("12 to 10", kind="roll", story=True, card=RollCard("Greta talks to the guard", SIDES, "success"))


def test_an_exchange_is_one_passage_with_its_numbers() -> None:
    """What led there gives way to the result; what came of it follows on, and takes its weight along."""
    passages = told_of(
        Line("Greta wants to talk to the guard.", story=True, part="begins"),
        Line("Tobbe helps.", story=True, part="helps"),
        Line("Greta rolls.", kind="roll"),
        ROLL,
        Line("He is taken in.", story=True, part="follows", weight=3),
        Line("It rains.", story=True),
    )
    assert [passage.text for passage in passages] == [
        "Greta talks to the guard: 12 to 10, success. He is taken in.",
        "It rains.",
    ]
    assert [passage.weight for passage in passages] == [3, 0]


def test_what_leads_to_nothing_stays_and_nothing_else_follows_a_result() -> None:
    begun = Line("Greta wants to talk to the guard.", story=True, part="begins")
    assert [one.text for one in told_of(begun, Line("Greta concedes.", story=True))] == [begun.text, "Greta concedes."]
    other = Line("Tobbe climbs.", story=False, part="begins")
    assert [one.text for one in told_of(begun, other, ROLL)] == [
        begun.text,
        "Greta talks to the guard: 12 to 10, success.",
    ], "another exchange has begun since"
    late = told_of(ROLL, Line("It rains.", story=True), Line("Late.", story=True, part="follows"))
    assert [one.text for one in late][1:] == ["It rains.", "Late."]


def test_a_result_says_its_goal_and_whether_it_was_met() -> None:
    card = RollCard(
        "Greta talks to the guard", SIDES, "success", "Goal: “half of them pass”.", goal="half of them pass"
    )
    met, missed = [in_a_line(replace(card, met=met)) for met in (True, False)]
    assert met == "Greta talks to the guard: 12 to 10. The goal is met: “half of them pass”."
    assert missed == "Greta talks to the guard: 12 to 10. The goal isn't met: “half of them pass”."
    assert in_a_line(replace(card, goal="", deed="Greta, “let us through”", tally="12-12, then 9-7")) == (
        "Greta, “let us through”: 12-12, then 9-7, success."
    )
    assert in_a_line(RollCard("Greta waits", (), words="Well?")) == "Greta waits. “Well?”"
    three = (*SIDES, RollSide("The sergeant", total="8"))
    assert in_a_line(RollCard("Greta talks", three)) == "Greta talks: 12 to 10 and 8."


def test_title_days_and_cast_are_on_top(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", REAL) as lobby:
            table = await opened(lobby, 3, game="fate")
            for seat, command in (
                (1, fate.TakeReady("nettie")),
                (2, fate.TakeReady("osk")),
                (0, desk.StartSession()),
                (0, fate.OpenScene("The Drowned Bell", ())),
            ):
                assert isinstance(answer := await do(table, seat, command), int), answer
            told = whole(REAL["fate"], holding(table.history, table.shown.seq))
            assert told.title == "Fate Accelerated: The Drowned Bell"
            assert told.cast == ("P1 plays Nettie Corvane", "P2 plays Brother Osk", "P0 leads the game")
            assert str(datetime.now(UTC).year) in told.played
            page, text = html(told.title, told.sessions, told.top), markdown(told.title, told.sessions, told.top)
            for line in told.top:
                assert line in page and line in text
            book = zipfile.ZipFile(io.BytesIO(epub(told.title, told.sessions, told.top)))
            assert book.namelist()[0] == "mimetype" and book.read("mimetype") == b"application/epub+zip"
            pages = [
                ElementTree.fromstring(book.read(name))
                for name in book.namelist()
                if not name.endswith(("type", "css"))
            ]
            text = "".join([part for page in pages for part in page.itertext()])
            assert "P1 plays Nettie Corvane" in text and "Scene 1: The Drowned Bell" in text

    run(scenario)


def test_what_is_set_about_somebody_is_in_the_story_and_points_of_the_table_are_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", REAL) as lobby:
            table = await opened(lobby, 2, game="fate")
            await do(table, 1, fate.TakeReady("nettie"))
            nettie = table.head.state.characters[0].id
            for command in (
                desk.Overrule(nettie, "box 1", "yes", "the roof came down"),
                desk.Overrule("pool", "points", "2", "a late hour"),
            ):
                assert isinstance(answer := await do(table, 0, command), int), answer
            text = markdown("x", sessions(REAL["fate"], holding(table.history, table.shown.seq)))
            assert "the roof came down" in text and "late hour" not in text

    run(scenario)


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
