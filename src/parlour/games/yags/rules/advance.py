"""Experience (3.9): awarded by the game master, put towards levels by the table's own prices; levels given in the
story."""

from parlour.core.judge import FLAG, Count, Move, One, Some, Words, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import ATTRIBUTES, Creature, Language, Skill, SkillDef, State
from parlour.games.yags.rules.ask import base, is_npc, score, skill_def
from parlour.games.yags.rules.conditions import KNOWN, check_open, dead
from parlour.games.yags.rules.derive import band
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.kept import on_sheet
from parlour.games.yags.rules.making import tell_load
from parlour.games.yags.rules.skills import MOST, Range, bound, highest, interned, lowest, price, ranges, same
from parlour.games.yags.rules.techniques import listed, no_point
from parlour.roleplay.cast import in_hiding, not_gm, not_yours, people, players

MOST_POINTS = 99


# Awards


def act_award(draft: Draft, seat: int, command: m.Award) -> None:
    for who in command.who:
        draft.put(m.Awarded(who, command.points, command.why.strip()))


# Skills

SPENDING = (not_yours, *KNOWN)
"""What is being built is set, not studied."""


def nothing_sold(state: State) -> bool:
    return not state.prices


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


def not_allowed(state: State, who: Creature, it: SkillDef) -> bool:
    """YAG-110, YAG-251."""
    return bound(state, who, it.name).level <= known(who, it.name).level


def not_sold(state: State, who: Creature, it: SkillDef) -> bool:
    return price(state, it.kind, known(who, it.name).level + 1) is None


def most_points(state: State, who: Creature, skill: SkillDef) -> int:
    return min(who.xp, lacking(state, who, skill) or 0)


def names_a_source(skill: SkillDef) -> int:
    """YAG-079: a knowledge with the source it is studied from."""
    return int(skill.kind == "knowledge")


def act_study(draft: Draft, seat: int, command: m.Study) -> None:
    """The game master confirms a source; with her own creatures she needs nobody's word."""
    defined, source = skill_def(draft.state, command.skill), command.source.strip()
    assert defined is not None
    if defined.kind == "knowledge" and not is_npc(draft.one(command.who)):
        number = draft.state.petitioned + 1
        draft.put(m.Petitioned(number, seat, "study", command.who, source, command.skill, command.points))
    else:
        studied(draft, command.who, command.skill, command.points, source)


def studied(draft: Draft, who: str, skill: str, points: int, source: str) -> None:
    """Points go to the next level, which is reached when they are enough."""
    defined = skill_def(draft.state, skill)
    assert defined is not None
    draft.put(m.Studied(who, skill, points, source))
    has = known(draft.one(who), skill)
    cost = price(draft.state, defined.kind, has.level + 1) or 0
    if has.toward >= cost:
        draft.put(m.SkillRaised(who, skill, has.level + 1, has.toward - cost))


def grantable(state: State, who: Creature) -> dict[str, Range]:
    """YAG-065: any level that may be had now, also a lower one where the story takes it, but not from under what rests
    on it."""
    return interned({name: Range(max(1, least), most) for name, least, most in ranges(state, who)})


def act_grant(draft: Draft, seat: int, command: m.GrantSkill) -> None:
    before = score(draft.one(command.who), command.skill)
    how = "instant" if command.instant else "granted"
    draft.put(m.SkillSet(command.who, command.skill, before, command.level, how))


# Attributes


def attributes_not_sold(state: State) -> bool:
    """YAG-058: Size is none of them."""
    return price(state, "attribute", 1) is None


def human_maximum(state: State, who: Creature, it: str) -> bool:
    """YAG-046: not without the game master's word."""
    return who.human and base(who, it) + 1 > state.options.attribute_human_max


def highest_there_is(who: Creature, it: str) -> bool:
    return base(who, it) >= MOST


def too_dear(state: State, who: Creature, it: str) -> bool:
    return (price(state, "attribute", base(who, it) + 1) or 0) > who.xp


def act_attribute(draft: Draft, seat: int, command: m.RaiseAttribute) -> None:
    one = draft.one(command.who)
    value = base(one, command.attribute) + 1
    cost = price(draft.state, "attribute", value) or 0
    draft.put(m.AttributeRaised(command.who, command.attribute, value, cost))
    tell_load(draft, command.who, band(one))


# Languages


def spoken(one: Creature, name: str) -> Language | None:
    return next((language for language in one.languages if same(language.name, name)), None)


def languages_not_sold(state: State) -> bool:
    return price(state, "language", 1) is None


def next_level(who: Creature, name: str) -> int:
    """One more of a language that is known; the first of another."""
    language = spoken(who, name)
    return language.level + 1 if language is not None else 1


def cannot_pay(state: State, it: Creature) -> bool:
    """Not even a first level."""
    return (price(state, "language", 1) or 0) > it.xp


def affordable(state: State, who: Creature) -> tuple[str, ...]:
    costs = [(known.name, price(state, "language", known.level + 1) or 0) for known in who.languages]
    return tuple([name for name, cost in costs if cost <= who.xp])


def level_too_dear(state: State, who: Creature, name: str) -> bool:
    return (price(state, "language", next_level(who, name)) or 0) > who.xp


def act_language(draft: Draft, seat: int, command: m.LearnLanguage) -> None:
    one = draft.one(command.who)
    language, level = spoken(one, command.name), next_level(one, command.name)
    name = language.name if language is not None else command.name.strip()
    draft.put(m.LanguageLearnt(command.who, name, level, price(draft.state, "language", level) or 0))


MOVES: Moves = {
    Move(
        m.Award,
        {
            "who": Some(people, unless=(dead, in_hiding), suggest=players),
            "points": Count(1, MOST_POINTS, suggest=1),
            "why": Words(numbers.SENTENCE, 0),
        },
        rule="YAG-133",
        unless=(not_gm,),
    ): act_award,
    Move(
        m.Study,
        {
            "who": One(people, unless=(*SPENDING, no_point)),
            "skill": One(listed, unless=(waived(not_allowed), not_sold)),
            "points": Count(1, most_points),
            "source": Words(numbers.PHRASE, names_a_source),
        },
        rule="YAG-110",
        unless=(nothing_sold, waived(check_open)),
    ): act_study,
    Move(
        m.GrantSkill,
        {
            "instant": One(FLAG, suggest=False),
            "who": One(people, unless=KNOWN, rests=on_sheet),
            "skill": One(grantable),
            "level": Count(lowest, highest),
        },
        rule="YAG-065",
        unless=(not_gm,),
    ): act_grant,
    Move(
        m.RaiseAttribute,
        {
            "who": One(people, unless=SPENDING),
            "attribute": One(ATTRIBUTES, unless=(waived(human_maximum), highest_there_is, too_dear)),
        },
        rule="YAG-058",
        unless=(attributes_not_sold, waived(check_open)),
        decided=1,
    ): act_attribute,
    Move(
        m.LearnLanguage,
        {
            "who": One(people, unless=(*SPENDING, cannot_pay)),
            "name": Words(numbers.NAME, suggest=affordable),
        },
        rule="YAG-082",
        unless=(languages_not_sold, waived(check_open)),
        reading=(level_too_dear,),
        decided=1,
    ): act_language,
}
