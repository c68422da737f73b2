"""A sheet as it is seen: every number worked out, and how it comes about."""

from parlour.core.remember import remembered
from parlour.games.personae import view as v
from parlour.games.personae.content.effects import WORDS
from parlour.games.personae.content.numbers import HIT_BASE, RANK_COUNTS, RANKS, Rank
from parlour.games.personae.model import ATTRIBUTES, Ability, Gear, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.abilities import once, spent
from parlour.games.personae.rules.checks import lacks, warnings
from parlour.games.personae.rules.harm import penalty
from parlour.games.personae.rules.health import pending, steps
from parlour.games.personae.rules.kept import PRESENCE
from parlour.games.personae.rules.recovery import DICE, barred, total
from parlour.games.personae.words.benefits import benefit_words
from parlour.games.personae.words.paper import SAY as PAPER

_SHARE = {"First": 40, "Second": 30, "Third": 20, "Handicap": 10}
_SLOTS: tuple[tuple[v.SlotKind, str, str], ...] = (
    ("skill", "skills", "Competence"), ("ability", "abilities", "Cunning"),
    ("power", "powers", "Power"), ("talent", "talents", "Knowledge"),
)  # fmt: skip


def sheet(state: State, one: Individual, secret: bool) -> v.Sheet:
    """What hangs on more than the sheet itself is found out each time."""
    missing = () if derive.made(one) else tuple([lack[1] for lack in lacks(state, one)])
    used = tuple([each.id for each in one.abilities if spent(state, each)])
    return _sheet(state, one, secret, missing, used, derive.bonus_at_work(state, one))


def _slots(one: Individual, kind: v.SlotKind, what: str, attribute: str) -> v.Slots:
    slots = derive.SLOTS[attribute](one)
    return v.Slots(kind, PAPER(what), attribute, slots.used, slots.most, slots.left)


def _tally(one: Individual, rank: Rank) -> v.RankTally:
    given, due = one.ranks.count(rank), RANK_COUNTS[rank]
    return v.RankTally(rank, given, due, due - given, _SHARE[rank])


@remembered("options", "lax", but=PRESENCE)
def _sheet(
    state: State, one: Individual, secret: bool, missing: tuple[str, ...], used: tuple[str, ...], at_work: int
) -> v.Sheet:
    pool = derive.pool(one)
    return v.Sheet(
        one.id,
        one.concept,
        one.keywords,
        tuple([attribute(one, name) for name in ATTRIBUTES]),
        derive.potential(state, one),
        derive.skill_cap(state, one),
        v.DicePool(pool.total, pool.assigned, pool.left),
        derive.resource_cap(state, one),
        health_why(state, one, at_work),
        0 if derive.made(one) else max(0, one.points - derive.total(one)),
        tuple([_slots(one, *each) for each in _SLOTS]),
        () if derive.made(one) else tuple([_tally(one, rank) for rank in RANKS]),
        tuple([skill(one, each) for each in one.skills]),
        (
            *[ability(one, each, is_used=each.id in used) for each in one.abilities],
            *[power(one, each) for each in one.powers],
            *[talent(each) for each in one.talents],
        ),
        tuple([gear(one, each) for each in one.gear]),
        one.dp,
        one.ledger,
        missing,
        one.secret if secret else "",
        one.goal,
        one.sent_back,
    )


def health_why(state: State, one: Individual, at_work: int) -> str:
    """1 + Stature 5, + 2 by Traits and Powers, + 1 bought: for who has more than the first hit."""
    options = state.options
    major = one.toughness == "major"
    counts = major or (one.toughness == "minion" and options.minion_hits == "stature")
    stature = derive.begun(one, "Stature") if options.health_stature == "creation" else derive.value(one, "Stature")
    by_traits = derive.own_bonus(one) + at_work
    more = (
        [(by_traits, "by Traits and Powers"), (one.hits_bought, "bought")]
        if major or options.toughness_bonus == "added"
        else []
    )
    return "".join(
        [
            f"{HIT_BASE} + Stature {stature}" if counts else f"{HIT_BASE}, whatever the Stature",
            *[f", + {amount} {why}" for amount, why in more if amount],
        ]
    )


def attribute(one: Individual, name: str) -> v.AttributeSeen:
    rank = derive.rank(one, name)
    whole = derive.whole(one)
    why = f"{_SHARE[rank]}% of {whole}" if rank else "not ranked yet"
    return v.AttributeSeen(name, derive.value(one, name), rank, derive.cap(rank, whole), why)


def skill(one: Individual, each: Skill) -> v.SkillSeen:
    return v.SkillSeen(
        each.id,
        each.name,
        derive.rating(each),
        each.attribute,
        derive.value(one, each.attribute),
        each.dice,
        each.tags,
        each.group,
        each.free,
        not each.approved,
    )


def ability(one: Individual, each: Ability, *, is_used: bool) -> v.TraitSeen:
    marks = [
        mark
        for mark, has in (("Q", each.quality), ("R", each.culture), ("C", each.conditions), ("X", each.gear))
        if has
    ]
    left = "" if not once(each) else "used" if is_used else f"once per {once(each)}"
    found = warnings(each)
    return v.TraitSeen(
        each.id,
        "ability",
        each.name,
        each.text,
        tuple(marks),
        benefit_words(derive.benefit(each)),
        derive.benefit(each),
        derive.level(each),
        each.conditions,
        left,
        each.id in one.abilities_used,
        False,
        not each.approved,
        found[0][1] if found and not each.approved else "",
    )


def power(one: Individual, each: Power) -> v.TraitSeen:
    effect, found = derive.benefit(each), warnings(each)
    hits, targets = derive.power_hits(each), derive.power_targets(each)
    parts = [benefit_words(effect)] if WORDS[effect.code].code != "powerHits" else []
    parts += [PAPER("power-hits", count=hits)] if hits else []
    parts += [PAPER("power-targets", count=targets)] if targets > 1 else []
    parts += [PAPER("power-challenge", skill=each.skill)] if each.challenge else []
    return v.TraitSeen(
        each.id,
        "power",
        each.name,
        each.text,
        (derive.power_duration(each),),
        "; ".join(parts),
        effect,
        derive.level(each),
        (),
        "",
        False,
        any(active.power == each.id for active in one.powers_on),
        not each.approved,
        found[0][1] if found and not each.approved else "",
    )


def talent(each: Talent) -> v.TraitSeen:
    left, words = (
        "",
        {
            "language": "native language" if each.native else "a language",
            "resource": f"adds {derive.resource(each)} to the Cap",
        },
    )
    if each.kind == "expertise":
        left = f"{derive.expertise_left(each)} of {derive.expertise_uses(each)} left this session"
    return v.TraitSeen(
        each.id,
        each.kind,
        each.name,
        "",
        (),
        words.get(
            each.kind,
            f"{derive.expertise_dice(each)} extra dice" if derive.expertise_dice(each) > 1 else "one extra die",
        ),
        None,
        derive.level(each),
        (),
        left,
        False,
        False,
        not each.approved,
    )


def gear(one: Individual, each: Gear) -> v.GearSeen:
    parts: list[str] = [each.size] if each.size else []
    parts += ["ranged"] if each.ranged else []
    parts += [f"{each.shield} shield"] if each.shield else []
    return v.GearSeen(
        each.id,
        each.name,
        ", ".join(parts),
        each.exceptional,
        each.tied,
        not each.exceptional or derive.exceptional(one, each),
        not each.approved,
    )


_WHEN = {
    "absent": "when somebody is in a scene",
    "fight": "not while the fight lasts",
    "turn": "on one's own turn",
    "light": "goes by itself",
    "tried": "tried in this scene; next scene again",
    "end": "at the end of this scene",
    "next scene": "at the end of the next scene",
    "dying": "must be stabilised first",
}


def recovery_words(state: State, one: Individual) -> str:
    """When somebody may try to recover, and against what."""
    if not one.hits or one.status == "dead":
        return ""
    dice = DICE.get(one.status, 1)
    against = f"against {dice} {'dice' if dice > 1 else 'die'} + {total(one)}"
    return f"{_WHEN.get(barred(state, one), 'now')}, {against}"


def health_steps(state: State, one: Individual) -> tuple[v.HealthStep, ...]:
    found, first, held = [], 1, dict(steps(state, one)).get(one.status, 0)
    for status, last in steps(state, one):
        waits = bool(pending(state, one)) and one.hits >= last > held
        found.append(v.HealthStep(status, first, last, "reached" if held >= last else "waits" if waits else ""))
        first = last + 1
    return tuple(found)


def health(state: State, one: Individual, *, full: bool) -> v.Health:
    """Of the game master's only what can be seen: how somebody is, not how many hits it took."""
    if not full:
        return v.Health(
            -1, (), one.status, None, pending(state, one), penalty(state, one), one.conscious, one.stabilised
        )
    return v.Health(
        one.hits,
        health_steps(state, one),
        one.status,
        next((last for _, last in steps(state, one) if last > one.hits), None),
        pending(state, one),
        penalty(state, one),
        one.conscious,
        one.stabilised,
        one.caveat,
        one.marked,
        one.delayed,
        recovery_words(state, one),
    )
