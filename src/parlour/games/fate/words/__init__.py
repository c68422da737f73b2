"""The game's only sentences: one place for the page, the terminal, the screen reader and the chronicle. They stand in
`<language>/*.ftl`; the modules here say which, by which rules and with which values."""

from parlour.games.fate.words.commands import words
from parlour.games.fate.words.crib import crib
from parlour.games.fate.words.lines import tell
from parlour.games.fate.words.names import piece_name
from parlour.games.fate.words.options import about, options
from parlour.games.fate.words.prompts import prompt
from parlour.games.fate.words.sheet import sheet

__all__ = ["about", "crib", "options", "piece_name", "prompt", "sheet", "tell", "words"]
