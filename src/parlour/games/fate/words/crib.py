"""The crib sheet: what is good to have at hand, on one page, made from the printed tables. How it reads stands in
crib.ftl."""

from parlour.core.game import Crib
from parlour.core.odds import percent
from parlour.core.phrasebook import Phrasebook
from parlour.games.fate.content.tables import TABLES, signed
from parlour.games.fate.odds.rolls import fixed

SAY = Phrasebook(__package__, "crib")
Entries = tuple[tuple[str, str], ...]


def _odds() -> Entries:
    entries = []
    for gap in range(-4, 5):
        chances = fixed(0, gap)
        shares = {"success": chances.success, "style": chances.style, "tie": chances.tie}
        said = SAY("odds-line", **{key: percent(ways, chances.of) for key, ways in shares.items()})
        entries.append((signed(gap) if gap else SAY("odds-same"), said))
    return tuple(entries)


def _outcomes() -> Entries:
    return tuple(
        [
            (row.action, SAY("outcome-line", fail=row.fail, tie=row.tie, succeed=row.succeed, style=row.style))
            for row in TABLES.outcome
        ]
    )


def _flows() -> Entries:
    return tuple(
        [
            (
                flow.event,
                SAY("points-line", source=flow.source, to=flow.to, when=flow.when)
                if flow.source
                else SAY("points-nobody", when=flow.when),
            )
            for flow in TABLES.flow
        ]
    )


def _absorbs() -> Entries:
    return tuple(
        [
            (
                SAY("absorb-line", piece=row.piece, most=row.up_to, when=""),
                SAY.part("absorb-line", "text", piece="", most="", when=f"{row.clears[0].lower()}{row.clears[1:]}"),
            )
            for row in TABLES.absorbs
        ]
    )


def _terms(box: str, *terms: str) -> Entries:
    return tuple([(SAY(f"{box}-{term}"), SAY.part(f"{box}-{term}", "text")) for term in terms])


def crib() -> tuple[Crib, ...]:
    return (
        Crib(SAY("ladder"), tuple([(signed(number), name) for number, name in TABLES.ladder])),
        Crib(SAY("approaches"), tuple(TABLES.approaches.items())),
        Crib(SAY("odds"), _odds()),
        Crib(SAY("outcomes"), _outcomes()),
        Crib(SAY("invoking"), _terms("invoking", "cost", "bonus", "ally", "reroll", "against", "often")),
        Crib(SAY("absorbing"), (*_absorbs(), *_terms("absorbing", "one"))),
        Crib(SAY("turn"), _terms("turn", "move", "act", "defend", "help", "concede")),
        Crib(SAY("points"), _flows()),
        Crib(SAY("milestones"), tuple([(row.kind, row.gives) for row in TABLES.milestone])),
    )
