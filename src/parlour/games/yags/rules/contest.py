"""Contests (3.3): two or more against each other, and who of them resists."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import DIFFICULTIES
from parlour.games.yags.model import Check, Modifier, Side, State
from parlour.games.yags.rules.ask import leads
from parlour.games.yags.rules.call import put
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import prepared
from parlour.games.yags.rules.framing import WORDS, blocks, fresh, may_call, opposed, places

NONE: tuple[Offer, ...] = ()
MOST_SIDES = 6


def offer_contest(state: State, seat: int) -> Sequence[Offer]:
    """YAG-005, YAG-019: any two in the scene, each with any pair of their own."""
    rest = (Pick(tuple(DIFFICULTIES)), WORDS)
    secrets = (False, True) if may_call(state, seat) else ()
    return [
        Offer("call_contest", (hidden,), (*asks, *rest), False)
        for hidden in secrets
        for asks in opposed(state, secret=hidden)
    ]


def act_contest(draft: Draft, seat: int, command: m.CallContest) -> None:
    """YAG-025: how hard it is for the first is a modifier on the other's roll."""
    row = DIFFICULTIES[command.rated]
    rated = (Modifier(row.label, row.opponent, "YAG-025"),) if row.opponent else ()
    one = Side(command.one, command.one_attribute, command.one_skill)
    other = Side(command.other, command.other_attribute, command.other_skill, modifiers=rated)
    put(draft, Check(0, "", (one, other), command.text.strip(), hidden=command.hidden))


def offer_join(state: State, seat: int) -> Sequence[Offer]:
    """YAG-020: before the dice, into a plain contest."""
    check = fresh(state)
    if check is None or not leads(state, seat) or check.situation or not 2 <= len(check.sides) < MOST_SIDES:
        return NONE
    inside = tuple([side.who for side in check.sides])
    found = blocks(state, without=inside)
    return [
        Offer("join_contest", (), (Pick(block.whos), Pick(block.attributes), Pick(block.skills)), False)
        for block in found
    ]


def act_join(draft: Draft, seat: int, command: m.JoinContest) -> None:
    side = Side(command.who, command.attribute, command.skill)
    draft.put(m.Joined(prepared(draft.state, draft.check, side)))


def offer_hold(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q19: only where the table gives ties to whoever resists."""
    check = fresh(state)
    if check is None or not leads(state, seat) or len(check.sides) < 2 or state.options.contest_tie != "defender":
        return NONE
    sides = tuple([at for at in places(check) if at != check.resisting])
    return [Offer("hold", (), (Pick(sides),), False)]


def act_hold(draft: Draft, seat: int, command: m.Hold) -> None:
    draft.put(
        m.FrameSet(
            "resisting", draft.check.resisting, command.side, draft.check.sides[command.side].who, draft.check.hidden
        )
    )


CHAPTER: Chapter = {
    m.CallContest: (offer_contest, act_contest),
    m.JoinContest: (offer_join, act_join),
    m.Hold: (offer_hold, act_hold),
}
