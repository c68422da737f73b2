"""Those nobody sees (PER-003, PER-115, PER-219): into hiding and out of it, and Challenges only the game master knows
of. In the scene unseen: scene.py."""

from parlour.core.judge import Count, Move, One, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE, UNSKILLED_DICE
from parlour.games.personae.model import ATTRIBUTES, Addition, Challenge, Duel, Individual, Side, Skill, State
from parlour.games.personae.rules.abilities import roller
from parlour.games.personae.rules.ask import awake, bare, find_skill, individual, is_npc
from parlour.games.personae.rules.compare import added, compared
from parlour.games.personae.rules.conditions import (
    MADE,
    PLAYED,
    attack_due,
    challenge_open,
    consent_asked,
    dead,
    goal_length,
    skills_or_none,
    unapproved,
    unconscious,
    unfinished,
)
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.issue import HARDEST, NORMAL
from parlour.games.personae.rules.people import needed
from parlour.games.personae.rules.pools import pool, work_out
from parlour.roleplay.cast import not_gm, not_here, people

NATURAL = "Cunning"
"""PER-010: what stealth and watchfulness add without a Skill."""


# Checks nobody else sees


def numberless(it: Individual | None) -> bool:
    """PER-254."""
    return it is not None and bare(it)


def somebody_or_nobody(state: State, seat: int) -> dict[str, Individual | None]:
    return {**{one.id: one for one in people(state, seat)}, "": None}


def not_around(it: Individual | None) -> bool:
    return it is not None and not it.here


def not_awake(it: Individual | None) -> bool:
    return it is not None and not awake(it)


def herself(who: Individual, it: Individual | None) -> bool:
    return it is not None and it.id == who.id


def nobody_unseen(who: Individual, it: Individual | None) -> bool:
    """Of somebody unseen, against somebody or a difficulty; or of somebody else, to notice the unseen."""
    return not who.hidden and not (it is not None and it.hidden)


def against(target: Individual | None) -> bool:
    return target is not None


def alone(target: Individual | None) -> bool:
    return target is None


def their_skills(target: Individual) -> dict[str, Skill | None]:
    return skills_or_none(target)


def act_check(draft: Draft, seat: int, command: m.SecretCheck) -> None:
    """PER-115, PER-118 to PER-122: rolled and compared like any Challenge, at once; it earns and spends no criticals,
    which all would see."""
    state = draft.state
    actor = _side(state, command.who, command.skill, command.attribute)
    if command.target:
        challenge = Challenge(
            0,
            "interaction",
            (actor, _side(state, command.target, command.other, command.answering)),
            command.goal.strip(),
        )
    else:
        hard = Side("", additions=(Addition("difficulty", command.difficulty, "PER-155"),), chosen=True)
        challenge = Challenge(0, "unopposed", (actor, hard), command.goal.strip(), difficulty=command.difficulty)
    sides = tuple([work_out(state, challenge, at) for at in (0, 1)])
    challenge = Challenge(0, challenge.kind, sides, challenge.goal, difficulty=challenge.difficulty)
    dice = [draft.roll(max(UNSKILLED_DICE, pool(state, challenge, side))) for side in sides]
    rolled = Challenge(
        0,
        challenge.kind,
        tuple([_thrown(side, faces) for side, faces in zip(sides, dice, strict=True)]),
        challenge.goal,
    )
    duel = compared(rolled, Duel(1))
    outcome = "failure" if duel.outcome == "deadlock" and state.options.tie_exhausted != "gm" else duel.outcome
    plus = [added(one, other.who) for one, other in (rolled.sides, rolled.sides[::-1])]
    names = [_using(state, side) for side in sides]
    draft.put(
        m.SecretRolled(
            seat,
            command.who,
            command.target,
            challenge.goal,
            names[0],
            dice[0],
            plus[0],
            names[1],
            dice[1],
            plus[1],
            duel.pairs,
            outcome,
        )
    )


def _side(state: State, who: str, skill: str, attribute: str) -> Side:
    person = individual(state, who)
    return Side(who, skill, attribute or ("" if find_skill(person, skill) is not None else NATURAL), chosen=True)


def _thrown(side: Side, dice: tuple[int, ...]) -> Side:
    return Side(side.who, side.skill, side.attribute, side.value, side.base, additions=side.additions, dice=dice)


def _using(state: State, side: Side) -> str:
    person = roller(state, side)
    skill = find_skill(person, side.skill) if person is not None else None
    return skill.name if skill is not None else side.attribute


# Into hiding


def hidden_already(it: Individual) -> bool:
    return it.hidden


def a_players(it: Individual) -> bool:
    """Only the game master's own go into hiding."""
    return not is_npc(it) or it.controller >= 0


def act_hide(draft: Draft, seat: int, command: m.HideIndividual) -> None:
    person = draft.one(command.who)
    draft.put(m.IndividualHid(command.who, draft.new_id("h"), person.name))


_CHECKED = (unfinished, dead, not_here, unconscious, numberless)
_AGAINST = (herself, not_around, not_awake, numberless, nobody_unseen)
MOVES: Moves = {
    Move(
        m.SecretCheck,
        {
            "who": One(people, unless=_CHECKED),
            "target": One(somebody_or_nobody, unless=_AGAINST),
            "skill": One(skills_or_none, unless=(unapproved,)),
            "attribute": One(("", *ATTRIBUTES)),
            "other": One(their_skills, only=against, unless=(unapproved,)),
            "answering": One(("", *ATTRIBUTES), only=against),
            "difficulty": Count(0, HARDEST, only=alone, suggest=NORMAL),
            "goal": Words(PHRASE, goal_length),
        },
        rule="PER-115",
        unless=(not_gm, *PLAYED),
        decided=2,
    ): act_check,
    Move(
        m.HideIndividual,
        {"who": One(people, unless=(hidden_already, a_players, *MADE, needed))},
        rule="PER-003",
        unless=(not_gm, challenge_open, consent_asked, attack_due),
        decided=1,
    ): act_hide,
}
