"""What is open at a table, and who is asked for it: for the prompts. Who that is follows from public facts; what they
are told may rest on their own sheets. Decides nothing."""

from collections.abc import Iterator

from parlour.games.yags.model import Check, Creature, Side, State, Wish
from parlour.games.yags.rules.ask import creature, find_creature, open_check, side_seat
from parlour.games.yags.rules.flow import serves
from parlour.games.yags.rules.race import choosing, masters
from parlour.games.yags.rules.roll import waits
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
    for task, side in unnamed(state):
        seats = tuple(sorted(captains(state, task, side)))
        yield Question(
            seats, f"{task.name}: name who is next for {Reader(state, None).all(task.sides[side])}.", "name who is next"
        )
    yield from _sheets(state)


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


def wish_words(state: State, wish: Wish) -> str:
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
