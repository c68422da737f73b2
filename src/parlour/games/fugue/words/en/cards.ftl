# Cards and hands: what a card is called and counts, how good a hand is, and what that allows its winner.

unknown = a card
major = a major card
total-or = { $total } (or { $others })

## How good a hand is

hand-none = no card yet
hand-one = { $total }, not yet two cards
hand-bust = bust with { $total }
hand-21 = 21 with { $cards ->
        [3] three cards
        [4] four cards
        [5] five cards
       *[other] { $cards } cards
    }
hand-21-two = 21 with two cards
hand-21-major = 21 with two cards, one of them major
hand-21-majors = 21 with two majors
hand-fool-world = the Fool and the World

## Kinds of hands, best first (keys made)

rank-6 = The Fool and the World
rank-5 = 21 with two majors
rank-4 = 21 with two cards, one major
rank-3 = 21 with two minor cards
rank-2 = 21 with three or more cards
rank-1 = Highest hand below 21
rank-0 = Bust, 22 or more

## What the winner may do in a fight (keys made)

may-1 = One adversary: a wound that will heal, or out of action for the next round. { may-end }
may-2 = { $kills ->
        [yes] One adversary: { may-grave }; or killed. { may-end }
       *[no] One adversary: { may-grave }. { may-end }
    }
may-3 = One adversary: { may-grave }; or killed, with a weapon. { may-end }
may-4 = One adversary: { may-grave }; or killed, with a weapon or bare-handed. { may-end }
may-5 = Every adversary, each as you like: { may-grave }; or killed. { may-end }
may-6 = One action of any kind, no reason needed. Begin to tell before another card is turned.
may-grave = a wound, even a lasting one, out of action for the next round, or knocked out
may-end = Or try to end the contest, or get away.
may-free = Say what happens: the better the hand, the more of it. Or try to end the contest, or get away.
may-nothing = Nothing.

## What the winner may choose: as a button, and at more length (.note) (keys made)

effect-free = anything at all
    .note = One thing, in your own words.
effect-wound = wound
    .note = It will heal: a cut, a sprain, a broken bone.
effect-incapacitate = put out of the next round
    .note = Held, dazed or tied up; not hurt.
effect-maim = wound for good
    .note = A part of the body is lost, or would bleed to death untended.
effect-knock_out = knock out
    .note = Out until the contest ends, and as long after as the Dealer says.
effect-kill = kill
    .note = Dead is dead.
effect-escape = get away
    .note = Out of reach of your adversaries; nobody is harmed.
effect-nothing = leave it at that
    .note = You win, and do no harm.
