"""Animals, all facing right, standing on their origin unless told otherwise."""

from math import cos, radians, sin

from .heads import head, lone_head
from .kit import (
    BARK,
    EARTH,
    FLAME,
    GOLD,
    GREEN,
    INK,
    LEAF,
    RED,
    ROSE,
    SAND,
    SLATE,
    STONE,
    WHITE,
    Point,
    blob,
    circle,
    limb,
    line,
    nums,
    oval,
    path,
    place,
    polar,
    poly,
    rope,
    union,
)

Legs = tuple[list[Point], list[Point], list[Point], list[Point]]
GAITS: dict[str, Legs] = {  # near fore, near hind, far fore, far hind, each down to the fetlock and the hoof
    "stand": (
        [(50, -86), (52, -49), (51, -18), (54, -9)],
        [(-50, -94), (-42, -66), (-61, -43), (-57, -16), (-53, -8)],
        [(38, -80), (34, -48), (34, -18), (37, -9)],
        [(-40, -88), (-27, -64), (-42, -42), (-37, -16), (-33, -8)],
    ),
    "walk": (
        [(50, -88), (79, -72), (75, -43), (67, -37)],
        [(-50, -94), (-48, -66), (-74, -44), (-79, -16), (-74, -8)],
        [(40, -80), (38, -48), (29, -18), (32, -9)],
        [(-40, -88), (-26, -63), (-32, -40), (-15, -17), (-9, -10)],
    ),
    "gallop": (
        [(50, -90), (86, -88), (114, -70), (123, -64)],
        [(-50, -94), (-64, -68), (-94, -58), (-116, -34), (-122, -26)],
        [(42, -82), (76, -66), (100, -42), (109, -36)],
        [(-42, -90), (-46, -60), (-76, -46), (-94, -20), (-101, -13)],
    ),
    "rear": (
        [(60, -140), (92, -146), (106, -120), (101, -112)],
        [(-40, -76), (-24, -54), (-52, -38), (-47, -15), (-42, -8)],
        [(56, -132), (82, -120), (86, -94), (80, -87)],
        [(-30, -72), (-2, -50), (-24, -36), (-16, -14), (-10, -8)],
    ),
}
LIFTED = {"rear": (46, -38, -38), "gallop": (0, -22, 0)}  # how body and head are moved and turned


def _moved(points: list[Point], x: float, y: float, degrees: float) -> list[Point]:
    c, si = cos(radians(degrees)), sin(radians(degrees))
    return [(x + p[0] * c - p[1] * si, y + p[0] * si + p[1] * c, *p[2:]) for p in points]


def horse(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    gait: str = "walk",
    colour: str = WHITE,
    mane: str = STONE,
    far: str = "",
    cloth: str = RED,
    trim: str = GOLD,
) -> str:
    """A horse, 220 long and 195 high with its head; gait: stand, walk, gallop, rear. The rider sits at `saddle`."""
    near_fore, near_hind, far_fore, far_hind = GAITS[gait]
    at = LIFTED.get(gait, (0, -10, 0))
    nod = {"rear": 62, "gallop": 36}.get(gait, 50)
    dark = far or STONE

    def leg(joints: list[Point]) -> list[Point]:
        return limb(joints, (30, 15, 10, 11) if len(joints) == 4 else (46, 32, 15, 10, 11))

    def hoof(joints: list[Point]) -> str:
        (ax, ay), (bx, by) = joints[-2][:2], joints[-1][:2]
        return blob([(*p[:2], 1) for p in limb([(bx, by), (bx * 2 - ax, by * 2 - ay)], (11, 17))], INK)

    trunk: list[Point] = [
        (58, -168),
        (76, -166),
        (84, -150),
        (78, -132),
        (69, -116),
        (67, -100),
        (69, -84),
        (62, -66),
        (44, -54),
        (10, -50),
        (-22, -52),
        (-48, -58),
        (-67, -68),
        (-75, -86),
        (-70, -104),
        (-52, -112),
        (-28, -107),
        (-4, -103),
        (14, -109),
        (28, -124),
        (42, -148),
    ]
    skull: list[Point] = [
        (-14, -6),
        (-6, -16),
        (10, -17),
        (26, -13),
        (46, -9),
        (58, -8),
        (65, 0),
        (63, 9),
        (54, 12),
        (40, 9),
        (27, 13),
        (14, 21),
        (0, 19),
        (-12, 8),
    ]
    tail: list[Point] = [
        (-66, -106),
        (-86, -108),
        (-104, -88),
        (-106, -56),
        (-112, -34, 1),
        (-94, -40),
        (-86, -62),
        (-82, -82),
        (-68, -92),
    ]
    if gait == "gallop":
        tail = [(-66, -106), (-88, -118), (-118, -112), (-150, -94, 1), (-122, -92), (-96, -94), (-68, -92)]
    whole = [_moved(trunk, *at), _moved(_moved(skull, 70, -154, nod), *at), leg(near_fore), leg(near_hind)]
    legs = union([leg(far_fore), leg(far_hind)], dark) + hoof(far_fore) + hoof(far_hind)
    over = blob([(-62, -72), (-40, -60), (0, -54), (40, -58), (62, -78), (34, -68), (-16, -65)], dark, "")
    over += blob(
        [
            (74, -178, 1),
            (56, -172),
            (34, -150),
            (12, -110, 1),
            (26, -114),
            (34, -112, 1),
            (38, -126),
            (46, -130, 1),
            (50, -144),
            (58, -146, 1),
            (62, -156),
            (72, -160, 1),
        ],
        mane,
    )
    if cloth:
        over += blob(
            [(-36, -109, 1), (0, -104), (24, -114, 1), (30, -84), (24, -60, 1), (-8, -56), (-38, -62, 1), (-40, -86)],
            cloth,
        ) + path("M-37-72Q-8-64 25-70", "", trim, 4)
    (bx, by), straps = _moved([(44, 10)], 70, -154, nod)[0], "M2-16L12 20M40-10L44 10M7 2L42 0"
    reins = f"M{nums(bx, by)}Q{nums(bx - 32, by + 24)} 24-112"
    over += path(reins, "", INK, 5.5) + path(reins, "", trim, 2.4)
    over += place(
        poly([(-9, -10), (-14, -34), (9, -17)], colour)
        + path(straps, "", INK, 5.5)
        + path(straps, "", trim, 2.4)
        + circle(23, -5, 3, INK, "")
        + circle(58, -1, 1.8, INK, ""),
        70,
        -154,
        turn=nod,
    )
    return place(
        place(blob(tail, mane), at[0], at[1], turn=at[2])
        + legs
        + union(whole, colour)
        + hoof(near_fore)
        + hoof(near_hind)
        + place(over, at[0], at[1], turn=at[2]),
        x,
        y,
        s,
        flip,
    )


def saddle(
    x: float, y: float, s: float = 1, flip: bool = False, gait: str = "walk", rider: float = 1
) -> tuple[float, float]:
    """Where the figure (pose="ride", s=rider) goes for a horse given the same x, y, s, flip, gait."""
    dx, dy = {"rear": (-30, -112), "gallop": (-6, -126)}.get(gait, (-6, -114))
    return x + (-dx if flip else dx) * s, y + dy * s + 98 * rider


def dog(
    x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = WHITE, jump: bool = False
) -> str:
    """A dog, 70 long; jump: on its hind legs."""
    fore: list[Point] = [(18, -26), (36, -30), (44, -40)] if jump else [(18, -26), (20, -12), (20, -3)]
    hind: list[Point] = [(-20, -26), (-28, -14), (-22, -3)]
    far = union(
        [
            limb([(p[0] - 8, p[1] + (4 if jump else 0)) for p in fore], (12, 8, 8)),
            limb([(p[0] + 9, p[1]) for p in hind], (15, 9, 8)),
        ],
        colour,
    )
    skull: list[Point] = [(18, -42), (26, -62), (36, -60), (48, -50), (60, -46), (56, -38), (40, -36), (28, -30)]
    trunk: list[Point] = [(-30, -36), (-10, -42), (18, -46), (30, -36), (24, -20), (0, -18), (-24, -18)]
    tail = limb([(-26, -34), (-42, -46), (-44, -62)], (9, 7, 4))
    out = union([trunk, skull, tail, limb(fore, (14, 9, 8)), limb(hind, (18, 10, 8))], colour)
    ear = poly([(24, -58), (10, -48), (16, -36), (28, -48)], SLATE if colour != SLATE else INK)
    eye = circle(40, -52, 2.2, INK, "") + circle(59, -45, 3, INK, "")
    return place(place(far + out + ear + eye, 0, -11 if jump else 0, turn=-38 if jump else 0), x, y, s, flip, turn)


def howler(
    x: float, y: float, s: float = 1, flip: bool = False, colour: str = SLATE, shade: str = STONE, wild: bool = False
) -> str:
    """A dog sitting with its muzzle to the sky, 80 wide and 110 high; wild: a wolf with pricked ears and a brush."""
    tail = (
        blob([(-24, -12), (-44, -20), (-62, -10), (-70, 2, 1), (-40, 2), (-20, 0)], colour)
        if wild
        else rope([(-24, -6), (-46, -4), (-54, -20), (-46, -32)], colour, 7)
    )
    body: list[Point] = [
        (-34, 0),
        (-40, -16),
        (-36, -36),
        (-22, -58),
        (-10, -78),
        (6, -84),
        (18, -72),
        (22, -52),
        (14, -34),
        (6, -14),
        (0, 0),
    ]
    skull: list[Point] = [
        (-12, -76),
        (-10, -92),
        (6, -100),
        (22, -110),
        (40, -128),
        (46, -126),
        (44, -116),
        (34, -100),
        (26, -84),
        (14, -72),
    ]
    jaw: list[Point] = [(20, -84), (34, -98), (50, -110), (52, -104), (40, -90), (26, -74)]
    paw: list[Point] = [(-8, 1), (-14, -5), (0, -10), (10, -5), (8, 1)]
    fore: list[Point] = [(8, -44), (22, -44), (24, -8), (34, -4), (34, 1), (12, 1), (12, -8)]
    out = (
        union([body, skull, jaw, paw, fore], colour)
        + path("M-8-2Q-30-8-22-34M12-8V-30M24-84L44-112", "", INK, 2)
        + circle(16, -97, 2.6, INK, "")
        + circle(44, -126, 3.4, INK, "")
    )
    if wild:
        out += poly(
            [(12, -68), (2, -54), (8, -54), (2, -40), (10, -42), (10, -28), (24, -50), (26, -70)], shade, ""
        ) + poly([(-10, -84), (-20, -110), (4, -98)], colour)
    else:
        out += blob([(2, -98, 1), (-14, -98), (-26, -80), (-20, -66), (-8, -72), (0, -86)], shade)
    return place(tail + out, x, y, s, flip)


def lion(x: float, y: float, s: float = 1, flip: bool = False, colour: str = GOLD, mane: str = EARTH) -> str:
    """A lion walking, 130 long."""
    legs = union(
        [limb([(22, -40), (30, -20), (26, -4)], (18, 13, 12)), limb([(-30, -40), (-34, -20), (-24, -4)], (20, 12, 12))],
        STONE if colour == WHITE else mane,
    )
    tail = rope([(-46, -54), (-72, -50), (-78, -74), (-66, -86)], colour, 5) + circle(-65, -88, 8, mane)
    trunk: list[Point] = [(-50, -50), (-30, -64), (10, -62), (34, -52), (30, -30), (-10, -28), (-46, -30)]
    body = union(
        [
            trunk,
            limb([(30, -44), (38, -20), (40, -4)], (20, 14, 14)),
            limb([(-38, -44), (-50, -20), (-44, -4)], (24, 13, 13)),
        ],
        colour,
    )
    return place(legs + tail + body + lion_head(42, -64, 0.95, colour=colour, mane=mane, side=True), x, y, s, flip)


def lion_head(
    x: float, y: float, s: float = 1, flip: bool = False, colour: str = GOLD, mane: str = EARTH, side: bool = False
) -> str:
    """A lion's head with mane, from the front or three quarters; origin in its middle, 70 wide."""
    tufts: list[Point] = [p for i in range(12) for p in ((*polar(0, 0, 35, i * 30), 1), polar(0, 0, 29, i * 30 + 15))]
    dx = 6 if side else 0
    out = blob(tufts, mane) + circle(-14 + dx, -17, 6, colour) + circle(14 + dx, -17, 6, colour)
    out += blob([(-17 + dx, -12), (dx, -19), (17 + dx, -12), (15 + dx, 8), (dx, 21), (-15 + dx, 8)], colour)
    out += (
        circle(dx - 7, -5, 2.4, INK, "")
        + circle(dx + 7, -5, 2.4, INK, "")
        + poly([(dx - 5, 4), (dx + 5, 4), (dx, 9)], INK, "")
    )
    return place(out + path(f"M{dx} 9v4m-7 3q7 1 7-3q0 4 7 3", "", INK, 2), x, y, s, flip)


def cat(x: float, y: float, s: float = 1, flip: bool = False, colour: str = INK) -> str:
    """A sitting cat from the front, 60 high."""
    tail = rope([(14, -6), (34, -6), (38, -24)], colour, 6)
    out = union(
        [
            [(-18, 0), (-16, -22), (-8, -36), (8, -36), (16, -22), (18, 0)],
            [(-14, -44), (-15, -62, 1), (-6, -56), (6, -56), (15, -62, 1), (14, -44), (0, -32)],
        ],
        colour,
    )
    return place(tail + out + circle(-6, -46, 2.6, GOLD, "") + circle(6, -46, 2.6, GOLD, ""), x, y, s, flip)


def bird(
    x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = WHITE, pose: str = "fly"
) -> str:
    """A bird, 60 wide; pose: fly, sit (origin at the feet), dive (a dove head down), far (a mere stroke)."""
    if pose == "far":
        return place(
            path("M-16-8Q-8-12 0 0Q8-12 16-8", "", colour if colour != WHITE else INK, 3.4), x, y, s, flip, turn
        )
    if pose == "sit":
        out = blob(
            [(-30, -2, 1), (-14, -16), (0, -30), (12, -32), (18, -24), (14, -10), (0, -2), (-12, -4)], colour
        ) + path("M-18-10Q0-8 6-22", "", INK, 2)
        return place(
            poly([(17, -28), (28, -24), (17, -21)], GOLD) + out + circle(12, -26, 2, INK, ""), x, y, s, flip, turn
        )
    out = blob([(-36, 10, 1), (-24, -2), (-4, -6), (14, -10), (24, -6), (20, 4), (0, 10), (-20, 8)], colour) + poly(
        [(23, -6), (35, -1), (22, 3)], GOLD
    )
    far = blob([(6, -6, 1), (10, -30), (0, -48, 1), (-8, -28), (-8, -6, 1)], colour)
    near = blob([(8, -4, 1), (-4, -32), (-28, -44, 1), (-26, -28), (-32, -22, 1), (-16, -2)], colour) + path(
        "M-26-28L-6-14", "", INK, 1.6
    )
    return place(
        place(far + out + near + circle(18, -4, 2, INK, ""), turn=62 if pose == "dive" else 0), x, y, s, flip, turn
    )


def falcon(x: float, y: float, s: float = 1, flip: bool = False, colour: str = SLATE, breast: str = WHITE) -> str:
    """A falcon sitting upright, 84 high with its tail hanging below the feet at the origin."""
    tail = poly([(-14, -14), (-28, 22), (-14, 26), (-2, -8)], colour) + path("M-20 8L-9 12M-23 16L-12 20", "", INK, 2)
    body = blob([(8, -62), (22, -48), (24, -24), (14, -6), (-2, -2), (-12, -12), (-10, -44)], breast) + path(
        "M8-40h10M6-32h14M4-24h16M2-16h14", "", BARK, 2.4
    )
    skull = (
        blob([(-10, -52), (-10, -68), (2, -78), (16, -76), (24, -66), (16, -56), (4, -48)], colour)
        + blob([(6, -58), (18, -62), (20, -50), (10, -48)], breast, "")
        + blob([(10, -66, 1), (15, -54), (11, -47), (8, -56)], INK, "")
    )
    beak = blob([(20, -72, 1), (32, -68), (32, -55, 1), (26, -60), (20, -60, 1)], GOLD)
    wing = blob([(-8, -54), (4, -44), (2, -22), (-16, 8), (-26, 20, 1), (-24, -8), (-18, -40)], colour) + path(
        "M-6-30Q-10-10-22 12M-14-32Q-18-14-24 6", "", INK, 2
    )
    feet = path("M4-4v10M14-6v10", "", INK, 8) + path("M4-4v9M14-6v9", "", GOLD, 4)
    return place(
        tail + body + skull + beak + wing + feet + circle(14, -68, 4, GOLD) + circle(14.6, -68, 1.8, INK, ""),
        x,
        y,
        s,
        flip,
    )


def eagle(x: float, y: float, s: float = 1, flip: bool = False, colour: str = EARTH) -> str:
    """An eagle's head and neck, for corners; origin in the middle."""
    out = blob([(-26, 34, 1), (-22, 0), (-10, -24), (10, -26), (18, -10), (16, 10), (22, 34, 1)], colour) + blob(
        [(12, -20, 1), (28, -16), (32, 0, 1), (24, -4), (14, -4, 1)], GOLD
    )
    return place(out + circle(6, -12, 3.4, WHITE) + path("M-14 10l6 10 6-10 6 10 6-10", "", INK, 2), x, y, s, flip)


def bull(x: float, y: float, s: float = 1, flip: bool = False, colour: str = BARK, horn: str = WHITE) -> str:
    """A bull's head from the front, 80 wide; origin in its middle. Also the carving of a throne."""
    horns = blob([(-16, -16, 1), (-34, -16), (-38, -38, 1), (-50, -14), (-18, -4, 1)], horn)
    out = blob([(-18, -18), (0, -22), (18, -18), (16, 8), (13, 26), (0, 31), (-13, 26), (-16, 8)], colour) + oval(
        0, 22, 13, 9, ROSE
    )
    return place(
        horns
        + place(horns, flip=True)
        + out
        + "".join(circle(a, b, 2.6, INK, "") for a, b in ((-8, -2), (8, -2), (-5, 22), (5, 22))),
        x,
        y,
        s,
        flip,
    )


def ram(x: float, y: float, s: float = 1, flip: bool = False, colour: str = STONE, horn: str = SAND) -> str:
    """A ram's head from the front with curled horns, 70 wide; origin in its middle."""
    curl = rope([(8, -16), (26, -22), (34, -6), (24, 6), (18, -4)], horn, 8)
    out = (
        blob([(-12, -16), (0, -20), (12, -16), (9, 12), (0, 24), (-9, 12)], colour)
        + circle(-6, -3, 2.2, INK, "")
        + circle(6, -3, 2.2, INK, "")
    )
    return place(curl + place(curl, flip=True) + out + path("M-3 16L0 19L3 16", "", INK, 2), x, y, s, flip)


def sphinx(
    x: float, y: float, s: float = 1, flip: bool = False, colour: str = WHITE, cloth: str = STONE, skin: str = SAND
) -> str:
    """A lying sphinx, 110 long, facing right."""
    body = blob([(-50, -2, 1), (-54, -30), (-30, -40), (6, -44), (22, -20), (58, -16), (60, -2, 1)], colour) + path(
        "M-20-2Q-40-6-38-24", "", INK, 2
    )
    return place(
        body
        + lone_head(22, -66, 1.15, view="side", skin=skin, hair="bald", hat_kind="hood", hat_colour=cloth)
        + path("M-2-74l14 4M-4-60l14 2M-6-46l18 2", "", INK, 2),
        x,
        y,
        s,
        flip,
    )


def sphinx_sitting(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    colour: str = WHITE,
    cloth: str = STONE,
    stripe: str = GOLD,
    skin: str = SAND,
) -> str:
    """A sphinx sitting, seen from the front, 84 wide and 136 high."""
    tail = rope([(30, -8), (46, -14), (46, -40), (38, -48)], colour, 6)
    haunches = oval(-24, -18, 18, 22, colour) + oval(24, -18, 18, 22, colour)
    chest = (
        blob([(-24, -66), (24, -66), (22, -30), (20, 0, 1), (-20, 0, 1), (-22, -30)], colour)
        + path("M0-44V-2", "", INK, 2.4)
        + oval(-14, -2, 13, 7, colour)
        + oval(14, -2, 13, 7, colour)
    )
    hood = blob(
        [
            (0, -134),
            (-22, -128),
            (-30, -104),
            (-40, -66, 1),
            (-22, -60, 1),
            (-16, -84),
            (16, -84),
            (22, -60, 1),
            (40, -66, 1),
            (30, -104),
            (22, -128),
        ],
        cloth,
    )
    lines = path("M-29-100L-18-96M-33-86L-19-84M-36-73L-20-70M29-100L18-96M33-86L19-84M36-73L20-70", "", stripe, 4)
    back, front = head("front", skin, "bald", "", "", "")
    return place(
        tail
        + haunches
        + chest
        + hood
        + lines
        + place(back + front, 0, -100, 1.08)
        + path("M-19-112Q0-124 19-112", "", INK, 9)
        + path("M-19-112Q0-124 19-112", "", stripe, 5),
        x,
        y,
        s,
        flip,
    )


def fish(x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = FLAME) -> str:
    """A fish, 70 long, origin in its middle."""
    out = (
        blob([(-18, 0, 1), (-38, -20, 1), (-32, 0), (-38, 20, 1)], colour)
        + blob([(-12, -9, 1), (-4, -25), (14, -11, 1)], colour)
        + blob([(-8, 10, 1), (-8, 21), (6, 12, 1)], colour)
    )
    out += blob([(-22, 0), (-8, -12), (10, -14), (26, -5), (33, 1, 1), (26, 8), (10, 13), (-8, 11)], colour) + path(
        "M12-12Q5 0 12 12M-1-7q-5 7 0 14M-11-4q-3 4 0 8M33 1L26 3", "", INK, 2
    )
    return place(out + circle(21, -4, 4.6, WHITE, INK, 1.8) + circle(22, -4, 2, INK, ""), x, y, s, flip, turn)


def snake(points: list[Point], colour: str = GREEN, w: float = 9) -> str:
    """A snake along points, its head at the last."""
    (ax, ay), (bx, by) = points[-2][:2], points[-1][:2]
    size = max(abs(bx - ax), abs(by - ay), 1)
    tip = (bx + (bx - ax) / size * 12, by + (by - ay) / size * 12)
    return (
        line(bx, by, *tip, RED, 3)
        + rope(points, colour, w)
        + circle(bx, by, w * 0.85, colour)
        + circle(bx, by - 2, 2, INK, "")
    )


def rabbit(x: float, y: float, s: float = 1, flip: bool = False, colour: str = WHITE) -> str:
    """A crouching rabbit, 50 long."""
    ears = union(
        [limb([(12, -26), (6, -44), (-4, -54)], (8, 9, 4)), limb([(18, -26), (18, -44), (14, -56)], (8, 9, 4))], colour
    )
    out = union(
        [
            [(-26, -2), (-24, -20), (-8, -30), (8, -24), (16, -8), (12, 0), (-10, 1)],
            [(6, -26), (18, -32), (28, -24), (26, -15), (12, -12)],
        ],
        colour,
    )
    return place(
        circle(-26, -12, 6, colour)
        + ears
        + out
        + circle(20, -24, 2.2, INK, "")
        + path("M-14 0Q-22-12-8-16", "", INK, 2),
        x,
        y,
        s,
        flip,
    )


def lizard(x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = LEAF) -> str:
    """A lizard from above, 60 long, head to the right."""
    legs = path("M10 0l8-12M10 0l8 12M-10 0l-8-12M-10 0l-8 12", "", INK, 6) + path(
        "M10 0l8-12M10 0l8 12M-10 0l-8-12M-10 0l-8 12", "", colour, 2.5
    )
    out = union(
        [
            limb([(24, 0), (10, 0), (-10, 0), (-30, 8), (-44, -2)], (10, 11, 10, 5, 2)),
            [(20, -5), (32, -5), (36, 0), (32, 5), (20, 5)],
        ],
        colour,
    )
    return place(legs + out, x, y, s, flip, turn)


def snail(x: float, y: float, s: float = 1, flip: bool = False, colour: str = ROSE) -> str:
    """A snail, 40 long."""
    foot = blob([(-22, 0, 1), (-8, -8), (12, -8), (16, -20), (24, -18), (24, -4), (16, 0, 1)], SAND) + path(
        "M20-19l2-10M24-17l6-8", "", INK, 2
    )
    return place(
        foot + circle(-2, -14, 13, colour) + path("M-2-14q6 0 5-5q-2-7-9-4q-6 4-3 11q5 7 13 4", "", INK, 2),
        x,
        y,
        s,
        flip,
    )


def butterfly(x: float, y: float, s: float = 1, turn: float = 0, colour: str = FLAME) -> str:
    """A butterfly, 44 wide; also a carving."""
    half = blob([(0, -2, 1), (10, -20), (24, -18), (20, -2), (0, 2, 1)], colour) + blob(
        [(0, 2, 1), (18, 2), (16, 16), (6, 16)], colour
    )
    return place(half + place(half, flip=True) + line(0, -10, 0, 12, INK, 4), x, y, s, False, turn)


def crayfish(x: float, y: float, s: float = 1, colour: str = RED) -> str:
    """A crayfish from above creeping upward, 80 high."""
    claw = rope([(6, -14), (26, -22), (26, -38)], colour, 5) + blob(
        [(18, -36), (22, -58), (30, -48, 1), (38, -56), (36, -38), (28, -32)], colour
    )
    legs = path("M8-6L28-4M8 2L26 10M8 8L20 22", "", None, 4)
    tail = "".join(oval(0, 14 + i * 9, 11 - i * 1.6, 7, colour) for i in range(4)) + blob(
        [(0, 44), (-16, 58), (0, 54), (16, 58)], colour
    )
    return place(
        claw
        + legs
        + place(claw + legs, flip=True)
        + tail
        + oval(0, -4, 13, 22, colour)
        + circle(-5, -20, 2.4, INK, "")
        + circle(5, -20, 2.4, INK, ""),
        x,
        y,
        s,
    )
