"""Dealing a hand, stepping into one, and which group comes next."""

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.contest_ask import group_now, in_order, seat_of_who, sides_left, takers
from parlour.games.fugue.rules.draft import Draft, can_draw

CARDS = 2
"""FUG-137: face-down, to begin with."""


def deal_round(draft: Draft) -> None:
    """Person by person, two cards each (FUG-137); then it is the first one's turn."""
    group = draft.group
    order = in_order(draft.state, group, takers(draft.state, group))
    draft.put(m.RoundDealt(group.number, draft.state.flips + 1, tuple(order), group.rounds + 1))
    for who in order:
        _deal_hand(draft, who)
    draft.put(m.TurnCame(order[0]))


def _deal_hand(draft: Draft, who: str) -> None:
    for _ in range(CARDS):
        draft.put(m.CardDealt(who, draft.draw(), seat_of_who(draft.state, who)))


def deal_wild(draft: Draft, who: str, ability: str) -> None:
    """FUG-144: one face-down card for an ability."""
    draft.put(m.WildDealt(who, ability, draft.new_id("x"), draft.draw(), seat_of_who(draft.state, who)))


def steps_in(state: State) -> tuple[int, ...]:
    """The sides somebody could join through a memory (FUG-A45)."""
    contest = state.contest
    if contest is None or contest.stage == "done" or not can_draw(state, CARDS + 1):
        return ()
    return tuple(range(1, len(group_now(contest).sides) + 1))


def step_in(draft: Draft, who: str, ability: str, side: int) -> None:
    """Into the round that is being played, with a wild card for what she remembers; between rounds, into the next
    one."""
    playing = [hand.who for hand in draft.contest.hands]
    draft.put(m.MovedToGroup(who, draft.group.number, side))
    if draft.contest.stage != "turn":
        return
    at = in_order(draft.state, draft.group, [*playing, who]).index(who)
    draft.put(m.SteppedIn(who, at, side))
    _deal_hand(draft, who)
    deal_wild(draft, who, ability)


def next_group(draft: Draft, *, stay: bool = False) -> None:
    """FUG-131: the next one not yet resolved, in order, then from the first again. `stay`: this one, if it is not
    resolved by now."""
    contest = draft.contest
    for group in contest.groups:
        if not group.resolved and sides_left(draft.state, group) < 2:
            draft.put(m.RoundSkipped(group.number, True))
    groups = draft.contest.groups
    if stay and not groups[contest.at].resolved:
        return
    after = [g for g in groups[contest.at + 1 :] if not g.resolved] + [
        g for g in groups[: contest.at + 1] if not g.resolved
    ]
    draft.put(m.GroupCame(after[0].number if after else 0))
