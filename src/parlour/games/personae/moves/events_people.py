"""Making and keeping individuals: what has happened. Names here are names on disk."""

from typing import Literal

from parlour.games.personae.model import (
    Ability,
    Attribute,
    Gear,
    Individual,
    Power,
    Rank,
    Skill,
    Talent,
    Toughness,
    Upgrade,
)
from parlour.roleplay.moves import Event
from parlour.roleplay.moves_sheets import Dropped, Given, Shown


class IndividualBegun(Event, frozen=True, gc=False, tag="individual_begun"):
    """A draft, a ready-made one, an extra without numbers: as it stands."""

    individual: Individual


class NumbersGiven(Event, frozen=True, gc=False, tag="numbers_given"):
    """PER-254."""

    who: str
    dice: int
    attribute: Attribute
    value: int


class FilledOut(Event, frozen=True, gc=False, tag="filled_out"):
    """PER-254: it is being made like anybody else, beginning with the free defences."""

    who: str
    toughness: Toughness
    points: int
    skills: tuple[Skill, ...]


class IndividualDropped(Dropped, frozen=True, gc=False, tag="individual_dropped"):
    pass


class IndividualGiven(Given, frozen=True, gc=False, tag="individual_given"):
    pass


class IndividualShown(Shown, frozen=True, gc=False, tag="individual_shown"):
    pass


class IndividualHid(Event, frozen=True, gc=False, tag="individual_hid"):
    """Out of sight, under an id nobody else counts."""

    before: str
    who: str
    name: str


class SecretRolled(Event, frozen=True, gc=False, tag="secret_rolled"):
    """A check nobody but who made it knows of."""

    by: int
    who: str
    target: str
    goal: str
    using: str
    dice: tuple[int, ...]
    plus: int
    answering: str
    others: tuple[int, ...]
    against: int
    pairs: tuple[tuple[int, int], ...]
    outcome: str


class AttributeRanked(Event, frozen=True, gc=False, tag="attribute_ranked"):
    who: str
    attribute: str
    rank: Rank


class ValueChosen(Event, frozen=True, gc=False, tag="value_chosen"):
    who: str
    attribute: str
    before: int
    value: int


class SkillUnlocked(Event, frozen=True, gc=False, tag="skill_unlocked"):
    who: str
    skill: Skill


class DiceAssigned(Event, frozen=True, gc=False, tag="dice_assigned"):
    who: str
    skill: str
    before: int
    dice: int


class AbilityAdded(Event, frozen=True, gc=False, tag="ability_added"):
    who: str
    ability: Ability


class PowerAdded(Event, frozen=True, gc=False, tag="power_added"):
    who: str
    power: Power


class TalentAdded(Event, frozen=True, gc=False, tag="talent_added"):
    who: str
    talent: Talent


class TraitUpgraded(Event, frozen=True, gc=False, tag="trait_upgraded"):
    who: str
    trait: str
    upgrade: Upgrade


class QualityMade(Event, frozen=True, gc=False, tag="quality_made"):
    who: str
    ability: str
    paid: Literal["slot", "DP"] = "slot"


class TraitDropped(Event, frozen=True, gc=False, tag="trait_dropped"):
    who: str
    trait: str
    name: str


class GearAdded(Event, frozen=True, gc=False, tag="gear_added"):
    who: str
    gear: Gear


class GearTied(Event, frozen=True, gc=False, tag="gear_tied"):
    who: str
    gear: str
    trait: str


class Approved(Event, frozen=True, gc=False, tag="approved"):
    who: str


class TraitApproved(Event, frozen=True, gc=False, tag="trait_approved"):
    who: str
    trait: str


class PriceAgreed(Event, frozen=True, gc=False, tag="price_agreed"):
    who: str
    ability: str
    price: int


class RanksSwapped(Event, frozen=True, gc=False, tag="ranks_swapped"):
    who: str
    one: str
    other: str
    by: str = ""
    """The Trait that allows it (PER-025)."""


class Wondered(Event, frozen=True, gc=False, tag="wondered"):
    """PER-063: answered in depth for an expert, else with what is commonly known."""

    who: str
    subject: str
    question: str
    expert: bool


PeopleEvent = (
    IndividualBegun
    | NumbersGiven
    | FilledOut
    | IndividualDropped
    | IndividualGiven
    | IndividualShown
    | IndividualHid
    | SecretRolled
    | AttributeRanked
    | ValueChosen
    | SkillUnlocked
    | DiceAssigned
    | AbilityAdded
    | PowerAdded
    | TalentAdded
    | TraitUpgraded
    | QualityMade
    | TraitDropped
    | GearAdded
    | GearTied
    | Approved
    | TraitApproved
    | PriceAgreed
    | RanksSwapped
    | Wondered
)
