"""Challenges of Personae, at any step, with sheets of a few lines.

    state = given()                                              # a plain scene, everybody in it
    state = given(violent=True, turn=BRAN)                       # a fight, and it is Bran's turn
    state = grants(state, BRAN, "addResult", skill="Axe", quality=True)
    state = rolled(state, BRAN, "Axe", FOE, "Dodge", "9 6 2 1 1 1", "8 4 1")     # up to where somebody is asked
    assert outcome(state) == "success"

Ursula (seat 0) leads; Bran, Sefa and Orla are played by seats 1 to 3, Foe and Thug are hers. Dice are told in the order
they fall: the actor's first.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.personae import begun, reached
from games.personae.reached import alter as alter
from games.personae.reached import change as change
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import (
    Ability,
    Challenge,
    Individual,
    Options,
    Power,
    Side,
    Skill,
    State,
    Talent,
)
from parlour.games.personae.rules import play, pools, steps
from parlour.games.personae.rules.ask import find_skill
from parlour.games.personae.rules.draft import Draft

URSULA, BRANS, SEFAS, ORLAS = 0, 1, 2, 3
BRAN, SEFA, ORLA, FOE, THUG = "c1", "c2", "c3", "c4", "c5"
NAMES = ("Ursula", "Bea", "Saul", "Ove")
GOAL = "to get past"


def skill(name: str, dice: int, attribute: str, *tags: str, free: bool = False) -> Skill:
    return Skill("", name, attribute, dice - 2, tags, free=free)  # type: ignore[arg-type]


def sheet(
    who: str, name: str, seat: int, values: Sequence[int], defences: Sequence[int], *skills: Skill, **more: Any
) -> Individual:
    """Attributes and Block, Dodge, Resist as ratings; Skills are numbered by their place: s1, s2, ... after the number
    of who has them."""
    block, dodge, resist = defences
    free = [
        skill("Block", block, "Stature", free=True),
        skill("Dodge", dodge, "Cunning", free=True),
        skill("Resist", resist, "Power", free=True),
    ]
    own = tuple([replace(one, id=f"s{who[1:]}{at:02}") for at, one in enumerate((*free, *skills), 1)])
    made = tuple(values)
    more = {"role": "main" if seat else "adversary", "here": True, "stage": "ready", **more}
    return Individual(who, name, controller=seat or -1, values=made, made=made, points=sum(made), skills=own, **more)


def bran() -> Individual:
    """Competence 4, Prowess 5, Cunning 3, Power 2, Knowledge 1, Stature 5; Potential 4."""
    axe = skill("Axe", 6, "Stature", "weapon", "one-handed")
    shield = skill("Shield", 4, "Stature", "shield", "light")
    return sheet(
        BRAN,
        "Bran",
        BRANS,
        (4, 5, 3, 2, 1, 5),
        (3, 3, 3),
        axe,
        shield,
        skill("Parley", 3, "Competence"),
        skill("Ropes", 2, "Prowess"),
    )


def sefa() -> Individual:
    knife = skill("Knife", 3, "Cunning", "weapon", "small")
    forgery, inquiry = skill("Forgery", 5, "Cunning"), skill("Inquiry", 4, "Knowledge")
    return sheet(
        SEFA,
        "Sefa",
        SEFAS,
        (3, 3, 5, 2, 6, 1),
        (2, 4, 3),
        knife,
        forgery,
        inquiry,
        skill("Bow", 2, "Cunning", "weapon", "ranged", "two-handed"),
    )


def orla() -> Individual:
    song = skill("Song", 5, "Power", "supernatural")
    staff = skill("Staff", 2, "Stature", "weapon", "two-handed")
    return sheet(
        ORLA,
        "Orla",
        ORLAS,
        (4, 2, 3, 6, 4, 1),
        (2, 3, 4),
        song,
        staff,
        skill("Persuade", 2, "Competence"),
        skill("Salves", 3, "Knowledge", "healing"),
    )


def foe() -> Individual:
    """Club (one-handed), Maul (two-handed), Dagger (small), Pistol (ranged), Brawl (unarmed)."""
    weapons = [
        skill("Club", 4, "Stature", "weapon", "one-handed"),
        skill("Maul", 3, "Stature", "weapon", "two-handed"),
        skill("Dagger", 2, "Cunning", "weapon", "small"),
        skill("Pistol", 2, "Cunning", "weapon", "ranged", "one-handed"),
        skill("Brawl", 2, "Stature", "weapon", "unarmed"),
    ]
    return sheet(FOE, "Foe", 0, (3, 4, 2, 1, 1, 4), (3, 3, 2), *weapons, skill("Glare", 3, "Competence"))


def thug() -> Individual:
    return sheet(THUG, "Thug", 0, (2, 3, 1, 1, 1, 2), (2, 2, 2), skill("Club", 3, "Stature", "weapon", "one-handed"))


def given(
    *, violent: bool = False, peaceful: bool = False, turn: str = BRAN, order: Sequence[str] = (), **more: Any
) -> State:
    """`peaceful`: a non-violent encounter. `sheets`: by id, what was otherwise from the beginning. What is no field of
    State is an option."""
    sheets = more.pop("sheets", {})
    options = {key: more.pop(key) for key in tuple(more) if key in Options.__struct_fields__}
    people = [replace(one, **sheets.get(one.id, {})) for one in (bran(), sefa(), orla(), foe(), thug())]
    state = alter(begun.table(NAMES, people, scene=1, made=600, **options), **more)
    if not violent and not peaceful:
        return state
    return begun.fight(state, tuple(order) or (BRAN, SEFA, ORLA, FOE, THUG), turn=turn, violent=violent)


# People and what they have


def person(state: State, who: str) -> Individual:
    return next(one for one in state.individuals if one.id == who)


def grants(
    state: State,
    who: str,
    code: str,
    *,
    name: str = "",
    quality: bool = False,
    conditions: Sequence[str] = (),
    **effect: Any,
) -> State:
    """Somebody has one more Special Ability: a1, a2, ... in the order of granting."""
    number = 1 + sum([len(one.abilities) for one in state.individuals])
    benefit = Effect(code, **effect)  # type: ignore[arg-type]
    one = Ability(
        f"a{number}",
        name or f"Trait {number}",
        "text",
        benefit,
        quality=quality,
        conditions=tuple(conditions),
        approved=True,
    )
    return Draft.evolve(state, [m.AbilityAdded(who, one)])


def power(
    state: State, who: str = ORLA, *, code: str = "powerHits", hits: int = 1, name: str = "Lash", **more: Any
) -> State:
    """Somebody has one more Power: p1, p2, ..."""
    number = 1 + sum([len(one.powers) for one in state.individuals])
    effect = Effect(code, **more.pop("effect", {}))  # type: ignore[arg-type]
    fields = {"skill": "Song", "challenge": True, "duration": "I", "approved": True, **more}
    one = Power(f"p{number}", name, "text", effect=effect, hits=hits if code == "powerHits" else 0, **fields)
    return Draft.evolve(state, [m.PowerAdded(who, one)])


def expertise(state: State, who: str, name: str = "Knots", **more: Any) -> State:
    """t1, t2, ..."""
    number = 1 + sum([len(one.talents) for one in state.individuals])
    return Draft.evolve(state, [m.TalentAdded(who, Talent(f"t{number}", "expertise", name, **more))])


def banked(state: State, owner: int, amount: int = 1) -> State:
    return reached.criticals(state, owner, amount)


def in_bank(state: State, owner: int) -> int:
    return len([one for one in state.bank if one.owner == owner])


# Doing


def do(state: State, seat: int, command: Any, *dice: str) -> State:
    """The state after this; every die told must have been rolled."""
    told = Told(*" ".join(dice).split())
    events, after = play.play(state, seat, command, told)
    told.finish()
    assert Draft.evolve(state, events) == after
    return after


def events(state: State, seat: int, command: Any, *dice: str) -> tuple[Any, ...]:
    return play.play(state, seat, command, Told(*" ".join(dice).split()))[0]


def refused(state: State, seat: int, command: Any) -> RuleViolation:
    """Why not; before any die, and with a cure."""
    with pytest.raises(RuleViolation) as found:
        play.play(state, seat, command, Told())
    assert found.value.why and found.value.cure
    return found.value


def why(state: State, seat: int, command: Any) -> tuple[str, str]:
    """The reason and the rule of a refusal."""
    found = refused(state, seat, command)
    return found.reason, found.rule


def offered(state: State, seat: int, command: str) -> list[Offer]:
    return [offer for offer in play.offers(state, seat) if offer.command == command]


def seat_of(state: State, who: str) -> int:
    return max(0, person(state, who).controller)


def which(state: State, who: str, name: str) -> str:
    """The id of a Skill; empty: unskilled."""
    found = find_skill(person(state, who), name)
    assert found is not None or not name, name
    return found.id if found is not None else ""


# A Challenge, step by step


def issue(state: State, who: str, name: str, *targets: str, kind: str = "", **more: Any) -> State:
    """With the Skill of this name; an attack if it is a weapon, a Power Challenge if it is supernatural."""
    return do(state, seat_of(state, who), issuing(state, who, name, *targets, kind=kind, **more))


def issuing(state: State, who: str, name: str, *targets: str, kind: str = "", **more: Any) -> m.Issue:
    found = find_skill(person(state, who), name)
    tags = found.tags if found is not None else ()
    guess = "attack" if "weapon" in tags else "power" if "supernatural" in tags else "interaction"
    fields = {
        "power": "p1" if (kind or guess) == "power" else "",
        "goal": GOAL,
        "effect": "",
        "harmless": False,
        **more,
    }
    return m.Issue(who=who, kind=kind or guess, skill=which(state, who, name), targets=targets, **fields)  # type: ignore[arg-type]


def helped(state: State) -> State:
    """Nobody else joins."""
    if challenge(state).stage == "help":
        return do(state, seat_of(state, side(state).who), m.EndHelp())
    return state


def answer(state: State, who: str, name: str, *, active: bool = False) -> State:
    return do(helped(state), seat_of(state, who), m.Answer(active, who, which(state, who, name)))


def ready(state: State, *dice: str) -> State:
    """Everybody is; the dice fall with the last word."""
    for at, one in enumerate(challenge(state).sides):
        if one.done:
            continue
        last = all([other.done or place == at for place, other in enumerate(challenge(state).sides)])
        state = do(state, seat_of(state, one.who) if one.who else URSULA, m.Ready(at), *(dice if last else ()))
    return state


def set_up(state: State, who: str, name: str, target: str, other: str, *, active: bool = False, **more: Any) -> State:
    """Issued and answered, before anything is set."""
    return answer(issue(state, who, name, target, **more), target, other, active=active)


def rolled(
    state: State, who: str, name: str, target: str, other: str, *dice: str, active: bool = False, **more: Any
) -> State:
    """The dice have fallen: up to where somebody is asked."""
    return ready(set_up(state, who, name, target, other, active=active, **more), *dice)


def stand(state: State) -> State:
    """Whoever is asked lets it stand, until the Challenge closes."""
    while state.challenge is not None and challenge(state).stage in ("reroll", "ignore", "spend", "settle"):
        at = steps.asked(state)
        assert at is not None
        state = do(state, seat_of(state, side(state, at).who) if side(state, at).who else URSULA, m.LetStand(at))
    return state


def closed(state: State) -> State:
    state = stand(state)
    return do(state, seat_of(state, side(state).who), m.CloseChallenge(False, ""))


# Reading


def challenge(state: State) -> Challenge:
    assert state.challenge is not None
    return state.challenge


def side(state: State, at: int = 0) -> Side:
    return challenge(state).sides[at]


def outcome(state: State, reactor: int = 1) -> str:
    return next(duel.outcome for duel in challenge(state).duels if duel.reactor == reactor)


def pairs(state: State, reactor: int = 1) -> tuple[tuple[int, int], ...]:
    return next(duel.pairs for duel in challenge(state).duels if duel.reactor == reactor)


def dice(state: State, at: int = 0) -> int:
    """How many this side would roll."""
    return pools.pool(state, challenge(state), side(state, at))


def plus(state: State, at: int = 0) -> int:
    """All that is added to its dice."""
    return side(state, at).value + sum([one.amount for one in side(state, at).additions])
