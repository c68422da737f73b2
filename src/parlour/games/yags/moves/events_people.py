"""Building and keeping creatures: what has happened. Names here are names on disk."""

from parlour.games.yags.model import Budget, Creature, Culture, Item, Price, Shelved, SkillDef, Technique, TechniqueDef
from parlour.roleplay.moves import Event
from parlour.roleplay.moves_sheets import Dropped, Given, Shown


class CreatureBegun(Event, frozen=True, gc=False, tag="creature_begun"):
    """A draft, a ready-made one, an imported one: as it stands. Whatever it says of ids is counted."""

    creature: Creature


class FileOpened(Event, frozen=True, gc=False, tag="file_opened"):
    """These stand on the shelf now."""

    entries: tuple[Shelved, ...]


class ShelfCleared(Event, frozen=True, gc=False, tag="shelf_cleared"):
    which: tuple[str, ...]


class CreatureDropped(Dropped, frozen=True, gc=False, tag="creature_dropped"):
    pass


class CreatureGiven(Given, frozen=True, gc=False, tag="creature_given"):
    pass


class CreatureShown(Shown, frozen=True, gc=False, tag="creature_shown"):
    pass


class NatureSet(Event, frozen=True, gc=False, tag="nature_set"):
    who: str
    what: str
    yes: bool


class SizeSet(Event, frozen=True, gc=False, tag="size_set"):
    """Size and Tiny level; `by` says what it was reckoned from."""

    who: str
    size: int
    tiny: int
    by: str = ""


class SoakSet(Event, frozen=True, gc=False, tag="soak_set"):
    who: str
    soak: int


class AttributeSet(Event, frozen=True, gc=False, tag="attribute_set"):
    who: str
    attribute: str
    before: int
    value: int


class AttributesRolled(Event, frozen=True, gc=False, tag="attributes_rolled"):
    who: str
    dice: tuple[int, ...]
    values: tuple[int, ...]


class SkillSet(Event, frozen=True, gc=False, tag="skill_set"):
    """Level 0 strikes it out. `how`: built, granted, instant."""

    who: str
    skill: str
    before: int
    level: int
    how: str = "built"


class LanguageSet(Event, frozen=True, gc=False, tag="language_set"):
    who: str
    name: str
    level: int
    literate: bool


class CultureSet(Event, frozen=True, gc=False, tag="culture_set"):
    who: str
    culture: str


class ItemAdded(Event, frozen=True, gc=False, tag="item_added"):
    who: str
    item: Item


class ItemPut(Event, frozen=True, gc=False, tag="item_put"):
    who: str
    item: str
    name: str
    where: str


class ItemHanded(Event, frozen=True, gc=False, tag="item_handed"):
    who: str
    item: str
    name: str
    to: str


class ItemDropped(Event, frozen=True, gc=False, tag="item_dropped"):
    who: str
    item: str
    name: str


class LoadChanged(Event, frozen=True, gc=False, tag="load_changed"):
    """The band of encumbrance is another one now. Changes nothing by itself: told, since much follows from it."""

    who: str
    before: int
    level: int
    """-1 unencumbered, 0 lightly, ... 4 over."""
    grams: int


class Approved(Event, frozen=True, gc=False, tag="approved"):
    who: str
    allowed: tuple[str, ...]
    """Notices that are all right with it."""


class NoticeAllowed(Event, frozen=True, gc=False, tag="notice_allowed"):
    who: str
    notice: str


class Awarded(Event, frozen=True, gc=False, tag="awarded"):
    who: str
    points: int
    why: str


class TechniqueBought(Event, frozen=True, gc=False, tag="technique_bought"):
    who: str
    technique: Technique
    cost: int


class MasteryRaised(Event, frozen=True, gc=False, tag="mastery_raised"):
    who: str
    technique: str
    name: str
    level: int


class TechniqueDropped(Event, frozen=True, gc=False, tag="technique_dropped"):
    who: str
    technique: str
    name: str
    refund: int


class Studied(Event, frozen=True, gc=False, tag="studied"):
    """Points put towards the next level; what is reached stands in SkillRaised."""

    who: str
    skill: str
    points: int
    source: str


class SkillRaised(Event, frozen=True, gc=False, tag="skill_raised"):
    who: str
    skill: str
    level: int
    toward: int
    """What is left towards the next."""


class AttributeRaised(Event, frozen=True, gc=False, tag="attribute_raised"):
    who: str
    attribute: str
    value: int
    cost: int


class LanguageLearnt(Event, frozen=True, gc=False, tag="language_learnt"):
    who: str
    name: str
    level: int
    cost: int


class Petitioned(Event, frozen=True, gc=False, tag="wished"):
    """Something waits for the game master."""

    wish: int
    seat: int
    what: str
    who: str
    text: str = ""
    piece: str = ""
    amount: int = 0
    attribute: str = ""


class SkillDefined(Event, frozen=True, gc=False, tag="skill_defined"):
    skill: SkillDef


class SkillUndefined(Event, frozen=True, gc=False, tag="skill_undefined"):
    skill: str


class TechniqueDefined(Event, frozen=True, gc=False, tag="technique_defined"):
    technique: TechniqueDef


class TechniqueUndefined(Event, frozen=True, gc=False, tag="technique_undefined"):
    name: str


class CultureAdded(Event, frozen=True, gc=False, tag="culture_added"):
    culture: Culture


class CultureDropped(Event, frozen=True, gc=False, tag="culture_dropped"):
    name: str


class PriceSet(Event, frozen=True, gc=False, tag="price_set"):
    price: Price


class BudgetSet(Event, frozen=True, gc=False, tag="budget_set"):
    budget: Budget


PeopleEvent = (
    CreatureBegun
    | FileOpened
    | ShelfCleared
    | CreatureDropped
    | CreatureGiven
    | CreatureShown
    | NatureSet
    | SizeSet
    | SoakSet
    | AttributeSet
    | AttributesRolled
    | SkillSet
    | LanguageSet
    | CultureSet
    | ItemAdded
    | ItemPut
    | ItemHanded
    | ItemDropped
    | LoadChanged
    | Approved
    | NoticeAllowed
    | Awarded
    | TechniqueBought
    | MasteryRaised
    | TechniqueDropped
    | Studied
    | SkillRaised
    | AttributeRaised
    | LanguageLearnt
    | Petitioned
    | SkillDefined
    | SkillUndefined
    | TechniqueDefined
    | TechniqueUndefined
    | CultureAdded
    | CultureDropped
    | PriceSet
    | BudgetSet
)
