"""YAG-Q79: where the table talks by voice, what was said aloud is not written as well."""

import pytest

from games.yags.given_check import ANN, ANNS, do, given, why
from parlour.games.yags import GAME
from parlour.games.yags import moves as m


@pytest.mark.rule("YAG-Q79")
def test_a_request_needs_no_words_where_people_talk() -> None:
    assert why(given(), ANNS, m.AskCheck(ANN, ""))[1] == "YAG-005"
    state = do(given(voice="on"), ANNS, m.AskCheck(ANN, ""))
    assert [(one.who, one.text) for one in state.petitions] == [(ANN, "")]
    assert GAME.prompt(state, state.desk.gm).strip()
