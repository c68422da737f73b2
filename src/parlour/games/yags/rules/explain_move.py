"""Why somebody does not run, climb, travel or hold on so."""

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import SCRAMBLES
from parlour.games.yags.model import GAITS, PACES, Check, Climb, Creature, State
from parlour.games.yags.rules.ask import base, climb_of, creature, find_technique, leads, side_seat
from parlour.games.yags.rules.climbs import boosters, clinging, fits_rounds, may_pay
from parlour.games.yags.rules.derive import free_metres, gait_refused, move
from parlour.games.yags.rules.explain_calls import called as calling
from parlour.games.yags.rules.explain_calls import in_scene, untriable
from parlour.games.yags.rules.explain_common import Found, Why, in_check, named, no_such, not_own, seen
from parlour.games.yags.rules.explain_scene import no_rounds, shown
from parlour.games.yags.rules.run import gait_target, has_moved, pushing, takes_action
from parlour.games.yags.rules.scramble import can_scramble
from parlour.games.yags.rules.travel import gaits
from parlour.roleplay.desk import called
from parlour.roleplay.explain import led, not_playing

OVER = "Lay something down: over encumbered nobody moves."


def mover(state: State, seat: int, who: str, rule: str) -> Found:
    """One's own, in the scene, between checks, on the ground."""
    found = (
        not_playing(state, rule)
        or not_own(state, seat, who, rule)
        or in_scene(state, seat, who, rule)
        or in_check(state, rule)
    )
    return found or on_wall(state, who, rule)


def on_wall(state: State, who: str, rule: str) -> Found:
    if climb_of(state, who) is None:
        return None
    return RuleViolation(
        "climbing", rule, f"{named(creature(state, who))} hangs on a wall.", "Climb on, or end the climb."
    )


def overloaded(state: State, one: Creature) -> Found:
    if move(state, one):
        return None
    return RuleViolation("over-encumbered", "YAG-181", f"{named(one)} carries too much to move at all.", OVER)


def moved(state: State, one: Creature, rule: str) -> Found:
    """Once a round, and not after a failed climb."""
    if one.barred:
        return RuleViolation(
            "barred",
            "YAG-206",
            f"{named(one)} failed a climb: no more way is made this round.",
            "Wait for the next round.",
        )
    if has_moved(one):
        return RuleViolation("moved", rule, f"{named(one)} has moved in this round.", "Wait for the next.")
    return None


def heavy(state: State, one: Creature, gait: str) -> Found:
    """YAG-178 to YAG-181: what load forbids."""
    if gait not in GAITS:
        return RuleViolation("no-gait", "YAG-190", f"There is no gait {gait!r}.", f"Choose from {', '.join(GAITS)}.")
    text = gait_refused(state, one, gait)
    if not text:
        return None
    if not move(state, one):
        return overloaded(state, one)
    rule = "YAG-178" if gait == "sprinting" else "YAG-Q46" if gait == "standard" else "YAG-179"
    return RuleViolation("too-heavy", rule, text, "Choose a slower gait, or lay something down.")


def go(state: State, seat: int, command: m.Go) -> Found:
    rule = "YAG-191"
    found = mover(state, seat, command.who, rule) or no_rounds(state, rule)
    if found is not None:
        return found
    one = creature(state, command.who)
    found = heavy(state, one, command.gait) or moved(state, one, rule)
    if found is None and one.acted and command.gait in GAITS and takes_action(state, command.gait):
        return RuleViolation(
            "no-action",
            "YAG-166",
            f"{named(one)} has used the action of this round.",
            "Go carefully, or wait for the next round.",
        )
    return found or untriable(state, seat, one.id, "Agility", "athletics")


def free(state: State, seat: int, command: m.MoveFree) -> Found:
    rule = "YAG-165"
    found = mover(state, seat, command.who, rule) or no_rounds(state, rule)
    if found is not None:
        return found
    one = creature(state, command.who)
    found = overloaded(state, one) or moved(state, one, rule)
    if found is None and gait_target(state, "standard") is not None:
        return RuleViolation(
            "bad-ground", "YAG-195", "Over this ground no way is free of a check.", "Go carefully: that is as far."
        )
    most = free_metres(state, one)
    if found is None and not 0 < command.metres <= most:
        return RuleViolation("too-far", rule, f"The free move of {named(one)} goes up to {most} m.", "Run for more.")
    return found


def decides(state: State, seat: int, check: Check, rule: str) -> Found:
    """Whose choice it is."""
    owner = side_seat(state, check.sides[0])
    if owner == seat:
        return None
    who = named(creature(state, check.sides[0].who))
    return RuleViolation(
        "not-yours", rule, f"{who} is played by {called(state.desk, owner)}.", "Leave the choice to them."
    )


def push(state: State, seat: int, command: m.Push) -> Found:
    rule, check = "YAG-202", pushing(state)
    if check is not None:
        return decides(state, seat, check, rule)
    lies = state.check
    if lies is not None and lies.situation == "run" and lies.stage == "result" and not lies.success:
        return RuleViolation("impossible", rule, "No die could have done it, or it was let stand.", "Go on from here.")
    return RuleViolation(
        "nothing-to-push", rule, "No failed run lies there to be turned.", "Only running checks are bought off so."
    )


# Longer ways


def run_on(state: State, seat: int, command: m.RunOn) -> Found:
    rule = "YAG-167"
    found = mover(state, seat, command.who, rule)
    if found is None and state.scene.round:
        return RuleViolation(
            "in-rounds", rule, "Time is counted in rounds.", "Choose a gait for the round, or end the rounds."
        )
    if found is None and command.gait not in gaits(state):
        return RuleViolation(
            "no-long-run",
            rule,
            f"Nobody keeps up {command.gait} for minutes.",
            f"Choose from {', '.join(gaits(state))}.",
        )
    return found or heavy(state, creature(state, command.who), command.gait)


def end_run(state: State, seat: int, command: m.EndRun) -> Found:
    rule = "YAG-Q03"
    found = led(state, seat, rule, "ends a run") or shown(state, seat, command.who, rule)
    if found is None and not creature(state, command.who).ran:
        return RuleViolation(
            "not-running", rule, f"{named(creature(state, command.who))} is on no run.", "Nothing has to be ended."
        )
    return found


def on_the_clock(state: State, seat: int, rule: str, does: str) -> Found:
    found = led(state, seat, rule, does)
    if found is None and not state.desk.sitting:
        found = RuleViolation("not-now", rule, "No session is under way.", "Start one first.")
    found = found or in_check(state, rule)
    if found is None and state.scene.round:
        return RuleViolation("in-rounds", rule, "Time is counted in rounds.", "End them first.")
    return found


def travel(state: State, seat: int, command: m.Travel) -> Found:
    rule = "YAG-172"
    found = on_the_clock(state, seat, rule, "sends people on the road")
    if found is None and not command.who:
        return RuleViolation("nobody", rule, "Nobody is on the road.", "Choose who travels.")
    for who in command.who:
        found = (
            found
            or shown(state, seat, who, rule)
            or on_wall(state, who, rule)
            or overloaded(state, creature(state, who))
        )
    return found


def pass_watch(state: State, seat: int, command: m.PassWatch) -> Found:
    return on_the_clock(state, seat, "YAG-171", "lets watches go by")


def resist(state: State, seat: int, command: m.CallResist) -> Found:
    rule = "YAG-Q58"
    found = calling(state, seat, rule)
    if found is None and state.options.fatigue_resist == "never":
        return RuleViolation("never", rule, "At this table fatigue is not resisted.", "Change the house rule first.")
    found = found or in_scene(state, seat, command.who, rule)
    if found is None and not creature(state, command.who).savable:
        who = named(creature(state, command.who))
        return RuleViolation(
            "nothing-to-resist",
            rule,
            f"{who} has no fatigue of running or the road.",
            "What was paid by choice is not resisted.",
        )
    if found is None and not base(creature(state, command.who), "Health"):
        return untriable(state, seat, command.who, "Health", "")
    return found


# Climbs in combat


def scramble(state: State, seat: int, command: m.CallScramble) -> Found:
    rule = "YAG-204"
    found = (
        calling(state, seat, rule)
        or no_rounds(state, rule)
        or in_scene(state, seat, command.who, rule)
        or on_wall(state, command.who, rule)
    )
    if found is not None:
        return found
    one = creature(state, command.who)
    found = overloaded(state, one) or untriable(state, seat, one.id, "Agility", "athletics")
    if found is None and not can_scramble(state, one):
        return RuleViolation(
            "barred", "YAG-206", f"{named(one)} failed a climb in this round.", "Wait for the next round."
        )
    if found is None and command.full and one.acted and not state.lax:
        return RuleViolation(
            "no-action", "YAG-207", f"{named(one)} has used the action of this round.", "Let it be part of a move."
        )
    if found is None and command.over not in SCRAMBLES:
        return RuleViolation(
            "bad-value", rule, "The table knows no such obstacle.", f"Choose from {', '.join(SCRAMBLES)}."
        )
    return found


def part_way(state: State, seat: int, command: m.PartWay) -> Found:
    rule, check = "YAG-274", state.check
    found = led(state, seat, rule, "says how far it went")
    if found is not None:
        return found
    if check is None or check.situation != "scramble" or check.stage != "result" or check.success:
        return RuleViolation("not-now", rule, "No climb in combat has just failed.", "It can be said right after one.")
    if check.metres:
        return RuleViolation("said", rule, f"It was {check.metres} m.", "It is said once.")
    most = free_metres(state, creature(state, check.sides[0].who))
    return RuleViolation(
        "too-far", rule, "It was a part of the way.", f"Say 1 to {most} m; where nothing is said, it was none."
    )


# Long climbs


def start_climb(state: State, seat: int, command: m.StartClimb) -> Found:
    rule = "YAG-209"
    found = led(state, seat, rule, "says what there is to climb") or not_playing(state, rule) or in_check(state, rule)
    found = found or in_scene(state, seat, command.who, rule) or on_wall(state, command.who, rule)
    return found or able(state, seat, command.who) or paces(command.pace)


def able(state: State, seat: int, who: str) -> Found:
    return overloaded(state, creature(state, who)) or untriable(state, seat, who, "Strength", "athletics")


def paces(pace: str) -> Found:
    if pace in PACES:
        return None
    return RuleViolation(
        "no-pace", "YAG-209", f"There is no pace {pace!r}.", "Climb by the round, the minute or the quarter of an hour."
    )


def climbing(state: State, seat: int, who: str, rule: str) -> Found:
    """One's own, and on a wall."""
    found = not_playing(state, rule) or not_own(state, seat, who, rule) or in_check(state, rule)
    return found or no_climb(state, who, rule)


def no_climb(state: State, who: str, rule: str) -> Found:
    if climb_of(state, who) is not None:
        return None
    return RuleViolation(
        "not-climbing", rule, f"{named(creature(state, who))} is on no climb.", "The game master begins one."
    )


def the_climb(state: State, who: str) -> Climb:
    found = climb_of(state, who)
    assert found is not None
    return found


def pace(state: State, seat: int, command: m.SetPace) -> Found:
    return climbing(state, seat, command.who, "YAG-209") or paces(command.pace)


def stretch(state: State, seat: int, command: m.MarkStretch) -> Found:
    rule = "YAG-275"
    found = led(state, seat, rule, "says how hard a stretch is") or not_playing(state, rule) or in_check(state, rule)
    if found is None and seen(state, seat, command.who) is None:
        return no_such(rule)
    found = found or no_climb(state, command.who, rule)
    if found is None and not 0 <= command.start <= the_climb(state, command.who).height:
        return RuleViolation(
            "too-high", rule, "So high it does not go.", f"Choose 0 to {the_climb(state, command.who).height} m."
        )
    return found


def boost(state: State, seat: int, command: m.BoostClimb) -> Found:
    rule = "YAG-131"
    found = climbing(state, seat, command.who, rule)
    if found is not None:
        return found
    one, climb = creature(state, command.who), the_climb(state, command.who)
    if climb.boosted:
        return RuleViolation("used", rule, "It has been used in this climb.", "Once is all it gives.")
    if climb.pace != "round":
        return RuleViolation("wrong-pace", rule, "It serves only round by round.", "Change the pace first.")
    technique = find_technique(one, command.technique)
    if technique is None or technique.effect.what != "climb":
        return RuleViolation("no-technique", rule, "That is no technique for climbing faster.", "Climb on without it.")
    if technique not in boosters(state, one):
        return RuleViolation(
            "not-usable", "YAG-185", "Load or a low skill keeps it from working.", "Climb on without it."
        )
    return None


def climb_on(state: State, seat: int, command: m.ClimbOn) -> Found:
    rule = "YAG-209"
    found = (
        climbing(state, seat, command.who, rule)
        or in_scene(state, seat, command.who, rule)
        or able(state, seat, command.who)
    )
    if found is not None or fits_rounds(state, the_climb(state, command.who)):
        return found
    if the_climb(state, command.who).pace != "round":
        return RuleViolation(
            "in-rounds", "YAG-211", "Time is counted in rounds.", "Climb round by round, or end the rounds."
        )
    return moved(state, creature(state, command.who), rule) or RuleViolation(
        "moved", rule, f"{named(creature(state, command.who))} has climbed in this round.", "Wait for the next."
    )


def cling(state: State, seat: int, command: m.Cling) -> Found:
    rule, found = "YAG-210", clinging(state)
    if found is None:
        return RuleViolation("nothing-to-save", rule, "No failed climb waits to be saved.", "Climb on.")
    check, climb = found
    whose = decides(state, seat, check, rule)
    if whose is None and command.pay and not may_pay(state, check, climb):
        return RuleViolation(
            "too-soon", "YAG-Q69", "At this table fatigue is paid after the second die.", "Roll it first."
        )
    return whose


def end_climb(state: State, seat: int, command: m.EndClimb) -> Found:
    rule = "YAG-209"
    found = not_playing(state, rule) or in_check(state, rule)
    if found is None and not leads(state, seat):
        found = not_own(state, seat, command.who, rule)
    if found is None and seen(state, seat, command.who) is None:
        return no_such(rule)
    return found or no_climb(state, command.who, rule)


WHY: dict[type, Why] = {
    m.Go: go,
    m.MoveFree: free,
    m.Push: push,
    m.RunOn: run_on,
    m.EndRun: end_run,
    m.Travel: travel,
    m.PassWatch: pass_watch,
    m.CallResist: resist,
    m.CallScramble: scramble,
    m.PartWay: part_way,
    m.StartClimb: start_climb,
    m.SetPace: pace,
    m.MarkStretch: stretch,
    m.BoostClimb: boost,
    m.ClimbOn: climb_on,
    m.Cling: cling,
    m.EndClimb: end_climb,
}
RULES: dict[type, str] = {
    m.Go: "YAG-191",
    m.MoveFree: "YAG-165",
    m.Push: "YAG-202",
    m.RunOn: "YAG-167",
    m.EndRun: "YAG-Q03",
    m.Travel: "YAG-172",
    m.PassWatch: "YAG-171",
    m.CallResist: "YAG-Q58",
    m.CallScramble: "YAG-204",
    m.PartWay: "YAG-274",
    m.StartClimb: "YAG-209",
    m.SetPace: "YAG-209",
    m.MarkStretch: "YAG-275",
    m.BoostClimb: "YAG-131",
    m.ClimbOn: "YAG-209",
    m.Cling: "YAG-210",
    m.EndClimb: "YAG-209",
}
