"""Attack, aid and defence (2.9 to 2.11): who may be committed against whom, and when."""

from parlour.core.offers import Assign, Choose, Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    ATTACK,
    DEFEND,
    DISCARD,
    NOBODY,
    Battle,
    Knight,
    State,
)
from parlour.games.domino_knights.pieces import BODY_NAMES, DOMINO_AT, KINGDOM_AT, KINGDOM_NAMES, code
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import (
    CP4,
    CP5,
    THEN_AFTER_BATTLE,
    To,
    after,
    checkpoint,
    excused,
    resumes,
    settle,
)
from parlour.games.domino_knights.rules.questions import (
    everybody,
    find_knight,
    may_face,
    may_strike,
    ready,
    taps,
    the_battle,
)

NONE: tuple[Offer, ...] = ()
ATTACKING, DEFENDING = 1, 2


def _dominoes(pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    return tuple([code(piece) - DOMINO_AT for piece in pieces])


def _names(knights: list[Knight]) -> tuple[Piece, ...]:
    return tuple([BODY_NAMES[k.domino] for k in knights])


# Attack


def offer_attack(state: State, seat: int) -> list[Offer]:
    """DK-069, DK-071, DK-073 to DK-075, DK-145, DK-A42: one offer per Kingdom not yet attacked this turn."""
    if state.phase != ATTACK or state.window is not None or seat != state.active:
        return []
    knights = ready(state, seat)
    if not knights:
        return []
    out: list[Offer] = []
    everyone: Choose | None = None
    for target, kingdom in enumerate(state.kingdoms):
        if target == seat or not kingdom.alive or state.attacked >> target & 1:
            continue
        if kingdom.laid:
            able = _names([k for k in knights if may_strike(state, seat, k, target)])
            if able:
                out.append(Offer("attack", (KINGDOM_NAMES[target],), (Choose(able, 1, len(able)),)))
        else:
            if everyone is None:
                everyone = Choose(_names(knights), 1, len(knights))
            out.append(Offer("attack", (KINGDOM_NAMES[target],), (everyone,)))
    return out


def act_attack(draft: Draft, seat: int, command: m.Attack) -> None:
    knights = _dominoes(command.knights)
    draft.put(m.Attacked(seat, code(command.target) - KINGDOM_AT, knights, taps(draft.state, seat, knights)))
    checkpoint(draft, CP4)


_END_ATTACK = (Offer("end_attack"),)


def offer_end_attack(state: State, seat: int) -> tuple[Offer, ...]:
    """DK-104, DK-199."""
    return _END_ATTACK if state.phase == ATTACK and state.window is None and seat == state.active else NONE


def act_end_attack(draft: Draft, seat: int, command: m.EndAttack) -> None:
    draft.put(m.PhaseBegan(DISCARD))


# Aid


@after(CP4)
def begin_aid_attack(draft: Draft) -> None:
    _begin_aid(draft, AID_ATTACK)


@resumes(To.AID)
def _ask_again(draft: Draft) -> None:
    _begin_aid(draft, draft.state.phase)


def _begin_aid(draft: Draft, phase: int) -> None:
    """3.3: Kingdoms without a Knight that may join are passed over; the others are asked."""
    s = draft.state
    unable = 0
    for seat in range(len(s.kingdoms)):
        able = _joiners(s, seat) if phase == AID_ATTACK else able_to_block(s, seat)
        if not may_aid(s, seat, phase) or not able:
            unable |= 1 << seat
    draft.put(m.AidStepBegan(phase, unable))
    _end_aid_if_passed(draft)


@resumes(To.AID_OVER)
def _end_aid_if_passed(draft: Draft) -> None:
    s = draft.state
    battle = the_battle(s)
    if battle.passed != everybody(s):
        return
    if s.phase == AID_DEFEND:
        checkpoint(draft, CP5)
    elif battle.attackers:
        draft.put(m.PhaseBegan(DEFEND))
    else:
        draft.put(m.BattleEnded((), ()))
        settle(draft, THEN_AFTER_BATTLE)


def may_aid(state: State, seat: int, phase: int) -> bool:
    """DK-076, DK-088, DK-A44: any other Kingdom, on one side only."""
    battle = the_battle(state)
    if not state.kingdoms[seat].alive or seat == state.active or seat == battle.target:
        return False
    other = DEFENDING if phase == AID_ATTACK else ATTACKING
    return battle.sides[seat] != other or state.options.aid_both_sides


def _joiners(state: State, seat: int) -> list[Knight]:
    target = the_battle(state).target
    return [k for k in ready(state, seat) if may_strike(state, seat, k, target)]


def _attackers(state: State) -> list[tuple[int, Knight]]:
    """On the field, with who controls each."""
    return [found for attacker in the_battle(state).attackers if (found := find_knight(state, attacker)) is not None]


def _facing(state: State, seat: int, knight: Knight, attackers: list[tuple[int, Knight]]) -> tuple[Piece, ...]:
    """The attackers this Knight may stand against (DK-083, DK-146)."""
    return tuple(
        [BODY_NAMES[other.domino] for owner, other in attackers if may_face(state, seat, knight, owner, other)]
    )


def able_to_block(state: State, seat: int) -> tuple[tuple[Piece, tuple[Piece, ...]], ...]:
    """Her Knights that can stand against somebody, with whom."""
    attackers = _attackers(state)
    pairs = [(BODY_NAMES[k.domino], _facing(state, seat, k, attackers)) for k in ready(state, seat)]
    return tuple([(piece, targets) for piece, targets in pairs if targets])


def asked_for_aid(state: State, seat: int, phase: int) -> bool:
    return (
        state.phase == phase
        and state.window is None
        and not the_battle(state).passed >> seat & 1
        and may_aid(state, seat, phase)
    )


def offer_aid_attack(state: State, seat: int) -> list[Offer]:
    """DK-076, DK-079, DK-080."""
    if state.phase != AID_ATTACK or not asked_for_aid(state, seat, AID_ATTACK):
        return []
    knights = _names(_joiners(state, seat))
    return [Offer("aid_attack", (), (Choose(knights, 1, len(knights)),))] if knights else []


def act_aid_attack(draft: Draft, seat: int, command: m.AidAttack) -> None:
    knights = _dominoes(command.knights)
    draft.put(m.AttackAided(seat, knights, taps(draft.state, seat, knights)))
    _begin_aid(draft, AID_ATTACK)


def offer_aid_defend(state: State, seat: int) -> list[Offer]:
    """DK-088, DK-089."""
    if state.phase != AID_DEFEND or not asked_for_aid(state, seat, AID_DEFEND):
        return []
    blockers = able_to_block(state, seat)
    return [Offer("aid_defend", (), (Assign(blockers, 1),))] if blockers else []


def act_aid_defend(draft: Draft, seat: int, command: m.AidDefend) -> None:
    _block(draft, seat, command.blocks)
    _begin_aid(draft, AID_DEFEND)


_PASS_AID = (Offer("pass_aid"),)


def offer_pass_aid(state: State, seat: int) -> tuple[Offer, ...]:
    if state.phase not in (AID_ATTACK, AID_DEFEND):
        return NONE
    return _PASS_AID if asked_for_aid(state, seat, state.phase) else NONE


def act_pass_aid(draft: Draft, seat: int, command: m.PassAid) -> None:
    draft.put(m.AidPassed(seat))
    _end_aid_if_passed(draft)


def others_live(state: State) -> bool:
    """Somebody is left beside attacker and defender."""
    return len([kingdom for kingdom in state.kingdoms if kingdom.alive]) > 2


def asking_side(state: State, seat: int) -> int:
    """DK-078, DK-088: the side this Kingdom may ask aid for now, 0 for none; once in a battle, and of somebody."""
    battle = state.battle
    if battle is None or state.window is not None or not others_live(state):
        return 0
    side = 0
    if state.phase == AID_ATTACK and seat == state.active:
        side = ATTACKING
    elif state.phase in (DEFEND, AID_DEFEND) and seat == battle.target:
        side = DEFENDING
    return 0 if battle.asked >> side & 1 else side


_ASK_AID = (Offer("ask_aid", owed=False),)


def offer_ask_aid(state: State, seat: int) -> tuple[Offer, ...]:
    return _ASK_AID if asking_side(state, seat) else NONE


def act_ask_aid(draft: Draft, seat: int, command: m.AskAid) -> None:
    draft.put(m.AidAsked(seat, asking_side(draft.state, seat)))


# Defence


def offer_defend(state: State, seat: int) -> list[Offer]:
    """DK-082, DK-083, DK-085, DK-086: any of her ready Knights, each against one attacker."""
    if state.phase != DEFEND or state.window is not None or seat != the_battle(state).target:
        return []
    return [Offer("defend", (), (Assign(able_to_block(state, seat)),))]


def act_defend(draft: Draft, seat: int, command: m.Defend) -> None:
    _block(draft, seat, command.blocks)
    _begin_aid(draft, AID_DEFEND)


def _block(draft: Draft, seat: int, blocks: tuple[tuple[Piece, Piece], ...]) -> None:
    pairs = tuple([(code(blocker) - DOMINO_AT, code(attacker) - DOMINO_AT) for blocker, attacker in blocks])
    draft.put(m.Defended(seat, pairs, taps(draft.state, seat, tuple([blocker for blocker, _ in pairs]))))


# Commit


def committing_side(state: State, seat: int) -> int:
    """DK-A20, 3.2: attack in CP4 and B2 for the attacker; defence in B4 for the defender, in CP5 for her side."""
    battle = state.battle
    if battle is None or not battle.freed or battle.resolved or state.copying != NOBODY:
        return 0
    window = state.window
    if window is not None:
        if window.checkpoint == CP4 and seat == state.active:
            return ATTACKING
        return DEFENDING if window.checkpoint == CP5 and battle.sides[seat] == DEFENDING else 0
    if state.phase == AID_ATTACK and seat == state.active:
        return ATTACKING
    return DEFENDING if state.phase == AID_DEFEND and seat == battle.target else 0


def offer_commit(state: State, seat: int) -> list[Offer]:
    side = committing_side(state, seat)
    if not side:
        return []
    battle: Battle = the_battle(state)
    out: list[Offer] = []
    for knight in ready(state, seat):
        if knight.domino not in battle.freed:
            continue
        if side == DEFENDING:
            if targets := _facing(state, seat, knight, _attackers(state)):
                out.append(Offer("commit", (BODY_NAMES[knight.domino],), (Pick(targets),), False))
        elif may_strike(state, seat, knight, battle.target):
            out.append(Offer("commit", (BODY_NAMES[knight.domino], None), (), False))
    return out


def act_commit(draft: Draft, seat: int, command: m.Commit) -> None:
    s = draft.state
    knight = code(command.knight) - DOMINO_AT
    against = NOBODY if command.against is None else code(command.against) - DOMINO_AT
    window = s.window
    passed = excused(s, window.checkpoint) if window is not None else 0
    draft.put(m.Committed(seat, knight, against, passed, taps(s, seat, (knight,))))
    if window is None:
        _begin_aid(draft, s.phase)
