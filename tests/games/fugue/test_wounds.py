"""2.21 Wounds and healing: what they bar, what is lost, and how they heal."""

import pytest
from msgspec.structs import replace

from games.fugue.given_actions import (
    HEAVY,
    ROSE,
    SCOTT,
    SCOTTY,
    TREY,
    TROY,
    URSULA,
    State,
    change,
    contest,
    do,
    flip,
    given,
    happens,
    hurt,
    key,
    offered,
    person,
    refused,
    ruled,
    ruling,
    said,
    slept,
    task,
    wounds,
)
from games.fugue.reached import happened, permitted
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import Healing, blank_set
from parlour.games.fugue.rules import harm
from parlour.games.fugue.rules.ask import barred_by
from parlour.games.fugue.rules.draft import Draft
from parlour.roleplay import moves as d

SHEET = ("Paint Roses: right arm", "Calm Thugs", "Use cleaver: right arm")


def can(state: State, who: str = SCOTTY) -> list[str]:
    """What can be named now, by the offers."""
    seat = SCOTT if who == SCOTTY else URSULA
    asks = next(offer.asks for offer in offered(state, seat, "declare") if offer.fixed == (who,))
    return [a.text for a in person(state, who).abilities if a.id in asks[1].of]  # type: ignore[union-attr]


def tended(state: State, who: str = SCOTTY) -> State:
    """Every wound."""
    for one in wounds(state, who):
        state = do(state, URSULA, m.Tend(who, one.id)) if not one.tended else state
    return state


@pytest.mark.rule("FUG-192")
def test_a_wound_is_recorded_with_part_and_words_if_any() -> None:
    state = do(given(), URSULA, m.Hurt(False, False, SCOTTY, "left knee", " A sprain "))
    (one,) = wounds(state)
    assert (one.part, one.text, one.permanent, one.bleeding, one.tended, one.healed) == (
        "left knee",
        "A sprain",
        False,
        False,
        False,
        False,
    )
    state = hurt(state, "head")
    assert len({w.id for w in wounds(state)}) == 2
    assert refused(state, SCOTT, m.Hurt(False, False, TREY, "head", "A bottle")) == ("not-dealer", "FUG-192")
    assert refused(state, URSULA, m.Hurt(False, False, TREY, "tail", "A bottle")) == ("bad-value", "FUG-192")
    assert wounds(do(given(), URSULA, m.Hurt(False, False, SCOTTY, "head", "")))[0].text == ""


@pytest.mark.rule("FUG-192", "FUG-194")
def test_where_a_wound_is_may_be_said_later_unless_it_lasts() -> None:
    state = do(given("Paint Roses"), URSULA, m.Hurt(False, False, SCOTTY, "", ""))
    assert wounds(state)[0].part == "" and not barred_by(person(state, SCOTTY), person(state, SCOTTY).abilities[0])
    assert refused(state, URSULA, m.Hurt(True, False, SCOTTY, "", "")) == ("bad-value", "FUG-194")
    placed = do(state, URSULA, d.Overrule(SCOTTY, f"part {wounds(state)[0].id}", "Left Arm"))
    assert wounds(placed)[0].part == "left arm"
    assert refused(state, URSULA, d.Overrule(SCOTTY, f"part {wounds(state)[0].id}", "tail"))[0] == "bad-value"
    healed = do(placed, URSULA, d.Nudge(SCOTTY, f"healed {wounds(state)[0].id}", True))
    assert wounds(healed)[0].healed
    assert not wounds(do(healed, URSULA, d.Reverse(2)))[0].healed


def test_only_who_is_in_the_story_and_made_is_hurt() -> None:
    away, unmade = change(given(), HEAVY, here=False), change(given(), SCOTTY, detail="")
    assert refused(away, URSULA, m.Hurt(False, False, HEAVY, "head", "A bottle")) == ("bad-target", "FUG-008")
    assert refused(unmade, URSULA, m.Hurt(False, False, SCOTTY, "head", "A bottle"))[0] == "bad-target"
    assert refused(away, URSULA, m.Rest(True, 8, (HEAVY,))) == ("bad-target", "FUG-008")


@pytest.mark.rule("FUG-193")
def test_an_untended_wound_bars_what_needs_the_part_and_nothing_else() -> None:
    state = hurt(given("Juggle: right hand", "Sing: voice", "Think"), "right hand")
    assert can(state) == ["Sing", "Think"]
    assert refused(state, SCOTT, m.Declare(SCOTTY, "Juggle", "b1")) == ("wounded", "FUG-193")
    assert refused(state, URSULA, m.SetTask(SCOTTY, "b1", "", 8, "Juggle")) == ("wounded", "FUG-193")
    assert can(tended(state)) == ["Juggle", "Sing", "Think"]
    assert task(ruled(tended(state), 8, "b1")).ability == "b1"


@pytest.mark.rule("FUG-193", "FUG-A57")
def test_a_hurt_limb_takes_hand_and_knee_with_it_but_not_the_other_way_round() -> None:
    state = given("Juggle: right hand", "Throw: right arm", "Kneel: left knee", "Run: left leg")
    assert can(hurt(state, "right arm")) == ["Kneel", "Run"]
    assert can(hurt(state, "right hand")) == ["Throw", "Kneel", "Run"]
    assert can(hurt(state, "left leg")) == ["Juggle", "Throw"]
    assert can(hurt(state, "left knee")) == ["Juggle", "Throw", "Run"]
    assert can(hurt(state, "left arm")) == ["Juggle", "Throw", "Kneel", "Run"]


@pytest.mark.rule("FUG-193")
def test_a_wound_between_declaring_and_the_card_bars_the_ability_too() -> None:
    state = hurt(said(given("Juggle: right hand"), ability="b1"), "right hand")
    assert refused(state, URSULA, ruling(state, 8, "b1")) == ("wounded", "FUG-193")
    assert refused(state, URSULA, m.GrantSuccess(state.declared[0].id)) == ("wounded", "FUG-193")
    assert task(do(state, URSULA, ruling(state, 8, ""))).ability == ""
    state = hurt(ruled(given("Juggle: right hand"), 8, "b1"), "right hand")
    assert refused(state, URSULA, m.Flip()) == ("wounded", "FUG-193")
    assert task(flip(tended(state), "The Moon")).outcome == "success"


@pytest.mark.rule("FUG-193", "FUG-116")
def test_who_is_hurt_in_the_middle_of_the_work_has_it_tended_or_gives_up() -> None:
    state = flip(ruled(given("Juggle: right hand"), 8, "b1", "minutes"), "Two of Cups")
    state = hurt(state, "right hand")
    assert refused(state, SCOTT, m.GoOn()) == ("wounded", "FUG-193")
    assert task(do(state, SCOTT, m.GiveUp())).outcome == "given up"
    assert task(do(tended(state), SCOTT, m.GoOn())).stage == "ruled"
    late = hurt(do(tended(state), SCOTT, m.GoOn()), "right hand")
    assert task(flip(late, "Nine of Cups")).outcome == "success", "what was begun in time is played out"


@pytest.mark.rule("FUG-193")
def test_what_the_dealer_allows_is_used_in_spite_of_the_wound() -> None:
    state = hurt(given("Juggle: right hand"), "right hand")
    assert permitted(state, SCOTT, m.Declare(SCOTTY, "Juggle", "b1"), do).declared


@pytest.mark.rule("FUG-194", "FUG-196")
def test_an_untended_permanent_wound_bars_every_ability() -> None:
    state = hurt(given("Juggle: right hand", "Think"), "left foot", permanent=True)
    assert wounds(state)[0].permanent and can(state) == []
    assert refused(state, SCOTT, m.Declare(SCOTTY, "Think", "b2")) == ("wounded", "FUG-196")
    assert can(tended(state)) == ["Juggle", "Think"]


@pytest.mark.rule("FUG-195", "FUG-A73")
def test_a_cut_that_would_bleed_to_death_counts_as_permanent() -> None:
    state = hurt(given("Juggle: right hand", "Think"), "right arm", bleeding=True)
    assert wounds(state)[0].permanent and wounds(state)[0].bleeding and can(state) == []
    assert can(tended(state)) == ["Think"]
    assert refused(given(), URSULA, m.Hurt(False, True, SCOTTY, "head", "A cut")) == ("bad-value", "FUG-195")
    draft = Draft(given("Juggle: right hand"), None)
    harm.wound(draft, SCOTTY, "right hand", permanent=False, bleeding=True, text="A cut")
    assert wounds(draft.state)[0].permanent and person(draft.state, SCOTTY).abilities[0].lost


@pytest.mark.rule("FUG-197", "FUG-A55")
def test_abilities_that_need_the_part_are_lost_for_good() -> None:
    state = tended(hurt(given(*SHEET), "right arm", permanent=True))
    assert can(state) == ["Calm Thugs"]
    assert refused(state, SCOTT, m.Declare(SCOTTY, "Paint", "b1")) == ("wounded", "FUG-197")
    state = slept(state)
    assert wounds(state)[0].healed and can(state) == ["Calm Thugs"]
    assert refused(state, SCOTT, m.Declare(SCOTTY, "Paint", "b1")) == ("wounded", "FUG-197")


@pytest.mark.rule("FUG-198")
def test_the_dealer_restores_what_was_relearned() -> None:
    state = slept(tended(hurt(given(*SHEET), "right arm", permanent=True)))
    command = m.RestoreAbility(SCOTTY, "b1", "Months with the left hand")
    assert refused(state, SCOTT, command) == ("not-dealer", "FUG-198")
    assert can(do(state, URSULA, m.RestoreAbility(SCOTTY, "b1", " "))) == ["Paint Roses", "Calm Thugs"]
    assert refused(state, URSULA, m.RestoreAbility(SCOTTY, "b2", "Why not")) == ("bad-target", "FUG-198")
    assert refused(state, URSULA, m.RestoreAbility(SCOTTY, "b9", "Why not")) == ("no-ability", "FUG-198")
    assert can(do(state, URSULA, command)) == ["Paint Roses", "Calm Thugs"]
    assert can(do(state, URSULA, m.RestoreAbility(SCOTTY, "b3", "A lighter cleaver"))) == ["Calm Thugs", "Use cleaver"]


@pytest.mark.rule("FUG-197")
def test_what_is_lost_stays_lost_through_other_wounds() -> None:
    state = tended(hurt(given(*SHEET), "right arm", permanent=True))
    assert can(tended(hurt(state, "left foot"))) == ["Calm Thugs"]
    assert can(tended(hurt(state, "left foot", permanent=True))) == ["Calm Thugs"]


@pytest.mark.rule("FUG-X26")
def test_the_lost_arm_from_the_cut_to_the_left_handed_roses() -> None:
    draft = Draft(given(*SHEET), None)
    harm.wound(draft, SCOTTY, "right arm", permanent=True, bleeding=False, text="The cleaver")
    state = draft.state
    assert all(barred_by(person(state, SCOTTY), one) for one in person(state, SCOTTY).abilities)
    assert slept(state) == state, "untended, nothing heals"
    state = tended(state)
    assert can(state) == ["Calm Thugs"]
    state = slept(state)
    assert wounds(state)[0].healed and can(state) == ["Calm Thugs"]
    state = do(state, URSULA, m.RestoreAbility(SCOTTY, "b1", "Months with the left hand"))
    assert can(state) == ["Paint Roses", "Calm Thugs"]
    light = hurt(given(*SHEET), "right arm")
    assert can(light) == ["Calm Thugs"] and can(tended(light)) == ["Paint Roses", "Calm Thugs", "Use cleaver"]


@pytest.mark.rule("FUG-201", "FUG-A56")
def test_the_dealer_says_that_a_wound_is_tended() -> None:
    state = hurt(given(), "head")
    which = wounds(state)[0].id
    assert refused(state, SCOTT, m.Tend(SCOTTY, which)) == ("not-dealer", "FUG-201")
    state = do(said(state, TREY, "Bandage Scotty's head"), URSULA, m.Tend(SCOTTY, which))
    assert wounds(state)[0].tended
    assert refused(state, URSULA, m.Tend(SCOTTY, which)) == ("bad-target", "FUG-201")
    assert refused(state, URSULA, m.Tend(SCOTTY, "w99")) == ("bad-target", "FUG-201")


@pytest.mark.rule("FUG-A56")
def test_tending_may_take_a_skilled_action_with_an_ability() -> None:
    state = hurt(given("Field-dressing"), "head", TREY)
    state = flip(ruled(state, 6, "b1", text="Dress Trey's head"), "The Moon")
    assert task(state).outcome == "success"
    assert wounds(do(state, URSULA, m.Tend(TREY, wounds(state, TREY)[0].id)), TREY)[0].tended


@pytest.mark.rule("FUG-202")
@pytest.mark.parametrize("hours", [8, 1000])
def test_an_untended_wound_never_heals(hours: int) -> None:
    for permanent in (False, True):
        state = hurt(given(), "head", permanent=permanent)
        assert not wounds(slept(state, hours=hours))[0].healed


@pytest.mark.rule("FUG-203")
def test_the_content_set_says_how_wounds_heal() -> None:
    content = replace(blank_set(), healing=Healing("Two hours, with or without dreams.", 2, False))
    state = tended(hurt(given(content=content), "head"))
    assert not wounds(slept(state, hours=1))[0].healed
    assert wounds(slept(state, hours=2, unbroken=False))[0].healed


@pytest.mark.rule("FUG-204")
def test_eight_hours_of_unbroken_sleep_heal_what_is_tended() -> None:
    state = tended(hurt(given(), "head"))
    assert wounds(slept(state))[0].healed
    assert not wounds(slept(state, hours=7))[0].healed
    assert not wounds(slept(state, unbroken=False))[0].healed
    assert not wounds(slept(state, TREY))[0].healed
    state = hurt(slept(state), "torso")
    assert [w.healed for w in wounds(slept(state))] == [True, False]


@pytest.mark.rule("FUG-204")
def test_people_rest_between_actions_by_the_dealers_word() -> None:
    command = m.Rest(True, 8, (SCOTTY, TREY))
    assert refused(given(), SCOTT, command) == ("not-dealer", "FUG-204")
    assert refused(ruled(given()), URSULA, command) == ("not-now", "FUG-204")
    assert refused(given(), URSULA, m.Rest(True, 0, (SCOTTY,))) == ("bad-value", "FUG-204")
    assert refused(given(), URSULA, m.Rest(True, 8, ())) == ("bad-target", "FUG-204")
    assert refused(given(), URSULA, m.Rest(True, 8, ("c9",))) == ("bad-target", "FUG-204")
    assert happens(given(), URSULA, command)[0] == (m.Rested((SCOTTY, TREY), 8, True),)


@pytest.mark.rule("FUG-A55")
def test_a_healed_permanent_wound_bars_no_more_what_does_not_need_the_part() -> None:
    state = slept(tended(hurt(given("Kneel: left knee", "Think"), "left knee", permanent=True)))
    one, other = person(state, SCOTTY).abilities
    assert (barred_by(person(state, SCOTTY), one), barred_by(person(state, SCOTTY), other)) == ("FUG-197", "")
    assert (one.lost, other.lost) == (True, False)


@pytest.mark.rule("FUG-A57")
def test_the_dealer_edits_which_parts_an_ability_needs() -> None:
    state = hurt(given("Juggle", "Think"), "right hand")
    assert can(state) == ["Juggle", "Think"]
    assert refused(state, SCOTT, m.TagAbility(SCOTTY, "b1", ("right hand",))) == ("not-dealer", "FUG-A57")
    state = do(state, URSULA, m.TagAbility(SCOTTY, "b1", ("right hand", "eyes")))
    assert person(state, SCOTTY).abilities[0].parts == ("eyes", "right hand") and can(state) == ["Think"]
    assert can(do(state, URSULA, m.TagAbility(SCOTTY, "b1", ()))) == ["Juggle", "Think"]
    assert can(tended(state)) == ["Juggle", "Think"]
    assert refused(state, URSULA, m.TagAbility(SCOTTY, "b1", ("tail",))) == ("bad-value", "FUG-A57")
    assert refused(state, URSULA, m.TagAbility(SCOTTY, "b9", ())) == ("no-ability", "FUG-A57")


@pytest.mark.rule("FUG-A57", "FUG-197")
def test_an_ability_tagged_to_a_lost_part_is_lost_and_one_relearned_stays() -> None:
    state = tended(hurt(given("Juggle", "Think: head"), "right hand", permanent=True))
    state = do(state, URSULA, m.TagAbility(SCOTTY, "b1", ("right hand",)))
    assert can(state) == ["Think"]
    assert can(do(state, URSULA, m.TagAbility(SCOTTY, "b1", ("left hand",)))) == ["Juggle", "Think"]
    assert can(do(state, URSULA, m.TagAbility(SCOTTY, "b1", ("right hand", "eyes")))) == ["Think"]
    state = do(state, URSULA, m.RestoreAbility(SCOTTY, "b1", "A hook"))
    assert can(do(state, URSULA, m.TagAbility(SCOTTY, "b1", ("right hand", "eyes")))) == ["Juggle", "Think"]


@pytest.mark.rule("FUG-A58")
def test_game_characters_suffer_the_same() -> None:
    state = hurt(given(heavy=("Punch: right arm", "Glare")), "right arm", HEAVY)
    assert can(state, HEAVY) == ["Glare"]
    assert refused(state, URSULA, m.Declare(HEAVY, "Punch", "b1")) == ("wounded", "FUG-193")
    state = slept(tended(hurt(state, "right arm", HEAVY, permanent=True), HEAVY), HEAVY)
    assert can(state, HEAVY) == ["Glare"] and all(w.healed for w in wounds(state, HEAVY))
    assert wounds(hurt(given(), "head", ROSE), ROSE)


@pytest.mark.rule("FUG-A73")
def test_what_a_bleeding_wound_took_comes_back_once_it_is_healed() -> None:
    state = tended(hurt(given(*SHEET), "right arm", bleeding=True))
    command = m.RestoreAbility(SCOTTY, "b1", "It grew together")
    assert refused(state, URSULA, command) == ("not-now", "FUG-A73")
    assert can(do(slept(state), URSULA, command)) == ["Paint Roses", "Calm Thugs"]
    state = tended(hurt(given(*SHEET), "right arm", permanent=True))
    assert can(do(state, URSULA, command)) == ["Paint Roses", "Calm Thugs"]


@pytest.mark.rule("FUG-A74")
def test_a_wild_card_goes_with_an_ability_that_is_lost_for_good() -> None:
    state = given(*SHEET)
    cards = [key(name) for name in ("Five of Swords", "Six of Wands", "Nine of Coins")]
    wilds = (
        m.WildDealt(SCOTTY, "b1", "x1", cards[0], SCOTT),
        m.WildDealt(SCOTTY, "b2", "x2", cards[1], SCOTT),
        m.WildDealt(TREY, "b1", "x3", cards[2], TROY),
    )
    state = happened(contest(state, stage="turn"), wilds)
    draft = Draft(state, None)
    harm.wound(draft, SCOTTY, "right arm", permanent=True, bleeding=False, text="The cleaver")
    assert [event.wild for event in draft.events if isinstance(event, m.WildLost)] == ["x1"]
    draft = Draft(state, None)
    harm.wound(draft, SCOTTY, "right arm", permanent=False, bleeding=False, text="A cut")
    assert not [event for event in draft.events if isinstance(event, m.WildLost)]
    events, _ = happens(hurt(state, "head", permanent=True), URSULA, m.TagAbility(SCOTTY, "b2", ("head",)))
    assert events[1:] == (m.WildLost("x2"),)


@pytest.mark.rule("FUG-200")
def test_the_dead_are_not_hurt_tended_or_rested_any_more() -> None:
    state = change(hurt(given(*SHEET), "head", bleeding=True), SCOTTY, down="dead")
    for command in (
        m.Hurt(False, False, SCOTTY, "head", "A knife"),
        m.Tend(SCOTTY, wounds(state)[0].id),
        m.Rest(True, 8, (SCOTTY,)),
        m.RestoreAbility(SCOTTY, "b1", "No"),
        m.TagAbility(SCOTTY, "b1", ()),
        m.Rouse(SCOTTY),
        m.BleedOut(SCOTTY, False),
    ):
        assert refused(state, URSULA, command) == ("dead", "FUG-200"), command


@pytest.mark.rule("FUG-197")
def test_what_is_remembered_after_its_part_was_lost_is_lost_with_it() -> None:
    state = do(given(), URSULA, m.Hurt(True, False, SCOTTY, "right arm", "Gone."))
    state = do(state, SCOTT, m.OwnFlashback(SCOTTY, "a brush", "Painting roses, one after the other.", (), ""))
    state = do(state, SCOTT, m.NameAbility(state.flashbacks[-1].id, "Paint Lilies", ("right hand",)))
    state = do(state, URSULA, m.AcceptAbility(state.flashbacks[-1].id))
    state = do(state, URSULA, m.Tend(SCOTTY, person(state, SCOTTY).wounds[-1].id))
    new = person(state, SCOTTY).abilities[-1]
    assert (new.text, new.lost) == ("Paint Lilies", True)
    assert refused(state, SCOTT, m.Declare(SCOTTY, "Paint", new.id)) == ("wounded", "FUG-197")
    state = do(state, URSULA, m.RestoreAbility(SCOTTY, new.id, "With the other hand."))
    assert not person(state, SCOTTY).abilities[-1].lost
