"""People: one figure with poses, clothes and hands put where they are wanted; children, crowds, angels' wings, cloud
hands."""

from math import cos, hypot, radians, sin

from .heads import head
from .kit import (
    BARK,
    EARTH,
    FAIR,
    GOLD,
    INK,
    MIST,
    RED,
    SAND,
    SLATE,
    STONE,
    WHITE,
    Point,
    blob,
    circle,
    limb,
    line,
    oval,
    path,
    place,
    reach,
    rect,
    track,
    union,
)

POSES = ("stand", "walk", "sit", "kneel", "ride")
DRESSES = ("robe", "gown", "tunic", "rags", "armour", "nude")
HIPS = {"stand": (0, -98), "walk": (0, -97), "sit": (-4, -62), "kneel": (-8, -50), "ride": (0, -98)}
SHADE = ' fill-opacity=".18"'

# the skirt of a long robe from the front hip round to the back one, in the figure's measure
LONG: dict[tuple[str, bool], list[Point]] = {
    ("stand", False): [(22, -40), (30, -2, 1), (-32, -2, 1), (-20, -50)],
    ("stand", True): [(24, -50), (34, -2, 1), (0, 2), (-34, -2, 1), (-24, -50)],
    ("walk", False): [(26, -50), (38, -6, 1), (4, -3), (-46, -2, 1), (-24, -50)],
    ("walk", True): [(24, -50), (36, -2, 1), (-36, -2, 1), (-24, -50)],
    ("sit", False): [(18, -80), (46, -74), (56, -58), (54, -2, 1), (18, -2, 1), (10, -36), (-20, -42)],
    ("sit", True): [
        (28, -58),
        (37, -44),
        (36, -24),
        (42, -2, 1),
        (0, 3),
        (-42, -2, 1),
        (-36, -24),
        (-37, -44),
        (-28, -58),
    ],
    ("kneel", False): [(20, -38), (32, -2, 1), (-56, -2, 1), (-34, -24)],
    ("kneel", True): [(26, -30), (38, -2, 1), (-38, -2, 1), (-26, -30)],
    ("ride", False): [(18, -88), (32, -66), (24, -36, 1), (-4, -40, 1), (-22, -74)],
    ("ride", True): [(24, -70), (28, -36, 1), (-28, -36, 1), (-24, -70)],
}
SHORT: dict[tuple[str, bool], list[Point]] = {
    ("sit", False): [(18, -78), (36, -74, 1), (34, -48, 1), (-18, -46, 1)],
    ("sit", True): [(30, -62), (32, -38, 1), (-32, -38, 1), (-30, -62)],
    ("kneel", False): [(20, -36, 1), (10, -18), (-28, -16, 1)],
    ("kneel", True): [(24, -18, 1), (-24, -18, 1)],
    ("ride", False): [(20, -88, 1), (20, -64, 1), (-20, -72, 1)],
}
LEGS: dict[tuple[str, bool], tuple[list[Point], list[Point]]] = {
    ("sit", False): ([(-4, -58), (42, -62), (40, -6)], [(-4, -60), (48, -64), (54, -6)]),
    ("sit", True): ([(10, -60), (26, -50), (22, -6)], [(-10, -60), (-26, -50), (-22, -6)]),
    ("kneel", False): ([(-8, -48), (18, -8), (-38, -7)], [(-8, -50), (30, -50), (30, -6)]),
    ("kneel", True): ([(9, -48), (16, -6), (14, -4)], [(-9, -48), (-16, -6), (-14, -4)]),
    ("ride", False): ([(2, -92), (28, -64), (14, -24)], [(2, -92), (28, -64), (14, -24)]),
    ("ride", True): ([(10, -92), (28, -64), (24, -24)], [(-10, -92), (-28, -64), (-24, -24)]),
}


def _hand(at: Point, elbow: Point, skin: str) -> str:
    dx, dy = at[0] - elbow[0], at[1] - elbow[1]
    size = hypot(dx, dy) or 1
    return circle(at[0] + dx / size * 3, at[1] + dy / size * 3, 7.2, skin)


def _arm(shoulder: Point, at: Point, prefer: Point, sleeve: str, skin: str, wide: bool, bare: bool) -> str:
    elbow = reach(shoulder, at, 37, 36, prefer)
    if bare:
        return union([limb([shoulder, elbow, at], (14, 11, 9))], skin) + _hand(at, elbow, skin)
    cuff = 26.0 if wide else 11.0
    wrist = (elbow[0] + (at[0] - elbow[0]) * 0.86, elbow[1] + (at[1] - elbow[1]) * 0.86)
    fore = path(track(limb([elbow, at], (9, 8))), skin) if wide else ""
    return (
        fore
        + _hand(at, elbow, skin)
        + path(
            track(
                [(*p, 1) if i in (2, 3) else p for i, p in enumerate(limb([shoulder, elbow, wrist], (18, 17, cuff)))]
            ),
            sleeve,
        )
    )


def _shoe(at: Point, front: bool, side: int, colour: str) -> str:
    x, y = at[0], at[1]
    if front:
        return oval(x + side * 3, y, 8, 6, colour)
    return blob([(x - 7, y - 7, 1), (x + 5, y - 7), (x + 16, y + 1), (x + 15, y + 5, 1), (x - 8, y + 5, 1)], colour)


def figure(
    x: float,
    y: float,
    *,
    s: float = 1,
    flip: bool = False,
    turn: float = 0,
    pose: str = "stand",
    face: str = "side",
    lean: float = 0,
    dress: str = "robe",
    colour: str = "",
    steel: str = STONE,
    trim: str = GOLD,
    hose: str = SLATE,
    shoe: str = BARK,
    skin: str = FAIR,
    hair: str = "short",
    hair_colour: str = BARK,
    hat: str = "",
    hat_colour: str = "",
    beard: str = "",
    old: bool = False,
    look: float = 0,
    cloak: str = "",
    hand: Point | None = None,
    holds: str = "",
    off: Point | None = None,
    off_holds: str = "",
    feet: tuple[Point, Point] | None = None,
    wide: bool = False,
    bare: bool = False,
    behind: str = "",
    belly: str = "",
    under: bool = False,
    child: bool = False,
    mood: str = "",
) -> str:
    """A person on (x, y), facing right.

    pose: stand, walk, sit, kneel, ride. face: side, front, back. lean: bend from the hip, look: tilt of the head (minus
    is up). dress: robe, gown (slim waist), tunic, rags, armour (limbs in steel; colour: a surcoat), nude. hair, hat:
    see heads.py. beard: short or long. hand, off: where the hands are (off is the far one, in front view the one on the
    left); holds, off_holds: drawn at them, made with the grip at the origin. feet: where near and far foot stand (short
    dress). wide: wide sleeves, bare: bare arms. behind: drawn behind the body (wings, thrones), belly: drawn on the
    robe in the figure's measure (patterns), under: the hand holds its thing behind the body. child: a bigger head (with
    s about 0.6). mood: stern, sad, sleep, glad.
    """
    front = face != "side"
    hx, hy = HIPS[pose]
    if front:
        hx = 0
    c, si = cos(radians(lean)), sin(radians(lean))

    def t(u: float, v: float, corner: float = 0) -> Point:
        return hx + u * c - v * si, hy + u * si + v * c, corner

    gown = dress == "gown"
    short = dress in ("tunic", "rags", "armour")
    nude = dress == "nude"
    bare = bare or nude
    main = colour or (steel if dress == "armour" else RED)
    if front:
        waist = 11 if gown or nude else 14
        down: list[Point] = [t(6, -63), t(20, -56), t(20, -40), t(waist, -16), t(17, 0)]
        up: list[Point] = [t(-17, 0), t(-waist, -16), t(-20, -40), t(-20, -56), t(-6, -63)]
    else:
        down = [t(5, -63), t(12, -50), t(14, -38), t(9 if gown or nude else 11, -16), t(13, 0)]
        up = [t(-15, 0), t(-9 if gown or nude else -11, -18), t(-14, -44), t(-6, -63)]
    key = (pose, front)
    if nude:
        skirt: list[Point] = [t(0, 14)]
    elif not short:
        skirt = LONG[key]
    else:
        low, wide_hem = 34, 23 if front else 20
        plain: list[Point] = [t(wide_hem, low, 1), t(0, low + 3), t(-wide_hem, low, 1)]
        skirt = SHORT.get(key, plain)
        if dress == "rags" and key not in SHORT:
            skirt = [
                t(wide_hem, low, 1),
                t(13, low - 9, 1),
                t(7, low + 6, 1),
                t(-2, low - 7, 1),
                t(-9, low + 6, 1),
                t(-14, low - 6, 1),
                t(-wide_hem, low + 3, 1),
            ]
    shoulders = (t(17, -51), t(-17, -51)) if front else (t(-1, -51), t(4, -51))
    skull = t(0 if front else 3, -82)

    # legs
    near_foot, far_foot = feet or (
        ((13, -5), (-13, -5)) if front else ((26, -5), (-30, -5)) if pose == "walk" else ((6, -5), (-8, -5))
    )
    bend_to: Point = (1, 0)
    if key in LEGS and not (feet and pose not in ("sit", "kneel", "ride")):
        near_leg, far_leg = LEGS[key]
        near_foot, far_foot = near_leg[2], far_leg[2]
    else:
        a, b = t(8 if front else 1, 0), t(-8 if front else -1, 0)
        thigh, shin = (46, 46) if front else (50, 48)
        near_leg = [a, reach(a, near_foot, thigh, shin, bend_to), near_foot]
        far_leg = [b, reach(b, far_foot, thigh, shin, (-1, 0) if front else bend_to), far_foot]
    leg_colour = skin if nude else steel if dress == "armour" else hose
    widths = (21, 15, 9) if nude else (20, 15, 10)
    sole = skin if nude else SLATE if dress == "armour" else shoe
    legs = ""
    if short or nude or pose == "ride":
        far = (
            ""
            if pose == "ride" and not front
            else _shoe(far_foot, front, -1, sole) + union([limb(far_leg, widths)], leg_colour)
        )
        kneeling = pose == "kneel" and not front
        legs = far + ("" if kneeling else _shoe(near_foot, front, 1, sole))
        if not nude:
            legs += union([limb(near_leg, widths)], leg_colour)
    else:
        toe = 12 if not front else 0
        legs = (
            ""
            if pose == "kneel"
            else _shoe((near_foot[0] + (0 if pose == "sit" else toe), -3), front, 1, sole)
            + (_shoe((far_foot[0], -3), front, -1, sole) if front or pose == "walk" else "")
        )

    # body
    outline = [*down, *skirt, *up]
    if nude:
        body = union([outline, limb(near_leg, widths)], skin)
        body += path(track([*up[1:], t(-2, -50), t(-5, -20)]), INK, "", None, SHADE)
    else:
        body = path(track(outline), main)
        back_edge = skirt[len(skirt) // 2 + len(skirt) % 2 :]
        inner: list[Point] = [
            t(-3, -50),
            t(-3, -16),
            (back_edge[0][0] + 14, back_edge[0][1], 1) if back_edge else t(-4, 0),
        ]
        body += path(track([*inner, *back_edge, *up[:-1]]), INK, "", None, SHADE)
        if not short:
            ends = [p for p in skirt if p[1] > -10]
            for f in (0.3, 0.55, 0.78) if ends else ():
                foot = (ends[0][0] + (ends[-1][0] - ends[0][0]) * f, -5)
                mid = (foot[0] * 0.7 + hx * 0.3 + (8 if pose == "sit" and not front else 0), (hy + foot[1]) / 2)
                body += path(f"M{mid[0]:.0f} {mid[1]:.0f}L{foot[0]:.0f} {foot[1]:.0f}", "", INK, 1.6)
        half = 13.5 if front else 10.5
        belt = track([t(half, -13), t(0, -11), t(-half, -13)], False)
        body += path(belt, "", INK, 8) + path(belt, "", trim, 4.5)
        if dress == "armour":
            body += path(
                track([t(0, -56), t(8 if front else 12, -36), t(0, -20)], False)
                + track([t(-12, -32), t(0, -28), t(12, -32)], False),
                "",
                INK,
                1.8,
            )
        if gown and face != "back":
            body += blob([t(-9 if front else 0, -61), t(0 if front else 9, -44), t(9, -61 if front else -58)], skin)
        elif face == "front" and dress != "armour":
            p, q, r = t(-9, -60), t(0, -46), t(9, -60)
            body += path(f"M{p[0]:.0f} {p[1]:.0f}L{q[0]:.0f} {q[1]:.0f}L{r[0]:.0f} {r[1]:.0f}", "", trim, 3.5)
    body += belly

    neck = union([limb([t(0, -58), t(1 if front else 2, -70)], (11, 11))], skin)
    head_back, head_front = head(face, skin, hair, hair_colour, hat, hat_colour, beard, old, mood)
    head_back, head_front = (
        place(part, skull[0], skull[1] - (5 if child else 0), 1.3 if child else 1, turn=lean * 0.6 + look)
        for part in (head_back, head_front)
    )

    cape = clasp = ""
    if cloak:
        if front:
            cape = blob(
                [t(0, -66), t(-22, -56), (-36, hy / 2), (-46, -2, 1), (46, -2, 1), (36, hy / 2), t(22, -56)], cloak
            )
            clasp = path(track([t(-21, -54), t(0, -46), t(21, -54)], False), "", INK, 9) + path(
                track([t(-21, -54), t(0, -46), t(21, -54)], False), "", cloak, 5
            )
        else:
            tail = (-52, -6, 1) if pose != "ride" else (-58, -54, 1)
            low = -14 if pose != "ride" else -60
            cape = blob([t(8, -62), t(-14, -58), t(-26, -20), tail, (hx - 8, low, 1), t(4, -20)], cloak)
            clasp = blob([t(9, -60), t(-8, -66), t(-17, -52), t(-10, -40), t(4, -48)], cloak)
        if face == "back":
            clasp, cape = (
                blob(
                    [t(0, -68), t(-23, -56), (-32, hy / 2), (-40, -4, 1), (40, -4, 1), (32, hy / 2), t(23, -56)], cloak
                )
                + line(-8, -10, -6, -70, INK, 1.6)
                + line(12, -12, 8, -64, INK, 1.6),
                "",
            )

    sleeve = steel if dress == "armour" else main
    near_want: Point = (0.6, 1) if front else (-0.5, 1)
    rest: Point = t(27, 17) if front else t(8, 14)
    far_rest: Point = t(-27, 17) if front else t(14, 8)
    if pose == "sit":
        rest, far_rest = ((28, -66), (-28, -66)) if front else ((26, -80), (30, -82))
    near_at, far_at = hand or rest, off or far_rest
    near_arm = (place(holds, near_at[0], near_at[1]) if not under else "") + _arm(
        shoulders[0], near_at, near_want, sleeve, skin, wide, bare
    )
    far_arm = place(off_holds, far_at[0], far_at[1]) + _arm(
        shoulders[1], far_at, (-0.6, 1) if front else near_want, sleeve, skin, wide, bare
    )
    if dress == "armour":
        near_arm += oval(shoulders[0][0], shoulders[0][1] - 3, 11, 9, steel)
        far_arm += oval(shoulders[1][0], shoulders[1][1] - 3, 11, 9, steel) if front else ""
    first = place(holds, near_at[0], near_at[1]) if under else ""
    if face == "back":
        parts = [behind, first, far_arm, near_arm, legs, neck, body, clasp, head_front, head_back]
    elif front:
        parts = [behind, head_back, cape, first, legs, neck, body, clasp, head_front, far_arm, near_arm]
    else:
        parts = [behind, cape, first, far_arm, head_back, legs, neck, body, clasp, head_front, near_arm]
    return place("".join(parts), x, y, s, flip, turn)


def wing(
    x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = WHITE, shade: str = MIST
) -> str:
    """A feathered wing rising up and out to the right from its root; pass two (one flipped) as `behind` of a figure."""
    out = blob(
        [
            (0, 0, 1),
            (10, -40),
            (44, -74),
            (92, -84, 1),
            (88, -66),
            (96, -56, 1),
            (82, -44),
            (86, -30, 1),
            (68, -24),
            (66, -8, 1),
            (40, -4),
            (20, 14),
        ],
        colour,
    )
    out += blob([(2, -6, 1), (14, -36), (42, -62), (70, -66), (44, -40), (24, -14)], shade, "")
    out += path("M40-30L82-44M30-12L66-24M52-48L88-66", "", INK, 1.8)
    return place(out, x, y, s, flip, turn)


def bat_wing(x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = BARK) -> str:
    """A leathery wing to the right from its root."""
    out = path("M0 0L30-62L98-84Q84-64 92-44Q74-46 70-22Q52-30 44-4Q26-14 0 22Z", colour)
    return place(out + path("M30-62L92-44M30-62L70-22M30-62L44-4", "", INK, 2), x, y, s, flip, turn)


def cloud_hand(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    holds: str = "",
    skin: str = FAIR,
    palm: bool = False,
    cloud: str = WHITE,
) -> str:
    """A cloud on the left from which an arm reaches right; its grip is (x, y). palm: the open hand, thing lies on
    it."""
    puff = union(
        [[(-150, 40), (-154, 6), (-128, -14), (-104, -40), (-70, -30), (-52, -8), (-60, 26), (-90, 46), (-122, 50)]],
        cloud,
    )
    puff += path("M-138 12q4-22 24-22M-106-20q18-14 32 0M-118 36q22 10 40-6", "", STONE, 3)
    arm = path("M-74-16L-30-13Q-20-12-14-9V11Q-24 15-34 14L-74 20Z", skin)
    cuff = rect(-66, -22, 26, 44, RED, None, 5) + line(-48, -20, -48, 20, GOLD, 4)
    if palm:
        grip = blob(
            [(-24, -9, 1), (-6, -12), (14, -10), (40, -8), (42, 0), (20, 8), (-6, 14), (-24, 12, 1)], skin
        ) + path("M8 1h28", "", INK, 1.6)
        return place(arm + cuff + puff + holds + grip, x, y, s, flip)
    back = blob([(-20, -11, 1), (-10, -18), (6, -19), (14, -13), (14, 14), (4, 19), (-10, 17), (-20, 13, 1)], skin)
    fingers = path("M14-9H-3M15 0H-5M14 9H-3", "", INK, 2)
    thumb = blob([(-16, -12), (-8, -24), (8, -27), (11, -20), (-2, -14)], skin)
    return place(arm + cuff + puff + holds + back + fingers + thumb, x, y, s, flip)


def crowd(
    x: float, y: float, count: int, s: float = 0.5, colours: tuple[str, ...] = (SLATE, EARTH, SAND), step: float = 34
) -> str:
    """A row of plain people behind, seen to the chest."""
    one = ""
    for i in range(count):
        at, up = i * step, (i * 7 % 3) * 6
        one += blob(
            [(at - 26, 40, 1), (at - 20, 2 - up), (at, -12 - up), (at + 20, 2 - up), (at + 26, 40, 1)],
            colours[i % len(colours)],
        ) + circle(at, -26 - up, 15, (FAIR, "#a96c45", "#dba878")[i % 3])
    return place(one, x, y, s)


def plumage(
    x: float, y: float, s: float = 1, flip: bool = False, turn: float = 0, colour: str = WHITE, shade: str = MIST
) -> str:
    """A wing of long feathers to the right from its root, 130 wide: grander than `wing`; shade: the short feathers."""
    arm = [(0.0, 0.0), (14.0, -30.0), (42.0, -54.0), (78.0, -66.0)]

    def feather(i: float, length: float, wide: float, fill: str) -> str:
        k = min(int(i), 2)
        f = i - k
        at = (arm[k][0] + (arm[k + 1][0] - arm[k][0]) * f, arm[k][1] + (arm[k + 1][1] - arm[k][1]) * f)
        return place(
            path(
                (
                    f"M{-wide} 4Q{-wide * 1.3:.0f} {-length * 0.7:.0f} 0 {-length:.0f}Q{wide * 1.3:.0f} "
                    f"{-length * 0.7:.0f} {wide} 4Z"
                ),
                fill,
            ),
            at[0],
            at[1],
            turn=174 - i * 30,
        )

    out = "".join(feather(i * 0.5, 54 + i * 3.5, 11, colour) for i in range(7)) + "".join(
        feather(0.2 + i * 0.55, 34 + i * 1.5, 9, shade) for i in range(6)
    )
    return place(
        out
        + blob([(-6, 6), (4, -26), (36, -58), (78, -75), (88, -68), (76, -60), (44, -46), (20, -24), (8, 8)], colour),
        x,
        y,
        s,
        flip,
        turn,
    )
