"""Every switch of the catalogue can be set, is explained, and stands at the rules as written unless somebody moves it."""

from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from parlour.core.game import Option
from parlour.games.fate.model import Options
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.words.crib import CRIB
from parlour.games.fate.words.options import OPTIONS

RULES = {rule.id for rule in RULEBOOK}


def test_there_is_an_option_for_every_switch() -> None:
    assert [option.key for option in OPTIONS] == list(Options.__struct_fields__) and len(OPTIONS) == 28


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_offers_what_the_rules_know(option: Option) -> None:
    known = get_type_hints(Options)[option.key]
    assert str(getattr(Options(), option.key)) == option.default
    assert option.house and option.label and option.note.endswith(".") and option.rule in RULES
    if get_origin(known) is Literal:
        assert sorted(choice.value for choice in option.values) == sorted(get_args(known))
    else:
        assert known is int and not option.values and option.least <= int(option.default) <= option.most


def test_the_crib_sheet_is_short() -> None:
    assert len(CRIB) <= 10 and all(term and text and len(text) < 260 for box in CRIB for term, text in box.entries)
