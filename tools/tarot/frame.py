"""The card round a picture: paper, window, numeral or index, title."""

import re

from .kit import BRASS, INK, PAPER, STYLE, nums, path, rect
from .things import emblem

SERIF = "Georgia,'Times New Roman',serif"
RANKS = (
    "",
    "Ace",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Page",
    "Knight",
    "Queen",
    "King",
)
INDEX = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "P", "Kn", "Q", "K")
MAJORS = (
    "The Fool",
    "The Magician",
    "The High Priestess",
    "The Empress",
    "The Emperor",
    "The Hierophant",
    "The Lovers",
    "The Chariot",
    "Strength",
    "The Hermit",
    "Wheel of Fortune",
    "Justice",
    "The Hanged Man",
    "Death",
    "Temperance",
    "The Devil",
    "The Tower",
    "The Star",
    "The Moon",
    "The Sun",
    "Judgement",
    "The World",
)


def title(key: str) -> str:
    """The card's name, from its key."""
    suit, number = key.split("-")
    return MAJORS[int(number)] if suit == "major" else f"{RANKS[int(number)]} of {suit.capitalize()}"


def roman(number: int) -> str:
    """A Roman numeral up to XXI; 0 for the Fool."""
    if not number:
        return "0"
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def text(x: float, y: float, words: str, size: float, length: float = 0, weight: int = 700) -> str:
    """Words set in the middle of x; length: squeezed or spread to this width."""
    fit = f' textLength="{nums(length)}" lengthAdjust="spacingAndGlyphs"' if length else ""
    return (
        f'<text x="{nums(x)}" y="{nums(y)}" font-family="{SERIF}" font-size="{nums(size)}" font-weight="{weight}" '
        f'text-anchor="middle" fill="{INK}" stroke="none"{fit}>{words}</text>'
    )


def squeeze(svg: str) -> str:
    """The same drawing without blanks and noughts that say nothing."""
    svg = re.sub(r"(\d)\.0(?=[^\d])", r"\1", svg)
    svg = re.sub(r"(?<=[ \"(,a-zA-Z-])0\.(?=\d)", ".", svg)
    return re.sub(r'(?<= d=")[^"]*', lambda d: re.sub(r" (?=[-a-zA-Z])|(?<=[a-zA-Z]) ", "", d[0]), svg)


def card(key: str, picture: str) -> str:
    """The whole SVG file of one card."""
    suit, digits = key.split("-")
    number, name = int(digits), title(key)
    if suit == "major":
        numeral = roman(number)
        half = 22 + 10 * len(numeral)
        sign = path(
            (
                f"M{nums(150 - half)} 12H{nums(150 + half)}V50Q{nums(150 + half)} 64 {nums(136 + half)} "
                f"64H{nums(164 - half)}Q{nums(150 - half)} 64 {nums(150 - half)} 50Z"
            ),
            PAPER,
        )
        sign += text(150, 54, numeral, 46, {"XVIII": 112, "XVII": 96}.get(numeral, 0))
    else:
        sign = (
            path("M12 12H80V106Q80 122 64 122H12Z", PAPER)
            + text(46, 57, INDEX[number], 52, 54 if number in (10, 12) else 0)
            + emblem(suit, 46, 94, 1)
        )
    label = name.upper()
    wide = min(13.6 * len(label), 236)
    body = rect(1.5, 1.5, 297, 497, PAPER, None, 20)
    body += (
        f'<g clip-path="url(#p)">{picture}{sign}</g>'
        + rect(14, 14, 272, 424, "", None, 10)
        + rect(9, 9, 282, 434, "", BRASS, 14)
    )
    body += path("M24 469l7-7 7 7-7 7zM276 469l-7-7-7 7 7 7z", BRASS, "") if wide < 224 else ""
    body += text(150, 477, label, 23, wide)
    return squeeze(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 500"><title>{name}</title>{STYLE}<clipPath '
        'id="p"><rect x="14" y="14" width="272" height="424" rx="10"/></clipPath>'
        f'<g fill="none" stroke="{INK}" font-size="100" stroke-linejoin="round" '
        f'stroke-linecap="round">{body}</g></svg>\n'
    )
