"""Contests (7.2) and challenges (7.1): several rolls, compared or counted."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Number, Offer, Pick, Text, alike
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import HIGHEST_TARGET, LOWEST_TARGET, NAME, PHRASE, SENTENCE, STYLE
from parlour.games.fate.model import HEROES, Aspect, Challenge, Contest, State, Task
from parlour.games.fate.rules.ask import busy, find_character, leads, present, seat_of
from parlour.games.fate.rules.draft import Chapter, Draft

NONE: tuple[Offer, ...] = ()


def may_begin(state: State, seat: int) -> bool:
    """FAE-185: in an open scene, one of the three at a time, by the game master."""
    return leads(state, seat) and state.scene.opened and state.roll is None and not busy(state)


def parts(text: str) -> list[str]:
    """A list as people write it, with semicolons."""
    return [part.strip()[:PHRASE] for part in text.split(";") if part.strip()]


# Challenges


def offer_start_challenge(state: State, seat: int) -> Sequence[Offer]:
    """FAE-124, FAE-127: tasks shown all at once, or one by one."""
    if not may_begin(state, seat):
        return NONE
    asks = (
        Text(NAME),
        Text(SENTENCE, ("Cross the yard; Open the gate; Get away",)),
        Number(LOWEST_TARGET, HIGHEST_TARGET),
    )
    return [Offer("start_challenge", (showing,), asks, False) for showing in ("all", "one")]


def act_start_challenge(draft: Draft, seat: int, command: m.StartChallenge) -> None:
    tasks: list[Task] = []
    made, hid = draft.state.made, draft.state.hid
    for number, text in enumerate(parts(command.tasks) or [command.name.strip()]):
        hidden = command.showing == "one" and number > 0
        made, hid = made + (not hidden), hid + hidden
        tasks.append(Task(f"h{hid}" if hidden else f"t{made}", text, command.difficulty, hidden=hidden))
    draft.put(m.ChallengeStarted(Challenge(command.name.strip(), tuple(tasks))))


def offer_add_task(state: State, seat: int) -> Sequence[Offer]:
    """FAE-125: for anybody, or for those the game master names."""
    if state.challenge is None or not leads(state, seat) or state.roll is not None:
        return NONE
    heroes = _heroes(state)
    asks = (Text(PHRASE), Number(LOWEST_TARGET, HIGHEST_TARGET), Choose(heroes, 0, len(heroes)))
    return [Offer("add_task", (showing,), asks, False) for showing in ("open", "hidden")]


def _heroes(state: State) -> tuple[str, ...]:
    return tuple([c.id for c in present(state) if c.kind == "pc"])


def act_add_task(draft: Draft, seat: int, command: m.AddTask) -> None:
    hidden = command.showing == "hidden"
    name = draft.hidden_id() if hidden else draft.new_id("t")
    draft.put(m.TaskAdded(Task(name, command.text.strip(), command.difficulty, hidden=hidden, takers=command.takers)))


def offer_assign_task(state: State, seat: int) -> Sequence[Offer]:
    heroes = _heroes(state)
    if state.challenge is None or not leads(state, seat) or state.roll is not None or not heroes:
        return NONE
    return [
        Offer("assign_task", (task.id,), (Choose(heroes, 0, len(heroes)),), False)
        for task in state.challenge.tasks
        if not task.result
    ]


def act_assign_task(draft: Draft, seat: int, command: m.AssignTask) -> None:
    draft.put(m.TaskAssigned(command.task, command.takers))


def offer_oppose_task(state: State, seat: int) -> Sequence[Offer]:
    """FAE-023, FAE-124, FAE-183: whoever works against a task rolls against those who try it."""
    if state.challenge is None or not leads(state, seat) or state.roll is not None:
        return NONE
    foes = tuple([c.id for c in present(state) if c.side != HEROES])
    asked = [(task.id, (*foes, *([""] if task.foe else []))) for task in state.challenge.tasks if not task.result]
    return alike("oppose_task", [(task, (Pick(who),)) for task, who in asked if who])


def act_oppose_task(draft: Draft, seat: int, command: m.OpposeTask) -> None:
    draft.put(m.TaskOpposed(command.task, command.who))


def offer_end_challenge(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("end_challenge", (), (), False)]
        if state.challenge and leads(state, seat) and state.roll is None
        else NONE
    )


def act_end_challenge(draft: Draft, seat: int, command: m.EndChallenge) -> None:
    assert draft.state.challenge is not None
    tasks = draft.state.challenge.tasks
    draft.put(m.ChallengeEnded(sum([task.result not in ("", "failed") for task in tasks]), len(tasks)))


# Contests


def offer_start_contest(state: State, seat: int) -> Sequence[Offer]:
    """FAE-128: two or more."""
    people = tuple([c.id for c in present(state)])
    if not may_begin(state, seat) or len(people) < 2:
        return NONE
    return [Offer("start_contest", (), (Text(NAME), Choose(people, 2, len(people))), False)]


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


def offer_twist(state: State, seat: int) -> Sequence[Offer]:
    """FAE-130: an unexpected turn, or none."""
    if state.contest is None or not state.contest.twist or not leads(state, seat):
        return NONE
    return [Offer("twist", (), (Text(PHRASE, least=0),))]


def act_twist(draft: Draft, seat: int, command: m.Twist) -> None:
    text = command.text.strip()
    draft.put(m.TwistSettled(text))
    if text:
        draft.put(m.AspectAdded(Aspect(draft.new_id("a"), text, "situation"), "twist"))


def offer_tell_victory(state: State, seat: int) -> Sequence[Offer]:
    """FAE-131: in words of the winner's, or not at all."""
    winner = find_character(state, state.victor)
    if winner is None or seat_of(state, winner) != seat or state.roll is not None:
        return NONE
    return [Offer("tell_victory", (winner.id,), (Text(SENTENCE),), False)]


def act_tell_victory(draft: Draft, seat: int, command: m.TellVictory) -> None:
    draft.put(m.VictoryTold(command.who, command.text.strip()))


def offer_end_contest(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("end_contest", (), (), False)] if state.contest and leads(state, seat) and state.roll is None else NONE
    )


def act_end_contest(draft: Draft, seat: int, command: m.EndContest) -> None:
    draft.put(m.ContestEnded(""))


CHAPTER: Chapter = {
    m.StartChallenge: (offer_start_challenge, act_start_challenge),
    m.AddTask: (offer_add_task, act_add_task),
    m.AssignTask: (offer_assign_task, act_assign_task),
    m.OpposeTask: (offer_oppose_task, act_oppose_task),
    m.EndChallenge: (offer_end_challenge, act_end_challenge),
    m.StartContest: (offer_start_contest, act_start_contest),
    m.Twist: (offer_twist, act_twist),
    m.TellVictory: (offer_tell_victory, act_tell_victory),
    m.EndContest: (offer_end_contest, act_end_contest),
}
