"""The licence of the rules, word for word: it must go wherever they go, so the page can show it too."""

from importlib.resources import files

LICENCE: str = files("parlour.games.yags").joinpath("LICENSE-GPL.txt").read_text("utf-8")
