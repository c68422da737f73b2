"""2.13 Contests."""

import pytest

from games.fate.given import GM, State, bonus, do, given, happens, mook, offered, pc, refused, text, texts
from games.fate.rolls import attack, create, invoke, opposed, overcome, passes, player, roll, settled, stand, thrown
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.rules.sums import total

RUNNERS = (pc("Ama", 1, Quick=0), pc("Dan", 2, Quick=0), pc("Cleo", 3, Quick=0))


def race(*people: object, **more: object) -> State:
    state = given(*(people or RUNNERS), **more)
    who = tuple([c.id for c in state.characters])
    return do(state, GM, m.StartContest("The race", who))


def exchange(state: State, *totals: int) -> State:
    """Everybody rolls, in order; nobody invokes."""
    who = [f"c{number}" for number in range(1, len(totals) + 1)]
    for one in who:
        state = do(state, player(state, one), m.Compete(one, ("Quick",), "I run"))
    for one, wanted in zip(who, totals, strict=True):
        state = thrown(state, one, wanted)
    return stand(state)


def victories(state: State) -> tuple[int, ...]:
    assert state.contest is not None
    return state.contest.victories


@pytest.mark.rule("FAE-128")
def test_two_or_more_compete_and_nobody_is_harmed() -> None:
    state = given(*RUNNERS, mook("Tough"))
    refused(state, GM, m.StartContest("Race", ("c1",)), "FAE-128")
    refused(state, GM, m.StartContest("Race", ("c1", "c1")), "FAE-128")
    refused(state, GM, m.StartContest("Race", ("c1", "c9")), "FAE-128")
    state = do(state, GM, m.StartContest("Race", ("c1", "c4")))
    refused(state, 1, attack(target="c4"), "FAE-128")
    refused(state, GM, attack("c4", "c1", ""), "FAE-128")


@pytest.mark.rule("FAE-129")
def test_in_each_exchange_everyone_rolls_and_one_comparison_is_made() -> None:
    state = race()
    refused(state, 1, overcome(), "FAE-129")
    refused(given(*RUNNERS), 1, m.Compete("c1", ("Quick",), ""), "FAE-129")
    refused(state, 1, m.Compete("c1", (), ""), "FAE-129")
    refused(state, 2, m.Compete("c1", ("Quick",), ""), "FAE-129")
    state = do(state, 1, m.Compete("c1", ("Quick",), "I run"))
    refused(state, 1, m.Compete("c1", ("Quick",), "again"), "FAE-129")
    refused(state, 1, m.ThrowDice("c1"), "FAE-023")
    state = do(do(state, 2, m.Compete("c2", ("Quick",), "")), 3, m.Compete("c3", ("Sneaky",), ""))
    assert len(roll(state).sides) == 3 and roll(state).phase == "ready"
    refused(state, GM, m.SetDifficulty(2), "FAE-129")
    refused(state, 1, m.CallOff(""), "FAE-129")
    state = stand(thrown(thrown(thrown(state, "c1", 3), "c2", 2), "c3", 1))
    assert victories(state) == (1, 0, 0) and state.contest is not None and state.contest.exchange == 2


@pytest.mark.rule("FAE-130", "FAE-Q27")
@pytest.mark.parametrize("totals", [(4, 4, 2), (4, 4, 0), (1, 1, 1)])
def test_tied_highest_nobody_scores_and_a_twist_may_come(totals: tuple[int, ...]) -> None:
    state = exchange(race(), *totals)
    assert victories(state) == (0, 0, 0)
    refused(state, 1, m.Twist("A cart in the way"), "FAE-130")
    refused(state, 1, m.Compete("c1", ("Quick",), ""), "FAE-130")
    plain = do(state, GM, m.Twist(""))
    assert texts(plain, "") == [] and offered(plain, 1, "compete")
    state = do(state, GM, m.Twist("A Cart in the Way"))
    assert [(a.text, a.kind, a.free) for a in state.aspects if not a.owner] == [("A Cart in the Way", "situation", ())]
    refused(state, GM, m.Twist("again"), "FAE-130")


@pytest.mark.rule("FAE-131")
@pytest.mark.parametrize("totals", [(4, 3, 3), (4, 2, 0)])
def test_the_highest_scores_one(totals: tuple[int, ...]) -> None:
    state = exchange(race(), *totals)
    assert victories(state) == (1, 0, 0) and texts(state, "", "boost") == []


@pytest.mark.rule("FAE-132", "FAE-Q26")
def test_three_above_the_second_scores_two() -> None:
    assert victories(exchange(race(), 1, 4, 1)) == (0, 2, 0)
    assert victories(exchange(race(), -2, 4, 2)) == (0, 1, 0)
    two = (pc("Ama", 1, Quick=2), pc("Dan", 2, Quick=0))
    assert victories(exchange(race(*two), 5, 2)) == (2, 0)


@pytest.mark.rule("FAE-133")
def test_first_to_three_victories_wins() -> None:
    state = exchange(race(), 4, 1, 0)
    assert victories(state) == (2, 0, 0)
    state = exchange(state, 4, 1, 0)
    assert state.contest is None


@pytest.mark.rule("FAE-133")
def test_how_many_victories_win_is_a_number_of_the_table() -> None:
    assert exchange(race(contest_victories=1), 2, 1, 0).contest is None
    assert exchange(exchange(race(contest_victories=4), 4, 1, 0), 2, 1, 0).contest is not None


@pytest.mark.rule("FAE-X27")
def test_a_race_of_three_exchanges() -> None:
    racers = (pc("Ama", 1, Quick=1), pc("Dan", 2, Quick=1), pc("Cleo", 3, Quick=1))
    state = exchange(race(*racers), 4, 3, 1)
    assert victories(state) == (1, 0, 0)
    state = do(exchange(state, 3, 3, 0), GM, m.Twist("A Cart in the Way"))
    assert victories(state) == (1, 0, 0)
    for one in ("c1", "c2", "c3"):
        state = do(state, player(state, one), m.Compete(one, ("Quick",), "I run"))
    state = thrown(thrown(thrown(state, "c1", 5), "c2", 2), "c3", 2)
    while state.roll is not None:
        at = roll(state).asked
        events, state = happens(state, player(state, f"c{at + 1}"), m.LetStand(at))
    scored = next(event for event in events if isinstance(event, m.ExchangeScored))
    ended = next(event for event in events if isinstance(event, m.ContestEnded))
    assert (scored.who, scored.victories, ended.winner) == ("c1", 2, "c1") and state.contest is None


@pytest.mark.rule("FAE-Q18")
def test_by_switch_a_rivals_own_aspect_is_paid_to_the_rival_in_a_contest_too() -> None:
    for switch, owed in (("on", [("c1", 1)]), ("off", [])):
        state = race(*RUNNERS[:2], hostile_anywhere=switch)
        state = do(do(state, 1, m.Compete("c1", ("Quick",), "")), 2, m.Compete("c2", ("Quick",), ""))
        state = thrown(thrown(state, "c1", 3), "c2", 1)
        state = do(state, 2, invoke(text(state, "Ama in Trouble").id, who="c2"))
        assert [(payment.to, payment.amount) for payment in state.owed] == owed


@pytest.mark.rule("FAE-Q25")
def test_by_switch_an_advantage_is_tried_once_before_the_exchange() -> None:
    refused(race(), 1, create("create"), "FAE-Q25")
    state = race(contest_advantage="on")
    made = settled(state, create("create", approach="Quick"), 3, 2)
    refused(made, 1, create("create"), "FAE-Q25")
    refused(do(state, 1, create("create", approach="Quick")), 2, m.Compete("c2", ("Quick",), ""), "FAE-023")
    do(made, 1, m.Compete("c1", ("Quick",), ""))
    failed = do(settled(state, create("create", approach="Quick"), 1, 2), GM, m.SettleFailure("none", ""))
    refused(failed, 1, m.Compete("c1", ("Quick",), ""), "FAE-Q25")
    failed = do(do(failed, 2, m.Compete("c2", ("Quick",), "")), 3, m.Compete("c3", ("Quick",), ""))
    assert [side.who for side in roll(failed).sides] == ["c2", "c3"]
    failed = stand(thrown(thrown(failed, "c2", 2), "c3", 1))
    assert victories(failed) == (0, 1, 0)
    do(failed, 1, m.Compete("c1", ("Quick",), ""))
    refused(race(*RUNNERS[:2], contest_advantage="on"), 3, create("create", who="c3"), "FAE-043")


@pytest.mark.rule("FAE-129", "FAE-038")
def test_its_rolls_are_overcomes_also_for_stunts() -> None:
    state = race(
        *[
            pc(name, seat, stunts=[bonus("Quick", "defend"), bonus("Quick", "overcome")])
            for name, seat in (("Ama", 1), ("Dan", 2))
        ]
    )
    state = do(do(state, 1, m.Compete("c1", ("Quick",), "")), 2, m.Compete("c2", ("Quick",), ""))
    for seat, who in ((1, "c1"), (2, "c2")):
        refused(state, seat, m.ClaimStunt(who, 0), "FAE-038")
        state = do(state, seat, m.ClaimStunt(who, 1))


@pytest.mark.rule("FAE-128")
def test_the_game_master_may_end_it() -> None:
    refused(race(), 1, m.EndContest(), "FAE-128")
    refused(given(*RUNNERS), GM, m.EndContest(), "FAE-128")
    assert do(race(), GM, m.EndContest()).contest is None
    assert opposed(given(*RUNNERS), overcome(), 1).roll is not None


@pytest.mark.rule("FAE-106", "FAE-Q18")
def test_rivals_of_one_side_are_foes_in_their_contest_by_switch() -> None:
    """What turns a rival's own aspect against her is hers; one's own aspect, or that of a friend who does not compete,
    is not."""
    state = race(pc("Ama", 1, Quick=0), pc("Dan", 2, Quick=0), hostile_anywhere="on")
    for one in ("c1", "c2"):
        state = do(state, player(state, one), m.Compete(one, ("Quick",), "I run"))
    state = thrown(thrown(state, "c1", 0), "c2", 1)
    rival = next(a.id for a in state.aspects if a.text == "Dan in Trouble")
    own = next(a.id for a in state.aspects if a.text == "Ama in Trouble")
    paid = do(state, 1, m.Invoke("c1", "paid", "bonus", rival, "He trips over it"))
    assert [(payment.to, payment.amount) for payment in paid.owed] == [("c2", 1)]
    assert do(state, 1, m.Invoke("c1", "paid", "bonus", own, "It drives me")).owed == ()


def start(state: State, *totals: int) -> State:
    """An exchange whose dice are down: nobody has invoked or passed yet."""
    who = [f"c{number}" for number in range(1, len(totals) + 1)]
    for one in who:
        state = do(state, player(state, one), m.Compete(one, ("Quick",), "I run"))
    for one, wanted in zip(who, totals, strict=True):
        state = thrown(state, one, wanted)
    return state


@pytest.mark.rule("FAE-111", "FAE-Q43")
def test_an_invocation_makes_a_rivals_roll_harder() -> None:
    state = start(race(aspects=["Wet Leaves"]), 1, 2, 0)
    leaves = text(state, "Wet Leaves").id
    assert roll(state).asked == 2
    raised = m.Invoke("c3", "paid", "raise", leaves, "You slip", "c2")
    refused(state, 3, m.Invoke("c3", "paid", "raise", leaves, "You slip"), "FAE-111")
    refused(state, 3, m.Invoke("c3", "paid", "raise", leaves, "You slip", "c3"), "FAE-111")
    refused(state, 3, m.Invoke("c3", "paid", "bonus", leaves, "You slip", "c2"), "FAE-111")
    events, state = happens(state, 3, raised)
    assert GAME.tell(state, events, 3)[-1].text.startswith(
        "Cleo invokes “Wet Leaves” for a fate point: Dan needs 2 more."
    )
    assert [total(side) for side in roll(state).sides] == [1, 0, 0]
    assert victories(stand(state)) == (1, 0, 0)


@pytest.mark.rule("FAE-102", "FAE-111")
def test_a_raise_against_a_rival_is_an_invocation_like_any_other() -> None:
    state = do(
        start(race(aspects=["Wet Leaves"]), 1, 1, 0), 3, m.Invoke("c3", "paid", "raise", "a13", "You slip", "c2")
    )
    state = passes(passes(state))
    assert roll(state).asked == 2
    refused(state, 3, m.Invoke("c3", "paid", "raise", "a13", "Again", "c1"), "FAE-102")


@pytest.mark.rule("FAE-111", "FAE-Q43")
def test_who_does_not_compete_may_make_a_rivals_roll_harder_for_an_ally() -> None:
    state = do(
        given(RUNNERS[0], mook("Rat"), RUNNERS[1], aspects=["Wet Leaves"]), GM, m.StartContest("The race", ("c1", "c2"))
    )
    state = do(do(state, 1, m.Compete("c1", ("Quick",), "")), GM, m.Compete("c2", (), ""))
    state = thrown(thrown(state, "c1", 1), "c2", 2)
    refused(state, 2, m.Invoke("c3", "paid", "raise", text(state, "Wet Leaves").id, "It slips", "c1"), "FAE-111")
    state = do(state, 2, m.Invoke("c3", "paid", "raise", text(state, "Wet Leaves").id, "It slips", "c2"))
    assert victories(stand(state)) == (1, 0)


@pytest.mark.rule("FAE-128", "FAE-180")
def test_who_does_not_compete_acts_as_ever() -> None:
    people = (RUNNERS[0], mook("Rat", boxes=1), pc("Dan", 2, Clever=1), mook("Thug", boxes=1))
    state = do(given(*people), GM, m.StartContest("The race", ("c1", "c2")))
    made = settled(state, create("create", who="c3"), 3, 2)
    assert texts(made, "", "situation") == ["High Ground"] and made.contest == state.contest
    failed = do(settled(state, create("create", who="c3"), 1, 2), GM, m.SettleFailure("none", ""))
    assert failed.contest == state.contest
    assert settled(state, overcome("c3"), 3, 2).roll is None
    hit = settled(state, attack("c3", "c4"), 3, 2)
    assert roll(hit).damage == 1
    assert offered(do(hit, GM, m.Absorb("1", ())), 1, "compete")
    refused(state, 1, attack("c1", "c4"), "FAE-128")
    refused(state, 1, overcome("c1"), "FAE-129")
    refused(state, 1, create("create", who="c1"), "FAE-Q25")


@pytest.mark.rule("FAE-131")
def test_the_winner_of_an_exchange_may_say_how_it_happened() -> None:
    state = exchange(race(), 3, 2, 1)
    refused(state, 2, m.TellVictory("c1", "I let them"), "FAE-131")
    refused(state, 2, m.TellVictory("c2", "I win"), "FAE-131")
    refused(state, 1, m.TellVictory("c1", " "), "FAE-131")
    assert all(not offer.owed for offer in offered(state, 1, "tell_victory"))
    events, told = happens(state, 1, m.TellVictory("c1", "Over the rooftops"))
    assert GAME.tell(told, events, 2)[0].text == "How Ama wins the exchange: Over the rooftops."
    refused(told, 1, m.TellVictory("c1", "And again"), "FAE-131")
    refused(do(state, 2, m.Compete("c2", ("Quick",), "")), 1, m.TellVictory("c1", "Late"), "FAE-131")


@pytest.mark.rule("FAE-131", "FAE-133")
def test_the_last_victory_is_told_too_and_a_tie_is_nobodys() -> None:
    won = exchange(race(contest_victories=1), 3, 2, 1)
    assert won.contest is None
    do(won, 1, m.TellVictory("c1", "By a nose"))
    refused(do(won, GM, m.CloseScene()), 1, m.TellVictory("c1", "Late"), "FAE-131")
    refused(exchange(race(), 2, 2, 1), 1, m.TellVictory("c1", "Me"), "FAE-131")
