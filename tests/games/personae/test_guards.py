"""Before somebody announces an active defence, it is said what it would stop (PER-211 to PER-216)."""

import pytest
from msgspec.structs import replace

from games.personae.given_challenge import BRAN, BRANS, FOE, SEFA, THUG, URSULA, change, do, given, grants, power, which
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import Skill, State


def said(state: State, who: str, name: str, seat: int = BRANS) -> str:
    return GAME.private(state, seat).guards[which(state, who, name)]


def fighting(**more: str) -> State:
    """Bran is on turn; Sefa and Thug have gone."""
    return change(change(given(violent=True, order=(BRAN, FOE), **more), SEFA, here=False), THUG, here=False)


@pytest.mark.rule("PER-211", "PER-214")
def test_a_weapon_says_which_weapons_it_parries() -> None:
    state = do(change(fighting(), "c3", here=False), URSULA, m.ShowIndividual(FOE, "numbers"))
    assert (
        said(state, BRAN, "Axe")
        == "Parries Light weapons, but nothing thrown or shot. Here: Foe's Club, Foe's Dagger and Foe's Brawl."
    )
    assert said(state, BRAN, "Shield") == (
        "Blocks Light weapons, including thrown and shot ones. "
        "Here: Foe's Club, Foe's Dagger, Foe's Pistol and Foe's Brawl."
    )
    small = do(change(fighting(parry_map="smallLight"), "c3", here=False), URSULA, m.ShowIndividual(FOE, "numbers"))
    assert said(small, BRAN, "Axe").endswith("Here: Foe's Club and Foe's Maul."), (
        "at a table where only small weapons are Light"
    )


@pytest.mark.rule("PER-212", "PER-214")
def test_a_guard_that_stops_nothing_here_is_warned_of() -> None:
    state = do(change(fighting(), "c3", here=False), URSULA, m.ShowIndividual(FOE, "numbers"))
    maul = change(
        state,
        FOE,
        skills=tuple([one for one in state.individuals[3].skills if one.name in ("Maul", "Dodge", "Block", "Resist")]),
    )
    assert said(maul, BRAN, "Axe").endswith("Here it stops nothing but bare fists.")
    assert said(state, BRAN, "Parley") == "Answers only Interaction Challenges, not attacks."
    heavy = change(state, BRAN, skills=tuple([_two_handed(one) for one in state.individuals[0].skills]))
    light = change(heavy, FOE, skills=tuple([one for one in state.individuals[3].skills if one.name == "Club"]))
    assert said(light, BRAN, "Axe").endswith("Nobody here has a weapon it stops.")


def _two_handed(skill: Skill) -> Skill:
    return replace(skill, tags=("weapon", "two-handed")) if skill.name == "Axe" else skill


@pytest.mark.rule("PER-214")
def test_what_a_seat_may_not_know_is_not_in_it() -> None:
    state = change(fighting(), "c3", here=False)
    assert (
        said(state, BRAN, "Axe")
        == "Parries Light weapons, but nothing thrown or shot. The weapons of Foe aren't known."
    )
    turn = change(given(violent=True, turn=FOE), SEFA, here=False)
    assert "Bran's Axe" in said(turn, FOE, "Club", URSULA), "the game master knows everybody's"
    assert not GAME.private(turn, BRANS).guards, "it is not Bran's turn"


@pytest.mark.rule("PER-216", "PER-281")
def test_traits_and_powers_that_widen_a_guard_are_counted() -> None:
    state = change(
        grants(fighting(), BRAN, "categoryException", quality=True, kind="parry", amount=1), "c3", here=False
    )
    assert said(state, BRAN, "Axe").startswith("Parries Light and Heavy weapons")
    song = power(
        given(violent=True, turn="c3"),
        code="resistPower",
        effect={"kind": "power, interaction"},
        challenge=False,
        duration="M",
        hits=0,
    )
    assert said(song, "c3", "Song", 3) == "Resists Interaction Challenges and Power Challenges."
