"""What each event does to the state, chapter by chapter: no checks, no chance. Importing them is all that is needed."""

from parlour.games.personae.rules.changes import advance, challenge, harm, people, scene, turns

__all__ = ["advance", "challenge", "harm", "people", "scene", "turns"]
