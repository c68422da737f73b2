"""A contest as it is seen: face-up cards with what they are worth for all, face-down ones for who holds them."""

from parlour.core.odds import Bar
from parlour.games.fugue import view as v
from parlour.games.fugue.deck_seen import next_card
from parlour.games.fugue.model import Contest, Group, Hand, State, Wild, Win
from parlour.games.fugue.odds.table import beat, twist_bars
from parlour.games.fugue.rules.ask import character
from parlour.games.fugue.rules.contest_ask import (
    adversaries,
    group_now,
    is_barred,
    plays,
    seat_of_who,
    side_of,
    sides_left,
    wilds_of,
)
from parlour.games.fugue.rules.contest_effect import fatal, kills_bare
from parlour.games.fugue.rules.contest_flow import best_hands
from parlour.games.fugue.rules.contest_play import swapped
from parlour.games.fugue.rules.hands import judge, values
from parlour.games.fugue.words.cards import may_words, rank_words
from parlour.games.fugue.words.paper import SAY as PAPER
from parlour.games.fugue.words.reader import find_ability


def contest(state: State, one: Contest) -> v.ContestSeen:
    now = group_now(one)
    win, won = one.win, shown_win(one)
    over = all(group.resolved or sides_left(state, group) < 2 for group in one.groups)
    return v.ContestSeen(
        one.number, one.text, one.violent, tuple([group(state, each) for each in one.groups]), now.number, one.stage,
        tuple([hand(state, one, each) for each in one.hands]), showdown(state, one),
        one.stage == "reply" or (won is not None and won.rank > 1),
        one.turn, one.played, one.swapped, one.rescue, one.first, one.claim.who,
        find_ability(state, one.claim.ability) if one.claim.who else "", win,
        win_words(state, one), one.chosen, one.ending, one.reaches, over,
        one.chosen is not None and fatal(state, one.chosen),
    )  # fmt: skip


def win_words(state: State, one: Contest) -> str:
    """What the winning hand may do."""
    if one.win is None:
        return ""
    return may_words(one.win.rank, violent=one.violent, kills=kills_bare(state, one.win))


def shown_win(one: Contest) -> Win | None:
    """Who has won; a hand that reaches into another group's has won there already."""
    return one.win if one.win is not None and not one.win.reaching else None


def showdown(state: State, one: Contest) -> tuple[str, ...]:
    win = shown_win(one)
    if win is None:
        return ()
    judged = {each.who: judge(each.up, state.options) for each in one.hands}
    return tuple(sorted(judged, key=lambda who: (who != win.who, -judged[who].rank, -judged[who].total)))


def fate(one: Contest, each: Hand, rank: int) -> v.HandFate:
    win = shown_win(one)
    if win is None:
        return ""
    if each.who == win.who:
        return "wins"
    if each.stymied:
        return "out"
    if rank < 1:
        return "few"
    now = group_now(one)
    return "side" if side_of(now, each.who) == side_of(now, win.who) else "beaten"


def look(rank: int) -> v.HandLook:
    if rank < 1:
        return "bust" if rank == 0 else ""
    return "sum" if rank == 1 else "high"


def group(state: State, one: Group) -> v.GroupSeen:
    last = []
    for who, cards in one.last:
        judged = judge(cards, state.options)
        last.append(
            v.LastHand(who, cards, judged.total, look(judged.rank), rank_words(judged.rank, judged.total, len(cards)))
        )
    return v.GroupSeen(
        one.number,
        one.sides,
        one.joined,
        one.back,
        one.left,
        (*one.sitting_out, *one.serving),
        one.rounds,
        one.resolved,
        tuple(last),
        one.how,
    )


def hand(state: State, one: Contest, each: Hand) -> v.HandSeen:
    judged = judge(each.up, state.options)
    wilds = tuple([wild(state, w) for w in wilds_of(one, each.who)])
    words = rank_words(judged.rank, judged.total, len(each.up)) if each.up else ""
    worths = tuple([values(card, state.options) for card in each.up])
    return v.HandSeen(
        each.who,
        seat_of_who(state, each.who),
        side_of(group_now(one), each.who),
        len(each.down),
        each.up,
        judged.total if each.up else 0,
        look(judged.rank),
        words,
        worths,
        each.stymied,
        each.stood,
        each.replied,
        wilds,
        fate(one, each, judged.rank),
    )


def wild(state: State, one: Wild) -> v.WildSeen:
    text = find_ability(state, one.ability)
    return v.WildSeen(one.id, text, one.card if one.shown else "", one.used, is_barred(character(state, one.who), one))


# One's own


def my_hands(state: State, seat: int) -> tuple[v.MyHand, ...]:
    one = state.contest
    if one is None:
        return ()
    mine = [each for each in one.hands if plays(state, seat, each.who)]
    kept = dict.fromkeys([w.who for w in one.wilds if plays(state, seat, w.who)])
    found = [my_hand(state, one, each, seat) for each in mine]
    without = [who for who in kept if all(each.who != who for each in mine)]
    return (*found, *[v.MyHand(who, (), my_wilds(one, who)) for who in without])


def my_wilds(one: Contest, who: str) -> tuple[v.MyWild, ...]:
    return tuple([v.MyWild(w.id, w.card) for w in wilds_of(one, who)])


def my_hand(state: State, one: Contest, each: Hand, seat: int) -> v.MyHand:
    """With what each move would make: arithmetic on cards this seat sees, never advice from hidden ones."""
    if each.stymied:
        return v.MyHand(each.who, each.down, my_wilds(one, each.who))
    totals = [(card, judge((*each.up, card), state.options)) for card in each.down]
    swaps = []
    for own in wilds_of(one, each.who):
        for out in each.up if not own.used else ():
            judged = judge(swapped(each, own, out), state.options)
            swaps.append(v.Swap(own.id, out, judged.total, look(judged.rank)))
    return v.MyHand(
        each.who,
        each.down,
        my_wilds(one, each.who),
        tuple([v.Turning(card, judged.total, look(judged.rank)) for card, judged in totals]),
        tuple(swaps),
        replies(state, one, each),
        *odds(state, one, each, seat),
    )


def replies(state: State, one: Contest, each: Hand) -> tuple[v.Reply, ...]:
    """In an answer to 21: every choice of face-down cards."""
    if one.stage != "reply" or one.turn != each.who or one.played:
        return ()
    choices: list[tuple[str, ...]] = [()]
    for card in each.down:
        choices += [(*choice, card) for choice in choices]
    judged = [(choice, judge((*each.up, *choice), state.options)) for choice in choices]
    return tuple([v.Reply(choice, found.total, look(found.rank)) for choice, found in judged])


def odds(state: State, one: Contest, each: Hand, seat: int) -> tuple[tuple[Bar, ...], tuple[Bar, ...]]:
    """Of a twist, and of beating by it the best hand that lies open against this one."""
    pool = next_card(state, seat) if one.stage == "turn" else {}
    if not pool:
        return (), ()
    bars = twist_bars(each.up, pool, state.options)
    against = [h for h in one.hands if h.who in adversaries(group_now(one), each.who)]
    best = best_hands(state, tuple(against))
    if not best:
        return bars, ()
    chance = beat(each.up, best[0].up, pool, state.options)
    return bars, (Bar(PAPER("beats"), chance.numerator, chance.denominator, "succeed"),)
