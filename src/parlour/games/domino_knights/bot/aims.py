"""What each special card could well be aimed at: what a searching player looks through."""

from parlour.core.offers import fits
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.bot.special import best_pair, necromancer, pair_by_life, rival_knights
from parlour.games.domino_knights.pieces import (
    BLANK,
    BODY_NAMES,
    CARD_NAMES,
    DEATH,
    ENDS,
    KINGDOM_NAMES,
    LIFE,
    NECROMANCER,
    PLAIN,
    POWER,
    SPECIAL,
    SUIT,
    WEALTH,
    WIZARD,
    place,
)
from parlour.games.domino_knights.rules.questions import never_taps
from parlour.games.domino_knights.rules.special import offer_special


def likely(mind: Mind) -> list[m.Special]:
    """Every special card in hand, as the rules offer it."""
    held = mind.me.hand.translate(None, PLAIN)
    if not held:
        return []
    offered = offer_special(mind.state, mind.seat)
    out: list[m.Special] = []
    seen: set[tuple[int, int]] = set()
    for card in held:
        if (SPECIAL[card], SUIT[card]) in seen:
            continue
        seen.add((SPECIAL[card], SUIT[card]))
        out += [wish for wish in _aims(mind, card) if fits(offered, wish)]
    return out


def _aims(mind: Mind, card: int) -> list[m.Special]:
    state, name, kind = mind.state, CARD_NAMES[card], SPECIAL[card]
    home = KINGDOM_NAMES[mind.seat]
    if kind == DEATH or (kind == WEALTH and state.options.dominoless):
        foes = sorted(rival_knights(mind), key=lambda foe: -foe[0])[:2]
        blind = (
            [place(one.place) for rival in mind.rivals() for one in state.kingdoms[rival].candidates][:2]
            if kind == DEATH
            else []
        )
        return [m.Special(name, target) for target in (*[BODY_NAMES[knight.domino] for _, knight in foes], *blind)]
    if kind == POWER:
        mine = sorted([(mind.fighter(mind.seat, k).worth, k.domino) for k in mind.me.knights], reverse=True)
        battle = state.battle
        if battle is not None:
            fighting = [*battle.attackers, *[blocker for blocker, _ in battle.blocks]]
            mine = [one for one in mine if one[1] in fighting]
        return [m.Special(name, BODY_NAMES[body]) for _, body in mine[:3]]
    if kind == LIFE:
        return _lives(mind, name)
    if kind == WIZARD:
        batch = state.window.batch if state.window is not None else ()
        aims = [one.card for one in batch if one.seat != mind.seat]
        for _, knight in sorted(rival_knights(mind), key=lambda foe: -foe[0])[:3]:
            aims += [one for one in (*knight.on, knight.life) if one >= 0]
        for rival in mind.rivals():
            aims += state.kingdoms[rival].laid
        return [m.Special(name, CARD_NAMES[aim]) for aim in aims[:3]]
    if kind == NECROMANCER:
        wish = necromancer(mind, card)
        return [wish] if wish is not None else []
    return [m.Special(name, home)]


def _lives(mind: Mind, name: str) -> list[m.Special]:
    state = mind.state
    out: list[m.Special] = []
    suit = "♥" if state.options.life_suit == "chosen" else None
    for one in mind.me.recruits:
        if one.domino != BLANK:
            out += [m.Special(name, place(one.place), suit, end) for end in sorted(set(ENDS[one.domino]), reverse=True)]
    if state.options.dominoless and (pair := best_pair(mind)) is not None:
        out.append(pair_by_life(mind, name, pair))
    mine = [(mind.fighter(mind.seat, k).worth, k.domino) for k in mind.me.knights if not never_taps(state, k)]
    return out + [m.Special(name, BODY_NAMES[body]) for _, body in sorted(mine, reverse=True)[:2]]
