"""A short war of two Kingdoms: training over several turns, a looted battlefield, and a Necromancer who raises the
loot."""

from collections.abc import Iterator
from typing import Any

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import BODY_NAMES

OPTIONS = {"set": "double-six", "multiTurnTraining": "yes", "looting": "yes"}
LUCK = (
    *("K♣", "4♦"),
    *("6♣", "5♦", "9♥", "5♣", "3♥"),
    *("4♠", "2♠", "8♦", "3♣", "7♣"),
    *("[5:6]", "[3:6]", "[4:4]", "[1:2]", "2♥"),
    *("2♣", "K♠", "[2:6]", "[0:4]", "A♦", "7♥", "[1:5]", "[0:3]", "5♥", "9♦", "10♠", "[2:2]", "6♦"),
    *("[3:3]", "2♦", "4♣", "JK1", "A♥", "Q♠"),
)
_DECK, _REST = m.DrawCards(False), (m.EndTrain(), m.EndAttack(), m.Discard(()))
R, H = "@0", "@1"


def _script() -> Iterator[Any]:
    """The commands in order; a face-down domino by its pips, windows left out."""
    yield from (_DECK, m.Train("[5:6]", ("6♣",)), m.Train("[3:6]", ("9♥",)), *_REST)
    yield from (_DECK, m.Train("[4:4]", ("8♦",)), m.Train("[1:2]", ("3♣",)), *_REST)
    yield from (m.Promote("[3:6]", 6), _DECK, m.AddTraining("[5:6]", ("2♣",)), m.EndTrain())
    yield from (m.Attack(H, ("[3:6]",)), m.Defend(()), m.EndAttack(), m.Discard(()))
    yield from (m.Promote("[1:2]", 2), _DECK, m.Train("[1:5]", ("4♠",)), m.EndTrain())
    yield from (m.Attack(R, ("[4:4]", "[1:2]")), m.Defend(()), m.EndAttack(), m.Discard(()))
    yield from (_DECK, m.Special("A♦", R), m.AddTraining("[5:6]", ("5♣",)), m.Train("[2:6]", ("7♥",)), m.EndTrain())
    yield from (m.Attack(H, ("[3:6]",)), m.Defend(()), m.EndAttack(), m.Discard(()))
    yield from (_DECK, m.AddTraining("[1:5]", ("2♠",)), *_REST)
    yield from (m.Promote("[5:6]", 6), m.Promote("[2:6]", 6), _DECK, m.EndTrain(), m.Attack(H, ("[5:6]", "[2:6]")))
    yield from (
        m.Defend((("[1:2]", "[5:6]"), ("[4:4]", "[2:6]"))),
        m.Loot("[4:4]"),
        m.EndAttack(),
        m.Discard(("10♠", "2♦")),
    )
    yield from (m.Promote("[1:5]", 5), m.DrawCards(True), m.EndTrain(), m.Attack(R, ("[1:5]",)), m.Defend(()))
    yield from (m.EndAttack(), m.Discard(("7♣",)))
    yield from (_DECK, m.Special("JK1", R), m.Special("A♥", "[4:4]", attack=4), m.EndTrain())
    yield from (m.Attack(H, ("[5:6]", "[4:4]", "[3:6]")), m.Defend(()))


def _placed(state: Any, seat: int, command: Any) -> Any:
    """The command with the place where this Kingdom's face-down domino lies."""
    lying = (*state.kingdoms[seat].recruits, *state.kingdoms[seat].candidates)
    places = {BODY_NAMES[piece.domino]: f"#{piece.place}" for piece in lying}
    for field in ("recruit", "candidate", "target"):
        if (named := getattr(command, field, None)) in places:
            command = type(command)(
                **{**{f: getattr(command, f) for f in command.__struct_fields__}, field: places[named]}
            )
    return command


def story() -> Iterator[Any]:
    """Everybody passes in every window; otherwise whoever is asked does what comes next."""
    script = _script()
    state = yield
    while True:
        seat = GAME.awaited(state)[0]
        state = yield seat, m.Pass() if state.window is not None else _placed(state, seat, next(script))
