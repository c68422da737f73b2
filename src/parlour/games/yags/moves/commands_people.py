"""Building and keeping creatures (3.1): what a seat may want, in the imperative. Names here are names on the wire and
on disk."""

from typing import Literal

from parlour.roleplay.moves import Command
from parlour.roleplay.moves_sheets import Drop, Give, Show


class NewCreature(Command, frozen=True, gc=False, tag="new_creature"):
    """A player's character; of the game master's also creatures and vehicles, hidden ones only she sees. Humans have
    talents at 2 and a native language (YAG-076, YAG-086)."""

    hidden: bool
    human: bool
    kind: Literal["person", "creature", "vehicle"]
    name: str


class OpenFile(Command, frozen=True, gc=False, tag="open_file"):
    """Everybody in a file goes on the game master's shelf."""

    text: str


class BringIn(Command, frozen=True, gc=False, tag="bring_in"):
    """One, some or all from the shelf, in the open or in hiding."""

    hidden: bool
    which: tuple[str, ...]


class ClearShelf(Command, frozen=True, gc=False, tag="clear_shelf"):
    which: tuple[str, ...]


class ImportCreature(Command, frozen=True, gc=False, tag="import_creature"):
    text: str
    which: str = ""
    """Of several in the file, by name."""


class DropCreature(Drop, frozen=True, gc=False, tag="drop_creature"):
    pass


class GiveCreature(Give, frozen=True, gc=False, tag="give_creature"):
    pass


class ShowCreature(Show, frozen=True, gc=False, tag="show_creature"):
    pass


class Describe(Command, frozen=True, gc=False, tag="describe"):
    who: str
    field: Literal["name", "concept", "notes"]
    text: str


class SetNature(Command, frozen=True, gc=False, tag="set_nature"):
    """Human or not, named or one of many: what notices look at."""

    yes: bool
    who: str
    what: Literal["human", "named"]


class SetSize(Command, frozen=True, gc=False, tag="set_size"):
    who: str
    size: int


class SetTiny(Command, frozen=True, gc=False, tag="set_tiny"):
    """Below Size 0 (YAG-160, YAG-270); 0: not tiny."""

    who: str
    level: int


class SizeBy(Command, frozen=True, gc=False, tag="size_by"):
    """Size from mass (grams), of vehicles and things from volume (litres) (YAG-151, YAG-157)."""

    who: str
    by: Literal["mass", "volume"]
    amount: int


class SetSoak(Command, frozen=True, gc=False, tag="set_soak"):
    who: str
    soak: int


class SetAttribute(Command, frozen=True, gc=False, tag="set_attribute"):
    who: str
    attribute: str
    value: int


class RollAttributes(Command, frozen=True, gc=False, tag="roll_attributes"):
    """YAG-061: a quick human of the game master's."""

    who: str


class SetSkill(Command, frozen=True, gc=False, tag="set_skill"):
    """While it is built."""

    who: str
    skill: str
    level: int


class SetLanguage(Command, frozen=True, gc=False, tag="set_language"):
    """Level 0 strikes it out."""

    literate: bool
    who: str
    level: int
    name: str


class SetCulture(Command, frozen=True, gc=False, tag="set_culture"):
    """Empty: the campaign's own."""

    who: str
    culture: str


class AddItem(Command, frozen=True, gc=False, tag="add_item"):
    """Weights in grams; worn_load -1: as it weighs."""

    who: str
    weight: int
    worn_load: int
    tl: int
    name: str


class PutItem(Command, frozen=True, gc=False, tag="put_item"):
    """Wear it, carry it, leave it behind."""

    who: str
    item: str
    where: Literal["worn", "carried", "left"]


class HandItem(Command, frozen=True, gc=False, tag="hand_item"):
    """To somebody else in the scene."""

    who: str
    item: str
    to: str


class DropItem(Command, frozen=True, gc=False, tag="drop_item"):
    """Strike it from the sheet."""

    who: str
    item: str


class AllowNotice(Command, frozen=True, gc=False, tag="allow_notice"):
    """Something out of the ordinary is all right (YAG-046, YAG-251): its key."""

    who: str
    notice: str


# Experience (3.9)


class Award(Command, frozen=True, gc=False, tag="award"):
    who: tuple[str, ...]
    points: int
    why: str


class BuyTechnique(Command, frozen=True, gc=False, tag="buy_technique"):
    """One from the campaign's library; a mastery at its first level."""

    who: str
    name: str


class BuyOwn(Command, frozen=True, gc=False, tag="buy_own"):
    """A field of one's own words: a specialisation, a mastery or a familiarity that the library does not name."""

    who: str
    kind: Literal["specialisation", "mastery"]
    skill: str
    level: int
    """Of a mastery; of a specialisation what the table's price is."""
    name: str


class RaiseMastery(Command, frozen=True, gc=False, tag="raise_mastery"):
    who: str
    technique: str


class DropTechnique(Command, frozen=True, gc=False, tag="drop_technique"):
    """While it is built: its points come back."""

    who: str
    technique: str


class Study(Command, frozen=True, gc=False, tag="study"):
    """Experience put towards the next level of a skill; of a knowledge with its source, which the game master confirms
    (YAG-079)."""

    who: str
    skill: str
    points: int
    source: str


class RaiseAttribute(Command, frozen=True, gc=False, tag="raise_attribute"):
    """By the table's own price."""

    who: str
    attribute: str


class LearnLanguage(Command, frozen=True, gc=False, tag="learn_language"):
    """One level more, by the table's own price."""

    who: str
    name: str


class GrantSkill(Command, frozen=True, gc=False, tag="grant_skill"):
    """The game master gives a level: taught in the story, or at once by an implant (YAG-065)."""

    instant: bool
    who: str
    skill: str
    level: int


class AnswerPetition(Command, frozen=True, gc=False, tag="answer_wish"):
    """A source to study from, a piece of another Tech Level: yes or no. A check asked for is answered by framing it, or
    laid aside so."""

    yes: bool
    wish: int


# The campaign (B0)


class DefineSkill(Command, frozen=True, gc=False, tag="define_skill"):
    """A new skill of the list, or one of the same name changed. `needs`: "first aid 2, science 1"; `familiarities`:
    "car, motorbikes 2" with the one that comes with it first and without a price."""

    kind: Literal["standard", "knowledge"]
    attributes: tuple[str, ...]
    default: str
    limited_by: str
    tl: int
    name: str
    needs: str
    familiarities: str
    group: str


class DropSkill(Command, frozen=True, gc=False, tag="drop_skill"):
    """Nobody may have it, no other may rest on it."""

    skill: str


class DefineTechnique(Command, frozen=True, gc=False, tag="define_technique"):
    """A new one of the library, or one of the same name changed for those who buy it from now on."""

    unencumbered: bool
    kind: Literal["technique", "familiarity", "mastery"]
    what: Literal["text", "bonus", "target", "opponent", "street", "climb"]
    skills: tuple[str, ...]
    level: int
    amount: int
    situations: tuple[str, ...]
    needs: tuple[str, ...]
    group: str
    name: str
    text: str


class DropLibrary(Command, frozen=True, gc=False, tag="drop_library"):
    """Out of the library; who has it keeps it."""

    name: str


class AddCulture(Command, frozen=True, gc=False, tag="add_culture"):
    tl: int
    name: str


class DropCulture(Command, frozen=True, gc=False, tag="drop_culture"):
    name: str


class SetPrice(Command, frozen=True, gc=False, tag="set_price"):
    """A new level n costs flat + times x n; both 0: not for sale."""

    kind: Literal["attribute", "talent", "standard", "knowledge", "language"]
    flat: int
    times: int


class SetBudget(Command, frozen=True, gc=False, tag="set_budget"):
    attributes: int
    skills: int
    experience: int


PeopleCommand = (
    NewCreature
    | OpenFile
    | BringIn
    | ClearShelf
    | ImportCreature
    | DropCreature
    | GiveCreature
    | ShowCreature
    | Describe
    | SetNature
    | SetSize
    | SetTiny
    | SizeBy
    | SetSoak
    | SetAttribute
    | RollAttributes
    | SetSkill
    | SetLanguage
    | SetCulture
    | AddItem
    | PutItem
    | HandItem
    | DropItem
    | AllowNotice
    | Award
    | BuyTechnique
    | BuyOwn
    | RaiseMastery
    | DropTechnique
    | Study
    | RaiseAttribute
    | LearnLanguage
    | GrantSkill
    | AnswerPetition
    | DefineSkill
    | DropSkill
    | DefineTechnique
    | DropLibrary
    | AddCulture
    | DropCulture
    | SetPrice
    | SetBudget
)
