"""Sentences of compels, facts, recovery, sessions and milestones."""

from typing import Any

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.fate import moves as m
from parlour.games.fate.model import Deal, Reward
from parlour.games.fate.rules.stunts import sentence as stunt_sentence
from parlour.games.fate.words.reader import SAY, Known, Reader, line, quoted, tells

_SORTS = {"decision": "FAE-115", "event": "FAE-116"}


def _sorted(key: str, deal: Deal) -> tuple[str, str]:
    """The sentence of a compel of this sort, and its rule."""
    return (f"{key}-{deal.sort}", _SORTS[deal.sort]) if deal.sort in _SORTS else (key, "FAE-113")


def _offered(reader: Reader, deal: Deal, by: int) -> Line:
    if deal.kind == "aspect":
        return line("suggests", "FAE-134", kind="compel", by=by, words=deal.text, who=reader.person(by))
    who = reader.who(deal.by)
    if deal.kind == "recover":
        degree = deal.sort or "mild"
        return line("wants-rest", "FAE-144", kind="compel", by=by, words=deal.text, who=who, degree=degree)
    aspect = reader.aspect(deal.aspect)
    if deal.kind == "self":
        key, rule = _sorted("self", deal)
        return line(key, "FAE-114", rule, kind="compel", by=by, words=deal.text, who=who, aspect=aspect)
    key, rule = _sorted("compel", deal)
    victim = reader.who(deal.victim)
    known: Known = {"who": who, "aspect": aspect, "victim": victim}
    return line(key, "FAE-117", rule, kind="compel", by=by, words=deal.text, **known)


def _concerns(reader: Reader, deal: Deal) -> bool:
    """A bargain over an aspect not everybody knows is the business of those who know it and of those who bargain."""
    return not deal.aspect or reader.knows(deal.aspect) or reader.seat in (reader.by(deal.by), reader.by(deal.victim))


@tells(m.DealOffered)
def _deal_offered(reader: Reader, event: m.DealOffered) -> Line | None:
    if not _concerns(reader, event.deal):
        return None
    by = int(event.deal.by) if event.deal.kind == "aspect" else reader.by(event.deal.by)
    return _offered(reader, event.deal, by)


@tells(m.DealBargained)
def _bargained(reader: Reader, event: m.DealBargained) -> Line | None:
    deal = next((deal for deal in reader.state.deals if deal.id == event.deal), None)
    if not (reader.leads or reader.seat == event.by or (deal is not None and _concerns(reader, deal))):
        return None
    who = reader.person(event.by)
    return line("counter-offer", "FAE-117", kind="compel", by=event.by, words=event.text, who=who)


def _compelled(reader: Reader, deal: Deal, how: str) -> Line:
    victim = deal.victim or deal.by
    who, by = reader.who(victim), reader.by(victim)
    if how == "accepted" and deal.kind == "self":
        rules = ("FAE-114", _sorted("self", deal)[1])
        known: Known = {"who": who, "aspect": reader.aspect(deal.aspect)}
        return line(
            "accepted-self", *rules, kind="compel", by=by, about=(victim,), story=True, words=deal.text, **known
        )
    if how == "accepted":
        return line("accepted", "FAE-118", kind="compel", by=by, about=(victim,), story=True, words=deal.text, who=who)
    if how == "refused" and deal.kind == "compel":
        return line("refused", "FAE-119", kind="compel", by=by, story=True, who=who)
    return line("compel-withdrawn" if how == "withdrawn" else "compel-declined", "FAE-117", kind="compel")


@tells(m.DealClosed)
def _deal_closed(reader: Reader, event: m.DealClosed) -> Line | None:
    deal = event.deal
    if not _concerns(reader, deal):
        return None
    if deal.kind in ("compel", "self"):
        return _compelled(reader, deal, event.how)
    if event.how == "accepted":
        return None  # the aspect, or the recovery, is told by its own line
    what, rule = ("suggestion", "FAE-134") if deal.kind == "aspect" else ("recovery", "FAE-144")
    return line(f"{what}-{'withdrawn' if event.how == 'withdrawn' else 'declined'}", rule, kind="compel")


# Facts


@tells(m.FactProposed)
def _proposed(reader: Reader, event: m.FactProposed) -> Line:
    fact = event.fact
    known: Known = {"who": reader.person(fact.by)} | ({"aspect": quoted(fact.aspect)} if fact.aspect else {})
    key = "fact-proposed-from" if fact.aspect else "fact-proposed"
    return line(key, "FAE-122", kind="fact", by=fact.by, words=fact.text, **known)


@tells(m.FactAgreed)
def _agreed(reader: Reader, event: m.FactAgreed) -> Line:
    return line("fact-agreed", "FAE-122", kind="fact", by=event.seat, who=reader.person(event.seat))


@tells(m.FactSettled)
def _settled(reader: Reader, event: m.FactSettled) -> Line:
    text = next((fact.text for fact in reader.state.facts if fact.id == event.fact), "")
    key = "fact-settled" if text else "fact-settled-some"
    return line(key, "FAE-122", kind="fact", story=True, words=text)


@tells(m.FactDropped)
def _dropped(reader: Reader, event: m.FactDropped) -> Line:
    return line("fact-dropped", "FAE-122", kind="fact", by=event.seat, who=reader.person(event.seat))


# Recovery and milestones


@tells(m.ConsequenceCleared)
def _cleared(reader: Reader, event: m.ConsequenceCleared) -> Line:
    rule = {"mild": "FAE-144", "moderate": "FAE-146", "severe": "FAE-154"}[event.degree]
    return _change(reader, "healed", rule, event.who, reader.by(event.who), event.words, degree=event.degree)


@tells(m.ConsequenceGiven)
def _given(reader: Reader, event: m.ConsequenceGiven) -> Line:
    gm = reader.state.desk.gm
    return _change(reader, "consequence-given", "FAE-082", event.who, gm, event.reason, degree=event.degree)


@tells(m.ConsequenceRemoved)
def _removed(reader: Reader, event: m.ConsequenceRemoved) -> Line:
    known: Known = {"degree": event.degree, "aspect": quoted(event.text)}
    gm = reader.state.desk.gm
    return _change(reader, "consequence-removed", "FAE-082", event.who, gm, event.reason, **known)


def _change(reader: Reader, key: str, rule: str, who: str, by: int, words: str, **known: Any) -> Line:
    """Of a wound somebody has."""
    return line(key, rule, kind="change", by=by, about=(who,), story=True, words=words, who=reader.who(who), **known)


@tells(m.SessionPlayed, m.RewardPicked)
def _quiet(_reader: Reader, _event: object) -> None:
    """Nothing to read until it is confirmed."""


_KINDS = {"minor": "FAE-145", "significant": "FAE-152", "major": "FAE-156"}


@tells(m.MilestoneReached)
def _reached(_reader: Reader, event: m.MilestoneReached) -> Line:
    kind = event.milestone.kind
    return line(f"milestone-{kind}", _KINDS[kind], kind="scene", story=True)


def _stunt(key: str, reward: Reward) -> str:
    """A stunt that is gained, in its own words where they are known."""
    stunt = reward.great_stunt if key == "gain-stunt" else reward.stunt
    return SAY(f"{key}-with", stunt=stunt_sentence(stunt).removesuffix(".")) if stunt is not None else SAY(key)


def _gains(reward: Reward) -> list[str]:
    gains = []
    if reward.effect == "swap":
        gains.append(SAY("gain-swap", a=reward.a, b=reward.b))
    elif reward.effect == "rewrite":
        gains.append(SAY("gain-rewrite-as", aspect=quoted(reward.b)) if reward.b else SAY("gain-rewrite"))
    elif reward.effect in ("replace", "add"):
        gains.append(_stunt(f"gain-{reward.effect}", reward))
    gains += [SAY("gain-approach", approach=reward.approach)] if reward.approach else []
    gains += [SAY("gain-refresh")] if reward.great == "refresh" else []
    gains += [_stunt("gain-stunt", reward)] if reward.great == "stunt" else []
    return gains + ([SAY("gain-high", aspect=quoted(reward.high))] if reward.high else [])


@tells(m.RewardConfirmed)
def _confirmed(reader: Reader, event: m.RewardConfirmed) -> Line:
    reward = event.reward
    known: Known = {"who": reader.who(reward.who)}
    gains = _gains(reward)
    known |= {"gains": listed(gains)} if gains else {}
    return line(
        "confirmed" if gains else "confirmed-nothing",
        "FAE-147",
        "FAE-155",
        "FAE-158",
        kind="change",
        by=reader.by(reward.who),
        about=(reward.who,),
        story=True,
        **known,
    )


@tells(m.MilestoneEnded)
def _ended(_reader: Reader, _event: m.MilestoneEnded) -> Line:
    return line("milestone-over", "FAE-147")
