"""A table that was put back from a file: every stretch of its luck has a seed of its own, committed to before it is
used."""

import hashlib
import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from parlour.core.offers import fill
from parlour.table import verify as verifier
from parlour.table.entries import AnyEntry, Opened, Played, Restored, Sat, Started, canonical, link
from parlour.table.export import declared
from parlour.table.luck import NO_ENTROPY, Luck, commitment, mix
from parlour.table.replay import drift, judged, steps
from table.forging import parsed, written
from tiny import TINY

SEEDS = [bytes([n]) * 32 for n in (1, 2, 3)]
AT = (9, 15)
"""Where it was restored."""


def made() -> str:
    """A game from its opening to its end, restored twice, written without any table."""
    bodies: list[bytes] = []
    hashes: list[bytes] = []
    entropy, seeds = NO_ENTROPY, list(SEEDS)

    def put(kind: type, **values: Any) -> None:
        entry: AnyEntry = kind(seq=len(bodies), at=1000 + len(bodies), **values)
        bodies.append(canonical(entry))
        hashes.append(link(hashes[-1] if hashes else bytes(32), bodies[-1]))

    def luck() -> Luck:
        return Luck(seeds[0], entropy, "abcd", len(bodies))

    chosen = {"goal": "200", "window": "0", "limit": "0"}
    options = TINY.read_options(chosen, 2)
    put(
        Opened,
        table="abcd",
        game="tiny",
        rules="1",
        players=2,
        bots=(),
        chosen=chosen,
        options=Raw(canonical(options)),
        commitment=commitment(SEEDS[0]),
    )
    for seat, name in enumerate(("Ann", "Bo")):
        put(Sat, seat=seat, name=name, entropy=f"dice of {name}")
        entropy = mix(entropy, f"dice of {name}")
    chance, dice = luck(), random.Random(2)
    events, state = TINY.start(("Ann", "Bo"), options, chance)
    put(Started, names=("Ann", "Bo"), events=Raw(canonical(events)), draws=tuple(chance.draws), rules="1")
    while TINY.outcome(state) is None:
        if len(bodies) in AT:
            seeds.pop(0)
            put(Restored, head=hashes[-1].hex(), commitment=commitment(seeds[0]), judged=len(seeds) == 1)
            put(Sat, seat=1, name="Bo", entropy="late dice")
            entropy = mix(entropy, "late dice")
        seat = TINY.awaited(state)[0]
        command = fill(next(offer for offer in TINY.offers(state, seat) if offer.owed), TINY.commands, dice.random)
        chance = luck()
        events, state = TINY.play(state, seat, command, chance)
        put(
            Played,
            seat=seat,
            command=Raw(canonical(command)),
            events=Raw(canonical(events)),
            draws=tuple(chance.draws),
            rules="1",
        )
    header = {
        "format": "parlour-log",
        "version": 2,
        "game": "tiny",
        "table": "abcd",
        "players": 2,
        "options": chosen,
        "commitment": commitment(SEEDS[0]),
        "seeds": [seed.hex() for seed in SEEDS],
        "entries": len(bodies),
        "head": hashes[-1].hex(),
        **declared(TINY),
    }
    rows = [f'{{"hash":"{hashed.hex()}","entry":{body.decode()}}}' for hashed, body in zip(hashes, bodies, strict=True)]
    return "\n".join([msgspec.json.encode(header).decode(), *rows]) + "\n"


@pytest.fixture(scope="module")
def text() -> str:
    return made()


def test_every_seed_gives_its_own_stretch_of_luck(text: str) -> None:
    faults, header = verifier.verify(text)
    assert faults == [] and header["restored"] == 2
    lines, code = verifier.report(faults, header)
    assert code == 0 and "The table was restored from a file (times: 2), each time with new luck." in lines
    found = judged(TINY, header, text)
    assert found.faults == found.drift == () and drift(TINY, steps(TINY, text)) == []


def faults_of(header: dict[str, Any], lines: list[dict[str, Any]]) -> list[str]:
    return verifier.verify(written(header, lines))[0]


def test_seeds_are_neither_swapped_nor_left_out_nor_added(text: str) -> None:
    header, lines = parsed(text)
    good = header["seeds"]
    for seeds, says in (
        ([good[0], good[2], good[1]], f"entry {AT[0]}: the seed revealed for what comes after doesn't fit"),
        (good[:2], "the header shows 2 seeds, the entries need 3"),
        ([*good, good[0]], "the header shows 4 seeds, the entries need 3"),
        ([good[1], good[0], good[2]], "the revealed seed doesn't fit the commitment made before play"),
    ):
        assert any(says in fault for fault in faults_of({**header, "seeds": seeds}, lines)), seeds


def test_a_seed_chosen_later_does_not_fit_the_draws(text: str) -> None:
    header, lines = parsed(text)
    other = bytes(32)
    header["seeds"][1] = other.hex()
    lines[AT[0]]["entry"]["commitment"] = hashlib.sha256(other).hexdigest()
    assert any("should have given" in fault for fault in faults_of(header, lines))


def test_what_is_restored_goes_on_from_the_entry_before(text: str) -> None:
    header, lines = parsed(text)
    lines[AT[0]]["entry"]["head"] = "00" * 32
    assert any(
        f"entry {AT[0]}: the table was restored from a file other" in fault for fault in faults_of(header, lines)
    )


def test_either_way_to_name_the_seeds_is_read(text: str) -> None:
    """A backup of a table that was never restored has one."""
    header, lines = parsed(text)
    before = [line for line in lines if line["entry"]["seq"] < AT[0]]
    one = {"commitment": header["commitment"], "table": "abcd", "seed": header["seeds"][0]}
    assert list(verifier.check_luck(one, before)) == []
    assert list(verifier.check_luck({**one, "seed": header["seeds"][1]}, before)) != []
