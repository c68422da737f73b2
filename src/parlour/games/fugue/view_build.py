"""The only door out: what everybody may see, and what one seat sees beyond it. Built from the state, never filtered."""

from parlour.core.odds import Bar
from parlour.core.options import altered
from parlour.games.fugue import view as v
from parlour.games.fugue.cards import INDEX
from parlour.games.fugue.deck_seen import next_card
from parlour.games.fugue.model import Ability, Character, Count, State, Task
from parlour.games.fugue.odds.table import flip_bars
from parlour.games.fugue.rules import persona
from parlour.games.fugue.rules.ask import (
    barred_by,
    chapters,
    find_flashback,
    is_gc,
    left_of,
    mine,
    open_task,
    open_wounds,
    persona_of,
    seat_of,
)
from parlour.games.fugue.rules.dealing import next_dealers
from parlour.games.fugue.rules.declare import resembles
from parlour.games.fugue.rules.memory import GIFTS, OWN
from parlour.games.fugue.view_contest import contest, my_hands
from parlour.games.fugue.words.paper import SAY as PAPER
from parlour.games.fugue.words.reader import person_name, title_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import notes_for, seen_looks, shown_plans


def public(state: State) -> v.Public:
    """What anybody may see, also who only watches."""
    desk, content, task = state.desk, state.content, open_task(state)
    read = state.phase not in ("lobby", "intro")
    return v.Public(
        dealer=desk.gm,
        people=desk.people,
        phase=state.phase,
        chapter=state.chapter,
        chapters=chapters(state),
        opened=state.opened,
        chapter_title=chapter_title(state),
        content=content.title if content is not None else "",
        content_line=content.line if content is not None else "",
        opening=content.opening if content is not None and read else "",
        introduction=content.introduction if content is not None and read else "",
        dark=state.dark,
        session=desk.session,
        sitting=desk.sitting,
        dealt=state.dealt,
        unwilling=state.unwilling,
        can_deal=next_dealers(state),
        proposal=state.proposal,
        making=making(state),
        language=state.language,
        literate=state.options.literate == "yes",
        basics=state.basics,
        not_basic=content.not_basic if content is not None else (),
        healing=content.healing.text if content is not None else "",
        scene=state.scene,
        scenes=state.scenes,
        characters=tuple([person(state, one) for one in state.characters]),
        flashbacks=state.flashbacks,
        counts=state.counts,
        allowed=Count(OWN, GIFTS),
        declared=state.declared,
        task=None if task is None else seen_task(state, task, odds=True),
        tasks=tuple([seen_task(state, one) for one in state.tasks if one.stage == "done"]),
        tellings=state.tellings,
        contest=None if state.contest is None else contest(state, state.contest),
        leaves=state.leaves,
        deck=len(state.deck),
        discard=state.discard,
        unseen=len(state.gone),
        pins=state.pins,
        sealed=sealed(state),
        receipts=desk.receipts,
        closed=desk.closed,
        looks=seen_looks(state.desk, None),
        house=altered(state.options),
    )


def chapter_title(state: State) -> str:
    """Of the chapter that has begun; those to come are nobody's to know."""
    if state.content is None or not state.opened or not 0 < state.chapter <= len(state.content.chapters):
        return ""
    return state.content.chapters[state.chapter - 1].title


def sealed(state: State) -> tuple[v.Sealed, ...]:
    """That there are notes of an earlier Dealer is known, not what they say."""
    notes = [note for note in state.notes if note.sealed and not note.letter]
    piles = dict.fromkeys([(note.chapter, note.by) for note in notes])
    return tuple([v.Sealed(at, by, len([n for n in notes if (n.chapter, n.by) == (at, by)])) for at, by in piles])


def making(state: State) -> v.Making | None:
    seat = persona.asked(state)
    if seat < 0:
        return None
    one = persona.in_making(state)
    if one is None or not one.looks:
        return v.Making(seat, seat, "describe", one.id if one is not None else "", state.order)
    if one.offered:
        return v.Making(seat, seat, "answer", one.id, state.order)
    return v.Making(seat, left_of(state, seat), "detail", one.id, state.order)


# People and tasks


def person(state: State, one: Character) -> v.Person:
    return v.Person(
        one.id,
        one.seat,
        seat_of(state, one),
        title_of(state, one),
        is_gc(state, one),
        one.name,
        one.looks,
        one.looks_like,
        one.sounds_like,
        one.offered,
        one.detail,
        one.detail_by,
        one.vetoed,
        one.struck,
        one.signifier,
        tuple([ability(state, one, each) for each in one.abilities]),
        one.wounds,
        one.down,
        one.parked,
        one.here,
        one.musing,
    )


def ability(state: State, one: Character, each: Ability) -> v.AbilitySeen:
    rule = barred_by(one, each)
    barred = PAPER(f"barred-{rule}") if rule else ""
    return v.AbilitySeen(each.id, each.text, each.parts, each.flashback, given(state, each), barred, rule, each.lost)


def given(state: State, each: Ability) -> str:
    """How it came, and from whom."""
    memory = find_flashback(state, each.flashback)
    if memory is None:
        return ""
    player = person_name(state, memory.teller)
    return PAPER(f"given-{memory.way}", player=player, chapter=memory.chapter)


def task_odds(state: State, one: Task) -> tuple[Bar, ...]:
    """Of its next card, from what everybody has seen."""
    return flip_bars(
        next_card(state, None), one.difficulty, state.options, ability=bool(one.ability), timed=bool(one.unit)
    )


def seen_task(state: State, one: Task, *, odds: bool = False) -> v.TaskSeen:
    kept = one.stage != "done" and not one.cards and state.options.difficulty_shown == "at the flip"
    bars = task_odds(state, one) if odds and not kept and one.stage in ("ruled", "again", "going") else ()
    return v.TaskSeen(
        one.id,
        one.who,
        one.text,
        None if kept else one.difficulty,
        one.ability,
        one.unit,
        one.spent,
        one.cards,
        one.stage,
        one.outcome,
        one.locked,
        bars,
    )


# One seat's own


def private(state: State, seat: int) -> v.Private:
    """What this seat sees beyond the public part."""
    desk, leading, own = state.desk, leads(state, seat), persona_of(state, seat)
    over = state.phase == "over"
    return v.Private(
        leading and state.chapter > 0,
        tuple([c.id for c in mine(state, seat)]),
        own.id if own is not None else "",
        desk.notes[seat],
        tuple([plea for plea in desk.pleas if leading or plea.seat == seat]),
        my_hands(state, seat),
        tuple(sorted({gone.card for gone in state.gone if gone.seat == seat}, key=INDEX.__getitem__)),
        dealer_desk(state) if leading and state.chapter > 0 else None,
        tuple([note for note in state.notes if note.by == seat and not note.letter]) if over else (),
        plans=shown_plans(desk, seat),
        shown_notes=notes_for(desk, seat),
    )


def dealer_desk(state: State) -> v.DealerDesk:
    """FUG-016, FUG-A78: introduction, setting, advice, her own chapter and those already played; never a later one."""
    content, task = state.content, open_task(state)
    texts = content.chapters[: state.chapter] if content is not None else ()
    hers = [note for note in state.notes if note.by == state.desk.gm and not note.sealed]
    return v.DealerDesk(
        content.introduction if content is not None else "", content.setting if content is not None else "",
        content.advice if content is not None else "",
        tuple([v.ChapterRead(at + 1, text) for at, text in enumerate(texts)]), tuple(hers),
        tuple([note for note in state.notes if note.letter and note.sealed]),
        {c.id: c.notes for c in state.characters if c.notes}, task.difficulty if task is not None else None,
        tuple([c.id for c in state.characters if any(w.bleeding and not w.tended for w in open_wounds(c))]),
        alike(state),
    )  # fmt: skip


def alike(state: State) -> dict[str, str]:
    """FUG-A36: the Dealer is warned before a card is turned."""
    task = open_task(state)
    asked = [(f"d{one.id}", one.who, one.text) for one in state.declared]
    if task is not None and not task.cards:
        asked.append((task.id, task.who, task.text))
    found = [(key, resembles(state, who, text)) for key, who, text in asked]
    return {key: locked.text for key, locked in found if locked is not None}
