"""Artistic tasks (2.9): each roll counts, the lowest is the quality of the whole."""

import pytest

from games.yags.given_check import ANN, ANNS, FOE, GIL, awaited, check, do, given, judge, masters, roll, total, why
from games.yags.given_scene import task, work
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import State
from parlour.games.yags.view_build import works
from parlour.games.yags.words.tasks import task_words


def play(
    state: State | None = None, rolls: int = 3, *, who: str = ANN, field: str = "", skill: str = "athletics"
) -> State:
    state = given(ann={"Agility": 5, "athletics": 4}) if state is None else state
    return do(state, GIL, m.StartArt(who, "Agility", skill, rolls, field, "a dance"))


def performed(state: State, *dice: int) -> State:
    for die in dice:
        state = roll(work(state), die)
    return state


@pytest.mark.rule("YAG-128")
@pytest.mark.parametrize("rolls", [1, 2, 3, 5])
def test_longer_works_take_more_rolls(rolls: int) -> None:
    state = play(rolls=rolls)
    for done in range(rolls):
        assert (task(state).done, len(task(state).rolls)) == ("", done)
        state = performed(state, 10)
    assert (task(state).done, task(state).rolls, task(state).checks) == ("complete", (30,) * rolls, rolls)
    assert why(state, GIL, m.Work(task(state).id)) == ("task-over", "YAG-112")
    assert task(state).winner == 0


@pytest.mark.rule("YAG-129", "YAG-126")
def test_the_lowest_roll_is_the_quality_of_the_whole() -> None:
    state = performed(play(given(ann={"Agility": 4, "athletics": 4}), 3), 11, 2, 15)
    assert task(state).rolls == (27, 18, 31)
    assert task_words(state, task(state)) == "finished: bearable, 18 (27, 18, 31)"
    assert check(work(play())).target is None


@pytest.mark.rule("YAG-X22")
def test_a_ballet() -> None:
    state = performed(play(given(ann={"Agility": 4, "athletics": 4}), 5), 15, 8, 6, 19, 3)
    assert task(state).rolls == (31, 24, 22, 35, 19)
    assert (min(task(state).rolls), quality(19)) == (19, "bearable")
    assert task_words(state, task(state)).startswith("finished: bearable, 19")


@pytest.mark.rule("YAG-Q50", "YAG-X46")
def test_a_fumbled_roll_counts_nothing_or_as_it_lies() -> None:
    state = performed(play(), 12, 1, 15)
    assert task(state).rolls == (32, 0, 35)
    assert task_words(state, task(state)).startswith("finished: below bearable, 0")
    total_counts = performed(play(given(ann={"Agility": 5, "athletics": 4}, artistic_fumble="total")), 12, 1, 15)
    assert task(total_counts).rolls == (32, 21, 35)


@pytest.mark.rule("YAG-130")
def test_works_are_ranked_among_each_other() -> None:
    state = performed(play(given(ann={"Agility": 4, "athletics": 4}), 1), 2)
    state = performed(play(state, 1, who=FOE), 17)
    state = performed(play(state, 2), 9)
    assert [(work.quality, work.label) for work in works(state)] == [(23, "decent"), (18, "bearable")]


@pytest.mark.rule("YAG-146", "YAG-147")
def test_the_mastery_the_work_is_about_applies_by_itself() -> None:
    state = play(masters(given(ann={"Agility": 3, "athletics": 5}), ANN, "athletics", 5, "ballet"), field="Ballet")
    assert total(roll(work(state), 10)) == (3 + 1) * 5 + 5 + 10


@pytest.mark.rule("YAG-Q40")
def test_each_roll_may_be_taken_by_a_professional() -> None:
    state = judge(work(play()))
    state = do(state, ANNS, m.Take(0, "take10"))
    assert task(state).rolls == (30,)
    again = work(state)
    assert check(again).predictable is True and awaited(again) == {ANNS}


def test_what_keeps_a_work_from_beginning() -> None:
    state = given()
    assert why(state, ANNS, m.StartArt(ANN, "Agility", "athletics", 3, "", "a dance")) == ("not-gm", "YAG-128")
    assert why(state, GIL, m.StartArt(ANN, "Agility", "athletics", 0, "", "a dance")) == ("needs-none", "YAG-128")
    assert why(state, GIL, m.StartArt(ANN, "Agility", "athletics", 3, "", " ")) == ("no-name", "YAG-128")
    assert why(state, GIL, m.StartArt(ANN, "Agility", "history", 3, "", "a lay")) == ("knowledge-none", "YAG-078")
    state = performed(play(), 10)
    assert why(state, GIL, m.ChangeTask(task(state).id, 1, "shorter")) == ("reached", "YAG-112")
    assert task(do(state, GIL, m.ChangeTask(task(state).id, 2, "shorter"))).needed == 2


@pytest.mark.rule("YAG-Q40", "YAG-028")
def test_what_was_judged_holds_for_the_next_roll_of_the_work() -> None:
    state = work(roll(judge(work(play()), predictable=True, stressful=True), 10))
    assert (check(state).predictable, check(state).stressful) == (True, True)
    assert why(state, ANNS, m.Take(0, "take10")) == ("stressful", "YAG-028")
