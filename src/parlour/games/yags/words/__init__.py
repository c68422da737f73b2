"""The game's only sentences: one place for the page, the terminal, the screen reader and the chronicle."""
