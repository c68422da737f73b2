"""What events of advancement do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Batch, Entry
from parlour.games.personae.rules.draft import Draft, applies
from parlour.games.personae.rules.purchases import batch_of


def _enter(draft: Draft, who: str, amount: int, what: str) -> None:
    person = draft.one(who)
    entry = Entry(amount, what, draft.state.desk.session)
    draft.set_one(who, dp=person.dp + amount, ledger=(*person.ledger, entry))


def _put(draft: Draft, batch: Batch) -> None:
    """The batch as it is now; an empty one is forgotten."""
    others = tuple([one for one in draft.state.batches if one.who != batch.who])
    draft.set(batches=(*others, batch) if batch.purchases else others)


@applies(m.Awarded)
def _awarded(draft: Draft, event: m.Awarded) -> None:
    _enter(draft, event.who, event.amount, event.reason)


@applies(m.Planned)
def _planned(draft: Draft, event: m.Planned) -> None:
    batch = batch_of(draft.state, event.who)
    _put(draft, replace(batch, purchases=(*batch.purchases, event.purchase)))


@applies(m.Unplanned)
def _unplanned(draft: Draft, event: m.Unplanned) -> None:
    batch = batch_of(draft.state, event.who)
    _put(draft, replace(batch, purchases=(*batch.purchases[: event.at - 1], *batch.purchases[event.at :])))


@applies(m.BatchSubmitted)
def _submitted(draft: Draft, event: m.BatchSubmitted) -> None:
    _put(draft, replace(batch_of(draft.state, event.who), submitted=True))


@applies(m.BatchSentBack)
def _sent_back(draft: Draft, event: m.BatchSentBack) -> None:
    _put(draft, replace(batch_of(draft.state, event.who), submitted=False))


@applies(m.BatchDone)
def _done(draft: Draft, event: m.BatchDone) -> None:
    _put(draft, Batch(event.who))


@applies(m.PointSpent)
def _spent(draft: Draft, event: m.PointSpent) -> None:
    _enter(draft, event.who, -event.amount, event.what)


@applies(m.AttributeRaised)
def _raised(draft: Draft, event: m.AttributeRaised) -> None:
    person, at = draft.one(event.who), ATTRIBUTES.index(event.attribute)
    draft.set_one(event.who, values=(*person.values[:at], event.value, *person.values[at + 1 :]))


@applies(m.PoolGrown)
def _pool(draft: Draft, event: m.PoolGrown) -> None:
    draft.set_one(event.who, pool=draft.one(event.who).pool + event.dice)


@applies(m.HitBought)
def _hit(draft: Draft, event: m.HitBought) -> None:
    draft.set_one(event.who, hits_bought=draft.one(event.who).hits_bought + 1)


@applies(m.ToughnessRaised)
def _tougher(draft: Draft, event: m.ToughnessRaised) -> None:
    draft.set_one(event.who, toughness=event.toughness)
