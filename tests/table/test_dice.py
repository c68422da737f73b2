"""Dice in talk: what is read, what is refused and why, what comes out, and that every die comes from the table's
luck."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.chance import Told
from parlour.table.casting import Cast, cast
from parlour.table.dice import MOST_DICE, BadDice, read
from parlour.table.luck import Luck


def told(notation: str, *faces: str) -> Cast:
    chance = Told(*faces)
    done = cast(notation, "", "Ada", "public", chance)
    chance.finish()
    return done


def lucky(notation: str, by_hand: str = "") -> Cast:
    return cast(notation, "", "Ada", "public", Luck(bytes(32), bytes(32), "t", 1), by_hand)


@pytest.mark.parametrize(
    ("notation", "faces", "total"),
    [
        ("4dF+2", "+ + 0 -", 3),
        ("4df", "- - - -", -4),
        ("2d6+3", "4 5", 12),
        ("d20", "17", 17),
        ("1d%", "83", 83),
        ("2D6 - 1", "1 1", 1),
        ("4d6kh3", "1 6 5 4", 15),
        ("4d6h3", "1 6 5 4", 15),
        ("4d6dl1", "1 6 5 4", 15),
        ("2d20kl1", "18 3", 3),
        ("4d6dh2", "1 6 5 4", 5),
        ("2d6x", "6 2 6 1", 15),
        ("2d6!", "6 2 1", 9),
        ("1d10x9", "9 4", 13),
        ("3d6r1", "1 4 1 2 6", 12),
        ("5d10e7", "7 6 10 1 8", 3),
        ("2d6*2", "3 4", 14),
        ("3d6/2", "1 1 3", 2),
        ("1d6+1d4-1d8", "6 4 3", 7),
        ("-1d6", "4", -4),
        ("10-2d6+1", "3 4", 4),
        ("(1d6+2)*2", "3", 10),
    ],
)
def test_what_is_written_is_what_is_thrown(notation: str, faces: str, total: int) -> None:
    assert told(notation, *faces.split()).total == total


def test_the_card_strikes_through_what_does_not_count() -> None:
    dropped = told("4d6kh3+2", "1", "6", "5", "4").card.sides[0]
    assert [(throw.faces, throw.struck) for throw in dropped.throws] == [(("6", "5", "4"), False), (("1",), True)]
    assert [(row.label, row.amount) for row in dropped.rows] == [("modifier", 2)] and dropped.total == "17"
    again = told("3d6r1", "1", "4", "5", "2").card.sides[0]
    assert [(throw.faces, throw.struck) for throw in again.throws] == [(("1",), True), (("4", "5", "2"), False)]
    assert [throw.die for throw in told("4dF+1d6", *"+-00", "3").card.sides[0].throws] == ["fate", "d6"]


@pytest.mark.parametrize(
    ("notation", "wrong"),
    [
        ("", "missing"),
        ("hello", "hello"),
        ("2d", "d"),
        ("2d6+", "+"),
        ("1+2", "no dice"),
        ("101d6", "100 dice"),
        ("60d6+60d6", "100 dice"),
        ("d1001", "1,000 faces"),
        ("d1", "faces"),
        ("0d6", "1 to 100"),
        ("(1d6)d6", "plain number"),
        ("2d6/0", "above 0"),
        ("2d6/1d4", "above 0"),
        ("d6x1", "again"),
        ("2w6", "d6"),
        ("4u2", "dF"),
        ("d6+99999", "10,000"),
        ("d6*9*9*9", "2 times"),
        ("2d6,1d4", "combined"),
        ("d6s", "combined"),
        ("(" * 25 + "d6" + ")" * 25, "too complicated"),
        ("d6" + "+1" * 12, "12 numbers"),
        ("d6+" * 30 + "1", "60 characters"),
    ],
)
def test_what_cannot_be_thrown_is_refused_with_what_is_wrong(notation: str, wrong: str) -> None:
    with pytest.raises(BadDice) as bad:
        read(notation)
    assert wrong in str(bad.value)


@pytest.mark.parametrize(
    ("notation", "faces", "wrong"),
    [
        ("2d6", "4", "more dice"), ("2d6", "4 5 6", "takes 2"), ("2d6", "4 7", "1 to 6"), ("2d6", "4 0", "1 to 6"),
        ("4dF", "+ - 0 2", "+, 0 or −"), ("2d6", "4 x", "1 to 6"), ("2d6x", "6 1", "more dice"), ("d6", "³", "1 to 6"),
    ],
)  # fmt: skip
def test_dice_entered_by_hand_are_counted_and_judged(notation: str, faces: str, wrong: str) -> None:
    with pytest.raises(BadDice) as bad:
        lucky(notation, faces)
    assert wrong in str(bad.value)


def test_dice_entered_by_hand_are_marked_and_draw_nothing() -> None:
    luck = Luck(bytes(32), bytes(32), "t", 1)
    done = cast("4dF+1", "", "Ada", "public", luck, "+ - 0 +")
    assert done.total == 2 and not luck.draws
    assert all(throw.by_hand for throw in done.card.sides[0].throws)


def test_exploding_dice_end() -> None:
    always = Told(*["6"] * 200)
    assert len(cast("99d6x2", "", "Ada", "public", always).faces) == MOST_DICE


@pytest.mark.parametrize("faces", [2, 3, 100, 256, 257, 300, 999, 1000])
def test_every_face_comes_up_about_as_often(faces: int) -> None:
    seen = [0] * faces
    rolls = 40 * faces if faces < 200 else 8000
    for seq in range(rolls // 40):
        done = cast(f"40d{faces}", "", "Ada", "public", Luck(bytes(32), bytes(32), "t", seq))
        for size, face in done.faces:
            assert size == faces and 1 <= face <= faces
            seen[face - 1] += 1
    expected = rolls / faces
    surprise = sum([(count - expected) ** 2 / expected for count in seen])
    assert surprise < faces + 6 * (2 * faces) ** 0.5 + 10


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="0123456789dDfFkKhHlLxXrRetTsSmwua+-*/%()^|,.! ", max_size=60))
def test_nothing_typed_breaks_the_reader(notation: str) -> None:
    """It is thrown, or refused in words; never anything else."""
    try:
        read(notation)
    except BadDice as bad:
        assert str(bad)
    else:
        done = lucky(notation)
        assert abs(done.total) < 2**53 and len(done.faces) <= 2 * MOST_DICE
