"""2.13 Single hurdles and challenges."""

import pytest

from games.fate.given import GM, HEROES, State, do, given, happens, mook, offered, pc, refused, text
from games.fate.rolls import attack, attempt, create, invoke, overcome, roll, settled, stand, thrown
from parlour.games.fate import moves as m
from parlour.games.fate.rules.sums import total

AMA, DAN = pc("Ama", Clever=1), pc("Dan", 2, Clever=1)


def challenge(
    *people: object, tasks: str = "Cross the yard; Open the gate; Get away", showing: str = "all", **more: object
) -> State:
    state = given(*(people or (AMA, DAN)), **more)
    return do(state, GM, m.StartChallenge(showing, "Escape", tasks, 2))  # type: ignore[arg-type]


def tasks(state: State) -> list[tuple[str, str]]:
    assert state.challenge is not None
    return [(task.text, task.result) for task in state.challenge.tasks]


def task(state: State, words: str) -> str:
    assert state.challenge is not None
    return next(one.id for one in state.challenge.tasks if one.text == words)


@pytest.mark.rule("FAE-185")
def test_in_an_open_scene_the_game_master_picks_one_of_the_three() -> None:
    state = given(AMA, mook("Tough"))
    starts = (
        m.StartChallenge("all", "Escape", "Run", 2),
        m.StartContest("Race", ("c1", "c2")),
        m.StartConflict("physical", ("c1", "c2")),
    )
    for start in starts:
        refused(state, 1, start, "FAE-185")
        refused(given(AMA, mook("Tough"), scene=None), GM, start, "FAE-185")
        begun = do(state, GM, start)
        for other in starts:
            refused(begun, GM, other, "FAE-185")
    refused(do(state, 1, overcome()), GM, starts[0], "FAE-023")


@pytest.mark.rule("FAE-124")
def test_each_task_is_an_overcome_and_the_last_result_ends_it() -> None:
    state = challenge()
    refused(state, 1, overcome(), "FAE-124")
    refused(state, 1, overcome(target="t99"), "FAE-124")
    refused(challenge(AMA, mook("Rat")), 1, attack(target="c2"), "FAE-124")
    assert offered(challenge(AMA, mook("Rat")), 1, "attack") == []
    yard = task(state, "Cross the yard")
    state = settled(state, overcome(target=yard), 3, 2)
    refused(state, 1, overcome(target=yard), "FAE-124")
    state = do(settled(state, overcome("c2", task(state, "Open the gate")), 1, 2), GM, m.SetCost("stands"))
    assert tasks(state) == [("Cross the yard", "passed"), ("Open the gate", "failed"), ("Get away", "")]
    state = settled(state, overcome(target=task(state, "Get away")), 2, 2)
    events, state = happens(state, GM, m.SetCost("cost", "You lose a shoe"))
    ended = next(event for event in events if isinstance(event, m.ChallengeEnded))
    assert state.challenge is None and (ended.passed, ended.tasks) == (2, 3)


@pytest.mark.rule("FAE-178")
def test_with_style_a_task_is_passed() -> None:
    state = challenge()
    state = do(settled(state, overcome(target=task(state, "Cross the yard")), 5, 2), 1, m.NameIt("Flying Start"))
    assert tasks(state)[0] == ("Cross the yard", "passed with style")


@pytest.mark.rule("FAE-124")
def test_a_task_has_its_own_difficulty() -> None:
    state = do(challenge(), 1, overcome(target=task(challenge(), "Cross the yard")))
    assert roll(state).phase == "ready" and roll(state).sides[1].rating == 2
    harder = do(challenge(), GM, m.AddTask("open", "Hide", 4, ("c2",)))
    assert roll(do(harder, 2, overcome("c2", task(harder, "Hide")))).sides[1].rating == 4
    none = challenge(tasks="Hide")
    none = do(none, GM, m.AssignTask(task(none, "Hide"), ("c2",)))
    assert offered(none, 1, "overcome") == [] and offered(none, 2, "overcome")
    refused(given(AMA), GM, m.StartChallenge("all", "Escape", "Run", 99), "FAE-124")


@pytest.mark.rule("FAE-125")
def test_the_game_master_says_who_takes_which_task() -> None:
    state = challenge()
    gate = task(state, "Open the gate")
    refused(state, 1, m.AssignTask(gate, ("c1",)), "FAE-125")
    refused(state, GM, m.AssignTask("t99", ("c1",)), "FAE-125")
    refused(state, GM, m.AssignTask(gate, ("c9",)), "FAE-125")
    state = do(state, GM, m.AssignTask(gate, ("c2",)))
    assert "Dan" in refused(state, 1, overcome(target=gate), "FAE-125").why
    do(state, 2, overcome("c2", gate))
    state = do(do(state, GM, m.AssignTask(gate, ())), 1, overcome(target=gate))
    added = do(challenge(), GM, m.AddTask("open", "Hide", 3, ("c2",)))
    refused(added, 1, overcome(target=task(added, "Hide")), "FAE-125")
    refused(challenge(), 1, m.AddTask("open", "Hide", 3, ()), "FAE-125")
    refused(given(AMA), GM, m.AddTask("open", "Hide", 3, ()), "FAE-124")


@pytest.mark.rule("FAE-126")
def test_an_advantage_helps_the_overcomes() -> None:
    state = settled(challenge(), create("create"), 3, 2)
    state = attempt(state, overcome("c2", task(state, "Get away")), 1, 2)
    state = do(state, 2, invoke(text(state, "High Ground").id, "free", who="c2"))
    assert total(roll(state).sides[0]) == 3
    assert [one.team for one in text(state, "High Ground").free] == [] and find_side(state) == HEROES


def find_side(state: State) -> str:
    return roll(state).sides[0].team


@pytest.mark.rule("FAE-127")
def test_tasks_are_shown_all_at_once_or_one_by_one() -> None:
    state = challenge(showing="one")
    assert state.challenge is not None and [one.hidden for one in state.challenge.tasks] == [False, True, True]
    hidden = refused(state, 1, overcome(target=task(state, "Open the gate")), "FAE-124")
    assert hidden.why == refused(state, 1, overcome(target="t99")).why
    state = settled(state, overcome(target=task(state, "Cross the yard")), 3, 2)
    assert state.challenge is not None and [one.hidden for one in state.challenge.tasks] == [False, False, True]
    do(state, 1, overcome(target=task(state, "Open the gate")))
    after = do(do(state, GM, m.AddTask("open", "Hide", 2, ())), GM, m.AddTask("open", "Wait", 2, ())).challenge
    assert after is not None and len({one.id for one in after.tasks}) == 5
    beside = challenge(AMA, showing="one", hidden=["A Trapdoor"]).challenge
    assert beside is not None and [one.id for one in beside.tasks[1:]] == ["h2", "h3"]
    everything = challenge().challenge
    assert everything is not None and not any(one.hidden for one in everything.tasks)


@pytest.mark.rule("FAE-124")
def test_the_game_master_may_end_it_early() -> None:
    state = challenge()
    refused(state, 1, m.EndChallenge(), "FAE-125")
    refused(given(AMA), GM, m.EndChallenge(), "FAE-124")
    refused(do(state, 1, overcome(target=task(state, "Get away"))), GM, m.EndChallenge(), "FAE-023")
    state = settled(state, overcome(target=task(state, "Cross the yard")), 3, 2)
    events, state = happens(state, GM, m.EndChallenge())
    assert (
        state.challenge is None
        and isinstance(events[0], m.ChallengeEnded)
        and (events[0].passed, events[0].tasks) == (1, 3)
    )


@pytest.mark.rule("FAE-023", "FAE-124", "FAE-183")
def test_a_task_can_be_opposed_by_a_roll() -> None:
    state = challenge(AMA, mook("Guard", boxes=1), DAN)
    gate = task(state, "Open the gate")
    refused(state, 1, m.OpposeTask(gate, "c2"), "FAE-125")
    refused(state, GM, m.OpposeTask(gate, "c9"), "FAE-183")
    refused(state, GM, m.OpposeTask(gate, "c3"), "FAE-183")
    refused(state, GM, m.OpposeTask(gate, ""), "FAE-183")
    refused(state, GM, m.OpposeTask("t99", "c2"), "FAE-124")
    state = do(state, GM, m.OpposeTask(gate, "c2"))
    rolled = do(state, 1, overcome(target=gate))
    assert (roll(rolled).sides[1].who, roll(rolled).phase) == ("c2", "oppose")
    refused(rolled, 1, m.ThrowDice("c1"), "FAE-023")
    rolled = stand(thrown(thrown(do(rolled, GM, m.Defend("c2", (), "It leans on the bar")), "c1", 3), "c2", 2))
    assert ("Open the gate", "passed") in tasks(rolled)
    refused(rolled, GM, m.OpposeTask(gate, "c2"), "FAE-124")
    other = do(state, 1, overcome(target=task(state, "Get away")))
    assert roll(other).sides[1].rating == 2
    alone = do(do(state, GM, m.OpposeTask(gate, "")), 1, overcome(target=gate))
    assert (roll(alone).sides[1].who, roll(alone).phase) == ("", "ready")


@pytest.mark.rule("FAE-183", "FAE-Q42")
def test_who_cannot_or_does_not_oppose_a_task_leaves_its_difficulty() -> None:
    state = challenge(AMA, mook("Guard", boxes=1))
    gate = task(state, "Open the gate")
    state = do(state, GM, m.OpposeTask(gate, "c2"))
    idle = do(do(state, 1, overcome(target=gate)), GM, m.StandOpen("c2"))
    assert (roll(idle).sides[1].who, roll(idle).sides[1].rating) == ("", 2)
    gone = do(do(state, GM, m.Leave("c2")), 1, overcome(target=gate))
    assert (roll(gone).sides[1].who, roll(gone).sides[1].rating, roll(gone).phase) == ("", 2, "ready")
    dropped = do(state, GM, m.DropCharacter("c2"))
    assert dropped.challenge is not None and all(one.foe == "" for one in dropped.challenge.tasks)


@pytest.mark.rule("FAE-183")
def test_until_the_dice_somebody_can_take_the_place_of_a_number() -> None:
    state = challenge(AMA, mook("Guard"), DAN)
    state = do(state, 1, overcome(target=task(state, "Open the gate")))
    refused(state, 1, m.Oppose("c2"), "FAE-183")
    refused(state, GM, m.Oppose("c3"), "FAE-183")
    opposed = do(state, GM, m.Oppose("c2"))
    assert (roll(opposed).sides[1].who, roll(opposed).phase) == ("c2", "oppose")
    opposed = do(opposed, GM, m.Defend("c2", (), "It leans on the bar"))
    assert roll(opposed).phase == "ready"
    refused(thrown(state, "c1", 2), GM, m.Oppose("c2"), "FAE-183")
