"""What each event of a battle, a death or an ejection does to the state. No checks, no chance."""

from msgspec.structs import replace

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, NOBODY, Battle, Recruit, Window
from parlour.games.domino_knights.rules.changes.common import bury, without
from parlour.games.domino_knights.rules.draft import Draft, applies
from parlour.games.domino_knights.rules.questions import find_knight


def _the(battle: Battle | None) -> Battle:
    assert battle is not None
    return battle


def _side(sides: bytes, seat: int, side: int) -> bytes:
    return sides[:seat] + bytes((side,)) + sides[seat + 1 :]


def leave_battle(draft: Draft, *gone: int) -> None:
    """Knights that have left play or withdrew are in no pairing any more; who met them and fell is still to be
    buried."""
    battle = draft.state.battle
    if battle is not None:
        draft.state.battle = replace(
            battle,
            attackers=tuple([a for a in battle.attackers if a not in gone]),
            blocks=tuple(
                [pair for pair in battle.blocks if pair[0] not in gone and (pair[1] not in gone or battle.resolved)]
            ),
        )


@applies(m.Attacked)
def attacked(draft: Draft, event: m.Attacked) -> None:
    s = draft.state
    sides = _side(_side(bytes(len(s.kingdoms)), event.seat, 1), event.target, 2)
    s.battle = Battle(event.target, event.knights, sides, used=bytes(event.knights))
    s.attacked |= 1 << event.target
    s.tapped += bytes(event.taps)


@applies(m.AidAsked)
def aid_asked(draft: Draft, event: m.AidAsked) -> None:
    battle = _the(draft.state.battle)
    draft.state.battle = replace(battle, asked=battle.asked | 1 << event.side)


@applies(m.AttackAided)
def attack_aided(draft: Draft, event: m.AttackAided) -> None:
    battle = _the(draft.state.battle)
    draft.state.battle = replace(
        battle,
        attackers=battle.attackers + event.knights,
        sides=_side(battle.sides, event.seat, 1),
        used=battle.used + bytes(event.knights),
    )
    draft.state.tapped += bytes(event.taps)


@applies(m.Defended)
def defended(draft: Draft, event: m.Defended) -> None:
    battle = _the(draft.state.battle)
    draft.state.battle = replace(
        battle,
        blocks=battle.blocks + event.blocks,
        sides=_side(battle.sides, event.seat, 2),
        used=battle.used + bytes([blocker for blocker, _ in event.blocks]),
        met=battle.met + bytes([attacker for _, attacker in event.blocks]),
    )
    draft.state.tapped += bytes(event.taps)


@applies(m.AidPassed)
def aid_passed(draft: Draft, event: m.AidPassed) -> None:
    battle = _the(draft.state.battle)
    draft.state.battle = replace(battle, passed=battle.passed | 1 << event.seat)


@applies(m.AidStepBegan)
def aid_step_began(draft: Draft, event: m.AidStepBegan) -> None:
    draft.state.phase = event.phase
    draft.state.battle = replace(_the(draft.state.battle), passed=event.passed)
    draft.state.decision += 1


@applies(m.Committed)
def committed(draft: Draft, event: m.Committed) -> None:
    s = draft.state
    battle = _the(s.battle)
    knight = bytes((event.knight,))
    if event.against == NOBODY:
        s.battle = replace(battle, attackers=(*battle.attackers, event.knight), used=battle.used + knight)
    else:
        s.battle = replace(
            battle,
            blocks=(*battle.blocks, (event.knight, event.against)),
            used=battle.used + knight,
            met=battle.met + bytes((event.against,)),
        )
    s.tapped += bytes(event.taps)
    if s.window is not None:
        s.window = Window(s.window.checkpoint, event.passed, s.window.batch, s.window.wealth)
    s.decision += 1


@applies(m.BattleResolved)
def battle_resolved(draft: Draft, event: m.BattleResolved) -> None:
    if event.damage:
        draft.kingdom(event.target).health = event.health
    for seat, change in enumerate(event.fame_changes):
        if change:
            draft.kingdom(seat).health = event.fame[seat]
    flipped: list[int] = []
    for pairing in event.pairings:
        if pairing.attacker_falls:
            flipped.append(pairing.attacker)
        if pairing.unit_falls:
            flipped += pairing.blockers
    draft.state.battle = replace(
        _the(draft.state.battle), flipped=bytes(flipped), resolved=True, fame=event.fame_changes, victor=event.victor
    )
    draft.state.battles += ((event.target, event.damage, len(flipped)),)


@applies(m.GraveyardOrdered)
def graveyard_ordered(draft: Draft, event: m.GraveyardOrdered) -> None:
    battle = _the(draft.state.battle)
    draft.state.battle = replace(battle, orders=(*battle.orders, event.order))


@applies(m.Looted)
def looted(draft: Draft, event: m.Looted) -> None:
    draft.state.battle = replace(_the(draft.state.battle), looted=event.knight)
    draft.state.decision += 1


@applies(m.LootSkipped)
def loot_skipped(draft: Draft, event: m.LootSkipped) -> None:
    draft.state.battle = replace(_the(draft.state.battle), victor=NOBODY)
    draft.state.decision += 1


@applies(m.BattleEnded)
def battle_ended(draft: Draft, event: m.BattleEnded) -> None:
    s = draft.state
    looted = _the(s.battle).looted
    for seat, domino in event.dead:
        found = find_knight(s, domino) if domino == looted else None
        bury(draft, seat if found is None else found[0], domino, seat)
    s.discard += bytes(event.cards)
    s.battle, s.phase = None, ATTACK
    s.decision += 1


def _no_copy_is_owed(draft: Draft) -> None:
    draft.state.copying = draft.state.copier = NOBODY
    draft.state.decision += 1


@applies(m.KnightKilled)
def knight_killed(draft: Draft, event: m.KnightKilled) -> None:
    bury(draft, event.seat, event.knight)
    draft.state.discard += bytes(event.cards)
    if event.knight == draft.state.copier and draft.state.copying != NOBODY:
        _no_copy_is_owed(draft)
    leave_battle(draft, event.knight)


@applies(m.Untapped)
def untapped(draft: Draft, event: m.Untapped) -> None:
    draft.state.tapped = without(draft.state.tapped, *event.knights)


@applies(m.TappedDown)
def tapped_down(draft: Draft, event: m.TappedDown) -> None:
    draft.state.tapped += bytes(event.knights)


@applies(m.Withdrew)
def withdrew(draft: Draft, event: m.Withdrew) -> None:
    leave_battle(draft, *event.knights)


@applies(m.LifeLost)
def life_lost(draft: Draft, event: m.LifeLost) -> None:
    draft.state.discard += bytes(event.cards)
    if event.to == "graveyard":
        bury(draft, event.seat, event.knight)
    elif event.to in ("recruit", "hand"):
        kingdom = draft.kingdom(event.seat)
        knight = next(k for k in kingdom.knights if k.domino == event.knight)
        kingdom.knights = tuple([k for k in kingdom.knights if k.domino != event.knight])
        draft.state.tapped = without(draft.state.tapped, event.knight)
        if event.to == "hand":
            kingdom.hand += knight.cards
            kingdom.shown += knight.cards
        else:
            kingdom.recruits += (Recruit(event.place, event.knight, True),)
            draft.state.places += 1
    if event.to != "stays":
        leave_battle(draft, event.knight)


@applies(m.Ejected)
def ejected(draft: Draft, event: m.Ejected) -> None:
    kingdom = draft.kingdom(event.seat)
    leave_battle(draft, *[k.domino for k in kingdom.knights])
    draft.state.tapped = without(draft.state.tapped, *[k.domino for k in kingdom.knights])
    draft.state.discard += bytes(event.cards)
    kingdom.alive = False
    kingdom.health = 0
    kingdom.hand = kingdom.shown = kingdom.laid = b""
    kingdom.recruits, kingdom.candidates, kingdom.knights = (), (), ()
    kingdom.graveyard += bytes(event.dominoes)
    if draft.state.copying == event.seat:
        _no_copy_is_owed(draft)
    if (window := draft.state.window) is not None:
        passed = window.passed | 1 << event.seat
        draft.state.window = Window(window.checkpoint, passed, window.batch, window.wealth)
    if (battle := draft.state.battle) is not None:
        draft.state.battle = replace(battle, passed=battle.passed | 1 << event.seat)
