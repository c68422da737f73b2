"""Every refusal in a contest teaches: a known reason, a rule of the rulebook, what is wrong and what would be right.
Who is asked can answer."""

import random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from games.fugue.given_actions import NoChance, said
from games.fugue.given_campaign import creating
from games.fugue.given_campaign import table as lobby
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
    change,
    do,
    effect,
    joined,
    key,
    names,
    offered,
    opened,
    playing,
    refused,
    reveal,
    swap,
    table,
    twist,
    won,
)
from games.fugue.reached import away, closed, happened, piles, steps_in
from parlour.core.chance import Untold
from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group, Wound
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.rules import contest_effect, contest_open, contest_play
from parlour.games.fugue.rules import play as rules

RULES = {rule.id for rule in RULEBOOK}
REASONS = {
    "not-dealer",
    "not-yours",
    "not-your-turn",
    "turn-used",
    "must-play",
    "stymied",
    "twenty-one",
    "already-claimed",
    "no-ability",
    "wounded",
    "no-reason",
    "dead",
    "effect-not-in-rank",
    "bad-target",
    "no-card",
    "story-over",
    "bad-value",
    "not-now",
    "warned",
}
"""Catalogue 3.10, with `bad-value` for a field that does not fit, `not-now` for the wrong moment and `warned` for
FUG-178."""
CAN = {"TREY": ("Brawl: right hand", "Bite"), "BOUNCER": ("Punch",)}
HANDS = {
    "TREY": "Ten of Coins, Two of Coins | Nine of Coins",
    "BOUNCER": "Ten of Cups | Ace of Cups, Two of Cups",
    "abilities": CAN,
}
WILD = [("TREY", "b1", "The Tower"), ("TREY", "b2", "King of Swords")]
LOW = {"BOUNCER": "Two of Swords, Three of Swords"}


def tables() -> dict[str, State]:
    free = table(CAN)
    groups = (
        Group(1, ((SCOTTY,), (HEAVY,)), last=((HEAVY, names("Two of Wands, Three of Wands")),)),
        Group(2, ((TREY, SHIMON), (BOUNCER,))),
    )
    reach = do(
        won(TREY="Ten of Cups, King of Cups", SHIMON="Ten of Wands, Nine of Wands", **LOW, groups=groups, at=1),
        TROY,
        effect("nothing"),
    )
    twelve = won(TREY="Ten of Cups, Ace of Cups", **LOW)
    return {
        "free": free,
        "not sitting": away(free),
        "over": closed(free, last=True),
        "making": creating(lobby()),
        "declared": said(free, TREY),
        "talking": do(said(free, TREY), URSULA, m.OfferTalk(said(free, TREY).declared[0].id)),
        "asked": opened((TREY, SCOTTY), (BOUNCER,), state=free),
        "two groups": do(opened((TREY,), (BOUNCER,), state=free), URSULA, m.AddGroup((SHIMON,), (GUARD,))),
        "in": joined(opened((TREY, SCOTTY), (BOUNCER,), state=free)),
        "leave": do(opened((TREY, SCOTTY), (BOUNCER,), state=free), TROY, m.Flee(TREY)),
        "sitting out": happened(opened((TREY,), (BOUNCER,)), [m.Incapacitated(BOUNCER, 1)]),
        "turn": playing(**HANDS, wilds=WILD),
        "gc's turn": playing(**HANDS, wilds=WILD, turn=BOUNCER),
        "played": playing(**HANDS, wilds=WILD, played=True),
        "swapped": swap(playing(**HANDS, wilds=WILD), TREY, "x2", "Ten of Coins"),
        "any time": playing(**HANDS, wilds=WILD, turn=BOUNCER, wild_timing="anyTime"),
        "wounded": change(playing(**HANDS, wilds=WILD), TREY, wounds=(Wound("w1", "right hand", "Cut"),)),
        "claiming": do(playing(**HANDS), TROY, m.ClaimWild(TREY, "b1")),
        "telling": do(playing(**HANDS), TROY, m.Reveal(TREY, key("Nine of Coins"))),
        "bust": twist(playing(**HANDS, wilds=WILD), TREY, "King of Coins"),
        "rescue": twist(playing(**HANDS, wilds=WILD, wild_rescue="yes"), TREY, "King of Coins"),
        "no cards": piles(playing(TREY="Ten of Coins, Two of Coins", BOUNCER="Ten of Cups, Two of Cups"), (), ()),
        "reply": reveal(playing(**HANDS, turn=BOUNCER), BOUNCER, "Ace of Cups"),
        "replied": do(
            reveal(playing(**HANDS, wilds=WILD, turn=BOUNCER), BOUNCER, "Ace of Cups"), TROY, m.Reply21(TREY, ())
        ),
        "won": twelve,
        "won high": won(TREY="Ten of Cups, Nine of Cups", **LOW),
        "peace": won(TREY="Ten of Cups, Nine of Cups", **LOW, violent=False),
        "chosen": do(twelve, TROY, effect("knock_out", BOUNCER)),
        "wounding": do(twelve, TROY, effect("wound", BOUNCER, "head")),
        "ending": do(twelve, TROY, m.TryEnd("")),
        "world": won(TREY="The Fool, The World", **LOW),
        "lapsed": do(won(TREY="The Fool, The World", **LOW), URSULA, m.DealRound(True)),
        "reach": reach,
        "reach asked": do(reach, SIMON, m.Interfere(SHIMON, HEAVY)),
        "reaching": do(do(reach, SIMON, m.Interfere(SHIMON, HEAVY)), URSULA, m.AnswerInterfere(SHIMON, True)),
        "interceding": steps_in(playing(**HANDS), SCOTTY),
        "done": do(twelve, TROY, effect("escape")),
    }


TABLES = tables()
KINDS = [move.command for one in (contest_open, contest_play, contest_effect) for move in one.MOVES]


def some(kind: Any, field: str, state: State, rnd: random.Random) -> Any:
    """A value that often fits."""
    people = [TREY, TREY, BOUNCER, BOUNCER, SCOTTY, SHIMON, GUARD, HEAVY, "c99"]
    cards = [
        card for hand in (state.contest.hands if state.contest is not None else ()) for card in (*hand.up, *hand.down)
    ] + ["cups-01"]
    if get_origin(kind) is Literal:
        return rnd.choice(get_args(kind))
    if get_origin(kind) is tuple:
        return tuple([rnd.choice(cards if field == "cards" else people) for _ in range(rnd.randrange(3))])
    if kind is bool:
        return rnd.random() < 0.5
    if kind is int:
        return rnd.choice((-1, 0, 1, 1, 2, 2, 3, *[d.id for d in state.declared]))
    known = {
        "card": cards,
        "wild": ["x1", "x2", "x9"],
        "ability": ["b1", "b2", "b3", "b9"],
        "part": ["", "head", "tail"],
    }
    if field in ("text", "reason"):
        return rnd.choice(("", " ", "so it is", "x" * 5000))
    return rnd.choice(known.get(field, [*people, ""] if field == "target" else people))


@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_whatever_is_sent_a_refusal_teaches(kind: Any) -> None:
    hints, rnd = get_type_hints(kind), random.Random(kind.__name__)
    for where, state in TABLES.items():
        for _ in range(12):
            seat = rnd.choice((URSULA, URSULA, TROY, TROY, SCOTT, SIMON))
            command = kind(**{field: some(hints[field], field, state, rnd) for field in kind.__struct_fields__})
            before = msgspec.json.encode(state)
            try:
                rules.play(state, seat, command, NoChance())
            except RuleViolation as found:
                assert found.rule in RULES and found.reason in REASONS and found.why and found.cure, (
                    where,
                    command,
                    found,
                )
            except (AssertionError, Untold):
                assert kind in (m.DealRound, m.Twist, m.ClaimWild, m.AnswerClaim, m.PlayForMe), (where, command)
            assert msgspec.json.encode(state) == before


DEALERS = (
    "open_contest",
    "add_group",
    "add_side",
    "move_to_group",
    "offer_talk",
    "skip_round",
    "resolve_group",
    "end_contest",
    "answer_leave",
    "deal_round",
    "answer_claim",
    "play_for_me",
    "answer_effect",
    "answer_interfere",
)


@pytest.mark.rule("FUG-007")
@pytest.mark.parametrize("where", TABLES)
def test_nobody_but_the_dealer_is_offered_what_is_hers(where: str) -> None:
    for seat in (SCOTT, TROY, SIMON):
        assert not [offer for offer in rules.offers(TABLES[where], seat) if offer.command in DEALERS]


@pytest.mark.rule("FUG-008")
@pytest.mark.parametrize("where", TABLES)
def test_nobody_acts_for_somebody_elses_character(where: str) -> None:
    """What is refused to another seat says so, where it would be accepted from the right one."""
    acts = (
        "reveal",
        "twist",
        "pass",
        "swap_wild",
        "claim_wild",
        "reply21",
        "join_round",
        "hold_back",
        "flee",
        "surrender",
        "interfere",
    )
    for offer in rules.offers(TABLES[where], SCOTT):
        assert offer.command not in acts or offer.fixed[0] == SCOTTY


@pytest.mark.parametrize("where", TABLES)
def test_who_is_asked_has_something_to_do(where: str) -> None:
    state = TABLES[where]
    for seat in rules.awaited(state):
        assert any(offer.owed for offer in rules.offers(state, seat)), (where, seat)
    if state.contest is not None:
        assert rules.awaited(state), where


MAY = {
    "free": ("open_contest",),
    "declared": ("offer_talk",),
    "asked": ("add_group", "add_side", "move_to_group", "flee", "surrender", "resolve_group", "end_contest"),
    "won": ("try_end",),
    "turn": ("claim_wild", "swap_wild"),
    "gc's turn": ("play_for_me",),
}


@pytest.mark.parametrize("where", MAY)
def test_what_one_merely_may_do_is_not_waited_for(where: str) -> None:
    for command in MAY[where]:
        assert not [
            offer for seat in (URSULA, SCOTT, TROY) for offer in offered(TABLES[where], seat, command) if offer.owed
        ], command


CONTEST = {str(kind.__struct_config__.tag) for kind in KINDS}


@pytest.mark.parametrize("where", TABLES)
def test_nothing_of_a_contest_is_offered_while_nobody_sits_at_the_table(where: str) -> None:
    nobody = away(TABLES[where])
    for seat in (URSULA, SCOTT, TROY, SIMON):
        assert not [offer for offer in rules.offers(nobody, seat) if offer.command in CONTEST], (where, seat)


def test_without_a_contest_every_command_of_one_says_so() -> None:
    state = TABLES["free"]
    for command in (
        m.AddGroup((TREY,), (BOUNCER,)),
        m.AddSide(1, (TREY,)),
        m.MoveToGroup(TREY, 1, 1),
        m.SkipRound(),
        m.ResolveGroup(),
        m.EndContest("So"),
        m.AnswerLeave(TREY, True),
        m.DealRound(),
        m.AnswerClaim(True),
        m.PlayForMe(BOUNCER),
        m.AnswerEffect(True, False, ""),
        m.AnswerInterfere(TREY, True),
        m.JoinRound(BOUNCER, 1),
        m.HoldBack(BOUNCER),
        m.Flee(BOUNCER),
        m.Surrender(BOUNCER),
        m.ClaimWild(BOUNCER, "b3"),
        m.Twist(BOUNCER),
        m.Pass(BOUNCER),
        m.Reveal(BOUNCER, key("The Moon")),
        m.SwapWild(BOUNCER, "x1", key("The Moon")),
        m.Reply21(BOUNCER, ()),
        effect("nothing"),
        m.CedeWin(BOUNCER),
        m.TryEnd(""),
        m.AnswerEnd(True),
        m.StartTelling(),
        m.Interfere(BOUNCER, TREY),
    ):
        assert refused(state, URSULA, command)[0] == "not-now", command
        assert refused(TABLES["over"], URSULA, command) == ("story-over", "FUG-003"), command
        assert refused(TABLES["making"], URSULA, command)[0] == "not-now", command


def test_who_only_watches_is_told_so() -> None:
    assert refused(TABLES["turn"], 9, m.Twist(TREY)) == ("not-seated", "FUG-008")
    assert not rules.offers(TABLES["turn"], 9)


def test_what_is_played_outside_a_hand_or_without_cards_is_refused() -> None:
    between = TABLES["asked"]
    for command in (
        m.Twist(TREY),
        m.Pass(TREY),
        m.Reveal(TREY, key("The Moon")),
        m.ClaimWild(TREY, "b1"),
        m.SwapWild(TREY, "x1", key("The Moon")),
        m.Reply21(TREY, ()),
    ):
        assert refused(between, TROY, command)[0] == "not-now"
    state = TABLES["turn"]
    assert refused(state, SCOTT, m.Twist(SCOTTY)) == ("bad-target", "FUG-143")
    assert refused(state, TROY, m.Twist("c99")) == ("bad-target", "FUG-143")
    assert refused(state, TROY, m.Reveal(TREY, key("The Moon"))) == ("no-card", "FUG-142")
    assert refused(state, URSULA, m.Pass(BOUNCER)) == ("not-your-turn", "FUG-138")
    assert refused(state, TROY, m.Reply21(TREY, ())) == ("not-now", "FUG-160")
    assert not offered(TABLES["claiming"], TROY, "pass") and not offered(TABLES["claiming"], TROY, "swap_wild")
