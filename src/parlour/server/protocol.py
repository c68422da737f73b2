"""Every message between a browser (or the terminal) and a table, in two tagged unions. The TypeScript types come from
here."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from parlour.core.game import Advice
from parlour.core.odds import Foresight
from parlour.core.offers import Form
from parlour.core.outside import SHOWABLE
from parlour.core.phrasebook import ENGLISH
from parlour.server.protocol_frames import Change, Frame
from parlour.table.deciding import Decided

Word = Annotated[str, Meta(pattern=SHOWABLE)]
"""An id, a key or the name of a piece: nothing in it is hidden. What people write to each other is made plain
instead."""
Seq = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""The number of an entry or a question."""
Seat = Annotated[int, Meta(ge=-1000, le=1000)]
MOST = 10**9

# What a client may send. The seat comes from the connection, never from a message.


class Hello(Struct, frozen=True, tag_field="type", tag="hello", omit_defaults=True):
    """First message of a connection: the secret of a link says which seat this is."""

    secret: Word
    since: Seq = -1
    """The last log entry this client has shown, so that only newer lines are sent."""
    changes: bool = False
    """After a first whole frame this client is content with what changed since the last."""
    language: Word = ENGLISH
    """In which everything is said to it, where the house speaks it."""


class Sit(Struct, frozen=True, tag_field="type", tag="sit"):
    """Take the seat of this link under a name. `entropy` is mixed into the luck of the table."""

    id: Word
    name: str
    entropy: Word


class Do(Struct, frozen=True, tag_field="type", tag="do", omit_defaults=True):
    """Play a command. `id` makes resending harmless; `decision` is the question it answers, given for what is owed."""

    id: Word
    command: Raw
    decision: Seq | None = None


class Foresee(Struct, frozen=True, tag_field="type", tag="foresee"):
    """What would this command lead to? It is not played. Answered by foreseen, or refused as it would be."""

    id: Word
    command: Raw


class Forms(Struct, frozen=True, tag_field="type", tag="forms", omit_defaults=True):
    """What would these commands ask of me now? With a piece: only where it may stand, and of every command where none
    is named. Answered by formed."""

    id: Word
    commands: Annotated[tuple[Word, ...], Meta(max_length=300)] = ()
    piece: Word | Annotated[int, Meta(ge=-MOST, le=MOST)] | None = None


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """Why can this piece do nothing now? Always answered by a refusal that teaches."""

    id: Word
    piece: Word | Annotated[int, Meta(ge=-MOST, le=MOST)]


class Talk(Struct, frozen=True, tag_field="type", tag="talk", omit_defaults=True):
    """Say something to the table, whisper or roll dice: what begins with / is a command (table/talk.py)."""

    id: Word
    text: str
    as_: str = field(default="", name="as")
    """The character who speaks, for /ic and /me."""


class Whom(Struct, frozen=True, tag_field="type", tag="whom"):
    """Whom may I whisper to, by which names? Answered by names."""

    id: Word


class ActAs(Struct, frozen=True, tag_field="type", tag="act_as"):
    """Host, where a game master leads: look and act through a seat nobody has taken, or through my own again. A new
    welcome, room and frame come before the answer."""

    id: Word
    seat: Seat | None


class Limit(Struct, frozen=True, tag_field="type", tag="limit", omit_defaults=True):
    """Draw a `line` (it does not come up) or a `veil` (it happens off stage), or lift it. Nobody learns who did."""

    id: Word
    what: Literal["line", "veil"]
    text: str
    lifted: bool = False


class Pause(Struct, frozen=True, tag_field="type", tag="pause"):
    """The X-card: the table pauses. Nobody learns who touched it, and it is written down nowhere."""

    id: Word


class Resume(Struct, frozen=True, tag_field="type", tag="resume"):
    """Go on after the X-card: `on` as it was, or what happened is `skipped`. (A rewind goes on by itself.)"""

    id: Word
    how: Literal["on", "skipped"]


class AboutPiece(Struct, frozen=True, tag_field="type", tag="about"):
    """The history of a piece: every line of the log that changed it, as I may read it. Answered by older."""

    id: Word
    piece: Word


class Previously(Struct, frozen=True, tag_field="type", tag="previously"):
    """What happened in the last finished session, in a few sentences. Answered by story."""

    id: Word


class Recall(Struct, frozen=True, tag_field="type", tag="recall"):
    """Who leads the game: the recap of this session in words of my own, or, with none, as the log tells it again.
    Everybody reads that I did."""

    id: Word
    session: Annotated[int, Meta(ge=1, le=MOST)]
    lines: Annotated[tuple[str, ...], Meta(max_length=100)]


class ShowPicture(Struct, frozen=True, tag_field="type", tag="show_picture", omit_defaults=True):
    """Who leads the game: everybody may see this handout from now on, or these seats; or nobody any more."""

    id: Word
    picture: Word
    everybody: bool = False
    to: Annotated[tuple[Seat, ...], Meta(max_length=100)] = ()


class NamePicture(Struct, frozen=True, tag_field="type", tag="name_picture"):
    """Call a picture otherwise."""

    id: Word
    picture: Word
    name: str


class RemovePicture(Struct, frozen=True, tag_field="type", tag="remove_picture"):
    """Take a picture away for good."""

    id: Word
    picture: Word


class TitleTable(Struct, frozen=True, tag_field="type", tag="title_table", omit_defaults=True):
    """Host, or who leads the game: what the table is called, and the picture it goes by (brought for it before)."""

    id: Word
    title: str
    picture: Word = ""


class Chronicle(Struct, frozen=True, tag_field="type", tag="chronicle", omit_defaults=True):
    """The log as a story for everybody's eyes, as Markdown, as one page or as a book; or the recap of the last session
    alone. Answered by exported."""

    id: Word
    form: Literal["md", "html", "epub"]
    recap: bool = False


class Backup(Struct, frozen=True, tag_field="type", tag="backup"):
    """Host (and who leads the game): the whole table as a file from which it can be restored. Answered by exported."""

    id: Word


class Sheet(Struct, frozen=True, tag_field="type", tag="sheet"):
    """A character as a file, in one of the game's formats. Answered by exported."""

    id: Word
    piece: Word
    form: Word


class Rewind(Struct, frozen=True, tag_field="type", tag="rewind"):
    """Ask to go back to just after entry `to`. Free while nothing random or hidden was shown since, else by consent."""

    id: Word
    to: Seq


class Consent(Struct, frozen=True, tag_field="type", tag="consent", omit_defaults=True):
    """Answer somebody's request to rewind: the one that goes back `to` this entry, and no other. Who agrees must say
    which."""

    id: Word
    agree: bool
    to: Seq | None = None


class Withdraw(Struct, frozen=True, tag_field="type", tag="withdraw"):
    """I no longer ask to rewind."""

    id: Word


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """The table as this seat saw it after entry `seq`."""

    id: Word
    seq: Seq


class Lines(Struct, frozen=True, tag_field="type", tag="lines"):
    """Older lines of the log, before entry `before`."""

    id: Word
    before: Seq


class Stops(Struct, frozen=True, tag_field="type", tag="stops"):
    """When a reaction waits for this seat (core.game.Stops): `concerned`, `able`, `always` or `never`."""

    id: Word
    when: Word


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """Host (after a while without one, anybody who sits): begin. Seats nobody has taken are played by bots until
    somebody does."""

    id: Word


class StandIn(Struct, frozen=True, tag_field="type", tag="stand_in", omit_defaults=True):
    """Let a bot play for this seat, or stop it: for my own, or for somebody who is away (see Room.stand_ins). Its
    person takes the seat back by acting `take_back`. `level`, the host's to set, says how strong it is, also where it
    plays already and before the game begins; empty: as before."""

    id: Word
    seat: Seat
    bot: bool
    level: Word = ""


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back"):
    """My seat, played by a bot meanwhile, is mine again."""

    id: Word


class Reissue(Struct, frozen=True, tag_field="type", tag="reissue"):
    """Host, by the host's own link: a new link for this seat (-1: for watchers); the old one ends, and everybody reads
    of it."""

    id: Word
    seat: Seat


class Invite(Struct, frozen=True, tag_field="type", tag="invite", omit_defaults=True):
    """Host: a link by which anybody may choose a free seat; an earlier one ends. `end`: without a new one. Answered by
    reissued, or done."""

    id: Word
    end: bool = False


class TakeSeat(Struct, frozen=True, tag_field="type", tag="take_seat"):
    """Who came by the invitation: this seat, while nobody has it. Answered by reissued, with the seat's own link."""

    id: Word
    seat: Seat
    name: str
    entropy: Word


class Recovery(Struct, frozen=True, tag_field="type", tag="recovery"):
    """Host: a code that opens a way back should the host's link be lost. Shown once; an earlier one ends. Answered by
    code."""

    id: Word


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What would a strong player do now, in my place? Answered by hinted."""

    id: Word


class AllowHints(Struct, frozen=True, tag_field="type", tag="allow_hints"):
    """At a table with other people: I agree that everybody here may ask for hints, or no longer do."""

    id: Word
    agree: bool


class Review(Struct, frozen=True, tag_field="type", tag="review"):
    """When the game is over: what decided it, for my seat. Answered by reviewed."""

    id: Word


class Share(Struct, frozen=True, tag_field="type", tag="share"):
    """When the game is over: one more link to watch it by, with all cards open. Answered by shared."""

    id: Word


class Export(Struct, frozen=True, tag_field="type", tag="export"):
    """The whole finished game as a file that can be verified and replayed."""

    id: Word


ClientMessage = (
    Hello
    | Sit
    | Do
    | Foresee
    | Forms
    | Why
    | Talk
    | Whom
    | Rewind
    | Consent
    | Withdraw
    | Look
    | Lines
    | Stops
    | Start
    | StandIn
    | TakeBack
    | Reissue
    | Invite
    | TakeSeat
    | Recovery
    | Export
    | Share
    | Hint
    | AllowHints
    | Review
    | ActAs
    | Limit
    | Pause
    | Resume
    | AboutPiece
    | Previously
    | Recall
    | ShowPicture
    | NamePicture
    | RemovePicture
    | TitleTable
    | Chronicle
    | Backup
    | Sheet
)

# What the server sends.


class Person(Struct, frozen=True):
    """One seat of the table and who is in it."""

    seat: int
    name: str
    """Empty: nobody has taken the seat yet."""
    bot: bool
    """A bot plays for this seat now."""
    was_bot: bool
    """The seat was given to a bot when the table opened."""
    here: bool
    """Somebody is connected."""
    host: bool
    leads: bool
    """The game master's seat."""
    level: str
    """How strong the bot is that plays for it; empty where none does."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """Answer to hello: where you are and who you are."""

    table: str
    game: str
    seat: int | None
    """None: you watch. Where it is not `home`, you look and act through a seat nobody has taken."""
    home: int | None
    """The seat of your link."""
    host: bool
    name: str
    started: bool
    options: dict[str, Any]
    """The options as chosen, by key."""
    commitment: str
    """SHA-256 of the table's secret seed, fixed before anything was drawn."""
    told: int
    """What was said after this entry follows. A client whose lines end before it has missed some, and begins anew."""
    gallery: str
    """Where this link's pictures are: the address of one is this, / and its id; new ones are sent here. Good while
    somebody is connected by the link."""
    invited: bool = False
    """By the table's invitation: free seats may be taken."""


class Asked(Struct, frozen=True):
    """A request to rewind that waits for consent."""

    by: str
    to: int
    moves: int
    """How many moves would be taken back,"""
    lines: tuple[str, ...]
    """and the last of them, as I was told of them."""
    waiting: tuple[str, ...]
    """Who is here and has not answered,"""
    away: tuple[str, ...]
    """and who is away: they are waited for"""
    seconds: float
    """this long."""
    mine: bool
    """My answer is waited for."""
    own: bool
    """I am the one who asks, and may withdraw it."""


class Room(Struct, frozen=True, tag_field="type", tag="room"):
    """Who is at the table; sent whenever that changes."""

    people: tuple[Person, ...]
    watchers: int
    started: bool
    rewind: Asked | None
    stops: str
    paused: bool
    """Somebody touched the X-card."""
    lines: tuple[str, ...]
    """What does not come up at this table,"""
    veils: tuple[str, ...]
    """and what happens off stage."""
    may_start: bool
    """I may begin the game now."""
    stand_ins: tuple[int, ...]
    """The seats I may let a bot play for now."""
    began: int
    """The entry of the log that began the game, the first that shows a table; -1 before that."""
    title: str
    """What the table is called; empty: nothing."""
    picture: str
    """The picture it goes by."""
    may_title: bool
    """I may change both."""
    hints: Literal["none", "open", "asked", "waiting"]
    """Whether I may ask for a hint: nobody gives one here; yes; if I and everybody else agree; I did, others have
    not."""


class PictureSeen(Struct, frozen=True, omit_defaults=True):
    """A picture I may see."""

    id: str
    name: str
    use: str
    """handout or portrait."""
    width: int
    height: int
    mine: bool = False
    """I may show it to others, hide it again, name and remove it;"""
    everybody: bool = False
    """only then I am told who sees it: everybody,"""
    to: tuple[int, ...] = ()
    """or these seats."""


class Gallery(Struct, frozen=True, tag_field="type", tag="gallery"):
    """The pictures I may see, sent whenever they change."""

    pictures: tuple[PictureSeen, ...]
    left: int
    """Bytes that pictures of this table may still take up, where I may bring handouts; else 0."""


class Heard(Struct, frozen=True, tag_field="type", tag="heard"):
    """What was said before the game began, when there is no frame yet to carry it."""

    lines: Raw
    """A list of LogLine, those newer than the client has."""


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """The message with this id was carried out (entry `seq`, -1 where it made none)."""

    id: str
    seq: int = -1


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """The message with this id changed nothing, and why."""

    id: str
    reason: str
    why: str
    rule: str = ""
    cure: str = ""
    allowable: bool = False
    """Whoever leads the game could allow it all the same, and may be asked."""


class Formed(Struct, frozen=True, tag_field="type", tag="formed"):
    """Answer to forms: nothing of what is not open."""

    id: str
    forms: tuple[Form, ...]
    names: dict[str, str]
    """How the pieces in them are called."""


class Hearer(Struct, frozen=True, omit_defaults=True):
    """A name that a whisper understands."""

    name: str
    note: str = ""
    """Who that is: the characters of a player, or whoever plays a character."""


class Names(Struct, frozen=True, tag_field="type", tag="names"):
    """Answer to whom."""

    id: str
    hearers: tuple[Hearer, ...]


class Foreseen(Struct, frozen=True, tag_field="type", tag="foreseen"):
    """Answer to foresee; nothing where nothing can be said beforehand."""

    id: str
    found: Foresight | None


class Past(Struct, frozen=True, tag_field="type", tag="past"):
    """Answer to look: an earlier moment from the same seat (with all cards open once the game is over)."""

    id: str
    seq: int
    public: Raw
    private: Raw
    open: Raw
    lines: Raw
    """A list of LogLine: what that entry said."""


class Older(Struct, frozen=True, tag_field="type", tag="older"):
    """Answer to lines: log and talk before an entry, oldest first; `more` says whether there are still older ones."""

    id: str
    lines: Raw
    more: bool


class Link(Struct, frozen=True):
    """A way to the table: the secret stands behind the # of the address, which browsers never send."""

    seat: int
    """-1: to watch."""
    path: str
    host: bool = False


class Reissued(Struct, frozen=True, tag_field="type", tag="reissued"):
    id: str
    link: Link


class Shared(Struct, frozen=True, tag_field="type", tag="shared"):
    """Answer to share."""

    id: str
    link: Link


class Exported(Struct, frozen=True, tag_field="type", tag="exported"):
    """Where the file can be fetched, once and soon, and what it may be called."""

    id: str
    path: str
    name: str


class Code(Struct, frozen=True, tag_field="type", tag="code"):
    """Answer to recovery: the code, never shown again."""

    id: str
    code: str


class Story(Struct, frozen=True, tag_field="type", tag="story", omit_defaults=True):
    """Answer to previously: a title and a few lines; none where no session is finished."""

    id: str
    title: str
    lines: tuple[str, ...]
    session: int = 0
    """Which session this was, from 1; 0: none."""
    fresh: bool = False
    """It is to be read now: the next session has not opened a scene yet."""
    by: str = ""
    """Who put it in words of their own; empty: nobody did."""


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """Answer to hint."""

    id: str
    advice: Advice


class Reviewed(Struct, frozen=True, tag_field="type", tag="reviewed"):
    """Answer to review."""

    id: str
    found: Decided


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """This connection ends, and why: the link was re-issued, the message was not understood, too many came."""

    reason: str
    why: str


ServerMessage = (
    Welcome
    | Room
    | Gallery
    | Frame
    | Change
    | Heard
    | Done
    | Refused
    | Foreseen
    | Names
    | Formed
    | Past
    | Older
    | Reissued
    | Code
    | Exported
    | Shared
    | Story
    | Hinted
    | Reviewed
    | Gone
)
