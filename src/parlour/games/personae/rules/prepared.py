"""Scenes prepared in hiding: what one is made of, and the commands that open it."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from parlour.core.judge import Words
from parlour.core.odds import Foresight, Sketch
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import NAME, PHRASE, SENTENCE
from parlour.games.personae.content.ready import SUPPORTING
from parlour.games.personae.content.scene import SCENE as EXAMPLE
from parlour.games.personae.model import BANDS, Individual, State
from parlour.games.personae.rules.ask import individual
from parlour.games.personae.rules.conditions import MADE
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.supporting import MOST_ALIKE
from parlour.roleplay.cast import no_session, scene_open
from parlour.roleplay.plans import Placed, lines, people, short, zones
from parlour.roleplay.plans_cast import coming, lurking, meant, preview, said
from parlour.roleplay.scenes import NOTES, Parts, Scenes
from parlour.roleplay.words.scenes import SAY

LIBRARY = {one.name.casefold(): key for key, one in SUPPORTING.items()}


class Written:
    """A prepared scene, read; what is between two zones is in the way as well (PER-151)."""

    def __init__(self, state: State, parts: Parts) -> None:
        self.map: Sketch = zones(parts["zones"], NAME, NAME)
        self.mode = state.options.distance_mode
        self.places = Sketch(BANDS if self.mode == "bands" else self.map.zones, ())
        self.cast = people(parts["cast"], self.places, NAME, MOST_ALIKE)
        self.lurking = people(parts["lurking"], self.places, NAME, MOST_ALIKE)
        between = [words for *_, words in self.map.ways if words]
        self.obstacles = list(dict.fromkeys([*[short(one, NAME) for one in lines(parts["obstacles"])], *between]))

    @property
    def zones(self) -> tuple[str, ...]:
        """Where the table has them (PER-245)."""
        return self.map.zones if self.mode == "zones" else ()


def steps(name: str, parts: Parts, now: Callable[[], State]) -> Iterator[Any]:
    """As a game master would do it by hand: the scene with the party, what is in the way, the others in their
    places."""
    written = Written(now(), parts)
    for one in (*written.cast, *written.lurking):
        _meant(now(), one)
    party = [one for one in now().individuals if one.controller >= 0 and not one.hidden and not _unready(one)]
    yield m.OpenScene(
        name, parts["when"], parts["question"], tuple([one.id for one in party]), "\n".join(written.zones)
    )
    yield from [m.AddObstacle(one) for one in written.obstacles]
    for one in written.cast:
        came = yield from coming(now, one, LIBRARY, _call, _show)
        for who in came:
            if not individual(now(), who).here:
                yield m.Enter(who)
            yield from _placed(now(), who, one, written)
    for one in written.lurking:
        yield from lurking(now, one, LIBRARY, _call)


def _placed(state: State, who: str, one: Placed, written: Written) -> Iterator[Any]:
    """Where the table keeps places at all."""
    if one.zone is not None and written.mode != "none":
        place = written.places.zones[one.zone]
        if individual(state, who).place != place:
            yield m.Place(who, place)


def _unready(one: Individual) -> bool:
    return any([forbids(one) for forbids in MADE])


def _call(hidden: bool, key: str, many: int) -> Iterator[Any]:
    yield m.CallReady(hidden, key, many)


def _show(who: str) -> m.ShowIndividual:
    return m.ShowIndividual(who, "itself")


def _meant(state: State, one: Placed) -> tuple[str, Individual | None]:
    return meant(state.individuals, one, LIBRARY)


def foreseen(state: State, parts: Parts) -> Foresight:
    """How it would look; whoever is not to be found yet is told of, since they may still be made."""
    written = Written(state, parts)
    rows = (
        (SAY("preview-obstacles"), "; ".join(written.obstacles)),
        (SAY("preview-people"), "; ".join([said(one, written.places) for one in written.cast])),
        (SAY("preview-hidden"), "; ".join([said(one, written.places) for one in written.lurking])),
    )
    without = [SAY("preview-no-zones")] if written.map.zones and written.mode != "zones" else []
    shown = preview(rows, (*written.cast, *written.lurking), lambda one: _meant(state, one), without)
    return replace(shown, sketch=written.map if written.zones else None)


_FOLK = tuple([one.name for one in SUPPORTING.values()])
SCENES: Scenes[State, Draft] = Scenes(
    game="personae",
    command=m.PrepareScene,
    name=NAME,
    fields={
        "when": Words(NAME, 0),
        "question": Words(PHRASE, 0),
        "zones": Words(SENTENCE, 0, suggest=(" - ".join(EXAMPLE.zones),)),
        "cast": Words(SENTENCE, 0, suggest=_FOLK),
        "lurking": Words(SENTENCE, 0, suggest=_FOLK[1:]),
        "obstacles": Words(SENTENCE, 0),
        "notes": Words(NOTES, 0),
    },
    steps=steps,
    foreseen=foreseen,
    rule="PER-245",
    unless=(no_session, scene_open),
    scene=lambda state: state.scene.place,
    open_rule="PER-243",
    session_rule="PER-244",
)
