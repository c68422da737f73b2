"""Playing special cards (2.16 to 2.19), and passing."""

from parlour.core.judge import Move, One, Some
from parlour.core.offers import Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import NOBODY, OVER, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BODY_NAMES,
    CARD_NAMES,
    DEATH,
    DOMINO_AT,
    KINGDOM_AT,
    KINGDOM_NAMES,
    LIFE,
    NECROMANCER,
    PLAIN,
    POWER,
    SPECIAL,
    SUITS,
    WEALTH,
    WIZARD,
    code,
    place,
)
from parlour.games.domino_knights.rules import aim, life
from parlour.games.domino_knights.rules.aim import is_open_moment, negatable
from parlour.games.domino_knights.rules.conditions import FREE, card_held, no_pair_card
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import INTERJECTION, To, excused, resume
from parlour.games.domino_knights.rules.graves import keeps_dead
from parlour.games.domino_knights.rules.life import ends, life_suit
from parlour.games.domino_knights.rules.pairs import two_blanks, two_suits
from parlour.games.domino_knights.rules.pairs_special import fallen, life_offers, mercenary_targets
from parlour.games.domino_knights.rules.questions import aimable, everybody, in_train_phase, models

NONE: tuple[Offer, ...] = ()


def knight_targets(state: State) -> tuple[Piece, ...]:
    return tuple([BODY_NAMES[k.domino] for k in aimable(state)])


def death_targets(state: State) -> tuple[Piece, ...]:
    """DK-121, DK-124: any Candidate or Knight in play."""
    candidates: tuple[Piece, ...] = tuple([place(c.place) for kingdom in state.kingdoms for c in kingdom.candidates])
    return knight_targets(state) + candidates


def wizard_targets(state: State) -> tuple[Piece, ...]:
    return tuple([CARD_NAMES[card] for card in negatable(state)])


def living_kingdoms(state: State) -> tuple[Piece, ...]:
    return tuple([KINGDOM_NAMES[seat] for seat, kingdom in enumerate(state.kingdoms) if kingdom.alive])


def graveyards(state: State) -> tuple[Piece, ...]:
    """DK-153, DK-154, DK-A54, DK-A56; where there are none, who fell in this battle (DK-194)."""
    if not keeps_dead(state):
        return fallen(state)
    return tuple([KINGDOM_NAMES[seat] for seat, kingdom in enumerate(state.kingdoms) if kingdom.graveyard])


def wealth_targets(state: State, seat: int) -> tuple[Piece, ...]:
    """DK-133, DK-A21: in the Train phase, for oneself (or, by the switch, for whoever trains); without dominoes a
    Mercenary."""
    if state.options.dominoless:
        return mercenary_targets(state)
    if not in_train_phase(state) or not (seat == state.active or state.options.wealth_for == "any"):
        return ()
    return (KINGDOM_NAMES[state.active],)


def _life_offers(state: State, seat: int, card: str) -> list[Offer]:
    """DK-126, DK-128, DK-129, DK-A15, DK-A18, DK-A64: any Knight, or a Recruit with what it needs to enter play."""
    if state.options.dominoless:
        return life_offers(state, seat, card)
    out: list[Offer] = []
    if knights := knight_targets(state):
        out.append(Offer("special", (card,), (Pick(knights),), False))
    suits: tuple[str | None, ...] = tuple(SUITS) if state.options.life_suit == "chosen" else (None,)
    for recruit in state.kingdoms[seat].recruits:
        for suit in suits:
            known = (card, place(recruit.place), suit)
            if recruit.domino != BLANK:
                out.append(Offer("special", known, (Pick(ends(recruit.domino)),), False))
            elif possible := models(state, life_suit(state, suit)):
                names = tuple([BODY_NAMES[k.domino] for k in possible])
                out.append(Offer("special", (*known, None), (Pick(names),), False))
            else:
                out.append(Offer("special", known, (), False))
    if state.options.life_recruit == "any":
        others = [
            place(r.place) for other, k in enumerate(state.kingdoms) if other != seat and k.alive for r in k.recruits
        ]
        if others:
            out.append(Offer("special", (card,), (Pick(tuple(others)),), False))
    return out


def offer_special(state: State, seat: int) -> list[Offer]:
    """Every special card in hand that has somebody to be aimed at now."""
    special = state.kingdoms[seat].hand.translate(None, PLAIN)
    if not special or not is_open_moment(state, seat):
        return []
    out: list[Offer] = []
    for number in special:
        card = CARD_NAMES[number]
        kind = SPECIAL[number]
        if kind == LIFE:
            out += _life_offers(state, seat, card)
            continue
        if kind == NECROMANCER and state.options.joker_to == "any":
            own = (card,), (Pick(graveyards(state)),)
            out += [Offer("special", *own, False)] if graveyards(state) else []
            for yard in graveyards(state):
                fixed = (card, yard, None, None, None)
                out.append(Offer("special", fixed, (Pick(living_kingdoms(state)),), False))
            continue
        targets = _targets(state, seat, kind)
        if targets:
            out.append(Offer("special", (card,), (Pick(targets),), False))
    return out


def _targets(state: State, seat: int, kind: int) -> tuple[Piece, ...]:
    if kind == DEATH:
        return death_targets(state)
    if kind == POWER:
        return knight_targets(state)
    if kind == WIZARD:
        return wizard_targets(state)
    if kind == WEALTH:
        return wealth_targets(state, seat)
    if kind == NECROMANCER:
        return graveyards(state)
    return living_kingdoms(state)


TO_PLAY_SPECIAL = Move(
    m.Special,
    {
        "card": One(
            aim.card_named,
            unless=(
                aim.used_up,
                aim.lies_under,
                aim.not_held,
                aim.no_special,
                aim.wealth_must_wait,
                aim.no_mercenary,
                aim.no_field_to_raise_from,
            ),
            clear=aim.played_freely,
        ),
        "target": One(
            aim.target_named,
            unless=(
                aim.discarded,
                aim.wealth_settled,
                aim.training_card,
                aim.nothing_to_negate,
                aim.has_fallen,
                aim.beyond_death,
                aim.no_knight,
                aim.nobody_to_buy,
                aim.not_the_trainer,
                aim.nobody_to_raise,
                aim.no_pair_there,
                aim.not_fallen,
                aim.no_living_kingdom,
                life.training_goes_on,
                life.anothers,
                life.anothers_hand,
                life.nobody_to_copy,
                life.not_for_life,
                life.not_for_life_here,
            ),
            clear=aim.aimed_freely,
        ),
        "suit": One(tuple(SUITS), only=life.asks_suit, empty=None),
        "pair": Some(
            card_held, unless=(no_pair_card,), only=life.asks_pair, least=2, most=2, together=(two_blanks, two_suits)
        ),
        "model": One(life.model_choice, only=life.asks_model, empty=None),
        "attack": One(life.strengths, only=life.asks_strength, empty=None),
        "to": One(aim.to_whom, unless=(aim.gone,), only=aim.asks_whom, empty=None),
    },
    rule="DK-112",
    unless=(*FREE, aim.too_short, aim.fallen_kingdom),
    clear=aim.may_play,
)


def act_special(draft: Draft, seat: int, command: m.Special) -> None:
    """3.5: the card leaves the hand, is shown with its target, and joins the batch; every pass is cancelled."""
    s = draft.state
    card = code(command.card)
    if s.window is None:
        draft.put(m.WindowOpened(INTERJECTION, 0))
    assert s.window is not None
    checkpoint = s.window.checkpoint
    target = code(command.target)
    suit = NOBODY if command.suit is None else SUITS.index(command.suit)
    attack = NOBODY if command.attack is None else command.attack
    model = NOBODY if command.model is None else code(command.model) - DOMINO_AT
    to = NOBODY if command.to is None else code(command.to) - KINGDOM_AT
    pair = tuple([code(piece) for piece in command.pair])
    emptied = 1 << seat
    draft.put(m.SpecialPlayed(seat, card, target, excused(s, checkpoint) | emptied, suit, attack, model, to, pair))
    close_if_passed(draft)


# Passing

_PASS = [Offer("pass")]


def offer_pass(state: State, seat: int) -> list[Offer]:
    window = state.window
    if window is None or state.copying != NOBODY or window.passed >> seat & 1 or not state.kingdoms[seat].alive:
        return []
    return _PASS


def no_window(state: State) -> bool:
    """DK-A26."""
    return state.window is None


def passed_already(state: State, seat: int) -> bool:
    """DK-A26."""
    return state.window is not None and bool(state.window.passed >> seat & 1)


def may_pass(state: State, seat: int) -> bool:
    """Quickly: none of these forbids."""
    window = state.window
    return (
        window is not None
        and state.phase != OVER
        and state.copying == NOBODY
        and state.lesson is None
        and 0 <= seat < len(state.kingdoms)
        and not window.passed >> seat & 1
        and state.kingdoms[seat].alive
    )


TO_PASS = Move(m.Pass, {}, rule="DK-A26", unless=(*FREE, no_window, passed_already), clear=may_pass)


def act_pass(draft: Draft, seat: int, command: m.Pass) -> None:
    draft.put(m.Passed(seat))
    close_if_passed(draft)


def close_if_passed(draft: Draft) -> None:
    window = draft.state.window
    if window is not None and window.passed == everybody(draft.state):
        resume(draft, To.CLOSE_WINDOW)
