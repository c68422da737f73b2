"""Why an answer to a declared action is refused: difficulties, defending, standing before somebody, calling it off."""

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import HIGHEST_TARGET, LOWEST_TARGET
from parlour.games.fate.model import Roll, State
from parlour.games.fate.rules.ask import character, find_character, leads, seat_of
from parlour.games.fate.rules.explain_action import how_amiss
from parlour.games.fate.rules.explain_common import Found, Why, led, name, no_roll, no_such, not_in_play, not_own, seen
from parlour.games.fate.rules.opposition import has_chosen, numbered, protectors
from parlour.games.fate.rules.sums import acted_on, has_thrown


def _not_opposing(state: State, rule: str) -> Found:
    """The opposition is settled before the dice, one answer to a roll."""
    found = no_roll(state, rule)
    roll = state.roll
    if found is not None or roll is None:
        return found
    if roll.action == "contest":
        return RuleViolation(
            "contest", "FAE-129", "In a contest everyone rolls against everyone.", "Make this exchange's roll."
        )
    if has_thrown(roll) or roll.phase not in ("oppose", "ready"):
        return RuleViolation("too-late", rule, "The dice are on the table.", "Invoke aspects to change the result.")
    if roll.phase == "ready":
        return RuleViolation(
            "settled", rule, "What stands against this roll is settled already.", "Help, claim a stunt, or roll."
        )
    return None


def difficulty(state: State, seat: int, command: m.SetDifficulty) -> Found:
    found = no_roll(state, "FAE-123") or led(state, seat, "FAE-123", "sets difficulties")
    roll = state.roll
    if found is not None or roll is None:
        return found
    if roll.action == "contest":
        return RuleViolation(
            "contest", "FAE-129", "In a contest the rolls are compared with each other.", "No difficulty is needed."
        )
    if has_thrown(roll) or roll.phase not in ("oppose", "ready"):
        return RuleViolation(
            "too-late", "FAE-123", "The dice are on the table.", "The difficulty is set before the dice."
        )
    against = roll.sides[1].who
    if against and (
        roll.phase == "ready" or roll.protected or not leads(state, seat_of(state, character(state, against)))
    ):
        return RuleViolation(
            "defended",
            "FAE-183",
            f"{name(state, against)} answers this roll.",
            "A defence takes the place of a number.",
        )
    return RuleViolation(
        "bad-value",
        "FAE-165",
        f"{command.difficulty} is no difficulty.",
        f"Enter a number from {LOWEST_TARGET} to {HIGHEST_TARGET}.",
    )


def oppose(state: State, seat: int, command: m.Oppose) -> Found:
    found = led(state, seat, "FAE-183", "names who works against an action")
    found = found or (_not_opposing(state, "FAE-183") if numbered(state) is None else None)
    roll, person = state.roll, seen(state, seat, command.who)
    if found is not None or roll is None:
        return found
    if roll.action == "attack":
        return RuleViolation(
            "attack", "FAE-064", f"{name(state, roll.target)} is attacked and answers.", "Others may stand before her."
        )
    if roll.protected:
        return RuleViolation(
            "protected",
            "FAE-Q53",
            f"{name(state, roll.sides[1].who)} defends for {name(state, roll.protected)}.",
            "One defender answers a roll.",
        )
    if person is None or person.hidden:
        return no_such("FAE-183")
    if person.side == roll.sides[0].team:
        return RuleViolation(
            "same-side", "FAE-183", f"{person.name} is on the acting side.", "Choose somebody of another side."
        )
    if person.id == roll.sides[1].who:
        return RuleViolation("asked-already", "FAE-183", f"{person.name} is asked already.", "Wait for the defence.")
    return not_in_play(state, seat_of(state, person), person.id, "FAE-183")


def defend(state: State, seat: int, command: m.Defend) -> Found:
    found = (
        no_roll(state, "FAE-064") or not_in_play(state, seat, command.who, "FAE-064") or _not_opposing(state, "FAE-064")
    )
    roll, person = state.roll, find_character(state, command.who)
    if found is not None or roll is None or person is None:
        return found
    if person.side == roll.sides[0].team:
        return RuleViolation("same-side", "FAE-183", f"{person.name} is on the acting side.", "Help instead.")
    asked = roll.sides[1].who
    if asked and asked != person.id:
        target = acted_on(state, roll)
        cure = (
            f"Offer to defend for {name(state, target)}."
            if target and not roll.protected
            else "One defender answers a roll."
        )
        return RuleViolation("not-asked", "FAE-Q53", f"{name(state, asked)} is asked to defend.", cure)
    return how_amiss(person, command.how, "FAE-064")


def stand_open(state: State, seat: int, command: m.StandOpen) -> Found:
    found = _not_opposing(state, "FAE-Q42")
    roll = state.roll
    if found is not None or roll is None:
        return found
    asked = roll.sides[1].who
    if not asked:
        return RuleViolation(
            "nobody-asked", "FAE-Q42", "Nobody is asked to defend.", "The game master sets a difficulty."
        )
    if command.who != asked:
        return RuleViolation(
            "not-asked", "FAE-Q42", f"{name(state, asked)} is asked to defend.", "Wait for the answer."
        )
    if roll.protected:
        return RuleViolation(
            "protecting",
            "FAE-065",
            f"{name(state, asked)} has stepped in for {name(state, roll.protected)}.",
            "Defend; the game master may veto it.",
        )
    return not_own(state, seat, command.who, "FAE-Q42")


def protect(state: State, seat: int, command: m.Protect) -> Found:
    found = (
        no_roll(state, "FAE-065") or not_in_play(state, seat, command.who, "FAE-065") or _not_opposing(state, "FAE-065")
    )
    roll, person = state.roll, find_character(state, command.who)
    if found is not None or roll is None or person is None:
        return found
    target = find_character(state, acted_on(state, roll))
    if target is None:
        return RuleViolation(
            "nobody", "FAE-065", "Nobody is acted against.", "Defend against it yourself, if you are asked."
        )
    if person.id == target.id:
        return RuleViolation("own", "FAE-065", f"{target.name} is the one acted against.", "Defend.")
    if person.side != target.side:
        return RuleViolation(
            "other-side",
            "FAE-065",
            f"{person.name} is no ally of {target.name}.",
            "Only allies can defend for somebody.",
        )
    if has_chosen(state, roll):
        return RuleViolation(
            "chosen-already", "FAE-Q53", f"{name(state, roll.sides[1].who)} is defending already.", "Help the defence."
        )
    if any(offered.who == person.id for offered in roll.protectors):
        return RuleViolation(
            "offered-already", "FAE-Q53", f"{person.name} has offered it already.", "Wait for the answer."
        )
    return RuleViolation(
        "no-words", "FAE-065", "Defending an ally needs an explanation.", f"Say how {person.name} gets in between."
    )


def choose_protector(state: State, seat: int, command: m.ChooseProtector) -> Found:
    found = _not_opposing(state, "FAE-Q53")
    roll = state.roll
    if found is not None or roll is None:
        return found
    if roll.protected:
        return RuleViolation(
            "chosen-already",
            "FAE-Q53",
            f"{name(state, roll.sides[1].who)} is defending already.",
            "One defender answers a roll.",
        )
    return _not_offered(state, roll, command.who) or not_own(state, seat, acted_on(state, roll), "FAE-Q53")


def _not_offered(state: State, roll: Roll, who: str) -> Found:
    if who in protectors(state, roll):
        return None
    return RuleViolation(
        "not-offered", "FAE-Q53", "Nobody of that name has offered to.", "Choose among those who have."
    )


def veto_protector(state: State, seat: int, command: m.VetoProtector) -> Found:
    found = led(state, seat, "FAE-065", "judges who can defend for whom") or _not_opposing(state, "FAE-065")
    return found if found is not None or state.roll is None else _not_offered(state, state.roll, command.who)


def call_off(state: State, seat: int, command: m.CallOff) -> Found:
    found = no_roll(state, "FAE-042")
    roll = state.roll
    if found is not None or roll is None:
        return found
    if has_thrown(roll) or roll.phase not in ("oppose", "ready"):
        return RuleViolation(
            "too-late", "FAE-099", "The dice are on the table.", "Invoke aspects to change the result."
        )
    if roll.action == "contest":
        return led(state, seat, "FAE-129", "calls an exchange off")
    if not roll.sides[0].who:
        return led(state, seat, "FAE-070", "calls a hazard off")
    return None if leads(state, seat) else not_own(state, seat, roll.sides[0].who, "FAE-042")


WHY: dict[type, Why] = {
    m.SetDifficulty: difficulty, m.Oppose: oppose, m.Defend: defend, m.StandOpen: stand_open, m.Protect: protect,
    m.ChooseProtector: choose_protector, m.VetoProtector: veto_protector, m.CallOff: call_off,
}  # fmt: skip
