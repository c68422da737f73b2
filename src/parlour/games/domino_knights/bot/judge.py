"""How well a seat stands: the chance that it wins, as a plain sum of what is on the table."""

from parlour.games.domino_knights.model import State


def promise(state: State, seat: int) -> float:
    if state.outcome is not None:
        winners = state.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    if not state.kingdoms[seat].alive:
        return 0.0
    strengths = [_strength(state, other) if kingdom.alive else 0.0 for other, kingdom in enumerate(state.kingdoms)]
    return strengths[seat] / sum(strengths)


def _strength(state: State, seat: int) -> float:
    kingdom = state.kingdoms[seat]
    army = sum([knight.attack + knight.defence for knight in kingdom.knights])
    return kingdom.health + 0.6 * army + 3 * len(kingdom.candidates) + 1
