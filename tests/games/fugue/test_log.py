"""Every event has its sentence or is silent on purpose, it reads as people speak, and no sentence says more than its
reader may know."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.fugue.midway import CONTENT, SCOTT, SECRET, SIMON, STATE, TROY, URSULA
from games.fugue.said import LINES, WIN
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, Fragment, Options, Task
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.words.lines import HEADING, tell, tell_all
from parlour.games.fugue.words.reader import SENTENCES
from parlour.roleplay import moves as d

EVENTS = get_args(m.AnyEvent)
RULES = {rule.id for rule in RULEBOOK}
EVERYBODY = (None, URSULA, SCOTT, TROY, SIMON)
PAST = replace(STATE, contest=None, tellings=(), declared=(), tasks=(), flashbacks=(), pins=())
"""The same table long after: a line is told again when what it was about is gone."""


@pytest.mark.parametrize(
    ("event", "text"), LINES, ids=[f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)]
)
def test_sentences_read_as_people_speak(event: Any, text: str) -> None:
    line = tell(STATE, event, None)
    assert (line.text if line is not None else "") == text
    assert line is None or set(line.rules) <= RULES


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_its_sentence_or_is_silent_on_purpose(event: type) -> None:
    assert event in SENTENCES
    assert event is d.RuleChanged or any(type(one) is event for one, _ in LINES)


def test_nothing_is_told_that_cannot_happen() -> None:
    assert set(SENTENCES) == set(EVENTS)


@pytest.mark.parametrize(
    ("event", "text"), LINES, ids=[f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)]
)
def test_the_log_can_be_read_long_after(event: Any, text: str) -> None:
    """The chronicle is told with the state as it is at the end: nothing may fail, and no sentence appear or vanish."""
    for state in (PAST, replace(PAST, characters=())):
        line = tell(state, event, None)
        assert (line is None) == (text == "")
        assert line is None or ((line.text[0].isupper() or line.text[0] in "“2") and "  " not in line.text)


def test_a_changed_house_rule_is_told_by_its_label() -> None:
    line = tell(STATE, d.RuleChanged(URSULA, "stand", "soft", "final"), None)
    assert (
        line is not None
        and line.kind == "overruled"
        and line.text.startswith("Ursula changes a house rule.")
        and "stand:" not in line.text
    )


# What nobody else may know


SECRETS = [
    m.ContentSettled(URSULA, CONTENT),
    m.DealerNoteWritten(1, URSULA, 1, False, SECRET, SECRET),
    m.DealerNoteWritten(1, URSULA, 1, True, SECRET, SECRET),
    m.BroughtOn("c5", "Heavy", "A wide coat", (Ability("b3", SECRET),), SECRET),
    d.NoteWritten(SCOTT, 1, SECRET, SECRET),
    d.Pleaded(1, TROY, SECRET),
]


@pytest.mark.parametrize("event", SECRETS, ids=lambda event: type(event).__name__)
def test_texts_of_others_are_not_in_the_log(event: Any) -> None:
    for seat in (None, SCOTT, SIMON):
        assert SECRET not in repr(tell(STATE, event, seat))


@pytest.mark.rule("FUG-010")
def test_notes_of_a_dealer_are_read_by_who_wrote_them_alone() -> None:
    note = m.DealerNoteWritten(1, URSULA, 1, False, "The bell", "x")
    later = replace(STATE, desk=replace(STATE.desk, gm=SCOTT))
    for state in (STATE, later):
        assert [tell(state, note, seat) is not None for seat in EVERYBODY] == [False, True, False, False, False]
    assert "letter" in repr(tell(STATE, replace(note, letter=True), URSULA))


def test_a_plea_is_between_who_asks_and_the_dealer() -> None:
    assert [tell(STATE, d.Pleaded(1, TROY, "Please"), seat) is not None for seat in EVERYBODY] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert [tell(STATE, d.PleaLaidAside(1, TROY), seat) is not None for seat in EVERYBODY] == [
        False,
        True,
        False,
        True,
        False,
    ]


DEAL = (
    m.RoundDealt(1, 7, ("c1", "c5"), 1),
    m.CardDealt("c1", "coins-03", SCOTT),
    m.CardDealt("c1", "swords-07", SCOTT),
    m.CardDealt("c5", "major-18", URSULA),
    m.CardDealt("c5", "swords-02", URSULA),
    m.TurnCame("c1"),
)
CARDS = ("Three of Coins", "Seven of Swords", "Moon", "Two of Swords", "Wheel")


@pytest.mark.rule("FUG-146")
def test_face_down_cards_are_named_to_their_holder_alone() -> None:
    hands: dict[int | None, list[str]] = {SCOTT: [*CARDS[:2]], URSULA: [*CARDS[2:4]]}
    told = {seat: [line.text for line in tell_all(STATE, DEAL, seat)] for seat in EVERYBODY}
    assert told[SCOTT][1:] == ["Scotty's face-down cards: the Three of Coins and the Seven of Swords."]
    assert told[URSULA][1:] == ["Heavy's face-down cards: the Moon and the Two of Swords."]
    for seat in (None, TROY, SIMON):
        assert told[seat] == ["Group 1, round 1: two face-down cards each for Scotty and Heavy."]
    wild = m.WildDealt("c1", "b1", "x1", "major-10", SCOTT)
    for seat in EVERYBODY:
        assert ("Wheel" in repr(tell(STATE, wild, seat))) == (seat == SCOTT)
        assert [card for card in CARDS if card in " ".join(told[seat])] == hands.get(seat, [])


def test_a_new_dealer_does_not_read_the_cards_the_old_one_held() -> None:
    later = replace(STATE, desk=replace(STATE.desk, gm=SIMON))
    assert not any(card in repr(tell_all(later, DEAL, SIMON)) for card in CARDS)
    assert "Moon" in repr(tell_all(later, DEAL, URSULA))
    for event in DEAL:
        assert tell(later, event, SIMON) == tell(later, event, None)


def test_cards_dealt_at_the_end_of_what_happened_are_told_too() -> None:
    assert [line.text for line in tell_all(STATE, DEAL[1:3], SCOTT)] == [
        "Scotty's face-down cards: the Three of Coins and the Seven of Swords."
    ]
    assert [line.text for line in tell_all(STATE, DEAL[1:2], SCOTT)] == [tell(STATE, DEAL[1], SCOTT).text]  # type: ignore[union-attr]


def test_a_difficulty_is_kept_back_until_the_card_where_the_table_has_it_so() -> None:
    event = m.TaskSet("t2", 1, "c2", "open the safe", 9, "", "")
    kept = replace(
        STATE, options=Options(difficulty_shown="at the flip"), tasks=(Task("t2", "c2", "open the safe", 9),)
    )
    assert (
        tell(kept, event, TROY).text
        == "Trey tries: “open the safe.” The Dealer keeps the difficulty secret, without an ability that fits."
    )  # type: ignore[union-attr]
    assert "Difficulty 9" in tell(kept, event, URSULA).text and "9" not in tell(kept, event, None).text  # type: ignore[union-attr]
    flipped = replace(kept, tasks=(replace(kept.tasks[0], cards=("cups-08",)),))
    assert "Difficulty 9" in tell(flipped, event, TROY).text  # type: ignore[union-attr]
    assert "8 against 9" in tell(flipped, m.CardFlipped("t2", "cups-08", "failure", 0, False), None).text  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("event", "text"), LINES, ids=[f"{at}-{type(event).__name__}" for at, (event, _) in enumerate(LINES)]
)
def test_all_but_secrets_read_the_same_to_everybody(event: Any, text: str) -> None:
    mine = (m.CardDealt, m.WildDealt, m.DealerNoteWritten, d.Pleaded, d.PleaLaidAside)
    if not isinstance(event, mine):
        assert len({repr(tell(STATE, event, seat)) for seat in EVERYBODY}) == 1


# What the chronicle is made of


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (d.SessionStarted(1), "session"),
        (d.SessionEnded(1), "session_end"),
        (m.ChapterOpened(1, "x"), "scene"),
        (m.SceneSet(1, "x"), "scene"),
        (m.Narrated(1, SCOTT, "c1", ("coins-03",), "x"), "event"),
        (m.DealerChanged(SCOTT, URSULA, 2), "event"),
        (m.Wounded("c1", "w2", "head", False, False, ""), "change"),
        (m.Died("c1"), "end"),
        (m.MemoryTold("f1", SCOTT, "They laugh.", (), ""), "event"),
        (m.FlashbackKept("f1", (("c1", "b1"),), ()), "change"),
        (m.CardFlipped("t1", "major-16", "failure", 0, True), "roll"),
        (m.SignifierTurned("f4", "major-19", "c3", "c3", URSULA, "", (), (), 1, "c1", False), "special"),
        (m.WinTaken(WIN), "battle"),
        (m.ContestEnded("x"), "battle"),
        (d.TableClosed(URSULA), "end"),
    ],
)
def test_the_chronicle_is_made_of_what_was_told(event: Any, kind: str) -> None:
    line = tell(STATE, event, None)
    assert line is not None and (line.kind, line.story) == (kind, True)


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (m.CardRevealed("c1", "coins-03", 3), "battle"),
        (m.TwentyOne("c1", ("cups-01", "cups-10")), "special"),
        (m.Pinned("n1", "fact", SCOTT, "x", ()), "fact"),
        (m.CardFlipped("t1", "wands-04", "", 4, False), "roll"),
        (m.TaskSet("t1", 1, "c2", "x", 9, "", ""), "roll"),
        (m.DeckGathered(), "event"),
        (m.RoundDealt(1, 7, ("c1",), 1), "turn"),
        (m.Narrated(1, SCOTT, "c1", ("coins-03",), ""), "event"),
    ],
)
def test_mechanics_are_not_in_the_chronicle(event: Any, kind: str) -> None:
    line = tell(STATE, event, None)
    assert line is not None and (line.kind, line.story) == (kind, False)


def test_a_memory_that_was_told_otherwise_is_not_in_the_chronicle() -> None:
    before = m.MemoryTold("f3", SIMON, "He flies.", (), "")
    begun = m.FlashbackBegun("f3", "gift", "c2", SIMON, "the moon", (), (), "")
    for event in (before, begun):
        assert not tell(STATE, event, None).story and not tell(PAST, event, None).story  # type: ignore[union-attr]
    flashbacks = (
        *STATE.flashbacks[:2],
        replace(STATE.flashbacks[2], trigger="the moon", memory=(Fragment(SIMON, "He flies."),)),
    )
    for event in (before, begun):
        assert tell(replace(STATE, flashbacks=flashbacks), event, None).story  # type: ignore[union-attr]


def test_what_is_settled_in_the_same_breath_is_said_once() -> None:
    named = m.AbilityNamed("f1", URSULA, "Calm Thugs", ())
    kept = m.FlashbackKept("f1", (("c1", "b1"),), ())
    assert [line.text for line in tell_all(STATE, [named, kept], None)] == ["Scotty has an ability: “Calm Thugs”."]
    assert len(tell_all(STATE, [named], None)) == 1
    second = [m.DetailOffered("c3", URSULA, "Ink"), m.DetailAccepted("c3", URSULA, "Ink", True)]
    assert len(tell_all(STATE, second, None)) == 1
    over = [m.HandsGathered(1, True), m.GroupCame(0)]
    assert [line.text for line in tell_all(STATE, over, None)] == ["Every group is settled."]


def test_a_long_scene_stands_below_its_heading() -> None:
    text = "The tide is out. " * 10
    heading, body = tell_all(STATE, [m.SceneSet(3, text)], None)
    assert len(text) > HEADING and (heading.text, heading.kind) == ("Scene 3", "scene")
    assert body.text == text.strip() and body.story and body.kind == "event"
    (short,) = tell_all(STATE, [m.SceneSet(3, "A pier.")], None)
    assert short.text == "Scene 3: A pier."


def test_lines_know_whose_sheet_they_change() -> None:
    for event, about in (
        (m.FlashbackKept("f1", (("c1", "b1"), ("c2", "b9")), ()), ("c1", "c2")),
        (m.Wounded("c1", "w2", "head", False, False, ""), ("c1",)),
        (m.PersonaNamed("c1", "", "Scotty"), ("c1",)),
        (m.SignifiersDealt((("c1", "major-03"), ("c2", "major-10"))), ("c1", "c2")),
        (m.MemoryShared("f1", ("c2",)), ("c1",)),
        (m.Died("c5", "c1"), ("c5",)),
    ):
        assert tell(STATE, event, None).about == about  # type: ignore[union-attr]
