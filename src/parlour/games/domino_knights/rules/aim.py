"""What a special card may be aimed at, and when (2.16 to 2.19; without dominoes 3.9): one judgement for all of them."""

from parlour.core.judge import Move, One, Some
from parlour.core.offers import Piece
from parlour.games.domino_knights import moves as m
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
    Knight,
    Recruit,
    State,
)
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANK_CARD_AT,
    BLANKS,
    COURAGE,
    DEATH,
    DOMINO_AT,
    ENDS,
    HEARTS,
    KINGDOM_AT,
    KINGDOM_NAMES,
    LIFE,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    NO_SUIT,
    PLACE_AT,
    POINTS,
    POWER,
    SPECIAL,
    SUITS,
    WEALTH,
    WIZARD,
    code,
    is_body,
    is_card,
    is_kingdom,
)
from parlour.games.domino_knights.rules.conditions import FREE, card_held, is_free, named, no_pair_card
from parlour.games.domino_knights.rules.flow import CP6
from parlour.games.domino_knights.rules.graves import keeps_dead
from parlour.games.domino_knights.rules.pairs import in_order, suit_of, two_blanks, two_suits
from parlour.games.domino_knights.rules.questions import aimable, in_train_phase, models

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


def _is_knight(state: State, number: int) -> bool:
    return is_body(number) and any([knight.domino == number - DOMINO_AT for knight in aimable(state)])


def has_fallen(state: State, card: int, it: int) -> bool:
    """DK-100."""
    if SPECIAL[card] not in (DEATH, POWER, LIFE, WEALTH) or state.battle is None:
        return False
    return is_body(it) and it - DOMINO_AT in state.battle.flipped


def beyond_death(state: State, card: int, it: int) -> bool:
    """DK-121, DK-124."""
    if SPECIAL[card] != DEATH or _is_knight(state, it):
        return False
    return it < PLACE_AT or not any([it - PLACE_AT == c.place for k in state.kingdoms for c in k.candidates])


def no_knight(state: State, card: int, it: int) -> bool:
    """DK-139."""
    return SPECIAL[card] == POWER and not _is_knight(state, it)


def nobody_to_buy(state: State, card: int, it: int) -> bool:
    """DK-190."""
    return SPECIAL[card] == WEALTH and state.options.dominoless and not _is_knight(state, it)


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
        return _is_knight(state, it)
    if kind in (MAJESTY, LOYALTY, COURAGE):
        return not no_living_kingdom(state, card, it)
    return kind == WIZARD and it in negatable(state)


# Life


def training_goes_on(state: State, card: int, it: int) -> bool:
    """DK-A18: Life finishes no training; without dominoes it brings in who was raised."""
    found = lying(state, it) if SPECIAL[card] == LIFE and it >= PLACE_AT else None
    return found is not None and isinstance(found[1], Candidate) and not (state.options.dominoless and found[1].known)


def anothers(state: State, seat: int, card: int, it: int) -> bool:
    """DK-A18: unless the house lets Life wake anybody's."""
    found = lying(state, it) if SPECIAL[card] == LIFE and it >= PLACE_AT else None
    if found is None or found[0] == seat:
        return False
    return state.options.life_recruit == "own" or not (state.options.dominoless or state.kingdoms[found[0]].alive)


def anothers_hand(state: State, seat: int, card: int, it: int) -> bool:
    """DK-189."""
    return SPECIAL[card] == LIFE and state.options.dominoless and is_kingdom(it) and it != KINGDOM_AT + seat


def nobody_to_copy(state: State, seat: int, card: int, it: int) -> bool:
    """DK-A78."""
    candidate = raised_again(state, seat, card, it)
    return candidate is not None and candidate.domino in BLANKS and not models(state, suit_of(candidate.cards))


def not_for_life(state: State, card: int, it: int) -> bool:
    """DK-126."""
    if SPECIAL[card] != LIFE or it >= PLACE_AT or state.options.dominoless:
        return False
    return not _is_knight(state, it)


def not_for_life_here(state: State, seat: int, card: int, it: int) -> bool:
    """DK-189."""
    if SPECIAL[card] != LIFE or it >= PLACE_AT or not state.options.dominoless:
        return False
    return it != KINGDOM_AT + seat and not _is_knight(state, it)


def woken(state: State, seat: int, card: int, target: int) -> Recruit | None:
    """Whom Life brings in from her own Recruits."""
    if SPECIAL[card] != LIFE or target < PLACE_AT or state.options.dominoless:
        return None
    return next((one for one in state.kingdoms[seat].recruits if one.place == target - PLACE_AT), None)


def raised_again(state: State, seat: int, card: int, target: int) -> Candidate | None:
    """DK-A76: whom Life brings in from her own Candidates."""
    if SPECIAL[card] != LIFE or target < PLACE_AT or not state.options.dominoless:
        return None
    return next((one for one in state.kingdoms[seat].candidates if one.place == target - PLACE_AT and one.known), None)


def asks_suit(state: State, seat: int, card: int, target: int) -> bool:
    """DK-A15."""
    return (
        SPECIAL[card] == LIFE and state.options.life_suit == "chosen" and woken(state, seat, card, target) is not None
    )


def asks_pair(state: State, seat: int, card: int, target: int) -> bool:
    """DK-189."""
    return SPECIAL[card] == LIFE and state.options.dominoless and target == KINGDOM_AT + seat


def ends(domino: int) -> tuple[Piece, ...]:
    """The ends of a domino to choose from, the higher first; a double has one."""
    low, high = ENDS[domino]
    return (high, low) if low != high else (high,)


def values_of(cards: bytes) -> tuple[Piece, ...]:
    """What either card of a pair attacks with, the higher first."""
    return tuple(sorted({POINTS[card] for card in cards}, reverse=True))


def strengths(state: State, seat: int, card: int, target: int) -> tuple[Piece, ...]:
    """DK-128, DK-188: what may attack; nothing where there is nothing to choose."""
    recruit, candidate = woken(state, seat, card, target), raised_again(state, seat, card, target)
    if recruit is not None and recruit.domino != BLANK:
        return ends(recruit.domino)
    return values_of(candidate.cards) if candidate is not None and candidate.domino not in BLANKS else ()


def asks_strength(state: State, seat: int, card: int, target: int) -> bool:
    return SPECIAL[card] == LIFE and bool(strengths(state, seat, card, target))


def life_suit(state: State, suit: str | None) -> int:
    """DK-A15: what suit a Knight brought in by Life has."""
    if suit is not None:
        return SUITS.index(suit)
    return NO_SUIT if state.options.life_suit == "none" else HEARTS


def copied(
    state: State, seat: int, card: int, target: int, suit: str | None, pair: tuple[Piece, ...] | None
) -> list[Knight]:
    """DK-A64, DK-A78: whom the blank brought in by Life may copy."""
    recruit, candidate = woken(state, seat, card, target), raised_again(state, seat, card, target)
    if recruit is not None and recruit.domino == BLANK:
        return models(state, life_suit(state, suit))
    if candidate is not None and candidate.domino in BLANKS:
        return models(state, suit_of(candidate.cards))
    if not pair or not _has_blank(pair):
        return []
    return models(state, suit_of(in_order(bytes([code(piece) for piece in pair]))))


def _has_blank(pair: tuple[Piece, ...]) -> bool:
    return any([code(piece) >= BLANK_CARD_AT for piece in pair])


def asks_model(
    state: State, seat: int, card: int, target: int, suit: str | None, pair: tuple[Piece, ...] | None
) -> bool:
    """A blank recruit with nobody to copy comes all the same (DK-A64); a blank card in a pair needs a model."""
    if SPECIAL[card] != LIFE:
        return False
    return bool(pair and _has_blank(pair)) or bool(copied(state, seat, card, target, suit, pair))


def model_choice(
    state: State, seat: int, card: int, target: int, suit: str | None, pair: tuple[Piece, ...] | None
) -> dict[str, Knight]:
    return named(copied(state, seat, card, target, suit, pair))


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


TO_PLAY_SPECIAL = Move(
    m.Special,
    {
        "card": One(
            card_named,
            unless=(
                used_up,
                lies_under,
                not_held,
                no_special,
                wealth_must_wait,
                no_mercenary,
                no_field_to_raise_from,
            ),
            clear=played_freely,
        ),
        "target": One(
            target_named,
            unless=(
                discarded,
                wealth_settled,
                training_card,
                nothing_to_negate,
                has_fallen,
                beyond_death,
                no_knight,
                nobody_to_buy,
                not_the_trainer,
                nobody_to_raise,
                no_pair_there,
                not_fallen,
                no_living_kingdom,
                training_goes_on,
                anothers,
                anothers_hand,
                nobody_to_copy,
                not_for_life,
                not_for_life_here,
            ),
            clear=aimed_freely,
        ),
        "suit": One(tuple(SUITS), only=asks_suit, empty=None),
        "pair": Some(
            card_held, unless=(no_pair_card,), only=asks_pair, least=2, most=2, together=(two_blanks, two_suits)
        ),
        "model": One(model_choice, only=asks_model, empty=None),
        "attack": One(strengths, only=asks_strength, empty=None),
        "to": One(to_whom, unless=(gone,), only=asks_whom, empty=None),
    },
    rule="DK-112",
    unless=(*FREE, too_short, fallen_kingdom),
    clear=may_play,
)
