"""The drawing kit of the tarot cards: palette, shapes, placing. Start here.

A scene is a function without arguments in majors.py, wands.py ... that returns SVG text, joined from back to front, and
is named in SCENES of its file. `python -m tools.tarot` writes the files. Scene files say `from .paintbox import *`:

    def queen() -> str:
        return (sky(DUSK, ROSE, glow=(200, 150))                       # places.py: fills the whole picture
                + hills(380, GREEN, seed=2, shade=LEAF)                # ground line about y 380, filled to the bottom
                + throne(156, 412, STONE, motif="lion", s=1.12)        # things.py: stands on (156, 412)
                + figure(156, 420, s=1.42, pose="sit", face="front", dress="gown", colour=RED, cloak=DEEP, hat="crown",
                         hair="long", hand=(46, -94), holds=staff(90, 90), off=(-28, -70))     # people.py
                + cat(60, 428, 0.9))                                   # beasts.py

kit.py: shapes, palette, `place`. people.py: figure, wings, the hand from a cloud. heads.py: hair and hats. beasts.py:
animals, `saddle` for riders. things.py: emblems, thrones, vessels, flowers. props.py: what few cards need. places.py:
skies to bridges.

Coordinates: the card is 300 x 500, the picture window x 16..284, y 16..436 (cut off there; draw past it freely). Keep
what matters in x 24..276, y 78..428. Majors have their numeral top centre (x 90..210, y < 66), minors their index top
left (x < 84, y < 124). Things that stand have their origin at the foot, things that are held at the grip, others at the
middle. A figure is 200 high at s=1: s=1.5 is a hero alone, 1.2 to 1.3 one of two, 0.8 to 1 a group. Hands are told in
the figure's own measure: feet (0, 0), hip y -98, shoulder y -150, eyes y -180; facing right.

Each thing takes x, y, then s (size), flip (face left), turn (degrees clockwise) where that makes sense, and colours.
Outlines keep their weight at every size as long as sizes go through `place`. A plain shape has an outline; with
`edge=""` none; flat shading over a shape is drawn with edge="".

At 60 px only the silhouette is left: light figure on dark ground or the other way round, one strong colour per figure,
few and big props, no detail smaller than 6 units that matters.
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin

Point = Sequence[float]  # x, y and, where a curve is to have a corner, a third number that is not 0

INK, NIGHT, DUSK, PLUM = "#2b1d1a", "#1f2b4d", "#4c3a66", "#7a3b55"
SKY, MIST, SEA, DEEP = "#8fbcc0", "#c9dcd2", "#3b7f8c", "#245465"
GOLD, BRASS, SAND, PAPER, WHITE = "#e9b44c", "#b67a25", "#ecd6a4", "#f7e8c8", "#fffaf0"
RED, WINE, ROSE, FLAME = "#b93a2b", "#7d2429", "#e3937a", "#e06f2c"
GREEN, LEAF, MOSS = "#5d8a52", "#33604b", "#9fb368"
STONE, SLATE, EARTH, BARK = "#b3a997", "#6f6c73", "#a06b3f", "#67422a"
FAIR, TAN, BROWN, DARK = "#f3cfab", "#dba878", "#a96c45", "#704730"

# The weight of an outline, in em: the font size carries the scale down to it. u: see `union`.
STYLE = "<style>g{stroke-width:.026em}.u{stroke-width:.05em;paint-order:stroke}</style>"


def n(value: float) -> str:
    """A number as short as it can be written, to one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def nums(*values: float) -> str:
    """Numbers in a row, with no more blanks than needed."""
    return "".join(t if i == 0 or t.startswith("-") else " " + t for i, t in enumerate(map(n, values)))


def _style(fill: str, edge: str | None, w: float | None, more: str = "") -> str:
    out = f' fill="{fill}"' if fill else ""  # the card's outer group says: no fill, ink
    if edge is not None and edge != INK:
        out += f' stroke="{edge or "none"}"'
    if w is not None:
        out += f' stroke-width="{n(w)}"'
    return out + more


def path(d: str, fill: str = "", edge: str | None = None, w: float | None = None, more: str = "") -> str:
    """A path by its own letters."""
    return f'<path d="{d}"{_style(fill, edge, w, more)}/>'


def track(points: Sequence[Point], closed: bool = True) -> str:
    """The letters of a smooth curve through points; (x, y, 1) is a corner."""
    count = len(points)

    def lean(i: int) -> tuple[float, float]:
        if len(points[i]) > 2 and points[i][2]:
            return 0.0, 0.0
        before, after = (
            (points[i - 1], points[(i + 1) % count])
            if closed
            else (points[max(i - 1, 0)], points[min(i + 1, count - 1)])
        )
        return (after[0] - before[0]) / 6, (after[1] - before[1]) / 6

    x, y = round(points[0][0], 1), round(points[0][1], 1)
    out, turned = "M" + nums(x, y), False
    for i in range(count if closed else count - 1):
        b, (ax, ay), (bx, by) = points[(i + 1) % count], lean(i), lean((i + 1) % count)
        end = round(b[0], 1), round(b[1], 1)
        if ax == ay == bx == by == 0:
            out += "l" + nums(end[0] - x, end[1] - y)
        else:  # after the first, each curve starts as the one before it ended: the short letter says so
            first = (ax, ay) if not turned and (ax or ay) else ()
            out += ("c" if first else "s") + nums(*first, b[0] - bx - x, b[1] - by - y, end[0] - x, end[1] - y)
        turned = True
        x, y = end
    return out + ("Z" if closed else "")


def blob(points: Sequence[Point], fill: str, edge: str | None = None) -> str:
    """A smooth closed shape through points; (x, y, 1) is a corner."""
    return path(track(points), fill, edge)


def poly(points: Sequence[Point], fill: str, edge: str | None = None) -> str:
    """A closed shape with straight sides."""
    return path("M" + "L".join(nums(p[0], p[1]) for p in points) + "Z", fill, edge)


def bend(points: Sequence[Point], edge: str | None = None, w: float | None = None) -> str:
    """An open smooth line."""
    return path(track(points, closed=False), "", edge, w)


def line(x1: float, y1: float, x2: float, y2: float, edge: str | None = None, w: float | None = None) -> str:
    """A straight line."""
    return path(f"M{nums(x1, y1)}L{nums(x2, y2)}", "", edge, w)


def rope(points: Sequence[Point], fill: str, w: float) -> str:
    """A smooth line with an outline on both sides: chains, snakes, stems, bands."""
    d = track(points, closed=False)
    return path(d, "", None, w + 5) + path(d, "", fill, w)


def circle(x: float, y: float, r: float, fill: str, edge: str | None = None, w: float | None = None) -> str:
    """A disc."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{_style(fill, edge, w)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, edge: str | None = None, turn: float = 0) -> str:
    """An ellipse."""
    more = f' transform="rotate({nums(turn, x, y)})"' if turn else ""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"{_style(fill, edge, None, more)}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, edge: str | None = None, r: float = 0) -> str:
    """A box from its top left corner."""
    more = f' rx="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{_style(fill, edge, None, more)}/>'


def place(what: str, x: float = 0, y: float = 0, s: float = 1, flip: bool = False, turn: float = 0) -> str:
    """Put something with its origin at (x, y), sized, turned, mirrored; outlines keep their weight."""
    if not what:
        return ""
    moves = [f"translate({nums(x, y)})"] if x or y else []
    if turn:
        moves.append(f"rotate({n(turn)})")
    if flip or s != 1:
        size = f"{s:.3f}".rstrip("0").rstrip(".")
        moves.append(f"scale(-{size} {size})" if flip else f"scale({size})")
    attrs = f' transform="{"".join(moves)}"' if moves else ""
    if s != 1:
        attrs += f' font-size="{1 / s:.3f}em"'
    return f"<g{attrs}>{what}</g>"


def fade(what: str, opacity: float) -> str:
    """Something seen through: glows, water over things."""
    return f'<g opacity="{n(opacity)}">{what}</g>'


def union(shapes: Iterable[Sequence[Point]], fill: str) -> str:
    """Several smooth shapes as one silhouette: one outline round all, no seams between."""
    d = ""
    for points in shapes:
        area = sum(p[0] * points[i - 1][1] - p[1] * points[i - 1][0] for i, p in enumerate(points))
        d += track(points if area < 0 else points[::-1])
    return path(d, fill, None, None, ' class="u"')


def limb(joints: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """The outline of an arm, leg, tail or trunk along its joints, with a width at each."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (here, w) in enumerate(zip(joints, widths, strict=True)):
        a, b = joints[max(i - 1, 0)], joints[min(i + 1, len(joints) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = hypot(dx, dy) or 1
        ox, oy = -dy / size * w / 2, dx / size * w / 2
        left.append((here[0] + ox, here[1] + oy))
        right.append((here[0] - ox, here[1] - oy))
    return [*left, *right[::-1]]


def reach(start: Point, end: Point, upper: float, lower: float, prefer: Point) -> tuple[float, float]:
    """Where elbow or knee is between two ends; of the two solutions the one further toward `prefer`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy) or 0.1
    grow = max(1.0, far / (upper + lower) * 1.01)
    upper, lower = upper * grow, lower * grow
    along = (upper**2 - lower**2 + far**2) / (2 * far)
    off = max(upper**2 - along**2, 0) ** 0.5
    mx, my = start[0] + dx * along / far, start[1] + dy * along / far
    one, two = (mx - dy / far * off, my + dx / far * off), (mx + dy / far * off, my - dx / far * off)
    return max(one, two, key=lambda p: p[0] * prefer[0] + p[1] * prefer[1])


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """The point r away at an angle; 0 is up, 90 right."""
    return x + r * sin(radians(degrees)), y - r * cos(radians(degrees))


def star(
    x: float, y: float, r: float, fill: str = GOLD, rays: int = 8, inner: float = 0.42, edge: str | None = ""
) -> str:
    """A star with sharp rays."""
    return poly([polar(x, y, r if i % 2 == 0 else r * inner, i * 180 / rays) for i in range(rays * 2)], fill, edge)


def ring(count: int, r: float, what: str, x: float = 0, y: float = 0, start: float = 0, sweep: float = 360) -> str:
    """Copies of something (drawn upright at the origin) on a circle, each pointing outward."""
    step = sweep / count
    return "".join(place(what, *polar(x, y, r, start + i * step), turn=start + i * step) for i in range(count))


def noise(seed: float) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return sin(seed * 127.1 + 311.7) * 43758.5453 % 1


def cuts(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: str,
    count: int = 14,
    length: float = 14,
    seed: int = 1,
    slope: float = 0,
) -> str:
    """Short strokes strewn in a box like marks of a gouge: texture for ground, water, sky, cloth."""
    d = ""
    for i in range(count):
        px, py = x + w * ((i * 0.618 + seed * 0.37) % 1), y + h * (i + 0.5) / count
        run = length * (0.6 + 0.8 * noise(seed + i))
        d += f"M{px - run / 2:.0f} {py:.0f}" + (f"l{nums(run, run * slope)}" if slope else f"h{run:.0f}")
    return path(d, "", colour, 2.4)
