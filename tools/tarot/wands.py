"""The suit of Wands."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def ace() -> str:
    """A hand from a cloud with the sprouting staff."""
    falling = "".join(
        leaf(x, y, 1.1, t, GREEN)
        for x, y, t in ((120, 150, 40), (248, 176, 110), (252, 262, 70), (108, 204, 200), (232, 116, 20))
    )
    big = (
        staff(100, 78, 7, 1.6)
        + leaf(14, -66, 1.9, 62)
        + leaf(4, -96, 1.9, -58)
        + leaf(26, -132, 1.8, 70)
        + leaf(-14, 84, 1.5, -60)
        + leaf(-4, 66, 1.5, 60)
    )
    return (
        sky(GOLD, SAND, glow=(176, 190), rays=18, split=300)
        + peaks(350, 70, SKY, WHITE, seed=4, count=4)
        + hills(346, MOSS, 3)
        + castle(246, 352, 0.62, colour=PAPER, shade=STONE)
        + hills(370, GREEN, 6, 12, shade=LEAF)
        + river([(214, 364), (176, 380), (214, 400), (160, 446)], 120, 14, SKY)
        + tree(48, 390, 0.5, kind="cypress")
        + tree(70, 396, 0.42, kind="cypress")
        + tree(30, 418, 0.5)
        + cloud_hand(172, 262, 1.12, holds=big)
        + falling
    )


def two() -> str:
    """A man on a wall looks out to sea, a globe in his hand."""
    merlons = "".join(rect(x, 352, 50, 44, STONE) + rect(x + 32, 354, 16, 40, SLATE, "") for x in (6, 86, 230))
    return (
        sky(MIST, ROSE, glow=(232, 120), split=226)
        + circle(234, 116, 26, GOLD)
        + streaks(110, 70, WHITE, 4)
        + hills(256, SLATE, 2, 10)
        + sea(262, SEA, SKY, rows=5)
        + ship(220, 318, 0.6)
        + ship(196, 276, 0.26, flip=True)
        + path("M10 330Q60 300 96 312Q120 322 118 360H10Z", MOSS)
        + tree(34, 326, 0.35)
        + tree(58, 322, 0.3)
        + merlons
        + wall(396, 60, STONE, SLATE)
        + staff(136, 74, 0, 1.18, x=255, y=290)
        + rect(238, 360, 34, 12, SLATE, None, 3)
        + circle(243, 366, 2.4, INK, "")
        + circle(267, 366, 2.4, INK, "")
        + figure(
            142,
            392,
            s=1.42,
            dress="robe",
            colour=RED,
            trim=GOLD,
            cloak=BARK,
            hat="hat",
            hat_colour=WINE,
            beard="short",
            hair_colour=BARK,
            skin=TAN,
            look=-4,
            hand=(46, -136),
            holds=globe(6, -14, 1.0),
            off=(-42, -106),
            off_holds=staff(68, 106),
        )
    )


def three() -> str:
    """From behind: a figure between three staves watches ships."""
    return (
        sky(FLAME, GOLD, glow=(106, 226), split=150)
        + sun(96, 236, 26, PAPER, face=False, ray=GOLD)
        + streaks(110, 60, PAPER, 3, 4)
        + hills(244, PLUM, 5, 6)
        + sea(246, GOLD, PAPER, rows=7)
        + ship(96, 322, 0.86, sail=WHITE)
        + ship(240, 300, 0.5, flip=True, sail=PAPER)
        + cliff([(6, 396), (60, 378), (150, 372), (236, 380), (296, 404)], EARTH, BARK)
        + grass(34, 412, 0.9, GREEN)
        + grass(232, 424, 0.9, GREEN)
        + staff(132, 108, -2, 1.2, x=54, y=292)
        + staff(150, 108, 2, 1.2, x=262, y=294)
        + figure(
            156,
            404,
            s=1.38,
            face="back",
            dress="tunic",
            colour=RED,
            trim=GOLD,
            hose=DEEP,
            hair="short",
            hair_colour=BARK,
            hat="hat",
            hat_colour=LEAF,
            skin=FAIR,
            feet=((18, -5), (-18, -5)),
            belly=poly([(-27, -44), (-6, -44), (-11, 2), (-29, 2)], BARK)
            + poly([(27, -44), (6, -44), (11, 2), (29, 2)], BARK),
            hand=(46, -134),
            holds=staff(90, 120),
            off=(-16, -176),
        )
    )


def four() -> str:
    """Staves with a garland; two people lift bouquets before a castle."""
    bunch = (
        rose(-10, -14, 0.7, RED)
        + rose(9, -16, 0.7, GOLD)
        + rose(-1, -28, 0.7, WHITE)
        + leaf(-4, -2, 1, -40)
        + leaf(4, -2, 1, 40)
    )
    swag: list[Point] = [
        (x0 + dx, 148 + dy) for x0 in (36, 112, 188) for dx, dy in ((2, 0), (16, 14), (30, 20), (46, 20), (60, 14))
    ]
    return (
        sky(SKY, PAPER, split=260)
        + cloud(222, 104, 0.6)
        + cloud(130, 112, 0.4)
        + hills(340, MOSS, 5)
        + castle(152, 356, 1.25, colour=PAPER, shade=SAND, roof=PLUM)
        + hills(362, GREEN, 2, 10, shade=LEAF)
        + path("M142 360h18l18 84h-54Z", SAND)
        + "".join(staff(130, 108, 0, 1.18, x=x, y=290) for x in (36, 112, 188, 264))
        + garland([*swag, (262, 148)], (RED, GOLD, ROSE, FLAME))
        + figure(
            78,
            430,
            s=0.98,
            face="front",
            dress="gown",
            colour=RED,
            trim=GOLD,
            hair="long",
            hair_colour=BARK,
            hat="laurel",
            skin=TAN,
            mood="glad",
            hand=(40, -178),
            off=(-30, -192),
            off_holds=bunch,
        )
        + figure(
            224,
            430,
            s=0.98,
            face="front",
            dress="robe",
            colour=DEEP,
            trim=GOLD,
            hair="curly",
            hair_colour=DARK,
            skin=BROWN,
            hat="laurel",
            mood="glad",
            hand=(30, -192),
            holds=bunch,
            off=(-40, -178),
        )
    )


def five() -> str:
    """Five young men swing staves, none hits."""
    return (
        sky(SKY, PAPER, split=230)
        + sun(226, 92, 24, face=False)
        + cloud(130, 150, 0.5)
        + peaks(330, 70, MOSS, "", seed=3, count=5)
        + hills(318, SAND, 5, shade=EARTH)
        + figure(
            54,
            344,
            s=1.0,
            dress="tunic",
            colour=SEA,
            hose=SAND,
            skin=BROWN,
            hair="curly",
            hair_colour=DARK,
            pose="walk",
            hand=(38, -186),
            holds=staff(62, 56, 30),
            off=(46, -156),
        )
        + figure(
            250,
            344,
            s=1.0,
            flip=True,
            dress="tunic",
            colour=PAPER,
            trim=RED,
            hose=GREEN,
            skin=FAIR,
            hair_colour=RED,
            pose="walk",
            hand=(34, -190),
            holds=staff(66, 60, 52),
            off=(44, -160),
        )
        + figure(
            150,
            352,
            s=1.02,
            face="front",
            dress="tunic",
            colour=GOLD,
            trim=RED,
            hose=RED,
            hair_colour=EARTH,
            hand=(44, -196),
            holds=staff(70, 60, -72),
            off=(4, -214),
            feet=((26, -5), (-26, -5)),
        )
        + figure(
            80,
            424,
            s=1.08,
            dress="tunic",
            colour=RED,
            hose=WHITE,
            skin=TAN,
            hair_colour=DARK,
            pose="walk",
            lean=14,
            hand=(62, -128),
            holds=staff(84, 60, 34),
            off=(52, -108),
        )
        + figure(
            224,
            426,
            s=1.08,
            flip=True,
            dress="tunic",
            colour=GREEN,
            hose=PAPER,
            skin=FAIR,
            hair_colour=GOLD,
            pose="walk",
            lean=10,
            hand=(60, -112),
            holds=staff(92, 56, 58),
            off=(46, -100),
        )
    )


def six() -> str:
    """The laurelled rider among cheering people."""
    laurel = (
        circle(0, 0, 17, "", INK, 9)
        + circle(0, 0, 17, "", LEAF, 5)
        + ring(9, 17, leaf(0, 4, 1.1, 60, MOSS) + leaf(0, 2, 1.1, -50))
    )
    cape = blob(
        [(4, -156, 1), (-16, -148), (-27, -124), (-46, -98, 1), (-32, -96), (-24, -84, 1), (-10, -92, 1)], FLAME
    )

    def cheering(x: float, side: int, colour: str, skin: str, hair: str) -> str:
        held = (
            staff(76, 96, 0, 1.06, x=x + side * 22, y=236)
            + circle(x + side * 22, 238, 8, skin)
            + blob(limb([(x + side * 10, 306), (x + side * 24, 280), (x + side * 22, 246)], (20, 17, 14)), colour)
        )
        return (
            held
            + blob([(x - 23, 336, 1), (x - 19, 300), (x, 290), (x + 19, 300), (x + 23, 336, 1)], colour)
            + lone_head(x, 274, 0.95, skin=skin, hair=hair, hair_colour=DARK)
        )

    cheer = "".join(
        cheering(*who)
        for who in (
            (212, 1, GOLD, FAIR, "bald"),
            (180, 1, SEA, FAIR, "bald"),
            (90, -1, GOLD, BROWN, "curly"),
            (48, -1, SEA, TAN, "short"),
            (252, 1, SEA, TAN, "short"),
        )
    )
    return (
        sky(SKY, PAPER, glow=(150, 140), rays=16, split=300)
        + hills(292, MOSS, 4, 8)
        + cheer
        + wall(324, 70, PLUM, DUSK)
        + rect(0, 390, 300, 60, SAND)
        + cuts(20, 398, 260, 34, EARTH, 6, 26, 3)
        + horse(128, 426, 1.02, gait="walk", colour=WHITE, mane=STONE, cloth=LEAF)
        + figure(
            *saddle(128, 426, 1.02, rider=1.06),
            s=1.06,
            pose="ride",
            dress="tunic",
            colour=RED,
            trim=GOLD,
            hat="laurel",
            hair_colour=BARK,
            hose=BARK,
            skin=TAN,
            mood="glad",
            behind=cape,
            off=(34, -106),
            hand=(40, -152),
            holds=staff(84, 64, 4) + place(laurel, 6, -84),
        )
    )


def seven() -> str:
    """A man in two unlike shoes holds the ridge."""
    foes = "".join(
        staff(78, 90, t, 1.12, x=x, y=y)
        + circle(x, y, 9, skin)
        + path(f"M{x - 9} {y + 6}L{x - 16} 450H{x + 16}L{x + 9} {y + 6}Z", sleeve)
        for x, y, t, skin, sleeve in (
            (34, 384, 12, FAIR, PLUM),
            (74, 404, 14, BROWN, SEA),
            (122, 424, 8, TAN, LEAF),
            (180, 424, -8, FAIR, WINE),
            (228, 404, -14, DARK, SAND),
            (268, 384, -12, TAN, SLATE),
        )
    )
    return (
        sky(MIST, SKY, split=220)
        + streaks(100, 110, WHITE, 7, 5)
        + peaks(350, 90, SEA, "", seed=6, count=4)
        + poly(
            [
                (0, 450),
                (6, 380),
                (52, 352),
                (88, 318),
                (126, 308),
                (176, 306),
                (214, 316),
                (250, 350),
                (296, 384),
                (300, 450),
            ],
            EARTH,
        )
        + path("M98 322l-14 22 12 18M206 322l10 26-12 14M150 330l8 18-6 20", "", BARK, 3)
        + figure(
            150,
            318,
            s=1.17,
            face="front",
            dress="tunic",
            colour=GREEN,
            trim=GOLD,
            hose=SAND,
            skin=FAIR,
            hair="curly",
            hair_colour=RED,
            mood="stern",
            feet=((34, -6), (-34, -6)),
            belly=path("M24-46L46-42L42-6Q56-4 56 4H28Z", RED)
            + path("M23-44L47-40", "", INK, 7)
            + path("M23-44L47-40", "", GOLD, 4)
            + path("M-24-12L-42-14L-58-2Q-56 5-30 4Z", NIGHT)
            + path("M-44-10l8 8", "", PAPER, 3),
            hand=(50, -160),
            holds=staff(56, 146, 66),
            off=(-29, -123),
        )
        + foes
    )


def eight_of() -> str:
    """Eight staves fly over a river."""
    flight = "".join(
        staff(84, 88, 124, 1.12, x=146 + 14.6 * i + dx, y=212 - 19.8 * i + dx * 0.68)
        for i, dx in zip((3.5, 2.5, 1.5, 0.5, -0.5, -1.5, -2.5, -3.5), (0, -16, 8, -8, 8, -8, 8, -6), strict=True)
    )
    return (
        sky(SKY, WHITE, split=300)
        + cloud(236, 112, 0.55)
        + cloud(60, 314, 0.45)
        + peaks(366, 50, STONE, "", seed=2, count=4)
        + hills(360, MOSS, 4, 8)
        + castle(58, 372, 0.5, roof=WINE)
        + hills(380, GREEN, 7, 10, shade=LEAF)
        + river([(220, 372), (252, 384), (170, 402), (206, 446)], 190, 18, SEA)
        + tree(112, 400, 0.36)
        + tree(132, 404, 0.3)
        + tree(272, 394, 0.4, kind="cypress")
        + flight
    )


def nine() -> str:
    """The hurt guard before his fence."""
    fence = "".join(
        staff(110, 122, t, 1.16, leaves=False, x=x, y=292) + leaf(x, 164, 1.2, -34) + leaf(x, 164, 1.2, 34)
        for x, t in ((26, 0), (48, 0), (70, 0), (92, 0), (218, 0), (238, 0), (258, 0), (278, 0))
    )
    return (
        sky(DUSK, FLAME, glow=(240, 150), split=250)
        + streaks(110, 90, PLUM, 5, 5)
        + peaks(340, 80, PLUM, "", seed=8, count=4)
        + hills(352, MOSS, 3, 8)
        + fence
        + rect(0, 318, 104, 9, BARK)
        + rect(208, 318, 110, 9, BARK)
        + hills(412, EARTH, 6, 6, shade=BARK)
        + figure(
            138,
            424,
            s=1.46,
            face="front",
            dress="tunic",
            colour=PAPER,
            trim=RED,
            hose=DEEP,
            shoe=BARK,
            skin=TAN,
            hair="none",
            feet=((14, -5), (-18, -5)),
            lean=5,
            belly=glance(7, -178, 1, True, -4, skin=TAN, hair_colour=BARK, hat_kind="bandage", mood="stern"),
            hand=(42, -122),
            holds=staff(62, 122, 2),
            off=(-24, -92),
        )
    )


def ten() -> str:
    """A bent man under ten staves."""
    load = "".join(
        staff(112 + (i * 7 % 3) * 9, 66 - i % 3 * 5, -3 + i * 3.9, 0.74, x=-32 + i * 8.6, y=2 - i * 1.5)
        for i in range(10)
    )
    return (
        sky(ROSE, PAPER, glow=(200, 200), split=270)
        + streaks(90, 90, WHITE, 9, 4)
        + hills(330, MOSS, 3, 8)
        + town(216, 344, 0.82, roof=WINE)
        + hills(352, GREEN, 5, 8)
        + tree(30, 350, 0.34)
        + hills(384, SAND, 2, 8, shade=EARTH)
        + figure(
            70,
            424,
            s=1.46,
            pose="walk",
            dress="tunic",
            colour=SEA,
            trim=GOLD,
            hose=WINE,
            shoe=BARK,
            skin=FAIR,
            hair_colour=BARK,
            lean=26,
            look=16,
            hand=(76, -100),
            holds=load,
            off=(84, -124),
        )
    )


def page() -> str:
    """A youth studies the tip of his staff."""
    marks = path("M-17-104Q0-98 17-104L31-44Q0-36-31-44Z", GOLD) + path("M-30-48Q0-40 30-48", "", RED, 4)
    marks += "".join(
        lizard(x, y, k, turn=t, colour=LEAF)
        for x, y, k, t in ((0, -132, 0.42, -80), (-13, -72, 0.52, -108), (13, -72, 0.52, -72))
    )
    return (
        sky(SKY, PAPER, glow=(214, 138), rays=14, split=290)
        + poly([(120, 352), (190, 256), (266, 352)], SAND)
        + poly([(190, 256), (266, 352), (210, 352)], EARTH, "")
        + poly([(226, 352), (262, 300), (310, 352)], SAND)
        + poly([(10, 352), (50, 292), (96, 352)], SAND)
        + poly([(50, 292), (96, 352), (62, 352)], EARTH, "")
        + hills(352, GOLD, 3, 10)
        + hills(386, SAND, 6, 8, shade=BRASS)
        + tree(36, 386, 0.62, kind="palm")
        + figure(
            124,
            424,
            s=1.5,
            face="front",
            dress="tunic",
            colour=GOLD,
            trim=RED,
            hose=RED,
            shoe=BARK,
            cloak=PLUM,
            skin=TAN,
            hair="none",
            feet=((14, -5), (-12, -5)),
            belly=marks
            + glance(3, -180, 1, False, -6, skin=TAN, hair="curly", hair_colour=BARK, hat_kind="band", hat_colour=RED),
            hand=(48, -134),
            holds=staff(60, 130, 3),
            off=(-26, -96),
        )
    )


def knight() -> str:
    """A rider reins in a rearing horse in the desert."""
    return (
        sky(FLAME, GOLD, glow=(214, 150), rays=12, split=240)
        + poly([(186, 352), (236, 290), (288, 352)], EARTH)
        + poly([(236, 290), (288, 352), (250, 352)], BARK, "")
        + poly([(10, 352), (34, 318), (64, 352)], EARTH)
        + hills(350, SAND, 3, 10)
        + hills(392, GOLD, 6, 8, shade=BRASS)
        + horse(140, 422, 1.18, gait="rear", colour=BARK, mane=INK, far=INK, cloth=SEA, trim=GOLD)
        + figure(
            *saddle(140, 422, 1.18, gait="rear", rider=1.02),
            s=1.02,
            pose="ride",
            lean=-10,
            dress="armour",
            colour=GOLD,
            trim=RED,
            hat="plume",
            skin=FAIR,
            behind=blob(
                [
                    (0, -158, 1),
                    (-26, -152),
                    (-48, -132),
                    (-84, -134, 1),
                    (-76, -116),
                    (-86, -98, 1),
                    (-48, -96),
                    (-16, -106, 1),
                ],
                RED,
            ),
            hand=(10, -204),
            holds=staff(62, 58, -12),
            off=(38, -116),
        )
        + grass(262, 428, 0.8, MOSS)
    )


def queen() -> str:
    """A queen with a sunflower, a lion throne and a black cat."""
    return (
        sky(SAND, GOLD, glow=(150, 170), rays=16, split=300)
        + peaks(370, 60, ROSE, "", seed=4, count=4)
        + hills(372, EARTH, 3, 8, shade=BARK)
        + hills(404, SAND, 5, 6, shade=BRASS)
        + throne(156, 412, STONE, motif="lion", cushion=WINE, s=1.12)
        + figure(
            156,
            420,
            s=1.42,
            pose="sit",
            face="front",
            dress="gown",
            colour=FLAME,
            trim=GOLD,
            cloak=LEAF,
            hair="long",
            hair_colour=EARTH,
            hat="crown",
            skin=FAIR,
            mood="glad",
            hand=(46, -92),
            holds=staff(90, 88, 3),
            off=(-48, -104),
            off_holds=sunflower(0, -30, 1.15, 44),
        )
        + cat(80, 432, 1.05)
    )


def king() -> str:
    """A king on a high throne, a lizard carved in its side."""
    return (
        sky(PLUM, ROSE, glow=(90, 190), split=260)
        + peaks(366, 70, DUSK, "", seed=7, count=4)
        + hills(368, WINE, 2, 8)
        + hills(402, EARTH, 4, 6, shade=BARK)
        + seat(168, 416, 1.48, True, colour=STONE, shade=DEEP, cushion=LEAF, top=lion_head(0, 0, 0.78), part="back")
        + figure(
            168,
            416,
            s=1.48,
            flip=True,
            pose="sit",
            dress="robe",
            colour=FLAME,
            trim=GOLD,
            hat="crown",
            beard="short",
            hair_colour=BARK,
            skin=FAIR,
            look=-4,
            mood="stern",
            hand=(62, -104),
            holds=staff(76, 96, 3),
            off=(50, -94),
        )
        + seat(168, 416, 1.48, True, colour=STONE, shade=DEEP, sign=lizard(4, 0, 0.7, colour=GOLD), part="front")
    )


SCENES: dict[str, Callable[[], str]] = {
    "wands-01": ace,
    "wands-02": two,
    "wands-03": three,
    "wands-04": four,
    "wands-05": five,
    "wands-06": six,
    "wands-07": seven,
    "wands-08": eight_of,
    "wands-09": nine,
    "wands-10": ten,
    "wands-11": page,
    "wands-12": knight,
    "wands-13": queen,
    "wands-14": king,
}
