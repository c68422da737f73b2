"""What the events of recovery and milestones do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.model import Milestone, Reward
from parlour.games.fate.rules.draft import Draft, applies
from parlour.games.fate.rules.rewards import new_ratings, new_stunts, risen


@applies(m.ConsequenceCleared)
def _cleared(draft: Draft, event: m.ConsequenceCleared) -> None:
    """FAE-005: the aspect goes with it."""
    person = draft.character(event.who)
    gone = {c.aspect for c in person.consequences if c.degree == event.degree}
    draft.set_character(event.who, consequences=tuple([c for c in person.consequences if c.degree != event.degree]))
    draft.set(aspects=tuple([a for a in draft.state.aspects if a.id not in gone]))


@applies(m.ConsequenceRemoved)
def _removed(draft: Draft, event: m.ConsequenceRemoved) -> None:
    _cleared(draft, m.ConsequenceCleared(event.who, event.degree, event.reason))


@applies(m.MilestoneReached)
def _reached(draft: Draft, event: m.MilestoneReached) -> None:
    draft.set(milestone=event.milestone)
    if event.milestone.kind != "minor":
        draft.set(greater=event.milestone.session)


def _rest(draft: Draft, who: str) -> tuple[Milestone, Reward, tuple[Reward, ...]]:
    milestone = draft.state.milestone
    assert milestone is not None
    mine = next(r for r in milestone.rewards if r.who == who)
    return milestone, mine, tuple([r for r in milestone.rewards if r.who != who])


@applies(m.RewardPicked)
def _picked(draft: Draft, event: m.RewardPicked) -> None:
    """A stunt that is picked leaves the bench; one that is given up returns to it, if nothing else lies there."""
    milestone, before, _ = _rest(draft, event.reward.who)
    rewards = [event.reward if r.who == event.reward.who else r for r in milestone.rewards]
    draft.set(milestone=replace(milestone, rewards=tuple(rewards)))
    for old, new in ((before.stunt, event.reward.stunt), (before.great_stunt, event.reward.great_stunt)):
        if new is not None and old is None:
            draft.set_character(event.reward.who, bench=None)
        elif old is not None and new is None and draft.character(event.reward.who).bench is None:
            draft.set_character(event.reward.who, bench=old)


@applies(m.RewardConfirmed)
def _confirmed(draft: Draft, event: m.RewardConfirmed) -> None:
    """FAE-148, FAE-150, FAE-151, FAE-155, FAE-158; what is cleared and rewritten are events of their own."""
    reward = event.reward
    milestone, _, rest = _rest(draft, reward.who)
    person = draft.character(reward.who)
    draft.set(milestone=replace(milestone, rewards=rest))
    draft.set_character(
        reward.who,
        ratings=new_ratings(person, reward),
        stunts=new_stunts(person, reward),
        raises=risen(person, reward).raises,
        bought=risen(person, reward).bought,
    )


@applies(m.MilestoneEnded)
def _ended(draft: Draft, event: m.MilestoneEnded) -> None:
    draft.set(milestone=None)
