"""What is open at a table, and who is asked for it: for the prompts. From public facts only; decides nothing."""

from collections.abc import Iterator

from parlour.games.personae.model import Challenge, Encounter, Individual, State
from parlour.games.personae.rules.abilities import roller
from parlour.games.personae.rules.ask import bare, find_individual, individual, on_turn
from parlour.games.personae.rules.flow import ruling, seat_of_side
from parlour.games.personae.rules.powers import lapsing
from parlour.games.personae.rules.steps import asked
from parlour.games.personae.words.challenges import challenge_title, side_name
from parlour.games.personae.words.phrases import first_up, quoted, sentence, short
from parlour.games.personae.words.reader import Reader
from parlour.games.personae.words.wishes import wish_words
from parlour.roleplay.cast import seat_of
from parlour.roleplay.prompts import Question


def _seat(state: State, who: str) -> int:
    person = find_individual(state, who)
    return seat_of(state, person) if person is not None else state.desk.gm


def questions(state: State) -> Iterator[Question]:
    """What play waits for, the most pressing first."""
    reader, leader = Reader(state, None), (state.desk.gm,)
    for wish in state.wishes:
        yield Question(leader, wish_words(state, wish), "answer a request")
    if state.challenge is not None:
        yield from _challenge(state, state.challenge)
    if state.consent is not None:
        power = reader.trait(state.consent.who, state.consent.power, "a Power")
        for who in state.consent.waiting:
            yield Question(
                (_seat(state, who),),
                f"{reader.who(state.consent.who)} would use {power} on {reader.who(who)}. Willing?",
                "say who is willing",
            )
    if state.encounter is not None:
        yield from _encounter(state, state.encounter)
    if state.scene.closing:
        yield Question(
            leader, "The scene ends when you say so again; whoever may recover can try first.", "end the scene"
        )
        everybody = tuple([seat for seat in range(len(state.desk.people)) if seat != state.desk.gm])
        yield Question(everybody, "The scene ends: try to recover now, or let it be.", "try to recover")
    if state.series is not None:
        for side in state.series.sides:
            yield Question(
                tuple([_seat(state, who) for who in side]),
                "Have you got what you wanted? Achieved, on with it, or back down.",
                "say where they stand",
            )
    yield from _sheets(state)


# The open Challenge


def _challenge(state: State, challenge: Challenge) -> Iterator[Question]:
    title, leader = challenge_title(state, challenge), (state.desk.gm,)
    if challenge.stage == "help":
        yield _help(state, challenge, title)
    elif challenge.stage == "answer":
        yield from _numberless(state, challenge)
        for side in challenge.sides[1:]:
            if not side.chosen:
                yield Question(
                    (seat_of_side(state, side),),
                    f"{title}. How does {side_name(state, side)} answer?",
                    f"answer for {side_name(state, side)}",
                )
    elif challenge.stage == "settings":
        if any(side.pending for side in challenge.sides):
            reason = next(side.reason for side in challenge.sides if side.pending)
            yield Question(
                leader,
                f"An Expertise is called on: {quoted(short(reason, 120))}. Does it help?",
                "say whether an Expertise helps",
            )
        yield from _numberless(state, challenge)
        for side in challenge.sides:
            if not side.done:
                yield Question(
                    (seat_of_side(state, side),),
                    f"{title}. Use what helps, then press Ready.",
                    "be ready to roll",
                )
    elif challenge.stage == "settle" and any(duel.outcome == "deadlock" for duel in challenge.duels):
        yield Question(leader, "Every pair is tied: does it succeed?", "settle the deadlock")
    else:
        yield from _step(state, challenge)


def _numberless(state: State, challenge: Challenge) -> Iterator[Question]:
    """PER-254."""
    for person in [roller(state, side) for side in challenge.sides]:
        if person is not None and bare(person):
            yield Question(
                (state.desk.gm,),
                f"{person.name} has no numbers yet: give dice and an Attribute.",
                f"give {person.name} dice",
            )


def _help(state: State, challenge: Challenge, title: str) -> Question:
    if ruling(challenge):
        if challenge.kind == "virtual":
            return Question(
                (state.desk.gm,),
                f"{title}: {quoted(short(challenge.goal, 120))} Was it hidden? If not, answer.",
                "say whether it was hidden",
            )
        goal = f" {quoted(short(challenge.goal, 120))}" if challenge.goal else ""
        return Question(
            (state.desk.gm,), f"{title}.{goal} Let it pass or fail, or set the difficulty.", "say how hard it is"
        )
    return Question(
        (seat_of_side(state, challenge.sides[0]),),
        f"{title}. Does anyone help?",
        "go on when nobody else helps",
    )


_STEPS = {
    "reroll": ("The dice are down: reroll one, or let them stand.", "reroll a die or let it stand"),
    "ignore": ("The dice are down: leave one out, or let them stand.", "leave a die out or let it stand"),
    "spend": ("Spend a critical, or let it stand.", "spend a critical or let it stand"),
    "settle": ("It is decided: use what comes with success, or let it stand.", "use what comes with success"),
    "close": ("Close the Challenge, or say that it goes on.", "close the Challenge"),
}  # fmt: skip


def _step(state: State, challenge: Challenge) -> Iterator[Question]:
    at = asked(state)
    if at is None or challenge.stage not in _STEPS:
        return
    ask, wait = _STEPS[challenge.stage]
    if challenge.stage == "close" and challenge.grants:
        ask, wait = "A further Challenge is due: follow up, or let it be.", "follow up or let it be"
    who = side_name(state, challenge.sides[at])
    yield Question((seat_of_side(state, challenge.sides[at]),), first_up(f"{who}: {ask[:1].lower()}{ask[1:]}"), wait)


# Encounters


def _encounter(state: State, encounter: Encounter) -> Iterator[Question]:
    reader, leader = Reader(state, None), (state.desk.gm,)
    if encounter.provoked.who:
        who, target = reader.who(encounter.provoked.who), reader.who(encounter.provoked.whom)
        yield Question(
            (_seat(state, encounter.provoked.who),),
            f"{who} is provoked and must attack {target} at once.",
            f"attack with {who}",
        )
    for who in encounter.waiting:
        yield Question(
            (_seat(state, who),),
            f"With which Skill does {reader.who(who)} come into the order?",
            "choose a Skill for the order",
        )
    if encounter.closing:
        yield Question(
            leader,
            "The last chance to stabilise somebody; then close the encounter once more.",
            "close the encounter, after the last chance to stabilise somebody",
        )
    turn = on_turn(state)
    if turn:
        yield Question(
            (_seat(state, turn),),
            _turn(state, encounter, individual(state, turn)),
            f"play the turn of {reader.who(turn)}",
        )
        yield Question(leader, "Nobody can go on: close the encounter, or bring somebody in.", "say how it goes on")
    elif not encounter.waiting and not encounter.closing:
        yield Question(leader, "Set the order, or close the encounter.", "set the order")


def _turn(state: State, encounter: Encounter, person: Individual) -> str:
    if encounter.opening and person.id == encounter.escalator:
        return f"Round {encounter.round}: {person.name} began this. Issue the opening Challenge."
    keep = " A Power ends unless it is maintained." if lapsing(person) else ""
    if not person.acted:
        return f"Round {encounter.round}: what does {person.name} do?{keep}"
    last = "End the turn." if person.moved else "Move, or end the turn."
    return f"Round {encounter.round}: {person.name} has acted. {last}{keep}"


# Sheets


_MAKING = {
    "concept": "who is it? A concept and a few key words.",
    "ranks": "rank the Attributes: two First, two Second, a Third, a Handicap.",
    "points": "spread the Creation Points over the Attributes.",
    "traits": "choose Skills, Special Abilities, Powers and Talents.",
    "gear": "what gear? Then lay it before the game master.",
}


def in_making(person: Individual) -> str:
    """What comes next for somebody in the making; empty where nothing does."""
    if person.stage not in _MAKING:
        return ""
    back = f" Sent back:{sentence(short(person.sent_back, 120))}" if person.sent_back else ""
    return f"{person.name}: {_MAKING[person.stage]}{back}"


def _sheets(state: State) -> Iterator[Question]:
    leader = (state.desk.gm,)
    for person in state.individuals:
        if person.hidden:
            continue
        seat = (seat_of(state, person),)
        if person.stage == "review":
            yield Question(
                leader, f"{person.name} is ready for review: approve it, or send it back.", f"look at {person.name}"
            )
        elif person.stage in _MAKING and not state.scene.open:
            yield Question(seat, in_making(person), f"make {person.name}")
    if any(batch.submitted for batch in state.batches):
        yield Question(leader, "Development Points wait to be spent: agree, or send the plans back.", "")
