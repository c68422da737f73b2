"""Supporting characters: without numbers until they matter, then with dice and an Attribute, then whole; made in one
form or in hiding (PER-254)."""

from typing import Any

import msgspec
import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    URSULA,
    answer,
    challenge,
    closed,
    dice,
    do,
    events,
    given,
    helped,
    issue,
    issuing,
    offered,
    person,
    plus,
    ready,
    refused,
    side,
    why,
)
from parlour.core.offers import Number, Pick
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, State
from parlour.games.personae.rules import derive, play
from parlour.games.personae.rules.health import steps
from parlour.games.personae.rules.making import parts
from parlour.games.personae.words.lines import tell_all
from parlour.roleplay.moves import Overrule, Reverse


def newest(state: State) -> str:
    return state.individuals[-1].id


def with_ferryman(*, violent: bool = False) -> tuple[State, str]:
    """Somebody without numbers, brought into the scene; then perhaps it comes to blows, Bran first."""
    state = do(given(action_order_method="table"), URSULA, m.NewExtra("adversary", False, "Ferryman", "be paid"))
    who = newest(state)
    state = do(state, URSULA, m.Enter(who))
    return (do(state, BRANS, m.Escalate(True, BRAN, "to get across")) if violent else state), who


# Dice and an Attribute


@pytest.mark.rule("PER-254")
def test_who_has_no_numbers_is_given_dice_and_an_attribute_when_drawn_into_a_challenge() -> None:
    state, who = with_ferryman(violent=True)
    state = issue(state, BRAN, "Axe", who)
    assert play.awaited(state) == (URSULA,) and not offered(state, URSULA, "answer")
    (offer,) = [one for one in offered(state, URSULA, "give_numbers") if one.owed]
    assert offer.fixed == (who,)
    assert offer.asks == (Number(1, 20, 2), Pick(ATTRIBUTES, suggest="Cunning"), Number(0, 40, 0)), (
        "two dice, as for the free defences"
    )
    assert "Give Ferryman dice and an Attribute" in GAME.prompt(state, URSULA)
    state = do(state, URSULA, m.GiveNumbers(who, 2, "Cunning", 3))
    assert challenge(state).stage == "settings" and (dice(state, 1), plus(state, 1)) == (2, 3), "that was its answer"
    state = closed(ready(state, "1 1 1 1 1 1", "9 2"))
    again = issue(do(state, URSULA, Overrule(BRAN, "acted", "no", "once more")), BRAN, "Axe", who)
    assert challenge(again).stage == "settings" and (dice(again, 1), plus(again, 1)) == (2, 3), (
        "they are kept, and nobody is asked again"
    )


@pytest.mark.rule("PER-254")
def test_before_its_dice_fall_other_numbers_may_be_given() -> None:
    state, who = with_ferryman()
    state = do(state, URSULA, m.GiveNumbers(who, 4, "Stature", 1))
    state = helped(issue(state, BRAN, "Parley", who))
    assert (dice(state, 1), plus(state, 1), side(state, 1).attribute) == (4, 1, "Stature")
    state = do(state, URSULA, m.GiveNumbers(who, 3, "Power", 2))
    assert (dice(state, 1), plus(state, 1), side(state, 1).attribute) == (3, 2, "Power")
    state = ready(state, "9 5 5", "1 2 3")
    assert why(state, URSULA, m.GiveNumbers(who, 5, "Power", 9)) == ("rolled", "PER-254")


@pytest.mark.rule("PER-254", "PER-035")
def test_who_acts_without_numbers_is_given_them_before_the_roll() -> None:
    state, who = with_ferryman()
    state = answer(issue(state, who, "", BRAN), BRAN, "Resist")
    assert not offered(state, URSULA, "ready"), "it has nothing to roll"
    (offer,) = [one for one in offered(state, URSULA, "give_numbers") if one.owed]
    assert offer.asks[:2] == (Number(1, 20, 1), Pick(ATTRIBUTES, suggest="Competence"))
    state = do(state, URSULA, m.GiveNumbers(who, 3, "Competence", 2))
    assert (dice(state), plus(state)) == (3, 2) and offered(state, URSULA, "ready")


@pytest.mark.rule("PER-254")
def test_overruling_the_attribute_of_who_has_no_sheet_has_its_effect() -> None:
    state, who = with_ferryman()
    state = do(state, URSULA, m.GiveNumbers(who, 2, "Cunning", 3))
    state = do(state, URSULA, Overrule(who, "Cunning", "5", "quicker than I thought"))
    state = helped(issue(state, BRAN, "Parley", who))
    assert plus(state, 1) == 5
    state = do(state, URSULA, Overrule(who, "Cunning", "4", "no"))
    assert plus(state, 1) == 4, "in a Challenge whose dice have not fallen, too"
    for meant in ("knowledge", "4"):
        adds = do(state, URSULA, Overrule(who, "adds", meant, "by its place, too"))
        assert person(adds, who).adds == "Knowledge"
    state = do(state, URSULA, Overrule(who, "dice", "6", "a crew"))
    assert dice(state, 1) == 6
    assert dice(do(state, URSULA, Reverse(state.desk.receipts[-1].id, "no crew")), 1) == 2


@pytest.mark.rule("PER-254", "PER-160")
def test_for_the_order_it_rolls_what_it_was_given() -> None:
    state = do(given(), URSULA, m.NewExtra("adversary", False, "Ferryman", ""))
    who = newest(state)
    state = do(state, URSULA, m.Enter(who))
    for one in ("c2", "c3", "c4", "c5"):
        state = do(state, URSULA, m.Leave(one))
    bare = do(state, BRANS, m.Escalate(True, BRAN, "x"), "1", "7")
    assert bare.encounter is not None and bare.encounter.rolls[1] == (who, (7,), 0), "one die, until it is given more"
    state = do(state, URSULA, m.GiveNumbers(who, 3, "Prowess", 4))
    numbered = do(state, BRANS, m.Escalate(True, BRAN, "x"), "1", "7 2 2")
    assert numbered.encounter is not None and numbered.encounter.rolls[1] == (who, (7, 2, 2), 4)


@pytest.mark.rule("PER-254")
def test_what_it_was_given_is_the_game_masters() -> None:
    state, who = with_ferryman()
    happened = events(state, URSULA, m.GiveNumbers(who, 7, "Knowledge", 9))
    after = do(state, URSULA, m.GiveNumbers(who, 7, "Knowledge", 9))
    assert [line.text for line in tell_all(after, happened, URSULA)] == ["Ferryman rolls 7 dice and adds Knowledge 9."]
    assert not tell_all(after, happened, BRANS)
    assert GAME.public(after) == GAME.public(state) and GAME.private(after, BRANS) == GAME.private(state, BRANS)
    assert why(state, BRANS, m.GiveNumbers(who, 1, "Power", 0)) == ("not-gm", "PER-254")
    assert why(state, URSULA, m.GiveNumbers("c4", 1, "Power", 0)) == ("has-numbers", "PER-254")


@pytest.mark.rule("PER-254")
def test_who_came_to_matter_becomes_a_full_character() -> None:
    state, who = with_ferryman()
    state = do(do(state, URSULA, m.GiveNumbers(who, 2, "Cunning", 3)), URSULA, m.FillOut(who, "minor", 12))
    one = person(state, who)
    assert (one.numbered, one.stage, one.points, one.toughness, [skill.name for skill in one.skills]) == (
        True,
        "concept",
        12,
        "minor",
        ["Block", "Dodge", "Resist"],
    )
    state = made_by_steps(state, who)
    assert person(state, who).stage == "ready" and derive.value(person(state, who), "Cunning") == 4
    state = answer(issue(state, BRAN, "Parley", who), who, "Resist")
    assert dice(state, 1) == 2 and why(given(), URSULA, m.FillOut("c4", "minor", 12)) == ("has-numbers", "PER-254")


def made_by_steps(state: State, who: str) -> State:
    """Twelve points: 4 and 4, 2 and 1, 1, 0."""
    ranks = {
        "Cunning": "First",
        "Stature": "First",
        "Power": "Second",
        "Prowess": "Second",
        "Competence": "Third",
        "Knowledge": "Handicap",
    }
    values = {"Cunning": 4, "Stature": 4, "Power": 2, "Prowess": 1, "Competence": 1}
    commands: list[Any] = [
        m.Step(True, who),
        *[m.RankAttribute(who, one, rank) for one, rank in ranks.items()],
        m.Step(True, who),
    ]  # type: ignore[arg-type]
    commands += [m.SetValue(who, one, value) for one, value in values.items()]
    commands += [
        m.Step(True, who),
        m.UnlockSkill(who, "Stature", "Oar", ("weapon", "two-handed"), "bludgeons"),
        m.AddAbility(who, "culture", "addDice", "", "", "", "on water", "River folk", "I know it.", (), ""),
        m.AddTalent(who, "native", "River Talk"),
        m.Step(True, who), m.Submit(who), m.Approve(who),
    ]  # fmt: skip
    for command in commands:
        happened, state = events(state, URSULA, command), do(state, URSULA, command)
        assert not who.startswith("h") or not tell_all(state, happened, BRANS), command
    return state


# In one form


CULTIST = m.NewFigure(False, "adversary", "Cultist", "minion", "small", "Sickle", 4, "Cunning", 3, 1, 3)


@pytest.mark.rule("PER-254", "PER-263")
def test_a_cultist_is_one_form() -> None:
    state = do(given(), URSULA, CULTIST)
    one = person(state, newest(state))
    assert (one.stage, one.toughness, one.values, one.points) == ("ready", "minion", (1, 1, 3, 1, 1, 1), 8)
    assert [(skill.name, derive.rating(skill), skill.attribute, skill.tags) for skill in one.skills] == [
        ("Block", 3, "Stature", ()),
        ("Dodge", 3, "Cunning", ()),
        ("Resist", 3, "Power", ()),
        ("Sickle", 4, "Cunning", ("weapon", "small")),
    ]
    assert [(piece.name, piece.size) for piece in one.gear] == [("Sickle", "small")]
    assert steps(state, one) == (("incapacitated", 1), ("dying", 2))
    state = do(state, URSULA, CULTIST)
    assert person(state, newest(state)).name == "Cultist 2"
    assert one.here, "called in the open while a scene is played"
    state = answer(issue(state, one.id, "Sickle", BRAN, kind="interaction"), BRAN, "Resist")
    assert (dice(state), plus(state)) == (4, 3)


@pytest.mark.rule("PER-254")
def test_the_form_of_a_figure_begins_with_numbers_and_wants_only_a_name() -> None:
    opened, hidden = offered(given(), URSULA, "new_figure")
    assert (opened.fixed, hidden.fixed) == ((False,), (True,)) and opened.asks == hidden.asks
    open_ones = [ask for ask in opened.asks if getattr(ask, "suggest", None) in (None, ()) and getattr(ask, "least", 1)]
    assert len(open_ones) == 1, "the name"
    assert refused(given(), BRANS, CULTIST).rule == "PER-262"
    talker = do(given(), URSULA, m.NewFigure(False, "ally", "Clerk", "minor", "", "", 5, "Knowledge", 4, 0, 2))
    assert [skill.name for skill in person(talker, newest(talker)).skills][-1] == "Talk" and not person(
        talker, newest(talker)
    ).gear


# In hiding, with any number of points


@pytest.mark.rule("PER-254", "PER-103")
@pytest.mark.parametrize("points", [5, 12, 60])
def test_the_game_masters_own_have_as_many_creation_points_as_she_likes(points: int) -> None:
    state = do(given(creation_points=20), URSULA, m.NewSupporting(False, "adversary", "major", points, "Nob"))
    assert person(state, newest(state)).points == points
    assert refused(given(), URSULA, m.NewSupporting(False, "adversary", "major", 4, "Nob")).reason == "bad-value"


def seen_by_players(state: State, happened: tuple[Any, ...] = ()) -> bytes:
    """All that goes out to anybody but the game master."""
    found: list[Any] = [GAME.public(state), play.awaited(state), tell_all(state, happened, None)]
    for seat in range(1, 4):
        found += [
            GAME.private(state, seat),
            play.offers(state, seat),
            GAME.prompt(state, seat),
            tell_all(state, happened, seat),
        ]
    return msgspec.json.encode(found)


@pytest.mark.rule("PER-254")
def test_whoever_is_made_in_hiding_is_made_out_of_everybodys_sight() -> None:
    """Every step of it, down to the numbers given to what comes after it in the open."""
    state, before = given(), seen_by_players(given())
    commands: list[Any] = [m.NewSupporting(True, "adversary", "major", 12, "Abbot")]
    made = do(state, URSULA, commands[0])
    who = newest(made)
    assert who == "h1"
    whole = made_by_steps(made, who)
    assert person(whole, who).stage == "ready" and all("h1-" in one.id for one in parts(person(whole, who)))
    assert seen_by_players(whole) == before and whole.made == state.made
    for at_step in (made, do(made, URSULA, m.Step(True, who))):
        assert seen_by_players(at_step) == before
    assert not tell_all(made, events(state, URSULA, commands[0]), BRANS)
    shown = do(whole, URSULA, m.ShowIndividual(who, "itself"))
    assert (
        all("h" not in one.id[1:] for one in parts(person(shown, newest(shown))))
        and person(shown, newest(shown)).name == "Abbot"
    )


@pytest.mark.rule("PER-254")
@pytest.mark.parametrize(
    "command",
    [
        m.NewFigure(True, "adversary", "Cultist", "minion", "small", "", 4, "Cunning", 3, 1, 3),
        m.NewExtra("ally", True, "Spy", ""),
    ],
)
def test_a_figure_or_an_extra_in_hiding_is_nobody_elses(command: Any) -> None:
    state = given()
    after = do(state, URSULA, command)
    assert newest(after) == "h1" and seen_by_players(after, events(state, URSULA, command)) == seen_by_players(state)
    if isinstance(command, m.NewExtra):
        filled = do(do(after, URSULA, m.GiveNumbers("h1", 3, "Power", 1)), URSULA, m.FillOut("h1", "minor", 12))
        assert seen_by_players(filled) == seen_by_players(state) and [
            one.id for one in person(filled, "h1").skills
        ] == ["sh1-1", "sh1-2", "sh1-3"]


def test_nobody_else_can_issue_anything_at_who_is_hidden() -> None:
    state = do(given(), URSULA, m.NewFigure(True, "adversary", "Cultist", "minion", "small", "", 4, "Cunning", 3, 1, 3))
    assert refused(state, BRANS, issuing(state, BRAN, "Parley", "h1")).reason == "bad-target"
