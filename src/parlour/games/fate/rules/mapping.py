"""Reading the map (5.2.2): what lies next to what, how far, what hinders. Reads, never decides what is legal."""

from parlour.games.fate.model import Border, Character, State
from parlour.games.fate.rules.ask import find_character

FAR = 99


def hindered(state: State, border: Border, person: Character) -> bool:
    """FAE-092, FAE-094: a barrier, or a foe who holds it."""
    holder = find_character(state, border.holder) if border.holder else None
    held = holder is not None and holder.here and not holder.out and holder.side != person.side
    return bool(border.barrier) or held


def neighbours(state: State, zone: str) -> list[tuple[str, Border]]:
    return [(b.b if b.a == zone else b.a, b) for b in state.scene.borders if zone in (b.a, b.b)]


def distance(state: State, a: str, b: str) -> int:
    """How many borders apart, whatever hinders. Without zones, or off the map, everybody is within reach."""
    if a == b or not a or not b:
        return 0
    seen, ring, steps = {a}, [a], 0
    while ring:
        steps += 1
        ring = [n for zone in ring for n, _ in neighbours(state, zone) if n not in seen]
        seen.update(ring)
        if b in ring:
            return steps
    return FAR


def open_ways(state: State, person: Character) -> dict[str, int]:
    """FAE-Q46: zones to be reached without crossing a hindered border, with the number of borders."""
    found, ring, steps = {person.zone: 0}, [person.zone], 0
    while ring:
        steps += 1
        ring = [
            n for zone in ring for n, b in neighbours(state, zone) if n not in found and not hindered(state, b, person)
        ]
        found.update(dict.fromkeys(ring, steps))
    return found


def free_steps(state: State, person: Character) -> list[str]:
    """FAE-092, FAE-Q16: one unhindered zone a turn."""
    if state.conflict is None or person.id in state.conflict.moved or not person.zone:
        return []
    return [zone for zone, steps in open_ways(state, person).items() if steps == 1]


def costly_steps(state: State, person: Character) -> list[str]:
    """FAE-093, FAE-094, FAE-Q17: farther off, or through a hindered border."""
    if not person.zone:
        return []
    most = state.options.move_far or FAR
    ways = [zone for zone, steps in open_ways(state, person).items() if 1 <= steps <= most]
    if state.options.move_hindered == "action":
        ways += [zone for zone, b in neighbours(state, person.zone) if hindered(state, b, person) and zone not in ways]
    return ways
