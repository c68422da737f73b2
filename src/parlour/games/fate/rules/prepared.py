"""Scenes prepared in hiding: what one is made of, and the commands that open it."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from parlour.core.judge import Words
from parlour.core.odds import Foresight, Sketch
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import HIGHEST_TARGET, LOWEST_TARGET, NAME, PHRASE, SENTENCE
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS
from parlour.games.fate.content.scene import SCENE as EXAMPLE
from parlour.games.fate.content.tables import signed
from parlour.games.fate.model import SCENE, Character, State
from parlour.games.fate.rules.cast import MOST_CALLED
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.numbers import obstacles
from parlour.games.fate.rules.scene import scene_open
from parlour.roleplay.cast import no_session
from parlour.roleplay.plans import Placed, Unclear, people, placed, rated, zones
from parlour.roleplay.plans_cast import meant, preview, said
from parlour.roleplay.scenes import NOTES, Parts, Scenes
from parlour.roleplay.words.scenes import SAY

_NAMES = {
    **{key: one.name for key, one in MOOKS.items()},
    **{key: one.name for key, one in GROUPS.items()},
    **{key: one.name for key, one in MAJORS.items()},
}
LIBRARY = {name.casefold(): key for key, name in _NAMES.items()}


class Written:
    """A prepared scene, read."""

    def __init__(self, parts: Parts) -> None:
        self.map: Sketch = zones(parts["zones"], NAME, PHRASE)
        self.situation = placed(parts["situation"], self.map, PHRASE)
        self.secrets = placed(parts["secrets"], self.map, PHRASE)
        self.cast = people(parts["cast"], self.map, NAME, MOST_CALLED)
        self.lurking = people(parts["lurking"], self.map, NAME, MOST_CALLED)
        known = [one.words for one in self.situation] + [between for *_, between in self.map.ways if between]
        self.opposition = rated(parts["opposition"], LOWEST_TARGET, HIGHEST_TARGET, known)


def steps(name: str, parts: Parts, now: Callable[[], State]) -> Iterator[Any]:
    """As a game master would do it by hand: the scene, what is true there, the map, the party, the others."""
    written = Written(parts)
    for one in (*written.cast, *written.lurking):
        _meant(now(), one)
    yield m.OpenScene(name, tuple([c.id for c in now().characters if c.kind == "pc" and c.status == "ready"]))
    yield from [m.AddAspect("open", SCENE, one.words) for one in written.situation if one.zone is None]
    yield from [m.AddAspect("hidden", SCENE, one.words) for one in written.secrets if one.zone is None]
    yield from [m.AddZone(zone) for zone in written.map.zones]
    places = [zone.id for zone in now().scene.zones]
    yield from [m.LinkZones(places[a], places[b], between) for a, b, between in written.map.ways]
    for hidden, aspects in (("open", written.situation), ("hidden", written.secrets)):
        yield from [m.AddAspect(hidden, places[one.zone], one.words) for one in aspects if one.zone is not None]  # type: ignore[arg-type]
    yield from _party(written, places, now)
    for one in written.cast:
        yield from _enter(one, places, now)
    for one in written.lurking:
        yield from _lurk(one, now)
    for what, number in written.opposition:
        yield m.Rate(_target(now(), what), number)


def _party(written: Written, places: list[str], now: Callable[[], State]) -> Iterator[Any]:
    """Where they are named, else in the first zone."""
    named = {one.words.casefold(): one.zone for one in written.cast if one.zone is not None}
    for person in now().characters if places else ():
        if person.kind == "pc" and person.here:
            yield m.Place(person.id, places[named.get(person.name.casefold(), 0)])


def _enter(one: Placed, places: list[str], now: Callable[[], State]) -> Iterator[Any]:
    """Somebody of her own cast comes in, or out of hiding; others are new, from the library."""
    key, own = _meant(now(), one)
    if own is not None and own.kind == "pc":
        return
    before = {person.id for person in now().characters}
    if own is None:
        yield m.CallReady(key, "open", one.many)
    elif own.hidden:
        yield m.RevealCharacter(own.id)
    new = [person.id for person in now().characters if person.id not in before]
    for person in [person for person in now().characters if person.id in (new or [own.id if own else ""])]:
        if not person.here:
            yield m.Enter(person.id)
        if one.zone is not None:
            yield m.Place(person.id, places[one.zone])


def _lurk(one: Placed, now: Callable[[], State]) -> Iterator[Any]:
    """Whoever waits in hiding already goes on waiting."""
    key, own = _meant(now(), one, hidden=True)
    if own is None:
        yield m.CallReady(key, "hidden", one.many)
    elif not own.hidden:
        raise Unclear("out", name=own.name)


def _meant(state: State, one: Placed, *, hidden: bool = False) -> tuple[str, Character | None]:
    """There is one of each major character."""
    ready = [person for person in state.characters if person.status == "ready"]
    return meant(ready, one, LIBRARY, single=MAJORS, hidden=hidden)


def _target(state: State, what: str) -> str:
    """An obstacle by its words; nothing: the scene."""
    for target, one in obstacles(state).items():
        words = getattr(one, "text", getattr(one, "barrier", ""))
        if what and words.casefold() == what.casefold():
            return target
    return SCENE


def foreseen(state: State, parts: Parts) -> Foresight:
    """How it would look; whoever is not to be found yet is told of, since they may still be made."""
    written = Written(parts)

    def all_of(found: list[Placed]) -> str:
        return "; ".join([said(one, written.map) for one in found])

    rows = (
        (SAY("preview-aspects"), all_of(written.situation)),
        (SAY("preview-secrets"), all_of(written.secrets)),
        (SAY("preview-people"), all_of(written.cast)),
        (SAY("preview-hidden"), all_of(written.lurking)),
        (
            SAY("preview-opposition"),
            "; ".join([f"{what or SAY('preview-scene')} {signed(number)}" for what, number in written.opposition]),
        ),
    )
    lines = [SAY("preview-party", zone=written.map.zones[0])] if written.map.zones else []
    shown = preview(rows, (*written.cast, *written.lurking), lambda one: _meant(state, one), lines)
    return replace(shown, sketch=written.map if written.map.zones else None)


_FOLK = tuple(_NAMES.values())
SCENES: Scenes[State, Draft] = Scenes(
    game="fate",
    command=m.PrepareScene,
    name=NAME,
    fields={
        "situation": Words(SENTENCE, 0),
        "secrets": Words(SENTENCE, 0),
        "zones": Words(SENTENCE, 0, suggest=EXAMPLE.scene.zones[:1]),
        "cast": Words(SENTENCE, 0, suggest=_FOLK),
        "lurking": Words(SENTENCE, 0, suggest=_FOLK[1:]),
        "opposition": Words(SENTENCE, 0, suggest=("+2",)),
        "notes": Words(NOTES, 0),
    },
    steps=steps,
    foreseen=foreseen,
    rule="FAE-095",
    unless=(no_session, scene_open),
    scene=lambda state: state.scene.name,
    open_rule="FAE-143",
    session_rule="FAE-017",
)
