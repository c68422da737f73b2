"""The game master's word on sheets: characters handed in, approved or sent back; single Traits; prices; swaps of
rank."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Number, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import leads
from parlour.games.personae.rules.checks import faults, value_fault
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.making import REASON, parts, sheets
from parlour.roleplay.chapter import NONE

PRICE = Number(1, 9)


def offer_submit(state: State, seat: int) -> Sequence[Offer]:
    """C6 to C7: everything is there and nothing too much."""
    people = [one for one in sheets(state, seat) if one.stage == "gear" and (state.lax or not faults(state, one))]
    return [Offer("submit", (one.id,)) for one in people]


def act_submit(draft: Draft, seat: int, command: m.Submit) -> None:
    draft.put(m.Submitted(command.who))


def offer_approve(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    return [
        Offer("approve", (one.id,))
        for one in state.individuals
        if one.stage == "review" and (state.lax or not faults(state, one))
    ]


def act_approve(draft: Draft, seat: int, command: m.Approve) -> None:
    draft.put(m.Approved(command.who))


def offer_send_back(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("send_back", (one.id,), (REASON,)) for one in state.individuals if one.stage == "review"]
        if leads(state, seat)
        else NONE
    )


def act_send_back(draft: Draft, seat: int, command: m.SendBack) -> None:
    draft.put(m.WasSentBack(command.who, command.reason.strip()))


def pending(person: Individual) -> list[str]:
    """PER-038, PER-065, PER-091, PER-111: what on a sheet waits for the game master."""
    return [one.id for one in parts(person) if not one.approved]


def offer_trait(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    people = [(one, tuple(pending(one))) for one in state.individuals]
    return [Offer("approve_trait", (one.id,), (Pick(waiting),), False) for one, waiting in people if waiting]


def act_trait(draft: Draft, seat: int, command: m.ApproveTrait) -> None:
    draft.put(m.TraitApproved(command.who, command.trait))


def offer_price(state: State, seat: int) -> Sequence[Offer]:
    """PER-279: another price for upgrading one Quality."""
    if not leads(state, seat):
        return NONE
    found: list[Offer] = []
    for one in state.individuals:
        if one.stage == "dead":
            continue
        found += [
            Offer("agree_price", (one.id, ability.id), (PRICE,), False) for ability in one.abilities if ability.quality
        ]
    return found


def act_price(draft: Draft, seat: int, command: m.AgreePrice) -> None:
    draft.put(m.PriceAgreed(command.who, command.ability, command.price))


# Swaps


def swapped(person: Individual, one: str, other: str) -> Individual:
    ranks = list(person.ranks)
    here, there = [ATTRIBUTES.index(name) for name in (one, other)]
    ranks[here], ranks[there] = ranks[there], ranks[here]
    return replace(person, ranks=tuple(ranks))


def swappable(state: State, person: Individual) -> list[tuple[str, str]]:
    """PER-025: two Attributes of unlike rank, and every cap holds afterwards."""
    shares = state.options.advancement_percent_caps == "on"
    found: list[tuple[str, str]] = []
    for one in ATTRIBUTES:
        for other in ATTRIBUTES:
            if one >= other or derive.rank(person, one) == derive.rank(person, other):
                continue
            after = swapped(person, one, other)
            if state.lax or not any(
                value_fault(after, name, derive.value(after, name), shares=shares) for name in ATTRIBUTES
            ):
                found += [(one, other), (other, one)]
    return found


def by_trait(person: Individual) -> Ability | None:
    """The Trait that allows one more swap."""
    return next((one for one, effect in derive.benefits(person, "changePriority") if one.uses < effect.amount), None)


def may_swap(state: State, seat: int) -> list[Individual]:
    """Through a Trait its player swaps; where it is free the game master does, when she agrees."""
    people = [one for one in state.individuals if one.stage == "ready" and one.numbered and not one.hidden]
    if state.lax:
        return [one for one in people if one in sheets(state, seat)]
    how = state.options.priorities_change
    if how == "viaTraits":
        return [one for one in sheets(state, seat) if one.stage == "ready" and by_trait(one) is not None]
    return people if how == "free" and leads(state, seat) else []


def offer_swap(state: State, seat: int) -> Sequence[Offer]:
    if state.challenge is not None:
        return NONE
    found: list[Offer] = []
    for person in may_swap(state, seat):
        pairs: dict[str, list[str]] = {}
        for one, other in swappable(state, person):
            pairs.setdefault(one, []).append(other)
        found += [Offer("swap_ranks", (person.id, one), (Pick(tuple(others)),), False) for one, others in pairs.items()]
    return found


def act_swap(draft: Draft, seat: int, command: m.SwapRanks) -> None:
    by = by_trait(draft.individual(command.who)) if draft.state.options.priorities_change == "viaTraits" else None
    draft.put(m.RanksSwapped(command.who, command.one, command.other, by.id if by is not None else ""))


def awaits(state: State) -> set[int]:
    """The game master, while a character lies before her."""
    return {state.desk.gm} if any(one.stage == "review" and not one.hidden for one in state.individuals) else set()


CHAPTER: Chapter = {
    m.Submit: (offer_submit, act_submit),
    m.Approve: (offer_approve, act_approve),
    m.SendBack: (offer_send_back, act_send_back),
    m.ApproveTrait: (offer_trait, act_trait),
    m.AgreePrice: (offer_price, act_price),
    m.SwapRanks: (offer_swap, act_swap),
}
