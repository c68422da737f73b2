"""Size (2.11): mass and volume, wounds, the tiny."""

import pytest

from games.yags.given_people import ANN, GIL, do, drafted, happens, holding, person, refused, someone, table
from parlour.games.yags import moves as m
from parlour.games.yags.rules import derive


@pytest.mark.rule("YAG-151", "YAG-X35", "YAG-X40")
def test_five_points_of_size_are_ten_times_the_mass() -> None:
    assert [derive.mass(someone(size=size)) for size in (0, 5, 10, 15, 20)] == [
        7_000,
        70_000,
        700_000,
        7_000_000,
        70_000_000,
    ]
    assert derive.mass_words(someone(size=9)) == "442 kg, a riding horse, a grizzly"
    assert derive.mass_words(someone(size=17)).startswith("17 t")
    assert round(derive.mass(someone(size=17)) / 1_000_000, 1) == 17.6


@pytest.mark.rule("YAG-151", "YAG-160")
@pytest.mark.parametrize(
    ("grams", "size"),
    [
        (70_000, (5, 0)),
        (44_000, (4, 0)),
        (442_000, (9, 0)),
        (700_000, (10, 0)),
        (7_000, (0, 0)),
        (700, (0, 1)),
        (70, (0, 2)),
        (7, (0, 3)),
    ],
)
def test_size_is_reckoned_from_mass(grams: int, size: tuple[int, int]) -> None:
    assert derive.size_from_mass(grams) == size
    state, who = drafted(table(), GIL, "Beast", human=False, kind="creature")
    events, state = happens(state, GIL, m.SizeBy(who, "mass", grams))
    assert (person(state, who).size, person(state, who).tiny) == size and events[0].by == f"mass: {grams} g"


@pytest.mark.rule("YAG-157", "YAG-X35")
def test_vehicles_go_by_volume() -> None:
    assert [derive.size_from_volume(cubic * 1000) for cubic in (1, 10, 100, 160)] == [(5, 0), (10, 0), (15, 0), (16, 0)]
    state, car = drafted(table(), GIL, "Car", human=False, kind="vehicle")
    state = do(state, GIL, m.SizeBy(car, "volume", 10_000))
    assert person(state, car).size == 10
    words = {size: derive.mass_words(someone(kind="vehicle", size=size)) for size in (0, 6, 10, 16, 20, 60)}
    assert (
        words[0] == "about 100 litres"
        and words[6] == "about 1.6 cubic metres"
        and words[20] == "about 1,000 cubic metres"
        and words[60] == "about 100,000,000,000 cubic metres"
    )
    assert "family car" in words[10] and "railway carriage" in words[16] and "160" in words[16]
    assert refused(state, GIL, m.SizeBy(car, "mass", 700_000)) == ("bad-measure", "YAG-157")
    state, wolf = drafted(state, GIL, "Wolf", human=False, kind="creature")
    assert refused(state, GIL, m.SizeBy(wolf, "volume", 700)) == ("bad-measure", "YAG-157")


@pytest.mark.rule("YAG-155", "YAG-X35", "YAG-X40")
def test_each_point_of_size_is_a_wound() -> None:
    assert [derive.boxes(someone(size=size)) for size in (5, 10, 15)] == [5, 10, 15]
    assert derive.boxes(someone(size=0, tiny=2)) == 0


@pytest.mark.rule("YAG-Q05", "YAG-155")
def test_dying_at_the_last_box_or_after_it() -> None:
    hurt = [someone(size=5, wounds=wounds) for wounds in (0, 4, 5, 6)]
    assert [derive.dying(holding(), one) for one in hurt] == [False, False, True, True]
    assert [derive.dying(holding(wounds_dying="beyond"), one) for one in hurt] == [False, False, False, True]


@pytest.mark.rule("YAG-Q53", "YAG-Q54")
@pytest.mark.parametrize("when", ["full", "beyond"])
def test_size_0_dies_of_its_first_wound(when: str) -> None:
    state = holding(wounds_dying=when)
    for one in (someone(size=0), someone(size=0, tiny=3)):
        assert not derive.dying(state, one)
        assert derive.dying(state, someone(size=one.size, tiny=one.tiny, wounds=1))


@pytest.mark.rule("YAG-160", "YAG-X35")
def test_each_tiny_level_is_a_tenth() -> None:
    assert [derive.mass(someone(size=0, tiny=level)) for level in (1, 2, 3)] == [700, 70, 7]
    assert derive.mass_words(someone(size=0, tiny=2)) == "about 70 g"
    assert (
        derive.mass_words(someone(size=0, tiny=4)) == "less than a gram"
        and derive.mass_words(someone(size=25)) == "about 700 t"
    )


@pytest.mark.rule("YAG-161", "YAG-Q54")
def test_who_is_larger() -> None:
    human, cat, rat, mouse = someone(), someone(size=0), someone(size=0, tiny=1), someone(size=0, tiny=2)
    assert derive.larger(human, rat) and derive.larger(cat, rat) and derive.larger(rat, mouse)
    assert not derive.larger(mouse, rat) and not derive.larger(rat, rat) and not derive.larger(rat, cat)


@pytest.mark.rule("YAG-162", "YAG-163", "YAG-X35", "YAG-X41")
def test_the_tiny_are_hard_to_hit() -> None:
    assert [derive.melee_difficulty(someone(size=0, tiny=level)) for level in (0, 1, 2)] == [0, 5, 10]
    small, smaller = someone(size=0, tiny=1), someone(size=0, tiny=2)
    assert [derive.missile_penalty(small, 3), derive.missile_penalty(small, 12)] == [8, 24]
    assert [derive.missile_penalty(smaller, 4), derive.missile_penalty(smaller, 3)] == [16, 13]
    assert derive.missile_penalty(someone(), 7) == 7


@pytest.mark.rule("YAG-Q54", "YAG-060")
def test_a_tiny_ones_size_counts_as_0_in_move() -> None:
    rat = someone(size=0, tiny=2, Strength=1, Agility=5)
    assert derive.move(holding(rat), rat) == 7
    swollen = someone(size=4, tiny=2, Strength=1, Agility=5)
    assert (derive.move(holding(swollen), swollen), derive.boxes(swollen)) == (7, 0)


@pytest.mark.rule("YAG-270", "YAG-160")
def test_the_scale_of_size_ends_at_0() -> None:
    state, who = drafted(table(), GIL, "Rat", human=False, kind="creature")
    assert refused(state, GIL, m.SetSize(who, -1)) == ("tiny", "YAG-270")
    assert person(do(state, GIL, m.SetSize(who, 0)), who).size == 0
    state = do(state, GIL, m.SetTiny(who, 2))
    assert (person(state, who).size, person(state, who).tiny) == (0, 2)
    state = do(state, GIL, m.SetSize(who, 1))
    assert (person(state, who).size, person(state, who).tiny) == (1, 0)
    assert refused(state, GIL, m.SetSize(who, 400))[0] == "bad-value"


@pytest.mark.rule("YAG-058")
def test_size_is_set_in_the_frame_only() -> None:
    state, who = drafted(table())
    state = do(state, ANN, m.SetSize(who, 6), m.Step(True, who))
    assert refused(state, ANN, m.SetSize(who, 5)) == ("wrong-step", "YAG-058")
    assert refused(state, GIL, m.SetSize(who, 5)) == ("not-yours", "YAG-058")
