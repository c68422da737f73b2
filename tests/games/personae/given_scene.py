"""Scenes, encounters and wounds of Personae, with sheets of a few lines.

    state = given()                                    # a plain scene, number 3, everybody in it
    state = fight(given(), SEFA, FOE)                  # a fight; Sefa is on turn, then Foe
    state = struck(fight(given(), SEFA, FOE), SEFA, 2) # two hits of one Challenge
    state = round_over(state)
    state = recovers(next_scene(state), SEFA, "9", "5 6")

Ursula (seat 0) leads; Bran, Sefa and Orla are played by seats 1 to 3, Foe (major), Rogue (minor) and Thug (a minion)
are hers. Hits before Injured: Bran 6, Sefa 2, Orla 2, Foe 3.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games.personae import begun, reached
from games.personae.reached import alter as alter
from games.personae.reached import change as change
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import (
    ATTRIBUTES,
    Ability,
    Encounter,
    Individual,
    Options,
    Power,
    Skill,
    State,
    Talent,
    Upgrade,
)
from parlour.games.personae.rules import harm, play
from parlour.games.personae.rules.ask import individual, on_turn
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.health import steps
from parlour.roleplay.cast import seat_of

URSULA, BRANS, SEFAS, ORLAS = 0, 1, 2, 3
BRAN, SEFA, ORLA, FOE, ROGUE, THUG = "c1", "c2", "c3", "c4", "c5", "c6"
NAMES = ("Ursula", "Bea", "Saul", "Ove")
HERE = begun.PLACE
EVERYBODY = "5 5 5 5 5 5"
"""One die each for the order."""


def sheet(who: str, name: str, seat: int, *skills: str, **more: Any) -> Individual:
    """Skills are written "Axe 6 Stature weapon"; Attributes are keywords and 2 where nothing is said."""
    values = tuple([more.pop(attribute, 2) for attribute in ATTRIBUTES])
    lines = ("Block 2 Stature", "Dodge 2 Cunning", "Resist 2 Power", *skills)
    own = []
    for at, line in enumerate(lines, 1):
        word, dice, attribute, *tags = line.split()
        own.append(Skill(f"s{who[1:]}{at:02}", word, attribute, int(dice) - 2, tuple(tags), free=at < 4))  # type: ignore[arg-type]
    more = {"role": "main" if seat else "adversary", "here": True, "stage": "ready", **more}
    return Individual(
        who, name, controller=seat or -1, values=values, made=values, points=sum(values), skills=tuple(own), **more
    )


def people() -> tuple[Individual, ...]:
    return (
        sheet(
            BRAN,
            "Bran",
            BRANS,
            "Axe 6 Stature weapon one-handed",
            "Shield 4 Stature shield light",
            "Parley 3 Competence",
            Stature=5,
            Cunning=3,
        ),
        sheet(SEFA, "Sefa", SEFAS, "Forgery 5 Cunning", "Knife 3 Cunning weapon small", Stature=1, Cunning=5),
        sheet(
            ORLA,
            "Orla",
            ORLAS,
            "Song 5 Power supernatural",
            "Bonesetting 5 Knowledge healing",
            Stature=1,
            Power=6,
            Knowledge=4,
        ),
        sheet(FOE, "Foe", 0, "Club 4 Stature weapon one-handed", "Glare 3 Competence", Stature=2),
        sheet(
            ROGUE,
            "Rogue",
            0,
            "Knife 3 Cunning weapon small",
            "Bow 3 Cunning weapon ranged",
            Stature=4,
            toughness="minor",
        ),
        sheet(THUG, "Thug", 0, "Club 3 Stature weapon one-handed", Stature=2, Cunning=1, toughness="minion"),
    )


def given(scene: int = 3, **more: Any) -> State:
    """What is no field of State is an option."""
    options = {key: more.pop(key) for key in tuple(more) if key in Options.__struct_fields__}
    return alter(begun.table(NAMES, people(), scene=scene, made=700, **options), **more)


def fight(state: State, *order: str, round: int = 1, opening: bool = False, violent: bool = True) -> State:
    """An encounter under way, the first of these on turn."""
    everybody = order or (BRAN, SEFA, ORLA, FOE, ROGUE, THUG)
    return begun.fight(state, everybody, round=round, opening=opening, violent=violent)


def talk(state: State, *order: str, **more: Any) -> State:
    """A non-violent encounter."""
    return fight(state, *order, violent=False, **more)


# People and what they have


def person(state: State, who: str) -> Individual:
    return individual(state, who)


def skill(state: State, who: str, name: str) -> str:
    """The id of a Skill."""
    return next(one.id for one in person(state, who).skills if one.name == name)


def grants(
    state: State,
    who: str,
    code: str,
    *,
    quality: bool = True,
    conditions: Sequence[str] = (),
    upgrades: Sequence[str] = (),
    **effect: Any,
) -> State:
    """Somebody has one more Special Ability, as a quality always in effect: a1, a2, ..."""
    number = 1 + sum([len(one.abilities) for one in state.individuals])
    bought = tuple([Upgrade("DP", what) for what in upgrades])  # type: ignore[arg-type]
    benefit = Effect(code, **effect)  # type: ignore[arg-type]
    one = Ability(
        f"a{number}",
        f"Trait {number}",
        "text",
        benefit,
        quality,
        conditions=tuple(conditions),
        bought=bought,
        approved=True,
    )
    return Draft.evolve(state, [m.AbilityAdded(who, one)])


def power(
    state: State,
    who: str,
    duration: str,
    code: str = "narrative",
    *,
    name: str = "",
    upgrades: Sequence[str] = (),
    **more: Any,
) -> State:
    """Somebody has one more Power that needs no Challenge: p1, p2, ..."""
    number = 1 + sum([len(one.powers) for one in state.individuals])
    bought = tuple([Upgrade("DP", what) for what in upgrades])  # type: ignore[arg-type]
    fields = {
        "challenge": more.pop("challenge", False),
        "approved": more.pop("approved", True),
        "targets": more.pop("targets", 1),
    }
    one = Power(
        f"p{number}",
        name or f"Power {number}",
        "text",
        "Song",
        duration=duration,
        effect=Effect(code, **more),
        bought=bought,
        **fields,
    )  # type: ignore[arg-type]
    return Draft.evolve(state, [m.PowerAdded(who, one)])


def wealth(state: State, who: str, *talents: str) -> State:
    """Resources, as many as there are names: t1, t2, ..."""
    owned = [Talent(f"t{at}", "resource", name) for at, name in enumerate(talents, 1)]
    return Draft.evolve(state, [m.TalentAdded(who, one) for one in owned])


def banked(state: State, owner: int = BRANS) -> State:
    """One critical more in the bank, earned now."""
    return reached.criticals(state, owner, 1)


def permitted(state: State, seat: int, command: Any, *dice: str) -> State:
    """Refused, asked for, and allowed by the game master."""
    refused(state, seat, command)
    return reached.permitted(state, seat, command, do, *dice)


# Playing


def events(state: State, seat: int, command: Any, *dice: str) -> tuple[tuple[Any, ...], State]:
    told = Told(*[die for roll in dice for die in roll.split()])
    happened, after = play.play(state, seat, command, told)
    told.finish()
    assert Draft.evolve(state, happened) == after
    return happened, after


def do(state: State, seat: int, command: Any, *dice: str) -> State:
    return events(state, seat, command, *dice)[1]


def kinds(state: State, seat: int, command: Any, *dice: str) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events(state, seat, command, *dice)[0]]


def refused(state: State, seat: int, command: Any) -> RuleViolation:
    with pytest.raises(RuleViolation) as caught:
        play.play(state, seat, command, Told())
    assert caught.value.why and caught.value.cure, "a refusal teaches"
    return caught.value


def reason(state: State, seat: int, command: Any) -> tuple[str, str]:
    found = refused(state, seat, command)
    return found.reason, found.rule


def offered(state: State, seat: int, name: str) -> list[Offer]:
    return [offer for offer in play.offers(state, seat) if offer.command == name]


ACTS = (
    "issue",
    "ask_unopposed",
    "ask_about",
    "join_assist",
    "escalate",
    "move",
    "assist",
    "announce",
    "maintain",
    "use_power",
    "stabilise",
    "do_other",
    "end_turn",
    "buy",
)
"""What somebody does in a scene, beside recovering."""


def acts(state: State, seat: int) -> set[str]:
    """What this seat may do with its individuals now."""
    return {offer.command for offer in play.offers(state, seat) if offer.command in ACTS}


def quietly(state: State, act: Callable[[Draft], None]) -> State:
    """What a function of the rules does by itself."""
    draft = Draft(state, Told())
    act(draft)
    return draft.state


def struck(state: State, who: str, *hits: int) -> State:
    """Hits of one Challenge after another."""
    for amount in hits:
        state = quietly(state, lambda draft, amount=amount: harm.inflict(draft, who, amount))  # type: ignore[misc]
    return state


def end(state: State) -> State:
    """Whoever is on turn ends it."""
    who = on_turn(state)
    return do(state, seat_of(state, person(state, who)), m.EndTurn(who))


def round_over(state: State, rounds: int = 1) -> State:
    assert state.encounter is not None
    last = state.encounter.round + rounds
    while state.encounter is not None and state.encounter.round < last:
        state = end(state)
    return state


def close(state: State, words: str = "a few minutes") -> State:
    return do(state, URSULA, m.CloseEncounter(words))


def close_scene(state: State) -> State:
    """Both words, without a recovery between."""
    state = do(state, URSULA, m.CloseScene())
    return do(state, URSULA, m.CloseScene()) if state.scene.open else state


def open_scene(state: State, *who: str) -> State:
    everybody = who or tuple([one.id for one in state.individuals if one.stage == "ready"])
    return do(state, URSULA, m.OpenScene(HERE, "", "", everybody, ""))


def next_scene(state: State) -> State:
    return open_scene(close_scene(state))


def at_end(state: State) -> State:
    """The first word of closing: recoveries are asked for."""
    state = do(state, URSULA, m.CloseScene())
    assert state.scene.closing
    return state


def recovers(
    state: State,
    who: str,
    dice: str,
    gm: str,
    skill: str = "",
    healer: str = "",
    helpers: Sequence[tuple[str, str]] = (),
) -> State:
    """A whole Recovery Challenge: the patient's dice, then the game master's."""
    seat = seat_of(state, person(state, who))
    state = do(state, seat, m.Recover(who, skill, healer))
    for helper, trait in helpers:
        state = do(state, seat_of(state, person(state, helper)), m.JoinAssist(helper, 0, trait))
    if state.challenge is not None and state.challenge.stage == "help":
        state = do(state, seat, m.EndHelp())
    state = do(state, seat, m.Ready(0))
    return do(state, URSULA, m.Ready(1), dice, gm)


def health(state: State, who: str) -> tuple[int, str]:
    return person(state, who).hits, person(state, who).status


def attacks(
    state: State,
    actor: str,
    target: str,
    dice: str,
    against: str,
    *,
    kind: str = "attack",
    with_: str = "",
    power: str = "",
) -> State:
    """A whole Challenge, answered with the first passive defence, up to its close."""
    seat, other = seat_of(state, person(state, actor)), seat_of(state, person(state, target))
    using = with_ and skill(state, actor, with_)
    defence = {"attack": "Dodge"}.get(kind, "Resist")
    state = do(state, seat, m.Issue(False, actor, kind, using, power, (target,), "to win", ""))  # type: ignore[arg-type]
    if state.challenge is not None and state.challenge.stage == "help":
        state = do(state, seat, m.EndHelp())
    state = do(state, other, m.Answer(False, target, skill(state, target, defence)))
    state = do(state, seat, m.Ready(0))
    state = do(state, other, m.Ready(1), dice, against)
    return do(state, seat, m.CloseChallenge(False, ""))


def down(state: State, who: str, status: str) -> State:
    """Somebody at this status, in effect."""
    need = dict(steps(state, person(state, who)))[status]  # type: ignore[index]
    out = status in ("incapacitated", "dying")
    return change(state, who, hits=need, status=status, conscious=not out, hurt_scene=state.scene.number)


def hurt(who: str, status: str, scene: int = 3, **options: Any) -> State:
    """Somebody hurt so in the fight of scene 3; that scene is over if it is a later one that is asked for."""
    state = given(**options)
    need = dict(steps(state, person(state, who)))[status]  # type: ignore[index]
    out = status in ("incapacitated", "dying")
    state = change(state, who, hits=need, status=status, conscious=not out, stabilised=status == "dying", hurt_scene=3)
    while state.scene.number < scene:
        state = next_scene(state)
    return state


def may(state: State, who: str, seat: int = SEFAS) -> bool:
    return any(offer.fixed == (who,) for offer in offered(state, seat, "recover"))


def running(state: State) -> Encounter:
    assert state.encounter is not None
    return state.encounter


def only(state: State, *who: str) -> State:
    """Nobody else is in the scene."""
    away = [one.id for one in state.individuals if one.here and one.id not in who]
    return Draft.evolve(state, [m.Left(one) for one in away])


def escalated(state: State, who: str = SEFA, *dice: str, violent: bool = True, seat: int = SEFAS) -> State:
    return do(state, seat, m.Escalate(violent, who, "to get past"), *(dice or (EVERYBODY,)))
