"""Why a command about personae and company is refused: making them, naming them, and who comes and goes."""

from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Character, State
from parlour.games.fugue.rules.ask import (
    alive,
    described,
    find_character,
    is_persona,
    left_of,
    persona_of,
    seat_at,
    seat_of,
    seated,
)
from parlour.games.fugue.rules.company import bereaved, cast
from parlour.games.fugue.rules.explain_common import (
    Found,
    Why,
    dead,
    in_action,
    led,
    named,
    no_such,
    not_begun,
    not_in_play,
)
from parlour.games.fugue.rules.persona import asked, at_work, in_making, strikable, unsigned
from parlour.roleplay.desk import called


def _not_at_work(state: State, rule: str) -> Found:
    """Before the introduction nobody has a persona (FUG-A54)."""
    found = not_begun(state, rule)
    if found is not None or at_work(state):
        return found
    return RuleViolation(
        "not-now", "FUG-A54", "The introduction comes first.", "The Dealer reads it while all eyes are closed."
    )


def _all_made(state: State, rule: str) -> Found:
    if asked(state) >= 0:
        return None
    return RuleViolation("not-now", rule, "Nobody's persona is being made.", "A latecomer is admitted by the Dealer.")


def describe(state: State, seat: int, command: m.DescribePersona) -> Found:
    found = _not_at_work(state, "FUG-021") or _all_made(state, "FUG-021")
    if found is not None:
        return found
    if asked(state) != seat:
        who = called(state.desk, asked(state))
        return RuleViolation(
            "not-your-turn", "FUG-021", f"It is {who}'s turn to make a persona.", "It goes round clockwise."
        )
    person = persona_of(state, seat)
    if person is None or not person.looks or not (person.offered or person.vetoed):
        return None
    return RuleViolation(
        "not-now", "FUG-036", "Your neighbour is already adding to it.", "What stands cannot be changed under her."
    )


def _makes(state: State, who: str, rule: str) -> Found:
    """The persona meant must be the one being made."""
    found = _not_at_work(state, rule)
    if found is not None:
        return found
    person = find_character(state, who)
    if person is None or not is_persona(person):
        return no_such(rule)
    if person.detail:
        return RuleViolation(
            "not-now", rule, f"{named(person)} has its one more thing.", "Each persona gets exactly one."
        )
    return _all_made(state, rule) or (None if person == in_making(state) else no_such(rule))


def detail(state: State, seat: int, command: m.AddDetail) -> Found:
    found = _makes(state, command.who, "FUG-036")
    person = in_making(state)
    if found is not None or person is None:
        return found
    left = left_of(state, person.seat)
    if left != seat:
        who, whose = called(state.desk, left), called(state.desk, person.seat)
        return RuleViolation(
            "not-yours", "FUG-036", f"Only {who}, on {whose}'s left, adds one more thing.", "Wait for it."
        )
    if not person.looks:
        return RuleViolation(
            "not-now", "FUG-036", "The description has to be worded anew first.", "Wait until it is finished."
        )
    if person.offered:
        return RuleViolation(
            "not-now", "FUG-036", "Your suggestion waits for an answer.", "It is accepted, vetoed or struck out."
        )
    return None


def answer(state: State, seat: int, command: m.AcceptDetail | m.VetoDetail) -> Found:
    person = find_character(state, command.who)
    if person is None or not is_persona(person):
        return no_such("FUG-040")
    if person.seat != seat:
        why = f"{called(state.desk, person.seat)} answers for this persona."
        return RuleViolation("not-yours", "FUG-040", why, "The Dealer may strike a suggestion out.")
    if isinstance(command, m.VetoDetail) and person.vetoed:
        why = "You have vetoed one suggestion: the second must be accepted."
        return RuleViolation("veto-used", "FUG-042", why, "The Dealer strikes out what breaks the guidelines.")
    return _makes(state, command.who, "FUG-040") or RuleViolation(
        "not-now", "FUG-040", "Nothing has been suggested yet.", f"Wait for {called(state.desk, left_of(state, seat))}."
    )


def strike(state: State, seat: int, command: m.StrikeOut) -> Found:
    found = led(state, seat, "FUG-023", "strikes out") or _not_at_work(state, "FUG-023")
    if found is not None:
        return found
    person = find_character(state, command.who)
    if person is None or not is_persona(person):
        return no_such("FUG-023")
    if (command.who, command.item) in strikable(state):
        return (
            None
            if command.reason.strip()
            else RuleViolation("no-reason", "FUG-023", "A reason is needed.", "Say what is wrong with it.")
        )
    if person.signifier:
        why = f"{named(person)} is made: what is described stays."
        return RuleViolation("not-now", "FUG-023", why, "Set the value, with a reason, if it must be.")
    return RuleViolation(
        "not-now", "FUG-023", "There is nothing of the kind to strike out.", "Wait until something is written."
    )


def signifiers(state: State, seat: int, command: m.DealSignifiers) -> Found:
    found = led(state, seat, "FUG-044", "deals Signifiers") or _not_at_work(state, "FUG-044")
    if found is not None:
        return found
    if asked(state) >= 0:
        who = called(state.desk, asked(state))
        return RuleViolation("not-now", "FUG-044", f"{who}'s persona is not made yet.", "First all are described.")
    if not unsigned(state):
        return RuleViolation("not-now", "FUG-045", "Every persona has its Signifier.", "It stays the same.")
    return in_action(state, "FUG-044")


# In play


def name(state: State, seat: int, command: m.NamePersona) -> Found:
    person = find_character(state, command.who)
    if person is None:
        return no_such("FUG-028")
    if seat not in (person.seat, seat_of(state, person)):
        whose = called(state.desk, seat_of(state, person))
        return RuleViolation("not-yours", "FUG-028", f"{named(person)} is played by {whose}.", "You name your own.")
    return not_in_play(state, "FUG-028")


def muse(state: State, seat: int, command: m.Muse) -> Found:
    person = find_character(state, command.who)
    if person is None or not is_persona(person):
        return no_such("FUG-058")
    if person.seat != seat:
        why = f"What {named(person)}'s memories prove is for {called(state.desk, person.seat)} to say."
        return RuleViolation("not-yours", "FUG-058", why, "Pin your own thoughts to the board.")
    if not described(person):
        return RuleViolation("not-now", "FUG-058", "Your persona is not made yet.", "First it needs a sheet.")
    return None


# Coming and going


def admit(state: State, seat: int, command: m.Admit) -> Found:
    found = led(state, seat, "FUG-022", "admits latecomers") or _not_at_work(state, "FUG-022")
    if found is not None:
        return found
    late = seat_at(command.seat)
    if late not in seated(state):
        return RuleViolation("bad-target", "FUG-022", "Nobody sits in that seat.", "Somebody takes it first.")
    return RuleViolation(
        "bad-target", "FUG-022", f"{called(state.desk, late)} is one of you already.", "Choose who came late."
    )


def _persona(state: State, who: str, rule: str) -> Found:
    person = find_character(state, who)
    return no_such(rule) if person is None or not is_persona(person) else dead(person)


def park(state: State, seat: int, command: m.Park) -> Found:
    person = find_character(state, command.who)
    found = _persona(state, command.who, "FUG-062")
    if found is not None or person is None:
        return found
    back = person.seat == seat and not command.parked
    if not back:
        found = led(state, seat, "FUG-062", "plays for who is away")
    found = found or not_in_play_between(state)
    if found is not None:
        return found
    if person.seat == state.desk.gm:
        return RuleViolation(
            "bad-target", "FUG-022", "The Dealer's own persona is hers to play anyway.", "Choose who is away."
        )
    stands = "is played for her already" if person.parked else "is played by its player already"
    return RuleViolation("not-now", "FUG-062", f"{named(person)} {stands}.", "There is nothing to change.")


def not_in_play_between(state: State) -> Found:
    """A chapter is open and nothing is under way; that people sit at the table is not needed."""
    if state.phase == "scene" and state.opened:
        return in_action(state, "FUG-062")
    return not_in_play(state, "FUG-062") or in_action(state, "FUG-062")


def _on_stage(state: State, seat: int, does: str) -> Found:
    return led(state, seat, "FUG-008", does) or _not_at_work(state, "FUG-008")


def bring_on(state: State, seat: int, command: m.BringOn) -> Found:
    found = _on_stage(state, seat, "brings game-characters on")
    if found is not None:
        return found
    if any(c.name == command.name and not is_persona(c) for c in state.characters):
        return RuleViolation(
            "bad-target", "FUG-008", f"{command.name} is in the story already.", "Send off and call back who is known."
        )
    names = ", ".join(cast(state)) or "nobody else"
    return RuleViolation(
        "bad-target", "FUG-010", "Your chapter knows nobody of that name.", f"It has {names}; or invent somebody."
    )


def invent(state: State, seat: int, command: m.Invent) -> Found:
    return _on_stage(state, seat, "invents game-characters")


def _cast(state: State, who: str) -> Character | None:
    person = find_character(state, who)
    return person if person is not None and not is_persona(person) else None


def send(state: State, seat: int, command: m.SendOff) -> Found:
    found = _on_stage(state, seat, "sends game-characters off") or in_action(state, "FUG-008")
    person = _cast(state, command.who)
    if found is not None:
        return found
    if person is None:
        return no_such("FUG-008")
    stands = "is in the story" if person.here else "has left the story"
    return dead(person) or RuleViolation(
        "not-now", "FUG-008", f"{named(person)} {stands} already.", "There is nothing to change."
    )


def adopt(state: State, seat: int, command: m.Adopt) -> Found:
    found = _on_stage(state, seat, "gives a game-character away") or in_action(state, "FUG-A60")
    person = _cast(state, command.who)
    if found is not None:
        return found
    if person is None:
        return no_such("FUG-A60")
    if not alive(person):
        return dead(person)
    if seat_at(command.seat) in bereaved(state):
        return None
    who = called(state.desk, seat_at(command.seat))
    return RuleViolation("bad-target", "FUG-A60", f"{who} has lost no persona.", "Only who did takes another over.")


WHY: dict[type, Why] = {
    m.DescribePersona: describe,
    m.AddDetail: detail,
    m.AcceptDetail: answer,
    m.VetoDetail: answer,
    m.StrikeOut: strike,
    m.DealSignifiers: signifiers,
    m.NamePersona: name,
    m.Muse: muse,
    m.Admit: admit,
    m.Park: park,
    m.BringOn: bring_on,
    m.Invent: invent,
    m.SendOff: send,
    m.Adopt: adopt,
}
RULES: dict[type, str] = {
    m.DescribePersona: "FUG-021",
    m.AddDetail: "FUG-036",
    m.AcceptDetail: "FUG-040",
    m.VetoDetail: "FUG-040",
    m.StrikeOut: "FUG-023",
    m.DealSignifiers: "FUG-044",
    m.NamePersona: "FUG-028",
    m.Muse: "FUG-058",
    m.Admit: "FUG-022",
    m.Park: "FUG-062",
    m.BringOn: "FUG-008",
    m.Invent: "FUG-A59",
    m.SendOff: "FUG-008",
    m.Adopt: "FUG-A60",
}
"""What to look up where nothing closer is wrong."""
