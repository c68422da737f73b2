"""Of every game: no command brings in a text that cannot be shown or a number beyond counting, and whatever else it
brings is judged."""

import logging
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fields import NUMBERS, TEXTS, as_json, fields_of, replaced
from laws.walk import Fair, walk
from parlour.core.game import Game, RuleViolation
from parlour.core.offers import fill
from parlour.core.outside import MOST
from parlour.games import GAMES
from parlour.table.refusal import Answer, Refusal
from parlour.table.table import Table
from tables import lobby_at, opened, run
from tiny import TINY

ALL: dict[str, Any] = {**GAMES, "tiny": TINY}
EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
SIGNS = ["\x1b[2J", "\x00", "a\u202eb", "\x9b", "\u2028"]
HUGE = [10**40, -(10**40), 2**63, 2**64, MOST + 1, 1e308]
ODD = [
    "",
    "#" + "9" * 5000,
    "@" + "9" * 5000,
    "[" + "9" * 5000 + ":3]",
    "c" + "9" * 5000,
    "9" * 5000,
    "x" * 5000,
    "-1",
    "#-1",
    "²",
    "#²",
    "٣",
    "١٠♦",
    "\u00a0",
    "|",
    "a|b|c|d",
    ":",
    "{}",
    "[",
    "1e5",
    "1,2,,",
    "h1",
    "c1",
    "a\nb",
    "\n",
    "a\r\nb 2",
    "a\tb\t3",
    "a, b\nc 3,",
    " " * 500,
]


def seats_of(game: Game) -> int:
    return min(max(game.about.least, 4), game.about.most)


def sent(table: Table, seat: int, command: Any) -> Answer:
    """Refusals come at once."""
    answers: list[Answer] = []
    table.do(seat, msgspec.Raw(msgspec.json.encode(command)), answers.append, None, "m")
    return answers[0] if answers else -1


def refused_everywhere(
    game: Game, path: Path, commands: dict[str, list[Any]], reasons: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with lobby_at(path, ALL) as lobby:
            for begun in (False, True):
                table = await opened(lobby, seats_of(game), game=game.about.key, start=begun)
                head = table.head
                for field, values in commands.items():
                    for command in values:
                        answer = sent(table, 0, command)
                        assert isinstance(answer, Refusal) and answer.reason in reasons, (field, answer)
                        assert answer.why.endswith(".") or answer.reason == "malformed"
                assert table.head is head and not table.is_busy

    with caplog.at_level(logging.WARNING):
        run(scenario)
    assert not caplog.records


@EVERY_GAME
def test_no_command_brings_a_text_that_cannot_be_shown(
    game: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fields = fields_of(game.command_type, *TEXTS)
    assert len(fields) >= 2
    refused_everywhere(
        game,
        tmp_path / "x",
        {field: [make(sign) for sign in SIGNS] for field, make in fields.items()},
        ("unfit",),
        caplog,
    )


@EVERY_GAME
def test_no_command_brings_a_number_beyond_counting(
    game: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fields = fields_of(game.command_type, *NUMBERS)
    assert len(fields) >= 3
    refused_everywhere(
        game,
        tmp_path / "x",
        {field: [make(number) for number in HUGE] for field, make in fields.items()},
        ("unfit", "malformed"),
        caplog,
    )
    refused_everywhere(
        game, tmp_path / "y", {field: [make(-0.0)] for field, make in fields.items()}, ("malformed",), caplog
    )


@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_a_field_holds_the_rules_have_an_answer(game: Game, seed: int) -> None:
    """Commands that were played or might be, with one field changed, and every command at its smallest, in states a
    game really comes to."""
    decoder = msgspec.json.Decoder(game.command_type)
    numbers, texts = fields_of(game.command_type, *NUMBERS), fields_of(game.command_type, *TEXTS)
    seats, judged, done = seats_of(game), 0, 0

    def judge(state: Any, seat: int, command: Any) -> None:
        nonlocal judged
        try:
            decoded = decoder.decode(msgspec.json.encode(command))
        except msgspec.DecodeError:
            return
        judged += 1
        before = msgspec.json.encode(state)
        try:
            events, after = game.play(state, seat, decoded, Fair(1))
        except RuleViolation as refused:
            assert refused.why
        else:
            show(after, seat, events)
        assert msgspec.json.encode(state) == before if judged % 50 == 0 else True

    def show(state: Any, seat: int, events: Any) -> None:
        """What was accepted can be looked at and gone on from."""
        nonlocal done
        done += 1
        if done % 25 == 0:
            msgspec.json.encode(
                [
                    game.public(state),
                    game.private(state, seat),
                    game.open(state),
                    game.prompt(state, seat),
                    game.tell(state, events, None),
                ]
            )
            for other in range(2):
                game.offers(state, other)

    def judge_changed(state: Any, seat: int, command: Any) -> None:
        for number in (MOST, -MOST, -1, 0, 10**6):
            for other in replaced(command, (int, float), number):
                judge(state, seat, other)
        for text in ODD:
            for other in replaced(command, str, text):
                judge(state, seat, other)

    for at, step in enumerate(walk(game, seed, seats, 200)):
        if at % 4 == 0:
            judge_changed(step.state, step.seat, as_json(step.command))
        if at % 60 == 30:
            for seat in range(2):
                for offer in {offer.command: offer for offer in game.offers(step.state, seat)}.values():
                    judge_changed(step.state, seat, as_json(fill(offer, game.commands, random.Random(at).random)))
            for make in numbers.values():
                for number in (MOST, -MOST):
                    judge(step.state, at % seats, make(number))
            for which, make in enumerate(texts.values()):
                for text in (ODD[(which + at) % len(ODD)], ODD[(which * 7 + at) % len(ODD)]):
                    judge(step.state, at % seats, make(text))
            for text in ODD:
                game.why_not(step.state, at % seats, text)
            for number in (MOST, -MOST, -1):
                game.why_not(step.state, at % seats, number)
    assert judged > 300
