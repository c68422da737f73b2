"""Personae as files: our own JSON, and a page to read or print. What stands there everybody at the table may read."""

from parlour.core.game import RuleViolation, SheetFormat
from parlour.core.phrasebook import listed
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.model import Character, Flashback, State
from parlour.games.fugue.rules.ask import described, find_character, is_persona
from parlour.games.fugue.sheet_file import (
    FORMAT,
    GAME,
    VERSION,
    AbilityFile,
    MemoryFile,
    PersonaFile,
    WoundFile,
    schema,
)
from parlour.games.fugue.words.cards import card_name, the_name
from parlour.games.fugue.words.paper import SAY
from parlour.games.fugue.words.phrases import ended, first_up, sentence
from parlour.games.fugue.words.reader import person_name, title_of
from parlour.roleplay.paper import as_json, plain

__all__ = ["SHEETS", "as_file", "markdown", "schema", "sheets", "written"]

SHEETS = {"parlour": "parlour.json", "markdown": "md"}
"""Each format with the ending of its files."""
_DOWN = {"": "", "knocked": "knocked out", "dead": "dead"}
"""As it stands in the file."""


def sheets() -> tuple[SheetFormat, ...]:
    return tuple([SheetFormat(key, SAY(f"format-{key}"), ending) for key, ending in SHEETS.items()])


def written(state: State, seat: int | None, who: str, form: str) -> str:
    """FUG-046, FUG-061: every persona that is made, for everybody; game-characters are the Dealer's."""
    person = find_character(state, who)
    if person is None:
        raise RuleViolation("no-sheet", "", SAY("no-persona"))
    if not is_persona(person):
        raise RuleViolation("not-yours", "FUG-008", SAY("no-sheet", who=person.name), SAY.part("no-sheet", "cure"))
    if not described(person):
        raise RuleViolation("not-complete", "FUG-036", SAY("unfinished"), SAY.part("unfinished", "cure"))
    if form not in SHEETS:
        raise RuleViolation("no-format", "", SAY("no-format"))
    file = as_file(state, person)
    if form == "markdown":
        return markdown(file, first_up(title_of(state, person)), person.down)
    return as_json(file)


def as_file(state: State, person: Character) -> PersonaFile:
    """The sheet, with names in place of ids."""
    return PersonaFile(
        format=FORMAT,  # type: ignore[arg-type]
        game=GAME,  # type: ignore[arg-type]
        version=VERSION,  # type: ignore[arg-type]
        player=person_name(state, person.seat),
        name=person.name,
        looks=person.looks,
        looks_like=person.looks_like,
        sounds_like=person.sounds_like,
        detail=person.detail,
        detail_by=person_name(state, person.detail_by) if person.detail_by >= 0 else "",
        signifier=CARD[person.signifier].name if person.signifier in CARD else "",
        abilities=tuple([AbilityFile(one.text, one.parts, one.lost) for one in person.abilities]),
        memories=tuple(
            [_memory(state, one) for one in state.flashbacks if person.id in one.to and one.stage in ("choice", "kept")]
        ),
        wounds=tuple([WoundFile(w.part, w.text, w.permanent, w.bleeding, w.tended, w.healed) for w in person.wounds]),
        state=_DOWN[person.down],  # type: ignore[arg-type]
        musing=person.musing,
    )


def _names(state: State, people: tuple[str, ...]) -> tuple[str, ...]:
    found = [find_character(state, who) for who in people]
    return tuple([title_of(state, person) for person in found if person is not None])


def _memory(state: State, one: Flashback) -> MemoryFile:
    return MemoryFile(
        one.way,
        one.chapter,
        one.trigger,
        tuple([told.text for told in one.memory]),
        one.ability,
        person_name(state, one.teller),
        _names(state, one.present),
        _names(state, one.known),
        card_name(one.card) if one.card else "",
        one.note,
    )


# As a page


def markdown(file: PersonaFile, title: str, down: str = "") -> str:
    """A persona to read: who one sees, what came back, what hurts."""
    player = plain(file.player)
    signified = SAY("played-by-signifier", player=player, card=file.signifier) if file.signifier else ""
    lines = [f"# {plain(title)}", "", signified or SAY("played-by", player=player)]
    lines += ["", f"**{SAY(down)}**"] if down else []
    lines += ["", sentence(plain(file.looks)).strip()]
    lines += ["", SAY("detail", text=ended(plain(file.detail)))] if file.detail else []
    likes = [SAY("looks-like", like=plain(file.looks_like))] if file.looks_like else []
    likes += [SAY("sounds-like", like=plain(file.sounds_like))] if file.sounds_like else []
    lines += ["", " ".join(likes)] if likes else []
    lines += ["", f"## {SAY('abilities')}", "", *[_ability(one) for one in file.abilities]] if file.abilities else []
    lines += ["", f"## {SAY('memories')}"] if file.memories else []
    for one in file.memories:
        lines += _told(one)
    lines += ["", f"## {SAY('wounds')}", "", *[_wound(one) for one in file.wounds]] if file.wounds else []
    lines += ["", f"## {SAY('musing')}", "", plain(file.musing)] if file.musing.strip() else []
    return "\n".join(lines) + "\n"


def _marked(what: str, marks: str) -> str:
    return f"- {SAY('marked', what=what, marks=marks) if marks else what}"


def _ability(one: AbilityFile) -> str:
    marks = ([SAY("needs", parts=listed(one.parts))] if one.parts else []) + ([SAY("lost")] if one.lost else [])
    return _marked(plain(one.text), "; ".join(marks))


def _told(one: MemoryFile) -> list[str]:
    known = {"teller": plain(one.told_by), "card": the_name(one.card), "text": ended(plain(one.trigger))}
    lines = ["", f"### {plain(one.ability)}", "", SAY(f"way-{one.way}", chapter=one.chapter, **known)]
    for piece in one.memory:
        lines += ["", f"> {plain(piece)}"]
    lines += ["", SAY("in-it", people=plain(listed(one.present)))] if one.present else []
    return lines + (["", plain(one.note)] if one.note.strip() else [])


def _wound(one: WoundFile) -> str:
    marks = [SAY("for-good")] if one.permanent else []
    state = "healed" if one.healed else "tended" if one.tended else "bleeding" if one.bleeding else ""
    marks += [SAY(state)] if state else []
    return _marked(SAY("wound", part=one.part or SAY("somewhere"), text=ended(plain(one.text))), ", ".join(marks))
