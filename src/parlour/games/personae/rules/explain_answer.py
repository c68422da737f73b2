"""Why a Challenge cannot be answered so: kinds, declarations, categories, awareness."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Individual, Skill, State
from parlour.games.personae.rules.ask import find_skill, individual, startled, violent
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.defence import PASSIVE, answers, attacks, bars, resisted, stops, ways
from parlour.games.personae.rules.explain_challenge import none_open
from parlour.games.personae.rules.explain_common import Found, Why, named, not_own
from parlour.roleplay.explain import led

PASSIVELY = {"attack": "Dodge or Block", "power": "Resist", "interaction": "Resist"}


def answer(state: State, seat: int, command: m.Answer) -> Found:
    rule = "PER-117"
    found = none_open(state, rule) or not_own(state, seat, command.who)
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if challenge.stage != "answer":
        why = "First it is asked who helps." if challenge.stage == "help" else "The answers have been given."
        return RuleViolation("not-now", rule, why, "Look at what is asked above.")
    at = next(
        (at for at, side in enumerate(challenge.sides) if side.who == command.who and not acts(challenge, at)), None
    )
    if at is None:
        return RuleViolation(
            "bad-target",
            rule,
            f"{named(individual(state, command.who))} is not challenged.",
            "Who is challenged answers.",
        )
    if challenge.sides[at].chosen:
        return RuleViolation(
            "not-now", rule, f"{named(individual(state, command.who))} has answered.", "Wait for the dice."
        )
    return way(state, challenge, at, command)


def way(state: State, challenge: Challenge, at: int, command: m.Answer) -> Found:
    person = individual(state, command.who)
    skill = find_skill(person, command.skill)
    if command.skill and (skill is None or not skill.approved):
        return RuleViolation("no-skill", "PER-117", f"{named(person)} has no such Skill.", "Choose one of its own.")
    if any(one.skill == command.skill and one.active != command.active for one in ways(state, challenge, at)):
        return RuleViolation(
            "wrong-way",
            "PER-210",
            "Block, Dodge and Resist are passive, all else is active defence.",
            "Say it the other way.",
        )
    if skill is None:
        return RuleViolation(
            "wrong-skill",
            "PER-117",
            "This is answered with a Skill.",
            f"{PASSIVELY.get(challenge.kind, 'A Skill')} answers it.",
        )
    if skill.free:
        return passive(challenge, skill)
    return active(state, challenge, person, skill)


def passive(challenge: Challenge, skill: Skill) -> Found:
    """PER-167, PER-174, PER-273: each kind has its own."""
    if skill.name in PASSIVE.get(challenge.kind, ()):
        return None
    if challenge.kind == "power":
        why = f"A Power is not met with {skill.name}, unless a Power or Special Ability says so."
        return RuleViolation("wrong-skill", "PER-273", why, "Resist answers it.")
    rule = "PER-167" if challenge.kind == "attack" else "PER-209"
    return RuleViolation(
        "wrong-skill", rule, f"{skill.name} does not answer this.", f"{PASSIVELY[challenge.kind]} answers it."
    )


def active(state: State, challenge: Challenge, person: Individual, skill: Skill) -> Found:
    instead = f"{PASSIVELY[challenge.kind]} is left."
    if startled(state, person.id):
        return RuleViolation("surprised", "PER-212", f"{named(person)} is surprised in this round.", instead)
    if challenge.unnoticed:
        return RuleViolation("unnoticed", "PER-212", f"{named(person)} does not notice it.", instead)
    if not person.conscious:
        return RuleViolation(
            "unconscious", "PER-Q65", f"{named(person)} is unconscious and defends passively only.", instead
        )
    if not answers(state, challenge, person, skill):
        return unfit(state, challenge, person, skill, instead)
    rule = "PER-Q51" if challenge.kind == "interaction" and not violent(state) else "PER-212"
    why = f"{skill.name} was not announced as active defence."
    return RuleViolation("not-declared", rule, why, f"{instead} Announce it with an action on an own turn.")


def unfit(state: State, challenge: Challenge, person: Individual, skill: Skill, instead: str) -> RuleViolation:
    """PER-214 to PER-216, PER-281, PER-Q42: the Skill cannot meet this at all."""
    if "supernatural" in skill.tags and challenge.kind not in resisted(person, skill):
        return RuleViolation("no-power", "PER-281", f"{skill.name} resists only with a Power made for that.", instead)
    if bars(person, skill):
        return RuleViolation("ranged", "PER-Q42", "A ranged weapon never parries.", instead)
    if challenge.kind == "power":
        return RuleViolation("wrong-skill", "PER-174", f"{skill.name} does not meet a Power.", instead)
    attack = next((one for one in attacks(state, challenge) if not stops(state, person, skill, one)), None)
    if "shield" in skill.tags:
        return RuleViolation("category", "PER-215", "A Light shield stops only Light attacks.", instead)
    if "weapon" not in skill.tags and "unarmed" not in skill.tags:
        return RuleViolation(
            "wrong-skill", "PER-211", f"{skill.name} is neither weapon, shield nor Power Skill.", instead
        )
    if attack is not None and "ranged" in attack.tags and state.options.parry_ranged == "shieldsOnly":
        return RuleViolation(
            "ranged", "PER-Q42", "Weapons do not parry what is shot or thrown.", f"{instead} So is a shield."
        )
    return RuleViolation("category", "PER-214", "Light weapons parry Light ones, Heavy weapons Heavy ones.", instead)


def unnoticed(state: State, seat: int, command: m.Unnoticed) -> Found:
    rule = "PER-212"
    found = none_open(state, rule) or led(state, seat, rule, "says what goes unnoticed")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if challenge.unnoticed:
        return RuleViolation("not-now", rule, "Nobody notices it already.", "Go on.")
    return RuleViolation(
        "not-now", rule, "Somebody has answered, or nobody is to notice anything.", "Say it before the first answer."
    )


WHY: dict[type, Why] = {m.Answer: answer, m.Unnoticed: unnoticed}
RULES: dict[type, str] = {m.Answer: "PER-117", m.Unnoticed: "PER-212"}
