"""What each event does to the state, chapter by chapter: no checks, no chance. Importing them is all that is needed."""

from parlour.games.fate.rules.changes import aspects, conflict, deals, milestone, people, roll, scene

__all__ = ["aspects", "conflict", "deals", "milestone", "people", "roll", "scene"]
