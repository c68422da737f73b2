"""Somebody more in the scene never changes what two others may do to each other, in any game.

At states reached by play somebody enters by the game's own commands. Every command that names others, and neither the
newcomer nor what came in with them, is then offered exactly when it was before. In Domino Knights nobody joins a game
that has begun: there is nobody to add.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from laws.walk import Fair, walk
from parlour.core.game import Game
from parlour.core.offers import Offer, fill, fits
from parlour.games import GAMES
from parlour.games.yags import GAME as YAGS
from parlour.games.yags import moves as m
from parlour.games.yags import moves as yags

SEATS = 4
ENTRANCES: dict[str, tuple[str, ...]] = {
    "fate": ("call_ready", "enter"),
    "fugue": ("bring_on",),
    "personae": ("call_ready", "enter"),
    "yags": ("call_ready", "enter"),
}
"""The commands by which somebody comes in; whoever waits to enter already needs only the last."""
PEOPLE = {"fate": "characters", "fugue": "characters", "personae": "individuals", "yags": "creatures"}
OF_ALL = ("set_order",)
"""Said of everybody there at once, so the newcomer is named in it by its nature."""
TRIES = 4
"""So many commands are made up of every offer."""


def everybody(game: Game, state: Any) -> tuple[Any, ...]:
    return tuple(getattr(state, PEOPLE[game.about.key]))


def here(game: Game, state: Any) -> dict[str, Any]:
    return {one.id: one for one in everybody(game, state) if one.here}


def with_one_more(game: Game, state: Any, rnd: random.Random) -> Any | None:
    """The same after somebody came in who is played by the game master; somebody with a player of their own is no
    bystander to that player."""
    *before, last = ENTRANCES[game.about.key]
    there = here(game, state)
    for tag in (*before, last) if rnd.random() < 0.7 else (last,):
        offered = [(seat, offer) for seat in range(SEATS) for offer in game.offers(state, seat) if offer.command == tag]
        if not offered:
            return None
        fresh = everybody(game, state)[-1].id if before and tag == last else ""
        made = [(seat, fill(offer, game.commands, rnd.random)) for seat, offer in offered for _ in range(TRIES)]
        seat, command = next((one for one in made if fresh in texts(msgspec.to_builtins(one[1]))), rnd.choice(made))
        state = game.play(state, seat, command, Fair(1))[1]
    new = [one for who, one in here(game, state).items() if who not in there]
    return state if new and getattr(new[0], "controller", -1) < 0 else None


def texts(value: Any) -> Iterator[str]:
    """Every text in a command or a part of a state, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts(each)


def belongings(value: Any, who: set[str]) -> Iterator[str]:
    """The ids of everything in a state that names one of these: what is theirs, or on them."""
    if isinstance(value, dict):
        if "id" in value and who & {each for each in value.values() if isinstance(each, str)}:
            yield from [each["id"] for each in _dicts(value) if isinstance(each.get("id"), str)]
        for each in value.values():
            yield from belongings(each, who)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from belongings(each, who)


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from _dicts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _dicts(each)


def made_up(
    game: Game, offers: Sequence[Offer], rnd: random.Random, among: set[str], without: set[str]
) -> Iterator[Any]:
    """Commands these offers allow that name some of those and none of these."""
    for offer in offers:
        for _ in range(TRIES):
            command = fill(offer, game.commands, rnd.random)
            named = set(texts(msgspec.to_builtins(command)))
            if offer.command not in OF_ALL and named & among and not named & without:
                yield command


def compare(game: Game, seeds: range, most: int) -> int:
    looked = 0
    for seed in seeds:
        rnd = random.Random(seed)
        for index, step in enumerate(walk(game, seed, SEATS, most)):
            if index % 9 == 0 and game.outcome(step.after) is None:
                looked += _compare(game, step.after, rnd) + _compare(game, with_twins(game, step.after), rnd)
    return looked


def with_twins(game: Game, state: Any) -> Any:
    """In Yags two more who know the same, of which the newcomer may know a part."""
    for _ in range(2 if game is YAGS else 0):
        for make in (lambda state: m.CallReady(False, "imogen"), lambda state: m.Enter(state.creatures[-1].id)):
            command = make(state)
            offers = [
                offer for offer in game.offers(state, state.desk.gm) if offer.command == command.__struct_config__.tag
            ]
            if fits(offers, command):
                state = game.play(state, state.desk.gm, command, Fair(1))[1]
    return state


def _compare(game: Game, state: Any, rnd: random.Random) -> int:
    after, looked = with_one_more(game, state, rnd), 0
    if after is None:
        return 0
    others, known = set(here(game, state)), {one.id for one in everybody(game, state)}
    new = (set(here(game, after)) - others) | ({one.id for one in everybody(game, after)} - known)
    brought = {*new, *belongings(msgspec.to_builtins(after), new)} - others
    for seat in range(SEATS):
        then, now = game.offers(state, seat), game.offers(after, seat)
        for change, one, other in (("no longer", then, now), ("only now", now, then)):
            for command in made_up(game, one, rnd, others, brought):
                looked += 1
                same = [offer for offer in other if offer.command == command.__struct_config__.tag]
                assert fits(same, command), (change, seat, command)
    return looked


@pytest.mark.parametrize("game", [GAMES[key] for key in ENTRANCES], ids=ENTRANCES)
def test_a_bystander_changes_nothing_between_others(game: Game) -> None:
    assert compare(game, range(1, 9), 250) > 3000


def test_nobody_can_be_added_to_a_game_of_domino_knights() -> None:
    """So the law has nothing to say there."""
    game = GAMES["domino-knights"]
    assert {*ENTRANCES, game.about.key} == set(GAMES)
    for step in walk(game, 3, SEATS):
        assert len(step.after.kingdoms) == SEATS


def test_a_contest_that_hangs_on_how_many_are_there_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    move = YAGS.playing.desk.moves[yags.CallContest]
    honest = move.ways

    def leaky(state: Any, seat: int, looked: Any = None) -> Any:
        return honest(state, seat, looked) if len(here(YAGS, state)) % 2 else []

    monkeypatch.setattr(move, "ways", leaky)
    with pytest.raises(AssertionError, match=r"no longer|only now"):
        compare(YAGS, range(1, 9), 250)
