"""States written as the catalogue writes them, and a table on which told cards and commands are played.

    given(
        "Alice: 27 | hand 10♦ 8♦ | recruits [9:9] [1:4] | knights [4:5] 5/4 ♣ on 9♣ with A♣; [2:8] 8/2 ♥ tapped",
        "Bob: candidates [7:7] on Q♥ 2♥ | graveyard [2:2] [8:9] | laid J♦",
        phase=TRAIN,
    )

Who is not described has 27 Health (or the Fame everybody begins with) and nothing else. Cards and dominoes nobody holds
lie in the deck and among the Peasants. A Kingdom with an empty hand is asked in no window, so that a battle without
hands goes straight through.
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from games.domino_knights.possible import wrong
from parlour.core.chance import Told
from parlour.core.game import CLOCK, RuleViolation
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    ATTACK,
    DISCARD,
    HIGHEST,
    NOBODY,
    Candidate,
    Kingdom,
    Knight,
    Options,
    Recruit,
    State,
)  # fmt: skip
from parlour.games.domino_knights.pieces import (
    BODY_NAMES,
    CARD_NAMES,
    DECK,
    DOMINO_NAMES,
    NO_SUIT,
    PAIR,
    SUIT,
    SUITS,
    set_size,
)

ALICE, BOB, CHARLIE, DIANNE = "@0", "@1", "@2", "@3"
NAMES = ("Alice", "Bob", "Charlie", "Dianne", "Edgar", "Flora")


def card(name: str) -> int:
    return CARD_NAMES.index("JK1" if name == "JK" else name)


def domino(name: str) -> int:
    low, high = sorted(int(end) for end in name.strip("[]").split(":"))
    return DOMINO_NAMES.index(f"[{low}:{high}]")


def some(names: str) -> tuple[str, ...]:
    """some("10♦ 8♦") for the pieces of a command."""
    return tuple(names.split())


def against(attacker: str, *blockers: str) -> tuple[tuple[str, str], ...]:
    """Blockers standing against one attacker."""
    return tuple((blocker, attacker) for blocker in blockers)


def _knight(text: str, tapped: list[int]) -> Knight:
    parts: dict[str, list[str]] = {"": [], "on": [], "with": [], "life": [], "as": []}
    part = ""
    for word in text.split():
        if word in parts:
            part = word
        elif word == "tapped":
            tapped.append(domino(text.split()[0]))
        else:
            parts[part].append(word)
    name, attack, defence, suit = parts[""][0], -1, -1, NO_SUIT
    for word in parts[""][1:]:
        if word in SUITS:
            suit = SUITS.index(word)
        else:
            attack, defence = (int(end) for end in word.split("/"))
    under = [card(c) for c in parts["on"]]
    if suit == NO_SUIT and under:
        suit = SUIT[under[0]]
    life = card(parts["life"][0]) if parts["life"] else NOBODY
    if suit == NO_SUIT and life != NOBODY:
        suit = SUIT[life]
    if attack < 0:
        attack, defence = (int(end) for end in name.strip("[]").split(":"))
    model = domino(parts["as"][0]) if parts["as"] else NOBODY
    return Knight(domino(name), attack, defence, suit, bytes(under), life, bytes(card(c) for c in parts["with"]), model)


class _Builder:
    def __init__(self, options: Options) -> None:
        self.places = 0
        self.tapped: list[int] = []
        self.health = GAME.initial(NAMES[:2], options).kingdoms[0].health

    def place(self) -> int:
        self.places += 1
        return self.places

    def kingdom(self, name: str, text: str) -> Kingdom:
        made = Kingdom(name, self.health)
        for field in [field.strip() for field in text.split("|") if field.strip()]:
            word, _, rest = field.partition(" ")
            if word.isdigit():
                made.health = int(word)
            elif word == "out":
                made.alive, made.health = False, 0
            elif word in ("hand", "laid"):
                setattr(made, word, bytes(card(c) for c in rest.split()))
            elif word == "graveyard":
                made.graveyard = bytes(domino(d) for d in rest.split())
            elif word == "recruits":
                made.recruits = tuple(Recruit(self.place(), domino(d)) for d in rest.split())
            elif word == "candidates":
                made.candidates = tuple(self.candidate(one) for one in rest.split(";"))
            elif word == "knights":
                made.knights = tuple(_knight(one, self.tapped) for one in rest.split(";"))
            else:
                raise AssertionError(f"not understood: {field}")
        return made

    def candidate(self, text: str) -> Candidate:
        name, _, under = text.partition(" on ")
        cards = bytes(card(c) for c in under.split())
        return Candidate(self.place(), domino(name.strip()), cards, (b"",) * len(cards))


def held(state: State) -> tuple[list[int], list[int]]:
    """Every card and every domino that lies anywhere on the table."""
    cards, dominoes = [*state.deck, *state.discard], [*state.peasants]
    for k in state.kingdoms:
        cards += [*k.hand, *k.laid, *k.tomb]
        dominoes += [*k.graveyard, *[r.domino for r in k.recruits], *[c.domino for c in k.candidates]]
        dominoes += [knight.domino for knight in k.knights]
        cards += [paid for knight in k.knights for paid, _ in knight.hired]
        for candidate in k.candidates:
            cards += candidate.cards
        for knight in k.knights:
            cards += [*knight.cards, *knight.on] + ([knight.life] if knight.life != NOBODY else [])
    if state.window is not None:
        cards += [play.card for play in state.window.batch]
    return sorted(cards), sorted(d for d in dominoes if d < PAIR)


def question(state: State) -> tuple[object, ...]:
    """What the table is asking: a new question has a new number, so that a late answer to the old one is noticed."""
    window = state.window
    return (
        state.phase,
        state.turn,
        state.copying,
        window is None,
        None if window is None else (window.checkpoint, window.batch),
    )


class Whatever:
    """For draws a test does not care about: the first of the pile."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        return pile[:count]


class Lucky:
    """A seeded generator."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        return bytes(self._random.sample(pile, min(count, len(pile))))


class NoChance:
    """A refusal draws nothing."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        raise AssertionError("a refused command drew something")


class Table:
    """A state and what is played on it. Each accepted command is checked against evolve, and no piece is lost or
    doubled."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Any, ...] = ()

    def seat(self, who: str | int) -> int:
        return who if isinstance(who, int) else [k.name for k in self.state.kingdoms].index(who)

    def kingdom(self, who: str) -> Kingdom:
        return self.state.kingdoms[self.seat(who)]

    # Playing

    def does(self, who: str | int, command: m.Command, *told: str) -> "Table":
        chance = Told(*told)
        before = self.state
        self.events, self.state = GAME.play(before, self.seat(who), command, chance if told else Whatever())
        chance.finish()
        assert GAME.evolve(before, self.events) == self.state
        assert held(self.state) == held(before)
        places = [piece.place for k in self.state.kingdoms for piece in (*k.recruits, *k.candidates)]
        assert len(set(places)) == len(places), "two face-down dominoes in one place"
        assert question(before) == question(self.state) or before.decision != self.state.decision
        return self

    def refuses(self, who: str | int, command: m.Command, reason: str, rule: str | None = None) -> None:
        before = msgspec.json.encode(self.state)
        with pytest.raises(RuleViolation) as refused:
            GAME.play(self.state, self.seat(who), command, NoChance())
        assert refused.value.reason == reason, refused.value
        if rule is not None:
            assert refused.value.rule == rule, refused.value
        assert refused.value.why
        assert msgspec.json.encode(self.state) == before

    def clock(self, what: str) -> "Table":
        """The clock says that what it watches is over."""
        alarm = next(a for a in GAME.alarms(self.state) if a.name == what)
        return self.does(CLOCK, GAME.alarm_command(alarm))

    def resolve(self, *told: str) -> "Table":
        """Everybody passes once: the batch takes effect, or an empty window closes."""
        window = self.state.window
        assert window is not None
        asked = [seat for seat in range(len(self.state.kingdoms)) if not window.passed >> seat & 1]
        for seat in asked[:-1]:
            self.does(seat, m.Pass())
        return self.does(asked[-1], m.Pass(), *told)

    def all_pass(self, *told: str) -> "Table":
        """Everybody passes until no window is open."""
        while self.state.window is not None:
            self.resolve(*told)
            told = ()
        return self

    def open_battle(self, who: str, target: str, knights: str) -> "Table":
        """An attack nobody joins and nobody blocks."""
        self.does(who, m.Attack(target, some(knights))).all_pass()
        while self.state.phase == AID_ATTACK:
            self._pass_aid()
        self.does(int(target[1:]), m.Defend(())).all_pass()
        while self.state.phase == AID_DEFEND:
            self._pass_aid()
        return self.all_pass()

    def _pass_aid(self) -> None:
        self.does(GAME.awaited(self.state)[0], m.PassAid()).all_pass()

    def plays(self, who: str, special: str, on: str, **more: Any) -> "Table":
        """Special{card on target} and all pass, until the window it was played in is empty again."""
        self.does(who, m.Special(special, on, **more))
        return self.resolve() if self.state.window is not None and self.state.window.batch else self

    # Looking

    def __getitem__(self, name: str) -> str:
        """The place of a face-down domino."""
        wanted = domino(name)
        for kingdom in self.state.kingdoms:
            for piece in (*kingdom.recruits, *kingdom.candidates):
                if piece.domino == wanted:
                    return f"#{piece.place}"
        raise KeyError(name)

    def hand(self, who: str) -> str:
        return " ".join(CARD_NAMES[c] for c in self.kingdom(who).hand)

    def laid(self, who: str) -> str:
        return " ".join(CARD_NAMES[c] for c in self.kingdom(who).laid)

    def recruits(self, who: str) -> str:
        return " ".join(BODY_NAMES[r.domino] for r in self.kingdom(who).recruits)

    def candidates(self, who: str) -> str:
        return " ".join(BODY_NAMES[c.domino] for c in self.kingdom(who).candidates)

    def knights(self, who: str) -> str:
        return " ".join(BODY_NAMES[k.domino] for k in self.kingdom(who).knights)

    def graveyard(self, who: str) -> str:
        return " ".join(BODY_NAMES[d] for d in self.kingdom(who).graveyard)

    def health(self, who: str) -> int:
        return self.kingdom(who).health

    @property
    def discard(self) -> str:
        return " ".join(CARD_NAMES[c] for c in self.state.discard)

    @property
    def phase(self) -> int:
        return self.state.phase

    @property
    def active(self) -> str:
        return self.state.kingdoms[self.state.active].name

    def knight(self, name: str) -> Any:
        """A Knight as everybody sees it."""
        return next(k for seen in GAME.public(self.state).kingdoms for k in seen.knights if k.id == name)

    def value(self, name: str) -> str:
        seen = self.knight(name)
        return f"{seen.attack}/{seen.defence}"

    def is_tapped(self, name: str) -> bool:
        return bool(self.knight(name).tapped)

    def told(self, kind: type) -> list[Any]:
        """The events of this kind that the last command caused."""
        return [event for event in self.events if isinstance(event, kind)]


def given(
    *kingdoms: str,
    phase: int = ATTACK,
    active: str = "Alice",
    discard: str = "",
    deck: str | None = None,
    peasants: str | None = None,
    players: int = 4,
    **options: Any,
) -> Table:
    """A table in the middle of a game: Alice, Bob, Charlie, Dianne clockwise, with what the lines say."""
    chosen = Options(**{"decks": 1 if players < 4 else 2, **options})
    texts = dict.fromkeys(NAMES[:players], "")
    for line in kingdoms:
        name, _, text = line.partition(":")
        assert name in texts, name
        texts[name] = text
    builder = _Builder(chosen)
    made = [builder.kingdom(name, text) for name, text in texts.items()]
    pile = bytes(card(c) for c in discard.split())
    state = State(
        chosen, made, b"", b"", pile, phase, turn=9, active=list(texts).index(active), tapped=bytes(builder.tapped)
    )
    state.places = builder.places
    begun = GAME.initial(NAMES[:2], chosen)
    state.goal, state.fame = begun.goal, begun.fame
    cards, dominoes = held(state)
    assert len(set(cards)) == len(cards) and len(set(dominoes)) == len(dominoes), "a piece lies in two places"
    rest = [c for c in range(DECK * chosen.decks) if c not in cards]
    state.deck = bytes(rest if deck is None else [card(c) for c in deck.split()])
    people = [d for d in range(set_size(HIGHEST[chosen.set])) if d not in dominoes]
    state.peasants = bytes(people if peasants is None else [domino(d) for d in peasants.split()])
    assert deck is not None or sorted([*cards, *state.deck]) == list(range(DECK * chosen.decks))
    assert not wrong(state), wrong(state)
    return Table(state)


def dawn(*kingdoms: str, players: int = 4, **rest: Any) -> Table:
    """Just after the turn before Alice's: her Maintain has begun."""
    before = NAMES[players - 1]
    table = given(*kingdoms, players=players, phase=DISCARD, active=before, **rest).does(before, m.Discard(()))
    return table.resolve() if table.state.window is not None and table.state.window.checkpoint == 7 else table
