"""Every refusal of an action or of harm teaches: a known reason, a rule of the rulebook, what is wrong and what would
be right."""

import random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from games.fugue.given_actions import (
    HEAVY,
    SCOTT,
    SCOTTY,
    TREY,
    TROY,
    URSULA,
    NoChance,
    State,
    change,
    contest,
    do,
    flip,
    given,
    hurt,
    offered,
    refused,
    ruled,
    said,
    told,
)
from games.fugue.reached import away, closed, happened
from parlour.core.game import RuleViolation
from parlour.core.offers import Choose, Pick
from parlour.games.fugue import moves as m
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.rules import action, harm
from parlour.games.fugue.rules import play as rules

RULES = {rule.id for rule in RULEBOOK}
REASONS = {
    "not-dealer",
    "not-yours",
    "no-ability",
    "wounded",
    "needs-ability",
    "bad-difficulty",
    "bad-unit",
    "locked",
    "no-reason",
    "dead",
    "bad-target",
    "no-card",
    "bad-value",
    "not-now",
}
"""Catalogue 3.10, with `bad-value` for a field that does not fit and `not-now` for the wrong moment."""


def again(state: State) -> State:
    """Scotty's own Signifier came up for a task that failed; with what it brought it is tried again."""
    state = told(flip(ruled(state), "The Empress"))
    which, new = state.flashbacks[0].id, f"b{state.made + 1}"
    events = [
        m.MemoryTold(which, URSULA, "A track.", (), ""),
        m.AbilityNamed(which, URSULA, "Run", ()),
        m.FlashbackKept(which, ((SCOTTY, new),), (SCOTTY,)),
        m.UsedNow(which, SCOTTY, new, ""),
    ]
    return happened(state, [*events, m.TriedAgain(state.tasks[0].id, new)])


def tables() -> dict[str, State]:
    free = change(hurt(given("Juggle: right hand", "Sing", heavy=("Punch",)), "right hand"), TREY, down="dead")
    down = change(free, HEAVY, down="knocked")
    return {
        "nothing open": closed(free),
        "not sitting": away(free),
        "free": free,
        "declared": said(free, ability="b2"),
        "ruled": ruled(free),
        "going": flip(ruled(free, 8, "b2", "minutes"), "Two of Cups"),
        "telling": flip(ruled(free), "The Tower"),
        "locked": told(flip(ruled(free), "The Tower")),
        "locked for good": told(flip(ruled(given()), "The Tower")),
        "remembering": told(flip(ruled(free), "The Sun")),
        "again": again(free),
        "bleeding": do(hurt(free, "head", bleeding=True), URSULA, m.BleedOut(SCOTTY, False)),
        "lost": hurt(free, "right hand", permanent=True),
        "helpless": do(down, SCOTT, m.FinishOff(SCOTTY, HEAVY)),
        "fighting": contest(down, stage="turn"),
        "between hands": contest(down),
    }


TABLES = tables()
KINDS = [move.command for one in (action, harm) for move in one.MOVES]


def some(kind: Any, pieces: list[str], rnd: random.Random) -> Any:
    if get_origin(kind) is Literal:
        return rnd.choice((*get_args(kind), "days"))
    if get_origin(kind) is tuple:
        return tuple([rnd.choice(pieces) for _ in range(rnd.randrange(3))])
    if kind is bool:
        return rnd.random() < 0.5
    if kind is int:
        return rnd.choice((-1, 0, 1, 2, 8, 12, 13, 24, 25, 26, 99))
    return rnd.choice(pieces) if rnd.random() < 0.8 else rnd.choice(("", " ", "so", "x" * 5000))


@pytest.mark.parametrize("where", TABLES)
@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_whatever_is_sent_a_refusal_teaches(kind: Any, where: str) -> None:
    state, rnd = TABLES[where], random.Random(f"{kind.__name__} {where}")
    pieces = (
        [c.id for c in state.characters]
        + [t.id for t in state.tasks]
        + [w.id for c in state.characters for w in c.wounds]
    )
    pieces += ["b1", "b2", "b3", "head", "right hand", "c9", "t9"]
    hints = get_type_hints(kind)
    for _ in range(40):
        seat = rnd.choice((URSULA, URSULA, SCOTT, TROY))
        command = kind(**{field: some(hints[field], pieces, rnd) for field in kind.__struct_fields__})
        try:
            rules.play(state, seat, command, NoChance())
        except RuleViolation as found:
            assert found.rule in RULES and found.reason in REASONS and found.why and found.cure, found
        except AssertionError:
            assert kind is m.Flip, "only a flip may draw"


@pytest.mark.rule("FUG-007")
def test_what_the_dealer_alone_may_send_is_refused_to_everybody_else() -> None:
    state = said(hurt(given("Juggle: right hand"), "right hand"))
    number = state.declared[0].id
    for command in (
        m.RuleBasic(number),
        m.GrantSuccess(number),
        m.RuleSkilled(number, "", "", 8),
        m.SetTask(SCOTTY, "", "", 8, "Run"),
        m.Flip(),
        m.DropTask(),
        m.GrantAgain(True),
        m.Hurt(False, False, SCOTTY, "head", "Ow"),
        m.Tend(SCOTTY, "w21"),
        m.Rest(True, 8, (SCOTTY,)),
        m.RestoreAbility(SCOTTY, "b1", "Why"),
        m.TagAbility(SCOTTY, "b1", ()),
        m.Rouse(HEAVY),
        m.BleedOut(HEAVY, False),
        m.AnswerFinish(SCOTTY, True),
    ):
        assert refused(state, SCOTT, command)[0] == "not-dealer", command
        tag = type(command).__struct_config__.tag
        assert not offered(state, SCOTT, str(tag)), command


@pytest.mark.parametrize(
    "where", ["free", "declared", "ruled", "going", "telling", "locked", "remembering", "bleeding", "helpless"]
)
def test_who_is_asked_has_something_to_do(where: str) -> None:
    state = TABLES[where]
    for seat in rules.awaited(state):
        assert any(offer.owed for offer in rules.offers(state, seat)), (where, seat)


DEALERS = (
    "rule_basic",
    "grant_success",
    "rule_skilled",
    "set_task",
    "flip",
    "drop_task",
    "grant_again",
    "hurt",
    "tend",
    "rest",
    "restore_ability",
    "tag_ability",
    "rouse",
    "bleed_out",
    "answer_finish",
)


@pytest.mark.rule("FUG-007")
@pytest.mark.parametrize("where", TABLES)
def test_nobody_but_the_dealer_is_offered_what_is_hers(where: str) -> None:
    for seat in (SCOTT, TROY, 3):
        assert not [offer for offer in rules.offers(TABLES[where], seat) if offer.command in DEALERS]


@pytest.mark.parametrize("where", TABLES)
def test_nothing_is_offered_while_nobody_plays(where: str) -> None:
    state = TABLES[where]
    tags = {kind.__struct_config__.tag for kind in KINDS}
    for still in (closed(state), away(state)):
        for seat in range(4):
            assert not [offer for offer in rules.offers(still, seat) if offer.command in tags]


@pytest.mark.parametrize("where", TABLES)
def test_no_offer_asks_for_a_choice_among_nothing(where: str) -> None:
    tags = {kind.__struct_config__.tag for kind in KINDS}
    for seat in range(4):
        for offer in rules.offers(TABLES[where], seat):
            if offer.command in tags:
                assert all(ask.of for ask in offer.asks if isinstance(ask, Pick | Choose)), offer


def test_words_and_hours_have_a_bound() -> None:
    state = hurt(given("Juggle: right hand"), "right hand", permanent=True)
    long = "x" * 301
    for command in (
        m.RestoreAbility(SCOTTY, "b1", long),
        m.Hurt(False, False, SCOTTY, "head", long),
        m.Rest(True, 1001, (SCOTTY,)),
    ):
        assert refused(state, URSULA, command)[0] == "bad-value", command
    assert do(state, URSULA, m.Rest(True, 1000, (SCOTTY,)))
    assert do(state, URSULA, m.RestoreAbility(SCOTTY, "b1", long[:300]))


def test_what_may_be_done_at_any_time_is_owed_by_nobody() -> None:
    tags = {kind.__struct_config__.tag for kind in KINDS}
    for where in ("free", "locked", "lost", "between hands", "telling"):
        for seat in range(4):
            owed = [
                offer.command for offer in rules.offers(TABLES[where], seat) if offer.command in tags and offer.owed
            ]
            assert owed == (["narrate"] if (where, seat) == ("telling", SCOTT) else [])


def test_while_nobody_sits_at_the_table_everything_waits_for_the_next_sitting() -> None:
    state = hurt(given("Juggle: right hand"), "right hand", permanent=True)
    state = away(change(state, HEAVY, down="knocked"))
    for seat, command in (
        (URSULA, m.SetTask(SCOTTY, "", "", 8, "Run")),
        (URSULA, m.Hurt(False, False, SCOTTY, "head", "Ow")),
        (URSULA, m.Tend(SCOTTY, state.characters[0].wounds[0].id)),
        (URSULA, m.Rest(True, 8, (SCOTTY,))),
        (URSULA, m.Rouse(HEAVY)),
        (URSULA, m.RestoreAbility(SCOTTY, "b1", "Why")),
        (URSULA, m.AnswerFinish(SCOTTY, True)),
        (SCOTT, m.FinishOff(SCOTTY, HEAVY)),
        (SCOTT, m.Declare(SCOTTY, "Run")),
        (SCOTT, m.GoOn()),
        (SCOTT, m.Narrate(1, "So")),
    ):
        with pytest.raises(RuleViolation) as found:
            rules.play(state, seat, command, NoChance())
        assert (found.value.reason, found.value.why) == ("not-now", "The sitting is over."), command


def why(state: State, seat: int, command: Any) -> str:
    with pytest.raises(RuleViolation) as found:
        rules.play(state, seat, command, NoChance())
    return found.value.why


def test_the_words_say_which_of_two_things_is_wrong() -> None:
    state = hurt(hurt(given(), "head"), "torso", bleeding=True)
    first, second = state.characters[0].wounds
    state = do(state, URSULA, m.Tend(SCOTTY, first.id))
    assert why(state, URSULA, m.Tend(SCOTTY, first.id)) == "That wound is already tended."
    assert why(state, URSULA, m.Tend(SCOTTY, "w99")) == "Scotty has no such wound."
    assert why(state, URSULA, m.BleedOut(SCOTTY, True)) == "A persona's death has to be said twice."
    state = do(state, URSULA, m.BleedOut(SCOTTY, False))
    assert why(state, URSULA, m.BleedOut(SCOTTY, False)) == "You've said it once." and second.bleeding
    assert why(ruled(given()), URSULA, m.Rest(True, 8, (SCOTTY,))) == "A skilled action is under way."


def test_the_words_of_a_refused_action_name_what_stands_in_its_way() -> None:
    state = said(said(ruled(given()), TREY, "Run"), TREY, "Hide")
    assert why(state, URSULA, m.RuleSkilled(state.declared[0].id, "", "", 8)) == "A skilled action is under way."
    assert why(state, URSULA, m.SetTask(TREY, "", "", 8, "Run")) == "A skilled action is under way."
    assert (
        why(given(), URSULA, m.DropTask())
        == why(given(), URSULA, m.Flip())
        == why(given(), SCOTT, m.GoOn())
        == "Nobody is trying anything that takes a card."
    )
    assert why(said(given()), URSULA, m.RuleSkilled(21, "", "", 1)) == "A difficulty is from 2 to 12, not 1."
    assert (
        why(said(given()), URSULA, m.RuleSkilled(21, "", "hours", 2))
        == "Where time matters, a difficulty is from 3 to 12, not 2."
    )
    mixed = change(do(said(given()), URSULA, m.Declare(HEAVY, "Run")), HEAVY, here=False)
    assert why(mixed, URSULA, m.RuleBasic(mixed.declared[1].id)) == "Heavy isn't in the story now."
    long = m.Declare(TREY, "x" * 301)
    assert why(said(given()), TROY, long) == "That's too long: at most 300 characters."
    telling = flip(ruled(given()), "Nine of Cups")
    assert why(telling, TROY, m.Narrate(1, "So")) == "Scott tells this card."
    assert why(telling, URSULA, m.Narrate(1, "x" * 601)) == "That's too long: at most 600 characters."
