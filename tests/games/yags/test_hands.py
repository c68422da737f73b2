"""Quick hands: a skill asked for from the sheet and rolled with the number (YAG-Q77), a check by the whole group
(YAG-Q78)."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    GUARD,
    awaited,
    call,
    change,
    check,
    do,
    events,
    given,
    knows,
    masters,
    offered,
    why,
)
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.sums import reckoned
from parlour.games.yags.words.prompts import prompt

LOCK = {"Dexterity": 4, "lockpicking": 4}


def wanting(state: State) -> State:
    return do(state, ANNS, m.TrySkill(ANN, "Dexterity", "lockpicking"))


@pytest.mark.rule("YAG-Q77", "YAG-005")
def test_a_skill_on_the_sheet_is_rolled_as_soon_as_the_number_is_set() -> None:
    state = wanting(given(ann=LOCK))
    assert [
        (petition.what, petition.who, petition.attribute, petition.piece, petition.text) for petition in state.petitions
    ] == [("check", ANN, "Dexterity", "lockpicking", "")]
    assert awaited(state) == {GIL}
    assert prompt(state, GIL, (GIL,)) == "Set a target: Ann wants to roll Dexterity × lockpicking."
    [form] = GAME.form(state, GIL, "grant_check")
    assert form.owed and form.asks["target"].suggest == 20  # type: ignore[union-attr]
    after = do(state, GIL, m.GrantCheck(1, 20), 4)
    assert (check(after).stage, check(after).success, check(after).sides[0].total) == ("result", True, 20)
    assert not after.petitions and not awaited(after)


@pytest.mark.rule("YAG-Q77", "YAG-131")
def test_what_applies_by_itself_is_in_the_roll_and_a_raw_attribute_can_be_tried() -> None:
    state = do(given(), ANNS, m.TrySkill(ANN, "Health", ""))
    assert check(do(state, GIL, m.GrantCheck(1, 20), 8)).sides[0].total == 20


@pytest.mark.rule("YAG-Q77", "YAG-089")
def test_where_there_is_more_than_one_way_the_player_still_chooses() -> None:
    state = do(wanting(given()), GIL, m.GrantCheck(1, 20))
    assert check(state).stage == "open" and awaited(state) == {ANNS}


@pytest.mark.rule("YAG-005")
def test_another_petition_takes_the_place_of_the_first() -> None:
    state = do(wanting(given(ann=LOCK)), ANNS, m.TrySkill(ANN, "Agility", "athletics"))
    assert [petition.piece for petition in state.petitions] == ["athletics"]
    both = do(state, BENS, m.TrySkill(BEN, "Agility", "athletics"))
    assert [petition.who for petition in both.petitions] == [ANN, BEN]


@pytest.mark.rule("YAG-Q77")
def test_who_may_ask_and_who_may_answer() -> None:
    state = wanting(given(ann=LOCK))
    assert why(state, ANNS, m.TrySkill(BEN, "Agility", "athletics"))[0] == "not-yours"
    assert why(state, GIL, m.TrySkill(FOE, "Agility", "athletics"))[0] == "gm"
    assert why(state, ANNS, m.TrySkill(ANN, "Intelligence", "history"))[1] == "YAG-078"
    assert why(state, ANNS, m.GrantCheck(1, 20))[0] == "not-gm"
    assert why(state, GIL, m.GrantCheck(7, 20))[0] == "no-such-wish"
    worded = do(given(), ANNS, m.AskCheck(ANN, "I look for tracks"))
    assert why(worded, GIL, m.GrantCheck(1, 20))[0] == "no-pair"
    assert why(change(state, ANN, here=False), GIL, m.GrantCheck(1, 20))[0] == "tries-no-more"
    busy = call(state, BEN, "Health")
    assert why(busy, GIL, m.GrantCheck(1, 20))[0] == why(busy, GIL, m.CallGroup(False, True, (), "Will", "", 20, ""))[0]


# Everybody

EVERYBODY = m.CallGroup(False, True, (ANN, BEN), "Perception", "awareness", 20, "Hear it?")


def together(state: State, *dice: int, now: bool = True, target: int = 20, hidden: bool = False) -> State:
    return do(state, GIL, m.CallGroup(hidden, now, (ANN, BEN), "Perception", "awareness", target, ""), *dice)


@pytest.mark.rule("YAG-Q78")
def test_everybody_rolls_against_the_same_number_and_each_has_a_degree() -> None:
    state = together(given(ann={"Perception": 5, "awareness": 4}), 10, 13)
    found = check(state)
    assert [(side.total, side.level) for side in found.sides] == [(30, 2), (19, 0)]
    assert (found.stage, found.success, found.winner) == ("result", False, -1) and not awaited(state)
    assert check(together(given(), 14, 20)).success
    seen = GAME.public(state).check
    assert seen is not None and [(side.target, side.verdict) for side in seen.sides] == [(20, "good"), (20, "failure")]
    assert seen.words == "against 20: Ann 30 (good) succeeds, Ben 19 fails"


@pytest.mark.rule("YAG-Q78", "YAG-148")
def test_nobody_in_a_group_rolls_against_another() -> None:
    state = masters(given(ann={"awareness": 4}), ANN, "awareness", 4)
    open_now = together(state, now=False)
    assert [reckoned(open_now, check(open_now), at).fumble for at in (0, 1)] == [1, 1]
    one = do(open_now, ANNS, m.Apply(True, 0, "k1"))
    assert reckoned(one, check(one), 1).fumble == 1, "a mastery of hers does not trip her friend"
    assert why(together(given(contest_tie="defender"), now=False), GIL, m.Hold(0))[0] == "alone"
    drawn = together(given(), 1, 1)
    assert why(drawn, GIL, m.Reroll())[0] == "decided"


@pytest.mark.rule("YAG-Q78", "YAG-131")
def test_a_technique_lowers_the_number_for_its_owner_alone() -> None:
    state = knows(given(), BEN, "keen eyes", "awareness", what="target", amount=-5, situations=("notice",))
    after = do(together(state, now=False), BENS, m.Apply(True, 1, "k1"))
    seen = GAME.public(after).check
    assert seen is not None and seen.target == 20 and [side.target for side in seen.sides] == [20, 15]
    done = do(do(after, ANNS, m.Roll(0), 10), BENS, m.Roll(1), 10)
    assert [side.level for side in check(done).sides] == [0, 1]


@pytest.mark.rule("YAG-Q78", "YAG-027")
def test_each_may_roll_alone_and_a_professional_may_take_0() -> None:
    state = together(given(ann={"Perception": 5, "awareness": 5}), now=False)
    assert awaited(state) == {ANNS, BENS}
    asking = do(state, ANNS, m.Take(0, "take0"))
    assert awaited(asking) == {GIL, BENS}
    judged = do(asking, GIL, m.Judge(True, False))
    assert check(judged).sides[0].total == 25 and awaited(judged) == {BENS}
    both = do(do(together(given(ann={"awareness": 5}, ben={"awareness": 5}), now=False), ANNS, m.Take(0, "take0")),
              BENS, m.Take(1, "take0"))  # fmt: skip
    assert check(do(both, GIL, m.Judge(True, False))).stage == "result"
    refused = do(both, GIL, m.Judge(False, False))
    assert [side.wants for side in check(refused).sides] == ["", ""] and awaited(refused) == {ANNS, BENS}


@pytest.mark.rule("YAG-Q78", "YAG-104", "YAG-089")
def test_those_without_the_skill_use_the_better_of_a_default_and_none() -> None:
    state = do(given(ann=LOCK), GIL, m.CallGroup(False, True, (ANN, BEN), "Dexterity", "lockpicking", 10, ""), 10, 10)
    assert [(side.route, side.default) for side in check(state).sides] == [("skill", ""), ("default", "sleight")]


@pytest.mark.rule("YAG-Q78", "YAG-235")
def test_in_secret_it_is_the_game_masters_alone() -> None:
    state = together(given(), 20, 3, hidden=True)
    assert state.check is None and [side.level for side in state.kept[-1].sides] == [1, 0]
    assert GAME.public(state) == GAME.public(given())


@pytest.mark.rule("YAG-Q78")
def test_the_form_begins_with_the_party_and_what_somebody_asked_for() -> None:
    def begins(state: State) -> list[object]:
        form = GAME.form(state, GIL, "call_group")[0]
        return [form.asks[field].suggest for field in ("group", "attribute", "skill")]  # type: ignore[union-attr]

    assert begins(given()) == [(ANN, BEN), "Perception", "awareness"]
    assert begins(do(given(), ANNS, m.TrySkill(ANN, "Agility", "stealth")))[1:] == ["Agility", "stealth"]
    asked = do(do(given(), ANNS, m.TrySkill(ANN, "Agility", "stealth")), BENS, m.AskCheck(BEN, "Me too"))
    assert not together(asked, 3, 4).petitions, "the card answers everybody"
    assert not offered(do(given(), GIL, m.CloseScene()), GIL, "call_group")


@pytest.mark.rule("YAG-Q78", "YAG-Q67", "YAG-078")
def test_who_cannot_try_it_is_no_part_of_it() -> None:
    def group(*who: str, attribute: str = "Will", skill: str = "") -> m.CallGroup:
        return m.CallGroup(False, True, who, attribute, skill, 20, "")

    assert why(given(), GIL, group(ANN))[0] == "too-few"
    assert why(given(foe={"Will": 0}), GIL, group(ANN, FOE))[1] == "YAG-Q67"
    assert (
        why(given(ann={"history": 4}), GIL, group(ANN, BEN, attribute="Intelligence", skill="history"))[1] == "YAG-078"
    )
    assert why(change(given(), GUARD, here=False), GIL, group(ANN, GUARD))[0] == "not-here"
    assert why(given(), ANNS, group(ANN, BEN))[0] == "not-gm"


@pytest.mark.rule("YAG-Q78")
def test_one_card_tells_of_all() -> None:
    happened = events(given(), GIL, EVERYBODY, 14, 2)
    assert [type(one).__name__ for one in happened] == ["CheckOpened", "Rolled", "Rolled", "Decided"]
    after = do(given(), GIL, EVERYBODY, 14, 2)
    lines = GAME.tell(after, happened, ANNS)
    assert len(lines) == 2 and lines[1].card is not None and len(lines[1].card.sides) == 3


# Whatever is under way asks


@pytest.mark.rule("YAG-112")
def test_a_long_task_asks_who_works_on_it_until_it_is_done() -> None:
    state = do(given(ann=LOCK), GIL, m.StartLong(ANN, "Dexterity", "lockpicking", 20, 1, 0, "the lock"))
    assert awaited(state) == {ANNS}
    assert prompt(state, ANNS, (ANNS,)) == "Make the next check for Ann: the lock."
    assert [offer.owed for offer in offered(state, ANNS, "work")] == [True]
    assert [offer.owed for offer in offered(state, GIL, "work")] == [False], "the game master may, and is not asked"
    rolling = do(state, ANNS, m.Work(state.tasks[0].id))
    done = do(rolling, ANNS, m.Roll(0), 10)
    assert done.tasks[0].done == "complete" and not awaited(done)
    assert not awaited(do(state, GIL, m.Leave(ANN)))


@pytest.mark.rule("YAG-209")
def test_a_climb_asks_who_climbs() -> None:
    state = do(given(), GIL, m.StartClimb(False, ANN, "minute", 20, 60, "the cliff"))
    assert awaited(state) == {ANNS}
    assert prompt(state, ANNS, (ANNS,)) == "Climb on? Ann is 0 m up, of 60 m."
    assert [offer.owed for offer in offered(state, ANNS, "climb_on")] == [True]
    counted = do(state, GIL, m.StartRounds())
    assert not offered(counted, ANNS, "climb_on") and ANNS not in awaited(counted), "at that pace not in rounds"


@pytest.mark.rule("YAG-165", "YAG-191")
def test_a_round_asks_everybody_who_has_yet_to_move_and_then_the_game_master() -> None:
    state = do(given(), GIL, m.StartRounds())
    assert awaited(state) == {ANNS, BENS}
    assert [offer.owed for offer in offered(state, GIL, "next_round")] == [False]
    assert [offer.owed for offer in offered(state, GIL, "go")] == [False], "her own move when she likes"
    moved = do(do(state, ANNS, m.Go(ANN, "standard")), BENS, m.MoveFree(BEN, 1))
    assert awaited(moved) == {GIL}
    assert [offer.owed for offer in offered(moved, GIL, "next_round")] == [True]
    assert awaited(do(moved, GIL, m.NextRound())) == {ANNS, BENS}


@pytest.mark.rule("YAG-048")
def test_whoever_is_called_while_a_scene_is_played_is_in_it() -> None:
    state = do(given(), GIL, m.CallReady(False, "vargo"))
    state = do(do(state, GIL, m.CallReady(False, "vargo")), GIL, m.CallReady(True, "vargo"))
    found = [(one.name, one.here) for one in state.creatures[4:]]
    assert found == [("Dario Vargo", True), ("Dario Vargo 2", True), ("Dario Vargo 3", False)]
    between = do(do(given(), GIL, m.CloseScene()), GIL, m.CallReady(False, "vargo"))
    assert not between.creatures[-1].here
