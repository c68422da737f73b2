"""Why a flashback cannot be had, told, named, judged or used so."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Flashback, State
from parlour.games.fugue.rules.ask import (
    character,
    find_character,
    find_flashback,
    is_gc,
    is_persona,
    leads,
    persona_of,
    seat_of,
    teller,
)
from parlour.games.fugue.rules.explain_common import Found, Why, dead, in_action, led, named, no_such, not_in_play
from parlour.games.fugue.rules.keeping import limits_of, sides_for, takes_part
from parlour.games.fugue.rules.memory import GIFTS, OWN, sent_back, timely, used
from parlour.roleplay.desk import called


def _begins(state: State, seat: int, who: str, rule: str) -> Found:
    found = not_in_play(state, rule)
    if found is not None or timely(state, seat, who):
        return found
    why = (
        "What is being played now has its result, or is in the middle of somebody's turn: a flashback cannot change it."
    )
    return RuleViolation(
        "not-now", "FUG-A48", why, "Have it before a card is turned, between turns, on your own turn, or afterwards."
    )


def _receiver(state: State, who: str, rule: str) -> Found:
    """FUG-062: nobody the Dealer plays."""
    person = find_character(state, who)
    if person is None:
        return no_such(rule)
    if not is_persona(person):
        why = f"{named(person)} is a game-character: those have no flashbacks and gain no abilities."
        return RuleViolation("dealer-controlled", "FUG-062", why, "Choose a persona in its player's hands.")
    found = dead(person)
    if found is not None or not is_gc(state, person):
        return found
    why = f"The Dealer plays {named(person)} now: until it is back in its player's hands it has no flashbacks."
    return RuleViolation("dealer-controlled", "FUG-062", why, "Choose a persona in its player's hands.")


def _trigger(text: str) -> Found:
    if text.strip():
        return None
    why = "A flashback cannot come from nowhere: something in the scene must set it off."
    return RuleViolation("no-trigger", "FUG-053", why, "Say which thing, person, word or need it is.")


def _dealing(state: State, seat: int) -> Found:
    """FUG-A50: the Dealer has ways 3 and 4."""
    if not leads(state, seat):
        return None
    why = "Who deals has no flashbacks of her own and gives none: her persona is a game-character."
    return RuleViolation("dealer-controlled", "FUG-062", why, "Tell a flashback of the story, or those of Signifiers.")


def own(state: State, seat: int, command: m.OwnFlashback) -> Found:
    found = (
        _begins(state, seat, command.who, "FUG-068")
        or _dealing(state, seat)
        or _receiver(state, command.who, "FUG-068")
    )
    if found is not None:
        return found
    person = character(state, command.who)
    if seat_of(state, person) != seat:
        whose = called(state.desk, person.seat)
        return RuleViolation(
            "not-yours", "FUG-052", f"{named(person)} is {whose}'s persona.", "Give it one as your gift of the sitting."
        )
    if used(state, seat, "own") >= OWN and not state.lax:
        why = "You have made your two flashbacks for this sitting."
        return RuleViolation("limit-own", "FUG-068", why, "Others may give you one, or your Signifier may come up.")
    return _trigger(command.trigger)


def gift(state: State, seat: int, command: m.GiftFlashback) -> Found:
    found = _begins(state, seat, command.to, "FUG-069") or _dealing(state, seat)
    if found is not None:
        return found
    mine = persona_of(state, seat)
    if mine is not None and mine.parked:
        why = f"The Dealer plays {named(mine)} while you are away."
        return RuleViolation("dealer-controlled", "FUG-062", why, "Say that you are back.")
    if mine is None or mine.down == "dead":
        why = "A gift must have the giver's own persona in it, and you have none in play."
        return RuleViolation("bad-target", "FUG-070", why, "Only who has a persona gives memories.")
    if command.to == mine.id:
        why = "A gift goes to somebody else's persona."
        return RuleViolation("bad-target", "FUG-069", why, "Make a flashback of your own instead.")
    found = _receiver(state, command.to, "FUG-069")
    if found is not None:
        return found
    if used(state, seat, "gift") >= GIFTS and not state.lax:
        return RuleViolation(
            "limit-gift", "FUG-069", "You have given your one flashback of this sitting.", "Others may still give one."
        )
    if mine.id in command.present:
        return RuleViolation(
            "bad-target", "FUG-070", "Your own persona is in it by rule.", "Name only who else is there."
        )
    return _trigger(command.trigger)


def story(state: State, seat: int, command: m.StoryFlashback) -> Found:
    found = led(state, seat, "FUG-086", "tells flashbacks of the story") or _begins(state, seat, command.to, "FUG-086")
    return found or _receiver(state, command.to, "FUG-086") or _trigger(command.trigger)


# Telling


def _mine(state: State, seat: int, which: str, rule: str) -> tuple[Flashback | None, Found]:
    memory = find_flashback(state, which)
    found = not_in_play(state, rule)
    if found is not None:
        return None, found
    if memory is None or memory.stage == "kept":
        return None, RuleViolation("bad-target", rule, "No such flashback is being told.", "Choose one from the queue.")
    who = teller(state, memory)
    if who != seat:
        return memory, RuleViolation(
            "not-yours", "FUG-052", f"{called(state.desk, who)} tells this one.", "Listen; you may help with ideas."
        )
    return memory, None


def tell(state: State, seat: int, command: m.TellMemory) -> Found:
    memory, found = _mine(state, seat, command.flashback, "FUG-221")
    if found is not None or memory is None:
        return found
    if sent_back(memory):
        return RuleViolation("not-now", "FUG-A67", f"It was sent back ({memory.back}).", "Word it anew.")
    if memory.stage not in ("memory", "ability"):
        return RuleViolation(
            "not-now", "FUG-221", "Its ability is named already.", "What more there is comes in another flashback."
        )
    return None


def reword(state: State, seat: int, command: m.Reword) -> Found:
    memory, found = _mine(state, seat, command.flashback, "FUG-A67")
    if found is not None or memory is None:
        return found
    if not sent_back(memory):
        return RuleViolation(
            "not-now", "FUG-088", "What has been told stands.", "Only what the Dealer sent back is worded anew."
        )
    return _trigger(command.trigger)


def name(state: State, seat: int, command: m.NameAbility) -> Found:
    memory = find_flashback(state, command.flashback)
    if memory is not None and memory.stage == "naming" and not_in_play(state, "FUG-217") is None:
        return led(state, seat, "FUG-217", "names this ability, as she was asked to") or _one(command.ability)
    memory, found = _mine(state, seat, command.flashback, "FUG-057")
    if found is not None or memory is None:
        return found
    if memory.stage == "memory":
        why = "The memory is told first, then the ability is named."
        return RuleViolation("memory-first", "FUG-057", why, "Tell what the persona remembers.")
    if memory.stage != "ability":
        return RuleViolation(
            "one-ability", "FUG-050", "Its one ability is named already.", "A flashback gives exactly one."
        )
    return _one(command.ability)


def _one(ability: str) -> Found:
    if ability.strip():
        return None
    why = "A flashback gives exactly one ability, and none was named."
    return RuleViolation(
        "one-ability", "FUG-050", why, "Name what the persona did in the memory, or leave the wording to the Dealer."
    )


def leave_naming(state: State, seat: int, command: m.LeaveNaming) -> Found:
    memory, found = _mine(state, seat, command.flashback, "FUG-217")
    if found is not None or memory is None:
        return found
    if leads(state, seat):
        return RuleViolation("not-now", "FUG-217", "You are the Dealer yourself.", "Name the ability.")
    if memory.stage == "memory":
        return RuleViolation(
            "memory-first", "FUG-057", "The memory is told first.", "Tell it, then leave the wording to the Dealer."
        )
    return RuleViolation("one-ability", "FUG-050", "Its one ability is named already.", "The Dealer has it before her.")


def withdraw(state: State, seat: int, command: m.Withdraw) -> Found:
    memory, found = _mine(state, seat, command.flashback, "FUG-068")
    if found is not None or memory is None:
        return found
    return RuleViolation(
        "not-now", "FUG-074", "A Signifier's memory is due: it cannot be taken back.", "Tell it, however briefly."
    )


# Judging


def _before_dealer(state: State, seat: int, which: str, rule: str, does: str) -> tuple[Flashback | None, Found]:
    found = not_in_play(state, rule) or led(state, seat, rule, does)
    memory = find_flashback(state, which)
    if found is not None:
        return None, found
    if memory is None or memory.stage in ("kept", "choice"):
        return None, RuleViolation("bad-target", rule, "No such flashback is being told.", "Choose one from the queue.")
    if teller(state, memory) == seat:
        return memory, RuleViolation(
            "not-now", rule, "You tell this one yourself.", "Name its ability; nobody needs to judge it."
        )
    return memory, None


def accept(state: State, seat: int, command: m.AcceptAbility) -> Found:
    _, found = _before_dealer(state, seat, command.flashback, "FUG-054", "accepts an ability")
    return found or RuleViolation(
        "not-now", "FUG-057", "Its ability has yet to be named.", "Wait for it, or name it if that was left to you."
    )


def veto(state: State, seat: int, command: m.VetoAbility) -> Found:
    memory, found = _before_dealer(state, seat, command.flashback, "FUG-072", "vetoes an ability")
    if found is not None or memory is None:
        return found
    if memory.way != "gift" and not state.lax:
        rule = "FUG-A43" if memory.way == "signifier" else "FUG-072"
        why = "The veto is over a gift's ability alone."
        return RuleViolation("no-reason", rule, why, "Send this one back only for what flashbacks are not.")
    if memory.stage != "judged":
        return RuleViolation(
            "not-now",
            "FUG-072",
            "No ability is named yet; the memory itself cannot be vetoed.",
            "Wait for its ability.",
        )
    return (
        None
        if command.reason.strip()
        else RuleViolation("no-reason", "FUG-072", "A veto needs a reason.", "Say why it does not fit.")
    )


def send_back(state: State, seat: int, command: m.SendBack) -> Found:
    memory, found = _before_dealer(state, seat, command.flashback, "FUG-A67", "sends a memory back")
    if found is not None or memory is None:
        return found
    if memory.stage == "memory":
        return RuleViolation(
            "not-now", "FUG-A67", "Nothing of it is told yet, or it was sent back already.", "Wait for the memory."
        )
    limits = limits_of(memory)
    if command.limit not in limits:
        why = "A memory is sent back only for a limit it crosses, never for taste."
        return RuleViolation("no-reason", "FUG-A67", why, f"Name one of {', '.join(limits)}.")
    if command.reason.strip():
        return None
    return RuleViolation("no-reason", "FUG-A67", "It needs a reason.", "Say what in the memory crosses that limit.")


# Afterwards


def use(state: State, seat: int, command: m.UseNow | m.Intercede | m.Decline) -> Found:
    found = not_in_play(state, "FUG-081")
    if found is not None:
        return found
    memory, person = find_flashback(state, command.flashback), find_character(state, command.who)
    if memory is None or person is None or command.who not in memory.choosing:
        return RuleViolation(
            "not-now", "FUG-081", "Nothing of this memory waits to be used.", "It is on the sheet for later."
        )
    if seat_of(state, person) != seat:
        return RuleViolation("not-yours", "FUG-081", f"{named(person)}'s player decides that.", "Wait for the choice.")
    if isinstance(command, m.UseNow) and not takes_part(state, memory, command.who):
        return RuleViolation("not-now", "FUG-081", f"{named(person)} is not in the action.", "Intercede, or decline.")
    if isinstance(command, m.Intercede) and takes_part(state, memory, command.who):
        return RuleViolation(
            "not-now", "FUG-081", f"{named(person)} is in the action already.", "Use it now, or decline."
        )
    return None


def answer(state: State, seat: int, command: m.AnswerIntercede) -> Found:
    found = not_in_play(state, "FUG-A45") or led(state, seat, "FUG-A45", "says how somebody steps in")
    if found is not None:
        return found
    if not any(leave.who == command.who and leave.what == "intercede" for leave in state.leaves):
        return RuleViolation(
            "bad-target", "FUG-A45", "Nobody of that name wants to step in.", "Look at what is asked above."
        )
    can = ", ".join([str(side) for side in sides_for(state, command.who)])
    cure = f"Take side {can}, or 0 for a told act." if can else "Let it be a told act (0)."
    return RuleViolation("bad-target", "FUG-A45", "There is no place on such a side.", cure)


def postpone(state: State, seat: int, command: m.Postpone) -> Found:
    found = not_in_play(state, "FUG-A41") or led(state, seat, "FUG-A41", "postpones a memory")
    why = "Only a Signifier's memory that is yet to be told waits for the end of a hand that is being played."
    return found or RuleViolation("not-now", "FUG-A41", why, "Let it be told now.")


def _known(state: State, which: str, rule: str) -> tuple[Flashback | None, Found]:
    memory = find_flashback(state, which)
    if memory is None or memory.stage not in ("kept", "choice"):
        return None, RuleViolation("bad-target", rule, "No such memory is on a sheet.", "Choose one that is.")
    return memory, None


def note(state: State, seat: int, command: m.NoteMemory) -> Found:
    memory, found = _known(state, command.flashback, "FUG-058")
    if memory is None or any(character(state, who).seat == seat for who in memory.to):
        return found
    return RuleViolation(
        "not-yours",
        "FUG-058",
        "What it proves is for the persona's player to say.",
        "Pin your own thoughts to the board.",
    )


def share(state: State, seat: int, command: m.ShareMemory) -> Found:
    memory, found = _known(state, command.flashback, "FUG-061")
    if memory is None:
        return found
    owners = [character(state, who) for who in memory.to]
    if any(seat_of(state, person) == seat and person.down != "dead" for person in owners):
        why = "Choose people who live and do not know of it yet."
        return not_in_play(state, "FUG-061") or RuleViolation(
            "bad-target", "FUG-061", "Nobody of these can be told of it.", why
        )
    return RuleViolation(
        "not-yours", "FUG-061", "Only the persona who has this memory can tell of it.", "Ask its player."
    )


def correct(state: State, seat: int, command: m.CorrectMemory) -> Found:
    found = led(state, seat, "FUG-035", "takes something off a sheet") or in_action(state, "FUG-035")
    if found is not None:
        return found
    _, found = _known(state, command.flashback, "FUG-035")
    return found or (
        None if command.reason.strip() else RuleViolation("no-reason", "FUG-035", "It needs a reason.", "Say why.")
    )


WHY: dict[type, Why] = {
    m.OwnFlashback: own,
    m.GiftFlashback: gift,
    m.StoryFlashback: story,
    m.TellMemory: tell,
    m.Reword: reword,
    m.NameAbility: name,
    m.LeaveNaming: leave_naming,
    m.Withdraw: withdraw,
    m.AcceptAbility: accept,
    m.VetoAbility: veto,
    m.SendBack: send_back,
    m.UseNow: use,
    m.Intercede: use,
    m.Decline: use,
    m.AnswerIntercede: answer,
    m.Postpone: postpone,
    m.NoteMemory: note,
    m.ShareMemory: share,
    m.CorrectMemory: correct,
}
RULES: dict[Any, str] = {
    m.OwnFlashback: "FUG-068",
    m.GiftFlashback: "FUG-069",
    m.StoryFlashback: "FUG-086",
    m.TellMemory: "FUG-221",
    m.Reword: "FUG-A67",
    m.NameAbility: "FUG-050",
    m.LeaveNaming: "FUG-217",
    m.Withdraw: "FUG-068",
    m.AcceptAbility: "FUG-054",
    m.VetoAbility: "FUG-072",
    m.SendBack: "FUG-A67",
    m.UseNow: "FUG-081",
    m.Intercede: "FUG-081",
    m.Decline: "FUG-081",
    m.AnswerIntercede: "FUG-A45",
    m.Postpone: "FUG-A41",
    m.NoteMemory: "FUG-058",
    m.ShareMemory: "FUG-061",
    m.CorrectMemory: "FUG-035",
}
