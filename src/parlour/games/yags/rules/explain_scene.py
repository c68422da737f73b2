"""Why a scene cannot be opened, joined, left or closed so, why rounds are not counted now, and why a counter stays as
it is."""

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FOOTINGS
from parlour.games.yags.content.tables import OBSTRUCTIONS
from parlour.games.yags.model import COUNTERS, PENALTIES, Creature, State
from parlour.games.yags.rules.ask import creature, involves, open_check
from parlour.games.yags.rules.explain_common import RULE, Found, Why, in_check, named, no_such, not_ready, seen
from parlour.roleplay.explain import led, not_playing


def known(state: State, seat: int, who: str, rule: str) -> Found:
    """Nobody of that kind, or nobody who can be played."""
    one = seen(state, seat, who)
    return no_such(rule) if one is None else not_ready(one, rule)


def shown(state: State, seat: int, who: str, rule: str) -> Found:
    """As `known`, and in the open."""
    found = known(state, seat, who, rule)
    if found is None and creature(state, who).hidden:
        return RuleViolation("hidden", rule, f"{named(creature(state, who))} is still hidden.", "Show it first.")
    return found


def absent(one: Creature, rule: str) -> RuleViolation:
    return RuleViolation("not-here", rule, f"{named(one)} is not in the scene.", "Let them come in first.")


# Scenes


def opened(state: State, seat: int, command: m.OpenScene) -> Found:
    found = led(state, seat, RULE, "opens scenes")
    if found is None and not state.desk.sitting:
        found = RuleViolation("not-now", RULE, "No session is under way.", "Start one first.")
    if found is None and state.scene.open:
        found = RuleViolation("scene-open", RULE, "A scene is open.", "Close it first.")
    for who in command.here:
        found = found or shown(state, seat, who, RULE)
    return found


def closed(state: State, seat: int, command: m.CloseScene) -> Found:
    return led(state, seat, RULE, "closes scenes") or not_playing(state, RULE) or in_check(state, RULE)


def enter(state: State, seat: int, command: m.Enter) -> Found:
    found = (
        led(state, seat, RULE, "brings people in") or not_playing(state, RULE) or known(state, seat, command.who, RULE)
    )
    if found is None and creature(state, command.who).here:
        return RuleViolation(
            "here-already",
            RULE,
            f"{named(creature(state, command.who))} is here already.",
            "Choose somebody who is not.",
        )
    return found


def leave(state: State, seat: int, command: m.Leave) -> Found:
    found = (
        led(state, seat, RULE, "takes people out") or not_playing(state, RULE) or known(state, seat, command.who, RULE)
    )
    if found is not None:
        return found
    one, check = creature(state, command.who), open_check(state)
    if not one.here:
        return RuleViolation("not-here", RULE, f"{named(one)} is not here.", "Choose somebody who is.")
    if check is not None and involves(check, one.id):
        return RuleViolation(
            "in-check", RULE, f"{named(one)} is in the middle of a check.", "See it through first, or call it off."
        )
    return None


def ground(state: State, seat: int, command: m.SetGround) -> Found:
    rule = "YAG-196"
    found = led(state, seat, rule, "says what the ground is like") or not_playing(state, rule)
    if found is None and command.obstruction not in OBSTRUCTIONS:
        return RuleViolation("bad-value", rule, "There is no such ground.", f"Choose from {', '.join(OBSTRUCTIONS)}.")
    if found is None and any(value not in FOOTINGS for value in (command.unstable, command.narrow, command.slippery)):
        return RuleViolation(
            "bad-footing", "YAG-197", "Bad footing counts 5 or 10, or nothing.", "Anything else goes in as a gap."
        )
    return found


# Rounds


def counting(state: State, seat: int) -> Found:
    rule = "YAG-165"
    return led(state, seat, rule, "counts rounds") or not_playing(state, rule) or in_check(state, rule)


def start(state: State, seat: int, command: m.StartRounds) -> Found:
    found = counting(state, seat)
    if found is None and state.scene.round:
        return RuleViolation("counted", "YAG-165", f"It is round {state.scene.round}.", "Go on to the next.")
    return found


def go_on(state: State, seat: int, command: m.NextRound | m.EndRounds) -> Found:
    return counting(state, seat) or no_rounds(state, "YAG-165")


def no_rounds(state: State, rule: str) -> Found:
    """What is counted in rounds alone."""
    if state.scene.round:
        return None
    return RuleViolation("no-rounds", rule, "Time is not counted in rounds.", "The game master starts counting them.")


# Counters


def mark(state: State, seat: int, command: m.Mark) -> Found:
    rule = "YAG-Q32"
    found = led(state, seat, rule, "keeps these counters") or known(state, seat, command.who, rule)
    if found is None and command.counter not in COUNTERS:
        return RuleViolation(
            "no-counter", rule, f"Nothing counts {command.counter!r}.", f"Choose from {', '.join(COUNTERS)}."
        )
    now = 0 if found is not None else getattr(creature(state, command.who), command.counter)
    if found is None and now + min(command.by, 0) < 0:
        who = named(creature(state, command.who))
        return RuleViolation("not-so-many", rule, f"{who} has {now} of that.", "No counter falls below 0.")
    if found is None and not command.by:
        return RuleViolation(
            "nothing-changes",
            rule,
            "0 more or less is what there is.",
            "Enter how many come, or with a minus how many go.",
        )
    return found


def penalty(state: State, seat: int, command: m.SetPenalty) -> Found:
    rule = "YAG-Q32"
    found = led(state, seat, rule, "sets penalties") or known(state, seat, command.who, rule)
    if found is None and command.field not in PENALTIES:
        return RuleViolation(
            "no-penalty", rule, f"There is no penalty {command.field!r}.", "Choose fatigue, wounds, stuns or Move."
        )
    return found


def strike(state: State, seat: int, command: m.Strike) -> Found:
    rule = "YAG-155"
    found = led(state, seat, rule, "says what a hit does")
    found = found or shown(state, seat, command.who, rule) or shown(state, seat, command.by, rule)
    if found is None and command.who == command.by:
        return RuleViolation(
            "same-one", rule, "It takes two: who hits, and who is hit.", "Mark wounds, or choose two different ones."
        )
    return found


WHY: dict[type, Why] = {
    m.OpenScene: opened,
    m.CloseScene: closed,
    m.Enter: enter,
    m.Leave: leave,
    m.SetGround: ground,
    m.StartRounds: start,
    m.NextRound: go_on,
    m.EndRounds: go_on,
    m.Mark: mark,
    m.SetPenalty: penalty,
    m.Strike: strike,
}
RULES: dict[type, str] = {
    m.OpenScene: RULE,
    m.CloseScene: RULE,
    m.Enter: RULE,
    m.Leave: RULE,
    m.SetGround: "YAG-196",
    m.StartRounds: "YAG-165",
    m.NextRound: "YAG-165",
    m.EndRounds: "YAG-165",
    m.Mark: "YAG-Q32",
    m.SetPenalty: "YAG-Q32",
    m.Strike: "YAG-155",
}
