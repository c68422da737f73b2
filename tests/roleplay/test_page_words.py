"""The page has no second name for an action: what stands on a button, heads a form or asks before it is done comes from
the game's words."""

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = ("personae", "yags")
NAMES = ("label", "title", "send", "sure", "note")
VALUES = {
    "label={sight.name(who)}": "who helps",
    "label={sight.name(healer)}": "who heals",
    'label="{signed(amount)} {word(amount)}"': "a difficulty",
    'label="{title(side, option)} {note(side, option)}"': "what a critical is spent on",
    'label="{words} {opens}"': "a judgement and what it leaves open",
    'label="{MODES[take.what]} {said(take)}"': "taking 0 or 10, and what it makes",
    'label="{traitName(sight, one.ability, one.who)} {benefit(one.who, one.ability)}"': "a Trait and what it does",
    'label="{traitName(sight, one.talent, one.who)} {expertise(one)}"': "a Talent and how often it may still serve",
    "note={note(power)}": "a Power's own text",
    "title={title(known)}": "who acts, before the game's own title",
    "label={aimed.some((other) => other.who !== known.who) ? title(known) : ''}": "the same",
    "send={wordsOf(sight, 'issue', known).done}": "the game's own word",
    "title={title({ harmless: false, who, kind: 'attack' })}": "the same",
    "title={title({ harmless: false, who, kind: 'interaction' })}": "the same",
    "title={title({ harmless: false, who, kind: 'power', power })}": "the same",
    "title=\"{turn.name}: {wordsOfCommand(sight, 'issue', known).title}\"": "the same",
    "sure={t('end-unspent', { who: turn.name })}": "who could still act",
    "sure={spent ? '' : t('end-unspent', { who: sight.name(who) })}": "the same",
    "label=\"{wordsOf(sight, 'try_skill', known).title}, {attribute} {product}\"": "what the dice are added to",
    "label=\"{wordsOf(sight, 'call_check').title}: {skill.name}, {attribute} {product}\"": "the same",
    "title={wordsOf(sight, 'call_check').title}": "the game's own title",
}
"""What names a value instead: a person, a number, a Trait."""


def tags(text: str) -> list[str]:
    """Every button for a command, to the end of its attributes."""
    found = []
    for start in re.finditer(r"<(?:Act|SkillForm|DeskGroup)\b", text):
        depth, quoted, at = 0, False, start.end()
        while not (text[at] == ">" and not depth and not quoted):
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            quoted ^= text[at] == '"' and not depth
            at += 1
        found.append(" ".join(text[start.start() : at].split()))
    return found


def named(tag: str) -> list[str]:
    for value in VALUES:
        tag = tag.replace(value, "")
    return [name for name in NAMES if re.search(rf"\s{name}=", tag) and not tag.startswith("<DeskGroup")]


@pytest.mark.parametrize("game", GAMES)
def test_no_button_has_a_name_of_the_pages_own(game: str) -> None:
    pages = sorted((PAGES / game).rglob("*.svelte"))
    buttons = [(page.name, tag) for page in pages for tag in tags(page.read_text())]
    assert len(buttons) > 60
    assert [(page, tag) for page, tag in buttons if named(tag)] == []


@pytest.mark.parametrize("game", GAMES)
def test_nor_has_the_desk(game: str) -> None:
    assert not re.search(r"\b(label|title|send|sure|note):", (PAGES / game / "desk.ts").read_text())


def test_it_would_be_found() -> None:
    (tag,) = tags('<Act {sight} known={{ who, at: n > 2 }} command="step" label="Next: {STAGES[at + 1]}" />')
    assert named(tag) == ["label"]
    assert named(tag.replace('label="Next: {STAGES[at + 1]}"', "label={sight.name(who)}")) == []
