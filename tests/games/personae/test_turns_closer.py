"""Turns, closer: who may act at all, what a turn leaves behind, moving, help and guard (2.17, 3.3)."""

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    alter,
    change,
    close,
    do,
    down,
    end,
    events,
    fight,
    given,
    kinds,
    offered,
    only,
    person,
    power,
    reason,
    refused,
    running,
    skill,
    talk,
)
from parlour.core.offers import Choose
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, Provocation, Skill, State
from parlour.games.personae.rules.ask import on_turn
from parlour.games.personae.rules.turns import may_act


def places(state: State, who: str = BRAN, seat: int = BRANS) -> tuple[str, ...]:
    return next((offer.asks[0].of for offer in offered(state, seat, "move") if offer.fixed == (who,)), ())  # type: ignore[union-attr,return-value]


# Who may act


@pytest.mark.rule("PER-163")
def test_nobody_acts_while_the_willing_are_asked_or_somebody_must_strike_first_or_all_is_over() -> None:
    state = power(fight(given(), ORLA, BRAN, FOE), ORLA, "M")
    assert may_act(state, ORLA) and not may_act(state, BRAN) and not may_act(state, "c99")
    asked = do(state, ORLAS, m.UsePower(ORLA, "p1", (BRAN,), ""))
    provoked = alter(state, encounter=replace(running(state), provoked=Provocation(FOE, BRAN)))
    over = close(down(state, SEFA, "dying"))
    assert running(over).closing
    for held in (asked, provoked, over):
        assert not may_act(held, ORLA) and not refused(held, ORLAS, m.DoOther(ORLA, "x")).allowable
        assert not offered(held, ORLAS, "issue") and not offered(held, ORLAS, "do_other")
    assert refused(state, BRANS, m.DoOther(BRAN, "x")).allowable, "out of turn only where the game master allows it"
    assert not refused(change(state, BRAN, conscious=False), BRANS, m.DoOther(BRAN, "x")).allowable


@pytest.mark.rule("PER-161")
def test_before_the_opening_challenge_nothing_else_is_done_and_the_turn_does_not_end() -> None:
    state = fight(given(), BRAN, FOE, opening=True)
    assert (
        not offered(state, BRANS, "do_other")
        and not offered(state, BRANS, "end_turn")
        and offered(state, BRANS, "issue")
    )
    for command in (m.DoOther(BRAN, "x"), m.EndTurn(BRAN)):
        assert refused(state, BRANS, command).allowable
    used = change(state, BRAN, acted=True)
    assert on_turn(do(used, BRANS, m.EndTurn(BRAN))) == FOE, "with the action gone it cannot come any more"


@pytest.mark.rule("PER-163")
def test_in_a_plain_scene_nobody_counts_actions() -> None:
    state = do(power(given(), ORLA, "I"), ORLAS, m.UsePower(ORLA, "p1", (), ""))
    assert not person(state, ORLA).acted


# Turns going by


@pytest.mark.rule("PER-162")
def test_where_nobody_can_act_any_more_the_round_still_ends_and_no_turn_begins() -> None:
    state = down(fight(only(given(), BRAN, SEFA), SEFA, BRAN), SEFA, "incapacitated")
    state = change(end(change(state, SEFA, conscious=True)), SEFA, conscious=False)
    state = down(state, BRAN, "incapacitated")
    happened, after = events(state, URSULA, m.EndTurn(BRAN))
    assert [type(one).__name__ for one in happened] == ["TurnEnded", "RoundEnded"]
    assert running(after).round == 2 and offered(after, URSULA, "close_encounter")[0].owed


@pytest.mark.rule("PER-093", "PER-096")
def test_at_the_end_of_a_turn_each_power_goes_by_its_own_duration() -> None:
    state = power(power(power(fight(given(), ORLA, FOE), ORLA, "T"), ORLA, "I"), ORLA, "S")
    on = (Active("p1", ORLA), Active("p2", ORLA), Active("p3", ORLA))
    happened, after = events(change(state, ORLA, powers_on=on), ORLAS, m.EndTurn(ORLA))
    assert [one for one in happened if isinstance(one, m.PowerEnded)] == [m.PowerEnded(ORLA, "p2", "instant")]
    assert [one.power for one in person(after, ORLA).powers_on] == ["p1", "p3"]


@pytest.mark.rule("PER-095")
def test_what_was_not_kept_up_is_told_so() -> None:
    state = change(power(fight(given(), ORLA, FOE), ORLA, "M"), ORLA, powers_on=(Active("p1", ORLA, upheld=False),))
    assert m.PowerEnded(ORLA, "p1", "not kept up") in events(state, ORLAS, m.EndTurn(ORLA))[0]
    passed = change(fight(state, FOE, ORLA), ORLA, conscious=False, powers_on=(Active("p1", ORLA),))
    assert m.PowerEnded(ORLA, "p1", "not kept up") in events(passed, URSULA, m.EndTurn(FOE))[0]


@pytest.mark.rule("PER-162")
def test_what_was_done_is_told_in_the_words_it_was_said() -> None:
    state = fight(given(), BRAN, FOE)
    assert events(state, BRANS, m.DoOther(BRAN, " bars the door "))[0] == (
        m.ActionSpent(BRAN, "other", "bars the door"),
    )
    happened, _ = events(change(state, BRAN, moved=True), BRANS, m.Move(BRAN, "near"))
    assert happened == (m.ActionSpent(BRAN, "move", ""), m.Moved(BRAN, "", "near", True))
    assert kinds(state, BRANS, m.Move(BRAN, "near")) == ["Moved"]


# Moving


@pytest.mark.rule("PER-166")
@pytest.mark.parametrize(
    ("place", "next_"),
    [("", ("close", "near", "far")), ("close", ("near",)), ("near", ("close", "far")), ("far", ("near",))],
)
def test_one_band_nearer_or_farther(place: str, next_: tuple[str, ...]) -> None:
    state = change(fight(given(), BRAN, FOE), BRAN, place=place)
    assert places(state) == next_
    for far in {"close", "near", "far"} - {place, *next_}:
        assert refused(state, BRANS, m.Move(BRAN, far)).allowable


@pytest.mark.rule("PER-166")
def test_zones_called_like_bands_are_zones_all_the_same() -> None:
    state = fight(given(distance_mode="zones"), BRAN, FOE)
    state = alter(state, scene=replace(state.scene, zones=("close", "near", "far", "roof")))
    assert places(change(state, BRAN, place="close")) == ("near", "far", "roof")


@pytest.mark.rule("PER-166", "PER-253")
def test_where_there_is_nowhere_to_go_no_move_is_offered_and_told_moves_need_no_words() -> None:
    assert not offered(fight(given(distance_mode="zones"), BRAN, FOE), BRANS, "move")
    told = do(fight(given(distance_mode="none"), BRAN, FOE), BRANS, m.Move(BRAN, ""))
    assert person(told, BRAN).moved and person(told, BRAN).place == ""


@pytest.mark.rule("PER-163", "PER-188")
def test_the_unconscious_on_turn_do_not_move() -> None:
    assert not offered(change(fight(given(), BRAN, FOE), BRAN, conscious=False), BRANS, "move")
    assert not offered(change(talk(given(), BRAN, FOE), BRAN, acted=True, moved=True), BRANS, "move"), (
        "nor a third time"
    )


# Help and guard


@pytest.mark.rule("PER-144", "PER-Q44")
def test_help_is_declared_with_an_agreed_skill_for_somebody_awake() -> None:
    state = fight(only(given(), BRAN, SEFA, FOE), BRAN, SEFA, FOE)
    own = person(state, BRAN).skills
    state = change(state, BRAN, skills=(*own, Skill("s199", "Whip", "Cunning", approved=False)))
    (offer,) = offered(change(state, FOE, conscious=False), BRANS, "assist")
    assert [ask.of for ask in offer.asks] == [(SEFA,), tuple([one.id for one in own[3:]])]  # type: ignore[union-attr]
    assert not offered(change(state, BRAN, skills=own[:3]), BRANS, "assist"), "with nothing but the three defences"
    assert not offered(fight(only(given(), BRAN), BRAN), BRANS, "assist"), "nobody to help"
    assert m.ActionSpent(BRAN, "assist", "") in events(state, BRANS, m.Assist(BRAN, SEFA, skill(state, BRAN, "Axe")))[0]


@pytest.mark.rule("PER-Q71")
def test_an_early_guard_is_for_who_has_yet_to_come_in_the_first_round_and_can() -> None:
    state = fight(given(active_defence_early="on"), SEFA, FOE, BRAN)

    def early(now: State, seat: int = BRANS) -> bool:
        return bool(offered(now, seat, "announce"))

    assert early(state)
    happened, after = events(state, BRANS, m.Announce(BRAN, skill(state, BRAN, "Axe")))
    assert m.ActionSpent(BRAN, "defence", "") in happened and person(after, BRAN).acted
    assert not early(after), "the coming action is gone"
    assert not early(change(state, BRAN, conscious=False)) and not early(
        fight(given(active_defence_early="on"), SEFA, BRAN, round=2)
    )
    assert early(end(state)) and not early(end(end(state)), SEFAS), "Sefa has had her turn"
    issued = do(state, SEFAS, m.Issue(False, SEFA, "attack", "", "", (FOE,), "x", ""))
    assert not early(issued), "not in the middle of a Challenge"
    gone = do(state, URSULA, m.Leave(BRAN))
    assert not early(gone)
    choosing = do(
        given(active_defence_early="on", action_order_method="chosenSkill"), SEFAS, m.Escalate(True, SEFA, "x")
    )
    assert not early(choosing), "before there is an order nobody has a first turn"
    on_its_turn = fight(given(active_defence_early="on"), BRAN, FOE, opening=True)
    assert not early(on_its_turn), "the opening Challenge comes first"


@pytest.mark.rule("PER-213")
def test_without_a_skill_to_guard_with_none_is_offered() -> None:
    state = fight(given(), THUG, BRAN)
    assert offered(state, URSULA, "announce")
    bare = change(state, THUG, skills=person(state, THUG).skills[:3])
    assert not offered(bare, URSULA, "announce")
    assert reason(bare, URSULA, m.Announce(THUG, "s601"))[1] == "PER-210", "those three need no announcing"


# Ending it


@pytest.mark.rule("PER-162")
def test_the_game_master_ends_anybodys_turn_and_owes_only_her_own() -> None:
    state = fight(given(), BRAN, ROGUE)
    assert [offer.owed for offer in offered(state, BRANS, "end_turn")] == [True]
    assert [offer.owed for offer in offered(state, URSULA, "end_turn")] == [False]
    assert not offered(state, SEFAS, "end_turn")
    assert [offer.owed for offer in offered(end(state), URSULA, "end_turn")] == [True]


def test_an_order_is_chosen_whole_and_in_order() -> None:
    (offer,) = offered(fight(given(), BRAN, FOE), URSULA, "set_order")
    assert offer.asks == (Choose((BRAN, FOE), 2, 2, ordered=True),)
