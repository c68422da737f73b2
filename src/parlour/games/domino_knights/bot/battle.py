"""The bot in a battle: blocks, aid, and the order of its dead."""

from parlour.core.offers import Assign, Choose, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.pieces import COST, DOMINO_AT, code
from parlour.games.domino_knights.view import KnightSeen


def _duel(mind: Mind, blocker: KnightSeen, attacker: KnightSeen) -> float:
    """What a block is worth: the damage it keeps away, the Knight it kills, the Knight it costs."""
    value = float(attacker.attack)
    if blocker.attack > attacker.defence:
        value += 0.7 * mind.worth(attacker)
    if attacker.attack > blocker.defence:
        value -= (0.35 if mind.danger() else 0.75) * mind.worth(blocker)
    return value


def defend(mind: Mind) -> m.Defend:
    """Block where it pays, most first; when the Kingdom would fall, block whatever can be blocked."""
    battle = mind.public.battle
    assert battle is not None
    ask = mind.of("defend")[0].asks[0]
    assert isinstance(ask, Assign)
    options = [
        (_duel(mind, mind.knights[piece][1], mind.knights[target][1]), piece, target)
        for piece, targets in ask.to
        for target in targets
    ]
    options.sort(key=lambda option: -option[0])
    desperate = battle.damage >= mind.me.health
    used: set[Piece] = set()
    blocked: set[Piece] = set()
    blocks: list[tuple[Piece, Piece]] = []
    for value, piece, target in options:
        if piece in used or target in blocked or (value <= 0 and not desperate):
            continue
        used.add(piece)
        blocked.add(target)
        blocks.append((piece, target))
    return m.Defend(tuple(blocks))


def aid_attack(mind: Mind) -> m.Command:
    """Join when it could finish the defender off, or when she leads and nothing of ours is at risk."""
    battle = mind.public.battle
    assert battle is not None
    offers = mind.of("aid_attack")
    if not offers:
        return m.PassAid()
    ask = offers[0].asks[0]
    assert isinstance(ask, Choose)
    target = mind.public.kingdoms[battle.target]
    free = [mind.knights[k][1] for k in ask.of]
    strength = battle.damage + sum([k.attack for k in free])
    if not mind.ready(battle.target) and strength >= target.health:
        return m.AidAttack(ask.of)
    leader = max(mind.rivals(), key=lambda i: mind.public.kingdoms[i].health)
    spare = [k for k in free if k.never_taps]
    if spare and leader == battle.target:
        return m.AidAttack(tuple([k.id for k in spare]))
    return m.PassAid()


def aid_defend(mind: Mind) -> m.Command:
    """Stand in only where our Knight wins and lives, against whoever leads."""
    battle = mind.public.battle
    assert battle is not None
    offers = mind.of("aid_defend")
    if not offers:
        return m.PassAid()
    ask = offers[0].asks[0]
    assert isinstance(ask, Assign)
    leader = max(mind.rivals(), key=lambda i: mind.public.kingdoms[i].health)
    if leader != battle.attacker:
        return m.PassAid()
    for piece, targets in ask.to:
        blocker = mind.knights[piece][1]
        for target in targets:
            attacker = mind.knights[target][1]
            if blocker.attack > attacker.defence and attacker.attack <= blocker.defence:
                return m.AidDefend(((piece, target),))
    return m.PassAid()


def commit(mind: Mind) -> m.Command | None:
    """A Knight that Life freed joins: against the attacker where it does most."""
    for offer in mind.of("commit"):
        knight = str(offer.fixed[0])
        if not offer.asks:
            return m.Commit(knight)
        ask = offer.asks[0]
        assert isinstance(ask, Pick)
        mine = mind.knights[knight][1]
        return m.Commit(knight, max(ask.of, key=lambda target: _duel(mind, mine, mind.knights[target][1])))
    return None


def order(mind: Mind) -> m.OrderGraveyard:
    """The weakest on top, out of a Necromancer's liking."""
    ask = mind.of("order_graveyard")[0].asks[0]
    assert isinstance(ask, Choose)
    return m.OrderGraveyard(tuple(sorted(ask.of, key=lambda domino: -COST[code(domino) - DOMINO_AT])))
