"""The game master's word on sheets (B6): handed in, approved with every notice, sent back; single notices allowed."""

from collections.abc import Iterator, Sequence

from parlour.core.offers import Offer, Pick, alike
from parlour.games.yags import moves as m
from parlour.games.yags.model import STAGES, Creature, State
from parlour.games.yags.rules.ask import is_npc, leads, skill_def
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.load import band
from parlour.games.yags.rules.making import (
    REASON,
    budget_rows,
    high_enough,
    sheets,
    tell_load,
    to_all,
    untaught,
)
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.skills import served, tl_barred, tl_key, untimed_bound
from parlour.roleplay.chapter import NONE

Lack = tuple[str, str]
"""A rule, and what has to be put right by it."""


def lacks(state: State, one: Creature) -> list[Lack]:
    """What is missing or too much before a sheet can be handed in; what only waits for the game master's word is a
    notice."""
    return [*_points(state, one), *_skills(state, one), *_techniques(state, one)]


def _points(state: State, one: Creature) -> Iterator[Lack]:
    for what, spent, given in budget_rows(state, one):
        if spent > given:
            yield "YAG-Q41", f"{spent} points are spent on {what}, and {given} are given."
    if one.xp < 0:
        yield "YAG-133", f"{-one.xp} more experience was spent than there is."


def _skills(state: State, one: Creature) -> Iterator[Lack]:
    for known in one.skills:
        if skill_def(state, known.name) is None:
            yield "YAG-063", f"{known.name} is not on the campaign's list."
            continue
        most = untimed_bound(state, one, known.name)
        if known.level > most.level:
            yield most.rule, f"{known.name} {known.level} is too high: {most.why}."


def _techniques(state: State, one: Creature) -> Iterator[Lack]:
    for technique in one.techniques:
        if not high_enough(one, served(state, technique), technique.level):
            skills = " or ".join(technique.skills) or technique.group
            yield "YAG-134", f"{technique.name} needs {skills} {technique.level}."
        for name in untaught(one, technique):
            yield "YAG-135", f"{technique.name} needs {name} first."


# Handing in


def offer_submit(state: State, seat: int) -> Sequence[Offer]:
    people = [one for one in sheets(state, seat) if one.stage == "gear" and not is_npc(one)]
    complete = [one for one in people if state.lax or not lacks(state, one)]
    return to_all("submit", complete, (), owed=not state.scene.open)


def act_submit(draft: Draft, seat: int, command: m.Submit) -> None:
    draft.put(m.Submitted(command.who))


def offer_approve(state: State, seat: int) -> Sequence[Offer]:
    """Whoever lies before her; her own whenever they are complete."""
    if not leads(state, seat):
        return NONE
    handed = [one for one in state.creatures if one.stage == "review"]
    own = [one for one in sheets(state, seat) if one.stage in STAGES[:-1]]
    complete = [one for one in handed if state.lax or not lacks(state, one)]
    made = [one for one in own if state.lax or not lacks(state, one)]
    return [*to_all("approve", complete, (), owed=True), *to_all("approve", made, ())]


def act_approve(draft: Draft, seat: int, command: m.Approve) -> None:
    one = draft.creature(command.who)
    draft.put(m.Approved(command.who, tuple([notice.key for notice in notices(draft.state, one)])))
    tell_load(draft, command.who, band(one))


def offer_send_back(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    people = [one for one in state.creatures if one.stage == "review"]
    return to_all("send_back", people, (REASON,), owed=True)


def act_send_back(draft: Draft, seat: int, command: m.SendBack) -> None:
    draft.put(m.SentBack(command.who, command.reason.strip()))


# Single notices


def allowable(state: State, one: Creature) -> tuple[str, ...]:
    """What stands out on a sheet, and skills of a higher Tech Level that may be learnt with her word (YAG-251)."""
    found = [notice.key for notice in notices(state, one)]
    barred = [tl_key(skill.name) for skill in state.skills if tl_barred(state, one, skill)]
    return tuple(dict.fromkeys([*found, *barred]))


def offer_allow(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    people = [(one.id, allowable(state, one)) for one in state.creatures if one.stage != "dead"]
    return alike("allow_notice", [(who, (Pick(keys),)) for who, keys in people if keys])


def act_allow(draft: Draft, seat: int, command: m.AllowNotice) -> None:
    before = band(draft.creature(command.who))
    draft.put(m.NoticeAllowed(command.who, command.notice))
    tell_load(draft, command.who, before)


CHAPTER: Chapter = {
    m.Submit: (offer_submit, act_submit),
    m.Approve: (offer_approve, act_approve),
    m.SendBack: (offer_send_back, act_send_back),
    m.AllowNotice: (offer_allow, act_allow),
}
