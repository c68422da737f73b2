"""Fate Accelerated as the contract asks for it: each question handed to the room that answers it."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import Alarm, SheetFormat
from parlour.core.phrasebook import Spoken
from parlour.games.fate import moves as m
from parlour.games.fate import odds as chances
from parlour.games.fate import sheets as files
from parlour.games.fate import view_build
from parlour.games.fate import words as say
from parlour.games.fate.model import Options, State
from parlour.games.fate.redeal import redeal
from parlour.games.fate.rehearsal import rehearsal
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.rules import play as rules
from parlour.games.fate.rules import setup
from parlour.games.fate.rules.draft import evolve
from parlour.games.fate.view import Private, Public
from parlour.games.fate.view_foresee import foresee
from parlour.games.fate.words.lines import tell_all
from parlour.roleplay.game import LedGame
from parlour.roleplay.scenes import FILE


class Fate(LedGame):
    about = Spoken(say.about)
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
    revealing = (
        m.Thrown, m.AspectRevealed, m.CharacterRevealed, m.TaskShown, m.SideSettled, m.ConflictStarted, m.PlanOpened,
    )  # fmt: skip
    state_type, command_type, event_type = State, m.AnyCommand, m.AnyEvent
    public_type, private_type, options_type = Public, Private, Options
    commands: dict[str, Callable[..., Any]] = rules.PLAYING.commands
    words = Spoken(say.words)
    options = Spoken(say.options)
    rulebook = RULEBOOK
    crib = Spoken(say.crib)
    odds = Spoken(lambda: tuple(chances.questions().values()))
    sheets = Spoken(files.formats)
    papers: tuple[SheetFormat, ...] = (FILE,)
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
    sheet_file = staticmethod(files.written)
    schema = staticmethod(files.schema)
    sheet = staticmethod(say.sheet)
    piece_name = staticmethod(say.piece_name)
    asking = staticmethod(say.prompt)
    chances = staticmethod(chances.answer)
    foretold = staticmethod(foresee)
    tell = staticmethod(tell_all)

    def alarm_command(self, alarm: Alarm) -> m.TimeIsUp:
        return m.TimeIsUp(alarm.token)

    def tale(self, state: State) -> str:
        return state.scene.name if state.scene.opened else ""


GAME = Fate()
