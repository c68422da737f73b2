"""Sentences of what a winner may do with a hand, and of reaching into another group."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.cards import MOST, RANKS, all_cards, rank_words
from parlour.games.fugue.words.lines_contest import battle
from parlour.games.fugue.words.phrases import first_up, follows, sentence, speech, whose
from parlour.games.fugue.words.reader import Reader, tells

EFFECTS: dict[str, str] = {
    "wound": "wound",
    "incapacitate": "put out of the next round",
    "maim": "wound for good",
    "knock_out": "knock out",
    "kill": "kill",
    "escape": "get away",
    "free": "anything at all",
    "nothing": "leave it at that",
}
"""What may be done, as it reads on a button."""
EFFECT_NOTES: dict[str, str] = {
    "free": "One thing, in your own words.",
    "wound": "It will heal: a cut, a sprain, a broken bone.",
    "incapacitate": "Held, dazed or tied up; not hurt.",
    "maim": "A part of the body is lost, or would bleed to death untended.",
    "knock_out": "Out until the contest ends, and as long after as the Dealer says.",
    "kill": "Dead is dead.",
    "escape": "Out of reach of those you are engaged with; nobody is harmed.",
    "nothing": "You have won, and do no harm.",
}
"""The same at more length, in the order in which it is looked for."""
_WISHES = {
    "wound": "wound {target}",
    "incapacitate": "put {target} out of action through the next round",
    "maim": "wound {target} for good",
    "knock_out": "knock {target} out",
    "kill": "kill {target}",
}
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
    win = event.win
    how = (
        f", {rank_words(win.rank, win.total, len(win.cards))}: {all_cards(win.cards)}"
        if win.rank < MOST
        else f" with {all_cards(win.cards)}"
    )
    text = f"{reader.who(win.who)} wins{how}."
    rules = ("FUG-167", RANKS[win.rank]) if win.rank in RANKS else ("FUG-167",)
    return battle(reader, win.who, text, *rules, story=True)


@tells(m.WinCeded)
def _ceded(reader: Reader, event: m.WinCeded) -> Line:
    return battle(
        reader,
        event.win.who,
        f"{reader.who(event.before)} lets {reader.who(event.win.who)} say what happens.",
        "FUG-167",
    )


@tells(m.TellingStarted)
def _started(reader: Reader, event: m.TellingStarted) -> Line:
    return battle(
        reader,
        event.who,
        f"{reader.who(event.who)} begins: anything may happen now.",
        "FUG-177",
        "FUG-178",
        kind="special",
        story=True,
    )


@tells(m.RightLapsed)
def _lapsed(reader: Reader, event: m.RightLapsed) -> Line:
    text = f"A card was turned before the telling began: {reader.who(event.who)} can only try to end it."
    return battle(reader, event.who, text, "FUG-178", "FUG-A61")


@tells(m.EffectChosen)
def _chosen(reader: Reader, event: m.EffectChosen) -> Line | None:
    """What waits for the Dealer's word; the rest just happens."""
    if event.effect not in _WISHES:
        return None
    part = f", {event.part}" if event.part else ""
    weapon = ", with a weapon" if event.weapon else ""
    wish = _WISHES[event.effect].format(target=reader.who(event.target))
    return battle(reader, event.who, f"{reader.who(event.who)} would {wish}{part}{weapon}.", _RULES[event.effect])


@tells(m.EffectRefused)
def _refused(reader: Reader, event: m.EffectRefused) -> Line:
    return battle(
        reader,
        event.who,
        f"The Dealer says no:{sentence(event.reason)}" if event.reason.strip() else "The Dealer says no.",
        "FUG-A21",
    )


@tells(m.EffectDone)
def _done(reader: Reader, event: m.EffectDone) -> Line | None:
    """The winner's own words; the wound, the flight or the death has a line of its own, and a wound repeats them."""
    who = reader.who(event.who)
    if event.text.strip() and event.effect not in ("wound", "maim"):
        return battle(reader, event.who, f"{who}: {speech(event.text)}", "FUG-167", _RULES[event.effect], story=True)
    if event.effect == "nothing":
        return battle(reader, event.who, f"{who} leaves it at that.", "FUG-167", story=True)
    if event.effect == "free":
        return battle(reader, event.who, f"{who} tells aloud what happens.", "FUG-170", story=True)
    return None


@tells(m.Incapacitated)
def _incapacitated(reader: Reader, event: m.Incapacitated) -> Line:
    text = f"{reader.who(event.who)} is out of action through the next round."
    return Line(first_up(text), ("FUG-199", "FUG-A29"), "battle", reader.by(event.who), (event.who,), True)


@tells(m.EndTried)
def _end_tried(reader: Reader, event: m.EndTried) -> Line:
    return battle(
        reader,
        event.who,
        f"{reader.who(event.who)} tries to end it.{follows(event.text)}",
        "FUG-179",
        "FUG-A20",
        story=True,
    )


@tells(m.EndAnswered)
def _end_answered(reader: Reader, event: m.EndAnswered) -> Line:
    said = "lets it end here" if event.yes else "doesn't let it end"
    return Line(f"{reader.person(event.by)} {said}.", ("FUG-A20",), "battle", event.by)


@tells(m.WinOver)
def _over(_reader: Reader, _event: m.WinOver) -> None:
    """What came of it has been told."""


# Into another group


@tells(m.ReachesOpened)
def _reaches_opened(reader: Reader, event: m.ReachesOpened) -> Line | None:
    if not event.hands:
        return None
    may = reader.all([who for who, _ in event.hands])
    return battle(reader, "", f"{may} may turn on somebody in another group.", "FUG-133")


@tells(m.ReachAsked)
def _reach_asked(reader: Reader, event: m.ReachAsked) -> Line:
    text = (
        f"{reader.who(event.who)} turns on {reader.who(event.target)} in another group. Is that "
        "possible? The Dealer decides."
    )
    return battle(reader, event.who, text, "FUG-133")


@tells(m.ReachAnswered)
def _reach_answered(reader: Reader, event: m.ReachAnswered) -> Line:
    who, target = reader.who(event.who), reader.who(event.target)
    return battle(
        reader, event.who, f"{who} gets at {target}." if event.yes else f"{who} can't get at {target}.", "FUG-133"
    )


@tells(m.ReachSettled)
def _reach_settled(reader: Reader, event: m.ReachSettled) -> Line:
    who, target = reader.who(event.who), reader.who(event.target)
    text = (
        f"{who} has a better hand than {target}."
        if event.better
        else f"{whose(who, 'hand')} isn't better: {target} is unharmed."
    )
    return battle(reader, event.who, text, "FUG-134", "FUG-A22", story=True)


@tells(m.ReachDropped)
def _reach_dropped(reader: Reader, event: m.ReachDropped) -> Line:
    return battle(reader, event.who, f"{reader.who(event.who)} leaves the other groups alone.", "FUG-133")
