"""What a roll leaves to people (catalogue 3.2 R6): costs, altered aspects, what was found, damage traded for a
boost."""

from parlour.core.judge import Move, One, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE
from parlour.games.fate.model import SCENE, Aspect, Choice, State
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.decide import boost_for, enemy, hit, made, placed
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.finish import passed, task_result
from parlour.games.fate.rules.harm import ended, settled, settling
from parlour.roleplay.cast import seat_of
from parlour.roleplay.switches import told


def is_altered(how: str) -> int:
    """FAE-045, FAE-Q06: no aspect, or one with changes."""
    return int(how == "altered")


def as_meant(state: State, how: str) -> tuple[str, ...]:
    return (state.roll.text,) if how == "altered" and state.roll is not None else ()


Found = Aspect | str
"""A hidden aspect, a "new" one, or "none"."""


def finds(state: State) -> dict[str, Found]:
    """FAE-050..052, FAE-181: what there was to be found, by the game master, who knows them all."""
    return {"new": "new", "none": "none", **{a.id: a for a in state.aspects}}


def something_found(state: State, it: Found) -> bool:
    """FAE-051: only a failed search finds nothing."""
    return it == "none" and state.roll is not None and state.roll.choices[0].kind == "found"


def in_the_open(it: Found) -> bool:
    return isinstance(it, Aspect) and not it.hidden


def elsewhere(state: State, it: Found) -> bool:
    piece = state.roll.choices[0].piece if state.roll is not None else ""
    return isinstance(it, Aspect) and it.owner != ("" if piece == SCENE else piece)


def is_new(aspect: Found) -> bool:
    return aspect == "new"


def a_tie(state: State, it: str) -> bool:
    """FAE-060: then the obstacle is passed, at a minor cost."""
    return it == "stands" and state.roll is not None and state.roll.choices[0].kind == "cost"


def is_cost(how: str) -> bool:
    return how == "cost"


def act_failure(draft: Draft, seat: int, command: m.SettleFailure) -> None:
    """FAE-046: in the second case the enemy team has one free invocation."""
    if command.how == "none":
        draft.put(m.NothingCreated())
    else:
        one = placed(draft, made(draft, command.text.strip()))
        draft.put(m.AspectAdded(one, "altered"))
        draft.put(m.FreeGranted(one.id, enemy(draft), 1, text=one.text))
    settled(draft)


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


def act_answer_cost(draft: Draft, seat: int, command: m.AnswerCost) -> None:
    if command.how == "pay":
        _paid(draft, draft.roll.choices[0].text)
    else:
        draft.put(m.CostAnswered(False, draft.roll.choices[0].text))
        _stands(draft)
    settled(draft)


def act_removal(draft: Draft, seat: int, command: m.SettleRemoval) -> None:
    if command.how == "gone":
        draft.gone(draft.roll.choices[0].piece, "overcome")
    settled(draft)


def act_trade(draft: Draft, seat: int, command: m.Trade) -> None:
    roll = draft.roll
    draft.put(m.ChoicesSet(roll.choices[1:]))
    traded = command.how == "boost"
    if traded:
        boost_for(draft, 0)
    hit(draft, roll.shift - traded, traded=traded)
    ended(draft)


MOVES: Moves = {
    Move(
        m.SettleFailure,
        {"how": One(("none", "altered")), "text": Words(PHRASE, is_altered, suggest=as_meant)},
        rule="FAE-045",
        unless=settling("failure"),
        owed=True,
        decided=1,
    ): act_failure,
    Move(
        m.SettleSearch,
        {
            "aspect": One(finds, unless=(something_found, in_the_open, elsewhere)),
            "text": Words(PHRASE, only=is_new),
        },
        rule="FAE-050",
        unless=settling("found", "missed"),
        owed=True,
        decided=1,
    ): act_search,
    Move(
        m.SetCost,
        {"how": One(("stands", "cost"), unless=(a_tie,)), "text": Words(SENTENCE, told, only=is_cost)},
        rule="FAE-059",
        unless=settling("cost", "serious"),
        owed=True,
        decided=1,
    ): act_cost,
    Move(
        m.AnswerCost, {"how": One(("pay", "fail"))}, rule="FAE-059", unless=settling("accept"), owed=True, decided=1
    ): act_answer_cost,
    Move(
        m.SettleRemoval,
        {"how": One(("gone", "stays"))},
        rule="FAE-063",
        unless=settling("removal"),
        owed=True,
        decided=1,
    ): act_removal,
    Move(
        m.Trade, {"how": One(("boost", "damage"))}, rule="FAE-074", unless=settling("trade"), owed=True, decided=1
    ): act_trade,
}
