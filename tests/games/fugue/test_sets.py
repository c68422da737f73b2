"""Content-sets: the story we ship is whole, and a file somebody brings is read or refused with a reason, whatever is in
it."""

import re
import tomllib
from importlib.resources import files

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bounded import bounded
from parlour.core.foreign import read_foreign
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.content.sets import MOST, SETS, ContentSet, blank_set, read_set, schema

LOW = SETS["low-water"]
TOML = files("parlour.games.fugue.content").joinpath("sets/low-water.toml").read_text("utf-8")
SMALL = """
key = "small"
title = "Small"
line = ""
introduction = ""
setting = ""
advice = ""
opening = ""
[healing]
text = "A night's sleep."
hours = 8
unbroken = true
[[chapters]]
title = "One"
"""


def refused(text: str) -> str:
    with bounded(), pytest.raises(ValueError) as problem:
        read_set(text)
    return str(problem.value)


# The one we ship


@pytest.mark.rule("FUG-005")
def test_a_set_of_four_chapters_is_shipped_and_an_empty_one_can_be_had() -> None:
    assert len(LOW.chapters) == 4 and LOW.introduction and LOW.setting and LOW.advice
    blank = blank_set()
    assert len(blank.chapters) == 4 and not any(chapter.text or chapter.scenes for chapter in blank.chapters)
    assert len(blank_set(7).chapters) == 7 and len({chapter.title for chapter in blank_set(12).chapters}) == 12
    assert read_set(msgspec.json.encode(blank).decode()) == blank


@pytest.mark.parametrize("chapter", LOW.chapters, ids=lambda chapter: chapter.title)
def test_each_chapter_has_what_a_dealer_needs(chapter) -> None:  # type: ignore[no-untyped-def]
    assert 3 <= len(chapter.scenes) <= 4 and len(chapter.people) >= 3 and len(chapter.memories) == 1
    assert "ending" in chapter.text.lower() and "contest" in chapter.text.lower()
    assert any(person.abilities for person in chapter.people)
    assert all(person.looks and person.notes for person in chapter.people)


def test_nobody_meets_a_name_before_the_chapter_that_tells_it() -> None:
    """What the setting and earlier chapters say must not give away who comes later."""
    told = " ".join([LOW.introduction, LOW.setting, LOW.advice, LOW.opening])
    for chapter in LOW.chapters:
        for person in chapter.people:
            surname = re.sub(r"\W", "", person.name.split()[-1])
            if surname not in ("friends", "orderlies", "guard", "pianist", "Wrackham"):
                assert surname not in told, f"{surname} is named before {chapter.title}"
        told += msgspec.json.encode(chapter).decode().replace("Thomas Quill", "")


@pytest.mark.rule("FUG-029")
def test_the_opening_state_is_said() -> None:
    assert "robe" in LOW.opening and "key" in LOW.opening and blank_set().opening


@pytest.mark.rule("FUG-203")
def test_the_set_says_how_wounds_heal() -> None:
    assert LOW.healing.hours == 1 and LOW.healing.unbroken and "tended" in LOW.healing.text
    assert blank_set().healing.hours == 8 and blank_set().healing.unbroken


@pytest.mark.rule("FUG-213")
def test_nothing_of_the_named_sets_is_in_it() -> None:
    said = TOML.lower()
    for words in ("alas", "vegas", "yet already", "warlock", "cosmic man", "casino", "desert", "naked"):
        assert words not in said


@pytest.mark.rule("FUG-205", "FUG-206", "FUG-207", "FUG-208", "FUG-209")
def test_its_advice_holds_the_five_steps() -> None:
    steps = re.findall(r"(?m)^(\d)\. (.+)$", LOW.advice)
    assert [number for number, _ in steps] == ["1", "2", "3", "4", "5"]
    for (_, step), words in zip(steps, ("may die", "do not kill", "stays", "felt", "humiliation"), strict=True):
        assert words in step


def test_ready_personae_have_a_body_and_a_signifier_but_no_past() -> None:
    assert len(LOW.ready) == 6 and len({persona.signifier for persona in LOW.ready}) == len(LOW.ready)
    assert all(is_major(persona.signifier) and persona.looks and persona.detail for persona in LOW.ready)


def test_its_abilities_need_parts_that_exist() -> None:
    used = [
        part
        for chapter in LOW.chapters
        for person in chapter.people
        for ability in person.abilities
        for part in ability.parts
    ]
    assert used and set(used) <= set(PARTS)


# A file somebody brings


def test_a_set_goes_through_toml_and_json_unchanged() -> None:
    assert read_set(TOML) == LOW
    assert read_set(msgspec.json.encode(LOW).decode()) == LOW
    assert read_set("\ufeff" + TOML.replace("\n", "\r\n")) == LOW


def test_wrapped_lines_flow_and_lists_keep_their_lines() -> None:
    text = read_set(
        SMALL.replace('setting = ""', 'setting = """\nOne\ntwo.\n\n\nThree:\n- a\nb\n- c\n1. d\n"""')
    ).setting
    assert text == "One two.\n\nThree:\n- a b\n- c\n1. d"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('title = "Small"\n', ""), "The file: “title” is missing."),
        (('title = "Small"', "title = 3"), "title: this should be text, not a whole number."),
        (('title = "Small"', f'title = "{"x" * 121}"'), "title: this has too many characters: at most 120."),
        (
            ('key = "small"', 'key = "Small Set"'),
            "key: use only small letters, digits and hyphens, such as “low-water”.",
        ),
        (('title = "One"', ""), "chapters 1: “title” is missing."),
        (('title = "One"', 'title = "One"\npeple = []'), "chapters 1: “peple” isn't known here; see the format"),
        (("hours = 8", "hours = 0"), "healing, hours: Expected int >= 1."),
        (('[[chapters]]\ntitle = "One"', ""), "The file: “chapters” is missing."),
        (
            ('title = "One"', 'title = "One"\n' + '[[chapters]]\ntitle = "x"\n' * 12),
            "chapters: this has too many entries: at most 12.",
        ),
        (
            (
                'title = "One"',
                'title = "One"\n[[chapters.people]]\nname = "A"\nabilities = [{text = "b", parts = ["wing"]}]',
            ),
            "“wing” isn't a part of the body",
        ),
        (
            ('title = "One"', 'title = "One"\n[[chapters.people]]\nname = "A"\n[[chapters.people]]\nname = "A"'),
            "two have the name A",
        ),
        (
            ('title = "One"', 'title = "One"\n[[ready]]\nname = "A"\nlooks = "b"\nsignifier = "cups-02"'),
            "a Signifier is a major arcana card",
        ),
        (('line = ""', 'line = "a'), "This file is neither TOML nor JSON: Illegal character"),
        (('line = ""', 'line = """a\u009b"""'), "character that can't be shown (U+009B)"),
    ],
)
def test_what_is_wrong_is_named(change: tuple[str, str], said: str) -> None:
    assert said in refused(SMALL.replace(*change))


def test_a_small_set_is_enough() -> None:
    assert read_set(SMALL).chapters[0].title == "One" and read_set(SMALL).basics == ()


def test_the_smallest_set_in_the_readme_can_be_read() -> None:
    readme = files("parlour.games.fugue").joinpath("README.md").read_text("utf-8")
    found = read_set(readme.split("```toml\n")[1].split("```")[0])
    assert found.key == "my-story" and len(found.chapters) == 1


def test_no_chapter_at_all_is_refused() -> None:
    assert "this needs at least 1" in refused("chapters = []\n" + SMALL.replace('[[chapters]]\ntitle = "One"', ""))


@pytest.mark.parametrize(
    "hostile",
    [
        "",
        " \n ",
        "[]",
        "{",
        "{}",
        "null",
        '"text"',
        '{"key":1,"key":2}',
        "a=" + "[" * 190_000,
        '{"a":' * 30_000,
        "[" * 190_000,
        "a=" + "9" * 9_000,
        '{"a":' + "9" * 9_000 + "}",
        '{"a":NaN}',
        "a=1979-05-27",
        "x" * (MOST + 1),
        "a='''\x00'''",
        "=" * 1000,
        ".".join(["a"] * 99_000) + "=1",
        "[" + ".".join(["a"] * 99_000) + "]",
        'b=""""""\n' + ".".join(["a"] * 90_000) + "=1",
        'b="""x""""\n' + ".".join(["a"] * 90_000) + "=1",
        "b='''x'''''\n" + ".".join(['"a"'] * 40_000) + "=1",
        "b=1 # '''\n" + ".".join(["a"] * 90_000) + "=1",
        'b="\\""\n' + " . ".join(["a"] * 40_000) + "=1",
        'b="""\\""""\n' + ".".join(["a"] * 90_000) + "=1",
    ],
    ids=range(26),
)
def test_nothing_hostile_gets_through_or_takes_long(hostile: str) -> None:
    assert refused(hostile)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab.='\"\\\n#[]{} 1", max_size=60))
def test_whatever_is_written_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        found = read_foreign(text, dict[str, object], MOST)
    except ValueError as problem:
        assert str(problem).endswith(".")
    else:
        assert isinstance(found, dict)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="a='\"\\\n# ", max_size=40))
def test_a_long_key_cannot_hide_behind_quotes(before: str) -> None:
    """Whatever stands before it, the toml reader stops earlier or the dots are seen."""
    text = before + "\n" + ".".join(["a"] * 40) + "=1\n"
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    if "a.a.a" in str(list(tomllib.loads(text).values())):
        return  # it was inside a text after all
    with pytest.raises(ValueError, match="too many dots"):
        read_foreign(text, dict[str, object], MOST)


def test_the_schema_names_every_field() -> None:
    described = schema()
    parts = described["$defs"]
    assert set(parts["ContentSet"]["properties"]) == set(ContentSet.__struct_fields__)
    assert (
        parts["ContentSet"]["properties"]["chapters"]["maxItems"] == 12
        and parts["SetPerson"]["additionalProperties"] is False
    )
