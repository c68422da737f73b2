"""Zones (5.2.2, 7.3): where everybody is, what lies between, and moving through it."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import NAME, PHRASE
from parlour.games.fate.model import Border, Character, State, Zone
from parlour.games.fate.rules.conditions import (
    IN_PLAY,
    MAPPING,
    ON_TURN,
    By,
    conceded,
    no_conflict,
    not_begun,
    not_here,
    roll_open,
    shown,
    taken_out,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.mapping import FAR, costly_steps, distance, free_steps, hindered, neighbours, open_ways
from parlour.games.fate.rules.turns import advance, has_action
from parlour.roleplay.cast import people

# Moving


def zones(state: State) -> tuple[Zone, ...]:
    return state.scene.zones


def nowhere(who: Character) -> bool:
    return not who.zone


def there_already(who: Character, it: Zone) -> bool:
    return who.zone == it.id


def overcome_first(state: State, who: Character, it: Zone) -> bool:
    """FAE-Q17: by switch a hindered border is crossed by a roll."""
    return state.options.move_hindered == "overcome" and _is_barred(state, who, it) and not _is_near(state, who, it)


def _is_barred(state: State, who: Character, zone: Zone) -> bool:
    """It lies behind a hindered border."""
    return any(other == zone.id and hindered(state, b, who) for other, b in neighbours(state, who.zone))


def _is_near(state: State, who: Character, zone: Zone) -> bool:
    """It is to be reached without crossing one, in a turn."""
    return 1 <= open_ways(state, who).get(zone.id, FAR + 1) <= (state.options.move_far or FAR)


def no_way(state: State, who: Character, it: Zone) -> bool:
    """FAE-Q46."""
    return distance(state, who.zone, it.id) >= FAR


def too_far(state: State, who: Character, it: Zone) -> bool:
    return it.id in open_ways(state, who) and it.id not in costly_steps(state, who)


def way_hindered(state: State, who: Character, it: Zone) -> bool:
    """Farther off no hindered border is crossed."""
    return it.id not in costly_steps(state, who)


def _is_costly(state: State, who: Character, zone: Zone) -> bool:
    """It takes the action, and that is used."""
    return zone.id not in free_steps(state, who) and not has_action(state, who.id)


def moved_already(state: State, who: Character, it: Zone) -> bool:
    """FAE-Q16: one free zone a turn."""
    return _is_costly(state, who, it) and open_ways(state, who).get(it.id) == 1


def hindered_and_acted(state: State, who: Character, it: Zone) -> bool:
    """FAE-094."""
    return _is_costly(state, who, it) and _is_barred(state, who, it)


def far_and_acted(state: State, who: Character, it: Zone) -> bool:
    """FAE-093."""
    return _is_costly(state, who, it)


def act_move(draft: Draft, seat: int, command: m.Move) -> None:
    person = draft.character(command.who)
    free = command.zone in free_steps(draft.state, person)
    if not free:
        draft.put(m.Acted(person.id))
    draft.put(m.Moved(person.id, command.zone, "free" if free else "action", draft.zone_name(command.zone)))
    advance(draft)


# The game master's map


def borders(state: State) -> tuple[Border, ...]:
    return state.scene.borders


def holders(state: State) -> dict[str, By]:
    """Somebody, or "" to let it go."""
    return {"": "", **{c.id: c for c in shown(state)}}


def not_held(border: Border, it: By) -> bool:
    return it == "" and not border.holder


def not_near(border: Border, it: By) -> bool:
    return isinstance(it, Character) and it.zone not in (border.a, border.b)


def act_add_zone(draft: Draft, seat: int, command: m.AddZone) -> None:
    draft.put(m.ZoneAdded(Zone(draft.new_id("z"), command.name.strip())))


def act_remove_zone(draft: Draft, seat: int, command: m.RemoveZone) -> None:
    draft.put(m.ZoneRemoved(command.zone))


def act_link(draft: Draft, seat: int, command: m.LinkZones) -> None:
    """A second link between the same zones changes what lies between them."""
    known = next((b for b in draft.state.scene.borders if {b.a, b.b} == {command.a, command.b}), None)
    border_id = known.id if known is not None else draft.new_id("b")
    holder = known.holder if known is not None else ""
    draft.put(m.ZonesLinked(Border(border_id, command.a, command.b, command.barrier.strip(), holder)))


def act_unlink(draft: Draft, seat: int, command: m.UnlinkZones) -> None:
    draft.put(m.ZonesUnlinked(command.border))


def act_hold(draft: Draft, seat: int, command: m.HoldBorder) -> None:
    draft.put(m.BorderHeld(command.border, command.who))


def act_place(draft: Draft, seat: int, command: m.Place) -> None:
    draft.put(m.Placed(command.who, command.zone, draft.zone_name(command.zone)))


MOVES: Moves = {
    Move(
        m.Move,
        {
            "who": One(people, unless=(*IN_PLAY, *ON_TURN)),
            "zone": One(
                zones,
                unless=(
                    nowhere,
                    there_already,
                    overcome_first,
                    no_way,
                    too_far,
                    way_hindered,
                    waived(moved_already),
                    waived(hindered_and_acted),
                    waived(far_and_acted),
                ),
            ),
        },
        rule="FAE-092",
        unless=(no_conflict, not_begun, roll_open),
        decided=1,
    ): act_move,
    Move(m.AddZone, {"name": Words(NAME)}, rule="FAE-134", unless=MAPPING): act_add_zone,
    Move(m.RemoveZone, {"zone": One(zones)}, rule="FAE-134", unless=MAPPING): act_remove_zone,
    Move(
        m.LinkZones,
        {"a": One(zones), "b": One(zones, distinct="a"), "barrier": Words(PHRASE, 0)},
        rule="FAE-134",
        unless=MAPPING,
    ): act_link,
    Move(m.UnlinkZones, {"border": One(borders)}, rule="FAE-134", unless=MAPPING): act_unlink,
    Move(
        m.HoldBorder,
        {"border": One(borders), "who": One(holders, unless=(not_held, not_here, taken_out, conceded, not_near))},
        rule="FAE-094",
        unless=MAPPING,
        decided=1,
    ): act_hold,
    Move(
        m.Place,
        {"who": One(shown, unless=(not_here,)), "zone": One(zones, unless=(there_already,))},
        rule="FAE-134",
        unless=MAPPING,
    ): act_place,
}
