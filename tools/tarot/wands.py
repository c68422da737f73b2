"""The suit of Wands."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def five() -> str:
    """Five young men swing staves, none hits."""
    return (sky(SKY, PAPER, split=230) + sun(226, 92, 24, face=False) + cloud(130, 150, 0.5) + peaks(330, 70, MOSS, "", seed=3, count=5) + hills(318, SAND, 5, shade=EARTH)
            + figure(54, 344, s=1.0, dress="tunic", colour=SEA, hose=SAND, skin=BROWN, hair="curly", hair_colour=DARK, pose="walk", hand=(38, -186), holds=staff(62, 56, 30), off=(46, -156))
            + figure(250, 344, s=1.0, flip=True, dress="tunic", colour=PAPER, trim=RED, hose=GREEN, skin=FAIR, hair_colour=RED, pose="walk", hand=(34, -190), holds=staff(66, 60, 52), off=(44, -160))
            + figure(150, 352, s=1.02, face="front", dress="tunic", colour=GOLD, trim=RED, hose=RED, hair_colour=EARTH, hand=(44, -196), holds=staff(70, 60, -72), off=(4, -214), feet=((26, -5), (-26, -5)))
            + figure(80, 424, s=1.08, dress="tunic", colour=RED, hose=WHITE, skin=TAN, hair_colour=DARK, pose="walk", lean=14, hand=(62, -128), holds=staff(84, 60, 34), off=(52, -108))
            + figure(224, 426, s=1.08, flip=True, dress="tunic", colour=GREEN, hose=PAPER, skin=FAIR, hair_colour=GOLD, pose="walk", lean=10, hand=(60, -112), holds=staff(92, 56, 58), off=(46, -100)))


SCENES: dict[str, Callable[[], str]] = {"wands-05": five}
