"""Loot the battlefield (2.14): who won, what may be taken, and the taking. By option only."""

from collections.abc import Sequence

from parlour.core.judge import Move, One
from parlour.core.offers import Offer, Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import CLEAN_UP, NOBODY, Options, State
from parlour.games.domino_knights.pieces import BODY_NAMES, DOMINO_AT, code
from parlour.games.domino_knights.rules.conditions import QUIET, no_battle, not_clean_up
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import To, resume
from parlour.games.domino_knights.rules.questions import all_knights, the_battle

NONE: tuple[Offer, ...] = ()


def is_played(options: Options) -> bool:
    """DK-A86: without graveyards nothing can be looted."""
    return options.looting and not (options.dominoless and options.nl_graveyard == "none")


def victor(state: State, fought: Sequence[m.Pairing], lost: int, left: Sequence[int]) -> int:
    """DK-A51: of attacker and defender whose side lost fewer Knights; at equal losses the attacker, if Health was lost.
    Where only a Kingdom's fall is looted, the one who brought the other down in this battle. `left`: Health or Fame by
    seat. Either way it is the battlefield that is looted: one of the Knights that fell there, nothing else a fallen
    Kingdom had."""
    attackers = [pairing.attacker for pairing in fought if pairing.attacker_falls]
    blockers = [blocker for pairing in fought if pairing.unit_falls for blocker in pairing.blockers]
    target = the_battle(state).target
    if not attackers and not blockers:
        return NOBODY
    if state.options.loot_trigger == "ejection":
        fallen = [seat for seat in (state.active, target) if _is_lost(state, seat, left[seat], (*attackers, *blockers))]
        return state.active + target - fallen[0] if len(fallen) == 1 else NOBODY
    if len(attackers) != len(blockers):
        return state.active if len(attackers) < len(blockers) else target
    return state.active if lost else NOBODY


def _is_lost(state: State, seat: int, left: int, dead: Sequence[int]) -> bool:
    """She will be ejected when the field is cleared (DK-098, DK-175, DK-A72)."""
    if left or not state.fame:
        return not left
    if state.goal == "fameAttrition" and state.options.attrition_out == "zero":
        return True
    kingdom = state.kingdoms[seat]
    return not kingdom.candidates and not kingdom.recruits and all(knight.domino in dead for knight in kingdom.knights)


def spoils(state: State) -> list[int]:
    """DK-105: Knights defeated in the resolution, of either side, that still lie on the field."""
    flipped = the_battle(state).flipped
    return [knight.domino for _, knight in all_knights(state) if knight.domino in flipped] if flipped else []


def looter(state: State) -> int:
    """Who is asked whether she loots, before anybody orders her dead; or NOBODY."""
    battle = the_battle(state)
    if (
        battle.victor == NOBODY
        or battle.looted != NOBODY
        or not state.kingdoms[battle.victor].alive
        or not spoils(state)
    ):
        return NOBODY
    return battle.victor


def _is_asked(state: State, seat: int) -> bool:
    return state.phase == CLEAN_UP and state.window is None and state.battle is not None and seat == looter(state)


def offer_loot(state: State, seat: int) -> list[Offer]:
    """DK-105, DK-106: one of the fallen."""
    return (
        [Offer("loot", (), (Pick(tuple([BODY_NAMES[body] for body in spoils(state)])),))]
        if _is_asked(state, seat)
        else []
    )


def no_looting(state: State) -> bool:
    """DK-105, DK-A86."""
    return not is_played(state.options)


def looted_already(state: State) -> bool:
    """DK-105."""
    return the_battle(state).looted != NOBODY


def nobody_loots(state: State) -> bool:
    """DK-A51."""
    return looter(state) == NOBODY


def not_the_victor(state: State, seat: int) -> bool:
    """DK-A51."""
    return looter(state) != seat


def the_fallen(state: State) -> dict[str, int]:
    return {BODY_NAMES[body]: DOMINO_AT + body for body in spoils(state)}


WHILE_LOOTING = (*QUIET, no_looting, no_battle, not_clean_up, looted_already, nobody_loots, not_the_victor)
TO_LOOT = Move(m.Loot, {"knight": One(the_fallen)}, rule="DK-105", unless=WHILE_LOOTING)
TO_SKIP_LOOT = Move(m.SkipLoot, {}, rule="DK-105", unless=WHILE_LOOTING)


def act_loot(draft: Draft, seat: int, command: m.Loot) -> None:
    draft.put(m.Looted(seat, code(command.knight) - DOMINO_AT))
    resume(draft, To.CLEAN_UP)


_SKIP = (Offer("skip_loot"),)


def offer_skip_loot(state: State, seat: int) -> tuple[Offer, ...]:
    """DK-106: looting is a choice."""
    return _SKIP if _is_asked(state, seat) else NONE


def act_skip_loot(draft: Draft, seat: int, command: m.SkipLoot) -> None:
    draft.put(m.LootSkipped(seat))
    resume(draft, To.CLEAN_UP)
