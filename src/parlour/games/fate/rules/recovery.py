"""How a mild consequence goes away after a scene: the player tells how, the game master says whether there was rest."""

from parlour.core.offers import Offer, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import Character, Consequence, Deal, State
from parlour.games.fate.rules.ask import find_character, leads
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.roster import own


def mild(person: Character) -> Consequence | None:
    return next((c for c in person.consequences if c.degree == "mild"), None)


def asked_already(state: State, who: str) -> bool:
    return any(deal.kind == "recover" and deal.victim == who for deal in state.deals)


def offer_recover(state: State, seat: int) -> list[Offer]:
    """FAE-144: once the scene is over."""
    if (state.scene.opened or state.roll is not None) and not state.lax:
        return []
    hurt = [c for c in own(state, seat) if mild(c) is not None and not asked_already(state, c.id)]
    return [Offer("recover", (c.id,), (Text(SENTENCE),), owed=False) for c in hurt]


def act_recover(draft: Draft, seat: int, command: m.Recover) -> None:
    """The game master is asked whether there was rest; for her own characters she has said so."""
    state, text = draft.state, command.text.strip()
    if leads(state, seat):
        draft.put(m.ConsequenceCleared(command.who, "mild", text))
        return
    wound = mild(draft.character(command.who))
    assert wound is not None
    deal = Deal(state.dealt + 1, "recover", command.who, command.who, wound.aspect, text, "mild")
    draft.put(m.DealOffered(deal))


def recovered(draft: Draft, deal: Deal) -> None:
    """The game master has agreed."""
    person = find_character(draft.state, deal.victim)
    if person is not None and mild(person) is not None:
        draft.put(m.ConsequenceCleared(person.id, "mild", deal.text))


CHAPTER: Chapter = {m.Recover: (offer_recover, act_recover)}
