"""The crib sheet: what is good to have at hand while playing, on one page, made from the printed tables."""

from parlour.core.game import Crib
from parlour.games.yags.content.numbers import load_limits
from parlour.games.yags.content.tables import TABLES, tech_words
from parlour.games.yags.odds.rollers import Roller, chance, default, unskilled
from parlour.games.yags.odds.said import share
from parlour.roleplay.phrases import signed

Entries = tuple[tuple[str, str], ...]


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _difficulties() -> Entries:
    return tuple(
        [
            (
                f"{row.label.capitalize()} {row.target}",
                f"{row.text} In a contest {signed(row.opponent)} for the opponent.",
            )
            for row in TABLES.difficulty
        ]
    )


def _degrees() -> Entries:
    return tuple(
        [
            (row.name.capitalize() + (f", {row.margin} above" if row.margin > 0 else ""), row.text)
            for row in TABLES.degree
        ]
    )


def _attributes() -> Entries:
    bands = ", ".join([f"{row.least} {row.label}" for row in TABLES.band[:-1]])
    last = TABLES.band[-1]
    return (
        *[(row.name, row.text) for row in TABLES.attribute],
        ("Values", f"{bands}, {last.least} and more {last.label}."),
    )


def _bands() -> Entries:
    rows = (("Skills", TABLES.skill_band), ("Knowledges", TABLES.knowledge_band), ("Languages", TABLES.language_band))
    return tuple(
        [
            (name, _first_upper(", ".join([f"from {row.least} {row.label}" for row in bands[1:]])) + ".")
            for name, bands in rows
        ]
    )


def _talents() -> Entries:
    rows = []
    for row in TABLES.talent:
        pairs = "; ".join([f"{attribute}: {use}" for attribute, use in row.pairs])
        rows.append((row.name.capitalize(), f"{pairs}. Against {row.opposed}."))
    return tuple(rows)


def _gaits() -> Entries:
    rows = []
    for row in TABLES.gait:
        cost = row.cost if row.cost == "free" else f"costs {row.cost}"
        rows.append((row.name.capitalize(), f"{_first_upper(row.four)} a round; difficulty {row.factor}; {cost}."))
    ground = ", ".join([f"{row.key} {row.value}" for row in TABLES.obstruction])
    return (
        *rows,
        (
            "Ground",
            f"{_first_upper(ground)}; unstable, narrow and slippery 5 or 10 each; wind 5 more with one of them.",
        ),
        (
            "Failing",
            (
                "No progress. Where a fall is dangerous, a second check at the same target. One fatigue turns "
                "either, if success was possible."
            ),
        ),
        ("Long runs", "One fatigue each time Health x athletics minutes have passed."),
        ("On the road", "Move in kilometres each watch of four hours, and one fatigue."),
    )


def _loads() -> Entries:
    rows = []
    for row in TABLES.load:
        name = row.name.capitalize() + (f", up to {row.limit}" if row.limit != "more" else "")
        rows.append((name, row.text + (f" {row.resist} against fatigue." if row.resist else "")))
    limits = [
        f"Strength {strength}: {'/'.join([str(limit // 1000) for limit in load_limits(strength)])}"
        for strength in (2, 3, 4, 5)
    ]
    return (*rows, ("In kilograms", "; ".join(limits) + "."))


def _climbs() -> Entries:
    surfaces = "; ".join([f"{row.target} {row.text}" for row in TABLES.surface])
    fights = "; ".join([f"{row.target} {row.text}" for row in TABLES.scramble])
    return (
        ("Surface", f"{surfaces}."),
        *[
            (row.name.capitalize(), f"{_first_upper(row.distance)}. After a failure {row.saved}.")
            for row in TABLES.pace
        ],
        (
            "How",
            (
                "Strength x athletics gets up, Agility x athletics holds on. Carefully: half the distance, and "
                "holding on at half the target."
            ),
        ),
        ("In a fight", f"Agility x athletics: {fights}. As the whole round half of it."),
    )


def _senses() -> Entries:
    return (
        (
            "Noticing",
            ", ".join([f"{row.key} {row.target}" for row in TABLES.notice]).capitalize()
            + ", with Perception x awareness.",
        ),
        (
            "Spotting",
            (
                "0 for a person in the open; above 50 m +5, from 100 m +10, each doubling +10 more; each Size "
                "above 5 -5, below +5; half cover +10, nearly full +20."
            ),
        ),
        (
            "Sneaking",
            "Agility x stealth (a hiding place: Perception), against Perception x awareness less those numbers.",
        ),
        (
            "Pockets",
            (
                "Dexterity x sleight against Perception x awareness: "
                f"{', '.join([f'{row.text} {signed(row.bonus)}' for row in TABLES.crowd])}."
            ),
        ),
        ("Conjuring", f"{', '.join([f'{row.text} {row.target}' for row in TABLES.trick]).capitalize()}."),
        (
            "Throwing",
            (
                f"{', '.join([f'{row.key} {row.target}' for row in TABLES.aim]).capitalize()}; 1 more for each "
                "metre. Catching: 10, and 1 more for each point the throw missed by."
            ),
        ),
    )


def _people() -> Entries:
    rows = []
    for row in TABLES.charm:
        total = f"From {row.least}" if row.value >= 0 else "Below 10"
        rows.append((f"{row.name.capitalize()} ({signed(row.value)})", f"{total}. {row.text}"))
    return (
        *rows,
        (
            "Lying",
            (
                "Will x guile against Empathy x guile, in hiding. The listener has to exceed; by 10 or more there "
                "is certainty. Neither learns how it went."
            ),
        ),
        ("Interrogating", "Intelligence x guile on both sides."),
    )


def _sizes() -> Entries:
    bodies = ", ".join(
        [f"Size {row.size}: {row.mass}" for row in TABLES.size if row.size in (0, 3, 4, 5, 6, 9, 10, 15, 21)]
    )
    return (
        ("Bodies", f"{bodies}. Five more is ten times as heavy."),
        (
            "Vehicles and things",
            (
                f"{', '.join([f'Size {row.size}: {row.examples}' for row in TABLES.bulk[:5]])}. By volume: 5 is "
                "one cubic metre."
            ),
        ),
        ("Wounds", "As many as Size."),
        ("Tiny", "Below Size 0: each level a tenth of the mass, 5 harder to hit; any hit by something larger kills."),
    )


def _odds() -> Entries:
    """YAG-009: the fumble is in it."""
    targets = (10, 20, 30, 40)

    def row(roller: Roller) -> str:
        return ", ".join([f"{target}: {share(chance(roller, target))}" for target in targets]) + "."

    rows = [(f"Ability {ability}", row(Roller(ability))) for ability in (3, 6, 9, 12, 16, 20, 25, 30)]
    return (*rows, ("A default of 12", row(default(12))), ("Unskilled", row(unskilled())))


def _techs() -> Entries:
    return tuple(
        [(tech_words(row.tl), (f"{_first_upper(row.years)}. " if row.years else "") + row.text) for row in TABLES.tech]
    )


CRIB: tuple[Crib, ...] = (
    Crib(
        "A check",
        (
            (
                "Roll",
                (
                    "Attribute x skill + d20 against the target; meeting it is enough. Without a skill involved: "
                    "attribute x 4."
                ),
            ),
            ("Fumble", "A natural 1 always fails; some situations raise that number."),
            ("Natural 20", "Nothing special, but in a contest with the higher skill."),
            (
                "Professional",
                (
                    "Skill 4 and more. Predictable: take 0. Nothing presses either: take 10, in twice the time. "
                    "Neither in a contest nor with a raised fumble chance."
                ),
            ),
            (
                "Default",
                (
                    "Another skill: the total halved, twice the fumble chance, no techniques. So also without the "
                    "right familiarity."
                ),
            ),
            ("Unskilled", "The die alone, halved; 1 and 2 are fumbles. A knowledge at 0 cannot be tried."),
            (
                "Order",
                (
                    "Attribute with changes for this roll, less load, not below 0; times skill; mastery; "
                    "modifiers; die; halved once, rounded down."
                ),
            ),
        ),
    ),
    Crib("Difficulties", _difficulties()),
    Crib("Degrees of success", _degrees()),
    Crib(
        "Contests and tasks",
        (
            (
                "Contest",
                (
                    "A natural 20 with the higher skill wins; who fumbles loses; then the higher total, then the "
                    "higher skill."
                ),
            ),
            ("Long task", "Target/successes. A failure raises the fumble chance by 1; two in a row lose it."),
            (
                "Competition",
                "Win a turn: take the advantage. Win with it: score, and give it up. Lose with it: it is gone.",
            ),
            (
                "Fatigue",
                (
                    "In a physical competition the loser may pay one so that nothing is scored. In teams whoever "
                    "is named takes one each time."
                ),
            ),
            (
                "Masteries",
                (
                    "+1 for each level, the attribute +1 for every five. The lower one fumbles on 1 more for each "
                    "level between; the higher one scoring keeps the advantage or tires the other."
                ),
            ),
            (
                "Art",
                (
                    "The lowest roll counts: "
                    f"{', '.join([f'from {row.least} {row.label}' for row in TABLES.quality[1:]])}. "
                    f"{', '.join([f'{row.key} {row.rolls}' for row in TABLES.work]).capitalize()}."
                ),
            ),
        ),
    ),
    Crib("Attributes", _attributes()),
    Crib("Levels", _bands()),
    Crib("Talents", _talents()),
    Crib(
        "Techniques",
        (
            ("Price", "The level, in experience points; a skill of the group or list must be as high."),
            ("Familiarity", "Mostly 2, complex ones 4. One comes with the skill."),
            ("Specialisation", "2. A broad one lowers a fact by 10, the exact one spares the roll."),
            ("Mastery", "1 for each level, never above the skill."),
        ),
    ),
    Crib("Moving", _gaits()),
    Crib("Load", _loads()),
    Crib("Climbing", _climbs()),
    Crib("Senses and hands", _senses()),
    Crib("People", _people()),
    Crib("Size", _sizes()),
    Crib("Odds by ability and target", _odds()),
    Crib("Tech Levels", _techs()),
    Crib(
        "Licence of these rules",
        (
            (
                "Free",
                (
                    "Based on Yags Core, under the GNU General Public License, version 2, which comes with Parlour "
                    "in LICENSE-GPL.txt. You may use, study, change and pass them on under its terms, with the "
                    "source. Changed in 2026: restated in other words, with rulings and examples added."
                ),
            ),
            ("No warranty", "There is none, to the extent permitted by law."),
            (
                "Not here",
                (
                    "Prices of attributes and skills, what wounds and fatigue do, combat: they are in other "
                    "articles of Yags."
                ),
            ),
        ),
    ),
)
