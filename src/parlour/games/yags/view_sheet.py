"""A sheet as it is seen: every number worked out, and how it comes about."""

from parlour.core.remember import remembered
from parlour.games.yags import view as v
from parlour.games.yags.content.tables import TABLES, attribute_band, language_band, skill_band
from parlour.games.yags.model import ATTRIBUTES, GAITS, PACES, Creature, Gait, Skill, SkillDef, State, Technique
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.rules.ask import base
from parlour.games.yags.rules.kept import PRESENCE
from parlour.games.yags.rules.load import band, band_name, effects, limits, load
from parlour.games.yags.rules.making import budget_rows
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.run import gait_cost, gait_factor
from parlour.games.yags.rules.skills import limit, price, works_with
from parlour.games.yags.words.hints import sheet_hints
from parlour.games.yags.words.phrases import SAY as PHRASES

_ORDER = ("talent", "standard", "knowledge")


@remembered("options", "skills", "library", "cultures", "prices", "budget", "lax", but=PRESENCE)
def sheet(state: State, one: Creature) -> v.Sheet:
    making = one.stage not in ("ready", "dead")
    return v.Sheet(
        one.id,
        tuple([attribute(state, one, name) for name in ATTRIBUTES]),
        one.size,
        one.tiny,
        one.soak,
        derive.move(state, one),
        _move_why(state, one),
        derive.mass_words(one),
        derive.watch_km(state, one),
        derive.free_metres(state, one),
        tuple([(pace, derive.climb_metres(state, one, pace, False)) for pace in PACES]),
        derive.run_minutes(state, one),
        tuple([gait(state, one, each) for each in GAITS]),
        burden(one),
        skills(state, one),
        (*[technique(state, one, each) for each in one.techniques], *given(state, one)),
        tuple(
            [
                v.LanguageSeen(each.name, each.level, language_band(each.level).text, each.literate)
                for each in one.languages
            ]
        ),
        one.items,
        one.xp,
        one.ledger,
        tuple([v.NoticeSeen(each.key, each.text, each.rule, each.blocks) for each in notices(state, one)]),
        tuple([text for _, text in lacks(state, one)]) if making else (),
        budget_rows(state, one) if making else (),
        one.culture,
        derive.tech_level(state, one),
        sheet_hints(state, one),
        one.concept,
    )


def attribute(state: State, one: Creature, name: str) -> v.AttributeSeen:
    value = base(one, name)
    return v.AttributeSeen(
        name,
        value,
        derive.attribute(state, one, name),
        attribute_band(value).label,
        derive.attribute_why(state, one, name),
    )


def gait(state: State, one: Creature, which: Gait) -> v.GaitSeen:
    return v.GaitSeen(
        which,
        derive.gait_metres(state, one, which),
        gait_factor(which),
        gait_cost(state, one, which),
        derive.gait_refused(state, one, which),
        f"{_gait_rule(state, which)}: {derive.gait_why(state, one, which)}",
    )


def _gait_rule(state: State, which: Gait) -> str:
    row = next(row for row in TABLES.gait if row.name == which)
    return row.prose if state.options.gaits == "prose" else row.four


def _move_why(state: State, one: Creature) -> str:
    why = derive.move_why(state, one)
    return PHRASES("move-sum", sum=why) if "+" in why else why


def burden(one: Creature) -> v.LoadSeen:
    return v.LoadSeen(load(one), band(one), band_name(band(one)), limits(one), effects(one))


# Skills and what refines them


def skills(state: State, one: Creature) -> tuple[v.SkillSeen, ...]:
    """Talents first, then by kind, as the campaign lists them; what the list no longer has comes last."""
    known = {each.name: each for each in one.skills}
    listed = [each for kind in _ORDER for each in state.skills if each.kind == kind and each.name in known]
    names = {each.name for each in listed}
    strange = [SkillDef(each.name, "standard", ()) for each in one.skills if each.name not in names]
    return tuple([skill(state, one, known[each.name], each) for each in (*listed, *strange)])


def skill(state: State, one: Creature, known: Skill, defined: SkillDef) -> v.SkillSeen:
    products = tuple([(name, derive.attribute(state, one, name) * known.level) for name in defined.attributes])
    most, why = limit(state, one, known.name)
    return v.SkillSeen(
        known.name,
        defined.kind,
        known.level,
        skill_band(defined.kind, known.level).label,
        products,
        defined.default,
        known.toward,
        price(state, defined.kind, known.level + 1) or 0,
        why if known.level >= most else "",
    )


def technique(state: State, one: Creature, each: Technique) -> v.TechniqueSeen:
    return v.TechniqueSeen(
        each.id, each.name, each.kind, each.skills, each.level, each.text, works_with(state, one, each)
    )


def given(state: State, one: Creature) -> list[v.TechniqueSeen]:
    """YAG-137: the familiarities that came with skills; they are no pieces of their own."""
    known = {each.name for each in one.skills if each.level}
    with_skill = [each for each in state.skills if each.familiar and each.name in known]
    return [
        v.TechniqueSeen(f"with {each.name}", each.familiar, "familiarity", (each.name,), 0, "", (each.name,), True)
        for each in with_skill
    ]


# Counters


def counters(state: State, one: Creature) -> v.CounterSeen:
    return v.CounterSeen(
        one.fatigue,
        one.exhaustion,
        one.wounds,
        one.stuns,
        derive.boxes(one),
        derive.dying(state, one),
        derive.penalties(state, one),
        derive.penalty(state, one),
    )


def condition(state: State, one: Creature) -> str:
    """What anybody can see."""
    if one.stage == "dead":
        return "dead"
    if derive.dying(state, one):
        return "dying"
    return "over encumbered" if derive.move(state, one) == 0 else ""
