"""A roll set as a card: who tried what, dice, each modifier, totals, the outcome."""

from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.games.fate.content.numbers import HELPED, INVOKED, STUNT
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import Roll, Side, Stunt
from parlour.games.fate.model import Throw as Thrown
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.sums import FACES, thrown, total
from parlour.games.fate.words.reader import Reader, quoted, sentence
from parlour.roleplay.phrases import first_up

SAY = Phrasebook(__package__, "cards")
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
        return SAY("stunt")
    return SAY("stunt-named", stunt=stunt_name(person.stunts[number]))


def rows(reader: Reader, side: Side) -> tuple[Row, ...]:
    """FAE-022: everything but the dice, a line each."""
    label, rule = (
        (how_words(side) or SAY("plain"), "FAE-022")
        if side.who
        else (SAY("hits") if side.name else SAY("difficulty"), "FAE-023")
    )
    out = [Row(label, side.rating, rule)]
    out += [Row(SAY("help", who=reader.who(helper)), HELPED, "FAE-086") for helper in side.helpers]
    out += [Row(_stunt(reader, side, number), STUNT, "FAE-038") for number in side.stunts]
    for used in side.invoked:
        aspect = reader.aspect(used.aspect, used.text)
        if used.effect == "bonus":
            out.append(Row(aspect if used.paid else SAY("aspect-free", aspect=aspect), INVOKED, "FAE-108"))
        elif used.effect != "raise":
            out.append(Row(SAY("reroll" if used.paid else "reroll-free", aspect=aspect), 0, "FAE-110"))
    for used in side.hindered:
        out.append(Row(SAY("harder", aspect=reader.aspect(used.aspect, used.text)), -INVOKED, "FAE-111"))
    return tuple(out)


def side_title(reader: Reader, side: Side) -> str:
    """Nettie, Clever; a hazard by its name; or Difficulty."""
    if not side.who:
        return side.name or SAY("difficulty")
    how, who = how_words(side), first_up(reader.who(side.who))
    return SAY("side", who=who, how=how) if how else who


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
        zone = reader.zone(roll.target)
        return SAY("aspect-at", aspect=roll.text, zone=zone) if roll.text else zone
    if letter == "a" or (letter == "h" and find_character(reader.state, roll.target) is None):
        return reader.aspect(roll.target, roll.text if roll.goal == "use" else "")
    who = reader.who(roll.target)
    return SAY("aspect-on", aspect=roll.text, who=who) if roll.goal == "create" and roll.text else who


def roll_title(reader: Reader, roll: Roll) -> str:
    """Nettie tries to overcome “The Locked Door”"""
    if roll.action == "contest":
        return SAY("contest-named", name=roll.text) if roll.text else SAY("contest")
    who, target = roll.sides[0].name or first_up(reader.who(roll.sides[0].who)), target_words(reader, roll)
    key = roll.goal if roll.action == "create" else roll.action
    if key == "discover" and roll.target == "scene" and target:
        return SAY("discover-for", who=who, target=quoted(target))
    return SAY(key, who=who, target=target) if target else SAY(f"{key}-some", who=who)


def outcome_words(outcome: str, shift: int) -> str:
    """succeeds by 2"""
    return SAY(f"outcome-{outcome}", shift=abs(shift)) if outcome else ""


def roll_line(card: RollCard) -> str:
    """The card in a sentence."""
    return SAY("told", title=card.title, outcome=card.outcome) if card.outcome else sentence(card.title).strip()


def roll_card(reader: Reader, roll: Roll) -> RollCard:
    sides = [
        RollSide(side_title(reader, side), throws(side), rows(reader, side), ladder(total(side))) for side in roll.sides
    ]
    rules = (_RULES[roll.outcome],) if roll.outcome else ()
    outcome = outcome_words(roll.outcome, roll.shift)
    return RollCard(roll_title(reader, roll), tuple(sides), outcome, roll.words, rules, words=roll.words)
