"""A whole evening of Fate as a script: the ready scene, an advantage, a contest, a conflict with zones, compels, giving
in, the end of the session and its milestone. Pieces are looked up by name, so that the script reads like the story."""

from collections.abc import Callable, Iterator
from typing import Any

from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules.sums import side_seat
from parlour.games.fate.rules.window import asking
from parlour.roleplay import moves as d

GM, NETTIE, OSK, AMA, DARIO = 0, 1, 2, 3, 4
ALL = -1
Step = tuple[int, Callable[[State], Any]]


def who(state: State, name: str) -> str:
    return next(c.id for c in state.characters if c.name.startswith(name))


def aspect(state: State, text: str) -> str:
    return next(a.id for a in state.aspects if a.text == text)


def zone(state: State, name: str) -> str:
    return next(z.id for z in state.scene.zones if z.name == name)


def stand(until: int = -1) -> Step:
    """Everybody who is asked lets it stand, until this seat is asked."""
    return ALL, lambda s: until


def deal(state: State) -> int:
    return state.deals[-1].id


def advantage() -> list[Step]:
    """Nettie creates one with style; the altered one of a failure; somebody looks for what is hidden."""
    return [
        (
            NETTIE,
            lambda s: m.Create(
                who(s, "Nettie"), "create", "scene", ("Clever",), "Lamp Oil on the Stairs", "I tip the can."
            ),
        ),
        (GM, lambda s: m.SetDifficulty(2)),
        (NETTIE, lambda s: m.ThrowDice(who(s, "Nettie"))),
        stand(),
        (
            DARIO,
            lambda s: m.Create(who(s, "Dario"), "discover", "scene", ("Sneaky",), "What is wrong with the bell?", ""),
        ),
        (GM, lambda s: m.SetDifficulty(2)),
        (DARIO, lambda s: m.EnterDice(who(s, "Dario"), "+", "0", "-", "0")),
        stand(),
        (GM, lambda s: m.SettleSearch(next(a.id for a in s.aspects if a.hidden and not a.owner))),
    ]


def contest() -> list[Step]:
    runners = ("Ama", "Goblin")
    rounds: list[Step] = [
        (GM, lambda s: m.StartContest("Who reaches the rope first?", tuple([who(s, name) for name in runners])))
    ]
    for _ in range(2):
        rounds += [
            (AMA, lambda s: m.Compete(who(s, "Ama"), ("Quick",), "Over the pews!")),
            (GM, lambda s: m.Compete(who(s, "Goblin"), ("climbing ropes",), "")),
            (AMA, lambda s: m.ThrowDice(who(s, "Ama"))),
            (GM, lambda s: m.ThrowDice(who(s, "Goblin"))),
            stand(),
        ]
    return rounds


def compels() -> list[Step]:
    return [
        (
            GM,
            lambda s: m.OfferCompel(
                "gm", aspect(s, "Can't Leave a Parcel Undelivered"), "decision", "You go back for the satchel."
            ),
        ),
        (AMA, lambda s: m.Bargain(deal(s), "I go back, but Osk carries me a lamp.")),
        (GM, lambda s: m.Accept(deal(s))),
        (
            GM,
            lambda s: m.OfferCompel(
                "gm", aspect(s, "Owes Money in Three Cities"), "event", "One of the toughs collects debts."
            ),
        ),
        (DARIO, lambda s: m.Refuse(deal(s))),
        (OSK, lambda s: m.ProposeFact(aspect(s, "The Bees Are My Parish"), "There is a hive in the tower.")),
        (GM, lambda s: m.Agree(s.facts[-1].id)),
        (NETTIE, lambda s: m.Agree(s.facts[-1].id)),
        (AMA, lambda s: m.Agree(s.facts[-1].id)),
        (DARIO, lambda s: m.Agree(s.facts[-1].id)),
    ]


def conflict() -> list[Step]:
    people = ("Nettie", "Brother", "Dario", "Goblin")
    return [
        (GM, lambda s: m.StartConflict("physical", tuple([who(s, name) for name in people]))),
        (GM, lambda s: m.BeginConflict()),
        (NETTIE, lambda s: m.Move(who(s, "Nettie"), zone(s, "The Nave"))),
        (
            NETTIE,
            lambda s: m.Attack(who(s, "Nettie"), "physical", who(s, "Goblin"), ("Forceful",), "With the boathook."),
        ),
        (GM, lambda s: m.Defend(who(s, "Goblin"), ("hiding in cargo",), "")),
        (NETTIE, lambda s: m.ThrowDice(who(s, "Nettie"))),
        (GM, lambda s: m.ThrowDice(who(s, "Goblin"))),
        stand(until=NETTIE),
        (
            NETTIE,
            lambda s: m.Invoke(who(s, "Nettie"), "free", "bonus", aspect(s, "Lamp Oil on the Stairs"), "They slip."),
        ),
        stand(),
        (NETTIE, lambda s: m.Trade("damage")),
        (GM, lambda s: m.Absorb("3", ())),
        (OSK, lambda s: m.EndTurn(who(s, "Brother"))),
    ]


def ending() -> list[Step]:
    """Osk is pressed hard and concedes; the session ends; everybody grows a little; the table is closed."""
    return [
        (DARIO, lambda s: m.EndTurn(who(s, "Dario"))),
        (GM, lambda s: m.Place(who(s, "Brother"), zone(s, "The Nave"))),
        (GM, lambda s: m.Attack(who(s, "Goblin"), "physical", who(s, "Brother"), ("biting ankles",), "Seven at once.")),
        (OSK, lambda s: m.Concede(who(s, "Brother"), "They bundle me into the crypt, politely.")),
        (GM, lambda s: m.Impose(who(s, "Brother"), "The door of the crypt is locked from outside.")),
        (NETTIE, lambda s: d.Plead("May I shout a warning out of turn?", "")),
        (GM, lambda s: d.Deny(s.desk.pleas[-1].id)),
        (GM, lambda s: d.Overrule("pool", "points", "2", "I forgot one for the late hour.")),
        (GM, lambda s: d.Reverse(s.desk.receipts[-1].id, "No, it was right.")),
        (GM, lambda s: d.EndSession()),
        (NETTIE, lambda s: m.PickSwap(who(s, "Nettie"), ("Quick", "Sneaky"))),
        (NETTIE, lambda s: m.Confirm(who(s, "Nettie"))),
        (OSK, lambda s: m.PickRewrite(who(s, "Brother"), aspect(s, "Vow of Plain Speech"), "Locked Doors Make Me Hum")),
        (OSK, lambda s: m.Confirm(who(s, "Brother"))),
        (AMA, lambda s: m.PickNothing(who(s, "Ama"))),
        (AMA, lambda s: m.Confirm(who(s, "Ama"))),
        (DARIO, lambda s: m.PickNothing(who(s, "Dario"))),
        (DARIO, lambda s: m.Confirm(who(s, "Dario"))),
        (GM, lambda s: d.CloseTable()),
    ]


def story() -> Iterator[Any]:
    state = yield None
    for seat, command in GAME.rehearsal(5):
        state = yield seat, command
    for seat, tells in (*advantage(), *contest(), *compels(), *conflict(), *ending()):
        if seat != ALL:
            state = yield seat, tells(state)
            continue
        while state.roll is not None and state.roll.phase == "invoke":
            at = asking(state)[0]
            asked = side_seat(state, state.roll.sides[at])
            if asked == tells(state):
                break
            state = yield asked, m.LetStand(at)
