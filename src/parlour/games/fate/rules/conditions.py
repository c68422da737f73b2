"""What many commands ask first: who leads, whether there is a scene, a roll, a turn, whose character it is. Each
condition is True where it forbids."""

from parlour.core.judge import Some, waived
from parlour.games.fate.model import APPROACHES, GM, Aspect, Character, Side, State
from parlour.games.fate.rules.ask import busy, is_npc, sees
from parlour.games.fate.rules.sums import has_thrown, side_of
from parlour.games.fate.rules.turns import takes_part
from parlour.roleplay.cast import not_gm, people, seat_of
from parlour.roleplay.chapter import leads

By = Character | str
"""A character, or the game master in her own name."""


# The moment


def no_scene(state: State) -> bool:
    return not state.scene.opened


def roll_open(state: State) -> bool:
    """FAE-023: one roll at a time."""
    return state.roll is not None


def no_roll(state: State) -> bool:
    return state.roll is None


def contest_roll(state: State) -> bool:
    """FAE-129: in a contest the rolls are compared with each other."""
    return state.roll is not None and state.roll.action == "contest"


def dice_down(state: State) -> bool:
    """FAE-Q47: what is done before the dice."""
    return state.roll is not None and (has_thrown(state.roll) or state.roll.phase not in ("oppose", "ready"))


def no_conflict(state: State) -> bool:
    return state.conflict is None


def not_begun(state: State) -> bool:
    """FAE-134: it is still being set up."""
    return state.conflict is not None and not state.conflict.begun


def no_contest(state: State) -> bool:
    return state.contest is None


def under_way(state: State) -> bool:
    """FAE-185: one of the three at a time."""
    return busy(state)


BEGINNING = (not_gm, no_scene, under_way, roll_open)
"""FAE-185: challenges, contests and conflicts begin in an open scene, by the game master."""
BETWEEN_ROLLS = (not_gm, roll_open)
"""By the game master, between rolls;"""
MAPPING = (not_gm, no_scene, roll_open)
"""in a scene as well."""


# Characters


def speakers(state: State, seat: int) -> dict[str, By]:
    """Characters, and the game master in her own name."""
    return {GM: GM, **{c.id: c for c in people(state, seat)}}


def gm_alone(state: State, seat: int, it: By) -> bool:
    return it == GM and not leads(state, seat)


def shown(state: State) -> list[Character]:
    """Everybody in the open."""
    return [c for c in state.characters if not c.hidden]


def not_yours(state: State, seat: int, it: By) -> bool:
    return isinstance(it, Character) and seat_of(state, it) != seat


def not_ready(it: By) -> bool:
    """FAE-028: still being made."""
    return isinstance(it, Character) and it.status != "ready"


def in_hiding(it: By) -> bool:
    return isinstance(it, Character) and it.hidden


def not_here(it: By) -> bool:
    return isinstance(it, Character) and not it.here


def taken_out(it: By) -> bool:
    return isinstance(it, Character) and it.out == "taken"


def conceded(it: By) -> bool:
    return isinstance(it, Character) and it.out == "conceded"


def not_a_pc(it: By) -> bool:
    return isinstance(it, Character) and is_npc(it)


OWN = (not_yours, not_ready, in_hiding)
"""This seat acts for a character,"""
HERE = (not_ready, in_hiding, not_here, taken_out, conceded)
"""who is in the scene and can act,"""
IN_PLAY = (not_yours, *HERE)
"""or both."""
PRESENT = (not_ready, not_here, taken_out, conceded)
"""Of those in the open, who is in the scene and can act."""


# Turns


def not_in_conflict(state: State, it: Character) -> bool:
    return state.conflict is not None and not takes_part(state, it.id)


def acted(state: State, it: Character) -> bool:
    """FAE-140: one action a turn."""
    return state.conflict is not None and it.id in state.conflict.acted


def turn_over(state: State, it: Character) -> bool:
    return state.conflict is not None and it.id in state.conflict.ended_turn


def not_your_turn(state: State, it: Character) -> bool:
    conflict = state.conflict
    return conflict is not None and it.id not in conflict.order[conflict.at]


ON_TURN = tuple([waived(one) for one in (not_in_conflict, turn_over, not_your_turn)])
ACTING = (waived(not_begun), waived(not_in_conflict), waived(acted), waived(turn_over), waived(not_your_turn))
"""FAE-140: in a conflict on one's turn, with the action still to spend."""


# Aspects


def known_aspects(state: State, seat: int) -> list[Aspect]:
    """What this seat may know of: nothing hidden from it, nothing of a draft that is another's."""
    drafts = {c.id for c in state.characters if c.status != "ready" and seat_of(state, c) != seat}
    return [a for a in state.aspects if a.owner not in drafts and sees(state, seat, a)]


# Sides of a roll


def side_with(state: State, who: str) -> Side | None:
    """The side of the open roll somebody rolls for."""
    at = side_of(state.roll, who) if state.roll is not None else -1
    return state.roll.sides[at] if state.roll is not None and at >= 0 else None


def hows(who: Character) -> tuple[str, ...]:
    """FAE-043, FAE-168..170: the approaches; for a mook, its listed things."""
    if who.ratings:
        return APPROACHES
    return tuple(dict.fromkeys((*who.skilled, *(() if who.weak_else else who.bad))))


def fewest_hows(who: Character) -> int:
    return 1 if who.ratings else 0


def most_hows(who: Character) -> int:
    return 1 if who.ratings else len(hows(who))


def best_how(who: Character) -> tuple[str, ...]:
    """What is suggested: the best approach; a mook's things fit or not."""
    return (APPROACHES[who.ratings.index(max(who.ratings))],) if who.ratings else ()


def how() -> Some:
    """One approach; of a mook's things whatever fits."""
    return Some(hows, least=fewest_hows, most=most_hows, suggest=best_how)
