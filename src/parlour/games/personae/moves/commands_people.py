"""Making and keeping individuals (3.1): what a seat may want, in the imperative. Names here are names on the wire and
on disk."""

from typing import Literal

from parlour.games.personae.model import Attribute
from parlour.roleplay.moves import Command
from parlour.roleplay.moves_sheets import CallReady as Call
from parlour.roleplay.moves_sheets import Drop, Give, Show


class NewIndividual(Command, frozen=True, gc=False, tag="new_individual"):
    """A player's main character; in older records also the game master's own."""

    role: Literal["main", "ally", "adversary"]
    toughness: Literal["minion", "minor", "major"]
    name: str


class NewExtra(Command, frozen=True, gc=False, tag="new_extra"):
    """PER-254: a supporting character without numbers; hidden ones only the game master sees."""

    role: Literal["ally", "adversary"]
    hidden: bool
    name: str
    goal: str


class NewSupporting(Command, frozen=True, gc=False, tag="new_supporting"):
    """A supporting character with a sheet, made step by step with as many Creation Points as the game master likes."""

    hidden: bool
    role: Literal["ally", "adversary"]
    toughness: Literal["minion", "minor", "major"]
    points: int
    name: str


class NewFigure(Command, frozen=True, gc=False, tag="new_figure"):
    """A supporting character in one form, ready at once: one Skill, one Attribute, the free defences."""

    hidden: bool
    role: Literal["ally", "adversary"]
    name: str
    toughness: Literal["minion", "minor", "major"]
    weapon: Literal["", "unarmed", "small", "one-handed", "two-handed", "ranged"]
    skill: str
    """What the Skill is called; empty: like the weapon."""
    dice: int
    attribute: Attribute
    value: int
    rest: int
    """Every other Attribute."""
    defence: int
    """The dice of Block, Dodge and Resist."""
    count: int = 1
    """How many alike."""


class CallReady(Call, frozen=True, gc=False, tag="call_ready"):
    count: int = 1
    """How many alike."""


class GiveNumbers(Command, frozen=True, gc=False, tag="give_numbers"):
    """PER-254: dice and an Attribute for somebody without a sheet."""

    who: str
    dice: int
    attribute: Attribute
    value: int


class FillOut(Command, frozen=True, gc=False, tag="fill_out"):
    """PER-254: somebody without a sheet becomes a full character, made step by step."""

    who: str
    toughness: Literal["minion", "minor", "major"]
    points: int


class NewCompanion(Command, frozen=True, gc=False, tag="new_companion"):
    """PER-258: by the Special Ability that stands for the bond."""

    owner: str
    name: str


class ImportIndividual(Command, frozen=True, gc=False, tag="import_individual"):
    text: str


class DropIndividual(Drop, frozen=True, gc=False, tag="drop_individual"):
    pass


class GiveIndividual(Give, frozen=True, gc=False, tag="give_individual"):
    pass


class ShowIndividual(Show, frozen=True, gc=False, tag="show_individual"):
    pass


class HideIndividual(Command, frozen=True, gc=False, tag="hide_individual"):
    """Out of everybody's sight; in a scene it stays there, unseen."""

    who: str


class SecretCheck(Command, frozen=True, gc=False, tag="secret_check"):
    """A Challenge of or about somebody unseen, of which nobody but the game master learns; Skill "" is one die, target
    "" a difficulty."""

    who: str
    target: str
    skill: str
    attribute: str
    """Empty: the Skill's own, or Cunning."""
    other: str
    """The Skill that answers,"""
    answering: str
    """and its Attribute."""
    difficulty: int
    goal: str


class Describe(Command, frozen=True, gc=False, tag="describe"):
    who: str
    field: Literal["name", "concept", "keywords", "secret", "goal"]
    text: str


class RankAttribute(Command, frozen=True, gc=False, tag="rank_attribute"):
    who: str
    attribute: str
    rank: Literal["First", "Second", "Third", "Handicap"]


class SetValue(Command, frozen=True, gc=False, tag="set_value"):
    who: str
    attribute: str
    value: int


# Traits


class UnlockSkill(Command, frozen=True, gc=False, tag="unlock_skill"):
    who: str
    attribute: str
    name: str
    tags: tuple[str, ...]
    group: str


class AssignDice(Command, frozen=True, gc=False, tag="assign_dice"):
    """So many pool dice lie on this Skill from now on."""

    who: str
    skill: str
    dice: int


class AddAbility(Command, frozen=True, gc=False, tag="add_ability"):
    """A Special Ability in one's own words, with an effect of the vocabulary or plain text ("narrative")."""

    who: str
    form: Literal["plain", "quality", "culture", "gear"]
    code: str
    skill: str
    """Whose Skill it concerns, or "" for any."""
    kind: str
    """Which kind of Challenge, or "" for any."""
    when: str
    """issue, answer or both; for follow-ups subsequent or additional."""
    detail: str
    """An Attribute, a status, a piece of gear: what the effect asks for beside."""
    name: str
    text: str
    conditions: tuple[str, ...]
    story: str
    """A condition in words, besides those; empty: none."""


class AddPower(Command, frozen=True, gc=False, tag="add_power"):
    who: str
    challenge: bool
    duration: Literal["I", "M", "T", "S"]
    code: str
    skill: str
    """The name of the supernatural Skill."""
    hits: int
    targets: int
    name: str
    text: str


class AddTalent(Command, frozen=True, gc=False, tag="add_talent"):
    who: str
    kind: Literal["native", "language", "secret", "expertise", "resource"]
    name: str


class TakeTrait(Command, frozen=True, gc=False, tag="take_trait"):
    """One from the library, for a Skill where it asks for one."""

    who: str
    key: str
    skill: str


class UpgradeTrait(Command, frozen=True, gc=False, tag="upgrade_trait"):
    """At creation: a Special Ability from Cunning or Power, a Power from Power, a Talent from Knowledge."""

    who: str
    trait: str
    source: Literal["Cunning", "Power", "Knowledge", "condition"]
    what: str
    detail: str
    """The further Skill or kind of Challenge, or the duration, where `what` leaves that open."""


class MakeQuality(Command, frozen=True, gc=False, tag="make_quality"):
    """PER-083, at creation."""

    who: str
    ability: str


class DropTrait(Command, frozen=True, gc=False, tag="drop_trait"):
    """Any Trait or piece of gear, while the character is in the making."""

    who: str
    trait: str


class AddGear(Command, frozen=True, gc=False, tag="add_gear"):
    who: str
    form: Literal["thing", "weapon", "ranged weapon", "light shield", "heavy shield"]
    size: Literal["", "small", "one-handed", "two-handed"]
    exceptional: tuple[str, ...]
    name: str
    group: str


class TieGear(Command, frozen=True, gc=False, tag="tie_gear"):
    who: str
    gear: str
    trait: str


class ApproveTrait(Command, frozen=True, gc=False, tag="approve_trait"):
    """One Trait, default Attribute or piece of gear that waits for her."""

    who: str
    trait: str


class AgreePrice(Command, frozen=True, gc=False, tag="agree_price"):
    """PER-279."""

    who: str
    ability: str
    price: int


class SwapRanks(Command, frozen=True, gc=False, tag="swap_ranks"):
    """PER-025, where the table allows it."""

    who: str
    one: str
    other: str


class Wonder(Command, frozen=True, gc=False, tag="wonder"):
    """PER-063: a question about a subject; who has an Expertise of that name asks as an expert."""

    who: str
    subject: str
    question: str


PeopleCommand = (
    NewIndividual
    | NewExtra
    | NewSupporting
    | NewFigure
    | CallReady
    | GiveNumbers
    | FillOut
    | NewCompanion
    | ImportIndividual
    | DropIndividual
    | GiveIndividual
    | ShowIndividual
    | HideIndividual
    | SecretCheck
    | Describe
    | RankAttribute
    | SetValue
    | UnlockSkill
    | AssignDice
    | AddAbility
    | AddPower
    | AddTalent
    | TakeTrait
    | UpgradeTrait
    | MakeQuality
    | DropTrait
    | AddGear
    | TieGear
    | ApproveTrait
    | AgreePrice
    | SwapRanks
    | Wonder
)
