"""Characters as files: written for who may see them, read with every mistake named. Decides nothing about play."""

import re

import msgspec

from parlour.core.foreign import Twice, values_in
from parlour.core.game import RuleViolation, SheetFormat
from parlour.games.fate.content.files import FILES
from parlour.games.fate.content.numbers import FREE_STUNTS, LEAST_REFRESH, START_REFRESH
from parlour.games.fate.content.ready import PLAYERS
from parlour.games.fate.fari import fari
from parlour.games.fate.fari_read import Brought, read_fari
from parlour.games.fate.file_words import SAY
from parlour.games.fate.file_words import bad as _bad
from parlour.games.fate.model import FOES, HEROES, Aspect, Character, Kind, State, Stunt
from parlour.games.fate.rules.ask import aspects_of, find_character, refresh
from parlour.games.fate.rules.creation import advances, lacks
from parlour.games.fate.sheet_file import (
    FORMAT,
    GAME,
    VERSION,
    Bend,
    Bonus,
    CharacterFile,
    FullFile,
    GroupFile,
    Head,
    MajorFile,
    MookFile,
    PlayerFile,
    Ratings,
    ShortFile,
    schema,
)  # fmt: skip
from parlour.games.fate.words.refusal_parts import lacking as say_lack
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.paper import as_json

__all__ = ["EXAMPLE", "LONGEST", "Brought", "as_character", "formats", "read", "schema", "written"]

FORMATS = {"parlour": "parlour.json", "fari": "fari.json"}
"""With the endings of their files."""


def formats() -> tuple[SheetFormat, ...]:
    return tuple([SheetFormat(key, SAY(f"format-{key}"), suffix) for key, suffix in FORMATS.items()])


LONGEST = 40_000
"""No file of ours is longer."""
_FARI_DEEP = 16
"""Its later sheets keep blocks in sections in columns in rows in pages."""
_STAMP = re.compile(r'("lastUpdated"\s*:\s*)\d+')
_ASPECTS = {"high": "FAE-003", "trouble": "FAE-004", "general": "FAE-028"}
_BONUS, _BEND = ("approach", "actions", "circumstance"), ("effect", "when")
_RULES = {
    **_ASPECTS,
    "looks": "FAE-030",
    "name": "FAE-030",
    "approaches": "FAE-031",
    "refresh": "FAE-035",
    "advances": "FAE-155",
    "raises": "FAE-158",
    "bought": "FAE-158",
    "aspects": "FAE-171",
    "boxes": "FAE-172",
    "skilled": "FAE-186",
    "bad": "FAE-186",
    "weak_else": "FAE-187",
    "members": "FAE-174",
    "feature": "FAE-039",
    "approach": "FAE-039",
    "actions": "FAE-039",
    "circumstance": "FAE-039",
    "effect": "FAE-041",
    "when": "FAE-041",
    "template": "FAE-179",
    "stunts": "FAE-033",
    "kind": "FAE-166",
}


# Writing


def written(state: State, seat: int | None, who: str, form: str) -> str:
    """Player characters for everybody, unfinished ones for who makes them, the rest for the game master; hidden aspects
    never."""
    person = find_character(state, who)
    lead = seat is not None and leads(state, seat)
    if person is None or (person.hidden and not lead):
        raise RuleViolation("no-sheet", "", SAY("no-sheet"))
    yours = lead or (seat is not None and seat_of(state, person) == seat)
    if person.kind != "pc" and not lead:
        raise RuleViolation("not-yours", "FAE-166", SAY("numbers-secret", name=person.name))
    if person.status != "ready" and not yours:
        raise RuleViolation("not-yours", "FAE-030", SAY("unfinished", name=person.name), SAY.part("unfinished", "cure"))
    if form not in FORMATS:
        raise RuleViolation("no-format", "", SAY("no-format"))
    lacking = lacks(state, person) if person.status != "ready" else ()
    if lacking:
        raise RuleViolation("not-complete", "FAE-028", say_lack(lacking[0]), SAY.part("not-complete", "cure"))
    aspects = [a for a in aspects_of(state, who) if not (a.secret if person.hidden else a.hidden)]
    if form == "fari":
        return fari(person, aspects)
    return as_json(as_file(person, aspects))


def as_file(person: Character, aspects: list[Aspect]) -> CharacterFile:
    """Who somebody is, in our own format; what may not be told has a word in its place, so that the file stays
    whole."""

    def texts(kind: str) -> tuple[str, ...]:
        return tuple([a.text for a in aspects if a.kind == kind])

    head = {"format": FORMAT, "game": GAME, "version": VERSION, "name": person.name}
    lists = {"skilled": person.skilled, "bad": person.bad, "weak_else": person.weak_else}
    if person.kind == "mook":
        return MookFile(**head, **lists, aspects=texts("general"), boxes=person.boxes)  # type: ignore[arg-type]
    if person.kind == "group":
        return GroupFile(**head, **lists, aspects=texts("general"), members=person.members)  # type: ignore[arg-type]
    make = PlayerFile if person.kind == "pc" else MajorFile
    return make(
        **head,  # type: ignore[arg-type]
        looks=person.looks,
        high=(*texts("high"), FILES.unknown["high"])[0],
        trouble=(*texts("trouble"), FILES.unknown["trouble"])[0],
        general=texts("general") or (FILES.unknown["general"],),
        approaches=Ratings(*person.ratings),
        stunts=tuple([_stunt_file(stunt) for stunt in person.stunts]),
        refresh=refresh(person),
        advances=advances(person.ratings) or 0,
        raises=person.raises,
        bought=person.bought,
    )


def _stunt_file(stunt: Stunt) -> Bonus | Bend:
    if stunt.template == "bend":
        return Bend(stunt.feature, stunt.effect, stunt.when)
    return Bonus(stunt.feature, stunt.approach, stunt.actions, stunt.circumstance)  # type: ignore[arg-type]


# Reading


def as_character(file: CharacterFile, who: str, controller: int) -> tuple[Character, list[tuple[str, str]]]:
    """The character a file describes, as it goes to the game master, and its aspects by kind."""
    if isinstance(file, PlayerFile | MajorFile):
        kind: Kind = "pc" if isinstance(file, PlayerFile) else "major"
        person = Character(
            who,
            file.name.strip(),
            kind,
            controller,
            HEROES if kind == "pc" else FOES,
            file.looks.strip(),
            msgspec.structs.astuple(file.approaches),
            tuple([_stunt(stunt) for stunt in file.stunts]),
            raises=file.raises,
            bought=file.bought,
            status="submitted",
        )
        return person, [("high", file.high), ("trouble", file.trouble), *[("general", text) for text in file.general]]
    lists = {"skilled": file.skilled, "bad": file.bad, "weak_else": file.weak_else}
    if isinstance(file, MookFile):
        person = Character(who, file.name.strip(), "mook", controller, FOES, boxes=file.boxes, **lists)  # type: ignore[arg-type]
    else:
        person = Character(who, file.name.strip(), "group", controller, FOES, members=file.members, **lists)  # type: ignore[arg-type]
    return person, [("general", text) for text in file.aspects]


def _stunt(stunt: Bonus | Bend) -> Stunt:
    """FAE-040: over two actions it needs the word of this table's game master."""
    if isinstance(stunt, Bend):
        return Stunt("bend", stunt.feature, effect=stunt.effect, when=stunt.when)
    single = len(stunt.actions) == 1
    return Stunt("bonus", stunt.feature, stunt.approach, stunt.actions, stunt.circumstance, permitted=single)


def read(file: str, highest: int = 8) -> CharacterFile | Brought | RuleViolation:
    """The character in the file, ours or Fari's, or the first thing that is wrong with it and the rule that says so."""
    if not file.removeprefix("\ufeff").lstrip().startswith("{"):
        return _bad("not-json")
    fari_file = len(file) <= LONGEST and '"fariType"' in file
    try:
        values = values_in(_STAMP.sub(r"\g<1>0", file), LONGEST, _FARI_DEEP) if fari_file else values_in(file, LONGEST)
    except Twice as twice:
        return _bad("twice", _RULES.get(twice.name, ""), name=twice.name)
    except ValueError as problem:
        return _bad("broken", why=str(problem))
    if isinstance(values, dict) and "fariType" in values:
        return read_fari(values, highest)
    try:
        head = msgspec.convert(values, Head)
    except msgspec.ValidationError:
        head = Head()
    if head.format != FORMAT:
        return _bad("neither")
    if head.game != GAME:
        return _bad("other-game", game=head.game[:40]) if head.game else _bad("nameless-game")
    if head.version != VERSION:
        return _bad("other-version", version=head.version, ours=VERSION)
    try:
        found: CharacterFile = msgspec.convert(values, CharacterFile)
    except msgspec.ValidationError as error:
        return _misshapen(str(error))
    if isinstance(found, PlayerFile | MajorFile):
        return _check_full(found, highest) or found
    return _check_short(found) or found


def _misshapen(error: str) -> RuleViolation:
    """What the reader of the shape says, with the rule of the field it stumbled over."""
    what, _, place = error.partition(" - at `$")
    named = [part.partition("`")[0] for part in what.split("field `")[1:]]
    path = [part.partition("[")[0] for part in place.rstrip("`").split(".") if part and not part.startswith("[")]
    if "unknown field" in what and "stunts" in path and named[0] in (*_BONUS, *_BEND):
        return _bad("two-templates", "FAE-179", field=named[0])
    if path == ["stunts"] and "array" in what and "length" in what:
        return _bad("stunts-count", "FAE-033")
    field = next((name for name in (*named, *reversed(path)) if name in _RULES), "")
    where = ".".join([*path, *named]) or SAY("whole-file")
    return _bad("misshapen", _RULES.get(field, ""), where=where, what=_plain(what))


def _plain(what: str) -> str:
    """The commonest slips in everyday words."""
    if "missing required field" in what:
        return SAY("is-missing")
    if "matching regex" in what:
        return SAY("is-empty")
    if "`str` of length <=" in what:
        return SAY("is-long", most=what.rpartition(" ")[2])
    if "unknown field" in what:
        return SAY("is-foreign")
    return what[0].lower() + what[1:]


def _check_full(file: FullFile, highest: int) -> RuleViolation | None:
    """FAE-028, FAE-031, FAE-033, FAE-035, FAE-036, FAE-040, FAE-155, FAE-158: whether the parts add up."""
    ratings = msgspec.structs.astuple(file.approaches)
    texts = [text.strip().lower() for text in (file.high, file.trouble, *file.general)]
    if len(set(texts)) < len(texts):
        return _bad("same-aspects", "FAE-028")
    above = advances(ratings)
    listed = ", ".join([str(rating) for rating in sorted(ratings, reverse=True)])
    if above != file.advances:
        return _bad(
            "ratings-off",
            "FAE-155" if above and file.advances else "FAE-031",
            ratings=listed,
            advances=file.advances,
        )
    if max(ratings) > highest:
        return _bad("too-high", "FAE-155", most=highest)
    if file.raises + file.bought > file.advances:
        return _bad("raises-off", "FAE-157")
    count = len(file.stunts)
    due = START_REFRESH + file.raises - max(0, count - file.bought - FREE_STUNTS)
    if due < LEAST_REFRESH:
        return _bad("refresh-low", "FAE-036" if file.raises else "FAE-033", stunts=count, refresh=due)
    if file.refresh != due:
        return _bad("refresh-off", "FAE-035", stunts=count, raises=file.raises, due=due, refresh=file.refresh)
    for stunt in file.stunts:
        if isinstance(stunt, Bonus) and len(stunt.actions) == 2 and set(stunt.actions) != {"create", "overcome"}:
            return _bad("bad-pair", "FAE-040")
    return None


def _check_short(file: ShortFile) -> RuleViolation | None:
    """FAE-186: good or bad at something."""
    if not (file.skilled or file.bad or file.weak_else):
        return _bad("no-skills", "FAE-186")
    return None


def _example() -> str:
    ready, example = PLAYERS["ama"], FILES.example
    stunts = tuple([Bonus(s.feature, s.approach, s.actions, s.circumstance) for s in ready.stunts])  # type: ignore[arg-type]
    file = PlayerFile(
        format="parlour-character",
        game="fate",
        version=1,
        name=example["name"],
        looks=example["looks"],
        high=example["high"],
        trouble=example["trouble"],
        general=(example["general"],),
        approaches=Ratings(*ready.ratings),
        stunts=stunts,
        refresh=START_REFRESH,
    )
    return msgspec.json.encode(file).decode()


EXAMPLE = _example()
"""A file that can be read."""
