"""Individuals come and go: whose they are, what is hidden, ready-made ones, files."""

import pytest
from msgspec.structs import replace

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    alter,
    change,
    do,
    drafted,
    happens,
    offered,
    permitted,
    person,
    ready,
    refusal,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING
from parlour.games.personae.model import Active, Challenge, Consent, Petition, Series, Side
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.making import parts
from parlour.games.personae.sheet_file import SAMPLE
from parlour.roleplay.cast import seat_of


@pytest.mark.rule("PER-002")
def test_a_player_begins_with_one_main_character() -> None:
    state = do(table(), ANN, m.NewIndividual("main", "major", "Bran"))
    one = state.individuals[0]
    assert (one.role, one.controller, one.stage, one.toughness) == ("main", ANN, "concept", "major")
    assert refused(state, ANN, m.NewIndividual("main", "major", "Bran II")) == ("has-main", "PER-002")
    assert refused(state, ANN, m.TakeReady("sefa")) == ("has-main", "PER-002")
    assert refused(state, GIL, m.NewIndividual("main", "major", "Mine")) == ("gm", "PER-002")
    assert len(permitted(state, ANN, m.NewIndividual("main", "major", "Bran II")).individuals) == 2


@pytest.mark.rule("PER-002", "PER-261", "PER-262")
def test_the_game_master_runs_all_others() -> None:
    for role, rule in (("ally", "PER-261"), ("adversary", "PER-262")):
        assert refused(table(), ANN, m.NewSupporting(False, role, "minor", 20, "Nob")) == ("not-gm", rule)  # type: ignore[arg-type]
        state = do(table(), GIL, m.NewSupporting(False, role, "minor", 20, "Nob"))  # type: ignore[arg-type]
        one = state.individuals[0]
        assert (seat_of(state, one), one.toughness) == (GIL, "minor")
        assert refused(state, ANN, m.Describe(one.id, "goal", "Mine")) == ("not-yours", "PER-002")
        assert person(do(state, GIL, m.Describe(one.id, "goal", "coin")), one.id).goal == "coin"
    assert refused(table(), ANN, m.CallReady(False, "bruiser")) == ("not-gm", "PER-254")


@pytest.mark.rule("PER-191")
def test_who_lost_a_main_character_makes_a_new_one() -> None:
    state, who = ready(table(), "brannoch")
    assert offered(state, ANN, "new_individual") == []
    state = change(state, who, stage="dead", status="dead")
    assert offered(state, ANN, "new_individual")[0].owed
    state, new = drafted(state, name="Nell")
    assert person(state, new).controller == ANN and len(state.individuals) == 2


@pytest.mark.rule("PER-254")
def test_an_extra_has_no_numbers() -> None:
    state = do(table(), GIL, m.NewExtra("ally", False, "Ferryman", "get home"))
    one = state.individuals[0]
    assert (one.numbered, one.stage, one.goal, one.skills) == (False, "ready", "get home", ())
    assert refused(table(), ANN, m.NewExtra("ally", False, "Ferryman", "")) == ("not-gm", "PER-254")


def test_ready_made_people_come_under_ids_of_their_own() -> None:
    state = do(do(table(), ANN, m.TakeReady("sefa")), GIL, m.CallReady(False, "bruiser"), m.CallReady(False, "bruiser"))
    assert [(one.name, one.controller) for one in state.individuals] == [
        ("Sefa Quill", ANN),
        ("Tollgate bruiser", -1),
        ("Tollgate bruiser 2", -1),
    ]
    loupe = next(one for one in state.individuals[0].gear if one.name == "brass loupe")
    clockwork = next(one for one in state.individuals[0].abilities if one.name == "Clockwork Loupe")
    assert (loupe.tied, clockwork.gear) == ((clockwork.id,), loupe.id)
    assert refused(state, BEN, m.TakeReady("nobody")) == ("no-such-ready", "PER-002")


@pytest.mark.parametrize("key", [*CHARACTERS, *SUPPORTING])
def test_everybody_ready_made_can_be_brought(key: str) -> None:
    state, who = ready(table(), key)
    assert person(state, who).stage == "ready" and state.made >= max(
        [int(one.id[1:]) for one in parts(person(state, who))]
    )


def test_what_is_hidden_leaves_no_gap_in_the_numbers() -> None:
    state = do(
        table(), GIL, m.CallReady(True, "bruiser"), m.NewExtra("ally", True, "Spy", ""), m.CallReady(False, "bruiser")
    )
    hidden, spy, open_ = state.individuals
    assert (hidden.id, spy.id, open_.id, open_.name) == ("h1", "h2", "c1", "Tollgate bruiser")
    assert all("h1-" in one.id for one in parts(hidden))
    for command in (m.GiveIndividual("h1", "@1"), m.DropIndividual("h1")):
        assert refused(state, ANN, command) == ("bad-target", "PER-002")
    assert refused(state, ANN, m.ShowIndividual("h1", "itself")) == ("not-gm", "PER-254")
    before = state.made
    state = do(state, GIL, m.ShowIndividual("h1", "itself"))
    shown = person(state, f"c{before + 1}")
    assert (shown.hidden, shown.name) == (False, "Tollgate bruiser 2") and all(
        "h" not in one.id for one in parts(shown)
    )


def test_numbers_of_supporting_characters_are_shown_and_hidden_again() -> None:
    state = do(table(), GIL, m.CallReady(False, "bruiser"))
    who = state.individuals[0].id
    state = do(state, GIL, m.ShowIndividual(who, "numbers"))
    assert person(state, who).shown
    assert refused(state, GIL, m.ShowIndividual(who, "numbers")) == ("not-hidden", "PER-254")
    assert not person(do(state, GIL, m.ShowIndividual(who, "not numbers")), who).shown


def test_individuals_are_given_to_others() -> None:
    state, who = ready(table(), "brannoch")
    events, after = happens(state, ANN, m.GiveIndividual(who, "@2"))
    assert events == (m.IndividualGiven(who, ANN, BEN),) and person(after, who).controller == BEN
    assert refused(after, ANN, m.GiveIndividual(who, "@1")) == ("not-yours", "PER-002")
    assert person(do(after, GIL, m.GiveIndividual(who, "gm")), who).controller == -1
    both, _ = ready(state, "sefa", BEN)
    assert refused(both, ANN, m.GiveIndividual(who, "@2")) == ("bad-seat", "PER-002")


def test_who_is_needed_does_not_go() -> None:
    state, who = ready(table(), "brannoch")
    assert refused(state, ANN, m.DropIndividual(who)) == ("made", "PER-002")
    state, other = ready(state, "sefa", BEN)
    chosen = alter(state, options=replace(state.options, action_order_method="chosenSkill"))
    begun = Draft.evolve(state, [m.Escalated(1, True, other, "")])
    fights = (
        Draft.evolve(begun, [m.OrderSet((who,))]),
        Draft.evolve(chosen, [m.SceneOpened(1, "x", "", "", (who,), ()), m.Escalated(1, True, other, "")]),
        Draft.evolve(begun, [m.Provoked(who, other)]),
        Draft.evolve(state, [m.Escalated(1, True, who, "")]),
    )
    rolls = (
        Challenge(1, "interaction", (Side(who), Side(other)), "talk"),
        Challenge(1, "interaction", (Side(other, helpers=((who, ""),)), Side("c98")), "talk"),
    )
    busy = [*fights, *[alter(state, challenge=one) for one in rolls]]
    busy += [
        alter(state, consent=Consent(other, "p1", (who,), "", (who,))),
        alter(state, series=Series(1, ((who,), (other,)), ("a", "b"))),
    ]
    for one in busy:
        for seat, command in ((GIL, m.DropIndividual(who)), (ANN, m.GiveIndividual(who, "@2"))):
            found = refusal(one, seat, command)
            assert (found.reason, found.rule, found.allowable) == ("not-now", "PER-002", False)
    assert [one.id for one in do(state, GIL, m.DropIndividual(who)).individuals] == [other]
    draft, who = drafted(table())
    assert refused(draft, BEN, m.DropIndividual(who)) == ("not-yours", "PER-002")
    assert do(draft, ANN, m.DropIndividual(who)).individuals == ()


def test_what_others_hold_of_somebody_goes_with_it() -> None:
    state, who = ready(table(), "brannoch")
    state, orla = ready(state, "orla", BEN)
    fight = [m.Escalated(1, True, orla, ""), m.OrderSet((orla,)), m.HelpDeclared(orla, who, "s1")]
    on = (Active("p1", orla, (who,)), Active("p2", orla, (who, "c5")))
    state = change(Draft.evolve(state, fight), orla, powers_on=on)
    state = alter(state, petitions=(Petition(1, ANN, "wear", who), Petition(2, BEN, "wear", orla)))
    state = do(state, GIL, m.DropIndividual(who))
    assert [one.targets for one in person(state, orla).powers_on] == [("c5",)]
    assert (person(state, orla).helping, [one.id for one in state.petitions]) == (("", ""), [2])


def test_names_are_told_apart() -> None:
    state = do(table(), ANN, m.NewIndividual("main", "major", "Bran"))
    state = do(state, BEN, m.NewIndividual("main", "major", "Bran"))
    assert [one.name for one in state.individuals] == ["Bran", "Bran 2"]
    state = do(state, BEN, m.Describe(state.individuals[1].id, "name", "Bran"))
    assert state.individuals[1].name == "Bran 2"


# Files


@pytest.mark.rule("PER-109")
def test_a_file_is_read_or_refused_with_a_reason() -> None:
    state = do(table(), ANN, m.ImportIndividual(SAMPLE))
    one = state.individuals[0]
    assert (one.name, one.role, one.controller, one.stage, one.points) == ("Tam Reed", "main", ANN, "gear", 20)
    assert [(skill.name, skill.free) for skill in one.skills] == [("Block", True), ("Dodge", True), ("Resist", True)]
    for wrong in ("nonsense", "{}", SAMPLE.replace("personae", "fate"), SAMPLE.replace("[4, 5", "[4000, 5")):
        assert refused(table(), ANN, m.ImportIndividual(wrong)) == ("bad-file", "PER-109")
    assert refused(state, ANN, m.ImportIndividual(SAMPLE)) == ("has-main", "PER-002")


@pytest.mark.rule("PER-079")
def test_what_was_brought_is_looked_through_like_a_new_one() -> None:
    state = do(table(), ANN, m.ImportIndividual(SAMPLE))
    who = state.individuals[0].id
    assert refused(state, ANN, m.Submit(who)) == ("not-complete", "PER-079")
    high = do(table(), ANN, m.ImportIndividual(SAMPLE.replace("[4, 5, 3, 2, 1, 5]", "[2, 9, 2, 1, 1, 5]")))
    assert refused(high, ANN, m.Submit(high.individuals[0].id)) == ("not-complete", "PER-019")


def test_the_game_master_brings_supporting_characters() -> None:
    state = do(table(), GIL, m.ImportIndividual(SAMPLE))
    assert (state.individuals[0].role, state.individuals[0].controller) == ("ally", -1)
