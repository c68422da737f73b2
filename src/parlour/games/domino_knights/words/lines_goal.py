"""Sentences of goal and Fame: the turned card, pleas and votes, what is played for, Fame gained and lost."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.words.endings import aim, vote_name
from parlour.games.domino_knights.words.pieces import card_name, listed
from parlour.games.domino_knights.words.reader import Reader, tells

_OF_SUIT = {"lastStanding": "DK-179", "fameFirstTo": "DK-180", "fameTimed": "DK-181", "fameAttrition": "DK-182"}


@tells(m.GoalTurned)
def _goal_turned(_reader: Reader, event: m.GoalTurned) -> Line:
    if event.goal is None:
        return Line(
            "A Joker is turned for the goal and goes back: the Kingdoms decide themselves.",
            ("DK-178", "DK-183"),
            "news",
        )
    text = f"The {card_name(event.card)} is turned for the goal and goes back."
    return Line(text, ("DK-178", _OF_SUIT[event.goal]), "news")


@tells(m.VoteBegan)
def _vote_began(_reader: Reader, _event: m.VoteBegan) -> Line:
    return Line("Everybody may plead for a goal and votes for one, or for another card.", ("DK-183",))


@tells(m.Pleaded)
def _pleaded(reader: Reader, event: m.Pleaded) -> Line:
    return Line(f"{reader[event.seat]} pleads: “{event.text}”", ("DK-183",), by=event.seat)


@tells(m.GoalVoted)
def _goal_voted(reader: Reader, event: m.GoalVoted) -> Line:
    what = f": {vote_name(event.goal)}" if reader.knows(event.seat) else ""
    return Line(f"{reader[event.seat]} has voted{what}.", ("DK-183",), by=event.seat)


@tells(m.VoteEnded)
def _vote_ended(reader: Reader, event: m.VoteEnded) -> Line:
    told = [f"{vote_name(vote)}: {listed(_voters(reader, event.votes, vote))}" for vote in dict.fromkeys(event.votes)]
    most = max([event.votes.count(vote) for vote in event.votes])
    leading = {vote for vote in event.votes if event.votes.count(vote) == most}
    end = (
        " It is a tie: another card is turned."
        if len(leading) > 1
        else " Another card is turned."
        if leading == {"redraw"}
        else ""
    )
    return Line(f"The votes. {'; '.join(told)}.{end}", ("DK-183", "DK-X22"), "news")


def _voters(reader: Reader, votes: tuple[str, ...], vote: str) -> list[str]:
    return [reader[seat] for seat, one in enumerate(votes) if one == vote]


@tells(m.GoalSettled)
def _goal_settled(_reader: Reader, event: m.GoalSettled) -> Line:
    number = f"{event.start} {'Fame' if event.fame else 'Health'}"
    rules = ("DK-029", "DK-168") if event.fame else ("DK-029", "DK-006")
    return Line(f"The goal is {aim(event.goal, event.limit)}. Every Kingdom begins with {number}.", rules, "news")


@tells(m.FameChanged)
def _fame_changed(reader: Reader, event: m.FameChanged) -> Line:
    return Line(f"That costs {reader[event.seat]} 1 Fame: {event.fame} left.", ("DK-A70",), by=event.seat)


def fame_told(names: Reader, changes: Sequence[int], after: Sequence[int]) -> list[str]:
    """What a battle did to everybody's Fame (DK-169 to DK-171)."""
    told = []
    for seat, (change, fame) in enumerate(zip(changes, after, strict=True)):
        if change:
            told.append(f"{names[seat]} {'gains' if change > 0 else 'loses'} {abs(change)} Fame and has {fame}.")
    return told
