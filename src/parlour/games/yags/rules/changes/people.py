"""What events about creatures and their sheets do to the state: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.model import Check, Creature, Entry, Language, Petition, Skill
from parlour.games.yags.rules.ask import find_item, involves
from parlour.games.yags.rules.draft import Draft, applies
from parlour.games.yags.rules.making import numbered, pieces, reads, with_value
from parlour.games.yags.rules.skills import tl_key
from parlour.roleplay.cast import Numbering
from parlour.roleplay.keeping import known_as


def _count(draft: Draft, one: Creature) -> None:
    """Ids were given out: the next ones are others. Pieces of the hidden are counted on themselves."""
    draft.count(one.id)
    if not one.hidden:
        for piece in pieces(one):
            draft.count(piece.id)


def _booked(draft: Draft, who: str, amount: int, what: str, **values: Any) -> None:
    """Experience comes or goes, with a line in the ledger."""
    one = draft.one(who)
    entry = Entry(amount, what, draft.state.desk.session)
    draft.set_one(who, xp=one.xp + amount, ledger=(*one.ledger, entry), **values)


# Coming and going


@applies(m.CreatureBegun)
def _begun(draft: Draft, event: m.CreatureBegun) -> None:
    draft.set(creatures=(*draft.state.creatures, event.creature))
    _count(draft, event.creature)


@applies(m.FileOpened)
def _opened(draft: Draft, event: m.FileOpened) -> None:
    draft.set(shelf=(*draft.state.shelf, *event.entries))


@applies(m.ShelfCleared)
def _cleared(draft: Draft, event: m.ShelfCleared) -> None:
    draft.set(shelf=tuple([entry for entry in draft.state.shelf if entry.id not in event.which]))


@applies(m.CreatureDropped)
def _dropped(draft: Draft, event: m.CreatureDropped) -> None:
    """What others think of it and what it asked for goes with it, the tasks and climbs it was in, and checks
    that only lie there to be read."""
    state = draft.state
    left = [one for one in state.creatures if one.id != event.who]
    petitions = [petition for petition in state.petitions if petition.who != event.who]
    kept = [check for check in state.kept if not involves(check, event.who)]
    told = None if state.check is not None and involves(state.check, event.who) else state.check
    creatures = tuple([_without(one, event.who) for one in left])
    tasks = tuple([task for task in state.tasks if not any(event.who in side for side in task.sides)])
    climbs = tuple([climb for climb in state.climbs if climb.who != event.who])
    draft.set(creatures=creatures, petitions=tuple(petitions), check=told, kept=tuple(kept), tasks=tasks, climbs=climbs)


def _without(one: Creature, gone: str) -> Creature:
    return replace(one, reactions=tuple([reaction for reaction in one.reactions if reaction.of != gone]))


@applies(m.CreatureShown)
def _shown(draft: Draft, event: m.CreatureShown) -> None:
    """Under ids of the open, its own and those of all its pieces."""
    before = draft.one(event.before)
    fresh = replace(numbered(before, Numbering(draft.state)), name=event.name, hidden=False)
    called = {before.id: fresh.id, **{old.id: new.id for old, new in zip(pieces(before), pieces(fresh), strict=True)}}
    draft.set(kept=tuple([_renamed(check, called) for check in draft.state.kept]))
    draft.set(creatures=tuple([fresh if one.id == event.before else one for one in draft.state.creatures]))
    known_as(draft, event.before, event.who)
    _count(draft, fresh)


def _renamed(check: Check, called: dict[str, str]) -> Check:
    """What was rolled unseen, under the ids of the open."""
    sides = [
        replace(
            side,
            who=called.get(side.who, side.who),
            techniques=tuple([called.get(which, which) for which in side.techniques]),
        )
        for side in check.sides
    ]
    seen = tuple([called.get(who, who) for who in check.seen])
    return replace(check, sides=tuple(sides), seen=seen, toward=called.get(check.toward, check.toward))


@applies(m.Described)
def _described(draft: Draft, event: m.Described) -> None:
    draft.set_one(event.who, **{event.field: event.text})


# Building


@applies(m.NatureSet)
def _nature(draft: Draft, event: m.NatureSet) -> None:
    draft.set_one(event.who, **{event.what: event.yes})


@applies(m.SizeSet)
def _size(draft: Draft, event: m.SizeSet) -> None:
    draft.set_one(event.who, size=event.size, tiny=event.tiny)


@applies(m.SoakSet)
def _soak(draft: Draft, event: m.SoakSet) -> None:
    draft.set_one(event.who, soak=event.soak)


@applies(m.AttributeSet)
def _attribute(draft: Draft, event: m.AttributeSet) -> None:
    values = draft.one(event.who).attributes
    draft.set_one(event.who, attributes=with_value(values, event.attribute, event.value))


@applies(m.AttributesRolled)
def _rolled(draft: Draft, event: m.AttributesRolled) -> None:
    draft.set_one(event.who, attributes=event.values)


def _with_skill(one: Creature, new: Skill) -> tuple[Skill, ...]:
    """Where it stood before, or at the end; nothing of it is left at 0."""
    kept = [new if known.name == new.name else known for known in one.skills]
    if not any(known.name == new.name for known in one.skills):
        kept.append(new)
    return tuple([known for known in kept if known.level or known.toward])


@applies(m.SkillSet)
def _skill(draft: Draft, event: m.SkillSet) -> None:
    one = draft.one(event.who)
    instant = tuple([known for known in one.instant if known[0] != event.skill])
    if event.how == "instant":
        instant = (*instant, (event.skill, event.level))
    toward = next((known.toward for known in one.skills if known.name == event.skill), 0) if event.level else 0
    skills = _with_skill(one, Skill(event.skill, event.level, toward))
    draft.set_one(event.who, skills=skills, instant=instant)


def _with_language(one: Creature, new: Language) -> tuple[Language, ...]:
    kept = [new if known.name == new.name else known for known in one.languages]
    if not any(known.name == new.name for known in one.languages):
        kept.append(new)
    return tuple([known for known in kept if known.level])


@applies(m.LanguageSet)
def _language(draft: Draft, event: m.LanguageSet) -> None:
    one = draft.one(event.who)
    draft.set_one(event.who, languages=_with_language(one, Language(event.name, event.level, event.literate)))


@applies(m.CultureSet)
def _culture(draft: Draft, event: m.CultureSet) -> None:
    draft.set_one(event.who, culture=event.culture)


# Items


@applies(m.ItemAdded)
def _item(draft: Draft, event: m.ItemAdded) -> None:
    one = draft.one(event.who)
    draft.set_one(event.who, items=(*one.items, event.item))
    if not one.hidden:
        draft.count(event.item.id)


@applies(m.ItemPut)
def _put(draft: Draft, event: m.ItemPut) -> None:
    draft.set_piece(event.who, "items", event.item, worn=event.where == "worn", here=event.where != "left")


@applies(m.ItemHanded)
def _handed(draft: Draft, event: m.ItemHanded) -> None:
    """Carried by who takes it; what the game master allowed goes along."""
    giver, taker = draft.one(event.who), draft.one(event.to)
    item = find_item(giver, event.item)
    assert item is not None
    _without_item(draft, event.who, event.item)
    key = tl_key(event.item)
    allowed = (*taker.allowed, key) if key in giver.allowed else taker.allowed
    draft.set_one(event.to, items=(*taker.items, replace(item, worn=False)), allowed=allowed)


@applies(m.ItemDropped)
def _item_dropped(draft: Draft, event: m.ItemDropped) -> None:
    _without_item(draft, event.who, event.item)


def _without_item(draft: Draft, who: str, which: str) -> None:
    """A petition for it goes with it."""
    one = draft.one(who)
    key = tl_key(which)
    items = tuple([item for item in one.items if item.id != which])
    draft.set_one(who, items=items, allowed=tuple([allowed for allowed in one.allowed if allowed != key]))
    draft.set(
        petitions=tuple(
            [petition for petition in draft.state.petitions if (petition.what, petition.piece) != ("tl", which)]
        )
    )


@applies(m.LoadChanged)
def _load(draft: Draft, event: m.LoadChanged) -> None:
    """Only told."""


# The game master's word


@applies(m.Approved)
def _approved(draft: Draft, event: m.Approved) -> None:
    draft.set_one(event.who, stage="ready", sent_back="")
    for key in event.allowed:
        _allow(draft, event.who, key)


@applies(m.NoticeAllowed)
def _allowed(draft: Draft, event: m.NoticeAllowed) -> None:
    _allow(draft, event.who, event.notice)


def _allow(draft: Draft, who: str, key: str) -> None:
    """A thing that lay apart for its Tech Level is taken up."""
    one = draft.one(who)
    draft.set_one(who, allowed=(*[known for known in one.allowed if known != key], key))
    for item in one.items:
        if tl_key(item.id) == key and not item.allowed:
            draft.set_piece(who, "items", item.id, allowed=True, here=True)
    draft.set(
        petitions=tuple(
            [petition for petition in draft.state.petitions if (petition.what, tl_key(petition.piece)) != ("tl", key)]
        )
    )


# Experience


@applies(m.Awarded)
def _awarded(draft: Draft, event: m.Awarded) -> None:
    _booked(draft, event.who, event.points, event.why)


@applies(m.TechniqueBought)
def _bought(draft: Draft, event: m.TechniqueBought) -> None:
    one = draft.one(event.who)
    _booked(draft, event.who, -event.cost, event.technique.name, techniques=(*one.techniques, event.technique))
    if not one.hidden:
        draft.count(event.technique.id)


@applies(m.MasteryRaised)
def _mastery(draft: Draft, event: m.MasteryRaised) -> None:
    draft.set_piece(event.who, "techniques", event.technique, level=event.level)
    _booked(draft, event.who, -1, f"{event.name} {event.level}")


@applies(m.TechniqueDropped)
def _technique_dropped(draft: Draft, event: m.TechniqueDropped) -> None:
    kept = [technique for technique in draft.one(event.who).techniques if technique.id != event.technique]
    _booked(draft, event.who, event.refund, f"{event.name} given back", techniques=tuple(kept))


@applies(m.Studied)
def _studied(draft: Draft, event: m.Studied) -> None:
    one = draft.one(event.who)
    known = next((skill for skill in one.skills if skill.name == event.skill), Skill(event.skill, 0))
    skills = _with_skill(one, replace(known, toward=known.toward + event.points))
    _booked(draft, event.who, -event.points, f"towards {event.skill} {known.level + 1}", skills=skills)


@applies(m.SkillRaised)
def _raised(draft: Draft, event: m.SkillRaised) -> None:
    one = draft.one(event.who)
    draft.set_one(event.who, skills=_with_skill(one, Skill(event.skill, event.level, event.toward)))


@applies(m.AttributeRaised)
def _attribute_raised(draft: Draft, event: m.AttributeRaised) -> None:
    values = with_value(draft.one(event.who).attributes, event.attribute, event.value)
    _booked(draft, event.who, -event.cost, f"{event.attribute} {event.value}", attributes=values)


@applies(m.LanguageLearnt)
def _learnt(draft: Draft, event: m.LanguageLearnt) -> None:
    """A new one comes with reading and writing where the table has it so; one that is known keeps what it has."""
    one = draft.one(event.who)
    literate = next((known.literate for known in one.languages if known.name == event.name), reads(draft.state))
    languages = _with_language(one, Language(event.name, event.level, literate))
    _booked(draft, event.who, -event.cost, f"{event.name} {event.level}", languages=languages)


# Wishes


@applies(m.Petitioned)
def _petitioned(draft: Draft, event: m.Petitioned) -> None:
    what: Any = event.what
    petition = Petition(event.wish, event.seat, what, event.who, event.text, event.piece, event.amount, event.attribute)
    others = [one for one in draft.state.petitions if not (one.what == what == "check" and one.who == event.who)]
    draft.set(petitions=(*others, petition), petitioned=max(draft.state.petitioned, event.wish))


@applies(m.PetitionAnswered)
def _answered(draft: Draft, event: m.PetitionAnswered) -> None:
    draft.set(petitions=tuple([petition for petition in draft.state.petitions if petition.id != event.wish]))
