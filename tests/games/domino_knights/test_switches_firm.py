"""What a table plays by where the host touched nothing: every switch at its default, as the options form shows it and
as it is played."""

from typing import Any

import msgspec
import pytest

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.model import Options

FORM = {option.key: option.default for option in GAME.options}
rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("switch", "default"),
    [
        pytest.param("set", "double-nine", marks=rule("DK-010")),
        pytest.param("goal", "lastStanding", marks=rule("DK-029")),
        pytest.param("minutes", 60, marks=rule("DK-177", "DK-184")),
        pytest.param("fameGoal", 30, marks=rule("DK-177", "DK-184")),
        pytest.param("fame", False, marks=rule("DK-168")),
        pytest.param("fameStart", 10, marks=rule("DK-168")),
        pytest.param("multiTurnTraining", False, marks=rule("DK-061")),
        pytest.param("looting", False, marks=rule("DK-105")),
        pytest.param("dominoless", False, marks=rule("DK-185")),
        pytest.param("recycleBelow", 5, marks=rule("DK-A03", "DK-050")),
        pytest.param("discardChoice", "first", marks=rule("DK-A06")),
        pytest.param("extraTraining", "allow", marks=rule("DK-A08")),
        pytest.param("trainPerTurn", "any", marks=rule("DK-A10")),
        pytest.param("reorient", "never", marks=rule("DK-A12")),
        pytest.param("lifeSuit", "hearts", marks=rule("DK-A15")),
        pytest.param("lifeOnKnight", "stays", marks=rule("DK-A16")),
        pytest.param("lifeNegated", "recruit", marks=rule("DK-A17")),
        pytest.param("lifeRecruit", "own", marks=rule("DK-A18")),
        pytest.param("wealthFor", "self", marks=rule("DK-A21")),
        pytest.param("wealthNegated", "topUpOrReturn", marks=rule("DK-A23")),
        pytest.param("batchOrder", "periodThenPower", marks=rule("DK-A25")),
        pytest.param("reactionSeconds", 8, marks=rule("DK-A26")),
        pytest.param("majestyUntaps", False, marks=rule("DK-A30")),
        pytest.param("queenMidBattle", "withdraw", marks=rule("DK-A33")),
        pytest.param("jackScope", "kingdom", marks=rule("DK-A34")),
        pytest.param("removedBlocker", "open", marks=rule("DK-A39")),
        pytest.param("aidBothSides", False, marks=rule("DK-A44")),
        pytest.param("lootTrigger", "battle", marks=rule("DK-A51")),
        pytest.param("jokerTo", "own", marks=rule("DK-A55")),
        pytest.param("deathShared", False, marks=rule("DK-A57")),
        pytest.param("timeUp", "turn", marks=rule("DK-A65")),
        pytest.param("tieBreak", "knights", marks=rule("DK-A66")),
        pytest.param("fameUnblocked", "none", marks=rule("DK-A67")),
        pytest.param("deathCostsFame", False, marks=rule("DK-A70")),
        pytest.param("attritionOut", "empty", marks=rule("DK-A72")),
        pytest.param("nlMax", 13, marks=rule("DK-A74")),
        pytest.param("nlRaise", "candidate", marks=rule("DK-A76")),
        pytest.param("nlAceDiamonds", "mercenary", marks=rule("DK-A77")),
        pytest.param("nlBlankCard", False, marks=rule("DK-A78")),
        pytest.param("nlGraveyard", "lastPair", marks=rule("DK-A80")),
    ],
)
def test_a_switch_nobody_touched_is_at_its_default(switch: str, default: Any) -> None:
    assert msgspec.to_builtins(Options())[switch] == default
    assert FORM[switch] == {False: "no", True: "yes"}.get(default, str(default))
    assert msgspec.to_builtins(GAME.read_options({}, 2))[switch] == default
