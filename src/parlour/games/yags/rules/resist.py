"""Resisting fatigue (YAG-182, YAG-Q58): a raw Health check in place of a point from movement or travel, where the game
master calls for it."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST
from parlour.games.yags.content.tables import difficulty_label
from parlour.games.yags.model import Check, Modifier, Side, State
from parlour.games.yags.rules.ask import base, present
from parlour.games.yags.rules.derive import resist_penalty
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.games.yags.rules.framing import may_call

NONE: tuple[Offer, ...] = ()


def offer_resist(state: State, seat: int) -> Sequence[Offer]:
    """Never for fatigue paid by choice."""
    if not may_call(state, seat) or state.options.fatigue_resist == "never":
        return NONE
    tired = tuple([one.id for one in present(state) if one.savable and base(one, "Health")])
    return [Offer("call_resist", (), (Pick(tired), Number(0, MOST)), False)] if tired else NONE


def act_resist(draft: Draft, seat: int, command: m.CallResist) -> None:
    heavy = resist_penalty(draft.creature(command.who))
    modifiers = (Modifier("load", -heavy, "YAG-182"),) if heavy else ()
    side = Side(command.who, "Health", part="resist", modifiers=modifiers)
    open_check(draft, Check(0, "resist", (side,), target=command.target, label=difficulty_label(command.target)))


def after_resist(draft: Draft, check: Check) -> None:
    one = draft.creature(check.sides[0].who)
    draft.put(m.Resisted(one.id, check.success, max(0, one.fatigue - check.success)))


AFTER["resist"] = after_resist
CHAPTER: Chapter = {m.CallResist: (offer_resist, act_resist)}
