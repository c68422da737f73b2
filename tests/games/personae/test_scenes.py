"""Scenes, days and sessions, and what comes round with them (2.26, 3.6)."""

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    SEFA,
    SEFAS,
    URSULA,
    at_end,
    banked,
    change,
    close,
    close_scene,
    do,
    events,
    fight,
    given,
    grants,
    kinds,
    next_scene,
    offered,
    open_scene,
    person,
    reason,
    talk,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import State, Talent
from parlour.roleplay.moves import EndSession, StartSession


def days(state: State, count: int = 1) -> State:
    return do(state, URSULA, m.PassDays(count, ""))


def session(state: State) -> State:
    """The next one."""
    return do(do(state, URSULA, EndSession()), URSULA, StartSession())


def spent(state: State, every: str, who: str = BRAN) -> State:
    """A Trait that may be used once per so long, used up."""
    state = grants(state, who, "addDice", conditions=(f"once per {every}",))
    return change(state, who, abilities=tuple([replace(one, uses=1) for one in person(state, who).abilities]))


def left(state: State) -> bool:
    return person(state, BRAN).abilities[0].uses == 0


# Counters


@pytest.mark.rule("PER-243")
def test_scenes_days_and_sessions_are_counted_each_by_its_own_command() -> None:
    state = next_scene(given(scene=1))
    assert (state.desk.session, state.day, state.scene.number) == (1, 1, 2)
    state = days(close_scene(state))
    assert (state.desk.session, state.day, state.scene.number) == (1, 2, 2)
    state = session(state)
    assert (state.desk.session, state.day, state.scene.number) == (2, 2, 2)


def test_a_scene_is_opened_and_closed_by_the_game_master_one_at_a_time() -> None:
    command = m.OpenScene("The mill", "dusk", "who set the fire", (BRAN, FOE), "")
    assert reason(given(), URSULA, command) == ("scene-open", "PER-243")
    between = close_scene(given())
    assert reason(between, BRANS, command) == ("not-gm", "PER-245")
    state = do(between, URSULA, command)
    assert (state.scene.place, state.scene.time, state.scene.aim) == ("The mill", "dusk", "who set the fire")
    assert [one.id for one in state.individuals if one.here] == [BRAN, FOE]
    assert reason(given(), BRANS, m.CloseScene()) == ("not-gm", "PER-243")
    assert reason(fight(given(), BRAN), URSULA, m.CloseScene()) == ("not-now", "PER-243")
    assert reason(between, URSULA, m.OpenScene("The mill", "", "", ("c99",), "")) == ("bad-target", "PER-245")


def test_zones_are_lines_where_the_table_has_them() -> None:
    between = close_scene(given(distance_mode="zones"))
    state = do(between, URSULA, m.OpenScene("The mill", "", "", (BRAN,), "yard\n wheel \n\nyard"))
    assert state.scene.zones == ("yard", "wheel")


def test_people_come_and_go_by_the_game_masters_word() -> None:
    state = do(given(), URSULA, m.Leave(BRAN))
    assert not person(state, BRAN).here
    assert reason(state, URSULA, m.Leave(BRAN)) == ("not-here", "PER-245")
    assert person(do(state, URSULA, m.Enter(BRAN)), BRAN).here
    assert reason(given(), URSULA, m.Enter(BRAN)) == ("here-already", "PER-245")
    assert reason(given(), BRANS, m.Enter(BRAN)) == ("not-gm", "PER-245")


def test_closing_takes_two_words_where_a_recovery_is_due_and_one_where_none_is() -> None:
    assert not do(given(), URSULA, m.CloseScene()).scene.open
    assert events(change(given(), SEFA, hits=2, status="injured", hurt_scene=3), URSULA, m.CloseScene())[0] == (
        m.SceneClosing((SEFA,)),
    )
    state = at_end(change(given(), SEFA, hits=2, status="injured", hurt_scene=3))
    assert offered(state, SEFAS, "recover") and not offered(state, BRANS, "issue")
    assert reason(state, URSULA, m.Enter(ORLA)) == ("not-now", "PER-194")
    assert not do(state, URSULA, m.CloseScene()).scene.open


# What comes round


@pytest.mark.rule("PER-053", "PER-244")
def test_a_new_session_brings_back_what_was_once_per_session_and_expertise() -> None:
    state = close_scene(spent(given(), "session"))
    state = change(state, BRAN, talents=(Talent("t1", "expertise", "Knots", uses=1),))
    assert not left(do(state, URSULA, EndSession())), "with the start, not with the end"
    state = session(state)
    assert left(state) and person(state, BRAN).talents[0].uses == 0


@pytest.mark.rule("PER-246")
def test_a_new_day_brings_back_what_was_once_per_day() -> None:
    state = close_scene(spent(given(), "day"))
    assert not left(next_scene(open_scene(state)))
    assert left(days(state))
    assert reason(given(), URSULA, m.PassDays(1, "")) == ("scene-open", "PER-280")
    assert reason(close_scene(given()), BRANS, m.PassDays(1, "")) == ("not-gm", "PER-246")


@pytest.mark.rule("PER-280")
def test_long_stretches_go_by_in_one_word() -> None:
    state = days(close_scene(spent(given(), "day")), 21)
    assert (state.day, state.scene.number) == (22, 3) and left(state)


def test_scenes_and_encounters_bring_back_theirs() -> None:
    assert left(close_scene(spent(given(), "scene")))
    state = fight(spent(given(), "encounter"), BRAN, FOE)
    assert left(close(state))
    assert not left(close(fight(spent(given(), "scene"), BRAN, FOE)))
    talked = do(talk(spent(given(), "encounter"), BRAN, FOE), URSULA, m.Deescalate("they sit down"))
    assert left(talked), "an encounter that was stepped back from is over, too"
    escalated = do(talk(spent(given(), "encounter"), BRAN, FOE), BRANS, m.Escalate(True, BRAN, "x"), "5 5 5 5 5 5")
    assert not left(escalated), "it stays one encounter"


# Criticals


def gone(state: State) -> bool:
    return not state.bank


@pytest.mark.rule("PER-136")
@pytest.mark.rule("PER-Q34")
def test_until_spent_they_stay() -> None:
    state = days(close_scene(close(banked(fight(given(), BRAN)))), 9)
    assert not gone(open_scene(session(session(state))))


@pytest.mark.rule("PER-136")
@pytest.mark.rule("PER-Q34")
def test_to_the_end_of_the_encounter_and_outside_one_to_the_end_of_the_scene() -> None:
    state = banked(fight(given(criticals_bank="encounterEnd"), BRAN))
    assert gone(close(state))
    outside = banked(given(criticals_bank="encounterEnd"))
    assert not gone(close(fight(outside, BRAN)))
    assert gone(close_scene(outside))


@pytest.mark.rule("PER-136")
@pytest.mark.rule("PER-Q34")
def test_to_the_start_or_the_end_of_the_next_scene() -> None:
    start, finish = banked(given(4, criticals_bank="nextSceneStart")), banked(given(4, criticals_bank="nextSceneEnd"))
    assert not gone(close_scene(start)) and gone(next_scene(start))
    assert not gone(next_scene(finish)) and gone(close_scene(next_scene(finish)))


@pytest.mark.rule("PER-136")
@pytest.mark.rule("PER-Q34")
def test_to_the_start_or_the_end_of_the_next_day() -> None:
    start, finish = [close_scene(banked(given(criticals_bank=kept))) for kept in ("nextDayStart", "nextDayEnd")]
    assert gone(days(start))
    assert not gone(days(finish)) and gone(days(days(finish))) and gone(days(finish, 2))


@pytest.mark.rule("PER-136")
@pytest.mark.rule("PER-Q34")
def test_to_the_start_or_the_end_of_the_next_session() -> None:
    start, finish = [close_scene(banked(given(criticals_bank=kept))) for kept in ("nextSessionStart", "nextSessionEnd")]
    assert not gone(do(start, URSULA, EndSession())) and gone(session(start))
    assert not gone(session(finish)) and gone(do(session(finish), URSULA, EndSession()))


@pytest.mark.rule("PER-136")
def test_only_what_is_due_goes_and_each_owner_is_told() -> None:
    fresh = next_scene(banked(banked(given(3, criticals_bank="nextSceneEnd")), owner=-1))
    state = close_scene(banked(fresh))
    assert [(one.owner, one.scene) for one in state.bank] == [(BRANS, 4)]
    assert kinds(fresh, URSULA, m.CloseScene()).count("CriticalsExpired") == 2
