"""Answers and criticals, closer: sizes and categories, Traits that open a way, what may be bought and by whom (2.14,
2.22)."""

from typing import Any

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
    alter,
    answer,
    banked,
    challenge,
    change,
    do,
    events,
    given,
    grants,
    helped,
    in_bank,
    issue,
    offered,
    person,
    power,
    ready,
    rolled,
    set_up,
    skill,
    which,
)
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Gear, State
from parlour.games.personae.rules import criticals, play
from parlour.games.personae.rules.defence import announceable, helpless, resisted, shield_tier, size, tier

GM = -1


def ways(state: State, who: str) -> set[str]:
    """The Skills somebody may answer with, by name; the active ones with a star."""
    seat = max(0, person(state, who).controller)
    names = {one.id: one.name for one in person(state, who).skills}
    found = set()
    for offer in offered(state, seat, "answer"):
        if offer.fixed[1] == who:
            assert isinstance(offer.asks[0], Pick)
            found |= {names.get(str(one), "") + "*" * bool(offer.fixed[0]) for one in offer.asks[0].of}
    return found


# Sizes


@pytest.mark.rule("PER-170", "PER-Q40", "PER-Q41")
@pytest.mark.parametrize(
    ("tags", "by_map"),
    [
        (("weapon", "unarmed"), (0, 0, 0)),
        (("weapon", "small"), (0, 0, 0)),
        (("weapon", "one-handed"), (0, 1, 1)),
        (("weapon",), (0, 1, 1)),
        (("weapon", "two-handed"), (1, 1, 2)),
        (("weapon", "unarmed", "two-handed"), (0, 0, 0)),
    ],
)
def test_each_size_has_its_category_by_the_map_of_the_table(tags: tuple[str, ...], by_map: tuple[int, ...]) -> None:
    maps = ("twoHandedHeavy", "smallLight", "threeTier")
    assert tuple([tier(given(parry_map=one), skill("X", 2, "Stature", *tags)) for one in maps]) == by_map


@pytest.mark.rule("PER-170", "PER-215")
def test_bare_hands_are_small_and_shields_have_a_category_of_their_own() -> None:
    assert size(None) == 0
    light, heavy = skill("X", 2, "Stature", "shield", "light"), skill("X", 2, "Stature", "shield", "heavy")
    assert [shield_tier(given(), one) for one in (light, heavy)] == [0, 1]
    assert [shield_tier(given(parry_map="threeTier"), one) for one in (light, heavy)] == [1, 2]


@pytest.mark.rule("PER-216")
def test_an_exception_is_for_the_weapon_it_names() -> None:
    state = change(given(violent=True, turn=FOE), BRAN, defence=which(given(), BRAN, "Axe"))
    for named, parries in (("Axe", True), ("Rapier", False), ("", True)):
        trait = grants(state, BRAN, "categoryException", kind="parry", skill=named, quality=True)
        assert ("Axe*" in ways(issue(trait, FOE, "Maul", BRAN), BRAN)) is parries


# Active and otherwise


@pytest.mark.rule("PER-211", "PER-281")
def test_what_is_not_agreed_yet_guards_nobody() -> None:
    state = given(violent=True, turn=FOE)
    club = replace(skill("Cane", 3, "Stature", "weapon", "one-handed"), id="s199", approved=False)
    state = change(state, BRAN, skills=(*person(state, BRAN).skills, club), defence="s199")
    assert "s199" not in announceable(person(state, BRAN)) and "Cane*" not in ways(
        issue(state, FOE, "Club", BRAN), BRAN
    )


@pytest.mark.rule("PER-281")
def test_a_power_of_resisting_is_agreed_names_its_skill_and_a_kind() -> None:
    song = person(given(), ORLA).skills[3]

    def kinds(**more: Any) -> set[str]:
        state = power(given(), ORLA, **{"code": "resistPower", "effect": {"skill": "Song", "kind": "power"}, **more})
        return resisted(person(state, ORLA), song)

    assert kinds() == {"power"} == kinds(effect={"kind": "power"})
    assert kinds(effect={"skill": "Song", "kind": "power, interaction"}) == {"power", "interaction"}
    assert (
        not kinds(approved=False)
        and not kinds(effect={"skill": "Chant", "kind": "power"})
        and not kinds(effect={"skill": "Song"})
    )
    assert not kinds(code="narrative"), "only one made for that"
    tied = power(given(), ORLA, code="resistPower", effect={"skill": "Song", "kind": "power"}, gear="g1")
    assert not resisted(person(tied, ORLA), song), "nor one held in a thing that is not tied to it"
    tied = change(tied, ORLA, gear=(Gear("g1", "Bell", exceptional=("supernatural",), tied=("p1",), approved=True),))
    assert resisted(person(tied, ORLA), song) == {"power"}


@pytest.mark.rule("PER-Q65")
def test_who_is_awake_answers_at_every_table() -> None:
    state = given(violent=True, turn=FOE, unconscious_defence="none")
    assert (
        not helpless(state, BRAN) and helpless(change(state, BRAN, conscious=False), BRAN) and not helpless(state, "")
    )
    assert not helpless(change(given(), BRAN, conscious=False), BRAN)
    assert ways(issue(state, FOE, "Club", BRAN), BRAN) == {"Dodge", "Block"}


@pytest.mark.rule("PER-273")
def test_a_way_to_meet_powers_is_for_powers_and_for_dodge_and_block() -> None:
    state = grants(
        power(given(violent=True, turn=ORLA)), FOE, "answerPower", skill="Dodge, Glare, Fencing", quality=True
    )
    assert ways(issue(state, ORLA, "Song", FOE), FOE) == {"Resist", "Dodge"}
    talk = grants(given(peaceful=True, interaction_answer="action"), FOE, "answerPower", skill="Dodge", quality=True)
    assert ways(helped(issue(talk, BRAN, "Parley", FOE)), FOE) == {"Resist"}


@pytest.mark.rule("PER-273", "PER-075")
def test_a_quality_is_not_used_up_by_answering_and_another_trait_is() -> None:
    for quality in (True, False):
        state = grants(power(given(violent=True, turn=ORLA)), FOE, "answerPower", skill="Dodge", quality=quality)
        happened = events(issue(state, ORLA, "Song", FOE), URSULA, m.Answer(False, FOE, which(state, FOE, "Dodge")))
        assert any(isinstance(one, m.AbilityUsed) for one in happened) is not quality
    once = grants(
        power(given(violent=True, turn=ORLA)), FOE, "answerPower", skill="Dodge", conditions=("once per scene",)
    )
    used = change(once, FOE, abilities=tuple([replace(one, uses=1, stamp=1) for one in person(once, FOE).abilities]))
    assert "Dodge" in ways(issue(once, ORLA, "Song", FOE), FOE) and "Dodge" not in ways(
        issue(used, ORLA, "Song", FOE), FOE
    )


@pytest.mark.rule("PER-212")
def test_an_automatic_guard_is_for_the_skill_it_names_or_for_any() -> None:
    state = given(violent=True, turn=FOE)
    assert "Axe*" in ways(issue(grants(state, BRAN, "autoActiveDefence", quality=True), FOE, "Club", BRAN), BRAN)
    assert "Axe*" not in ways(
        issue(grants(state, BRAN, "autoActiveDefence", skill="Shield", quality=True), FOE, "Club", BRAN), BRAN
    )
    plain = grants(state, BRAN, "autoActiveDefence", skill="Axe", conditions=("once per scene",))
    used = change(
        plain, BRAN, abilities=tuple([replace(one, uses=1, stamp=1) for one in person(plain, BRAN).abilities])
    )
    assert "Axe*" in ways(issue(plain, FOE, "Club", BRAN), BRAN) and "Axe*" not in ways(
        issue(used, FOE, "Club", BRAN), BRAN
    )
    for quality in (True, False):
        trait = grants(state, BRAN, "autoActiveDefence", skill="Axe", quality=quality)
        happened = events(issue(trait, FOE, "Club", BRAN), BRANS, m.Answer(True, BRAN, which(state, BRAN, "Axe")))
        assert any(isinstance(one, m.AbilityUsed) for one in happened) is not quality


@pytest.mark.rule("PER-212", "PER-Q51")
def test_only_talk_outside_a_fight_is_answered_actively_unannounced() -> None:
    state = grants(power(given()), SEFA, "resistPower", skill="Forgery", kind="power", quality=True)
    tagged = tuple(
        [replace(one, tags=("supernatural",)) if one.name == "Forgery" else one for one in person(state, SEFA).skills]
    )
    state = change(state, SEFA, skills=tagged)
    assert ways(helped(issue(state, ORLA, "Song", SEFA)), SEFA) == {"Resist"}
    sung, active = helped(issue(state, ORLA, "Song", SEFA)), m.Answer(True, SEFA, which(state, SEFA, "Forgery"))
    with pytest.raises(RuleViolation) as found:
        play.play(sung, SEFAS, active, Told())
    assert found.value.allowable, "unless the game master allows it"


@pytest.mark.rule("PER-035")
def test_who_lacks_the_three_defences_answers_unskilled() -> None:
    state = given(violent=True, turn=BRAN)
    bare = change(state, FOE, skills=person(state, FOE).skills[3:])
    assert ways(issue(bare, BRAN, "Axe", FOE), FOE) == {""}


# Criticals


@pytest.mark.rule("PER-131", "PER-134")
def test_where_none_is_earned_none_is_told() -> None:
    for dice, earned in (("9 9 9 1 1 1", 0), ("10 1 1 1 1 1", 0), ("10 10 1 1 1 1", 1)):
        state = set_up(given(violent=True), BRAN, "Axe", FOE, "Dodge")
        happened = events(do(state, BRANS, m.Ready(0)), URSULA, m.Ready(1), dice, "1 1 1")
        assert [one.amount for one in happened if isinstance(one, m.CriticalsEarned)] == [earned] * bool(earned)
    hers = events(do(state, BRANS, m.Ready(0)), URSULA, m.Ready(1), "1 1 1 1 1 1", "10 10 10")
    assert not [one for one in hers if isinstance(one, m.CriticalsEarned)], "nor where who rolls may have none"


@pytest.mark.rule("PER-137")
def test_a_player_in_the_first_seat_has_a_bank_like_everybody() -> None:
    state = given(violent=True)
    state = change(alter(state, desk=replace(state.desk, gm=SEFAS)), BRAN, controller=0)
    state = issue(change(state, FOE, controller=-1), BRAN, "Axe", FOE)
    state = do(state, SEFAS, m.Answer(False, FOE, which(state, FOE, "Dodge")))
    state = do(do(state, 0, m.Ready(0)), SEFAS, m.Ready(1), "10 10 1 1 1 1", "1 1 1")
    assert in_bank(state, 0) == 1


def menu(state: State, at: int = 0) -> set[str]:
    return set(criticals.choices(state, challenge(state), at))


@pytest.mark.rule("PER-135", "PER-Q33")
def test_the_winner_buys_hits_the_loser_success_and_nobody_hits_without_a_blow() -> None:
    both = banked(banked(given(violent=True), BRANS), SEFAS)
    won = rolled(both, BRAN, "Axe", SEFA, "Dodge", "9 1 1 1 1 1", "1 1 1 1")
    assert (menu(won), menu(won, 1)) == ({"result", "hit", "agreed"}, {"result", "success", "agreed"})
    lost = rolled(both, BRAN, "Axe", SEFA, "Dodge", "1 1 1 1 1 1", "9 9 9 9")
    assert (menu(lost), menu(lost, 1)) == ({"result", "success", "agreed"}, {"result", "agreed"})
    none = rolled(
        alter(both, options=replace(both.options, critical_hits=0)),
        BRAN,
        "Axe",
        SEFA,
        "Dodge",
        "9 1 1 1 1 1",
        "1 1 1 1",
    )
    assert "hit" not in menu(none)
    small = alter(both, options=replace(both.options, critical_result=1, critical_hits=1))
    assert {"result", "hit"} <= menu(rolled(small, BRAN, "Axe", SEFA, "Dodge", "9 1 1 1 1 1", "1 1 1 1"))


@pytest.mark.rule("PER-135")
def test_more_hits_are_bought_only_where_the_power_inflicts_any() -> None:
    for code, hits, bought in (("powerHits", 1, True), ("impose", 0, False)):
        state = banked(power(given(violent=True, turn=ORLA), code=code, hits=hits), ORLAS)
        state = rolled(state, ORLA, "Song", FOE, "Resist", "9 1 1 1 1", "1 1")
        assert ("hit" in menu(state)) is bought
    tame = banked(given(violent=True), BRANS)
    assert "hit" not in menu(
        rolled(tame, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1", harmless=True, effect="held")
    )


@pytest.mark.rule("PER-135")
def test_of_several_each_stands_for_itself() -> None:
    state = helped(issue(banked(given(violent=True, criticals_gm="on"), GM), BRAN, "Axe", FOE, THUG))
    state = ready(answer(answer(state, FOE, "Dodge"), THUG, "Dodge"), "5 1 1 1 1 1", "9 9 9", "1 1")
    now = challenge(state)
    assert [criticals.wins(state, now, at) for at in range(3)] == [False, True, False]
    assert ("success" in menu(state, 1), "success" in menu(state, 2)) == (False, True)


def feat(state: State, who: str, **more: Any) -> State:
    return grants(state, who, "criticalFeat", text="a feat", **more)


@pytest.mark.rule("PER-073")
def test_a_feat_costs_a_critical_and_is_done_once() -> None:
    poor = rolled(
        feat(given(violent=True), BRAN, skill="Axe", trigger="won"), BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1"
    )
    assert challenge(poor).stage == "close"
    rich = banked(feat(given(violent=True), BRAN, skill="Axe", trigger="won", quality=True), BRANS, 2)
    rich = do(rolled(rich, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1"), BRANS, m.LetStand(0))
    done = do(rich, BRANS, m.SpendCritical(0, "a1", ""))
    assert (in_bank(done, BRANS), challenge(done).stage) == (1, "close")
    once = banked(feat(given(violent=True), BRAN, skill="Axe", trigger="won", conditions=("once per scene",)), BRANS)
    used = change(once, BRAN, abilities=tuple([replace(one, uses=1, stamp=1) for one in person(once, BRAN).abilities]))
    for state, stage in ((once, "settle"), (used, "close")):
        assert (
            challenge(do(rolled(state, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "1 1 1"), BRANS, m.LetStand(0))).stage
            == stage
        )


@pytest.mark.rule("PER-073")
def test_who_has_answered_well_may_do_a_feat_too() -> None:
    state = banked(feat(given(violent=True), SEFA, skill="Dodge", trigger="held"), SEFAS)
    held = do(rolled(state, BRAN, "Axe", SEFA, "Dodge", "1 1 1 1 1 1", "9 9 9 9"), SEFAS, m.LetStand(1))
    assert criticals.beaten(challenge(held), 1) == (BRAN,) and criticals.feats(held, challenge(held), 1) == ("a1",)
    assert in_bank(do(held, SEFAS, m.SpendCritical(1, "a1", "")), SEFAS) == 0
    hit = do(rolled(state, BRAN, "Axe", SEFA, "Dodge", "9 1 1 1 1 1", "1 1 1 1"), SEFAS, m.LetStand(1))
    assert criticals.beaten(challenge(hit), 1) == () and challenge(hit).stage == "close"
