"""States of the game without dominoes: a Knight is written with its two cards, the attacking one first.

    pairs(
        "Alice: 39 | hand A♥ 9♠ 4♠ | knights 9♦/5♦ tapped with A♣; K♣/2♣ hired A♦ from Bob; 7♥/3♥ life A♥; BL/5♠ as
        [9♠]",
        "Bob: candidates 6♠ 2♠; 8♥ | raised Q♥ 2♥ | grave 7♣ 3♣ | laid J♦",
    )

A Knight or Candidate goes by its first card: "[9♦]". Who is not described has 39 Health and nothing else.
"""

from typing import Any

from games.domino_knights.given import NAMES, Table, card, held
from games.domino_knights.possible import wrong
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DISCARD, NOBODY, Candidate, Kingdom, Knight, Options, State
from parlour.games.domino_knights.pieces import BODY_NAMES, CARD_NAMES, PAIR, POINTS, SUIT


def _cards(names: str) -> bytes:
    return bytes(card(name) for name in names.split())


class _Builder:
    def __init__(self) -> None:
        self.places = 0
        self.tapped: list[int] = []

    def candidate(self, text: str, known: bool) -> Candidate:
        self.places += 1
        cards = _cards(text)
        return Candidate(self.places, PAIR + cards[0], cards, (b"",) * len(cards), known)

    def knight(self, text: str) -> Knight:
        pair, *words = text.split()
        cards = bytes(card(name) for name in pair.split("/"))
        body, life, on, model, hired = PAIR + cards[0], NOBODY, b"", NOBODY, []
        while words:
            word = words.pop(0)
            if word == "tapped":
                self.tapped.append(body)
            elif word == "life":
                life = card(words.pop(0))
            elif word == "with":
                on += bytes((card(words.pop(0)),))
            elif word == "as":
                model = BODY_NAMES.index(words.pop(0))
            elif word == "hired":
                paid, _, home = words.pop(0), words.pop(0), words.pop(0)
                hired.append((card(paid), NAMES.index(home)))
            else:
                raise AssertionError(f"not understood: {word}")
        attack, defence = (POINTS[c] for c in cards)
        if model != NOBODY:
            attack = defence = 0
        return Knight(body, attack, defence, SUIT[cards[1]], cards, life, on, model, tuple(hired))

    def kingdom(self, name: str, health: int, text: str) -> Kingdom:
        made = Kingdom(name, health)
        for field in [field.strip() for field in text.split("|") if field.strip()]:
            word, _, rest = field.partition(" ")
            if word.isdigit():
                made.health = int(word)
            elif word == "out":
                made.alive, made.health = False, 0
            elif word in ("hand", "laid"):
                setattr(made, word, _cards(rest))
            elif word == "grave":
                made.tomb = _cards(rest)
                made.graveyard = bytes((PAIR + made.tomb[0],))
            elif word in ("candidates", "raised"):
                made.candidates += tuple(self.candidate(one, word == "raised") for one in rest.split(";"))
            elif word == "knights":
                made.knights = tuple(self.knight(one) for one in rest.split(";"))
            else:
                raise AssertionError(f"not understood: {field}")
        return made


class Pairs(Table):
    """A table without dominoes."""

    def __getitem__(self, name: str) -> str:
        """The place of a face-down pair, by its first card."""
        for kingdom in self.state.kingdoms:
            for candidate in kingdom.candidates:
                if BODY_NAMES[candidate.domino] == name:
                    return f"#{candidate.place}"
        raise KeyError(name)

    def grave(self, who: str) -> str:
        assert len(self.kingdom(who).graveyard) == len(self.kingdom(who).tomb) // 2
        return " ".join(CARD_NAMES[c] for c in self.kingdom(who).tomb)

    def in_training(self, who: str) -> list[str]:
        return [" ".join(CARD_NAMES[card] for card in c.cards) for c in self.kingdom(who).candidates]

    def pair(self, name: str) -> str:
        """Its attack card and its defence card, as everybody sees them."""
        return "/".join(self.knight(name).pair)


def pairs(
    *kingdoms: str, phase: int = ATTACK, active: str = "Alice", discard: str = "", players: int = 4, **options: Any
) -> Pairs:
    """A table in the middle of a game: Alice, Bob, Charlie, Dianne clockwise, with what the lines say."""
    chosen = Options(**{"decks": 1 if players < 4 else 2, "dominoless": True, **options})
    begun = GAME.initial(NAMES[:players], chosen)
    texts = dict.fromkeys(NAMES[:players], "")
    for line in kingdoms:
        name, _, text = line.partition(":")
        assert name in texts, name
        texts[name] = text
    builder = _Builder()
    made = [builder.kingdom(name, begun.kingdoms[0].health, text) for name, text in texts.items()]
    state = State(
        chosen,
        made,
        b"",
        b"",
        _cards(discard),
        phase,
        turn=9,
        active=list(texts).index(active),
        tapped=bytes(builder.tapped),
    )
    state.places, state.goal, state.fame = builder.places, begun.goal, begun.fame
    lying, _ = held(state)
    assert len(set(lying)) == len(lying), "a card lies in two places"
    state.deck = bytes(c for c in begun.deck if c not in lying)
    assert not wrong(state), wrong(state)
    return Pairs(state)


def daybreak(*kingdoms: str, players: int = 4, **rest: Any) -> Pairs:
    """Just after the turn before Alice's: her Maintain has begun."""
    before = NAMES[players - 1]
    table = pairs(*kingdoms, players=players, phase=DISCARD, active=before, **rest)
    table.does(before, m.Discard(()))
    if table.state.window is not None and table.state.window.checkpoint == 7:
        table.resolve()
    return table
