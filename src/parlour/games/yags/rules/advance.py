"""Experience (3.9): awarded by the game master, put towards levels by the table's own prices; levels given in the
story."""

from collections.abc import Iterator, Sequence

from parlour.core.offers import Ask, Choose, Number, Offer, Pick, Piece, Text, alike
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import ATTRIBUTES, Creature, Language, Skill, SkillDef, State
from parlour.games.yags.rules.ask import base, is_npc, leads, score, skill_def
from parlour.games.yags.rules.derive import band
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.making import REASON, learners, ranged, ranged_for, tell_load, unlike
from parlour.games.yags.rules.skills import MOST, bound, price, ranges, same
from parlour.roleplay.chapter import NONE

MOST_POINTS = 99
_SOURCE = Text(numbers.PHRASE)
_NO_SOURCE = Text(numbers.PHRASE, least=0)


# Awards


def offer_award(state: State, seat: int) -> Sequence[Offer]:
    """To anybody in the open who is not dead."""
    people = tuple([one.id for one in state.creatures if one.stage != "dead" and not one.hidden])
    if not leads(state, seat) or not people:
        return NONE
    return [Offer("award", (), (Choose(people, 1, len(people)), Number(1, MOST_POINTS), REASON), False)]


def act_award(draft: Draft, seat: int, command: m.Award) -> None:
    for who in command.who:
        draft.put(m.Awarded(who, command.points, command.why.strip()))


# Skills


def made(state: State, seat: int) -> list[Creature]:
    """Who may learn now: what is being built is set, not studied."""
    return [one for one in learners(state, seat) if one.stage == "ready"]


def known(one: Creature, name: str) -> Skill:
    return next((skill for skill in one.skills if skill.name == name), Skill(name, 0))


def lacking(state: State, one: Creature, skill: SkillDef) -> int | None:
    """Points still wanted for the next level; None where the table has no price or the level is not allowed now
    (YAG-110)."""
    has = known(one, skill.name)
    cost = price(state, skill.kind, has.level + 1)
    if cost is None or (not state.lax and bound(state, one, skill.name).level <= has.level):
        return None
    return max(1, cost - has.toward)


def offer_study(state: State, seat: int) -> Sequence[Offer]:
    """YAG-079: a knowledge with the source it is studied from."""
    if not state.prices:
        return NONE
    rows: list[tuple[Piece, tuple[Ask, ...]]] = []
    for one in made(state, seat):
        if one.xp < 1:
            continue
        wanted = [(skill, lacking(state, one, skill)) for skill in state.skills]
        plain = [
            (skill.name, 1, min(one.xp, most))
            for skill, most in wanted
            if most is not None and skill.kind != "knowledge"
        ]
        deep = [
            (skill.name, 1, min(one.xp, most))
            for skill, most in wanted
            if most is not None and skill.kind == "knowledge"
        ]
        rows += [(one.id, asks) for asks in (*ranged(plain, _NO_SOURCE), *ranged(deep, _SOURCE))]
    return alike("study", rows)


def act_study(draft: Draft, seat: int, command: m.Study) -> None:
    """The game master confirms a source; with her own creatures she needs nobody's word."""
    defined, source = skill_def(draft.state, command.skill), command.source.strip()
    assert defined is not None
    if defined.kind == "knowledge" and not is_npc(draft.creature(command.who)):
        number = draft.state.wished + 1
        draft.put(m.Wished(number, seat, "study", command.who, source, command.skill, command.points))
    else:
        studied(draft, command.who, command.skill, command.points, source)


def studied(draft: Draft, who: str, skill: str, points: int, source: str) -> None:
    """Points go to the next level, which is reached when they are enough."""
    defined = skill_def(draft.state, skill)
    assert defined is not None
    draft.put(m.Studied(who, skill, points, source))
    has = known(draft.creature(who), skill)
    cost = price(draft.state, defined.kind, has.level + 1) or 0
    if has.toward >= cost:
        draft.put(m.SkillRaised(who, skill, has.level + 1, has.toward - cost))


def offer_grant(state: State, seat: int) -> Sequence[Offer]:
    """YAG-065: any level that may be had now, also a lower one where the story takes it, but not from under what rests
    on it."""
    if not leads(state, seat):
        return NONE
    people = [(one.id, ranges(state, one)) for one in state.creatures if one.stage == "ready"]
    can = [
        (who, [(name, max(1, least), most) for name, least, most in rows if max(1, least) <= most])
        for who, rows in people
    ]
    return [Offer("grant_skill", (instant,), asks, False) for asks in ranged_for(can) for instant in (False, True)]


def act_grant(draft: Draft, seat: int, command: m.GrantSkill) -> None:
    before = score(draft.creature(command.who), command.skill)
    how = "instant" if command.instant else "granted"
    draft.put(m.SkillSet(command.who, command.skill, before, command.level, how))


# Attributes


def attribute_price(state: State, one: Creature, attribute: str) -> int | None:
    """None where it is not for sale, or beyond the human maximum without the game master's word (YAG-046)."""
    value = base(one, attribute) + 1
    beyond = one.human and value > state.options.attribute_human_max and not state.lax
    return None if beyond or value > MOST else price(state, "attribute", value)


def offer_attribute(state: State, seat: int) -> Sequence[Offer]:
    """YAG-058: Size is none of them."""
    if not state.prices:
        return NONE
    found: list[Offer] = []
    for one in made(state, seat):
        costs = [(name, attribute_price(state, one, name)) for name in ATTRIBUTES]
        open_to = tuple([name for name, cost in costs if cost is not None and cost <= one.xp])
        found += [Offer("raise_attribute", (one.id,), (Pick(open_to),), False)] if open_to else []
    return found


def act_attribute(draft: Draft, seat: int, command: m.RaiseAttribute) -> None:
    one = draft.creature(command.who)
    value = base(one, command.attribute) + 1
    cost = price(draft.state, "attribute", value) or 0
    draft.put(m.AttributeRaised(command.who, command.attribute, value, cost))
    tell_load(draft, command.who, band(one))


# Languages


def spoken(one: Creature, name: str) -> Language | None:
    return next((language for language in one.languages if same(language.name, name)), None)


def offer_language(state: State, seat: int) -> Sequence[Offer]:
    if price(state, "language", 1) is None:
        return NONE
    return list(_language_offers(state, made(state, seat)))


def _language_offers(state: State, people: Sequence[Creature]) -> Iterator[Offer]:
    for one in people:
        better = tuple([language.name for language in one.languages if _affords(state, one, language.level + 1)])
        if better:
            yield Offer("learn_language", (one.id,), (Pick(better),), False)
        if _affords(state, one, 1):
            yield Offer("learn_language", (one.id,), (Text(numbers.NAME),), False)


def _affords(state: State, one: Creature, level: int) -> bool:
    cost = price(state, "language", level)
    return cost is not None and cost <= one.xp


def act_language(draft: Draft, seat: int, command: m.LearnLanguage) -> None:
    """One more level of a language that is known; a new one under a name of its own."""
    one = draft.creature(command.who)
    language = spoken(one, command.name)
    if language is not None and _affords(draft.state, one, language.level + 1):
        name, level = language.name, language.level + 1
    else:
        name, level = unlike(command.name.strip(), [known.name for known in one.languages]), 1
    draft.put(m.LanguageLearnt(command.who, name, level, price(draft.state, "language", level) or 0))


CHAPTER: Chapter = {
    m.Award: (offer_award, act_award),
    m.Study: (offer_study, act_study),
    m.GrantSkill: (offer_grant, act_grant),
    m.RaiseAttribute: (offer_attribute, act_attribute),
    m.LearnLanguage: (offer_language, act_language),
}
