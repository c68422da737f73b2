"""The pictures of the 78 tarot cards, drawn by arithmetic: `python -m tools.tarot` writes them."""
