"""What is measured before the TOML reader sees it is what the reader will meet, whatever stands around it."""

import tomllib
from tomllib import _parser  # type: ignore[attr-defined]
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bounded import bounded
from parlour.core.measure import DEEP, DOTS, LONG, measure_json, measure_toml

JUNK = st.lists(
    st.sampled_from(["a", ".", "#", "[", "]", "{", "}", "=", ",", " ", "[" * 14, ".".join("abcdefghijklm")]), max_size=4
).map("".join)
KEY = st.builds(
    lambda number, rest: ".".join([f"k{number}", *rest]),
    st.integers(0, 10**6),
    st.lists(st.sampled_from(["a", '"a.b"', "'c#'", ' "\\"" ', "''", "1-2"]), max_size=11),
)


def _text(pieces: list[str], begin: str, *ends: str) -> st.SearchStrategy[str]:
    inside = st.lists(st.one_of(st.sampled_from(pieces), JUNK), max_size=6).map("".join)
    return st.builds(lambda words, end: begin + words + end, inside, st.sampled_from(ends))


TEXT = st.one_of(
    _text(['\\"', "\\\\", "'", "\\u0022", "'''"], '"', '"'),
    _text(["\\", '"'], "'", "'"),
    _text(['"', '""', '\\"', "\\\\", "\\\n", "\n", "'''", '\\"""'], '"""', '"""', '""""', '"""""', '\\""""'),
    _text(["'", "''", "\\", '"""', "\n"], "'''", "'''", "''''", "'''''"),
)
DEEPLY = st.builds(lambda deep, inside: "[" * deep + inside + "]" * deep, st.integers(1, DEEP + 3), TEXT)
INLINE = st.builds("{{ {} = {}, z = {} }}".format, KEY, TEXT, DEEPLY)
VALUE = st.one_of(
    TEXT, DEEPLY, INLINE, st.sampled_from(["1.5", "true", "[1.5, 2.5]", "[ # ]\n1,\n]", "07:32:00.5", "nan"])
)
STATEMENT = st.one_of(
    st.builds("{} = {}\n".format, KEY, VALUE),
    st.builds("{} = {} # {}\n".format, KEY, VALUE, JUNK),
    st.builds("[{}]\n".format, KEY),
    st.builds("[[ {} ]]\n".format, KEY),
    st.builds("# {}\n".format, JUNK),
)
FILE = st.lists(st.one_of(STATEMENT, STATEMENT, STATEMENT, JUNK), max_size=6).map("".join)


class Met:
    """What the TOML reader met on its way, up to its end or its first mistake."""

    def __init__(self, text: str) -> None:
        self.parts = self.depth = self._now = 0
        self.whole = True
        key, value = _parser.parse_key, _parser.parse_value

        def counted(src: str, pos: int) -> Any:
            end, found = key(src, pos)
            self.parts = max(self.parts, len(found))
            return end, found

        def nested(src: str, pos: int, *more: Any) -> Any:
            self._now += 1
            self.depth = max(self.depth, self._now - (src[pos : pos + 1] not in "[{"))
            end, found = value(src, pos, *more)
            self._now -= 1
            return end, found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(_parser, "parse_key", counted)
            patch.setattr(_parser, "parse_value", nested)
            try:
                tomllib.loads(text)
            except tomllib.TOMLDecodeError:
                self.whole = False


@settings(max_examples=1500, deadline=None)
@given(FILE)
def test_nothing_long_or_deep_hides_from_the_measure_and_nothing_honest_is_refused(text: str) -> None:
    met = Met(text)
    small = met.parts <= DOTS + 1 and met.depth <= DEEP
    try:
        measure_toml(text)
    except ValueError:
        assert not met.whole or not small
    else:
        assert small


@pytest.mark.parametrize(
    "before",
    [
        "",
        '"""',
        "b=''''''\n",
        'b=""""""\n',
        'b="""x""""\n',
        'b="""x"""""\n',
        "b='''x'''''\n",
        'b="\\""\n',
        'b="""\\""""\n',
        'b="""\\\\"""\n',
        "b='\\'\n",
        "b=1 # '''\n",
        '# """\n',
        '"#"=1\n',
        "b={c='}',d=\"{\"}\n",
        "b=[\n# ]\n'''\n''', \"\"\"]\n\"\"\"]\n",
        "[a]\n",
        "[[a]]\n",
        'b="""\\   \n   """\n',
        "b='''\n'''''\n",
    ],
)
@pytest.mark.parametrize("key", ["a.{}", "'a'.{}", '"a.b" . {}', "[a.{}", "[[ a.{}", "x={{a.{}", "x=[{{b=1,a.{}"])
def test_a_long_key_is_seen_behind_every_kind_of_quote(before: str, key: str) -> None:
    text = before + key.format(".".join(["a"] * 40)) + "=1\n"
    if before == '"""':
        assert not Met(text).whole
        return
    with pytest.raises(ValueError, match="too many dots"):
        measure_toml(text)


@pytest.mark.parametrize(
    "text",
    [
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 0.5]",
        'a = "1.2.3.4.5.6.7.8.9.10"',
        "# 1.2.3.4.5.6.7.8.9.10",
        f'"{"k" * 200}" = 1',
        f"{'a' * LONG} = 1",
        "a.b.c = 1\nd.e.f = 2\ng.h.i = 3\n",
        "[a.b.c]\n[[d.e.f]]\n",
        f"a = {'[' * DEEP}{']' * DEEP}",
        f"a ={' ' * 300}1",
        "a = 1979-05-27T07:32:00.5-07:00",
        f"a = '''{'[' * 99}'''",
        "a = '[[[[[[[[[[[[[[[['",
    ],
)
def test_honest_files_pass(text: str) -> None:
    measure_toml(text)
    assert tomllib.loads(text) or text.startswith("#")


@pytest.mark.parametrize(
    "text",
    ["9" * (LONG + 1), "a = 0x" + "f" * LONG, "k" * (LONG + 1) + " = 1", f"a = [1, {'9' * LONG}9]", f"[{'k' * 200}]"],
)
def test_a_number_or_a_key_has_an_end(text: str) -> None:
    with pytest.raises(ValueError, match="too long"):
        measure_toml(text)


def test_json_is_measured_outside_its_texts() -> None:
    measure_json('{"a": "' + "[" * 99 + '\\"' + "{" * 99 + '"}')
    measure_json("[" * DEEP + "]" * DEEP + ("{" + "}") * 99)
    for deep in ("[" * (DEEP + 1), '{"a":' * (DEEP + 1), '["\\\\",' + "[" * DEEP):
        with pytest.raises(ValueError, match="deep"):
            measure_json(deep)


@pytest.mark.parametrize(
    "piece",
    [
        "\n",
        '"',
        "'",
        '"""',
        "'''",
        "#",
        ".",
        "[",
        "a",
        "\\",
        '"a" ',
        "''",
        '"\\" ',
        "a.b\n",
        "{}",
        ",",
        "'''\n",
        "0",
        "a=1\n",
        "#\n",
    ],
)
def test_measuring_takes_its_time_by_length_alone(piece: str) -> None:
    text = piece * (200_000 // len(piece))
    with bounded(megabytes=50, seconds=2):
        for measure in (measure_toml, measure_json):
            try:
                measure(text)
            except ValueError as problem:
                assert str(problem).endswith(".")
