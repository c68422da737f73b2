"""The game's only sentences: one place for the page, the terminal, the screen reader and the chronicle."""

from parlour.games.domino_knights.words.commands import WORDS
from parlour.games.domino_knights.words.crib import CRIB
from parlour.games.domino_knights.words.endings import HOW
from parlour.games.domino_knights.words.lines import tell
from parlour.games.domino_knights.words.options import OPTIONS
from parlour.games.domino_knights.words.pieces import piece_name
from parlour.games.domino_knights.words.prompts import prompt
from parlour.games.domino_knights.words.sheet import sheet

__all__ = ["CRIB", "HOW", "OPTIONS", "WORDS", "piece_name", "prompt", "sheet", "tell"]
