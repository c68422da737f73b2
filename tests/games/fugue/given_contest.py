"""Contests of the Fugue System, in the middle of a hand or played from its first card.

    state = dealt((TREY,), (BOUNCER,), TREY="Queen of Cups, Nine of Coins", BOUNCER="King of Wands, Seven of Cups")
    state = reveal(state, TREY, "Queen of Cups")                 # and its player has told it
    state = playing(TREY="Queen of Cups, Nine of Coins", BOUNCER="King of Wands | Seven of Cups", turn=BOUNCER)
    state = won(TREY="Queen of Cups, Nine of Coins", BOUNCER="King of Wands, Seven of Cups")
    assert win(state).rank == 1

Face-up cards stand before the stroke, face-down ones after it. Personae stand on the first side and game-characters on
the second, where no sides are given. Ursula deals; people and cards are those of given_actions.py, with Bouncer and
Guard besides.
"""

from collections.abc import Iterator, Sequence
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
    ability,
    change,
    do,
    happens,
    key,
    offered,
    people,
    person,
    refused,
    story,
)
from games.fugue.reached import happened, piles, signified
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.model import Ability, Character, Contest, Group, Hand, Reach, State, Win
from parlour.games.fugue.rules.contest_ask import seat_of_who
from parlour.games.fugue.rules.contest_deal import next_group
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.hands import judge

BOUNCER, GUARD = "c6", "c7"
WHO = {
    "SCOTTY": SCOTTY,
    "TREY": TREY,
    "SHIMON": SHIMON,
    "ROSE": ROSE,
    "HEAVY": HEAVY,
    "BOUNCER": BOUNCER,
    "GUARD": GUARD,
}
MORE = {BOUNCER: "Bouncer", GUARD: "Guard"}
GCS = (ROSE, HEAVY, BOUNCER, GUARD)
CONTEST = tuple(Contest.__struct_fields__)
Side = tuple[str, ...]

__all__ = [
    "BOUNCER",
    "GUARD",
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
    "happens",
    "key",
    "offered",
    "person",
    "refused",
]


def table(abilities: dict[str, Sequence[str]] | None = None, **more: Any) -> State:
    """Nobody fights yet. Abilities are written per person and numbered b1, b2, ... in that order."""
    can: dict[str, list[Ability]] = {}
    number = 0
    for who, texts in (abilities or {}).items():
        for text in texts:
            number += 1
            can.setdefault(WHO[who], []).append(ability(number, text))
    more_people = [Character(who, -1, name, abilities=tuple(can.get(who, ()))) for who, name in MORE.items()]
    return story((*people(can), *more_people), **more)


def names(text: str) -> tuple[str, ...]:
    return tuple([key(name.strip()) for name in text.split(",") if name.strip()])


def called(*cards: str) -> list[str]:
    return [CARD[card].name for card in cards]


# By commands


def opened(*sides: Side, state: State | None = None, violent: bool = True) -> State:
    """One group, before it is asked who is in."""
    state = do(table() if state is None else state, URSULA, m.OpenContest(violent, "A brawl", sides[0], sides[1]))
    for side in sides[2:]:
        state = do(state, URSULA, m.AddSide(1, side))
    return state


def joined(state: State, *who: str) -> State:
    """All who are asked are in; or these alone."""
    group = state.contest.groups[state.contest.at]
    for one in who or [one for side in group.sides for one in side if one not in GCS]:
        side = next((at for at, side in enumerate(group.sides, 1) if one in side), 0)
        state = do(state, seat(state, one), m.JoinRound(one, side))
    return state


def deal(state: State, *cards: str) -> State:
    return do(state, URSULA, m.DealRound(), *cards)


def dealt(*sides: Side, state: State | None = None, violent: bool = True, **hands: str) -> State:
    """Opened, joined and dealt: two cards each, in the order of turns."""
    state = joined(opened(*sides, state=state, violent=violent))
    order = sorted(hands, key=list(WHO).index)
    return deal(state, *[name.strip() for who in order for name in hands[who].split(",")])


# In the middle of it


def _parts(more: dict[str, Any]) -> tuple[dict[str, str], dict[str, Any]]:
    hands = {WHO[name]: more.pop(name) for name in list(WHO) if name in more}
    return hands, more


def playing(*sides: Side, wilds: Sequence[tuple[str, str, str]] = (), state: State | None = None, **more: Any) -> State:
    """A hand as it lies: `wilds` as (who, ability, card), numbered x1, x2, ...; fields of Contest by name, the rest as
    in `table`."""
    texts, more = _parts(more)
    fields = {name: more.pop(name) for name in CONTEST if name in more}
    empty = more.pop("deck", None)
    state = table(**more) if state is None else state
    both = (tuple([who for who in texts if who not in GCS]), tuple([who for who in texts if who in GCS]))
    groups = fields.pop("groups", (Group(1, sides or both),))
    at, turn = fields.pop("at", 0), fields.pop("turn", next(iter(texts), ""))
    set_up = _set_up(state, groups, at, fields.pop("violent", True))
    lying = [*_dealt(state, groups[at], texts, wilds), *_on_turn(state, texts, turn, fields)]
    state = happened(state, [*set_up, *_reaches(fields.pop("reaches", ())), *lying])
    for who, which in fields.pop("fresh", ()):
        state = _just_remembered(state, who, which)
    assert not fields, f"no event leads to {fields}"
    return state if empty is None else piles(state, names(empty))


def _set_up(state: State, groups: Sequence[Group], at: int, violent: bool) -> Iterator[Any]:
    """Groups with what became of them so far; last comes the one that plays."""
    yield m.ContestOpened(state.contests + 1, "A brawl", violent)
    yield from [m.GroupMade(group.number, group.sides) for group in groups]
    for group in (*groups[:at], *groups[at + 1 :], groups[at]):
        yield m.GroupCame(group.number)
        yield from [m.HeldBack(who) for who in group.back]
        yield from [m.RoundJoined(who) for who in group.joined]
        yield from [m.Incapacitated(who, group.number) for who in (*group.sitting_out, *group.serving)]
        if group.last:
            yield m.Showdown(group.number, group.how or "win", group.last)
        yield from [m.LeftGroup(who, how) for who, how in group.left]  # type: ignore[arg-type]
        yield from [m.RoundSkipped(group.number, True)] if group.resolved else []


def _dealt(state: State, group: Group, texts: dict[str, str], wilds: Sequence[tuple[str, str, str]]) -> Iterator[Any]:
    yield m.RoundDealt(group.number, state.flips + 1, tuple(texts), group.rounds or 1)
    for who, text in texts.items():
        yield from [m.CardDealt(who, card, 0) for card in names(text.replace("|", ","))]
    for at, (who, which, card) in enumerate(wilds, 1):
        yield m.WildDealt(WHO[who], which, f"x{at}", key(card), 0)


def _on_turn(state: State, texts: dict[str, str], turn: str, fields: dict[str, Any]) -> Iterator[Any]:
    """Some of it is turned up, and who is over 21 is out; then whose turn it is, and what was done in it."""
    up = {who: names(text.partition("|")[0]) for who, text in texts.items()}
    played, first, passes = fields.pop("played", False), fields.pop("first", ""), fields.pop("passes", 0)
    for who, shown in up.items():
        yield from [m.CardRevealed(who, card, 0) for card in (shown[:-1] if played and who == turn else shown)]
    rescue, totals = fields.pop("rescue", False), {who: judge(shown, state.options) for who, shown in up.items()}
    bust = [who for who in up if totals[who].rank == 0 and not (who == turn and (rescue or played))]
    yield from [m.Stymied(who, totals[who].total) for who in bust]
    others = [who for who in texts if who != turn]
    yield from [m.TurnPassed(others[at % len(others)], True) for at in range(passes)]
    if fields.pop("stage", "turn") == "reply":
        yield m.TwentyOne(first, up[first])
    yield m.TurnCame(turn)
    if played:
        yield m.CardRevealed(turn, up[turn][-1], 0)
    if rescue:
        yield m.BustFaced(turn, totals[turn].total)


def _reaches(reaches: Sequence[Reach]) -> Iterator[Any]:
    """Left over from a round that was played before."""
    for one in reaches:
        yield m.ReachesOpened(((one.who, one.cards),))
        yield from [m.ReachAsked(one.who, one.target)] if one.target else []
        yield from [m.ReachAnswered(one.who, one.target, True)] if one.allowed else []


def _just_remembered(state: State, who: str, which: str) -> State:
    """Her Signifier came up, and she uses what it brought at once."""
    due = signified(state, person(state, who).signifier, who, URSULA)
    memory = due.flashbacks[-1].id
    return happened(
        due,
        [
            m.MemoryTold(memory, URSULA, "Long ago.", (), ""),
            m.AbilityNamed(memory, URSULA, "Brawl", ()),
            m.FlashbackKept(memory, ((who, which),), (who,)),
            m.UsedNow(memory, who, which, ""),
        ],
    )


def won(*sides: Side, **more: Any) -> State:
    """The last one has passed, and the winner may say what happens."""
    hands = [WHO[name] for name in WHO if name in more]
    return stand(playing(*sides, **{"passes": len(hands) - 1, "turn": hands[-1], **more}), hands[-1])


def seat(state: State, who: str) -> int:
    return seat_of_who(state, who)


def hand(state: State, who: str) -> Hand:
    return next(hand for hand in state.contest.hands if hand.who == who)


def total(state: State, who: str) -> int:
    return judge(hand(state, who).up, state.options).total


def group(state: State, number: int = 1) -> Group:
    return state.contest.groups[number - 1]


def win(state: State) -> Win:
    assert state.contest.win is not None
    return state.contest.win


def told(state: State) -> State:
    """Every card that waits is told by who must."""
    while state.tellings:
        one = state.tellings[0]
        state = do(state, one.seat, m.Narrate(one.id, "So it went."))
    return state


def reveal(state: State, who: str, card: str) -> State:
    return told(do(state, seat(state, who), m.Reveal(who, key(card))))


def twist(state: State, who: str, card: str) -> State:
    return told(do(state, seat(state, who), m.Twist(who), card))


def swap(state: State, who: str, wild: str, card: str) -> State:
    return told(do(state, seat(state, who), m.SwapWild(who, wild, key(card))))


def stand(state: State, *who: str) -> State:
    for one in who:
        state = do(state, seat(state, one), m.Pass(one))
    return state


def reply(state: State, who: str, *cards: str) -> State:
    return told(do(state, seat(state, who), m.Reply21(who, tuple([key(card) for card in cards]))))


def effect(kind: str, target: str = "", part: str = "", *, weapon: bool = False, text: str = "") -> m.ChooseEffect:
    return m.ChooseEffect(kind, weapon, target, part, text)


def effects(state: State) -> set[tuple[str, bool]]:
    """What the winner is offered."""
    return {offer.fixed[:2] for offer in offered(state, seat(state, win(state).who), "choose_effect")}


def settled(state: State, chosen: m.ChooseEffect) -> State:
    """The winner chooses and the Dealer says yes where she is asked."""
    state = do(state, seat(state, win(state).who), chosen)
    while state.contest is not None and state.contest.chosen is not None:
        state = do(state, URSULA, m.AnswerEffect(True, False, ""))
    return state


def remembered(state: State, what: str = "Knife-fighting", *parts: str) -> State:
    """The Signifier's memory that is due is told, its ability named and accepted."""
    memory = next(f for f in state.flashbacks if f.stage == "memory")
    state = do(state, memory.teller, m.TellMemory(memory.id, "Long ago."))
    state = do(state, memory.teller, m.NameAbility(memory.id, what, parts))
    return do(state, URSULA, m.AcceptAbility(memory.id)) if memory.teller != URSULA else state


def after(state: State, *groups: Group, at: int = 0, stay: bool = False) -> tuple[int, str]:
    """Which group plays next, and the stage."""
    draft = Draft(happened(state, _set_up(state, groups, at, True)), None)
    next_group(draft, stay=stay)
    return draft.contest.at + 1, draft.contest.stage
