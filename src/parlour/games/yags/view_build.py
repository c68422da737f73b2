"""The only door out: what everybody may see, and what one seat sees beyond it. Built from the state, never filtered."""

from parlour.core.options import altered
from parlour.games.yags import view as v
from parlour.games.yags.content.campaign import LIBRARY, SKILLS
from parlour.games.yags.content.numbers import WATCHES
from parlour.games.yags.content.tables import quality, tech_words
from parlour.games.yags.model import GAITS, Creature, Shelved, State, Task
from parlour.games.yags.rules.ask import is_open, mine
from parlour.games.yags.rules.run import gait_target, ground_parts
from parlour.games.yags.rules.shelf import remarks
from parlour.games.yags.rules.skills import price
from parlour.games.yags.view_check import beliefs, chances, checked, my_check
from parlour.games.yags.view_sheet import condition, counters, sheet
from parlour.games.yags.view_task import climb, task
from parlour.games.yags.words.people import shelf_words
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import hidden_looks, kept_receipts, notes_for, seen_looks, shown_plans, shown_receipts


def public(state: State) -> v.Public:
    """What anybody may see, also who only watches."""
    desk, scene, options = state.desk, state.scene, state.options
    parts = ground_parts(scene.ground)
    names, known = {skill.name for skill in state.skills}, {one.name for one in state.library}
    return v.Public(
        gm=desk.gm,
        people=desk.people,
        session=desk.session,
        sitting=desk.sitting,
        day=state.day,
        watch=state.watch,
        watches=WATCHES,
        tl=options.campaign_tl,
        tl_name=tech_words(options.campaign_tl),
        scene=v.SceneSeen(scene.number, scene.place, scene.time, scene.aim, scene.open),
        round=scene.round,
        ground=scene.ground,
        ground_parts=tuple([v.Row(part.label, part.amount, part.rule) for part in parts]),
        ground_total=sum([part.amount for part in parts]),
        gait_targets=gait_targets(state),
        creatures=tuple([person(state, one, full=is_open(one)) for one in state.creatures if not one.hidden]),
        check=None if state.check is None else checked(state, state.check),
        tasks=tuple([task(state, one) for one in state.tasks]),
        climbs=tuple([climb(state, one) for one in state.climbs if not one.over]),
        works=works(state),
        petitions=state.petitions,
        skills=tuple([skill for skill in state.skills if skill not in SKILLS]),
        struck=tuple([skill.name for skill in SKILLS if skill.name not in names]),
        library=tuple([one for one in state.library if one not in LIBRARY]),
        cultures=state.cultures,
        prices=state.prices,
        first_levels={one.kind: cost for one in state.prices if (cost := price(state, one.kind, 1))},
        budget=state.budget if options.build_mode == "budget" else None,
        receipts=shown_receipts(desk, lambda what: veiled(state, what)),
        closed=desk.closed,
        looks=seen_looks(state.desk, None),
        house=altered(options),
        unlisted=tuple([one.name for one in LIBRARY if one.name not in known]),
    )


def gait_targets(state: State) -> dict[str, int]:
    found = {gait: gait_target(state, gait) for gait in GAITS} if state.scene.open else {}
    return {gait: target for gait, target in found.items() if target is not None}


def veiled(state: State, what: str) -> bool:
    """A receipt for what not everybody may know: that there is one is told, what it says is the game master's."""
    known = {one.id for one in state.creatures if is_open(one) and not one.hidden}
    return what[:1] in ("c", "h") and what not in known


def person(state: State, one: Creature, *, full: bool) -> v.Person:
    playing = one.stage in ("ready", "dead")
    return v.Person(
        one.id,
        one.name,
        one.kind,
        seat_of(state, one),
        one.human,
        one.named,
        one.stage,
        one.sent_back,
        one.concept if full or one.controller >= 0 else "",
        one.here,
        one.hidden,
        one.gait,
        one.gone,
        one.way,
        one.acted,
        one.barred,
        one.ran,
        condition(state, one),
        counters(state, one) if full and playing else None,
        one.reactions if full or one.controller >= 0 else (),
        sheet(state, one) if full and playing else None,
    )


def works(state: State) -> tuple[v.WorkSeen, ...]:
    """YAG-130: finished works of art, the best first."""
    done = [one for one in state.tasks if one.kind == "art" and one.done == "complete" and one.rolls]
    found = [v.WorkSeen(one.id, one.name, min(one.rolls), quality(min(one.rolls))) for one in done]
    return tuple(sorted(found, key=lambda work: -work.quality))


# One seat's own


def private(state: State, seat: int) -> v.Private:
    """What this seat sees beyond the public part."""
    desk, leading, check = state.desk, leads(state, seat), state.check
    making = [
        one
        for one in state.creatures
        if one.stage not in ("ready", "dead") and (leading or seat_of(state, one) == seat)
    ]
    hers = [
        one
        for one in state.creatures
        if leading and one.stage in ("ready", "dead") and not is_open(one) and not one.hidden
    ]
    return v.Private(
        leading,
        tuple([one.id for one in mine(state, seat)]),
        desk.notes[seat],
        tuple([plea for plea in desk.pleas if leading or plea.seat == seat]),
        tuple([sheet(state, one) for one in (*making, *hers)]),
        {one.id: counters(state, one) for one in (*making, *hers)},
        {one.id: one.notes for one in state.creatures if one.notes and (leading or seat_of(state, one) == seat)},
        tuple([person(state, one, full=True) for one in state.creatures if one.hidden]) if leading else (),
        None if check is None else my_check(state, check, seat),
        () if check is None else chances(state, check, seat),
        beliefs(state, seat),
        tuple([checked(state, one, all_of_it=True) for one in state.kept]) if leading else (),
        tuple([named for one in state.tasks for named in picked(state, one, seat)]),
        kept_receipts(desk, lambda what: veiled(state, what)) if leading else (),
        tuple([shelved(state, entry) for entry in state.shelf]) if leading else (),
        plans=shown_plans(desk, seat),
        shown_notes=notes_for(desk, seat),
        looks=hidden_looks(desk, seat),
        numbers=state.numbers if leading else (),
    )


def shelved(state: State, entry: Shelved) -> v.ShelfSeen:
    one = entry.one
    return v.ShelfSeen(entry.id, one.name, one.kind, shelf_words(one), remarks(state, entry))


def picked(state: State, one: Task, seat: int) -> list[v.NamedSeen]:
    """Whom my side of a team task has named; the game master names for her own and sees no more than anybody of the
    others."""
    found = []
    for side, who in enumerate(one.picked):
        seats = {seat_of(state, member) for member in state.creatures if member.id in one.sides[side]} if who else set()
        if seat in seats:
            found.append(v.NamedSeen(one.id, side, who))
    return found
