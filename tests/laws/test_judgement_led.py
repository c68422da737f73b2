"""One judgement a command of the role-playing games: what is offered is what is legal, what is broken is named, every
reason can be met and is told. A game joins with a file in judged/."""

import random
import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from laws.judged import JUDGED
from laws.judged.common import Judged
from laws.walk import Fair, seeds, walk
from parlour.core.game import RuleViolation
from parlour.core.judge import Move
from parlour.core.offers import fill, fits
from parlour.core.saying import keys, refusal, untold, unused

EVERY = pytest.mark.parametrize("judged", JUDGED.values(), ids=JUDGED.keys())
SEATS = 4
FOR_OTHERS = re.compile("(Wait for|Ask) the (game master|Dealer)")
"""What who leads is never told."""


def states(judged: Judged, walks: int, steps: int, every: int) -> Iterator[Any]:
    for seed in seeds(walks):
        for at, step in enumerate(walk(judged.game, seed, SEATS, steps)):
            if not at % every:
                yield step.state


class Pool:
    """Values that stood in each field somewhere, to break commands with."""

    def __init__(self, rnd: random.Random) -> None:
        self.rnd, self.values = rnd, dict[tuple[str, type], list[Any]]()

    def keep(self, command: Any) -> None:
        for name, value in _fields(command).items():
            known = self.values.setdefault((name, type(value)), [])
            if value not in known:
                known.append(value)
                del known[:-40]

    def broken(self, command: Any) -> Iterator[tuple[str, Any]]:
        """The same command with one field at another value."""
        for name, value in _fields(command).items():
            for other in (self.rnd.choice(self.values[name, type(value)]), _nonsense(value, self.rnd)):
                if other != value:
                    yield name, type(command)(**{**_fields(command), name: other})

    def anything(self, kind: Any) -> Any:
        """A command of values that stood there somewhere, a few of them nonsense."""
        return kind(**{name: self._some(name, hint) for name, hint in get_type_hints(kind).items()})

    def _some(self, name: str, hint: Any) -> Any:
        literal = get_args(hint) if get_origin(hint) is Literal else ()
        value = self.rnd.choice(self.values.get((name, _type(hint))) or literal or [_type(hint)()])
        return _nonsense(value, self.rnd) if self.rnd.random() < 0.05 else value


def _type(hint: Any) -> type:
    """What a value of a field is, in Python."""
    found = type(get_args(hint)[0]) if get_origin(hint) is Literal else get_origin(hint) or hint
    assert isinstance(found, type)
    return found


def _fields(command: Any) -> dict[str, Any]:
    return {name: getattr(command, name) for name in command.__struct_fields__}


def _nonsense(value: Any, rnd: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rnd.choice((-9, value + 1, 999))
    if isinstance(value, tuple):
        pairs = value and isinstance(value[0], tuple)
        odd = tuple([_nonsense(one, rnd) for one in value[0]]) if pairs else "nonsense"
        return rnd.choice(((), (*value, *value[:1]), value[1:], (*value, odd)))
    return rnd.choice(("", " ", "nonsense", "x" * 99_999))


def hanging(move: Move, field: str) -> set[str]:
    """The field, and every later one that asks for it, or for one that does."""
    found = {field}
    for name, one, hangs in zip(move.names, move.fields, move.hangs, strict=True):
        if found & {*hangs, one.distinct}:
            found.add(name)
    return found


@EVERY
def test_what_is_offered_is_what_is_legal_and_what_is_broken_is_named(judged: Judged) -> None:
    rnd = random.Random(1)
    pool = Pool(rnd)
    for state in states(judged, 4, 400, 11):
        for seat in range(SEATS):
            for move in judged.moves.values():
                offers = move.offers(state, seat)
                unsaid = {one.__name__ for one in move.reading}
                for offer in rnd.sample(offers, min(3, len(offers))):
                    command = fill(offer, judged.game.commands, rnd.random)
                    assert move.wrong(state, seat, command) is None, command
                    pool.keep(command)
                    for field, other in pool.broken(command):
                        wrong = move.wrong(state, seat, other)
                        if wrong is not None and wrong.key in unsaid:
                            continue
                        assert fits(offers, other) == (wrong is None), (other, wrong)
                        assert wrong is None or wrong.field in hanging(move, field), (field, wrong.field, wrong.key)


@EVERY
def test_what_the_judgement_allows_is_played_and_what_it_forbids_is_not(judged: Judged) -> None:
    rnd = random.Random(2)
    pool = Pool(rnd)
    for state in states(judged, 2, 200, 5):
        for seat in range(SEATS):
            for move in judged.moves.values():
                for offer in move.offers(state, seat)[:1]:
                    pool.keep(fill(offer, judged.game.commands, rnd.random))
                command = pool.anything(move.command)
                if state.desk.closed:
                    continue
                try:
                    judged.game.play(state, seat, command, Fair(1))
                except RuleViolation:
                    assert move.wrong(state, seat, command) is not None
                else:
                    assert move.wrong(state, seat, command) is None


@EVERY
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(judged: Judged) -> None:
    assert [one for move in judged.moves.values() for one in untold(move, judged.sentences)] == []
    assert unused(judged.moves, judged.sentences) == set()


@EVERY
def test_no_sentence_of_a_field_is_told_of_a_command_of_that_name(judged: Judged) -> None:
    """Move "place" and a field "place": what is wrong with the one is not told of the other."""
    told: dict[str, set[bool]] = {}
    for move in judged.moves.values():
        for field, key in move.reasons():
            found = next(name for name in keys(move.tag, field, key) if name in judged.sentences)
            if found.count(".") == 1:
                told.setdefault(found, set()).add(found.startswith(f"{move.tag}."))
    assert [name for name, by in told.items() if len(by) > 1] == []


@EVERY
def test_every_condition_forbids_somewhere_and_what_is_told_then_is_whole(judged: Judged) -> None:
    rnd = random.Random(3)
    pool = Pool(rnd)
    left = {
        move: {f"{move.tag}.{field}.{key}" for field, key in move.reasons()} - judged.elsewhere
        for move in judged.moves.values()
    }
    for state in states(judged, 30, 500, 4):
        if not any(left.values()):
            break
        for now in (state, judged.shaken(state, rnd)):
            for move in [move for move, reasons in left.items() if reasons]:
                seat = rnd.randrange(SEATS)
                tried = [pool.anything(move.command) for _ in range(4)]
                for offer in move.offers(state, seat)[:2]:
                    command = fill(offer, judged.game.commands, rnd.random)
                    pool.keep(command)
                    tried += [command, *[other for _, other in pool.broken(command)]]
                for command in tried:
                    wrong = move.wrong(now, seat, command)
                    reason = f"{move.tag}.{wrong.field}.{wrong.key}" if wrong is not None else ""
                    if wrong is not None and reason in left[move]:
                        left[move].remove(reason)
                        told = refusal(move, wrong, command, judged.sentences, judged.name)
                        assert told.why and told.cure and told.rule and "{" not in told.why + told.cure
                        assert seat != judged.game.leader(now) or not FOR_OTHERS.search(told.cure), told.cure
    assert not any(left.values()), " ".join(sorted(set().union(*left.values())))
