"""The campaign: its content-set, its chapters from first to last, the introduction with eyes closed, the sittings."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import EXAMPLE, MOST, SETS, ContentSet, blank_set, read_set
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import chapters, clockwise, leads, seated, unfinished
from parlour.games.fugue.rules.dealing import offer_choose, open_choice
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.explain_common import in_action
from parlour.roleplay import moves as d
from parlour.roleplay.chapter import NONE

_SETS: dict[str, ContentSet] = {**SETS, "blank": blank_set()}


# What is played


def settling(state: State, seat: int) -> bool:
    """FUG-005, FUG-A79: the content-set is chosen before the first chapter opens, and stays."""
    return leads(state, seat) and not state.dealt


def offer_content(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("set_content", (), (Pick(tuple(_SETS)),), state.content is None)] if settling(state, seat) else NONE


def act_content(draft: Draft, seat: int, command: m.SetContent) -> None:
    draft.put(m.ContentSettled(seat, _SETS[command.key]))


def offer_bring(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("bring_content", (), (Text(MOST, (EXAMPLE,)),), False)] if settling(state, seat) else NONE


def refuse_bring(state: State, seat: int, command: m.BringContent) -> RuleViolation | None:
    """A file that is no content-set."""
    try:
        read_set(command.text)
    except ValueError as wrong:
        return RuleViolation("bad-content", "FUG-005", str(wrong), "Mend the file, or choose a set from the list.")
    return None


def act_bring(draft: Draft, seat: int, command: m.BringContent) -> None:
    draft.put(m.ContentSettled(seat, read_set(command.text)))


# Chapters


def opens(state: State) -> bool:
    """The Dealer holds a chapter that has not begun."""
    return (
        not state.opened and state.chapter == len(state.dealt) + 1 and state.proposal is None and state.phase != "over"
    )


def offer_open(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("open_chapter")] if leads(state, seat) and opens(state) and state.content is not None else NONE


def act_open(draft: Draft, seat: int, command: m.OpenChapter) -> None:
    """FUG-099: where everybody can gamble, that is listed with the rest."""
    state = draft.state
    assert state.content is not None
    told = state.content.chapters
    title = told[state.chapter - 1].title if state.chapter <= len(told) else f"Chapter {state.chapter}"
    if not state.desk.sitting:
        draft.put(d.SessionStarted(state.desk.session + 1))
    draft.put(m.ChapterOpened(state.chapter, title))
    gambling = state.options.gamble_basic == "on" or state.content.gamble
    if state.chapter == 1 and gambling and state.options.cold_start == "off":
        draft.put(m.BasicAdded("Gambling"))


def offer_close(state: State, seat: int) -> Sequence[Offer]:
    """A chapter ends between actions, when everybody has a persona."""
    ends = state.opened and state.phase == "scene" and state.proposal is None and in_action(state, "FUG-125") is None
    return [Offer("close_chapter", (), (), False)] if ends and leads(state, seat) else NONE


def act_close(draft: Draft, seat: int, command: m.CloseChapter) -> None:
    """FUG-125, FUG-068, FUG-069: the deck is whole again, own and gift memories begin anew. What was only half told is
    taken back."""
    for one in unfinished(draft.state):
        draft.put(m.FlashbackWithdrawn(one.id, seat))
    for declared in draft.state.declared:
        draft.put(m.ActionLaidAside(declared.id, seat))
    state = draft.state
    if state.desk.sitting:
        draft.put(d.SessionEnded(state.desk.session))
    draft.put(m.ChapterClosed(state.chapter, state.chapter >= chapters(state)))
    draft.put(m.DeckGathered())
    draft.put(m.CountsRenewed())


# The introduction


def offer_intro(state: State, seat: int) -> Sequence[Offer]:
    """FUG-018, FUG-A54: read before anybody has a persona."""
    ready = state.phase == "intro" and state.desk.sitting and not state.dark
    return [Offer("open_intro")] if ready and leads(state, seat) else NONE


def act_intro(draft: Draft, seat: int, command: m.OpenIntro) -> None:
    draft.put(m.EyesClosed())


def offer_end_intro(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("end_intro")] if state.dark and leads(state, seat) else NONE


def act_end_intro(draft: Draft, seat: int, command: m.EndIntro) -> None:
    """FUG-022: everybody makes a persona, clockwise, the Dealer last."""
    there = seated(draft.state)
    draft.put(m.EyesOpened(tuple([seat for seat in clockwise(draft.state) if seat in there])))


# Sittings


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """A chapter that is spread over two meetings goes on."""
    return [Offer("start_session")] if leads(state, seat) and state.opened and not state.desk.sitting else NONE


def act_start(draft: Draft, seat: int, command: d.StartSession) -> None:
    draft.put(d.SessionStarted(draft.state.desk.session + 1))


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    """The meeting is over, the chapter is not: between actions only."""
    ends = state.opened and state.desk.sitting and not state.dark and in_action(state, "FUG-125") is None
    return [Offer("end_session", (), (), False)] if ends and leads(state, seat) else NONE


def act_end(draft: Draft, seat: int, command: d.EndSession) -> None:
    """FUG-125 in any case; FUG-A49: what was used up comes back only where it is counted by meetings."""
    draft.put(d.SessionEnded(draft.state.desk.session))
    draft.put(m.DeckGathered())
    if draft.state.options.limit_per == "meeting":
        draft.put(m.CountsRenewed())


def awaits(state: State) -> set[int]:
    """Whom the campaign waits for: who must agree, else the Dealer where only she can go on."""
    if state.proposal is not None:
        return set(state.proposal.waiting)
    if state.phase == "lobby" and state.content is None:
        return {state.desk.gm}
    if state.phase == "lobby" or (open_choice(state) and not opens(state)):
        return {seat for seat in seated(state) if offer_choose(state, seat)}
    waits = state.phase in ("intro", "handover") or (
        state.phase != "over" and not (state.opened and state.desk.sitting)
    )
    return {state.desk.gm} if waits else set()


CHAPTER: Chapter = {
    m.SetContent: (offer_content, act_content),
    m.BringContent: (offer_bring, act_bring),
    m.OpenChapter: (offer_open, act_open),
    m.OpenIntro: (offer_intro, act_intro),
    m.EndIntro: (offer_end_intro, act_end_intro),
    m.CloseChapter: (offer_close, act_close),
    d.StartSession: (offer_start, act_start),
    d.EndSession: (offer_end, act_end),
}
REFUSALS: dict[type, Callable[[State, int, Any], RuleViolation | None]] = {m.BringContent: refuse_bring}
"""What fits an offer and is refused all the same, because only reading it tells."""
