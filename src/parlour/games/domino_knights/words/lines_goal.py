"""Lines of goal and Fame: the turned card, pleas and votes, what is played for, Fame gained and lost."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.words.endings import aim, vote_name
from parlour.games.domino_knights.words.pieces import card_name
from parlour.games.domino_knights.words.reader import SAY, Reader, line, tells

_OF_SUIT = {"lastStanding": "DK-179", "fameFirstTo": "DK-180", "fameTimed": "DK-181", "fameAttrition": "DK-182"}


@tells(m.GoalTurned)
def goal_turned(_reader: Reader, event: m.GoalTurned) -> Line:
    if event.goal is None:
        return line("goal-joker", "DK-178", "DK-183", kind="news")
    return line("goal-turned", "DK-178", _OF_SUIT[event.goal], kind="news", card=card_name(event.card))


@tells(m.VoteBegan)
def vote_began(_reader: Reader, _event: m.VoteBegan) -> Line:
    return line("vote-began", "DK-183")


@tells(m.Pleaded)
def pleaded(reader: Reader, event: m.Pleaded) -> Line:
    return reader.line("pleaded", event.seat, "DK-183", text=event.text)


@tells(m.GoalVoted)
def goal_voted(reader: Reader, event: m.GoalVoted) -> Line:
    if reader.knows(event.seat):
        return reader.line("voted-for", event.seat, "DK-183", goal=vote_name(event.goal))
    return reader.line("voted", event.seat, "DK-183")


@tells(m.VoteEnded)
def vote_ended(reader: Reader, event: m.VoteEnded) -> Line:
    votes = event.votes
    told = [f"{vote_name(vote)}: {listed(_voters(reader, votes, vote))}" for vote in dict.fromkeys(votes)]
    most = max([votes.count(vote) for vote in votes])
    leading = {vote for vote in votes if votes.count(vote) == most}
    said = [SAY("vote-ended", votes="; ".join(told))]
    if len(leading) > 1:
        said.append(SAY("vote-tie"))
    elif leading == {"redraw"}:
        said.append(SAY("vote-redraw"))
    return Line(" ".join(said), ("DK-183", "DK-X22"), "news")


def _voters(reader: Reader, votes: tuple[str, ...], vote: str) -> list[str]:
    return [reader[seat] for seat, one in enumerate(votes) if one == vote]


@tells(m.GoalSettled)
def goal_settled(_reader: Reader, event: m.GoalSettled) -> Line:
    key, rule = ("settled-fame", "DK-168") if event.fame else ("settled-health", "DK-006")
    return line(key, "DK-029", rule, kind="news", aim=aim(event.goal, event.limit), start=str(event.start))


@tells(m.FameChanged)
def fame_changed(reader: Reader, event: m.FameChanged) -> Line:
    return reader.line("fame-cost", event.seat, "DK-A70", fame=str(event.fame))


def fame_told(names: Reader, changes: Sequence[int], after: Sequence[int]) -> list[str]:
    """What a battle did to everybody's Fame (DK-169 to DK-171)."""
    return [
        SAY("fame-gained" if change > 0 else "fame-lost", who=names[seat], change=str(abs(change)), fame=str(fame))
        for seat, (change, fame) in enumerate(zip(changes, after, strict=True))
        if change
    ]
