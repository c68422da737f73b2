"""Checks an exported game: python verify.py FILE [--head HASH] [--entropy TEXT]. Needs only Python's standard library.

The file holds JSON lines: a header, then every entry of the table's log with its hash. Checked are

1. the commitment: the SHA-256 of the seed revealed at the end is what was published before play;
2. the chain: every entry's hash is SHA-256(hash of the entry before + the entry's canonical JSON), the first one's
   predecessor being 32 zero bytes; the numbers run from 0 without a gap;
3. the luck: every draw comes out again. key = HMAC-SHA256(seed, entropy), where entropy is 32 zero bytes and, with each
   contribution of a player, becomes SHA-256(entropy + contribution). Pick number c of entry n of a table is the first
   8 bytes of HMAC-SHA256(key, "table:n:c"), as a whole number modulo how many pieces are left; numbers past the last
   full multiple are skipped. What is picked leaves the pile. After an entry `restored` the next of the seeds is used,
   to
   which that entry is the commitment;
4. that the events tell exactly what was drawn, no more and no less: the header's `drawn` names the fields of each event
   that hold what chance gave; of dice thrown in talk, that each face is the one drawn: a die of up to 256 faces is one
   draw, a larger one a draw of hundreds and one of units, repeated until they fit. Of a secret roll the entry holds
   only a seal, SHA-256(salt + words); at the end its line shows both beside the entry, as `sealed`; the words are JSON
   and hold the roll's faces, total and draws;
5. that a seed is shown if and only if one of the events that end the game (the header's `ending`) has happened;
6. every --head (HASH or SEQ:HASH, as a player's page showed it): it is the hash of an entry of the file, so nothing up
to
   that entry is other than what the page saw; and every --entropy, what a page mixed in: somebody sat down with it.

What this can't show: without a head from a player's page, whoever knows the seed (after the game: anybody) could have
rewritten the whole file. Talk and names are protected by the chain alone, so by a head alone. What comes after the last
head could be changed or cut off. Whoever runs the server knows the seed; if they also sit down last, they can choose
their own entropy and with it the luck. This program knows no rules: which pile a draw was made from, and what follows
from it, is checked by `parlour verify`, which plays every command again.

It ends with 0 if all is well, 1 if something is wrong, 2 if it could not look, 3 if nothing is wrong but not all could
be checked.
"""

import argparse
import hashlib
import hmac
import io
import json
import math
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

SPACE = 1 << 64
MOST_BYTES, MOST_LINE, MOST_PILE, MOST_FAULTS = 256 << 20, 8 << 20, 1024, 20
"""Of a file, of one of its lines, of a pile, of what is reported."""
KNOWN = {
    "domino-knights": "96205483ed2049956bc53a3ea05a8e7b80fcf9d2f5b52f7966e32a1805ba6c56",
    "fate": "207da696840ece363cb639e6c9106a4986fe8f9c10c007826f8d2c7c60669aee",
    "fugue": "d2289b8ca3010cb3a29b93244920312880110e5ab7e7ce9fc816d8032311649d",
    "personae": "6ababf8e9c22d36239dd86c554cacabe648410b2b461a556b939a71d6912ea9c",
    "yags": "c87839a99bb990460c1db2fbbb224d394c88f18c0d41300e5e19e24b456f7d66",
}
"""The SHA-256 of what each game declares: its `drawn`, `ending` and `tokens`, as canonical JSON."""
NO_HEAD = (
    "What this can't show: without a head from a player's page (--head), whoever knows the seed could have "
    "rewritten the whole file. "
    "Talk and names rest on the chain alone. Whoever runs the server and sits down last can choose the luck. "
    "The top of verify.py says more."
)
AFTER_HEAD = (
    "What this can't show: what came after the last head could have been changed or cut off. "
    "Whoever runs the server and sits down last can choose the luck. The top of verify.py says more."
)
Head = tuple[int | None, str]


class Luck:
    """The picks of one entry, made again."""

    def __init__(self, seed: bytes, entropy: bytes, table: str, seq: int) -> None:
        self._key = hmac.digest(seed, entropy, "sha256")
        self._name = f"{table}:{seq}:"
        self._counter = 0

    def below(self, n: int) -> int:
        while True:
            pick = hmac.digest(self._key, f"{self._name}{self._counter}".encode(), "sha256")
            self._counter += 1
            value = int.from_bytes(pick[:8], "big")
            if value < SPACE - SPACE % n:
                return value % n

    def draw(self, pile: list[int], count: int) -> list[int]:
        left = list(pile)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


# Reading: nothing in the file is trusted to be of any shape or size


class Lines:
    """The lines of a file, parsed each time they are gone through, so that only one is held at a time."""

    def __init__(self, text: str) -> None:
        self._raw = [line for line in text.split("\n") if line.strip()]
        self.at = 0

    def __iter__(self) -> Iterator[Any]:
        for number, line in enumerate(self._raw, 1):
            self.at = number
            need(len(line) <= MOST_LINE, f"it is longer than {MOST_LINE >> 20} MB")
            yield json.loads(line, object_pairs_hook=_once, parse_constant=_finite, parse_float=_finite)

    def entries(self) -> Iterator[Any]:
        rest = iter(self)
        next(rest)
        yield from rest


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    need(len(made) == len(pairs), "a name is given twice")
    return made


def _finite(text: str) -> float:
    need(math.isfinite(float(text)), f"{text[:20]} isn't a valid number")
    return float(text)


def need(fits: bool, why: str) -> None:
    if not fits:
        raise ValueError(why)


def is_hash(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def whole(value: Any, most: int = SPACE) -> bool:
    return type(value) is int and 0 <= value < most


def listed(value: Any, kind: type, most: int) -> bool:
    return isinstance(value, list) and len(value) <= most and all([type(part) is kind for part in value])


def entry_of(line: dict[str, Any]) -> dict[str, Any]:
    """The entry of a line, every part of it that is looked at here of the kind it should be; of a secret roll with what
    its seal was made of, where the line says so and it fits."""
    entry: dict[str, Any] = line["entry"]
    need(
        isinstance(entry, dict) and isinstance(entry.get("kind"), str) and whole(entry.get("seq")),
        "it doesn't hold an entry",
    )
    if fits_seal(line, entry):
        shown = json.loads(line["sealed"]["words"], object_pairs_hook=_once, parse_constant=_finite)
        need(isinstance(shown, dict), "a secret roll is malformed")
        entry = {**entry, **{key: shown[key] for key in ("faces", "total", "draws")}}
    draws, events, faces = entry.get("draws", []), entry.get("events", []), entry.get("faces", [])
    need(listed(draws, list, MOST_LINE), "its draws aren't a list")
    for draw in draws:
        need(
            len(draw) == 2 and all([isinstance(part, list) and len(part) <= MOST_PILE for part in draw]),
            "a draw is malformed",
        )
        need(
            all([whole(piece, 256) for part in draw for piece in part]) and len(draw[1]) <= len(draw[0]),
            "a draw is malformed",
        )
    need(
        listed(events, dict, MOST_LINE) and all([isinstance(event.get("event"), str) for event in events]),
        "its events are malformed",
    )
    need(
        listed(faces, list, MOST_LINE) and all([listed(face, int, 2) and len(face) == 2 for face in faces]),
        "its dice are malformed",
    )
    need(isinstance(entry.get("entropy", ""), str), "its entropy isn't text")
    return entry


def fits_seal(line: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Whether a line shows what a secret roll came to."""
    kept = line.get("sealed")
    if entry["kind"] != "rolled" or not entry.get("seal") or kept is None:
        return False
    need(
        isinstance(kept, dict) and isinstance(kept.get("salt"), str) and isinstance(kept.get("words"), str),
        "a secret roll is malformed",
    )
    made = hashlib.sha256((kept["salt"] + kept["words"]).encode()).hexdigest()
    return bool(made == entry["seal"])


def seeds_of(header: dict[str, Any]) -> list[bytes]:
    """The seeds the header reveals, in the order they were used; none while the game goes on."""
    seeds = header.get("seeds") if "seeds" in header else [header["seed"]] if header.get("seed") else None
    need(
        seeds is None or (listed(seeds, str, MOST_LINE) and all([is_hash(seed) for seed in seeds])),
        "a seed is malformed",
    )
    return [bytes.fromhex(seed) for seed in seeds or []]


def declared(header: dict[str, Any]) -> tuple[list[str], dict[str, list[str]] | None, list[str]]:
    """Tokens, the fields that hold what chance gave (None: not said), and the events that end the game."""
    tokens, drawn, ending = header.get("tokens", []), header.get("drawn"), header.get("ending", [])
    need(listed(tokens, str, MOST_PILE) and listed(ending, str, MOST_PILE), "its tokens or endings are malformed")
    need(
        drawn is None or (isinstance(drawn, dict) and all([listed(paths, str, 20) for paths in drawn.values()])),
        "its `drawn` is malformed",
    )
    return tokens, drawn, ending


# What events tell


def followed(event: dict[str, Any], path: str) -> list[Any]:
    """What is found at the end of a path. Fields left out hold nothing."""
    found: list[Any] = [event]
    for step in path.split(".")[:12]:
        if step == "*":
            need(all([isinstance(part, list) for part in found]), f"an event holds no list at {path}")
            found = [part for parts in found for part in parts]
        elif step.isdigit():
            need(
                all([isinstance(part, list) and len(part) > int(step) for part in found]),
                f"an event holds no list at {path}",
            )
            found = [part[int(step)] for part in found]
        else:
            need(all([isinstance(part, dict) for part in found]), f"an event has no field at {path}")
            found = [part[step] for part in found if step in part]
    return found


def told(events: list[dict[str, Any]], drawn: dict[str, Any]) -> tuple[list[Any], int]:
    """What the events say chance gave, in order, and how many pieces they say were entered by hand instead."""
    pieces: list[Any] = []
    by_hand = 0
    for event in events:
        for path in drawn.get(event["event"], ()):
            where, _, unless = path.partition(" unless ")
            found = followed(event, where)
            if unless and any(followed(event, unless)):
                by_hand += len(found)
            else:
                pieces += found
    return pieces, by_hand


def numbers(value: Any) -> Iterator[Any]:
    """All whole numbers and texts in it, in reading order."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from numbers(part)
    elif isinstance(value, int | str) and not isinstance(value, bool):
        yield value


def shows(events: Any, got: Sequence[int], tokens: Sequence[str]) -> bool:
    """Whether the events name what was drawn, in that order: all that can be asked where nothing is declared (version
    1)."""
    said = numbers(events)
    return all((tokens[piece] if tokens else piece) in said for piece in got)


def faces(entry: dict[str, Any]) -> list[list[int]]:
    """The dice of a roll in talk, read from its draws again: how many faces each has (0: a fate die) and which came
    up."""
    draws, again = iter(entry.get("draws", [])), []

    def one(count: int) -> int:
        pile, got = next(draws, ([], []))
        return got[0] if len(got) == 1 and len(pile) == count and pile == list(range(count)) else -SPACE

    for size, _ in entry.get("faces", []):
        shown = one(size or 3) if size <= 256 else one(-(-size // 100)) * 100 + one(100)
        while size > 256 and shown >= size:
            shown = one(-(-size // 100)) * 100 + one(100)
        again.append([size, shown - 1 if size == 0 else shown + 1])
    return again if next(draws, None) is None else []


# The checks


def canonical(entry: Any) -> bytes:
    return json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def check_chain(
    header: dict[str, Any], lines: Iterable[dict[str, Any]], hashes: list[str] | None = None
) -> Iterator[str]:
    before, count = bytes(32), 0
    for line in lines:
        entry, said = line.get("entry"), line.get("hash")
        seq = entry.get("seq") if isinstance(entry, dict) else None
        if type(seq) is not int or seq != count:
            yield f"entry {count}: missing or out of its place (entry {short(seq)} is there)"
            return
        before = hashlib.sha256(before + canonical(entry)).digest()
        if before.hex() != said:
            yield f"entry {count}: its hash doesn't fit its text and the entry before it: it was altered"
            return
        count += 1
        if hashes is not None:
            hashes.append(before.hex())
    if header.get("entries") != count:
        yield f"entry {count}: the header says {short(header.get('entries'))} entries, the file has {count}"
    elif header.get("head") != before.hex():
        yield f"entry {count - 1}: the last hash isn't the header's"


def check_heads(heads: Sequence[Head], hashes: list[str]) -> Iterator[str]:
    """Every head is the hash of an entry, at its place if that is known."""
    places = {hashed: seq for seq, hashed in enumerate(hashes)}
    for seq, hashed in heads:
        found = places.get(hashed)
        if found is None and seq is not None and seq >= len(hashes):
            yield (
                f"head {hashed[:12]}: the page saw entry {seq}, but this file ends with entry {len(hashes) - 1}; "
                "its end was cut off, or it is another game"
            )
        elif found is None and seq is not None:
            yield (
                f"head {hashed[:12]}: entry {seq} of this file isn't the one the page saw: the file is not the "
                "game that page saw"
            )
        elif found is None:
            yield (
                f"head {hashed[:12]}: no entry of this file has this hash: the file is not the game that page saw, "
                "or its end was cut off"
            )
        elif seq is not None and seq != found:
            yield f"head {hashed[:12]}: this is the hash of entry {found}, not of entry {seq}"


def check_header(header: dict[str, Any]) -> Iterator[str]:
    """What the header says of the game is what the game declares."""
    need(
        all([isinstance(header.get(key), str) for key in ("game", "table")]) and is_hash(header.get("commitment")),
        "it isn't a valid header",
    )
    tokens, drawn, ending = declared(header)
    need(
        header["version"] == 1 or (drawn is not None and bool(ending) and "seeds" in header),
        "it isn't a valid header of version 2",
    )
    known, said = KNOWN.get(header["game"]), canonical({"drawn": drawn, "ending": ending, "tokens": tokens})
    if header["version"] > 1 and known and hashlib.sha256(said).hexdigest() != known:
        yield (
            f"the header's list of what chance gives isn't that of {short(header['game'])}: it was altered, or "
            "comes from another version of Parlour"
        )


def check_opening(header: dict[str, Any], opened: dict[str, Any]) -> Iterator[str]:
    if opened.get("kind") != "opened" or opened.get("commitment") != header.get("commitment"):
        yield "entry 0: the commitment published at the opening isn't the header's"
    if opened.get("table") != header.get("table"):
        yield "entry 0: it opens a different table than the header's"
    for key, of_header in (("game", "game"), ("players", "players"), ("chosen", "options")):
        if of_header in header and header[of_header] != opened.get(key):
            yield f"entry 0: it was opened with different {of_header} than the header says"


def check_draws(luck: Luck, entry: dict[str, Any]) -> Iterator[str]:
    for number, (pile, got) in enumerate(entry.get("draws", []), 1):
        made = luck.draw(pile, len(got))
        if made != got:
            yield f"entry {entry['seq']}: draw {number} should have given {short(made)}, the log says {short(got)}"
            return


def check_told(
    tokens: list[str], drawn: dict[str, list[str]] | None, entry: dict[str, Any], tally: dict[str, Any]
) -> Iterator[str]:
    """Whether entry and chance say the same, piece by piece."""
    seq, draws, events = entry["seq"], entry.get("draws", []), entry.get("events", [])
    if entry["kind"] == "rolled":
        tally["sealed"] += bool(entry.get("seal")) and not entry.get("faces")
        if faces(entry) != entry.get("faces") if not entry.get("by_hand") else draws:
            yield f"entry {seq}: the dice don't show what was drawn"
        tally["by_hand"] += len(entry.get("faces", [])) if entry.get("by_hand") else 0
        return
    need(
        not tokens or all([piece < len(tokens) for _, got in draws for piece in got]),
        "a piece that was drawn has no name",
    )
    if drawn is None:
        size = len(list(numbers(events)))
        need(size * len(draws) <= 10_000_000, "it draws more often than can be checked")
        if not all([shows(events, got, tokens) for _, got in draws]):
            yield f"entry {seq}: chance gave {short([got for _, got in draws])}, but the events tell something else"
        return
    gave = [tokens[piece] if tokens else piece for _, got in draws for piece in got]
    said, by_hand = told(events, drawn)
    tally["by_hand"] += by_hand
    if said != gave or any([type(piece) not in (int, str) for piece in said]):
        yield f"entry {seq}: chance gave {short(gave)}, but the events tell something else: {short(said)}"


def check_seal(line: dict[str, Any], entry: dict[str, Any]) -> Iterator[str]:
    if "sealed" in line and not fits_seal(line, entry):
        yield f"entry {entry['seq']}: the secret roll isn't the one that was sealed"
    elif entry["kind"] == "rolled" and entry.get("seal") and line["entry"].get("faces"):
        yield f"entry {entry['seq']}: a secret roll stands open in the log"


def check_restored(entry: dict[str, Any], before: Any, seeds: list[bytes], place: int) -> Iterator[str]:
    if entry.get("head") != before:
        yield f"entry {entry['seq']}: the table was restored from a file other than the entries before it"
    if seeds[place : place + 1] and hashlib.sha256(seeds[place]).hexdigest() != entry.get("commitment"):
        yield f"entry {entry['seq']}: the seed revealed for what comes after doesn't fit the commitment made here"


def check_luck(
    header: dict[str, Any], lines: Iterable[dict[str, Any]], tally: dict[str, Any] | None = None
) -> Iterator[str]:
    tally = {} if tally is None else tally
    tally |= {"draws": 0, "by_hand": 0, "restored": 0, "sealed": 0, "mixed": set()}
    seeds, (tokens, drawn, ending) = seeds_of(header), declared(header)
    entropy, over, number = bytes(32), False, -1
    before: Any = None
    if seeds and hashlib.sha256(seeds[0]).hexdigest() != header.get("commitment"):
        yield "the revealed seed doesn't fit the commitment made before play"
    if len(set(tokens)) != len(tokens):
        yield "two pieces of the header have the same name"
    for number, line in enumerate(lines):
        entry = entry_of(line)
        kind, seq, place = entry["kind"], entry["seq"], tally["restored"]
        if number == 0:
            yield from check_opening(header, entry)
        elif kind == "opened" or (over and kind in ("played", "started", "rewound")):
            yield f"entry {seq}: the table {'was already over' if over else 'had already been opened'}"
        if kind == "restored":
            tally["restored"] += 1
            yield from check_restored(entry, before, seeds, place + 1)
        if seeds[place : place + 1]:
            yield from check_draws(Luck(seeds[place], entropy, str(header.get("table")), seq), entry)
        yield from check_seal(line, entry)
        yield from check_told(tokens, drawn, entry, tally)
        tally["draws"] += len(entry.get("draws", []))
        over = over or any([event["event"] in ending for event in entry.get("events", [])])
        before = line.get("hash")
        if kind == "sat" and entry.get("entropy"):
            entropy = hashlib.sha256(entropy + entry["entropy"].encode()).digest()
            tally["mixed"].add(entry["entropy"])
    need(number >= 0, "there are no entries")
    if seeds and len(seeds) != tally["restored"] + 1:
        yield f"the header shows {len(seeds)} seeds, the entries need {tally['restored'] + 1}"
    if ending and over != bool(seeds):
        yield (
            "the game is over, but its seed was struck out"
            if over
            else "a seed is shown, but nothing ends the game: its end was cut off"
        )


# The whole


def verify(text: str, heads: Sequence[Head] = (), entropy: Sequence[str] = ()) -> tuple[list[str], dict[str, Any]]:
    """What is wrong (nothing, if all is well), and the header with what was counted besides: draws, by_hand, restored,
    heads."""
    lines, hashes, tally, faults = Lines(text), list[str](), dict[str, Any](), list[str]()
    try:
        header = next(iter(lines), None)
        if (
            not isinstance(header, dict)
            or header.get("format") != "parlour-log"
            or header.get("version") not in (1, 2)
            or not whole(header["version"])
        ):
            return ["this isn't a file this program knows"], {}
        broken = list(check_chain(header, lines.entries(), hashes))
        faults = [*broken, *check_header(header)]
        for fault in check_luck(header, lines.entries(), tally):
            faults.append(fault)
            if len(faults) >= MOST_FAULTS:
                faults.append("there is more; only the first faults are listed")
                break
        faults += [] if broken else check_heads(heads, hashes)
        missing = (
            [one for one in entropy if one not in tally["mixed"]] if not broken and len(faults) < MOST_FAULTS else []
        )
        faults += [
            f"nobody sat down with the entropy {short(one)}: what your page mixed in was left out" for one in missing
        ]
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, ArithmeticError, RecursionError) as error:
        return [*faults, f"the file can't be read: line {lines.at}: {short(error, 200)}"], {}
    return faults, {**header, **tally, "heads": len(heads)}


def report(faults: Sequence[str], header: dict[str, Any], *, by_rules: bool = False) -> tuple[list[str], int]:
    """The verdict in words, a line each, and the number the program ends with. `by_rules`: the commands were played
    again besides."""
    if faults:
        return [clean(f"WRONG  {fault}") for fault in faults], 1
    said, seeded = [], bool(seeds_of(header))
    if not seeded:
        said.append(
            "UNFINISHED  As far as this file tells, the game isn't over: its seed is still secret, so the luck "
            "can't be checked, "
            "and nothing shows that this is all of it."
        )
    if header["version"] == 1 and not by_rules:
        said.append(
            "UNSURE  A file of version 1 doesn't say what the events must show: a draw left out isn't noticed "
            "here, but by `parlour verify`."
        )
    if seeded and header["sealed"]:
        said.append(
            f"UNSURE  Rolled in secret and not shown in this file: {header['sealed']} rolls. Nobody can check them."
        )
    good = "Nothing is wrong so far" if said else "All is well"
    said.append(f"{good}: {header['entries']} entries in an unbroken chain, the events tell what was drawn.")
    if seeded:
        said.append(f"The seed fits its commitment, and all {header['draws']} draws come out again.")
    if header["heads"]:
        said.append("Every head that was given is an entry of this file: up to there it is the game that page saw.")
    if header["by_hand"]:
        said.append(f"Entered by hand, which nobody can check: {header['by_hand']} dice.")
    if header["restored"]:
        said.append(f"The table was restored from a file (times: {header['restored']}), each time with new luck.")
    if not by_rules and header["game"] not in KNOWN:
        said.append(
            f"This program doesn't know the game {short(header['game'])} and takes the header's word for what "
            "chance gives in it."
        )
    return [
        clean(line) for line in (*said, AFTER_HEAD if header["heads"] else NO_HEAD)
    ], 3 if good != "All is well" else 0


def short(value: Any, most: int = 80) -> str:
    said = value if isinstance(value, str) else str(value[:40] if isinstance(value, list) else value)
    return said if len(said) <= most else f"{said[:most]}…"


def clean(text: str) -> str:
    """Nothing of a file reaches a terminal that could steer it or turn its words round: such characters are shown as
    escapes."""
    return "".join(
        [
            c
            if c == " " or unicodedata.category(c)[0] not in "CZ"
            else c.encode("unicode_escape", "surrogatepass").decode()
            for c in text
        ]
    )


def head(text: str) -> Head:
    """HASH or SEQ:HASH."""
    found = re.fullmatch("(?:([0-9]{1,12}):)?([0-9a-fA-F]{64})", text, re.ASCII)
    if found is None:
        raise argparse.ArgumentTypeError(
            "a head is 64 hex digits, or the number of its entry, a colon and 64 hex digits"
        )
    return int(found[1]) if found[1] else None, found[2].lower()


def mixed_in(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("entropy is not empty")
    return text


def text_of(path: str) -> str:
    with open(path, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    need(len(data) <= MOST_BYTES, f"it is larger than {MOST_BYTES >> 20} MB")
    return data.decode()


def say(lines: Sequence[str]) -> None:
    """Also to a terminal that does not know every letter."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    print("\n".join(lines))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument(
        "--head",
        type=head,
        action="append",
        default=[],
        metavar="HASH",
        help="a head your page showed, HASH or SEQ:HASH; repeatable",
    )
    parser.add_argument(
        "--entropy",
        type=mixed_in,
        action="append",
        default=[],
        metavar="TEXT",
        help="what your page mixed in; repeatable",
    )


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="verify.py", description="Checks an exported game of Parlour.")
    arguments(parser)
    asked = parser.parse_args(given)
    try:
        text = text_of(asked.file)
    except (OSError, ValueError) as error:
        print(clean(f"verify: {asked.file} can't be read: {short(error, 200)}"), file=sys.stderr)
        return 2
    lines, code = report(*verify(text, asked.head, asked.entropy))
    say(lines)
    return code


if __name__ == "__main__":
    sys.exit(main())
