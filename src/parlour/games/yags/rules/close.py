"""The last word on a check (K6): extras, the outcome told, rolled anew, closed, called off, laid open."""

from msgspec.structs import replace

from parlour.core.judge import Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import SENTENCE
from parlour.games.yags.content.tables import extras
from parlour.games.yags.model import EXTRAS, Check, State
from parlour.games.yags.rules.ask import RULE, involves, is_contest, side_seat
from parlour.games.yags.rules.conditions import ROLLING, check_open, the_check
from parlour.games.yags.rules.decide import STYLED
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.sums import WATCHED
from parlour.roleplay.cast import not_gm
from parlour.roleplay.chapter import leads


def nothing_told(state: State) -> bool:
    """No check is decided and still there to talk about."""
    return state.check is None or state.check.stage != "result"


def degree_of_its_own(state: State) -> bool:
    check = the_check(state)
    return check.situation not in STYLED or check.hidden


def due(state: State) -> int:
    """YAG-013, YAG-014: so many of the three."""
    return extras(the_check(state).level)


def degree_too_low(state: State) -> bool:
    return not due(state)


def chosen_already(state: State) -> bool:
    return len(the_check(state).extras) >= due(state)


def not_your_success(state: State, seat: int) -> bool:
    """YAG-013, YAG-014: the game master or whoever succeeded picks."""
    check = the_check(state)
    return not leads(state, seat) and side_seat(state, check.sides[max(check.winner, 0)]) != seat


def act_extras(draft: Draft, seat: int, command: m.ChooseExtras) -> None:
    check = draft.check
    chosen = tuple([one for one in EXTRAS if one in command.extras])
    draft.put(m.ExtrasChosen(check.sides[max(check.winner, 0)].who, chosen))


def act_outcome(draft: Draft, seat: int, command: m.TellOutcome) -> None:
    """YAG-018, YAG-Q73: what a degree or a fumble means is hers to say."""
    draft.put(m.OutcomeTold(command.text.strip()))


def decided(state: State) -> bool:
    """YAG-Q19: only a contest nobody won is rolled again."""
    return not is_drawn(the_check(state))


def is_drawn(check: Check) -> bool:
    """A contest of its own, without a winner; turns of a task are counted already."""
    return (
        is_contest(check)
        and check.winner < 0
        and not check.task
        and not check.hidden
        and check.situation not in WATCHED
    )


def act_reroll(draft: Draft, seat: int, command: m.Reroll) -> None:
    draft.put(m.Rerolled())


def not_your_roll(state: State, seat: int) -> bool:
    """The game master, or who rolled first."""
    return not leads(state, seat) and side_seat(state, the_check(state).sides[0]) != seat


def act_close(draft: Draft, seat: int, command: m.CloseCheck) -> None:
    draft.put(m.CheckClosed(draft.check.number))


def not_your_try(state: State, seat: int) -> bool:
    """Second thoughts: the game master until it is decided; who tries something of their own before the die."""
    check = the_check(state)
    own = len(check.sides) == 1 and not check.situation and side_seat(state, check.sides[0]) == seat
    return not leads(state, seat) and not own


def act_call_off(draft: Draft, seat: int, command: m.CallOff) -> None:
    draft.put(m.CheckCalledOff(draft.check.number))


def nothing_kept(state: State) -> bool:
    return not state.kept


def kept(state: State) -> dict[int, Check]:
    """YAG-235: later, and only by the game master."""
    return {check.number: check for check in state.kept}


def names_unseen(state: State, it: Check) -> bool:
    """YAG-Q75: laid open it would tell of somebody nobody knows of."""
    return any(one.hidden and involves(it, one.id) for one in state.creatures)


def act_reveal(draft: Draft, seat: int, command: m.Reveal) -> None:
    check = next(one for one in draft.state.kept if one.number == command.number)
    number = check.number if check.number > 0 else draft.state.checks + 1
    draft.put(m.Revealed(replace(check, number=number, revealed=True, aside=()), check.number))


MOVES: Moves = {
    Move(
        m.ChooseExtras,
        {"extras": Some(EXTRAS, least=due, most=due)},
        rule="YAG-013",
        unless=(nothing_told, degree_of_its_own, degree_too_low, chosen_already, not_your_success),
    ): act_extras,
    Move(m.TellOutcome, {"text": Words(SENTENCE)}, rule="YAG-018", unless=(not_gm, nothing_told)): act_outcome,
    Move(m.Reroll, {}, rule="YAG-Q19", unless=(not_gm, nothing_told, decided)): act_reroll,
    Move(m.CloseCheck, {}, rule="YAG-018", unless=(nothing_told, not_your_roll)): act_close,
    Move(m.CallOff, {}, rule=RULE, unless=(*ROLLING, not_your_try)): act_call_off,
    Move(
        m.Reveal,
        {"number": One(kept, unless=(names_unseen,))},
        rule="YAG-235",
        unless=(not_gm, check_open, nothing_kept),
    ): act_reveal,
}
