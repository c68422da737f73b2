"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.core.phrasebook import listed
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import active, left_of, persona_of
from parlour.games.fugue.rules.campaign import opens
from parlour.games.fugue.rules.dealing import open_choice
from parlour.games.fugue.rules.persona import asked
from parlour.games.fugue.words.questions import SAY, questions
from parlour.games.fugue.words.reader import Reader


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([Reader(state, None).person(seat) for seat in seats])


def _proposal(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    proposal = state.proposal
    assert proposal is not None
    player, by = Reader(state, None).person(proposal.seat), Reader(state, None).person(proposal.by)
    if seat is None or seat not in proposal.waiting:
        return SAY("proposal-waits", player=player, names=_names(state, proposal.waiting or awaited))
    if seat == proposal.seat:
        return SAY("propose-you", by=by)
    return SAY("offers-to-deal" if proposal.by == proposal.seat else "propose-other", player=player, by=by)


def _lobby(state: State, seat: int | None) -> str:
    """FUG-005, FUG-015: a story and a Dealer."""
    if state.content is not None:
        return SAY("who-deals")
    if seat == state.desk.gm:
        return SAY("choose-story")
    return SAY("choose-story-host", host=Reader(state, None).person(state.desk.gm))


def _intro(state: State, seat: int | None) -> str:
    """FUG-018."""
    if seat == state.desk.gm:
        return SAY("read-introduction" if state.dark else "close-eyes")
    return SAY("listen" if state.dark else "before-introduction", dealer=Reader(state, None).person(state.desk.gm))


def _making(state: State, seat: int | None) -> str:
    """FUG-021, FUG-036, FUG-040: described, one more thing, accepted or vetoed."""
    owner = asked(state)
    person, player = persona_of(state, owner), Reader(state, None).person(owner)
    if person is None or not person.looks:
        if seat != owner:
            return SAY("describe-waits", player=player)
        if person is not None and person.struck:
            return SAY("describe-struck")
        return SAY("describe")
    if person.offered:
        if seat != owner:
            return SAY("answer-detail-waits", player=player)
        return SAY("answer-detail")
    neighbour = left_of(state, owner)
    if seat != neighbour:
        return SAY("add-detail-waits", neighbour=Reader(state, None).person(neighbour), player=player)
    if person.struck:
        return SAY("add-detail-struck", player=player)
    if person.vetoed:
        return SAY("add-detail-vetoed", player=player)
    return SAY("add-detail", player=player)


def _chapter(state: State, seat: int | None) -> str:
    """No chapter is being played: before it, after it, or between two sittings."""
    dealer, leads = Reader(state, None).person(state.desk.gm), seat == state.desk.gm
    if state.phase == "handover":
        if opens(state):
            return SAY("open-chapter" if leads else "chapter-soon", chapter=state.chapter, dealer=dealer)
        if open_choice(state):
            return SAY("choose-dealer", chapter=state.chapter + 1)
        return SAY("hand-over" if leads else "handing-over", dealer=dealer)
    if not state.opened:
        return SAY("open-chapter" if leads else "prepares", chapter=state.chapter, dealer=dealer)
    return SAY("begin-sitting" if leads else "next-sitting", dealer=dealer)


def _idle(state: State, seat: int | None) -> str:
    """Nobody is waited for."""
    if seat == state.desk.gm:
        return SAY("dealer-idle" if state.scenes else "first-scene")
    person = persona_of(state, seat) if seat is not None else None
    if person is None or person.down or person.parked:
        return SAY("watching")
    return SAY("idle" if state.scenes else "first-scene-waits")


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.desk.closed:
        return SAY("closed")
    if state.proposal is not None:
        return _proposal(state, seat, awaited)
    if state.phase == "lobby":
        return _lobby(state, seat)
    if state.phase == "over":
        return SAY("over")
    if state.phase == "handover" or not (state.opened and state.desk.sitting):
        return _chapter(state, seat)
    if state.phase == "intro":
        return _intro(state, seat)
    if asked(state) >= 0 and not active(state):
        return _making(state, seat)
    if state.phase == "signify":
        if seat == state.desk.gm:
            return SAY("signifiers")
        return SAY("signifiers-wait", dealer=Reader(state, None).person(state.desk.gm))
    return _playing(state, seat, awaited)


def _playing(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    found = [question for question in questions(state) if any(other in awaited for other in question.seats)]
    mine = next((question for question in found if seat in question.seats and seat in awaited), None)
    if mine is not None:
        return mine.ask
    if found:
        names = _names(state, tuple([other for other in found[0].seats if other in awaited]))
        return SAY("waiting-to", names=names, what=found[0].wait)
    if asked(state) >= 0:
        return _making(state, seat)
    return SAY("waiting", names=_names(state, awaited)) if awaited else _idle(state, seat)
