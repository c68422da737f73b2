"""Harm that is nobody's attack (5.1.2, 5.1.4): hazards, and consequences the game master gives or takes away."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick, Text, alike
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import HIGHEST_TARGET, LOWEST_TARGET, NAME, PHRASE, SENTENCE
from parlour.games.fate.model import Character, Degree, Roll, Side, State
from parlour.games.fate.rules.ask import leads, other_side, present
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.harm import consequence, free_places

_WHY = Text(SENTENCE, least=0)
NONE: tuple[Offer, ...] = ()


def offer_hazard(state: State, seat: int) -> Sequence[Offer]:
    """FAE-023, FAE-070: it attacks with a fixed number or with a roll of the game master's, on nobody's turn."""
    people = tuple([c.id for c in present(state)])
    if not leads(state, seat) or not state.scene.opened or state.roll is not None or not people:
        return NONE
    asks = (Pick(("fixed", "rolled")), Pick(people), Text(NAME), Number(LOWEST_TARGET, HIGHEST_TARGET), _WHY)
    return [Offer("hazard_attack", (harm,), asks, False) for harm in ("physical", "mental")]


def act_hazard(draft: Draft, seat: int, command: m.HazardAttack) -> None:
    """FAE-Q07: what it leaves to the other side is held by who stands against the target."""
    target = draft.character(command.target)
    hazard = Side(
        "",
        other_side(target.side),
        rating=command.difficulty,
        words=command.words,
        name=command.name.strip(),
        dice=command.dice == "rolled",
    )
    sides = (hazard, Side(target.id, target.side, settled=False))
    draft.put(
        m.RollDeclared(
            Roll(draft.state.rolls + 1, "attack", "", target.id, command.words, command.words, command.harm, sides)
        )
    )


# Consequences by the game master's word


def woundable(state: State) -> list[tuple[Character, tuple[Degree, ...]]]:
    """FAE-085, FAE-173: whoever has an empty place, unless a hit is being put into it."""
    choices = state.roll.choices if state.roll is not None else ()
    hit = {choice.who for choice in choices if choice.kind in ("absorb", "name")}
    found = [(c, free_places(c)) for c in state.characters if c.status == "ready" and not c.hidden and c.id not in hit]
    return [(person, places) for person, places in found if places]


def offer_give(state: State, seat: int) -> Sequence[Offer]:
    """FAE-059, FAE-060, FAE-082: as a cost, or from what nobody threw; also before a roll is settled, where it is the
    cost of it."""
    if not leads(state, seat):
        return NONE
    return alike("give_consequence", [(c.id, (Pick(places), Text(PHRASE), _WHY)) for c, places in woundable(state)])


def act_give(draft: Draft, seat: int, command: m.GiveConsequence) -> None:
    draft.put(m.ConsequenceGiven(command.who, command.degree, command.reason.strip()))
    enemy = other_side(draft.character(command.who).side)
    consequence(draft, command.who, command.degree, command.text.strip(), enemy)


def offer_remove(state: State, seat: int) -> Sequence[Offer]:
    """The game master's last word; between rolls, since a roll may be about it."""
    if not leads(state, seat) or state.roll is not None:
        return NONE
    hurt = [
        (c.id, tuple([taken.degree for taken in c.consequences]))
        for c in state.characters
        if c.status == "ready" and not c.hidden
    ]
    return alike("remove_consequence", [(who, (Pick(degrees), _WHY)) for who, degrees in hurt if degrees])


def act_remove(draft: Draft, seat: int, command: m.RemoveConsequence) -> None:
    """What was being negotiated about it is over."""
    gone = next(taken.aspect for taken in draft.character(command.who).consequences if taken.degree == command.degree)
    for deal in draft.state.deals:
        if deal.aspect == gone:
            draft.put(m.DealClosed(deal, "withdrawn"))
    draft.put(m.ConsequenceRemoved(command.who, command.degree, draft.aspect(gone).text, command.reason.strip()))


CHAPTER: Chapter = {
    m.HazardAttack: (offer_hazard, act_hazard),
    m.GiveConsequence: (offer_give, act_give),
    m.RemoveConsequence: (offer_remove, act_remove),
}
