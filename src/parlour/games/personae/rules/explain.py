"""Why a command is refused: the slow, teaching reason, asked for only after a refusal; and why a piece can do nothing
now."""

from parlour.games.personae.rules import (
    desk,
    explain_goods,
    explain_harm,
    explain_powers,
    explain_scene,
    explain_turns,
)
from parlour.games.personae.rules.explain_common import Why
from parlour.games.personae.rules.explain_piece import nothing_to_do
from parlour.games.personae.rules.people import refused_file
from parlour.games.personae.words.refusals import SENTENCES, named
from parlour.roleplay.explain import Explaining
from parlour.roleplay.refusals import as_found, sentences

ALL = {
    **sentences(desk.DESK),
    **SENTENCES,
    "unreadable": as_found(lambda known: refused_file(known["text"])),
}
"""Sentences, and where the rules themselves say what is wrong, their words."""
_PARTS = (
    explain_turns,
    explain_scene,
    explain_powers,
    explain_harm,
    explain_goods,
    desk,
)
_WHY: dict[type, Why] = {kind: why for part in _PARTS for kind, why in part.WHY.items()}
_RULES: dict[type, str] = {kind: rule for part in _PARTS for kind, rule in part.RULES.items()}
_EXPLAINING = Explaining(desk.DESK, _WHY, _RULES, "PER-003", "PER-002", "plays nobody", nothing_to_do, ALL, named)
explain, why_not = _EXPLAINING.explain, _EXPLAINING.why_not
