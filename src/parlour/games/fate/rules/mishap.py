"""Harm that is nobody's attack (5.1.2, 5.1.4): hazards, and consequences the game master gives or takes away."""

from parlour.core.judge import Count, Move, One, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import FAIR, HIGHEST_TARGET, LOWEST_TARGET, NAME, PHRASE, SENTENCE
from parlour.games.fate.model import DEGREES, Character, Degree, Roll, Side, State
from parlour.games.fate.rules.ask import other_side
from parlour.games.fate.rules.conditions import BETWEEN_ROLLS, MAPPING, PRESENT, not_ready, shown
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.harm import consequence, free_places
from parlour.roleplay.cast import not_gm


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


def no_consequences(it: Character) -> bool:
    """FAE-173."""
    return it.kind in ("mook", "group")


def absorbing(state: State, it: Character) -> bool:
    """A hit is being put into the empty places."""
    choices = state.roll.choices if state.roll is not None else ()
    return any(choice.who == it.id and choice.kind in ("absorb", "name") for choice in choices)


def filled(who: Character, it: Degree) -> bool:
    """FAE-085."""
    return it not in free_places(who)


def none_taken(who: Character, it: Degree) -> bool:
    return all(taken.degree != it for taken in who.consequences)


def act_give(draft: Draft, seat: int, command: m.GiveConsequence) -> None:
    draft.put(m.ConsequenceGiven(command.who, command.degree, command.reason.strip()))
    enemy = other_side(draft.character(command.who).side)
    consequence(draft, command.who, command.degree, command.text.strip(), enemy)


def act_remove(draft: Draft, seat: int, command: m.RemoveConsequence) -> None:
    """What was being negotiated about it is over."""
    gone = next(taken.aspect for taken in draft.character(command.who).consequences if taken.degree == command.degree)
    for deal in draft.state.deals:
        if deal.aspect == gone:
            draft.put(m.DealClosed(deal, "withdrawn"))
    draft.put(m.ConsequenceRemoved(command.who, command.degree, draft.aspect(gone).text, command.reason.strip()))


MOVES: Moves = {
    Move(
        m.HazardAttack,
        {
            "harm": One(("physical", "mental"), suggest="physical"),
            "dice": One(("fixed", "rolled"), suggest="fixed"),
            "target": One(shown, unless=PRESENT),
            "name": Words(NAME),
            "difficulty": Count(LOWEST_TARGET, HIGHEST_TARGET, suggest=FAIR),
            "words": Words(SENTENCE, 0),
        },
        rule="FAE-070",
        unless=MAPPING,
        decided=1,
    ): act_hazard,
    Move(
        m.GiveConsequence,
        {
            "who": One(shown, unless=(not_ready, no_consequences, absorbing)),
            "degree": One(DEGREES, unless=(filled,)),
            "text": Words(PHRASE),
            "reason": Words(SENTENCE, 0),
        },
        rule="FAE-082",
        unless=(not_gm,),
    ): act_give,
    Move(
        m.RemoveConsequence,
        {
            "who": One(shown, unless=(not_ready,)),
            "degree": One(DEGREES, unless=(none_taken,)),
            "reason": Words(SENTENCE, 0),
        },
        rule="FAE-082",
        unless=BETWEEN_ROLLS,
    ): act_remove,
}
