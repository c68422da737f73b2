"""Small change of language, and that of dice. Knows no rule."""

from parlour.roleplay.phrases import *  # noqa: F403
from parlour.roleplay.phrases import counted


def a_face(face: int) -> str:
    """a 7, an 8"""
    return f"{'an' if face == 8 else 'a'} {face}"


def dice(count: int) -> str:
    return counted(count, "die", "dice")
