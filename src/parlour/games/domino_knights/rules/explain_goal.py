"""Why a plea or a vote is refused."""

from parlour.core.game import RuleViolation
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import PLEA_LENGTH
from parlour.games.domino_knights.model import GOAL_VOTE, State


def _settled(state: State) -> RuleViolation | None:
    if state.phase == GOAL_VOTE:
        return None
    return RuleViolation(
        "goal-fixed", "DK-167", "The goal is settled before play begins and stays.", "Play for it as it is."
    )


def plead(state: State, seat: int, command: m.Plead) -> RuleViolation | None:
    text = f"A plea has a word at least and {PLEA_LENGTH} letters at most."
    return _settled(state) or RuleViolation("bad-plea", "DK-183", text, "Say it shortly.")


def vote(state: State, seat: int, command: m.VoteGoal) -> RuleViolation | None:
    if state.phase == GOAL_VOTE and command.goal == "healthiestAfter":
        return RuleViolation(
            "bad-target", "DK-168", "Here Fame is played for, and nobody has Health.", "Vote for another goal."
        )
    return _settled(state) or RuleViolation(
        "bad-target", "DK-183", "That is no goal of this game.", "Vote for a goal, or for another card."
    )


def concede(state: State, seat: int, command: m.Concede) -> RuleViolation | None:
    if state.phase != GOAL_VOTE:
        return None
    return RuleViolation(
        "wrong-phase",
        "DK-183",
        "The goal is being voted on, and nothing is dealt yet.",
        "Vote first; then you may give up.",
    )
