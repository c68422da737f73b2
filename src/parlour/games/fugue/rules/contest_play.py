"""A hand in play: wild cards, reveal, twist, swap, pass, and the answers to a 21."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Contest, Hand, State, Wild
from parlour.games.fugue.rules.ask import active, card_waits, character, is_gc, leads, usable
from parlour.games.fugue.rules.contest_ask import hand_of, plays, seat_of_who, swappable
from parlour.games.fugue.rules.contest_deal import deal_wild
from parlour.games.fugue.rules.contest_flow import after_cards, end_reply, end_turn
from parlour.games.fugue.rules.draft import Chapter, Draft, can_draw
from parlour.games.fugue.rules.hands import VALID, judge
from parlour.games.fugue.rules.signifier import turned

NONE: tuple[Offer, ...] = ()
STAND_AT = 17
"""Where a hand that plays by rote stops twisting."""


def at_play(state: State) -> Contest | None:
    """The contest, while a hand is being played and nothing has to come first."""
    contest = state.contest
    if contest is None or contest.stage not in ("turn", "reply") or not active(state) or card_waits(state):
        return None
    return contest if not contest.claim[0] else None


def on_turn(state: State, seat: int) -> tuple[Contest, Hand] | None:
    """The hand whose normal turn it is, if this seat plays it."""
    contest = at_play(state)
    if contest is None or contest.stage != "turn" or not plays(state, seat, contest.turn):
        return None
    hand = hand_of(contest, contest.turn)
    assert hand is not None
    return contest, hand


# Wild cards


def claimable(state: State, contest: Contest, who: str) -> list[str]:
    """FUG-145: one for each ability that fits and can be used; one in all where the table has it so."""
    if not can_draw(state) or (
        state.options.wild_limit == "perContest" and any(who == one for one, _ in contest.claimed) and not state.lax
    ):
        return []
    mine = [a.id for a in usable(state, character(state, who))]
    return [which for which in mine if state.lax or (who, which) not in contest.claimed]


def offer_claim(state: State, seat: int) -> Sequence[Offer]:
    """On one's turn; at once for what was just remembered (FUG-A05); never in the answers to 21 (FUG-A15)."""
    contest = at_play(state)
    if contest is None or contest.stage != "turn" or contest.rescue:
        return NONE
    offers = []
    for hand in contest.hands:
        if hand.stymied or not plays(state, seat, hand.who):
            continue
        now = contest.turn == hand.who
        can = [which for which in claimable(state, contest, hand.who) if now or (hand.who, which) in contest.fresh]
        if can:
            offers.append(Offer("claim_wild", (hand.who,), (Pick(tuple(can)),), False))
    return offers


def act_claim(draft: Draft, seat: int, command: m.ClaimWild) -> None:
    """The Dealer judges whether it fits; for her own characters she has done so (FUG-150)."""
    if leads(draft.state, seat):
        deal_wild(draft, command.who, command.ability)
    else:
        draft.put(m.WildAsked(command.who, command.ability))


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    contest = state.contest
    if contest is None or not contest.claim[0] or not leads(state, seat) or not active(state):
        return NONE
    return [Offer("answer_claim", (yes,)) for yes in (True, False)]


def act_answer(draft: Draft, seat: int, command: m.AnswerClaim) -> None:
    who, ability = draft.contest.claim
    if command.yes:
        deal_wild(draft, who, ability)
    else:
        draft.put(m.WildDenied(who, ability))


# Reveal, twist, pass


def may_play(state: State, contest: Contest) -> bool:
    """FUG-139: one new card a turn; none after a swap where that is the play (FUG-A03)."""
    return not contest.played and not (contest.swapped and state.options.wild_timing == "ownTurnAsPlay")


def offer_reveal(state: State, seat: int) -> Sequence[Offer]:
    found = on_turn(state, seat)
    if found is None or not found[1].down or not may_play(state, found[0]):
        return NONE
    return [Offer("reveal", (found[1].who,), (Pick(found[1].down),))]


def act_reveal(draft: Draft, seat: int, command: m.Reveal) -> None:
    up = (*draft.hand(command.who).up, command.card)
    draft.put(m.CardRevealed(command.who, command.card, judge(up, draft.state.options).total))
    shown(draft, command.who, (command.card,), seat_of_who(draft.state, command.who))
    after_cards(draft, command.who)


def offer_twist(state: State, seat: int) -> Sequence[Offer]:
    found = on_turn(state, seat)
    if found is None or not may_play(state, found[0]) or not can_draw(state):
        return NONE
    return [Offer("twist", (found[1].who,))]


def act_twist(draft: Draft, seat: int, command: m.Twist) -> None:
    """FUG-143: the Dealer deals it, so she counts as having turned it, unless the table has it otherwise (FUG-A40)."""
    state, card = draft.state, draft.draw()
    up = (*draft.hand(command.who).up, card)
    draft.put(m.CardTwisted(command.who, card, judge(up, state.options).total))
    by = seat_of_who(state, command.who) if state.options.twist_narrator == "player" else state.desk.gm
    shown(draft, command.who, (card,), by)
    after_cards(draft, command.who)


def shown(draft: Draft, who: str, cards: tuple[str, ...], by: int) -> None:
    """Cards turned up are told (FUG-153), and may be Signifiers (FUG-048)."""
    draft.tell_card(seat_of_who(draft.state, who), who, cards)
    for card in cards:
        turned(draft, card, by, who, (), draft.contest.round or draft.state.flips)


def offer_pass(state: State, seat: int) -> Sequence[Offer]:
    """FUG-140, FUG-222: with two cards up, or to end a turn in which something was played; in a reply, to leave it at
    that."""
    contest = at_play(state)
    if contest is None or not plays(state, seat, contest.turn):
        return NONE
    hand = hand_of(contest, contest.turn)
    assert hand is not None
    can = contest.played or (contest.stage == "turn" and (contest.swapped or len(hand.up) >= VALID or state.lax))
    return [Offer("pass", (hand.who,))] if can else NONE


def act_pass(draft: Draft, seat: int, command: m.Pass) -> None:
    contest = draft.contest
    if contest.rescue:
        draft.put(m.Stymied(command.who, judge(draft.hand(command.who).up, draft.state.options).total))
    elif contest.stage == "turn":
        draft.put(m.TurnPassed(command.who, not (contest.played or contest.swapped)))
    if contest.stage == "reply":
        end_reply(draft, command.who)
    else:
        end_turn(draft, command.who)


# Swapping a wild card in


def swaps(state: State, seat: int) -> list[tuple[Hand, Wild, tuple[str, ...]]]:
    """Hands of this seat that may swap now, with each wild card and the face-up cards it may replace."""
    contest = at_play(state)
    if contest is None:
        return []
    found = []
    for hand in contest.hands:
        if hand.stymied or not plays(state, seat, hand.who) or not may_swap(state, contest, hand):
            continue
        for wild in swappable(state, contest, hand.who):
            out = hand.up if not contest.rescue else tuple([card for card in hand.up if saves(state, hand, wild, card)])
            if out:
                found.append((hand, wild, out))
    return found


def may_swap(state: State, contest: Contest, hand: Hand) -> bool:
    """FUG-148, FUG-A03: on one's own turn, once; as part of an answer to 21; any time where the table has it so."""
    timing, mine = state.options.wild_timing, contest.turn == hand.who
    if contest.stage == "reply":
        return mine and contest.played
    if contest.rescue:
        return mine
    if not mine:
        return timing == "anyTime"
    if timing == "ownTurnAsPlay" and contest.played:
        return False
    return not contest.swapped


def swapped(hand: Hand, wild: Wild, out: str) -> tuple[str, ...]:
    return tuple([wild.card if card == out else card for card in hand.up])


def saves(state: State, hand: Hand, wild: Wild, out: str) -> bool:
    """FUG-A08: whether this swap brings a bust hand back to 21 or less."""
    return judge(swapped(hand, wild, out), state.options).rank != 0


def offer_swap(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("swap_wild", (hand.who, wild.id), (Pick(out),), False) for hand, wild, out in swaps(state, seat)]


def act_swap(draft: Draft, seat: int, command: m.SwapWild) -> None:
    hand = draft.hand(command.who)
    wild = next(w for w in draft.contest.wilds if w.id == command.wild)
    total = judge(swapped(hand, wild, command.card), draft.state.options).total
    draft.put(m.WildSwapped(command.who, wild.id, wild.card, command.card, total))
    shown(draft, command.who, (wild.card,), seat_of_who(draft.state, command.who))
    after_cards(draft, command.who)


# 21!


def offer_reply(state: State, seat: int) -> Sequence[Offer]:
    """FUG-160: as many face-down cards as she likes, once (FUG-A15)."""
    contest = at_play(state)
    if contest is None or contest.stage != "reply" or contest.played or not plays(state, seat, contest.turn):
        return NONE
    hand = hand_of(contest, contest.turn)
    assert hand is not None
    return [Offer("reply21", (hand.who,), (Choose(hand.down, 0, len(hand.down)),))]


def act_reply(draft: Draft, seat: int, command: m.Reply21) -> None:
    up = (*draft.hand(command.who).up, *command.cards)
    draft.put(m.Replied(command.who, command.cards, judge(up, draft.state.options).total))
    if command.cards:
        shown(draft, command.who, command.cards, seat_of_who(draft.state, command.who))
    after_cards(draft, command.who)


# By rote


def offer_rote(state: State, seat: int) -> Sequence[Offer]:
    """For the Dealer with many hands: a game-character's turn played from that hand alone."""
    contest = at_play(state)
    if contest is None or contest.rescue or not leads(state, seat) or not is_gc(state, character(state, contest.turn)):
        return NONE
    return [Offer("play_for_me", (contest.turn,), (), False)]


def act_rote(draft: Draft, seat: int, command: m.PlayForMe) -> None:
    """Reveal, then twist below 17, else stand; to a 21, whatever makes the best hand."""
    state, contest, hand = draft.state, draft.contest, draft.hand(command.who)
    if contest.stage == "reply":
        if contest.played:
            act_pass(draft, seat, m.Pass(command.who))
        else:
            act_reply(draft, seat, m.Reply21(command.who, best_reply(state, hand)))
    elif contest.played or contest.swapped:
        act_pass(draft, seat, m.Pass(command.who))
    elif hand.down and (len(hand.up) < VALID or _worth(_best(state, hand), state) > _worth(hand.up, state)):
        act_reveal(draft, seat, m.Reveal(command.who, _best(state, hand)[-1]))
    elif judge(hand.up, state.options).total < STAND_AT and can_draw(state):
        act_twist(draft, seat, m.Twist(hand.who))
    else:
        act_pass(draft, seat, m.Pass(hand.who))


def _best(state: State, hand: Hand) -> tuple[str, ...]:
    """The hand with that one more card turned up that makes it best."""
    return max([(*hand.up, card) for card in hand.down], key=lambda up: _worth(up, state))


def _worth(up: tuple[str, ...], state: State) -> tuple[int, int]:
    judged = judge(up, state.options)
    return (judged.rank != 0, judged.total)


def best_reply(state: State, hand: Hand) -> tuple[str, ...]:
    """Of her own cards alone: the choice that leaves the best hand, turning as few as possible."""
    choices: list[tuple[str, ...]] = [()]
    for card in hand.down:
        choices += [(*choice, card) for choice in choices]

    def order(choice: tuple[str, ...]) -> tuple[int, int, int]:
        judged = judge((*hand.up, *choice), state.options)
        return (judged.rank, judged.total, -len(choice))

    return max(choices, key=order)


CHAPTER: Chapter = {
    m.ClaimWild: (offer_claim, act_claim),
    m.AnswerClaim: (offer_answer, act_answer),
    m.Reveal: (offer_reveal, act_reveal),
    m.Twist: (offer_twist, act_twist),
    m.SwapWild: (offer_swap, act_swap),
    m.Pass: (offer_pass, act_pass),
    m.Reply21: (offer_reply, act_reply),
    m.PlayForMe: (offer_rote, act_rote),
}
