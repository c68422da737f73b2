"""The table as plain text, for the terminal and the golden playthroughs. Built from a view, so it can show no more than
one."""

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
        return name or ("the game master" if seat == self.public.gm else f"player {seat}")

    def zone(self, which: str) -> str:
        return next((zone.name for zone in self.public.zones if zone.id == which), "")


def _aspect(one: AspectSeen) -> str:
    free = [f"{tick.count} free for {tick.team}" for tick in one.free]
    marks = [*(["hidden"] if one.hidden else []), *free]
    return f"{one.text} ({', '.join(marks)})" if marks else one.text


def _sheet(sheet: Sheet, *, stunts: bool) -> list[str]:
    lines = []
    if sheet.ratings:
        lines.append("  " + ", ".join([f"{rating.approach} {signed(rating.rating)}" for rating in sheet.ratings]))
    if sheet.skilled:
        lines.append(f"  good at: {', '.join(sheet.skilled)}")
    if sheet.bad or sheet.weak_else:
        lines.append(f"  bad at: {', '.join(sheet.bad) or 'everything else'}")
    if stunts:
        lines += [f"  stunt: {stunt.text}{' (used)' if stunt.used else ''}" for stunt in sheet.stunts]
        lines += [f"  written down: {sheet.bench.text}"] if sheet.bench is not None else []
    lines += [f"  missing: {missing}" for missing in sheet.missing]
    return lines


def _person(table: _Table, one: Person) -> list[str]:
    mine = table.seat is not None and one.seat == table.seat
    marks = ["yours"] if mine and table.seat != table.public.gm else []
    marks += [one.status] if one.status != "ready" else []
    marks += ["its turn"] if one.active else []
    marks += ["not in the scene"] if table.public.scene_open and not one.here and one.status == "ready" else []
    marks += [{"taken": "taken out", "conceded": "has conceded"}[one.out]] if one.out else []
    head = f"{one.name}" + (f" ({', '.join(marks)})" if marks else "") + f", {one.side}"
    head += f", at {zone}" if (zone := table.zone(one.zone)) else ""
    sheet = table.sheets.get(one.id)
    if one.kind == "pc" and one.status == "ready":
        head += f", fate points {one.fp}" + (f", refresh {sheet.refresh}" if sheet is not None else "")
    head += f", {one.members} of them" if one.members else ""
    lines = [head]
    if one.boxes:
        lines.append("  stress: " + " ".join([f"[{'x' if box.ticked else box.number}]" for box in one.boxes]))
    lines += [f"  {wound.degree}: {wound.text}" for wound in one.wounds if wound.text]
    aspects = [_aspect(aspect) for aspect in table.aspects if aspect.owner == one.id and aspect.kind != "consequence"]
    lines += [f"  {'; '.join(aspects)}"] if aspects else []
    return lines + (_sheet(sheet, stunts=mine) if sheet is not None else [])


def _scene(table: _Table) -> list[str]:
    public = table.public
    lines = [f"Scene {public.scene}: {public.scene_name}" if public.scene_open else "Between scenes"]
    here = [_aspect(one) for one in table.aspects if not one.owner and one.kind == "situation"]
    lines += [f"  aspects: {'; '.join(here)}"] if here else []
    boosts = [_aspect(one) for one in table.aspects if one.kind == "boost"]
    lines += [f"  boosts: {'; '.join(boosts)}"] if boosts else []
    for border in public.borders:
        way = f"  {table.zone(border.a)} - {table.zone(border.b)}"
        way += f", in the way: {border.barrier}" if border.barrier else ""
        lines.append(way + (f", held by {table.name(border.holder)}" if border.holder else ""))
    owed = [f"{amount} for {'the next pool' if to == 'pool' else table.name(to)}" for to, amount in public.owed]
    pool = f"  pool {public.pool}" + (f", carried {public.carried}" if public.carried else "")
    return [*lines, pool + (f", owed after the scene: {', '.join(owed)}" if owed else "")]


def _side(side: SideSeen) -> str:
    rows = [row.label if row.amount is None else f"{row.label} {signed(row.amount)}" for row in side.rows]
    thrown = [
        f"{' '.join(throw.faces)} = {signed(throw.total)}{' struck' if throw.struck else ''}" for throw in side.throws
    ]
    total = f": {side.total_words}" if side.total_words else "" if side.settled else ": not settled"
    parts = [*thrown, *rows]
    return f"  {side.title}{total}" + (f" ({'; '.join(parts)})" if parts else "")


def _roll(roll: RollSeen) -> list[str]:
    lines = [f"{roll.title} [{roll.phase}]", *[_side(side) for side in roll.sides]]
    lines += [f"  it {roll.outcome_words}"] if roll.outcome_words else []
    lines += [f"  damage {roll.damage}"] if roll.damage else []
    return lines


def _bars(title: str, worth: Worth) -> str:
    sure = worth.outcome or ", ".join([f"{bar.label} {bar.ways}/{bar.of}" for bar in worth.bars if bar.ways])
    return f"  {title}: {sure}"


def _mine(private: Private) -> list[str]:
    lines = (
        [f"  odds: {', '.join([f'{bar.label} {bar.ways}/{bar.of}' for bar in private.odds])}"] if private.odds else []
    )
    lines += [_bars("reroll" if worth.effect == "reroll" else f"+{2 * worth.times}", worth) for worth in private.worth]
    return lines + [_combination(one) for one in private.absorb if one.minimal]


def _combination(one: Combination) -> str:
    parts = [*[f"box {box}" for box in one.boxes], *one.consequences]
    return f"  absorb with {' and '.join(parts)} ({one.takes})"


def _task(table: _Table, task: TaskSeen) -> str:
    takers = f", for {', '.join([table.name(who) for who in task.takers])}" if task.takers else ""
    takers += f", against {table.name(task.foe)}" if task.foe else ""
    return f"  {task.text}: {task.result or task.words}{takers}{' (hidden)' if task.hidden else ''}"


def _conflict(table: _Table, conflict: ConflictSeen) -> str:
    order = ", ".join([" + ".join([table.name(who) for who in slot]) for slot in conflict.order])
    return f"{conflict.harm.capitalize()} conflict, exchange {conflict.exchange}: {order}"


def _under_way(table: _Table) -> list[str]:
    public, lines = table.public, []
    if public.challenge is not None:
        hidden = (
            table.private.backstage.tasks if table.private is not None and table.private.backstage is not None else ()
        )
        lines += [
            f"Challenge: {public.challenge.name}",
            *[_task(table, task) for task in (*public.challenge.tasks, *hidden)],
        ]
    if public.contest is not None:
        scores = [
            f"{table.name(who)} {won}" for who, won in zip(public.contest.who, public.contest.victories, strict=True)
        ]
        lines.append(f"Contest: {public.contest.name}, exchange {public.contest.exchange}: {', '.join(scores)}")
    if public.conflict is not None:
        lines.append(_conflict(table, public.conflict))
    lines += _roll(public.roll) if public.roll is not None else []
    lines += _mine(table.private) if table.private is not None else []
    lines += [
        f"{deal.kind.capitalize()} {deal.id}: {deal.text} (asked: {table.seat_name(deal.awaits)})"
        for deal in public.deals
    ]
    lines += [f"Fact {fact.id}: {fact.text}{' (not agreed yet)' if fact.waiting else ''}" for fact in public.facts]
    if public.milestone is not None:
        lines.append(
            f"A {public.milestone.kind} milestone: "
            f"{', '.join([table.name(reward.who) for reward in public.milestone.rewards])} to choose"
        )
    return lines


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """The session and scene, a block a character, then what is under way and what is asked."""
    table = _Table(public, private, seat)
    session = f"Session {public.session}" if public.sitting else "No session under way"
    deck = f"; {public.deck} cards left" if public.deck >= 0 else ""
    lines = [f"{session}, led by {table.seat_name(public.gm)}{deck}", *_scene(table)]
    for one in table.people:
        lines += _person(table, one)
    return "\n".join([*lines, *_under_way(table)])
