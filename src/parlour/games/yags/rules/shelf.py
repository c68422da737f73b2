"""The game master's shelf: everybody out of the files she opens, until she brings them in, one, some or all; a bestiary
is a library."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, Shelved, Skill, State, Technique
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.making import numbered
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.readied import with_experience
from parlour.games.yags.rules.skills import served
from parlour.games.yags.sheets import SAMPLES, read_all
from parlour.games.yags.words.bounds import SAY
from parlour.games.yags.yagsbook import LONGEST
from parlour.roleplay.cast import Numbering, names, not_gm, unlike

MOST = 120
"""So many stand there at once."""


def shelf_full(state: State) -> bool:
    return len(state.shelf) >= MOST


def problem(state: State, text: str) -> str:
    """Why a file cannot be read; empty where it can."""
    try:
        read_all(state, text)
    except ValueError as found:
        return str(found) or "it is empty"
    return ""


def unreadable(state: State, text: str) -> bool:
    return bool(problem(state, text))


def too_many_for_the_shelf(state: State, text: str) -> bool:
    return len(state.shelf) + len(read_all(state, text)) > MOST


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
    return (*entry.said, *([SAY("kept-as-words", words=words)] if words else []))


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


def shelf_empty(state: State) -> bool:
    return not state.shelf


def shelf(state: State) -> tuple[Shelved, ...]:
    return state.shelf


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


def act_clear(draft: Draft, seat: int, command: m.ClearShelf) -> None:
    draft.put(m.ShelfCleared(command.which))


MOVES: Moves = {
    Move(
        m.OpenFile,
        {"text": Words(LONGEST, suggest=SAMPLES)},
        rule="YAG-034",
        unless=(not_gm, shelf_full),
        reading=(unreadable, too_many_for_the_shelf),
    ): act_open,
    Move(
        m.BringIn,
        {"hidden": One(FLAG), "which": Some(shelf)},
        rule="YAG-034",
        unless=(not_gm, shelf_empty),
    ): act_bring,
    Move(m.ClearShelf, {"which": Some(shelf)}, rule="YAG-034", unless=(not_gm, shelf_empty)): act_clear,
}
