"""The table as text, for the terminal: made from a view alone, so that it shows no more than a view does. How it reads
stands in sheet.ftl of each language."""

from parlour.core.odds import percent
from parlour.core.phrasebook import Phrasebook
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
from parlour.games.personae.words.phrases import dice, listed, quoted, short, signed
from parlour.games.personae.words.reader import hits
from parlour.roleplay.sheet import TableText
from parlour.roleplay.words import house_words

SAY = Phrasebook(__package__, "sheet")
_KINDS = ("ability", "power", "language", "expertise", "resource")


class _Table(TableText):
    public: Public
    private: Private | None

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        super().__init__(public, private, seat, public.individuals)


def _scene(public: Public) -> list[str]:
    lines = [SAY("session" if public.sitting else "no-session", session=public.session, day=public.day)]
    scene: Scene = public.scene
    if not scene.open:
        return [*lines, f"  {SAY('between')}"]
    place = SAY("place-time", place=scene.place, time=scene.time) if scene.time else scene.place
    lines.append(f"  {SAY('scene-closing' if scene.closing else 'scene', number=scene.number, place=place)}")
    lines += [f"  {SAY('about', aim=scene.aim)}"] if scene.aim else []
    return lines + ([f"  {SAY('zones', zones=listed(scene.zones))}"] if scene.zones else [])


# People


def _health(health: Health) -> str:
    words = status_words(health.status)
    if health.pending:
        words = SAY("pending", status=words, then=status_words(health.pending))
    if health.hits >= 0 and health.steps:
        steps = [SAY("status-at", status=status_words(step.status), hits=step.last) for step in health.steps]
        words = SAY("health-hits", health=words, hits=hits(health.hits), steps=", ".join(steps))
    marks = [SAY("dice-fewer", dice=dice(health.penalty))] if health.penalty else []
    marks += [] if health.conscious else [SAY("unconscious")]
    marks += [SAY("stabilised")] if health.stabilised else []
    marks += [SAY("caveat")] if health.caveat else []
    return f"{words} [{listed(marks)}]" if marks else words


def _trait(one: TraitSeen) -> str:
    marks = f" ({', '.join(one.marks)})" if one.marks else ""
    left = f"; {one.left}" if one.left else ""
    only = f" ({', '.join(one.conditions)})" if one.conditions else ""
    waits = f"; {SAY('waits')}" if one.pending else ""
    return f"    {one.name}{marks}: {one.benefit or one.text}{only}{left}{waits}"


def _sheet(one: Sheet) -> list[str]:
    values = ", ".join([f"{each.name} {each.value}{f' ({each.rank})' if each.rank else ''}" for each in one.attributes])
    lines = [f"  {one.concept}"] if one.concept else []
    lines += [f"  {', '.join(one.keywords)}"] if one.keywords else []
    pool = {"total": one.pool.total, "assigned": one.pool.assigned, "left": one.pool.left, "cap": one.cap}
    lines += [f"  {values}", f"  {SAY('pool', potential=one.potential, dice=dice(one.skill_cap), **pool)}"]
    lines += [f"  {SAY('creation-points', points=one.points_left)}"] if one.points_left else []
    lines += [f"  {SAY('development-points', points=one.dp)}"] if one.dp else []
    skills = [
        SAY("skill", name=each.name, rating=each.rating, attribute=each.attribute, adds=each.adds)
        for each in one.skills
    ]
    lines += [f"  {SAY('skills', skills=', '.join(skills))}"] if skills else []
    for kind in _KINDS:
        found = [_trait(each) for each in one.traits if each.kind == kind]
        lines += [f"  {SAY(kind)}:", *found] if found else []
    lines += [f"  {SAY('gear', gear=', '.join([each.name for each in one.gear]))}"] if one.gear else []
    lines += [f"  {SAY('missing', what=lack)}" for lack in one.lacks]
    return lines + ([f"  {SAY('secret', secret=one.secret)}"] if one.secret else [])


def _person(table: _Table, one: Person) -> list[str]:
    mine = table.private is not None and one.id in table.private.mine and not table.private.leads
    marks = [SAY("yours")] if mine else []
    marks += [one.role] if one.role != "main" else []
    marks += [one.toughness] if one.role != "main" else []
    marks += [SAY(f"stage-{one.stage}")] if f"stage-{one.stage}" in SAY else []
    away = table.public.scene.open and not one.here
    marks += [SAY("hidden")] if one.hidden else [SAY("not-here")] if away else []
    marks += [SAY("on-turn")] if one.turn else []
    called = {"name": one.name, "seat": table.seat_name(one.seat)}
    lines = [SAY("person-marks" if marks else "person", marks=", ".join(marks), **called)]
    health = table.private.health.get(one.id, one.health) if table.private is not None else one.health
    if health is not None:
        lines += [
            f"  {_health(health)}",
            *([f"  {SAY('recovery', recovery=health.recovery)}"] if health.recovery else []),
        ]
    sheet = one.sheet or table.sheets.get(one.id)
    goal = one.goal or (sheet.goal if sheet is not None else "")
    lines += [f"  {SAY('goal', goal=goal)}"] if goal else []
    doing = [SAY("at", place=one.place)] if one.place else []
    doing += [SAY("defends", skill=one.defence)] if one.defence else []
    doing += [SAY("helps", who=one.helping)] if one.helping else []
    lines += [f"  {', '.join(doing)}"] if doing else []
    lines += [f"  {condition.text}" for condition in one.conditions]
    for power in one.powers:
        key = "power-active-on" if power.targets else "power-active"
        lines.append(f"  {SAY(key, power=power.name, targets=table.names(power.targets))}")
    secret = table.private.secrets.get(one.id, "") if table.private is not None else ""
    lines += _sheet(sheet) if sheet is not None else []
    return lines + ([f"  {SAY('secret', secret=secret)}"] if secret and (sheet is None or not sheet.secret) else [])


# What is under way


def _side(one: SideSeen) -> list[str]:
    rows = ", ".join([f"{row.label} {signed(row.amount)}" for row in one.rows])
    pool = dice(one.pool) if one.pool else SAY("unknown" if one.chosen else "not-chosen")
    lines = [f"    {one.title}: {pool}{f'; {rows}' if rows else ''}"]
    lines += [f"      {SAY('helped-by', helpers=listed(one.helpers))}"] if one.helpers else []
    if one.dice:
        faces = " ".join([str(die.face) for die in sorted(one.dice, key=lambda die: die.at)])
        total = {} if one.total is None else {"total": one.total}
        lines.append(f"      {SAY('dice-total' if total else 'dice', faces=faces, **total)}")
    return lines


def _challenge(one: ChallengeSeen, private: Private | None) -> list[str]:
    """With the sides and odds only this seat may read."""
    said = one.goal and one.kind != "recovery"
    title = SAY("goal-said", title=one.title, goal=quoted(one.goal)) if said else one.title
    own, odds = (dict(private.sides), dict(private.odds)) if private is not None else ({}, {})
    lines = [f"  {title}", *[line for at, side in enumerate(one.sides) for line in _side(own.get(at, side))]]
    for number, duel in enumerate(one.duels, 1):
        bars = odds.get(number, duel.odds)
        lines += [f"    {duel.words}"] if duel.words else []
        chances = [f"{bar.label} {percent(bar.ways, bar.of)}" for bar in bars if bar.ways] if bars else []
        lines += [f"    {SAY('odds', odds=', '.join(chances))}"] if bars else []
    return lines


def _encounter(table: _Table, one: EncounterSeen) -> list[str]:
    lines = [SAY("fight" if one.violent else "encounter", round=one.round, who=table.name(one.escalator))]
    lines += [f"  {SAY('in-turn', names=table.names(one.order))}"] if one.order else []
    lines += [f"  {SAY('choosing', names=table.names(one.waiting))}"] if one.waiting else []
    lines += [f"  {SAY('side-goal', side=side_words(side), goal=quoted(goal))}" for side, goal in one.goals]
    return lines + [f"  {SAY('side-left', side=side_words(side), left=left)}" for side, left in one.tracks]


def _under_way(table: _Table) -> list[str]:
    public = table.public
    lines = _encounter(table, public.encounter) if public.encounter is not None else []
    if public.challenge is not None:
        lines += [SAY("challenge"), *_challenge(public.challenge, table.private)]
    if public.consent is not None:
        waiting = table.names(public.consent.waiting)
        lines.append(SAY("consent", who=table.name(public.consent.who), names=waiting))
    if public.series is not None:
        sides = [table.names(side) for side in public.series.sides]
        said = sides[0]
        for side in sides[1:]:
            said = SAY("against", one=said, other=side)
        lines.append(SAY("series", sides=said))
    lines += [SAY("obstacle", name=one.name) for one in public.obstacles if not one.how]
    lines += [SAY("hazard", name=one.name, chance=one.chance) for one in public.hazards]
    lines += [SAY("ware", name=one.name, cost=one.local if one.local >= 0 else one.cost) for one in public.wares]
    return lines + [SAY("criticals", who=table.seat_name(owner), count=count) for owner, count in public.bank]


def _private(table: _Table, private: Private) -> list[str]:
    lines = []
    for batch in private.batches:
        planned = "; ".join([SAY("plan-part", what=words, points=amount) for amount, words in batch.lines])
        key = "plan-handed-in" if batch.submitted else "plan"
        lines.append(SAY(key, who=table.name(batch.who), planned=planned))
        lines += [f"  {SAY('fault', fault=fault)}" for fault in batch.faults]
    lines += [SAY("note", title=note.title, text=note.text) for note in private.notes]
    return lines + [
        SAY("asks", who=table.seat_name(plea.seat), words=quoted(short(plea.words, 200))) for plea in private.pleas
    ]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """Session and scene, a block for everybody, then what is under way."""
    table = _Table(public, private, seat)
    lines = _scene(public)
    for one in table.people:
        lines += _person(table, one)
    lines += [*_under_way(table), *house_words(public.house, options())]
    return "\n".join([*lines, *(_private(table, private) if private is not None else [])])
