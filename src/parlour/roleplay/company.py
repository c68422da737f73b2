"""The chapter of people whose sheets are made step by step, the same in every game that has them: handed in and sent
back, given to another seat, shown, dropped; what that changes, how it is told, why it is refused."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook
from parlour.core.saying import InBook
from parlour.core.saying import Sentences as Refused
from parlour.core.sentences import Sentences
from parlour.roleplay.cast import CastDrafting, Played, names, unlike
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import SAY as DESK
from parlour.roleplay.draft import WithDesk
from parlour.roleplay.moves_cast import SendBack, SentBack, Submit, Submitted
from parlour.roleplay.moves_sheets import Drop, Dropped, Give, Given, NumbersShown, Show, Shown, StepTaken
from parlour.roleplay.phrases import first_up, follows
from parlour.roleplay.reader import CastReader

SAY = Phrasebook("parlour.roleplay.words", "lines")
REFUSALS = Phrasebook("parlour.roleplay.words", "refusals")
Draft = CastDrafting[Any, Any]
SHOWN = ("itself", "numbers", "not numbers")


class Sheet(Played, Protocol):
    """Somebody with a sheet."""

    @property
    def stage(self) -> str:
        """How far it is made; "ready" and "dead" are of the story."""
        ...

    @property
    def shown(self) -> bool:
        """Everybody may read its numbers, though it is the game master's."""
        ...


# What forbids


def part_of_the_story(state: WithDesk, seat: int, it: Sheet) -> bool:
    """Whoever makes somebody may give it up; the game master may let anybody go."""
    return it.stage in ("ready", "dead") and not leads(state, seat)


def seen_already(who: Sheet, it: str) -> bool:
    return it == "itself" and not who.hidden


def show_it_first(who: Sheet, it: str) -> bool:
    return it != "itself" and who.hidden


def shown_already(who: Sheet, it: str) -> bool:
    return it == "numbers" and who.shown


def not_shown(who: Sheet, it: str) -> bool:
    return it == "not numbers" and not who.shown


# What it leads to


def act_submit(draft: Draft, _seat: int, command: Submit) -> None:
    draft.put(Submitted(command.who))


def act_send_back(draft: Draft, _seat: int, command: SendBack) -> None:
    draft.put(SentBack(command.who, command.reason.strip()))


def renamed(draft: Draft, who: str, name: str) -> str:
    """A name unlike all others; of the hidden, those only the hidden know of."""
    hidden = draft.one(who).hidden
    return unlike(name, [one.name for one in draft.state.cast if one.id != who and (hidden or not one.hidden)])


@dataclass(frozen=True)
class Company:
    """What differs from game to game is said here."""

    dropped: type[Dropped]
    given: type[Given]
    shown: type[Shown]
    is_npc: Callable[[Any], bool]
    """The game master's own."""
    back: str
    """The step to which a sheet is sent back."""

    def known_to_all(self, who: Sheet, it: str) -> bool:
        """A player character's numbers are."""
        return it != "itself" and not self.is_npc(who)

    def act_drop(self, draft: Draft, _seat: int, command: Drop) -> None:
        draft.put(self.dropped(command.who, draft.one(command.who).name))

    def act_give(self, draft: Draft, _seat: int, command: Give) -> None:
        to = -1 if command.seat == "gm" else int(command.seat[1:])
        draft.put(self.given(command.who, draft.one(command.who).controller, to))

    def act_show(self, draft: Draft, _seat: int, command: Show) -> None:
        if command.what != "itself":
            draft.put(NumbersShown(command.who, command.what == "numbers"))
            return
        name = unlike(draft.one(command.who).name, names(draft.state))
        draft.put(self.shown(command.who, draft.new_id("c"), name))

    def keep(self, draft: type[Draft]) -> None:
        """What the events change: no checks, no chance."""

        @draft.applies(self.given)
        def given(draft: Draft, event: Given) -> None:
            draft.set_one(event.who, controller=event.seat)

        @draft.applies(NumbersShown)
        def numbers(draft: Draft, event: NumbersShown) -> None:
            draft.set_one(event.who, shown=event.shown)

        @draft.applies(StepTaken)
        def step(draft: Draft, event: StepTaken) -> None:
            draft.set_one(event.who, stage=event.stage)

        @draft.applies(Submitted)
        def submitted(draft: Draft, event: Submitted) -> None:
            draft.set_one(event.who, stage="review", sent_back="")

        @draft.applies(SentBack)
        def sent_back(draft: Draft, event: SentBack) -> None:
            draft.set_one(event.who, stage=self.back, sent_back=event.reason)

    def tell(self, book: Sentences[Any], approved: type, rules: Mapping[type, str]) -> None:
        """How the events are told, and by which rules."""

        def of(reader: CastReader, event: Any, text: str, *, kind: str = "change", story: bool = False) -> Line:
            by = (rules[type(event)],) if type(event) in rules else ()
            return reader.of(event.who, text, *by, kind=kind, story=story)

        @book.tells(self.dropped)
        def dropped(reader: CastReader, event: Dropped) -> Line | None:
            if not reader.knows(event.who):
                return None
            return Line(first_up(SAY("dropped", who=event.name)), (), "change", about=(event.who,))

        @book.tells(self.given)
        def given(reader: CastReader, event: Given) -> Line | None:
            if not reader.knows(event.who):
                return None
            player = DESK("seat-gm") if event.seat < 0 else reader.person(event.seat)
            return of(reader, event, SAY("given", player=player, who=reader.who(event.who)), story=True)

        @book.tells(self.shown)
        def shown(reader: CastReader, event: Shown) -> Line:
            return of(reader, event, SAY("appears", who=event.name), kind="event", story=True)

        @book.tells(NumbersShown)
        def numbers(reader: CastReader, event: NumbersShown) -> Line | None:
            if not reader.knows(event.who):
                return None
            key = "numbers-shown" if event.shown else "numbers-hidden"
            return of(reader, event, SAY(key, who=reader.who(event.who)))

        @book.tells(Submitted)
        def submitted(reader: CastReader, event: Submitted) -> Line | None:
            if not reader.plays(event.who):
                return None
            return of(reader, event, SAY("handed-in", who=reader.who(event.who)))

        @book.tells(approved)
        def ready(reader: CastReader, event: Any) -> Line | None:
            if not reader.knows(event.who):
                return None
            return of(reader, event, SAY("ready", who=reader.who(event.who)), story=True)

        @book.tells(SentBack)
        def sent_back(reader: CastReader, event: SentBack) -> Line | None:
            """Between the game master and who makes it."""
            if not reader.plays(event.who):
                return None
            line = of(reader, event, SAY("sent-back", who=reader.who(event.who), reason=follows(event.reason)))
            return Line(line.text, line.rules, line.kind, reader.state.desk.gm, line.about)


NOT_TO_BE_SHOWN = InBook(REFUSALS, "not-to-be-shown")
_FORBIDS = ("part_of_the_story", "seen_already", "show_it_first", "known_to_all", "shown_already", "not_shown")
SENTENCES: Refused = {key: InBook(REFUSALS, key) for key in _FORBIDS}
