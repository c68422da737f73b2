"""Sentences of basic and skilled actions, of the deck, and of cards being told."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.model import Task
from parlour.games.fugue.rules.hands import number
from parlour.games.fugue.words.cards import all_cards, the
from parlour.games.fugue.words.phrases import first_up, quoted, says, sentence, speech, time
from parlour.games.fugue.words.reader import Reader, tells


def _act(reader: Reader, who: str, text: str, *rules: str, kind: str = "event", story: bool = False) -> Line:
    return Line(first_up(text), rules, kind, reader.by(who), story=story)


@tells(m.ActionDeclared)
def _declared(reader: Reader, event: m.ActionDeclared) -> Line:
    ability = f" {reader.ability(event.ability)} may help." if event.ability else ""
    again = " Another try." if event.task else ""
    return _act(reader, event.who, f"{says(reader.who(event.who), event.text)}{ability}{again}", "FUG-097")


@tells(m.ActionLaidAside)
def _laid_aside(reader: Reader, event: m.ActionLaidAside) -> Line:
    return Line(f"{reader.person(event.by)} sets it aside, without a card.", ("FUG-122",), by=event.by)


@tells(m.BasicDone)
def _basic(reader: Reader, event: m.BasicDone) -> Line:
    who = reader.who(event.who)
    text = f"{who}: {speech(event.text)} It just succeeds." if event.text else f"{who} just succeeds."
    return _act(reader, event.who, text, "FUG-098", story=True)


@tells(m.SuccessGranted)
def _granted(reader: Reader, event: m.SuccessGranted) -> Line:
    who, ability = reader.who(event.who), reader.ability(event.ability)
    text = (
        f"{who}: {speech(event.text)} With {ability} it just succeeds."
        if event.text
        else f"With {ability}, {who} just succeeds."
    )
    return _act(reader, event.who, text, "FUG-110", story=True)


@tells(m.TaskSet)
def _task(reader: Reader, event: m.TaskSet) -> Line:
    text = f"{reader.who(event.who)} tries{f': {speech(event.text)}' if event.text else ' it.'}"
    text += (
        f" Difficulty {event.difficulty}"
        if reader.knows_difficulty(event.task)
        else " The Dealer keeps the difficulty secret"
    )
    text += f", with {reader.ability(event.ability)}" if event.ability else ", without an ability that fits"
    text += f", counted in {event.unit}" if event.unit else ""
    return _act(reader, event.who, f"{text}.", "FUG-101", "FUG-113" if event.unit else "FUG-102", kind="roll")


@tells(m.TaskDropped)
def _dropped(_reader: Reader, _event: m.TaskDropped) -> Line:
    return Line("The Dealer takes the task back before a card is turned.")


@tells(m.DeckRebuilt)
def _rebuilt(_reader: Reader, event: m.DeckRebuilt) -> Line:
    return Line(f"The deck is empty: the discards are shuffled, {event.cards} cards.", ("FUG-124",))


def _rule(event: m.CardFlipped, task: Task | None) -> str:
    """The line of the table in 3.3."""
    able, timed = task is not None and bool(task.ability), task is not None and bool(task.unit)
    if is_major(event.card):
        return ("FUG-117" if timed else "FUG-108") if event.outcome == "success" else "FUG-114" if timed else "FUG-106"
    if timed:
        return "FUG-116" if able else "FUG-115"
    return "FUG-107" if able else "FUG-104" if event.outcome == "success" else "FUG-105"


@tells(m.CardFlipped)
def _flipped(reader: Reader, event: m.CardFlipped) -> Line:
    """The card, what it is against what it takes, and what comes of it."""
    task = reader.task(event.task)
    who = task.who if task is not None else ""
    text = (
        f"{reader.who(who)}{f', {quoted(task.text)}' if task.text else ''}: {the(event.card)}"
        if task is not None
        else f"The Dealer turns up {the(event.card)}"
    )
    if not is_major(event.card):
        text += f", {number(event.card, reader.state.options)}"
        text += f" against {task.difficulty}" if task is not None else ""
    spent = time(event.spent, task.unit) if task is not None and task.unit else ""
    if event.outcome == "success":
        text += f". Success{f' after {spent}' if spent else ''}."
    elif event.outcome == "failure":
        locked = ", and no second try without an ability that fits" if event.locked else ""
        text += f". Failure{f' after {spent}' if spent and event.spent else ''}{locked}."
    else:
        text += f". Not yet: {spent or event.spent} so far."
    return _act(reader, who, text, _rule(event, task), kind="roll", story=bool(event.outcome))


def _who(reader: Reader, task: str) -> tuple[str, str]:
    found = reader.task(task)
    return (found.who, reader.who(found.who)) if found is not None else ("", "somebody")


@tells(m.TaskGoesOn)
def _goes_on(reader: Reader, event: m.TaskGoesOn) -> Line:
    who, name = _who(reader, event.task)
    return _act(reader, who, f"{name} keeps at it.", "FUG-116")


@tells(m.TaskGivenUp)
def _given_up(reader: Reader, event: m.TaskGivenUp) -> Line:
    who, name = _who(reader, event.task)
    return _act(reader, who, f"{name} gives up.", "FUG-116", story=True)


@tells(m.TriedAgain)
def _again(reader: Reader, event: m.TriedAgain) -> Line:
    who, name = _who(reader, event.task)
    return _act(reader, who, f"{name} tries once more, now with {reader.ability(event.ability)}.", "FUG-A69")


@tells(m.AgainSettled)
def _settled(reader: Reader, event: m.AgainSettled) -> Line:
    who, name = _who(reader, event.task)
    text = (
        f"What just came back makes the difference: {name} succeeds."
        if event.success
        else "What just came back doesn't help here: it stays a failure."
    )
    return _act(reader, who, text, "FUG-A69", story=True)


@tells(m.TellingDue, m.TaskClosed)
def _quiet(_reader: Reader, _event: object) -> None:
    """What is asked stands in the prompt; what is told gets a line."""


@tells(m.Narrated)
def _narrated(reader: Reader, event: m.Narrated) -> Line:
    """The story itself: the teller's words, and the cards they come from."""
    cards = f", from {all_cards(event.cards)}" if event.cards else ""
    if not event.text.strip():
        return Line(f"{reader.person(event.by)} tells it aloud{cards}.", ("FUG-119", "FUG-153"), by=event.by)
    return Line(
        f"{reader.person(event.by)}{cards}: {speech(event.text)}", ("FUG-119", "FUG-153"), by=event.by, story=True
    )


@tells(m.IdeaGiven)
def _idea(reader: Reader, event: m.IdeaGiven) -> Line:
    return Line(f"{reader.person(event.by)} has an idea:{sentence(event.text)}", ("FUG-A65",), by=event.by)
