"""The suit of Cups."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def ace() -> str:
    """A hand from a cloud with the overflowing cup."""
    big = cup(0, 0, 2.1)
    flow = "".join(
        pour([(a, -70), (a * 1.35, -66), (a * 1.5, -20), (a * 1.5, b)], w=9) for a, b in ((-42, 150), (42, 150))
    )
    flow += pour([(-14, -64), (-20, -40), (-24, 20), (-24, 150)], w=8) + pour(
        [(16, -64), (24, -40), (28, 20), (28, 150)], w=8
    )
    return (
        sky(ROSE, SAND, glow=(168, 170), rays=18, split=330)
        + sea(352, SEA, SKY, rows=4)
        + place(flow, 168, 232)
        + cloud_hand(168, 238, 1.0, holds=big)
        + bird(166, 108, 1.05, pose="dive", colour=WHITE)
        + lily(64, 398, 1, pad=True)
        + lily(150, 412, 1.15, ROSE, pad=True)
        + lily(238, 396, 1, pad=True)
    )


def two() -> str:
    """A man and a woman exchange cups below the winged lion."""
    rod = (
        rect(146, 140, 8, 112, GOLD)
        + snake([(150, 256), (132, 238), (150, 216), (170, 196), (150, 176), (132, 160)], LEAF, 7)
        + snake([(150, 256), (168, 238), (150, 216), (130, 196), (150, 176), (168, 160)], SEA, 7)
    )
    return (
        sky(MOSS, PAPER, glow=(150, 130), split=250)
        + hills(350, GREEN, 4, 10)
        + house(42, 358, 0.6)
        + tree(272, 362, 0.5)
        + tree(250, 358, 0.36)
        + hills(392, MOSS, 2, 8, shade=LEAF)
        + wing(166, 146, 0.68, turn=22)
        + wing(134, 146, 0.68, True, turn=-22)
        + rod
        + lion_head(150, 122, 0.9, colour=FLAME, mane=WINE)
        + figure(
            72,
            424,
            s=1.28,
            dress="tunic",
            colour=RED,
            trim=GOLD,
            hose=DEEP,
            skin=TAN,
            hair="curly",
            hair_colour=DARK,
            hat="laurel",
            hand=(42, -124),
            holds=cup(1, -10, 0.74),
            off=(36, -112),
        )
        + figure(
            228,
            424,
            s=1.28,
            flip=True,
            dress="gown",
            colour=WHITE,
            trim=GOLD,
            cloak=SEA,
            skin=FAIR,
            hair="long",
            hair_colour=EARTH,
            hat="laurel",
            hand=(42, -124),
            holds=cup(1, -10, 0.74),
            off=(36, -112),
        )
    )


def three() -> str:
    """Three women dance with lifted cups."""
    pumpkin = (
        oval(-10, 0, 12, 14, FLAME)
        + oval(10, 0, 12, 14, FLAME)
        + oval(0, 0, 11, 16, FLAME)
        + path("M0-14q0-8 6-10", "", LEAF, 5)
    )
    return (
        sky(SKY, WHITE, glow=(150, 150), rays=14, split=280)
        + hills(352, MOSS, 2, 10)
        + tree(30, 364, 0.62, fruit=RED)
        + tree(272, 364, 0.62, fruit=GOLD)
        + hills(380, GREEN, 5, 8, shade=LEAF)
        + figure(
            150,
            404,
            s=1.24,
            face="front",
            dress="gown",
            colour=DUSK,
            trim=GOLD,
            hair="long",
            hair_colour=DARK,
            skin=BROWN,
            hat="laurel",
            mood="glad",
            hand=(9, -224),
            off=(-9, -222),
            off_holds=cup(9, -12, 0.82),
        )
        + figure(
            78,
            424,
            s=1.3,
            dress="gown",
            colour=RED,
            trim=GOLD,
            hair="bun",
            hair_colour=GOLD,
            hat="laurel",
            mood="glad",
            pose="walk",
            look=-14,
            hand=(20, -206),
            holds=cup(0, -10, 0.82, turn=-6),
            off=(34, -140),
        )
        + figure(
            222,
            424,
            s=1.3,
            flip=True,
            dress="gown",
            colour=GOLD,
            trim=PLUM,
            hair="long",
            hair_colour=RED,
            hat="laurel",
            mood="glad",
            pose="walk",
            skin=TAN,
            look=-14,
            hand=(20, -206),
            holds=cup(0, -10, 0.82, turn=-6),
            off=(34, -140),
        )
        + place(pumpkin, 150, 420, 0.9)
        + grapes(114, 402, 0.85)
        + grapes(186, 402, 0.85, LEAF)
    )


def _folded(colour: str, skin: str) -> str:
    """Folded arms over those of somebody sitting, seen from the front, in the figure's measure."""

    def part(*joints: Point) -> str:
        return path(track(limb(joints, [17.0] * len(joints))), colour)

    right = part((17, -113), (35, -100), (37, -84)) + part((42, -83), (10, -86), (-26, -92))
    left = part((-17, -113), (-35, -102), (-38, -88)) + part((-43, -90), (-10, -98), (22, -104))
    return right + circle(-29, -93, 7, skin) + left + circle(27, -105, 7.2, skin)


def _shin(side: int) -> str:
    """One of the legs of somebody sitting cross-legged, in the figure's measure."""
    return union(
        [limb([(side * 12, -52), (side * 46, -26), (side * 8, -12), (-side * 22, -6)], (22, 20, 16, 11))], RED
    ) + oval(-side * 28, -4, 10, 6, BARK)


def four() -> str:
    """A young man under a tree ignores the cup held out to him."""
    foliage = blob(
        [(4, 190), (0, 110), (60, 50), (140, 62), (184, 104), (172, 152), (120, 182), (50, 200)], GREEN
    ) + path("M96 92q14-10 28-4M30 150q12-14 28-10M70 176q16-12 30-4M130 150q12-8 24-4M150 116q8-8 18-4", "", LEAF, 4)
    legs = union([limb([(0, -44), (0, -12)], (60, 60))], RED) + _shin(1) + _shin(-1)
    return (
        sky(SAND, PAPER, split=280)
        + streaks(90, 120, WHITE, 6, 4)
        + peaks(364, 60, SKY, "", seed=3, count=4)
        + hills(362, MOSS, 5, 8)
        + path("M60 410Q84 300 76 170H124Q118 300 146 410Z", BARK)
        + path("M92 200q-4 40-6 70M112 200q2 30 4 60", "", INK, 2)
        + foliage
        + hills(394, GREEN, 2, 6, shade=LEAF)
        + figure(
            106,
            422,
            s=1.42,
            pose="sit",
            face="front",
            dress="tunic",
            colour=DEEP,
            trim=GOLD,
            hose=RED,
            shoe=RED,
            skin=FAIR,
            hair_colour=BARK,
            mood="sleep",
            look=-8,
            belly=legs,
            hand=(-38, -94),
            off=(38, -94),
        )
        + place(_folded(DEEP, FAIR), 106, 422, 1.42)
        + cloud_hand(206, 232, 0.92, True, holds=cup(0, 0, 1.15), cloud=WHITE)
        + cup(204, 408, 0.86, foot=True)
        + cup(236, 428, 0.9, foot=True)
        + cup(264, 406, 0.86, foot=True)
    )


def five() -> str:
    """A mourner over three spilled cups, two still standing."""
    puddles = oval(40, 380, 34, 9, RED, "") + oval(94, 414, 34, 9, RED, "") + oval(36, 430, 36, 9, RED, "")
    folds = path("M-8-12L-4-84M6-10L4-70M-20-10L-10-80M14-60L18-12", "", SLATE, 2.4)
    return (
        sky(SLATE, STONE, split=200)
        + streaks(80, 130, MIST, 4, 6)
        + hills(276, DEEP, 3, 10)
        + house(236, 284, 0.95, roof=WINE)
        + tree(280, 282, 0.5, kind="cypress")
        + tree(52, 282, 0.5, kind="cypress")
        + tree(70, 282, 0.4, kind="cypress")
        + rect(0, 284, 300, 60, SKY)
        + cuts(20, 292, 260, 44, WHITE, 7, 30, 2)
        + bridge(230, 298, 1.0)
        + hills(340, MOSS, 4, 6, shade=LEAF)
        + puddles
        + figure(
            182,
            422,
            s=1.46,
            flip=True,
            dress="robe",
            colour=INK,
            trim=SLATE,
            hat="hood",
            hat_colour=INK,
            cloak=INK,
            skin=FAIR,
            mood="sad",
            lean=12,
            look=22,
            hand=(24, -116),
            wide=True,
            off=(22, -122),
            belly=folds,
        )
        + cup(72, 366, 0.86, turn=-102)
        + cup(120, 398, 0.86, turn=-98)
        + cup(62, 416, 0.86, turn=-100)
        + cup(240, 424, 0.92, foot=True)
        + cup(270, 408, 0.86, foot=True)
    )


def six() -> str:
    """A boy hands a smaller girl a cup of flowers."""

    def bloom(x: float, y: float, s: float, a: str, b: str) -> str:
        sprig = (
            "".join(line(0, -56, dx, dy, LEAF, 4) for dx, dy in ((-14, -78), (0, -88), (14, -78)))
            + leaf(-4, -58, 1, -60)
            + leaf(4, -58, 1, 60)
            + rose(-14, -78, 0.72, a)
            + rose(14, -78, 0.72, b)
            + rose(0, -90, 0.78, WHITE)
        )
        return place(sprig + cup(0, 0, 1, foot=True), x, y, s)

    return (
        sky(SKY, PAPER, split=210)
        + house(196, 296, 1.5, roof=EARTH, wall=SAND)
        + tower(126, 300, 50, 140, SAND, PLUM, shade=STONE)
        + tree(270, 300, 0.9)
        + wall(290, 50, STONE, SLATE)
        + rect(0, 336, 300, 110, SAND)
        + path("M10 362H290M10 396H290M70 338L40 440M130 338L120 440M190 338L200 440M246 338L280 440", "", STONE, 2.4)
        + bloom(40, 284, 0.7, ROSE, RED)
        + chest(264, 330, 46, 60, STONE, SLATE)
        + bloom(264, 326, 0.76, RED, GOLD)
        + figure(
            82,
            416,
            s=1.16,
            child=True,
            dress="tunic",
            colour=RED,
            trim=GOLD,
            hose=DEEP,
            skin=FAIR,
            hair_colour=BARK,
            hat="cap",
            hat_colour=SEA,
            lean=10,
            mood="glad",
            hand=(58, -104),
            holds=bloom(0, 18, 0.72, RED, ROSE),
            off=(54, -94),
        )
        + figure(
            214,
            414,
            s=0.86,
            flip=True,
            child=True,
            dress="gown",
            colour=GOLD,
            trim=RED,
            skin=TAN,
            hair="long",
            hair_colour=DARK,
            hat="hood",
            hat_colour=WHITE,
            mood="glad",
            hand=(56, -116),
            off=(54, -104),
        )
        + bloom(34, 428, 0.8, GOLD, PLUM)
        + bloom(148, 434, 0.8, ROSE, GOLD)
        + bloom(266, 436, 0.76, PLUM, RED)
    )


def seven() -> str:
    """Seven cups in the clouds before a dark figure."""
    serpent = snake([(-4, 4), (-24, -10), (-8, -24), (18, -32), (6, -50), (-16, -58)], MOSS, 11)
    veiled = (
        star(0, -32, 44, GOLD, 12, 0.7)
        + blob([(-24, 4, 1), (-20, -24), (-15, -48), (0, -64), (15, -48), (20, -24), (24, 4, 1)], WHITE)
        + path("M-12 0L-8-30M0 0V-28M12 0L8-30", "", STONE, 3)
    )
    jewels = gem(-18, -6, 1.4, RED) + gem(18, -6, 1.4, SEA) + gem(0, -22, 1.9, MOSS)
    laurel = (
        circle(0, -26, 22, "", INK, 10)
        + circle(0, -26, 22, "", LEAF, 6)
        + ring(10, 22, leaf(0, 4, 1.2, 60, MOSS) + leaf(0, 2, 1.2, -50), 0, -26)
    )
    inside = {
        (134, 150): lone_head(0, -31, 1.25, skin=TAN, hair="curly", hat_kind="crown"),
        (228, 152): veiled,
        (54, 264): castle(0, 8, 0.64),
        (148, 256): laurel,
        (244, 264): serpent,
        (54, 382): jewels,
        (246, 382): dragon(-2, 6, 1.06),
    }
    cups = "".join(
        cloud(x, y + 8, 0.62, x > 150, MIST) + place(what, x, y - 42) + cup(x, y, 0.74, foot=True)
        for (x, y), what in inside.items()
    )
    return (
        sky(NIGHT, ROSE, glow=(150, 180), split=286)
        + stars(8, PAPER, 6, 120)
        + cups
        + figure(
            150,
            456,
            s=0.86,
            face="back",
            dress="robe",
            colour=INK,
            trim=INK,
            skin=INK,
            hair_colour=INK,
            cloak=INK,
            hand=(54, -168),
            off=(-54, -168),
        )
    )


def eight_of() -> str:
    """Somebody leaves eight stacked cups for the hills."""
    stack = "".join(cup(x, 430, 0.84, foot=True) for x in (38, 82, 126, 170, 214)) + "".join(
        cup(x, 378, 0.84, foot=True) for x in (60, 104, 148)
    )
    return (
        sky(NIGHT, DEEP, split=220)
        + stars(10, PAPER, 8, 150)
        + circle(150, 106, 42, GOLD)
        + path("M150 64A42 42 0 0 1 150 148A60 60 0 0 0 150 64Z", DUSK)
        + path("M138 92q5-4 10 0M146 120q-8-3-12 2M150 98l-8 14h6", "", INK, 2)
        + peaks(320, 130, DUSK, "", seed=5, count=3)
        + hills(306, LEAF, 7, 14)
        + path("M10 372Q120 352 190 366T290 336V450H10Z", GREEN)
        + path("M150 450Q170 400 226 378T286 330", "", SAND, 16)
        + figure(
            226,
            372,
            s=1.16,
            pose="walk",
            dress="robe",
            colour=RED,
            trim=GOLD,
            cloak=WINE,
            hat="hood",
            hat_colour=WINE,
            lean=8,
            look=-4,
            hand=(36, -108),
            holds=staff(70, 108, 6, leaves=False),
            off=(20, -90),
        )
        + stack
    )


def nine() -> str:
    """A pleased man before his nine cups."""
    spots = [(150 + 29 * i, 166 + i * i * 3.4) for i in range(-4, 5)]
    shelf: list[Point] = [(4, 234, 1), *[(x, y) for x, y in spots], (296, 234, 1)]
    board = (
        blob([*shelf, (296, 340, 1), (4, 340, 1)], DEEP)
        + bend(shelf, INK, 13)
        + bend(shelf, BRASS, 8)
        + path("M40 262V336M78 240V336M114 226V336M186 226V336M222 240V336M260 262V336", "", NIGHT, 3)
    )
    return (
        sky(GOLD, PAPER, glow=(150, 120), rays=18, split=200)
        + board
        + "".join(cup(x, y - 4, 0.6, foot=True) for x, y in spots)
        + rect(0, 336, 300, 110, EARTH)
        + path("M10 366H290M10 398H290M60 338V366M160 366V398M240 338V366M90 398V440M210 398V440", "", BARK, 2.4)
        + chest(150, 358, 150, 66, BARK, BARK)
        + figure(
            150,
            424,
            s=1.44,
            pose="sit",
            face="front",
            dress="tunic",
            colour=WHITE,
            trim=RED,
            hose=RED,
            shoe=BARK,
            skin=FAIR,
            hair_colour=BARK,
            hat="hat",
            hat_colour=RED,
            mood="glad",
            hand=(-38, -94),
            off=(38, -94),
        )
        + place(_folded(WHITE, FAIR), 150, 424, 1.44)
    )


def ten() -> str:
    """A family below a rainbow of cups."""
    arc = "".join(cup(*polar(150, 262, 115, -81 + 18 * i), 0.66) for i in range(10))
    return (
        sky(SKY, WHITE, split=290)
        + rainbow(150, 264, 136, (RED, FLAME, GOLD, GREEN, SEA), 9)
        + hills(268, MOSS, 3, 5)
        + arc
        + tree(30, 340, 0.55)
        + house(66, 350, 0.95)
        + tree(270, 336, 0.5)
        + hills(352, GREEN, 5, 8, shade=LEAF)
        + flowers(20, 428, 70, 4, s=0.9)
        + path("M60 360q12 20-14 40t-30 50", "", SAND, 10)
        + figure(
            116,
            430,
            s=1.06,
            face="back",
            dress="robe",
            colour=RED,
            trim=GOLD,
            hair_colour=DARK,
            skin=TAN,
            hand=(18, -130),
            off=(-42, -196),
        )
        + figure(
            158,
            432,
            s=1.02,
            face="back",
            dress="gown",
            colour=DEEP,
            trim=GOLD,
            hair="long",
            hair_colour=EARTH,
            hand=(44, -196),
            off=(-18, -132),
        )
        + figure(
            216,
            430,
            s=0.6,
            child=True,
            pose="walk",
            dress="tunic",
            colour=GOLD,
            hose=PLUM,
            mood="glad",
            hand=(38, -150),
            off=(16, -206),
            hair_colour=BARK,
        )
        + figure(
            264,
            430,
            s=0.58,
            child=True,
            flip=True,
            pose="walk",
            dress="gown",
            colour=ROSE,
            mood="glad",
            hair="long",
            hair_colour=GOLD,
            hand=(44, -150),
            off=(16, -206),
        )
    )


def page() -> str:
    """A youth and the fish in his cup."""
    spots = ((-13, -140), (2, -126), (12, -142), (-9, -92), (8, -96), (-16, -74), (1, -76), (18, -76))
    pattern = "".join(
        place(ring(5, 4.4, circle(0, 0, 3.2, WHITE, "")) + circle(0, 0, 2.6, GOLD, ""), x, y) for x, y in spots
    )
    leap = (
        fish(-4, -83, 0.98, flip=True, turn=56)
        + path("M-20-46q-8-4-10-14M22-46q8-6 9-16M30-42q8-2 12-9", "", INK, 6)
        + path("M-20-46q-8-4-10-14M22-46q8-6 9-16M30-42q8-2 12-9", "", SKY, 3)
    )
    return (
        sky(PAPER, ROSE, split=220)
        + streaks(90, 90, WHITE, 5, 4)
        + sea(290, SEA, SKY, rows=5)
        + path("M10 330q28-16 56 0t56 0t56 0t56 0t60 0V350H10Z", DEEP)
        + rect(0, 372, 300, 80, SAND)
        + path("M6 374q30-10 60 0t60 0t60 0t60 0t60 0", "", WHITE, 6)
        + cuts(30, 392, 240, 40, EARTH, 7, 20, 3)
        + figure(
            128,
            424,
            s=1.5,
            face="front",
            dress="tunic",
            colour=PLUM,
            trim=GOLD,
            hose=DEEP,
            shoe=BARK,
            skin=FAIR,
            hair="none",
            feet=((14, -5), (-14, -5)),
            lean=-6,
            belly=pattern
            + glance(-8, -180, 1, False, -4, hair="curly", hair_colour=EARTH, hat_kind="band", hat_colour=SEA),
            hand=(56, -124),
            holds=leap + cup(0, -10, 1.05),
            off=(-46, -146),
        )
    )


def knight() -> str:
    """A rider with a winged helmet brings a cup."""
    return (
        sky(SKY, SAND, glow=(190, 190), split=240)
        + streaks(90, 80, WHITE, 6)
        + peaks(312, 120, STONE, WHITE, seed=7, count=3)
        + hills(310, MOSS, 2)
        + tree(262, 320, 0.6)
        + tree(232, 316, 0.45)
        + hills(340, GREEN, 4, shade=LEAF)
        + river([(250, 344), (206, 362), (230, 392), (196, 440)], 170, 30, SKY)
        + horse(128, 402, 1.14, gait="walk", colour=WHITE, mane=STONE, cloth=DEEP, trim=GOLD)
        + figure(
            *saddle(128, 402, 1.14, rider=1.22),
            s=1.22,
            pose="ride",
            dress="armour",
            hat="winged",
            trim=RED,
            cloak=RED,
            skin=FAIR,
            hair_colour=EARTH,
            hand=(50, -184),
            holds=cup(2, -12, 1.1),
            off=(34, -108),
        )
        + grass(40, 430, 1.1)
        + grass(272, 432, 1)
    )


def queen() -> str:
    """A queen by the sea looks at a closed cup."""
    lid = (
        path("M-24-36Q-22-58 0-62Q22-58 24-36Z", GOLD)
        + path("M0-62V-84M-9-75H9", "", INK, 8)
        + path("M0-62V-84M-9-75H9", "", GOLD, 4)
        + path("M-24-30Q-46-30-40-6Q-34 0-22-10M24-30Q46-30 40-6Q34 0 22-10", "", INK, 8)
        + path("M-24-30Q-46-30-40-6Q-34 0-22-10M24-30Q46-30 40-6Q34 0 22-10", "", GOLD, 4)
    )
    child_of_sea = (
        rope([(0, 4), (4, 22), (-6, 36), (8, 44)], SEA, 9)
        + poly([(4, 44), (22, 34), (20, 54)], SEA)
        + circle(0, 0, 9, STONE)
        + circle(0, -16, 11, STONE)
        + circle(-4, -17, 1.6, INK, "")
        + circle(4, -17, 1.6, INK, "")
    )
    return (
        sky(MIST, PAPER, split=230)
        + streaks(90, 80, WHITE, 7, 4)
        + hills(300, STONE, 3, 8)
        + sea(306, SEA, SKY, rows=4)
        + path("M6 372q24-10 48 0t48 0t48 0t48 0t48 0t48 0V450H6Z", SAND)
        + path("M6 372q24-10 48 0t48 0t48 0t48 0t48 0t48 0", "", WHITE, 6)
        + throne(140, 412, STONE, motif="shell", cushion=PLUM, s=1.12)
        + place(child_of_sea, 72, 326, 1.25)
        + place(child_of_sea, 208, 326, 1.25, True)
        + place(child_of_sea, 86, 190, 0.95)
        + figure(
            140,
            420,
            s=1.42,
            pose="sit",
            face="front",
            dress="gown",
            colour=WHITE,
            trim=GOLD,
            cloak=SEA,
            hair="none",
            skin=FAIR,
            belly=glance(2, -146, 1, False, 8, hair="long", hair_colour=GOLD, hat_kind="crown"),
            hand=(54, -100),
            holds=place(cup(0, -8, 1) + place(lid, 0, -8), 0, 0, 0.8),
            off=(48, -84),
        )
        + oval(40, 420, 12, 6, ROSE)
        + oval(256, 424, 14, 7, STONE)
        + oval(226, 430, 9, 5, WHITE)
    )


def king() -> str:
    """A king on a throne amid the waves."""
    return (
        sky(DEEP, SKY, split=190)
        + streaks(90, 60, SKY, 5, 4)
        + ship(52, 290, 0.9, True, sail=PAPER)
        + sea(286, DEEP, SEA, rows=4)
        + waves(330, SEA, WHITE, 56, 10)
        + fish(256, 192, 1.0, turn=-52)
        + path("M232 290q2-14 10-18M264 290q-2-14-8-16M248 288q0-10 1-16", "", WHITE, 4)
        + throne(150, 404, STONE, motif="", cushion=DEEP, s=1.1)
        + figure(
            150,
            412,
            s=1.36,
            pose="sit",
            face="front",
            dress="robe",
            colour=GOLD,
            trim=RED,
            cloak=PLUM,
            hat="crown",
            beard="short",
            hair_colour=STONE,
            skin=TAN,
            hand=(40, -92),
            holds=cup(2, -10, 0.95),
            off=(-46, -92),
            off_holds=tool("sceptre", 0.95),
        )
        + waves(424, DEEP, WHITE, 48, 26)
    )


SCENES: dict[str, Callable[[], str]] = {
    "cups-01": ace,
    "cups-02": two,
    "cups-03": three,
    "cups-04": four,
    "cups-05": five,
    "cups-06": six,
    "cups-07": seven,
    "cups-08": eight_of,
    "cups-09": nine,
    "cups-10": ten,
    "cups-11": page,
    "cups-12": knight,
    "cups-13": queen,
    "cups-14": king,
}
