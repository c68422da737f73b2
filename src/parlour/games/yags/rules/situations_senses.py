"""Awareness and stealth (2.16, 2.21): noticing, recalling, spotting, hiding and moving quietly."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Choose, Number, Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, spot_distance, spot_size
from parlour.games.yags.content.tables import COVERS, NOTICES, difficulty_label
from parlour.games.yags.model import GAITS, Check, Modifier, Side, Situation, State
from parlour.games.yags.rules.ask import around, creature
from parlour.games.yags.rules.call import put
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import answer_wish, open_check, rolled_in_secret
from parlour.games.yags.rules.framing import MOST_OBSERVERS, TARGET, WORDS, able, may_call, watched

TINIEST = 20
METRES = Number(0, 100 * MOST)
HOW = {"hide": "Perception", "move": "Agility", "both": "Agility"}
"""YAG-244: with which attribute."""


def offer_notice(state: State, seat: int) -> Sequence[Offer]:
    """YAG-217."""
    rest = (Pick(tuple(NOTICES)), WORDS)
    return [
        Offer("call_notice", (hidden,), (Pick(whos), *rest), False) for hidden, whos in _whos(state, seat, "Perception")
    ]


def _whos(state: State, seat: int, attribute: str) -> list[tuple[bool, tuple[str, ...]]]:
    """In the open and in secret: who may be asked for awareness; in secret the unseen, too."""
    found = (
        [(hidden, able(state, attribute, "awareness", secret=hidden)) for hidden in (False, True)]
        if may_call(state, seat)
        else []
    )
    return [(hidden, whos) for hidden, whos in found if whos]


def act_notice(draft: Draft, seat: int, command: m.CallNotice) -> None:
    row = NOTICES[command.level]
    side = Side(command.who, "Perception", "awareness", "notice")
    put(draft, Check(0, "notice", (side,), command.text.strip(), row.target, row.key, hidden=command.hidden))


def offer_recall(state: State, seat: int) -> Sequence[Offer]:
    """YAG-216."""
    return [
        Offer("call_recall", (hidden,), (Pick(whos), TARGET, WORDS), False)
        for hidden, whos in _whos(state, seat, "Intelligence")
    ]


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
    bulks = ((Number(0, MOST), Pick((0,))), (Pick((0,)), Number(1, TINIEST)))
    return [
        Offer("call_spot", (hidden,), (Pick(whos), METRES, size, tiny, Pick(tuple(COVERS)), WORDS), False)
        for hidden, whos in _whos(state, seat, "Perception")
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
    return _sneaks(state, seat, "call_sneak", secret=False)


def offer_lurk(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q75: in secret also the unseen, and also before anybody is there to watch."""
    return _sneaks(state, seat, "call_lurk", secret=True)


def _sneaks(state: State, seat: int, command: str, *, secret: bool) -> list[Offer]:
    found: list[Offer] = []
    watchers = able(state, "Perception", "awareness", secret=secret) if may_call(state, seat) else ()
    for attribute in ("Perception", "Agility") if may_call(state, seat) else ():
        hows = Pick(tuple([how for how, needed in HOW.items() if needed == attribute]))
        asks = (hows, METRES, Pick(tuple(COVERS)), Pick(GAITS), WORDS)
        both = watched(able(state, attribute, "stealth", secret=secret), watchers, 0 if secret else 1)
        found += [Offer(command, (), (*each, *asks), False) for each in both]
    return found


def sneaking(state: State, command: m.CallSneak | m.CallLurk) -> Check:
    kind: Situation = "hide" if command.how == "hide" else "sneak"
    first = Side(command.who, HOW[command.how], "stealth", kind)
    watching = _observers(state, command.who, command.observers, command.metres, command.cover)
    label = {"hide": "hiding", "move": "moving quietly", "both": "hiding and moving"}[command.how]
    gait = "" if command.how == "hide" else command.gait
    return Check(0, kind, (first, *watching), command.text.strip(), None, label, gait=gait)


def _observers(state: State, who: str, observers: tuple[str, ...], metres: int, cover: str) -> list[Side]:
    """YAG-Q27: what would make somebody hard to spot is taken off the observers' rolls."""
    one = creature(state, who)
    off = [Modifier(part.label, -part.amount, part.rule) for part in spot_parts(metres, one.size, one.tiny, cover)]
    return [Side(other, "Perception", "awareness", "watch", modifiers=tuple(off)) for other in observers]


def act_sneak(draft: Draft, seat: int, command: m.CallSneak) -> None:
    open_check(draft, sneaking(draft.state, command))


def act_lurk(draft: Draft, seat: int, command: m.CallLurk) -> None:
    rolled_in_secret(draft, sneaking(draft.state, command))


def lurking(state: State) -> dict[int, tuple[str, ...]]:
    """Who hides or moves quietly in secret and has not been seen yet, by the number of their roll; and who has looked
    already."""
    there = {one.id for one in around(state, secret=True)}
    rolls: dict[Side, list[Check]] = {}
    for check in state.kept:
        if check.situation in ("hide", "sneak") and check.sides[0].who in there and not check.sides[0].fumbled:
            rolls.setdefault(check.sides[0], []).append(check)
    unseen = [checks for checks in rolls.values() if not any(check.seen for check in checks)]
    return {checks[0].number: tuple([side.who for check in checks for side in check.sides]) for checks in unseen}


def offer_discover(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q75, YAG-Q64: whoever comes by later rolls against the one roll that lies there."""
    found: list[Offer] = []
    watchers = able(state, "Perception", "awareness", secret=True) if may_call(state, seat) else ()
    for number, inside in lurking(state).items() if watchers else ():
        others = tuple([who for who in watchers if who not in inside])
        if others:
            seen_by = Choose(others, 1, min(len(others), MOST_OBSERVERS))
            found.append(Offer("discover", (number,), (seen_by, METRES, Pick(tuple(COVERS))), False))
    return found


def act_discover(draft: Draft, seat: int, command: m.Discover) -> None:
    kept = next(check for check in draft.state.kept if check.number == command.number)
    first = kept.sides[0]
    watching = _observers(draft.state, first.who, command.observers, command.metres, command.cover)
    rolled_in_secret(draft, Check(0, kept.situation, (first, *watching), kept.text, None, kept.label, gait=kept.gait))


CHAPTER: Chapter = {
    m.CallNotice: (offer_notice, act_notice),
    m.CallRecall: (offer_recall, act_recall),
    m.CallSpot: (offer_spot, act_spot),
    m.CallSneak: (offer_sneak, act_sneak),
    m.CallLurk: (offer_lurk, act_lurk),
    m.Discover: (offer_discover, act_discover),
}
