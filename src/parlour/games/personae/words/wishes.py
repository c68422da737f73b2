"""What waits for the game master's word, as the question it is. From public facts only."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.model import Petition, State
from parlour.games.personae.words.phrases import first_up, short
from parlour.games.personae.words.reader import Reader

SAY = Phrasebook(__package__, "prompts")


def wish_words(state: State, wish: Petition) -> str:
    """Is “Ropework” similar enough for Bran to help with it?"""
    reader = Reader(state, None)
    who = reader.who(wish.who)
    if wish.what == "wear":
        ware = next((one.name for one in state.wares if one.id == wish.piece), SAY("wish-ware-gone"))
        return first_up(SAY("wish-wear", who=who, ware=ware, cost=wish.detail))
    trait = reader.trait(wish.who, wish.piece, SAY("wish-skill-gone"))
    if wish.what == "similar":
        return SAY("wish-similar", who=who, trait=trait)
    return SAY("wish-condition", who=who, trait=trait, condition=short(wish.detail, 120))
