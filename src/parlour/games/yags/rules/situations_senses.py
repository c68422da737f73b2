"""Awareness and stealth (2.16, 2.21): noticing, recalling, spotting, hiding and moving quietly."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Number, Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, spot_distance, spot_size
from parlour.games.yags.content.tables import COVERS, NOTICES, difficulty_label
from parlour.games.yags.model import GAITS, Check, Modifier, Side, Situation, State
from parlour.games.yags.rules.ask import creature
from parlour.games.yags.rules.call import put
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import answer_wish, open_check
from parlour.games.yags.rules.framing import TARGET, WORDS, able, may_call, watched

NONE: tuple[Offer, ...] = ()
TINIEST = 20
HOW = {"hide": "Perception", "move": "Agility", "both": "Agility"}
"""YAG-244: with which attribute."""


def offer_notice(state: State, seat: int) -> Sequence[Offer]:
    """YAG-217."""
    whos = able(state, "Perception", "awareness") if may_call(state, seat) else ()
    if not whos:
        return NONE
    return [Offer("call_notice", (hidden,), (Pick(whos), Pick(tuple(NOTICES)), WORDS), False) for hidden in (False, True)]


def act_notice(draft: Draft, seat: int, command: m.CallNotice) -> None:
    row = NOTICES[command.level]
    side = Side(command.who, "Perception", "awareness", "notice")
    put(draft, Check(0, "notice", (side,), command.text.strip(), row.target, row.key, hidden=command.hidden))


def offer_recall(state: State, seat: int) -> Sequence[Offer]:
    """YAG-216."""
    whos = able(state, "Intelligence", "awareness") if may_call(state, seat) else ()
    return [Offer("call_recall", (hidden,), (Pick(whos), TARGET, WORDS), False) for hidden in (False, True)] if whos else NONE


def act_recall(draft: Draft, seat: int, command: m.CallRecall) -> None:
    side = Side(command.who, "Intelligence", "awareness", "recall")
    label = difficulty_label(command.target)
    put(draft, Check(0, "recall", (side,), command.text.strip(), command.target, label, hidden=command.hidden))


# Spotting


def spot_parts(metres: int, size: int, tiny: int, cover: str) -> tuple[Modifier, ...]:
    """YAG-219 to YAG-221, YAG-Q26, YAG-Q54: what makes somebody harder to see, or easier."""
    named = f"Tiny {tiny}" if tiny else f"Size {size}"
    found = (
        Modifier(f"{metres} m", spot_distance(metres), "YAG-219"),
        Modifier(named, spot_size(size, tiny), "YAG-220"),
        Modifier(f"{cover} cover", COVERS[cover], "YAG-221"),
    )
    return tuple([part for part in found if part.amount])


def offer_spot(state: State, seat: int) -> Sequence[Offer]:
    """YAG-218: of somebody who does not hide; below Size 0 things are Tiny (YAG-270)."""
    whos = able(state, "Perception", "awareness") if may_call(state, seat) else ()
    if not whos:
        return NONE
    bulks = ((Number(0, MOST), Pick((0,))), (Pick((0,)), Number(1, TINIEST)))
    return [
        Offer("call_spot", (hidden,), (Pick(whos), Number(0, 100 * MOST), size, tiny, Pick(tuple(COVERS)), WORDS), False)
        for hidden in (False, True)
        for size, tiny in bulks
    ]


def act_spot(draft: Draft, seat: int, command: m.CallSpot) -> None:
    """YAG-Q25, YAG-Q63: what nobody could miss needs no roll."""
    options, text = draft.state.options, command.text.strip()
    parts = spot_parts(command.metres, command.size, command.tiny, command.cover)
    first = int(options.spot_base)
    target = first + sum([part.amount for part in parts])
    if first:
        parts = (Modifier("a person in the open", first, "YAG-Q25"), *parts)
    side = Side(command.who, "Perception", "awareness", "spot")
    check = Check(0, "spot", (side,), text, max(0, target), "", parts, hidden=command.hidden)
    if target > 0 or options.spot_zero == "roll":
        put(draft, check)
    elif command.hidden:
        draft.put(m.Kept(replace(check, number=-draft.state.hid - 1, success=True, winner=0, level=1, stage="result")))
    else:
        answer_wish(draft, command.who)
        draft.put(m.Spared(command.who, text, "YAG-Q63", target))


# Stealth


def offer_sneak(state: State, seat: int) -> Sequence[Offer]:
    """YAG-244, YAG-245: against everybody named who watches."""
    if not may_call(state, seat):
        return NONE
    watchers, found = able(state, "Perception", "awareness"), []
    for attribute in ("Perception", "Agility"):
        hows = Pick(tuple([how for how, needed in HOW.items() if needed == attribute]))
        asks = (hows, Number(0, 100 * MOST), Pick(tuple(COVERS)), Pick(GAITS), WORDS)
        found += [Offer("call_sneak", (), (*both, *asks), False) for both in watched(able(state, attribute, "stealth"), watchers, 1)]
    return found


def act_sneak(draft: Draft, seat: int, command: m.CallSneak) -> None:
    """YAG-Q27: what would make somebody hard to spot is taken off the observers' rolls."""
    one = creature(draft.state, command.who)
    off = [Modifier(part.label, -part.amount, part.rule) for part in spot_parts(command.metres, one.size, one.tiny, command.cover)]
    kind: Situation = "hide" if command.how == "hide" else "sneak"
    first = Side(command.who, HOW[command.how], "stealth", kind)
    watching = [Side(who, "Perception", "awareness", "watch", modifiers=tuple(off)) for who in command.observers]
    label = {"hide": "hiding", "move": "moving quietly", "both": "hiding and moving"}[command.how]
    gait = "" if command.how == "hide" else command.gait
    open_check(draft, Check(0, kind, (first, *watching), command.text.strip(), None, label, gait=gait))


CHAPTER: Chapter = {
    m.CallNotice: (offer_notice, act_notice),
    m.CallRecall: (offer_recall, act_recall),
    m.CallSpot: (offer_spot, act_spot),
    m.CallSneak: (offer_sneak, act_sneak),
}
