"""Charm and guile (2.18, 2.19): first impressions, lies and who sees through them, interrogation."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.content.tables import TABLES
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import find_creature, leads, present, ready
from parlour.games.yags.rules.decide import feeling
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.games.yags.rules.framing import WORDS, able, may_call, pairs

NONE: tuple[Offer, ...] = ()
FEELINGS: tuple[int, ...] = tuple([row.value for row in TABLES.charm])
"""YAG-226: from dislike to love."""


# Charm


def offer_charm(state: State, seat: int) -> Sequence[Offer]:
    """YAG-225: nobody resists it. On people in general, or on somebody whose feelings are then kept."""
    if not may_call(state, seat):
        return NONE
    whos, everybody = able(state, "Empathy", "charm"), tuple([one.id for one in present(state)])
    return [Offer("call_charm", (), (Pick(whos), Pick(("", *everybody), apart=True), WORDS), False)] if whos else NONE


def act_charm(draft: Draft, seat: int, command: m.CallCharm) -> None:
    side = Side(command.who, "Empathy", "charm", "charm")
    open_check(draft, Check(0, "charm", (side,), command.text.strip(), toward=command.toward))


def charmed(draft: Draft, check: Check) -> None:
    """YAG-226, YAG-227: the first impression is kept."""
    if find_creature(draft.state, check.toward) is not None:
        side = check.sides[0]
        draft.put(m.ReactionCame(side.who, check.toward, feeling(side)))


AFTER["charm"] = charmed


def offer_reaction(state: State, seat: int) -> Sequence[Offer]:
    """YAG-227: later events may change it, with a reason."""
    if not leads(state, seat) or state.desk.closed:
        return NONE
    everybody = tuple([one.id for one in ready(state)])
    asks = (Pick(FEELINGS), Text(PHRASE))
    return [Offer("set_reaction", (), (ones, others, *asks), False) for ones, others in pairs(everybody, everybody)]


def act_reaction(draft: Draft, seat: int, command: m.SetReaction) -> None:
    draft.put(m.ReactionCame(command.who, command.of, command.value, command.why.strip()))


# Guile


def offer_lie(state: State, seat: int) -> Sequence[Offer]:
    """YAG-231, YAG-233: whether it is the truth only the game master and the speaker know."""
    if not may_call(state, seat):
        return NONE
    both = pairs(able(state, "Will", "guile"), able(state, "Empathy", "guile"))
    return [
        Offer("call_lie", (truthful,), (speakers, listeners, WORDS), False)
        for truthful in (False, True)
        for speakers, listeners in both
    ]


def act_lie(draft: Draft, seat: int, command: m.CallLie) -> None:
    """3.8: rolled blind by both."""
    speaker = Side(command.speaker, "Will", "guile", "lie")
    listener = Side(command.listener, "Empathy", "guile", "detect")
    check = Check(0, "lie", (speaker, listener), command.text.strip(), hidden=True, truthful=command.truthful)
    open_check(draft, check)


def offer_interrogation(state: State, seat: int) -> Sequence[Offer]:
    """YAG-237."""
    if not may_call(state, seat):
        return NONE
    whos = able(state, "Intelligence", "guile")
    return [Offer("call_interrogation", (), (ones, others, WORDS), False) for ones, others in pairs(whos, whos)]


def act_interrogation(draft: Draft, seat: int, command: m.CallInterrogation) -> None:
    sides = tuple([Side(who, "Intelligence", "guile", "interrogate") for who in (command.one, command.other)])
    open_check(draft, Check(0, "interrogate", sides, command.text.strip()))


CHAPTER: Chapter = {
    m.CallCharm: (offer_charm, act_charm),
    m.SetReaction: (offer_reaction, act_reaction),
    m.CallLie: (offer_lie, act_lie),
    m.CallInterrogation: (offer_interrogation, act_interrogation),
}
