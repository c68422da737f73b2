"""2.11 After the dice: who is asked, how long, and what stands by itself; dice thrown at once; known difficulties."""

import pytest

from games.fate.given import GM, HEROES, State, bonus, do, given, major, mook, pc, refused, text
from games.fate.rolls import attack, attempt, dice, fight, invoke, overcome, passes, roll
from parlour.core.chance import Told
from parlour.core.game import CLOCK, Alarm
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.rules.play import alarms, awaited, decision, play
from parlour.games.fate.rules.sums import total
from parlour.games.fate.rules.window import asking
from parlour.games.fate.view_build import private, public

AMA, DAN = pc("Ama", Clever=1, Quick=0), pc("Dan", 2, Clever=1, Quick=0)
POOR = pc("Ama", fp=0, Clever=1)
THANE = major("Thane", Clever=1, Quick=0)


def rings(state: State) -> State:
    """The clock says that it has been long enough."""
    return play(state, CLOCK, GAME.alarm_command(alarms(state)[0]), Told())[1]


@pytest.mark.rule("FAE-Q55")
@pytest.mark.parametrize(("mine", "theirs", "pool", "who"), [
    (1, 2, 0, [0]), (1, 2, 1, [0]), (3, 2, 0, [0]), (3, 2, 1, [0, 1]), (5, 2, 1, [1]), (5, 2, 0, []), (2, 2, 1, [0, 1]),
])  # fmt: skip
def test_only_sides_that_could_do_better_are_asked(mine: int, theirs: int, pool: int, who: list[int]) -> None:
    state = attempt(given(AMA, pool=pool), overcome(), mine, theirs)
    assert list(asking(state)) == who
    if who:
        assert awaited(state) == tuple(sorted([(1, GM)[at] for at in who]))


@pytest.mark.rule("FAE-Q55")
def test_a_side_with_nothing_to_invoke_is_not_asked_and_it_stands() -> None:
    assert roll(attempt(given(POOR), overcome(), 1, 2)).phase == "settle"
    assert list(asking(attempt(given(POOR, aspects=["Fog"], free={"Fog": (HEROES, 1)}), overcome(), 1, 2))) == [0]
    assert list(asking(attempt(given(POOR, DAN), overcome(), 1, 2))) == [0], "an ally has fate points"
    far = attempt(given(pc("Ama", fp=1, Clever=1)), overcome(), 1, 9)
    assert roll(far).phase == "settle", "neither +2 nor the best dice would do"
    assert list(asking(attempt(given(pc("Ama", fp=1, Clever=1)), overcome(), 1, 5))) == [0], "other dice would"


@pytest.mark.rule("FAE-Q55")
def test_every_shift_counts_in_an_attack_and_style_in_a_defence() -> None:
    assert list(asking(attempt(given(AMA, THANE, pool=1), attack(), 5, 1))) == [0, 1]
    assert list(asking(attempt(given(POOR, THANE, pool=1), attack(), 1, 3))) == [1], "a defence with style is near"
    assert not asking(attempt(given(POOR, THANE, pool=1), attack(), 0, 4)), "it has style already"


@pytest.mark.rule("FAE-Q55")
def test_both_are_asked_at_once_and_a_new_invoke_asks_again() -> None:
    state = attempt(given(AMA, aspects=["Fog"], pool=1), overcome(), 3, 2)
    number = decision(state)
    assert decision(passes(state)) == number, "another's answer makes nobody's stale"
    state = do(state, GM, invoke("a5", effect="raise", who="gm"))
    assert decision(state) != number and list(asking(state)) == [0], "the pool is empty"
    state = do(state, 1, m.LetStand(0))
    assert roll(state).phase == "settle" and roll(state).outcome == "fail"


@pytest.mark.rule("FAE-Q55")
def test_the_clock_lets_it_stand_unless_somebody_holds_it() -> None:
    state = attempt(given(AMA, DAN, pool=1), overcome(), 3, 2)
    assert alarms(state) == (Alarm("stand", alarms(state)[0].token, 8),)
    refused(state, GM, m.TimeIsUp(alarms(state)[0].token), "FAE-Q55")
    assert rings(state).roll is None
    held = do(state, 2, m.Hold(0))
    assert roll(held).held == 0 and alarms(held) == ()
    refused(held, 2, m.Hold(0), "FAE-Q55")
    assert roll(do(held, GM, m.LetStand(1))).held == 0
    freed = do(held, 1, m.LetStand(0))
    assert list(asking(freed)) == [1] and alarms(freed) and rings(freed).roll is None
    assert alarms(attempt(given(AMA, wait=0), overcome(), 1, 2)) == ()
    assert alarms(given(AMA)) == ()


@pytest.mark.rule("FAE-Q55")
def test_what_cannot_get_better_is_not_offered() -> None:
    state = attempt(given(AMA, aspects=["Fog"], pool=1), overcome(), 5, 2)
    refused(state, 1, invoke("a5"), "FAE-Q55")
    assert private(state, 1).worth == () and private(state, GM).worth
    shown = public(state).roll
    assert shown is not None and (shown.outcome, shown.outcome_words) == ("style", "succeeds with style by 3")


@pytest.mark.rule("FAE-Q55")
def test_by_switch_every_side_is_asked_in_turn() -> None:
    state = attempt(given(POOR, after_dice="turns"), overcome(), 5, 2)
    assert list(asking(state)) == [1]
    state = do(state, GM, m.LetStand(1))
    assert list(asking(state)) == [0] and roll(do(state, 1, m.LetStand(0))).phase == "settle"


@pytest.mark.rule("FAE-019")
def test_dice_are_thrown_at_once_where_that_was_chosen() -> None:
    state = do(given(AMA, THANE), 1, m.Attack("c1", "physical", "c2", ("Clever",), "", "now"))
    assert not roll(state).sides[0].throws
    state = do(state, GM, m.Defend("c2", ("Quick",), "", "now"), *dice(2), *dice(0))
    assert [total(side) for side in roll(state).sides] == [3, 0] and roll(state).phase == "invoke"
    waits = do(given(AMA), 1, m.Overcome("c1", "scene", ("Clever",), ""))
    assert roll(do(waits, GM, m.SetDifficulty(2))).phase == "ready"


@pytest.mark.rule("FAE-038")
def test_dice_wait_for_a_stunt_that_fits() -> None:
    state = given(pc("Ama", Clever=1, stunts=[bonus("Clever", "overcome")]))
    state = do(do(state, 1, m.Overcome("c1", "scene", ("Clever",), "", "now")), GM, m.SetDifficulty(2))
    assert roll(state).phase == "ready"
    state = do(state, 1, m.ClaimStunt("c1", 0), *dice(0))
    assert total(roll(state).sides[0]) == 3


@pytest.mark.rule("FAE-Q56", "FAE-165")
def test_a_known_difficulty_needs_no_question() -> None:
    state = given(AMA, aspects=["Locked Skylight"])
    skylight = text(state, "Locked Skylight").id
    refused(state, 1, m.Rate(skylight, 1), "FAE-Q56")
    state = do(state, GM, m.Rate(skylight, 3))
    assert public(state).numbers == ((skylight, "Good (+3)"),)
    rolled = do(state, 1, m.Overcome("c1", skylight, ("Clever",), "", "now"), *dice(3))
    assert roll(rolled).sides[1].rating == 3 and total(roll(rolled).sides[0]) == 4
    assert GAME.form(state, 1, "overcome")[0].asks["target"].suggest == skylight  # type: ignore[union-attr]
    assert not do(state, GM, m.CloseScene()).scene.numbers


@pytest.mark.rule("FAE-Q56")
def test_what_was_set_once_holds_and_by_switch_does_not() -> None:
    for remember, phase in (("on", "ready"), ("off", "oppose")):
        state = given(AMA, mook("Rat"), aspects=["Fog"], remember=remember)
        fog = text(state, "Fog").id
        state = do(do(do(state, 1, overcome(target=fog)), GM, m.SetDifficulty(1)), GM, m.CallOff(""))
        assert roll(do(state, 1, overcome(target=fog))).phase == phase
        assert roll(do(state, 1, overcome())).phase == "oppose", "the scene as such has no number"


@pytest.mark.rule("FAE-Q56")
def test_the_last_number_is_suggested() -> None:
    state = do(do(do(given(AMA), 1, overcome()), GM, m.SetDifficulty(4)), GM, m.CallOff(""))
    (form,) = GAME.form(do(state, 1, overcome()), GM, "set_difficulty")
    assert form.asks["difficulty"].suggest == 4  # type: ignore[union-attr]


def test_forms_suggest_what_is_likeliest() -> None:
    state = given(AMA, THANE, mook("Rat", away=True), conflict=fight("c1", "c2", harm="mental"))
    form = GAME.form(state, 1, "attack")[0]
    assert (form.asks["harm"].suggest, form.asks["target"].of) == ("mental", ("c2",))  # type: ignore[union-attr]
    assert form.asks["how"].suggest == ("Careful",) and form.asks["dice"].suggest == "now"  # type: ignore[union-attr]
    form = GAME.form(given(AMA, DAN, THANE, mook("Rat")), GM, "start_conflict")[0]
    assert form.asks["who"].suggest == ("c1", "c2", "c3", "c4")  # type: ignore[union-attr]


@pytest.mark.rule("FAE-177")
def test_three_of_a_kind_come_at_once_and_are_told_apart() -> None:
    from parlour.games.fate.content.ready import MOOKS

    key = next(iter(MOOKS))
    came = do(given(AMA), GM, m.CallReady(key, "open", 3)).characters[1:]
    assert [one.name.removeprefix(MOOKS[key].name) for one in came] == ["", " 2", " 3"]
    refused(given(AMA), GM, m.CallReady(key, "open", 10), "FAE-177")
