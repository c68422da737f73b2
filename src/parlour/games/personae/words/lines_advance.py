"""Sentences of advancement. What is planned is between a player and the game master; what was bought stands on the
sheet."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.words.purchases import purchase_words
from parlour.games.personae.words.reader import SAY, Reader, because, own, points, tells, told


@tells(m.PointSpent)
def _ledger(_reader: Reader, _event: m.PointSpent) -> None:
    """The ledger keeps it; what it bought has a line of its own."""


@tells(m.Awarded)
def _awarded(reader: Reader, event: m.Awarded) -> Line | None:
    """Of the game master's individuals it is hers."""
    if not reader.reads(event.who):
        return None
    text = told(SAY("awarded", who=reader.who(event.who), points=points(event.amount)), because(event.reason))
    return reader.of(event.who, text, "PER-221", kind="points", story=True)


@tells(m.Planned)
def _planned(reader: Reader, event: m.Planned) -> Line | None:
    if not reader.plays(event.who):
        return None
    words = purchase_words(reader.state, event.who, event.purchase)
    text = SAY("planned", who=reader.who(event.who), purchase=words, points=points(event.purchase.amount))
    return reader.of(event.who, text, "PER-222")


@tells(m.Unplanned)
def _unplanned(reader: Reader, event: m.Unplanned) -> Line | None:
    return (
        reader.of(event.who, SAY("unplanned", who=reader.who(event.who)), "PER-222")
        if reader.plays(event.who)
        else None
    )


@tells(m.BatchSubmitted)
def _submitted(reader: Reader, event: m.BatchSubmitted) -> Line | None:
    if not reader.plays(event.who):
        return None
    return reader.of(event.who, SAY("plans-submitted", who=reader.who(event.who)), "PER-222")


@tells(m.BatchSentBack)
def _sent_back(reader: Reader, event: m.BatchSentBack) -> Line | None:
    if not reader.plays(event.who):
        return None
    return reader.of(event.who, SAY("plans-sent-back", who=reader.who(event.who), reason=own(event.reason)), "PER-222")


@tells(m.BatchDone)
def _done(reader: Reader, event: m.BatchDone) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        SAY("points-spent", who=reader.who(event.who), points=points(event.cost)),
        "PER-222",
        kind="points",
        story=True,
    )


@tells(m.AttributeRaised)
def _raised(reader: Reader, event: m.AttributeRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        SAY("raised", who=reader.who(event.who), attribute=event.attribute, value=event.value),
        "PER-223",
        story=True,
    )


@tells(m.PoolGrown)
def _pool(reader: Reader, event: m.PoolGrown) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        SAY("pool-grown", who=reader.who(event.who), count=event.dice),
        "PER-044",
    )


@tells(m.HitBought)
def _hit(reader: Reader, event: m.HitBought) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(event.who, SAY("hit-bought", who=reader.who(event.who)), "PER-101")


@tells(m.ToughnessRaised)
def _tough(reader: Reader, event: m.ToughnessRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who, SAY("tougher", who=reader.who(event.who), toughness=event.toughness), "PER-260", story=True
    )
