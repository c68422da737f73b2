"""The game's only sentences: one place for the page, the terminal, the screen reader and the chronicle."""

from parlour.games.fate.words.commands import WORDS
from parlour.games.fate.words.crib import CRIB
from parlour.games.fate.words.lines import tell
from parlour.games.fate.words.names import piece_name
from parlour.games.fate.words.options import OPTIONS
from parlour.games.fate.words.prompts import prompt
from parlour.games.fate.words.sheet import sheet

__all__ = ["CRIB", "OPTIONS", "WORDS", "piece_name", "prompt", "sheet", "tell"]
