"""Why a command is refused: the slow, teaching reason, asked for only after a refusal; and why a piece can do nothing
now."""

from parlour.games.yags.rules import (
    desk,
    explain_building,
    explain_campaign,
    explain_check,
    explain_move,
    explain_people,
    explain_scene,
    explain_situations,
    explain_tasks,
)
from parlour.games.yags.rules.explain_common import RULE, Why
from parlour.games.yags.rules.explain_piece import nothing_to_do
from parlour.roleplay.explain import Explaining

_PARTS = (
    explain_people,
    explain_building,
    explain_campaign,
    explain_check,
    explain_situations,
    explain_scene,
    explain_move,
    explain_tasks,
    desk,
)
_WHY: dict[type, Why] = {kind: why for part in _PARTS for kind, why in part.WHY.items()}
_RULES: dict[type, str] = {kind: rule for part in _PARTS for kind, rule in part.RULES.items()}
_EXPLAINING = Explaining(desk.DESK, _WHY, _RULES, RULE, RULE, "plays nobody", nothing_to_do)
explain, why_not = _EXPLAINING.explain, _EXPLAINING.why_not
