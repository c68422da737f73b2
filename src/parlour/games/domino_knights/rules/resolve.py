"""Resolution and clean-up of a battle (2.12, 2.13; 3.4)."""

from parlour.core.judge import Move, Some
from parlour.core.offers import Choose, Offer
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import CLEAN_UP, NOBODY, Battle, State
from parlour.games.domino_knights.pieces import BODY_NAMES, COST, DOMINO_AT, PAIR, code
from parlour.games.domino_knights.rules import loot
from parlour.games.domino_knights.rules.conditions import QUIET, no_battle, not_clean_up
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import changes
from parlour.games.domino_knights.rules.flow import CP5, CP6, THEN_AFTER_BATTLE, To, after, checkpoint, resumes, settle
from parlour.games.domino_knights.rules.graves import bury_fallen, fights_by_life_of, keeps_dead, tap_down, worth
from parlour.games.domino_knights.rules.questions import cards_of, find_knight, the_battle, values


def pairings(state: State) -> list[m.Pairing]:
    """DK-086, DK-091 to DK-095, DK-197: every attacker and who meets it, all from one snapshot."""
    battle = the_battle(state)
    out: list[m.Pairing] = []
    for attacker in battle.attackers:
        found = find_knight(state, attacker)
        assert found is not None
        attack, defence, _, _ = values(state, *found)
        blockers = tuple([blocker for blocker, against in battle.blocks if against == attacker])
        unit_attack = unit_defence = 0
        for blocker in blockers:
            standing = find_knight(state, blocker)
            assert standing is not None
            one_attack, one_defence, _, _ = values(state, *standing)
            unit_attack += one_attack
            unit_defence += one_defence
        met = bool(blockers)
        out.append(
            m.Pairing(
                attacker,
                attack,
                defence,
                blockers,
                unit_attack,
                unit_defence,
                attacker_falls=met and unit_attack > defence,
                unit_falls=met and attack > unit_defence,
            )
        )
    return out


def is_open(state: State, battle: Battle, pairing: m.Pairing) -> bool:
    """DK-097, DK-A39: nobody stands against it (and, by the switch, nobody ever did)."""
    if pairing.blockers:
        return False
    return state.options.removed_blocker == "open" or pairing.attacker not in battle.met


def opened(state: State, fought: list[m.Pairing]) -> list[m.Pairing]:
    battle = the_battle(state)
    return [pairing for pairing in fought if is_open(state, battle, pairing)]


def damage(state: State, fought: list[m.Pairing]) -> int:
    """DK-097; where Fame is played for there is no Health to lose (DK-172)."""
    return 0 if state.fame else sum([pairing.attack for pairing in opened(state, fought)])


def fame_at_stake(state: State, fought: list[m.Pairing]) -> tuple[int, ...]:
    """By seat, what everybody gains or loses in this battle; empty where Health is played for."""
    return changes(state, fought, opened(state, fought)) if state.fame else ()


@after(CP5)
def resolve(draft: Draft) -> None:
    """DK-091: all at the same time."""
    s = draft.state
    fought = pairings(s)
    target = the_battle(s).target
    lost = min(damage(s, fought), s.kingdoms[target].health)
    gained = fame_at_stake(s, fought)
    fame = tuple([k.health + change for k, change in zip(s.kingdoms, gained, strict=True)]) if gained else ()
    left = s.kingdoms[target].health - lost
    won = NOBODY
    if loot.is_played(s.options):
        won = loot.victor(
            s, fought, lost, fame or [left if seat == target else k.health for seat, k in enumerate(s.kingdoms)]
        )
    draft.put(m.BattleResolved(target, tuple(fought), lost, left, fame, gained, won))
    checkpoint(draft, CP6)


def dead_of(state: State, seat: int) -> list[int]:
    """Her own Knights that fell in this battle and were not looted, attackers before blockers."""
    battle = the_battle(state)
    if not battle.flipped:
        return []
    order = [*battle.attackers, *[blocker for blocker, _ in battle.blocks]]
    mine = {k.domino for k in state.kingdoms[seat].knights}
    return [domino for domino in order if domino in battle.flipped and domino in mine and domino != battle.looted]


def owes_order(state: State) -> list[int]:
    """DK-A49: who has several dead of this battle and has not said in which order they go; asked once it is known who
    loots what."""
    battle = the_battle(state)
    if loot.looter(state) != NOBODY or not keeps_dead(state):
        return []
    named = {domino for order in battle.orders for domino in order}
    out: list[int] = []
    for seat in range(len(state.kingdoms)):
        dead = dead_of(state, seat)
        if len(dead) > 1 and dead[0] not in named:
            out.append(seat)
    return out


@after(CP6)
def clean_up(draft: Draft) -> None:
    draft.put(m.PhaseBegan(CLEAN_UP))
    _clean_up_when_ordered(draft)


@resumes(To.CLEAN_UP)
def _clean_up_when_ordered(draft: Draft) -> None:
    """DK-101 to DK-103, DK-A50: attackers, then blockers, clockwise from the active Kingdom; what was looted comes on
    top (DK-105)."""
    s = draft.state
    if loot.looter(s) != NOBODY or owes_order(s):
        return
    battle = the_battle(s)
    count = len(s.kingdoms)
    clockwise = [(s.active + i) % count for i in range(count)]
    dead: list[tuple[int, int]] = []
    cards: list[int] = []
    for fighters in (battle.attackers, tuple([blocker for blocker, _ in battle.blocks])):
        for seat in clockwise:
            for knight in s.kingdoms[seat].knights:
                if knight.domino in battle.flipped and knight.domino in fighters:
                    cards += cards_of(knight)
    named = {domino: place for order in battle.orders for place, domino in enumerate(order)}
    for seat in clockwise:
        dead += [(seat, domino) for domino in sorted(dead_of(s, seat), key=lambda d: named.get(d, 0))]
    if battle.looted in loot.spoils(s):
        dead.append((battle.victor, battle.looted))
    tap_down(draft, fights_by_life_of(s, tuple(battle.flipped)))
    if s.options.dominoless:
        bury_fallen(draft, tuple(dead), tuple(cards))
    else:
        draft.put(m.BattleEnded(tuple(dead), tuple(cards)))
    settle(draft, THEN_AFTER_BATTLE)


def offer_order(state: State, seat: int) -> list[Offer]:
    """DK-A49: the last named lies on top."""
    if state.phase != CLEAN_UP or state.window is not None or seat not in owes_order(state):
        return []
    dead = tuple([BODY_NAMES[d] for d in dead_of(state, seat)])
    return [Offer("order_graveyard", (), (Choose(dead, len(dead), len(dead), True),))]


def looting_first(state: State) -> bool:
    """DK-105."""
    return loot.looter(state) != NOBODY


def no_order_owed(state: State, seat: int) -> bool:
    return seat not in owes_order(state)


def her_dead(state: State, seat: int) -> dict[str, int]:
    return {BODY_NAMES[body]: DOMINO_AT + body for body in dead_of(state, seat)}


def all_her_dead(state: State, seat: int) -> int:
    return len(dead_of(state, seat))


TO_ORDER = Move(
    m.OrderGraveyard,
    {"order": Some(her_dead, ordered=True, least=all_her_dead)},
    rule="DK-A49",
    unless=(*QUIET, no_battle, not_clean_up, looting_first, no_order_owed),
)


def act_order(draft: Draft, seat: int, command: m.OrderGraveyard) -> None:
    draft.put(m.GraveyardOrdered(seat, tuple([code(d) - DOMINO_AT for d in command.order])))
    _clean_up_when_ordered(draft)


def weakest_on_top(state: State, seat: int) -> tuple[int, ...]:
    """DK-A49: what the clock chooses."""
    return tuple(sorted(dead_of(state, seat), key=lambda body: -(COST[body] if body < PAIR else worth(state, body))))
