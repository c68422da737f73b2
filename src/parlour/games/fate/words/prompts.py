"""What is asked of a seat, or whom the table waits for. From public facts only."""

from parlour.core.phrasebook import Phrasebook, listed
from parlour.games.fate.model import Choice, Roll, State
from parlour.games.fate.rules.ask import find_character, mine
from parlour.games.fate.rules.compel import awaits
from parlour.games.fate.rules.sums import acted_on, outcome
from parlour.games.fate.rules.window import shift_of
from parlour.games.fate.words.cards import outcome_words, roll_title
from parlour.games.fate.words.reader import Reader, player, sentence
from parlour.roleplay.phrases import first_up

SAY = Phrasebook(__package__, "prompts")


def _name(state: State, who: str) -> str:
    return first_up(Reader(state, None).who(who))


def _choice(state: State, choice: Choice) -> str:
    """What is to be settled."""
    key = f"ask-{choice.kind}"
    if choice.kind in ("absorb", "fate"):
        return SAY(key, who=_name(state, choice.who), they=Reader(state, None).they(choice.who))
    return SAY(key) + (sentence(choice.text) if choice.kind == "accept" else "")


def _opposed(state: State, roll: Roll, seat: int) -> str:
    title = roll_title(Reader(state, None), roll)
    if roll.action == "contest":
        return SAY("exchange")
    asked = roll.sides[1].who
    if roll.protectors and not roll.protected and acted_on(state, roll) in {c.id for c in mine(state, seat)}:
        willing = listed([_name(state, offered.who) for offered in roll.protectors], "or")
        return SAY("step-in", willing=willing, who=_name(state, asked), title=title)
    if asked and any(c.id == asked for c in mine(state, seat)):
        return SAY("defend", who=_name(state, asked), title=title)
    return SAY("difficulty", title=title)


def _rolling(state: State, roll: Roll, seat: int) -> str:
    """What the open roll asks of this seat."""
    if roll.phase == "oppose":
        return _opposed(state, roll, seat)
    if roll.phase == "ready":
        return SAY("ready", title=roll_title(Reader(state, None), roll))
    if roll.phase == "invoke" and roll.action == "contest":
        return SAY("invoke-contest")
    if roll.phase == "invoke":
        shift = shift_of(roll)
        return SAY("invoke", result=first_up(outcome_words(outcome(shift), shift)))
    return _choice(state, roll.choices[0]) if roll.choices else SAY("roll-done")


def _waits(roll: Roll) -> str:
    """What others are asked."""
    if roll.phase == "oppose" and roll.action == "contest":
        return "wait-exchange"
    if roll.phase in ("oppose", "ready", "invoke"):
        return f"wait-{roll.phase}"
    return f"wait-{roll.choices[0].kind}" if roll.choices else "wait-roll"


def _turn(state: State) -> str:
    conflict = state.conflict
    if conflict is None or not conflict.begun:
        return ""
    people = [find_character(state, who) for who in conflict.order[conflict.at]]
    return listed([c.name for c in people if c is not None and not c.out and not c.hidden])


def _mine(state: State, seat: int) -> str:
    """Nothing is being rolled, and this seat is awaited."""
    asked = [deal for deal in state.deals if awaits(state, deal) == seat]
    if asked:
        return SAY(f"deal-{asked[0].kind}")
    if state.contest is not None and state.contest.twist and seat == state.desk.gm:
        return SAY("twist")
    if state.milestone is not None and any(
        reward.who in {c.id for c in mine(state, seat)} for reward in state.milestone.rewards
    ):
        return SAY(f"milestone-{state.milestone.kind}")
    if state.conflict is not None:
        return SAY("turn", who=_turn(state)) if state.conflict.begun else SAY("set-up")
    if any(fact.waiting and seat in fact.waiting for fact in state.facts):
        return SAY("fact")
    handed_in = [c.name for c in state.characters if c.status == "submitted"]
    if handed_in and seat == state.desk.gm:
        return SAY("review", who=handed_in[0])
    return SAY("yours")


def _idle(state: State, seat: int | None) -> str:
    """Nobody is waited for."""
    leads = seat == state.desk.gm
    if not state.desk.sitting:
        if leads:
            return SAY("before-gm")
        return SAY("before-new" if seat is not None and not mine(state, seat) else "before")
    if not state.scene.opened:
        return SAY("between-gm" if leads else "between")
    if state.challenge is not None:
        return SAY("challenge", name=state.challenge.name)
    if state.contest is not None:
        return SAY("contest", name=state.contest.name, exchange=state.contest.exchange)
    return SAY("scene-gm" if leads else "scene", scene=state.scene.name)


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.desk.closed:
        return SAY("closed")
    if seat is not None and seat in awaited:
        return _rolling(state, state.roll, seat) if state.roll is not None else _mine(state, seat)
    if not awaited:
        return _idle(state, seat)
    names = listed([player(state, other) for other in awaited])
    if state.roll is not None:
        return SAY(_waits(state.roll), names=names, title=roll_title(Reader(state, None), state.roll))
    turn = _turn(state)
    return SAY("wait-turn", names=names, who=turn) if turn else SAY("wait", names=names)
