"""Refusals of scenes: the map, challenges, contests, conflicts, compels and facts, the game master's aspects."""

from parlour.core.saying import Values
from parlour.games.fate.model import Border
from parlour.games.fate.words.reader import player
from parlour.games.fate.words.refusal_parts import Filled, Known, name_of, yes


def _hindered(known: Known) -> Filled:
    """What is in the way, and where to."""
    ends = {known["who"].zone, known["it"].id}
    borders: tuple[Border, ...] = known["state"].scene.borders
    border = next(border for border in borders if {border.a, border.b} == ends)
    return {"hindrance": border.barrier or name_of(known["state"], border.holder), "zone": known["it"].name}


def _awaited(known: Known) -> Filled:
    state, deal = known["state"], known["it"]
    who = deal.by if deal.turned else deal.victim
    person = next((c for c in state.characters if c.id == who), None)
    led = deal.kind != "compel" or person is None or person.controller < 0
    return {"asked": player(state, state.desk.gm if led or person is None else person.controller)}


def _sheet_of(known: Known) -> Filled:
    return {"aspect": known["it"].text, "owner": name_of(known["state"], known["it"].owner)}


def _not_yet(known: Known) -> Filled:
    return {"hidden": yes(known["it"].owner), "owner": name_of(known["state"], known["it"].owner)}


def _troubled(known: Known) -> Filled:
    return {"aspect": known["aspect"].text, "owner": name_of(known["state"], known["aspect"].owner)}


def _victim(known: Known) -> Filled:
    state, victim = known["state"], known["it"].victim
    return {
        "victim": name_of(state, victim),
        "pc": yes(any(c.id == victim and c.kind == "pc" for c in state.characters)),
    }


VALUES: dict[str, Values] = {
    **dict.fromkeys(("overcome_first", "hindered_and_acted"), _hindered),
    **dict.fromkeys(("not_the_victim", "cannot_refuse"), _victim),
    **dict.fromkeys(
        ("offer_compel-text-wordless", "self_compel-text-wordless"), lambda known: {"sort": str(known["sort"])}
    ),
    "not_the_winner": lambda known: {"winner": name_of(known["state"], known["state"].victor)},
    "open_scene-scene_open": lambda known: {"scene": known["state"].scene.name},
    "on_a_sheet": _sheet_of,
    "not_yet": _not_yet,
    "victim-not_asked": _troubled,
    "deal-not_asked": _awaited,
    "payer_broke": lambda known: {"payer": name_of(known["state"], known["it"].by)},
}
