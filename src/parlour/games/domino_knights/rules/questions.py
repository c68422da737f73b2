"""Questions the rules ask of a state; nothing here changes anything."""

from collections.abc import Iterator

from parlour.games.domino_knights.model import NEGATED, NOBODY, TRAIN, Battle, Candidate, Kingdom, Knight, State
from parlour.games.domino_knights.pieces import (
    BLANKS,
    COST,
    COURAGE,
    LOYALTY,
    MAJESTY,
    NO_SUIT,
    PAIR,
    POINTS,
    POWER,
    SPECIAL,
    SUIT,
    WEALTH,
)


def everybody(state: State) -> int:
    """All seats, as bits."""
    return (1 << len(state.kingdoms)) - 1


def living(state: State) -> list[int]:
    return [seat for seat, kingdom in enumerate(state.kingdoms) if kingdom.alive]


def the_battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def find_knight(state: State, domino: int) -> tuple[int, Knight] | None:
    """Who controls this Knight in play, and the Knight."""
    for seat, kingdom in enumerate(state.kingdoms):
        for knight in kingdom.knights:
            if knight.domino == domino:
                return seat, knight
    return None


def all_knights(state: State) -> Iterator[tuple[int, Knight]]:
    for seat, kingdom in enumerate(state.kingdoms):
        for knight in kingdom.knights:
            yield seat, knight


def aimable(state: State) -> list[Knight]:
    """Knights a special card can be aimed at: in play and not flipped in this battle (3.4)."""
    flipped = state.battle.flipped if state.battle is not None else b""
    return [k for kingdom in state.kingdoms for k in kingdom.knights if k.domino not in flipped]


def lies_at(kingdom: Kingdom, special: int, suit: int) -> bool:
    """A face card of this kind and suit lies at the Kingdom."""
    for card in kingdom.laid:
        if SPECIAL[card] == special and SUIT[card] == suit:
            return True
    return False


def is_majestic(kingdom: Kingdom, knight: Knight) -> bool:
    """DK-144: it need not be tapped to attack or defend."""
    return bool(kingdom.laid) and lies_at(kingdom, MAJESTY, knight.suit)


def never_taps(state: State, knight: Knight) -> bool:
    """DK-127, DK-198: Life lies under or on it, or on the Knight it copies."""
    if knight.has_life():
        return True
    if knight.model == NOBODY:
        return False
    found = find_knight(state, knight.model)
    return found is not None and found[1].has_life()


def taps(state: State, seat: int, dominoes: tuple[int, ...]) -> tuple[int, ...]:
    """DK-074: which of these are tapped when they are committed."""
    kingdom = state.kingdoms[seat]
    return tuple(
        [
            k.domino
            for k in kingdom.knights
            if k.domino in dominoes
            and k.domino not in state.tapped
            and not is_majestic(kingdom, k)
            and not never_taps(state, k)
        ]
    )


def ready(state: State, seat: int) -> list[Knight]:
    """Untapped and not in this battle yet (DK-075, DK-085, DK-A43)."""
    tapped = state.tapped
    used = state.battle.used if state.battle is not None else b""
    return [k for k in state.kingdoms[seat].knights if k.domino not in tapped and k.domino not in used]


def may_strike(state: State, seat: int, knight: Knight, target: int) -> bool:
    """DK-145: a Queen of its suit at the Kingdom forbids it."""
    kingdom = state.kingdoms[target]
    return seat == target or not kingdom.laid or not lies_at(kingdom, LOYALTY, knight.suit)


def may_face(state: State, seat: int, knight: Knight, other: int, facing: Knight) -> bool:
    """DK-146, DK-147, DK-A32: Knights of one suit do not fight across a Queen of that suit."""
    if seat == other or knight.suit != facing.suit or knight.suit == NO_SUIT:
        return True
    return not (
        lies_at(state.kingdoms[seat], LOYALTY, knight.suit) or lies_at(state.kingdoms[other], LOYALTY, knight.suit)
    )


def starting(state: State) -> int:
    """DK-006, DK-168: what every Kingdom begins with."""
    return state.options.starting(fame=state.fame)


def courage_step(state: State) -> int:
    """DK-148, DK-A35: a third of the highest pip value."""
    return state.options.highest // 3


def courage(state: State, seat: int, suit: int) -> int:
    """What the Jacks of this suit add to each end (DK-A34: those at this Kingdom, or at any by the switch)."""
    where = state.kingdoms if state.options.jack_scope == "table" else (state.kingdoms[seat],)
    jacks = 0
    for kingdom in where:
        for card in kingdom.laid:
            if SPECIAL[card] == COURAGE and SUIT[card] == suit:
                jacks += 1
    return jacks * courage_step(state)


def powers(knight: Knight) -> int:
    return sum([SPECIAL[card] == POWER for card in knight.on])


def values(state: State, seat: int, knight: Knight) -> tuple[int, int, int, int]:
    """3.7: attack and defence, with the Courage added and the doublings that made them."""
    attack, defence, doublings = knight.attack, knight.defence, powers(knight)
    if knight.model != NOBODY and (found := find_knight(state, knight.model)) is not None:
        model = found[1]
        attack, defence, doublings = model.attack, model.defence, doublings + powers(model)
    bonus = courage(state, seat, knight.suit)
    return (attack + bonus) << doublings, (defence + bonus) << doublings, bonus, doublings


def models(state: State, suit: int) -> list[Knight]:
    """DK-156, DK-A63: whom a Doppelganger of this suit may copy."""
    if suit == NO_SUIT:
        return []
    flipped = state.battle.flipped if state.battle is not None else b""
    return [k for _, k in all_knights(state) if k.suit == suit and k.domino not in BLANKS and k.domino not in flipped]


def wealths(kingdom: Kingdom) -> bytes:
    return bytes([card for card in kingdom.laid if SPECIAL[card] == WEALTH])


def credit(candidate: Candidate) -> int:
    """DK-A22: each card doubled by the Wealth cards that lay there when it was laid and were not negated since."""
    points = [POINTS[card] for card in candidate.cards]
    if not any(candidate.doubled):
        return sum(points)
    return sum(
        [
            worth << len(doubled) - doubled.count(NEGATED)
            for worth, doubled in zip(points, candidate.doubled, strict=True)
        ]
    )


def is_finished(candidate: Candidate) -> bool:
    """DK-063, DK-064: its cost is met; a pair is there with both cards."""
    return credit(candidate) >= COST[candidate.domino] if candidate.domino < PAIR else len(candidate.cards) > 1


def due(state: State, seat: int) -> tuple[Candidate, ...]:
    """Her Candidates that Maintain promotes: without multi-turn training none is left unfinished (DK-A23)."""
    candidates = state.kingdoms[seat].candidates
    return tuple([c for c in candidates if is_finished(c)]) if state.options.multi_turn_training else candidates


def in_train_phase(state: State) -> bool:
    """TRAIN with its windows, CP3 included (DK-136)."""
    return state.phase == TRAIN


def cards_of(knight: Knight) -> list[int]:
    """DK-A50: training cards as laid, what lies under it, then what lies on it."""
    under = list(knight.cards) if knight.life == NOBODY else [*knight.cards, knight.life]
    return under + [card for card, _ in knight.hired] + list(knight.on)
