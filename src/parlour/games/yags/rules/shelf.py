"""The game master's shelf: everybody out of the files she opens, until she brings them in, one, some or all; a bestiary
is a library."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.offers import Choose, Offer, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, Shelved, Skill, State, Technique
from parlour.games.yags.rules.ask import leads, skill_def
from parlour.games.yags.rules.draft import Chapter, Draft, Refusals
from parlour.games.yags.rules.making import Numbering, names, numbered, unlike
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.readied import with_experience
from parlour.games.yags.rules.skills import served
from parlour.games.yags.sheets import SAMPLES, read_all
from parlour.games.yags.yagsbook import LONGEST

NONE: tuple[Offer, ...] = ()
MOST = 120
"""So many stand there at once."""


def offer_open(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("open_file", (), (Text(LONGEST, SAMPLES),), False)]
        if leads(state, seat) and len(state.shelf) < MOST
        else NONE
    )


def refuse_open(state: State, seat: int, command: m.OpenFile) -> RuleViolation | None:
    try:
        found = read_all(state, command.text)
    except ValueError as problem:
        cure = "Bring characters or creatures of this game, as Parlour writes them or as Yagsbook."
        return RuleViolation("bad-file", "YAG-034", f"This file cannot be read: {problem}", cure)
    if len(state.shelf) + len(found) > MOST:
        return RuleViolation("full", "YAG-034", f"At most {MOST} stand on the shelf.", "Take some of them off first.")
    return None


def act_open(draft: Draft, seat: int, command: m.OpenFile) -> None:
    first = max([int(entry.id[1:]) for entry in draft.state.shelf], default=0) + 1
    found = read_all(draft.state, command.text)
    draft.put(
        m.FileOpened(tuple([Shelved(f"l{first + at}", brought.one, brought.said) for at, brought in enumerate(found)]))
    )


# What the campaign has no place for


def unlisted(state: State, one: Creature) -> tuple[tuple[Skill, ...], tuple[Technique, ...]]:
    """Skills that are not on its list, and techniques of such skills alone."""
    skills = tuple([known for known in one.skills if skill_def(state, known.name) is None])
    return skills, tuple(
        [known for known in one.techniques if not any(skill_def(state, name) for name in served(state, known))]
    )


def remarks(state: State, entry: Shelved) -> tuple[str, ...]:
    """What has to be said of it before it is brought in."""
    words = _left(*unlisted(state, entry.one))
    return (*entry.said, *([f"Not on the campaign's list of skills, kept as words: {words}."] if words else []))


def _left(skills: tuple[Skill, ...], techniques: tuple[Technique, ...]) -> str:
    return ", ".join(
        [f"{known.name} {known.level}" for known in skills]
        + [f"{known.name} ({', '.join(known.skills) or known.group})" for known in techniques]
    )


def fitted(state: State, one: Creature) -> Creature:
    """As it can be played here; the rest is kept as words."""
    skills, techniques = unlisted(state, one)
    left = _left(skills, techniques)
    notes = " ".join([part for part in (f"Besides: {left}." if left else "", one.notes) if part])[: numbers.NOTES]
    return replace(
        one,
        notes=notes,
        skills=tuple([known for known in one.skills if known not in skills]),
        techniques=tuple([known for known in one.techniques if known not in techniques]),
    )


# Bringing in


def offer_bring(state: State, seat: int) -> Sequence[Offer]:
    """In the open or in hiding."""
    if not leads(state, seat) or not state.shelf:
        return NONE
    which = Choose(tuple([entry.id for entry in state.shelf]), 1, len(state.shelf))
    return [Offer("bring_in", (hidden,), (which,), False) for hidden in (False, True)]


def act_bring(draft: Draft, seat: int, command: m.BringIn) -> None:
    """Ready to play, like whoever is ready-made; they stay on the shelf, for more of the kind."""
    for which in command.which:
        state = draft.state
        one = fitted(state, next(entry.one for entry in state.shelf if entry.id == which))
        one = replace(
            with_experience(state, one),
            name=unlike(one.name, names(state, hidden=command.hidden)),
            hidden=command.hidden,
            stage="ready",
        )
        one = numbered(one, Numbering(state, command.hidden))
        draft.put(m.CreatureBegun(replace(one, allowed=tuple([notice.key for notice in notices(state, one)]))))


def offer_clear(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not state.shelf:
        return NONE
    return [Offer("clear_shelf", (), (Choose(tuple([entry.id for entry in state.shelf]), 1, len(state.shelf)),), False)]


def act_clear(draft: Draft, seat: int, command: m.ClearShelf) -> None:
    draft.put(m.ShelfCleared(command.which))


CHAPTER: Chapter = {
    m.OpenFile: (offer_open, act_open),
    m.BringIn: (offer_bring, act_bring),
    m.ClearShelf: (offer_clear, act_clear),
}
REFUSALS: Refusals = {m.OpenFile: refuse_open}
