"""Why a command is refused: the slow, teaching reason, asked for only after a refusal; and why a piece can do nothing
now."""

from parlour.games.fugue.rules import (
    desk,
    explain_action,
    explain_board,
    explain_campaign,
    explain_contest,
    explain_effect,
    explain_harm,
    explain_memory,
    explain_persona,
)
from parlour.games.fugue.rules.explain_common import Why
from parlour.games.fugue.rules.explain_piece import nothing_to_do
from parlour.roleplay.explain import Explaining

_PARTS = (
    explain_campaign,
    explain_persona,
    explain_board,
    explain_memory,
    explain_action,
    explain_harm,
    explain_contest,
    explain_effect,
)
_WHY: dict[type, Why] = {kind: why for part in _PARTS for kind, why in part.WHY.items()}
_RULES: dict[type, str] = {kind: rule for part in _PARTS for kind, rule in part.RULES.items()}
_EXPLAINING = Explaining(desk.DESK, _WHY, _RULES, "FUG-003", "FUG-008", "has no persona", nothing_to_do)
explain, why_not = _EXPLAINING.explain, _EXPLAINING.why_not
