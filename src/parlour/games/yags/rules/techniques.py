"""Techniques bought with experience (2.10): of the library, of one's own words, masteries level by level."""

from parlour.core.judge import Count, Move, One, Words, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, SkillDef, State, Technique, TechniqueDef
from parlour.games.yags.rules.ask import find_technique, open_check, score
from parlour.games.yags.rules.conditions import at_step, dead, made_or_at
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.kept import on_sheet
from parlour.games.yags.rules.making import high_enough, knows, piece_id, untaught
from parlour.games.yags.rules.readied import learnt
from parlour.games.yags.rules.skills import covers, served
from parlour.roleplay.cast import not_yours, people, unlike


def in_a_check(state: State, it: Creature) -> bool:
    """Who is made learns between checks."""
    return it.stage == "ready" and open_check(state) is not None


LEARNING = (not_yours, dead, *made_or_at("techniques"), waived(in_a_check))
"""Who may spend experience now: at the step of techniques, or made and between checks."""


def entry(state: State, name: str) -> TechniqueDef | None:
    """A technique of the campaign's library."""
    return next((known for known in state.library if known.name == name), None)


def library(state: State) -> dict[str, TechniqueDef]:
    return {known.name: known for known in state.library}


def known_already(who: Creature, it: TechniqueDef) -> bool:
    """YAG-132: bought once."""
    return knows(who, it.name)


def skill_too_low(state: State, who: Creature, it: TechniqueDef) -> bool:
    """YAG-134, YAG-136, YAG-266, YAG-267."""
    return not high_enough(who, served(state, it), it.level)


def needs_another(who: Creature, it: TechniqueDef) -> bool:
    """YAG-135."""
    return bool(untaught(who, it))


def too_dear(who: Creature, it: TechniqueDef) -> bool:
    """YAG-133."""
    return it.level > who.xp


def act_buy(draft: Draft, seat: int, command: m.BuyTechnique) -> None:
    known = entry(draft.state, command.name)
    assert known is not None
    one = draft.one(command.who)
    draft.put(m.TechniqueBought(command.who, learnt(piece_id(draft, one, "k"), known), known.level))


# Fields of one's own


def listed(state: State) -> dict[str, SkillDef]:
    return {skill.name: skill for skill in state.skills}


def no_points(state: State, who: Creature, it: str) -> bool:
    """YAG-145, YAG-Q15."""
    return who.xp < (state.options.specialisation_cost if it == "specialisation" else 1)


def no_knowledge(kind: str, it: SkillDef) -> bool:
    """YAG-140, YAG-144: specialisations deepen knowledges, masteries any skill."""
    return kind == "specialisation" and it.kind != "knowledge"


def unlearnt(who: Creature, it: SkillDef) -> bool:
    return not score(who, it.name)


def not_deep_enough(state: State, who: Creature, kind: str, it: SkillDef) -> bool:
    """YAG-134."""
    return kind == "specialisation" and score(who, it.name) < state.options.specialisation_cost


def least_level(state: State, kind: str) -> int:
    return state.options.specialisation_cost if kind == "specialisation" else 1


def most_level(state: State, who: Creature, kind: str, skill: SkillDef) -> int:
    """YAG-145: a mastery is never above the skill."""
    if kind == "specialisation":
        return state.options.specialisation_cost
    return who.xp if state.lax else min(who.xp, score(who, skill.name))


def act_own(draft: Draft, seat: int, command: m.BuyOwn) -> None:
    """A field that is known already gets another name."""
    one = draft.one(command.who)
    name = unlike(
        command.name.strip(), [known.name for known in one.techniques if covers(draft.state, known, command.skill)]
    )
    technique = Technique(piece_id(draft, one, "k"), name, command.kind, (command.skill,), command.level)
    draft.put(m.TechniqueBought(command.who, technique, command.level))


# Masteries


def techniques(who: Creature) -> tuple[Technique, ...]:
    return who.techniques


def no_mastery(it: Technique) -> bool:
    return it.kind != "mastery"


def no_higher(state: State, who: Creature, it: Technique) -> bool:
    """YAG-145."""
    return not high_enough(who, served(state, it), it.level + 1)


def no_point(it: Creature) -> bool:
    return it.xp < 1


def act_raise(draft: Draft, seat: int, command: m.RaiseMastery) -> None:
    technique = find_technique(draft.one(command.who), command.technique)
    assert technique is not None
    draft.put(m.MasteryRaised(command.who, technique.id, technique.name, technique.level + 1))


# Changed one's mind


def needed(who: Creature, it: Technique) -> bool:
    """YAG-135: something else on the sheet rests on it."""
    return any(it.name in other.needs for other in who.techniques)


def act_drop(draft: Draft, seat: int, command: m.DropTechnique) -> None:
    technique = find_technique(draft.one(command.who), command.technique)
    assert technique is not None
    draft.put(m.TechniqueDropped(command.who, technique.id, technique.name, technique.level))


MOVES: Moves = {
    Move(
        m.BuyTechnique,
        {
            "who": One(people, unless=LEARNING, rests=on_sheet),
            "name": One(library, unless=(known_already, waived(skill_too_low), waived(needs_another), too_dear)),
        },
        rule="YAG-134",
    ): act_buy,
    Move(
        m.BuyOwn,
        {
            "who": One(people, unless=LEARNING, rests=on_sheet),
            "kind": One(("specialisation", "mastery"), unless=(no_points,)),
            "skill": One(listed, unless=(no_knowledge, unlearnt, waived(not_deep_enough))),
            "level": Count(least_level, most_level, suggest=1),
            "name": Words(numbers.NAME),
        },
        rule="YAG-142",
    ): act_own,
    Move(
        m.RaiseMastery,
        {
            "who": One(people, unless=(*LEARNING, no_point)),
            "technique": One(techniques, unless=(no_mastery, waived(no_higher))),
        },
        rule="YAG-145",
        decided=1,
    ): act_raise,
    Move(
        m.DropTechnique,
        {"who": One(people, unless=at_step("techniques")), "technique": One(techniques, unless=(needed,))},
        rule="YAG-133",
        decided=1,
    ): act_drop,
}
