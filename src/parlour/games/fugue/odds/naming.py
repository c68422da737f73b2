"""Cards as people write them: "seven of cups, the tower, 10 of pentacles"."""

import re
from difflib import get_close_matches

from parlour.games.fugue.cards import CARD, CARDS, KEYS
from parlour.games.fugue.words.odds import refused
from parlour.roleplay.phrases import quoted

_COUNTED = ("", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ALSO = {
    "wheel": "major-10", "priestess": "major-02", "judgment": "major-20", "hanged man": "major-12", "pope": "major-05",
}  # fmt: skip


def _plain(text: str) -> str:
    """Small letters, no article, numbers as words, Coins for Pentacles."""
    words = re.sub(r"[^\w\s-]", "", text.lower()).split()
    if words and words[0] == "the":
        words = words[1:]
    if (
        words
        and words[0].isascii()
        and words[0].isdigit()
        and len(words) > 1
        and len(words[0]) < 3
        and 1 <= int(words[0]) <= 10
    ):
        words[0] = _COUNTED[int(words[0])]
    return " ".join(["coins" if word in ("pentacles", "pentacle", "discs", "disks") else word for word in words])


_KNOWN: dict[str, str] = {_plain(card.name): card.key for card in CARDS} | {key: key for key in KEYS} | _ALSO
_KNOWN |= {name.replace(" of ", " "): key for name, key in _KNOWN.items()}


def read_cards(text: str, rule: str) -> tuple[str, ...]:
    """The keys of the cards named in a list; RuleViolation where a name is none, or stands twice."""
    found: list[str] = []
    for written in re.split(r"[,;\n+]|\band\b", text):
        if not written.strip():
            continue
        key = _KNOWN.get(_plain(written))
        if key is None:
            near = get_close_matches(_plain(written), _KNOWN, 1)
            known = {"card": quoted(written.strip()[:40]), "near": CARD[_KNOWN[near[0]]].name if near else ""}
            raise refused("no-card", "no-such-card", rule, "near" if near else "cure", **known)
        if key in found:
            raise refused("card-twice", "card-twice", rule, card=CARD[key].name)
        found.append(key)
    return tuple(found)
