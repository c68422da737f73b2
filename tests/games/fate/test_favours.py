"""What the game master may allow against the rules of characters and milestones: numbers and moments, never shapes."""

from typing import Any

import msgspec
import pytest

from games.fate.given import GM, bend, do, find, given, pc, refused, texts
from games.fate.test_creation import ROLL, draft
from games.fate.test_milestones import NEW, reached
from parlour.games.fate import moves as m
from parlour.games.fate.model import Milestone, Reward, State
from parlour.games.fate.rules.ask import refresh
from parlour.roleplay.moves import Allow, Plead


def allowed(state: State, command: Any, seat: int = 1) -> State:
    """Refused, pleaded for, allowed."""
    refused(state, seat, command)
    state = do(state, seat, Plead("Just this once?", msgspec.json.encode(command).decode()))
    return do(state, GM, Allow(state.desk.counted, "Since you ask so nicely."))


def never(state: State, command: Any, seat: int = 1) -> None:
    refused(state, seat, command)
    refused(state, seat, Plead("Just this once?", msgspec.json.encode(command).decode()))


def test_a_second_draft() -> None:
    state = allowed(given(draft(), scene=None), m.NewCharacter("pc", "Another"))
    assert [c.name for c in state.characters] == ["Nettie", "Another"]
    state = allowed(do(given(), 1, m.TakeReady("ama")), m.TakeReady("ama"), 2)
    assert [c.name for c in state.characters] == ["Ama Wright", "Ama Wright"]


@pytest.mark.rule("FAE-036", "FAE-Q38")
def test_more_stunts_than_the_rules_give() -> None:
    state = allowed(given(pc("Ama", stunts=[bend()] * 3, bench=NEW), late_stunts="free"), m.TakeStunt("c1"))
    assert (len(find(state, "Ama").stunts), refresh(find(state, "Ama"))) == (4, 2)
    state = allowed(given(draft(stunts=[bend()] * 5), scene=None), m.WriteBend("c1", "have a Way", "do it", "any"))
    assert len(find(state, "c1").stunts) == 6
    state = allowed(state, m.Submit("c1"))
    assert find(state, "c1").status == "submitted"


@pytest.mark.rule("FAE-041")
def test_a_bend_used_twice_in_a_session() -> None:
    state = do(given(pc("Ama", stunts=[bend()])), 1, m.UseStunt("c1", 0, "once"))
    allowed(state, m.UseStunt("c1", 0, "twice"))
    allowed(given(pc("Ama", stunts=[bend()]), sitting=False), m.UseStunt("c1", 0, "at night"))
    allowed(given(pc("Ama", stunts=[bend()], bench=NEW), roll=ROLL), m.TakeStunt("c1"))


@pytest.mark.rule("FAE-Q35", "FAE-144")
def test_the_moment_does_not_matter() -> None:
    state = allowed(given(pc("Nettie", mild="Bruised"), roll=ROLL), m.WriteBlank("c1", "Now or Never"))
    assert "Now or Never" in texts(state, "c1")
    state = allowed(given(pc("Nettie", mild="Bruised")), m.Recover("c1", "A potion."))
    assert state.deals


@pytest.mark.rule("FAE-146", "FAE-155", "FAE-Q33")
def test_a_milestone_beyond_its_limits() -> None:
    state = allowed(reached(moderate=("Broken Rib", 2)), m.ClearAt("c1", "moderate", "A miracle."))
    state = do(do(state, 1, m.PickNothing("c1")), 1, m.Confirm("c1"))
    assert not find(state, "c1").consequences
    state = allowed(reached("significant", Clever=8), m.RaiseApproach("c1", "Clever"))
    state = allowed(do(state, 1, m.PickNothing("c1")), m.Confirm("c1"))
    assert find(state, "c1").ratings[1] == 9
    state = do(reached(stunts=[bend()] * 5, bench=NEW), 1, m.PickAdd("c1"))
    assert refresh(find(allowed(state, m.Confirm("c1")), "c1")) == 0
    allowed(
        reached("major", stunts=[bend()] * 2, bench=NEW, options={"major_stunt_from": "three"}),
        m.TakeStuntInstead("c1"),
    )
    allowed(reached(options={"roll": ROLL}), m.PickNothing("c1"))


def test_shapes_stay() -> None:
    never(given(draft(ratings=()), scene=None), m.Submit("c1"))
    never(given(draft(), scene=None), m.RankApproaches("c1", ("Careful",) * 6))
    never(given(pc("Nettie"), pc("Dario", 2)), m.WriteBlank("c2", "Not Mine"))
    never(given(pc("Nettie", general="a; b; c")), m.WriteBlank("c1", "A Fourth"))
    never(reached(), m.PickRewrite("c1", "a2", "New"))
    gone = Milestone("minor", 2, (Reward("c1", effect="replace", a="5", stunt=NEW),))
    never(given(pc("Nettie"), scene=None, session=2, milestone=gone), m.Confirm("c1"))
    never(given(), m.ImportCharacter("{}"))
    never(given(), m.MakeMook("open", "Mine", "Mine", 0, "all", ""))
