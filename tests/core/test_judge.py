"""One judgement a command: what is offered and what is refused are the same judgement, whatever a command asks for."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest
from msgspec import Struct

from parlour.core.judge import FLAG, YES, Count, Each, Move, One, Sets, Some, Spans, Words, about, waived
from parlour.core.offers import Choose, Number, Pick, Text, fill, fits
from parlour.core.saying import Said, refusal, untold, unused


class Guest(Struct, frozen=True):
    id: str
    name: str
    thirst: int
    here: bool = True


class Party(Struct, frozen=True):
    guests: tuple[Guest, ...]
    open: bool = True
    host: int = 0
    lax: bool = False


PARTY = Party((Guest("g1", "Ann", 3), Guest("g2", "Bob", 1), Guest("g3", "Cleo", 2, here=False)))


class Serve(Struct, frozen=True, tag_field="do", tag="serve"):
    hot: bool
    who: str
    to: str
    cups: int
    words: str
    sugar: str = ""


class Seat(Struct, frozen=True, tag_field="do", tag="seat"):
    who: tuple[str, ...]


class Pair(Struct, frozen=True, tag_field="do", tag="pair"):
    pairs: tuple[tuple[str, str], ...]


class Answer(Struct, frozen=True, tag_field="do", tag="answer"):
    yes: bool


def closed(state: Party) -> bool:
    return not state.open


def not_host(state: Party, seat: int) -> bool:
    return seat != state.host


def guests(state: Party) -> tuple[Guest, ...]:
    return state.guests


def away(it: Guest) -> bool:
    return not it.here


def parched(it: Guest) -> bool:
    return it.thirst > 2


def thirst(to: Guest) -> int:
    return to.thirst


def is_hot(hot: bool) -> bool:
    return hot


def shouted(words: str) -> bool:
    return words.isupper()


SERVE = Move(
    Serve,
    {
        "hot": One(FLAG),
        "who": One(guests, unless=(away, waived(parched))),
        "to": One(guests, unless=(about(away, who="to"),), distinct="who"),
        "cups": Count(1, thirst),
        "sugar": One(("white", "brown"), only=is_hot),
        "words": Words(5, least=0),
    },
    rule="P-1",
    unless=(closed, not_host),
    reading=(shouted,),
)
SEAT = Move(Seat, {"who": Some(guests, unless=(away,), least=1, most=2)})
COUNTED = Move(Seat, {"who": Some(guests, least=0, most=3, worth=lambda it: it.thirst, reach=3, enough=3)})


def lazy(it: Guest, target: Guest) -> bool:
    return it.thirst < target.thirst


PAIR = Move(Pair, {"pairs": Each(guests, to=guests, unless=(away, lazy))})


def served() -> Iterator[Serve]:
    people = ("g1", "g2", "g3", "g9")
    for hot, who, to, cups, sugar in product(FLAG, people, people, range(5), ("", "white", "salt")):
        for words in ("", "tea", "coffee"):
            yield Serve(hot, who, to, cups, words, sugar)


@pytest.mark.parametrize("state", [PARTY, Party(PARTY.guests, lax=True), Party(PARTY.guests, open=False)])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_offered_has_nothing_wrong_and_what_is_not_has(state: Party, seat: int) -> None:
    offers = SERVE.offers(state, seat)
    allowed = 0
    for command in served():
        found = SERVE.wrong(state, seat, command)
        assert fits(offers, command) == (found is None), (command, found)
        allowed += found is None
    assert bool(allowed) == (state.open and seat == 0)


def test_several_are_judged_together() -> None:
    for size in range(4):
        for chosen in permutations(("g1", "g2", "g3"), size):
            for move in (SEAT, COUNTED):
                assert fits(move.offers(PARTY, 0), Seat(chosen)) == (move.wrong(PARTY, 0, Seat(chosen)) is None)
    found = [move.wrong(PARTY, 0, Seat(who)) for move, who in ((SEAT, ("g1", "g1")), (SEAT, ()), (COUNTED, ("g2",)))]
    assert [wrong.key for wrong in found if wrong is not None] == ["twice", "too_few", "too_little"]
    needless = COUNTED.wrong(PARTY, 0, Seat(("g1", "g2")))
    assert needless is not None and needless.key == "needless"


def test_each_goes_to_one_of_its_own() -> None:
    every = [(one, other) for one in ("g1", "g2", "g3") for other in ("g1", "g2", "g3")]
    for size in range(3):
        for chosen in combinations(every, size):
            assert fits(PAIR.offers(PARTY, 0), Pair(chosen)) == (PAIR.wrong(PARTY, 0, Pair(chosen)) is None), chosen


@pytest.mark.parametrize(
    ("command", "field", "key"),
    [
        (Serve(False, "g9", "g2", 1, ""), "who", "unknown"),
        (Serve(False, "g3", "g2", 1, ""), "who", "away"),
        (Serve(False, "g1", "g2", 1, ""), "who", "parched"),
        (Serve(False, "g2", "g2", 1, ""), "to", "same_one"),
        (Serve(False, "g2", "g1", 0, ""), "cups", "too_low"),
        (Serve(False, "g2", "g1", 4, ""), "cups", "too_high"),
        (Serve(False, "g2", "g1", 1, "", "white"), "sugar", "not_asked"),
        (Serve(True, "g2", "g1", 1, "", "salt"), "sugar", "unknown"),
        (Serve(False, "g2", "g1", 1, "coffee"), "words", "too_long"),
        (Serve(False, "g2", "g1", 1, "TEA"), "", "shouted"),
    ],
)
def test_the_first_thing_that_is_wrong_is_named(command: Serve, field: str, key: str) -> None:
    found = SERVE.wrong(PARTY, 0, command)
    assert found is not None and (found.field, found.key) == (field, key)


def test_what_may_be_laid_aside_is_laid_aside() -> None:
    assert SERVE.wrong(Party(PARTY.guests, lax=True), 0, Serve(False, "g1", "g2", 1, "")) is None


SENTENCES = {
    "closed": Said("The party is over.", "Come back tomorrow."),
    "not_host": Said("Only the host serves.", "Ask the host."),
    "unknown": Said("There is nobody called {it}.", "Choose a guest."),
    "sugar.unknown": Said("There is no {it} sugar.", "White or brown."),
    "away": Said("{it} has gone home.", "Choose a guest who is here."),
    "parched": Said(
        lambda known: f"{known['it'].name} wants {known['it'].thirst} cups, not to pour.", "Let them drink."
    ),
    "same_one": Said("{who} can't serve {to}.", "Choose two."),
    "too_low": Said("One cup at least.", ""),
    "too_high": Said("{to} can't drink {cups} cups.", "Fewer.", "P-2"),
    "not_asked": Said("Cold drinks take no sugar.", ""),
    "too_long": Said("Too long.", ""),
    "shouted": Said("Don't shout.", ""),
}


def told(command: Serve) -> tuple[str, str]:
    found = SERVE.wrong(PARTY, 0, command)
    assert found is not None
    said = refusal(SERVE, found, command, SENTENCES, lambda known, thing: getattr(thing, "name", str(thing)))
    return said.rule, said.why


def test_a_refusal_speaks_of_what_was_judged() -> None:
    assert told(Serve(False, "g3", "g2", 1, "")) == ("P-1", "Cleo has gone home.")
    assert told(Serve(False, "g1", "g2", 1, "")) == ("P-1", "Ann wants 3 cups, not to pour.")
    assert told(Serve(False, "g2", "g1", 4, "")) == ("P-2", "Ann can't drink 4 cups.")
    assert told(Serve(True, "g2", "g1", 1, "", "salt")) == ("P-1", "There is no salt sugar.")


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    assert list(untold(SERVE, SENTENCES)) == [] and unused({Serve: SERVE}, SENTENCES) == set()
    few: dict[str, Any] = {key: said for key, said in SENTENCES.items() if key != "away"}
    assert sorted(untold(SERVE, few)) == ["serve.to.away", "serve.who.away"]
    assert unused({Serve: SERVE}, {**SENTENCES, "rainy": Said("", "")}) == {"rainy"}


def guest_named(state: Party, piece: str) -> Guest | None:
    return next((one for one in state.guests if one.id == piece), None)


def odd_thirst(state: Party, it: tuple[str, ...]) -> bool:
    return sum([one.thirst for one in state.guests if one.id in it]) % 2 == 1


def surely_here(it: Guest) -> bool:
    return it.id == "g1"


def party_on(state: Party, seat: int) -> bool:
    return state.open and seat == 0


QUICK = Move(
    Seat,
    {"who": Some(guest_named, unless=(away,), most=2, together=(odd_thirst,), clear=surely_here)},
    unless=(closed, not_host),
    clear=party_on,
)


@pytest.mark.parametrize(
    ("who", "key", "it"),
    [
        (("g1", "g2"), "", None),
        (("g1", "g9"), "unknown", "g9"),
        (("g1", "g3"), "away", PARTY.guests[2]),
        (("g1", "g1"), "twice", ("g1", "g1")),
        (("g1",), "odd_thirst", ("g1",)),
    ],
)
def test_pieces_may_be_looked_up_and_judged_together(who: tuple[str, ...], key: str, it: Any) -> None:
    """And what is in question is told: the one thing, or all of them."""
    found = QUICK.wrong(PARTY, 0, Seat(who))
    assert (found.key, found.known["it"]) == (key, it) if found is not None else not key
    assert ("who", "odd_thirst") in QUICK.reasons()


def test_what_is_cleared_is_not_asked_and_what_is_not_is() -> None:
    gone = Party((Guest("g1", "Ann", 2, here=False), *PARTY.guests[1:]))
    assert QUICK.wrong(gone, 0, Seat(("g1",))) is None, "a careless shortcut is believed; a law holds it to the truth"
    for state, seat, key in ((Party(PARTY.guests, open=False), 0, "closed"), (PARTY, 1, "not_host")):
        found = QUICK.wrong(state, seat, Seat(("g1",)))
        assert found is not None and found.key == key and not QUICK.is_open(state, seat)
    assert QUICK.is_open(PARTY, 0)


def test_what_is_too_much_or_too_little_knows_the_bounds_of_its_field() -> None:
    def bounds(move: Move, command: Any) -> tuple[str, Any, Any]:
        found = move.wrong(PARTY, 0, command)
        assert found is not None
        return found.key, found.known.get("least"), found.known.get("most")

    assert bounds(SERVE, Serve(False, "g2", "g1", 0, "")) == ("too_low", 1, 3)
    assert bounds(SERVE, Serve(False, "g2", "g1", 1, "coffee")) == ("too_long", 0, 5)
    assert bounds(SEAT, Seat(())) == ("too_few", 1, 2)
    assert bounds(SERVE, Serve(False, "g9", "g2", 1, "")) == ("unknown", None, None)


def test_a_likely_yes_is_offered_first_and_is_no_list_to_choose_from() -> None:
    for of, order in ((FLAG, [False, True]), (YES, [True, False])):
        move = Move(Answer, {"yes": One(of)})
        assert [offer.fixed[0] for offer in move.offers(PARTY, 0)] == order and move.reasons() == set()


def test_a_pair_says_which_of_the_two_is_unknown() -> None:
    for pair, key in ((("g9", "g1"), "unknown"), (("g1", "g9"), "unknown_target")):
        found = PAIR.wrong(PARTY, 0, Pair((pair,)))
        assert found is not None and found.key == key
        assert found.known["target" if key == "unknown_target" else "it"] == "g9"


class Brew(Struct, frozen=True, tag_field="do", tag="brew"):
    leaves: tuple[str, ...]
    heat: int
    pot: str
    note: str


def milky(leaves: tuple[str, ...]) -> bool:
    return "milk" in leaves


def pots(state: Party, leaves: tuple[str, ...]) -> tuple[str, ...] | None:
    """Whoever is not the host says it in words."""
    return None if state.host else ("big", "tall") if milky(leaves) else ("small",)


def scalding(heat: int) -> int:
    return int(heat > 5)


BREW = Move(
    Brew,
    {
        "leaves": Sets(((("mint", "lime"), 0), (("black", "milk"), 2))),
        "heat": Spans(((1, 3, 1), (7, 7, 7)), gaps=True),
        "pot": Words(6, 1, suggest=("mug",), of=pots),
        "note": Words(5, scalding),
    },
)
_LEAVES = ((), ("mint",), ("mint", "lime"), ("black", "milk"), ("black",), ("mint", "milk"), ("mint", "mint"), ("tar",))


@pytest.mark.parametrize("host", [0, 1])
def test_sets_ranges_and_words_or_pieces_are_judged_as_they_are_offered(host: int) -> None:
    state = Party(PARTY.guests, host=host)
    offers, found = BREW.offers(state, 0), set()
    for brew in product(_LEAVES, (0, 1, 3, 5, 7, 8), ("small", "tall", "", "x" * 9), ("", "hot", "too long")):
        wrong = BREW.wrong(state, 0, Brew(*brew))
        assert fits(offers, Brew(*brew)) == (wrong is None), (brew, wrong)
        found.add((wrong.field, wrong.key) if wrong is not None else ("", ""))
    here = {("pot", "unknown")} if not host else {("pot", "wordless"), ("pot", "too_long")}
    every = {("", ""), *BREW.reasons()} - {("pot", "unknown"), ("pot", "wordless"), ("pot", "too_long")}
    assert found == every | here


def test_a_form_begins_with_what_is_suggested() -> None:
    move = Move(
        Serve,
        {
            "hot": One(FLAG),
            "who": One(("g1", "g2"), suggest="g2"),
            "to": One(("g1",), suggest="g3"),
            "cups": Count(1, 3, suggest=2),
            "words": Words(9),
            "sugar": One(("", "one")),
        },
    )
    (cold, _) = move.offers(PARTY, 0)
    assert cold.asks[:3] == (Pick(("g1", "g2"), suggest="g2"), Pick(("g1",)), Number(1, 3, 2))
    assert BREW.offers(Party(PARTY.guests, host=1), 0)[0].asks[2] == Text(6, ("mug",))


def test_of_several_a_form_begins_with_those_suggested_that_may_be_chosen() -> None:
    move = Move(Seat, {"who": Some(("g1", "g2"), least=0, suggest=("g2", "g3"))})
    assert move.offers(PARTY, 0)[0].asks == (Choose(("g1", "g2"), 0, 2, suggest=("g2",)),)


def test_a_sentence_may_name_the_bound_that_was_broken() -> None:
    brew = Brew((), 1, "small", "too long")
    wrong = BREW.wrong(PARTY, 0, brew)
    assert wrong is not None
    sentences = {"too_long": Said(lambda known: f"at most {known['most']}")}
    assert refusal(BREW, wrong, brew, sentences, lambda known, thing: str(thing)).why == "at most 5"


# Spans, words out of a list, and choices apart


class Pour(Struct, frozen=True, tag_field="do", tag="pour"):
    who: str
    cups: int
    words: str


def cups_of(who: Guest) -> list[tuple[int, int]]:
    """So many back, or so many more."""
    return [(-who.thirst, -1), (0, 0), (2, 3)] if who.thirst > 1 else [(2, 3)]


def excuses(cups: int) -> tuple[str, ...] | None:
    return None if cups else ("full", "no cup")


def longest(cups: int) -> int:
    return 3 if cups > 0 else 1


POUR = Move(Pour, {"who": One(guests), "cups": Spans(cups_of), "words": Words(longest, of=excuses)})


def test_what_follows_may_hang_on_the_span_a_number_is_in() -> None:
    offers = POUR.offers(PARTY, 0)
    for who, cups, words in product(("g1", "g2", "g3"), range(-4, 5), ("", "x", "tea", "full", "no cup")):
        command = Pour(who, cups, words)
        assert fits(offers, command) == (POUR.wrong(PARTY, 0, command) is None), command
    asked = {(offer.asks[1], offer.asks[2]) for offer in offers}
    assert (Pick((0,)), Pick(("full", "no cup"))) in asked and (Number(2, 3), Text(3)) in asked
    found = [
        POUR.wrong(PARTY, 0, Pour(*said))
        for said in (("g1", -4, "x"), ("g1", 1, "x"), ("g1", 4, "x"), ("g1", 0, "tea"), ("g1", -1, "tea"))
    ]
    assert [wrong.key for wrong in found if wrong is not None] == [
        "too_low", "between", "too_high", "unknown", "too_long",
    ]  # fmt: skip


class Toast(Struct, frozen=True, tag_field="do", tag="toast"):
    loud: bool
    who: str
    to: tuple[str, ...]


TOAST = Move(Toast, {"loud": One(FLAG[::-1]), "who": One(guests), "to": Some(guests, unless=(away,), distinct="who")})


def test_who_is_the_only_one_left_to_choose_from_is_not_offered_before() -> None:
    alone = Party((Guest("g1", "Ann", 3), Guest("g2", "Bob", 1, here=False)))
    for state in (PARTY, alone, Party(PARTY.guests[:1])):
        offers = TOAST.offers(state, 0)
        for loud, who, to in product(FLAG, ("g1", "g2"), ((), ("g1",), ("g2",), ("g1", "g2"))):
            command = Toast(loud, who, to)
            assert fits(offers, command) == (TOAST.wrong(state, 0, command) is None), (state, command)
        for offer in offers:
            for draw in (0.0, 0.5, 0.99):
                assert TOAST.wrong(state, 0, fill(offer, {"toast": Toast}, lambda draw=draw: draw)) is None  # type: ignore[misc]
    assert TOAST.offers(alone, 0)[0].fixed == (True,) and not TOAST.offers(Party(PARTY.guests[:1]), 0)


class Give(Struct, frozen=True, tag_field="do", tag="give"):
    who: str
    to: str


GIVE = Move(Give, {"who": One(guests), "to": One(guests, unless=(away,), distinct="who")}, decided=1)


def test_what_is_decided_is_not_asked_for_again() -> None:
    found = {offer.fixed: offer.asks for offer in GIVE.offers(PARTY, 0)}
    assert found == {("g1",): (Pick(("g2",)),), ("g2",): (Pick(("g1",)),), ("g3",): (Pick(("g1", "g2")),)}


class Circle(Struct, frozen=True, tag_field="do", tag="circle"):
    loud: bool
    who: str
    to: str
    back: str


def test_what_leads_to_the_same_is_found_once() -> None:
    asked: list[str] = []

    def shy(loud: bool, it: Guest) -> bool:
        asked.append(it.id)
        return loud and it.thirst < 2

    def thirstier(who: Guest, it: Guest) -> bool:
        return it.thirst > who.thirst

    move = Move(
        Circle,
        {
            "loud": One(FLAG),
            "who": One(guests),
            "to": One(guests, unless=(thirstier,)),
            "back": One(guests, unless=(shy,)),
        },
    )
    offers = move.offers(PARTY, 0)
    assert sorted(asked) == ["g1", "g1", "g2", "g2", "g3", "g3"]
    people = ("g1", "g2", "g3")
    for said in product(FLAG, people, people, people):
        assert fits(offers, Circle(*said)) == (move.wrong(PARTY, 0, Circle(*said)) is None), said
