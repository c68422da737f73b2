"""Skies, land, water, plants and buildings: the back of a scene."""

from .kit import (
    BARK,
    BRASS,
    FLAME,
    GOLD,
    GREEN,
    INK,
    LEAF,
    MIST,
    PAPER,
    RED,
    SAND,
    SEA,
    SKY,
    SLATE,
    STONE,
    WHITE,
    Point,
    blob,
    circle,
    cuts,
    line,
    noise,
    oval,
    path,
    place,
    polar,
    poly,
    rect,
    ring,
    star,
)

LEFT, RIGHT, TOP, BOTTOM = 10, 290, 10, 440


def sky(
    colour: str = SKY,
    low: str = "",
    glow: tuple[float, float] | None = None,
    rays: int = 0,
    split: float = 250,
    grain: float = 0.16,
) -> str:
    """The whole background; low: a second colour from `split` down; glow: rings of light round a point; rays: beams
    from it; grain: how strong the marks of the gouge are."""
    out = rect(LEFT, TOP, 280, 430, colour, "")
    if low:
        out += path(
            f"M{LEFT} {split:.0f}Q80 {split - 22:.0f} 150 {split:.0f}T{RIGHT} {split - 8:.0f}V{BOTTOM}H{LEFT}Z", low, ""
        )
    if grain:
        out += cuts(20, 24, 260, 400, WHITE, 44, 26, 5).replace("/>", f' opacity="{grain}"/>')
    if glow:
        x, y = glow
        if rays:
            step = 360 / rays
            d = "".join(
                "M"
                + "L".join(
                    f"{a:.0f} {b:.0f}"
                    for a, b in ((x, y), polar(x, y, 520, i * step), polar(x, y, 520, (i + 0.5) * step))
                )
                + "Z"
                for i in range(rays)
            )
            out += path(d, WHITE, "", None, ' opacity=".16"')
        out += "".join(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r}" fill="{WHITE}" stroke="none" opacity=".13"/>' for r in (130, 88)
        )
    return out


def streaks(y: float, h: float, colour: str, seed: int = 1, count: int = 5) -> str:
    """Long thin clouds across the sky."""
    out = ""
    for i in range(count):
        x, w, at = 30 + 220 * noise(seed + i), 50 + 70 * noise(seed + i + 9), y + h * (i + 0.5) / count
        out += blob([(x - w, at), (x, at - 5), (x + w, at), (x, at + 4)], colour, "")
    return out


def stars(count: int = 12, colour: str = PAPER, seed: int = 3, low: float = 220, r: float = 4) -> str:
    """Small stars strewn over the sky down to y `low`."""
    return "".join(
        star(
            24 + 252 * ((i * 0.618 + seed * 0.21) % 1),
            26 + (low - 26) * noise(seed + i * 3),
            r * (0.7 + 0.7 * noise(seed * 5 + i)),
            colour,
            4,
            0.35,
        )
        for i in range(count)
    )


def sun(
    x: float, y: float, r: float = 34, colour: str = GOLD, face: bool = True, rays: int = 12, ray: str = FLAME
) -> str:
    """A sun with straight and flaming rays, with a face if wanted."""
    out = ring(rays, r * 1.06, poly([(-r * 0.2, 0), (0, -r * 0.72), (r * 0.2, 0)], ray), x, y) + ring(
        rays, r * 1.06, poly([(-r * 0.12, 0), (0, -r * 0.42), (r * 0.12, 0)], colour), x, y, 180 / rays
    )
    return out + circle(x, y, r, colour) + (_features(x, y, r / 34) if face else "")


def _features(x: float, y: float, s: float, frown: bool = False) -> str:
    mouth = "M-11 16Q0 8 11 16" if frown else "M-12 11Q0 22 12 11"
    return place(
        path(f"M-17-8q6-6 13-1M17-8q-6-6-13-1M0-6l-4 13h6{mouth}", "", INK, 2.2)
        + circle(-10, -2, 2.6, INK, "")
        + circle(10, -2, 2.6, INK, ""),
        x,
        y,
        s,
    )


def moon(
    x: float, y: float, r: float = 34, turn: float = 0, colour: str = PAPER, full: bool = False, face: bool = False
) -> str:
    """A crescent open to the right, or a full disc; face: a frowning profile in it."""
    if full:
        return circle(x, y, r, colour) + (
            _features(x, y, r / 34, True)
            if face
            else circle(x - r * 0.3, y - r * 0.2, r * 0.2, SAND, "")
            + circle(x + r * 0.3, y + r * 0.35, r * 0.14, SAND, "")
        )
    k = r / 34
    out = path("M16-30A34 34 0 1 0 16 30A26 26 0 1 1 16-30Z", colour)
    if face:
        out = (
            path("M16-30A34 34 0 1 0 16 30Q6 26 4 18L10 12L4 6L12-2L2-10Q4-22 16-30Z", colour)
            + circle(-4, -8, 2.4, INK, "")
            + path("M-10-14l10 2M4 14q-6-2-9 2", "", INK, 2)
        )
    return place(out, x, y, k, False, turn)


def hills(
    y: float, colour: str = GREEN, seed: int = 1, swing: float = 16, shade: str = "", edge: str | None = None
) -> str:
    """Rolling ground with its line about y, down to the bottom; the last one of a scene is what people stand on."""
    points: list[Point] = [(LEFT, y + swing * (noise(seed) - 0.5), 1)]
    points += [(LEFT + 70 * i, y + swing * 2 * (noise(seed + i * 7) - 0.5)) for i in range(1, 4)]
    points += [(RIGHT, y + swing * (noise(seed + 5) - 0.5), 1), (RIGHT, BOTTOM + 10, 1), (LEFT, BOTTOM + 10, 1)]
    out = blob(points, colour, edge)
    if shade:
        out += path(
            "".join(
                (
                    f"M{30 + 230 * noise(seed + i * 11):.0f} {y + 24 + (BOTTOM - y - 30) * i / 7:.0f}q12-6 "
                    f"{20 + 16 * noise(i):.0f} 0"
                )
                for i in range(7)
            ),
            "",
            shade,
            3,
        )
    return out


def peaks(
    y: float,
    height: float = 110,
    colour: str = SLATE,
    snow: str = WHITE,
    seed: int = 1,
    count: int = 4,
    shade: str = "",
) -> str:
    """A range of mountains standing on y: flat faces, one side lit, snow on top if given."""
    out = ""
    for i in range(count):
        x, h, w = (
            LEFT + 280 * (i + 0.5) / count + 20 * (noise(seed + i) - 0.5),
            height * (0.62 + 0.42 * noise(seed + i * 3)),
            280 / count * 0.86,
        )
        out += poly([(x - w, y), (x, y - h), (x + w, y)], colour)
        out += poly(
            [(x, y - h), (x + w, y), (x + w * 0.18, y), (x - w * 0.06, y - h * 0.45)], shade or INK, ""
        ).replace("/>", "/>" if shade else ' opacity=".18"/>')
        if snow:
            out += poly(
                [
                    (x, y - h),
                    (x - w * 0.3, y - h * 0.7),
                    (x - w * 0.12, y - h * 0.74),
                    (x, y - h * 0.62),
                    (x + w * 0.12, y - h * 0.76),
                    (x + w * 0.3, y - h * 0.7),
                ],
                snow,
            )
    return out


def sea(y: float, colour: str = SEA, foam: str = SKY, low: float = BOTTOM + 10, rows: int = 6, size: float = 16) -> str:
    """Water from y down to low with rows of wave strokes."""
    out = rect(LEFT - 4, y, 288, low - y, colour)
    d = ""
    for row in range(rows):
        at = y + 10 + (low - y - 12) * row / rows
        grow = size * (0.6 + 0.7 * row / rows)
        count = 4 if row % 2 else 3
        for i in range(count):
            x = LEFT + 280 * (i + 0.2 + 0.5 * noise(row * 5 + i)) / count
            d += f"M{x - grow:.0f} {at:.0f}q{grow / 2:.0f}-{grow * 0.4:.0f} {grow:.0f} 0t{grow:.0f} 0"
    return out + path(d, "", foam, 2.6)


def waves(y: float, colour: str = SEA, crest: str = WHITE, size: float = 40, shift: float = 0) -> str:
    """One row of high curling waves with its troughs at y, filled to the bottom."""
    d, x, foam = f"M{LEFT - size} {BOTTOM + 10}V{y:.0f}", LEFT - size + shift % size, ""
    while x < RIGHT:
        d += (
            f"L{x:.0f} {y:.0f}q{size * 0.5:.0f} 0 {size * 0.72:.0f}-{size * 0.5:.0f}q{size * 0.36:.0f} "
            f"{size * 0.1:.0f} {size * 0.2:.0f} {size * 0.34:.0f}q{size * 0.02:.0f} {size * 0.16:.0f} "
            f"{size * 0.16:.0f} {size * 0.16:.0f}"
        )
        foam += (
            f"M{x + size * 0.4:.0f} {y - size * 0.12:.0f}q{size * 0.3:.0f}-{size * 0.1:.0f} "
            f"{size * 0.36:.0f}-{size * 0.34:.0f}"
        )
        x += size * 1.08
    return path(d + f"V{BOTTOM + 10}Z", colour) + path(foam, "", crest, 3)


def river(points: list[Point], near: float = 60, far: float = 8, colour: str = SKY, edge: str | None = None) -> str:
    """A river or path along points from far to near, widening toward us."""
    last = len(points) - 1
    half = [(far + (near - far) * (i / last) ** 1.4) / 2 for i in range(last + 1)]
    shape = [(p[0] - w, p[1]) for p, w in zip(points, half, strict=True)] + [
        (p[0] + w, p[1]) for p, w in zip(points[::-1], half[::-1], strict=True)
    ]
    return blob([(*p, 1) if i in (0, last, last + 1, 2 * last + 1) else p for i, p in enumerate(shape)], colour, edge)


def tree(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    kind: str = "round",
    colour: str = GREEN,
    shade: str = LEAF,
    fruit: str = "",
    turn: float = 0,
) -> str:
    """A tree 120 high on its foot; kind: round, cypress, fir, palm, bare, wind (bent to the right)."""
    if kind == "cypress":
        return place(
            rect(-4, -14, 8, 14, BARK)
            + blob([(0, -120, 1), (-17, -60), (-14, -14), (14, -14), (17, -60)], colour)
            + blob([(0, -114, 1), (2, -50), (0, -14), (13, -15), (15, -60)], shade, ""),
            x,
            y,
            s,
            flip,
            turn,
        )
    if kind == "fir":
        tiers = "".join(
            poly([(-34 + i * 7, -14 - i * 30), (0, -66 - i * 30), (34 - i * 7, -14 - i * 30)], colour) for i in range(3)
        )
        return place(rect(-5, -16, 10, 16, BARK) + tiers, x, y, s, flip, turn)
    if kind == "palm":
        fronds = "".join(
            place(path("M0 0Q22-26 52-6Q26-12 0 0Z", colour), 6, -100, 1, f, t)
            for f, t in ((False, -30), (False, 14), (True, 26), (True, -20), (False, -75))
        )
        return place(path("M-6 0Q-6-60 2-100H10Q4-50 6 0Z", BARK) + fronds, x, y, s, flip, turn)
    if kind == "bare":
        return place(
            path(
                "M-8 0L-5-60L-30-92L-26-94L-4-72L-2-118H2L3-80L28-104L31-101L6-62L9 0Z",
                shade if shade != LEAF else BARK,
            ),
            x,
            y,
            s,
            flip,
            turn,
        )
    if kind == "wind":
        return place(
            path("M-7 0Q-8-50 14-84L20-80Q4-46 7 0Z", BARK)
            + blob(
                [(-8, -84), (6, -112), (44, -116), (92, -92, 1), (70, -84), (84, -70, 1), (40, -62), (10, -64)], colour
            )
            + path("M20-96q24-4 44 6M22-80q20-2 36 2", "", shade, 3),
            x,
            y,
            s,
            flip,
            turn,
        )
    crown = blob([(-42, -58), (-40, -90), (-16, -112), (14, -114), (40, -92), (44, -60), (20, -44), (-20, -44)], colour)
    crown += blob([(-10, -46), (18, -60), (28, -84), (24, -104), (40, -90), (43, -60), (20, -45)], shade, "")
    dots = (
        "".join(circle(a, b, 7, fruit) for a, b in ((-24, -66), (-12, -92), (8, -70), (22, -94), (32, -66)))
        if fruit
        else path("M-28-78q6-10 14-8M-14-60q8-8 14-6M-8-98q6-6 12-4", "", INK, 2)
    )
    return place(path("M-9 0Q-4-24-6-50H6Q4-24 9 0Z", BARK) + crown + dots, x, y, s, flip, turn)


def corn(
    y: float,
    rows: int = 3,
    colour: str = GOLD,
    stalk: str = BRASS,
    x1: float = 16,
    x2: float = 284,
    s: float = 1,
    step: float = 13,
) -> str:
    """Ripe ears of corn standing on y, the next rows lower and nearer."""
    out = ""
    for row in range(rows):
        count = int((x2 - x1) / step / s)
        base = y + row * 16 * s
        stems, ears = "", ""
        for i in range(count + 1):
            x, h = x1 + i * step * s + (row % 2) * step * s / 2, (44 + 10 * noise(row * 31 + i)) * s
            stems += f"M{x:.0f} {base:.0f}V{base - h:.0f}"
            ears += (
                f"M{x:.0f} {base - h + 8 * s:.0f}q{-7 * s:.0f} {-11 * s:.0f} 0 {-24 * s:.0f}q{7 * s:.0f} "
                f"{13 * s:.0f} 0 {24 * s:.0f}z"
            )
        out += path(stems, "", stalk, 2.6) + path(ears, colour, INK, 1.6)
    return out


def grass(x: float, y: float, s: float = 1, colour: str = LEAF) -> str:
    """A tuft of grass or reeds, 24 wide."""
    return place(
        path("M-10 0Q-12-14-18-22Q-8-14-4 0ZM-4 0Q-2-18 0-30Q4-16 4 0ZM4 0Q8-14 16-20Q12-10 10 0Z", colour), x, y, s
    )


def flowers(
    x: float,
    y: float,
    w: float,
    count: int = 5,
    colours: tuple[str, ...] = (RED, WHITE, GOLD),
    s: float = 1,
    seed: int = 1,
) -> str:
    """A row of small flowers on stalks standing on y."""
    out = ""
    for i in range(count):
        at, h = x + w * (i + 0.5) / count, (18 + 12 * noise(seed + i)) * s
        out += (
            line(at, y, at, y - h, LEAF, 2.6)
            + ring(5, 4.5 * s, oval(0, -1, 4.2 * s, 4.2 * s, colours[i % len(colours)]), at, y - h)
            + circle(at, y - h, 3 * s, GOLD if colours[i % len(colours)] != GOLD else BARK, "")
        )
    return out


def tower(
    x: float,
    y: float,
    w: float = 40,
    h: float = 110,
    colour: str = STONE,
    roof: str = "",
    lit: str = INK,
    windows: int = 2,
    shade: str = SLATE,
) -> str:
    """A tower on its foot with battlements, or a pointed roof in the colour given."""
    out = rect(x - w / 2, y - h, w, h, colour) + rect(x + w * 0.18, y - h, w * 0.32, h, shade, "")
    if roof:
        out += poly([(x - w * 0.66, y - h), (x, y - h - w * 1.1), (x + w * 0.66, y - h)], roof)
    else:
        t = w * 1.24
        left, top, k = x - t / 2, y - h - w * 0.34, t / 5
        out += path(
            f"M{left:.1f} {y - h + 3:.1f}V{top:.1f}h{k:.1f}"
            + f"v{k * 0.7:.1f}h{k:.1f}v{-k * 0.7:.1f}h{k:.1f}" * 2
            + f"V{y - h + 3:.1f}Z",
            colour,
        )
    for i in range(windows):
        at, ww = y - h + h * (0.2 + 0.36 * i), w * 0.2
        out += path(
            f"M{x - ww / 2:.1f} {at + ww * 1.8:.1f}V{at:.1f}q{ww / 2:.1f}{-ww:.1f} {ww:.1f} 0v{ww * 1.8:.1f}Z", lit
        )
    return out


def castle(
    x: float, y: float, s: float = 1, flip: bool = False, colour: str = STONE, roof: str = RED, shade: str = SLATE
) -> str:
    """A castle 130 wide, 120 high, on its foot."""
    out = (
        tower(-36, 0, 30, 62, colour, roof, shade=shade)
        + tower(10, -6, 32, 84, colour, roof, shade=shade)
        + tower(48, 0, 24, 50, colour, roof, windows=1, shade=shade)
        + rect(-54, -34, 108, 36, colour)
    )
    return place(
        out + path("M-8 2V-16Q0-28 8-16V2Z", INK) + path("M-44-22h12M-36-10h10M24-24h14M30-10h12", "", shade, 2.4),
        x,
        y,
        s,
        flip,
    )


def house(x: float, y: float, s: float = 1, flip: bool = False, wall: str = PAPER, roof: str = RED) -> str:
    """A cottage 70 wide."""
    return place(
        rect(20, -62, 10, 22, wall)
        + rect(-32, -34, 64, 34, wall)
        + poly([(-40, -32), (-24, -60), (24, -60), (40, -32)], roof)
        + rect(-8, -22, 16, 22, BARK)
        + rect(14, -24, 12, 11, GOLD)
        + rect(-26, -24, 12, 11, GOLD),
        x,
        y,
        s,
        flip,
    )


def town(
    x: float,
    y: float,
    s: float = 1,
    colours: tuple[str, ...] = (PAPER, SAND, STONE),
    roof: str = RED,
    wall: bool = False,
) -> str:
    """A cluster of roofs and towers 180 wide; wall: behind a town wall."""
    out = ""
    for i, (dx, w, h) in enumerate(
        (
            (-66, 34, 44),
            (-34, 28, 70),
            (40, 30, 64),
            (72, 32, 40),
            (4, 40, 52),
            (-52, 36, 26),
            (22, 34, 30),
            (60, 40, 22),
        )
    ):
        tall = i in (1, 2)
        out += (
            rect(dx - w / 2, -h, w, h, colours[i % len(colours)])
            + poly([(dx - w / 2 - 4, -h), (dx, -h - (w if tall else w * 0.6)), (dx + w / 2 + 4, -h)], roof)
            + rect(dx - 4, -h + 8, 8, 10, INK, "")
        )
    if wall:
        out += path(
            "M-94 4V-22h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12V4Z", STONE
        )
    return place(out, x, y, s)


def wall(
    y: float,
    h: float = 50,
    colour: str = STONE,
    shade: str = SLATE,
    top: bool = True,
    x1: float = LEFT,
    x2: float = RIGHT,
) -> str:
    """A wall of blocks from y down, with a coping on top."""
    d = ""
    for row in range(max(int(h / 18), 1)):
        at = y + 18 * (row + 1)
        d += f"M{x1} {at:.0f}H{x2}" + "".join(
            f"M{x:.0f} {at:.0f}v-18" for x in range(int(x1) + 14 + row % 2 * 20, int(x2), 40)
        )
    return (
        rect(x1 - 4, y, x2 - x1 + 8, h, colour)
        + path(d, "", shade, 2)
        + (rect(x1 - 6, y - 8, x2 - x1 + 12, 10, colour) if top else "")
    )


def pillar(x: float, y: float, w: float = 30, h: float = 300, colour: str = STONE, shade: str = SLATE) -> str:
    """A round pillar on its foot with base and capital."""
    return (
        rect(x - w / 2, y - h, w, h, colour)
        + rect(x + w * 0.16, y - h, w * 0.34, h, shade, "")
        + rect(x - w * 0.7, y - 12, w * 1.4, 14, colour, None, 3)
        + rect(x - w * 0.7, y - h - 4, w * 1.4, 14, colour, None, 3)
    )


def arch(
    x: float,
    y: float,
    w: float = 180,
    h: float = 300,
    thick: float = 26,
    colour: str = STONE,
    inside: str = "",
    pointed: bool = False,
) -> str:
    """A doorway on its foot: w wide inside, h high; inside: what is seen through it."""

    def opening(grow: float) -> str:
        a, spring, top = w / 2 + grow, y - h + w * 0.55, y - h - grow
        curve = (
            f"Q{x - a:.0f} {top + 40:.0f} {x:.0f} {top:.0f}Q{x + a:.0f} {top + 40:.0f} {x + a:.0f} {spring:.0f}"
            if pointed
            else f"C{x - a:.0f} {top:.0f} {x + a:.0f} {top:.0f} {x + a:.0f} {spring:.0f}"
        )
        return f"M{x - a:.0f} {y:.0f}V{spring:.0f}{curve}V{y:.0f}Z"

    return (
        path(opening(thick) + opening(0), colour, None, None, ' fill-rule="evenodd"')
        if not inside
        else path(opening(thick), colour) + path(opening(0), inside)
    )


def window(
    x: float,
    y: float,
    w: float = 70,
    h: float = 120,
    colours: tuple[str, ...] = (GOLD, RED, SEA, FLAME),
    frame: str = SLATE,
) -> str:
    """A pointed window of coloured glass, origin at the middle of its sill."""
    shape = (
        f"M{-w / 2:.0f} 0V{-h * 0.6:.0f}Q{-w / 2:.0f}{-h * 0.86:.0f} 0{-h:.0f}Q{w / 2:.0f}{-h * 0.86:.0f} "
        f"{w / 2:.0f}{-h * 0.6:.0f}V0Z"
    )
    out = path(shape, colours[0])
    for i in range(6):
        cx, cy = (-w / 4 if i % 2 else w / 4), -h * (0.12 + 0.22 * (i // 2))
        out += rect(cx - w * 0.19, cy - h * 0.08, w * 0.38, h * 0.17, colours[(i * 2 + i // 2 + 1) % len(colours)])
    return place(
        out
        + circle(0, -h * 0.78, w * 0.15, colours[1])
        + path(f"M0 0V{-h * 0.62:.0f}", "", INK, 4)
        + path(shape, "", INK, 9)
        + path(shape, "", frame, 4.5),
        x,
        y,
    )


def bridge(x: float, y: float, s: float = 1, colour: str = STONE) -> str:
    """A stone bridge of two arches, 140 wide, roadway at the origin."""
    return place(
        path("M-76 34V4Q0-18 76 4V34H56Q52 10 30 10T6 34H-6Q-10 10-30 10T-56 34Z", colour)
        + path("M-74 8Q0-12 74 8", "", SLATE, 2.6),
        x,
        y,
        s,
    )


def rainbow(
    x: float, y: float, r: float = 130, colours: tuple[str, ...] = (RED, GOLD, GREEN, SEA), w: float = 11
) -> str:
    """A half ring of colours; x, y is its middle on the ground."""
    return "".join(
        (
            f'<path d="M{x - r + i * w:.0f} {y:.0f}A{r - i * w:.0f} {r - i * w:.0f} 0 0 1 {x + r - i * w:.0f} '
            f'{y:.0f}" fill="none" stroke="{c}" stroke-width="{w + 0.6}" stroke-linecap="butt"/>'
        )
        for i, c in enumerate(colours)
    )


def rain(x: float, y: float, w: float, h: float, colour: str = MIST, count: int = 18, slant: float = 8) -> str:
    """Slanting strokes of rain in a box."""
    d = "".join(f"M{x + w * ((i * 0.618) % 1):.0f} {y + h * noise(i + 2):.0f}l{-slant} 20" for i in range(count))
    return path(d, "", colour, 3)


def snow(count: int = 26, colour: str = WHITE, seed: int = 1) -> str:
    """Flakes all over the picture."""
    return "".join(
        circle(20 + 260 * ((i * 0.618 + seed * 0.3) % 1), 24 + 400 * noise(seed + i), 2.4 + 2 * noise(i), colour, "")
        for i in range(count)
    )


def tent(x: float, y: float, s: float = 1, colour: str = PAPER, stripe: str = RED) -> str:
    """A striped camp tent 90 wide."""
    out = (
        poly([(-46, 0), (-34, -38), (0, -78), (34, -38), (46, 0)], colour)
        + poly([(-14, 0), (-10, -38), (0, -78), (10, -38), (14, 0)], stripe)
        + path("M-34-38Q0-28 34-38", "", None)
    )
    return place(line(0, -78, 0, -96) + poly([(0, -96), (18, -90), (0, -84)], GOLD) + out, x, y, s)


def cliff(points: list[Point], colour: str = SLATE, shade: str = INK) -> str:
    """Rock with straight faces along points (from the left edge to where it ends), filled down to the bottom."""
    out = poly([*points, (points[-1][0] - 20, BOTTOM + 10), (LEFT - 4, BOTTOM + 10)], colour)
    marks = "".join(f"M{p[0] - 8:.0f} {p[1] + 12:.0f}l-10 26l8 22" for p in points[1:])
    return out + path(marks, "", shade, 2.2)
