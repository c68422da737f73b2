"""What may come in at all: no text hides anything, no number is beyond counting, and most is seen at a glance to be
harmless."""

import json
import re
import unicodedata
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from parlour.core.outside import MOST, SHOWABLE, UNSHOWABLE, Unfit, check, check_json, visible
from parlour.table.plain import plain

SIGNS = "\x00\x07\x08\x0b\x0c\x1b\x1f\x7f\x80\x85\x9b\x9f\u2028\u2029\u202a\u202e\u2066\u2069"
FINE = "\t\n\r é♠\u200d\ufeff\U0001f0a1“”…\u0301"
VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10**12), 10**12),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(max_size=6),
        st.sampled_from([*SIGNS]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)),
    max_leaves=6,
)


@pytest.mark.parametrize("sign", [*SIGNS, "\ud800", "\udfff"])
def test_what_would_hide_or_turn_something_is_found_at_any_depth(sign: str) -> None:
    for value in (sign, f"a{sign}b", [sign], {"a": [{"b": sign}]}, {sign: 1}, ("x", (sign,))):
        with pytest.raises(Unfit, match=rf"U\+{ord(sign):04X}"):
            check(value)


def test_everything_people_write_is_fine() -> None:
    check([FINE, {FINE: 1}, "", 0, True, None, MOST, -MOST, 0.5, -0.0])
    assert visible(FINE.replace("\r", "")) == FINE.replace("\r", "")


@pytest.mark.parametrize(
    "number", [MOST + 1, -MOST - 1, 2**63, 2**64, 10**40, -(10**40), 1e308, -1e308, float("inf"), float("nan")]
)
def test_numbers_have_an_end(number: float) -> None:
    with pytest.raises(Unfit, match=r"number.*\."):
        check({"a": [number]})


@settings(max_examples=500, deadline=None)
@given(VALUES, st.booleans())
@example(3.4e38, True)
@example([1e9, 1e10], True)
def test_a_glance_overlooks_nothing(value: Any, ascii_only: bool) -> None:
    try:
        raw = json.dumps(value, ensure_ascii=ascii_only).encode()
    except UnicodeEncodeError:
        return

    def is_fit(look: Any, at: Any) -> bool:
        try:
            look(at)
        except ValueError:
            return False
        return True

    assert is_fit(check_json, raw) == is_fit(check, json.loads(raw))


@pytest.mark.parametrize("sign", [chr(code) for code in range(0x3000) if UNSHOWABLE.match(chr(code))])
def test_every_such_character_is_seen_at_a_glance_however_it_is_written(sign: str) -> None:
    for raw in (json.dumps({"a": f"x{sign}y"}), f'{{"a":"x{sign}y"}}' if sign > "\x1f" else json.dumps(sign)):
        with pytest.raises(Unfit):
            check_json(raw.encode())


def test_plain_text_holds_nothing_unshowable() -> None:
    every = "".join([chr(code) for code in range(0x110000)])
    assert not UNSHOWABLE.search(plain(every))
    unshowable = {chr(code) for code in range(0x110000) if UNSHOWABLE.match(chr(code))}
    controls = {sign for sign in every if unicodedata.category(sign) in ("Cc", "Zl", "Zp", "Cs")} - set("\t\n\r")
    assert controls <= unshowable


def test_a_pattern_says_the_same() -> None:
    for sign in SIGNS:
        assert not re.search(SHOWABLE, f"a\n{sign}\nb")
    assert re.search(SHOWABLE, FINE) and re.search(SHOWABLE, "")
