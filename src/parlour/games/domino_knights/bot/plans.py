"""What is worth thinking about: the rule of thumb first, then what else could be done, a handful at most."""

from collections.abc import Sequence

from parlour.core.offers import Assign, Choose, Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot import battle, special, turn
from parlour.games.domino_knights.bot.aims import likely
from parlour.games.domino_knights.bot.choose import PASS, PASS_AID, answer
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    ATTACK,
    DEFEND,
    DISCARD,
    DRAW,
    MAINTAIN,
    NOBODY,
    TRAIN,
)
from parlour.games.domino_knights.pieces import BODY_NAMES, CARD_NAMES, DEATH, PLAIN, POINTS, SPECIAL

MOST = 10


def plans(mind: Mind) -> list[m.Command]:
    """Different commands, each offered by the rules."""
    first = answer(mind)
    out: dict[m.Command, None] = {first: None}
    state = mind.state
    if state.copying != NOBODY or isinstance(first, m.Concede):
        return [first]
    if state.window is not None:
        if not _matters(mind):
            return [first]
        out[PASS] = None
        _add(out, likely(mind))
        return list(out)[:MOST]
    others = _OTHERS.get(state.phase)
    if others is not None:
        _add(out, others(mind))
    if state.phase in (TRAIN, ATTACK) and state.active == mind.seat:
        _add(out, likely(mind))
    return list(out)[:MOST]


def _add(out: dict[m.Command, None], more: Sequence[m.Command]) -> None:
    for command in more:
        out[command] = None


def _matters(mind: Mind) -> bool:
    """Most windows can be passed without a thought: nothing to play, or nothing at stake; but Death finds its moment in
    any."""
    held = mind.me.hand.translate(None, PLAIN)
    if not held:
        return False
    return special.is_a_moment(mind) or (
        mind.state.active != mind.seat and any([SPECIAL[card] == DEATH for card in held])
    )


def _promotions(mind: Mind) -> list[m.Command]:
    out: list[m.Command] = []
    for offer in mind.of(m.Promote)[:1]:
        ask = offer.asks[0]
        assert isinstance(ask, Pick)
        if len(offer.fixed) == 1:
            out += [m.Promote(str(offer.fixed[0]), int(end)) for end in ask.of]
        else:
            out += [m.Promote(str(offer.fixed[0]), None, piece) for piece in ask.of]
    return out


def _draws(mind: Mind) -> list[m.Command]:
    return [m.DrawCards(bool(offer.fixed[0])) for offer in mind.of(m.DrawCards)]


def _trainings(mind: Mind) -> list[m.Command]:
    found = sorted(turn.trainings(mind), key=lambda one: -one[0])
    return [*[command for _, command in found][:6], m.EndTrain()]


def _attacks(mind: Mind) -> list[m.Command]:
    found = sorted(turn.attacks(mind), key=lambda one: -one[0])
    return [*[command for _, command in found][:7], m.EndAttack()]


def _defences(mind: Mind) -> list[m.Command]:
    ask = mind.of(m.Defend)[0].asks[0]
    assert isinstance(ask, Assign)
    out: list[m.Command] = [m.Defend(())]
    if not ask.to:
        return out
    blockers, may = battle.assignable(mind, ask)
    attackers = battle.fighters(mind, battle.the_battle(mind).attackers)
    for hurt, knight in ((0.3, 1.0), (3.0, 1.0), (0.0, 1.0)):
        out.append(m.Defend(battle.named(battle.set_blocks(attackers, blockers, hurt * knight, 0, may))))
    for attacker in sorted(attackers, key=lambda one: -one.attack)[:2]:
        unit = [one for one in blockers if attacker.body in may[one.body]]
        out.append(m.Defend(tuple([(BODY_NAMES[one.body], BODY_NAMES[attacker.body]) for one in unit])))
    return out


def _joinings(mind: Mind) -> list[m.Command]:
    out: list[m.Command] = [PASS_AID]
    for offer in mind.of(m.AidAttack):
        ask = offer.asks[0]
        assert isinstance(ask, Choose)
        out.append(m.AidAttack(ask.of))
        out += [m.AidAttack((piece,)) for piece in ask.of[:2]]
    return out


def _stands(mind: Mind) -> list[m.Command]:
    out: list[m.Command] = [PASS_AID]
    for offer in mind.of(m.AidDefend):
        ask = offer.asks[0]
        assert isinstance(ask, Assign)
        out += [m.AidDefend(((piece, target),)) for piece, targets in ask.to for target in targets][:5]
    return out


def _discards(mind: Mind) -> list[m.Command]:
    ask = mind.of(m.Discard)[0].asks[0]
    assert isinstance(ask, Choose)
    kept = sorted([(turn.kept(mind, card), card) for card in mind.me.hand])
    out: list[m.Command] = []
    for count in range(ask.least, len(kept) + 1):
        gone = [card for _, card in kept[:count]]
        out.append(m.Discard(tuple([CARD_NAMES[card] for card in sorted(gone, key=lambda card: -POINTS[card])])))
    return out


_OTHERS = {
    MAINTAIN: _promotions,
    DRAW: _draws,
    TRAIN: _trainings,
    ATTACK: _attacks,
    DEFEND: _defences,
    AID_ATTACK: _joinings,
    AID_DEFEND: _stands,
    DISCARD: _discards,
}
