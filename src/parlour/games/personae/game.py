"""Personae as the contract asks for it: each question handed to the room that answers it."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import SheetFormat
from parlour.core.phrasebook import Spoken
from parlour.games.personae import moves as m
from parlour.games.personae import odds as chances
from parlour.games.personae import sheets as files
from parlour.games.personae import view_build
from parlour.games.personae.licence import LICENCE
from parlour.games.personae.model import Options, State
from parlour.games.personae.redeal import redeal
from parlour.games.personae.rehearsal import rehearsal
from parlour.games.personae.rulebook import RULEBOOK
from parlour.games.personae.rules import play as rules
from parlour.games.personae.rules import setup
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.view import Private, Public
from parlour.games.personae.view_foresee import foresee
from parlour.games.personae.words.commands import words
from parlour.games.personae.words.crib import crib
from parlour.games.personae.words.lines import tell_all
from parlour.games.personae.words.names import piece_name
from parlour.games.personae.words.options import about, options
from parlour.games.personae.words.prompts import prompt
from parlour.games.personae.words.sheet import sheet
from parlour.roleplay.game import LedGame
from parlour.roleplay.scenes import FILE


class Personae(LedGame):
    folk = "individuals"
    about = Spoken(about)
    licence_text = LICENCE
    version = "1"
    rule = "PER-004"
    former: Mapping[str, Any] = {"goal_required": "on", "dice_ready": "everybody", "turns_pass": "said"}
    revealing = (
        m.DiceRolled,
        m.DieRerolled,
        m.OrderRolled,
        m.HazardRolled,
        m.CapRolled,
        m.IndividualShown,
        m.NumbersShown,
        m.AnswerGiven,
        m.SecretRolled,
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
    papers: tuple[SheetFormat, ...] = (FILE,)
    drawn: Mapping[str, tuple[str, ...]] = {
        "dice_rolled": ("dice.* unless by_hand",),
        "die_rerolled": ("rolled",),
        "order_rolled": ("dice.*",),
        "hazard_rolled": ("die",),
        "cap_rolled": ("die",),
        "secret_rolled": ("dice.*", "others.*"),
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
    foretold = staticmethod(foresee)
    rehearsal = staticmethod(rehearsal)
    sheet_file = staticmethod(files.written)
    schema = staticmethod(files.schema)
    sheet = staticmethod(sheet)
    piece_name = staticmethod(piece_name)
    asking = staticmethod(prompt)
    chances = staticmethod(chances.answer)
    tell = staticmethod(tell_all)

    def tale(self, state: State) -> str:
        return state.scene.place if state.scene.open else ""


GAME = Personae()
