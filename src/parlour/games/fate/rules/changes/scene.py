"""What the events of scenes and their zones do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import DECK
from parlour.games.fate.model import Scene
from parlour.games.fate.rules.draft import Draft, applies, counted


@applies(m.SceneOpened)
def _scene_opened(draft: Draft, event: m.SceneOpened) -> None:
    draft.set(scene=Scene(event.number, event.name, True, event.pcs), turn=draft.state.turn + 1)
    for who in event.pcs:
        draft.set_character(who, here=True)


@applies(m.SceneClosed)
def _scene_closed(draft: Draft, event: m.SceneClosed) -> None:
    draft.set(scene=replace(draft.state.scene, opened=False, zones=(), borders=(), numbers=()), victor="")
    draft.set(characters=tuple([replace(c, here=False, zone="") for c in draft.state.characters]))


@applies(m.Entered)
def _entered(draft: Draft, event: m.Entered) -> None:
    draft.set_character(event.who, here=True)


@applies(m.Left)
def _left(draft: Draft, event: m.Left) -> None:
    draft.set_character(event.who, here=False, zone="")
    _let_go(draft, event.who)


def _let_go(draft: Draft, who: str) -> None:
    """Nobody holds a border from outside."""
    borders = tuple([replace(b, holder="") if b.holder == who else b for b in draft.state.scene.borders])
    draft.set(scene=replace(draft.state.scene, borders=borders))


@applies(m.ZoneAdded)
def _zone_added(draft: Draft, event: m.ZoneAdded) -> None:
    counted(draft, event.zone.id)
    draft.set(scene=replace(draft.state.scene, zones=(*draft.state.scene.zones, event.zone)))


@applies(m.ZoneRemoved)
def _zone_removed(draft: Draft, event: m.ZoneRemoved) -> None:
    scene, gone = draft.state.scene, event.zone
    borders = tuple([b for b in scene.borders if gone not in (b.a, b.b)])
    draft.set(scene=replace(scene, zones=tuple([z for z in scene.zones if z.id != gone]), borders=borders))
    draft.set(characters=tuple([replace(c, zone="") if c.zone == gone else c for c in draft.state.characters]))
    draft.set(aspects=tuple([replace(a, zone="") if a.zone == gone else a for a in draft.state.aspects]))


@applies(m.ZonesLinked)
def _zones_linked(draft: Draft, event: m.ZonesLinked) -> None:
    scene = draft.state.scene
    if all(b.id != event.border.id for b in scene.borders):
        counted(draft, event.border.id)
    rest = tuple([b for b in scene.borders if b.id != event.border.id])
    draft.set(scene=replace(scene, borders=(*rest, event.border)))


@applies(m.ZonesUnlinked)
def _zones_unlinked(draft: Draft, event: m.ZonesUnlinked) -> None:
    scene = draft.state.scene
    draft.set(scene=replace(scene, borders=tuple([b for b in scene.borders if b.id != event.border])))


@applies(m.BorderHeld)
def _border_held(draft: Draft, event: m.BorderHeld) -> None:
    scene = draft.state.scene
    borders = tuple([replace(b, holder=event.who) if b.id == event.border else b for b in scene.borders])
    draft.set(scene=replace(scene, borders=borders))


@applies(m.Placed)
def _placed(draft: Draft, event: m.Placed) -> None:
    draft.set_character(event.who, zone=event.zone)


@applies(m.DeckShuffled)
def _deck_shuffled(draft: Draft, event: m.DeckShuffled) -> None:
    draft.set(deck=bytes(range(DECK)))


@applies(m.StressCleared)
def _stress_cleared(draft: Draft, event: m.StressCleared) -> None:
    draft.set_character(event.who, ticked=())


@applies(m.OutCleared)
def _out_cleared(draft: Draft, event: m.OutCleared) -> None:
    draft.set_character(event.who, out="")
