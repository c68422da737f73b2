"""Contests (7.2) and challenges (7.1): several rolls, compared or counted."""

from parlour.core.judge import Count, Move, One, Some, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import FAIR, HIGHEST_TARGET, LOWEST_TARGET, NAME, PHRASE, SENTENCE, STYLE
from parlour.games.fate.content.tables import TABLES
from parlour.games.fate.model import HEROES, Aspect, Challenge, Character, Contest, State, Task
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.conditions import (
    BEGINNING,
    PRESENT,
    By,
    no_contest,
    not_a_pc,
    not_yours,
    roll_open,
    shown,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.roleplay.cast import not_gm


def parts(text: str) -> list[str]:
    """A list as people write it, with semicolons."""
    return [part.strip()[:PHRASE] for part in text.split(";") if part.strip()]


# Challenges


def no_challenge(state: State) -> bool:
    return state.challenge is None


CHALLENGED = (not_gm, no_challenge, roll_open)


def tasks_of(state: State) -> tuple[Task, ...]:
    return state.challenge.tasks if state.challenge is not None else ()


def task_done(it: Task) -> bool:
    return bool(it.result)


def _difficulty() -> Count:
    return Count(LOWEST_TARGET, HIGHEST_TARGET, suggest=FAIR)


def _takers() -> Some:
    """FAE-125: nobody named: for anybody."""
    return Some(shown, unless=(not_a_pc, *PRESENT), least=0)


def opposers(state: State) -> dict[str, By]:
    """Somebody, or "" for the difficulty alone."""
    return {"": "", **{c.id: c for c in shown(state)}}


def not_opposed(task: Task, it: By) -> bool:
    return it == "" and not task.foe


def hero(it: By) -> bool:
    return isinstance(it, Character) and it.side == HEROES


def act_start_challenge(draft: Draft, seat: int, command: m.StartChallenge) -> None:
    tasks: list[Task] = []
    made, hid = draft.state.made, draft.state.hid
    for number, text in enumerate(parts(command.tasks) or [command.name.strip()]):
        hidden = command.showing == "one" and number > 0
        made, hid = made + (not hidden), hid + hidden
        tasks.append(Task(f"h{hid}" if hidden else f"t{made}", text, command.difficulty, hidden=hidden))
    draft.put(m.ChallengeStarted(Challenge(command.name.strip(), tuple(tasks))))


def act_add_task(draft: Draft, seat: int, command: m.AddTask) -> None:
    hidden = command.showing == "hidden"
    name = draft.hidden_id() if hidden else draft.new_id("t")
    draft.put(m.TaskAdded(Task(name, command.text.strip(), command.difficulty, hidden=hidden, takers=command.takers)))


def act_assign_task(draft: Draft, seat: int, command: m.AssignTask) -> None:
    draft.put(m.TaskAssigned(command.task, command.takers))


def act_oppose_task(draft: Draft, seat: int, command: m.OpposeTask) -> None:
    draft.put(m.TaskOpposed(command.task, command.who))


def act_end_challenge(draft: Draft, seat: int, command: m.EndChallenge) -> None:
    assert draft.state.challenge is not None
    tasks = draft.state.challenge.tasks
    draft.put(m.ChallengeEnded(sum([task.result not in ("", "failed") for task in tasks]), len(tasks)))


# Contests


def act_start_contest(draft: Draft, seat: int, command: m.StartContest) -> None:
    draft.put(m.ContestStarted(Contest(command.name.strip(), command.who, (0,) * len(command.who))))


def score(draft: Draft, totals: tuple[int, ...]) -> None:
    """FAE-130..133, FAE-Q26, FAE-Q27: the highest scores, twice with style; tied, nobody does."""
    sides, contest = draft.roll.sides, draft.state.contest
    assert contest is not None
    best = max(totals)
    leaders = [side.who for side, value in zip(sides, totals, strict=True) if value == best]
    winner = leaders[0] if len(leaders) == 1 else ""
    rest = [value for value in totals if value != best]
    victories = 0 if not winner else 2 if rest and best - max(rest) >= STYLE else 1
    draft.put(m.RollEnded())
    draft.put(m.ExchangeScored(winner, victories, totals))
    contest = draft.state.contest
    assert contest is not None
    for who, won in zip(contest.who, contest.victories, strict=True):
        if won >= draft.state.options.contest_victories:
            draft.put(m.ContestEnded(who))
            break


def no_twist(state: State) -> bool:
    """FAE-130: it comes with a tied exchange."""
    return state.contest is None or not state.contest.twist


def act_twist(draft: Draft, seat: int, command: m.Twist) -> None:
    text = command.text.strip()
    draft.put(m.TwistSettled(text))
    if text:
        draft.put(m.AspectAdded(Aspect(draft.new_id("a"), text, "situation"), "twist"))


def no_victory(state: State) -> bool:
    return find_character(state, state.victor) is None


def not_the_winner(state: State, it: Character) -> bool:
    return it.id != state.victor


def act_tell_victory(draft: Draft, seat: int, command: m.TellVictory) -> None:
    draft.put(m.VictoryTold(command.who, command.text.strip()))


def act_end_contest(draft: Draft, seat: int, command: m.EndContest) -> None:
    draft.put(m.ContestEnded(""))


MOVES: Moves = {
    Move(
        m.StartChallenge,
        {
            "showing": One(("all", "one"), suggest="all"),
            "name": Words(NAME),
            "tasks": Words(SENTENCE, suggest=TABLES.tasks),
            "difficulty": _difficulty(),
        },
        rule="FAE-124",
        unless=BEGINNING,
        decided=1,
    ): act_start_challenge,
    Move(
        m.AddTask,
        {
            "showing": One(("open", "hidden")),
            "text": Words(PHRASE),
            "difficulty": _difficulty(),
            "takers": _takers(),
        },
        rule="FAE-124",
        unless=CHALLENGED,
        decided=1,
    ): act_add_task,
    Move(
        m.AssignTask,
        {"task": One(tasks_of, unless=(task_done,)), "takers": _takers()},
        rule="FAE-125",
        unless=CHALLENGED,
        decided=1,
    ): act_assign_task,
    Move(
        m.OpposeTask,
        {"task": One(tasks_of, unless=(task_done,)), "who": One(opposers, unless=(not_opposed, hero, *PRESENT))},
        rule="FAE-183",
        unless=CHALLENGED,
    ): act_oppose_task,
    Move(m.EndChallenge, {}, rule="FAE-124", unless=CHALLENGED): act_end_challenge,
    Move(
        m.StartContest,
        {"name": Words(NAME), "who": Some(shown, unless=PRESENT, least=2)},
        rule="FAE-128",
        unless=BEGINNING,
    ): act_start_contest,
    Move(m.Twist, {"text": Words(PHRASE, 0)}, rule="FAE-130", unless=(no_twist, not_gm), owed=True): act_twist,
    Move(
        m.TellVictory,
        {"who": One(shown, unless=(not_the_winner, not_yours)), "text": Words(SENTENCE)},
        rule="FAE-131",
        unless=(no_victory,),
        decided=1,
    ): act_tell_victory,
    Move(m.EndContest, {}, rule="FAE-128", unless=(not_gm, no_contest, roll_open)): act_end_contest,
}
