"""Yagsbook, pressed at its edges: skills that go by another word there."""

import pytest

from games.yags.given_people import table
from games.yags.test_yagsbook import book, from_yagsbook, one_skill, skills
from parlour.games.yags.model import Skill


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("Drive", "driving"),
        ("Ride", "riding"),
        ("Pilot", "piloting"),
        ("Bow", "bows"),
        ("Sail", "sailing"),
        ("Computer", "computers"),
        ("Pistol", "pistols"),
        ("Rifle", "rifles"),
    ],
)
def test_a_skill_that_goes_by_another_word_is_found_on_the_list(theirs: str, ours: str) -> None:
    assert from_yagsbook(table(), book(skills(one_skill(theirs)))).skills == (Skill(ours, 3),)
    assert from_yagsbook(table(), book(skills(one_skill(ours.capitalize())))).skills == (Skill(ours, 3),)
