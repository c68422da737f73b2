"""What always holds at a Fugue table, shown by random play: the deck, hidden cards and texts, sheets and counts."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from laws.test_secrets import hunt
from laws.walk import walk
from parlour.games.fugue import GAME, view_build, view_contest
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS, MAJORS
from parlour.games.fugue.model import State
from parlour.games.fugue.rules import contest_flow
from parlour.games.fugue.rules.ask import is_persona
from parlour.games.fugue.rules.contest_ask import seat_of_who
from parlour.roleplay.chapter import leads
from parlour.roleplay.moves import ValueSet

LAW = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**31).map(lambda seed: seed | 1)
"""Odd, so that the ready story is set up first."""
SEATS = st.integers(2, 6)


def cards_of(state: State) -> Counter[str]:
    """Wherever a card may be: a used wild card lies in its holder's hand."""
    cards = Counter(state.deck) + Counter(state.discard) + Counter([gone.card for gone in state.gone])
    for task in state.tasks:
        cards += Counter(task.cards) if task.stage != "done" else Counter()
    if state.contest is not None:
        for hand in state.contest.hands:
            cards += Counter(hand.up) + Counter(hand.down)
        cards += Counter([wild.card for wild in state.contest.wilds if not wild.used])
    return cards


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("FUG-123", "FUG-124", "FUG-125")
def test_78_cards_are_conserved(seed: int, seats: int) -> None:
    whole, moved = Counter(KEYS), 0
    for step in walk(GAME, seed, seats, 700):
        assert cards_of(step.after) == whole, step.command
        moved += len(step.after.deck) != len(step.state.deck)
        if any(isinstance(event, m.DeckGathered) for event in step.events):
            assert len(step.after.deck) == 78
    assert moved > 5


def test_the_walks_come_far_enough() -> None:
    """A law over what never happens cannot fail."""
    met = Counter(
        [type(event).__name__ for seed in range(6) for step in walk(GAME, seed, 4, 900) for event in step.events]
    )
    for event in (
        m.CardTwisted,
        m.WildSwapped,
        m.Replied,
        m.Showdown,
        m.SignifierTurned,
        m.FlashbackKept,
        m.CardFlipped,
        m.ContestEnded,
        m.DealerChanged,
        m.ChapterClosed,
        m.Wounded,
        m.DealerNoteWritten,
        m.DeckRebuilt,
    ):
        assert met[event.__name__], event


# Nobody is shown what is hidden from her


def shown(state: State, seat: int | None) -> str:
    parts: list[Any] = [GAME.public(state), GAME.prompt(state, seat)]
    if seat is not None:
        parts += [GAME.private(state, seat), GAME.offers(state, seat)]
    return msgspec.json.encode(parts).decode()


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("FUG-137", "FUG-146")
def test_nobody_is_shown_a_card_she_may_not_see(seed: int, seats: int) -> None:
    """Face-down cards, wild cards and what was discarded unseen: not their keys, to nobody but their holder, the Dealer
    neither."""
    looked = 0
    for index, step in enumerate(walk(GAME, seed, seats, 600)):
        state = step.after
        if index % 3 or state.contest is None or not state.contest.hands:
            continue
        for seat in (*range(seats), None):
            secret = [
                card for hand in state.contest.hands if seat_of_who(state, hand.who) != seat for card in hand.down
            ]
            secret += [
                wild.card for wild in state.contest.wilds if not wild.shown and seat_of_who(state, wild.who) != seat
            ]
            secret += [gone.card for gone in state.gone if gone.seat != seat]
            sent = msgspec.json.encode((present(state), GAME.private(state, seat) if seat is not None else None))
            looked += bool(secret)
            for card in secret:
                assert f'"{card}"' not in sent.decode(), (seat, card, step.command)
    assert looked


def present(state: State) -> Any:
    """What everybody sees of cards as they lie now; what was turned long ago may lie face-down again."""
    public = GAME.public(state)
    assert public.contest is not None
    groups = tuple([replace(group, last=()) for group in public.contest.groups])
    contest = replace(public.contest, groups=groups, win=None, reaches=())
    return replace(public, characters=(), flashbacks=(), tasks=(), receipts=(), contest=contest)


def marked(state: State) -> State:
    """The same with words that can be found again."""
    content = state.content
    if content is not None:
        chapters = tuple([replace(chapter, text=f"<chapter {at}>") for at, chapter in enumerate(content.chapters, 1)])
        content = replace(content, chapters=chapters, setting="<setting>", advice="<advice>")
    notes = tuple([replace(note, text=f"<note {note.id} of {note.by}>") for note in state.notes])
    people = tuple([replace(c, notes=f"<about {c.id}>") if c.seat < 0 else c for c in state.characters])
    return replace(state, content=content, notes=notes, characters=people)


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("FUG-010", "FUG-016")
def test_texts_are_the_dealers_alone_and_later_chapters_nobodys(seed: int, seats: int) -> None:
    for index, step in enumerate(walk(GAME, seed, seats, 500)):
        if index % 5:
            continue
        state = marked(step.after)
        for seat in (*range(seats), None):
            sent = shown(state, seat)
            dealing = seat is not None and leads(state, seat) and state.chapter > 0
            for word in ("<setting>", "<advice>", "<about c"):
                assert dealing or word not in sent, (seat, word)
            for chapter in range(1, 13):
                assert (dealing and chapter <= state.chapter) or f"<chapter {chapter}>" not in sent, (seat, chapter)
            for note in state.notes:
                known = note.by == seat and (not note.sealed or state.phase == "over")
                letter = dealing and note.letter and note.sealed
                assert known or letter or note.text not in sent, (seat, note)


# Sheets


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("FUG-045", "FUG-062", "FUG-067", "FUG-068", "FUG-069")
def test_sheets_and_counts_stay_sound(seed: int, seats: int) -> None:
    """Personae have abilities from memories alone, Signifiers differ, ids are never given twice, nobody uses up too
    much."""
    for step in walk(GAME, seed, seats, 600):
        state = step.after
        if any(isinstance(event, ValueSet) for event in step.events) or any(
            type(event).__name__ == "Allowed" for event in step.events
        ):
            return
        ids = [one.id for c in state.characters for one in (*c.abilities, *c.wounds)] + [c.id for c in state.characters]
        assert len(ids) == len(set(ids))
        kept = {f.id for f in state.flashbacks}
        for person in state.characters:
            if is_persona(person) and person.id not in adopted(state):
                assert all(a.flashback in kept for a in person.abilities)
        signifiers = [c.signifier for c in state.characters if c.signifier]
        assert len(signifiers) == len(set(signifiers)) and set(signifiers) <= set(MAJORS)
        assert all(count.own <= 2 and count.gift <= 1 for count in state.counts)


def adopted(state: State) -> set[str]:
    """Game-characters a player took over keep what they were listed with (FUG-A60)."""
    return {c.id for c in state.characters if is_persona(c) and any(not a.flashback for a in c.abilities)}


# The laws notice


def test_a_planted_leak_of_face_down_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_contest.hand

    def leaky(state: Any, one: Any, each: Any) -> Any:
        return replace(honest(state, one, each), rank_words=" ".join(each.down))

    monkeypatch.setattr(view_contest, "hand", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 10, 2), 4, 500)


def test_a_planted_leak_of_a_later_chapter_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_build.public

    def leaky(state: Any) -> Any:
        return replace(honest(state), chapter_title="" if state.content is None else state.content.chapters[-1].title)

    monkeypatch.setattr(type(GAME), "public", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 6, 2), 4, 60)


def test_a_planted_leak_in_the_flow_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a bust hand's holder is asked must not depend on what her wild card is."""

    def leaky(draft: Any, who: str) -> bool:
        wilds = [w for w in draft.contest.wilds if w.who == who and not w.used]
        return any(w.card < "m" for w in wilds)

    monkeypatch.setattr(contest_flow, "can_be_saved", leaky)
    with pytest.raises(AssertionError, match="the step law"):
        hunt(GAME, range(1, 60, 2), 4, 700)
