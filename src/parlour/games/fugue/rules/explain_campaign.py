"""Why a command of the campaign is refused: content-sets, Dealers, chapters, the introduction, sittings, the Dealer's
notes."""

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import leads, seat_at, seated
from parlour.games.fugue.rules.dealing import FEWEST, away, next_dealers, open_choice, own_notes, willing
from parlour.games.fugue.rules.explain_common import Found, Why, in_action, led, not_begun
from parlour.roleplay import moves as d
from parlour.roleplay.desk import called


def _over(state: State) -> Found:
    if state.phase != "over":
        return None
    return RuleViolation(
        "story-over", "FUG-003", "The last chapter is closed: the story is over.", "Read it, or talk about it."
    )


def _undecided(state: State) -> Found:
    """Who deals is just being settled."""
    if state.proposal is None:
        return None
    who = called(state.desk, state.proposal.seat)
    return RuleViolation(
        "not-now", "FUG-015", f"Whether {who} deals is not settled yet.", "Everybody asked answers first."
    )


def _names(state: State, seats: tuple[int, ...]) -> str:
    return " or ".join([called(state.desk, seat) for seat in seats])


# What is played


def content(state: State, seat: int, command: m.SetContent | m.BringContent) -> Found:
    found = led(state, seat, "FUG-005", "chooses the content-set")
    if found is not None or not state.dealt:
        return found
    return RuleViolation(
        "not-now", "FUG-A79", "The story has begun: its content-set stays.", "Another table can play another set."
    )


# Who deals


def choose(state: State, seat: int, command: m.ChooseDealer) -> Found:
    if state.phase == "over":
        return _over(state)
    if state.phase not in ("lobby", "handover") and (not state.opened or state.dark or leads(state, seat)):
        why = f"{called(state.desk, state.desk.gm)} deals."
        return RuleViolation(
            "not-now",
            "FUG-015",
            why,
            "The Dealer hands her place on; while a chapter is played the others may choose another.",
        )
    if seat not in seated(state):
        return RuleViolation("not-yours", "FUG-015", "Nobody sits in that seat.", "Take the seat first.")
    if len(seated(state)) < FEWEST:
        return RuleViolation("bad-target", "FUG-A47", "One person alone cannot play.", "Wait for somebody to sit down.")
    found = _undecided(state) or in_action(state, "FUG-A46")
    if found is not None or state.phase != "handover":
        return found or _no_dealer(state, seat_at(command.seat))
    return _not_next(state, seat, seat_at(command.seat))


def _no_dealer(state: State, seat: int) -> RuleViolation:
    if seat in state.unwilling and seat not in willing(state):
        why = f"{called(state.desk, seat)} would rather not deal."
        return RuleViolation("bad-target", "FUG-A46", why, "Choose somebody who wants to.")
    return RuleViolation("bad-target", "FUG-015", "Nobody sits in that seat.", "Choose one of those at the table.")


def agree(state: State, seat: int, command: m.AgreeDealer) -> Found:
    if state.proposal is None:
        return RuleViolation("not-now", "FUG-015", "Nobody is proposed as Dealer.", "Propose somebody.")
    if seat == state.proposal.by and seat not in state.proposal.waiting:
        return RuleViolation(
            "not-yours", "FUG-015", "You proposed it yourself.", "Wait for the others, or say no to take it back."
        )
    if seat not in state.proposal.waiting:
        return RuleViolation(
            "not-yours", "FUG-015", "You are not asked, or have answered already.", "Wait for the others."
        )
    return in_action(state, "FUG-A46")


def will(state: State, seat: int, command: m.WillDeal) -> Found:
    stands = "not want" if seat in state.unwilling else "want"
    return _over(state) or RuleViolation(
        "not-now", "FUG-A46", f"That you do {stands} to deal is known.", "Say the other to change it."
    )


def pass_on(state: State, seat: int, command: m.PassDealing) -> Found:
    found = _over(state) or led(state, seat, "FUG-007", "hands the dealing on")
    if found is not None:
        return found
    if state.phase == "lobby":
        return RuleViolation("not-now", "FUG-015", "There is no Dealer yet.", "Propose one: everybody must agree.")
    if state.dark:
        return RuleViolation(
            "not-now", "FUG-018", "The others sit with their eyes closed.", "End the introduction first."
        )
    found = _undecided(state) or in_action(state, "FUG-A46")
    if found is None and open_choice(state):
        return _table_chooses(state)
    return found or _not_next(state, seat, seat_at(command.to))


def _table_chooses(state: State) -> RuleViolation:
    why = "All who want to have dealt: now the whole table chooses."
    return RuleViolation(
        "not-now", "FUG-A46", why, f"Propose {_names(state, next_dealers(state))}; everybody must agree."
    )


def _not_next(state: State, seat: int, to: int) -> Found:
    if to not in seated(state):
        return RuleViolation("bad-target", "FUG-009", "Nobody sits in that seat.", "Choose one of those at the table.")
    if to == seat and (state.phase != "handover" or state.chapter > len(state.dealt)):
        return RuleViolation("bad-target", "FUG-A46", "You deal already.", "Choose somebody else.")
    if state.phase != "handover":
        return None
    may = next_dealers(state)
    if to in may:
        return None
    if to in state.unwilling or away(state, to):
        why = f"{called(state.desk, to)} {'would rather not deal' if to in state.unwilling else 'is away'}."
        return RuleViolation("bad-target", "FUG-A46", why, f"Choose {_names(state, may)}.")
    return dealt_already(state, to)


def dealt_already(state: State, seat: int) -> RuleViolation:
    """FUG-009: every chapter another Dealer, as long as there is one."""
    may = next_dealers(state)
    if any(state.dealt.count(other) == 0 for other in may):
        why = f"{called(state.desk, seat)} has dealt a chapter; others have not."
        return RuleViolation("dealt-already", "FUG-009", why, f"The next is for {_names(state, may)}.")
    why = f"All who want to have dealt, but {called(state.desk, seat)} more often than others."
    return RuleViolation("dealt-already", "FUG-A46", why, f"The next is for {_names(state, may)}.")


def note(state: State, seat: int, command: m.WriteDealerNote | m.DropDealerNote) -> Found:
    found = led(state, seat, "FUG-010", "keeps these notes") or _over(state)
    if found is not None:
        return found
    if state.chapter == 0:
        return RuleViolation("not-now", "FUG-010", "There is no Dealer yet.", "Use a note of your own.")
    if command.note in (0, *[one.id for one in own_notes(state, seat)]) and isinstance(command, m.WriteDealerNote):
        return None
    why = "It is not one of your notes, or it is sealed."
    return RuleViolation("not-yours", "FUG-010", why, "What earlier Dealers wrote stays as it is.")


# Chapters


def open_chapter(state: State, seat: int, command: m.OpenChapter) -> Found:
    found = _over(state) or led(state, seat, "FUG-007", "opens a chapter")
    if found is not None:
        return found
    if state.chapter == 0:
        return RuleViolation("not-now", "FUG-015", "There is no Dealer yet.", "Agree first who deals.")
    if state.opened:
        return RuleViolation("not-now", "FUG-003", f"Chapter {state.chapter} is open.", "Close it first.")
    if state.proposal is None and state.phase == "handover" and state.chapter == len(state.dealt):
        if open_choice(state):
            return _table_chooses(state)
        if seat in next_dealers(state):
            return RuleViolation(
                "not-now", "FUG-009", "You hold no new chapter yet.", "Pass the dealing on to yourself."
            )
        return dealt_already(state, seat)
    return _undecided(state) or RuleViolation(
        "no-content",
        "FUG-005",
        "There is no content-set: the rules hold no story.",
        "Choose one, or the blank one of four empty chapters.",
    )


def close_chapter(state: State, seat: int, command: m.CloseChapter) -> Found:
    found = _over(state) or led(state, seat, "FUG-007", "closes a chapter")
    if found is not None:
        return found
    if not state.opened:
        return RuleViolation("not-now", "FUG-003", "No chapter is open.", "Open it first.")
    if state.phase != "scene":
        return RuleViolation(
            "not-now",
            "FUG-018",
            "The chapter has hardly begun: no persona is ready.",
            "Read the introduction, make personae.",
        )
    return _undecided(state) or in_action(state, "FUG-125")


def intro(state: State, seat: int, command: m.OpenIntro | m.EndIntro) -> Found:
    found = _over(state) or led(state, seat, "FUG-018", "reads the introduction")
    if found is not None:
        return found
    if isinstance(command, m.EndIntro):
        return RuleViolation("not-now", "FUG-018", "Nobody has closed eyes.", "Open the introduction first.")
    if state.dark:
        return RuleViolation("not-now", "FUG-018", "Their eyes are closed already.", "Read, then end the introduction.")
    if state.phase in ("lobby", "intro"):
        return not_begun(state, "FUG-018")
    return RuleViolation(
        "not-now", "FUG-A54", "The introduction has been read.", "It comes once, before personae are made."
    )


# Sittings


def session(state: State, seat: int, command: d.StartSession | d.EndSession) -> Found:
    found = _over(state) or led(state, seat, "FUG-007", "begins and ends a sitting")
    if found is not None:
        return found
    if not state.opened:
        why = "No chapter is open."
        return RuleViolation(
            "not-now", "FUG-003", why, "A sitting begins when a chapter opens and ends when it closes."
        )
    if isinstance(command, d.StartSession):
        return RuleViolation("not-now", "FUG-125", "The sitting goes on.", "End it first.")
    if not state.desk.sitting:
        return RuleViolation("not-now", "FUG-125", "The sitting is over.", "Start the next one.")
    if state.dark and leads(state, seat):
        return RuleViolation(
            "not-now", "FUG-018", "The others sit with their eyes closed.", "End the introduction first."
        )
    return in_action(state, "FUG-125")


WHY: dict[type, Why] = {
    m.SetContent: content,
    m.BringContent: content,
    m.ChooseDealer: choose,
    m.AgreeDealer: agree,
    m.WillDeal: will,
    m.PassDealing: pass_on,
    m.WriteDealerNote: note,
    m.DropDealerNote: note,
    m.OpenChapter: open_chapter,
    m.CloseChapter: close_chapter,
    m.OpenIntro: intro,
    m.EndIntro: intro,
    d.StartSession: session,
    d.EndSession: session,
}
RULES: dict[type, str] = {
    m.SetContent: "FUG-005",
    m.BringContent: "FUG-005",
    m.ChooseDealer: "FUG-015",
    m.AgreeDealer: "FUG-015",
    m.WillDeal: "FUG-A46",
    m.PassDealing: "FUG-009",
    m.WriteDealerNote: "FUG-010",
    m.DropDealerNote: "FUG-010",
    m.OpenChapter: "FUG-003",
    m.CloseChapter: "FUG-003",
    m.OpenIntro: "FUG-018",
    m.EndIntro: "FUG-018",
    d.StartSession: "FUG-125",
    d.EndSession: "FUG-125",
}
"""What to look up where nothing closer is wrong."""
