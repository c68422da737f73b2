"""What is open at a table, and who is asked for it: for the prompts. From public facts only; decides nothing."""

from collections.abc import Iterator

from parlour.games.fugue.model import Contest, Flashback, State, Task
from parlour.games.fugue.rules.action import is_hindered
from parlour.games.fugue.rules.ask import find_character, held, open_task, seat_of, teller, unfinished, untold
from parlour.games.fugue.rules.contest_ask import group_now, hand_of, sides_left, sides_playing, takers, undecided
from parlour.games.fugue.rules.declare import resembles
from parlour.games.fugue.rules.hands import VALID
from parlour.games.fugue.words.cards import all_cards, rank_words
from parlour.games.fugue.words.phrases import first_up, quoted, short, whose
from parlour.games.fugue.words.reader import Reader
from parlour.roleplay.prompts import Question


def _seat(state: State, who: str) -> int:
    person = find_character(state, who)
    return seat_of(state, person) if person is not None else state.desk.gm


def questions(state: State) -> Iterator[Question]:
    """What play waits for, the most pressing first."""
    reader, dealer = Reader(state, None), (state.desk.gm,)
    for telling in untold(state):
        cards, who = all_cards(telling.cards), reader.who(telling.who)
        yield Question(
            (telling.seat,),
            f"Tell what happens to {who}, with something from {cards}.",
            f"tell what {cards} brings",
        )
    for memory in unfinished(state):
        yield from _memory(state, memory)
    for leave in state.leaves:
        who, target = reader.who(leave.who), reader.who(leave.target)
        asks = {
            "flee": (f"{who} wants to flee. Is that possible?", "say whether somebody gets away"),
            "hold": (
                f"{who} wants to hold back, leaving that side without a player. Is that possible?",
                "say whether somebody may hold back",
            ),
            "finish": (f"{who} wants to kill {target}, who is helpless. Does it happen?", "say whether it happens"),
            "intercede": (
                f"{who} steps in: just told, or with cards in the round?",
                "say how somebody steps in",
            ),
            "bleed": (f"{who} would bleed to death. Are you sure?", "think once more about a death"),
        }[leave.what]
        yield Question(dealer, first_up(asks[0]), asks[1])
    task = open_task(state)
    if task is not None:
        yield from _task(state, task)
    if state.contest is not None:
        yield from _contest(state, state.contest)
    for declared in state.declared:
        if declared.talk == "offered":
            yield Question(
                (_seat(state, declared.who),),
                "Talk it out, or let the cards decide?",
                "say whether to talk or to have cards",
            )
        else:
            who, text = reader.who(declared.who), declared.text
            deed = f"{who}: {quoted(short(text))}." if text else f"{who} says aloud what they do."
            what = f"{deed} What does it take?{_warning(state, declared.who, text)}"
            yield Question(dealer, first_up(what), "say what it takes")


def _warning(state: State, who: str, text: str) -> str:
    """FUG-A36: it may be what was failed at for good."""
    locked = resembles(state, who, text)
    if locked is None:
        return ""
    return (
        f" It resembles {quoted(short(locked.text))}, which cannot be tried "
        f"again{' without an ability' if state.options.lock_ends == 'newAbility' else ''}."
    )


def _memory(state: State, memory: Flashback) -> Iterator[Question]:
    reader, tells, dealer = Reader(state, None), (teller(state, memory),), (state.desk.gm,)
    who = reader.all(memory.to)
    of, ability = whose(who, "memory"), whose(who, "ability")
    if memory.stage == "memory":
        if memory.late:
            return
        ask = f"It was sent back: tell {of} differently." if memory.back else f"Tell what comes back to {who}."
        yield Question(tells, ask, f"tell {of}")
    elif memory.stage == "ability":
        again = "That ability was vetoed: name another" if memory.back else "Name the ability the memory gives"
        yield Question(tells, f"{again} to {who}, or leave it to the Dealer.", f"name {ability}")
    elif memory.stage == "naming":
        yield Question(dealer, f"{first_up(who)} remembers: name the ability.", f"name {ability}")
    elif memory.stage == "judged":
        veto = "accept it, or veto the ability" if memory.way == "gift" else "accept it, or send it back"
        yield Question(dealer, f"{quoted(memory.ability)} for {who}: {veto}.", f"have a look at {ability}")
    elif memory.stage == "choice":
        seats = tuple(dict.fromkeys([_seat(state, one) for one in memory.choosing]))
        yield Question(
            seats,
            f"Use {quoted(memory.ability)} at once?",
            f"say whether {quoted(memory.ability)} is used at once",
        )


def _task(state: State, task: Task) -> Iterator[Question]:
    who, dealer = Reader(state, None).who(task.who), (state.desk.gm,)
    if held(state, task.who):
        return
    if task.stage == "ruled" and is_hindered(state):
        yield Question(dealer, f"{first_up(who)} can't try that any more: take the task back.", "take the task back")
    elif task.stage == "ruled":
        warning = "" if task.cards else _warning(state, task.who, task.text)
        yield Question(dealer, f"Turn up a card for {who}.{warning}", f"turn up a card for {who}")
    elif task.stage == "going":
        yield Question((_seat(state, task.who),), "Not done yet. Keep at it, or give up?", "keep at it or give up")
    elif task.stage == "again":
        yield Question(
            dealer,
            f"Does what just came back help {who}? Grant it, turn up another card, or let it fail.",
            "say whether it helps",
        )


def _contest(state: State, contest: Contest) -> Iterator[Question]:
    reader, dealer, claim = Reader(state, None), (state.desk.gm,), contest.claim
    if claim.who:
        yield Question(
            dealer,
            f"Does {reader.ability(claim.ability)} fit here? Then {reader.who(claim.who)} gets a wild card.",
            "say whether an ability fits",
        )
    if contest.stage == "optin":
        yield from _joining(state, contest)
    elif contest.stage in ("turn", "reply") and contest.turn:
        yield _turn(state, contest)
    elif contest.stage == "effect" and contest.win is not None:
        yield from _effect(state, contest)
    elif contest.stage == "reach":
        for reach in contest.reaches:
            who = reader.who(reach.who)
            if not reach.target:
                yield Question(
                    (_seat(state, reach.who),),
                    f"{first_up(who)} may turn on somebody in another group. On whom?",
                    "say whether to turn on another group",
                )
            elif not reach.allowed:
                yield Question(
                    dealer,
                    f"{first_up(who)} turns on {reader.who(reach.target)}. Is that possible?",
                    "say whether that is possible",
                )
    elif contest.stage == "done":
        yield Question(dealer, "Every group is settled. End the contest.", "end the contest")


def _joining(state: State, contest: Contest) -> Iterator[Question]:
    reader, group = Reader(state, None), group_now(contest)
    waiting = undecided(state, group)
    for who in waiting:
        yield Question(
            (_seat(state, who),), f"Is {reader.who(who)} in for the next round?", "say who is in for the next round"
        )
    if not waiting:
        if sides_left(state, group) < 2:
            ask, wait = "Only one side is left: settle this group.", "settle the group"
        elif sides_playing(group, takers(state, group)) < 2:
            ask, wait = "Nobody is there to play against: skip this group's round.", "skip the round"
        else:
            ask, wait = "Deal the round: two cards each.", "deal the round"
        yield Question((state.desk.gm,), ask, wait)


def _turn(state: State, contest: Contest) -> Question:
    who, hand = Reader(state, None).who(contest.turn), hand_of(contest, contest.turn)
    seats = (_seat(state, contest.turn),)
    if contest.rescue:
        return Question(
            seats, f"{first_up(who)} is bust, unless a wild card saves the hand.", f"save {whose(who, 'hand')}, or not"
        )
    if contest.stage == "reply":
        ask = (
            "leave it at that, or swap in a wild card"
            if contest.played
            else "turn up face-down cards, as many as you like, or none"
        )
        return Question(
            seats,
            f"21 for {Reader(state, None).who(contest.first)}! {first_up(who)} may answer: {ask}.",
            f"answer the 21 for {who}",
        )
    if contest.played or contest.swapped:
        more = (
            "swap in a wild card, or pass to end the turn"
            if contest.played
            else "turn up a card, twist, or pass to end the turn"
        )
        return Question(seats, f"{first_up(who)}: {more}.", f"end {whose(who, 'turn')}")
    must = hand is not None and len(hand.up) < VALID
    ask = "turn up a card or twist" if must else "turn up a card, twist, or pass"
    return Question(
        seats,
        f"{first_up(whose(who, 'turn'))}: {ask}.",
        f"play a card for {who}" if must else f"play a card for {who}, or pass",
    )


def _effect(state: State, contest: Contest) -> Iterator[Question]:
    reader, win, dealer = Reader(state, None), contest.win, (state.desk.gm,)
    assert win is not None
    who, seats = reader.who(win.who), (_seat(state, win.who),)
    if contest.ending:
        yield Question(
            contest.ending, f"{first_up(who)} tries to end the contest. Does it end here?", "say whether it ends here"
        )
    elif contest.chosen is not None:
        sure = (
            f"{reader.who(contest.chosen.target)} would die. Are you sure?"
            if contest.chosen.sure
            else f"Does it happen as {who} says?"
        )
        yield Question(dealer, first_up(sure), "decide whether it happens")
    elif win.rank == 6 and not win.reaching and not win.started:
        ask = (
            "the right has lapsed. You may still try to end it"
            if win.lapsed
            else "begin to tell, before another card is turned"
        )
        yield Question(seats, f"The Fool and the World: {ask}.", f"begin to tell for {who}")
    else:
        worth = rank_words(win.rank, win.total, len(win.cards))
        yield Question(seats, f"{first_up(who)} has won: {worth}. Say what happens.", f"say what {who} does")
