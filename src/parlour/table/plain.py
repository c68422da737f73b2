"""Text of people made plain: what would hide, reorder or break what is shown is taken out. Knows no meaning."""

import unicodedata


def plain(text: str) -> str:
    """No control characters, no direction overrides; blanks as one space."""
    kept = "".join([c if unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp", "Cs") or c == "\u200d" else " " for c in text])
    return " ".join(kept.split())
