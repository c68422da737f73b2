"""The table as text, for the terminal: made from a view alone, so that it shows no more than a view does."""

from parlour.core.odds import Bar, percent
from parlour.games.yags.content.tables import reaction_name
from parlour.games.yags.model import Item
from parlour.games.yags.view import (
    Chance,
    CheckSeen,
    CounterSeen,
    GaitSeen,
    Person,
    Private,
    Public,
    Row,
    Sheet,
    SideSeen,
    SkillSeen,
    TaskSeen,
    TechniqueSeen,
)
from parlour.games.yags.words.lines_scene import ground_words
from parlour.games.yags.words.options import OPTIONS
from parlour.games.yags.words.phrases import counted, kilograms, listed, part, quoted, short, signed
from parlour.roleplay.sheet import TableText
from parlour.roleplay.words import house_words


class _Table(TableText):
    public: Public
    private: Private | None

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        super().__init__(public, private, seat, public.creatures)


def _scene(public: Public) -> list[str]:
    sitting = f"Session {public.session}" if public.sitting else "No session"
    lines = [f"{sitting}, day {public.day}, watch {public.watch}; {public.tl_name}"]
    scene = public.scene
    if not scene.open:
        return [*lines, "  between scenes"]
    when, round_ = (f", {scene.time}" if scene.time else ""), (f", round {public.round}" if public.round else "")
    lines.append(f"  scene {scene.number}: {scene.place}{when}{round_}")
    lines += [f"  about: {scene.aim}"] if scene.aim else []
    return [*lines, f"  ground: {ground_words(public.ground)}"]


# People


def _skill(one: SkillSeen) -> str:
    products = ", ".join([f"{name} {product}" for name, product in one.abilities])
    price = f", {one.toward} of {one.price} to the next" if one.toward else ""
    return f"    {one.name} {one.level} ({one.label}){f': {products}' if products else ''}{price}"


def _technique(one: TechniqueSeen) -> str:
    level = f" {one.level}" if one.kind == "mastery" else ""
    idle = "" if one.works else ", not usable now"
    return (
        f"    {one.name}{level} ({one.kind} of {listed(one.skills, 'or')}{idle}){f': {one.text}' if one.text else ''}"
    )


def _gait(one: GaitSeen, targets: dict[str, int]) -> str:
    if one.refused:
        return f"{one.name} not possible"
    target = f", against {targets[one.name]}" if one.name in targets else ""
    return f"{one.name} {one.metres} m{target}"


def _counters(one: CounterSeen) -> list[str]:
    """Only what there is, and how many wounds can be taken."""
    found = [(one.fatigue, "fatigue"), (one.exhaustion, "exhaustion"), (one.stuns, "stuns")]
    marks = [f"{name} {count}" for count, name in found if count]
    marks += [f"wounds {one.wounds} of {one.boxes}{', dying' if one.dying else ''}"] if one.wounds else []
    marks += [f"-{amount} for {name}" for name, amount in one.penalties]
    return [f"  {'; '.join(marks)}"] if marks else []


def _where(one: Item) -> str:
    """Worn, with the load it is then (YAG-186), or left behind."""
    if not one.here:
        return ", left behind"
    if not one.worn:
        return ""
    return ", worn" if one.worn_load in (-1, one.weight) else f", worn as {kilograms(one.worn_load)}"


def _sheet(one: Sheet, targets: dict[str, int]) -> list[str]:
    values = ", ".join(
        [
            f"{each.name} {each.now}{f' ({each.base} on the sheet)' if each.now != each.base else ''}"
            for each in one.attributes
        ]
    )
    size = f"Tiny {one.tiny}" if one.tiny else f"Size {one.size}"
    lines = [
        f"  {values}",
        f"  {size} ({one.mass}), Soak {one.soak}, Move {one.move} ({one.move_why}), {one.watch_km} km a watch",
    ]
    lines += (
        [f"  gaits: {'; '.join([_gait(each, targets) for each in one.gaits])}; free {one.free_metres} m"]
        if one.gaits
        else []
    )
    if one.load is not None:
        limits = "/".join([kilograms(grams).removesuffix(" kg") for grams in one.load.limits])
        effects = f". {' '.join(one.load.effects)}" if one.load.effects else ""
        lines.append(f"  load {kilograms(one.load.grams)} of {limits} kg: {one.load.name}{effects}")
    for kind, title in (("talent", "Talents"), ("standard", "Skills"), ("knowledge", "Knowledges")):
        found = [_skill(each) for each in one.skills if each.kind == kind]
        lines += [f"  {title}:", *found] if found else []
    lines += ["  Techniques:", *[_technique(each) for each in one.techniques]] if one.techniques else []
    spoken = [f"{each.name} {each.level}{'' if each.literate else ', not read'}" for each in one.languages]
    lines += [f"  Languages: {'; '.join(spoken)}"] if spoken else []
    things = [f"{each.name} ({kilograms(each.weight)}{_where(each)})" for each in one.items]
    lines += [f"  Gear: {', '.join(things)}"] if things else []
    lines += [f"  experience: {one.xp}"] if one.xp else []
    lines += [f"  {what}: {spent} of {given}" for what, spent, given in one.budget]
    lines += [
        f"  out of the ordinary: {each.text}{' It waits for the game master.' if each.blocks else ''}"
        for each in one.notices
    ]
    return lines + [f"  missing: {lack}" for lack in one.lacks]


_STAGES = {
    "frame": "being made: frame", "attributes": "being made: attributes", "skills": "being made: skills",
    "techniques": "being made: techniques",
    "gear": "being made: gear", "review": "handed in", "dead": "dead",
}  # fmt: skip


def _person(table: _Table, one: Person) -> list[str]:
    private = table.private
    mine = private is not None and one.id in private.mine and not private.leads
    marks = ["yours"] if mine else []
    marks += [one.kind] if one.kind != "person" else []
    marks += [_STAGES[one.stage]] if one.stage in _STAGES else []
    marks += ["in hiding"] if one.hidden else [] if one.here or not table.public.scene.open else ["not here"]
    marks += [one.condition] if one.condition and one.condition != "dead" else []
    shown = f" ({', '.join(marks)})" if marks else ""
    lines = [f"{one.name}, {table.seat_name(one.seat)}{shown}"]
    lines += [f"  {one.concept}"] if one.concept else []
    lines += [f"  sent back: {one.sent_back}"] if one.sent_back else []
    doing = (
        [f"{one.gait}, {one.gone} m in this round" if one.gait else f"{one.gone} m in this round"]
        if one.gone or one.gait
        else []
    )
    doing += ["has acted"] if one.acted else []
    doing += ["can neither attack nor defend"] if one.barred else []
    doing += [f"has run for {counted(one.ran, 'minute')}"] if one.ran else []
    lines += [f"  {'; '.join(doing)}"] if doing else []
    counters = one.counters or (private.counters.get(one.id) if private is not None else None)
    lines += _counters(counters) if counters is not None else []
    lines += [f"  {table.name(each.of)}: {reaction_name(each.value)} ({signed(each.value)})" for each in one.reactions]
    sheet = one.sheet or table.sheets.get(one.id)
    lines += _sheet(sheet, table.public.gait_targets) if sheet is not None else []
    written = private.written.get(one.id, "") if private is not None else ""
    return lines + ([f"  notes: {written}"] if written else [])


# What is under way


def _times(row: Row, so_far: str, added: int) -> str:
    """(Agility 5 + mastery 1) x athletics 6; Health 4 x 4; (...) / 2"""
    if row.label == "over encumbered":
        return f"{so_far}, {row.label}"
    first = f"({so_far})" if added > 1 else so_far
    if row.sign == "÷":
        return f"{first} / {row.amount}"
    return f"{first} x {row.amount if row.label == 'raw attribute' else part(row.label, row.amount)}"


def _steps(rows: tuple[Row, ...]) -> str:
    """The sum as one line."""
    words, added = "", 0
    for row in rows:
        if row.sign != "+":
            words, added = _times(row, words, added), 1
            continue
        named = row.label if row.label.startswith("take ") else part(row.label, abs(row.amount))
        sign = "-" if row.amount < 0 else "+"
        words, added = (f"{words} {sign} {named}" if words else f"{'-' if row.amount < 0 else ''}{named}"), added + 1
    return words


def _side(one: SideSeen) -> list[str]:
    steps, title = _steps(one.rows), one.title.replace(": ", ", ", 1)
    if one.total is not None:
        fumble = f", a fumble ({one.fumble} or less)" if one.fumbled else ""
        return [f"    {title}: {steps} = {one.total}{fumble}"]
    if one.rolled:
        return [f"    {title}: rolled"]
    marks = [f"ability {one.ability}"] if one.ability is not None else []
    marks += [f"fumble chance {one.fumble}"] if one.fumble != 1 else []
    marks += [f"with {listed([name for _, name in one.techniques])}"] if one.techniques else []
    known = f" ({', '.join(marks)})" if marks else ""
    return [f"    {title}{f': {steps}' if steps else ''}{known}"]


def _bars(bars: tuple[Bar, ...]) -> str:
    return ", ".join([f"{bar.label} {percent(bar.ways, bar.of)}" for bar in bars if bar.ways])


def _chance(one: Chance) -> list[str]:
    """What my own roll may bring, by each way there is."""
    lines = [f"    odds: {_bars(one.bars)}"] if one.bars else []
    lines += [f"    odds against an ability of {ability}: {_bars(bars)}" for ability, bars in one.against]
    lines += [f"    a way: {way.words}" for way in one.routes] if len(one.routes) > 1 else []
    return lines + [
        f"    {each.what.replace('take', 'take ')}: {each.total}, {each.words}"
        for each in one.takes
        if not each.refused
    ]


def _check(one: CheckSeen, private: Private | None) -> list[str]:
    said = f" ({quoted(one.text)})" if one.text and one.text.rstrip(".!").lower() not in one.title.lower() else ""
    lines = ["Check", f"  {one.title}{said}"]
    lines += [line for side in one.sides for line in _side(side)]
    if one.truthful is not None and one.situation == "lie":
        lines.append(f"    it is {'the truth' if one.truthful else 'a lie'}")
    lines += [f"    {one.words}"] if one.words else []
    lines += [f"    {one.outcome}"] if one.outcome else []
    lines += [f"    with {listed(one.extras)}"] if one.extras else []
    return lines + ([line for chance in private.chances for line in _chance(chance)] if private is not None else [])


def _task(table: _Table, one: TaskSeen) -> list[str]:
    who = " against ".join([table.names(side) for side in one.task.sides])
    lines = [f"{one.task.name}, {who}: {one.words}"]
    return lines + ([f"  odds: {_bars(one.odds)}"] if one.odds else [])


def _under_way(table: _Table) -> list[str]:
    public, private = table.public, table.private
    check = (private.check if private is not None else None) or public.check
    lines = _check(check, private) if check is not None else []
    lines += [line for one in public.tasks for line in _task(table, one)]
    for climb in public.climbs:
        on = f"the next {climb.metres} m against {climb.target}" if climb.metres else f"against {climb.target}"
        lines.append(f"{table.name(climb.climb.who)} climbs: {climb.words}; {on}")
        lines += [f"  to fall on the way up, {way}: {share}" for way, share in climb.fall]
    return lines + [f"Work of art: {work.name}, {work.quality} ({work.label})" for work in public.works]


def _private(table: _Table, private: Private) -> list[str]:
    lines = [
        (
            f"{table.name(one.who)} {one.words}{f': {quoted(one.text)}' if one.text else ''}, said by "
            f"{table.name(one.speaker)}"
        )
        for one in private.beliefs
    ]
    lines += [
        f"In secret: {one.title.removesuffix('?')}{f', {one.words}' if one.words else ''}" for one in private.kept
    ]
    lines += [f"Your team has named {table.name(one.who)} for the next turn" for one in private.picked]
    lines += [f"Note: {note.title}. {note.text}" for note in private.notes]
    return lines + [f"{table.seat_name(plea.seat)} asks: {quoted(short(plea.words, 200))}" for plea in private.pleas]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """Session and scene, a block for everybody, then what is under way."""
    table = _Table(public, private, seat)
    lines = _scene(public)
    for one in table.people:
        lines += _person(table, one)
    lines += [*_under_way(table), *house_words(public.house, OPTIONS)]
    return "\n".join([*lines, *(_private(table, private) if private is not None else [])])
