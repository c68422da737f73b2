"""Sentences of people coming, going and being made. What is prepared in hiding is the game master's; a sheet in the
making its player's, too."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.rules.people import COMPANY
from parlour.games.personae.words.challenges import SAY as ENDED
from parlour.games.personae.words.phrases import first_up, plain
from parlour.games.personae.words.reader import SAY, SENTENCES, Reader, own, tells


@tells(m.IndividualBegun)
def _begun(reader: Reader, event: m.IndividualBegun) -> Line | None:
    one = event.individual
    if not reader.knows(one.id):
        return None
    seat = reader.state.desk.gm if one.controller < 0 else one.controller
    role = SAY(f"role-{one.role}")
    if one.hidden:
        text = SAY("begun-hidden", who=one.name, role=role)
        return Line(first_up(text), ("PER-254",), "change", seat, (one.id,))
    rules = ("PER-258",) if one.role == "companion" else ("PER-002",)
    if one.controller < 0:
        return Line(first_up(SAY("begun-cast", who=one.name, role=role)), rules, "change", seat, (one.id,))
    key = "begun-takes" if one.stage in ("ready", "review") else "begun-begins"
    return Line(SAY(key, player=reader.person(seat), role=role, who=one.name), rules, "change", seat, (one.id,))


@tells(m.NumbersGiven)
def _numbers_given(reader: Reader, event: m.NumbersGiven) -> Line | None:
    """Hers until the dice are down."""
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        SAY(
            "numbers-given",
            who=reader.who(event.who),
            dice=event.dice,
            attribute=event.attribute,
            value=event.value,
        ),
        "PER-254",
    )


@tells(m.FilledOut)
def _filled_out(reader: Reader, event: m.FilledOut) -> Line | None:
    if not reader.plays(event.who):
        return None
    return reader.of(event.who, SAY("filled-out", who=reader.who(event.who), points=event.points), "PER-254")


@tells(m.IndividualHid)
def _hid(reader: Reader, event: m.IndividualHid) -> Line:
    return Line(first_up(SAY("hid", who=event.name)), ("PER-003",), "event", story=True)


@tells(m.SecretRolled)
def _secret(reader: Reader, event: m.SecretRolled) -> Line | None:
    """Hers who made it, also when somebody else leads."""
    if reader.seat != event.by:
        return None
    walk = ""
    for pair in event.pairs:
        one, two = [str(each) if each >= 0 else SAY("secret-no-die") for each in pair]
        said = SAY("secret-pair", one=one, two=two)
        walk = SAY("secret-then", before=walk, next=said) if walk else said
    foe = (
        SAY("secret-foe", who=reader.who(event.target), answering=event.answering)
        if event.target
        else SAY("secret-difficulty")
    )
    text = SAY(
        "secret",
        who=reader.who(event.who),
        using=event.using,
        foe=foe,
        pairs=walk,
        outcome=ENDED(f"outcome-{event.outcome}"),
        dice=", ".join(map(str, event.dice)),
        plus=_signed(event.plus),
        others=", ".join(map(str, event.others)),
        against=_signed(event.against),
        goal=own(event.goal) or "none",
    )
    return Line(
        text, ("PER-115", "PER-120"), "roll", event.by, tuple([who for who in (event.who, event.target) if who])
    )


def _signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else plain(amount)


@tells(m.Described)
def _described(reader: Reader, event: m.Described) -> Line | None:
    """PER-102: that there is a secret is nobody else's business; what it says stands on the sheet."""
    who = reader.who(event.who)
    if not reader.knows(event.who):
        return None
    if event.field == "name":
        text = SAY("renamed", before=event.before, name=event.text) if event.before else SAY("named", name=event.text)
        return reader.of(event.who, text, "PER-102")
    if event.field == "secret":
        return reader.of(event.who, SAY("has-secret", who=who), "PER-102") if reader.plays(event.who) else None
    if not reader.reads(event.who):
        return None
    if not event.text.strip():
        return reader.of(event.who, SAY(f"blank-{event.field}", who=who), "PER-102")
    return reader.of(event.who, SAY(f"described-{event.field}", who=who, text=own(event.text)), "PER-102")


# The order of importance and the points


@tells(m.AttributeRanked)
def _ranked(reader: Reader, event: m.AttributeRanked) -> Line | None:
    if not reader.reads(event.who):
        return None
    text = SAY("ranked", who=reader.who(event.who), attribute=event.attribute, rank=event.rank or "none")
    return reader.of(event.who, text, "PER-018")


@tells(m.ValueChosen)
def _value(reader: Reader, event: m.ValueChosen) -> Line | None:
    if not reader.reads(event.who):
        return None
    known: dict[str, str | int] = {"attribute": event.attribute, "value": event.value}
    who = reader.who(event.who)
    text = (
        SAY("value-before", who=who, before=event.before, **known) if event.before else SAY("value", who=who, **known)
    )
    return reader.of(event.who, text, "PER-105")


_STAGES = {
    "concept": "PER-102",
    "ranks": "PER-104",
    "points": "PER-105",
    "traits": "PER-106",
    "gear": "PER-111",
    "review": "PER-065",
}


@tells(m.StepTaken)
def _step(reader: Reader, event: m.StepTaken) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(event.who, SAY(f"stage-{event.stage}", who=reader.who(event.who)), _STAGES[event.stage])


@tells(m.RanksSwapped)
def _swapped(reader: Reader, event: m.RanksSwapped) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"who": reader.who(event.who), "one": event.one, "other": event.other}
    text = SAY("swapped-by", trait=reader.trait(event.who, event.by), **known) if event.by else SAY("swapped", **known)
    return reader.of(event.who, text, "PER-025", story=True)


# The game master's look


@tells(m.Wondered)
def _wondered(reader: Reader, event: m.Wondered) -> Line:
    """PER-063: whether the answer goes into depth."""
    key = "wondered" if not reader.reads(event.who) else "wondered-expert" if event.expert else "wondered-common"
    text = SAY(key, who=reader.who(event.who), subject=event.subject, question=own(event.question))
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
