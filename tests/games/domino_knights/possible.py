"""What holds on every table of Domino Knights that play leads to; positions that tests lay out are checked against it.
They may leave out the cards a Knight was trained with."""

from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.pieces import ENDS, PAIR


def wrong(state: State) -> list[str]:
    """Why play never comes to this table; nothing where it might."""
    found = []
    for at, kingdom in enumerate(state.kingdoms):
        name = kingdom.name
        if not kingdom.alive:
            lying = (kingdom.hand, kingdom.recruits, kingdom.candidates, kingdom.knights, kingdom.laid)
            found += [f"{name} is out and has pieces"] if any(lying) else []
            found += [f"{name} is out and at turn"] if at == state.active else []
            continue
        found += [f"{name} has less than nothing"] if kingdom.health < 0 else []
        if not state.fame:
            most = state.options.starting(fame=False)
            found += [f"{name} has more than one begins with"] if kingdom.health > most else []
            found += [f"{name} has no Health and is in"] if not kingdom.health else []
        found += [f"{name} trains with nothing" for one in kingdom.candidates if not one.cards]
        for knight in kingdom.knights:
            if knight.domino < PAIR and knight.model < 0:
                ends = sorted((knight.attack, knight.defence))
                found += [f"a Knight of {name} shows {ends}"] if ends != sorted(ENDS[knight.domino]) else []
    in_play = [knight.domino for kingdom in state.kingdoms for knight in kingdom.knights]
    found += ["tapped, and not in play"] if not set(state.tapped) <= set(in_play) else []
    living = {knight.domino for kingdom in state.kingdoms for knight in kingdom.knights if knight.has_life()}
    found += ["tapped in spite of a Life"] if living & set(state.tapped) else []
    if len([kingdom for kingdom in state.kingdoms if kingdom.alive]) < 2:
        found.append("nobody is left to play against")
    return found
