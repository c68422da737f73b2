"""Tables of Fate in the middle of play, written as short as the catalogue writes them, and commands played on them.

    state = given(
        pc("Nettie", 1, Clever=3, fp=2, trouble="The Sea Wants Something Back", stunts=[bonus("Clever", "create")]),
        pc("Dario", 2, Sneaky=3),
        mook("Bilge goblin", skilled="hiding; biting", boxes=1),
        scene="The Quay", aspects=["Slick Cobbles"], session=2, approach_max=4,
    )
    state = do(state, 1, m.Submit("c1"))
    assert refused(state, GM, m.PickAdd("c1")).rule == "FAE-147"

Seat 0 leads. Characters are c1, c2, ... in the order given, their aspects and the scene's follow as a1, a2, ...; hidden
ones are h1, h2, .... `find(state, "Nettie")` and `text(state, "Slick Cobbles")` look them up. What is not a field of
State is taken for one of the options.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.fate.reached import alter as alter
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.fate import moves as m
from parlour.games.fate.model import (
    APPROACHES,
    FOES,
    HEROES,
    Aspect,
    Character,
    Free,
    Options,
    State,
    Stunt,
)
from parlour.games.fate.rules import play as rules
from parlour.games.fate.rules.draft import evolve
from parlour.games.fate.rules.setup import initial
from parlour.roleplay.moves import HandedOver, SessionEnded, SessionStarted

GM = 0
PEOPLE = ("Gwen", "Alice", "Bob", "Cleo", "Dan")
EVEN = (2, 3, 1, 2, 1, 0)
"""Ratings of who is given none: Careful 2, Clever 3, Flashy 1, Forceful 2, Quick 1, Sneaky 0."""


class Given(msgspec.Struct, frozen=True):
    """A character to be put on the table, with its aspects as (kind, text, hidden)."""

    character: Character
    aspects: tuple[tuple[str, str, bool], ...] = ()
    consequences: tuple[tuple[str, str, int, int], ...] = ()
    away: bool = False
    """Not in the scene."""


def bonus(approach: str, *actions: str, when: str = "it matters", **more: Any) -> Stunt:
    return Stunt("bonus", "am Good at It", approach, actions, when, **more)


def bend(effect: str = "bend it", when: str = "any", **more: Any) -> Stunt:
    return Stunt("bend", "have a Way", effect=effect, when=when, **more)  # type: ignore[arg-type]


def _parts(text: str | Sequence[str]) -> tuple[str, ...]:
    return tuple([part.strip() for part in text.split(";") if part.strip()]) if isinstance(text, str) else tuple(text)


def _full(kind: str, name: str, seat: int, side: str, fields: dict[str, Any]) -> Given:
    ratings = list(fields.pop("ratings", EVEN))
    for at, approach in enumerate(APPROACHES):
        if approach in fields:
            ratings[at] = fields.pop(approach)
    hidden, away = fields.pop("secrets", ()), fields.pop("away", False)
    texts = [
        ("high", fields.pop("high", f"{name} the Brave")),
        ("trouble", fields.pop("trouble", f"{name} in Trouble")),
        *[("general", text) for text in _parts(fields.pop("general", f"{name} Has a Past"))],
    ]
    wounds = []
    for degree in ("mild", "moderate", "severe"):
        if degree in fields:
            told = fields.pop(degree)
            text, *when = told if isinstance(told, tuple) else (told,)
            wounds.append((degree, text, *when, *((1, 0)[len(when) :])))
    fields["stunts"] = tuple(fields.get("stunts", (bonus("Clever", "create"),)))
    values = {"looks": f"{name} as ever", "boxes": 3, "ratings": tuple(ratings), **fields}
    aspects = tuple([(kind_, text, text in hidden or bool(fields.get("hidden"))) for kind_, text in texts if text])
    return Given(Character("", name, kind, seat, side, **values), aspects, tuple(wounds), away)  # type: ignore[arg-type]


def pc(name: str, seat: int = 1, **fields: Any) -> Given:
    """A player character: approaches by name, high, trouble, general ("one; two"), mild="text" or ("text", session,
    conflict), secrets=(texts of hidden aspects), away=True for who is not in the scene, and any field of Character."""
    return _full("pc", name, seat, fields.pop("side", HEROES), {"fp": 3, "played": True, **fields})


def major(name: str, **fields: Any) -> Given:
    return _full("major", name, fields.pop("controller", -1), fields.pop("side", FOES), fields)


def mook(
    name: str, skilled: str = "fighting", bad: str = "", aspects: str = "", members: int = 0, **fields: Any
) -> Given:
    """Lists with semicolons; bad="everything else" for who is weak at all else."""
    weak = bad == "everything else"
    away = fields.pop("away", False)
    made = Character(
        "", name, "group" if members else "mook", -1, fields.pop("side", FOES), skilled=_parts(skilled),
        bad=() if weak else _parts(bad), weak_else=weak, members=members, **fields,
    )  # fmt: skip
    texts = _parts(aspects or f"{name} Through and Through")
    return Given(made, tuple([("general", text, made.hidden) for text in texts]), away=away)


def group(name: str, members: int, boxes: int | None = None, **fields: Any) -> Given:
    return mook(name, members=members, boxes=members // 2 if boxes is None else boxes, **fields)


class _Ids:
    def __init__(self) -> None:
        self.made = self.hid = 0

    def next(self, letter: str, hidden: bool) -> str:
        if hidden:
            self.hid += 1
            return f"h{self.hid}"
        self.made += 1
        return f"{letter}{self.made}"


def given(
    *people: Given,
    scene: str | None = "Somewhere",
    aspects: Sequence[str] = (),
    hidden: Sequence[str] = (),
    boosts: Sequence[tuple[str, str]] = (),
    free: dict[str, tuple[str, int]] | None = None,
    session: int = 1,
    sitting: bool = True,
    gm: int = GM,
    seats: int = 4,
    **more: Any,
) -> State:
    """`aspects`, `hidden` and `boosts` (text, team) lie in the scene; `free` gives a text free invocations of a
    team."""
    ids = _Ids()
    pool = more.pop("pool", 0)
    fields = {name: more.pop(name) for name in State.__struct_fields__ if name in more}
    options = fields.pop("options", None) or Options(**more)
    names = [ids.next("c", one.character.hidden) for one in people]
    events: list[Any] = [m.DeckShuffled()] if options.roll_mode != "dice" else []
    events += [HandedOver(GM, gm)] if gm != GM else []
    events += [SessionStarted(session)] if session else []
    for who, one in zip(names, people, strict=True):
        events += _come(who, one, ids)
    here = [
        who
        for who, one in zip(names, people, strict=True)
        if not one.away and not one.character.hidden and one.character.status == "ready"
    ]
    if scene is not None:
        pcs = tuple([who for who, one in zip(names, people, strict=True) if who in here and one.character.kind == "pc"])
        events += [m.SceneOpened(1, scene, pcs), *[m.Entered(who) for who in here if who not in pcs]]
    events += [m.AspectAdded(Aspect(ids.next("a", False), text, "situation")) for text in aspects]
    events += [m.AspectAdded(Aspect(ids.next("a", True), text, "situation", hidden=True)) for text in hidden]
    for text_, team in boosts:
        events.append(m.AspectAdded(Aspect(ids.next("a", False), text_, "boost", free=(Free(team, 1),)), "boost"))
    events += [m.PointsMoved("supply", "pool", pool, "pool")] if pool else []
    events += [SessionEnded(session)] if session and not sitting else []
    state = evolve(initial(PEOPLE[:seats], options), events)
    for text_, (team, count) in (free or {}).items():
        state = evolve(state, [m.FreeGranted(a.id, team, count) for a in state.aspects if a.text == text_])
    return alter(state, **fields)


def in_turns(*people: Given, **more: Any) -> State:
    """The same where every side is asked after the dice, one after the other, whatever it could change (FAE-Q55)."""
    return given(*people, after_dice="turns", **more)


def _come(who: str, one: Given, ids: _Ids) -> Iterator[Any]:
    """As a sheet is made, then its fate points and what it has suffered."""
    own = [Aspect(ids.next("a", secret), text, kind, who, hidden=secret) for kind, text, secret in one.aspects]  # type: ignore[arg-type]
    yield m.CharacterMade(GM, replace(one.character, id=who, fp=0, here=False), tuple(own))
    if one.character.fp:
        yield m.PointsMoved("supply", who, one.character.fp, "refresh")
    for degree, text, when, conflict in one.consequences:
        wound = Aspect(ids.next("a", False), text, "consequence", who)
        yield m.ConsequenceTaken(who, degree, wound.id, when, conflict)  # type: ignore[arg-type]
        yield m.AspectAdded(wound, "consequence")


def purses(state: State) -> int:
    """Every fate point at the table, the supply not counted."""
    owed = sum([payment.amount for payment in state.owed])
    return sum([c.fp for c in state.characters]) + state.pool + state.carried + owed


def find(state: State, name: str) -> Character:
    return next(c for c in state.characters if name in (c.name, c.id))


def text(state: State, words: str) -> Aspect:
    return next(a for a in state.aspects if words in (a.text, a.id))


def texts(state: State, who: str, kind: str = "") -> list[str]:
    """The aspects of a character ("" for the scene's), by kind."""
    return [a.text for a in state.aspects if a.owner == who and kind in ("", a.kind)]


class NoChance:
    """A refusal draws nothing."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        raise AssertionError("a refused command drew something")


_decoder = msgspec.json.Decoder(State)


def happens(state: State, seat: int, command: Any, *told: str) -> tuple[tuple[Any, ...], State]:
    """Events and the next state. Whatever is played equals what its events evolve to, and no fate point is lost."""
    chance = Told(*told)
    events, after = rules.play(state, seat, command, chance)
    chance.finish()
    assert evolve(state, events) == after
    assert purses(after) + after.supply == purses(state) + state.supply, "a fate point came from nowhere"
    assert all(c.fp >= 0 for c in after.characters) and after.pool >= 0
    assert _decoder.decode(msgspec.json.encode(after)) == after
    ids = [thing.id for thing in (*after.characters, *after.aspects)]
    assert len(set(ids)) == len(ids), "two things under one id"
    return events, after


def do(state: State, seat: int, command: Any, *told: str) -> State:
    return happens(state, seat, command, *told)[1]


def play_all(state: State, *moves: tuple[int, Any]) -> State:
    """Commands without chance, one after another."""
    for seat, command in moves:
        state = do(state, seat, command)
    return state


def refused(state: State, seat: int, command: Any, rule: str = "") -> RuleViolation:
    """The refusal of this command, before anything was drawn or changed; with the rule it cites, where one is
    expected."""
    before = msgspec.json.encode(state)
    try:
        rules.play(state, seat, command, NoChance())
    except RuleViolation as violation:
        assert msgspec.json.encode(state) == before
        assert violation.reason and violation.why, violation
        assert not rule or violation.rule == rule, violation
        return violation
    raise AssertionError(f"not refused: {command}")


def offered(state: State, seat: int, command: str) -> list[Offer]:
    """What this seat is offered of one command, by its tag."""
    return [offer for offer in rules.offers(state, seat) if offer.command == command]


__all__ = ["APPROACHES", "FOES", "GM", "HEROES", "m"]
