"""Counters the Core leaves to its other articles (YAG-Q32): fatigue, exhaustion, wounds and stuns are kept, with what
the Core says of them."""

from parlour.core.judge import Count, Move, One, Spans, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.model import COUNTERS, PENALTIES, Creature
from parlour.games.yags.rules.conditions import KNOWN, SHOWN
from parlour.games.yags.rules.derive import dying, larger
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.roleplay.cast import not_gm, people

MOST = 99


def add(draft: Draft, who: str, counter: str, by: int, why: str, savable: bool = False) -> None:
    """So much more (or less, never below 0); the last wound somebody can take is told (YAG-Q05)."""
    one = draft.one(who)
    before = getattr(one, counter)
    now = max(0, before + by)
    if now == before:
        return
    was = dying(draft.state, one)
    draft.put(m.Counted(who, counter, now - before, now, why, savable))
    if not was and dying(draft.state, draft.one(who)):
        draft.put(m.Dying(who))


def more_or_less(who: Creature, counter: str) -> list[tuple[int, int]]:
    """3.9: what brings counters up or down outside these rules is the game master's to say; nothing falls below 0."""
    now = getattr(who, counter)
    return [*([(-now, -1)] if now else []), (1, MOST)]


def act_mark(draft: Draft, seat: int, command: m.Mark) -> None:
    add(draft, command.who, command.counter, command.by, command.why.strip())


def act_penalty(draft: Draft, seat: int, command: m.SetPenalty) -> None:
    """YAG-Q32: what a counter takes off, where the table sets it by hand."""
    draft.put(m.PenaltySet(command.who, command.field, getattr(draft.one(command.who), command.field), command.value))


def act_strike(draft: Draft, seat: int, command: m.Strike) -> None:
    """YAG-161: whatever is Tiny dies of any hit by something larger."""
    one, by = draft.one(command.who), draft.one(command.by)
    killed = bool(one.tiny) and larger(by, one)
    draft.put(m.Struck(command.who, command.by, command.wounds, killed))
    if not killed:
        add(draft, command.who, "wounds", command.wounds, f"hit by {by.name}")


MOVES: Moves = {
    Move(
        m.Mark,
        {
            "who": One(people, unless=KNOWN),
            "counter": One(COUNTERS),
            "by": Spans(more_or_less, suggest=1),
            "why": Words(PHRASE, 0),
        },
        rule="YAG-Q32",
        unless=(not_gm,),
    ): act_mark,
    Move(
        m.SetPenalty,
        {"who": One(people, unless=KNOWN), "field": One(PENALTIES), "value": Count(0, MOST)},
        rule="YAG-Q32",
        unless=(not_gm,),
    ): act_penalty,
    Move(
        m.Strike,
        {
            "who": One(people, unless=SHOWN),
            "by": One(people, unless=SHOWN, distinct="who"),
            "wounds": Count(0, MOST),
        },
        rule="YAG-155",
        unless=(not_gm,),
    ): act_strike,
}
