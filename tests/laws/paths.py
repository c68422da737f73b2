"""Ways from a newly opened table to what random play hardly ever meets."""

import json
import random
from collections.abc import Callable
from typing import Any

from games.domino_knights.given import ALICE, Table
from games.fate import given as fate
from games.fate import rolls
from laws.walk import Fair, pick, rules_of
from parlour.core.chance import Told
from parlour.core.game import Game
from parlour.core.offers import fill
from parlour.games.domino_knights import GAME as KNIGHTS
from parlour.games.domino_knights import moves as dk
from parlour.games.fate import GAME as FATE
from parlour.games.fate import moves as fa

Begin = Callable[..., Any]
"""Opens a table: names, options, chance. The state it begins with."""


def underpaid(begin: Begin) -> None:
    """Wealth is negated in the same phase, so what it paid for goes back."""
    dealt = "A♦", "9♠", "2♥", "3♣", "4♣", "10♥", "2♣", "3♥", "4♥", "5♥", "[9:9]", "[2:3]", "[1:1]", "[1:2]", "6♣"
    t = Table(begin(("Alice", "Bob"), KNIGHTS.read_options({}, 2), Told("K♠", "2♠", *dealt)))
    t.all_pass().does("Alice", dk.DrawCards(False), "7♣").all_pass().plays("Alice", "A♦", ALICE).all_pass()
    t.does("Alice", dk.Train(t["[9:9]"], ("9♠",))).plays("Bob", "10♥", "A♦").all_pass().does(
        "Alice", dk.EndTrain()
    ).all_pass()


def lesson(begin: Begin) -> None:
    for seed in range(8):
        rnd, chance = random.Random(seed), Fair(seed)
        state = begin(("Ann", "Bertrand"), KNIGHTS.lesson, chance)
        for _ in range(150):
            seat = rnd.choice(KNIGHTS.awaited(state))
            command = fill(pick(KNIGHTS.offers(state, seat), rnd), KNIGHTS.commands, rnd.random)
            _, state = KNIGHTS.play(state, seat, command, chance)


def specials(begin: Begin) -> None:
    """Sensible battles, and special cards wherever they can be played."""
    for seed in range(100):
        seats, rnd, chance = 2 + seed % 3, random.Random(seed), Fair(seed)
        state = begin(("",) * seats, rules_of(KNIGHTS, seed, seats), chance)
        for _ in range(1500):
            asked = KNIGHTS.awaited(state)
            if not asked:
                break
            seat = rnd.choice(asked)
            keen = [offer for offer in KNIGHTS.offers(state, seat) if offer.command in ("special", "commit")]
            if keen and rnd.random() < 0.3:
                command = fill(rnd.choice(keen), KNIGHTS.commands, rnd.random)
            else:
                command = KNIGHTS.bot(state, seat, "normal", rnd.random)
            _, state = KNIGHTS.play(state, seat, command, chance)


def staged(begin: Begin, game: Game, seats: int, **options: Any) -> Any:
    """The ready scene of a role-playing game, set up by its commands."""
    state = begin([f"Player {seat}" for seat in range(seats)], game.options_type(**options), Told())
    for seat, command in game.rehearsal(seats):
        _, state = game.play(state, seat, command, Told())
    return state


def advantage_in_a_contest(begin: Begin) -> None:
    """It fails, and costs the roll of the exchange."""
    state = staged(begin, FATE, 3, contest_advantage="on")
    one, two = [person.id for person in state.characters if person.kind == "pc"][:2]
    state = fate.do(state, fate.GM, fa.StartContest("To the boat", (one, two)))
    rolls.settled(state, rolls.create("create", who=one, approach="Quick"), 0, 2)


def from_fari(begin: Begin) -> None:
    state = begin(("Gwen", "Alice"), FATE.options_type(), Told())
    block = {"id": "b", "type": "Text", "label": "Ship", "value": "The Tern", "meta": {}}
    sheet = {
        "fariType": "character",
        "id": "x",
        "name": "Nils",
        "pages": [{"sections": [{"id": "s", "label": "Gear", "blocks": [block]}]}],
    }
    fate.do(state, fate.GM, fa.ImportCharacter(json.dumps(sheet)))


PATHS: dict[str, tuple[Callable[[Begin], None], ...]] = {
    "domino-knights": (underpaid, lesson, specials),
    "fate": (advantage_in_a_contest, from_fari),
}
