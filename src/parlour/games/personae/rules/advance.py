"""Advancement (3.5): Development Points awarded, planned in a batch, agreed with the game master, spent."""

from collections.abc import Sequence
from typing import Any

from parlour.core.offers import Ask, Choose, Number, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, Purchase, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait, leads
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.making import NAME, REASON, sheets
from parlour.games.personae.rules.purchases import (
    batch_faults,
    batch_of,
    carry_out,
    cost,
    kept,
    points_left,
)
from parlour.games.personae.rules.traits import (
    SKILL_ASKS,
    crafted,
    power_asks,
    skill_of,
    talent_kinds,
    talent_of,
    upgradable,
)
from parlour.games.personae.rules.wording import ability_asks, ability_of, power_of, upgrade_asks
from parlour.roleplay.chapter import NONE

MOST = 20


def earners(state: State) -> list[Individual]:
    """PER-221: main characters earn Development Points; a companion lives from its owner's (PER-259)."""
    return [one for one in state.individuals if one.stage == "ready" and one.role == "main"]


def offer_award(state: State, seat: int) -> Sequence[Offer]:
    """PER-221: usually at the end of a session."""
    people = tuple([one.id for one in earners(state)])
    return (
        [Offer("award", (), (Choose(people, 1, len(people)), Number(1, MOST), REASON), False)]
        if people and leads(state, seat)
        else NONE
    )


def act_award(draft: Draft, seat: int, command: m.Award) -> None:
    for who in command.who:
        draft.put(m.Awarded(who, command.amount, command.reason.strip()))


# Planning


def planners(state: State, seat: int) -> list[Individual]:
    """Who has points to spend, and no batch before the game master."""
    people = [one for one in earners(state) if one in sheets(state, seat) and state.challenge is None]
    return [one for one in people if not batch_of(state, one.id).submitted]


def reach(state: State, person: Individual, *, attributes: bool = False) -> list[Individual]:
    """PER-259, PER-Q16: for oneself and one's companions."""
    mates = [one for one in derive.companions(state, person) if one.stage == "ready"]
    return [person, *(mates if attributes or state.options.companion_spend == "both" or state.lax else [])]


def able(state: State, seat: int, price: int = 1) -> list[Individual]:
    return [one for one in planners(state, seat) if state.lax or points_left(state, one) >= price]


def offer_raise(state: State, seat: int) -> Sequence[Offer]:
    """PER-222: whether caps hold is seen when the batch is complete."""
    found: list[Offer] = []
    for one in able(state, seat):
        targets = tuple([other.id for other in reach(state, one, attributes=True)])
        found.append(Offer("plan_raise", (one.id,), (Pick(targets), Pick(ATTRIBUTES)), False))
    return found


def _plan(draft: Draft, command: Any, what: str, detail: str = "", price: int = 1) -> None:
    draft.put(m.Planned(command.who, Purchase(what, command.target, detail, price)))


def act_raise(draft: Draft, seat: int, command: m.PlanRaise) -> None:
    _plan(draft, command, "raise", command.attribute)


def offer_skill(state: State, seat: int) -> Sequence[Offer]:
    return [
        Offer("plan_skill", (one.id,), (Pick(tuple([other.id for other in reach(state, one)])), *asks), False)
        for one in able(state, seat)
        for asks in SKILL_ASKS
    ]


def act_skill(draft: Draft, seat: int, command: m.PlanSkill) -> None:
    """PER-224, PER-269: also beyond Competence."""
    skill = skill_of(command, "s0", draft.individual(command.target), approved=True, bought=True)
    _plan(draft, command, "skill", kept(skill))


def steps_left(state: State, person: Individual, mate: Individual) -> bool:
    """PER-260: minion to minor to major, one step at a time."""
    planned = len(
        [one for one in batch_of(state, person.id).purchases if one.what == "toughness" and one.piece == mate.id]
    )
    return planned < {"minion": 2, "minor": 1}.get(mate.toughness, 0)


def offer_simple(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in able(state, seat):
        found += [
            Offer("plan_simple", (one.id, other.id), (Pick(("pool", "hit")),), False) for other in reach(state, one)
        ]
        mates = [
            other
            for other in reach(state, one, attributes=True)
            if other.role == "companion" and steps_left(state, one, other)
        ]
        found += [Offer("plan_simple", (one.id, other.id), (Pick(("toughness",)),), False) for other in mates]
    return found


def act_simple(draft: Draft, seat: int, command: m.PlanSimple) -> None:
    _plan(draft, command, command.what)


def ability_price(form: str) -> int:
    """PER-226."""
    return 1 if form == "plain" else 2


def offer_ability(state: State, seat: int) -> Sequence[Offer]:
    """A companion's bond is offered to anybody: whether Potential is high enough is seen when the batch is complete
    (PER-257)."""
    found: list[Offer] = []
    for one in able(state, seat):
        has = points_left(state, one)
        forms = tuple([form for form in ("plain", "quality", "gear") if state.lax or ability_price(form) <= has])
        for other in reach(state, one):
            asked = ability_asks(state, other, forms, crafted(other), bond=other.role != "companion")
            found += [Offer("plan_ability", (one.id, other.id), asks, False) for asks in asked]
    return found


def act_ability(draft: Draft, seat: int, command: m.PlanAbility) -> None:
    _plan(draft, command, "ability", kept(ability_of(command, "a0", paid="DP")), ability_price(command.form))


def offer_power(state: State, seat: int) -> Sequence[Offer]:
    return [
        Offer("plan_power", (one.id, other.id, challenge), asks, False)
        for one in able(state, seat)
        for other in reach(state, one)
        for challenge, asks in power_asks(state, other)
    ]


def act_power(draft: Draft, seat: int, command: m.PlanPower) -> None:
    _plan(draft, command, "power", kept(power_of(command, "p0", paid="DP")))


def offer_talent(state: State, seat: int) -> Sequence[Offer]:
    kinds = Pick(talent_kinds(state, slots=1))
    return [
        Offer("plan_talent", (one.id, other.id), (kinds, NAME), False)
        for one in able(state, seat)
        for other in reach(state, one)
    ]


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


def offer_upgrade(state: State, seat: int) -> Sequence[Offer]:
    """PER-226, PER-227, PER-237; PER-083: "quality" turns a Special Ability into one."""
    found: list[Offer] = []
    for one in able(state, seat):
        has = points_left(state, one)
        for other in reach(state, one):
            for trait in upgradable(other):
                fixed = (one.id, other.id, trait.id)
                if state.lax or upgrade_price(trait) <= has:
                    found += [Offer("plan_upgrade", fixed, asks, False) for asks in _fresh(state, one, other, trait)]
                if isinstance(trait, Ability) and not trait.quality and not _turned(state, one, other, trait.id):
                    found.append(Offer("plan_upgrade", fixed, (Pick(("quality",)), Pick(("",))), False))
    return found


def _fresh(state: State, person: Individual, other: Individual, trait: Any) -> list[tuple[Ask, Ask]]:
    """What can be raised only once is not planned twice."""
    planned = {
        one.detail for one in batch_of(state, person.id).purchases if one.what == "upgrade" and one.piece == other.id
    }
    found: list[tuple[Ask, Ask]] = []
    for what, detail in upgrade_asks(other, trait):
        assert isinstance(what, Pick) and isinstance(detail, Pick)
        words = tuple(
            [word for word in what.of if word not in ("better", "highest") or f"{trait.id}|{word}|" not in planned]
        )
        if words == ("duration",) and any(one.startswith(f"{trait.id}|duration|") for one in planned):
            continue
        more = tuple([one for one in detail.of if words != ("skill",) or f"{trait.id}|skill|{one}" not in planned])
        if words and more:
            found.append((Pick(words), Pick(more)))
    return found


def act_upgrade(draft: Draft, seat: int, command: m.PlanUpgrade) -> None:
    trait = find_trait(draft.individual(command.target), command.trait)
    if command.what == "quality":
        _plan(draft, command, "quality", command.trait)
    else:
        _plan(draft, command, "upgrade", f"{command.trait}|{command.what}|{command.detail}", upgrade_price(trait))


def offer_unplan(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in planners(state, seat):
        count = len(batch_of(state, one.id).purchases)
        found += [Offer("unplan", (one.id,), (Number(1, count),), False)] if count else []
    return found


def act_unplan(draft: Draft, seat: int, command: m.Unplan) -> None:
    draft.put(m.Unplanned(command.who, command.at))


# Agreeing


def offer_submit(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in planners(state, seat):
        batch = batch_of(state, one.id)
        if batch.purchases and (state.lax or not batch_faults(state, batch)):
            found.append(Offer("submit_batch", (one.id,), (), False))
    return found


def act_submit(draft: Draft, seat: int, command: m.SubmitBatch) -> None:
    draft.put(m.BatchSubmitted(command.who))


def submitted(state: State) -> list[str]:
    return [one.who for one in state.batches if one.submitted]


def offer_approve(state: State, seat: int) -> Sequence[Offer]:
    """Checked once more: something may have changed since."""
    if not leads(state, seat) or state.challenge is not None:
        return NONE
    return [
        Offer("approve_batch", (who,))
        for who in submitted(state)
        if state.lax or not batch_faults(state, batch_of(state, who))
    ]


def act_approve(draft: Draft, seat: int, command: m.ApproveBatch) -> None:
    batch = batch_of(draft.state, command.who)
    draft.put(m.BatchDone(command.who, cost(batch)))
    for purchase in batch.purchases:
        carry_out(draft, command.who, purchase)


def offer_send_back(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("send_back_batch", (who,), (REASON,)) for who in submitted(state)] if leads(state, seat) else NONE


def act_send_back(draft: Draft, seat: int, command: m.SendBackBatch) -> None:
    draft.put(m.BatchSentBack(command.who, command.reason.strip()))


def awaits(state: State) -> set[int]:
    """The game master, while a batch lies before her."""
    return {state.desk.gm} if submitted(state) else set()


CHAPTER: Chapter = {
    m.Award: (offer_award, act_award),
    m.PlanRaise: (offer_raise, act_raise),
    m.PlanSkill: (offer_skill, act_skill),
    m.PlanSimple: (offer_simple, act_simple),
    m.PlanAbility: (offer_ability, act_ability),
    m.PlanPower: (offer_power, act_power),
    m.PlanTalent: (offer_talent, act_talent),
    m.PlanUpgrade: (offer_upgrade, act_upgrade),
    m.Unplan: (offer_unplan, act_unplan),
    m.SubmitBatch: (offer_submit, act_submit),
    m.ApproveBatch: (offer_approve, act_approve),
    m.SendBackBatch: (offer_send_back, act_send_back),
}
