"""Sentences of people coming, going and being made. What is prepared in hiding is the game master's; a sheet in the
making its player's, too."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.rules.people import COMPANY
from parlour.games.personae.words.phrases import dice, first_up, sentence
from parlour.games.personae.words.reader import SENTENCES, Reader, tells

_ROLES = {"main": "a main character", "companion": "a companion", "ally": "an ally", "adversary": "an adversary"}


@tells(m.IndividualBegun)
def _begun(reader: Reader, event: m.IndividualBegun) -> Line | None:
    one = event.individual
    if not reader.knows(one.id):
        return None
    seat = reader.state.desk.gm if one.controller < 0 else one.controller
    if one.hidden:
        return Line(
            first_up(f"{one.name} is prepared in hiding, {_ROLES[one.role]}."), ("PER-254",), "change", seat, (one.id,)
        )
    rules = ("PER-258",) if one.role == "companion" else ("PER-002",)
    if one.controller < 0:
        return Line(first_up(f"{one.name} joins the cast: {_ROLES[one.role]}."), rules, "change", seat, (one.id,))
    verb = "takes" if one.stage in ("ready", "review") else "begins"
    return Line(f"{reader.person(seat)} {verb} {_ROLES[one.role]}: {one.name}.", rules, "change", seat, (one.id,))


@tells(m.NumbersGiven)
def _numbers_given(reader: Reader, event: m.NumbersGiven) -> Line | None:
    """Hers until the dice are down."""
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        f"{reader.who(event.who)} rolls {dice(event.dice)} and adds {event.attribute} {event.value}.",
        "PER-254",
    )


@tells(m.FilledOut)
def _filled_out(reader: Reader, event: m.FilledOut) -> Line | None:
    if not reader.plays(event.who):
        return None
    return reader.of(
        event.who, f"{reader.who(event.who)} becomes a full character, with {event.points} Creation Points.", "PER-254"
    )


@tells(m.IndividualHid)
def _hid(reader: Reader, event: m.IndividualHid) -> Line:
    return Line(first_up(f"{event.name} is out of sight."), ("PER-003",), "event", story=True)


@tells(m.SecretRolled)
def _secret(reader: Reader, event: m.SecretRolled) -> Line | None:
    """Hers who made it, also when somebody else leads."""
    if reader.seat != event.by:
        return None
    said = ", then ".join(
        [f"{'no die' if one < 0 else one} to {'no die' if two < 0 else two}" for one, two in event.pairs]
    )
    foe = f"{reader.who(event.target)}, {event.answering}" if event.target else "the difficulty"
    rolls = (
        f"({', '.join(map(str, event.dice))} {event.plus:+d} against {', '.join(map(str, event.others))} "
        f"{event.against:+d})"
    )
    goal = f" The goal:{sentence(event.goal)}" if event.goal else ""
    text = f"In secret, {reader.who(event.who)}, {event.using}, against {foe}: {said}, {event.outcome} {rolls}.{goal}"
    return Line(
        text, ("PER-115", "PER-120"), "roll", event.by, tuple([who for who in (event.who, event.target) if who])
    )


@tells(m.Described)
def _described(reader: Reader, event: m.Described) -> Line | None:
    """PER-102: that there is a secret is nobody else's business; what it says stands on the sheet."""
    who = reader.who(event.who)
    if not reader.knows(event.who):
        return None
    if event.field == "name":
        called = f"{event.before} is called" if event.before else "From now on the name is"
        return reader.of(event.who, f"{called} {event.text}{' from now on' if event.before else ''}.", "PER-102")
    if event.field == "secret":
        return reader.of(event.who, f"{who} has a secret background.", "PER-102") if reader.plays(event.who) else None
    if not reader.reads(event.who):
        return None
    if not event.text.strip():
        return reader.of(event.who, f"{who}: {_FIELDS.get(event.field, event.field)} is blank again.", "PER-102")
    return reader.of(event.who, f"{who}, {_FIELDS.get(event.field, event.field)}:{sentence(event.text)}", "PER-102")


_FIELDS = {"concept": "the concept", "keywords": "in key words", "goal": "the goal"}


# The order of importance and the points


@tells(m.AttributeRanked)
def _ranked(reader: Reader, event: m.AttributeRanked) -> Line | None:
    if not reader.reads(event.who):
        return None
    rank = {"Handicap": "is the Handicap", "": "is not ranked"}.get(event.rank, f"ranks {event.rank}")
    return reader.of(event.who, f"{reader.who(event.who)}: {event.attribute} {rank}.", "PER-018")


@tells(m.ValueChosen)
def _value(reader: Reader, event: m.ValueChosen) -> Line | None:
    if not reader.reads(event.who):
        return None
    before = f" (it was {event.before})" if event.before else ""
    return reader.of(event.who, f"{reader.who(event.who)}: {event.attribute} {event.value}{before}.", "PER-105")


_STAGES = {
    "concept": ("the concept", "PER-102"),
    "ranks": ("the order of importance", "PER-104"),
    "points": ("the Creation Points", "PER-105"),
    "traits": ("the Traits", "PER-106"),
    "gear": ("the gear", "PER-111"),
    "review": ("the game master's look", "PER-065"),
}


@tells(m.StepTaken)
def _step(reader: Reader, event: m.StepTaken) -> Line | None:
    if not reader.reads(event.who):
        return None
    what, rule = _STAGES[event.stage]
    return reader.of(event.who, f"{reader.who(event.who)}: next come{_s(event.stage)} {what}.", rule)


def _s(stage: str) -> str:
    return "" if stage in ("points", "traits") else "s"


@tells(m.RanksSwapped)
def _swapped(reader: Reader, event: m.RanksSwapped) -> Line | None:
    if not reader.reads(event.who):
        return None
    by = f" by {reader.trait(event.who, event.by)}" if event.by else ""
    return reader.of(
        event.who,
        f"{reader.who(event.who)} swaps the ranks of {event.one} and {event.other}{by}.",
        "PER-025",
        story=True,
    )


# The game master's look


@tells(m.Wondered)
def _wondered(reader: Reader, event: m.Wondered) -> Line:
    """PER-063: whether the answer goes into depth."""
    how = (", as an expert" if event.expert else ", knowing what everybody knows") if reader.reads(event.who) else ""
    text = f"{reader.who(event.who)} asks about {event.subject}{how}:{sentence(event.question)}"
    return Line(first_up(text), ("PER-063",), "fact", reader.by(event.who))


COMPANY.tell(
    SENTENCES,
    m.Approved,
    {
        m.IndividualGiven: "PER-002",
        m.IndividualShown: "PER-254",
        **dict.fromkeys((m.Submitted, m.Approved, m.SentBack), "PER-065"),
    },
)
