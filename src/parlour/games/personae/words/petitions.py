"""What waits for the game master's word, as the question it is. From public facts only."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.model import Petition, State
from parlour.games.personae.words.phrases import first_up, short
from parlour.games.personae.words.reader import Reader

SAY = Phrasebook(__package__, "prompts")


def petition_words(state: State, petition: Petition, most: int = 120) -> str:
    """Is “Ropework” similar enough for Bran to help with it?"""
    reader = Reader(state, None)
    who = reader.who(petition.who)
    if petition.what == "wear":
        ware = next((one.name for one in state.wares if one.id == petition.piece), SAY("wish-ware-gone"))
        return first_up(SAY("wish-wear", who=who, ware=ware, cost=petition.detail))
    trait = reader.trait(petition.who, petition.piece, SAY("wish-skill-gone"))
    if petition.what == "similar":
        return SAY("wish-similar", who=who, trait=trait)
    return SAY("wish-condition", who=who, trait=trait, condition=short(petition.detail, most))
