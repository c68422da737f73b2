"""Who may read what of the story: the Dealer her own chapter and those before it, nobody a later one."""

import msgspec
import pytest

from games.fugue.given_campaign import SCOTT, SIMON, TROY, URSULA, chosen, do, handed, next_chapter, playing, table
from parlour.games.fugue import moves as m
from parlour.games.fugue.game import GAME
from parlour.games.fugue.model import State

_CHAPTER = """
[[chapters]]
title = "title-{0}"
text = "text-{0}"
scenes = [{{ title = "scene-{0}", text = "what happens in {0}" }}]
people = [{{ name = "person-{0}", notes = "notes-{0}" }}]
memories = [{{ to = "anybody", trigger = "t", memory = "memory-{0}", ability = "a" }}]
"""
STORY = """
key = "story"
title = "Story"
line = ""
introduction = "the-introduction"
setting = "the-setting"
advice = "the-advice"
opening = ""
healing = { text = "Eight hours.", hours = 8, unbroken = true }
""" + "".join([_CHAPTER.format(number) for number in (1, 2, 3, 4)])


def begun() -> State:
    return do(table(), (URSULA, m.BringContent(STORY)))


def reads(state: State, seat: int | None) -> set[str]:
    """The marks of the story in everything that is sent to this seat, offers and log lines too."""
    parts = [GAME.public(state)]
    if seat is not None:
        parts += [GAME.private(state, seat), GAME.offers(state, seat)]
    sent = b"".join([msgspec.json.encode(part) for part in parts]).decode()
    marks = ["the-introduction", "the-setting", "the-advice"]
    marks += [f"{what}-{number}" for number in (1, 2, 3, 4) for what in ("text", "scene", "person", "notes", "memory")]
    return {mark for mark in marks if mark in sent}


def chapter(number: int) -> set[str]:
    return {f"{what}-{number}" for what in ("text", "scene", "person", "notes", "memory")}


BOOKS = {"the-introduction", "the-setting", "the-advice"}


@pytest.mark.rule("FUG-016")
def test_the_first_dealer_reads_advice_setting_and_chapter_one_and_no_more() -> None:
    assert all(reads(begun(), seat) == set() for seat in range(4)), "before there is a Dealer nobody reads anything"
    state = chosen(begun())
    assert reads(state, URSULA) == BOOKS | chapter(1)
    for seat in (SCOTT, TROY, SIMON, None):
        assert reads(state, seat) == set()


@pytest.mark.rule("FUG-018")
def test_the_introduction_is_everybodys_once_it_has_been_read() -> None:
    state = do(chosen(begun()), (URSULA, m.OpenChapter()), (URSULA, m.OpenIntro()))
    assert reads(state, SCOTT) == set()
    assert reads(do(state, (URSULA, m.EndIntro())), SCOTT) == {"the-introduction"}


@pytest.mark.rule("FUG-010", "FUG-A64", "FUG-A78")
def test_later_chapters_are_closed_to_everybody() -> None:
    state = playing(begun())
    assert reads(state, URSULA) == BOOKS | chapter(1)
    offered = do(state, (URSULA, m.CloseChapter()), (URSULA, m.PassDealing("@2")))
    assert reads(offered, TROY) == {"the-introduction"}, "not before he has agreed"
    state = handed(state, TROY)
    assert reads(state, TROY) == BOOKS | chapter(1) | chapter(2), (
        "open from the hand-over on, so that there is time to prepare"
    )
    for seat in (URSULA, SCOTT, SIMON, None):
        assert not reads(state, seat) & (chapter(2) | chapter(3) | chapter(4))
    state = next_chapter(do(state, (TROY, m.OpenChapter())), SIMON)
    assert reads(state, SIMON) == BOOKS | chapter(1) | chapter(2) | chapter(3)
    assert reads(state, TROY) == {"the-introduction"}


@pytest.mark.rule("FUG-010")
def test_the_log_tells_nobody_what_the_set_holds() -> None:
    events, state = GAME.play(table(), URSULA, m.BringContent(STORY), None)
    for seat in (URSULA, SCOTT, None):
        told = " ".join([line.text for line in GAME.tell(state, events, seat)])
        assert not [mark for mark in (*BOOKS, *chapter(1), *chapter(4)) if mark in told]
