"""Why something cannot be done in a turn, or an encounter not begun, ordered or ended so."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import defence, encounter, order, turns
from parlour.games.personae.rules.ask import find_skill, individual, on_turn, violent
from parlour.games.personae.rules.explain_common import (
    Found,
    Why,
    in_challenge,
    named,
    no_such,
    not_own,
    not_ready,
    seen,
)
from parlour.games.personae.rules.health import able
from parlour.roleplay.explain import led, not_playing

TURN = "PER-163"


def waiting(state: State, rule: str) -> Found:
    """Something is open that must be answered first."""
    found = not_playing(state, rule) or in_challenge(state, rule)
    if found is not None:
        return found
    if state.consent is not None:
        return RuleViolation(
            "not-now", "PER-Q73", "A Power waits for those it is meant for.", "They say first whether they are willing."
        )
    if state.encounter is not None and any(state.encounter.provoked):
        name = named(individual(state, state.encounter.provoked[0]))
        return RuleViolation(
            "not-now", "PER-Q57", f"{name} was provoked and attacks first.", "Let that attack be settled."
        )
    return None


def ending(state: State, rule: str) -> Found:
    """The scene or the encounter is being closed."""
    found = waiting(state, rule)
    if found is not None:
        return found
    if state.scene.closing:
        return RuleViolation(
            "not-now",
            "PER-194",
            "The scene is ending: only recoveries are left.",
            "The game master says the last word.",
        )
    if state.encounter is not None and state.encounter.closing:
        return RuleViolation(
            "not-now",
            "PER-Q59",
            "The fight is over: only the Dying can still be helped.",
            "The game master says the last word.",
        )
    return None


def unable(state: State, person: Individual, rule: str) -> Found:
    """Dead, unconscious, absent, or near death."""
    found = not_ready(person, rule)
    if found is not None:
        return found
    if not person.here:
        return RuleViolation(
            "not-here", rule, f"{named(person)} is not in this scene.", "The game master brings people in."
        )
    if not person.conscious:
        return RuleViolation(
            "unconscious", "PER-188", f"{named(person)} is unconscious.", "Only recovery is left until then."
        )
    if not able(state, person):
        return RuleViolation(
            "unable", "PER-204", f"{named(person)} is Dying: only recovery and speech are left.", "Recover first."
        )
    return None


def no_encounter(state: State, rule: str) -> Found:
    found = not_playing(state, rule)
    if found is not None or state.encounter is not None:
        return found
    return RuleViolation(
        "not-now", rule, "There is no encounter.", "In a plain scene nobody counts turns: just say it."
    )


def not_your_turn(state: State, person: Individual) -> Found:
    """PER-162: and nobody's while the order is not settled."""
    encounter_ = state.encounter
    if encounter_ is None or on_turn(state) == person.id:
        return None
    if encounter_.waiting or not encounter_.order:
        return unordered(state)
    name = named(individual(state, on_turn(state)))
    return RuleViolation("not-your-turn", "PER-162", f"It is {name}'s turn.", "Wait for your turn.")


def no_action(state: State, person: Individual, rule: str = TURN) -> Found:
    """PER-161, PER-163: the action is gone, or the opening Challenge is due."""
    found = not_your_turn(state, person)
    if found is not None or state.encounter is None:
        return found
    if person.acted:
        return RuleViolation(
            "no-action",
            rule,
            f"{named(person)} has used the action of this turn.",
            "End the turn, or move if that is left.",
        )
    if state.encounter.opening:
        why = f"{named(person)} has escalated and issues the opening Challenge first."
        return RuleViolation("opening-due", "PER-161", why, "Issue a Challenge.")
    return None


def own(state: State, seat: int, who: str, rule: str) -> Found:
    """What every command of one's own individual asks first."""
    found = not_own(state, seat, who) or ending(state, rule)
    if found is not None:
        return found
    return unable(state, individual(state, who), rule)


def acting(state: State, seat: int, who: str, rule: str) -> Found:
    found = no_encounter(state, rule) or own(state, seat, who, rule)
    return found or no_action(state, individual(state, who))


# Turns


def move(state: State, seat: int, command: m.Move) -> Found:
    found = no_encounter(state, "PER-163") or own(state, seat, command.who, "PER-163")
    found = found or not_your_turn(state, individual(state, command.who))
    if found is not None:
        return found
    person = individual(state, command.who)
    if person.moved and person.acted:
        return RuleViolation(
            "no-move", "PER-164", f"{named(person)} has moved, and the action is used too.", "End the turn."
        )
    if person.moved:
        found = no_action(state, person, "PER-164")
    if found is None and command.place not in turns.places(state, person):
        known = ", ".join(turns.places(state, person)) or "none"
        found = RuleViolation("bad-place", "PER-166", "One move does not lead there.", f"From here: {known}.")
    return found


def assist(state: State, seat: int, command: m.Assist) -> Found:
    rule = "PER-144"
    found = no_encounter(state, rule)
    if found is None and not violent(state):
        found = RuleViolation(
            "not-now", rule, "Outside a fight help is offered when the Challenge is issued.", "Wait for the Challenge."
        )
    found = found or acting(state, seat, command.who, rule)
    if found is not None:
        return found
    if command.primary == command.who:
        return RuleViolation("bad-target", rule, "Nobody helps herself.", "Choose somebody else.")
    if seen(state, seat, command.primary) is None:
        return no_such(rule)
    return unable(state, individual(state, command.primary), rule) or no_skill(
        state, command.who, command.skill, "PER-146"
    )


def stand(state: State, seat: int, command: m.StandTogether) -> Found:
    rule = "PER-116"
    found = no_encounter(state, rule)
    if found is None and not violent(state):
        found = RuleViolation(
            "not-now",
            rule,
            "Outside a fight one joins when the Challenge is issued.",
            "Wait for the Challenge, then join in.",
        )
    found = found or acting(state, seat, command.who, rule)
    if found is not None:
        return found
    if command.primary == command.who:
        return RuleViolation("bad-target", rule, "Nobody acts together with herself.", "Choose somebody else.")
    if seen(state, seat, command.primary) is None:
        return no_such(rule)
    return unable(state, individual(state, command.primary), rule)


def no_skill(state: State, who: str, which: str, rule: str) -> Found:
    person = individual(state, who)
    skill = find_skill(person, which)
    if skill is None or not skill.approved:
        return RuleViolation("no-skill", rule, f"{named(person)} has no such Skill.", "Choose one from the sheet.")
    return None


def announce(state: State, seat: int, command: m.Announce) -> Found:
    rule = "PER-212"
    found = no_encounter(state, rule) or own(state, seat, command.who, rule)
    if found is not None:
        return found
    person = individual(state, command.who)
    found = not_your_turn(state, person)
    if found is not None and not turns.early(state, person):
        cure = "Answer passively until your own turn comes."
        return RuleViolation("not-your-turn", "PER-Q71", "Active defence is announced on one's own turn.", cure)
    found = None if turns.early(state, person) else no_action(state, person)
    if found is not None:
        return found
    skill = find_skill(person, command.skill)
    if skill is None or not skill.approved:
        return RuleViolation(
            "no-skill", "PER-213", f"{named(person)} has no such Skill.", "A shield needs a Skill of its own."
        )
    if skill.free:
        return RuleViolation(
            "passive", "PER-210", f"{skill.name} needs no action.", "Announce a weapon, a shield or a Power Skill."
        )
    bars = defence.bars(person, skill)
    if bars == "PER-281":
        return RuleViolation(
            "no-power", bars, f"{skill.name} needs a Power made for resisting.", "Announce another Skill."
        )
    return (
        RuleViolation("bad-skill", "PER-Q42", "A ranged weapon never parries.", "Announce another Skill.")
        if bars
        else None
    )


def other(state: State, seat: int, command: m.DoOther) -> Found:
    return acting(state, seat, command.who, TURN)


def end_turn(state: State, seat: int, command: m.EndTurn) -> Found:
    rule = "PER-162"
    found = no_encounter(state, rule) or ending(state, rule)
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such(rule)
    found = not_your_turn(state, person) or (
        led(state, seat, rule, "ends another's turn") and not_own(state, seat, command.who)
    )
    if found is None and state.encounter is not None and state.encounter.opening and not person.acted:
        why = f"{named(person)} has escalated and issues the opening Challenge first."
        found = RuleViolation("opening-due", "PER-161", why, "Issue a Challenge.")
    return found


# Encounters


def escalate(state: State, seat: int, command: m.Escalate) -> Found:
    rule = "PER-250"
    found = ending(state, rule)
    if found is None and violent(state):
        found = RuleViolation("not-now", rule, "It is a violent encounter already.", "There is no further step.")
    if found is None and state.encounter is not None and not command.violent:
        found = RuleViolation("not-now", rule, "It is an encounter already.", "The next step is violence.")
    if found is None and not encounter.may_turn(state, to_violence=command.violent):
        why = "At this table words come first: no scene turns straight to violence."
        found = RuleViolation("step-by-step", "PER-Q46", why, "Escalate to a non-violent encounter first.")
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such(rule)
    found = led(state, seat, rule, "does that for others") and not_own(state, seat, command.who)
    found = found or unable(state, person, rule)
    if found is None and led(state, seat, rule, "") is not None:
        found = no_action(state, person)
    if found is None and state.options.goal_required == "on" and not command.goal.strip():
        found = RuleViolation("no-goal", "PER-127", "Goals are said ahead of any escalation.", "Say what is wanted.")
    return found


def goal(state: State, seat: int, command: m.StateGoal) -> Found:
    rule = "PER-247"
    found = no_encounter(state, rule) or ending(state, rule)
    return found or (led(state, seat, rule, "speaks for others") and not_own(state, seat, command.who))


def by_gm(rule: str, does: str) -> Callable[[State, int, Any], Found]:
    def why(state: State, seat: int, command: Any) -> Found:
        return led(state, seat, rule, does) or no_encounter(state, rule) or waiting(state, rule)

    return why


def choose_order(state: State, seat: int, command: m.ChooseOrder) -> Found:
    rule = "PER-160"
    found = no_encounter(state, rule) or waiting(state, rule) or not_own(state, seat, command.who)
    if found is not None or state.encounter is None:
        return found
    if command.who not in state.encounter.waiting:
        if state.options.action_order_method != "chosenSkill":
            return RuleViolation(
                "not-now", "PER-Q45", "At this table the order is found otherwise.", "Wait for your turn."
            )
        return RuleViolation(
            "not-now",
            rule,
            f"{named(individual(state, command.who))} has a place in the order.",
            "Wait for your turn.",
        )
    return no_skill(state, command.who, command.skill, rule) if command.skill else None


def set_order(state: State, seat: int, command: m.SetOrder) -> Found:
    rule = "PER-Q45"
    found = by_gm(rule, "settles the order")(state, seat, command)
    if found is not None or state.encounter is None:
        return found
    if not state.encounter.order:
        return None if state.options.action_order_method == "manual" else unordered(state)
    if state.encounter.opening and state.encounter.escalator in command.order:
        who = named(individual(state, state.encounter.escalator))
        return RuleViolation(
            "bad-order",
            "PER-161",
            f"{who} escalated and opens with a Challenge: that place is fixed.",
            "Order the others.",
        )
    return RuleViolation("bad-order", rule, "An order names everybody in it, each once.", "Name all of them.")


def unordered(state: State) -> RuleViolation:
    """Nobody has a place yet."""
    by_hand = state.encounter is not None and not state.encounter.waiting
    cure = (
        "The game master sets the order first." if by_hand else "Everybody in it chooses a Skill for the order first."
    )
    return RuleViolation("not-your-turn", "PER-160", "The order is not settled yet.", cure)


def in_order(does: str) -> Callable[[State, int, Any], Found]:
    """What the game master may do with turns, once there is an order."""

    def why(state: State, seat: int, command: Any) -> Found:
        found = by_gm("PER-160", does)(state, seat, command)
        if found is not None or state.encounter is None:
            return found
        return unordered(state) if state.encounter.waiting or not state.encounter.order else ending(state, "PER-160")

    return why


def give_turn(state: State, seat: int, command: m.GiveTurn) -> Found:
    found = in_order("gives turns")(state, seat, command)
    encounter_ = state.encounter
    if found is not None or encounter_ is None:
        return found
    if encounter_.opening:
        who = named(individual(state, encounter_.escalator))
        return RuleViolation(
            "opening-due",
            "PER-161",
            f"{who} has escalated and issues the opening Challenge first.",
            "Let that Challenge be issued.",
        )
    if encounter_.out[0]:
        who = named(individual(state, encounter_.out[0]))
        return RuleViolation("not-now", "PER-160", f"{who} acts out of turn already.", "End that turn first.")
    if command.who == on_turn(state):
        return RuleViolation(
            "not-now",
            "PER-160",
            f"It is {named(individual(state, command.who))}'s turn.",
            "Grant one more action instead.",
        )
    person = seen(state, seat, command.who)
    return no_such("PER-160") if person is None else unable(state, person, "PER-160")


def grant(state: State, seat: int, command: m.GrantAction) -> Found:
    found = in_order("grants actions")(state, seat, command)
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-163")
    if command.who != on_turn(state):
        return RuleViolation(
            "not-your-turn", "PER-162", f"It is not {named(person)}'s turn.", "Give that individual a turn instead."
        )
    return unable(state, person, "PER-163") or RuleViolation(
        "has-action", "PER-163", f"{named(person)} has an action left.", "Use that one first."
    )


def surprise(state: State, seat: int, command: m.Surprise) -> Found:
    found = in_order("says who is surprised")(state, seat, command)
    if found is not None or state.encounter is None:
        return found
    if command.who and all(who in order.surprisable(state, state.encounter) for who in command.who):
        return None
    return RuleViolation(
        "bad-target",
        "PER-212",
        "Only those whose turn of this round is still to come can be surprised.",
        "Choose some of those.",
    )


WHY: dict[type, Why] = {
    m.Move: move,
    m.Assist: assist,
    m.StandTogether: stand,
    m.Announce: announce,
    m.DoOther: other,
    m.EndTurn: end_turn,
    m.Escalate: escalate,
    m.StateGoal: goal,
    m.ChooseOrder: choose_order,
    m.SetOrder: set_order,
    m.GiveTurn: give_turn,
    m.GrantAction: grant,
    m.Surprise: surprise,
    m.CloseEncounter: by_gm("PER-251", "closes an encounter"),
    m.Deescalate: by_gm("PER-250", "steps back from an encounter"),
}
RULES: dict[type, str] = {
    m.Move: "PER-163",
    m.Assist: "PER-144",
    m.StandTogether: "PER-116",
    m.Announce: "PER-212",
    m.DoOther: "PER-163",
    m.EndTurn: "PER-162",
    m.Escalate: "PER-250",
    m.StateGoal: "PER-247",
    m.ChooseOrder: "PER-160",
    m.SetOrder: "PER-Q45",
    m.GiveTurn: "PER-160",
    m.GrantAction: "PER-163",
    m.Surprise: "PER-212",
    m.CloseEncounter: "PER-252",
    m.Deescalate: "PER-250",
}
