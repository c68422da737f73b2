"""What is asked of a seat, and whom the others wait for: every step has its sentence."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.yags.given_check import ANN as ANNA
from games.yags.given_check import (
    ANNS,
    BEN,
    BENS,
    FOE,
    GUARD,
    call,
    contest,
    do,
    given,
    knows,
    masters,
    person,
    roll,
    seat_of,
)
from games.yags.given_check import GIL as GM
from games.yags.given_scene import go, over
from games.yags.midway import ANN, BEA, EVERYBODY, GIL, LIE, OPEN, OVE, PEOPLE, RUN, SECRET, STATE, WALL
from games.yags.reached import alter, unseen
from parlour.games.yags import moves as m
from parlour.games.yags.model import Options, Petition, Side, State
from parlour.games.yags.rules.play import awaited
from parlour.games.yags.words.prompts import prompt
from parlour.roleplay.moves import EndSession

CALM = replace(
    STATE,
    creatures=tuple([replace(one, stage="ready") if one.id == "c3" else one for one in PEOPLE]),
    tasks=(),
    climbs=(),
)
"""Nothing is asked of anybody."""


def asked(state: State, seat: int | None, *waiting: int) -> str:
    return prompt(state, seat, waiting)


def read(state: State, seat: int | None) -> str:
    """As the rules await."""
    return prompt(state, seat, tuple(awaited(state)))


def test_before_and_between_scenes() -> None:
    before = replace(CALM, desk=replace(STATE.desk, sitting=False), scene=replace(STATE.scene, open=False))
    assert (
        asked(before, GIL, GIL).endswith("start the session.")
        and asked(before, ANN, GIL) == "Waiting for the game master to start the session."
    )
    assert asked(before, OVE, OVE) == "Make a character, or take a ready-made one."
    between = replace(CALM, scene=replace(STATE.scene, open=False))
    assert asked(between, GIL).startswith("Open a scene") and asked(between, ANN).startswith("Between scenes")
    assert (
        asked(replace(CALM, desk=replace(STATE.desk, closed=True)), None) == "The story is told. The table is closed."
    )


def test_in_a_plain_scene_anybody_may_speak() -> None:
    assert (
        asked(CALM, GIL).startswith("The quay: ask what they do, or")
        and asked(CALM, ANN) == "The quay: say what you do, ask for a check, or just talk."
    )
    assert asked(CALM, None) == "The quay. The story goes on."
    rounds = replace(CALM, scene=replace(STATE.scene, round=3))
    assert asked(rounds, ANN) == "The quay, round 3: choose a gait, take a free move, or say what you do."
    assert asked(rounds, GIL) == "Round 3: move your characters, call for checks, or start the next round."
    long = replace(CALM, scene=replace(STATE.scene, place="The quay, from the crane to the lamp"))
    assert asked(long, None) == "The quay. The story goes on."


@pytest.mark.rule("YAG-165")
def test_who_has_moved_in_a_round_is_not_asked_for_a_gait() -> None:
    clear = over({})
    assert read(clear, ANNS) == "The square, round 1: choose a gait, take a free move, or say what you do."
    assert read(go(clear), ANNS) == "The square, round 1: say what you do, or wait for the next round."
    assert (
        read(do(clear, ANNS, m.MoveFree(ANNA, 1)), ANNS)
        == "The square, round 1: say what you do, or wait for the next round."
    )
    assert (
        read(do(go(clear), GM, m.NextRound()), ANNS)
        == "The square, round 2: choose a gait, take a free move, or say what you do."
    )
    rough = over({"obstruction": "moderate"})
    assert read(rough, ANNS) == "The square, round 1: choose a gait, or say what you do."
    assert read(clear, GM) == "Round 1: move your characters, call for checks, or start the next round."
    moved = clear
    for who in (ANNA, BEN, FOE, GUARD):
        moved = do(moved, seat_of(moved, who), m.MoveFree(who, 1))
    assert read(moved, GM) == "Round 1: call for checks, or start the next round."


@pytest.mark.parametrize(
    ("stage", "ask"),
    [
        ("frame", "Pip: give them a concept"),
        ("attributes", "Pip: set the attributes"),
        ("skills", "Pip: set skills"),
        ("techniques", "Pip: buy techniques"),
        ("gear", "Pip: add gear"),
    ],
)
def test_who_makes_a_character_is_told_the_step(stage: Any, ask: str) -> None:
    for back in ("", "too good"):
        people = tuple([replace(one, stage=stage, sent_back=back) if one.id == "c3" else one for one in PEOPLE])
        state = replace(CALM, creatures=people, scene=replace(STATE.scene, open=False))
        assert asked(state, BEA, BEA).startswith("Pip was sent back" if back else ask)
        assert asked(state, BEA, GIL) == asked(state, BEA, BEA), "also while nothing she may do now is owed"
        assert "sent back" not in asked(state, ANN, BEA)


def test_the_game_master_looks_at_characters() -> None:
    people = tuple([replace(one, stage="review") if one.id == "c3" else one for one in PEOPLE])
    assert asked(replace(CALM, creatures=people), GIL, GIL) == "Approve Pip, or send the sheet back?"
    assert asked(replace(CALM, creatures=people), ANN, GIL) == "Waiting for Gil to review Pip."


@pytest.mark.parametrize(
    ("petition", "words"),
    [
        (
            Petition(1, ANN, "check", "c1", "pick the lock"),
            "Call for a check? Bran wants to try “pick the lock”.",
        ),
        (
            Petition(1, ANN, "study", "c1", "the abbey", "history", 3),
            "Allow “the abbey” as a source? Bran wants to study history.",
        ),
        (
            Petition(1, ANN, "tl", "c1", "laser, of Tech Level 9", "i2"),
            "Allow this for Bran: laser, of Tech Level 9?",
        ),
    ],
)
def test_what_waits_for_the_game_master_is_put_to_her(petition: Petition, words: str) -> None:
    state = replace(CALM, petitions=(petition,))
    assert asked(state, GIL, GIL) == words and asked(state, ANN, GIL) == "Waiting for Gil to answer a request."


# The open check


def test_who_rolls_is_asked_and_the_others_wait() -> None:
    state = call(given(ann={"lockpicking": 4}), ANNA, "Dexterity", "lockpicking", text="pick the lock")
    assert read(state, ANNS) == "Roll for Ann. Pick the lock: moderate 20."
    skilled = masters(given(ann={"lockpicking": 4}), ANNA, "lockpicking", 2, "safes")
    named = call(skilled, ANNA, "Dexterity", "lockpicking", text="pick the lock")
    assert read(named, ANNS) == "Roll for Ann, or use a technique first."
    assert read(do(named, ANNS, m.Apply(True, 0, person(named, ANNA).techniques[0].id)), ANNS).startswith(
        "Roll for Ann. "
    )
    assert read(state, BENS) == read(state, None) == "Waiting for Ann to roll for Ann."
    unsaid = call(given(), ANNA, "Intelligence", "demolitions", text="cut the wire")
    assert (
        read(unsaid, ANNS) == "How does Ann do it? Cut the wire: moderate 20."
        and read(unsaid, BENS) == "Waiting for Ann to roll for Ann."
    )


def test_both_sides_of_a_contest_are_asked() -> None:
    state = contest(given(), Side(ANNA, "Strength", "brawl"), Side(FOE, "Strength", "brawl"))
    assert read(state, ANNS) == "Roll for Ann. Ann against Foe."
    assert read(roll(state, 12), ANNS) == "Waiting for Gil to roll for Foe." and "Roll for Foe" in read(
        roll(state, 12), GM
    )


@pytest.mark.rule("YAG-031")
def test_the_game_master_is_asked_to_judge() -> None:
    state = call(given(ann={"lockpicking": 4}), ANNA, "Dexterity", "lockpicking", text="pick the lock")
    wants = do(state, ANNS, m.Take(0, "take10"))
    assert read(wants, GM) == "Is it predictable and free of stress? Ann wants to take 10."
    assert read(wants, ANNS) == "Waiting for Gil to judge it."
    learned = knows(given(ann={"history": 4}), ANNA, "ballads", "history", 2, kind="specialisation")
    named = do(do(learned, GM, m.CallFact(False, ANNA, "history", 30, "who wrote it")), ANNS, m.Apply(True, 0, "k1"))
    assert read(named, GM) == "How well does Ann's specialisation fit?"


@pytest.mark.rule("YAG-247")
def test_who_is_thrown_at_is_asked_first() -> None:
    state = do(given(), GM, m.CallAttack(FOE, ANNA, 20, -1, ""))
    assert (
        read(state, ANNS).startswith("Does Ann dodge? ")
        and read(state, BENS) == "Waiting for Ann to say whether Ann dodges."
    )


@pytest.mark.rule("YAG-195")
def test_a_number_made_up_of_several_is_asked_for_in_short() -> None:
    assert read(go(over({"obstruction": "moderate", "unstable": 5})), ANNS) == "Roll for Ann. Ann jogs: target 15."
    assert read(go(over({"obstruction": "moderate"})), ANNS) == "Roll for Ann. Ann jogs: moderate 10."


@pytest.mark.rule("YAG-202")
def test_a_failure_that_can_be_turned_asks_for_its_price() -> None:
    state = roll(go(over({"obstruction": "moderate", "unstable": 5})), 2)
    assert read(state, ANNS) == "Pay a point of fatigue to succeed? Ann has 8 against 15: failure."
    assert read(state, BENS) == "Waiting for Ann to say whether Ann pays."


@pytest.mark.rule("YAG-210")
def test_a_climber_who_slips_is_asked_how_to_hold_on() -> None:
    slipped = replace(RUN, situation="climb", target=30, label="brick wall", parts=())
    state = replace(CALM, check=slipped, climbs=(WALL,))
    assert asked(state, ANN, ANN) == "Pay a point of fatigue to hold on with Bran, or roll not to fall?"
    assert asked(state, OVE, ANN) == "Waiting for Ann to hold on with Bran."
    late = replace(state, options=Options(climb_rescue="after"), check=replace(slipped, second=True))
    assert asked(late, ANN, ANN).startswith("Pay a point of fatigue to hold on? ")


@pytest.mark.rule("YAG-122")
def test_in_a_competition_the_loser_and_the_better_master_choose() -> None:
    state = masters(given(ann={"games": 4}), ANNA, "games", 3, "chess")
    state = do(
        state,
        GM,
        m.StartRace(True, ANNA, "Intelligence", "games", FOE, "Intelligence", "games", "first", 2, "chess", "Chess"),
    )
    state = alter(state, tasks=(replace(state.tasks[0], advantage=0),))
    state = do(state, GM, m.Work(state.tasks[0].id))
    state = do(state, GM, m.ChooseRoute(1, "unskilled", "")) if not state.check.sides[1].route else state  # type: ignore[union-attr]
    state = roll(state, 15, 10)
    assert read(state, GM) == "Pay a point of fatigue to block it? Ann is about to score against Foe."
    assert read(state, BENS) == "Waiting for Gil to say whether Foe blocks it."
    state = do(state, GM, m.Block(False))
    assert read(state, ANNS) == "Ann scores: keep the advantage, tire the other side, or just score?"


@pytest.mark.rule("YAG-124")
def test_the_team_that_has_not_named_anybody_is_asked() -> None:
    state = do(given(), GM, m.StartTeam(True, (ANNA,), (FOE,), "Strength", "", "turns", 3, "", "Tug of war"))
    named = do(state, ANNS, m.PickMember(state.tasks[0].id, 0, ANNA))
    assert (
        read(named, GM) == "Name the next team member: Tug of war (Foe)."
        and read(named, ANNS) == "Waiting for Gil to name the next member."
    )


def test_a_lie_is_rolled_unseen() -> None:
    state = replace(CALM, check=LIE)
    assert asked(state, ANN, ANN, BEA) == "Roll blind for Bran. Bran tells Orla something: is it the truth?"
    assert asked(state, BEA, BEA) == "Roll blind for Orla. Bran tells Orla something: is it the truth?"
    assert asked(replace(state, check=replace(LIE, truthful=True)), BEA, BEA) == asked(state, BEA, BEA)


@pytest.mark.rule("YAG-013")
def test_who_did_well_may_choose_how_well() -> None:
    state = roll(call(given(ann={"Dexterity": 5, "lockpicking": 4}), ANNA, "Dexterity", "lockpicking"), 13)
    assert read(state, ANNS) == "Choose style, completeness or speed for this success, or go on."
    assert read(state, BENS) == "The square: say what you do, ask for a check, or just talk."


def test_prompts_tell_no_secrets() -> None:
    hidden = unseen(given(), FOE)[0]
    for state in (STATE, CALM, replace(CALM, check=OPEN), replace(CALM, check=LIE), hidden):
        for seat in EVERYBODY:
            assert SECRET not in prompt(state, seat, tuple(awaited(state)))


def test_when_the_session_is_over_somebody_may_still_look_around() -> None:
    over_now = do(do(given(), GM, m.CloseScene()), GM, EndSession())
    assert read(over_now, ANNS) == "Waiting for the game master to start the session." and read(over_now, GM).endswith(
        "then start the session."
    )
