"""A Challenge is issued (H0): at somebody, at nobody, or to learn something; and taken back before dice are rolled."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, YES, Move, One, Some, Spans, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import ATTRIBUTES, Ability, Challenge, Individual, Power, Side, Skill, State
from parlour.games.personae.rules import powers, turns
from parlour.games.personae.rules.abilities import counts, judged, limit, spent, stamp
from parlour.games.personae.rules.ask import (
    awake,
    find_power,
    find_skill,
    individual,
    on_turn,
    present,
    side_of,
    violent,
)
from parlour.games.personae.rules.conditions import (
    ACTING,
    FREE,
    MINE,
    PLAYED,
    UNROLLED,
    attack_due,
    challenge_of,
    challenge_open,
    consent_asked,
    dead,
    dice_down,
    encounter_closing,
    goal_length,
    near_death,
    no_challenge,
    not_your_turn,
    oneself,
    pending,
    powers_of,
    powers_used_up,
    scene_closing,
    skills_or_none,
    unapproved,
    unconscious,
    unfinished,
)
from parlour.games.personae.rules.derive import benefits, power_targets, rating, value
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import eagerly, end_help, open_challenge, refresh, ruling
from parlour.roleplay.cast import in_the_open, not_gm, not_here, people
from parlour.roleplay.switches import told

KINDS = ("interaction", "attack", "power")
EASY, SIMPLE, NORMAL, CHALLENGING, DIFFICULT, VERY, EXTREMELY, NEARLY = 0, 1, 2, 3, 5, 7, 9, 10
HARDEST = 40
SHIFTED = -1
"""Any difficulty but the listed one."""
EVERYBODY = 99


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


def attacks_first(state: State, it: Individual) -> bool:
    """PER-071: somebody else was provoked."""
    return state.encounter is not None and state.encounter.provoked.who not in ("", it.id)


def out_of_turn(state: State, it: Individual) -> bool:
    """PER-162: in a plain scene at any time; in an encounter on the own turn."""
    return not provoked(state, it) and not_your_turn(state, it)


def provoked(state: State, person: Individual) -> str:
    """PER-071: whom this individual must attack at once."""
    return (
        state.encounter.provoked.whom
        if state.encounter is not None and state.encounter.provoked.who == person.id
        else ""
    )


def must_attack(state: State, who: Individual, it: str) -> bool:
    return it != "attack" and bool(provoked(state, who))


def peaceful(state: State, it: str) -> bool:
    """PER-219."""
    return it == "attack" and not violent(state)


def no_action(state: State, who: Individual, it: str) -> bool:
    """PER-165, PER-272: with an action or a Trait."""
    if state.encounter is None or not who.acted or provoked(state, who):
        return False
    return free_by(state, who, it) is None


def attacks(kind: str) -> bool:
    return kind == "attack"


def supernatural(kind: str) -> bool:
    return kind == "power"


def needs_no_challenge(it: Power) -> bool:
    """PER-Q73."""
    return not it.challenge


def its_skill(who: Individual, power: Power) -> str:
    """PER-088: each Power with its Skill, or one die."""
    skill = find_skill(who, power.skill)
    return skill.id if skill is not None and skill.approved else ""


def not_its_skill(who: Individual, kind: str, power: Power, it: Skill | None) -> bool:
    return kind == "power" and its_skill(who, power) != (it.id if it is not None else "")


def no_weapon(kind: str, it: Skill | None) -> bool:
    """PER-167: weapon and unarmed Skills; without one, one die."""
    return kind == "attack" and it is not None and not {"weapon", "unarmed"} & set(it.tags)


def another_target(state: State, who: Individual, it: Individual) -> bool:
    return provoked(state, who) not in ("", it.id)


def far(state: State, who: Individual, kind: str, power: Power) -> int:
    """How many at once."""
    return reach(state, who, power) if kind == "power" else EVERYBODY


def condition_alone(harmless: bool) -> int:
    """PER-168: for hits, with a condition beside them if one is named; or for the condition alone."""
    return int(harmless)


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


def is_due(state: State, who: Individual, kind: str) -> bool:
    return kind != "power" and bool(provoked(state, who) or opens(state, who))


def opens(state: State, person: Individual) -> bool:
    """PER-161: play waits for the escalator's opening Challenge."""
    return state.encounter is not None and state.encounter.opening and on_turn(state) == person.id


def stated(state: State, person: Individual) -> str:
    """PER-247: in an encounter the goal of one's side, where nothing closer is said."""
    return dict(state.encounter.goals).get(side_of(person), "") if state.encounter is not None else ""


def goals(state: State, who: Individual) -> tuple[str, ...]:
    """What is at stake already."""
    return tuple([goal for goal in (stated(state, who),) if goal])


def only_foe(state: State, who: Individual) -> tuple[str, ...]:
    """Whom it is most likely aimed at: who was provoked, or the only one of another side who stands."""
    foes = [one.id for one in present(state) if side_of(one) != side_of(who) and awake(one)]
    due = provoked(state, who)
    return (due,) if due else tuple(foes) if len(foes) == 1 else ()


def best_skill(who: Individual, kind: str) -> str:
    """The weapon one is best with; to talk, the best Skill that is neither weapon nor magic."""
    armed = {"weapon", "unarmed"}
    fit = [
        skill
        for skill in who.skills
        if skill.approved and not skill.free and bool(armed & set(skill.tags)) == (kind == "attack")
    ]
    fit = [skill for skill in fit if kind == "attack" or not {"shield", "supernatural", "initiative"} & set(skill.tags)]
    best = sorted(fit, key=lambda skill: -2 * rating(skill) - value(who, skill.attribute))
    return best[0].id if best else ""


def act_issue(draft: Draft, seat: int, command: m.Issue) -> None:
    """PER-116, PER-165, PER-Q31: the action is spent; several reactors meet one roll, or each a roll of its own."""
    state = draft.state
    forced, opening = (
        bool(provoked(state, individual(state, command.who))),
        opens(state, individual(state, command.who)),
    )
    free, by = pay(draft, command.who, command.kind)
    power = find_power(individual(state, command.who), command.power) if command.power else None
    if power is not None:
        powers.use(draft, command.who, power.id)
    at_once = 1 if state.options.multi_rolls == "perPair" else len(command.targets)
    actor = Side(command.who, command.skill, chosen=True, eager=command.ready)
    challenge = Challenge(
        state.challenges + 1,
        command.kind,
        (actor, *[Side(target) for target in command.targets[:at_once]]),
        command.goal.strip() or stated(state, individual(state, command.who)),
        power=command.power,
        effect=command.effect.strip(),
        harmless=command.harmless,
        free=free,
        spared_by=by,
        opens=opening,
        provoked=forced,
        later=command.targets[at_once:],
        against=command.targets if at_once < len(command.targets) or state.options.multi_rolls == "perPair" else (),
    )
    open_challenge(draft, challenge)
    if power is not None and len(command.targets) > power_targets(power):
        widen(draft, command.who, power)


def pay(draft: Draft, who: str, kind: str) -> tuple[bool, str]:
    """PER-165, PER-272: the action, or the Trait that spares it; whether it was free, and by which Trait of the
    turn."""
    state = draft.state
    if state.encounter is None:
        return True, ""
    by = None if provoked(state, individual(state, who)) else free_by(state, individual(state, who), kind)
    if by is not None:
        if counts(by):
            draft.put(m.AbilityUsed(who, by.id, stamp(state, by)))
        return True, by.id if counts(by) else ""
    turns.spend_action(draft, who, "challenge")
    return False, ""


def widen(draft: Draft, who: str, power: Power) -> None:
    """PER-072: a plain Special Ability that widens a Power serves this turn."""
    for ability, _ in wider(individual(draft.state, who), power):
        if counts(ability) and serves(draft.state, individual(draft.state, who), ability):
            draft.put(m.AbilityUsed(who, ability.id, stamp(draft.state, ability)))


# Unopposed (PER-153 to PER-157)


def no_action_left(state: State, it: Individual) -> bool:
    return no_action(state, it, "unopposed")


def nothing_named(skill: Skill | None, it: str) -> bool:
    """PER-154: a Skill, an Attribute, or both."""
    return skill is None and not it


def act_unopposed(draft: Draft, seat: int, command: m.AskUnopposed) -> None:
    opening = opens(draft.state, individual(draft.state, command.who))
    free, by = pay(draft, command.who, "unopposed")
    actor = Side(command.who, command.skill, command.attribute, chosen=True)
    number, goal = draft.state.challenges + 1, command.goal.strip()
    sides = (actor, Side(""))
    open_challenge(draft, Challenge(number, "unopposed", sides, goal, free=free, spared_by=by, opens=opening))


def listed(state: State) -> tuple[int, ...]:
    """PER-155, PER-Q03: the modifiers of the list below Nearly Impossible."""
    normal = int(state.options.unopposed_normal)
    return tuple(dict.fromkeys([EASY, SIMPLE, normal, CHALLENGING, DIFFICULT, VERY, EXTREMELY]))


def nothing_to_rule(state: State) -> bool:
    challenge = challenge_of(state)
    return challenge.kind != "unopposed" or not ruling(challenge)


def rolled_for(how: str) -> bool:
    return how == "roll"


def modifiers(state: State) -> tuple[int, ...]:
    return (*listed(state), NEARLY)


def difficulties(listed: int) -> tuple[tuple[int, int, int], ...]:
    """As listed, from 10 on if that is Nearly Impossible; or another, with a reason (PER-271)."""
    return (listed, HARDEST if listed == NEARLY else listed, listed), (0, HARDEST, SHIFTED)


def below_nearly(how: str, listed: int, difficulty: int) -> int:
    """PER-155: Nearly Impossible is 10 or more; less than that is said to be another thing for this character."""
    return int(how == "roll" and listed == NEARLY and difficulty < NEARLY)


def as_listed(how: str, listed: int, difficulty: int) -> bool:
    return how != "roll" or (difficulty >= listed if listed == NEARLY else difficulty == listed)


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


def act_about(draft: Draft, seat: int, command: m.AskAbout) -> None:
    sides = (Side(command.who, command.skill, chosen=True), Side(command.target))
    open_challenge(draft, Challenge(draft.state.challenges + 1, "virtual", sides, command.goal.strip(), free=True))


def nobody_asks(state: State) -> bool:
    challenge = challenge_of(state)
    return challenge.kind != "virtual" or not ruling(challenge)


def hid_it(hidden: bool) -> bool:
    return hidden


def told_freely(hidden: bool) -> bool:
    return not hidden


def hiding_skills(state: State) -> dict[str, Skill | None]:
    return skills_or_none(individual(state, challenge_of(state).sides[1].who))


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


def nothing_to_call_off(state: State) -> bool:
    return state.challenge is None and not (state.encounter is not None and state.encounter.provoked.who)


def act_call_off(draft: Draft, seat: int, command: m.CallOff) -> None:
    challenge = draft.state.challenge
    draft.put(m.ChallengeCalledOff(challenge.number if challenge is not None else 0, command.reason.strip()))


WITH = (pending, needs_no_challenge, waived(powers_used_up))
"""One's own Powers that want a Challenge (PER-086 to PER-088)."""
SKILLS = (unapproved, not_its_skill, no_weapon)
_TARGET = (oneself, unfinished, dead, not_here, another_target)
MOVES: Moves = {
    Move(
        m.Issue,
        {
            "who": One(people, unless=(*ACTING, attacks_first, waived(out_of_turn))),
            "kind": One(KINDS, unless=(must_attack, peaceful, waived(no_action))),
            "harmless": One(FLAG, only=attacks, empty=False),
            "power": One(powers_of, only=supernatural, unless=WITH),
            "skill": One(skills_or_none, unless=SKILLS, suggest=best_skill),
            "targets": Some(in_the_open, unless=_TARGET, most=far, suggest=only_foe),
            "goal": Words(PHRASE, goal_length, suggest=goals),
            "effect": Words(PHRASE, condition_alone, only=attacks),
            "ready": One(YES, only=eagerly, empty=False, suggest=True),
        },
        rule="PER-114",
        unless=(*PLAYED, challenge_open, consent_asked, scene_closing, encounter_closing),
        owed=is_due,
        decided=3,
    ): act_issue,
    Move(
        m.AskUnopposed,
        {
            "who": One(people, unless=(*ACTING, waived(not_your_turn), waived(no_action_left))),
            "skill": One(skills_or_none, unless=(unapproved,)),
            "attribute": One(("", *ATTRIBUTES), unless=(nothing_named,)),
            "goal": Words(PHRASE, goal_length),
        },
        rule="PER-154",
        unless=FREE,
        decided=1,
    ): act_unopposed,
    Move(
        m.RuleUnopposed,
        {
            "how": One(("pass", "fail", "roll")),
            "listed": One(modifiers, only=rolled_for, empty=0),
            "difficulty": Spans(difficulties, only=rolled_for, gaps=False),
            "reason": Words(PHRASE, below_nearly),
        },
        rule="PER-155",
        unless=(*UNROLLED, not_gm, nothing_to_rule),
        owed=as_listed,
        decided=3,
    ): act_rule_unopposed,
    Move(
        m.AskAbout,
        {
            "who": One(people, unless=(*MINE, unconscious, near_death)),
            "target": One(in_the_open, unless=(oneself, unfinished, dead)),
            "skill": One(skills_or_none, unless=(unapproved,)),
            "goal": Words(PHRASE, goal_length),
        },
        rule="PER-148",
        unless=(*PLAYED, challenge_open, attack_due),
        decided=1,
    ): act_about,
    Move(
        m.RuleHidden,
        {
            "hidden": One(FLAG),
            "skill": One(hiding_skills, only=hid_it, unless=(unapproved,)),
            "answer": Words(PHRASE, told, only=told_freely),
        },
        rule="PER-149",
        unless=(*PLAYED, no_challenge, not_gm, nobody_asks),
        owed=True,
        decided=1,
    ): act_rule_hidden,
    Move(
        m.CallOff,
        {"reason": Words(PHRASE, 0)},
        rule="PER-003",
        unless=(not_gm, *PLAYED, nothing_to_call_off, dice_down),
    ): act_call_off,
}
