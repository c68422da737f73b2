"""A Challenge is issued (H0): at somebody, at nobody, or to learn something; and taken back before dice are rolled."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Ask, Choose, Number, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import ATTRIBUTES, Ability, Challenge, Individual, Power, Side, State
from parlour.games.personae.rules import powers, turns
from parlour.games.personae.rules.abilities import counts, judged, limit, spent, stamp
from parlour.games.personae.rules.ask import (
    alive,
    find_power,
    find_skill,
    idle,
    individual,
    leads,
    mine,
    on_turn,
    playing,
    present,
    violent,
)
from parlour.games.personae.rules.derive import benefits, power_targets
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import BEFORE_DICE, end_help, open_challenge, refresh, ruling
from parlour.games.personae.rules.health import able

NONE: tuple[Offer, ...] = ()
NOTHING = Pick(("",))
KINDS = ("interaction", "attack", "power")
EASY, SIMPLE, NORMAL, CHALLENGING, DIFFICULT, VERY, EXTREMELY, NEARLY = 0, 1, 2, 3, 5, 7, 9, 10
HARDEST = 40


def goal_text(state: State) -> Text:
    """PER-125: the goal is stated openly, unless the table does without."""
    return Text(PHRASE, least=1 if state.options.goal_required == "on" else 0)


# Who may issue, and whether it costs the action (PER-165, PER-272)


def free_by(state: State, person: Individual, kind: str) -> Ability | None:
    """PER-272: a Trait by which this individual may issue one without an action now."""
    if state.encounter is None or on_turn(state) != person.id or state.consent is not None:
        return None
    for ability, effect in benefits(person, "freeChallenge"):
        fits = kind in [one.strip() for one in effect.kind.split(",")] and person.free_used < effect.amount
        if fits and serves(state, person, ability) and (ability.quality or person.acted):
            return ability
    return None


def may_issue(state: State, person: Individual, kind: str) -> bool:
    """In a plain scene at any time; in an encounter on the own turn, with an action or a Trait."""
    if not able(state, person) or not person.here or (state.encounter is not None and state.encounter.provoked[0]):
        return False
    return turns.may_act(state, person.id) or free_by(state, person, kind) is not None


def provoked(state: State, person: Individual) -> str:
    """PER-071: whom this individual must attack at once."""
    return (
        state.encounter.provoked[1] if state.encounter is not None and state.encounter.provoked[0] == person.id else ""
    )


def others(state: State, person: Individual) -> tuple[str, ...]:
    return tuple([one.id for one in present(state) if one.id != person.id and alive(one)])


def weapons(person: Individual) -> tuple[str, ...]:
    """PER-167: weapon and unarmed Skills; without one, one die."""
    return (*[skill.id for skill in person.skills if skill.approved and {"weapon", "unarmed"} & set(skill.tags)], "")


def skills_of(person: Individual) -> tuple[str, ...]:
    return (*[skill.id for skill in person.skills if skill.approved], "")


def reach(state: State, person: Individual, power: Power) -> int:
    """PER-072, PER-075, PER-232: how many a Power may affect; a plain Special Ability that widens it is the one of the
    turn."""
    return power_targets(power) + sum(
        [effect.amount for ability, effect in wider(person, power) if serves(state, person, ability)]
    )


def wider(person: Individual, power: Power) -> list[tuple[Ability, Effect]]:
    return [
        (one, effect)
        for one, effect in benefits(person, "powerTargets")
        if not effect.skill or power.name in effect.skills()
    ]


def serves(state: State, person: Individual, ability: Ability) -> bool:
    """PER-075, PER-076, PER-267: it is free, or this individual may use one more in its turn."""
    if judged(ability) or (spent(state, ability) and not state.lax):
        return False
    return not counts(ability) or state.encounter is None or state.lax or len(person.abilities_used) < limit(person)


# Issue


def offer_issue(state: State, seat: int) -> Sequence[Offer]:
    if not playing(state) or not idle(state):
        return NONE
    found: list[Offer] = []
    for person in mine(state, seat):
        target = provoked(state, person)
        if target:
            found += attacks(state, person, (target,), owed=True)
        elif may_issue(state, person, "interaction") and others(state, person):
            everybody = others(state, person)
            asks = (Pick(skills_of(person)), NOTHING, Choose(everybody, 1, len(everybody)), goal_text(state), NOTHING)
            found.append(Offer("issue", (False, person.id, "interaction"), asks, opens(state, person)))
        if not target and violent(state) and may_issue(state, person, "attack") and others(state, person):
            found += attacks(state, person, others(state, person), owed=opens(state, person))
        if not target and may_issue(state, person, "power"):
            found += supernatural(state, person)
    return found


def opens(state: State, person: Individual) -> bool:
    """PER-161: play waits for the escalator's opening Challenge."""
    return state.encounter is not None and state.encounter.opening and on_turn(state) == person.id


def attacks(state: State, person: Individual, targets: tuple[str, ...], *, owed: bool) -> list[Offer]:
    """PER-168: for hits, with a condition beside them if one is named; or for the condition alone."""
    asks = (Pick(weapons(person)), NOTHING, Choose(targets, 1, len(targets)), goal_text(state))
    return [
        Offer("issue", (harmless, person.id, "attack"), (*asks, Text(PHRASE, least=int(harmless))), owed)
        for harmless in (False, True)
    ]


def supernatural(state: State, person: Individual) -> list[Offer]:
    """PER-086 to PER-088: one's own Powers that want a Challenge, each with its Skill or one die."""
    found = []
    for power in person.powers:
        targets = others(state, person)
        if not power.challenge or not targets or not powers.may_use(state, person, power):
            continue
        skill = find_skill(person, power.skill)
        asks: tuple[Ask, ...] = (
            Pick((skill.id if skill is not None and skill.approved else "",)),
            Pick((power.id,)),
            Choose(targets, 1, min(len(targets), reach(state, person, power))),
            goal_text(state),
            NOTHING,
        )
        found.append(Offer("issue", (False, person.id, "power"), asks, False))
    return found


def act_issue(draft: Draft, seat: int, command: m.Issue) -> None:
    """PER-116, PER-165, PER-Q31: the action is spent; several reactors meet one roll, or each a roll of its own."""
    state = draft.state
    forced = bool(provoked(state, individual(state, command.who)))
    free = pay(draft, command.who, command.kind)
    power = find_power(individual(state, command.who), command.power) if command.power else None
    if power is not None:
        powers.use(draft, command.who, power.id)
    at_once = 1 if state.options.multi_rolls == "perPair" else len(command.targets)
    actor = Side(command.who, command.skill, chosen=True)
    challenge = Challenge(
        state.challenges + 1,
        command.kind,
        (actor, *[Side(target) for target in command.targets[:at_once]]),
        command.goal.strip(),
        power=command.power,
        effect=command.effect.strip(),
        harmless=command.harmless,
        free=free,
        provoked=forced,
        later=command.targets[at_once:],
        against=command.targets if at_once < len(command.targets) or state.options.multi_rolls == "perPair" else (),
    )
    open_challenge(draft, challenge)
    if power is not None and len(command.targets) > power_targets(power):
        widen(draft, command.who, power)


def pay(draft: Draft, who: str, kind: str) -> bool:
    """PER-165, PER-272: the action, or the Trait that spares it; whether it was free."""
    state = draft.state
    if state.encounter is None:
        return True
    by = None if provoked(state, individual(state, who)) else free_by(state, individual(state, who), kind)
    if by is not None:
        if counts(by):
            draft.put(m.AbilityUsed(who, by.id, stamp(state, by)))
        return True
    turns.spend_action(draft, who, "challenge")
    return False


def widen(draft: Draft, who: str, power: Power) -> None:
    """PER-072: a plain Special Ability that widens a Power serves this turn."""
    for ability, _ in wider(individual(draft.state, who), power):
        if counts(ability) and serves(draft.state, individual(draft.state, who), ability):
            draft.put(m.AbilityUsed(who, ability.id, stamp(draft.state, ability)))


# Unopposed (PER-153 to PER-157)


def offer_unopposed(state: State, seat: int) -> Sequence[Offer]:
    if not playing(state) or not idle(state):
        return NONE
    found = []
    for person in mine(state, seat):
        if may_issue(state, person, "unopposed"):
            skills = tuple([skill for skill in skills_of(person) if skill])
            if skills:
                asks = (Pick(skills), Pick(("", *ATTRIBUTES)), goal_text(state))
                found.append(Offer("ask_unopposed", (person.id,), asks, False))
            found.append(Offer("ask_unopposed", (person.id, ""), (Pick(ATTRIBUTES), goal_text(state)), False))
    return found


def act_unopposed(draft: Draft, seat: int, command: m.AskUnopposed) -> None:
    free = pay(draft, command.who, "unopposed")
    actor = Side(command.who, command.skill, command.attribute, chosen=True)
    challenge = Challenge(draft.state.challenges + 1, "unopposed", (actor, Side("")), command.goal.strip(), free=free)
    open_challenge(draft, challenge)


def listed(state: State) -> tuple[int, ...]:
    """PER-155, PER-Q03: the modifiers of the list below Nearly Impossible."""
    normal = int(state.options.unopposed_normal)
    return tuple(dict.fromkeys([EASY, SIMPLE, normal, CHALLENGING, DIFFICULT, VERY, EXTREMELY]))


def offer_rule_unopposed(state: State, seat: int) -> Sequence[Offer]:
    challenge = state.challenge
    if (
        challenge is None
        or challenge.kind != "unopposed"
        or not ruling(challenge)
        or not leads(state, seat)
        or challenge.stage not in BEFORE_DICE
    ):
        return NONE
    reason, why = Text(PHRASE, least=0), Text(PHRASE)
    found = [Offer("rule_unopposed", (how, 0, 0), (reason,)) for how in ("pass", "fail")]
    found += [Offer("rule_unopposed", ("roll", number, number), (reason,)) for number in listed(state)]
    found.append(Offer("rule_unopposed", ("roll", NEARLY), (Number(NEARLY, HARDEST), reason)))
    found += [
        Offer("rule_unopposed", ("roll", number), (Number(0, HARDEST), why), False)
        for number in (*listed(state), NEARLY)
    ]
    return found


def act_rule_unopposed(draft: Draft, seat: int, command: m.RuleUnopposed) -> None:
    challenge = draft.challenge
    if command.how != "roll":
        draft.put(
            m.UnopposedRuled(challenge.sides[0].who, command.how == "pass", challenge.goal, command.reason.strip())
        )
        return
    draft.put(m.DifficultySet(command.listed, command.difficulty, command.reason.strip()))
    if violent(draft.state):
        end_help(draft)


# Knowledge about somebody (PER-148 to PER-150)


def offer_about(state: State, seat: int) -> Sequence[Offer]:
    if not playing(state) or not idle(state) or (state.encounter is not None and state.encounter.provoked[0]):
        return NONE
    found = []
    for person in mine(state, seat):
        known = tuple(
            [one.id for one in state.individuals if one.stage == "ready" and not one.hidden and one.id != person.id]
        )
        if known and able(state, person):
            asks = (Pick(known), Pick(skills_of(person)), goal_text(state))
            found.append(Offer("ask_about", (person.id,), asks, False))
    return found


def act_about(draft: Draft, seat: int, command: m.AskAbout) -> None:
    sides = (Side(command.who, command.skill, chosen=True), Side(command.target))
    open_challenge(draft, Challenge(draft.state.challenges + 1, "virtual", sides, command.goal.strip(), free=True))


def offer_rule_hidden(state: State, seat: int) -> Sequence[Offer]:
    challenge = state.challenge
    if challenge is None or challenge.kind != "virtual" or not ruling(challenge) or not leads(state, seat):
        return NONE
    target = individual(state, challenge.sides[1].who)
    hidden = Offer("rule_hidden", (True,), (Pick(skills_of(target)), NOTHING))
    return [hidden, Offer("rule_hidden", (False,), (NOTHING, Text(PHRASE)))]


def act_rule_hidden(draft: Draft, seat: int, command: m.RuleHidden) -> None:
    challenge = draft.challenge
    if not command.hidden:
        draft.put(m.AnswerGiven(challenge.sides[0].who, challenge.sides[1].who, challenge.goal, command.answer.strip()))
        return
    draft.put(m.SideSet(1, replace(challenge.sides[1], skill=command.skill, chosen=True)))
    refresh(draft)
    if violent(draft.state):
        end_help(draft)


# Taken back


def offer_call_off(state: State, seat: int) -> Sequence[Offer]:
    challenge = state.challenge
    forced = state.encounter is not None and bool(state.encounter.provoked[0])
    open_one = challenge is not None and challenge.stage in BEFORE_DICE
    if not leads(state, seat) or not playing(state) or not (open_one or (challenge is None and forced)):
        return NONE
    return [Offer("call_off", (), (Text(PHRASE),), False)]


def act_call_off(draft: Draft, seat: int, command: m.CallOff) -> None:
    challenge = draft.state.challenge
    draft.put(m.ChallengeCalledOff(challenge.number if challenge is not None else 0, command.reason.strip()))


CHAPTER: Chapter = {
    m.Issue: (offer_issue, act_issue),
    m.AskUnopposed: (offer_unopposed, act_unopposed),
    m.RuleUnopposed: (offer_rule_unopposed, act_rule_unopposed),
    m.AskAbout: (offer_about, act_about),
    m.RuleHidden: (offer_rule_hidden, act_rule_hidden),
    m.CallOff: (offer_call_off, act_call_off),
}
