"""Every command has its words, every piece its name, checks and tasks their phrases; and the table reads as text."""

import re
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.yags.midway import (
    ANN,
    ART,
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
    PEOPLE,
    RACE,
    RUN,
    SECRET,
    STATE,
    TEAM,
    WALL,
    rolled,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.content.tables import AIMS, COVERS, CROWDS, DIFFICULTIES, NOTICES, OBSTRUCTIONS
from parlour.games.yags.model import (
    ATTRIBUTES,
    SITUATIONS,
    Check,
    Climb,
    Modifier,
    Options,
    Reaction,
    Side,
    State,
    Task,
)
from parlour.games.yags.rulebook import RULEBOOK
from parlour.games.yags.rules.overrule import fields_of
from parlour.games.yags.view_build import private, public
from parlour.games.yags.words.checks import (
    belief_words,
    check_title,
    outcome_words,
    pair_words,
    push_words,
    route_words,
    side_title,
)
from parlour.games.yags.words.commands import words as command_words
from parlour.games.yags.words.names import piece_name
from parlour.games.yags.words.options import OPTIONS
from parlour.games.yags.words.phrases import how_long, kilograms
from parlour.games.yags.words.sheet import sheet
from parlour.games.yags.words.tasks import climb_words, task_words

COMMANDS = {command.__struct_config__.tag: command for command in get_args(m.AnyCommand)}
RULES = {rule.id for rule in RULEBOOK}


# Commands


@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_a_command_has_words_for_all_its_fields(tag: str) -> None:
    words, fields = command_words()[tag], set(COMMANDS[tag].__struct_fields__)
    assert words.title and set(words.asks) == fields
    said = " ".join([words.title, words.short, words.done, words.note, words.sure, *words.titles.values()])
    assert set(re.findall(r"\{(\w+)\}", said)) <= fields
    assert set(words.rules) <= RULES
    assert {key.partition("=")[0] for key in words.titles if "=" in key} <= fields


def test_there_are_no_words_for_what_cannot_be_done() -> None:
    assert set(command_words()) == set(COMMANDS)


# Checks


def alone(situation: Any, who: str = "c1", **values: Any) -> Check:
    return Check(1, situation, (Side(who, "Agility", "athletics"),), **values)


TITLES = [
    (OPEN, "Pick the lock: moderate 20"),
    (replace(OPEN, text="", target=27, label=""), "Bran, Dexterity × sleight: 27"),
    (replace(OPEN, text="", sides=(Side("c4", "Dexterity", "sleight"),)), "Foe tries something: moderate 20"),
    (CONTEST, "Bran against Foe"),
    (LIE, "Bran tells Orla something: is it the truth?"),
    (replace(KEPT, text=""), "Bran looks around: tricky 20"),
    (alone("recall", target=30, label="difficult"), "Bran thinks back: difficult 30"),
    (
        alone("spot", target=15, parts=(Modifier("60 m", 5), Modifier("half cover", 10))),
        "Bran keeps a lookout: 5 for 60 m + half cover 10 = 15",
    ),
    (
        alone("spot", target=5, parts=(Modifier("Size 6", -5), Modifier("half cover", 10))),
        "Bran keeps a lookout: −5 for Size 6 + half cover 10 = 5",
    ),
    (alone("charm", toward="c4"), "Bran makes an impression on Foe"),
    (alone("charm"), "Bran makes an impression"),
    (
        alone("throw", target=10, label="doorway", parts=(Modifier("doorway", 10),)),
        "Bran throws at a doorway: doorway 10",
    ),
    (
        alone("throw", target=15, toward="c2", parts=(Modifier("to a catcher", 10), Modifier("5 m", 5))),
        "Bran throws something to Orla: to a catcher 10 + 5 for 5 m = 15",
    ),
    (alone("attack", target=20, toward="c4"), "Bran throws something at Foe: 20"),
    (
        alone("catch", target=13, parts=(Modifier("to catch", 10), Modifier("missed by", 3))),
        "Bran tries to catch it: to catch 10 + missed by 3 = 13",
    ),
    (replace(RUN, stage="open"), "Bran runs: light 5 + unstable 10, × 2 = 30"),
    (replace(RUN, second=True), "Bran tries not to fall: light 5 + unstable 10, × 2 = 30"),
    (alone("climb", target=30, label="brick wall"), "Bran climbs on: brick wall 30"),
    (alone("resist", target=20, label="moderate"), "Bran tries to shake off fatigue: moderate 20"),
    (alone("conjure", target=30, label="complex"), "Bran performs a complex trick: target 30"),
    (alone("fact", target=30, label="difficult"), "What Bran knows about athletics: difficult 30"),
    (alone("long", target=20, label="moderate", task="x1", text="Forge a pass"), "Forge a pass: moderate 20"),
    (replace(CONTEST, situation="race", task="x2", text="Chess"), "Chess: Bran against Foe"),
    (replace(CONTEST, situation="interrogate"), "Bran interrogates Foe"),
    (replace(CONTEST, situation="pocket", toward="c4"), "Bran picks Foe's pocket"),
    (replace(CONTEST, situation="sneak", label="moving quietly"), "Bran moves quietly, watched by Foe"),
]


@pytest.mark.parametrize(("check", "title"), TITLES, ids=[title for _, title in TITLES])
def test_a_check_has_a_title(check: Check, title: str) -> None:
    assert check_title(STATE, check) == title


def test_a_side_says_how_it_goes_about_it() -> None:
    side = OPEN.sides[0]
    assert pair_words(side) == "Dexterity × sleight" and pair_words(Side("c1", "Health")) == "Health × 4"
    assert (
        side_title(STATE, OPEN, 0) == "Bran: Dexterity × sleight" and side_title(STATE, OPEN, 0, veiled=True) == "Bran"
    )
    assert (
        side_title(STATE, replace(OPEN, sides=(replace(side, route="default", default="throw"),)), 0)
        == "Bran: Dexterity × throw instead of sleight"
    )
    assert side_title(STATE, replace(OPEN, sides=(replace(side, route="unskilled"),)), 0) == "Bran: sleight, unskilled"
    assert [side_title(STATE, LIE, at, veiled=True) for at in (0, 1)] == ["Bran speaks", "Orla listens"]
    ways = [
        route_words(STATE, side, *way) for way in (("skill", ""), ("default", "throw"), ("unskilled", ""), ("raw", ""))
    ]
    assert ways == [
        "Dexterity × sleight",
        "throw instead of sleight: halved, twice the fumble chance",
        "sleight, unskilled: the die alone, halved",
        "Dexterity alone, × 4",
    ]


def ended(situation: Any, *sides: Side, **values: Any) -> Check:
    return Check(1, situation, sides, stage="result", **values)


ME, FOE = rolled("c1", ("Empathy", 3), ("charm", 2), 16), rolled("c4", ("Perception", 3), ("awareness", 2), 9)
FUMBLED = rolled("c1", ("Empathy", 3), ("charm", 2), 1)
OUTCOMES = [
    (replace(GOOD, stage="open"), ""),
    (GOOD, "33 against 20: good"),
    (
        replace(RUN, success=True, level=1, stage="result", sides=(replace(RUN.sides[0], paid="fatigue"),)),
        "14 against 30: moderate, paid for with a point of fatigue",
    ),
    (ended("", FUMBLED, target=5, gap=2), "7 against 5: a fumble"),
    (ended("charm", ME), "22: like"),
    (ended("charm", FUMBLED), "7 (a fumble): dislike"),
    (ended("art", ME), "22: decent"),
    (ended("art", FUMBLED), "7 (a fumble): below bearable"),
    (ended("sneak", ME, FOE, success=True, level=1), "22 to 15: unseen, moderate"),
    (ended("sneak", ME, FOE, seen=("c4",)), "22 to 15: seen by Foe"),
    (ended("pocket", ME, FOE, success=True), "22 to 15: taken unnoticed"),
    (ended("pocket", ME, FOE, success=True, seen=("c2",)), "22 to 15: taken, but seen by Orla"),
    (ended("pocket", ME, FOE, seen=("c4",)), "22 to 15: noticed by Foe"),
    (
        ended("conjure", ME, FOE, target=20, gap=2, success=True, level=1, seen=("c4",)),
        "22 against 20: moderate; Foe sees how it's done",
    ),
    (ended("attack", ME, FOE, target=20, success=True, level=1), "22 against 20 and a dodge of 15: a hit, moderate"),
    (ended("attack", ME, FOE, target=30), "22 against 30 and a dodge of 15: a miss"),
    (replace(LIED, revealed=True), "18 to 15: it was a lie, and Orla thinks it's the truth"),
]


@pytest.mark.parametrize(("check", "words"), OUTCOMES, ids=[words or "open" for _, words in OUTCOMES])
def test_how_a_check_ended_is_said_in_words(check: Check, words: str) -> None:
    assert outcome_words(STATE, check) == words


@pytest.mark.rule("YAG-235")
def test_of_a_lie_nobody_learns_how_well_it_went() -> None:
    assert (
        outcome_words(STATE, LIED, secret=True) == "neither can tell how well it went"
        and outcome_words(STATE, LIE, secret=True) == ""
    )
    told = [
        belief_words(replace(LIED, belief=belief, certain=certain))
        for belief in ("lying", "truthful")
        for certain in (False, True)
    ]
    assert told == [
        "thinks it's a lie",
        "is certain it's a lie",
        "thinks it's the truth",
        "is certain it's the truth",
    ]


@pytest.mark.rule("YAG-212")
def test_what_buying_off_costs_is_said() -> None:
    assert push_words(STATE, RUN) == "a point of fatigue" and push_words(STATE, GOOD) == ""
    climb = alone("climb", stage="push", target=30)
    assert push_words(STATE, climb) == "a point of fatigue"
    assert push_words(replace(STATE, climbs=(replace(WALL, pace="quarter"),)), climb) == "a level of exhaustion"
    assert push_words(replace(STATE, options=Options(climb_rescue="after")), climb) == ""
    assert push_words(replace(STATE, climbs=()), climb) == ""


# Tasks and climbs


@pytest.mark.parametrize(
    ("task", "words"),
    [
        (LONG, "1 of 3, 30 minutes spent"),
        (replace(LONG, raised=2, row=1, used=0), "1 of 3; fumble chance 3; another failure in a row loses it"),
        (replace(LONG, done="complete"), "done after 1 check, 30 minutes spent"),
        (replace(LONG, done="lost"), "lost after two failures in a row, 30 minutes spent"),
        (RACE, "1 to 0, after turn 2; Bran has the advantage"),
        (replace(RACE, done="won", winner=1), "Foe won, 1 to 0"),
        (replace(RACE, done="drawn"), "a draw, 1 to 0"),
        (TEAM, "0 to 0"),
        (replace(TEAM, turn=1, advantage=0), "0 to 0, after turn 1 of 4; Bran's team has the advantage"),
        (replace(TEAM, turn=5), "0 to 0, after turn 5, going on until somebody leads"),
        (ART, "1 of 2 rolls (23)"),
        (replace(ART, rolls=(23, 18), done="complete"), "finished: bearable, 18 (23, 18)"),
        (replace(ART, done="aborted"), "aborted"),
    ],
)
def test_how_a_task_stands_is_said_in_words(task: Task, words: str) -> None:
    assert task_words(STATE, task) == words


@pytest.mark.parametrize(
    ("climb", "words"),
    [
        (WALL, "15 m of 60 m, minute by minute, carefully"),
        (
            replace(WALL, pace="round", careful=False, boost=True),
            "15 m of 60 m, round by round; half Move next round",
        ),
        (replace(WALL, over="top"), "at the top, 60 m up"),
        (replace(WALL, over="fallen"), "fallen from 15 m"),
        (replace(WALL, over="ended"), "ended at 15 m"),
    ],
)
def test_how_a_climb_stands_is_said_in_words(climb: Climb, words: str) -> None:
    assert climb_words(STATE, climb) == words


def test_weights_and_times_are_said_in_units_of_people() -> None:
    assert [kilograms(grams) for grams in (0, 70, 999, 1000, 12500, 100000)] == [
        "0 kg",
        "70 g",
        "999 g",
        "1 kg",
        "12.5 kg",
        "100 kg",
    ]
    assert [how_long(minutes) for minutes in (0, 1, 61, 1440)] == ["no time", "1 minute", "1 hour 1 minute", "1 day"]


# Pieces


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("c1", "Bran"),
        ("c4", "Foe"),
        ("h1", "somebody"),
        ("c99", "somebody"),
        ("k1", "Quiet step"),
        ("k4", "a technique"),
        ("i1", "rope"),
        ("i4", "a thing"),
        ("ih1-1", "a thing"),
        ("x1", "Forge a pass"),
        ("x99", "the task"),
        ("@2", "Bea"),
        ("gm", "the game master"),
        ("road", "the road"),
        ("Agility", "Agility"),
        ("brawl", "brawl"),
        ("first aid", "first aid"),
        ("", "none"),
        (0, "0"),
        (-3, "-3"),
        ("skill brawl", "the skill brawl"),
        ("wound_penalty", "the penalty for wounds"),
        ("contest_tie", "A tie with equal skills"),
        ("take10", "Take 10"),
        ("attribute:Will:9", "Will 9"),
        ("tl:i2", "laser, from a later age"),
        ("tl:robotics", "robotics, from a later age"),
        ("fence", "over a fence up to one's own height"),
        ("quarter", "by quarter hours"),
        ("sprinting", "sprinting"),
    ],
)
def test_pieces_have_names(piece: Any, name: str) -> None:
    assert piece_name(STATE, ANN, piece) == name


def test_ready_made_people_are_called_by_their_names() -> None:
    for key, one in {**CHARACTERS, **EXTRAS}.items():
        assert piece_name(STATE, GIL, key) == one.name


def test_the_game_master_reads_the_names_of_what_is_hers() -> None:
    assert (
        piece_name(STATE, GIL, "h1") == f"{SECRET} lurker (in hiding)"
        and piece_name(STATE, GIL, "k4") == f"{SECRET} hold"
    )
    assert piece_name(STATE, GIL, "ih1-1") == f"{SECRET} key"
    for seat in (ANN, BEA, OVE):
        assert not any(
            SECRET in piece_name(STATE, seat, piece)
            for piece in ("h1", "k4", "i4", "ih1-1", "tl:i4", "tl:ih1-1", "c3", "c4")
        )


def test_the_dead_are_marked() -> None:
    people = (replace(PEOPLE[0], stage="dead"), *PEOPLE[1:])
    assert piece_name(replace(STATE, creatures=people), ANN, "c1") == "Bran (dead)"


def test_everything_that_can_be_chosen_has_a_name() -> None:
    choices = [
        value
        for command in COMMANDS.values()
        for kind in command.__annotations__.values()
        for value in get_args(kind)
        if isinstance(value, str)
    ]
    fields = [field for what in ("c1", "road") for field in fields_of(STATE, what)]
    tables = (*DIFFICULTIES, *NOTICES, *COVERS, *CROWDS, *AIMS, *OBSTRUCTIONS)
    for piece in (
        *choices,
        *fields,
        *tables,
        *ATTRIBUTES,
        *SITUATIONS,
        *[option.key for option in OPTIONS],
        *[skill.name for skill in STATE.skills],
    ):
        name = piece_name(STATE, GIL, piece)
        assert name and "_" not in name, piece


# The table as text


def text(state: State, seat: int | None) -> str:
    return sheet(public(state), private(state, seat) if seat is not None else None, seat)


def test_the_table_reads_as_text() -> None:
    for seat in EVERYBODY:
        told = text(STATE, seat).split("\n")
        for line in (
            "Session 1, day 1, watch 1; TL 8, Information",
            "  scene 2: The quay, at dusk",
            "  about: Will the barge pass?",
            "  ground: clear",
            "    athletics 4 (professional): Agility 12, Strength 12, Health 12",
            "  Gear: rope (2 kg), laser (500 g, left behind)",
            "Tug of war, Bran and Orla against Foe: 0 to 0",
            "  experience: 3",
        ):
            assert line in told, line
        assert any(line.startswith("  load 2 kg of 3/9/18/36/72 kg: unencumbered") for line in told)
        assert any(line.startswith("Bran climbs: 15 m of 60 m, minute by minute, carefully") for line in told)
    assert "Bran, Ann (yours)" in text(STATE, ANN) and "Pip, Bea (being made: skills, not in this scene)" in text(
        STATE, OVE
    )


def test_the_text_shows_no_more_than_a_view() -> None:
    state = replace(STATE, kept=(KEPT, LIED), check=replace(LIE, number=9))
    for seat in (None, OVE):
        assert SECRET not in text(state, seat)
    assert (
        f"notes: {SECRET} past" in text(state, ANN)
        and f"Note: {SECRET}." in text(state, ANN)
        and f"{SECRET} please" in text(state, BEA)
    )
    assert (
        f"{SECRET} lurker, Gil (hidden)" in text(state, GIL)
        and f"{SECRET} hold" in text(state, GIL)
        and f"Hidden roll: {SECRET} door: tricky 20" in text(state, GIL)
    )
    assert "Orla thinks it's the truth" in text(state, BEA) and "thinks it's the truth" not in text(state, ANN)
    assert "it's a lie" in text(state, ANN) and "it's a lie" not in text(state, BEA)
    assert "wounds 2 of 5" in text(state, GIL) and "wounds 2 of 5" not in text(state, OVE)


def test_an_open_check_reads_with_its_sum_and_odds() -> None:
    told = text(replace(STATE, check=OPEN), ANN).split("\n")
    assert (
        "  Pick the lock: moderate 20" in told
        and "    Bran, Dexterity × sleight: Dexterity 3 × sleight 2 (ability 6)" in told
    )
    assert any(line.startswith("    odds: ") for line in told) and "    odds: " not in text(
        replace(STATE, check=OPEN), OVE
    )
    hard = replace(OPEN, sides=(replace(OPEN.sides[0], shifts=(Modifier("a good hand", 1),)),))
    assert "    Bran, Dexterity × sleight: (Dexterity 3 + a good hand 1) × sleight 2 (ability 8)" in text(
        replace(STATE, check=hard), OVE
    ).split("\n")
    over = text(replace(STATE, check=GOOD), OVE).split("\n")
    assert (
        "    Bran, Dexterity × sleight: Dexterity 5 × sleight 4 + die 13 = 33" in over
        and "    33 against 20: good" in over
    )


@pytest.mark.rule("YAG-028")
def test_who_takes_ten_reads_how_long_it_took() -> None:
    side = replace(GOOD.sides[0], mode="take10", die=0)
    slow = replace(GOOD, minutes=10, sides=(side,))
    assert outcome_words(STATE, slow) == "33 against 20: good, after 20 minutes"
    assert (
        outcome_words(STATE, replace(slow, sides=(replace(side, mode="take0"),)))
        == "33 against 20: good, after 10 minutes"
    )


def test_the_text_tells_what_became_of_people() -> None:
    bran = replace(
        PEOPLE[0],
        fatigue=2,
        wounds=1,
        wound_penalty=5,
        barred=True,
        acted=True,
        gait="running",
        gone=24,
        reactions=(Reaction("c4", 1),),
    )
    told = text(replace(STATE, creatures=(bran, *PEOPLE[1:])), OVE)
    for line in (
        "  running, 24 m this round; has acted; can't attack or defend",
        "  fatigue 2; wounds 1 of 5; −5 for wounds",
        "  Foe: like (+1)",
    ):
        assert line in told.split("\n"), line


def test_every_kind_of_table_reads_as_text() -> None:
    before = replace(
        STATE,
        creatures=(),
        tasks=(),
        climbs=(),
        scene=replace(STATE.scene, open=False),
        desk=replace(STATE.desk, sitting=False),
    )
    for state in (before, replace(STATE, check=CONTEST), replace(STATE, check=RUN)):
        for seat in EVERYBODY:
            assert text(state, seat)
    assert "House rules: A tie with equal skills: Both roll again" in text(
        replace(STATE, options=Options(contest_tie="reroll")), None
    )
