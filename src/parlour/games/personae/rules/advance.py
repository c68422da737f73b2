"""Advancement (3.5): Development Points awarded, planned in a batch, agreed with the game master, spent."""

from typing import Any

from parlour.core.judge import Count, Move, One, Some, Words, about, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import NAME, SENTENCE
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, Purchase, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait
from parlour.games.personae.rules.conditions import challenge_open, companion, dead, no_sheet, supporting, unfinished
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.purchases import (
    batch_faults,
    batch_of,
    carry_out,
    cost,
    kept,
    points_left,
)
from parlour.games.personae.rules.traits import (
    TALENTS,
    companions_bond,
    no_exceptional_gear,
    no_secrets,
    skill_fields,
    skill_of,
    talent_of,
)
from parlour.games.personae.rules.wording import (
    ability_fields,
    ability_of,
    more_of,
    not_upgradable,
    power_fields,
    power_of,
    upgradable,
    what_grows,
)
from parlour.roleplay.cast import not_gm, not_yours, people

MOST = 20


EARNING = (companion, supporting, unfinished, dead)
"""PER-221: main characters earn Development Points; a companion lives from its owner's (PER-259)."""


def act_award(draft: Draft, seat: int, command: m.Award) -> None:
    for who in command.who:
        draft.put(m.Awarded(who, command.amount, command.reason.strip()))


# Planning


def submitted_already(state: State, it: Individual) -> bool:
    """A batch lies before the game master."""
    return batch_of(state, it.id).submitted


def no_points(state: State, it: Individual) -> bool:
    return points_left(state, it) < 1


PLANNING = (not_yours, no_sheet, *EARNING, submitted_already)
"""Who may plan,"""
SPENDING = (*PLANNING, waived(no_points))
"""and has points to spend."""


def reach(state: State, who: Individual) -> list[Individual]:
    """PER-259: for oneself and one's companions."""
    return [who, *derive.companions(state, who)]


def attributes_only(state: State, it: Individual) -> bool:
    """PER-Q16."""
    return it.role == "companion" and state.options.companion_spend != "both"


def spent_on() -> One:
    return One(reach, unless=(unfinished, waived(attributes_only)))


def _plan(draft: Draft, command: Any, what: str, detail: str = "", price: int = 1) -> None:
    draft.put(m.Planned(command.who, Purchase(what, command.target, detail, price)))


def act_raise(draft: Draft, seat: int, command: m.PlanRaise) -> None:
    _plan(draft, command, "raise", command.attribute)


def act_skill(draft: Draft, seat: int, command: m.PlanSkill) -> None:
    """PER-224, PER-269: also beyond Competence."""
    skill = skill_of(command, "s0", draft.one(command.target), approved=True, bought=True)
    _plan(draft, command, "skill", kept(skill))


def steps_left(state: State, person: Individual, mate: Individual) -> bool:
    """PER-260: minion to minor to major, one step at a time."""
    planned = len(
        [one for one in batch_of(state, person.id).purchases if one.what == "toughness" and one.piece == mate.id]
    )
    return planned < {"minion": 2, "minor": 1}.get(mate.toughness, 0)


def attributes_alone(state: State, target: Individual, it: str) -> bool:
    """PER-Q16: of a companion only Attributes and toughness."""
    return it != "toughness" and attributes_only(state, target)


def not_a_companion(target: Individual, it: str) -> bool:
    """PER-260."""
    return it == "toughness" and target.role != "companion"


def tough_enough(state: State, who: Individual, target: Individual, it: str) -> bool:
    return it == "toughness" and not steps_left(state, who, target)


def act_simple(draft: Draft, seat: int, command: m.PlanSimple) -> None:
    _plan(draft, command, command.what)


def ability_price(form: str) -> int:
    """PER-226."""
    return 1 if form == "plain" else 2


def form_too_dear(state: State, who: Individual, it: str) -> bool:
    """PER-226."""
    return ability_price(it) > points_left(state, who)


def act_ability(draft: Draft, seat: int, command: m.PlanAbility) -> None:
    _plan(draft, command, "ability", kept(ability_of(command, "a0", paid="DP")), ability_price(command.form))


def act_power(draft: Draft, seat: int, command: m.PlanPower) -> None:
    _plan(draft, command, "power", kept(power_of(command, "p0", paid="DP")))


def act_talent(draft: Draft, seat: int, command: m.PlanTalent) -> None:
    _plan(draft, command, "talent", kept(talent_of(command, "t0", approved=True, paid="DP")))


def upgrade_price(trait: Any) -> int:
    """PER-082, PER-279: one, unless another price was agreed for this Quality."""
    return trait.price if isinstance(trait, Ability) and trait.quality else 1


def _turned(state: State, person: Individual, other: Individual, which: str) -> bool:
    """It is planned as a Quality already."""
    return any(
        one.what == "quality" and one.piece == other.id and one.detail == which
        for one in batch_of(state, person.id).purchases
    )


def nothing_grows(it: Any) -> bool:
    """PER-236; PER-083: a plain Special Ability may always become a Quality."""
    return not_upgradable(it) and not (isinstance(it, Ability) and not it.quality)


def what_may_grow(trait: Any) -> tuple[str, ...]:
    """PER-226, PER-227, PER-237; PER-083: "quality" turns a Special Ability into one."""
    return (*what_grows(trait), *(("quality",) if isinstance(trait, Ability) else ()))


def a_quality(trait: Any, it: str) -> bool:
    return it == "quality" and trait.quality


def quality_planned(state: State, who: Individual, target: Individual, trait: Any, it: str) -> bool:
    return it == "quality" and _turned(state, who, target, trait.id)


def upgrade_too_dear(state: State, who: Individual, trait: Any, it: str) -> bool:
    """PER-279."""
    return it != "quality" and upgrade_price(trait) > points_left(state, who)


def _planned(state: State, who: Individual, target: Individual) -> set[str]:
    return {one.detail for one in batch_of(state, who.id).purchases if one.what == "upgrade" and one.piece == target.id}


def once_only(state: State, who: Individual, target: Individual, trait: Any, it: str) -> bool:
    """What can be raised only once is not planned twice."""
    planned = _planned(state, who, target)
    if it == "duration":
        return any([one.startswith(f"{trait.id}|duration|") for one in planned])
    return it in ("better", "highest") and f"{trait.id}|{it}|" in planned


def new_ones(state: State, who: Individual, target: Individual, trait: Any, what: str) -> tuple[str, ...]:
    planned = _planned(state, who, target) if what == "skill" else set()
    return tuple([one for one in more_of(target, trait, what) if f"{trait.id}|skill|{one}" not in planned])


def none_new(state: State, who: Individual, target: Individual, trait: Any, it: str) -> bool:
    return not new_ones(state, who, target, trait, it)


def act_upgrade(draft: Draft, seat: int, command: m.PlanUpgrade) -> None:
    trait = find_trait(draft.one(command.target), command.trait)
    if command.what == "quality":
        _plan(draft, command, "quality", command.trait)
    else:
        _plan(draft, command, "upgrade", f"{command.trait}|{command.what}|{command.detail}", upgrade_price(trait))


def nothing_planned(state: State, it: Individual) -> bool:
    return not batch_of(state, it.id).purchases


def how_many(state: State, who: Individual) -> int:
    return len(batch_of(state, who.id).purchases)


def act_unplan(draft: Draft, seat: int, command: m.Unplan) -> None:
    draft.put(m.Unplanned(command.who, command.at))


# Agreeing


def faulty(state: State, it: Individual) -> bool:
    """Checked once more when it is agreed to: something may have changed since."""
    return bool(batch_faults(state, batch_of(state, it.id)))


def act_submit(draft: Draft, seat: int, command: m.SubmitBatch) -> None:
    draft.put(m.BatchSubmitted(command.who))


def submitted(state: State) -> list[str]:
    return [one.who for one in state.batches if one.submitted]


def no_plan_submitted(state: State) -> bool:
    return not submitted(state)


def not_submitted(state: State, it: Individual) -> bool:
    return not batch_of(state, it.id).submitted


def act_approve(draft: Draft, seat: int, command: m.ApproveBatch) -> None:
    batch = batch_of(draft.state, command.who)
    draft.put(m.BatchDone(command.who, cost(batch)))
    for purchase in batch.purchases:
        carry_out(draft, command.who, purchase)


def act_send_back(draft: Draft, seat: int, command: m.SendBackBatch) -> None:
    draft.put(m.BatchSentBack(command.who, command.reason.strip()))


def awaits(state: State) -> set[int]:
    """The game master, while a batch lies before her."""
    return {state.desk.gm} if submitted(state) else set()


_FORMS = One(("plain", "quality", "gear"), unless=(waived(form_too_dear), about(no_exceptional_gear, who="target")))
_SIMPLE = (waived(attributes_alone), not_a_companion, tough_enough)
_GROWN = (a_quality, quality_planned, waived(upgrade_too_dear), once_only, none_new)
MOVES: Moves = {
    Move(
        m.Award,
        {"who": Some(people, unless=EARNING), "amount": Count(1, MOST, suggest=1), "reason": Words(SENTENCE, 0)},
        rule="PER-221",
        unless=(not_gm,),
    ): act_award,
    Move(
        m.PlanRaise,
        {
            "who": One(people, unless=SPENDING),
            "target": One(reach, unless=(unfinished,)),
            "attribute": One(ATTRIBUTES),
        },
        rule="PER-222",
        unless=(challenge_open,),
        decided=1,
    ): act_raise,
    Move(
        m.PlanSkill,
        {"who": One(people, unless=SPENDING), "target": spent_on(), **skill_fields()},
        rule="PER-224",
        unless=(challenge_open,),
        decided=1,
    ): act_skill,
    Move(
        m.PlanSimple,
        {
            "who": One(people, unless=SPENDING),
            "target": One(reach, unless=(unfinished,)),
            "what": One(("pool", "hit", "toughness"), unless=_SIMPLE),
        },
        rule="PER-225",
        unless=(challenge_open,),
        decided=2,
    ): act_simple,
    Move(
        m.PlanAbility,
        {
            "who": One(people, unless=SPENDING),
            "target": spent_on(),
            **ability_fields("target", _FORMS, companions_bond),
        },
        rule="PER-226",
        unless=(challenge_open,),
        decided=2,
    ): act_ability,
    Move(
        m.PlanPower,
        {"who": One(people, unless=SPENDING), "target": spent_on(), **power_fields("target")},
        rule="PER-227",
        unless=(challenge_open,),
        decided=3,
    ): act_power,
    Move(
        m.PlanTalent,
        {
            "who": One(people, unless=SPENDING),
            "target": spent_on(),
            "kind": One(TALENTS, unless=(waived(no_secrets),)),
            "name": Words(NAME),
        },
        rule="PER-228",
        unless=(challenge_open,),
        decided=2,
    ): act_talent,
    Move(
        m.PlanUpgrade,
        {
            "who": One(people, unless=SPENDING),
            "target": spent_on(),
            "trait": One(about(upgradable, who="target"), unless=(nothing_grows,)),
            "what": One(what_may_grow, unless=_GROWN),
            "detail": One(new_ones),
        },
        rule="PER-236",
        unless=(challenge_open,),
        decided=3,
    ): act_upgrade,
    Move(
        m.Unplan,
        {"who": One(people, unless=(*PLANNING, nothing_planned)), "at": Count(1, how_many)},
        rule="PER-222",
        unless=(challenge_open,),
        decided=1,
    ): act_unplan,
    Move(
        m.SubmitBatch,
        {"who": One(people, unless=(*PLANNING, nothing_planned, waived(faulty)))},
        rule="PER-222",
        unless=(challenge_open,),
        decided=1,
    ): act_submit,
    Move(
        m.ApproveBatch,
        {"who": One(people, unless=(not_submitted, faulty))},
        rule="PER-222",
        unless=(not_gm, no_plan_submitted, challenge_open),
        owed=True,
        decided=1,
    ): act_approve,
    Move(
        m.SendBackBatch,
        {"who": One(people, unless=(not_submitted,)), "reason": Words(SENTENCE, 0)},
        rule="PER-222",
        unless=(not_gm, no_plan_submitted),
        owed=True,
        decided=1,
    ): act_send_back,
}
