"""Calling for a check (K0, K1): a player asks, the game master frames it, or waves it through (YAG-004)."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.content.tables import difficulty_label
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import leads, mine, playing, present, skill_def
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import answer_wish, open_check, rolled_in_secret
from parlour.games.yags.rules.framing import TARGET, WORDS, able, blocks, may_call

NONE: tuple[Offer, ...] = ()


def put(draft: Draft, check: Check) -> None:
    """In the open, or in secret and at once."""
    if check.hidden:
        rolled_in_secret(draft, check)
    else:
        open_check(draft, check)


def offer_ask(state: State, seat: int) -> Sequence[Offer]:
    """K0: one question at a time for each character."""
    if leads(state, seat) or not playing(state):
        return NONE
    asked = set() if state.lax else {wish.who for wish in state.wishes if wish.what == "check"}
    whos = tuple([one.id for one in mine(state, seat) if one.here and one.id not in asked])
    return [Offer("ask_check", (), (Pick(whos), Text(PHRASE)), False)] if whos else NONE


def act_ask(draft: Draft, seat: int, command: m.AskCheck) -> None:
    draft.put(m.Wished(draft.state.wished + 1, seat, "check", command.who, command.text.strip()))


def offer_trivial(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not playing(state) or not present(state):
        return NONE
    whos = tuple([one.id for one in present(state)])
    return [Offer("trivial", (), (Pick(whos), Text(PHRASE)), False)]


def act_trivial(draft: Draft, seat: int, command: m.Trivial) -> None:
    """YAG-004: no die for what anybody manages."""
    answer_wish(draft, command.who)
    draft.put(m.Spared(command.who, command.text.strip(), "YAG-004"))


def offer_check(state: State, seat: int) -> Sequence[Offer]:
    """YAG-005, YAG-261, YAG-038, YAG-078: any pair that may be tried."""
    if not may_call(state, seat):
        return NONE
    return [
        Offer(
            "call_check",
            (hidden, real),
            (Pick(block.whos), Pick(block.attributes), Pick(block.skills), TARGET, WORDS),
            False,
        )
        for hidden in (False, True)
        for real in (False, True)
        for block in blocks(state, real=real, secret=hidden)
    ]


def act_check(draft: Draft, seat: int, command: m.CallCheck) -> None:
    side = Side(command.who, command.attribute, command.skill)
    label = difficulty_label(command.target)
    put(
        draft,
        Check(0, "", (side,), command.text.strip(), command.target, label, hidden=command.hidden, real=command.real),
    )


def offer_fact(state: State, seat: int) -> Sequence[Offer]:
    """YAG-140: of a knowledge, or of what stands in for it."""
    if not may_call(state, seat):
        return NONE
    return [
        Offer("call_fact", (hidden,), (Pick(whos), Pick((skill.name,)), TARGET, WORDS), False)
        for skill in state.skills
        if skill.kind == "knowledge"
        for hidden in (False, True)
        if (whos := able(state, "Intelligence", skill.name, secret=hidden))
    ]


def act_fact(draft: Draft, seat: int, command: m.CallFact) -> None:
    assert skill_def(draft.state, command.skill) is not None
    side = Side(command.who, "Intelligence", command.skill, "fact")
    label = difficulty_label(command.target)
    put(draft, Check(0, "fact", (side,), command.text.strip(), command.target, label, hidden=command.hidden))


CHAPTER: Chapter = {
    m.AskCheck: (offer_ask, act_ask),
    m.Trivial: (offer_trivial, act_trivial),
    m.CallCheck: (offer_check, act_check),
    m.CallFact: (offer_fact, act_fact),
}
