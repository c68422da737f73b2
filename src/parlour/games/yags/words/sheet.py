"""The table as text, for the terminal: made from a view alone, so that it shows no more than a view does."""

from parlour.core.odds import Bar, percent
from parlour.core.phrasebook import Phrasebook
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
from parlour.games.yags.words.phrases import kilograms, listed, minus, part, quoted, short, signed, size_words
from parlour.roleplay.sheet import TableText
from parlour.roleplay.words import house_words

SAY = Phrasebook(__package__, "sheet")


class _Table(TableText):
    public: Public
    private: Private | None

    def __init__(self, public: Public, private: Private | None, seat: int | None) -> None:
        super().__init__(public, private, seat, public.creatures)


def _scene(public: Public) -> list[str]:
    known = {"day": str(public.day), "watch": str(public.watch), "tl": public.tl_name}
    sitting = SAY("session", session=str(public.session), **known) if public.sitting else SAY("no-session", **known)
    scene = public.scene
    if not scene.open:
        return [sitting, f"  {SAY('between')}"]
    place = SAY("place-time", place=scene.place, time=scene.time) if scene.time else scene.place
    place = SAY("place-round", place=place, round=str(public.round)) if public.round else place
    lines = [sitting, f"  {SAY('scene', number=str(scene.number), place=place)}"]
    lines += [f"  {SAY('about', aim=scene.aim)}"] if scene.aim else []
    return [*lines, f"  {SAY('ground', ground=ground_words(public.ground))}"]


# People


def _skill(one: SkillSeen) -> str:
    words = SAY("skill", skill=one.name, level=str(one.level), band=one.label)
    products = ", ".join([f"{name} {product}" for name, product in one.abilities])
    words = f"{words}: {products}" if products else words
    return (
        f"    {SAY('toward', skill=words, points=str(one.toward), price=str(one.price))}"
        if one.toward
        else f"    {words}"
    )


def _technique(one: TechniqueSeen) -> str:
    name = f"{one.name} {one.level}" if one.kind == "mastery" else one.name
    skills = listed(one.skills, "or")
    words = SAY("technique" if one.works else "technique-idle", name=name, kind=one.kind, skills=skills)
    return f"    {words}: {one.text}" if one.text else f"    {words}"


def _gait(one: GaitSeen, targets: dict[str, int]) -> str:
    if one.refused:
        return SAY("gait-refused", gait=one.name)
    known = {"gait": one.name, "metres": str(one.metres)}
    if one.name in targets:
        return SAY("gait-against", target=str(targets[one.name]), **known)
    return SAY("gait", **known)


def _counters(one: CounterSeen) -> list[str]:
    """Only what there is, and how many wounds can be taken."""
    found = [("fatigue", one.fatigue), ("exhaustion", one.exhaustion), ("stuns", one.stuns)]
    marks = [SAY(name, count=str(count)) for name, count in found if count]
    wounds = {"count": str(one.wounds), "boxes": str(one.boxes)}
    marks += [SAY("wounds-dying" if one.dying else "wounds", **wounds)] if one.wounds else []
    marks += [SAY("penalty", amount=str(amount), name=name) for name, amount in one.penalties]
    return [f"  {'; '.join(marks)}"] if marks else []


def _item(one: Item) -> str:
    """Worn, with the load it is then (YAG-186), or left behind."""
    known = {"item": one.name, "weight": kilograms(one.weight)}
    if not one.here:
        return SAY("item-left", **known)
    if not one.worn:
        return SAY("item", **known)
    if one.worn_load in (-1, one.weight):
        return SAY("item-worn", **known)
    return SAY("item-worn-as", load=kilograms(one.worn_load), **known)


def _sheet(one: Sheet, targets: dict[str, int]) -> list[str]:
    values = [
        SAY("attribute", name=each.name, now=str(each.now), base=str(each.base))
        if each.now != each.base
        else f"{each.name} {each.now}"
        for each in one.attributes
    ]
    body = {"size": size_words(one.size, one.tiny), "mass": one.mass, "soak": str(one.soak), "move": str(one.move)}
    lines = [f"  {', '.join(values)}", f"  {SAY('body', why=one.move_why, km=str(one.watch_km), **body)}"]
    gaits = "; ".join([_gait(each, targets) for each in one.gaits])
    lines += [f"  {SAY('gaits', gaits=gaits, free=str(one.free_metres))}"] if gaits else []
    if one.load is not None:
        limits = "/".join([kilograms(grams).removesuffix(" kg") for grams in one.load.limits])
        load = SAY("load", grams=kilograms(one.load.grams), limits=limits, band=one.load.name)
        lines.append(f"  {load}. {' '.join(one.load.effects)}" if one.load.effects else f"  {load}")
    for kind in ("talent", "standard", "knowledge"):
        found = [_skill(each) for each in one.skills if each.kind == kind]
        lines += [f"  {SAY(f'skills-{kind}')}", *found] if found else []
    lines += [f"  {SAY('techniques')}", *[_technique(each) for each in one.techniques]] if one.techniques else []
    spoken = [
        SAY("language" if each.literate else "language-unread", language=each.name, level=str(each.level))
        for each in one.languages
    ]
    lines += [f"  {SAY('languages', languages='; '.join(spoken))}"] if spoken else []
    lines += [f"  {SAY('gear', items=', '.join([_item(each) for each in one.items]))}"] if one.items else []
    lines += [f"  {SAY('experience', points=str(one.xp))}"] if one.xp else []
    lines += [f"  {SAY('budget', what=what, spent=str(spent), given=str(given))}" for what, spent, given in one.budget]
    lines += [f"  {SAY('notice-waits' if each.blocks else 'notice', text=each.text)}" for each in one.notices]
    return lines + [f"  {SAY('lack', what=lack)}" for lack in one.lacks]


_STAGES = ("frame", "attributes", "skills", "techniques", "gear", "review", "dead")


def _marks(table: _Table, one: Person) -> list[str]:
    private = table.private
    mine = private is not None and one.id in private.mine and not private.leads
    marks = [SAY("yours")] if mine else []
    marks += [one.kind] if one.kind != "person" else []
    marks += [SAY(f"stage-{one.stage}")] if one.stage in _STAGES else []
    marks += [SAY("hidden")] if one.hidden else [] if one.here or not table.public.scene.open else [SAY("away")]
    return marks + ([one.condition] if one.condition and one.condition != "dead" else [])


def _doing(one: Person) -> list[str]:
    doing = []
    if one.gone or one.gait:
        known = {"metres": str(one.gone)}
        doing.append(SAY("gone-gait", gait=one.gait, **known) if one.gait else SAY("gone", **known))
    doing += [SAY("acted")] if one.acted else []
    doing += [SAY("barred")] if one.barred else []
    return doing + ([SAY("ran", count=one.ran)] if one.ran else [])


def _person(table: _Table, one: Person) -> list[str]:
    private, marks, doing = table.private, _marks(table, one), _doing(one)
    shown = f" ({', '.join(marks)})" if marks else ""
    lines = [f"{one.name}, {table.seat_name(one.seat)}{shown}"]
    lines += [f"  {one.concept}"] if one.concept else []
    lines += [f"  {SAY('sent-back', why=one.sent_back)}"] if one.sent_back else []
    lines += [f"  {'; '.join(doing)}"] if doing else []
    counters = one.counters or (private.counters.get(one.id) if private is not None else None)
    lines += _counters(counters) if counters is not None else []
    lines += [f"  {table.name(each.of)}: {reaction_name(each.value)} ({signed(each.value)})" for each in one.reactions]
    sheet = one.sheet or table.sheets.get(one.id)
    lines += _sheet(sheet, table.public.gait_targets) if sheet is not None else []
    written = private.written.get(one.id, "") if private is not None else ""
    return lines + ([f"  {SAY('notes', text=written)}"] if written else [])


# What is under way


def _times(row: Row, so_far: str, added: int) -> str:
    """(Agility 5 + mastery 1) × athletics 6; Health 4 × 4; (...) / 2"""
    if row.label == "over encumbered":
        return f"{so_far}, {row.label}"
    first = f"({so_far})" if added > 1 else so_far
    if row.sign == "÷":
        return f"{first} / {row.amount}"
    return f"{first} × {row.amount if row.label == 'raw attribute' else part(row.label, row.amount)}"


def _steps(rows: tuple[Row, ...]) -> str:
    """The sum as one line."""
    words, added = "", 0
    for row in rows:
        if row.sign != "+":
            words, added = _times(row, words, added), 1
            continue
        named = row.label if row.label.startswith("take ") else part(row.label, abs(row.amount))
        sign = "−" if row.amount < 0 else "+"
        words, added = (f"{words} {sign} {named}" if words else f"{'−' if row.amount < 0 else ''}{named}"), added + 1
    return words


def _side(one: SideSeen) -> list[str]:
    steps, title = _steps(one.rows), one.title.replace(": ", ", ", 1)
    if one.total is not None:
        line = f"    {title}: {steps} = {minus(one.total)}"
        return [SAY("fumbled", line=line, chance=str(one.fumble)) if one.fumbled else line]
    if one.rolled:
        return [f"    {SAY('rolled', who=title)}"]
    marks = [SAY("ability", ability=minus(one.ability))] if one.ability is not None else []
    marks += [SAY("fumble-chance", chance=str(one.fumble))] if one.fumble != 1 else []
    marks += [SAY("with", what=listed([name for _, name in one.techniques]))] if one.techniques else []
    known = f" ({', '.join(marks)})" if marks else ""
    return [f"    {title}{f': {steps}' if steps else ''}{known}"]


def _bars(bars: tuple[Bar, ...]) -> str:
    return ", ".join([f"{bar.label} {percent(bar.ways, bar.of)}" for bar in bars if bar.ways])


def _chance(one: Chance) -> list[str]:
    """What my own roll may bring, by each way there is."""
    lines = [SAY("odds", odds=_bars(one.bars))] if one.bars else []
    lines += [SAY("odds-against", ability=minus(ability), odds=_bars(bars)) for ability, bars in one.against]
    lines += [SAY("way", way=way.words) for way in one.routes] if len(one.routes) > 1 else []
    lines += [SAY(each.what, total=minus(each.total), end=each.words) for each in one.takes if not each.refused]
    return [f"    {line}" for line in lines]


def _check(one: CheckSeen, private: Private | None) -> list[str]:
    said = f" ({quoted(one.text)})" if one.text and one.text.rstrip(".!").lower() not in one.title.lower() else ""
    lines = [SAY("check"), f"  {one.title}{said}"]
    lines += [line for side in one.sides for line in _side(side)]
    if one.truthful is not None and one.situation == "lie":
        lines.append(f"    {SAY('truth' if one.truthful else 'lie')}")
    lines += [f"    {one.words}"] if one.words else []
    lines += [f"    {one.outcome}"] if one.outcome else []
    lines += [f"    {SAY('with', what=listed(one.extras))}"] if one.extras else []
    return lines + ([line for chance in private.chances for line in _chance(chance)] if private is not None else [])


def _task(table: _Table, one: TaskSeen) -> list[str]:
    sides = [table.names(side) for side in one.task.sides]
    who = SAY("against", one=sides[0], other=sides[1]) if len(sides) > 1 else sides[0]
    lines = [f"{one.task.name}, {who}: {one.words}"]
    return lines + ([f"  {SAY('odds', odds=_bars(one.odds))}"] if one.odds else [])


def _under_way(table: _Table) -> list[str]:
    public, private = table.public, table.private
    check = (private.check if private is not None else None) or public.check
    lines = _check(check, private) if check is not None else []
    lines += [line for one in public.tasks for line in _task(table, one)]
    for climb in public.climbs:
        known = {"who": table.name(climb.climb.who), "state": climb.words, "target": str(climb.target)}
        lines.append(SAY("climbs-next", metres=str(climb.metres), **known) if climb.metres else SAY("climbs", **known))
        lines += [f"  {SAY('falls', way=way, odds=share)}" for way, share in climb.fall]
    return lines + [SAY("work", name=work.name, quality=str(work.quality), label=work.label) for work in public.works]


def _private(table: _Table, private: Private) -> list[str]:
    lines = []
    for one in private.beliefs:
        known = {"who": table.name(one.who), "belief": one.words, "speaker": table.name(one.speaker)}
        lines.append(SAY("belief-text", text=quoted(one.text), **known) if one.text else SAY("belief", **known))
    for kept in private.kept:
        title = kept.title.removesuffix("?")
        lines.append(SAY("kept", title=f"{title}, {kept.words}" if kept.words else title))
    lines += [SAY("picked", who=table.name(one.who)) for one in private.picked]
    lines += [SAY("note", title=note.title, text=note.text) for note in private.notes]
    return lines + [
        SAY("plea", who=table.seat_name(plea.seat), text=quoted(short(plea.words, 200))) for plea in private.pleas
    ]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """Session and scene, a block for everybody, then what is under way."""
    table = _Table(public, private, seat)
    lines = _scene(public)
    for one in table.people:
        lines += _person(table, one)
    lines += [*_under_way(table), *house_words(public.house, OPTIONS)]
    return "\n".join([*lines, *(_private(table, private) if private is not None else [])])
