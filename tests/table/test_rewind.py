"""Rewind is honest: free until something was shown or somebody else acted, then by consent; drawn anew; on the record."""

from pathlib import Path

import msgspec

from parlour.table.entries import Rewound, Said
from parlour.table.table import Refusal, Table
from parlour.table.telling import tell
from tables import do, lobby_at, opened, run, said, told
from tiny import Doodle, Lay, Pass


async def play_a_round(table: Table) -> None:
    """Seat 0 lays, all pass, a card is drawn."""
    active = table.head.state.active
    await do(table, active, Lay(max(table.head.state.hands[active])))
    for seat in table.game.awaited(table.head.state):
        await do(table, seat, Pass())


def consents(table: Table, seat: int, *, agree: bool) -> list[object]:
    answers: list[object] = []
    table.consent(seat, answers.append, agree=agree)
    return answers


def test_what_showed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 0, Doodle("oops"))
            await said(table, 1, "what is that?")
            answer = await told(table.ask_rewind, 0, before.seq)
            assert answer == table.shown.seq and table.shown.state == before.state and table.wish is None
            kinds = [type(entry) for entry in table.history.entries(before.seq, table.shown.seq)]
            assert Said in kinds and kinds[-1] is Rewound, "talk stays, and the log says what happened"

    run(scenario)


def test_what_somebody_else_did_needs_consent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 1, Doodle("mine"))
            assert await told(table.ask_rewind, 0, before.seq) == -1
            assert table.wish is not None and table.shown.state.doodle == "mine"

    run(scenario)


def test_past_a_reveal_everybody_who_is_here_must_agree(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            assert await told(table.ask_rewind, 0, before.seq) == -1
            assert consents(table, 0, agree=True) and table.wish is not None, "one's own consent is no consent"
            consents(table, 1, agree=True)
            assert table.wish is not None and table.shown.state.laid
            consents(table, 2, agree=True)
            assert table.wish is None
            await said(table, 0, "thanks")  # settled behind the rewind
            assert table.shown.state == before.state
            entry = next(e for e in table.history.entries(before.seq, table.shown.seq) if isinstance(e, Rewound))
            assert (entry.by, entry.to, entry.agreed) == (0, before.seq, (1, 2))
            line = tell(table.game, table.shown, entry, None)[0].line.text
            assert "P0" in line and "P1" in line and "P2" in line

    run(scenario)


def test_one_who_declines_ends_the_wish(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            await told(table.ask_rewind, 0, table.shown.seq - 1)
            consents(table, 1, agree=False)
            assert table.wish is None and table.shown.state.laid
            answers = consents(table, 2, agree=True)
            assert isinstance(answers[0], Refusal)

    run(scenario)


def test_who_is_away_or_played_by_a_bot_is_not_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            await told(table.change, 2, bot=True, by=0)
            table.here = frozenset({0, 2})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            assert await told(table.ask_rewind, 0, before.seq) == table.shown.seq
            assert table.shown.state == before.state

    run(scenario)


def test_what_was_unseen_is_drawn_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2)
            before = table.shown
            drawn = set()
            for _ in range(6):
                await play_a_round(table)
                drawn.add(table.shown.state.hands[0])
                assert not isinstance(await told(table.ask_rewind, 0, before.seq), Refusal)
                assert table.shown.state == before.state
            assert len(drawn) > 1, "the same card six times would be the old future"

    run(scenario)


def test_history_jumps_back_with_the_rewind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2)
            seen = {table.shown.seq: table.shown.state}
            for turn in range(4):
                for n in range(30):
                    await do(table, n % 2, Doodle(f"{turn}.{n}"))
                    seen[table.shown.seq] = table.shown.state
                await told(table.ask_rewind, 0, table.shown.seq - 7)
                seen[table.shown.seq] = table.shown.state
        async with lobby_at(tmp_path / "x") as lobby:
            again = lobby.room(table.name).table
            assert {seq: again.history.at(seq).state for seq in seen} == seen
            again.game = type(table.game)()
            again.game.version = "other"  # no snapshot is good under other rules: all of it is folded anew
            history = type(again.history)(again.log, again.game, again.name)
            assert {seq: history.at(seq).state for seq in seen} == seen

    run(scenario)


def test_rewinds_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2, goal="1")
            for to in (-5, 0, table.shown.seq, table.shown.seq + 10, 10**12):
                answer = await told(table.ask_rewind, 0, to)
                assert isinstance(answer, Refusal) and answer.reason == "no_such_entry"
            await play_a_round(table)
            assert table.is_over
            answer = await told(table.ask_rewind, 0, table.shown.seq - 1)
            assert isinstance(answer, Refusal) and answer.reason == "over", "its seed is known: luck could be foreseen"

    run(scenario)


def test_a_pending_move_is_never_lost_under_a_rewind(tmp_path: Path) -> None:
    async def scenario() -> None:
        import asyncio

        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2)
            to = table.shown.seq
            moved = asyncio.create_task(do(table, 0, Doodle("under way")))
            await asyncio.sleep(0)
            assert await told(table.ask_rewind, 0, to) == to + 2
            assert await moved == to + 1
            assert msgspec.to_builtins(table.shown.state)["doodle"] == ""

    run(scenario)
