"""Text of people made plain: what would hide, reorder or break what is shown is taken out. Knows no meaning."""

import re
import unicodedata

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""Letters and marks that show nothing, beyond those Unicode calls formats."""


def plain(text: str) -> str:
    """No control characters, no direction overrides; blanks as one space."""
    kept = "".join(
        [c if unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp", "Cs") or c == "\u200d" else " " for c in text]
    )
    return " ".join(kept.split())


def alike(name: str) -> str:
    """What is seen of a name: two that look the same are the same, and one that shows nothing is empty."""
    seen = "".join([c for c in _UNSEEN.sub("", name) if unicodedata.category(c) != "Cf"])
    return " ".join(_UNSEEN.sub("", unicodedata.normalize("NFKC", seen)).casefold().split())
