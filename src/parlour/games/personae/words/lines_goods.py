"""Sentences of things to buy, Resource Caps, petitions before the game master, and what comes round with time."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import rarity
from parlour.games.personae.words.phrases import first_up
from parlour.games.personae.words.reader import SAY, Reader, because, criticals, tells, told


def _cost(reader: Reader, cost: int) -> str:
    """cost 3, Uncommon"""
    one = reader.state.options
    kind = rarity(cost, one.rarity_uncommon, one.rarity_rare, one.rarity_very_rare, one.rarity_unique)
    return SAY("cost", cost=cost, rarity=kind)


@tells(m.WareSet)
def _ware(reader: Reader, event: m.WareSet) -> Line:
    one = event.ware
    if one.local >= 0:
        return Line(SAY("ware-local", name=first_up(one.name), cost=_cost(reader, one.local)), ("PER-061",), "fact")
    return Line(SAY("ware", name=one.name, cost=_cost(reader, one.cost)), ("PER-060",), "fact")


@tells(m.Bought)
def _bought(reader: Reader, event: m.Bought) -> Line:
    text = SAY("bought", who=reader.who(event.who), name=event.name, cost=_cost(reader, event.cost))
    return reader.of(event.who, text, "PER-058", story=True)


@tells(m.CapRolled)
def _rolled(reader: Reader, event: m.CapRolled) -> Line:
    key = "cap-rolled-worn" if event.die <= event.cost else "cap-rolled-holds"
    die = first_up(SAY("a-face", face=event.die))
    text = SAY(key, who=reader.who(event.who), die=die, cost=event.cost)
    return reader.of(event.who, text, "PER-059", kind="roll")


@tells(m.CapWorn)
def _worn(reader: Reader, event: m.CapWorn) -> Line | None:
    if not reader.reads(event.who):
        return None
    talent = reader.trait(event.who, event.talent, SAY("a-resource"))
    text = SAY("cap-worn", talent=talent, who=reader.who(event.who))
    return reader.of(event.who, text, "PER-059")


@tells(m.CapRaised)
def _raised(reader: Reader, event: m.CapRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    text = SAY("cap-raised", who=reader.who(event.who), amount=event.amount, scenes=event.scenes)
    return reader.of(event.who, told(text, because(event.reason)), "PER-062", story=True)


@tells(m.CapRaiseOver)
def _over(reader: Reader, event: m.CapRaiseOver) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(event.who, SAY("cap-raise-over", who=reader.who(event.who), amount=event.amount), "PER-062")


# Before the game master


@tells(m.PetitionMade)
def _petition(reader: Reader, event: m.PetitionMade) -> Line | None:
    """What somebody would do, and may if the game master says so; about a sheet only to who may read it."""
    one = event.wish
    if not reader.reads(one.who):
        return None
    who, piece = reader.who(one.who), reader.trait(one.who, one.piece)
    rule = {"wear": "PER-059", "similar": "PER-140"}.get(one.what, "PER-078")
    key = f"wish-{one.what if one.what in ('wear', 'similar') else 'condition'}"
    text = SAY(key, who=who, trait=piece, condition=one.detail)
    return Line(first_up(text), (rule,), "roll" if one.what in ("similar", "condition") else "event", one.seat)


@tells(m.PetitionAnswered)
def _answered(_reader: Reader, event: m.PetitionAnswered) -> Line:
    return Line(SAY("wish-yes" if event.yes else "wish-no"), ("PER-003",))


# With time


@tells(m.CriticalsExpired)
def _expired(reader: Reader, event: m.CriticalsExpired) -> Line:
    return Line(
        SAY("expired", who=reader.bank(event.owner), criticals=criticals(event.amount)),
        ("PER-136",),
        "points",
        event.owner,
    )


@tells(m.UsesRefreshed)
def _refreshed(_reader: Reader, event: m.UsesRefreshed) -> Line:
    return Line(SAY(f"refreshed-{event.every}"), ("PER-078",))
