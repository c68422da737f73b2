"""Files nobody's Parlour wrote: whatever is in them, either program says in a line what is wrong, soon and without
steering the terminal."""

import copy
import json
import random
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour import cli
from parlour.table import verify as verifier
from parlour.table.replay import Unreadable, judged, steps
from table.forging import PLAYED, finished, forged, parsed, written
from table.test_restored_luck import made
from tiny import TINY

WEIRD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    -2,
    1,
    3,
    255,
    256,
    10**12,
    2**63,
    2**64,
    10**400,
    0.5,
    1e308,
    "",
    "x",
    "\ud800",
    "\x00",
    "\x1b[31m",
    "0" * 64,
    [],
    [[]],
    [[[], []]],
    [[1, 2]],
    [[[0], [0, 0]]],
    {},
    {"event": 1},
    [{"event": "ended"}],
    [{"event": "dealt"}],
    [{"event": "dealt", "cards": {}}],
    list(range(2000)),
)


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    return finished("tiny", tmp_path_factory.mktemp("misshapen") / "x")


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield way
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places(value[key], (*way, key))


def with_at(whole: Any, way: tuple[Any, ...], value: Any) -> Any:
    if not way:
        return value
    whole = copy.deepcopy(whole)
    at = whole
    for step in way[:-1]:
        at = at[step]
    at[way[-1]] = value
    return whole


def looked_at(text: str) -> list[str]:
    """Both programs to the end, and the replay; what they say."""
    faults, header = verifier.verify(text)
    lines, code = verifier.report(faults, header)
    assert code == (1 if faults else code) and all(lines)
    if not faults:
        found = judged(TINY, header, text)
        lines += [*found.faults, *found.drift]
    try:
        steps(TINY, text)
    except Unreadable as no:
        lines.append(str(no))
    return lines


def test_anything_anywhere_is_said_in_words(text: str) -> None:
    header, lines = parsed(made())
    rnd = random.Random(7)
    kinds = {line["entry"]["kind"]: number for number, line in enumerate(lines)}
    spots = [(None, way) for way in places(header)] + [
        (number, way) for number in kinds.values() for way in places(lines[number])
    ]
    for number, way in spots:
        for value in rnd.sample(WEIRD, 5):
            parts = (
                with_at(header, way, value) if number is None else header,
                [with_at(line, way, value) if at == number else line for at, line in enumerate(lines)],
            )
            for rehash in (True, False):
                try:
                    forgery = written(*copy.deepcopy(parts), rehash=rehash)
                except Exception:
                    forgery = "\n".join(json.dumps(part) for part in (parts[0], *parts[1]))
                looked_at(forgery)


def test_files_cut_anywhere_and_bytes_turned_anywhere_are_said_in_words(text: str) -> None:
    rnd = random.Random(8)
    for _ in range(150):
        looked_at(text[: rnd.randrange(len(text))])
        data = bytearray(text.encode())
        data[rnd.randrange(len(data))] = rnd.randrange(256)
        looked_at(data.decode(errors="replace"))


HUGE = 8 * 1024 * 1024


@pytest.mark.parametrize(
    "line",
    [
        "[" * 200_000,
        '{"a":' * 100_000,
        "[" * 900 + "]" * 900,
        "1" * 5000,
        '{"entry":{"seq":NaN}}',
        '{"entry":{"seq":1e999}}',
        '{"entry":{},"entry":{}}',
        '{"entry":{"kind":"said","seq":0,"text":"\\ud800"},"hash":""}',
        '{"entry":"' + "x" * (HUGE + 1) + '"}',
        '"' + "x" * (HUGE - 10) + '"',
        '{"entry":{"kind":"rolled","seq":0,"at":0,"faces":[[100000000000,1]],"draws":[]},"hash":""}',
    ],
    ids=[
        "deep lists",
        "deep objects",
        "rather deep",
        "many digits",
        "no number",
        "infinite",
        "twice",
        "half a letter",
        "too long",
        "long",
        "a large die",
    ],
)
def test_absurd_lines_are_refused_soon(text: str, line: str) -> None:
    first, _, rest = text.partition("\n")
    for forgery in (line, f"{first}\n{line}\n", f"{first}\n{line}\n{rest}", f"{line}\n{rest}"):
        began = time.process_time()
        assert looked_at(forgery)[0].startswith("WRONG")
        assert time.process_time() - began < 5


def test_absurd_piles_are_refused_before_any_work(text: str) -> None:
    header, lines = parsed(text)
    entry = next(line["entry"] for line in lines if line["entry"].get("draws"))
    for draws in (
        [[list(range(256)) * 1000] * 2],
        [[[0], [0]]] * 100_000,
        [[[0] * 1024, [0] * 1024]] * 100,
        [[[300], [300]]],
        [[[1], [1, 1]]],
        [[[True], [True]]],
    ):
        entry["draws"] = draws
        for version in (1, 2):
            began = time.process_time()
            head = {
                **header,
                "version": version,
                **({"drawn": None, "seed": header["seeds"][0]} if version == 1 else {}),
            }
            assert looked_at(written(head, lines))[0].startswith("WRONG" if version == 2 else ("WRONG", "UNSURE"))
            assert time.process_time() - began < 10


def test_faults_are_listed_only_so_far(text: str) -> None:
    header, lines = parsed(text)
    header["seeds"] = ["00" * 32]
    for line in lines:
        for event in line["entry"].get("events", []):
            event |= {"cards": [99] * 500} if event["event"] == "dealt" else {}
    said = looked_at(written(header, lines))
    assert (
        len(said) <= verifier.MOST_FAULTS + 3
        and "there is more" in " ".join(said)
        and max(len(line) for line in said) < 400
    )


@pytest.mark.parametrize(
    "evil", ["\x1b[2J\x1b[31mAll is well", "\u202eeslaf", "\x07\r\nWRONG", "\u2028\u2066", "\x9b31m"]
)
@pytest.mark.parametrize("key", ["game", "table", "version"])
def test_nothing_of_a_file_steers_the_terminal(
    text: str, evil: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "GAMES", PLAYED)
    header, lines = parsed(text)
    header[key] = lines[0]["entry"][key] = evil
    entry = next(line["entry"] for line in lines if line["entry"].get("draws"))
    file = tmp_path / "x"
    for more in ({}, {"events": [{"event": "dealt", "cards": [evil]}]}, {"rules": evil, "events": []}, {"draws": evil}):
        entry |= more
        file.write_text(written(header, lines), encoding="utf-8")
        for code in (
            verifier.main([str(file), "--entropy", evil]),
            cli.main(["verify", str(file)]),
            cli.main(["verify", str(file), "--entropy", "a"]),
        ):
            assert code in (1, 2)
        said = "".join(capsys.readouterr())
        assert not [letter for letter in said if letter not in "\n " and unicodedata.category(letter)[0] in "CZ"], said
    assert verifier.clean("a\x1b[1m\u202e\ud800\U000e0001 b") == "a\\x1b[1m\\u202e\\ud800\\U000e0001 b"


def test_a_file_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name in ("bytes", "none", "."):
        for main, arguments in ((verifier.main, []), (cli.main, ["verify"])):
            assert main([*arguments, str(tmp_path / name)]) == 2
            out, err = capsys.readouterr()
            assert out == "" and "be read" in err and err.count("\n") == 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verifier, "MOST_BYTES", 10)
        (tmp_path / "large").write_text(" " * 11)
        assert verifier.main([str(tmp_path / "large")]) == 2 and "larger than" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kind", "values", "says"),
    [
        ("played", {"seat": 3}, "it names seat 3, which the table doesn't have"),
        ("played", {"seat": -2}, "it names seat -2"),
        ("sat", {"seat": -1}, "it names seat -1"),
        ("sat", {"seat": 40}, "it names seat 40"),
        ("said", {"seat": 9}, "it names seat 9"),
        ("said", {"to": [7]}, "it names seat 7"),
        ("said", {"at": 5}, "its time is more than a day before"),
        ("said", {"kind": "changed", "seat": -1, "bot": True, "by": 0}, "it names seat -1"),
        ("said", {"kind": "rewound", "by": 0, "to": 900}, "it goes back to entry 900, where nothing is"),
        ("said", {"kind": "rewound", "by": 0, "to": 0}, "it goes back to entry 0, where nothing is"),
        ("sat", {"kind": "rewound", "by": 0, "to": 0}, "it is played before the game began"),
        ("started", {"names": ["P0", "P1"]}, "it begins with different seats from the table's"),
        ("started", {"names": ["P0", "P1", "Eve"]}, "it begins without P2"),
        ("opened", {"players": 9}, "Tiny can't be played by 9 players"),
        (
            "opened",
            {"options": {"goal": 1, "window": 0, "limit": 0}},
            "it is played with different options from those chosen",
        ),
        ("said", {"secret": 1}, "it has something that no entry of its kind has"),
        ("opened", {"bots": [[5, "Bot"]]}, "a bot has a seat the table doesn't have"),
    ],
)
def test_an_entry_out_of_its_place_is_wrong(text: str, kind: str, values: dict[str, Any], says: str) -> None:
    def forgery(header: dict[str, Any], lines: list[dict[str, Any]]) -> None:
        entry = next(line["entry"] for line in lines if line["entry"]["kind"] == kind)
        if "kind" in values:
            at = {key: entry[key] for key in ("seq", "at")}
            entry.clear()
            entry.update(at)
        entry.update(values)
        header["players"] = lines[0]["entry"]["players"]

    altered = forged(text, forgery)
    assert says in " ".join(judged(TINY, parsed(altered)[0], altered).faults)
