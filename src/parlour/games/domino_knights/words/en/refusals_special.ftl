### keys made: of commands, fields and conditions.

# Why a special card can't be played like that, or a window passed.

too_short = This moment is too short to interrupt.
    .cure = Wait for the next reaction window.
    .rule = DK-A26
fallen_kingdom = Your Kingdom has no Health left, so it plays no more cards.
    .cure = Watch how the battle ends.
    .rule = DK-098
card-unknown = { $it } isn't a card.
    .cure = Play one from your hand.
used_up = { $it } is in the discard pile.
    .cure = Play a card from your hand.
    .rule = DK-151
lies_under = { $it } is under a Knight; as a training card it isn't a special any more.
    .cure = Play a card from your hand.
    .rule = DK-058
not_held = { $it } isn't in your hand.
    .cure = Play a card from your hand.
    .rule = DK-035
no_special = { $it } isn't a special card.
    .cure = Aces, face cards, Tens and Jokers are.
wealth_must_wait = { $it } only helps the Kingdom that is training, in its Train phase.
    .cure = Keep it until you train.
    .rule = DK-A21
no_mercenary = At this table the Ace of Diamonds has no effect.
    .cure = Discard it.
    .rule = DK-A77
no_field_to_raise_from = Without graveyards the Necromancer works only when a battle is decided, before the field is cleared.
    .cure = Keep it until Knights have fallen.
    .rule = DK-194
special-target-unknown = There's nothing like that on the table.
    .cure = Aim it at something in play.
    .rule = { $rule }
discarded = { $it } has been discarded.
    .cure = Answer a card while it's in play.
    .rule = DK-151
wealth_settled = { $it } has done its work: Wealth can only be negated in the Train phase it was played in.
    .cure = It leaves in that Kingdom's next Maintain.
    .rule = DK-137
training_card = { $it } is a training card, not a special.
    .cure = Choose a special card in play.
    .rule = DK-058
nothing_to_negate = { $it } isn't a special card just played or in play.
    .cure = A Wizard needs such a card to negate.
    .rule = DK-149
has_fallen = { $it } has fallen in this battle.
    .cure = Aim at a Knight that hasn't fallen.
    .rule = DK-100
beyond_death = Death reaches only Candidates and Knights in play.
    .cure = Aim it at one of those.
    .rule = DK-124
no_knight = Power goes on a Knight in play.
    .cure = Aim it at a Knight.
    .rule = DK-139
nobody_to_buy = A Mercenary card buys a Knight in play.
    .cure = Aim it at a Knight.
    .rule = DK-190
not_the_trainer = Wealth is played for the Kingdom that trains.
    .cure = Choose that Kingdom.
    .rule = DK-133
nobody_to_raise = The Necromancer raises the top of a graveyard, and there's nobody to raise there.
    .cure = Choose a graveyard that isn't empty.
    .rule = DK-153
no_pair_there = There's no pair in that graveyard.
    .cure = Choose a graveyard that isn't empty.
    .rule = DK-193
not_fallen = The Necromancer raises a Knight that fell in this battle.
    .cure = Choose one of them.
    .rule = DK-194
no_living_kingdom = { $special } goes to a Kingdom that is still in the game.
    .cure = Choose one of those Kingdoms.
    .rule = DK-141
training_goes_on = { $dominoes ->
        [no] Life doesn't finish training; it only brings in a Candidate that a Necromancer raised.
       *[yes] Life doesn't finish training.
    }
    .cure = { $dominoes ->
        [no] Aim it at a Knight, or at your own Kingdom with a pair.
       *[yes] Aim it at a Knight, or at one of your own Recruits.
    }
    .rule = DK-A18
anothers = At this table Life only brings in your own Recruits.
    .cure = { training_goes_on.cure }
    .rule = DK-A18
anothers_hand = Life brings in cards from your own hand.
    .cure = Choose your own Kingdom.
    .rule = DK-189
nobody_to_copy = The blank card needs a Knight of its suit in play to copy.
    .cure = Keep Life until there is one.
    .rule = DK-A78
not_for_life = Life goes on a Knight in play, or on one of your own Recruits.
    .cure = Aim it at one of those.
    .rule = DK-126
not_for_life_here = Life goes on a Knight in play, or brings in two cards of one suit from your hand.
    .cure = Aim it at a Knight, or at your own Kingdom with a pair.
    .rule = DK-189
suit-unknown = At this table you choose the suit of a Knight that Life brings in.
    .cure = Choose one.
    .rule = DK-A15
suit-not_asked = This card doesn't ask for that here.
    .cure = Choose only what the card asks for.
    .rule = { $dominoes ->
        [no] DK-189
       *[yes] DK-112
    }
pair-unknown = { $it } isn't in your hand.
    .cure = Use cards from your hand.
    .rule = DK-035
pair-twice = You chose a card twice.
    .cure = Choose each card once.
    .rule = DK-186
pair-too_few = Life brings in two cards of one suit.
    .cure = Choose two cards from your hand.
    .rule = DK-186
pair-too_many = A Knight is two cards.
    .cure = Leave the others in your hand.
    .rule = DK-186
pair-not_asked = { suit-not_asked }
    .cure = { suit-not_asked.cure }
    .rule = { suit-not_asked.rule }
special-attack-unknown = Life brings it straight into play, so its attack must be chosen.
    .cure = { $dominoes ->
        [no] Choose which of its two cards attacks.
       *[yes] Choose which end attacks.
    }
    .rule = { $dominoes ->
        [no] DK-188
       *[yes] DK-046
    }
special-attack-not_asked = { suit-not_asked }
    .cure = { suit-not_asked.cure }
    .rule = { suit-not_asked.rule }
special-model-unknown = The blank needs a Knight of its suit in play to copy.
    .cure = Choose that Knight.
    .rule = { $dominoes ->
        [no] DK-A78
       *[yes] DK-A64
    }
special-model-not_asked = { suit-not_asked }
    .cure = { suit-not_asked.cure }
    .rule = { suit-not_asked.rule }
to-unknown = That isn't a Kingdom of this game.
    .cure = Choose one, or leave it open to take it yourself.
to-not_asked = At this table the raised Knight goes to the Kingdom that played the card.
    .cure = Don't choose a Kingdom.
gone = { $it } is out of the game.
    .cure = Choose another Kingdom.
    .rule = DK-098
no_window = No reaction window is open.
    .cure = There's nothing to pass.
passed_already = You have already passed.
    .cure = You're asked again if a card is played.
