"""5 Worked examples of contests, card by card."""

import pytest

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
    deal,
    dealt,
    do,
    effect,
    effects,
    group,
    hand,
    joined,
    key,
    names,
    offered,
    opened,
    person,
    playing,
    refused,
    remembered,
    reply,
    reveal,
    settled,
    stand,
    swap,
    table,
    told,
    total,
    twist,
    win,
    won,
)
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group
from parlour.games.fugue.rules.hands import judge
from parlour.games.fugue.view_build import public


@pytest.mark.rule("FUG-X01")
def test_calm_thugs() -> None:
    state = opened((SCOTTY, SHIMON), (HEAVY,), state=table({"SCOTTY": ("Calm Thugs",)}))
    state = do(joined(state, SCOTTY), SIMON, m.HoldBack(SHIMON))
    state = deal(state, "Three of Coins", "Seven of Swords", "The Moon", "Two of Swords")
    assert len(state.deck) == 74
    state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, "b1")), URSULA, m.AnswerClaim(True), "Wheel of Fortune")
    wild = state.contest.wilds[0].id
    state = reveal(state, SCOTTY, "Three of Coins")
    assert total(state, SCOTTY) == 3
    state = reveal(stand(state, SCOTTY), HEAVY, "The Moon")
    assert total(state, HEAVY) == 18
    state = stand(reveal(state, SCOTTY, "Seven of Swords"), SCOTTY)
    assert total(state, SCOTTY) == 10
    state = reveal(state, HEAVY, "Two of Swords")
    assert total(state, HEAVY) == 20
    state = twist(state, SCOTTY, "Eight of Cups")
    assert total(state, SCOTTY) == 18 and state.contest.turn == SCOTTY
    state = swap(state, SCOTTY, wild, "Seven of Swords")
    assert (win(state).who, win(state).rank, win(state).total) == (SCOTTY, 2, 21) and state.discard == names(
        "Seven of Swords"
    )
    assert effects(state) == {
        (one, False) for one in ("wound", "incapacitate", "maim", "knock_out", "escape", "nothing")
    }
    assert offered(state, SCOTT, "try_end") and refused(state, SCOTT, effect("kill", HEAVY, weapon=True)) == (
        "effect-not-in-rank",
        "FUG-173",
    )
    state = settled(state, effect("knock_out", HEAVY))
    assert person(state, HEAVY).down == "knocked"
    memory = state.flashbacks[0]
    assert (memory.teller, memory.to, memory.must) == (SCOTT, (TREY,), (SCOTTY,))
    state = remembered(state, "Keep cool in the face of extreme violence")
    state = do(state, TROY, m.Decline(memory.id, TREY))
    assert person(state, TREY).abilities[0].text.startswith("Keep cool") and [c.own + c.gift for c in state.counts] == [
        0,
        0,
        0,
        0,
    ]
    assert [(w.id, w.card, w.shown, w.used) for w in state.contest.wilds] == [
        (wild, key("Wheel of Fortune"), True, False)
    ]


@pytest.mark.rule("FUG-X01", "FUG-223")
def test_calm_thugs_goes_on_with_two_more_heavies() -> None:
    state = won(
        (SCOTTY, SHIMON),
        (HEAVY, BOUNCER, GUARD),
        SCOTTY="Three of Coins, Eight of Cups, The Tower",
        HEAVY="The Moon, Two of Swords",
    )
    state = settled(state, effect("knock_out", HEAVY))
    state = do(joined(state, SCOTTY, BOUNCER, GUARD), SIMON, m.HoldBack(SHIMON))
    state = deal(state, "Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups", "Six of Cups", "Seven of Cups")
    assert [one.who for one in state.contest.hands] == [SCOTTY, BOUNCER, GUARD]


@pytest.mark.rule("FUG-X06")
def test_highest_hand() -> None:
    state = dealt((TREY,), (BOUNCER,), TREY="Queen of Cups, Nine of Coins", BOUNCER="King of Wands, Seven of Cups")
    state = reveal(reveal(state, TREY, "Queen of Cups"), BOUNCER, "King of Wands")
    state = reveal(reveal(state, TREY, "Nine of Coins"), BOUNCER, "Seven of Cups")
    assert (total(state, TREY), total(state, BOUNCER)) == (19, 17)
    state = stand(state, TREY, BOUNCER)
    assert (win(state).who, win(state).rank) == (TREY, 1)
    for command in (
        effect("maim", BOUNCER, "left knee"),
        effect("knock_out", BOUNCER),
        effect("kill", BOUNCER, weapon=True),
    ):
        assert refused(state, TROY, command) == ("effect-not-in-rank", "FUG-172")
    state = settled(state, effect("wound", BOUNCER, "left knee"))
    assert person(state, BOUNCER).wounds[0].part == "left knee" and not person(state, BOUNCER).wounds[0].permanent


@pytest.mark.rule("FUG-X07")
def test_21_with_three_cards() -> None:
    state = won(TREY="Five of Wands, Six of Cups, King of Swords", BOUNCER="Two of Cups, Three of Cups")
    assert (win(state).rank, win(state).total) == (2, 21) and {("maim", False), ("knock_out", False)} <= effects(state)
    assert refused(state, TROY, effect("kill", BOUNCER)) == ("effect-not-in-rank", "FUG-173")


@pytest.mark.rule("FUG-X08")
def test_21_with_two_minor_cards() -> None:
    state = won(TREY="Ace of Cups, Knight of Wands", BOUNCER="Two of Cups, Three of Cups")
    assert win(state).rank == 3 and refused(state, TROY, effect("kill", BOUNCER)) == ("effect-not-in-rank", "FUG-174")
    assert person(settled(state, effect("kill", BOUNCER, weapon=True)), BOUNCER).down == "dead"


@pytest.mark.rule("FUG-X09")
@pytest.mark.parametrize(
    "cards", ["Ace of Swords, The Tower", "Nine of Cups, The Hanged Man", "King of Coins, Justice"]
)
def test_21_with_two_cards_one_major(cards: str) -> None:
    state = won(TREY=cards, BOUNCER="Two of Cups, Three of Cups")
    assert win(state).rank == 4 and person(settled(state, effect("kill", BOUNCER)), BOUNCER).down == "dead"


@pytest.mark.rule("FUG-X10")
@pytest.mark.parametrize("cards", ["Death, Strength", "Justice, The World", "The Sun, The High Priestess"])
def test_21_with_two_majors(cards: str) -> None:
    state = won((TREY,), (HEAVY, BOUNCER, GUARD), TREY=cards, BOUNCER="Two of Cups, Three of Cups")
    assert win(state).rank == 5
    for one in (effect("kill", HEAVY), effect("knock_out", BOUNCER), effect("incapacitate", GUARD)):
        state = settled(state, one)
    assert (person(state, HEAVY).down, person(state, BOUNCER).down, group(state).sitting_out) == (
        "dead",
        "knocked",
        (GUARD,),
    )


@pytest.mark.rule("FUG-X11", "FUG-177", "FUG-191")
def test_the_fool_and_the_world() -> None:
    state = dealt(
        (SHIMON,),
        (BOUNCER, GUARD),
        SHIMON="The World, The Fool",
        BOUNCER="King of Cups, Two of Cups",
        GUARD="Ace of Wands, Ten of Cups",
    )
    state = reveal(state, SHIMON, "The World")
    assert total(state, SHIMON) == 10 and state.contest.stage == "turn"
    state = reveal(reveal(state, BOUNCER, "King of Cups"), GUARD, "Ace of Wands")
    state = reveal(state, SHIMON, "The Fool")
    assert (state.contest.stage, total(state, SHIMON)) == ("reply", 21)
    state = do(state, URSULA, m.Reply21(BOUNCER, ()))
    state = reply(state, GUARD, "Ten of Cups")
    assert (win(state).who, win(state).rank) == (SHIMON, 6) and judge(hand(state, GUARD).up, state.options).rank == 3
    assert refused(state, URSULA, m.DealRound()) == ("warned", "FUG-178")
    lapsed = do(state, URSULA, m.DealRound(True))
    assert effects(lapsed) == {("nothing", False)} and offered(lapsed, SIMON, "try_end")
    state = do(do(state, SIMON, m.StartTelling()), SIMON, effect("free", text="The door was never there"))
    assert state.contest.win is None


@pytest.mark.rule("FUG-X11", "FUG-A13", "FUG-191")
def test_with_a_third_card_the_pair_is_lost() -> None:
    state = won(TREY="The Fool, The World, Two of Swords", BOUNCER="Two of Cups, Three of Cups")
    assert (win(state).rank, win(state).total) == (1, 12)


@pytest.mark.rule("FUG-X14", "FUG-155")
def test_bust_with_flexible_values() -> None:
    wild = {"wilds": [("TREY", "b1", "Two of Coins")], "abilities": {"TREY": ("Brawl",)}}
    state = playing(TREY="The Moon, Nine of Swords | Two of Wands", BOUNCER="Ten of Cups | Ace of Cups", **wild)
    assert total(state, TREY) == 19
    bust = twist(state, TREY, "Three of Wands")
    assert hand(bust, TREY).stymied and bust.contest.turn == BOUNCER
    assert refused(bust, TROY, m.SwapWild(TREY, "x1", key("Nine of Swords"))) == ("stymied", "FUG-156")
    bust = reveal(bust, BOUNCER, "Ace of Cups")
    assert win(bust).who == BOUNCER, "no reply to a 21"
    fine = twist(
        playing(TREY="The Magician, Nine of Swords", BOUNCER="Ten of Cups | Ace of Cups"), TREY, "Three of Wands"
    )
    assert not hand(fine, TREY).stymied and total(fine, TREY) == 13


@pytest.mark.rule("FUG-X15", "FUG-A03", "FUG-A04")
def test_swapping_on_the_own_turn() -> None:
    can = {"SCOTTY": ("Calm Thugs", "Bar brawling")}
    hands = {"SCOTTY": "King of Wands, Four of Cups, Six of Coins", "HEAVY": "Two of Swords, Three of Swords"}
    held = {**hands, "wilds": [("SCOTTY", "b1", "Five of Swords")], "abilities": can}
    state = playing(**held)
    assert total(state, SCOTTY) == 20
    done = swap(state, SCOTTY, "x1", "Four of Cups")
    assert win(done).rank == 2 and done.discard == names("Four of Cups")
    assert refused(playing(**held, turn=HEAVY), SCOTT, m.SwapWild(SCOTTY, "x1", key("Four of Cups"))) == (
        "not-your-turn",
        "FUG-A03",
    )
    second = do(do(state, SCOTT, m.ClaimWild(SCOTTY, "b2")), URSULA, m.AnswerClaim(True), "Two of Cups")
    assert len(second.contest.wilds) == 2
    assert refused(playing(**held, wild_limit="perContest"), SCOTT, m.ClaimWild(SCOTTY, "b2")) == (
        "already-claimed",
        "FUG-A04",
    )


@pytest.mark.rule("FUG-X16", "FUG-160", "FUG-A16")
def test_21_and_a_better_21() -> None:
    state = playing(
        (SCOTTY,),
        (TREY,),
        (SHIMON,),
        SCOTTY="Nine of Swords, Eight of Wands | Seven of Cups",
        TREY="Ace of Cups | King of Wands",
        SHIMON="The Tower | Ace of Coins, Two of Wands",
        turn=TREY,
    )
    state = reveal(state, TREY, "King of Wands")
    assert (state.contest.stage, state.contest.turn) == ("reply", SHIMON)
    for seat, who in ((SCOTT, SCOTTY), (TROY, TREY), (SIMON, SHIMON)):
        assert refused(state, seat, m.Twist(who)) == ("twenty-one", "FUG-159")
    both = reply(state, SHIMON, "Ace of Coins", "Two of Wands")
    assert total(both, SHIMON) == 19
    state = reply(state, SHIMON, "Ace of Coins")
    assert state.contest.turn == SCOTTY
    bust = reply(state, SCOTTY, "Seven of Cups")
    assert hand(bust, SCOTTY).stymied and (win(bust).who, win(bust).rank) == (SHIMON, 4)
    kept = reply(state, SCOTTY)
    assert total(kept, SCOTTY) == 17 and win(kept).who == SHIMON


@pytest.mark.rule("FUG-X17")
def test_tie_with_the_dealer() -> None:
    state = won(TREY="Queen of Cups, Nine of Coins", BOUNCER="King of Cups, Nine of Cups")
    assert (win(state).who, win(state).rank) == (BOUNCER, 1) and offered(state, URSULA, "choose_effect")
    state = playing(
        TREY="Ten of Coins, Five of Coins | Six of Coins", BOUNCER="King of Cups | Ace of Cups", turn=BOUNCER
    )
    state = reply(reveal(state, BOUNCER, "Ace of Cups"), TREY, "Six of Coins")
    assert (win(state).who, win(state).rank) == (BOUNCER, 3)


@pytest.mark.rule("FUG-X18", "FUG-149", "FUG-164", "FUG-166")
def test_stalemate_between_personae_wild_card_kept() -> None:
    state = dealt((TREY,), (SHIMON,), state=table({"SHIMON": ("Sleight of hand",)}), violent=False,
                  TREY="Ten of Wands, Eight of Wands", SHIMON="Ten of Coins, Eight of Coins")  # fmt: skip
    state = reveal(state, TREY, "Ten of Wands")
    state = do(do(state, SIMON, m.ClaimWild(SHIMON, "b1")), URSULA, m.AnswerClaim(True), "Six of Wands")
    state = stand(reveal(state, SHIMON, "Ten of Coins"), SHIMON)
    state = stand(reveal(reveal(state, TREY, "Eight of Wands"), SHIMON, "Eight of Coins"), SHIMON, TREY, SHIMON)
    assert state.contest.win is None and len(state.discard) == 4 and state.contest.wilds[0].card == key("Six of Wands")
    state = deal(joined(state), "Two of Swords", "Three of Swords", "Ten of Cups", "Three of Coins")
    state = reveal(state, TREY, "Two of Swords")
    assert refused(state, SIMON, m.ClaimWild(SHIMON, "b1")) == ("already-claimed", "FUG-145")
    state = stand(reveal(state, SHIMON, "Ten of Cups"), SHIMON)
    state = reveal(reveal(state, TREY, "Three of Swords"), SHIMON, "Three of Coins")
    state = swap(state, SHIMON, state.contest.wilds[0].id, "Three of Coins")
    assert total(state, SHIMON) == 16 and state.contest.turn == TREY


@pytest.mark.rule("FUG-X19", "FUG-157")
def test_everybody_bust() -> None:
    state = playing(
        SCOTTY="Ten of Cups, Eight of Cups | Five of Cups", HEAVY="Ten of Coins, King of Coins | Four of Coins"
    )
    state = reveal(reveal(state, SCOTTY, "Five of Cups"), HEAVY, "Four of Coins")
    assert state.contest.win is None and state.contest.stage == "optin" and len(state.discard) == 6
    state = deal(joined(state), "Two of Cups", "Three of Cups", "Four of Cups", "Six of Cups")
    assert [len(one.down) for one in state.contest.hands] == [2, 2] and group(state).rounds == 2


@pytest.mark.rule("FUG-X20", "FUG-133", "FUG-134")
def test_reaching_into_another_group() -> None:
    groups = (Group(1, ((SCOTTY,), (HEAVY,))), Group(2, ((TREY, SHIMON), (BOUNCER,))))
    state = won(SCOTTY="Ten of Wands, Seven of Wands", HEAVY="Ten of Swords, Eight of Swords", groups=groups)
    state = do(state, URSULA, effect("wound", SCOTTY, "left arm"))
    assert state.contest.at == 1
    state = playing(
        state=state,
        TREY="Queen of Cups, King of Cups",
        SHIMON="Ten of Coins, Nine of Coins",
        BOUNCER="Ten of Cups, Nine of Cups",
        turn=BOUNCER,
        groups=state.contest.groups,
        at=1,
    )
    state = twist(state, BOUNCER, "Six of Cups")
    state = stand(state, TREY, SHIMON)
    state = settled(state, effect("incapacitate", BOUNCER))
    state = do(do(state, SIMON, m.Interfere(SHIMON, HEAVY)), URSULA, m.AnswerInterfere(SHIMON, True))
    state = settled(state, effect("incapacitate", HEAVY))
    assert (state.contest.at, group(state).sitting_out) == (0, (HEAVY,))
    state = joined(state, SCOTTY)
    assert refused(state, URSULA, m.DealRound()) == ("bad-target", "FUG-181")
    assert (
        offered(state, URSULA, "skip_round")
        and offered(state, URSULA, "resolve_group")
        and offered(state, URSULA, "end_contest")
    )


@pytest.mark.rule("FUG-X34", "FUG-222", "FUG-140")
def test_the_swap_as_the_play() -> None:
    state = playing(
        SHIMON="Two of Cups | King of Wands",
        GUARD="Ten of Wands | Seven of Swords",
        wilds=[("SHIMON", "b1", "Nine of Coins")],
        abilities={"SHIMON": ("Brawl",)},
    )
    assert refused(state, SIMON, m.Pass(SHIMON)) == ("must-play", "FUG-140")
    state = swap(state, SHIMON, "x1", "Two of Cups")
    assert total(state, SHIMON) == 9 and state.contest.turn == SHIMON and state.discard == names("Two of Cups")
    state = stand(state, SHIMON)
    assert (state.contest.turn, state.contest.passes) == (GUARD, 0)
    state = reveal(state, GUARD, "Seven of Swords")
    assert total(state, GUARD) == 17 and refused(state, SIMON, m.Pass(SHIMON)) == ("must-play", "FUG-140")
    state = reveal(state, SHIMON, "King of Wands")
    assert total(state, SHIMON) == 19
    state = stand(state, GUARD, SHIMON)
    assert (win(state).who, win(state).rank) == (SHIMON, 1)


@pytest.mark.rule("FUG-X35", "FUG-220", "FUG-162")
def test_escape_from_several_opponents() -> None:
    cards = {"TREY": "King of Cups, Ten of Swords", "BOUNCER": "Nine of Cups, Eight of Coins"}
    state = won(**cards, GUARD="Queen of Wands, Nine of Wands")
    assert (win(state).who, win(state).rank) == (TREY, 1)
    state = do(state, TROY, effect("escape"))
    assert group(state).resolved and not person(state, BOUNCER).wounds and not person(state, GUARD).wounds
    tie = won(**cards, GUARD="Queen of Wands, Ten of Wands")
    assert win(tie).who == GUARD
    tie = do(do(tie, URSULA, effect("nothing")), TROY, m.Flee(TREY))
    assert tie.leaves and group(tie).left == ()


@pytest.mark.rule("FUG-X35", "FUG-A75")
def test_leftovers_are_discarded_unseen() -> None:
    state = told(won(TREY="King of Cups, Ten of Swords | Wheel of Fortune", BOUNCER="Nine of Cups, Eight of Coins"))
    state = do(state, TROY, effect("escape"))
    assert not state.flashbacks and key("Wheel of Fortune") not in public(state).discard and public(state).unseen == 1


@pytest.mark.rule("FUG-X28")
def test_the_deck_runs_out() -> None:
    state = playing(
        (TREY,), (SHIMON,), TREY="Two of Cups, Three of Cups", SHIMON="Four of Cups, Five of Cups", deck="Six of Cups"
    )
    kept = list(state.discard)
    state = twist(state, TREY, "Six of Cups")
    assert state.deck == ()
    state = told(do(state, SIMON, m.Twist(SHIMON), "Two of Wands"))
    assert (len(state.deck), state.discard) == (len(kept) - 1, ()) and set(state.deck) | {"wands-02"} == set(kept)
