"""What a refusal advises can really be done: a cure that begins with a deed names commands of the game, and one that is
new must be looked at here."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from parlour.core.phrasebook import ENGLISH
from parlour.core.saying import InBook, Said
from parlour.games.personae import GAME
from parlour.games.personae.words import refusals

DEEDS: dict[str, tuple[str, ...]] = {
    "Add": ("add_obstacle", "add_ware", "add_gear"),
    "Agree": ("agree_hazard", "approve_trait"),
    "Announce": ("announce",),
    "Answer": ("answer", "answer_series"),
    "Ask": ("plead", "join_assist", "stabilise"),
    "Assist": ("assist",),
    "Attack": ("issue",),
    "Award": ("award",),
    "Boil": ("describe",),
    "Buy": ("buy", "raise_cap"),
    "Call": ("call_expertise",),
    "Change": ("overrule",),
    "Close": ("close_scene", "close_encounter", "close_challenge"),
    "Do": ("do_other",),
    "Drop": ("drop_trait",),
    "End": ("end_session", "end_turn"),
    "Enter": ("enter_dice", "rule_unopposed"),
    "Escalate": ("escalate",),
    "Everybody": ("choose_order", "ready"),
    "Fix": ("describe", "rank_attribute", "set_value", "drop_trait"),
    "Get": ("unlock_skill", "add_power"),
    "Finish": ("submit", "approve"),
    "Give": ("give_turn",),
    "Go": ("step", "rule_unopposed"),
    "Grant": ("grant_action",),
    "Help": ("join_assist", "assist"),
    "If": ("change_rule",),
    "Issue": ("issue",),
    "Let": ("let_stand", "enter", "issue", "answer_series"),
    "Lower": ("set_value",),
    "Make": ("new_figure", "new_supporting", "make_quality"),
    "Order": ("set_order",),
    "Overrule": ("overrule",),
    "Plan": ("plan_raise", "plan_skill", "plan_ability", "unplan"),
    "Play": ("issue", "answer_series"),
    "Raise": ("plan_raise", "set_value", "upgrade_trait"),
    "Rank": ("rank_attribute",),
    "Roll": ("ready",),
    "Settle": ("settle_tie", "close_challenge", "overrule"),
    "Show": ("show_individual",),
    "Spend": ("plan_raise", "plan_simple"),
    "Stand": ("stand_together",),
    "Start": ("start_session", "start_series"),
    "Submit": ("submit",),
    "Take": ("add_ability", "take_trait", "step"),
    "Try": ("recover",),
    "Upgrade": ("upgrade_trait", "plan_upgrade"),
    "Use": ("use_power", "use_ability", "upgrade_trait", "do_other"),
}
"""The first word of advice, and the commands by which it is followed."""
WORDS = {
    "It's",
    "Its",
    "Leave",
    "Resist",
    "There's",
    "Write",
    "A",
    "Act",
    "Choose",
    "Dodge",
    "Each",
    "Earn",
    "From",
    "Further",
    "Helping",
    "Issuing",
    "It",
    "Look",
    "Name",
    "New",
    "Once",
    "Only",
    "Put",
    "Qualities",
    "Read",
    "Say",
    "Somebody",
    "Speak",
    "The",
    "They",
    "Wait",
    "You",
}
"""What is filled in otherwise, waited for, or only told."""


def texts(pattern: ast.Pattern | None) -> Iterator[str]:
    """Every string a sentence may come to; what is filled in or quoted is left open."""
    text = ""
    for part in pattern.elements if pattern is not None else []:
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            yield from [said for variant in inner.variants for said in texts(variant.value)]
        else:
            text += part.value if isinstance(part, ast.TextElement) else "…"
    if text.strip(" …"):
        yield text


def cures() -> list[str]:
    messages = [one for book in refusals.SENTENCES.books for one in book.messages(ENGLISH).values()]
    others = refusals.SENTENCES.others.values()
    messages += [said.book.messages(ENGLISH)[said.key] for said in others if isinstance(said, InBook)]
    told = [part.value for one in messages for part in one.attributes if part.id.name == "cure"]
    plain = {said.cure for said in others if isinstance(said, Said) and isinstance(said.cure, str)}
    return sorted({cure for pattern in told for cure in texts(pattern)} | plain)


def deeds(cure: str) -> list[str]:
    """The first word of each sentence of it."""
    return [part.split()[0].strip(",.;:") for part in re.split(r"(?<=[.;]) ", cure) if part.strip()]


@pytest.mark.parametrize("cure", cures())
def test_what_a_refusal_advises_is_known(cure: str) -> None:
    for word in deeds(cure)[:1]:
        assert word.startswith("…") or word in DEEDS or word in WORDS, f"{word!r}: which command follows this advice?"


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_that_is_advised_is_a_command_of_the_game(deed: str) -> None:
    assert any(deed in deeds(cure) for cure in cures()), "nobody advises this any more"
    assert set(DEEDS[deed]) <= set(GAME.commands)


def test_all_advice_is_looked_at() -> None:
    assert len(cures()) > 150 and not [word for word in WORDS if not any(word in deeds(cure) for cure in cures())]
