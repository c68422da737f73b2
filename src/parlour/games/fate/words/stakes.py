"""What an answer would mean, before it is given."""

from parlour.games.fate.model import Character, Deal
from parlour.games.fate.rules.ask import refresh, refresh_with
from parlour.games.fate.words.cards import SAY


def stakes(deal: Deal) -> str:
    return SAY(f"stakes-{deal.kind}")


def bench_price(person: Character) -> str:
    """FAE-034: of the stunt that is written, but not taken yet."""
    down = refresh(person) - refresh_with(person, len(person.stunts) + 1)
    return SAY("bench-price", down=down) if down > 0 else ""
