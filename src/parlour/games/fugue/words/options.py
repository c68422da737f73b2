"""The house rules of a table: options of the game, and switches over our rulings, in plain words."""

from parlour.core.game import Choice, Option


def _switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str], house: bool = True) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(key, label, note, rule, values[0][0], tuple(Choice(value, words) for value, words in values), house=house)


OPTIONS: tuple[Option, ...] = (
    _switch(
        "chapters", "How long the story is", "Four chapters, or as many as the content-set has.", "FUG-A79",
        ("4", "Four chapters"), ("bySet", "As the content-set says"), house=False,
    ),
    _switch(
        "signifier_to", "Whose memory a Signifier brings", "Who remembers when a Signifier comes up.", "FUG-083",
        ("owner", "The persona it belongs to"), ("turner", "The persona it was turned for"), house=False,
    ),
    _switch(
        "literate", "Reading and writing", "Whether personae can still read and write.", "FUG-031",
        ("yes", "They can"), ("no", "They cannot"), house=False,
    ),
    _switch(
        "cold_start", "Cold start", "Whether even everyday things must be learned anew.", "FUG-033",
        ("off", "Everyday knowledge is kept"), ("on", "Nothing is kept"), house=False,
    ),
    _switch(
        "gamble_basic", "Gambling", "Whether everybody can gamble without an ability; a content-set may say so too.", "FUG-099",
        ("off", "Needs an ability"), ("on", "Everybody can"), house=False,
    ),
    _switch(
        "difficulty_shown", "Difficulties", "When the players learn how difficult a task is.", "FUG-102",
        ("at once", "As soon as it is set"), ("at the flip", "When the card is turned"), house=False,
    ),
    _switch(
        "stand", "Passing", "Whether who passes in a contest may still play on.", "FUG-A02",
        ("soft", "May play on while others do"), ("final", "Is out until the showdown"),
    ),
    _switch(
        "wild_timing", "When a wild card is swapped in", "On whose turn, and whether beside the play or instead of it.", "FUG-A03",
        ("ownTurnFree", "On one's own turn, beside the play"), ("anyTime", "At any time"), ("ownTurnAsPlay", "On one's own turn, as the play"),
    ),
    _switch(
        "wild_limit", "How many wild cards", "In one contest, for each who takes part.", "FUG-A04",
        ("perAbility", "One for each ability that fits"), ("perContest", "One in all"),
    ),
    _switch(
        "wild_reuse", "Used wild cards", "Whether a wild card that was swapped in comes back for the next round.", "FUG-A06",
        ("always", "It comes back"), ("unusedOnly", "Only if it was not used"),
    ),
    _switch(
        "wild_rescue", "Saving a bust hand", "Whether a wild card may bring a bust hand back.", "FUG-A08",
        ("no", "No, bust is bust"), ("yes", "At once, or not at all"),
    ),
    _switch(
        "dealer_wins_ties", "Ties with the Dealer", "What an equal hand of a game-character means.", "FUG-A09",
        ("yes", "The game-character wins"), ("no", "A stalemate"),
    ),
    _switch(
        "fewer_cards_break_ties", "Equal totals below 21", "Whether the hand with fewer cards is the better one.", "FUG-A10",
        ("no", "A tie"), ("yes", "Fewer cards win"),
    ),
    _switch(
        "three_card_major_kills", "21 of three cards with a major", "Whether such a hand may kill.", "FUG-A11",
        ("no", "It may not"), ("yes", "It may"),
    ),
    _switch(
        "court_number", "Court cards in skilled actions", "What Page, Knight, Queen and King count against a difficulty.", "FUG-A30",
        ("11-14", "11, 12, 13 and 14"), ("10", "10 each"),
    ),
    _switch("ace_number", "Aces in skilled actions", "What an Ace counts against a difficulty.", "FUG-A31", ("1", "1"), ("11", "11")),
    _switch(
        "timed_compare", "Timed tasks", "Whether the number must beat the difficulty or only reach it.", "FUG-A32",
        ("greater", "Beat it"), ("equalOrGreater", "Reach it"),
    ),
    _switch(
        "lock_ends", "A task failed on a major", "Whether a new ability opens it again.", "FUG-A36",
        ("newAbility", "With an ability that fits"), ("never", "Never"),
    ),
    _switch(
        "twist_narrator", "A Signifier dealt by a twist", "Who counts as having turned the card, and tells.", "FUG-A40",
        ("dealer", "The Dealer"), ("player", "The player it was dealt to"),
    ),
    _switch(
        "signifier_pause", "Signifiers in a contest", "When their memory is told.", "FUG-A41",
        ("atOnce", "At once"), ("endOfHand", "When the hand is over"),
    ),
    _switch(
        "two_signifier_scope", "Two Signifiers in one hand", "What counts as the same hand.", "FUG-A42",
        ("round", "The whole round"), ("oneHand", "The cards of one participant"),
    ),
    _switch(
        "limit_per", "Own and gift flashbacks", "When the two and the one begin anew.", "FUG-A49",
        ("chapter", "With each chapter"), ("meeting", "With each meeting"),
    ),
    _switch(
        "strength_justice", "Strength and Justice", "Their numbers, which differ from deck to deck.", "FUG-A62",
        ("8-11", "Strength 8, Justice 11"), ("11-8", "Strength 11, Justice 8"),
    ),
    _switch(
        "rank5_reach", "21 with two majors", "Whom such a hand reaches.", "FUG-A71",
        ("group", "Every opponent in the group"), ("contest", "Every opponent in the contest"),
    ),
)  # fmt: skip
