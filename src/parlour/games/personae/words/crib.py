"""The crib sheet: what is good to have at hand while playing, on one page, made from the printed tables. How it reads
stands in crib.ftl of each language."""

from collections.abc import Callable

from parlour.core.game import Crib
from parlour.core.phrasebook import Phrasebook
from parlour.games.personae.content.effects import VOCABULARY
from parlour.games.personae.content.tables import TABLES
from parlour.games.personae.odds.pools import opposed
from parlour.games.personae.odds.singles import criticals, highest, mean
from parlour.games.personae.words.benefits import SAY as EFFECTS
from parlour.games.personae.words.odds import share
from parlour.games.personae.words.phrases import dice, signed

SAY = Phrasebook(__package__, "crib")
Entries = tuple[tuple[str, str], ...]


def _attributes() -> Entries:
    rows = []
    for row in TABLES.attribute:
        text = SAY("attributes-row", text=row.text, sets=row.sets, adds=row.adds, good=row.good)
        rows.append((f"{row.name} ({row.short})", text))
    return tuple(rows)


def _ranks() -> Entries:
    rows = []
    for row in TABLES.rank:
        name = SAY("ranks-two" if row.count == 2 else "ranks-one", name=row.name)
        rows.append((name, SAY("ranks-row", percent=f"{row.tenths}0", text=row.text)))
    return tuple(rows)


def _kinds() -> Entries:
    rows = []
    for row in TABLES.challenge:
        key = "kinds-row-active" if row.active else "kinds-row"
        rows.append((row.name, SAY(key, actor=row.actor, answer=row.answer, active=row.active)))
    return tuple(rows)


def _difficulties() -> Entries:
    rows = []
    for row in TABLES.difficulty:
        key = "difficulty-more" if row.or_more else "difficulty-row"
        rows.append((row.name, SAY(key, modifier=signed(row.modifier), task=row.task)))
    return tuple(rows)


def _health() -> Entries:
    rows = []
    for row in TABLES.health:
        key = "health-row" if row.minion == "-" else "health-minion"
        hits = SAY(key, main=row.main, minor=row.minor, minion=row.minion)
        text = SAY("health-fewer" if row.fewer else "health-plain", hits=hits, count=row.fewer, note=row.note)
        rows.append((row.status, text))
    return tuple(rows)


def _prices() -> Entries:
    return tuple([(row.what, SAY("prices-row", creation=row.creation, play=row.play)) for row in TABLES.price])


def _weapons() -> Entries:
    rows = []
    for row in TABLES.weapon:
        name = SAY("weapons-name", size=row.size, category=row.category)
        rows.append((name, SAY("weapons-row", examples=row.examples, stops=", ".join(row.stops))))
    return tuple(rows)


def _traits() -> Entries:
    return tuple([(EFFECTS(word.code), EFFECTS.part(word.code, "first")) for word in VOCABULARY])


def _odds() -> Entries:
    """PER-121: the chain of ties is in it."""
    rows = []
    for ahead in (-3, -2, -1, 0, 1, 2, 3):
        chances = {many: share(opposed(many, many, ahead).success()) for many in (1, 3, 5)}
        said = ", ".join([SAY("odds-each", dice=many, percent=percent) for many, percent in chances.items()])
        rows.append((signed(ahead) if ahead else SAY("odds-equal"), SAY("odds-row", chances=said)))
    return tuple(rows)


def _criticals() -> Entries:
    rows = []
    for many in range(2, 9):
        best = mean(highest(many))
        tenths = (best.numerator * 20 + best.denominator) // (2 * best.denominator)
        known = {"percent": share(1 - criticals(many)[0]), "average": f"{tenths // 10}.{tenths % 10}"}
        rows.append((dice(many), SAY("criticals-row", **known)))
    return tuple(rows)


_BOXES: dict[str, tuple[Callable[[], Entries] | None, str]] = {
    "challenge": (None, "1 2 3 4 5 tie criticals 6"),
    "kinds": (_kinds, ""),
    "attributes": (_attributes, ""),
    "ranks": (_ranks, "equal"),
    "derived": (None, "potential skill pool hits cap"),
    "difficulty": (_difficulties, "gm"),
    "turns": (None, "escalating turn abilities helping round powers"),
    "health": (_health, ""),
    "injury": (None, "roll-over stabilising recovery injured wounded incapacitated"),
    "weapons": (_weapons, "ranged unarmed"),
    "prices": (_prices, ""),
    "traits": (_traits, ""),
    "odds": (_odds, ""),
    "criticals": (_criticals, ""),
    "licence": (None, "open own"),
}
"""Each box: rows of a printed table, then terms with what is said of them."""


def crib() -> tuple[Crib, ...]:
    boxes = []
    for box, (table, terms) in _BOXES.items():
        said = [(SAY(f"{box}-{term}"), SAY.part(f"{box}-{term}", "text")) for term in terms.split()]
        boxes.append(Crib(SAY(box), (*(table() if table else ()), *said)))
    return tuple(boxes)
