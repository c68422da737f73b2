"""What the events of aspects and fate points do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.model import Free, Payment
from parlour.games.fate.rules.draft import Draft, applies, counted


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
