"""How a side goes about it (K2): the skill itself, what stands in for it or none; and the techniques it brings to
bear."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import creature, find_technique, open_check
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import bring_up, lay_aside, serves
from parlour.games.yags.rules.framing import to_roll
from parlour.games.yags.rules.sums import routes

NONE: tuple[Offer, ...] = ()


def offer_route(state: State, seat: int) -> Sequence[Offer]:
    """YAG-064, YAG-103: play waits for it only where there is no proper skill and more than one way around it."""
    check = open_check(state)
    if check is None:
        return NONE
    found = []
    for at in to_roll(state, seat):
        side = check.sides[at]
        ways = [way for way in routes(state, side, check.real) if way != (side.route, side.default) and way[0] != "raw"]
        found += [Offer("choose_route", (at, route, default), (), not side.route) for route, default in ways]
    return found


def act_route(draft: Draft, seat: int, command: m.ChooseRoute) -> None:
    who = draft.check.sides[command.side].who
    draft.put(m.RouteChosen(command.side, who, command.route, command.default, draft.check.hidden))
    lay_aside(draft, command.side)
    bring_up(draft, command.side)


def offer_apply(state: State, seat: int) -> Sequence[Offer]:
    """YAG-131, YAG-146, YAG-140: its owner says that it fits."""
    check = open_check(state)
    if check is None:
        return NONE
    found = []
    for at in to_roll(state, seat):
        side = check.sides[at]
        known = creature(state, side.who).techniques
        others = tuple([one.id for one in known if one.id not in side.techniques and serves(state, check, side, one)])
        if others:
            found.append(Offer("apply", (True, at), (Pick(others),), False))
        if side.techniques:
            found.append(Offer("apply", (False, at), (Pick(side.techniques),), False))
    return found


def act_apply(draft: Draft, seat: int, command: m.Apply) -> None:
    who = draft.check.sides[command.side].who
    technique = find_technique(creature(draft.state, who), command.technique)
    name = technique.name if technique is not None else ""
    draft.put(m.Applied(command.side, who, command.technique, name, command.on, draft.check.hidden))


CHAPTER: Chapter = {m.ChooseRoute: (offer_route, act_route), m.Apply: (offer_apply, act_apply)}
