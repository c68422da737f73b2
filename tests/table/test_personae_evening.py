"""A whole evening of Personae at a real table: verifiable luck and dice thrown by hand, a chronicle worth reading,
nothing lost by a restart or a rewind. What luck brings is answered as people would; the fight is one that nobody of the
players' can die in."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.games import GAMES
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Individual, State
from parlour.games.personae.rules.ask import individual, on_turn
from parlour.games.personae.rules.flow import seat_of_side
from parlour.games.personae.rules.health import able
from parlour.games.personae.rules.steps import asked
from parlour.roleplay import moves as d
from parlour.roleplay.cast import seat_of
from parlour.table.chronicle import Session, sessions
from parlour.table.chronicle_files import markdown
from parlour.table.entries import Rewound
from parlour.table.export import exported
from parlour.table.past import holding
from parlour.table.replay import drift, steps
from parlour.table.verify import canonical, verify
from playthroughs.personae_story import ANNA, BEN, GM, Step, making, person, story, trait, who
from tables import do, lobby_at, opened, run, told

PERSONAE = GAMES["personae"]
Move = tuple[int, Any]
HEROES = ("Wren", "Orla", "Pip")
ROUNDS = 2
SECRETS = ("opened the dyke", "dyke reeve", "Who pays Corvin", "Corvin", "duellist")
"""Wren's secret, the game master's note, and somebody who never comes out of hiding."""


# What luck brings


def due(state: State) -> Move | None:
    """The next thing somebody is asked for, answered; None where the table is at rest."""
    if state.challenge is not None:
        return challenge_due(state, state.challenge)
    if state.encounter is None:
        return None
    foe = next((one for one in state.individuals if one.role == "adversary" and one.here and able(state, one)), None)
    if state.encounter.closing or state.encounter.round > ROUNDS or foe is None:
        return GM, m.CloseEncounter("It took a minute.")
    one = individual(state, on_turn(state))
    if one.acted:
        return seat_of(state, one), m.EndTurn(one.id)
    target = who(state, "Wren") if one.role == "adversary" else foe.id
    return seat_of(state, one), m.Issue(False, one.id, "attack", weapon(one), "", (target,), "to be rid of them", "")


def weapon(one: Individual) -> str:
    return next((skill.id for skill in one.skills if "weapon" in skill.tags), "")


def challenge_due(state: State, challenge: Challenge) -> Move:
    if challenge.stage == "help":
        return seat_of_side(state, challenge.sides[0]), m.EndHelp()
    if challenge.stage == "answer":
        side = next(side for side in challenge.sides if not side.chosen)
        defence = "Dodge" if challenge.kind == "attack" else "Resist"
        skill = next(skill.id for skill in individual(state, side.who).skills if skill.name == defence)
        return seat_of_side(state, side), m.Answer(False, side.who, skill)
    if challenge.stage == "settings":
        at = next(at for at, side in enumerate(challenge.sides) if not side.done)
        return seat_of_side(state, challenge.sides[at]), m.Ready(at)
    at = asked(state) or 0
    last = challenge.stage == "close" and at == 0
    return seat_of_side(state, challenge.sides[at]), m.CloseChallenge(False, "") if last else m.LetStand(at)


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


async def landing(table: Any) -> None:
    """A Challenge with nobody against it and one with somebody, and a fall into cold water that hurts for certain."""
    await says(table, GM, lambda s: d.StartSession())
    await says(
        table,
        GM,
        lambda s: m.OpenScene(
            "The landing stage at Low Moss",
            "dusk",
            "Will the last ferry cross?",
            tuple([who(s, one) for one in (*HEROES, "Hob", "Lob")]),
            "",
        ),
    )
    await says(
        table, ANNA, lambda s: m.AskUnopposed(who(s, "Pip"), trait(s, "Pip", "Rigging"), "", "splice the ferry rope")
    )
    await says(table, GM, lambda s: m.RuleUnopposed("roll", 2, 2, ""))
    await rest(table)
    await says(
        table,
        BEN,
        lambda s: m.Issue(
            False,
            who(s, "Orla"),
            "interaction",
            trait(s, "Orla", "Persuade"),
            "",
            (who(s, "Hob"),),
            "he lets them pass",
            "",
        ),
    )
    await rest(table)
    await says(table, GM, lambda s: m.AgreeHazard("The cold water", 10, 2, 0))
    await says(table, GM, lambda s: m.TriggerHazard(s.hazards[-1].id, (who(s, "Orla"),)))


async def healing(table: Any) -> None:
    """With dice thrown by hand: nine and one and one against two and two. Then a Power."""
    await says(table, BEN, lambda s: m.Recover(who(s, "Orla"), "", ""))
    await says(table, ANNA, lambda s: m.JoinAssist(who(s, "Wren"), 0, trait(s, "Wren", "Salves")))
    await says(table, BEN, lambda s: m.EndHelp())
    await says(table, BEN, lambda s: m.EnterDice(0, ((1, 9),)))
    await says(table, GM, lambda s: m.EnterDice(1, ((1, 2),)))
    await rest(table)
    await says(
        table,
        BEN,
        lambda s: m.UsePower(who(s, "Orla"), trait(s, "Orla", "Fair Wind"), (who(s, "Orla"),), "until we are across"),
    )


async def ending(table: Any) -> None:
    await says(table, GM, lambda s: m.CloseScene())
    if table.head.state.scene.open:
        await says(table, GM, lambda s: m.CloseScene())
    await says(table, GM, lambda s: m.Award((who(s, "Wren"),), 1, "nobody was left behind"))
    await says(table, GM, lambda s: d.EndSession())
    await says(table, ANNA, lambda s: m.PlanRaise(who(s, "Wren"), who(s, "Pip"), "Competence"))
    await says(table, ANNA, lambda s: m.SubmitBatch(who(s, "Wren")))
    await says(table, GM, lambda s: m.ApproveBatch(who(s, "Wren")))
    await says(table, GM, lambda s: d.CloseTable())


async def taken_back(table: Any) -> None:
    """The first blow is rolled, seen by all, and taken back with everybody's consent: it will fall anew."""
    table.here = frozenset({GM, ANNA, BEN})
    await says(table, ANNA, lambda s: m.Escalate(True, who(s, "Wren"), "to clear the stage"))
    before = table.shown
    while table.head.state.challenge is None or not table.head.state.challenge.sides[1].dice:
        move = due(table.head.state)
        assert move is not None and isinstance(await do(table, *move), int), move
    await told(table.ask_rewind, ANNA, before.seq)
    assert table.shown.rewinding is not None, "dice were seen: not hers alone to take back"
    for seat in (GM, BEN):
        assert table.head.state.challenge is not None
        await told(table.consent, seat, agree=True)
    await says(table, ANNA, lambda s: m.StateGoal(who(s, "Wren"), "to clear the stage, gently"))
    entry = next(one for one in table.history.entries(before.seq, table.shown.seq) if isinstance(one, Rewound))
    assert (entry.by, entry.to, entry.agreed) == (ANNA, before.seq, (GM, BEN))
    again = table.history.at(table.shown.seq - 1).state
    assert again == before.state and again.challenge is None and not any(one.acted for one in again.individuals)


def everything(told_of: list[Session]) -> str:
    return "\n".join([passage.text for session in told_of for scene in session.scenes for passage in scene.passages])


def test_an_evening_is_kept_told_and_verified(tmp_path: Path) -> None:
    files: list[str] = []

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="personae", dice_ready="everybody")
            await script(table, tuple(making()))
            await landing(table)
            await healing(table)
            await taken_back(table)
            await rest(table)
            await ending(table)
            state, name = table.head.state, table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert table.head.state == state, "the same after a restart"
            orla, pip = person(state, "Orla"), person(state, "Pip")
            assert state.desk.closed and (orla.hits, orla.status, pip.values[0]) == (0, "unharmed", 3)
            files.append(exported(lobby.log, PERSONAE, name))
            told_of = sessions(PERSONAE, holding(table.history, table.shown.seq))
        reads_well(markdown("The Last Ferry", told_of), everything(told_of))

    run(scenario)
    is_honest(files[0])
    assert all("the events tell something else" in fault for fault in verify(misread(files[0]))[0])
    assert verify(misread(files[0]))[0], "dice that did not fall are noticed"


def reads_well(page: str, words: str) -> None:
    for line in (
        "# The Last Ferry",
        "Scene 1: The landing stage at Low Moss, dusk",
        "“splice the ferry rope”.",
        "Fair Wind takes effect: “until we are across”.",
        "Orla Venn is Injured.",
        "Orla Venn tries to recover: 11 to 4, success.",
        "Orla Venn is unharmed again.",
        "It comes to violence: Wren Sallow begins.",
        "The fight is over. It took a minute.",
        "Pip Farrow grows: Competence 3.",
    ):
        assert line in page, line
    assert not any(secret in page for secret in SECRETS)
    for ugly in ("None", "..", "somebody", "a Trait", " ,", "”.”", "?.", "The order"):
        assert ugly not in words, ugly


def is_honest(file: str) -> None:
    """The luck can be checked, dice by hand are marked as such, and nothing plays otherwise when it is played again."""
    faults, header = verify(file)
    assert faults == [] and header["draws"] > 30
    events = [event for line in parsed(file)[1] for event in line["entry"].get("events", [])]
    assert len([event for event in events if event.get("event") == "dice_rolled" and event.get("by_hand")]) == 2
    assert not drift(PERSONAE, steps(PERSONAE, file))


def parsed(text: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    header, *lines = [json.loads(line) for line in text.split("\n") if line]
    return header, lines


def misread(text: str) -> str:
    """The order was rolled for, and the log, hashed anew, tells of other dice than fell."""
    header, lines = parsed(text)
    before = bytes(32)
    for line in lines:
        entry = line["entry"]
        for event in entry.get("events", []):
            if event.get("event") == "order_rolled":
                event.update({"dice": [99], "added": 99})
        before = hashlib.sha256(before + canonical(entry)).digest()
        line["hash"] = before.hex()
    return "\n".join([json.dumps(part, ensure_ascii=False) for part in ({**header, "head": before.hex()}, *lines)])
