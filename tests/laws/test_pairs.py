"""Domino Knights without dominoes, by random play: what a pair is holds at every step, and nothing of it leaks."""

from collections.abc import Iterator

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.test_conservation import cards_of
from laws.test_secrets import hunt
from laws.walk import Fair, Step, opening, walk
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.game import DominoKnights
from parlour.games.domino_knights.model import Options, State
from parlour.games.domino_knights.pieces import BLANK_CARD_AT, PAIR, POINTS, SUIT
from parlour.games.domino_knights.redeal_pairs import _is_pinned

LAW = settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SEEDS, SEATS = st.integers(0, 2**31), st.integers(2, 6)


class CardsOnly(DominoKnights):
    """Whatever else the house plays, it plays without dominoes."""

    def read_options(self, chosen: dict[str, str], players: int) -> Options:
        return super().read_options(
            {**chosen, "dominoless": "yes", "nlBlankCard": chosen.get("nlBlankCard", "yes")}, players
        )


GAME = CardsOnly()


def is_pair(cards: bytes) -> bool:
    """DK-186, DK-A78: of one suit, or a blank card first."""
    return POINTS[cards[1]] > 0 and (
        cards[0] >= BLANK_CARD_AT or (POINTS[cards[0]] > 0 and SUIT[cards[0]] == SUIT[cards[1]])
    )


def sound(state: State) -> None:
    multi, keeps = state.options.multi_turn_training, state.options.nl_graveyard == "lastPair"
    assert not state.peasants
    for kingdom in state.kingdoms:
        assert not kingdom.recruits
        assert kingdom.graveyard == bytes([PAIR + card for card in kingdom.tomb[:1]])
        assert not kingdom.tomb or (keeps and is_pair(kingdom.tomb))
        under = {card for candidate in kingdom.candidates for card in candidate.cards}
        assert set(kingdom.shown) <= set(kingdom.hand) | under, "known to be where it is not"
        for lying in (*kingdom.candidates, *kingdom.knights):
            assert lying.domino == PAIR + lying.cards[0]
            assert is_pair(lying.cards) if len(lying.cards) == 2 else multi and len(lying.cards) == 1
        for knight in kingdom.knights:
            assert len(knight.cards) == 2 and knight.suit == SUIT[knight.cards[1]]
            if knight.cards[0] < BLANK_CARD_AT:
                assert sorted((knight.attack, knight.defence)) == sorted(POINTS[card] for card in knight.cards)


@LAW
@given(SEEDS, SEATS)
def test_pairs_stay_pairs_and_every_card_is_in_one_place(seed: int, seats: int) -> None:
    options, state, _, _ = opening(GAME, seed, seats)
    everything = cards_of(GAME.initial([""] * seats, options))
    sound(state)
    for step in walk(GAME, seed, seats):
        sound(step.after)
        assert cards_of(step.after) == everything, step.command


@LAW
@given(SEEDS, SEATS)
def test_nothing_leaks_without_dominoes(seed: int, seats: int) -> None:
    tally = hunt(GAME, range(seed, seed + 1), seats, 400)
    assert tally.states > 20 and tally.failed <= 0.02 * tally.states


def _all(seeds: range) -> Iterator[Step]:
    for seed in seeds:
        yield from walk(GAME, seed, 2 + seed % 5)


def test_random_play_meets_everything_there_is_without_dominoes() -> None:
    met = {type(event) for step in _all(range(60)) for event in step.events}
    wanted = {
        m.PairEntombed,
        m.PairRaised,
        m.Hired,
        m.WentHome,
        m.BroughtIn,
        m.LifeLost,
        m.CopyLost,
        m.Copied,
        m.TrainingAdded,
        m.Looted,
    }
    assert wanted <= met, wanted - met


def test_face_down_pairs_really_are_dealt_anew() -> None:
    """A law that looks at worlds which never differ could not fail."""
    moved = stuck = 0
    for step in _all(range(4)):
        hidden = {c.place: c.cards for k in step.state.kingdoms[1:] for c in k.candidates if not _is_pinned(k, c)}
        if hidden:
            world = GAME.redeal(step.state, 0, Fair(step.state.decision))
            dealt = {c.place: c.cards for k in world.kingdoms[1:] for c in k.candidates}
            moved += any(dealt[place] != cards for place, cards in hidden.items())
            stuck += all(dealt[place] == cards for place, cards in hidden.items())
    assert moved > 10 * max(1, stuck)
