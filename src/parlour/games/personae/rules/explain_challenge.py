"""Why a Challenge cannot be issued, asked for or taken back, and why nobody can help so."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Individual, State
from parlour.games.personae.rules import together
from parlour.games.personae.rules.ask import (
    alive,
    find_individual,
    find_power,
    find_skill,
    individual,
    on_turn,
    violent,
)
from parlour.games.personae.rules.assist import asked_for, helpable
from parlour.games.personae.rules.derive import in_force
from parlour.games.personae.rules.explain_common import Found, Why, in_challenge, named, no_such, not_own, not_ready
from parlour.games.personae.rules.flow import BEFORE_DICE, ruling
from parlour.games.personae.rules.health import able
from parlour.games.personae.rules.helping import full, helpers, skills_for
from parlour.games.personae.rules.issue import NEARLY, listed, may_issue, others, provoked, reach, weapons
from parlour.games.personae.rules.powers import may_use
from parlour.roleplay.explain import led, not_playing


def none_open(state: State, rule: str) -> Found:
    found = not_playing(state, rule)
    if found is not None or state.challenge is not None:
        return found
    return RuleViolation("not-now", rule, "No Challenge is open.", "Issue one first.")


# Issuing


def cannot(state: State, person: Individual) -> Found:
    """Not here, unconscious, or good for nothing but recovery."""
    found = not_ready(person, "PER-002")
    if found is not None:
        return found
    if not person.here:
        return RuleViolation("not-here", "PER-114", f"{named(person)} is not in the scene.", "Let it enter first.")
    if not person.conscious:
        return RuleViolation("unconscious", "PER-188", f"{named(person)} is unconscious.", "It recovers first.")
    if not able(state, person):
        return RuleViolation(
            "unconscious",
            "PER-204",
            f"{named(person)} is Dying: recovery and speech are all it can do.",
            "It recovers first.",
        )
    return None


def no_turn(state: State, person: Individual, kind: str) -> Found:
    """PER-163, PER-165: in an encounter it is one's turn, and the action is left."""
    encounter = state.encounter
    if may_issue(state, person, kind) or encounter is None:
        return None
    if encounter.provoked[0]:
        other = named(individual(state, encounter.provoked[0]))
        return RuleViolation("not-now", "PER-071", f"{other} was provoked and attacks first.", "Wait for that attack.")
    if encounter.closing or state.scene.closing:
        return RuleViolation("not-now", "PER-251", "The encounter is being closed.", "Wait until it is over.")
    if on_turn(state) != person.id:
        now = find_individual(state, on_turn(state))
        whose = f"It is {named(now)}'s turn." if now is not None else "Nobody's turn has come yet."
        return RuleViolation("not-your-turn", "PER-162", whose, "Wait for your turn.")
    return RuleViolation(
        "no-action",
        "PER-165",
        f"{named(person)} has used its action.",
        "Wait for the next turn, or use a Trait that spares the action.",
    )


def acting(state: State, seat: int, who: str, kind: str, rule: str) -> Found:
    """Everything that must be so before somebody issues anything."""
    found = not_playing(state, rule) or not_own(state, seat, who) or in_challenge(state, rule)
    if found is not None:
        return found
    person = individual(state, who)
    return cannot(state, person) or no_turn(state, person, kind)


def no_goal(state: State, goal: str) -> Found:
    if goal.strip() or state.options.goal_required == "off":
        return None
    return RuleViolation(
        "no-goal", "PER-125", "The goal is missing: what does success mean?", "Say it openly, in a few words."
    )


def issue(state: State, seat: int, command: m.Issue) -> Found:
    rule = "PER-114"
    found = not_playing(state, rule) or not_own(state, seat, command.who) or in_challenge(state, rule)
    if found is not None:
        return found
    person = individual(state, command.who)
    found = cannot(state, person)
    if found is not None:
        return found
    forced = provoked(state, person)
    if forced and (command.kind != "attack" or command.targets != (forced,)):
        other = named(individual(state, forced))
        return RuleViolation(
            "provoked", "PER-071", f"{named(person)} was provoked by {other}.", f"Attack {other} first."
        )
    if command.kind == "attack" and not violent(state):
        return RuleViolation(
            "not-violent", "PER-219", "An attack needs a violent encounter.", "Escalate to violence first."
        )
    found = None if forced else no_turn(state, person, command.kind)
    if found is not None:
        return found
    return (
        targets(state, person, command)
        or tool(state, person, command)
        or no_goal(state, command.goal)
        or meant(command)
    )


def targets(state: State, person: Individual, command: m.Issue) -> Found:
    if not command.targets:
        return RuleViolation("bad-target", "PER-114", "A Challenge is issued to somebody.", "Choose whom.")
    for who in command.targets:
        one = find_individual(state, who)
        if one is None or one.hidden:
            return no_such("PER-114")
        if who == person.id:
            return RuleViolation(
                "bad-target", "PER-114", "Nobody is at cross purposes with herself.", "Choose somebody else."
            )
        if who not in others(state, person):
            why = f"{named(one)} is not in the scene." if alive(one) else f"{named(one)} is dead."
            return RuleViolation("bad-target", "PER-114", why, "Choose somebody who is here.")
    return None


def tool(state: State, person: Individual, command: m.Issue) -> Found:
    """The Skill and the Power it is issued with."""
    if command.kind == "power":
        return power(state, person, command)
    found = find_skill(person, command.skill)
    if command.skill and (found is None or not found.approved):
        return RuleViolation(
            "no-skill", "PER-035", f"{named(person)} has no such Skill.", "Choose one of its own, or unskilled."
        )
    if command.kind == "attack" and command.skill not in weapons(person):
        return RuleViolation(
            "wrong-skill",
            "PER-167",
            "An attack is made with a weapon or unarmed Skill.",
            "Choose one of those, or unskilled.",
        )
    return None


def power(state: State, person: Individual, command: m.Issue) -> Found:
    one = find_power(person, command.power)
    if one is None:
        return RuleViolation(
            "no-power", "PER-086", "A supernatural effect needs a Power of one's own.", "Choose one on the sheet."
        )
    if not in_force(person, one):
        return RuleViolation(
            "not-approved", "PER-091", f"{one.name} waits for the game master's word.", "Ask her to approve it."
        )
    if not one.challenge:
        return RuleViolation(
            "no-challenge",
            "PER-Q73",
            f"{one.name} needs no Challenge.",
            "Use it on somebody willing, on oneself or on a thing.",
        )
    if not may_use(state, person, one):
        most = state.options.powers_limit
        return RuleViolation(
            "used-up", "PER-087", f"At this table Powers are used {most} times in an encounter.", "Do something else."
        )
    most = reach(state, person, one)
    if len(command.targets) > most:
        return RuleViolation(
            "too-many", "PER-072", f"{one.name} affects {most} at once.", "Choose fewer, or widen it by a Trait."
        )
    skill = find_skill(person, one.skill)
    if command.skill != (skill.id if skill is not None else ""):
        return RuleViolation(
            "wrong-skill",
            "PER-088",
            f"{one.name} is used with {one.skill}.",
            "Choose that Skill, or one die without it.",
        )
    return None


def meant(command: m.Issue) -> Found:
    if command.harmless and not command.effect.strip():
        return RuleViolation(
            "no-effect", "PER-168", "Without hits an attack needs a condition.", "Say what success means instead."
        )
    return None


def unopposed(state: State, seat: int, command: m.AskUnopposed) -> Found:
    found = acting(state, seat, command.who, "unopposed", "PER-153")
    if found is not None:
        return found
    if not command.skill and not command.attribute:
        return RuleViolation(
            "no-attribute", "PER-154", "Neither a Skill nor an Attribute is named.", "Name at least one."
        )
    if command.skill and find_skill(individual(state, command.who), command.skill) is None:
        return RuleViolation(
            "no-skill", "PER-154", "There is no such Skill on the sheet.", "Choose one, or name an Attribute alone."
        )
    return no_goal(state, command.goal)


def rule_unopposed(state: State, seat: int, command: m.RuleUnopposed) -> Found:
    rule = "PER-153"
    found = none_open(state, rule) or led(state, seat, rule, "rules on that")
    if found is not None or state.challenge is None:
        return found
    if state.challenge.kind != "unopposed" or not ruling(state.challenge):
        return RuleViolation("not-now", rule, "Nothing waits for your ruling.", "Go on with the Challenge.")
    if command.how != "roll":
        return None
    if command.listed not in (*listed(state), NEARLY):
        return RuleViolation(
            "bad-number", "PER-155", "That is no modifier of the list.", "Choose one of the difficulties."
        )
    if command.listed == NEARLY and command.difficulty < NEARLY and not command.reason.strip():
        return RuleViolation(
            "bad-number",
            "PER-155",
            "Nearly Impossible is 10 or more.",
            "Enter a number from 10 on, or say why it is less.",
        )
    if command.listed != command.difficulty and not command.reason.strip():
        return RuleViolation(
            "no-reason",
            "PER-271",
            "Another difficulty than the listed one needs a reason.",
            "Say why it is so for this character.",
        )
    return None


def about(state: State, seat: int, command: m.AskAbout) -> Found:
    rule = "PER-148"
    found = not_playing(state, rule) or not_own(state, seat, command.who) or in_challenge(state, rule)
    if found is not None:
        return found
    person, target = individual(state, command.who), find_individual(state, command.target)
    if not able(state, person) or person.stage != "ready":
        return cannot(state, person)
    if target is None or target.hidden:
        return no_such(rule)
    if target.id == person.id:
        return RuleViolation("bad-target", rule, "One knows about oneself.", "Choose somebody else.")
    return no_goal(state, command.goal)


def rule_hidden(state: State, seat: int, command: m.RuleHidden) -> Found:
    rule = "PER-148"
    found = none_open(state, rule) or led(state, seat, rule, "says whether it was hidden")
    if found is not None or state.challenge is None:
        return found
    if state.challenge.kind != "virtual" or not ruling(state.challenge):
        return RuleViolation("not-now", rule, "Nobody asks about anybody.", "Go on with the Challenge.")
    return None


def call_off(state: State, seat: int, command: m.CallOff) -> Found:
    rule = "PER-003"
    found = led(state, seat, rule, "takes a Challenge back") or none_open(state, rule)
    if found is not None or state.challenge is None or state.challenge.stage in BEFORE_DICE:
        return found
    return RuleViolation("rolled", "PER-145", "The dice are down.", "Settle it, or overrule what it did.")


# Helping


def in_help(state: State, rule: str) -> Found:
    found = none_open(state, rule)
    if found is not None or state.challenge is None or state.challenge.stage == "help":
        return found
    if state.challenge.stage in BEFORE_DICE:
        return RuleViolation("not-now", rule, "It has been settled who helps.", "Wait for the next Challenge.")
    return RuleViolation("rolled", "PER-145", "The dice are down.", "Wait for the next Challenge.")


def join(state: State, seat: int, command: m.JoinAssist) -> Found:
    rule = "PER-140"
    found = none_open(state, rule) or not_own(state, seat, command.who)
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if violent(state):
        why = "In a fight helpers declare it on their own turns."
        return RuleViolation(
            "not-your-turn", "PER-144", why, "Assist on your own turn; the help waits for the next fitting Challenge."
        )
    found = in_help(state, rule)
    if found is not None:
        return found
    return helper(state, challenge, command)


def helper(state: State, challenge: Challenge, command: m.JoinAssist) -> Found:
    person = individual(state, command.who)
    if person not in helpers(state, challenge):
        if state.encounter is not None and person.acted:
            return RuleViolation(
                "no-action",
                "PER-146",
                f"{named(person)} has used its action.",
                "Helping costs the action of the round.",
            )
        return RuleViolation(
            "bad-target",
            "PER-140",
            f"{named(person)} cannot help here.",
            "Only who is present, able and takes no part yet.",
        )
    if asked_for(state, command.who):
        return RuleViolation(
            "not-now", "PER-140", "The game master has yet to say whether it is similar enough.", "Wait for her word."
        )
    if command.side not in helpable(challenge):
        return RuleViolation(
            "bad-target", "PER-140", "Nobody can be helped there.", "Choose a side with somebody on it."
        )
    if full(state, challenge, command.side):
        return RuleViolation(
            "too-many",
            "PER-141",
            f"At this table {state.options.assist_max} may help.",
            "Ask the game master to allow one more.",
        )
    if command.skill in skills_for(state, challenge, command.side, person):
        return None
    if challenge.kind == "recovery":
        return RuleViolation(
            "wrong-skill",
            "PER-278",
            f"{named(person)} has no Skill, Power or Special Ability for it.",
            "Only a healer helps here.",
        )
    if challenge.kind == "power":
        return RuleViolation(
            "wrong-skill", "PER-143", "Here only the same supernatural Skill helps.", "Help otherwise."
        )
    if challenge.kind == "attack":
        return RuleViolation(
            "wrong-skill", "PER-142", "In an attack one helps with a weapon.", "Choose a weapon Skill."
        )
    return RuleViolation(
        "wrong-skill", "PER-140", "Helpers use the same Skill or a similar one.", "Choose one from the sheet."
    )


def joins(state: State, seat: int, command: m.JoinIssue) -> Found:
    rule = "PER-116"
    found = none_open(state, rule) or not_own(state, seat, command.who)
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if violent(state):
        why = "In a fight you join in on your own turn."
        return RuleViolation(
            "not-your-turn",
            "PER-144",
            why,
            "Stand together on your own turn; it counts for their next Challenge of that kind.",
        )
    found = in_help(state, rule)
    if found is None and together.joinable(state) is None:
        found = RuleViolation(
            "not-now",
            rule,
            "Nobody can join in issuing this one.",
            "Help with it, or issue one of your own afterwards.",
        )
    if found is not None:
        return found
    person = individual(state, command.who)
    if person in together.partners(state, challenge):
        able_to = list(
            together.means(
                state, person, challenge.kind, len(challenge.sides) - 1 - challenge.joined + len(challenge.later)
            )
        )
        why = f"{named(person)} has no Power that reaches everybody this is issued at."
        return None if able_to else RuleViolation("no-power", "PER-086", why, "Help with it instead, or let it be.")
    if state.encounter is not None and person.acted:
        return RuleViolation(
            "no-action",
            "PER-165",
            f"{named(person)} has used its action.",
            "Issuing a Challenge costs the action of the round.",
        )
    return cannot(state, person) or RuleViolation(
        "bad-target", rule, f"{named(person)} takes part already.", "Choose somebody else."
    )


def primary(state: State, seat: int, command: m.SetPrimary) -> Found:
    found = in_help(state, "PER-145")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if not 0 <= command.side < len(challenge.sides) or command.who not in dict(challenge.sides[command.side].helpers):
        return RuleViolation(
            "bad-target", "PER-145", "Only a helper can take the primary's place.", "Choose one of the helpers."
        )
    who = challenge.sides[command.side].who
    return not_own(state, seat, who) if state.desk.gm != seat else None


def end_help(state: State, seat: int, command: m.EndHelp) -> Found:
    rule = "PER-145"
    found = in_help(state, rule)
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if ruling(challenge):
        return RuleViolation("not-now", "PER-153", "The game master has yet to rule on it.", "Wait for her word.")
    if any(wish.what == "similar" for wish in state.wishes):
        return RuleViolation(
            "not-now", "PER-140", "Somebody's help waits for the game master's word.", "She answers first."
        )
    return not_own(state, seat, challenge.sides[0].who)


WHY: dict[type, Why] = {
    m.Issue: issue,
    m.AskUnopposed: unopposed,
    m.RuleUnopposed: rule_unopposed,
    m.AskAbout: about,
    m.RuleHidden: rule_hidden,
    m.CallOff: call_off,
    m.JoinAssist: join,
    m.JoinIssue: joins,
    m.SetPrimary: primary,
    m.EndHelp: end_help,
}
RULES: dict[type, str] = {
    m.Issue: "PER-114",
    m.AskUnopposed: "PER-154",
    m.RuleUnopposed: "PER-155",
    m.AskAbout: "PER-148",
    m.RuleHidden: "PER-149",
    m.CallOff: "PER-003",
    m.JoinAssist: "PER-140",
    m.JoinIssue: "PER-116",
    m.SetPrimary: "PER-145",
    m.EndHelp: "PER-145",
}
