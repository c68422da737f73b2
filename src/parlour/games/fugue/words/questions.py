"""What is open at a table, and who is asked for it: for the prompts. From public facts only; decides nothing."""

from collections.abc import Iterator

from parlour.core.phrasebook import Phrasebook
from parlour.games.fugue.model import Contest, Flashback, State, Task
from parlour.games.fugue.rules.action import is_hindered
from parlour.games.fugue.rules.ask import find_character, held, open_task, seat_of, teller, unfinished, untold
from parlour.games.fugue.rules.contest_ask import group_now, hand_of, sides_left, sides_playing, takers, undecided
from parlour.games.fugue.rules.declare import resembles
from parlour.games.fugue.rules.hands import VALID
from parlour.games.fugue.words.cards import all_cards, rank_words
from parlour.games.fugue.words.phrases import first_up, quoted, said, short
from parlour.games.fugue.words.reader import Reader
from parlour.roleplay.prompts import Question

SAY = Phrasebook(__package__, "prompts")


def _seat(state: State, who: str) -> int:
    person = find_character(state, who)
    return seat_of(state, person) if person is not None else state.desk.gm


def _ask(key: str, seats: tuple[int, ...], wait: str = "", more: str = "", **known: str) -> Question:
    """A question, and how the others are told that it is waited for (`wait-…`)."""
    ask = first_up(SAY(key, **known))
    return Question(seats, f"{ask} {more}" if more else ask, SAY(f"wait-{wait or key}", **known))


def questions(state: State) -> Iterator[Question]:
    """What play waits for, the most pressing first."""
    reader, dealer = Reader(state, None), (state.desk.gm,)
    for telling in untold(state):
        yield _ask("tell", (telling.seat,), who=reader.who(telling.who), cards=all_cards(telling.cards))
    for memory in unfinished(state):
        yield from _memory(state, memory)
    for leave in state.leaves:
        yield _ask(leave.what, dealer, who=reader.who(leave.who), target=reader.who(leave.target))
    task = open_task(state)
    if task is not None:
        yield from _task(state, task)
    if state.contest is not None:
        yield from _contest(state, state.contest)
    for declared in state.declared:
        who, text = reader.who(declared.who), declared.text
        more = _warning(state, declared.who, text)
        if declared.talk == "offered":
            yield _ask("talk", (_seat(state, declared.who),))
        elif text:
            yield _ask("declared", dealer, more=more, who=who, text=said(short(text)))
        else:
            yield _ask("declared-aloud", dealer, "declared", more, who=who, they=reader.they(declared.who))


def _warning(state: State, who: str, text: str) -> str:
    """FUG-A36: it may be what was failed at for good."""
    locked = resembles(state, who, text)
    if locked is None:
        return ""
    key = "resembles-ability" if state.options.lock_ends == "newAbility" else "resembles"
    return SAY(key, text=quoted(short(locked.text)))


def _memory(state: State, memory: Flashback) -> Iterator[Question]:
    tells, dealer = (teller(state, memory),), (state.desk.gm,)
    who, ability = Reader(state, None).all(memory.to), quoted(memory.ability)
    if memory.stage == "memory":
        if not memory.late:
            yield _ask("memory-again" if memory.back else "memory", tells, "memory", who=who)
    elif memory.stage == "ability":
        yield _ask("ability-again" if memory.back else "ability", tells, "ability", who=who)
    elif memory.stage == "naming":
        yield _ask("ability-dealer", dealer, "ability", who=who)
    elif memory.stage == "judged":
        yield _ask("judge-gift" if memory.way == "gift" else "judge", dealer, "judge", who=who, ability=ability)
    elif memory.stage == "choice":
        seats = tuple(dict.fromkeys([_seat(state, one) for one in memory.choosing]))
        yield _ask("use-now", seats, ability=ability)


def _task(state: State, task: Task) -> Iterator[Question]:
    who, dealer = Reader(state, None).who(task.who), (state.desk.gm,)
    if held(state, task.who):
        return
    if task.stage == "ruled" and is_hindered(state):
        yield _ask("hindered", dealer, who=who)
    elif task.stage == "ruled":
        yield _ask("flip", dealer, more="" if task.cards else _warning(state, task.who, task.text), who=who)
    elif task.stage == "going":
        yield _ask("going", (_seat(state, task.who),))
    elif task.stage == "again":
        yield _ask("again", dealer, who=who)


def _contest(state: State, contest: Contest) -> Iterator[Question]:
    reader, dealer, claim = Reader(state, None), (state.desk.gm,), contest.claim
    if claim.who:
        yield _ask("claim", dealer, who=reader.who(claim.who), ability=reader.ability(claim.ability))
    if contest.stage == "optin":
        yield from _joining(state, contest)
    elif contest.stage in ("turn", "reply") and contest.turn:
        yield _turn(state, contest)
    elif contest.stage == "effect" and contest.win is not None:
        yield _effect(state, contest)
    elif contest.stage == "reach":
        for reach in contest.reaches:
            who = reader.who(reach.who)
            if not reach.target:
                yield _ask("reach", (_seat(state, reach.who),), who=who)
            elif not reach.allowed:
                yield _ask("reach-allow", dealer, who=who, target=reader.who(reach.target))
    elif contest.stage == "done":
        yield _ask("settled", dealer)


def _joining(state: State, contest: Contest) -> Iterator[Question]:
    reader, group = Reader(state, None), group_now(contest)
    waiting = undecided(state, group)
    for who in waiting:
        yield _ask("join", (_seat(state, who),), who=reader.who(who))
    if not waiting:
        few = sides_playing(group, takers(state, group)) < 2
        key = "one-side" if sides_left(state, group) < 2 else "nobody-against" if few else "deal"
        yield _ask(key, (state.desk.gm,))


def _turn(state: State, contest: Contest) -> Question:
    reader, hand = Reader(state, None), hand_of(contest, contest.turn)
    who, seats = reader.who(contest.turn), (_seat(state, contest.turn),)
    if contest.rescue:
        return _ask("rescue", seats, who=who)
    if contest.stage == "reply":
        key = "reply-played" if contest.played else "reply"
        return _ask(key, seats, "reply", who=who, first=reader.who(contest.first))
    if contest.played or contest.swapped:
        return _ask("turn-played" if contest.played else "turn-swapped", seats, "turn-end", who=who)
    must = hand is not None and len(hand.up) < VALID
    return _ask("turn-must" if must else "turn", seats, who=who)


def _effect(state: State, contest: Contest) -> Question:
    reader, win, dealer = Reader(state, None), contest.win, (state.desk.gm,)
    assert win is not None
    who, seats = reader.who(win.who), (_seat(state, win.who),)
    if contest.ending:
        return _ask("end", contest.ending, who=who)
    if contest.chosen is not None:
        target = reader.who(contest.chosen.target)
        return _ask("confirm-death" if contest.chosen.sure else "confirm", dealer, "confirm", who=who, target=target)
    if win.rank == 6 and not win.reaching and not win.started:
        return _ask("fool-world-lapsed" if win.lapsed else "fool-world", seats, "fool-world", who=who)
    return _ask("won", seats, who=who, hand=rank_words(win.rank, win.total, len(win.cards)))
