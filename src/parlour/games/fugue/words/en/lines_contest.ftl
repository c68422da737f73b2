# The log of contests: one sentence a happening. $who and $target are characters, $by is a person, $text somebody's own words with
# their full stop.

## Groups and rounds

fight = A fight.
fight-text = A fight: { $text }
contest = A contest.
contest-text = A contest: { $text }
group = Group { $group }: { $sides }.
against = { $one } against { $other }
side-added = Group { $group }: { $who } against all the others.
moved = { $who } is in group { $group } now, on side { $side }.
joined = { $who } is in.
held-back = { $who } holds back this round.
wants-flee = { $who } wants to flee. Is that possible? The Dealer decides.
wants-hold = { $who } wants to hold back. Is that possible? The Dealer decides.
refused-flee = { $who } can't get away.
refused-hold = { $who } can't hold back now.
refused-other = { $who } can't do that now.
left-fled = { $who } flees.
left-surrendered = { $who } surrenders.
left-escaped = { $who } gets away.
round = Group { $group }, round { $round }: two face-down cards each for { $who }.
stepped-in = { $who } steps into the round with two face-down cards.
skipped = Group { $group } skips its round.
settled-by-dealer = The Dealer settles group { $group }.
settled = Group { $group } is settled.
all-settled = Every group is settled.
talk-offered = The Dealer offers to talk it out, without cards.
talked = { $who } talks it out: { $speech }
talked-aloud = { $who } talks it out.
cards-wanted = { $who } wants the cards to decide.
over = The contest is over.
over-text = The contest is over: { $text }

## Cards

dealt = { $count ->
        [one] { $who }'s face-down card: { $cards }.
       *[other] { $who }'s face-down cards: { $cards }.
    }
wild-asked = { $who } claims a wild card for { $ability }.
wild-dealt = { $who } gets a wild card for { $ability }.
wild-dealt-card = { $who } gets a wild card for { $ability }: { $card }.
wild-denied = The Dealer says that { $ability } doesn't fit: no wild card for { $who }.
wild-lost = A wild card is gone, with the ability it was dealt for.
revealed = { $who } turns up { $card }: { $total }.
twisted = { $who } twists and gets { $card }: { $total }.
swapped = { $who } swaps in a wild card, { $card } for { $out }: { $total }.
passed = { $who } passes.
stymied = { $who } is bust with { $total } and out of the round.
bust-faced = { $who } is bust with { $total }, unless a wild card saves the hand.
twenty-one = 21! { $who } has it with { $cards ->
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
       *[other] { $cards } cards
    }.
replied = { $who } answers with { $cards }: { $total }.
replied-nothing = { $who } turns up nothing more.
hand = { $who }: { $hand }
showdown-win = { $hands }.
showdown-stalemate = { $hands }. A stalemate: another round follows.
showdown-stymied = { $hands }. Everyone is bust: another round follows.

## What the winner does

won = { $who } wins, { $hand }: { $cards }.
won-fool-world = { $who } wins with { $cards }.
ceded = { $before } lets { $who } say what happens.
telling-started = { $who } begins: anything may happen now.
lapsed = A card was turned before { $who } began to tell. They can only try to end it now.
wants-wound = { $who } wants to wound { $target }{ wants-how }
wants-incapacitate = { $who } wants to put { $target } out of action for the next round{ wants-how }
wants-maim = { $who } wants to wound { $target } for good{ wants-how }
wants-knock_out = { $who } wants to knock { $target } out{ wants-how }
wants-kill = { $who } wants to kill { $target }{ wants-how }
# Quoted above: the part of the body, and a weapon.
wants-how = { $part ->
        [none] { "" }
       *[other] { " " }({ $part })
    }{ $weapon ->
        [yes] { " " }with a weapon.
       *[no] .
    }
refused = The Dealer says no.
refused-text = The Dealer says no: { $text }
done = { $who }: { $speech }
done-nothing = { $who } leaves it at that.
done-aloud = { $who } tells aloud what happens.
incapacitated = { $who } is out of action for the next round.
end-tried = { $who } tries to end it.
end-yes = { $by } lets it end here.
end-no = { $by } doesn't let it end.

## Into another group

reaches = { $who } may turn on another group.
reach-asked = { $who } turns on { $target } in another group. Is that possible? The Dealer decides.
reach-yes = { $who } gets at { $target }.
reach-no = { $who } can't get at { $target }.
reach-better = { $who } has a better hand than { $target }.
reach-worse = { $who }'s hand isn't better: { $target } is unharmed.
reach-dropped = { $who } leaves the other groups alone.
