"""What each event does to the state, chapter by chapter: no checks, no chance. Importing them is all that is needed."""

from parlour.games.yags.rules.changes import campaign, check, overruling, people, scene, tasks

__all__ = ["campaign", "check", "overruling", "people", "scene", "tasks"]
