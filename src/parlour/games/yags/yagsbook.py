"""Characters as Yagsbook, the XML in which the author of Yags publishes his articles.

What is known of the format is read off the files he has published (packages of characters, templates, the bestiary) and the style sheets
that show them; there is no schema of it for characters:

    <characters xmlns="http://yagsbook.sourceforge.net/xml">
      <character name="...">
        <description> <short>one line</short> <background> <para>...</para> </background> </description>
        <statistics xmlns="http://yagsbook.sourceforge.net/xml/yags">
          <attributes size="5" soak="12"> <attribute name="strength" score="3"/> ... </attributes>
          <skills> <group name="Talents" type="talents"> <skill name="Athletics" score="2"/> ... </group> ... </skills>
          <advantages> <advantage name="..." skill="..." cost="+4"/> ... </advantages>
        </statistics>
        <equipment> <item name="..."/> ... </equipment>
      </character>
    </characters>

An advantage with a skill is a technique; one without belongs to an article that is not played here and is kept as words. Languages are
skills called "Speak ...". Older files have no namespaces, no statistics around attributes and skills, say stamina and charisma for Health
and Empathy, and call the element character-template or beast. Tech Levels, weights, what was learnt apart and Tiny levels have no place in
it. Statistics for other games are passed over.

A file from outside is trusted in nothing: no document type, no entities, a bounded length, depth and number of elements.
"""

import re
from collections.abc import Iterator
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from parlour.core.outside import check
from parlour.games.yags.content import numbers
from parlour.games.yags.model import ATTRIBUTES, Creature, Item, Language, Skill, State, Technique
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.rules.making import NATIVE
from parlour.games.yags.sheet_file import LONGEST, once

BOOK = "http://yagsbook.sourceforge.net/xml"
YAGS = f"{BOOK}/yags"
_DEEP, _MANY, _MOST = 20, 2000, 99
_PEOPLE = ("character", "character-template", "beast")
_OLD = {"stamina": "Health", "charisma": "Empathy"}
_CALLED = {
    "drive": "driving",
    "ride": "riding",
    "pilot": "piloting",
    "bow": "bows",
    "sail": "sailing",
    "computer": "computers",
}
"""Skills of his articles that go by another word on our list."""


class Node:
    """An element with what stands in it."""

    def __init__(self, tag: str, values: dict[str, str]) -> None:
        self.tag, self.values = tag, values
        self.inside: list[Node] = []
        self.texts: list[str] = []

    def all(self, *tags: str) -> "Iterator[Node]":
        """Every element of these names below this one."""
        for child in self.inside:
            if child.tag in tags:
                yield child
            else:
                yield from child.all(*tags)

    def first(self, tag: str) -> "Node | None":
        return next(self.all(tag), None)

    def words(self) -> str:
        """All text, on one line."""
        return " ".join(" ".join(["".join(self.texts), *[child.words() for child in self.inside]]).split())


# Reading


def parsed(text: str) -> Node:
    """The elements of the author's own namespaces, or of none; ValueError says what to put right."""
    if len(text) > LONGEST:
        raise ValueError(f"This file is too long: {len(text)} characters. At most {LONGEST} are read.")
    check(text)
    root = Node("", {})
    path, count = [root], 0

    def begin(name: str, values: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if len(path) > _DEEP or count > _MANY:
            raise ValueError("This file is nested too deeply or too large.")
        check(values)
        space, _, tag = name.rpartition(" ")
        node = Node(tag if space in ("", BOOK, YAGS) else "", values)
        path[-1].inside.append(node)
        path.append(node)

    def end(name: str) -> None:
        done = path.pop()
        if not done.tag:
            path[-1].inside.pop()

    def words(data: str) -> None:
        check(data)
        path[-1].texts.append(data)

    def forbidden(*_: object) -> None:
        raise ValueError("A document type and entities are not read. Take them out.")

    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, words
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = forbidden
    try:
        parser.Parse(re.sub(r"^\s*<\?xml[^>]*\?>", "", text.removeprefix("\ufeff")).encode(), True)
    except expat.ExpatError as problem:
        raise ValueError(f"This is no XML: {expat.ErrorString(problem.code)} in line {problem.lineno}.") from None
    return root


def from_yagsbook(state: State, text: str) -> Creature:
    """Under ids of the sheet's own; techniques and skills as the campaign knows them, the rest in words."""
    people = list(parsed(text).all(*_PEOPLE))
    if not people:
        raise ValueError("There is no character in it.")
    if len(people) > 1:
        raise ValueError(f"There are {len(people)} characters in it. Keep one of them.")
    who = people[0]
    own = who.first("statistics") or who
    attributes, sheet = own.first("attributes"), _skills(state, own)
    if attributes is None:
        raise ValueError("It has no attributes.")
    name = _short(who.values.get("name", ""), numbers.NAME)
    if not name:
        raise ValueError("The character has no name.")
    is_beast = who.tag == "beast"
    return Creature(
        "c0",
        name,
        -1,
        "creature" if is_beast else "person",
        not is_beast,
        concept=_concept(who, own),
        attributes=_attributes(attributes),
        size=_number(attributes.values.get("size", ""), "size", numbers.HUMAN_SIZE),
        soak=_number(attributes.values.get("soak", ""), "soak", numbers.HUMAN_SOAK),
        skills=sheet[0],
        languages=sheet[1],
        techniques=_techniques(state, own),
        items=tuple([Item(f"i{at}", item, 0) for at, item in enumerate(_items(who), 1)]),
    )


def _number(text: str, what: str, otherwise: int) -> int:
    if not text.strip():
        return otherwise
    if not re.fullmatch(r"\s*[+]?\d{1,3}\s*", text) or int(text) > _MOST:
        raise ValueError(f"{what}: {_short(text, 20)!r} is no number from 0 to {_MOST}.")
    return int(text)


def _short(text: str, most: int) -> str:
    return " ".join(text.split())[:most]


def _attributes(node: Node) -> tuple[int, ...]:
    found: dict[str, int] = {}
    for one in node.all("attribute"):
        name = one.values.get("name", "").strip().lower()
        name = _OLD.get(name, name.capitalize())
        if name in ATTRIBUTES:
            found[name] = _number(one.values.get("score", ""), name, 0)
    missing = [name for name in ATTRIBUTES if name not in found]
    if missing:
        raise ValueError(f"Attributes are missing: {', '.join(missing)}.")
    return tuple([found[name] for name in ATTRIBUTES])


def _skills(state: State, own: Node) -> tuple[tuple[Skill, ...], tuple[Language, ...]]:
    """Later groups of the same skill, as templates have them for riper ages, count where they are higher."""
    levels: dict[str, int] = {}
    spoken: dict[str, int] = {}
    for skills in own.all("skills"):
        for group in skills.all("group"):
            tongues = group.values.get("type", "").lower() == "languages"
            for one in group.all("skill"):
                name = _short(one.values.get("name", ""), numbers.NAME)
                level = _number(one.values.get("score", ""), name or "A skill", 0)
                said = re.fullmatch(r"(?i)speak (.+)", name)
                if name and level and (said or tongues):
                    tongue = said.group(1) if said else name
                    tongue = NATIVE if tongue.lower() == "own" else tongue
                    spoken[tongue] = max(min(level, 9), spoken.get(tongue, 0))
                elif name and level:
                    known = _known(state, name)
                    levels[known] = max(level, levels.get(known, 0))
    once(list(levels))
    found = tuple([Skill(name, level) for name, level in levels.items()])
    return found, tuple([Language(name, level) for name, level in spoken.items()])


def _known(state: State, name: str) -> str:
    """The campaign's name of a skill, where it has one."""
    lower = name.lower()
    return _CALLED[lower] if skill_def(state, lower) is None and skill_def(state, _CALLED.get(lower, "")) else lower


def _techniques(state: State, own: Node) -> tuple[Technique, ...]:
    found: list[Technique] = []
    for node in own.all("advantages"):
        for one in node.all("advantage"):
            name = _short(one.values.get("name", ""), numbers.NAME)
            skill = _known(state, _short(one.values.get("skill", ""), numbers.NAME))
            if name and skill:
                level = max(1, _number(one.values.get("cost", "").lstrip("+"), name, 1))
                defined = skill_def(state, skill)
                deep = defined is not None and defined.kind == "knowledge"
                kind = next((known.kind for known in state.library if known.name.lower() == name.lower()), None)
                found.append(
                    Technique(
                        f"k{len(found) + 1}", name, kind or ("specialisation" if deep else "technique"), (skill,), level
                    )
                )
    return tuple(found)


def _concept(who: Node, own: Node) -> str:
    """The short description, and the advantages that are not played here."""
    texts = [node.words() for node in who.all("short")]
    others = [
        one.values.get("name", "")
        for node in own.all("advantages")
        for one in node.all("advantage")
        if not one.values.get("skill")
    ]
    texts += [f"Advantages: {', '.join(others)}."] if others else []
    return _short(" ".join(texts), numbers.SENTENCE)


def _items(who: Node) -> list[str]:
    nodes = [item for node in who.all("equipment") for item in node.all("item")]
    return [name for node in nodes if (name := _short(node.values.get("name", ""), numbers.NAME))][:80]


# Writing


def to_yagsbook(state: State, one: Creature) -> str:
    """A file with this one character; what the format has no place for is left out."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<characters xmlns="{BOOK}">',
        f"  <character name={_attr(one.name)}>",
    ]
    if one.concept:
        lines += ["    <description>", f"      <short>{_text(one.concept)}</short>", "    </description>"]
    lines += [f'    <statistics xmlns="{YAGS}">', f'      <attributes size="{one.size}" soak="{one.soak}">']
    lines += [
        f'        <attribute name="{name.lower()}" score="{value}"/>'
        for name, value in zip(ATTRIBUTES, one.attributes, strict=True)
    ]
    lines += ["      </attributes>", "      <skills>", *_groups(state, one), "      </skills>"]
    if one.techniques:
        lines += ["      <advantages>", *[_advantage(known) for known in one.techniques], "      </advantages>"]
    lines += ["    </statistics>"]
    if one.items:
        lines += [
            "    <equipment>",
            *[f"      <item name={_attr(item.name)}/>" for item in one.items],
            "    </equipment>",
        ]
    return "\n".join([*lines, "  </character>", "</characters>", ""])


def _attr(text: str) -> str:
    return quoteattr(" ".join(text.split()))


def _text(text: str) -> str:
    return " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _groups(state: State, one: Creature) -> Iterator[str]:
    kinds = {known.name: defined.kind for known in one.skills if (defined := skill_def(state, known.name)) is not None}
    rows = {
        "Talents": ("talents", "talent"),
        "Skills": ("skills", "standard"),
        "Knowledges": ("knowledges", "knowledge"),
    }
    for title, (form, kind) in rows.items():
        known = [
            (skill.name.capitalize(), skill.level) for skill in one.skills if kinds.get(skill.name, "standard") == kind
        ]
        yield from _group(title, form, known)
    yield from _group(
        "Languages", "languages", [(f"Speak {language.name}", language.level) for language in one.languages]
    )


def _group(title: str, form: str, known: list[tuple[str, int]]) -> Iterator[str]:
    if not known:
        return
    yield f'        <group name="{title}" type="{form}">'
    for name, level in known:
        yield f'          <skill name={_attr(name)} score="{level}"/>'
    yield "        </group>"


def _advantage(known: Technique) -> str:
    skill = known.skills[0] if known.skills else known.group
    return f'        <advantage name={_attr(known.name)} skill={_attr(skill.capitalize())} cost="{known.level}"/>'
