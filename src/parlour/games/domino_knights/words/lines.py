"""Each event in a sentence, as its reader may know it. Hidden things of others stay hidden."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Candidate
from parlour.games.domino_knights.pieces import BODY_NAMES, COST, PAIR
from parlour.games.domino_knights.rules.questions import credit, is_finished
from parlour.games.domino_knights.words import lesson, lines_battle, lines_goal, lines_pairs, lines_special  # noqa: F401  (they fill SENTENCES)
from parlour.games.domino_knights.words.endings import HOW
from parlour.games.domino_knights.words.pieces import card_name, cards, dominoes, knight, listed, some
from parlour.games.domino_knights.words.reader import SENTENCES, Reader, tells


def tell(reader: Reader, event: m.AnyEvent) -> Line | None:
    """This event as this reader may know it, or None where nothing is to be said."""
    return SENTENCES[type(event)](reader, event)


@tells(m.PhaseBegan, m.AidStepBegan, m.AidPassed, m.WindowOpened, m.WindowClosed, m.Passed)
def _nothing(_reader: Reader, _event: m.Event) -> None:
    """The board shows it; a log that says it is not read."""


@tells(m.KingdomNamed)
def _kingdom_named(_reader: Reader, event: m.KingdomNamed) -> Line:
    return Line(f"{event.name} takes its place at the table.", ("DK-028",), by=event.seat)


@tells(m.FirstDrawn)
def _first_drawn(reader: Reader, event: m.FirstDrawn) -> Line:
    drawn = listed([f"{reader[seat]} the {card_name(card)}" for seat, card in event.cards])
    return Line(f"Drawn for the first turn: {drawn}.", ("DK-030", "DK-031", "DK-032"))


@tells(m.FirstFound)
def _first_found(reader: Reader, event: m.FirstFound) -> Line:
    return Line(f"{reader[event.seat]} drew highest and begins.", ("DK-030", "DK-043"), by=event.seat)


def _their_cards(reader: Reader, seat: int, drawn: tuple[int, ...]) -> str:
    return cards(drawn) if reader.knows(seat) else some(len(drawn), "card")


@tells(m.HandDealt)
def _hand_dealt(reader: Reader, event: m.HandDealt) -> Line:
    return Line(
        f"{reader[event.seat]} is dealt {_their_cards(reader, event.seat, event.cards)}.", ("DK-034",), by=event.seat
    )


@tells(m.CardsDrawn)
def _cards_drawn(reader: Reader, event: m.CardsDrawn) -> Line | None:
    if not event.cards:
        return None
    return Line(
        f"{reader[event.seat]} draws {_their_cards(reader, event.seat, event.cards)}.", ("DK-051",), by=event.seat
    )


@tells(m.DiscardTurnedUp)
def _discard_turned_up(_reader: Reader, event: m.DiscardTurnedUp) -> Line:
    return Line(f"The {card_name(event.card)} is turned up and starts the discard pile.", ("DK-040",))


@tells(m.TurnBegan)
def _turn_began(reader: Reader, event: m.TurnBegan) -> Line:
    return Line(f"{reader[event.seat]}'s turn.", ("DK-042", "DK-044"), "turn", event.seat)


@tells(m.Promoted)
def _promoted(reader: Reader, event: m.Promoted) -> Line:
    if event.knight.domino >= PAIR:
        return lines_pairs.promoted(reader, event)
    under = f", trained with {cards(event.knight.cards)}" if event.knight.cards else ""
    rules = ("DK-156", "DK-045") if event.knight.model >= 0 else ("DK-045", "DK-046")
    return Line(f"{reader[event.seat]} promotes {knight(event.knight)}{under}.", rules, by=event.seat)


@tells(m.CopyLost)
def _copy_lost(reader: Reader, event: m.CopyLost) -> Line:
    if event.domino >= PAIR:
        return lines_pairs.copy_lost(reader, event)
    text = f"{reader[event.seat]}'s Doppelganger finds no Knight of its suit to copy and goes to the graveyard."
    return Line(text, ("DK-164",), by=event.seat)


@tells(m.StillTraining)
def _still_training(reader: Reader, event: m.StillTraining) -> Line:
    who = (
        f"A Candidate of {reader[event.seat]}"
        if len(event.places) == 1
        else f"{len(event.places)} Candidates of {reader[event.seat]}"
    )
    verb = "is" if len(event.places) == 1 else "are"
    return Line(f"{who} {verb} still in training.", ("DK-064",), by=event.seat)


@tells(m.Reoriented)
def _reoriented(reader: Reader, event: m.Reoriented) -> Line | None:
    if not event.knights:
        return None
    return Line(f"{reader[event.seat]} turns {dominoes(event.knights)} round.", ("DK-A12",), by=event.seat)


@tells(m.Expired)
def _expired(reader: Reader, event: m.Expired) -> Line | None:
    if not event.cards:
        return None
    verb = "has had its time" if len(event.cards) == 1 else "have had their time"
    return Line(f"{cards(event.cards)} at {reader[event.seat]} {verb}.", ("DK-047", "DK-142"), by=event.seat)


@tells(m.RecruitsDrawn)
def _recruits_drawn(reader: Reader, event: m.RecruitsDrawn) -> Line | None:
    if not event.recruits:
        return None
    who = reader[event.seat]
    number = some(len(event.recruits), "Recruit")
    seen = f": {dominoes([r.domino for r in event.recruits])}" if reader.knows(event.seat) else ""
    return Line(f"{who} takes {number} from the Peasants{seen}.", ("DK-048",), by=event.seat)


@tells(m.Recycled)
def _recycled(_reader: Reader, event: m.Recycled) -> Line | None:
    if not event.count:
        return None
    return Line(
        f"Few Peasants are left: {some(event.count, 'domino').replace('os', 'oes')} of the dead return to them.",
        ("DK-050",),
    )


@tells(m.DiscardTaken)
def _discard_taken(reader: Reader, event: m.DiscardTaken) -> Line:
    text = f"{reader[event.seat]} takes the {card_name(event.card)} from the discard pile."
    return Line(text, ("DK-019", "DK-052"), by=event.seat)


@tells(m.Reshuffled)
def _reshuffled(_reader: Reader, event: m.Reshuffled) -> Line:
    return Line(f"The deck is used up: {some(event.count, 'discard')} are shuffled into a new one.", ("DK-117",))


def _so_far(candidate: Candidate) -> str:
    """For its owner: what is paid of a cost that is not met yet."""
    return "" if is_finished(candidate) else f", {credit(candidate)} of {COST[candidate.domino]}"


@tells(m.Trained)
def _trained(reader: Reader, event: m.Trained) -> Line:
    who, new = reader[event.seat], event.candidate
    if new.domino >= PAIR:
        return lines_pairs.trained(reader, event)
    pips = BODY_NAMES[new.domino]
    if reader.knows(event.seat):
        text = f"{who} trains {pips} with {cards(new.cards)}{_so_far(new)}."
        return Line(text, ("DK-055", "DK-059") if is_finished(new) else ("DK-061", "DK-059"), by=event.seat)
    whom = pips if new.known else "a Recruit"
    return Line(f"{who} trains {whom} with {some(len(new.cards), 'card')}.", ("DK-059", "DK-014"), by=event.seat)


@tells(m.TrainingAdded)
def _training_added(reader: Reader, event: m.TrainingAdded) -> Line:
    who, more = reader[event.seat], event.candidate
    if more.domino >= PAIR:
        return lines_pairs.completed(reader, event)
    if reader.knows(event.seat):
        added = cards(more.cards[len(more.cards) - event.count :])
        text = (
            f"{who} adds {added} to the training of "
            f"{BODY_NAMES[more.domino]}{_so_far(more) or ', and its cost is met'}."
        )
        return Line(text, ("DK-062", "DK-A23"), by=event.seat)
    whom = BODY_NAMES[more.domino] if more.known else "a Candidate"
    return Line(
        f"{who} adds {some(event.count, 'card')} to the training of {whom}.", ("DK-062", "DK-A23"), by=event.seat
    )


@tells(m.TrainingReturned)
def _training_returned(reader: Reader, event: m.TrainingReturned) -> Line:
    text = f"A Candidate of {reader[event.seat]} is not paid for: it is a Recruit again, its cards go back to the hand."
    return Line(text, ("DK-A23",), by=event.seat)


@tells(m.Discarded)
def _discarded(reader: Reader, event: m.Discarded) -> Line:
    return Line(
        f"{reader[event.seat]} discards {cards(event.cards) or 'nothing'}.", ("DK-108", "DK-110"), by=event.seat
    )


@tells(m.TimeRanOut)
def _time_ran_out(_reader: Reader, event: m.TimeRanOut) -> Line | None:
    return Line("The time is up.", ("DK-166", "DK-A65"), "news") if event.what == "game" else None


@tells(m.Ejected)
def _ejected(reader: Reader, event: m.Ejected) -> Line:
    who = reader[event.seat]
    if event.conceded:
        return Line(f"{who} gives up and leaves the game.", ("DK-A82", "DK-099"), "end", event.seat)
    if event.fame:
        return Line(
            f"{who} has no Fame left and no way to win any, and is ejected.", ("DK-175", "DK-099"), "end", event.seat
        )
    return Line(f"{who} has no Health left and is ejected.", ("DK-098", "DK-099"), "end", event.seat)


@tells(m.GameEnded)
def _game_ended(reader: Reader, event: m.GameEnded) -> Line:
    outcome = event.outcome
    won = listed([reader[seat] for seat in outcome.winners])
    verb = "Nobody wins" if not won else f"{won} wins" if len(outcome.winners) == 1 else f"{won} share the victory"
    return Line(f"{verb}: {HOW.get(outcome.how, outcome.how)}.", ("DK-165", "DK-166"), "end")
