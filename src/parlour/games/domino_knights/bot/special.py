"""When the bot plays a special card: each has its moment, and most are kept for it."""

from collections.abc import Callable

from parlour.core.offers import Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.pieces import (
    COST,
    COURAGE,
    DEATH,
    DOMINO_AT,
    LIFE,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    POINTS,
    POWER,
    SPECIAL,
    SUIT,
    SUITS,
    WEALTH,
    WIZARD,
    code,
)
from parlour.games.domino_knights.view import PlaySeen

Wish = m.Special | None


def play(mind: Mind) -> Wish:
    """The first special card in hand that is well played now."""
    for offer in mind.of("special"):
        card = str(offer.fixed[0])
        wish = _MOMENTS[SPECIAL[code(card)]](mind, offer, card)
        if wish is not None:
            return wish
    return None


def _targets(offer: Offer) -> tuple[Piece, ...]:
    ask = offer.asks[0] if offer.asks else None
    return ask.of if isinstance(ask, Pick) else ()


def _suit(card: str) -> str:
    return SUITS[SUIT[code(card)]]


def _checkpoint(mind: Mind) -> int:
    return mind.public.window.checkpoint if mind.public.window is not None else 0


def _at_issue(mind: Mind) -> bool:
    """Blocks are set and we are attacker or defender: what is played now decides."""
    battle = mind.public.battle
    return battle is not None and _checkpoint(mind) == 5 and mind.seat in (battle.attacker, battle.target)


def _already(mind: Mind, card: str) -> bool:
    """A card of the same kind is in the batch already."""
    window = mind.public.window
    return window is not None and any(
        SPECIAL[code(p.card)] == SPECIAL[code(card)] and p.seat == mind.seat for p in window.batch
    )


def _death(mind: Mind, offer: Offer, card: str) -> Wish:
    """On the strongest rival Knight, at the latest where it decides a battle of ours."""
    foes = [t for t in _targets(offer) if t in mind.knights and mind.knights[t][0] != mind.seat]
    if not foes or _already(mind, card):
        return None
    best = max(foes, key=lambda t: mind.worth(mind.knights[t][1]))
    bar = mind.public.highest if _at_issue(mind) else mind.public.highest * 1.5
    return m.Special(card, best) if mind.worth(mind.knights[best][1]) >= bar else None


def _life(mind: Mind, offer: Offer, card: str) -> Wish:
    """Brings in a strong Recruit when we train, or when we are attacked."""
    if _already(mind, card) or len(offer.fixed) < 3 or not offer.asks:
        return None
    battle = mind.public.battle
    attacked = battle is not None and battle.target == mind.seat and not battle.resolved
    mine = mind.public.phase == "attack" and mind.public.active == mind.seat
    cost = next((own.cost for own in mind.private.recruits if own.id == offer.fixed[1]), 0)
    if not (attacked or mine) or cost < mind.public.highest:
        return None
    place, suit = str(offer.fixed[1]), offer.fixed[2]
    assert suit is None or isinstance(suit, str)
    if len(offer.fixed) > 3:
        return m.Special(card, place, suit, None, _targets(offer)[0])
    ends = [int(end) for end in _targets(offer)]
    return m.Special(card, place, suit, max(ends) if mine else min(ends))


def _wealth(mind: Mind, offer: Offer, card: str) -> Wish:
    """When nothing can be paid for as it is, and doubled it could."""
    if mind.public.active != mind.seat or mind.public.window is not None or mind.of("train"):
        return None
    hand = [code(c) for c in mind.private.hand]
    best = max([2 * sum([POINTS[c] for c in hand if SUIT[c] == suit]) for suit in range(4)])
    return m.Special(card, _targets(offer)[0]) if any(r.cost <= best for r in mind.private.recruits) else None


def _power(mind: Mind, offer: Offer, card: str) -> Wish:
    """On an attacker of ours that nobody blocks, or on a Knight whom it saves."""
    battle = mind.public.battle
    if battle is None or not _at_issue(mind) or _already(mind, card):
        return None
    for pairing in battle.pairings:
        mine = mind.knights[pairing.attacker][0] == mind.seat
        if mine and pairing.opens and pairing.attack >= mind.public.highest // 2:
            return m.Special(card, pairing.attacker)
        if mine and pairing.attacker_falls and 2 * pairing.defence >= pairing.unit_attack:
            return m.Special(card, pairing.attacker)
        for blocker in pairing.blockers:
            owner, knight = mind.knights[blocker]
            if owner == mind.seat and pairing.unit_falls and pairing.unit_defence + knight.defence >= pairing.attack:
                return m.Special(card, blocker)
    return None


def _majesty(mind: Mind, offer: Offer, card: str) -> Wish:
    """At home, before attacking with Knights of the suit."""
    if mind.public.active != mind.seat or mind.public.phase != "attack" or mind.public.battle is not None:
        return None
    able = [k for k in mind.ready(mind.seat) if k.suit == _suit(card) and not k.never_taps]
    return m.Special(card, f"@{mind.seat}") if able and not _already(mind, card) else None


def _loyalty(mind: Mind, offer: Offer, card: str) -> Wish:
    """At home, when Knights of the suit attack us."""
    battle = mind.public.battle
    if battle is None or battle.target != mind.seat or _checkpoint(mind) not in (4, 5) or _already(mind, card):
        return None
    hurt = sum([p.attack for p in battle.pairings if mind.knights[p.attacker][1].suit == _suit(card) and p.opens])
    return m.Special(card, f"@{mind.seat}") if hurt >= mind.public.highest // 2 else None


def _courage(mind: Mind, offer: Offer, card: str) -> Wish:
    """At home, when Knights of the suit are fighting for us."""
    battle = mind.public.battle
    if battle is None or not _at_issue(mind) or _already(mind, card):
        return None
    fighting = [p.attacker for p in battle.pairings] + [b for p in battle.pairings for b in p.blockers]
    mine = [k for k in fighting if mind.knights[k][0] == mind.seat and mind.knights[k][1].suit == _suit(card)]
    return m.Special(card, f"@{mind.seat}") if mine else None


def _hurts_us(mind: Mind, play: PlaySeen) -> bool:
    """A rival's card in the batch that is worth a Ten."""
    if play.seat == mind.seat:
        return False
    kind = SPECIAL[code(play.card)]
    target = mind.knights.get(play.target)
    if kind == DEATH:
        return target is not None and target[0] == mind.seat and mind.worth(target[1]) >= mind.public.highest
    if kind == WIZARD:
        mine = [p for p in (mind.public.window.batch if mind.public.window else ()) if p.seat == mind.seat]
        return any(p.card == play.target and SPECIAL[code(p.card)] in (DEATH, LIFE, POWER) for p in mine)
    if kind == POWER:
        battle = mind.public.battle
        return battle is not None and battle.target == mind.seat and target is not None and target[0] != mind.seat
    return False


def _wizard(mind: Mind, offer: Offer, card: str) -> Wish:
    """Kept for Death, Power against us, and answers to our own strong cards."""
    window = mind.public.window
    if window is None:
        return None
    answered = {p.target for p in window.batch if SPECIAL[code(p.card)] == WIZARD}
    for played in window.batch:
        if played.card not in answered and played.card in _targets(offer) and _hurts_us(mind, played):
            return m.Special(card, played.card)
    return None


def _necromancer(mind: Mind, offer: Offer, card: str) -> Wish:
    """For a strong dead Knight, when it is our turn."""
    if mind.public.active != mind.seat or len(offer.fixed) > 1 or _already(mind, card):
        return None
    tops = [(COST[code(mind.public.kingdoms[int(str(t)[1:])].graveyard[-1]) - DOMINO_AT], t) for t in _targets(offer)]
    cost, yard = max(tops, default=(0, ""))
    return m.Special(card, yard) if cost >= mind.public.highest * 1.3 else None


_MOMENTS: dict[int, Callable[[Mind, Offer, str], Wish]] = {
    DEATH: _death,
    LIFE: _life,
    WEALTH: _wealth,
    POWER: _power,
    MAJESTY: _majesty,
    LOYALTY: _loyalty,
    COURAGE: _courage,
    WIZARD: _wizard,
    NECROMANCER: _necromancer,
}
