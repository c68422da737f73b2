"""Gear (B5, 2.13, 2.23): items come, are worn, carried, left, handed on and struck off; the load they make is told."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, Item, State
from parlour.games.yags.rules.ask import find_item, is_npc, leads, present, seat_of
from parlour.games.yags.rules.derive import band, tech_level
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.making import drafts, piece_id, sheets, tell_load, to_all
from parlour.games.yags.rules.skills import tl_key

HEAVIEST = 100_000_000
"""Grams: a hundred tons."""
PLACES = ("worn", "carried", "left")
_ASKS = (Number(0, HEAVIEST), Number(-1, HEAVIEST), Number(0, numbers.MOST), Text(numbers.NAME))


def is_barred(state: State, one: Creature, item: Item) -> bool:
    """YAG-251: of a higher Tech Level, the table blocks that, and the game master has not allowed it."""
    if state.options.tl_enforce != "block" or state.lax:
        return False
    return item.tl > tech_level(state, one) and tl_key(item.id) not in one.allowed


def place(item: Item) -> str:
    return "left" if not item.here else "worn" if item.worn else "carried"


def keepers(state: State, seat: int) -> list[Creature]:
    """Whose things this seat moves: at the step of gear or made."""
    made = [one for one in sheets(state, seat) if one.stage == "ready"]
    return [*made, *[one for one in drafts(state, seat, "gear") if one.stage != "ready"]]


# New ones


def offer_add(state: State, seat: int) -> Sequence[Offer]:
    """For one's own; the game master hands things to everybody."""
    people = keepers(state, seat)
    if leads(state, seat):
        people += [one for one in state.creatures if one.stage == "ready" and seat_of(state, one) != seat]
    return to_all("add_item", people, _ASKS)


def act_add(draft: Draft, seat: int, command: m.AddItem) -> None:
    """YAG-251: what belongs to a later age lies apart until the game master allows it; what she gives herself she
    allows."""
    one = draft.creature(command.who)
    item = Item(piece_id(draft, one, "i"), command.name.strip(), command.weight, command.worn_load, tl=command.tl)
    before, barred = band(one), is_barred(draft.state, one, item)
    if barred:
        item = Item(item.id, item.name, item.weight, item.worn_load, tl=item.tl, allowed=False, here=False)
    draft.put(m.ItemAdded(command.who, item))
    if barred and leads(draft.state, seat):
        draft.put(m.NoticeAllowed(command.who, tl_key(item.id)))
    elif barred and one.stage == "ready":
        text = f"{item.name}, of Tech Level {item.tl}"
        draft.put(m.Wished(draft.state.wished + 1, seat, "tl", command.who, text, item.id))
    tell_load(draft, command.who, before)


# Where they are


def offer_put(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in keepers(state, seat):
        for now in PLACES:
            items = tuple([item.id for item in one.items if place(item) == now and not is_barred(state, one, item)])
            to = tuple([where for where in PLACES if where != now])
            found += [Offer("put_item", (one.id,), (Pick(items), Pick(to)), False)] if items else []
    return found


def act_put(draft: Draft, seat: int, command: m.PutItem) -> None:
    one = draft.creature(command.who)
    draft.put(m.ItemPut(command.who, command.item, _named(one, command.item), command.where))
    tell_load(draft, command.who, band(one))


def offer_hand(state: State, seat: int) -> Sequence[Offer]:
    """Between those in the scene; what the game master allowed knows no place."""
    here = [one for one in state.creatures if one.stage == "ready" and not one.hidden] if state.lax else present(state)
    found: list[Offer] = []
    for one in here:
        items = tuple([item.id for item in one.items if item.here]) if seat_of(state, one) == seat else ()
        others = tuple([other.id for other in here if other.id != one.id])
        if items and others:
            found.append(Offer("hand_item", (one.id,), (Pick(items), Pick(others)), False))
    return found


def act_hand(draft: Draft, seat: int, command: m.HandItem) -> None:
    giver, taker = draft.creature(command.who), draft.creature(command.to)
    draft.put(m.ItemHanded(command.who, command.item, _named(giver, command.item), command.to))
    tell_load(draft, command.who, band(giver))
    tell_load(draft, command.to, band(taker))


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    """Struck from the sheet by its keeper; the game master takes things from everybody."""
    people = keepers(state, seat)
    if leads(state, seat):
        people += [one for one in state.creatures if one.stage == "ready" and not is_npc(one) and one not in people]
    return [
        Offer("drop_item", (one.id,), (Pick(tuple([item.id for item in one.items])),), False)
        for one in people
        if one.items
    ]


def act_drop(draft: Draft, seat: int, command: m.DropItem) -> None:
    one = draft.creature(command.who)
    draft.put(m.ItemDropped(command.who, command.item, _named(one, command.item)))
    tell_load(draft, command.who, band(one))


def _named(one: Creature, which: str) -> str:
    item = find_item(one, which)
    assert item is not None
    return item.name


CHAPTER: Chapter = {
    m.AddItem: (offer_add, act_add),
    m.PutItem: (offer_put, act_put),
    m.HandItem: (offer_hand, act_hand),
    m.DropItem: (offer_drop, act_drop),
}
