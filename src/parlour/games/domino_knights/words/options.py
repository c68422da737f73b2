"""What is settled when a table opens: options of the game, then house rules (a switch over a ruling). How each reads
stands in options.ftl of each language."""

from parlour.core.game import About, BotLevel, Caution, Choice, Option, Preset
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import named_levels, named_presets, worded
from parlour.games.domino_knights.content import LEAST_SEATS, MOST_SEATS
from parlour.games.domino_knights.lesson.content import STEPS

SAY = Phrasebook(__package__, "options")
Only = tuple[tuple[str, tuple[str, ...]], ...]
_TIMED: Only = (("goal", ("healthiestAfter", "fameTimed", "random")),)
_FAME: Only = (("fame", ("yes",)), ("goal", ("fameFirstTo", "fameTimed", "fameAttrition", "random")))
_DOMINOES: Only = (("dominoless", ("no",)),)
_CARDS: Only = (("dominoless", ("yes",)),)


def _option(key: str, rule: str, *values: str, default: str = "", only: Only = (), house: bool = False) -> Option:
    choices = tuple([Choice(value, "") for value in values])
    return Option(key, "", "", rule, default or values[0], choices, house=house, only=only)


def _house(key: str, rule: str, *values: str, only: Only = ()) -> Option:
    """A house rule; its first value is the ruling."""
    return _option(key, rule, *values, only=only, house=True)


OPTIONS: tuple[Option, ...] = (
    _option("goal", "DK-029", "lastStanding", "healthiestAfter", "fameFirstTo", "fameTimed", "fameAttrition", "random"),
    Option("fameGoal", "", "", "DK-177", "30", least=1, most=200, only=(("goal", ("fameFirstTo", "random")),)),
    Option("minutes", "", "", "DK-166", "60", least=1, most=600, only=_TIMED),
    _option("fame", "DK-168", "no", "yes", only=(("goal", ("lastStanding", "random")),)),
    Option("fameStart", "", "", "DK-168", "10", least=1, most=50, only=_FAME),
    _option("multiTurnTraining", "DK-061", "no", "yes"),
    _option("looting", "DK-105", "no", "yes"),
    _option("dominoless", "DK-185", "no", "yes"),
    _option("set", "DK-010", "double-six", "double-nine", "double-twelve", default="double-nine", only=_DOMINOES),
    _option("decks", "DK-005", "auto", "1", "2"),
    _house("recycleBelow", "DK-A03", "5", "1", only=_DOMINOES),
    _house("discardChoice", "DK-A06", "first", "any"),
    _house("extraTraining", "DK-A08", "allow", "refuse", only=_DOMINOES),
    _house("trainPerTurn", "DK-A10", "any", "one"),
    _house("reorient", "DK-A12", "never", "maintain"),
    _house("lifeSuit", "DK-A15", "hearts", "chosen", "none", only=_DOMINOES),
    _house("lifeOnKnight", "DK-A16", "stays", "untapOnce"),
    _house("lifeNegated", "DK-A17", "recruit", "graveyard", "stays"),
    _house("lifeRecruit", "DK-A18", "own", "any", only=_DOMINOES),
    _house("wealthFor", "DK-A21", "self", "any", only=_DOMINOES),
    _house("wealthNegated", "DK-A23", "topUpOrReturn", "graveyard", only=_DOMINOES),
    _house("batchOrder", "DK-A25", "periodThenPower", "playOrder", "lastInFirstOut"),
    Option("reactionSeconds", "", "", "DK-A26", "8", least=0, most=600, house=True),
    _house("majestyUntaps", "DK-A30", "no", "yes"),
    _house("queenMidBattle", "DK-A33", "withdraw", "tooLate"),
    _house("jackScope", "DK-A34", "kingdom", "table"),
    _house("removedBlocker", "DK-A39", "open", "stillBlocked"),
    _house("aidBothSides", "DK-A44", "no", "yes"),
    _house("lootTrigger", "DK-A51", "battle", "ejection", only=(("looting", ("yes",)),)),
    _house("jokerTo", "DK-A55", "own", "any"),
    _house("deathShared", "DK-A57", "no", "yes"),
    _house("timeUp", "DK-A65", "turn", "round", "now", only=_TIMED),
    _house("tieBreak", "DK-A66", "knights", "shared", only=_TIMED),
    _house("fameUnblocked", "DK-A67", "none", "gain1", "lose1", only=_FAME),
    _house("deathCostsFame", "DK-A70", "no", "yes", only=_FAME),
    _house("attritionOut", "DK-A72", "empty", "zero", only=(("goal", ("fameAttrition", "random")),)),
    _house("nlMax", "DK-A74", "13", "10", only=_CARDS),
    _house("nlRaise", "DK-A76", "candidate", "hand", only=_CARDS),
    _house("nlAceDiamonds", "DK-A77", "mercenary", "noEffect", only=_CARDS),
    _house("nlBlankCard", "DK-A78", "no", "yes", only=_CARDS),
    _house("nlGraveyard", "DK-A80", "lastPair", "none", only=_CARDS),
    _house("botsResign", "DK-A82", "no", "yes"),
)
"""Without words: all that rules and programs ask of them."""
_PRESETS: tuple[Preset, ...] = (
    Preset("as-written", "", "", {}),
    Preset("brisk", "", "", {"goal": "healthiestAfter", "minutes": "45", "timeUp": "now", "reactionSeconds": "5"}),
    Preset("tournament", "", "", {"goal": "fameFirstTo", "fame": "yes", "fameGoal": "30", "fameUnblocked": "gain1"}),
    Preset("cards-only", "", "", {"dominoless": "yes"}),
)


def options() -> tuple[Option, ...]:
    return worded(SAY, OPTIONS)


def presets() -> tuple[Preset, ...]:
    return named_presets(SAY, _PRESETS)


def named(levels: tuple[BotLevel, ...]) -> tuple[BotLevel, ...]:
    return named_levels(SAY, levels)


def cautions() -> tuple[Caution, ...]:
    slow = Caution((("goal", ("lastStanding",)), ("fame", ("yes",))), SAY("caution-slow-fame"), "DK-176")
    return (slow,)


def about() -> About:
    return About(
        "domino-knights",
        SAY("about"),
        SAY.part("about", "line"),
        LEAST_SEATS,
        MOST_SEATS,
        SAY.part("about", "credit"),
        "CC BY-SA 2.5",
        "https://creativecommons.org/licenses/by-sa/2.5/",
        bots=True,
        lesson=len(STEPS),
    )
