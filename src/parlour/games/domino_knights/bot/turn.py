"""The bot's own turn: promote, draw, train, attack, discard."""

from itertools import combinations

from parlour.core.offers import Choose, Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.mind import Mind, cheapest, keeping_value
from parlour.games.domino_knights.pieces import KINGDOM_AT, POINTS, RANK, SUIT, code
from parlour.games.domino_knights.view import KnightSeen


def promote(mind: Mind) -> m.Promote:
    """The higher end attacks; a Doppelganger copies the strongest."""
    offer = mind.of("promote")[0]
    ask = offer.asks[0]
    assert isinstance(ask, Pick)
    candidate = offer.fixed[0]
    assert isinstance(candidate, str)
    if len(offer.fixed) > 1:
        return m.Promote(candidate, None, max(ask.of, key=lambda k: mind.worth(mind.knights[k][1])))
    ends = [int(end) for end in ask.of]
    return m.Promote(candidate, max(ends))


def draw(mind: Mind) -> m.DrawCards:
    """Take the discard if it is high, or if it pays for a Recruit that cannot be paid for now."""
    if len(mind.of("draw_cards")) < 2:
        return m.DrawCards(False)
    top = code(mind.public.discard[-1])
    hand = [code(card) for card in mind.private.hand]
    of_suit = sum([POINTS[card] for card in hand if SUIT[card] == SUIT[top]])
    paid_now = max([0] + [sum([POINTS[c] for c in hand if SUIT[c] == suit]) for suit in range(4)])
    helps = any(paid_now < r.cost <= of_suit + POINTS[top] for r in mind.private.recruits)
    return m.DrawCards(helps or RANK[top] >= 7)


def train(mind: Mind) -> m.Command:
    """The dearest Recruit that can be paid for, as cheaply as possible."""
    best: tuple[int, Offer, tuple[Piece, ...]] | None = None
    cost = {own.id: own.cost for own in mind.private.recruits + mind.private.candidates}
    for offer in mind.of("train") + mind.of("add_training"):
        ask = offer.asks[0]
        assert isinstance(ask, Choose)
        chosen = cheapest(ask)
        if chosen is None:
            continue
        price = sum([keeping_value(card) for card in chosen])
        gain = 3 * cost[str(offer.fixed[0])] - price + (30 if offer.command == "add_training" else 0)
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, offer, chosen
    if best is None:
        return m.EndTrain()
    _, offer, chosen = best
    kind = m.Train if offer.command == "train" else m.AddTraining
    return kind(str(offer.fixed[0]), chosen)


def _outcome(mind: Mind, attackers: list[KnightSeen], target: int) -> float:
    """What an attack is likely to bring: the defender blocks the strongest with what she has ready."""
    kingdom = mind.public.kingdoms[target]
    blockers = sorted(mind.ready(target), key=lambda k: -k.defence)
    ordered = sorted(attackers, key=lambda k: -k.attack)
    score, damage = 0.0, 0
    for attacker in ordered:
        if blockers:
            blocker = blockers.pop(0)
            if attacker.attack > blocker.defence:
                score += 0.5 * mind.worth(blocker)
            if blocker.attack > attacker.defence:
                score -= 0.6 * mind.worth(attacker)
        else:
            damage += attacker.attack
    score += damage * (1.5 if kingdom.health <= mind.public.highest else 1.0)
    if damage >= kingdom.health:
        score += 60
    return score + 0.3 * (mind.public.highest * 3 - kingdom.health) / 3


def _exposed(mind: Mind, staying: list[KnightSeen]) -> float:
    """What the others could do to us while our attackers are tapped."""
    worst = 0.0
    for rival in mind.rivals():
        strikes = sorted([k.attack for k in mind.public.kingdoms[rival].knights], reverse=True)
        through = sum(strikes[len(staying) :])
        worst = max(worst, through + (60 if through >= mind.me.health else 0))
    return worst


def attack(mind: Mind) -> m.Command:
    """The best of all targets and of the strongest one, two, ... Knights; or stay at home."""
    best: tuple[float, Piece, tuple[Piece, ...]] | None = None
    at_home = _exposed(mind, mind.ready(mind.seat))
    for offer in mind.of("attack"):
        ask = offer.asks[0]
        assert isinstance(ask, Choose)
        target = code(str(offer.fixed[0])) - KINGDOM_AT
        able = sorted([mind.knights[k][1] for k in ask.of], key=lambda k: -k.attack)
        for size in range(1, len(able) + 1):
            sent = able[:size]
            tapping = [k for k in sent if not k.never_taps]
            staying = [k for k in mind.ready(mind.seat) if k not in tapping]
            risk = _exposed(mind, staying) - at_home
            score = _outcome(mind, sent, target) - 0.45 * risk
            if score > 0.5 and (best is None or score > best[0]):
                best = score, str(offer.fixed[0]), tuple([k.id for k in sent])
    if best is None:
        return m.EndAttack()
    return m.Attack(best[1], best[2])


def discard(mind: Mind) -> m.Discard:
    """Only what must go: low cards that complete no payment; the lowest on top."""
    ask = mind.of("discard")[0].asks[0]
    assert isinstance(ask, Choose)
    if not ask.least:
        return m.Discard(())
    worst = min(combinations(ask.of, ask.least), key=lambda cards: sum([_kept(mind, card) for card in cards]))
    return m.Discard(tuple(sorted(worst, key=lambda card: -RANK[code(card)])))


def _kept(mind: Mind, card: Piece) -> float:
    number = code(card)
    if not POINTS[number]:
        return 30
    same = sum([POINTS[code(c)] for c in mind.private.hand if SUIT[code(c)] == SUIT[number]])
    return keeping_value(card) + 0.3 * same
