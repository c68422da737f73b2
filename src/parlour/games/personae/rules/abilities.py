"""Which Special Abilities work for a side of a Challenge: by themselves, because they were used, or if they were used
now. Reads only."""

from typing import NamedTuple, get_args

from parlour.games.personae.content.effects import TRIGGERS, WORDS, Effect
from parlour.games.personae.model import EVERY, Ability, Challenge, Individual, Side, State
from parlour.games.personae.rules.ask import find_individual, find_power, find_skill, violent
from parlour.games.personae.rules.compare import acts, power_of
from parlour.games.personae.rules.derive import benefit, benefits, in_force

BEFORE = ("addResult", "addDice", "opponentAddition", "setAttribute", "penaltyAgainst", "narrative")
"""Used before the dice fall."""
AT_DICE = ("rerollOwn", "rerollOpponent", "ignoreDice")
"""Used when the dice lie there."""
AFTER = ("extraHits", "powerHits", "impose", "knockOut", "escalate", "followUp", "narrative")
"""Used when it is known who has won."""
_OTHER_KINDS = ("followUp", "categoryException", "recoveryAid")
"""Here `kind` is no kind of Challenge."""
_ONCE = "once per "


def roller(state: State, side: Side) -> Individual | None:
    """Whose dice they are: the healer's who stands in, else one's own; the game master's are nobody's."""
    return find_individual(state, side.stand_in or side.who) if side.who else None


def holders(state: State, side: Side) -> list[Individual]:
    """Whose Traits bear on the roll: who rolls, and the patient somebody stands in for."""
    found = [roller(state, side), find_individual(state, side.who) if side.stand_in else None]
    return [one for one in found if one is not None]


def at_of(challenge: Challenge, who: str) -> int | None:
    """Which side somebody is, as the one who rolls or whose roll it is."""
    return next((at for at, side in enumerate(challenge.sides) if who and who in (side.who, side.stand_in)), None)


def once(ability: Ability) -> str:
    """PER-078: encounter, scene, day or session, if it may be used but once in one; else nothing."""
    found = [text[len(_ONCE) :] for text in ability.conditions if text.startswith(_ONCE)]
    return next((every for every in found if every in get_args(EVERY)), "")


def judged(ability: Ability) -> str:
    """PER-078: the circumstances on which the game master gives her word; empty: none."""
    trigger = ability.effect.trigger
    words = [trigger] if trigger and trigger not in TRIGGERS else []
    return "; ".join([*words, *[text for text in ability.conditions if not text.startswith(_ONCE)]])


def stamp(state: State, ability: Ability) -> int:
    """The number of the encounter, scene, day or session a use now belongs to. Outside encounters a scene counts for
    one."""
    every = once(ability)
    if every == "encounter":
        return state.encounter.number if state.encounter is not None else -state.scene.number
    return {"scene": state.scene.number, "day": state.day, "session": state.desk.session}.get(every, 0)


def spent(state: State, ability: Ability) -> bool:
    """PER-078: it was used as often as its condition allows."""
    return bool(once(ability)) and ability.uses > 0 and ability.stamp == stamp(state, ability)


def counts(ability: Ability) -> bool:
    """PER-075, PER-081, PER-Q39: it is the one of the turn, unless it is a Quality or changes what the sheet says."""
    return not ability.quality and not WORDS[ability.effect.code].steady


def automatic(state: State, ability: Ability) -> bool:
    """PER-081: a Quality is always in effect, where nobody has to judge whether it is."""
    if not ability.quality or once(ability) or judged(ability):
        return False
    return ability.effect.trigger != "violence" or violent(state)


def room(state: State, challenge: Challenge, at: int, person: Individual) -> bool:
    """PER-075, PER-076, PER-267, PER-Q38: whether this individual may use one more Special Ability on this side of a
    Challenge."""
    scope = state.options.sa_scope
    if state.encounter is None or state.lax or (scope == "ownTurn" and not acts(challenge, at)):
        return True
    if acts(challenge, at) or scope == "round":
        return len(person.abilities_used) < limit(person)
    plain = {one.id for one in person.abilities if counts(one)}
    return len([used for used in challenge.sides[at].used if used in plain]) < limit(person)


def limit(person: Individual) -> int:
    """PER-267: one, and as many more as a Quality states."""
    return 1 + sum([effect.amount for one, effect in benefits(person, "extraSA") if one.quality])


def suits(state: State, challenge: Challenge, at: int, effect: Effect) -> bool:
    """It goes with this kind of Challenge, with this Skill or Power, issuing or answering."""
    side = challenge.sides[at]
    if (
        effect.kind
        and effect.code not in _OTHER_KINDS
        and challenge.kind not in [one.strip() for one in effect.kind.split(",")]
    ):
        return False
    if effect.when == ("answer" if acts(challenge, at) else "issue"):
        return False
    return not effect.skill or bool(named(state, challenge, at, side) & set(effect.skills()))


def named(state: State, challenge: Challenge, at: int, side: Side) -> set[str]:
    """The Skill this side rolls and the Power it uses, by name."""
    person = roller(state, side)
    if person is None:
        return set()
    skill = find_skill(person, side.skill)
    power = find_power(person, power_of(challenge, at)) if challenge.power and acts(challenge, at) else None
    return {one.name for one in (skill, power) if one is not None}


class Owned(NamedTuple):
    person: Individual
    ability: Ability
    effect: Effect


def owned(state: State, challenge: Challenge, at: int, *codes: str) -> list[Owned]:
    """Everything in force of these kinds that goes with this roll, used or not."""
    side = challenge.sides[at]
    found = []
    for person in holders(state, side):
        own = benefits(person, *codes)
        if side.stand_in and person.id == side.who:
            own = [(ability, effect) for ability, effect in own if effect.kind == "recovery"]
        found += [Owned(person, ability, effect) for ability, effect in own if suits(state, challenge, at, effect)]
    return found


def working(state: State, challenge: Challenge, at: int, *codes: str) -> list[tuple[Ability, Effect]]:
    """What is in effect for this side: Qualities, and what it has used."""
    used = challenge.sides[at].used
    return [
        (ability, effect)
        for _, ability, effect in owned(state, challenge, at, *codes)
        if ability.id in used or automatic(state, ability)
    ]


def usable(state: State, challenge: Challenge, at: int, *codes: str) -> list[Owned]:
    """What this side might use now and has not."""
    used = challenge.sides[at].used
    found = []
    for person, ability, effect in owned(state, challenge, at, *codes):
        if ability.id in used or automatic(state, ability) or (spent(state, ability) and not state.lax):
            continue
        if not counts(ability) or room(state, challenge, at, person):
            found.append(Owned(person, ability, effect))
    return found


def beforehand(state: State, challenge: Challenge, at: int) -> list[Owned]:
    """PER-075: what may be used before the roll; what waits for success is asked for later. A reroll only where its
    circumstance is judged."""
    found = [one for one in usable(state, challenge, at, *BEFORE) if one.effect.trigger not in ("won", "held")]
    found += [one for one in usable(state, challenge, at, *AT_DICE) if judged(one.ability)]
    if challenge.kind == "power" and not acts(challenge, at):
        found += [one for one in usable(state, challenge, at, "answerPower") if one.effect.attribute]
    return found


def allowed(state: State, person: Individual, ability: Ability, challenge: Challenge, at: int) -> bool:
    """Whether somebody has the use of a Trait that lets it do something at once (answer so, issue so): free, or as the
    one of the turn."""
    if not in_force(person, ability) or (spent(state, ability) and not state.lax):
        return False
    return automatic(state, ability) or (
        not judged(ability) and (not counts(ability) or room(state, challenge, at, person))
    )


def present_benefit(person: Individual, which: str) -> tuple[Ability, Effect] | None:
    ability = next((one for one in person.abilities if one.id == which), None)
    return None if ability is None else (ability, benefit(ability))
