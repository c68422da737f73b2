"""Yags as the contract asks for it: each question handed to the room that answers it."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import SheetFormat
from parlour.core.phrasebook import Spoken
from parlour.games.yags import moves as m
from parlour.games.yags import odds as chances
from parlour.games.yags import sheets as files
from parlour.games.yags import view_build
from parlour.games.yags.licence import LICENCE
from parlour.games.yags.model import Options, State
from parlour.games.yags.redeal import redeal
from parlour.games.yags.rehearsal import rehearsal
from parlour.games.yags.rulebook import RULEBOOK
from parlour.games.yags.rules import play as rules
from parlour.games.yags.rules import setup
from parlour.games.yags.rules.ask import RULE
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.pointing import why_not
from parlour.games.yags.view import Private, Public
from parlour.games.yags.view_foresee import foresee
from parlour.games.yags.words.commands import words
from parlour.games.yags.words.crib import crib
from parlour.games.yags.words.lines import tell_all
from parlour.games.yags.words.names import names, piece_name
from parlour.games.yags.words.options import about, options
from parlour.games.yags.words.prompts import prompt
from parlour.games.yags.words.sheet import sheet
from parlour.roleplay.game import LedGame
from parlour.roleplay.scenes import FILE


class Yags(LedGame):
    folk = "creatures"
    about = Spoken(about)
    licence_text = LICENCE
    version = "1"
    rule = RULE
    revealing = (m.Rolled, m.AttributesRolled, m.CreatureShown, m.NumbersShown, m.Revealed, m.PlanOpened)
    state_type, command_type, event_type = State, m.AnyCommand, m.AnyEvent
    public_type, private_type, options_type = Public, Private, Options
    commands: dict[str, Callable[..., Any]] = rules.PLAYING.commands
    words = Spoken(words)
    options = Spoken(options)
    rulebook = RULEBOOK
    crib = Spoken(crib)
    odds = Spoken(chances.questions)
    sheets = Spoken(files.sheets)
    papers: tuple[SheetFormat, ...] = (FILE,)
    drawn: Mapping[str, tuple[str, ...]] = {
        "rolled": ("side.die unless side.by_hand",),
        "attributes_rolled": ("dice.*",),
        "decided": ("check.aside.*",),
        "kept": ("check.aside.*",),
    }

    start = staticmethod(setup.start)
    initial = staticmethod(setup.initial)
    asked = staticmethod(rules.awaited)
    decision = staticmethod(rules.decision)
    playing = rules.PLAYING
    evolve = staticmethod(Draft.evolve)
    why_not = staticmethod(why_not)
    public = staticmethod(view_build.public)
    private = staticmethod(view_build.private)
    redeal = staticmethod(redeal)
    rehearsal = staticmethod(rehearsal)
    sheet_file = staticmethod(files.written)
    schema = staticmethod(files.schema)
    sheet = staticmethod(sheet)
    piece_name = staticmethod(piece_name)
    names = staticmethod(names)
    asking = staticmethod(prompt)
    chances = staticmethod(chances.answer)
    foretold = staticmethod(foresee)
    tell = staticmethod(tell_all)

    def tale(self, state: State) -> str:
        return state.scene.place if state.scene.open else ""


GAME = Yags()
