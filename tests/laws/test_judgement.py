"""One judgement a command: what is offered is what is judged legal, every reason has its sentence, every condition is
met, and no refusal tells what its seat may not know. A game joins by one line in JUDGED."""

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import pytest
from msgspec.structs import replace

from games.domino_knights.refusals import CASES
from laws.shaken import knights, pieces_of_knights
from laws.walk import Fair, seeds, walk
from parlour.core.game import CannotRedeal, RuleViolation
from parlour.core.judge import Move, Wrong
from parlour.core.offers import Offer, Pick, fill, fits
from parlour.core.saying import Sayings, untold, unused
from parlour.games import GAMES
from parlour.games.domino_knights.rules.idle import IDLE, pointed_at
from parlour.games.domino_knights.rules.play import COMMANDS
from parlour.games.domino_knights.words.refusals import SENTENCES, refused


class Judged(NamedTuple):
    """A game's judgements, with their sentences and how they are told."""

    moves: Mapping[type, Move]
    sentences: Sayings
    told: Callable[[Move, Wrong, Any], RuleViolation]
    shaken: Callable[[Any, random.Random], Any]
    """States that random play hardly reaches."""
    pieces: Callable[[Any, int], list[Any]]
    """What lies on the table before a seat."""
    pointed: Callable[[list[Any]], list[Any]]
    """What is judged of pieces somebody points at."""
    elsewhere: frozenset[tuple[str, str, str]] = frozenset()
    """Command, field and reason that a test of the game itself meets, each at its own moment."""


JUDGED = {
    "domino-knights": Judged(
        {**{kind: move for kind, (_, move, _) in COMMANDS.items()}, **IDLE},
        SENTENCES,
        refused,
        knights,
        pieces_of_knights,
        lambda pieces: [pointed_at(piece) for piece in pieces],
        frozenset([tuple(what.split(".")) for what, _, _ in CASES]),
    ),
}
EVERY_GAME = pytest.mark.parametrize("key", JUDGED)
WALKS, STEPS = 60, 500


class Moment(NamedTuple):
    state: Any
    seat: int
    commands: tuple[Any, ...]
    """Commands worth judging here: offered ones, and such as were said elsewhere."""


def offered(key: str, state: Any, seat: int) -> dict[str, list[Offer]]:
    found: dict[str, list[Offer]] = {}
    for offer in GAMES[key].offers(state, seat):
        found.setdefault(offer.command, []).append(offer)
    return found


@cache
def moments(key: str, *, shaken: bool) -> tuple[Moment, ...]:
    """Rare commands are looked at every time, frequent ones now and then."""
    game, rnd = GAMES[key], random.Random(7)
    said: dict[type, list[Any]] = {}
    found = []
    for seed in seeds(WALKS):
        seats = min(game.about.most, game.about.least + seed % 3)
        for step in walk(game, seed, seats, STEPS):
            said.setdefault(type(step.command), []).append(step.command)
            if rnd.random() > 60 / len(said[type(step.command)]):
                continue
            state = JUDGED[key].shaken(step.state, rnd) if shaken else step.state
            seat = rnd.choice([*range(seats), *[step.seat] * 3])
            offers = [one for one in game.offers(state, seat) if Pick(()) not in one.asks]
            here = [fill(offer, game.commands, rnd.random) for offer in rnd.sample(offers, min(8, len(offers)))]
            for command in here:
                said.setdefault(type(command), []).append(command)
            others = [rnd.choice(known[-200:]) for known in said.values()]
            found.append(Moment(state, seat, (*here, *rnd.sample(others, min(12, len(others))))))
    return tuple(found)


@cache
def hints(kind: type) -> dict[str, str]:
    return {name: str(hint) for name, hint in get_type_hints(kind).items()}


def spoilt(command: Any, name: str, others: list[Any], pieces: list[Any], rnd: random.Random) -> Any:
    """Another value for a field: a little wrong, or right elsewhere, or another piece on the table."""
    value, other, one, two = getattr(command, name), rnd.choice(others), rnd.choice(pieces), rnd.choice(pieces)
    if isinstance(value, tuple):
        nested = "tuple[tuple" in hints(type(command))[name]
        ways = [(), value + value[:1], value[1:], other, value + other[:1]]
        ways += [((one, two),), (*value, (one, two))] if nested else [(one, two), (*value, one), (one,)]
        return rnd.choice(ways)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rnd.choice((value + 1, value - 1, other))
    return rnd.choice((other, one, one, "", "x" * 300))


def broken(key: str, moment: Moment, pool: dict[str, list[Any]], rnd: random.Random) -> Iterator[tuple[str, Any, Any]]:
    """Field, command, and the command with that field spoilt."""
    pieces = JUDGED[key].pieces(moment.state, moment.seat)
    for command in moment.commands:
        for name in command.__struct_fields__:
            pool.setdefault(f"{type(command)}{name}", []).append(getattr(command, name))
    for command in moment.commands:
        for name in command.__struct_fields__:
            known = pool[f"{type(command)}{name}"][-100:]
            for _ in range(2):
                yield name, command, replace(command, **{name: spoilt(command, name, known, pieces, rnd)})


def hanging(move: Move, name: str) -> set[str]:
    """This field and all that hang on it."""
    found = {name}
    for field, hangs in zip(move.names, move.hangs, strict=True):
        if hangs & found:
            found.add(field)
    return found


@EVERY_GAME
@pytest.mark.parametrize("shaken", [False, True], ids=["played", "shaken"])
def test_what_is_offered_is_what_is_judged_legal(key: str, shaken: bool) -> None:
    """And one field broken in a legal command is named, or one that hangs on it."""
    moves, rnd, pool = JUDGED[key].moves, random.Random(1), dict[str, list[Any]]()
    legal = wrong = 0
    for moment in moments(key, shaken=shaken):
        state, seat, commands = moment
        offers = offered(key, state, seat)
        for command in commands:
            move = moves[type(command)]
            found = move.wrong(state, seat, command)
            assert (found is None) == fits(offers.get(move.tag, []), command), (seat, command, found and found[:2])
        for name, whole, command in broken(key, moment, pool, rnd):
            move = moves[type(command)]
            found = move.wrong(state, seat, command)
            assert (found is None) == fits(offers.get(move.tag, []), command), (seat, command, found and found[:2])
            if found is None:
                legal += 1
                continue
            wrong += 1
            assert found[:2] in move.reasons()
            if move.wrong(state, seat, whole) is None:
                assert found.field in hanging(move, name) or (not found.field and move.reading), (command, found[:2])
    assert legal > 200 and wrong > 5000


@EVERY_GAME
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(key: str) -> None:
    moves = JUDGED[key].moves
    assert [reason for move in moves.values() for reason in untold(move, JUDGED[key].sentences)] == []
    assert unused(moves, JUDGED[key].sentences) == set()


def slow(move: Move) -> Move:
    """The same judgement without what makes it quick."""
    found = copy(move)
    found.clear, found.fields = None, [copy(field) for field in move.fields]
    for field in found.fields:
        field.conditions = copy(field.conditions)
        field.conditions.clear = None
    return found


def judged(key: str, rnd: random.Random, *worlds: bool) -> Iterator[tuple[Move, Any, int, Any]]:
    """Everything that is tried: commands of this moment and of others, broken ones, and pieces pointed at."""
    game, pool = JUDGED[key], dict[str, list[Any]]()
    for moment in [one for shaken in worlds for one in moments(key, shaken=shaken)]:
        state, seat, commands = moment
        for _, _, command in broken(key, moment, pool, rnd):
            yield game.moves[type(command)], state, seat, command
        for command in commands:
            yield game.moves[type(command)], state, rnd.choice((seat, seat, -1, 9)), command
        for command in game.pointed(["nothing", *game.pieces(state, seat)]):
            yield game.moves[type(command)], state, seat, command


@EVERY_GAME
def test_what_is_quickly_cleared_is_clear(key: str) -> None:
    slowly, cleared = {move.tag: slow(move) for move in JUDGED[key].moves.values()}, 0
    for move, state, seat, command in judged(key, random.Random(2), False, True):
        found, expected = move.wrong(state, seat, command), slowly[move.tag].wrong(state, seat, command)
        assert (found and found[:2]) == (expected and expected[:2]), command
        cleared += found is None
    assert cleared > 500


@EVERY_GAME
def test_every_condition_is_met(key: str) -> None:
    """A reason that no state calls for is a reason too many, or a law that looks away."""
    met = set()
    for move, state, seat, command in judged(key, random.Random(3), False, True):
        if (found := move.wrong(state, seat, command)) is not None:
            met.add((move.tag if found.field else "", *found[:2]))
    every = {
        (move.tag if field else "", field, reason)
        for move in JUDGED[key].moves.values()
        for field, reason in move.reasons()
    }
    elsewhere = {(tag if field else "", field, reason) for tag, field, reason in JUDGED[key].elsewhere}
    assert sorted(every - met - elsewhere) == []


@EVERY_GAME
def test_a_refusal_tells_nothing_its_seat_may_not_know(key: str) -> None:
    """In every world the seat cannot tell from the real one it is refused in the same words."""
    game, rnd, compared = GAMES[key], random.Random(4), 0
    worlds: dict[int, Any] = {}
    for move, state, seat, command in judged(key, rnd, False):
        if seat < 0 or seat > game.about.most or rnd.random() > 0.2:
            continue
        if id(state) not in worlds:
            worlds.clear()
            with suppress(CannotRedeal):
                worlds[id(state)] = game.redeal(state, seat, Fair(rnd.randrange(1 << 30)))
        world = worlds.get(id(state))
        if world is None:
            continue
        found, other = [one.wrong(where, seat, command) for one, where in ((move, state), (move, world))]
        assert (found is None) == (other is None), command
        if found is not None and other is not None:
            said, told = [JUDGED[key].told(move, wrong, command) for wrong in (found, other)]
            assert str(said) == str(told)
            assert said.why and said.cure and said.rule in {rule.id for rule in game.rulebook}
            compared += 1
    assert compared > 2000
