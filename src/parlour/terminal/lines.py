"""Lines of the log and roll cards as text. Says what it is given, adds no meaning."""

from parlour.core.house import terminal_says
from parlour.core.phrasebook import listed
from parlour.core.rolls import RollCard, RollSide, Throw
from parlour.table.telling import LogLine

_FATE = {"+": "[+]", "0": "[ ]", "-": "[-]"}


def as_text(told: LogLine) -> str:
    line = told.line
    rules = f"  [{' '.join(line.rules)}]" if line.rules else ""
    return f"{told.seq:5} {_said(told)}{rules}"


def _said(told: LogLine) -> str:
    text, who = told.line.text, told.who
    match told.line.kind:
        case "session" | "scene":
            return f"== {text} =="
        case "me":
            return f"* {who} {text}"
        case "ic":
            return f"{who}: “{text}”"
        case "ooc":
            return terminal_says("says-ooc", who=who, text=text)
        case "desc":
            return f"~ {text}"
        case "whisper":
            return terminal_says("whispers", who=who, names=listed(told.to), text=text)
    return f"{who}: {text}" if who else text


def card_lines(card: RollCard) -> list[str]:
    """From the top: dice, each modifier, the total, the outcome."""
    lines = [line for side in card.sides for line in _side(side)]
    mark = terminal_says(f"roll-{card.mode}") if card.mode in ("gm", "blind", "self") else ""
    return [*lines, *[text for text in (card.outcome, card.note, mark) if text]]


def _side(side: RollSide) -> list[str]:
    dice = " ".join([_throw(throw) for throw in side.throws])
    first, rows = [
        " ".join([f"{row.number} {row.label}".strip() for row in some])
        for some in (side.rows[: side.before], side.rows[side.before :])
    ]
    dice = f"{first.removeprefix('+')} + {dice}" if first and dice else dice or first
    return [
        " ".join([part for part in (f"{side.title}:", dice, rows, f"= {side.total}" if side.total else "") if part])
    ]


def _throw(throw: Throw) -> str:
    faces = (
        "".join([_FATE.get(face, face) for face in throw.faces])
        if throw.die == "fate"
        else f"{throw.die}({', '.join(throw.faces)})"
    )
    mark = f" ({terminal_says('by-hand')})" if throw.by_hand else ""
    return f"~~{faces}~~" if throw.struck else faces + mark
