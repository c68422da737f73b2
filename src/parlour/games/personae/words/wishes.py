"""What waits for the game master's word, as the question it is. From public facts only."""

from parlour.games.personae.model import Petition, State
from parlour.games.personae.words.phrases import first_up, quoted, short
from parlour.games.personae.words.reader import Reader

_ASKS = {
    "wear": "{who} bought {piece}. Does that wear out the Resource Cap?",
    "similar": "{who} would help with {piece}. Is that similar enough?",
    "condition": "{who} would use {piece}. Does the condition hold: {detail}?",
}


def wish_words(state: State, wish: Petition) -> str:
    """Bran would help with “Ropework”. Is that similar enough?"""
    reader = Reader(state, None)
    ware = next(
        (f"{quoted(one.name)} at a cost of {wish.detail}" for one in state.wares if one.id == wish.piece),
        "something dear",
    )
    piece = ware if wish.what == "wear" else quoted(reader.trait(wish.who, wish.piece, "another Skill"))
    return first_up(_ASKS[wish.what].format(who=reader.who(wish.who), piece=piece, detail=short(wish.detail, 120)))
