"""What is settled when a table opens: options of the game, then house rules (a switch over a ruling), each in plain words."""

from parlour.core.game import Caution, Choice, Option, Preset


def _values(*pairs: tuple[str, str]) -> tuple[Choice, ...]:
    return tuple(Choice(value, label) for value, label in pairs)


Only = tuple[tuple[str, tuple[str, ...]], ...]


def _switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str], only: Only = ()) -> Option:
    """A house rule; its first value is the ruling."""
    return Option(key, label, note, rule, values[0][0], _values(*values), house=True, only=only)


_TIMED: Only = (("goal", ("healthiestAfter", "fameTimed", "random")),)
_FAME: Only = (("fame", ("yes",)), ("goal", ("fameFirstTo", "fameTimed", "fameAttrition", "random")))
_DOMINOES: Only = (("dominoless", ("no",)),)
_CARDS: Only = (("dominoless", ("yes",)),)


OPTIONS: tuple[Option, ...] = (
    Option(
        "goal", "Goal", "How the game is won.", "DK-029", "lastStanding",
        _values(("lastStanding", "Last Kingdom standing"), ("healthiestAfter", "Healthiest after a time limit"),
                ("fameFirstTo", "First to so much Fame"), ("fameTimed", "Most Fame after a time limit"),
                ("fameAttrition", "Last standing, with Fame that never rises"), ("random", "A card turned at the start decides")),
    ),
    Option("fameGoal", "Fame to win", "N, for the goal of Fame: 30 for an evening, 50 for a long one.", "DK-177", "30", least=1, most=200, only=(("goal", ("fameFirstTo", "random")),)),
    Option("minutes", "Time limit in minutes", "T, for the timed goals: an hour or more for a whole game.", "DK-166", "60", least=1, most=600, only=_TIMED),
    Option(
        "fame", "Fame instead of Health", "Defeating Knights earns a point, losing them costs one. A goal of Fame brings it with it.",
        "DK-168", "no", _values(("no", "No"), ("yes", "Yes")), only=(("goal", ("lastStanding", "random")),),
    ),
    Option("fameStart", "Fame at the start", "10 in an average game.", "DK-168", "10", least=1, most=50, only=_FAME),
    Option(
        "multiTurnTraining", "Multi-turn training", "Training may begin before its cost can be met, and go on in later turns.", "DK-061",
        "no", _values(("no", "No"), ("yes", "Yes")),
    ),
    Option(
        "looting", "Looting", "The victor of a battle may take one of the fallen onto her own graveyard.", "DK-105", "no",
        _values(("no", "No"), ("yes", "Yes")),
    ),
    Option(
        "dominoless", "Cards only", "No dominoes: a Knight is two cards of one suit, the Ace of Diamonds a Mercenary.", "DK-185", "no",
        _values(("no", "No"), ("yes", "Yes")),
    ),
    Option(
        "set", "Domino set", "Starting Health is three times its highest pip value, Courage a third of it.", "DK-010", "double-nine",
        _values(("double-six", "Double-six: 28 dominoes, 18 Health"), ("double-nine", "Double-nine: 55 dominoes, 27 Health"),
                ("double-twelve", "Double-twelve: 91 dominoes, 36 Health")), only=_DOMINOES,
    ),
    Option(
        "decks", "Decks of cards", "One deck of 54 for every three players.", "DK-005", "auto",
        _values(("auto", "One for every three players"), ("1", "One deck"), ("2", "Two decks")),
    ),
    _switch(
        "recycleBelow", "When the dead return", "Graveyards, but for their top domino, go back to the Peasants.", "DK-A03",
        ("5", "When fewer than five Peasants are left"), ("1", "Only when none are left"), only=_DOMINOES,
    ),
    _switch(
        "discardChoice", "Taking the top discard", "When it must be decided.", "DK-A06",
        ("first", "Before drawing from the deck"), ("any", "At any point of the draw"),
    ),
    _switch(
        "extraTraining", "Needless training cards", "Cards beyond those that already meet the cost.", "DK-A08",
        ("allow", "Allowed"), ("refuse", "Not allowed"), only=_DOMINOES,
    ),
    _switch(
        "trainPerTurn", "Recruits trained in a turn", "How many may begin training.", "DK-A10",
        ("any", "Any number"), ("one", "One"),
    ),
    _switch(
        "reorient", "Turning Knights round", "Whether the ends of a Knight may change places later.", "DK-A12",
        ("never", "Never"), ("maintain", "In one's own Maintain"),
    ),
    _switch(
        "lifeSuit", "Suit of a Knight brought in by Life", "It has no training cards to give it one.", "DK-A15",
        ("hearts", "Hearts, after the Ace"), ("chosen", "Its player chooses"), ("none", "None"), only=_DOMINOES,
    ),
    _switch(
        "lifeOnKnight", "Life on a Knight in play", "What the Ace of Hearts does there.", "DK-A16",
        ("stays", "It stays: never tapped"), ("untapOnce", "It untaps once"),
    ),
    _switch(
        "lifeNegated", "When Life is negated", "What becomes of the Knight it brought in.", "DK-A17",
        ("recruit", "It is a Recruit again"), ("graveyard", "It dies"), ("stays", "It stays and can be tapped"),
    ),
    _switch(
        "lifeRecruit", "Whose Recruits Life may bring in", "Knights in play may be anybody's in any case.", "DK-A18",
        ("own", "One's own"), ("any", "Anybody's"), only=_DOMINOES,
    ),
    _switch(
        "wealthFor", "Who profits from Wealth", "In whose Train step the Ace of Diamonds may be played.", "DK-A21",
        ("self", "Its player, in her own"), ("any", "Whoever is training"), only=_DOMINOES,
    ),
    _switch(
        "wealthNegated", "Candidates underpaid after Wealth is negated", "What becomes of them.", "DK-A23",
        ("topUpOrReturn", "Pay the rest or take them back"), ("graveyard", "They die"), only=_DOMINOES,
    ),
    _switch(
        "batchOrder", "Order of special cards", "Which of the cards played in one window works first (Tens always do).", "DK-A25",
        ("periodThenPower", "Shortest-lived first, then weakest first"), ("playOrder", "As played"),
        ("lastInFirstOut", "Last played first"),
    ),
    Option(
        "reactionSeconds", "Seconds to answer a special card", "After these everybody has passed; 0 waits for ever.", "DK-A26",
        "8", least=0, most=600, house=True,
    ),
    _switch(
        "majestyUntaps", "A King untaps", "Whether Majesty frees Knights that are tapped already.", "DK-A30",
        ("no", "No"), ("yes", "Yes"),
    ),
    _switch(
        "queenMidBattle", "A Queen in mid-battle", "What Knights do that are already committed against Loyalty.", "DK-A33",
        ("withdraw", "They withdraw"), ("tooLate", "They fight: too late"),
    ),
    _switch(
        "jackScope", "A Jack strengthens", "Whose Knights of the suit Courage reaches.", "DK-A34",
        ("kingdom", "Those of the Kingdom it lies at"), ("table", "All on the table"),
    ),
    _switch(
        "removedBlocker", "When all blockers are gone", "Before the comparison, by Death, a Queen or a Ten on Life.", "DK-A39",
        ("open", "The attack hits the Kingdom"), ("stillBlocked", "It counts as blocked"),
    ),
    _switch(
        "aidBothSides", "Aid to both sides", "Whether a Kingdom may join both sides of one battle.", "DK-A44",
        ("no", "No"), ("yes", "Yes"),
    ),
    _switch(
        "lootTrigger", "When there is loot", "What a victor must have done.", "DK-A51",
        ("battle", "After every battle won"), ("ejection", "Only when a Kingdom falls"), only=(("looting", ("yes",)),),
    ),
    _switch(
        "jokerTo", "Where the Necromancer takes its Knight", "Whose Recruit the raised Knight becomes.", "DK-A55",
        ("own", "To one's own Recruits"), ("any", "To anybody's"),
    ),
    _switch(
        "deathShared", "Death on a model", "Whether its Doppelganger dies with it.", "DK-A57",
        ("no", "No"), ("yes", "Yes"),
    ),
    _switch(
        "timeUp", "When the time is up", "What is still played to its end.", "DK-A65",
        ("turn", "The turn is finished"), ("round", "The round is finished"), ("now", "The game ends at once"), only=_TIMED,
    ),
    _switch(
        "tieBreak", "Equal Health or Fame at the end", "Who wins if several lead when the time is up.", "DK-A66",
        ("knights", "More Knights in play wins"), ("shared", "The victory is shared"), only=_TIMED,
    ),
    _switch(
        "fameUnblocked", "An attack nobody blocks", "For each attacker that meets nobody, where Fame is played for.", "DK-A67",
        ("none", "Changes nothing"), ("gain1", "Earns the striker 1 Fame"), ("lose1", "Costs the Kingdom 1 Fame"), only=_FAME,
    ),
    _switch(
        "deathCostsFame", "Death costs Fame", "Whether a Knight lost to Death, or a Doppelganger for want of a model, costs its Kingdom a point.", "DK-A70",
        ("no", "No"), ("yes", "Yes"), only=_FAME,
    ),
    _switch(
        "attritionOut", "Out of an attrition", "When a Kingdom whose Fame never rises is out.", "DK-A72",
        ("empty", "Without Fame and without an army"), ("zero", "As soon as it has no Fame"), only=(("goal", ("fameAttrition", "random")),),
    ),
    _switch(
        "nlMax", "Highest value of cards only", "Health is three times it, Courage a third.", "DK-A74",
        ("13", "13, the King"), ("10", "10, the Ten"), only=_CARDS,
    ),
    _switch(
        "nlRaise", "A raised pair", "Where the Necromancer takes it.", "DK-A76",
        ("candidate", "It is a Candidate"), ("hand", "Into the hand"), only=_CARDS,
    ),
    _switch(
        "nlAceDiamonds", "The Ace of Diamonds", "There is no Wealth without dominoes.", "DK-A77",
        ("mercenary", "A Mercenary: buys a Knight"), ("noEffect", "Has no effect"), only=_CARDS,
    ),
    _switch(
        "nlBlankCard", "A blank card as Doppelganger", "One in each deck; trained with one card, which gives its suit.", "DK-A78",
        ("no", "No"), ("yes", "Yes"), only=_CARDS,
    ),
    _switch(
        "nlGraveyard", "Graveyards of cards", "Whether the dead can be raised later.", "DK-A80",
        ("lastPair", "Keep the last pair"), ("none", "None: the Necromancer works on the battlefield"), only=_CARDS,
    ),
    _switch(
        "botsResign", "Bots give up a lost game", "Without Knights, Candidates and special cards, before an attack that is enough.", "DK-A82",
        ("no", "No: they play on to the end"), ("yes", "Yes"),
    ),
)  # fmt: skip

PRESETS: tuple[Preset, ...] = (
    Preset("as-written", "As written", "The rules as they stand, with the rulings on what they leave open.", {}),
    Preset(
        "brisk", "Brisk", "45 minutes, then the healthiest Kingdom wins at once; five seconds to answer a special card.",
        {"goal": "healthiestAfter", "minutes": "45", "timeUp": "now", "reactionSeconds": "5"},
    ),
    Preset(
        "tournament", "Tournament", "First to 30 Fame; an attack nobody blocks earns a point, so that nobody can sit still.",
        {"goal": "fameFirstTo", "fame": "yes", "fameGoal": "30", "fameUnblocked": "gain1"},
    ),
    Preset("cards-only", "Cards only", "No dominoes: a Knight is two cards of one suit.", {"dominoless": "yes"}),
)  # fmt: skip

CAUTIONS: tuple[Caution, ...] = (
    Caution(
        (("goal", ("lastStanding",)), ("fame", ("yes",))),
        "With Fame, being the last Kingdom standing may take very long: the first to so much Fame, or the most after a time limit, ends sooner.",
        "DK-176",
    ),
)  # fmt: skip
