"""The crib sheet: what is good to have at hand while playing, on one page. How it reads stands in crib.ftl of each
language."""

from parlour.core.game import Crib
from parlour.core.odds import percent
from parlour.core.phrasebook import Phrasebook
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds.table import even, flip
from parlour.games.fugue.words.cards import may_words, rank_names

SAY = Phrasebook(__package__, "crib")
Entries = tuple[tuple[str, str], ...]
_BOXES: dict[str, str] = {
    "hands": "better",
    "count": "two ace page major wheel fool world open",
    "ways": "reveal twist wild tell pass 21",
    "flashbacks": "own gift signifier story always",
    "limits": "nature secrets friends correction dealer",
    "actions": "basic skilled major timed contested",
    "difficulty": "",
    "kept": "language everyday body gambling more",
    "lost": "common fighting knowing",
    "wounds": "healing-one permanent healing out",
    "killing": "1 2 3 4 5",
    "blackjack": "casino here what",
}
_ENDS = {2: "difficulty-easiest", 12: "difficulty-hardest"}


def crib() -> tuple[Crib, ...]:
    before = {"hands": _hands(), "difficulty": _difficulties()}
    return tuple(
        [Crib(SAY(box), (*before.get(box, ()), *_entries(box, terms.split()))) for box, terms in _BOXES.items()]
    )


def _entries(box: str, terms: list[str]) -> Entries:
    return tuple([(SAY(f"{box}-{term}"), SAY.part(f"{box}-{term}", "text")) for term in terms])


def _hands() -> Entries:
    return tuple([(name, may_words(rank) if rank else SAY("hands-bust")) for rank, name in rank_names().items()])


def _difficulties() -> Entries:
    """FUG-102: each with its chances on a full deck."""
    deck, plain = even(KEYS), Options()
    entries = []
    for difficulty in range(2, 13):
        bare, able = [
            flip(deck, difficulty, plain, ability=ability, timed=False)["success"] for ability in (False, True)
        ]
        chances = {
            "bare": percent(bare.numerator, bare.denominator),
            "able": percent(able.numerator, able.denominator),
        }
        entries.append((str(difficulty), SAY(_ENDS.get(difficulty, "difficulty-chances"), **chances)))
    return tuple(entries)
