"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import active, left_of, persona_of
from parlour.games.fugue.rules.campaign import opens
from parlour.games.fugue.rules.dealing import open_choice
from parlour.games.fugue.rules.persona import asked
from parlour.games.fugue.words.phrases import listed, quoted, short
from parlour.games.fugue.words.questions import questions
from parlour.games.fugue.words.reader import Reader


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([Reader(state, None).person(seat) for seat in seats])


def _proposal(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    proposal = state.proposal
    assert proposal is not None
    who, by = Reader(state, None).person(proposal.seat), Reader(state, None).person(proposal.by)
    if seat is not None and seat in proposal.waiting:
        if seat == proposal.seat:
            return f"{by} proposes you as Dealer. Will you deal?"
        return (
            f"{by} proposes {who} as Dealer. Do you agree?"
            if proposal.by != proposal.seat
            else f"{who} offers to deal. Do you agree?"
        )
    return f"{who} as Dealer? Waiting for {_names(state, proposal.waiting or awaited)} to answer."


def _lobby(state: State, seat: int | None) -> str:
    """FUG-005, FUG-015: a story and a Dealer."""
    host = Reader(state, None).person(state.desk.gm)
    if state.content is None:
        if seat == state.desk.gm:
            return "Choose the story you will play, then agree who deals the first chapter."
        return f"{host} chooses the story. Then agree who deals the first chapter."
    return f"{quoted(state.content.title)}. Who deals the first chapter? Propose someone, or yourself."


def _intro(state: State, seat: int | None) -> str:
    """FUG-018."""
    dealer = Reader(state, None).person(state.desk.gm)
    if seat == state.desk.gm:
        if state.dark:
            return "Read the introduction aloud, then have everyone open their eyes."
        return "When everyone is here, have them close their eyes."
    return (
        f"Close your eyes, and listen to {dealer}."
        if state.dark
        else f"{dealer} will read the introduction. Make yourself comfortable."
    )


def _making(state: State, seat: int | None) -> str:
    """FUG-021, FUG-036, FUG-040: described, one more thing, accepted or vetoed."""
    reader = Reader(state, None)
    owner = asked(state)
    person = persona_of(state, owner)
    name = reader.person(owner)
    if person is None or not person.looks:
        if seat != owner:
            return f"Waiting for {name} to describe a persona."
        again = (
            f" The Dealer struck it out: {short(person.struck, 200)}" if person is not None and person.struck else ""
        )
        return f"Describe your persona: what people see, no name, no past.{again}"
    if person.offered:
        if seat != owner:
            return f"One more thing: {quoted(short(person.offered))}. Waiting for {name} to accept or veto it."
        return f"One more thing about your persona: {quoted(short(person.offered, 200))}. Accept it or veto it?"
    neighbour = left_of(state, owner)
    if seat != neighbour:
        return f"Waiting for {reader.person(neighbour)} to add one more thing to {name}'s persona."
    if person.struck:
        return f"The Dealer struck it out ({short(person.struck, 200)}). Add another thing to {name}'s persona."
    if person.vetoed:
        return f"Not {quoted(short(person.vetoed))}. Add something quite different to {name}'s persona. It will stay."
    return f"Add one more thing to {name}'s persona: something physical that people notice."


def _chapter(state: State, seat: int | None) -> str:
    """No chapter is being played: before it, after it, or between two sittings."""
    dealer, leads = Reader(state, None).person(state.desk.gm), seat == state.desk.gm
    if state.phase == "handover":
        if opens(state):
            return (
                f"Chapter {state.chapter} is yours. Read it, then open it."
                if leads
                else f"{dealer} deals chapter {state.chapter} and opens it when everyone is here."
            )
        if open_choice(state):
            return f"Everyone has dealt. Choose together who deals chapter {state.chapter + 1}."
        return (
            "The chapter is over. Hand the deck to the next Dealer."
            if leads
            else f"The chapter is over. {dealer} hands the deck on."
        )
    if not state.opened:
        return (
            f"Chapter {state.chapter} is yours. Read it, then open it."
            if leads
            else f"{dealer} prepares chapter {state.chapter}."
        )
    return "Begin the sitting when everyone is here." if leads else f"{dealer} begins the next sitting."


def _idle(state: State, seat: int | None) -> str:
    """Nobody is waited for."""
    if seat == state.desk.gm:
        return (
            "Ask what they do. Set a scene, bring people on, call for a card or begin a contest."
            if state.scenes
            else "Set the first scene."
        )
    person = persona_of(state, seat) if seat is not None else None
    if person is None or person.down or person.parked:
        return "The story goes on."
    return "Say what you do, or remember something." if state.scenes else "The Dealer sets the first scene."


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.desk.closed:
        return "The story is told. The table is closed."
    if state.proposal is not None:
        return _proposal(state, seat, awaited)
    if state.phase == "lobby":
        return _lobby(state, seat)
    if state.phase == "over":
        return "The story is over. Read it again, or take the chronicle home."
    if state.phase == "handover" or not (state.opened and state.desk.sitting):
        return _chapter(state, seat)
    if state.phase == "intro":
        return _intro(state, seat)
    if asked(state) >= 0 and not active(state):
        return _making(state, seat)
    if state.phase == "signify":
        dealer = Reader(state, None).person(state.desk.gm)
        return (
            "Everyone has a persona. Deal the Signifiers."
            if seat == state.desk.gm
            else f"Waiting for {dealer} to deal the Signifiers."
        )
    return _playing(state, seat, awaited)


def _playing(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    found = [question for question in questions(state) if any(other in awaited for other in question.seats)]
    mine = next((question for question in found if seat in question.seats and seat in awaited), None)
    if mine is not None:
        return mine.ask
    if found:
        return (
            f"Waiting for {_names(state, tuple([other for other in found[0].seats if other in awaited]))} to "
            f"{found[0].wait}."
        )
    if asked(state) >= 0:
        return _making(state, seat)
    return f"Waiting for {_names(state, awaited)}." if awaited else _idle(state, seat)
