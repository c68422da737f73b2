"""Those nobody sees (PER-003, PER-115, PER-219): into hiding and out of it, and Challenges only the game master knows
of. In the scene unseen: scene.py."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import UNSKILLED_DICE
from parlour.games.personae.model import ATTRIBUTES, Addition, Challenge, Duel, Individual, Side, State
from parlour.games.personae.rules.abilities import roller
from parlour.games.personae.rules.ask import awake, bare, find_skill, individual, is_npc, leads, playing
from parlour.games.personae.rules.compare import added, compared
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.issue import HARDEST, NORMAL, NOTHING, goal_text, skills_of
from parlour.games.personae.rules.people import free
from parlour.games.personae.rules.pools import pool, work_out
from parlour.games.personae.rules.turns import quiet
from parlour.roleplay.chapter import NONE

NATURAL = "Cunning"
"""PER-010: what stealth and watchfulness add without a Skill."""


# Checks nobody else sees


def around(state: State) -> list[Individual]:
    """Everybody in the scene, seen or not, who could roll."""
    return [one for one in state.individuals if one.here and awake(one) and not bare(one)]


def offer_check(state: State, seat: int) -> Sequence[Offer]:
    """Of somebody unseen, against somebody or a difficulty; or of somebody else, to notice the unseen."""
    if not leads(state, seat) or not playing(state):
        return NONE
    found: list[Offer] = []
    which, none = Pick(("", *ATTRIBUTES)), Pick((0,))
    for one in around(state):
        skills = Pick(skills_of(one))
        others = [other for other in around(state) if other.id != one.id and (one.hidden or other.hidden)]
        found += [
            Offer(
                "secret_check",
                (one.id, other.id),
                (skills, which, Pick(skills_of(other)), which, none, goal_text(state)),
                False,
            )
            for other in others
        ]
        if one.hidden:
            hard = Number(0, HARDEST, NORMAL)
            found.append(
                Offer("secret_check", (one.id, ""), (skills, which, NOTHING, NOTHING, hard, goal_text(state)), False)
            )
    return found


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


def offer_hide(state: State, seat: int) -> Sequence[Offer]:
    """The game master's own, while nothing that is being played needs them."""
    if not leads(state, seat) or (state.scene.open and not quiet(state)):
        return NONE
    return [
        Offer("hide_individual", (one.id,), (), False)
        for one in state.individuals
        if hideable(one) and free(state, one)
    ]


def hideable(person: Individual) -> bool:
    return is_npc(person) and person.controller < 0 and not person.hidden and person.stage == "ready"


def act_hide(draft: Draft, seat: int, command: m.HideIndividual) -> None:
    person = draft.individual(command.who)
    draft.put(m.IndividualHid(command.who, draft.new_id("h"), person.name))


CHAPTER: Chapter = {m.SecretCheck: (offer_check, act_check), m.HideIndividual: (offer_hide, act_hide)}
