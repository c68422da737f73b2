"""The game master's cast: mooks, groups, ready-made foes, what is prepared in hiding, and characters from files."""

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.judge import Count, Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.files import FILES
from parlour.games.fate.content.numbers import MEMBERS_A_BOX, MOOK_BOXES, MOST_MEMBERS, NAME, SENTENCE
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS
from parlour.games.fate.file_words import SAY
from parlour.games.fate.model import FOES, Character, Consequence, State
from parlour.games.fate.rules.ask import aspects_of
from parlour.games.fate.rules.conditions import not_ready
from parlour.games.fate.rules.creation import (
    controlled_by,
    full_sheet,
    lacks,
    make_ready,
    numbered,
    one_at_a_time,
    welcome,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.sheet_file import CharacterFile, PlayerFile
from parlour.games.fate.sheets import EXAMPLE, LONGEST, Brought, as_character, read
from parlour.roleplay.cast import not_gm, people, unlike
from parlour.roleplay.chapter import NOTE, leads
from parlour.roleplay.moves import NoteWritten

REST = ("everything else", "anything else")
"""FAE-187: how a weakness at all that is not among the skills is worded."""
SHOWN = ("open", "hidden")
MOST_CALLED = 9
"""So many of a kind at once."""


def listed(text: str) -> tuple[str, ...]:
    """What stands between semicolons; a text with nothing else in it stands for itself."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    return tuple(dict.fromkeys(parts)) or ((text.strip(),) if text.strip() else ())


def boxes_of(state: State, members: int) -> int:
    """FAE-176, FAE-Q30: one stress box for every two individuals."""
    more = MEMBERS_A_BOX - 1 if state.options.group_rounding == "up" else 0
    return (members + more) // MEMBERS_A_BOX


# Mooks and groups


def no_lists(skilled: str, bad: str) -> bool:
    """FAE-186: a skill, a weakness, or both."""
    return not skilled.strip() and not bad.strip()


def act_mook(draft: Draft, seat: int, command: m.MakeMook) -> None:
    """FAE-173: no approaches, stunts or consequences."""
    bad = listed(command.bad)
    rest = tuple([thing for thing in bad if thing.lower() not in REST])
    _make(
        draft, seat, "mook", command.name, listed(command.aspects), listed(command.skilled), rest, rest != bad,
        boxes=command.boxes, hidden=command.hidden == "hidden",
    )  # fmt: skip


def _make(
    draft: Draft,
    seat: int,
    kind: str,
    name: str,
    aspects: tuple[str, ...],
    skilled: tuple[str, ...],
    bad: tuple[str, ...],
    weak_else: bool,
    *,
    boxes: int,
    hidden: bool,
    members: int = 0,
    side: str = FOES,
    how: str = "",
) -> None:
    state = draft.state
    person = Character(
        draft.hidden_id() if hidden else draft.new_id("c"),
        told_apart(state, name.strip(), hidden=hidden),
        kind,  # type: ignore[arg-type]
        -1,
        side,
        boxes=boxes,
        skilled=skilled,
        bad=bad,
        weak_else=weak_else,
        members=members,
        hidden=hidden,
        here=state.scene.opened and not hidden,
    )
    texts = [("general", text) for text in aspects]
    draft.put(m.CharacterMade(seat, person, numbered(state, person, texts), how or kind))  # type: ignore[arg-type]


def told_apart(state: State, name: str, *, hidden: bool) -> str:
    """The second Gutter tough is Gutter tough 2. What is hidden counts only among what is hidden."""
    return unlike(name, [c.name for c in state.characters if c.hidden == hidden])


def not_a_mook(it: Character) -> bool:
    """FAE-174: out of a mook, as large as wanted."""
    return it.kind != "mook"


def act_group(draft: Draft, seat: int, command: m.MakeGroup) -> None:
    """FAE-175, FAE-176, FAE-Q54: the mook's aspects, skills and weaknesses; boxes of its own."""
    mook = draft.character(command.who)
    aspects = tuple(
        [
            a.text
            for a in aspects_of(draft.state, mook.id)
            if a.kind == "general" and not (a.secret if mook.hidden else a.hidden)
        ]
    )
    _make(
        draft, seat, "group", command.name, aspects, mook.skilled, mook.bad, mook.weak_else,
        boxes=boxes_of(draft.state, command.members), hidden=mook.hidden, members=command.members, side=mook.side,
    )  # fmt: skip


# The library


def act_call(draft: Draft, seat: int, command: m.CallReady) -> None:
    for _ in range(command.count):
        _call(draft, seat, command)


def _call(draft: Draft, seat: int, command: m.CallReady) -> None:
    hidden = command.hidden == "hidden"
    if command.key in MAJORS:
        make_ready(draft, seat, MAJORS[command.key], "major", hidden=hidden)
    elif command.key in MOOKS:
        mook = MOOKS[command.key]
        _make(
            draft, seat, "mook", mook.name, mook.aspects, mook.skilled, mook.bad, mook.weak_else,
            boxes=mook.boxes, hidden=hidden, how="ready",
        )  # fmt: skip
    else:
        group = GROUPS[command.key]
        _make(
            draft, seat, "group", group.name, group.aspects, group.skilled, group.bad, group.weak_else,
            boxes=boxes_of(draft.state, group.members), hidden=hidden, members=group.members, how="ready",
        )  # fmt: skip


# Out of hiding


def in_the_open(it: Character) -> bool:
    return not it.hidden


def act_reveal(draft: Draft, seat: int, command: m.RevealCharacter) -> None:
    """New ids of the open, so that no gap told of it before; what is hidden on its own stays so."""
    state = draft.state
    first = state.made + 1
    shown = [a.id for a in aspects_of(state, command.who) if not a.secret]
    names = tuple([(old, f"a{first + 1 + at}") for at, old in enumerate(shown)])
    draft.put(m.CharacterRevealed(command.who, f"c{first}", names, state.scene.opened))


# From a file


def refused_file(state: State, seat: int, file: str) -> RuleViolation | None:
    """The first thing that is wrong with the file, by its rule. FAE-166: only the game master brings others than
    players' own."""
    found = read(file, state.options.approach_max)
    if isinstance(found, RuleViolation):
        return found
    if not _is_players(found) and not leads(state, seat):
        return RuleViolation("not-yours", "FAE-166", SAY("not-yours"), SAY.part("not-yours", "cure"))
    return None


def unreadable(state: State, seat: int, file: str) -> bool:
    return refused_file(state, seat, file) is not None


def _is_players(found: CharacterFile | Brought) -> bool:
    return found.person.kind == "pc" if isinstance(found, Brought) else isinstance(found, PlayerFile)


def act_import(draft: Draft, seat: int, command: m.ImportCharacter) -> None:
    """A player's goes to the game master; hers is ready at once, and in hiding where it is none of the heroes.

    The one act that refuses: no favour makes a file readable."""
    state = draft.state
    file = read(command.file, state.options.approach_max)
    if isinstance(file, RuleViolation):
        raise file
    hidden = not _is_players(file)
    who = draft.hidden_id() if hidden else draft.new_id("c")
    if isinstance(file, Brought):
        _bring(draft, seat, file, who, hidden=hidden)
        return
    person, texts = as_character(file, who, controlled_by(state, seat))
    if leads(state, seat):
        stunts = tuple([replace(stunt, permitted=True) for stunt in person.stunts])
        boxes = {"mook": person.boxes, "group": boxes_of(state, person.members)}.get(
            person.kind, state.options.stress_boxes
        )
        person = replace(person, status="ready", boxes=boxes, stunts=stunts, hidden=hidden)
    draft.put(m.CharacterMade(seat, person, numbered(state, person, texts), "import"))
    if person.status == "ready" and state.desk.sitting:
        welcome(draft, who)


def _bring(draft: Draft, seat: int, file: Brought, who: str, *, hidden: bool) -> None:
    """From Fari: as finished as it is in the file; what has no place here goes to the notes of who brought it."""
    state, lead = draft.state, leads(draft.state, seat)
    boxes = {"mook": file.person.boxes, "group": boxes_of(state, file.person.members)}.get(
        file.person.kind, state.options.stress_boxes
    )
    stunts = tuple([replace(stunt, permitted=True) for stunt in file.person.stunts]) if lead else file.person.stunts
    ticked = tuple([box for box in file.person.ticked if box <= boxes])
    person = replace(
        file.person,
        id=who,
        controller=controlled_by(state, seat),
        stunts=stunts,
        hidden=hidden,
        boxes=boxes,
        ticked=ticked,
    )
    aspects = numbered(state, person, file.texts)
    wounds = [one.id for one in aspects if one.kind == "consequence"]
    taken = tuple([Consequence(degree, wound, 0, 0) for degree, wound in zip(file.degrees, wounds, strict=True)])
    draft.put(m.CharacterMade(seat, replace(person, consequences=taken), aspects, "import"))
    if file.points:
        draft.put(m.PointsMoved("supply", who, file.points, "brought"))
    if full_sheet(person) and not lacks(draft.state, draft.character(who)):
        draft.put(m.Approved(who, boxes) if lead else m.Submitted(who))
    if lead and draft.character(who).status == "ready" and state.desk.sitting:
        welcome(draft, who)
    _keep_rest(draft, seat, file, who)


def _keep_rest(draft: Draft, seat: int, file: Brought, who: str) -> None:
    """What the file says beyond that, as notes, in as many as it takes."""
    text = "\n\n".join([f"{label}: {said}" for label, said in file.rest])
    first = max([0, *[note.id for note in draft.state.desk.notes[seat]]]) + 1
    for at in range(0, len(text), NOTE):
        draft.put(NoteWritten(seat, first + at // NOTE, FILES.note.format(name=file.person.name), text[at : at + NOTE]))
    if file.rest:
        draft.put(m.RestKept(seat, who, tuple(dict.fromkeys([label for label, _ in file.rest]))))


MOVES: Moves = {
    Move(
        m.MakeMook,
        {
            "hidden": One(SHOWN, suggest="open"),
            "name": Words(NAME),
            "aspects": Words(SENTENCE),
            "boxes": Count(0, MOOK_BOXES),
            "skilled": Words(SENTENCE, 0),
            "bad": Words(SENTENCE, 0),
        },
        rule="FAE-186",
        unless=(not_gm,),
        reading=(no_lists,),
    ): act_mook,
    Move(
        m.MakeGroup,
        {"who": One(people, unless=(not_a_mook,)), "members": Count(2, MOST_MEMBERS), "name": Words(NAME)},
        rule="FAE-174",
        unless=(not_gm,),
        decided=1,
    ): act_group,
    Move(
        m.CallReady,
        {
            "key": One((*MAJORS, *MOOKS, *GROUPS)),
            "hidden": One(SHOWN, suggest="open"),
            "count": Count(1, MOST_CALLED, suggest=1),
        },
        rule="FAE-177",
        unless=(not_gm,),
    ): act_call,
    Move(
        m.RevealCharacter,
        {"who": One(people, unless=(in_the_open, not_ready))},
        rule="FAE-166",
        unless=(not_gm,),
        decided=1,
    ): act_reveal,
    Move(
        m.ImportCharacter,
        {"file": Words(LONGEST, suggest=(EXAMPLE,))},
        rule="FAE-028",
        unless=(waived(one_at_a_time),),
        reading=(unreadable,),
    ): act_import,
}
