"""Why something is refused and what would be right: a sentence in refusals*.ftl for every condition of the rules."""

from parlour.core.phrasebook import Phrasebook
from parlour.core.saying import Refusals
from parlour.games.fugue.model import State
from parlour.games.fugue.words.refusal_parts import Filled, Known, barred_here, named, this_one
from parlour.games.fugue.words.refusal_values import ACTIONS, CAMPAIGN, CONTESTS, MEMORIES
from parlour.roleplay.desk import called
from parlour.roleplay.refusals import tag

__all__ = ["SENTENCES", "dealer_only", "in_the_way", "length_settled", "named"]
SAY = Phrasebook(__package__, "refusals")
DEALER = Phrasebook(__package__, "dealer")
_BETWEEN = {"choose_dealer": "FUG-A46", "close_chapter": "FUG-125", "pass_dealing": "FUG-A46"}
"""Where another rule says so than the command's own."""
_WAY = ("contest_open", "task_open", "card_untold", "unanswered", "memory_due")
"""What comes first where something is done between actions."""


def in_the_way(key: str) -> tuple[str, str]:
    return SAY(key, rule=""), SAY.part(key, "cure")


def length_settled() -> tuple[str, str]:
    return DEALER("length-settled"), DEALER.part("length-settled", "cure")


def _leading(state: State) -> tuple[str, Filled]:
    """Who alone may do it: before there is a Dealer, whoever opened the table."""
    who = called(state.desk, state.desk.gm)
    dealt = state.chapter > 0
    return DEALER("dealer") if dealt else who, {"who": who, "dealt": "yes" if dealt else "no"}


def dealer_only(state: State, does: str) -> tuple[str, str]:
    """What is wrong, and what to do, where the desk says what the Dealer alone does."""
    who, known = _leading(state)
    return DEALER("desk", who=who, does=does), SAY.part("not_dealer", "cure", **known)


def _dealers(known: Known) -> Filled:
    who, told = _leading(known["state"])
    return {**told, "only": DEALER(f"only-{tag(known)}", who=who)}


SENTENCES = Refusals(
    SAY,
    *[Phrasebook(__package__, f"refusals_{part}") for part in ("campaign", "memory", "action", "contest", "hand")],
    values={
        "not_dealer": _dealers,
        **{key: lambda known: {"rule": _BETWEEN.get(tag(known), "")} for key in _WAY},
        "not_yours": this_one,
        "wounded": barred_here,
        **CAMPAIGN,
        **MEMORIES,
        **ACTIONS,
        **CONTESTS,
    },
)
