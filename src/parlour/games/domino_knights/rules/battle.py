"""Attack, aid and defence (2.9 to 2.11): who may be committed against whom, and when."""

from functools import partial

from parlour.core.judge import Each, Move, One, Some, about
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
    Kingdom,
    Knight,
    State,
)
from parlour.games.domino_knights.pieces import BODY_NAMES, DOMINO_AT, KINGDOM_AT, KINGDOM_NAMES, code
from parlour.games.domino_knights.rules.aid import (
    ATTACKING,
    DEFENDING,
    READY,
    able_to_block,
    across_a_queen,
    attackers,
    begin_aid,
    block,
    dominoes,
    facing,
    loyal,
    on_the_field,
    tapped,
)
from parlour.games.domino_knights.rules.conditions import (
    FREE,
    ON_TURN,
    QUIET,
    is_at,
    is_free,
    kingdom_named,
    knight_named,
    no_battle,
    not_attack,
    not_defend,
    not_yours,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import CP4, CP5, CP6, checkpoint, excused
from parlour.games.domino_knights.rules.questions import may_strike, ready, taps, the_battle

NONE: tuple[Offer, ...] = ()


def _names(able: list[Knight]) -> tuple[Piece, ...]:
    return tuple([BODY_NAMES[k.domino] for k in able])


# Attack


def offer_attack(state: State, seat: int) -> list[Offer]:
    """DK-069, DK-071, DK-073 to DK-075, DK-145, DK-A42: one offer per Kingdom not yet attacked this turn."""
    if state.phase != ATTACK or state.window is not None or seat != state.active:
        return []
    willing = ready(state, seat)
    if not willing:
        return []
    out: list[Offer] = []
    everyone: Choose | None = None
    for target, kingdom in enumerate(state.kingdoms):
        if target == seat or not kingdom.alive or state.attacked >> target & 1:
            continue
        if kingdom.laid:
            able = _names([k for k in willing if may_strike(state, seat, k, target)])
            if able:
                out.append(Offer("attack", (KINGDOM_NAMES[target],), (Choose(able, 1, len(able)),)))
        else:
            if everyone is None:
                everyone = Choose(_names(willing), 1, len(willing))
            out.append(Offer("attack", (KINGDOM_NAMES[target],), (everyone,)))
    return out


def battle_open(state: State) -> bool:
    """DK-070."""
    return state.battle is not None and state.phase != ATTACK


def your_own(seat: int, it: tuple[int, Kingdom]) -> bool:
    """DK-069."""
    return it[0] == seat


def out_of_the_game(it: tuple[int, Kingdom]) -> bool:
    """DK-098."""
    return not it[1].alive


def attacked_already(state: State, it: tuple[int, Kingdom]) -> bool:
    """DK-071."""
    return bool(state.attacked >> it[0] & 1)


def loyal_there(state: State, seat: int, target: tuple[int, Kingdom], it: tuple[int, Knight]) -> bool:
    """DK-145."""
    return not may_strike(state, seat, it[1], target[0])


def strikes_freely(state: State, seat: int, target: tuple[int, Kingdom], it: tuple[int, Knight]) -> bool:
    """Quickly: none of these forbids."""
    return it[0] == seat and it[1].domino not in state.tapped and not target[1].laid


TO_ATTACK = Move(
    m.Attack,
    {
        "target": One(kingdom_named, unless=(your_own, out_of_the_game, attacked_already)),
        "knights": Some(knight_named, unless=(not_yours, tapped, loyal_there), clear=strikes_freely),
    },
    rule="DK-075",
    unless=(*ON_TURN, battle_open, not_attack),
    clear=partial(is_at, phase=ATTACK),
)


def act_attack(draft: Draft, seat: int, command: m.Attack) -> None:
    sent = dominoes(command.knights)
    draft.put(m.Attacked(seat, code(command.target) - KINGDOM_AT, sent, taps(draft.state, seat, sent)))
    checkpoint(draft, CP4)


_END_ATTACK = (Offer("end_attack"),)


def offer_end_attack(state: State, seat: int) -> tuple[Offer, ...]:
    """DK-104, DK-199."""
    return _END_ATTACK if state.phase == ATTACK and state.window is None and seat == state.active else NONE


TO_END_ATTACK = Move(
    m.EndAttack,
    {},
    rule="DK-104",
    unless=(*ON_TURN, battle_open, not_attack),
    clear=partial(is_at, phase=ATTACK),
)


def act_end_attack(draft: Draft, seat: int, command: m.EndAttack) -> None:
    draft.put(m.PhaseBegan(DISCARD))


# Defence


def offer_defend(state: State, seat: int) -> list[Offer]:
    """DK-082, DK-083, DK-085, DK-086: any of her ready Knights, each against one attacker."""
    if state.phase != DEFEND or state.window is not None or seat != the_battle(state).target:
        return []
    return [Offer("defend", (), (Assign(able_to_block(state, seat)),))]


def defence_over(state: State) -> bool:
    """DK-072."""
    return state.phase == AID_DEFEND or the_battle(state).resolved


def not_attacked(state: State, seat: int) -> bool:
    """DK-083."""
    return seat != the_battle(state).target


def may_defend(state: State, seat: int) -> bool:
    """Quickly: this is the moment."""
    battle = state.battle
    if battle is None or state.phase != DEFEND or state.window is not None:
        return False
    return seat == battle.target and not battle.resolved and is_free(state, seat)


TO_DEFEND = Move(
    m.Defend,
    {"blocks": Each(knight_named, to=attackers, unless=(*READY, across_a_queen))},
    rule="DK-085",
    unless=(*QUIET, no_battle, defence_over, not_defend, not_attacked),
    clear=may_defend,
)


def act_defend(draft: Draft, seat: int, command: m.Defend) -> None:
    block(draft, seat, command.blocks)
    begin_aid(draft, AID_DEFEND)


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
            if targets := facing(state, seat, knight, on_the_field(state)):
                out.append(Offer("commit", (BODY_NAMES[knight.domino],), (Pick(targets),), False))
        elif may_strike(state, seat, knight, battle.target):
            out.append(Offer("commit", (BODY_NAMES[knight.domino], None), (), False))
    return out


def decided(state: State) -> bool:
    return the_battle(state).resolved


def other_reactions(state: State) -> bool:
    """DK-A26: a window in which nobody joins."""
    return state.window is not None and state.window.checkpoint not in (CP4, CP5, CP6)


def not_freed(state: State, it: tuple[int, Knight]) -> bool:
    """DK-A20, DK-A46: only who was freed by Life in this battle joins it late."""
    return it[1].domino not in the_battle(state).freed


def attack_set(state: State, seat: int, side: int) -> bool:
    """DK-A20."""
    return not side and the_battle(state).sides[seat] == ATTACKING and state.phase != AID_ATTACK


def not_your_side(side: int) -> bool:
    """DK-A20, 3.2."""
    return not side


def loyal_late(state: State, seat: int, it: tuple[int, Knight], side: int) -> bool:
    return side == ATTACKING and loyal(state, seat, it)


def defends(side: int) -> bool:
    return side == DEFENDING


TO_COMMIT = Move(
    m.Commit,
    {
        "knight": One(knight_named, unless=(*READY, not_freed, attack_set, not_your_side, loyal_late)),
        "against": One(attackers, unless=(about(across_a_queen, it="knight", target="it"),), only=defends, empty=None),
    },
    rule="DK-A20",
    unless=(*FREE, other_reactions, no_battle, decided),
    given={"side": committing_side},
)


def act_commit(draft: Draft, seat: int, command: m.Commit) -> None:
    s = draft.state
    knight = code(command.knight) - DOMINO_AT
    against = NOBODY if command.against is None else code(command.against) - DOMINO_AT
    window = s.window
    passed = excused(s, window.checkpoint) if window is not None else 0
    draft.put(m.Committed(seat, knight, against, passed, taps(s, seat, (knight,))))
    if window is None:
        begin_aid(draft, s.phase)
