"""Why something at the dice is refused: helping, stunts, the throw, invoking, letting it stand."""

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import GM, Aspect, Character, Roll, Side, State
from parlour.games.fate.rules.ask import character, find_character, free_of, knows, points, rating
from parlour.games.fate.rules.explain_common import Found, Why, known, led, name, no_roll, not_in_play, not_own, seen
from parlour.games.fate.rules.invoke import effects, invokers, known_to, rivals
from parlour.games.fate.rules.stunts import matches
from parlour.games.fate.rules.sums import action_of, has_thrown, side_of, side_seat
from parlour.games.fate.rules.turns import takes_part
from parlour.roleplay.desk import called


def help_(state: State, seat: int, command: m.Help) -> Found:
    """FAE-086..088."""
    found = no_roll(state, "FAE-086") or not_in_play(state, seat, command.who, "FAE-086")
    roll, person = state.roll, find_character(state, command.who)
    if found is not None or roll is None or person is None:
        return found
    ally = seen(state, seat, command.ally)
    at = side_of(roll, command.ally)
    if ally is None or at < 0:
        return RuleViolation("not-rolling", "FAE-086", "Nobody of that name rolls now.", "Help somebody who does.")
    side = roll.sides[at]
    if side_of(roll, person.id) >= 0:
        return RuleViolation("own-roll", "FAE-086", f"{person.name} rolls in this roll too.", "Others help.")
    if side.team != person.side:
        return RuleViolation(
            "other-side", "FAE-086", f"{ally.name} is no ally of {person.name}.", "Help your own side."
        )
    if roll.phase not in ("oppose", "ready") or side.throws:
        return RuleViolation(
            "too-late", "FAE-Q47", "The dice are on the table.", "One helps before the dice; invoke an aspect now."
        )
    if any(person.id in other.helpers for other in roll.sides):
        return RuleViolation(
            "helped-already", "FAE-Q47", f"{person.name} helps already.", "One help for each helper and roll."
        )
    if not side.settled:
        return RuleViolation(
            "not-settled", "FAE-086", f"{ally.name} has not said how she acts.", "Wait for that, then help."
        )
    return _helper(state, person, side)


def _helper(state: State, person: Character, side: Side) -> Found:
    most = state.options.help_max
    if most and len(side.helpers) >= most:
        return RuleViolation(
            "enough-helpers", "FAE-087", f"At this table at most {most} help with one roll.", "Act on your own turn."
        )
    if state.conflict is not None:
        if not takes_part(state, person.id):
            return RuleViolation(
                "not-in-conflict", "FAE-088", f"{person.name} takes no part in this conflict.", "Join it first."
            )
        if person.id in state.conflict.acted or person.id in state.conflict.ended_turn:
            return RuleViolation(
                "acted",
                "FAE-088",
                f"{person.name} has used the turn of this exchange, and helping takes it.",
                "Help in the next exchange.",
            )
    if side.how and state.options.help_minimum == "average" and rating(person, side.how[0]) < 1:
        return RuleViolation(
            "too-low",
            "FAE-Q12",
            f"At this table a helper needs Average (+1) or more in {side.how[0]}.",
            "Somebody else may help.",
        )
    return None


# Stunts


def claim(state: State, seat: int, command: m.ClaimStunt) -> Found:
    """FAE-038, FAE-042."""
    found = no_roll(state, "FAE-038") or not_own(state, seat, command.who, "FAE-038")
    roll, person = state.roll, find_character(state, command.who)
    if found is not None or roll is None or person is None:
        return found
    at = side_of(roll, person.id)
    if at < 0:
        return RuleViolation(
            "not-rolling", "FAE-038", f"{person.name} does not roll now.", "A stunt counts on its owner's roll."
        )
    side = roll.sides[at]
    if roll.phase not in ("oppose", "ready") or side.throws:
        return RuleViolation("too-late", "FAE-038", "The dice are on the table.", "Stunts are claimed before the dice.")
    if not 0 <= command.stunt < len(person.stunts):
        return RuleViolation(
            "no-such-stunt", "FAE-038", f"{person.name} has no stunt in that place.", "Choose one from the sheet."
        )
    if command.stunt in side.stunts:
        return RuleViolation("claimed-already", "FAE-Q44", "One stunt counts once for a roll.", "It counts already.")
    stunt = person.stunts[command.stunt]
    if stunt.template == "bend":
        return RuleViolation(
            "a-bend", "FAE-041", "This stunt bends a rule once a session, it gives no bonus.", "Use it instead."
        )
    if not stunt.permitted:
        return RuleViolation(
            "not-permitted", "FAE-040", "This stunt waits for the game master's permission.", "Ask for it."
        )
    if not side.settled or not side.how:
        return RuleViolation("not-settled", "FAE-038", f"{person.name} has not chosen an approach.", "Choose it first.")
    if side.stunts and state.options.stunt_stack == "one":
        return RuleViolation("one-stunt", "FAE-Q44", "At this table one stunt counts for a roll.", "It counts already.")
    if matches(stunt, side.how[0], action_of(roll, at)):
        return None
    actions = " or ".join(stunt.actions)
    return RuleViolation(
        "no-match",
        "FAE-038",
        f"The stunt is for {stunt.approach} and {actions}; this is {side.how[0]} and {action_of(roll, at)}.",
        "It gives +2 only where both match.",
    )


def veto(state: State, seat: int, command: m.VetoStunt) -> Found:
    found = led(state, seat, "FAE-042", "judges whether a stunt's circumstance is given") or no_roll(state, "FAE-042")
    if found is not None or state.roll is None:
        return found
    if state.roll.phase == "settle":
        return RuleViolation("too-late", "FAE-042", "The outcome is known already.", "Overrule a value instead.")
    return RuleViolation(
        "not-claimed", "FAE-042", "No such stunt is claimed on this roll.", "There is nothing to judge."
    )


# Dice


def throw(state: State, seat: int, command: m.ThrowDice | m.DrawCard | m.EnterDice) -> Found:
    by_her = command.who == GM
    found = no_roll(state, "FAE-019") or (
        led(state, seat, "FAE-019", "throws for a hazard") if by_her else not_own(state, seat, command.who, "FAE-019")
    )
    roll = state.roll
    if found is not None or roll is None:
        return found
    by_card = isinstance(command, m.DrawCard)
    if by_card and state.options.roll_mode == "dice":
        return RuleViolation("dice", "FAE-021", "This table rolls dice, it has no deck.", "Throw the dice.")
    if not by_card and state.options.roll_mode == "deck":
        return RuleViolation("deck", "FAE-021", "This table draws from a deck of fate.", "Draw a card.")
    at = side_of(roll, command.who)
    if at < 0:
        return RuleViolation(
            "not-rolling", "FAE-019", f"{name(state, command.who)} does not roll now.", "Wait for an own roll."
        )
    if roll.sides[at].throws:
        return RuleViolation(
            "thrown-already", "FAE-110", "These dice are on the table already.", "Invoke an aspect to throw them anew."
        )
    if roll.phase == "oppose":
        return RuleViolation(
            "not-settled", "FAE-023", "What stands against this roll is not settled yet.", "Wait for it."
        )
    if isinstance(command, m.EnterDice):
        return RuleViolation(
            "bad-faces", "FAE-019", "A fate die shows plus, blank or minus.", "Enter four of +, 0 and -."
        )
    return None


# Invoking


def invoke(state: State, seat: int, command: m.Invoke) -> Found:
    """FAE-099..112: whose it is, whether it is her side's moment, the aspect, the price."""
    found = no_roll(state, "FAE-099")
    roll = state.roll
    if found is not None or roll is None:
        return found
    by_her = command.who == GM
    found = (
        led(state, seat, "FAE-096", "spends the pool") if by_her else not_in_play(state, seat, command.who, "FAE-100")
    )
    if found is not None:
        return found
    if roll.phase != "invoke":
        if has_thrown(roll) and roll.phase == "settle":
            return RuleViolation(
                "too-late", "FAE-099", "Both sides have let the result stand.", "Invoke on the next roll."
            )
        return RuleViolation(
            "too-early", "FAE-099", "The dice are not on the table yet.", "Invoke once the first result is seen."
        )
    side = roll.sides[roll.asked]
    if command.who not in invokers(state, seat, side):
        return _not_asked(state, roll, command.who)
    return _aspect(state, seat, side, command) or _effect(roll, side, command) or _words(command)


def _not_asked(state: State, roll: Roll, who: str) -> RuleViolation:
    asked = roll.sides[roll.asked]
    if who == GM:
        return RuleViolation(
            "not-you", "FAE-096", "The game master invokes through her characters where she has some.", "Choose one."
        )
    waited = name(state, asked.who) if asked.who else called(state.desk, state.desk.gm)
    if any(side.team == character(state, who).side for side in roll.sides):
        return RuleViolation(
            "not-your-side", "FAE-099", f"{waited}'s side is asked now.", "Your side is asked after it."
        )
    return RuleViolation(
        "not-in-roll", "FAE-109", "Neither side of this roll is yours.", "You invoke for your own side."
    )


def _aspect(state: State, seat: int, side: Side, command: m.Invoke) -> Found:
    """FAE-100: what is hidden reads like what is not there."""
    who = None if command.who == GM else character(state, command.who)
    told = who.name if who is not None else "The game master"
    one = known(state, seat, command.aspect)
    if one is None or (who is not None and not knows(state, who, one)):
        return RuleViolation(
            "unknown-aspect",
            "FAE-100",
            f"{told} knows of no such aspect.",
            "Invoke what is known; discover the rest by creating an advantage.",
        )
    if one.kind != "boost" and one not in known_to(state, command.who):
        return RuleViolation(
            "not-here",
            "FAE-101",
            f"{one.text} has no part in this scene.",
            "Choose one of the scene or of who is in it.",
        )
    return _free(state, side, one, command) if command.pay == "free" else _paid(state, side, one, who, command)


def _free(state: State, side: Side, one: Aspect, command: m.Invoke) -> Found:
    if free_of(state, one, side.team) < 1:
        if any(free.team == side.team for free in one.free):
            return RuleViolation(
                "later",
                "FAE-054",
                f"The free invocation of {one.text} is for a later turn.",
                "Pay a fate point, or wait for the next turn.",
            )
        if one.kind == "boost":
            return RuleViolation(
                "others", "FAE-Q40", f"{one.text} is the other side's boost.", "Only its own team uses it."
            )
        return RuleViolation(
            "none-free",
            "FAE-104",
            f"Your side has no free invocation of {one.text}.",
            "Pay a fate point, or create an advantage first.",
        )
    used = any(use.aspect == one.id and not use.paid for use in side.invoked)
    if used and state.options.invoke_free_per_roll == "one":
        return RuleViolation(
            "one-free", "FAE-Q03", f"At this table {one.text} is invoked for free once a roll.", "Keep it for the next."
        )
    return None


def _paid(state: State, side: Side, one: Aspect, who: Character | None, command: m.Invoke) -> Found:
    if one.kind == "boost":
        return RuleViolation(
            "boost",
            "FAE-Q40",
            f"{one.text} is a boost: it cannot be paid for.",
            "Its own team invokes it once, for free.",
        )
    if any(use.aspect == one.id and use.paid for use in side.invoked):
        return RuleViolation(
            "paid-already",
            "FAE-102",
            f"{one.text} was paid for on this roll already.",
            "Invoke another aspect, or this one for free.",
        )
    if who is None or who.kind != "pc":
        if state.pool < 1:
            return RuleViolation(
                "pool-empty", "FAE-096", "The game master's pool is empty.", "Free invocations remain."
            )
    elif points(state, who) < 1:
        return RuleViolation(
            "no-point",
            "FAE-104",
            f"{who.name} has no fate point.",
            "Accept a compel to gain one; use free invocations.",
        )
    return None


def _effect(roll: Roll, side: Side, command: m.Invoke) -> Found:
    may = effects(roll, side, command.who)
    if command.effect in may:
        able = rivals(roll, side, command.who) if roll.action == "contest" and command.effect == "raise" else ("",)
        if command.against in able:
            return None
        return RuleViolation(
            "no-rival", "FAE-111", "That is nobody whose roll this can make harder.", "Choose a rival in this exchange."
        )
    if command.effect == "reroll":
        return RuleViolation(
            "not-your-dice", "FAE-110", "Only one's own dice are thrown anew.", "Give the ally +2 instead."
        )
    if command.effect == "raise":
        return RuleViolation(
            "no-foe", "FAE-111", "That is for what a foe has to beat.", "Your side acts: add +2 to its roll."
        )
    if command.effect == "bonus":
        return RuleViolation(
            "not-your-roll",
            "FAE-108",
            "This is not the invoker's own roll.",
            "Give +2 to the ally, or raise the difficulty.",
        )
    return RuleViolation("no-ally", "FAE-109", "There is no ally's roll to add to.", "Choose another effect.")


def _words(command: m.Invoke) -> Found:
    if command.words.strip():
        return None
    return RuleViolation("no-words", "FAE-100", "An invocation needs an explanation.", "Say how the aspect helps here.")


def let_stand(state: State, seat: int, command: m.LetStand) -> Found:
    found = no_roll(state, "FAE-099")
    roll = state.roll
    if found is not None or roll is None:
        return found
    if roll.phase != "invoke":
        return RuleViolation(
            "wrong-step", "FAE-099", "Nobody is asked for invocations now.", "Look at what the roll waits for."
        )
    whose = side_seat(state, roll.sides[roll.asked])
    if whose != seat:
        return RuleViolation(
            "not-your-side", "FAE-099", f"{called(state.desk, whose)} is asked now.", "Wait for your side's turn."
        )
    return RuleViolation("stale", "FAE-099", "The other side is not yours to speak for.", "Let your own side stand.")


WHY: dict[type, Why] = {
    m.Help: help_, m.ClaimStunt: claim, m.VetoStunt: veto, m.ThrowDice: throw, m.DrawCard: throw, m.EnterDice: throw,
    m.Invoke: invoke, m.LetStand: let_stand,
}  # fmt: skip
