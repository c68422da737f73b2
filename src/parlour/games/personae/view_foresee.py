"""What a Challenge would lead to, before it is issued or answered: who would roll what, and how it would likely go.

The rules themselves play it, on a table nobody sees: no number is reckoned twice, and every house rule is in it. What
the reader may not know is left out.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.core.chance import Told
from parlour.core.odds import Answer, Bar, Foresight, Grid, percent
from parlour.games.personae import moves as m
from parlour.games.personae.content.tables import difficulty_name
from parlour.games.personae.model import Challenge, Side, State
from parlour.games.personae.rules.ask import individual, is_npc, mine
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.defence import Way, ways
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.flow import ruling, seat_of_side
from parlour.games.personae.rules.issue import modifiers
from parlour.games.personae.rules.play import PLAYING
from parlour.games.personae.rules.pools import pool, work_out
from parlour.games.personae.view import AnswerSeen
from parlour.games.personae.view_challenge import side as seen
from parlour.games.personae.view_odds import Knows, chances, is_veiled, pairs, whose
from parlour.games.personae.words.odds import SAY
from parlour.games.personae.words.phrases import dice, signed
from parlour.roleplay.chapter import leads

FORESEEN = (m.Issue, m.Answer, m.AskUnopposed, m.RuleUnopposed, m.AskAbout, m.RuleHidden, m.Recover)


def foresee(state: State, seat: int, command: Any) -> Foresight | None:
    """None where there is nothing to roll, or nothing this seat may know."""
    if not isinstance(command, FORESEEN):
        return None
    own, leading = {person.id for person in mine(state, seat)}, leads(state, seat)
    draft = Draft(state if leading else _without_secrets(state), Told())
    PLAYING.desk.acts[type(command)](draft, seat, command)
    one = draft.state.challenge
    if one is None:
        return None

    def known(side: Side) -> bool:
        return leading or whose(one, side) in own or not is_veiled(draft.state, one, side)

    return _challenge(draft.state, one, known)


def answers(state: State, seat: int) -> tuple[AnswerSeen, ...]:
    """Each way somebody of this seat may answer now, and its dice; the first with the most is suggested."""
    one = state.challenge
    if one is None or one.stage != "answer":
        return ()
    known = state if leads(state, seat) else _without_secrets(state)
    found = [
        AnswerSeen(side.who, way.skill, way.active, pool(known, played, played.sides[at]))
        for at, side in enumerate(one.sides)
        if side.who and not side.chosen and seat_of_side(state, side) == seat
        for way in ways(state, one, at)
        if (played := _answered(known, one, at, way))
    ]
    best = max(found, key=lambda way: way.dice, default=None)
    return tuple([replace(way, best=way is best) for way in found])


def _answered(state: State, one: Challenge, at: int, way: Way) -> Challenge:
    played = _with(one, at, replace(one.sides[at], skill=way.skill, active=way.active, chosen=True))
    return _with(played, at, work_out(state, played, at))


def _without_secrets(state: State) -> State:
    """Traits of the game master's people would show in the numbers of who meets them."""
    return replace(
        state,
        individuals=tuple(
            [one if one.shown or not is_npc(one) else replace(one, abilities=()) for one in state.individuals]
        ),
    )


def _challenge(state: State, one: Challenge, known: Knows) -> Foresight | None:
    sides = [_side(state, one, each, known) for each in one.sides if each.chosen and known(each)]
    if not sides:
        return None
    if one.kind == "unopposed" and ruling(one):
        return Foresight(tuple(sides), Answer("", (), (), _difficulties(state, one, known)))
    rows: list[tuple[str, ...]] = []
    bars: list[tuple[Bar, ...]] = []
    for actor, reactor in pairs(one):
        for answer, played in _answers(state, one, reactor, known):
            found = chances(state, played, (actor, reactor), known)
            if found:
                bars.append(found)
                rows.append((*_names(state, one, actor, reactor), answer, _share(found)))
    if len(bars) < 2:
        return Foresight(tuple(sides), Answer("", bars[0] if bars else ()))
    return Foresight(tuple(sides), Answer("", (), (), _table(rows)))


def _answers(state: State, one: Challenge, at: int, known: Knows) -> list[tuple[str, Challenge]]:
    """Each way this reactor may still answer, in words; as it stands where it has answered."""
    side = one.sides[at]
    if side.chosen:
        return [("", one)]
    if not side.who or not known(side) or ruling(one):
        return []
    found = []
    for way in ways(state, one, at):
        played = _answered(state, one, at, way)
        found.append((_side(state, played, played.sides[at], known)[1], played))
    return found


def _with(one: Challenge, at: int, side: Side) -> Challenge:
    return replace(one, sides=(*one.sides[:at], side, *one.sides[at + 1 :]))


def _difficulties(state: State, one: Challenge, known: Knows) -> Grid:
    """PER-155: for each difficulty the game master may name."""
    rows = []
    for listed in modifiers(state):
        draft = Draft(state, Told())
        draft.put(m.DifficultySet(listed, listed, ""))
        bars = chances(draft.state, draft.challenge, (0, 1), known)
        rows.append((f"{signed(listed)} {difficulty_name(listed)}", _share(bars) if bars else "-"))
    return Grid((SAY("foresee-if"), SAY("foresee-succeed")), tuple(rows))


def _names(state: State, one: Challenge, actor: int, reactor: int) -> tuple[str, ...]:
    """Of a pair, where there is more than one."""
    many = [
        place
        for place in (actor, reactor)
        if len([at for at in range(len(one.sides)) if acts(one, at) == acts(one, place)]) > 1
    ]
    return tuple([individual(state, one.sides[at].who).name for at in many])


def _table(rows: Sequence[tuple[str, ...]]) -> Grid:
    """Only the columns in which anything stands."""
    told = [row for row in zip(*rows, strict=True) if any(row)]
    heads = ("", *[""] * (len(told) - 2), SAY("foresee-succeed"))
    return Grid(heads, tuple(zip(*told, strict=True)))


def _side(state: State, one: Challenge, side: Side, known: Knows) -> tuple[str, str]:
    """Bran; Axe: 6 dice + 5 Stature, Sefa +1"""
    shown = seen(state, one, side, known)
    name, _, using = shown.title.partition(", ")
    fewer = [f"{row.label} {signed(row.amount)}" for row in shown.bonus[1:]]
    more = [f"{row.label} {signed(row.amount)}" for row in shown.rows]
    parts = ", ".join([dice(shown.pool), *fewer, *more])
    return name, f"{using}: {parts}" if using else parts


def _share(bars: Sequence[Bar]) -> str:
    won = [bar for bar in bars if bar.kind == "succeed"]
    return percent(sum([bar.ways for bar in won]), won[0].of) if won else "-"
