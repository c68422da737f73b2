"""A Challenge by name, and how it ended. Skills are named, numbers only once dice were compared."""

from parlour.games.personae.model import Challenge, Duel, Side, State
from parlour.games.personae.rules.ask import find_individual, find_power, find_skill
from parlour.games.personae.words.phrases import first_up, listed

NONE_LEFT = -1


def side_name(state: State, side: Side) -> str:
    if not side.who:
        return "the game master"
    person = find_individual(state, side.who)
    return person.name if person is not None else "somebody"


def skill_words(state: State, side: Side, kind: str = "") -> str:
    """The Skill a side rolls, or unskilled; empty where nobody does or nothing is said yet. A body heals without any Skill (PER-Q24)."""
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
    """Orla turns Squall on the sergeant"""
    who, others = side_name(state, challenge.sides[0]), listed([side_name(state, side) for side in challenge.sides[1:]])
    match challenge.kind:
        case "attack":
            return f"{who} attacks {others}"
        case "power":
            person = find_individual(state, challenge.sides[0].who)
            power = find_power(person, challenge.power) if person is not None else None
            return f"{who} turns {power.name if power is not None else 'a Power'} on {others}"
        case "recovery":
            return f"{who} tries to recover"
        case "unopposed":
            return f"{who} tries something"
        case "virtual":
            return f"What {who} knows about {others}"
        case _:
            return f"{who} challenges {others}"


def challenge_title(state: State, challenge: Challenge) -> str:
    """Orla turns Squall on the sergeant: Weather Song against Resist"""
    actor, *reactors = challenge.sides
    title, skill = first_up(doing(state, challenge)), skill_words(state, actor)
    if challenge.kind == "recovery":
        return f"{title}: {side_title(state, actor).partition(', ')[2]}" if actor.stand_in or actor.skill else title
    answers = listed(list(dict.fromkeys([words for side in reactors if (words := skill_words(state, side))])))
    if not skill:
        return title
    return f"{title}: {skill} against {answers}" if answers else f"{title}: {skill}"


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
    if not duel.pairs or challenge.sides[0].sure == challenge.sides[duel.reactor].sure:
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
        return f"{walk_words(duel)}, but {'success' if duel.outcome == 'success' else 'a successful answer'} is bought: {duel.outcome}"
    if is_level(duel) and challenge.kind != "unopposed":
        how = {"deadlock": "nobody is ahead", "failure": "the reactor holds", "success": "the actor prevails"}[duel.outcome]
        return f"{walk_words(duel)}, deadlock: {how}"
    return f"{walk_words(duel)}: {duel.outcome}"
