"""Sentences of contests: groups, rounds, cards, 21. Who holds what face-down is told to its holder alone."""

from functools import reduce
from typing import Any

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.cards import all_cards, hand_words, the
from parlour.games.fugue.words.phrases import ended, first_up, speech, then
from parlour.games.fugue.words.reader import Reader, tells

SAY = Phrasebook(__package__, "lines_contest")


def battle(
    key: str,
    *rules: str,
    kind: str = "battle",
    seat: int = -1,
    about: tuple[str, ...] = (),
    story: bool = False,
    after: str = "",
    **known: Any,
) -> Line:
    """The sentence of this key, and somebody's own words after it."""
    return Line(first_up(then(SAY(key, **known), after)), rules, kind, seat, about, story)


def acts(reader: Reader, key: str, who: str, *rules: str, story: bool = False, **known: Any) -> Line:
    """The same of a character, who is `who` in it."""
    known = {"who": reader.who(who), **known}
    return battle(key, *rules, seat=reader.by(who), story=story, **known)


@tells(m.ContestOpened)
def _opened(_reader: Reader, event: m.ContestOpened) -> Line:
    key = "fight" if event.violent else "contest"
    if not event.text.strip():
        return battle(key, "FUG-121", story=True)
    return battle(f"{key}-text", "FUG-121", story=True, text=ended(event.text))


@tells(m.GroupMade)
def _group(reader: Reader, event: m.GroupMade) -> Line:
    sides = reduce(lambda one, other: SAY("against", one=one, other=other), [reader.all(side) for side in event.sides])
    return battle("group", "FUG-130", story=True, group=event.number, sides=sides)


@tells(m.SideAdded)
def _side(reader: Reader, event: m.SideAdded) -> Line:
    return battle("side-added", "FUG-130", story=True, group=event.group, who=reader.all(event.members))


@tells(m.MovedToGroup)
def _moved(reader: Reader, event: m.MovedToGroup) -> Line:
    return acts(reader, "moved", event.who, "FUG-130", group=event.group, side=event.side)


@tells(m.RoundJoined)
def _joined(reader: Reader, event: m.RoundJoined) -> Line:
    return acts(reader, "joined", event.who, "FUG-223")


@tells(m.HeldBack)
def _held_back(reader: Reader, event: m.HeldBack) -> Line:
    return acts(reader, "held-back", event.who, "FUG-154")


_LEAVES = {"flee": "FUG-A70", "hold": "FUG-A77"}


@tells(m.LeaveAsked)
def _leave_asked(reader: Reader, event: m.LeaveAsked) -> Line:
    return acts(reader, f"wants-{event.what}", event.who, _LEAVES[event.what])


@tells(m.LeaveRefused)
def _leave_refused(reader: Reader, event: m.LeaveRefused) -> Line:
    if event.what not in _LEAVES:
        return acts(reader, "refused-other", event.who, "FUG-A45")
    return acts(reader, f"refused-{event.what}", event.who, _LEAVES[event.what])


_LEFT = {"fled": "FUG-A70", "surrendered": "FUG-A70", "escaped": "FUG-220"}


@tells(m.LeftGroup)
def _left(reader: Reader, event: m.LeftGroup) -> Line:
    return acts(reader, f"left-{event.how}", event.who, _LEFT[event.how], story=True)


# Cards


@tells(m.RoundDealt)
def _round(reader: Reader, event: m.RoundDealt) -> Line:
    """Said once for all of them; which cards, to each holder."""
    who = reader.all(event.order)
    return battle("round", "FUG-137", "FUG-138", kind="turn", group=event.group, round=event.nth, who=who)


@tells(m.SteppedIn)
def _stepped_in(reader: Reader, event: m.SteppedIn) -> Line:
    return acts(reader, "stepped-in", event.who, "FUG-A45", story=True)


def dealt(reader: Reader, who: str, cards: tuple[str, ...]) -> Line:
    """A holder's own face-down cards."""
    return acts(reader, "dealt", who, "FUG-137", count=len(cards), cards=all_cards(cards))


@tells(m.CardDealt)
def _dealt(reader: Reader, event: m.CardDealt) -> Line | None:
    return dealt(reader, event.who, (event.card,)) if reader.seat == event.seat else None


@tells(m.WildAsked)
def _wild_asked(reader: Reader, event: m.WildAsked) -> Line:
    return acts(reader, "wild-asked", event.who, "FUG-144", ability=reader.ability(event.ability))


@tells(m.WildDealt)
def _wild_dealt(reader: Reader, event: m.WildDealt) -> Line:
    rules, ability = ("FUG-144", "FUG-146"), reader.ability(event.ability)
    if reader.seat != event.seat:
        return acts(reader, "wild-dealt", event.who, *rules, ability=ability)
    return acts(reader, "wild-dealt-card", event.who, *rules, ability=ability, card=the(event.card))


@tells(m.WildDenied)
def _wild_denied(reader: Reader, event: m.WildDenied) -> Line:
    return acts(reader, "wild-denied", event.who, "FUG-144", ability=reader.ability(event.ability))


@tells(m.TurnCame, m.ReplyEnded)
def _turn(_reader: Reader, _event: object) -> None:
    """The board shows whose turn it is; what is played gets a line."""


@tells(m.CardRevealed)
def _revealed(reader: Reader, event: m.CardRevealed) -> Line:
    return acts(reader, "revealed", event.who, "FUG-142", card=the(event.card), total=event.total)


@tells(m.CardTwisted)
def _twisted(reader: Reader, event: m.CardTwisted) -> Line:
    return acts(reader, "twisted", event.who, "FUG-143", card=the(event.card), total=event.total)


@tells(m.WildSwapped)
def _swapped(reader: Reader, event: m.WildSwapped) -> Line:
    card, out = the(event.card), the(event.out)
    return acts(reader, "swapped", event.who, "FUG-147", card=card, out=out, total=event.total)


@tells(m.TurnPassed)
def _passed(reader: Reader, event: m.TurnPassed) -> Line | None:
    """A pass that only ended a turn is no news."""
    return acts(reader, "passed", event.who, "FUG-158") if event.counted else None


@tells(m.Stymied)
def _stymied(reader: Reader, event: m.Stymied) -> Line:
    return acts(reader, "stymied", event.who, "FUG-155", "FUG-156", total=event.total)


@tells(m.BustFaced)
def _bust_faced(reader: Reader, event: m.BustFaced) -> Line:
    return acts(reader, "bust-faced", event.who, "FUG-155", "FUG-A08", total=event.total)


@tells(m.TwentyOne)
def _twenty_one(reader: Reader, event: m.TwentyOne) -> Line:
    seat, who = reader.by(event.who), reader.who(event.who)
    return battle("twenty-one", "FUG-159", kind="special", seat=seat, who=who, cards=len(event.cards))


@tells(m.Replied)
def _replied(reader: Reader, event: m.Replied) -> Line:
    if not event.cards:
        return acts(reader, "replied-nothing", event.who, "FUG-160")
    return acts(reader, "replied", event.who, "FUG-160", cards=all_cards(event.cards), total=event.total)


_HOW = {
    "win": ("showdown-win", "FUG-158"),
    "stalemate": ("showdown-stalemate", "FUG-164"),
    "all stymied": ("showdown-stymied", "FUG-157"),
}


@tells(m.Showdown)
def _showdown(reader: Reader, event: m.Showdown) -> Line:
    """Face-up cards alone; what stayed face-down is nobody's business (FUG-A75)."""
    options = reader.state.options
    hands = [SAY("hand", who=reader.who(who), hand=hand_words(cards, options)) for who, cards in event.hands]
    key, rule = _HOW[event.how]
    return battle(key, rule, hands="; ".join(hands))


@tells(m.HandsGathered)
def _gathered(_reader: Reader, event: m.HandsGathered) -> Line | None:
    return battle("settled", "FUG-131", group=event.group) if event.resolved else None


@tells(m.WildLost)
def _wild_lost(_reader: Reader, _event: m.WildLost) -> Line:
    return battle("wild-lost", "FUG-A74")


@tells(m.GroupCame)
def _group_came(_reader: Reader, event: m.GroupCame) -> Line | None:
    """Which group plays is told when its cards are dealt."""
    return None if event.group else battle("all-settled", "FUG-131")


@tells(m.RoundSkipped)
def _skipped(_reader: Reader, event: m.RoundSkipped) -> Line:
    key = "settled-by-dealer" if event.resolved else "skipped"
    return battle(key, "FUG-131", story=event.resolved, group=event.group)


@tells(m.TalkOffered)
def _talk_offered(_reader: Reader, _event: m.TalkOffered) -> Line:
    return battle("talk-offered", "FUG-122", kind="event")


@tells(m.TalkAnswered)
def _talk_answered(reader: Reader, event: m.TalkAnswered) -> Line:
    seat, who = reader.by(event.who), reader.who(event.who)
    if not event.yes:
        return battle("cards-wanted", "FUG-122", kind="event", seat=seat, who=who)
    if not event.text.strip():
        return battle("talked-aloud", "FUG-122", kind="event", seat=seat, story=True, who=who)
    return battle("talked", "FUG-122", kind="event", seat=seat, story=True, who=who, speech=speech(event.text))


@tells(m.ContestEnded)
def _ended(_reader: Reader, event: m.ContestEnded) -> Line:
    if not event.reason.strip():
        return battle("over", "FUG-181", story=True)
    return battle("over-text", "FUG-181", story=True, text=ended(event.reason))
