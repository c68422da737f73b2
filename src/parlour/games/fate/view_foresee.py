"""What a command would lead to, before it is given: who would roll what against what, and how it would likely go; how a
stunt would read.

The rules themselves play it, on a table nobody sees, and what is shown of it is what this seat would see.
"""

from typing import Any

from msgspec.structs import replace

from parlour.core.chance import Told
from parlour.core.odds import Answer, Foresight
from parlour.games.fate import moves as m
from parlour.games.fate.content.tables import ladder, signed
from parlour.games.fate.model import Side, State
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.play import PLAYING
from parlour.games.fate.rules.stunts import sentence
from parlour.games.fate.rules.sums import bonus, rolls
from parlour.games.fate.view_build import is_veiled, private
from parlour.games.fate.view_build import roll as seen_roll
from parlour.games.fate.words.cards import SAY, rows, side_title
from parlour.games.fate.words.reader import Reader
from parlour.games.fate.words.refusal_parts import PARTS
from parlour.roleplay.phrases import first_up

ROLLS = (
    m.Overcome, m.Create, m.Attack, m.Compete, m.Defend, m.SetDifficulty, m.Oppose, m.HazardAttack, m.Help,
    m.ClaimStunt,
)  # fmt: skip
HASTY = (m.Overcome, m.Create, m.Attack, m.Defend)
WRITES = (m.WriteBonus, m.WriteBend)


def foresee(state: State, seat: int, command: Any) -> Foresight | None:
    """None where nothing can be said beforehand."""
    if not isinstance(command, ROLLS + WRITES):
        return None
    if isinstance(command, HASTY):
        command = replace(command, dice="wait")
    draft = Draft(_unhurried(state), Told())
    PLAYING.desk.acts[type(command)](draft, seat, command)
    if isinstance(command, WRITES):
        written = next(event.stunt for event in draft.events if isinstance(event, m.StuntWritten))
        lines = () if written.permitted else (PARTS("lack-permission"),)
        return Foresight(((SAY("reads"), sentence(written)),), Answer("", (), lines))
    return None if draft.state.roll is None else _roll(draft.state, seat)


def _unhurried(state: State) -> State:
    """What is asked is how it would stand before the dice."""
    if state.roll is None:
        return state
    sides = tuple([replace(side, eager=False) for side in state.roll.sides])
    return replace(state, roll=replace(state.roll, sides=sides))


def _roll(state: State, seat: int) -> Foresight:
    roll, own = state.roll, private(state, seat)
    assert roll is not None
    sides = [_side(state, one, one.who in own.mine or own.leads or not is_veiled(state, one)) for one in roll.sides]
    return Foresight(tuple(sides), Answer("", own.odds or seen_roll(state, roll).odds))


def _side(state: State, one: Side, known: bool) -> tuple[str, str]:
    """Nettie, Clever; dice + 3: Clever +2, help +1"""
    reader = Reader(state, None)
    if not known or not one.settled:
        name = first_up(reader.who(one.who)) if one.who else SAY("difficulty")
        return name, SAY("unknown" if one.settled else "unsettled")
    if not rolls(one):
        return side_title(reader, one), ladder(bonus(one))
    parts = [f"{row.label} {signed(row.amount)}" for row in rows(reader, one) if row.amount]
    dice = signed(bonus(one))
    said = SAY("dice-parts", bonus=dice, parts=", ".join(parts)) if parts else SAY("dice", bonus=dice)
    return side_title(reader, one), said
