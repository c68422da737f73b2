"""Sentences of contests: groups, rounds, cards, 21. Who holds what face-down is told to its holder alone."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.cards import all_cards, hand_words, the
from parlour.games.fugue.words.phrases import counted, first_up, sentence, speech, whose
from parlour.games.fugue.words.reader import Reader, tells


def battle(reader: Reader, who: str, text: str, *rules: str, story: bool = False, kind: str = "battle") -> Line:
    return Line(first_up(text), rules, kind, reader.by(who) if who else -1, story=story)


@tells(m.ContestOpened)
def _opened(reader: Reader, event: m.ContestOpened) -> Line:
    what = "A fight" if event.violent else "A contest"
    return battle(
        reader, "", f"{what}:{sentence(event.text)}" if event.text.strip() else f"{what}.", "FUG-121", story=True
    )


@tells(m.GroupMade)
def _group(reader: Reader, event: m.GroupMade) -> Line:
    sides = " against ".join([reader.all(side) for side in event.sides])
    return battle(reader, "", f"Group {event.number}: {sides}.", "FUG-130", story=True)


@tells(m.SideAdded)
def _side(reader: Reader, event: m.SideAdded) -> Line:
    return battle(
        reader, "", f"Group {event.group}: {reader.all(event.members)} against all the others.", "FUG-130", story=True
    )


@tells(m.MovedToGroup)
def _moved(reader: Reader, event: m.MovedToGroup) -> Line:
    return battle(
        reader, event.who, f"{reader.who(event.who)} is in group {event.group} now, on side {event.side}.", "FUG-130"
    )


@tells(m.RoundJoined)
def _joined(reader: Reader, event: m.RoundJoined) -> Line:
    return battle(reader, event.who, f"{reader.who(event.who)} is in.", "FUG-223")


@tells(m.HeldBack)
def _held_back(reader: Reader, event: m.HeldBack) -> Line:
    return battle(reader, event.who, f"{reader.who(event.who)} holds back from this round.", "FUG-154")


_LEAVES = {
    "flee": ("wants to flee", "can't get away", "FUG-A70"),
    "hold": ("wants to hold back", "can't hold back now", "FUG-A77"),
}


@tells(m.LeaveAsked)
def _leave_asked(reader: Reader, event: m.LeaveAsked) -> Line:
    asks, _, rule = _LEAVES[event.what]
    return battle(reader, event.who, f"{reader.who(event.who)} {asks}. Is that possible? The Dealer decides.", rule)


@tells(m.LeaveRefused)
def _leave_refused(reader: Reader, event: m.LeaveRefused) -> Line:
    _, refused, rule = _LEAVES.get(event.what, ("", "can't do that now", "FUG-A45"))
    return battle(reader, event.who, f"{reader.who(event.who)} {refused}.", rule)


_LEFT = {"fled": ("flees", "FUG-A70"), "surrendered": ("surrenders", "FUG-A70"), "escaped": ("gets away", "FUG-220")}


@tells(m.LeftGroup)
def _left(reader: Reader, event: m.LeftGroup) -> Line:
    verb, rule = _LEFT[event.how]
    return battle(reader, event.who, f"{reader.who(event.who)} {verb}.", rule, story=True)


# Cards


@tells(m.RoundDealt)
def _round(reader: Reader, event: m.RoundDealt) -> Line:
    """Said once for all of them; which cards, to each holder."""
    text = f"Round {event.nth} of group {event.group}. Two cards each, face-down: {reader.all(event.order)}."
    return battle(reader, "", text, "FUG-137", "FUG-138", kind="turn")


@tells(m.SteppedIn)
def _stepped_in(reader: Reader, event: m.SteppedIn) -> Line:
    text = f"{reader.who(event.who)} steps into the round with two cards, face-down."
    return battle(reader, event.who, text, "FUG-A45", story=True)


def dealt(reader: Reader, who: str, cards: tuple[str, ...]) -> Line:
    """A holder's own face-down cards."""
    return battle(
        reader,
        who,
        f"{whose(reader.who(who), 'cards' if len(cards) > 1 else 'card')}, face-down: {all_cards(cards)}.",
        "FUG-137",
    )


@tells(m.CardDealt)
def _dealt(reader: Reader, event: m.CardDealt) -> Line | None:
    return dealt(reader, event.who, (event.card,)) if reader.seat == event.seat else None


@tells(m.WildAsked)
def _wild_asked(reader: Reader, event: m.WildAsked) -> Line:
    return battle(
        reader, event.who, f"{reader.who(event.who)} asks for a wild card: {reader.ability(event.ability)}.", "FUG-144"
    )


@tells(m.WildDealt)
def _wild_dealt(reader: Reader, event: m.WildDealt) -> Line:
    which = f": {the(event.card)}" if reader.seat == event.seat else ""
    text = f"{reader.who(event.who)} has a wild card for {reader.ability(event.ability)}{which}."
    return battle(reader, event.who, text, "FUG-144", "FUG-146")


@tells(m.WildDenied)
def _wild_denied(reader: Reader, event: m.WildDenied) -> Line:
    text = (
        f"The Dealer finds that {reader.ability(event.ability)} doesn't fit: no wild card for {reader.who(event.who)}."
    )
    return battle(reader, event.who, text, "FUG-144")


@tells(m.TurnCame, m.ReplyEnded)
def _turn(_reader: Reader, _event: object) -> None:
    """The board shows whose turn it is; what is played gets a line."""


@tells(m.CardRevealed)
def _revealed(reader: Reader, event: m.CardRevealed) -> Line:
    return battle(reader, event.who, f"{reader.who(event.who)} turns up {the(event.card)}: {event.total}.", "FUG-142")


@tells(m.CardTwisted)
def _twisted(reader: Reader, event: m.CardTwisted) -> Line:
    return battle(
        reader, event.who, f"{reader.who(event.who)} twists and gets {the(event.card)}: {event.total}.", "FUG-143"
    )


@tells(m.WildSwapped)
def _swapped(reader: Reader, event: m.WildSwapped) -> Line:
    text = (
        f"{reader.who(event.who)} plays the wild card: {the(event.card)} takes the place of {the(event.out)}: "
        f"{event.total}."
    )
    return battle(reader, event.who, text, "FUG-147")


@tells(m.TurnPassed)
def _passed(reader: Reader, event: m.TurnPassed) -> Line | None:
    """A pass that only ended a turn is no news."""
    return battle(reader, event.who, f"{reader.who(event.who)} passes.", "FUG-158") if event.counted else None


@tells(m.Stymied)
def _stymied(reader: Reader, event: m.Stymied) -> Line:
    return battle(
        reader, event.who, f"Bust: {event.total}. {first_up(reader.who(event.who))} is stymied.", "FUG-155", "FUG-156"
    )


@tells(m.BustFaced)
def _bust_faced(reader: Reader, event: m.BustFaced) -> Line:
    text = f"{reader.who(event.who)} would be bust with {event.total}: only a wild card can save the hand."
    return battle(reader, event.who, text, "FUG-155", "FUG-A08")


@tells(m.TwentyOne)
def _twenty_one(reader: Reader, event: m.TwentyOne) -> Line:
    text = f"21! {first_up(reader.who(event.who))} has twenty-one with {counted(len(event.cards), 'card')}."
    return battle(reader, event.who, text, "FUG-159", kind="special")


@tells(m.Replied)
def _replied(reader: Reader, event: m.Replied) -> Line:
    if not event.cards:
        return battle(reader, event.who, f"{reader.who(event.who)} turns up nothing more.", "FUG-160")
    return battle(
        reader, event.who, f"{reader.who(event.who)} answers with {all_cards(event.cards)}: {event.total}.", "FUG-160"
    )


_HOW = {
    "win": ("", "FUG-158"),
    "stalemate": (" A stalemate: another round follows.", "FUG-164"),
    "all stymied": (" Everyone is bust: another round follows.", "FUG-157"),
}


@tells(m.Showdown)
def _showdown(reader: Reader, event: m.Showdown) -> Line:
    """Face-up cards alone; what stayed face-down is nobody's business (FUG-A75)."""
    hands = "; ".join([f"{reader.who(who)}: {hand_words(cards, reader.state.options)}" for who, cards in event.hands])
    follows, rule = _HOW[event.how]
    return battle(reader, "", f"{hands}.{follows}", rule)


@tells(m.HandsGathered)
def _gathered(reader: Reader, event: m.HandsGathered) -> Line | None:
    return battle(reader, "", f"Group {event.group} is settled.", "FUG-131") if event.resolved else None


@tells(m.WildLost)
def _wild_lost(reader: Reader, _event: m.WildLost) -> Line:
    return battle(reader, "", "A wild card is gone, with the ability it was dealt for.", "FUG-A74")


@tells(m.GroupCame)
def _group_came(reader: Reader, event: m.GroupCame) -> Line | None:
    """Which group plays is told when its cards are dealt."""
    return None if event.group else battle(reader, "", "Every group is settled.", "FUG-131")


@tells(m.RoundSkipped)
def _skipped(reader: Reader, event: m.RoundSkipped) -> Line:
    text = (
        f"Group {event.group} is settled by the Dealer." if event.resolved else f"Group {event.group} skips its round."
    )
    return battle(reader, "", text, "FUG-131", story=event.resolved)


@tells(m.TalkOffered)
def _talk_offered(_reader: Reader, _event: m.TalkOffered) -> Line:
    return Line("The Dealer offers to talk it out, without cards.", ("FUG-122",))


@tells(m.TalkAnswered)
def _talk_answered(reader: Reader, event: m.TalkAnswered) -> Line:
    how = f"talks it out: {speech(event.text)}" if event.yes else "wants the cards to decide."
    return Line(first_up(f"{reader.who(event.who)} {how}"), ("FUG-122",), by=reader.by(event.who), story=event.yes)


@tells(m.ContestEnded)
def _ended(reader: Reader, event: m.ContestEnded) -> Line:
    return battle(
        reader,
        "",
        f"The contest is over:{sentence(event.reason)}" if event.reason.strip() else "The contest is over.",
        "FUG-181",
        story=True,
    )
