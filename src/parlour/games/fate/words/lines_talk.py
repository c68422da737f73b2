"""Sentences of compels, facts, recovery, sessions and milestones."""

from parlour.core.game import Line
from parlour.games.fate import moves as m
from parlour.games.fate.model import Deal, Reward
from parlour.games.fate.rules.stunts import sentence as stunt_sentence
from parlour.games.fate.words.reader import Reader, first_up, listed, quoted, sentence, tells

_SORTS = {"decision": ("a decision", "FAE-115"), "event": ("an event", "FAE-116")}


def _offered(reader: Reader, deal: Deal) -> tuple[str, tuple[str, ...]]:
    by = reader.person(int(deal.by)) if deal.kind == "aspect" else reader.who(deal.by)
    if deal.kind == "compel":
        what, rule = _SORTS.get(deal.sort, ("trouble", "FAE-113"))
        return f"{by} offers {reader.who(deal.victim)} a fate point for {what}, by {reader.aspect(deal.aspect)}", (
            "FAE-117",
            rule,
        )
    if deal.kind == "self":
        what, rule = _SORTS.get(deal.sort, ("trouble", "FAE-113"))
        return f"{by} would bring {what} on, by {reader.aspect(deal.aspect)}", ("FAE-114", rule)
    if deal.kind == "aspect":
        return f"{by} suggests an aspect of the scene", ("FAE-134",)
    return f"{by} would recover from a {deal.sort or 'mild'} consequence", ("FAE-144",)


def _concerns(reader: Reader, deal: Deal) -> bool:
    """A bargain over an aspect not everybody knows is the business of those who know it and of those who bargain."""
    return not deal.aspect or reader.knows(deal.aspect) or reader.seat in (reader.by(deal.by), reader.by(deal.victim))


@tells(m.DealOffered)
def _deal_offered(reader: Reader, event: m.DealOffered) -> Line | None:
    if not _concerns(reader, event.deal):
        return None
    text, rules = _offered(reader, event.deal)
    by = int(event.deal.by) if event.deal.kind == "aspect" else reader.by(event.deal.by)
    return Line(f"{text}:{sentence(event.deal.text)}", rules, "compel", by)


@tells(m.DealBargained)
def _bargained(reader: Reader, event: m.DealBargained) -> Line | None:
    deal = next((deal for deal in reader.state.deals if deal.id == event.deal), None)
    if not (reader.leads or reader.seat == event.by or (deal is not None and _concerns(reader, deal))):
        return None
    return Line(f"{reader.person(event.by)} would have it so:{sentence(event.text)}", ("FAE-117",), "compel", event.by)


def _compelled(reader: Reader, deal: Deal, how: str) -> Line:
    who = deal.victim or deal.by
    if how == "accepted":
        if deal.kind == "self":
            what, rule = _SORTS.get(deal.sort, ("trouble", "FAE-113"))
            text = f"{reader.who(who)} brings {what} on, by {reader.aspect(deal.aspect)}"
            return Line(f"{text}:{sentence(deal.text)}", ("FAE-114", rule), "compel", reader.by(who), (who,), True)
        return Line(
            f"So it goes with {reader.who(who)}:{sentence(deal.text)}",
            ("FAE-118",),
            "compel",
            reader.by(who),
            (who,),
            True,
        )
    if how == "refused" and deal.kind == "compel":
        return Line(f"{reader.who(who)} refuses the compel.", ("FAE-119",), "compel", reader.by(who), story=True)
    verb = "is withdrawn" if how == "withdrawn" else "does not count"
    return Line(f"The compel {verb}.", ("FAE-117",), "compel")


@tells(m.DealClosed)
def _deal_closed(reader: Reader, event: m.DealClosed) -> Line | None:
    deal = event.deal
    if not _concerns(reader, deal):
        return None
    if deal.kind in ("compel", "self"):
        return _compelled(reader, deal, event.how)
    if event.how == "accepted":
        return None  # the aspect, or the recovery, is told by its own line
    what = "The suggestion" if deal.kind == "aspect" else "The recovery"
    verb = (
        "is withdrawn"
        if event.how == "withdrawn"
        else "is not taken up"
        if deal.kind == "aspect"
        else "has to wait: there was no rest"
    )
    return Line(f"{what} {verb}.", ("FAE-134",) if deal.kind == "aspect" else ("FAE-144",), "compel")


# Facts


@tells(m.FactProposed)
def _proposed(reader: Reader, event: m.FactProposed) -> Line:
    fact = event.fact
    source = f", from {quoted(fact.aspect)}" if fact.aspect else ""
    return Line(
        f"{reader.person(fact.by)} proposes a fact{source}:{sentence(fact.text)}", ("FAE-122",), "fact", fact.by
    )


@tells(m.FactAgreed)
def _agreed(reader: Reader, event: m.FactAgreed) -> Line:
    return Line(f"{reader.person(event.seat)} agrees.", ("FAE-122",), "fact", event.seat)


@tells(m.FactSettled)
def _settled(reader: Reader, event: m.FactSettled) -> Line:
    text = next((fact.text for fact in reader.state.facts if fact.id == event.fact), "")
    return Line(f"It is true:{sentence(text)}" if text else "It is true.", ("FAE-122",), "fact", story=True)


@tells(m.FactDropped)
def _dropped(reader: Reader, event: m.FactDropped) -> Line:
    return Line(f"{reader.person(event.seat)} objects: the fact is dropped.", ("FAE-122",), "fact", event.seat)


# Recovery and milestones


@tells(m.ConsequenceCleared)
def _cleared(reader: Reader, event: m.ConsequenceCleared) -> Line:
    rule = {"mild": "FAE-144", "moderate": "FAE-146", "severe": "FAE-154"}[event.degree]
    text = f"{reader.who(event.who)} is over the {event.degree} consequence.{sentence(event.words)}"
    return Line(text, (rule,), "change", reader.by(event.who), (event.who,), True)


@tells(m.ConsequenceGiven)
def _given(reader: Reader, event: m.ConsequenceGiven) -> Line:
    text = f"The game master gives {reader.who(event.who)} a {event.degree} consequence.{sentence(event.reason)}"
    return Line(text, ("FAE-082",), "change", reader.state.desk.gm, (event.who,), True)


@tells(m.ConsequenceRemoved)
def _removed(reader: Reader, event: m.ConsequenceRemoved) -> Line:
    text = (
        f"The game master removes the {event.degree} consequence {quoted(event.text)} of "
        f"{reader.who(event.who)}.{sentence(event.reason)}"
    )
    return Line(text, ("FAE-082",), "change", reader.state.desk.gm, (event.who,), True)


@tells(m.SessionPlayed, m.RewardPicked)
def _quiet(_reader: Reader, _event: object) -> None:
    """Nothing to read until it is confirmed."""


_KINDS = {
    "minor": ("A minor milestone", "FAE-145"),
    "significant": ("A significant milestone", "FAE-152"),
    "major": ("A major milestone", "FAE-156"),
}


@tells(m.MilestoneReached)
def _reached(_reader: Reader, event: m.MilestoneReached) -> Line:
    text, rule = _KINDS[event.milestone.kind]
    return Line(f"{text}.", (rule,), "session", story=True)


def _effect(reader: Reader, reward: Reward) -> list[str]:
    if reward.effect == "swap":
        return [f"swaps {reward.a} and {reward.b}"]
    if reward.effect == "rewrite":
        return [f"rewrites an aspect: {quoted(reward.b)}" if reward.b else "rewrites an aspect"]
    if reward.effect in ("replace", "add"):
        verb = "replaces a stunt" if reward.effect == "replace" else "takes a new stunt"
        return [f"{verb}: {stunt_sentence(reward.stunt).removesuffix('.')}" if reward.stunt is not None else verb]
    return []


def _great(reward: Reward) -> list[str]:
    if reward.great == "refresh":
        return ["has one more refresh"]
    if reward.great == "stunt":
        stunt = f": {stunt_sentence(reward.great_stunt).removesuffix('.')}" if reward.great_stunt is not None else ""
        return [f"takes a stunt in place of refresh{stunt}"]
    return []


@tells(m.RewardConfirmed)
def _confirmed(reader: Reader, event: m.RewardConfirmed) -> Line:
    reward = event.reward
    gains = _effect(reader, reward)
    gains += [f"raises {reward.approach}"] if reward.approach else []
    gains += _great(reward)
    gains += [f"has a new high concept, {quoted(reward.high)}"] if reward.high else []
    text = f"{reader.who(reward.who)} {listed(gains) or 'takes nothing from the milestone'}."
    return Line(first_up(text), ("FAE-147", "FAE-155", "FAE-158"), "change", reader.by(reward.who), (reward.who,), True)


@tells(m.MilestoneEnded)
def _ended(_reader: Reader, _event: m.MilestoneEnded) -> Line:
    return Line("The milestone is done.", ("FAE-147",))
