"""Checks an exported game: python verify.py FILE. Needs only Python's standard library and imports nothing of Parlour.

The file holds JSON lines: a header, then every entry of the table's log with its hash. Checked are

1. the commitment: the SHA-256 of the seed revealed at the end is what was published before play;
2. the chain: every entry's hash is SHA-256(hash of the entry before + the entry's canonical JSON), the first one's
   predecessor being 32 zero bytes; the numbers run from 0 without a gap;
3. the luck: every draw comes out again. key = HMAC-SHA256(seed, entropy), where entropy is 32 zero bytes and, with each
   contribution of a player, becomes SHA-256(entropy + contribution). Pick number c of entry n of a table is the first
   8 bytes of HMAC-SHA256(key, "table:n:c"), as a whole number modulo how many pieces are left; numbers past the last
   full multiple are skipped. What is picked leaves the pile;
4. that what was drawn is what the events of the entry say; of dice thrown in talk, that each face is the one drawn: a die
   of up to 256 faces is one draw, a larger one a draw of hundreds and one of units, repeated until they fit.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from typing import Any

SPACE = 1 << 64


class Luck:
    """The picks of one entry, made again."""

    def __init__(self, seed: bytes, entropy: bytes, table: str, seq: int) -> None:
        self._key = hmac.new(seed, entropy, hashlib.sha256).digest()
        self._name = f"{table}:{seq}:"
        self._counter = 0

    def below(self, n: int) -> int:
        while True:
            pick = hmac.new(self._key, f"{self._name}{self._counter}".encode(), hashlib.sha256).digest()
            self._counter += 1
            value = int.from_bytes(pick[:8], "big")
            if value < SPACE - SPACE % n:
                return value % n

    def draw(self, pile: list[int], count: int) -> list[int]:
        left = list(pile)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


def canonical(entry: Any) -> bytes:
    return json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def numbers(value: Any) -> Iterator[int]:
    """All whole numbers in it, in reading order."""
    if isinstance(value, dict):
        for key in value:
            yield from numbers(value[key])
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def words(value: Any) -> Iterator[str]:
    """All texts in it, in reading order."""
    if isinstance(value, dict):
        for key in value:
            yield from words(value[key])
    elif isinstance(value, list):
        for part in value:
            yield from words(part)
    elif isinstance(value, str):
        yield value


def shows(events: Any, got: list[int], tokens: list[str]) -> bool:
    """Whether the events name what was drawn, in that order: by number, or by the token that stands for it."""
    if tokens:
        said = words(events)
        return all(tokens[piece] in said for piece in got)
    told = numbers(events)
    return all(piece in told for piece in got)


def faces(entry: dict[str, Any]) -> list[list[int]]:
    """The dice of a roll in talk, read from its draws again: how many faces each has (0: a fate die) and which came up."""
    got = iter([found for _, (found,) in entry.get("draws", [])])
    again = []
    for size, _ in entry["faces"]:
        shown = next(got, -1)
        if size > 256:
            shown = shown * 100 + next(got, -1)
            while shown >= size:
                shown = next(got, -1) * 100 + next(got, -1)
        again.append([size, shown - 1 if size == 0 else shown + 1])
    return again if next(got, None) is None else []


def check_chain(header: dict[str, Any], lines: list[dict[str, Any]]) -> Iterator[str]:
    before = bytes(32)
    for expected, line in enumerate(lines):
        entry, said = line.get("entry"), line.get("hash")
        seq = entry.get("seq") if isinstance(entry, dict) else None
        if seq != expected:
            yield f"entry {expected}: missing or out of its place (entry {seq} stands there)"
            return
        hashed = hashlib.sha256(before + canonical(entry)).digest()
        if hashed.hex() != said:
            yield f"entry {expected}: its hash is not that of its text and the entry before; it was altered"
            return
        before = hashed
    if header.get("entries") != len(lines):
        yield f"entry {len(lines)}: the header speaks of {header.get('entries')} entries, the file has {len(lines)}"
    elif header.get("head") != before.hex():
        yield f"entry {len(lines) - 1}: the last hash is not the header's"


def check_draws(seed: bytes, header: dict[str, Any], entry: dict[str, Any], entropy: bytes) -> Iterator[str]:
    luck, tokens = Luck(seed, entropy, str(header.get("table")), entry["seq"]), header.get("tokens", [])
    for number, (pile, got) in enumerate(entry.get("draws", []), 1):
        made = luck.draw(pile, len(got))
        if made != got:
            yield f"entry {entry['seq']}: draw {number} should have given {made}, the log says {got}"
        elif entry.get("kind") != "rolled" and not shows(entry.get("events"), got, tokens):
            yield f"entry {entry['seq']}: draw {number} gave {got}, but the events tell something else"


def check_dice(entry: dict[str, Any]) -> Iterator[str]:
    if entry.get("by_hand"):
        if entry.get("draws"):
            yield f"entry {entry['seq']}: dice entered by hand were drawn"
    elif faces(entry) != entry["faces"]:
        yield f"entry {entry['seq']}: the dice show something else than was drawn"


def check_luck(header: dict[str, Any], lines: list[dict[str, Any]]) -> Iterator[str]:
    entropy = bytes(32)
    seed = bytes.fromhex(header["seed"]) if header.get("seed") else None
    opened = lines[0]["entry"] if lines else {}
    if opened.get("kind") != "opened" or opened.get("commitment") != header.get("commitment"):
        yield "entry 0: the commitment published at the opening is not the header's"
    if opened.get("table") != header.get("table"):
        yield "entry 0: it opens another table than the header's"
    if seed is None:
        return
    if hashlib.sha256(seed).hexdigest() != header.get("commitment"):
        yield "the revealed seed does not fit the commitment made before play"
    if len(set(header.get("tokens", []))) != len(header.get("tokens", [])):
        yield "two pieces of the header have the same name"
    for line in lines:
        entry = line["entry"]
        yield from check_draws(seed, header, entry, entropy)
        if entry.get("kind") == "rolled":
            yield from check_dice(entry)
        if entry.get("kind") == "sat" and entry.get("entropy"):
            entropy = hashlib.sha256(entropy + entry["entropy"].encode()).digest()


def verify(text: str) -> tuple[list[str], dict[str, Any]]:
    """What is wrong (nothing, if all is well) and the header with the number of draws that were checked."""
    try:
        header, *lines = [json.loads(line) for line in text.split("\n") if line.strip()]
        if header.get("format") != "parlour-log" or header.get("version") != 1:
            return ["this is not a file this program knows"], {}
        faults = [*check_chain(header, lines), *check_luck(header, lines)]
        header["draws"] = sum([len(line["entry"].get("draws", [])) for line in lines])
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        return [f"the file cannot be read: {type(error).__name__}: {error}"], {}
    return faults, header


def report(faults: list[str], header: dict[str, Any]) -> list[str]:
    """The verdict in words, a line each."""
    if faults:
        return [f"WRONG  {fault}" for fault in faults]
    luck = f"The seed fits its commitment, and all {header['draws']} draws come out again."
    if not header.get("seed"):
        luck = "The game is not over, so its seed is still secret and the draws cannot be checked yet."
    return [f"All is well: {header['entries']} entries in an unbroken chain.", luck]


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python verify.py FILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        print(f"verify: {error}", file=sys.stderr)
        return 2
    faults, header = verify(text)
    print("\n".join(report(faults, header)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
