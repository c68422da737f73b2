"""Why a contest cannot be opened, joined, left or dealt so; why a card cannot be played so."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Contest, Hand, State
from parlour.games.fugue.rules.ask import card_waits, character, find_character, pausing, unspoken
from parlour.games.fugue.rules.contest_ask import (
    group_now,
    hand_of,
    members,
    ready,
    sides_playing,
    swappable,
    takers,
    undecided,
    wilds_of,
)
from parlour.games.fugue.rules.contest_open import fighters
from parlour.games.fugue.rules.draft import can_draw
from parlour.games.fugue.rules.explain_common import (
    Found,
    Why,
    in_action,
    led,
    named,
    no_ability,
    no_such,
    not_in_play,
    not_own,
)
from parlour.games.fugue.rules.hands import VALID
from parlour.roleplay.desk import called


def no_contest(state: State, rule: str) -> Found:
    found = not_in_play(state, rule)
    if found is not None or state.contest is not None:
        return found
    return RuleViolation("not-now", rule, "No contest is under way.", "The Dealer opens one.")


def between(state: State, rule: str) -> Found:
    """What is settled before a hand is dealt."""
    found = no_contest(state, rule)
    if found is not None or state.contest is None or state.contest.stage == "optin":
        return found
    if state.contest.stage == "done":
        return RuleViolation("not-now", rule, "Every group of this contest is decided.", "The Dealer ends it.")
    return RuleViolation("not-now", rule, "A hand is being played.", "Wait until it is over.")


def of_dealer(rule: str, does: str) -> Why:
    def why(state: State, seat: int, command: Any) -> Found:
        return no_contest(state, rule) or led(state, seat, rule, does) or between(state, rule)

    return why


def people(state: State, who: tuple[str, ...], rule: str) -> Found:
    for one in who:
        person = find_character(state, one)
        if person is None:
            return no_such(rule)
        if one not in fighters(state):
            return RuleViolation(
                "bad-target", rule, f"{named(person)} cannot take part.", "Choose those who are here and able."
            )
    return None


def twice(one: tuple[str, ...], other: tuple[str, ...]) -> Found:
    """FUG-121: nobody stands against herself."""
    if not set(one) & set(other):
        return None
    return RuleViolation("bad-target", "FUG-121", "Somebody stands on both sides.", "Put everybody on one side only.")


def opened(state: State, seat: int, command: m.OpenContest) -> Found:
    rule = "FUG-121"
    found = not_in_play(state, rule) or led(state, seat, rule, "opens a contest") or in_action(state, rule)
    if found is not None:
        return found
    if not command.one or not command.other:
        return RuleViolation(
            "bad-target", rule, "A contest needs two sides that work against each other.", "Put somebody on each side."
        )
    return people(state, (*command.one, *command.other), rule) or twice(command.one, command.other)


def group(state: State, seat: int, command: m.AddGroup) -> Found:
    rule = "FUG-130"
    found = of_dealer(rule, "makes groups")(state, seat, command)
    if found is not None:
        return found
    if not command.one or not command.other:
        return RuleViolation("bad-target", rule, "A group needs two sides.", "Put somebody on each side.")
    return people(state, (*command.one, *command.other), rule) or twice(command.one, command.other)


# Who is in


def _member(state: State, seat: int, who: str, rule: str) -> Found:
    found = no_contest(state, rule) or not_own(state, seat, who) or between(state, rule)
    if found is not None or state.contest is None:
        return found
    now, person = group_now(state.contest), character(state, who)
    if who not in members(now):
        return RuleViolation(
            "bad-target", rule, f"{named(person)} is not in the group that plays now.", "Wait for that group's turn."
        )
    if who not in ready(state, now):
        return RuleViolation(
            "bad-target", rule, f"{named(person)} is out of this round.", "Only who is able and has not left decides."
        )
    if any(leave.who == who for leave in state.leaves):
        return RuleViolation("not-now", rule, "The Dealer has yet to answer.", "Wait for her word.")
    return None


def join(state: State, seat: int, command: m.JoinRound) -> Found:
    rule = "FUG-223"
    found = no_contest(state, rule) or not_own(state, seat, command.who) or between(state, rule)
    if found is not None or state.contest is None:
        return found
    if command.who in group_now(state.contest).joined:
        return RuleViolation(
            "not-now", rule, f"{named(character(state, command.who))} is in already.", "Wait for the deal."
        )
    if command.who in members(group_now(state.contest)):
        return _member(state, seat, command.who, rule)
    return people(state, (command.who,), rule)


def stepping(rule: str) -> Why:
    def why(state: State, seat: int, command: Any) -> Found:
        return _member(state, seat, command.who, rule)

    return why


def leave(state: State, seat: int, command: m.AnswerLeave) -> Found:
    found = no_contest(state, "FUG-A70") or led(state, seat, "FUG-A70", "gives leave")
    return found or RuleViolation(
        "not-now", "FUG-A70", "Nobody of that name asks for leave.", "Look at what is asked above."
    )


def deal(state: State, seat: int, command: m.DealRound) -> Found:
    rule = "FUG-137"
    found = no_contest(state, rule) or led(state, seat, rule, "deals")
    contest = state.contest
    if found is not None or contest is None:
        return found
    if unspoken(state):
        why = "The Fool and the World have won: if you deal now, the winner's right to one act without limits is lost."
        return RuleViolation("warned", "FUG-178", why, "Wait for the telling to begin, or deal knowing that.")
    found = between(state, rule) or waiting(state, rule)
    if found is not None:
        return found
    now = group_now(contest)
    if undecided(state, now):
        names = ", ".join([named(character(state, who)) for who in undecided(state, now)])
        return RuleViolation("not-now", "FUG-223", f"It is asked first who is in: {names}.", "Wait for the answer.")
    if any(one.what in ("flee", "hold") for one in state.leaves):
        return RuleViolation("not-now", "FUG-A70", "Somebody asks for your leave.", "Answer first.")
    who = takers(state, now)
    if sides_playing(now, who) < 2:
        return RuleViolation(
            "bad-target", "FUG-181", "Nobody is left to play against.", "Let the round go by, or end the contest."
        )
    if not can_draw(state, 2 * len(who)):
        return RuleViolation("no-card", "FUG-124", "Deck and discard pile hold too few cards.", "Let fewer take part.")
    return None


def waiting(state: State, rule: str) -> Found:
    """A card must be told, or a memory comes first (3.5)."""
    if state.tellings:
        who = called(state.desk, state.tellings[0].seat)
        return RuleViolation(
            "not-now", "FUG-153", f"{who} has yet to tell the card that was turned.", "Let it be told first."
        )
    if pausing(state):
        return RuleViolation(
            "not-now",
            "FUG-048",
            "A Signifier came up: its memory comes first.",
            "Let it be told, or postponed by the Dealer.",
        )
    if card_waits(state):
        return RuleViolation("not-now", "FUG-081", "Somebody wants to step in.", "The Dealer answers first.")
    return None


# Cards


def _hand(state: State, seat: int, who: str, rule: str) -> tuple[Contest | None, Hand | None, Found]:
    contest = state.contest
    found = no_contest(state, rule) or not_own(state, seat, who)
    if found is not None or contest is None:
        return None, None, found
    hand = hand_of(contest, who)
    if contest.stage not in ("turn", "reply"):
        return (
            contest,
            hand,
            RuleViolation("not-now", rule, "No hand is being played.", "Wait until the Dealer has dealt."),
        )
    if hand is None:
        why = f"{named(character(state, who))} has no cards in this round."
        return contest, None, RuleViolation("bad-target", rule, why, "Only who was dealt in plays.")
    if hand.stymied:
        why = f"{named(character(state, who))} is bust and takes no further part in this round."
        return contest, hand, RuleViolation("stymied", "FUG-156", why, "Wait for the next one.")
    return contest, hand, waiting(state, rule)


def _turn(state: State, seat: int, who: str, rule: str) -> tuple[Contest | None, Hand | None, Found]:
    contest, hand, found = _hand(state, seat, who, rule)
    if found is not None or contest is None:
        return contest, hand, found
    if contest.claim[0]:
        return (
            contest,
            hand,
            RuleViolation("not-now", "FUG-144", "A wild card has been asked for.", "The Dealer answers first."),
        )
    if contest.stage == "reply":
        why = "Somebody has 21: normal play has stopped."
        return (
            contest,
            hand,
            RuleViolation(
                "twenty-one", "FUG-159", why, "Turn up face-down cards of yours, or none, when you are asked."
            ),
        )
    if contest.turn != who:
        other = named(character(state, contest.turn))
        return (
            contest,
            hand,
            RuleViolation("not-your-turn", "FUG-138", f"It is {other}'s turn.", "Turns go clockwise; wait for yours."),
        )
    return contest, hand, None


def _used(state: State, contest: Contest) -> Found:
    if contest.rescue:
        return RuleViolation(
            "turn-used", "FUG-A08", "The hand is bust: only a wild card can save it now.", "Swap one in, or pass."
        )
    if contest.played:
        why = "One new card a turn: it has been played."
        return RuleViolation("turn-used", "FUG-139", why, "Swap a wild card in, or pass to end the turn.")
    if contest.swapped and state.options.wild_timing == "ownTurnAsPlay":
        return RuleViolation("turn-used", "FUG-A03", "At this table a swap is the play of the turn.", "Pass to end it.")
    return None


def reveal(state: State, seat: int, command: m.Reveal) -> Found:
    contest, hand, found = _turn(state, seat, command.who, "FUG-142")
    if found is not None or contest is None or hand is None:
        return found
    found = _used(state, contest)
    if found is not None or command.card in hand.down:
        return found
    return RuleViolation(
        "no-card", "FUG-142", "That is not one of the face-down cards of this hand.", "Choose one of them, or twist."
    )


def twist(state: State, seat: int, command: m.Twist) -> Found:
    contest, _, found = _turn(state, seat, command.who, "FUG-143")
    if found is not None or contest is None:
        return found
    found = _used(state, contest)
    if found is not None or can_draw(state):
        return found
    return RuleViolation("no-card", "FUG-124", "Deck and discard pile are both empty.", "Reveal a card, or pass.")


def passes(state: State, seat: int, command: m.Pass) -> Found:
    contest, hand, found = _hand(state, seat, command.who, "FUG-140")
    if found is not None or contest is None or hand is None:
        return found
    if contest.turn != command.who:
        return _turn(state, seat, command.who, "FUG-140")[2]
    if contest.stage == "reply":
        return RuleViolation(
            "twenty-one", "FUG-160", "Somebody has 21.", "Turn up as many of your cards as you like, or none."
        )
    if len(hand.up) >= VALID:
        return None
    why = f"A hand needs two face-up cards, and this one has {len(hand.up)}."
    return RuleViolation("must-play", "FUG-140", why, "Reveal a card, twist, or swap a wild card in.")


def claim(state: State, seat: int, command: m.ClaimWild) -> Found:
    contest, _, found = _hand(state, seat, command.who, "FUG-144")
    if found is not None or contest is None:
        return found
    person = character(state, command.who)
    found = no_ability(state, person, command.ability, "FUG-144")
    if found is not None:
        return found
    if (command.who, command.ability) in contest.claimed:
        why = "This ability has given its wild card in this contest."
        return RuleViolation(
            "already-claimed", "FUG-145", why, "It is kept from round to round; another ability may give another."
        )
    if state.options.wild_limit == "perContest" and any(command.who == who for who, _ in contest.claimed):
        why = "At this table everybody has one wild card a contest."
        return RuleViolation("already-claimed", "FUG-A04", why, "Use the one you have.")
    if not can_draw(state):
        return RuleViolation("no-card", "FUG-124", "Deck and discard pile are both empty.", "Play with what you hold.")
    if contest.rescue:
        return _used(state, contest)
    found = _turn(state, seat, command.who, "FUG-144")[2]
    if found is None or (found.reason == "not-your-turn" and (command.who, command.ability) in contest.fresh):
        return None
    return (
        RuleViolation("twenty-one", "FUG-A15", found.why, "Answer with what you hold.")
        if found.reason == "twenty-one"
        else found
    )


def swap(state: State, seat: int, command: m.SwapWild) -> Found:
    contest, hand, found = _hand(state, seat, command.who, "FUG-147")
    if found is not None or contest is None or hand is None:
        return found
    wild = next((w for w in wilds_of(contest, command.who) if w.id == command.wild), None)
    if wild is None:
        return RuleViolation(
            "no-card", "FUG-147", "That is no wild card of this hand.", "Claim one for an ability that fits."
        )
    if contest.turn != command.who and state.options.wild_timing != "anyTime":
        return RuleViolation(
            "not-your-turn",
            "FUG-A03",
            "A wild card is swapped in on one's own turn.",
            "Or as part of the answer to 21.",
        )
    if wild.used:
        return RuleViolation(
            "no-card", "FUG-147", "It lies in the hand already.", "It comes back to you for the next round."
        )
    if wild not in swappable(state, contest, command.who):
        return no_ability(state, character(state, command.who), wild.ability, "FUG-A74")
    if contest.swapped:
        return RuleViolation("turn-used", "FUG-148", "One swap a turn.", "Pass, and swap again on your next turn.")
    if contest.stage == "reply" and not contest.played:
        return RuleViolation(
            "twenty-one", "FUG-A15", "First say which of your face-down cards you turn, or none.", "Then swap."
        )
    if contest.played and state.options.wild_timing == "ownTurnAsPlay":
        return RuleViolation(
            "turn-used", "FUG-A03", "At this table a swap is the only play of its turn.", "Swap on your next turn."
        )
    if command.card in hand.up and contest.rescue:
        return RuleViolation(
            "no-card", "FUG-A08", "That swap would not bring the total to 21 or less.", "Choose another card, or pass."
        )
    if command.card in hand.up:
        return None
    return RuleViolation(
        "no-card",
        "FUG-147",
        "It takes the place of one of your face-up cards.",
        "Choose one of those; turn one up first.",
    )


def answer_claim(state: State, seat: int, command: m.AnswerClaim) -> Found:
    found = no_contest(state, "FUG-144") or led(state, seat, "FUG-144", "says whether an ability fits")
    return found or RuleViolation(
        "not-now", "FUG-144", "Nobody has asked for a wild card.", "Look at what is asked above."
    )


def reply(state: State, seat: int, command: m.Reply21) -> Found:
    contest, hand, found = _hand(state, seat, command.who, "FUG-160")
    if found is not None or contest is None or hand is None:
        return found
    if contest.stage != "reply":
        return RuleViolation("not-now", "FUG-160", "Nobody has 21.", "Reveal one card on your turn.")
    if hand.replied:
        why = "Each hand answers once; who reached 21 first does not answer."
        return RuleViolation("twenty-one", "FUG-A16", why, "Wait for the others.")
    if contest.turn != command.who:
        return RuleViolation(
            "not-your-turn", "FUG-A15", f"{named(character(state, contest.turn))} answers first.", "Wait for your turn."
        )
    if contest.played:
        return RuleViolation("turn-used", "FUG-A15", "Your cards are turned.", "Swap a wild card in, or pass.")
    if all(card in hand.down for card in command.cards):
        return None
    return RuleViolation(
        "no-card", "FUG-160", "Only face-down cards of this hand can be turned up.", "Choose among them, or none."
    )


def by_rote(state: State, seat: int, command: m.PlayForMe) -> Found:
    found = no_contest(state, "FUG-135") or led(state, seat, "FUG-135", "plays game-characters")
    if found is not None:
        return found
    return RuleViolation("not-your-turn", "FUG-135", "It is not a game-character's turn.", "Wait for one of yours.")


def talk(state: State, seat: int, command: m.OfferTalk) -> Found:
    found = (
        not_in_play(state, "FUG-122")
        or led(state, seat, "FUG-122", "offers to talk it out")
        or in_action(state, "FUG-122")
    )
    return found or RuleViolation(
        "not-now", "FUG-122", "No such thing was declared by a player.", "Talk freely; the rules need no word."
    )


def answer_talk(state: State, seat: int, command: m.AnswerTalk) -> Found:
    one = next((d for d in state.declared if d.id == command.declared and d.talk == "offered"), None)
    if one is None:
        return RuleViolation(
            "not-now", "FUG-122", "The Dealer has not offered to talk that out.", "Look at what is asked above."
        )
    return not_own(state, seat, one.who)


def skip(state: State, seat: int, command: m.SkipRound) -> Found:
    found = of_dealer("FUG-131", "lets a round go by")(state, seat, command)
    return found or RuleViolation(
        "not-now", "FUG-131", "There are adversaries who can play, or somebody has yet to say.", "Deal the round."
    )


def end(state: State, seat: int, command: m.EndContest) -> Found:
    found = no_contest(state, "FUG-181") or led(state, seat, "FUG-181", "ends a contest")
    if found is not None or state.contest is None:
        return found
    if state.contest.stage not in ("optin", "done"):
        return RuleViolation("not-now", "FUG-181", "A hand is being played.", "End the contest between hands.")
    return (
        None
        if command.reason.strip()
        else RuleViolation("no-reason", "FUG-181", "It needs a reason.", "Say why it stops.")
    )


_DEALER: dict[type, tuple[str, str]] = {
    m.AddSide: ("FUG-130", "adds a side"),
    m.MoveToGroup: ("FUG-130", "moves somebody"),
    m.ResolveGroup: ("FUG-131", "decides a group"),
}
_STEPS: dict[type, str] = {m.HoldBack: "FUG-154", m.Flee: "FUG-A70", m.Surrender: "FUG-A70"}
_CARDS: dict[type, Callable[[State, int, Any], Found]] = {
    m.Reveal: reveal,
    m.Twist: twist,
    m.Pass: passes,
    m.ClaimWild: claim,
    m.SwapWild: swap,
    m.Reply21: reply,
    m.PlayForMe: by_rote,
    m.AnswerClaim: answer_claim,
}
WHY: dict[type, Why] = {
    m.OpenContest: opened,
    m.AddGroup: group,
    m.JoinRound: join,
    m.AnswerLeave: leave,
    m.DealRound: deal,
    m.OfferTalk: talk,
    m.AnswerTalk: answer_talk,
    m.SkipRound: skip,
    m.EndContest: end,
    **_CARDS,
    **{kind: of_dealer(rule, does) for kind, (rule, does) in _DEALER.items()},
    **{kind: stepping(rule) for kind, rule in _STEPS.items()},
}
RULES: dict[Any, str] = {
    m.OpenContest: "FUG-121",
    m.AddGroup: "FUG-130",
    m.AddSide: "FUG-130",
    m.MoveToGroup: "FUG-130",
    m.JoinRound: "FUG-223",
    m.HoldBack: "FUG-154",
    m.Flee: "FUG-A70",
    m.Surrender: "FUG-A70",
    m.AnswerLeave: "FUG-A70",
    m.DealRound: "FUG-137",
    m.ClaimWild: "FUG-144",
    m.AnswerClaim: "FUG-144",
    m.Reveal: "FUG-142",
    m.Twist: "FUG-143",
    m.SwapWild: "FUG-147",
    m.Pass: "FUG-140",
    m.Reply21: "FUG-160",
    m.PlayForMe: "FUG-135",
    m.OfferTalk: "FUG-122",
    m.AnswerTalk: "FUG-122",
    m.SkipRound: "FUG-131",
    m.ResolveGroup: "FUG-131",
    m.EndContest: "FUG-181",
}
