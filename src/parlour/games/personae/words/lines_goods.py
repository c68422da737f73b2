"""Sentences of things to buy, Resource Caps, wishes before the game master, and what comes round with time."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import rarity
from parlour.games.personae.words.phrases import because, counted, first_up, quoted
from parlour.games.personae.words.reader import Reader, criticals, tells


def _cost(reader: Reader, cost: int) -> str:
    """cost 3, Uncommon"""
    one = reader.state.options
    return f"cost {cost}, {rarity(cost, one.rarity_uncommon, one.rarity_rare, one.rarity_very_rare, one.rarity_unique)}"


@tells(m.WareSet)
def _ware(reader: Reader, event: m.WareSet) -> Line:
    one = event.ware
    if one.local >= 0:
        return Line(f"{first_up(one.name)} here: {_cost(reader, one.local)}.", ("PER-061",), "fact")
    return Line(f"To be had: {one.name}, {_cost(reader, one.cost)}.", ("PER-060",), "fact")


@tells(m.Bought)
def _bought(reader: Reader, event: m.Bought) -> Line:
    return reader.of(
        event.who, f"{reader.who(event.who)} buys {event.name}, {_cost(reader, event.cost)}.", "PER-058", story=True
    )


@tells(m.CapRolled)
def _rolled(reader: Reader, event: m.CapRolled) -> Line:
    how = "it does" if event.die <= event.cost else "it holds"
    text = f"Does it wear out the Resource Cap of {reader.who(event.who)}? A {event.die} against {event.cost}: {how}."
    return reader.of(event.who, text, "PER-059", kind="roll")


@tells(m.CapWorn)
def _worn(reader: Reader, event: m.CapWorn) -> Line | None:
    if not reader.reads(event.who):
        return None
    text = (
        f"It wears: {reader.trait(event.who, event.talent, 'a Resource')} adds one less to the Resource Cap of "
        f"{reader.who(event.who)}."
    )
    return reader.of(event.who, text, "PER-059")


@tells(m.CapRaised)
def _raised(reader: Reader, event: m.CapRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    text = (
        f"The Resource Cap of {reader.who(event.who)} is {event.amount} higher for "
        f"{counted(event.scenes, 'scene')}.{because(event.reason)}"
    )
    return reader.of(event.who, text, "PER-062", story=True)


@tells(m.CapRaiseOver)
def _over(reader: Reader, event: m.CapRaiseOver) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who, f"The Resource Cap of {reader.who(event.who)} is {event.amount} lower again.", "PER-062"
    )


# Before the game master


@tells(m.WishMade)
def _wish(reader: Reader, event: m.WishMade) -> Line | None:
    """What somebody would do, and may if the game master says so; about a sheet only to who may read it."""
    one = event.wish
    if not reader.reads(one.who):
        return None
    who, piece = reader.who(one.who), reader.trait(one.who, one.piece)
    match one.what:
        case "wear":
            text, rule = f"Does the purchase wear out the Resource Cap of {who}? The game master is asked.", "PER-059"
        case "similar":
            text, rule = f"{who} would help with {piece}. Is that similar enough? The game master is asked.", "PER-140"
        case _:
            text, rule = (
                f"{who} would use {quoted(piece)}. Does it hold here: {one.detail}? The game master is asked.",
                "PER-078",
            )
    return Line(first_up(text), (rule,), "roll" if one.what in ("similar", "condition") else "event", one.seat)


@tells(m.WishAnswered)
def _answered(_reader: Reader, event: m.WishAnswered) -> Line:
    return Line(f"The game master says {'yes' if event.yes else 'no'}.", ("PER-003",))


# With time


@tells(m.CriticalsExpired)
def _expired(reader: Reader, event: m.CriticalsExpired) -> Line:
    return Line(
        f"{reader.bank(event.owner)} loses {criticals(event.amount)}: the time for it is over.",
        ("PER-136",),
        "points",
        event.owner,
    )


@tells(m.UsesRefreshed)
def _refreshed(_reader: Reader, event: m.UsesRefreshed) -> Line:
    return Line(f"What serves once per {event.every} may be used again.", ("PER-078",))
