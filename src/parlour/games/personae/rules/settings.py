"""Before the dice (H3, H4): another Attribute, circumstances, Expertise, Special Abilities; then everybody is ready, or
enters dice."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Assign, Number, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import ATTRIBUTES, Ability, Addition, Challenge, Individual, Side, State, Wish
from parlour.games.personae.rules.abilities import at_of, beforehand, judged, present_benefit, roller, stamp
from parlour.games.personae.rules.ask import individual, leads, seat_of
from parlour.games.personae.rules.defence import helpless
from parlour.games.personae.rules.derive import expertise_dice, expertise_left, value
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import BEFORE_DICE, refresh, seat_of_side
from parlour.games.personae.rules.pools import CIRCUMSTANCE, EXPERT, judgeable, pool
from parlour.games.personae.rules.steps import advance, afterwards, free_to_roll, roll_when_ready

NONE: tuple[Offer, ...] = ()
MOST = 20


def setting(state: State) -> Challenge | None:
    """The Challenge, while everything is set."""
    return state.challenge if state.challenge is not None and state.challenge.stage == "settings" else None


def unrolled(state: State) -> Challenge | None:
    return state.challenge if state.challenge is not None and state.challenge.stage in BEFORE_DICE else None


# The game master's (PER-016, PER-124)


def offer_substitute(state: State, seat: int) -> Sequence[Offer]:
    challenge = unrolled(state)
    if challenge is None or not leads(state, seat):
        return NONE
    sides = [
        at
        for at, side in enumerate(challenge.sides)
        if side.chosen and (person := roller(state, side)) is not None and person.numbered
    ]
    found = [(at, tuple([one for one in ATTRIBUTES if one != challenge.sides[at].attribute])) for at in sides]
    return [Offer("substitute", (at,), (Pick(attributes), Text(PHRASE)), False) for at, attributes in found]


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


def offer_adjust(state: State, seat: int) -> Sequence[Offer]:
    challenge = unrolled(state)
    if challenge is None or not leads(state, seat):
        return NONE
    sides = Pick(tuple(range(len(challenge.sides))))
    numbers = [Number(-MOST, -1), Number(1, MOST)]
    return [
        Offer("adjust", (what,), (sides, number, Text(PHRASE)), False)
        for what in ("addition", "dice")
        for number in numbers
    ]


def act_adjust(draft: Draft, seat: int, command: m.Adjust) -> None:
    who = draft.challenge.sides[command.side].who
    draft.put(
        m.Adjusted(command.side, command.what, Addition(command.reason.strip(), command.amount, CIRCUMSTANCE), who)
    )


def offer_count(state: State, seat: int) -> Sequence[Offer]:
    """PER-078: Powers at work whose circumstance is in words."""
    challenge = unrolled(state)
    if challenge is None or not leads(state, seat):
        return NONE
    found = []
    for at, side in enumerate(challenge.sides):
        powers = judgeable(state, challenge, at) if side.chosen else []
        found += [Offer("count_power", (one.id not in side.used, at, one.id), (), False) for one in powers]
    return found


def act_count(draft: Draft, seat: int, command: m.CountPower) -> None:
    side = draft.challenge.sides[command.side]
    power = next(one for one in judgeable(draft.state, draft.challenge, command.side) if one.id == command.power)
    draft.put(m.PowerCounted(command.side, power.id, power.name, command.counts, side.who))
    refresh(draft)


# Expertise (PER-053 to PER-055)


def mine_at(state: State, seat: int) -> list[tuple[int, Side, Individual]]:
    """The sides of the open Challenge whose roller this seat plays."""
    challenge = state.challenge
    if challenge is None:
        return []
    found = [(at, side, roller(state, side)) for at, side in enumerate(challenge.sides)]
    return [(at, side, person) for at, side, person in found if person is not None and seat_of(state, person) == seat]


def offer_expertise(state: State, seat: int) -> Sequence[Offer]:
    if setting(state) is None:
        return NONE
    found = []
    for _, side, person in mine_at(state, seat):
        talents = tuple(
            [one.id for one in person.talents if expertise_left(one) or (state.lax and one.kind == "expertise")]
        )
        if talents and not side.pending and not side.done and not helpless(state, person.id):
            found.append(Offer("call_expertise", (person.id,), (Pick(talents), Text(PHRASE)), False))
    return found


def act_expertise(draft: Draft, seat: int, command: m.CallExpertise) -> None:
    """The game master accepts the reason; for her own she needs nobody's word."""
    at = at_of(draft.challenge, command.who)
    assert at is not None
    draft.put(m.ExpertiseCalled(at, command.who, command.talent, command.reason.strip()))
    if leads(draft.state, seat):
        accept(draft, at)


def offer_answer_expertise(state: State, seat: int) -> Sequence[Offer]:
    challenge = setting(state)
    if challenge is None or not leads(state, seat):
        return NONE
    pending = [at for at, side in enumerate(challenge.sides) if side.pending]
    return [Offer("answer_expertise", (yes, at)) for at in pending for yes in (True, False)]


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


def wished(state: State, ability: str) -> bool:
    return any(wish.what == "condition" and wish.piece == ability for wish in state.wishes)


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
    return [(person, ability) for person, ability in found if not wished(state, ability.id)]


def offer_use(state: State, seat: int) -> Sequence[Offer]:
    challenge = state.challenge
    if challenge is None or challenge.stage not in ("settings", "settle"):
        return NONE
    found = []
    for at in range(len(challenge.sides)):
        for person, ability in usable_now(state, at):
            if seat_of(state, person) == seat:
                found.append(Offer("use_ability", (person.id, ability.id), (), False))
    return found


def act_use(draft: Draft, seat: int, command: m.UseAbility) -> None:
    """PER-078: on a circumstance the game master gives her word."""
    state = draft.state
    ability = next(one for one in individual(state, command.who).abilities if one.id == command.ability)
    circumstance = judged(ability)
    if circumstance and not leads(state, seat):
        draft.put(m.WishMade(Wish(state.wished + 1, seat, "condition", command.who, command.ability, circumstance)))
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


def offer_confirm(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or state.challenge is None:
        return NONE
    wishes = [wish.id for wish in state.wishes if wish.what == "condition"]
    return [Offer("confirm_condition", (yes, wish)) for wish in wishes for yes in (True, False)]


def act_confirm(draft: Draft, seat: int, command: m.ConfirmCondition) -> None:
    wish = next(one for one in draft.state.wishes if one.id == command.wish)
    draft.put(m.WishAnswered(command.wish, command.yes))
    ability = next(one for one in individual(draft.state, wish.who).abilities if one.id == wish.piece)
    if command.yes:
        use(draft, wish.who, ability)
    elif draft.challenge.stage != "settings":
        advance(draft)


# Ready


def ready_sides(state: State, seat: int) -> list[int]:
    challenge = setting(state)
    if challenge is None:
        return []
    return [
        at for at, side in enumerate(challenge.sides) if seat_of_side(state, side) == seat and free_to_roll(state, at)
    ]


def offer_ready(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("ready", (at,)) for at in ready_sides(state, seat)]


def act_ready(draft: Draft, seat: int, command: m.Ready) -> None:
    draft.put(m.SideReady(command.side))
    roll_when_ready(draft)


def offer_enter(state: State, seat: int) -> Sequence[Offer]:
    """PER-001: for each die a face from 1 to 10."""
    challenge = setting(state)
    if challenge is None:
        return NONE
    found = [(at, pool(state, challenge, challenge.sides[at])) for at in ready_sides(state, seat)]
    faces = tuple(range(1, 11))
    return [
        Offer("enter_dice", (at,), (Assign(tuple([(die, faces) for die in range(1, dice + 1)]), dice),), False)
        for at, dice in found
        if dice
    ]


def act_enter(draft: Draft, seat: int, command: m.EnterDice) -> None:
    draft.put(m.DiceRolled(command.side, tuple([face for _, face in sorted(command.faces)]), by_hand=True))
    roll_when_ready(draft)


CHAPTER: Chapter = {
    m.Substitute: (offer_substitute, act_substitute),
    m.Adjust: (offer_adjust, act_adjust),
    m.CountPower: (offer_count, act_count),
    m.CallExpertise: (offer_expertise, act_expertise),
    m.AnswerExpertise: (offer_answer_expertise, act_answer_expertise),
    m.UseAbility: (offer_use, act_use),
    m.ConfirmCondition: (offer_confirm, act_confirm),
    m.Ready: (offer_ready, act_ready),
    m.EnterDice: (offer_enter, act_enter),
}
