"""The contract of a game: what the table, the server, the bots and the laws may ask of any game, and nothing more."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NewType, Protocol

from msgspec import Struct

from parlour.core.chance import Chance
from parlour.core.house import core_says
from parlour.core.odds import Answer, Foresight, Question
from parlour.core.offers import Form, Menu, Offer, Piece, named
from parlour.core.rolls import RollCard

Seat = NewType("Seat", int)
CLOCK = Seat(-1)
"""The table's clock, a seat of its own: time is a command."""
HOST = Seat(-2)
"""The table itself acting on the host's word (opening, rewinding); never a seat in a game."""


Stops = Literal["concerned", "able", "always", "never"]
"""When a reaction waits for a seat: it holds something to answer with and the matter concerns it; it holds something;
in any case; in none."""


class RuleViolation(Exception):
    """Why a command is refused: what is wrong, by which rule, what would be right. Nothing was drawn or changed."""

    def __init__(self, reason: str, rule: str, why: str, cure: str = "") -> None:
        super().__init__(f"{reason} ({rule}): {why} {cure}".strip())
        self.reason, self.rule, self.why, self.cure = reason, rule, why, cure
        self.allowable = False
        """Whoever leads the game could allow it all the same."""


class CannotRedeal(Exception):
    """No other world this seat could not tell from the real one was found within the bound."""


class Outcome(Struct, frozen=True):
    """How a game ended: `how` is a key of the game's words."""

    winners: tuple[int, ...]
    how: str
    scores: tuple[int, ...] = ()


class Alarm(Struct, frozen=True):
    """What the clock will say, and when: it runs while the same name and token stay due."""

    name: str
    token: int
    seconds: float


class Line(Struct, frozen=True, omit_defaults=True):
    """One sentence of the log, as one seat may read it."""

    text: str
    rules: tuple[str, ...] = ()
    kind: str = "event"
    """How the page may set it: event, turn, news (a heading that is nobody's turn), battle, special, end; at a
    role-playing table also session, session_end and scene (headings of the chronicle), roll, points, change, fact,
    compel, overruled."""
    by: int = -1
    """The seat it is about, -1 for nobody's."""
    about: tuple[str, ...] = ()
    """The pieces whose sheet or card it changed: what their history is made of."""
    story: bool = False
    """Worth a place in the chronicle."""
    card: RollCard | None = None
    """A roll, to be set as a card."""
    part: str = ""
    """Its place in an exchange, of which the chronicle makes one passage: `begins` (the result says it again), `helps`
    (on the way there), `ends` (the result; so is a card of the story), `follows` (what came of it). Empty: a passage of
    its own."""
    weight: int = 0
    """How much it mattered, for whoever recalls the session: 1 something, 3 very much."""


class CommandWords(Struct, frozen=True):
    """How a command reads on a button and what each of its fields asks; {field} stands for the piece's name."""

    title: str
    asks: dict[str, str] = {}
    done: str = ""
    """The button that sends it, once its fields are filled."""
    rules: tuple[str, ...] = ()
    none: str = ""
    """The button that sends it with nothing chosen."""
    titles: dict[str, str] = {}
    """Titles of its own for a value of the first field, or for `field=value,...`, where that says it better."""
    sure: str = ""
    """The question before it is done, where nobody can take it back."""
    short: str = ""
    """Its name on a button beside what it is about; empty: the title without what is open."""
    note: str = ""
    """What to know before its fields are filled in."""

    def own_title(self, values: Mapping[str, Any]) -> str:
        """The title these values have of their own; empty: none."""
        said = {field: str(value).lower() for field, value in values.items()}
        for key, title in self.titles.items():
            wanted = dict([part.split("=") for part in key.split(",")]) if "=" in key else {next(iter(said), ""): key}
            if all(said.get(field) == value for field, value in wanted.items()):
                return title
        return ""


class Choice(Struct, frozen=True, omit_defaults=True):
    """One value an option may take."""

    value: str
    label: str


class Option(Struct, frozen=True, omit_defaults=True):
    """One thing to settle when a table opens. `values` empty: a number between least and most."""

    key: str
    label: str
    note: str
    rule: str
    default: str
    values: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    house: bool = False
    """A house rule (a switch over a ruling) rather than an option of the game."""
    only: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """It means something only where one of these other options has one of these values; empty: always."""
    zero: str = ""
    """What 0 is called where it isn't just a number: no limit, for instance."""

    def called(self, value: str) -> str:
        """A value in words."""
        named = {"0": self.zero} if self.zero else {choice.value: choice.label for choice in self.values}
        return named.get(value, value)


class Preset(Struct, frozen=True):
    """A way to play that people know by name: values of several options at once."""

    key: str
    label: str
    note: str
    values: dict[str, str]


class Concern(Struct, frozen=True):
    """What is different after something private."""

    seats: frozenset[int]
    """Who sees anything else than before,"""
    commands: tuple[str, ...]
    """and which of their commands may be open or closed now, or ask something else."""


class Caution(Struct, frozen=True):
    """A word of warning about options that fit together but seldom play well."""

    where: tuple[tuple[str, tuple[str, ...]], ...]
    """Said where all these options have one of these values."""
    text: str
    rule: str


class BotLevel(Struct, frozen=True, omit_defaults=True):
    """How strong a bot is."""

    key: str
    title: str
    note: str
    apart: bool = False
    """It thinks long enough to be put into a process of its own."""


class Advice(Struct, frozen=True, omit_defaults=True):
    """What a strong player would do, asked now, and why; from what the seat may know."""

    text: str
    why: str
    chance: float
    """To win, between 0 and 1, having done that;"""
    otherwise: float
    """and having done the best of everything else; the same where there is nothing else."""
    command: str
    pieces: tuple[Piece, ...] = ()
    """What it is done with, in the order in which it is pointed at."""
    press: str = ""
    """The button that does it, where its command has several: the value of its first field."""
    lost: float = 0.0
    """What was done instead makes winning so much less likely."""


class Rung(Struct, frozen=True):
    """One step of getting better at a game against bots: how many sit at the table, and how strong the others are."""

    players: int
    level: str


class Rule(Struct, frozen=True, omit_defaults=True):
    """One rule of the rulebook."""

    id: str
    section: str
    kind: str
    text: str
    title: str = ""
    chapter: str = ""
    shown_by: str = ""
    later: bool = False
    """Stands in the rulebook, is not built yet."""


class Crib(Struct, frozen=True, omit_defaults=True):
    """One box of a game's crib sheet: what is good to have at hand, a term and a sentence each."""

    title: str
    entries: tuple[tuple[str, str], ...]
    only: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Needed only where one of these options has one of these values."""
    key: str = ""
    """What programs call it,"""
    terms: tuple[str, ...] = ()
    """and its entries, in their order."""
    over: str = ""
    """Its entries take the place of those of the same terms in the box of this key; empty: it is a box of its own."""


class SheetFormat(Struct, frozen=True):
    """One way to write a character down."""

    key: str
    title: str
    suffix: str


class About(Struct, frozen=True):
    """What the front door says of a game."""

    key: str
    title: str
    line: str
    least: int
    most: int
    credit: str
    licence: str
    licence_url: str
    ready: bool = True
    bots: bool = False
    master: bool = False
    """Led by a game master: seats nobody has taken belong to the host, play needs no bots and may last for months."""
    leader: str = ""
    """The title of whoever leads, where it is not a game master."""
    lesson: int = 0
    """So many steps has the lesson that teaches it; 0: there is none."""


class Game(Protocol):
    """Pure functions over frozen values. `Any` here is the game's own State, Command, Event and view types."""

    about: About
    licence_text: str
    """The licence of its rules, word for word, where it must go with them: served at `/licence/<key>`, which is then
    the address in `about`. Empty where an address elsewhere is enough."""
    version: str
    """Of the rules; recorded with every log entry."""
    state_type: Any
    command_type: Any
    event_type: Any
    public_type: Any
    private_type: Any
    options_type: Any
    commands: dict[str, Callable[..., Any]]
    words: dict[str, CommandWords]
    options: tuple[Option, ...]
    former: Mapping[str, Any]
    """Options that were added later, with what was played before: what they mean in a record that doesn't name them."""
    presets: tuple[Preset, ...]
    cautions: tuple[Caution, ...]
    levels: tuple[BotLevel, ...]
    """Strengths of its bots, the weakest first; empty where no bot plays."""
    ladder: tuple[Rung, ...]
    """Against whom one plays first, and then, step by step; empty where no bot plays."""
    lesson: Any | None
    """Options of a table at which it is taught to one person, in the first seat, with as few others as it takes; None
    where it is not."""
    rulebook: tuple[Rule, ...]
    crib: tuple[Crib, ...]
    odds: tuple[Question, ...]
    """What may be asked of this game without a table; empty where nothing is."""
    sheets: tuple[SheetFormat, ...]
    """How a character can be taken out of the game; the first is our own, with a published schema. Empty where there
    are none."""
    papers: tuple[SheetFormat, ...]
    """What else is written down for whoever leads, in the same way."""
    tokens: tuple[str, ...]
    """What events call the pieces chance draws by number, in the order of those numbers; empty where events hold the
    numbers."""
    drawn: Mapping[str, tuple[str, ...]]
    """The fields of each event that hold what chance gave: read in this order, event by event, they are exactly the
    pieces drawn. A path goes from field to field by dots, with `*` for every part and a number for one; "dice.* unless
    by_hand" holds nothing of chance where that other field is true."""
    ending: tuple[str, ...]
    """The events that end the game: with one of them `outcome` is known, and without one it is not."""

    def start(self, names: Sequence[str], options: Any, chance: Chance) -> tuple[tuple[Any, ...], Any]:
        """Set the table up: events and the first state, or RuleViolation. The log's entry 0."""
        ...

    def initial(self, names: Sequence[str], options: Any) -> Any:
        """The empty table that `start`'s events evolve from."""
        ...

    def offers(self, state: Any, seat: int) -> list[Offer]:
        """Everything this seat may do now."""
        ...

    def menu(self, state: Any, seat: int) -> Menu:
        """The same as it is shown: whole what is owed, or little; of the rest which commands are open."""
        ...

    def form(self, state: Any, seat: int, command: str) -> Sequence[Form]:
        """What one command would ask of this seat now; nothing where it is not open."""
        ...

    def awaited(self, state: Any) -> tuple[int, ...]:
        """Who is asked, from public facts only."""
        ...

    def decision(self, state: Any) -> int:
        """Which question is open; an answer to an earlier one is stale. From public facts only."""
        ...

    def play(self, state: Any, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], Any]:
        """Events and the next state; or RuleViolation, before anything is drawn."""
        ...

    def evolve(self, state: Any, events: Sequence[Any]) -> Any:
        """Total: no checks, no chance; equals what `play` returned."""
        ...

    def refused(self, state: Any, seat: int, command: Any) -> RuleViolation | None:
        """Why this command is refused; None where it is legal."""
        ...

    def foresee(self, state: Any, seat: int, command: Any) -> Foresight | None:
        """What this command, which is offered, would lead to, from what the seat may know; None where nothing can be
        said beforehand."""
        ...

    def why_not(self, state: Any, seat: int, piece: Piece) -> RuleViolation:
        """Why this piece can do nothing now, from what the seat may know."""
        ...

    def public(self, state: Any) -> Any:
        """What anybody may see, also who only watches."""
        ...

    def private(self, state: Any, seat: int) -> Any:
        """What this seat sees beyond the public part."""
        ...

    def open(self, state: Any) -> Any:
        """Everything, for the replay of a finished game: the private part of every seat, in order."""
        ...

    def redeal(self, state: Any, seat: int | None, chance: Chance) -> Any:
        """A state this seat cannot tell from the real one; or CannotRedeal."""
        ...

    def outcome(self, state: Any) -> Outcome | None: ...

    def alarms(self, state: Any) -> tuple[Alarm, ...]:
        """What the clock has to watch now."""
        ...

    def alarm_command(self, alarm: Alarm) -> Any:
        """What the clock says when an alarm has run out."""
        ...

    def tell(self, state: Any, events: Sequence[Any], seat: int | None) -> list[Line]:
        """These events as this seat may know them, in sentences. `state` serves for names only."""
        ...

    def reveals(self, events: Sequence[Any]) -> bool:
        """Whether something random or hidden was shown to anybody: past it a rewind needs consent."""
        ...

    def concern(self, events: Sequence[Any]) -> Concern | None:
        """Whom and what these events concern, where that is little; None where they may concern anybody."""
        ...

    def names(self, state: Any, seat: int, pieces: Sequence[Piece]) -> dict[str, str]:
        """How the pieces an offer points at are called, to this seat."""
        ...

    def prompt(self, state: Any, seat: int | None) -> str:
        """What is asked of this seat, or whom the table waits for. From public facts only."""
        ...

    def passing(self, state: Any, seat: int, stops: Stops) -> Any | None:
        """The pass to send by itself for this seat, which wishes reactions to wait for it so; None where they do
        wait."""
        ...

    def bot(self, world: Any, seat: int, level: str, random: Callable[[], float]) -> Any:
        """What a player of this strength does. `world` is a redealt one, which this seat cannot tell from the real one:
        so no bot sees more than its seat. The same world and stream of numbers lead to the same command."""
        ...

    def advise(self, world: Any, seat: int, random: Callable[[], float], done: Any | None = None) -> Advice | None:
        """What the strongest player would do, in a world as bots are handed one; compared with what was done, where
        that is told. None where there is nothing to choose."""
        ...

    def promise(self, world: Any, seat: int) -> float:
        """The chance of this seat to win, as its strongest bot judges it, in such a world."""
        ...

    def sits(self, state: Any, seat: int, name: str) -> Any | None:
        """The command by which a person who sits down during play becomes known to the game; None where it needs
        none."""
        ...

    def leader(self, state: Any) -> int | None:
        """The seat that leads the game now; None where nobody does."""
        ...

    def played(self, state: Any) -> Sequence[tuple[int, str]]:
        """Seats and the names of the characters they play now, as everybody can see them."""
        ...

    def portraits(self, state: Any, seat: int | None) -> Mapping[str, str]:
        """The pictures of the characters this seat may see, with whose each is."""
        ...

    def handouts(self, state: Any, events: Sequence[Any]) -> Sequence[str]:
        """Pictures of whoever leads, by name, that everybody is shown because of what happened."""
        ...

    def tale(self, state: Any) -> str:
        """What the story is called, or the scene that is open, as everybody can see it; empty: nothing has a name."""
        ...

    def rehearsal(self, seats: int) -> Sequence[tuple[int, Any]]:
        """Commands, each with its seat, that set a ready scene for who tries the game; empty where play begins by
        itself."""
        ...

    def chances(self, question: str, given: dict[str, str]) -> Answer:
        """The exact answer to one of `odds`; RuleViolation where it cannot be asked so."""
        ...

    def written(self, state: Any, seat: int | None, piece: str, form: str) -> str:
        """A character this seat may see, as a file in one of the formats of `sheets`; RuleViolation where it may
        not."""
        ...

    def schema(self) -> dict[str, Any]:
        """The JSON schema of our own format; empty where there are no sheets."""
        ...

    def default_options(self, players: int) -> Any:
        """The game as written, for so many players."""
        ...

    def read_options(self, chosen: dict[str, str], players: int) -> Any:
        """Options from the lobby's form; RuleViolation where they contradict the rules."""
        ...


def fields_of(command: Any) -> tuple[str, ...]:
    """The names of a command's fields, in their order."""
    fields: tuple[str, ...] = command.__struct_fields__
    return fields


class WithoutCharacters:
    """What a board game answers where only role-playing games have something to say."""

    licence_text: str = ""
    former: Mapping[str, Any] = {}
    presets: tuple[Preset, ...] = ()
    cautions: tuple[Caution, ...] = ()
    levels: tuple[BotLevel, ...] = ()
    ladder: tuple[Rung, ...] = ()
    lesson: Any | None = None
    odds: tuple[Question, ...] = ()
    sheets: tuple[SheetFormat, ...] = ()
    papers: tuple[SheetFormat, ...] = ()
    tokens: tuple[str, ...] = ()
    drawn: Mapping[str, tuple[str, ...]] = {}
    ending: tuple[str, ...] = ()
    commands: dict[str, Callable[..., Any]]

    def offers(self, state: Any, seat: int) -> list[Offer]:
        raise NotImplementedError

    def menu(self, state: Any, seat: int) -> Menu:
        """There is so little to do that it is shown whole."""
        return Menu(
            tuple([named(offer, fields_of(self.commands[offer.command])) for offer in self.offers(state, seat)])
        )

    def form(self, state: Any, seat: int, command: str) -> Sequence[Form]:
        return [form for form in self.menu(state, seat).forms if form.command == command]

    def concern(self, events: Sequence[Any]) -> Concern | None:
        return None

    def foresee(self, state: Any, seat: int, command: Any) -> Foresight | None:
        return None

    def advise(self, world: Any, seat: int, random: Callable[[], float], done: Any | None = None) -> Advice | None:
        return None

    def promise(self, world: Any, seat: int) -> float:
        return 0.0

    def sits(self, state: Any, seat: int, name: str) -> Any | None:
        return None

    def leader(self, state: Any) -> int | None:
        return None

    def played(self, state: Any) -> Sequence[tuple[int, str]]:
        return ()

    def portraits(self, state: Any, seat: int | None) -> Mapping[str, str]:
        return {}

    def handouts(self, state: Any, events: Sequence[Any]) -> Sequence[str]:
        return ()

    def tale(self, state: Any) -> str:
        return ""

    def rehearsal(self, seats: int) -> Sequence[tuple[int, Any]]:
        return ()

    def chances(self, question: str, given: dict[str, str]) -> Answer:
        raise RuleViolation("no-odds", "", core_says("no-odds"))

    def written(self, state: Any, seat: int | None, piece: str, form: str) -> str:
        raise RuleViolation("no-sheet", "", core_says("no-characters"))

    def schema(self) -> dict[str, Any]:
        return {}
