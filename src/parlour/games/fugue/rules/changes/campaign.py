"""What the events of the campaign do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Count, DealerNote, Proposal
from parlour.games.fugue.rules.draft import Draft, applies


@applies(m.ContentSettled)
def _content_settled(draft: Draft, event: m.ContentSettled) -> None:
    draft.set(content=event.content)


# Who deals


@applies(m.DealerProposed)
def _dealer_proposed(draft: Draft, event: m.DealerProposed) -> None:
    draft.set(proposal=Proposal(event.seat, event.by, event.waiting), turn=draft.state.turn + 1)


@applies(m.DealerAgreed)
def _dealer_agreed(draft: Draft, event: m.DealerAgreed) -> None:
    proposal = draft.state.proposal
    assert proposal is not None
    draft.set(proposal=replace(proposal, waiting=tuple([seat for seat in proposal.waiting if seat != event.by])))


@applies(m.DealerDeclined)
def _dealer_declined(draft: Draft, event: m.DealerDeclined) -> None:
    draft.set(proposal=None)


@applies(m.WillingnessTold)
def _willingness_told(draft: Draft, event: m.WillingnessTold) -> None:
    others = [seat for seat in draft.state.unwilling if seat != event.seat]
    draft.set(unwilling=tuple(sorted(others if event.yes else [*others, event.seat])))


@applies(m.DealerChanged)
def _dealer_changed(draft: Draft, event: m.DealerChanged) -> None:
    """What the Dealer before wrote is sealed: for good what was for herself, a letter for who deals now."""
    state = draft.state
    notes = [replace(note, sealed=True) if note.by == event.before else note for note in state.notes]
    draft.set(
        desk=replace(state.desk, gm=event.seat),
        chapter=event.chapter,
        proposal=None,
        notes=tuple(notes),
        turn=state.turn + 1,
        phase="intro" if state.phase == "lobby" else state.phase,
    )


@applies(m.DealerNoteWritten)
def _note_written(draft: Draft, event: m.DealerNoteWritten) -> None:
    note = DealerNote(event.note, event.by, event.chapter, event.title, event.text, event.letter)
    notes = draft.state.notes
    known = any(other.id == event.note for other in notes)
    draft.set(notes=tuple([note if other.id == event.note else other for other in notes]) if known else (*notes, note))


@applies(m.DealerNoteDropped)
def _note_dropped(draft: Draft, event: m.DealerNoteDropped) -> None:
    draft.set(notes=tuple([note for note in draft.state.notes if note.id != event.note]))


# Chapters


@applies(m.ChapterOpened)
def _chapter_opened(draft: Draft, event: m.ChapterOpened) -> None:
    """FUG-033: where even everyday things must be learned anew, the list of them begins empty."""
    state = draft.state
    draft.set(opened=True, dealt=(*state.dealt, state.desk.gm), turn=state.turn + 1)
    if event.chapter > 1:
        draft.set(phase="scene")
    elif state.options.cold_start == "off" and state.content is not None:
        draft.set(basics=(*state.content.basics, *state.basics))


@applies(m.ChapterClosed)
def _chapter_closed(draft: Draft, event: m.ChapterClosed) -> None:
    draft.set(opened=False, phase="over" if event.last else "handover", scene="", turn=draft.state.turn + 1)


@applies(m.DeckGathered)
def _deck_gathered(draft: Draft, event: m.DeckGathered) -> None:
    draft.set(deck=KEYS, discard=(), gone=())


@applies(m.CountsRenewed)
def _counts_renewed(draft: Draft, event: m.CountsRenewed) -> None:
    draft.set(counts=(Count(),) * len(draft.state.desk.people))


@applies(m.EyesClosed)
def _eyes_closed(draft: Draft, event: m.EyesClosed) -> None:
    draft.set(dark=True)


@applies(m.EyesOpened)
def _eyes_opened(draft: Draft, event: m.EyesOpened) -> None:
    draft.set(dark=False, phase="create", order=event.order, turn=draft.state.turn + 1)
