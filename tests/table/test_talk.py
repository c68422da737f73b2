"""What is typed in the talk box, as the table takes it."""

import re
from pathlib import Path

import pytest

from parlour.table.refusal import Refusal
from parlour.table.talk import _COMMANDS, Dice, Speaker, Speech, meant

NAMES = {0: "Gwen", 1: "Ada", 2: "Ada May", 3: "Bo"}


def typed(text: str, seat: int = 4, leader: int | None = 0, as_: str = "") -> object:
    return meant(text, Speaker(seat, leader, NAMES, as_))


@pytest.mark.parametrize(
    ("text", "to", "words"),
    [
        ("/w Ada hello", (1,), "hello"),
        ("/w ada hello", (1,), "hello"),
        ("/w Ada May hello", (2,), "hello"),
        ("/w Ada, Bo meet me", (1, 3), "meet me"),
        ("/w Bo,Ada May: meet me", (3, 2), "meet me"),
        ("/whisper Bo, hello", (3,), "hello"),
        ("/w Ada Bo is here", (1,), "Bo is here"),
    ],
)
def test_a_whisper_finds_whom_it_names(text: str, to: tuple[int, ...], words: str) -> None:
    assert typed(text) == Speech("whisper", words, to)


@pytest.mark.parametrize("text", ["/w Carl hello", "/w Adam hello", "/w hello"])
def test_an_unknown_name_is_refused_with_the_names(text: str) -> None:
    refusal = typed(text)
    assert isinstance(refusal, Refusal) and refusal.reason == "no_such_name"
    assert all(name in refusal.cure for name in NAMES.values())


@pytest.mark.parametrize(
    ("text", "to", "words"),
    [
        ("/w GM hello", (0,), "hello"),
        ("/w Nettie Corvane, gm: meet me", (3, 0), "meet me"),
        ("/w nettie hello", (3,), "hello"),
        ("/w Gmork hi", None, ""),
    ],
)
def test_or_by_title_and_character(text: str, to: tuple[int, ...] | None, words: str) -> None:
    found = meant(text, Speaker(4, 0, NAMES, also={"gm": 0, "nettie corvane": 3, "nettie": 3}))
    assert found == Speech("whisper", words, to) if to else isinstance(found, Refusal)


def test_kinds_of_talk() -> None:
    assert typed("hello") == Speech("talk", "hello")
    assert typed("/me waves", as_="Robin") == Speech("me", "waves", (), "Robin")
    assert typed("/ic Hark!", as_="Robin") == Speech("ic", "Hark!", (), "Robin")
    for emote in ("/em waves", "/emote waves", "/EM waves"):
        assert typed(emote, as_="Robin") == Speech("me", "waves", (), "Robin")
    assert typed("/ooc brb", as_="Robin") == Speech("ooc", "brb")
    assert typed("/desc It rains.", seat=0) == Speech("desc", "It rains.")


def test_only_who_leads_describes() -> None:
    refusal = typed("/desc It rains.")
    assert isinstance(refusal, Refusal) and refusal.reason == "not_leader"


@pytest.mark.parametrize("text", ["/dance", "/", "/ hello", "/rr 2d6"])
def test_an_unknown_command_is_refused_with_the_list(text: str) -> None:
    refusal = typed(text)
    assert isinstance(refusal, Refusal) and "/desc" in refusal.cure and "/gmr" in refusal.cure


def test_dice_with_reason_mode_and_faces() -> None:
    assert typed("/r 2d6+3 # to climb") == Dice("2d6+3", "public", "to climb")
    assert typed("/gmr 4dF") == Dice("4dF", "gm", "", "", (4, 0))
    assert typed("/br 4dF") == Dice("4dF", "blind", "", "", (0,))
    assert typed("/sr 4dF") == Dice("4dF", "self", "", "", (4,))
    for one, other in (("/gmr", "/gmroll"), ("/br", "/blindroll"), ("/sr", "/selfroll"), ("/r", "/roll")):
        assert typed(f"{other} 4dF # why") == typed(f"{one} 4dF # why")
    assert typed("/r 2d6+3 = 4 5 # by hand") == Dice("2d6+3", "public", "by hand", "4 5")
    assert typed("/gmr d20", seat=0) == Dice("d20", "gm", "", "", (0,))


@pytest.mark.parametrize("text", ["/r", "/r nonsense", "/r 2d6 =", "/r 500d6", "/r 2d6 ="])
def test_bad_dice_are_refused_with_an_example(text: str) -> None:
    refusal = typed(text)
    assert isinstance(refusal, Refusal) and ("/r 4dF+2" in refusal.cure or "/r dice" in refusal.cure)


def test_where_nobody_leads_nothing_is_rolled_for_a_leader() -> None:
    refusal = typed("/gmr 4dF", leader=None)
    assert isinstance(refusal, Refusal) and refusal.reason == "no_leader"
    host = typed("/sr 4dF", seat=-2)
    assert isinstance(host, Refusal)
    whisper = typed("/w Ada hello", seat=-2)
    assert isinstance(whisper, Refusal)


@pytest.mark.parametrize("word", ["gmr", "gmroll", "br", "blindroll", "w gm"])
def test_without_a_leader_the_reason_is_true(word: str) -> None:
    """Some games have none at all; in others nobody leads for a while."""
    why = []
    for led in (False, True):
        refusal = meant(f"/{word} 4dF", Speaker(1, None, {0: "Bo"}, led=led))
        assert isinstance(refusal, Refusal) and refusal.reason == "no_leader" and refusal.cure
        why.append(refusal.why)
    assert why[0].startswith("This game has no game master") and why[1].startswith("Nobody leads this table right now")


def test_nobody_whispers_to_herself() -> None:
    refusal = meant("/w gm hello", Speaker(0, 0, {1: "Ada"}, own=("gm", "Gwen")))
    assert isinstance(refusal, Refusal) and refusal.why == "That's you."


def test_the_page_suggests_what_is_understood_here() -> None:
    """Every command the talk box suggests is one of ours, and it suggests all of them."""
    script = (Path(__file__).parents[2] / "web/src/talk.ts").read_text()
    suggested = re.findall(r"names: \[([^]]*)\]", script)
    assert {name for names in suggested for name in re.findall(r"'/(\w+)'", names)} == set(_COMMANDS)
