"""Every command has its words, every piece its name, every effect its phrase; and the table reads as text."""

import re
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.personae.midway import ANN, BEA, EVERYBODY, GIL, OPEN, OVE, PEOPLE, QUIET, RECOVERY, ROLLED, SECRET, STATE
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import VOCABULARY, Effect
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING, TRAITS
from parlour.games.personae.model import (
    ATTRIBUTES,
    BANDS,
    KINDS,
    RANKS,
    TAGS,
    Challenge,
    Duel,
    Options,
    Purchase,
    Side,
    State,
)
from parlour.games.personae.rulebook import RULEBOOK
from parlour.games.personae.rules.overrule import fields_of
from parlour.games.personae.view_build import private, public
from parlour.games.personae.words.benefits import benefit_words
from parlour.games.personae.words.challenges import challenge_title, duel_words
from parlour.games.personae.words.commands import words as command_words
from parlour.games.personae.words.names import piece_name
from parlour.games.personae.words.options import OPTIONS
from parlour.games.personae.words.purchases import purchase_words
from parlour.games.personae.words.sheet import sheet

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


# Effects


@pytest.mark.parametrize("word", VOCABULARY, ids=lambda word: word.code)
def test_every_effect_has_a_phrase(word: Any) -> None:
    kind = word.kinds[0] if word.kinds else "attack"
    for effect in (
        Effect(word.code),
        Effect(word.code, "Axe, Knife", kind, "answer", 2, "better", True, "Cunning", "injured", "at sea", "they fall"),
    ):
        said = benefit_words(effect)
        assert said and "  " not in said and "None" not in said and not said.endswith(".")
    assert benefit_words(effect).endswith(", at sea")


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Effect("addResult", "Boarding Axe", amount=2), "+2 to results with Boarding Axe"),
        (Effect("addDice", kind="attack", when="answer"), "1 die more in attacks when answering"),
        (
            Effect("rerollOwn", "Forgery", keep="better", highest=True),
            "reroll 1 die with Forgery, the better result counts",
        ),
        (
            Effect("rerollOpponent", keep="second"),
            "the opponent rerolls 1 die, not the highest, the second result counts",
        ),
        (Effect("extraHits", "Twin Knives", amount=2), "2 more hits with Twin Knives"),
        (
            Effect("followUp", kind="subsequent", trigger="won"),
            "1 further Challenge at once, with the next dice of the same roll, after winning",
        ),
        (
            Effect("criticalFeat", status="injured", trigger="won"),
            "a critical after a success buys: hits up to Injured",
        ),
        (Effect("setAttribute", "Knife, Bow", attribute="Cunning"), "Knife and Bow add Cunning"),
        (Effect("penaltyAgainst", status="injured"), "opponents who are Injured roll 1 die fewer"),
        (Effect("recoveryAid", kind="remove", status="injured"), "removes 1 hit from somebody who is Injured at worst"),
        (Effect("freeChallenge", kind="interaction"), "an Interaction Challenge without an action"),
        (
            Effect("resistPower", "Weather Song", "interaction, power"),
            "Weather Song can answer Interaction Challenges and Power Challenges actively",
        ),
        (Effect("narrative", text="a door stays shut"), "a door stays shut"),
    ],
)
def test_a_benefit_is_said_in_words(effect: Effect, words: str) -> None:
    assert benefit_words(effect) == words


def test_every_ready_made_trait_is_said_in_words() -> None:
    everybody = [*CHARACTERS.values(), *SUPPORTING.values()]
    for effect in [one.effect for person in everybody for one in (*person.abilities, *person.powers)] + [
        one.effect for one in TRAITS
    ]:
        assert benefit_words(effect)


# Challenges


def test_a_challenge_has_a_title() -> None:
    assert challenge_title(STATE, ROLLED) == "Bran attacks Foe: Axe against Dodge"
    power = replace(
        ROLLED, kind="power", power="p1", sides=(Side("c2", "s24", chosen=True), Side("c4", "s43", chosen=True))
    )
    assert challenge_title(STATE, power) == "Orla uses Squall on Foe: Weather Song against Resist"
    assert (
        challenge_title(STATE, replace(power, kind="interaction", sides=(power.sides[0], Side("c4"))))
        == "Orla challenges Foe: Weather Song"
    )
    assert challenge_title(STATE, replace(ROLLED, kind="virtual")) == "What Bran knows about Foe: Axe against Dodge"


@pytest.mark.parametrize(
    ("duel", "words"),
    [
        (Duel(1), ""),
        (Duel(1, 0, "success", ((14, 10),)), "14 to 10: success"),
        (Duel(1, 0, "failure", ((9, 10),)), "9 to 10: failure"),
        (Duel(1, 0, "success", ((11, 11), (8, 7))), "11–11, then 8–7: success"),
        (Duel(1, 0, "failure", ((9, 9),)), "9 to 9, deadlock: the reactor wins"),
        (Duel(1, 0, "success", ()), "no answer: success"),
    ],
)
def test_how_a_duel_ended_is_said_in_words(duel: Duel, words: str) -> None:
    assert duel_words(STATE, ROLLED, duel) == words


# Pieces


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("c1", "Bran"),
        ("c4", "Foe"),
        ("h1", "somebody"),
        ("c99", "somebody"),
        ("s14", "Axe"),
        ("s44", "Club"),
        ("s99", "a Skill"),
        ("a1", "Heavy Hand"),
        ("a4", "a Special Ability"),
        ("p1", "Squall"),
        ("t2", "Knots"),
        ("t4", "a Talent"),
        ("g1", "Old axe"),
        ("g9", "a piece of gear"),
        ("o1", "A locked gate"),
        ("z1", "Wet planks"),
        ("w1", "Rope (cost 1)"),
        ("w2", "A rifle (cost 7)"),
        ("w9", "an item for sale"),
        ("@2", "Bea"),
        ("gm", "the game master"),
        ("Cunning", "Cunning"),
        ("First", "First"),
        ("I", "Instant"),
        ("M", "Maintain"),
        ("T", "Independent"),
        ("S", "Special"),
        ("addResult", "Adds to the result"),
        ("attack", "an attack"),
        ("once per scene", "once per scene"),
        ("two-handed", "two-handed"),
        ("", "none"),
        (0, "0"),
        (7, "7"),
        ("brannoch", "Brannoch Teale"),
        ("rank Cunning", "the rank of Cunning"),
        ("dice s14", "the pool dice of Axe"),
        ("uses a1", "the uses of Heavy Hand"),
        ("tie_exhausted", "A full deadlock"),
        ("reactor", "The reactor wins"),
        ("won", "after you win a Challenge issued with it"),
        ("the pier", "the pier"),
        ("close", "close"),
        ("condition", "a condition, free"),
    ],
)
def test_pieces_have_names(piece: Any, name: str) -> None:
    assert piece_name(STATE, ANN, piece) == name


def test_the_game_master_reads_the_names_of_what_is_hers() -> None:
    assert piece_name(STATE, GIL, "h1") == f"{SECRET} lurker (hidden)"
    assert piece_name(STATE, GIL, "a4") == f"{SECRET} trick" and piece_name(STATE, GIL, "t4") == f"{SECRET} lore"
    for seat in (ANN, BEA, OVE):
        assert not any(SECRET in piece_name(STATE, seat, piece) for piece in ("h1", "a4", "t4", "c3", "c4"))


def test_who_is_down_is_marked() -> None:
    people = (replace(PEOPLE[0], conscious=False), replace(PEOPLE[1], status="dead", stage="dead"), *PEOPLE[2:])
    assert [piece_name(replace(STATE, individuals=people), ANN, who) for who in ("c1", "c2")] == [
        "Bran (unconscious)",
        "Orla (dead)",
    ]


def test_everything_that_can_be_chosen_has_a_name() -> None:
    choices = [
        value
        for command in COMMANDS.values()
        for kind in command.__annotations__.values()
        for value in get_args(kind)
        if isinstance(value, str)
    ]
    fields = [field for one in PEOPLE for field in fields_of(STATE, one.id)]
    for piece in (
        *choices,
        *fields,
        *ATTRIBUTES,
        *RANKS,
        *KINDS,
        *TAGS,
        *BANDS,
        *CHARACTERS,
        *SUPPORTING,
        *[option.key for option in OPTIONS],
    ):
        name = piece_name(STATE, GIL, piece)
        assert name and "_" not in name, piece


def test_plans_are_said_in_words() -> None:
    said = [
        purchase_words(STATE, "c2", Purchase(*one))
        for one in (
            ("raise", "c2", "Power"),
            ("pool", "c3"),
            ("hit", "c2"),
            ("toughness", "c3"),
            ("quality", "c2", "a2"),
            ("upgrade", "c2", "p2|targets|"),
        )
    ]
    assert said == [
        "one more point of Power",
        "three dice for the Prowess Pool for Pip",
        "one more hit before Injured",
        "the next step of toughness for Pip",
        "Second Wind as a Special Quality",
        "an upgrade of Fair Wind",
    ]


# The table as text


def text(state: State, seat: int | None) -> str:
    return sheet(public(state), private(state, seat) if seat is not None else None, seat)


def test_the_table_reads_as_text() -> None:
    for seat in EVERYBODY:
        told = text(STATE, seat).split("\n")
        for line in (
            "Session 1, day 1",
            "  scene 2: The quay, at dusk",
            "  about: Will the barge pass?",
            "A fight, round 2, started by Bran",
            "  in turn: Bran, Foe, Orla and Ferry Hand",
            "  the heroes want “to get past”",
            "  Fair Wind is active on Bran",
            "  Bran attacks Foe: Axe (“to get past”)",
            "Obstacle: A locked gate",
            "For sale: a rifle, cost 7",
        ):
            assert line in told, line
    assert "Bran, Ann (yours, acting now)" in text(STATE, ANN)
    assert "Heavy Hand: +2 to results with Axe" in text(STATE, OVE)


def test_the_text_shows_no_more_than_a_view() -> None:
    for seat in (None, OVE):
        assert SECRET not in text(STATE, seat)
    assert f"secret: {SECRET} past" in text(STATE, ANN) and f"Note: {SECRET}." in text(STATE, ANN)
    assert f"{SECRET} lurker, Gil (adversary, major, hidden)" in text(STATE, GIL) and f"{SECRET} trick" in text(
        STATE, GIL
    )
    assert (
        f"{SECRET} please" in text(STATE, BEA)
        and f"{SECRET} concept" in text(STATE, BEA)
        and "plans: one more point of Power (1)" in text(STATE, BEA)
    )
    assert "plans" not in text(STATE, OVE) and "3 hits" not in text(STATE, OVE)


def test_the_game_master_reads_hits_dice_and_odds_of_her_own() -> None:
    one_die = (Side("c1", "s14", "Stature", 5, 1, True), Side("c4", "s42", "Cunning", 2, 1, True))
    answered = replace(OPEN, stage="settings", sides=one_die, duels=(Duel(1),))
    state = replace(STATE, challenge=answered)
    assert "    Foe, Dodge: 1 die; Cunning +2" in text(state, GIL) and "    Foe, Dodge: not known" in text(state, OVE)
    assert "odds: Succeeds 72.0%, Fails 28.0%" in text(state, GIL) and "odds" not in text(state, OVE)
    assert "unharmed, 3 hits; Injured at 5" in text(state, GIL) and f"  goal: {SECRET} goal" in text(state, GIL)


def test_the_text_tells_conditions_and_how_to_recover() -> None:
    bran = replace(
        PEOPLE[0],
        hits=6,
        status="injured",
        abilities=(replace(PEOPLE[0].abilities[0], conditions=("at sea",), free=("",)),),
    )
    state = replace(QUIET, individuals=(bran, *PEOPLE[1:]), challenge=None)
    told = text(state, OVE).split("\n")
    assert (
        "    Heavy Hand (C): +3 to results with Axe (at sea)" in told and "  recovery: now, against 1 die + 6" in told
    )
    alone = Challenge(
        9,
        "recovery",
        (Side("c1", "", "Stature", 5, 1, True), Side("", base=1, chosen=True)),
        "recover",
        stage="settings",
        duels=(Duel(1),),
    )
    told = text(replace(state, challenge=alone), OVE).split("\n")
    assert "  Bran tries to recover" in told and "    Bran: 1 die; Stature +5" in told


@pytest.mark.rule("PER-205")
def test_a_healer_who_stands_in_is_named_on_the_table() -> None:
    seen = public(replace(QUIET, challenge=RECOVERY)).challenge
    assert seen is not None and seen.sides[0].title == "Bran, by Orla's Salves"


def test_every_kind_of_table_reads_as_text() -> None:
    before = replace(
        QUIET,
        individuals=(),
        batches=(),
        scene=replace(STATE.scene, open=False),
        desk=replace(STATE.desk, sitting=False),
    )
    for state in (QUIET, before, replace(STATE, challenge=ROLLED)):
        for seat in EVERYBODY:
            assert text(state, seat)
    assert "House rules: A full deadlock: The GM decides" in text(
        replace(STATE, options=Options(tie_exhausted="gm")), None
    )
