"""What the events of aspects, fate points and scenes do to the state: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import DECK
from parlour.games.fate.model import Aspect, Free, Payment, Scene
from parlour.games.fate.rules.draft import Draft, applies, counted
from parlour.roleplay.keeping import keep_desk

keep_desk(Draft)


# Aspects


@applies(m.AspectAdded)
def _aspect_added(draft: Draft, event: m.AspectAdded) -> None:
    counted(draft, event.aspect.id)
    draft.set(aspects=(*draft.state.aspects, event.aspect))


@applies(m.AspectRewritten)
def _aspect_rewritten(draft: Draft, event: m.AspectRewritten) -> None:
    """FAE-Q41: what was free on the old wording is gone with it."""
    draft.set_aspect(event.aspect, text=event.text, free=())


@applies(m.AspectRemoved)
def _aspect_removed(draft: Draft, event: m.AspectRemoved) -> None:
    gone = draft.aspect(event.aspect)
    draft.set(aspects=tuple([a for a in draft.state.aspects if a.id != event.aspect]))
    if event.why == "archived":
        draft.set(archive=(*draft.state.archive, gone.text))
    if gone.kind == "consequence":
        left = tuple([c for c in draft.character(gone.owner).consequences if c.aspect != gone.id])
        draft.set_character(gone.owner, consequences=left)


@applies(m.AspectRevealed)
def _aspect_revealed(draft: Draft, event: m.AspectRevealed) -> None:
    counted(draft, event.aspect)
    draft.set_aspect(event.hidden, id=event.aspect, hidden=False, knowers=())


@applies(m.AspectWithheld)
def _aspect_withheld(draft: Draft, event: m.AspectWithheld) -> None:
    if event.hidden != event.aspect:
        counted(draft, event.hidden)
    draft.set_aspect(event.aspect, id=event.hidden, hidden=True, knowers=event.knowers)


@applies(m.FreeGranted)
def _free_granted(draft: Draft, event: m.FreeGranted) -> None:
    """FAE-182: they add up."""
    free = list(draft.aspect(event.aspect).free)
    for at, known in enumerate(free):
        if known.team == event.team and known.since == event.since:
            free[at] = replace(known, count=known.count + event.count)
            break
    else:
        free.append(Free(event.team, event.count, event.since))
    draft.set_aspect(event.aspect, free=tuple(free))


@applies(m.FreeSpent)
def _free_spent(draft: Draft, event: m.FreeSpent) -> None:
    """The oldest goes first."""
    free: list[Free] = []
    spent = False
    for known in draft.aspect(event.aspect).free:
        if not spent and known.team == event.team and known.since < draft.state.turn:
            spent = True
            if known.count > 1:
                free.append(replace(known, count=known.count - 1))
        else:
            free.append(known)
    draft.set_aspect(event.aspect, free=tuple(free))


@applies(m.FreeLost)
def _free_lost(draft: Draft, event: m.FreeLost) -> None:
    draft.set_aspect(event.aspect, free=())


# Fate points


@applies(m.PointsMoved)
def _points_moved(draft: Draft, event: m.PointsMoved) -> None:
    _add(draft, event.source, -event.amount)
    _add(draft, event.to, event.amount)


def _add(draft: Draft, place: str, amount: int) -> None:
    state = draft.state
    if place in ("pool", "carried", "supply"):
        draft.set(**{place: getattr(state, place) + amount})
    elif place.startswith("owed:"):
        to = place.removeprefix("owed:")
        known = sum([owed.amount for owed in state.owed if owed.to == to]) + amount
        rest = tuple([owed for owed in state.owed if owed.to != to])
        draft.set(owed=(*rest, Payment(to, known)) if known else rest)
    else:
        draft.set_character(place, fp=draft.character(place).fp + amount)


# Scenes


@applies(m.SceneOpened)
def _scene_opened(draft: Draft, event: m.SceneOpened) -> None:
    draft.set(scene=Scene(event.number, event.name, True, event.pcs), turn=draft.state.turn + 1)
    for who in event.pcs:
        draft.set_character(who, here=True)


@applies(m.SceneClosed)
def _scene_closed(draft: Draft, event: m.SceneClosed) -> None:
    draft.set(scene=replace(draft.state.scene, opened=False, zones=(), borders=()), victor="")
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


# Facts and deals


@applies(m.DealOffered)
def _deal_offered(draft: Draft, event: m.DealOffered) -> None:
    draft.set(deals=(*draft.state.deals, event.deal), dealt=event.deal.id)


@applies(m.DealBargained)
def _deal_bargained(draft: Draft, event: m.DealBargained) -> None:
    deals = [replace(d, text=event.text, turned=event.turned) if d.id == event.deal else d for d in draft.state.deals]
    draft.set(deals=tuple(deals))


@applies(m.DealClosed)
def _deal_closed(draft: Draft, event: m.DealClosed) -> None:
    draft.set(deals=tuple([d for d in draft.state.deals if d.id != event.deal.id]))


@applies(m.FactProposed)
def _fact_proposed(draft: Draft, event: m.FactProposed) -> None:
    draft.set(facts=(*draft.state.facts, event.fact), dealt=event.fact.id)


@applies(m.FactAgreed)
def _fact_agreed(draft: Draft, event: m.FactAgreed) -> None:
    _set_fact(draft, event.fact, lambda waiting: tuple([seat for seat in waiting if seat != event.seat]))


@applies(m.FactSettled)
def _fact_settled(draft: Draft, event: m.FactSettled) -> None:
    _set_fact(draft, event.fact, lambda waiting: ())


def _set_fact(draft: Draft, which: int, left: Any) -> None:
    facts = [replace(fact, waiting=left(fact.waiting)) if fact.id == which else fact for fact in draft.state.facts]
    draft.set(facts=tuple(facts))


@applies(m.FactDropped)
def _fact_dropped(draft: Draft, event: m.FactDropped) -> None:
    draft.set(facts=tuple([fact for fact in draft.state.facts if fact.id != event.fact]))


def renamed(aspects: tuple[Aspect, ...], names: dict[str, str]) -> tuple[Aspect, ...]:
    """Aspects under their new ids, in the open."""
    return tuple([replace(a, id=names[a.id], hidden=False, knowers=()) if a.id in names else a for a in aspects])
