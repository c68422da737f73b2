"""The game's only sentences: one place for the page, the terminal, the screen reader and the chronicle. They stand in
`<language>/*.ftl`; the modules here say which, by which rules and with which values."""

from parlour.games.domino_knights.words.advice import advice
from parlour.games.domino_knights.words.commands import words
from parlour.games.domino_knights.words.crib import crib
from parlour.games.domino_knights.words.lines import tell
from parlour.games.domino_knights.words.options import about, cautions, named, options, presets
from parlour.games.domino_knights.words.pieces import piece_name
from parlour.games.domino_knights.words.prompts import prompt
from parlour.games.domino_knights.words.reader import Reader
from parlour.games.domino_knights.words.sheet import sheet

__all__ = [
    "Reader",
    "about",
    "advice",
    "cautions",
    "crib",
    "named",
    "options",
    "piece_name",
    "presets",
    "prompt",
    "sheet",
    "tell",
    "words",
]
