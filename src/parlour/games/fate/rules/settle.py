"""What a roll leaves to people (catalogue 3.2 R6): costs, altered aspects, what was found, damage traded for a
boost."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE
from parlour.games.fate.model import SCENE, Aspect, Choice, State
from parlour.games.fate.rules.ask import find_character, seat_of
from parlour.games.fate.rules.decide import boost_for, enemy, hit, made, placed
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.finish import passed, task_result
from parlour.games.fate.rules.harm import chosen, settled, settles

NONE: tuple[Offer, ...] = ()


def offer_failure(state: State, seat: int) -> Sequence[Offer]:
    """FAE-045, FAE-Q06: the game master picks: no aspect, or one with changes."""
    if not settles(state, seat, chosen(state, "failure")):
        return NONE
    assert state.roll is not None
    return [
        Offer("settle_failure", ("none",), (Text(PHRASE, least=0),)),
        Offer("settle_failure", ("altered",), (Text(PHRASE, (state.roll.text,)),)),
    ]


def act_failure(draft: Draft, seat: int, command: m.SettleFailure) -> None:
    """FAE-046: in the second case the enemy team has one free invocation."""
    if command.how == "none":
        draft.put(m.NothingCreated())
    else:
        one = placed(draft, made(draft, command.text.strip()))
        draft.put(m.AspectAdded(one, "altered"))
        draft.put(m.FreeGranted(one.id, enemy(draft), 1, text=one.text))
    settled(draft)


def offer_search(state: State, seat: int) -> Sequence[Offer]:
    """FAE-050..052, FAE-181: what there was to be found, by the game master."""
    missed, found = chosen(state, "missed"), chosen(state, "found")
    choice = missed or found
    if choice is None or not settles(state, seat, choice):
        return NONE
    hidden = tuple([a.id for a in state.aspects if a.hidden and fits_search(a, choice.piece)])
    out = [Offer("settle_search", ("new",), (Text(PHRASE),))]
    if hidden:
        out.append(Offer("settle_search", (), (Pick(hidden),)))
    if missed is not None:
        out.append(Offer("settle_search", ("none",)))
    return out


def fits_search(one: Aspect, target: str) -> bool:
    return one.owner == ("" if target == SCENE else target)


def act_search(draft: Draft, seat: int, command: m.SettleSearch) -> None:
    """FAE-050..052. What is named now belongs to the nature of a foe; a player's character has the aspects of its
    sheet, so on her it is the situation's."""
    roll = draft.roll
    if command.aspect == "none":
        draft.put(m.NothingFound())
        settled(draft)
        return
    name = draft.new_id("a")
    if command.aspect == "new":
        target = roll.choices[0].piece
        whose = find_character(draft.state, target)
        kind = "general" if whose is not None and whose.kind != "pc" else "situation"
        one = Aspect(name, command.text.strip(), kind, owner="" if target == SCENE else target)  # type: ignore[arg-type]
        draft.put(m.AspectAdded(one, "found"))
    else:
        found = draft.aspect(command.aspect)
        draft.put(m.AspectRevealed(found.id, name, "found", found.text, found.owner))
    failed = roll.outcome == "fail"
    team, count = (enemy(draft), 1) if failed else (roll.sides[0].team, 2 if roll.outcome == "style" else 1)
    draft.put(m.FreeGranted(name, team, count, text=draft.aspect(name).text))
    settled(draft)


def offer_cost(state: State, seat: int) -> Sequence[Offer]:
    """FAE-059, FAE-060: a serious cost or nothing; after a tie, a minor one."""
    if settles(state, seat, chosen(state, "cost")):
        return [Offer("set_cost", ("cost",), (Text(SENTENCE),))]
    if settles(state, seat, chosen(state, "serious")):
        return [Offer("set_cost", ("stands",)), Offer("set_cost", ("cost",), (Text(SENTENCE),))]
    return NONE


def act_cost(draft: Draft, seat: int, command: m.SetCost) -> None:
    choice, roll = draft.roll.choices[0], draft.roll
    text = command.text.strip()
    if command.how == "stands":
        _stands(draft)
    elif choice.kind == "serious" and draft.state.options.overcome_fail_choice == "player":
        draft.put(m.CostSet(True, text))
        actor = draft.character(roll.sides[0].who)
        accept = Choice("accept", seat_of(draft.state, actor), actor.id, text)
        draft.put(m.ChoicesSet((choice, accept, *roll.choices[1:])))
    else:
        draft.put(m.CostSet(choice.kind == "serious", text))
        _paid(draft, text)
    settled(draft)


def _stands(draft: Draft) -> None:
    draft.put(m.ObstacleStands())
    task_result(draft, "failed")


def _paid(draft: Draft, text: str) -> None:
    draft.put(m.CostAnswered(True, text))
    passed(draft, "passed at a cost")


def offer_answer_cost(state: State, seat: int) -> Sequence[Offer]:
    """FAE-Q09: the player may decline the cost and fail."""
    if not settles(state, seat, chosen(state, "accept")):
        return NONE
    return [Offer("answer_cost", ("pay",)), Offer("answer_cost", ("fail",))]


def act_answer_cost(draft: Draft, seat: int, command: m.AnswerCost) -> None:
    if command.how == "pay":
        _paid(draft, draft.roll.choices[0].text)
    else:
        draft.put(m.CostAnswered(False, draft.roll.choices[0].text))
        _stands(draft)
    settled(draft)


def offer_removal(state: State, seat: int) -> Sequence[Offer]:
    """FAE-063: the game master confirms."""
    if not settles(state, seat, chosen(state, "removal")):
        return NONE
    return [Offer("settle_removal", ("gone",)), Offer("settle_removal", ("stays",))]


def act_removal(draft: Draft, seat: int, command: m.SettleRemoval) -> None:
    if command.how == "gone":
        draft.gone(draft.roll.choices[0].piece, "overcome")
    settled(draft)


def offer_trade(state: State, seat: int) -> Sequence[Offer]:
    """FAE-074: with style only."""
    if not settles(state, seat, chosen(state, "trade")):
        return NONE
    return [Offer("trade", ("boost",)), Offer("trade", ("damage",))]


def act_trade(draft: Draft, seat: int, command: m.Trade) -> None:
    roll = draft.roll
    draft.put(m.ChoicesSet(roll.choices[1:]))
    traded = command.how == "boost"
    if traded:
        boost_for(draft, 0)
    hit(draft, roll.shift - traded, traded=traded)


CHAPTER: Chapter = {
    m.SettleFailure: (offer_failure, act_failure),
    m.SettleSearch: (offer_search, act_search),
    m.SetCost: (offer_cost, act_cost),
    m.AnswerCost: (offer_answer_cost, act_answer_cost),
    m.SettleRemoval: (offer_removal, act_removal),
    m.Trade: (offer_trade, act_trade),
}
