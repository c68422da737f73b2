"""States a little out of joint: what random play hardly ever reaches, so that every condition is met."""

import random
from typing import Any

from msgspec.structs import replace

from parlour.games.domino_knights.model import State


def shake(thing: Any, rnd: random.Random, chance: float, **values: tuple[Any, ...]) -> Any:
    """Some fields at another of these values."""
    changed = {name: rnd.choice(of) for name, of in values.items() if rnd.random() < chance}
    return replace(thing, **changed) if changed else thing


def knights(state: State, rnd: random.Random) -> State:
    """Domino Knights: other hands and other cards laid, out of the deck; other Knights tapped, committed, freed."""
    deck = rnd.sample(list(state.deck), len(state.deck))
    kingdoms = []
    for one in state.kingdoms:
        hand, laid = [bytes([deck.pop() for _ in range(count) if deck]) for count in (rnd.randrange(4, 9), 2)]
        kingdoms.append(shake(one, rnd, 0.25, hand=(hand, one.hand + hand), laid=(laid, b""), health=(0, one.health)))
    bodies = [knight.domino for kingdom in kingdoms for knight in kingdom.knights]
    some = bytes([body for body in bodies if rnd.random() < 0.4])
    battle = state.battle
    if battle is not None:
        battle = shake(battle, rnd, 0.2, used=(some, b""), freed=(some, bytes(bodies)))
    return shake(
        replace(state, kingdoms=kingdoms, battle=battle, deck=bytes(deck)),
        rnd,
        0.15,
        tapped=(some, b""),
        attacked=(0, 1, 2, 3),
        trained=(0, 1),
        took_discard=(False, True),
        discard=(b"", state.discard + bytes([deck.pop()] if deck else [])),
    )
