"""Why a declared action is refused: create an advantage, overcome, attack, an exchange of a contest."""

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import APPROACHES, SCENE, Character, State
from parlour.games.fate.rules.action import may_create, usable
from parlour.games.fate.rules.ask import find_character, knows
from parlour.games.fate.rules.explain_common import (
    Found,
    Why,
    known,
    name,
    no_such,
    not_in_play,
    not_the_turn,
    roll_open,
    seen,
)
from parlour.games.fate.rules.mapping import distance


def _may_not_act(state: State, seat: int, who: str, rule: str) -> Found:
    found = not_in_play(state, seat, who, rule)
    person = find_character(state, who)
    if found is not None or person is None:
        return found
    return roll_open(state) or not_the_turn(state, person)


def how_amiss(person: Character, how: tuple[str, ...], rule: str) -> Found:
    """FAE-043: one approach; FAE-168: of a mook's lists whatever fits."""
    if person.ratings:
        if len(how) == 1 and how[0] in APPROACHES:
            return None
        return RuleViolation("no-approach", rule, "One approach is needed.", f"Choose one of {', '.join(APPROACHES)}.")
    listed = {*person.skilled, *(() if person.weak_else else person.bad)}
    if set(how) <= listed and len(set(how)) == len(how):
        return None
    return RuleViolation(
        "not-listed",
        "FAE-168",
        f"{person.name} has no approaches, only a list of things.",
        "Choose those of the list that fit, or none.",
    )


# Overcome


def overcome(state: State, seat: int, command: m.Overcome) -> Found:
    if state.contest is not None and command.who in state.contest.who:
        return RuleViolation(
            "contest",
            "FAE-129",
            f"{state.contest.name} is a contest: everyone rolls in the exchange.",
            "Make this exchange's roll.",
        )
    found = _may_not_act(state, seat, command.who, "FAE-058")
    person = find_character(state, command.who)
    if found is not None or person is None:
        return found
    wrong = (
        _task(state, person, command.target)
        if state.challenge is not None
        else _obstacle(state, seat, person, command.target)
    )
    return wrong or how_amiss(person, command.how, "FAE-058")


def _task(state: State, person: Character, target: str) -> Found:
    assert state.challenge is not None
    task = next((task for task in state.challenge.tasks if task.id == target and not task.hidden), None)
    if task is None:
        return RuleViolation(
            "no-such-task", "FAE-124", "That is no task of this challenge.", "Choose one of its open tasks."
        )
    if task.result:
        return RuleViolation(
            "task-done", "FAE-124", f"{task.text} has its result already.", "Choose a task that is still open."
        )
    if task.takers and person.id not in task.takers:
        takers = ", ".join([name(state, who) for who in task.takers])
        return RuleViolation(
            "not-assigned", "FAE-125", f"{task.text} is for {takers}.", "The game master says who takes which task."
        )
    return None


def _obstacle(state: State, seat: int, person: Character, target: str) -> Found:
    if target == SCENE:
        return None
    one = known(state, seat, target)
    border = next((b for b in state.scene.borders if b.id == target), None)
    if border is not None:
        if state.conflict is None:
            return RuleViolation(
                "no-conflict", "FAE-184", "Zones and what lies between them matter in conflicts.", "Overcome the scene."
            )
        if state.options.move_hindered == "action":
            return RuleViolation("move-through", "FAE-094", "A hindered way costs the action, no roll.", "Move there.")
        if person.zone not in (border.a, border.b):
            return RuleViolation(
                "out-of-reach", "FAE-Q17", f"{person.name} does not stand before it.", "Move next to it first."
            )
        return RuleViolation("not-hindered", "FAE-092", f"Nothing hinders {person.name} there.", "Move; it is free.")
    if one is None:
        return RuleViolation(
            "no-such-obstacle", "FAE-058", "There is no such obstacle.", "Choose a situation aspect, or the scene."
        )
    if one.kind != "situation":
        return RuleViolation(
            "not-an-obstacle", "FAE-063", f"{one.text} is no situation aspect.", "Overcome the scene instead, in words."
        )
    if not knows(state, person, one):
        return RuleViolation(
            "unknown-aspect", "FAE-100", f"{person.name} does not know of {one.text}.", "Discover it first."
        )
    return None


# Create an advantage


def create(state: State, seat: int, command: m.Create) -> Found:
    found = not_in_play(state, seat, command.who, "FAE-043")
    person = find_character(state, command.who)
    if found is not None or person is None:
        return found
    if command.goal not in ("create", "discover", "use"):
        return RuleViolation(
            "no-goal", "FAE-044", "One goal is needed.", "Create a new aspect, discover one, or use one you know."
        )
    wrong = roll_open(state) or not_the_turn(state, person) or _in_contest(state, person)
    if wrong is not None:
        return wrong
    target = {"create": _place, "discover": _search, "use": _use}[command.goal](state, seat, person, command.target)
    if target is None and command.goal == "create" and not command.text.strip():
        return RuleViolation("no-text", "FAE-043", "The aspect to be made needs words.", "Write it as a short phrase.")
    return target or how_amiss(person, command.how, "FAE-043")


def _in_contest(state: State, person: Character) -> Found:
    """FAE-Q25."""
    contest = state.contest
    if contest is None or may_create(state, person):
        return None
    if state.options.contest_advantage == "off":
        return RuleViolation(
            "contest",
            "FAE-Q25",
            "Who competes creates no advantages in a contest at this table.",
            "Make the exchange's roll.",
        )
    if contest.twist:
        return RuleViolation("twist", "FAE-130", "The game master is asked for a twist first.", "Wait for it.")
    return RuleViolation(
        "tried", "FAE-Q25", f"{person.name} made one in this exchange already.", "Make the exchange's roll."
    )


def _place(state: State, seat: int, person: Character, target: str) -> Found:
    if target == SCENE or any(zone.id == target for zone in state.scene.zones):
        return None
    other = seen(state, seat, target)
    if other is None:
        if known(state, seat, target) is not None:
            return RuleViolation(
                "wrong-goal", "FAE-044", "An aspect is there already.", "To use it, choose the third goal."
            )
        return RuleViolation(
            "no-such-place", "FAE-043", "There is no such place or person.", "Choose the scene, a zone or somebody."
        )
    return _absent(state, other, "FAE-043")


def _absent(state: State, other: Character, rule: str) -> Found:
    if other.here and not other.out:
        return None
    if other.here:
        return RuleViolation("out", "FAE-079", f"{other.name} is out of this scene.", "Choose somebody else.")
    return RuleViolation("not-here", rule, f"{other.name} takes no part in this scene.", "Choose somebody who does.")


def _search(state: State, seat: int, person: Character, target: str) -> Found:
    """FAE-181."""
    one = known(state, seat, target)
    if one is not None and knows(state, person, one):
        return RuleViolation(
            "known-already",
            "FAE-181",
            f"{person.name} knows {one.text} already.",
            "Use it: the third goal, use an existing aspect.",
        )
    if target == SCENE:
        return None
    if target == person.id:
        return RuleViolation(
            "own", "FAE-181", f"{person.name} knows her own aspects.", "Look at the scene or at somebody else."
        )
    other = seen(state, seat, target)
    if other is None:
        return RuleViolation(
            "no-such-place",
            "FAE-181",
            "That cannot be looked at.",
            "Look at the scene or at somebody; the game master says what is found.",
        )
    return _absent(state, other, "FAE-181")


def _use(state: State, seat: int, person: Character, target: str) -> Found:
    """FAE-056: what nobody told her of, and what is not there, read the same."""
    one = known(state, seat, target)
    if one is None or not knows(state, person, one):
        return RuleViolation(
            "unknown-aspect",
            "FAE-056",
            f"{person.name} knows of no such aspect.",
            "Only known aspects are used; look for it first: goal discover.",
        )
    if one.kind == "boost":
        return RuleViolation(
            "boost", "FAE-Q40", f"{one.text} is a boost: it is used once and gone.", "Invoke it on a roll."
        )
    if one in usable(state, person):
        return None
    return RuleViolation(
        "not-here",
        "FAE-101",
        f"{name(state, one.owner)} takes no part in this scene.",
        "Choose an aspect of the scene.",
    )


# Attack


def attack(state: State, seat: int, command: m.Attack) -> Found:
    if state.contest is not None and command.who in state.contest.who:
        return RuleViolation(
            "contest",
            "FAE-128",
            "Who competes in a contest harms nobody.",
            "Make this exchange's roll; or the game master ends it.",
        )
    if state.challenge is not None:
        return RuleViolation(
            "challenge", "FAE-124", "A challenge is made of overcome rolls.", "Overcome one of its tasks."
        )
    found = _may_not_act(state, seat, command.who, "FAE-070")
    person = find_character(state, command.who)
    if found is not None or person is None:
        return found
    if command.harm not in ("physical", "mental"):
        return RuleViolation("no-kind", "FAE-070", "An attack hurts the body or the mind.", "Choose one of them.")
    return _foe(state, seat, person, command) or how_amiss(person, command.how, "FAE-070")


def _foe(state: State, seat: int, person: Character, command: m.Attack) -> Found:
    foe = seen(state, seat, command.target)
    if foe is None or foe.hidden:
        return no_such("FAE-070")
    if foe.side == person.side:
        return RuleViolation(
            "same-side", "FAE-070", f"{foe.name} stands on {person.name}'s side.", "Attack somebody of another side."
        )
    gone = _absent(state, foe, "FAE-070")
    if gone is not None:
        return gone
    apart = distance(state, person.zone, foe.zone)
    if apart > 1:
        return RuleViolation("out-of-reach", "FAE-141", f"{foe.name} is too far away.", "Move closer first.")
    if apart == 1 and not command.words.strip():
        return RuleViolation(
            "out-of-reach",
            "FAE-141",
            f"{foe.name} is in another zone.",
            "Say what reaches that far, such as a bow, or move closer.",
        )
    return None


# Contests


def compete(state: State, seat: int, command: m.Compete) -> Found:
    contest, roll = state.contest, state.roll
    if contest is None:
        return RuleViolation("no-contest", "FAE-129", "No contest is under way.", "Overcome a single hurdle instead.")
    found = not_in_play(state, seat, command.who, "FAE-129")
    person = find_character(state, command.who)
    if found is not None or person is None:
        return found
    if person.id not in contest.who:
        return RuleViolation(
            "not-in-contest", "FAE-129", f"{person.name} does not compete.", "You may help an ally who does."
        )
    if contest.twist:
        return RuleViolation("twist", "FAE-130", "The game master is asked for a twist first.", "Wait for it.")
    if person.id in contest.barred:
        return RuleViolation(
            "barred",
            "FAE-Q25",
            f"{person.name} failed to create an advantage, so makes no roll in this exchange.",
            "The next one is open.",
        )
    if roll is not None and (roll.action != "contest" or roll.phase != "oppose"):
        return roll_open(state)
    if roll is not None and any(side.who == person.id and side.settled for side in roll.sides):
        return RuleViolation(
            "settled", "FAE-129", f"{person.name} has chosen an approach already.", "The others are waited for."
        )
    return how_amiss(person, command.how, "FAE-129")


WHY: dict[type, Why] = {m.Overcome: overcome, m.Create: create, m.Attack: attack, m.Compete: compete}
