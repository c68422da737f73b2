"""What a person typed on the command line cannot be done, and why; also of a file that cannot be read."""

from pathlib import Path

from parlour.core.house import terminal_says


class Mistake(Exception):
    """Said in one line, without a traceback."""


def unread(path: Path, error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return terminal_says("not-text", path=str(path))
    return terminal_says("unread", path=str(path), why=str(getattr(error, "strerror", None) or error))
