"""The goal (2.3, 2.21, 2.23): as the host chose it, by a turned card, or by a vote after a Joker."""

from parlour.core.judge import Move, One, Words
from parlour.core.offers import Offer, Pick, Text
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import PLEA_LENGTH
from parlour.games.domino_knights.model import FAME_GOALS, GOAL_VOTE, Goal, Options, State
from parlour.games.domino_knights.pieces import BLANK_CARD_AT, CARD_NAMES, CARDS, CLUBS, DIAMONDS, HEARTS, SPADES, SUIT
from parlour.games.domino_knights.rules.conditions import FREE
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import To, resume
from parlour.games.domino_knights.rules.questions import living

OF_SUIT: dict[int, Goal] = {
    CLUBS: "lastStanding",
    DIAMONDS: "fameFirstTo",
    HEARTS: "fameTimed",
    SPADES: "fameAttrition",
}
"""DK-179 to DK-182."""
GOALS: tuple[Goal, ...] = ("lastStanding", "healthiestAfter", *FAME_GOALS)
REDRAW = "redraw"
_BLANK_CARDS = bytes(range(BLANK_CARD_AT, CARDS))

NONE: tuple[Offer, ...] = ()
_PLEAD = (Offer("plead", (), (Text(PLEA_LENGTH),), False),)


def with_fame(options: Options, goal: Goal) -> bool:
    """DK-168, DK-179: a goal of Fame brings it, and the host may wish it; who is healthiest is a question of Health."""
    return goal in FAME_GOALS or (options.fame and goal != "healthiestAfter")


def eligible(options: Options) -> tuple[Goal, ...]:
    """What may be voted for: where the host has wished for Fame, nothing that is decided by Health."""
    return tuple([goal for goal in GOALS if goal != "healthiestAfter" or not options.fame])


def settle_goal(draft: Draft, goal: Goal) -> None:
    """What is played for is known: FIRST and DEAL follow."""
    s = draft.state
    fame = with_fame(s.options, goal)
    draft.put(m.GoalSettled(goal, fame, s.options.starting(fame=fame), s.options.limit(goal)))
    resume(draft, To.FIRST)


def turn_goal(draft: Draft) -> None:
    """DK-178, DK-183, DK-A73: one card says the goal and goes back; a Joker leaves it to the group."""
    s = draft.state
    card = draft.draw(s.deck.translate(None, _BLANK_CARDS), 1, CARD_NAMES)[0]
    goal = OF_SUIT.get(SUIT[card])
    draft.put(m.GoalTurned(card, goal))
    if goal is None:
        draft.put(m.VoteBegan())
    else:
        settle_goal(draft, goal)


def offer_plead(state: State, seat: int) -> tuple[Offer, ...]:
    """DK-183: as often as one likes; the last plea stands."""
    return _PLEAD if state.phase == GOAL_VOTE else NONE


def goal_settled(state: State) -> bool:
    """DK-167."""
    return state.phase != GOAL_VOTE


TO_PLEAD = Move(m.Plead, {"text": Words(PLEA_LENGTH)}, rule="DK-183", unless=(*FREE, goal_settled))


def act_plead(draft: Draft, seat: int, command: m.Plead) -> None:
    draft.put(m.Pleaded(seat, command.text.strip()))


def offer_vote(state: State, seat: int) -> tuple[Offer, ...]:
    """DK-183: a goal or another card, to be thought over until the last vote is in."""
    if state.phase != GOAL_VOTE:
        return NONE
    return (Offer("vote_goal", (), (Pick((*eligible(state.options), REDRAW)),), not state.votes[seat]),)


def no_health(state: State, it: str) -> bool:
    """DK-168."""
    return it == "healthiestAfter" and state.options.fame


TO_VOTE = Move(
    m.VoteGoal, {"goal": One((*GOALS, REDRAW), unless=(no_health,))}, rule="DK-183", unless=(*FREE, goal_settled)
)


def act_vote(draft: Draft, seat: int, command: m.VoteGoal) -> None:
    """The most votes decide; a tie, or the wish for it, turns another card (DK-X22)."""
    s = draft.state
    draft.put(m.GoalVoted(seat, command.goal))
    if still_to_vote(s):
        return
    votes = s.votes
    draft.put(m.VoteEnded(votes))
    counts = sorted([(votes.count(goal), goal) for goal in set(votes)], reverse=True)
    is_tied = len(counts) > 1 and counts[0][0] == counts[1][0]
    chosen = next((goal for goal in eligible(s.options) if goal == counts[0][1] and not is_tied), None)
    if chosen is None:
        turn_goal(draft)
    else:
        settle_goal(draft, chosen)


def still_to_vote(state: State) -> list[int]:
    return [seat for seat in living(state) if not state.votes[seat]]
