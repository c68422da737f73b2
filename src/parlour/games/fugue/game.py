"""The Fugue System as the contract asks for it: each question handed to the room that answers it."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import SheetFormat
from parlour.core.phrasebook import Spoken
from parlour.games.fugue import moves as m
from parlour.games.fugue import odds as chances
from parlour.games.fugue import sheets as files
from parlour.games.fugue import view_build
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Options, State
from parlour.games.fugue.redeal import redeal
from parlour.games.fugue.rehearsal import rehearsal
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules import setup
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.view import Private, Public
from parlour.games.fugue.view_foresee import foresee
from parlour.games.fugue.words.commands import words
from parlour.games.fugue.words.crib import crib
from parlour.games.fugue.words.lines import tell_all
from parlour.games.fugue.words.names import piece_name
from parlour.games.fugue.words.options import about, options
from parlour.games.fugue.words.prompts import prompt
from parlour.games.fugue.words.sheet import sheet
from parlour.roleplay.game import LedGame
from parlour.roleplay.scenes import FILE


class Fugue(LedGame):
    about = Spoken(about)
    version = "1"
    rule = "FUG-005"
    revealing = (
        m.CardFlipped,
        m.CardDealt,
        m.CardRevealed,
        m.CardTwisted,
        m.WildDealt,
        m.WildSwapped,
        m.Replied,
        m.SignifiersDealt,
        m.DealerChanged,
        m.PlanOpened,
    )
    state_type, command_type, event_type = State, m.AnyCommand, m.AnyEvent
    public_type, private_type, options_type = Public, Private, Options
    commands: dict[str, Callable[..., Any]] = rules.PLAYING.commands
    words = Spoken(words)
    options = Spoken(options)
    rulebook = RULEBOOK
    crib = Spoken(crib)
    odds = Spoken(chances.questions)
    sheets = Spoken(files.sheets)
    tokens: tuple[str, ...] = KEYS
    papers: tuple[SheetFormat, ...] = (FILE,)
    drawn: Mapping[str, tuple[str, ...]] = {
        "card_flipped": ("card",),
        "card_dealt": ("card",),
        "wild_dealt": ("card",),
        "card_twisted": ("card",),
        "signifiers_dealt": ("dealt.*.1",),
    }

    start = staticmethod(setup.start)
    initial = staticmethod(setup.initial)
    asked = staticmethod(rules.awaited)
    decision = staticmethod(rules.decision)
    playing = rules.PLAYING
    evolve = staticmethod(Draft.evolve)
    public = staticmethod(view_build.public)
    private = staticmethod(view_build.private)
    redeal = staticmethod(redeal)
    rehearsal = staticmethod(rehearsal)
    sheet_file = staticmethod(files.written)
    schema = staticmethod(files.schema)
    sheet = staticmethod(sheet)
    piece_name = staticmethod(piece_name)
    asking = staticmethod(prompt)
    chances = staticmethod(chances.answer)
    foretold = staticmethod(foresee)
    tell = staticmethod(tell_all)

    def tale(self, state: State) -> str:
        return state.content.title if state.content is not None else ""


GAME = Fugue()
