"""Setup (2.1, 2.3): Kingdoms, decks, the draw for the first turn, hands, Recruits, the first discard."""

from collections.abc import Sequence

from parlour.core.chance import Chance
from parlour.core.game import RuleViolation
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import HAND_AT_START, MOST_SEATS, RECRUITS, SUGGESTED_NAMES
from parlour.games.domino_knights.lesson.course import lay_out
from parlour.games.domino_knights.model import Goal, Kingdom, Options, Recruit, State
from parlour.games.domino_knights.pieces import BLANK_CARD_AT, BODY_NAMES, CARD_NAMES, DECK, FIRST_RANK, set_size
from parlour.games.domino_knights.rules.consistent import check
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import To, resume, resumes
from parlour.games.domino_knights.rules.goal import settle_goal, turn_goal, with_fame
from parlour.games.domino_knights.words.options import SAY


def kingdom_names(names: Sequence[str]) -> list[str]:
    """DK-028: an empty name is replaced by a suggested one."""
    free = [name for name in SUGGESTED_NAMES if name not in names]
    return [name.strip()[:40] or free.pop(0) for name in names]


def initial(names: Sequence[str], options: Options) -> State:
    """The empty table: everything still in the deck and among the Peasants (DK-185: of whom there are none without
    dominoes)."""
    goal: Goal = "lastStanding" if options.goal is None or options.goal == "random" else options.goal
    fame = with_fame(options, goal)
    kingdoms = [Kingdom(name, options.starting(fame=fame)) for name in kingdom_names(names)]
    deck = bytes(range(DECK * options.decks))
    if options.dominoless and options.nl_blank_card:
        deck += bytes(range(BLANK_CARD_AT, BLANK_CARD_AT + options.decks))
    peasants = b"" if options.dominoless else bytes(range(set_size(options.highest)))
    return State(options, kingdoms, deck, peasants, goal=goal, fame=fame)


def check_start(names: Sequence[str], options: Options) -> None:
    if not 2 <= len(names) <= MOST_SEATS:
        known = {"most": MOST_SEATS, "count": len(names)}
        why, cure = SAY("seat-count", **known), SAY.part("seat-count", "cure", **known)
        raise RuleViolation("seat-count", "DK-001", why, cure)
    check(options)


def start(names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[m.AnyEvent, ...], State]:
    """GOAL, FIRST and DEAL of 3.2, up to the first Kingdom's Maintain; or to the vote, if a Joker is turned for the
    goal."""
    check_start(names, options)
    draft = Draft(initial(names, options), chance)
    if options.lesson:
        lay_out(draft, options.lesson)
        return tuple(draft.events), draft.state
    if options.goal == "random":
        turn_goal(draft)
    else:
        settle_goal(draft, draft.state.goal)
    return tuple(draft.events), draft.state


@resumes(To.FIRST)
def deal(draft: Draft) -> None:
    s = draft.state
    draft.put(m.FirstFound(_draw_for_first(draft)))
    for seat in range(len(s.kingdoms)):
        draft.put(m.HandDealt(seat, tuple(draft.draw(s.deck, HAND_AT_START, CARD_NAMES))))
    for seat in range(len(s.kingdoms)) if s.peasants else ():
        dominoes = draft.draw(s.peasants, RECRUITS, BODY_NAMES)
        draft.put(m.RecruitsDrawn(seat, tuple([Recruit(s.places + i + 1, d) for i, d in enumerate(dominoes)])))
    draft.put(m.DiscardTurnedUp(draft.draw(s.deck, 1, CARD_NAMES)[0]))
    draft.put(m.TurnBegan(s.first))
    resume(draft, To.MAINTAIN)


def _draw_for_first(draft: Draft) -> int:
    """DK-030 to DK-032, DK-A04, DK-A05: highest card, ties and Jokers again."""
    left = list(range(len(draft.state.kingdoms)))
    deck = draft.state.deck
    while True:
        drawn: list[tuple[int, int]] = []
        best: list[tuple[int, int]] = []
        asked = left
        while asked:
            cards = draft.draw(deck, len(asked), CARD_NAMES)
            drawn += zip(asked, cards, strict=True)
            best += [(seat, card) for seat, card in zip(asked, cards, strict=True) if FIRST_RANK[card]]
            asked = [seat for seat, card in zip(asked, cards, strict=True) if not FIRST_RANK[card]]
            deck = deck.translate(None, cards)
        draft.put(m.FirstDrawn(tuple(drawn)))
        top = max(FIRST_RANK[card] for _, card in best)
        left = [seat for seat, card in best if FIRST_RANK[card] == top]
        if len(left) == 1:
            return left[0]
