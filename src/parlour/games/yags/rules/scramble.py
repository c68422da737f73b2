"""A climb in combat (YAG-203 to YAG-207, YAG-273, YAG-274): onto, over or under something as part of a move."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST
from parlour.games.yags.content.tables import SCRAMBLES
from parlour.games.yags.model import Check, Creature, Modifier, Side, State
from parlour.games.yags.rules.ask import climb_of, find_creature, leads, present
from parlour.games.yags.rules.derive import free_metres, move
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.games.yags.rules.framing import WORDS, may_call
from parlour.games.yags.rules.sums import routes

NONE: tuple[Offer, ...] = ()
_FULL = "YAG-207"


def offer_scramble(state: State, seat: int) -> Sequence[Offer]:
    """YAG-207: the whole round can be spent on it by who has an action left. A target of 0: as listed (YAG-273)."""
    if not may_call(state, seat) or not state.scene.round:
        return NONE
    movers = [one.id for one in present(state) if can_scramble(state, one)]
    fresh = [one.id for one in present(state) if one.id in movers and (state.lax or not one.acted)]
    asks = (Pick(tuple(SCRAMBLES)), Number(0, MOST), WORDS)
    found = [(False, tuple(movers)), (True, tuple(fresh))]
    return [Offer("call_scramble", (full,), (Pick(whos), *asks), False) for full, whos in found if whos]


def can_scramble(state: State, one: Creature) -> bool:
    """Load allows it, it may be tried at all, it is on no wall, and no climb failed in this round (YAG-206)."""
    free = climb_of(state, one.id) is None and (state.lax or not one.barred)
    return free and move(state, one) > 0 and bool(routes(state, Side(one.id, "Agility", "athletics")))


def act_scramble(draft: Draft, seat: int, command: m.CallScramble) -> None:
    row = SCRAMBLES[command.over]
    listed = command.target or row.target
    target = listed // 2 if command.full else listed
    if command.full:
        draft.put(m.ActionTaken(command.who))
    parts = (
        Modifier(row.text, listed, "YAG-204"),
        *((Modifier("the whole round", target - listed, _FULL),) if command.full else ()),
    )
    side = Side(command.who, "Agility", "athletics", "scramble")
    open_check(draft, Check(0, "scramble", (side,), command.text.strip(), target, row.text, parts))


def is_full(check: Check) -> bool:
    """The whole round goes into it."""
    return any(part.rule == _FULL for part in check.parts)


def after_scramble(draft: Draft, check: Check) -> None:
    """YAG-205, YAG-206: ordinary movement; or no attacks and defences any more in this round."""
    if not check.success:
        draft.put(m.Barred(check.sides[0].who))


AFTER["scramble"] = after_scramble


def offer_part(state: State, seat: int) -> Sequence[Offer]:
    """YAG-274: after a failure the game master says how far it went all the same; nothing said is nothing gained."""
    check = state.check
    if (
        check is None
        or check.situation != "scramble"
        or check.stage != "result"
        or check.success
        or check.metres
        or not leads(state, seat)
    ):
        return NONE
    one = find_creature(state, check.sides[0].who)
    most = free_metres(state, one) if one is not None and one.barred else 0
    return [Offer("part_way", (), (Number(1, most),), False)] if most else NONE


def act_part(draft: Draft, seat: int, command: m.PartWay) -> None:
    draft.put(m.WentPart(draft.check.sides[0].who, command.metres))


CHAPTER: Chapter = {m.CallScramble: (offer_scramble, act_scramble), m.PartWay: (offer_part, act_part)}
