"""PER-Q77: where the table talks by voice, what was said aloud is not written as well."""

import pytest

from games.personae.given_challenge import BRAN, BRANS, do, given, why
from parlour.core.chance import Told
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.rules import play


@pytest.mark.rule("PER-Q77")
def test_another_action_needs_no_words_where_people_talk() -> None:
    assert why(given(violent=True), BRANS, m.DoOther(BRAN, ""))[1] == "PER-163"
    state = given(violent=True, voice="on")
    assert do(state, BRANS, m.DoOther(BRAN, "")) != state
    events, after = play.play(state, BRANS, m.DoOther(BRAN, ""), Told())
    told = [line.text for line in GAME.tell(after, events, None)]
    assert told and all(text.endswith(".") and ": ." not in text and "“”" not in text for text in told)
