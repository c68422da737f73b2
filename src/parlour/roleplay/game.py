"""What every game with a game master answers alike of the contract; the rest is its own rooms'."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from parlour.core.chance import Chance
from parlour.core.game import (
    About,
    Advice,
    Alarm,
    BotLevel,
    Caution,
    Concern,
    Option,
    Outcome,
    Preset,
    RuleViolation,
    Rung,
    SheetFormat,
    Stops,
)
from parlour.core.odds import Foresight
from parlour.core.offers import Form, Menu, Offer, Piece
from parlour.core.options import settled
from parlour.roleplay.desk import SAY, seen_looks, shown_plans
from parlour.roleplay.draft import WithDesk
from parlour.roleplay.moves import NoteDropped, NoteShown, NoteWritten, TakeSeat
from parlour.roleplay.moves_scenes import PlanDropped, ScenePrepared
from parlour.roleplay.play import Playing
from parlour.roleplay.scenes import FILE, Scenes, shown_pictures
from parlour.roleplay.words import pleas_words

_NOTES = ("write_note", "drop_note", "show_note")
_PLANS = ("prepare_scene", "copy_plan", "drop_plan", "import_plans", "open_plan")
_PRIVATE: Mapping[type, tuple[str, ...]] = {
    NoteWritten: _NOTES,
    NoteDropped: _NOTES,
    NoteShown: _NOTES,
    ScenePrepared: _PLANS,
    PlanDropped: _PLANS,
}
"""Events of one seat's own, and the commands they bear on."""


def _readers(event: Any) -> tuple[int, ...]:
    """Who reads or read a note besides whoever wrote it."""
    return (*getattr(event, "to", ()), *getattr(event, "before", ()))


class LedGame:
    """Led by somebody, played by people, timed by nobody, over when its table is closed."""

    about: About
    licence_text: str = ""
    options: tuple[Option, ...]
    options_type: Any
    former: Mapping[str, Any] = {}
    presets: tuple[Preset, ...] = ()
    cautions: tuple[Caution, ...] = ()
    levels: tuple[BotLevel, ...] = ()
    ladder: tuple[Rung, ...] = ()
    lesson: Any | None = None
    papers: tuple[SheetFormat, ...] = ()
    tokens: tuple[str, ...] = ()
    drawn: Mapping[str, tuple[str, ...]] = {}
    ending: tuple[str, ...] = ("table_closed",)
    folk: ClassVar[str] = "characters"
    """Where its public view lists people."""
    rule: ClassVar[str]
    """Cited where no rule of the game is closer."""
    revealing: ClassVar[tuple[type, ...]]
    """Events that show something random or hidden."""

    playing: ClassVar[Playing[Any, Any]]

    @property
    def _scenes(self) -> Scenes[Any, Any] | None:
        found = self.playing.desk.scenes
        return found if isinstance(found, Scenes) else None

    def offers(self, state: Any, seat: int) -> list[Offer]:
        return self.playing.offers(state, seat)

    def menu(self, state: Any, seat: int) -> Menu:
        return self.playing.menu(state, seat)

    def form(self, state: Any, seat: int, command: str) -> Sequence[Form]:
        return self.playing.form(state, seat, command)

    def play(self, state: Any, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], Any]:
        return self.playing.play(state, seat, command, chance)

    def refused(self, state: Any, seat: int, command: Any) -> RuleViolation | None:
        return self.playing.refused(state, seat, command)

    def why_not(self, state: Any, seat: int, piece: Piece) -> RuleViolation:
        return self.playing.why_not(state, seat, piece)

    def piece_name(self, state: Any, seat: int, piece: Piece) -> str:
        """How a seat calls a piece."""
        raise NotImplementedError

    def asking(self, state: Any, seat: int | None, awaited: tuple[int, ...]) -> str:
        """What is asked, given who is."""
        raise NotImplementedError

    def public(self, state: Any) -> Any:
        raise NotImplementedError

    def private(self, state: Any, seat: int) -> Any:
        raise NotImplementedError

    def asked(self, state: Any) -> tuple[int, ...]:
        """Whom the game itself asks."""
        raise NotImplementedError

    _last: tuple[Any, tuple[int, ...]] = (None, ())

    def _asked(self, state: Any) -> tuple[int, ...]:
        """Every seat's prompt wants to know it of the same state: it is worked out once."""
        last = self._last
        if last[0] is not state:
            last = self._last = (state, self.asked(state))
        return last[1]

    def awaited(self, state: WithDesk) -> tuple[int, ...]:
        """Who leads is asked by every plea as well."""
        return tuple(sorted({*self._asked(state), *self._by_pleas(state)}))

    def _by_pleas(self, state: WithDesk) -> tuple[int, ...]:
        return (state.desk.gm,) if state.desk.pleas and not state.desk.closed else ()

    def names(self, state: Any, seat: int, pieces: Sequence[Piece]) -> dict[str, str]:
        plans = {one.id: one.name for one in shown_plans(state.desk, seat)}
        return {str(piece): plans.get(str(piece)) or self.piece_name(state, seat, piece) for piece in pieces}

    def foresee(self, state: Any, seat: int, command: Any) -> Foresight | None:
        """What a prepared scene would be like; of other commands what the game says."""
        scenes = self._scenes
        if scenes is not None and isinstance(command, scenes.command):
            return scenes.foresee(state, command)
        return self.foretold(state, seat, command)

    def foretold(self, state: Any, seat: int, command: Any) -> Foresight | None:
        """Nothing is said beforehand, unless a game says otherwise."""
        return None

    def written(self, state: Any, seat: int | None, piece: str, form: str) -> str:
        """Prepared scenes, or somebody's sheet."""
        if self._scenes is not None and form == FILE.key:
            return self._scenes.written(state, seat, piece)
        return self.sheet_file(state, seat, piece, form)

    def sheet_file(self, state: Any, seat: int | None, who: str, form: str) -> str:
        raise NotImplementedError

    def prompt(self, state: Any, seat: int | None) -> str:
        asked = self._asked(state)
        if seat in self._by_pleas(state) and seat not in asked:
            return pleas_words(state.desk)
        return self.asking(state, seat, asked)

    def advise(self, world: Any, seat: int, random: Callable[[], float], done: Any | None = None) -> Advice | None:
        """No bot plays it, so nobody knows better."""
        return None

    def promise(self, world: Any, seat: int) -> float:
        return 0.0

    def passing(self, state: Any, seat: int, stops: Stops) -> Any | None:
        """Nothing is answered by itself, unless a game says otherwise."""
        return None

    def leader(self, state: WithDesk) -> int | None:
        return state.desk.gm

    def played(self, state: Any) -> Sequence[tuple[int, str]]:
        return [(person.seat, person.name) for person in getattr(self.public(state), self.folk) if person.name]

    def portraits(self, state: WithDesk, seat: int | None) -> Mapping[str, str]:
        looks = [look for look in seen_looks(state.desk, seat) if look.portrait]
        if not looks:
            return {}
        names = {one.id: one.name for one in self.playing.desk.people(state, state.desk.gm)}
        return {look.portrait: names[look.who] for look in looks if look.who in names}

    def handouts(self, state: WithDesk, events: Sequence[Any]) -> Sequence[str]:
        return shown_pictures(state, events)

    def tale(self, state: Any) -> str:
        """Nothing has a name, unless a game says otherwise."""
        return ""

    def open(self, state: WithDesk) -> tuple[Any, ...]:
        return tuple([self.private(state, seat) for seat in range(len(state.desk.people))])

    def outcome(self, state: WithDesk) -> Outcome | None:
        return Outcome((), "closed") if state.desk.closed else None

    def sits(self, state: WithDesk, seat: int, name: str) -> TakeSeat | None:
        return None if state.desk.closed else TakeSeat(name)

    def reveals(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, (*self.revealing, NoteShown)) for event in events)

    def concern(self, events: Sequence[Any]) -> Concern | None:
        """Notes and what is prepared are nobody else's, but for those a note is shown to."""
        own = [event for event in events if type(event) in _PRIVATE]
        if len(own) < len(events):
            return None
        commands = dict.fromkeys([command for event in own for command in _PRIVATE[type(event)]])
        seats = {seat for event in own for seat in (event.seat, *_readers(event))}
        return Concern(frozenset(seats), tuple(commands))

    def alarms(self, state: Any) -> tuple[Alarm, ...]:
        return ()

    def alarm_command(self, alarm: Alarm) -> Any:
        raise RuleViolation("no-clock", self.rule, SAY("no-clock"))

    def bot(self, world: Any, seat: int, level: str, random: Callable[[], float]) -> Any:
        raise RuleViolation("no-bots", self.rule, SAY("no-bots", game=self.about.title))

    def default_options(self, players: int) -> Any:
        return self.options_type()

    def read_options(self, chosen: dict[str, str], players: int) -> Any:
        return msgspec.convert(settled(self.options, chosen, self.rule), self.options_type)
