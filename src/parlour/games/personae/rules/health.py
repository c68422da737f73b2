"""How somebody is: the hits that bring each status, what the tally has reached, who can act. Reads, never decides what
is legal."""

from typing import Literal

from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Individual, State, Status
from parlour.games.personae.rules.ask import awake, worse
from parlour.games.personae.rules.derive import at_work, benefits, threshold

LADDER: tuple[Status, ...] = ("injured", "wounded", "incapacitated", "dying")
"""PER-178."""
MINION: tuple[Status, ...] = ("incapacitated", "dying")
"""PER-263."""


def effects(state: State, person: Individual, code: str) -> list[Effect]:
    """What Special Abilities in force and Powers at work do to somebody, of one code."""
    own = [effect for _, effect in benefits(person, code)]
    return own + [effect for effect in at_work(state, person) if effect.code == code]


def steps(state: State, person: Individual) -> tuple[tuple[Status, int], ...]:
    """PER-180, PER-181, PER-263 to PER-265, PER-276: each status somebody can have, with the hits that bring it."""
    each = 1 + sum([effect.amount - 1 for effect in effects(state, person, "hitsToStatus")])
    names = MINION if person.toughness == "minion" else LADDER
    first = threshold(state, person)
    found = [(name, first + at * each) for at, name in enumerate(names)]
    if state.options.dying_extra_hit == "dead":
        found.append(("dead", found[-1][1] + 1))
    return tuple(found)


def reached(state: State, person: Individual, hits: int) -> Status:
    """The status so many hits bring."""
    found: Status = "unharmed"
    for status, need in steps(state, person):
        if need <= hits:
            found = status
    return found


def tallied(state: State, person: Individual) -> Status:
    """The status the tally has reached, whether it has taken hold or not."""
    found = reached(state, person, person.hits)
    return found if worse(found, person.status) else person.status


def pending(state: State, person: Individual) -> Status | Literal[""]:
    """PER-192: what the tally has reached and takes hold later."""
    found = reached(state, person, person.hits)
    return found if worse(found, person.status) else ""


def needed(state: State, person: Individual, status: Status) -> int:
    """The hits that bring this status, or the first one this individual has beyond it (PER-Q64)."""
    return next(need for name, need in steps(state, person) if name == status or worse(name, status))


def stays_conscious(state: State, person: Individual, status: str) -> bool:
    """PER-188: a Trait keeps somebody up at Incapacitated; at Dying only one that says so."""
    kept = [effect.status.lower() for effect in effects(state, person, "stayConscious")]
    return "dying" in kept or (status == "incapacitated" and bool(kept))


def able(state: State, person: Individual) -> bool:
    """PER-188, PER-204: conscious, and not so near death that only recovery and speech are left."""
    return awake(person) and (person.status != "dying" or stays_conscious(state, person, "dying"))


def is_dying(state: State, person: Individual) -> bool:
    """PER-189, PER-Q59: Dying, or the tally says so already, and nobody has stabilised it."""
    return not person.stabilised and tallied(state, person) == "dying"


def knocked_out(person: Individual) -> bool:
    """PER-274: unconscious without a status that would mean it."""
    return not person.conscious and not worse(person.status, "wounded")
