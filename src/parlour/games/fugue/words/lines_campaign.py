"""Sentences of the campaign: stories, Dealers, chapters, scenes, the board."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.phrases import first_up, quoted, sentence
from parlour.games.fugue.words.reader import Reader, tells


@tells(m.ContentSettled)
def _content(reader: Reader, event: m.ContentSettled) -> Line:
    """Its title only: what is in it is the Dealer's to read (FUG-010)."""
    return Line(
        f"{reader.person(event.by)} chooses the story: {quoted(event.content.title)}.", ("FUG-005",), by=event.by
    )


@tells(m.DealerProposed)
def _proposed(reader: Reader, event: m.DealerProposed) -> Line:
    if event.by == event.seat:
        return Line(f"{reader.person(event.by)} offers to deal.", ("FUG-015",), by=event.by)
    return Line(f"{reader.person(event.by)} proposes {reader.person(event.seat)} as Dealer.", ("FUG-015",), by=event.by)


@tells(m.DealerAgreed)
def _agreed(reader: Reader, event: m.DealerAgreed) -> Line:
    return Line(f"{reader.person(event.by)} agrees.", ("FUG-015",), by=event.by)


@tells(m.DealerDeclined)
def _declined(reader: Reader, event: m.DealerDeclined) -> Line:
    if event.by == event.seat:
        return Line(f"{reader.person(event.by)} would rather not deal now.", ("FUG-015",), by=event.by)
    return Line(
        f"{reader.person(event.by)} says no: {reader.person(event.seat)} doesn't deal.", ("FUG-015",), by=event.by
    )


@tells(m.WillingnessTold)
def _willing(reader: Reader, event: m.WillingnessTold) -> Line:
    wish = "would like to deal a chapter" if event.yes else "would rather not deal a chapter"
    return Line(f"{reader.person(event.seat)} {wish}.", ("FUG-A46",), by=event.seat)


@tells(m.DealerChanged)
def _dealer(reader: Reader, event: m.DealerChanged) -> Line:
    who = reader.person(event.seat)
    if event.before < 0 or event.before == event.seat:
        text = f"{who} deals chapter {event.chapter}."
    else:
        text = f"{who} takes the deck from {reader.person(event.before)} and deals chapter {event.chapter}."
    return Line(text, ("FUG-007", "FUG-009"), by=event.seat, story=True)


@tells(m.ChapterOpened)
def _opened(_reader: Reader, event: m.ChapterOpened) -> Line:
    return Line(
        f"Chapter {event.chapter}: {event.title}" if event.title else f"Chapter {event.chapter}",
        ("FUG-003",),
        "scene",
        story=True,
    )


@tells(m.EyesClosed)
def _closed_eyes(_reader: Reader, _event: m.EyesClosed) -> Line:
    return Line("Eyes closed. The introduction is read.", ("FUG-018",), story=True)


@tells(m.EyesOpened)
def _opened_eyes(_reader: Reader, _event: m.EyesOpened) -> Line:
    return Line("Eyes open. Nobody remembers anything.", ("FUG-018", "FUG-001"), story=True)


@tells(m.ChapterClosed)
def _closed(_reader: Reader, event: m.ChapterClosed) -> Line:
    ends = ", and with it the story" if event.last else ""
    return Line(f"Chapter {event.chapter} is over{ends}.", ("FUG-003",), story=True)


@tells(m.DeckGathered)
def _gathered(_reader: Reader, _event: m.DeckGathered) -> Line:
    return Line("All 78 cards are gathered and shuffled.", ("FUG-125",))


@tells(m.CountsRenewed)
def _renewed(_reader: Reader, _event: m.CountsRenewed) -> Line:
    return Line("Everyone has two flashbacks of their own again, and one to give.", ("FUG-068", "FUG-069"))


@tells(m.DealerNoteWritten)
def _note(reader: Reader, event: m.DealerNoteWritten) -> Line | None:
    """For its writer alone; a letter is read at the desk of the next Dealer, not here."""
    if reader.seat != event.by:
        return None
    what = "A letter to the next Dealer" if event.letter else "A note of yours"
    return Line(f"{what}: {quoted(event.title)}." if event.title.strip() else f"{what}.", by=event.by)


@tells(m.DealerNoteDropped)
def _note_dropped(_reader: Reader, _event: m.DealerNoteDropped) -> None:
    """Nobody's business."""


# The scene and the board


@tells(m.SceneSet)
def _scene(_reader: Reader, event: m.SceneSet) -> Line:
    return Line(f"Scene {event.number}: {event.text.strip()}", (), "scene", story=True)


@tells(m.LanguageSet)
def _language(_reader: Reader, event: m.LanguageSet) -> Line:
    return Line(f"The language everyone remembers: {event.text.strip()}.", ("FUG-030",), "fact")


@tells(m.BasicAdded)
def _basic(_reader: Reader, event: m.BasicAdded) -> Line:
    return Line(f"Everyone can still do this:{sentence(event.text)}", ("FUG-035", "FUG-099"), "fact")


@tells(m.BasicDropped)
def _basic_dropped(_reader: Reader, event: m.BasicDropped) -> Line:
    return Line(f"No longer something everyone can do:{sentence(event.text)}", ("FUG-035",), "fact")


_KINDS = {"fact": "a fact", "observation": "an observation", "question": "a question", "place": "a place"}


@tells(m.Pinned)
def _pinned(reader: Reader, event: m.Pinned) -> Line:
    if event.kind == "ruling":
        return Line(f"The Dealer decides:{sentence(event.text)}", ("FUG-035",), "fact", event.by)
    what = _KINDS.get(event.kind, "something")
    return Line(f"{reader.person(event.by)} pins up {what}:{sentence(event.text)}", (), "fact", event.by)


@tells(m.PinTakenDown)
def _taken_down(reader: Reader, event: m.PinTakenDown) -> Line:
    return Line(f"{reader.person(event.by)} takes a note off the board: {quoted(event.text)}.", (), "fact", event.by)


@tells(m.QuestionSettled)
def _settled(reader: Reader, event: m.QuestionSettled) -> Line:
    text = next((pin.text for pin in reader.state.pins if pin.id == event.pin), "")
    what = quoted(text) if text else "a question"
    return Line(first_up(f"{what} {'is answered' if event.settled else 'is open again'}."), (), "fact", event.by)
