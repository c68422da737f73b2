"""Small change of language: lists, quotes, full stops, numbers. Knows no game."""

from parlour.core.phrasebook import Phrasebook, listed

__all__ = [
    "because",
    "counted",
    "first_up",
    "follows",
    "listed",
    "number",
    "quoted",
    "said",
    "sentence",
    "short",
    "signed",
]
_SAY = Phrasebook("parlour.roleplay.words", "lines")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def quoted(text: str) -> str:
    return f"“{text.strip()}”"


def said(text: str) -> str:
    """Somebody's own words in quotes, where they end a sentence of ours."""
    if not text.strip():
        return ""
    return quoted(text) + ("" if text.strip()[-1:] in tuple(".!?…") else ".")


def sentence(text: str) -> str:
    """Somebody's own words after ours, with a full stop where they have none."""
    said = text.strip()
    return f" {said}{'' if said[-1] in '.!?…”' else '.'}" if said else ""


def follows(text: str) -> str:
    """The same after a full stop of ours."""
    said = sentence(text)
    return said[:1] + first_up(said[1:])


def because(reason: str) -> str:
    return f" {_SAY('reason', reason=sentence(reason).strip())}" if reason.strip() else ""


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def number(count: int) -> str:
    """In letters up to twelve."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """one card, three cards"""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def signed(amount: int) -> str:
    """+2, -1"""
    return f"{amount:+d}" if amount else "0"


def short(text: str, most: int = 60) -> str:
    """The beginning of a text, for a button."""
    said = " ".join(text.split())
    return said if len(said) <= most else said[: most - 1].rstrip(" ,.;:") + "…"
