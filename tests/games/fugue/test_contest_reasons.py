"""What a refusal in a contest says: the nearest thing that is wrong, in a sentence that names it."""

import pytest

from games.fugue.given_actions import NoChance, ruled, said
from games.fugue.given_contest import (
    BOUNCER,
    GUARD,
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    do,
    effect,
    joined,
    key,
    names,
    opened,
    playing,
    reveal,
    swap,
    table,
    twist,
    won,
)
from games.fugue.reached import closed, piles
from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules import play as rules

CAN = {"TREY": ("Brawl", "Bite"), "BOUNCER": ("Punch",)}
HANDS = {
    "TREY": "Ten of Coins, Two of Coins | Nine of Coins",
    "BOUNCER": "Ten of Cups | Ace of Cups, Two of Cups",
    "abilities": CAN,
}
WILD = [("TREY", "b1", "The Tower"), ("TREY", "b2", "King of Swords")]
LOW = {"BOUNCER": "Two of Swords, Three of Swords"}
ASKED = opened((TREY, SCOTTY), (BOUNCER,), state=table(CAN))
TURN = playing(**HANDS, wilds=WILD)
WON = won(TREY="Ten of Cups, Nine of Cups", **LOW)
DONE = do(WON, TROY, effect("escape"))
REPLY = reveal(playing(**HANDS, wilds=WILD, turn=BOUNCER), BOUNCER, "Ace of Cups")
WORLD = won(TREY="The Fool, The World", **LOW)
TIE = won(TREY="Ten of Cups, Eight of Cups", SHIMON="Ten of Coins, Eight of Coins", **LOW)

REASONS: list[tuple[State, int, object, str, str, str]] = [
    (
        closed(table()),
        URSULA,
        m.OpenContest(True, "x", (TREY,), (HEAVY,)),
        "not-now",
        "FUG-121",
        "No chapter is open",
    ),
    (
        ruled(table()),
        URSULA,
        m.OpenContest(True, "x", (TREY,), (HEAVY,)),
        "not-now",
        "FUG-121",
        "A skilled action is under way",
    ),
    (table(), URSULA, m.OpenContest(True, "x", (TREY,), ("c99",)), "bad-target", "FUG-121", "no such character"),
    (table(), URSULA, m.OpenContest(True, "x", (TREY,), (TREY,)), "bad-target", "FUG-121", "both sides"),
    (table(), URSULA, m.DealRound(), "not-now", "FUG-137", "No contest is under way"),
    (TURN, URSULA, m.ResolveGroup(), "not-now", "FUG-131", "A hand is being played"),
    (DONE, URSULA, m.ResolveGroup(), "not-now", "FUG-131", "Every group of this contest is settled"),
    (DONE, TROY, m.JoinRound(TREY, 1), "not-now", "FUG-223", "Every group"),
    (TURN, TROY, m.JoinRound(TREY, 1), "not-now", "FUG-223", "A hand is being played"),
    (TURN, TROY, m.Flee(TREY), "not-now", "FUG-A70", "A hand is being played"),
    (table(), TROY, m.Flee(TREY), "not-now", "FUG-A70", "No contest"),
    (table(), TROY, m.JoinRound(TREY, 1), "not-now", "FUG-223", "No contest"),
    (joined(ASKED, TREY), TROY, m.JoinRound(TREY, 1), "not-now", "FUG-223", "Trey is already in"),
    (ASKED, SIMON, m.Flee(SHIMON), "bad-target", "FUG-A70", "isn't in the group playing now"),
    (do(ASKED, TROY, m.Surrender(TREY)), TROY, m.Flee(TREY), "bad-target", "FUG-165", "Trey has left this group"),
    (do(ASKED, TROY, m.Flee(TREY)), TROY, m.Surrender(TREY), "not-now", "FUG-A70", "hasn't answered Trey yet"),
    (ASKED, URSULA, m.AnswerLeave(TREY, True), "not-now", "FUG-A70", "Nobody wants to leave"),
    (ASKED, URSULA, m.DealRound(), "not-now", "FUG-223", "Trey and Scotty haven't said yet"),
    (
        do(joined(ASKED), TROY, m.Flee(TREY)),
        URSULA,
        m.DealRound(),
        "not-now",
        "FUG-A70",
        "Somebody wants to leave",
    ),
    (do(TURN, TROY, m.Twist(TREY), "Two of Wands"), TROY, m.Pass(TREY), "not-now", "FUG-153", "Troy hasn't told"),
    (ASKED, TROY, m.Twist(TREY), "not-now", "FUG-143", "No hand is being played"),
    (TURN, SCOTT, m.Twist(SCOTTY), "bad-target", "FUG-143", "You have no cards in this round"),
    (TURN, URSULA, m.Twist(BOUNCER), "not-your-turn", "FUG-138", "It's Trey's turn"),
    (TURN, URSULA, m.Pass(BOUNCER), "not-your-turn", "FUG-138", "It's Trey's turn"),
    (
        playing(**HANDS, wilds=WILD, played=True),
        TROY,
        m.Reveal(TREY, key("Nine of Coins")),
        "turn-used",
        "FUG-139",
        "already played a card this turn",
    ),
    (TURN, TROY, m.Reveal(TREY, key("Ten of Cups")), "no-card", "FUG-142", "isn't a face-down card"),
    (piles(TURN, (), ()), TROY, m.Twist(TREY), "no-card", "FUG-124", "both empty"),
    (
        piles(playing(**HANDS, played=True), (), ()),
        TROY,
        m.Twist(TREY),
        "turn-used",
        "FUG-139",
        "already played a card",
    ),
    (playing(**HANDS, turn=BOUNCER), URSULA, m.Pass(BOUNCER), "must-play", "FUG-140", "needs two face-up cards"),
    (TURN, TROY, m.ClaimWild(TREY, "b9"), "no-ability", "FUG-144", "no such ability"),
    (TURN, TROY, m.ClaimWild(TREY, "b1"), "already-claimed", "FUG-145", "has already brought its wild card"),
    (
        do(playing(**HANDS), TROY, m.ClaimWild(TREY, "b1")),
        TROY,
        m.Twist(TREY),
        "not-now",
        "FUG-144",
        "has claimed a wild card",
    ),
    (playing(**HANDS, turn=BOUNCER), TROY, m.ClaimWild(TREY, "b1"), "not-your-turn", "FUG-138", "It's Bouncer's turn"),
    (TURN, URSULA, m.AnswerClaim(True), "not-now", "FUG-144", "Nobody has claimed"),
    (TURN, TROY, m.SwapWild(TREY, "x9", key("Ten of Coins")), "no-card", "FUG-147", "isn't a wild card of this hand"),
    (TURN, TROY, m.SwapWild(TREY, "x1", key("Nine of Coins")), "no-card", "FUG-147", "one of your face-up cards"),
    (
        playing(**HANDS, wilds=WILD, turn=BOUNCER),
        TROY,
        m.SwapWild(TREY, "x1", key("Ten of Coins")),
        "not-your-turn",
        "FUG-A03",
        "own turn",
    ),
    (
        playing(**HANDS, wilds=WILD, turn=BOUNCER, wild_timing="anyTime"),
        TROY,
        m.SwapWild(TREY, "x1", "cups-01"),
        "no-card",
        "FUG-147",
        "face-up",
    ),
    (
        swap(TURN, TREY, "x2", "Ten of Coins"),
        TROY,
        m.SwapWild(TREY, "x1", key("Two of Coins")),
        "turn-used",
        "FUG-148",
        "already swapped this turn",
    ),
    (
        playing(**HANDS, wilds=WILD, wild_timing="ownTurnAsPlay"),
        TROY,
        m.SwapWild(TREY, "x1", "cups-01"),
        "no-card",
        "FUG-147",
        "face-up",
    ),
    (
        twist(playing(**HANDS, wilds=WILD, wild_rescue="yes"), TREY, "King of Coins"),
        TROY,
        m.SwapWild(TREY, "x2", "cups-01"),
        "no-card",
        "FUG-147",
        "face-up",
    ),
    (REPLY, TROY, m.SwapWild(TREY, "x1", key("Ten of Coins")), "twenty-one", "FUG-A15", "Somebody has 21"),
    (do(REPLY, TROY, m.Reply21(TREY, ())), TROY, m.SwapWild(TREY, "x1", "cups-01"), "no-card", "FUG-147", "face-up"),
    (REPLY, TROY, m.Twist(TREY), "twenty-one", "FUG-159", "normal play has stopped"),
    (TURN, TROY, m.Reply21(TREY, ()), "not-now", "FUG-160", "Nobody has 21"),
    (REPLY, TROY, m.Reply21(TREY, names("Ten of Cups")), "no-card", "FUG-160", "isn't a face-down card"),
    (TURN, URSULA, m.PlayForMe(BOUNCER), "not-your-turn", "FUG-135", "isn't a game-character's turn"),
    (table(), URSULA, m.OfferTalk(9), "bad-target", "FUG-097", "Nobody has said what they do"),
    (said(ruled(table()), TREY, "I run"), URSULA, m.OfferTalk(9), "not-now", "FUG-122", "A skilled action"),
    (closed(table()), URSULA, m.OfferTalk(9), "not-now", "FUG-122", "No chapter"),
    (joined(ASKED), URSULA, m.SkipRound(), "not-now", "FUG-131", "At least two sides can still play"),
    (TURN, URSULA, m.EndContest("x"), "not-now", "FUG-181", "A hand is being played"),
    (ASKED, URSULA, m.EndContest("x" * 999), "bad-value", "FUG-181", "at most 300 characters"),
    (TURN, TROY, effect("nothing"), "not-now", "FUG-167", "Nobody has just won a hand"),
    (WON, URSULA, effect("nothing"), "not-yours", "FUG-167", "Trey won"),
    (
        do(WON, TROY, effect("wound", BOUNCER, "head")),
        TROY,
        effect("nothing"),
        "not-now",
        "FUG-167",
        "hasn't confirmed yet",
    ),
    (do(WON, TROY, m.TryEnd("")), TROY, m.TryEnd(""), "not-now", "FUG-A20", "asked whether it ends"),
    (WORLD, TROY, effect("nothing"), "not-now", "FUG-178", "begin to tell first"),
    (do(WORLD, URSULA, m.DealRound(True)), TROY, effect("free", text="x"), "effect-not-in-rank", "FUG-178", "lapsed"),
    (WON, TROY, effect("free", text="x"), "effect-not-in-rank", "FUG-172", "the hand decides what may happen"),
    (WON, TROY, effect("kill", BOUNCER), "effect-not-in-rank", "FUG-172", "19 with 2 cards"),
    (
        won(TREY="Ten of Cups, Ace of Cups", **LOW),
        TROY,
        effect("kill", BOUNCER),
        "effect-not-in-rank",
        "FUG-174",
        "only with a weapon",
    ),
    (
        won(TREY="Ace of Cups, The Tower", **LOW),
        TROY,
        effect("free", text="x"),
        "effect-not-in-rank",
        "FUG-175",
        "the hand decides",
    ),
    (
        won(TREY="Death, Strength", **LOW),
        TROY,
        effect("free", text="x"),
        "effect-not-in-rank",
        "FUG-176",
        "the hand decides",
    ),
    (
        do(WORLD, TROY, m.StartTelling()),
        TROY,
        effect("free", text=" "),
        "no-reason",
        "FUG-170",
        "The words are missing",
    ),
    (WON, TROY, effect("wound", "c99", "head"), "bad-target", "FUG-167", "no such character"),
    (WON, TROY, effect("wound", GUARD, "head"), "bad-target", "FUG-A19", "can't reach Guard"),
    (WON, URSULA, m.AnswerEffect(True, False, ""), "not-now", "FUG-167", "Nothing is waiting for your answer"),
    (WON, TROY, m.StartTelling(), "not-now", "FUG-178", "Only the Fool with the World"),
    (do(WORLD, TROY, m.StartTelling()), TROY, m.StartTelling(), "not-now", "FUG-178", "already begun to tell"),
    (TIE, TROY, m.CedeWin(BOUNCER), "bad-target", "FUG-167", "Only an ally whose hand ties"),
    (WON, SIMON, m.AnswerEnd(True), "not-now", "FUG-A20", "You aren't asked"),
    (WON, SIMON, m.Interfere(SHIMON, HEAVY), "not-now", "FUG-133", "Nobody can turn on another group"),
    (WON, SIMON, m.Interfere(TREY, HEAVY), "not-now", "FUG-133", "Nobody can turn on another group"),
    (WON, URSULA, m.AnswerInterfere(SHIMON, True), "not-now", "FUG-133", "Nobody can turn on another group"),
]


@pytest.mark.parametrize(
    "case", REASONS, ids=[f"{type(case[2]).__name__}-{case[4]}-{case[5][:20]}" for case in REASONS]
)
def test_a_refusal_names_what_is_nearest_wrong(case: tuple[State, int, object, str, str, str]) -> None:
    state, seat, command, reason, rule, words = case
    with pytest.raises(RuleViolation) as found:
        rules.play(state, seat, command, NoChance())
    assert (found.value.reason, found.value.rule) == (reason, rule) and words in found.value.why and found.value.cure
