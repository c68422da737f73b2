"""A whole evening of Yags at a real table: verifiable luck and a die thrown by hand, a chronicle worth reading, nothing
lost by a restart or a rewind, and nothing in it that was kept secret. What luck brings is answered as people would."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.games import GAMES
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import open_check, side_seat
from parlour.games.yags.rules.race import asked, choosing
from parlour.roleplay import moves as d
from parlour.table.chronicle import Session, sessions
from parlour.table.chronicle_files import markdown
from parlour.table.entries import Rewound
from parlour.table.export import exported
from parlour.table.past import holding
from parlour.table.replay import drift, steps
from parlour.table.verify import canonical, verify
from playthroughs.yags_story import ANNA, BEN, GM, Step, making, opening, person, piece, story, task, who
from tables import do, lobby_at, opened, run, told

YAGS = GAMES["yags"]
Move = tuple[int, Any]
SECRETS = (
    "widows' loan",
    "last page",
    "Magda",
    "Orsk",
    "behind the chimney",
    "In secret",
    "takes it for",
    "is certain",
    "satchel, not blood",
)
"""Juna's note, the game master's note, somebody who never comes out of hiding, what a hidden check was about, what was
made of a lie."""


# What luck brings


def due(state: State) -> Move | None:
    """The next thing somebody is asked for, answered; None where the table is at rest."""
    check = open_check(state)
    if check is None:
        return None
    if check.stage == "choose":
        found, seat = choosing(state), asked(state)
        assert found is not None and seat is not None
        return seat, m.Block(False) if found[2] == "block" else m.UseMastery("neither")
    if check.stage == "push":
        return side_seat(state, check.sides[0]), m.Cling(True) if check.situation == "climb" else m.Push(True)
    at = next(at for at, side in enumerate(check.sides) if not side.mode)
    return side_seat(state, check.sides[at]), m.Roll(at)


# The evening


async def says(table: Any, seat: int, command: Callable[[State], Any]) -> None:
    answer = await do(table, seat, command(table.head.state))
    assert isinstance(answer, int), (command(table.head.state), answer)


async def rest(table: Any) -> None:
    """Everything that is due, until the table is at rest."""
    while (move := due(table.head.state)) is not None:
        answer = await do(table, *move)
        assert isinstance(answer, int), (move, answer)


async def script(table: Any, lines: tuple[Step, ...]) -> None:
    told_by = story(lines)
    next(told_by)
    try:
        move = told_by.send(table.head.state)
        while True:
            assert isinstance(await do(table, *move), int), move
            move = told_by.send(table.head.state)
    except StopIteration:
        pass


async def roofs(table: Any) -> None:
    """A round of running, a wall, a race, and a die thrown by hand."""
    for seat, name, gait in ((BEN, "Tomas", "running"), (ANNA, "Juna", "careful"), (GM, "Dario", "standard")):
        await says(table, seat, lambda s, n=name, g=gait: m.Go(who(s, n), g))  # type: ignore[misc]
        await rest(table)
    await says(table, GM, lambda s: m.EndRounds())
    await says(table, GM, lambda s: m.StartClimb(True, who(s, "Tomas"), "minute", 10, 12, "a chimney"))
    await says(table, BEN, lambda s: m.ClimbOn(who(s, "Tomas")))
    await rest(table)
    await says(
        table,
        GM,
        lambda s: m.StartRace(
            True,
            who(s, "Tomas"),
            "Agility",
            "athletics",
            who(s, "Dario"),
            "Agility",
            "athletics",
            "turns",
            2,
            "freerunning",
            "First to the hoist",
        ),
    )
    for _ in range(2):
        await says(table, GM, lambda s: m.Work(task(s, "First to the hoist")))
        await rest(table)
    await says(
        table,
        GM,
        lambda s: m.CallCheck(False, False, who(s, "Juna"), "Intelligence", "first aid", 20, "a turned ankle"),
    )
    await says(table, ANNA, lambda s: m.EnterDie(0, 9))


async def talk(table: Any) -> None:
    """A lie, a hidden check, and something laid open."""
    await says(table, GM, lambda s: m.CallLie(False, who(s, "Dario"), who(s, "Juna"), "Nobody needs to get hurt."))
    await rest(table)
    await says(table, GM, lambda s: m.CallNotice(True, who(s, "Juna"), "tricky", "somebody stands behind the chimney"))
    await says(table, GM, lambda s: m.CallNotice(True, who(s, "Tomas"), "obvious", "the loose slates"))
    await says(table, GM, lambda s: m.Reveal(s.kept[-1].number))


async def taken_back(table: Any) -> None:
    """A roll is seen by all, and taken back with everybody's consent: it will fall anew."""
    table.here = frozenset({GM, ANNA, BEN})
    await says(table, GM, lambda s: m.CallFact(False, who(s, "Juna"), "law", 20, "what the guild owes"))
    before = table.shown
    await says(table, ANNA, lambda s: m.Apply(True, 0, piece(s, "Juna", "guild charters")))
    await says(table, GM, lambda s: m.Match(0, piece(s, "Juna", "guild charters"), "broad"))
    await says(table, ANNA, lambda s: m.Roll(0))
    await told(table.ask_rewind, ANNA, before.seq)
    assert table.shown.rewinding is not None, "a die was seen: not hers alone to take back"
    for seat in (GM, BEN):
        await told(table.consent, seat, agree=True)
    await says(table, ANNA, lambda s: m.Roll(0))
    entry = next(one for one in table.history.entries(before.seq, table.shown.seq) if isinstance(one, Rewound))
    assert (entry.by, entry.to, entry.agreed) == (ANNA, before.seq, (GM, BEN))
    again = table.history.at(table.shown.seq - 1).state
    assert again == before.state and not any(side.mode for side in again.check.sides)


async def ending(table: Any) -> None:
    await says(table, GM, lambda s: m.CloseScene())
    await says(table, GM, lambda s: m.Travel((who(s, "Juna"), who(s, "Tomas")), 240, 100))
    await says(table, GM, lambda s: m.SetPrice("knowledge", 0, 1))
    await says(table, GM, lambda s: m.Award((who(s, "Juna"),), 3, "nobody was left behind"))
    await says(table, ANNA, lambda s: m.Study(who(s, "Juna"), "law", 5, "the court's own books"))
    await says(table, GM, lambda s: m.AnswerPetition(True, s.petitions[-1].id))
    await says(table, GM, lambda s: d.EndSession())
    await says(table, GM, lambda s: d.CloseTable())


def everything(told_of: list[Session]) -> str:
    return "\n".join([passage.text for session in told_of for scene in session.scenes for passage in scene.passages])


def test_an_evening_is_kept_told_and_verified(tmp_path: Path) -> None:
    files: list[str] = []

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="yags")
            await script(table, (*making(), *opening()))
            await roofs(table)
            await talk(table)
            await taken_back(table)
            await ending(table)
            state, name = table.head.state, table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert table.head.state == state, "the same after a restart"
            juna = person(state, "Juna")
            assert state.desk.closed and {skill.name: skill.level for skill in juna.skills}["law"] == 5
            assert len(state.kept) == 2, "the lie and what was never laid open"
            files.append(exported(lobby.log, YAGS, name))
            told_of = sessions(YAGS, holding(table.history, table.shown.seq))
        reads_well(markdown("The Ledger on the Roofs", told_of), everything(told_of))

    run(scenario)
    is_honest(files[0])
    assert verify(misread(files[0]))[0], "dice that did not fall are noticed"
    assert all("the events tell something else" in fault for fault in verify(misread(files[0]))[0])


def reads_well(page: str, words: str) -> None:
    for line in (
        "# The Ledger on the Roofs",
        "Scene 1: The roofs of Tannery Row, a grey noon",
        "Juna Brand, “a turned ankle”: 25 to 20, moderate success.",
        "Dario Vargo tells Juna Brand: “Nobody needs to get hurt.” Is it the truth?",
        "Tomas Reyl looks around, “the loose slates”:",
        "A competition: First to the hoist, Tomas Reyl against Dario Vargo",
        "Reason: nobody was left behind.",
        "Juna Brand now has law 5.",
    ):
        assert line in page, line
    for secret in SECRETS:
        assert secret not in page, secret
    for ugly in ("None", "..", "somebody", " ,", "”.”", "?.", "  ", "c1", "k9"):
        assert ugly not in words, ugly


def is_honest(file: str) -> None:
    """The luck can be checked, a die by hand is marked as such, and nothing plays otherwise when it is played again."""
    faults, header = verify(file)
    assert faults == [] and header["draws"] > 9
    events = [event for line in parsed(file)[1] for event in line["entry"].get("events", [])]
    assert len([event for event in events if event.get("event") == "rolled" and event["side"].get("by_hand")]) == 1
    assert not drift(YAGS, steps(YAGS, file))


def parsed(text: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    header, *lines = [json.loads(line) for line in text.split("\n") if line]
    return header, lines


def misread(text: str) -> str:
    """A die fell, and the log, hashed anew, tells of another."""
    header, lines = parsed(text)
    before = bytes(32)
    for line in lines:
        entry = line["entry"]
        if any(event.get("event") == "rolled" for event in entry.get("events", [])):
            entry["events"] = [{"event": "rolled", "side": {"die": 99}}]
        before = hashlib.sha256(before + canonical(entry)).digest()
        line["hash"] = before.hex()
    return "\n".join([json.dumps(part, ensure_ascii=False) for part in ({**header, "head": before.hex()}, *lines)])
