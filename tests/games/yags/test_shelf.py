"""The game master's shelf: what is in a file is shown, and one, some or all of it brought in."""

import pytest

from games.yags.given_people import ANN, BEN, GIL, do, happens, holding, offered, person, refused, skill, someone, table
from games.yags.test_yagsbook import KENNEL, book, one_skill, skills
from laws.test_secrets import frame
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Skill, State
from parlour.games.yags.rules.shelf import MOST
from parlour.games.yags.sheet_file import SAMPLE


def opened(text: str = KENNEL, state: State | None = None) -> State:
    return do(table(sitting=True) if state is None else state, GIL, m.OpenFile(text))


def shelf(state: State) -> list[str]:
    return [entry.name for entry in GAME.private(state, GIL).shelf]


@pytest.mark.rule("YAG-048")
def test_one_some_or_all_of_a_file_are_brought_in() -> None:
    state = opened()
    assert shelf(state) == ["Marsh hound", "Moor hound"]
    one = do(state, GIL, m.BringIn(False, ("l2",)))
    assert [(who.name, who.id, who.stage, who.kind, who.controller) for who in one.creatures] == [
        ("Moor hound", "c1", "ready", "creature", -1)
    ]
    both = do(one, GIL, m.BringIn(False, ("l1", "l2")))
    assert [who.name for who in both.creatures] == ["Moor hound", "Marsh hound", "Moor hound 2"]
    assert shelf(both) == ["Marsh hound", "Moor hound"], "a library is not used up"
    hidden = do(state, GIL, m.BringIn(True, ("l1",)))
    assert (hidden.creatures[0].id, hidden.creatures[0].hidden) == ("h1", True)
    assert shelf(do(both, GIL, m.ClearShelf(("l1",)))) == ["Moor hound"]


def test_our_own_format_goes_there_too_and_a_second_file_beside_the_first() -> None:
    state = opened(SAMPLE, opened())
    assert shelf(state) == ["Marsh hound", "Moor hound", "Tam Reed"]
    assert do(state, GIL, m.BringIn(False, ("l3",))).creatures[0].name == "Tam Reed"


@pytest.mark.rule("YAG-063")
def test_skills_the_campaign_does_not_have_are_kept_as_words_and_said() -> None:
    feint = '<advantages><advantage name="Feint" skill="Swim" cost="2"/></advantages>'
    state = opened(book(skills(one_skill("Swim", 3), one_skill("Melee", 4)) + feint))
    assert GAME.private(state, GIL).shelf[0].said == (
        "Not on the campaign's skill list, kept as words: swim 3, Feint (swim).",
    )
    one = do(state, GIL, m.BringIn(False, ("l1",))).creatures[0]
    assert (one.skills, one.techniques, one.notes) == ((Skill("melee", 4),), (), "Besides: swim 3, Feint (swim).")
    listed = do(do(state, GIL, skill("swim")), GIL, m.BringIn(False, ("l1",))).creatures[0]
    assert [known.name for known in listed.skills] == ["swim", "melee"] and [
        known.name for known in listed.techniques
    ] == ["Feint"]


def test_whoever_is_brought_in_plays_at_once() -> None:
    state = do(opened(state=holding(someone())), GIL, m.BringIn(False, ("l1",)))
    who = state.creatures[-1].id
    state = do(state, GIL, m.OpenScene("The kennel", "", "", ("c1", who)))
    assert person(state, who).here
    assert do(state, GIL, m.CallCheck(False, False, who, "Perception", "awareness", 20, "")).check is not None


def test_nobody_else_learns_what_is_on_the_shelf() -> None:
    state = table(sitting=True)
    events, after = happens(state, GIL, m.OpenFile(KENNEL))
    for seat in (ANN, BEN, None):
        assert frame(GAME, state, (), seat) == frame(GAME, after, events, seat)
    (line,) = GAME.tell(after, events, GIL)
    assert line.text.startswith(
        "On your shelf, from a file: Marsh hound and Moor hound. Marsh hound: Not played here, kept as words: passions,"
    )
    cleared, last = happens(after, GIL, m.ClearShelf(("l1",)))
    assert all(frame(GAME, after, (), seat) == frame(GAME, last, cleared, seat) for seat in (ANN, BEN, None))


def test_what_is_wrong_with_the_shelf() -> None:
    state = opened()
    assert (
        refused(state, ANN, m.OpenFile(KENNEL))
        == refused(state, ANN, m.BringIn(False, ("l1",)))
        == ("not-gm", "YAG-034")
    )
    assert refused(state, GIL, m.OpenFile("<characters/>")) == ("bad-file", "YAG-034")
    assert (
        refused(state, GIL, m.BringIn(False, ("l9",)))
        == refused(state, GIL, m.ClearShelf(()))
        == ("not-on-shelf", "YAG-034")
    )
    assert not offered(table(sitting=True), GIL, "bring_in") and not offered(state, ANN, "open_file")
    crowd = "<characters>" + '<character name="x"/>' * 60 + "</characters>"
    full = opened(crowd, opened(crowd))
    assert len(full.shelf) == MOST == 120 and not offered(full, GIL, "open_file")
    assert refused(opened(crowd, opened()), GIL, m.OpenFile(crowd)) == ("full", "YAG-034")
    assert refused(full, GIL, m.OpenFile(KENNEL)) == ("full", "YAG-034")
