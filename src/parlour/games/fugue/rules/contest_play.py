"""A hand in play: wild cards, reveal, twist, swap, pass, and the answers to a 21."""

from parlour.core.judge import YES, Move, One, Some, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, Character, Hand, State, Wild
from parlour.games.fugue.rules.ask import character, is_gc
from parlour.games.fugue.rules.conditions import (
    BARRED,
    CONTEST,
    DEALT,
    TURNED,
    abilities,
    bust,
    no_cards,
    not_yours,
    people,
)
from parlour.games.fugue.rules.contest_ask import hand_of, is_barred, plays, seat_of_who, wilds_of
from parlour.games.fugue.rules.contest_deal import deal_wild
from parlour.games.fugue.rules.contest_flow import after_cards, end_reply, end_turn
from parlour.games.fugue.rules.draft import Draft, Moves, can_draw
from parlour.games.fugue.rules.hands import VALID, judge
from parlour.games.fugue.rules.signifier import turned
from parlour.roleplay.chapter import leads

STAND_AT = 17
"""Where a hand that plays by rote stops twisting."""


# Whose turn it is


def _on_turn(state: State) -> Hand:
    assert state.contest is not None
    hand = hand_of(state.contest, state.contest.turn)
    assert hand is not None
    return hand


def no_hand_played(state: State) -> bool:
    return state.contest is not None and state.contest.stage not in ("turn", "reply")


def claim_open(state: State) -> bool:
    """FUG-144: the Dealer has yet to say whether an ability fits."""
    return state.contest is not None and bool(state.contest.claim.who)


def somebody_has_21(state: State) -> bool:
    """FUG-159: normal play has stopped."""
    return state.contest is not None and state.contest.stage == "reply"


def nobody_has_21(state: State) -> bool:
    return not somebody_has_21(state)


def not_in_round(state: State, seat: int) -> bool:
    """No hand of this round is this seat's (FUG-008)."""
    return state.contest is not None and not any(plays(state, seat, hand.who) for hand in state.contest.hands)


def all_bust(state: State, seat: int) -> bool:
    """FUG-156: no hand of this seat's has any further part in this round."""
    return state.contest is not None and all(
        hand.stymied for hand in state.contest.hands if plays(state, seat, hand.who)
    )


def not_your_turn(state: State, seat: int) -> bool:
    """FUG-138, FUG-A15."""
    return state.contest is not None and not plays(state, seat, state.contest.turn)


def not_its_turn(state: State, it: Character) -> bool:
    return state.contest is not None and it.id != state.contest.turn


def bust_unless_saved(state: State) -> bool:
    """FUG-A08: only a wild card can save the hand now."""
    return state.contest is not None and state.contest.rescue


def card_played(state: State) -> bool:
    """FUG-139: one new card a turn."""
    return state.contest is not None and state.contest.played


def no_card(state: State) -> bool:
    """FUG-124."""
    return not can_draw(state)


# Wild cards


def one_wild_card(state: State, it: Character) -> bool:
    """FUG-A04: one in all where the table has it so."""
    claimed = state.contest.claimed if state.contest is not None else ()
    return state.options.wild_limit == "perContest" and any(it.id == who for who, _ in claimed)


def claimed_already(state: State, who: Character, it: Ability) -> bool:
    """FUG-145: one for each ability."""
    return state.contest is not None and (who.id, it.id) in state.contest.claimed


def not_just_remembered(state: State, who: Character, it: Ability) -> bool:
    """On one's turn; at once for what was just remembered (FUG-A05)."""
    return not_its_turn(state, who) and state.contest is not None and (who.id, it.id) not in state.contest.fresh


def nobody_claims(state: State) -> bool:
    return not claim_open(state)


def act_claim(draft: Draft, seat: int, command: m.ClaimWild) -> None:
    """The Dealer judges whether it fits; for her own characters she has done so (FUG-150)."""
    if leads(draft.state, seat):
        deal_wild(draft, command.who, command.ability)
    else:
        draft.put(m.WildAsked(command.who, command.ability))


def act_answer(draft: Draft, seat: int, command: m.AnswerClaim) -> None:
    who, ability = draft.contest.claim
    if command.yes:
        deal_wild(draft, who, ability)
    else:
        draft.put(m.WildDenied(who, ability))


# Reveal, twist, pass


def all_turned_up(state: State) -> bool:
    return not _on_turn(state).down


def face_down(state: State, who: Character) -> tuple[str, ...]:
    return _hand(state, who).down


def face_up(state: State, who: Character) -> tuple[str, ...]:
    return _hand(state, who).up


def _hand(state: State, who: Character) -> Hand:
    assert state.contest is not None
    return next(hand for hand in state.contest.hands if hand.who == who.id)


def answer_first(state: State) -> bool:
    """FUG-160: which cards are turned, or none; then it is left at that."""
    return somebody_has_21(state) and not card_played(state)


def must_play(state: State) -> bool:
    """FUG-140, FUG-222: with two cards up, or to end a turn in which something was played."""
    contest = state.contest
    assert contest is not None
    done = contest.stage == "reply" or contest.played or contest.swapped
    return not done and len(_on_turn(state).up) < VALID


def act_reveal(draft: Draft, seat: int, command: m.Reveal) -> None:
    up = (*draft.hand(command.who).up, command.card)
    draft.put(m.CardRevealed(command.who, command.card, judge(up, draft.state.options).total))
    shown(draft, command.who, (command.card,), seat_of_who(draft.state, command.who))
    after_cards(draft, command.who)


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


def act_pass(draft: Draft, seat: int, command: m.Pass) -> None:
    draft.heard()
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


def swap_on_turn(state: State, it: Character) -> bool:
    """FUG-148, FUG-A03: on one's own turn; any time where the table has it so."""
    contest = state.contest
    assert contest is not None
    any_time = state.options.wild_timing == "anyTime" and contest.stage == "turn" and not contest.rescue
    return contest.turn != it.id and not any_time


def _swaps_on_turn(state: State, who: str) -> bool:
    """A normal turn, not an answer to 21 nor the last chance of a bust hand."""
    contest = state.contest
    return contest is not None and contest.turn == who and contest.stage == "turn" and not contest.rescue


def swapped_already(state: State, it: Character) -> bool:
    """FUG-148: once a turn."""
    return state.contest is not None and state.contest.swapped and _swaps_on_turn(state, it.id)


def wild_cards(state: State, who: Character) -> list[Wild]:
    assert state.contest is not None
    return wilds_of(state.contest, who.id)


def wild_used(it: Wild) -> bool:
    return it.used


def wild_barred(who: Character, it: Wild) -> bool:
    """FUG-A74."""
    return is_barred(who, it)


def no_rescue(state: State, who: Character, wild: Wild, it: str) -> bool:
    return bust_unless_saved(state) and not saves(state, _hand(state, who), wild, it)


def swapped(hand: Hand, wild: Wild, out: str) -> tuple[str, ...]:
    return tuple([wild.card if card == out else card for card in hand.up])


def saves(state: State, hand: Hand, wild: Wild, out: str) -> bool:
    """FUG-A08: whether this swap brings a bust hand back to 21 or less."""
    return judge(swapped(hand, wild, out), state.options).rank != 0


def act_swap(draft: Draft, seat: int, command: m.SwapWild) -> None:
    hand = draft.hand(command.who)
    wild = next(w for w in draft.contest.wilds if w.id == command.wild)
    total = judge(swapped(hand, wild, command.card), draft.state.options).total
    draft.put(m.WildSwapped(command.who, wild.id, wild.card, command.card, total))
    shown(draft, command.who, (wild.card,), seat_of_who(draft.state, command.who))
    after_cards(draft, command.who)


# 21!


def all_replied(state: State, seat: int) -> bool:
    contest = state.contest
    return contest is not None and all(
        hand.replied or hand.stymied for hand in contest.hands if plays(state, seat, hand.who)
    )


def replied(state: State, it: Character) -> bool:
    """FUG-A16: once; who reached 21 first does not answer."""
    return _hand(state, it).replied


def act_reply(draft: Draft, seat: int, command: m.Reply21) -> None:
    up = (*draft.hand(command.who).up, *command.cards)
    draft.heard()
    draft.put(m.Replied(command.who, command.cards, judge(up, draft.state.options).total))
    if command.cards:
        shown(draft, command.who, command.cards, seat_of_who(draft.state, command.who))
    after_cards(draft, command.who)


# By rote


def no_game_characters_turn(state: State) -> bool:
    """For the Dealer with many hands: a game-character's turn played from that hand alone."""
    return state.contest is not None and not is_gc(state, character(state, state.contest.turn))


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


_AT_PLAY = (no_hand_played, *TURNED, claim_open)
"""A hand is being played, and nothing has to come first."""
_IN_HAND = (*CONTEST, *_AT_PLAY, not_in_round, all_bust)
_NEW_CARD = (
    *CONTEST,
    *_AT_PLAY,
    somebody_has_21,
    not_in_round,
    all_bust,
    not_your_turn,
    bust_unless_saved,
    card_played,
)
_HOLDS = (not_yours, no_cards, bust)
_TAKES_TURN = (*_HOLDS, not_its_turn)
MOVES: Moves = {
    Move(
        m.ClaimWild,
        {
            "who": One(people, unless=(*_HOLDS, waived(one_wild_card))),
            "ability": One(abilities, unless=(*BARRED, waived(claimed_already), not_just_remembered)),
        },
        rule="FUG-144",
        unless=(*CONTEST, *_AT_PLAY, somebody_has_21, not_in_round, all_bust, bust_unless_saved, no_card),
        decided=1,
    ): act_claim,
    Move(m.AnswerClaim, {"yes": One(YES)}, rule="FUG-144", unless=(*DEALT, nobody_claims), owed=True): act_answer,
    Move(
        m.Reveal,
        {"who": One(people, unless=_TAKES_TURN), "card": One(face_down)},
        rule="FUG-142",
        unless=(*_NEW_CARD, all_turned_up),
        owed=True,
        decided=1,
    ): act_reveal,
    Move(
        m.Twist,
        {"who": One(people, unless=_TAKES_TURN)},
        rule="FUG-143",
        unless=(*_NEW_CARD, no_card),
        owed=True,
        decided=1,
    ): act_twist,
    Move(
        m.SwapWild,
        {
            "who": One(people, unless=(*_HOLDS, swap_on_turn, swapped_already)),
            "wild": One(wild_cards, unless=(wild_used, waived(wild_barred))),
            "card": One(face_up, unless=(no_rescue,)),
        },
        rule="FUG-147",
        unless=(*_IN_HAND, answer_first),
        decided=2,
    ): act_swap,
    Move(
        m.Pass,
        {"who": One(people, unless=_TAKES_TURN)},
        rule="FUG-140",
        unless=(*_IN_HAND, not_your_turn, answer_first, waived(must_play)),
        owed=True,
        decided=1,
    ): act_pass,
    Move(
        m.Reply21,
        {
            "who": One(people, unless=(*_HOLDS, replied, not_its_turn)),
            "cards": Some(face_down, least=0),
        },
        rule="FUG-160",
        unless=(*_IN_HAND, nobody_has_21, all_replied, not_your_turn, card_played),
        owed=True,
        decided=1,
    ): act_reply,
    Move(
        m.PlayForMe,
        {"who": One(people, unless=(not_its_turn,))},
        rule="FUG-135",
        unless=(*DEALT, *_AT_PLAY, bust_unless_saved, no_game_characters_turn),
        decided=1,
    ): act_rote,
}
