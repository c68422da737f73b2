"""What is open at a table, and who is asked for it: for the prompts. From public facts only; decides nothing."""

from collections.abc import Iterator

from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.model import Challenge, Encounter, Individual, State
from parlour.games.personae.rules.abilities import roller
from parlour.games.personae.rules.ask import bare, find_individual, individual, on_turn
from parlour.games.personae.rules.flow import ruling, seat_of_side
from parlour.games.personae.rules.powers import lapsing
from parlour.games.personae.rules.steps import asked
from parlour.games.personae.words.challenges import doing, side_name
from parlour.games.personae.words.petitions import petition_words
from parlour.games.personae.words.phrases import short
from parlour.games.personae.words.reader import Reader
from parlour.roleplay.cast import seat_of
from parlour.roleplay.prompts import Question

SAY = Phrasebook(__package__, "prompts")


def _seat(state: State, who: str) -> int:
    person = find_individual(state, who)
    return seat_of(state, person) if person is not None else state.desk.gm


def _ask(seats: tuple[int, ...], key: str, **known: str | int) -> Question:
    return Question(seats, SAY(key, **known), SAY.part(key, "wait", **known))


def questions(state: State) -> Iterator[Question]:
    """What play waits for, the most pressing first."""
    reader, leader = Reader(state, None), (state.desk.gm,)
    for petition in state.petitions:
        yield Question(leader, petition_words(state, petition, 30), SAY.part(f"wish-{petition.what}", "wait"))
    if state.challenge is not None:
        yield from _challenge(state, state.challenge)
    if state.consent is not None:
        power = reader.trait(state.consent.who, state.consent.power, SAY("consent-power-gone"))
        actor = reader.who(state.consent.who)
        for who in state.consent.waiting:
            yield _ask(
                (_seat(state, who),), "consent", actor=actor, power=power, who=reader.who(who), they=reader.they(who)
            )
    if state.encounter is not None:
        yield from _encounter(state, state.encounter)
    if state.scene.closing:
        yield _ask(leader, "scene-closing")
        everybody = tuple([seat for seat in range(len(state.desk.people)) if seat != state.desk.gm])
        yield _ask(everybody, "scene-recover")
    if state.series is not None:
        for side in state.series.sides:
            yield _ask(tuple([_seat(state, who) for who in side]), "series")
    yield from _sheets(state)


# The open Challenge


def _challenge(state: State, challenge: Challenge) -> Iterator[Question]:
    title, leader = doing(state, challenge), (state.desk.gm,)
    if challenge.stage == "help":
        yield _help(state, challenge, title)
    elif challenge.stage == "answer":
        yield from _numberless(state, challenge)
        for side in challenge.sides[1:]:
            if not side.chosen:
                yield _ask((seat_of_side(state, side),), "answer", title=title, who=side_name(state, side))
    elif challenge.stage == "settings":
        if any(side.pending for side in challenge.sides):
            reason = next(side.reason for side in challenge.sides if side.pending)
            yield _ask(leader, "expertise", reason=short(reason, 50))
        yield from _numberless(state, challenge)
        for side in challenge.sides:
            if not side.done:
                yield _ask((seat_of_side(state, side),), "settings", title=title)
    elif challenge.stage == "settle" and any(duel.outcome == "deadlock" for duel in challenge.duels):
        yield _ask(leader, "deadlock")
    else:
        yield from _step(state, challenge)


def _numberless(state: State, challenge: Challenge) -> Iterator[Question]:
    """PER-254."""
    for person in [roller(state, side) for side in challenge.sides]:
        if person is not None and bare(person):
            yield _ask((state.desk.gm,), "numberless", who=person.name)


def _help(state: State, challenge: Challenge, title: str) -> Question:
    if ruling(challenge):
        leader, goal = (state.desk.gm,), short(challenge.goal, 40)
        if challenge.kind == "virtual":
            return _ask(leader, "hidden", title=title, goal=goal)
        return (
            _ask(leader, "unopposed-goal", title=title, goal=goal) if goal else _ask(leader, "unopposed", title=title)
        )
    return _ask((seat_of_side(state, challenge.sides[0]),), "help", title=title)


_STEPS = ("reroll", "ignore", "spend", "settle", "close")


def _step(state: State, challenge: Challenge) -> Iterator[Question]:
    at = asked(state)
    if at is None or challenge.stage not in _STEPS:
        return
    further = challenge.stage == "close" and challenge.grants
    key = "step-follow" if further else f"step-{challenge.stage}"
    yield _ask((seat_of_side(state, challenge.sides[at]),), key, who=side_name(state, challenge.sides[at]))


# Encounters


def _encounter(state: State, encounter: Encounter) -> Iterator[Question]:
    reader, leader = Reader(state, None), (state.desk.gm,)
    if encounter.provoked.who:
        who, target = reader.who(encounter.provoked.who), reader.who(encounter.provoked.whom)
        yield _ask((_seat(state, encounter.provoked.who),), "provoked", who=who, target=target)
    for who in encounter.waiting:
        yield _ask((_seat(state, who),), "order-skill", who=reader.who(who))
    if encounter.closing:
        yield _ask(leader, "last-chance")
    turn = on_turn(state)
    if turn:
        yield _turn((_seat(state, turn),), encounter, individual(state, turn), reader.who(turn))
        yield _ask(leader, "stuck")
    elif not encounter.waiting and not encounter.closing:
        yield _ask(leader, "unordered")


def _turn(seats: tuple[int, ...], encounter: Encounter, person: Individual, who: str) -> Question:
    if encounter.opening and person.id == encounter.escalator:
        return _ask(seats, "turn-opening", round=encounter.round, who=who)
    key = "turn" if not person.acted else "turn-over" if person.moved else "turn-acted"
    return _ask(seats, key, round=encounter.round, who=who, lapsing="yes" if lapsing(person) else "no")


# Sheets


_MAKING = ("concept", "ranks", "points", "traits", "gear")


def in_making(person: Individual) -> str:
    """What comes next for somebody in the making; empty where nothing does."""
    if person.stage not in _MAKING:
        return ""
    making = SAY(f"making-{person.stage}", who=person.name)
    return SAY("sent-back", who=person.name) if person.sent_back else making


def _sheets(state: State) -> Iterator[Question]:
    leader = (state.desk.gm,)
    for person in state.individuals:
        if person.hidden:
            continue
        seat = (seat_of(state, person),)
        if person.stage == "review":
            yield _ask(leader, "review", who=person.name, they=Reader(state, None).they(person.id))
        elif person.stage in _MAKING and not state.scene.open:
            yield Question(seat, in_making(person), SAY.part(f"making-{person.stage}", "wait", who=person.name))
    if any(batch.submitted for batch in state.batches):
        yield _ask(leader, "plans")
