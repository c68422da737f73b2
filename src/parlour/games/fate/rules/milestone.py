"""Milestones: called by the game master, picked together by each player, checked as a whole when confirmed."""

from typing import Any

from msgspec.structs import replace

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import FREE_STUNTS, PHRASE, SENTENCE
from parlour.games.fate.model import APPROACHES, Character, Milestone, Reward, State, Stunt
from parlour.games.fate.rules.ask import character, leads, seat_of
from parlour.games.fate.rules.creation import PLACES, write_aspect
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.rewards import BENDS, KINDS, at_least, high_of, raisable, rewritable, wanting

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


def offer_call(state: State, seat: int) -> list[Offer]:
    if not leads(state, seat):
        return []
    return [Offer("call_milestone", (kind,), owed=False) for kind in may_call(state)]


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


def picking(state: State, seat: int) -> list[tuple[Character, Reward]]:
    """This seat's characters whose reward is open; not in the middle of a roll."""
    if state.milestone is None or (state.roll is not None and not state.lax):
        return []
    open_ = [(character(state, r.who), r) for r in state.milestone.rewards]
    return [(person, reward) for person, reward in open_ if seat_of(state, person) == seat]


def choosing(state: State, seat: int) -> list[Character]:
    """FAE-147: those who have picked no effect yet."""
    return [person for person, reward in picking(state, seat) if not reward.effect]


def is_(state: State, kind: str) -> bool:
    return state.milestone is not None and at_least(state.milestone.kind, kind)


def clearable(state: State, person: Character, reward: Reward) -> tuple[str, ...]:
    """FAE-146, FAE-154, FAE-Q36: taken in an earlier session, not told yet, not found implausible."""
    milestone = state.milestone
    assert milestone is not None
    degrees = ("moderate", "severe") if at_least(milestone.kind, "significant") else ("moderate",)
    done = {*[degree for degree, _ in reward.clears], *reward.refused}
    return tuple([
        c.degree for c in person.consequences
        if c.degree in degrees and c.degree not in done and (c.session < milestone.session or state.lax)
    ])  # fmt: skip


def pick(draft: Draft, who: str, **values: Any) -> None:
    milestone = draft.state.milestone
    assert milestone is not None
    reward = next(r for r in milestone.rewards if r.who == who)
    draft.put(m.RewardPicked(replace(reward, **values)))


def offer_clear(state: State, seat: int) -> list[Offer]:
    return [
        Offer("clear_at", (person.id, degree), (Text(SENTENCE),), owed=False)
        for person, reward in picking(state, seat)
        for degree in clearable(state, person, reward)
    ]


def _reward(state: State, who: str) -> Reward:
    assert state.milestone is not None
    return next(r for r in state.milestone.rewards if r.who == who)


def act_clear(draft: Draft, seat: int, command: m.ClearAt) -> None:
    """Told how; it goes when the whole is confirmed, if the game master does not doubt it."""
    clears = _reward(draft.state, command.who).clears
    pick(draft, command.who, clears=(*clears, (command.degree, command.text.strip())))


def offer_doubt(state: State, seat: int) -> list[Offer]:
    """FAE-146: plausible is what the game master finds so."""
    if not leads(state, seat) or state.milestone is None:
        return []
    return [
        Offer("doubt", (reward.who, degree), owed=False)
        for reward in state.milestone.rewards
        for degree, _ in reward.clears
    ]


def act_doubt(draft: Draft, seat: int, command: m.Doubt) -> None:
    reward = _reward(draft.state, command.who)
    clears = tuple([told for told in reward.clears if told[0] != command.degree])
    pick(draft, command.who, clears=clears, refused=(*reward.refused, command.degree))


def offer_swap(state: State, seat: int) -> list[Offer]:
    """FAE-148."""
    return [Offer("pick_swap", (c.id,), (Choose(APPROACHES, 2, 2),)) for c in choosing(state, seat)]


def act_swap(draft: Draft, seat: int, command: m.PickSwap) -> None:
    pick(draft, command.who, effect="swap", a=command.pair[0], b=command.pair[1])


def offer_rewrite(state: State, seat: int) -> list[Offer]:
    """FAE-149, FAE-Q50."""
    able = [(c, rewritable(state, c.id)) for c in choosing(state, seat)]
    return [Offer("pick_rewrite", (c.id,), (Pick(of), Text(PHRASE))) for c, of in able if of]


def act_rewrite(draft: Draft, seat: int, command: m.PickRewrite) -> None:
    pick(draft, command.who, effect="rewrite", a=command.aspect, b=command.text.strip())


def with_bench(people: list[Character]) -> list[tuple[Character, Stunt]]:
    """Those with a new stunt at hand that may be taken (FAE-040)."""
    return [(c, c.bench) for c in people if c.bench is not None and c.bench.permitted]


def offer_replace(state: State, seat: int) -> list[Offer]:
    """FAE-150."""
    able = with_bench(choosing(state, seat))
    return [Offer("pick_replace", (c.id, at)) for c, _ in able for at in range(len(c.stunts))]


def act_replace(draft: Draft, seat: int, command: m.PickReplace) -> None:
    stunt = draft.character(command.who).bench
    pick(draft, command.who, effect="replace", a=str(command.stunt), stunt=stunt)


def offer_add(state: State, seat: int) -> list[Offer]:
    """FAE-151: what it costs is checked with everything else."""
    return [Offer("pick_add", (c.id,)) for c, _ in with_bench(choosing(state, seat))]


def act_add(draft: Draft, seat: int, command: m.PickAdd) -> None:
    pick(draft, command.who, effect="add", stunt=draft.character(command.who).bench)


def offer_nothing(state: State, seat: int) -> list[Offer]:
    return [Offer("pick_nothing", (c.id,)) for c in choosing(state, seat)]


def act_nothing(draft: Draft, seat: int, command: m.PickNothing) -> None:
    pick(draft, command.who, effect="nothing")


def offer_raise(state: State, seat: int) -> list[Offer]:
    """FAE-155: one approach, to the limit of this table."""
    if not is_(state, "significant"):
        return []
    able = [(c, APPROACHES if state.lax else raisable(state, c, r)) for c, r in picking(state, seat) if not r.approach]
    return [Offer("raise_approach", (c.id,), (Pick(of),)) for c, of in able if of]


def act_raise(draft: Draft, seat: int, command: m.RaiseApproach) -> None:
    pick(draft, command.who, approach=command.approach)


def offer_refresh(state: State, seat: int) -> list[Offer]:
    """FAE-158."""
    if not is_(state, "major"):
        return []
    return [Offer("take_refresh", (c.id,)) for c, r in picking(state, seat) if not r.great]


def act_refresh(draft: Draft, seat: int, command: m.TakeRefresh) -> None:
    pick(draft, command.who, great="refresh")


def offer_instead(state: State, seat: int) -> list[Offer]:
    """FAE-158, FAE-Q34: whatever the number of stunts; by switch from three up, since below that a stunt costs
    nothing."""
    if not is_(state, "major"):
        return []
    least = FREE_STUNTS if state.options.major_stunt_from == "three" and not state.lax else 0
    able = [c for c, r in picking(state, seat) if not r.great and len(c.stunts) >= least]
    return [Offer("take_stunt_instead", (c.id,)) for c, _ in with_bench(able)]


def act_instead(draft: Draft, seat: int, command: m.TakeStuntInstead) -> None:
    pick(draft, command.who, great="stunt", great_stunt=draft.character(command.who).bench)


def offer_high(state: State, seat: int) -> list[Offer]:
    """FAE-159: if she likes."""
    if not is_(state, "major"):
        return []
    able = [c for c, r in picking(state, seat) if not r.high and high_of(state, c.id) is not None]
    return [Offer("rewrite_high", (c.id,), (Text(PHRASE),), owed=False) for c in able]


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


def offer_unpick(state: State, seat: int) -> list[Offer]:
    return [
        Offer("unpick", (person.id, part), owed=_held_up(state, person, reward))
        for person, reward in picking(state, seat)
        for part in EMPTY
        if getattr(reward, part)
    ]


def act_unpick(draft: Draft, seat: int, command: m.Unpick) -> None:
    pick(draft, command.who, **EMPTY[command.part])


def offer_confirm(state: State, seat: int) -> list[Offer]:
    """FAE-Q33: the whole milestone is checked at once."""
    return [Offer("confirm", (c.id,)) for c, r in picking(state, seat) if not _held_up(state, c, r)]


def _held_up(state: State, person: Character, reward: Reward) -> bool:
    return any(not (state.lax and rule in BENDS) for rule, _ in wanting(state, person, reward))


def act_confirm(draft: Draft, seat: int, command: m.Confirm) -> None:
    reward = _reward(draft.state, command.who)
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


CHAPTER: Chapter = {
    m.CallMilestone: (offer_call, act_call),
    m.ClearAt: (offer_clear, act_clear),
    m.Doubt: (offer_doubt, act_doubt),
    m.PickSwap: (offer_swap, act_swap),
    m.PickRewrite: (offer_rewrite, act_rewrite),
    m.PickReplace: (offer_replace, act_replace),
    m.PickAdd: (offer_add, act_add),
    m.PickNothing: (offer_nothing, act_nothing),
    m.RaiseApproach: (offer_raise, act_raise),
    m.TakeRefresh: (offer_refresh, act_refresh),
    m.TakeStuntInstead: (offer_instead, act_instead),
    m.RewriteHigh: (offer_high, act_high),
    m.Unpick: (offer_unpick, act_unpick),
    m.Confirm: (offer_confirm, act_confirm),
}
