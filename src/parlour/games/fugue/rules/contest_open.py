"""How a contest is set up, joined and left, and how a hand is dealt."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Contest, State
from parlour.games.fugue.rules.ask import able, active, card_waits, character, described, idle, is_gc, leads, unspoken
from parlour.games.fugue.rules.contest_ask import (
    allies,
    group_now,
    group_of,
    is_out,
    members,
    plays,
    ready,
    side_of,
    sides_playing,
    takers,
    undecided,
)
from parlour.games.fugue.rules.contest_deal import deal_round, next_group
from parlour.games.fugue.rules.draft import Chapter, Draft, can_draw

NONE: tuple[Offer, ...] = ()
TEXT, REASON = 300, 300
GROUPS, SIDES = 6, 6


def fighters(state: State) -> tuple[str, ...]:
    """Who could take part in a contest."""
    return tuple([c.id for c in state.characters if able(c) and described(c)])


def joining(state: State) -> Contest | None:
    """The contest, while it is asked who is in."""
    contest = state.contest
    return contest if contest is not None and contest.stage == "optin" and active(state) else None


# The Dealer sets its limits (FUG-130)


def offer_open(state: State, seat: int) -> Sequence[Offer]:
    who = fighters(state)
    if not leads(state, seat) or not idle(state) or len(who) < 2:
        return NONE
    asks = (Text(TEXT), *two_sides(who))
    return [Offer("open_contest", (violent,), asks, False) for violent in (True, False)]


def two_sides(who: tuple[str, ...]) -> tuple[Choose, Choose]:
    """FUG-121: nobody stands against herself."""
    return Choose(who, 1, len(who)), Choose(who, 1, len(who), apart=True)


def act_open(draft: Draft, seat: int, command: m.OpenContest) -> None:
    draft.put(m.ContestOpened(draft.state.contests + 1, command.text.strip(), command.violent))
    draft.put(m.GroupMade(1, (command.one, command.other)))
    draft.put(m.GroupCame(1))


def free(state: State, contest: Contest) -> tuple[str, ...]:
    """Who could take part and has no group yet."""
    return tuple([who for who in fighters(state) if group_of(contest, who) is None])


def offer_group(state: State, seat: int) -> Sequence[Offer]:
    contest = joining(state)
    if contest is None or not leads(state, seat) or len(contest.groups) >= GROUPS:
        return NONE
    who = free(state, contest)
    return [Offer("add_group", (), two_sides(who), False)] if len(who) > 1 else NONE


def act_group(draft: Draft, seat: int, command: m.AddGroup) -> None:
    draft.put(m.GroupMade(len(draft.contest.groups) + 1, (command.one, command.other)))


def offer_side(state: State, seat: int) -> Sequence[Offer]:
    contest = joining(state)
    if contest is None or not leads(state, seat):
        return NONE
    who = free(state, contest)
    groups = [g for g in contest.groups if len(g.sides) < SIDES and not g.resolved]
    return [Offer("add_side", (g.number,), (Choose(who, 1, len(who)),), False) for g in groups if who]


def act_side(draft: Draft, seat: int, command: m.AddSide) -> None:
    draft.put(m.SideAdded(command.group, command.side))


def offer_move(state: State, seat: int) -> Sequence[Offer]:
    """Into any group that is not resolved: from another one, or new to the contest."""
    contest = joining(state)
    if contest is None or not leads(state, seat):
        return NONE
    offers = []
    for group in contest.groups:
        who = tuple([one for one in fighters(state) if not (one in members(group) and not is_out(group, one))])
        if not group.resolved:
            sides = tuple(range(1, len(group.sides) + 1))
            offers += [Offer("move_to_group", (one, group.number), (Pick(sides),), False) for one in who]
    return offers


def act_move(draft: Draft, seat: int, command: m.MoveToGroup) -> None:
    draft.put(m.MovedToGroup(command.who, command.group, command.side))


# By talk instead (FUG-122)


def offer_talk(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not idle(state):
        return NONE
    open_ones = [d for d in state.declared if not d.talk and not is_gc(state, character(state, d.who))]
    return [Offer("offer_talk", (d.id,), (), False) for d in open_ones]


def act_talk(draft: Draft, seat: int, command: m.OfferTalk) -> None:
    draft.put(m.TalkOffered(command.declared))


def offer_answer_talk(state: State, seat: int) -> Sequence[Offer]:
    asked = [d for d in state.declared if d.talk == "offered" and plays(state, seat, d.who)] if active(state) else []
    return [Offer("answer_talk", (d.id, yes)) for d in asked for yes in (True, False)]


def act_answer_talk(draft: Draft, seat: int, command: m.AnswerTalk) -> None:
    one = next(d for d in draft.state.declared if d.id == command.declared)
    draft.put(m.TalkAnswered(one.id, one.who, one.text, command.yes))


# Who is in for the next hand


def offer_join(state: State, seat: int) -> Sequence[Offer]:
    """Members by themselves; others between rounds, on a side they name (FUG-A24, FUG-223)."""
    contest = joining(state)
    if contest is None:
        return NONE
    group, offers = group_now(contest), []
    owed = set(undecided(state, group))
    for who in fighters(state):
        if not plays(state, seat, who) or who in group.joined or any(leave.who == who for leave in state.leaves):
            continue
        if who in ready(state, group):
            offers.append(Offer("join_round", (who, side_of(group, who)), (), who in owed))
        elif group_of(contest, who) is None and not is_out(group, who):
            offers.append(Offer("join_round", (who,), (Pick(tuple(range(1, len(group.sides) + 1))),), False))
    return offers


def act_join(draft: Draft, seat: int, command: m.JoinRound) -> None:
    if command.who not in members(draft.group):
        draft.put(m.MovedToGroup(command.who, draft.group.number, command.side))
    draft.put(m.RoundJoined(command.who))


def deciding(state: State, seat: int) -> list[str]:
    """Her characters in the group that plays now who may still say what they do."""
    contest = joining(state)
    if contest is None:
        return []
    asked = {leave.who for leave in state.leaves}
    return [who for who in ready(state, group_now(contest)) if plays(state, seat, who) and who not in asked]


def offer_hold(state: State, seat: int) -> Sequence[Offer]:
    contest = joining(state)
    if contest is None:
        return NONE
    group = group_now(contest)
    owed = set(undecided(state, group))
    return [Offer("hold_back", (who,), (), who in owed) for who in deciding(state, seat) if who not in group.back]


def act_hold(draft: Draft, seat: int, command: m.HoldBack) -> None:
    """FUG-A77: freely while another of her side plays; else by the Dealer's leave."""
    state, group = draft.state, draft.group
    covered = any(other in takers(state, group) for other in allies(group, command.who))
    if covered or plays(state, state.desk.gm, command.who) or state.lax:
        draft.put(m.HeldBack(command.who))
    else:
        draft.put(m.LeaveAsked(command.who, "hold"))


def offer_flee(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("flee", (who,), (), False) for who in deciding(state, seat)]


def act_flee(draft: Draft, seat: int, command: m.Flee) -> None:
    """FUG-A70: by the Dealer's leave; she needs none for her own."""
    if plays(draft.state, draft.state.desk.gm, command.who) or draft.state.lax:
        leave_group(draft, command.who, "fled")
    else:
        draft.put(m.LeaveAsked(command.who, "flee"))


def offer_surrender(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("surrender", (who,), (), False) for who in deciding(state, seat)]


def act_surrender(draft: Draft, seat: int, command: m.Surrender) -> None:
    leave_group(draft, command.who, "surrendered")


def leave_group(draft: Draft, who: str, how: str) -> None:
    draft.put(m.LeftGroup(who, how))  # type: ignore[arg-type]
    next_group(draft, stay=True)


def offer_answer_leave(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or joining(state) is None:
        return NONE
    asked = [leave.who for leave in state.leaves if leave.what in ("flee", "hold")]
    return [Offer("answer_leave", (who, yes)) for who in asked for yes in (True, False)]


def act_answer_leave(draft: Draft, seat: int, command: m.AnswerLeave) -> None:
    leave = next(leave for leave in draft.state.leaves if leave.who == command.who and leave.what in ("flee", "hold"))
    if not command.yes:
        draft.put(m.LeaveRefused(command.who, leave.what))
    elif leave.what == "hold":
        draft.put(m.HeldBack(command.who))
    else:
        leave_group(draft, command.who, "fled")


# The deal


def can_deal(state: State, contest: Contest) -> bool:
    group = group_now(contest)
    who = takers(state, group)
    pending = any(leave.what in ("flee", "hold") for leave in state.leaves)
    if pending or card_waits(state) or undecided(state, group):
        return False
    return sides_playing(group, who) > 1 and can_draw(state, 2 * len(who))


def offer_deal(state: State, seat: int) -> Sequence[Offer]:
    """FUG-178: while the Fool and the World have not begun to speak, only knowingly."""
    contest = state.contest
    if contest is None or not leads(state, seat) or not active(state):
        return NONE
    if unspoken(state):
        return [Offer("deal_round", (True,), (), False)]
    return [Offer("deal_round", (False,))] if contest.stage == "optin" and can_deal(state, contest) else NONE


def act_deal(draft: Draft, seat: int, command: m.DealRound) -> None:
    if draft.contest.stage == "effect":
        assert draft.contest.win is not None
        draft.put(m.RightLapsed(draft.contest.win.who))
        return
    deal_round(draft)


def offer_skip(state: State, seat: int) -> Sequence[Offer]:
    """Where nobody can be dealt in against anybody, because somebody misses a round or holds back."""
    contest = joining(state)
    if contest is None or not leads(state, seat) or undecided(state, group_now(contest)):
        return NONE
    group = group_now(contest)
    return [Offer("skip_round")] if sides_playing(group, takers(state, group)) < 2 else NONE


def act_skip(draft: Draft, seat: int, command: m.SkipRound) -> None:
    draft.put(m.RoundSkipped(draft.group.number, False))
    next_group(draft)


def offer_resolve(state: State, seat: int) -> Sequence[Offer]:
    contest = joining(state)
    return [Offer("resolve_group", (), (), False)] if contest is not None and leads(state, seat) else NONE


def act_resolve(draft: Draft, seat: int, command: m.ResolveGroup) -> None:
    draft.put(m.RoundSkipped(draft.group.number, True))
    next_group(draft)


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    """FUG-181: between hands, when there is reason to stop."""
    contest = state.contest
    if contest is None or not leads(state, seat) or contest.stage not in ("optin", "done") or not active(state):
        return NONE
    return [Offer("end_contest", (), (Text(REASON),), contest.stage == "done")]


def act_end(draft: Draft, seat: int, command: m.EndContest) -> None:
    draft.put(m.ContestEnded(command.reason.strip()))


CHAPTER: Chapter = {
    m.OpenContest: (offer_open, act_open),
    m.AddGroup: (offer_group, act_group),
    m.AddSide: (offer_side, act_side),
    m.MoveToGroup: (offer_move, act_move),
    m.OfferTalk: (offer_talk, act_talk),
    m.AnswerTalk: (offer_answer_talk, act_answer_talk),
    m.JoinRound: (offer_join, act_join),
    m.HoldBack: (offer_hold, act_hold),
    m.Flee: (offer_flee, act_flee),
    m.Surrender: (offer_surrender, act_surrender),
    m.AnswerLeave: (offer_answer_leave, act_answer_leave),
    m.DealRound: (offer_deal, act_deal),
    m.SkipRound: (offer_skip, act_skip),
    m.ResolveGroup: (offer_resolve, act_resolve),
    m.EndContest: (offer_end, act_end),
}
