"""How the game is played, from the first evening to the last; who is asked, what is offered, what a command leads to.

1. Somebody brings a content-set, and the table agrees who deals the first chapter (campaign, dealing). The Dealer opens
   it and reads the introduction while all eyes are closed.
2. Everybody describes a persona; the player on the left adds one more thing, and the Dealer deals a Signifier to each
   (persona). Players come late and go early, game-characters come on and off (company).
3. The Dealer frames scenes; what the table finds out is pinned to the board (board).
4. Personae remember: two memories a sitting of their own, one given to somebody else, others by a Signifier or by the
   story (memory). The Dealer judges, the ability goes onto the sheet, and may be used at once (keeping).
5. Players say what their characters do. The Dealer rules that it just succeeds, or that a card decides (declare,
   action): it is turned, told, and may be somebody's Signifier.
6. Characters who work against each other play a contest: sides and groups, who is in (contest_open), hand after hand
   of cards turned up, twisted and swapped until somebody has 21 or all pass (contest_play); the winner says what
   happens, within what the hand allows (contest_effect).
7. Bodies are wounded, tended and rested; some die (harm).
8. The Dealer closes the chapter and hands the dealing on, until the last one is told."""

from parlour.games.fugue.model import Contest, State
from parlour.games.fugue.rules import (
    action,
    board,
    campaign,
    changes,
    company,
    contest_effect,
    contest_open,
    contest_play,
    dealing,
    desk,
    harm,
    keeping,
    memory,
    persona,
)
from parlour.games.fugue.rules.ask import (
    active,
    character,
    held,
    open_task,
    pausing,
    seat_of,
    teller,
    unfinished,
    untold,
)
from parlour.games.fugue.rules.contest_ask import asked_to_end, group_now, undecided
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.uses import uses
from parlour.games.fugue.words.refusals import SENTENCES, named
from parlour.roleplay.play import Playing

_changes = changes
"""It says what each event does; importing it is all that is needed."""

CHAPTERS = (
    campaign,
    dealing,
    persona,
    company,
    board,
    memory,
    keeping,
    action,
    contest_open,
    contest_play,
    contest_effect,
    harm,
)
desk.DESK.hold(*[chapter.MOVES for chapter in CHAPTERS])

PLAYING = Playing(
    Draft,
    desk.DESK,
    SENTENCES,
    named,
    closed="FUG-003",
    seated="FUG-008",
    uses=uses,
)
offers, play = PLAYING.offers, PLAYING.play


# Who is asked, from public facts only


def awaited(state: State) -> tuple[int, ...]:
    if state.desk.closed:
        return ()
    asked = campaign.awaits(state) | persona.awaits(state)
    if active(state):
        asked |= _by_memories(state) | _by_play(state)
    return tuple(sorted(asked))


def _by_memories(state: State) -> set[int]:
    asked: set[int] = set()
    for one in unfinished(state):
        if one.late:
            continue
        if one.stage in ("memory", "ability"):
            asked.add(teller(state, one))
        elif one.stage == "choice":
            asked.update([seat_of(state, character(state, who)) for who in one.choosing])
        else:
            asked.add(state.desk.gm)
    return asked


def _by_play(state: State) -> set[int]:
    asked = {telling.seat for telling in untold(state)}
    if state.leaves or state.declared:
        asked.add(state.desk.gm)
    if untold(state) or state.leaves or pausing(state):
        return asked
    task = open_task(state)
    if task is not None and not held(state, task.who):
        asked.add(seat_of(state, character(state, task.who)) if task.stage == "going" else state.desk.gm)
    return asked | _by_contest(state, state.contest) if state.contest is not None else asked


def _by_contest(state: State, contest: Contest) -> set[int]:
    dealer = {state.desk.gm}
    if contest.claim.who or contest.chosen is not None or contest.stage == "done":
        return dealer
    if contest.ending:
        return set(asked_to_end(state, contest))
    if contest.stage == "optin":
        return {seat_of(state, character(state, who)) for who in undecided(state, group_now(contest))} or dealer
    if contest.stage == "effect":
        assert contest.win is not None
        return {seat_of(state, character(state, contest.win.who))}
    if contest.stage == "reach":
        return {seat_of(state, character(state, r.who)) for r in contest.reaches if not r.target} or dealer
    return {seat_of(state, character(state, contest.turn))}


_STAGES = ("optin", "turn", "reply", "effect", "reach", "done")


def decision(state: State) -> int:
    """Which question is open, as a number: how far the campaign is, and how far the hand."""
    contest = state.contest
    far = state.turn * 1000 + state.told * 10 + len(state.tellings)
    if contest is None:
        return far * 1000
    played = (
        sum([len(hand.up) + hand.stymied + hand.replied for hand in contest.hands])
        + len(contest.wilds)
        + contest.passes
    )
    turn = next((at + 1 for at, hand in enumerate(contest.hands) if hand.who == contest.turn), 0)
    return (far * 10 + _STAGES.index(contest.stage)) * 100_000 + (state.flips % 100) * 1000 + played * 10 + turn % 10
