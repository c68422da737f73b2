"""Scenes and days (PER-243 to PER-246, PER-253, PER-280, 3.3, 3.6): opening, coming and going, closing in two words."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Choose, Number, Offer, Pick, Text, alike
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import NAME, PHRASE, SENTENCE
from parlour.games.personae.model import BANDS, Individual, State
from parlour.games.personae.rules.ask import individual, leads, on_turn, playing, seat_of
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.encounter import in_danger
from parlour.games.personae.rules.harm import bury, lift_conditions, wake
from parlour.games.personae.rules.health import able
from parlour.games.personae.rules.order import settle
from parlour.games.personae.rules.recovery import due, rest_gone
from parlour.games.personae.rules.time import count_down, expire, refresh
from parlour.games.personae.rules.turns import begin_turn, free, quiet, resume

NONE: tuple[Offer, ...] = ()
MOST_DAYS = 3650


def cast(state: State) -> list[Individual]:
    """Those who can be in a scene."""
    return [one for one in state.individuals if one.stage == "ready" and not one.hidden]


# Opening


def offer_open(state: State, seat: int) -> Sequence[Offer]:
    """PER-245: place, time and aim."""
    if not leads(state, seat) or not state.desk.sitting or state.scene.open:
        return NONE
    who = tuple([one.id for one in cast(state)])
    zones = Text(SENTENCE, least=0) if state.options.distance_mode == "zones" else Pick(("",))
    asks = (Text(NAME), Text(NAME, least=0), Text(PHRASE, least=0), Choose(who, 0, len(who)), zones)
    return [Offer("open_scene", (), asks, False)]


def act_open(draft: Draft, seat: int, command: m.OpenScene) -> None:
    zones = tuple(dict.fromkeys([line.strip() for line in command.zones.splitlines() if line.strip()]))
    number = draft.state.scene.number + 1
    draft.put(
        m.SceneOpened(number, command.place.strip(), command.time.strip(), command.aim.strip(), command.who, zones)
    )
    expire(draft, "sceneStart")


# Coming and going


def offer_enter(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not free(state):
        return NONE
    absent = tuple([one.id for one in state.individuals if one.stage == "ready" and not one.here])
    return [Offer("enter", (), (Pick(absent),), False)] if absent else NONE


def act_enter(draft: Draft, seat: int, command: m.Enter) -> None:
    """In an encounter at the end of the order; whoever is hidden stays so, and has no place in it."""
    draft.put(m.Entered(command.who))
    encounter = draft.state.encounter
    if encounter is not None and encounter.order and not individual(draft.state, command.who).hidden:
        now = on_turn(draft.state)
        draft.put(m.OrderSet((*encounter.order, command.who)))
        if not able(draft.state, individual(draft.state, now)):
            begin_turn(draft)


def offer_leave(state: State, seat: int) -> Sequence[Offer]:
    here = tuple([one.id for one in state.individuals if one.here])
    return [Offer("leave", (), (Pick(here),), False)] if leads(state, seat) and free(state) and here else NONE


def act_leave(draft: Draft, seat: int, command: m.Leave) -> None:
    """Whoever is on turn leaves it to the next."""
    leaves = on_turn(draft.state) == command.who
    before = draft.state.encounter
    draft.put(m.Left(command.who))
    if before is not None and before.waiting:
        settle(draft)
    elif before is not None and leaves and draft.encounter.order:
        if before.out[0]:
            resume(draft, before.out[1])
        else:
            begin_turn(draft)


def offer_place(state: State, seat: int) -> Sequence[Offer]:
    """PER-166: where everybody is, as the game master sees it."""
    mode = state.options.distance_mode
    if not leads(state, seat) or not playing(state) or mode == "none":
        return NONE
    known = BANDS if mode == "bands" else state.scene.zones
    movable = [
        (one.id, tuple([place for place in known if place != one.place]))
        for one in state.individuals
        if one.here and one.stage == "ready"
    ]
    return alike("place", [(who, (Pick(others),)) for who, others in movable if others])


def act_place(draft: Draft, seat: int, command: m.Place) -> None:
    draft.put(m.Placed(command.who, draft.individual(command.who).place, command.place))


# Closing


def offer_close(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not quiet(state) or state.encounter is not None:
        return NONE
    return [Offer("close_scene", (), (), state.scene.closing)]


def act_close(draft: Draft, seat: int, command: m.CloseScene) -> None:
    """3.6: recoveries that are due are offered first; the second word ends it."""
    state = draft.state
    if not state.scene.closing:
        waiting = due(replace(state, scene=replace(state.scene, closing=True)))
        if waiting or in_danger(state):
            draft.put(m.SceneClosing(waiting))
            return
    close(draft)


def close(draft: Draft) -> None:
    """3.6, in its order."""
    bury(draft)
    rest_gone(draft)
    wake(draft)
    lift_conditions(draft, "encounter", "scene")
    count_down(draft)
    expire(draft, "sceneEnd")
    refresh(draft, "scene")
    draft.put(m.SceneClosed(draft.state.scene.number))


# Days


def offer_days(state: State, seat: int) -> Sequence[Offer]:
    """PER-246, PER-280: between scenes, any number at once."""
    if not leads(state, seat) or not state.desk.sitting or (state.scene.open and not state.lax):
        return NONE
    return [Offer("pass_days", (), (Number(1, MOST_DAYS), Text(SENTENCE, least=0)), False)]


def act_days(draft: Draft, seat: int, command: m.PassDays) -> None:
    draft.put(m.DaysPassed(command.days, draft.state.day + command.days, command.words.strip()))
    expire(draft, "day")
    refresh(draft, "day")


def awaits(state: State) -> set[int]:
    """At the end of a scene: whose recovery is due, and the game master's second word."""
    if not state.scene.closing or not quiet(state):
        return set()
    return {state.desk.gm, *[seat_of(state, individual(state, who)) for who in due(state)]}


CHAPTER: Chapter = {
    m.OpenScene: (offer_open, act_open),
    m.CloseScene: (offer_close, act_close),
    m.Enter: (offer_enter, act_enter),
    m.Leave: (offer_leave, act_leave),
    m.Place: (offer_place, act_place),
    m.PassDays: (offer_days, act_days),
}
