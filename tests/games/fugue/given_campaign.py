"""The catalogue's table from an empty lobby on, by the commands that lead there.

    state = playing()                       # chapter 1, Ursula deals, four personae with Signifiers, nobody has a name
    state = do(state, (SCOTT, m.NamePersona("c1", "Scotty")))
    assert refused(state, TROY, m.CloseChapter()) == ("not-dealer", "FUG-007")

Personae are c1 (Scott), c2 (Troy), c3 (Simon), c4 (Ursula), in the order in which they are made. What `table` gets by
name are options.
"""

from typing import Any

from games.fugue.reached import alter, happened, signified
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Leave, Options, State, Task, Telling
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.setup import initial

URSULA, SCOTT, TROY, SIMON = range(4)
FOUR = ("Ursula", "Scott", "Troy", "Simon")
SIGNIFIERS = ("The Empress", "Wheel of Fortune", "The Sun", "The Star")
Played = tuple[int, Any]
ONE_CHAPTER = """
key = "mine"
title = "Mine"
line = "A set of one's own"
introduction = "Close your eyes."
setting = ""
advice = ""
opening = ""
healing = { text = "Eight hours.", hours = 8, unbroken = true }
basics = ["Eating", "Reading"]
[[chapters]]
title = "The only one"
[[chapters.people]]
name = "Heavy"
looks = "Wide"
notes = "Owes money"
abilities = [{ text = "Bar brawling", parts = ["right arm"] }]
"""
"""A set of one's own, as a file."""


def table(*people: str, **options: Any) -> State:
    """Everybody has just sat down."""
    return initial(people or FOUR, Options(**options))


def happens(state: State, seat: int, command: Any, *cards: str) -> tuple[tuple[Any, ...], State]:
    """Events and the state after them; the events alone must lead to the same."""
    chance = Told(*cards)
    events, after = rules.play(state, seat, command, chance)
    chance.finish()
    assert Draft.evolve(state, events) == after
    return events, after


def do(state: State, *played: Played) -> State:
    for seat, command in played:
        _, state = happens(state, seat, command)
    return state


def refused(state: State, seat: int, command: Any) -> tuple[str, str]:
    """Reason and rule; every refusal says what is wrong and what would be right."""
    try:
        rules.play(state, seat, command, Told())
    except RuleViolation as found:
        assert found.why and found.cure, found
        return found.reason, found.rule
    raise AssertionError(f"{command} was accepted")


def offered(state: State, seat: int, command: str) -> list[Offer]:
    return [offer for offer in rules.offers(state, seat) if offer.command == command]


def chosen(state: State, dealer: int = URSULA) -> State:
    """All agree who deals."""
    others = [seat for seat, name in enumerate(state.desk.people) if name and seat != dealer]
    state = do(state, (dealer, m.ChooseDealer(f"@{dealer}")))
    return do(state, *[(seat, m.AgreeDealer(True)) for seat in others])


def creating(state: State, dealer: int = URSULA) -> State:
    """The introduction has been read. Blank chapters, where no set was chosen."""
    state = chosen(state, dealer)
    if state.content is None:
        state = do(state, (dealer, m.SetContent("blank")))
    state = do(state, (dealer, m.OpenChapter()))
    return do(state, (dealer, m.OpenIntro()), (dealer, m.EndIntro()))


def looks(text: str = "Tall, a scar on the chin") -> m.DescribePersona:
    return m.DescribePersona(text, "", "")


def described(state: State) -> State:
    """Every seat has a persona with one more thing."""
    people = [seat for seat, name in enumerate(state.desk.people) if name]
    for at, seat in enumerate(state.order, 1):
        left = people[(people.index(seat) + 1) % len(people)]
        state = do(
            state, (seat, looks()), (left, m.AddDetail(f"c{at}", "A limp handshake")), (seat, m.AcceptDetail(f"c{at}"))
        )
    return state


def playing(state: State | None = None, dealer: int = URSULA) -> State:
    """The first scene may begin."""
    state = described(creating(table() if state is None else state, dealer))
    _, state = happens(state, dealer, m.DealSignifiers(), *SIGNIFIERS[: len(state.order)])
    return state


def handed(state: State, to: int) -> State:
    """The chapter is closed, and somebody else holds the next one."""
    if state.opened:
        state = do(state, (state.desk.gm, m.CloseChapter()))
    if not offered(state, state.desk.gm, "pass_dealing"):
        return chosen(state, to)
    return do(state, (state.desk.gm, m.PassDealing(f"@{to}")), (to, m.AgreeDealer(True)))


def next_chapter(state: State, to: int) -> State:
    return do(handed(state, to), (to, m.OpenChapter()))


def busy(state: State) -> dict[str, State]:
    """Everything that must be finished first."""
    return {
        "task": alter(state, tasks=(Task(f"t{state.made + 1}", "c1", "A lock", 8),)),
        "telling": alter(state, tellings=(Telling(1, SCOTT, "c1", ("cups-02",)),)),
        "signifier": signified(state, "major-03", "c1", URSULA, late=True),
        "leave": alter(state, leaves=(Leave("c1", "finish", "c2"),)),
        "contest": happened(
            state, [m.ContestOpened(1, "A brawl", True), m.GroupMade(1, (("c1",), ("c2",))), m.GroupCame(1)]
        ),
    }
