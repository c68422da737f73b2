"""Refusals may stand in a phrasebook as well as in a table, by the same keys in the same order."""

from pathlib import Path

import pytest

from core.test_judge import PARTY, SERVE, Serve
from parlour.core.phrasebook import Phrasebook, speaking
from parlour.core.saying import InBook, Refusals, Said, refusal, untold, unused

ENGLISH = """
closed = The party is over.
    .cure = Come back tomorrow.
not_host = Only the host serves.
unknown = There is nobody called { $it }.
sugar-unknown = There is no { $it } sugar.
    .cure = White or brown.
away = { $it } has gone home.
parched = { $who } wants { $cups ->
        [one] 1 cup
       *[other] { $cups } cups
    }, not to pour.
same_one = { $who } can't serve { $to }.
too_low = One cup at least.
too_high = { $to } can't drink { $cups } cups.
    .rule = P-2
    .reason = flood
not_asked = { too_long }
too_long = Too long.
shouted = Don't shout.
"""
GERMAN = """
away = { $it } ist schon gegangen.
too_high = Das sind zu viele Tassen für { $to }.
"""


@pytest.fixture
def sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Refusals:
    room = tmp_path / "tea_words"
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (room / language).mkdir(parents=True)
        (room / language / "refusals.ftl").write_text(text, "utf-8")
    (room / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Refusals(
        Phrasebook("tea_words", "refusals"),
        values={"parched": lambda known: {"who": known["it"].name, "cups": known["it"].thirst}},
    )


def told(sentences: Refusals, command: Serve) -> tuple[str, str, str, str]:
    found = SERVE.wrong(PARTY, 0, command)
    assert found is not None
    said = refusal(SERVE, found, command, sentences, lambda known, thing: getattr(thing, "name", str(thing)))
    return said.reason, said.rule, said.why, said.cure


def test_a_refusal_is_told_from_a_phrasebook(sentences: Refusals) -> None:
    assert told(sentences, Serve(False, "g3", "g2", 1, "")) == ("away", "P-1", "Cleo has gone home.", "")
    assert told(sentences, Serve(False, "g1", "g2", 1, ""))[2] == "Ann wants 3 cups, not to pour."
    assert told(sentences, Serve(False, "g2", "g1", 4, "")) == ("flood", "P-2", "Ann can't drink 4 cups.", "")
    salt = Serve(True, "g2", "g1", 1, "", "salt")
    assert told(sentences, salt) == ("unknown", "P-1", "There is no salt sugar.", "White or brown.")


def test_programs_are_told_the_same_in_every_language(sentences: Refusals) -> None:
    with speaking("de"):
        assert told(sentences, Serve(False, "g3", "g2", 1, ""))[2] == "Cleo ist schon gegangen."
        assert told(sentences, Serve(False, "g2", "g1", 4, ""))[:2] == ("flood", "P-2")


def test_every_reason_has_a_sentence_and_every_sentence_a_reason(sentences: Refusals) -> None:
    assert list(untold(SERVE, sentences)) == [] and unused({Serve: SERVE}, sentences) == set()
    book = sentences.books[0]
    book.messages("en")["rainy"] = book.messages("en")["closed"]
    assert unused({Serve: SERVE}, sentences) == {"rainy"}


def test_others_are_told_where_the_phrasebook_says_nothing(sentences: Refusals) -> None:
    both = sentences.beside({"away": Said("Gone."), "serve.rainy": Said("It rains on {to}.")})
    assert told(both, Serve(False, "g3", "g2", 1, ""))[2] == "Cleo has gone home."
    assert "serve.rainy" in both and unused({Serve: SERVE}, both) == {"serve.rainy"}


def test_another_phrasebook_may_be_among_the_others(sentences: Refusals) -> None:
    """What several games share stands once, and is named as each game names it."""
    book = sentences.books[0]
    parched = InBook(book, "parched", lambda known: {"cups": 1})
    table = {key: InBook(book, key.replace(".", "-")) for key in sentences} | {"parched": parched}
    only = Refusals(values={}, others=table)
    assert told(only, Serve(False, "g2", "g1", 4, "")) == ("flood", "P-2", "Ann can't drink 4 cups.", "")
    assert told(only, Serve(False, "g1", "g2", 1, ""))[2] == "Ann wants 1 cup, not to pour."
    with speaking("de"):
        assert told(only, Serve(False, "g3", "g2", 1, ""))[2] == "Cleo ist schon gegangen."
