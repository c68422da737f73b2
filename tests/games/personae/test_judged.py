"""Reasons that random play hardly ever meets are met here, each at a table of its own, and told."""

import pytest

from games.personae.refusals import CASES, moment
from parlour.core.chance import Untold
from parlour.core.game import RuleViolation
from parlour.core.saying import refusal
from parlour.games.personae.rules import play
from parlour.games.personae.rules.desk import DESK
from parlour.games.personae.rules.play import PLAYING
from parlour.games.personae.words.refusals import named


class NoChance:
    """Nothing may be drawn before a refusal."""

    def draw(self, pile: bytes, count: int, names: object) -> bytes:
        raise Untold("a die was rolled")


@pytest.mark.parametrize("key", CASES)
def test_the_reason_is_met_and_told(key: str) -> None:
    case = CASES[key]
    state, move = moment(case), DESK.moves[type(case.command)]
    wrong = move.wrong(state, case.seat, case.command)
    assert wrong is not None and f"{move.tag}.{wrong.field}.{wrong.key}" == key
    said = refusal(move, wrong, case.command, PLAYING.sentences, named)
    with pytest.raises(RuleViolation) as found:
        play.play(state, case.seat, case.command, NoChance())
    assert (found.value.why, found.value.rule) == (said.why, said.rule) and "{" not in said.why + said.cure
