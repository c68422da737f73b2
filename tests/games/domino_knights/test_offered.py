"""What a card that needs more than a target asks for, offer by offer: random play hardly meets these hands."""

from collections.abc import Callable

import pytest

from games.domino_knights.given import Table, given
from games.domino_knights.given_pairs import pairs
from parlour.core.offers import Ask, Choose, Offer, Pick
from parlour.games.domino_knights import GAME


def special(fixed: tuple[str | None, ...], *asks: Ask) -> Offer:
    return Offer("special", fixed, asks, owed=False)


def two(*cards: str) -> Choose:
    return Choose(cards, 2, 2, True)


WITH_DOMINOES: list[tuple[Callable[[], Table], list[Offer]]] = [
    (
        lambda: given("Alice: hand A♥ | recruits [0:0] [3:4] | knights [4:5] ♥"),
        [
            special(("A♥",), Pick(("[4:5]",))),
            special(("A♥", "#1", None, None), Pick(("[4:5]",))),
            special(("A♥", "#2", None), Pick((4, 3))),
        ],
    ),
    (lambda: given("Alice: hand A♥ | recruits [0:0]"), [special(("A♥", "#1", None))]),
    (
        lambda: given("Alice: hand A♥ | recruits [1:2]", "Bob: recruits [3:4]", life_recruit="any"),
        [special(("A♥", "#1", None), Pick((2, 1))), special(("A♥",), Pick(("#2",)))],
    ),
    (lambda: given("Alice: hand A♥", "Bob: recruits [3:4]"), []),
    (
        lambda: given("Alice: hand JK", "Bob: graveyard [4:4]", joker_to="any", players=2),
        [special(("JK1",), Pick(("@1",))), special(("JK1", "@1", None, None, None), Pick(("@0", "@1")))],
    ),
    (lambda: given("Alice: hand JK", joker_to="any"), []),
]
WITHOUT: list[tuple[Callable[[], Table], list[Offer]]] = [
    (
        lambda: pairs("Alice: hand A♥ 9♦ 5♦ 6♠ BL | knights 8♦/7♦", nl_blank_card=True),
        [
            special(("A♥",), Pick(("[8♦]",))),
            special(("A♥", "@0", None, None, None, None), two("9♦", "5♦")),
            special(("A♥", "@0", None, None, "[8♦]", None), two("BL", "9♦")),
            special(("A♥", "@0", None, None, "[8♦]", None), two("BL", "5♦")),
        ],
    ),
    (lambda: pairs("Alice: hand A♥ | raised 9♦ 5♦"), [special(("A♥", "#1", None), Pick((9, 5)))]),
    (
        lambda: pairs("Alice: hand A♥ | raised BL 5♠ | knights 8♠/7♠", nl_blank_card=True),
        [special(("A♥",), Pick(("[8♠]",))), special(("A♥", "#1", None, None), Pick(("[8♠]",)))],
    ),
    (lambda: pairs("Alice: hand A♥ | raised BL 5♠", nl_blank_card=True), []),
    (lambda: pairs("Alice: hand A♥", "Bob: raised 9♦ 5♦", life_recruit="any"), [special(("A♥",), Pick(("#1",)))]),
    (lambda: pairs("Alice: hand A♥", "Bob: raised 9♦ 5♦"), []),
]


@pytest.mark.rule("DK-126", "DK-128", "DK-153", "DK-A18", "DK-A55")
@pytest.mark.parametrize(("moment", "offers"), WITH_DOMINOES)
def test_what_life_and_a_joker_ask_for(moment: Callable[[], Table], offers: list[Offer]) -> None:
    assert [offer for offer in GAME.offers(moment().state, 0) if offer.command == "special"] == offers


@pytest.mark.rule("DK-189", "DK-A18", "DK-A76", "DK-A78")
@pytest.mark.parametrize(("moment", "offers"), WITHOUT)
def test_what_life_asks_for_without_dominoes(moment: Callable[[], Table], offers: list[Offer]) -> None:
    assert [offer for offer in GAME.offers(moment().state, 0) if offer.command == "special"] == offers
