"""Rolls, challenges, contests and conflicts, pressed at their edges: what a second one of a kind does, and what is left
behind when something ends."""

import pytest

from games.fate.given import (
    FOES,
    GM,
    HEROES,
    State,
    do,
    find,
    given,
    happens,
    in_turns,
    major,
    mook,
    pc,
    play_all,
    refused,
    text,
)
from games.fate.rolls import attack, attempt, create, fight, invoke, overcome, roll, settled, stand, thrown
from games.fate.test_challenge import challenge, task
from games.fate.test_contest import exchange, race
from games.fate.test_zones import go, mapped, where, zone
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.rules.harm import ways
from parlour.games.fate.rules.turns import rank
from parlour.roleplay.moves import EndSession

AMA, DAN, CLEO = pc("Ama", 1, Clever=1), pc("Dan", 2, Clever=1), pc("Cleo", 3)
THANE = major("Thane", Clever=1, Quick=1)


# Rolls


def test_rolls_and_conflicts_are_numbered_one_after_the_other() -> None:
    state = given(AMA, mook("Rat"))
    assert (roll(do(state, 1, overcome())).number, state.conflicts) == (1, 0)
    state = settled(state, overcome(), 3, 2)
    assert roll(do(state, 1, overcome())).number == 2
    contest = do(state, GM, m.StartContest("Race", ("c1", "c2")))
    assert roll(do(contest, 1, m.Compete("c1", ("Quick",), "I run"))).number == 2
    for number in (1, 2):
        state = do(state, GM, m.StartConflict("physical", ("c1", "c2")))
        assert state.conflict is not None and (state.conflict.number, state.conflicts) == (number, number)
        state = do(state, GM, m.EndConflict())


@pytest.mark.rule("FAE-065", "FAE-Q53")
def test_a_veto_on_one_who_offered_leaves_the_chosen_protector_standing() -> None:
    state = do(given(THANE, AMA, DAN, CLEO, mook("Ally", side=HEROES)), GM, attack("c1", "c2"))
    for seat, who in ((2, "c3"), (3, "c4"), (GM, "c5")):
        state = do(state, seat, m.Protect(who, "Behind me"))
    state = do(do(state, 1, m.ChooseProtector("c4")), GM, m.VetoProtector("c3"))
    assert (roll(state).sides[1].who, roll(state).protected) == ("c4", "c2")


@pytest.mark.rule("FAE-066", "FAE-053")
def test_what_is_made_of_an_aspect_stays_with_it_whoever_defends_its_owner() -> None:
    state = given(THANE, AMA, DAN)
    trouble = text(state, "Ama in Trouble").id
    state = do(do(state, GM, create("use", trouble, "", "c1")), 2, m.Protect("c3", "Leave her alone"))
    state = do(state, 2, m.Defend("c3", ("Quick",), "so"))
    state = stand(thrown(thrown(state, "c1", 4), "c3", 2))
    assert [(one.team, one.count) for one in text(state, "Ama in Trouble").free] == [(FOES, 1)]


@pytest.mark.rule("FAE-182")
def test_free_invocations_of_one_team_add_up_whenever_they_were_gained() -> None:
    state = settled(in_turns(AMA, THANE, aspects=["Fog"]), create("use", "a9"), 3, 2)
    state = settled(state, create("use", "a9"), 5, 2)
    assert sum([one.count for one in text(state, "Fog").free if one.team == HEROES]) == 3
    hidden = given(AMA, THANE, hidden=["A Trapdoor"], free={"A Trapdoor": (HEROES, 1)})
    found = do(settled(hidden, create("discover"), 3, 2), GM, m.SettleSearch("h1"))
    assert [(one.team, one.count) for one in text(found, "A Trapdoor").free] == [(HEROES, 2)]
    theirs = given(AMA, THANE, hidden=["A Trapdoor"], free={"A Trapdoor": (FOES, 1)})
    found = do(settled(theirs, create("discover"), 3, 2), GM, m.SettleSearch("h1"))
    assert [(one.team, one.count) for one in text(found, "A Trapdoor").free] == [(FOES, 1), (HEROES, 1)]


@pytest.mark.rule("FAE-Q55", "FAE-109")
def test_it_stands_by_itself_once_an_invocation_leaves_nobody_with_more() -> None:
    state = attempt(given(pc("Ama", fp=1, Clever=1), aspects=["Fog"]), overcome(), 1, 2)
    assert do(state, 1, invoke("a5")).roll is None


@pytest.mark.rule("FAE-050")
def test_a_failed_search_that_finds_nothing_is_over() -> None:
    state = do(settled(given(AMA), create("discover"), 1, 2), GM, m.SettleSearch("none"))
    assert state.roll is None and do(state, 1, overcome()).roll is not None


@pytest.mark.rule("FAE-059", "FAE-060")
def test_a_price_that_is_paid_is_told() -> None:
    tie = settled(given(AMA), overcome(), 2, 2)
    assert m.CostAnswered(True, "A torn sleeve") in happens(tie, GM, m.SetCost("cost", "A torn sleeve"))[0]


@pytest.mark.rule("FAE-Q02", "FAE-076")
def test_where_several_boxes_take_a_hit_one_alone_takes_the_smallest() -> None:
    state = given(AMA, stress_per_hit="many")
    assert ((1,), ()) in [(way.boxes, way.consequences) for way in ways(state, find(state, "Ama"), 1)]


# Challenges and contests


@pytest.mark.rule("FAE-Q42", "FAE-124")
def test_who_lets_a_task_happen_leaves_that_tasks_own_difficulty() -> None:
    state = challenge(AMA, mook("Rat"), tasks="Run")
    state = do(state, GM, m.AddTask("open", "Hide", 5, ()))
    for words, difficulty in (("Run", 2), ("Hide", 5)):
        asked = do(do(state, GM, m.OpposeTask(task(state, words), "c2")), 1, overcome(target=task(state, words)))
        assert roll(do(asked, GM, m.StandOpen("c2"))).sides[1].rating == difficulty


@pytest.mark.rule("FAE-127")
def test_a_hidden_task_has_a_number_of_its_own() -> None:
    state = challenge(tasks="Run")
    state = play_all(state, (GM, m.AddTask("hidden", "Dodge", 2, ())), (GM, m.AddTask("open", "Hide", 2, ())))
    run, dodge, hide = [int(task(state, words)[1:]) for words in ("Run", "Dodge", "Hide")]
    assert [task(state, words)[0] for words in ("Run", "Dodge", "Hide")] == ["t", "h", "t"]
    assert (dodge, hide - run) == (1, 1)


@pytest.mark.rule("FAE-124")
def test_a_scene_that_ends_tells_how_many_tasks_were_passed() -> None:
    state = settled(challenge(), overcome(target=task(challenge(), "Cross the yard")), 3, 2)
    gate = task(state, "Open the gate")
    state = do(settled(state, overcome(target=gate), 1, 2), GM, m.SetCost("stands"))
    assert m.ChallengeEnded(1, 3) in happens(state, GM, m.CloseScene())[0]


@pytest.mark.rule("FAE-131")
def test_nobody_is_asked_how_somebody_who_is_gone_has_won() -> None:
    state = exchange(race(AMA, DAN, CLEO), 4, 2, 1)
    state = do(state, GM, m.EndContest())
    assert (state.victor, do(state, GM, m.DropCharacter("c3")).victor) == ("c1", "c1")
    assert do(state, GM, m.DropCharacter("c1")).victor == ""


@pytest.mark.rule("FAE-Q25")
def test_an_advantage_that_was_called_off_may_be_tried_again_in_the_same_exchange() -> None:
    state = do(race(AMA, DAN, contest_advantage="on"), 1, create("create"))
    again = do(do(state, GM, m.CallOff("not so")), 1, create("create"))
    assert again.contest is not None and again.contest.tried == ("c1",)
    tried = settled(race(AMA, DAN, contest_advantage="on"), create("create"), 3, 2)
    refused(tried, 1, create("create"), "FAE-Q25")


# Conflicts


@pytest.mark.rule("FAE-092", "FAE-140")
def test_in_each_exchange_one_move_is_free() -> None:
    state = go(mapped(AMA, mook("Tough"), links="AB", at="AA", conflict=fight("c1", "c2")), "B")
    state = play_all(state, (1, m.EndTurn("c1")), (GM, m.EndTurn("c2")))
    state = go(state, "A")
    assert where(state) == "A" and state.conflict is not None and state.conflict.acted == ()


@pytest.mark.rule("FAE-140", "FAE-088")
def test_a_new_exchange_passes_over_all_who_are_out_to_the_next_who_can_act() -> None:
    people = (AMA, pc("Dan", 2, out="taken"), pc("Cleo", 3, out="taken"), pc("Eve", 3), mook("Rat"))
    state = given(*people, conflict=fight("c1", "c2", "c3", "c4", "c5", acted=("c4", "c5")))
    state = do(state, 1, m.Concede("c1", "Enough"))
    assert state.conflict is not None and (state.conflict.at, state.conflict.exchange) == (3, 2)


@pytest.mark.rule("FAE-Q17", "FAE-Q46")
def test_a_hindered_border_elsewhere_is_no_reason() -> None:
    state = mapped(
        AMA,
        mook("Tough"),
        links="AB:door AC CD DE",
        at="AA",
        conflict=fight("c1", "c2"),
        move_hindered="overcome",
        move_far=1,
    )
    near = refused(state, 1, m.Move("c1", zone(state, "B")))
    far = refused(state, 1, m.Move("c1", zone(state, "E")))
    assert near.rule == "FAE-Q17" and far.reason != near.reason


@pytest.mark.rule("FAE-089", "FAE-183")
def test_what_somebody_who_gives_in_stood_against_is_called_off() -> None:
    state = given(AMA, mook("Rat"), mook("Wolf"), conflict=fight("c1", ("c2", "c3")))
    state = do(do(state, 1, overcome()), GM, m.Oppose("c2"))
    other = do(state, GM, m.Concede("c3", "It flees"))
    assert roll(other).sides[1].who == "c2"
    gone = do(state, GM, m.Concede("c2", "It flees"))
    assert gone.roll is None and gone.conflict is not None and gone.conflict.acted == ()


@pytest.mark.rule("FAE-Q29")
def test_a_mook_is_fast_slow_or_neither() -> None:
    ranks = {
        "running": (mook("Wolf", skilled="running"), 2),
        "biting": (mook("Rat", skilled="biting"), 0),
        "slow": (mook("Ogre", bad="running"), -2),
        "weak": (mook("Kite", skilled="pecking", bad="everything else"), -2),
        "weak but fast": (mook("Hare", skilled="running", bad="everything else"), 2),
    }
    assert {name: rank(one.character, "Quick") for name, (one, _) in ranks.items()} == {
        name: number for name, (_, number) in ranks.items()
    }


# Scenes


@pytest.mark.rule("FAE-095")
def test_a_scene_without_player_characters_fills_no_pool() -> None:
    events, state = happens(given(AMA, scene=None), GM, m.OpenScene("Far away", ()))
    assert [type(event) for event in events] == [m.SceneOpened] and state.pool == 0


@pytest.mark.rule("FAE-134")
def test_with_a_scene_its_map_is_gone() -> None:
    state: State = do(mapped(AMA, mook("Tough"), links="AB:door", at="AB"), GM, m.CloseScene())
    assert (state.scene.zones, state.scene.borders, [c.zone for c in state.characters]) == ((), (), ["", ""])


@pytest.mark.rule("FAE-006")
def test_in_the_open_an_aspect_is_put_only_on_who_is_there() -> None:
    state = given(AMA, pc("Dan", 2, away=True), major("Thane", hidden=True))
    refused(state, GM, m.AddAspect("open", "c2", "Late"))
    refused(state, GM, m.AddAspect("open", "h1", "Lurking"))
    assert text(do(state, GM, m.AddAspect("open", "c1", "Early")), "Early").owner == "c1"


@pytest.mark.rule("FAE-145")
def test_a_session_nobody_was_played_in_brings_no_milestone() -> None:
    assert do(given(pc("Ama", played=False)), GM, EndSession()).milestone is None
    assert do(given(AMA), GM, EndSession()).milestone is not None


def test_a_number_is_owed_only_while_nothing_stands_against_a_roll() -> None:
    def owed(state: State) -> list[str]:
        return [form.command for form in GAME.menu(state, GM).forms if form.owed]

    asked = do(given(AMA, mook("Rat")), 1, overcome())
    assert "set_difficulty" in owed(asked)
    assert "set_difficulty" not in owed(do(asked, GM, m.Oppose("c2")))
    assert "set_difficulty" not in owed(do(asked, GM, m.SetDifficulty(2)))
