"""What an active defence would stop: by its category, and here, as far as somebody may know (PER-211 to PER-216)."""

from parlour.games.personae.model import Individual, Skill, State
from parlour.games.personae.rules.ask import alive, present
from parlour.games.personae.rules.defence import exception, resisted, shield_tier, stops, tier
from parlour.games.personae.words.phrases import first_up, listed

_TIERS = ("Light", "Heavy")
_SIZES = ("small", "one-handed", "two-handed")
_KINDS = {"attack": "attacks", "power": "Power Challenges", "interaction": "Interaction Challenges"}


def guard_words(state: State, person: Individual, skill: Skill, known: set[str]) -> str:
    """Parries Light weapons. Here: Foe's Club. `known`: whose Skills the reader may know."""
    if "supernatural" in skill.tags:
        return first_up(f"resists {listed([_KINDS.get(kind, kind) for kind in sorted(resisted(person, skill))])}.")
    if not {"weapon", "unarmed", "shield"} & set(skill.tags):
        return "Answers Interaction Challenges only, no blow."
    return f"{first_up(_category(state, person, skill))}. {_here(state, person, skill, known)}"


def _category(state: State, person: Individual, skill: Skill) -> str:
    names = _SIZES if state.options.parry_map == "threeTier" else _TIERS
    if "shield" in skill.tags:
        most = min(shield_tier(state, skill) + exception(person, skill, "shield"), len(names) - 1)
        return f"blocks {listed(list(names[: most + 1]))} weapons, thrown and shot ones too"
    more = exception(person, skill, "parry")
    stopped = [name for at, name in enumerate(names) if abs(at - tier(state, skill)) <= more]
    return (
        f"parries {listed(stopped)} weapons{'' if state.options.parry_ranged == 'all' else ', nothing thrown or shot'}"
    )


def _here(state: State, person: Individual, skill: Skill, known: set[str]) -> str:
    """Weapons at hand it would stop; whose are not known; or a warning."""
    others = [one for one in present(state) if one.id != person.id and alive(one)]
    met, unknown = [], [one.name for one in others if one.id not in known]
    for one in others:
        arms = [each for each in one.skills if each.approved and {"weapon", "unarmed"} & set(each.tags)]
        met += [f"{one.name}'s {each.name}" for each in arms if one.id in known and stops(state, person, skill, each)]
    if not met and not unknown:
        return (
            "Nobody here has a weapon it stops."
            if not stops(state, person, skill, None)
            else "Here it stops nothing but bare fists."
        )
    parts = [f"Here: {listed(met)}."] if met else []
    return " ".join([*parts, *([f"The weapons of {listed(unknown)} aren't known."] if unknown else [])])
