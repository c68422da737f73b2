"""The game master's desk at a Fate table: what is Fate's own about it."""

import msgspec

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules import overrule
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.owned import OWNED
from parlour.games.fate.rules.prepared import SCENES
from parlour.games.fate.words.options import options
from parlour.games.fate.words.refusals import busy_words, gm_only
from parlour.roleplay.cast import dressed
from parlour.roleplay.chapter import DeskChapter, leads
from parlour.roleplay.keeping import keep_desk

RULE = "FAE-001"
"""Where the rules say nothing of the desk: that the table judges what is true."""
keep_desk(Draft)


def busy(state: State) -> RuleViolation | None:
    """One thing after another: neither house rules nor who leads change in the middle of a roll."""
    if state.roll is None:
        return None
    return RuleViolation("roll-open", "FAE-023", *busy_words(state))


def led(state: State, seat: int, rule: str, does: str) -> RuleViolation | None:
    return None if leads(state, seat) else RuleViolation("not-the-game-master", rule, *gm_only(state, does))


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=options(),
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    busy=busy,
    led=led,
    rule=RULE,
    session_rule="FAE-145",
    never=(m.ImportCharacter,),
    scenes=SCENES,
    owned=OWNED,
    people=dressed,
)
