"""The majors XI to XXI."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def tower_struck() -> str:
    """Major 16: lightning strikes the tower."""
    walls = path("M104 420L112 160H188L196 420Z", STONE) + path("M160 160H188L196 420H164Z", SLATE, "")
    walls += path("M100 166V142h18v12h14v-12h18v12h14v-12h18v12h18v12Z", STONE)
    walls += cuts(112, 190, 70, 220, SLATE, 14, 16, 2)
    slits = "".join(
        path(f"M{x - 9} {y + 26}V{y}q9-16 18 0v26Z", INK) + fire(x + 1, y + 28, s)
        for x, y, s in ((132, 200, 0.9), (164, 262, 1.0), (134, 330, 0.8))
    )
    return (
        sky(NIGHT, PLUM, glow=(150, 150), rays=14, split=300)
        + cloud(60, 128, 0.9, colour=DUSK)
        + cloud(252, 214, 0.8, colour=DUSK)
        + fire(126, 154, 1.2)
        + fire(172, 156, 1.35)
        + walls
        + slits
        + poly([(0, 450), (30, 408), (84, 398), (108, 376), (194, 372), (222, 402), (270, 410), (300, 450)], BARK)
        + bolt(150, 156, 0.98)
        + crown(96, 118, 1.15, -28)
        + figure(
            64,
            232,
            s=0.8,
            turn=152,
            dress="tunic",
            colour=RED,
            hose=SKY,
            hand=(36, -196),
            off=(-24, -190),
            feet=((28, -20), (-22, -2)),
            hair_colour=INK,
        )
        + figure(
            240,
            250,
            s=0.8,
            turn=200,
            flip=False,
            face="front",
            dress="gown",
            colour=SEA,
            hand=(44, -190),
            off=(-46, -186),
            hair="long",
            hair_colour=GOLD,
        )
        + fire(44, 420, 0.6)
        + fire(256, 426, 0.7)
    )


def the_star() -> str:
    """Major 17: the woman at the pool."""
    small = "".join(
        star(x, y, 12, PAPER, 8)
        for x, y in ((52, 104), (92, 168), (58, 226), (248, 110), (214, 176), (252, 226), (150, 214))
    )
    return (
        sky(NIGHT, DEEP, glow=(150, 124), split=270)
        + star(150, 124, 56, GOLD, 8, 0.36)
        + star(150, 124, 34, PAPER, 8, 0.4)
        + small
        + hills(318, LEAF, 3)
        + tree(44, 330, 0.72, colour=GREEN)
        + bird(46, 250, 0.6, colour=RED, pose="sit")
        + hills(352, GREEN, 6, shade=MOSS)
        + path("M296 372C240 366 190 380 176 402S150 446 140 450H296Z", SEA)
        + path("M210 392q12-6 24 0t24 0M190 418q14-6 28 0t28 0t28 0", "", SKY, 3)
        + pour([(82, 338), (70, 352), (64, 386), (60, 410)])
        + path("M44 412q16-8 34 0M50 422q14-6 30 2", "", MIST, 3)
        + pour([(226, 322), (236, 334), (240, 360), (242, 394)])
        + path("M220 398q22-9 44 0", "", PAPER, 3)
        + figure(
            142,
            408,
            s=1.36,
            pose="kneel",
            dress="nude",
            skin=TAN,
            hair="long",
            hair_colour=RED,
            lean=14,
            look=6,
            hand=(48, -66),
            holds=jug(8, -2, 0.8, turn=26),
            off=(-24, -54),
            off_holds=jug(-10, 0, 0.8, flip=True, turn=-26),
        )
        + grass(30, 432, 1)
        + grass(118, 438, 0.8)
    )


def justice() -> str:
    """Major 11: the judge with sword and scales."""
    drape = (
        rect(36, 92, 228, 330, DUSK)
        + path("M66 92V400M100 92V400M200 92V400M234 92V400", "", NIGHT, 5)
        + rect(40, 84, 220, 12, GOLD, None, 4)
    )
    return (
        sky(GOLD, grain=0.2)
        + drape
        + pillar(30, 424, 34, 342, STONE)
        + pillar(270, 424, 34, 342, STONE)
        + rect(10, 408, 280, 40, SLATE)
        + rect(70, 398, 160, 14, STONE)
        + rect(106, 318, 108, 90, STONE)
        + figure(
            160,
            416,
            s=1.54,
            pose="sit",
            face="front",
            dress="robe",
            colour=RED,
            trim=GOLD,
            cloak=LEAF,
            hair_colour=BARK,
            hat="crown",
            skin=TAN,
            mood="stern",
            wide=True,
            hand=(48, -92),
            holds=sword(0, 0, 1.05, 0, 130),
            off=(-50, -142),
        )
        + scales(1.2, 83, 195)
        + circle(83, 193, 11, TAN)
    )


def hanged_man() -> str:
    """Major 12: the man hangs calmly by one foot."""
    wood = path("M28 84Q150 70 272 84L268 108Q200 102 166 106L170 430H130L134 106Q100 102 32 108Z", BARK) + path(
        "M60 94H120M180 94H240M144 130V240M156 150V220M144 300V400", "", EARTH, 3
    )
    sprigs = "".join(
        leaf(x, y, 1.6, t, c)
        for x, y, t, c in (
            (36, 88, -50, GREEN),
            (56, 84, 10, MOSS),
            (84, 82, -20, GREEN),
            (112, 82, 20, MOSS),
            (188, 82, -14, GREEN),
            (214, 82, 20, MOSS),
            (240, 84, -10, GREEN),
            (266, 88, 46, GREEN),
            (48, 104, 200, MOSS),
            (96, 102, 160, GREEN),
            (208, 102, 196, MOSS),
            (252, 104, 160, GREEN),
        )
    )
    return (
        sky(MIST, SKY, glow=(150, 366), split=300)
        + wood
        + sprigs
        + hills(424, GREEN, 4, 6)
        + place(ring(18, 46, poly([(-4, 0), (0, -24), (4, 0)], GOLD)), 150, 368)
        + figure(
            150,
            108,
            s=1.44,
            turn=180,
            face="front",
            dress="tunic",
            colour=SEA,
            trim=GOLD,
            hose=RED,
            shoe=GOLD,
            hat="halo",
            hair_colour=GOLD,
            feet=((4, -5), (0, -56)),
            hand=(12, -112),
            off=(-12, -112),
        )
        + rope([(130, 106), (144, 116), (158, 106)], SAND, 4)
    )


def death() -> str:
    """Major 13: the rider on the white horse."""
    flag = banner(98, 72, INK, rose(0, 0, 1.5, WHITE), 200, 152, flip=True)
    return (
        sky(ROSE, GOLD, split=200)
        + streaks(84, 60, PAPER, 7)
        + sun(240, 166, 21, GOLD, face=False)
        + hills(206, PLUM, 3, 6)
        + tower(200, 214, 22, 70, SLATE)
        + tower(278, 214, 22, 70, SLATE)
        + sea(246, DUSK, PLUM, 300, 3)
        + hills(290, BARK, 6, 6)
        + hills(332, EARTH, 2, 8, shade=BARK)
        + horse(108, 386, 0.98, gait="walk", colour=WHITE, mane=STONE, cloth="", trim=INK)
        + figure(
            *saddle(108, 386, 0.98, rider=1.12),
            s=1.12,
            pose="ride",
            dress="armour",
            steel=SLATE,
            colour=INK,
            trim=GOLD,
            hair="skull",
            hat="helmet",
            hat_colour=SLATE,
            hand=(42, -126),
            holds=flag,
            off=(34, -110),
        )
        + figure(
            262,
            420,
            s=0.92,
            flip=True,
            dress="robe",
            colour=GOLD,
            trim=WHITE,
            hair_colour=WHITE,
            beard="short",
            hat="mitre",
            old=True,
            wide=True,
            lean=6,
            hand=(38, -128),
            off=(34, -138),
        )
        + figure(
            196,
            416,
            s=0.82,
            turn=-90,
            dress="robe",
            colour=SEA,
            trim=GOLD,
            hair_colour=STONE,
            beard="short",
            hat="crown",
            mood="sleep",
        )
        + figure(
            222,
            434,
            s=0.6,
            flip=True,
            pose="kneel",
            dress="robe",
            colour=RED,
            hair_colour=BARK,
            child=True,
            look=-24,
            hand=(30, -110),
        )
    )


def temperance() -> str:
    """Major 14: the angel pours from cup to cup."""
    road = river([(58, 236), (74, 268), (44, 306), (86, 350), (70, 376)], 46, 8, SAND, INK)
    light = sun(58, 196, 26, PAPER, face=False, rays=14, ray=GOLD) + crown(58, 196, 0.66)
    toe = union(
        [limb([(146, 370), (134, 396), (122, 414)], (24, 18, 14)), [(128, 410), (104, 420), (116, 424), (132, 418)]],
        FAIR,
    )
    return (
        sky(ROSE, PAPER, glow=(58, 190), split=240)
        + peaks(250, 50, DUSK, WHITE, 5, 4)
        + light
        + hills(244, LEAF, 4, 6)
        + hills(276, GREEN, 7, 8, shade=MOSS)
        + road
        + path("M10 386Q60 366 140 374Q190 380 178 412Q170 440 160 450H10Z", SEA)
        + path("M30 398q14-6 28 0t28 0M60 420q14-6 28 0t28 0", "", SKY, 3)
        + iris(262, 424, 1.1)
        + iris(238, 432, 0.9, SEA)
        + iris(278, 434, 0.9)
        + toe
        + path("M90 422q28 12 54-2", "", MIST, 3.4)
        + figure(
            170,
            404,
            s=1.42,
            face="front",
            dress="gown",
            colour=WHITE,
            trim=GOLD,
            hair="long",
            hair_colour=GOLD,
            hat="band",
            wide=True,
            look=-4,
            hand=(44, -142),
            off=(-44, -100),
            behind=plumage(4, -130, 0.92, turn=-26, colour=SKY, shade=WHITE)
            + plumage(-4, -130, 0.92, flip=True, turn=26, colour=SKY, shade=WHITE),
            belly=poly([(-9, -38 - 98), (0, -54 - 98), (9, -38 - 98)], GOLD),
        )
        + pour([(214, 192), (198, 206), (140, 236), (108, 256)], SKY, 7)
        + cup(232, 200, 0.9, turn=-62)
        + cup(108, 268, 0.9, turn=6)
        + circle(232, 202, 9, FAIR)
        + circle(108, 266, 9, FAIR)
    )


def devil() -> str:
    """Major 15: the horned figure on the block."""
    goat = blob([(-12, 10), (-8, 26), (0, 42, 1), (8, 26), (12, 10), (0, 15)], BARK) + path(
        "M-12-10l8 4M12-10l-8 4", "", INK, 3
    )
    fur = union(
        [
            limb([(10, -62), (34, -46), (24, -8)], (24, 22, 14)),
            limb([(-10, -62), (-34, -46), (-24, -8)], (24, 22, 14)),
            [(-18, -72), (18, -72), (14, -44), (-14, -44)],
        ],
        BARK,
    )
    leaves = leaf(-8, -96, 1.3, -160) + leaf(8, -96, 1.3, 160) + leaf(0, -96, 1.4, 180, LEAF)
    imp = poly([(-12, -14), (-17, -32), (-3, -20)], SAND) + poly([(12, -14), (17, -32), (3, -20)], SAND)
    return (
        sky(WINE, INK, glow=(150, 160), split=330)
        + rect(90, 306, 120, 100, "#171111")
        + rect(80, 296, 140, 18, SLATE, None, 3)
        + rect(10, 398, 280, 50, BARK)
        + cuts(30, 410, 240, 20, EARTH, 6, 30, 2)
        + circle(150, 352, 12, "", GOLD, 5)
        + figure(
            150,
            304,
            s=1.22,
            pose="sit",
            face="front",
            dress="nude",
            skin=EARTH,
            hair="wild",
            hair_colour=BARK,
            hat="horns",
            hat_colour=SAND,
            mood="stern",
            hand=(44, -66),
            holds=torch(1.1, 172),
            off=(-46, -136),
            behind=bat_wing(8, -92, 1.14, turn=-4, colour=SLATE)
            + bat_wing(-8, -92, 1.14, flip=True, turn=4, colour=SLATE),
            belly=fur,
        )
        + place(goat, 150, 128, 1.22)
        + figure(
            58,
            428,
            s=0.92,
            face="front",
            hair="long",
            hair_colour=GOLD,
            belly=leaves + path("M-12-152Q0-144 12-152", "", GOLD, 5),
            dress="nude",
        )
        + place(imp, 58, 262)
        + figure(
            242,
            428,
            s=0.94,
            face="front",
            hair_colour=FLAME,
            skin=TAN,
            belly=leaves + path("M-12-152Q0-144 12-152", "", GOLD, 5),
            dress="nude",
        )
        + place(imp, 242, 259)
        + chain([(62 + i * 9.2, 288 + 66 * (i / 9) + 26 * (1 - ((i - 5) / 5) ** 2)) for i in range(10)], GOLD)
        + chain([(238 - i * 9.2, 288 + 66 * (i / 9) + 26 * (1 - ((i - 5) / 5) ** 2)) for i in range(10)], GOLD)
    )


def the_moon() -> str:
    """Major 18: dog and wolf howl, a crayfish creeps ashore."""
    drops = "".join(
        path("M0-7Q6 2 0 6Q-6 2 0-7Z", GOLD, INK, 1.8).replace("<path", f'<path transform="translate({x} {y})"')
        for x, y in ((104, 214), (128, 226), (150, 216), (172, 226), (196, 214), (90, 190), (210, 190))
    )
    disc = (
        place(ring(16, 54, poly([(-6, 0), (0, -20), (6, 0)], PAPER)), 150, 144)
        + circle(150, 144, 54, SAND)
        + moon(156, 144, 52, face=True, colour=PAPER)
    )
    return (
        sky(DEEP, NIGHT, glow=(150, 144), split=280)
        + disc
        + drops
        + peaks(316, 60, DUSK, "", 4, 5)
        + hills(304, LEAF, 3, 6)
        + tower(46, 318, 50, 150, STONE, lit=GOLD)
        + tower(254, 318, 50, 150, STONE, lit=GOLD)
        + hills(330, GREEN, 6, 6, shade=MOSS)
        + river([(150, 292), (160, 318), (142, 346), (150, 388)], 54, 8, SAND, INK)
        + howler(80, 382, 1.0, colour=PAPER, shade=EARTH)
        + howler(222, 382, 1.0, flip=True, colour="#4b4a55", wild=True)
        + path("M10 392Q80 376 150 382Q230 378 290 394V450H10Z", SEA)
        + path("M34 404q14-6 28 0t28 0M214 408q14-6 28 0t28 0M60 426q14-6 28 0M196 428q14-6 28 0", "", SKY, 3)
        + crayfish(150, 390, 0.8)
    )


def the_sun() -> str:
    """Major 19: the child on the white horse."""
    flag = banner(128, 92, RED, "", 150, 84, flip=True)
    return (
        sky(SKY, glow=(150, 138), rays=24)
        + sun(150, 140, 52, GOLD, rays=16)
        + "".join(sunflower(x, y, 1.1, 70) for x, y in ((40, 258), (92, 268), (214, 264), (262, 254)))
        + wall(300, 80, STONE, SLATE)
        + hills(378, MOSS, 4, 6, shade=GREEN)
        + horse(134, 424, 1.04, gait="walk", colour=WHITE, mane=STONE, cloth="", trim=RED)
        + figure(
            *saddle(134, 424, 1.04, rider=0.92),
            s=0.92,
            pose="ride",
            dress="nude",
            hair="curly",
            hair_colour=GOLD,
            hat="laurel",
            child=True,
            mood="glad",
            hand=(42, -150),
            holds=flag,
            under=True,
            off=(34, -112),
        )
    )


def judgement() -> str:
    """Major 20: the trumpet calls the dead."""
    grey, dark = "#c6cac8", "#a4aaac"
    horn = trumpet(1.16, 18) + place(
        rect(14, 4, 44, 44, WHITE) + path("M36 6V46M16 26H56", "", RED, 6), 14, 8, 1, False, 18
    )

    def risen(x: float, y: float, s: float, view: str, hair: str, skin: str) -> str:
        deep = s * 1.34
        person = figure(
            x,
            y + 12 * deep,
            s=s,
            pose="kneel",
            face=view,
            dress="nude",
            skin=skin,
            hair=hair,
            hair_colour=SLATE,
            hand=(58, -134),
            off=(-58, -134),
        )
        return (
            coffin(x, y, deep, EARTH, "back")
            + person
            + coffin(x, y, deep, EARTH, "front")
            + path(f"M{x - 70 * s:.0f} {y + 24 * s:.0f}q{35 * s:.0f}-10 {70 * s:.0f} 0t{70 * s:.0f} 0", "", SKY, 3)
        )

    return (
        sky(SKY, PAPER, glow=(150, 130), rays=18, split=260)
        + figure(
            106,
            292,
            s=1.04,
            dress="robe",
            colour=RED,
            trim=GOLD,
            hair="long",
            hair_colour=GOLD,
            look=8,
            hand=(56, -164),
            off=(44, -168),
            wide=True,
            behind=plumage(-2, -130, 0.9, turn=-22, shade=ROSE)
            + plumage(-8, -130, 0.9, flip=True, turn=10, shade=ROSE),
        )
        + place(horn, 124, 120)
        + cloud(56, 246, 0.8)
        + cloud(170, 246, 0.8, True)
        + cloud(112, 262, 1.1)
        + cloud(110, 300, 0.9)
        + peaks(332, 66, SEA, WHITE, 6, 5)
        + sea(322, DEEP, SEA, rows=6)
        + risen(68, 362, 0.76, "front", "long", dark)
        + risen(236, 352, 0.7, "front", "short", dark)
        + risen(156, 408, 0.96, "back", "short", grey)
    )


def the_world() -> str:
    """Major 21: the dancer in the wreath."""

    corner = "".join(billow(x, y, 1, PAPER) for x, y in ((48, 138), (252, 126), (48, 428), (252, 428)))
    front = blob(
        limb(
            [(196, 132), (190, 168), (164, 204), (136, 236), (140, 268), (180, 272), (198, 300), (190, 340)],
            (5, 14, 22, 24, 30, 24, 18, 6),
        ),
        PLUM,
    ) + path("M186 170Q170 204 146 230M150 262Q176 262 192 290", "", INK, 1.8)
    return (
        sky(SKY, SEA, glow=(150, 250), split=300)
        + oval(150, 254, 80, 138, PAPER, "")
        + wreath(150, 254, 90, 150)
        + figure(
            150,
            390,
            s=1.28,
            face="front",
            dress="nude",
            skin=TAN,
            hair="long",
            hair_colour=BARK,
            mood="glad",
            feet=((4, -5), (14, -44)),
            hand=(46, -126),
            holds=tool("rod", 0.9, 20),
            off=(-46, -140),
            off_holds=tool("rod", 0.9, -20),
        )
        + front
        + lone_head(50, 92, 1.1, hair="curly", hair_colour=GOLD)
        + corner
        + eagle(248, 98, 1.05, True)
        + bull(52, 396, 0.9, colour=EARTH)
        + lion_head(248, 396, 1.02)
    )


SCENES: dict[str, Callable[[], str]] = {
    "major-11": justice,
    "major-12": hanged_man,
    "major-13": death,
    "major-14": temperance,
    "major-15": devil,
    "major-16": tower_struck,
    "major-17": the_star,
    "major-18": the_moon,
    "major-19": the_sun,
    "major-20": judgement,
    "major-21": the_world,
}
