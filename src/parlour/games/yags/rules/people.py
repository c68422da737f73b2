"""Creatures come and go: new, ready-made, from a file; given to another seat, shown, described, dropped."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Move, One, Words, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import idle, is_npc, open_check, playing
from parlour.games.yags.rules.conditions import dead
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.making import first_languages, first_skills, numbered, own_of
from parlour.games.yags.rules.notices import blocking, notices
from parlour.games.yags.rules.readied import from_ready, with_experience
from parlour.games.yags.sheet_file import LONGEST, SAMPLE
from parlour.games.yags.sheets import read
from parlour.roleplay.cast import Numbering, in_hiding, names, not_gm, not_yours, not_yours_nor_gm, seat_of, unlike
from parlour.roleplay.cast import people as creatures
from parlour.roleplay.chapter import leading, leads
from parlour.roleplay.company import (
    SHOWN,
    Company,
    not_shown,
    part_of_the_story,
    renamed,
    seen_already,
    show_it_first,
    shown_already,
)

_ALL = {**CHARACTERS, **EXTRAS}
_MACHINE = (3, 3, 3, 3, 0, 0, 0, 0)
"""Of a vehicle to begin with: nothing of the mind (YAG-038)."""
COMPANY = Company(m.CreatureDropped, m.CreatureGiven, m.CreatureShown, is_npc, back="gear")
COMPANY.keep(Draft)


def has_own(state: State, seat: int) -> bool:
    """One character at a time; more are given by the game master, who has whoever they like."""
    return not leads(state, seat) and own_of(state, seat) is not None


def is_wanted(state: State, seat: int) -> bool:
    """Between scenes play waits for a player's character."""
    return not state.scene.open and not leads(state, seat)


def engaged(state: State) -> set[str]:
    """Everybody the open check, an unfinished task or a climb needs."""
    check = open_check(state)
    found = set() if check is None else {check.toward, *[side.who for side in check.sides]}
    found.update([who for task in state.tasks if not task.done for side in task.sides for who in side])
    found.update([climb.who for climb in state.climbs if not climb.over])
    return found


def needed(state: State, it: Creature) -> bool:
    """No plea lays that aside."""
    return it.id in engaged(state)


# New ones


def gm_hides(state: State, seat: int, it: bool) -> bool:
    return it and not leads(state, seat)


def no_human(human: bool, it: str) -> bool:
    """YAG-048: people may be human or not."""
    return human and it != "person"


def gm_brings(state: State, seat: int, it: str) -> bool:
    """YAG-048: creatures and vehicles are the game master's."""
    return it != "person" and not leads(state, seat)


def act_new(draft: Draft, seat: int, command: m.NewCreature) -> None:
    """YAG-033, YAG-034, YAG-035: an average adult; other beings begin with the same numbers and no talents."""
    state = draft.state
    speaks = command.kind == "person"
    one = Creature(
        Numbering(state, command.hidden).who(),
        unlike(command.name.strip(), names(state, hidden=command.hidden)),
        -1 if leads(state, seat) else seat,
        command.kind,
        command.human,
        skills=first_skills(state, command.human),
        languages=first_languages(state) if speaks else (),
        hidden=command.hidden,
    )
    if command.kind == "vehicle":
        one = replace(one, attributes=_MACHINE)
    draft.put(m.CreatureBegun(with_experience(state, one)))


# Ready-made ones


def act_take(draft: Draft, seat: int, command: m.TakeReady) -> None:
    _begin_ready(draft, command.key, seat, hidden=False)


def act_call(draft: Draft, seat: int, command: m.CallReady) -> None:
    _begin_ready(draft, command.key, -1, hidden=command.hidden)


def _begin_ready(draft: Draft, key: str, controller: int, *, hidden: bool) -> None:
    """Ready to play; a player's only where nothing on it waits for the game master's word (YAG-251). Whoever is called
    in the open while a scene is played is in it."""
    state = draft.state
    one = from_ready(state, _ALL[key])
    one = replace(one, name=unlike(one.name, names(state, hidden=hidden)), controller=controller, hidden=hidden)
    one = numbered(one, Numbering(state, hidden))
    if controller >= 0 and blocking(state, one):
        one = replace(one, stage="review")
    else:
        one = replace(one, allowed=tuple([notice.key for notice in notices(state, one)]))
    draft.put(m.CreatureBegun(one))
    if controller < 0 and not hidden and playing(state) and idle(state):
        draft.put(m.Entered(one.id))


# From a file


def problem(state: State, text: str, which: str) -> str:
    """Why a file cannot be read; empty where it can."""
    try:
        read(state, text, which)
    except ValueError as found:
        return str(found) or "it is empty"
    return ""


def unreadable(state: State, text: str, which: str) -> bool:
    return bool(problem(state, text, which))


def act_import(draft: Draft, seat: int, command: m.ImportCreature) -> None:
    """What was brought is looked through like a new one: nothing on it is allowed before the game master says so."""
    state = draft.state
    one = read(state, command.text, command.which)
    lead = leads(state, seat)
    one = replace(
        one,
        name=unlike(one.name, names(state)),
        controller=-1 if lead else seat,
        kind=one.kind if lead else "person",
        named=one.named or not lead,
        stage="gear",
    )
    draft.put(m.CreatureBegun(numbered(with_experience(state, one), Numbering(state))))


# Going, giving, showing


def places(state: State, who: Creature) -> tuple[str, ...]:
    """Whom it can be given to."""
    now = seat_of(state, who)
    seats = [f"@{seat}" for seat in range(len(state.desk.people)) if seat not in (now, state.desk.gm)]
    return (*seats, *(["gm"] if who.controller >= 0 else []))


# Words about them

_LONGEST = {"name": numbers.NAME, "concept": numbers.SENTENCE, "notes": numbers.NOTES}


def longest(field: str) -> int:
    return _LONGEST[field]


def shortest(field: str) -> int:
    return 1 if field == "name" else 0


def act_describe(draft: Draft, seat: int, command: m.Describe) -> None:
    text, before = command.text.strip(), ""
    if command.field == "name":
        text, before = renamed(draft, command.who, text), draft.one(command.who).name
    draft.put(m.Described(command.who, command.field, text, before))


MOVES: Moves = {
    Move(
        m.NewCreature,
        {
            "hidden": One(FLAG, unless=(gm_hides,), suggest=False),
            "human": One(FLAG[::-1], suggest=True),
            "kind": One(("person", "creature", "vehicle"), unless=(gm_brings, no_human), suggest="person"),
            "name": Words(numbers.NAME),
        },
        rule="YAG-033",
        unless=(waived(has_own),),
        owed=is_wanted,
        decided=3,
    ): act_new,
    Move(
        m.TakeReady,
        {"key": One(tuple(CHARACTERS))},
        rule="YAG-033",
        unless=(leading, waived(has_own)),
        owed=is_wanted,
    ): act_take,
    Move(m.CallReady, {"hidden": One(FLAG), "key": One(tuple(_ALL))}, rule="YAG-048", unless=(not_gm,)): act_call,
    Move(
        m.ImportCreature,
        {"text": Words(LONGEST, suggest=(SAMPLE,)), "which": Words(numbers.NAME, 0)},
        rule="YAG-034",
        unless=(waived(has_own),),
        reading=(unreadable,),
    ): act_import,
    Move(
        m.DropCreature, {"who": One(creatures, unless=(not_yours_nor_gm, part_of_the_story, needed))}, rule="YAG-034"
    ): COMPANY.act_drop,
    Move(
        m.GiveCreature,
        {"who": One(creatures, unless=(not_yours_nor_gm, in_hiding, dead, needed)), "seat": One(places)},
        rule="YAG-034",
    ): COMPANY.act_give,
    Move(
        m.ShowCreature,
        {
            "who": One(creatures),
            "what": One(
                SHOWN,
                unless=(seen_already, show_it_first, COMPANY.known_to_all, shown_already, not_shown),
            ),
        },
        rule="YAG-034",
        unless=(not_gm,),
    ): COMPANY.act_show,
    Move(
        m.Describe,
        {
            "who": One(creatures, unless=(not_yours,)),
            "field": One(tuple(_LONGEST)),
            "text": Words(longest, shortest),
        },
        rule="YAG-034",
    ): act_describe,
}
