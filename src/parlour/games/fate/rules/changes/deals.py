"""What the events of compels and proposed facts do to the state: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.rules.draft import Draft, applies


@applies(m.DealOffered)
def _deal_offered(draft: Draft, event: m.DealOffered) -> None:
    draft.set(deals=(*draft.state.deals, event.deal), dealt=event.deal.id)


@applies(m.DealBargained)
def _deal_bargained(draft: Draft, event: m.DealBargained) -> None:
    deals = [replace(d, text=event.text, turned=event.turned) if d.id == event.deal else d for d in draft.state.deals]
    draft.set(deals=tuple(deals))


@applies(m.DealClosed)
def _deal_closed(draft: Draft, event: m.DealClosed) -> None:
    draft.set(deals=tuple([d for d in draft.state.deals if d.id != event.deal.id]))


@applies(m.FactProposed)
def _fact_proposed(draft: Draft, event: m.FactProposed) -> None:
    draft.set(facts=(*draft.state.facts, event.fact), dealt=event.fact.id)


@applies(m.FactAgreed)
def _fact_agreed(draft: Draft, event: m.FactAgreed) -> None:
    _set_fact(draft, event.fact, lambda waiting: tuple([seat for seat in waiting if seat != event.seat]))


@applies(m.FactSettled)
def _fact_settled(draft: Draft, event: m.FactSettled) -> None:
    _set_fact(draft, event.fact, lambda waiting: ())


def _set_fact(draft: Draft, which: int, left: Any) -> None:
    facts = [replace(fact, waiting=left(fact.waiting)) if fact.id == which else fact for fact in draft.state.facts]
    draft.set(facts=tuple(facts))


@applies(m.FactDropped)
def _fact_dropped(draft: Draft, event: m.FactDropped) -> None:
    draft.set(facts=tuple([fact for fact in draft.state.facts if fact.id != event.fact]))
