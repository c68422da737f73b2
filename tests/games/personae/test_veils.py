"""What stays the game master's: numbers of her individuals, whoever they roll for, and receipts about them."""

import msgspec
import pytest
from msgspec.structs import replace

from games.personae import given_challenge as c
from games.personae import given_scene as s
from games.personae.given_scene import alter
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.view import SideSeen
from parlour.games.personae.view_build import private, public
from parlour.roleplay.desk import Receipt
from parlour.roleplay.moves import Overrule


def side(state: State, at: int) -> SideSeen:
    seen = public(state).challenge
    assert seen is not None
    return seen.sides[at]


@pytest.mark.rule("PER-205")
def test_an_adversary_who_stands_in_for_a_players_character_keeps_its_numbers() -> None:
    state = s.grants(s.hurt(s.SEFA, "injured", scene=4), s.FOE, "recoveryAid", kind="replace", skill="Club")
    state = s.do(state, s.SEFAS, m.Recover(s.SEFA, s.skill(state, s.FOE, "Club"), s.FOE))
    assert (side(state, 0).pool, side(state, 0).adds) == (0, None)
    assert private(state, s.SEFAS).sides == () and not private(state, s.SEFAS).odds
    assert private(state, s.URSULA).sides[0][1].pool > 0
    assert side(state, 1).pool > 0, "what it rolls against is the wounds of a player's character"


@pytest.mark.rule("PER-Q21")
def test_who_has_no_die_left_to_roll_is_seen_like_all_others_once_dice_lie_there() -> None:
    state = c.given(violent=True, injury_min_dice="0")
    state = c.change(
        state,
        c.FOE,
        status="dying",
        hits=8,
        conscious=False,
        skills=tuple([replace(one, dice=-2) for one in c.foe().skills]),
    )
    state = c.set_up(state, c.BRAN, "Axe", c.FOE, "Dodge")
    assert side(state, 1).adds is None
    state = c.do(c.do(state, c.BRANS, m.Ready(0)), c.URSULA, m.Ready(1), "9 6 2 1 1 1")
    assert side(state, 1).adds is not None


def test_receipts_about_the_game_masters_stay_hers_when_they_are_gone() -> None:
    receipts = [
        Receipt(1, 0, "fair", s.FOE, "hits", "1", "2"),
        Receipt(2, 0, "fair", s.SEFA, "hits", "1", "2"),
        Receipt(3, 0, "fair", "@1", "criticals", "0", "1"),
    ]
    state = s.given()
    state = alter(state, desk=replace(state.desk, receipts=tuple(receipts), counted=3))
    for table in (state, s.do(state, s.URSULA, m.DropIndividual(s.FOE))):
        assert [(one.what, one.after) for one in public(table).receipts] == [("", ""), (s.SEFA, "2"), ("@1", "1")]
        assert [one.what for one in private(table, s.URSULA).receipts] == [s.FOE] and not private(
            table, s.SEFAS
        ).receipts


@pytest.mark.rule("PER-002")
def test_who_plays_an_ally_reads_its_sheet_and_nobody_else_does() -> None:
    state = s.do(s.given(), s.URSULA, m.GiveIndividual(s.FOE, "@2"))
    assert [one.who for one in private(state, s.SEFAS).sheets] == [s.FOE] and s.FOE in private(state, s.SEFAS).health
    assert s.FOE not in [one.who for one in private(state, s.ORLAS).sheets]
    assert next(one for one in public(state).individuals if one.id == s.FOE).sheet is None


@pytest.mark.rule("PER-065")
def test_why_a_character_is_sent_back_is_between_its_maker_and_the_game_master() -> None:
    state = s.change(s.given(), s.SEFA, stage="review")
    state = s.do(state, s.URSULA, m.SendBack(s.SEFA, "too much of a spy"))
    for seat in (s.URSULA, s.SEFAS):
        assert [one.sent_back for one in private(state, seat).sheets if one.who == s.SEFA] == ["too much of a spy"]
    for shown in (public(state), private(state, s.ORLAS)):
        assert b"spy" not in msgspec.json.encode(shown)


@pytest.mark.rule("PER-003")
def test_what_the_game_master_sets_about_her_own_is_told_to_others_only_as_done() -> None:
    told, state = s.events(s.given(), s.URSULA, Overrule(s.FOE, "Stature", "77", "it was wrong"))
    for seat in (s.SEFAS, None):
        lines = [line.text for line in GAME.tell(state, told, seat)]
        assert lines and not any("77" in line or "Stature" in line or "Foe" in line for line in lines)
    assert any("77" in line.text for line in GAME.tell(state, told, s.URSULA))
