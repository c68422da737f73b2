"""Sentences of the game without dominoes: pairs of cards, the Mercenary, graveyards that keep one pair."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import BODY_NAMES, CARD_NAMES
from parlour.games.domino_knights.words.pieces import cards, knight, some, special
from parlour.games.domino_knights.words.reader import Reader, tells


def trained(reader: Reader, event: m.Trained) -> Line:
    """DK-A84: others see backs only."""
    laid = event.candidate.cards
    whole = ("DK-186", "DK-A84") if len(laid) > 1 else ("DK-A79", "DK-A84")
    if reader.knows(event.seat):
        more = "" if len(laid) > 1 else ", the first of a pair"
        return Line(f"{reader[event.seat]} trains {cards(laid)}{more}.", whole, by=event.seat)
    return Line(f"{reader[event.seat]} lays {some(len(laid), 'card')} face-down for a Candidate.", whole, by=event.seat)


def completed(reader: Reader, event: m.TrainingAdded) -> Line:
    """DK-A79: the second card."""
    what = f"the pair {cards(event.candidate.cards)}" if reader.knows(event.seat) else "a pair with its second card"
    return Line(f"{reader[event.seat]} completes {what}.", ("DK-A79",), by=event.seat)


def promoted(reader: Reader, event: m.Promoted) -> Line:
    rules = ("DK-A78", "DK-156") if event.knight.model >= 0 else ("DK-188", "DK-186")
    return Line(f"{reader[event.seat]} promotes {knight(event.knight)}.", rules, by=event.seat)


def copy_lost(reader: Reader, event: m.CopyLost) -> Line:
    text = (
        f"{reader[event.seat]}'s Doppelganger {BODY_NAMES[event.domino]} finds no Knight of its suit to copy and "
        "is lost."
    )
    return Line(text, ("DK-164", "DK-A78"), by=event.seat)


def killed(reader: Reader, event: m.CandidateKilled) -> Line:
    """Its cards are told where they go: here to the discard pile, or else to the graveyard."""
    shown = (
        f"; {cards(event.cards)} {'goes' if len(event.cards) == 1 else 'go'} to the discard pile" if event.cards else ""
    )
    return Line(f"A Candidate of {reader[event.seat]} dies{shown}.", ("DK-121", "DK-122"), "special", event.seat)


def life_played(reader: Reader, event: m.SpecialPlayed) -> str:
    """DK-189, DK-A90: which cards is known only when Life takes effect."""
    if not reader.knows(event.seat):
        return "two cards of its hand"
    copying = f", copying {BODY_NAMES[event.model]}" if event.model >= 0 else ""
    attack, defence = [CARD_NAMES[card] for card in event.pair]
    return f"{attack} and {defence} of its hand" + (copying or f", {attack} to attack")


@tells(m.PairEntombed)
def _pair_entombed(reader: Reader, event: m.PairEntombed) -> Line:
    gone = f"; {cards(event.gone)} there before go to the discard pile" if event.gone else ""
    text = f"{cards(event.cards)} lie in {reader[event.seat]}'s graveyard{gone}."
    return Line(text, ("DK-193",), "battle", event.seat)


@tells(m.PairRaised)
def _pair_raised(reader: Reader, event: m.PairRaised) -> Line:
    whence = "from the battlefield" if event.gone or not reader.graves else f"from {reader[event.seat]}'s graveyard"
    where = f"a Candidate of {reader[event.to]}" if event.place else f"into {reader[event.to]}'s hand"
    rules = ("DK-153", "DK-A76") if reader.graves else ("DK-194", "DK-A76")
    return Line(f"The Necromancer raises {cards(event.cards)} {whence}: {where}.", rules, "special", event.to)


@tells(m.Hired)
def _hired(reader: Reader, event: m.Hired) -> Line:
    body = BODY_NAMES[event.knight]
    if event.seat == event.to:
        text = f"{reader[event.to]} pays its own {body} with a {special(event.card, dominoless=True)}."
    else:
        text = (
            f"{reader[event.seat]}'s {body} is bought with a {special(event.card, dominoless=True)} and serves "
            f"{reader[event.to]}."
        )
    return Line(text, ("DK-190", "DK-A77"), "special", event.to)


@tells(m.WentHome)
def _went_home(reader: Reader, event: m.WentHome) -> Line:
    rest = ", which is out of the game: it is dead" if event.dead else ""
    text = f"{BODY_NAMES[event.knight]} leaves {reader[event.seat]} and goes home to {reader[event.to]}{rest}."
    return Line(text, ("DK-191", "DK-A77"), "special", event.to)
