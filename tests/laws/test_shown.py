"""What is shown to some is nobody else's: notes, and the looks of people in hiding, in every game somebody leads."""

from typing import Any

import msgspec
import pytest

from laws.walk import Fair, walk
from parlour.core.game import Game
from parlour.games import GAMES
from parlour.roleplay import moves as d

LED = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.about.master], ids=lambda g: g.about.key)
SEATS = 4


def seen(game: Game, state: Any, events: tuple[Any, ...], seat: int | None) -> bytes:
    """All that a seat is sent of a moment and of what led there."""
    private = None if seat is None else game.private(state, seat)
    menu = None if seat is None else game.menu(state, seat)
    told = game.tell(state, events, seat)
    return msgspec.json.encode([game.public(state), private, menu, told, sorted(game.portraits(state, seat).items())])


def moments(game: Game) -> list[Any]:
    steps = [step.after for seed in (1, 2) for step in walk(game, seed, SEATS, 150)]
    return [state for state in steps[10::20] if game.outcome(state) is None]


@LED
def test_a_note_is_told_to_those_it_is_shown_to_and_to_nobody_else(game: Game) -> None:
    looked = 0
    for state in moments(game):
        author, reader = state.desk.gm, (state.desk.gm + 1) % SEATS
        others = [seat for seat in (None, *range(SEATS)) if seat not in (author, reader)]
        _, state = game.play(state, author, d.WriteNote(0, "zq-title", "zq-words"), Fair(1))
        number = max([note.id for note in state.desk.notes[author]])
        before = {seat: seen(game, state, (), seat) for seat in (*others, reader)}
        assert not any([b"zq-" in told for told in before.values()])
        for command in (
            d.ShowNote(number, (reader,)),
            d.WriteNote(number, "zq-title", "zq-more"),
            d.ShowNote(number, ()),
            d.ShowNote(number, (reader,)),
            d.DropNote(number),
        ):
            events, state = game.play(state, author, command, Fair(1))
            concern = game.concern(events)
            assert concern is not None and concern.seats == {author, reader}
            assert all([seen(game, state, events, seat) == before[seat] for seat in others]), command
            shown = isinstance(command, d.ShowNote | d.WriteNote) and command != d.ShowNote(number, ())
            assert (b"zq-title" in seen(game, state, (), reader)) == shown
            for seat in (*others, reader):
                world = game.redeal(state, seat, Fair(3))
                assert seen(game, world, (), seat) == seen(game, state, (), seat), (command, seat)
            looked += 1
    assert looked > 20


@LED
def test_looks_of_people_in_hiding_are_their_leaders_alone(game: Game) -> None:
    looked = 0
    for state in moments(game):
        gm = state.desk.gm
        for one in game.playing.desk.people(state, gm):  # type: ignore[attr-defined]
            others = [seat for seat in (None, *range(SEATS)) if seat != gm]
            before = {seat: seen(game, state, (), seat) for seat in others}
            events, after = game.play(state, gm, d.Portray(one.id, "zq" * 16), Fair(1))
            more, after = game.play(after, gm, d.SetPronouns(one.id, "zq/zq"), Fair(1))
            hidden = one.id.startswith("h")
            for seat in others:
                told = seen(game, after, (*events, *more), seat)
                assert (told == before[seat]) == hidden and (b"zq" in told) != hidden
                world = game.redeal(after, seat, Fair(3))
                assert seen(game, world, (), seat) == seen(game, after, (), seat)
            assert b"zq" in seen(game, after, (), gm)
            looked += 1
    assert looked > 10
