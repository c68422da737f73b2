"""Creatures come and go: new, ready-made, given, shown, described, dropped; what is hidden stays hidden."""

import pytest
from msgspec.structs import replace

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    alter,
    at,
    do,
    drafted,
    happens,
    holding,
    item,
    offered,
    permitted,
    person,
    refused,
    someone,
    table,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Check, Climb, Reaction, Side, State, Task
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.rules.making import technique_points
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.readied import from_ready

# New ones


@pytest.mark.rule("YAG-033", "YAG-048")
def test_who_brings_whom() -> None:
    state = table()
    assert refused(state, ANN, m.NewCreature(False, False, "creature", "Wolf")) == ("not-gm", "YAG-048")
    assert refused(state, ANN, m.NewCreature(True, True, "person", "Spy")) == ("not-gm", "YAG-048")
    assert refused(state, GIL, m.NewCreature(False, True, "vehicle", "Cart")) == ("not-human", "YAG-048")
    assert refused(state, ANN, m.NewCreature(False, True, "person", "  ")) == ("no-name", "YAG-033")
    state, who = drafted(state)
    assert (person(state, who).controller, person(state, who).human) == (ANN, True)
    assert refused(state, ANN, m.NewCreature(False, True, "person", "Another")) == ("has-own", "YAG-033")
    assert len(permitted(state, ANN, m.NewCreature(False, True, "person", "Another")).creatures) == 2
    state, other = drafted(state, BEN, "Mo", human=False)
    assert person(state, other).name == "Mo 2" and not person(state, other).human
    dead = at(state, who, "dead")
    assert drafted(dead, ANN, "Heir")


@pytest.mark.rule("YAG-038")
def test_a_vehicle_has_nothing_of_the_mind() -> None:
    state, car = drafted(table(), GIL, "Car", human=False, kind="vehicle")
    assert person(state, car).attributes == (3, 3, 3, 3, 0, 0, 0, 0) and not notices(state, person(state, car))
    assert person(state, car).xp == 0 and person(state, car).languages == ()


# Ready-made ones


@pytest.mark.rule("YAG-060", "YAG-175")
@pytest.mark.parametrize("key", CHARACTERS)
def test_ready_made_characters_are_legal(key: str) -> None:
    ready = CHARACTERS[key]
    state = do(table(campaign_tl=ready.tl), ANN, m.TakeReady(key))
    one = state.creatures[0]
    assert (one.stage, one.controller, one.name) == ("ready", ANN, ready.name)
    assert lacks(state, one) == [] and notices(state, one) == []
    assert one.xp == 10 - technique_points(one) and sum([entry.amount for entry in one.ledger]) == one.xp
    assert [notice for notice in notices(state, replace(one, allowed=())) if notice.blocks] == []


@pytest.mark.rule("YAG-271")
@pytest.mark.parametrize(
    ("key", "move", "metres", "kilos", "band", "minutes"),
    [
        ("imogen", 12, [6, 12, 24, 26], 8, 0, 6),
        ("tomas", 14, [7, 14, 28, 34], 2, -1, 24),
        ("anneke", 12, [6, 12, 24, 0], 27, 1, 16),
        ("wulfrun", 13, [6, 13, 26, 30], 8, 0, 16),
        ("piers", 11, [5, 11, 22, 25], 3, 0, 9),
        ("ysa", 13, [6, 13, 26, 29], 7, 0, 9),
    ],
)
def test_what_follows_from_a_ready_made_sheet(
    key: str, move: int, metres: list[int], kilos: int, band: int, minutes: int
) -> None:
    state = do(table(), ANN, m.TakeReady(key)) if key != "ysa" else do(table(campaign_tl=10), ANN, m.TakeReady(key))
    one = state.creatures[0]
    gaits = [
        0 if derive.gait_refused(state, one, gait) else derive.gait_metres(state, one, gait)
        for gait in ("careful", "standard", "running", "sprinting")
    ]
    assert (derive.move(state, one), gaits, derive.load(one), derive.band(one)) == (move, metres, kilos * 1000, band)
    assert derive.run_minutes(state, one) == minutes


@pytest.mark.rule("YAG-251")
def test_one_of_a_later_age_lies_before_the_game_master() -> None:
    state = do(table(campaign_tl=3), ANN, m.TakeReady("imogen"))
    one = state.creatures[0]
    assert one.stage == "review"
    state = do(state, GIL, m.Approve(one.id))
    assert person(state, one.id).stage == "ready" and notices(state, person(state, one.id)) == []
    called = do(table(campaign_tl=3), GIL, m.CallReady(False, "imogen"))
    assert called.creatures[0].stage == "ready" and called.creatures[0].controller == -1


@pytest.mark.parametrize("key", EXTRAS)
def test_extras_are_called_in(key: str) -> None:
    state = do(table(), GIL, m.CallReady(False, key), m.CallReady(True, key), m.CallReady(False, key))
    first, hidden, second = state.creatures
    assert first.stage == "ready" and second.name == f"{first.name} 2" and hidden.hidden and hidden.id == "h1"
    assert lacks(state, first) == [] and first.human == (EXTRAS[key].kind == "person")
    assert refused(state, ANN, m.CallReady(False, key)) == ("not-gm", "YAG-048")


@pytest.mark.rule("YAG-088")
def test_ready_made_people_read_where_reading_is_learnt_apart() -> None:
    assert [known.literate for known in from_ready(table(), CHARACTERS["wulfrun"]).languages] == [True, True]
    assert [
        known.literate for known in from_ready(table(language_literacy="separate"), CHARACTERS["wulfrun"]).languages
    ] == [False, False]


@pytest.mark.rule("YAG-Q15")
def test_ready_made_specialisations_have_the_tables_price() -> None:
    assert technique_points(from_ready(table(), CHARACTERS["imogen"])) == 4
    dear = from_ready(table(specialisation_cost=6), CHARACTERS["imogen"])
    assert (technique_points(dear), dear.xp, dear.ledger[0].amount) == (12, 0, 12)


def test_taking_is_for_who_has_nobody() -> None:
    state = do(table(), ANN, m.TakeReady("tomas"))
    assert refused(state, ANN, m.TakeReady("imogen")) == ("has-own", "YAG-033")
    assert refused(state, GIL, m.TakeReady("imogen")) == ("gm", "YAG-033")
    assert refused(state, BEN, m.TakeReady("nobody")) == ("no-such-ready", "YAG-033")
    assert refused(state, GIL, m.CallReady(False, "nobody")) == ("no-such-ready", "YAG-048")
    assert do(state, BEN, m.TakeReady("tomas")).creatures[1].name == "Tomas Reyl 2"


# Going, giving, showing


def test_who_lets_whom_go() -> None:
    state, who = drafted(holding(someone("c2", BEN, reactions=(Reaction("c951", 1),))))
    assert who == "c951"
    assert refused(state, BEN, m.DropCreature(who)) == ("not-yours", "YAG-034")
    assert refused(state, BEN, m.DropCreature("c2")) == ("made", "YAG-034")
    assert refused(state, BEN, m.DropCreature("c77")) == ("bad-target", "YAG-034")
    state = do(state, ANN, m.DropCreature(who))
    assert [one.id for one in state.creatures] == ["c2"] and person(state, "c2").reactions == ()
    assert do(state, GIL, m.DropCreature("c2")).creatures == ()


def engagements() -> list[dict[str, object]]:
    return [
        {"check": Check(1, "", (Side("c1", "Will"),), target=20)},
        {"check": Check(1, "charm", (Side("c2", "Will"),), toward="c1")},
        {"tasks": (Task("x1", "long", "Wall", (("c1",),), (("Will", "craft"),)),)},
        {"climbs": (Climb("c1", "cliff", 20, "round", False, 20),)},
    ]


@pytest.mark.parametrize("busy", engagements())
def test_nobody_goes_who_is_needed(busy: dict[str, object]) -> None:
    state = holding(someone("c1"), someone("c2", BEN))
    busied = alter(state, **busy)
    assert refused(busied, GIL, m.DropCreature("c1")) == ("not-now", "YAG-005")
    assert refused(busied, ANN, m.GiveCreature("c1", "@2")) == ("not-now", "YAG-005")


def test_creatures_are_given_to_other_seats() -> None:
    state = holding(someone("c1"), someone("c2", BEN), someone("c3", -1), someone("h1", -1, hidden=True))
    assert person(do(state, ANN, m.GiveCreature("c1", "@2"))).controller == BEN
    assert person(do(state, ANN, m.GiveCreature("c1", "gm"))).controller == -1
    assert person(do(state, GIL, m.GiveCreature("c3", "@1")), "c3").controller == ANN
    assert refused(state, BEN, m.GiveCreature("c1", "@2")) == ("not-yours", "YAG-034")
    assert refused(state, ANN, m.GiveCreature("c1", "@1")) == ("bad-seat", "YAG-034")
    assert refused(state, GIL, m.GiveCreature("c3", "gm")) == ("bad-seat", "YAG-034")
    assert refused(state, GIL, m.GiveCreature("h1", "@1")) == ("hidden", "YAG-034")
    assert refused(at(state, "c1", "dead"), ANN, m.GiveCreature("c1", "@2")) == ("dead", "YAG-034")


def test_numbers_are_shown_and_hidden() -> None:
    state = holding(someone("c1"), someone("c3", -1))
    state = do(state, GIL, m.ShowCreature("c3", "numbers"))
    assert person(state, "c3").shown and refused(state, GIL, m.ShowCreature("c3", "numbers")) == (
        "not-hidden",
        "YAG-034",
    )
    assert not person(do(state, GIL, m.ShowCreature("c3", "not numbers")), "c3").shown
    assert refused(state, GIL, m.ShowCreature("c1", "numbers")) == ("not-hidden", "YAG-034")
    assert refused(state, ANN, m.ShowCreature("c3", "not numbers")) == ("not-gm", "YAG-034")


def test_a_new_name_is_told_with_the_old_one() -> None:
    state, who = drafted(table(), ANN, "Lurker")
    events, after = happens(state, ANN, m.Describe(who, "name", " Wren "))
    assert events == (m.Described(who, "name", "Wren", "Lurker"),) and person(after, who).name == "Wren"
    assert happens(state, ANN, m.Describe(who, "concept", "Quick."))[0] == (m.Described(who, "concept", "Quick."),)


def lair() -> tuple[State, str]:
    """A hidden creature with a technique, a thing of a later age, and a name that is in use."""
    state, _ = drafted(table(campaign_tl=3), ANN, "Lurker")
    state, who = drafted(state, GIL, "Spy", hidden=True)
    state = do(
        state,
        GIL,
        m.SetSkill(who, "stealth", 4),
        m.BuyTechnique(who, "Quiet step"),
        item(who, "radio", tl=6),
        m.Describe(who, "name", "Lurker"),
    )
    return state, who


def test_what_is_hidden_counts_nothing_in_the_open() -> None:
    state, who = lair()
    one = person(state, who)
    assert who == "h1" and one.name == "Lurker 2" and [one.techniques[0].id, one.items[0].id] == ["kh1-1", "ih1-2"]
    assert state.made == 1 and state.petitions == ()
    assert refused(state, ANN, m.Describe("h1", "name", "Me")) == ("bad-target", "YAG-034")
    assert refused(state, ANN, m.DropCreature("h1")) == ("bad-target", "YAG-034")
    other = do(state, BEN, m.NewCreature(False, True, "person", "Lurker 2"))
    assert other.creatures[-1].name == "Lurker 2"


def test_out_of_hiding_everything_has_ids_of_the_open() -> None:
    state, who = lair()
    events, state = happens(state, GIL, m.ShowCreature(who, "itself"))
    one = state.creatures[-1]
    assert events == (m.CreatureShown("h1", "c2", "Lurker 2"),) and (one.id, one.hidden) == ("c2", False)
    assert [one.techniques[0].id, one.items[0].id] == ["k3", "i4"] and one.allowed == ("tl:i4",) and state.made == 4
    assert do(state, GIL, item("c2", "rope")).creatures[-1].items[-1].id == "i5"


def test_words_are_their_players() -> None:
    state = holding(someone("c1"), someone("c2", BEN))
    state = do(
        state,
        ANN,
        m.Describe("c1", "name", "Mo c2"),
        m.Describe("c1", "notes", " a secret "),
        m.Describe("c1", "concept", "Tall."),
    )
    one = person(state)
    assert (one.name, one.notes, one.concept) == ("Mo c2 2", "a secret", "Tall.")
    assert do(state, ANN, m.Describe("c1", "notes", ""))
    assert refused(state, ANN, m.Describe("c1", "name", " ")) == ("no-name", "YAG-034")
    assert refused(state, GIL, m.Describe("c1", "notes", "x")) == ("not-yours", "YAG-034")


def test_offers_stay_few_with_many_creatures() -> None:
    state = table(sitting=True)
    for key in [*EXTRAS] * 4:
        state = do(state, GIL, m.CallReady(False, key))

    for command in ("describe", "drop_creature", "give_creature", "show_creature", "add_item", "set_nature"):
        assert len(offered(state, GIL, command)) <= 4, command
