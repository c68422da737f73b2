"""Domino Knights as the contract asks for it: each question handed to the room that answers it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from parlour.core.game import Advice, Alarm, Line, Outcome, Rung, WithoutCharacters
from parlour.core.offers import Piece
from parlour.core.options import settled
from parlour.core.phrasebook import Spoken
from parlour.games.domino_knights import bot as bots
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights import view_build
from parlour.games.domino_knights import words as say
from parlour.games.domino_knights.content import PLAYERS_PER_DECK
from parlour.games.domino_knights.learning import LEARNING
from parlour.games.domino_knights.lesson import course, opponent
from parlour.games.domino_knights.model import FAME_GOALS, Options, State
from parlour.games.domino_knights.redeal import redeal
from parlour.games.domino_knights.rulebook import RULEBOOK
from parlour.games.domino_knights.rules import play as rules
from parlour.games.domino_knights.rules import setup
from parlour.games.domino_knights.rules.consistent import check
from parlour.games.domino_knights.rules.draft import evolve
from parlour.games.domino_knights.rules.graves import keeps_dead
from parlour.games.domino_knights.study import STUDY
from parlour.games.domino_knights.view import Private, Public

_REVEALING = (
    m.StepLaid,
    m.GoalTurned,
    m.VoteEnded,
    m.FirstDrawn,
    m.HandDealt,
    m.DiscardTurnedUp,
    m.RecruitsDrawn,
    m.CardsDrawn,
    m.Promoted,
    m.CopyLost,
    m.CandidateKilled,
    m.BroughtIn,
    m.SpecialPlayed,
    m.Discarded,
    m.Ejected,
    m.TrainingReturned,
)
_YES_NO = {"yes": True, "no": False}


class DominoKnights(WithoutCharacters):
    about = Spoken(say.about)
    version = "1"
    state_type, command_type, event_type = State, m.AnyCommand, m.AnyEvent
    public_type, private_type, options_type = Public, Private, Options
    commands: dict[str, Callable[..., Any]] = {kind.__struct_config__.tag: kind for kind in rules.COMMANDS}  # type: ignore[attr-defined]
    ladder: tuple[Rung, ...] = bots.LADDER
    levels = Spoken(lambda: say.named(bots.LEVELS))
    words = Spoken(say.words)
    options = Spoken(say.options)
    presets = Spoken(say.presets)
    cautions = Spoken(say.cautions)
    rulebook = RULEBOOK
    crib = Spoken(say.crib)
    drawn: Mapping[str, tuple[str, ...]] = {
        "goal_turned": ("card",),
        "first_drawn": ("cards.*.1",),
        "hand_dealt": ("cards.*",),
        "recruits_drawn": ("recruits.*.1",),
        "discard_turned_up": ("card",),
        "cards_drawn": ("cards.*",),
    }
    ending: tuple[str, ...] = ("game_ended",)
    study, learning = STUDY, LEARNING

    start = staticmethod(setup.start)
    initial = staticmethod(setup.initial)
    offers = staticmethod(rules.offers)
    awaited = staticmethod(rules.awaited)
    play = staticmethod(rules.play)
    evolve = staticmethod(evolve)
    refused = staticmethod(rules.refusal)
    why_not = staticmethod(rules.why_not)
    public = staticmethod(view_build.public)
    private = staticmethod(view_build.private)
    redeal = staticmethod(redeal)
    alarms = staticmethod(rules.alarms)
    passing = staticmethod(rules.passing)
    lesson: Any | None = course.OPTIONS
    sheet = staticmethod(say.sheet)

    def bot(self, world: State, seat: int, level: str, random: Callable[[], float]) -> m.Command:
        """In a lesson the opponent does what the step tells it to."""
        command: m.Command = (
            bots.choose(world, seat, level, random) if world.lesson is None else opponent.answer(world, seat)
        )
        return command

    def advise(
        self, world: State, seat: int, random: Callable[[], float], done: m.Command | None = None
    ) -> Advice | None:
        found = bots.weigh(world, seat, random, done)
        if found is None:
            return None
        return say.advice(world, seat, found.command, found.chance, found.otherwise, found.lost)

    def promise(self, world: State, seat: int) -> float:
        return bots.promise(world, seat)

    def decision(self, state: State) -> int:
        return state.decision

    def open(self, state: State) -> tuple[Private, ...]:
        return tuple([view_build.private(state, seat) for seat in range(len(state.kingdoms))])

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def alarm_command(self, alarm: Alarm) -> m.TimeIsUp:
        return m.TimeIsUp("game" if alarm.name == "game" else "window", alarm.token)

    def tell(self, state: State, events: Sequence[Any], seat: int | None) -> list[Line]:
        names = [kingdom.name for kingdom in state.kingdoms]
        reader = say.Reader(names, seat, state.outcome is not None, state.options.dominoless, keeps_dead(state))
        lines = [say.tell(reader, event) for event in events]
        return [line for line in lines if line is not None]

    def reveals(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, _REVEALING) for event in events)

    def names(self, state: State, seat: int, pieces: Sequence[Piece]) -> dict[str, str]:
        return {str(piece): say.piece_name(state, seat, piece) for piece in pieces}

    def prompt(self, state: State, seat: int | None) -> str:
        return say.prompt(state, seat, rules.awaited(state))

    def default_options(self, players: int) -> Options:
        return Options(decks=1 + (players > PLAYERS_PER_DECK))

    def read_options(self, chosen: dict[str, str], players: int) -> Options:
        """Yes and no are flags, figures numbers; the number of decks follows from the players unless it is chosen, and
        a goal of Fame brings Fame with it (DK-176)."""
        values = {key: _YES_NO.get(str(value), value) for key, value in settled(self.options, chosen, "DK-029").items()}
        if values.get("decks", "auto") == "auto":
            values["decks"] = 1 + (players > PLAYERS_PER_DECK)
        options = msgspec.convert({key: _number(value) for key, value in values.items()}, Options)
        check(options)
        return msgspec.structs.replace(options, fame=True) if options.goal in FAME_GOALS else options


def _number(value: Any) -> Any:
    return int(value) if isinstance(value, str) and value.isascii() and value.isdigit() else value


GAME = DominoKnights()
