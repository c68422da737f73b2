"""What the events of a hand in play do to the state, and of what its winner does: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Chosen, Claim, Hand, Reach, Wild
from parlour.games.fugue.rules.draft import Draft, applies


@applies(m.RoundDealt)
def round_dealt(draft: Draft, event: m.RoundDealt) -> None:
    group = draft.group
    draft.set_group(event.group, rounds=event.nth, serving=group.sitting_out, sitting_out=())
    draft.set_contest(
        stage="turn", hands=tuple([Hand(who, ()) for who in event.order]), reached=False, round=event.round
    )
    draft.set(flips=event.round)


@applies(m.SteppedIn)
def stepped_in(draft: Draft, event: m.SteppedIn) -> None:
    hands = draft.contest.hands
    draft.set_contest(hands=(*hands[: event.at], Hand(event.who, ()), *hands[event.at :]), passes=0)


@applies(m.CardDealt)
def card_dealt(draft: Draft, event: m.CardDealt) -> None:
    draft.take(event.card)
    draft.set_hand(event.who, down=(*draft.hand(event.who).down, event.card))


@applies(m.TurnCame)
def turn_came(draft: Draft, event: m.TurnCame) -> None:
    draft.set_contest(turn=event.who, played=False, swapped=False, rescue=False)


# Wild cards


@applies(m.WildAsked)
def wild_asked(draft: Draft, event: m.WildAsked) -> None:
    draft.set_contest(claim=Claim(event.who, event.ability))


@applies(m.WildDealt)
def wild_dealt(draft: Draft, event: m.WildDealt) -> None:
    contest, pair = draft.contest, (event.who, event.ability)
    draft.take(event.card)
    draft.count(event.wild)
    draft.set_contest(
        wilds=(*contest.wilds, Wild(event.wild, event.who, event.ability, event.card)),
        claimed=(*contest.claimed, pair),
        claim=Claim(),
        fresh=tuple([one for one in contest.fresh if one != pair]),
    )


@applies(m.WildDenied)
def wild_denied(draft: Draft, event: m.WildDenied) -> None:
    fresh = tuple([one for one in draft.contest.fresh if one != (event.who, event.ability)])
    draft.set_contest(claim=Claim(), fresh=fresh)


@applies(m.WildSwapped)
def wild_swapped(draft: Draft, event: m.WildSwapped) -> None:
    """The card it replaces is discarded; if that was a wild card itself, that one is spent."""
    contest, hand = draft.contest, draft.hand(event.who)
    wilds = [w for w in contest.wilds if w.card != event.out]
    draft.set_contest(
        wilds=tuple([replace(w, used=True, shown=True) if w.id == event.wild else w for w in wilds]),
        swapped=contest.swapped or contest.turn == event.who, passes=0,
    )  # fmt: skip
    draft.set_hand(event.who, up=tuple([event.card if card == event.out else card for card in hand.up]))
    draft.lay_off(event.out)


# Plays


@applies(m.CardRevealed)
def card_revealed(draft: Draft, event: m.CardRevealed) -> None:
    turn_up(draft, event.who, (event.card,))


def turn_up(draft: Draft, who: str, cards: tuple[str, ...]) -> None:
    hand = draft.hand(who)
    draft.set_hand(who, down=tuple([card for card in hand.down if card not in cards]), up=(*hand.up, *cards))
    draft.set_contest(played=True, passes=0)


@applies(m.CardTwisted)
def card_twisted(draft: Draft, event: m.CardTwisted) -> None:
    draft.take(event.card)
    draft.set_hand(event.who, up=(*draft.hand(event.who).up, event.card))
    draft.set_contest(played=True, passes=0)


@applies(m.TurnPassed)
def turn_passed(draft: Draft, event: m.TurnPassed) -> None:
    if event.counted:
        draft.set_contest(passes=draft.contest.passes + 1)
        draft.set_hand(event.who, stood=draft.state.options.stand == "final")


@applies(m.BustFaced)
def bust_faced(draft: Draft, event: m.BustFaced) -> None:
    draft.set_contest(rescue=True)


@applies(m.Stymied)
def stymied(draft: Draft, event: m.Stymied) -> None:
    draft.set_hand(event.who, stymied=True)


@applies(m.TwentyOne)
def twenty_one(draft: Draft, event: m.TwentyOne) -> None:
    draft.set_contest(stage="reply", first=event.who)
    draft.set_hand(event.who, replied=True)


@applies(m.Replied)
def replied(draft: Draft, event: m.Replied) -> None:
    turn_up(draft, event.who, event.cards)


@applies(m.ReplyEnded)
def reply_ended(draft: Draft, event: m.ReplyEnded) -> None:
    draft.set_hand(event.who, replied=True)


# What the winner does


@applies(m.WinTaken)
def win_taken(draft: Draft, event: m.WinTaken) -> None:
    describer = draft.contest.describer if event.win.reaching else event.win.who
    draft.set_contest(stage="effect", win=event.win, describer=describer)


@applies(m.WinCeded)
def win_ceded(draft: Draft, event: m.WinCeded) -> None:
    draft.set_contest(win=event.win, describer=event.win.who)


@applies(m.TellingStarted)
def telling_started(draft: Draft, event: m.TellingStarted) -> None:
    assert draft.contest.win is not None
    draft.set_contest(win=replace(draft.contest.win, started=True))


@applies(m.RightLapsed)
def right_lapsed(draft: Draft, event: m.RightLapsed) -> None:
    assert draft.contest.win is not None
    draft.set_contest(win=replace(draft.contest.win, lapsed=True))


@applies(m.EffectChosen)
def effect_chosen(draft: Draft, event: m.EffectChosen) -> None:
    draft.set_contest(chosen=Chosen(event.who, event.effect, event.target, event.part, event.weapon, event.text))


@applies(m.EffectRefused)
def effect_refused(draft: Draft, event: m.EffectRefused) -> None:
    draft.set_contest(chosen=None)


@applies(m.EffectDone)
def effect_done(draft: Draft, event: m.EffectDone) -> None:
    """Each of many opponents once (FUG-176); who has begun cannot cede it any more."""
    win = draft.contest.win
    assert win is not None
    draft.set_contest(
        chosen=None, win=replace(win, started=True, targets=tuple([who for who in win.targets if who != event.target]))
    )


@applies(m.Incapacitated)
def incapacitated(draft: Draft, event: m.Incapacitated) -> None:
    group = next(g for g in draft.contest.groups if g.number == event.group)
    draft.set_group(event.group, sitting_out=(*group.sitting_out, event.who))


@applies(m.EndTried)
def end_tried(draft: Draft, event: m.EndTried) -> None:
    draft.set_contest(ending=event.asks)


@applies(m.EndAnswered)
def end_answered(draft: Draft, event: m.EndAnswered) -> None:
    left = [seat for seat in draft.contest.ending if seat != event.by]
    draft.set_contest(ending=tuple(left) if event.yes else ())


@applies(m.WinOver)
def win_over(draft: Draft, event: m.WinOver) -> None:
    draft.set_contest(win=None, stage="reach")


# Into another group


@applies(m.ReachesOpened)
def reaches_opened(draft: Draft, event: m.ReachesOpened) -> None:
    new = tuple([Reach(who, cards) for who, cards in event.hands])
    draft.set_contest(reaches=(*draft.contest.reaches, *new), reached=True, stage="reach")


@applies(m.ReachAsked)
def reach_asked(draft: Draft, event: m.ReachAsked) -> None:
    reaches = [replace(r, target=event.target) if r.who == event.who else r for r in draft.contest.reaches]
    draft.set_contest(reaches=tuple(reaches))


@applies(m.ReachAnswered)
def reach_answered(draft: Draft, event: m.ReachAnswered) -> None:
    if not event.yes:
        drop_reach(draft, event.who)
        return
    reaches = [replace(r, allowed=True) if r.who == event.who else r for r in draft.contest.reaches]
    draft.set_contest(reaches=tuple(reaches))


def drop_reach(draft: Draft, who: str) -> None:
    draft.set_contest(reaches=tuple([r for r in draft.contest.reaches if r.who != who]))


@applies(m.ReachSettled)
def reach_settled(draft: Draft, event: m.ReachSettled) -> None:
    drop_reach(draft, event.who)


@applies(m.ReachDropped)
def reach_dropped(draft: Draft, event: m.ReachDropped) -> None:
    drop_reach(draft, event.who)
