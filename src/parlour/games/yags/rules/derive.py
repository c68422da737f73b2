"""Numbers that follow from a sheet: attributes under load, Move, gaits, climbs, wounds, penalties, Tech Level. Reads,
never changes."""

from parlour.games.yags.content import numbers
from parlour.games.yags.content.tables import bulk_row, size_row
from parlour.games.yags.model import Creature, Gait, Pace, State
from parlour.games.yags.rules.ask import base, score
from parlour.games.yags.rules.load import (
    OVER,
    band,
    band_name,
    limits,
    load,
    load_penalty,
    resist_penalty,
    unencumbered,
)
from parlour.games.yags.words.bounds import SAY

__all__ = [
    "attribute",
    "attribute_why",
    "band",
    "band_name",
    "boxes",
    "climb_metres",
    "dash_seconds",
    "dying",
    "free_metres",
    "gait_metres",
    "gait_refused",
    "gait_why",
    "larger",
    "limits",
    "load",
    "load_penalty",
    "mass",
    "mass_words",
    "melee_difficulty",
    "missile_penalty",
    "move",
    "move_why",
    "penalties",
    "penalty",
    "resist_penalty",
    "run_minutes",
    "size_from_mass",
    "size_from_volume",
    "tech_level",
    "unencumbered",
    "watch_km",
]

DASH = 100
"""Metres of a dash, told in seconds."""
SMALLEST = 3
"""The Tiny level of a few grams."""


# Attributes


def attribute(state: State, one: Creature, name: str) -> int:
    """YAG-184: as it stands under load, never below 0. Only a 0 on the sheet itself forbids checks (YAG-Q39)."""
    return max(0, base(one, name) - load_penalty(one, name))


def attribute_why(state: State, one: Creature, name: str) -> str:
    """How it came about, where it differs from the sheet."""
    now, on_sheet = attribute(state, one, name), base(one, name)
    if now == on_sheet:
        return ""
    if band(one) == OVER and name == "Agility":
        return f"{on_sheet}, but nothing of it while over encumbered"
    least = ", not below 0" if on_sheet < load_penalty(one, name) else ""
    return f"{on_sheet}, less {load_penalty(one, name)}{least}: {band_name(band(one))}"


# Movement


def _pieces(state: State, one: Creature) -> tuple[int, int, int, int]:
    """YAG-060: Size, Strength, Agility (under load or not, YAG-Q07) and 1. A tiny one's Size counts as 0 (YAG-Q54)."""
    loaded = state.options.load_affects_move == "on"
    agility = attribute(state, one, "Agility") if loaded else base(one, "Agility")
    return (0 if one.tiny else one.size), base(one, "Strength"), agility, 1


def _is_slowed(one: Creature) -> bool:
    """YAG-179, YAG-180, YAG-Q08: the Move score is halved."""
    return band(one) in (2, 3)


def move(state: State, one: Creature) -> int:
    """YAG-060, YAG-183: at least 1 until over encumbered."""
    if band(one) == OVER:
        return 0
    found = sum(_pieces(state, one))
    if _is_slowed(one):
        found //= 2
    return max(1, found - one.move_penalty)


def move_why(state: State, one: Creature) -> str:
    """The arithmetic: "5 + 3 + 3 + 1"."""
    if band(one) == OVER:
        return "over encumbered: no movement"
    text = " + ".join([str(part) for part in _pieces(state, one)])
    if _is_slowed(one):
        text = f"({text}) / 2"
    if one.move_penalty:
        text += f" - {one.move_penalty}"
    return text


def penalties(state: State, one: Creature) -> tuple[tuple[str, int], ...]:
    """YAG-Q32: what fatigue, wounds and stuns take off, as the game master set it; by the point of fatigue where the
    table wants that."""
    fatigue = one.fatigue_penalty + (one.fatigue if state.options.fatigue_penalty == "perPoint" else 0)
    found = (("fatigue", fatigue), ("wounds", one.wound_penalty), ("stuns", one.stun_penalty))
    return tuple([(name, amount) for name, amount in found if amount])


def penalty(state: State, one: Creature) -> int:
    """YAG-170: all of it together."""
    return sum([amount for _, amount in penalties(state, one)])


def gait_metres(state: State, one: Creature, gait: Gait) -> int:
    """YAG-190 to YAG-193, 6.8: in one round; at least 1 unless over encumbered (YAG-Q55), whether or not the gait is
    allowed now."""
    speed = move(state, one)
    if not speed:
        return 0
    prose = state.options.gaits == "prose"
    if gait == "careful":
        return max(1, speed // (4 if prose else 2))
    if gait == "standard":
        return max(1, speed // 2 if prose else speed)
    if gait == "running":
        return speed if prose else 2 * speed
    return max(1, 2 * speed + score(one, "athletics") - penalty(state, one))


def gait_why(state: State, one: Creature, gait: Gait) -> str:
    """The arithmetic: "2 x 12 + 2"."""
    speed = move(state, one)
    prose = state.options.gaits == "prose"
    if gait == "careful":
        return f"{speed} / {4 if prose else 2}"
    if gait == "standard":
        return f"{speed} / 2" if prose else str(speed)
    if gait == "running":
        return str(speed) if prose else f"2 × {speed}"
    off = penalty(state, one)
    found = f"2 × {speed} + {score(one, 'athletics')}" + (f" − {off}" if off else "")
    return f"{found}; {DASH} m take about {dash_seconds(state, one):g} seconds" if speed else found


def dash_seconds(state: State, one: Creature) -> float:
    """YAG-Q36: how long a sprint over a hundred metres takes, to a tenth of a second."""
    return round(DASH / gait_metres(state, one, "sprinting") * state.options.round_seconds, 1)


def gait_refused(state: State, one: Creature, gait: Gait) -> str:
    """YAG-178 to YAG-181, YAG-Q46: why load forbids a gait; empty where it does not."""
    level = band(one)
    if level == OVER:
        return SAY("no-movement")
    if gait == "sprinting" and level >= 1:
        return SAY("no-sprinting", band=band_name(level))
    if gait == "running" and level >= 2:
        return SAY("no-running", band=band_name(level))
    jog = state.options.load_no_run == "jog" and state.options.gaits == "four"
    if gait == "standard" and level >= 2 and jog:
        return SAY("no-jogging", band=band_name(level))
    return ""


def free_metres(state: State, one: Creature) -> int:
    """YAG-165: half Move in each round, free."""
    speed = move(state, one)
    return max(1, speed // 2) if speed else 0


def watch_km(state: State, one: Creature) -> int:
    """YAG-172: on average ground in good conditions."""
    return move(state, one)


def climb_metres(state: State, one: Creature, pace: Pace, careful: bool, boost: bool = False) -> int:
    """YAG-209, YAG-211, YAG-212, YAG-215, YAG-Q30: in one interval of this pace. `boost`: a round at half Move."""
    speed = move(state, one)
    if not speed:
        return 0
    quarter = max(1, speed // 4)
    if pace == "round":
        found = max(1, speed // 2) if boost else quarter
    elif pace == "minute":
        found = 10 * quarter
    else:
        found = speed * int(state.options.climb_quarter)
    return max(1, found // 2) if careful else found


def run_minutes(state: State, one: Creature, gait: Gait = "standard") -> int:
    """YAG-167, YAG-Q03: each time so many have passed a run costs a point of fatigue."""
    found = base(one, "Health") * score(one, "athletics")
    if gait == "running" and state.options.run_fatigue == "half":
        found //= 2
    return max(1, found)


# Size and wounds


def mass(one: Creature) -> int:
    """YAG-151, YAG-160: in grams, by the formula (YAG-Q34)."""
    return numbers.grams(one.size, one.tiny)


def mass_words(one: Creature) -> str:
    """YAG-154, YAG-158, YAG-Q34: how heavy something of this Size is, as the table shows it, with an example; of a
    vehicle, how large."""
    if one.kind == "vehicle" and not one.tiny:
        bulk = bulk_row(one.size)
        if bulk is not None and bulk.size == one.size:
            return f"{bulk.volume}, {bulk.examples}"
        return f"about {_rounded(numbers.litres(one.size))}"
    row = None if one.tiny else size_row(one.size)
    if row is None:
        return f"about {_weight(mass(one))}" if one.tiny <= SMALLEST else "less than a gram"
    return ", ".join([text for text in (row.mass, row.examples) if text])


def _weight(grams: int) -> str:
    if grams < 1000:
        return f"{grams} g"
    return f"{grams // 1000} kg" if grams < 1_000_000 else f"{grams // 1_000_000:,} t"


def _rounded(litres: int) -> str:
    """To two digits."""
    steps = 10 ** max(0, len(str(litres)) - 2)
    whole = round(litres / steps) * steps
    return (
        f"{whole} litres"
        if whole < 1000
        else f"{whole // 1000:,} cubic metres"
        if whole % 1000 == 0
        else f"{whole / 1000:g} cubic metres"
    )


def size_from_mass(grams: int) -> tuple[int, int]:
    """Size and Tiny level."""
    return numbers.size_of_grams(grams)


def size_from_volume(litres: int) -> tuple[int, int]:
    """YAG-157: of vehicles and things."""
    return numbers.size_of_litres(litres)


def larger(one: Creature, other: Creature) -> bool:
    """YAG-161, YAG-Q54: of two tiny ones the lower Tiny level is the larger."""
    return (one.size, -one.tiny) > (other.size, -other.tiny)


def boxes(one: Creature) -> int:
    """YAG-155, YAG-Q54: wounds it can take."""
    return 0 if one.tiny else one.size


def dying(state: State, one: Creature) -> bool:
    """YAG-Q05, YAG-Q53: with the last box filled, or the first wound after it."""
    if not one.wounds:
        return False
    return one.wounds > boxes(one) if state.options.wounds_dying == "beyond" else one.wounds >= boxes(one)


def melee_difficulty(one: Creature) -> int:
    """YAG-162: how much harder it is to hit in melee for being tiny."""
    return numbers.TINY_STEP * one.tiny


def missile_penalty(one: Creature, at_range: int) -> int:
    """YAG-163, YAG-Q37: the range penalty against it, by whichever way hurts more."""
    return numbers.missile_penalty(at_range, one.tiny)


# Technology


def tech_level(state: State, one: Creature) -> int:
    """YAG-279: of its culture; without one the campaign's."""
    for culture in state.cultures:
        if culture.name == one.culture:
            return culture.tl
    return state.options.campaign_tl
