"""Every event has its sentence or is silent on purpose, it reads as people speak, and no sentence says more than its
reader may know."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.personae.midway import (
    ACTOR,
    ALONE,
    ANN,
    BEA,
    EVERYBODY,
    GIL,
    MANY,
    OPEN,
    OVE,
    PEOPLE,
    QUIET,
    REACTOR,
    ROLLED,
    SECRET,
    STATE,
)
from games.personae.said import LINES
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Ability, Addition, Challenge, Duel, Individual, Petition, Purchase, Side, State
from parlour.games.personae.rulebook import RULEBOOK
from parlour.games.personae.words.lines import tell, tell_all
from parlour.games.personae.words.reader import SENTENCES
from parlour.roleplay import moves as d
from parlour.roleplay.words import DESK_LINES

EVENTS = get_args(m.AnyEvent)
RULES = {rule.id for rule in RULEBOOK}
IDS = [f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)]
PAST = replace(QUIET, scene=replace(STATE.scene, open=False), obstacles=(), batches=(), petitions=())
"""The same table long after: a line is told again when what it was about is gone."""


@pytest.mark.parametrize(("event", "text"), LINES, ids=IDS)
def test_sentences_read_as_people_speak(event: Any, text: str) -> None:
    line = tell(STATE, event, None)
    assert (line.text if line is not None else "") == text
    assert line is None or set(line.rules) <= RULES


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_its_sentence_or_is_silent_on_purpose(event: type) -> None:
    assert event in SENTENCES or event in DESK_LINES
    assert event is d.RuleChanged or any(type(one) is event for one, _ in LINES)


def test_nothing_is_told_that_cannot_happen() -> None:
    assert set(SENTENCES) <= set(EVENTS)


@pytest.mark.parametrize(("event", "text"), LINES, ids=IDS)
def test_the_log_can_be_read_long_after(event: Any, text: str) -> None:
    """The chronicle is told with the state as it is at the end: what is over takes no word out of a line."""
    line = tell(PAST, event, None)
    assert (line.text if line is not None else "") == text
    gone = tell(replace(PAST, individuals=()), event, None)
    assert gone is None or gone.text[0].isupper() or gone.text[0] in "“+-"


@pytest.mark.rule("PER-004")
def test_a_changed_house_rule_is_told_by_its_label_with_the_old_value() -> None:
    line = tell(STATE, d.RuleChanged(GIL, "tie_exhausted", "reactor", "gm"), None)
    assert line is not None and line.kind == "overruled" and not line.story, "a matter of the table"
    assert line.text == "Gil changes a house rule. A full deadlock: The GM decides (it was The reactor wins)."


# What nobody else may know


def texts(event: Any) -> dict[int | None, str]:
    return {seat: repr(tell(STATE, event, seat)) for seat in EVERYBODY}


HIDDEN = Individual("h1", SECRET, "adversary", -1, stage="ready", hidden=True)
SECRETS = [
    m.IndividualBegun(HIDDEN),
    m.IndividualDropped("h1", SECRET),
    m.Described("h1", "name", SECRET),
    m.Described("c4", "goal", SECRET),
    m.Described("c4", "concept", SECRET),
    m.Described("c1", "secret", SECRET),
    m.AbilityAdded("c4", Ability("a9", SECRET, "", Effect("addDice"))),
    m.AbilityUsed("c4", "a4", 0),
    m.ExpertiseCalled(1, "c4", "t4", SECRET),
    m.ExpertiseAnswered(1, "t4", True),
    m.Adjusted(1, "addition", Addition(SECRET, 3, "PER-124"), "c4"),
    m.AttributeSubstituted(1, "Stature", "Cunning", 3, SECRET, "c4"),
    m.SideSet(1, replace(REACTOR, additions=(Addition(SECRET, 3),))),
    m.BatchSentBack("c4", SECRET),
    m.ChallengeIssued(replace(OPEN, sides=(OPEN.sides[0], Side("c4", additions=(Addition(SECRET, 3),))))),
    d.NoteWritten(GIL, 1, SECRET, SECRET),
    d.Overruled(1, GIL, "c4", "goal", SECRET, f"{SECRET}!", ""),
    m.SentBack("c3", SECRET),
]


@pytest.mark.parametrize("event", SECRETS, ids=lambda event: type(event).__name__)
def test_what_is_the_game_masters_is_not_in_the_log(event: Any) -> None:
    for seat in (None, OVE):
        assert SECRET not in texts(event)[seat]


@pytest.mark.parametrize(
    "event",
    [
        m.HitsTallied("c4", 31, 37, "c1"),
        m.HitsRemoved("c4", 37, "power"),
        m.InjuryDelayed("c4", 37),
        m.AttributeRaised("c4", "Power", 37),
        m.PoolGrown("c4", 37),
        m.Awarded("c4", 37, ""),
        m.DiceAssigned("c4", "s44", 31, 37),
        m.ValueChosen("c4", "Power", 31, 37),
        m.CapRaised("c4", 37, 37, ""),
        m.HitsMarked("c4", 37),
    ],
    ids=lambda event: type(event).__name__,
)
def test_numbers_of_the_game_masters_individuals_are_hers(event: Any) -> None:
    told = texts(event)
    assert all("37" not in told[seat] and "31" not in told[seat] for seat in (None, ANN, BEA, OVE))
    assert "37" in told[GIL] or "thirty" in told[GIL] or isinstance(event, m.HitsMarked)
    shown = replace(STATE, individuals=tuple([replace(one, shown=True) if one.id == "c4" else one for one in PEOPLE]))
    assert "37" in repr(tell(shown, event, OVE))


def test_nothing_is_told_of_somebody_in_hiding_but_to_the_game_master() -> None:
    for event in (
        m.IndividualBegun(HIDDEN),
        m.IndividualDropped("h1", "Lurker"),
        m.Described("h1", "name", "Lurker"),
        m.NumbersShown("h1", True),
    ):
        assert [tell(STATE, event, seat) is not None for seat in EVERYBODY] == [False, True, False, False, False]
    shown = tell(STATE, m.IndividualShown("h1", "c4", "Foe"), OVE)
    assert shown is not None and shown.about == ("c4",)


def test_a_plea_is_between_who_asks_and_the_game_master() -> None:
    assert [tell(STATE, d.Pleaded(1, BEA, "Please"), seat) is not None for seat in EVERYBODY] == [
        False,
        True,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize(
    "event",
    [
        m.Planned("c2", Purchase("raise", "c2", "Power")),
        m.Unplanned("c2", 1),
        m.BatchSubmitted("c2"),
        m.BatchSentBack("c2", "x"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_plans_are_between_a_player_and_the_game_master(event: Any) -> None:
    assert [tell(STATE, event, seat) is not None for seat in EVERYBODY] == [False, True, False, True, False]


@pytest.mark.rule("PER-102")
def test_a_secret_background_is_between_a_player_and_the_game_master() -> None:
    event = m.Described("c1", "secret", SECRET)
    assert [tell(STATE, event, seat) is not None for seat in EVERYBODY] == [False, True, True, False, False]
    assert not any(SECRET in text for text in texts(event).values())


def test_a_sheet_in_the_making_is_its_players_until_it_is_ready() -> None:
    event = m.ValueChosen("c3", "Cunning", 0, 3)
    assert [tell(STATE, event, seat) is not None for seat in EVERYBODY] == [False, True, False, True, False]
    made = replace(STATE, individuals=tuple([replace(one, stage="ready") if one.id == "c3" else one for one in PEOPLE]))
    assert tell(made, event, OVE) is not None


# A roll is one card


def card(state: State, *duels: Duel, challenge: Challenge = ROLLED, seat: int | None = None) -> Any:
    (line,) = tell_all(state, [m.Decided(duel, challenge) for duel in duels], seat)
    assert line.kind == "roll" and line.story and line.card is not None
    return line.card


def test_a_decided_challenge_is_one_card_with_every_modifier() -> None:
    found = card(STATE, Duel(1, 0, "success", ((17, 10),)))
    assert (found.title, found.outcome) == ("Bran attacks Foe: Axe against Dodge", "success")
    bran, foe = found.sides
    assert (bran.title, bran.total) == ("Bran, Axe", "17") and (foe.title, foe.total) == ("Foe, Dodge", "10")
    assert [(row.label, row.amount) for row in bran.rows] == [
        ("Stature", 5),
        ("Heavy Hand", 2),
        ("Help: Orla", 1),
        ("6 dice: Axe", None),
    ]
    assert [(row.label, row.amount) for row in foe.rows] == [
        ("Cunning", 2),
        ("3 dice: Dodge", None),
        ("1 die fewer: injured", None),
    ]
    assert bran.throws[0].die == "d10" and bran.throws[0].faces == ("9", "6", "2", "1", "1", "1")
    assert {row.rule for side in found.sides for row in side.rows} <= RULES and found.note == "Goal: “to get past”."


@pytest.mark.parametrize(
    ("duel", "words"),
    [
        (Duel(1, 0, "success", ((11, 11), (8, 7))), "11–11, then 8–7: success."),
        (Duel(1, 0, "success", ((9, 9), (5, -1))), "9–9, then 5 against no die: success."),
        (Duel(1, 0, "failure", ((9, 9), (-1, 4))), "9–9, then no die against 4: failure."),
        (Duel(1, 0, "failure", ((9, 9), (5, 5))), "9–9, then 5–5, deadlock: the reactor wins."),
        (Duel(1, 0, "deadlock", ((9, 9),)), "9 to 9, deadlock: nobody is ahead."),
        (Duel(1, 1, "success", ((8, 7),)), "From die 2 on, 8 to 7: success."),
        (Duel(1, 0, "success", ()), "No answer: success."),
    ],
)
def test_the_walk_down_the_ties_stands_in_the_note(duel: Duel, words: str) -> None:
    assert card(STATE, duel).note.endswith(words)


def test_a_success_that_was_bought_says_so() -> None:
    bought = replace(ROLLED, sides=(replace(ACTOR, sure=1), REACTOR))
    assert card(STATE, Duel(1, 0, "success", ((8, 10),)), challenge=bought).note.endswith(
        "8 to 10, but success is bought: success."
    )


def test_several_reactors_share_a_card() -> None:
    found = card(STATE, Duel(1, 0, "success", ((16, 10),)), Duel(2, 0, "failure", ((5, 8),)), challenge=MANY)
    assert [side.title for side in found.sides] == ["Orla, Weather Song", "Foe, Dodge", "Ferry Hand, unskilled"]
    assert found.outcome == "Foe: success; Ferry Hand: failure"
    assert [throw.struck for throw in found.sides[0].throws] == [True, False] and found.sides[0].throws[0].faces == (
        "10",
        "1",
    )


def test_those_who_roll_for_the_order_share_a_card() -> None:
    rolls = [m.OrderRolled("c1", "", (7, 3), 3), m.OrderRolled("c4", "s44", (2,), 4)]
    (line,) = tell_all(STATE, rolls, GIL)
    assert line.text == "For the order: Bran 10, Foe 6." and line.card is not None
    assert [(side.title, side.throws[0].faces, side.total) for side in line.card.sides] == [
        ("Bran", ("7", "3"), "10"),
        ("Foe, Club", ("2",), "6"),
    ]
    (told,) = tell_all(STATE, rolls, OVE)
    assert (
        told.text == "For the order: Bran 10, Foe 2 and more."
        and told.card is not None
        and told.card.sides[1].rows == ()
    )


def test_against_nobody_meeting_the_number_is_enough() -> None:
    found = card(STATE, Duel(1, 0, "success", ((14, 14),)), challenge=ALONE)
    assert found.note.endswith("14 to 14: success.") and found.sides[1].title == "The game master"
    assert (found.sides[1].rows[0].label, found.sides[1].rows[0].amount) == ("Difficulty", 5)


def test_who_does_not_roll_keeps_her_numbers() -> None:
    helpless = replace(ROLLED, sides=(ACTOR, replace(REACTOR, dice=(), additions=(Addition(SECRET, 3),))))
    found = card(STATE, Duel(1, 0, "success", ()), challenge=helpless)
    assert found.sides[1].rows == () and found.sides[1].total == "" and SECRET not in repr(found)


# What the chronicle is made of


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (d.SessionStarted(1), "session"),
        (d.SessionEnded(1), "session_end"),
        (m.SceneOpened(1, "x", "", "", (), ()), "scene"),
        (m.Escalated(1, True, "c1", ""), "battle"),
        (m.StatusReached("c1", "unharmed", "injured"), "battle"),
        (m.StatusReached("c1", "injured", "unharmed"), "change"),
        (m.Died("c1"), "end"),
        (m.PowerBegan(STATE.individuals[1].powers_on[0]), "special"),
        (m.CriticalSpent(0, ANN, "result", 2, ""), "points"),
        (m.Awarded("c1", 2, ""), "points"),
        (m.AnswerGiven("c1", "c4", "x", "y"), "fact"),
        (m.Decided(ROLLED.duels[0], ROLLED), "roll"),
        (d.TableClosed(GIL), "end"),
        (m.ConditionLaid("c4", PEOPLE[3].conditions[0]), "change"),
    ],
)
def test_the_chronicle_is_made_of_what_was_told(event: Any, kind: str) -> None:
    line = tell(STATE, event, None)
    assert line is not None and (line.kind, line.story) == (kind, True)


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (m.TurnBegan("c1", 1), "turn"),
        (m.OrderSet(("c1",)), "battle"),
        (m.CriticalsEarned(0, ANN, 1), "points"),
        (m.DifficultySet(5, 5, ""), "roll"),
        (m.Described("c1", "goal", "x"), "change"),
        (m.HazardAgreed(STATE.hazards[0]), "fact"),
        (m.UsesRefreshed("scene"), "event"),
    ],
)
def test_mechanics_are_not_in_the_chronicle(event: Any, kind: str) -> None:
    line = tell(STATE, event, None)
    assert line is not None and (line.kind, line.story) == (kind, False)


def test_a_scene_says_below_its_heading_what_it_is_about() -> None:
    heading, body = tell_all(STATE, [m.SceneOpened(2, "The quay", "at dusk", "Will it pass?", ("c1", "c4"), ())], None)
    assert (
        heading.kind == "scene"
        and body.text == "What it's about: Will it pass? In this scene: Bran and Foe."
        and body.story
    )
    assert len(tell_all(STATE, [m.SceneOpened(2, "The quay", "", "", (), ())], None)) == 1


def test_what_is_said_better_by_another_line_is_said_once() -> None:
    reroll = [m.AbilityUsed("c2", "a2", 0), m.DieRerolled(0, "c2", "a2", 1, 1, 3, 3)]
    assert len(tell_all(STATE, reroll, None)) == 1 and len(tell_all(STATE, reroll[:1], None)) == 1
    direct = [m.Escalated(1, False, "c1", "x"), m.Escalated(1, True, "c1", "x")]
    assert [line.text for line in tell_all(STATE, direct, None)] == ["It comes to violence: Bran begins. Goal: “x”."]
    feat = [m.CriticalSpent(0, ANN, "a1", 1, ""), m.AbilityUsed("c1", "a1", 0)]
    assert len(tell_all(STATE, feat, None)) == 1


@pytest.mark.rule("PER-069")
def test_a_forced_reroll_says_whose_die_it_was() -> None:
    bran = replace(
        PEOPLE[0], abilities=(replace(PEOPLE[0].abilities[0], effect=Effect("rerollOpponent", keep="better")),)
    )
    line = tell(replace(STATE, individuals=(bran, *PEOPLE[1:])), m.DieRerolled(1, "c1", "a1", 0, 8, 10, 8), OVE)
    assert line is not None and line.rules == ("PER-069",)
    assert line.text == "Bran uses “Heavy Hand”: the opponent rerolls an 8, getting 10, so the 8 stays."


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (m.StepTaken("c1", "ranks"), "PER-104"),
        (m.StepTaken("c1", "points"), "PER-105"),
        (m.StepTaken("c1", "gear"), "PER-111"),
        (m.ValueChosen("c1", "Power", 0, 1), "PER-105"),
        (m.HitBought("c1"), "PER-101"),
        (m.PowerEnded("c2", "p2", "instant"), "PER-093"),
        (m.PowerEnded("c2", "p2", "not kept up"), "PER-095"),
        (m.PowerEnded("c2", "p2", "encounter over"), "PER-096"),
        (m.ConsentGiven("c1", True), "PER-Q73"),
        (m.Decided(Duel(1, 0, "success", ((9, 9), (8, 7))), ROLLED), "PER-121"),
    ],
)
def test_lines_name_the_rule_they_come_from(event: Any, rule: str) -> None:
    line = tell(STATE, event, GIL)
    assert line is not None and rule in line.rules


def test_lines_know_whose_sheet_they_change() -> None:
    for event, about in (
        (m.HitsTallied("c1", 1, 3, "c4"), ("c1",)),
        (m.Died("c4"), ("c4",)),
        (m.Awarded("c2", 1, ""), ("c2",)),
        (m.ConditionLaid("c4", PEOPLE[3].conditions[0]), ("c4",)),
        (m.PowerBegan(STATE.individuals[1].powers_on[0]), ("c1",)),
        (m.Approved("c1"), ("c1",)),
        (m.Bought("c1", "w1", "rope", 1), ("c1",)),
    ):
        assert tell(STATE, event, None).about == about  # type: ignore[union-attr]


def test_a_petition_about_the_game_masters_own_is_hers() -> None:
    assert tell(STATE, m.PetitionMade(Petition(1, GIL, "condition", "c4", "a4", SECRET)), OVE) is None
