"""The crib sheet: what is good to have at hand, on one page, made from the printed tables."""

from parlour.core.game import Crib
from parlour.core.odds import percent
from parlour.games.fate.content.tables import TABLES, signed
from parlour.games.fate.odds.rolls import fixed


def _odds() -> tuple[tuple[str, str], ...]:
    entries = []
    for gap in range(-4, 5):
        chances = fixed(0, gap)
        said = (
            f"succeed {percent(chances.success, chances.of)} (with style {percent(chances.style, chances.of)}), "
            f"tie {percent(chances.tie, chances.of)}"
        )
        entries.append((f"{signed(gap)}" if gap else "equal", said))
    return tuple(entries)


def _outcomes() -> tuple[tuple[str, str], ...]:
    return tuple(
        (row.action, f"Fail: {row.fail}. Tie: {row.tie}. Succeed: {row.succeed}. With style: {row.style}.")
        for row in TABLES.outcome
    )


def _flows() -> tuple[tuple[str, str], ...]:
    return tuple(
        (flow.event, f"From {flow.source} to {flow.to}, {flow.when}." if flow.source else f"Nobody pays: {flow.when}.")
        for flow in TABLES.flow
    )


CRIB: tuple[Crib, ...] = (
    Crib("The ladder", tuple((signed(number), name) for number, name in TABLES.ladder)),
    Crib("Approaches", tuple(TABLES.approaches.items())),
    Crib("Odds, by difficulty less approach", _odds()),
    Crib("Outcomes", _outcomes()),
    Crib(
        "Invoking an aspect",
        (
            ("What it costs", "A fate point, or a free invocation. Best decided once the dice are seen."),
            ("+2", "To your own roll."),
            ("+2 for an ally", "To an ally's roll."),
            ("Reroll", "All your dice; bonuses stay, and the new dice count even if they are lower."),
            ("+2 against a foe", "To what an opponent has to beat."),
            (
                "How often",
                "Each aspect once for a fate point on one roll; free ones come on top. A boost is used once and gone.",
            ),
        ),
    ),
    Crib(
        "Absorbing a hit",
        (
            *[
                (f"{row.piece}: up to {row.up_to}", f"Clears: {row.clears[0].lower()}{row.clears[1:]}")
                for row in TABLES.absorbs
            ],
            (
                "One hit",
                (
                    "One stress box at most, and as many consequences as you like. All of it must be absorbed, or "
                    "you are taken out."
                ),
            ),
        ),
    ),
    Crib(
        "A turn in a conflict",
        (
            ("Move", "One zone is free unless something is in the way. Further, or through it, takes your action."),
            ("Act", "One of: create an advantage, overcome, attack, help an ally."),
            ("Defend", "Whenever somebody acts against you; it is free."),
            ("Help", "+1 to an ally's roll, in place of your own turn."),
            ("Concede", "Before the opponent's dice: you are out, have a say, and earn fate points."),
        ),
    ),
    Crib("Fate points", _flows()),
    Crib("Milestones", tuple((row.kind, row.gives) for row in TABLES.milestone)),
)
