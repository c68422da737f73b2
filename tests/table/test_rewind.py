"""Rewind is honest: free until something was shown or somebody else acted, then by consent; drawn again; on the
record."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.table import rewind
from parlour.table.entries import Rewound, Said
from parlour.table.moment import Rewinding
from parlour.table.refusal import Answer
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


async def consents(table: Table, seat: int, *, agree: bool) -> Answer:
    return await told(table.consent, seat, agree=agree)


async def rewound(table: Table, wish: Answer) -> Rewound:
    """The rewind that follows once nobody holds the wish up."""
    assert not isinstance(wish, Refusal)
    for _ in range(200):
        found = [entry for entry in table.history.entries(wish, table.shown.seq) if isinstance(entry, Rewound)]
        if found:
            return found[-1]
        await asyncio.sleep(0.01)
    raise AssertionError("the table did not go back")


def lines(table: Table) -> list[str]:
    steps = table.history.steps(-1, table.shown.seq)
    return [told.line.text for entry, moment in steps for told in tell(table.game, moment, entry, None)]


def test_what_showed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 0, Doodle("oops"))
            await said(table, 1, "what is that?")
            answer = await told(table.ask_rewind, 0, before.seq)
            assert answer == table.shown.seq and table.shown.state == before.state and table.shown.rewinding is None
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
            assert await told(table.ask_rewind, 0, before.seq) == table.shown.seq
            assert table.shown.rewinding is not None and table.shown.state.doodle == "mine"
            assert lines(table)[-1] == "P0 asks to take back the last move."
            another = await told(table.ask_rewind, 1, before.seq)
            assert isinstance(another, Refusal) and another.reason == "already_asked"

    run(scenario)


def test_past_a_reveal_everybody_who_sits_must_agree(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            wish = await told(table.ask_rewind, 0, before.seq)
            own = await consents(table, 0, agree=True)
            assert isinstance(own, Refusal) and own.reason == "nothing_asked", "one's own consent is no consent"
            await consents(table, 1, agree=True)
            assert table.shown.rewinding is not None and table.shown.state.laid
            twice = await consents(table, 1, agree=True)
            assert isinstance(twice, Refusal)
            await consents(table, 2, agree=True)
            entry = await rewound(table, wish)
            assert table.shown.rewinding is None and table.shown.state == before.state
            assert (entry.by, entry.to, entry.agreed, entry.unasked) == (0, before.seq, (1, 2), ())
            assert "agreed by P1 and P2" in lines(table)[-1] and "not asked" not in lines(table)[-1]

    run(scenario)


def test_one_who_declines_ends_the_request(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            await told(table.ask_rewind, 0, table.shown.seq - 1)
            await consents(table, 1, agree=False)
            assert table.shown.rewinding is None and table.shown.state.laid
            assert lines(table)[-1] == "P1 declines."
            answer = await consents(table, 2, agree=True)
            assert isinstance(answer, Refusal)

    run(scenario)


def test_who_asks_may_withdraw_it_and_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            assert isinstance(await told(table.withdraw, 0), Refusal), "nothing is asked yet"
            await told(table.ask_rewind, 0, table.shown.seq - 1)
            other = await told(table.withdraw, 1)
            assert isinstance(other, Refusal) and table.shown.rewinding is not None
            assert await told(table.withdraw, 0, message="w") == table.shown.seq
            assert table.shown.rewinding is None and lines(table)[-1] == "P0 no longer asks to take anything back."
            assert await told(table.withdraw, 0, message="w") == table.shown.seq, "sent again, it is answered again"

    run(scenario)


def test_who_is_away_is_waited_for_and_then_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            wish = await told(table.ask_rewind, 0, before.seq)
            await consents(table, 1, agree=True)
            table.people_changed()
            await asyncio.sleep(0.05)
            assert table.shown.rewinding is not None and table.shown.state.laid, "P2 is away, and is asked all the same"
            monkeypatch.setattr(rewind, "WAIT", 0.01)
            table.people_changed()
            entry = await rewound(table, wish)
            assert (entry.agreed, entry.unasked) == ((1,), (2,))
            assert "agreed by P1 (away and not asked: P2)" in lines(table)[-1]

    run(scenario)


def test_who_comes_back_in_time_is_asked_however_long_it_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2)
            table.here = frozenset({0})
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            wish = await told(table.ask_rewind, 0, table.shown.seq - 1)
            table.here = frozenset({0, 1})
            monkeypatch.setattr(rewind, "WAIT", 0.0)
            table.people_changed()
            await asyncio.sleep(0.05)
            assert table.shown.rewinding is not None, "who is here holds it up as long as it takes"
            await consents(table, 1, agree=True)
            assert (await rewound(table, wish)).agreed == (1,)

    run(scenario)


def test_a_bot_answers_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            await told(table.change, 1, bot=True, by=0)
            await told(table.change, 2, bot=True, by=0)
            wish = await told(table.ask_rewind, 0, before.seq)
            table.people_changed()
            await asyncio.sleep(0.05)
            assert table.shown.rewinding is not None and table.shown.state.laid
            for seat in (1, 2):
                await consents(table, seat, agree=True)
            await rewound(table, wish)

    run(scenario)


def test_a_seat_nobody_ever_took_is_not_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, sit=1)
            table.here = frozenset({0})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            assert await told(table.ask_rewind, 0, before.seq) == table.shown.seq
            assert table.shown.state == before.state

    run(scenario)


def test_a_wish_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            before = table.shown
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            wish = await told(table.ask_rewind, 0, before.seq)
            await consents(table, 1, agree=True)
        async with lobby_at(tmp_path / "x") as lobby:
            again = lobby.room(table.name).table
            again.here = frozenset({0, 1, 2})
            assert again.shown.rewinding == table.shown.rewinding and again.shown.rewinding is not None
            await consents(again, 2, agree=True)
            assert (await rewound(again, wish)).agreed == (1, 2)

    run(scenario)


def test_the_question_names_what_would_be_taken_back_as_each_was_told_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            table.here = frozenset({0, 1, 2})
            to = table.shown.seq
            for n in range(4):
                await do(table, n % 3, Doodle(f"d{n}"))
            await told(table.ask_rewind, 0, to + 2)
            for seat in (1, 2):
                await consents(table, seat, agree=True)
            await rewound(table, to)
            await do(table, 1, Doodle("last"))
            await said(table, 1, "hm")
            wish = Rewinding(0, to, 0)
            assert rewind.taken_back(table, wish, 2) == (3, ("P0 doodled d0", "P1 doodled d1", "P1 doodled last"))
            card = min(table.head.state.hands[0])
            await do(table, 0, Lay(card))
            assert rewind.taken_back(table, wish, 1)[1][-1] == f"P0 laid {card}"

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
                wish = await told(table.ask_rewind, 0, before.seq)
                await consents(table, 1, agree=True)
                await rewound(table, wish)
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
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2)
            to = table.shown.seq
            moved = asyncio.create_task(do(table, 0, Doodle("under way")))
            await asyncio.sleep(0)
            assert await told(table.ask_rewind, 0, to) == to + 2
            assert await moved == to + 1
            assert msgspec.to_builtins(table.shown.state)["doodle"] == ""

    run(scenario)


def test_an_answer_is_to_the_wish_its_giver_saw(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, 2)
            table.here = frozenset({0, 1})
            first = table.shown.seq
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            await do(table, 1, Doodle("cat"))
            seen = table.shown.seq - 1
            await told(table.ask_rewind, 0, seen)
            await told(table.ask_rewind, 0, first)
            refused = await told(table.consent, 1, agree=True, to=seen)
            assert isinstance(refused, Refusal) and refused.reason == "stale" and refused.cure
            assert table.shown.rewinding is not None and not table.shown.rewinding.agreed
            assert isinstance(await told(table.consent, 1, agree=True, to=first), int)

    run(scenario)
