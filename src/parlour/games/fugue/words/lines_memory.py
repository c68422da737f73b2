"""Sentences of flashbacks: what sets a memory off, the memory, the ability it leaves behind. Everybody hears them
(FUG-061)."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.cards import the
from parlour.games.fugue.words.phrases import first_up, follows, listed, quoted, sentence, speech, whose
from parlour.games.fugue.words.reader import Reader, tells

LIMITS: dict[str, str] = {
    "FUG-053": "nothing in the scene sets it off",
    "FUG-054": "the ability isn't what the persona does in the memory",
    "FUG-064": "no supernatural powers",
    "FUG-065": "it would give away what only the Dealer may know",
    "FUG-066": "no game-character is an old acquaintance out of the blue",
    "FUG-070": "the giver's own persona must be in it",
    "FUG-088": "what is established cannot be changed",
}
"""What flashbacks are not, by the rule that says so."""
_WAYS = {"own": "FUG-068", "gift": "FUG-069", "story": "FUG-086", "signifier": "FUG-074"}


def _of(reader: Reader, flashback: str) -> str:
    """Whose memory it is."""
    return reader.all(reader.receivers(flashback)) or "somebody"


def _line(
    reader: Reader, flashback: str, text: str, *rules: str, kind: str = "event", by: int = -1, story: bool = False
) -> Line:
    return Line(first_up(text), rules, kind, by, reader.receivers(flashback), story)


@tells(m.FlashbackBegun)
def _begun(reader: Reader, event: m.FlashbackBegun) -> Line:
    """In the chronicle only while it is told so: not what was taken back or reworded."""
    who, found = reader.who(event.to), reader.memory(event.flashback)
    begins = {
        "gift": f"{reader.person(event.teller)} has a memory for {who}.",
        "story": f"Something comes back to {who}, out of the story.",
    }.get(event.way, f"Something comes back to {who}.")
    stands = found is not None and found.trigger.strip() == event.trigger.strip()
    text = f"{begins} What sets it off:{sentence(event.trigger)}"
    return Line(first_up(text), ("FUG-053", _WAYS[event.way]), by=event.teller, about=(event.to,), story=stands)


def _told_by(reader: Reader, teller: int, owner: str) -> tuple[str, str]:
    """Who tells a Signifier's memory, and by which rule (3.5)."""
    if reader.by(owner) == teller:
        return f"{reader.person(teller)} tells it.", "FUG-077"
    return f"{reader.person(teller)} tells it.", "FUG-076" if teller == reader.state.desk.gm else "FUG-078"


@tells(m.SignifierTurned)
def _signifier(reader: Reader, event: m.SignifierTurned) -> Line:
    tells_it, rule = _told_by(reader, event.teller, event.owner)
    if event.to == event.owner:
        text = f"{the(event.card)} is {whose(reader.who(event.owner), 'Signifier')}: a memory comes back. {tells_it}"
    else:
        text = (
            f"{the(event.card)} is {whose(reader.who(event.owner), 'Signifier')} and brings {reader.who(event.to)} "
            f"a memory. {tells_it}"
        )
    text += " It can wait for the end of the hand." if event.late else ""
    return Line(first_up(text), ("FUG-048", "FUG-074", rule), "special", event.teller, (event.to,), True)


@tells(m.SignifierJoined)
def _joined(reader: Reader, event: m.SignifierJoined) -> Line:
    text = (
        f"{the(event.card)}, {whose(reader.who(event.owner), 'Signifier')}, in the same hand: "
        f"{reader.who(event.to)} has a part in the memory and in the ability."
    )
    return Line(
        first_up(f"{text} {reader.person(event.teller)} tells it."),
        ("FUG-084",),
        "special",
        event.teller,
        (event.to,),
        True,
    )


def _stands(reader: Reader, flashback: str, text: str) -> bool:
    found = reader.memory(flashback)
    return found is not None and any(told.text.strip() == text.strip() for told in found.memory)


@tells(m.MemoryTold)
def _told(reader: Reader, event: m.MemoryTold) -> Line:
    if not event.text.strip():
        return _line(
            reader, event.flashback, f"{reader.person(event.seat)} tells the memory aloud.", "FUG-057", by=event.seat
        )
    found = reader.memory(event.flashback)
    there = dict.fromkeys((*(found.must if found is not None else ()), *event.present))
    others = [who for who in there if who not in reader.receivers(event.flashback)]
    text = (
        f"{_of(reader, event.flashback)} remembers: "
        f"{speech(event.text)}{f' In it: {reader.all(others)}.' if others else ''}"
    )
    return _line(
        reader, event.flashback, text, "FUG-057", by=event.seat, story=_stands(reader, event.flashback, event.text)
    )


@tells(m.MemoryReworded)
def _reworded(reader: Reader, event: m.MemoryReworded) -> Line:
    text = (
        f"{_of(reader, event.flashback)} remembers it differently: {speech(event.text)} What sets it "
        f"off:{sentence(event.trigger)}"
    )
    return _line(
        reader, event.flashback, text, "FUG-053", by=event.seat, story=_stands(reader, event.flashback, event.text)
    )


@tells(m.AbilityNamed)
def _named(reader: Reader, event: m.AbilityNamed) -> Line:
    parts = f" It needs {listed(event.parts)}." if event.parts else ""
    text = f"{_of(reader, event.flashback)} would gain an ability: {quoted(event.ability)}.{parts}"
    return _line(reader, event.flashback, text, "FUG-054", by=event.by)


@tells(m.NamingLeft)
def _left(reader: Reader, event: m.NamingLeft) -> Line:
    return _line(reader, event.flashback, "The Dealer will name the ability.", "FUG-217")


@tells(m.AbilityVetoed)
def _vetoed(reader: Reader, event: m.AbilityVetoed) -> Line:
    text = f"The Dealer vetoes {quoted(event.ability)}:{sentence(event.reason)} The memory stays; name another ability."
    return _line(reader, event.flashback, text, "FUG-072")


@tells(m.SentBack)
def _sent_back(reader: Reader, event: m.SentBack) -> Line:
    limit = LIMITS.get(event.limit, "not like that")
    text = f"The Dealer sends the memory back: {limit}.{follows(event.reason)} Nothing is used up."
    return _line(reader, event.flashback, text, *([event.limit] if event.limit else []))


@tells(m.FlashbackKept)
def _kept(reader: Reader, event: m.FlashbackKept) -> Line:
    """FUG-055: on the sheet from now on."""
    who = tuple([one for one, _ in event.gains])
    found = reader.memory(event.flashback)
    ability = (
        quoted(found.ability)
        if found is not None and found.ability
        else reader.ability(event.gains[0][1])
        if event.gains
        else "an ability"
    )
    verb = "have" if len(who) > 1 else "has"
    return Line(
        first_up(f"{reader.all(who) or 'somebody'} {verb} an ability: {ability}."),
        ("FUG-050", "FUG-055"),
        "change",
        reader.by(who[0]) if who else -1,
        who,
        True,
    )


@tells(m.FlashbackWithdrawn)
def _withdrawn(reader: Reader, event: m.FlashbackWithdrawn) -> Line:
    return Line(
        f"{reader.person(event.by)} takes the memory back before it is written down. Nothing is used up.", by=event.by
    )


@tells(m.FlashbackPostponed)
def _postponed(reader: Reader, event: m.FlashbackPostponed) -> Line:
    return _line(reader, event.flashback, "The memory waits for the end of the hand.", "FUG-A41")


@tells(m.MemoryNoted)
def _noted(reader: Reader, event: m.MemoryNoted) -> Line:
    said = (
        f"A note on {whose(_of(reader, event.flashback), 'memory')}:{sentence(event.text)}"
        if event.text.strip()
        else "A note on a memory is removed."
    )
    return _line(reader, event.flashback, said, "FUG-056", "FUG-058", kind="change")


@tells(m.MemoryShared)
def _shared(reader: Reader, event: m.MemoryShared) -> Line:
    text = f"{_of(reader, event.flashback)} tells {reader.all(event.others)} of the memory."
    return _line(reader, event.flashback, text, "FUG-061", kind="change", story=True)


@tells(m.UsedNow)
def _used(reader: Reader, event: m.UsedNow) -> Line:
    text = f"{reader.who(event.who)} uses {reader.ability(event.ability)} at once.{follows(event.text)}"
    return Line(first_up(text), ("FUG-081",), by=reader.by(event.who), story=True)


@tells(m.IntercedeAsked)
def _intercede(reader: Reader, event: m.IntercedeAsked) -> Line:
    text = (
        f"{reader.who(event.who)} steps in with {reader.ability(event.ability)}.{follows(event.text)} The Dealer "
        "says how."
    )
    return Line(first_up(text), ("FUG-081", "FUG-A45"), by=reader.by(event.who), story=True)


@tells(m.Declined)
def _declined(reader: Reader, event: m.Declined) -> Line:
    return Line(first_up(f"{reader.who(event.who)} doesn't use it now."), ("FUG-081",), by=reader.by(event.who))


@tells(m.Interceded)
def _interceded(reader: Reader, event: m.Interceded) -> Line:
    how = "joins the round" if event.side else "acts, and the Dealer tells what comes of it"
    return Line(
        first_up(f"{reader.who(event.who)} {how}."), ("FUG-A45",), by=reader.by(event.who), story=not event.side
    )


@tells(m.MemoryTakenBack)
def _taken_back(reader: Reader, event: m.MemoryTakenBack) -> Line:
    owners = reader.receivers(event.flashback)
    of = whose(reader.all(owners), "sheet") if owners else "a sheet"
    return _line(
        reader,
        event.flashback,
        f"The Dealer takes a memory off {of}:{sentence(event.reason)}",
        "FUG-088",
        kind="overruled",
    )
