"""States a little out of joint: what random play hardly ever reaches, so that every condition is met."""

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from parlour.core.offers import Piece
from parlour.games.domino_knights.lesson.content import STEPS
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    CLEAN_UP,
    DEFEND,
    DRAW,
    GOAL_VOTE,
    MAINTAIN,
    NOBODY,
    OVER,
    TRAIN,
    Battle,
    Candidate,
    Kingdom,
    Lesson,
    State,
    Window,
)
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANK_CARD_AT,
    BODY_NAMES,
    CARD_NAMES,
    KINGDOM_NAMES,
    LOYALTY,
    PAIR,
    POINTS,
    SPECIAL,
    WEALTH,
    place,
)
from parlour.games.domino_knights.rules.loot import is_played
from parlour.games.domino_knights.rules.questions import models

YES_NO = (True, False)


def shake(thing: Any, rnd: random.Random, chance: float, **values: tuple[Any, ...]) -> Any:
    """Some fields at another of these values."""
    changed = {name: rnd.choice(of) for name, of in values.items() if rnd.random() < chance}
    return replace(thing, **changed) if changed else thing


# Domino Knights


def knights(state: State, rnd: random.Random) -> State:
    """Other hands and other cards laid, out of the deck; other Knights tapped, committed, freed; other rulings; and now
    and then a moment of another kind."""
    deck = rnd.sample(list(state.deck), len(state.deck))
    kingdoms = [_dealt(state, one, deck, rnd) for one in state.kingdoms]
    some = _some(kingdoms, rnd)
    options = shake(
        state.options,
        rnd,
        0.2,
        multi_turn_training=YES_NO,
        extra_training=("allow", "refuse"),
        train_per_turn=("any", "one"),
        reorient=("never", "maintain"),
        life_recruit=("own", "any"),
        life_suit=("hearts", "chosen", "none"),
        wealth_for=("self", "any"),
        joker_to=("own", "any"),
        aid_both_sides=YES_NO,
        looting=YES_NO if state.battle is None else (state.options.looting,),
        fame=YES_NO,
        nl_ace_diamonds=("mercenary", "noEffect"),
        nl_graveyard=("lastPair", "none") if state.battle is None else (state.options.nl_graveyard,),
    )
    shaken: State = shake(
        replace(state, kingdoms=kingdoms, deck=bytes(deck), options=options),
        rnd,
        0.15,
        tapped=(some, b""),
        attacked=(0, 1, 2, 3),
        trained=(0, 1),
        took_discard=YES_NO,
        fame=YES_NO,
        discard=(b"", state.discard + bytes([deck.pop()] if deck else [])),
    )
    return rnd.choice(_MOMENTS)(shaken, rnd) if rnd.random() < 0.6 else shaken


def _some(kingdoms: list[Kingdom], rnd: random.Random) -> bytes:
    """Some of the Knights in play."""
    return bytes([knight.domino for one in kingdoms for knight in one.knights if rnd.random() < 0.4])


def _dealt(state: State, one: Kingdom, deck: list[int], rnd: random.Random) -> Kingdom:
    hand = bytes([deck.pop() for _ in range(rnd.randrange(4, 9)) if deck])
    faces = [card for card in deck if SPECIAL[card] == LOYALTY][:2] + [c for c in deck if SPECIAL[c] == WEALTH][:1]
    deck[:] = [card for card in deck if card not in faces]
    if state.options.dominoless and not state.options.nl_blank_card:
        hand += bytes((BLANK_CARD_AT, BLANK_CARD_AT + 1))
    training = [card for card in hand if POINTS[card]]
    candidates = tuple([shake(each, rnd, 0.2, known=YES_NO) for each in one.candidates])
    if state.options.multi_turn_training:
        candidates = tuple([replace(each, cards=each.cards[:1], doubled=each.doubled[:1]) for each in candidates])
    if training and rnd.random() < 0.2:
        hand = bytes([card for card in hand if card != training[0]])
        blank = PAIR + BLANK_CARD_AT if state.options.dominoless else BLANK
        cards = bytes((BLANK_CARD_AT, training[0])[: rnd.randrange(1, 3)] if state.options.dominoless else training[:1])
        candidates += (Candidate(900 + len(deck), blank, cards, (b"",) * len(cards), rnd.random() < 0.7),)
    changed = {"hand": (hand, one.hand + hand), "laid": (bytes(faces), b""), "health": (0, one.health)}
    return shake(shake(one, rnd, 0.25, **changed), rnd, 0.5, candidates=(candidates,))


def _over(state: State, rnd: random.Random) -> State:
    return replace(state, phase=OVER)


def _vote(state: State, rnd: random.Random) -> State:
    return replace(state, phase=GOAL_VOTE, window=None, battle=None, votes=("",) * len(state.kingdoms))


def _lesson(state: State, rnd: random.Random) -> State:
    return replace(state, lesson=Lesson(rnd.randrange(1, len(STEPS) + 1), 0, rnd.random() < 0.3))


def _copying(state: State, rnd: random.Random) -> State:
    """Somebody has to name another model."""
    able = [(seat, k) for seat, one in enumerate(state.kingdoms) for k in one.knights if models(state, k.suit)]
    seat, knight = rnd.choice(able) if able else (NOBODY, None)
    return replace(state, copying=seat, copier=knight.domino) if knight is not None else state


def _turn(state: State, rnd: random.Random) -> State:
    """Another phase of the turn."""
    shaken: State = replace(state, phase=rnd.choice((MAINTAIN, MAINTAIN, DRAW, TRAIN, TRAIN)), window=None, battle=None)
    if shaken.phase != MAINTAIN or rnd.random() < 0.5:
        return shaken
    kingdoms = [replace(one, candidates=()) for one in state.kingdoms]
    options = replace(state.options, reorient="maintain")
    return replace(shaken, options=options, kingdoms=kingdoms, reoriented=rnd.random() < 0.2)


def _fought(state: State, rnd: random.Random) -> Battle | None:
    """The battle that is fought, or one that might be."""
    target = (state.active + rnd.randrange(1, len(state.kingdoms))) % len(state.kingdoms)
    attackers = tuple([knight.domino for knight in state.kingdoms[state.active].knights if rnd.random() < 0.8])
    if state.battle is not None or not attackers:
        return state.battle
    blocks = tuple([(knight.domino, rnd.choice(attackers)) for knight in state.kingdoms[target].knights])
    sides = bytes([(2 if seat == target else seat == state.active) for seat in range(len(state.kingdoms))])
    return Battle(target, attackers, sides, blocks[: rnd.randrange(3)])


def _battle(state: State, rnd: random.Random) -> State:
    """A step of a battle, with anybody on its sides."""
    battle = _fought(state, rnd)
    if battle is None or battle.resolved:
        return state
    count, some, every = len(state.kingdoms), _some(state.kingdoms, rnd), _some(state.kingdoms, random.Random(0))
    battle = shake(
        battle,
        rnd,
        0.4,
        used=(some, b"", bytes(battle.attackers)),
        freed=(some, every),
        sides=(bytes([2 * (seat == battle.target) or rnd.randrange(2) for seat in range(count)]),),
        passed=(0, rnd.randrange(1 << count)),
        asked=(0, 2, 4, 6),
        flipped=(bytes(battle.attackers),),
    )
    shaken: State = replace(state, battle=battle, phase=rnd.choice((AID_ATTACK, DEFEND, AID_DEFEND)))
    return shake(shaken, rnd, 0.7, window=(None, None, Window(0, 0), Window(4, 0), Window(5, 0), Window(6, 0)))


def _field(state: State, rnd: random.Random) -> State:
    """The field is being cleared."""
    battle = _fought(state, rnd)
    if battle is None:
        return state
    battle = replace(
        battle,
        flipped=bytes([*battle.attackers, *[blocker for blocker, _ in battle.blocks]]),
        resolved=True,
        victor=rnd.choice((*range(len(state.kingdoms)), NOBODY)) if is_played(state.options) else NOBODY,
        looted=rnd.choice((NOBODY, NOBODY, *battle.attackers)),
    )
    return replace(state, phase=CLEAN_UP, window=rnd.choice((None, None, Window(6, 0))), battle=battle)


_MOMENTS: tuple[Callable[[State, random.Random], State], ...] = (
    _over,
    _vote,
    _lesson,
    _copying,
    _turn,
    _turn,
    _battle,
    _battle,
    _battle,
    _field,
)


def pieces_of_knights(state: State, seat: int) -> list[Piece]:
    """What lies on the table and her hand; and what is nowhere."""
    out: list[Piece] = ["[0:12]", "#9999", *KINGDOM_NAMES]
    own = state.kingdoms[seat % len(state.kingdoms)]
    out += [CARD_NAMES[card] for card in (*state.discard[-2:], *own.hand, *own.hand)]
    out += [BODY_NAMES[knight.domino] for knight in own.knights] * 4
    for one in state.kingdoms:
        out += [CARD_NAMES[card] for card in one.laid] + [BODY_NAMES[body] for body in one.graveyard[-1:]]
        out += [place(lying.place) for lying in (*one.recruits, *one.candidates)]
        for knight in one.knights:
            out += [BODY_NAMES[knight.domino], *[CARD_NAMES[card] for card in knight.cards]]
    return out
