"""Creatures as files: our own JSON and Yagsbook, which can be brought to another table, and a page to read or print.
Notes are in none."""

from msgspec.structs import replace

from parlour.core.game import RuleViolation, SheetFormat
from parlour.games.yags.content import numbers
from parlour.games.yags.content.tables import attribute_band, language_band, skill_band
from parlour.games.yags.model import ATTRIBUTES, GAITS, Creature, Item, State, Technique
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.ask import base, is_npc, skill_def
from parlour.games.yags.rules.load import weighs
from parlour.games.yags.rules.making import reads
from parlour.games.yags.rules.readied import learnt
from parlour.games.yags.rules.skills import same
from parlour.games.yags.sheet_file import SAMPLE, from_file, schema, to_file
from parlour.games.yags.words.paper import SAY
from parlour.games.yags.words.phrases import size_words
from parlour.games.yags.yagsbook import Brought, from_yagsbook, people
from parlour.games.yags.yagsbook_write import to_yagsbook
from parlour.roleplay.cast import seat_of, seen
from parlour.roleplay.chapter import leads
from parlour.roleplay.paper import as_json, block, plain

__all__ = ["SAMPLES", "markdown", "read", "read_all", "schema", "sheets", "written"]

_SUFFIX = {"parlour": "parlour.json", "yagsbook": "yags", "markdown": "md"}
SAMPLES = (
    SAMPLE,
    """<bestiary><beast name="Marsh hound"><description><short>Follows lanterns.</short></description><attributes size="3" soak="12">
<attribute name="strength" score="2"/></attributes><skills><group name="Talents"><skill name="Athletics" score="3"/></group></skills></beast>
<beast name="Mire ox"><attributes size="9" soak="15"><attribute name="strength" score="9"/></attributes></beast></bestiary>""",  # noqa: E501
)
"""The least a file says: of one in our own format, of two as Yagsbook."""


# Reading


def read(state: State, text: str, which: str = "") -> Creature:
    """One out of a file somebody brings, ours or Yagsbook, the only one or the one of this name; ValueError says what
    to put right. What has to be said of it stands in its notes."""
    if not _is_book(text):
        return _here(state, from_file(text))
    one, said = from_yagsbook(state, text, which)
    return _here(state, replace(one, notes=" ".join([part for part in (*said, one.notes) if part])[: numbers.NOTES]))


def read_all(state: State, text: str) -> list[Brought]:
    """Everybody in a file, and what has to be said of each."""
    found = people(state, text) if _is_book(text) else [Brought(from_file(text), ())]
    return [Brought(_here(state, brought.one), brought.said) for brought in found]


def _is_book(text: str) -> bool:
    return text.removeprefix("\ufeff").lstrip().startswith("<")


def _here(state: State, one: Creature) -> Creature:
    """As the campaign knows techniques and languages."""
    literate = reads(state)
    return replace(
        one,
        techniques=tuple([_known(state, technique) for technique in one.techniques]),
        languages=tuple([replace(known, literate=known.literate or literate) for known in one.languages]),
    )


def _known(state: State, technique: Technique) -> Technique:
    """As the campaign's library has it; a mastery keeps its level, a specialisation has the table's price."""
    if technique.kind == "specialisation":
        return replace(technique, level=state.options.specialisation_cost)
    for entry in state.library:
        if same(entry.name, technique.name) and entry.kind == technique.kind:
            found = learnt(technique.id, entry)
            return replace(found, level=max(1, technique.level)) if entry.kind == "mastery" else found
    return technique


# Writing


def sheets() -> tuple[SheetFormat, ...]:
    return tuple([SheetFormat(key, SAY(f"format-{key}"), suffix) for key, suffix in _SUFFIX.items()])


def _refused(reason: str, who: str = "") -> RuleViolation:
    return RuleViolation(reason, "YAG-034", SAY(reason, who=who), SAY.part(reason, "cure", who=who))


def written(state: State, seat: int | None, who: str, form: str) -> str:
    """Players' characters for everybody; numbers of the game master's creatures only once they are shown."""
    one = seen(state, -1 if seat is None else seat, who)
    if one is None:
        raise _refused("no-sheet")
    own = seat is not None and (leads(state, seat) or seat_of(state, one) == seat)
    if not own and is_npc(one) and not one.shown:
        raise _refused("not-yours", one.name)
    if not own and one.stage not in ("ready", "dead"):
        raise _refused("not-ready", one.name)
    if form == "markdown":
        return markdown(state, one)
    if form == "yagsbook":
        return to_yagsbook(state, one)
    if form == "parlour":
        return as_json(to_file(one))
    raise _refused("no-format")


# As a page


def markdown(state: State, one: Creature) -> str:
    """A sheet to read: who it is, attributes with their bands, what follows from them, skills with their abilities."""
    lines = [f"# {plain(one.name)}", *(["", plain(one.concept)] if one.concept else [])]
    lines += [
        "",
        f"| {' | '.join([SAY(head) for head in ('attribute', 'score', 'now')])} | |",
        "|---|---|---|---|",
        *[_attribute(state, one, name) for name in ATTRIBUTES],
    ]
    lines += ["", *[f"- {row}" for row in _derived(state, one)]]
    for title, kind in (("talents", "talent"), ("skills", "standard"), ("knowledges", "knowledge")):
        lines += block(
            SAY(title),
            [row for row in [_skill(state, one, known.name, known.level, kind) for known in one.skills] if row],
        )
    lines += block(
        SAY("languages"),
        [
            SAY("language", name=plain(known.name), level=known.level, band=language_band(known.level).label)
            for known in one.languages
        ],
    )
    lines += block(SAY("techniques"), [_technique(known) for known in one.techniques])
    lines += block(SAY("gear"), [_item(item) for item in one.items])
    return "\n".join(lines) + "\n"


def _attribute(state: State, one: Creature, name: str) -> str:
    score = base(one, name)
    return f"| {name} | {score} | {derive.attribute(state, one, name)} | {attribute_band(score).label} |"


def _derived(state: State, one: Creature) -> list[str]:
    gaits = []
    for gait in GAITS:
        refused = derive.gait_refused(state, one, gait)
        metres = 0 if refused else derive.gait_metres(state, one, gait)
        gaits.append(SAY("no-gait" if refused else "gait", gait=gait, metres=metres))
    limits = "/".join([_kilograms(limit) for limit in derive.limits(one)])
    body: dict[str, str | int] = {
        "size": size_words(one.size, one.tiny),
        "mass": derive.mass_words(one),
        "wounds": derive.boxes(one),
    }
    return [
        SAY("body", soak=one.soak, move=derive.move(state, one), **body),
        SAY("gaits", gaits=", ".join(gaits), km=derive.watch_km(state, one)),
        SAY("load", load=_kilograms(derive.load(one)), band=derive.band_name(derive.band(one)), limits=limits),
        SAY("experience", points=one.xp),
    ]


def _kilograms(grams: int) -> str:
    return f"{grams / 1000:g}"


def _skill(state: State, one: Creature, name: str, level: int, kind: str) -> str:
    defined = skill_def(state, name)
    if (defined.kind if defined is not None else "standard") != kind:
        return ""
    pairs = [
        f"{attribute} {derive.attribute(state, one, attribute) * level}"
        for attribute in (defined.attributes if defined else ())
    ]
    known = {"name": plain(name), "band": skill_band(kind, level).label, "pairs": ", ".join(pairs)}
    return SAY("skill-pairs" if pairs else "skill", level=level, **known)


def _technique(known: Technique) -> str:
    skills = ", ".join(known.skills) or known.group
    level = f" {known.level}" if known.kind == "mastery" else ""
    said = {"name": f"**{plain(known.name)}**{level}", "kind": known.kind, "skills": plain(skills)}
    return SAY("technique-text" if known.text else "technique", text=plain(known.text), **said)


def _item(item: Item) -> str:
    where = SAY("worn" if item.worn else "carried" if item.here else "left-behind")
    loaded = item.here and weighs(item) != item.weight
    known = {"name": plain(item.name), "weight": _kilograms(item.weight), "load": _kilograms(weighs(item))}
    return SAY("item-load" if loaded else "item", where=where, **known)
