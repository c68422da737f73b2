"""What is judged wrong is what is wrong: reasons that were false once, and those that play hardly ever meets."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.fate.given import GM, State, bonus, do, given, major, mook, pc, refused, text
from games.fate.reached import alter, placed
from games.fate.refusals import CASES
from games.fate.rolls import attack, attempt, create, fight, opposed, overcome
from parlour.games.fate import moves as m
from parlour.games.fate.game import GAME
from parlour.games.fate.model import Border, Contest, Scene, Zone
from parlour.games.fate.rules.desk import DESK
from parlour.games.fate.rules.draft import evolve
from parlour.roleplay import moves as d

RULES = {rule.id for rule in GAME.rulebook}
AMA, DAN, RAT = pc("Ama", 1, Clever=1), pc("Dan", 2, Quick=0), mook("Rat", boxes=1)
HARBOUR = Scene(
    1, "Harbour", True, ("c1", "c2"), (Zone("z1", "Quay"), Zone("z2", "Deck"), Zone("z3", "Mast")),
    (Border("b1", "z1", "z2"), Border("b2", "z2", "z3", "A Locked Hatch")),
)  # fmt: skip


def wrong(state: State, seat: int, command: Any) -> tuple[str, str]:
    """The field and the condition that forbid; and it is refused indeed."""
    refused(state, seat, command)
    found = DESK.moves[type(command)].wrong(state, seat, command)
    assert found is not None
    return found.field, found.key


@pytest.mark.parametrize("what", CASES)
def test_what_is_wrong_is_named(what: str) -> None:
    state, seat, command = CASES[what]()
    field, key = wrong(state, seat, command)
    assert f"{command.__struct_config__.tag}.{field}.{key}" == what
    told = refused(state, seat, command)
    assert told.why and told.cure and told.rule in RULES and "{" not in told.why + told.cure


def at(state: State, who: str, zone: str) -> State:
    return placed(state, who, zone)


@pytest.mark.rule("FAE-Q12")
def test_a_helper_without_approaches_is_never_told_that_one_is_too_low() -> None:
    state = given(pc("Ama", 1), mook("Page", side="heroes"), RAT, help_minimum="average")
    state = opposed(state, attack("c1", "c3"))
    do(state, GM, m.Help("c2", "c1", "holds the lamp"))
    low = opposed(
        given(pc("Ama", 1), pc("Dan", 2, Clever=0), RAT, help_minimum="average"), attack("c1", "c3", "Clever")
    )
    assert wrong(low, 2, m.Help("c2", "c1", "")) == ("ally", "too_low")
    late = do(state, GM, m.Help("c2", "c1", ""))
    assert wrong(late, GM, m.Help("c2", "c1", "")) == ("who", "helps_already")


@pytest.mark.rule("FAE-114")
def test_a_hidden_aspect_of_ones_own_is_no_bar_to_a_self_compel() -> None:
    state = given(pc("Ama", 1, secrets=("Ama in Trouble",)), major("Thane", secrets=("Thane in Trouble",)))
    own = text(state, "Ama in Trouble").id
    do(state, 1, m.SelfCompel("c1", own, "event", "It rains"))
    assert wrong(state, 1, m.SelfCompel("c1", own, "event", "x" * 9999)) == ("text", "too_long")
    theirs = text(state, "Thane in Trouble").id
    assert wrong(state, GM, m.SelfCompel("c2", theirs, "event", "It rains")) == ("aspect", "hidden_npc_aspect")


@pytest.mark.rule("FAE-Q17", "FAE-092")
def test_a_hindered_border_is_not_called_free_because_something_else_is_wrong() -> None:
    people = (AMA, DAN, RAT)
    state = given(*people, scene=None, move_hindered="overcome", conflict=fight("c1", "c2", "c3"))
    state = at(evolve(alter(state, scene=HARBOUR), [m.Entered("c3")]), "c1", "z2")
    assert wrong(state, 1, m.Overcome("c1", "b2", ("Quick", "Clever"), "")) == ("how", "too_many")
    assert wrong(state, 1, m.Overcome("c1", "b1", ("Quick",), "")) == ("target", "not_hindered")
    assert wrong(at(state, "c1", "z1"), 1, m.Overcome("c1", "b2", ("Quick",), "")) == ("target", "out_of_reach")
    do(state, 1, m.Overcome("c1", "b2", ("Quick",), ""))
    assert state.conflict is not None
    spent = alter(state, conflict=replace(state.conflict, moved=("c1",), acted=("c1",)))
    assert wrong(spent, 1, m.Move("c1", "z1")) == ("zone", "moved_already")


@pytest.mark.rule("FAE-130", "FAE-Q25")
def test_a_twist_comes_before_the_next_advantage() -> None:
    state = given(AMA, DAN, contest_advantage="on", contest=Contest("Race", ("c1", "c2"), (0, 0), twist=True))
    assert wrong(state, 1, m.Create("c1", "create", "scene", ("Quick",), "Mud", "")) == ("who", "twist_first")
    assert wrong(state, GM, m.Twist("x" * 9999)) == ("text", "too_long")


@pytest.mark.rule("FAE-183", "FAE-Q53")
def test_who_is_gone_opposes_and_protects_nobody() -> None:
    state = do(
        given(AMA, DAN, mook("Rat", out="conceded"), mook("Cat", away=True), major("Duke", hidden=True)), 1, overcome()
    )
    assert wrong(state, GM, m.Oppose("c3")) == ("who", "conceded")
    assert wrong(state, GM, m.Oppose("c4")) == ("who", "not_here")
    assert wrong(state, GM, m.Defend("c3", ("fighting",), "")) == ("who", "conceded")
    struck = do(given(AMA, RAT, mook("Cat"), mook("Dog"), major("Duke", hidden=True)), 1, attack("c1", "c2"))
    assert wrong(struck, GM, m.Protect("h1", "jumps in")) == ("who", "in_hiding")
    two = do(do(struck, GM, m.Protect("c3", "jumps in")), GM, m.Protect("c4", "jumps in"))
    assert wrong(two, GM, m.ChooseProtector("c2")) == ("who", "unknown")
    chosen = do(two, GM, m.ChooseProtector("c3"))
    assert wrong(chosen, GM, m.Protect("c2", "after all")) == ("", "protector_chosen")


@pytest.mark.rule("FAE-040")
def test_a_stunt_that_waits_for_permission_is_not_claimed() -> None:
    state = given(pc("Ama", 1, stunts=[bonus("Clever", "create", "overcome", permitted=False)]), RAT)
    ready = do(do(state, 1, overcome("c1", "scene", "Clever")), GM, m.SetDifficulty(2))
    assert wrong(ready, 1, m.ClaimStunt("c1", 0)) == ("stunt", "not_permitted")


def test_what_was_asked_for_may_have_become_impossible() -> None:
    plea = d.Plead("Please", '{"do":"move","who":"c1","zone":"z1"}')
    assert wrong(given(AMA), 1, plea) == ("", "cannot_be_done")
    fought = given(pc("Ama", 1), RAT, conflict=fight("c1", "c2"), scene="Harbour")
    fought = at(alter(fought, scene=replace(HARBOUR, pcs=("c1",))), "c1", "z2")
    assert fought.conflict is not None
    fought = alter(fought, conflict=replace(fought.conflict, acted=("c1",), moved=("c1",)))
    asked = do(fought, 1, plea)
    over = do(asked, GM, m.EndConflict())
    assert wrong(over, GM, d.Allow(over.desk.pleas[0].id, "so")) == ("plea", "cannot_be_granted")


@pytest.mark.rule("FAE-131")
def test_a_victory_is_told_by_who_won_in_fitting_words() -> None:
    state = given(AMA, DAN, contest=Contest("Race", ("c1", "c2"), (0, 0)))
    state = evolve(state, [m.ExchangeScored("c1", 1, (3, 1))])
    assert wrong(state, 1, m.TellVictory("c9", "By a nose")) == ("who", "unknown")
    assert wrong(state, 1, m.TellVictory("c1", "x" * 9999)) == ("text", "too_long")


def test_nobody_unknown_is_called_a_place_for_an_aspect() -> None:
    state = given(AMA)
    assert refused(state, GM, m.Place("c9", "z1")).reason == "no-such-character"
    assert refused(state, GM, m.Place("c1", "z9")).reason == "no-such-zone"


@pytest.mark.rule("FAE-Q39")
def test_what_belongs_to_somebody_hidden_is_not_called_known_to_everybody() -> None:
    state = given(AMA, major("Duke", hidden=True))
    assert wrong(state, GM, m.Withhold(text(state, "Duke the Brave").id, "c1")) == ("aspect", "off_the_table")


@pytest.mark.rule("FAE-108", "FAE-111")
def test_what_an_invoke_can_do_instead_is_what_it_can_do() -> None:
    state = attempt(given(AMA, DAN, RAT, aspects=["Fog"]), overcome(), 1, 3)
    fog = text(state, "Fog").id
    own = refused(state, 1, m.Invoke("c1", "paid", "raise", fog, "it helps"), "FAE-111")
    assert own.cure == "You can add +2 to the roll or reroll your dice."
    ally = refused(state, 2, m.Invoke("c2", "paid", "bonus", fog, "it helps"), "FAE-108")
    assert ally.cure == "You can give an ally +2."


@pytest.mark.rule("FAE-Q25")
def test_a_failed_advantage_was_tried_and_is_not_called_created() -> None:
    people = Contest("Race", ("c1", "c2"), (0, 0), tried=("c1",), barred=("c1",))
    told = refused(given(AMA, DAN, contest_advantage="on", contest=people), 1, create("create"))
    assert "has already tried to" in told.why and told.cure == "Wait for the next exchange."
