"""A Challenge by name, and how it ended. Skills are named, numbers only once dice were compared."""

from parlour.core.phrasebook import Phrasebook, listed
from parlour.games.personae.model import Challenge, Duel, Side, State
from parlour.games.personae.rules.ask import find_individual, find_power, find_skill
from parlour.games.personae.rules.compare import actors, power_of, reactors
from parlour.games.personae.words.phrases import first_up

SAY = Phrasebook(__package__, "challenges")
NONE_LEFT = -1


def side_name(state: State, side: Side) -> str:
    if not side.who:
        return SAY("gm")
    person = find_individual(state, side.who)
    return person.name if person is not None else SAY("somebody")


def skill_words(state: State, side: Side, kind: str = "") -> str:
    """The Skill a side rolls, or unskilled; empty where nobody does or nothing is said yet. A body heals without any
    Skill (PER-Q24)."""
    person = find_individual(state, side.stand_in or side.who)
    if person is None or not side.chosen:
        return ""
    skill = find_skill(person, side.skill)
    if skill is None:
        return "" if kind == "recovery" else SAY("unskilled")
    return skill.name


def _healer(state: State, side: Side) -> str:
    healer = find_individual(state, side.stand_in)
    return healer.name if healer is not None else SAY("somebody")


def side_title(state: State, side: Side, kind: str = "") -> str:
    """Orla, Weather Song; Bran, by Orla's Salves"""
    name, skill = side_name(state, side), skill_words(state, side, kind)
    if side.stand_in:
        return SAY("side-stand-in", who=name, healer=_healer(state, side), skill=skill or SAY("a-skill"))
    return SAY("side-skill", who=name, skill=skill) if skill else name


def doing(state: State, challenge: Challenge) -> str:
    """Orla uses Squall on the sergeant; Bran and Sefa attack the sergeant"""
    who, others = [
        listed([side_name(state, challenge.sides[at]) for at in places])
        for places in (actors(challenge), reactors(challenge))
    ]
    known: dict[str, str | int] = {"who": who, "others": others, "count": len(actors(challenge))}
    if challenge.kind == "power":
        powers = [_power(state, challenge, at) for at in actors(challenge)]
        known["power"] = listed(list(dict.fromkeys(powers)))
    return SAY(f"doing-{challenge.kind}", **known)


def _power(state: State, challenge: Challenge, at: int) -> str:
    person = find_individual(state, challenge.sides[at].who)
    power = find_power(person, power_of(challenge, at)) if person is not None else None
    return power.name if power is not None else SAY("a-power")


def challenge_title(state: State, challenge: Challenge) -> str:
    """Orla uses Squall on the sergeant: Weather Song against Resist"""
    actor = challenge.sides[0]
    title, skill = first_up(doing(state, challenge)), _skills(state, challenge, actors(challenge))
    if challenge.kind == "recovery":
        with_skill = skill_words(state, actor, "recovery")
        if actor.stand_in:
            healer = _healer(state, actor)
            return SAY("title-stand-in", doing=title, healer=healer, skill=with_skill or SAY("a-skill"))
        return SAY("title-skill", doing=title, skill=with_skill) if with_skill else title
    answers = _skills(state, challenge, reactors(challenge))
    if not skill:
        return title
    if not answers:
        return SAY("title-skill", doing=title, skill=skill)
    return SAY("title-against", doing=title, skill=skill, answers=answers)


def _skills(state: State, challenge: Challenge, places: tuple[int, ...]) -> str:
    return listed(list(dict.fromkeys([words for at in places if (words := skill_words(state, challenge.sides[at]))])))


# How it ended


def _pair(one: int, two: int) -> str:
    if two == NONE_LEFT:
        return SAY("pair-no-answer", one=one)
    return SAY("pair-no-die", two=two) if one == NONE_LEFT else SAY("pair", one=one, two=two)


def walk_words(duel: Duel) -> str:
    """14 to 10; 11–11, then 8–7"""
    if len(duel.pairs) == 1 and NONE_LEFT not in duel.pairs[0]:
        return SAY("pair-only", one=duel.pairs[0][0], two=duel.pairs[0][1])
    walk = _pair(*duel.pairs[0]) if duel.pairs else ""
    for pair in duel.pairs[1:]:
        walk = SAY("pairs-then", before=walk, next=_pair(*pair))
    return walk


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


def outcome(duel: Duel) -> str:
    return SAY(f"outcome-{duel.outcome}") if duel.outcome else ""


def duel_words(state: State, challenge: Challenge, duel: Duel) -> str:
    """14 to 10: success; 11–11, then 8–7: success; deadlock: the reactor holds"""
    if not duel.outcome:
        return ""
    ended, walk = outcome(duel), walk_words(duel)
    if not duel.pairs:
        return SAY("unanswered", outcome=ended)
    if bought(challenge, duel):
        return SAY("bought-success" if duel.outcome == "success" else "bought-answer", walk=walk, outcome=ended)
    if is_level(duel) and challenge.kind != "unopposed":
        return SAY(f"level-{duel.outcome}", walk=walk)
    return SAY("ended", walk=walk, outcome=ended)
