"""Powers without a Challenge: whom they reach, what they may not do, what ends them (2.9, 2.21)."""

import pytest

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    URSULA,
    change,
    close,
    close_scene,
    do,
    down,
    end,
    events,
    fight,
    given,
    grants,
    health,
    kinds,
    offered,
    permitted,
    person,
    power,
    reason,
    sheet,
    talk,
)
from games.personae.reached import joined, unseen
from parlour.core.offers import Choose, Text
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules import play


def uses(*targets: str, which: str = "p1", words: str = "") -> m.UsePower:
    return m.UsePower(ORLA, which, targets, words)


def used(state: State, *targets: str, which: str = "p1", words: str = "") -> State:
    """Everybody asked is willing."""
    state = do(state, ORLAS, uses(*targets, which=which, words=words))
    while state.consent is not None:
        who = state.consent.waiting[0]
        state = do(state, person(state, who).controller, m.Agree(True, who))
    return state


def on(state: State, who: str = ORLA) -> list[str]:
    return [active.power for active in person(state, who).powers_on]


# How often


@pytest.mark.rule("PER-087")
def test_uses_in_a_plain_scene_do_not_count_against_the_limit_of_an_encounter() -> None:
    state = power(given(powers_limit=1), ORLA, "I")
    state = used(used(state))
    state = used(fight(state, ORLA))
    assert on(state) == ["p1"]
    state = change(state, ORLA, acted=False)
    assert reason(state, ORLAS, uses()) == ("limit", "PER-087")
    assert on(permitted(state, ORLAS, uses())) == ["p1"], "unless the game master allows it"


# How many


@pytest.mark.rule("PER-072")
def test_a_trait_widens_the_power_it_names_and_no_other() -> None:
    state = power(talk(given(), ORLA), ORLA, "M", name="Wind")
    other = grants(state, ORLA, "powerTargets", skill="Fog")
    assert reason(other, ORLAS, uses(BRAN, SEFA)) == ("too-many", "PER-232")
    for skills, most in (("Fog, Wind", 2), ("", 2), ("Fog", 1)):
        (offer,) = offered(grants(state, ORLA, "powerTargets", skill=skills), ORLAS, "use_power")
        whom = offer.asks[0]
        assert isinstance(whom, Choose) and whom.most == most, skills


def test_nobody_is_asked_to_choose_more_than_there_are() -> None:
    state = power(talk(given(), ORLA), ORLA, "M", targets=9)
    (offer,) = offered(state, ORLAS, "use_power")
    assert isinstance(offer.asks[0], Choose) and (offer.asks[0].least, offer.asks[0].most) == (0, 6)


# How long


@pytest.mark.rule("PER-092")
def test_an_instant_power_that_lasts_by_agreement_stays_until_it_is_let_go() -> None:
    state = used(power(given(), ORLA, "I"), words="as long as she hums")
    assert on(state) == ["p1"] and person(state, ORLA).powers_on[0].words == "as long as she hums"
    happened, after = events(state, ORLAS, m.LetGo(ORLA, "p1"))
    assert happened == (m.PowerEnded(ORLA, "p1", "let go"),) and on(after) == []


@pytest.mark.rule("PER-092")
def test_how_long_is_asked_of_what_lasts_and_only_in_a_plain_scene() -> None:
    for duration, least in (("I", 0), ("M", 1), ("T", 1)):
        (offer,) = offered(power(given(), ORLA, duration), ORLAS, "use_power")
        assert isinstance(offer.asks[1], Text) and offer.asks[1].least == least
    (offer,) = offered(power(fight(given(), ORLA), ORLA, "M"), ORLAS, "use_power")
    assert not isinstance(offer.asks[1], Text)


@pytest.mark.rule("PER-097")
@pytest.mark.parametrize(
    ("changes", "starts"), [({}, True), ({"trigger": "at night"}, False), ({"approved": False}, False)]
)
def test_only_what_is_agreed_and_made_for_it_starts_with_violence(changes: dict[str, object], starts: bool) -> None:
    state = power(given(), ORLA, "S", "healthBonus", **{"trigger": "violence", **changes})
    begun = do(state, SEFAS, m.Escalate(True, SEFA, "x"), "5 5 5 5 5 5")
    assert on(begun) == (["p1"] if starts else [])


@pytest.mark.rule("PER-097")
def test_what_is_at_work_already_does_not_start_anew_with_violence() -> None:
    state = power(given(), ORLA, "S", "healthBonus", trigger="violence")
    state = used(state, BRAN, words="till dusk")
    happened, after = events(state, SEFAS, m.Escalate(True, SEFA, "x"), "5 5 5 5 5 5")
    assert not [one for one in happened if isinstance(one, m.PowerBegan)]
    assert person(after, ORLA).powers_on[0].targets == (BRAN,), "it stays on whom it was laid"


# Keeping up


@pytest.mark.rule("PER-095", "PER-268")
def test_only_what_is_at_work_to_be_maintained_and_not_yet_kept_up_is_offered() -> None:
    state = power(power(power(fight(given(), ORLA, FOE), ORLA, "M"), ORLA, "T"), ORLA, "M")
    state = end(used(state))
    state = change(
        state,
        ORLA,
        powers_on=(*person(state, ORLA).powers_on, *person(used(end(state), which="p2"), ORLA).powers_on[-1:]),
    )
    state = end(state)
    (offer,) = offered(state, ORLAS, "maintain")
    assert offer.asks[0].of == ("p1",), "p2 stays by itself, p3 is not at work"  # type: ignore[union-attr]
    kept = change(do(state, ORLAS, m.Maintain(ORLA, "p1")), ORLA, acted=False)
    assert reason(kept, ORLAS, m.Maintain(ORLA, "p1")) == ("not-on", "PER-095")


@pytest.mark.rule("PER-095")
def test_keeping_up_and_using_are_told_as_what_the_action_went_to() -> None:
    state = power(fight(given(), ORLA, FOE), ORLA, "M")
    happened, state = events(state, ORLAS, uses())
    assert m.ActionSpent(ORLA, "power", "p1") in happened
    happened, _ = events(end(end(state)), ORLAS, m.Maintain(ORLA, "p1"))
    assert happened == (m.ActionSpent(ORLA, "maintain", "p1"), m.PowerUpheld(ORLA, "p1"))


# Letting go


@pytest.mark.rule("PER-095")
def test_nothing_is_let_go_while_dice_are_due_or_nobody_plays() -> None:
    state = used(power(fight(given(), ORLA, FOE), ORLA, "T"))
    state = change(state, ORLA, acted=False)
    open_ = do(state, ORLAS, m.Issue(False, ORLA, "attack", "", "", (FOE,), "to win", ""))
    assert not offered(open_, ORLAS, "let_go") and not offered(open_, URSULA, "let_go")
    assert reason(open_, ORLAS, m.LetGo(ORLA, "p1"))[0] == "not-now"
    over = close_scene(used(power(given(), ORLA, "T"), words="all night"))
    assert on(over) == ["p1"], "what was agreed outlives the scene"
    assert not offered(over, ORLAS, "let_go")


@pytest.mark.rule("PER-Q73")
def test_while_the_willing_are_asked_another_power_can_be_let_go() -> None:
    state = used(power(power(fight(given(), ORLA, BRAN), ORLA, "T"), ORLA, "T"))
    state = do(change(state, ORLA, acted=False), ORLAS, uses(BRAN, which="p2"))
    other = do(state, ORLAS, m.LetGo(ORLA, "p1"))
    assert on(other) == [] and other.consent is not None
    happened, taken = events(state, ORLAS, m.LetGo(ORLA, "p2"))
    assert happened == (m.ConsentEnded(ORLA, "p2", False),)
    assert on(taken) == ["p1"] and taken.consent is None


# Healing


@pytest.mark.rule("PER-206", "PER-275")
def test_a_power_that_stabilises_reaches_the_dying_alone() -> None:
    state = power(down(fight(given(), ORLA), SEFA, "dying"), ORLA, "I", "stabilise")
    assert reason(state, ORLAS, uses(BRAN)) == ("bad-target", "PER-206")
    assert not offered(change(state, SEFA, hits=0, status="unharmed"), ORLAS, "use_power"), "nobody to save"
    (offer,) = offered(state, ORLAS, "use_power")
    assert isinstance(offer.asks[0], Choose) and (offer.asks[0].of, offer.asks[0].least) == ((SEFA,), 1)
    saved = used(state, SEFA)
    assert person(saved, SEFA).stabilised and person(close(saved), SEFA).stage == "ready"


@pytest.mark.rule("PER-275")
@pytest.mark.parametrize(("code", "kind"), [("narrative", ""), ("healthBonus", ""), ("recoveryAid", "assist")])
def test_a_power_made_for_something_else_saves_and_heals_nobody(code: str, kind: str) -> None:
    state = power(down(fight(given(), ORLA), SEFA, "dying"), ORLA, "I", code, kind=kind)
    after = used(state, SEFA)
    assert not person(after, SEFA).stabilised and health(after, SEFA) == (5, "dying")


@pytest.mark.rule("PER-206")
def test_a_healing_power_needs_a_body_and_reaches_no_further_than_it_says() -> None:
    state = power(
        down(fight(given(), ORLA), SEFA, "wounded"), ORLA, "I", "recoveryAid", kind="remove", status="Wounded"
    )
    assert reason(state, ORLAS, uses())[0] == "bad-target"
    happened, after = events(do(state, ORLAS, uses(SEFA)), SEFAS, m.Agree(True, SEFA))
    assert m.HitsRemoved(SEFA, 2, "power", 0) in happened and health(after, SEFA) == (2, "injured")
    for status, reached in (("Wounded", False), ("Incapacitated", True), ("", True)):
        limp = power(
            down(fight(given(), ORLA), SEFA, "incapacitated"), ORLA, "I", "recoveryAid", kind="remove", status=status
        )
        assert (SEFA in offered(limp, ORLAS, "use_power")[0].asks[0].of) is reached, status  # type: ignore[union-attr]


@pytest.mark.rule("PER-206")
def test_a_status_named_by_any_other_power_keeps_nobody_out() -> None:
    for code, kind in (("stayConscious", ""), ("recoveryAid", "assist")):
        state = power(down(fight(given(), ORLA), SEFA, "dying"), ORLA, "T", code, kind=kind, status="Incapacitated")
        (offer,) = offered(state, ORLAS, "use_power")
        assert isinstance(offer.asks[0], Choose) and SEFA in offer.asks[0].of and offer.asks[0].least == 0


@pytest.mark.rule("PER-207")
def test_who_is_brought_back_has_the_hits_of_the_dying_and_only_the_dead_are() -> None:
    state = power(given(raise_dead="on"), ORLA, "I", "revive")
    assert not offered(state, ORLAS, "use_power"), "nobody is dead"
    assert reason(state, ORLAS, uses(SEFA)) == ("bad-target", "PER-206")
    state = change(state, SEFA, status="dead", stage="dead", conscious=False, hits=9, excess=2)
    state = unseen(change(state, ROGUE, status="dead", stage="dead"), ROGUE)[0]
    (offer,) = offered(state, ORLAS, "use_power")
    assert isinstance(offer.asks[0], Choose) and (offer.asks[0].of, offer.asks[0].least) == ((SEFA,), 1)
    assert reason(state, ORLAS, uses())[0] == "bad-target"
    back = used(state, SEFA)
    assert (health(back, SEFA), person(back, SEFA).excess, person(back, SEFA).conscious) == ((5, "dying"), 0, False)


# Who is asked


@pytest.mark.rule("PER-Q73")
def test_ones_own_companion_is_not_asked_and_others_are() -> None:
    pip = sheet("c7", "Pip", ORLAS, role="companion", owner=ORLA)
    state = power(fight(given(), ORLA), ORLA, "M", targets=2)
    state = joined(state, pip)
    assert "ConsentAsked" not in kinds(state, ORLAS, uses("c7", ORLA))
    asked = do(state, ORLAS, uses("c7", BRAN))
    assert asked.consent is not None and asked.consent.waiting == (BRAN,)
    assert play.awaited(asked) == (BRANS,)
    assert person(do(asked, BRANS, m.Agree(False, BRAN)), ORLA).powers_on[0].targets == ("c7",)


@pytest.mark.rule("PER-Q73")
def test_who_is_not_here_uses_nothing() -> None:
    state = change(power(given(), ORLA, "I"), ORLA, here=False)
    assert not offered(state, ORLAS, "use_power")
