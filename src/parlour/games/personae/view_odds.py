"""How likely, before the dice of the open Challenge: exact, from what the reader may know; else for each pool the other
side may have."""

from collections.abc import Callable

from parlour.core.odds import Bar, bar_of
from parlour.games.personae import view as v
from parlour.games.personae.content.numbers import MOST_DICE
from parlour.games.personae.model import Challenge, Side, State
from parlour.games.personae.odds.pools import opposed
from parlour.games.personae.odds.singles import unopposed
from parlour.games.personae.rules.ask import find_individual, is_npc
from parlour.games.personae.rules.compare import actors, added, reactors
from parlour.games.personae.rules.defence import helpless
from parlour.games.personae.rules.flow import BEFORE_DICE
from parlour.games.personae.rules.pools import pool
from parlour.games.personae.words.odds import SAY

Knows = Callable[[Side], bool]
LIKELY_DICE = (1, 2, 3, 4, 5, 6, 8)
LIKELY_ADDS = (0, 2, 4, 6, 8)
"""What an opponent whose numbers are hidden may roll and add."""
_CHANGES = (("if-addition", 1, 0), ("if-die", 0, 1), ("if-bonus", 2, 0))


def is_veiled(state: State, one: Challenge, side: Side) -> bool:
    """The numbers of the game master's individuals are hers until their dice lie there, unless she shows them.

    So are the dice she rolls against one of them: their number and what they add follow from its rating or its wounds.
    Who stands in for a patient has numbers, too; who lies helpless never rolls.
    """
    people = [find_individual(state, who) for who in (side.who or one.sides[0].who, side.stand_in) if who]
    if not any(person is not None and is_npc(person) and not person.shown for person in people):
        return False
    return not side.dice and (one.stage in BEFORE_DICE or helpless(state, side.who))


def whose(one: Challenge, side: Side) -> str:
    """Whose numbers a side has: who rolls; of the game master's own dice, whom she rolls them against."""
    return side.stand_in or side.who or one.sides[0].who


def pairs(one: Challenge) -> list[tuple[int, int]]:
    """PER-116: every actor with every reactor, by their places."""
    return [(actor, reactor) for actor in actors(one) for reactor in reactors(one)]


def chances(
    state: State, one: Challenge, pair: tuple[int, int], known: Knows, *, ahead: int = 0, mine: int = 0, theirs: int = 0
) -> tuple[Bar, ...]:
    """The actor's, before the dice; nothing where a side's numbers are not known.

    What if the actor were so much further ahead, had so many dice more, or this reactor had.
    """
    actor, reactor = one.sides[pair[0]], one.sides[pair[1]]
    if not _undecided(actor, reactor) or not (actor.chosen and reactor.chosen and known(actor) and known(reactor)):
        return ()
    mine, theirs = pool(state, one, actor) + mine, pool(state, one, reactor) + theirs
    plus, other = added(actor, reactor.who) + ahead, added(reactor, actor.who)
    if max(mine, theirs) > MOST_DICE or min(mine, theirs) < 1:
        return ()
    if one.kind == "unopposed":
        share = unopposed(mine, plus, theirs, other)
        return bar_of(SAY("succeeds"), share, "succeed"), bar_of(SAY("fails"), 1 - share, "fail")
    return opposed(mine, theirs, plus - other).bars(state.options.tie_exhausted)


def _undecided(actor: Side, reactor: Side) -> bool:
    return not actor.dice and not reactor.dice


def what_if(state: State, one: Challenge, own: tuple[str, ...], known: Knows) -> tuple[v.What, ...]:
    """What a helper, an extra die or a better place on my side would change: for the actor against the first reactor,
    for a reactor."""
    at = next((at for at, side in enumerate(one.sides) if side.who in own), None)
    number, pair = next(((number, pair) for number, pair in enumerate(pairs(one), 1) if at in pair), (0, (0, 0)))
    if not number or not chances(state, one, pair, known):
        return ()
    if at == pair[0]:
        return tuple(
            [
                v.What(SAY(label), chances(state, one, pair, known, ahead=more, mine=dice), number)
                for label, more, dice in _CHANGES
            ]
        )
    return tuple(
        [
            v.What(SAY(label), chances(state, one, pair, known, ahead=-more, theirs=dice), number)
            for label, more, dice in _CHANGES
        ]
    )


def odds_if(state: State, one: Challenge, own: tuple[str, ...], known: Knows) -> tuple[v.OddsIf, ...]:
    """My own chance for each pool and addition of an opponent who keeps its numbers or has yet to answer."""
    found: list[v.OddsIf] = []
    for at, pair in enumerate(pairs(one), 1):
        actor, reactor = one.sides[pair[0]], one.sides[pair[1]]
        mine, other = (actor, reactor) if actor.who in own else (reactor, actor)
        if mine.who not in own or not mine.chosen or not known(mine) or not other.who or not _undecided(actor, reactor):
            continue
        if other.chosen and known(other):
            continue
        dice, plus = pool(state, one, mine), added(mine, other.who)
        if 1 <= dice <= MOST_DICE:
            found += [
                v.OddsIf(
                    at,
                    many,
                    tuple(
                        [
                            _mine(state, dice, many, plus - adds, acting=mine is actor, label=f"+{adds}")
                            for adds in LIKELY_ADDS
                        ]
                    ),
                )
                for many in LIKELY_DICE
            ]
    return tuple(found)


def _mine(state: State, dice: int, theirs: int, ahead: int, *, acting: bool, label: str) -> Bar:
    """To succeed, or to answer."""
    tie = state.options.tie_exhausted
    found = opposed(dice, theirs, ahead) if acting else opposed(theirs, dice, -ahead)
    share = found.success(tie)
    return bar_of(label, share if acting else 1 - share - found.open(tie), "succeed")
