"""The Dealer's desk: what is Fugue's own about the game master's."""

import dataclasses
from collections.abc import Sequence

import msgspec

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules import overrule
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.explain_common import Found, in_action, led
from parlour.games.fugue.words.options import OPTIONS
from parlour.roleplay.chapter import DeskChapter, act_rule
from parlour.roleplay.explain import explain_desk
from parlour.roleplay.moves import ChangeRule

CHAPTERS: Chapter = {}
"""Every command of the game; filled by play.py, which knows all chapters."""
RULE = "FUG-007"
"""Where the rules say nothing of the desk: that the Dealer judges."""


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
)
_LATER = dataclasses.replace(DESK, options=tuple([option for option in OPTIONS if option.key != "chapters"]))


def offer_rule(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A79: how many chapters there are is settled once the first has opened."""
    return (_LATER if state.dealt else DESK).offer_rule(state, seat)


def explain(state: State, seat: int, command: object) -> Found:
    if (
        isinstance(command, ChangeRule)
        and command.key == "chapters"
        and state.dealt
        and led(state, seat, RULE, "") is None
    ):
        why = "How long the story is was settled when its first chapter opened."
        return RuleViolation("not-now", "FUG-A79", why, "Play it to its end.")
    return explain_desk(state, seat, command, DESK)


CHAPTER: Chapter = {**DESK.chapter, ChangeRule: (offer_rule, act_rule)}
