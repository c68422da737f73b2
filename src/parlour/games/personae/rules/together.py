"""Several issue one Challenge (PER-116, PER-Q31): each joins with a Skill or Power of its own and rolls itself. In a
fight it is declared on one's own turn."""

from collections.abc import Iterator, Sequence

from parlour.core.offers import Ask, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Individual, State
from parlour.games.personae.rules import powers
from parlour.games.personae.rules.ask import awake, find_skill, present, seat_of, violent
from parlour.games.personae.rules.assist import helping
from parlour.games.personae.rules.compare import reactors
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import refresh
from parlour.games.personae.rules.health import able
from parlour.games.personae.rules.helping import helpers
from parlour.games.personae.rules.issue import KINDS, reach, skills_of, weapons
from parlour.games.personae.rules.turns import spend_action, taking

NONE: tuple[Offer, ...] = ()


def joinable(state: State) -> Challenge | None:
    """The Challenge others may still issue, too: until it is settled who helps. PER-144: not in the middle of a
    fight."""
    challenge = helping(state)
    return (
        challenge
        if challenge is not None and challenge.kind in KINDS and not challenge.provoked and not violent(state)
        else None
    )


def partners(state: State, challenge: Challenge) -> list[Individual]:
    """Those in the scene who take no part in it yet and can act."""
    waiting = {who for who, _, _ in challenge.after} | set(challenge.later)
    return [one for one in helpers(state, challenge) if able(state, one) and one.id not in waiting]


def means(state: State, person: Individual, kind: str, targets: int = 1) -> Iterator[tuple[Ask, Ask]]:
    """With what somebody can issue a Challenge of this kind: a Skill, or a Power that reaches so many."""
    if kind != "power":
        yield Pick(weapons(person) if kind == "attack" else skills_of(person)), Pick(("",))
        return
    for power in person.powers:
        if power.challenge and powers.may_use(state, person, power) and reach(state, person, power) >= targets:
            skill = find_skill(person, power.skill)
            yield Pick((skill.id if skill is not None and skill.approved else "",)), Pick((power.id,))


def offer_join(state: State, seat: int) -> Sequence[Offer]:
    challenge = joinable(state)
    if challenge is None:
        return NONE
    against = len(reactors(challenge)) + len(challenge.later)
    own = [one for one in partners(state, challenge) if seat_of(state, one) == seat]
    return [
        Offer("join_issue", (one.id,), asks, False)
        for one in own
        for asks in means(state, one, challenge.kind, against)
    ]


def act_join(draft: Draft, seat: int, command: m.JoinIssue) -> None:
    if command.power:
        powers.use(draft, command.who, command.power)
    draft.put(m.ActorJoined(command.who, command.skill, command.power))
    refresh(draft)


def offer_stand(state: State, seat: int) -> Sequence[Offer]:
    """PER-116, PER-144: in a fight, with the action of one's own turn, for the other's next Challenge of that kind."""
    found: list[Offer] = []
    for person in taking(state, seat) if violent(state) else []:
        others = tuple([other.id for other in present(state) if other.id != person.id and awake(other)])
        for kind in KINDS if others else ():
            found += [
                Offer("stand_together", (person.id, kind), (Pick(others), *asks), False)
                for asks in means(state, person, kind)
            ]
    return found


def act_stand(draft: Draft, seat: int, command: m.StandTogether) -> None:
    spend_action(draft, command.who, "together")
    if command.power:
        powers.use(draft, command.who, command.power)
    draft.put(m.HelpDeclared(command.who, command.primary, command.skill, command.kind, command.power))


CHAPTER: Chapter = {m.JoinIssue: (offer_join, act_join), m.StandTogether: (offer_stand, act_stand)}
