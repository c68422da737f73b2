"""The only door out: what everybody may see, and what one seat sees beyond it. Built from the state, never filtered."""

from msgspec.structs import asdict, replace

from parlour.core.odds import Bar
from parlour.core.options import altered
from parlour.core.rolls import Throw
from parlour.games.fate import view as v
from parlour.games.fate.content.numbers import WORTH
from parlour.games.fate.content.tables import ladder
from parlour.games.fate.model import (
    APPROACHES,
    DEGREES,
    Aspect,
    Character,
    Deal,
    Roll,
    Side,
    State,
    Stunt,
    Task,
)
from parlour.games.fate.rules.ask import (
    find_aspect,
    free_stunts,
    how_rating,
    is_npc,
    lowest_refresh,
    mine,
    refresh,
    sees,
)
from parlour.games.fate.rules.compel import awaits, proposer, victim_seat
from parlour.games.fate.rules.creation import blanks, lacks
from parlour.games.fate.rules.harm import chosen, free_boxes, free_places, not_your_choice, ways
from parlour.games.fate.rules.numbers import obstacles
from parlour.games.fate.rules.stunts import is_used, sentence
from parlour.games.fate.rules.sums import bonus, outcome, rolls, total
from parlour.games.fate.rules.turns import is_turn
from parlour.games.fate.rules.window import asking, shift_of
from parlour.games.fate.view_odds import odds_before, odds_if, worths
from parlour.games.fate.words.cards import outcome_words, roll_title, rows, side_title, throws
from parlour.games.fate.words.reader import Reader
from parlour.games.fate.words.refusal_parts import lacking
from parlour.games.fate.words.stakes import bench_price, stakes
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import hidden_looks, kept_receipts, notes_for, seen_looks, shown_plans, shown_receipts


def public(state: State) -> v.Public:
    """What anybody may see, also who only watches."""
    desk, scene = state.desk, state.scene
    return v.Public(
        gm=desk.gm,
        people=desk.people,
        session=desk.session,
        sitting=desk.sitting,
        scene=scene.number,
        scene_name=scene.name,
        scene_open=scene.opened,
        characters=tuple(
            [
                person(state, one, full=not is_npc(one) and one.status == "ready")
                for one in state.characters
                if not one.hidden
            ]
        ),
        aspects=tuple([aspect(state, one) for one in state.aspects if not one.hidden and _ready(state, one)]),
        zones=scene.zones,
        borders=scene.borders,
        numbers=tuple([(target, ladder(number)) for target, number in scene.numbers if target in obstacles(state)]),
        pool=state.pool,
        carried=state.carried,
        owed=tuple([(owed.to, owed.amount) for owed in state.owed]),
        roll=None if state.roll is None else roll(state, state.roll),
        deals=tuple([_deal(state, deal) for deal in state.deals if not _secret(state, deal.aspect)]),
        facts=state.facts,
        challenge=None
        if state.challenge is None
        else v.ChallengeSeen(
            state.challenge.name, tuple([task(one) for one in state.challenge.tasks if not one.hidden])
        ),
        contest=None
        if state.contest is None
        else v.ContestSeen(**asdict(state.contest), goal=state.options.contest_victories),
        conflict=None
        if state.conflict is None
        else v.ConflictSeen(
            state.conflict.number,
            state.conflict.harm,
            state.conflict.order,
            state.conflict.at,
            state.conflict.exchange,
            state.conflict.begun,
        ),
        milestone=None if state.milestone is None else v.MilestoneSeen(state.milestone.kind, state.milestone.rewards),
        receipts=shown_receipts(desk, lambda what: _veiled(state, what)),
        deck=-1 if state.options.roll_mode == "dice" else len(state.deck),
        archive=state.archive,
        closed=desk.closed,
        looks=seen_looks(state.desk, None),
        house=altered(state.options),
    )


def _ready(state: State, one: Aspect) -> bool:
    """Aspects of a character in the making are not on the table yet."""
    return not one.owner or any(c.id == one.owner and c.status == "ready" for c in state.characters)


def _secret(state: State, which: str) -> bool:
    return any(a.id == which and a.hidden for a in state.aspects)


def _veiled(state: State, what: str) -> bool:
    """A receipt for what not everybody may know: that there is one is told, what it says is the game master's."""
    if _secret(state, what) or what[:1] in ("h", "k", "w"):
        return True
    return any(c.id == what and is_npc(c) for c in state.characters)


# Characters and aspects


def aspect(state: State, one: Aspect) -> v.AspectSeen:
    teams = dict.fromkeys([free.team for free in one.free])
    ticks = []
    for team in teams:
        held = [free for free in one.free if free.team == team]
        ticks.append(
            v.Ticks(
                team, sum([free.count for free in held]), sum([free.count for free in held if free.since >= state.turn])
            )
        )
    return v.AspectSeen(one.id, one.text, one.kind, one.owner, one.zone, tuple(ticks), one.hidden, one.knowers)


def person(state: State, one: Character, *, full: bool) -> v.Person:
    """A character: what everybody sees, and its sheet for who may see that too."""
    conflict = state.conflict
    texts = {a.id: a.text for a in state.aspects}
    taken = {c.degree: c for c in one.consequences}
    places = () if one.kind in ("mook", "group") or one.status != "ready" else DEGREES
    wounds = tuple([
        v.Wound(degree, WORTH[degree], texts.get(taken[degree].aspect, ""), taken[degree].aspect, taken[degree].session)
        if degree in taken else v.Wound(degree, WORTH[degree])
        for degree in places
    ])  # fmt: skip
    return v.Person(
        one.id,
        one.name,
        one.kind,
        seat_of(state, one),
        one.side,
        one.looks if one.status == "ready" else "",
        one.status,
        one.here,
        one.out,
        one.zone,
        one.fp,
        tuple([v.Box(box, box in one.ticked) for box in range(1, one.boxes + 1)]),
        wounds,
        one.members,
        conflict is not None and one.id in conflict.acted,
        conflict is not None and one.id in conflict.moved,
        is_turn(state, one.id),
        sheet(state, one) if full else None,
        conflict is not None and one.id in conflict.ended_turn,
    )


def sheet(state: State, one: Character) -> v.Sheet:
    ratings = tuple(
        [v.Rating(name, value, ladder(value)) for name, value in zip(APPROACHES, one.ratings, strict=False)]
    )
    has_stunts = one.kind in ("pc", "major")
    return v.Sheet(
        one.id,
        ratings,
        tuple([stunt(state, each) for each in one.stunts]),
        None if one.bench is None else stunt(state, one.bench),
        refresh(one) if has_stunts else 0,
        free_stunts(one) if has_stunts else 0,
        refresh(one) - lowest_refresh() if has_stunts and state.options.late_stunts == "all" else 0,
        blanks(state, one.id) if has_stunts else 0,
        one.skilled,
        one.bad,
        one.weak_else,
        tuple([lacking(lack) for lack in lacks(state, one)]) if one.status != "ready" else (),
        bench_price(one) if one.bench is not None else "",
        how_rating(state, one, one.skilled[:1]) if one.skilled else 0,
        how_rating(state, one, one.bad[:1] or ("",)) if one.bad or one.weak_else else 0,
        one.stunts,
    )


def stunt(state: State, one: Stunt) -> v.StuntSeen:
    return v.StuntSeen(sentence(one), one.template, is_used(state, one), one.permitted)


def task(one: Task) -> v.TaskSeen:
    return v.TaskSeen(
        one.id, one.text, one.difficulty, ladder(one.difficulty), one.result, one.takers, one.hidden, one.foe
    )


# The open roll


def is_veiled(state: State, side: Side) -> bool:
    """The game master's characters show what they add when their dice are down."""
    return bool(side.who) and not side.throws and any(c.id == side.who and is_npc(c) for c in state.characters)


def roll(state: State, one: Roll) -> v.RollSeen:
    reader = Reader(state, None)
    found, shift = (outcome(shift_of(one)), shift_of(one)) if is_open(one) else (one.outcome, one.shift)
    secret = _secret(state, one.target)
    return v.RollSeen(
        one.number,
        one.action,
        one.goal,
        roll_title(reader, one),
        "" if secret else one.target,
        "" if secret else one.text,
        one.phase,
        tuple([side(state, reader, each) for each in one.sides]),
        tuple(asking(state)),
        one.held,
        odds_before(state, one, 0, lambda each: not is_veiled(state, each)),
        tuple([(offered.who, offered.words) for offered in one.protectors]),
        one.protected,
        found,
        outcome_words(found, shift),
        shift,
        one.damage,
        tuple([v.ChoiceSeen(c.kind, state.desk.gm if c.seat < 0 else c.seat, c.who, c.text) for c in one.choices]),
    )


def is_open(one: Roll) -> bool:
    """The dice are down, and it may still be changed: what it would come to is known."""
    return one.phase == "invoke" and one.action != "contest"


def side(state: State, reader: Reader, one: Side) -> v.SideSeen:
    veiled = is_veiled(state, one)
    if veiled or not one.settled:
        return v.SideSeen(one.who, one.team, reader.who(one.who) if one.who else "Difficulty", one.words, one.settled)
    shown: tuple[Throw, ...] = throws(one)
    known = bool(one.throws) or not rolls(one)
    return v.SideSeen(
        one.who, one.team, side_title(reader, one), one.words, True, shown, rows(reader, one), bonus(one),
        total(one) if known else None, ladder(total(one)) if known else "",
    )  # fmt: skip


# One seat's own


def private(state: State, seat: int) -> v.Private:
    """What this seat sees beyond the public part."""
    desk, leading = state.desk, leads(state, seat)
    making = [c for c in state.characters if c.status != "ready" and (leading or seat_of(state, c) == seat)]
    unready = {c.id for c in making}
    return v.Private(
        leading,
        tuple([c.id for c in mine(state, seat)]),
        desk.notes[seat],
        tuple([aspect(state, a) for a in state.aspects if (a.hidden and sees(state, seat, a)) or a.owner in unready]),
        tuple([plea for plea in desk.pleas if leading or plea.seat == seat]),
        tuple([sheet(state, c) for c in making if not c.hidden]),
        quiet_deals(state, seat),
        backstage(state) if leading else None,
        absorb(state, seat),
        *_chances(state, seat),
        receipts=kept_receipts(desk, lambda what: _veiled(state, what)) if leading else (),
        plans=shown_plans(desk, seat),
        shown_notes=notes_for(desk, seat),
        looks=hidden_looks(desk, seat),
    )


def _deal(state: State, deal: Deal) -> v.DealSeen:
    return v.DealSeen(**asdict(deal), awaits=awaits(state, deal), stakes=stakes(deal))


def quiet_deals(state: State, seat: int) -> tuple[v.DealSeen, ...]:
    """What is negotiated over a hidden aspect is the business of those who negotiate, and of the game master."""
    found = []
    for deal in state.deals:
        one = find_aspect(state, deal.aspect)
        if one is not None and one.hidden and seat in (proposer(state, deal), victim_seat(state, deal), state.desk.gm):
            known = deal.aspect if sees(state, seat, one) else ""
            found.append(replace(_deal(state, deal), aspect=known))
    return tuple(found)


def backstage(state: State) -> v.Prepared:
    hidden = tuple([person(state, c, full=True) for c in state.characters if c.hidden])
    sheets = tuple([sheet(state, c) for c in state.characters if is_npc(c) and not c.hidden and c.status == "ready"])
    tasks = tuple([task(one) for one in state.challenge.tasks if one.hidden]) if state.challenge is not None else ()
    return v.Prepared(hidden, sheets, tasks)


def absorb(state: State, seat: int) -> tuple[v.Combination, ...]:
    """FAE-076: every legal way to take the hit, and what it leaves."""
    choice = chosen(state, "absorb")
    if choice is None or state.roll is None or not_your_choice(state, seat):
        return ()
    one, damage = next(c for c in state.characters if c.id == choice.who), state.roll.damage
    out = []
    for way in ways(state, one, damage):
        boxes = [str(box) for box in free_boxes(one) if box not in way.boxes]
        places = [degree for degree in free_places(one) if degree not in way.consequences]
        left = ", ".join([f"box {box}" for box in boxes] + list(places)) or "nothing"
        out.append(v.Combination(way.boxes, way.consequences, way.takes, way.takes - damage, way.minimal, left))
    return tuple(out)


def _chances(
    state: State, seat: int
) -> tuple[tuple[Bar, ...], tuple[tuple[int, tuple[Bar, ...]], ...], tuple[v.Worth, ...]]:
    """From what this seat may know: its own characters' numbers, and all that is public."""
    one = state.roll
    if one is None:
        return (), (), ()
    own = {c.id for c in mine(state, seat)}
    at = next((index for index, each in enumerate(one.sides) if each.who in own), -1)
    if leads(state, seat) and at < 0:
        at = 1 if one.action != "contest" else -1

    def known(each: Side) -> bool:
        return each.who in own or leads(state, seat) or not is_veiled(state, each)

    return odds_before(state, one, at, known), odds_if(state, one, at, known), worths(state, one, at)
