"""A Fugue table in the making: events meet the state here, and cards leave the deck by one door."""

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from parlour.core.judge import Move
from parlour.games.fugue.cards import INDEX, KEYS, NAMES
from parlour.games.fugue.model import Character, Contest, Flashback, Group, Hand, State
from parlour.games.fugue.moves.events_action import DeckRebuilt, Narrated, TellingDue
from parlour.games.fugue.rules.ask import character, flashback, untold
from parlour.roleplay.draft import Acting, Drafting


class Draft(Drafting[State]):
    __slots__ = ()
    APPLY: ClassVar[dict[type, Any]] = {}

    # For the functions that say what an event does

    def set_character(self, who: str, **values: Any) -> None:
        self.set(characters=tuple([replace(c, **values) if c.id == who else c for c in self.state.characters]))

    def set_flashback(self, which: str, **values: Any) -> None:
        self.set(flashbacks=tuple([replace(f, **values) if f.id == which else f for f in self.state.flashbacks]))

    def set_task(self, which: str, **values: Any) -> None:
        self.set(tasks=tuple([replace(t, **values) if t.id == which else t for t in self.state.tasks]))

    def set_contest(self, **values: Any) -> None:
        self.set(contest=replace(self.contest, **values))

    def set_group(self, number: int, **values: Any) -> None:
        self.set_contest(groups=tuple([replace(g, **values) if g.number == number else g for g in self.contest.groups]))

    def set_hand(self, who: str, **values: Any) -> None:
        self.set_contest(hands=tuple([replace(h, **values) if h.who == who else h for h in self.contest.hands]))

    def take(self, card: str) -> None:
        """A card leaves the deck."""
        self.set(deck=tuple([key for key in self.state.deck if key != card]))

    def lay_off(self, *cards: str) -> None:
        """Turned cards go to the discard pile, face-up."""
        self.set(discard=(*self.state.discard, *cards))

    def count(self, used: str) -> None:
        """An id was given out: the next one is another."""
        self.set(made=max(self.state.made, int(used[1:])))

    # For reading

    @property
    def contest(self) -> Contest:
        assert self.state.contest is not None
        return self.state.contest

    @property
    def group(self) -> Group:
        """The one that plays now."""
        return self.contest.groups[self.contest.at]

    def hand(self, who: str) -> Hand:
        return next(h for h in self.contest.hands if h.who == who)

    def character(self, who: str) -> Character:
        return character(self.state, who)

    def flashback(self, which: str) -> Flashback:
        return flashback(self.state, which)

    # For acting

    def new_id(self, letter: str, step: int = 1) -> str:
        """The next id: the event that uses it counts it."""
        return f"{letter}{self.state.made + step}"

    def draw(self) -> str:
        """The top card. An empty deck is rebuilt from the discards first (FUG-124)."""
        assert self.chance is not None
        if not self.state.deck:
            self.put(DeckRebuilt(len(self.state.discard) + len(self.state.gone)))
        pile = bytes(sorted([INDEX[key] for key in self.state.deck]))
        return KEYS[self.chance.draw(pile, 1, NAMES)[0]]

    def tell_card(self, seat: int, who: str, cards: tuple[str, ...], about: Literal["flip", "play"] = "play") -> None:
        """Whoever it is must make something of the card (FUG-119, FUG-153)."""
        self.heard()
        self.put(TellingDue(self.state.told + 1, seat, who, cards, about))

    def heard(self) -> None:
        """Play goes on, so cards that nobody waited for have been told aloud (FUG-A81)."""
        waiting = untold(self.state)
        for one in [telling for telling in self.state.tellings if telling not in waiting]:
            self.put(Narrated(one.id, one.seat, one.who, one.cards, ""))


applies = Draft.applies
Moves = dict[Move, Acting[Draft]]
"""Each command, judged, with what it leads to."""


def can_draw(state: State, cards: int = 1) -> bool:
    """Whether deck and discards hold so many."""
    return len(state.deck) + len(state.discard) + len(state.gone) >= cards
