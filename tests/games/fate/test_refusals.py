"""Every refusal teaches: whatever nonsense is sent, a rule of the rulebook, a reason, and never a word of what is
hidden."""

import random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from games.fate.given import GM, HEROES, State, do, given, group, major, mook, pc
from games.fate.rolls import attack, attempt, fight, opposed, overcome, settled
from parlour.core.game import RuleViolation
from parlour.core.offers import fits
from parlour.games.fate import moves as m
from parlour.games.fate.game import GAME
from parlour.games.fate.model import Contest, Milestone, Reward
from parlour.games.fate.words.refusals import SENTENCES

RULES = {rule.id for rule in GAME.rulebook}
PEOPLE = (
    pc("Ama", 1, Clever=1, fp=1),
    pc("Dan", 2, Quick=0, fp=0, mild="A Limp", ticked=(1,)),
    mook("Rat", boxes=1),
    group("Rats", 4, away=True),
    major("Thane", secrets=("Thane in Trouble",)),
    major("The Lurking Duke", hidden=True),
    pc("Eve", 3, out="taken"),
    pc("Unfinished", 3, status="draft"),
)
SECRETS = ("Thane in Trouble", "The Lurking Duke", "A Secret Trapdoor", "Hidden Task")
MORE: dict[str, Any] = {
    "aspects": ["Fog"],
    "hidden": ["A Secret Trapdoor"],
    "boosts": [("Off Balance", HEROES)],
    "pool": 0,
}


def tables() -> dict[str, State]:
    free = given(*PEOPLE, **MORE)
    fighting = given(*PEOPLE, **MORE, conflict=fight("c1", "c2", ("c3", "c5"), acted=("c2",)))
    return {
        "between scenes": given(*PEOPLE, scene=None, sitting=False),
        "free": free,
        "fighting": fighting,
        "declared": do(fighting, 1, attack("c1", "c3")),
        "ready": opposed(fighting, attack("c1", "c3")),
        "invoking": attempt(fighting, attack("c1", "c3"), 1, 2),
        "absorbing": settled(given(*PEOPLE, **MORE), attack("c1", "c3", "Clever"), 2, 1),
        "costing": settled(free, overcome(), 1, 2),
        "racing": given(*PEOPLE, **MORE, contest=Contest("Race", ("c1", "c2"), (0, 0), barred=("c2",))),
        "challenged": do(free, GM, m.StartChallenge("one", "Escape", "Run; Hidden Task", 2)),
        "compelled": do(free, GM, m.OfferCompel("gm", "a10", "event", "It rains")),
        "milestone": given(*PEOPLE, scene=None, milestone=Milestone("minor", 1, (Reward("c1"),))),
    }


TABLES = tables()


def some(kind: Any, pieces: list[str], rnd: random.Random) -> Any:
    if get_origin(kind) is Literal:
        return rnd.choice(get_args(kind))
    if get_origin(kind) is tuple:
        return tuple([rnd.choice(pieces) for _ in range(rnd.randrange(3))])
    if kind is int:
        return rnd.choice((-1, 0, 1, 2, 99))
    return rnd.choice(pieces) if rnd.random() < 0.8 else rnd.choice(("", " ", "so", "x" * 5000))


def told(violation: RuleViolation) -> tuple[str, str, str, str]:
    return violation.reason, violation.rule, violation.why, violation.cure


@pytest.mark.parametrize("where", TABLES)
@pytest.mark.parametrize("kind", GAME.commands.values(), ids=GAME.commands.keys())
def test_whatever_is_sent_a_refusal_cites_a_rule_and_tells_no_secret(kind: type, where: str) -> None:
    state, rnd = TABLES[where], random.Random(f"{kind.__name__} {where}")
    pieces = [thing.id for thing in (*state.characters, *state.aspects)]
    pieces += [
        "scene",
        "gm",
        "pool",
        "c99",
        "h99",
        "Quick",
        "1",
        "1+2",
        "mild",
        "new",
        "none",
        *[c.id for c in state.characters if c.here],
    ]
    pieces += [task.id for task in (state.challenge.tasks if state.challenge is not None else ())]
    hints = get_type_hints(kind)
    hidden = {thing.id for thing in (*state.characters, *state.aspects) if thing.hidden}
    for _ in range(12):
        seat = rnd.choice((GM, 1, 1, 2, 3))
        values = {field: some(hints[field], pieces, rnd) for field in kind.__struct_fields__}  # type: ignore[attr-defined]
        command = kind(**values)
        if fits([offer for offer in GAME.offers(state, seat) if offer.command == kind.__struct_config__.tag], command):  # type: ignore[attr-defined]
            continue
        refusal = GAME.refused(state, seat, command)
        assert refusal.rule in RULES and refusal.reason and refusal.why
        if seat != GM:
            assert not any(secret in f"{refusal.why} {refusal.cure}" for secret in SECRETS)
            for field, value in values.items():
                if value in hidden:
                    assert told(GAME.refused(state, seat, kind(**{**values, field: "h99"}))) == told(refusal)


@pytest.mark.parametrize("where", TABLES)
def test_whatever_is_pointed_at_the_reason_cites_a_rule_and_tells_no_secret(where: str) -> None:
    state = TABLES[where]
    for piece in (*[thing.id for thing in (*state.characters, *state.aspects)], "Quick", "z1", "t9", "nonsense", 4):
        for seat in (GM, 1, 2, 3):
            refusal = GAME.why_not(state, seat, piece)
            assert refusal.rule in RULES and refusal.why
            assert seat == GM or not any(secret in f"{refusal.why} {refusal.cure}" for secret in SECRETS)


def test_every_value_has_a_sentence_that_asks_for_it() -> None:
    assert {key.replace("-", ".") for key in SENTENCES.values} <= set(SENTENCES)
