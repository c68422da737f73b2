"""Building, learning and gear, pressed at their edges."""

import pytest

from games.yags.given_people import ANN, alter, at, do, drafted, holding, item, person, refused, someone, table
from parlour.games.yags import moves as m
from parlour.games.yags.model import Culture
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.notices import blocking


@pytest.mark.rule("YAG-251")
def test_a_skill_of_ones_own_age_is_no_later_one() -> None:
    state, who = drafted(table(campaign_tl=7))
    assert do(at(state, who, "skills"), ANN, m.SetSkill(who, "computers", 2))
    state, who = drafted(table(campaign_tl=6))
    assert refused(at(state, who, "skills"), ANN, m.SetSkill(who, "computers", 1)) == ("too-high", "YAG-251")


@pytest.mark.rule("YAG-251", "YAG-279")
@pytest.mark.parametrize(
    ("campaign", "culture", "tl", "lies_apart"), [(8, 1, 3, True), (3, 6, 6, False), (3, 6, 7, True), (8, 1, 1, False)]
)
def test_goods_are_judged_by_the_tech_level_of_their_owners_culture(
    campaign: int, culture: int, tl: int, lies_apart: bool
) -> None:
    state = alter(
        holding(someone(culture="the valley"), campaign_tl=campaign), cultures=(Culture("the valley", culture),)
    )
    state = do(state, ANN, item("c1", "a thing", 1000, tl=tl))
    thing = person(state).items[0]
    assert (thing.here, thing.allowed) == (not lies_apart, not lies_apart)
    assert [notice.rule for notice in blocking(state, person(state))] == ["YAG-251"] * lies_apart


@pytest.mark.rule("YAG-145")
def test_a_single_point_buys_the_first_level_of_a_mastery() -> None:
    state = do(holding(someone(xp=1)), ANN, m.BuyOwn("c1", "mastery", "athletics", 1, "fencing"))
    assert (person(state).xp, [(known.name, known.level) for known in person(state).techniques]) == (
        0,
        [("fencing", 1)],
    )
    assert refused(holding(someone(xp=1)), ANN, m.BuyOwn("c1", "mastery", "athletics", 2, "fencing"))[1] == "YAG-145"


@pytest.mark.rule("YAG-160")
@pytest.mark.parametrize(
    ("tiny", "words"), [(1, "about 700 g"), (2, "about 70 g"), (3, "about 7 g"), (4, "less than a gram")]
)
def test_what_the_tiny_weigh(tiny: int, words: str) -> None:
    assert derive.mass_words(someone(size=0, tiny=tiny)) == words


@pytest.mark.rule("YAG-186")
def test_a_worn_load_is_none_of_its_own_or_a_weight() -> None:
    state = holding(someone())
    assert person(do(state, ANN, item("c1", worn_load=-1))).items[0].worn_load == -1
    assert refused(state, ANN, item("c1", worn_load=-2))[0] == "bad-value"
