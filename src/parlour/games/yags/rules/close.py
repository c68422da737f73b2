"""The last word on a check (K6): extras, the outcome told, rolled anew, closed, called off, laid open."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import SENTENCE
from parlour.games.yags.content.tables import extras
from parlour.games.yags.model import EXTRAS, Check, State
from parlour.games.yags.rules.ask import idle, involves, leads, open_check, side_seat
from parlour.games.yags.rules.decide import extras_due
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.sums import WATCHED

NONE: tuple[Offer, ...] = ()


def told(state: State) -> Check | None:
    """The check that is decided and still lies there."""
    return state.check if state.check is not None and state.check.stage == "result" else None


def offer_extras(state: State, seat: int) -> Sequence[Offer]:
    """YAG-013, YAG-014: the game master or whoever succeeded picks."""
    check = told(state)
    if (
        check is None
        or not extras_due(check)
        or not (leads(state, seat) or side_seat(state, check.sides[max(check.winner, 0)]) == seat)
    ):
        return NONE
    count = extras(check.level)
    return [Offer("choose_extras", (), (Choose(EXTRAS, count, count),), False)]


def act_extras(draft: Draft, seat: int, command: m.ChooseExtras) -> None:
    check = draft.check
    chosen = tuple([one for one in EXTRAS if one in command.extras])
    draft.put(m.ExtrasChosen(check.sides[max(check.winner, 0)].who, chosen))


def offer_outcome(state: State, seat: int) -> Sequence[Offer]:
    """YAG-018, YAG-Q73: what a degree or a fumble means is hers to say."""
    return (
        [Offer("tell_outcome", (), (Text(SENTENCE),), False)]
        if told(state) is not None and leads(state, seat)
        else NONE
    )


def act_outcome(draft: Draft, seat: int, command: m.TellOutcome) -> None:
    draft.put(m.OutcomeTold(command.text.strip()))


def offer_reroll(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q19: a contest nobody won."""
    check = told(state)
    if check is None or not leads(state, seat) or not is_drawn(check):
        return NONE
    return [Offer("reroll", (), (), False)]


def is_drawn(check: Check) -> bool:
    """A contest of its own, without a winner; turns of a task are counted already."""
    return (
        len(check.sides) > 1
        and check.winner < 0
        and not check.task
        and not check.hidden
        and check.situation not in WATCHED
    )


def act_reroll(draft: Draft, seat: int, command: m.Reroll) -> None:
    draft.put(m.Rerolled())


def offer_close(state: State, seat: int) -> Sequence[Offer]:
    """The game master, or who rolled first."""
    check = told(state)
    if check is None or not (leads(state, seat) or side_seat(state, check.sides[0]) == seat):
        return NONE
    return [Offer("close_check", (), (), False)]


def act_close(draft: Draft, seat: int, command: m.CloseCheck) -> None:
    draft.put(m.CheckClosed(draft.check.number))


def offer_call_off(state: State, seat: int) -> Sequence[Offer]:
    """Second thoughts: the game master until it is decided; who tries something of their own before the die."""
    check = open_check(state)
    if check is None or check.stage != "open":
        return NONE
    own = len(check.sides) == 1 and not check.situation and side_seat(state, check.sides[0]) == seat
    return [Offer("call_off", (), (), False)] if leads(state, seat) or own else NONE


def act_call_off(draft: Draft, seat: int, command: m.CallOff) -> None:
    draft.put(m.CheckCalledOff(draft.check.number))


def offer_reveal(state: State, seat: int) -> Sequence[Offer]:
    """YAG-235: later, and only by the game master."""
    if not leads(state, seat) or not idle(state):
        return NONE
    numbers = tuple([check.number for check in state.kept if not names_unseen(state, check)])
    return [Offer("reveal", (), (Pick(numbers),), False)] if numbers else NONE


def names_unseen(state: State, check: Check) -> bool:
    """YAG-Q75: laid open it would tell of somebody nobody knows of."""
    return any(one.hidden and involves(check, one.id) for one in state.creatures)


def act_reveal(draft: Draft, seat: int, command: m.Reveal) -> None:
    check = next(one for one in draft.state.kept if one.number == command.number)
    number = check.number if check.number > 0 else draft.state.checks + 1
    draft.put(m.Revealed(replace(check, number=number, revealed=True, aside=()), check.number))


CHAPTER: Chapter = {
    m.ChooseExtras: (offer_extras, act_extras),
    m.TellOutcome: (offer_outcome, act_outcome),
    m.Reroll: (offer_reroll, act_reroll),
    m.CloseCheck: (offer_close, act_close),
    m.CallOff: (offer_call_off, act_call_off),
    m.Reveal: (offer_reveal, act_reveal),
}
