"""Builds the views of view.py from a state: a public part for everybody, a small private part per seat."""

from parlour.games.domino_knights.lesson.coach import seen
from parlour.games.domino_knights.model import (
    GOAL_VOTE,
    NOBODY,
    PHASES,
    Candidate,
    Kingdom,
    Knight,
    Options,
    Recruit,
    State,
)
from parlour.games.domino_knights.pieces import (
    BLANKS,
    BODY_NAMES,
    CARD_NAMES,
    COST,
    PAIR,
    POINTS,
    SUITS,
    is_body,
    is_card,
    piece,
    place,
    special_of,
)
from parlour.games.domino_knights.rules.loot import looter
from parlour.games.domino_knights.rules.play import awaited
from parlour.games.domino_knights.rules.questions import (
    credit,
    find_knight,
    is_finished,
    is_majestic,
    never_taps,
    starting,
    values,
)
from parlour.games.domino_knights.rules.resolve import damage, fame_at_stake, is_open, pairings
from parlour.games.domino_knights.view import (
    BattleSeen,
    FaceDown,
    GoalSeen,
    KingdomSeen,
    KnightSeen,
    Own,
    PairingSeen,
    PlaySeen,
    Private,
    Public,
    WindowSeen,
)
from parlour.games.domino_knights.words.coach import coached
from parlour.games.domino_knights.words.endings import goal_titles
from parlour.games.domino_knights.words.pieces import special_name
from parlour.games.domino_knights.words.prompts import aimed_at


def _cards(cards: bytes) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards]) if cards else ()


def _knight(state: State, seat: int, kingdom: Kingdom, knight: Knight) -> KnightSeen:
    attack, defence, bonus, doublings = values(state, seat, knight)
    on = _cards(knight.on) if knight.life == NOBODY else (CARD_NAMES[knight.life], *_cards(knight.on))
    if knight.hired:
        on += tuple([CARD_NAMES[card] for card, _ in knight.hired])
    return KnightSeen(
        BODY_NAMES[knight.domino],
        knight.attack,
        knight.defence,
        SUITS[knight.suit : knight.suit + 1],
        attack,
        defence,
        _cards(knight.cards),
        on,
        knight.domino in state.tapped,
        never_taps(state, knight) or is_majestic(kingdom, knight),
        bonus,
        doublings,
        None if knight.model == NOBODY else BODY_NAMES[knight.model],
        state.battle is not None and knight.domino in state.battle.flipped,
        _pair(knight) if knight.domino >= PAIR else (),
        knight.hired[-1][1] if knight.hired else None,
        2**doublings if doublings else 0,
    )


def _pair(knight: Knight) -> tuple[str, ...]:
    """DK-187: the card that attacks, then the one that defends; a blank card and the one that gives its suit."""
    cards = knight.cards if knight.domino in BLANKS or POINTS[knight.cards[0]] == knight.attack else knight.cards[::-1]
    return _cards(cards)


def _face_down(lying: Recruit | Candidate) -> FaceDown:
    cards = len(lying.cards) if isinstance(lying, Candidate) else 0
    if isinstance(lying, Candidate) and lying.domino >= PAIR:
        return FaceDown(place(lying.place), cards, None, _cards(lying.cards) if lying.known else ())
    return FaceDown(place(lying.place), cards, BODY_NAMES[lying.domino] if lying.known else None)


def _kingdom(state: State, seat: int, kingdom: Kingdom) -> KingdomSeen:
    return KingdomSeen(
        kingdom.name,
        None if state.fame or state.phase == GOAL_VOTE else kingdom.health,
        kingdom.health if state.fame and state.phase != GOAL_VOTE else None,
        kingdom.alive,
        len(kingdom.hand),
        _cards(kingdom.shown),
        tuple([_face_down(r) for r in kingdom.recruits]),
        tuple([_face_down(c) for c in kingdom.candidates]),
        tuple([_knight(state, seat, kingdom, k) for k in kingdom.knights]),
        tuple([BODY_NAMES[d] for d in kingdom.graveyard]),
        _cards(kingdom.tomb),
        _cards(kingdom.laid),
        bool(state.attacked >> seat & 1),
    )


def _window(state: State) -> WindowSeen | None:
    window = state.window
    if window is None:
        return None
    dominoless = state.options.dominoless
    names = [special_name(special_of(p.card, dominoless=dominoless)) for p in window.batch]
    batch = [
        PlaySeen(
            CARD_NAMES[p.card],
            name,
            p.seat,
            piece(p.target),
            "" if is_card(p.target) or is_body(p.target) else aimed_at(state, p),
        )
        for p, name in zip(window.batch, names, strict=True)
    ]
    asked = [seat for seat in range(len(state.kingdoms)) if not window.passed >> seat & 1]
    return WindowSeen(window.checkpoint, tuple(batch), tuple(asked))


def _battle(state: State) -> BattleSeen | None:
    battle = state.battle
    if battle is None:
        return None
    fought = pairings(state)
    seen: list[PairingSeen] = []
    for pairing in fought:
        found = find_knight(state, pairing.attacker)
        seen.append(
            PairingSeen(
                BODY_NAMES[pairing.attacker],
                NOBODY if found is None else found[0],
                pairing.attack,
                pairing.defence,
                tuple([BODY_NAMES[b] for b in pairing.blockers]),
                pairing.unit_attack,
                pairing.unit_defence,
                pairing.attacker_falls,
                pairing.unit_falls,
                is_open(state, battle, pairing),
            )
        )
    return BattleSeen(
        state.active,
        battle.target,
        tuple(seen),
        damage(state, fought),
        tuple(battle.sides),
        tuple([side for side in (1, 2) if battle.asked >> side & 1]),
        battle.resolved,
        None if (victor := looter(state)) == NOBODY else victor,
        battle.fame if battle.resolved else fame_at_stake(state, fought),
    )


def public(state: State) -> Public:
    """What anybody may see, also who only watches."""
    return Public(
        tuple([_kingdom(state, seat, kingdom) for seat, kingdom in enumerate(state.kingdoms)]),
        len(state.deck),
        len(state.peasants),
        _cards(state.discard),
        PHASES[state.phase],
        state.turn,
        state.active,
        _window(state),
        _battle(state),
        None if state.copying == NOBODY else state.copying,
        state.options.highest,
        starting(state),
        "" if state.phase == GOAL_VOTE else state.goal,
        0 if state.phase == GOAL_VOTE else state.options.limit(state.goal),
        "" if state.goal_card == NOBODY else CARD_NAMES[state.goal_card],
        state.pleas,
        tuple([bool(vote) for vote in state.votes]),
        () if state.phase == GOAL_VOTE else state.votes,
        state.time_up,
        state.options,
        state.outcome,
        state.turns[-100:],
        state.this_turn() if state.turn else None,
        seen(state),
        tuple([GoalSeen(*one) for one in goal_titles(state.options)]),
        ace_of_diamonds(state.options),
    )


def ace_of_diamonds(options: Options) -> str:
    """DK-186: without dominoes a Mercenary, or nothing."""
    if not options.dominoless:
        return "Wealth"
    return "Mercenary" if options.nl_ace_diamonds == "mercenary" else ""


def private(state: State, seat: int) -> Private:
    """What this seat alone may see beyond that: her hand, her Recruits, her Candidates (DK-013, DK-014, DK-035)."""
    kingdom = state.kingdoms[seat]
    played = []
    if state.window is not None:
        for play in state.window.batch:
            if play.seat == seat and (play.attack != NOBODY or play.model != NOBODY or play.pair):
                end = (
                    str(play.attack) if play.attack != NOBODY else "/".join(_cards(play.pair)) or BODY_NAMES[play.model]
                )
                played.append((CARD_NAMES[play.card], end))
    return Private(
        _cards(kingdom.hand),
        tuple([Own(place(r.place), BODY_NAMES[r.domino], COST[r.domino]) for r in kingdom.recruits]),
        tuple(
            [
                Own(
                    place(c.place),
                    BODY_NAMES[c.domino] if c.domino < PAIR else "",
                    COST[c.domino],
                    _cards(c.cards),
                    credit(c),
                    is_finished(c),
                )
                for c in kingdom.candidates
            ]
        ),
        tuple(played),
        state.votes[seat] if state.phase == GOAL_VOTE else "",
        coached(state, seat, awaited(state)),
    )
