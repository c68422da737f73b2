"""What each event does to the state, chapter by chapter: no checks, no chance. Importing them is all that is needed."""

from parlour.games.fugue.rules.changes import action, board, campaign, contest, hand, harm, memory, overrule, persona

__all__ = ["action", "board", "campaign", "contest", "hand", "harm", "memory", "overrule", "persona"]
