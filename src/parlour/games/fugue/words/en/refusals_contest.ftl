### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule and how programs call it (.rule, .reason: read
# from English alone). Contests: setting one up, who is in, the deal.

no_contest = No contest is under way.
    .cure = The Dealer opens one.
    .reason = not-now
hand_played = A hand is being played.
    .cure = Wait until it's over.
    .reason = not-now
contest_decided = Every group of this contest is settled.
    .cure = The Dealer ends the contest.
    .reason = not-now

## Setting it up

too_few_able = There aren't two people who could take part.
    .cure = Bring somebody on first.
    .reason = bad-target
open_contest-one-too_few = A contest needs two sides.
    .cure = Put somebody on each side.
    .reason = bad-target
open_contest-other-too_few = { open_contest-one-too_few }
    .cure = { open_contest-one-too_few.cure }
    .reason = bad-target
same_one = Somebody is on both sides.
    .cure = Put everyone on one side only.
    .rule = FUG-121
    .reason = bad-target
add_group-one-too_few = A group needs two sides.
    .cure = Put somebody on each side.
    .reason = bad-target
add_group-other-too_few = { add_group-one-too_few }
    .cure = { add_group-one-too_few.cure }
    .reason = bad-target
add_side-side-too_few = You named nobody.
    .cure = Choose at least one.
    .reason = bad-target
many_groups = A contest can have at most { $limit } groups.
    .cure = Use those there are.
    .reason = bad-value
too_few_free = There aren't two people left without a group.
    .cure = Move people between groups instead.
    .reason = bad-target
nobody_free = Nobody is left without a group.
    .cure = Move people between groups instead.
    .reason = bad-target
in_a_group = { $it } is already in a group.
    .cure = Move { them } between groups instead.
    .reason = bad-target
group-unknown = There's no such group.
    .cure = Choose one of this contest.
    .reason = bad-target
resolved = That group is settled.
    .cure = Choose another one.
    .reason = bad-target
many_sides = A group can have at most { $limit } sides.
    .cure = Put them on one of those.
    .reason = bad-value
in_it_already = { $who } is already in that group.
    .cure = Choose another one.
    .reason = bad-target
move_to_group-side-unknown = The group has no such side.
    .cure = Choose one of its sides.
    .reason = bad-target

## By talk instead

dealers_deed = You play this character yourself.
    .cure = Offer to talk only to players.
    .reason = not-now
talk_offered = You've already offered to talk it out.
    .cure = Wait for the answer.
    .reason = not-now
cards_wanted = The player wants cards.
    .cure = Say what it takes.
    .reason = not-now
no_talk_offered = The Dealer hasn't offered to talk that out.
    .cure = The Dealer can offer it.
    .reason = not-now

## Who is in

in_already = { $it } is already in.
    .cure = Wait for the deal.
    .reason = not-now
leave_asked = The Dealer hasn't answered { $it } yet.
    .cure = Wait for the answer.
    .reason = not-now
left_group = { $it } has left this group.
    .cure = They take no further part in it.
    .rule = FUG-165
    .reason = bad-target
missing_round = { $it } is out of action this round.
    .cure = Wait for the next one.
    .rule = FUG-A29
    .reason = bad-target
in_another_group = { $it } is in another group.
    .cure = The Dealer can move people between groups.
    .reason = bad-target
not_in_group = { $it } isn't in the group playing now.
    .cure = Wait for their group's turn.
    .reason = bad-target
holding_back = { $it } is already holding back.
    .cure = Wait for the deal.
    .reason = not-now
join_round-side-unknown = { $who } can't join on that side.
    .cure = Choose one of the sides offered.
    .reason = bad-target
no_leave_asked = Nobody wants to leave.
    .cure = Wait until somebody does.
    .reason = not-now
asks_no_leave = { $it } doesn't want to leave.
    .cure = Answer somebody who does.
    .reason = not-now

## The deal

hand_on = A hand is being played.
    .cure = Wait until it's over.
    .reason = not-now
untold_before_deal = { $who } hasn't told the last card yet.
    .cure = Let them tell it first.
    .rule = FUG-153
    .reason = not-now
memory_before_deal = A Signifier came up: its memory comes first.
    .cure = Tell it, or have the Dealer postpone it.
    .rule = FUG-048
    .reason = not-now
step_before_deal = Somebody wants to step in.
    .cure = The Dealer answers first.
    .rule = FUG-081
    .reason = not-now
somebody_undecided = { $count ->
        [one] { $names } hasn't said yet whether they're in.
       *[other] { $names } haven't said yet whether they're in.
    }
    .cure = Wait for the answer.
    .rule = FUG-223
    .reason = not-now
leave_before_deal = Somebody wants to leave.
    .cure = Answer first.
    .rule = FUG-A70
    .reason = not-now
nobody_against = Nobody is left to play against.
    .cure = Skip the round, or end the contest.
    .rule = FUG-181
    .reason = bad-target
few_cards = There are too few cards in the deck and the discard pile.
    .cure = Let fewer people take part.
    .rule = FUG-124
    .reason = no-card
lapses = The Fool and the World have won. Dealing now would cost the winner their unlimited act.
    .cure = Wait until they begin to tell, or deal all the same.
    .rule = FUG-178
    .reason = warned
nothing_lapses = Nobody loses anything by this deal.
    .cure = Just deal.
    .reason = not-now
one_side_left = Only one side is left in this group.
    .cure = Settle the group, or end the contest.
    .rule = FUG-181
    .reason = not-now
can_play = At least two sides can still play.
    .cure = Deal the round.
    .reason = not-now
end_contest-hand_played = A hand is being played.
    .cure = End the contest between hands.
    .reason = not-now
