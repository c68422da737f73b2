"""An evening of the Fugue System as a script: the ready story, a flashback of each kind, a skilled action, a fight, its
wounds, and the hand-over to the next Dealer. What the cards bring is answered as people would."""

from collections.abc import Iterator
from typing import Any

from parlour.core.offers import fits
from parlour.games.fugue import GAME
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Contest, Flashback, State
from parlour.games.fugue.rules.ask import character, seat_of, teller, unfinished
from parlour.games.fugue.rules.contest_ask import group_now, hand_of, takers, undecided
from parlour.games.fugue.rules.contest_effect import allowed
from parlour.games.fugue.rules.hands import judge
from parlour.roleplay import moves as d

DEALER, ANNA, BEN, CLEO, DORA = 0, 1, 2, 3, 4
Move = tuple[int, Any]


def who(state: State, seat: int) -> str:
    return next(c.id for c in state.characters if c.seat == seat)


def gc(state: State) -> str:
    return next(c.id for c in state.characters if c.seat < 0)


# What the cards bring


def due(state: State) -> Move | None:
    """The next thing somebody is asked for, answered; None where the table is at rest."""
    if state.tellings:
        telling = state.tellings[0]
        return telling.seat, m.Narrate(telling.id, "Something in the picture is like this room.")
    for memory in unfinished(state):
        if not memory.late:
            return _memory(state, memory)
    if any(leave.what == "intercede" for leave in state.leaves):
        return DEALER, m.AnswerIntercede(next(leave.who for leave in state.leaves if leave.what == "intercede"), 0)
    return _contest(state, state.contest) if state.contest is not None else None


def _memory(state: State, memory: Flashback) -> Move:
    if memory.stage == "memory":
        return teller(state, memory), m.TellMemory(
            memory.id, "Wet tiles, a hand on the wheel of a valve, somebody counting."
        )
    if memory.stage == "ability":
        return teller(state, memory), m.NameAbility(memory.id, "Counting in the dark", ())
    if memory.stage == "choice":
        chooser = memory.choosing[0]
        return seat_of(state, character(state, chooser)), m.Decline(memory.id, chooser)
    return DEALER, m.AcceptAbility(memory.id)


def _contest(state: State, contest: Contest) -> Move | None:
    if contest.ending:
        return contest.ending[0], m.AnswerEnd(True)
    if contest.chosen is not None:
        return DEALER, m.AnswerEffect(True, False, "")
    if contest.claim[0]:
        return DEALER, m.AnswerClaim(True)
    if contest.stage == "optin":
        waiting = undecided(state, group_now(contest))
        if waiting:
            return seat_of(state, character(state, waiting[0])), m.JoinRound(waiting[0], 1)
        return (
            (DEALER, m.DealRound())
            if contest.number == state.contests and len(takers(state, group_now(contest))) > 1
            else None
        )
    if contest.stage == "effect":
        return _effect(state, contest)
    return _turn(state, contest) if contest.stage in ("turn", "reply") else None


def _turn(state: State, contest: Contest) -> Move:
    """A wild card where one may be had, then reveal, twist below 16, pass; a 21 is answered if it can be."""
    hand = hand_of(contest, contest.turn)
    assert hand is not None
    seat, total = seat_of(state, character(state, hand.who)), judge(hand.up, state.options).total
    if contest.stage == "reply":
        return seat, m.Pass(hand.who) if contest.played else m.Reply21(hand.who, ())
    wild = next((w for w in contest.wilds if w.who == hand.who and not w.used), None)
    claims = [a.id for a in character(state, hand.who).abilities if (hand.who, a.id) not in contest.claimed]
    if claims and wild is None and not contest.played:
        return seat, m.ClaimWild(hand.who, claims[0])
    if wild is not None and contest.played and not contest.swapped:
        better = [
            out
            for out in hand.up
            if total < judge([wild.card if c == out else c for c in hand.up], state.options).total <= 21
        ]
        swap = [m.SwapWild(hand.who, wild.id, out) for out in better[:1]]
        if swap and fits([offer for offer in GAME.offers(state, seat) if offer.command == "swap_wild"], swap[0]):
            return seat, swap[0]
    if contest.played or contest.swapped:
        return seat, m.Pass(hand.who)
    if len(hand.up) < 2 and hand.down:
        return seat, m.Reveal(hand.who, hand.down[0])
    return seat, m.Twist(hand.who) if total < 16 else m.Pass(hand.who)


def _effect(state: State, contest: Contest) -> Move:
    win = contest.win
    assert win is not None
    seat = seat_of(state, character(state, win.who))
    if win.rank == 6 and not win.started:
        return seat, m.StartTelling()
    if group_now(contest).rounds > 1:
        return seat, m.TryEnd("Enough, says somebody, and it is.")
    effect = "knock_out" if "knock_out" in allowed(state, win) else "wound"
    part = "left arm" if effect == "wound" else ""
    return seat, m.ChooseEffect(effect, False, win.targets[0], part, "It happens between two lamps.")


# The evening


def evening(state: State) -> Iterator[Move]:
    """The lines of the script; each is asked for with the state as it is then, so this is a list of functions in
    disguise."""
    yield ANNA, m.OwnFlashback(who(state, ANNA), "the smell of chlorine", "Diving for a ring, again and again.", (), "")
    yield BEN, m.GiftFlashback(who(state, CLEO), "the iron ladder", "You steady it; I climb, with a sack.", (), "")
    yield (
        DEALER,
        m.StoryFlashback(who(state, DORA), "a number on a door", "A ledger, and your hand that writes in it.", (), ""),
    )
    yield DEALER, m.PinUp("new", "question", "Who drained the pool?", (who(state, ANNA),))
    yield DEALER, m.WriteDealerNote(0, False, "The caretaker", "He knows all of them.")
    yield DEALER, m.WriteDealerNote(0, True, "For the next one", "They have not asked about the lamps.")
    yield CLEO, m.Declare(who(state, CLEO), "I force the hatch open.", "", "")


SCRIPT = 7


def story() -> Iterator[Any]:
    yield None
    state = yield DEALER, d.TakeSeat("Ursula")
    for seat, command in GAME.rehearsal(5):
        state = yield seat, command
    for at in range(SCRIPT):
        state = yield list(evening(state))[at]
        state = yield from rest(state)
    state = yield DEALER, m.RuleSkilled(state.declared[-1].id, "", "", 8)
    state = yield DEALER, m.Flip()
    state = yield from rest(state)
    state = yield (
        DEALER,
        m.OpenContest(True, "He will not let them past.", (who(state, ANNA), who(state, BEN)), (gc(state),)),
    )
    state = yield from rest(state)
    if state.contest is not None:
        state = yield DEALER, m.EndContest("They have run past him.")
    for person in [c for c in state.characters if c.wounds]:
        state = yield DEALER, m.Tend(person.id, person.wounds[0].id)
        state = yield DEALER, m.Rest(True, 8, (person.id,))
    state = yield DEALER, m.CloseChapter()
    state = yield DEALER, m.PassDealing("@1")
    state = yield ANNA, m.AgreeDealer(True)
    state = yield ANNA, m.OpenChapter()
    state = yield ANNA, m.SetScene("Out of season. The dining room, laid for many.")
    state = yield ANNA, d.EndSession()
    yield ANNA, d.CloseTable()


def rest(state: State) -> Iterator[Any]:
    """Everything that is due, until the table is at rest."""
    move = due(state)
    while move is not None:
        state = yield move
        move = due(state)
    return state
