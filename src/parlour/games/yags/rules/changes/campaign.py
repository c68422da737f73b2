"""What events about the campaign do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.rules.draft import Draft, applies


@applies(m.SkillDefined)
def _skill(draft: Draft, event: m.SkillDefined) -> None:
    """In the place of the one it replaces, or at the end."""
    skills, new = draft.state.skills, event.skill
    if any(known.name == new.name for known in skills):
        draft.set(skills=tuple([new if known.name == new.name else known for known in skills]))
    else:
        draft.set(skills=(*skills, new))


@applies(m.SkillUndefined)
def _no_skill(draft: Draft, event: m.SkillUndefined) -> None:
    """Its familiarities and masteries leave the library with it."""
    kept = [skill for skill in draft.state.skills if skill.name != event.skill]
    library = [known for known in draft.state.library if known.skills != (event.skill,)]
    draft.set(skills=tuple(kept), library=tuple(library))


@applies(m.TechniqueDefined)
def _technique(draft: Draft, event: m.TechniqueDefined) -> None:
    library, new = draft.state.library, event.technique
    if any(known.name == new.name for known in library):
        draft.set(library=tuple([new if known.name == new.name else known for known in library]))
    else:
        draft.set(library=(*library, new))


@applies(m.TechniqueUndefined)
def _no_technique(draft: Draft, event: m.TechniqueUndefined) -> None:
    draft.set(library=tuple([known for known in draft.state.library if known.name != event.name]))


@applies(m.CultureAdded)
def _culture(draft: Draft, event: m.CultureAdded) -> None:
    others = [culture for culture in draft.state.cultures if culture.name != event.culture.name]
    draft.set(cultures=(*others, event.culture))


@applies(m.CultureDropped)
def _no_culture(draft: Draft, event: m.CultureDropped) -> None:
    """Who belonged to it belongs to the campaign."""
    creatures = [replace(one, culture="") if one.culture == event.name else one for one in draft.state.creatures]
    cultures = [culture for culture in draft.state.cultures if culture.name != event.name]
    draft.set(creatures=tuple(creatures), cultures=tuple(cultures))


@applies(m.PriceSet)
def _price(draft: Draft, event: m.PriceSet) -> None:
    """Nothing asked for: not for sale."""
    prices = [price for price in draft.state.prices if price.kind != event.price.kind]
    if event.price.flat or event.price.times:
        prices.append(event.price)
    draft.set(prices=tuple(prices))


@applies(m.BudgetSet)
def _budget(draft: Draft, event: m.BudgetSet) -> None:
    draft.set(budget=event.budget)
