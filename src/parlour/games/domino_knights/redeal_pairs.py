"""Another world without dominoes: deck, other hands, other face-down Candidates, and the pair another's Life waits to
bring in."""

from copy import copy

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.core.game import CannotRedeal
from parlour.games.domino_knights.model import MAINTAIN, NOBODY, Candidate, Kingdom, Play, State
from parlour.games.domino_knights.pieces import (
    BLANK_CARD_AT,
    BLANKS,
    CARD_NAMES,
    CARDS,
    PAIR,
    PLACE_AT,
    POINTS,
    SUIT,
    is_kingdom,
)
from parlour.games.domino_knights.rules.pairs import in_order, suit_of
from parlour.games.domino_knights.rules.questions import due, models

TRIES = 40
_NO_PART = bytes(card for card in range(CARDS) if not POINTS[card] and card < BLANK_CARD_AT)
_APART = tuple(bytes(c for c in range(CARDS) if SUIT[c] != SUIT[card] and POINTS[c]) for card in range(CARDS))
"""For each card, those of other suits: what cannot lie with it."""
_BLANK_CARDS = bytes(range(BLANK_CARD_AT, CARDS))


class _DeadEnd(Exception):
    pass


def redeal_pairs(state: State, seat: int | None, chance: Chance) -> State:
    """What everybody saw stays where it was seen: raised pairs, cards taken openly."""
    for _ in range(TRIES):
        try:
            return _deal_anew(state, seat, chance)
        except _DeadEnd:
            continue
    raise CannotRedeal(f"no other world for seat {seat} in {TRIES} tries")


def _deal_anew(state: State, seat: int | None, chance: Chance) -> State:
    world = copy(state)
    world.kingdoms = kingdoms = state.kingdoms.copy()
    others = [i for i, kingdom in enumerate(kingdoms) if i != seat and kingdom.alive]
    pool = state.deck
    for i in others:
        k = kingdoms[i] = copy(kingdoms[i])
        pool += k.hand.translate(None, k.shown)
        k.hand = bytes([c for c in k.hand if c in k.shown])
        pool += b"".join([c.cards for c in k.candidates if not _is_pinned(k, c)])
    if world.window is not None and world.window.batch:
        batch: list[Play] = []
        for play in world.window.batch:
            if play.seat != seat and play.seat in others:
                play, pool = _hide_choice(state, world, play, pool, chance)
            batch.append(play)
        world.window = replace(world.window, batch=tuple(batch))
    for i in others:
        k = kingdoms[i]
        fresh: list[Candidate] = []
        for c in k.candidates:
            if not _is_pinned(k, c):
                cards = _pair(pool, chance) if len(c.cards) > 1 else _one(pool.translate(None, _NO_PART), chance)
                pool = pool.translate(None, cards)
                c = replace(c, domino=PAIR + cards[0], cards=cards)
            fresh.append(c)
        k.candidates = tuple(fresh)
    for i in others:
        k = kingdoms[i]
        missing = len(state.kingdoms[i].hand) - len(k.hand)
        if missing:
            drawn = chance.draw(pool, missing, CARD_NAMES)
            pool = pool.translate(None, drawn)
            k.hand += drawn
    world.deck = pool
    if state.phase == MAINTAIN and state.window is None and state.active != seat and not _waits(world):
        raise _DeadEnd
    return world


def _waits(world: State) -> bool:
    """All see that a Maintain waits for an answer: what promotes itself is not there, and who is there can be
    promoted."""
    waiting = due(world, world.active)
    plain = [c.cards for c in waiting if c.domino not in BLANKS]
    if not plain and not all(models(world, suit_of(c.cards)) for c in waiting):
        return False
    return all(POINTS[first] != POINTS[second] for first, second in plain)


def _is_pinned(kingdom: Kingdom, candidate: Candidate) -> bool:
    """Left as it is: all saw it rise, or a card of it was seen."""
    return candidate.known or (bool(kingdom.shown) and any(card in kingdom.shown for card in candidate.cards))


def _one(pile: bytes, chance: Chance) -> bytes:
    if not pile:
        raise _DeadEnd
    return chance.draw(pile, 1, CARD_NAMES)


def _pair(pool: bytes, chance: Chance) -> bytes:
    """Two cards that could be a Knight: of one suit, or one of them blank (DK-186, DK-A78)."""
    first = _one(pool.translate(None, _NO_PART), chance)
    apart = _BLANK_CARDS if first[0] >= BLANK_CARD_AT else _APART[first[0]]
    return in_order(first + _one(pool.translate(None, _NO_PART + apart + first), chance))


def _hide_choice(state: State, world: State, play: Play, pool: bytes, chance: Chance) -> tuple[Play, bytes]:
    """DK-A90: which cards Life brings in, which of them attacks and whom a blank one copies is hidden until it takes
    effect."""
    if play.pair and is_kingdom(play.target):
        return _hide_pair(state, world, play, pool, chance)
    if play.target < PLACE_AT or (play.attack == NOBODY and play.model == NOBODY):
        return play, pool
    raised = next((c for c in world.kingdoms[play.seat].candidates if c.place == play.target - PLACE_AT), None)
    if raised is None:
        return play, pool
    if raised.domino in BLANKS:
        possible = bytes([k.domino for k in models(world, suit_of(raised.cards))])
        return replace(play, model=chance.draw(possible, 1, CARD_NAMES)[0] if possible else NOBODY), pool
    return replace(play, attack=POINTS[chance.draw(raised.cards, 1, CARD_NAMES)[0]]), pool


def _hide_pair(state: State, world: State, play: Play, pool: bytes, chance: Chance) -> tuple[Play, bytes]:
    """Two cards the player may hold; if some of hers have left the hand since, Life will find nothing in this world
    either."""
    if any(card not in state.kingdoms[play.seat].hand for card in play.pair):
        return play, pool
    kingdom = world.kingdoms[play.seat]
    pair = _pair((pool + kingdom.hand).translate(None, _BLANK_CARDS), chance)
    fresh = bytes([card for card in pair if card not in kingdom.hand])
    if len(kingdom.hand) + len(fresh) > len(state.kingdoms[play.seat].hand):
        raise _DeadEnd
    kingdom.hand += fresh
    return replace(play, pair=pair, model=NOBODY), pool.translate(None, fresh)
