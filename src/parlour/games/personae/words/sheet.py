"""The table as text, for the terminal: made from a view alone, so that it shows no more than a view does."""

from parlour.core.odds import percent
from parlour.games.personae.model import Scene
from parlour.games.personae.view import (
    ChallengeSeen,
    EncounterSeen,
    Health,
    Person,
    Private,
    Public,
    Sheet,
    SideSeen,
    TraitSeen,
)
from parlour.games.personae.words.lines_encounter import side_words
from parlour.games.personae.words.lines_harm import status_words
from parlour.games.personae.words.options import options
from parlour.games.personae.words.phrases import counted, dice, listed, quoted, short, signed
from parlour.roleplay.sheet import TableText
from parlour.roleplay.words import house_words


class _Table(TableText):
    public: Public
    private: Private | None

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        super().__init__(public, private, seat, public.individuals)


def _scene(public: Public) -> list[str]:
    sitting = f"Session {public.session}" if public.sitting else "No session"
    lines = [f"{sitting}, day {public.day}"]
    scene: Scene = public.scene
    if not scene.open:
        return [*lines, "  between scenes"]
    when = f", {scene.time}" if scene.time else ""
    lines.append(f"  scene {scene.number}: {scene.place}{when}{' (drawing to its end)' if scene.closing else ''}")
    lines += [f"  about: {scene.aim}"] if scene.aim else []
    return lines + ([f"  zones: {listed(scene.zones)}"] if scene.zones else [])


# People


def _health(health: Health) -> str:
    words = status_words(health.status)
    words += f" ({status_words(health.pending)} when the round ends)" if health.pending else ""
    if health.hits >= 0 and health.steps:
        steps = ", ".join([f"{status_words(status)} at {hits}" for status, hits in health.steps])
        words += f", {counted(health.hits, 'hit')}; {steps}"
    marks = [f"{dice(health.penalty)} fewer"] if health.penalty else []
    marks += [] if health.conscious else ["unconscious"]
    marks += ["stabilised"] if health.stabilised else []
    marks += ["must not fight yet"] if health.caveat else []
    return f"{words} [{listed(marks)}]" if marks else words


def _trait(one: TraitSeen) -> str:
    marks = f" ({', '.join(one.marks)})" if one.marks else ""
    left = f"; {one.left}" if one.left else ""
    only = f" ({', '.join(one.conditions)})" if one.conditions else ""
    waits = "; waits for the game master" if one.pending else ""
    return f"    {one.name}{marks}: {one.benefit or one.text}{only}{left}{waits}"


def _sheet(one: Sheet) -> list[str]:
    values = ", ".join([f"{each.name} {each.value}{f' ({each.rank})' if each.rank else ''}" for each in one.attributes])
    lines = [f"  {one.concept}"] if one.concept else []
    lines += [f"  {', '.join(one.keywords)}"] if one.keywords else []
    total, assigned, left = one.pool
    lines += [
        f"  {values}",
        (
            f"  Potential {one.potential}, Skills up to {dice(one.skill_cap)}; pool {total}, {assigned} assigned, "
            f"{left} left; Resource Cap {one.cap}"
        ),
    ]
    lines += [f"  Creation Points left: {one.points_left}"] if one.points_left else []
    lines += [f"  Development Points: {one.dp}"] if one.dp else []
    skills = ", ".join([f"{each.name} {each.rating} + {each.attribute} {each.adds}" for each in one.skills])
    lines += [f"  Skills: {skills}"] if skills else []
    for kind, title in (
        ("ability", "Special Abilities"),
        ("power", "Powers"),
        ("language", "Languages"),
        ("expertise", "Expertise"),
        ("resource", "Resources"),
    ):
        found = [_trait(each) for each in one.traits if each.kind == kind]
        lines += [f"  {title}:", *found] if found else []
    lines += [f"  Gear: {', '.join([each.name for each in one.gear])}"] if one.gear else []
    lines += [f"  missing: {lack}" for lack in one.lacks]
    return lines + ([f"  secret: {one.secret}"] if one.secret else [])


_STAGES = {
    "concept": "being made: concept",
    "ranks": "being made: order of importance",
    "points": "being made: points",
    "traits": "being made: Traits",
    "gear": "being made: gear",
    "review": "handed in",
    "dead": "dead",
}


def _person(table: _Table, one: Person) -> list[str]:
    mine = table.private is not None and one.id in table.private.mine and not table.private.leads
    marks = ["yours"] if mine else []
    marks += [one.role] if one.role != "main" else []
    marks += [one.toughness] if one.role != "main" else []
    marks += [_STAGES[one.stage]] if one.stage in _STAGES else []
    marks += ["in hiding"] if one.hidden else [] if one.here or not table.public.scene.open else ["not here"]
    marks += ["on turn"] if one.turn else []
    shown = f" ({', '.join(marks)})" if marks else ""
    lines = [f"{one.name}, {table.seat_name(one.seat)}{shown}"]
    health = table.private.health.get(one.id, one.health) if table.private is not None else one.health
    if health is not None:
        lines += [f"  {_health(health)}", *([f"  recovery: {health.recovery}"] if health.recovery else [])]
    sheet = one.sheet or table.sheets.get(one.id)
    goal = one.goal or (sheet.goal if sheet is not None else "")
    lines += [f"  goal: {goal}"] if goal else []
    doing = [f"at {one.place}"] if one.place else []
    doing += [f"defends with {one.defence}"] if one.defence else []
    doing += [f"helps {one.helping}"] if one.helping else []
    lines += [f"  {', '.join(doing)}"] if doing else []
    lines += [f"  {condition.text}" for condition in one.conditions]
    for power in one.powers:
        lines.append(f"  {power.name} at work{f' on {table.names(power.targets)}' if power.targets else ''}")
    secret = table.private.secrets.get(one.id, "") if table.private is not None else ""
    lines += _sheet(sheet) if sheet is not None else []
    return lines + ([f"  secret: {secret}"] if secret and (sheet is None or not sheet.secret) else [])


# What is under way


def _side(one: SideSeen) -> list[str]:
    rows = ", ".join([f"{row.label} {signed(row.amount)}" for row in one.rows])
    pool = dice(one.pool) if one.pool else "not known" if one.chosen else "not chosen yet"
    lines = [f"    {one.title}: {pool}{f'; {rows}' if rows else ''}"]
    lines += [f"      helped by {listed(one.helpers)}"] if one.helpers else []
    if one.dice:
        faces = " ".join([str(die.face) for die in sorted(one.dice, key=lambda die: die.at)])
        lines.append(f"      dice {faces}{f', {one.total}' if one.total is not None else ''}")
    return lines


def _challenge(one: ChallengeSeen, private: Private | None) -> list[str]:
    """With the sides and odds only this seat may read."""
    goal = f" ({quoted(one.goal)})" if one.goal and one.kind != "recovery" else ""
    own, odds = (dict(private.sides), dict(private.odds)) if private is not None else ({}, {})
    lines = [f"  {one.title}{goal}", *[line for at, side in enumerate(one.sides) for line in _side(own.get(at, side))]]
    for number, duel in enumerate(one.duels, 1):
        bars = odds.get(number, duel.odds)
        lines += [f"    {duel.words}"] if duel.words else []
        lines += (
            [f"    odds: {', '.join([f'{bar.label} {percent(bar.ways, bar.of)}' for bar in bars if bar.ways])}"]
            if bars
            else []
        )
    return lines


def _encounter(table: _Table, one: EncounterSeen) -> list[str]:
    lines = [f"{'A fight' if one.violent else 'An encounter'}, round {one.round}, begun by {table.name(one.escalator)}"]
    lines += [f"  in turn: {table.names(one.order)}"] if one.order else []
    lines += [f"  still to choose a Skill for the order: {table.names(one.waiting)}"] if one.waiting else []
    lines += [f"  {side_words(side)} want {quoted(goal)}" for side, goal in one.goals]
    return lines + [f"  {side_words(side)}: {left} left" for side, left in one.tracks]


def _under_way(table: _Table) -> list[str]:
    public = table.public
    lines = _encounter(table, public.encounter) if public.encounter is not None else []
    lines += ["Challenge", *_challenge(public.challenge, table.private)] if public.challenge is not None else []
    if public.consent is not None:
        lines.append(
            f"{table.name(public.consent.who)} would use a Power; still to agree: {table.names(public.consent.waiting)}"
        )
    if public.series is not None:
        lines.append(f"An extended Challenge: {' against '.join([table.names(side) for side in public.series.sides])}")
    lines += [f"In the way: {one.name}" for one in public.obstacles if not one.how]
    lines += [f"Hazard: {one.name}, on 1 to {one.chance}" for one in public.hazards]
    lines += [f"To be had: {one.name}, cost {one.local if one.local >= 0 else one.cost}" for one in public.wares]
    lines += [f"Criticals of {table.seat_name(owner)}: {count}" for owner, count in public.bank]
    return lines


def _private(table: _Table, private: Private) -> list[str]:
    lines = []
    for batch in private.batches:
        how = ", handed in" if batch.submitted else ""
        planned = "; ".join([f"{words} ({amount})" for amount, words in batch.lines])
        lines.append(f"{table.name(batch.who)} plans: {planned}{how}")
        lines += [f"  Not in order: {fault}" for fault in batch.faults]
    lines += [f"Note: {note.title}. {note.text}" for note in private.notes]
    return lines + [f"{table.seat_name(plea.seat)} asks: {quoted(short(plea.words, 200))}" for plea in private.pleas]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """Session and scene, a block for everybody, then what is under way."""
    table = _Table(public, private, seat)
    lines = _scene(public)
    for one in table.people:
        lines += _person(table, one)
    lines += [*_under_way(table), *house_words(public.house, options())]
    return "\n".join([*lines, *(_private(table, private) if private is not None else [])])
