"""A Challenge by name, and how it ended. Skills are named, numbers only once dice were compared."""

from parlour.games.personae.model import Challenge, Duel, Side, State
from parlour.games.personae.rules.ask import find_individual, find_power, find_skill
from parlour.games.personae.rules.compare import actors, power_of, reactors
from parlour.games.personae.words.phrases import first_up, listed

NONE_LEFT = -1


def side_name(state: State, side: Side) -> str:
    if not side.who:
        return "the game master"
    person = find_individual(state, side.who)
    return person.name if person is not None else "somebody"


def skill_words(state: State, side: Side, kind: str = "") -> str:
    """The Skill a side rolls, or unskilled; empty where nobody does or nothing is said yet. A body heals without any
    Skill (PER-Q24)."""
    person = find_individual(state, side.stand_in or side.who)
    if person is None or not side.chosen:
        return ""
    skill = find_skill(person, side.skill)
    if skill is None:
        return "" if kind == "recovery" else "unskilled"
    return skill.name


def side_title(state: State, side: Side, kind: str = "") -> str:
    """Orla, Weather Song; Bran, by Orla's Salves"""
    name, skill = side_name(state, side), skill_words(state, side, kind)
    if side.stand_in:
        healer = find_individual(state, side.stand_in)
        return f"{name}, by {healer.name if healer is not None else 'somebody'}'s {skill or 'Skill'}"
    return f"{name}, {skill}" if skill else name


def doing(state: State, challenge: Challenge) -> str:
    """Orla turns Squall on the sergeant; Bran and Sefa attack the sergeant"""
    who, others = [
        listed([side_name(state, challenge.sides[at]) for at in places])
        for places in (actors(challenge), reactors(challenge))
    ]
    s = "" if challenge.joined else "s"
    match challenge.kind:
        case "attack":
            return f"{who} attack{s} {others}"
        case "power":
            return (
                f"{who} turn{s} "
                f"{listed(list(dict.fromkeys([_power(state, challenge, at) for at in actors(challenge)])))} on "
                f"{others}"
            )
        case "recovery":
            return f"{who} tries to recover"
        case "unopposed":
            return f"{who} tries something"
        case "virtual":
            return f"What {who} knows about {others}"
        case _:
            return f"{who} challenge{s} {others}"


def _power(state: State, challenge: Challenge, at: int) -> str:
    person = find_individual(state, challenge.sides[at].who)
    power = find_power(person, power_of(challenge, at)) if person is not None else None
    return power.name if power is not None else "a Power"


def challenge_title(state: State, challenge: Challenge) -> str:
    """Orla turns Squall on the sergeant: Weather Song against Resist"""
    actor = challenge.sides[0]
    title, skill = first_up(doing(state, challenge)), _skills(state, challenge, actors(challenge))
    if challenge.kind == "recovery":
        return f"{title}: {side_title(state, actor).partition(', ')[2]}" if actor.stand_in or actor.skill else title
    answers = _skills(state, challenge, reactors(challenge))
    if not skill:
        return title
    return f"{title}: {skill} against {answers}" if answers else f"{title}: {skill}"


def _skills(state: State, challenge: Challenge, places: tuple[int, ...]) -> str:
    return listed(list(dict.fromkeys([words for at in places if (words := skill_words(state, challenge.sides[at]))])))


# How it ended


def _pair(one: int, two: int) -> str:
    if two == NONE_LEFT:
        return f"{one} against no die"
    return f"no die against {two}" if one == NONE_LEFT else f"{one}-{two}"


def walk_words(duel: Duel) -> str:
    """14 to 10; 11-11, then 8-7"""
    if len(duel.pairs) == 1 and NONE_LEFT not in duel.pairs[0]:
        return f"{duel.pairs[0][0]} to {duel.pairs[0][1]}"
    return ", then ".join([_pair(one, two) for one, two in duel.pairs])


def is_level(duel: Duel) -> bool:
    """Every pair is tied."""
    return bool(duel.pairs) and all(one == two for one, two in duel.pairs)


def bought(challenge: Challenge, duel: Duel) -> bool:
    """The dice say otherwise: success was bought with a critical."""
    if not duel.pairs or challenge.sides[duel.actor].sure == challenge.sides[duel.reactor].sure:
        return False
    one, two = duel.pairs[-1]
    ahead = one >= two if challenge.kind == "unopposed" else one > two
    return ahead != (duel.outcome == "success")


def duel_words(state: State, challenge: Challenge, duel: Duel) -> str:
    """14 to 10: success; 11-11, then 8-7: success; deadlock: the reactor holds"""
    if not duel.outcome:
        return ""
    if not duel.pairs:
        return f"no answer: {duel.outcome}"
    if bought(challenge, duel):
        return (
            f"{walk_words(duel)}, but {'success' if duel.outcome == 'success' else 'a successful answer'} is "
            f"bought: {duel.outcome}"
        )
    if is_level(duel) and challenge.kind != "unopposed":
        how = {"deadlock": "nobody is ahead", "failure": "the reactor holds", "success": "the actor prevails"}[
            duel.outcome
        ]
        return f"{walk_words(duel)}, deadlock: {how}"
    return f"{walk_words(duel)}: {duel.outcome}"
