"""The game master's word on sheets: characters handed in, approved or sent back; single Traits; prices; swaps of
rank."""

from msgspec.structs import replace

from parlour.core.judge import Count, Move, One, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import SENTENCE
from parlour.games.personae.model import ATTRIBUTES, Ability, Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import Trait
from parlour.games.personae.rules.checks import faults, value_fault
from parlour.games.personae.rules.conditions import MADE, challenge_open, dead, no_sheet
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.kept import on_sheet
from parlour.games.personae.rules.making import parts
from parlour.roleplay.cast import in_hiding, not_gm, not_yours, people, seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.company import act_send_back, act_submit


def not_at_gear(it: Individual) -> bool:
    return it.stage != "gear"


def not_complete(state: State, it: Individual) -> bool:
    """C6 to C7: everything is there and nothing too much."""
    return bool(faults(state, it))


def nobody_handed_in(state: State) -> bool:
    return not any([one.stage == "review" for one in state.individuals])


def not_handed_in(it: Individual) -> bool:
    return it.stage != "review"


def act_approve(draft: Draft, seat: int, command: m.Approve) -> None:
    draft.put(m.Approved(command.who))


def traits_of(who: Individual) -> list[Trait]:
    return parts(who)


def approved(it: Trait) -> bool:
    """PER-038, PER-065, PER-091, PER-111: what on a sheet waits for the game master."""
    return it.approved


def act_trait(draft: Draft, seat: int, command: m.ApproveTrait) -> None:
    draft.put(m.TraitApproved(command.who, command.trait))


def abilities_of(who: Individual) -> tuple[Ability, ...]:
    return who.abilities


def not_a_quality(it: Ability) -> bool:
    """PER-279: another price for upgrading one Quality."""
    return not it.quality


def act_price(draft: Draft, seat: int, command: m.AgreePrice) -> None:
    draft.put(m.PriceAgreed(command.who, command.ability, command.price))


# Swaps


def swapped(person: Individual, one: str, other: str) -> Individual:
    ranks = list(person.ranks)
    here, there = [ATTRIBUTES.index(name) for name in (one, other)]
    ranks[here], ranks[there] = ranks[there], ranks[here]
    return replace(person, ranks=tuple(ranks))


def never_swapped(state: State) -> bool:
    """PER-025."""
    return state.options.priorities_change == "never"


def gm_agrees(state: State, seat: int) -> bool:
    """Where it is free the game master does it, when she agrees."""
    return state.options.priorities_change == "free" and not leads(state, seat)


def not_your_swap(state: State, seat: int, it: Individual) -> bool:
    """Through a Trait its player swaps."""
    return (state.options.priorities_change != "free" or state.lax) and seat_of(state, it) != seat


def no_swap_trait(state: State, it: Individual) -> bool:
    return state.options.priorities_change == "viaTraits" and by_trait(it) is None


def alike(who: Individual, one: str, it: str) -> bool:
    """PER-025: two Attributes of unlike rank,"""
    return derive.rank(who, one) == derive.rank(who, it)


def caps_broken(state: State, who: Individual, one: str, it: str) -> bool:
    """and every cap holds afterwards."""
    shares = state.options.advancement_percent_caps == "on"
    after = swapped(who, one, it)
    return any([value_fault(after, name, derive.value(after, name), shares=shares) for name in ATTRIBUTES])


def by_trait(person: Individual) -> Ability | None:
    """The Trait that allows one more swap."""
    return next((one for one, effect in derive.benefits(person, "changePriority") if one.uses < effect.amount), None)


def act_swap(draft: Draft, seat: int, command: m.SwapRanks) -> None:
    by = by_trait(draft.one(command.who)) if draft.state.options.priorities_change == "viaTraits" else None
    draft.put(m.RanksSwapped(command.who, command.one, command.other, by.id if by is not None else ""))


def awaits(state: State) -> set[int]:
    """The game master, while a character lies before her."""
    return {state.desk.gm} if any(one.stage == "review" and not one.hidden for one in state.individuals) else set()


_SWAPPER = (not_your_swap, *MADE, no_sheet, in_hiding, waived(no_swap_trait))
MOVES: Moves = {
    Move(
        m.Submit,
        {"who": One(people, unless=(not_yours, no_sheet, not_at_gear, waived(not_complete)))},
        rule="PER-109",
        owed=True,
        decided=1,
    ): act_submit,
    Move(
        m.Approve,
        {"who": One(people, unless=(not_handed_in, not_complete))},
        rule="PER-065",
        unless=(not_gm, nobody_handed_in),
        owed=True,
        decided=1,
    ): act_approve,
    Move(
        m.SendBack,
        {"who": One(people, unless=(not_handed_in,)), "reason": Words(SENTENCE, 0)},
        rule="PER-065",
        unless=(not_gm, nobody_handed_in),
        owed=True,
        decided=1,
    ): act_send_back,
    Move(
        m.ApproveTrait,
        {"who": One(people, rests=on_sheet), "trait": One(traits_of, unless=(approved,))},
        rule="PER-065",
        unless=(not_gm,),
        decided=1,
    ): act_trait,
    Move(
        m.AgreePrice,
        {
            "who": One(people, unless=(dead,)),
            "ability": One(abilities_of, unless=(not_a_quality,)),
            "price": Count(1, 9),
        },
        rule="PER-279",
        unless=(not_gm,),
        decided=2,
    ): act_price,
    Move(
        m.SwapRanks,
        {
            "who": One(people, unless=_SWAPPER),
            "one": One(ATTRIBUTES),
            "other": One(ATTRIBUTES, unless=(alike, waived(caps_broken))),
        },
        rule="PER-025",
        unless=(challenge_open, waived(never_swapped), waived(gm_agrees)),
        decided=2,
    ): act_swap,
}
