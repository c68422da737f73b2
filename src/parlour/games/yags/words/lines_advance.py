"""Sentences of experience, of what waits for the game master's word, and of the campaign's lists."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import tech_words
from parlour.games.yags.model import Side
from parlour.games.yags.words.checks import pair_words
from parlour.games.yags.words.phrases import experience, first_up, listed, quoted, said
from parlour.games.yags.words.reader import SAY, Reader, tells


@tells(m.Awarded)
def _awarded(reader: Reader, event: m.Awarded) -> Line | None:
    if not reader.reads(event.who):
        return None
    key, points = "awarded" if event.points >= 0 else "lost-experience", experience(abs(event.points))
    return reader.line(key, event.who, kind="points", story=True, why=event.why, points=points)


@tells(m.TechniqueBought)
def _bought(reader: Reader, event: m.TechniqueBought) -> Line | None:
    if not reader.reads(event.who):
        return None
    one = event.technique
    kind = SAY("kind-mastery-level", level=str(one.level)) if one.kind == "mastery" else SAY(f"kind-{one.kind}")
    known = {"name": one.name, "what": kind, "skills": one.group or listed(one.skills, "or")}
    if not event.cost:
        return reader.line("learns", event.who, "YAG-133", story=True, **known)
    return reader.line("learns-for", event.who, "YAG-133", story=True, price=experience(event.cost), **known)


@tells(m.MasteryRaised)
def _raised(reader: Reader, event: m.MasteryRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.line("mastery-raised", event.who, "YAG-145", story=True, name=event.name, level=str(event.level))


@tells(m.TechniqueDropped)
def _technique_dropped(reader: Reader, event: m.TechniqueDropped) -> Line | None:
    if not reader.reads(event.who):
        return None
    if not event.refund:
        return reader.line("technique-gone", event.who, "YAG-133", name=event.name)
    return reader.line("technique-back", event.who, "YAG-133", name=event.name, points=experience(event.refund))


@tells(m.Studied)
def _studied(reader: Reader, event: m.Studied) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"points": experience(event.points), "skill": event.skill}
    if not event.source:
        return reader.line("studied", event.who, "YAG-110", story=False, **known)
    return reader.line("studied-from", event.who, "YAG-079", source=quoted(event.source), story=False, **known)


@tells(m.SkillRaised)
def _skill(reader: Reader, event: m.SkillRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.line("skill-raised", event.who, "YAG-110", story=True, skill=event.skill, level=str(event.level))


@tells(m.AttributeRaised)
def _attribute(reader: Reader, event: m.AttributeRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"attribute": event.attribute, "value": str(event.value), "price": experience(event.cost)}
    return reader.line("attribute-raised", event.who, "YAG-Q41", story=True, **known)


@tells(m.LanguageLearnt)
def _language(reader: Reader, event: m.LanguageLearnt) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"language": event.name, "level": str(event.level), "price": experience(event.cost)}
    return reader.line("language-learnt", event.who, "YAG-082", story=True, **known)


# What waits for the game master


@tells(m.Petitioned)
def _petitioned(reader: Reader, event: m.Petitioned) -> Line | None:
    if not reader.knows(event.who):
        return None
    who, is_story = reader.who(event.who), False
    if event.attribute:
        pair = pair_words(Side(event.who, event.attribute, event.piece)) if event.piece else event.attribute
        text, rule = SAY("wish-roll", who=who, pair=pair), "YAG-Q77"
    elif event.what == "check":
        text, rule, is_story = SAY("wish-check", who=who, text=said(event.text)), "YAG-005", True
    elif event.what == "study":
        text, rule = SAY("wish-study", who=who, skill=event.piece, text=quoted(event.text)), "YAG-079"
    else:
        text, rule = SAY("wish-late", who=who, text=event.text), "YAG-251"
    return Line(first_up(text), (rule,), "event", event.seat, (event.who,), is_story)


@tells(m.PetitionAnswered)
def _answered(reader: Reader, event: m.PetitionAnswered) -> Line:
    return reader.led("wish-yes" if event.yes else "wish-no", kind="event")


# The campaign


@tells(m.SkillDefined)
def _defined(reader: Reader, event: m.SkillDefined) -> Line:
    one = event.skill
    parts = [SAY("detail-kind", kind=one.kind, attributes=listed(one.attributes, "or"))]
    parts += [SAY("detail-default", skill=one.default)] if one.default else []
    needs = listed([f"{name} {level}" for name, level in one.needs])
    parts += [SAY("detail-needs", skills=needs)] if needs else []
    parts += [SAY("detail-limit", skill=one.limited_by)] if one.limited_by else []
    parts += [SAY("detail-tl", tl=str(one.tl))] if one.tl else []
    return reader.led("skill-defined", "YAG-005", skill=one.name, details="; ".join(parts))


@tells(m.SkillUndefined)
def _undefined(reader: Reader, event: m.SkillUndefined) -> Line:
    return reader.led("skill-struck", skill=event.skill)


@tells(m.TechniqueDefined)
def _technique(reader: Reader, event: m.TechniqueDefined) -> Line:
    one = event.technique
    known = {"name": one.name, "what": SAY(f"kind-{one.kind}"), "level": str(one.level)}
    return reader.led("technique-defined", "YAG-131", skills=one.group or listed(one.skills, "or"), **known)


@tells(m.TechniqueUndefined)
def _no_technique(reader: Reader, event: m.TechniqueUndefined) -> Line:
    return reader.led("technique-struck", name=event.name)


@tells(m.CultureAdded)
def _culture(reader: Reader, event: m.CultureAdded) -> Line:
    return reader.led("culture-added", "YAG-279", name=event.culture.name, tl=tech_words(event.culture.tl))


@tells(m.CultureDropped)
def _no_culture(reader: Reader, event: m.CultureDropped) -> Line:
    return reader.led("culture-dropped", "YAG-279", name=event.name)


@tells(m.PriceSet)
def _price(reader: Reader, event: m.PriceSet) -> Line:
    one = event.price
    if not one.flat and not one.times:
        return reader.led("price-none", "YAG-Q41", of=one.kind)
    parts = [str(one.flat)] if one.flat else []
    parts += [SAY("price-times", times=str(one.times)) if one.times > 1 else SAY("price-level")] if one.times else []
    return reader.led("price", "YAG-Q41", of=one.kind, price=" + ".join(parts))


@tells(m.BudgetSet)
def _budget(reader: Reader, event: m.BudgetSet) -> Line:
    one = event.budget
    known = {"attributes": str(one.attributes), "skills": str(one.skills), "experience": experience(one.experience)}
    return reader.led("budget", "YAG-Q41", **known)
