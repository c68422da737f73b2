"""Why something about wounds, healing or death is refused."""

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import PARTS, Character, State
from parlour.games.fugue.rules import harm
from parlour.games.fugue.rules.ask import able, find_character, helpless, is_persona
from parlour.games.fugue.rules.explain_common import (
    Found,
    Why,
    dead,
    in_action,
    led,
    misfit,
    named,
    no_such,
    not_in_play,
    not_own,
)


def _not_dealt(state: State, seat: int, who: str, rule: str, does: str) -> Found:
    """What every command of the Dealer's about one body asks first."""
    found = led(state, seat, rule, does) or not_in_play(state, rule)
    if found is not None:
        return found
    person = find_character(state, who)
    if person is None:
        return no_such(rule)
    return dead(person) or _away(person)


def _away(person: Character) -> Found:
    if person.here:
        return None
    return RuleViolation(
        "bad-target", "FUG-008", f"{named(person)} is not in the story now.", "The Dealer brings people on."
    )


def _person(state: State, who: str) -> Character:
    person = find_character(state, who)
    assert person is not None
    return person


# Wounds


def hurt(state: State, seat: int, command: m.Hurt) -> RuleViolation:
    found = _not_dealt(state, seat, command.who, "FUG-192", "hurts somebody outside a contest")
    if found is not None:
        return found
    if command.part not in PARTS:
        return RuleViolation("bad-value", "FUG-192", "A wound needs a part of the body.", "Choose one of the list.")
    if command.bleeding and not command.permanent:
        why = "A wound that would bleed to death counts as permanent."
        return RuleViolation("bad-value", "FUG-195", why, "Say that it is permanent too.")
    return misfit(harm.offer_hurt(state, seat), command, "FUG-192")


def tend(state: State, seat: int, command: m.Tend) -> RuleViolation:
    found = led(state, seat, "FUG-201", "says that a wound is tended")
    if found is not None:
        return RuleViolation(found.reason, found.rule, found.why, f"Declare that you tend it. {found.cure}")
    found = _not_dealt(state, seat, command.who, "FUG-201", "")
    if found is not None:
        return found
    one = next((w for w in _person(state, command.who).wounds if w.id == command.wound), None)
    if one is None:
        return RuleViolation(
            "bad-target",
            "FUG-201",
            f"{named(_person(state, command.who))} has no such wound.",
            "Choose one from the sheet.",
        )
    return RuleViolation("bad-target", "FUG-201", "That wound is tended already.", "Rest is what it needs.")


def rest(state: State, seat: int, command: m.Rest) -> RuleViolation:
    found = (
        led(state, seat, "FUG-204", "says how long people rest")
        or not_in_play(state, "FUG-204")
        or in_action(state, "FUG-204")
    )
    if found is not None:
        return found
    for who in command.who:
        person = find_character(state, who)
        found = no_such("FUG-204") if person is None else dead(person) or _away(person)
        if found is not None:
            return found
    return misfit(harm.offer_rest(state, seat), command, "FUG-204")


# Abilities


def _not_on_sheet(state: State, who: str, ability: str, rule: str) -> Found:
    person = _person(state, who)
    if any(a.id == ability for a in person.abilities):
        return None
    return RuleViolation("no-ability", rule, f"{named(person)} has no such ability.", "Choose one from the sheet.")


def restore(state: State, seat: int, command: m.RestoreAbility) -> RuleViolation:
    found = _not_dealt(state, seat, command.who, "FUG-198", "restores an ability")
    found = found or _not_on_sheet(state, command.who, command.ability, "FUG-198")
    if found is not None:
        return found
    person = _person(state, command.who)
    one = next(a for a in person.abilities if a.id == command.ability)
    if not one.lost:
        why = f"{one.text} is not lost."
        return RuleViolation("bad-target", "FUG-198", why, "What only hurts comes back when the wound is tended.")
    if one not in harm.restorable(person):
        why = f"{one.text} was lost to a wound that bleeds: it can come back once that is healed."
        return RuleViolation("not-now", "FUG-A73", why, "Tend the wound and let it heal first.")
    if not command.reason.strip():
        return RuleViolation("no-reason", "FUG-198", "How was it relearned?", "Say what was done for it.")
    return misfit(harm.offer_restore(state, seat), command, "FUG-198")


def tag(state: State, seat: int, command: m.TagAbility) -> RuleViolation:
    found = _not_dealt(state, seat, command.who, "FUG-A57", "says which parts of the body an ability needs")
    found = found or _not_on_sheet(state, command.who, command.ability, "FUG-A57")
    return found or misfit(harm.offer_tag(state, seat), command, "FUG-A57")


# Down


def rouse(state: State, seat: int, command: m.Rouse) -> RuleViolation:
    found = _not_dealt(state, seat, command.who, "FUG-A29", "says when somebody comes round")
    if found is not None:
        return found
    person = _person(state, command.who)
    if person.down != "knocked":
        return RuleViolation(
            "bad-target", "FUG-A29", f"{named(person)} is awake.", "Choose somebody who was knocked out."
        )
    return RuleViolation("not-now", "FUG-A29", "A knock-out lasts until the contest ends.", "End the contest first.")


def bleed(state: State, seat: int, command: m.BleedOut) -> RuleViolation:
    found = _not_dealt(state, seat, command.who, "FUG-A73", "says that somebody bleeds to death")
    if found is not None:
        return found
    person = _person(state, command.who)
    if not harm.bleeding(person):
        why = f"{named(person)} has no wound that bleeds, or it is tended."
        return RuleViolation("bad-target", "FUG-A73", why, "Only an untended wound that bleeds can kill so.")
    if harm.hand_played(state):
        return RuleViolation("not-now", "FUG-A73", "A hand is being played.", "Play it out first.")
    if is_persona(person):
        why = "A persona's death is said twice." if command.sure else "You have said it once."
        return RuleViolation(
            "not-now",
            "FUG-206",
            why,
            "Say it first without being sure." if command.sure else "Say that you are sure, or take it back.",
        )
    return misfit(harm.offer_bleed(state, seat), command, "FUG-A73")


# Finishing off


def finish(state: State, seat: int, command: m.FinishOff) -> RuleViolation:
    found = not_in_play(state, "FUG-180") or not_own(state, seat, command.who)
    person, target = find_character(state, command.who), find_character(state, command.target)
    if found is not None or person is None or target is None:
        return found or no_such("FUG-180")
    if not able(person) or helpless(state, person):
        return RuleViolation("bad-target", "FUG-199", f"{named(person)} can do nothing now.", "Somebody else may.")
    if target.id == person.id:
        return RuleViolation("bad-target", "FUG-A72", "Anybody but the victim may do it.", "Choose another.")
    found = dead(target) or _away(target)
    if found is None and not helpless(state, target):
        why = f"{named(target)} is not helpless: only who is knocked out or incapacitated can be killed so."
        found = RuleViolation("bad-target", "FUG-180", why, "Open a contest.")
    if found is None and harm.finishing(state, person.id) is not None:
        found = RuleViolation("not-now", "FUG-180", "The Dealer has yet to answer.", "Wait for her word.")
    if found is None and not harm.between_hands(state):
        why = "It takes an action of its own, in a scene or between two hands."
        found = RuleViolation("not-now", "FUG-A72", why, "Wait until this is played out.")
    return found or misfit(harm.offer_finish(state, seat), command, "FUG-180")


def answer(state: State, seat: int, command: m.AnswerFinish) -> RuleViolation:
    found = led(state, seat, "FUG-180", "says whether somebody is killed") or not_in_play(state, "FUG-180")
    if found is not None:
        return found
    if harm.finishing(state, command.who) is not None:
        if harm.hand_played(state):
            return RuleViolation("not-now", "FUG-A72", "A hand is being played.", "Play it out first, or say no.")
        return RuleViolation(
            "bad-target", "FUG-180", "The victim is not helpless any more.", "Say no; a contest may follow."
        )
    if harm.warned(state, command.who):
        return RuleViolation(
            "bad-target",
            "FUG-206",
            "Nobody does it: this one bleeds to death.",
            "Say once more that it does, or say no here.",
        )
    return RuleViolation("bad-target", "FUG-180", "Nobody asks for that.", "Answer who has asked.")


WHY: dict[type, Why] = {
    m.Hurt: hurt,
    m.Tend: tend,
    m.Rest: rest,
    m.RestoreAbility: restore,
    m.TagAbility: tag,
    m.Rouse: rouse,
    m.BleedOut: bleed,
    m.FinishOff: finish,
    m.AnswerFinish: answer,
}
RULES: dict[type, str] = {
    m.Hurt: "FUG-192",
    m.Tend: "FUG-201",
    m.Rest: "FUG-204",
    m.RestoreAbility: "FUG-198",
    m.TagAbility: "FUG-A57",
    m.Rouse: "FUG-A29",
    m.BleedOut: "FUG-A73",
    m.FinishOff: "FUG-180",
    m.AnswerFinish: "FUG-180",
}
