"""Goals, pressed at their edges: a vote that is level, what may be turned, when N Fame are counted."""

import pytest

from games.domino_knights.given import ALICE, BOB, NAMES, against, given
from games.domino_knights.test_goal import DEAL, begin, settled, vote
from parlour.core.chance import Told, Untold
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Options


@pytest.mark.rule("DK-183", "DK-X22")
@pytest.mark.parametrize(
    "votes", [("lastStanding", "fameTimed") * 2, ("fameTimed", "fameTimed", "fameAttrition", "fameAttrition")]
)
def test_two_goals_with_as_many_votes_turn_another_card(votes: tuple[str, ...]) -> None:
    t = vote(begin("JK1"), *votes, told=("9♦", *DEAL))
    assert settled(t)[0] == "fameFirstTo"
    assert [k.fame for k in GAME.public(t.state).kingdoms] == [10] * 4


@pytest.mark.rule("DK-178", "DK-A78")
def test_a_blank_card_is_never_turned_for_the_goal() -> None:
    options = Options(goal="random", dominoless=True, nl_blank_card=True)
    with pytest.raises(Untold, match="is not among"):
        GAME.start(NAMES[:2], options, Told("BL"))


@pytest.mark.rule("DK-180", "DK-A71")
def test_a_card_played_before_the_field_is_cleared_does_not_end_the_game() -> None:
    t = given(
        "Alice: 29 | hand J♦ 3♣ | knights [9:9] ♦",
        "Bob: 20 | hand 2♦ | knights [1:2] on 3♠",
        goal="fameFirstTo",
        fame_goal=30,
    ).does("Alice", m.Attack(BOB, ("[9:9]",)))
    t.all_pass().does("Bob", m.Defend(against("[9:9]", "[1:2]"))).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6 and t.health("Alice") == 30
    t.plays("Alice", "J♦", ALICE)
    assert GAME.outcome(t.state) is None and t.knight("[1:2]").flipped
    t.all_pass()
    outcome = GAME.outcome(t.state)
    assert outcome is not None and (outcome.winners, outcome.how, t.graveyard("Bob")) == ((0,), "fameReached", "[1:2]")
