"""Characters as Yagsbook, the XML in which the author of Yags publishes his articles: read. Written: yagsbook_write.py.

What is known of the format is read off the files he has published (packages of characters, templates, the bestiary) and
the style sheets that show them; there is no schema of it for characters:

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

An advantage with a skill is a technique; one without belongs to an article that is not played here and is kept as
words. Languages are skills called "Speak ...". Older files have no namespaces, no statistics around attributes and
skills, say stamina and charisma for Health and Empathy, and call the element character-template. A bestiary holds
beasts; one with no numbers describes those that name it as their parent. Templates may have skills and no attributes.
Passions, luck, combat styles and armour are not played here: they are kept as words, and whatever was kept so or filled
in is said. Statistics for other games are passed over.

A file from outside is trusted in nothing: no entities, nothing is fetched, a bounded length, depth and number of
elements and people. No shape of what stands between them is an error.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.parsers import expat

from msgspec.structs import replace

from parlour.core.outside import check
from parlour.games.yags.content import numbers
from parlour.games.yags.model import ATTRIBUTES, Creature, Item, Language, Skill, State, Technique, TechniqueKind
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.rules.making import NATIVE
from parlour.games.yags.words.paper import SAY
from parlour.roleplay.cast import unlike

BOOK = "http://yagsbook.sourceforge.net/xml"
YAGS = f"{BOOK}/yags"
LONGEST = 150_000
"""Of a file, in characters."""
MOST_PEOPLE = 60
_DEEP, _MANY, _MOST, _ITEMS = 20, 12_000, 99, 80
_PEOPLE = ("character", "character-template", "beast")
_OLD = {"stamina": "Health", "charisma": "Empathy"}
_CALLED = {
    "drive": "driving",
    "ride": "riding",
    "pilot": "piloting",
    "bow": "bows",
    "sail": "sailing",
    "computer": "computers",
    "pistol": "pistols",
    "rifle": "rifles",
}
"""Skills of his articles that go by another word on our list."""
KINDS: dict[str, TechniqueKind] = {
    "mastery": "mastery",
    "specialisation": "specialisation",
    "familiarity": "familiarity",
}
"""Before the name of a technique: "Mastery: juggling"."""


class Brought(NamedTuple):
    """Somebody out of a file, and what has to be said of it."""

    one: Creature
    said: tuple[str, ...]


class Node:
    """An element with what stands in it."""

    def __init__(self, tag: str, values: dict[str, str]) -> None:
        self.tag, self.values = tag, values
        self.parts: list[Node | str] = []

    @property
    def inside(self) -> "list[Node]":
        return [part for part in self.parts if isinstance(part, Node)]

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
        return " ".join("".join([part if isinstance(part, str) else part.words() for part in self.parts]).split())

    def told(self) -> str:
        """Its words and those of its values: Temperate Land Uncommon."""
        return " ".join(
            [*self.values.values(), *[child.told() for child in self.inside], *([] if self.inside else [self.words()])]
        ).strip()


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
        path[-1].parts.append(node)
        path.append(node)

    def end(name: str) -> None:
        done = path.pop()
        if not done.tag:
            path[-1].parts.pop()

    def words(data: str) -> None:
        check(data)
        path[-1].parts.append(data)

    def declared(*_: object) -> None:
        raise ValueError("Entities are not read. Take them out.")

    def typed(_name: str, _system: str | None, _public: str | None, inside: int) -> None:
        """A document type is passed over, and nothing is fetched for it."""
        if inside:
            declared()

    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, words
    parser.StartDoctypeDeclHandler, parser.EntityDeclHandler = typed, declared
    try:
        parser.Parse(re.sub(r"^\s*<\?xml[^>]*\?>", "", text.removeprefix("\ufeff")).encode(), True)
    except expat.ExpatError as problem:
        raise ValueError(f"This is no XML: {expat.ErrorString(problem.code)} in line {problem.lineno}.") from None
    return root


def people(state: State, text: str) -> list[Brought]:
    """Everybody in the file, under ids of the sheet's own; ValueError only where it is no such file at all, or too much
    of one."""
    found = list(parsed(text).all(*_PEOPLE))
    if not found:
        raise ValueError("There is no character in it.")
    playable = [node for node in found if _has_numbers(node)] or found
    if len(playable) > MOST_PEOPLE:
        raise ValueError(f"There are {len(playable)} in it. At most {MOST_PEOPLE} are read: split it.")
    families = {_name(node): node for node in found if node not in playable}
    brought: list[Brought] = []
    for node in playable:
        found_one = _person(state, node, families.get(_short(node.values.get("parent", ""), numbers.NAME)))
        name = unlike(found_one.one.name, [other.one.name for other in brought])
        brought.append(found_one._replace(one=replace(found_one.one, name=name)))
    return brought


def _has_numbers(node: Node) -> bool:
    own = node.first("statistics") or node
    return own.first("attributes") is not None or own.first("skills") is not None


def _name(node: Node) -> str:
    return _short(node.values.get("name", ""), numbers.NAME) or "Nameless"


class _Sheet:
    """What is being read of one: numbers in their places, the rest in words."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.said: list[str] = []

    def number(self, text: str, what: str, otherwise: int) -> int:
        """A number from 0 to 99; anything else is said, and the usual one is taken."""
        if not text.strip():
            return otherwise
        if re.fullmatch(r"\s*[+]?\d{1,3}\s*", text) and int(text) <= _MOST:
            return int(text)
        self.said.append(f"{what}: {_short(text, 20)} is no number from 0 to {_MOST}; {otherwise} is taken")
        return otherwise


def _person(state: State, who: Node, family: Node | None) -> Brought:
    sheet, own = _Sheet(), who.first("statistics") or who
    is_beast = who.tag == "beast"
    values = own.first("attributes")
    skills, languages = _skills(state, own, sheet)
    techniques = _techniques(state, own, sheet)
    attributes = _attributes(values, sheet)
    _in_words(who, own, family, sheet)
    one = Creature(
        "c0",
        _name(who),
        -1,
        "creature" if is_beast else "person",
        not is_beast,
        concept=_concept(who, own),
        notes=_short(" ".join([f"{words.rstrip('.')}." for words in sheet.words if words]), numbers.NOTES),
        attributes=attributes,
        size=sheet.number(values.values.get("size", "") if values is not None else "", "Size", numbers.HUMAN_SIZE),
        soak=sheet.number(values.values.get("soak", "") if values is not None else "", "Soak", numbers.HUMAN_SOAK),
        skills=skills,
        languages=languages,
        techniques=techniques,
        items=tuple([Item(f"i{at}", item, 0) for at, item in enumerate(_items(who), 1)]),
    )
    return Brought(one, tuple([f"{words}." for words in dict.fromkeys(sheet.said)]))


def _short(text: str, most: int) -> str:
    return " ".join(text.split())[:most]


def _attributes(node: Node | None, sheet: _Sheet) -> tuple[int, ...]:
    found: dict[str, int] = {}
    for one in node.all("attribute") if node is not None else ():
        name = one.values.get("name", "").strip().lower()
        name = _OLD.get(name, name.capitalize())
        if name in ATTRIBUTES:
            found[name] = sheet.number(one.values.get("score", ""), name, numbers.AVERAGE)
        elif name:
            sheet.words.append(_short(f"{name} {one.values.get('score', '')}", numbers.PHRASE))
    missing = [name for name in ATTRIBUTES if name not in found]
    if missing:
        none = len(missing) == len(ATTRIBUTES)
        sheet.said.append(SAY("no-attributes") if none else SAY("lacks-attributes", names=", ".join(missing)))
    return tuple([found.get(name, numbers.AVERAGE) for name in ATTRIBUTES])


def _skills(state: State, own: Node, sheet: _Sheet) -> tuple[tuple[Skill, ...], tuple[Language, ...]]:
    """Later groups of the same skill, as templates have them for riper ages, count where they are higher. A group may
    be called a skill, and a skill may stand in none."""
    levels: dict[str, int] = {}
    spoken: dict[str, int] = {}
    for one, tongues in _each_skill(own):
        name = _short(one.values.get("name", ""), numbers.NAME)
        level = sheet.number(one.values.get("score", ""), name or SAY("a-skill"), 0)
        said = re.fullmatch(r"(?i)speak (.+)", name)
        if name and level and (said or tongues):
            tongue = said.group(1) if said else name
            tongue = NATIVE if tongue.lower() == "own" else tongue
            spoken[tongue] = max(min(level, 9), spoken.get(tongue, 0))
        elif name and level:
            known = _known(state, name)
            levels[known] = max(level, levels.get(known, 0))
    found = [Skill(name, level) for name, level in levels.items()]
    if len(found) > _ITEMS or len(spoken) > _ITEMS:
        sheet.said.append(SAY("first-only", count=_ITEMS))
    return tuple(found[:_ITEMS]), tuple([Language(name, level) for name, level in spoken.items()][:_ITEMS])


def _each_skill(own: Node) -> Iterator[tuple[Node, bool]]:
    """Every skill, and whether its group is one of languages."""
    for skills in own.all("skills"):
        for part in skills.inside:
            inner = list(part.all("skill"))
            tongues = part.values.get("type", "").lower() == "languages"
            for one in inner or [part]:
                if one.tag == "skill":
                    yield one, tongues


def _known(state: State, name: str) -> str:
    """The campaign's name of a skill, where it has one."""
    lower = name.lower()
    return _CALLED[lower] if skill_def(state, lower) is None and skill_def(state, _CALLED.get(lower, "")) else lower


def _each_advantage(own: Node) -> Iterator[Node]:
    for node in own.all("advantages"):
        yield from node.all("advantage")


def _is_technique(one: Node) -> bool:
    """It belongs to a skill and costs something; what has no skill, or a price below nothing, is of another article."""
    cost = one.values.get("cost", one.values.get("score", ""))
    return bool(one.values.get("skill", "").strip()) and not cost.strip().startswith("-")


def _techniques(state: State, own: Node, sheet: _Sheet) -> tuple[Technique, ...]:
    found: list[Technique] = []
    for one in [one for one in _each_advantage(own) if _is_technique(one)][:_ITEMS]:
        name, skills = _short(one.values.get("name", ""), numbers.PHRASE), _served(state, one.values["skill"])
        if not name:
            continue
        level = max(1, sheet.number(one.values.get("cost", one.values.get("score", "")), name, 1))
        before, _, rest = name.partition(": ")
        kind = KINDS.get(before.lower()) if rest else None
        name = _short(rest if kind is not None else name, numbers.NAME)
        group = next((skill.group for skill in state.skills if skill.group and skill.group.lower() == skills[0]), "")
        group = "" if skill_def(state, skills[0]) is not None else group
        found.append(
            Technique(
                f"k{len(found) + 1}",
                name,
                kind or _kind(state, name, skills),
                () if group else skills,
                level,
                group,
                text=_short(one.words(), numbers.SENTENCE),
            )
        )
    return tuple(found)


def _served(state: State, text: str) -> tuple[str, ...]:
    """One skill or several: "Rifles, Bows". A name with a comma in it that the campaign knows is one."""
    whole = _known(state, _short(text, numbers.NAME))
    parts = [_known(state, _short(part, numbers.NAME)) for part in re.split(r"[,/;]", text) if part.strip()]
    return (whole,) if skill_def(state, whole) is not None or not parts else tuple(dict.fromkeys(parts))


def _kind(state: State, name: str, skills: tuple[str, ...]) -> TechniqueKind:
    """As the library knows it; of a knowledge it is a specialisation."""
    known = next((entry.kind for entry in state.library if entry.name.lower() == name.lower()), None)
    defined = skill_def(state, skills[0])
    return known or ("specialisation" if defined is not None and defined.kind == "knowledge" else "technique")


def _concept(who: Node, own: Node) -> str:
    """The short description, and the advantages that are not played here, with what is unusual about them."""
    texts = [node.words() for node in who.all("short")]
    others = [
        _advantage(one) for one in _each_advantage(own) if not _is_technique(one) and one.values.get("name", "").strip()
    ]
    texts += [f"Advantages: {', '.join(others)}."] if others else []
    return _short(" ".join(texts), numbers.SENTENCE)


def _advantage(one: Node) -> str:
    """Criminal (-1); Acute hearing (+1)"""
    name, cost, score = [" ".join(one.values.get(key, "").split()) for key in ("name", "cost", "score")]
    skill = one.values.get("skill", "").strip()
    marks = [mark for mark in (skill, score or (cost if cost.startswith("-") else "")) if mark]
    return f"{name} ({', '.join(marks)})" if marks else name


def _items(who: Node) -> list[str]:
    nodes = [item for node in who.all("equipment") for item in node.all("item")]
    return [name for node in nodes if (name := _short(node.values.get("name", ""), numbers.NAME))][:_ITEMS]


# What is not played here


_TOLD = ("physical", "social", "tactics", "magical", "background", "personality", "notes", "special", "para")
_PLAYED = (
    "description",
    "information",
    "statistics",
    "attributes",
    "skills",
    "advantages",
    "combat",
    "passions",
    "equipment",
    "image",
)
"""Whose contents are looked at one by one."""


def _in_words(who: Node, own: Node, family: Node | None, sheet: _Sheet) -> None:
    """Everything else that stands there, as words; and that it is only words."""
    parts = [node for part in who.inside if part.tag in ("information", "description") for node in part.inside]
    facts = [f"{node.tag.capitalize()}: {node.told()}" for node in parts if node.tag not in (*_TOLD, "short", "image")]
    quality = who.values.get("quality", "").strip()
    sheet.words += [f"Quality {quality}"] if quality else []
    sheet.words += [words for words in facts if words]
    kept = {
        "luck": [
            f"Luck {luck}"
            for node in own.all("attributes")
            if (luck := node.values.get("luck", "").strip()) not in ("", "0")
        ],
        "passions": [
            f"{one.values.get('name', '')} {one.values.get('score', '')}".strip()
            for node in own.all("passions")
            for one in node.all("passion")
        ],
        "ways to fight": [_style(one) for one in own.all("combatstyle")],
        "armour": [
            f"{one.values.get('name', '')} {one.values.get('protection', '')}".strip() for one in own.all("armour")
        ],
    }
    for what, each in kept.items():
        sheet.words += (
            [f"{what.capitalize()}: {', '.join(each)}" if what != "luck" else ", ".join(each)] if each else []
        )
    others = [
        node
        for node in (*who.inside, *(own.inside if own is not who else ()))
        if node.tag not in _PLAYED and node.told()
    ]
    sheet.words += [f"{node.tag.capitalize()}: {node.told()}" for node in others]
    unplayed = [*[what for what, each in kept.items() if each], *dict.fromkeys([node.tag for node in others])]
    unplayed += [SAY("unskilled-advantages")] if any(not _is_technique(one) for one in _each_advantage(own)) else []
    if unplayed:
        sheet.said.append(SAY("kept-as-words", what=", ".join(unplayed)))
    for node in (who, *([family] if family is not None else [])):
        for part in [part for part in node.inside if part.tag == "description"]:
            sheet.words += [told.words() for told in part.inside if told.tag in _TOLD]
    if family is not None:
        sheet.words += [node.words() for node in family.all("short")]


def _style(one: Node) -> str:
    """Bite and claw (Brawl): attack +5, defence +6, damage +4"""
    name, skill = one.values.get("style", "").strip(), one.values.get("skill", "").strip()
    parts = [
        f"{part.tag} {part.values['bonus'].strip()}" for part in one.inside if part.values.get("bonus", "").strip()
    ]
    return f"{name}{f' ({skill})' if skill else ''}{': ' + ' '.join(parts) if parts else ''}"


def from_yagsbook(state: State, text: str, which: str = "") -> Brought:
    """One of them: the only one, or the one of this name."""
    found = people(state, text)
    wanted = (
        [brought for brought in found if brought.one.name.casefold() == " ".join(which.split()).casefold()]
        if which.strip()
        else found
    )
    if len(wanted) == 1:
        return wanted[0]
    names = ", ".join([brought.one.name for brought in found])
    if not wanted:
        raise ValueError(f"Nobody in it is called {_short(which, numbers.NAME)!r}. In it are: {names}.")
    raise ValueError(f"There are {len(found)} in it. Say which one: {names}.")
