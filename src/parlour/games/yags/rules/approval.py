"""The game master's word on sheets (B6): handed in, approved with every notice, sent back; single notices allowed."""

from collections.abc import Iterator
from typing import NamedTuple

from parlour.core.judge import Move, One, Words, waived
from parlour.core.phrasebook import listed
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import SENTENCE
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import is_npc, skill_def
from parlour.games.yags.rules.conditions import built, dead, strictly_at
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.kept import on_sheet
from parlour.games.yags.rules.load import band
from parlour.games.yags.rules.making import budget_rows, high_enough, tell_load, untaught
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.skills import served, tl_barred, tl_key, untimed_bound
from parlour.games.yags.words.bounds import SAY
from parlour.roleplay.cast import no_scene, not_gm, not_yours, people, seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.company import act_send_back, act_submit


class Lack(NamedTuple):
    """A rule, and what has to be put right by it."""

    rule: str
    text: str


def lacks(state: State, one: Creature) -> list[Lack]:
    """What is missing or too much before a sheet can be handed in; what only waits for the game master's word is a
    notice."""
    return [*_points(state, one), *_skills(state, one), *_techniques(state, one)]


def _points(state: State, one: Creature) -> Iterator[Lack]:
    for what, spent, given in budget_rows(state, one):
        if spent > given:
            yield Lack("YAG-Q41", SAY("lack-points", spent=str(spent), what=what, given=str(given)))


def _skills(state: State, one: Creature) -> Iterator[Lack]:
    for known in one.skills:
        if skill_def(state, known.name) is None:
            yield Lack("YAG-063", SAY("lack-unlisted", skill=known.name))
            continue
        most = untimed_bound(state, one, known.name)
        if known.level > most.level:
            yield Lack(most.rule, SAY("lack-too-high", skill=known.name, level=str(known.level), why=most.why))


def _techniques(state: State, one: Creature) -> Iterator[Lack]:
    for technique in one.techniques:
        if not high_enough(one, served(state, technique), technique.level):
            skills = listed(technique.skills, "or") or technique.group
            yield Lack(
                "YAG-134", SAY("lack-skill", technique=technique.name, skills=skills, level=str(technique.level))
            )
        for name in untaught(one, technique):
            yield Lack("YAG-135", SAY("lack-technique", technique=technique.name, other=name))


# Handing in


def incomplete(state: State, it: Creature) -> bool:
    return bool(lacks(state, it))


def yours_to_approve(it: Creature) -> bool:
    """The game master hands nothing in."""
    return is_npc(it)


def players_draft(state: State, it: Creature) -> bool:
    """Whoever waits for her; her own whenever they are complete."""
    return it.stage != "review" and not leads(state, seat_of(state, it))


def handed_in(who: Creature) -> bool:
    return who.stage == "review"


def not_handed_in(it: Creature) -> bool:
    return it.stage != "review"


def act_approve(draft: Draft, seat: int, command: m.Approve) -> None:
    one = draft.one(command.who)
    draft.put(m.Approved(command.who, tuple([notice.key for notice in notices(draft.state, one)])))
    tell_load(draft, command.who, band(one))


# Single notices


def allowable(state: State, who: Creature) -> tuple[str, ...]:
    """What stands out on a sheet, and skills of a higher Tech Level that may be learnt with her word (YAG-251)."""
    found = [notice.key for notice in notices(state, who)]
    barred = [tl_key(skill.name) for skill in state.skills if tl_barred(state, who, skill)]
    return tuple(dict.fromkeys([*found, *barred]))


def act_allow(draft: Draft, seat: int, command: m.AllowNotice) -> None:
    before = band(draft.one(command.who))
    draft.put(m.NoticeAllowed(command.who, command.notice))
    tell_load(draft, command.who, before)


MOVES: Moves = {
    Move(
        m.Submit,
        {"who": One(people, unless=(not_yours, yours_to_approve, dead, *strictly_at("gear"), waived(incomplete)))},
        rule="YAG-046",
        owed=no_scene,
    ): act_submit,
    Move(
        m.Approve,
        {"who": One(people, unless=(dead, built, players_draft, incomplete))},
        rule="YAG-046",
        unless=(not_gm,),
        owed=handed_in,
    ): act_approve,
    Move(
        m.SendBack,
        {"who": One(people, unless=(dead, built, not_handed_in)), "reason": Words(SENTENCE, 0)},
        rule="YAG-046",
        unless=(not_gm,),
        owed=True,
    ): act_send_back,
    Move(
        m.AllowNotice,
        {"who": One(people, unless=(dead,), rests=on_sheet), "notice": One(allowable)},
        rule="YAG-046",
        unless=(not_gm,),
    ): act_allow,
}
