"""What Development Points are planned for, in words."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.model import Purchase, State
from parlour.games.personae.rules.ask import find_individual, find_trait
from parlour.games.personae.rules.purchases import trait_of, upgrade_of

SAY = Phrasebook(__package__, "pieces")


def purchase_words(state: State, who: str, purchase: Purchase) -> str:
    """one more point of Cunning; the Skill Pilfer for Pip"""
    target = find_individual(state, purchase.piece)

    def called(which: str) -> str:
        trait = find_trait(target, which) if target is not None else None
        return trait.name if trait is not None else SAY("buys-a-trait")

    match purchase.what:
        case "raise":
            words = SAY("buys-raise", attribute=purchase.detail)
        case "pool" | "hit" | "toughness":
            words = SAY(f"buys-{purchase.what}")
        case "quality":
            words = SAY("buys-quality", trait=called(purchase.detail))
        case "upgrade":
            words = SAY("buys-upgrade", trait=called(upgrade_of(purchase)[0]))
        case _:
            words = SAY(f"buys-{purchase.what}", trait=trait_of(purchase).name)
    return SAY("buys-for", what=words, who=target.name) if target is not None and target.id != who else words
