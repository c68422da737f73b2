"""Creatures come and go: new, ready-made, from a file; given to another seat, shown, described, dropped."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import is_npc, leads, open_check, seat_of
from parlour.games.yags.rules.draft import Chapter, Draft, Refusals
from parlour.games.yags.rules.making import (
    NAME,
    Numbering,
    first_languages,
    first_skills,
    names,
    numbered,
    sheets,
    to_all,
    unlike,
    wants_own,
)
from parlour.games.yags.rules.notices import blocking, notices
from parlour.games.yags.rules.readied import from_ready, with_experience
from parlour.games.yags.sheet_file import LONGEST, SAMPLE
from parlour.games.yags.sheets import read
from parlour.roleplay.chapter import NONE

_ALL = {**CHARACTERS, **EXTRAS}
_MACHINE = (3, 3, 3, 3, 0, 0, 0, 0)
"""Of a vehicle to begin with: nothing of the mind (YAG-038)."""


def engaged(state: State) -> set[str]:
    """Everybody the open check, an unfinished task or a climb needs."""
    check = open_check(state)
    found = set() if check is None else {check.toward, *[side.who for side in check.sides]}
    found.update([who for task in state.tasks if not task.done for side in task.sides for who in side])
    found.update([climb.who for climb in state.climbs if not climb.over])
    return found


def free(state: State, one: Creature) -> bool:
    """Nobody needs it right now; no plea lays that aside."""
    return one.id not in engaged(state)


# New ones


def offer_new(state: State, seat: int) -> Sequence[Offer]:
    """People may be human or not; creatures and vehicles are the game master's."""
    if not leads(state, seat):
        owed = not state.scene.open
        return (
            [Offer("new_creature", (False, human, "person"), (NAME,), owed) for human in (True, False)]
            if wants_own(state, seat)
            else NONE
        )
    found = [Offer("new_creature", (hidden, True, "person"), (NAME,), False) for hidden in (False, True)]
    kinds = Pick(("person", "creature", "vehicle"))
    return [*found, *[Offer("new_creature", (hidden, False), (kinds, NAME), False) for hidden in (False, True)]]


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


def offer_take(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("take_ready", (), (Pick(tuple(CHARACTERS)),), not state.scene.open)] if wants_own(state, seat) else NONE
    )


def act_take(draft: Draft, seat: int, command: m.TakeReady) -> None:
    _begin_ready(draft, command.key, seat, hidden=False)


def offer_call(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    return [Offer("call_ready", (hidden,), (Pick(tuple(_ALL)),), False) for hidden in (False, True)]


def act_call(draft: Draft, seat: int, command: m.CallReady) -> None:
    _begin_ready(draft, command.key, -1, hidden=command.hidden)


def _begin_ready(draft: Draft, key: str, controller: int, *, hidden: bool) -> None:
    """Ready to play; a player's only where nothing on it waits for the game master's word (YAG-251)."""
    state = draft.state
    one = from_ready(state, _ALL[key])
    one = replace(one, name=unlike(one.name, names(state, hidden=hidden)), controller=controller, hidden=hidden)
    one = numbered(one, Numbering(state, hidden))
    if controller >= 0 and blocking(state, one):
        one = replace(one, stage="review")
    else:
        one = replace(one, allowed=tuple([notice.key for notice in notices(state, one)]))
    draft.put(m.CreatureBegun(one))


# From a file


def offer_import(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) and not wants_own(state, seat):
        return NONE
    return [Offer("import_creature", (), (Text(LONGEST, (SAMPLE,)), Text(numbers.NAME, least=0)), False)]


def refuse_import(state: State, seat: int, command: m.ImportCreature) -> RuleViolation | None:
    try:
        read(state, command.text, command.which)
    except ValueError as problem:
        cure = "Bring a character of this game, as Parlour writes them or as Yagsbook; of several say which."
        return RuleViolation("bad-file", "YAG-034", f"This file cannot be read: {problem}", cure)
    return None


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


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    """Whoever builds somebody may give it up; the game master may let anybody go."""
    if leads(state, seat):
        people = [one for one in state.creatures if free(state, one)]
    else:
        people = [one for one in sheets(state, seat) if one.stage != "ready" and free(state, one)]
    return to_all("drop_creature", people, ())


def act_drop(draft: Draft, seat: int, command: m.DropCreature) -> None:
    draft.put(m.CreatureDropped(command.who, draft.creature(command.who).name))


def places(state: State, one: Creature) -> tuple[str, ...]:
    """Whom it can be given to."""
    now = seat_of(state, one)
    seats = [f"@{seat}" for seat in range(len(state.desk.people)) if seat not in (now, state.desk.gm)]
    return (*seats, *(["gm"] if one.controller >= 0 else []))


def offer_give(state: State, seat: int) -> Sequence[Offer]:
    people = [one for one in state.creatures if not one.hidden and one.stage != "dead" and free(state, one)]
    lead = leads(state, seat)
    groups: dict[tuple[str, ...], list[Creature]] = {}
    for one in people:
        if lead or seat_of(state, one) == seat:
            groups.setdefault(places(state, one), []).append(one)
    return [offer for to, found in groups.items() if to for offer in to_all("give_creature", found, (Pick(to),))]


def act_give(draft: Draft, seat: int, command: m.GiveCreature) -> None:
    to = -1 if command.seat == "gm" else int(command.seat[1:])
    draft.put(m.CreatureGiven(command.who, draft.creature(command.who).controller, to))


def offer_show(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    own = [one for one in state.creatures if is_npc(one) and not one.hidden]
    return [
        *to_all("show_creature", [one for one in state.creatures if one.hidden], (Pick(("itself",)),)),
        *to_all("show_creature", [one for one in own if not one.shown], (Pick(("numbers",)),)),
        *to_all("show_creature", [one for one in own if one.shown], (Pick(("not numbers",)),)),
    ]


def act_show(draft: Draft, seat: int, command: m.ShowCreature) -> None:
    if command.what != "itself":
        draft.put(m.NumbersShown(command.who, command.what == "numbers"))
        return
    name = unlike(draft.creature(command.who).name, names(draft.state))
    draft.put(m.CreatureShown(command.who, draft.new_id("c"), name))


# Words about them


def offer_describe(state: State, seat: int) -> Sequence[Offer]:
    people = [one for one in state.creatures if seat_of(state, one) == seat]
    fields = (
        (Pick(("name",)), NAME),
        (Pick(("concept",)), Text(numbers.SENTENCE, least=0)),
        (Pick(("notes",)), Text(numbers.NOTES, least=0)),
    )
    return [offer for field in fields for offer in to_all("describe", people, field)]


def act_describe(draft: Draft, seat: int, command: m.Describe) -> None:
    text, before = command.text.strip(), ""
    if command.field == "name":
        one = draft.creature(command.who)
        others = [other for other in draft.state.creatures if other.id != one.id and (one.hidden or not other.hidden)]
        text, before = unlike(text, [other.name for other in others]), one.name
    draft.put(m.Described(command.who, command.field, text, before))


CHAPTER: Chapter = {
    m.NewCreature: (offer_new, act_new),
    m.TakeReady: (offer_take, act_take),
    m.CallReady: (offer_call, act_call),
    m.ImportCreature: (offer_import, act_import),
    m.DropCreature: (offer_drop, act_drop),
    m.GiveCreature: (offer_give, act_give),
    m.ShowCreature: (offer_show, act_show),
    m.Describe: (offer_describe, act_describe),
}
REFUSALS: Refusals = {m.ImportCreature: refuse_import}
