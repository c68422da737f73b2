"""Portraits and pronouns of characters in each game: who may set them, that they come out of hiding with their
character, that words use them."""

from typing import Any

import pytest

from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.games import GAMES
from parlour.games.fate import moves as m
from parlour.roleplay import moves as d
from parlour.roleplay.desk import look_of

LED = ("fate", "fugue", "personae", "yags")


def ready(game: Any, players: int = 4) -> Any:
    """The ready scene of *Try it now*."""
    from laws.walk import Fair

    names = ("Gwen", *[f"P{seat}" for seat in range(1, players)])
    _, state = game.start(names, game.default_options(players), Fair(1))
    for seat, command in game.rehearsal(players):
        _, state = game.play(state, seat, command, Fair(2))
    return state


@pytest.mark.parametrize("key", LED)
def test_a_player_dresses_her_own_and_whoever_leads_everybody(key: str) -> None:
    game = GAMES[key]
    state = ready(game)
    gm = state.desk.gm
    people = game.playing.desk.people(state, gm)  # type: ignore[attr-defined]
    seat = next(seat for seat in range(4) if seat != gm and game.playing.desk.people(state, seat))  # type: ignore[attr-defined]
    own = game.playing.desk.people(state, seat)[0].id  # type: ignore[attr-defined]
    other = next(one.id for one in people if one.id not in [it.id for it in game.playing.desk.people(state, seat)])  # type: ignore[attr-defined]
    _, after = game.play(state, seat, d.Portray(own, "p" * 32), Told())
    _, after = game.play(after, seat, d.SetPronouns(own, " she/her "), Told())
    assert (look_of(after.desk, own).portrait, look_of(after.desk, own).pronouns) == ("p" * 32, "she/her")
    assert {"p" * 32} == set(game.portraits(after, None)) and game.portraits(after, None)["p" * 32]
    for command in (d.Portray(other, "p"), d.SetPronouns(other, "he")):
        with pytest.raises(RuleViolation) as refused:
            game.play(after, seat, command, Told())
        assert refused.value.reason == "not-yours" and refused.value.why and refused.value.cure
        game.play(after, gm, command, Told())
    _, bare = game.play(after, seat, d.Portray(own), Told())
    _, bare = game.play(bare, seat, d.SetPronouns(own), Told())
    assert bare.desk.looks == ()


def test_a_look_comes_out_of_hiding_with_its_character() -> None:
    game = GAMES["fate"]
    state = ready(game)
    gm = state.desk.gm
    _, state = game.play(state, gm, m.MakeMook("hidden", "Lurker", "Quiet", 0, "hiding", "fighting"), Told())
    who = next(one.id for one in state.characters if one.name == "Lurker")
    _, state = game.play(state, gm, d.Portray(who, "q" * 32), Told())
    for seat in range(4):
        assert ("q" * 32 in game.portraits(state, seat)) == (seat == gm)
    assert "q" * 32 not in game.portraits(state, None)
    _, state = game.play(state, gm, m.RevealCharacter(who), Told())
    assert game.portraits(state, None)["q" * 32] == "Lurker"


def test_words_use_them() -> None:
    from parlour.games.fate.words.reader import Reader, line

    game = GAMES["fate"]
    state = ready(game)
    who = state.characters[0].id
    for pronouns, said in (("she/her", "her action"), ("he", "his action"), ("", "their action")):
        _, after = game.play(state, state.desk.gm, d.SetPronouns(who, pronouns), Told())
        reader = Reader(after, None)
        told = line("moved-action", who=reader.who(who), they=reader.they(who), zone="Roof")
        assert said in told.text
