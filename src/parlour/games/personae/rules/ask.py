"""Questions about a state that every chapter asks. Reads, never decides what is legal. Numbers that follow from a
sheet: derive.py."""

from parlour.games.personae.model import STATUSES, Ability, Encounter, Gear, Individual, Power, Skill, State, Talent
from parlour.roleplay.cast import find_one, one_of, seat_of

Trait = Skill | Ability | Power | Talent | Gear
"""Whatever stands on a sheet and has an id."""
individual, find_individual = one_of, find_one


def find_skill(person: Individual, which: str) -> Skill | None:
    """By id or by name; Block, Dodge and Resist by name."""
    return next((skill for skill in person.skills if which in (skill.id, skill.name)), None) if which else None


def find_trait(person: Individual, which: str) -> Trait | None:
    everything: tuple[Trait, ...] = (*person.skills, *person.abilities, *person.powers, *person.talents, *person.gear)
    return next((one for one in everything if one.id == which), None)


def find_power(person: Individual, which: str) -> Power | None:
    return next((power for power in person.powers if power.id == which), None)


# Who plays whom


def is_npc(person: Individual) -> bool:
    """Run by the game master: allies and adversaries."""
    return person.role in ("ally", "adversary")


def bare(person: Individual) -> bool:
    """PER-254: without numbers; it is given dice and an Attribute before it rolls."""
    return not person.numbered and not person.dice


def is_open(one: Individual) -> bool:
    """Whose numbers everybody may read: players' characters that are ready, and whoever the game master shows."""
    return one.shown or (not is_npc(one) and one.stage in ("ready", "dead"))


def mine(state: State, seat: int) -> list[Individual]:
    """The ready individuals in the open that this seat plays."""
    return [one for one in state.individuals if seat_of(state, one) == seat and one.stage == "ready" and not one.hidden]


def present(state: State) -> list[Individual]:
    """Everybody in the scene."""
    return [one for one in state.individuals if one.here and one.stage == "ready" and not one.hidden]


def side_of(person: Individual) -> str:
    """Players' characters and allies against adversaries, unless somebody was put on another side."""
    return person.side or ("adversaries" if person.role == "adversary" else "heroes")


# How somebody is


def worse(one: str, other: str) -> bool:
    """Whether a status is worse than another."""
    return STATUSES.index(one) > STATUSES.index(other)


def alive(person: Individual) -> bool:
    return person.stage != "dead" and person.status != "dead"


def awake(person: Individual) -> bool:
    """Conscious, alive and in play."""
    return alive(person) and person.conscious and person.stage == "ready"


def violent(state: State) -> bool:
    return state.encounter is not None and state.encounter.violent


def on_turn(state: State) -> str:
    """Whose turn it is in the encounter; empty where there is none."""
    encounter = state.encounter
    if encounter is None or encounter.closing or not encounter.order or encounter.waiting:
        return ""
    return encounter.out.who or encounter.order[encounter.at]


def gone_by(encounter: Encounter) -> tuple[str, ...]:
    """Who has had a turn in this round; at tables of old everybody before the place the order has come to."""
    return encounter.had or encounter.order[: encounter.at]


def startled(state: State, who: str) -> bool:
    """Surprised in this round."""
    return state.encounter is not None and who in state.encounter.surprised


def untouched(state: State) -> bool:
    """An encounter in whose first round nobody has done anything yet."""
    encounter = state.encounter
    return (
        encounter is not None
        and (encounter.round, encounter.at) == (1, 0)
        and not any(one.acted or one.moved for one in present(state))
    )


def idle(state: State) -> bool:
    """No Challenge is open."""
    return state.challenge is None


def playing(state: State) -> bool:
    """A session is under way and a scene is open."""
    return state.desk.sitting and state.scene.open and not state.desk.closed


def bank(state: State, owner: int) -> int:
    """Criticals a seat has; -1 the game master's bank."""
    return len([one for one in state.bank if one.owner == owner])


def owner_of(state: State, person: Individual) -> int:
    """Whose bank an individual earns for and spends from (PER-138, PER-Q68)."""
    return -1 if is_npc(person) or seat_of(state, person) == state.desk.gm else person.controller
