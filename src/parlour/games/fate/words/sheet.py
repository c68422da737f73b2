"""The table as plain text, for the terminal and the golden playthroughs. Built from a view, so it can show no more than
one."""

from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.rolls import Throw
from parlour.games.fate.content.tables import signed
from parlour.games.fate.view import (
    AspectSeen,
    Combination,
    ConflictSeen,
    Person,
    Private,
    Public,
    RollSeen,
    Sheet,
    SideSeen,
    TaskSeen,
    Worth,
)  # fmt: skip

SAY = Phrasebook(__package__, "sheet")


class _Table:
    """One view, and how things in it are called."""

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        self.public, self.private, self.seat = public, private, seat
        hidden = private.backstage.characters if private is not None and private.backstage is not None else ()
        self.people = (*public.characters, *hidden)
        self.aspects = (*public.aspects, *(private.aspects if private is not None else ()))
        own = (
            (*private.sheets, *(private.backstage.sheets if private.backstage is not None else ()))
            if private is not None
            else ()
        )
        self.sheets = {sheet.who: sheet for sheet in own} | {
            one.id: one.sheet for one in self.people if one.sheet is not None
        }

    def name(self, who: str) -> str:
        return next((one.name for one in self.people if one.id == who), who)

    def seat_name(self, seat: int) -> str:
        name = self.public.people[seat] if 0 <= seat < len(self.public.people) else ""
        return name or (SAY("the-gm") if seat == self.public.gm else SAY("player", seat=seat))

    def zone(self, which: str) -> str:
        return next((zone.name for zone in self.public.zones if zone.id == which), "")


def _aspect(one: AspectSeen) -> str:
    free = [SAY("free", count=tick.count, team=tick.team) for tick in one.free]
    return _marked(one.text, [*([SAY("hidden")] if one.hidden else []), *free])


def _marked(name: str, marks: list[str]) -> str:
    return SAY("marked", name=name, marks=", ".join(marks)) if marks else name


def _in(text: str) -> str:
    """Set in, under what it belongs to."""
    return f"  {text}"


def _sheet(sheet: Sheet, *, stunts: bool) -> list[str]:
    lines = []
    if sheet.ratings:
        lines.append(", ".join([f"{rating.approach} {signed(rating.rating)}" for rating in sheet.ratings]))
    if sheet.skilled:
        lines.append(SAY("good-at", things=", ".join(sheet.skilled)))
    if sheet.bad or sheet.weak_else:
        lines.append(SAY("bad-at", things=", ".join(sheet.bad) or SAY("everything-else")))
    if stunts:
        lines += [SAY("stunt-used" if stunt.used else "stunt", stunt=stunt.text) for stunt in sheet.stunts]
        lines += [SAY("stunt-later", stunt=sheet.bench.text)] if sheet.bench is not None else []
    lines += [SAY("missing", what=missing) for missing in sheet.missing]
    return [_in(line) for line in lines]


def _person(table: _Table, one: Person) -> list[str]:
    mine = table.seat is not None and one.seat == table.seat
    marks = [SAY("yours")] if mine and table.seat != table.public.gm else []
    marks += [SAY(one.status)] if one.status != "ready" else []
    marks += [SAY("active")] if one.active else []
    marks += [SAY("away")] if table.public.scene_open and not one.here and one.status == "ready" else []
    marks += [SAY(one.out)] if one.out else []
    head = SAY("person", name=_marked(one.name, marks), side=one.side)
    head = SAY("at", person=head, zone=zone) if (zone := table.zone(one.zone)) else head
    sheet = table.sheets.get(one.id)
    if one.kind == "pc" and one.status == "ready":
        head = SAY("points", person=head, points=one.fp)
        head = SAY("refresh", person=head, refresh=sheet.refresh) if sheet is not None else head
    lines = [SAY("members", person=head, members=one.members) if one.members else head]
    if one.boxes:
        boxes = " ".join([f"[{'x' if box.ticked else box.number}]" for box in one.boxes])
        lines.append(_in(SAY("stress", boxes=boxes)))
    lines += [_in(SAY("wound", degree=wound.degree, text=wound.text)) for wound in one.wounds if wound.text]
    aspects = [_aspect(aspect) for aspect in table.aspects if aspect.owner == one.id and aspect.kind != "consequence"]
    lines += [_in("; ".join(aspects))] if aspects else []
    return lines + (_sheet(sheet, stunts=mine) if sheet is not None else [])


def _scene(table: _Table) -> list[str]:
    public = table.public
    lines = [SAY("scene", number=public.scene, name=public.scene_name) if public.scene_open else SAY("between")]
    here = [_aspect(one) for one in table.aspects if not one.owner and one.kind == "situation"]
    lines += [_in(SAY("aspects", aspects="; ".join(here)))] if here else []
    boosts = [_aspect(one) for one in table.aspects if one.kind == "boost"]
    lines += [_in(SAY("boosts", boosts="; ".join(boosts)))] if boosts else []
    for border in public.borders:
        way = SAY("way", a=table.zone(border.a), b=table.zone(border.b))
        way = SAY("way-barrier", way=way, barrier=border.barrier) if border.barrier else way
        lines.append(_in(SAY("way-held", way=way, who=table.name(border.holder)) if border.holder else way))
    owed = [
        SAY("owed", amount=amount, who=SAY("next-pool") if to == "pool" else table.name(to))
        for to, amount in public.owed
    ]
    pool = SAY("pool", pool=public.pool)
    pool = SAY("pool-carried", pool=pool, carried=public.carried) if public.carried else pool
    return [*lines, _in(SAY("pool-owed", pool=pool, owed=", ".join(owed)) if owed else pool)]


def _side(side: SideSeen) -> str:
    rows = [row.label if row.amount is None else f"{row.label} {signed(row.amount)}" for row in side.rows]
    thrown = [_thrown(throw) for throw in side.throws]
    head = side.title
    if side.total_words or not side.settled:
        total = side.total_words
        head = SAY("side-total", side=head, total=total) if total else SAY("side-open", side=head)
    parts = [*thrown, *rows]
    return _in(f"{head} ({'; '.join(parts)})" if parts else head)


def _thrown(throw: Throw) -> str:
    text = f"{' '.join(throw.faces)} = {signed(throw.total)}".replace("-", "−")
    return SAY("struck", throw=text) if throw.struck else text


def _roll(roll: RollSeen) -> list[str]:
    lines = [SAY("roll", title=roll.title, phase=roll.phase), *[_side(side) for side in roll.sides]]
    lines += [_in(SAY("outcome", outcome=roll.outcome_words))] if roll.outcome_words else []
    lines += [_in(SAY("damage", damage=roll.damage))] if roll.damage else []
    return lines


def _bars(title: str, worth: Worth) -> str:
    sure = worth.outcome or ", ".join([f"{bar.label} {bar.ways}/{bar.of}" for bar in worth.bars if bar.ways])
    return _in(SAY("worth", what=title, leads=sure))


def _mine(private: Private) -> list[str]:
    bars = ", ".join([f"{bar.label} {bar.ways}/{bar.of}" for bar in private.odds])
    lines = [_in(SAY("odds", bars=bars))] if private.odds else []
    lines += [
        _bars(SAY("reroll") if worth.effect == "reroll" else f"+{2 * worth.times}", worth) for worth in private.worth
    ]
    return lines + [_combination(one) for one in private.absorb if one.minimal]


def _combination(one: Combination) -> str:
    parts = [*[SAY("box", box=box) for box in one.boxes], *one.consequences]
    return _in(SAY("absorb", parts=listed(parts), takes=one.takes))


def _task(table: _Table, task: TaskSeen) -> str:
    text = SAY("task", task=task.text, state=task.result or task.words)
    text = (
        SAY("task-takers", task=text, who=", ".join([table.name(who) for who in task.takers])) if task.takers else text
    )
    text = SAY("task-foe", task=text, who=table.name(task.foe)) if task.foe else text
    return _in(_marked(text, [SAY("hidden")] if task.hidden else []))


def _conflict(table: _Table, conflict: ConflictSeen) -> str:
    order = ", ".join([" + ".join([table.name(who) for who in slot]) for slot in conflict.order])
    return SAY(f"conflict-{conflict.harm}", exchange=conflict.exchange, order=order)


def _under_way(table: _Table) -> list[str]:
    public, lines = table.public, []
    if public.challenge is not None:
        hidden = (
            table.private.backstage.tasks if table.private is not None and table.private.backstage is not None else ()
        )
        lines += [
            SAY("challenge", name=public.challenge.name),
            *[_task(table, task) for task in (*public.challenge.tasks, *hidden)],
        ]
    if public.contest is not None:
        scores = [
            f"{table.name(who)} {won}" for who, won in zip(public.contest.who, public.contest.victories, strict=True)
        ]
        contest = public.contest
        lines.append(SAY("contest", name=contest.name, exchange=contest.exchange, scores=", ".join(scores)))
    if public.conflict is not None:
        lines.append(_conflict(table, public.conflict))
    lines += _roll(public.roll) if public.roll is not None else []
    lines += _mine(table.private) if table.private is not None else []
    lines += [
        SAY(f"deal-{deal.kind}", number=deal.id, text=deal.text, who=table.seat_name(deal.awaits))
        for deal in public.deals
    ]
    lines += [SAY("fact-open" if fact.waiting else "fact", number=fact.id, text=fact.text) for fact in public.facts]
    if public.milestone is not None:
        who = listed([table.name(reward.who) for reward in public.milestone.rewards])
        lines.append(SAY(f"milestone-{public.milestone.kind}", who=who))
    return lines


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """The session and scene, a block a character, then what is under way and what is asked."""
    table = _Table(public, private, seat)
    gm = table.seat_name(public.gm)
    session = SAY("session", session=public.session, gm=gm) if public.sitting else SAY("no-session", gm=gm)
    session = SAY("with-deck", session=session, cards=public.deck) if public.deck >= 0 else session
    lines = [session, *_scene(table)]
    for one in table.people:
        lines += _person(table, one)
    return "\n".join([*lines, *_under_way(table)])
