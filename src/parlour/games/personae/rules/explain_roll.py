"""Why nothing can be set so before a roll, or done so after it."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, State
from parlour.games.personae.rules.abilities import at_of, counts, owned, room, spent
from parlour.games.personae.rules.ask import bank, find_individual, individual, leads
from parlour.games.personae.rules.criticals import banker
from parlour.games.personae.rules.derive import expertise_left, in_force
from parlour.games.personae.rules.explain_challenge import none_open
from parlour.games.personae.rules.explain_common import Found, Why, named, not_own
from parlour.games.personae.rules.flow import BEFORE_DICE, seat_of_side
from parlour.games.personae.rules.rerolls import ignores, rerolls
from parlour.games.personae.rules.settings import wished
from parlour.games.personae.rules.steps import asked, free_to_roll
from parlour.roleplay.desk import called
from parlour.roleplay.explain import led

STEPS = {
    "reroll": "rerolls",
    "ignore": "dice to leave out",
    "spend": "criticals",
    "settle": "what follows",
    "close": "the end",
}


def stage(state: State, rule: str, *stages: str) -> Found:
    found = none_open(state, rule)
    challenge = state.challenge
    if found is not None or challenge is None or challenge.stage in stages:
        return found
    if challenge.stage == "help":
        return RuleViolation("not-now", rule, "It is still asked who helps.", "The issuer says when nobody else joins.")
    if challenge.stage == "answer":
        return RuleViolation(
            "not-answered", "PER-117", "The Challenge has not been answered yet.", "The reactor chooses a Skill first."
        )
    if challenge.stage == "settings":
        return RuleViolation(
            "not-rolled", rule, "The dice have not fallen yet.", "Everybody says first that all is set."
        )
    return RuleViolation(
        "not-now", rule, f"The dice are down; now it is about {STEPS[challenge.stage]}.", "Look at what is asked above."
    )


def of_leader(rule: str, does: str, *stages: str) -> Why:
    def why(state: State, seat: int, command: Any) -> Found:
        return none_open(state, rule) or led(state, seat, rule, does) or stage(state, rule, *stages)

    return why


def side_known(challenge: Challenge, at: int, rule: str) -> Found:
    if 0 <= at < len(challenge.sides):
        return None
    return RuleViolation("bad-target", rule, "There is no such side.", "0 is the actor's.")


def substitute(state: State, seat: int, command: m.Substitute) -> Found:
    rule = "PER-016"
    found = of_leader(rule, "sets another Attribute", *BEFORE_DICE)(state, seat, command)
    if found is not None or state.challenge is None:
        return found
    found = side_known(state.challenge, command.side, rule)
    if found is not None:
        return found
    side = state.challenge.sides[command.side]
    if not side.chosen or not side.who:
        return RuleViolation("not-now", rule, "It has not said what it uses.", "Wait for its Skill.")
    if side.attribute == command.attribute:
        return RuleViolation("same", rule, f"{command.attribute} is added already.", "Choose another.")
    return None


def expertise(state: State, seat: int, command: m.CallExpertise) -> Found:
    rule = "PER-053"
    found = not_own(state, seat, command.who) or stage(state, rule, "settings")
    if found is not None or state.challenge is None:
        return found
    at = at_of(state.challenge, command.who)
    if at is None:
        return RuleViolation(
            "bad-target", rule, "It takes no part in this Challenge.", "Whoever rolls may call on an Expertise."
        )
    talent = next(
        (one for one in individual(state, command.who).talents if one.id == command.talent and one.kind == "expertise"),
        None,
    )
    if talent is None:
        return RuleViolation("no-talent", rule, "There is no such Expertise on the sheet.", "Choose one of its own.")
    if not expertise_left(talent):
        return RuleViolation(
            "used-up",
            "PER-055",
            f"{talent.name} has been called on in this session.",
            "It is fresh with the next session.",
        )
    if state.challenge.sides[at].pending:
        return RuleViolation("not-now", rule, "The game master has yet to answer.", "Wait for her word.")
    if state.challenge.sides[at].done:
        return RuleViolation("not-now", rule, "It is ready already.", "Call on it sooner.")
    return None


def answer_expertise(state: State, seat: int, command: m.AnswerExpertise) -> Found:
    rule = "PER-053"
    found = of_leader(rule, "accepts a reason", "settings")(state, seat, command)
    return found or RuleViolation("not-now", rule, "Nobody waits for that.", "Look at what is asked above.")


def use(state: State, seat: int, command: m.UseAbility) -> Found:
    rule = "PER-075"
    found = not_own(state, seat, command.who) or stage(state, rule, "settings", "settle")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    person = individual(state, command.who)
    ability = next((one for one in person.abilities if one.id == command.ability), None)
    if ability is None:
        return RuleViolation(
            "no-ability", rule, f"{named(person)} has no such Special Ability.", "Choose one from the sheet."
        )
    if not in_force(person, ability):
        return RuleViolation(
            "not-approved",
            "PER-065",
            f"{ability.name} gives nothing before it is agreed on.",
            "Ask the game master to approve it.",
        )
    at = at_of(challenge, command.who)
    if at is None:
        return RuleViolation(
            "bad-target", rule, f"{named(person)} takes no part in this Challenge.", "Wait for an own one."
        )
    if ability.id in challenge.sides[at].used:
        return RuleViolation("not-now", rule, f"{ability.name} serves this roll already.", "Once is enough.")
    if wished(state, ability.id):
        return RuleViolation(
            "not-now", "PER-078", "The game master has yet to say whether its condition holds.", "Wait for her word."
        )
    if spent(state, ability):
        return RuleViolation(
            "used-up",
            "PER-078",
            f"{ability.name} has been used as often as its condition allows.",
            "It comes back in time.",
        )
    if counts(ability) and not room(state, challenge, at, person):
        why = f"{named(person)} has used its Special Ability of this turn."
        return RuleViolation("one-ability", "PER-075", why, "Qualities still count; the next turn brings another.")
    if not any(one.id == ability.id for _, one, _ in owned(state, challenge, at, ability.effect.code)):
        return RuleViolation(
            "wrong-skill",
            "PER-066",
            f"{ability.name} does not go with this roll.",
            "It says with which Skill and when.",
        )
    if ability.quality:
        return RuleViolation("not-now", "PER-081", f"{ability.name} is always in effect.", "It is counted already.")
    return None


def confirm(state: State, seat: int, command: m.ConfirmCondition) -> Found:
    found = none_open(state, "PER-078") or led(state, seat, "PER-078", "says whether a condition holds")
    return found or RuleViolation(
        "not-now", "PER-078", "No such condition waits for your word.", "Look at what is asked above."
    )


def ready(state: State, seat: int, command: m.Ready | m.EnterDice) -> Found:
    rule = "PER-118"
    found = stage(state, rule, "settings")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    found = side_known(challenge, command.side, rule)
    if found is not None:
        return found
    side = challenge.sides[command.side]
    if seat_of_side(state, side) != seat:
        who = called(state.desk, seat_of_side(state, side))
        return RuleViolation("not-yours", "PER-002", f"{who} speaks for that side.", "Speak for your own.")
    if side.done:
        return RuleViolation("not-now", rule, "This side is ready already.", "Wait for the others.")
    if not free_to_roll(state, command.side):
        return RuleViolation("not-now", rule, "The game master has yet to give her word.", "Wait for it.")
    return None


def enter(state: State, seat: int, command: m.EnterDice) -> Found:
    return ready(state, seat, command) or RuleViolation(
        "bad-dice", "PER-001", "Each die has one face from 1 to 10.", "Enter every die once."
    )


# After the roll


def turn(state: State, seat: int, side: int | None, rule: str, *stages: str) -> Found:
    """Whose turn it is in a step."""
    found = stage(state, rule, *stages)
    challenge, at = state.challenge, asked(state)
    if found is not None or challenge is None:
        return found
    if at is None:
        return RuleViolation("not-now", rule, "Nobody is asked that now.", "Look at what is asked above.")
    if seat_of_side(state, challenge.sides[at]) != seat:
        who = called(state.desk, seat_of_side(state, challenge.sides[at]))
        return RuleViolation("not-your-turn", rule, f"{who} is asked first.", "Wait for the answer.")
    if side is not None and side != at:
        return RuleViolation("not-your-turn", rule, "Another side is asked now.", "Answer for that one.")
    return None


def reroll(state: State, seat: int, command: m.RerollDie) -> Found:
    rule = "PER-068"
    found = turn(state, seat, None, rule, "reroll")
    challenge, at = state.challenge, asked(state)
    if found is not None or challenge is None or at is None:
        return found
    chance = next(
        (one for one in rerolls(state, challenge, at) if (one.ability, one.side) == (command.ability, command.side)),
        None,
    )
    if chance is None:
        return RuleViolation("no-ability", rule, "No Special Ability rerolls that.", "Choose another, or let it stand.")
    if 0 <= command.at < len(challenge.sides[command.side].dice) and command.at not in chance.places:
        return RuleViolation(
            "highest-die",
            "PER-068",
            "The highest die may not be rerolled with it.",
            "Choose another die; an upgrade reaches the highest.",
        )
    return RuleViolation("bad-dice", rule, "There is no such die.", "Choose one that lies there.")


def ignore(state: State, seat: int, command: m.IgnoreDie) -> Found:
    rule = "PER-218"
    found = turn(state, seat, None, rule, "ignore")
    challenge, at = state.challenge, asked(state)
    if found is not None or challenge is None or at is None:
        return found
    if not any(one.ability == command.ability for one in ignores(state, challenge, at)):
        return RuleViolation("no-ability", rule, "Nothing of yours leaves dice out.", "Let it stand.")
    return RuleViolation("bad-dice", rule, "That die does not count already.", "Choose another of the attacker's.")


def spend(state: State, seat: int, command: m.SpendCritical) -> Found:
    rule = "PER-135"
    found = stage(state, rule, "spend", "settle")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    found = side_known(challenge, command.side, rule)
    if found is not None:
        return found
    owner = banker(state, challenge, command.side)
    if owner is None:
        return RuleViolation("no-criticals", "PER-137", "This side has no criticals at this table.", "Let it stand.")
    if not bank(state, owner) and seat_of_side(state, challenge.sides[command.side]) == seat:
        return RuleViolation("no-criticals", "PER-134", "No critical is banked.", "Let it stand.")
    found = turn(state, seat, command.side, rule, "spend", "settle")
    return found or RuleViolation(
        "not-offered", "PER-135", "That cannot be bought now.", "Choose from what is offered."
    )


def stand(state: State, seat: int, command: m.LetStand) -> Found:
    return turn(state, seat, command.side, "PER-118", "reroll", "ignore", "spend", "settle", "close")


def tie(state: State, seat: int, command: m.SettleTie) -> Found:
    found = of_leader("PER-Q30", "settles a deadlock", "settle")(state, seat, command)
    return found or RuleViolation(
        "not-now", "PER-Q30", "There is no deadlock to settle.", "Look at what is asked above."
    )


def close(state: State, seat: int, command: m.CloseChallenge) -> Found:
    rule = "PER-126"
    found = stage(state, rule, "close")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if asked(state) != 0:
        return RuleViolation(
            "not-now",
            "PER-130",
            "A Trait gives the other side a Challenge of its own.",
            "Wait until it is used or let go.",
        )
    issuer = find_individual(state, challenge.sides[0].who)
    assert issuer is not None
    return None if leads(state, seat) else not_own(state, seat, issuer.id)


def follow(state: State, seat: int, command: m.Follow) -> Found:
    rule = "PER-130"
    found = turn(state, seat, None, rule, "close")
    challenge = state.challenge
    if found is not None or challenge is None:
        return found
    if not any(grant.partition(":")[0] == command.trait for grant in challenge.grants):
        return RuleViolation(
            "not-granted", rule, "No Trait gives a further Challenge now.", "Close this one, and issue another."
        )
    return RuleViolation("no-dice", "PER-Q32", "Nobody is left for it, or no die.", "Close this one.")


def count_power(state: State, seat: int, command: m.CountPower) -> Found:
    found = of_leader("PER-078", "says whether a Power counts", *BEFORE_DICE)(state, seat, command)
    return found or RuleViolation(
        "no-such-power",
        "PER-078",
        "No such Power waits for a word here.",
        "Choose one at work on this side whose circumstance is in words.",
    )


WHY: dict[type, Why] = {
    m.Substitute: substitute,
    m.Adjust: of_leader("PER-124", "sets circumstances", *BEFORE_DICE),
    m.CountPower: count_power,
    m.CallExpertise: expertise,
    m.AnswerExpertise: answer_expertise,
    m.UseAbility: use,
    m.ConfirmCondition: confirm,
    m.Ready: ready,
    m.EnterDice: enter,
    m.RerollDie: reroll,
    m.IgnoreDie: ignore,
    m.SpendCritical: spend,
    m.LetStand: stand,
    m.SettleTie: tie,
    m.CloseChallenge: close,
    m.Follow: follow,
}
RULES: dict[type, str] = {
    m.Substitute: "PER-016",
    m.Adjust: "PER-124",
    m.CountPower: "PER-078",
    m.CallExpertise: "PER-053",
    m.AnswerExpertise: "PER-053",
    m.UseAbility: "PER-075",
    m.ConfirmCondition: "PER-078",
    m.Ready: "PER-118",
    m.EnterDice: "PER-001",
    m.RerollDie: "PER-068",
    m.IgnoreDie: "PER-218",
    m.SpendCritical: "PER-135",
    m.LetStand: "PER-118",
    m.SettleTie: "PER-Q30",
    m.CloseChallenge: "PER-126",
    m.Follow: "PER-130",
}
