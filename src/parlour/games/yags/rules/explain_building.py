"""Why a command about building a sheet or spending experience is refused."""

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.model import ATTRIBUTES, STAGES, Creature, Stage, State
from parlour.games.yags.rules.advance import attribute_price, known, spoken
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.rules.ask import base, creature, find_technique, is_npc, leads, score, skill_def
from parlour.games.yags.rules.creation import affordable, attribute_most
from parlour.games.yags.rules.explain_common import Found, Why, in_check, named, no_such, not_own, not_ready, seen
from parlour.games.yags.rules.explain_people import incomplete, wrong_step
from parlour.games.yags.rules.making import is_budgeted, knows, reads
from parlour.games.yags.rules.skills import bound, floor, price, served
from parlour.games.yags.rules.techniques import entry, may_drop
from parlour.roleplay.explain import led


def _at(state: State, seat: int, who: str, stage: Stage, rule: str) -> Found:
    """Not one's own, or not at this step; the game master takes no steps with hers."""
    found = not_own(state, seat, who, rule)
    if found is not None:
        return found
    one = creature(state, who)
    if one.stage == stage or (is_npc(one) and one.stage in STAGES):
        return None
    return wrong_step(one, stage if stage != "frame" else "its frame", rule)


def _no_attribute(name: str) -> Found:
    if name in ATTRIBUTES:
        return None
    if name == "Size":
        why = "Size is no attribute that training or points could raise."
        return RuleViolation("size", "YAG-058", why, "Size is set once, when somebody is built.")
    if name in ("Soak", "Move"):
        return RuleViolation("secondary", "YAG-035", f"{name} is a secondary attribute.", "Choose one of the eight.")
    return RuleViolation(
        "no-such-attribute", "YAG-034", f"There is no attribute {name!r}.", f"The eight are {', '.join(ATTRIBUTES)}."
    )


def _no_skill(state: State, name: str) -> Found:
    if skill_def(state, name) is not None:
        return None
    return RuleViolation(
        "no-such-skill", "YAG-063", f"{name!r} is not on the campaign's list.", "The game master may define it."
    )


# The frame and attributes


def nature(state: State, seat: int, command: m.SetNature) -> Found:
    if command.what == "named":
        found = not_own(state, seat, command.who, "YAG-071")
        if found is None and not is_npc(creature(state, command.who)):
            return RuleViolation(
                "named", "YAG-071", "A player's character has a name.", "Only the game master's may be one of many."
            )
    else:
        found = _at(state, seat, command.who, "frame", "YAG-263")
        if found is None and creature(state, command.who).kind != "person":
            return RuleViolation(
                "not-human", "YAG-048", "It is no human, and cannot be.", "Only people may be human or not."
            )
    if found is not None:
        return found
    return RuleViolation("as-it-is", "YAG-263", "That is so already.", "Nothing needs to be changed.")


def size(state: State, seat: int, command: m.SetSize) -> Found:
    found = _at(state, seat, command.who, "frame", "YAG-058")
    if found is None and command.size < 0:
        why = "The scale of Size ends at 0: what is smaller has a Tiny level."
        return RuleViolation("tiny", "YAG-270", why, "Set a Tiny level instead.")
    return found


def frame(state: State, seat: int, command: m.SetTiny | m.SizeBy) -> Found:
    found = _at(state, seat, command.who, "frame", "YAG-160")
    if found is None and isinstance(command, m.SizeBy):
        vehicle = creature(state, command.who).kind == "vehicle"
        if vehicle != (command.by == "volume"):
            cure = "Give its volume." if vehicle else "Give its mass."
            return RuleViolation("bad-measure", "YAG-157", "Bodies go by mass, vehicles and things by volume.", cure)
    return found


def soak(state: State, seat: int, command: m.SetSoak) -> Found:
    found = _at(state, seat, command.who, "frame", "YAG-059")
    if found is None and not leads(state, seat) and creature(state, command.who).human:
        return RuleViolation(
            "human-soak", "YAG-059", "Soak is 12 for adult humans and rarely changes.", "Ask the game master."
        )
    return found


def attribute(state: State, seat: int, command: m.SetAttribute) -> Found:
    found = _at(state, seat, command.who, "attributes", "YAG-034") or _no_attribute(command.attribute)
    if found is not None:
        return found
    one = creature(state, command.who)
    most = attribute_most(state, one, command.attribute)
    if is_budgeted(state, one) and command.value > most:
        return RuleViolation(
            "no-points", "YAG-Q41", f"The points reach to {most} at most.", "Lower another attribute first."
        )
    return None


def roll(state: State, seat: int, command: m.RollAttributes) -> Found:
    found = led(state, seat, "YAG-061", "rolls up humans of hers") or _at(
        state, seat, command.who, "attributes", "YAG-061"
    )
    if found is None and not creature(state, command.who).human:
        return RuleViolation("not-human", "YAG-061", "The dice are for humans.", "Set its attributes one by one.")
    return found


# Skills


def skill(state: State, seat: int, command: m.SetSkill) -> Found:
    found = _at(state, seat, command.who, "skills", "YAG-063")
    if found is not None:
        return found
    one = creature(state, command.who)
    if command.level and _no_skill(state, command.skill):
        return _no_skill(state, command.skill)
    found = _out_of_bounds(state, one, command.skill, command.level)
    if found is None and is_budgeted(state, one) and command.level > affordable(state, one, command.skill):
        reach = affordable(state, one, command.skill)
        return RuleViolation(
            "no-points", "YAG-Q41", f"The points reach to {reach} at most.", "Lower another skill first."
        )
    return found


def _out_of_bounds(state: State, one: Creature, name: str, level: int) -> Found:
    """More than what it rests on allows, or less than what rests on it needs."""
    most, least = bound(state, one, name), floor(state, one, name)
    if level > most.level and most.why:
        return RuleViolation("too-high", most.rule, f"{name} {level}: {most.why}.", _cure(most.rule))
    if level < least.level:
        why = f"{name} stays at {least.level} at least: {least.why}."
        return RuleViolation("needed", least.rule, why, "Change what rests on it first.")
    return None


def _cure(rule: str) -> str:
    cures = {"YAG-251": "The game master may allow it.", "YAG-063": "The game master may define it."}
    return cures.get(rule, "Raise the skill it rests on first.")


def language(state: State, seat: int, command: m.SetLanguage) -> Found:
    found = _at(state, seat, command.who, "skills", "YAG-082")
    if found is not None:
        return found
    if not command.literate and reads(state):
        why = "Reading and writing come with every language at this table."
        return RuleViolation("literate", "YAG-088", why, "The group may agree to learn it apart.")
    if not command.level and spoken(creature(state, command.who), command.name) is None:
        return RuleViolation("not-known", "YAG-082", "That language is not on the sheet.", "Choose one that is.")
    return None


def culture(state: State, seat: int, command: m.SetCulture) -> Found:
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-279")
    found = None if leads(state, seat) else not_own(state, seat, command.who, "YAG-279")
    if found is not None:
        return found
    if not state.cultures or command.culture not in ("", *[culture.name for culture in state.cultures]):
        return RuleViolation(
            "no-such-culture", "YAG-279", "There is no culture of that name.", "The game master may add it."
        )
    return wrong_step(one, "building", "YAG-279")


def step(state: State, seat: int, command: m.Step) -> Found:
    found = not_own(state, seat, command.who, "YAG-033")
    if found is not None:
        return found
    one = creature(state, command.who)
    if is_npc(one):
        return RuleViolation(
            "no-steps", "YAG-033", f"{named(one)} is yours: nothing is taken step by step.", "Set what you like."
        )
    if one.stage not in STAGES:
        return wrong_step(one, "building", "YAG-033")
    if not command.on:
        return RuleViolation("first-step", "YAG-033", "There is no step before this one.", "Go on.")
    last = RuleViolation("last-step", "YAG-033", "This was the last step.", "Hand it in to the game master.")
    return (
        (incomplete(state, one) if lacks(state, one) else last)
        if one.stage == "gear"
        else wrong_step(one, "gear", "YAG-033")
    )


# Techniques


def _learns(state: State, seat: int, who: str, rule: str) -> Found:
    """At the step of techniques, or made and between checks."""
    found = not_own(state, seat, who, rule)
    if found is not None:
        return found
    one = creature(state, who)
    if one.stage == "ready":
        return in_check(state, rule)
    return _at(state, seat, who, "techniques", rule)


def _poor(one: Creature, cost: int, rule: str) -> Found:
    if cost <= one.xp:
        return None
    why = f"That costs {cost}; {named(one)} has {one.xp} experience."
    return RuleViolation("no-experience", rule, why, "Wait until the game master awards more.")


def _too_low(state: State, one: Creature, skills: tuple[str, ...], level: int, rule: str) -> Found:
    if any(score(one, name) >= max(1, level) for name in skills):
        return None
    listed = " or ".join(skills)
    return RuleViolation("skill-too-low", rule, f"It takes {listed} {max(1, level)}.", "Raise the skill first.")


def buy(state: State, seat: int, command: m.BuyTechnique) -> Found:
    found = _learns(state, seat, command.who, "YAG-134")
    if found is not None:
        return found
    one, wanted = creature(state, command.who), entry(state, command.name)
    if wanted is None:
        return RuleViolation(
            "no-such-technique", "YAG-131", "The library has nothing of that name.", "The game master may define it."
        )
    if knows(one, wanted.name):
        return RuleViolation(
            "known",
            "YAG-132",
            f"{named(one)} has it already.",
            "It is bought once and works with every skill it is for.",
        )
    rule = "YAG-266" if wanted.kind == "familiarity" else "YAG-134"
    found = _too_low(state, one, served(state, wanted), wanted.level, rule)
    if found is not None:
        return found
    for name in wanted.needs:
        if not knows(one, name):
            return RuleViolation(
                "needs-technique", "YAG-135", f"{wanted.name} needs {name} first.", f"Buy {name} first."
            )
    return _poor(one, wanted.level, "YAG-133")


def buy_own(state: State, seat: int, command: m.BuyOwn) -> Found:
    found = _learns(state, seat, command.who, "YAG-142") or _no_skill(state, command.skill)
    if found is not None:
        return found
    one, defined = creature(state, command.who), skill_def(state, command.skill)
    assert defined is not None
    if command.kind == "specialisation":
        if defined.kind != "knowledge":
            why = f"Specialisations deepen knowledges; {command.skill} is none."
            return RuleViolation("no-knowledge", "YAG-140", why, "Take a mastery in it.")
        cost = state.options.specialisation_cost
        return _too_low(state, one, (command.skill,), cost, "YAG-134") or _poor(one, cost, "YAG-Q15")
    return _too_low(state, one, (command.skill,), command.level, "YAG-145") or _poor(one, command.level, "YAG-145")


def raise_mastery(state: State, seat: int, command: m.RaiseMastery) -> Found:
    found = _learns(state, seat, command.who, "YAG-145")
    if found is not None:
        return found
    one = creature(state, command.who)
    technique = find_technique(one, command.technique)
    if technique is None or technique.kind != "mastery":
        return RuleViolation("no-mastery", "YAG-144", "That is no mastery of theirs.", "Only masteries have levels.")
    return _too_low(state, one, served(state, technique), technique.level + 1, "YAG-145") or _poor(one, 1, "YAG-145")


def drop_technique(state: State, seat: int, command: m.DropTechnique) -> Found:
    found = _at(state, seat, command.who, "techniques", "YAG-133")
    if found is not None:
        return found
    one = creature(state, command.who)
    technique = find_technique(one, command.technique)
    if technique is None:
        return RuleViolation("not-known", "YAG-131", "That technique is not on the sheet.", "Choose one that is.")
    if not may_drop(one, technique):
        return RuleViolation(
            "needed", "YAG-135", f"Another technique needs {technique.name}.", "Give that one up first."
        )
    return None


# Experience


def award(state: State, seat: int, command: m.Award) -> Found:
    found = led(state, seat, "YAG-133", "awards experience")
    if found is not None:
        return found
    people = [seen(state, seat, who) for who in command.who]
    if not people or any(one is None or one.stage == "dead" or one.hidden for one in people):
        return RuleViolation("bad-target", "YAG-133", "Points go to those in the open who live.", "Choose among them.")
    return None


def _spends(state: State, seat: int, who: str, rule: str) -> Found:
    found = not_own(state, seat, who, rule)
    return found or not_ready(creature(state, who), rule) or in_check(state, rule)


def study(state: State, seat: int, command: m.Study) -> Found:
    found = _spends(state, seat, command.who, "YAG-110") or _no_skill(state, command.skill)
    if found is not None:
        return found
    one, defined = creature(state, command.who), skill_def(state, command.skill)
    assert defined is not None
    has = known(one, command.skill)
    most = bound(state, one, command.skill)
    if most.level <= has.level:
        why = f"No points may go towards {command.skill} {has.level + 1}: {most.why}."
        return RuleViolation("not-allowed", "YAG-251" if most.rule == "YAG-251" else "YAG-110", why, _cure(most.rule))
    cost = price(state, defined.kind, has.level + 1)
    if cost is None:
        return _not_sold(defined.kind)
    if defined.kind == "knowledge" and not command.source.strip():
        return RuleViolation(
            "no-source", "YAG-079", "A knowledge is studied from something.", "Name the source: a book, a teacher."
        )
    if 0 < command.points <= one.xp and command.points > cost - has.toward:
        why = f"{cost - has.toward} points are wanted for the next level."
        return RuleViolation("too-many", "YAG-110", why, "Points for the level after that come later.")
    return _poor(one, command.points, "YAG-110") if command.points > 0 else None


def _not_sold(kind: str) -> RuleViolation:
    why = f"The table has no price for a level of this kind ({kind})."
    return RuleViolation("not-for-sale", "YAG-001", why, "The game master may set one: the Core names none.")


def raise_attribute(state: State, seat: int, command: m.RaiseAttribute) -> Found:
    found = _spends(state, seat, command.who, "YAG-058") or _no_attribute(command.attribute)
    if found is not None:
        return found
    one = creature(state, command.who)
    if price(state, "attribute", base(one, command.attribute) + 1) is None:
        return _not_sold("attribute")
    cost = attribute_price(state, one, command.attribute)
    if cost is None:
        most = state.options.attribute_human_max
        return RuleViolation(
            "human-maximum", "YAG-046", f"{most} is the human maximum.", "The game master may allow more."
        )
    return _poor(one, cost, "YAG-133")


def learn(state: State, seat: int, command: m.LearnLanguage) -> Found:
    found = _spends(state, seat, command.who, "YAG-082")
    if found is not None:
        return found
    one = creature(state, command.who)
    spoken_now = spoken(one, command.name)
    cost = price(state, "language", spoken_now.level + 1 if spoken_now is not None else 1)
    return _not_sold("language") if cost is None else _poor(one, cost, "YAG-082")


def grant(state: State, seat: int, command: m.GrantSkill) -> Found:
    found = led(state, seat, "YAG-065", "gives levels") or _no_skill(state, command.skill)
    if found is not None:
        return found
    one = seen(state, seat, command.who)
    if one is None:
        return no_such("YAG-065")
    if one.stage != "ready":
        return not_ready(one, "YAG-065")
    return _out_of_bounds(state, one, command.skill, command.level)


WHY: dict[type, Why] = {
    m.SetNature: nature,
    m.SetSize: size,
    m.SetTiny: frame,
    m.SizeBy: frame,
    m.SetSoak: soak,
    m.SetAttribute: attribute,
    m.RollAttributes: roll,
    m.SetSkill: skill,
    m.SetLanguage: language,
    m.SetCulture: culture,
    m.Step: step,
    m.BuyTechnique: buy,
    m.BuyOwn: buy_own,
    m.RaiseMastery: raise_mastery,
    m.DropTechnique: drop_technique,
    m.Award: award,
    m.Study: study,
    m.RaiseAttribute: raise_attribute,
    m.LearnLanguage: learn,
    m.GrantSkill: grant,
}
RULES: dict[type, str] = {
    m.SetNature: "YAG-263",
    m.SetSize: "YAG-058",
    m.SetTiny: "YAG-160",
    m.SizeBy: "YAG-151",
    m.SetSoak: "YAG-059",
    m.SetAttribute: "YAG-034",
    m.RollAttributes: "YAG-061",
    m.SetSkill: "YAG-063",
    m.SetLanguage: "YAG-082",
    m.SetCulture: "YAG-279",
    m.Step: "YAG-033",
    m.BuyTechnique: "YAG-133",
    m.BuyOwn: "YAG-142",
    m.RaiseMastery: "YAG-145",
    m.DropTechnique: "YAG-133",
    m.Award: "YAG-133",
    m.Study: "YAG-110",
    m.RaiseAttribute: "YAG-058",
    m.LearnLanguage: "YAG-082",
    m.GrantSkill: "YAG-065",
}
