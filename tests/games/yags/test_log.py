"""Every event has its sentence or is silent on purpose, it reads as people speak, and no sentence says more than its
reader may know."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.yags.given_check import ANN as ANNA
from games.yags.given_check import ANNS, BEN, BENS, FOE, call, contest, do, events, given, masters, roll, route, use
from games.yags.given_check import GIL as GM
from games.yags.midway import (
    ANN,
    BEA,
    CONTEST,
    EVERYBODY,
    GIL,
    GOOD,
    KEPT,
    LIE,
    LIED,
    LONG,
    OPEN,
    OVE,
    PAST,
    PEOPLE,
    RUN,
    SECRET,
    STATE,
    TEAM,
    rolled,
)
from games.yags.said import LINES
from parlour.core.rolls import RollCard
from parlour.games.yags import moves as m
from parlour.games.yags.model import Check, Item, Modifier, Scene, Side, SkillDef, State, Step, Technique, TechniqueDef
from parlour.games.yags.rulebook import RULEBOOK
from parlour.games.yags.words.lines import tell, tell_all
from parlour.games.yags.words.reader import SENTENCES
from parlour.roleplay import moves as d
from parlour.roleplay.words import DESK_LINES
from parlour.terminal.lines import card_lines

EVENTS = get_args(m.AnyEvent)
RULES = {rule.id for rule in RULEBOOK}
IDS = [f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)]


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
    gone = tell(replace(PAST, creatures=(), tasks=(), climbs=()), event, None)
    assert gone is None or gone.text[0].isupper() or gone.text[0] in "“+-"


def test_a_changed_house_rule_is_told_by_its_label_with_the_old_value() -> None:
    line = tell(STATE, d.RuleChanged(GIL, "contest_tie", "none", "reroll"), None)
    assert line is not None and line.kind == "overruled" and not line.story, "a matter of the table"
    assert line.text == "Gil changes a house rule. A tie with equal skills: Both roll again (it was Nobody)."


# What nobody else may know


def texts(event: Any) -> dict[int | None, str]:
    return {seat: repr(tell(STATE, event, seat)) for seat in EVERYBODY}


def told_to(event: Any) -> list[int | None]:
    return [seat for seat in EVERYBODY if tell(STATE, event, seat) is not None]


SECRETS = [
    m.CreatureBegun(PEOPLE[4]),
    m.CreatureDropped("h1", SECRET),
    m.Described("h1", "name", SECRET),
    m.Described("c4", "concept", SECRET),
    m.Described("c1", "notes", SECRET),
    m.ItemAdded("c4", Item("i9", SECRET, 1)),
    m.ItemPut("c4", "i4", SECRET, "worn"),
    m.ItemDropped("c4", "i4", SECRET),
    m.TechniqueBought("c4", Technique("k9", SECRET, "mastery", ("brawl",), 1), 1),
    m.MasteryRaised("c4", "k4", SECRET, 2),
    m.Applied(1, "c4", "k4", SECRET, True),
    m.Adjusted(1, "c4", Modifier(SECRET, 3)),
    m.Adjusted(0, "c1", Modifier(SECRET, 3), hidden=True),
    m.Matched(0, "c4", "k4", SECRET, "broad", 10),
    m.Kept(KEPT),
    m.CheckOpened(replace(OPEN, sides=(Side("c4", "Dexterity", modifiers=(Modifier(SECRET, 3),)),))),
    m.ReactionCame("c4", "c1", 2, SECRET),
    m.ClimbBoosted("c4", "k4", SECRET),
    m.Studied("c4", "brawl", 1, SECRET),
    m.CultureSet("c4", SECRET),
    m.LanguageSet("c4", SECRET, 3, True),
    d.NoteWritten(GIL, 1, SECRET, SECRET),
    d.Overruled(1, GIL, "c4", "concept", SECRET, f"{SECRET}!", ""),
    m.SentBack("c3", SECRET),
    m.NoticeAllowed("c4", f"tl:{SECRET}"),
]


@pytest.mark.parametrize("event", SECRETS, ids=lambda event: type(event).__name__)
def test_what_is_the_game_masters_is_not_in_the_log(event: Any) -> None:
    for seat in (None, OVE):
        assert SECRET not in texts(event)[seat]


NUMBERS = [
    m.AttributeSet("c4", "Will", 31, 37),
    m.SkillSet("c4", "brawl", 31, 37),
    m.SizeSet("c4", 37, 0),
    m.SoakSet("c4", 37),
    m.Awarded("c4", 37, ""),
    m.LoadChanged("c4", 0, 1, 37000),
    m.Counted("c4", "wounds", 31, 37, ""),
    m.PenaltySet("c4", "wound_penalty", 31, 37),
    m.RanOn("c4", "running", 5, 37),
    m.TechniqueDropped("c4", "k9", "x", 37),
    m.LanguageLearnt("c4", "Norse", 37, 31),
    m.AttributesRolled("c4", (31,) * 8, (37,) * 8),
    m.Travelled("c4", 240, 37, 0),
    m.Resisted("c4", True, 37),
    m.SkillRaised("c4", "brawl", 37, 0),
    m.AttributeRaised("c4", "Will", 37, 31),
]


@pytest.mark.parametrize("event", NUMBERS, ids=lambda event: type(event).__name__)
def test_numbers_of_the_game_masters_creatures_are_hers_unless_shown(event: Any) -> None:
    told = texts(event)
    assert all("37" not in told[seat] and "31" not in told[seat] for seat in (None, ANN, BEA, OVE))
    assert "37" in told[GIL]
    shown = replace(STATE, creatures=tuple([replace(one, shown=True) if one.id == "c4" else one for one in PEOPLE]))
    assert "37" in repr(tell(shown, event, OVE))


def test_what_is_paid_in_the_open_is_told_without_the_count() -> None:
    assert told_to(m.Pushed("c4", "fatigue")) == list(EVERYBODY)
    assert told_to(m.Counted("c4", "fatigue", 1, 3, "a failure turned")) == [GIL]


def test_nothing_is_told_of_somebody_in_hiding_but_to_the_game_master() -> None:
    for event in (
        m.CreatureBegun(PEOPLE[4]),
        m.CreatureDropped("h1", "Lurker"),
        m.Described("h1", "name", "Lurker"),
        m.NumbersShown("h1", True),
        m.Approved("h1", ()),
        m.CreatureGiven("h1", -1, ANN),
        m.Petitioned(1, GIL, "check", "h1", "x"),
        m.Struck("h1", "c1", 1),
        m.Resisted("h1", True, 1),
        m.Dying("h1"),
    ):
        assert told_to(event) == [GIL]
    shown = tell(STATE, m.CreatureShown("h1", "c4", "Foe"), OVE)
    assert shown is not None and shown.about == ("c4",)


def test_a_sheet_in_the_making_is_its_makers_until_it_is_ready() -> None:
    for event in (
        m.SkillSet("c3", "brawl", 2, 3),
        m.StepTaken("c3", "gear"),
        m.Submitted("c3"),
        m.SentBack("c3", "x"),
        m.ItemAdded("c3", Item("i9", "x", 1)),
    ):
        assert told_to(event) == [GIL, BEA]
    made = replace(STATE, creatures=tuple([replace(one, stage="ready") if one.id == "c3" else one for one in PEOPLE]))
    assert tell(made, m.SkillSet("c3", "brawl", 2, 3), OVE) is not None


def test_notes_are_never_told() -> None:
    assert told_to(m.Described("c1", "notes", "x")) == []


def test_a_plea_is_between_who_asks_and_the_game_master() -> None:
    assert told_to(d.Pleaded(1, BEA, "Please")) == [GIL, BEA]


@pytest.mark.rule("YAG-124")
def test_who_was_named_for_a_team_is_not_told() -> None:
    """Only that somebody was; the turn itself names them together."""
    for seat in EVERYBODY:
        line = tell(STATE, m.MemberPicked("x3", 0, "c2"), seat)
        assert line is not None and "Orla" not in repr(line) and "c2" not in repr(line)
    assert TEAM.sides[0][1] == "c2"


# Lies


@pytest.mark.rule("YAG-235")
def test_whether_it_is_a_lie_only_the_speaker_and_the_game_master_read() -> None:
    told = texts(m.CheckOpened(LIE))
    assert [seat for seat in EVERYBODY if "It's a lie." in told[seat]] == [GIL, ANN]
    assert [
        seat for seat in EVERYBODY if "It's the truth." in texts(m.CheckOpened(replace(LIE, truthful=True)))[seat]
    ] == [GIL, ANN]


@pytest.mark.rule("YAG-235")
def test_the_belief_goes_to_the_listener_and_the_numbers_to_the_game_master() -> None:
    belief, certain = (
        tell(STATE, m.Decided(LIED), BEA),
        tell(STATE, m.Decided(replace(LIED, belief="lying", certain=True)), BEA),
    )
    assert belief is not None and belief.text == "Orla thinks it's the truth."
    assert certain is not None and certain.text == "Orla is certain it's a lie."
    for seat in (None, ANN, OVE):
        line = tell(STATE, m.Decided(LIED), seat)
        assert line is not None and line.text.endswith("Nobody can tell how well it went.") and line.card is None
    all_of_it = tell(STATE, m.Decided(LIED), GIL)
    assert all_of_it is not None and all_of_it.card is not None and all_of_it.card.mode == "blind"
    assert all_of_it.text.endswith("18 to 15: it was a lie, and Orla thinks it's the truth.")


@pytest.mark.rule("YAG-235")
def test_nothing_of_a_blind_roll_is_told_while_it_is_rolled() -> None:
    """The events of a real lie, from the call to the end, as everybody reads them."""
    state = given(ann={"guile": 5})
    state = do(state, GM, m.CallLie(False, ANNA, BEN, "I was at home."))
    adjusted = events(state, GM, m.Adjust(0, -5, "elaborate"))
    fumble = events(state, GM, m.SetFumble(3))
    first = events(state, ANNS, m.Roll(0), 12)
    for found in (adjusted, fumble, first):
        assert [len(tell_all(state, found, seat)) for seat in (None, GM, ANNS, BENS)] == [0, 1, 0, 0]
    last = events(roll(state, 12), BENS, m.Roll(1), 3)
    assert [line.text for line in tell_all(state, last, BENS)] == ["Ben is certain it's the truth."]
    assert not any(
        mark.isdigit() for seat in (None, ANNS, BENS) for line in tell_all(state, last, seat) for mark in line.text
    )


@pytest.mark.rule("YAG-235")
def test_a_check_in_secret_is_told_to_the_game_master_alone() -> None:
    assert told_to(m.Kept(KEPT)) == [GIL]
    line = tell(STATE, m.Kept(KEPT), GIL)
    assert line is not None and line.text == (
        f"Hidden roll. Bran looks around, “{SECRET} door”: Perception 3 × awareness 2 + die 14 = 20 against 20: "
        f"moderate."
    )
    revealed = tell(STATE, m.Revealed(replace(KEPT, number=9, revealed=True), -1), OVE)
    assert (
        revealed is not None
        and revealed.card is not None
        and revealed.text.startswith("The game master reveals a hidden roll. Bran looks around")
    )


# The roll line


def line_of(state: State, seat: int, command: Any, *dice: int, reader: int | None = None) -> str:
    """The last line of what this brings about."""
    return tell_all(state, events(state, seat, command, *dice), reader)[-1].text


@pytest.mark.rule("YAG-006")
def test_a_check_shows_every_step_of_its_sum() -> None:
    state = call(
        given(ann={"Dexterity": 5, "lockpicking": 4}), ANNA, "Dexterity", "lockpicking", 20, text="pick the lock"
    )
    assert (
        line_of(state, ANNS, m.Roll(0), 13)
        == "Ann, “pick the lock”: Dexterity 5 × lockpicking 4 + die 13 = 33 against 20: good."
    )
    assert (
        line_of(state, ANNS, m.Roll(0), 1)
        == "Ann, “pick the lock”: Dexterity 5 × lockpicking 4 + die 1 = 21 against 20: a fumble."
    )
    assert line_of(state, ANNS, m.EnterDie(0, 2)).endswith("+ die 2 (entered) = 22 against 20: moderate.")


@pytest.mark.rule("YAG-104")
def test_what_is_halved_says_why() -> None:
    asked = call(given(), ANNA, "Intelligence", "demolitions", 10)
    assert (
        line_of(route(asked, "default", "sleight"), ANNS, m.Roll(0), 15)
        == "Ann: (Intelligence 3 × sleight 2 + die 15) / 2, by default = 10 against 10: moderate."
    )
    assert (
        line_of(route(asked, "unskilled"), ANNS, m.Roll(0), 15) == "Ann: die 15 / 2, unskilled = 7 against 10: failure."
    )


@pytest.mark.rule("YAG-147")
def test_a_mastery_stands_in_the_attribute_and_in_the_sum() -> None:
    state = masters(given(ann={"Agility": 5, "athletics": 6}), ANNA, "athletics", 5, "freerunning")
    asked = use(call(state, ANNA, "Agility", "athletics", 30))
    assert (
        line_of(asked, ANNS, m.Roll(0), 9)
        == "Ann: (Agility 5 + mastery 1) × athletics 6 + freerunning 5 + die 9 = 50 against 30: excellent."
    )


@pytest.mark.rule("YAG-025")
def test_a_contest_tells_both_sums_and_who_wins() -> None:
    state = contest(given(), Side(ANNA, "Strength", "brawl"), Side(FOE, "Strength", "brawl"), rated="difficult")
    first = events(state, ANNS, m.Roll(0), 12)
    assert [line.text for line in tell_all(state, first, BENS)] == ["Ann: Strength 3 × brawl 2 + die 12 = 18."]
    assert line_of(roll(state, 12), GM, m.Roll(1), 10) == (
        "Ann against Foe. Ann: Strength 3 × brawl 2 + die 12 = 18; Foe: Strength 3 × brawl 2 + difficult 10 + "
        "die 10 = 26. 18 to 26: Foe wins, moderate."
    )


@pytest.mark.parametrize(
    ("check", "end"),
    [
        (replace(CONTEST, winner=-1, level=0), "nobody wins."),
        (replace(CONTEST, outright=True), "Bran wins, outright with a natural 20: moderate."),
        (
            replace(CONTEST, sides=(CONTEST.sides[0], rolled("c4", ("Strength", 3), ("brawl", 4), 12))),
            "24 to 24: Bran wins, moderate, by the higher skill.",
        ),
        (
            replace(CONTEST, sides=(CONTEST.sides[0], rolled("c4", ("Strength", 5), ("brawl", 3), 1))),
            "24 to 16 (a fumble): Bran wins, moderate.",
        ),
    ],
)
def test_how_a_contest_was_won_is_said(check: Check, end: str) -> None:
    line = tell(STATE, m.Decided(check), None)
    assert line is not None and line.text.endswith(end)


@pytest.mark.rule("YAG-Q45")
def test_over_encumbered_no_die_is_told() -> None:
    nothing = Side(
        "c1",
        "Agility",
        "athletics",
        route="skill",
        mode="roll",
        steps=(Step("Agility", 3, "YAG-006"), Step("over encumbered", 0, "YAG-181", "x")),
    )
    line = tell(STATE, m.Decided(replace(OPEN, sides=(nothing,), stage="result", gap=-20)), None)
    assert (
        line is not None and line.text == "Bran, “pick the lock”: Agility 3, over encumbered = 0 against 20: failure."
    )


def card(event: Any) -> RollCard:
    line = tell(STATE, event, None)
    assert line is not None and line.kind == "roll" and line.story and line.card is not None
    return line.card


def test_a_decided_check_is_a_card_with_every_step() -> None:
    found = card(m.Decided(GOOD))
    assert (found.title, found.outcome, found.mode) == ("Pick the lock", "good success", "public")
    bran, target = found.sides
    assert (bran.title, bran.total, bran.throws[0].die, bran.throws[0].faces) == (
        "Bran (Dexterity × sleight)",
        "33",
        "d20",
        ("13",),
    )
    assert [(row.label, row.number) for row in bran.rows] == [("Dexterity", "+5"), ("Sleight", "x 4")]
    assert (target.title, target.total) == ("Target (moderate)", "20")
    assert {row.rule for side in found.sides for row in side.rows} <= RULES


@pytest.mark.rule("YAG-006")
def test_a_card_counts_in_the_order_of_the_sum() -> None:
    """Attribute x skill, then the die."""
    first = card_lines(card(m.Decided(GOOD)))[0]
    assert first == "Bran (Dexterity × sleight): 5 Dexterity x 4 Sleight + d20(13) = 33"
    added = rolled("c1", ("Dexterity", 3), ("sleight", 2), 1, halved="default")
    assert card_lines(card(m.Decided(replace(OPEN, sides=(added,), stage="result", gap=-17))))[0].endswith(
        ": 3 Dexterity x 2 Sleight + d20(1) ÷ 2 Halved, by default = 3"
    )
    alone = replace(
        added, die=13, total=6, fumbled=False, steps=(Step("die", 13, "YAG-003"), Step("unskilled", 2, "YAG-089", "÷"))
    )
    assert card_lines(card(m.Decided(replace(OPEN, sides=(alone,), stage="result", gap=-14))))[0].endswith(
        ": d20(13) ÷ 2 Halved, unskilled = 6"
    )


def test_a_card_says_what_its_target_is_made_of() -> None:
    target = card(m.Decided(RUN)).sides[1]
    assert [(row.label, row.amount) for row in target.rows] == [
        ("Light", 5),
        ("Unstable", 10),
        ("Running", 15),
    ] and target.total == "30"
    easier = card(m.Decided(replace(GOOD, gap=18, sides=(replace(GOOD.sides[0], match="broad"),)))).sides[1]
    assert [(row.label, row.amount) for row in easier.rows] == [
        ("Moderate", 20),
        ("A specialisation", -5),
    ] and easier.total == "15"


def test_a_card_says_what_was_halved_and_fumbled() -> None:
    half = rolled("c1", ("Dexterity", 3), ("sleight", 2), 1, halved="default")
    found = card(m.Decided(replace(OPEN, sides=(half,), stage="result", gap=-17)))
    assert found.outcome == "a fumble" and found.note == "Bran fumbles: 1 with a fumble chance of 1."
    assert found.sides[0].rows[-1].label == "Halved, by default" and found.sides[0].rows[-1].number == "÷ 2"


# What happens together


def said_together(*found: Any) -> list[str]:
    return [line.text for line in tell_all(STATE, found, None)]


def test_a_die_that_decides_is_told_once() -> None:
    assert len(said_together(m.Rolled(0, GOOD.sides[0]), m.Decided(GOOD))) == 1
    assert said_together(m.Pushed("c1", "fatigue"), m.Decided(RUN)) == ["Bran pays a point of fatigue to pull through."]


def test_a_way_over_clear_ground_is_one_line() -> None:
    assert said_together(m.GaitChosen("c1", "running", 24, True), m.WentOn("c1", 24)) == [
        "Bran runs 24 m as the round's action."
    ]
    assert said_together(m.GaitChosen("c1", "running", 24, True), m.CheckOpened(replace(RUN, stage="open"))) == [
        "Bran runs: light 5 + unstable 10, × 2 = 30 (Agility × athletics)."
    ]


def test_a_scene_has_what_stands_below_its_heading() -> None:
    opened = m.SceneOpened(Scene(2, "The quay", "at dusk", "Will it pass?", True), ("c1", "c4"))
    assert said_together(opened) == [
        "Scene 2: The quay, at dusk",
        "What it's about: Will it pass? In this scene: Bran and Foe.",
    ]


@pytest.mark.rule("YAG-172")
def test_who_gets_equally_far_travels_together() -> None:
    road = [m.Travelled(who, 240, 12, 0) for who in ("c1", "c2", "c4")]
    assert said_together(*road) == [
        "Bran and Orla travel for 4 hours, 12 km.",
        "Foe travels for 4 hours.",
    ]


def test_a_request_that_is_met_needs_no_answer_in_words() -> None:
    assert said_together(m.PetitionAnswered(1, True), m.CheckOpened(OPEN)) == [
        "Bran, “pick the lock”: moderate 20 (Dexterity × sleight)."
    ]
    assert said_together(m.PetitionAnswered(1, False)) == ["The game master declines."]


def test_what_another_line_says_better_is_not_said_twice() -> None:
    assert said_together(m.Dodged("c1", True, "brawl"), m.Joined(Side("c1", "Agility", "brawl"))) == [
        "Bran tries to dodge with brawl."
    ]
    defined = (
        m.SkillDefined(SkillDef("rowing", "standard", ("Strength",), familiar="skiff")),
        m.TechniqueDefined(TechniqueDef("galley", "familiarity", ("rowing",), 2)),
    )
    assert said_together(*defined) == ["On the campaign's skill list: rowing (a standard skill with Strength)."]
    back = (m.RouteChosen(0, "c1", "skill"), m.Applied(0, "c1", "k1", "Quiet step", True))
    assert said_together(*back) == ["Bran uses the skill itself."]
    away = (m.RouteChosen(0, "c1", "unskilled"), m.Applied(0, "c1", "k1", "Quiet step", False))
    assert said_together(*away)[1:] == ["Bran sets “Quiet step” aside."]
    assert said_together(m.TaskWorked(LONG), m.TaskEnded("x1", "complete", 0)) == ["Forge a pass: it's done."]
    studied = (m.PetitionAnswered(1, True), m.Studied("c1", "history", 3, "the abbey"))
    assert said_together(*studied) == ["Bran puts 3 experience points into history, from “the abbey”."]
