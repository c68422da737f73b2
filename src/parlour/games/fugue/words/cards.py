"""Cards and hands in words: what a card is called, what it counts, how good a hand is, and what that allows. Says
nothing of who holds what."""

from collections.abc import Sequence

from parlour.core.phrasebook import Phrasebook, listed
from parlour.games.fugue.cards import CARD, is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.rules.hands import LIMIT, judge, number, values

SAY = Phrasebook(__package__, "cards")
RANKS = {1: "FUG-172", 2: "FUG-173", 3: "FUG-174", 4: "FUG-175", 5: "FUG-176", 6: "FUG-177"}
"""The rule that says what each winning rank allows."""
MOST = 6
"""The Fool and the World."""
EFFECTS = ("free", "wound", "incapacitate", "maim", "knock_out", "kill", "escape", "nothing")
"""What a winner may choose, in the order in which it is looked for."""
_HANDS = {3: "hand-21-two", 4: "hand-21-major", 5: "hand-21-majors"}


def card_name(key: str) -> str:
    """The Moon; as it is printed."""
    return CARD[key].name if key in CARD else SAY("unknown")


def the(key: str) -> str:
    """In a sentence: the Moon, the Three of Coins, Justice."""
    return the_name(CARD[key].name) if key in CARD else SAY("unknown")


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
    return listed([str(value) for value in reversed(values(key, options))], "or")


def number_words(key: str, options: Options) -> str:
    """What one card is in a skilled action: 8, or a major card."""
    return SAY("major") if is_major(key) else str(number(key, options))


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
    if not others:
        return str(judged.total)
    return SAY("total-or", total=judged.total, others=", ".join([str(total) for total in others]))


def rank_names() -> dict[int, str]:
    """The kinds of hands by rank, as the rules list them, best first."""
    return {rank: SAY(f"rank-{rank}") for rank in range(MOST, -1, -1)}


def rank_words(rank: int, total: int, cards: int) -> str:
    """How good a hand is: 19; 21 with three cards; 21 with two cards, one of them major."""
    if rank < 0:
        return SAY("hand-one", total=total) if cards else SAY("hand-none")
    if rank == 0:
        return SAY("hand-bust", total=total)
    if rank == 1:
        return str(total)
    if rank == 2:
        return SAY("hand-21", cards=cards)
    return SAY(_HANDS.get(rank, "hand-fool-world"))


def hand_words(keys: Sequence[str], options: Options) -> str:
    """Face-up cards judged."""
    judged = judge(keys, options)
    return rank_words(judged.rank, judged.total, len(keys))


def may_words(rank: int, *, violent: bool = True, kills: bool = False) -> str:
    """FUG-172 to FUG-177: what the winner may do with a hand of this rank. `kills`: three cards with a major may, too
    (FUG-A11)."""
    if not violent:
        return SAY("may-free")
    return SAY(f"may-{rank}", kills="yes" if kills else "no") if rank in RANKS else SAY("may-nothing")


def effect_name(effect: str) -> str:
    """As it reads on a button."""
    return SAY(f"effect-{effect}")


def effect_note(effect: str) -> str:
    return SAY.part(f"effect-{effect}", "note")
