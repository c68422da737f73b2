"""Personae tables on which people are being made, and the making itself.

    state, who = brannoch_drafted()                    # Ann's draft at the step of Traits, 20 points as Brannoch has
    them
    state = do(state, ANN, m.UnlockSkill(who, "Prowess", "Pilot", (), ""))
    assert refused(state, BEN, m.Submit(who)) == ("not-yours", "PER-002")

Gil leads, Ann and Ben play.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.personae import begun, reached
from games.personae.reached import alter as alter
from games.personae.reached import change as change
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING
from parlour.games.personae.model import Ability, Individual, Skill, State, Talent
from parlour.games.personae.rules import play as rules
from parlour.games.personae.rules.ask import individual
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.making import numbered
from parlour.games.personae.rules.readied import from_ready
from parlour.roleplay.cast import Numbering

GIL, ANN, BEN = range(3)
NAMES = ("Gil", "Ann", "Ben")
RANKS = {
    "Competence": "Second",
    "Prowess": "First",
    "Cunning": "Second",
    "Power": "Third",
    "Knowledge": "Handicap",
    "Stature": "First",
}
"""Brannoch's."""
VALUES = {"Prowess": 5, "Stature": 5, "Competence": 4, "Cunning": 3, "Power": 2, "Knowledge": 1}
_decoder = msgspec.json.Decoder(State)


def table(*, sitting: bool = False, **options: Any) -> State:
    """An empty table; names of Options as keywords."""
    return begun.table(NAMES, sitting=sitting, **options)


# Playing


def play(state: State, seat: int, command: Any, *faces: str) -> tuple[tuple[Any, ...], State]:
    chance = Told(*faces)
    found = rules.play(state, seat, command, chance)
    chance.finish()
    return found


def happens(state: State, seat: int, command: Any) -> tuple[tuple[Any, ...], State]:
    """Events and the next state: its events alone lead there, and it can be written down."""
    events, after = play(state, seat, command)
    assert Draft.evolve(state, events) == after
    assert _decoder.decode(msgspec.json.encode(after)) == after
    parts = [
        one.id
        for person in after.individuals
        for one in (person, *person.skills, *person.abilities, *person.powers, *person.talents, *person.gear)
    ]  # type: ignore[attr-defined]
    assert len(set(parts)) == len(parts), "two things under one id"
    return events, after


def do(state: State, seat: int, *commands: Any) -> State:
    for command in commands:
        state = happens(state, seat, command)[1]
    return state


def refused(state: State, seat: int, command: Any) -> tuple[str, str]:
    """Reason and rule of a refusal that says what is wrong and what would be right, and changes nothing."""
    found = refusal(state, seat, command)
    return found.reason, found.rule


def refusal(state: State, seat: int, command: Any) -> RuleViolation:
    before = msgspec.json.encode(state)
    try:
        play(state, seat, command)
    except RuleViolation as found:
        assert msgspec.json.encode(state) == before
        assert found.why and found.cure and (found.why, found.reason) != ("This cannot be done now.", "not-now"), found
        return found
    raise AssertionError(f"not refused: {command}")


def offered(state: State, seat: int, command: str) -> list[Offer]:
    return [offer for offer in rules.offers(state, seat) if offer.command == command]


def person(state: State, who: str) -> Individual:
    return individual(state, who)


def permitted(state: State, seat: int, command: Any) -> State:
    """Refused, asked for, and allowed by the game master."""
    refused(state, seat, command)
    return reached.permitted(state, seat, command, do)


# People


def drafted(state: State, seat: int = ANN, name: str = "Bran", *, keywords: str = "stubborn") -> tuple[State, str]:
    """A new main character, at the step of ranks."""
    state = do(state, seat, m.NewIndividual("main", "major", name))
    who = state.individuals[-1].id
    return do(state, seat, m.Describe(who, "keywords", keywords), m.Step(True, who)), who


def ranked(state: State, seat: int = ANN, ranks: dict[str, str] | None = None, **more: Any) -> tuple[State, str]:
    """At the step of Creation Points."""
    state, who = drafted(state, seat, **more)
    for attribute, rank in (ranks or RANKS).items():
        state = do(state, seat, m.RankAttribute(who, attribute, rank))  # type: ignore[arg-type]
    return do(state, seat, m.Step(True, who)), who


def set_values(state: State, who: str, values: dict[str, int], seat: int = ANN) -> State:
    for attribute, value in values.items():
        state = do(state, seat, m.SetValue(who, attribute, value))
    return state


def at_traits(
    state: State, seat: int = ANN, ranks: dict[str, str] | None = None, values: dict[str, int] | None = None
) -> tuple[State, str]:
    """At the step of Traits; Firsts must come first in `values`."""
    state, who = ranked(state, seat, ranks)
    state = set_values(state, who, values or VALUES, seat)
    return do(state, seat, m.Step(True, who)), who


def ability(
    who: str,
    name: str = "Sure Grip",
    *,
    form: Any = "plain",
    code: str = "addResult",
    skill: str = "",
    text: str = "I do.",
    **more: Any,
) -> m.AddAbility:
    values = {"kind": "", "when": "", "detail": "", "conditions": (), "story": "", **more}
    return m.AddAbility(
        who,
        form,
        code,
        skill,
        values["kind"],
        values["when"],
        values["detail"],
        name,
        text,
        values["conditions"],
        values["story"],
    )


def power(
    who: str,
    name: str = "Ember Dart",
    *,
    duration: Any = "I",
    code: str = "powerHits",
    hits: int = 1,
    targets: int = 1,
    text: str = "I throw.",
    challenge: bool = True,
) -> m.AddPower:
    return m.AddPower(who, challenge, duration, code, "Weather Song", hits, targets, name, text)


def basics(who: str) -> tuple[Any, ...]:
    """What everybody needs: Culture and a native language."""
    return ability(who, "Coastborn", form="culture", code="addDice", detail="about footing"), m.AddTalent(
        who, "native", "Coast Speech"
    )


def made(state: State, who: str, seat: int = ANN) -> State:
    """Handed in and approved."""
    return do(do(state, seat, m.Step(True, who), m.Submit(who)), GIL, m.Approve(who))


def ready(state: State, key: str = "brannoch", seat: int = ANN, **values: Any) -> tuple[State, str]:
    """A ready-made main character of this seat, otherwise where said."""
    whole = CHARACTERS.get(key) or SUPPORTING[key]
    one = from_ready(whole)
    controller = seat if one.role in ("main", "companion") else -1
    one = numbered(replace(one, controller=controller), Numbering(state))
    state = Draft.evolve(state, [m.IndividualBegun(one)])
    return change(state, one.id, **values), one.id


def plain(values: Sequence[int], ranks: str = "FFSSTH", **more: Any) -> Individual:
    """Somebody made, with these Attributes in the usual order and nothing else; ranks by first letters."""
    names = {"F": "First", "S": "Second", "T": "Third", "H": "Handicap"}
    skills = tuple(
        [
            Skill(f"s{at}", name, attribute, free=True)
            for at, (name, attribute) in enumerate(
                (("Block", "Stature"), ("Dodge", "Cunning"), ("Resist", "Power")), 901
            )
        ]
    )  # type: ignore[arg-type]
    fields = {
        "stage": "ready",
        "keywords": ("x",),
        "values": tuple(values),
        "made": tuple(values),
        "points": sum(values),
        "ranks": tuple([names[letter] for letter in ranks]),
        "skills": skills,
        "abilities": (
            Ability("a904", "Folk", "I am.", Effect("addDice", trigger="at home"), culture=True, approved=True),
        ),
        "talents": (Talent("t905", "language", "Home", native=True),),
        **more,
    }
    return Individual("c900", "Mo", "main", ANN, **fields)


def holding(*individuals: Individual, **options: Any) -> State:
    """A table with these people, a session under way."""
    return begun.table(NAMES, individuals, made=950, **options)


def awarded(state: State, who: str, points: int) -> State:
    return do(state, GIL, m.Award((who,), points, "well played"))


def bought(state: State, who: str, *plans: Any, seat: int = ANN) -> State:
    """Planned, handed in and agreed to."""
    return do(do(state, seat, *plans, m.SubmitBatch(who)), GIL, m.ApproveBatch(who))


def plan_ability(
    who: str, name: str = "Grit", target: str = "", *, form: Any = "plain", code: str = "addResult", text: str = "I do."
) -> m.PlanAbility:
    return m.PlanAbility(who, target or who, form, code, "", "", "", "", name, text, (), "")
