"""What Development Points are planned for, in words."""

from parlour.games.personae.model import Purchase, State
from parlour.games.personae.rules.ask import find_individual, find_trait
from parlour.games.personae.rules.purchases import trait_of, upgrade_of

_KINDS = {"skill": "the Skill", "ability": "the Special Ability", "power": "the Power", "talent": "the Talent"}


def purchase_words(state: State, who: str, purchase: Purchase) -> str:
    """one more point of Cunning; for Pip, the Skill Pilfer"""
    target = find_individual(state, purchase.piece)
    whose = f" for {target.name}" if target is not None and target.id != who else ""

    def called(which: str) -> str:
        trait = find_trait(target, which) if target is not None else None
        return trait.name if trait is not None else "a Trait"

    match purchase.what:
        case "raise":
            words = f"one more point of {purchase.detail}"
        case "pool":
            words = "three dice for the Prowess Pool"
        case "hit":
            words = "one more hit before Injured"
        case "toughness":
            words = "the next step of toughness"
        case "quality":
            words = f"{called(purchase.detail)} as a Special Quality"
        case "upgrade":
            words = f"an upgrade of {called(upgrade_of(purchase)[0])}"
        case _:
            words = f"{_KINDS.get(purchase.what, 'a Trait')} {trait_of(purchase).name}"
    return f"{words}{whose}"
