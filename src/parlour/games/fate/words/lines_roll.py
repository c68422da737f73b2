"""Sentences of a roll: declared, opposed, helped, thrown, invoked, decided, and what it leads to."""

from parlour.core.game import Line
from parlour.games.fate import moves as m
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import SCENE, Roll
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.words.cards import (
    how_words,
    roll_card,
    roll_title,
    stunt_name,
    target_words,
    throw,
)
from parlour.games.fate.words.reader import Reader, listed, quoted, sentence, tells


def _roll(reader: Reader, who: str, text: str, *rules: str, story: bool = False) -> Line:
    return Line(text, rules, "roll", reader.by(who) if who else -1, story=story)


_GOALS = {
    "create": ("tries to create {target}", ("FAE-043", "FAE-044")),
    "discover": ("looks closely at {target}", ("FAE-043", "FAE-181")),
    "use": ("tries to make use of {target}", ("FAE-043", "FAE-056")),
}


def _trying(reader: Reader, roll: Roll) -> tuple[str, tuple[str, ...]]:
    target = target_words(reader, roll)
    if roll.action == "attack":
        return f"attacks {target}, {'body' if roll.harm == 'physical' else 'mind'}", ("FAE-070",)
    if roll.action == "create":
        words, rules = _GOALS[roll.goal]
        if roll.goal == "discover" and roll.target == "scene":
            return f"looks around: {quoted(roll.text)}" if roll.text else "looks around", rules
        return words.format(target=target or "an advantage"), rules
    if roll.target == "scene":
        return "tries to overcome what is in the way", ("FAE-058",)
    return f"tries to overcome {target}", ("FAE-058",)


@tells(m.RollDeclared)
def _declared(reader: Reader, event: m.RollDeclared) -> Line:
    roll = event.roll
    if roll.action == "contest":
        return Line(f"{sentence(roll_title(reader, roll)).strip()} A new exchange.", ("FAE-129",), "roll")
    side = roll.sides[0]
    trying, rules = _trying(reader, roll)
    how = how_words(side) if reader.numbers(side.who) else ""
    text = f"{side.name or reader.who(side.who)} {trying}{f' ({how})' if how else ''}.{sentence(roll.words)}"
    return Line(text, rules, "roll", reader.by(side.who), story=True)


@tells(m.SideSettled)
def _settled(reader: Reader, event: m.SideSettled) -> Line:
    side = event.side
    if not side.who:
        return Line(f"The difficulty is {ladder(side.rating)}.", ("FAE-023", "FAE-165"), "roll")
    who = reader.who(side.who)
    if not side.settled:
        if event.protected:
            return _roll(
                reader, side.who, f"{who} steps in for {reader.who(event.protected)}.", "FAE-065", "FAE-066", story=True
            )
        return _roll(reader, side.who, f"{who} is asked to defend.", "FAE-183")
    how = how_words(side) if reader.numbers(side.who) else ""
    return _roll(reader, side.who, f"{who} answers{f' ({how})' if how else ''}.{sentence(side.words)}", "FAE-064")


@tells(m.ProtectionOffered)
def _offered(reader: Reader, event: m.ProtectionOffered) -> Line:
    who = event.offered.who
    return _roll(reader, who, f"{reader.who(who)} would step in.{sentence(event.offered.words)}", "FAE-065")


@tells(m.ProtectionVetoed)
def _vetoed(reader: Reader, event: m.ProtectionVetoed) -> Line:
    return _roll(reader, event.who, f"{reader.who(event.who)} cannot step in.", "FAE-065")


@tells(m.RollReady, m.InvocationsOpened, m.Asked, m.Stood, m.ChoicesSet)
def _shown(_reader: Reader, _event: object) -> None:
    """The board and the prompt show it."""


@tells(m.Held)
def _held(reader: Reader, event: m.Held) -> Line:
    side = reader.state.roll.sides[event.side] if reader.state.roll is not None else None
    who = reader.who(side.who) if side is not None and side.who else "The game master"
    return Line(f"{who} needs a moment.", ("FAE-Q55",), "roll")


@tells(m.DifficultyKnown)
def _known(reader: Reader, event: m.DifficultyKnown) -> Line | None:
    if not event.rated:
        return None
    named = reader.border if event.target.startswith("b") else reader.aspect
    what = "This scene" if event.target == SCENE else named(event.target)
    return Line(f"{what}: difficulty {ladder(event.difficulty)}.", ("FAE-165", "FAE-Q56"), "change")


@tells(m.RollCalledOff)
def _called_off(_reader: Reader, event: m.RollCalledOff) -> Line | None:
    if event.conceded:
        return None
    return Line(f"It is called off.{sentence(event.reason)}", (), "roll")


@tells(m.Helped)
def _helped(reader: Reader, event: m.Helped) -> Line:
    return _roll(reader, event.who, f"{reader.who(event.who)} helps: +1.{sentence(event.words)}", "FAE-086", story=True)


def _stunt(reader: Reader, who: str, number: int) -> str:
    person = find_character(reader.state, who)
    if person is None or number >= len(person.stunts) or not reader.numbers(who):
        return "a stunt"
    return f"the stunt {quoted(stunt_name(person.stunts[number]))}"


@tells(m.StuntClaimed)
def _claimed(reader: Reader, event: m.StuntClaimed) -> Line | None:
    if not reader.numbers(event.who):
        return None
    return _roll(
        reader,
        event.who,
        f"{reader.who(event.who)} uses {_stunt(reader, event.who, event.stunt)}: +2.",
        "FAE-038",
        "FAE-042",
    )


@tells(m.StuntVetoed)
def _stunt_vetoed(reader: Reader, event: m.StuntVetoed) -> Line | None:
    if not reader.numbers(event.who):
        return None
    return _roll(
        reader,
        event.who,
        f"Here {_stunt(reader, event.who, event.stunt)} of {reader.who(event.who)} does not fit.",
        "FAE-042",
    )


@tells(m.StuntUsed)
def _used(reader: Reader, event: m.StuntUsed) -> Line:
    text = (
        f"{reader.who(event.who)} uses {_stunt(reader, event.who, event.stunt)}, once this "
        f"session.{sentence(event.words)}"
    )
    return Line(text, ("FAE-041",), "change", reader.by(event.who), (event.who,), True)


@tells(m.Thrown)
def _thrown(reader: Reader, event: m.Thrown) -> Line:
    shown = throw(event.throw)
    if shown.die == "card":
        return _roll(reader, event.who, f"{reader.who(event.who)} draws {signed(shown.total)}.", "FAE-021")
    hand = ", thrown by hand" if shown.by_hand else ""
    return _roll(
        reader,
        event.who,
        f"{reader.who(event.who)} throws {' '.join(shown.faces)}: {signed(shown.total)}{hand}.",
        "FAE-019",
    )


_EFFECTS = {
    "bonus": ("+2", "FAE-108"),
    "ally": ("+2 for an ally", "FAE-109"),
    "reroll": ("it is rolled anew", "FAE-110"),
    "raise": ("+2 to what the opponent has to beat", "FAE-111"),
}


@tells(m.AspectInvoked)
def _invoked(reader: Reader, event: m.AspectInvoked) -> Line:
    effect, rule = _EFFECTS[event.effect]
    if event.against:
        effect = f"{reader.who(event.against)} has 2 more to beat"
    paid = "for a fate point" if event.paid else "for free"
    aspect = reader.aspect(event.aspect, event.text)
    text = f"{reader.who(event.who)} invokes {aspect} {paid}: {effect}.{sentence(event.words)}"
    return _roll(reader, event.who, text, rule, "FAE-104" if event.paid else "FAE-107", story=True)


@tells(m.RollDecided)
def _decided(reader: Reader, event: m.RollDecided) -> Line | None:
    roll = event.roll
    if roll is None:
        return None
    card = roll_card(reader, roll)
    by = reader.by(roll.sides[0].who) if roll.action != "contest" else -1
    return Line(
        sentence(f"{card.title}{f': {card.outcome}' if card.outcome else ''}").strip(),
        card.rules,
        "roll",
        by,
        story=True,
        card=card,
    )


@tells(m.CostSet)
def _cost(_reader: Reader, event: m.CostSet) -> Line:
    degree, rule = ("serious", "FAE-059") if event.serious else ("minor", "FAE-060")
    return Line(f"A {degree} cost:{sentence(event.text)}", (rule,), "roll", story=True)


@tells(m.CostAnswered)
def _answered(_reader: Reader, event: m.CostAnswered) -> Line:
    return Line(
        "The cost is paid." if event.paid else "The cost is not paid: it fails.",
        ("FAE-059", "FAE-Q09"),
        "roll",
        story=True,
    )


@tells(m.ObstacleStands)
def _stands(_reader: Reader, _event: m.ObstacleStands) -> Line:
    return Line("What was in the way still is.", ("FAE-059",), "roll", story=True)


@tells(m.NothingCreated)
def _none(_reader: Reader, _event: m.NothingCreated) -> Line:
    return Line("Nothing comes of it.", ("FAE-045",), "roll", story=True)


@tells(m.NothingFound)
def _not_found(_reader: Reader, _event: m.NothingFound) -> Line:
    return Line("Nothing is found.", ("FAE-050",), "roll", story=True)


@tells(m.DamageSet)
def _damage(_reader: Reader, event: m.DamageSet) -> Line:
    if event.traded:
        return Line(f"One damage less for a boost: {event.damage} left.", ("FAE-074",), "battle")
    return Line(f"A hit for {event.damage}.", ("FAE-073", "FAE-075"), "battle", story=True)


@tells(m.HitAbsorbed)
def _absorbed(reader: Reader, event: m.HitAbsorbed) -> Line:
    with_ = [f"stress box {box}" for box in event.boxes] + [f"a {degree} consequence" for degree in event.consequences]
    text = f"{reader.who(event.who)} absorbs {event.damage} with {listed(with_)}."
    return Line(text, ("FAE-076", "FAE-080", "FAE-082"), "battle", reader.by(event.who), (event.who,), True)


@tells(m.ConsequenceTaken)
def _consequence(_reader: Reader, _event: m.ConsequenceTaken) -> None:
    """The hit and the aspect tell it."""


@tells(m.FateTold)
def _fate(reader: Reader, event: m.FateTold) -> Line:
    text = f"What becomes of {reader.who(event.who)}:{sentence(event.text)}"
    return Line(text, ("FAE-079",), "battle", about=(event.who,), story=True)


@tells(m.RollEnded)
def _ended(_reader: Reader, _event: m.RollEnded) -> None:
    """What came of it has been told."""
