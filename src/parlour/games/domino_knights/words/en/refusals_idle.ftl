### keys made: of commands, fields and conditions.

# Why a piece can do nothing now: what a player reads who points at a dimmed one.

piece-unknown = There's nothing to do with this now.
    .cure = The bar below the table says what you can do.
    .rule = DK-042

# A card

top_barred = { $it } is the top discard, and only a 2 to 9 can be taken.
    .cure = Draw from the deck.
    .rule = DK-052
top_later = { $it } is the top discard; you can take it in your own Draw.
    .cure = Wait for your Draw.
    .rule = DK-052
top_now = You can take { $it } now, before you draw from the deck.
    .cure = Take the top discard.
    .rule = DK-052
one_taken = Only one card may be taken from the discard pile.
    .cure = Draw from the deck.
    .rule = DK-019
idle_card-not_held = { $it } isn't in your hand.
    .cure = A Ten may negate a special card in play.
    .rule = DK-149
moment_closed = { $it } can't be played at this moment.
    .cure = Wait for the next reaction window.
    .rule = DK-A26
nobody_to_hire = A Mercenary card buys a Knight in play.
    .cure = Keep it until there is one.
    .rule = DK-190
no_pair_to_raise = There's no pair in any graveyard.
    .cure = Keep it until a Knight has died.
    .rule = DK-193
none_fell = Nobody fell in this battle.
    .cure = Keep it until Knights have fallen.
    .rule = DK-194
blank_waits = A blank card is trained with one card from 2 to King, which gives its suit.
    .cure = Keep it.
    .rule = DK-A78
pairs_later = { $it } makes a Knight with another card of its suit, in your Train phase.
    .cure = Keep it until then.
    .rule = DK-186
trains_no_more = At this table you train only once a turn.
    .cure = Keep it until your next turn.
    .rule = DK-A10
without_fame = Without Fame you can't train a new pair.
    .cure = Win some with the Knights you have.
    .rule = DK-A85
no_second = You hold no second card of its suit to go with { $it }.
    .cure = Try another suit, or finish training.
    .rule = DK-186
nothing_in_play = { $it } negates a special card, and none is in play.
    .cure = Keep it.
    .rule = DK-149
wealth_later = { $it } is played in your own Train phase.
    .cure = Keep it until then.
    .rule = DK-A21
graves_empty = { $it } raises the dead, and every graveyard is empty.
    .cure = Keep it.
    .rule = DK-A56
no_target = { $special } has nothing to be aimed at now.
    .cure = Keep it.
    .rule = DK-120
pays_for_nobody = With { $it } and your other cards of its suit you can't pay for any of your Recruits.
    .cure = Try another suit, or finish training.
    .rule = DK-055
pays_later = { $it } trains Recruits, in your Train phase.
    .cure = Keep it until then.
    .rule = DK-055

# A Knight

buried = It's in a graveyard.
    .cure = A Joker can raise the top one.
    .rule = DK-154
fell_here = It has fallen in this battle.
    .cure = It goes to a graveyard when the field is cleared.
    .rule = DK-100
idle_knight-not_yours = It's a Knight of { $who }.
    .cure = Special cards and attacks are aimed at it.
    .rule = DK-075
idle_knight-committed = It's already in this battle.
    .cure = Each Knight joins a battle once.
    .rule = DK-A43
idle_knight-tapped = It's tapped; your next Maintain untaps it.
    .cure = Life would free it at once.
    .rule = DK-021
fights_later = It attacks in your Attack phase and blocks when you're attacked.
    .cure = Wait for your attack, or for somebody else's.
    .rule = DK-042

# A Kingdom

idle_kingdom-out_of_the_game = { $it } is out of the game.
    .cure = Choose another Kingdom.
    .rule = DK-098
idle_kingdom-your_own = This is your own Kingdom.
    .cure = Face cards can go here.
    .rule = DK-069
you_attacked = You've already attacked { $it } this turn.
    .cure = Attack another Kingdom.
    .rule = DK-071
knights_first = An attack needs an untapped Knight of your own.
    .cure = Choose the Knights first.
    .rule = DK-A42
attacked_later = { $it } can be attacked in your Attack phase.
    .cure = Wait for it.
    .rule = DK-042

# A face-down domino

soon_a_knight = { $mine ->
        [yes] It's in training and becomes a Knight in your next Maintain.
       *[no] { $who }'s Candidate is in training and becomes a Knight in their next Maintain.
    }
    .cure = Wait for it.
    .rule = DK-060
in_anothers_training = { $who }'s Candidate is in training; it becomes a Knight in the Maintain after its cost is met.
    .cure = Wait for it.
    .rule = DK-064
nothing_to_add = Its training goes on, and you hold no card of its suit.
    .cure = Add one in a later turn.
    .rule = DK-062
added_later = Its cost isn't met yet.
    .cure = Add cards of its suit in your Train phase.
    .rule = DK-062
for_its_owner = This is a Recruit of { $who }.
    .cure = Only its owner may look at it.
    .rule = DK-013
no_more_training = At this table you train only once a turn.
    .cure = Train it in your next turn.
    .rule = DK-A10
too_dear = It costs { $cost }, and no suit in your hand reaches that.
    .cure = Finish training.
    .rule = DK-055
trained_later = Recruits are trained in your Train phase.
    .cure = Wait for it.
    .rule = DK-055
