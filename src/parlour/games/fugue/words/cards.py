"""Cards and hands in words: what a card is called, what it counts, how good a hand is, and what that allows. Says
nothing of who holds what."""

from collections.abc import Sequence

from parlour.games.fugue.cards import CARD, is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.rules.hands import LIMIT, judge, number, values
from parlour.games.fugue.words.phrases import counted, listed

RANKS = {1: "FUG-172", 2: "FUG-173", 3: "FUG-174", 4: "FUG-175", 5: "FUG-176", 6: "FUG-177"}
"""The rule that says what each winning rank allows."""
MOST = 6
"""The Fool and the World."""


def card_name(key: str) -> str:
    """The Moon; as it is printed."""
    return CARD[key].name if key in CARD else "a card"


def the(key: str) -> str:
    """In a sentence: the Moon, the Three of Coins, Justice."""
    return the_name(CARD[key].name) if key in CARD else "a card"


def the_name(name: str) -> str:
    """The same from the name as it is printed."""
    if name.startswith("The "):
        return "the " + name.removeprefix("The ")
    return f"the {name}" if " of " in name else name


def all_cards(keys: Sequence[str]) -> str:
    """the Moon and the Two of Swords"""
    return listed([the(key) for key in keys])


def worth_words(key: str, options: Options) -> str:
    """What one card counts in a contest: 18 or 10."""
    return " or ".join([str(value) for value in reversed(values(key, options))])


def number_words(key: str, options: Options) -> str:
    """What one card is in a skilled action: 8, or a major card."""
    return "a major card" if is_major(key) else str(number(key, options))


def total_words(keys: Sequence[str], options: Options) -> str:
    """The best total, and the other ones these cards could be: 18 (or 10)."""
    if not keys:
        return "0"
    judged = judge(keys, options)
    if judged.rank in (0, 6):
        return str(judged.total)
    sums = {0}
    for key in keys:
        sums = {before + value for before in sums for value in values(key, options)}
    others = sorted([total for total in sums if total <= LIMIT and total != judged.total], reverse=True)
    return f"{judged.total} (or {', '.join([str(total) for total in others])})" if others else str(judged.total)


def rank_words(rank: int, total: int, cards: int) -> str:
    """How good a hand is: 19; 21 with three cards; 21 with two cards, one of them major."""
    if rank < 0:
        return f"{total}, not yet two cards" if cards else "no card yet"
    if rank == 0:
        return f"bust with {total}"
    if rank == 1:
        return str(total)
    if rank == 2:
        return f"{LIMIT} with {counted(cards, 'card')}"
    return {
        3: f"{LIMIT} with two cards", 4: f"{LIMIT} with two cards, one of them major", 5: f"{LIMIT} with two majors",
    }.get(rank, "the Fool and the World")  # fmt: skip


def hand_words(keys: Sequence[str], options: Options) -> str:
    """Face-up cards judged."""
    judged = judge(keys, options)
    return rank_words(judged.rank, judged.total, len(keys))


def may_words(rank: int, *, violent: bool = True, kills: bool = False) -> str:
    """FUG-172 to FUG-177: what the winner may do with a hand of this rank. `kills`: three cards with a major may, too
    (FUG-A11)."""
    if not violent:
        return "Say what happens: the better the hand, the more of it. Or try to end the contest, or get away."
    ends = "Or try to end the contest, or get away."
    light = "a wound that will heal, or out of action through the next round"
    grave = "a wound, also one for good, out of action through the next round, or knocked out"
    return {
        1: f"One adversary: {light}. {ends}",
        2: f"One adversary: {grave}{'; or killed' if kills else ''}. {ends}",
        3: f"One adversary: {grave}; or killed, with a weapon. {ends}",
        4: f"One adversary: {grave}; or killed, with a weapon or bare-handed. {ends}",
        5: f"Every adversary, each as you like: {grave}; or killed. {ends}",
        6: "One action of any kind, and you need not justify it. Begin to tell before another card is turned.",
    }.get(rank, "Nothing.")
