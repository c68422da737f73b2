"""Things: the four suits' emblems, furniture, vessels, arms, ships. Held things have their origin at the grip."""

from .beasts import bull, butterfly, lion_head, ram
from .kit import (
    BARK,
    BRASS,
    EARTH,
    FLAME,
    GOLD,
    GREEN,
    INK,
    LEAF,
    MIST,
    MOSS,
    PAPER,
    RED,
    ROSE,
    SAND,
    SEA,
    SKY,
    SLATE,
    STONE,
    WHITE,
    Point,
    bend,
    blob,
    circle,
    line,
    oval,
    path,
    place,
    polar,
    poly,
    rect,
    ring,
    rope,
    star,
)


def leaf(x: float, y: float, s: float = 1, turn: float = 0, colour: str = GREEN) -> str:
    """One leaf pointing up from its stalk, 18 high."""
    return place(path("M0 0Q-9-8 0-18Q9-8 0 0Z", colour), x, y, s, False, turn)


def staff(
    up: float = 100,
    down: float = 80,
    turn: float = 0,
    s: float = 1,
    leaves: bool = True,
    colour: str = EARTH,
    x: float = 0,
    y: float = 0,
) -> str:
    """A wooden staff in leaf, gripped `up` from its top and `down` from its foot. Use as `holds`, or give x, y."""
    out = path(f"M-5 {down:.0f}L-4.5-{up:.0f}Q0-{up + 7:.0f} 4.5-{up:.0f}L5 {down:.0f}Z", colour)
    out += line(-1.5, -up + 12, -1.5, down - 6, BARK, 1.6)
    if leaves:
        out += (
            leaf(3, -up + 22, 1.15, 55)
            + leaf(-3, -up + 12, 1.15, -50)
            + leaf(0, -up - 1, 1.15, 8)
            + (leaf(-4, -up + 62, 0.95, -60) if up > 80 else "")
            + (leaf(4, down - 30, 0.9, 60) if down > 60 else "")
        )
    return place(out, x, y, s, False, turn)


def cup(
    x: float = 0,
    y: float = 0,
    s: float = 1,
    flip: bool = False,
    turn: float = 0,
    colour: str = GOLD,
    shade: str = BRASS,
    foot: bool = False,
) -> str:
    """A goblet 62 high, 46 wide; origin at the stem where it is held, or with foot=True at its foot."""
    out = path("M-4-4Q-22-10-23-34H23Q22-10 4-4L5 10Q7 19 18 22V26H-18V22Q-7 19-5 10Z", colour)
    out += path("M6-7Q18-12 20-33H12Q12-14 2-6ZM1 0L2 12Q4 19 12 24H17V22Q7 19 5 10L4-4Z", shade, "")
    out += oval(0, -34, 23, 5, shade) + line(-16, -22, 0, -20, WHITE, 2.5) + oval(0, 1, 7, 4, colour)
    return place(place(out, 0, -26) if foot else out, x, y, s, flip, turn)


def sword(
    x: float = 0,
    y: float = 0,
    s: float = 1,
    turn: float = 0,
    blade: float = 110,
    hilt: str = GOLD,
    stuck: float = 0,
    guard: float = 24,
) -> str:
    """A sword pointing up (turn=180: down) gripped below the guard. stuck: how much of the point is hidden, for swords
    in the ground; guard: half the width of the cross, less where many stand close."""
    tip = -14 - blade
    point = f"L-3 {tip + 14:.0f}L0 {tip:.0f}L3.6 {tip + 14:.0f}" if not stuck else f"L-5.5 {tip + stuck:.0f}H5.5"
    out = path(f"M-6-12{point}L6-12Z", WHITE) + path(
        f"M0-12V{tip + (stuck or 4):.0f}L{5 if stuck else 3} {tip + (stuck or 14):.0f}L6-12Z", STONE, ""
    )
    out += (
        path("M-3-10H3V12H-3Z", BARK)
        + path(f"M-{guard:.0f}-7q-1-8 6-8H{guard - 6:.0f}q7 0 6 8q-3-3-6-2H-{guard - 6:.0f}q-3-1-6 2Z", hilt)
        + circle(0, 15, 5.5, hilt)
    )
    return place(out, x, y, s, False, turn)


def coin(
    x: float = 0, y: float = 0, s: float = 1, r: float = 24, colour: str = GOLD, shade: str = BRASS, turn: float = 0
) -> str:
    """A coin with a five-pointed star, origin in its middle."""
    out = (
        circle(0, 0, r, colour)
        + circle(0, 0, r * 0.78, "", shade, max(r * 0.07, 1.6))
        + star(0, 0, r * 0.66, shade, 5, 0.4)
    )
    return place(out, x, y, s, False, turn)


def emblem(suit: str, x: float, y: float, s: float = 1) -> str:
    """The suit's sign for corners: 40 high, told apart by shape."""
    what = {
        "wands": staff(16, 20, 28, 1.0, True),
        "cups": cup(0, 4, 0.72),
        "swords": sword(-9, 12, 0.72, 32, 44, guard=17),
        "coins": coin(r=18),
    }[suit]
    return place(what, x, y, s)


def throne(
    x: float, y: float, colour: str = STONE, motif: str = "", shade: str = SLATE, s: float = 1, cushion: str = RED
) -> str:
    """A high throne from the front, 150 wide, 230 high, for a sitting figure of s=1.2 on the same (x, y).

    motif: lion, ram, bull, butterfly, cloud, shell, star, leaf, lizard: carved on posts and top.
    """
    back = path("M-58 0V-176Q-58-232 0-236Q58-232 58-176V0Z", colour) + path(
        "M-42-60V-172Q-40-216 0-219Q40-216 42-172V-60Z", cushion
    )
    back += path("M44-60V-172Q42-205 20-219Q58-212 58-176V-60Z", shade, "")
    arms = (
        rect(-76, -98, 30, 98, colour, None, 6)
        + rect(46, -98, 30, 98, colour, None, 6)
        + rect(62, -94, 12, 92, shade, "")
        + path("M-46-76H46V0H-46Z", shade)
    )
    base = rect(-88, -10, 176, 16, colour, None, 3)
    knob = circle(0, 0, 15, GOLD)
    match motif:
        case "lion":
            knob = lion_head(0, 0, 0.62)
        case "ram":
            knob = ram(0, 0, 0.75)
        case "bull":
            knob = bull(0, 0, 0.62)
        case "butterfly":
            knob = butterfly(0, 0, 1.1, 0, colour)
        case "cloud":
            knob = cloud(0, 6, 0.32, colour=MIST)
        case "shell":
            knob = path("M0 16L-19-4Q-16-18 0-18Q16-18 19-4Z", ROSE) + path(
                "M0 14V-16M0 14L-11-12M0 14L11-12", "", INK, 1.8
            )
        case "star":
            knob = circle(0, 0, 16, colour) + star(0, 0, 13, GOLD, 8)
        case "leaf" | "lizard":
            knob = leaf(0, 12, 1.6, 0) + leaf(0, 12, 1.4, -55) + leaf(0, 12, 1.4, 55)
    return place(
        back + arms + base + place(knob, -61, -108) + place(knob, 61, -108) + place(knob, 0, -232, 1.25), x, y, s
    )


def cloud(x: float, y: float, s: float = 1, flip: bool = False, colour: str = WHITE, edge: str | None = None) -> str:
    """A round cloud 140 wide, origin at the middle of its flat foot."""
    out = blob(
        [
            (-70, 0, 1),
            (-74, -18),
            (-52, -30),
            (-34, -52),
            (-2, -54),
            (18, -42),
            (44, -46),
            (56, -26),
            (76, -18),
            (70, 0, 1),
        ],
        colour,
        edge,
    )
    return place(out + path("M-40-22q4-16 20-16M8-20q10-12 24-8", "", INK, 2), x, y, s, flip)


def lantern(s: float = 1, x: float = 0, y: float = 0) -> str:
    """A lantern hanging from the grip with a star in it."""
    out = (
        path("M0 0V12M-12 22Q0 2 12 22", "", None)
        + poly([(-16, 26), (-10, 18), (10, 18), (16, 26)], SLATE)
        + rect(-14, 26, 28, 36, PAPER)
        + rect(-18, 60, 36, 8, SLATE)
    )
    return place(
        out + star(0, 44, 15, FLAME, 6, 0.4) + star(0, 44, 9, GOLD, 6, 0.4) + path("M-14 26V62M14 26V62", "", None),
        x,
        y,
        s,
    )


def scales(s: float = 1, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """A pair of scales hanging from the grip."""
    pan = path("M0 0L-15 34M0 0L15 34", "", INK, 2) + path("M-19 34H19Q14 48 0 48T-19 34Z", GOLD)
    beam = line(0, 0, 0, 14) + path("M-36 16Q0 8 36 16L36 20Q0 13-36 20Z", GOLD) + circle(0, 12, 5, GOLD)
    return place(beam + place(pan, -34, 18) + place(pan, 34, 18), x, y, s, False, turn)


def crown(x: float, y: float, s: float = 1, turn: float = 0, colour: str = GOLD) -> str:
    """A crown alone, 60 wide, origin in its middle."""
    out = path("M-26 16L-32-14L-14 0L0-22L14 0L32-14L26 16Z", colour) + path(
        "M-26 16Q0 22 26 16L25 8Q0 14-25 8Z", BRASS
    )
    return place(
        out + "".join(circle(a, b, 4, RED) for a, b in ((-32, -16), (0, -24), (32, -16))), x, y, s, False, turn
    )


def heart(x: float, y: float, s: float = 1, colour: str = RED) -> str:
    """A heart 100 wide, origin in its middle."""
    out = path("M0 52C-70 4-58-48-26-48C-8-48 0-34 0-26C0-34 8-48 26-48C58-48 70 4 0 52Z", colour)
    return place(out + path("M-34-30Q-44-16-34 2", "", ROSE, 6), x, y, s)


def wreath(
    x: float, y: float, rx: float, ry: float, colour: str = GREEN, shade: str = LEAF, s: float = 1, ties: bool = True
) -> str:
    """An oval ring of leaves: the World's wreath, a laurel for a staff."""
    count = max(10, int((rx + ry) / 7))
    out = f'<ellipse rx="{rx:.0f}" ry="{ry:.0f}" fill="none" stroke="{BARK}" stroke-width="7"/>'
    for i in range(count):
        at = polar(0, 0, 1, i * 360 / count)
        px, py, turn = at[0] * rx, at[1] * ry, i * 360 / count + 90
        out += leaf(px, py, 1.5, turn - 38, colour) + leaf(px, py, 1.5, turn + 38, shade)
    if ties:
        out += rect(-9, -ry - 9, 18, 18, RED, None, 4) + rect(-9, ry - 9, 18, 18, RED, None, 4)
    return place(out, x, y, s)


def garland(points: list[Point], colours: tuple[str, ...] = (RED, GOLD, ROSE), colour: str = GREEN) -> str:
    """Leaves and fruit along points (given about every 14 units)."""
    out = bend(points, LEAF, 9)
    for i, p in enumerate(points):
        out += leaf(p[0], p[1], 1.1, 150 + i * 40 % 90, colour) + leaf(p[0], p[1], 1.1, -60 + i * 50 % 100, colour)
    return out + "".join(circle(p[0], p[1], 6.5, colours[i % len(colours)]) for i, p in enumerate(points) if i % 2)


def banner(
    w: float = 70,
    h: float = 56,
    colour: str = RED,
    emblem_svg: str = "",
    pole: float = 150,
    up: float = 100,
    x: float = 0,
    y: float = 0,
    flip: bool = False,
    turn: float = 0,
) -> str:
    """A flag on a pole, gripped `up` below its top; emblem_svg is drawn in the middle of the cloth."""
    out = rect(-3, -up, 6, pole, BARK) + path(
        (
            f"M3 {-up + 6:.0f}q{w * 0.3:.0f}-10 {w * 0.55:.0f} 0t{w * 0.45:.0f}-2l-10 {h / 2:.0f}l10 "
            f"{h / 2:.0f}q-{w * 0.25:.0f} 8-{w * 0.45:.0f} 2t-{w * 0.55:.0f} 0Z"
        ),
        colour,
    )
    return place(
        out + place(emblem_svg, w * 0.46, -up + 6 + h / 2, flip=flip) + circle(0, -up, 5, GOLD), x, y, 1, flip, turn
    )


def boat(x: float, y: float, s: float = 1, flip: bool = False, colour: str = EARTH, part: str = "") -> str:
    """A punt 220 long, waterline at the origin. part: "back" (inside, drawn before people), "front" (the near side),
    else both."""
    inside = path("M-112-44Q0-22 112-48L96-22H-96Z", BARK)
    hull = path("M-118-46Q-92-28 0-24Q92-28 120-52Q116-8 84 14H-84Q-112-4-118-46Z", colour) + path(
        "M-106-20Q0 6 112-22M-98-2Q0 18 100-4", "", INK, 2
    )
    return place((inside if part != "front" else "") + (hull if part != "back" else ""), x, y, s, flip)


def ship(x: float, y: float, s: float = 1, flip: bool = False, colour: str = EARTH, sail: str = WHITE) -> str:
    """A ship under sail, 70 wide and 80 high, waterline at the origin."""
    out = (
        line(0, -8, 0, -82, BARK, 4)
        + path("M3-76Q40-52 30-18H3Z", sail)
        + path("M-4-66Q-30-44-28-20H-4Z", sail)
        + poly([(0, -82), (18, -88), (0, -92)], RED)
    )
    return place(out + path("M-40-14H40Q34 6 22 6H-24Q-36 4-40-14Z", colour), x, y, s, flip)


def jug(x: float = 0, y: float = 0, s: float = 1, flip: bool = False, turn: float = 0, colour: str = EARTH) -> str:
    """A jug with its mouth to the right, held at its middle."""
    out = path("M-26-8Q-30-24-8-20L18-10L28-16V16L18 10L-8 20Q-30 24-26 8Z", colour)
    return place(out + path("M-14-15Q-20 0-14 15M-4-17Q-8 0-4 17", "", PAPER, 3), x, y, s, flip, turn)


def pour(points: list[Point], colour: str = MIST, w: float = 8) -> str:
    """Falling water along points."""
    return rope(points, colour, w) + bend(points, WHITE, w * 0.3)


def rose(x: float, y: float, s: float = 1, colour: str = RED, stem: bool = False) -> str:
    """A rose 26 wide, origin in the flower; stem: with stalk and leaf below."""
    stalk = line(0, 8, 2, 40, LEAF, 4) + leaf(2, 30, 1, 60) if stem else ""
    petals = ring(5, 8, oval(0, -2, 8, 7, colour))
    return place(stalk + petals + circle(0, 0, 6.5, colour) + path("M-3 1q0-5 4-4t2 6", "", INK, 1.8), x, y, s)


def lily(x: float, y: float, s: float = 1, colour: str = WHITE, pad: bool = False) -> str:
    """A lily 34 wide; pad: floating on its leaf."""
    base = oval(0, 8, 27, 8, GREEN) if pad else line(0, 6, 0, 42, LEAF, 4) + leaf(0, 36, 1.3, 40)
    out = path("M0 8Q-20 0-18-14Q-6-12 0 8Q6-12 18-14Q20 0 0 8Z", colour) + path("M0 8Q-11-8 0-24Q11-8 0 8Z", colour)
    return place(base + out + circle(0, -2, 2.5, GOLD, ""), x, y, s)


def sunflower(x: float, y: float, s: float = 1, stem: float = 60) -> str:
    """A sunflower 44 wide, origin in the flower."""
    stalk = (
        (
            line(0, 10, 0, stem, INK, 9)
            + line(0, 10, 0, stem, LEAF, 5)
            + leaf(1, stem * 0.7, 1.6, 70)
            + leaf(-1, stem * 0.8, 1.6, -70)
        )
        if stem
        else ""
    )
    return place(stalk + ring(12, 12, path("M-5 2Q-5-8 0-13Q5-8 5 2Z", GOLD)) + circle(0, 0, 11, BARK), x, y, s)


def keys(x: float, y: float, s: float = 1) -> str:
    """Two crossed keys, 90 wide."""
    one = (
        circle(0, -34, 12, "", INK, 11)
        + path("M0-22V38M0 36H14M0 24H12", "", INK, 10)
        + circle(0, -34, 12, "", GOLD, 6)
        + path("M0-22V38M0 36H14M0 24H12", "", GOLD, 5)
    )
    return place(place(one, turn=52) + place(one, turn=-52, flip=True), x, y, s)


def eight(x: float, y: float, s: float = 1, colour: str = GOLD) -> str:
    """The sideways eight, 70 wide."""
    d = "M0 0C12-18 34-18 34 0S12 18 0 0S-34-18-34 0S-12 18 0 0Z"
    return place(path(d, "", INK, 11) + path(d, "", colour, 6), x, y, s)


def chest(x: float, y: float, w: float, h: float, colour: str = EARTH, shade: str = BARK) -> str:
    """A box, bench, table, coffin or tomb from its top middle, with a lighter lid."""
    return rect(x - w / 2 + 5, y, w - 10, h, shade) + rect(x - w / 2, y - 6, w, 13, colour, None, 3)


def fire(x: float, y: float, s: float = 1, turn: float = 0) -> str:
    """A flame 40 wide, 60 high, standing on its origin."""
    out = path("M0 0C-26 0-26-22-14-34Q-12-24-6-24Q-10-46 6-62Q4-44 16-34C30-20 22 0 0 0Z", FLAME)
    return place(
        out + path("M0-3C-13-3-12-16-4-24Q-2-18 2-18Q2-28 6-34Q6-24 11-18C16-10 10-3 0-3Z", GOLD, ""),
        x,
        y,
        s,
        False,
        turn,
    )


def bolt(x: float, y: float, s: float = 1, flip: bool = False, colour: str = GOLD) -> str:
    """Lightning striking its origin from the upper right, 170 high."""
    return place(
        poly(
            [
                (0, 0),
                (26, -52),
                (10, -50),
                (44, -104),
                (26, -102),
                (66, -176),
                (92, -176),
                (58, -116),
                (76, -118),
                (40, -64),
                (56, -66),
            ],
            colour,
        ),
        x,
        y,
        s,
        flip,
    )


def trumpet(s: float = 1, turn: float = 0, x: float = 0, y: float = 0) -> str:
    """A long trumpet, mouthpiece at the origin, bell to the right."""
    return place(path("M0-3H60Q80-4 92-18V18Q80 4 60 3H0Z", GOLD) + oval(92, 0, 5, 18, BRASS), x, y, s, False, turn)


def book(x: float = 0, y: float = 0, s: float = 1, turn: float = 0, colour: str = PAPER) -> str:
    """An unrolled scroll or plan, 60 wide, origin in its middle."""
    out = rect(-30, -18, 60, 36, colour) + path("M-20-8H20M-20 0H12M-20 8H18", "", SLATE, 2.2)
    return place(out + rect(-36, -21, 9, 42, SAND, None, 4) + rect(27, -21, 9, 42, SAND, None, 4), x, y, s, False, turn)


def globe(x: float = 0, y: float = 0, s: float = 1) -> str:
    """A small globe, 40 wide."""
    return place(
        circle(0, 0, 20, SEA)
        + blob([(-14, -6), (-4, -15), (8, -10), (2, 0), (-8, 6)], MOSS)
        + blob([(4, 8), (14, 2), (14, 12), (6, 15)], MOSS)
        + path("M-12-10Q-15-4-14 4", "", SKY, 3),
        x,
        y,
        s,
    )


def billow(x: float, y: float, s: float = 1, colour: str = WHITE) -> str:
    """A cloud round on all sides, 106 wide, origin in its middle: for what looks out of a corner."""
    return place(
        blob(
            [(-52, 2), (-42, -16), (-16, -26), (14, -26), (40, -16), (54, 2), (34, 14), (6, 18), (-20, 17), (-40, 13)],
            colour,
        ),
        x,
        y,
        s,
    )
