"""The Dealer's desk: what is Fugue's own about the game master's."""

import msgspec

from parlour.core.game import Option, RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules import overrule
from parlour.games.fugue.rules.ask import seat_of
from parlour.games.fugue.rules.conditions import BETWEEN, not_dealer
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.prepared import SCENES
from parlour.games.fugue.words.options import options
from parlour.games.fugue.words.refusals import dealer_only, in_the_way, length_settled
from parlour.roleplay.chapter import DeskChapter, leads
from parlour.roleplay.keeping import keep_desk

RULE = "FUG-007"
"""Where the rules say nothing of the desk: that the Dealer judges."""
keep_desk(Draft)


def settled(state: State, option: Option) -> RuleViolation | None:
    """FUG-A79: how many chapters there are is settled once the first has opened."""
    if option.key != "chapters" or not state.dealt:
        return None
    return RuleViolation("not-now", "FUG-A79", *length_settled())


def busy(state: State) -> RuleViolation | None:
    """Neither house rules nor who leads change in the middle of something."""
    found = next((forbids.__name__ for forbids in BETWEEN if forbids(state)), "")
    return RuleViolation("not-now", RULE, *in_the_way(found)) if found else None


def led(state: State, seat: int, rule: str, does: str) -> RuleViolation | None:
    return RuleViolation("not-dealer", rule, *dealer_only(state, does)) if not_dealer(state, seat) else None


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=options(),
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    busy=busy,
    led=led,
    rule=RULE,
    session_rule="FUG-125",
    never=(m.BringContent, m.Invent),
    hands_over=False,
    settled=settled,
    scenes=SCENES,
    people=lambda state, seat: [c for c in state.characters if leads(state, seat) or seat_of(state, c) == seat],
)
