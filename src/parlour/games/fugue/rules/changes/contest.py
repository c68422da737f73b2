"""What the events of setting up, joining and leaving a contest do to the state, and those of its end: no checks, no
chance."""

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Claim, Contest, Gone, Group, Leave, Wild
from parlour.games.fugue.rules.ask import is_gc
from parlour.games.fugue.rules.contest_ask import group_of, seat_of_who
from parlour.games.fugue.rules.draft import Draft, applies


@applies(m.ContestOpened)
def contest_opened(draft: Draft, event: m.ContestOpened) -> None:
    draft.set(contest=Contest(event.number, event.text, event.violent, ()), contests=event.number)


@applies(m.GroupMade)
def group_made(draft: Draft, event: m.GroupMade) -> None:
    """FUG-097: what its members had declared is answered by it."""
    fighting = {who for side in event.sides for who in side}
    draft.set(declared=tuple([d for d in draft.state.declared if d.who not in fighting]))
    draft.set_contest(groups=(*draft.contest.groups, Group(event.number, event.sides)))


@applies(m.SideAdded)
def side_added(draft: Draft, event: m.SideAdded) -> None:
    group = next(g for g in draft.contest.groups if g.number == event.group)
    draft.set_group(event.group, sides=(*group.sides, event.members))


@applies(m.MovedToGroup)
def moved_to_group(draft: Draft, event: m.MovedToGroup) -> None:
    for group in draft.contest.groups:
        sides = [tuple([who for who in side if who != event.who]) for side in group.sides]
        if group.number == event.group:
            sides[event.side - 1] = (*sides[event.side - 1], event.who)
        draft.set_group(
            group.number, sides=tuple(sides), left=tuple([(who, how) for who, how in group.left if who != event.who]),
            joined=_without(group.joined, event.who), back=_without(group.back, event.who),
            sitting_out=_without(group.sitting_out, event.who),
        )  # fmt: skip


def _without(people: tuple[str, ...], who: str) -> tuple[str, ...]:
    return tuple([one for one in people if one != who])


@applies(m.RoundJoined)
def round_joined(draft: Draft, event: m.RoundJoined) -> None:
    group = draft.group
    draft.set_group(group.number, joined=(*group.joined, event.who), back=_without(group.back, event.who))


@applies(m.HeldBack)
def held_back(draft: Draft, event: m.HeldBack) -> None:
    group = draft.group
    draft.set_group(group.number, back=(*group.back, event.who), joined=_without(group.joined, event.who))
    drop_leaves(draft, event.who)


def drop_leaves(draft: Draft, who: str) -> None:
    draft.set(
        leaves=tuple([leave for leave in draft.state.leaves if leave.who != who or leave.what not in ("flee", "hold")])
    )


def drop_all_leaves(draft: Draft) -> None:
    """To flee or to hold back: they concern the round that was to come."""
    draft.set(leaves=tuple([leave for leave in draft.state.leaves if leave.what not in ("flee", "hold")]))


def hanging_back(draft: Draft, group: Group) -> tuple[str, ...]:
    """Personae are asked anew before each round; game-characters hang back until they come in (FUG-223, FUG-A28)."""
    return tuple([who for who in group.back if is_gc(draft.state, draft.character(who))])


@applies(m.LeaveAsked)
def leave_asked(draft: Draft, event: m.LeaveAsked) -> None:
    draft.set(leaves=(*draft.state.leaves, Leave(event.who, event.what)))


@applies(m.LeaveRefused)
def leave_refused(draft: Draft, event: m.LeaveRefused) -> None:
    drop_leaves(draft, event.who)


@applies(m.LeftGroup)
def left_group(draft: Draft, event: m.LeftGroup) -> None:
    group = group_of(draft.contest, event.who)
    assert group is not None
    draft.set_group(group.number, left=(*group.left, (event.who, event.how)), joined=_without(group.joined, event.who))
    drop_leaves(draft, event.who)


@applies(m.TalkOffered)
def talk_offered(draft: Draft, event: m.TalkOffered) -> None:
    draft.set(
        declared=tuple([replace(d, talk="offered") if d.id == event.declared else d for d in draft.state.declared])
    )


@applies(m.TalkAnswered)
def talk_answered(draft: Draft, event: m.TalkAnswered) -> None:
    if event.yes:
        draft.set(declared=tuple([d for d in draft.state.declared if d.id != event.declared]))
    else:
        draft.set(
            declared=tuple([replace(d, talk="cards") if d.id == event.declared else d for d in draft.state.declared])
        )


# The end of a round, and of it all


@applies(m.Showdown)
def showdown(draft: Draft, event: m.Showdown) -> None:
    draft.set_group(event.group, last=event.hands, how=event.how)
    draft.set_contest(turn="", claim=Claim(), fresh=(), played=False, swapped=False, rescue=False)
    told_now(draft)


def told_now(draft: Draft) -> None:
    """What was postponed to the end of the hand is due (FUG-A41)."""
    draft.set(flashbacks=tuple([replace(f, late=False) for f in draft.state.flashbacks]))


@applies(m.HandsGathered)
def hands_gathered(draft: Draft, event: m.HandsGathered) -> None:
    again = draft.state.options.wild_reuse == "always"
    for hand in draft.contest.hands:
        kept = {wild.card for wild in draft.contest.wilds} if again else set()
        draft.lay_off(*[card for card in hand.up if card not in kept])
        bury(draft, hand.who, hand.down)
    wilds = tuple([replace(wild, used=False) for wild in draft.contest.wilds if again or not wild.used])
    draft.set_contest(hands=(), wilds=wilds, first="", passes=0, describer="")
    group = next(g for g in draft.contest.groups if g.number == event.group)
    draft.set_group(event.group, joined=(), back=hanging_back(draft, group), serving=(), resolved=event.resolved)


def bury(draft: Draft, who: str, cards: tuple[str, ...]) -> None:
    """Discarded unseen; who held them remembers (FUG-A75)."""
    seat = seat_of_who(draft.state, who)
    draft.set(gone=(*draft.state.gone, *[Gone(card, seat) for card in cards]))


@applies(m.WildLost)
def wild_lost(draft: Draft, event: m.WildLost) -> None:
    wild = next(w for w in draft.contest.wilds if w.id == event.wild)
    draft.set_contest(wilds=tuple([w for w in draft.contest.wilds if w.id != event.wild]))
    if not wild.used:
        lay_wild(draft, wild)


def lay_wild(draft: Draft, wild: Wild) -> None:
    if wild.shown:
        draft.lay_off(wild.card)
    else:
        bury(draft, wild.who, (wild.card,))


@applies(m.RoundSkipped)
def round_skipped(draft: Draft, event: m.RoundSkipped) -> None:
    group = next(g for g in draft.contest.groups if g.number == event.group)
    sitting_out = group.sitting_out if event.resolved else ()
    draft.set_group(
        event.group, resolved=event.resolved, sitting_out=sitting_out, joined=(), back=hanging_back(draft, group)
    )


@applies(m.GroupCame)
def group_came(draft: Draft, event: m.GroupCame) -> None:
    drop_all_leaves(draft)
    if event.group:
        draft.set_contest(at=event.group - 1, stage="optin")
    else:
        draft.set_contest(stage="done")


@applies(m.ContestEnded)
def contest_ended(draft: Draft, event: m.ContestEnded) -> None:
    contest = draft.contest
    kept = {wild.card for wild in contest.wilds}
    for hand in contest.hands:
        draft.lay_off(*[card for card in hand.up if card not in kept])
        bury(draft, hand.who, hand.down)
    for wild in contest.wilds:
        lay_wild(draft, wild)
    told_now(draft)
    drop_all_leaves(draft)
    draft.set(contest=None)
