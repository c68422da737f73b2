"""Scenes and days (PER-243 to PER-246, PER-253, PER-280, 3.3, 3.6): opening, coming and going, closing in two words."""

from msgspec.structs import replace

from parlour.core.judge import Count, Move, One, Some, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import NAME, PHRASE, SENTENCE
from parlour.games.personae.model import BANDS, Individual, State
from parlour.games.personae.rules.ask import individual, on_turn
from parlour.games.personae.rules.conditions import FREE, MADE, PLAYED, QUIET, encounter_on
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.encounter import in_danger
from parlour.games.personae.rules.harm import bury, lift_conditions, wake
from parlour.games.personae.rules.health import able
from parlour.games.personae.rules.order import settle
from parlour.games.personae.rules.recovery import due, rest_gone
from parlour.games.personae.rules.time import count_down, expire, refresh
from parlour.games.personae.rules.turns import begin_turn, quiet, resume
from parlour.roleplay.cast import (
    here_already,
    in_hiding,
    no_session,
    not_gm,
    not_here,
    people,
    players,
    scene_open,
    seat_of,
)

MOST_DAYS = 3650


# Opening


def zoned(state: State) -> bool:
    """PER-245: place, time and aim; zones where the table has them."""
    return state.options.distance_mode == "zones"


def act_open(draft: Draft, seat: int, command: m.OpenScene) -> None:
    zones = tuple(dict.fromkeys([line.strip() for line in command.zones.splitlines() if line.strip()]))
    number = draft.state.scene.number + 1
    draft.put(
        m.SceneOpened(number, command.place.strip(), command.time.strip(), command.aim.strip(), command.who, zones)
    )
    expire(draft, "sceneStart")


# Coming and going


def act_enter(draft: Draft, seat: int, command: m.Enter) -> None:
    enter(draft, command.who)


def enter(draft: Draft, who: str) -> None:
    """In an encounter at the end of the order; whoever is hidden stays so, and has no place in it."""
    draft.put(m.Entered(who))
    encounter = draft.state.encounter
    if encounter is not None and encounter.order and not individual(draft.state, who).hidden:
        now = on_turn(draft.state)
        draft.put(m.OrderSet((*encounter.order, who)))
        if not able(draft.state, individual(draft.state, now)):
            begin_turn(draft)


def act_leave(draft: Draft, seat: int, command: m.Leave) -> None:
    """Whoever is on turn leaves it to the next."""
    leaves = on_turn(draft.state) == command.who
    before = draft.state.encounter
    draft.put(m.Left(command.who))
    if before is not None and before.waiting:
        settle(draft)
    elif before is not None and leaves and draft.encounter.order:
        if before.out.who:
            resume(draft, before.out.whose)
        else:
            begin_turn(draft)


def no_distances(state: State) -> bool:
    """PER-253."""
    return state.options.distance_mode == "none"


def places_known(state: State) -> tuple[str, ...]:
    """PER-166: where everybody is, as the game master sees it."""
    return BANDS if state.options.distance_mode == "bands" else state.scene.zones


def there_already(who: Individual, it: str) -> bool:
    return who.place == it


def act_place(draft: Draft, seat: int, command: m.Place) -> None:
    draft.put(m.Placed(command.who, draft.one(command.who).place, command.place))


# Closing


def is_closing(state: State) -> bool:
    return state.scene.closing


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


def act_days(draft: Draft, seat: int, command: m.PassDays) -> None:
    draft.put(m.DaysPassed(command.days, draft.state.day + command.days, command.words.strip()))
    expire(draft, "day")
    refresh(draft, "day")


def awaits(state: State) -> set[int]:
    """At the end of a scene: whose recovery is due, and the game master's second word."""
    if not state.scene.closing or not quiet(state):
        return set()
    return {state.desk.gm, *[seat_of(state, individual(state, who)) for who in due(state)]}


MOVES: Moves = {
    Move(
        m.OpenScene,
        {
            "place": Words(NAME),
            "time": Words(NAME, 0),
            "aim": Words(PHRASE, 0),
            "who": Some(people, unless=(*MADE, in_hiding), least=0, suggest=players),
            "zones": Words(SENTENCE, 0, only=zoned),
        },
        rule="PER-245",
        unless=(not_gm, no_session, scene_open),
    ): act_open,
    Move(m.CloseScene, {}, rule="PER-243", unless=(not_gm, *QUIET, encounter_on), owed=is_closing): act_close,
    Move(
        m.Enter, {"who": One(people, unless=(*MADE, here_already))}, rule="PER-245", unless=(not_gm, *FREE)
    ): act_enter,
    Move(m.Leave, {"who": One(people, unless=(not_here,))}, rule="PER-245", unless=(not_gm, *FREE)): act_leave,
    Move(
        m.Place,
        {"who": One(people, unless=(*MADE, not_here)), "place": One(places_known, unless=(there_already,))},
        rule="PER-166",
        unless=(not_gm, *PLAYED, no_distances),
    ): act_place,
    Move(
        m.PassDays,
        {"days": Count(1, MOST_DAYS, suggest=1), "words": Words(SENTENCE, 0)},
        rule="PER-246",
        unless=(not_gm, no_session, scene_open),
    ): act_days,
}
