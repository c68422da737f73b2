"""A Personae table in the making: events meet the state here."""

from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core.judge import Move
from parlour.games.personae.content.numbers import FACES
from parlour.games.personae.model import Challenge, Encounter, Individual, State
from parlour.roleplay.cast import CastDrafting
from parlour.roleplay.draft import Acting


class Draft(CastDrafting[State, Individual]):
    """Rolls ten-sided dice (PER-001)."""

    __slots__ = ()
    FACES = FACES
    APPLY: ClassVar[dict[type, Any]] = {}

    # For the functions that say what an event does

    def set_cast(self, cast: tuple[Individual, ...]) -> None:
        self.set(individuals=cast)

    def set_trait(self, who: str, kind: str, which: str, **values: Any) -> None:
        """`kind`: skills, abilities, powers, talents or gear."""
        traits = getattr(self.one(who), kind)
        self.set_one(who, **{kind: tuple([replace(one, **values) if one.id == which else one for one in traits])})

    def set_challenge(self, **values: Any) -> None:
        self.set(challenge=replace(self.challenge, **values))

    def set_side(self, at: int, **values: Any) -> None:
        sides = self.challenge.sides
        self.set_challenge(
            sides=tuple([replace(side, **values) if index == at else side for index, side in enumerate(sides)])
        )

    def set_encounter(self, **values: Any) -> None:
        self.set(encounter=replace(self.encounter, **values))

    # For reading

    @property
    def challenge(self) -> Challenge:
        assert self.state.challenge is not None
        return self.state.challenge

    @property
    def encounter(self) -> Encounter:
        assert self.state.encounter is not None
        return self.state.encounter


applies = Draft.applies
Moves = dict[Move, Acting[Draft]]
"""How each command is judged, and what it leads to."""
