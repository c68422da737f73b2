"""The suit of Cups."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def ace() -> str:
    """A hand from a cloud with the overflowing cup."""
    big = cup(0, 0, 2.1)
    flow = "".join(pour([(a, -70), (a * 1.35, -66), (a * 1.5, -20), (a * 1.5, b)], w=9) for a, b in ((-42, 150), (42, 150)))
    flow += pour([(-14, -64), (-20, -40), (-24, 20), (-24, 150)], w=8) + pour([(16, -64), (24, -40), (28, 20), (28, 150)], w=8)
    return (sky(ROSE, SAND, glow=(168, 170), rays=18, split=330) + sea(352, SEA, SKY, rows=4)
            + place(flow, 168, 232) + cloud_hand(168, 238, 1.0, holds=big)
            + bird(166, 108, 1.05, pose="dive", colour=WHITE)
            + lily(64, 398, 1, pad=True) + lily(150, 412, 1.15, ROSE, pad=True) + lily(238, 396, 1, pad=True))


def knight() -> str:
    """A rider with a winged helmet brings a cup."""
    return (sky(SKY, SAND, glow=(190, 190), split=240) + streaks(90, 80, WHITE, 6) + peaks(312, 120, STONE, WHITE, seed=7, count=3) + hills(310, MOSS, 2) + tree(262, 320, 0.6) + tree(232, 316, 0.45)
            + hills(340, GREEN, 4, shade=LEAF) + river([(250, 344), (206, 362), (230, 392), (196, 440)], 170, 30, SKY)
            + horse(128, 402, 1.14, gait="walk", colour=WHITE, mane=STONE, cloth=DEEP, trim=GOLD)
            + figure(*saddle(128, 402, 1.14, rider=1.22), s=1.22, pose="ride", dress="armour", hat="winged", trim=RED, cloak=RED, skin=FAIR, hair_colour=EARTH,
                     hand=(50, -184), holds=cup(2, -12, 1.1), off=(34, -108))
            + grass(40, 430, 1.1) + grass(272, 432, 1))


SCENES: dict[str, Callable[[], str]] = {"cups-01": ace, "cups-12": knight}
