"""The crib sheet: a turn, a battle, the special cards, the numbers on one page (DK-196). What an option changes is a
box of its own."""

from parlour.core.game import Crib

Only = tuple[tuple[str, tuple[str, ...]], ...]
_FAME: Only = (("fame", ("yes",)), ("goal", ("fameFirstTo", "fameTimed", "fameAttrition")))
_CARDS: Only = (("dominoless", ("yes",)),)

CRIB: tuple[Crib, ...] = (
    Crib(
        "Your turn",
        (
            ("Maintain", "Untap your Knights, turn finished Candidates into Knights, let go of expired face cards."),
            ("Draw", "Recruits up to two, cards up to six; one of them may be the top discard if it is a 2 to 9."),
            ("Train", "Pay a Recruit's pips with cards of one suit. It is a Knight of that suit in your next turn."),
            ("Attack", "Any Kingdoms, each once. Knights that fight are tapped until your next turn."),
            ("Discard", "Keep five cards at most. You may discard more; the last one lies on top."),
        ),
    ),
    Crib(
        "A battle",
        (
            ("1 Attack", "Name a Kingdom and send untapped Knights."),
            ("2 Aid", "Others may join the attack; each strikes for itself."),
            (
                "3 Defence",
                "The defender sets blockers, each against one attacker; several against one fight as a unit.",
            ),
            ("4 Aid", "Others may join the defence."),
            ("5 Compare", "An attack beats a defence only if it is greater. Both sides may fall, or neither."),
            (
                "6 Clean up",
                "An attacker nobody blocks takes its attack from the Kingdom's Health. The dead go to graveyards.",
            ),
        ),
    ),
    Crib(
        "Special cards, at any time",
        (
            ("A♠ Death", "Kills a Knight or a Candidate, anybody's."),
            (
                "A♥ Life",
                (
                    "Brings a Recruit of yours into play at once, or untaps a Knight; it is never tapped while "
                    "Life lies there."
                ),
            ),
            ("A♦ Wealth", "In your Train phase your cards count double."),
            ("A♣ Power", "Doubles both ends of a Knight for as long as it lives."),
            ("King, Majesty", "At a Kingdom: its Knights of the suit need not be tapped to fight."),
            (
                "Queen, Loyalty",
                "At a Kingdom: Knights of the suit may not attack it, nor fight its Knights of the suit.",
            ),
            (
                "Jack, Courage",
                "At a Kingdom: its Knights of the suit gain a third of the highest pip value at both ends.",
            ),
            ("Ten, Wizard", "Negates a special card just played or in play; also another Ten."),
            ("Joker, Necromancer", "Raises the top of any graveyard to your Recruits."),
        ),
    ),
    Crib(
        "When a Ten negates it",
        (
            ("Death", "Only as it is played: nobody dies."),
            (
                "Life",
                "Also while it lies there: the Knight it brought is a Recruit again; another can be tapped again.",
            ),
            ("Wealth", "Until that Train phase is over: cards count single, what is underpaid goes back."),
            ("Power", "Also while it lies there: the values halve."),
            ("Majesty", "Also while it lies there: Knights that fight now are tapped."),
            ("Loyalty", "Also while it lies there: who withdrew does not come back."),
            ("Courage", "Also while it lies there: the bonus ends."),
            ("Wizard", "Only as it is played: its target stands."),
            ("Necromancer", "Only as it is played: nobody is raised."),
            ("Mercenary", "Also while it lies there: the Knight goes home, out of the battle too."),
            ("Training cards", "Never: a Ten or face card under a Knight is no special card."),
        ),
    ),
    Crib(
        "Numbers",
        (
            ("Players", "2 to 6; a deck of 54 for every three"),
            ("At the start", "Health three times the highest pip: 18, 27, 36"),
            ("Courage", "a third of it: +2, +3 or +4"),
            ("Hand", "5 at the start, 6 after drawing, 5 at the end"),
            ("Recruits", "2 after drawing"),
            ("Cards count", "2 to 10 their number, Jack 11, Queen 12, King 13"),
            ("Values", "(end + Courage) × 2 for each Power"),
            ("Attacks", "one on each Kingdom in a turn"),
            ("Below 5 Peasants", "graveyards return, all but their tops"),
        ),
    ),
    Crib(
        "Good to know",
        (
            (
                "Windows",
                (
                    "Anybody may answer a special card. When all have passed, Tens act first, the newest first; "
                    "then the others."
                ),
            ),
            ("Face cards", "Lie at a Kingdom until its next Maintain."),
            ("Discard pile", "No special card is ever taken from it, nor what lies under one."),
            ("The blank", "A Doppelganger: copies a Knight of its suit; dies when nobody is left to copy."),
            ("Out of the game", "A Kingdom with no Health left. The last one left wins."),
        ),
    ),
    Crib(
        "Option: multi-turn training",
        (("Training", "May begin with fewer cards; add more of the suit in later turns."),),
        (("multiTurnTraining", ("yes",)),),
    ),
    Crib(
        "Option: looting",
        (("Loot", "The victor may take one of the fallen onto her own graveyard."),),
        (("looting", ("yes",)),),
    ),
    Crib(
        "Option: Fame",
        (("Fame", "+1 for each Knight yours defeat, −1 for each you lose; without Fame no new Recruits."),),
        _FAME,
    ),
    Crib(
        "Option: cards only", (("Cards only", "A Knight is two cards of one suit: one attacks, one defends."),), _CARDS
    ),
    Crib(
        "A battle, with Fame",
        (("6 Clean up", "Fame +1 for each Knight yours defeat, −1 for each you lose. The dead go to graveyards."),),
        _FAME,
    ),
    Crib(
        "A battle, with Fame that never rises",
        (("6 Clean up", "Fame −1 for each Knight you lose; nothing is gained. The dead go to graveyards."),),
        (("goal", ("fameAttrition",)),),
    ),
    Crib(
        "Good to know, with Fame",
        (
            (
                "Out of the game",
                "Without Fame no new Recruits; out with no Knights, Candidates and Recruits left either.",
            ),
        ),
        _FAME,
    ),
    Crib(
        "Your turn, without dominoes",
        (
            (
                "Maintain",
                "Untap your Knights, make each pair a Knight (which card attacks?), let go of expired face cards.",
            ),
            ("Draw", "Cards up to six; one of them may be the top discard if it is a 2 to 9."),
            ("Train", "Lay two cards of one suit face-down. They are a Knight of that suit in your next turn."),
        ),
        _CARDS,
    ),
    Crib(
        "Special cards, at any time, without dominoes",
        (
            (
                "A♥ Life",
                (
                    "Brings two cards of one suit from your hand into play at once, or untaps a Knight; it is "
                    "never tapped."
                ),
            ),
            ("A♦ Mercenary", "Buys any Knight: it is yours until it falls."),
            ("Joker, Necromancer", "Raises the pair in any graveyard."),
        ),
        _CARDS,
    ),
    Crib(
        "When a Ten negates it, without dominoes",
        (
            (
                "Life",
                (
                    "Also while it lies there: the pair it brought returns to the hand; another Knight can be "
                    "tapped again."
                ),
            ),
        ),
        _CARDS,
    ),
    Crib(
        "Numbers, without dominoes",
        (
            ("At the start", "Health 39, thrice a King"),
            ("Courage", "+4"),
            ("Recruits", "none"),
            ("Below 5 Peasants", "there are none"),
        ),
        _CARDS,
    ),
    Crib("Numbers, with Fame", (("At the start", "Fame 10, or what was settled"),), _FAME),
)
