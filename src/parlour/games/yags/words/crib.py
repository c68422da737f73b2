"""The crib sheet: what is good to have at hand while playing, on one page, made from the printed tables. How it reads
stands in crib.ftl of each language."""

from collections.abc import Callable, Iterable

from parlour.core.game import Crib
from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.content.numbers import load_limits
from parlour.games.yags.content.tables import TABLES, tech_words
from parlour.games.yags.odds.rollers import Roller, chance, default, unskilled
from parlour.games.yags.odds.said import share
from parlour.games.yags.words.phrases import first_up, minus, signed

SAY = Phrasebook(__package__, "crib")
Entries = tuple[tuple[str, str], ...]


def _row(key: str, **known: str | int) -> tuple[str, str]:
    """A term whose text is filled in."""
    return SAY(key), SAY(f"{key}-text", **known)


def _list(parts: Iterable[str], between: str = ", ") -> str:
    return first_up(between.join(parts))


def _difficulties() -> Entries:
    return tuple(
        [
            (
                f"{first_up(row.label)} {row.target}",
                SAY("difficulties-row", text=row.text, opponent=signed(row.opponent)),
            )
            for row in TABLES.difficulty
        ]
    )


def _degrees() -> Entries:
    rows = []
    for row in TABLES.degree:
        name = first_up(row.name)
        rows.append((SAY("degrees-above", name=name, margin=row.margin) if row.margin > 0 else name, row.text))
    return tuple(rows)


def _tasks() -> Entries:
    qualities = [SAY("from-label", least=row.least, label=row.label) for row in TABLES.quality[1:]]
    works = _list([f"{row.key} {row.rolls}" for row in TABLES.work])
    return (_row("tasks-art", qualities=", ".join(qualities), works=works),)


def _attributes() -> Entries:
    bands, last = ", ".join([f"{row.least} {row.label}" for row in TABLES.band[:-1]]), TABLES.band[-1]
    values = _row("attributes-values", bands=bands, least=last.least, label=last.label)
    return (*[(row.name, row.text) for row in TABLES.attribute], values)


def _levels() -> Entries:
    tables = {
        "levels-skills": TABLES.skill_band,
        "levels-knowledges": TABLES.knowledge_band,
        "levels-languages": TABLES.language_band,
    }
    rows = []
    for key, bands in tables.items():
        rows.append((SAY(key), _list([SAY("from-label", least=row.least, label=row.label) for row in bands[1:]]) + "."))
    return tuple(rows)


def _talents() -> Entries:
    rows = []
    for row in TABLES.talent:
        pairs = "; ".join([f"{attribute}: {use}" for attribute, use in row.pairs])
        rows.append((first_up(row.name), SAY("talents-row", pairs=pairs, opposed=row.opposed)))
    return tuple(rows)


def _gaits() -> Entries:
    rows = []
    for row in TABLES.gait:
        cost = row.cost if row.cost == "free" else SAY("moving-cost", cost=row.cost)
        text = SAY("moving-row", distance=first_up(row.four), factor=row.factor, cost=cost)
        rows.append((first_up(row.name), text))
    return (*rows, _row("moving-ground", grounds=_list([f"{row.key} {row.value}" for row in TABLES.obstruction])))


def _loads() -> Entries:
    rows = []
    for row in TABLES.load:
        name = first_up(row.name)
        name = name if row.limit == "more" else SAY("load-up-to", name=name, limit=row.limit)
        rows.append((name, SAY("load-resist", text=row.text, resist=minus(row.resist)) if row.resist else row.text))
    limits = []
    for strength in (2, 3, 4, 5):
        kilograms = "/".join([str(limit // 1000) for limit in load_limits(strength)])
        limits.append(SAY("load-strength", strength=strength, limits=kilograms))
    return (*rows, (SAY("load-kilograms"), "; ".join(limits) + "."))


def _climbs() -> Entries:
    surfaces = "; ".join([f"{row.target} {row.text}" for row in TABLES.surface])
    fights = "; ".join([f"{row.target} {row.text}" for row in TABLES.scramble])
    paces = [
        (first_up(row.name), SAY("climbing-row", distance=first_up(row.distance), saved=row.saved))
        for row in TABLES.pace
    ]
    return ((SAY("climbing-surface"), f"{surfaces}."), *paces, _row("climbing-fight", fights=fights))


def _senses() -> Entries:
    tricks = _list([f"{row.text} {row.target}" for row in TABLES.trick])
    return (
        _row("senses-noticing", rows=_list([f"{row.key} {row.target}" for row in TABLES.notice])),
        _row("senses-pockets", rows=", ".join([f"{row.text} {signed(row.bonus)}" for row in TABLES.crowd])),
        (SAY("senses-conjuring"), f"{tricks}."),
        _row("senses-throwing", rows=_list([f"{row.key} {row.target}" for row in TABLES.aim])),
    )


def _people() -> Entries:
    rows = []
    for row in TABLES.charm:
        key = "people-from" if row.value >= 0 else "people-below"
        rows.append((f"{first_up(row.name)} ({signed(row.value)})", SAY(key, least=row.least, text=row.text)))
    return tuple(rows)


def _sizes() -> Entries:
    bodies = [row for row in TABLES.size if row.size in (0, 3, 4, 5, 6, 9, 10, 15, 21)]
    heavy = ", ".join([SAY("size-row", size=row.size, what=row.mass) for row in bodies])
    things = ", ".join([SAY("size-row", size=row.size, what=row.examples) for row in TABLES.bulk[:5]])
    return _row("size-bodies", rows=heavy), _row("size-things", rows=things)


def _odds() -> Entries:
    """YAG-009: the fumble is in it."""

    def row(roller: Roller) -> str:
        return ", ".join([f"{target}: {share(chance(roller, target))}" for target in (10, 20, 30, 40)]) + "."

    rows = [(SAY("odds-ability", ability=ability), row(Roller(ability))) for ability in (3, 6, 9, 12, 16, 20, 25, 30)]
    return (*rows, (SAY("odds-default"), row(default(12))), (SAY("odds-unskilled"), row(unskilled())))


def _techs() -> Entries:
    rows = []
    for row in TABLES.tech:
        text = SAY("tech-years", years=first_up(row.years), text=row.text) if row.years else row.text
        rows.append((tech_words(row.tl), text))
    return tuple(rows)


_BOXES: dict[str, tuple[Callable[[], Entries] | None, str]] = {
    "check": (None, "roll fumble twenty professional default unskilled order"),
    "difficulties": (_difficulties, ""),
    "degrees": (_degrees, ""),
    "tasks": (_tasks, "contest long competition fatigue masteries"),
    "attributes": (_attributes, ""),
    "levels": (_levels, ""),
    "talents": (_talents, ""),
    "techniques": (None, "price familiarity specialisation mastery"),
    "moving": (_gaits, "failing long road"),
    "load": (_loads, ""),
    "climbing": (_climbs, "how"),
    "senses": (_senses, "spotting sneaking"),
    "people": (_people, "lying interrogating"),
    "size": (_sizes, "wounds tiny"),
    "odds": (_odds, ""),
    "tech": (_techs, ""),
    "licence": (None, "free warranty missing"),
}
"""Each box: rows of a printed table, then terms with what is said of them."""


def crib() -> tuple[Crib, ...]:
    boxes = []
    for box, (table, terms) in _BOXES.items():
        said = [(SAY(f"{box}-{term}"), SAY.part(f"{box}-{term}", "text")) for term in terms.split()]
        boxes.append(Crib(SAY(box), (*(table() if table else ()), *said)))
    return tuple(boxes)
