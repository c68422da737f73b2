"""The rulebooks players read hold no notation of ours: no names of commands, options, states or fields."""

import re

import pytest

from parlour.core.game import Rule
from parlour.games import GAMES

NOTATION = re.compile(
    r"\b[a-z]+[A-Z]\w*"  # camelCase
    r"|\b[A-Z][a-z]+[A-Z]\w*"  # CommandName
    r"|\b[a-z]+_[a-z_]+"  # snake_case
    r"|[{}]|\bCP\d|\w:(?:true|false)\b|\w=\w|->|=>|>=|<=|==|!="
)
RULES = [pytest.param(rule, id=rule.id) for game in GAMES.values() for rule in game.rulebook]


@pytest.mark.parametrize(
    "text", ["DrawCards{fromDiscard:false}", "In CP7", "removedBlocker: stillBlocked", "x_y", "a >= b"]
)
def test_notation_is_noticed(text: str) -> None:
    assert NOTATION.search(text)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_in_words(rule: Rule) -> None:
    for text in (rule.text, rule.shown_by, rule.title, rule.section, rule.chapter):
        found = NOTATION.search(text)
        assert found is None, f"{found and found[0]}: {text}"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_rule_names_a_command_or_an_option(game: object) -> None:
    tags = {tag for tag in game.commands if "_" in tag} | {one.key for one in game.options if "_" in one.key}  # type: ignore[attr-defined]
    for rule in game.rulebook:  # type: ignore[attr-defined]
        assert not tags & set(re.findall(r"\w+", f"{rule.text} {rule.shown_by}")), rule.id
