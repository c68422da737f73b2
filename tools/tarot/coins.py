"""The suit of Coins."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def three() -> str:
    """Mason, monk and planner under the arch."""
    hammer = rect(-3, -26, 6, 36, EARTH) + rect(-14, -36, 28, 15, SLATE, None, 3)
    return (wall(10, 440, SAND, STONE, top=False) + arch(160, 428, 186, 318, 26, STONE, PLUM, pointed=True)
            + coin(160, 132, r=29) + coin(122, 190, r=29) + coin(198, 190, r=29) + pillar(40, 432, 30, 260, STONE) + pillar(280, 432, 30, 260, STONE)
            + rect(0, 410, 300, 40, EARTH)
            + chest(92, 382, 92, 32, EARTH, BARK)
            + figure(92, 378, s=0.88, dress="tunic", colour=RED, hose=SEA, skin=FAIR, hair_colour=BARK, hand=(42, -148), holds=place(hammer, turn=20), off=(36, -122), lean=4, look=6)
            + figure(236, 424, s=0.98, flip=True, dress="robe", colour=BARK, trim=PAPER, hat="hood", hat_colour=BARK, skin=BROWN, hand=(26, -106), wide=True)
            + figure(172, 426, s=0.94, flip=True, dress="gown", colour=LEAF, trim=GOLD, hair="bun", hair_colour=DARK, look=-14, hand=(34, -112), off=(6, -108), off_holds="", holds=book(-16, 6, 0.95, -8)))


def ace() -> str:
    """A hand from a cloud offers the coin over a garden."""
    gate = path("M96 372V318Q96 262 150 258Q204 262 204 318V372H176V322Q174 292 150 290Q126 292 124 322V372Z", GREEN) + "".join(rose(x, y, 0.62, WHITE) for x, y in ((110, 350), (108, 312), (126, 280), (150, 270), (174, 280), (192, 312), (190, 350)))
    return (sky(SKY, PAPER, glow=(180, 176), rays=18, split=270) + peaks(350, 70, SEA, WHITE, 5, 5) + hills(352, MOSS, 4, 4) + path("M124 372V322Q126 292 150 290Q174 292 176 322V372Z", PAPER, "")
            + river([(150, 326), (154, 344), (146, 360), (150, 376)], 36, 6, SAND, INK) + hedge(374, 46, LEAF, RED, 6, 106) + hedge(374, 46, LEAF, RED, 194, 294) + gate
            + hills(372, GREEN, 6, 2) + river([(150, 372), (156, 392), (138, 414), (150, 446)], 130, 44, SAND, INK)
            + lily(48, 400, 0.9) + lily(84, 412, 0.9) + lily(226, 404, 0.9) + lily(262, 396, 0.9) + flowers(20, 432, 70, 4) + flowers(216, 434, 66, 4)
            + cloud_hand(170, 226, 1.12, holds=coin(18, -66, r=62), palm=True))


def two() -> str:
    """The juggler keeps two coins moving."""
    band = path("M0 0C30-46 74-46 74 0S30 46 0 0S-74-46-74 0S-30 46 0 0Z", "", INK, 13) + path("M0 0C30-46 74-46 74 0S30 46 0 0S-74-46-74 0S-30 46 0 0Z", "", MOSS, 8)
    return (sky(SKY, MIST, split=240) + streaks(90, 60, WHITE, 2) + waves(322, DEEP, SKY, 70, 20) + ship(54, 292, 0.82, sail=PAPER) + ship(248, 286, 0.9, True, sail=PAPER) + waves(352, SEA, WHITE, 62, 44)
            + rect(10, 384, 280, 60, SAND) + cuts(24, 398, 252, 34, EARTH, 6, 34, 4)
            + figure(150, 424, s=1.36, face="front", dress="tunic", colour=RED, trim=GOLD, hose=FLAME, shoe=LEAF, hair_colour=BARK, hat="tall", hat_colour=RED, mood="glad", feet=((16, -5), (-22, -34)), look=8, lean=-3, hand=(54, -108), off=(-54, -108))
            + place(band, 150, 276, 1.08) + coin(82, 272, r=30) + coin(222, 272, r=30))


def four() -> str:
    """The crowned man holds on to four coins."""
    return (sky(MIST, PAPER, split=220) + streaks(90, 60, WHITE, 3) + town(66, 330, 1.0, roof=SEA) + town(240, 330, 1.0, roof=SEA) + rect(10, 328, 280, 112, SLATE) + cuts(24, 340, 252, 90, STONE, 10, 34, 3)
            + rect(84, 322, 132, 92, STONE) + rect(76, 404, 148, 22, STONE)
            + figure(150, 412, s=1.44, pose="sit", face="front", dress="robe", colour=WINE, trim=GOLD, cloak=INK, hair_colour=BARK, hat="crown", mood="stern", hand=(20, -84), off=(-20, -104))
            + coin(150, 278, r=42) + circle(176, 296, 11, FAIR) + circle(124, 262, 11, FAIR)
            + coin(150, 128, r=30) + coin(112, 406, r=26) + coin(188, 406, r=26))


def five() -> str:
    """Two ragged people pass the lit window in the snow."""
    panes = "".join(coin(x, y, r=20) for x, y in ((182, 118), (150, 158), (214, 158), (150, 210), (214, 210)))
    return (sky(NIGHT) + wall(10, 400, SLATE, NIGHT, top=False) + circle(182, 170, 96, GOLD, "").replace("/>", ' opacity=".3"/>') + window(182, 244, 120, 176, (FLAME, WINE, RED, PLUM), STONE) + panes + rect(108, 244, 148, 14, STONE)
            + poly([(0, 386), (90, 378), (200, 384), (300, 376), (300, 450), (0, 450)], WHITE) + cuts(24, 400, 252, 30, STONE, 7, 34, 2)
            + figure(96, 424, s=1.14, pose="walk", dress="rags", colour=EARTH, trim=SAND, hose=STONE, shoe=FAIR, hair_colour=INK, hat="bandage", lean=12, hand=(40, -106), holds=tool("crutch", 0.74, 4), off=(52, -112), off_holds=tool("crutch", 0.74, -8))
            + figure(206, 428, s=1.14, pose="walk", dress="rags", colour=DEEP, trim=SAND, hose=SLATE, shoe=FAIR, skin=TAN, hair="long", hair_colour=STONE, hat="hood", hat_colour=PLUM, cloak=PLUM, lean=18, look=10, mood="sad", hand=(14, -122), off=(18, -112))
            + snow(40, WHITE, 2))


def six() -> str:
    """The rich man weighs and gives."""
    coins = "".join(coin(x, y, r=r) for x, y, r in ((94, 96, 20), (206, 96, 20), (254, 104, 20), (150, 86, 20), (206, 146, 20), (254, 152, 20)))
    drops = "".join(circle(x, y, 5, GOLD) for x, y in ((214, 306), (222, 322), (212, 334), (224, 344)))
    return (sky(SEA, MIST, split=330) + castle(46, 336, 0.7, colour=SAND) + hills(330, MOSS, 3, 6) + hills(372, SAND, 5, 8, shade=EARTH) + coins
            + figure(150, 424, s=1.4, face="front", dress="robe", colour=RED, trim=GOLD, cloak=PLUM, hair_colour=BARK, beard="short", hat="cap", hat_colour=WINE, hand=(44, -96), off=(-46, -146), off_holds=scales(0.66)) + drops
            + figure(60, 432, s=0.96, pose="kneel", dress="rags", colour=EARTH, hose=BARK, hair_colour=STONE, beard="short", old=True, look=-14, hand=(38, -104), off=(34, -112))
            + figure(240, 432, s=0.96, flip=True, pose="kneel", dress="rags", colour=SLATE, skin=BROWN, hair_colour=INK, hat="bandage", look=-14, hand=(26, -94), off=(34, -92)))


def seven() -> str:
    """The gardener looks at his bush of coins."""
    bush = blob([(150, 424, 1), (136, 380), (146, 330), (134, 280), (160, 228), (196, 196), (240, 204), (276, 240), (296, 300), (282, 350), (294, 400), (280, 424, 1)], LEAF)
    bush += "".join(leaf(150 + 130 * noise(i), 230 + 180 * noise(i + 40), 1.7, 360 * noise(i + 9), (GREEN, MOSS)[i % 2]) for i in range(26))
    return (sky(ROSE, PAPER, glow=(90, 150), split=280) + circle(92, 146, 26, FLAME) + peaks(330, 70, DUSK, "", 2, 4) + hills(322, MOSS, 4, 8) + hills(386, EARTH, 6, 6, shade=BARK) + bush
            + "".join(coin(x, y, r=24) for x, y in ((208, 236), (176, 290), (240, 288), (206, 338), (262, 344), (228, 394), (166, 404)))
            + figure(84, 424, s=1.42, dress="tunic", colour=FLAME, trim=LEAF, hose=SEA, shoe=BARK, hair_colour=BARK, hat="hat", hat_colour=SAND, lean=12, look=8, hand=(46, -106), off=(42, -118), off_holds=tool("hoe", 1.0, 4, 0, 8)))


SCENES: dict[str, Callable[[], str]] = {
    "coins-01": ace, "coins-02": two, "coins-03": three, "coins-04": four, "coins-05": five, "coins-06": six, "coins-07": seven,
}
