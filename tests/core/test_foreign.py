"""A file somebody brings, whatever game it is for: read, or refused with a sentence, within bounds of memory and
time."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from bounded import bounded
from games.yags.given_people import table
from parlour.core.foreign import read_foreign
from parlour.core.game import RuleViolation
from parlour.core.outside import UNSHOWABLE
from parlour.games.fate.sheets import read as read_fate
from parlour.games.fugue.content.sets import EXAMPLE, read_set
from parlour.games.personae.sheet_file import SAMPLE, from_file
from parlour.games.yags.sheets import read as read_yags

MOST = 200_000


def _fate(text: str) -> object:
    found = read_fate(text)
    if isinstance(found, RuleViolation):
        raise ValueError(f"{found.why} {found.cure}".strip())
    return found


READERS: dict[str, Callable[[str], object]] = {
    "content-set": read_set,
    "fate": _fate,
    "personae": from_file,
    "yags": lambda text: read_yags(table(), text),
}


def filled(piece: str, before: str = "", after: str = "", length: int = MOST) -> str:
    return before + piece * ((length - len(before) - len(after)) // len(piece)) + after


def dotted(length: int, part: str = "a", before: str = "", after: str = "=1") -> str:
    return before + ".".join([part] * ((length - len(before + after)) // (len(part) + 1))) + after


HOSTILE = {
    "nothing": lambda n: " \n ",
    "a dotted key": lambda n: dotted(n),
    "a dotted heading": lambda n: dotted(n, before="[", after="]"),
    "a dotted heading of a list": lambda n: dotted(n, before="[[", after="]]"),
    "a dotted key in an inline table": lambda n: dotted(n, before="a={", after="=1}"),
    "a dotted key after an empty text": lambda n: dotted(n, before='b=""""""\n'),
    "a dotted key after four quotes": lambda n: dotted(n, before='b="""x""""\n'),
    "a dotted key after five quotes": lambda n: dotted(n, part='"a"', before="b='''x'''''\n"),
    "a dotted key after a comment": lambda n: dotted(n, before="b=1 # '''\n"),
    "a dotted key after an escaped quote": lambda n: dotted(n, before='b="""\\""""\n'),
    "a dotted key with blanks": lambda n: dotted(n, part=" a ", before='b="\\""\n'),
    "many dotted keys": lambda n: "".join([f"{dotted(18, part='a')[:-2]}.k{at}=1\n" for at in range(n // 30)]),
    "many tables": lambda n: "".join([f"[a{at}.b.c.d.e]\n" for at in range(n // 17)]),
    "many tables of a list": lambda n: filled("[[a.b]]\n", length=n),
    "a deep list": lambda n: filled("[", "a=", length=n),
    "a deep inline table": lambda n: filled("{a=", "a=", length=n),
    "deep JSON": lambda n: filled('{"a":', length=n),
    "deep JSON that is closed": lambda n: '{"a":' + "[" * (n // 2 - 9) + "]" * (n // 2 - 9) + "}",
    "a deep JSON list": lambda n: filled("[", length=n),
    "a long number": lambda n: filled("9", "a=", length=n),
    "a long hexadecimal": lambda n: filled("f", "a=0x", length=n),
    "a long fraction": lambda n: filled("9", "a=0.", length=n),
    "a long JSON number": lambda n: filled("9", '{"a":', "}", length=n),
    "a long JSON fraction": lambda n: filled("9", '{"a":0.', "}", length=n),
    "a huge number": lambda n: '{"a":' + "9" * 17 + "}",
    "a huge power": lambda n: '{"a":1e308}',
    "a power beyond": lambda n: "a=1e999",
    "no number": lambda n: '{"a":NaN}',
    "no number in TOML": lambda n: "a=nan",
    "infinity": lambda n: '{"a":-Infinity}',
    "infinity in TOML": lambda n: "a=-inf",
    "a key twice": lambda n: '{"a":1,"a":2}',
    "a key twice, unshowable": lambda n: '{"\\u001b":1,"\\u001b":2}',
    "many keys": lambda n: "{" + ",".join([f'"k{at}":1' for at in range(n // 12)]) + ',"k0":2}',
    "a long key": lambda n: filled("k", '{"', '":1}', length=n),
    "a long key in TOML": lambda n: filled("k", '"', '"=1', length=n),
    "a path in a key": lambda n: '{"a` - at `$[' + "9" * 50 + ']`":1, "b` - at `$.x[0]`": NaN}',
    "an escape": lambda n: '{"name":"\\u001b[2J"}',
    "an escape in TOML": lambda n: 'name="\\u001b[2J"',
    "half a character": lambda n: '{"name":"\\ud800"}',
    "a turned direction": lambda n: 'name="\\u202e"',
    "an unshowable key": lambda n: '"\\u001b"=1',
    "an unclosed text": lambda n: filled("x", 'a="', length=n),
    "an unclosed long text": lambda n: filled('"', 'a="""x\\', length=n),
    "quotes": lambda n: filled('"', length=n),
    "signs": lambda n: filled("=", length=n),
    "paragraphs": lambda n: filled("x\n\n", 'a="""', '"""\na=1', length=n),
    "escapes": lambda n: filled("\\t", 'a="', '"\na=1', length=n),
    "entities": lambda n: '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>',
    "entities within entities": lambda n: (
        "<!DOCTYPE x [" + "".join([f'<!ENTITY e{at + 1} "{f"&e{at};" * 10}">' for at in range(50)]) + "]><a>&e50;</a>"
    ),
    "deep XML": lambda n: filled("<a>", length=min(n, 40_000)),
    "wide XML": lambda n: filled("<a/>", "<a>", "</a>", length=min(n, 40_000)),
    "XML of other namespaces": lambda n: filled("<b/>", '<a xmlns="x">', "</a>", length=min(n, 40_000)),
    "XML with many values": lambda n: "<a " + " ".join([f'a{at}="1"' for at in range(min(n, 40_000) // 12)]) + "/>",
    "XML with many line ends": lambda n: filled("&#10;", "<a>", "</a>", length=min(n, 40_000)),
    "XML with a control character": lambda n: '<character name="a&#x9b;b"/>',
    "XML with a turned direction": lambda n: "<character><short>&#x202e;</short></character>",
    "XML with an escape": lambda n: '<character name="a&#27;b"/>',
}


@pytest.mark.parametrize("most", [MOST, 20_000])
@pytest.mark.parametrize("hostile", HOSTILE)
def test_nothing_hostile_gets_through_or_takes_long(hostile: str, most: int) -> None:
    text = HOSTILE[hostile](most)
    assert len(text) <= most
    for name, read in READERS.items():
        with bounded(), pytest.raises(ValueError) as problem:
            read(text)
        said = str(problem.value)
        assert said.endswith(".") and len(said) < 500 and not UNSHOWABLE.search(said), name
    with bounded(), contextlib.suppress(ValueError):
        read_foreign(text, dict[str, Any], MOST)


@pytest.mark.parametrize(
    "sign", ["\u001b", "\u0000", "\u0007", "\u007f", "\u009b", "\u2028", "\u2029", "\u202e", "\u2066"]
)
def test_no_text_of_a_file_holds_what_cannot_be_shown(sign: str) -> None:
    escaped = f"\\u{ord(sign):04x}"
    files = [
        (read_set, EXAMPLE.replace('title = "A story of ours"', f'title = "a{escaped}b"')),
        (from_file, SAMPLE.replace("patient", f"a{escaped}b")),
        (from_file, SAMPLE.replace("Tam Reed", f"a{escaped}b")),
    ]
    for read, text in files:
        with pytest.raises(ValueError, match=rf"U\+{ord(sign):04X}"):
            read(text)


def test_tabs_and_line_ends_are_welcome_however_they_are_written() -> None:
    assert read_foreign("a = 'b\tc'\r\nd = 'e'\r", dict[str, str], 100) == {"a": "b\tc", "d": "e"}
    assert read_foreign('{"a": "b\\r\\nc", "d": "\\té"}', dict[str, str], 100) == {"a": "b c", "d": "é"}
