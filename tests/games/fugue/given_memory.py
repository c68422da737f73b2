"""Flashbacks of the Fugue System, told, judged and kept on the table of given_actions.py, and hands of cards that bring
them.

    state = own(given())                                     # Scott has told a memory of Scotty's
    state = kept(state, "Calm Thugs")                        # its ability is named, and the Dealer has accepted it
    state = fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands")
    state = reveal(state, TREY, "The Empress")               # Troy has told the card, and a memory for Scotty is due
    state = tell(state, "A back yard.")                      # by whoever tells it

Scotty is the Empress, Trey the Wheel of Fortune, Shimon the Sun; Rose, whom Ursula plays while she deals, is the
Star.
"""

from typing import Any

from games.fugue.given_actions import (
    HEAVY,
    ROSE,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    change,
    do,
    given,
    happens,
    key,
    offered,
    person,
    refused,
)
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Flashback, State
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.ask import teller

SEATS = {SCOTTY: SCOTT, TREY: TROY, SHIMON: SIMON}

__all__ = [
    "HEAVY",
    "ROSE",
    "SCOTT",
    "SCOTTY",
    "SHIMON",
    "SIMON",
    "TREY",
    "TROY",
    "URSULA",
    "State",
    "change",
    "do",
    "given",
    "happens",
    "key",
    "offered",
    "person",
    "refused",
]


# Asking


def last(state: State) -> Flashback:
    """The memory that began last."""
    return state.flashbacks[-1]


def found(state: State, which: str) -> Flashback:
    return next(f for f in state.flashbacks if f.id == which)


def can(state: State, who: str) -> list[str]:
    """What is on a sheet."""
    return [a.text for a in person(state, who).abilities]


def used_up(state: State, seat: int) -> tuple[int, int]:
    """Own, gift."""
    return state.counts[seat].own, state.counts[seat].gift


def pieces(memory: Flashback) -> list[str]:
    return [told.text for told in memory.memory]


def may(state: State, seat: int) -> set[str]:
    """The commands this seat could send."""
    return {offer.command for offer in rules.offers(state, seat)}


# Ways 1, 2 and 4


def own(
    state: State, seat: int = SCOTT, memory: str = "A gang, and I talk.", trigger: str = "the hoods", **more: Any
) -> State:
    who = next(who for who, owner in SEATS.items() if owner == seat)
    return do(state, seat, m.OwnFlashback(who, trigger, memory, **more))


def gift(
    state: State, to: str = TREY, seat: int = SIMON, memory: str = "Rain, and a torn shirt.", **more: Any
) -> State:
    return do(state, seat, m.GiftFlashback(to, "the bottle", memory, **more))


def story(state: State, to: str = TREY, memory: str = "A night road, a dead woman.", **more: Any) -> State:
    return do(state, URSULA, m.StoryFlashback(to, "the man's words", memory, **more))


# Telling


def tell(state: State, text: str = "A vault.", which: str = "", **more: Any) -> State:
    """By whoever tells it."""
    memory = found(state, which) if which else last(state)
    return do(state, teller(state, memory), m.TellMemory(memory.id, text, **more))


def name(state: State, ability: str, which: str = "", parts: tuple[str, ...] = ()) -> State:
    memory = found(state, which) if which else last(state)
    return do(state, teller(state, memory), m.NameAbility(memory.id, ability, parts))


def kept(state: State, ability: str = "Calm Thugs", which: str = "", parts: tuple[str, ...] = ()) -> State:
    """Told where nothing was, named, and accepted where that needs the Dealer."""
    memory = found(state, which) if which else last(state)
    if memory.stage == "memory":
        state = tell(state, which=memory.id)
    state = name(state, ability, memory.id, parts)
    return do(state, URSULA, m.AcceptAbility(memory.id)) if found(state, memory.id).stage == "judged" else state


def back(state: State, limit: str = "FUG-064", reason: str = "He flies.") -> State:
    """The Dealer sends the last one back."""
    return do(state, URSULA, m.SendBack(last(state).id, limit, reason))


# Cards


def fight(
    one: tuple[str, ...], other: tuple[str, ...], *cards: str, state: State | None = None, **options: Any
) -> State:
    """Everybody of the two sides is in and has two cards, told person by person in the order of turns."""
    state = do(given(**options) if state is None else state, URSULA, m.OpenContest(True, "Over a chip", one, other))
    return deal(state, *cards)


def deal(state: State, *cards: str) -> State:
    """Everybody joins; then two cards each."""
    assert state.contest is not None
    for number, side in enumerate(state.contest.groups[state.contest.at].sides, 1):
        for who in [who for who in side if who in SEATS]:
            state = do(state, SEATS[who], m.JoinRound(who, number))
    return do(state, URSULA, m.DealRound(), *cards)


def told(state: State) -> State:
    """Every card that lies open has been told."""
    for one in state.tellings:
        state = do(state, one.seat, m.Narrate(one.id, "So it went."))
    return state


def reveal(state: State, who: str, card: str) -> State:
    return told(do(state, SEATS.get(who, URSULA), m.Reveal(who, key(card))))


def twist(state: State, who: str, card: str) -> State:
    return told(do(state, SEATS.get(who, URSULA), m.Twist(who), card))


def flip(state: State, card: str, who: str = SCOTTY, text: str = "Pick a pocket", ability: str = "") -> State:
    """The Dealer sets a task of difficulty 9 and turns the card for it; it has been told."""
    state = do(state, URSULA, m.SetTask(who, ability, "", 9, text))
    return told(do(state, URSULA, m.Flip(), card))


def passed(state: State, *who: str) -> State:
    for one in who:
        state = do(state, SEATS.get(one, URSULA), m.Pass(one))
    return state


def crowbar(**options: Any) -> State:
    """FUG-X31: Trey against Shimon, and Troy has turned the Empress: Scotty, who is not in it, will remember."""
    state = fight((TREY,), (SHIMON,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands", **options)
    return reveal(state, TREY, "The Empress")


def burglary(**options: Any) -> State:
    """FUG-X21: Trey against Heavy, each with a Signifier in the hand."""
    return fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "The Sun", "Six of Wands", **options)
