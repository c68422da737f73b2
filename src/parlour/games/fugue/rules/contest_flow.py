"""How a hand goes on: bust, 21, whose turn comes, showdown, what follows the winner's word, the next group."""

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group, Hand, Reach, State, Win
from parlour.games.fugue.rules.ask import able, alive, character, is_gc
from parlour.games.fugue.rules.contest_ask import (
    adversaries,
    group_of,
    is_out,
    members,
    side_of,
    sides_left,
    swappable,
    unstymied,
    worth,
)
from parlour.games.fugue.rules.contest_deal import next_group
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.hands import Judged, beats, judge


def after_cards(draft: Draft, who: str) -> None:
    """New cards lie face-up: they are judged at once (3.6)."""
    state, contest, hand = draft.state, draft.contest, draft.hand(who)
    judged = worth(state, hand)
    if judged.rank == 0:
        if can_be_saved(draft, who):
            draft.put(m.BustFaced(who, judged.total))
            return
        draft.put(m.Stymied(who, judged.total))
    elif judged.rank > 1 and contest.stage == "turn":
        draft.put(m.TwentyOne(who, hand.up))
        next_reply(draft)
        return
    if contest.stage == "reply":
        if judged.rank == 0 or contest.swapped or not _can_swap(draft, who):
            end_reply(draft, who)
    elif contest.turn == who and turn_is_over(draft, who):
        end_turn(draft, who)


def can_be_saved(draft: Draft, who: str) -> bool:
    """FUG-A08, where the table plays it so: a wild card in hand. Whether it helps is its holder's to know, so she is
    asked in any case."""
    contest = draft.contest
    if draft.state.options.wild_rescue == "no" or contest.swapped or contest.turn != who:
        return False
    return _can_swap(draft, who)


def _can_swap(draft: Draft, who: str) -> bool:
    return bool(draft.hand(who).up) and bool(swappable(draft.state, draft.contest, who))


def turn_is_over(draft: Draft, who: str) -> bool:
    """It ends by itself when nothing more can be done in it (3.6)."""
    contest, as_play = draft.contest, draft.state.options.wild_timing == "ownTurnAsPlay"
    if (
        draft.hand(who).stymied
        or (contest.played and contest.swapped)
        or (as_play and (contest.played or contest.swapped))
    ):
        return True
    return contest.played and not _can_swap(draft, who)


def end_turn(draft: Draft, who: str) -> None:
    """The next one who is neither stymied nor stands for good; or the showdown."""
    contest = draft.contest
    left = [h for h in unstymied(contest) if not h.stood]
    if not left or contest.passes >= len(unstymied(contest)):
        showdown(draft)
        return
    draft.put(m.TurnCame(_after(contest.hands, who, left).who))


def _after(hands: tuple[Hand, ...], who: str, among: list[Hand]) -> Hand:
    at = next(index for index, hand in enumerate(hands) if hand.who == who)
    return next(hand for hand in (*hands[at + 1 :], *hands[: at + 1]) if hand in among)


def next_reply(draft: Draft) -> None:
    """FUG-A15: each other hand once, in order after the one who has 21; who has nothing to answer with is not asked."""
    contest = draft.contest
    at = next(index for index, hand in enumerate(contest.hands) if hand.who == contest.first)
    for hand in (*contest.hands[at + 1 :], *contest.hands[:at]):
        if hand.stymied or hand.replied:
            continue
        if hand.down or _can_swap(draft, hand.who):
            draft.put(m.TurnCame(hand.who))
            return
    showdown(draft)


def end_reply(draft: Draft, who: str) -> None:
    draft.put(m.ReplyEnded(who))
    next_reply(draft)


# Showdown


def best_hands(state: State, hands: tuple[Hand, ...]) -> list[Hand]:
    """FUG-152: the best of those that can win, in the order of turns."""
    best: list[Hand] = []
    for hand in hands:
        if worth(state, hand).rank < 1:
            continue
        order = _compare(state, hand, best[0]) if best else 1
        best = [hand] if order > 0 else [*best, hand] if order == 0 else best
    return best


def _compare(state: State, one: Hand, other: Hand) -> int:
    return beats(worth(state, one), len(one.up), worth(state, other), len(other.up), state.options)


def winners(state: State, group: Group, best: list[Hand]) -> list[Hand]:
    """3.7: hands of one side win; adversaries who tie do not, but a game-character does against personae (FUG-163)."""
    if len({side_of(group, hand.who) for hand in best}) < 2:
        return best
    dealers = [hand for hand in best if is_gc(state, character(state, hand.who))]
    if state.options.dealer_wins_ties == "yes" and len({side_of(group, hand.who) for hand in dealers}) == 1:
        return dealers
    return []


def showdown(draft: Draft) -> None:
    state, contest, group = draft.state, draft.contest, draft.group
    best = best_hands(state, contest.hands)
    won = winners(state, group, best)
    shown = tuple([(hand.who, hand.up) for hand in contest.hands])
    draft.put(m.Showdown(group.number, "win" if won else "stalemate" if best else "all stymied", shown))
    if won:
        draft.put(m.WinTaken(win_of(draft.state, group, won[0])))
    else:
        after_win(draft)


def win_of(state: State, group: Group, hand: Hand) -> Win:
    """What a hand gives its holder: how much, and whom it may befall (3.8)."""
    judged = worth(state, hand)
    return Win(hand.who, judged.rank, judged.total, hand.up, targets(state, group, hand.who, judged), judged.rank == 5)


def targets(state: State, group: Group, who: str, judged: Judged) -> tuple[str, ...]:
    """FUG-A19: adversaries in the own group; with the Fool and the World anybody in the contest; FUG-A71."""
    contest = state.contest
    assert contest is not None
    found = adversaries(group, who)
    if judged.rank == 6:
        found = [one for each in contest.groups for one in members(each) if one != who]
    elif judged.rank == 5 and state.options.rank5_reach == "contest":
        found += [one for each in contest.groups for one in opposed(state, each, who)]
    return tuple([one for one in dict.fromkeys(found) if hittable(state, one)])


def hittable(state: State, who: str) -> bool:
    """Still in the contest, and alive."""
    contest = state.contest
    assert contest is not None
    return alive(character(state, who)) and group_of(contest, who) is not None


def opposed(state: State, group: Group, who: str) -> list[str]:
    """In another group: the sides of those who are not of her kind, game-characters against personae."""
    kind = is_gc(state, character(state, who))
    return [
        one
        for side in group.sides
        if all(is_gc(state, character(state, each)) != kind for each in side)
        for one in side
    ]


# After the winner's word


def after_win(draft: Draft) -> None:
    """Acts across groups that were waiting for this hand, then new ones, then the cards are gathered."""
    contest, group = draft.contest, draft.group
    for reach in contest.reaches:
        if reach.target in members(group):
            settle_reach(draft, reach)
            if draft.contest.win is not None:
                return
    if not draft.contest.reached:
        draft.put(m.ReachesOpened(tuple([(hand.who, hand.up) for hand in reachers(draft.state)])))
    if any(not reach.allowed for reach in draft.contest.reaches):
        return
    gather(draft)


def reachers(state: State) -> list[Hand]:
    """FUG-133, FUG-A17: of the winning side, who beat every adversary and did not take the description."""
    contest = state.contest
    assert contest is not None
    group, describer = contest.groups[contest.at], contest.describer
    if not describer or not any(other_targets(state, group)):
        return []
    found = []
    waiting = {reach.who for reach in contest.reaches}
    for hand in unstymied(contest):
        if hand.who in waiting or not able(character(state, hand.who)):
            continue
        against = [other for other in contest.hands if other.who in adversaries(group, hand.who)]
        beaten = all(_compare(state, hand, other) > 0 for other in against)
        if hand.who != describer and beaten:
            found.append(hand)
    return found


def other_targets(state: State, group: Group) -> tuple[str, ...]:
    """Whom an act could reach in the other groups."""
    contest = state.contest
    assert contest is not None
    others = [g for g in contest.groups if g.number != group.number]
    return tuple([who for g in others for who in members(g) if not is_out(g, who) and alive(character(state, who))])


def settle_reach(draft: Draft, reach: Reach) -> None:
    """FUG-134: her hand against the one its target had in its group's latest round; a tie does no harm (FUG-A22)."""
    state, contest = draft.state, draft.contest
    group = group_of(contest, reach.target)
    hers = judge(reach.cards, state.options)
    if group is None or not alive(character(state, reach.target)):
        draft.put(m.ReachDropped(reach.who))
        return
    cards = dict(group.last).get(reach.target, ())
    better = beats(hers, len(reach.cards), judge(cards, state.options), len(cards), state.options) > 0
    draft.put(m.ReachSettled(reach.who, reach.target, better))
    if better:
        draft.put(m.WinTaken(Win(reach.who, hers.rank, hers.total, reach.cards, (reach.target,), reaching=True)))


def gather(draft: Draft) -> None:
    """The round is over: cards to the discard pile, wild cards back to their holders; the next group's turn (FUG-123,
    FUG-131)."""
    group = draft.group
    draft.heard()
    draft.put(m.HandsGathered(group.number, sides_left(draft.state, group) < 2))
    next_group(draft)
