"""Ways in Domino Knights."""

import random

from games.domino_knights.given import ALICE, Table
from laws.paths.common import Begin, Path
from laws.walk import Fair, pick, rules_of
from parlour.core.chance import Told
from parlour.core.offers import fill
from parlour.games.domino_knights import GAME as KNIGHTS
from parlour.games.domino_knights import moves as dk


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


PATHS: tuple[Path, ...] = (underpaid, lesson, specials)
