"""Whether a card somebody else plays does harm enough to spend a Ten on: what it would really do, not who played it."""

from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.model import Play, State
from parlour.games.domino_knights.pieces import COURAGE, DEATH, DOMINO_AT, LIFE, LOYALTY, POWER, SPECIAL, WEALTH, WIZARD
from parlour.games.domino_knights.rules.batch import take_effect
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.questions import find_knight
from parlour.games.domino_knights.rules.resolve import is_open, pairings

TEN = 4.0
"""What a Ten is kept for: as much harm as this, in points of Health."""


def hurts(mind: Mind, play: Play) -> bool:
    """A card in the batch that is worth a Ten."""
    if play.seat == mind.seat:
        return False
    state = mind.state
    kind = SPECIAL[play.card]
    found = find_knight(state, play.target - DOMINO_AT) if play.target >= DOMINO_AT else None
    ours = found is not None and found[0] == mind.seat
    if kind == DEATH or (kind == WEALTH and state.options.dominoless):
        return (
            found is not None
            and ours
            and mind.fighter(*found).worth >= 0.8 * mind.temper.knight * state.options.highest
        )
    if kind == WIZARD:
        mine = [one for one in (state.window.batch if state.window is not None else ()) if one.seat == mind.seat]
        if any([one.card == play.target and SPECIAL[one.card] in (DEATH, LIFE, POWER) for one in mine]):
            return True
        return play.target < DOMINO_AT and any([play.target == k.life or play.target in k.on for k in mind.me.knights])
    if kind in (POWER, LOYALTY, COURAGE):
        return _at_stake(mind, state) - _at_stake(mind, _with(state, play)) >= TEN
    return kind == LIFE and not ours and len(mind.rivals()) == 1


def _with(state: State, play: Play) -> State:
    """The table as it would be with this card alone in effect."""
    draft = Draft(state, None)
    take_effect(draft, play)
    return draft.state


def _at_stake(mind: Mind, state: State) -> float:
    """What the battle, decided as it stands in this state, would bring us: Health taken and lost, Knights killed and
    lost."""
    battle, me = state.battle, mind.seat
    if battle is None or battle.resolved:
        return 0.0
    worth = {
        k.domino: (seat, mind.fighter(seat, k).worth)
        for seat, kingdom in enumerate(mind.state.kingdoms)
        for k in kingdom.knights
    }
    side = battle.sides[me]
    total = 0.0
    for pairing in pairings(state):
        if is_open(state, battle, pairing):
            if me == battle.target:
                total -= pairing.attack * mind.hurt(me)
            elif me == state.active:
                total += pairing.attack * mind.hurt(battle.target)
        fallen = [pairing.attacker] if pairing.attacker_falls else []
        fallen += pairing.blockers if pairing.unit_falls else ()
        for body in fallen:
            owner, value = worth[body]
            if owner == me:
                total -= value
            elif side and battle.sides[owner] != side:
                total += 0.5 * value
    return total
