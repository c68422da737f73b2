"""What is asked of a seat, and whom the others wait for: every step has its sentence."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.midway import (
    ACTOR,
    ALONE,
    ANN,
    BEA,
    EVERYBODY,
    GIL,
    OPEN,
    OVE,
    PEOPLE,
    QUIET,
    REACTOR,
    ROLLED,
    SECRET,
    STATE,
)
from parlour.games.personae.model import (
    Batch,
    Challenge,
    Consent,
    Duel,
    Encounter,
    Petition,
    Provocation,
    Series,
    Side,
    State,
)
from parlour.games.personae.words.prompts import prompt

CALM = replace(
    QUIET, individuals=tuple([replace(one, stage="ready") if one.id == "c3" else one for one in PEOPLE]), batches=()
)
"""Nothing is asked of anybody."""


def asked(state: State, seat: int | None, *awaited: int) -> str:
    return prompt(state, seat, awaited)


def trying(**values: Any) -> State:
    return replace(CALM, challenge=replace(OPEN, **values))


def test_before_and_between_scenes() -> None:
    before = replace(CALM, desk=replace(STATE.desk, sitting=False), scene=replace(STATE.scene, open=False))
    assert (
        asked(before, GIL, GIL).endswith("start the session.")
        and asked(before, ANN, GIL) == "The game master starts the session."
    )
    assert asked(before, OVE, OVE) == "Make a character, or take a ready-made one."
    between = replace(CALM, scene=replace(STATE.scene, open=False))
    assert asked(between, GIL).startswith("Open a scene") and asked(between, ANN).startswith("Between scenes")
    assert (
        asked(replace(CALM, desk=replace(STATE.desk, closed=True)), None) == "The story is told. The table is closed."
    )


def test_in_a_plain_scene_anybody_may_speak() -> None:
    assert (
        asked(CALM, GIL).startswith("The quay: ask the players what they do.")
        and asked(CALM, ANN) == "The quay: say what you do, issue a Challenge, or just talk."
    )
    assert asked(CALM, None) == "The quay. The story goes on."


@pytest.mark.parametrize(
    ("stage", "ask"),
    [
        ("concept", "Pip: write a concept"),
        ("ranks", "Pip: rank the Attributes"),
        ("points", "Pip: spread the Creation Points"),
        ("traits", "Pip: choose Skills"),
        ("gear", "Pip: add gear"),
    ],
)
def test_who_makes_a_character_is_told_the_step(stage: str, ask: str) -> None:
    for back in ("", "too good"):
        people = tuple([replace(one, stage=stage, sent_back=back) if one.id == "c3" else one for one in PEOPLE])
        state = replace(CALM, individuals=people, scene=replace(STATE.scene, open=False))
        assert asked(state, BEA, BEA).startswith("Pip was sent back" if back else ask)
        assert asked(state, BEA, GIL) == asked(state, BEA, BEA), "also while nothing she may do now is owed"
        assert "sent back" not in asked(state, ANN, BEA)


def test_the_game_master_looks_at_characters_and_plans() -> None:
    people = tuple([replace(one, stage="review") if one.id == "c3" else one for one in PEOPLE])
    assert asked(replace(CALM, individuals=people), GIL, GIL) == "Approve Pip, or send them back."
    assert asked(replace(CALM, individuals=people), ANN, GIL) == "Waiting for Gil to look at Pip."
    plans = replace(CALM, batches=(Batch("c2", (), True),))
    assert asked(plans, GIL, GIL).startswith("Approve the planned Development Points")


def test_a_challenge_asks_step_by_step() -> None:
    assert asked(trying(stage="help"), ANN, ANN) == "Does anyone help? Bran attacks Foe."
    assert (
        asked(trying(), GIL, GIL) == "How does Foe answer? Bran attacks Foe."
        and asked(trying(), ANN, GIL) == "Waiting for Gil to answer for Foe."
    )
    settings = trying(
        stage="settings", sides=(replace(ACTOR, dice=(), pending="t2", reason="all rope"), replace(REACTOR, dice=()))
    )
    assert asked(settings, GIL, GIL, ANN).startswith("Does this Expertise help: “all rope”?")
    assert asked(settings, ANN, GIL, ANN).startswith("Use what helps, then press Ready.") and asked(
        settings, OVE, ANN
    ).startswith("Waiting for Ann to be ready")
    tied = trying(stage="settle", sides=(ACTOR, REACTOR), duels=(Duel(1, 0, "deadlock", ((9, 9),)),))
    assert asked(tied, GIL, GIL) == "Every pair is tied: does it succeed?"
    closing = replace(CALM, challenge=ROLLED)
    assert (
        asked(closing, ANN, ANN) == "Bran: close the Challenge, or say that it goes on."
        and asked(closing, None, ANN) == "Waiting for Ann to close the Challenge."
    )
    assert "follow up with a further Challenge" in asked(
        replace(CALM, challenge=replace(ROLLED, grants=("a1:additional",))), ANN, ANN
    )


def test_the_game_master_rules_on_what_nobody_stands_against() -> None:
    alone = replace(ALONE, difficulty=None, stage="help", sides=(replace(ACTOR, dice=()), Side("")))
    assert asked(replace(CALM, challenge=alone), GIL, GIL).endswith("or set the difficulty. “over the wall”")
    about = Challenge(5, "virtual", (replace(ACTOR, dice=()), Side("c4")), "Whose man?")
    assert asked(replace(CALM, challenge=about), GIL, GIL) == ("Was it hidden? If not, answer. “Whose man?”")
    assert asked(replace(CALM, challenge=about), ANN, GIL) == "Waiting for Gil to say whether it was hidden."


@pytest.mark.parametrize(
    ("petition", "words"),
    [
        (
            Petition(1, ANN, "wear", "c1", "w1", "1"),
            "Does Bran's Resource Cap drop after buying rope (cost 1)?",
        ),
        (Petition(1, ANN, "similar", "c1", "s14", "0"), "Is “Axe” similar enough for Bran to help with it?"),
        (
            Petition(1, ANN, "condition", "c1", "a1", "at sea"),
            "Does the condition hold for Bran to use “Heavy Hand”: at sea?",
        ),
    ],
)
def test_what_waits_for_the_game_master_is_put_to_her(petition: Petition, words: str) -> None:
    state = replace(CALM, petitions=(petition,))
    assert asked(state, GIL, GIL) == words and asked(state, ANN, GIL) == "Waiting for Gil to answer a request."


def test_turns_say_what_is_left() -> None:
    fight = replace(CALM, encounter=STATE.encounter)
    assert (
        asked(fight, ANN, ANN) == "Round 2: what does Bran do?"
        and asked(fight, BEA, ANN) == "Waiting for Ann to play Bran's turn."
    )
    moved = replace(fight, individuals=(replace(CALM.individuals[0], moved=True, acted=True), *CALM.individuals[1:]))
    assert asked(moved, ANN, ANN) == "Round 2: Bran has acted. End the turn."
    opening = replace(fight, encounter=Encounter(1, True, "c1", order=("c1", "c4")))
    assert asked(opening, ANN, ANN).endswith("Issue the opening Challenge.")
    provoked = replace(fight, encounter=replace(STATE.encounter, provoked=Provocation("c4", "c1")))
    assert asked(provoked, GIL, GIL) == "Foe is provoked and must attack Bran at once."
    waiting = replace(fight, encounter=Encounter(1, True, "c1", waiting=("c1", "c2")))
    assert asked(waiting, BEA, ANN, BEA) == "Which Skill does Orla roll for the order?"
    assert asked(replace(fight, encounter=Encounter(1, True, "c1")), GIL, GIL).startswith("Set the order")
    assert asked(replace(fight, encounter=replace(STATE.encounter, closing=True)), GIL, GIL).startswith("Last chance")
    assert asked(fight, GIL, GIL).startswith("Nobody can go on")


@pytest.mark.rule("PER-095")
@pytest.mark.parametrize(("duration", "said"), [("M", " A Power ends unless you keep it up."), ("T", "")])
def test_a_turn_says_that_a_power_wants_to_be_kept_up_only_where_it_does(duration: Any, said: str) -> None:
    bran, orla, *others = CALM.individuals
    wind = replace(orla.powers[1], duration=duration)
    orla = replace(orla, powers=(orla.powers[0], wind), powers_on=(replace(orla.powers_on[0], upheld=False),))
    fight = replace(CALM, individuals=(bran, orla, *others), encounter=Encounter(1, True, "c1", 2, ("c2", "c1")))
    assert asked(fight, BEA, BEA) == (f"What does Orla do?{said}" if said else "Round 2: what does Orla do?")


def test_the_willing_are_asked() -> None:
    state = replace(CALM, consent=Consent("c2", "p2", ("c1",), "", ("c1",)))
    assert (
        asked(state, ANN, ANN) == "Is Bran willing? Orla wants to use Fair Wind on them."
        and asked(state, OVE, ANN) == "Waiting for Ann to say who is willing."
    )


def test_scenes_and_series_end_with_a_question() -> None:
    closing = replace(CALM, scene=replace(STATE.scene, closing=True))
    assert asked(closing, GIL, GIL, ANN).startswith("Close the scene again") and asked(
        closing, ANN, GIL, ANN
    ).startswith("The scene is ending: try to recover")
    series = replace(CALM, series=Series(1, (("c1",), ("c4",)), ("x", "y"), challenges=1))
    assert asked(series, ANN, ANN, GIL).startswith("Do you have what you wanted?")


def test_prompts_tell_no_secrets() -> None:
    for state in (STATE, QUIET, CALM, trying(stage="settings")):
        for seat in EVERYBODY:
            for awaited in ((), (GIL,), (ANN,), (GIL, ANN, BEA, OVE)):
                said = asked(state, seat, *awaited)
                assert said and SECRET not in said
