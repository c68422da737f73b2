"""Six Attributes, their order of importance, Creation Points and Potential."""

import pytest

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    RANKS,
    VALUES,
    at_traits,
    change,
    do,
    drafted,
    happens,
    holding,
    offered,
    permitted,
    person,
    plain,
    ranked,
    refusal,
    refused,
    set_values,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Options
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import lacks, notice

# Attributes


@pytest.mark.rule("PER-007")
def test_a_new_character_has_six_attributes_all_at_zero_and_no_seventh() -> None:
    state, who = drafted(table())
    assert ATTRIBUTES == ("Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature")
    assert person(state, who).values == (0, 0, 0, 0, 0, 0)
    assert refused(state, ANN, m.RankAttribute(who, "Luck", "First")) == ("no-such-attribute", "PER-007")
    state, who = ranked(table())
    assert refused(state, ANN, m.SetValue(who, "Luck", 1)) == ("no-such-attribute", "PER-007")


@pytest.mark.rule("PER-005")
def test_attributes_are_never_below_zero() -> None:
    state, who = ranked(table())
    assert refused(state, ANN, m.SetValue(who, "Knowledge", -1)) == ("bad-value", "PER-005")


@pytest.mark.rule("PER-006")
def test_only_the_order_of_importance_bounds_an_attribute() -> None:
    ranks = {
        "Power": "First",
        "Prowess": "First",
        "Cunning": "Second",
        "Competence": "Second",
        "Knowledge": "Third",
        "Stature": "Handicap",
    }
    state, who = ranked(table(creation_points=100), ranks=ranks)
    assert refused(state, ANN, m.SetValue(who, "Power", 41)) == ("bad-value", "PER-019")
    assert derive.value(person(do(state, ANN, m.SetValue(who, "Power", 40)), who), "Power") == 40


@pytest.mark.rule("PER-014", "PER-106")
def test_attributes_say_how_many_traits_one_may_begin_with() -> None:
    one = plain((4, 5, 3, 2, 1, 5))
    slots = [of(one).most for of in (derive.competence, derive.cunning, derive.power, derive.knowledge)]
    assert (slots, derive.pool(one).total, derive.threshold(holding(), one)) == ([4, 3, 2, 1], 15, 6)
    one = plain((3, 2, 4, 1, 0, 2))
    slots = [of(one).most for of in (derive.competence, derive.cunning, derive.power, derive.knowledge)]
    assert (slots, derive.pool(one).total, derive.threshold(holding(), one)) == ([3, 4, 1, 0], 6, 3)


# Ranks


@pytest.mark.rule("PER-018")
@pytest.mark.parametrize("wrong", ["Competence", "Power", "Knowledge"])
def test_two_first_two_second_one_third_one_handicap(wrong: str) -> None:
    state, who = drafted(table())
    for attribute, rank in {**RANKS, wrong: "First"}.items():
        state = do(state, ANN, m.RankAttribute(who, attribute, rank))  # type: ignore[arg-type]
    found = refusal(state, ANN, m.Step(True, who))
    assert (found.reason, found.rule) == (
        "not-complete",
        "PER-018",
    ) and "2 Attributes must be First; so far there are 3." in found.why
    state = do(state, ANN, m.RankAttribute(who, wrong, RANKS[wrong]), m.Step(True, who))  # type: ignore[arg-type]
    assert person(state, who).stage == "points"


@pytest.mark.rule("PER-104")
def test_ranks_come_before_values() -> None:
    state, who = drafted(table())
    assert refused(state, ANN, m.SetValue(who, "Power", 1)) == ("rank-first", "PER-104")
    assert refused(state, ANN, m.Step(True, who)) == ("not-complete", "PER-018")
    state, who = ranked(table())
    assert refused(state, ANN, m.RankAttribute(who, "Power", "First")) == ("wrong-step", "PER-104")


@pytest.mark.rule("PER-104")
def test_values_that_do_not_suit_new_ranks_are_taken_back() -> None:
    state, who = ranked(table())
    state = set_values(state, who, VALUES)
    kept = do(state, ANN, m.Step(False, who), m.Step(True, who))
    assert person(kept, who).values == (4, 5, 3, 2, 1, 5)
    state = do(
        state,
        ANN,
        m.Step(False, who),
        m.RankAttribute(who, "Stature", "Handicap"),
        m.RankAttribute(who, "Knowledge", "First"),
        m.Step(True, who),
    )
    assert person(state, who).values == (0, 0, 0, 0, 0, 0)


# Caps


@pytest.mark.rule("PER-019", "PER-X03")
def test_a_first_is_at_most_forty_per_cent() -> None:
    state, who = ranked(table())
    found = refusal(state, ANN, m.SetValue(who, "Stature", 9))
    assert (found.reason, found.rule) == ("bad-value", "PER-019") and "8" in found.why and "40% of 20" in found.why
    assert derive.value(person(do(state, ANN, m.SetValue(who, "Stature", 8)), who), "Stature") == 8


@pytest.mark.rule("PER-020", "PER-Q08")
def test_a_second_is_at_most_thirty_per_cent_and_not_above_either_first() -> None:
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 5, "Stature": 5})
    found = refusal(state, ANN, m.SetValue(who, "Cunning", 6))
    assert found.rule == "PER-020" and "above" in found.why
    state = set_values(state, who, {"Prowess": 8, "Stature": 7})
    assert refusal(state, ANN, m.SetValue(who, "Cunning", 7)).why.startswith("Cunning can be 6")
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 8, "Stature": 3})
    assert refused(state, ANN, m.SetValue(who, "Cunning", 4)) == ("bad-value", "PER-020")


@pytest.mark.rule("PER-021")
def test_the_third_is_at_most_twenty_per_cent_and_not_above_a_second() -> None:
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 5, "Stature": 5, "Competence": 4, "Cunning": 3})
    assert refused(state, ANN, m.SetValue(who, "Power", 4)) == ("bad-value", "PER-021")
    assert derive.value(person(do(state, ANN, m.SetValue(who, "Power", 3)), who), "Power") == 3
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 5, "Stature": 5, "Competence": 5, "Cunning": 5})
    assert "20% of 20" in refusal(state, ANN, m.SetValue(who, "Power", 5)).why


@pytest.mark.rule("PER-022")
def test_the_handicap_is_at_most_ten_per_cent_and_not_above_the_third() -> None:
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 5, "Stature": 5, "Competence": 4, "Cunning": 3, "Power": 1})
    assert refused(state, ANN, m.SetValue(who, "Knowledge", 2)) == ("bad-value", "PER-022")
    state = set_values(state, who, {"Competence": 3, "Power": 3})
    assert "10% of 20" in refusal(state, ANN, m.SetValue(who, "Knowledge", 3)).why


@pytest.mark.rule("PER-023", "PER-Q52")
def test_equal_values_across_ranks_are_allowed_and_firsts_stay_the_highest() -> None:
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 4, "Stature": 4, "Competence": 4, "Cunning": 3})
    assert refused(state, ANN, m.SetValue(who, "Competence", 5)) == ("bad-value", "PER-020")
    assert refused(state, ANN, m.SetValue(who, "Stature", 3)) == ("bad-value", "PER-023")


@pytest.mark.rule("PER-X03", "PER-X04")
def test_caps_of_twenty_and_thirty_points() -> None:
    for points, caps in ((20, [8, 6, 4, 2]), (30, [12, 9, 6, 3])):
        assert [derive.cap(rank, points) for rank in ("First", "Second", "Third", "Handicap")] == caps  # type: ignore[arg-type]
    state = table(creation_points=30)
    one = plain((8, 6, 7, 2, 4, 3), "FSFHST")
    assert (derive.potential(state, one), derive.skill_cap(state, one)) == (6, 8)
    legal, illegal = plain((5, 5, 4, 3, 2, 1)), plain((8, 3, 4, 3, 1, 1))
    assert lacks(holding(legal), legal) == []
    assert [rule for rule, _ in lacks(holding(illegal), illegal)] == ["PER-020"]


@pytest.mark.rule("PER-025")
def test_ranks_are_swapped_only_where_the_table_says_so() -> None:
    one = plain((4, 4, 4, 4, 2, 2), "FFSSTH")
    swap = m.SwapRanks("c900", "Prowess", "Cunning")
    assert [refused(holding(one), seat, swap) for seat in (ANN, GIL)] == [("never", "PER-025")] * 2
    assert refused(holding(one, priorities_change="viaTraits"), ANN, swap) == ("no-trait", "PER-025")
    assert refused(holding(one, priorities_change="free"), ANN, swap) == ("not-gm", "PER-025")
    state = do(holding(one, priorities_change="free"), GIL, swap)
    assert person(state, "c900").ranks[:4] == ("First", "Second", "First", "Second")
    assert refused(holding(one, priorities_change="free"), GIL, m.SwapRanks("c900", "Prowess", "Stature")) == (
        "over-cap",
        "PER-025",
    )


@pytest.mark.rule("PER-025")
def test_a_trait_swaps_as_often_as_it_says() -> None:
    from parlour.games.personae.content.effects import Effect
    from parlour.games.personae.model import Ability

    turn = Ability("a1", "Turning Point", "I change.", Effect("changePriority"), approved=True)
    one = plain((4, 4, 4, 4, 2, 2), "FFSSTH")
    one = plain((4, 4, 4, 4, 2, 2), "FFSSTH", abilities=(*one.abilities, turn))
    state = do(holding(one, priorities_change="viaTraits"), ANN, m.SwapRanks("c900", "Prowess", "Cunning"))
    assert derive.rank(person(state, "c900"), "Cunning") == "First"
    assert refused(state, ANN, m.SwapRanks("c900", "Prowess", "Cunning")) == ("no-trait", "PER-025")


# Points and Potential


@pytest.mark.rule("PER-103")
def test_everybody_gets_the_agreed_points() -> None:
    state, who = drafted(table(creation_points=30))
    state, other = drafted(state, BEN, "Nell")
    assert [person(state, one).points for one in (who, other)] == [30, 30]
    assert notice(30) == "" and "23" in notice(23)
    assert derive.creation_points(Options(creation_points=23), "main") == 23


@pytest.mark.rule("PER-105", "PER-Q13")
def test_all_points_are_placed() -> None:
    state, who = ranked(table())
    state = set_values(state, who, {**VALUES, "Knowledge": 0})
    found = refusal(state, ANN, m.Step(True, who))
    assert (found.reason, found.rule) == ("not-complete", "PER-105") and found.why.startswith("1 of 20")
    assert person(permitted(state, ANN, m.Step(True, who)), who).stage == "traits"
    state = do(state, ANN, m.SetValue(who, "Knowledge", 1))
    assert refused(state, ANN, m.SetValue(who, "Cunning", 4)) == ("no-points", "PER-105")
    assert person(do(state, ANN, m.Step(True, who)), who).stage == "traits"


@pytest.mark.rule("PER-026", "PER-Q01", "PER-Q02", "PER-X06")
@pytest.mark.parametrize(("total", "potential"), [(20, 4), (24, 4), (25, 5), (29, 5), (37, 7)])
def test_potential_is_a_fifth_of_the_attributes(total: int, potential: int) -> None:
    assert derive.potential(table(), plain((total, 0, 0, 0, 0, 0))) == potential


@pytest.mark.rule("PER-027")
def test_attributes_add_up_to_five_at_least() -> None:
    state, who = ranked(table(creation_points=5))
    state = set_values(change(state, who, points=4), who, {"Prowess": 1, "Stature": 1, "Competence": 1, "Cunning": 1})
    assert refused(state, ANN, m.Step(True, who)) == ("not-complete", "PER-027")
    assert derive.potential(state, person(state, who)) == 1


@pytest.mark.rule("PER-029")
def test_potential_rises_with_attributes() -> None:
    one = plain((5, 5, 4, 4, 4, 2), dp=1)
    state = holding(one)
    assert (derive.potential(state, one), derive.skill_cap(state, one)) == (4, 6)
    state = do(
        do(state, ANN, m.PlanRaise("c900", "c900", "Competence"), m.SubmitBatch("c900")), GIL, m.ApproveBatch("c900")
    )
    assert (derive.potential(state, person(state, "c900")), derive.skill_cap(state, person(state, "c900"))) == (5, 7)


@pytest.mark.rule("PER-006", "PER-019")
def test_the_offer_says_how_high_an_attribute_may_be() -> None:
    state, who = ranked(table())
    state = set_values(state, who, {"Prowess": 5, "Stature": 6})
    asks = {offer.fixed[1]: offer.asks[0] for offer in offered(state, ANN, "set_value")}
    assert [(asks[name].least, asks[name].most) for name in ("Prowess", "Competence", "Power")] == [
        (0, 8),
        (0, 5),
        (0, 0),
    ]  # type: ignore[union-attr]


@pytest.mark.rule("PER-105")
def test_values_are_logged_with_what_they_were() -> None:
    state, who = ranked(table())
    state = do(state, ANN, m.SetValue(who, "Prowess", 5))
    events, _ = happens(state, ANN, m.SetValue(who, "Prowess", 4))
    assert events == (m.ValueChosen(who, "Prowess", 5, 4),)
    state, who = at_traits(table())
    assert refused(state, ANN, m.SetValue(who, "Prowess", 4)) == ("wrong-step", "PER-105")
