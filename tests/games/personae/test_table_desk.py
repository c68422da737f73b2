"""The game master's desk: the last word, house rules, overruling, sessions."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    alter,
    at_traits,
    change,
    do,
    happens,
    person,
    play,
    ready,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Options, Scene, Side, State
from parlour.games.personae.rules import desk
from parlour.games.personae.rules.ask import bank
from parlour.games.personae.words.options import OPTIONS
from parlour.roleplay import moves as d
from parlour.roleplay.moves import ValueSet


def brannoch() -> tuple[State, str]:
    return ready(table(sitting=True), "brannoch")


def set_to(who: str, field: str, value: str) -> d.Overrule:
    return d.Overrule(who, field, value, "we agreed")


@pytest.mark.rule("PER-003")
def test_a_ruling_has_a_receipt_with_before_after_and_why_and_can_be_taken_back() -> None:
    state, who = brannoch()
    events, after = happens(state, GIL, d.Overrule(who, "hits", "3", "He fell"))
    assert events == (d.Overruled(1, GIL, who, "hits", "0", "3", "He fell"), ValueSet(who, "hits", "3"))
    assert person(after, who).hits == 3 and after.desk.receipts[0].reason == "He fell"
    assert refused(state, ANN, set_to(who, "hits", "3")) == ("not-gm", "PER-003")
    assert happens(state, GIL, d.Nudge(who, "hits", True))[0] == (
        d.Overruled(1, GIL, who, "hits", "0", "1", ""),
        ValueSet(who, "hits", "1"),
    )
    assert refused(state, GIL, d.Nudge(who, "hits", False)) == ("no-further", "PER-003")
    assert person(do(after, GIL, d.Reverse(1, "He did not")), who).hits == 0


@pytest.mark.rule("PER-003")
@pytest.mark.parametrize(
    ("field", "value", "kept"),
    [
        ("name", "Bran", "Bran"),
        ("goal", "home", "home"),
        ("dp", "4", 4),
        ("status", "Wounded", "wounded"),
        ("conscious", "no", False),
        ("toughness", "minor", "minor"),
        ("hits_bought", "2", 2),
    ],
)
def test_any_value_of_a_sheet_is_set_and_set_back(field: str, value: str, kept: Any) -> None:
    state, who = brannoch()
    after = do(state, GIL, set_to(who, field, value))
    assert getattr(person(after, who), field) == kept
    assert do(after, GIL, d.Reverse(1, "back")).individuals == state.individuals
    if field != "goal":
        assert refused(state, GIL, set_to(who, field, "\n")) == ("bad-value", "PER-003")


@pytest.mark.rule("PER-003")
def test_attributes_ranks_dice_and_uses_are_set_too() -> None:
    state, who = brannoch()
    one = person(state, who)
    lamp = one.talents[1].id
    after = do(
        state,
        GIL,
        set_to(who, "Cunning", "9"),
        set_to(who, "rank Power", "first"),
        set_to(who, f"dice {one.skills[0].id}", "4"),
        set_to(who, f"uses {lamp}", "1"),
    )
    changed = person(after, who)
    assert (changed.values[2], changed.ranks[3], changed.skills[0].dice, changed.talents[1].uses) == (9, "First", 4, 1)
    for receipt in (4, 3, 2, 1):
        after = do(after, GIL, d.Reverse(receipt, "back"))
    assert person(after, who) == one
    assert refused(state, GIL, set_to(who, "Cunning", "many")) == ("bad-value", "PER-003")
    assert refused(state, GIL, set_to(who, "luck", "1")) == ("no-such-value", "PER-003")
    assert refused(state, GIL, set_to("c77", "hits", "1")) == ("no-such-piece", "PER-003")


@pytest.mark.rule("PER-003")
def test_the_dead_are_back_and_criticals_are_set_by_a_ruling() -> None:
    state, who = brannoch()
    dead = do(state, GIL, set_to(who, "status", "dead"))
    assert person(dead, who).stage == "dead"
    assert person(do(dead, GIL, set_to(who, "status", "dying")), who).stage == "ready"
    state = do(state, GIL, set_to("@1", "criticals", "2"), set_to("gm", "criticals", "1"))
    assert (bank(state, ANN), bank(state, -1), bank(state, BEN)) == (2, 1, 0)
    assert bank(do(state, GIL, set_to("@1", "criticals", "0")), ANN) == 0


def test_what_is_hidden_has_no_receipts() -> None:
    state = do(table(), GIL, m.CallReady(True, "bruiser"))
    assert refused(state, GIL, set_to("h1", "hits", "1")) == ("no-such-piece", "PER-003")


@pytest.mark.rule("PER-004")
def test_a_house_rule_is_changed_by_the_game_master_alone_and_logged() -> None:
    state = table(sitting=True)
    events, after = happens(state, GIL, d.ChangeRule("criticals_bank", "encounterEnd"))
    assert events == (d.RuleChanged(GIL, "criticals_bank", "untilSpent", "encounterEnd"),)
    assert after.options.criticals_bank == "encounterEnd"
    assert refused(state, ANN, d.ChangeRule("criticals_bank", "encounterEnd")) == ("not-gm", "PER-003")
    assert refused(state, GIL, d.ChangeRule("criticals_bank", "never")) == ("bad-value", "PER-Q34")
    rolling = alter(
        ready(state, "brannoch")[0], challenge=Challenge(1, "interaction", (Side("c1"), Side("c2")), "talk")
    )
    assert refused(rolling, GIL, d.ChangeRule("criticals_bank", "encounterEnd")) == ("not-now", "PER-003")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_switch_is_a_field_of_the_options(option: Any) -> None:
    other = option.values[-1].value if option.values else str(option.most)
    state = do(table(), GIL, d.ChangeRule(option.key, other))
    assert str(getattr(state.options, option.key)) == other and str(getattr(Options(), option.key)) == option.default


@pytest.mark.rule("PER-003")
def test_what_was_refused_is_pleaded_for_and_allowed() -> None:
    state, who = at_traits(table())
    fifth = m.UnlockSkill(who, "Prowess", "Fifth", (), "")
    state = do(state, ANN, *[m.UnlockSkill(who, "Prowess", name, (), "") for name in ("A", "B", "C", "D")])
    assert refused(state, ANN, fifth) == ("no-slots", "PER-032")
    state = do(state, ANN, d.Plead("Just this one", msgspec.json.encode(fifth).decode()))
    assert refused(state, BEN, d.Allow(1, "fine")) == ("not-gm", "PER-003")
    state = do(state, GIL, d.Allow(1, "fine"))
    assert person(state, who).skills[-1].name == "Fifth" and not state.lax and state.desk.pleas == ()


# Sessions


@pytest.mark.rule("PER-244", "PER-055")
def test_a_session_refreshes_what_serves_once_in_it() -> None:
    state, who = brannoch()
    lamp = person(state, who).talents[1]
    state = change(state, who, talents=(person(state, who).talents[0], replace(lamp, uses=1)))
    state = do(do(state, GIL, d.EndSession()), GIL, d.StartSession())
    assert (state.desk.session, person(state, who).talents[1].uses) == (2, 0)


@pytest.mark.rule("PER-244")
def test_sessions_begin_and_end_by_the_game_master() -> None:
    state = table()
    assert desk.awaits(state) == {GIL}
    assert refused(state, ANN, d.StartSession()) == ("not-gm", "PER-244")
    assert refused(state, GIL, d.EndSession()) == ("no-session", "PER-244")
    state = do(state, GIL, d.StartSession())
    assert (state.desk.session, state.desk.sitting, desk.awaits(state)) == (1, True, set())
    assert refused(state, GIL, d.StartSession()) == ("session-on", "PER-244")
    assert refused(state, ANN, d.EndSession()) == ("not-gm", "PER-244")
    assert refused(alter(state, scene=Scene(1, open=True)), GIL, d.EndSession()) == ("scene-open", "PER-243")
    assert not play(state, GIL, d.EndSession())[1].desk.sitting


def test_the_game_is_handed_over_between_challenges() -> None:
    state = table()
    after = do(state, GIL, d.HandOver(BEN))
    assert after.desk.gm == BEN
    rolling = alter(
        ready(state, "brannoch")[0], challenge=Challenge(1, "interaction", (Side("c1"), Side("c2")), "talk")
    )
    assert refused(rolling, GIL, d.HandOver(BEN)) == ("not-now", "PER-003")
