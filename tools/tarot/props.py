"""More things: what only a few cards need."""

from .kit import (
    BARK,
    BRASS,
    EARTH,
    FLAME,
    GOLD,
    GREEN,
    INK,
    LEAF,
    MOSS,
    PAPER,
    PLUM,
    RED,
    ROSE,
    SAND,
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
from .things import fire, leaf


def wheel(
    x: float, y: float, r: float = 80, spokes: int = 8, colour: str = GOLD, shade: str = BRASS, signs: bool = True
) -> str:
    """A spoked wheel; signs: marks along its rim."""
    out = circle(0, 0, r, colour) + circle(0, 0, r * 0.74, SKY) + circle(0, 0, r * 0.3, colour)
    out = out.replace(f'fill="{SKY}"', f'fill="{shade}"')
    out += ring(spokes, r * 0.3, poly([(-4, 2), (-3, -r * 0.44), (3, -r * 0.44), (4, 2)], colour)) + circle(
        0, 0, r * 0.12, RED
    )
    if signs:
        out += "".join(star(*polar(0, 0, r * 0.87, i * 45 + 22.5), r * 0.09, INK, 4) for i in range(8))
    return place(out, x, y)


def chain(points: list[Point], colour: str = STONE, size: float = 5) -> str:
    """A chain with a link at each point (about every 10 units)."""
    return "".join(circle(p[0], p[1], size, "", INK, 5) + circle(p[0], p[1], size, "", colour, 2.4) for p in points)


def torch(s: float = 1, turn: float = 0, x: float = 0, y: float = 0) -> str:
    """A burning torch gripped at the origin; turn=180 turns it down."""
    return place(poly([(-4, 16), (-7, -24), (7, -24), (4, 16)], BARK) + fire(0, -22, 0.8), x, y, s, False, turn)


def tool(kind: str, s: float = 1, turn: float = 0, x: float = 0, y: float = 0) -> str:
    """A long or short tool gripped at the origin: hoe, crutch, hammer, chisel, rod, sceptre, fishing."""
    match kind:
        case "hoe":
            out = rect(-3, -90, 6, 170, EARTH) + path("M-4 80L26 74L28 86L-4 92Z", SLATE)
        case "crutch":
            out = rect(-3, -60, 6, 150, EARTH) + rect(-20, -66, 40, 9, EARTH, None, 4)
        case "hammer":
            out = rect(-3, -26, 6, 36, EARTH) + rect(-14, -36, 28, 15, SLATE, None, 3)
        case "chisel":
            out = rect(-3, -22, 6, 18, EARTH) + poly([(-4, -4), (4, -4), (3, 20), (-3, 20)], SLATE)
        case "sceptre":
            out = rect(-3, -50, 6, 76, GOLD) + circle(0, -56, 10, GOLD) + path("M0-66v-12M-6-72H6", "", INK, 3)
        case _:
            out = rect(-3.5, -38, 7, 60, WHITE, None, 3)
    return place(out, x, y, s, False, turn)


def grapes(x: float, y: float, s: float = 1, colour: str = PLUM) -> str:
    """A bunch of grapes with its leaf, 36 wide, hanging from the origin."""
    spots = ((-12, 12), (0, 10), (12, 12), (-7, 22), (7, 22), (0, 32))
    return place(
        line(0, -6, 0, 8, BARK, 4)
        + leaf(2, 2, 1.3, 100)
        + leaf(-2, 2, 1.3, -100)
        + "".join(circle(a, b, 7, colour) for a, b in spots),
        x,
        y,
        s,
    )


def shield(x: float, y: float, s: float = 1, colour: str = RED, sign: str = "") -> str:
    """A shield 60 wide, origin in its middle, with something on it."""
    return place(
        path("M-30-36Q0-44 30-36V0Q28 26 0 42Q-28 26-30 0Z", colour)
        + path("M-23-29Q0-36 23-29V0Q22 21 0 33Q-22 21-23 0Z", "", GOLD, 3)
        + sign,
        x,
        y,
        s,
    )


def bed(
    x: float,
    y: float,
    w: float = 250,
    h: float = 90,
    quilt: str = ROSE,
    patch: str = RED,
    wood: str = BARK,
    part: str = "",
) -> str:
    """A bed from the side, its head at the left; x, y is the floor below its middle. Sit a figure at
    (x - w/4, y - 30) between part="back" and part="front", which is the quilt."""
    left = x - w / 2
    out = rect(left - 8, y - h - 44, 20, h + 44, wood, None, 5) + rect(
        left + w - 12, y - h + 6, 18, h - 6, wood, None, 5
    )
    out += rect(left + 10, y - h + 8, 70, 30, WHITE, None, 12)
    quilted = path(
        f"M{left + 40:.0f} {y - 24:.0f}V{y - h + 34:.0f}q20-22 60-18H{left + w - 14:.0f}V{y - 24:.0f}Z", quilt
    )
    cells = [
        (left + 64 + 44 * i + (22 if row else 0), y - h + 36 + 26 * row) for row in range(2) for i in range(4 - row)
    ]
    quilted += "".join(poly([(a, b - 10), (a + 10, b), (a, b + 10), (a - 10, b)], patch) for a, b in cells)
    quilted += rect(left + 6, y - 34, w - 12, 20, wood)
    return (out if part != "front" else "") + (quilted if part != "back" else "")


def dragon(x: float, y: float, s: float = 1, flip: bool = False, colour: str = GREEN) -> str:
    """A small dragon rising, 60 high."""
    wing = path("M-2-26L-34-46Q-30-32-36-22Q-24-24-20-14Z", MOSS)
    body = rope([(16, 0), (-4, -6), (-8, -24), (8, -38), (10, -52)], colour, 12)
    return place(
        wing
        + body
        + blob([(0, -54), (6, -64), (20, -62), (34, -54), (32, -48), (16, -46)], colour)
        + circle(14, -56, 2.2, INK, "")
        + poly([(4, -60), (0, -74), (12, -64)], colour),
        x,
        y,
        s,
        flip,
    )


def iris(x: float, y: float, s: float = 1, colour: str = PLUM) -> str:
    """An iris on its stalk, 60 high, standing on the origin."""
    out = (
        line(0, 0, 0, -42, LEAF, 4)
        + path("M-2 0Q-16-20-14-40Q-6-24 2 0Z", GREEN)
        + oval(-9, -42, 5, 10, colour, None, 50)
        + oval(9, -42, 5, 10, colour, None, -50)
        + path("M0-38Q-12-52 0-66Q12-52 0-38Z", colour)
    )
    return place(out + circle(0, -42, 3, GOLD, ""), x, y, s)


def scarf(points: list[Point], colour: str = RED, w: float = 16) -> str:
    """A flowing cloth along points."""
    return rope(points, colour, w) + bend(points, INK, 1.6)


def chariot(x: float, y: float, s: float = 1, colour: str = STONE, canopy: str = "#1f2b4d", part: str = "") -> str:
    """A carriage from the front, 150 wide, 290 high, on its foot; part: "back" (posts, canopy), "front" (body,
    wheels)."""
    back = (
        rect(-66, -262, 8, 200, GOLD)
        + rect(58, -262, 8, 200, GOLD)
        + path(
            (
                "M-84-250Q-70-292 0-296Q70-292 84-250Q70-236 56-250Q42-236 28-250Q14-236 "
                "0-250Q-14-236-28-250Q-42-236-56-250Q-70-236-84-250Z"
            ),
            canopy,
        )
    )
    back += "".join(star(a, b, 7, PAPER, 5) for a, b in ((-50, -268), (-18, -276), (18, -276), (50, -268)))
    tyre = (
        oval(0, 0, 21, 52, BARK)
        + oval(0, 0, 14, 42, SAND)
        + path("M0-40V40M-13-14L13 14M13-14L-13 14", "", INK, 5.5)
        + path("M0-40V40M-13-14L13 14M13-14L-13 14", "", EARTH, 2.6)
        + oval(0, 0, 6, 10, GOLD)
    )
    front = (
        path("M-96-46H96", "", INK, 10)
        + place(tyre, -94, -44)
        + place(tyre, 94, -44)
        + path("M-74-104H74L66-14H-66Z", colour)
        + path("M-76-110H76V-94H-76Z", GOLD)
        + path("M30-94H72L65-16H26Z", SLATE, "")
    )
    return place((back if part != "front" else "") + (front if part != "back" else ""), x, y, s)


def table(x: float, y: float, w: float = 180, h: float = 70, colour: str = EARTH, cloth: str = "") -> str:
    """A table whose top is at y - h, standing on y."""
    legs = rect(x - w / 2 + 8, y - h, 12, h, BARK) + rect(x + w / 2 - 20, y - h, 12, h, BARK)
    drape = (
        path(
            (
                f"M{x - w / 2 + 4:.0f} {y - h:.0f}h{w - 8:.0f}v{h * 0.5:.0f}q{-w / 8:.0f} 10{-w / 4 + 2:.0f} "
                f"0t{-w / 4 + 2:.0f} 0t{-w / 4 + 2:.0f} 0t{-w / 4 + 2:.0f} 0Z"
            ),
            cloth,
        )
        if cloth
        else ""
    )
    return legs + drape + rect(x - w / 2, y - h - 8, w, 14, colour, None, 3)


def hedge(y: float, h: float = 40, colour: str = LEAF, bloom: str = RED, x1: float = 6, x2: float = 294) -> str:
    """A hedge with blossoms from x1 to x2 standing on y."""
    count = int((x2 - x1) / 24)
    top: list[Point] = [(x1 + (i + 0.5) * (x2 - x1) / count, y - h - 6 * (i % 2)) for i in range(count)]
    out = blob([(x1, y, 1), (x1, y - h), *top, (x2, y - h), (x2, y, 1)], colour)
    return out + "".join(
        circle(x1 + 12 + i * 24, y - h * (0.3 + 0.35 * (i * 7 % 3) / 2), 5, bloom) for i in range(count)
    )


def coffin(x: float, y: float, s: float = 1, colour: str = SLATE, part: str = "") -> str:
    """An open floating coffin 110 wide, the waterline at the origin; part: "back" (inside) or "front"."""
    inside = poly([(-50, -30), (50, -30), (56, -12), (-56, -12)], INK)
    near = poly([(-58, -14), (58, -14), (50, 16), (-50, 16)], colour) + path("M-54-2H54", "", INK, 2)
    return place((inside if part != "front" else "") + (near if part != "back" else ""), x, y, s)


def flame_tree(x: float, y: float, s: float = 1) -> str:
    """A tree with flames for leaves, 120 high."""
    trunk = path("M-6 0L-4-50L-28-78L-24-82L0-64V-100H5V-62L28-84L32-80L7-48L9 0Z", BARK)
    return place(
        trunk + "".join(fire(a, b, 0.6) for a, b in ((-28, -78), (-10, -92), (12, -94), (32, -78), (2, -58))), x, y, s
    )


def gem(x: float, y: float, s: float = 1, colour: str = FLAME) -> str:
    """A cut stone, 24 wide."""
    return place(
        poly([(-12, -4), (-6, -12), (6, -12), (12, -4), (0, 12)], colour)
        + path("M-12-4H12M-5-4L0 12L5-4", "", INK, 1.6),
        x,
        y,
        s,
    )


def seat(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    colour: str = STONE,
    shade: str = SLATE,
    cushion: str = RED,
    sign: str = "",
    top: str = "",
    part: str = "",
) -> str:
    """A high throne from the side for a figure with pose="sit", face="side" of the same s on (x, y); sign: on its side,
    top: on its back; part: "back" (drawn before who sits on it) or "front" (its near side)."""
    back = (
        path("M-66 0V-206Q-64-222-46-222Q-28-222-28-206L-20 0Z", colour)
        + path("M-40-196Q-34-200-30-196L-22-60H-34Z", cushion)
        + rect(-28, -58, 66, 14, cushion, None, 5)
        + rect(-30, -46, 60, 46, shade)
        + place(top, -48, -212)
    )
    side = (
        path("M-66 0V-50H20V0Z", colour)
        + path("M-56-40H10V-10H-56Z", shade)
        + rect(-74, -7, 136, 14, colour, None, 3)
        + place(sign, -23, -25)
    )
    side += path("M-60-94H22Q34-94 34-85T22-76V-50H8V-78H-60Z", colour)
    return place((back if part != "front" else "") + (side if part != "back" else ""), x, y, s, flip)
