"""A Fate table in the making: characters, aspects and the open roll changed, ids given out."""

from typing import Any

from msgspec.structs import replace

from parlour.core.judge import Move
from parlour.games.fate.model import Aspect, Character, Roll, State
from parlour.games.fate.moves.events_people import AspectRemoved
from parlour.games.fate.rules.ask import aspect, character
from parlour.roleplay.draft import Acting, Drafting


class Draft(Drafting[State]):
    """A Fate table in the making."""

    __slots__ = ()
    APPLY = {}

    # For the functions that say what an event does

    def set_character(self, who: str, **values: Any) -> None:
        self.state = replace(
            self.state, characters=tuple([replace(c, **values) if c.id == who else c for c in self.state.characters])
        )

    def set_aspect(self, which: str, **values: Any) -> None:
        self.state = replace(
            self.state, aspects=tuple([replace(a, **values) if a.id == which else a for a in self.state.aspects])
        )

    def set_roll(self, **values: Any) -> None:
        self.state = replace(self.state, roll=replace(self.roll, **values))

    def set_side(self, index: int, **values: Any) -> None:
        sides = self.roll.sides
        self.set_roll(sides=tuple([replace(side, **values) if at == index else side for at, side in enumerate(sides)]))

    # For reading

    @property
    def roll(self) -> Roll:
        assert self.state.roll is not None
        return self.state.roll

    def character(self, who: str) -> Character:
        return character(self.state, who)

    def aspect(self, which: str) -> Aspect:
        return aspect(self.state, which)

    # For acting

    def gone(self, which: str, why: str) -> None:
        """An aspect is no more; what it said stays in the log."""
        self.put(AspectRemoved(which, why, self.aspect(which).text))  # type: ignore[arg-type]

    def zone_name(self, which: str) -> str:
        return next(zone.name for zone in self.state.scene.zones if zone.id == which)

    def new_id(self, letter: str) -> str:
        """The next id in the open: the event that uses it counts it (see `counted`)."""
        return f"{letter}{self.state.made + 1}"

    def hidden_id(self, owner: str = "") -> str:
        """For what is hidden. On somebody in the open it is counted on her alone, since her player may know of it."""
        if not owner.startswith("c"):
            return f"h{self.state.hid + 1}"
        first = int(owner[1:]) * 1000
        taken = [int(a.id[1:]) for a in self.state.aspects if a.owner == owner and a.id.startswith("k")]
        return f"k{max([first, *taken]) + 1}"


def counted(draft: Draft, used: str) -> None:
    """An id was given out: the next one is another."""
    number = int(used[1:])
    if used.startswith("h"):
        draft.set(hid=max(draft.state.hid, number))
    elif used[0] not in "kw":
        draft.set(made=max(draft.state.made, number))


applies = Draft.applies
evolve = Draft.evolve
Moves = dict[Move, Acting[Draft]]
"""How each command is judged, and what it leads to."""
