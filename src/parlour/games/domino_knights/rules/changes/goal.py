"""What each event of goal and Fame does to the state. No checks, no chance."""

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import GOAL_VOTE, SETUP
from parlour.games.domino_knights.rules.draft import Draft, applies


def _with(by_seat: tuple[str, ...], seat: int, said: str) -> tuple[str, ...]:
    return (*by_seat[:seat], said, *by_seat[seat + 1 :])


@applies(m.GoalTurned)
def goal_turned(draft: Draft, event: m.GoalTurned) -> None:
    """It goes back at once (DK-A73)."""
    draft.state.goal_card = event.card


@applies(m.VoteBegan)
def vote_began(draft: Draft, event: m.VoteBegan) -> None:
    s = draft.state
    s.phase = GOAL_VOTE
    s.pleas = s.votes = ("",) * len(s.kingdoms)
    s.decision += 1


@applies(m.Pleaded)
def pleaded(draft: Draft, event: m.Pleaded) -> None:
    draft.state.pleas = _with(draft.state.pleas, event.seat, event.text)


@applies(m.GoalVoted)
def goal_voted(draft: Draft, event: m.GoalVoted) -> None:
    draft.state.votes = _with(draft.state.votes, event.seat, event.goal)


@applies(m.VoteEnded)
def vote_ended(draft: Draft, event: m.VoteEnded) -> None:
    draft.state.phase = SETUP
    draft.state.decision += 1


@applies(m.GoalSettled)
def goal_settled(draft: Draft, event: m.GoalSettled) -> None:
    s = draft.state
    s.goal, s.fame = event.goal, event.fame
    for seat in range(len(s.kingdoms)):
        draft.kingdom(seat).health = event.start


@applies(m.FameChanged)
def fame_changed(draft: Draft, event: m.FameChanged) -> None:
    draft.kingdom(event.seat).health = event.fame
