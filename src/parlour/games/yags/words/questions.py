"""What is open at a table, and who is asked for it: for the prompts. Who that is follows from public facts; what they
are told may rest on their own sheets. Decides nothing."""

from collections.abc import Iterator

from parlour.games.yags.model import Check, Creature, Petition, Side, State
from parlour.games.yags.rules.ask import climb_of, creature, find_creature, open_check, side_seat
from parlour.games.yags.rules.climbs import climbers
from parlour.games.yags.rules.flow import serves
from parlour.games.yags.rules.race import choosing, masters
from parlour.games.yags.rules.roll import waits
from parlour.games.yags.rules.rounds import MOVE_FREE, movers
from parlour.games.yags.rules.run import GO
from parlour.games.yags.rules.tasks import seats, under_way, workers
from parlour.games.yags.rules.teams import captains, unnamed
from parlour.games.yags.words.checks import outcome_words, push_words, short_title
from parlour.games.yags.words.phrases import first_up, listed, quoted, said, sentence, short
from parlour.games.yags.words.reader import Reader
from parlour.roleplay.cast import seat_of
from parlour.roleplay.prompts import Question


def questions(state: State) -> Iterator[Question]:
    """What play waits for, the most pressing first."""
    check = open_check(state)
    if check is not None:
        yield from _check(state, check)
    for wish in state.wishes:
        yield Question((state.desk.gm,), wish_words(state, wish), "answer a request")
    yield from _on_the_way(state)
    for task in under_way(state):
        at_work = tuple(sorted(seats(state, workers(task))))
        yield Question(at_work, f"{task.name}: the next check is for {Reader(state, None).all(workers(task))}.", "")
    for task, side in unnamed(state):
        seats_of = tuple(sorted(captains(state, task, side)))
        yield Question(
            seats_of,
            f"{task.name}: name who is next for {Reader(state, None).all(task.sides[side])}.",
            "name who is next",
        )
    yield from _sheets(state)


# On foot and on the wall


def _on_the_way(state: State) -> Iterator[Question]:
    """A round, and who is on a wall."""
    moving = movers(state)
    for one in moving:
        yield Question((seat_of(state, one),), on_foot(state, seat_of(state, one)), "")
    if state.scene.round and not moving:
        yield Question((state.desk.gm,), leading_words(state, state.desk.gm), "")
    for who in climbers(state):
        climb, one = climb_of(state, who), creature(state, who)
        assert climb is not None
        ask = f"{one.name} is {climb.reached} m up, of {climb.height} m. Climb on?"
        yield Question((seat_of(state, one),), ask, "")


def where(state: State) -> str:
    """In short: a place may be described at length."""
    return state.scene.place.split(",")[0] or f"Scene {state.scene.number}"


def leading_words(state: State, seat: int) -> str:
    if not state.scene.round:
        return f"{where(state)}: ask what they do. Call for a check or a contest, or begin a task."
    moves = "move your own, " if GO.ways(state, seat) else ""
    return f"{where(state)}, round {state.scene.round}: {moves}call for checks, or go on to the next round."


def on_foot(state: State, seat: int) -> str:
    """What a player may still do in this round."""
    gaits, free = GO.ways(state, seat), MOVE_FREE.ways(state, seat)
    open_to = [*(["choose a gait"] if gaits else []), *(["take a free move"] if free else []), "say what you do"]
    if len(open_to) == 1:
        return f"{where(state)}, round {state.scene.round}: say what you do, or wait for the next round."
    return f"{where(state)}, round {state.scene.round}: {', '.join(open_to[:-1])}, or {open_to[-1]}."


# The open check


def _check(state: State, check: Check) -> Iterator[Question]:
    reader, title = Reader(state, None), short_title(state, check)
    title = title if title.endswith("?") else f"{title}."
    if check.stage == "push":
        yield _push(state, check)
    elif check.stage == "choose":
        yield from _choose(state)
    elif check.due == "dodge":
        one = find_creature(state, check.toward)
        if one is not None:
            yield Question((seat_of(state, one),), f"{title} Does {one.name} dodge?", f"say whether {one.name} dodges")
    else:
        for side in check.sides:
            if not side.mode:
                yield _roll(state, check, side, title, reader.who(side.who))


def _roll(state: State, check: Check, side: Side, title: str, who: str) -> Question:
    seat = side_seat(state, side)
    if waits(state, check, side):
        wait = f"roll for {who}" if seat == state.desk.gm else "judge it"
        if side.wants:
            what = (
                "take 0: is it predictable?"
                if side.wants == "take0"
                else "take 10: is it predictable, and without stress?"
            )
            return Question((state.desk.gm,), f"{title} {who} would {what}", wait)
        return Question((state.desk.gm,), f"{title} {who} names a specialisation: how well does it fit?", wait)
    if not side.route:
        return Question((seat,), f"{title} How does {who} go about it?", f"roll for {who}")
    blind = "The die falls unseen: roll" if check.hidden else "Roll"
    spare = [
        one
        for one in creature(state, side.who).techniques
        if one.id not in side.techniques and serves(state, check, side, one)
    ]
    more = ", or bring a technique to bear first" if spare else ""
    return Question((seat,), f"{title} {blind} for {who}{more}.", f"roll for {who}")


def _push(state: State, check: Check) -> Question:
    side, cost = check.sides[0], push_words(state, check)
    who, seat = Reader(state, None).who(side.who), side_seat(state, side)
    end = f"{first_up(outcome_words(state, check))}."
    if check.situation != "climb":
        return Question(
            (seat,), f"{who}: {end} Pay {cost} to turn it, or let it stand?", f"say whether {who} pays for it"
        )
    rest = "let it stand" if check.second else "roll not to fall"
    ask = f"{who}: {end} Pay {cost} to hold on, or {rest}?" if cost else f"{who}: {end} Roll not to fall."
    return Question((seat,), ask, f"hold on with {who}")


def _choose(state: State) -> Iterator[Question]:
    found = choosing(state)
    if found is None:
        return
    check, task, what = found
    reader, winner, loser = Reader(state, None), check.sides[check.winner], check.sides[1 - check.winner]
    if what == "block":
        ask = (
            f"{task.name}: {reader.who(winner.who)} would score. Does {reader.who(loser.who)} pay a point of "
            "fatigue to block it?"
        )
        yield Question((side_seat(state, loser),), ask, f"say whether {reader.who(loser.who)} blocks it")
    else:
        tires = ", tire the other" if "tire" in masters(state, task, check) else ""
        ask = (
            f"{task.name}: {reader.who(winner.who)} scores as the better master. Keep the advantage{tires}, or neither?"
        )
        yield Question((side_seat(state, winner),), ask, f"say what {reader.who(winner.who)} makes of it")


# What waits for the game master


def wish_words(state: State, wish: Petition) -> str:
    """Ann would try something: “pick the lock”. Call for a check, or let it pass."""
    who, text = Reader(state, None).who(wish.who), short(wish.text, 120)
    if wish.attribute:
        pair = f"{wish.attribute} × {wish.piece}" if wish.piece else wish.attribute
        return first_up(f"{who} wants to roll {pair}. Against which number?")
    if wish.what == "check":
        return first_up(f"{who} would try something: {said(text)} Call for a check, let it succeed, or lay it aside.")
    if wish.what == "study":
        return first_up(
            f"{who} would put {wish.amount} into {wish.piece}, from {quoted(text)}. Is that a source to study from?"
        )
    return first_up(f"{who} would have {text}. Is that all right?")


# Sheets


_MAKING = {
    "frame": "who is it? A concept, and the Size if it is unusual.",
    "attributes": "set the attributes; 3 is average, 5 very high.",
    "skills": "set skills and languages; 4 is a professional.",
    "techniques": "buy techniques with the experience there is.",
    "gear": "what is carried? Then lay it before the game master.",
}


def in_making(one: Creature) -> str:
    """What comes next for somebody in the making; empty where nothing does."""
    if one.stage not in _MAKING:
        return ""
    back = f" Sent back:{sentence(short(one.sent_back, 120))}" if one.sent_back else ""
    return f"{one.name}: {_MAKING[one.stage]}{back}"


def _sheets(state: State) -> Iterator[Question]:
    for one in state.creatures:
        if one.hidden:
            continue
        if one.stage == "review":
            yield Question(
                (state.desk.gm,), f"{one.name} lies before you: agree, or send it back.", f"look at {one.name}"
            )
        elif one.stage in _MAKING and not state.scene.open:
            yield Question((seat_of(state, one),), in_making(one), f"make {one.name}")


def extras_words(count: int) -> str:
    """Which of the three go with a degree of success (YAG-013)."""
    return f"A high degree of success: choose {count} of {listed(('style', 'completeness', 'speed'))}, or go on."
