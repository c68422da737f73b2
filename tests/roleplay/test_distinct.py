"""Choices that must have nothing in common: judged, and filled in so."""

import random

from msgspec import Struct

from parlour.core.offers import Choose, Offer, Pick, fill, fits


class Duel(Struct, frozen=True, tag="duel", tag_field="do"):
    one: str
    other: str


class Match(Struct, frozen=True, tag="match", tag_field="do"):
    ones: tuple[str, ...]
    captain: str


DUEL = Offer("duel", (), (Pick(("ann", "ben")), Pick(("ann", "ben"), distinct=True)))
MATCH = Offer("match", (), (Choose(("ann", "ben", "cy"), 1, 2), Pick(("ann", "ben", "cy"), distinct=True)))


def test_nobody_is_her_own_opponent() -> None:
    assert fits([DUEL], Duel("ann", "ben")) and fits([DUEL], Duel("ben", "ann"))
    assert not fits([DUEL], Duel("ann", "ann"))
    assert not fits([MATCH], Match(("ann", "ben"), "ben")) and fits([MATCH], Match(("ann", "ben"), "cy"))


def test_what_is_filled_in_at_random_fits() -> None:
    rnd = random.Random(7).random
    for _ in range(50):
        assert fits([DUEL], fill(DUEL, {"duel": Duel}, rnd))
        assert fits([MATCH], fill(MATCH, {"match": Match}, rnd))
