"""The suit of Coins."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable
from math import cos, radians, sin

from .paintbox import *


def three() -> str:
    """Mason, monk and planner under the arch."""
    hammer = rect(-3, -26, 6, 36, EARTH) + rect(-14, -36, 28, 15, SLATE, None, 3)
    return (
        wall(10, 440, SAND, STONE, top=False)
        + arch(160, 428, 186, 318, 26, STONE, PLUM, pointed=True)
        + coin(160, 132, r=29)
        + coin(122, 190, r=29)
        + coin(198, 190, r=29)
        + pillar(40, 432, 30, 260, STONE)
        + pillar(280, 432, 30, 260, STONE)
        + rect(0, 410, 300, 40, EARTH)
        + chest(92, 382, 92, 32, EARTH, BARK)
        + figure(
            92,
            378,
            s=0.88,
            dress="tunic",
            colour=RED,
            hose=SEA,
            skin=FAIR,
            hair_colour=BARK,
            hand=(42, -148),
            holds=place(hammer, turn=20),
            off=(36, -122),
            lean=4,
            look=6,
        )
        + figure(
            236,
            424,
            s=0.98,
            flip=True,
            dress="robe",
            colour=BARK,
            trim=PAPER,
            hat="hood",
            hat_colour=BARK,
            skin=BROWN,
            hand=(26, -106),
            wide=True,
        )
        + figure(
            172,
            426,
            s=0.94,
            flip=True,
            dress="gown",
            colour=LEAF,
            trim=GOLD,
            hair="bun",
            hair_colour=DARK,
            look=-14,
            hand=(34, -112),
            off=(6, -108),
            off_holds="",
            holds=book(-16, 6, 0.95, -8),
        )
    )


def ace() -> str:
    """A hand from a cloud offers the coin over a garden."""
    gate = path(
        "M96 372V318Q96 262 150 258Q204 262 204 318V372H176V322Q174 292 150 290Q126 292 124 322V372Z", GREEN
    ) + "".join(
        rose(x, y, 0.62, WHITE)
        for x, y in ((110, 350), (108, 312), (126, 280), (150, 270), (174, 280), (192, 312), (190, 350))
    )
    return (
        sky(SKY, PAPER, glow=(180, 176), rays=18, split=270)
        + peaks(350, 70, SEA, WHITE, 5, 5)
        + hills(352, MOSS, 4, 4)
        + path("M124 372V322Q126 292 150 290Q174 292 176 322V372Z", PAPER, "")
        + path("M146 338L154 338L172 374H128Z", SAND)
        + hedge(374, 46, LEAF, RED, 6, 106)
        + hedge(374, 46, LEAF, RED, 194, 294)
        + gate
        + hills(372, GREEN, 6, 2)
        + river([(150, 372), (156, 392), (138, 414), (150, 446)], 130, 44, SAND, INK)
        + lily(48, 400, 0.9)
        + lily(84, 412, 0.9)
        + lily(226, 404, 0.9)
        + lily(262, 396, 0.9)
        + flowers(20, 432, 70, 4)
        + flowers(216, 434, 66, 4)
        + cloud_hand(170, 226, 1.12, holds=coin(18, -66, r=62), palm=True)
    )


def two() -> str:
    """The juggler keeps two coins moving."""
    band = path("M0 0C30-46 74-46 74 0S30 46 0 0S-74-46-74 0S-30 46 0 0Z", "", INK, 13) + path(
        "M0 0C30-46 74-46 74 0S30 46 0 0S-74-46-74 0S-30 46 0 0Z", "", MOSS, 8
    )
    return (
        sky(SKY, MIST, split=240)
        + streaks(90, 60, WHITE, 2)
        + place(ship(0, 0, 0.95, sail=PAPER), 48, 266, turn=8)
        + place(ship(0, 0, 0.95, True, sail=PAPER), 250, 284, turn=-14)
        + waves(312, DEEP, SKY, 116, 66)
        + waves(368, SEA, WHITE, 92, 20)
        + rect(10, 384, 280, 60, SAND)
        + cuts(24, 398, 252, 34, EARTH, 6, 34, 4)
        + figure(
            150,
            424,
            s=1.36,
            face="front",
            dress="tunic",
            colour=FLAME,
            trim=GOLD,
            hose=PLUM,
            shoe=LEAF,
            hair_colour=BARK,
            hat="tall",
            hat_colour=RED,
            mood="glad",
            feet=((16, -5), (-22, -34)),
            look=8,
            lean=-3,
            hand=(54, -108),
            off=(-54, -108),
        )
        + place(band, 150, 276, 1.08)
        + coin(82, 272, r=30)
        + coin(222, 272, r=30)
    )


def four() -> str:
    """The crowned man holds on to four coins."""
    return (
        sky(MIST, PAPER, split=220)
        + streaks(90, 60, WHITE, 3)
        + town(66, 330, 1.0, roof=SEA)
        + town(240, 330, 1.0, roof=SEA)
        + rect(10, 328, 280, 112, SLATE)
        + cuts(24, 340, 252, 90, STONE, 10, 34, 3)
        + rect(84, 322, 132, 92, STONE)
        + rect(76, 404, 148, 22, STONE)
        + figure(
            150,
            412,
            s=1.44,
            pose="sit",
            face="front",
            dress="robe",
            colour=WINE,
            trim=GOLD,
            cloak=INK,
            hair_colour=BARK,
            hat="crown",
            mood="stern",
            hand=(24, -60),
            off=(-26, -74),
        )
        + coin(150, 292, r=44)
        + circle(184, 328, 11, FAIR)
        + circle(113, 304, 11, FAIR)
        + coin(150, 128, r=30)
        + coin(112, 406, r=26)
        + coin(188, 406, r=26)
    )


def five() -> str:
    """Two ragged people pass the lit window in the snow."""
    panes = "".join(coin(x, y, r=20) for x, y in ((182, 84), (150, 126), (214, 126), (150, 178), (214, 178)))
    return (
        sky(NIGHT)
        + wall(10, 400, NIGHT, DUSK, top=False)
        + circle(182, 140, 100, GOLD, "").replace("/>", ' opacity=".3"/>')
        + window(182, 214, 124, 180, (FLAME, WINE, RED, PLUM), STONE)
        + panes
        + rect(106, 214, 152, 14, STONE)
        + poly([(0, 386), (90, 378), (200, 384), (300, 376), (300, 450), (0, 450)], WHITE)
        + cuts(24, 400, 252, 30, STONE, 7, 34, 2)
        + figure(
            96,
            424,
            s=1.14,
            pose="walk",
            dress="rags",
            colour=EARTH,
            trim=SAND,
            hose=STONE,
            shoe=FAIR,
            hair_colour=INK,
            hat="bandage",
            lean=12,
            hand=(40, -106),
            holds=tool("crutch", 0.74, 4),
            off=(52, -112),
            off_holds=tool("crutch", 0.74, -8),
        )
        + figure(
            206,
            428,
            s=1.14,
            pose="walk",
            dress="rags",
            colour=MOSS,
            trim=SAND,
            hose=STONE,
            shoe=FAIR,
            skin=TAN,
            hair="long",
            hair_colour=STONE,
            hat="hood",
            hat_colour=PLUM,
            cloak=PLUM,
            lean=18,
            look=10,
            mood="sad",
            hand=(14, -122),
            off=(18, -112),
        )
        + snow(40, WHITE, 2)
    )


def six() -> str:
    """The rich man weighs and gives."""
    coins = "".join(
        coin(x, y, r=r)
        for x, y, r in ((112, 54, 22), (162, 50, 22), (212, 60, 22), (252, 96, 22), (256, 148, 22), (238, 198, 22))
    )
    drops = "".join(circle(x, y, 5, GOLD) for x, y in ((214, 306), (222, 322), (212, 334), (224, 344)))
    return (
        sky(SEA, MIST, split=330)
        + castle(46, 336, 0.7, colour=SAND)
        + hills(330, MOSS, 3, 6)
        + hills(372, SAND, 5, 8, shade=EARTH)
        + coins
        + figure(
            150,
            424,
            s=1.4,
            face="front",
            dress="robe",
            colour=RED,
            trim=GOLD,
            cloak=PLUM,
            hair_colour=BARK,
            beard="short",
            hat="cap",
            hat_colour=WINE,
            hand=(44, -96),
            off=(-48, -152),
        )
        + scales(1.1, 80, 208)
        + circle(80, 210, 10, FAIR)
        + drops
        + figure(
            60,
            432,
            s=0.96,
            pose="kneel",
            dress="rags",
            colour=EARTH,
            hose=BARK,
            hair_colour=STONE,
            beard="short",
            old=True,
            look=-14,
            hand=(38, -104),
            off=(34, -112),
        )
        + figure(
            240,
            432,
            s=0.96,
            flip=True,
            pose="kneel",
            dress="rags",
            colour=SLATE,
            skin=BROWN,
            hair_colour=INK,
            hat="bandage",
            look=-14,
            hand=(26, -94),
            off=(34, -92),
        )
    )


def seven() -> str:
    """The gardener looks at his bush of coins."""
    bush = blob(
        [
            (150, 424, 1),
            (136, 380),
            (146, 330),
            (134, 280),
            (160, 228),
            (196, 196),
            (240, 204),
            (276, 240),
            (296, 300),
            (282, 350),
            (294, 400),
            (280, 424, 1),
        ],
        LEAF,
    )
    bush += "".join(
        leaf(150 + 130 * noise(i), 230 + 180 * noise(i + 40), 1.7, 360 * noise(i + 9), (GREEN, MOSS)[i % 2])
        for i in range(26)
    )
    return (
        sky(ROSE, PAPER, glow=(224, 118), split=280)
        + circle(224, 118, 28, FLAME)
        + peaks(330, 70, DUSK, "", 2, 4)
        + hills(322, MOSS, 4, 8)
        + hills(386, EARTH, 6, 6, shade=BARK)
        + bush
        + "".join(
            coin(x, y, r=23)
            for x, y in ((210, 234), (172, 278), (238, 288), (200, 332), (258, 344), (182, 386), (232, 396))
        )
        + figure(
            84,
            424,
            s=1.42,
            dress="tunic",
            colour=FLAME,
            trim=LEAF,
            hose=SEA,
            shoe=BARK,
            hair_colour=BARK,
            hat="hat",
            hat_colour=SAND,
            lean=12,
            look=8,
            hand=(46, -106),
            off=(42, -118),
            off_holds=tool("hoe", 1.0, 4, 0, 8),
        )
    )


def eight_made() -> str:
    """The craftsman at his bench, finished coins on the post."""
    post = rect(246, 60, 16, 376, BARK) + "".join(coin(254, 88 + i * 50, r=24) for i in range(6))
    apron = blob([(6, -106), (14, -84), (40, -76, 1), (52, -50, 1), (8, -58), (-4, -78)], PAPER)
    return (
        sky(GOLD, PAPER, split=250)
        + circle(150, 110, 26, WHITE)
        + streaks(130, 60, WHITE, 5)
        + town(190, 268, 0.6, roof=RED)
        + hills(262, MOSS, 3, 6)
        + hills(330, GREEN, 5, 8, shade=LEAF)
        + rect(10, 404, 280, 40, SAND)
        + post
        + rect(36, 342, 74, 14, BARK, None, 3)
        + rect(44, 354, 12, 74, BARK)
        + rect(90, 354, 12, 74, BARK)
        + coin(202, 272, r=28)
        + figure(
            78,
            430,
            s=1.5,
            pose="sit",
            dress="tunic",
            colour=SEA,
            trim=BARK,
            hose=WINE,
            shoe=BARK,
            hair_colour=INK,
            skin=TAN,
            hair="curly",
            lean=5,
            look=10,
            belly=apron,
            off=(52, -110),
            off_holds=tool("chisel", 1.1, -84),
            hand=(42, -126),
            holds=tool("hammer", 1.0, 26),
        )
        + rect(146, 314, 14, 114, EARTH)
        + rect(220, 314, 14, 114, EARTH)
        + rect(136, 304, 106, 14, EARTH, None, 3)
        + coin(200, 406, r=25)
    )


def nine() -> str:
    """The woman with the falcon in her vineyard."""
    vines = (
        "".join(line(x, 424, x, 196, BARK, 7) for x in (44, 256))
        + rect(14, 196, 74, 9, BARK)
        + rect(212, 196, 74, 9, BARK)
    )
    vines += "".join(
        leaf(
            14 + 76 * noise(i) + (196 if i % 2 else 0),
            190 + 150 * noise(i + 30),
            2,
            120 + 120 * noise(i + 5),
            (GREEN, LEAF)[i % 3 == 0],
        )
        for i in range(30)
    )
    vines += "".join(
        grapes(x, y, 0.95) for x, y in ((36, 214), (70, 250), (34, 290), (232, 228), (266, 262), (238, 300))
    )
    glove = union([limb([(-26, 14), (-6, 4)], (24, 18)), [(-10, 10), (-10, -8), (4, -12), (14, -4), (12, 10)]], BRASS)
    pattern = "".join(
        place(ring(5, 4, circle(0, 0, 3, RED, "")), x, y)
        for x, y in ((-10, -80), (8, -66), (-14, -46), (14, -36), (-2, -22), (-22, -14), (22, -12))
    )
    return (
        sky(MIST, PAPER, glow=(150, 150), split=240)
        + castle(206, 262, 0.6, roof=PLUM)
        + hills(256, MOSS, 3, 8)
        + tree(104, 268, 0.5)
        + hills(330, GREEN, 6, 6, shade=LEAF)
        + vines
        + rect(10, 410, 280, 40, MOSS)
        + "".join(
            coin(x, y, r=21)
            for x, y in (
                (36, 322),
                (78, 326),
                (36, 364),
                (78, 368),
                (36, 406),
                (78, 410),
                (264, 330),
                (228, 340),
                (262, 374),
            )
        )
        + figure(
            150,
            424,
            s=1.42,
            face="front",
            dress="gown",
            colour=GOLD,
            trim=RED,
            cloak=RED,
            hair_colour=BARK,
            hair="long",
            hat="band",
            hat_colour=RED,
            belly=pattern,
            look=6,
            hand=(48, -126),
            off=(-44, -96),
        )
        + place(glove, 218, 240, 1.2)
        + falcon(216, 224, 1.12)
        + snail(236, 428, 1.0, True, PLUM)
    )


def ten() -> str:
    """Three generations under the arch of coins."""
    spots = [
        (98, 260),
        (98, 212),
        *[(182 + 84 * -cos(radians(t)), 168 - 102 * sin(radians(t))) for t in (4, 46, 90, 134, 176)],
        (266, 212),
        (266, 260),
        (266, 308),
    ]
    motif = "".join(
        place(path("M0-8Q8 0 0 8Q-8 0 0-8Z", GOLD), x, y)
        for x, y in (
            (34, -66),
            (46, -50),
            (30, -40),
            (44, -28),
            (32, -14),
            (48, -12),
            (-8, -100),
            (4, -90),
            (-8, -82),
            (16, -72),
            (-10, -54),
        )
    ) + "".join(circle(x, y, 3.4, RED) for x, y in ((40, -40), (38, -22), (20, -70)))
    return (
        sky(SKY, PAPER, split=250)
        + wall(10, 440, SAND, STONE, top=False)
        + arch(182, 424, 136, 366, 32, PLUM, SKY)
        + path("M116 306V424H248V306Z", MOSS, "")
        + castle(182, 310, 0.9)
        + rect(10, 404, 280, 40, STONE)
        + "".join(coin(x, y, r=20) for x, y in spots)
        + figure(148, 408, s=1.14, dress="tunic", colour=RED, trim=GOLD, hose=DEEP, hair_colour=BARK, hand=(34, -116))
        + figure(
            218,
            408,
            s=1.1,
            flip=True,
            dress="gown",
            colour=SEA,
            trim=GOLD,
            hair="bun",
            hair_colour=INK,
            skin=BROWN,
            hand=(30, -112),
        )
        + figure(
            232,
            428,
            s=0.64,
            flip=True,
            dress="robe",
            colour=GOLD,
            trim=RED,
            skin=TAN,
            hair="curly",
            hair_colour=INK,
            child=True,
            hand=(44, -84),
        )
        + rect(10, 352, 62, 80, BARK)
        + figure(
            44,
            432,
            s=1.28,
            pose="sit",
            dress="robe",
            colour=WINE,
            trim=GOLD,
            hair="long",
            hair_colour=WHITE,
            beard="long",
            old=True,
            wide=True,
            belly=motif,
            hand=(50, -80),
        )
        + dog(192, 430, 0.95, True, colour=EARTH)
        + dog(140, 436, 0.95, True, colour=WHITE)
    )


def page() -> str:
    """The youth holds the coin before the eyes."""
    return (
        sky(GOLD, PAPER, glow=(206, 140), split=250)
        + peaks(316, 90, SKY, WHITE, 3, 3)
        + hills(306, GREEN, 2, 8)
        + tree(34, 326, 0.7)
        + tree(262, 322, 0.8)
        + tree(232, 318, 0.5)
        + hills(346, MOSS, 5, 8, shade=GREEN)
        + figure(
            122,
            424,
            s=1.5,
            pose="walk",
            dress="tunic",
            colour=DEEP,
            trim=GOLD,
            hose=RED,
            shoe=BARK,
            hair_colour=BARK,
            hair="curly",
            hat="cap",
            hat_colour=RED,
            look=-6,
            hand=(50, -164),
            off=(58, -154),
            off_holds=coin(8, -26, r=26),
        )
        + flowers(20, 434, 60, 4)
        + flowers(214, 434, 66, 4, (WHITE, RED))
    )


def knight() -> str:
    """The rider on the heavy horse looks over his field."""
    furrows = path("M10 330Q150 318 290 326V450H10Z", GOLD) + path(
        "".join(f"M{150 + (x - 150) * 0.35:.0f} 330L{x} 440" for x in range(-330, 640, 52)), "", BRASS, 4
    )
    sprig = leaf(0, 0, 1.5, -30, MOSS) + leaf(0, 2, 1.3, -75, GREEN) + leaf(2, 0, 1.2, 10, GREEN)
    at = saddle(138, 424, 1.12, gait="stand", rider=1.14)
    return (
        sky(DUSK, ROSE, glow=(206, 180), split=240)
        + streaks(96, 60, PLUM, 3)
        + hills(312, PLUM, 3, 8)
        + furrows
        + hills(404, MOSS, 6, 4)
        + horse(138, 424, 1.12, gait="stand", colour="#533f37", mane=INK, far="#362825", cloth=LEAF, trim=GOLD)
        + figure(
            *at,
            s=1.14,
            pose="ride",
            dress="armour",
            steel=STONE,
            colour=GREEN,
            trim=GOLD,
            hair_colour=BARK,
            hat="helmet",
            hand=(50, -146),
            holds=coin(8, -26, r=30),
            off=(30, -108),
        )
        + place(sprig, at[0] - 2, at[1] - 234, 1.1)
    )


def queen() -> str:
    """The queen in the bower of roses with the coin in her lap."""
    bower = path("M14 14H286V440H250Q262 220 214 150Q184 112 150 110Q116 112 86 150Q38 220 50 440H14Z", LEAF)
    bower += "".join(
        leaf(*polar(150, 260, 128 + 20 * noise(i), -110 + i * 9.5), 1.6, 360 * noise(i + 3), (GREEN, MOSS)[i % 2])
        for i in range(24)
    )
    bower += "".join(
        leaf(90 + 196 * noise(i), 30 + 90 * noise(i + 60), 1.6, 360 * noise(i + 3), (GREEN, MOSS)[i % 2])
        for i in range(18)
    )
    bower += "".join(
        rose(x, y, s, c)
        for x, y, s, c in (
            (30, 150, 1, ROSE),
            (56, 196, 1, WHITE),
            (30, 244, 1, RED),
            (46, 300, 0.9, ROSE),
            (104, 96, 1, RED),
            (150, 92, 1, WHITE),
            (198, 98, 1, ROSE),
            (238, 132, 1, RED),
            (268, 90, 1, WHITE),
            (256, 182, 1, ROSE),
            (276, 232, 1, WHITE),
            (256, 288, 1, RED),
            (28, 356, 1, WHITE),
            (276, 344, 0.9, ROSE),
            (112, 44, 1, WHITE),
            (176, 42, 1, ROSE),
            (240, 44, 1, RED),
        )
    )
    return (
        sky(GOLD, PAPER, glow=(150, 200), split=270)
        + peaks(330, 50, SKY, WHITE, 3, 4)
        + hills(326, MOSS, 2, 6)
        + bower
        + rect(10, 402, 280, 40, GREEN)
        + cuts(24, 412, 252, 22, MOSS, 6, 26, 2)
        + throne(150, 412, EARTH, motif="leaf", shade=BARK, cushion=PLUM, s=0.98)
        + figure(
            150,
            420,
            s=1.4,
            pose="sit",
            face="front",
            dress="gown",
            colour=RED,
            trim=GOLD,
            cloak=WHITE,
            hair="long",
            hair_colour=INK,
            hat="crown",
            skin=BROWN,
            mood="sleep",
            hand=(26, -64),
            off=(-26, -64),
        )
        + coin(150, 318, r=36)
        + circle(118, 334, 10, BROWN)
        + circle(182, 334, 10, BROWN)
        + rabbit(240, 430, 1.05, True)
        + flowers(24, 430, 50, 4, (WHITE, GOLD))
    )


def king() -> str:
    """The king in the robe of grapes on the throne of bulls."""
    bunches = "".join(grapes(x, y, 0.5, PLUM) for x, y in ((-18, -46), (12, -40), (-30, -24), (0, -24), (26, -22)))
    return (
        sky(SEA, SAND, glow=(150, 150), split=250)
        + castle(52, 330, 1.0, roof=WINE)
        + castle(252, 330, 0.9, True, roof=WINE)
        + hills(322, MOSS, 4, 6)
        + rect(10, 400, 280, 40, LEAF)
        + cuts(24, 410, 252, 24, GREEN, 6, 30, 2)
        + throne(150, 416, SLATE, cushion=WINE, shade=INK, s=1.18)
        + bull(150, 142, 0.86, colour=BARK)
        + figure(
            150,
            422,
            s=1.46,
            pose="sit",
            face="front",
            dress="robe",
            colour=MOSS,
            trim=GOLD,
            cloak=LEAF,
            hair_colour=INK,
            beard="short",
            hat="crown",
            skin=TAN,
            wide=True,
            belly=bunches,
            hand=(36, -76),
            off=(-48, -92),
            off_holds=tool("sceptre", 1.0, -6),
        )
        + bull(76, 340, 0.8, colour=BARK)
        + bull(224, 346, 0.8, colour=BARK)
        + coin(198, 290, r=34)
        + circle(206, 322, 10, TAN)
    )


SCENES: dict[str, Callable[[], str]] = {
    "coins-01": ace,
    "coins-02": two,
    "coins-03": three,
    "coins-04": four,
    "coins-05": five,
    "coins-06": six,
    "coins-07": seven,
    "coins-08": eight_made,
    "coins-09": nine,
    "coins-10": ten,
    "coins-11": page,
    "coins-12": knight,
    "coins-13": queen,
    "coins-14": king,
}
