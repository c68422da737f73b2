"""The bot's own turn: promote, draw, train, attack, discard."""

from parlour.core.offers import Choose, Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.battle import fighters, foresee
from parlour.games.domino_knights.bot.mind import Mind, best_model, cheapest, keeping
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANK_CARD_AT,
    BODY_NAMES,
    CARD_NAMES,
    COST,
    DOMINO_AT,
    KINGDOM_AT,
    PLACE_AT,
    POINTS,
    RANK,
    SPECIAL,
    SUIT,
    WIZARD,
    code,
)
from parlour.games.domino_knights.rules.questions import (
    credit,
    find_knight,
    is_finished,
    is_majestic,
    never_taps,
    ready,
)

FALL = 60.0
"""A Kingdom that falls weighs so much Health."""


# Maintain


def strongest(mind: Mind, pieces: tuple[Piece, ...]) -> Piece:
    """Of these Knights."""
    return max(pieces, key=lambda piece: sum(fighters(mind, [code(piece) - DOMINO_AT])[0][1:3]))


def promote(mind: Mind) -> m.Promote:
    """The higher end attacks; a Doppelganger copies the strongest."""
    offer = mind.of(m.Promote)[0]
    ask = offer.asks[0]
    assert isinstance(ask, Pick)
    candidate = str(offer.fixed[0])
    if len(offer.fixed) > 1:
        return m.Promote(candidate, None, strongest(mind, ask.of))
    return m.Promote(candidate, max([int(end) for end in ask.of]))


def assign_pair(mind: Mind) -> m.AssignPair:
    """The same, where a Knight is two cards."""
    offer = mind.of(m.AssignPair)[0]
    ask = offer.asks[0]
    assert isinstance(ask, Pick)
    candidate = str(offer.fixed[0])
    if len(offer.fixed) > 1:
        return m.AssignPair(candidate, None, strongest(mind, ask.of))
    return m.AssignPair(candidate, max(ask.of, key=lambda card: POINTS[code(card)]))


def reorient(mind: Mind) -> m.Reorient:
    """The higher end to the front."""
    ask = mind.of(m.Reorient)[0].asks[0]
    assert isinstance(ask, Choose)
    return m.Reorient(tuple([piece for piece in ask.of if _faces_back(mind, code(piece) - DOMINO_AT)]))


def _faces_back(mind: Mind, body: int) -> bool:
    found = find_knight(mind.state, body)
    return found is not None and found[1].attack < found[1].defence


def choose_copy(mind: Mind) -> m.ChooseCopy:
    ask = mind.of(m.ChooseCopy)[0].asks[0]
    assert isinstance(ask, Pick)
    return m.ChooseCopy(strongest(mind, ask.of))


# Draw


def draw(mind: Mind) -> m.DrawCards:
    """Take the discard if it is high, or if it pays for a Recruit that cannot be paid for now."""
    if len(mind.of(m.DrawCards)) < 2:
        return m.DrawCards(False)
    top = mind.state.discard[-1]
    sums = [0, 0, 0, 0, 0]
    for card in mind.me.hand:
        sums[SUIT[card]] += POINTS[card]
    paid_now, with_it = max(sums[:4]), sums[SUIT[top]] + POINTS[top]
    helps = any([paid_now < COST[recruit.domino] <= with_it for recruit in mind.me.recruits])
    return m.DrawCards(helps or RANK[top] >= 7)


# Train


def train(mind: Mind) -> m.Command:
    """The dearest Recruit that can be paid for, as cheaply as possible; or a beginning, where training may take its
    time."""
    best: tuple[float, m.Command] | None = None
    restless = mind.restless()
    for gain, command in trainings(mind):
        if gain + restless > 0 and (best is None or gain > best[0]):
            best = gain, command
    return best[1] if best is not None else m.EndTrain()


def trainings(mind: Mind) -> list[tuple[float, m.Command]]:
    """Everything that could well be trained now, with what it gains."""
    out: list[tuple[float, m.Command]] = []
    if mind.state.options.dominoless:
        return _pairs(mind)
    places: dict[int, int] = {recruit.place: recruit.domino for recruit in mind.me.recruits}
    for offer in mind.of(m.Train):
        if places[code(str(offer.fixed[0])) - PLACE_AT] == BLANK:
            out += _doubles(mind, offer)
            continue
        cost = COST[places[code(str(offer.fixed[0])) - PLACE_AT]]
        paid = _paid(mind, offer, cost)
        if paid is not None:
            cards, price, met = paid
            gain = mind.temper.training * cost - price if met else 0.5 * cost - 0.4 * price
            out.append((gain, m.Train(str(offer.fixed[0]), cards)))
    missing = {one.place: COST[one.domino] - credit(one) for one in mind.me.candidates}
    for offer in mind.of(m.AddTraining):
        paid = _paid(mind, offer, missing[code(str(offer.fixed[0])) - PLACE_AT])
        if paid is not None:
            cards, price, met = paid
            out.append(((30 if met else 10) - 0.4 * price, m.AddTraining(str(offer.fixed[0]), cards)))
    return out


def _doubles(mind: Mind, offer: Offer) -> list[tuple[float, m.Command]]:
    """A Doppelganger costs nothing and is worth whom it will copy: of each suit with somebody to copy the card best
    spared."""
    ask = offer.asks[0]
    assert isinstance(ask, Choose)
    best: dict[int, tuple[float, Piece]] = {}
    for piece in ask.of:
        price = keeping(mind.temper, code(piece))
        if (suit := SUIT[code(piece)]) not in best or price < best[suit][0]:
            best[suit] = price, piece
    out: list[tuple[float, m.Command]] = []
    for suit, (price, piece) in best.items():
        coming = [COST[one.domino] for one in mind.me.candidates if SUIT[one.cards[0]] == suit and is_finished(one)]
        if worth := max([best_model(mind.state, suit), *coming]):
            out.append((mind.temper.training * worth - price, m.Train(str(offer.fixed[0]), (piece,))))
    return out


def _paid(mind: Mind, offer: Offer, needed: int) -> tuple[tuple[Piece, ...], float, bool] | None:
    """Cards for it, their price, and whether they meet the cost."""
    ask = offer.asks[0]
    assert isinstance(ask, Choose)
    chosen = cheapest(mind.temper, ask, needed)
    met = chosen is not None
    if chosen is None and not ask.reach:
        chosen = tuple([piece for piece in ask.of if not SPECIAL[code(piece)]])[: ask.most]
    return (chosen, sum([keeping(mind.temper, code(piece)) for piece in chosen]), met) if chosen else None


def _pairs(mind: Mind) -> list[tuple[float, m.Command]]:
    """Without dominoes: the two dearest cards of a suit that are not better kept."""
    out: list[tuple[float, m.Command]] = []
    for offer in mind.of(m.TrainPair):
        ask = offer.asks[0]
        assert isinstance(ask, Choose)
        if len(ask.of) < 2 or any([code(piece) >= BLANK_CARD_AT for piece in ask.of]):
            continue
        first, second = sorted(ask.of, key=lambda piece: -POINTS[code(piece)])[:2]
        points = POINTS[code(first)] + POINTS[code(second)]
        kept = sum([mind.temper.special for piece in (first, second) if SPECIAL[code(piece)]])
        out.append((points - 0.5 * kept, m.TrainPair((first, second))))
    for offer in mind.of(m.AddTraining):
        ask = offer.asks[0]
        assert isinstance(ask, Choose)
        out.append((9.0, m.AddTraining(str(offer.fixed[0]), (max(ask.of, key=lambda piece: POINTS[code(piece)]),))))
    return out


# Attack


def attack(mind: Mind) -> m.Command:
    """The best of all targets and of the strongest one, two, ... Knights; or stay at home."""
    best: tuple[float, m.Command] | None = None
    for score, command in attacks(mind):
        if best is None or score > best[0]:
            best = score, command
    return best[1] if best is not None and best[0] > mind.temper.boldness - mind.restless() else m.EndAttack()


def attacks(mind: Mind) -> list[tuple[float, m.Command]]:
    """For each target the strongest one, two, ... Knights, with what it is likely to bring."""
    offers = mind.of(m.Attack)
    if not offers:
        return []
    state, seat = mind.state, mind.seat
    known = {knight.domino: mind.fighter(seat, knight) for knight in mind.me.knights}
    free = {k.domino for k in mind.me.knights if never_taps(state, k) or is_majestic(mind.me, k)}
    at_home = [known[knight.domino] for knight in ready(state, seat)]
    strikes = [sorted([one.attack for one in mind.fighters(rival)], reverse=True) for rival in mind.rivals()]
    safe = _exposed(mind, strikes, len(at_home))
    out: list[tuple[float, m.Command]] = []
    for offer in sorted(offers, key=lambda one: mind.distance(code(str(one.fixed[0])) - KINGDOM_AT)):
        ask = offer.asks[0]
        assert isinstance(ask, Choose)
        target = code(str(offer.fixed[0])) - KINGDOM_AT
        able = sorted(
            [known[code(piece) - DOMINO_AT] for piece in ask.of], key=lambda one: (one.body not in free, -one.attack)
        )
        health = 0 if state.fame else state.kingdoms[target].health
        hurt = mind.hurt(target)
        taps = 0
        for size, (damage, killed, lost) in enumerate(foresee(able, mind.ready(target), hurt, health), 1):
            taps += able[size - 1].body not in free
            score = (
                hurt * damage + killed - lost - mind.temper.risk * (_exposed(mind, strikes, len(at_home) - taps) - safe)
            )
            if damage >= health > 0:
                score += FALL
            out.append((score, m.Attack(str(offer.fixed[0]), tuple([BODY_NAMES[one.body] for one in able[:size]]))))
    return out


def _exposed(mind: Mind, strikes: list[list[int]], staying: int) -> float:
    """What the others could do to us with so many Knights at home."""
    if mind.state.fame:
        return 0.0
    worst = 0.0
    for one in strikes:
        through = sum(one[staying:])
        worst = max(worst, through + (FALL if through >= mind.me.health else 0.0))
    return worst


# Discard


def discard(mind: Mind) -> m.Discard:
    """What must go, and low cards that complete no payment, so that better ones are drawn; the lowest on top."""
    ask = mind.of(m.Discard)[0].asks[0]
    assert isinstance(ask, Choose)
    valued = sorted([(kept(mind, card), card) for card in mind.me.hand])
    gone = [card for _, card in valued[: ask.least]] + [
        card for value, card in valued[ask.least :] if value < mind.temper.low
    ]
    return m.Discard(tuple([CARD_NAMES[card] for card in sorted(gone, key=lambda card: -RANK[card])]))


def kept(mind: Mind, card: int) -> float:
    """How gladly a card stays in the hand over the turn."""
    kind = SPECIAL[card]
    if not POINTS[card]:
        return 30.0
    if kind:
        return 25.0 if kind == WIZARD else 20.0
    same = sum([POINTS[other] for other in mind.me.hand if SUIT[other] == SUIT[card] and other != card])
    return POINTS[card] + 0.3 * same
