"""Individuals as files: our own JSON, which can be brought to another table, and a page to read or print. Secrets are
in neither."""

from parlour.core.game import RuleViolation, SheetFormat
from parlour.games.personae.content.effects import WORDS
from parlour.games.personae.content.numbers import RANK_TENTHS
from parlour.games.personae.model import ATTRIBUTES, Ability, Gear, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import is_npc
from parlour.games.personae.sheet_file import schema, to_file
from parlour.roleplay.cast import seat_of, seen
from parlour.roleplay.chapter import leads
from parlour.roleplay.paper import as_json, block, plain

__all__ = ["SHEETS", "markdown", "schema", "written"]

SHEETS = (
    SheetFormat("parlour", "Parlour character", "parlour.json"),
    SheetFormat("markdown", "Text (Markdown)", "md"),
)
_DURATIONS = {"I": "Instant", "M": "Maintain", "T": "Independent", "S": "Special"}
_STATUSES = ("Injured", "Wounded", "Incapacitated", "Dying")


def written(state: State, seat: int | None, who: str, form: str) -> str:
    """Players' characters for everybody; numbers of supporting characters are the game master's until she shows
    them."""
    person = seen(state, -1 if seat is None else seat, who)
    if person is None or not person.numbered:
        raise RuleViolation("no-sheet", "PER-254", "There is no such sheet.", "Choose somebody with numbers.")
    own = seat is not None and (leads(state, seat) or seat_of(state, person) == seat)
    if not own and is_npc(person) and not person.shown:
        raise RuleViolation(
            "not-yours", "PER-262", f"{person.name}'s numbers are the game master's.", "She may show them."
        )
    if not own and not derive.made(person):
        raise RuleViolation("not-ready", "PER-065", f"{person.name} is still being made.", "Wait until it is approved.")
    if form not in [sheet.key for sheet in SHEETS]:
        raise RuleViolation(
            "no-format", "PER-109", "Characters are not written in that format.", "Choose one of the formats."
        )
    if form == "markdown":
        return markdown(state, person)
    return as_json(to_file(person))


# As a page


def markdown(state: State, person: Individual) -> str:
    """A sheet to read: who it is, the six Attributes, what follows from them, every Trait."""
    lines = [f"# {plain(person.name)}", "", plain(person.concept)] if person.concept else [f"# {plain(person.name)}"]
    lines += ["", f"Key words: {plain(', '.join(person.keywords))}."] if person.keywords else []
    lines += ["", f"Goal: {plain(person.goal)}"] if person.goal else []
    lines += [
        "",
        "| Attribute | Value | Priority | Cap |",
        "|---|---|---|---|",
        *[_attribute(person, name) for name in ATTRIBUTES],
    ]
    lines += ["", *[f"- {one}" for one in derived(state, person)]]
    lines += ["", "## Skills", "", *[f"- {_skill(person, one)}" for one in person.skills]]
    lines += block("Special Abilities", [_ability(one) for one in person.abilities])
    lines += block("Powers", [_power(one) for one in person.powers])
    lines += block("Talents", [_talent(one) for one in person.talents])
    lines += block("Gear", [_gear(person, one) for one in person.gear])
    return "\n".join(lines) + "\n"


def _attribute(person: Individual, name: str) -> str:
    rank = derive.rank(person, name)
    most = (
        f"{derive.cap(rank, derive.whole(person))} ({RANK_TENTHS[rank] * 10}% of {derive.whole(person)})"
        if rank
        else "-"
    )
    return f"| {name} | {derive.value(person, name)} | {rank or '-'} | {most} |"


def derived(state: State, person: Individual) -> list[str]:
    """The row of numbers that follow from the rest."""
    pool, first = derive.pool(person), derive.threshold(state, person)
    statuses = _STATUSES[2:] if person.toughness == "minion" else _STATUSES
    health = ", ".join([f"{status} at {first + step}" for step, status in enumerate(statuses)])
    found = [(name, of(person)) for name, of in derive.SLOTS.items()]
    slots = [f"{name} {each.used} of {each.most}" for name, each in found]
    return [
        f"Potential {derive.potential(state, person)}, Skill cap {derive.skill_cap(state, person)}",
        f"Prowess Pool {pool.total}: {pool.assigned} assigned, {pool.left} unassigned",
        f"Slots: {', '.join(slots)}",
        f"Health{'' if person.toughness == 'major' else f' ({person.toughness})'}: {health} hits",
        f"Resource Cap {derive.resource_cap(state, person)}",
    ]


def _skill(person: Individual, one: Skill) -> str:
    tags = ", ".join([*one.tags, *([one.group] if one.group else [])])
    return f"{plain(one.name)}: {derive.rating(one)} dice + {one.attribute} {derive.value(person, one.attribute)}" + (
        f" ({plain(tags)})" if tags else ""
    )


def _ability(one: Ability) -> str:
    effect = derive.benefit(one)
    signs = [
        sign for sign, on in (("C", one.conditions), ("R", one.culture), ("Q", one.quality), ("X", one.gear)) if on
    ]
    marks = f" ({', '.join(signs)})" if signs else ""
    conditions = f" {plain('; '.join(one.conditions))}." if one.conditions else ""
    return (
        f"**{plain(one.name)}**{marks}: {plain(one.text)}{conditions} {WORDS[effect.code].title}, level "
        f"{derive.level(one)}."
    )


def _power(one: Power) -> str:
    hits = derive.power_hits(one)
    numbers = [f"targets {derive.power_targets(one)}", *([f"hits {hits}"] if hits else [])]
    skill = f" With {plain(one.skill)}." if one.skill else ""
    return (
        f"**{plain(one.name)}** ({_DURATIONS[derive.power_duration(one)]}, {', '.join(numbers)}): "
        f"{plain(one.text)}{skill}"
    )


def _talent(one: Talent) -> str:
    kind = "Native language" if one.native else one.kind.capitalize()
    if one.kind == "expertise":
        more = (
            f" ({derive.expertise_uses(one)} a session, {derive.expertise_dice(one)} more dice)" if one.bought else ""
        )
    else:
        more = f" (Cap {derive.resource(one)})" if one.kind == "resource" and derive.resource(one) != 1 else ""
    return f"{kind}: {plain(one.name)}{more}"


def _gear(person: Individual, one: Gear) -> str:
    marks = [*([one.size] if one.size else []), *([f"{one.shield} shield"] if one.shield else [])]
    marks += [f"exceptional by {' and '.join(one.exceptional)}"] if derive.exceptional(person, one) else []
    return plain(one.name) + (f" ({', '.join(marks)})" if marks else "")
