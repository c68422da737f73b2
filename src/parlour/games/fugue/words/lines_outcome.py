"""Sentences of what a winner may do with a hand, and of reaching into another group."""

from typing import Any

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.cards import MOST, RANKS, all_cards, rank_words
from parlour.games.fugue.words.lines_contest import acts, battle
from parlour.games.fugue.words.phrases import ended, speech
from parlour.games.fugue.words.reader import Reader, tells

_WISHES = ("wound", "incapacitate", "maim", "knock_out", "kill")
_RULES = {
    "wound": "FUG-192",
    "incapacitate": "FUG-199",
    "maim": "FUG-194",
    "knock_out": "FUG-173",
    "kill": "FUG-174",
    "escape": "FUG-220",
    "free": "FUG-170",
    "nothing": "FUG-167",
}


@tells(m.WinTaken)
def _won(reader: Reader, event: m.WinTaken) -> Line:
    win, cards = event.win, all_cards(event.win.cards)
    rules = ("FUG-167", RANKS[win.rank]) if win.rank in RANKS else ("FUG-167",)
    if win.rank >= MOST:
        return acts(reader, "won-fool-world", win.who, *rules, story=True, cards=cards)
    hand = rank_words(win.rank, win.total, len(win.cards))
    return acts(reader, "won", win.who, *rules, story=True, hand=hand, cards=cards)


@tells(m.WinCeded)
def _ceded(reader: Reader, event: m.WinCeded) -> Line:
    return acts(reader, "ceded", event.win.who, "FUG-167", before=reader.who(event.before))


@tells(m.TellingStarted)
def _started(reader: Reader, event: m.TellingStarted) -> Line:
    seat, who = reader.by(event.who), reader.who(event.who)
    return battle("telling-started", "FUG-177", "FUG-178", kind="special", seat=seat, story=True, who=who)


@tells(m.RightLapsed)
def _lapsed(reader: Reader, event: m.RightLapsed) -> Line:
    return acts(reader, "lapsed", event.who, "FUG-178", "FUG-A61")


@tells(m.EffectChosen)
def _chosen(reader: Reader, event: m.EffectChosen) -> Line | None:
    """What waits for the Dealer's word; the rest just happens."""
    if event.effect not in _WISHES:
        return None
    known: dict[str, Any] = {
        "target": reader.who(event.target),
        "part": event.part or "none",
        "weapon": "yes" if event.weapon else "no",
    }
    return acts(reader, f"wants-{event.effect}", event.who, _RULES[event.effect], **known)


@tells(m.EffectRefused)
def _refused(reader: Reader, event: m.EffectRefused) -> Line:
    seat = reader.by(event.who)
    if not event.reason.strip():
        return battle("refused", "FUG-A21", seat=seat)
    return battle("refused-text", "FUG-A21", seat=seat, text=ended(event.reason))


@tells(m.EffectDone)
def _done(reader: Reader, event: m.EffectDone) -> Line | None:
    """The winner's own words; the wound, the flight or the death has a line of its own, and a wound repeats them."""
    if event.text.strip() and event.effect not in ("wound", "maim"):
        rules, said = ("FUG-167", _RULES[event.effect]), speech(event.text)
        return acts(reader, "done", event.who, *rules, story=True, speech=said)
    if event.effect == "nothing":
        return acts(reader, "done-nothing", event.who, "FUG-167", story=True)
    if event.effect == "free":
        return acts(reader, "done-aloud", event.who, "FUG-170", story=True)
    return None


@tells(m.Incapacitated)
def _incapacitated(reader: Reader, event: m.Incapacitated) -> Line:
    rules, who = ("FUG-199", "FUG-A29"), reader.who(event.who)
    return battle("incapacitated", *rules, seat=reader.by(event.who), about=(event.who,), story=True, who=who)


@tells(m.EndTried)
def _end_tried(reader: Reader, event: m.EndTried) -> Line:
    rules, who = ("FUG-179", "FUG-A20"), reader.who(event.who)
    return battle("end-tried", *rules, seat=reader.by(event.who), story=True, after=event.text, who=who)


@tells(m.EndAnswered)
def _end_answered(reader: Reader, event: m.EndAnswered) -> Line:
    return battle("end-yes" if event.yes else "end-no", "FUG-A20", seat=event.by, by=reader.person(event.by))


@tells(m.WinOver)
def _over(_reader: Reader, _event: m.WinOver) -> None:
    """What came of it has been told."""


# Into another group


@tells(m.ReachesOpened)
def _reaches_opened(reader: Reader, event: m.ReachesOpened) -> Line | None:
    if not event.hands:
        return None
    return battle("reaches", "FUG-133", who=reader.all([who for who, _ in event.hands]))


@tells(m.ReachAsked)
def _reach_asked(reader: Reader, event: m.ReachAsked) -> Line:
    return acts(reader, "reach-asked", event.who, "FUG-133", target=reader.who(event.target))


@tells(m.ReachAnswered)
def _reach_answered(reader: Reader, event: m.ReachAnswered) -> Line:
    return acts(reader, "reach-yes" if event.yes else "reach-no", event.who, "FUG-133", target=reader.who(event.target))


@tells(m.ReachSettled)
def _reach_settled(reader: Reader, event: m.ReachSettled) -> Line:
    key, target = "reach-better" if event.better else "reach-worse", reader.who(event.target)
    return acts(reader, key, event.who, "FUG-134", "FUG-A22", story=True, target=target)


@tells(m.ReachDropped)
def _reach_dropped(reader: Reader, event: m.ReachDropped) -> Line:
    return acts(reader, "reach-dropped", event.who, "FUG-133")
