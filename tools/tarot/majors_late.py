"""The majors XI to XXI."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def tower_struck() -> str:
    """Major 16: lightning strikes the tower."""
    walls = path("M104 420L112 160H188L196 420Z", STONE) + path("M160 160H188L196 420H164Z", SLATE, "")
    walls += path("M100 166V142h18v12h14v-12h18v12h14v-12h18v12h18v12Z", STONE)
    walls += cuts(112, 190, 70, 220, SLATE, 14, 16, 2)
    slits = "".join(path(f"M{x - 9} {y + 26}V{y}q9-16 18 0v26Z", INK) + fire(x + 1, y + 28, s) for x, y, s in ((132, 200, 0.9), (164, 262, 1.0), (134, 330, 0.8)))
    return (sky(NIGHT, PLUM, glow=(150, 150), rays=14, split=300) + cloud(60, 128, 0.9, colour=DUSK) + cloud(252, 214, 0.8, colour=DUSK)
            + fire(126, 154, 1.2) + fire(172, 156, 1.35) + walls + slits
            + poly([(0, 450), (30, 408), (84, 398), (108, 376), (194, 372), (222, 402), (270, 410), (300, 450)], BARK)
            + bolt(150, 156, 0.98) + crown(96, 118, 1.15, -28)
            + figure(64, 232, s=0.8, turn=152, dress="tunic", colour=RED, hose=SKY, hand=(36, -196), off=(-24, -190), feet=((28, -20), (-22, -2)), hair_colour=INK)
            + figure(240, 250, s=0.8, turn=200, flip=False, face="front", dress="gown", colour=SEA, hand=(44, -190), off=(-46, -186), hair="long", hair_colour=GOLD)
            + fire(44, 420, 0.6) + fire(256, 426, 0.7))


def the_star() -> str:
    """Major 17: the woman at the pool."""
    small = "".join(star(x, y, 12, PAPER, 8) for x, y in ((52, 104), (92, 168), (58, 226), (248, 110), (214, 176), (252, 226), (150, 214)))
    return (sky(NIGHT, DEEP, glow=(150, 124), split=270) + star(150, 124, 56, GOLD, 8, 0.36) + star(150, 124, 34, PAPER, 8, 0.4) + small
            + hills(318, LEAF, 3) + tree(44, 330, 0.72, colour=GREEN) + bird(46, 250, 0.6, colour=RED, pose="sit")
            + hills(352, GREEN, 6, shade=MOSS) + path("M296 372C240 366 190 380 176 402S150 446 140 450H296Z", SEA) + path("M210 392q12-6 24 0t24 0M190 418q14-6 28 0t28 0t28 0", "", SKY, 3)
            + pour([(82, 338), (70, 352), (64, 386), (60, 410)]) + path("M44 412q16-8 34 0M50 422q14-6 30 2", "", MIST, 3)
            + pour([(226, 322), (236, 334), (240, 360), (242, 394)]) + path("M220 398q22-9 44 0", "", PAPER, 3)
            + figure(142, 408, s=1.36, pose="kneel", dress="nude", skin=TAN, hair="long", hair_colour=RED, lean=14, look=6,
                     hand=(48, -66), holds=jug(8, -2, 0.8, turn=26), off=(-24, -54), off_holds=jug(-10, 0, 0.8, flip=True, turn=-26))
            + grass(30, 432, 1) + grass(118, 438, 0.8))


SCENES: dict[str, Callable[[], str]] = {"major-16": tower_struck, "major-17": the_star}
