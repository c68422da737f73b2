"""The Dealer's desk: what is Fugue's own about the game master's."""

import msgspec

from parlour.core.game import Option, RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules import overrule
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.explain_common import in_action, led
from parlour.games.fugue.words.options import OPTIONS
from parlour.roleplay.chapter import DeskChapter

CHAPTERS: Chapter = {}
"""Every command of the game; filled by play.py, which knows all chapters."""
RULE = "FUG-007"
"""Where the rules say nothing of the desk: that the Dealer judges."""


def settled(state: State, option: Option) -> RuleViolation | None:
    """FUG-A79: how many chapters there are is settled once the first has opened."""
    if option.key != "chapters" or not state.dealt:
        return None
    why = "How long the story is was settled when its first chapter opened."
    return RuleViolation("not-now", "FUG-A79", why, "Play it to its end.")


def busy(state: State) -> RuleViolation | None:
    return in_action(state, RULE)


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=OPTIONS,
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    pieces="a character or a seat",
    busy=busy,
    led=led,
    rule=RULE,
    session_rule="FUG-125",
    chapters=CHAPTERS,
    never=(m.BringContent, m.Invent),
    hands_over=False,
    settled=settled,
)
CHAPTER: Chapter = DESK.chapter
