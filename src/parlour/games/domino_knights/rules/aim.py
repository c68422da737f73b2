"""What a special card may be aimed at, and when (2.16 to 2.19; without dominoes 3.9): one judgement for all of them."""

from parlour.core.offers import Piece
from parlour.games.domino_knights.model import (
    CLEAN_UP,
    GOAL_VOTE,
    MAINTAIN,
    NOBODY,
    OVER,
    RESOLVE,
    SETUP,
    Candidate,
    Kingdom,
    Recruit,
    State,
)
from parlour.games.domino_knights.pieces import (
    COURAGE,
    DEATH,
    DOMINO_AT,
    KINGDOM_AT,
    KINGDOM_NAMES,
    LIFE,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    PLACE_AT,
    POWER,
    SPECIAL,
    WEALTH,
    WIZARD,
    code,
    is_body,
    is_card,
    is_kingdom,
)
from parlour.games.domino_knights.rules.conditions import is_free
from parlour.games.domino_knights.rules.flow import CP6
from parlour.games.domino_knights.rules.graves import keeps_dead
from parlour.games.domino_knights.rules.questions import aimable, in_train_phase

# The moment

_CLOSED = frozenset((SETUP, GOAL_VOTE, MAINTAIN, RESOLVE, CLEAN_UP, OVER))


def too_short(state: State) -> bool:
    """DK-A26: steps too short to interrupt; a window follows at once."""
    return state.window is None and state.phase in _CLOSED


def fallen_kingdom(state: State, seat: int) -> bool:
    """DK-A91: in the last window of a battle, who has no Health left."""
    window = state.window
    return window is not None and window.checkpoint == CP6 and not (state.kingdoms[seat].health > 0 or state.fame)


def may_play(state: State, seat: int) -> bool:
    """Quickly: neither forbids."""
    window = state.window
    return is_free(state, seat) and (state.phase not in _CLOSED if window is None else window.checkpoint != CP6)


def is_open_moment(state: State, seat: int) -> bool:
    """DK-024, DK-112, DK-A26, DK-A91: any time but inside the steps too short to interrupt."""
    kingdom = state.kingdoms[seat]
    if not kingdom.alive or state.copying != NOBODY:
        return False
    if state.window is not None:
        return state.window.checkpoint != CP6 or kingdom.health > 0 or state.fame
    return state.phase not in _CLOSED


# The card


def card_named(piece: Piece) -> int | None:
    number = code(piece)
    return number if is_card(number) else None


def used_up(state: State, it: int) -> bool:
    """DK-151."""
    return it in state.discard


def lies_under(state: State, seat: int, it: int) -> bool:
    """DK-058: a training card is no special any more. All can see it, once its Knight is in play."""
    return it not in state.kingdoms[seat].hand and is_training(state, it)


def not_held(state: State, seat: int, it: int) -> bool:
    """DK-035."""
    return it not in state.kingdoms[seat].hand


def no_special(it: int) -> bool:
    """DK-112."""
    return not SPECIAL[it]


def wealth_must_wait(state: State, seat: int, it: int) -> bool:
    """DK-A21."""
    if SPECIAL[it] != WEALTH or state.options.dominoless:
        return False
    return not in_train_phase(state) or not (seat == state.active or state.options.wealth_for == "any")


def no_mercenary(state: State, it: int) -> bool:
    """DK-A77."""
    return SPECIAL[it] == WEALTH and state.options.dominoless and state.options.nl_ace_diamonds == "noEffect"


def no_field_to_raise_from(state: State, it: int) -> bool:
    """DK-194: without graveyards it works when a battle is decided, before the field is cleared."""
    if SPECIAL[it] != NECROMANCER or keeps_dead(state):
        return False
    return state.battle is None or state.window is None or state.window.checkpoint != CP6


def played_freely(state: State, seat: int, it: int) -> bool:
    """Quickly: none of these forbids."""
    return SPECIAL[it] not in (0, WEALTH, NECROMANCER) and it in state.kingdoms[seat].hand


# The target: a number of the line of pieces


def target_named(state: State, piece: Piece) -> int | None:
    """What anybody can point at: a card, a Knight or its domino, a Kingdom, a place where something lies."""
    number = code(piece)
    if number >= PLACE_AT:
        return number if lying(state, number) is not None else None
    if is_kingdom(number):
        return number if number - KINGDOM_AT < len(state.kingdoms) else None
    return number if number >= 0 else None


def lying(state: State, number: int) -> tuple[int, Recruit | Candidate] | None:
    """Whose it is, and what lies face-down at this place."""
    for seat, kingdom in enumerate(state.kingdoms):
        lying_here: tuple[Recruit | Candidate, ...] = (*kingdom.recruits, *kingdom.candidates)
        for one in lying_here:
            if one.place == number - PLACE_AT:
                return seat, one
    return None


def is_training(state: State, card: int) -> bool:
    return any([card in knight.cards for kingdom in state.kingdoms for knight in kingdom.knights])


def negatable(state: State) -> list[int]:
    """DK-149, DK-152, DK-136: a card of the batch, or a special in play; Wealth only while its Train phase lasts."""
    out: list[int] = []
    if state.window is not None:
        out += [play.card for play in state.window.batch]
    for knight in aimable(state):
        if knight.life != NOBODY:
            out.append(knight.life)
        if knight.on:
            out += knight.on
        if knight.hired:
            out += [card for card, _ in knight.hired]
    for seat, kingdom in enumerate(state.kingdoms):
        for card in kingdom.laid:
            if SPECIAL[card] != WEALTH or (in_train_phase(state) and seat == state.active):
                out.append(card)
    return out


def discarded(state: State, card: int, it: int) -> bool:
    """DK-151."""
    return SPECIAL[card] == WIZARD and is_card(it) and it in state.discard


def wealth_settled(state: State, card: int, it: int) -> bool:
    """DK-137."""
    if SPECIAL[card] != WIZARD or not is_card(it) or SPECIAL[it] != WEALTH:
        return False
    return any([it in kingdom.laid for kingdom in state.kingdoms]) and it not in negatable(state)


def training_card(state: State, card: int, it: int) -> bool:
    """DK-058."""
    return SPECIAL[card] == WIZARD and is_card(it) and is_training(state, it) and it not in negatable(state)


def nothing_to_negate(state: State, card: int, it: int) -> bool:
    """DK-149."""
    return SPECIAL[card] == WIZARD and it not in negatable(state)


def is_knight(state: State, number: int) -> bool:
    return is_body(number) and any([knight.domino == number - DOMINO_AT for knight in aimable(state)])


def has_fallen(state: State, card: int, it: int) -> bool:
    """DK-100."""
    if SPECIAL[card] not in (DEATH, POWER, LIFE, WEALTH) or state.battle is None:
        return False
    return is_body(it) and it - DOMINO_AT in state.battle.flipped


def beyond_death(state: State, card: int, it: int) -> bool:
    """DK-121, DK-124."""
    if SPECIAL[card] != DEATH or is_knight(state, it):
        return False
    return it < PLACE_AT or not any([it - PLACE_AT == c.place for k in state.kingdoms for c in k.candidates])


def no_knight(state: State, card: int, it: int) -> bool:
    """DK-139."""
    return SPECIAL[card] == POWER and not is_knight(state, it)


def nobody_to_buy(state: State, card: int, it: int) -> bool:
    """DK-190."""
    return SPECIAL[card] == WEALTH and state.options.dominoless and not is_knight(state, it)


def not_the_trainer(state: State, card: int, it: int) -> bool:
    """DK-133."""
    return SPECIAL[card] == WEALTH and not state.options.dominoless and it != KINGDOM_AT + state.active


def nobody_to_raise(state: State, card: int, it: int) -> bool:
    """DK-153, DK-A54, DK-A56."""
    return SPECIAL[card] == NECROMANCER and not state.options.dominoless and not _is_graveyard(state, it)


def no_pair_there(state: State, card: int, it: int) -> bool:
    """DK-193."""
    if SPECIAL[card] != NECROMANCER or not state.options.dominoless or not keeps_dead(state):
        return False
    return not _is_graveyard(state, it)


def _is_graveyard(state: State, number: int) -> bool:
    return is_kingdom(number) and bool(state.kingdoms[number - KINGDOM_AT].graveyard)


def not_fallen(state: State, card: int, it: int) -> bool:
    """DK-194."""
    if SPECIAL[card] != NECROMANCER or keeps_dead(state) or state.battle is None:
        return False
    return not (is_body(it) and it - DOMINO_AT in state.battle.flipped)


def no_living_kingdom(state: State, card: int, it: int) -> bool:
    """DK-141."""
    if SPECIAL[card] not in (MAJESTY, LOYALTY, COURAGE):
        return False
    return not (is_kingdom(it) and state.kingdoms[it - KINGDOM_AT].alive)


def aimed_freely(state: State, card: int, it: int) -> bool:
    """Quickly: none of these forbids, nor any of Life's."""
    kind = SPECIAL[card]
    if kind in (DEATH, POWER, LIFE):
        return is_knight(state, it)
    if kind in (MAJESTY, LOYALTY, COURAGE):
        return not no_living_kingdom(state, card, it)
    return kind == WIZARD and it in negatable(state)


# The Necromancer


def asks_whom(state: State, card: int) -> bool:
    """By the house's wish the raised may go to anybody; unsaid, to whoever plays the card."""
    return SPECIAL[card] == NECROMANCER and state.options.joker_to == "any"


def to_whom(state: State) -> dict[str | None, tuple[int, Kingdom] | None]:
    found: dict[str | None, tuple[int, Kingdom] | None] = {None: None}
    return found | {KINGDOM_NAMES[seat]: (seat, kingdom) for seat, kingdom in enumerate(state.kingdoms)}


def gone(it: tuple[int, Kingdom] | None) -> bool:
    """DK-098."""
    return it is not None and not it[1].alive
