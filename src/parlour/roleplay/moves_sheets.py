"""Commands and events of sheets that are made step by step and kept from strangers' eyes, where games have them alike.
Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command, Event


class CallReady(Command, frozen=True, gc=False, tag="call_ready"):
    """A ready-made one of the game master's."""

    hidden: bool
    key: str


class Step(Command, frozen=True, gc=False, tag="step"):
    """On to the next step of making somebody, or back to the one before."""

    on: bool
    who: str


class Drop(Command, frozen=True, gc=False):
    """Each game has a name of its own for it on the wire, and so for those below."""

    who: str


class Give(Command, frozen=True, gc=False):
    """To another seat ("@2"), or to the game master ("gm")."""

    who: str
    seat: str


class Show(Command, frozen=True, gc=False):
    """Out of hiding, or its numbers open to all."""

    who: str
    what: Literal["itself", "numbers", "not numbers"]


class Dropped(Event, frozen=True, gc=False):
    who: str
    name: str


class Given(Event, frozen=True, gc=False):
    who: str
    before: int
    seat: int


class Shown(Event, frozen=True, gc=False):
    """Out of hiding, under an id of the open."""

    before: str
    who: str
    name: str


class NumbersShown(Event, frozen=True, gc=False, tag="numbers_shown"):
    who: str
    shown: bool


class Described(Event, frozen=True, gc=False, tag="described"):
    who: str
    field: str
    text: str
    before: str = ""
    """Of a name the one it had."""


class StepTaken(Event, frozen=True, gc=False, tag="step_taken"):
    who: str
    stage: str


class PetitionAnswered(Event, frozen=True, gc=False, tag="wish_answered"):
    wish: int
    yes: bool


SheetCommand = CallReady | Step
SheetEvent = NumbersShown | Described | StepTaken | PetitionAnswered
