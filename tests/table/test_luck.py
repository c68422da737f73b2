"""Verifiable luck: the same seed and entropy give the same draws, and only one room makes randomness."""

import re
from pathlib import Path

from parlour.core.chance import Drawn
from parlour.table.luck import NO_ENTROPY, Luck, commitment, mix, new_secret, new_seed

NAMES = [str(n) for n in range(256)]
SEED = bytes(range(32))


def test_a_draw_takes_different_places_of_the_pile() -> None:
    pile = bytes([5, 5, 7, 9, 9, 9])
    assert sorted(Luck(SEED, NO_ENTROPY, "t", 1).draw(pile, 6, NAMES)) == sorted(pile)
    assert len(Luck(SEED, NO_ENTROPY, "t", 1).draw(pile, 99, NAMES)) == 6
    assert Luck(SEED, NO_ENTROPY, "t", 1).draw(b"", 3, NAMES) == b""


def test_draws_follow_from_seed_entropy_table_and_entry() -> None:
    pile = bytes(range(200))

    def drawn(seed: bytes = SEED, entropy: bytes = NO_ENTROPY, table: str = "t", seq: int = 1) -> bytes:
        return Luck(seed, entropy, table, seq).draw(pile, 20, NAMES)

    assert drawn() == drawn()
    others = [drawn(seed=bytes(32)), drawn(entropy=mix(NO_ENTROPY, "x")), drawn(table="u"), drawn(seq=2)]
    assert len({drawn(), *others}) == 5


def test_the_order_of_contributions_counts() -> None:
    assert mix(mix(NO_ENTROPY, "a"), "b") != mix(mix(NO_ENTROPY, "b"), "a")


def test_what_was_drawn_is_recorded() -> None:
    luck = Luck(SEED, NO_ENTROPY, "t", 1)
    first = luck.draw(b"\1\2\3", 1, NAMES)
    second = luck.draw(b"\4\5", 2, NAMES)
    assert luck.draws == [Drawn((1, 2, 3), tuple(first)), Drawn((4, 5), tuple(second))]


def test_every_place_is_equally_likely() -> None:
    counts = [0] * 7
    for seq in range(7000):
        counts[Luck(SEED, NO_ENTROPY, "even", seq).draw(bytes(range(7)), 1, NAMES)[0]] += 1
    chi_square = sum((n - 1000) ** 2 / 1000 for n in counts)
    assert chi_square < 22.5  # 6 degrees of freedom, p = 0.001


def test_seeds_and_secrets_are_long_and_new() -> None:
    assert len(new_seed()) == 32 and new_seed() != new_seed()
    assert len(new_secret()) >= 43 and new_secret() != new_secret()
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_only_luck_makes_randomness() -> None:
    """At a table; and in studies, which have no table, one seeded room of theirs."""
    source = Path(__file__).parents[2] / "src" / "parlour"
    makes = re.compile(r"^\s*(import|from)\s+(random|secrets|uuid)\b|os\.urandom", re.MULTILINE)
    found = [str(file.relative_to(source)) for file in source.rglob("*.py") if makes.search(file.read_text())]
    assert sorted(found) == ["lab/luck.py", "table/luck.py"]
