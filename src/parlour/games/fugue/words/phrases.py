"""Small change of language: somebody's own words within ours. Knows no rule."""

from parlour.roleplay.phrases import *  # noqa: F403
from parlour.roleplay.phrases import follows, quoted, sentence


def ended(text: str) -> str:
    """Somebody's own words with a full stop."""
    return sentence(text).strip()


def speech(text: str) -> str:
    """A whole sentence of somebody's in quotes, with its full stop."""
    return quoted(sentence(text))


def then(said: str, text: str) -> str:
    """A sentence of ours, and somebody's own words after it where there are any."""
    return f"{said}{follows(text)}"
