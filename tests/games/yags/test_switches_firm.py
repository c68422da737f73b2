"""What a table plays by where the host touched nothing: every switch of the catalogue at its default, in the form and
in play."""

from typing import Any

import msgspec
import pytest

from parlour.games.yags import GAME
from parlour.games.yags.model import Options

FORM = {option.key: option.default for option in GAME.options}
rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("switch", "default"),
    [
        pytest.param("campaign_tl", 8, marks=rule("YAG-279")),
        pytest.param("tl_enforce", "block", marks=rule("YAG-251")),
        pytest.param("build_mode", "open", marks=rule("YAG-Q41")),
        pytest.param("attribute_human_max", 8, marks=rule("YAG-046")),
        pytest.param("attribute_start_max", 5, marks=rule("YAG-037")),
        pytest.param("skill_unnamed_max", 9, marks=rule("YAG-071")),
        pytest.param("skill_instant_max", 4, marks=rule("YAG-065")),
        pytest.param("language_literacy", "automatic", marks=rule("YAG-088")),
        pytest.param("gaits", "four", marks=rule("YAG-Q01")),
        pytest.param("run_fatigue", "same", marks=rule("YAG-Q03")),
        pytest.param("load_equal", "included", marks=rule("YAG-Q06")),
        pytest.param("load_affects_move", "on", marks=rule("YAG-Q07")),
        pytest.param("load_over_agility", "total", marks=rule("YAG-Q45")),
        pytest.param("load_no_run", "named", marks=rule("YAG-Q46")),
        pytest.param("wounds_dying", "full", marks=rule("YAG-Q05")),
        pytest.param("familiarity_missing", "full", marks=rule("YAG-Q14")),
        pytest.param("unskilled_fumble", "atLeast2", marks=rule("YAG-Q47")),
        pytest.param("specialisation_cost", 2, marks=rule("YAG-Q15")),
        pytest.param("specialisation_broad", 10, marks=rule("YAG-Q15", "YAG-140")),
        pytest.param("contest_tie", "none", marks=rule("YAG-Q19")),
        pytest.param("contest_fumble", "loses", marks=rule("YAG-Q20")),
        pytest.param("competitive_swing", "lost", marks=rule("YAG-Q21")),
        pytest.param("competitive_even", "sudden", marks=rule("YAG-Q22")),
        pytest.param("competitive_block", "always", marks=rule("YAG-Q76")),
        pytest.param("mastery_fatigue", "always", marks=rule("YAG-Q62")),
        pytest.param("artistic_fumble", "zero", marks=rule("YAG-Q50")),
        pytest.param("guile_belief", "roll", marks=rule("YAG-Q23")),
        pytest.param("spot_base", "0", marks=rule("YAG-Q25")),
        pytest.param("spot_zero", "noRoll", marks=rule("YAG-Q63")),
        pytest.param("climb_quarter", "50", marks=rule("YAG-Q29")),
        pytest.param("climb_rescue", "before", marks=rule("YAG-Q69")),
        pytest.param("fatigue_penalty", "manual", marks=rule("YAG-Q32")),
        pytest.param("fatigue_resist", "gmCall", marks=rule("YAG-Q58")),
        pytest.param("push_fumble", "on", marks=rule("YAG-Q33")),
        pytest.param("throw_range", "all", marks=rule("YAG-Q38")),
        pytest.param("throw_to_catcher", 10, marks=rule("YAG-Q60")),
        pytest.param("round_seconds", 5, marks=rule("YAG-Q36")),
    ],
)
def test_a_switch_nobody_touched_is_at_its_default(switch: str, default: Any) -> None:
    assert msgspec.to_builtins(Options())[switch] == default
    assert FORM[switch] == str(default)
    assert msgspec.to_builtins(GAME.read_options({}, 3))[switch] == default
