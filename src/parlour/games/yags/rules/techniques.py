"""Techniques bought with experience (2.10): of the library, of one's own words, masteries level by level."""

from collections.abc import Sequence

from parlour.core.offers import Ask, Number, Offer, Pick, Piece, Text, alike
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, State, Technique, TechniqueDef
from parlour.games.yags.rules.ask import find_technique, score
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.making import drafts, high_enough, knows, learners, piece_id, ranged, unlike, untaught
from parlour.games.yags.rules.readied import learnt
from parlour.games.yags.rules.skills import covers, levels, served

_FIELD = Text(numbers.NAME)
_SPECIAL, _MASTERY = Pick(("specialisation",)), Pick(("mastery",))


def entry(state: State, name: str) -> TechniqueDef | None:
    """A technique of the campaign's library."""
    return next((known for known in state.library if known.name == name), None)


def may_buy(state: State, one: Creature, known: TechniqueDef) -> bool:
    """YAG-133 to YAG-136, YAG-266, YAG-267: the points, one skill that is high enough, what it needs first; each only
    once."""
    if known.level > one.xp or not (state.lax or high_enough(one, served(state, known), known.level)):
        return False
    return not knows(one, known.name) and (state.lax or not untaught(one, known))


def offer_buy(state: State, seat: int) -> Sequence[Offer]:
    people = [one for one in learners(state, seat) if one.xp > 0]
    rows = [(one.id, tuple([known.name for known in state.library if may_buy(state, one, known)])) for one in people]
    return alike("buy_technique", [(who, (Pick(names),)) for who, names in rows if names])


def act_buy(draft: Draft, seat: int, command: m.BuyTechnique) -> None:
    known = entry(draft.state, command.name)
    assert known is not None
    one = draft.creature(command.who)
    draft.put(m.TechniqueBought(command.who, learnt(piece_id(draft, one, "k"), known), known.level))


# Fields of one's own


def fields(state: State, one: Creature, kind: str, least: int) -> tuple[str, ...]:
    """YAG-140, YAG-144: specialisations deepen knowledges, masteries any skill; it must be as high as the level."""
    known = levels(one)
    named = [skill.name for skill in state.skills if kind == "mastery" or skill.kind == "knowledge"]
    return tuple([name for name in named if known.get(name, 0) >= max(1, least)])


def offer_own(state: State, seat: int) -> Sequence[Offer]:
    """YAG-142, YAG-145, YAG-Q15, YAG-Q16: any number of them, by their owner's words."""
    cost = state.options.specialisation_cost
    rows: list[tuple[Piece, tuple[Ask, ...]]] = []
    for one in learners(state, seat):
        special = fields(state, one, "specialisation", 0 if state.lax else cost) if one.xp >= cost else ()
        if special:
            rows.append((one.id, (_SPECIAL, Pick(special), Number(cost, cost), _FIELD)))
        skills = fields(state, one, "mastery", 1) if one.xp > 0 else ()
        ranges = [(skill, 1, one.xp if state.lax else min(one.xp, score(one, skill))) for skill in skills]
        rows += [(one.id, (_MASTERY, *asks)) for asks in ranged(ranges, _FIELD)]
    return alike("buy_own", rows)


def act_own(draft: Draft, seat: int, command: m.BuyOwn) -> None:
    """A field that is known already gets another name."""
    one = draft.creature(command.who)
    name = unlike(
        command.name.strip(), [known.name for known in one.techniques if covers(draft.state, known, command.skill)]
    )
    technique = Technique(piece_id(draft, one, "k"), name, command.kind, (command.skill,), command.level)
    draft.put(m.TechniqueBought(command.who, technique, command.level))


# Masteries


def may_raise(state: State, one: Creature, technique: Technique) -> bool:
    """YAG-145: one point more, never above the skill."""
    if technique.kind != "mastery" or one.xp < 1:
        return False
    return state.lax or high_enough(one, served(state, technique), technique.level + 1)


def offer_raise(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in learners(state, seat):
        ready = tuple([technique.id for technique in one.techniques if may_raise(state, one, technique)])
        found += [Offer("raise_mastery", (one.id,), (Pick(ready),), False)] if ready else []
    return found


def act_raise(draft: Draft, seat: int, command: m.RaiseMastery) -> None:
    technique = find_technique(draft.creature(command.who), command.technique)
    assert technique is not None
    draft.put(m.MasteryRaised(command.who, technique.id, technique.name, technique.level + 1))


# Changed one's mind


def may_drop(one: Creature, technique: Technique) -> bool:
    """Nothing else on the sheet needs it."""
    return not any(technique.name in other.needs for other in one.techniques)


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in drafts(state, seat, "techniques"):
        loose = tuple([technique.id for technique in one.techniques if may_drop(one, technique)])
        found += [Offer("drop_technique", (one.id,), (Pick(loose),), False)] if loose else []
    return found


def act_drop(draft: Draft, seat: int, command: m.DropTechnique) -> None:
    technique = find_technique(draft.creature(command.who), command.technique)
    assert technique is not None
    draft.put(m.TechniqueDropped(command.who, technique.id, technique.name, technique.level))


CHAPTER: Chapter = {
    m.BuyTechnique: (offer_buy, act_buy),
    m.BuyOwn: (offer_own, act_own),
    m.RaiseMastery: (offer_raise, act_raise),
    m.DropTechnique: (offer_drop, act_drop),
}
