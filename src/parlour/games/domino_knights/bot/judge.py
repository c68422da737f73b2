"""How well a seat stands: the chance that it wins, from plain measures of what each Kingdom has."""

from math import exp

from parlour.games.domino_knights.bot.mind import best_model
from parlour.games.domino_knights.model import Candidate, State
from parlour.games.domino_knights.pieces import BLANK, COST, PLAIN, POINTS, SUIT
from parlour.games.domino_knights.rules.questions import never_taps, starting, values

Army = list[tuple[int, int, bool]]
"""Attack, defence and whether it is tapped."""


def measures(state: State, seat: int, armies: list[Army]) -> tuple[float, ...]:
    """Of one Kingdom; everything in proportion to the set and to what everybody began with."""
    kingdom = state.kingdoms[seat]
    highest = state.options.highest
    ready = tapped = 0
    strike = guard = strike_later = guard_later = 0
    for attack, defence, is_tapped in armies[seat]:
        if is_tapped:
            tapped += 1
            strike_later += attack
            guard_later += defence
        else:
            ready += 1
            strike += attack
            guard += defence
    free = sum([never_taps(state, knight) for knight in kingdom.knights]) if ready else 0
    training = sum([_comes_to(state, one) for one in kingdom.candidates])
    danger = 0.0
    for other, army in enumerate(armies):
        if other != seat and army:
            through = sum(sorted([attack for attack, _, _ in army], reverse=True)[ready:])
            danger = max(danger, through / max(1, kingdom.health))
    share = kingdom.health / starting(state)
    return (
        share,
        max(0.0, 0.4 - share),
        strike / highest,
        strike_later / highest,
        guard / highest,
        guard_later / highest,
        ready,
        tapped,
        free,
        training / highest,
        len(kingdom.candidates),
        len(kingdom.hand.translate(None, PLAIN)),
        float(seat == state.active),
        min(1.5, danger),
        float(danger >= 1.0),
    )


def _comes_to(state: State, candidate: Candidate) -> int:
    """Both ends of the Knight it will be; a Doppelganger is as good as the strongest it could copy now."""
    if candidate.domino == BLANK:
        return best_model(state, SUIT[candidate.cards[0]])
    return COST[candidate.domino] or sum([POINTS[card] for card in candidate.cards])


def army(state: State, seat: int) -> Army:
    out: Army = []
    for knight in state.kingdoms[seat].knights:
        attack, defence, _, _ = values(state, seat, knight)
        out.append((attack, defence, knight.domino in state.tapped))
    return out


DUEL = (4.04, 2.01, 0.32, 0.34, 0.14, -0.11, 0.54, 0.19, 0.0, 0.56, 0.91, 0.09, 1.43, -1.26, 0.68)
COMPANY = (2.17, -1.02, 0.01, -0.35, -0.20, 0.16, 0.34, 0.33, 0.66, 0.06, 0.32, 0.11, 0.34, -0.36, -0.22)
CARDS_DUEL = (4.48, 2.98, 0.98, 0.31, 0.02, 0.05, 0.71, 0.34, 0.11, 0.39, 0.83, 0.18, 1.14, -0.41, 0.66)
CARDS_COMPANY = (3.84, -0.17, -0.13, -0.13, -0.4, -0.15, 0.78, 0.44, 0.61, 0.0, 0.43, 0.17, 0.44, -0.15, 0.21)
FAME_DUEL = (2.25, 0.0, 0.24, 0.2, 0.23, 0.32, -0.13, -0.01, 0.18, 0.24, -0.29, 0.1, 0.05, 0.44, -0.14)
FAME_COMPANY = (3.85, 0.0, 0.52, 0.1, 0.75, 0.56, -0.42, -0.05, 0.41, 0.44, -0.41, 0.04, 0.05, 0.06, -0.07)
"""What each measure weighs where two are left, and where there are more; without dominoes; where Fame is played for.
Fitted to some thousand games of the rule of thumb: `python -m bench.weigh`. With looting the fit is the same as
without."""


def weights_of(state: State, duel: bool) -> tuple[float, ...]:
    if state.fame:
        return FAME_DUEL if duel else FAME_COMPANY
    if state.options.dominoless:
        return CARDS_DUEL if duel else CARDS_COMPANY
    return DUEL if duel else COMPANY


def promise(state: State, seat: int) -> float:
    """Between 0 and 1."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    kingdoms = state.kingdoms
    if not kingdoms[seat].alive:
        return 0.0
    living = [other for other, kingdom in enumerate(kingdoms) if kingdom.alive]
    weights = weights_of(state, len(living) == 2)
    armies = [army(state, other) for other in range(len(kingdoms))]
    mine, all_of_them = 0.0, 0.0
    for other in living:
        strength = exp(
            sum([weight * measure for weight, measure in zip(weights, measures(state, other, armies), strict=True)])
        )
        all_of_them += strength
        if other == seat:
            mine = strength
    return mine / all_of_them
