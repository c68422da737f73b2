"""Why a command about Traits or gear is refused: slots, dice, caps, what a Trait must say, what the table's switches
leave out."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait, individual, is_npc
from parlour.games.personae.rules.explain_common import BY_AGREEMENT, Found, Why, in_challenge, named, not_own
from parlour.games.personae.rules.making import in_making
from parlour.games.personae.rules.traits import LIBRARY, PLAIN_TAGS, SHAPES, SHIELDS, crafted
from parlour.games.personae.rules.wording import ways


def closed(state: State, seat: int, who: str, rule: str) -> Found:
    """Somebody else's, not so far yet, handed in, or made and not to be filled up now."""
    found = not_own(state, seat, who)
    if found is not None:
        return found
    person = individual(state, who)
    if in_making(person):
        return None
    if person.stage in ("concept", "ranks", "points"):
        return RuleViolation(
            "wrong-step",
            "PER-106",
            "Attributes come first: they say how many Traits there may be.",
            "Go on to the step of Traits.",
        )
    if person.stage == "review":
        return RuleViolation(
            "wrong-step", rule, f"{named(person)} lies before the game master.", "Take it back a step, or wait for her."
        )
    if person.stage == "dead":
        return RuleViolation("dead", "PER-189", f"{named(person)} is dead.", "Choose somebody who lives.")
    if is_npc(person):
        return RuleViolation(
            "made",
            rule,
            f"{named(person)} is a supporting character and made.",
            "Overrule a value, or make somebody else.",
        )
    if state.options.traits_late_define == "betweenSessions" and state.desk.sitting:
        return RuleViolation(
            "between-sessions",
            "PER-108",
            "Open slots are filled between sessions at this table.",
            "Wait until the session is over.",
        )
    return in_challenge(state, rule)


def no_slots(slots: derive.Slots, rule: str, what: str, needs: int = 1) -> Found:
    """PER-107: never more than the maximum."""
    if slots.left >= needs:
        return None
    return RuleViolation(
        "no-slots",
        rule,
        f"{slots.used} of {slots.most} {what} are used.",
        "Drop another first; in play Development Points buy more.",
    )


# Skills


def unlock(state: State, seat: int, command: m.UnlockSkill) -> Found:
    found = closed(state, seat, command.who, "PER-032")
    if found is None:
        found = no_slots(derive.competence(individual(state, command.who)), "PER-032", "Skills")
    return found or bad_skill(command)


def bad_skill(command: Any) -> Found:
    """PER-036: an Attribute; PER-169: a weapon has a size and a group."""
    if command.attribute not in ATTRIBUTES:
        return RuleViolation(
            "no-attribute", "PER-036", "A Skill needs the Attribute it adds.", f"Choose one of {', '.join(ATTRIBUTES)}."
        )
    tags = set(command.tags)
    if not tags - set(PLAIN_TAGS) or any(tags == set(shape) for shape in SHIELDS):
        return None
    if any(tags == set(shape) for shape in SHAPES) and command.group.strip():
        return None
    return RuleViolation(
        "bad-weapon",
        "PER-169",
        "A weapon Skill needs a size and a group.",
        "Say small, one-handed or two-handed, and a group such as blades.",
    )


def dice(state: State, seat: int, command: m.AssignDice) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    if not in_making(person) and person.stage != "ready":
        return closed(state, seat, command.who, "PER-041")
    skill = find_trait(person, command.skill)
    if not isinstance(skill, Skill):
        return RuleViolation(
            "no-such-skill", "PER-041", f"{named(person)} has no such Skill.", "Choose one from the sheet."
        )
    most = derive.skill_cap(state, person)
    if command.dice + numbers.UNLOCKED_DICE > most:
        why = f"{most} dice are the most {skill.name} may have: Potential {derive.potential(state, person)} + 2."
        return RuleViolation(
            "over-cap", "PER-266" if skill.free else "PER-045", why, "Raise Potential first, or use another Skill."
        )
    if command.dice - skill.dice > derive.pool(person).left:
        why = f"{derive.pool(person).left} dice of the Prowess Pool are unassigned."
        return RuleViolation("no-dice", "PER-041", why, "A Development Point adds three.")
    if command.dice < skill.dice and not in_making(person):
        return RuleViolation(
            "dice-lie", "PER-Q54", "Dice once assigned stay where they are.", "New dice can go elsewhere."
        )
    found = in_challenge(state, "PER-041")
    if found is not None or command.dice != skill.dice:
        return found
    return RuleViolation("no-change", "PER-041", f"{skill.name} has as many dice already.", "Choose another number.")


# Special Abilities and Powers


def ability(state: State, seat: int, command: m.AddAbility) -> Found:
    found = closed(state, seat, command.who, "PER-064")
    if found is not None:
        return found
    person = individual(state, command.who)
    if command.form == "culture":
        if any(one.culture for one in person.abilities):
            return RuleViolation(
                "has-culture",
                "PER-079",
                "One Culture Special Ability is free, not more.",
                "Drop it first, or take a plain one.",
            )
    else:
        quality = command.form in ("quality", "gear")
        needs = numbers.QUALITY_SLOTS if quality else numbers.ABILITY_SLOTS
        found = no_slots(
            derive.cunning(person),
            "PER-082" if quality and derive.cunning(person).left else "PER-064",
            "slots of Special Abilities",
            needs,
        )
    return found or bad_effect(state, person, command) or _no_bond(state, person, command.code)


def _no_bond(state: State, person: Individual, code: str) -> Found:
    """PER-255, PER-256."""
    if code != "companion":
        return None
    has = derive.potential(state, person)
    if has < numbers.COMPANION_POTENTIAL:
        why = f"A companion takes Potential {numbers.COMPANION_POTENTIAL}; {named(person)} has {has}."
        return RuleViolation("low-potential", "PER-256", why, "Raise Attributes first.")
    if len(derive.bonds(person)) >= state.options.companions_max:
        return RuleViolation(
            "too-many",
            "PER-255",
            f"{state.options.companions_max} companions are the most at this table.",
            BY_AGREEMENT,
        )
    return None


def bad_effect(state: State, person: Individual, command: Any) -> Found:
    """What the effect must say, and what this table leaves out."""
    found = left_out(state, command.code)
    if found is not None:
        return found
    if command.code == "followUp" and command.kind not in ("subsequent", "additional"):
        why = "A further Challenge is either a subsequent or an additional one."
        return RuleViolation("which-one", "PER-130", why, "Say which of the two it grants.")
    if command.form == "gear" and command.detail not in crafted(person):
        return RuleViolation(
            "no-gear",
            "PER-084",
            "It must stand for a piece of exceptional gear.",
            "Add the piece first, by craft or supernatural.",
        )
    return None


def left_out(state: State, code: str) -> Found:
    if code == "revive" and state.options.raise_dead == "off":
        return RuleViolation("no-revival", "PER-207", "Nobody comes back from the dead at this table.", BY_AGREEMENT)
    if code == "changePriority" and state.options.priorities_change != "viaTraits":
        return RuleViolation("never", "PER-025", "Ranks are not changed by Traits at this table.", BY_AGREEMENT)
    return None


def power(state: State, seat: int, command: m.AddPower) -> Found:
    found = closed(state, seat, command.who, "PER-085")
    if found is not None:
        return found
    person = individual(state, command.who)
    if state.options.creation_power_mix == "off" and derive.power_of_upgrades(person):
        return _apart()
    return no_slots(derive.power(person), "PER-085", "points of Power") or bad_power(state, command)


def _apart() -> RuleViolation:
    why = "At this table points of Power are either for Powers or for upgrades."
    return RuleViolation("either-or", "PER-Q55", why, "Drop the others first.")


def bad_power(state: State, command: Any) -> Found:
    """PER-094."""
    found = left_out(state, command.code)
    if found is not None:
        return found
    if command.duration != "I" and (command.hits or command.code == "powerHits"):
        return RuleViolation(
            "not-instant",
            "PER-094",
            "A Power that inflicts hits is always Instant.",
            "Make it Instant, or take the hits out.",
        )
    return None


def take(state: State, seat: int, command: m.TakeTrait) -> Found:
    ready = LIBRARY.get(command.key)
    if ready is None:
        return RuleViolation("no-such-trait", "PER-109", "The library has no such Trait.", "Choose one from the list.")
    found = closed(state, seat, command.who, "PER-109")
    if found is not None:
        return found
    person = individual(state, command.who)
    if ready.kind == "Power":
        if state.options.creation_power_mix == "off" and derive.power_of_upgrades(person):
            return _apart()
        return no_slots(derive.power(person), "PER-085", "points of Power", 1 + len(ready.upgrades))
    quality = "Q" in ready.identifiers
    return no_slots(derive.cunning(person), "PER-064", "slots of Special Abilities", 2 if quality else 1)


# Talents


def talent(state: State, seat: int, command: m.AddTalent) -> Found:
    found = closed(state, seat, command.who, "PER-048")
    if found is not None:
        return found
    person = individual(state, command.who)
    if command.kind == "native":
        native = next((one for one in person.talents if one.native), None)
        if native is None:
            return None
        return RuleViolation(
            "has-native", "PER-050", f"{named(person)} grew up with {native.name}.", "Further languages are Talents."
        )
    return secret_off(state, command.kind) or no_slots(derive.knowledge(person), "PER-048", "Talents")


def secret_off(state: State, kind: str) -> Found:
    if kind == "secret" and state.options.languages_secret == "off":
        return RuleViolation("no-secrets", "PER-052", "This table has no secret languages.", BY_AGREEMENT)
    return None


# Upgrades


def upgrade(state: State, seat: int, command: m.UpgradeTrait) -> Found:
    found = closed(state, seat, command.who, "PER-236")
    if found is not None:
        return found
    person = individual(state, command.who)
    trait = find_trait(person, command.trait)
    found = no_way(trait, command.what)
    if found is not None:
        return found
    if isinstance(trait, Ability):
        return _ability_upgrade(state, person, trait, command.source)
    if isinstance(trait, Power):
        if command.source != "Power":
            return RuleViolation("bad-source", "PER-Q14", "Powers are upgraded from Power.", "Choose Power.")
        return no_slots(derive.power(person), "PER-098", "points of Power")
    if command.source != "Knowledge":
        return RuleViolation("bad-source", "PER-Q70", "Talents are upgraded from Knowledge.", "Choose Knowledge.")
    return no_slots(derive.knowledge(person), "PER-048", "Talents")


def no_way(trait: Any, what: str) -> Found:
    """PER-236, PER-237: what can be raised at all."""
    if not isinstance(trait, Ability | Power | Talent):
        return RuleViolation(
            "no-such-trait",
            "PER-236",
            "There is no such Trait to upgrade.",
            "Choose a Special Ability, a Power or a Talent.",
        )
    can = [way for way, _ in ways(trait)]
    if not can:
        return RuleViolation("no-upgrade", "PER-236", f"{trait.name} cannot be upgraded.", "Take another Trait.")
    if what not in can:
        listed = ", ".join([way or "the amount" for way in can])
        return RuleViolation("bad-upgrade", "PER-236", f"That cannot be raised of {trait.name}.", f"Raise {listed}.")
    return None


def _ability_upgrade(state: State, person: Individual, trait: Ability, source: str) -> Found:
    if source == "Cunning":
        if state.options.creation_upgrades == "powerOnly":
            return RuleViolation(
                "power-only",
                "PER-Q14",
                "At this table only points of Power pay for upgrades.",
                "Use Power, or take another Trait.",
            )
        return no_slots(derive.cunning(person), "PER-064", "slots of Special Abilities")
    if source == "Power":
        if state.options.creation_power_mix == "off" and any(one.paid == "slot" for one in person.powers):
            return _apart()
        return no_slots(derive.power(person), "PER-098", "points of Power")
    if source == "condition" and derive.free_upgrades(trait) <= 0:
        why = f"{trait.name} has {len(trait.conditions)} conditions, and as many free upgrades."
        return RuleViolation("no-condition", "PER-077", why, "Each limiting condition gives one.")
    return RuleViolation(
        "bad-source", "PER-Q14", "Special Abilities are upgraded from Cunning or Power.", "Choose one of them."
    )


def quality(state: State, seat: int, command: m.MakeQuality) -> Found:
    found = closed(state, seat, command.who, "PER-083")
    if found is not None:
        return found
    person = individual(state, command.who)
    trait = find_trait(person, command.ability)
    if not isinstance(trait, Ability) or trait.quality:
        return RuleViolation(
            "no-plain", "PER-083", "Only a plain Special Ability can be made a Quality.", "Choose one."
        )
    return no_slots(derive.cunning(person), "PER-083", "slots of Special Abilities")


def drop(state: State, seat: int, command: m.DropTrait) -> Found:
    found = closed(state, seat, command.who, "PER-109")
    if found is not None:
        return found
    person = individual(state, command.who)
    trait = find_trait(person, command.trait)
    if trait is None:
        return RuleViolation(
            "no-such-trait", "PER-109", f"{named(person)} has no such Trait.", "Choose one from the sheet."
        )
    if isinstance(trait, Skill) and trait.free:
        return RuleViolation("free", "PER-039", f"Everybody has {trait.name}.", "It costs nothing.")
    return RuleViolation(
        "approved", "PER-109", f"{trait.name} was agreed.", "Only what still waits for the game master can be given up."
    )


# Gear


def gear(state: State, seat: int, command: m.AddGear) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    if person.stage != "ready":
        found = closed(state, seat, command.who, "PER-111")
    if found is not None:
        return found
    if command.form in ("weapon", "ranged weapon") and not (command.size and command.group.strip()):
        return RuleViolation(
            "bad-weapon",
            "PER-169",
            "A weapon needs a size and a group.",
            "Say small, one-handed or two-handed, and a group.",
        )
    if any(one not in ("craft", "supernatural") for one in command.exceptional):
        return RuleViolation(
            "bad-kind",
            "PER-239",
            "Gear is exceptional by craft, by supernatural quality, or both.",
            "Choose of these two.",
        )
    return in_challenge(state, "PER-111")


def tie(state: State, seat: int, command: m.TieGear) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    piece = next((one for one in person.gear if one.id == command.gear), None)
    if piece is None:
        return RuleViolation("no-gear", "PER-113", f"{named(person)} has no such piece.", "Choose one of the gear.")
    if not piece.exceptional:
        return RuleViolation(
            "ordinary", "PER-239", f"{piece.name} is ordinary.", "Only exceptional gear is tied to Traits."
        )
    trait = find_trait(person, command.trait)
    if isinstance(trait, Ability) and not trait.quality and "supernatural" not in piece.exceptional:
        return RuleViolation(
            "not-quality",
            "PER-084",
            "A Special Ability that stands for exceptional gear must be a Quality.",
            "Make it a Quality first.",
        )
    if trait is not None and command.trait in piece.tied:
        return RuleViolation("tied", "PER-113", "It is tied already.", "Choose another Trait.")
    if isinstance(trait, Ability | Power) and trait.gear and derive.pays(person, piece, trait.id):
        return RuleViolation(
            "taken", "PER-241", f"{trait.name} stands for another piece.", "Each property needs a Trait of its own."
        )
    if isinstance(trait, Ability | Power):
        why = "A supernatural property takes a Power or an upgraded Special Ability, one of craft a Special Quality."
        return RuleViolation(
            "unpaid",
            "PER-241" if piece.exceptional == ("craft",) else "PER-242",
            why,
            "Choose a Trait that pays for it.",
        )
    return RuleViolation("no-such-trait", "PER-113", "There is no such Trait.", "Choose a Special Ability or a Power.")


WHY: dict[type, Why] = {
    m.UnlockSkill: unlock,
    m.AssignDice: dice,
    m.AddAbility: ability,
    m.AddPower: power,
    m.TakeTrait: take,
    m.AddTalent: talent,
    m.UpgradeTrait: upgrade,
    m.MakeQuality: quality,
    m.DropTrait: drop,
    m.AddGear: gear,
    m.TieGear: tie,
}
RULES: dict[type, str] = {
    m.UnlockSkill: "PER-032",
    m.AssignDice: "PER-041",
    m.AddAbility: "PER-064",
    m.AddPower: "PER-085",
    m.TakeTrait: "PER-109",
    m.AddTalent: "PER-047",
    m.UpgradeTrait: "PER-236",
    m.MakeQuality: "PER-083",
    m.DropTrait: "PER-109",
    m.AddGear: "PER-111",
    m.TieGear: "PER-113",
}
