"""The game's only sentences: one place for the page, the terminal, the screen reader and the chronicle."""

from parlour.games.domino_knights.words.commands import words
from parlour.games.domino_knights.words.crib import CRIB
from parlour.games.domino_knights.words.endings import HOW
from parlour.games.domino_knights.words.lines import tell
from parlour.games.domino_knights.words.options import CAUTIONS, OPTIONS, PRESETS
from parlour.games.domino_knights.words.pieces import piece_name
from parlour.games.domino_knights.words.prompts import prompt
from parlour.games.domino_knights.words.reader import Reader
from parlour.games.domino_knights.words.sheet import sheet

__all__ = ["CAUTIONS", "CRIB", "HOW", "OPTIONS", "PRESETS", "Reader", "piece_name", "prompt", "sheet", "tell", "words"]
