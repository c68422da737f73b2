"""Making characters, the cast and what is true of them: what a seat may want, in the imperative. Names here are names
on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class NewCharacter(Command, frozen=True, gc=False, tag="new_character"):
    kind: Literal["pc", "major"]
    name: str


class Describe(Command, frozen=True, gc=False, tag="describe"):
    who: str
    name: str
    looks: str


class SetAspect(Command, frozen=True, gc=False, tag="set_aspect"):
    who: str
    place: Literal["high", "trouble", "first", "second", "third"]
    text: str


class RankApproaches(Command, frozen=True, gc=False, tag="rank_approaches"):
    """Best first: the first gets +3, the next two +2, the next two +1, the last 0."""

    who: str
    order: tuple[str, ...]


class WriteBonus(Command, frozen=True, gc=False, tag="write_bonus"):
    """Because I `feature`, I get a +2 when I `approach` `action` when `circumstance`."""

    who: str
    feature: str
    approach: str
    action: Literal["create", "overcome", "attack", "defend", "create+overcome"]
    circumstance: str


class WriteBend(Command, frozen=True, gc=False, tag="write_bend"):
    """Because I `feature`, once per game session I can `effect`."""

    who: str
    feature: str
    effect: str
    when: Literal["any", "conflict", "physical", "mental", "contest"]


class PermitStunt(Command, frozen=True, gc=False, tag="permit_stunt"):
    who: str
    stunt: int
    """Its place in the list; -1: the one on the bench."""


class RemoveStunt(Command, frozen=True, gc=False, tag="remove_stunt"):
    who: str
    stunt: int


class TakeStunt(Command, frozen=True, gc=False, tag="take_stunt"):
    """The stunt on the bench goes to a free place (FAE-034)."""

    who: str


class WriteBlank(Command, frozen=True, gc=False, tag="write_blank"):
    who: str
    text: str


class DropCharacter(Command, frozen=True, gc=False, tag="drop_character"):
    who: str


class CallReady(Command, frozen=True, gc=False, tag="call_ready"):
    """A ready-made character of the game master's."""

    key: str
    hidden: Literal["open", "hidden"]
    count: int = 1
    """Several of a kind."""


class MakeMook(Command, frozen=True, gc=False, tag="make_mook"):
    """Lists are separated by semicolons."""

    hidden: Literal["open", "hidden"]
    name: str
    aspects: str
    boxes: int
    skilled: str
    bad: str
    """"everything else" stands for all that is not among the skills."""


class MakeGroup(Command, frozen=True, gc=False, tag="make_group"):
    who: str
    """The mook it is made of."""
    members: int
    name: str


class ImportCharacter(Command, frozen=True, gc=False, tag="import_character"):
    file: str


class GiveCharacter(Command, frozen=True, gc=False, tag="give_character"):
    who: str
    seat: int


class SetSide(Command, frozen=True, gc=False, tag="set_side"):
    who: str
    side: str


class RevealCharacter(Command, frozen=True, gc=False, tag="reveal_character"):
    who: str


class AddAspect(Command, frozen=True, gc=False, tag="add_aspect"):
    hidden: Literal["open", "hidden"]
    on: str
    text: str


class RemoveAspect(Command, frozen=True, gc=False, tag="remove_aspect"):
    aspect: str


class RevealAspect(Command, frozen=True, gc=False, tag="reveal_aspect"):
    aspect: str


class Withhold(Command, frozen=True, gc=False, tag="withhold"):
    """FAE-Q39: this character does not know of it after all."""

    aspect: str
    who: str


class SuggestAspect(Command, frozen=True, gc=False, tag="suggest_aspect"):
    text: str


PeopleCommand = (
    NewCharacter
    | Describe
    | SetAspect
    | RankApproaches
    | WriteBonus
    | WriteBend
    | PermitStunt
    | RemoveStunt
    | TakeStunt
    | WriteBlank
    | DropCharacter
    | CallReady
    | MakeMook
    | MakeGroup
    | ImportCharacter
    | GiveCharacter
    | SetSide
    | RevealCharacter
    | AddAspect
    | RemoveAspect
    | RevealAspect
    | Withhold
    | SuggestAspect
)
