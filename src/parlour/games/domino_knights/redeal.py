"""Another world this seat cannot tell from the real one: everything hidden from it dealt anew, by the rules that hid
it."""

from copy import copy

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.core.game import CannotRedeal
from parlour.games.domino_knights.model import GOAL_VOTE, MAINTAIN, NEGATED, NOBODY, Candidate, Kingdom, Play, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BODY_NAMES,
    CARD_NAMES,
    COST,
    DOMINOES,
    ENDS,
    HEARTS,
    PLACE_AT,
    POINTS,
    SUIT,
    SUITS,
)
from parlour.games.domino_knights.redeal_pairs import redeal_pairs
from parlour.games.domino_knights.rules.goal import REDRAW, eligible
from parlour.games.domino_knights.rules.questions import due, in_train_phase, models

TRIES = 12
DRAWS = 30
HELD = 2
"""How many other cards of the suit are thought to have been in a hand from which some were laid."""
_ANY = bytes(range(4))
_EIGHT, _COUNTED = bytes(range(8)), tuple("01234567")
"""Needless training cards are allowed, but few people lay them: in one of eight worlds they may have."""
_OF_SUIT = tuple(bytes(c for c in range(len(SUIT)) if SUIT[c] != suit or not POINTS[c]) for suit in range(4))
"""For each suit, everything that is no training card of it: what to take away from a pile."""


class _DeadEnd(Exception):
    pass


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """Deck, Peasants, other hands, other Recruits and Candidates; what everybody saw stays where it was seen."""
    if state.options.dominoless:
        return redeal_pairs(state, seat, chance)
    for left in range(TRIES, 0, -1):
        try:
            return _deal_anew(state, seat, chance, pin=left <= TRIES // 3)
        except _DeadEnd:
            continue
    raise CannotRedeal(f"no other world for seat {seat} in {TRIES} tries")


def _deal_anew(state: State, seat: int | None, chance: Chance, *, pin: bool) -> State:
    """`pin`: where it will not do otherwise, Candidates on a card that was seen are left as they are."""
    world = copy(state)
    world.kingdoms = kingdoms = state.kingdoms.copy()
    others = [i for i, kingdom in enumerate(kingdoms) if i != seat and kingdom.alive]
    cards, dominoes = state.deck, state.peasants
    for i in others:
        k = kingdoms[i] = copy(kingdoms[i])
        cards += k.hand.translate(None, k.shown)
        k.hand = k.shown
        dominoes += bytes([r.domino for r in k.recruits if not r.known])
        for c in k.candidates:
            if pin and _is_seen(k, c):
                k.hand = k.hand.translate(None, c.cards)
            else:
                if k.shown:
                    k.hand = k.hand.translate(None, c.cards[: c.short])
                cards += c.cards.translate(None, k.shown)
                dominoes += b"" if c.known else bytes((c.domino,))
    for i in others:
        k = kingdoms[i]
        fresh = []
        for c in k.candidates:
            if not (pin and _is_seen(k, c)):
                c = _candidate(state, i, c, cards, dominoes, k, chance)
                cards = cards.translate(None, c.cards)
                k.hand = k.hand.translate(None, c.cards)
                dominoes = dominoes if c.known else dominoes.translate(None, bytes((c.domino,)))
            fresh.append(c)
        k.candidates = tuple(fresh)
    if state.phase == MAINTAIN and state.window is None and state.active != seat and not _waits_alike(state, world):
        raise _DeadEnd
    for i in others:
        k = kingdoms[i]
        unknown = [r for r in k.recruits if not r.known]
        if unknown:
            drawn = chance.draw(dominoes, len(unknown), BODY_NAMES)
            dominoes = dominoes.translate(None, drawn)
            given = dict(zip([r.place for r in unknown], drawn, strict=True))
            k.recruits = tuple([r if r.known else replace(r, domino=given[r.place]) for r in k.recruits])
        missing = len(state.kingdoms[i].hand) - len(k.hand)
        if missing < 0:
            raise _DeadEnd
        if missing:
            drawn = chance.draw(cards, missing, CARD_NAMES)
            cards = cards.translate(None, drawn)
            k.hand += drawn
    world.deck, world.peasants = cards, dominoes
    if state.phase == GOAL_VOTE:
        world.votes = tuple(
            [_vote(state, chance) if vote and i in others else vote for i, vote in enumerate(state.votes)]
        )
    if world.window is not None and world.window.batch:
        batch = tuple([_hide_choice(world, seat, play, chance) for play in world.window.batch])
        world.window = replace(world.window, batch=batch)
    return world


def _waits_alike(state: State, world: State) -> bool:
    """All see that a Maintain waits: in this world too there is somebody to promote, and an end or a model to
    choose."""
    waiting = due(world, world.active)
    if len(waiting) == 1 and waiting[0].domino == BLANK and not models(world, SUIT[waiting[0].cards[0]]):
        return False
    plain = [ENDS[c.domino] for c in waiting if BLANK < c.domino < DOMINOES]
    return bool(waiting) == bool(due(state, state.active)) and all(low != high for low, high in plain)


def _vote(state: State, chance: Chance) -> str:
    """DK-183: what was voted for stays hidden until all have voted."""
    possible = (*eligible(state.options), REDRAW)
    return possible[chance.draw(bytes(range(len(possible))), 1, possible)[0]]


def _is_seen(kingdom: Kingdom, candidate: Candidate) -> bool:
    """A card under it was seen when she took it."""
    return bool(kingdom.shown) and any(card in kingdom.shown for card in candidate.cards)


def _costs(state: State, seat: int, candidate: Candidate, cards: bytes, *, frugal: bool) -> tuple[int, int]:
    """The least and most a domino on such cards can cost, after what all saw: `frugal`, no card is needless (DK-A08);
    the first `short` cards do not reach the cost (DK-064), all together do, unless training goes on or a Wealth was
    negated (DK-A23); and where a Maintain waits with nobody to promote, none of them do."""
    short, open_end = candidate.short, state.options.multi_turn_training
    waits = (
        open_end and state.phase == MAINTAIN and state.window is None and seat == state.active and not due(state, seat)
    )
    if not short and not any(candidate.doubled):
        worths = [POINTS[card] for card in cards]
        most = sum(worths)
        least = most + 1 if waits else most - min(worths) + 1 if frugal else 1
        return least, 255 if open_end else most
    now, then = [], []
    for card, doubled in zip(cards, candidate.doubled, strict=True):
        gone = doubled.count(NEGATED)
        now.append(POINTS[card] << len(doubled) - gone)
        then.append(POINTS[card] << len(doubled))
        open_end |= gone > 0 and short > 0 and in_train_phase(state) and seat == state.active
    least = sum(now) + 1 if waits else sum(now[:short]) + 1 if short else 1
    if frugal and (last := then[short:]):
        least = max(least, sum(now[:short]) + sum(last) - min(last) + 1)
    most = sum(then) if in_train_phase(state) and seat == state.active else sum(now)
    return least, 255 if open_end else most


def _candidate(
    state: State, seat: int, old: Candidate, cards: bytes, dominoes: bytes, owner: Kingdom, chance: Chance
) -> Candidate:
    """One suit, as many cards, and a domino that could lie on them (DK-055, DK-056); the blank lies on one card, for
    one turn. Cards the owner was seen to take may have been laid since (they are in her hand so far), but not under
    what lay there before."""
    count = len(old.cards)
    kept = bytes([card for card in old.cards[: old.short] if card in owner.shown]) if old.short else b""
    suits: list[tuple[bytes, bytes]] = []
    for suit in range(4) if not kept else (SUIT[kept[0]],):
        pile, seen = cards.translate(None, _OF_SUIT[suit]), owner.hand and owner.hand.translate(None, _OF_SUIT[suit])
        if len(pile) >= old.short - len(kept) and len(pile) + len(seen) >= count - len(kept):
            suits.append((pile, seen))
    if not suits:
        raise _DeadEnd
    if old.known:
        dominoes = bytes((old.domino,))
    for _ in range(DRAWS):
        pile, seen = suits[chance.draw(_ANY[: len(suits)], 1, SUITS)[0]] if len(suits) > 1 else suits[0]
        drawn = _laid(old, kept, pile, seen, chance) if kept or seen else chance.draw(pile, count, CARD_NAMES)
        frugal = (
            count - old.short == 1
            or state.options.extra_training == "refuse"
            or chance.draw(_EIGHT, 1, _COUNTED)[0] > 0
        )
        least, most = _costs(state, seat, old, drawn, frugal=frugal)
        possible = bytes(
            [d for d in dominoes if least <= COST[d] <= most or (d == BLANK and count == 1 and not old.short)]
        )
        if possible:
            return replace(old, cards=drawn, domino=chance.draw(possible, 1, BODY_NAMES)[0])
    raise _DeadEnd


def _laid(old: Candidate, kept: bytes, pile: bytes, seen: bytes, chance: Chance) -> bytes:
    """What may lie under it: before, what is kept and anything; since, one of a few cards she may have held, with those
    she took."""
    before = [*chance.draw(pile, old.short - len(kept), CARD_NAMES)]
    since = len(old.cards) - old.short
    held = seen + chance.draw(pile.translate(None, bytes(before)), since + HELD, CARD_NAMES)
    first = [card if card in kept else before.pop() for card in old.cards[: old.short]]
    return bytes(first) + chance.draw(held, since, CARD_NAMES)


def _hide_choice(world: State, seat: int | None, play: Play, chance: Chance) -> Play:
    """DK-A90: end, suit and model chosen for a Recruit stay hidden until Life takes effect."""
    if play.seat == seat or play.target < PLACE_AT:
        return play
    recruit = next((r for r in world.kingdoms[play.seat].recruits if r.place == play.target - PLACE_AT), None)
    if recruit is None:
        return play
    suit = play.suit if play.suit == NOBODY else chance.draw(bytes(range(4)), 1, SUITS)[0]
    if recruit.domino != BLANK:
        end = chance.draw(bytes(ENDS[recruit.domino]), 1, [str(n) for n in range(13)])[0]
        return replace(play, suit=suit, attack=end, model=NOBODY)
    possible = bytes([k.domino for k in models(world, suit if suit != NOBODY else HEARTS)])
    model = chance.draw(possible, 1, BODY_NAMES)[0] if possible else NOBODY
    return replace(play, suit=suit, attack=NOBODY, model=model)
