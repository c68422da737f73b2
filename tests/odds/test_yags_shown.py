"""The chances a seat is shown are those of what was asked."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from games.yags.given_odds import ANNEKE, IMOGEN, PAIRS, TOMAS, roller, side, table
from parlour.games.yags import odds, view_check, view_task
from parlour.games.yags.model import Check, SkillDef, State, Task
from parlour.games.yags.odds.rollers import Roller


def shown(state: State, check: Check, at: int = 0) -> dict[str, Fraction]:
    """The bars of the game master's chances."""
    return {bar.label: Fraction(bar.ways, bar.of) for bar in view_check.chance(state, check, at, 0).bars}


@pytest.mark.rule("YAG-Q64", "YAG-241", "YAG-247")
def test_the_page_shows_the_chance_of_what_is_asked() -> None:
    state = table()
    sneak = (
        side(TOMAS, "Agility", "stealth"),
        side(IMOGEN, "Perception", "awareness"),
        side(ANNEKE, "Perception", "awareness"),
    )
    check = Check(1, "sneak", sneak)
    rolling = [roller(state, check, at) for at in (0, 1, 2)]
    assert shown(state, check)["Unseen"] == odds.unseen(rolling[0], tuple(rolling[1:]))
    assert shown(state, check, 2)["Wins"] == odds.contest((rolling[2], rolling[0])).wins[0]
    pocket = replace(check, situation="pocket")
    assert shown(state, pocket)["Unseen"] == odds.unseen(rolling[0], (rolling[1],))
    trick = Check(1, "conjure", (side(TOMAS, "Dexterity", "sleight"), sneak[1]), target=20)
    assert shown(state, trick)["Moderate"] == odds.chance(roller(state, trick, 0), 20)
    attack = Check(1, "attack", (side(ANNEKE, "Dexterity", "throw"), side(TOMAS, "Agility", "athletics")), target=15)
    assert (
        shown(state, attack)["Hits"]
        == shown(state, attack, 1)["Hits"]
        == odds.struck(roller(state, attack, 0), roller(state, attack, 1), 15)
    )


def test_the_page_counts_with_a_die_that_lies_there() -> None:
    state = table()
    check = Check(1, "", PAIRS[0])
    first = roller(state, check, 0)
    down = replace(
        check, sides=(check.sides[0], replace(check.sides[1], mode="roll", die=9, total=25, score=4, fumble=1))
    )
    assert shown(state, down)["Wins"] == odds.contest((first, Roller(16, 4, shows=9))).wins[0] == Fraction(15, 20)


@pytest.mark.rule("YAG-Q51", "YAG-X45")
def test_a_long_task_by_default_is_reckoned_with_doubled_failures() -> None:
    """A knowledge nobody has, with a default: no other way is open."""
    state = table()
    bombs = SkillDef("bombs", "knowledge", ("Dexterity",), default="sleight")
    state = replace(
        state, skills=(*state.skills, bombs), creatures=tuple([replace(one, shown=True) for one in state.creatures])
    )
    task = Task("x1", "long", "The bomb", ((IMOGEN,),), (("Dexterity", "bombs"),), target=5, needed=2)
    bars = view_task.finishing(state, task)
    assert Fraction(bars[0].ways, bars[0].of) == odds.long_task(odds.default(3 * 2), 5, 2).complete
    plain = view_task.finishing(state, replace(task, pairs=(("Intelligence", "history"),), target=40, needed=4))
    assert Fraction(plain[0].ways, plain[0].of) == odds.long_task(Roller(30), 40, 4).complete


@pytest.mark.rule("YAG-226", "YAG-126", "YAG-Q28", "YAG-Q50")
def test_where_the_total_is_read_the_page_shows_what_it_may_be() -> None:
    state = table()
    charm = Check(1, "charm", (side(IMOGEN, "Empathy", "charm"),))
    plain = roller(state, charm, 0)
    assert shown(state, charm) == {
        bar.label: Fraction(bar.ways, bar.of) for bar in odds.answer("charm", {"ability": str(plain.ability)}).bars
    }
    art = replace(charm, situation="art")
    decent = [face for face in range(2, 21) if plain.ability + face >= 20]
    assert shown(state, art)["Decent"] == Fraction(len(decent), 20)
    sure = Roller(19)
    assert [bar.label for bar in odds.quality_bars(sure, zero=False)] == ["Decent"]
    assert [(bar.label, bar.ways) for bar in odds.quality_bars(sure, zero=True)] == [
        ("Decent", 19),
        ("Below bearable", 1),
    ]


@pytest.mark.rule("YAG-089", "YAG-104")
def test_the_page_says_before_the_die_that_a_total_will_be_halved() -> None:
    state = table()
    whole = Check(1, "", (side(TOMAS, "Agility", "athletics"),), target=20)
    half = replace(whole, sides=(replace(whole.sides[0], skill="lockpicking", route="unskilled"),))
    assert (
        not view_check.sided(state, whole, 0, veiled=False).halved
        and view_check.sided(state, half, 0, veiled=False).halved
    )
