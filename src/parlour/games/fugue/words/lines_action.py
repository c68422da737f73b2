"""Sentences of basic and skilled actions, of the deck, and of cards being told."""

from typing import Any

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.model import Task
from parlour.games.fugue.rules.hands import number
from parlour.games.fugue.words.cards import all_cards, the
from parlour.games.fugue.words.phrases import ended, quoted, speech
from parlour.games.fugue.words.reader import NAMES, SAY, Reader, line, tells, time


@tells(m.ActionDeclared)
def _declared(reader: Reader, event: m.ActionDeclared) -> Line:
    hints = [SAY("declared-ability", ability=reader.ability(event.ability))] if event.ability else []
    hints += [SAY("declared-again")] if event.task else []
    seat, who, after = reader.by(event.who), reader.who(event.who), " ".join(hints)
    if not event.text:
        return line("declared-aloud", "FUG-097", seat=seat, after=after, who=who, they=reader.they(event.who))
    return line("declared", "FUG-097", seat=seat, after=after, who=who, speech=speech(event.text))


@tells(m.ActionLaidAside)
def _laid_aside(reader: Reader, event: m.ActionLaidAside) -> Line:
    return line("laid-aside", "FUG-122", seat=event.by, by=reader.person(event.by))


@tells(m.BasicDone)
def _basic(reader: Reader, event: m.BasicDone) -> Line:
    seat, who = reader.by(event.who), reader.who(event.who)
    if not event.text:
        return line("basic-aloud", "FUG-098", seat=seat, story=True, who=who)
    return line("basic", "FUG-098", seat=seat, story=True, who=who, speech=speech(event.text))


@tells(m.SuccessGranted)
def _granted(reader: Reader, event: m.SuccessGranted) -> Line:
    seat, who, ability = reader.by(event.who), reader.who(event.who), reader.ability(event.ability)
    if not event.text:
        return line("granted-aloud", "FUG-110", seat=seat, story=True, who=who, ability=ability)
    return line("granted", "FUG-110", seat=seat, story=True, who=who, ability=ability, speech=speech(event.text))


@tells(m.TaskSet)
def _task(reader: Reader, event: m.TaskSet) -> Line:
    known: dict[str, Any] = {
        "said": "said" if event.text else "aloud",
        "who": reader.who(event.who),
        "speech": speech(event.text),
        "difficulty": str(event.difficulty) if reader.knows_difficulty(event.task) else "secret",
        "ability": reader.ability(event.ability) if event.ability else "none",
        "unit": NAMES(f"is-{event.unit}") if event.unit else "none",
    }
    rules, seat = ("FUG-101", "FUG-113" if event.unit else "FUG-102"), reader.by(event.who)
    return line("task", *rules, kind="roll", seat=seat, **known)


@tells(m.TaskDropped)
def _dropped(_reader: Reader, _event: m.TaskDropped) -> Line:
    return line("task-dropped")


@tells(m.DeckRebuilt)
def _rebuilt(_reader: Reader, event: m.DeckRebuilt) -> Line:
    return line("deck-rebuilt", "FUG-124", cards=event.cards)


def _rule(event: m.CardFlipped, task: Task | None) -> str:
    """The line of the table in 3.3."""
    able, timed = task is not None and bool(task.ability), task is not None and bool(task.unit)
    if is_major(event.card):
        return ("FUG-117" if timed else "FUG-108") if event.outcome == "success" else "FUG-114" if timed else "FUG-106"
    if timed:
        return "FUG-116" if able else "FUG-115"
    return "FUG-107" if able else "FUG-104" if event.outcome == "success" else "FUG-105"


def _outcome(event: m.CardFlipped, *, timed: bool) -> str:
    if not event.outcome:
        return "going"
    if event.outcome == "success":
        return "success-after" if timed else "success"
    key = "locked" if event.locked else "failure"
    return f"{key}-after" if timed and event.spent else key


@tells(m.CardFlipped)
def _flipped(reader: Reader, event: m.CardFlipped) -> Line:
    """The card, what it is against what it takes, and what comes of it."""
    task = reader.task(event.task)
    timed = task is not None and bool(task.unit)
    known: dict[str, Any] = {
        "said": "dealer" if task is None else "said" if task.text else "aloud",
        "who": reader.who(task.who) if task is not None else "",
        "speech": quoted(task.text) if task is not None else "",
        "card": the(event.card),
        "compared": "major" if is_major(event.card) else "number" if task is None else "difficulty",
        "number": 0 if is_major(event.card) else number(event.card, reader.state.options),
        "difficulty": task.difficulty if task is not None else 0,
        "outcome": _outcome(event, timed=timed),
        "spent": time(event.spent, task.unit) if task is not None and task.unit else str(event.spent),
    }
    seat = reader.by(task.who) if task is not None else -1
    return line("flipped", _rule(event, task), kind="roll", seat=seat, story=bool(event.outcome), **known)


def _who(reader: Reader, task: str) -> tuple[int, str]:
    found = reader.task(task)
    return (reader.by(found.who), reader.who(found.who)) if found is not None else (-1, NAMES("somebody"))


@tells(m.TaskGoesOn)
def _goes_on(reader: Reader, event: m.TaskGoesOn) -> Line:
    seat, who = _who(reader, event.task)
    return line("goes-on", "FUG-116", seat=seat, who=who)


@tells(m.TaskGivenUp)
def _given_up(reader: Reader, event: m.TaskGivenUp) -> Line:
    seat, who = _who(reader, event.task)
    return line("gives-up", "FUG-116", seat=seat, story=True, who=who)


@tells(m.TriedAgain)
def _again(reader: Reader, event: m.TriedAgain) -> Line:
    seat, who = _who(reader, event.task)
    return line("tries-again", "FUG-A69", seat=seat, who=who, ability=reader.ability(event.ability))


@tells(m.AgainSettled)
def _settled(reader: Reader, event: m.AgainSettled) -> Line:
    seat, who = _who(reader, event.task)
    return line("again-success" if event.success else "again-failure", "FUG-A69", seat=seat, story=True, who=who)


@tells(m.TellingDue, m.TaskClosed)
def _quiet(_reader: Reader, _event: object) -> None:
    """What is asked stands in the prompt; what is told gets a line."""


@tells(m.Narrated)
def _narrated(reader: Reader, event: m.Narrated) -> Line:
    """The story itself: the teller's words, and the cards they come from."""
    rules = ("FUG-119", "FUG-153")
    known: dict[str, Any] = {"player": reader.person(event.by)}
    if event.cards:
        known["cards"] = all_cards(event.cards)
    if not event.text.strip():
        return line("narrated-aloud-cards" if event.cards else "narrated-aloud", *rules, seat=event.by, **known)
    known["speech"] = speech(event.text)
    return line("narrated" if event.cards else "narrated-plain", *rules, seat=event.by, story=True, **known)


@tells(m.IdeaGiven)
def _idea(reader: Reader, event: m.IdeaGiven) -> Line:
    return line("idea", "FUG-A65", seat=event.by, player=reader.person(event.by), text=ended(event.text))
