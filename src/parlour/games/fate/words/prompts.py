"""What is asked of a seat, or whom the table waits for. From public facts only."""

from collections.abc import Callable

from parlour.games.fate.model import Choice, Roll, State
from parlour.games.fate.rules.ask import find_character, mine
from parlour.games.fate.rules.compel import awaits
from parlour.games.fate.rules.sums import acted_on, outcome
from parlour.games.fate.rules.window import shift_of
from parlour.games.fate.words.cards import outcome_words, roll_title
from parlour.games.fate.words.reader import Reader, first_up, listed
from parlour.roleplay.desk import called


def _name(state: State, who: str) -> str:
    return Reader(state, None).who(who)


def _failure(state: State, choice: Choice) -> str:
    return "It failed: does nothing come of it, or the aspect with changes of yours?"


CHOICES: dict[str, tuple[Callable[[State, Choice], str], str]] = {
    "failure": (_failure, "decide what failing leads to"),
    "found": (lambda _s, _c: "Something is found: say which aspect it is.", "say what is found"),
    "missed": (
        lambda _s, _c: "The search failed: nothing, or found to the other side's profit?",
        "say what the search leads to",
    ),
    "cost": (lambda _s, _c: "A tie: it is passed at a minor cost. What is it?", "name the minor cost"),
    "serious": (
        lambda _s, _c: "It failed: does it stand, or is it passed at a serious cost?",
        "decide between failure and a serious cost",
    ),
    "accept": (
        lambda _s, c: f"Pay the serious cost and get past it, or fail? {c.text}".strip(),
        "take the cost or fail",
    ),
    "removal": (lambda _s, _c: "It is overcome: is the aspect gone?", "say whether the aspect is gone"),
    "trade": (
        lambda _s, _c: "With style: all the damage, or one less and a boost?",
        "choose between damage and a boost",
    ),
    "absorb": (
        lambda s, c: f"{_name(s, c.who)} is hit: absorb it with stress and consequences, or be taken out.",
        "absorb the hit",
    ),
    "name": (lambda _s, _c: "Name the consequence: a short phrase for what hurts.", "name the consequence"),
    "fate": (
        lambda s, c: f"{_name(s, c.who)} is taken out: tell what becomes of them.",
        "tell what becomes of the one taken out",
    ),
    "boost": (lambda _s, _c: "A boost: give it a name.", "name the boost"),
}


def _opposed(state: State, roll: Roll, seat: int) -> str:
    title = roll_title(Reader(state, None), roll)
    if roll.action == "contest":
        return "The contest: how does your character go about this exchange?"
    asked = roll.sides[1].who
    if roll.protectors and not roll.protected and acted_on(state, roll) in {c.id for c in mine(state, seat)}:
        willing = listed([_name(state, offered.who) for offered in roll.protectors])
        return f"{title}. {willing} would step in: let one of them, or defend with {_name(state, asked)}."
    if asked and any(c.id == asked for c in mine(state, seat)):
        return f"{title}. How does {_name(state, asked)} defend, or not at all?"
    return f"{title}. Set the difficulty, or let somebody oppose it."


def _rolling(state: State, roll: Roll, seat: int) -> str:
    """What the open roll asks of this seat."""
    if roll.phase == "oppose":
        return _opposed(state, roll, seat)
    if roll.phase == "ready":
        return f"{roll_title(Reader(state, None), roll)}. Claim what helps, then roll."
    if roll.phase == "invoke":
        return f"{_as_it_is(state, roll)} Invoke an aspect, or let it stand."
    if roll.choices:
        return CHOICES[roll.choices[0].kind][0](state, roll.choices[0])
    return "The roll is done."


def _as_it_is(state: State, roll: Roll) -> str:
    """The result, as long as nobody changes it."""
    if roll.action == "contest":
        return "The dice are down."
    shift = shift_of(roll)
    return f"{first_up(outcome_words(outcome(shift), shift))}."


def _waits(roll: Roll) -> str:
    if roll.phase == "oppose":
        return "go about the exchange" if roll.action == "contest" else "answer the action"
    if roll.phase == "ready":
        return "roll"
    if roll.phase == "invoke":
        return "invoke an aspect or let it stand"
    return CHOICES[roll.choices[0].kind][1] if roll.choices else "go on"


def _turn(state: State) -> str:
    conflict = state.conflict
    if conflict is None or not conflict.begun:
        return ""
    people = [find_character(state, who) for who in conflict.order[conflict.at]]
    return listed([c.name for c in people if c is not None and not c.out and not c.hidden])


def _mine(state: State, seat: int) -> str:
    """Nothing is being rolled, and this seat is awaited."""
    leads = seat == state.desk.gm
    asked = [deal for deal in state.deals if awaits(state, deal) == seat]
    if asked:
        return {
            "compel": "A compel: take the fate point and the trouble, bargain, or pay one to refuse.",
            "self": "A self-compel: does it really cost something?",
            "aspect": "A situation aspect is suggested: take it up or not.",
            "recover": "Somebody would recover: was there rest?",
        }[asked[0].kind]
    if state.contest is not None and state.contest.twist and leads:
        return "The highest are tied: an unexpected twist, or none?"
    if state.milestone is not None and any(
        reward.who in {c.id for c in mine(state, seat)} for reward in state.milestone.rewards
    ):
        return f"A {state.milestone.kind} milestone: choose what it brings, then confirm."
    if state.conflict is not None:
        if not state.conflict.begun:
            return "The conflict is set up: look at the order, then begin the first exchange."
        return f"{_turn(state)}: your turn. One action; a step to the next zone is free."
    if any(fact.waiting and seat in fact.waiting for fact in state.facts):
        return "A fact is proposed: agree, or object."
    return "It is your turn."


def _idle(state: State, seat: int | None) -> str:
    """Nobody is waited for."""
    leads = seat == state.desk.gm
    if not state.desk.sitting:
        if leads:
            return "No session is under way: make ready what you need, then start the session."
        if seat is not None and not mine(state, seat):
            return "Make a character, or take a ready-made one."
        return "The game master starts the session."
    if not state.scene.opened:
        return (
            "Between scenes: open the next one."
            if leads
            else "Between scenes. Blank aspects and stunts may be written now."
        )
    if state.challenge is not None:
        return f"A challenge, {state.challenge.name}: anybody who may can try a task."
    if state.contest is not None:
        return f"A contest, {state.contest.name}: exchange {state.contest.exchange}."
    where = state.scene.name
    if leads:
        return f"{where}: ask what they do. Compel, add aspects, or start a challenge, a contest or a conflict."
    return f"{where}: say what you do. Create an advantage, overcome, attack, or just talk."


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.desk.closed:
        return "The story is told. The table is closed."
    if seat is not None and seat in awaited:
        return _rolling(state, state.roll, seat) if state.roll is not None else _mine(state, seat)
    if not awaited:
        return _idle(state, seat)
    names = listed([called(state.desk, other) for other in awaited])
    if state.roll is not None:
        return f"{roll_title(Reader(state, None), state.roll)}. Waiting for {names} to {_waits(state.roll)}."
    turn = _turn(state)
    return f"{turn}: waiting for {names} to act." if turn else f"Waiting for {names}."
