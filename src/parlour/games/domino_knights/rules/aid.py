"""Aid in a battle (2.9 to 2.11): who is asked on which side, who joins, and who may stand against whom."""

from functools import partial

from parlour.core.judge import Each, Move, Some
from parlour.core.offers import Assign, Choose, Offer, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, AID_DEFEND, DEFEND, Knight, State
from parlour.games.domino_knights.pieces import BODY_NAMES, DOMINO_AT, code
from parlour.games.domino_knights.rules.conditions import (
    QUIET,
    is_free,
    knight_named,
    no_battle,
    not_aid_defend,
    not_yours,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import CP4, CP5, THEN_AFTER_BATTLE, To, after, checkpoint, resumes, settle
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

# Who can be committed at all


def dominoes(pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    return tuple([code(piece) - DOMINO_AT for piece in pieces])


def committed(state: State, it: tuple[int, Knight]) -> bool:
    """DK-A43: to this battle."""
    return state.battle is not None and it[1].domino in state.battle.used


def tapped(state: State, it: tuple[int, Knight]) -> bool:
    """DK-021, DK-075, DK-085."""
    return it[1].domino in state.tapped


READY = (not_yours, committed, tapped)


def loyal(state: State, seat: int, it: tuple[int, Knight]) -> bool:
    """DK-145: a Queen of its suit lies at the Kingdom attacked."""
    return not may_strike(state, seat, it[1], the_battle(state).target)


def attackers(state: State) -> dict[str, tuple[int, Knight]]:
    return {BODY_NAMES[one[1].domino]: one for one in on_the_field(state)}


def across_a_queen(state: State, seat: int, it: tuple[int, Knight], target: tuple[int, Knight]) -> bool:
    """DK-146, DK-147."""
    return not may_face(state, seat, it[1], *target)


# The steps


@after(CP4)
def begin_aid_attack(draft: Draft) -> None:
    begin_aid(draft, AID_ATTACK)


@resumes(To.AID)
def _ask_again(draft: Draft) -> None:
    begin_aid(draft, draft.state.phase)


def begin_aid(draft: Draft, phase: int) -> None:
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


def on_the_field(state: State) -> list[tuple[int, Knight]]:
    """On the field, with who controls each."""
    return [found for attacker in the_battle(state).attackers if (found := find_knight(state, attacker)) is not None]


def facing(state: State, seat: int, knight: Knight, field: list[tuple[int, Knight]]) -> tuple[Piece, ...]:
    """The attackers this Knight may stand against (DK-083, DK-146)."""
    return tuple([BODY_NAMES[other.domino] for owner, other in field if may_face(state, seat, knight, owner, other)])


def able_to_block(state: State, seat: int) -> tuple[tuple[Piece, tuple[Piece, ...]], ...]:
    """Her Knights that can stand against somebody, with whom."""
    field = on_the_field(state)
    pairs = [(BODY_NAMES[k.domino], facing(state, seat, k, field)) for k in ready(state, seat)]
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
    able = tuple([BODY_NAMES[k.domino] for k in _joiners(state, seat)])
    return [Offer("aid_attack", (), (Choose(able, 1, len(able)),))] if able else []


def attack_aid_over(state: State) -> bool:
    """DK-080: it is the first step of a battle."""
    return state.phase != AID_ATTACK


def defence_aid_over(state: State) -> bool:
    """DK-072."""
    return the_battle(state).resolved


def your_own_attack(state: State, seat: int) -> bool:
    """DK-A46."""
    return seat == state.active


def your_own_defence(state: State, seat: int) -> bool:
    """DK-A46."""
    return seat == the_battle(state).target


def attacks_already(state: State, seat: int) -> bool:
    """DK-A44."""
    return the_battle(state).sides[seat] == ATTACKING and not state.options.aid_both_sides


def passed_here(state: State, seat: int) -> bool:
    """DK-076. Asked last: who has nobody to send is passed over, and hears first what is wrong with the Knights."""
    return bool(the_battle(state).passed >> seat & 1)


def may_join(state: State, seat: int, phase: int) -> bool:
    """Quickly: this is the moment to aid."""
    if state.phase != phase or state.window is not None or state.battle is None or state.battle.resolved:
        return False
    return is_free(state, seat) and may_aid(state, seat, phase)


TO_AID_ATTACK = Move(
    m.AidAttack,
    {"knights": Some(knight_named, unless=(*READY, loyal))},
    rule="DK-076",
    unless=(*QUIET, no_battle, attack_aid_over, your_own_attack, your_own_defence),
    reading=(passed_here,),
    clear=partial(may_join, phase=AID_ATTACK),
)


def act_aid_attack(draft: Draft, seat: int, command: m.AidAttack) -> None:
    sent = dominoes(command.knights)
    draft.put(m.AttackAided(seat, sent, taps(draft.state, seat, sent)))
    begin_aid(draft, AID_ATTACK)


def offer_aid_defend(state: State, seat: int) -> list[Offer]:
    """DK-088, DK-089."""
    if state.phase != AID_DEFEND or not asked_for_aid(state, seat, AID_DEFEND):
        return []
    blockers = able_to_block(state, seat)
    return [Offer("aid_defend", (), (Assign(blockers, 1),))] if blockers else []


TO_AID_DEFEND = Move(
    m.AidDefend,
    {"blocks": Each(knight_named, to=attackers, unless=(*READY, across_a_queen), least=1)},
    rule="DK-088",
    unless=(*QUIET, no_battle, defence_aid_over, not_aid_defend, your_own_defence, your_own_attack, attacks_already),
    reading=(passed_here,),
    clear=partial(may_join, phase=AID_DEFEND),
)


def act_aid_defend(draft: Draft, seat: int, command: m.AidDefend) -> None:
    block(draft, seat, command.blocks)
    begin_aid(draft, AID_DEFEND)


_PASS_AID = (Offer("pass_aid"),)


def offer_pass_aid(state: State, seat: int) -> tuple[Offer, ...]:
    if state.phase not in (AID_ATTACK, AID_DEFEND):
        return NONE
    return _PASS_AID if asked_for_aid(state, seat, state.phase) else NONE


def no_aid_step(state: State) -> bool:
    return state.phase not in (AID_ATTACK, AID_DEFEND)


def aid_not_asked(state: State, seat: int) -> bool:
    """DK-076."""
    return not asked_for_aid(state, seat, state.phase)


def may_pass_aid(state: State, seat: int) -> bool:
    """Quickly: this is the moment."""
    if state.phase not in (AID_ATTACK, AID_DEFEND) or state.battle is None or not is_free(state, seat):
        return False
    return asked_for_aid(state, seat, state.phase)


TO_PASS_AID = Move(
    m.PassAid, {}, rule="DK-076", unless=(*QUIET, no_battle, no_aid_step, aid_not_asked), clear=may_pass_aid
)


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


def no_step_to_ask(state: State) -> bool:
    return state.phase not in (AID_ATTACK, DEFEND, AID_DEFEND)


def not_your_battle(state: State, seat: int) -> bool:
    return seat not in (state.active, the_battle(state).target)


def defence_to_come(state: State, seat: int) -> bool:
    return state.phase == AID_ATTACK and seat != state.active


def attack_past(state: State, seat: int) -> bool:
    return state.phase != AID_ATTACK and seat != the_battle(state).target


def nobody_to_ask(state: State) -> bool:
    return not others_live(state)


def asked_already(state: State) -> bool:
    return bool(the_battle(state).asked >> (ATTACKING if state.phase == AID_ATTACK else DEFENDING) & 1)


def may_ask_aid(state: State, seat: int) -> bool:
    """Quickly: this is the moment."""
    return is_free(state, seat) and asking_side(state, seat) > 0


TO_ASK_AID = Move(
    m.AskAid,
    {},
    rule="DK-078",
    unless=(
        *QUIET,
        no_battle,
        no_step_to_ask,
        not_your_battle,
        defence_to_come,
        attack_past,
        nobody_to_ask,
        asked_already,
    ),
    clear=may_ask_aid,
)


def act_ask_aid(draft: Draft, seat: int, command: m.AskAid) -> None:
    draft.put(m.AidAsked(seat, asking_side(draft.state, seat)))


# Standing against somebody


def block(draft: Draft, seat: int, blocks: tuple[tuple[Piece, Piece], ...]) -> None:
    pairs = tuple([(code(blocker) - DOMINO_AT, code(attacker) - DOMINO_AT) for blocker, attacker in blocks])
    draft.put(m.Defended(seat, pairs, taps(draft.state, seat, tuple([blocker for blocker, _ in pairs]))))
