"""Fate Accelerated as the contract asks for it: each question handed to the room that answers it."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import About, Alarm, SheetFormat
from parlour.games.fate import moves as m
from parlour.games.fate import odds as chances
from parlour.games.fate import sheets as files
from parlour.games.fate import view_build
from parlour.games.fate.model import Options, State
from parlour.games.fate.redeal import redeal
from parlour.games.fate.rehearsal import rehearsal
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.rules import play as rules
from parlour.games.fate.rules import setup
from parlour.games.fate.rules.draft import evolve
from parlour.games.fate.view import Private, Public
from parlour.games.fate.view_foresee import foresee
from parlour.games.fate.words.commands import WORDS
from parlour.games.fate.words.crib import CRIB
from parlour.games.fate.words.lines import tell_all
from parlour.games.fate.words.names import piece_name
from parlour.games.fate.words.options import OPTIONS
from parlour.games.fate.words.prompts import prompt
from parlour.games.fate.words.sheet import sheet
from parlour.roleplay.game import LedGame


class Fate(LedGame):
    about = About(
        "fate",
        "Fate Accelerated",
        "Bold characters, true aspects, and fate points that change hands.",
        2,
        8,
        "Rules after a Fate Accelerated rules reference, in our own words; Fate is by Evil Hat Productions, LLC",
        "CC BY 3.0",
        "https://creativecommons.org/licenses/by/3.0/",
        master=True,
    )
    version = "2"
    former: Mapping[str, Any] = {
        "major_stunt_from": "three",
        "late_stunts": "free",
        "mook_skills": "once",
        "after_dice": "turns",
        "wait": 0,
        "remember": "off",
    }
    rule = "FAE-001"
    revealing = (m.Thrown, m.AspectRevealed, m.CharacterRevealed, m.TaskShown, m.SideSettled, m.ConflictStarted)
    state_type, command_type, event_type = State, m.AnyCommand, m.AnyEvent
    public_type, private_type, options_type = Public, Private, Options
    commands: dict[str, Callable[..., Any]] = rules.PLAYING.commands
    words = WORDS
    options = OPTIONS
    rulebook = RULEBOOK
    crib = CRIB
    odds = chances.QUESTIONS
    sheets: tuple[SheetFormat, ...] = files.SHEETS
    drawn: Mapping[str, tuple[str, ...]] = {"thrown": ("throw.faces.* unless throw.by_hand", "throw.card")}

    start = staticmethod(setup.start)
    initial = staticmethod(setup.initial)
    asked = staticmethod(rules.awaited)
    decision = staticmethod(rules.decision)
    playing = rules.PLAYING
    evolve = staticmethod(evolve)
    public = staticmethod(view_build.public)
    private = staticmethod(view_build.private)
    redeal = staticmethod(redeal)
    rehearsal = staticmethod(rehearsal)
    passing = staticmethod(rules.passing)
    alarms = staticmethod(rules.alarms)
    written = staticmethod(files.written)
    schema = staticmethod(files.schema)
    sheet = staticmethod(sheet)
    piece_name = staticmethod(piece_name)
    asking = staticmethod(prompt)
    chances = staticmethod(chances.answer)
    foresee = staticmethod(foresee)
    tell = staticmethod(tell_all)

    def alarm_command(self, alarm: Alarm) -> m.TimeIsUp:
        return m.TimeIsUp(alarm.token)


GAME = Fate()
