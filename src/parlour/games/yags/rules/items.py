"""Gear (B5, 2.13, 2.23): items come, are worn, carried, left, handed on and struck off; the load they make is told."""

from parlour.core.judge import Count, Move, One, Words, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, Item, State
from parlour.games.yags.rules.ask import find_item
from parlour.games.yags.rules.conditions import SHOWN, dead, made_or_at
from parlour.games.yags.rules.derive import band, tech_level
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.making import piece_id, tell_load
from parlour.games.yags.rules.skills import tl_key
from parlour.roleplay.cast import not_here, not_yours, not_yours_nor_gm, people, seat_of
from parlour.roleplay.chapter import leads

HEAVIEST = 100_000_000
"""Grams: a hundred tons."""
PLACES = ("worn", "carried", "left")


def is_barred(state: State, one: Creature, item: Item) -> bool:
    """YAG-251: of a higher Tech Level, the table blocks that, and the game master has not allowed it."""
    if state.options.tl_enforce != "block" or state.lax:
        return False
    return item.tl > tech_level(state, one) and tl_key(item.id) not in one.allowed


def place(item: Item) -> str:
    return "left" if not item.here else "worn" if item.worn else "carried"


KEEPING = (not_yours, dead, *made_or_at("gear"))
"""Whose things this seat moves: at the step of gear, or made."""


def anothers_draft(state: State, seat: int, it: Creature) -> bool:
    """The game master gives to everybody who is made, and takes from them."""
    return it.stage != "ready" and seat_of(state, it) != seat


GIVING = (not_yours_nor_gm, dead, anothers_draft, *made_or_at("gear"))


def items(who: Creature) -> tuple[Item, ...]:
    return who.items


# New ones


def act_add(draft: Draft, seat: int, command: m.AddItem) -> None:
    """YAG-251: what belongs to a later age lies apart until the game master allows it; what she gives herself she
    allows."""
    one = draft.one(command.who)
    item = Item(piece_id(draft, one, "i"), command.name.strip(), command.weight, command.worn_load, tl=command.tl)
    before, barred = band(one), is_barred(draft.state, one, item)
    if barred:
        item = Item(item.id, item.name, item.weight, item.worn_load, tl=item.tl, allowed=False, here=False)
    draft.put(m.ItemAdded(command.who, item))
    if barred and leads(draft.state, seat):
        draft.put(m.NoticeAllowed(command.who, tl_key(item.id)))
    elif barred and one.stage == "ready":
        text = f"{item.name}, of Tech Level {item.tl}"
        draft.put(m.Petitioned(draft.state.petitioned + 1, seat, "tl", command.who, text, item.id))
    tell_load(draft, command.who, before)


# Where they are


def of_a_later_age(state: State, who: Creature, it: Item) -> bool:
    """YAG-251."""
    return is_barred(state, who, it)


def there_already(item: Item, it: str) -> bool:
    return place(item) == it


def act_put(draft: Draft, seat: int, command: m.PutItem) -> None:
    one = draft.one(command.who)
    draft.put(m.ItemPut(command.who, command.item, _named(one, command.item), command.where))
    tell_load(draft, command.who, band(one))


def left_behind(it: Item) -> bool:
    return not it.here


def act_hand(draft: Draft, seat: int, command: m.HandItem) -> None:
    giver, taker = draft.one(command.who), draft.one(command.to)
    draft.put(m.ItemHanded(command.who, command.item, _named(giver, command.item), command.to))
    tell_load(draft, command.who, band(giver))
    tell_load(draft, command.to, band(taker))


def act_drop(draft: Draft, seat: int, command: m.DropItem) -> None:
    one = draft.one(command.who)
    draft.put(m.ItemDropped(command.who, command.item, _named(one, command.item)))
    tell_load(draft, command.who, band(one))


def _named(one: Creature, which: str) -> str:
    item = find_item(one, which)
    assert item is not None
    return item.name


MOVES: Moves = {
    Move(
        m.AddItem,
        {
            "who": One(people, unless=GIVING),
            "weight": Count(0, HEAVIEST),
            "worn_load": Count(-1, HEAVIEST, suggest=-1),
            "tl": Count(0, numbers.MOST, suggest=0),
            "name": Words(numbers.NAME),
        },
        rule="YAG-186",
    ): act_add,
    Move(
        m.PutItem,
        {
            "who": One(people, unless=KEEPING),
            "item": One(items, unless=(of_a_later_age,)),
            "where": One(PLACES, unless=(there_already,)),
        },
        rule="YAG-186",
        decided=1,
    ): act_put,
    Move(
        m.HandItem,
        {
            "who": One(people, unless=(not_yours, *SHOWN, waived(not_here))),
            "item": One(items, unless=(left_behind,)),
            "to": One(people, unless=(*SHOWN, waived(not_here)), distinct="who"),
        },
        rule="YAG-186",
        decided=1,
    ): act_hand,
    Move(
        m.DropItem,
        {"who": One(people, unless=GIVING), "item": One(items)},
        rule="YAG-186",
        decided=1,
    ): act_drop,
}
