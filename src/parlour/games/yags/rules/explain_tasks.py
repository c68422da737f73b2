"""Why a task cannot be begun, worked on, blocked, changed or put away so."""

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.model import State, Task
from parlour.games.yags.rules.ask import find_task, leads, open_check
from parlour.games.yags.rules.explain_calls import all_in_scene, in_scene, untriable
from parlour.games.yags.rules.explain_calls import called as calling
from parlour.games.yags.rules.explain_common import Found, Why, in_check
from parlour.games.yags.rules.race import ENDS, asked, choosing, masters, may_block
from parlour.games.yags.rules.tasks import least, seats, workers
from parlour.games.yags.rules.teams import captains, is_named, members
from parlour.roleplay.desk import called
from parlour.roleplay.explain import led, not_playing

# Beginning


def start_long(state: State, seat: int, command: m.StartLong) -> Found:
    rule = "YAG-112"
    found = calling(state, seat, rule) or in_scene(state, seat, command.who, rule)
    found = found or untriable(state, seat, command.who, command.attribute, command.skill)
    if found is None and command.needed < 1:
        return RuleViolation(
            "needs-none", rule, "A long task needs at least one success.", "Write target and number, as 20/3."
        )
    return found or nameless(command.name, rule)


def start_art(state: State, seat: int, command: m.StartArt) -> Found:
    rule = "YAG-128"
    found = calling(state, seat, rule) or in_scene(state, seat, command.who, rule)
    found = found or untriable(state, seat, command.who, command.attribute, command.skill)
    if found is None and command.rolls < 1:
        return RuleViolation(
            "needs-none",
            rule,
            "A work takes at least one roll.",
            "One for a short one, two for a medium one, three and more for a long one.",
        )
    return found or nameless(command.name, rule)


def nameless(name: str, rule: str) -> Found:
    return (
        None
        if name.strip()
        else RuleViolation("no-name", rule, "It needs a name, to be found again.", "Say what it is about.")
    )


def ending(ends: str, goal: int) -> Found:
    rule = "YAG-264"
    if ends not in ENDS:
        return RuleViolation(
            "no-end",
            rule,
            "It ends with the first to so many, or after so many turns.",
            "Choose one; a single contest is called as such.",
        )
    return None if goal > 0 else RuleViolation("needs-none", rule, "It goes on for at least one.", "Say how many.")


def start_race(state: State, seat: int, command: m.StartRace) -> Found:
    rule = "YAG-118"
    found = calling(state, seat, rule) or all_in_scene(state, seat, (command.one, command.other), rule)
    found = found or untriable(state, seat, command.one, command.one_attribute, command.one_skill)
    found = found or untriable(state, seat, command.other, command.other_attribute, command.other_skill)
    return found or ending(command.ends, command.goal) or nameless(command.name, rule)


def start_team(state: State, seat: int, command: m.StartTeam) -> Found:
    rule = "YAG-124"
    found = calling(state, seat, rule)
    if found is None and not (command.ones and command.others):
        return RuleViolation("nobody", rule, "Each team has at least one member.", "Choose both.")
    if found is None and set(command.ones) & set(command.others):
        return RuleViolation("both-teams", rule, "Nobody plays for both teams.", "Choose one of them.")
    everybody = (*command.ones, *command.others)
    found = found or all_in_scene(state, seat, everybody, rule)
    for who in everybody:
        found = found or untriable(state, seat, who, command.attribute, command.skill)
    return found or ending(command.ends, command.goal) or nameless(command.name, rule)


# Going on


def no_task(state: State, which: str, rule: str) -> Found:
    """Nothing of that name, or over."""
    task = find_task(state, which)
    if task is None:
        return RuleViolation("no-such-task", rule, "There is no such task.", "Choose one of those that go on.")
    if task.done:
        return RuleViolation("task-over", rule, f"{task.name} is over.", "Begin another.")
    return None


def the_task(state: State, which: str) -> Task:
    found = find_task(state, which)
    assert found is not None
    return found


def absentee(state: State, seat: int, whos: tuple[str, ...], rule: str) -> Found:
    for who in whos:
        found = in_scene(state, seat, who, rule)
        if found is not None:
            return found
    return None


def work(state: State, seat: int, command: m.Work) -> Found:
    rule = "YAG-112"
    found = not_playing(state, rule) or no_task(state, command.task, rule) or in_check(state, rule)
    if found is not None:
        return found
    task = the_task(state, command.task)
    if task.kind == "team" and not all(is_named(state, task, side) for side in (0, 1)):
        return RuleViolation(
            "unnamed", "YAG-124", "Not both teams have named who checks.", "Name a member; the turn begins by itself."
        )
    found = absentee(state, seat, workers(task), rule)
    if found is None and not leads(state, seat) and seat not in seats(state, workers(task)):
        return RuleViolation(
            "not-yours", rule, f"You have no part in {task.name}.", "Leave it to those who work on it."
        )
    for who, pair in zip(workers(task), task.pairs, strict=False):
        found = found or untriable(state, seat, who, *pair)
    return found


def pick_member(state: State, seat: int, command: m.PickMember) -> Found:
    rule = "YAG-124"
    found = not_playing(state, rule) or no_task(state, command.task, rule) or in_check(state, rule)
    if found is not None:
        return found
    task = the_task(state, command.task)
    if task.kind != "team" or command.side not in (0, 1):
        return RuleViolation("no-team", rule, "There is no such team.", "Only team tasks have members to name.")
    if seat not in captains(state, task, command.side):
        return RuleViolation("not-yours", rule, "You play nobody of that team.", "Leave it to them.")
    if is_named(state, task, command.side):
        return RuleViolation("named", rule, "That team has named its member.", "Wait for the other.")
    if command.who not in task.sides[command.side]:
        return RuleViolation("not-member", rule, "That is no member of this team.", "Choose one who is.")
    if command.who not in members(state, task, command.side):
        return in_scene(state, seat, command.who, rule) or untriable(
            state, seat, command.who, *task.pairs[command.side]
        )
    return None


def chosen(state: State, seat: int, what: str, rule: str) -> Found:
    """Nothing of the kind is open, or it is another's."""
    found, owner = choosing(state), asked(state)
    if found is None or found[2] != what or owner is None:
        return RuleViolation(
            "nothing-to-choose", rule, "No such choice is open.", "It comes when somebody is about to score."
        )
    if owner != seat:
        return RuleViolation("not-yours", rule, f"{called(state.desk, owner)} is asked.", "Leave the choice to them.")
    return None


def block(state: State, seat: int, command: m.Block) -> Found:
    rule = "YAG-122"
    check = open_check(state)
    task = find_task(state, check.task) if check is not None else None
    if task is not None and task.kind in ("race", "team") and not task.physical:
        return RuleViolation(
            "not-physical", rule, "Only in physical tasks a success is blocked with fatigue.", "Let it stand."
        )
    if task is not None and check is not None and check.stage == "choose" and not may_block(state, task, check):
        return RuleViolation(
            "no-more-blocks",
            "YAG-Q76",
            "At this table nobody blocks more often than they have Health.",
            "Let it stand.",
        )
    return chosen(state, seat, "block", rule)


def use_mastery(state: State, seat: int, command: m.UseMastery) -> Found:
    found = chosen(state, seat, "mastery", "YAG-149")
    open_choice = choosing(state)
    if found is None and open_choice is not None and command.what not in masters(state, open_choice[1], open_choice[0]):
        return RuleViolation(
            "not-physical",
            "YAG-Q62",
            "At this table a master tires others in physical tasks only.",
            "Keep the advantage, or do neither.",
        )
    return found


# The game master's word


def hers(state: State, seat: int, rule: str, does: str) -> Found:
    return led(state, seat, rule, does) or in_check(state, rule)


def change(state: State, seat: int, command: m.ChangeTask) -> Found:
    rule = "YAG-112"
    found = hers(state, seat, rule, "changes a task") or no_task(state, command.task, rule)
    if found is None and command.needed < least(the_task(state, command.task)):
        return RuleViolation(
            "reached",
            rule,
            "So much has been reached.",
            f"Ask for {least(the_task(state, command.task))} or more, or abort it.",
        )
    return found or unexplained(command.why, rule)


def unexplained(why: str, rule: str) -> Found:
    return None if why.strip() else RuleViolation("no-reason", rule, "A task is changed for a reason.", "Say why.")


def call(state: State, seat: int, command: m.CallRace) -> Found:
    rule = "YAG-Q76"
    found = hers(state, seat, rule, "calls a competition") or no_task(state, command.task, rule)
    if found is None and not any(the_task(state, command.task).blocks):
        return RuleViolation(
            "not-blocked",
            rule,
            "No success has been blocked in it: it ends by itself.",
            "Play on, or give it up with a reason.",
        )
    return found


def abort(state: State, seat: int, command: m.AbortTask) -> Found:
    rule = "YAG-112"
    return (
        hers(state, seat, rule, "aborts a task") or no_task(state, command.task, rule) or unexplained(command.why, rule)
    )


def drop(state: State, seat: int, command: m.DropTask) -> Found:
    rule = "YAG-112"
    found = hers(state, seat, rule, "puts a task away")
    task = find_task(state, command.task)
    if found is None and task is None:
        return RuleViolation("no-such-task", rule, "There is no such task.", "Choose one that is over.")
    if found is None and task is not None and not task.done:
        return RuleViolation("task-on", rule, f"{task.name} goes on.", "Abort it first.")
    return found


WHY: dict[type, Why] = {
    m.StartLong: start_long,
    m.StartRace: start_race,
    m.StartTeam: start_team,
    m.StartArt: start_art,
    m.Work: work,
    m.PickMember: pick_member,
    m.Block: block,
    m.UseMastery: use_mastery,
    m.ChangeTask: change,
    m.CallRace: call,
    m.AbortTask: abort,
    m.DropTask: drop,
}
RULES: dict[type, str] = {
    m.StartLong: "YAG-112",
    m.StartRace: "YAG-118",
    m.StartTeam: "YAG-124",
    m.StartArt: "YAG-128",
    m.Work: "YAG-112",
    m.PickMember: "YAG-124",
    m.Block: "YAG-122",
    m.UseMastery: "YAG-149",
    m.ChangeTask: "YAG-112",
    m.CallRace: "YAG-Q76",
    m.AbortTask: "YAG-112",
    m.DropTask: "YAG-112",
}
