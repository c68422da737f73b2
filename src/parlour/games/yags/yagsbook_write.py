"""Characters as Yagsbook, written: as much as the format has a place for, and a remark on what it has none for."""

from collections.abc import Iterator
from xml.sax.saxutils import quoteattr

from parlour.games.yags.model import ATTRIBUTES, Creature, State, Technique
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.yagsbook import BOOK, KINDS, YAGS


def to_yagsbook(state: State, one: Creature) -> str:
    """A file with this one character or beast; what the format has no place for is said in a remark."""
    around, tag = ("bestiary", "beast") if one.kind == "creature" else ("characters", "character")
    lost = left_out(state, one)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        *([f"<!-- Yagsbook has no place for: {_remark('; '.join(lost))}. -->"] if lost else []),
        f'<{around} xmlns="{BOOK}">',
        f"  <{tag} name={_attr(one.name)}>",
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
    return "\n".join([*lines, f"  </{tag}>", f"</{around}>", ""])


def left_out(state: State, one: Creature) -> list[str]:
    """What of a sheet cannot be written this way."""
    found = []
    if one.kind == "vehicle":
        found.append("that it is a vehicle")
    elif one.kind == "person" and not one.human:
        found.append("that it is not human")
    found += [f"Tiny {one.tiny}"] if one.tiny else []
    found += ["that it is one of many"] if not one.named else []
    found += ["the culture"] if one.culture else []
    unread = [language.name for language in one.languages if not language.literate]
    found += [f"that {', '.join(unread)} is not read or written"] if unread else []
    found += [f"points towards {skill.name}" for skill in one.skills if skill.toward]
    found += (
        ["what techniques do, where no library has them"]
        if any(known.effect != type(known.effect)() for known in one.techniques)
        else []
    )
    found += ["what things weigh, whether they are worn, and their Tech Level"] if one.items else []
    found += ["experience"] if one.xp or one.ledger else []
    return found


def _remark(text: str) -> str:
    """Nothing that would end a remark."""
    return " ".join(text.split()).replace("--", "- -").rstrip("-")


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
    """What kind it is stands before its name; several skills beside each other; its words inside."""
    skill = ", ".join([name.capitalize() for name in known.skills]) or known.group.capitalize()
    name = f"{known.kind.capitalize()}: {known.name}" if known.kind in KINDS else known.name
    start = f'        <advantage name={_attr(name)} skill={_attr(skill)} cost="{known.level}"'
    return f"{start}>{_text(known.text)}</advantage>" if known.text else f"{start}/>"
