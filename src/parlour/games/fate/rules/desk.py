"""The game master's desk at a Fate table: what is Fate's own about it."""

import msgspec

from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules import overrule
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.explain_common import led, roll_open
from parlour.games.fate.words.options import OPTIONS
from parlour.roleplay.chapter import DeskChapter

CHAPTERS: Chapter = {}
"""Every command of the game; filled by play.py, which knows all chapters."""
RULE = "FAE-001"
"""Where the rules say nothing of the desk: that the table judges what is true."""

DESK: DeskChapter[State, Draft] = DeskChapter(
    options=OPTIONS,
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    pieces="the pool, a character or an aspect",
    busy=roll_open,
    led=led,
    rule=RULE,
    session_rule="FAE-145",
    chapters=CHAPTERS,
    never=(m.ImportCharacter,),
)
CHAPTER: Chapter = DESK.chapter
