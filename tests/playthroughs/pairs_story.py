"""A short war without dominoes: pairs of cards, a Mercenary in mid-battle, a Doppelganger of a blank card, a raised
pair, Life from the hand."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import BODY_NAMES

OPTIONS = {"dominoless": "yes", "nlMax": "10", "nlBlankCard": "yes"}
LUCK = (
    *("K♣", "4♦"),
    *("9♦", "5♦", "Q♣", "7♣", "A♦"),
    *("K♠", "8♠", "BL", "6♥", "A♥"),
    *(
        "2♥",
        "3♠",
        "4♠",
        "10♥",
        "JK1",
        "2♣",
        "3♣",
        "9♥",
        "J♥",
        "A♠",
        "7♠",
        "10♦",
        "2♦",
        "3♦",
        "4♥",
        "5♣",
        "A♣",
        "8♥",
        "6♠",
        "8♦",
    ),
)
R, H = "@0", "@1"
BEFORE_AID = 4
_DECK, _REST = m.DrawCards(False), (m.EndTrain(), m.EndAttack(), m.Discard(()))


def _script() -> Iterator[Any]:
    """The commands in order, a face-down pair by its first card; what is played in a window with its checkpoint and
    seat."""
    yield from (_DECK, m.TrainPair(("9♦", "5♦")), m.TrainPair(("Q♣", "7♣")), *_REST)
    yield from (_DECK, m.TrainPair(("K♠", "8♠")), m.TrainPair(("BL", "4♠")), *_REST)
    yield from (m.AssignPair("[9♦]", "9♦"), m.AssignPair("[Q♣]", "7♣"), _DECK, m.EndTrain())
    yield from (m.Attack(H, ("[9♦]",)), m.Defend(()), m.EndAttack(), m.Discard(("3♣",)))
    yield from (
        m.AssignPair("[K♠]", "K♠"),
        m.AssignPair("[BL]", None, "[K♠]"),
        _DECK,
        m.EndTrain(),
        m.Attack(R, ("[K♠]", "[BL]")),
    )
    yield from (
        (BEFORE_AID, 0, m.Special("A♦", "[K♠]")),
        m.Defend((("[Q♣]", "[BL]"),)),
        m.EndAttack(),
        m.Discard(("7♠",)),
    )
    yield from (
        m.DrawCards(True),
        m.Special("JK1", R),
        m.TrainPair(("3♠", "7♠")),
        m.EndTrain(),
        m.Attack(H, ("[9♦]", "[K♠]")),
    )
    yield from (
        (BEFORE_AID, 1, m.Special("A♥", H, pair=("9♥", "J♥"))),
        m.Defend((("[9♥]", "[9♦]"),)),
        m.EndAttack(),
        m.Discard(()),
    )
    yield from (_DECK, m.Special("A♠", "[3♠]"), m.EndTrain(), m.Attack(R, ("[9♥]", "[BL]")))
    yield from ((BEFORE_AID, 0, m.Special("10♥", "A♥")), m.Defend(()), m.EndAttack(), m.Discard(("J♥", "2♦")))
    yield from (
        m.AssignPair("[Q♣]", "Q♣"),
        _DECK,
        m.Special("A♣", "[K♠]"),
        m.EndTrain(),
        m.Attack(H, ("[K♠]", "[Q♣]")),
        m.Defend(()),
    )


def _placed(state: Any, command: Any) -> Any:
    """The command with the place where a face-down pair lies."""
    places = {BODY_NAMES[c.domino]: f"#{c.place}" for kingdom in state.kingdoms for c in kingdom.candidates}
    if isinstance(command, m.AssignPair):
        return replace(command, candidate=places[command.candidate])
    if isinstance(command, m.Special) and command.target in places:
        return replace(command, target=places[command.target])
    return command


def story() -> Iterator[Any]:
    """Everybody passes in every window, unless something is to be played in it; otherwise whoever is asked does what
    comes next."""
    script = _script()
    coming = next(script)
    state = yield
    while True:
        seat, window = GAME.awaited(state)[0], state.window
        if window is None:
            command, coming = _placed(state, coming), next(script, None)
        elif isinstance(coming, tuple) and coming[0] == window.checkpoint:
            (_, seat, command), coming = coming, next(script, None)
        else:
            command = m.Pass()
        state = yield seat, command
