# The log: one sentence a happening. $who is a Kingdom, $knights are Knights as the table writes them: [3:6].

## The table and the turn

named = { $who } joins the table.
first-drawn = For the first turn { $drawn }.
first-drawn-one = { $who } draws the { $card }
first-found = { $who } drew the highest card and goes first.
dealt = { $who } is dealt { $cards }.
dealt-hidden = { $who } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
drew = { $who } draws { $cards }.
drew-hidden = { $who } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
turned-up = The { $card } is turned up and starts the discard pile.
turn = { $who }'s turn.
promoted = { $who } promotes { $knight }.
promoted-with = { $who } promotes { $knight }, trained with { $cards }.
copy-lost = { $who }'s Doppelganger finds no Knight of its suit to copy and goes to the graveyard.
copy-lost-pair = { $who }'s Doppelganger { $knight } finds no Knight of its suit to copy and is lost.
still-training = { $count ->
        [one] A Candidate of { $who } is still in training.
       *[other] { $count } Candidates of { $who } are still in training.
    }
reoriented = { $who } turns { $knights } round.
expired = { $count ->
        [one] { $cards } at { $who } expires.
       *[other] { $cards } at { $who } expire.
    }
recruited = { $count ->
        [one] { $who } takes 1 Recruit from the Peasants.
       *[other] { $who } takes { $count } Recruits from the Peasants.
    }
recruited-seen = { $count ->
        [one] { $who } takes 1 Recruit from the Peasants: { $recruits }.
       *[other] { $who } takes { $count } Recruits from the Peasants: { $recruits }.
    }
recycled = { $count ->
        [one] Few Peasants are left: 1 of the dead returns to them.
       *[other] Few Peasants are left: { $count } of the dead return to them.
    }
took-discard = { $who } takes the { $card } from the discard pile.
reshuffled = { $count ->
        [one] The deck is empty: 1 discard becomes the new one.
       *[other] The deck is empty: { $count } discards are shuffled into a new one.
    }
trained = { $who } trains { $domino } with { $cards }.
trained-partly = { $who } trains { $domino } with { $cards }, { $paid } of { $cost }.
trained-hidden = { $count ->
        [one] { $who } trains a Recruit with 1 card.
       *[other] { $who } trains a Recruit with { $count } cards.
    }
trained-known = { $count ->
        [one] { $who } trains { $domino } with 1 card.
       *[other] { $who } trains { $domino } with { $count } cards.
    }
added = { $who } adds { $cards } to the training of { $domino }, and its cost is met.
added-partly = { $who } adds { $cards } to the training of { $domino }, { $paid } of { $cost }.
added-hidden = { $count ->
        [one] { $who } adds 1 card to the training of a Candidate.
       *[other] { $who } adds { $count } cards to the training of a Candidate.
    }
added-known = { $count ->
        [one] { $who } adds 1 card to the training of { $domino }.
       *[other] { $who } adds { $count } cards to the training of { $domino }.
    }
training-returned = A Candidate of { $who } isn't paid for: it's a Recruit again, and its cards go back to the hand.
discarded = { $who } discards { $cards }.
discarded-none = { $who } discards nothing.
time-up = Time is up.
conceded = { $who } gives up and leaves the game.
ejected = { $who } has no Health left and is out of the game.
ejected-fame = { $who } has no Fame left and no way to win any, and is out of the game.
lesson-step = The lesson, step { $step }.

## The battle

attacked = { $who } attacks { $target } with { $knights }.
aid-asked-attack = { $who } asks for aid in the attack.
aid-asked-defence = { $who } asks for aid in the defence.
attack-aided = { $who } aids the attack with { $knights }.
defended = { $who } sets { $units }.
defended-unit = { $knights } against { $attacker }
defended-none = { $who } sets no blockers.
committed-attack = { $who }'s { $knight }, freed by Life, joins the attack.
committed-block = { $who }'s { $knight }, freed by Life, blocks { $attacker }.
met-nobody = { $attacker } meets nobody.
met-both = { $attacker } meets { $unit }: both sides fall.
met-unit = { $attacker } meets { $unit }: the blockers fall.
met-one = { $attacker } meets { $unit }: { $fallen } falls.
met-push = { $attacker } meets { $unit }: a push, nobody falls.
unit-together = { $knights } together { $values }
health-lost = { $who } loses { $damage } Health and has { $health } left.
fame-gained = { $who } gains { $change } Fame and has { $fame }.
fame-lost = { $who } loses { $change } Fame and has { $fame }.
fame-cost = That costs { $who } 1 Fame: { $fame } left.
battle-won = { $who } wins the battle.
nobody-left = Nobody is left to fight.
looted = { $who } loots the field: { $knight } goes to the top of { $who }'s graveyard.
loot-skipped = { $who } leaves the fallen on the field.
buried = { $who } buries { $knights }, the last on top.
buried-pairs = { $who } buries { $knights }; the last stays in the graveyard.
dead-leave = The dead leave the field: { $dead }.
dead-leave-cards = The dead leave the field: { $dead }; { $cards } to the discard pile.
dead-to = { $knights } to { $who }'s graveyard
dead-of = { $knights } of { $who }
tapped-down = { $count ->
        [one] { $knights } is tapped: the card that kept it free is gone.
       *[other] { $knights } are tapped: the card that kept them free is gone.
    }
withdrew = { $count ->
        [one] Out of Loyalty { $knights } withdraws from the battle.
       *[other] Out of Loyalty { $knights } withdraw from the battle.
    }

## Goal and Fame

goal-joker = A Joker is turned for the goal and goes back: the Kingdoms decide for themselves.
goal-turned = The { $card } is turned for the goal and goes back.
vote-began = Everybody may plead for a goal, then votes for one, or for another card.
pleaded = { $who } pleads: “{ $text }”
voted = { $who } has voted.
voted-for = { $who } has voted: { $goal }.
vote-ended = The votes are in. { $votes }.
vote-tie = It's a tie: another card is turned.
vote-redraw = Another card is turned.
settled-health = { $aim } Every Kingdom begins with { $start } Health.
settled-fame = { $aim } Every Kingdom begins with { $start } Fame.

## Pairs of cards

pair-trained = { $who } trains { $cards }.
pair-begun = { $who } trains { $cards }, the first of a pair.
pair-hidden = { $count ->
        [one] { $who } lays 1 card face-down for a Candidate.
       *[other] { $who } lays { $count } cards face-down for a Candidate.
    }
pair-completed = { $who } completes the pair { $cards }.
pair-completed-hidden = { $who } completes a pair with its second card.
pair-killed = A Candidate of { $who } dies.
pair-killed-shown = { $count ->
        [one] A Candidate of { $who } dies; { $cards } goes to the discard pile.
       *[other] A Candidate of { $who } dies; { $cards } go to the discard pile.
    }
entombed = { $who }'s graveyard now holds { $cards }.
entombed-over = { $who }'s graveyard now holds { $cards }; { $gone }, there before, go to the discard pile.
raised-to-candidates = The Necromancer raises { $cards } from { $grave }'s graveyard: a Candidate of { $who }.
raised-to-hand = The Necromancer raises { $cards } from { $grave }'s graveyard: into { $who }'s hand.
raised-field-to-candidates = The Necromancer raises { $cards } from the battlefield: a Candidate of { $who }.
raised-field-to-hand = The Necromancer raises { $cards } from the battlefield: into { $who }'s hand.
hired = { $owner }'s { $knight } is bought with { $special } and now serves { $who }.
hired-own = { $who } plays { $special } on its own { $knight }.
went-home = { $knight } leaves { $from } and goes home to { $who }.
went-home-dead = { $knight } leaves { $from }, but its home { $who } is out of the game: it dies.

## Special cards

played = { $who } plays { $special } on { $target }.
played-chosen = { $who } plays { $special } on { $target } ({ $chosen }).
played-for = { $who } plays { $special } on { $target } for { $to }.
on-graveyard = { $who }'s graveyard
on-hand = two cards from hand
on-pair = { $attack } and { $defence } from hand, { $attack } to attack
on-pair-copying = { $attack } and { $defence } from hand, copying { $model }
on-raised = a raised Candidate
on-recruit = a Recruit
on-candidate = a Candidate
on-face-down = a face-down Candidate
chosen-attack = attack { $attack }
chosen-end = attack end { $attack }
chosen-model = copying { $model }
negated = { $by } negates { $card }.
fizzled = { $card } finds its target gone and does nothing.
candidate-killed = A Candidate of { $who } dies: it was { $domino } on { $cards }.
knight-killed = Death takes { $who }'s { $knight }.
copy-dies = { $who }'s Doppelganger has nobody left to copy and goes to the graveyard.
copy-dies-pair = { $who }'s Doppelganger has nobody left to copy and is lost.
brought-in = Life brings { $knight } into play for { $who }; it is never tapped.
life-laid = Life untaps { $knights }.
life-laid-stays = { $count ->
        [one] Life untaps { $knights }; it stays untapped while Life is on it.
       *[other] Life untaps { $knights }; they stay untapped while Life is there.
    }
power-laid = Power doubles { $who }'s { $knight }.
laid-wealth = { $card } is now at { $who }: training cards count double in this Train phase.
laid-majesty = { $card } is now at { $who }: Knights of { $suit } there can fight without being tapped.
laid-loyalty = { $card } is now at { $who }: Knights of { $suit } can't attack there, nor fight the Knights of { $suit } there.
laid-courage = { $card } is now at { $who }: Knights of { $suit } there grow stronger.
untapped = { $count ->
        [one] { $knights } is untapped.
       *[other] { $knights } are untapped.
    }
life-lost-recruit = Without its Life, { $who }'s { $knight } is a Recruit again.
life-lost-hand = Without its Life, { $who }'s { $knight } goes back to the hand.
life-lost-graveyard = Without its Life, { $who }'s { $knight } goes to the graveyard.
life-lost-stays = Without its Life, { $who }'s { $knight } stays, and can be tapped from now on.
raised = The Necromancer raises { $domino } from { $grave }'s graveyard: a Recruit of { $who }.
copy-asked = { $who }'s Doppelganger has lost its model and must copy another Knight of its suit.
copied = { $who }'s Doppelganger now copies { $model }.
