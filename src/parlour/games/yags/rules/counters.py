"""Counters the Core leaves to its other articles (YAG-Q32): fatigue, exhaustion, wounds and stuns are kept, with what
the Core says of them."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.model import COUNTERS, PENALTIES, Creature, State
from parlour.games.yags.rules.ask import leads, ready
from parlour.games.yags.rules.derive import dying, larger
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.framing import pairs
from parlour.games.yags.rules.making import ranged_for

NONE: tuple[Offer, ...] = ()
MOST = 99
_WHY = Text(PHRASE, least=0)


def kept(state: State) -> list[Creature]:
    """Everybody whose counters the game master keeps, hidden ones too."""
    return [one for one in state.creatures if one.stage == "ready"]


def add(draft: Draft, who: str, counter: str, by: int, why: str, savable: bool = False) -> None:
    """So much more (or less, never below 0); the last wound somebody can take is told (YAG-Q05)."""
    one = draft.creature(who)
    before = getattr(one, counter)
    now = max(0, before + by)
    if now == before:
        return
    was = dying(draft.state, one)
    draft.put(m.Counted(who, counter, now - before, now, why, savable))
    if not was and dying(draft.state, draft.creature(who)):
        draft.put(m.Dying(who))


def offer_mark(state: State, seat: int) -> Sequence[Offer]:
    """3.9: what brings counters up or down outside these rules is the game master's to say; nothing falls below 0."""
    if not leads(state, seat) or not kept(state):
        return NONE
    less = ranged_for(
        [(one.id, [(name, -now, -1) for name in COUNTERS if (now := getattr(one, name))]) for one in kept(state)]
    )
    more = (Pick(tuple([one.id for one in kept(state)])), Pick(COUNTERS), Number(1, MOST))
    return [Offer("mark", (), (*asks, _WHY), False) for asks in (more, *less)]


def act_mark(draft: Draft, seat: int, command: m.Mark) -> None:
    add(draft, command.who, command.counter, command.by, command.why.strip())


def offer_penalty(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q32: what a counter takes off, where the table sets it by hand."""
    whos = tuple([one.id for one in kept(state)])
    return (
        [Offer("set_penalty", (), (Pick(whos), Pick(PENALTIES), Number(0, MOST)), False)]
        if leads(state, seat) and whos
        else NONE
    )


def act_penalty(draft: Draft, seat: int, command: m.SetPenalty) -> None:
    draft.put(
        m.PenaltySet(command.who, command.field, getattr(draft.creature(command.who), command.field), command.value)
    )


def offer_strike(state: State, seat: int) -> Sequence[Offer]:
    """YAG-155, YAG-161: a hit, with the wounds the game master says; the combat article knows how many."""
    people = tuple([one.id for one in ready(state)])
    return (
        [Offer("strike", (), (*both, Number(0, MOST)), False) for both in pairs(people, people)]
        if leads(state, seat)
        else NONE
    )


def act_strike(draft: Draft, seat: int, command: m.Strike) -> None:
    """YAG-161: whatever is Tiny dies of any hit by something larger."""
    one, by = draft.creature(command.who), draft.creature(command.by)
    killed = bool(one.tiny) and larger(by, one)
    draft.put(m.Struck(command.who, command.by, command.wounds, killed))
    if not killed:
        add(draft, command.who, "wounds", command.wounds, f"hit by {by.name}")


CHAPTER: Chapter = {
    m.Mark: (offer_mark, act_mark),
    m.SetPenalty: (offer_penalty, act_penalty),
    m.Strike: (offer_strike, act_strike),
}
