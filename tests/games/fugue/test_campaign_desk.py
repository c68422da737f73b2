"""The Dealer's desk: what she may set, with a receipt; what a plea may bring; and house rules."""

import msgspec
import pytest
from msgspec.structs import replace

from games.fugue.given_campaign import (
    SCOTT,
    SIMON,
    TROY,
    URSULA,
    creating,
    do,
    happens,
    next_chapter,
    playing,
    refused,
    table,
)
from games.fugue.reached import alter, change
from games.reaching import besides
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, Count, State, Wound
from parlour.games.fugue.rules.desk import DESK
from parlour.games.fugue.rules.overrule import fields_of, meant, targets, value_of, wanted
from parlour.roleplay import moves as d
from parlour.roleplay.moves import ValueSet


def hurt() -> State:
    """Scotty has an ability and a wound."""
    state = change(playing(), "c1", abilities=(Ability("b9", "Cleaver", flashback="f8"),))
    return change(state, "c1", wounds=(Wound("w9", "left arm", "A cut"),))


SET = [
    ("c1", "name", " Scotty ", "", "Scotty"),
    ("c1", "name", "", "", ""),
    ("c1", "looks", "Bald", "Tall, a scar on the chin", "Bald"),
    ("c1", "detail", "A tooth", "A limp handshake", "A tooth"),
    ("c1", "signifier", "major-16", "major-03", "major-16"),
    ("c1", "down", "knocked", "", "knocked"),
    ("c1", "down", "2", "", "dead"),
    ("c1", "ability b9", "Saw", "Cleaver", "Saw"),
    ("c1", "lost b9", "1", "no", "yes"),
    ("c1", "wound w9", "A scratch", "A cut", "A scratch"),
    ("c1", "tended w9", "yes", "no", "yes"),
    ("c1", "healed w9", "yes", "no", "yes"),
    ("@1", "own", "2", "0", "2"),
    ("@3", "gift", "1", "0", "1"),
]


@pytest.mark.rule("FUG-007")
@pytest.mark.parametrize(("what", "field", "value", "before", "after"), SET)
def test_the_dealer_sets_what_stands_on_a_sheet_and_takes_it_back(
    what: str, field: str, value: str, before: str, after: str
) -> None:
    events, state = happens(hurt(), URSULA, d.Overrule(what, field, value, "A slip"))
    assert events == (d.Overruled(1, URSULA, what, field, before, after, "A slip"), ValueSet(what, field, after))
    assert value_of(state, what, field) == after
    after, before_it = do(state, (URSULA, d.Reverse(1, "No slip"))), hurt()
    assert besides(after, "desk") == besides(before_it, "desk")
    assert after.desk == replace(state.desk, receipts=(replace(state.desk.receipts[0], reversed=True),))


def test_what_is_gone_from_a_sheet_is_not_set_back() -> None:
    _, state = happens(hurt(), URSULA, d.Overrule("c1", "ability b9", "Saw", "A slip"))
    gone = do(state, (URSULA, m.CorrectMemory("f8", "By mistake")))
    assert refused(gone, URSULA, d.Reverse(1, "No slip")) == ("piece-gone", "FUG-007")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("looks", " "),
        ("signifier", "cups-02"),
        ("down", "asleep"),
        ("lost b9", "maybe"),
        ("own", "3"),
        ("gift", "2"),
        ("own", "-1"),
    ],
)
def test_a_value_that_cannot_be_meant_is_refused_with_what_could(field: str, value: str) -> None:
    what = "@1" if field in ("own", "gift") else "c1"
    assert refused(hurt(), URSULA, d.Overrule(what, field, value, "so")) == ("bad-value", "FUG-007")
    assert meant(field, value) is None and wanted(field)


def test_what_can_be_set_are_sheets_and_what_seats_have_used_up() -> None:
    state = do(hurt(), (URSULA, m.Invent("Heavy", "", "Brawling", "")))
    assert targets(state) == ("c1", "c2", "c3", "c4", "c10", "@0", "@1", "@2", "@3")
    assert fields_of(state, "c10") == ("name", "looks", "down", "ability b11", "lost b11")
    early = do(creating(table()), (SCOTT, m.DescribePersona("Tall", "", "")))
    assert targets(early) == ("@0", "@1", "@2", "@3"), "nobody is made yet"


def plea(command: msgspec.Struct) -> d.Plead:
    return d.Plead("Please", msgspec.json.encode(command).decode())


@pytest.mark.rule("FUG-007")
def test_what_was_refused_is_done_when_the_dealer_allows_it() -> None:
    state = do(creating(table()), (SCOTT, m.DescribePersona("Tall", "", "")), (TROY, m.AddDetail("c1", "A scar")))
    again = m.DescribePersona("Short", "", "")
    assert refused(state, SCOTT, again) == ("not-now", "FUG-036")
    state = do(state, (SCOTT, plea(again)), (URSULA, d.Allow(1, "Why not")))
    assert (state.characters[0].looks, state.characters[0].offered, state.lax) == ("Short", "A scar", False)


@pytest.mark.parametrize(
    "command", [m.BringContent("{}"), m.Invent("Heavy", "", "Running\n" * 20, ""), m.CloseChapter()]
)
def test_no_plea_brings_what_only_the_dealer_does(command: msgspec.Struct) -> None:
    assert refused(playing(), SCOTT, plea(command)) == ("cannot-be-done", "FUG-007")


def test_pleas_go_to_whoever_deals_now() -> None:
    state = next_chapter(do(playing(), (TROY, d.Plead("A rope would be nice"))), SCOTT)
    assert refused(state, URSULA, d.Deny(1))[0] == "no-such-plea"
    assert do(state, (SCOTT, d.Deny(1))).desk.pleas == ()


def test_private_notes_stay_with_who_wrote_them() -> None:
    state = do(playing(), (URSULA, d.WriteNote(0, "Mine", "")), (SIMON, d.WriteNote(0, "His", "")))
    after = next_chapter(state, SCOTT)
    assert after.desk.notes == state.desk.notes


@pytest.mark.rule("FUG-A49")
def test_a_house_rule_is_changed_in_the_open() -> None:
    events, state = happens(playing(), URSULA, d.ChangeRule("limit_per", "meeting"))
    assert (
        events == (d.RuleChanged(URSULA, "limit_per", "chapter", "meeting"),) and state.options.limit_per == "meeting"
    )
    assert do(alter(state, counts=(Count(2, 1),) * 4), (URSULA, d.EndSession())).counts == (Count(),) * 4


def test_the_table_is_closed_between_sittings() -> None:
    assert refused(playing(), URSULA, d.CloseTable()) == ("session-on", "FUG-125")
    assert do(playing(), (URSULA, d.EndSession()), (URSULA, d.CloseTable())).desk.closed
    assert d.HandOver not in DESK.acts, "the dealing is passed on with both people's word"
