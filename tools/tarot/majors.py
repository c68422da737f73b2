"""The majors 0 to X."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def fool() -> str:
    """Major 0: the youth at the cliff's edge."""
    bundle = (
        staff(70, 34, 62, leaves=False)
        + path("M52-46Q36-30 44-8Q60 4 78-6Q86-30 70-44Z", SEA)
        + path("M56-30l10 8M52-16l14 4", "", GOLD, 3)
    )
    return (
        sky(GOLD, glow=(228, 100), rays=16)
        + sun(228, 100, 30, PAPER, face=False, ray=FLAME)
        + peaks(330, 120, SKY, WHITE, seed=4, count=3)
        + rect(10, 372, 280, 70, MIST)
        + peaks(376, 70, SEA, "", seed=9, count=4)
        + cuts(206, 392, 80, 44, SKY, 5, 30, 2)
        + cliff([(6, 372), (90, 366), (188, 378), (206, 386), (190, 404)], GREEN, LEAF)
        + dog(72, 374, 0.95, jump=True)
        + figure(
            140,
            374,
            s=1.36,
            pose="walk",
            dress="tunic",
            colour=RED,
            trim=GOLD,
            hose=PAPER,
            shoe=BARK,
            look=-22,
            hair="curly",
            hat="cap",
            hat_colour=GREEN,
            hand=(48, -138),
            holds=rose(4, -10, 0.8, WHITE, stem=True),
            off=(8, -128),
            off_holds=place(bundle, flip=True),
        )
    )


def hermit() -> str:
    """Major 9: the old man with the lantern."""
    return (
        sky(NIGHT, glow=(224, 224))
        + stars(14, PAPER, 5, 200)
        + peaks(420, 190, DEEP, MIST, seed=2, count=3)
        + snow(18, WHITE, 4)
        + poly([(0, 450), (40, 404), (96, 380), (190, 376), (240, 396), (300, 450)], WHITE)
        + cuts(50, 396, 190, 36, STONE, 9, 22, 2)
        + circle(224, 224, 54, GOLD, "").replace("/>", ' opacity=".35"/>')
        + figure(
            134,
            386,
            s=1.42,
            dress="robe",
            colour=SLATE,
            trim=STONE,
            hat="hood",
            hat_colour=SLATE,
            beard="long",
            hair_colour=WHITE,
            cloak=STONE,
            lean=7,
            old=True,
            wide=True,
            hand=(64, -156),
            holds=lantern(1),
            off=(40, -92),
            off_holds=staff(86, 92, 4, leaves=False),
        )
    )


def magician() -> str:
    """Major 1: the robed figure with the four signs on the table."""
    arbour = "".join(
        leaf(20 + i * 20, 84 - 5 * (i % 2), 1.7, 150 + i * 53 % 90, LEAF if i % 3 else GREEN)
        + leaf(20 + i * 20, 80, 1.5, -40 + i * 37 % 80)
        for i in range(14)
    )
    arbour += "".join(
        rose(x, y, 1, RED) for x, y in ((30, 84), (112, 88), (222, 90), (268, 84), (250, 120), (40, 124), (186, 86))
    )
    cloth = (
        path("M14 344H212L206 450H14Z", WINE)
        + path("M14 358Q110 376 210 358", "", GOLD, 4)
        + cuts(30, 388, 160, 50, RED, 6, 30, 3)
    )
    return (
        sky(GOLD, SAND, glow=(150, 210), rays=20, split=330)
        + path("M14 14V150Q26 96 60 92Q150 70 240 92Q274 96 286 150V14Z", LEAF)
        + arbour
        + rect(10, 404, 280, 40, MOSS)
        + flowers(224, 430, 56, 4, (WHITE, RED))
        + figure(
            150,
            428,
            s=1.4,
            face="front",
            dress="robe",
            colour=WHITE,
            trim=LEAF,
            cloak=RED,
            hair_colour=INK,
            hat="band",
            skin=TAN,
            wide=True,
            hand=(64, -82),
            holds=path("M-3 2L-1 22Q2 26 5 22L5 0Z", TAN),
            off=(-50, -196),
            off_holds=tool("rod", 1.15, -14),
        )
        + eight(150, 124, 0.86, FLAME)
        + path("M10 296H188L216 344H10Z", EARTH)
        + rect(10, 342, 208, 12, BARK, None, 3)
        + cloth
        + staff(76, 40, 88, 1.1, leaves=True, x=96, y=306)
        + cup(46, 318, 1.15, foot=True)
        + coin(168, 300, r=25)
        + sword(70, 332, 0.95, 88, 100)
    )


def priestess() -> str:
    """Major 2: the veiled woman between the pillars."""
    fruit = "".join(
        circle(x, y, 9, RED)
        + poly([(x - 4, y - 8), (x, y - 15), (x + 4, y - 8)], RED)
        + leaf(x + 6, y + 8, 0.9, 120)
        + leaf(x - 6, y + 8, 0.9, -120)
        for x, y in ((92, 112), (208, 112), (92, 176), (208, 176), (92, 240), (208, 240))
    )
    scroll = book(-4, -66, 0.95, -10) + blob(
        [(20, -108), (34, -84), (42, -40), (46, -4, 1), (16, -6, 1), (12, -44), (4, -70), (14, -92)], SEA
    )
    return (
        sky(SEA)
        + rect(66, 84, 168, 300, DUSK)
        + rect(66, 78, 168, 12, GOLD)
        + fruit
        + pillar(46, 424, 40, 340, INK, "#46393a")
        + pillar(254, 424, 40, 340, WHITE, STONE)
        + rect(10, 404, 280, 40, DEEP)
        + cuts(30, 416, 240, 20, SEA, 6, 30, 2)
        + rect(86, 326, 128, 92, STONE)
        + figure(
            150,
            418,
            s=1.5,
            pose="sit",
            face="front",
            dress="robe",
            colour=MIST,
            trim=WHITE,
            cloak=SEA,
            hair_colour=INK,
            hat="veil",
            hat_colour=WHITE,
            skin=TAN,
            wide=True,
            belly=scroll,
            hand=(14, -78),
            off=(-34, -64),
        )
        + circle(150, 158, 11, PAPER)
        + moon(138, 404, 38, -90, GOLD)
    )


def empress() -> str:
    """Major 3: the lady on cushions in the corn."""
    wood = "".join(
        tree(x, 290 + i % 2 * 8, s, colour=c)
        for i, (x, s, c) in enumerate(((30, 0.9, LEAF), (66, 0.75, GREEN), (206, 0.7, LEAF), (98, 0.6, LEAF)))
    )
    pads = "".join(
        rect(x, y, w, h, c, None, 18) + line(x + 14, y + h / 2, x + w - 14, y + h / 2, GOLD, 2.6)
        for x, y, w, h, c in (
            (62, 250, 66, 70, PLUM),
            (176, 250, 66, 70, PLUM),
            (52, 308, 196, 50, WINE),
            (44, 352, 212, 54, PLUM),
        )
    )
    halo = "".join(star(*polar(150, 196, 70, a), 9, WHITE, 6, 0.5, None) for a in (-75, -50, -25, 25, 50, 75))
    shield_heart = heart(244, 366, 0.84, WHITE) + heart(244, 366, 0.66, RED)
    return (
        sky(MOSS, PAPER, glow=(150, 190), split=250)
        + hills(292, GREEN, 4)
        + wood
        + river([(238, 270), (262, 292), (236, 318), (276, 360)], 60, 14, SKY, INK)
        + corn(372, 2, x1=14, x2=130, s=1.3)
        + corn(388, 2, x1=226, x2=290, s=1.3)
        + pads
        + figure(
            150,
            414,
            s=1.46,
            pose="sit",
            face="front",
            dress="gown",
            colour=WHITE,
            trim=GOLD,
            cloak=ROSE,
            hair="long",
            hair_colour=GOLD,
            hat="crown",
            hat_colour=GOLD,
            wide=True,
            hand=(36, -70),
            off=(-46, -104),
            off_holds=tool("sceptre", 0.9, -8),
            belly="".join(rose(x, y, 0.5, RED) for x, y in ((-16, -30), (14, -36), (0, -14), (26, -12), (-28, -10))),
        )
        + halo
        + corn(430, 2, x1=12, x2=66, s=1.4)
        + shield_heart
    )


def emperor() -> str:
    """Major 4: the old ruler on the throne of rams."""
    orb = circle(0, -12, 15, GOLD) + path("M-15-12H15M0-27V-40M-6-34H6", "", INK, 2.6)
    return (
        sky(FLAME, GOLD, glow=(150, 140), split=230)
        + peaks(400, 250, RED, "", 3, 3, WINE)
        + peaks(410, 110, WINE, "", 8, 4, PLUM)
        + hills(398, EARTH, 5, 6, shade=BARK)
        + throne(150, 420, STONE, cushion=DEEP, s=1.2)
        + ram(150, 140, 1.12, horn=PAPER)
        + figure(
            150,
            424,
            s=1.5,
            pose="sit",
            face="front",
            dress="armour",
            steel=MIST,
            colour=RED,
            trim=GOLD,
            cloak=WINE,
            hair_colour=WHITE,
            beard="long",
            hat="crown",
            mood="stern",
            old=True,
            hand=(48, -88),
            holds=tool("sceptre", 1.1, 6),
            off=(-46, -86),
            off_holds=orb,
        )
        + ram(75, 356, 1.15, colour=STONE, horn=PAPER)
        + ram(225, 356, 1.15, colour=STONE, horn=PAPER)
    )


def hierophant() -> str:
    """Major 5: the priest blesses two monks."""
    cross = rect(-3, -96, 6, 172, GOLD) + "".join(
        rect(-w, y, w * 2, 6, GOLD) for w, y in ((10, -88), (16, -74), (22, -60))
    )
    bless = path("M-5-4V-18M2-4V-20", "", INK, 8) + path("M-5-4V-18M2-4V-20", "", FAIR, 4.5)

    return (
        sky(SLATE, grain=0.1)
        + arch(150, 400, 150, 320, 18, STONE, WINE)
        + pillar(42, 432, 46, 360, SAND, STONE)
        + pillar(258, 432, 46, 360, SAND, STONE)
        + poly([(60, 402), (240, 402), (264, 440), (36, 440)], SAND)
        + rect(78, 376, 144, 28, STONE)
        + throne(150, 384, STONE, cushion=PLUM, s=1.0)
        + figure(
            150,
            386,
            s=1.28,
            pose="sit",
            face="front",
            dress="robe",
            colour=WHITE,
            trim=GOLD,
            cloak=RED,
            hair_colour=STONE,
            beard="short",
            hat="tiara",
            wide=True,
            old=True,
            hand=(46, -128),
            holds=bless,
            off=(-48, -96),
            off_holds=cross,
            belly=path("M-8-56V-6M8-56V-6", "", RED, 4) + path("M0-40v16M-5-34h10", "", INK, 3),
        )
        + keys(150, 412, 0.62)
        + "".join(
            figure(
                x,
                440,
                s=1.0,
                pose="kneel",
                face="back",
                dress="robe",
                colour=c,
                trim=PAPER,
                cloak=c,
                hand=(12, -62),
                off=(-12, -62),
            )
            + oval(x, 297, 9, 6, FAIR)
            for x, c in ((74, BARK), (226, DEEP))
        )
    )


def lovers() -> str:
    """Major 6: man and woman under the angel."""
    shrub = "".join(
        leaf(x, y, 1.3, t, c)
        for x, y, t, c in (
            (-12, -92, -60, GREEN),
            (12, -92, 60, GREEN),
            (-6, -90, -150, LEAF),
            (6, -90, 150, LEAF),
            (0, -86, 180, GREEN),
            (-4, -96, -25, LEAF),
            (4, -96, 25, LEAF),
        )
    )
    locks = blob([(-15, -176), (-20, -150), (-17, -122), (-8, -118, 1), (-5, -140), (-10, -160)], RED) + blob(
        [(15, -176), (20, -150), (17, -122), (8, -118, 1), (5, -140), (10, -160)], RED
    )
    serpent = snake([(22, 414), (50, 400), (24, 382), (52, 364), (26, 346), (56, 330), (64, 312)], PLUM, 9)
    return (
        sky(GOLD, PAPER, glow=(150, 128), rays=22, split=300)
        + circle(150, 124, 66, PAPER)
        + hills(384, GREEN, 5, 8, shade=LEAF)
        + tree(34, 416, 1.75, fruit=RED)
        + serpent
        + flame_tree(266, 416, 1.8)
        + figure(
            150,
            300,
            s=0.98,
            face="front",
            dress="robe",
            colour=PLUM,
            trim=GOLD,
            hair="long",
            hair_colour=FLAME,
            hand=(62, -106),
            off=(-62, -106),
            wide=True,
            behind=plumage(6, -128, 1.0, turn=-6, shade=ROSE) + plumage(-6, -128, 1.0, flip=True, turn=6, shade=ROSE),
        )
        + cloud(150, 256, 0.84)
        + cloud(150, 304, 0.7)
        + figure(
            104,
            430,
            s=1.02,
            face="front",
            dress="nude",
            hair="long",
            hair_colour=RED,
            belly=shrub + locks,
            hand=(34, -100),
            look=5,
        )
        + figure(
            196,
            430,
            s=1.06,
            face="front",
            dress="nude",
            skin=BROWN,
            hair_colour=INK,
            belly=shrub,
            off=(-34, -100),
            look=-5,
        )
    )


def chariot_driver() -> str:
    """Major 7: the driver under the canopy of stars."""

    return (
        sky(SKY, SAND, split=220)
        + streaks(90, 90, WHITE, 4)
        + town(54, 306, 0.86, wall=True)
        + town(250, 306, 0.86, wall=True)
        + hills(302, MOSS, 4, 4)
        + hills(360, SAND, 6, 8, shade=EARTH)
        + chariot(150, 392, 1.08, part="back")
        + figure(
            150,
            378,
            s=1.16,
            face="front",
            dress="armour",
            steel=STONE,
            colour=RED,
            trim=GOLD,
            hat="crown",
            hair_colour=GOLD,
            cloak=DEEP,
            hand=(40, -116),
            holds=tool("sceptre", 0.9, -4),
            off=(-34, -104),
        )
        + chariot(150, 392, 1.08, STONE, part="front")
        + shield(150, 322, 0.74, SEA, star(0, -2, 18, GOLD, 8))
        + sphinx_sitting(97, 430, 0.94, flip=True, colour="#4a3a3c", cloth=WINE, skin=EARTH)
        + sphinx_sitting(203, 430, 0.94, colour=WHITE, cloth=SEA)
    )


def strength() -> str:
    """Major 8: the woman closes the lion's jaws."""
    mouth = (
        blob([(-20, 16), (0, 8), (20, 16), (15, 36), (0, 42), (-15, 36)], WINE)
        + poly([(-14, 15), (-8, 24), (-5, 13)], WHITE)
        + poly([(14, 15), (8, 24), (5, 13)], WHITE)
        + oval(0, 36, 9, 5, ROSE, "")
    )
    beast = rope([(44, 400), (22, 370), (26, 320), (46, 310)], GOLD, 9) + circle(48, 306, 13, EARTH)
    beast += path("M26 430Q22 352 84 312H160Q170 380 164 430Z", GOLD) + path(
        "M24 430Q20 384 56 374Q84 384 82 418M118 360V420", "", INK, 2.6
    )
    beast += "".join(oval(x, 426, 21, 10, GOLD) for x in (52, 100, 142))
    return (
        sky(ROSE, PAPER, glow=(178, 170), split=300)
        + peaks(330, 110, DUSK, "", 6, 3, PLUM)
        + hills(322, MOSS, 2, 10)
        + tree(254, 340, 0.8, colour=GREEN)
        + hills(364, GREEN, 5, 10, shade=LEAF)
        + beast
        + lion_head(122, 298, 1.7)
        + place(mouth, 122, 302, 1.08)
        + figure(
            214,
            430,
            s=1.5,
            flip=True,
            dress="gown",
            colour=WHITE,
            trim=RED,
            hair="long",
            hair_colour=BARK,
            hat="laurel",
            lean=27,
            look=-6,
            bare=True,
            hand=(50, -59),
            off=(60, -88),
        )
        + eight(160, 100, 1.05, GOLD)
        + flowers(236, 432, 48, 3)
    )


def wheel_of_fortune() -> str:
    """Major 10: the wheel in the clouds with its riders."""

    def reader(x: float, y: float, what: str) -> str:
        pages = path("M0 0Q-14-8-26-2V16Q-12 10 0 18Q12 10 26 16V-2Q14-8 0 0Z", PAPER) + line(0, 0, 0, 18)
        return (
            plumage(x - 8, y + 30, 0.5, True, 12, shade=SKY)
            + plumage(x + 8, y + 30, 0.5, False, -12, shade=SKY)
            + what
            + billow(x, y + 42, 0.92, MIST)
            + place(pages, x, y + 28, 0.95)
        )

    signs = "".join(
        place(path(d, "", INK, 3.4), *polar(0, 0, 78, i * 45 + 22.5), turn=i * 45 + 22.5)
        for i, d in enumerate(
            (
                "M-7-8H7M0-8V9",
                "M-6-8L6 8M6-8L-6 8",
                "M-7 9L0-9L7 9M-4 3H4",
                "M0-9V9M-7 0H7",
                "M-5 9V-9H2Q8-4 2 0H-5L6 9",
                "M-7-8H7L-7 8H7",
                "M0-8A8 8 0 1 0 .1-8Z",
                "M-6-8V8M6-8V8M-6 0H6",
            )
        )
    )
    muzzle = (
        blob([(-14, 14), (-16, -10), (-4, -18), (10, -14), (34, -4), (36, 4), (14, 10), (6, 20)], RED)
        + circle(6, -6, 2.4, WHITE, "")
        + circle(34, -1, 3.4, INK, "")
    )
    muzzle = poly([(0, -12), (6, -40), (14, -10)], RED) + muzzle + poly([(-14, -8), (-12, -42), (2, -14)], RED)
    jackal = figure(
        0,
        0,
        s=0.86,
        dress="tunic",
        colour=WHITE,
        trim=GOLD,
        skin=RED,
        hose=RED,
        shoe=RED,
        pose="walk",
        lean=6,
        hand=(34, -150),
        off=(30, -128),
        bare=True,
        hair="bald",
    ) + place(muzzle, 10, -158, 0.94)
    return (
        sky(DEEP, SEA, glow=(150, 250), split=260)
        + cloud(60, 440, 1.1, colour=MIST)
        + cloud(240, 440, 1.1, colour=MIST)
        + cloud(150, 440, 1, colour=WHITE)
        + wheel(150, 262, 92, 8, GOLD, PLUM, signs=False)
        + place(signs, 150, 262, 1.02)
        + snake([(84, 130), (58, 170), (76, 206), (46, 242), (66, 284), (48, 330)], MOSS, 13)
        + place(jackal, 246, 366, 1, True, 12)
        + sphinx(146, 176, 0.92, colour=ROSE, cloth=WHITE, skin=SAND)
        + sword(114, 140, 0.66, -18, 70)
        + reader(50, 90, lone_head(50, 84, 1.0, hair_colour=GOLD, hair="curly"))
        + reader(250, 90, eagle(246, 86, 0.95, True))
        + reader(52, 374, bull(52, 366, 0.8, colour=EARTH))
        + reader(248, 374, lion_head(248, 366, 0.9))
    )


SCENES: dict[str, Callable[[], str]] = {
    "major-00": fool,
    "major-01": magician,
    "major-02": priestess,
    "major-03": empress,
    "major-04": emperor,
    "major-05": hierophant,
    "major-06": lovers,
    "major-07": chariot_driver,
    "major-08": strength,
    "major-09": hermit,
    "major-10": wheel_of_fortune,
}
