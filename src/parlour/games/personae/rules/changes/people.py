"""What events about individuals and their sheets do to the state: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, Purchase, Rank
from parlour.games.personae.rules.ask import Trait, find_trait
from parlour.games.personae.rules.draft import Draft, applies
from parlour.games.personae.rules.gear import stands_for
from parlour.games.personae.rules.making import numbered, parts
from parlour.roleplay.cast import Numbering
from parlour.roleplay.keeping import known_as

_KINDS = {"s": "skills", "a": "abilities", "p": "powers", "t": "talents", "g": "gear"}


def _count(draft: Draft, person: Individual) -> None:
    """Ids were given out: the next ones are others. Traits of the hidden are counted on themselves."""
    draft.count(person.id)
    if not person.hidden:
        for one in parts(person):
            draft.count(one.id)


def _change(draft: Draft, who: str, which: str, **values: Any) -> None:
    draft.set_trait(who, _KINDS[which[0]], which, **values)


def _forget(draft: Draft, gone: list[Purchase]) -> None:
    """Nothing is bought for what is no longer there."""
    batches = [
        replace(one, purchases=tuple([each for each in one.purchases if each not in gone]))
        for one in draft.state.batches
    ]
    draft.set(batches=tuple([one for one in batches if one.purchases]))


def _trait(draft: Draft, who: str, which: str) -> Trait:
    found = find_trait(draft.one(who), which)
    assert found is not None
    return found


# Coming and going


@applies(m.IndividualBegun)
def _begun(draft: Draft, event: m.IndividualBegun) -> None:
    draft.set(individuals=(*draft.state.individuals, event.individual))
    _count(draft, event.individual)


@applies(m.NumbersGiven)
def _numbers_given(draft: Draft, event: m.NumbersGiven) -> None:
    person = draft.one(event.who)
    draft.set_one(
        event.who, dice=event.dice, adds=event.attribute, values=_with(person.values, event.attribute, event.value)
    )


@applies(m.FilledOut)
def _filled_out(draft: Draft, event: m.FilledOut) -> None:
    """What it was given by the way goes: now there are points for it."""
    draft.set_one(
        event.who,
        numbered=True,
        stage="concept",
        toughness=event.toughness,
        points=event.points,
        skills=event.skills,
        dice=0,
        adds="",
        values=(0,) * 6,
    )
    _count(draft, draft.one(event.who))


@applies(m.IndividualDropped)
def _dropped(draft: Draft, event: m.IndividualDropped) -> None:
    """What others hold of it goes with it: Powers laid on it, help for it, what waits for the game master."""
    kept = [one for one in draft.state.individuals if one.id != event.who]
    petitions = tuple([one for one in draft.state.petitions if one.who != event.who])
    draft.set(
        individuals=tuple([_without(one, event.who) for one in kept]),
        petitions=petitions,
        batches=tuple([one for one in draft.state.batches if one.who != event.who]),
    )
    _forget(draft, [one for batch in draft.state.batches for one in batch.purchases if one.piece == event.who])


def _without(person: Individual, gone: str) -> Individual:
    on = tuple(
        [
            replace(one, targets=tuple([who for who in one.targets if who != gone]))
            for one in person.powers_on
            if one.targets != (gone,)
        ]
    )
    return replace(person, powers_on=on, helping=("", "") if person.helping[0] == gone else person.helping)


@applies(m.IndividualShown)
def _shown(draft: Draft, event: m.IndividualShown) -> None:
    """Under ids of the open, its own and those of all its Traits."""
    person = draft.one(event.before)
    fresh = replace(numbered(person, Numbering(draft.state)), name=event.name, hidden=False)
    draft.set(individuals=tuple([fresh if one.id == event.before else one for one in draft.state.individuals]))
    known_as(draft, event.before, event.who)
    _count(draft, fresh)


@applies(m.IndividualHid)
def _hid(draft: Draft, event: m.IndividualHid) -> None:
    """What others held of it goes, as if it were gone."""
    person = replace(draft.one(event.before), hidden=True, shown=False, defence="", helping=("", ""))
    others = [_without(one, event.before) for one in draft.state.individuals if one.id != event.before]
    draft.set(individuals=(*others, numbered(person, Numbering(draft.state, hidden=True))))
    known_as(draft, event.before, event.who)
    draft.count(event.who)


@applies(m.SecretRolled)
def _secret_rolled(draft: Draft, event: m.SecretRolled) -> None:
    """Only told, and only to who made it."""


@applies(m.Described)
def _described(draft: Draft, event: m.Described) -> None:
    if event.field == "keywords":
        draft.set_one(event.who, keywords=tuple([word for part in event.text.split(",") if (word := part.strip())]))
    else:
        draft.set_one(event.who, **{event.field: event.text})


@applies(m.Wondered)
def _wondered(draft: Draft, event: m.Wondered) -> None:
    """Only told."""


# Creation


def _with(values: tuple[Any, ...], attribute: str, value: Any) -> tuple[Any, ...]:
    at = ATTRIBUTES.index(attribute)
    return (*values[:at], value, *values[at + 1 :])


@applies(m.AttributeRanked)
def _ranked(draft: Draft, event: m.AttributeRanked) -> None:
    draft.set_one(event.who, ranks=_with(draft.one(event.who).ranks, event.attribute, event.rank))


@applies(m.ValueChosen)
def _chosen(draft: Draft, event: m.ValueChosen) -> None:
    draft.set_one(event.who, values=_with(draft.one(event.who).values, event.attribute, event.value))


@applies(m.RanksSwapped)
def _swapped(draft: Draft, event: m.RanksSwapped) -> None:
    person = draft.one(event.who)
    here: Rank = person.ranks[ATTRIBUTES.index(event.one)]
    there: Rank = person.ranks[ATTRIBUTES.index(event.other)]
    draft.set_one(event.who, ranks=_with(_with(person.ranks, event.one, there), event.other, here))
    if event.by:
        ability = _trait(draft, event.who, event.by)
        assert isinstance(ability, Ability)
        draft.set_trait(event.who, "abilities", event.by, uses=ability.uses + 1)


# Traits


def _add(draft: Draft, who: str, kind: str, trait: Trait) -> None:
    draft.set_one(who, **{kind: (*getattr(draft.one(who), kind), trait)})
    if not draft.one(who).hidden:
        draft.count(trait.id)


@applies(m.SkillUnlocked)
def _unlocked(draft: Draft, event: m.SkillUnlocked) -> None:
    _add(draft, event.who, "skills", event.skill)


@applies(m.DiceAssigned)
def _assigned(draft: Draft, event: m.DiceAssigned) -> None:
    _change(draft, event.who, event.skill, dice=event.dice)


@applies(m.AbilityAdded)
def _ability(draft: Draft, event: m.AbilityAdded) -> None:
    _add(draft, event.who, "abilities", event.ability)


@applies(m.PowerAdded)
def _power(draft: Draft, event: m.PowerAdded) -> None:
    _add(draft, event.who, "powers", event.power)


@applies(m.TalentAdded)
def _talent(draft: Draft, event: m.TalentAdded) -> None:
    _add(draft, event.who, "talents", event.talent)


@applies(m.GearAdded)
def _gear(draft: Draft, event: m.GearAdded) -> None:
    _add(draft, event.who, "gear", event.gear)


def _late(draft: Draft, who: str) -> dict[str, bool]:
    """PER-108: what fills an open slot in play waits for the game master."""
    return {"approved": False} if draft.one(who).stage == "ready" else {}


@applies(m.TraitUpgraded)
def _upgraded(draft: Draft, event: m.TraitUpgraded) -> None:
    trait: Any = _trait(draft, event.who, event.trait)
    late = {} if event.upgrade.source == "DP" else _late(draft, event.who)
    if event.upgrade.source == "condition":
        _change(draft, event.who, event.trait, free=(*trait.free, event.upgrade.what), **late)
    else:
        _change(draft, event.who, event.trait, bought=(*trait.bought, event.upgrade), **late)


@applies(m.QualityMade)
def _quality(draft: Draft, event: m.QualityMade) -> None:
    if event.paid == "DP":
        _change(draft, event.who, event.ability, quality=True, remade=True)
    else:
        _change(draft, event.who, event.ability, quality=True, **_late(draft, event.who))


@applies(m.TraitDropped)
def _trait_dropped(draft: Draft, event: m.TraitDropped) -> None:
    kind = _KINDS[event.trait[0]]
    person = draft.one(event.who)
    draft.set_one(event.who, **{kind: tuple([one for one in getattr(person, kind) if one.id != event.trait])})
    planned = [one for batch in draft.state.batches for one in batch.purchases if one.piece == event.who]
    _forget(
        draft,
        [one for one in planned if one.what in ("upgrade", "quality") and one.detail.partition("|")[0] == event.trait],
    )
    gear = draft.one(event.who).gear
    draft.set_one(
        event.who,
        gear=tuple([replace(one, tied=tuple([which for which in one.tied if which != event.trait])) for one in gear]),
    )


@applies(m.GearTied)
def _tied(draft: Draft, event: m.GearTied) -> None:
    person = draft.one(event.who)
    piece = next(one for one in person.gear if one.id == event.gear)
    draft.set_trait(event.who, "gear", event.gear, tied=(*piece.tied, event.trait))
    if stands_for(person, piece, event.trait):
        _change(draft, event.who, event.trait, gear=event.gear)


# The game master's word


@applies(m.Approved)
def _approved(draft: Draft, event: m.Approved) -> None:
    """Play begins with these values (PER-014); everything on the sheet is agreed."""
    person = draft.one(event.who)
    made = person.made if any(person.made) else person.values
    kinds = {kind: tuple([replace(one, approved=True) for one in getattr(person, kind)]) for kind in _KINDS.values()}
    draft.set_one(event.who, stage="ready", sent_back="", made=made, **kinds)


@applies(m.TraitApproved)
def _trait_approved(draft: Draft, event: m.TraitApproved) -> None:
    _change(draft, event.who, event.trait, approved=True)


@applies(m.PriceAgreed)
def _price(draft: Draft, event: m.PriceAgreed) -> None:
    _change(draft, event.who, event.ability, price=event.price)
