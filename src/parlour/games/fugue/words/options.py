"""The house rules of a table: options of the game, and switches over our rulings. How each reads stands in options.ftl
of each language."""

from parlour.core.game import About, Choice, Option
from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.switches import in_words, voice

SAY = Phrasebook(__package__, "options")


def _option(key: str, rule: str, *values: str, house: bool = True) -> Option:
    """The first value is the rules as we read them."""
    return Option(key, "", "", rule, values[0], tuple([Choice(value, "") for value in values]), house=house)


OPTIONS: tuple[Option, ...] = (
    _option("chapters", "FUG-A79", "4", "bySet", house=False),
    _option("signifier_to", "FUG-083", "owner", "turner", house=False),
    _option("literate", "FUG-031", "yes", "no", house=False),
    _option("cold_start", "FUG-033", "off", "on", house=False),
    _option("gamble_basic", "FUG-099", "off", "on", house=False),
    _option("difficulty_shown", "FUG-102", "at once", "at the flip", house=False),
    _option("stand", "FUG-A02", "soft", "final"),
    _option("wild_timing", "FUG-A03", "ownTurnFree", "anyTime", "ownTurnAsPlay"),
    _option("wild_limit", "FUG-A04", "perAbility", "perContest"),
    _option("wild_reuse", "FUG-A06", "always", "unusedOnly"),
    _option("wild_rescue", "FUG-A08", "no", "yes"),
    _option("dealer_wins_ties", "FUG-A09", "yes", "no"),
    _option("fewer_cards_break_ties", "FUG-A10", "no", "yes"),
    _option("three_card_major_kills", "FUG-A11", "no", "yes"),
    _option("court_number", "FUG-A30", "11-14", "10"),
    _option("ace_number", "FUG-A31", "1", "11"),
    _option("timed_compare", "FUG-A32", "greater", "equalOrGreater"),
    _option("lock_ends", "FUG-A36", "newAbility", "never"),
    _option("twist_narrator", "FUG-A40", "dealer", "player"),
    _option("signifier_pause", "FUG-A41", "atOnce", "endOfHand"),
    _option("two_signifier_scope", "FUG-A42", "round", "oneHand"),
    _option("limit_per", "FUG-A49", "chapter", "meeting"),
    _option("strength_justice", "FUG-A62", "8-11", "11-8"),
    _option("rank5_reach", "FUG-A71", "group", "contest"),
    voice("FUG-A81"),
)
"""Without words: all that rules and programs ask of them."""


def options() -> tuple[Option, ...]:
    return in_words(SAY, OPTIONS)


def about() -> About:
    return About(
        "fugue",
        SAY("about"),
        SAY.part("about", "line"),
        2,
        6,
        SAY.part("about", "credit"),
        "CC BY-SA 4.0",
        "https://creativecommons.org/licenses/by-sa/4.0/",
        master=True,
        leader=SAY.part("about", "leader"),
    )
