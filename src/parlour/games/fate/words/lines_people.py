"""Sentences of characters, their stunts, and aspects."""

from parlour.core.game import Line
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import START_REFRESH
from parlour.games.fate.content.tables import signed
from parlour.games.fate.model import APPROACHES, Aspect
from parlour.games.fate.rules.ask import find_aspect, find_character, free_stunts, is_npc, refresh
from parlour.games.fate.rules.stunts import sentence as stunt_sentence
from parlour.games.fate.words.reader import Reader, first_up, listed, quoted, sentence, team, tells, times


def _sheet(reader: Reader, who: str, text: str, *rules: str, story: bool = False) -> Line:
    """Something on a sheet has changed."""
    return Line(text, rules, "change", reader.by(who), (who,), story)


@tells(m.CharacterMade)
def _made(reader: Reader, event: m.CharacterMade) -> Line | None:
    person, who = event.character, event.character.name or "Somebody"
    if not reader.knows(person.id):
        return None
    if person.hidden:
        return Line(f"Prepared in hiding: {who}.", kind="change", by=event.by, about=(person.id,))
    high = next((aspect.text for aspect in event.aspects if aspect.kind == "high" and not aspect.hidden), "")
    if event.how == "draft":
        return Line(
            f"{reader.person(event.by)} begins a character: {who}.", ("FAE-028",), "change", event.by, (person.id,)
        )
    if event.how == "import" and person.status != "ready":
        return Line(
            f"{reader.person(event.by)} brings a character from a file: {who}.", (), "change", event.by, (person.id,)
        )
    if person.kind == "group":
        return Line(
            f"{who} appear, {person.members} of them.", ("FAE-175", "FAE-176"), "change", event.by, (person.id,), True
        )
    said = f"{who}, {quoted(high)}, comes into the story." if high else f"{who} comes into the story."
    return Line(said, (), "change", event.by, (person.id,), True)


@tells(m.RestKept)
def _rest_kept(reader: Reader, event: m.RestKept) -> Line | None:
    if not reader.leads and reader.seat != event.by:
        return None
    text = (
        f"There is no place here for part of the file of {reader.who(event.who)}: {listed(event.what)}. "
        f"{reader.person(event.by)} has it in the notes."
    )
    return Line(text, (), "change", event.by, (event.who,))


@tells(m.Described)
def _described(reader: Reader, event: m.Described) -> Line | None:
    if not reader.makes(event.who):
        return None
    return _sheet(reader, event.who, f"{event.name or 'Somebody'}:{sentence(event.looks)}", "FAE-030")


@tells(m.ApproachesRanked)
def _ranked(reader: Reader, event: m.ApproachesRanked) -> Line | None:
    if not reader.makes(event.who):
        return None
    ranks = [f"{approach} {signed(rating)}" for approach, rating in zip(APPROACHES, event.ratings, strict=True)]
    return _sheet(reader, event.who, f"{reader.who(event.who)}: {', '.join(ranks)}.", "FAE-031")


@tells(m.StuntWritten)
def _stunt_written(reader: Reader, event: m.StuntWritten) -> Line | None:
    if not reader.makes(event.who):
        return None
    waits = "" if event.stunt.permitted else " It waits for the game master's word."
    where = "writes a stunt down for later" if event.place < 0 else "has a stunt"
    return _sheet(
        reader, event.who, f"{reader.who(event.who)} {where}: {stunt_sentence(event.stunt)}{waits}", "FAE-179"
    )


@tells(m.StuntTaken)
def _stunt_taken(reader: Reader, event: m.StuntTaken) -> Line | None:
    if not reader.makes(event.who):
        return None
    person = find_character(reader.state, event.who)
    paid = (
        f" Refresh is now {refresh(person)}."
        if person is not None and not free_stunts(person) and refresh(person) < START_REFRESH + person.raises
        else ""
    )
    return _sheet(
        reader,
        event.who,
        f"{reader.who(event.who)} takes a stunt: {stunt_sentence(event.stunt)}{paid}",
        "FAE-034",
        story=True,
    )


@tells(m.StuntPermitted)
def _stunt_permitted(reader: Reader, event: m.StuntPermitted) -> Line | None:
    if not reader.makes(event.who):
        return None
    return _sheet(reader, event.who, f"The game master permits a stunt of {reader.who(event.who)}.", "FAE-040")


@tells(m.StuntRemoved)
def _stunt_removed(reader: Reader, event: m.StuntRemoved) -> Line | None:
    return (
        _sheet(reader, event.who, f"{reader.who(event.who)} strikes a stunt.", "FAE-033")
        if reader.makes(event.who)
        else None
    )


@tells(m.Submitted)
def _submitted(reader: Reader, event: m.Submitted) -> Line | None:
    return _sheet(
        reader, event.who, f"{reader.who(event.who)} is finished and waits for the game master's word.", "FAE-028"
    )


@tells(m.Approved)
def _approved(reader: Reader, event: m.Approved) -> Line | None:
    if not reader.knows(event.who):
        return None
    return _sheet(reader, event.who, f"{reader.who(event.who)} is ready to play.", "FAE-028", story=True)


@tells(m.SentBack)
def _sent_back(reader: Reader, event: m.SentBack) -> Line | None:
    """Between the game master and who made it."""
    if not reader.leads and reader.by(event.who) != reader.seat:
        return None
    return _sheet(reader, event.who, f"The game master sends {reader.who(event.who)} back:{sentence(event.reason)}")


@tells(m.CharacterDropped)
def _dropped(reader: Reader, event: m.CharacterDropped) -> Line | None:
    name = event.name or "A character"
    return Line(f"{name} leaves the story.", kind="change", about=(event.who,)) if reader.knows(event.who) else None


@tells(m.CharacterGiven)
def _given(reader: Reader, event: m.CharacterGiven) -> Line | None:
    if not reader.knows(event.who):
        return None
    whom = reader.person(event.seat) if event.seat >= 0 else "The game master"
    return _sheet(reader, event.who, f"{whom} plays {reader.who(event.who)} from now on.")


@tells(m.SideSet)
def _side_set(reader: Reader, event: m.SideSet) -> Line | None:
    if not reader.knows(event.who):
        return None
    return _sheet(reader, event.who, f"{reader.who(event.who)} stands with {team(event.side)} now.", story=True)


@tells(m.CharacterRevealed)
def _revealed(reader: Reader, event: m.CharacterRevealed) -> Line:
    return _sheet(reader, event.who, f"{reader.who(event.who)} comes into the open.", story=True)


def _free(aspect: Aspect) -> str:
    frees = [f"{team(free.team)} {times(free.count)}" for free in aspect.free]
    return f" Free to invoke: {listed(frees)}." if frees else ""


ADDED: dict[str, tuple[str, tuple[str, ...]]] = {
    "created": ("Created: {aspect}.", ("FAE-048", "FAE-049")),
    "altered": ("It comes to be, but not as hoped: {aspect}.", ("FAE-045", "FAE-046")),
    "boost": ("A boost: {aspect}.", ("FAE-007",)),
    "consequence": ("{owner} now has {aspect}.", ("FAE-005", "FAE-084")),
    "twist": ("A twist: {aspect}.", ("FAE-130",)),
    "found": ("Found: {aspect}.", ("FAE-051", "FAE-052")),
    "suggested": ("A suggestion is taken up: {aspect}.", ("FAE-134",)),
    "written": ("{aspect} is true here.", ("FAE-001", "FAE-006")),
}
_OF = {
    "high": "The high concept of {owner}: {aspect}.",
    "trouble": "The trouble of {owner}: {aspect}.",
    "general": "An aspect of {owner}: {aspect}.",
}


@tells(m.AspectAdded)
def _added(reader: Reader, event: m.AspectAdded) -> Line | None:
    one = event.aspect
    if one.hidden and not reader.knows(one.id):
        return None
    words, rules = ADDED[event.why]
    if event.why == "written" and one.owner:
        if not reader.makes(one.owner) and not _is_ready(reader, one.owner):
            return None
        words, rules = _OF.get(one.kind, "{owner}: {aspect}."), ("FAE-001",)
    on = f" on {reader.who(one.owner)}" if one.owner and event.why in ("created", "altered") else ""
    text = words.format(aspect=quoted(one.text) + on, owner=reader.who(one.owner))
    hidden = " Only who found it knows." if one.hidden and not reader.leads else " Hidden." if one.hidden else ""
    about = (one.owner,) if one.owner else ()
    story = event.why != "written" or not one.owner
    return Line(
        text + _free(one) + hidden,
        rules,
        "change",
        reader.by(one.owner) if one.owner else -1,
        about,
        story and not one.hidden,
    )


def _is_ready(reader: Reader, who: str) -> bool:
    person = find_character(reader.state, who)
    return person is not None and person.status == "ready" and not person.hidden


@tells(m.AspectRewritten)
def _rewritten(reader: Reader, event: m.AspectRewritten) -> Line | None:
    one = find_aspect(reader.state, event.aspect)
    if event.why == "milestone" or not reader.knows(event.aspect):
        return None  # what a milestone brings is told in one line
    owner = one.owner if one is not None else ""
    if owner and not reader.makes(owner) and not _is_ready(reader, owner):
        return None
    whose = f"An aspect of {reader.who(owner)}" if owner else "An aspect"
    about = (owner,) if owner else ()
    return Line(
        f"{whose} reads now: {quoted(event.text)}.", ("FAE-149",), "change", reader.by(owner) if owner else -1, about
    )


_GONE = {
    "removed": ("{aspect} no longer holds.", ()),
    "overcome": ("{aspect} is overcome and gone.", ("FAE-063",)),
    "expired": ("The boost {aspect} has had its time.", ("FAE-Q24",)),
}


@tells(m.AspectRemoved)
def _removed(reader: Reader, event: m.AspectRemoved) -> Line | None:
    """A boost that was used, a scene that ends, a wound that heals and an owner who leaves are told by other lines."""
    if event.why not in _GONE or not reader.knows(event.aspect):
        return None
    text, rules = _GONE[event.why]
    return Line(text.format(aspect=quoted(event.text)), rules, "change", story=event.why == "overcome")


@tells(m.AspectRevealed)
def _aspect_revealed(reader: Reader, event: m.AspectRevealed) -> Line:
    owner = event.owner
    verb, rules = ("Found", ("FAE-051",)) if event.why == "found" else ("It comes to light", ())
    whose = f", of {reader.who(owner)}" if owner else ""
    return Line(f"{verb}: {quoted(event.text)}{whose}.", rules, "change", about=(owner,) if owner else (), story=True)


@tells(m.AspectWithheld)
def _withheld(reader: Reader, event: m.AspectWithheld) -> Line | None:
    if not reader.knows(event.hidden):
        return None
    heroes = [
        who for who in event.knowers if (person := find_character(reader.state, who)) is not None and not is_npc(person)
    ]
    knowers = reader.all(heroes) if heroes else "no hero"
    return Line(
        first_up(f"{reader.aspect(event.hidden)} is known to {knowers} from now on, and to the game master."),
        ("FAE-Q39",),
        "change",
    )


@tells(m.FreeGranted)
def _granted(reader: Reader, event: m.FreeGranted) -> Line | None:
    if not reader.knows(event.aspect):
        return None
    later = ", from a later turn on" if event.since >= 0 else ""
    text = (
        f"{team(event.team)} may invoke {reader.aspect(event.aspect, event.text)} {times(event.count)} for free{later}."
    )
    return Line(first_up(text), ("FAE-057",), "change")


@tells(m.FreeSpent)
def _spent(_reader: Reader, _event: m.FreeSpent) -> None:
    """The invocation tells it."""


@tells(m.FreeLost)
def _lost(reader: Reader, event: m.FreeLost) -> Line | None:
    if not reader.knows(event.aspect):
        return None
    return Line(f"Free invocations left on {reader.aspect(event.aspect)} are gone.", ("FAE-Q41",), "change")
