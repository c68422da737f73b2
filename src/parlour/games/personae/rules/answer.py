"""The answer (H2): with which Skill a reactor meets the Challenge, and whether it notices it at all."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, YES, Move, One
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, Skill, State
from parlour.games.personae.rules.abilities import stamp
from parlour.games.personae.rules.ask import individual, startled
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.conditions import (
    PLAYED,
    challenge_of,
    helping_still,
    no_challenge,
    no_sheet,
    skills_or_none,
    unapproved,
)
from parlour.games.personae.rules.defence import answers, attacks, bars, resisted, stops, ways
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import answered, eagerly, refresh, seat_of_side
from parlour.roleplay.cast import not_gm, not_yours, people

Ways = dict[str, set[tuple[str, bool]]]
"""Who may answer how: with which Skill, actively or not."""


def answers_given(state: State) -> bool:
    return state.challenge is not None and state.challenge.stage not in ("help", "answer")


def may_answer(state: State, seat: int) -> Ways:
    """PER-117, PER-167, PER-174, PER-210 to PER-216: what is open to those of this seat who have yet to answer."""
    challenge = challenge_of(state)
    own = [at for at, side in enumerate(challenge.sides) if not side.chosen and seat_of_side(state, side) == seat]
    return {challenge.sides[at].who: {(way.skill, way.active) for way in ways(state, challenge, at)} for at in own}


def not_challenged(state: State, it: Individual) -> bool:
    challenge = challenge_of(state)
    return not any([side.who == it.id and not acts(challenge, at) for at, side in enumerate(challenge.sides)])


def has_answered(state: State, it: Individual) -> bool:
    challenge = challenge_of(state)
    return not any([side.who == it.id and not side.chosen for side in challenge.sides])


def _fails(ways: Ways, who: Individual, active: bool, it: Skill | None) -> bool:
    return (it.id if it is not None else "", active) not in ways[who.id]


def is_a_way(ways: Ways, who: Individual, active: bool, it: Skill | None) -> bool:
    return not _fails(ways, who, active, it)


def other_way(ways: Ways, who: Individual, active: bool, it: Skill | None) -> bool:
    """PER-210: Block, Dodge and Resist are passive, all else is active defence."""
    return _fails(ways, who, active, it) and not _fails(ways, who, not active, it)


def needs_a_skill(ways: Ways, who: Individual, active: bool, it: Skill | None) -> bool:
    return it is None and _fails(ways, who, active, it)


def wrong_defence(ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-167, PER-174, PER-273: each kind has its own."""
    return _fails(ways, who, active, it) and it.free


def surprised(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-212."""
    return _fails(ways, who, active, it) and startled(state, who.id)


def goes_unnoticed(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    return challenge_of(state).unnoticed and _fails(ways, who, active, it)


def knocked_out(ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-Q65."""
    return not who.conscious and _fails(ways, who, active, it)


def no_resisting_power(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-281: only with a Power made for that."""
    if not _fails(ways, who, active, it) or "supernatural" not in it.tags:
        return False
    return challenge_of(state).kind not in resisted(who, it)


def never_parries(ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-Q42: a ranged weapon."""
    return _fails(ways, who, active, it) and bool(bars(who, it))


def no_guard_against_powers(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-174."""
    return _fails(ways, who, active, it) and challenge_of(state).kind == "power" and "supernatural" not in it.tags


def light_shield(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-215."""
    return _unfit(state, ways, who, active, it) and "shield" in it.tags


def no_guard(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-211: neither weapon, shield nor Power Skill."""
    return _unfit(state, ways, who, active, it) and not {"weapon", "unarmed"} & set(it.tags)


def shot_or_thrown(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-Q42."""
    if state.options.parry_ranged != "shieldsOnly" or not _unfit(state, ways, who, active, it):
        return False
    attack = next((one for one in attacks(state, challenge_of(state)) if not stops(state, who, it, one)), None)
    return attack is not None and "ranged" in attack.tags


def wrong_category(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-214."""
    return _unfit(state, ways, who, active, it)


def _unfit(state: State, ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """The Skill cannot meet this at all."""
    return _fails(ways, who, active, it) and not answers(state, challenge_of(state), who, it)


def not_announced(ways: Ways, who: Individual, active: bool, it: Skill) -> bool:
    """PER-212, PER-Q51: announced, automatic, or waived outside a fight."""
    return _fails(ways, who, active, it)


def act_answer(draft: Draft, seat: int, command: m.Answer) -> None:
    state, challenge = draft.state, draft.challenge
    at = next(at for at, side in enumerate(challenge.sides) if side.who == command.who and not side.chosen)
    way = next(way for way in ways(state, challenge, at) if (way.skill, way.active) == (command.skill, command.active))
    side = replace(challenge.sides[at], skill=way.skill, active=way.active, chosen=True, eager=command.ready)
    draft.put(m.SideSet(at, side))
    if way.by:
        ability = next(one for one in individual(state, command.who).abilities if one.id == way.by)
        draft.put(m.AbilityUsed(command.who, way.by, stamp(state, ability)))
    refresh(draft)
    answered(draft)


def unnoticed_already(state: State) -> bool:
    return challenge_of(state).unnoticed


def nobody_to_notice(state: State) -> bool:
    return challenge_of(state).kind not in ("interaction", "attack", "power")


def answered_first(state: State) -> bool:
    """PER-212: the game master's word, until somebody has answered."""
    return any([side.chosen for side in challenge_of(state).sides[1:]])


def act_unnoticed(draft: Draft, seat: int, command: m.Unnoticed) -> None:
    draft.put(m.WentUnnoticed())


_WAYS = (
    unapproved,
    other_way,
    needs_a_skill,
    wrong_defence,
    surprised,
    goes_unnoticed,
    knocked_out,
    no_resisting_power,
    never_parries,
    no_guard_against_powers,
    light_shield,
    no_guard,
    shot_or_thrown,
    wrong_category,
    not_announced,
)
MOVES: Moves = {
    Move(
        m.Answer,
        {
            "who": One(people, unless=(not_yours, not_challenged, has_answered, no_sheet)),
            "active": One(FLAG),
            "skill": One(skills_or_none, unless=_WAYS, clear=is_a_way),
            "ready": One(YES, only=eagerly, empty=False, suggest=True),
        },
        rule="PER-117",
        unless=(*PLAYED, no_challenge, helping_still, answers_given),
        given={"ways": may_answer},
        owed=True,
        decided=2,
    ): act_answer,
    Move(
        m.Unnoticed,
        {},
        rule="PER-212",
        unless=(*PLAYED, no_challenge, not_gm, answers_given, unnoticed_already, nobody_to_notice, answered_first),
    ): act_unnoticed,
}
