"""The bot in a battle: blocks, aid, and the order of its dead."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from parlour.core.offers import Assign, Choose, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.mind import Fighter, Mind
from parlour.games.domino_knights.model import Battle
from parlour.games.domino_knights.pieces import BODY_NAMES, COST, DOMINO_AT, code
from parlour.games.domino_knights.rules.questions import find_knight, never_taps

Blocks = list[tuple[Fighter, Fighter]]
"""(blocker, attacker)"""


def set_blocks(
    attackers: Sequence[Fighter],
    blockers: Sequence[Fighter],
    hurt: float,
    health: int,
    may: Mapping[int, Sequence[int]],
    bar: float = 0.0,
) -> Blocks:
    """Where blocking pays, most first; then whoever is left joins where it turns a duel; and if the Kingdom would fall,
    all that can be thrown before it. `may`: whom each blocker may face; `bar`: what a block must be worth."""
    options: list[tuple[float, Fighter, Fighter]] = []
    for blocker in blockers:
        facing = may[blocker.body]
        for attacker in attackers:
            if attacker.body not in facing:
                continue
            value = hurt * attacker.attack
            if blocker.attack > attacker.defence:
                value += attacker.worth
            if attacker.attack > blocker.defence:
                value -= blocker.worth
            options.append((value, blocker, attacker))
    options.sort(reverse=True)
    units: dict[int, list[Fighter]] = {}
    blocks: Blocks = []
    used: set[int] = set()
    for value, blocker, attacker in options:
        if value > bar and blocker.body not in used and attacker.body not in units:
            used.add(blocker.body)
            units[attacker.body] = [blocker]
            blocks.append((blocker, attacker))
    if len(used) < len(blockers) and blocks:
        _join(options, units, used, blocks)
    if health:
        through = sum([attacker.attack for attacker in attackers if attacker.body not in units])
        for _, blocker, attacker in sorted(options, key=lambda option: -option[2].attack):
            if through < health:
                break
            if blocker.body not in used and attacker.body not in units:
                used.add(blocker.body)
                units[attacker.body] = [blocker]
                blocks.append((blocker, attacker))
                through -= attacker.attack
    return blocks


def _join(
    options: list[tuple[float, Fighter, Fighter]], units: dict[int, list[Fighter]], used: set[int], blocks: Blocks
) -> None:
    """Two against one, where the one then falls or the first then lives."""
    for _, blocker, attacker in options:
        unit = units.get(attacker.body)
        if unit is None or blocker.body in used:
            continue
        strength = sum([one.attack for one in unit])
        defence = sum([one.defence for one in unit])
        kills = strength <= attacker.defence < strength + blocker.attack
        saves = attacker.attack > defence and attacker.attack <= defence + blocker.defence
        falls = attacker.attack > defence + blocker.defence
        gain = (
            (attacker.worth if kills else 0.0)
            + (sum([one.worth for one in unit]) if saves else 0.0)
            - (blocker.worth if falls else 0.0)
        )
        if gain > 0:
            used.add(blocker.body)
            unit.append(blocker)
            blocks.append((blocker, attacker))


def foresee(
    attackers: Sequence[Fighter], blockers: Sequence[Fighter], hurt: float, health: int
) -> Iterator[tuple[int, float, float]]:
    """For the first attacker, the first two, ...: the damage that comes through, the worth of the blockers that fall
    and of the attackers that fall, if the defender blocks with good sense (and with all she has, before `health` is
    gone)."""
    left = list(blockers)
    through: list[int] = []
    killed = lost = 0.0
    for _, attack, defence, worth in attackers:
        best, most = -1, 0.0
        for index, (_, strength, guard, price) in enumerate(left):
            value = hurt * attack
            if strength > defence:
                value += worth
            if attack > guard:
                value -= price
            if value > most:
                best, most = index, value
        if best < 0:
            through.append(attack)
        else:
            blocker = left.pop(best)
            if attack > blocker.defence:
                killed += blocker.worth
            if blocker.attack > defence:
                lost += worth
        damage = sum(through)
        if damage >= health > 0 and left:
            thrown = min(len(left), len(through))
            damage = sum(sorted(through, reverse=True)[thrown:])
            yield damage, killed + sum([one.worth for one in left[:thrown]]), lost
        else:
            yield damage, killed, lost


def fighters(mind: Mind, bodies: Sequence[int]) -> list[Fighter]:
    """These Knights, whoever controls them."""
    out: list[Fighter] = []
    for body in bodies:
        found = find_knight(mind.state, body)
        assert found is not None
        out.append(mind.fighter(*found))
    return out


def the_battle(mind: Mind) -> Battle:
    battle = mind.state.battle
    assert battle is not None
    return battle


def named(blocks: Blocks) -> tuple[tuple[Piece, Piece], ...]:
    return tuple([(BODY_NAMES[blocker.body], BODY_NAMES[attacker.body]) for blocker, attacker in blocks])


def assignable(mind: Mind, ask: Assign) -> tuple[list[Fighter], dict[int, list[int]]]:
    may = {code(piece) - DOMINO_AT: [code(target) - DOMINO_AT for target in targets] for piece, targets in ask.to}
    return fighters(mind, list(may)), may


def defend(mind: Mind) -> m.Defend:
    ask = mind.of(m.Defend)[0].asks[0]
    assert isinstance(ask, Assign)
    if not ask.to:
        return m.Defend(())
    blockers, may = assignable(mind, ask)
    attackers = fighters(mind, the_battle(mind).attackers)
    health = 0 if mind.state.fame else mind.me.health
    return m.Defend(named(set_blocks(attackers, blockers, mind.hurt(mind.seat), health, may, -mind.restless())))


def aid_attack(mind: Mind) -> m.Command:
    """Join when it could finish the defender off, or when she leads and nothing of ours is at risk."""
    offers = mind.of(m.AidAttack)
    if not offers or mind.state.fame:
        return m.PassAid()
    ask = offers[0].asks[0]
    assert isinstance(ask, Choose)
    battle = the_battle(mind)
    free = fighters(mind, [code(piece) - DOMINO_AT for piece in ask.of])
    strength = sum([one.attack for one in fighters(mind, battle.attackers) + free])
    if not mind.ready(battle.target) and strength >= mind.state.kingdoms[battle.target].health:
        return m.AidAttack(ask.of)
    if mind.leader() == battle.target:
        spare = [one.body for one in free if _is_spare(mind, one.body)]
        if spare:
            return m.AidAttack(tuple([BODY_NAMES[body] for body in spare]))
    return m.PassAid()


def _is_spare(mind: Mind, body: int) -> bool:
    found = find_knight(mind.state, body)
    return found is not None and never_taps(mind.state, found[1])


def aid_defend(mind: Mind) -> m.Command:
    """Stand in only where our Knight wins and lives, against whoever leads; where Fame counts, against anybody."""
    offers = mind.of(m.AidDefend)
    if not offers or not (mind.state.fame or mind.leader() == mind.state.active):
        return m.PassAid()
    ask = offers[0].asks[0]
    assert isinstance(ask, Assign)
    blockers, may = assignable(mind, ask)
    attackers = {one.body: one for one in fighters(mind, the_battle(mind).attackers)}
    for blocker in blockers:
        for body in may[blocker.body]:
            attacker = attackers[body]
            if blocker.attack > attacker.defence and attacker.attack <= blocker.defence:
                return m.AidDefend(((BODY_NAMES[blocker.body], BODY_NAMES[body]),))
    return m.PassAid()


def commit(mind: Mind) -> m.Command | None:
    """A Knight that Life freed joins: against the attacker where it does most."""
    for offer in mind.of(m.Commit):
        knight = str(offer.fixed[0])
        if not offer.asks:
            return m.Commit(knight)
        ask = offer.asks[0]
        assert isinstance(ask, Pick)
        (mine,) = fighters(mind, [code(knight) - DOMINO_AT])
        return m.Commit(knight, max(ask.of, key=_worth_facing(mind, mine)))
    return None


def _worth_facing(mind: Mind, mine: Fighter) -> Callable[[Piece], float]:
    def value(target: Piece) -> float:
        (attacker,) = fighters(mind, [code(target) - DOMINO_AT])
        kill = attacker.worth if mine.attack > attacker.defence else 0.0
        return mind.hurt(mind.seat) * attacker.attack + kill - (mine.worth if attacker.attack > mine.defence else 0.0)

    return value


def order(mind: Mind) -> m.OrderGraveyard:
    """The weakest on top, out of a Necromancer's liking."""
    ask = mind.of(m.OrderGraveyard)[0].asks[0]
    assert isinstance(ask, Choose)
    return m.OrderGraveyard(tuple(sorted(ask.of, key=lambda body: -dearness(mind, code(body) - DOMINO_AT))))


def dearness(mind: Mind, body: int) -> int:
    """What a dead Knight would be worth raised."""
    if COST[body]:
        return COST[body]
    found = find_knight(mind.state, body)
    return 0 if found is None else found[1].attack + found[1].defence


def loot(mind: Mind) -> m.Command:
    """The strongest of the fallen, out of its owner's reach and into ours."""
    offers = mind.of(m.Loot)
    if not offers:
        return m.SkipLoot()
    ask = offers[0].asks[0]
    assert isinstance(ask, Pick)
    return m.Loot(max([str(piece) for piece in ask.of], key=lambda piece: dearness(mind, code(piece) - DOMINO_AT)))
