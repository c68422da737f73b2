"""Milestones: called by the game master, picked together by each player, checked as a whole when confirmed."""

from typing import Any

from msgspec.structs import replace

from parlour.core.judge import Move, One, Some, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import FREE_STUNTS, PHRASE, SENTENCE
from parlour.games.fate.model import APPROACHES, Aspect, Character, Milestone, Reward, State
from parlour.games.fate.rules.ask import aspects_of
from parlour.games.fate.rules.conditions import BETWEEN_ROLLS, not_yours, roll_open
from parlour.games.fate.rules.creation import PLACES, write_aspect
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.rewards import BENDS, KINDS, at_least, high_of, raisable, rewritable, wanting
from parlour.games.fate.rules.stunts import BENCH, sheet_stunts
from parlour.roleplay.cast import not_gm, people
from parlour.roleplay.switches import told

# Reaching one


def due(state: State) -> list[Character]:
    """Who is rewarded: every player character that has begun a session."""
    return [c for c in state.characters if c.kind == "pc" and c.status == "ready" and c.played]


def may_call(state: State) -> tuple[str, ...]:
    """FAE-145, FAE-152, FAE-156: between rolls; a greater one may take the place of one nobody has confirmed yet."""
    if state.roll is not None or not due(state):
        return ()
    now = state.milestone
    if now is None:
        return KINDS
    if {r.who for r in now.rewards} != {c.id for c in due(state)}:
        return ()
    return KINDS[KINDS.index(now.kind) + 1 :]


def nobody_due(state: State) -> bool:
    return not due(state)


def begun_to_settle(state: State) -> bool:
    """Somebody has confirmed theirs already."""
    now = state.milestone
    return now is not None and {r.who for r in now.rewards} != {c.id for c in due(state)}


def not_greater(state: State, it: str) -> bool:
    return state.milestone is not None and it not in may_call(state)


def reach(draft: Draft, kind: str) -> None:
    """FAE-145: as a session ends; a milestone that is open already stays as it is unless this one is greater."""
    if kind in may_call(draft.state):
        act_call(draft, draft.state.desk.gm, m.CallMilestone(kind))  # type: ignore[arg-type]


def act_call(draft: Draft, seat: int, command: m.CallMilestone) -> None:
    """What was picked for a lesser one is kept."""
    state = draft.state
    picked = {r.who: r for r in state.milestone.rewards} if state.milestone is not None else {}
    rewards = tuple([picked.get(c.id, Reward(c.id)) for c in due(state)])
    draft.put(m.MilestoneReached(Milestone(command.kind, state.desk.session, rewards)))


# Picking


def no_milestone(state: State) -> bool:
    return state.milestone is None


def not_significant(state: State) -> bool:
    return state.milestone is not None and not at_least(state.milestone.kind, "significant")


def not_major(state: State) -> bool:
    return state.milestone is not None and not at_least(state.milestone.kind, "major")


PICKING = (no_milestone, waived(roll_open))
"""Not in the middle of a roll."""


def confirmed_already(state: State, it: Character) -> bool:
    return state.milestone is not None and all(reward.who != it.id for reward in state.milestone.rewards)


def effect_picked(state: State, it: Character) -> bool:
    """FAE-147: one effect each."""
    return bool(reward_of(state, it.id).effect)


HERS = (not_yours, confirmed_already)
CHOOSING = (*HERS, effect_picked)


def none_taken(who: Character, it: str) -> bool:
    return all(taken.degree != it for taken in who.consequences)


def severe(state: State, it: str) -> bool:
    """FAE-154."""
    return it == "severe" and not_significant(state)


def too_fresh(state: State, who: Character, it: str) -> bool:
    """FAE-146, FAE-Q36: taken in an earlier session."""
    assert state.milestone is not None
    return any(taken.degree == it and taken.session >= state.milestone.session for taken in who.consequences)


def implausible(state: State, who: Character, it: str) -> bool:
    return it in reward_of(state, who.id).refused


def told_already(state: State, who: Character, it: str) -> bool:
    return it in [degree for degree, _ in reward_of(state, who.id).clears]


def not_told(state: State, who: Character, it: str) -> bool:
    """FAE-146: plausible is what the game master finds so."""
    return not told_already(state, who, it)


def rewritten(state: State, who: Character) -> dict[str, Aspect | str]:
    return {**{place: place for place in PLACES}, **{a.id: a for a in aspects_of(state, who.id) if not a.hidden}}


def high_concept(it: Aspect | str) -> bool:
    """FAE-149."""
    return isinstance(it, Aspect) and it.kind == "high"


def a_consequence(it: Aspect | str) -> bool:
    """FAE-Q50."""
    return isinstance(it, Aspect) and it.kind == "consequence"


def not_rewritable(state: State, who: Character, it: Aspect | str) -> bool:
    return (it.id if isinstance(it, Aspect) else it) not in rewritable(state, who.id)


def approach_raised(state: State, it: Character) -> bool:
    return bool(reward_of(state, it.id).approach)


def at_the_top(state: State, who: Character, it: str) -> bool:
    """FAE-155: to the limit of this table."""
    return it not in raisable(state, who, reward_of(state, who.id))


def great_picked(state: State, it: Character) -> bool:
    """FAE-158."""
    return bool(reward_of(state, it.id).great)


def too_few_stunts(state: State, it: Character) -> bool:
    """FAE-158, FAE-Q34: whatever the number of stunts; by switch from three up, since below that a stunt costs
    nothing."""
    return state.options.major_stunt_from == "three" and len(it.stunts) < FREE_STUNTS


def high_written(state: State, it: Character) -> bool:
    return bool(reward_of(state, it.id).high)


def parts() -> tuple[str, ...]:
    return tuple(EMPTY)


def not_picked(state: State, who: Character, it: str) -> bool:
    return not getattr(reward_of(state, who.id), it)


def not_complete(state: State, it: Character) -> bool:
    """FAE-Q33: the whole milestone is checked at once."""
    return any(not (state.lax and lack.rule in BENDS) for lack in wanting(state, it, reward_of(state, it.id)))


def is_held_up(state: State, who: Character) -> bool:
    return not_complete(state, who)


def pick(draft: Draft, who: str, **values: Any) -> None:
    milestone = draft.state.milestone
    assert milestone is not None
    reward = next(r for r in milestone.rewards if r.who == who)
    draft.put(m.RewardPicked(replace(reward, **values)))


def reward_of(state: State, who: str) -> Reward:
    assert state.milestone is not None
    return next(r for r in state.milestone.rewards if r.who == who)


def act_clear(draft: Draft, seat: int, command: m.ClearAt) -> None:
    """Told how; it goes when the whole is confirmed, if the game master does not doubt it."""
    clears = reward_of(draft.state, command.who).clears
    pick(draft, command.who, clears=(*clears, (command.degree, command.text.strip())))


def act_doubt(draft: Draft, seat: int, command: m.Doubt) -> None:
    reward = reward_of(draft.state, command.who)
    clears = tuple([told for told in reward.clears if told[0] != command.degree])
    pick(draft, command.who, clears=clears, refused=(*reward.refused, command.degree))


def act_swap(draft: Draft, seat: int, command: m.PickSwap) -> None:
    pick(draft, command.who, effect="swap", a=command.pair[0], b=command.pair[1])


def act_rewrite(draft: Draft, seat: int, command: m.PickRewrite) -> None:
    pick(draft, command.who, effect="rewrite", a=command.aspect, b=command.text.strip())


def act_replace(draft: Draft, seat: int, command: m.PickReplace) -> None:
    stunt = draft.character(command.who).bench
    pick(draft, command.who, effect="replace", a=str(command.stunt), stunt=stunt)


def act_add(draft: Draft, seat: int, command: m.PickAdd) -> None:
    pick(draft, command.who, effect="add", stunt=draft.character(command.who).bench)


def act_nothing(draft: Draft, seat: int, command: m.PickNothing) -> None:
    pick(draft, command.who, effect="nothing")


def act_raise(draft: Draft, seat: int, command: m.RaiseApproach) -> None:
    pick(draft, command.who, approach=command.approach)


def act_refresh(draft: Draft, seat: int, command: m.TakeRefresh) -> None:
    pick(draft, command.who, great="refresh")


def act_instead(draft: Draft, seat: int, command: m.TakeStuntInstead) -> None:
    pick(draft, command.who, great="stunt", great_stunt=draft.character(command.who).bench)


def act_high(draft: Draft, seat: int, command: m.RewriteHigh) -> None:
    pick(draft, command.who, high=command.text.strip())


EMPTY: dict[str, dict[str, Any]] = {
    "clears": {"clears": ()},
    "effect": {"effect": "", "a": "", "b": "", "stunt": None},
    "approach": {"approach": ""},
    "great": {"great": "", "great_stunt": None},
    "high": {"high": ""},
}
"""What is taken back with each part."""


def act_unpick(draft: Draft, seat: int, command: m.Unpick) -> None:
    pick(draft, command.who, **EMPTY[command.part])


def act_confirm(draft: Draft, seat: int, command: m.Confirm) -> None:
    reward = reward_of(draft.state, command.who)
    for degree, words in reward.clears:
        if any(c.degree == degree for c in draft.character(reward.who).consequences):
            draft.put(m.ConsequenceCleared(reward.who, degree, words))  # type: ignore[arg-type]
    if reward.effect == "rewrite":
        if reward.a in PLACES:
            write_aspect(draft, reward.who, "general", reward.b)
        else:
            draft.put(m.AspectRewritten(reward.a, reward.b, "milestone"))
    high = high_of(draft.state, reward.who)
    if reward.high and high is not None:
        draft.put(m.AspectRewritten(high.id, reward.high, "milestone"))
    draft.put(m.RewardConfirmed(reward))
    assert draft.state.milestone is not None
    if not draft.state.milestone.rewards:
        draft.put(m.MilestoneEnded())


MOVES: Moves = {
    Move(
        m.CallMilestone,
        {"kind": One(KINDS, unless=(not_greater,))},
        rule="FAE-145",
        unless=(*BETWEEN_ROLLS, nobody_due, begun_to_settle),
        decided=1,
    ): act_call,
    Move(
        m.ClearAt,
        {
            "who": One(people, unless=HERS),
            "degree": One(
                ("moderate", "severe"), unless=(none_taken, severe, waived(too_fresh), implausible, told_already)
            ),
            "text": Words(SENTENCE, told),
        },
        rule="FAE-146",
        unless=PICKING,
        decided=2,
    ): act_clear,
    Move(
        m.Doubt,
        {"who": One(people, unless=(confirmed_already,)), "degree": One(("moderate", "severe"), unless=(not_told,))},
        rule="FAE-146",
        unless=(not_gm, no_milestone),
        decided=2,
    ): act_doubt,
    Move(
        m.PickSwap,
        {"who": One(people, unless=CHOOSING), "pair": Some(APPROACHES, least=2, most=2)},
        rule="FAE-148",
        unless=PICKING,
        owed=True,
        decided=1,
    ): act_swap,
    Move(
        m.PickRewrite,
        {
            "who": One(people, unless=CHOOSING),
            "aspect": One(rewritten, unless=(high_concept, a_consequence, not_rewritable)),
            "text": Words(PHRASE),
        },
        rule="FAE-149",
        unless=PICKING,
        owed=True,
        decided=1,
    ): act_rewrite,
    Move(
        m.PickReplace,
        {"who": One(people, unless=(*CHOOSING, *BENCH)), "stunt": One(sheet_stunts)},
        rule="FAE-150",
        unless=PICKING,
        owed=True,
        decided=2,
    ): act_replace,
    Move(
        m.PickAdd,
        {"who": One(people, unless=(*CHOOSING, *BENCH))},
        rule="FAE-151",
        unless=PICKING,
        owed=True,
        decided=1,
    ): act_add,
    Move(
        m.PickNothing, {"who": One(people, unless=CHOOSING)}, rule="FAE-147", unless=PICKING, owed=True, decided=1
    ): act_nothing,
    Move(
        m.RaiseApproach,
        {
            "who": One(people, unless=(*HERS, approach_raised)),
            "approach": One(APPROACHES, unless=(waived(at_the_top),)),
        },
        rule="FAE-155",
        unless=(*PICKING, not_significant),
        owed=True,
        decided=1,
    ): act_raise,
    Move(
        m.TakeRefresh,
        {"who": One(people, unless=(*HERS, great_picked))},
        rule="FAE-158",
        unless=(*PICKING, not_major),
        owed=True,
        decided=1,
    ): act_refresh,
    Move(
        m.TakeStuntInstead,
        {"who": One(people, unless=(*HERS, great_picked, waived(too_few_stunts), *BENCH))},
        rule="FAE-158",
        unless=(*PICKING, not_major),
        owed=True,
        decided=1,
    ): act_instead,
    Move(
        m.RewriteHigh,
        {"who": One(people, unless=(*HERS, high_written)), "text": Words(PHRASE)},
        rule="FAE-159",
        unless=(*PICKING, not_major),
        decided=1,
    ): act_high,
    Move(
        m.Unpick,
        {"who": One(people, unless=HERS), "part": One(parts, unless=(not_picked,))},
        rule="FAE-147",
        unless=PICKING,
        owed=is_held_up,
        decided=2,
    ): act_unpick,
    Move(
        m.Confirm,
        {"who": One(people, unless=(*HERS, not_complete))},
        rule="FAE-147",
        unless=PICKING,
        owed=True,
        decided=1,
    ): act_confirm,
}
