"""The suit of Swords."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def ace() -> str:
    """A hand from a cloud raises a sword through a crown."""
    palm_branch = bend([(0, 0), (18, 26), (22, 62)], LEAF, 4) + "".join(
        leaf(x, y, 1.1, t)
        for x, y, t in (
            (8, 10, 70),
            (15, 24, 90),
            (20, 40, 100),
            (6, 16, 190),
            (14, 34, 200),
            (20, 52, 205),
            (22, 62, 165),
        )
    )
    olive = (
        bend([(0, 0), (-18, 26), (-22, 62)], LEAF, 4)
        + "".join(
            leaf(x, y, 1.1, t, MOSS)
            for x, y, t in (
                (-8, 10, -70),
                (-15, 24, -90),
                (-20, 40, -100),
                (-6, 16, 170),
                (-14, 34, 160),
                (-20, 52, 155),
                (-22, 62, 195),
            )
        )
        + circle(-30, 34, 4.5, RED)
        + circle(-4, 44, 4.5, RED)
    )
    return (
        sky(SEA, MIST, glow=(172, 130), rays=20, split=320)
        + peaks(430, 120, SLATE, "", seed=5, count=3)
        + peaks(446, 80, STONE, "", seed=2, count=4)
        + cloud_hand(172, 300, 1.08, holds=sword(0, 0, 1.5, 0, 132))
        + place(olive, 146, 146, 1.2)
        + place(palm_branch, 198, 146, 1.2)
        + crown(172, 136, 1.25)
        + path("M163 150L164 118H180L181 150Q172 152 163 150Z", WHITE, "")
        + path("M172 118V150L181 150L180 118Z", STONE, "")
        + "".join(
            place(path("M0-8Q5 0 0 8Q-5 0 0-8Z", GOLD), x, y)
            for x, y in ((104, 132), (240, 132), (126, 108), (218, 108), (140, 262), (206, 262))
        )
    )


def two() -> str:
    """A blindfolded woman with crossed swords by the sea."""
    return (
        sky(NIGHT, DUSK, glow=(226, 108), split=220)
        + moon(222, 104, 30, 20)
        + stars(8, PAPER, 3, 180)
        + sea(286, DEEP, SKY, rows=6)
        + poly([(28, 318), (38, 296), (56, 304), (70, 320)], SLATE)
        + poly([(224, 312), (240, 286), (254, 298), (268, 314)], SLATE)
        + poly([(96, 300), (104, 290), (116, 300)], SLATE)
        + rect(0, 388, 300, 60, STONE)
        + path("M10 408H290M70 390V408M150 408V440M230 390V408", "", SLATE, 2.4)
        + chest(150, 352, 150, 62, STONE, SLATE)
        + figure(
            150,
            420,
            s=1.46,
            pose="sit",
            face="front",
            dress="robe",
            colour=WHITE,
            trim=SKY,
            hair="long",
            hair_colour=INK,
            skin=FAIR,
            hat="blindfold",
            hat_colour=PAPER,
            off=(22, -110),
            off_holds=sword(0, 0, 0.95, 46, 84, guard=14),
            hand=(-22, -110),
            holds=sword(0, 0, 0.95, -46, 84, guard=14),
        )
    )


def three() -> str:
    """Three swords through a heart under rain."""
    blades = ((150, 156, 180.0, 214), (64, 184, 140.0, 226), (236, 184, 220.0, 226))
    whole = "".join(sword(x, y, 1.15, t, long) for x, y, t, long in blades)
    entering = "".join(
        sword(x, y, 1.15, t, long, stuck=long - run) for (x, y, t, long), run in zip(blades, (72, 84, 84), strict=True)
    )
    slits = "".join(
        place(path("M-12 0Q0 7 12 0", "", WINE, 6), *polar(x, y, 1.15 * (14 + run), t), turn=t - 180)
        for (x, y, t, _), run in zip(blades, (72, 84, 84), strict=True)
    )
    return (
        sky(SLATE, MIST, split=310)
        + rain(20, 120, 264, 300, WHITE, 40, 6)
        + whole
        + heart(150, 276, 1.84)
        + slits
        + entering
        + cloud(112, 118, 0.8, colour=STONE)
        + cloud(238, 112, 0.8, True, STONE)
        + cloud(176, 96, 0.7, colour=MIST)
        + rain(20, 360, 264, 60, WHITE, 10, 6)
    )


def four() -> str:
    """A stone knight on his tomb."""
    hung = "".join(sword(x, 152, 1.08, 180, 94, guard=18) for x in (48, 98, 148))
    praying = path("M-4-6Q10-9 22 0Q10 9-4 6Z", MIST) + path("M0 0H16", "", INK, 1.6)
    return (
        wall(10, 440, SLATE, DUSK, top=False)
        + path("M190 262L70 430H270L272 262Z", GOLD, "", None, ' opacity=".18"')
        + window(226, 264, 92, 168)
        + hung
        + rect(32, 322, 56, 18, PAPER, None, 8)
        + figure(
            270,
            322,
            s=1.15,
            turn=-90,
            dress="armour",
            steel=MIST,
            colour=MIST,
            trim=SLATE,
            skin=MIST,
            hair="short",
            hair_colour=STONE,
            hat="helmet",
            hat_colour=STONE,
            mood="sleep",
            feet=((2, -5), (-6, -5)),
            hand=(36, -136),
            holds=praying,
            off=(34, -132),
        )
        + rect(18, 338, 264, 20, SAND, None, 3)
        + rect(28, 358, 244, 82, EARTH)
        + path("M42 370H258V426H42Z", "", BARK, 3)
        + sword(216, 398, 1.05, -90, 136)
    )


def five() -> str:
    """A smirking man gathers swords; two walk off."""
    rag = poly(
        [
            (0, 0),
            (26, -8),
            (60, -20),
            (104, -12),
            (150, -28),
            (214, -14),
            (184, -8),
            (240, 4),
            (168, 4),
            (196, 16),
            (124, 10),
            (96, 22),
            (70, 8),
            (24, 14),
            (36, 4),
        ],
        STONE,
    )
    dark = rag.replace(STONE, SLATE)
    return (
        sky(SKY, PAPER, split=250)
        + place(rag.replace(STONE, WHITE), 130, 216, 0.7)
        + place(rag, -20, 196, 0.7)
        + place(dark, 66, 104, 1.0)
        + place(rag, 160, 158, 0.8)
        + hills(280, DEEP, 4, 6)
        + sea(286, SEA, WHITE, 350, 4)
        + hills(346, SAND, 5, 8, shade=EARTH)
        + figure(
            266,
            352,
            s=0.54,
            dress="robe",
            colour=SLATE,
            hair_colour=BARK,
            lean=16,
            look=26,
            hand=(18, -172),
            off=(20, -168),
        )
        + figure(
            222,
            368,
            s=0.7,
            pose="walk",
            dress="robe",
            colour=WINE,
            hair_colour=INK,
            skin=TAN,
            lean=10,
            look=22,
            cloak=PLUM,
        )
        + sword(240, 398, 0.92, -84, 62, guard=14)
        + sword(262, 424, 0.92, -92, 80, guard=14)
        + figure(
            112,
            424,
            s=1.46,
            face="front",
            dress="tunic",
            colour=GREEN,
            trim=RED,
            hose=RED,
            shoe=BARK,
            skin=FAIR,
            hair="none",
            feet=((16, -5), (-16, -5)),
            belly=glance(4, -180, 1, False, 0, hair="wild", hair_colour=FLAME, mood="glad"),
            hand=(34, -92),
            holds=sword(0, 0, 0.9, 179, 78, stuck=4, guard=18),
            off=(-32, -90),
            off_holds=sword(2, 0, 0.9, 11, 84, guard=15) + sword(-3, 2, 0.9, -13, 84, guard=15),
        )
    )


def six() -> str:
    """A ferryman poles a woman and a child to the far shore."""
    blades = "".join(
        sword(x, 262 + i % 2 * 8, 0.95, 180, 96, stuck=12, guard=11)
        for i, x in enumerate((140, 164, 188, 212, 236, 260))
    )
    return (
        sky(MIST, SAND, split=190)
        + circle(214, 106, 30, GOLD)
        + streaks(96, 100, WHITE, 3)
        + peaks(256, 90, STONE, "", seed=5, count=4)
        + hills(246, SLATE, 3, 8)
        + tree(250, 250, 0.5, kind="fir", colour=LEAF)
        + tree(222, 252, 0.4, kind="fir", colour=LEAF)
        + sea(262, SEA, SKY, rows=7)
        + boat(150, 384, 1.14, part="back")
        + figure(
            58,
            358,
            s=1.12,
            dress="tunic",
            colour=BARK,
            trim=GOLD,
            hose=SLATE,
            skin=BROWN,
            hair_colour=INK,
            lean=10,
            hat="cap",
            hat_colour=DUSK,
            hand=(40, -118),
            off=(38, -148),
            off_holds=staff(60, 190, 14, leaves=False),
            feet=((16, -5), (-16, -5)),
        )
        + blades
        + figure(
            128,
            376,
            s=0.86,
            pose="sit",
            dress="robe",
            colour=PLUM,
            hat="hood",
            hat_colour=PLUM,
            cloak=PLUM,
            lean=14,
            look=12,
        )
        + figure(166, 380, s=0.56, pose="sit", dress="robe", colour=ROSE, hair_colour=EARTH, lean=4, child=True)
        + boat(150, 384, 1.14, part="front")
        + cuts(30, 410, 240, 24, SKY, 7, 34, 3)
    )


def seven() -> str:
    """A thief tiptoes off with five swords."""
    bundle = "".join(sword(-16 + 7 * i, 2 + 6 * i, 0.84, 4 + 11.5 * i, 80, guard=10) for i in range(5))
    return (
        sky(GOLD, SAND, split=230)
        + streaks(90, 60, PAPER, 8, 4)
        + hills(320, BRASS, 4, 8)
        + tent(246, 340, 1.0)
        + tent(100, 334, 1.05, stripe=LEAF)
        + tent(178, 330, 0.66, stripe=SEA)
        + hills(344, SAND, 2, 6, shade=EARTH)
        + sword(36, 284, 1.05, 180, 104, stuck=10, guard=17)
        + sword(68, 304, 1.05, 180, 104, stuck=10, guard=17)
        + path("M24 398q12-6 24 0M56 418q12-6 24 0", "", EARTH, 4)
        + figure(
            130,
            422,
            s=1.44,
            pose="walk",
            dress="tunic",
            colour=DEEP,
            trim=RED,
            hose=RED,
            shoe=BARK,
            skin=FAIR,
            hair="none",
            lean=8,
            belly=glance(15, -177, 1, True, 6, hair_colour=BARK, hat_kind="cap", hat_colour=RED, mood="glad"),
            hand=(36, -100),
            holds=bundle,
            off=(50, -84),
            feet=((32, -8), (-26, -10)),
        )
    )


def eight_of() -> str:
    """A bound woman amid eight swords."""

    def band(y: float, half: float) -> str:
        return poly([(-half, y - 5), (0, y), (half, y - 6), (half, y + 3), (0, y + 9), (-half, y + 4)], PAPER)

    bands = band(-140, 30) + band(-122, 33) + band(-102, 33) + band(-84, 30)
    back = "".join(sword(x, 224, 1.0, 180, 112, stuck=8, guard=10) for x in (56, 100, 200, 244))
    near = "".join(
        sword(x, y, 1.14, 180, 128, stuck=8, guard=11) for x, y in ((32, 258), (78, 272), (222, 272), (268, 258))
    )
    return (
        sky(SLATE, MIST, split=210)
        + streaks(80, 90, STONE, 6, 5)
        + poly([(176, 330), (200, 216), (244, 190), (300, 214), (300, 330)], BARK)
        + castle(240, 202, 0.62)
        + hills(318, EARTH, 3, 6)
        + back
        + path("M10 356q40-10 90 0t100-4t100 6V450H10Z", BARK)
        + oval(70, 420, 56, 9, SKY, "")
        + oval(238, 412, 46, 8, SKY, "")
        + oval(170, 434, 60, 7, SKY, "")
        + path("M40 419q14-4 28 0M224 411q12-4 24 0M150 433q14-4 28 0", "", WHITE, 2.6)
        + near
        + figure(
            150,
            422,
            s=1.46,
            face="front",
            dress="robe",
            colour=RED,
            trim=RED,
            hair="long",
            hair_colour=BARK,
            skin=FAIR,
            hat="blindfold",
            mood="sad",
            hand=(24, -80),
            off=(-24, -80),
        )
        + place(bands, 150, 422, 1.46)
    )


def nine() -> str:
    """Somebody sits up in bed, nine swords on the wall."""
    hung = "".join(sword(104, 86 + 17 * i, 0.9, 90, 172, guard=8) for i in range(9))
    patches = "".join(
        rose(88 + 44 * i + 22 * row, 366 + 26 * row, 0.95, (RED, WHITE)[(i + row) % 2])
        for row in range(2)
        for i in range(4 - row)
    ) + rose(248, 392, 0.95, WHITE)
    return (
        sky(NIGHT, NIGHT, grain=0.08)
        + hung
        + rect(0, 420, 300, 30, BARK)
        + bed(152, 436, 256, 106, SEA, DEEP, EARTH, "back")
        + rect(30, 374, 120, 40, WHITE)
        + figure(
            80,
            414,
            s=1.26,
            pose="sit",
            dress="robe",
            colour=WHITE,
            trim=WHITE,
            skin=FAIR,
            hair="long",
            hair_colour=EARTH,
            mood="sleep",
            lean=14,
            look=12,
            hand=(35, -134),
            off=(37, -128),
        )
        + bed(152, 436, 256, 106, SEA, DEEP, EARTH, "front")
        + patches
    )


def ten() -> str:
    """A man lies slain by ten swords at daybreak."""
    blades = "".join(
        sword(90 + 14.8 * i, 246 + (i % 2) * 18, 1.0, 180, 118 - (i % 2) * 8, stuck=12, guard=7.5) for i in range(10)
    )
    return (
        rect(10, 10, 280, 430, INK, "")
        + cuts(20, 24, 260, 180, DUSK, 22, 40, 3)
        + streaks(110, 70, NIGHT, 3, 6)
        + rect(10, 214, 280, 66, GOLD, "")
        + rect(10, 200, 280, 18, FLAME, "")
        + peaks(280, 46, NIGHT, "", seed=5, count=5)
        + sea(278, DEEP, GOLD, 350, 5)
        + path("M10 342q60-10 130 0t150-4V450H10Z", BARK)
        + cuts(30, 412, 240, 22, INK, 6, 30, 4)
        + blob([(36, 396, 1), (60, 372), (150, 360), (216, 374), (232, 400), (190, 418), (110, 422), (50, 416)], WINE)
        + figure(
            24,
            384,
            s=1.26,
            turn=90,
            dress="tunic",
            colour=RED,
            trim=GOLD,
            hose=SAND,
            shoe=BARK,
            skin=FAIR,
            hair_colour=INK,
            feet=((6, -5), (-8, -5)),
            hand=(30, -190),
            off=(30, -120),
        )
        + blades
    )


def page() -> str:
    """A youth with a raised sword looks over his shoulder."""
    return (
        sky(SKY, PAPER, split=250)
        + cloud(238, 250, 0.7)
        + cloud(60, 226, 0.7, True)
        + "".join(
            bird(x, y, k, pose="far")
            for x, y, k in ((112, 100, 0.9), (146, 76, 0.8), (178, 106, 0.9), (202, 84, 0.7), (262, 150, 0.8))
        )
        + tree(30, 366, 0.62, kind="wind")
        + tree(244, 366, 0.5, kind="wind")
        + hills(362, MOSS, 3, 10)
        + hills(390, GREEN, 5, 10, shade=LEAF)
        + figure(
            150,
            420,
            s=1.42,
            pose="walk",
            dress="tunic",
            colour=PLUM,
            trim=GOLD,
            hose=GOLD,
            shoe=RED,
            skin=TAN,
            hair="none",
            lean=4,
            behind=blob(
                [
                    (-8, -152, 1),
                    (28, -162),
                    (58, -146),
                    (92, -160, 1),
                    (84, -138),
                    (92, -122, 1),
                    (56, -116),
                    (28, -126),
                    (-4, -124, 1),
                ],
                RED,
            ),
            belly=glance(9, -180, 1, True, 0, skin=TAN, hair="wild", hair_colour=BARK, mood="stern"),
            hand=(46, -180),
            holds=sword(0, 0, 0.95, 14, 96),
            off=(44, -152),
        )
    )


def knight() -> str:
    """A rider charges through the storm."""
    return (
        sky(SEA, MIST, split=290)
        + path("M96 92L196 82M110 146L168 140M186 166L280 154M20 160L70 154M150 196L200 190", "", WHITE, 4)
        + cloud(230, 116, 0.8, True, STONE)
        + cloud(120, 118, 0.5, colour=STONE)
        + hills(330, LEAF, 3, 8)
        + tree(74, 336, 1.1, True, "wind", colour=GREEN, shade=LEAF)
        + tree(272, 318, 0.86, True, "wind", colour=GREEN, shade=LEAF)
        + hills(384, MOSS, 5, 8, shade=GREEN)
        + horse(142, 428, 0.98, gait="gallop", colour=WHITE, mane=STONE, cloth=PLUM, trim=GOLD)
        + figure(
            *saddle(142, 428, 0.98, gait="gallop", rider=1.1),
            s=1.1,
            pose="ride",
            lean=24,
            dress="armour",
            colour=RED,
            trim=GOLD,
            hat="plume",
            cloak=RED,
            skin=FAIR,
            mood="stern",
            off=(60, -186),
            off_holds=sword(0, 0, 0.95, 44, 92),
            hand=(56, -108),
        )
    )


def queen() -> str:
    """A stern queen lifts sword and hand."""
    return (
        sky(SKY, PAPER, split=270)
        + cloud(70, 330, 1, colour=MIST)
        + cloud(244, 316, 0.9, colour=MIST)
        + cloud(58, 200, 0.7)
        + streaks(70, 70, WHITE, 8)
        + bird(150, 82, 1.4, pose="far")
        + hills(360, LEAF, 4, 10)
        + tree(34, 372, 0.6, kind="cypress", colour=LEAF)
        + tree(268, 370, 0.7, kind="cypress", colour=LEAF)
        + hills(396, SAND, 7, 8, shade=EARTH)
        + throne(156, 412, STONE, motif="cloud", cushion=DUSK, s=1.12)
        + figure(
            156,
            420,
            s=1.42,
            pose="sit",
            face="front",
            dress="gown",
            colour=WHITE,
            trim=GOLD,
            cloak=DEEP,
            hair="long",
            hair_colour=INK,
            hat="crown",
            skin=TAN,
            wide=True,
            mood="stern",
            hand=(46, -94),
            holds=sword(0, 0, 1.05, 0, 116),
            off=(-48, -120),
        )
    )


def king() -> str:
    """A king looks straight ahead, his sword tilted."""
    return (
        sky(DUSK, ROSE, glow=(150, 180), split=280)
        + streaks(100, 110, PLUM, 4, 5)
        + hills(356, LEAF, 4, 8)
        + "".join(
            tree(x, 366, k, kind="cypress", colour=GREEN) for x, k in ((34, 0.62), (60, 0.5), (246, 0.55), (272, 0.68))
        )
        + hills(394, MOSS, 7, 8, shade=LEAF)
        + throne(146, 412, SAND, motif="butterfly", shade=EARTH, cushion=NIGHT, s=1.18)
        + butterfly(146, 138, 1.62)
        + butterfly(74, 282, 1.35)
        + butterfly(218, 282, 1.35)
        + figure(
            146,
            420,
            s=1.42,
            pose="sit",
            face="front",
            dress="robe",
            colour=SKY,
            trim=GOLD,
            cloak=RED,
            hat="crown",
            beard="long",
            hair_colour=STONE,
            skin=FAIR,
            mood="stern",
            old=True,
            hand=(46, -88),
            holds=sword(0, 0, 1.05, 18, 116),
            off=(-34, -66),
        )
    )


SCENES: dict[str, Callable[[], str]] = {
    "swords-01": ace,
    "swords-02": two,
    "swords-03": three,
    "swords-04": four,
    "swords-05": five,
    "swords-06": six,
    "swords-07": seven,
    "swords-08": eight_of,
    "swords-09": nine,
    "swords-10": ten,
    "swords-11": page,
    "swords-12": knight,
    "swords-13": queen,
    "swords-14": king,
}
