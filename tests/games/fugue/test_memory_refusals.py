"""Why a flashback command is refused: each with a reason the catalogue knows (3.10), a rule of the rulebook, and a
cure."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import parlour.games.fugue
from games.fugue.given_campaign import creating, table
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
    State,
    back,
    change,
    crowbar,
    do,
    gift,
    given,
    kept,
    name,
    own,
    refused,
    story,
    tell,
)
from games.fugue.reached import away, closed
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.play import PLAYING

BOOK = tomllib.loads((Path(parlour.games.fugue.__file__).parent / "rulebook.toml").read_text("utf-8"))
IDS = {entry["id"] for entries in BOOK.values() for entry in entries}
CATALOGUE = {
    "story-over",
    "not-dealer",
    "not-yours",
    "no-trigger",
    "one-ability",
    "memory-first",
    "no-reason",
    "limit-own",
    "limit-gift",
    "dealer-controlled",
    "dead",
    "bad-target",
}
OURS = {"not-now", "bad-value", "not-seated", "closed"}
"""What the catalogue leaves without a name: too early or too late, a field that cannot be read, no seat at all."""

COMMANDS: list[Any] = [
    m.OwnFlashback(SCOTTY, "the hoods", "A gang."),
    m.OwnFlashback(SCOTTY, "", ""),
    m.OwnFlashback("c99", "x", "y"),
    m.OwnFlashback(SCOTTY, "x", "y", ("c99",)),
    m.OwnFlashback(SCOTTY, "x" * 301, "y"),
    m.OwnFlashback(SCOTTY, "x", "y", (), "f99"),
    m.GiftFlashback(TREY, "the bottle", "Rain."),
    m.GiftFlashback(TREY, "", "Rain."),
    m.GiftFlashback(ROSE, "x", "y"),
    m.GiftFlashback(TREY, "x", "y", (SHIMON,)),
    m.StoryFlashback(TREY, "his words", "A road."),
    m.StoryFlashback(HEAVY, "x", "y"),
    m.TellMemory("f21", "More."),
    m.TellMemory("f21", ""),
    m.TellMemory("f99", "More."),
    m.Reword("f21", "x", "y"),
    m.Reword("f21", "", ""),
    m.NameAbility("f21", "Talk"),
    m.NameAbility("f21", ""),
    m.NameAbility("f21", "a; b"),
    m.NameAbility("f21", "Talk", ("tail",)),
    m.NameAbility("f99", "Talk"),
    m.LeaveNaming("f21"),
    m.LeaveNaming("f99"),
    m.AcceptAbility("f21"),
    m.AcceptAbility("f99"),
    m.VetoAbility("f21", "No"),
    m.VetoAbility("f21", ""),
    m.VetoAbility("f99", "No"),
    m.SendBack("f21", "FUG-064", "No"),
    m.SendBack("f21", "FUG-064", ""),
    m.SendBack("f21", "taste", "No"),
    m.SendBack("f99", "FUG-064", "No"),
    m.Withdraw("f21"),
    m.Withdraw("f99"),
    m.Postpone("f21"),
    m.Postpone("f99"),
    m.NoteMemory("f21", "x"),
    m.NoteMemory("f21", "x" * 601),
    m.NoteMemory("f99", "x"),
    m.ShareMemory("f21", (TREY,)),
    m.ShareMemory("f21", ()),
    m.ShareMemory("f99", (TREY,)),
    m.UseNow("f21", SCOTTY, ""),
    m.UseNow("f21", TREY, ""),
    m.UseNow("f21", SCOTTY, "x" * 601),
    m.Intercede("f21", SCOTTY, ""),
    m.Intercede("f99", "c99", ""),
    m.Decline("f21", SCOTTY),
    m.Decline("f21", SHIMON),
    m.AnswerIntercede(SCOTTY, 0),
    m.AnswerIntercede(SCOTTY, 7),
    m.AnswerIntercede("c99", 0),
    m.CorrectMemory("f21", "Twice"),
    m.CorrectMemory("f21", ""),
    m.CorrectMemory("f99", "Twice"),
]


def states() -> dict[str, State]:
    chosen = kept(crowbar(), "Windows")
    return {
        "nothing": given(),
        "begun": own(given(), memory=""),
        "told": own(given()),
        "sent back": back(own(given())),
        "left": do(own(given()), SCOTT, m.LeaveNaming("f21")),
        "named": name(own(given()), "Talk"),
        "kept": kept(own(given()), "Talk"),
        "twice": own(own(given())),
        "gift": gift(given()),
        "gift named": name(gift(given()), "Talk"),
        "gift kept": kept(gift(given()), "Talk"),
        "story": story(given()),
        "due": crowbar(),
        "late": do(crowbar(), URSULA, m.Postpone("f21")),
        "due told": tell(crowbar()),
        "choice": chosen,
        "steps in": do(chosen, SCOTT, m.Intercede("f21", SCOTTY, "")),
        "flipped": do(do(given(), URSULA, m.SetTask(SCOTTY, "", "", 9, "A lock")), URSULA, m.Flip(), "The Sun"),
        "dead": change(kept(own(given()), "Talk"), SCOTTY, down="dead"),
        "parked": change(own(given()), SCOTTY, parked=True),
        "creating": creating(table()),
        "closed chapter": closed(kept(own(given()), "Talk")),
        "over": closed(kept(own(given()), "Talk"), last=True),
        "away": away(own(given())),
    }


@pytest.mark.parametrize("which", list(states()))
def test_every_refusal_has_a_reason_a_rule_and_a_cure(which: str) -> None:
    state = states()[which]
    for command in COMMANDS:
        for seat in (URSULA, SCOTT, TROY, SIMON, 9):
            found = PLAYING.refused(state, seat, command)
            if found is None:
                continue
            assert found.why and found.cure
            assert found.reason in CATALOGUE | OURS, (which, seat, command, found)
            assert found.rule in IDS, (which, seat, command, found)


def telling(which: str) -> tuple[Any, ...]:
    """What the teller of a memory sends."""
    return (
        m.TellMemory(which, "x"),
        m.Reword(which, "x", "y"),
        m.NameAbility(which, "x"),
        m.LeaveNaming(which),
        m.Withdraw(which),
    )


def judging(which: str) -> tuple[Any, ...]:
    """What the Dealer sends about it."""
    return m.AcceptAbility(which), m.VetoAbility(which, "x"), m.SendBack(which, "FUG-064", "x")


@pytest.mark.rule("FUG-062", "FUG-069")
def test_what_is_wrong_first_is_said_first() -> None:
    spent = kept(gift(given()), "Talk")
    assert refused(spent, SIMON, m.GiftFlashback(ROSE, "", "")) == ("limit-gift", "FUG-069")
    assert refused(spent, SIMON, m.GiftFlashback(SHIMON, "", "")) == ("limit-gift", "FUG-069")
    assert refused(spent, SIMON, m.GiftFlashback(SCOTTY, "", "")) == ("limit-gift", "FUG-069")
    assert refused(given(), SIMON, m.GiftFlashback(SCOTTY, "x", "", (SHIMON,))) == ("bad-target", "FUG-070")
    assert refused(given(), SIMON, m.GiftFlashback(SCOTTY, "", "")) == ("no-trigger", "FUG-053")
    assert refused(given(), SCOTT, m.OwnFlashback(HEAVY, "x", "y")) == ("dealer-controlled", "FUG-062")
    assert refused(given(), SCOTT, m.OwnFlashback("c99", "x", "y")) == ("bad-target", "FUG-068")
    assert refused(given(), URSULA, m.StoryFlashback("c99", "x", "y")) == ("bad-target", "FUG-086")
    assert refused(given(), SCOTT, m.OwnFlashback(SCOTTY, "x", "y", (), "f99")) == ("bad-value", "FUG-087")
    assert refused(given(), 9, m.OwnFlashback(SCOTTY, "x", "y")) == ("not-seated", "FUG-008")


@pytest.mark.rule("FUG-052")
def test_who_is_told_what_while_a_memory_is_told() -> None:
    state = states()
    told = state["told"]
    assert {refused(told, SCOTT, command)[0] for command in telling("f99")} == {"bad-target"}
    assert {refused(told, TROY, command)[0] for command in telling("f21")} == {"not-yours"}
    assert {refused(state["creating"], SCOTT, command)[0] for command in telling("f21")} == {"not-now"}
    assert {refused(told, URSULA, command)[0] for command in judging("f99")} == {"bad-target"}
    assert {refused(state["choice"], URSULA, command)[0] for command in judging("f21")} == {"bad-target"}
    assert {refused(state["story"], URSULA, command)[0] for command in judging("f21")} == {"not-now"}
    assert {refused(told, SCOTT, command)[0] for command in judging("f21")} == {"not-dealer"}
    assert refused(state["left"], TROY, m.NameAbility("f21", "Talk")) == ("not-dealer", "FUG-217")
    assert refused(state["told"], SCOTT, m.NameAbility("f21", "Talk", ("tail",))) == ("bad-value", "FUG-050")
    assert refused(state["named"], SCOTT, m.LeaveNaming("f21")) == ("one-ability", "FUG-050")
    assert refused(state["over"], SCOTT, m.TellMemory("f21", "x")) == ("story-over", "FUG-003")
    assert refused(state["over"], SCOTT, m.ShareMemory("f21", (TREY,))) == ("story-over", "FUG-003")
    assert refused(state["away"], SCOTT, m.TellMemory("f21", "x"))[0] == "not-now"


@pytest.mark.rule("FUG-081", "FUG-A45")
def test_who_is_told_what_once_it_is_kept() -> None:
    state = states()
    assert refused(state["choice"], TROY, m.Decline("f21", SCOTTY)) == ("not-yours", "FUG-081")
    assert refused(state["choice"], SCOTT, m.UseNow("f21", SCOTTY, "")) == ("not-now", "FUG-081")
    assert refused(state["choice"], SCOTT, m.Intercede("f21", SCOTTY, "x" * 601)) == ("bad-value", "FUG-081")
    assert refused(state["kept"], SCOTT, m.Decline("f21", SCOTTY)) == ("not-now", "FUG-081")
    assert refused(state["over"], SCOTT, m.Decline("f21", SCOTTY)) == ("story-over", "FUG-003")
    assert refused(state["steps in"], TROY, m.AnswerIntercede(SCOTTY, 0)) == ("not-dealer", "FUG-A45")
    assert refused(state["steps in"], URSULA, m.AnswerIntercede(TREY, 0)) == ("bad-target", "FUG-A45")
    assert refused(state["over"], URSULA, m.AnswerIntercede(SCOTTY, 0)) == ("story-over", "FUG-003")
    cure = "Choose side 1 or 2, or 0 to have it told."
    assert PLAYING.refused(state["steps in"], URSULA, m.AnswerIntercede(SCOTTY, 5)).cure == cure
    assert refused(state["told"], SCOTT, m.ShareMemory("f21", (TREY,))) == ("bad-target", "FUG-061")
    assert refused(state["kept"], SCOTT, m.NoteMemory("f21", "x" * 601)) == ("bad-value", "FUG-058")
    assert refused(state["due"], URSULA, m.CorrectMemory("f21", "x")) == ("not-now", "FUG-035")
    assert refused(state["over"], URSULA, m.Postpone("f21")) == ("story-over", "FUG-003")
