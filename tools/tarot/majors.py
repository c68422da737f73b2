"""The majors 0 to X."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def fool() -> str:
    """Major 0: the youth at the cliff's edge."""
    bundle = staff(70, 34, 62, leaves=False) + path("M52-46Q36-30 44-8Q60 4 78-6Q86-30 70-44Z", SEA) + path("M56-30l10 8M52-16l14 4", "", GOLD, 3)
    return (sky(GOLD, glow=(228, 100), rays=16) + sun(228, 100, 30, PAPER, face=False, ray=FLAME) + peaks(330, 120, SKY, WHITE, seed=4, count=3) + rect(10, 372, 280, 70, MIST) + peaks(376, 70, SEA, "", seed=9, count=4) + cuts(206, 392, 80, 44, SKY, 5, 30, 2)
            + cliff([(6, 372), (90, 366), (188, 378), (206, 386), (190, 404)], GREEN, LEAF)
            + dog(72, 374, 0.95, jump=True)
            + figure(140, 374, s=1.36, pose="walk", dress="tunic", colour=RED, trim=GOLD, hose=PAPER, shoe=BARK, look=-22, hair="curly", hat="cap", hat_colour=GREEN,
                     hand=(48, -138), holds=rose(4, -10, 0.8, WHITE, stem=True), off=(8, -128), off_holds=place(bundle, flip=True)))


def hermit() -> str:
    """Major 9: the old man with the lantern."""
    return (sky(NIGHT, glow=(224, 224)) + stars(14, PAPER, 5, 200) + peaks(420, 190, DEEP, MIST, seed=2, count=3) + snow(18, WHITE, 4)
            + poly([(0, 450), (40, 404), (96, 380), (190, 376), (240, 396), (300, 450)], WHITE) + cuts(50, 396, 190, 36, STONE, 9, 22, 2)
            + circle(224, 224, 54, GOLD, "").replace("/>", ' opacity=".35"/>')
            + figure(134, 386, s=1.42, dress="robe", colour=SLATE, trim=STONE, hat="hood", hat_colour=SLATE, beard="long", hair_colour=WHITE, cloak=STONE, lean=7, old=True, wide=True,
                     hand=(64, -156), holds=lantern(1), off=(40, -92), off_holds=staff(86, 92, 4, leaves=False)))


SCENES: dict[str, Callable[[], str]] = {"major-00": fool, "major-09": hermit}
