"""Which Skills answer which Challenge: PER-167, PER-170, PER-174, PER-209 to PER-216, PER-273, PER-281, rulings Q40 to
Q43, Q51, Q65, examples X24, X25, X41."""

import pytest
from msgspec.structs import replace

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    answer,
    challenge,
    change,
    closed,
    dice,
    do,
    given,
    grants,
    helped,
    issue,
    outcome,
    pairs,
    person,
    plus,
    power,
    ready,
    side,
    which,
    why,
)
from parlour.core.offers import Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.defence import announceable
from parlour.games.personae.rules.desk import DESK


def attacked(weapon: str, who: str = BRAN, *, declared: str = "", **options: object) -> State:
    """Foe attacks somebody who announced this Skill, if any."""
    state = given(violent=True, turn=FOE, **options)
    state = change(state, who, defence=which(state, who, declared))
    return issue(state, FOE, weapon, who)


def ways(state: State, who: str = BRAN) -> set[str]:
    """By name; those that are active with a star."""
    seat = max(0, person(state, who).controller)
    names = {one.id: one.name for one in person(state, who).skills}
    found = set()
    for offer in DESK.moves[m.Answer].offers(state, seat):
        if offer.fixed[1] == who:
            assert isinstance(offer.asks[0], Pick)
            found |= {names.get(str(one), "") + ("*" if offer.fixed[0] else "") for one in offer.asks[0].of}
    return found


def tried(state: State, name: str, who: str = BRAN, *, active: bool = True) -> tuple[str, str]:
    return why(state, max(0, person(state, who).controller), m.Answer(active, who, which(state, who, name)))


@pytest.mark.rule("PER-167", "PER-210", "PER-209")
def test_an_attack_is_answered_with_dodge_or_block_and_not_with_resist() -> None:
    state = attacked("Club")
    assert ways(state) == {"Dodge", "Block"}
    assert tried(state, "Resist", active=False) == ("wrong-skill", "PER-167")
    assert tried(state, "Dodge") == ("wrong-way", "PER-210")
    block, dodge = answer(state, BRAN, "Block"), answer(state, BRAN, "Dodge")
    assert (side(block, 1).attribute, plus(block, 1)) == ("Stature", 5)
    assert (side(dodge, 1).attribute, plus(dodge, 1)) == ("Cunning", 3)


@pytest.mark.rule("PER-210")
def test_passive_defence_needs_no_action() -> None:
    state = change(given(violent=True, turn=FOE), BRAN, acted=True, moved=True)
    assert ways(issue(state, FOE, "Club", BRAN)) == {"Dodge", "Block"}


@pytest.mark.rule("PER-174", "PER-209")
def test_a_power_is_answered_with_resist_only() -> None:
    state = issue(power(given(violent=True, turn=ORLA)), ORLA, "Song", BRAN)
    assert ways(state) == {"Resist"}
    for name in ("Dodge", "Block"):
        assert tried(state, name, active=False) == ("wrong-skill", "PER-273")
    state = answer(state, BRAN, "Resist")
    assert (side(state, 1).attribute, plus(state, 1)) == ("Power", 2)


@pytest.mark.rule("PER-273")
def test_a_trait_lets_powers_be_dodged_or_resist_add_another_attribute() -> None:
    state = grants(power(given(violent=True, turn=ORLA)), BRAN, "answerPower", skill="Dodge", quality=True)
    state = issue(state, ORLA, "Song", BRAN)
    assert ways(state) == {"Resist", "Dodge"}
    assert plus(answer(state, BRAN, "Dodge"), 1) == 3
    state = grants(power(given(violent=True, turn=ORLA)), BRAN, "answerPower", attribute="Stature", quality=True)
    state = issue(state, ORLA, "Song", BRAN)
    assert (ways(state), plus(answer(state, BRAN, "Resist"), 1)) == ({"Resist"}, 5)


@pytest.mark.rule("PER-273", "PER-Q38")
def test_such_a_trait_that_is_no_quality_is_the_one_of_the_answer() -> None:
    state = grants(power(given(violent=True, turn=ORLA)), BRAN, "answerPower", skill="Dodge")
    state = answer(issue(grants(state, BRAN, "addDice", skill="Dodge"), ORLA, "Song", BRAN), BRAN, "Dodge")
    assert side(state, 1).used == ("a1",)
    assert why(state, BRANS, m.UseAbility(BRAN, "a2")) == ("one-ability", "PER-075")
    state = grants(power(given(violent=True, turn=ORLA)), BRAN, "answerPower", attribute="Stature")
    state = answer(issue(state, ORLA, "Song", BRAN), BRAN, "Resist")
    assert plus(state, 1) == 2
    assert plus(do(state, BRANS, m.UseAbility(BRAN, "a1")), 1) == 5


@pytest.mark.rule("PER-211", "PER-212", "PER-213")
def test_an_announced_weapon_parries_with_its_own_skill() -> None:
    state = attacked("Club", declared="Axe")
    assert ways(state) == {"Dodge", "Block", "Axe*"}
    state = answer(state, BRAN, "Axe", active=True)
    assert (dice(state, 1), side(state, 1).active) == (6, True)


@pytest.mark.rule("PER-212", "PER-X25")
def test_without_a_declaration_nothing_is_parried_unless_a_trait_makes_it_automatic() -> None:
    assert tried(attacked("Club"), "Axe") == ("not-declared", "PER-212")
    assert tried(attacked("Club", declared="Axe"), "Shield") == ("not-declared", "PER-212")
    state = grants(given(violent=True, turn=FOE), BRAN, "autoActiveDefence", skill="Axe", quality=True)
    state = issue(change(state, BRAN, acted=True), FOE, "Club", BRAN)
    assert ways(state) == {"Dodge", "Block", "Axe*"}


@pytest.mark.rule("PER-212")
def test_what_goes_unnoticed_is_met_passively() -> None:
    state = attacked("Club", declared="Axe")
    assert why(state, BRANS, m.Unnoticed()) == ("not-gm", "PER-212")
    state = do(state, URSULA, m.Unnoticed())
    assert ways(state) == {"Dodge", "Block"}
    assert tried(state, "Axe") == ("unnoticed", "PER-212")
    state = grants(given(violent=True, turn=FOE), BRAN, "autoActiveDefence", skill="Axe", quality=True)
    assert ways(do(issue(state, FOE, "Club", BRAN), URSULA, m.Unnoticed())) == {"Dodge", "Block"}


@pytest.mark.rule("PER-213")
def test_a_shield_needs_a_skill_of_its_own() -> None:
    from parlour.games.personae.model import Gear

    state = change(given(violent=True, turn=SEFA), SEFA, gear=(Gear("g1", "Shield", shield="light", approved=True),))
    assert "Shield" not in [
        one.name for one in person(state, SEFA).skills if one.id in announceable(person(state, SEFA))
    ]
    assert which(state, BRAN, "Shield") in announceable(person(state, BRAN))


@pytest.mark.rule("PER-214", "PER-215", "PER-X24", "PER-Q41")
def test_like_against_like() -> None:
    for declared in ("Axe", "Shield"):
        state = attacked("Maul", declared=declared)
        assert ways(state) == {"Dodge", "Block"}
        assert tried(state, declared) == ("category", "PER-214" if declared == "Axe" else "PER-215")
        assert ways(attacked("Dagger", declared=declared)) == {"Dodge", "Block", f"{declared}*"}
    assert ways(attacked("Maul", ORLA, declared="Staff"), ORLA) == {"Dodge", "Block", "Staff*"}
    assert tried(attacked("Club", ORLA, declared="Staff"), "Staff", ORLA) == ("category", "PER-214")


@pytest.mark.rule("PER-215")
def test_a_heavy_shield_stops_both() -> None:
    state = given(violent=True, turn=FOE)
    skills = tuple(
        [replace(one, tags=("shield", "heavy")) if one.name == "Shield" else one for one in person(state, BRAN).skills]
    )
    state = change(state, BRAN, skills=skills, defence=which(state, BRAN, "Shield"))
    assert "Shield*" in ways(issue(state, FOE, "Maul", BRAN))
    assert "Shield*" in ways(issue(state, FOE, "Club", BRAN))


@pytest.mark.rule("PER-170")
def test_an_unarmed_attack_is_light() -> None:
    assert "Axe*" in ways(attacked("Brawl", declared="Axe"))
    assert "Staff*" not in ways(attacked("Brawl", ORLA, declared="Staff"), ORLA)
    state = change(given(violent=True, turn=FOE), BRAN, defence=which(given(), BRAN, "Axe"))
    assert "Axe*" in ways(issue(state, FOE, "", BRAN, kind="attack"))


@pytest.mark.rule("PER-216")
def test_only_a_trait_lifts_these_limits() -> None:
    state = grants(given(violent=True, turn=FOE), BRAN, "categoryException", kind="parry", quality=True)
    state = change(state, BRAN, defence=which(state, BRAN, "Axe"))
    assert "Axe*" in ways(issue(state, FOE, "Maul", BRAN))
    state = grants(given(violent=True, turn=FOE), BRAN, "categoryException", kind="shield", quality=True)
    state = change(state, BRAN, defence=which(state, BRAN, "Shield"))
    assert "Shield*" in ways(issue(state, FOE, "Maul", BRAN))
    state = change(state, BRAN, defence=which(state, BRAN, "Axe"))
    assert "Axe*" not in ways(issue(state, FOE, "Maul", BRAN))


@pytest.mark.rule("PER-Q40")
def test_the_map_of_sizes_is_the_tables() -> None:
    light = {"twoHandedHeavy": True, "smallLight": False, "threeTier": False}
    for parry_map, stops in light.items():
        assert ("Axe*" in ways(attacked("Dagger", declared="Axe", parry_map=parry_map))) is stops
    assert "Axe*" in ways(attacked("Maul", declared="Axe", parry_map="smallLight"))
    assert "Axe*" not in ways(attacked("Maul", declared="Axe", parry_map="threeTier"))
    assert "Axe*" in ways(attacked("Club", declared="Axe", parry_map="threeTier"))
    assert "Shield*" in ways(attacked("Club", declared="Shield", parry_map="threeTier"))
    assert "Shield*" not in ways(attacked("Club", declared="Shield", parry_map="smallLight"))


@pytest.mark.rule("PER-Q42")
def test_shots_are_stopped_by_shields_and_not_by_weapons() -> None:
    assert tried(attacked("Pistol", declared="Axe"), "Axe") == ("ranged", "PER-Q42")
    assert "Shield*" in ways(attacked("Pistol", declared="Shield"))
    assert "Axe*" in ways(attacked("Pistol", declared="Axe", parry_ranged="all"))


@pytest.mark.rule("PER-Q42")
def test_a_ranged_weapon_never_parries() -> None:
    assert which(given(), SEFA, "Bow") not in announceable(person(given(), SEFA))
    for parry_ranged in ("shieldsOnly", "all"):
        state = attacked("Maul", SEFA, declared="Bow", parry_ranged=parry_ranged)
        assert tried(state, "Bow", SEFA) == ("ranged", "PER-Q42")


@pytest.mark.rule("PER-Q43")
def test_an_announced_defence_covers_one_attack_or_all() -> None:
    for covers, left in (("one", ""), ("all", "s104")):
        state = attacked("Club", declared="Axe", active_defence_covers=covers)
        assert person(answer(state, BRAN, "Axe", active=True), BRAN).defence == left
        assert person(answer(state, BRAN, "Dodge"), BRAN).defence == "s104"


@pytest.mark.rule("PER-281")
def test_a_power_skill_resists_only_with_a_power_made_for_it() -> None:
    state = power(given(violent=True, turn=FOE), FOE, skill="Rites")
    state = change(state, ORLA, defence=which(state, ORLA, "Song"))
    assert which(state, ORLA, "Song") not in announceable(person(state, ORLA))
    assert tried(issue(state, FOE, "", ORLA, kind="power"), "Song", ORLA) == ("no-power", "PER-281")
    state = power(
        state, ORLA, code="resistPower", effect={"skill": "Song", "kind": "power"}, challenge=False, name="Ward"
    )
    assert which(state, ORLA, "Song") in announceable(person(state, ORLA))
    after = answer(issue(state, FOE, "", ORLA, kind="power"), ORLA, "Song", active=True)
    assert (dice(after, 1), plus(after, 1)) == (5, 6)
    assert tried(issue(state, FOE, "Club", ORLA), "Song", ORLA) == ("no-power", "PER-281")


@pytest.mark.rule("PER-Q51")
def test_talk_is_answered_with_resist_or_with_another_skill_without_an_action() -> None:
    state = helped(issue(given(turn=FOE), FOE, "Glare", BRAN))
    assert {"Resist", "Parley*", "*"} <= ways(state)
    assert "Dodge" not in ways(state)
    assert tried(state, "Dodge", active=False) == ("wrong-skill", "PER-209")
    assert plus(answer(state, BRAN, "Resist"), 1) == 2


@pytest.mark.rule("PER-Q51")
def test_by_the_switch_or_in_a_fight_it_must_be_announced() -> None:
    state = helped(issue(given(interaction_answer="action"), FOE, "Glare", BRAN))
    assert ways(state) == {"Resist"}
    assert tried(state, "Parley") == ("not-declared", "PER-Q51")
    fight = issue(given(violent=True, turn=FOE), FOE, "Glare", BRAN)
    assert ways(fight) == {"Resist"}
    assert tried(fight, "Parley") == ("not-declared", "PER-212")
    declared = change(given(violent=True, turn=FOE), BRAN, defence=which(given(), BRAN, "Parley"))
    assert ways(issue(declared, FOE, "Glare", BRAN)) == {"Resist", "Parley*"}


@pytest.mark.rule("PER-Q65", "PER-X41")
def test_the_unconscious_answer_passively_with_at_least_one_die() -> None:
    state = change(
        given(violent=True, turn=FOE),
        BRAN,
        status="incapacitated",
        hits=8,
        conscious=False,
        defence=which(given(), BRAN, "Axe"),
    )
    state = issue(state, FOE, "Club", BRAN)
    assert ways(state) == {"Dodge", "Block"}
    assert tried(state, "Axe") == ("unconscious", "PER-Q65")
    assert tried(state, "Shield") == ("unconscious", "PER-Q65")
    state = answer(state, BRAN, "Block")
    assert (dice(state, 1), plus(state, 1)) == (1, 5)


@pytest.mark.rule("PER-Q65")
def test_at_some_tables_they_do_not_answer_at_all() -> None:
    state = change(
        given(violent=True, turn=FOE, unconscious_defence="none"), BRAN, conscious=False, status="incapacitated", hits=8
    )
    state = issue(state, FOE, "Club", BRAN)
    assert challenge(state).stage == "settings"
    state = ready(state, "1 1 1 1")
    assert (outcome(state), pairs(state), person(state, BRAN).hits) == ("success", (), 9)


@pytest.mark.rule("PER-117")
def test_only_who_is_challenged_answers_and_once() -> None:
    state = attacked("Club")
    assert tried(state, "Dodge", SEFA, active=False) == ("bad-target", "PER-117")
    assert why(state, SEFAS, m.Answer(False, BRAN, which(state, BRAN, "Dodge"))) == ("not-yours", "PER-002")
    two = issue(given(violent=True, turn=FOE), FOE, "Club", BRAN, SEFA)
    two = answer(two, BRAN, "Dodge")
    assert challenge(two).stage == "answer"
    assert tried(two, "Block", active=False) == ("not-now", "PER-117")
    assert challenge(answer(two, SEFA, "Dodge")).stage == "settings"


@pytest.mark.rule("PER-174")
def test_a_weapon_does_not_meet_a_power_nor_a_talk_skill_an_attack() -> None:
    state = change(power(given(violent=True, turn=ORLA)), BRAN, defence=which(given(), BRAN, "Axe"))
    assert tried(issue(state, ORLA, "Song", BRAN), "Axe") == ("wrong-skill", "PER-174")
    assert tried(attacked("Club", declared="Parley"), "Parley") == ("wrong-skill", "PER-211")
    assert why(state, ORLAS, m.Answer(False, THUG, "")) == ("not-now", "PER-117")
    assert closed(ready(answer(attacked("Club"), BRAN, "Dodge"), "1 1 1 1", "2 2 2")).challenge is None
