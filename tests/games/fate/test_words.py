"""Every command has its words, every event its sentence, and no sentence says more than its reader may know."""

from typing import get_args

import pytest

from parlour.games.fate import moves as m
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.words.commands import WORDS

COMMANDS = {command.__struct_config__.tag: command for command in get_args(m.AnyCommand)}
RULES = {rule.id for rule in RULEBOOK}


@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_a_command_has_words_for_all_its_fields(tag: str) -> None:
    words = WORDS[tag]
    fields = set(COMMANDS[tag].__struct_fields__)
    assert words.title and words.done and set(words.asks) == fields
    assert {part.split("}")[0] for part in words.title.split("{")[1:]} <= fields
    assert set(words.rules) <= RULES


def test_there_are_no_words_for_what_cannot_be_done() -> None:
    assert set(WORDS) == set(COMMANDS)
