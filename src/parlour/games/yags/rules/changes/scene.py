"""What each event of scenes, movement and time does to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.model import Creature, Scene
from parlour.games.yags.rules.draft import Draft, applies


def _everybody(draft: Draft, **values: object) -> None:
    draft.set(creatures=tuple([replace(one, **values) for one in draft.state.creatures]))


MOST_NUMBERS = 24
"""The oldest are forgotten."""


@applies(m.SceneOpened)
def _opened(draft: Draft, event: m.SceneOpened) -> None:
    draft.set(scene=event.scene, numbers=())
    for who in event.here:
        draft.set_one(who, here=True)


@applies(m.SceneClosed)
def _closed(draft: Draft, event: m.SceneClosed) -> None:
    draft.set(scene=Scene(event.number), numbers=())
    _everybody(draft, here=False)


@applies(m.Entered)
def _entered(draft: Draft, event: m.Entered) -> None:
    draft.set_one(event.who, here=True)


@applies(m.Left)
def _left(draft: Draft, event: m.Left) -> None:
    draft.set_one(event.who, here=False, gait="", gone=0)


@applies(m.GroundSet)
def _ground(draft: Draft, event: m.GroundSet) -> None:
    draft.set_scene(ground=event.ground)


@applies(m.Rated)
def _rated(draft: Draft, event: m.Rated) -> None:
    others = [(what, number) for what, number in draft.state.numbers if what.casefold() != event.what.casefold()]
    draft.set(numbers=(*others[1 - MOST_NUMBERS :], *([(event.what, event.target)] if event.target else [])))


# Rounds


@applies(m.RoundBegan)
def _round(draft: Draft, event: m.RoundBegan) -> None:
    """YAG-206: what barred somebody is over."""
    draft.set_scene(round=event.round)
    _everybody(draft, gait="", gone=0, acted=False, barred=False)
    _climbs_rest(draft)
    if event.fresh:
        _everybody(draft, way=0)


@applies(m.RoundsEnded)
def _rounds_ended(draft: Draft, event: m.RoundsEnded) -> None:
    draft.set_scene(round=0)
    _everybody(draft, gait="", gone=0, acted=False, barred=False)


def _climbs_rest(draft: Draft) -> None:
    """Nobody has climbed in this round yet."""
    draft.set(climbs=tuple([replace(climb, tried=False) for climb in draft.state.climbs]))


@applies(m.GaitChosen)
def _gait(draft: Draft, event: m.GaitChosen) -> None:
    draft.set_one(event.who, gait=event.gait, acted=draft.one(event.who).acted or event.action)


@applies(m.WentOn)
def _went(draft: Draft, event: m.WentOn) -> None:
    one = draft.one(event.who)
    draft.set_one(event.who, gone=one.gone + event.metres, way=one.way + event.metres)


@applies(m.WentPart)
def _went_part(draft: Draft, event: m.WentPart) -> None:
    """Said once of a check."""
    draft.put_quietly(m.WentOn(event.who, event.metres))
    draft.set_check(metres=event.metres)


@applies(m.Stumbled)
def _stumbled(draft: Draft, event: m.Stumbled) -> None:
    """Told: nothing was gained."""


@applies(m.Fell)
def _fell(draft: Draft, event: m.Fell) -> None:
    """Told: what a fall does stands in the combat article."""


@applies(m.Barred)
def _barred(draft: Draft, event: m.Barred) -> None:
    draft.set_one(event.who, barred=True)


@applies(m.ActionTaken)
def _action(draft: Draft, event: m.ActionTaken) -> None:
    draft.set_one(event.who, acted=True)


# Longer ways


@applies(m.RanOn)
def _ran(draft: Draft, event: m.RanOn) -> None:
    one = draft.one(event.who)
    draft.set_one(event.who, ran=one.ran + event.minutes, running=event.gait)


@applies(m.RunEnded)
def _run_ended(draft: Draft, event: m.RunEnded) -> None:
    draft.set_one(event.who, ran=0, running="")


@applies(m.Travelled)
def _travelled(draft: Draft, event: m.Travelled) -> None:
    draft.set_one(event.who, travelled=event.into)


@applies(m.WatchCame)
def _watch(draft: Draft, event: m.WatchCame) -> None:
    draft.set(day=event.day, watch=event.watch)


# Counters


@applies(m.Counted)
def _counted(draft: Draft, event: m.Counted) -> None:
    one = draft.one(event.who)
    savable = one.savable + (event.by if event.savable else 0)
    draft.set_one(event.who, savable=_savable(one, event, savable), **{event.counter: event.now})


def _savable(one: Creature, event: m.Counted, savable: int) -> int:
    """Never more than there is."""
    return min(savable, event.now) if event.counter == "fatigue" else one.savable


@applies(m.Resisted)
def _resisted(draft: Draft, event: m.Resisted) -> None:
    draft.set_one(event.who, savable=max(0, draft.one(event.who).savable - 1), fatigue=event.now)


@applies(m.PenaltySet)
def _penalty(draft: Draft, event: m.PenaltySet) -> None:
    draft.set_one(event.who, **{event.field: event.value})


@applies(m.Struck)
def _struck(draft: Draft, event: m.Struck) -> None:
    if event.killed:
        draft.set_one(event.who, stage="dead")


@applies(m.Dying)
def _dying(draft: Draft, event: m.Dying) -> None:
    """Told: it follows from wounds and Size."""
