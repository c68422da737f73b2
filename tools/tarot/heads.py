"""Heads: faces from the side, front and behind, hair, beards and what is worn on them. Origin: the middle of the
head."""

from .kit import (
    BARK,
    EARTH,
    GOLD,
    GREEN,
    INK,
    RED,
    STONE,
    WHITE,
    bend,
    blob,
    circle,
    line,
    oval,
    path,
    place,
    poly,
    rect,
    star,
)

HAIR = ("short", "long", "bun", "curly", "bald", "wild", "skull")
HATS = (
    "crown",
    "hood",
    "veil",
    "helmet",
    "winged",
    "plume",
    "mitre",
    "tiara",
    "hat",
    "cap",
    "tall",
    "laurel",
    "halo",
    "bandage",
    "blindfold",
    "band",
    "horns",
    "stars",
)


MOUTHS = {
    "stern": ("M-5 12h10", "M15 11h-5"),
    "sad": ("M-5 14q5-4 10 0", "M15 12q-3-2-6 1"),
    "glad": ("M-6 10q6 7 12 0", "M15 10q-3 4-7 1"),
    "": ("M-5 12q5 3 10 0", "M15 11h-5"),
}


def face(view: str, skin: str, old: bool = False, mood: str = "") -> str:
    """The bare head with its few features; mood: stern, sad, glad, sleep (eyes shut)."""
    if view == "back":
        return oval(0, 0, 16, 19, skin)
    smile, lips = MOUTHS.get(mood, MOUTHS[""])
    if view == "front":
        brow = "M-11-8l8 2M11-8l-8 2" if mood == "stern" else "M-10-6q3-3 7-1M10-6q-3-3-7-1"
        out = blob([(-15, -6), (-8, -18), (8, -18), (15, -6), (13, 9), (0, 20), (-13, 9)], skin)
        shut = "M-9-1q3 3 6 0M3-1q3 3 6 0" if mood == "sleep" else ""
        out += path(f"M0-3l-2 8h4{smile}{brow}{shut}", "", INK, 1.7)
        return out if shut else out + circle(-6, -1, 1.9, INK, "") + circle(6, -1, 1.9, INK, "")
    out = blob(
        [
            (0, -19),
            (11, -14),
            (14, -4),
            (20, 5, 1),
            (15, 7),
            (15, 11),
            (11, 19),
            (1, 18),
            (-9, 12),
            (-16, 0),
            (-12, -14),
        ],
        skin,
    )
    brow = "M4-9l9 4" if mood == "stern" else "M5-7q4-3 8 0"
    out += path(("M5-1q4 3 7 0" if mood == "sleep" else "") + brow + lips, "", INK, 1.7) + (
        "" if mood == "sleep" else circle(9, -1, 2, INK, "")
    )
    return out + (path("M2 8q3 2 4 6", "", INK, 1.3) if old else "")


def hair_back(style: str, view: str, colour: str) -> str:
    """The hair that hangs behind the shoulders."""
    if style == "long":
        if view == "side":
            return blob([(2, -22), (-18, -14), (-23, 12), (-30, 38), (-22, 56, 1), (-6, 44), (2, 14)], colour) + path(
                "M-14 4Q-16 24-20 40M-8 8Q-10 26-12 38", "", INK, 1.5
            )
        return blob(
            [
                (0, -24),
                (-20, -10),
                (-22, 16),
                (-28, 44),
                (-14, 50, 1),
                (0, 40),
                (14, 50, 1),
                (28, 44),
                (22, 16),
                (20, -10),
            ],
            colour,
        )
    if style == "wild":
        spikes = poly(
            [
                (8, -26),
                (-6, -31),
                (-14, -24),
                (-28, -24),
                (-23, -12),
                (-36, -6),
                (-25, 2),
                (-34, 14),
                (-16, 16),
                (0, 0),
            ],
            colour,
        )
        return spikes if view == "side" else spikes + place(spikes, flip=True)
    return ""


def hair_front(style: str, view: str, colour: str) -> str:
    """The hair over the skull."""
    if style == "bald":
        return ""
    if style == "curly":
        spots = [(-13, 6), (-17, -4), (-14, -14), (-5, -20), (5, -20), (12, -14)]
        if view != "side":
            spots = [(-16, 4), (-16, -6), (-11, -16), (0, -20), (11, -16), (16, -6), (16, 4)]
        curls = "".join(circle(x, y, 7.5, colour) for x, y in spots)
        fill = (
            oval(-5, -8, 10, 9, colour, "")
            if view == "side"
            else oval(0, -2, 15, 16, colour, "")
            if view == "back"
            else ""
        )
        return curls + fill
    if view == "back":
        return (
            (circle(0, -24, 9, colour) if style == "bun" else "")
            + oval(0, -1, 17.5, 21, colour)
            + bend([(-6, -14), (-8, 4)], INK, 1.2)
            + bend([(6, -14), (8, 4)], INK, 1.2)
        )
    if view == "front":
        out = blob(
            [
                (-16, 6, 1),
                (-19, -10),
                (-10, -22),
                (0, -24),
                (10, -22),
                (19, -10),
                (16, 6, 1),
                (12, -8),
                (1, -12, 1),
                (-12, -8),
            ],
            colour,
        )
    else:
        out = blob(
            [(14, -11, 1), (8, -21), (-6, -24), (-19, -12), (-19, 5), (-10, 12, 1), (-3, 6), (-3, -3), (4, -9)], colour
        )
    if style == "long":
        out += path(
            "M-12-14Q-14-4-12 6M-4-18Q-9-12-9-4" if view == "side" else "M-7-20Q-12-14-13-4M7-20Q12-14 13-4",
            "",
            INK,
            1.5,
        )
    if style == "bun":
        out = (circle(-20, -12, 9, colour) if view == "side" else circle(0, -26, 9, colour)) + out
    return out


def beard(kind: str, view: str, colour: str) -> str:
    """A short or long beard."""
    long = 46 if kind == "long" else 27
    if view == "front":
        return blob(
            [
                (-14, 0, 1),
                (-14, 12),
                (-9, long - 8),
                (0, long, 1),
                (9, long - 8),
                (14, 12),
                (14, 0, 1),
                (8, 8),
                (0, 7),
                (-8, 8),
            ],
            colour,
        ) + line(-4, 13, 4, 13, INK, 1.7)
    return blob([(-3, 4, 1), (-3, 14), (5, long - 8), (14, long, 1), (18, 18), (15, 8, 1), (6, 9)], colour)


def _crown(colour: str) -> str:
    spikes = poly([(-16, -11), (-20, -33), (-9, -22), (0, -37), (9, -22), (20, -33), (16, -11)], colour)
    return (
        spikes
        + path("M-16-15Q0-11 16-15", "", INK, 1.6)
        + "".join(circle(x, y, 2.6, RED, "") for x, y in ((-9, -17), (0, -18), (9, -17)))
    )


def hat_back(kind: str, view: str, colour: str) -> str:
    """What of a hood, veil or halo is behind the head."""
    if kind == "halo":
        return circle(0, -2, 31, colour or GOLD)
    if kind == "stars":
        return "".join(
            star(x, y, 7, colour or GOLD, 5)
            for x, y in ((-30, -8), (-25, -25), (-10, -36), (10, -36), (25, -25), (30, -8))
        )
    if kind == "veil" and view != "side":
        return blob([(0, -28), (-20, -16), (-26, 14), (-34, 52, 1), (34, 52, 1), (26, 14), (20, -16)], colour or WHITE)
    if kind == "veil":
        return blob([(4, -26), (-18, -18), (-24, 10), (-40, 54, 1), (-2, 50, 1), (0, 10)], colour or WHITE)
    return ""


def hat(kind: str, view: str, colour: str) -> str:
    """What is worn, over the hair."""
    front = view != "side"
    match kind:
        case "crown":
            return _crown(colour or GOLD)
        case "hood" if view == "back":
            return blob(
                [(0, -30), (-18, -18), (-22, 8), (-24, 30, 1), (24, 30, 1), (22, 8), (18, -18)], colour or STONE
            )
        case "hood" if front:
            rim = (
                "M0-30C-20-26-25-4-22 14L-26 32Q0 40 26 32L22 14C25-4 20-26 0-30ZM0-15C9-15 13-6 12 4 11 13 5 18 0 "
                "18S-11 13-12 4C-13-6-9-15 0-15Z"
            )
            return path(rim, colour or STONE, None, None, ' fill-rule="evenodd"')
        case "hood":
            return blob(
                [
                    (15, -14, 1),
                    (8, -25),
                    (-10, -30),
                    (-23, -12),
                    (-24, 12),
                    (-26, 32, 1),
                    (8, 32, 1),
                    (2, 18),
                    (0, 2),
                    (6, -10),
                ],
                colour or STONE,
            )
        case "veil":
            cap = [(-17, 4, 1), (-19, -12), (0, -27), (19, -12), (17, 4, 1), (10, -12), (0, -15), (-10, -12)]
            side = [(15, -13, 1), (4, -25), (-16, -18), (-20, 8), (-8, 20, 1), (-1, 6), (0, -4), (6, -11)]
            return blob(cap if front else side, colour or WHITE)
        case "helmet" | "winged" | "plume":
            steel = colour or STONE
            out = ""
            if kind == "plume":
                out += blob(
                    [(0, -26, 1), (2, -40), (-12, -52), (-34, -44), (-46, -18, 1), (-34, -22), (-22, -26), (-10, -20)],
                    RED,
                )
            if front:
                out += blob(
                    [(-18, 10, 1), (-20, -10), (0, -29), (20, -10), (18, 10, 1), (12, -6, 1), (0, -9), (-12, -6, 1)],
                    steel,
                ) + line(0, -28, 0, 4)
            else:
                out += blob(
                    [(17, -6, 1), (12, -22), (-2, -29), (-20, -12), (-18, 12, 1), (0, 15, 1), (2, -4, 1)], steel
                ) + bend([(17, -6), (0, -9), (-19, -6)])
            if kind == "winged":
                wing = blob(
                    [
                        (-2, -6, 1),
                        (-8, -26),
                        (-26, -40, 1),
                        (-25, -32),
                        (-34, -31, 1),
                        (-29, -24),
                        (-36, -20, 1),
                        (-22, -6),
                    ],
                    WHITE,
                )
                out += place(wing, 2, -4) + (place(wing, -2, -4, flip=True) if front else "")
            return out
        case "mitre":
            return poly([(-16, -10), (-19, -26), (0, -48), (19, -26), (16, -10)], colour or WHITE) + path(
                "M0-44V-12M-8-28H8", "", GOLD, 3
            )
        case "tiara":
            tier = "".join(path(f"M{-16 + i * 2}{-18 - i * 10}H{16 - i * 2}", "", INK, 2) for i in range(3))
            return (
                blob([(-16, -9, 1), (-18, -24), (0, -52, 1), (18, -24), (16, -9, 1)], colour or GOLD)
                + tier
                + circle(0, -53, 4, RED)
            )
        case "hat":
            return blob([(-12, -14), (-12, -27), (2, -32), (13, -26), (13, -14)], colour or EARTH) + blob(
                [(-32, -9), (0, -18), (32, -12), (0, -8)], colour or EARTH
            )
        case "cap":
            soft = blob(
                [(16, -12, 1), (18, -22), (0, -31), (-22, -24), (-26, -6), (-14, -4, 1), (0, -12)], colour or RED
            )
            return (
                bend([(-4, -26), (-20, -42), (-38, -44)], INK, 5)
                + bend([(-4, -26), (-20, -42), (-38, -44)], WHITE, 2.2)
                + soft
            )
        case "tall":
            return poly([(-13, -14), (-11, -60), (11, -60), (13, -14)], colour or RED) + oval(
                0, -14, 24, 5, colour or RED
            )
        case "laurel":
            leaves = [(-18, -4, -20), (-16, -13, 10), (-9, -20, 40), (0, -22, 90), (9, -20, 140), (15, -13, 170)]
            return "".join(oval(x, y, 3.6, 7.5, colour or GREEN, None, t) for x, y, t in leaves)
        case "bandage":
            return blob([(-18, -6), (-16, -15), (0, -19), (16, -15), (15, -7), (0, -10)], colour or WHITE) + (
                poly([(-17, -10), (-31, -3), (-27, 5), (-16, -5)], colour or WHITE)
            )
        case "blindfold":
            return blob([(-17, -5), (0, -8), (17, -5), (16, 3), (0, 3), (-17, 4)], colour or WHITE) + poly(
                [(-16, 0), (-32, 4), (-28, 13), (-16, 3)], colour or WHITE
            )
        case "band":
            return path("M-18-9Q0-17 16-10", "", INK, 8) + path("M-18-9Q0-17 16-10", "", colour or GOLD, 4)
        case "horns":
            horn = blob([(-6, -16, 1), (-24, -24), (-30, -44, 1), (-38, -22), (-16, -8, 1)], colour or BARK)
            return horn + place(horn, flip=True)
    return ""


def skull(x: float, y: float, s: float = 1, side: bool = False) -> str:
    """A skull, 30 wide; put it over a head."""
    dx = 4 if side else 0
    out = blob([(-15, -6), (-8, -20), (8, -20), (16, -6), (11, 7), (9, 19, 1), (-7, 19, 1), (-10, 7)], WHITE)
    return place(
        out
        + oval(dx - 6, -3, 4, 5, INK, "")
        + oval(dx + 6, -3, 4, 5, INK, "")
        + path(f"M{dx} 4l-2 5h4zM-3 13v6M1 13v6M5 13v6", INK, INK, 1.5),
        x,
        y,
        s,
    )


def head(
    view: str,
    skin: str,
    hair: str,
    hair_colour: str,
    hat_kind: str = "",
    hat_colour: str = "",
    beard_kind: str = "",
    old: bool = False,
    mood: str = "",
) -> tuple[str, str]:
    """What is behind the shoulders and what before them. hair="none": no head, for a body whose head is drawn apart
    (see `glance`)."""
    if hair == "none":
        return "", ""
    back = hat_back(hat_kind, view, hat_colour) + hair_back(hair, view, hair_colour)
    if hair == "skull":
        return back, skull(0, 0, 1.05, view == "side") + hat(hat_kind, view, hat_colour)
    front = face(view, skin, old, mood)
    if beard_kind and view != "back":
        front += beard(beard_kind, view, hair_colour)
    return back, front + hair_front(hair, view, hair_colour) + hat(hat_kind, view, hat_colour)


def lone_head(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    view: str = "front",
    skin: str = "#f3cfab",
    hair: str = "short",
    hair_colour: str = BARK,
    hat_kind: str = "",
    hat_colour: str = "",
    beard_kind: str = "",
) -> str:
    """A head by itself: a face at a window, in a cup, in a corner."""
    back, front = head(view, skin, hair, hair_colour, hat_kind, hat_colour, beard_kind)
    return place(back + rect(-6, 10, 12, 16, skin, "") + front, x, y, s, flip)


def glance(
    x: float,
    y: float,
    s: float = 1,
    flip: bool = False,
    turn: float = 0,
    view: str = "side",
    skin: str = "#f3cfab",
    hair: str = "short",
    hair_colour: str = BARK,
    hat_kind: str = "",
    hat_colour: str = "",
    beard_kind: str = "",
    mood: str = "",
) -> str:
    """A head for a figure with hair="none" that looks another way than its body: pass it as `belly`, at about (3,
    -180)."""
    back, front = head(view, skin, hair, hair_colour, hat_kind, hat_colour, beard_kind, False, mood)
    return place(back + front, x, y, s, flip, turn)
