"""Skills, the Prowess Pool, and slots left open."""

import pytest
from msgspec.structs import replace

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    at_traits,
    awarded,
    basics,
    bought,
    change,
    do,
    drafted,
    holding,
    made,
    offered,
    permitted,
    person,
    plain,
    ready,
    refusal,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Skill, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_skill


def unlock(
    who: str, name: str = "Pilot", attribute: str = "Prowess", tags: tuple[str, ...] = (), group: str = ""
) -> m.UnlockSkill:
    return m.UnlockSkill(who, attribute, name, tags, group)


def skill(state: State, who: str, name: str) -> Skill:
    found = find_skill(person(state, who), name)
    assert found is not None
    return found


def dice(state: State, who: str, name: str, count: int) -> m.AssignDice:
    return m.AssignDice(who, skill(state, who, name).id, count)


# Unlocking


@pytest.mark.rule("PER-008", "PER-032", "PER-107")
def test_no_more_skills_than_competence_besides_the_free_ones() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *[unlock(who, name) for name in ("Axe", "Sail", "Talk", "Cook")])
    assert len(person(state, who).skills) == 4 + 3
    assert refused(state, ANN, unlock(who, "Fifth")) == ("no-slots", "PER-032")
    assert len(person(permitted(state, ANN, unlock(who, "Fifth")), who).skills) == 8


@pytest.mark.rule("PER-033", "PER-034", "PER-035")
def test_a_fresh_skill_has_two_dice_and_who_lacks_it_one() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, unlock(who))
    assert derive.rating(skill(state, who, "Pilot")) == 2 == derive.rating_of(person(state, who), "Pilot")
    state = do(state, ANN, dice(state, who, "Pilot", 3))
    assert derive.rating_of(person(state, who), "Pilot") == 5
    assert derive.rating_of(person(state, who), "Climb") == 1


@pytest.mark.rule("PER-036")
def test_a_skill_needs_its_attribute() -> None:
    state, who = at_traits(table())
    assert refused(state, ANN, unlock(who, attribute="")) == ("no-attribute", "PER-036")
    assert skill(do(state, ANN, unlock(who, attribute="Cunning")), who, "Pilot").attribute == "Cunning"


@pytest.mark.rule("PER-038")
def test_an_unusual_attribute_waits_for_the_game_master() -> None:
    state, who = at_traits(table())
    state = do(
        state,
        ANN,
        unlock(who, "Twin Knives", "Cunning", ("weapon", "small"), "blades"),
        unlock(who, "Axe", "Stature", ("weapon", "one-handed"), "axes"),
    )
    knives, axe = skill(state, who, "Twin Knives"), skill(state, who, "Axe")
    assert (knives.approved, axe.approved) == (False, True)
    assert derive.rating_of(person(state, who), "Twin Knives") == 1
    assert refused(state, ANN, m.ApproveTrait(who, knives.id)) == ("not-gm", "PER-065")
    state = do(state, GIL, m.ApproveTrait(who, knives.id))
    assert (skill(state, who, "Twin Knives").attribute, derive.rating_of(person(state, who), "Twin Knives")) == (
        "Cunning",
        2,
    )
    assert refused(state, GIL, m.ApproveTrait(who, axe.id)) == ("not-pending", "PER-065")


@pytest.mark.rule("PER-169")
def test_a_weapon_skill_has_a_size_and_a_group() -> None:
    state, who = at_traits(table())
    assert refused(state, ANN, unlock(who, tags=("weapon",), group="blades")) == ("bad-weapon", "PER-169")
    assert refused(state, ANN, unlock(who, tags=("weapon", "small"))) == ("bad-weapon", "PER-169")
    axe = skill(do(state, ANN, unlock(who, "Axe", "Stature", ("weapon", "one-handed"), "axes")), who, "Axe")
    assert (axe.tags, axe.group) == (("weapon", "one-handed"), "axes")


@pytest.mark.rule("PER-039")
def test_block_dodge_and_resist_are_free_and_cannot_be_dropped() -> None:
    ranks = {
        "Competence": "Handicap",
        "Prowess": "First",
        "Cunning": "Second",
        "Power": "Second",
        "Knowledge": "Third",
        "Stature": "First",
    }
    values = {"Prowess": 6, "Stature": 6, "Cunning": 3, "Power": 3, "Knowledge": 2, "Competence": 0}
    state, who = at_traits(table(), ranks=ranks, values=values)
    assert [(one.name, one.attribute, derive.rating(one), one.free) for one in person(state, who).skills] == [
        ("Block", "Stature", 2, True), ("Dodge", "Cunning", 2, True), ("Resist", "Power", 2, True),
    ]  # fmt: skip
    assert derive.competence(person(state, who)).used == 0
    assert refused(state, ANN, unlock(who)) == ("no-slots", "PER-032")
    assert refused(state, ANN, m.DropTrait(who, skill(state, who, "Block").id)) == ("free", "PER-039")
    assert derive.rating(skill(do(state, ANN, dice(state, who, "Dodge", 2)), who, "Dodge")) == 4


def test_two_skills_never_share_a_name() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, unlock(who), unlock(who))
    assert [one.name for one in person(state, who).skills[3:]] == ["Pilot", "Pilot 2"]


# The pool


@pytest.mark.rule("PER-009", "PER-041", "PER-X02")
def test_the_pool_is_three_times_prowess() -> None:
    state, who = at_traits(table())
    assert derive.pool(person(state, who)).total == 15
    assert derive.pool(plain((3, 4, 4, 4, 3, 2))).total == 12


@pytest.mark.rule("PER-X02", "PER-045")
def test_twelve_dice_on_three_skills_at_potential_four() -> None:
    one = plain(
        (3, 4, 4, 4, 3, 2),
        "SFFSTH",
        skills=tuple([Skill(f"s{at}", name, "Prowess") for at, name in enumerate(("A", "B", "C"), 1)]),
        stage="gear",
        made=(0,) * 6,
    )
    state = holding(one)
    assert derive.skill_cap(state, one) == 6
    for name in ("A", "B", "C"):
        assert refused(state, ANN, dice(state, "c900", name, 5)) == ("over-cap", "PER-045")
        state = do(state, ANN, dice(state, "c900", name, 4))
    assert derive.pool(person(state, "c900")).left == 0


@pytest.mark.rule("PER-041")
def test_no_more_dice_than_the_pool_holds() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *[dice(state, who, name, 4) for name in ("Block", "Dodge", "Resist")], unlock(who))
    assert refused(state, ANN, dice(state, who, "Pilot", 4)) == ("no-dice", "PER-041")
    assert derive.pool(person(do(state, ANN, dice(state, who, "Pilot", 3)), who)).left == 0


@pytest.mark.rule("PER-042", "PER-043", "PER-Q53")
def test_dice_may_be_left_unassigned_and_placed_later() -> None:
    state, who = ready(table(), "brannoch")
    pool = derive.pool(person(state, who))
    assert (pool.total, pool.assigned, pool.left) == (15, 12, 3)
    state = do(state, ANN, dice(state, who, "Dodge", 3))
    assert (derive.rating_of(person(state, who), "Dodge"), derive.pool(person(state, who)).left) == (5, 1)


@pytest.mark.rule("PER-044", "PER-046")
def test_a_development_point_adds_three_dice_to_the_running_total() -> None:
    state, who = ready(table(), "sefa")
    state = bought(awarded(state, who, 2), who, *[m.PlanSimple(who, who, "pool")] * 2)
    pool = derive.pool(person(state, who))
    assert (pool.total, pool.left) == (15, 6)


@pytest.mark.rule("PER-045", "PER-X05")
def test_a_skill_holds_potential_plus_two_dice() -> None:
    assert [derive.skill_cap(table(), plain((total, 0, 0, 0, 0, 0))) for total in (5, 15, 25)] == [3, 5, 7]


@pytest.mark.rule("PER-266")
def test_the_cap_holds_for_defences_too() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, dice(state, who, "Dodge", 4))
    found = refusal(state, ANN, dice(state, who, "Dodge", 5))
    assert (found.reason, found.rule) == ("over-cap", "PER-266") and "6 dice" in found.why


@pytest.mark.rule("PER-045", "PER-266")
def test_dice_above_the_cap_are_found_before_the_next_step() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), unlock(who))
    skills = person(state, who).skills
    for at, rule in ((3, "PER-045"), (0, "PER-266")):
        high = change(state, who, skills=(*skills[:at], replace(skills[at], dice=5), *skills[at + 1 :]))
        assert refused(high, ANN, m.Step(True, who)) == ("not-complete", rule)


@pytest.mark.rule("PER-Q06")
def test_by_house_rule_the_cap_counts_only_dice_beside_the_first_two() -> None:
    state, who = at_traits(table(skill_cap_counts="allocated"))
    assert derive.skill_cap(state, person(state, who)) == 8
    assert derive.rating(skill(do(state, ANN, dice(state, who, "Dodge", 6)), who, "Dodge")) == 8


@pytest.mark.rule("PER-Q54")
def test_dice_lie_still_once_the_character_is_approved() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, dice(state, who, "Dodge", 4))
    state = do(state, ANN, dice(state, who, "Dodge", 2), *basics(who))
    state = made(state, who)
    assert refused(state, ANN, dice(state, who, "Dodge", 1)) == ("dice-lie", "PER-Q54")
    assert derive.rating_of(person(do(state, ANN, dice(state, who, "Dodge", 3)), who), "Dodge") == 5
    moving = table(pool_reassign="betweenSessions")
    moving, who = ready(moving, "brannoch")
    assert derive.rating_of(person(do(moving, ANN, dice(moving, who, "Dodge", 0)), who), "Dodge") == 2
    sitting, who = ready(table(sitting=True, pool_reassign="betweenSessions"), "brannoch")
    assert refused(sitting, ANN, dice(sitting, who, "Dodge", 0)) == ("dice-lie", "PER-Q54")


def test_dice_go_onto_a_skill_that_is_had_and_change_something() -> None:
    state, who = ready(table(), "sefa")
    assert refused(state, ANN, m.AssignDice(who, "s99", 1)) == ("no-such-skill", "PER-041")
    assert refused(state, ANN, dice(state, who, "Block", 0)) == ("no-dice", "PER-041")


# Open slots


@pytest.mark.rule("PER-107")
def test_fewer_traits_than_the_maximum_may_be_taken() -> None:
    state, who = at_traits(table())
    state = made(do(state, ANN, *basics(who), unlock(who)), who)
    assert (person(state, who).stage, derive.competence(person(state, who)).left) == ("ready", 3)


@pytest.mark.rule("PER-108")
def test_open_slots_are_filled_when_the_table_says_so() -> None:
    for late, sitting, open_ in (
        ("duringSession", True, True),
        ("betweenSessions", True, False),
        ("betweenSessions", False, True),
    ):
        one = plain((4, 4, 4, 4, 2, 2))
        state = holding(one, traits_late_define=late)
        state = state if sitting else do(state, GIL, m_end())
        if open_:
            state = do(state, ANN, unlock("c900"))
            assert not skill(state, "c900", "Pilot").approved
            state = do(state, GIL, m.ApproveTrait("c900", skill(state, "c900", "Pilot").id))
            assert derive.rating_of(person(state, "c900"), "Pilot") == 2
        else:
            assert refused(state, ANN, unlock("c900")) == ("between-sessions", "PER-108")


def m_end() -> object:
    from parlour.roleplay.moves import EndSession

    return EndSession()


@pytest.mark.rule("PER-108")
def test_supporting_characters_keep_their_open_slots() -> None:
    state, who = ready(table(), "abbot")
    assert derive.knowledge(person(state, who)).left == 4
    assert refused(state, GIL, m.AddTalent(who, "language", "Bells")) == ("made", "PER-048")


@pytest.mark.rule("PER-108")
def test_a_late_upgrade_waits_for_the_game_master_too() -> None:
    state, who = ready(table(), "ruy")
    aim = next(one for one in person(state, who).abilities if one.name == "Snap Aim")
    state = do(state, ANN, m.UpgradeTrait(who, aim.id, "Power", "", ""))
    assert not derive.in_force(
        person(state, who), next(one for one in person(state, who).abilities if one.id == aim.id)
    )
    state = do(state, GIL, m.ApproveTrait(who, aim.id))
    assert derive.benefits(person(state, who), "addResult")[0][1].amount == 3


@pytest.mark.rule("PER-269")
def test_bought_skills_do_not_fill_slots() -> None:
    state, who = ready(table(), "brannoch")
    assert derive.competence(person(state, who)).left == 0
    state = bought(awarded(state, who, 1), who, m.PlanSkill(who, who, "Cunning", "Climb", (), ""))
    assert (derive.rating_of(person(state, who), "Climb"), derive.competence(person(state, who)).used) == (2, 4)


# Whose and when


@pytest.mark.rule("PER-002")
def test_only_who_plays_somebody_works_on_the_sheet() -> None:
    state, who = at_traits(table())
    assert refused(state, BEN, unlock(who)) == ("not-yours", "PER-002")
    assert refused(state, GIL, dice(state, who, "Dodge", 1)) == ("not-yours", "PER-002")
    assert refused(state, ANN, unlock("c77")) == ("bad-target", "PER-002")


@pytest.mark.rule("PER-106")
def test_traits_come_after_attributes() -> None:
    state, who = drafted(table())
    assert refused(state, ANN, unlock(who)) == ("wrong-step", "PER-106")
    assert offered(state, ANN, "unlock_skill") == []
    state, who = at_traits(table())
    state = do(do(state, ANN, *basics(who)), ANN, m.Step(True, who), m.Submit(who))
    assert refused(state, ANN, unlock(who)) == ("wrong-step", "PER-032")
    dead = change(state, who, stage="dead")
    assert refused(dead, ANN, unlock(who)) == ("dead", "PER-189")
