"""What is open at a table, and who is asked for it: for the prompts. Who that is follows from public facts; what they
are told may rest on their own sheets. Decides nothing."""

from collections.abc import Iterator

from parlour.core.phrasebook import Phrasebook
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
from parlour.games.yags.words.checks import outcome_words, pair_words, push_words, short_title
from parlour.games.yags.words.phrases import quoted, said, short
from parlour.games.yags.words.reader import Reader
from parlour.roleplay.cast import seat_of
from parlour.roleplay.prompts import Question

SAY = Phrasebook(__package__, "prompts")


def questions(state: State) -> Iterator[Question]:
    """What play waits for, the most pressing first."""
    check = open_check(state)
    if check is not None:
        yield from _check(state, check)
    for petition in state.petitions:
        yield Question((state.desk.gm,), petition_words(state, petition), SAY("wait-wish"))
    yield from _on_the_way(state)
    for task in under_way(state):
        at_work = tuple(sorted(seats(state, workers(task))))
        yield Question(at_work, SAY("work", who=Reader(state, None).all(workers(task)), task=task.name), "")
    for task, side in unnamed(state):
        seats_of = tuple(sorted(captains(state, task, side)))
        who = Reader(state, None).all(task.sides[side])
        yield Question(seats_of, SAY("pick", who=who, task=task.name), SAY("wait-pick"))
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
        ask = SAY("climb", who=one.name, reached=str(climb.reached), height=str(climb.height))
        yield Question((seat_of(state, one),), ask, "")


def where(state: State) -> str:
    """In short: a place may be described at length."""
    return state.scene.place.split(",")[0] or SAY("scene", number=str(state.scene.number))


def leading_words(state: State, seat: int) -> str:
    if not state.scene.round:
        return SAY("leading", where=where(state))
    key = "leading-round-move" if GO.ways(state, seat) else "leading-round"
    return SAY(key, where=where(state), round=str(state.scene.round))


def on_foot(state: State, seat: int) -> str:
    """What a player may still do in this round."""
    gaits, free = GO.ways(state, seat), MOVE_FREE.ways(state, seat)
    key = "round-any" if gaits and free else "round-gait" if gaits else "round-free" if free else "round-moved"
    return SAY(key, where=where(state), round=str(state.scene.round))


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
            ask = SAY("dodge", who=one.name, title=title)
            yield Question((seat_of(state, one),), ask, SAY("wait-dodge", who=one.name))
    else:
        for side in check.sides:
            if not side.mode:
                yield _roll(state, check, side, title, reader.who(side.who))


def _roll(state: State, check: Check, side: Side, title: str, who: str) -> Question:
    seat = side_seat(state, side)
    if waits(state, check, side):
        wait = SAY("wait-roll", who=who) if seat == state.desk.gm else SAY("wait-judge")
        return Question((state.desk.gm,), SAY(side.wants or "fit", who=who, title=title), wait)
    wait = SAY("wait-roll", who=who)
    if not side.route:
        return Question((seat,), SAY("route", who=who, title=title), wait)
    spare = [
        one
        for one in creature(state, side.who).techniques
        if one.id not in side.techniques and serves(state, check, side, one)
    ]
    key = ("blind-technique" if spare else "blind") if check.hidden else "roll-technique" if spare else "roll"
    return Question((seat,), SAY(key, who=who, title=title), wait)


def _push(state: State, check: Check) -> Question:
    side, cost = check.sides[0], push_words(state, check)
    who, seat, end = Reader(state, None).who(side.who), side_seat(state, side), outcome_words(state, check)
    if check.situation != "climb":
        return Question((seat,), SAY("push", cost=cost, who=who, end=end), SAY("wait-push", who=who))
    if not cost:
        return Question((seat,), SAY("fall", who=who, end=end), SAY("wait-hold", who=who))
    key = "hold-last" if check.second else "hold"
    return Question((seat,), SAY(key, cost=cost, who=who, end=end), SAY("wait-hold", who=who))


def _choose(state: State) -> Iterator[Question]:
    found = choosing(state)
    if found is None:
        return
    check, task, what = found
    winner, loser = check.sides[check.winner], check.sides[1 - check.winner]
    who, other = Reader(state, None).who(winner.who), Reader(state, None).who(loser.who)
    if what == "block":
        ask = SAY("block", task=task.name, who=who, other=other)
        yield Question((side_seat(state, loser),), ask, SAY("wait-block", who=other))
    else:
        key = "mastery" if "tire" in masters(state, task, check) else "mastery-only-keep"
        ask = SAY(key, task=task.name, who=who)
        yield Question((side_seat(state, winner),), ask, SAY("wait-mastery", who=who))


# What waits for the game master


def petition_words(state: State, petition: Petition) -> str:
    """Call for a check? Ann wants to try “pick the lock”."""
    who, text = Reader(state, None).who(petition.who), short(petition.text, 40)
    if petition.attribute:
        pair = (
            pair_words(Side(petition.who, petition.attribute, petition.piece)) if petition.piece else petition.attribute
        )
        return SAY("wish-roll", who=who, pair=pair)
    if petition.what == "check" and not text:
        return SAY("wish-aloud", who=who)
    if petition.what == "check":
        return SAY("wish-check", who=who, text=said(text))
    if petition.what == "study":
        return SAY("wish-study", who=who, skill=petition.piece, text=quoted(text))
    return SAY("wish-late", who=who, text=text)


# Sheets


_MAKING = ("frame", "attributes", "skills", "techniques", "gear")


def in_making(one: Creature) -> str:
    """What comes next for somebody in the making; empty where nothing does."""
    if one.stage not in _MAKING:
        return ""
    step = SAY(one.stage, who=one.name)
    return SAY("sent-back", who=one.name) if one.sent_back else step


def _sheets(state: State) -> Iterator[Question]:
    for one in state.creatures:
        if one.hidden:
            continue
        if one.stage == "review":
            yield Question((state.desk.gm,), SAY("review", who=one.name), SAY("wait-review", who=one.name))
        elif one.stage in _MAKING and not state.scene.open:
            yield Question((seat_of(state, one),), in_making(one), SAY("wait-make", who=one.name))


def extras_words(count: int) -> str:
    """Which of the three go with a degree of success (YAG-013)."""
    return SAY("extras", count=count)
