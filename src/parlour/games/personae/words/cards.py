"""A Challenge set as a card: who tried what, dice, each modifier, totals, the walk down the ties, the outcome."""

from collections.abc import Sequence

from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.games.personae.model import Addition, Challenge, Duel, Side, State
from parlour.games.personae.rules.compare import actors, added, counted
from parlour.games.personae.words.challenges import (
    bought,
    challenge_title,
    duel_words,
    is_level,
    outcome,
    side_name,
    side_title,
    skill_words,
    walk_words,
)
from parlour.games.personae.words.phrases import dice, first_up, listed, said, sentence
from parlour.games.personae.words.reader import SAY, dice_more


def faces(side: Side, *, first: bool = False) -> tuple[str, ...]:
    """As they lie there; `first`: as they fell, before anybody rerolled one."""
    found = list(side.dice)
    for change in reversed(side.changes) if first else ():
        found[change.at] = change.before
    return tuple([str(face) for face in found])


def throws(side: Side) -> tuple[Throw, ...]:
    """PER-068, PER-069: what fell first is struck through where a die was rerolled."""
    if not side.dice:
        return ()
    now = Throw(faces(side), "d10", max(side.dice), by_hand=side.by_hand)
    return (
        (Throw(faces(side, first=True), "d10", 0, struck=True, by_hand=side.by_hand), now) if side.changes else (now,)
    )


def _label(one: Addition) -> str:
    if one.rule in ("PER-147", "PER-278"):
        return SAY("card-help", who=one.label)
    return first_up(one.label)


def _dice(one: Addition) -> Row:
    """Dice are no addition: they say their number and add nothing."""
    return Row(SAY("card-of", who=dice_more(one.amount), ended=one.label), None, one.rule)


def rows(state: State, side: Side, kind: str = "") -> tuple[Row, ...]:
    """PER-015, PER-066, PER-119: everything but the dice, a line each; then dice more and fewer. Nothing of who did not
    roll."""
    if not side.dice:
        return ()
    out = [Row(side.attribute, side.value, "PER-015")] if side.attribute else []
    out += [Row(_label(one), one.amount, one.rule) for one in side.additions]
    skill = skill_words(state, side, kind)
    out += [Row(SAY("card-dice", dice=dice(side.base), skill=skill) if skill else dice(side.base), None, "PER-034")]
    return (*out, *[_dice(one) for one in side.bonus])


def total(side: Side, against: str) -> str:
    """The highest die and everything added."""
    return str(counted(side, against)[0] + added(side, against)) if side.dice else ""


def _side(state: State, side: Side, against: str, kind: str, *, beside: bool) -> RollSide:
    return RollSide(
        first_up(side_title(state, side, kind)),
        throws(side),
        rows(state, side, kind),
        total(side, against),
        beside=beside,
    )


def outcome_words(state: State, challenge: Challenge, duels: Sequence[Duel]) -> str:
    if len(duels) == 1:
        return outcome(duels[0])
    return "; ".join([SAY("card-of", who=pair(state, challenge, duel), ended=outcome(duel)) for duel in duels])


def pair(state: State, challenge: Challenge, duel: Duel) -> str:
    """Whom it is about; of several who issue it, whose roll."""
    reactor = side_name(state, challenge.sides[duel.reactor])
    if not challenge.joined:
        return reactor
    return SAY("card-pair", one=side_name(state, challenge.sides[duel.actor]), other=reactor)


def _walk(state: State, challenge: Challenge, duel: Duel, *, several: bool) -> str:
    """PER-120 to PER-122: told where it was more than one pair, or where the dice alone did not decide."""
    if not several and len(duel.pairs) == 1 and not is_level(duel) and not bought(challenge, duel) and not duel.start:
        return ""
    words = duel_words(state, challenge, duel)
    words = SAY("card-from", die=duel.start + 1, ended=words) if duel.start else words
    return SAY("card-of", who=pair(state, challenge, duel), ended=words) if several else words


def _left_out(challenge: Challenge, at: int) -> list[str]:
    """PER-218."""
    side = challenge.sides[at]
    gone = [str(side.dice[place]) for place in side.ignored if place < len(side.dice)]
    return [SAY("card-left-out", dice=listed(gone))] if gone else []


def note(state: State, challenge: Challenge, duels: Sequence[Duel]) -> str:
    parts = [SAY("card-goal", goal=said(challenge.goal))] if challenge.goal and challenge.kind != "recovery" else []
    parts += [words for duel in duels if (words := _walk(state, challenge, duel, several=len(duels) > 1))]
    parts += [words for at in actors(challenge) for words in _left_out(challenge, at)]
    return "".join([sentence(first_up(part)) for part in parts]).strip()


def roll_card(state: State, challenge: Challenge, duels: Sequence[Duel]) -> RollCard:
    """All sides of one comparison on one card."""
    acting, answering = [
        [challenge.sides[at] for at in dict.fromkeys(places)]
        for places in ([one.actor for one in duels], [one.reactor for one in duels])
    ]
    foe, other = [side[0].who if len(side) == 1 else "" for side in (answering, acting)]
    parts = [
        (side, against, at > 0)
        for group, against in ((acting, foe), (answering, other))
        for at, side in enumerate(group)
    ]
    sides = tuple([_side(state, side, against, challenge.kind, beside=beside) for side, against, beside in parts])
    level = any(len(duel.pairs) > 1 for duel in duels)
    rules = {"unopposed": ("PER-157",), "recovery": ("PER-194",)}.get(challenge.kind, ("PER-119",))
    return RollCard(
        challenge_title(state, challenge), sides, outcome_words(state, challenge, duels), note(state, challenge, duels),
        (*rules, *(["PER-121"] if level else [])), goal=_aim(challenge), met=_met(challenge, duels),
        tally=walk_words(duels[0]) if len(duels) == 1 and (len(duels[0].pairs) > 1 or duels[0].start) else "",
    )  # fmt: skip


def _aim(challenge: Challenge) -> str:
    """What is asked about somebody is a question, no goal."""
    return challenge.goal if challenge.kind not in ("recovery", "virtual") else ""


def _met(challenge: Challenge, duels: Sequence[Duel]) -> bool | None:
    """None: against some, not against others."""
    ends = {duel.outcome for duel in duels}
    return ends == {"success"} if _aim(challenge) and ends in ({"success"}, {"failure"}) else None


def card_words(state: State, challenge: Challenge, duels: Sequence[Duel]) -> str:
    """The same as one sentence."""
    if len(duels) == 1:
        return f"{challenge_title(state, challenge)}. {first_up(duel_words(state, challenge, duels[0]))}."
    ends = [
        SAY("card-end", who=pair(state, challenge, duel), walk=walk_words(duel), outcome=outcome(duel))
        for duel in duels
    ]
    return f"{challenge_title(state, challenge)}. {'; '.join(ends)}."
