"""Sentences of the campaign: stories, Dealers, chapters, scenes, the board."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.phrases import ended, quoted, said
from parlour.games.fugue.words.reader import SAY, Reader, line, tells


@tells(m.ContentSettled)
def _content(reader: Reader, event: m.ContentSettled) -> Line:
    """Its title only: what is in it is the Dealer's to read (FUG-010)."""
    by = reader.person(event.by)
    return line("content-settled", "FUG-005", seat=event.by, by=by, title=quoted(event.content.title))


@tells(m.DealerProposed)
def _proposed(reader: Reader, event: m.DealerProposed) -> Line:
    by = reader.person(event.by)
    if event.by == event.seat:
        return line("dealer-offered", "FUG-015", seat=event.by, by=by)
    return line("dealer-proposed", "FUG-015", seat=event.by, by=by, player=reader.person(event.seat))


@tells(m.DealerAgreed)
def _agreed(reader: Reader, event: m.DealerAgreed) -> Line:
    return line("dealer-agreed", "FUG-015", seat=event.by, by=reader.person(event.by))


@tells(m.DealerDeclined)
def _declined(reader: Reader, event: m.DealerDeclined) -> Line:
    by = reader.person(event.by)
    if event.by == event.seat:
        return line("dealer-unwilling", "FUG-015", seat=event.by, by=by)
    return line("dealer-declined", "FUG-015", seat=event.by, by=by, player=reader.person(event.seat))


@tells(m.WillingnessTold)
def _willing(reader: Reader, event: m.WillingnessTold) -> Line:
    key = "willing" if event.yes else "unwilling"
    return line(key, "FUG-A46", seat=event.seat, player=reader.person(event.seat))


@tells(m.DealerChanged)
def _dealer(reader: Reader, event: m.DealerChanged) -> Line:
    rules, player = ("FUG-007", "FUG-009"), reader.person(event.seat)
    if event.before < 0 or event.before == event.seat:
        return line("deals", *rules, seat=event.seat, story=True, player=player, chapter=event.chapter)
    before = reader.person(event.before)
    return line("takes-deck", *rules, seat=event.seat, story=True, player=player, before=before, chapter=event.chapter)


@tells(m.ChapterOpened)
def _opened(_reader: Reader, event: m.ChapterOpened) -> Line:
    if not event.title:
        return line("chapter", "FUG-003", kind="scene", story=True, chapter=event.chapter)
    return line("chapter-titled", "FUG-003", kind="scene", story=True, chapter=event.chapter, title=event.title)


@tells(m.EyesClosed)
def _closed_eyes(_reader: Reader, _event: m.EyesClosed) -> Line:
    return line("eyes-closed", "FUG-018", story=True)


@tells(m.EyesOpened)
def _opened_eyes(_reader: Reader, _event: m.EyesOpened) -> Line:
    return line("eyes-opened", "FUG-018", "FUG-001", story=True)


@tells(m.ChapterClosed)
def _closed(_reader: Reader, event: m.ChapterClosed) -> Line:
    return line("story-over" if event.last else "chapter-over", "FUG-003", story=True, chapter=event.chapter)


@tells(m.DeckGathered)
def _gathered(_reader: Reader, _event: m.DeckGathered) -> Line:
    return line("deck-gathered", "FUG-125")


@tells(m.CountsRenewed)
def _renewed(_reader: Reader, _event: m.CountsRenewed) -> Line:
    return line("counts-renewed", "FUG-068", "FUG-069")


@tells(m.DealerNoteWritten)
def _note(reader: Reader, event: m.DealerNoteWritten) -> Line | None:
    """For its writer alone; a letter is read at the desk of the next Dealer, not here."""
    if reader.seat != event.by:
        return None
    key = "letter" if event.letter else "note"
    if not event.title.strip():
        return line(key, seat=event.by)
    return line(f"{key}-titled", seat=event.by, title=quoted(event.title))


@tells(m.DealerNoteDropped)
def _note_dropped(_reader: Reader, _event: m.DealerNoteDropped) -> None:
    """Nobody's business."""


# The scene and the board


@tells(m.SceneSet)
def _scene(_reader: Reader, event: m.SceneSet) -> Line:
    return line("scene-text", kind="scene", story=True, number=event.number, text=event.text.strip())


@tells(m.LanguageSet)
def _language(_reader: Reader, event: m.LanguageSet) -> Line:
    return line("language", "FUG-030", kind="fact", text=event.text.strip())


@tells(m.BasicAdded)
def _basic(_reader: Reader, event: m.BasicAdded) -> Line:
    return line("basic-added", "FUG-035", "FUG-099", kind="fact", text=ended(event.text))


@tells(m.BasicDropped)
def _basic_dropped(_reader: Reader, event: m.BasicDropped) -> Line:
    return line("basic-dropped", "FUG-035", kind="fact", text=ended(event.text))


@tells(m.Pinned)
def _pinned(reader: Reader, event: m.Pinned) -> Line:
    if event.kind == "ruling":
        return line("ruling", "FUG-035", kind="fact", seat=event.by, text=ended(event.text))
    by, text = reader.person(event.by), ended(event.text)
    return line(f"pinned-{event.kind}", kind="fact", seat=event.by, by=by, text=text)


@tells(m.PinTakenDown)
def _taken_down(reader: Reader, event: m.PinTakenDown) -> Line:
    return line("pin-down", kind="fact", seat=event.by, by=reader.person(event.by), text=said(event.text))


@tells(m.QuestionSettled)
def _settled(reader: Reader, event: m.QuestionSettled) -> Line:
    text = next((pin.text for pin in reader.state.pins if pin.id == event.pin), "")
    question = quoted(text) if text else SAY("question")
    return line(
        "question-answered" if event.settled else "question-open", kind="fact", seat=event.by, question=question
    )
