"""The crib sheet: a turn, a battle and the special cards on one page (DK-196)."""

from parlour.core.game import Crib

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
            ("1 Attack", "Name a Kingdom and send Knights."),
            ("2 Aid", "Others may join the attack."),
            ("3 Defence", "The defender sets blockers, each against one attacker; several against one fight as a unit."),
            ("4 Aid", "Others may join the defence."),
            ("5 Compare", "An attack beats a defence only if it is greater. Both sides may fall, or neither."),
            ("6 Clean up", "An attacker nobody blocks takes its attack from the Kingdom's Health. The dead go to graveyards."),
        ),
    ),
    Crib(
        "Special cards, at any time",
        (
            ("A♠ Death", "Kills a Knight or a Candidate."),
            ("A♥ Life", "Brings a Recruit of yours into play at once, or untaps a Knight; it is never tapped again."),
            ("A♦ Wealth", "In your Train phase your cards count double."),
            ("A♣ Power", "Doubles both ends of a Knight for as long as it lives."),
            ("King, Majesty", "Knights of its suit need not be tapped to fight."),
            ("Queen, Loyalty", "Knights of its suit may not attack that Kingdom, nor fight its Knights of the suit."),
            ("Jack, Courage", "Knights of its suit gain a third of the highest pip value at both ends."),
            ("Ten, Wizard", "Negates a special card just played or in play; also another Ten."),
            ("Joker, Necromancer", "Raises the top of any graveyard to your Recruits."),
        ),
    ),
    Crib(
        "Good to know",
        (
            ("Face cards", "Lie at a Kingdom until its next Maintain."),
            ("The blank", "A Doppelganger: copies a Knight of its suit; dies when nobody is left to copy."),
            ("No Health left", "The Kingdom is out. The last one left wins."),
        ),
    ),
)
