"""2.8 The ways a memory comes by the table's own wish: own, gift and story, how many, for whom, and when."""

import pytest

from games.fugue.given_actions import ruled
from games.fugue.given_campaign import creating, next_chapter, playing, table
from games.fugue.given_campaign import do as does
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
    can,
    change,
    deal,
    do,
    fight,
    flip,
    gift,
    given,
    kept,
    key,
    last,
    may,
    name,
    offered,
    own,
    passed,
    person,
    pieces,
    refused,
    reveal,
    story,
    told,
    twist,
    used_up,
)
from games.fugue.reached import away, closed, permitted
from parlour.core.offers import Choose
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.play import PLAYING
from parlour.games.fugue.rules.uses import uses
from parlour.roleplay import moves as d

OWN = m.OwnFlashback(SCOTTY, "the hoods", "A gang.")
GIFT = m.GiftFlashback(TREY, "the bottle", "Rain.")
STORY = m.StoryFlashback(TREY, "his words", "A road.")


@pytest.mark.rule("FUG-062")
def test_whom_the_dealer_plays_has_no_flashbacks() -> None:
    parked = change(given(), TREY, parked=True)
    for state, who in ((given(), ROSE), (given(), HEAVY), (parked, TREY)):
        assert refused(state, SIMON, m.GiftFlashback(who, "the bottle", "Rain.")) == ("dealer-controlled", "FUG-062")
        assert refused(state, URSULA, m.StoryFlashback(who, "his words", "A road.")) == ("dealer-controlled", "FUG-062")
    assert refused(parked, TROY, m.OwnFlashback(TREY, "a door", "A house.")) == ("dealer-controlled", "FUG-062")
    assert refused(parked, TROY, m.GiftFlashback(SCOTTY, "a door", "A house.")) == ("dealer-controlled", "FUG-062")
    assert [offer.fixed for offer in offered(given(), URSULA, "story_flashback")] == [(SCOTTY,), (TREY,), (SHIMON,)]
    assert [offer.fixed for offer in offered(given(), SIMON, "gift_flashback")] == [(SCOTTY,), (TREY,)]


@pytest.mark.rule("FUG-062", "FUG-A50")
def test_the_dealer_has_no_own_memory_and_gives_none() -> None:
    assert refused(given(), URSULA, m.OwnFlashback(ROSE, "a door", "A house.")) == ("dealer-controlled", "FUG-062")
    assert refused(given(), URSULA, m.OwnFlashback(SCOTTY, "a door", "A house.")) == ("dealer-controlled", "FUG-062")
    assert refused(given(), URSULA, GIFT) == ("dealer-controlled", "FUG-062")
    assert not {"own_flashback", "gift_flashback"} & may(given(), URSULA)


@pytest.mark.rule("FUG-062", "FUG-200")
def test_the_dead_and_the_unmade_remember_nothing() -> None:
    dead = change(given(), TREY, down="dead")
    assert refused(dead, TROY, m.OwnFlashback(TREY, "a door", "A house.")) == ("dead", "FUG-200")
    assert refused(dead, SIMON, GIFT) == ("dead", "FUG-200")
    assert refused(dead, URSULA, STORY) == ("dead", "FUG-200")
    assert refused(dead, TROY, m.GiftFlashback(SCOTTY, "a door", "A house.")) == ("bad-target", "FUG-070")
    unmade = change(given(), TREY, detail="")
    assert not {"own_flashback", "gift_flashback"} & may(unmade, TROY)
    assert [offer.fixed for offer in offered(unmade, SIMON, "gift_flashback")] == [(SCOTTY,)]
    knocked = change(given(), TREY, down="knocked")
    assert "own_flashback" in may(knocked, TROY), "one remembers lying down"


@pytest.mark.rule("FUG-067")
def test_an_ability_is_on_a_personas_sheet_only_with_its_flashback() -> None:
    state = kept(story(kept(gift(kept(own(given()), "Calm Thugs")), "Field-dressing")), "Concealing a corpse")
    state = kept(flip(state, "The Sun"), "Fists")
    gained = [(c, a) for c in state.characters for a in c.abilities]
    ways = {f.id: (f.way, f.to, f.ability) for f in state.flashbacks}
    assert [ways[a.flashback] for _, a in gained] == [(ways[a.flashback][0], (c.id,), a.text) for c, a in gained]
    assert sorted(way for way, _, _ in ways.values()) == ["gift", "own", "signifier", "story"]
    assert len({a.id for _, a in gained}) == 4
    grants = {
        kind.__name__
        for kind in PLAYING.desk.acts
        if "ability" in kind.__struct_fields__ and kind.__module__.endswith("commands_memory")
    }
    assert grants == {"NameAbility"}


@pytest.mark.rule("FUG-068")
def test_two_of_ones_own_a_sitting() -> None:
    state = kept(own(kept(own(given()))), "Pick Pockets")
    assert used_up(state, SCOTT) == (2, 0) and used_up(state, TROY) == (0, 0)
    assert refused(state, SCOTT, OWN) == ("limit-own", "FUG-068")
    assert refused(state, TROY, OWN) == ("not-yours", "FUG-052")
    assert not offered(state, SCOTT, "own_flashback") and offered(state, TROY, "own_flashback")
    assert permitted(state, SCOTT, OWN, do).flashbacks[-1].way == "own"


@pytest.mark.rule("FUG-068")
def test_what_is_being_told_counts_and_is_used_up_only_when_kept() -> None:
    state = own(own(given()))
    assert used_up(state, SCOTT) == (0, 0)
    assert refused(state, SCOTT, OWN) == ("limit-own", "FUG-068")
    state = do(state, SCOTT, m.Withdraw(last(state).id))
    assert own(state).flashbacks[-1].stage == "ability"
    others = gift(own(own(own(given()), seat=TROY), seat=TROY), seat=SCOTT)
    assert offered(others, SCOTT, "own_flashback"), "neither Troy's nor one's own gift count as one's own"
    assert offered(own(own(given())), SCOTT, "gift_flashback") and offered(gift(given()), SCOTT, "gift_flashback")
    one = name(own(given()), "Calm Thugs")
    assert used_up(one, SCOTT) == (0, 0)
    assert used_up(do(one, URSULA, m.AcceptAbility(last(one).id)), SCOTT) == (1, 0)


@pytest.mark.rule("FUG-068", "FUG-069")
def test_a_new_chapter_renews_what_was_used_up() -> None:
    state = playing()
    for command in (m.OwnFlashback("c1", "the hoods", "A gang."), m.GiftFlashback("c2", "the bottle", "Rain.")):
        state = does(state, (SCOTT, command))
        state = does(state, (SCOTT, m.NameAbility(last(state).id, "Talk")), (URSULA, m.AcceptAbility(last(state).id)))
    assert used_up(state, SCOTT) == (1, 1)
    after = next_chapter(state, TROY)
    assert used_up(after, SCOTT) == (0, 0) and last(after).stage == "kept"
    own_ = m.OwnFlashback("c1", "the hoods", "A gang.")
    assert does(after, (SCOTT, own_)).flashbacks[-1].chapter == 2
    assert refused(next_chapter(state, SCOTT), SCOTT, own_) == ("dealer-controlled", "FUG-062")


@pytest.mark.rule("FUG-A49")
@pytest.mark.parametrize(("limit_per", "left"), [("chapter", (1, 1)), ("meeting", (0, 0))])
def test_a_meeting_renews_the_limits_only_where_they_are_counted_so(limit_per: str, left: tuple[int, int]) -> None:
    state = kept(gift(kept(own(given(limit_per=limit_per), seat=SIMON))), "Field-dressing")
    state = do(state, URSULA, d.EndSession())
    assert used_up(state, SIMON) == left
    state = do(state, URSULA, d.StartSession())
    assert bool(offered(state, SIMON, "gift_flashback")) == (limit_per == "meeting")


@pytest.mark.rule("FUG-069")
def test_one_gift_a_sitting_to_one_other_players_persona() -> None:
    assert refused(given(), SIMON, m.GiftFlashback(SHIMON, "the bottle", "Rain.")) == ("bad-target", "FUG-069")
    assert refused(given(), SIMON, m.GiftFlashback("c99", "the bottle", "Rain.")) == ("bad-target", "FUG-069")
    state = gift(given())
    assert refused(state, SIMON, m.GiftFlashback(SCOTTY, "the bottle", "Rain.")) == ("limit-gift", "FUG-069")
    state = kept(state, "Field-dressing")
    assert used_up(state, SIMON) == (0, 1) and used_up(state, TROY) == (0, 0) and can(state, TREY) == ["Field-dressing"]
    assert refused(state, SIMON, m.GiftFlashback(SCOTTY, "the bottle", "Rain.")) == ("limit-gift", "FUG-069")
    state = kept(gift(state, seat=SCOTT), "Drive")
    assert can(state, TREY) == ["Field-dressing", "Drive"] and used_up(state, SCOTT) == (0, 1)
    assert permitted(state, SIMON, GIFT, do).flashbacks[-1].way == "gift"


@pytest.mark.rule("FUG-070")
def test_the_givers_persona_is_in_it_and_cannot_be_taken_out() -> None:
    state = gift(given(), present=(HEAVY,))
    assert (last(state).present, last(state).must) == ((SHIMON, HEAVY), (SHIMON,))
    assert refused(given(), SIMON, m.GiftFlashback(TREY, "x", "Rain.", (SHIMON,))) == ("bad-target", "FUG-070")
    assert refused(given(), SIMON, m.GiftFlashback(TREY, "x", "Rain.", (TREY,))) == ("bad-target", "FUG-069")
    asks = offered(given(), SIMON, "gift_flashback")[1].asks
    assert [ask.of for ask in asks if isinstance(ask, Choose)] == [(SCOTTY, ROSE, HEAVY)]
    assert last(own(given(), present=(TREY,))).must == () and last(story(given())).must == ()


@pytest.mark.rule("FUG-072", "FUG-A51", "FUG-X24")
def test_the_dealer_vetoes_a_gifts_ability_as_often_as_she_likes_never_its_memory() -> None:
    state = gift(given(), memory="Rain, Shimon unconscious, bandaging with a shirt.")
    assert refused(state, URSULA, m.VetoAbility(last(state).id, "Too grand")) == ("not-now", "FUG-072")
    for ability in ("Trauma surgeon", "Surgeon"):
        state = name(state, ability, parts=("right hand",))
        for seat in (SCOTT, TROY, SIMON):
            assert refused(state, seat, m.VetoAbility(last(state).id, "Too grand")) == ("not-dealer", "FUG-072")
        state = do(state, URSULA, m.VetoAbility(last(state).id, " Too grand "))
        memory = last(state)
        assert (memory.stage, memory.ability, memory.parts, memory.back) == ("ability", "", (), "Too grand")
        assert pieces(memory) == ["Rain, Shimon unconscious, bandaging with a shirt."]
        assert not offered(state, SIMON, "reword"), "the memory stands"
    assert refused(state, TROY, m.NameAbility(last(state).id, "Bandages")) == ("not-yours", "FUG-052")
    state = kept(state, "Field-dressing a wound")
    assert can(state, TREY) == ["Field-dressing a wound"] and can(state, SHIMON) == []
    assert used_up(state, SIMON) == (0, 1) and used_up(state, TROY) == (0, 0)
    assert refused(state, SIMON, m.GiftFlashback(SCOTTY, "x", "Rain.")) == ("limit-gift", "FUG-069")
    assert refused(state, SIMON, m.GiftFlashback(ROSE, "x", "Rain.")) == ("limit-gift", "FUG-069")
    assert last(state).known == (TREY,) and last(state).back == ""
    assert last(do(state, TROY, m.ShareMemory(last(state).id, (SHIMON,)))).known == (TREY, SHIMON)


@pytest.mark.rule("FUG-072", "FUG-A43")
def test_no_other_ability_can_be_vetoed() -> None:
    mine = name(own(given()), "Calm Thugs")
    assert refused(mine, URSULA, m.VetoAbility(last(mine).id, "No")) == ("no-reason", "FUG-072")
    state = reveal(
        fight((TREY,), (SHIMON,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands"), TREY, "The Empress"
    )
    state = name(do(state, TROY, m.TellMemory(last(state).id, "A window.")), "Breaking and entering")
    assert refused(state, URSULA, m.VetoAbility(last(state).id, "No")) == ("no-reason", "FUG-A43")
    for limit in ("FUG-053", "FUG-054", "FUG-064", "FUG-065", "FUG-066", "FUG-088"):
        assert last(do(state, URSULA, m.SendBack(last(state).id, limit, "No"))).back == f"{limit}: No"
    assert refused(state, URSULA, m.SendBack(last(state).id, "FUG-070", "No")) == ("no-reason", "FUG-A67")


@pytest.mark.rule("FUG-A52")
def test_nobody_asks_the_receiver() -> None:
    state = name(gift(given()), "Field-dressing")
    assert not {"accept_ability", "veto_ability", "send_back", "withdraw"} & may(state, TROY)
    assert can(do(state, URSULA, m.AcceptAbility(last(state).id)), TREY) == ["Field-dressing"]


@pytest.mark.rule("FUG-086", "FUG-X32")
def test_the_brother_in_law_the_dealer_dictates_a_memory_of_the_story() -> None:
    state = story(given(), present=(HEAVY,))
    assert (last(state).way, last(state).teller, last(state).present, last(state).must) == (
        "story",
        URSULA,
        (HEAVY,),
        (),
    )
    state = name(state, "Concealing a corpse")
    assert last(state).stage == "kept" and can(state, TREY) == ["Concealing a corpse"], "nobody needs to judge it"
    assert state.counts == given().counts and state.deck == given().deck
    assert refused(state, SIMON, STORY) == ("not-dealer", "FUG-086")
    assert refused(state, URSULA, m.StoryFlashback(ROSE, "x", "A road.")) == ("dealer-controlled", "FUG-062")
    for _ in range(3):
        state = kept(story(state), "More")
    assert len(person(state, TREY).abilities) == 4


@pytest.mark.rule("FUG-X33", "FUG-068", "FUG-055", "FUG-058")
def test_the_cleaver() -> None:
    cleaver = m.OwnFlashback(SCOTTY, "the cleaver just found", "")
    state = do(given(), SCOTT, cleaver)
    assert refused(state, SCOTT, m.NameAbility(last(state).id, "Use cleaver as weapon")) == ("memory-first", "FUG-057")
    assert refused(given(), SCOTT, m.OwnFlashback(SCOTTY, "", "Chopping meat.")) == ("no-trigger", "FUG-053")
    state = do(state, SCOTT, m.TellMemory(last(state).id, "Chopping meat in a white-tiled room."))
    state = do(kept(state, "Use cleaver as weapon"), SCOTT, m.NoteMemory(last(state).id, "maybe butcher"))
    memory = last(state)
    assert (memory.trigger, pieces(memory), memory.ability, memory.note) == (
        "the cleaver just found", ["Chopping meat in a white-tiled room."], "Use cleaver as weapon", "maybe butcher",
    )  # fmt: skip
    assert used_up(state, SCOTT) == (1, 0)
    state = kept(own(state), "Calm Thugs")
    assert used_up(state, SCOTT) == (2, 0) and refused(state, SCOTT, cleaver) == ("limit-own", "FUG-068")


@pytest.mark.rule("FUG-067")
def test_what_each_piece_is_there_for_is_known_though_there_are_memories() -> None:
    state = kept(own(given()), "Calm Thugs")
    memory, scotty = last(state), person(state, SCOTTY)
    (ability,) = scotty.abilities
    asked = [uses(state, SCOTT, piece) for piece in (memory.id, scotty.id, ability.id)]
    assert asked == [
        [m.Reword(memory.id, "so", "so")],
        [m.Declare(scotty.id, "so")],
        [m.Declare(scotty.id, "so", ability.id)],
    ]


# When


@pytest.mark.rule("FUG-A48")
def test_before_a_flip_but_not_after_it() -> None:
    state = ruled(given("Locks"), 8, "b1", "minutes")
    for seat, command in ((SCOTT, OWN), (SIMON, GIFT), (URSULA, STORY)):
        assert do(state, seat, command).flashbacks
        going = do(state, URSULA, m.Flip(), "Two of Cups")
        assert do(going, seat, command).flashbacks, "the work goes on: a card is yet to come"
        over = do(state, URSULA, m.Flip(), "Ten of Cups")
        assert refused(over, seat, command) == ("not-now", "FUG-A48")
        assert do(told(over), seat, command).flashbacks
        assert seat == URSULA or permitted(over, seat, command, do).flashbacks


@pytest.mark.rule("FUG-A48")
def test_in_a_contest_between_turns_or_on_ones_own_and_not_once_the_hand_is_known() -> None:
    state = do(given("Calm Thugs"), URSULA, m.OpenContest(True, "A brawl", (SCOTTY, TREY), (HEAVY,)))
    assert do(state, SIMON, GIFT).flashbacks and do(state, SCOTT, OWN).flashbacks
    state = deal(state, "Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups", "Ten of Wands", "Nine of Wands")
    for seat, command in ((SCOTT, OWN), (SIMON, GIFT), (URSULA, STORY)):
        assert do(state, seat, command).flashbacks, "Scotty's turn has not begun"
    claimed = do(do(state, SCOTT, m.ClaimWild(SCOTTY, "b1")), URSULA, m.AnswerClaim(True), "Nine of Cups")
    midst = reveal(claimed, SCOTTY, "Two of Cups")
    assert midst.contest is not None and midst.contest.turn == SCOTTY and midst.contest.played
    assert do(midst, SCOTT, OWN).flashbacks
    for seat, command in ((SIMON, GIFT), (URSULA, STORY)):
        assert refused(midst, seat, command) == ("not-now", "FUG-A48")
    after = passed(midst, SCOTTY)
    assert do(after, SIMON, GIFT).flashbacks
    after = reveal(reveal(after, TREY, "Four of Cups"), HEAVY, "Ten of Wands")
    assert after.contest is not None
    swapped = told(do(after, SCOTT, m.SwapWild(SCOTTY, after.contest.wilds[0].id, key("Two of Cups"))))
    assert swapped.contest is not None and swapped.contest.swapped and not swapped.contest.played
    assert refused(swapped, SIMON, GIFT) == ("not-now", "FUG-A48") and do(swapped, SCOTT, OWN).flashbacks


@pytest.mark.rule("FUG-A48", "FUG-A05")
def test_what_was_just_remembered_is_claimed_on_ones_next_turn() -> None:
    state = fight((SCOTTY,), (TREY,), "Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups")
    state = kept(own(reveal(state, SCOTTY, "Two of Cups")), "Calm Thugs")
    ability = person(state, SCOTTY).abilities[0].id
    assert last(state).stage == "kept", "no choice to use it at once: that is the Signifiers'"
    assert refused(state, SCOTT, m.ClaimWild(SCOTTY, ability))[0] == "not-your-turn"
    state = reveal(state, TREY, "Four of Cups")
    state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, ability)), URSULA, m.AnswerClaim(True), "Nine of Cups")
    assert state.contest is not None and [w.ability for w in state.contest.wilds] == [ability]


@pytest.mark.rule("FUG-A48")
def test_not_while_a_21_is_answered_nor_while_the_winner_speaks() -> None:
    state = fight((SCOTTY,), (TREY,), "Ace of Cups", "King of Cups", "Four of Cups", "Five of Cups")
    state = reveal(reveal(state, SCOTTY, "Ace of Cups"), TREY, "Four of Cups")
    state = reveal(state, SCOTTY, "King of Cups")
    assert state.contest is not None and state.contest.stage == "reply"
    for seat, command in ((SCOTT, OWN), (SIMON, GIFT), (URSULA, STORY)):
        assert refused(state, seat, command) == ("not-now", "FUG-A48")
    state = do(state, TROY, m.Reply21(TREY, ()))
    assert state.contest is not None and state.contest.stage == "effect"
    assert refused(state, SCOTT, OWN) == ("not-now", "FUG-A48")


@pytest.mark.rule("FUG-A48")
def test_only_while_a_chapter_is_played_and_people_sit_at_the_table() -> None:
    ended = do(given(), URSULA, d.EndSession())
    for seat, command in ((SCOTT, OWN), (SIMON, GIFT), (URSULA, STORY)):
        assert refused(ended, seat, command)[0] == "not-now"
        assert refused(closed(given(), last=True), seat, command) == ("story-over", "FUG-003")
        assert refused(creating(table()), seat, command)[0] == "not-now"
    telling = away(name(own(given()), "Talk"))
    assert not {"withdraw", "tell_memory", "name_ability"} & may(telling, SCOTT)
    assert not {"accept_ability", "send_back", "veto_ability"} & may(telling, URSULA)
    left = own(given())
    left = do(left, SCOTT, m.LeaveNaming(last(left).id))
    assert "name_ability" in may(left, URSULA) and "name_ability" not in may(away(left), URSULA)


def test_twist_is_a_play_too() -> None:
    state = fight(
        (SCOTTY,), (TREY,), "Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups", state=given("Calm Thugs")
    )
    state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, "b1")), URSULA, m.AnswerClaim(True), "Nine of Cups")
    state = twist(state, SCOTTY, "Seven of Cups")
    assert refused(state, SIMON, GIFT) == ("not-now", "FUG-A48") and do(state, SCOTT, OWN).flashbacks
