"""Dice (K3): rolled here, by hand, or assumed by a professional; and who is asked for them."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import creature, find_technique, leads, open_check, side_seat
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import falls, rolled, taken
from parlour.games.yags.rules.framing import to_roll
from parlour.games.yags.rules.takes import refused, unjudged

NONE: tuple[Offer, ...] = ()


def unmatched(state: State, check: Check, side: Side) -> bool:
    """YAG-140: a specialisation was named, and the game master has not said how well it fits."""
    one = creature(state, side.who)
    kinds = [found.kind for which in side.techniques if (found := find_technique(one, which)) is not None]
    return check.target is not None and "specialisation" in kinds and not side.match


def rolling(state: State, seat: int) -> tuple[Check, list[int]] | None:
    """The open check, and the sides this seat may roll for: those whose way is clear."""
    check = open_check(state)
    if check is None or check.due:
        return None
    return check, [at for at in to_roll(state, seat) if check.sides[at].route]


def offer_roll(state: State, seat: int) -> Sequence[Offer]:
    found = rolling(state, seat)
    if found is None:
        return NONE
    check, sides = found
    return [Offer("roll", (at,), (), not waits(state, check, check.sides[at])) for at in sides]


def act_roll(draft: Draft, seat: int, command: m.Roll) -> None:
    rolled(draft, command.side)


def offer_enter(state: State, seat: int) -> Sequence[Offer]:
    """Rolled on the real table and flagged so. Blind rolls are nobody's to read but the game master's (YAG-235)."""
    found = rolling(state, seat)
    if found is None or (found[0].hidden and not leads(state, seat)):
        return NONE
    check, sides = found
    return [Offer("enter_die", (at,), (Number(1, FACES),), False) for at in sides if falls(state, check, at)]


def act_enter(draft: Draft, seat: int, command: m.EnterDie) -> None:
    rolled(draft, command.side, command.face)


def offer_take(state: State, seat: int) -> Sequence[Offer]:
    """YAG-027, YAG-028: where it is allowed, or where the game master has yet to say (YAG-031)."""
    found = rolling(state, seat)
    if found is None:
        return NONE
    check, sides = found
    return [
        Offer("take", (at, what), (), False)
        for at in sides
        for what in ("take0", "take10")
        if what != check.sides[at].wants and refused(state, check, at, what) is None
    ]


def act_take(draft: Draft, seat: int, command: m.Take) -> None:
    if unjudged(draft.check, command.what) and not draft.state.lax:
        draft.put(m.JudgementAsked(command.side, draft.check.sides[command.side].who, command.what))
    else:
        taken(draft, command.side, command.what)


def waits(state: State, check: Check, side: Side) -> bool:
    """The game master's word comes first."""
    return bool(side.wants) or unmatched(state, check, side)


def awaits(state: State) -> set[int]:
    """Everybody who has yet to roll; the game master where she is to judge."""
    check = open_check(state)
    if check is None or check.stage != "open" or check.due:
        return set()
    sides = [side for side in check.sides if not side.mode]
    return {state.desk.gm if waits(state, check, side) else side_seat(state, side) for side in sides}


CHAPTER: Chapter = {
    m.Roll: (offer_roll, act_roll),
    m.EnterDie: (offer_enter, act_enter),
    m.Take: (offer_take, act_take),
}
