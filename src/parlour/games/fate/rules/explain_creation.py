"""Why a command about making characters and the cast is refused."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import MOOK_BOXES, MOST_MEMBERS
from parlour.games.fate.content.ready import PLAYERS
from parlour.games.fate.model import APPROACHES, Character, State
from parlour.games.fate.rules.ask import leads, seat_of
from parlour.games.fate.rules.creation import PLACES, blanks, full_sheet, general, lacks, may_begin, unfinished
from parlour.games.fate.rules.roster import engaged, in_roll

Found = RuleViolation | None


def _begin(state: State, seat: int) -> Found:
    if may_begin(state, seat):
        return None
    other = unfinished(state, seat)[0].name
    return RuleViolation("one-at-a-time", "FAE-028", f"{other} is not finished yet.", f"Finish or drop {other} first.")


def new(state: State, seat: int, command: m.NewCharacter, person: Character | None) -> Found:
    if command.kind == "major" and not leads(state, seat):
        return RuleViolation(
            "not-the-game-master", "FAE-166", "Major characters are the game master's.", "Make a player character."
        )
    return _begin(state, seat)


_LATER: dict[type, tuple[str, str]] = {
    m.SetAspect: ("FAE-149", "Write a blank aspect at any time; a milestone lets you rewrite one."),
    m.RankApproaches: ("FAE-148", "A milestone lets you swap two approaches."),
    m.RemoveStunt: ("FAE-150", "A milestone lets you replace a stunt."),
    m.Describe: ("FAE-030", "Ask the game master to set it."),
    m.Submit: ("FAE-028", "Nothing more is needed."),
}


def in_draft(state: State, seat: int, command: Any, person: Character | None) -> Found:
    """What is done only while a character is being made."""
    assert person is not None
    if person.status == "submitted":
        return RuleViolation(
            "submitted",
            "FAE-028",
            f"{person.name} lies before the game master.",
            "She approves the character or sends it back.",
        )
    if person.status == "ready":
        rule, cure = _LATER[type(command)]
        return RuleViolation("not-a-draft", rule, f"{person.name} is in play already.", cure)
    return None


def set_aspect(state: State, seat: int, command: m.SetAspect, person: Character | None) -> Found:
    found = in_draft(state, seat, command, person)
    if found is None and command.place in PLACES and PLACES.index(command.place) > len(general(state, command.who)):
        return RuleViolation(
            "not-in-order", "FAE-028", "The places are filled one after another.", "Write the one before it first."
        )
    return found


def rank(state: State, seat: int, command: m.RankApproaches, person: Character | None) -> Found:
    found = in_draft(state, seat, command, person)
    if found is None and sorted(command.order) != sorted(APPROACHES):
        return RuleViolation(
            "bad-ranking", "FAE-031", "All six approaches are ranked, each once.", "One gets +3, two +2, two +1, one 0."
        )
    return found


def submit(state: State, seat: int, command: m.Submit, person: Character | None) -> Found:
    found = in_draft(state, seat, command, person)
    if found is not None or person is None:
        return found
    if leads(state, seat):
        return RuleViolation(
            "not-needed", "FAE-028", "The game master approves her own characters at once.", "Approve it."
        )
    return _lacking(state, person)


def _lacking(state: State, person: Character) -> Found:
    lacking = lacks(state, person)
    if not lacking:
        return None
    rule, why = lacking[0]
    more = f" ({len(lacking) - 1} more things are missing.)" if len(lacking) > 1 else ""
    return RuleViolation("not-complete", rule, why + more, "Fill it in, then go on.")


def approve(state: State, seat: int, command: m.Approve, person: Character | None) -> Found:
    assert person is not None
    if person.status == "ready":
        return RuleViolation("approved-already", "FAE-028", f"{person.name} is ready already.")
    if person.status == "draft" and seat_of(state, person) != seat:
        return RuleViolation(
            "not-submitted", "FAE-028", f"{person.name} has not been submitted yet.", "Wait for the player."
        )
    if any(not stunt.permitted for stunt in person.stunts):
        return RuleViolation(
            "not-permitted", "FAE-040", "A stunt over two actions waits for your word.", "Permit it, or send it back."
        )
    return _lacking(state, person)


def send_back(state: State, seat: int, command: m.SendBack, person: Character | None) -> Found:
    assert person is not None
    if person.status != "submitted":
        return RuleViolation("not-submitted", "FAE-028", f"{person.name} does not wait for approval.")
    return None


def drop(state: State, seat: int, command: m.DropCharacter, person: Character | None) -> Found:
    assert person is not None
    if not leads(state, seat):
        return RuleViolation(
            "not-a-draft", "FAE-028", f"{person.name} is in play.", "Ask the game master to take the character out."
        )
    return _busy(state, person)


def _busy(state: State, person: Character) -> Found:
    if engaged(state, person.id):
        return RuleViolation(
            "busy",
            "FAE-140",
            f"{person.name} is in the middle of a roll, a contest or a conflict.",
            "Wait until it is over.",
        )
    return None


def write_blank(state: State, seat: int, command: m.WriteBlank, person: Character | None) -> Found:
    assert person is not None
    if not full_sheet(person):
        return RuleViolation("no-blanks", "FAE-171", "Mooks and groups have no blank aspects.")
    if person.status != "ready":
        return RuleViolation(
            "still-a-draft", "FAE-029", f"{person.name} is still being made.", "Set the aspect in the draft."
        )
    if not blanks(state, person.id):
        return RuleViolation(
            "no-blanks", "FAE-028", "All three general aspects are written.", "A milestone lets you rewrite one."
        )
    if state.roll is not None:
        return RuleViolation(
            "roll-open", "FAE-Q35", "Blank aspects are written outside an open roll.", "Wait until it is over."
        )
    return None


def take_ready(state: State, seat: int, command: m.TakeReady, person: Character | None) -> Found:
    if command.key not in PLAYERS:
        return RuleViolation(
            "no-such-character", "FAE-030", "There is no such ready-made character.", "Take one of the library."
        )
    if may_begin(state, seat):
        name = PLAYERS[command.key].name
        return RuleViolation("taken", "FAE-030", f"{name} is at the table already.", "Take another one.")
    return _begin(state, seat)


def give(state: State, seat: int, command: m.GiveCharacter, person: Character | None) -> Found:
    assert person is not None
    if person.hidden:
        return RuleViolation("hidden", "FAE-166", f"{person.name} is still hidden.", "Reveal the character first.")
    if in_roll(state, person.id):
        return RuleViolation(
            "roll-open", "FAE-140", f"{person.name} is part of the open roll.", "Wait until it is over."
        )
    if command.seat == seat_of(state, person):
        return RuleViolation("same-seat", "FAE-166", "That seat plays the character already.")
    return None


def set_side(state: State, seat: int, command: m.SetSide, person: Character | None) -> Found:
    assert person is not None
    return _busy(state, person)


def mook(state: State, seat: int, command: m.MakeMook, person: Character | None) -> Found:
    if not command.aspects.strip():
        return RuleViolation(
            "no-aspect", "FAE-171", "A mook has one aspect or more.", "Write one; separate several by semicolons."
        )
    if not 0 <= command.boxes <= MOOK_BOXES:
        return RuleViolation(
            "bad-boxes", "FAE-172", "A mook has 0 to 2 stress boxes.", "With 0 it is out at the first hit."
        )
    if not command.skilled.strip() and not command.bad.strip():
        return RuleViolation(
            "no-lists", "FAE-186", "A mook is good at something, bad at something, or both.", "Fill one list."
        )
    return None


def group(state: State, seat: int, command: m.MakeGroup, person: Character | None) -> Found:
    assert person is not None
    if person.kind != "mook":
        return RuleViolation("not-a-mook", "FAE-175", "Groups are made of mooks.", "Choose a mook, or make one.")
    if not 2 <= command.members <= MOST_MEMBERS:
        return RuleViolation(
            "bad-number", "FAE-174", f"A group has 2 to {MOST_MEMBERS} members.", "Split them into several."
        )
    return None


def reveal(state: State, seat: int, command: m.RevealCharacter, person: Character | None) -> Found:
    assert person is not None
    if not person.hidden:
        return RuleViolation("not-hidden", "FAE-166", f"{person.name} is in the open already.")
    return RuleViolation(
        "still-a-draft", "FAE-166", f"{person.name} is still being made.", "Approve the character first."
    )


def nothing(state: State, seat: int, command: Any, person: Character | None) -> Found:
    return None


def begin(state: State, seat: int, command: Any, person: Character | None) -> Found:
    return _begin(state, seat)


WHY: dict[type, Callable[[State, int, Any, Character | None], Found]] = {
    m.NewCharacter: new,
    m.Describe: in_draft,
    m.SetAspect: set_aspect,
    m.RankApproaches: rank,
    m.Submit: submit,
    m.Approve: approve,
    m.SendBack: send_back,
    m.DropCharacter: drop,
    m.WriteBlank: write_blank,
    m.TakeReady: take_ready,
    m.GiveCharacter: give,
    m.SetSide: set_side,
    m.MakeMook: mook,
    m.MakeGroup: group,
    m.CallReady: nothing,
    m.RevealCharacter: reveal,
    m.ImportCharacter: begin,
}
