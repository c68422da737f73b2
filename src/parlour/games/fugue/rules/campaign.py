"""The campaign: its content-set, its chapters from first to last, the introduction with eyes closed, the sittings."""

from parlour.core.judge import Move, One, Words
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import EXAMPLE, MOST, SETS, ContentSet, blank_set, read_set
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import chapters, clockwise, seated, unfinished
from parlour.games.fugue.rules.conditions import BETWEEN, no_chapter, no_sitting, not_dealer, story_over
from parlour.games.fugue.rules.dealing import (
    CHOOSE_DEALER,
    eyes_closed,
    next_dealers,
    no_dealer,
    open_choice,
    undecided_dealer,
)
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.roleplay import moves as d

_SETS: dict[str, ContentSet] = {**SETS, "blank": blank_set()}


# What is played


def begun(state: State) -> bool:
    """FUG-005, FUG-A79: the content-set is chosen before the first chapter opens, and stays."""
    return bool(state.dealt)


def no_content(state: State) -> bool:
    return state.content is None


def content_sets() -> dict[str, ContentSet]:
    return _SETS


def no_set(text: str) -> bool:
    """A file that is no content-set."""
    try:
        read_set(text)
    except ValueError:
        return True
    return False


def act_content(draft: Draft, seat: int, command: m.SetContent) -> None:
    draft.put(m.ContentSettled(seat, _SETS[command.key]))


def act_bring(draft: Draft, seat: int, command: m.BringContent) -> None:
    draft.put(m.ContentSettled(seat, read_set(command.text)))


# Chapters


def opens(state: State) -> bool:
    """The Dealer holds a chapter that has not begun."""
    return (
        not state.opened and state.chapter == len(state.dealt) + 1 and state.proposal is None and state.phase != "over"
    )


def chapter_open(state: State) -> bool:
    return state.opened


def told_already(state: State) -> bool:
    """Her chapter is closed, and the next is nobody's yet."""
    return state.chapter == len(state.dealt)


def table_to_choose(state: State) -> bool:
    return told_already(state) and open_choice(state)


def others_first(state: State, seat: int) -> bool:
    """FUG-009: the next chapter is for somebody else."""
    return told_already(state) and seat not in next_dealers(state)


def hardly_begun(state: State) -> bool:
    """FUG-018: no persona is ready."""
    return state.phase != "scene"


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


def introduced(state: State) -> bool:
    """FUG-018, FUG-A54: it is read before anybody has a persona."""
    return state.phase not in ("lobby", "intro")


def eyes_open(state: State) -> bool:
    return not state.dark


def act_intro(draft: Draft, seat: int, command: m.OpenIntro) -> None:
    draft.put(m.EyesClosed())


def act_end_intro(draft: Draft, seat: int, command: m.EndIntro) -> None:
    """FUG-022: everybody makes a persona, clockwise, the Dealer last."""
    there = seated(draft.state)
    draft.put(m.EyesOpened(tuple([seat for seat in clockwise(draft.state) if seat in there])))


# Sittings


def sitting_on(state: State) -> bool:
    return state.desk.sitting


def act_start(draft: Draft, seat: int, command: d.StartSession) -> None:
    draft.put(d.SessionStarted(draft.state.desk.session + 1))


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
        return {seat for seat in seated(state) if CHOOSE_DEALER.is_open(state, seat)}
    waits = state.phase in ("intro", "handover") or (
        state.phase != "over" and not (state.opened and state.desk.sitting)
    )
    return {state.desk.gm} if waits else set()


_LED = (story_over, not_dealer)
MOVES: Moves = {
    Move(
        m.SetContent,
        {"key": One(content_sets)},
        rule="FUG-005",
        unless=(not_dealer, begun),
        owed=no_content,
    ): act_content,
    Move(
        m.BringContent,
        {"text": Words(MOST, suggest=(EXAMPLE,))},
        rule="FUG-005",
        unless=(not_dealer, begun),
        reading=(no_set,),
    ): act_bring,
    Move(
        m.OpenChapter,
        {},
        rule="FUG-003",
        unless=(
            *_LED,
            no_dealer,
            chapter_open,
            undecided_dealer,
            table_to_choose,
            others_first,
            told_already,
            no_content,
        ),
        owed=True,
    ): act_open,
    Move(
        m.OpenIntro,
        {},
        rule="FUG-018",
        unless=(*_LED, eyes_closed, introduced, no_chapter, no_sitting),
        owed=True,
    ): act_intro,
    Move(m.EndIntro, {}, rule="FUG-018", unless=(*_LED, eyes_open), owed=True): act_end_intro,
    Move(
        m.CloseChapter,
        {},
        rule="FUG-003",
        unless=(*_LED, no_chapter, hardly_begun, undecided_dealer, *BETWEEN),
    ): act_close,
    Move(d.StartSession, {}, rule="FUG-125", unless=(*_LED, no_chapter, sitting_on), owed=True): act_start,
    Move(d.EndSession, {}, rule="FUG-125", unless=(*_LED, no_chapter, no_sitting, eyes_closed, *BETWEEN)): act_end,
}
