"""A check (3.2) from the question to the last word: asked for, framed, rolled, told."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    awaited,
    call,
    calling,
    change,
    check,
    contest,
    do,
    events,
    given,
    masters,
    needs_route,
    roll,
    route,
    side,
    total,
    use,
    why,
)
from games.yags.reached import unseen
from parlour.games.yags import moves as m
from parlour.games.yags.model import Language, Side, Step
from parlour.games.yags.rules.sums import reckoned, steps, total_of
from parlour.roleplay.moves import EndSession

LOCK = {"Dexterity": 4, "lockpicking": 4}


@pytest.mark.rule("YAG-003")
@pytest.mark.parametrize("face", [1, 20])
def test_every_roll_is_one_die_of_twenty_sides(face: int) -> None:
    state = roll(call(given(), ANN, "Health"), face)
    assert (side(state).die, side(state).mode) == (face, "roll")
    open_now = call(given(), ANN, "Health")
    assert why(open_now, ANNS, m.EnterDie(0, 21)) == why(open_now, ANNS, m.EnterDie(0, 0)) == ("bad-die", "YAG-003")


@pytest.mark.rule("YAG-004")
def test_what_is_trivial_succeeds_without_a_die() -> None:
    state = do(given(), ANNS, m.AskCheck(ANN, "I open the door"))
    happened = events(state, GIL, m.Trivial(ANN, "She opens the door"))
    assert happened == (m.PetitionAnswered(1, True), m.Spared(ANN, "She opens the door", "YAG-004"))
    assert why(state, ANNS, m.Trivial(ANN, "It is easy"))[0] == "not-gm"


@pytest.mark.rule("YAG-005")
def test_the_game_master_picks_the_pair_and_the_target() -> None:
    state = call(given(ann=LOCK), ANN, "Dexterity", "lockpicking", 20, text="the back door")
    assert (side(state).attribute, side(state).skill, check(state).target, check(state).label) == (
        "Dexterity",
        "lockpicking",
        20,
        "moderate",
    )
    assert check(state).text == "the back door"
    assert reckoned(state, check(state), 0).ability == 16
    assert awaited(state) == {ANNS}
    assert why(given(), ANNS, calling(ANN, "Dexterity", "lockpicking")) == ("not-gm", "YAG-005")


@pytest.mark.rule("YAG-005")
def test_a_player_asks_and_framing_answers() -> None:
    state = do(given(), ANNS, m.AskCheck(ANN, "I pick the lock"))
    assert [(petition.what, petition.who, petition.text, petition.seat) for petition in state.petitions] == [
        ("check", ANN, "I pick the lock", ANNS)
    ]
    again = do(state, ANNS, m.AskCheck(ANN, "And the next one"))
    assert [petition.text for petition in again.petitions] == ["And the next one"]
    assert why(state, ANNS, m.AskCheck(BEN, "He jumps"))[0] == "not-yours"
    assert why(state, GIL, m.AskCheck(FOE, "It jumps"))[0] == "gm"
    other = call(state, BEN, "Dexterity")
    assert other.petitions
    assert not call(state, ANN, "Dexterity").petitions


@pytest.mark.rule("YAG-006")
def test_attribute_times_skill_and_the_die_must_meet_the_target() -> None:
    state = call(given(ann=LOCK), ANN, "Dexterity", "lockpicking", 20)
    met, missed = roll(state, 4), roll(state, 3)
    assert (total(met), check(met).success, check(met).gap) == (20, True, 0)
    assert (total(missed), check(missed).success, check(missed).gap) == (19, False, -1)
    assert steps(met, check(met), 0) == (
        Step("Dexterity", 4, "YAG-006"),
        Step("lockpicking", 4, "YAG-006", "x"),
        Step("die", 4, "YAG-003"),
    )


@pytest.mark.rule("YAG-007", "YAG-261")
def test_a_raw_attribute_counts_four_times() -> None:
    state = call(given(), ANN, "Health", "", 20)
    assert reckoned(state, check(state), 0).ability == 12
    assert (side(state).skill, side(state).route, needs_route(state)) == ("", "raw", [])
    assert total(roll(state, 8)) == 20 and check(roll(state, 8)).success
    assert not check(roll(state, 7)).success


@pytest.mark.rule("YAG-009", "YAG-Q73")
def test_a_natural_1_fails_whatever_the_total() -> None:
    state = roll(call(given(ann={"Dexterity": 5, "lockpicking": 6}), ANN, "Dexterity", "lockpicking", 10), 1)
    assert (total(state), check(state).success, side(state).fumbled, check(state).level) == (31, False, True, 0)
    assert do(state, GIL, m.TellOutcome("The pick breaks.")).check.outcome == "The pick breaks."  # type: ignore[union-attr]


@pytest.mark.rule("YAG-010", "YAG-X13")
def test_a_raised_fumble_chance_fails_more_faces() -> None:
    state = call(given(ann={"Dexterity": 5, "lockpicking": 5}), ANN, "Dexterity", "lockpicking", 20)
    state = do(state, GIL, m.SetFumble(3))
    outcomes = [check(roll(state, face)).success for face in range(1, 21)]
    assert (outcomes[2], outcomes[3], sum(outcomes)) == (False, True, 17)
    assert total(roll(state, 3)) == 28


@pytest.mark.rule("YAG-188", "YAG-X04")
def test_a_talent_of_most_people_fails_a_moderate_check_thirteen_times_in_twenty() -> None:
    state = call(given(), ANN, "Agility", "athletics", 20)
    assert [face for face in range(1, 21) if check(roll(state, face)).success] == [14, 15, 16, 17, 18, 19, 20]


@pytest.mark.rule("YAG-024")
def test_a_natural_20_does_nothing_special_against_a_target() -> None:
    state = roll(call(given(ann={"Dexterity": 3, "lockpicking": 1}), ANN, "Dexterity", "lockpicking", 25), 20)
    assert (total(state), check(state).success) == (23, False)


# Before the die


@pytest.mark.rule("YAG-005", "YAG-187")
def test_the_frame_can_be_changed_until_a_die_falls() -> None:
    state = call(given(ann=LOCK), ANN, "Dexterity", "lockpicking", 20)
    state = do(state, GIL, m.SetTarget(25))
    state = do(state, GIL, m.SetTime(10))
    assert (check(state).target, check(state).minutes) == (25, 10)
    for command in (
        m.SetTarget(5),
        m.SetFumble(2),
        m.SetTime(5),
        m.Judge(True, False),
        m.Adjust(0, 2, "light"),
        m.Shift(0, 1, "x"),
    ):
        assert why(state, ANNS, command)[0] == "not-gm"
        assert why(roll(state, 5), GIL, command)[0] == "not-now"
    half = do(contest(given(), Side(ANN, "Strength"), Side(BEN, "Strength")), ANNS, m.Roll(0), 5)
    assert why(half, GIL, m.Adjust(1, 5, "footing")) == ("rolled", "YAG-187")
    assert why(half, GIL, m.SetTarget(20)) == ("rolled", "YAG-005")


def test_a_contest_has_no_target_and_no_time() -> None:
    state = contest(given(), Side(ANN, "Strength"), Side(BEN, "Strength"))
    assert why(state, GIL, m.SetTarget(20)) == ("no-target", "YAG-019")
    assert why(state, GIL, m.SetTime(20)) == why(state, GIL, m.Judge(True, True)) == ("opposed", "YAG-030")
    assert why(state, GIL, m.Adjust(2, 5, "footing")) == ("bad-side", "YAG-187")


@pytest.mark.rule("YAG-177", "YAG-232")
def test_any_circumstance_is_a_modifier_with_a_name() -> None:
    state = call(given(), ANN, "Strength", "athletics", 20)
    state = do(do(state, GIL, m.Adjust(0, -5, "a light load in water")), GIL, m.Adjust(0, 3, "calm sea"))
    assert total(roll(state, 10)) == 6 - 5 + 3 + 10
    state = do(state, GIL, m.Adjust(0, -2, "a light load in water"))
    assert total(roll(state, 10)) == 6 - 2 + 3 + 10
    state = do(state, GIL, m.Adjust(0, 0, "calm sea"))
    assert [(one.label, one.amount) for one in side(state).modifiers] == [("a light load in water", -2)]


@pytest.mark.rule("YAG-Q32")
def test_fatigue_wounds_and_stuns_take_their_penalties_off_every_roll() -> None:
    state = change(given(), ANN, fatigue=3, fatigue_penalty=1, wound_penalty=2, stun_penalty=4)
    assert total(roll(call(state, ANN, "Health"), 10)) == 12 + 10 - 7
    by_point = change(given(fatigue_penalty="perPoint"), ANN, fatigue=3)
    assert total(roll(call(by_point, ANN, "Health"), 10)) == 12 + 10 - 3


def test_second_thoughts_before_the_die() -> None:
    state = call(given(), ANN, "Strength", "", 20)
    assert do(state, ANNS, m.CallOff()).check is None
    assert do(state, GIL, m.CallOff()).check is None
    assert why(state, BENS, m.CallOff())[0] == "not-gm"
    seen = do(given(), GIL, m.CallNotice(False, ANN, "subtle", ""))
    assert why(seen, ANNS, m.CallOff())[0] == "not-gm"
    assert why(roll(state, 10), GIL, m.CallOff())[0] == "not-now"
    half = do(contest(given(), Side(ANN, "Strength"), Side(BEN, "Strength")), ANNS, m.Roll(0), 5)
    assert why(half, ANNS, m.CallOff())[0] == "not-gm"
    assert do(half, GIL, m.CallOff()).check is None


def test_one_check_at_a_time_and_the_next_takes_the_place_of_the_last() -> None:
    state = call(given(), ANN, "Strength")
    assert why(state, GIL, calling(BEN, "Strength")) == ("not-now", "YAG-005")
    state = roll(state, 10)
    assert check(call(state, BEN, "Strength")).number == 2
    assert do(state, ANNS, m.CloseCheck()).check is do(state, GIL, m.CloseCheck()).check is None
    assert why(state, BENS, m.CloseCheck())[0] == "not-yours"
    assert awaited(state) == set()


def test_nobody_is_asked_outside_a_scene_or_who_is_elsewhere() -> None:
    assert why(change(given(), ANN, here=False), GIL, calling(ANN, "Will"))[0] == "not-here"
    assert why(change(given(), ANN, here=False), ANNS, m.AskCheck(ANN, "I jump"))[0] == "not-here"
    closed = do(given(), GIL, m.CloseScene())
    assert (
        why(closed, GIL, calling(ANN, "Will")) == why(closed, ANNS, m.AskCheck(ANN, "I jump")) == ("not-now", "YAG-005")
    )
    over = do(do(given(), GIL, m.CloseScene()), GIL, EndSession())
    assert why(over, GIL, calling(ANN, "Will")) == ("not-now", "YAG-005")
    assert why(change(given(), ANN, stage="dead"), GIL, calling(ANN, "Will"))[0] == "dead"
    hidden, hid = unseen(given(), FOE)
    assert why(hidden, GIL, calling(hid, "Will"))[0] == "hidden"
    assert why(given(), GIL, calling("c9", "Will"))[0] == "bad-target"
    assert why(given(), GIL, calling(ANN, "Luck"))[0] == "no-attribute"
    assert why(given(), GIL, calling(ANN, "Will", "cheese"))[0] == "no-skill"


def test_dice_rolled_by_hand_are_flagged() -> None:
    state = do(call(given(), ANN, "Health"), ANNS, m.EnterDie(0, 17))
    assert (total(state), side(state).by_hand, side(state).die) == (29, True, 17)
    assert not side(roll(call(given(), ANN, "Health"), 17)).by_hand


def test_everybody_rolls_for_their_own() -> None:
    state = call(given(), ANN, "Health")
    assert why(state, BENS, m.Roll(0)) == ("not-yours", "YAG-006")
    assert why(state, ANNS, m.Roll(1)) == ("bad-side", "YAG-006")
    assert why(given(), ANNS, m.Roll(0))[0] == "not-now"
    half = do(contest(given(), Side(ANN, "Strength"), Side(BEN, "Strength")), ANNS, m.Roll(0), 5)
    assert why(half, ANNS, m.Roll(0)) == ("rolled", "YAG-006")
    assert awaited(half) == {BENS}


# What may not be tried


@pytest.mark.rule("YAG-038", "YAG-Q67")
def test_without_an_attribute_nothing_that_uses_it_is_tried() -> None:
    state = given(foe={"Empathy": 0})
    assert why(state, GIL, calling(FOE, "Empathy", "charm")) == ("attribute-none", "YAG-038")
    assert why(state, GIL, calling(FOE, "Empathy")) == ("attribute-none", "YAG-Q67")
    assert why(state, GIL, m.CallCharm(FOE, "", "")) == ("attribute-none", "YAG-038")
    assert check(call(state, FOE, "Will", "guile"))


@pytest.mark.rule("YAG-078")
def test_a_knowledge_takes_a_score() -> None:
    assert why(given(), GIL, calling(ANN, "Intelligence", "history")) == ("knowledge-none", "YAG-078")
    assert why(given(), GIL, m.CallFact(False, ANN, "history", 20, "")) == ("knowledge-none", "YAG-078")
    assert total(roll(call(given(ann={"history": 1}), ANN, "Intelligence", "history"), 10)) == 13


@pytest.mark.rule("YAG-082")
def test_languages_are_not_rolled() -> None:
    state = change(given(), ANN, languages=(Language("Latin", 3),))
    assert why(state, GIL, calling(ANN, "Intelligence", "Latin")) == ("language", "YAG-082")


# Load


@pytest.mark.rule("YAG-178", "YAG-184", "YAG-Q39")
def test_an_attribute_at_nothing_by_load_still_rolls() -> None:
    state = given(ann={"athletics": 6, "load": 72})
    assert total(roll(call(state, ANN, "Agility", "athletics"), 9)) == 9
    moderate = given(ann={"athletics": 6, "load": 18})
    assert total(roll(call(moderate, ANN, "Agility", "athletics"), 9)) == 2 * 6 + 9


@pytest.mark.rule("YAG-184")
def test_load_is_taken_off_after_what_a_roll_adds_to_the_attribute() -> None:
    state = masters(given(ann={"athletics": 5, "load": 72}), ANN, "athletics", 5)
    state = use(call(state, ANN, "Agility", "athletics"))
    assert (reckoned(state, check(state), 0).attribute, total(roll(state, 9))) == (0, 0 * 5 + 5 + 9)
    state = do(state, GIL, m.Shift(0, 2, "wings"))
    assert reckoned(state, check(state), 0).attribute == 3 + 2 + 1 - 4


@pytest.mark.rule("YAG-181", "YAG-X38", "YAG-Q45")
def test_over_encumbered_every_agility_check_comes_to_nothing() -> None:
    state = given(ann={"sleight": 4, "load": 80})
    nothing = do(call(state, ANN, "Agility", "athletics", 20), ANNS, m.Roll(0))
    assert (total(nothing), side(nothing).die, check(nothing).success, side(nothing).fumbled) == (0, 0, False, False)
    assert why(call(state, ANN, "Agility"), ANNS, m.EnterDie(0, 20)) == ("no-die", "YAG-181")
    assert total(roll(call(state, ANN, "Dexterity", "sleight"), 11)) == 15
    by_ability = given(ann={"athletics": 4, "load": 80}, load_over_agility="ability")
    assert total(roll(call(by_ability, ANN, "Agility", "athletics"), 11)) == 11
    shifted = do(call(by_ability, ANN, "Agility", "athletics"), GIL, m.Shift(0, 2, "wings"))
    assert total(roll(shifted, 11)) == 11


def test_what_a_roll_was_made_of_stays_as_it_was() -> None:
    state = roll(call(given(), ANN, "Health"), 10)
    before = steps(state, check(state), 0)
    assert steps(change(state, ANN, wound_penalty=5, attributes=(1,) * 8), check(state), 0) == before


@pytest.mark.rule("YAG-Q11", "YAG-Q12")
def test_halves_are_rounded_down_and_nothing_is_halved_twice() -> None:
    state = call(given(ann={"Dexterity": 3, "sleight": 2}), ANN, "Dexterity", "lockpicking", 10)
    default = route(state, "default", "sleight")
    assert total_of(reckoned(default, check(default), 0), 5) == (6 + 5) // 2 == 5


def test_who_is_let_go_leaves_no_check_behind() -> None:
    state = do(roll(call(given(), FOE, "Will"), 10), GIL, calling(FOE, "Will", hidden=True), 10)
    assert why(call(given(), FOE, "Will"), GIL, m.DropCreature(FOE))
    gone = do(state, GIL, m.DropCreature(FOE))
    assert (gone.check, gone.kept) == (None, ())
    other = do(state, GIL, m.DropCreature(BEN))
    assert other.check is not None and len(other.kept) == 1
