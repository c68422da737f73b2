"""Every command has its words, every event its sentence, and no sentence says more than its reader may know."""

from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.model import (
    Aspect,
    Border,
    Character,
    Choice,
    Conflict,
    Deal,
    Free,
    Invoked,
    Options,
    Roll,
    Scene,
    Side,
    State,
    Stunt,
    Task,
    Throw,
    Zone,
)
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.view_build import private, public
from parlour.games.fate.words import piece_name, prompt, sheet, tell, words
from parlour.games.fate.words.lines import REASONS
from parlour.games.fate.words.lines_people import ADDED
from parlour.games.fate.words.prompts import SAY as ASKS
from parlour.games.fate.words.reader import SENTENCES
from parlour.roleplay import moves as d
from parlour.roleplay.desk import new_desk
from parlour.roleplay.words import DESK_LINES

COMMANDS = {command.__struct_config__.tag: command for command in get_args(m.AnyCommand)}
RULES = {rule.id for rule in RULEBOOK}
GM, NETTIE, AMA = 0, 1, 2

STATE = State(
    new_desk(("Gail", "Nell", "Abe")),
    Options(),
    (
        Character(
            "c1",
            "Nettie",
            "pc",
            NETTIE,
            "heroes",
            ratings=(2, 3, 1, 2, 1, 0),
            stunts=(Stunt("bonus", "am a Born Tinkerer", "Clever", ("create",), "I have tools"),),
            here=True,
        ),
        Character("c2", "Ama", "pc", AMA, "heroes", ratings=(1, 1, 2, 0, 3, 2), here=True),
        Character("c3", "Undertow", "major", -1, "foes", ratings=(1, 1, 2, 3, 0, 2), here=True),
        Character("h1", "The Lurker", "major", -1, "foes", hidden=True),
        Character("c9", "Sketch", "pc", AMA, "heroes", status="draft"),
    ),
    (
        Aspect("a4", "Slick Cobbles", "situation", free=(Free("heroes", 1),)),
        Aspect("a5", "The Sea Wants Something Back", "trouble", "c1"),
        Aspect("h2", "Her Promise Is Cast in the Bronze", "situation", hidden=True),
        Aspect("h3", "Owes Ama a Favour", "general", "c3", hidden=True, knowers=("c2",)),
    ),
    Scene(
        1,
        "The Drowned Bell",
        True,
        ("c1", "c2"),
        (Zone("z6", "The Nave"), Zone("z7", "The Tower")),
        (Border("b8", "z6", "z7", "A Broken Stair"),),
    ),
)

ROLL = Roll(
    1,
    "overcome",
    "",
    "a4",
    "",
    "Sand underfoot",
    "physical",
    (
        Side(
            "c1",
            "heroes",
            ("Clever",),
            3,
            helpers=("c2",),
            throws=(Throw((0, 0, 1, 1)), Throw((2, 2, 1, 0))),
            invoked=(
                Invoked("c1", "a4", "Slick Cobbles", "reroll", True),
                Invoked("c2", "h3", "Owes Ama a Favour", "bonus", False),
            ),
        ),
        Side("", "foes", rating=2),
    ),
    "settle",
    outcome="style",
    shift=4,
)


def said(event: Any, seat: int | None) -> str:
    line = tell(STATE, event, seat)
    return line.text if line is not None else ""


@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_a_command_has_words_for_all_its_fields(tag: str) -> None:
    said = words()[tag]
    fields = set(COMMANDS[tag].__struct_fields__)
    assert said.title and said.done and set(said.asks) == fields
    assert {part.split("}")[0] for part in said.title.split("{")[1:]} <= fields
    assert set(said.rules) <= RULES


def test_there_are_no_words_for_what_cannot_be_done() -> None:
    assert set(words()) == set(COMMANDS)


@pytest.mark.parametrize("event", get_args(m.AnyEvent), ids=lambda event: event.__name__)
def test_every_event_has_its_sentence(event: type) -> None:
    assert (event in SENTENCES) != (event in DESK_LINES)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (m.SceneOpened(2, "The Crypt", ("c1",)), "Scene 2: The Crypt"),
        (m.PointsMoved("c1", "supply", 1, "invoke", "a4"), "Nettie pays a fate point."),
        (
            m.PointsMoved("pool", "owed:c1", 1, "hostile", "a5"),
            "The pool pays a fate point, which Nettie gets after the scene.",
        ),
        (
            m.PointsMoved("c1", "owed:pool", 1, "hostile", "a5"),
            "Nettie pays a fate point, which goes to the next scene's pool.",
        ),
        (m.PointsMoved("supply", "pool", 4, "pool"), "The pool gets 4 fate points."),
        (m.Thrown("c1", 0, Throw((2, 2, 1, 0))), "Nettie rolls + + 0 −: +1."),
        (m.Thrown("c1", 0, Throw(card=80)), "Nettie draws +4."),
        (m.SideSettled(1, Side("", "foes", rating=2)), "The difficulty is Fair (+2)."),
        (m.HitAbsorbed("c1", 4, (2,), ("mild",)), "Nettie absorbs 4 with stress box 2 and a mild consequence."),
        (
            m.AspectInvoked("c1", 0, "a4", "Slick Cobbles", "bonus", False, "They slip"),
            "Nettie invokes “Slick Cobbles” for free: +2. They slip.",
        ),
        (
            m.AspectAdded(Aspect("a12", "Bruised Ribs", "consequence", "c1", free=(Free("foes", 1),)), "consequence"),
            "Nettie now has “Bruised Ribs”. Free invokes: 1 for the foes.",
        ),
        (m.Moved("c1", "z7", "action"), "Nettie uses their action to move to The Tower."),
        (
            m.DealOffered(Deal(1, "compel", "gm", "c1", "a5", "A wave takes your tools", "event")),
            "Gail compels Nettie with “The Sea Wants Something Back”, an event: A wave takes your tools.",
        ),
        (m.DealOffered(Deal(2, "aspect", "2", "", "", "Fog")), "Abe suggests an aspect for the scene: Fog."),
        (m.StuntClaimed("c1", 0, 0), "Nettie uses the stunt “Born Tinkerer”: +2."),
        (d.SessionStarted(3), "Session 3"),
    ],
)
def test_sentences_read_as_people_speak(event: Any, text: str) -> None:
    assert said(event, None) == text


def test_a_roll_is_set_as_a_card() -> None:
    line = tell(STATE, m.RollDecided(ROLL.outcome, ROLL.shift, (), ROLL), AMA)
    assert (
        line is not None
        and line.card is not None
        and line.story
        and line.text == "Nettie tries to overcome “Slick Cobbles”: succeeds with style by 4."
    )
    mine, theirs = line.card.sides
    assert (mine.title, mine.total, theirs.title, theirs.total) == (
        "Nettie, Clever",
        "Epic (+7)",
        "Difficulty",
        "Fair (+2)",
    )
    assert [(throw.faces, throw.struck) for throw in mine.throws] == [
        (("-", "-", "0", "0"), True),
        (("+", "+", "0", "-"), False),
    ]
    assert [(row.label, row.amount) for row in mine.rows] == [
        ("Clever", 3), ("Help: Ama", 1), ("Reroll: “Slick Cobbles”", 0), ("“Owes Ama a Favour”, free", 2),
    ]  # fmt: skip


SECRETS = [
    m.CharacterMade(
        GM,
        Character("h9", "The Lurker", "major", -1, "foes", hidden=True),
        (Aspect("h10", "Waits Below", "high", "h9", hidden=True),),
        "ready",
    ),
    m.AspectAdded(Aspect("h2", "Her Promise Is Cast in the Bronze", "situation", hidden=True)),
    m.AspectAdded(Aspect("h11", "Waits Below", "general", "h1", hidden=True)),
    m.AspectRemoved("h2", "removed"),
    m.AspectRewritten("h2", "Another Text"),
    m.FreeGranted("h2", "heroes", 1),
    m.FreeLost("h2"),
    m.Described("h1", "The Lurker", "Dark."),
    m.ApproachesRanked("h1", (3, 2, 2, 1, 1, 0)),
    m.ApproachesRanked("c3", (3, 2, 2, 1, 1, 0)),
    m.StuntWritten("c3", 0, Stunt("bend", "have Drowned Bells", effect="end all boosts")),
    m.CharacterDropped("h1"),
    m.SideSet("h1", "heroes"),
    m.CharacterGiven("h1", 2),
    m.Placed("h1", "z6"),
    m.StressCleared("h1"),
    m.Approved("h1", 3),
    m.TaskAdded(Task("h12", "Swim", 2, hidden=True)),
    m.TaskAssigned("h12", ("c1",)),
    m.AspectWithheld("a4", "h2", ()),
    d.Overruled(1, GM, "h1", "name", "x", "y", "why"),
    d.Overruled(1, GM, "h2", "text", "x", "y", "why"),
    d.NoteWritten(NETTIE, 1, "t", "x"),
    d.NoteDropped(NETTIE, 1),
    d.Pleaded(1, AMA, "Please"),
]


@pytest.mark.parametrize("event", SECRETS, ids=lambda event: type(event).__name__)
def test_what_is_hidden_is_not_even_mentioned(event: Any) -> None:
    assert tell(STATE, event, NETTIE) is None and tell(STATE, event, None) is None
    assert isinstance(event, d.NoteWritten | d.NoteDropped) or said(event, GM)


def test_what_some_know_is_told_to_them_alone() -> None:
    used = m.AspectInvoked("c2", 0, "h3", "Owes Ama a Favour", "bonus", True)
    assert (
        "Owes Ama" in said(used, AMA)
        and "Owes Ama" in said(used, GM)
        and "Owes Ama" not in said(used, NETTIE) + said(used, None)
    )
    card = tell(STATE, m.RollDecided(ROLL.outcome, ROLL.shift, (), ROLL), NETTIE)
    assert card is not None and "Owes Ama" not in repr(card)
    granted = m.FreeGranted("h3", "heroes", 1)
    assert said(granted, AMA) and not said(granted, NETTIE)


def test_what_the_game_masters_characters_can_do_is_not_told_before_their_dice() -> None:
    answer = m.SideSettled(1, Side("c3", "foes", ("Forceful",), 3))
    assert said(answer, NETTIE) == "Undertow defends." and said(answer, GM) == "Undertow defends (Forceful)."
    tries = m.RollDeclared(
        replace(ROLL, sides=(Side("c3", "foes", ("Forceful",), 3), Side("c1", "heroes", settled=False)))
    )
    assert "Forceful" in said(tries, GM) and "Forceful" not in said(tries, NETTIE)
    assert said(m.StuntClaimed("c3", 1, 0), GM) and not said(m.StuntClaimed("c3", 1, 0), NETTIE)


def test_a_bargain_over_what_few_know_is_theirs() -> None:
    deal = Deal(1, "compel", "c2", "c3", "h3", "She lets Ama pass", "decision")
    for event in (m.DealOffered(deal), m.DealClosed(deal, "accepted")):
        assert said(event, AMA) and said(event, GM) and not said(event, NETTIE)


def test_a_character_in_the_making_is_its_makers_business() -> None:
    drawn = m.AspectAdded(Aspect("a20", "Not Decided Yet", "high", "c9"))
    assert said(drawn, AMA) and said(drawn, GM) and not said(drawn, NETTIE)
    back = m.SentBack("c9", "What does she want?")
    assert said(back, AMA) and said(back, GM) and not said(back, NETTIE)
    assert said(d.Pleaded(1, AMA, "Please"), AMA)


def test_numbers_of_the_game_masters_characters_are_not_in_an_overruling() -> None:
    event = d.Overruled(1, GM, "c3", "Forceful", "3", "4", "She is angry")
    assert (
        said(event, NETTIE) == "Gail changes something about one of the game master's characters. Reason: She is angry."
    )
    assert said(event, GM) == "Gail changes Forceful of Undertow from 3 to 4. Reason: She is angry."


def test_pieces_have_names_and_hidden_ones_none() -> None:
    names = {
        piece: piece_name(STATE, NETTIE, piece)
        for piece in ("c1", "c2", "a4", "z6", "b8", "h1", "h2", "Quick", "nettie", 3, "", "mild")
    }
    assert names == {
        "c1": "Nettie (yours)",
        "c2": "Ama",
        "a4": "Slick Cobbles (1 free for the heroes)",
        "z6": "The Nave",
        "b8": "The Nave and The Tower (A Broken Stair)",
        "h1": "something hidden",
        "h2": "something hidden",
        "Quick": "Quick",
        "nettie": "Nettie Corvane",
        3: "3",
        "": "nobody",
        "mild": "mild consequence, up to 2",
    }
    assert piece_name(STATE, GM, "h1") == "The Lurker (hidden)" and piece_name(STATE, AMA, "h3").startswith("Owes Ama")


def test_the_prompt_says_what_is_asked_of_me() -> None:
    sitting = new_desk(("Gail", "Nell", "Abe"))
    playing = replace(STATE, desk=replace(sitting, sitting=True, session=1))
    assert prompt(playing, NETTIE, ()) == "The Drowned Bell: what do you do?"
    opposed = replace(
        playing,
        roll=replace(ROLL, phase="oppose", outcome="", sides=(ROLL.sides[0], Side("c3", "foes", settled=False))),
    )
    assert prompt(opposed, GM, (GM,)).startswith("Defend with Undertow?")
    assert prompt(opposed, NETTIE, (GM,)) == "Waiting for Gail to answer."
    hit = replace(playing, roll=replace(ROLL, choices=(Choice("absorb", NETTIE, "c1"),)))
    assert prompt(hit, NETTIE, (NETTIE,)).startswith("Nettie is hit. Absorb it")
    fight = replace(playing, conflict=Conflict(1, "physical", (("c2",), ("c1",)), begun=True))
    assert (
        prompt(fight, AMA, (AMA,)).startswith("Ama: your turn.")
        and prompt(fight, None, (AMA,)) == "Waiting for Abe to act with Ama."
    )


def test_every_reason_and_every_choice_has_its_words() -> None:
    assert set(get_args(get_type_hints(m.PointsMoved)["why"])) == set(REASONS)
    assert all(f"ask-{kind}" in ASKS and f"wait-{kind}" in ASKS for kind in get_args(get_type_hints(Choice)["kind"]))
    assert set(get_args(get_type_hints(m.AspectAdded)["why"])) == set(ADDED)


def test_the_table_reads_as_text_and_shows_no_more_than_a_view() -> None:
    state = replace(STATE, roll=ROLL, conflict=Conflict(1, "physical", (("c2",), ("c1", "c3")), begun=True))
    mine, hers, watched = (
        sheet(public(state), private(state, seat) if seat is not None else None, seat) for seat in (NETTIE, GM, None)
    )
    assert (
        "Nettie (yours), heroes" in mine
        and "Careful +2, Clever +3" in mine
        and "Physical conflict, exchange 1: Ama, Nettie + Undertow" in watched
    )
    for text in (mine, watched):
        assert "Lurker" not in text and "Her Promise" not in text and "Forceful +3" not in text
    assert "The Lurker" in hers and "Her Promise Is Cast in the Bronze (hidden)" in hers and "Forceful +3" in hers
