"""What each seat sees, pressed at its edges: lies, blind rolls, sheets, works."""

import pytest

from games.yags.given_check import ANN, ANNS, BEN, BENS, FOE, GIL, calling, do, given, masters, person, roll, use
from games.yags.test_art import performed, play
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Item, State
from parlour.games.yags.rules import derive


def lie(*, truthful: bool = False) -> State:
    return do(given(), GIL, m.CallLie(truthful, ANN, BEN, "I was at home."))


@pytest.mark.rule("YAG-235")
@pytest.mark.parametrize("rolled", [False, True])
def test_of_a_lie_nobody_but_the_game_master_sees_a_number(rolled: bool) -> None:
    state = roll(lie(), 15, 4) if rolled else lie()
    seen = GAME.public(state).check
    assert (
        seen is not None
        and [(side.ability, side.total, side.die, side.rows, side.pair) for side in seen.sides]
        == [(None, None, 0, (), "")] * 2
    )
    assert (seen.truthful, seen.winner, seen.success, seen.gap, seen.level) == (None, -1, False, 0, 0)
    full = GAME.private(state, GIL).check
    assert full is not None and [side.ability for side in full.sides] == [6, 6] and full.truthful is False


@pytest.mark.rule("YAG-235", "YAG-233")
@pytest.mark.parametrize("truthful", [False, True])
def test_whether_it_is_the_truth_is_the_speakers_alone_and_the_belief_the_listeners(truthful: bool) -> None:
    state = roll(lie(truthful=truthful), 15, 4)
    speaker, listener = GAME.private(state, ANNS), GAME.private(state, BENS)
    assert speaker.check is not None and speaker.check.truthful is truthful and listener.check is None
    assert [belief.who for belief in listener.beliefs] == [BEN]
    assert speaker.beliefs == () and GAME.private(state, GIL).beliefs == ()


@pytest.mark.rule("YAG-235")
def test_blind_rolls_are_kept_for_the_game_master_alone() -> None:
    state = do(given(), GIL, calling(ANN, "Will", "guile", hidden=True), 11)
    assert [GAME.private(state, seat).kept for seat in (ANNS, BENS)] == [(), ()]
    assert [kept.target for kept in GAME.private(state, GIL).kept] == [20]
    assert GAME.public(state).check is None


@pytest.mark.rule("YAG-129", "YAG-130")
def test_a_work_of_several_rolls_ranks_by_its_lowest() -> None:
    state = performed(play(given(ann={"Agility": 4, "athletics": 4}), 2), 15, 2)
    state = performed(play(state, 1, who=FOE), 14)
    assert [work.quality for work in GAME.public(state).works] == [20, 18]


@pytest.mark.rule("YAG-137")
def test_the_familiarity_that_came_with_a_skill_stands_on_the_sheet() -> None:
    state = given(ann={"driving": 2})
    sheet = next(one for one in GAME.public(state).creatures if one.id == ANN).sheet
    assert sheet is not None and [(known.name, known.level, known.free) for known in sheet.techniques] == [
        ("typical car", 0, True)
    ]


@pytest.mark.rule("YAG-039", "YAG-041", "YAG-043", "YAG-047")
def test_attributes_are_called_by_their_band_on_the_sheet() -> None:
    state = given(
        ann={"Strength": 1, "Health": 2, "Agility": 4, "Dexterity": 5, "Perception": 6, "Empathy": 7, "Will": 9}
    )
    sheet = next(one for one in GAME.public(state).creatures if one.id == ANN).sheet
    assert sheet is not None and [row.label for row in sheet.attributes] == [
        "crippled", "poor", "high", "very high", "exceptional", "average", "incredible", "superhuman",
    ]  # fmt: skip


@pytest.mark.rule("YAG-186")
def test_armour_weighs_what_it_weighs_once_it_is_carried_or_handed_on() -> None:
    state = given(ann={"items": (Item("i1", "armour", 10_000, 6_000, worn=True),)})
    assert derive.load(person(state, ANN)) == 6_000
    assert derive.load(person(do(state, ANNS, m.PutItem(ANN, "i1", "carried")), ANN)) == 10_000
    handed = do(state, ANNS, m.HandItem(ANN, "i1", BEN))
    assert [derive.load(person(handed, who)) for who in (ANN, BEN)] == [0, 10_000]


@pytest.mark.rule("YAG-148")
def test_a_mastery_of_the_game_masters_own_shows_only_when_its_dice_lie_there() -> None:
    """It raises the fumble chance of whoever meets it."""
    state = masters(given(ann={"athletics": 4}, foe={"athletics": 4}), FOE, "athletics", 2)
    state = do(
        state, GIL, m.CallContest(False, ANN, "Agility", "athletics", FOE, "Agility", "athletics", "moderate", "")
    )
    state = use(state, at=1)
    shown, known = GAME.public(state).check, GAME.private(state, GIL).check
    assert (shown.sides[0].fumble, known.sides[0].fumble) == (1, 3)
    assert [chance.bars for chance in GAME.private(state, ANNS).chances] != []
    thrown = do(state, GIL, m.Roll(1), 9)
    assert GAME.public(thrown).check.sides[0].fumble == 3
