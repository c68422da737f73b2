"""A Yags table in the making: events meet the state here."""

from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core.judge import Move
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.model import Check, Creature, State, Task
from parlour.roleplay.cast import CastDrafting
from parlour.roleplay.draft import Acting


class Draft(CastDrafting[State, Creature]):
    """Rolls twenty-sided dice (YAG-003)."""

    __slots__ = ()
    FACES = FACES
    APPLY: ClassVar[dict[type, Any]] = {}

    # For the functions that say what an event does

    def set_cast(self, cast: tuple[Creature, ...]) -> None:
        self.set(creatures=cast)

    def set_piece(self, who: str, kind: str, which: str, **values: Any) -> None:
        """`kind`: techniques or items."""
        pieces = getattr(self.one(who), kind)
        self.set_one(who, **{kind: tuple([replace(one, **values) if one.id == which else one for one in pieces])})

    def set_check(self, **values: Any) -> None:
        self.set(check=replace(self.check, **values))

    def set_side(self, at: int, **values: Any) -> None:
        sides = self.check.sides
        self.set_check(
            sides=tuple([replace(side, **values) if index == at else side for index, side in enumerate(sides)])
        )

    def set_scene(self, **values: Any) -> None:
        self.set(scene=replace(self.state.scene, **values))

    def put_task(self, task: Task) -> None:
        """A task as it stands now, in the place of what it was."""
        self.set(tasks=tuple([task if one.id == task.id else one for one in self.state.tasks]))

    # For reading

    @property
    def check(self) -> Check:
        assert self.state.check is not None
        return self.state.check


applies = Draft.applies
Moves = dict[Move, Acting[Draft]]
"""How each command is judged, and what it leads to."""
