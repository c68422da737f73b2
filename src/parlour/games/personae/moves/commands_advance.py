"""Advancement (3.5): what a seat may want, in the imperative. Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command


class Award(Command, frozen=True, gc=False, tag="award"):
    """PER-221."""

    who: tuple[str, ...]
    amount: int
    reason: str


class PlanRaise(Command, frozen=True, gc=False, tag="plan_raise"):
    """An Attribute, one's own or a companion's."""

    who: str
    target: str
    attribute: str


class PlanSkill(Command, frozen=True, gc=False, tag="plan_skill"):
    who: str
    target: str
    attribute: str
    name: str
    tags: tuple[str, ...]
    group: str


class PlanSimple(Command, frozen=True, gc=False, tag="plan_simple"):
    """Three pool dice, one more hit, or the next step of a companion's toughness."""

    who: str
    target: str
    what: Literal["pool", "hit", "toughness"]


class PlanAbility(Command, frozen=True, gc=False, tag="plan_ability"):
    who: str
    target: str
    form: Literal["plain", "quality", "gear"]
    code: str
    skill: str
    kind: str
    when: str
    detail: str
    name: str
    text: str
    conditions: tuple[str, ...]
    story: str


class PlanPower(Command, frozen=True, gc=False, tag="plan_power"):
    who: str
    target: str
    challenge: bool
    duration: Literal["I", "M", "T", "S"]
    code: str
    skill: str
    hits: int
    targets: int
    name: str
    text: str


class PlanTalent(Command, frozen=True, gc=False, tag="plan_talent"):
    who: str
    target: str
    kind: Literal["language", "secret", "expertise", "resource"]
    name: str


class PlanUpgrade(Command, frozen=True, gc=False, tag="plan_upgrade"):
    """Of a Special Ability, a Power or a Talent; "quality" turns a Special Ability into a Quality."""

    who: str
    target: str
    trait: str
    what: str
    detail: str


class Unplan(Command, frozen=True, gc=False, tag="unplan"):
    who: str
    at: int
    """Its place in the batch, from 1."""


class SubmitBatch(Command, frozen=True, gc=False, tag="submit_batch"):
    who: str


class ApproveBatch(Command, frozen=True, gc=False, tag="approve_batch"):
    who: str


class SendBackBatch(Command, frozen=True, gc=False, tag="send_back_batch"):
    who: str
    reason: str


AdvanceCommand = (
    Award
    | PlanRaise
    | PlanSkill
    | PlanSimple
    | PlanAbility
    | PlanPower
    | PlanTalent
    | PlanUpgrade
    | Unplan
    | SubmitBatch
    | ApproveBatch
    | SendBackBatch
)
