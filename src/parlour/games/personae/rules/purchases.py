"""What Development Points buy: one thing of a batch as it is kept, what it costs, and the events that carry it out."""

from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import DICE_A_POINT
from parlour.games.personae.model import Ability, Batch, Individual, Power, Purchase, Skill, State, Talent, Upgrade
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait
from parlour.games.personae.rules.checks import SAY, Lack, faults
from parlour.games.personae.rules.draft import Draft

NEXT: dict[str, Any] = {"minion": "minor", "minor": "major"}
"""PER-260."""
_KINDS: dict[str, type[Any]] = {"skill": Skill, "ability": Ability, "power": Power, "talent": Talent}


def kept(trait: Any) -> str:
    """A Trait as a purchase holds it, until it gets an id of its own."""
    return msgspec.json.encode(trait).decode()


def trait_of(purchase: Purchase) -> Any:
    """The Trait a purchase brings; None where it brings none."""
    kind = _KINDS.get(purchase.what)
    return msgspec.json.decode(purchase.detail, type=kind) if kind is not None else None


def upgrade_of(purchase: Purchase) -> tuple[str, Upgrade]:
    """The Trait to raise, and how."""
    which, what, detail = purchase.detail.split("|")
    return which, Upgrade("DP", what, detail)  # type: ignore[arg-type]


def is_attribute(purchase: Purchase) -> bool:
    return purchase.what == "raise"


def batch_of(state: State, who: str) -> Batch:
    return next((one for one in state.batches if one.who == who), Batch(who))


def cost(batch: Batch) -> int:
    return sum([one.amount for one in batch.purchases])


def points_left(state: State, person: Individual) -> int:
    """Development Points not yet planned for."""
    return person.dp - cost(batch_of(state, person.id))


# Per point, or per award


def by_award(person: Individual) -> list[tuple[int, str]]:
    """PER-Q10: what is left of each award, and whether it already went into Attributes or Traits."""
    left: list[tuple[int, str]] = []
    for entry in person.ledger:
        if entry.amount > 0:
            left.append((entry.amount, ""))
            continue
        left = _taken(left, -entry.amount, entry.what.partition(":")[0])
    return left


def _taken(left: list[tuple[int, str]], amount: int, kind: str) -> list[tuple[int, str]]:
    """From awards of its kind first, then from fresh ones."""
    found = list(left)
    for wanted in (kind, ""):
        for at, (has, used) in enumerate(found):
            if used == wanted and has and amount:
                spent = min(has, amount)
                found[at] = (has - spent, kind)
                amount -= spent
    return found


def kind_of(purchase: Purchase) -> str:
    return "Attribute" if is_attribute(purchase) else "Trait"


def split_fault(state: State, person: Individual, batch: Batch) -> Lack | None:
    """PER-017, PER-Q10: where an award is spent as a whole, Attributes and Traits come from different ones."""
    if state.options.advancement_split == "perPoint":
        return None
    left = by_award(person)
    for kind in ("Attribute", "Trait"):
        wanted = sum([one.amount for one in batch.purchases if kind_of(one) == kind])
        has = sum([amount for amount, used in left if used in ("", kind)])
        if wanted > has:
            return "PER-Q10", SAY("split-award")
        left = _taken(left, wanted, kind)
    return None


# What comes of it


def carry_out(draft: Draft, who: str, purchase: Purchase) -> None:
    """One point and what it bought; the payer's ledger says what for."""
    target = draft.one(purchase.piece)
    words = _bring(draft, target, purchase)
    whose = "" if target.id == who else f"{target.name}, "
    draft.put(m.PointSpent(who, purchase.amount, f"{kind_of(purchase)}: {whose}{words}"))


def _bring(draft: Draft, target: Individual, purchase: Purchase) -> str:
    match purchase.what:
        case "raise":
            value = derive.value(target, purchase.detail) + 1
            draft.put(m.AttributeRaised(target.id, purchase.detail, value))
            return f"{purchase.detail} {value}"
        case "pool":
            draft.put(m.PoolGrown(target.id, DICE_A_POINT))
            return f"{DICE_A_POINT} dice for the Prowess Pool"
        case "hit":
            draft.put(m.HitBought(target.id))
            return "one more hit"
        case "toughness":
            draft.put(m.ToughnessRaised(target.id, NEXT[target.toughness]))
            return NEXT[target.toughness]  # type: ignore[no-any-return]
        case "quality":
            draft.put(m.QualityMade(target.id, purchase.detail, "DP"))
            return f"{_called(target, purchase.detail)}, a Quality"
        case "upgrade":
            which, step = upgrade_of(purchase)
            draft.put(m.TraitUpgraded(target.id, which, step))
            return f"{_called(target, which)}, upgraded"
    return _bring_trait(draft, target, trait_of(purchase))


def _called(target: Individual, which: str) -> str:
    trait = find_trait(target, which)
    return trait.name if trait is not None else which


def _bring_trait(draft: Draft, target: Individual, trait: Any) -> str:
    """Agreed with the batch: it is in force at once."""
    if isinstance(trait, Skill):
        draft.put(m.SkillUnlocked(target.id, replace(trait, id=draft.new_id("s"), approved=True)))
    elif isinstance(trait, Ability):
        which = draft.new_id("a")
        draft.put(m.AbilityAdded(target.id, replace(trait, id=which, approved=True)))
        if any(one.id == trait.gear for one in target.gear):
            draft.put(m.GearTied(target.id, trait.gear, which))
    elif isinstance(trait, Power):
        draft.put(m.PowerAdded(target.id, replace(trait, id=draft.new_id("p"), approved=True)))
    else:
        draft.put(m.TalentAdded(target.id, replace(trait, id=draft.new_id("t"), approved=True)))
    return str(trait.name)


# Whether it can be


def applied(state: State, batch: Batch) -> State:
    """The table as it would be with the whole batch (PER-257)."""
    draft = Draft(state, None)
    for purchase in batch.purchases:
        carry_out(draft, batch.who, purchase)
    return draft.state


def batch_faults(state: State, batch: Batch) -> list[Lack]:
    """What would be wrong afterwards and is not wrong now: caps and prerequisites hold after the whole batch."""
    people = {one.id: one for one in state.individuals}
    payer = people[batch.who]
    found: list[Lack] = []
    price = cost(batch)
    if price > payer.dp:
        found.append(("PER-222", SAY("too-dear", price=price, who=payer.name, has=payer.dp)))
    split = split_fault(state, payer, batch)
    if split is not None:
        found.append(split)
    after = applied(state, batch)
    touched = {one.piece for one in batch.purchases}
    for one in after.individuals:
        if one.id in touched:
            before = faults(state, people[one.id])
            found += [lack for lack in faults(after, one) if lack not in before]
    return found
