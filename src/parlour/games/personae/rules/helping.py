"""Who may help whom with which Skill (PER-140 to PER-147, PER-278). Reads only."""

from parlour.games.personae.model import Challenge, Individual, State
from parlour.games.personae.rules.ask import find_skill, individual
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.recovery import may_help


def skills_for(state: State, challenge: Challenge, at: int, helper: Individual) -> tuple[str, ...]:
    """The Skills with which somebody could help this side; whether one is similar enough may be the game master's
    word."""
    if challenge.kind == "recovery":
        return may_help(state, helper)
    own = [skill.id for skill in helper.skills if skill.approved and not skill.free]
    if not challenge.sides[at].skill and challenge.kind != "power":
        own.append("")
    return tuple([skill for skill in own if possible(state, challenge, at, helper, skill)])


def possible(state: State, challenge: Challenge, at: int, helper: Individual, skill: str) -> bool:
    """PER-142, PER-143: any weapon in an attack, in a Power Challenge the same supernatural Skill, else what may be
    similar."""
    if challenge.kind == "power" and acts(challenge, at):
        return same(state, challenge, at, helper, skill)
    found = find_skill(helper, skill)
    if challenge.kind == "attack" and acts(challenge, at):
        return found is None or armed(found.tags)
    return found is None or "supernatural" not in found.tags or same(state, challenge, at, helper, skill)


def armed(tags: tuple[str, ...]) -> bool:
    return "weapon" in tags or "unarmed" in tags


def same(state: State, challenge: Challenge, at: int, helper: Individual, skill: str) -> bool:
    """The Skill the primary uses, by name; both unskilled are alike."""
    side = challenge.sides[at]
    primary = find_skill(individual(state, side.who), side.skill) if side.who else None
    found = find_skill(helper, skill)
    return (primary.name if primary is not None else "") == (found.name if found is not None else "")


def fitting(state: State, challenge: Challenge, at: int, helper: Individual, skill: str) -> bool:
    """Help that needs nobody's word. In a fight what was declared as talk counts for talk."""
    if challenge.kind == "recovery":
        return skill in may_help(state, helper)
    if challenge.kind == "attack" and acts(challenge, at):
        return possible(state, challenge, at, helper, skill)
    if same(state, challenge, at, helper, skill):
        return True
    found = find_skill(helper, skill)
    declared = helper.helping == (challenge.sides[at].who, skill)
    return (
        declared
        and challenge.kind != "power"
        and (found is None or not ({"weapon", "unarmed", "supernatural"} & set(found.tags)))
    )


def taking_part(challenge: Challenge) -> set[str]:
    """Who rolls, stands in or helps."""
    return {
        who for side in challenge.sides for who in (side.who, side.stand_in, *[helper for helper, _ in side.helpers])
    }


def full(state: State, challenge: Challenge, at: int) -> bool:
    """PER-141: as many as the group agreed on help already."""
    most = state.options.assist_max
    waiting = [petition for petition in state.petitions if petition.what == "similar" and petition.detail == str(at)]
    return most > 0 and len(challenge.sides[at].helpers) + len(waiting) >= most and not state.lax
