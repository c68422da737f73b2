"""The crib sheet: what is good to have at hand while playing, on one page."""

from parlour.core.game import Crib
from parlour.core.odds import percent
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.content.ranks import RANK_NAMES
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds.table import even, flip
from parlour.games.fugue.words.cards import may_words


def _hands() -> tuple[tuple[str, str], ...]:
    bust = "Stymied: out of this round, and no effect."
    better = (
        "Compared by this order; below 21 by the total. Ties go to the Dealer's characters; between personae they "
        "are a stalemate and a new round follows."
    )
    return (
        *[(name, may_words(rank) if rank else bust) for rank, name in RANK_NAMES.items()],
        ("Which is better", better),
    )


def _difficulties() -> tuple[tuple[str, str], ...]:
    """FUG-102: each with its chances on a full deck."""
    deck, plain = even(KEYS), Options()
    entries = []
    for difficulty in range(2, 13):
        bare, able = [
            flip(deck, difficulty, plain, ability=ability, timed=False)["success"] for ability in (False, True)
        ]
        said = (
            f"{percent(bare.numerator, bare.denominator)} without an ability, "
            f"{percent(able.numerator, able.denominator)} with one"
        )
        entries.append((str(difficulty), said + {2: "; the easiest", 12: "; the hardest"}.get(difficulty, "")))
    return tuple(entries)


CRIB: tuple[Crib, ...] = (
    Crib("Hands, best first, and what the winner may do in a fight", _hands()),
    Crib(
        "What cards count in a contest",
        (
            ("Two to Ten", "Their number."),
            ("Ace", "1 or 11, as is best."),
            ("Page, Knight, Queen, King", "10."),
            ("A major", "Its number or 10, as is best."),
            ("The Wheel of Fortune", "10."),
            ("The Fool", "0 or 10. It counts as a card even at 0."),
            ("The World", "10. Only with the Fool, and no third card, do they make 21."),
            (
                "Open to the end",
                (
                    "No value is fixed when a card is played; the best total not above 21 counts. Only face-up "
                    "cards count, and a hand needs two."
                ),
            ),
        ),
    ),
    Crib(
        "Three ways to play a card",
        (
            ("Reveal", "Turn up one of your face-down cards."),
            ("Twist", "The Dealer gives you one from the deck, face-up."),
            (
                "Wild card",
                (
                    "For an ability that fits you get a card face-down; swap it for one of your face-up cards, on "
                    "your own turn, beside the play or instead of it."
                ),
            ),
            ("Tell", "Whatever is played, take something from its picture or name and say what happens."),
            (
                "Pass",
                (
                    "With two cards up, or after a swap. You may play again while others do; when all pass in a "
                    "row, hands are compared."
                ),
            ),
            (
                "21!",
                (
                    "Play stops. Everybody else may turn up face-down cards once, and swap a wild card, to match "
                    "or better it."
                ),
            ),
        ),
    ),
    Crib(
        "Four ways to a flashback",
        (
            ("Own, twice a chapter", "You tell a memory of your persona."),
            (
                "Gift, once a chapter",
                (
                    "You tell one of somebody else's persona, with yours in it. The Dealer may veto the ability, "
                    "not the memory."
                ),
            ),
            (
                "Signifier",
                (
                    "The card on a persona's sheet comes up. The Dealer tells it if she turned or dealt it, else "
                    "whoever turned it. It may be used at once."
                ),
            ),
            ("Story", "Rarely: the Dealer dictates it."),
            (
                "Always",
                (
                    "Something sets it off; first the memory, then exactly one ability. All players hear it; other "
                    "personae know it only if told."
                ),
            ),
        ),
    ),
    Crib(
        "What flashbacks are not",
        (
            ("Not beyond nature", "No memory of powers nobody has."),
            ("Not the Dealer's secrets", "No memory that tells what only the Dealer may know."),
            ("Not old friends", "A game-character cannot be recognised out of the blue; only the story does that."),
            ("Not a correction", "Later memories add to earlier ones. What is established stays."),
            ("Not a gift to the Dealer", "Whoever the Dealer plays gains nothing, her own persona included."),
        ),
    ),
    Crib(
        "Actions",
        (
            ("Basic", "Anybody could do it: it succeeds."),
            (
                "Skilled",
                (
                    "It would test an ordinary person: one card against a difficulty. A minor card succeeds if its "
                    "number is as high; Ace 1, Page 11, Knight 12, Queen 13, King 14."
                ),
            ),
            (
                "A major",
                (
                    "With an ability that fits it succeeds. Without one it fails, and cannot be tried again until "
                    "there is one."
                ),
            ),
            (
                "Timed",
                (
                    "The number is the time spent and must beat the difficulty. With an ability you go on and add "
                    "up; a major ends it at once."
                ),
            ),
            ("Contested", "Somebody works against you: hands of cards."),
        ),
    ),
    Crib("Difficulty", _difficulties()),
    Crib(
        "Kept without a memory",
        (
            ("Language", "Speaking it; reading and writing it if the Dealer agrees."),
            ("Everyday things", "Eating, keys, clothes, money, simple sums."),
            ("The body", "Walking two hours, a brawl, a shot in the rough direction of something."),
            ("Gambling", "Only where the content-set says so."),
            ("More", "Whatever the Dealer and the content-set find reasonable."),
        ),
    ),
    Crib(
        "Not kept, to be remembered first",
        (
            ("Common skills", "Swimming, driving, cooking, computers."),
            ("Fighting well", "Aiming, reloading, any martial art."),
            ("Knowing things", "Trades, sciences, repairing machines."),
        ),
    ),
    Crib(
        "Wounds",
        (
            ("Not permanent", "Until it is tended, no ability that needs that part of the body."),
            (
                "Permanent",
                (
                    "Until it is tended, no ability at all; those that need the part are lost. A cut that would "
                    "bleed to death counts as one."
                ),
            ),
            ("Healing", "First tended, then healed, as fast as the content-set says. Untended wounds never heal."),
            (
                "Out of action",
                "Through the next round. Knocked out: for the whole contest, and as long after it as the Dealer says.",
            ),
        ),
    ),
    Crib(
        "For the Dealer: not killing people",
        (
            ("1", "Let the players know that their personae may die."),
            ("2", "Kill personae only in exceptional cases."),
            (
                "3",
                (
                    "If they have earned it, hurt them in any other lasting way, within the limits agreed, and "
                    "keep reminding them."
                ),
            ),
            (
                "4",
                (
                    "Make failure felt, do not count it in points. They only need to reach the end of the last "
                    "chapter, conscious."
                ),
            ),
            ("5", "Never drive the players off: no humiliation, no helplessness."),
        ),
    ),
    Crib(
        "Blackjack, in short",
        (
            (
                "The casino game",
                (
                    "Closest to 21 without passing it, each player against the bank: two cards, then one at a time "
                    "until you stick or are bust. Court cards 10, Ace 1 or 11; 21 with two cards is a blackjack. "
                    "The bank plays last and wins draws."
                ),
            ),
            (
                "Here",
                (
                    "The deck is a tarot, so the odds you know do not hold. No stakes, no splitting, doubling or "
                    "insurance, nothing for five cards or three sevens."
                ),
            ),
            (
                "What for",
                "You play to win or to lose, not for a stake. One card a turn, and every card is part of the story.",
            ),
        ),
    ),
)
