"""How a contest is set up, joined and left, and how a hand is dealt."""

from parlour.core.judge import FLAG, YES, Move, One, Some, Words
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Character, Declared, Group, State
from parlour.games.fugue.rules.ask import able, character, described, is_gc, unspoken
from parlour.games.fugue.rules.conditions import (
    ABLE,
    ACTING,
    CONTEST,
    DEALING,
    DEALT,
    IDLE,
    PLAY,
    card_untold,
    declarations,
    hand_played,
    memory_first,
    not_yours,
    nothing_declared,
    people,
    stepping_in,
)
from parlour.games.fugue.rules.contest_ask import (
    allies,
    group_now,
    in_contest,
    is_out,
    members,
    plays,
    side_of,
    sides_left,
    sides_playing,
    takers,
    undecided,
)
from parlour.games.fugue.rules.contest_deal import CARDS, deal_round, next_group
from parlour.games.fugue.rules.draft import Draft, Moves, can_draw

TEXT, REASON = 300, 300
GROUPS, SIDES = 6, 6


# The Dealer sets its limits (FUG-130)


def too_few_able(state: State) -> bool:
    """FUG-121: nobody stands against herself."""
    return len([c for c in state.characters if able(c) and described(c)]) < 2


def contest_decided(state: State) -> bool:
    return state.contest is not None and state.contest.stage == "done"


def many_groups(state: State) -> bool:
    return state.contest is not None and len(state.contest.groups) >= GROUPS


def _free(state: State) -> int:
    """How many could take part and have no group yet."""
    return len([c for c in state.characters if able(c) and described(c) and not in_contest(state, c.id)])


def too_few_free(state: State) -> bool:
    return _free(state) < 2


def nobody_free(state: State) -> bool:
    return not _free(state)


def in_a_group(state: State, it: Character) -> bool:
    return in_contest(state, it.id)


def groups(state: State) -> dict[int, Group]:
    return {group.number: group for group in state.contest.groups} if state.contest is not None else {}


def resolved(it: Group) -> bool:
    return it.resolved


def many_sides(it: Group) -> bool:
    return len(it.sides) >= SIDES


def in_it_already(who: Character, it: Group) -> bool:
    return who.id in members(it) and not is_out(it, who.id)


def sides(group: Group) -> tuple[int, ...]:
    return tuple(range(1, len(group.sides) + 1))


def act_open(draft: Draft, seat: int, command: m.OpenContest) -> None:
    draft.put(m.ContestOpened(draft.state.contests + 1, command.text.strip(), command.violent))
    draft.put(m.GroupMade(1, (command.one, command.other)))
    draft.put(m.GroupCame(1))


def act_group(draft: Draft, seat: int, command: m.AddGroup) -> None:
    draft.put(m.GroupMade(len(draft.contest.groups) + 1, (command.one, command.other)))


def act_side(draft: Draft, seat: int, command: m.AddSide) -> None:
    draft.put(m.SideAdded(command.group, command.side))


def act_move(draft: Draft, seat: int, command: m.MoveToGroup) -> None:
    draft.put(m.MovedToGroup(command.who, command.group, command.side))


# By talk instead (FUG-122)


def dealers_deed(state: State, it: Declared) -> bool:
    return is_gc(state, character(state, it.who))


def talk_offered(it: Declared) -> bool:
    return it.talk == "offered"


def cards_wanted(it: Declared) -> bool:
    """The player would rather have cards."""
    return it.talk == "cards"


def no_talk_offered(it: Declared) -> bool:
    return it.talk != "offered"


def act_talk(draft: Draft, seat: int, command: m.OfferTalk) -> None:
    draft.put(m.TalkOffered(command.declared))


def act_answer_talk(draft: Draft, seat: int, command: m.AnswerTalk) -> None:
    one = next(d for d in draft.state.declared if d.id == command.declared)
    draft.put(m.TalkAnswered(one.id, one.who, one.text, command.yes))


# Who is in for the next hand


def _now(state: State) -> Group:
    assert state.contest is not None
    return group_now(state.contest)


def in_already(state: State, it: Character) -> bool:
    return it.id in _now(state).joined


def leave_asked(state: State, it: Character) -> bool:
    """The Dealer has yet to answer."""
    return any(leave.who == it.id for leave in state.leaves)


def left_group(state: State, it: Character) -> bool:
    """FUG-165: fled, escaped or given up."""
    return is_out(_now(state), it.id)


def missing_round(state: State, it: Character) -> bool:
    """FUG-A29: incapacitated through it."""
    return it.id in _now(state).sitting_out


def in_another_group(state: State, it: Character) -> bool:
    return it.id not in members(_now(state)) and in_contest(state, it.id)


def not_in_group(state: State, it: Character) -> bool:
    return it.id not in members(_now(state))


def holding_back(state: State, it: Character) -> bool:
    return it.id in _now(state).back


def joinable(state: State, who: Character) -> tuple[int, ...]:
    """Members on their own side; others between rounds, on a side they name (FUG-A24, FUG-223)."""
    group = _now(state)
    own = side_of(group, who.id)
    return (own,) if own else sides(group)


def is_undecided(state: State, who: Character) -> bool:
    return who.id in undecided(state, _now(state))


def no_leave_asked(state: State) -> bool:
    return not any(leave.what in ("flee", "hold") for leave in state.leaves)


def asks_no_leave(state: State, it: Character) -> bool:
    return not any(leave.what in ("flee", "hold") and leave.who == it.id for leave in state.leaves)


def act_join(draft: Draft, seat: int, command: m.JoinRound) -> None:
    if command.who not in members(draft.group):
        draft.put(m.MovedToGroup(command.who, draft.group.number, command.side))
    draft.put(m.RoundJoined(command.who))


def act_hold(draft: Draft, seat: int, command: m.HoldBack) -> None:
    """FUG-A77: freely while another of her side plays; else by the Dealer's leave."""
    state, group = draft.state, draft.group
    covered = any(other in takers(state, group) for other in allies(group, command.who))
    if covered or plays(state, state.desk.gm, command.who):
        draft.put(m.HeldBack(command.who))
    else:
        draft.put(m.LeaveAsked(command.who, "hold"))


def act_flee(draft: Draft, seat: int, command: m.Flee) -> None:
    """FUG-A70: by the Dealer's leave; she needs none for her own."""
    if plays(draft.state, draft.state.desk.gm, command.who):
        leave_group(draft, command.who, "fled")
    else:
        draft.put(m.LeaveAsked(command.who, "flee"))


def act_surrender(draft: Draft, seat: int, command: m.Surrender) -> None:
    leave_group(draft, command.who, "surrendered")


def leave_group(draft: Draft, who: str, how: str) -> None:
    draft.put(m.LeftGroup(who, how))  # type: ignore[arg-type]
    next_group(draft, stay=True)


def act_answer_leave(draft: Draft, seat: int, command: m.AnswerLeave) -> None:
    leave = next(leave for leave in draft.state.leaves if leave.who == command.who and leave.what in ("flee", "hold"))
    if not command.yes:
        draft.put(m.LeaveRefused(command.who, leave.what))
    elif leave.what == "hold":
        draft.put(m.HeldBack(command.who))
    else:
        leave_group(draft, command.who, "fled")


# The deal


def _at_deal(state: State) -> bool:
    return state.contest is not None and state.contest.stage == "optin"


def hand_on(state: State) -> bool:
    """While the Fool and the World have not begun to speak, another card is dealt only knowingly (FUG-178)."""
    return hand_played(state) and not unspoken(state)


def untold_before_deal(state: State) -> bool:
    return _at_deal(state) and card_untold(state)


def memory_before_deal(state: State) -> bool:
    return _at_deal(state) and memory_first(state)


def step_before_deal(state: State) -> bool:
    return _at_deal(state) and stepping_in(state)


def somebody_undecided(state: State) -> bool:
    """FUG-223: it is asked first who is in."""
    return _at_deal(state) and bool(undecided(state, _now(state)))


def leave_before_deal(state: State) -> bool:
    return _at_deal(state) and not no_leave_asked(state)


def nobody_against(state: State) -> bool:
    """FUG-181."""
    return _at_deal(state) and _sides(state) < 2


def _sides(state: State) -> int:
    group = _now(state)
    return sides_playing(group, takers(state, group))


def few_cards(state: State) -> bool:
    """FUG-124."""
    return _at_deal(state) and not can_draw(state, CARDS * len(takers(state, _now(state))))


def lapses(state: State, it: bool) -> bool:
    """FUG-178: the winner's right to one act without limits would be lost."""
    return not it and unspoken(state)


def nothing_lapses(state: State, it: bool) -> bool:
    return it and not unspoken(state)


def is_plain(sure: bool) -> bool:
    return not sure


def can_play(state: State) -> bool:
    """A round goes by where nobody can be dealt in against anybody: somebody misses it or holds back."""
    return _sides(state) > 1


def one_side_left(state: State) -> bool:
    """FUG-181: there is nothing to skip; the group is settled."""
    return sides_left(state, _now(state)) < 2


def is_one_sided(state: State) -> bool:
    return one_side_left(state) and not somebody_undecided(state)


def is_decided(state: State) -> bool:
    return contest_decided(state)


def act_deal(draft: Draft, seat: int, command: m.DealRound) -> None:
    if draft.contest.stage == "effect":
        assert draft.contest.win is not None
        draft.put(m.RightLapsed(draft.contest.win.who))
        return
    deal_round(draft)


def act_skip(draft: Draft, seat: int, command: m.SkipRound) -> None:
    draft.put(m.RoundSkipped(draft.group.number, False))
    next_group(draft)


def act_resolve(draft: Draft, seat: int, command: m.ResolveGroup) -> None:
    draft.put(m.RoundSkipped(draft.group.number, True))
    next_group(draft)


def act_end(draft: Draft, seat: int, command: m.EndContest) -> None:
    draft.put(m.ContestEnded(command.reason.strip()))


_JOINING = (*CONTEST, hand_played, contest_decided)
"""While it is asked who is in;"""
_SETTING = (*DEALT, hand_played, contest_decided)
"""by the Dealer alone."""
_DECIDES = (*ACTING, not_in_group, left_group, missing_round, leave_asked)
MOVES: Moves = {
    Move(
        m.OpenContest,
        {
            "violent": One(YES),
            "text": Words(TEXT, 0),
            "one": Some(people, unless=ABLE),
            "other": Some(people, unless=ABLE, distinct="one"),
        },
        rule="FUG-121",
        unless=(*DEALING, *IDLE, too_few_able),
    ): act_open,
    Move(
        m.AddGroup,
        {
            "one": Some(people, unless=(*ABLE, in_a_group)),
            "other": Some(people, unless=(*ABLE, in_a_group), distinct="one"),
        },
        rule="FUG-130",
        unless=(*_SETTING, many_groups, too_few_free),
    ): act_group,
    Move(
        m.AddSide,
        {
            "group": One(groups, unless=(resolved, many_sides)),
            "side": Some(people, unless=(*ABLE, in_a_group)),
        },
        rule="FUG-130",
        unless=(*_SETTING, nobody_free),
        decided=1,
    ): act_side,
    Move(
        m.MoveToGroup,
        {
            "who": One(people, unless=ABLE),
            "group": One(groups, unless=(resolved, in_it_already)),
            "side": One(sides),
        },
        rule="FUG-130",
        unless=_SETTING,
        decided=2,
    ): act_move,
    Move(
        m.OfferTalk,
        {"declared": One(declarations, unless=(dealers_deed, talk_offered, cards_wanted))},
        rule="FUG-122",
        unless=(*DEALING, *IDLE, nothing_declared),
        decided=1,
    ): act_talk,
    Move(
        m.AnswerTalk,
        {"declared": One(declarations, unless=(no_talk_offered, not_yours)), "yes": One(YES)},
        rule="FUG-122",
        unless=(*PLAY, nothing_declared),
        owed=True,
        decided=1,
    ): act_answer_talk,
    Move(
        m.JoinRound,
        {
            "who": One(people, unless=(*ACTING, in_already, left_group, missing_round, in_another_group, leave_asked)),
            "side": One(joinable),
        },
        rule="FUG-223",
        unless=_JOINING,
        owed=is_undecided,
        decided=2,
    ): act_join,
    Move(
        m.HoldBack,
        {"who": One(people, unless=(*_DECIDES, holding_back))},
        rule="FUG-154",
        unless=_JOINING,
        owed=is_undecided,
        decided=1,
    ): act_hold,
    Move(m.Flee, {"who": One(people, unless=_DECIDES)}, rule="FUG-A70", unless=_JOINING, decided=1): act_flee,
    Move(m.Surrender, {"who": One(people, unless=_DECIDES)}, rule="FUG-A70", unless=_JOINING, decided=1): act_surrender,
    Move(
        m.AnswerLeave,
        {"who": One(people, unless=(asks_no_leave,)), "yes": One(YES)},
        rule="FUG-A70",
        unless=(*_SETTING, no_leave_asked),
        owed=True,
        decided=1,
    ): act_answer_leave,
    Move(
        m.DealRound,
        {"sure": One(FLAG, unless=(lapses, nothing_lapses))},
        rule="FUG-137",
        unless=(
            *DEALT,
            hand_on,
            contest_decided,
            untold_before_deal,
            memory_before_deal,
            step_before_deal,
            somebody_undecided,
            leave_before_deal,
            nobody_against,
            few_cards,
        ),
        owed=is_plain,
    ): act_deal,
    Move(
        m.SkipRound, {}, rule="FUG-131", unless=(*_SETTING, one_side_left, somebody_undecided, can_play), owed=True
    ): act_skip,
    Move(m.ResolveGroup, {}, rule="FUG-131", unless=_SETTING, owed=is_one_sided): act_resolve,
    Move(
        m.EndContest,
        {"reason": Words(REASON, 0)},
        rule="FUG-181",
        unless=(*DEALT, hand_played),
        owed=is_decided,
    ): act_end,
}
