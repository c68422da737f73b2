"""Techniques bought with experience (2.10): of the library, of one's own words, masteries level by level."""

from collections.abc import Sequence

from parlour.core.game import RuleViolation
from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, State, Technique, TechniqueDef
from parlour.games.yags.rules.ask import find_technique, score
from parlour.games.yags.rules.draft import Chapter, Draft, Refusals
from parlour.games.yags.rules.making import drafts, high_enough, knows, learners, piece_id
from parlour.games.yags.rules.readied import learnt
from parlour.games.yags.rules.skills import covers, same, served

_FIELD = Text(numbers.NAME)


def entry(state: State, name: str) -> TechniqueDef | None:
    """A technique of the campaign's library."""
    return next((known for known in state.library if known.name == name), None)


def may_buy(state: State, one: Creature, known: TechniqueDef) -> bool:
    """YAG-133 to YAG-136, YAG-266, YAG-267: the points, one skill that is high enough, what it needs first; each only once."""
    if known.level > one.xp or knows(one, known.name):
        return False
    if state.lax:
        return True
    return high_enough(state, one, served(state, known), known.level) and all(knows(one, name) for name in known.needs)


def offer_buy(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in learners(state, seat):
        open_to = tuple([known.name for known in state.library if may_buy(state, one, known)]) if one.xp > 0 else ()
        found += [Offer("buy_technique", (one.id,), (Pick(open_to),), False)] if open_to else []
    return found


def act_buy(draft: Draft, seat: int, command: m.BuyTechnique) -> None:
    known = entry(draft.state, command.name)
    assert known is not None
    one = draft.creature(command.who)
    draft.put(m.TechniqueBought(command.who, learnt(piece_id(draft, one, "k"), known), known.level))


# Fields of one's own


def fields(state: State, one: Creature, kind: str, least: int) -> tuple[str, ...]:
    """YAG-140, YAG-144: specialisations deepen knowledges, masteries any skill; it must be as high as the level."""
    known = [skill for skill in state.skills if kind == "mastery" or skill.kind == "knowledge"]
    return tuple([skill.name for skill in known if score(one, skill.name) >= max(1, least)])


def offer_own(state: State, seat: int) -> Sequence[Offer]:
    """YAG-142, YAG-145, YAG-Q15, YAG-Q16: any number of them, by their owner's words."""
    cost = state.options.specialisation_cost
    found: list[Offer] = []
    for one in learners(state, seat):
        special = fields(state, one, "specialisation", 0 if state.lax else cost) if one.xp >= cost else ()
        if special:
            found.append(
                Offer("buy_own", (one.id, "specialisation"), (Pick(special), Number(cost, cost), _FIELD), False)
            )
        groups: dict[int, list[str]] = {}
        for skill in fields(state, one, "mastery", 1) if one.xp > 0 else ():
            groups.setdefault(one.xp if state.lax else min(one.xp, score(one, skill)), []).append(skill)
        for most, skills in groups.items():
            found.append(Offer("buy_own", (one.id, "mastery"), (Pick(tuple(skills)), Number(1, most), _FIELD), False))
    return found


def refuse_own(state: State, seat: int, command: m.BuyOwn) -> RuleViolation | None:
    one = next(one for one in state.creatures if one.id == command.who)
    twice = [
        known for known in one.techniques if same(known.name, command.name) and covers(state, known, command.skill)
    ]
    if not twice:
        return None
    cure = "Raise it level by level." if twice[0].kind == "mastery" else "Name another field."
    return RuleViolation("known", "YAG-142", f"{one.name} has {twice[0].name} already.", cure)


def act_own(draft: Draft, seat: int, command: m.BuyOwn) -> None:
    one = draft.creature(command.who)
    technique = Technique(
        piece_id(draft, one, "k"), command.name.strip(), command.kind, (command.skill,), command.level
    )
    draft.put(m.TechniqueBought(command.who, technique, command.level))


# Masteries


def may_raise(state: State, one: Creature, technique: Technique) -> bool:
    """YAG-145: one point more, never above the skill."""
    if technique.kind != "mastery" or one.xp < 1:
        return False
    return state.lax or high_enough(state, one, served(state, technique), technique.level + 1)


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
    refund = 0 if technique.free else technique.level
    draft.put(m.TechniqueDropped(command.who, technique.id, technique.name, refund))


CHAPTER: Chapter = {
    m.BuyTechnique: (offer_buy, act_buy),
    m.BuyOwn: (offer_own, act_own),
    m.RaiseMastery: (offer_raise, act_raise),
    m.DropTechnique: (offer_drop, act_drop),
}
REFUSALS: Refusals = {m.BuyOwn: refuse_own}
