"""When the bot plays a special card: each has its moment, and most are kept for it."""

from collections.abc import Callable

from parlour.core.offers import fits
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.harm import hurts
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.model import ATTACK, NOBODY, TRAIN, Knight
from parlour.games.domino_knights.pieces import (
    BLANK,
    BODY_NAMES,
    CARD_NAMES,
    COST,
    COURAGE,
    DEATH,
    ENDS,
    KINGDOM_NAMES,
    LIFE,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    PLAIN,
    POINTS,
    POWER,
    SPECIAL,
    SUIT,
    WEALTH,
    WIZARD,
    place,
)
from parlour.games.domino_knights.rules.questions import (
    aimable,
    all_knights,
    courage_step,
    find_knight,
    is_majestic,
    never_taps,
    ready,
)
from parlour.games.domino_knights.rules.resolve import is_open, pairings
from parlour.games.domino_knights.rules.special import offer_special

Chosen = m.Special | None
CP4, CP5 = 4, 5


def play(mind: Mind) -> Chosen:
    """The first special card in hand that is well played now."""
    held = mind.me.hand.translate(None, PLAIN)
    if not held or not is_a_moment(mind):
        return None
    if mind.temper.misses and mind.random() < mind.temper.misses:
        return None
    offered = None
    for card in held:
        wish = _MOMENTS[SPECIAL[card]](mind, card)
        if wish is not None:
            if offered is None:
                offered = offer_special(mind.state, mind.seat)
            if fits(offered, wish):
                return wish
    return None


def is_a_moment(mind: Mind) -> bool:
    """Something of ours is at stake: a battle of ours about to be decided, a rival's card, or our own turn."""
    state, seat = mind.state, mind.seat
    window = state.window
    if window is None:
        return state.active == seat and state.phase in (TRAIN, ATTACK)
    if window.batch and any([one.seat != seat for one in window.batch]):
        return True
    battle = state.battle
    return (
        battle is not None
        and not battle.resolved
        and window.checkpoint in (CP4, CP5)
        and seat in (state.active, battle.target)
    )


def _at_issue(mind: Mind) -> bool:
    """Blocks are set and we are attacker or defender: what is played now decides."""
    state = mind.state
    window, battle = state.window, state.battle
    return (
        battle is not None
        and window is not None
        and window.checkpoint == CP5
        and mind.seat in (state.active, battle.target)
    )


def _own_move(mind: Mind, phase: int) -> bool:
    state = mind.state
    return state.window is None and state.active == mind.seat and state.phase == phase


def _already(mind: Mind, card: int) -> bool:
    """A card of the same kind of ours is in the batch already."""
    window = mind.state.window
    return window is not None and any(
        [one.seat == mind.seat and SPECIAL[one.card] == SPECIAL[card] for one in window.batch]
    )


def rival_knights(mind: Mind) -> list[tuple[float, Knight]]:
    """Those that can be aimed at, with their worth."""
    reach = aimable(mind.state)
    return [
        (mind.fighter(seat, knight).worth, knight)
        for seat, knight in all_knights(mind.state)
        if seat != mind.seat and knight in reach
    ]


def _death(mind: Mind, card: int) -> Chosen:
    """On the strongest rival Knight: the best blocker before we attack, the worst attacker that comes at us."""
    if _already(mind, card) or not (_at_issue(mind) or _own_move(mind, ATTACK)):
        return None
    foes = rival_knights(mind)
    if not foes:
        return None
    worth, best = max(foes, key=lambda foe: foe[0])
    highest = mind.state.options.highest
    bar = mind.temper.knight * highest * (1.0 if _at_issue(mind) else 1.3)
    return m.Special(CARD_NAMES[card], BODY_NAMES[best.domino]) if worth >= bar else None


def _life(mind: Mind, card: int) -> Chosen:
    """Brings in a strong Recruit when we attack or are attacked; else it frees our strongest Knight."""
    state = mind.state
    mine = _own_move(mind, ATTACK)
    battle = state.battle
    attacked = battle is not None and battle.target == mind.seat and not battle.resolved and state.window is not None
    if _already(mind, card) or not (mine or attacked):
        return None
    name = CARD_NAMES[card]
    highest = state.options.highest
    recruits = [one for one in mind.me.recruits if one.domino != BLANK and COST[one.domino] >= highest]
    if recruits:
        best = max(recruits, key=lambda one: COST[one.domino])
        low, high = ENDS[best.domino]
        suit = "♥" if state.options.life_suit == "chosen" else None
        return m.Special(name, place(best.place), suit, high if mine else low)
    if state.options.dominoless and (pair := best_pair(mind)) is not None:
        return pair_by_life(mind, name, pair)
    able = [(mind.fighter(mind.seat, k).worth, k) for k in mind.me.knights if not never_taps(state, k)]
    if mine and able:
        worth, knight = max(able, key=lambda one: one[0])
        return m.Special(name, BODY_NAMES[knight.domino]) if worth >= mind.temper.knight * highest else None
    return None


def best_pair(mind: Mind) -> tuple[int, int] | None:
    """Two cards of one suit in hand, the higher first, worth a Knight at once."""
    best: tuple[int, int] | None = None
    cards = sorted([card for card in mind.me.hand if POINTS[card]], key=lambda card: -POINTS[card])
    for index, first in enumerate(cards):
        for second in cards[index + 1 :]:
            if SUIT[first] == SUIT[second] and (
                best is None or POINTS[first] + POINTS[second] > POINTS[best[0]] + POINTS[best[1]]
            ):
                best = first, second
    return best if best is not None and POINTS[best[0]] + POINTS[best[1]] >= mind.state.options.highest else None


def pair_by_life(mind: Mind, card: str, pair: tuple[int, int]) -> m.Special:
    """DK-189: from the hand, the higher as attack."""
    return m.Special(card, KINGDOM_NAMES[mind.seat], pair=(CARD_NAMES[pair[0]], CARD_NAMES[pair[1]]))


def _wealth(mind: Mind, card: int) -> Chosen:
    """When a Recruit cannot be paid for as it is, and doubled it could; without dominoes it buys the strongest rival
    Knight."""
    state = mind.state
    if state.options.dominoless:
        return _mercenary(mind, card)
    if not _own_move(mind, TRAIN):
        return None
    sums = [0, 0, 0, 0, 0]
    for held in mind.me.hand:
        sums[SUIT[held]] += POINTS[held]
    best = max(sums[:4])
    needs = any([best < COST[one.domino] <= 2 * best for one in mind.me.recruits])
    return m.Special(CARD_NAMES[card], KINGDOM_NAMES[mind.seat]) if needs else None


def _mercenary(mind: Mind, card: int) -> Chosen:
    """DK-190."""
    if _already(mind, card) or not (_own_move(mind, ATTACK) or _at_issue(mind)):
        return None
    foes = rival_knights(mind)
    if not foes:
        return None
    worth, best = max(foes, key=lambda foe: foe[0])
    return (
        m.Special(CARD_NAMES[card], BODY_NAMES[best.domino])
        if worth >= mind.temper.knight * mind.state.options.highest
        else None
    )


def _power(mind: Mind, card: int) -> Chosen:
    """On an attacker of ours that nobody blocks, or on a Knight whom it saves or makes win."""
    state, battle = mind.state, mind.state.battle
    if battle is None or not _at_issue(mind) or _already(mind, card):
        return None
    mine = {k.domino: k for k in mind.me.knights}
    best: tuple[float, int] | None = None
    for pairing in pairings(state):
        if pairing.attacker in mine:
            gain = 0.0
            if is_open(state, battle, pairing):
                gain = pairing.attack * mind.hurt(battle.target)
            elif pairing.attacker_falls and 2 * pairing.defence >= pairing.unit_attack:
                gain = 6 + mind.temper.knight * pairing.defence
            elif not pairing.unit_falls and 2 * pairing.attack > pairing.unit_defence:
                gain = 5.0
            if gain and (best is None or gain > best[0]):
                best = gain, pairing.attacker
        for blocker in pairing.blockers:
            if blocker not in mine:
                continue
            knight = mind.fighter(mind.seat, mine[blocker])
            gain = 0.0
            if pairing.unit_falls and pairing.unit_defence + knight.defence >= pairing.attack:
                gain += 6 + knight.worth
            if not pairing.attacker_falls and pairing.unit_attack + knight.attack > pairing.defence:
                gain += 5.0
            if gain and (best is None or gain > best[0]):
                best = gain, blocker
    return m.Special(CARD_NAMES[card], BODY_NAMES[best[1]]) if best is not None and best[0] >= 4 else None


def _majesty(mind: Mind, card: int) -> Chosen:
    """At home, before attacking with Knights of the suit."""
    if not _own_move(mind, ATTACK):
        return None
    state, suit = mind.state, SUIT[card]
    able = [
        k
        for k in ready(state, mind.seat)
        if k.suit == suit and not never_taps(state, k) and not is_majestic(mind.me, k)
    ]
    strength = sum([mind.fighter(mind.seat, k).attack for k in able])
    open_targets = any([not state.attacked >> rival & 1 for rival in mind.rivals()])
    return (
        m.Special(CARD_NAMES[card], KINGDOM_NAMES[mind.seat])
        if open_targets and strength >= state.options.highest // 2
        else None
    )


def _loyalty(mind: Mind, card: int) -> Chosen:
    """At home: Knights of the suit that come at us withdraw, and so do those that block ours of the suit."""
    state, battle, suit = mind.state, mind.state.battle, SUIT[card]
    if battle is None or not _at_issue(mind) or _already(mind, card) or state.options.queen_mid_battle != "withdraw":
        return None
    gain = 0.0
    for pairing in pairings(state):
        found = find_knight(state, pairing.attacker)
        if found is None or found[1].suit != suit:
            continue
        if found[0] != mind.seat and battle.target == mind.seat:
            if is_open(state, battle, pairing):
                gain += pairing.attack
            elif pairing.unit_falls:
                gain += 4
        elif found[0] == mind.seat and pairing.blockers:
            facing = [find_knight(state, blocker) for blocker in pairing.blockers]
            if all([one is not None and one[1].suit == suit for one in facing]):
                gain += pairing.attack + (4 if pairing.attacker_falls else 0)
    return m.Special(CARD_NAMES[card], KINGDOM_NAMES[mind.seat]) if gain >= state.options.highest // 2 else None


def _courage(mind: Mind, card: int) -> Chosen:
    """At home, when it wins or saves something for Knights of the suit, or strikes harder."""
    state, battle, suit = mind.state, mind.state.battle, SUIT[card]
    if battle is None or not _at_issue(mind) or _already(mind, card):
        return None
    step = courage_step(state)
    mine = {k.domino for k in mind.me.knights if k.suit == suit}
    gain = 0.0
    for pairing in pairings(state):
        if pairing.attacker in mine:
            if is_open(state, battle, pairing):
                gain += step * mind.hurt(battle.target)
            else:
                gain += 6 * (not pairing.unit_falls and pairing.attack + step > pairing.unit_defence)
                gain += 6 * (pairing.attacker_falls and pairing.unit_attack <= pairing.defence + step)
        blocking = sum([blocker in mine for blocker in pairing.blockers])
        if blocking:
            gain += 6 * (not pairing.attacker_falls and pairing.unit_attack + blocking * step > pairing.defence)
            gain += 6 * (pairing.unit_falls and pairing.attack <= pairing.unit_defence + blocking * step)
    return m.Special(CARD_NAMES[card], KINGDOM_NAMES[mind.seat]) if gain >= step else None


def _wizard(mind: Mind, card: int) -> Chosen:
    """Kept for Death, Power against us, and answers to our own strong cards; else against what strengthens a strong
    Knight."""
    state = mind.state
    if state.window is not None:
        answered = [one.target for one in state.window.batch if SPECIAL[one.card] == WIZARD]
        for played in state.window.batch:
            if played.card not in answered and hurts(mind, played):
                return m.Special(CARD_NAMES[card], CARD_NAMES[played.card])
        return None
    if not _own_move(mind, ATTACK):
        return None
    for _, knight in sorted(rival_knights(mind), key=lambda foe: -foe[0]):
        on = [one for one in knight.on if SPECIAL[one] in (POWER, LIFE)]
        if knight.life != NOBODY:
            on.append(knight.life)
        if on:
            return m.Special(CARD_NAMES[card], CARD_NAMES[on[0]])
    return None


def necromancer(mind: Mind, card: int) -> Chosen:
    """For a strong dead Knight, while we train."""
    state = mind.state
    if not _own_move(mind, TRAIN):
        return None
    best: tuple[int, int] | None = None
    for seat, kingdom in enumerate(state.kingdoms):
        if kingdom.tomb:
            cost = sum([POINTS[one] for one in kingdom.tomb])
        elif kingdom.graveyard:
            cost = COST[kingdom.graveyard[-1]]
        else:
            continue
        if best is None or cost > best[0]:
            best = cost, seat
    if best is None or best[0] < 1.2 * state.options.highest:
        return None
    return m.Special(CARD_NAMES[card], KINGDOM_NAMES[best[1]])


_MOMENTS: dict[int, Callable[[Mind, int], Chosen]] = {
    DEATH: _death,
    LIFE: _life,
    WEALTH: _wealth,
    POWER: _power,
    MAJESTY: _majesty,
    LOYALTY: _loyalty,
    COURAGE: _courage,
    WIZARD: _wizard,
    NECROMANCER: necromancer,
}
