"""Several issue one Challenge (PER-116, PER-Q31): each joins with a Skill or Power of its own and rolls itself. In a
fight it is declared on one's own turn."""

from parlour.core.judge import Move, One, waived
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, Power, State
from parlour.games.personae.rules import powers
from parlour.games.personae.rules.assist import fight_on, takes_part
from parlour.games.personae.rules.compare import reactors
from parlour.games.personae.rules.conditions import (
    ABLE,
    COUNTED,
    FREE,
    HELPING,
    MINE,
    TAKING,
    acted,
    challenge_of,
    not_violent,
    powers_of,
    skills_or_none,
)
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import refresh
from parlour.games.personae.rules.issue import KINDS, SKILLS, WITH, reach, supernatural
from parlour.games.personae.rules.turns import BESIDE, spend_action
from parlour.roleplay.cast import in_the_open, people


def issued_alone(state: State) -> bool:
    """Nobody else can issue such a Challenge, too."""
    challenge = challenge_of(state)
    return challenge.kind not in KINDS or challenge.provoked


def waits_for_it(state: State, it: Individual) -> bool:
    """It is challenged later, or issues it afterwards."""
    challenge = challenge_of(state)
    return it.id in challenge.later or any([who == it.id for who, _, _ in challenge.after])


def kind_now(state: State) -> str:
    return challenge_of(state).kind


def too_narrow(state: State, who: Individual, it: Power) -> bool:
    """A Power must reach everybody it is issued at."""
    challenge = challenge_of(state)
    return reach(state, who, it) < len(reactors(challenge)) + len(challenge.later)


def act_join(draft: Draft, seat: int, command: m.JoinIssue) -> None:
    if command.power:
        powers.use(draft, command.who, command.power)
    draft.put(m.ActorJoined(command.who, command.skill, command.power))
    refresh(draft)


def act_stand(draft: Draft, seat: int, command: m.StandTogether) -> None:
    spend_action(draft, command.who, "together")
    if command.power:
        powers.use(draft, command.who, command.power)
    draft.put(m.HelpDeclared(command.who, command.primary, command.skill, command.kind, command.power))


MOVES: Moves = {
    Move(
        m.JoinIssue,
        {
            "who": One(people, unless=(*MINE, *ABLE, takes_part, waits_for_it, waived(acted))),
            "power": One(powers_of, only=supernatural, unless=(*WITH, too_narrow)),
            "skill": One(skills_or_none, unless=SKILLS),
        },
        rule="PER-116",
        unless=(*HELPING[:3], fight_on, *HELPING[3:], issued_alone),
        given={"kind": kind_now},
        decided=1,
    ): act_join,
    Move(
        m.StandTogether,
        {
            "who": One(people, unless=TAKING),
            "kind": One(KINDS),
            "primary": One(in_the_open, unless=BESIDE),
            "power": One(powers_of, only=supernatural, unless=WITH),
            "skill": One(skills_or_none, unless=SKILLS),
        },
        rule="PER-116",
        unless=(*COUNTED, not_violent, *FREE[2:]),
        decided=2,
    ): act_stand,
}
