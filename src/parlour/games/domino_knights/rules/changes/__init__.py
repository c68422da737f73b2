"""What each event does to the state, chapter by chapter: no checks, no chance. Importing them is all that is needed."""

from parlour.games.domino_knights.rules.changes import battle, goal, lesson, pairs, special, turn

__all__ = ["battle", "goal", "lesson", "pairs", "special", "turn"]
