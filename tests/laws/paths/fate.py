"""Ways in Fate."""

import json

from games.fate import given as fate
from games.fate import rolls
from laws.paths.common import Begin, Path, looks_and_shown_notes, staged
from parlour.core.chance import Told
from parlour.games.fate import GAME as FATE
from parlour.games.fate import moves as fa
from parlour.roleplay.moves import EndSession, StartSession


def advantage_in_a_contest(begin: Begin) -> None:
    """It fails, and costs the roll of the exchange."""
    state = staged(begin, FATE, 3, contest_advantage="on")
    one, two = [person.id for person in state.characters if person.kind == "pc"][:2]
    state = fate.do(state, fate.GM, fa.StartContest("To the boat", (one, two)))
    rolls.settled(state, rolls.create("create", who=one, approach="Quick"), 0, 2)


def from_fari(begin: Begin) -> None:
    state = begin(("Gwen", "Alice"), FATE.options_type(), Told())
    block = {"id": "b", "type": "Text", "label": "Ship", "value": "The Tern", "meta": {}}
    sheet = {
        "fariType": "character",
        "id": "x",
        "name": "Nils",
        "pages": [{"sections": [{"id": "s", "label": "Gear", "blocks": [block]}]}],
    }
    fate.do(state, fate.GM, fa.ImportCharacter(json.dumps(sheet)))


def how_it_healed_is_doubted(begin: Begin) -> None:
    state = staged(begin, FATE, 3)
    one = next(person for person in state.characters if person.kind == "pc")
    state = fate.do(state, fate.GM, fa.GiveConsequence(one.id, "severe", "Shot through", ""))
    for command in (EndSession(), StartSession(), EndSession(), fa.CallMilestone("major")):
        state = fate.do(state, fate.GM, command)
    seat = one.controller if one.controller >= 0 else fate.GM
    state = fate.do(state, seat, fa.ClearAt(one.id, "severe", "The sea air"))
    fate.do(state, fate.GM, fa.Doubt(one.id, "severe"))


PATHS: tuple[Path, ...] = (looks_and_shown_notes(FATE), advantage_in_a_contest, from_fari, how_it_healed_is_doubted)
