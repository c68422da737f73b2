"""Yags tables on which people are being built, and the building itself.

    state, who = drafted(table())                              # Ann's draft, at the first step
    state = at(state, who, "skills")
    assert refused(state, ANN, m.SetSkill(who, "medicine", 1)) == ("too-high", "YAG-108")

Gil (seat 0) leads, Ann and Ben play.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.yags import begun, reached
from games.yags.reached import alter as alter
from games.yags.reached import change as change
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.yags import moves as m
from parlour.games.yags.model import (
    ATTRIBUTES,
    TALENTS,
    Creature,
    Effect,
    Item,
    Scene,
    Skill,
    State,
    Technique,
)
from parlour.games.yags.rules import play as rules
from parlour.games.yags.rules.draft import Draft

GIL, ANN, BEN = range(3)
_decoder = msgspec.json.Decoder(State)
_events = msgspec.json.Decoder(tuple[m.AnyEvent, ...])


def table(*, sitting: bool = False, **options: Any) -> State:
    """An empty table; names of Options as keywords."""
    return begun.table(sitting=sitting, **options)


def someone(
    who: str = "c1", seat: int = ANN, *, load: float = 0, skills: dict[str, int] | None = None, **fields: Any
) -> Creature:
    """An average adult, ready to play; attributes by their names, load in kilograms, talents at 2 and these skills."""
    attributes = tuple([fields.pop(name, 3) for name in ATTRIBUTES])
    known = {**dict.fromkeys(TALENTS, 2), **(skills or {})}
    items = (Item(f"i9{who[1:]}", "sack", round(load * 1000)),) if load else ()
    one = Creature(
        who, fields.pop("name", f"Mo {who}"), seat, stage="ready", attributes=attributes,
        skills=tuple([Skill(name, level) for name, level in known.items() if level]), items=items,
    )  # fmt: skip
    return replace(one, **fields)


def holding(*creatures: Creature, **options: Any) -> State:
    """A table with these people, a session under way."""
    return begun.table(creatures, made=950, **options)


def in_scene(state: State, **values: Any) -> State:
    """Everybody meets in a scene."""
    everybody = tuple([one.id for one in state.creatures])
    return Draft.evolve(state, [m.SceneOpened(Scene(1, "The square", open=True, **values), everybody)])


def technique(
    name: str = "Feint",
    skill: str = "brawl",
    level: int = 4,
    *,
    kind: Any = "technique",
    which: str = "k901",
    **more: Any,
) -> Technique:
    effect = more.pop("effect", Effect())
    skills = more.pop("skills", (skill,))
    return Technique(which, name, kind, skills, level, effect=effect, **more)


# Playing


def play(state: State, seat: int, command: Any, *faces: int) -> tuple[tuple[Any, ...], State]:
    chance = Told(*[str(face) for face in faces])
    found = rules.play(state, seat, command, chance)
    chance.finish()
    return found


def happens(state: State, seat: int, command: Any, *faces: int) -> tuple[tuple[Any, ...], State]:
    """Events and the next state: its events alone lead there, and both can be written down."""
    events, after = play(state, seat, command, *faces)
    assert Draft.evolve(state, events) == after
    assert _decoder.decode(msgspec.json.encode(after)) == after
    assert _events.decode(msgspec.json.encode(events)) == events
    parts = [piece.id for one in after.creatures for piece in (one, *one.techniques, *one.items)]  # type: ignore[attr-defined]
    assert len(set(parts)) == len(parts), "two things under one id"
    before = {one.id: unbooked(one) for one in state.creatures}
    for one in after.creatures:
        assert unbooked(one) == before.get(one.id, 0), "experience was lost or made"
    return events, after


def unbooked(one: Creature) -> int:
    """Experience the ledger says nothing of."""
    return one.xp - sum([entry.amount for entry in one.ledger])


def do(state: State, seat: int, *commands: Any) -> State:
    for command in commands:
        state = happens(state, seat, command)[1]
    return state


def refusal(state: State, seat: int, command: Any) -> RuleViolation:
    """A refusal that says what is wrong and what would be right, and changes nothing."""
    before = msgspec.json.encode(state)
    try:
        play(state, seat, command)
    except RuleViolation as found:
        assert msgspec.json.encode(state) == before
        assert found.why and found.cure and (found.reason, found.why) != ("not-now", "This cannot be done now."), found
        return found
    raise AssertionError(f"not refused: {command}")


def refused(state: State, seat: int, command: Any) -> tuple[str, str]:
    """Reason and rule of a refusal."""
    found = refusal(state, seat, command)
    return found.reason, found.rule


def offered(state: State, seat: int, command: str) -> list[Offer]:
    return [offer for offer in rules.offers(state, seat) if offer.command == command]


def person(state: State, who: str = "c1") -> Creature:
    return next(one for one in state.creatures if one.id == who)


def permitted(state: State, seat: int, command: Any) -> State:
    """Refused, asked for, and allowed by the game master."""
    refused(state, seat, command)
    return reached.permitted(state, seat, command, do)


# Building


def drafted(
    state: State, seat: int = ANN, name: str = "Mo", *, human: bool = True, kind: Any = "person", hidden: bool = False
) -> tuple[State, str]:
    """A new character or creature, at the first step."""
    state = do(state, seat, m.NewCreature(hidden, human, kind, name))
    return state, state.creatures[-1].id


def at(state: State, who: str, stage: Any) -> State:
    return Draft.evolve(state, [m.StepTaken(who, stage)])


def approved(state: State, who: str, seat: int = ANN) -> State:
    """Handed in and approved."""
    return do(do(at(state, who, "gear"), seat, m.Submit(who)), GIL, m.Approve(who))


def item(who: str, name: str = "rope", grams: int = 2000, *, worn_load: int = -1, tl: int = 0) -> m.AddItem:
    return m.AddItem(who, grams, worn_load, tl, name)


def skill(name: str, **more: Any) -> m.DefineSkill:
    """A skill of the game master's own."""
    values: dict[str, Any] = {
        "kind": "standard",
        "attributes": ("Intelligence",),
        "default": "",
        "limited_by": "",
        "tl": 0,
        "needs": "",
        "familiarities": "",
        "group": "",
        **more,
    }
    return m.DefineSkill(name=name, **values)


def defined(name: str, **more: Any) -> m.DefineTechnique:
    """A technique of the game master's own."""
    values: dict[str, Any] = {
        "unencumbered": False,
        "kind": "technique",
        "what": "text",
        "skills": ("brawl",),
        "level": 4,
        "amount": 0,
        "situations": (),
        "needs": (),
        "group": "",
        "text": "",
        **more,
    }
    return m.DefineTechnique(name=name, **values)
