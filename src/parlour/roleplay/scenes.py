"""Scenes prepared in hiding: written, copied, deleted, saved and loaded; opened by the game's own commands, each judged
by its own rules. What a scene is made of, each game says."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.core.foreign import values_in
from parlour.core.game import RuleViolation, SheetFormat
from parlour.core.judge import Asking, Field, Move, One, Words
from parlour.core.odds import Answer, Foresight
from parlour.roleplay import moves_scenes as m
from parlour.roleplay.cast import unlike
from parlour.roleplay.desk import Plan, shown_plans
from parlour.roleplay.draft import Acting, D, S, WithDesk
from parlour.roleplay.plans import PICTURES, Unclear, pictures
from parlour.roleplay.words.scenes import SAY

MOST_PLANS = 30
NOTES = 2000
LONGEST = 200_000
"""No file of ours is longer, and every one can be sent."""
FILE = SheetFormat("scenes", "Scenes", "scenes.json")
FORMAT, VERSION = "parlour-scenes", 1
ALL = "plans"
"""Stands for all of them where one is saved."""
Parts = Mapping[str, str]
"""What the form asked, by field; empty where nothing was written."""
Steps = Callable[[str, Parts, Callable[[], S]], Iterator[Any]]
"""The commands that open a scene, one after the other, given its name, its parts, and the state as it has become."""


class Judging(Protocol):
    """The game as it is played."""

    @property
    def draft(self) -> type[Any]: ...

    def do(self, draft: Any, seat: int, command: Any) -> None:
        """Plays a command, or refuses it with a reason."""
        ...

    def refused(self, state: Any, seat: int, command: Any) -> RuleViolation | None: ...


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    game: str
    version: int
    scenes: tuple[dict[str, str], ...]


class _Head(Struct, frozen=True):
    """What tells a file of ours from any other."""

    format: str = ""
    game: str = ""
    version: int = 0


@dataclass
class Scenes(Generic[S, D]):
    """How scenes are prepared in one game."""

    game: str
    """Its key, for files."""
    command: Any
    """Its own form: a Preparing with more fields."""
    name: int
    """How long a scene's name may be."""
    fields: Mapping[str, Field]
    """What it asks beside the name; every first suggestion goes with every other."""
    steps: Steps[S]
    foreseen: Callable[[S, Parts], Foresight]
    """What it comes to; Unclear where it can't be meant."""
    rule: str
    """Cited where nothing closer is."""
    unless: tuple[Any, ...]
    """When no scene can be opened."""
    scene: Callable[[S], str] = lambda state: ""
    """The name of the open scene."""
    open_rule: str = ""
    session_rule: str = ""
    """Cited where a scene is open, and where no session is."""
    own: bool = False
    """They stay with who wrote them when another leads."""
    judging: Judging | None = None
    """Filled later, by who knows all chapters."""

    def __post_init__(self) -> None:
        """Pictures are the table's, whatever is played."""
        seen = {"pictures": Words(PICTURES, 0), "at_hand": Words(PICTURES, 0)}
        self.fields = {**self.fields, **seen}

    def moves(self, not_leading: Any) -> list[Move]:
        led = (not_leading,)
        texts = Asking(self.unclear, ("state", "name", *self.fields))
        return [
            Move(
                self.command,
                {"plan": One(plans_or_new, unless=(no_room,)), "name": Words(self.name), **self.fields},
                rule=self.rule,
                unless=led,
                reading=(texts,),
                decided=1,
            ),
            Move(m.CopyPlan, {"plan": One(plans)}, rule=self.rule, unless=(*led, full), decided=1),
            Move(m.DropPlan, {"plan": One(plans)}, rule=self.rule, unless=led, decided=1),
            Move(
                m.ImportPlans,
                {"file": Words(LONGEST, suggest=(self._example(),))},
                rule=self.rule,
                unless=(*led, full),
                reading=(self.unreadable,),
            ),
            Move(
                m.OpenPlan,
                {"plan": One(plans, unless=(self.stays_shut,))},
                rule=self.rule,
                unless=(*led, *self.unless),
                decided=1,
            ),
        ]

    @property
    def acts(self) -> dict[type, Acting[D]]:
        return {
            self.command: self.act_prepare,
            m.CopyPlan: self.act_copy,
            m.DropPlan: act_drop,
            m.ImportPlans: self.act_import,
            m.OpenPlan: self.act_open,
        }

    # Writing them down

    def parts_of(self, command: Any) -> dict[str, str]:
        return {field: getattr(command, field) for field in self.fields}

    def unclear(self, state: S, name: str, *values: str) -> bool:
        return self.what_is_unclear(state, dict(zip(self.fields, values, strict=True))) is not None

    def what_is_unclear(self, state: S, parts: Parts) -> RuleViolation | None:
        try:
            self.foreseen(state, parts)
            _pictured(parts)
        except Unclear as unclear:
            return RuleViolation("unclear", self.rule, unclear.why, unclear.cure)
        return None

    def foresee(self, state: S, command: Any) -> Foresight:
        """What the game says of it, and its pictures."""
        parts = self.parts_of(command)
        found = self.foreseen(state, parts)
        return replace(found, sides=(*found.sides, *_pictured(parts)))

    def act_prepare(self, draft: D, seat: int, command: Any) -> None:
        by = seat if self.own else -1
        number = command.plan if command.plan != m.NEW else _next(draft.state, by)
        parts = tuple([(field, text.strip()) for field, text in self.parts_of(command).items() if text.strip()])
        draft.put(m.ScenePrepared(seat, Plan(number, command.name.strip(), parts, by=by)))

    def act_copy(self, draft: D, seat: int, command: m.CopyPlan) -> None:
        """Under a name of its own, which may be no longer than others."""
        found, most = plans(draft.state, seat), self.name - len(f" {MOST_PLANS}")
        plan = next(one for one in found if one.id == command.plan)
        name = unlike(plan.name[:most].strip(), [one.name for one in found])
        draft.put(m.ScenePrepared(seat, replace(plan, id=_next(draft.state, plan.by), name=name, opened=False)))

    # Files

    def written(self, state: WithDesk, seat: int | None, which: str) -> str:
        """One of them or all, for who leads."""
        found = [one for one in shown_plans(state.desk, seat) if which in (ALL, one.id)]
        if not found:
            raise RuleViolation("no-such-plan", self.rule, SAY("refused-unknown"), SAY.part("refused-unknown", "cure"))
        return self._file([{"name": one.name, **dict(one.parts)} for one in found])

    def _file(self, scenes: list[dict[str, str]]) -> str:
        kept = {"format": FORMAT, "game": self.game, "version": VERSION, "scenes": scenes}
        return json.dumps(kept, ensure_ascii=False, indent=2) + "\n"

    def _example(self) -> str:
        return self._file([{"name": self.game}])

    def unreadable(self, state: S, seat: int, file: str) -> bool:
        return isinstance(self.read(state, seat, file), RuleViolation)

    def read(self, state: S, seat: int, file: str) -> list[Any] | RuleViolation:
        """What the file would have prepared, or the first thing that is wrong with it: every scene in it is judged as
        if it were written here."""
        try:
            values = values_in(file, LONGEST)
        except ValueError as problem:
            return _bad("unread", why=str(problem))
        found = self._shaped(values)
        if isinstance(found, RuleViolation):
            return found
        room = MOST_PLANS - len(plans(state, seat))
        if len(found) > room:
            return _bad("full", room=room, count=len(found))
        commands = []
        for number, scene in enumerate(found, 1):
            unknown = [field for field in scene if field not in ("name", *self.fields)]
            if unknown:
                return _bad("field", number=number, field=unknown[0][:60])
            commands.append(self.command(**{"plan": m.NEW, "name": "", **dict.fromkeys(self.fields, ""), **scene}))
            assert self.judging is not None
            refused = self.judging.refused(state, seat, commands[-1])
            if refused is not None:
                return RuleViolation(
                    "bad-file", refused.rule, SAY("file-scene", number=number, why=refused.why), refused.cure
                )
        return commands

    def _shaped(self, values: object) -> tuple[dict[str, str], ...] | RuleViolation:
        try:
            head = msgspec.convert(values, _Head)
        except msgspec.ValidationError:
            head = _Head()
        if head.format != FORMAT:
            return _bad("other")
        if head.game != self.game:
            return _bad("game", game=head.game[:40])
        if head.version != VERSION:
            return _bad("version", version=head.version, known=VERSION)
        try:
            found = msgspec.convert(values, _File).scenes
        except msgspec.ValidationError as problem:
            return _bad("shape", where=str(problem).replace("`", "")[:200])
        return found if found else _bad("other")

    def act_import(self, draft: D, seat: int, command: m.ImportPlans) -> None:
        found = self.read(draft.state, seat, command.file)
        assert not isinstance(found, RuleViolation)
        for one in found:
            self.act_prepare(draft, seat, one)

    # Opening one

    def stays_shut(self, state: S, seat: int, it: Plan) -> bool:
        return self.what_forbids(state, seat, it) is not None

    def what_forbids(self, state: S, seat: int, plan: Plan) -> RuleViolation | None:
        """The first of its steps that is refused, tried on a table nobody sees."""
        assert self.judging is not None
        try:
            self._open(self.judging.draft(state, None), seat, plan)
        except RuleViolation as refused:
            return refused
        return None

    def act_open(self, draft: D, seat: int, command: m.OpenPlan) -> None:
        plan = next(one for one in draft.state.desk.plans if one.id == command.plan)
        draft.put(m.PlanOpened(seat, plan.id))
        self._open(draft, seat, plan)

    def _open(self, draft: Any, seat: int, plan: Plan) -> None:
        assert self.judging is not None
        parts = {**dict.fromkeys(self.fields, ""), **dict(plan.parts)}
        try:
            for command in self.steps(plan.name, parts, lambda: draft.state):
                self.judging.do(draft, seat, command)
        except Unclear as unclear:
            raise RuleViolation("unclear", self.rule, unclear.why, unclear.cure) from None


def _bad(key: str, **known: str | int) -> RuleViolation:
    return RuleViolation("bad-file", "", SAY(f"file-{key}", **known), SAY.part(f"file-{key}", "cure", **known))


def shown_pictures(state: WithDesk, events: Sequence[Any]) -> list[str]:
    """The pictures by name that everybody sees because a prepared scene was opened."""
    opened = {event.plan for event in events if isinstance(event, m.PlanOpened)}
    plans = [dict(one.parts) for one in state.desk.plans if one.id in opened] if opened else []
    return [name for parts in plans for name in pictures(parts.get("pictures", ""))]


def _pictured(parts: Parts) -> tuple[tuple[str, str], ...]:
    seen = (("preview-pictures", parts["pictures"]), ("preview-at-hand", parts["at_hand"]))
    return tuple([(SAY(key), "; ".join(found)) for key, text in seen if (found := pictures(text))])


def nothing_else(sides: tuple[tuple[str, str], ...], lines: tuple[str, ...] = ()) -> Foresight:
    """A preview in words."""
    return Foresight(tuple([side for side in sides if side[1]]), Answer("", (), lines))


# What is the same whatever is played


def plans(state: WithDesk, seat: int) -> tuple[Plan, ...]:
    return shown_plans(state.desk, seat)


def plans_or_new(state: WithDesk, seat: int) -> dict[str, Plan | None]:
    return {m.NEW: None, **{one.id: one for one in plans(state, seat)}}


def full(state: WithDesk, seat: int) -> bool:
    return len(plans(state, seat)) >= MOST_PLANS


def no_room(state: WithDesk, seat: int, it: Plan | None) -> bool:
    """For one more; what is there may be changed."""
    return it is None and full(state, seat)


def _next(state: WithDesk, by: int) -> str:
    """Counted among those of one owner, so that no number tells of another's."""
    start = "plan" if by < 0 else f"plan{by}-"
    counted = [int(one.id.removeprefix(start)) for one in state.desk.plans if one.by == by]
    return f"{start}{max([0, *counted]) + 1}"


def act_drop(draft: D, seat: int, command: m.DropPlan) -> None:
    draft.put(m.PlanDropped(seat, command.plan))
