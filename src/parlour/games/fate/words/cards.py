"""A roll set as a card: who tried what, dice, each modifier, totals, the outcome."""

from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.games.fate.content.numbers import HELPED, INVOKED, STUNT
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import Roll, Side, Stunt
from parlour.games.fate.model import Throw as Thrown
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.sums import FACES, thrown, total
from parlour.games.fate.words.reader import Reader, first_up, listed, quoted

OUTCOMES = {"fail": "fails", "tie": "ties", "succeed": "succeeds", "style": "succeeds with style"}
_RULES = {"fail": "FAE-024", "tie": "FAE-025", "succeed": "FAE-026", "style": "FAE-027"}


def how_words(side: Side) -> str:
    """The approach, or the listed things a mook uses."""
    return listed(side.how)


def throw(one: Thrown, *, struck: bool = False) -> Throw:
    if one.card >= 0:
        return Throw((signed(thrown(one)),), "card", thrown(one), struck, one.by_hand)
    return Throw(tuple([FACES[face] for face in one.faces]), "fate", thrown(one), struck, one.by_hand)


def throws(side: Side) -> tuple[Throw, ...]:
    """FAE-110: the last counts, those before it are struck through."""
    return tuple([throw(one, struck=at < len(side.throws) - 1) for at, one in enumerate(side.throws)])


_LEADS = ("am a ", "am an ", "am the ", "am ", "have a ", "have an ", "have the ", "have ")


def stunt_name(stunt: Stunt) -> str:
    """What it is called for short: Born Tinkerer."""
    lead = next((lead for lead in _LEADS if stunt.feature.startswith(lead)), "")
    return first_up(stunt.feature.removeprefix(lead))


def _stunt(reader: Reader, side: Side, number: int) -> str:
    person = find_character(reader.state, side.who)
    if person is None or number >= len(person.stunts) or not reader.numbers(side.who):
        return "Stunt"
    return f"Stunt: {stunt_name(person.stunts[number])}"


def rows(reader: Reader, side: Side) -> tuple[Row, ...]:
    """FAE-022: everything but the dice, a line each."""
    label, rule = (
        (how_words(side) or "Plain roll", "FAE-022")
        if side.who
        else ("How hard it hits" if side.name else "Difficulty", "FAE-023")
    )
    out = [Row(label, side.rating, rule)]
    out += [Row(f"Help: {reader.who(helper)}", HELPED, "FAE-086") for helper in side.helpers]
    out += [Row(_stunt(reader, side, number), STUNT, "FAE-038") for number in side.stunts]
    for used in side.invoked:
        text = reader.aspect(used.aspect, used.text)
        paid = "" if used.paid else ", free"
        if used.effect == "raise":
            continue
        out.append(
            Row(f"{text}{paid}", INVOKED, "FAE-108")
            if used.effect == "bonus"
            else Row(f"Reroll: {text}{paid}", 0, "FAE-110")
        )
    out += [Row(f"Made harder: {reader.aspect(used.aspect, used.text)}", -INVOKED, "FAE-111") for used in side.hindered]
    return tuple(out)


def side_title(reader: Reader, side: Side) -> str:
    """Nettie, Clever; a hazard by its name; or Difficulty."""
    if not side.who:
        return side.name or "Difficulty"
    how = how_words(side)
    return f"{reader.who(side.who)}, {how}" if how else reader.who(side.who)


def target_words(reader: Reader, roll: Roll) -> str:
    """What or whom a roll is about, as far as the reader may know."""
    if roll.target == "scene":
        return quoted(roll.text) if roll.goal == "create" and roll.text else roll.text
    letter = roll.target[:1]
    if letter == "t":
        return reader.task(roll.target)
    if letter == "b":
        return reader.border(roll.target)
    if letter == "z":
        return f"{quoted(roll.text)} at {reader.zone(roll.target)}" if roll.text else reader.zone(roll.target)
    if letter == "a" or (letter == "h" and find_character(reader.state, roll.target) is None):
        return reader.aspect(roll.target, roll.text if roll.goal == "use" else "")
    return (
        f"{quoted(roll.text)} on {reader.who(roll.target)}"
        if roll.goal == "create" and roll.text
        else reader.who(roll.target)
    )


def roll_title(reader: Reader, roll: Roll) -> str:
    """Nettie overcomes: “The Locked Door”."""
    if roll.action == "contest":
        return f"Contest: {roll.text}" if roll.text else "Contest"
    who, target = roll.sides[0].name or reader.who(roll.sides[0].who), target_words(reader, roll)
    if roll.action == "attack":
        return f"{who} attacks {target}"
    verb = {"create": "creates an advantage", "discover": "looks for something", "use": "makes use of an aspect"}.get(
        roll.goal, "overcomes"
    )
    return f"{who} {verb}: {target}" if target else f"{who} {verb}"


def outcome_words(outcome: str, shift: int) -> str:
    """succeeds by 2"""
    by = f" by {abs(shift)}" if shift else ""
    return f"{OUTCOMES[outcome]}{by}" if outcome else ""


def roll_card(reader: Reader, roll: Roll) -> RollCard:
    sides = [
        RollSide(side_title(reader, side), throws(side), rows(reader, side), ladder(total(side))) for side in roll.sides
    ]
    rules = (_RULES[roll.outcome],) if roll.outcome else ()
    return RollCard(roll_title(reader, roll), tuple(sides), outcome_words(roll.outcome, roll.shift), roll.words, rules)
