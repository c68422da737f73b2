"""Each event in a sentence, as its reader may know it. Hidden things of others stay hidden."""

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Candidate
from parlour.games.domino_knights.pieces import BODY_NAMES, COST, PAIR
from parlour.games.domino_knights.rules.questions import credit, is_finished
from parlour.games.domino_knights.words import lesson, lines_battle, lines_goal, lines_pairs, lines_special  # noqa: F401  (they fill SENTENCES)
from parlour.games.domino_knights.words.endings import won
from parlour.games.domino_knights.words.pieces import card_name, cards, dominoes, knight
from parlour.games.domino_knights.words.reader import SAY, SENTENCES, Reader, line, tells


def tell(reader: Reader, event: m.AnyEvent) -> Line | None:
    """This event as this reader may know it, or None where nothing is to be said."""
    return SENTENCES[type(event)](reader, event)


@tells(m.PhaseBegan, m.AidStepBegan, m.AidPassed, m.WindowOpened, m.WindowClosed, m.Passed)
def nothing(_reader: Reader, _event: m.Event) -> None:
    """The board shows it; a log that says it is not read."""


@tells(m.KingdomNamed)
def kingdom_named(_reader: Reader, event: m.KingdomNamed) -> Line:
    return Line(SAY("named", who=event.name), ("DK-028",), by=event.seat)


@tells(m.FirstDrawn)
def first_drawn(reader: Reader, event: m.FirstDrawn) -> Line:
    drawn = [SAY("first-drawn-one", who=reader[seat], card=card_name(card)) for seat, card in event.cards]
    return line("first-drawn", "DK-030", "DK-031", "DK-032", drawn=listed(drawn))


@tells(m.FirstFound)
def first_found(reader: Reader, event: m.FirstFound) -> Line:
    return reader.line("first-found", event.seat, "DK-030", "DK-043")


def _cards_told(reader: Reader, key: str, seat: int, drawn: tuple[int, ...], rule: str) -> Line:
    if reader.knows(seat):
        return reader.line(key, seat, rule, cards=cards(drawn))
    return reader.line(f"{key}-hidden", seat, rule, count=len(drawn))


@tells(m.HandDealt)
def hand_dealt(reader: Reader, event: m.HandDealt) -> Line:
    return _cards_told(reader, "dealt", event.seat, event.cards, "DK-034")


@tells(m.CardsDrawn)
def cards_drawn(reader: Reader, event: m.CardsDrawn) -> Line | None:
    return _cards_told(reader, "drew", event.seat, event.cards, "DK-051") if event.cards else None


@tells(m.DiscardTurnedUp)
def discard_turned_up(_reader: Reader, event: m.DiscardTurnedUp) -> Line:
    return line("turned-up", "DK-040", card=card_name(event.card))


@tells(m.TurnBegan)
def turn_began(reader: Reader, event: m.TurnBegan) -> Line:
    return reader.line("turn", event.seat, "DK-042", "DK-044", kind="turn")


@tells(m.Promoted)
def promoted(reader: Reader, event: m.Promoted) -> Line:
    if event.knight.domino >= PAIR:
        return lines_pairs.promoted(reader, event)
    rules = ("DK-156", "DK-045") if event.knight.model >= 0 else ("DK-045", "DK-046")
    if not event.knight.cards:
        return reader.line("promoted", event.seat, *rules, knight=knight(event.knight))
    return reader.line(
        "promoted-with", event.seat, *rules, knight=knight(event.knight), cards=cards(event.knight.cards)
    )


@tells(m.CopyLost)
def copy_lost(reader: Reader, event: m.CopyLost) -> Line:
    if event.domino >= PAIR:
        return lines_pairs.copy_lost(reader, event)
    return reader.line("copy-lost", event.seat, "DK-164")


@tells(m.StillTraining)
def still_training(reader: Reader, event: m.StillTraining) -> Line:
    return reader.line("still-training", event.seat, "DK-064", count=len(event.places))


@tells(m.Reoriented)
def reoriented(reader: Reader, event: m.Reoriented) -> Line | None:
    if not event.knights:
        return None
    return reader.line("reoriented", event.seat, "DK-A12", knights=dominoes(event.knights))


@tells(m.Expired)
def expired(reader: Reader, event: m.Expired) -> Line | None:
    if not event.cards:
        return None
    return reader.line("expired", event.seat, "DK-047", "DK-142", cards=cards(event.cards), count=len(event.cards))


@tells(m.RecruitsDrawn)
def recruits_drawn(reader: Reader, event: m.RecruitsDrawn) -> Line | None:
    number = len(event.recruits)
    if not number:
        return None
    if not reader.knows(event.seat):
        return reader.line("recruited", event.seat, "DK-048", count=number)
    seen = dominoes([recruit.domino for recruit in event.recruits])
    return reader.line("recruited-seen", event.seat, "DK-048", count=number, recruits=seen)


@tells(m.Recycled)
def recycled(_reader: Reader, event: m.Recycled) -> Line | None:
    return line("recycled", "DK-050", count=event.count) if event.count else None


@tells(m.DiscardTaken)
def discard_taken(reader: Reader, event: m.DiscardTaken) -> Line:
    return reader.line("took-discard", event.seat, "DK-019", "DK-052", card=card_name(event.card))


@tells(m.Reshuffled)
def reshuffled(_reader: Reader, event: m.Reshuffled) -> Line:
    return line("reshuffled", "DK-117", count=event.count)


def _training(candidate: Candidate) -> tuple[str, dict[str, str]]:
    """For its owner: whether a part of its cost is still to be paid, and how much is."""
    domino = {"domino": BODY_NAMES[candidate.domino]}
    if is_finished(candidate):
        return "", domino
    return "-partly", {**domino, "paid": str(credit(candidate)), "cost": str(COST[candidate.domino])}


@tells(m.Trained)
def trained(reader: Reader, event: m.Trained) -> Line:
    new = event.candidate
    if new.domino >= PAIR:
        return lines_pairs.trained(reader, event)
    if reader.knows(event.seat):
        partly, known = _training(new)
        rules = ("DK-061", "DK-059") if partly else ("DK-055", "DK-059")
        return reader.line(f"trained{partly}", event.seat, *rules, cards=cards(new.cards), **known)
    return _training_hidden(reader, "trained", event.seat, new, len(new.cards), "DK-059", "DK-014")


@tells(m.TrainingAdded)
def training_added(reader: Reader, event: m.TrainingAdded) -> Line:
    more = event.candidate
    if more.domino >= PAIR:
        return lines_pairs.completed(reader, event)
    if reader.knows(event.seat):
        partly, known = _training(more)
        added = cards(more.cards[len(more.cards) - event.count :])
        return reader.line(f"added{partly}", event.seat, "DK-062", "DK-A23", cards=added, **known)
    return _training_hidden(reader, "added", event.seat, more, event.count, "DK-062", "DK-A23")


def _training_hidden(reader: Reader, key: str, seat: int, candidate: Candidate, count: int, *rules: str) -> Line:
    if candidate.known:
        return reader.line(f"{key}-known", seat, *rules, domino=BODY_NAMES[candidate.domino], count=count)
    return reader.line(f"{key}-hidden", seat, *rules, count=count)


@tells(m.TrainingReturned)
def training_returned(reader: Reader, event: m.TrainingReturned) -> Line:
    return reader.line("training-returned", event.seat, "DK-A23")


@tells(m.Discarded)
def discarded(reader: Reader, event: m.Discarded) -> Line:
    if not event.cards:
        return reader.line("discarded-none", event.seat, "DK-108", "DK-110")
    return reader.line("discarded", event.seat, "DK-108", "DK-110", cards=cards(event.cards))


@tells(m.TimeRanOut)
def time_ran_out(_reader: Reader, event: m.TimeRanOut) -> Line | None:
    return line("time-up", "DK-166", "DK-A65", kind="news") if event.what == "game" else None


@tells(m.Ejected)
def ejected(reader: Reader, event: m.Ejected) -> Line:
    if event.conceded:
        return reader.line("conceded", event.seat, "DK-A82", "DK-099", kind="end")
    if event.fame:
        return reader.line("ejected-fame", event.seat, "DK-175", "DK-099", kind="end")
    return reader.line("ejected", event.seat, "DK-098", "DK-099", kind="end")


@tells(m.GameEnded)
def game_ended(reader: Reader, event: m.GameEnded) -> Line:
    return Line(won(event.outcome, reader.names), ("DK-165", "DK-166"), "end")
