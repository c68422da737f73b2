"""What a task would ask of the deck, before it is set: for the Dealer, who sets it.

The rules themselves set it, on a table nobody sees.
"""

from typing import Any

from parlour.core.chance import Told
from parlour.core.odds import Answer, Foresight
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import character, open_task
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.play import PLAYING
from parlour.games.fugue.view_build import task_odds
from parlour.games.fugue.words.paper import SAY as PAPER
from parlour.games.fugue.words.reader import find_ability, title_of


def foresee(state: State, seat: int, command: Any) -> Foresight | None:
    """None where no card would be turned for it."""
    if not isinstance(command, m.RuleSkilled | m.SetTask):
        return None
    draft = Draft(state, Told())
    PLAYING.desk.acts[type(command)](draft, seat, command)
    task = open_task(draft.state)
    if task is None:
        return None
    ability = find_ability(state, task.ability) if task.ability else ""
    sides = (
        (title_of(state, character(state, task.who)), ability or PAPER("no-ability")),
        (PAPER("difficulty"), str(task.difficulty)),
    )
    return Foresight(sides, Answer("", task_odds(draft.state, task)))
