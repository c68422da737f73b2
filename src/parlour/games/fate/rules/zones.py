"""Zones (5.2.2, 7.3): where everybody is, what lies between, and moving through it."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text, alike
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import NAME, PHRASE
from parlour.games.fate.model import Border, State, Zone
from parlour.games.fate.rules.ask import in_play, leads
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.mapping import costly_steps, free_steps
from parlour.games.fate.rules.turns import advance, has_action, is_turn

NONE: tuple[Offer, ...] = ()


def offer_move(state: State, seat: int) -> Sequence[Offer]:
    """FAE-092..094, FAE-184: in a conflict, on one's turn."""
    conflict = state.conflict
    if conflict is None or not conflict.begun or state.roll is not None:
        return NONE
    out: list[Offer] = []
    for person in in_play(state, seat):
        if not (is_turn(state, person.id) or state.lax):
            continue
        ways = free_steps(state, person)
        if has_action(state, person.id) or state.lax:
            ways += [zone for zone in costly_steps(state, person) if zone not in ways]
        if ways:
            out.append(Offer("move", (person.id,), (Pick(tuple(ways)),), False))
    return out


def act_move(draft: Draft, seat: int, command: m.Move) -> None:
    person = draft.character(command.who)
    free = command.zone in free_steps(draft.state, person)
    if not free:
        draft.put(m.Acted(person.id))
    draft.put(m.Moved(person.id, command.zone, "free" if free else "action", draft.zone_name(command.zone)))
    advance(draft)


# The game master's map


def _maps(state: State, seat: int) -> bool:
    return leads(state, seat) and state.scene.opened and state.roll is None


def offer_add_zone(state: State, seat: int) -> Sequence[Offer]:
    """FAE-134."""
    return [Offer("add_zone", (), (Text(NAME),), False)] if _maps(state, seat) else NONE


def act_add_zone(draft: Draft, seat: int, command: m.AddZone) -> None:
    draft.put(m.ZoneAdded(Zone(draft.new_id("z"), command.name.strip())))


def offer_remove_zone(state: State, seat: int) -> Sequence[Offer]:
    zones = tuple([zone.id for zone in state.scene.zones])
    return [Offer("remove_zone", (), (Pick(zones),), False)] if zones and _maps(state, seat) else NONE


def act_remove_zone(draft: Draft, seat: int, command: m.RemoveZone) -> None:
    draft.put(m.ZoneRemoved(command.zone))


def offer_link(state: State, seat: int) -> Sequence[Offer]:
    zones = tuple([zone.id for zone in state.scene.zones])
    if len(zones) < 2 or not _maps(state, seat):
        return NONE
    return [
        Offer("link_zones", (a,), (Pick(tuple([b for b in zones if b != a])), Text(PHRASE, least=0)), False)
        for a in zones
    ]


def act_link(draft: Draft, seat: int, command: m.LinkZones) -> None:
    """A second link between the same zones changes what lies between them."""
    known = next((b for b in draft.state.scene.borders if {b.a, b.b} == {command.a, command.b}), None)
    border_id = known.id if known is not None else draft.new_id("b")
    holder = known.holder if known is not None else ""
    draft.put(m.ZonesLinked(Border(border_id, command.a, command.b, command.barrier.strip(), holder)))


def offer_unlink(state: State, seat: int) -> Sequence[Offer]:
    borders = tuple([border.id for border in state.scene.borders])
    return [Offer("unlink_zones", (), (Pick(borders),), False)] if borders and _maps(state, seat) else NONE


def act_unlink(draft: Draft, seat: int, command: m.UnlinkZones) -> None:
    draft.put(m.ZonesUnlinked(command.border))


def offer_hold(state: State, seat: int) -> Sequence[Offer]:
    """A foe in the way: the game master says so, or lets it go."""
    if not _maps(state, seat):
        return NONE
    out: list[Offer] = []
    for border in state.scene.borders:
        near = [
            c.id for c in state.characters if c.here and not c.out and not c.hidden and c.zone in (border.a, border.b)
        ]
        choices = [*near, *([""] if border.holder else [])]
        if choices:
            out.append(Offer("hold_border", (border.id,), (Pick(tuple(choices)),), False))
    return out


def act_hold(draft: Draft, seat: int, command: m.HoldBorder) -> None:
    draft.put(m.BorderHeld(command.border, command.who))


def offer_place(state: State, seat: int) -> Sequence[Offer]:
    if not _maps(state, seat) or not state.scene.zones:
        return NONE
    zones = tuple([zone.id for zone in state.scene.zones])
    movable = [c for c in state.characters if c.here and not c.hidden and zones != (c.zone,)]
    return alike("place", [(c.id, (Pick(tuple([zone for zone in zones if zone != c.zone])),)) for c in movable])


def act_place(draft: Draft, seat: int, command: m.Place) -> None:
    draft.put(m.Placed(command.who, command.zone, draft.zone_name(command.zone)))


CHAPTER: Chapter = {
    m.Move: (offer_move, act_move),
    m.AddZone: (offer_add_zone, act_add_zone),
    m.RemoveZone: (offer_remove_zone, act_remove_zone),
    m.LinkZones: (offer_link, act_link),
    m.UnlinkZones: (offer_unlink, act_unlink),
    m.HoldBorder: (offer_hold, act_hold),
    m.Place: (offer_place, act_place),
}
