"""What an answer would mean, before it is given."""

from parlour.games.fate.model import Character, Deal
from parlour.games.fate.rules.ask import refresh, refresh_with

_STAKES = {
    "compel": "Accepting gains a fate point, refusing costs one.",
    "self": "If it is accepted, the trouble happens and a fate point is gained.",
    "aspect": "If it is accepted, it is written down as a situation aspect.",
    "recover": "If it is accepted, there was rest and the consequence heals.",
}


def stakes(deal: Deal) -> str:
    return _STAKES[deal.kind]


def bench_price(person: Character) -> str:
    """FAE-034: of the stunt that is written, but not taken yet."""
    down = refresh(person) - refresh_with(person, len(person.stunts) + 1)
    return f"The free places are taken: refresh goes down by {down}." if down > 0 else ""
