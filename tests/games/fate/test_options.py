"""Every switch of the catalogue can be set, is explained, and stands at the rules as written unless somebody moves
it."""

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from games.fate.given import GM, do, given, pc, refused
from parlour.core.chance import Told
from parlour.core.game import Option
from parlour.games.fate import GAME
from parlour.games.fate.model import Options
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.words.crib import crib
from parlour.games.fate.words.options import options as worded
from parlour.roleplay.moves import ChangeRule
from parlour.table.entries import Opened, canonical
from parlour.table.moment import codec
from parlour.table.replay import _opens

OPTIONS = worded()
RULES = {rule.id for rule in RULEBOOK}


def test_there_is_an_option_for_every_switch() -> None:
    assert [option.key for option in OPTIONS] == list(Options.__struct_fields__) and len(OPTIONS) == 35


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_offers_what_the_rules_know(option: Option) -> None:
    known = get_type_hints(Options)[option.key]
    assert str(getattr(Options(), option.key)) == option.default
    assert (
        option.house == (option.key != "voice") and option.label and option.note.endswith(".") and option.rule in RULES
    )
    if get_origin(known) is Literal:
        assert sorted(choice.value for choice in option.values) == sorted(get_args(known))
    else:
        assert known is int and not option.values and option.least <= int(option.default) <= option.most


def test_the_crib_sheet_is_short() -> None:
    boxes = crib()
    assert len(boxes) <= 10 and all(term and text and len(text) < 260 for box in boxes for term, text in box.entries)


def test_a_house_rule_is_changed_in_the_open_and_by_the_game_master_alone() -> None:
    state = given(pc("Nettie"))
    changed = do(state, GM, ChangeRule("help_max", "2"))
    assert changed.options.help_max == 2 and changed.options == replace(state.options, help_max=2)
    assert GAME.public(changed).house == {"help_max": "2"} and GAME.public(state).house == {}
    line = GAME.tell(changed, GAME.play(state, GM, ChangeRule("help_max", "2"), Told())[0], None)[0]
    assert "house rule" in line.text and line.text.endswith("2 (it was No limit).")
    back = do(changed, GM, ChangeRule("help_max", "0"))
    assert back.options == state.options
    assert do(state, GM, ChangeRule("roll_mode", "both")).options.roll_mode == "both"
    for seat, command in (
        (1, ChangeRule("help_max", "2")),
        (GM, ChangeRule("help_max", "many")),
        (GM, ChangeRule("colour", "red")),
    ):
        assert refused(state, seat, command).cure


def test_a_table_opened_before_an_option_was_added_goes_on_as_it_was() -> None:
    old = {
        key: value
        for key, value in msgspec.to_builtins(Options()).items()
        if key not in ("late_stunts", "major_stunt_from", "mook_skills")
    }
    old |= {"overcome_fail_choice": "player", "self_compel_confirm": "gm"}
    read = codec(GAME).options(msgspec.json.encode(old))
    assert (read.late_stunts, read.major_stunt_from, read.mook_skills) == ("free", "three", "once")
    assert (read.overcome_fail_choice, read.self_compel_confirm) == ("player", "gm")
    assert codec(GAME).options(msgspec.json.encode(Options())) == Options()
    chosen = {key: str(value) for key, value in old.items()}
    for options, wrong in ((old, 0), ({**old, "late_stunts": "all"}, 1)):
        opened = Opened(
            seq=0,
            at=0,
            table="t",
            game="fate",
            rules="1",
            players=3,
            bots=(),
            chosen=chosen,
            options=msgspec.Raw(canonical(options)),
            commitment="",
        )
        assert len(list(_opens(GAME, opened))) == wrong
