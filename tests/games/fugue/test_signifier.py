"""2.6, way 3: a Signifier comes up in an action, and its persona remembers. Who tells, who receives, who appears."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.fugue.given_memory import (
    HEAVY,
    ROSE,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    can,
    change,
    crowbar,
    deal,
    do,
    fight,
    flip,
    given,
    happens,
    kept,
    key,
    last,
    may,
    name,
    offered,
    own,
    passed,
    person,
    refused,
    reveal,
    tell,
    told,
    twist,
    used_up,
)
from games.fugue.reached import alter, happened
from parlour.core.offers import Choose
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.hands import judge

OTHERS = ("Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups")


def knife_fight(**options: Any) -> State:
    """FUG-X30: Trey has the Four of Cups up and twists; Ursula deals him the Empress."""
    state = fight(
        (SCOTTY, TREY),
        (HEAVY, ROSE),
        "Two of Wands",
        "Six of Wands",
        "Four of Cups",
        "Nine of Cups",
        "Three of Coins",
        "Five of Coins",
        "Seven of Coins",
        "Eight of Coins",
        **options,
    )
    for who, card in (
        (SCOTTY, "Two of Wands"),
        (TREY, "Four of Cups"),
        (HEAVY, "Three of Coins"),
        (ROSE, "Seven of Coins"),
        (SCOTTY, "Six of Wands"),
    ):
        state = reveal(state, who, card)
    return twist(state, TREY, "The Empress")


@pytest.mark.rule("FUG-048", "FUG-076")
def test_a_signifier_that_comes_up_opens_a_memory_by_itself() -> None:
    assert (last(flip(given(), "The Sun")).to, last(flip(given(), "The Sun")).way) == ((SHIMON,), "signifier")
    state = fight((TREY,), (HEAVY,), "Two of Cups", "The Sun", "The Empress", "Five of Cups")
    assert not state.flashbacks, "face-down cards bring nothing"
    shown = reveal(state, TREY, "The Sun")
    assert (last(shown).to, last(shown).card, last(shown).hand, last(shown).round) == (
        (SHIMON,),
        key("The Sun"),
        TREY,
        1,
    )
    hers = reveal(reveal(state, TREY, "Two of Cups"), HEAVY, "The Empress")
    assert (last(hers).to, last(hers).teller, last(hers).trigger) == ((SCOTTY,), URSULA, "The Empress: Over a chip")
    dealt = twist(reveal(reveal(state, TREY, "Two of Cups"), HEAVY, "Five of Cups"), TREY, "Wheel of Fortune")
    assert (last(dealt).to, last(dealt).teller) == ((TREY,), URSULA)
    assert not reveal(state, TREY, "Two of Cups").flashbacks


@pytest.mark.rule("FUG-048")
def test_a_signifier_swapped_in_or_shown_in_answer_to_a_21_comes_up_too() -> None:
    state = fight(
        (SCOTTY,), (HEAVY,), "Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups", state=given("Calm Thugs")
    )
    state = reveal(reveal(state, SCOTTY, "Two of Cups"), HEAVY, "Four of Cups")
    state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, "b1")), URSULA, m.AnswerClaim(True), "The Sun")
    assert not state.flashbacks and state.contest is not None
    state = told(do(state, SCOTT, m.SwapWild(SCOTTY, state.contest.wilds[0].id, key("Two of Cups"))))
    assert (last(state).to, last(state).teller, last(state).must) == ((SHIMON,), SCOTT, (SCOTTY,))
    state = fight((TREY,), (HEAVY,), "Ace of Cups", "King of Cups", "The Sun", "Five of Cups")
    state = reveal(reveal(reveal(state, TREY, "Ace of Cups"), HEAVY, "Five of Cups"), TREY, "King of Cups")
    state = told(do(state, URSULA, m.Reply21(HEAVY, (key("The Sun"),))))
    assert (last(state).to, last(state).teller, last(state).hand) == ((SHIMON,), URSULA, HEAVY)
    assert state.contest is not None and state.contest.stage == "effect" and not last(state).late


@pytest.mark.rule("FUG-A39")
def test_the_dealers_own_a_dead_ones_and_an_absent_ones_signifier_rest() -> None:
    dead, parked = change(given(), SHIMON, down="dead"), change(given(), SHIMON, parked=True)
    for state, card in ((given(), "The Star"), (given(), "The Tower"), (dead, "The Sun"), (parked, "The Sun")):
        state = flip(state, card)
        assert not state.flashbacks and state.tasks[-1].outcome == "failure", "it counts as a card"
    passed_on = alter(given(), desk=replace(given().desk, gm=SCOTT))
    state = do(passed_on, SCOTT, m.SetTask(TREY, "", "", 9, "A lock"))
    assert last(do(state, SCOTT, m.Flip(), "The Star")).to == (ROSE,), "from the hand-over on it works again"
    assert not do(state, SCOTT, m.Flip(), "The Empress").flashbacks


@pytest.mark.rule("FUG-074", "FUG-081")
def test_memory_ability_and_the_choice_to_use_it_follow_in_that_order() -> None:
    state = flip(given(), "The Sun")
    memory = last(state).id
    assert last(state).stage == "memory" and "name_ability" not in may(state, URSULA)
    assert not {"use_now", "intercede", "decline"} & may(state, SIMON)
    state = tell(state, "A back yard.")
    assert last(state).stage == "ability" and not {"use_now", "intercede", "decline"} & may(state, SIMON)
    state = name(state, "Fists")
    assert can(state, SHIMON) == ["Fists"] and (last(state).stage, last(state).choosing) == ("choice", (SHIMON,))
    assert {"intercede", "decline"} <= may(state, SIMON) and "use_now" not in may(state, SIMON)
    for seat in (URSULA, SCOTT, TROY):
        assert not {"use_now", "intercede", "decline"} & may(state, seat)
        assert refused(state, seat, m.Decline(memory, SHIMON)) == ("not-yours", "FUG-081")
    assert last(do(state, SIMON, m.Decline(memory, SHIMON))).stage == "kept"


@pytest.mark.rule("FUG-074")
def test_the_choice_is_asked_though_the_action_is_over_by_then() -> None:
    state = do(crowbar(), URSULA, m.Postpone("f21"))
    state = passed(
        reveal(reveal(reveal(state, SHIMON, "Nine of Cups"), TREY, "Two of Cups"), SHIMON, "Six of Wands"), TREY, SHIMON
    )
    state = do(state, SIMON, m.ChooseEffect("nothing", False, "", "", ""))
    state = do(state, URSULA, m.EndContest("Enough"))
    assert state.contest is None and not last(state).late
    state = kept(state, "Breaking and entering")
    assert last(state).choosing == (SCOTTY,) and {"intercede", "decline"} <= may(state, SCOTT)
    state = do(state, SCOTT, m.Intercede(last(state).id, SCOTTY, "Over the fence"))
    assert [offer.asks[0].of for offer in offered(state, URSULA, "answer_intercede")] == [(0,)]  # type: ignore[union-attr]
    assert not do(state, URSULA, m.AnswerIntercede(SCOTTY, 0)).leaves


@pytest.mark.rule("FUG-075")
def test_signifiers_have_no_limit_and_use_up_nothing() -> None:
    state = kept(own(kept(own(given()), "One")), "Two")
    for card, ability in (("The Empress", "Three"), ("The Empress", "Four")):
        state = kept(flip(state, card, who=TREY, text=ability), ability)
        state = do(state, SCOTT, m.Decline(last(state).id, SCOTTY))
        state = happened(state, [m.DeckRebuilt(len(state.discard))])
    assert can(state, SCOTTY) == ["One", "Two", "Three", "Four"] and used_up(state, SCOTT) == (2, 0)
    assert all(used_up(state, seat) == (0, 0) for seat in (URSULA, TROY, SIMON))


@pytest.mark.rule("FUG-076", "FUG-079", "FUG-X30", "FUG-A05")
def test_the_knife_fight_a_signifier_dealt_by_the_dealer() -> None:
    state = knife_fight()
    memory = last(state)
    assert (memory.to, memory.teller, memory.present, memory.must) == ((SCOTTY,), URSULA, (TREY,), ())
    assert state.contest is not None and judge(state.contest.hands[1].up, state.options).total == 14
    for seat in (SCOTT, TROY):
        assert refused(state, seat, m.TellMemory(memory.id, "A back yard.")) == ("not-yours", "FUG-052")
    assert state.contest.turn == HEAVY and not {"reveal", "twist", "pass"} & may(state, URSULA), "play pauses"
    state = kept(tell(state, "A back-yard fight against Trey."), "Knife-fighting")
    assert (can(state, SCOTTY), can(state, TREY)) == (["Knife-fighting"], [])
    state = do(state, SCOTT, m.UseNow(memory.id, SCOTTY, "The blade turns"))
    ability = person(state, SCOTTY).abilities[0].id
    state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, ability)), URSULA, m.AnswerClaim(True), "King of Cups")
    assert state.contest is not None and [w.who for w in state.contest.wilds] == [SCOTTY] and state.contest.fresh == ()
    assert state.contest.turn == HEAVY, "play goes on after Trey"
    assert (
        refused(state, SCOTT, m.SwapWild(SCOTTY, state.contest.wilds[0].id, key("Two of Wands")))[0] == "not-your-turn"
    )
    assert all(used_up(state, seat) == (0, 0) for seat in range(4))


@pytest.mark.rule("FUG-077", "FUG-A40")
def test_who_turns_up_her_own_signifier_tells_it_herself() -> None:
    state = fight((SCOTTY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands")
    state = reveal(state, SCOTTY, "The Empress")
    assert (last(state).teller, last(state).to, last(state).present) == (SCOTT, (SCOTTY,), ())
    assert refused(state, URSULA, m.TellMemory(last(state).id, "A yard.")) == ("not-yours", "FUG-052")
    state = kept(state, "Cooking")
    assert can(state, SCOTTY) == ["Cooking"]


@pytest.mark.rule("FUG-078", "FUG-079", "FUG-X31")
def test_the_crowbar_a_signifier_turned_by_another_player() -> None:
    state = crowbar()
    memory = last(state)
    assert (memory.to, memory.teller, memory.present, memory.must) == ((SCOTTY,), TROY, (TREY,), (TREY,))
    assert state.contest is not None and judge(state.contest.hands[0].up, state.options).total == 10
    for seat in (URSULA, SCOTT, SIMON):
        assert refused(state, seat, m.TellMemory(memory.id, "A window.")) == ("not-yours", "FUG-052")
        assert refused(state, seat, m.NameAbility(memory.id, "Windows")) == ("not-yours", "FUG-052")
    state = name(tell(state, "A crowbar, a window."), "Breaking and entering")
    assert last(state).stage == "judged" and can(state, SCOTTY) == []
    state = do(state, URSULA, m.AcceptAbility(memory.id))
    assert (can(state, SCOTTY), can(state, TREY)) == (["Breaking and entering"], [])
    assert {"intercede", "decline"} <= may(state, SCOTT) and "use_now" not in may(state, SCOTT)
    assert not offered(state, SIMON, "reveal")
    state = do(state, SCOTT, m.Decline(memory.id, SCOTTY))
    assert offered(state, SIMON, "reveal")


@pytest.mark.rule("FUG-083", "FUG-X31")
def test_where_the_table_has_it_so_who_turned_it_remembers() -> None:
    memory = last(crowbar(signifier_to="turner"))
    assert (memory.to, memory.teller, memory.must, memory.present) == ((TREY,), TROY, (SCOTTY,), (SCOTTY,))
    state = kept(crowbar(signifier_to="turner"), "Breaking and entering")
    assert (can(state, SCOTTY), can(state, TREY)) == ([], ["Breaking and entering"])
    assert "use_now" in may(state, TROY)


@pytest.mark.rule("FUG-083", "FUG-A68")
def test_in_that_variant_a_card_dealt_or_flipped_is_for_whom_it_was_turned() -> None:
    memory = last(knife_fight(signifier_to="turner"))
    assert (memory.to, memory.teller, memory.must) == ((TREY,), URSULA, (SCOTTY,))
    memory = last(flip(given(signifier_to="turner"), "The Sun"))
    assert (memory.to, memory.teller, memory.must, memory.present) == ((SCOTTY,), URSULA, (SHIMON,), (SHIMON,))
    memory = last(flip(given(signifier_to="turner"), "The Empress"))
    assert (memory.to, memory.must, memory.present) == ((SCOTTY,), (), ())
    hers = fight((TREY,), (HEAVY,), *OTHERS[:2], "The Sun", "Five of Cups", signifier_to="turner")
    assert not reveal(reveal(hers, TREY, "Two of Cups"), HEAVY, "The Sun").flashbacks, (
        "a game-character's card gives nothing"
    )
    assert not flip(given(signifier_to="turner"), "The Star").flashbacks, "the Dealer's persona rests in any case"
    assert not flip(given(signifier_to="turner"), "The Sun", who=ROSE).flashbacks
    away = change(given(signifier_to="turner"), SCOTTY, parked=True)
    assert not flip(away, "The Sun").flashbacks
    own_ = fight((SHIMON,), (HEAVY,), "The Sun", "Two of Cups", "Nine of Cups", "Six of Wands", signifier_to="turner")
    assert (last(reveal(own_, SHIMON, "The Sun")).to, last(reveal(own_, SHIMON, "The Sun")).teller) == (
        (SHIMON,),
        SIMON,
    )


@pytest.mark.rule("FUG-080", "FUG-063")
def test_whom_the_card_was_turned_for_has_a_part_and_game_characters_may() -> None:
    state = flip(given(), "The Sun", text="Pick the gambler's pocket")
    assert (last(state).present, last(state).must) == ((SCOTTY,), ())
    tags = [ask for offer in offered(state, URSULA, "tell_memory") for ask in offer.asks if isinstance(ask, Choose)]
    assert tags == [Choose((TREY, ROSE, HEAVY), 0, 3)]
    state = tell(state, "A table, cards, a man in grey.", present=(HEAVY, ROSE))
    assert last(state).present == (SCOTTY, HEAVY, ROSE)
    state = kept(state, "Fists")
    assert can(state, SHIMON) == ["Fists"] and all(can(state, who) == [] for who in (SCOTTY, HEAVY, ROSE))
    assert last(flip(given(), "The Empress")).present == (), "nobody but herself"


@pytest.mark.rule("FUG-A40")
@pytest.mark.parametrize(("narrator", "teller", "must"), [("dealer", URSULA, ()), ("player", TROY, (TREY,))])
def test_a_twist_is_turned_by_the_dealer_or_by_whom_it_is_dealt_to(
    narrator: str, teller: int, must: tuple[str, ...]
) -> None:
    memory = last(knife_fight(twist_narrator=narrator))
    assert (memory.teller, memory.must, memory.present, memory.to) == (teller, must, (TREY,), (SCOTTY,))
    state = fight((SCOTTY,), (HEAVY,), *OTHERS, twist_narrator=narrator)
    memory = last(twist(state, SCOTTY, "The Empress"))
    assert (memory.teller, memory.must) == (URSULA if narrator == "dealer" else SCOTT, ())
    state = reveal(fight((SCOTTY,), (HEAVY,), *OTHERS, twist_narrator=narrator), SCOTTY, "Two of Cups")
    assert last(twist(state, HEAVY, "The Empress")).teller == URSULA


@pytest.mark.rule("FUG-189")
def test_the_fool_that_counts_nothing_is_a_signifier_all_the_same() -> None:
    state = change(given(), TREY, signifier=key("The Fool"))
    state = fight((SCOTTY,), (HEAVY,), "King of Cups", "The Fool", "Six of Wands", "Nine of Wands", state=state)
    state = reveal(reveal(reveal(state, SCOTTY, "King of Cups"), HEAVY, "Six of Wands"), SCOTTY, "The Fool")
    assert (last(state).to, last(state).teller) == ((TREY,), SCOTT)
    hand = state.contest.hands[0]  # type: ignore[union-attr]
    assert len(hand.up) == 2 and judge((*hand.up, key("King of Wands")), state.options).total == 20, "as 0"


@pytest.mark.rule("FUG-A44")
def test_a_wild_card_that_is_a_signifier_brings_a_memory_in_each_round_it_is_turned() -> None:
    state = do(given("Calm Thugs"), URSULA, m.OpenContest(True, "A brawl", (SCOTTY,), (HEAVY,)))
    rounds = (
        ("Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups"),
        ("Six of Cups", "Three of Coins", "Four of Coins", "Five of Coins"),
    )
    for at, (one, two, three, four) in enumerate(rounds):
        state = deal(state, one, two, three, four)
        if not at:
            state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, "b1")), URSULA, m.AnswerClaim(True), "The Sun")
        state = reveal(passed(reveal(state, SCOTTY, one), SCOTTY), HEAVY, three)
        state = told(do(state, SCOTT, m.SwapWild(SCOTTY, "x21", key(one))))
        assert len(state.flashbacks) == at + 1 and (last(state).to, last(state).round) == ((SHIMON,), at + 1)
        state = do(kept(state, f"Ability {at}"), SIMON, m.Decline(last(state).id, SHIMON))
        state = passed(reveal(reveal(state, SCOTTY, two), HEAVY, four), SCOTTY, HEAVY)
        state = do(state, SCOTT, m.ChooseEffect("nothing", False, "", "", ""))
    assert can(state, SHIMON) == ["Ability 0", "Ability 1"]


@pytest.mark.rule("FUG-048")
def test_what_is_discarded_unturned_brings_nothing() -> None:
    state = fight((TREY,), (HEAVY,), "The Empress", "King of Cups", "Nine of Cups", "Six of Wands")
    state = reveal(reveal(state, TREY, "King of Cups"), HEAVY, "Nine of Cups")
    state = reveal(twist(state, TREY, "Nine of Wands"), HEAVY, "Six of Wands")
    state = passed(state, TREY, HEAVY)
    events, state = happens(state, TROY, m.ChooseEffect("nothing", False, "", "", ""))
    assert key("The Empress") in [gone.card for gone in state.gone] and not state.flashbacks
    assert not any(isinstance(event, m.SignifierTurned) for event in events)
