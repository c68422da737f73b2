"""Before the dice (H3, H4): another Attribute, circumstances, Expertise, Special Abilities; then everybody is ready, or
enters dice."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Each, Move, One, Spans, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import FACES, PHRASE
from parlour.games.personae.model import (
    ATTRIBUTES,
    Ability,
    Addition,
    Individual,
    Petition,
    Power,
    Side,
    State,
    Talent,
)
from parlour.games.personae.rules.abilities import (
    at_of,
    beforehand,
    judged,
    owned,
    present_benefit,
    roller,
    room,
    spent,
    stamp,
)
from parlour.games.personae.rules.abilities import counts as counted_once
from parlour.games.personae.rules.ask import bare, individual
from parlour.games.personae.rules.conditions import (
    PLAYED,
    SETTING,
    UNROLLED,
    answering_still,
    challenge_of,
    helping_still,
    no_challenge,
    sides,
    undecided_side,
)
from parlour.games.personae.rules.defence import helpless
from parlour.games.personae.rules.derive import expertise_dice, expertise_left, in_force, value
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import refresh, seat_of_side
from parlour.games.personae.rules.pools import CIRCUMSTANCE, EXPERT, judgeable, pool
from parlour.games.personae.rules.steps import advance, afterwards, free_to_roll, roll_when_ready
from parlour.roleplay.cast import not_gm, not_yours, people
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

MOST = 20


# The game master's (PER-016, PER-124)
UNNAMED = "circumstances"
"""Where the game master gives no reason."""


def nobody_rolls(state: State, it: int) -> bool:
    """The game master's dice, or somebody without numbers."""
    person = roller(state, challenge_of(state).sides[it])
    return person is None or not person.numbered


def added_already(state: State, side: int, it: str) -> bool:
    return challenge_of(state).sides[side].attribute == it


def act_substitute(draft: Draft, seat: int, command: m.Substitute) -> None:
    side = draft.challenge.sides[command.side]
    person = roller(draft.state, side)
    assert person is not None
    amount = value(person, command.attribute)
    draft.put(
        m.AttributeSubstituted(
            command.side, side.attribute, command.attribute, amount, command.reason.strip(), person.id
        )
    )


AMOUNTS = ((-MOST, -1, -1), (1, MOST, 1))


def act_adjust(draft: Draft, seat: int, command: m.Adjust) -> None:
    who = draft.challenge.sides[command.side].who
    why = command.reason.strip() or UNNAMED
    draft.put(m.Adjusted(command.side, command.what, Addition(why, command.amount, CIRCUMSTANCE), who))


def powers_judged(state: State, side: int) -> list[Power]:
    """PER-078: Powers at work whose circumstance is in words."""
    return judgeable(state, challenge_of(state), side)


def counts_already(state: State, side: int, power: Power, it: bool) -> bool:
    return it and power.id in challenge_of(state).sides[side].used


def not_counted(state: State, side: int, power: Power, it: bool) -> bool:
    return not it and power.id not in challenge_of(state).sides[side].used


def act_count(draft: Draft, seat: int, command: m.CountPower) -> None:
    side = draft.challenge.sides[command.side]
    power = next(one for one in judgeable(draft.state, draft.challenge, command.side) if one.id == command.power)
    draft.put(m.PowerCounted(command.side, power.id, power.name, command.counts, side.who))
    refresh(draft)


# Expertise (PER-053 to PER-055)


def side_rolled(state: State, person: Individual) -> Side | None:
    """The side of the open Challenge this individual rolls for."""
    return next((side for side in challenge_of(state).sides if roller(state, side) == person), None)


def rolls_nothing(state: State, it: Individual) -> bool:
    return side_rolled(state, it) is None


def called_on(state: State, it: Individual) -> bool:
    """The game master has yet to answer."""
    side = side_rolled(state, it)
    return side is not None and bool(side.pending)


def set_already(state: State, it: Individual) -> bool:
    side = side_rolled(state, it)
    return side is not None and side.done


def rolls_no_dice(state: State, it: Individual) -> bool:
    """PER-Q65."""
    return helpless(state, it.id)


def expertises(who: Individual) -> list[Talent]:
    """PER-053."""
    return [one for one in who.talents if one.kind == "expertise"]


def called_on_before(it: Talent) -> bool:
    """PER-055."""
    return not expertise_left(it)


def act_expertise(draft: Draft, seat: int, command: m.CallExpertise) -> None:
    """The game master accepts the reason; for her own she needs nobody's word."""
    at = at_of(draft.challenge, command.who)
    assert at is not None
    draft.put(m.ExpertiseCalled(at, command.who, command.talent, command.reason.strip()))
    if leads(draft.state, seat):
        accept(draft, at)


def nobody_called_on(state: State) -> bool:
    return not any([side.pending for side in challenge_of(state).sides])


def none_called_on(state: State, it: int) -> bool:
    return not challenge_of(state).sides[it].pending


def act_answer_expertise(draft: Draft, seat: int, command: m.AnswerExpertise) -> None:
    if command.yes:
        accept(draft, command.side)
    else:
        draft.put(m.ExpertiseAnswered(command.side, draft.challenge.sides[command.side].pending, yes=False))


def accept(draft: Draft, at: int) -> None:
    """PER-053, PER-054: an ordinary die more; spent for the session."""
    side = draft.challenge.sides[at]
    person = roller(draft.state, side)
    assert person is not None
    talent = next(one for one in person.talents if one.id == side.pending)
    draft.put(m.ExpertiseAnswered(at, talent.id, yes=True))
    draft.put(m.Adjusted(at, "dice", Addition(talent.name, expertise_dice(talent), EXPERT, talent.id), side.who))


# Special Abilities (PER-075, PER-078)


def petitioned(state: State, ability: str) -> bool:
    return any(petition.what == "condition" and petition.piece == ability for petition in state.petitions)


def usable_now(state: State, at: int) -> list[tuple[Individual, Ability]]:
    """Before the roll what serves it; after it what waits for success."""
    challenge = state.challenge
    if challenge is None or challenge.sides[at].done:
        return []
    if challenge.stage == "settings":
        found = [(person, ability) for person, ability, _ in beforehand(state, challenge, at)]
    elif challenge.stage == "settle":
        found = afterwards(state, challenge, at)
    else:
        return []
    return [(person, ability) for person, ability in found if not petitioned(state, ability.id)]


Usable = set[tuple[str, str]]


def another_step(state: State) -> bool:
    return state.challenge is not None and state.challenge.stage in ("reroll", "ignore", "spend", "close")


def usable_by(state: State) -> Usable:
    """Who may use which Special Ability now."""
    return {(person.id, ability.id) for at in sides(state) for person, ability in usable_now(state, at)}


def takes_no_part(state: State, it: Individual) -> bool:
    return at_of(challenge_of(state), it.id) is None


def _fails(usable: Usable, who: Individual, it: Ability) -> bool:
    return (who.id, it.id) not in usable


def _side(state: State, who: Individual) -> int:
    at = at_of(challenge_of(state), who.id)
    assert at is not None
    return at


def abilities_of(who: Individual) -> tuple[Ability, ...]:
    return who.abilities


def not_agreed(who: Individual, it: Ability) -> bool:
    """PER-065."""
    return not in_force(who, it)


def serves_already(state: State, who: Individual, it: Ability) -> bool:
    return it.id in challenge_of(state).sides[_side(state, who)].used


def judged_now(state: State, it: Ability) -> bool:
    """PER-078: the game master has yet to say whether its condition holds."""
    return petitioned(state, it.id)


def side_ready(state: State, who: Individual) -> bool:
    return challenge_of(state).sides[_side(state, who)].done


def spent_already(state: State, usable: Usable, who: Individual, it: Ability) -> bool:
    return spent(state, it) and _fails(usable, who, it)


def one_a_turn(state: State, usable: Usable, who: Individual, it: Ability) -> bool:
    """PER-075."""
    if not _fails(usable, who, it) or not counted_once(it):
        return False
    return not room(state, challenge_of(state), _side(state, who), who)


def wrong_roll(state: State, usable: Usable, who: Individual, it: Ability) -> bool:
    """PER-066."""
    if not _fails(usable, who, it):
        return False
    fitting = owned(state, challenge_of(state), _side(state, who), it.effect.code)
    return not any([one.id == it.id for _, one, _ in fitting])


def always_on(usable: Usable, who: Individual, it: Ability) -> bool:
    """PER-081."""
    return it.quality and _fails(usable, who, it)


def another_time(usable: Usable, who: Individual, it: Ability) -> bool:
    """Before the roll what serves it; after it what waits for success."""
    return _fails(usable, who, it)


def act_use(draft: Draft, seat: int, command: m.UseAbility) -> None:
    """PER-078: on a circumstance the game master gives her word."""
    state = draft.state
    ability = next(one for one in individual(state, command.who).abilities if one.id == command.ability)
    circumstance = judged(ability)
    if circumstance and not leads(state, seat):
        draft.put(
            m.PetitionMade(
                Petition(state.petitioned + 1, seat, "condition", command.who, command.ability, circumstance)
            )
        )
        return
    use(draft, command.who, ability)


def use(draft: Draft, who: str, ability: Ability) -> None:
    """It serves this roll; an Attribute it sets is taken anew."""
    draft.put(m.AbilityUsed(who, ability.id, stamp(draft.state, ability)))
    at = at_of(draft.challenge, who)
    found = present_benefit(individual(draft.state, who), ability.id)
    if draft.challenge.stage != "settings":
        advance(draft)
        return
    if at is not None and found is not None and found[1].code in ("setAttribute", "answerPower"):
        draft.put(m.SideSet(at, replace(draft.challenge.sides[at], attribute="")))
    refresh(draft)


def conditions_petitioned(state: State) -> list[Petition]:
    return [petition for petition in state.petitions if petition.what == "condition"]


def nothing_to_confirm(state: State) -> bool:
    return not conditions_petitioned(state)


def act_confirm(draft: Draft, seat: int, command: m.ConfirmCondition) -> None:
    petition = next(one for one in draft.state.petitions if one.id == command.wish)
    draft.put(m.PetitionAnswered(command.wish, command.yes))
    ability = next(one for one in individual(draft.state, petition.who).abilities if one.id == petition.piece)
    if command.yes:
        use(draft, petition.who, ability)
    elif draft.challenge.stage != "settings":
        advance(draft)


# Ready


def not_your_roll(state: State, seat: int, it: int) -> bool:
    return seat_of_side(state, challenge_of(state).sides[it]) != seat


def ready_already(state: State, it: int) -> bool:
    return challenge_of(state).sides[it].done


def numbers_due(state: State, it: int) -> bool:
    """PER-254."""
    person = roller(state, challenge_of(state).sides[it])
    return person is not None and bare(person)


def word_awaited(state: State, it: int) -> bool:
    return not free_to_roll(state, it)


def act_ready(draft: Draft, seat: int, command: m.Ready) -> None:
    draft.put(m.SideReady(command.side))
    roll_when_ready(draft)


def no_dice(state: State, it: int) -> bool:
    return not pool(state, challenge_of(state), challenge_of(state).sides[it])


def dice_of(state: State, side: int) -> range:
    """PER-001: for each die a face from 1 to 10."""
    return range(1, 1 + pool(state, challenge_of(state), challenge_of(state).sides[side]))


def how_many_dice(state: State, side: int) -> int:
    return len(dice_of(state, side))


def act_enter(draft: Draft, seat: int, command: m.EnterDice) -> None:
    draft.put(m.DiceRolled(command.side, tuple([face for _, face in sorted(command.faces)]), by_hand=True))
    roll_when_ready(draft)


_ROLLING = (not_your_roll, ready_already, numbers_due, word_awaited)
_ABILITY = (
    not_agreed,
    serves_already,
    judged_now,
    side_ready,
    spent_already,
    one_a_turn,
    wrong_roll,
    always_on,
    another_time,
)
MOVES: Moves = {
    Move(
        m.Substitute,
        {
            "side": One(sides, unless=(undecided_side, nobody_rolls)),
            "attribute": One(ATTRIBUTES, unless=(added_already,)),
            "reason": Words(PHRASE, 0),
        },
        rule="PER-016",
        unless=(*UNROLLED, not_gm),
        decided=1,
    ): act_substitute,
    Move(
        m.Adjust,
        {
            "what": One(("addition", "dice")),
            "side": One(sides),
            "amount": Spans(AMOUNTS, gaps=True, suggest=1),
            "reason": Words(PHRASE, 0),
        },
        rule="PER-124",
        unless=(*UNROLLED, not_gm),
        decided=1,
    ): act_adjust,
    Move(
        m.CountPower,
        {
            "side": One(sides, unless=(undecided_side,)),
            "power": One(powers_judged),
            "counts": One(FLAG, unless=(counts_already, not_counted)),
        },
        rule="PER-078",
        unless=(*UNROLLED, not_gm),
        decided=3,
    ): act_count,
    Move(
        m.CallExpertise,
        {
            "who": One(people, unless=(not_yours, rolls_nothing, called_on, set_already, rolls_no_dice)),
            "talent": One(expertises, unless=(waived(called_on_before),)),
            "reason": Words(PHRASE, told),
        },
        rule="PER-053",
        unless=SETTING,
        decided=1,
    ): act_expertise,
    Move(
        m.AnswerExpertise,
        {"side": One(sides, unless=(none_called_on,)), "yes": One(FLAG)},
        rule="PER-053",
        unless=(*SETTING, not_gm, nobody_called_on),
        owed=True,
        decided=2,
    ): act_answer_expertise,
    Move(
        m.UseAbility,
        {"who": One(people, unless=(not_yours, takes_no_part)), "ability": One(abilities_of, unless=_ABILITY)},
        rule="PER-075",
        unless=(*PLAYED, no_challenge, helping_still, answering_still, another_step),
        given={"usable": usable_by},
        decided=2,
    ): act_use,
    Move(
        m.ConfirmCondition,
        {"wish": One(conditions_petitioned), "yes": One(FLAG)},
        rule="PER-078",
        unless=(*PLAYED, no_challenge, not_gm, nothing_to_confirm),
        owed=True,
        decided=2,
    ): act_confirm,
    Move(
        m.Ready, {"side": One(sides, unless=_ROLLING)}, rule="PER-118", unless=SETTING, owed=True, decided=1
    ): act_ready,
    Move(
        m.EnterDice,
        {
            "side": One(sides, unless=(*_ROLLING, no_dice)),
            "faces": Each(dice_of, to=range(1, FACES + 1), least=how_many_dice),
        },
        rule="PER-001",
        unless=SETTING,
        decided=1,
    ): act_enter,
}
