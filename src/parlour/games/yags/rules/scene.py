"""Scenes: where and when, who is there, and the ground underfoot. Markers for the log, and what checks are called in
(3.9)."""

from collections.abc import Sequence
from typing import Any

from parlour.core.offers import Choose, Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FOOTINGS, MOST, NAME, PHRASE
from parlour.games.yags.content.tables import OBSTRUCTIONS
from parlour.games.yags.model import Ground, Scene, State
from parlour.games.yags.rules.ask import around, climb_of, idle, involves, leads, open_check, playing, present, ready
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.rounds import tire, tire_one

NONE: tuple[Offer, ...] = ()


def offer_open(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not state.desk.sitting or state.scene.open:
        return NONE
    who = tuple([one.id for one in ready(state)])
    return [
        Offer(
            "open_scene",
            (),
            (Text(PHRASE), Text(NAME, least=0), Text(PHRASE, least=0), Choose(who, 0, len(who))),
            False,
        )
    ]


def act_open(draft: Draft, seat: int, command: m.OpenScene) -> None:
    number = draft.state.scene.number + 1
    draft.put(
        m.SceneOpened(
            Scene(number, command.place.strip(), command.time.strip(), command.aim.strip(), True), command.here
        )
    )


def offer_close(state: State, seat: int) -> Sequence[Offer]:
    """Between checks. Climbs end where they are; tasks may go on in another scene."""
    return [Offer("close_scene", (), (), False)] if leads(state, seat) and playing(state) and idle(state) else NONE


def act_close(draft: Draft, seat: int, command: m.CloseScene) -> None:
    if draft.state.scene.round:
        tire(draft)
        draft.put(m.RoundsEnded(draft.state.scene.round))
    for one in present(draft.state):
        leave(draft, one.id)
    draft.put(m.SceneClosed(draft.state.scene.number))


def leave(draft: Draft, who: str) -> None:
    """A run and a climb end with it, and a sprint has cost what it costs."""
    if climb_of(draft.state, who) is not None:
        draft.put(m.ClimbEnded(who, "ended"))
    if draft.creature(who).gait == "sprinting":
        tire_one(draft, who)
    if draft.creature(who).ran:
        draft.put(m.RunEnded(who))


def offer_enter(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q75: also unseen, without a word to anybody."""
    absent = tuple([one.id for one in state.creatures if one.stage == "ready" and not one.here])
    return [Offer("enter", (), (Pick(absent),), False)] if leads(state, seat) and playing(state) and absent else NONE


def act_enter(draft: Draft, seat: int, command: m.Enter) -> None:
    draft.put(m.Entered(command.who))


def offer_leave(state: State, seat: int) -> Sequence[Offer]:
    """Nobody leaves in the middle of a check."""
    check = open_check(state)
    here = tuple([one.id for one in around(state, secret=True) if check is None or not involves(check, one.id)])
    return [Offer("leave", (), (Pick(here),), False)] if leads(state, seat) and playing(state) and here else NONE


def act_leave(draft: Draft, seat: int, command: m.Leave) -> None:
    leave(draft, command.who)
    draft.put(m.Left(command.who))


def offer_ground(state: State, seat: int) -> Sequence[Offer]:
    """YAG-187, YAG-196 to YAG-199."""
    if not leads(state, seat) or not playing(state):
        return NONE
    footing = Pick(FOOTINGS)
    asks: tuple[Any, ...] = (Pick(tuple(OBSTRUCTIONS)), footing, footing, footing, Number(0, MOST))
    return [
        Offer("set_ground", (windy, dangerous), asks, False) for windy in (False, True) for dangerous in (False, True)
    ]


def act_ground(draft: Draft, seat: int, command: m.SetGround) -> None:
    ground = Ground(
        command.obstruction,
        command.unstable,
        command.narrow,
        command.slippery,
        command.windy,
        command.gap,
        command.dangerous,
    )
    draft.put(m.GroundSet(ground))


CHAPTER: Chapter = {
    m.OpenScene: (offer_open, act_open),
    m.CloseScene: (offer_close, act_close),
    m.Enter: (offer_enter, act_enter),
    m.Leave: (offer_leave, act_leave),
    m.SetGround: (offer_ground, act_ground),
}
