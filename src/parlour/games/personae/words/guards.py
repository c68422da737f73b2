"""What an active defence would stop: by its category, and here, as far as somebody may know (PER-211 to PER-216)."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.model import Individual, Skill, State
from parlour.games.personae.rules.ask import alive, present
from parlour.games.personae.rules.defence import exception, resisted, shield_tier, stops, tier
from parlour.games.personae.words.benefits import SAY as EFFECTS
from parlour.games.personae.words.phrases import listed

SAY = Phrasebook(__package__, "guards")
_TIERS = ("light", "heavy")
_SIZES = ("small", "one-handed", "two-handed")


def guard_words(state: State, person: Individual, skill: Skill, known: set[str]) -> str:
    """Parries Light weapons. Here: Foe's Club. `known`: whose Skills the reader may know."""
    if "supernatural" in skill.tags:
        kinds = sorted(resisted(person, skill))
        return SAY("resists", kinds=listed([EFFECTS(f"kind-{kind}") for kind in kinds]))
    if not {"weapon", "unarmed", "shield"} & set(skill.tags):
        return SAY("not-a-blow")
    return f"{_category(state, person, skill)} {_here(state, person, skill, known)}"


def _category(state: State, person: Individual, skill: Skill) -> str:
    names = [SAY(name) for name in (_SIZES if state.options.parry_map == "threeTier" else _TIERS)]
    if "shield" in skill.tags:
        most = min(shield_tier(state, skill) + exception(person, skill, "shield"), len(names) - 1)
        return SAY("blocks", names=listed(names[: most + 1]))
    more = exception(person, skill, "parry")
    stopped = [name for at, name in enumerate(names) if abs(at - tier(state, skill)) <= more]
    return SAY("parries" if state.options.parry_ranged == "all" else "parries-near", names=listed(stopped))


def _here(state: State, person: Individual, skill: Skill, known: set[str]) -> str:
    """Weapons at hand it would stop; whose are not known; or a warning."""
    others = [one for one in present(state) if one.id != person.id and alive(one)]
    met, unknown = [], [one.name for one in others if one.id not in known]
    for one in others:
        arms = [each for each in one.skills if each.approved and {"weapon", "unarmed"} & set(each.tags)]
        stopped = [each for each in arms if one.id in known and stops(state, person, skill, each)]
        met += [SAY("arm", who=one.name, weapon=each.name) for each in stopped]
    if not met and not unknown:
        return SAY("only-fists" if stops(state, person, skill, None) else "no-weapon")
    parts = [SAY("here", weapons=listed(met))] if met else []
    return " ".join([*parts, *([SAY("unknown", who=listed(unknown))] if unknown else [])])
