"""Individuals as files: our own JSON, which can be brought to another table, and a page to read or print. Secrets are
in neither."""

from parlour.core.game import RuleViolation, SheetFormat
from parlour.games.personae.content.numbers import RANK_TENTHS
from parlour.games.personae.model import ATTRIBUTES, Ability, Gear, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import is_npc
from parlour.games.personae.sheet_file import schema, to_file
from parlour.games.personae.words.benefits import SAY as EFFECTS
from parlour.games.personae.words.benefits import duration
from parlour.games.personae.words.paper import SAY
from parlour.games.personae.words.phrases import dice, listed
from parlour.roleplay.cast import seat_of, seen
from parlour.roleplay.chapter import leads
from parlour.roleplay.paper import as_json, block, plain

__all__ = ["markdown", "schema", "sheets", "written"]

_STATUSES = ("Injured", "Wounded", "Incapacitated", "Dying")
_SUFFIX = {"parlour": "parlour.json", "markdown": "md"}


def sheets() -> tuple[SheetFormat, ...]:
    return tuple([SheetFormat(key, SAY(f"format-{key}"), suffix) for key, suffix in _SUFFIX.items()])


def _refused(reason: str, rule: str, who: str = "") -> RuleViolation:
    return RuleViolation(reason, rule, SAY(reason, who=who), SAY.part(reason, "cure", who=who))


def written(state: State, seat: int | None, who: str, form: str) -> str:
    """Players' characters for everybody; numbers of supporting characters only once the game master shows them."""
    person = seen(state, -1 if seat is None else seat, who)
    if person is None or not person.numbered:
        raise _refused("no-sheet", "PER-254")
    own = seat is not None and (leads(state, seat) or seat_of(state, person) == seat)
    if not own and is_npc(person) and not person.shown:
        raise _refused("not-yours", "PER-262", person.name)
    if not own and not derive.made(person):
        raise _refused("not-ready", "PER-065", person.name)
    if form not in _SUFFIX:
        raise _refused("no-format", "PER-109")
    if form == "markdown":
        return markdown(state, person)
    return as_json(to_file(person))


# As a page


def markdown(state: State, person: Individual) -> str:
    """A sheet to read: who it is, the six Attributes, what follows from them, every Trait."""
    lines = [f"# {plain(person.name)}", "", plain(person.concept)] if person.concept else [f"# {plain(person.name)}"]
    lines += ["", SAY("keywords", words=plain(", ".join(person.keywords)))] if person.keywords else []
    lines += ["", SAY("goal", goal=plain(person.goal))] if person.goal else []
    lines += [
        "",
        f"| {' | '.join([SAY(head) for head in ('attribute', 'value', 'priority', 'cap')])} |",
        "|---|---|---|---|",
        *[_attribute(person, name) for name in ATTRIBUTES],
    ]
    lines += ["", *[f"- {one}" for one in derived(state, person)]]
    lines += ["", f"## {SAY('skills')}", "", *[f"- {_skill(person, one)}" for one in person.skills]]
    lines += block(SAY("abilities"), [_ability(one) for one in person.abilities])
    lines += block(SAY("powers"), [_power(one) for one in person.powers])
    lines += block(SAY("talents"), [_talent(one) for one in person.talents])
    lines += block(SAY("gear"), [_gear(person, one) for one in person.gear])
    return "\n".join(lines) + "\n"


def _attribute(person: Individual, name: str) -> str:
    rank, whole = derive.rank(person, name), derive.whole(person)
    most = SAY("cap-of", cap=derive.cap(rank, whole), percent=RANK_TENTHS[rank] * 10, points=whole) if rank else "–"
    return f"| {name} | {derive.value(person, name)} | {rank or '–'} | {most} |"


def derived(state: State, person: Individual) -> list[str]:
    """The row of numbers that follow from the rest."""
    pool, first = derive.pool(person), derive.threshold(state, person)
    statuses = _STATUSES[2:] if person.toughness == "minion" else _STATUSES
    health = ", ".join([SAY("status-at", status=one, hits=first + step) for step, one in enumerate(statuses)])
    found = [(name, of(person)) for name, of in derive.SLOTS.items()]
    slots = [SAY("slot", name=name, used=each.used, most=each.most) for name, each in found]
    of = "health" if person.toughness == "major" else "health-of"
    return [
        SAY("potential", potential=derive.potential(state, person), cap=derive.skill_cap(state, person)),
        SAY("pool", total=pool.total, assigned=pool.assigned, left=pool.left),
        SAY("slots", slots=", ".join(slots)),
        SAY(of, toughness=person.toughness, statuses=health),
        SAY("resource-cap", cap=derive.resource_cap(state, person)),
    ]


def _skill(person: Individual, one: Skill) -> str:
    tags = ", ".join([*one.tags, *([one.group] if one.group else [])])
    known = {"name": plain(one.name), "dice": dice(derive.rating(one)), "attribute": one.attribute}
    value = derive.value(person, one.attribute)
    return SAY("skill-tags" if tags else "skill", value=value, tags=plain(tags), **known)


def _ability(one: Ability) -> str:
    effect = derive.benefit(one)
    signs = [
        sign for sign, on in (("C", one.conditions), ("R", one.culture), ("Q", one.quality), ("X", one.gear)) if on
    ]
    name = f"**{plain(one.name)}**" + (f" ({', '.join(signs)})" if signs else "")
    text = plain(one.text) + (f" {plain('; '.join(one.conditions))}." if one.conditions else "")
    return SAY("ability", name=name, text=text, effect=EFFECTS(effect.code), level=derive.level(one))


def _power(one: Power) -> str:
    hits = derive.power_hits(one)
    numbers = [duration(derive.power_duration(one)), SAY("power-targets", count=derive.power_targets(one))]
    numbers += [SAY("power-hits", count=hits)] if hits else []
    known = {"name": f"**{plain(one.name)}**", "numbers": ", ".join(numbers), "text": plain(one.text)}
    return SAY("power-skill" if one.skill else "power", skill=plain(one.skill), **known)


def _talent(one: Talent) -> str:
    name = plain(one.name)
    if one.native:
        return SAY("native", name=name)
    if one.kind == "expertise" and one.bought:
        return SAY("expertise-more", name=name, uses=derive.expertise_uses(one), dice=dice(derive.expertise_dice(one)))
    if one.kind == "resource" and derive.resource(one) != 1:
        return SAY("resource-cap-of", name=name, cap=derive.resource(one))
    return SAY(one.kind, name=name)


def _gear(person: Individual, one: Gear) -> str:
    marks = [*([one.size] if one.size else []), *([SAY("shield", size=one.shield)] if one.shield else [])]
    marks += [SAY("exceptional", by=listed(one.exceptional))] if derive.exceptional(person, one) else []
    return plain(one.name) + (f" ({', '.join(marks)})" if marks else "")
