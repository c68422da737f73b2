"""The house rules of a table, each a switch over a ruling, in plain words."""

from parlour.core.game import Choice, Option


def _switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str]) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(key, label, note, rule, values[0][0], tuple(Choice(value, words) for value, words in values), house=True)


def _number(key: str, label: str, note: str, rule: str, default: int, least: int, most: int) -> Option:
    return Option(key, label, note, rule, str(default), least=least, most=most, house=True)


OPTIONS: tuple[Option, ...] = (
    _switch(
        "roll_mode", "Dice or cards", "What is rolled: four fate dice, or a card from a deck of fate.", "FAE-021",
        ("dice", "Dice"), ("deck", "The deck of fate"), ("both", "As each roller likes"),
    ),
    _switch(
        "deck_reshuffle", "Reshuffling the deck", "When drawn cards go back into the deck of fate.", "FAE-Q05",
        ("empty", "When it is empty"), ("draw", "After every draw"), ("scene", "With every new scene"),
    ),
    _number("stress_boxes", "Stress boxes", "How many stress boxes each important character has.", "FAE-Q01", 3, 1, 10),
    _switch(
        "stress_per_hit", "Stress boxes for one hit", "How many boxes may be ticked against a single hit.", "FAE-Q02",
        ("1", "One"), ("many", "Any number"),
    ),
    _switch(
        "invoke_free_per_roll", "Free invocations on one roll", "How many free ones of the same aspect may be used together.", "FAE-Q03",
        ("any", "Any number"), ("one", "One"),
    ),
    _switch(
        "overcome_fail_choice", "A serious cost", "Who decides to pay it when an overcome roll fails.", "FAE-Q09",
        ("gm", "The game master alone"), ("player", "The player may decline"),
    ),
    _switch(
        "help_minimum", "Who may help", "Whether a helper needs a rating in the approach used.", "FAE-Q12",
        ("none", "Anybody"), ("average", "With Average (+1) or better"),
    ),
    _number("help_max", "Most helpers", "How many may help with one roll; 0 sets no limit.", "FAE-087", 0, 0, 10),
    _switch(
        "concede_pay", "Fate points for giving in", "When they are paid out.", "FAE-Q13",
        ("now", "At once"), ("sceneEnd", "After the scene"),
    ),
    _switch(
        "concede_npc", "NPCs giving in", "Whether the game master's characters may give in and earn for the pool.", "FAE-Q15",
        ("on", "Yes"), ("off", "No"),
    ),
    _switch(
        "move_hindered", "Getting past an obstacle", "What it takes to move where something or somebody is in the way.", "FAE-Q17",
        ("action", "The action"), ("overcome", "An overcome roll"),
    ),
    _switch(
        "hostile_anywhere", "Turning a foe's aspect on them", "When the fate point paid for it goes to that foe.", "FAE-Q18",
        ("off", "In conflicts only"), ("on", "Always"),
    ),
    _switch(
        "compel_gm_source", "The game master's compels", "Where the fate point comes from when the game master compels.", "FAE-Q21",
        ("infinite", "From the infinite supply"), ("pool", "From the scene's pool"),
    ),
    _number("pool_per_pc", "The game master's pool", "Fate points for each player character when a scene opens.", "FAE-095", 1, 0, 5),
    _switch(
        "pool_leftover", "What is left in the pool", "What becomes of it when the scene ends.", "FAE-Q23",
        ("lost", "It is lost"), ("kept", "It stays for the next scene"),
    ),
    _switch(
        "boost_expiry", "Unused boosts", "How long they last.", "FAE-Q24",
        ("scene", "Until the scene ends"), ("exchange", "Until the exchange ends"),
    ),
    _switch(
        "contest_advantage", "Advantages in contests", "Whether competitors may create one before the exchange; failing it costs the roll.",
        "FAE-Q25", ("off", "No"), ("on", "One each"),
    ),
    _number("contest_victories", "Victories to win a contest", "How many somebody needs.", "FAE-133", 3, 1, 9),
    _switch(
        "npc_order", "When NPCs act", "Their place in the turn order of a conflict.", "FAE-139",
        ("block", "All together, with the best of them"), ("single", "Each at a place of its own"),
    ),
    _switch(
        "group_rounding", "Groups with odd numbers", "A group has one stress box for every two members.", "FAE-Q30",
        ("down", "Rounded down"), ("up", "Rounded up"),
    ),
    _switch(
        "group_many_boxes", "Hard hits on a group", "Whether a group may tick several boxes for one hit.", "FAE-Q31",
        ("off", "No"), ("on", "Yes"),
    ),
    _number("approach_max", "Highest approach", "How far milestones can raise an approach.", "FAE-155", 8, 3, 12),
    _switch(
        "free_carry", "Free invocations after the scene", "Whether those on lasting aspects are kept.", "FAE-Q41",
        ("lasting", "Kept while the aspect lasts"), ("scene", "Lost with the scene"),
    ),
    _number("defend_none", "Nobody defends", "The difficulty of acting against somebody who does not or cannot defend.", "FAE-Q42", 0, -2, 4),
    _switch(
        "stunt_stack", "Several stunts on one roll", "Whether all that fit count, or only one.", "FAE-Q44",
        ("all", "All of them"), ("one", "One"),
    ),
    _number("move_far", "A far move", "How many zones an action carries somebody; 0 sets no limit.", "FAE-Q46", 0, 0, 10),
    _switch(
        "pool_count", "Who counts for the pool", "Which player characters add to it when a scene opens.", "FAE-Q48",
        ("scene", "Those in the scene"), ("session", "All of them"),
    ),
    _switch(
        "self_compel_confirm", "Compelling oneself", "Whether somebody must agree that it really costs something.", "FAE-Q51",
        ("none", "Nobody needs to"), ("gm", "The game master confirms"),
    ),
    _switch(
        "major_stunt_from", "A stunt in place of refresh", "Who may take one at a major milestone.", "FAE-Q34",
        ("any", "Anybody"), ("three", "With three stunts or more"),
    ),
    _switch(
        "late_stunts", "Stunts during the game", "Which places left open at the start can be filled outside milestones.", "FAE-Q38",
        ("all", "All, beyond three at the price of refresh"), ("free", "The three free ones"),
    ),
    _switch(
        "mook_skills", "Several skills of a mook", "What it adds when more than one thing on its lists fits the roll.", "FAE-Q45",
        ("once", "+2 once, −2 once"), ("each", "+2 and −2 for each"),
    ),
)  # fmt: skip
