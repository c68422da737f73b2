"""A Personae table in the making: events meet the state here."""

from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.games.personae.content.numbers import FACES
from parlour.games.personae.model import Challenge, Encounter, Individual, State
from parlour.games.personae.rules.ask import individual
from parlour.roleplay.draft import Chapter as AnyChapter
from parlour.roleplay.draft import Drafting
from parlour.roleplay.play import Refusals as AnyRefusals

_DIE = bytes(range(1, FACES + 1))
_NAMES = tuple([str(face) for face in range(FACES + 1)])


class Draft(Drafting[State]):
    __slots__ = ()
    APPLY: ClassVar[dict[type, Any]] = {}

    # For the functions that say what an event does

    def set_individual(self, who: str, **values: Any) -> None:
        self.set(individuals=tuple([replace(one, **values) if one.id == who else one for one in self.state.individuals]))

    def set_trait(self, who: str, kind: str, which: str, **values: Any) -> None:
        """`kind`: skills, abilities, powers, talents or gear."""
        traits = getattr(self.individual(who), kind)
        self.set_individual(who, **{kind: tuple([replace(one, **values) if one.id == which else one for one in traits])})

    def set_challenge(self, **values: Any) -> None:
        self.set(challenge=replace(self.challenge, **values))

    def set_side(self, at: int, **values: Any) -> None:
        sides = self.challenge.sides
        self.set_challenge(sides=tuple([replace(side, **values) if index == at else side for index, side in enumerate(sides)]))

    def set_encounter(self, **values: Any) -> None:
        self.set(encounter=replace(self.encounter, **values))

    def count(self, used: str) -> None:
        """An id was given out: the next one is another."""
        number = int(used[1:])
        if used.startswith("h"):
            self.set(hid=max(self.state.hid, number))
        else:
            self.set(made=max(self.state.made, number))

    # For reading

    @property
    def challenge(self) -> Challenge:
        assert self.state.challenge is not None
        return self.state.challenge

    @property
    def encounter(self) -> Encounter:
        assert self.state.encounter is not None
        return self.state.encounter

    def individual(self, who: str) -> Individual:
        return individual(self.state, who)

    # For acting

    def new_id(self, letter: str, step: int = 1) -> str:
        """The next id: the event that uses it counts it. "h" is for what is prepared in hiding."""
        return f"h{self.state.hid + step}" if letter == "h" else f"{letter}{self.state.made + step}"

    def roll(self, dice: int) -> tuple[int, ...]:
        """Ten-sided dice (PER-001). What is drawn is the face itself, so that anybody can hold the draws against the events."""
        assert self.chance is not None
        return tuple([self.chance.draw(_DIE, 1, _NAMES)[0] for _ in range(dice)])


applies = Draft.applies
Chapter = AnyChapter[State, Draft]
Refusals = AnyRefusals[State]
