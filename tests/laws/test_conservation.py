"""No card and no domino is ever made or lost."""

from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.walk import opening, walk
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.model import GOAL_VOTE, HIGHEST, State
from parlour.games.domino_knights.pieces import DECK, set_size


def cards_of(state: State) -> Counter[int]:
    cards = Counter(state.deck) + Counter(state.discard)
    for kingdom in state.kingdoms:
        cards += Counter(kingdom.hand) + Counter(kingdom.laid) + Counter(kingdom.tomb)
        for candidate in kingdom.candidates:
            cards += Counter(candidate.cards)
        for knight in kingdom.knights:
            cards += Counter(knight.cards) + Counter(knight.on) + Counter([knight.life] if knight.life >= 0 else [])
            cards += Counter([mercenary for mercenary, _ in knight.hired])
    if state.window is not None:
        cards += Counter([play.card for play in state.window.batch])
    return cards


def dominoes_of(state: State) -> Counter[int]:
    found = Counter(state.peasants)
    for kingdom in state.kingdoms:
        found += Counter(kingdom.graveyard)
        for lying in (*kingdom.recruits, *kingdom.candidates, *kingdom.knights):
            found[lying.domino] += 1
    return found


@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**31), st.integers(2, 6))
def test_cards_and_dominoes_are_conserved(seed: int, seats: int) -> None:
    options, state, _, _ = opening(GAME, seed, seats)
    first = GAME.initial([""] * seats, options)
    all_cards, all_dominoes = cards_of(first), dominoes_of(first)
    assert len(all_cards) == DECK * options.decks + (
        options.decks if options.dominoless and options.nl_blank_card else 0
    )
    assert len(all_dominoes) == (0 if options.dominoless else set_size(HIGHEST[options.set]))
    assert cards_of(state) == all_cards
    for step in walk(GAME, seed, seats, 2000):
        assert cards_of(step.after) == all_cards, step.command
        assert options.dominoless or dominoes_of(step.after) == all_dominoes, step.command


@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**31), st.integers(2, 6))
def test_places_and_flags_stay_sound(seed: int, seats: int) -> None:
    """No place is used twice, only Knights in play are tapped, Health never rises (DK-A37), nor does Fame in an
    attrition (DK-182)."""
    health = None
    for step in walk(GAME, seed, seats, 2000):
        state = step.after
        places = [lying.place for k in state.kingdoms for lying in (*k.recruits, *k.candidates)]
        assert len(places) == len(set(places)) and all(place <= state.places for place in places)
        in_play = {knight.domino for k in state.kingdoms for knight in k.knights}
        assert set(state.tapped) <= in_play and len(set(state.tapped)) == len(state.tapped)
        now = [k.health for k in state.kingdoms]
        rises = (state.fame and state.goal != "fameAttrition") or step.state.phase == GOAL_VOTE
        assert health is None or rises or all(a <= b for a, b in zip(now, health, strict=True))
        assert all(number >= 0 for number in now)
        health = now
