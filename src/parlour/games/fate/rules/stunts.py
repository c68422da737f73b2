"""Stunts: two templates, written in a draft or onto the bench, permitted, taken, used once a session."""

from typing import NamedTuple

from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.files import FILES
from parlour.games.fate.content.numbers import PHRASE, SENTENCE
from parlour.games.fate.model import ACTIONS, APPROACHES, Character, State, Stunt
from parlour.games.fate.rules.ask import free_stunts, lowest_refresh, refresh_with
from parlour.games.fate.rules.conditions import OWN, conceded, not_yours, roll_open, taken_out
from parlour.games.fate.rules.creation import IN_DRAFT, full_sheet, submitted
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.roleplay.cast import no_session, not_gm, people
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

BOTH = "create+overcome"
"""FAE-040: the one pair of actions a stunt may cover."""
WHENS = ("any", "conflict", "physical", "mental", "contest")
ADVERBS = {
    "Careful": "carefully", "Clever": "cleverly", "Flashy": "flashily", "Forceful": "forcefully", "Quick": "quickly",
    "Sneaky": "sneakily",
}  # fmt: skip
DOES = {"create": "create advantages", "overcome": "overcome", "attack": "attack", "defend": "defend"}


def sentence(stunt: Stunt) -> str:
    """FAE-038, FAE-041: the whole stunt in plain words."""
    if stunt.template == "bend":
        return FILES.stunt.bend.format(feature=stunt.feature, effect=stunt.effect)
    does = " or ".join([DOES[action] for action in stunt.actions])
    how, when = ADVERBS[stunt.approach], stunt.circumstance
    return FILES.stunt.bonus.format(feature=stunt.feature, how=how, does=does, circumstance=when)


def matches(stunt: Stunt, approach: str, action: str) -> bool:
    """FAE-038: a bonus is proposed only where approach and action fit; the circumstance is judged at the table."""
    return stunt.template == "bonus" and stunt.permitted and stunt.approach == approach and action in stunt.actions


def is_used(state: State, stunt: Stunt) -> bool:
    """FAE-041: used in this session already."""
    return stunt.used > 0 and stunt.used == state.desk.session


def fits_here(state: State, stunt: Stunt) -> bool:
    """FAE-X05: whether this is a situation in which the bend can be used at all."""
    if stunt.when == "contest":
        return state.contest is not None
    if stunt.when == "any":
        return True
    return state.conflict is not None and stunt.when in ("conflict", state.conflict.harm)


# Writing


def no_stunts(it: Character) -> bool:
    """FAE-167."""
    return not full_sheet(it)


def too_many_stunts(it: Character) -> bool:
    """FAE-033, FAE-036: in a draft while refresh stays at 1; in play onto the bench."""
    return it.status == "draft" and not affords(it)


def _writing() -> One:
    return One(people, unless=(not_yours, no_stunts, submitted, waived(too_many_stunts)))


class Numbered(NamedTuple):
    """A stunt and its place on the sheet; -1 is the bench."""

    at: int
    stunt: Stunt


def sheet_stunts(who: Character) -> dict[int, Numbered]:
    return {at: Numbered(at, stunt) for at, stunt in enumerate(who.stunts)}


def every_stunt(who: Character) -> dict[int, Numbered]:
    return {**sheet_stunts(who), **({-1: Numbered(-1, who.bench)} if who.bench is not None else {})}


def not_waiting(it: Numbered) -> bool:
    """FAE-040: what covers two actions waits for the game master's word."""
    return it.stunt.permitted


def affords(person: Character) -> bool:
    return refresh_with(person, len(person.stunts) + 1) >= lowest_refresh()


def act_bonus(draft: Draft, seat: int, command: m.WriteBonus) -> None:
    """FAE-040: over two actions it waits for the game master's word, unless she wrote it."""
    actions = tuple(command.action.split("+"))
    permitted = len(actions) == 1 or leads(draft.state, seat)
    stunt = Stunt(
        "bonus", command.feature.strip(), command.approach, actions, command.circumstance.strip(), permitted=permitted
    )
    _write(draft, command.who, stunt)


def act_bend(draft: Draft, seat: int, command: m.WriteBend) -> None:
    _write(draft, command.who, Stunt("bend", command.feature.strip(), effect=command.effect.strip(), when=command.when))


def _write(draft: Draft, who: str, stunt: Stunt) -> None:
    person = draft.character(who)
    draft.put(m.StuntWritten(who, len(person.stunts) if person.status == "draft" else -1, stunt))


def act_permit(draft: Draft, seat: int, command: m.PermitStunt) -> None:
    draft.put(m.StuntPermitted(command.who, command.stunt))


def act_remove(draft: Draft, seat: int, command: m.RemoveStunt) -> None:
    draft.put(m.StuntRemoved(command.who, command.stunt))


def no_new_stunt(it: Character) -> bool:
    return it.bench is None


def bench_not_permitted(it: Character) -> bool:
    """FAE-040."""
    return it.bench is not None and not it.bench.permitted


BENCH = (no_new_stunt, bench_not_permitted)
"""A new stunt is at hand that may be taken."""


def no_free_place(state: State, it: Character) -> bool:
    """FAE-034, FAE-Q38: by switch only the free places are filled during the game."""
    return state.options.late_stunts == "free" and not free_stunts(it)


def no_place(it: Character) -> bool:
    """FAE-036."""
    return not free_stunts(it) and not affords(it)


def act_take(draft: Draft, seat: int, command: m.TakeStunt) -> None:
    stunt = draft.character(command.who).bench
    assert stunt is not None
    draft.put(m.StuntTaken(command.who, stunt))


# Using


def not_a_bend(it: Numbered) -> bool:
    return it.stunt.template != "bend"


def used_up(state: State, it: Numbered) -> bool:
    return is_used(state, it.stunt)


def wrong_moment(state: State, it: Numbered) -> bool:
    return not fits_here(state, it.stunt)


def act_use(draft: Draft, seat: int, command: m.UseStunt) -> None:
    draft.put(m.StuntUsed(command.who, command.stunt, draft.state.desk.session, command.words.strip()))


MOVES: Moves = {
    Move(
        m.WriteBonus,
        {
            "who": _writing(),
            "feature": Words(PHRASE),
            "approach": One(APPROACHES),
            "action": One((*ACTIONS, BOTH)),
            "circumstance": Words(PHRASE),
        },
        rule="FAE-039",
        decided=1,
    ): act_bonus,
    Move(
        m.WriteBend,
        {"who": _writing(), "feature": Words(PHRASE), "effect": Words(SENTENCE), "when": One(WHENS)},
        rule="FAE-041",
        decided=1,
    ): act_bend,
    Move(
        m.PermitStunt,
        {"who": One(people), "stunt": One(every_stunt, unless=(not_waiting,))},
        rule="FAE-040",
        unless=(not_gm,),
        decided=2,
    ): act_permit,
    Move(
        m.RemoveStunt,
        {"who": One(people, unless=IN_DRAFT), "stunt": One(sheet_stunts)},
        rule="FAE-033",
        decided=2,
    ): act_remove,
    Move(
        m.TakeStunt,
        {"who": One(people, unless=(not_yours, *BENCH, waived(no_free_place), waived(no_place)))},
        rule="FAE-034",
        unless=(waived(roll_open),),
        decided=1,
    ): act_take,
    Move(
        m.UseStunt,
        {
            "who": One(people, unless=(*OWN, waived(taken_out), waived(conceded))),
            "stunt": One(sheet_stunts, unless=(not_a_bend, waived(used_up), waived(wrong_moment))),
            "words": Words(SENTENCE, told),
        },
        rule="FAE-041",
        unless=(waived(no_session),),
        decided=2,
    ): act_use,
}
