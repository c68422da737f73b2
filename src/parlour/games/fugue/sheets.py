"""Personae as files: our own JSON, and a page to read or print. What stands there everybody at the table may read."""

from parlour.core.game import RuleViolation, SheetFormat
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
from parlour.games.fugue.words.phrases import first_up, listed, sentence
from parlour.games.fugue.words.reader import person_name, title_of
from parlour.roleplay.paper import as_json, plain

__all__ = ["SHEETS", "as_file", "markdown", "schema", "written"]

SHEETS = (
    SheetFormat("parlour", "Parlour persona", "parlour.json"),
    SheetFormat("markdown", "Text (Markdown)", "md"),
)
_DOWN = {"": "", "knocked": "knocked out", "dead": "dead"}
_WAYS = {
    "own": "remembered",
    "gift": "given by {teller}",
    "signifier": "brought by {card}, told by {teller}",
    "story": "from the story",
}


def written(state: State, seat: int | None, who: str, form: str) -> str:
    """FUG-046, FUG-061: every persona that is made, for everybody; game-characters are the Dealer's."""
    person = find_character(state, who)
    if person is None:
        raise RuleViolation("no-sheet", "", "There is no such persona.")
    if not is_persona(person):
        raise RuleViolation(
            "not-yours", "FUG-008", f"{person.name} is a game-character and has no sheet.", "Choose a persona."
        )
    if not described(person):
        raise RuleViolation(
            "not-complete", "FUG-036", "This persona is still being made.", "Wait until one more thing was added."
        )
    if form not in [sheet.key for sheet in SHEETS]:
        raise RuleViolation("no-format", "", "Personae are not written in that format.")
    file = as_file(state, person)
    if form == "markdown":
        return markdown(file, first_up(title_of(state, person)))
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


def markdown(file: PersonaFile, title: str) -> str:
    """A persona to read: who one sees, what came back, what hurts."""
    lines = [
        f"# {plain(title)}",
        "",
        f"Played by {plain(file.player)}" + (f". Signifier: {file.signifier}" if file.signifier else "") + ".",
    ]
    lines += ["", f"**{first_up(file.state)}.**"] if file.state else []
    lines += ["", sentence(plain(file.looks)).strip()]
    lines += ["", f"One more thing:{sentence(plain(file.detail))}"] if file.detail else []
    likes = [f"looks like {plain(file.looks_like)}"] if file.looks_like else []
    likes += [f"sounds like {plain(file.sounds_like)}"] if file.sounds_like else []
    lines += ["", first_up(f"{listed(likes)}.")] if likes else []
    lines += ["", "## Abilities", "", *[_ability(one) for one in file.abilities]] if file.abilities else []
    lines += ["", "## Memories"] if file.memories else []
    for one in file.memories:
        lines += _told(one)
    lines += ["", "## Wounds", "", *[_wound(one) for one in file.wounds]] if file.wounds else []
    lines += ["", "## What it may mean", "", plain(file.musing)] if file.musing.strip() else []
    return "\n".join(lines) + "\n"


def _ability(one: AbilityFile) -> str:
    marks = ([f"needs {listed(one.parts)}"] if one.parts else []) + (["lost"] if one.lost else [])
    return f"- {plain(one.text)}" + (f" ({'; '.join(marks)})" if marks else "")


def _told(one: MemoryFile) -> list[str]:
    how = _WAYS[one.way].format(teller=plain(one.told_by), card=the_name(one.card))
    lines = [
        "",
        f"### {plain(one.ability)}",
        "",
        f"Chapter {one.chapter}, {how}. What set it off:{sentence(plain(one.trigger))}",
    ]
    for piece in one.memory:
        lines += ["", f"> {plain(piece)}"]
    lines += ["", f"In it: {plain(listed(one.present))}."] if one.present else []
    return lines + (["", plain(one.note)] if one.note.strip() else [])


def _wound(one: WoundFile) -> str:
    marks = ["for good"] if one.permanent else []
    marks += ["healed"] if one.healed else ["tended"] if one.tended else ["bleeding"] if one.bleeding else []
    return f"- {one.part or 'somewhere'}:{sentence(plain(one.text))}" + (f" ({', '.join(marks)})" if marks else "")
