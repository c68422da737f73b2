"""What a game master writes down of a scene, read: zones in a line, people with a number and a place, difficulties."""

from typing import Any

import pytest

from parlour.core.odds import Sketch
from parlour.core.phrasebook import speaking
from parlour.roleplay.plans import MOST_LINES, MOST_PEOPLE, Placed, Unclear, people, placed, rated, zones

STREET = Sketch(("Street", "Counting room", "Roof"), ((0, 1, ""), (1, 2, "locked skylight")))


def drawn(text: str) -> Sketch:
    return zones(text, 20, 20)


def test_a_line_is_a_way_through_zones() -> None:
    assert drawn("Street - Counting room =locked skylight= Roof") == STREET
    assert drawn("Street – Counting room=locked skylight=Roof") == STREET
    assert drawn("  Alone ") == Sketch(("Alone",))
    assert drawn("") == Sketch(())


def test_a_hyphen_within_a_name_joins_nothing() -> None:
    assert drawn("North-east quay - Ice-house").zones == ("North-east quay", "Ice-house")


def test_several_lines_make_branches() -> None:
    branched = drawn("A - B - C\nb =a ditch= D; C - a")
    assert branched.zones == ("A", "B", "C", "D")
    assert branched.ways == ((0, 1, ""), (1, 2, ""), (1, 3, "a ditch"), (0, 2, ""))


def test_what_is_said_last_is_between_two_zones() -> None:
    assert drawn("A - B\nB =a wall= A").ways == ((0, 1, "a wall"),)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A - A", "next to itself"),
        ("A =a wall B", "isn't closed"),
        ("A -", "no name"),
        ("- A", "no name"),
        ("A - - B", "no name"),
        ("=a wall= B", "no name"),
        (f"{'x' * 21} - B", "longer than 20"),
        (f"A ={'x' * 21}= B", "longer than 20"),
        ("\n".join("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), f"at most {MOST_LINES}"),
        (" - ".join([f"z{number}" for number in range(MOST_LINES + 1)]), f"at most {MOST_LINES}"),
    ],
)
def test_what_cannot_be_a_map_is_told(text: str, told: str) -> None:
    with pytest.raises(Unclear, match=told) as found:
        drawn(text)
    assert found.value.cure


def test_people_have_a_number_and_a_place() -> None:
    text = "Gutter tough ×3 @ roof\n2x Rat\nMax x4; Phoenix3; Cat*2"
    assert people(text, STREET, 40, 9) == [
        Placed("Gutter tough", 3, 2),
        Placed("Rat", 2),
        Placed("Max", 4),
        Placed("Phoenix3"),
        Placed("Cat*2"),
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Rat ×0", "1 to 9"),
        ("Rat ×10", "1 to 9"),
        ("×3", "1 to 9"),
        ("Rat @ Cellar", "called “Cellar”"),
        ("Rat @ Roof @ Street", "can't be read"),
        ("@ Roof", "can't be read"),
        ("x" * 41, "longer than 40"),
        ("; ".join(["Rat ×9"] * 5), f"at most {MOST_PEOPLE}"),
    ],
)
def test_what_cannot_be_a_cast_is_told(text: str, told: str) -> None:
    with pytest.raises(Unclear, match=told):
        people(text, STREET, 40, 9)


def test_what_is_true_may_be_true_in_one_zone() -> None:
    assert placed("Fog\nSlick tiles @ Roof", STREET, 40) == [Placed("Fog"), Placed("Slick tiles", zone=2)]


def test_difficulties_are_of_something_known_or_of_the_scene() -> None:
    text = "locked skylight +3\nFog: 2; -1; −2"
    assert rated(text, -2, 8, ["Fog", "Locked skylight"]) == [("Locked skylight", 3), ("Fog", 2), ("", -1), ("", -2)]


@pytest.mark.parametrize(
    ("text", "told"), [("Fog", "no difficulty"), ("Fog 9", "out of range"), ("Snow 2", "called “Snow”")]
)
def test_what_cannot_be_a_difficulty_is_told(text: str, told: str) -> None:
    with pytest.raises(Unclear, match=told):
        rated(text, -2, 8, ["Fog"])


@pytest.mark.parametrize("text", ["A - A", "A = B", "x" * 5000, " " * 5000 + "-"])
def test_it_is_told_in_every_language(text: str) -> None:
    def why(language: str) -> Any:
        with speaking(language), pytest.raises(Unclear) as found:
            zones(text, 20, 20)
        return found.value.why, found.value.cure

    assert why("de") != why("en")
