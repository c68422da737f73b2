"""Sentences of the special cards and what they do."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import (
    BODY_NAMES,
    COURAGE,
    DEATH,
    DOMINO_AT,
    KINGDOM_AT,
    LIFE,
    LOYALTY,
    MAJESTY,
    MERCENARY,
    NECROMANCER,
    NO_SUIT,
    PAIR,
    POWER,
    SPECIAL,
    SUIT,
    WEALTH,
    WIZARD,
    is_body,
    is_card,
    is_kingdom,
    special_of,
)  # fmt: skip
from parlour.games.domino_knights.words.lines_pairs import killed, life_played
from parlour.games.domino_knights.words.pieces import SUIT_NAMES, cards, dominoes, knight, special
from parlour.games.domino_knights.words.reader import Reader, tells

_RULES = {
    DEATH: ("DK-121",),
    LIFE: ("DK-126", "DK-128"),
    WEALTH: ("DK-133",),
    POWER: ("DK-139",),
    MAJESTY: ("DK-144",),
    LOYALTY: ("DK-145", "DK-146", "DK-147"),
    COURAGE: ("DK-148",),
    WIZARD: ("DK-149",),
    NECROMANCER: ("DK-153", "DK-154"),
    MERCENARY: ("DK-190",),
}


def _target(reader: Reader, event: m.SpecialPlayed) -> str:
    number = event.target
    if is_card(number):
        return special(number, dominoless=reader.dominoless)
    if is_body(number):
        return BODY_NAMES[number - DOMINO_AT]
    if event.pair:
        return life_played(reader, event)
    if is_kingdom(number):
        name = reader[number - KINGDOM_AT]
        return f"the graveyard of {name}" if SPECIAL[event.card] == NECROMANCER else str(name)
    if SPECIAL[event.card] == LIFE:
        return "a raised Candidate" if reader.dominoless else "a Recruit"
    return "a Candidate" if reader.dominoless else "a face-down Candidate"


def _chosen(reader: Reader, event: m.SpecialPlayed) -> str:
    """DK-A90: what is chosen for a Recruit stays with its player until Life takes effect."""
    if not reader.knows(event.seat) or event.pair:
        return ""
    chosen = (
        [f"attack {event.attack}" if reader.dominoless else f"attack end {event.attack}"] if event.attack >= 0 else []
    )
    chosen += [SUIT_NAMES[event.suit]] if 0 <= event.suit < NO_SUIT else []
    chosen += [f"copying {BODY_NAMES[event.model]}"] if event.model >= 0 else []
    return f" ({', '.join(chosen)})" if chosen else ""


@tells(m.SpecialPlayed)
def _special_played(reader: Reader, event: m.SpecialPlayed) -> Line:
    kind = special_of(event.card, dominoless=reader.dominoless)
    text = f"{reader[event.seat]} plays {special(event.card, dominoless=reader.dominoless)} on {_target(reader, event)}"
    if kind == NECROMANCER and event.to not in (-1, event.seat):
        text += f" for {reader[event.to]}"
    return Line(text + _chosen(reader, event) + ".", ("DK-112", *_RULES[kind]), "special", event.seat)


@tells(m.CardNegated)
def _card_negated(reader: Reader, event: m.CardNegated) -> Line:
    return Line(
        f"{special(event.by)} negates {special(event.card, dominoless=reader.dominoless)}.",
        ("DK-149", "DK-A27"),
        "special",
    )


@tells(m.CardSpent)
def _card_spent(reader: Reader, event: m.CardSpent) -> Line | None:
    if event.why != "fizzled":
        return None
    return Line(
        f"{special(event.card, dominoless=reader.dominoless)} finds its target gone and does nothing.",
        ("DK-A29",),
        "special",
    )


@tells(m.CandidateKilled)
def _candidate_killed(reader: Reader, event: m.CandidateKilled) -> Line:
    if event.domino >= PAIR:
        return killed(reader, event)
    text = f"A Candidate of {reader[event.seat]} dies: it was {BODY_NAMES[event.domino]} on {cards(event.cards)}."
    return Line(text, ("DK-121", "DK-122", "DK-A23"), "special", event.seat)


@tells(m.KnightKilled)
def _knight_killed(reader: Reader, event: m.KnightKilled) -> Line:
    if event.by < 0:
        text = (
            f"{reader[event.seat]}'s Doppelganger has nobody left to copy and "
            f"{'goes to the graveyard' if event.knight < PAIR else 'is lost'}."
        )
        return Line(text, ("DK-158", "DK-159"), "special", event.seat)
    text = f"Death takes {reader[event.seat]}'s {BODY_NAMES[event.knight]}."
    return Line(text, ("DK-121", "DK-125"), "special", event.seat)


@tells(m.BroughtIn)
def _brought_in(reader: Reader, event: m.BroughtIn) -> Line:
    text = f"Life brings {knight(event.knight)} into play for {reader[event.seat]}; it is never tapped."
    return Line(text, ("DK-126", "DK-127"), "special", event.seat)


@tells(m.LifeLaid)
def _life_laid(_reader: Reader, event: m.LifeLaid) -> Line:
    freed = event.freed or (event.knight,)
    verb = "is untapped" if len(freed) == 1 else "are untapped"
    rest = " and is not tapped while Life lies there" if event.stays and len(freed) == 1 else ""
    rest = " and are not tapped while Life lies there" if event.stays and len(freed) > 1 else rest
    return Line(f"By Life {dominoes(freed)} {verb}{rest}.", ("DK-128", "DK-198", "DK-A16"), "special", event.seat)


@tells(m.PowerLaid)
def _power_laid(reader: Reader, event: m.PowerLaid) -> Line:
    text = f"Power doubles {reader[event.seat]}'s {BODY_NAMES[event.knight]}."
    return Line(text, ("DK-139",), "special", event.seat)


_LAID = {
    WEALTH: "training cards count double in this Train step",
    MAJESTY: "Knights of {suit} there need not be tapped",
    LOYALTY: "Knights of {suit} may not attack there, nor fight the Knights of {suit} there",
    COURAGE: "Knights of {suit} there grow stronger",
}


@tells(m.CardLaid)
def _card_laid(reader: Reader, event: m.CardLaid) -> Line:
    kind = SPECIAL[event.card]
    what = _LAID[kind].format(suit=SUIT_NAMES[SUIT[event.card]])
    return Line(f"{special(event.card)} lies at {reader[event.seat]}: {what}.", _RULES[kind], "special", event.seat)


@tells(m.Untapped)
def _untapped(_reader: Reader, event: m.Untapped) -> Line | None:
    if not event.knights:
        return None
    verb = "is" if len(event.knights) == 1 else "are"
    return Line(f"{dominoes(event.knights)} {verb} untapped.", ("DK-022",))


@tells(m.LifeLost)
def _life_lost(reader: Reader, event: m.LifeLost) -> Line:
    what = {
        "recruit": "is a Recruit again",
        "hand": "goes back to the hand",
        "graveyard": "goes to the graveyard",
        "stays": "stays, and can be tapped from now on",
    }[event.to]
    text = f"Without its Life {reader[event.seat]}'s {BODY_NAMES[event.knight]} {what}."
    return Line(text, ("DK-A17",), "special", event.seat)


@tells(m.Raised)
def _raised(reader: Reader, event: m.Raised) -> Line:
    raised, grave = BODY_NAMES[event.recruit.domino], reader[event.seat]
    text = f"The Necromancer raises {raised} from the graveyard of {grave}: a Recruit of {reader[event.to]}."
    return Line(text, ("DK-153", "DK-154"), "special", event.to)


@tells(m.CopyAsked)
def _copy_asked(reader: Reader, event: m.CopyAsked) -> Line:
    text = f"{reader[event.seat]}'s Doppelganger has lost its model and must copy another Knight of its suit."
    return Line(text, ("DK-158",), "special", event.seat)


@tells(m.Copied)
def _copied(reader: Reader, event: m.Copied) -> Line:
    text = f"{reader[event.seat]}'s Doppelganger now copies {BODY_NAMES[event.model]}."
    return Line(text, ("DK-156", "DK-158"), "special", event.seat)
