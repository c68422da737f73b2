"""Lines of the game without dominoes: pairs of cards, the Mercenary, graveyards that keep one pair."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import BODY_NAMES, CARD_NAMES
from parlour.games.domino_knights.words.pieces import cards, knight, special
from parlour.games.domino_knights.words.reader import SAY, Reader, tells


def trained(reader: Reader, event: m.Trained) -> Line:
    """DK-A84: others see backs only."""
    laid = event.candidate.cards
    rules = ("DK-186", "DK-A84") if len(laid) > 1 else ("DK-A79", "DK-A84")
    if not reader.knows(event.seat):
        return reader.line("pair-hidden", event.seat, *rules, count=len(laid))
    return reader.line("pair-trained" if len(laid) > 1 else "pair-begun", event.seat, *rules, cards=cards(laid))


def completed(reader: Reader, event: m.TrainingAdded) -> Line:
    """DK-A79: the second card."""
    if not reader.knows(event.seat):
        return reader.line("pair-completed-hidden", event.seat, "DK-A79")
    return reader.line("pair-completed", event.seat, "DK-A79", cards=cards(event.candidate.cards))


def promoted(reader: Reader, event: m.Promoted) -> Line:
    rules = ("DK-A78", "DK-156") if event.knight.model >= 0 else ("DK-188", "DK-186")
    return reader.line("promoted", event.seat, *rules, knight=knight(event.knight))


def copy_lost(reader: Reader, event: m.CopyLost) -> Line:
    return reader.line("copy-lost-pair", event.seat, "DK-164", "DK-A78", knight=BODY_NAMES[event.domino])


def killed(reader: Reader, event: m.CandidateKilled) -> Line:
    """Its cards are told where they go: here to the discard pile, or else to the graveyard."""
    if not event.cards:
        return reader.line("pair-killed", event.seat, "DK-121", "DK-122", kind="special")
    known: dict[str, str | int] = {"cards": cards(event.cards), "count": len(event.cards)}
    return reader.line("pair-killed-shown", event.seat, "DK-121", "DK-122", kind="special", **known)


def life_played(reader: Reader, event: m.SpecialPlayed) -> str:
    """DK-189, DK-A90: which cards is known only when Life takes effect."""
    if not reader.knows(event.seat):
        return SAY("on-hand")
    attack, defence = [CARD_NAMES[card] for card in event.pair]
    if event.model >= 0:
        return SAY("on-pair-copying", attack=attack, defence=defence, model=BODY_NAMES[event.model])
    return SAY("on-pair", attack=attack, defence=defence)


@tells(m.PairEntombed)
def pair_entombed(reader: Reader, event: m.PairEntombed) -> Line:
    known = {"cards": cards(event.cards)} | ({"gone": cards(event.gone)} if event.gone else {})
    key = "entombed-over" if event.gone else "entombed"
    return reader.line(key, event.seat, "DK-193", kind="battle", **known)


@tells(m.PairRaised)
def pair_raised(reader: Reader, event: m.PairRaised) -> Line:
    known, field = {"cards": cards(event.cards)}, "-field"
    if reader.graves and not event.gone:
        known["grave"], field = reader[event.seat], ""
    key = f"raised{field}-{'to-candidates' if event.place else 'to-hand'}"
    rule = "DK-153" if reader.graves else "DK-194"
    return reader.line(key, event.to, rule, "DK-A76", kind="special", **known)


@tells(m.Hired)
def hired(reader: Reader, event: m.Hired) -> Line:
    known = {"knight": BODY_NAMES[event.knight], "special": special(event.card, dominoless=True)}
    if event.seat == event.to:
        return reader.line("hired-own", event.to, "DK-190", "DK-A77", kind="special", **known)
    known["owner"] = reader[event.seat]
    return reader.line("hired", event.to, "DK-190", "DK-A77", kind="special", **known)


@tells(m.WentHome)
def went_home(reader: Reader, event: m.WentHome) -> Line:
    known = {"knight": BODY_NAMES[event.knight], "from": reader[event.seat]}
    key = "went-home-dead" if event.dead else "went-home"
    return reader.line(key, event.to, "DK-191", "DK-A77", kind="special", **known)
