### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule and how programs call it (.rule, .reason: read
# from English alone). Actions and harm: what is declared, what it takes, the card, wounds and death.

## Declaring

much_declared = The Dealer hasn't answered what { $it } already does.
    .cure = Take something back, or wait for the answer.
    .reason = not-now
task-unknown = That isn't an earlier task that failed.
    .cure = Say what you do in words.
    .rule = FUG-A36
    .reason = bad-target
locked_for_good = { $lock ->
        [never] { $who } failed at this on a major card, and at this table that's final.
       *[other] { $who } failed at this on a major card and can't try again without an ability.
    }
    .cure = { $lock ->
        [never] Somebody else can try it.
       *[other] Name an ability that fits, or let somebody else try.
    }
    .rule = { $lock ->
        [never] FUG-A36
       *[other] FUG-106
    }
    .reason = locked
locked_without = { locked_for_good }
    .cure = { locked_for_good.cure }
    .rule = { locked_for_good.rule }
    .reason = locked
nothing_declared = Nobody has said what they do.
    .cure = Wait until somebody does.
    .rule = FUG-097
    .reason = bad-target
declared-unknown = Nobody has declared that, or it's settled.
    .cure = Choose an action that waits for you.
    .rule = FUG-097
    .reason = bad-target
not_said_by_you = Somebody else said that.
    .cure = Take back only what you said yourself.
    .rule = FUG-008
    .reason = not-yours

## Rulings

doer_out = { $down ->
        [dead] { $who } is dead.
        [knocked] { $who } is knocked out.
       *[other] { $who } isn't in the story now.
    }
    .cure = Take the action back.
    .rule = { $down ->
        [dead] FUG-200
        [knocked] FUG-199
       *[other] FUG-008
    }
    .reason = { $down ->
        [dead] dead
       *[other] bad-target
    }
no_ability_named = It can succeed outright only with an ability that fits, and none was named.
    .cure = Say that anyone can do it, or let a card decide.
    .reason = needs-ability
ability_gone = The ability isn't on the sheet any more.
    .cure = Let a card decide.
    .reason = no-ability
deed_locked = { locked_for_good }
    .cure = { locked_for_good.cure }
    .rule = { locked_for_good.rule }
    .reason = locked
playing = { $who } is playing this round of the contest.
    .cure = Wait until the round is over.
    .rule = FUG-A80
    .reason = not-now
incapacitated = { $who } is out of action for a round of the contest.
    .cure = Wait until the round is over.
    .rule = FUG-199
    .reason = not-now
rule_skilled-ability-unknown = { $who } has no such ability.
    .cure = Use the ability that was named, or none.
    .rule = FUG-109
    .reason = no-ability
set_task-ability-unknown = { $who } has no such ability.
    .cure = Choose one from the sheet, or none.
    .rule = FUG-109
    .reason = no-ability
declare-ability-unknown = { $who } has no such ability.
    .cure = Choose one from the sheet, or do without.
    .rule = FUG-092
    .reason = no-ability
another_named = { $who } named another ability.
    .cure = Use the one that was named, or none.
    .rule = FUG-109
    .reason = no-ability
needs_ability = { locked_for_good }
    .cure = { locked_for_good.cure }
    .rule = { locked_for_good.rule }
    .reason = locked
unit-unknown = Time is counted in hours, minutes or seconds.
    .cure = Choose one of the three, or none.
    .rule = FUG-112
    .reason = bad-unit
difficulty-too_low = { $unit ->
        [none] A difficulty is from { $least } to { $most }, not { $difficulty }.
       *[other] Where time matters, a difficulty is from { $least } to { $most }, not { $difficulty }.
    }
    .cure = Choose a number between them.
    .rule = { $unit ->
        [none] FUG-102
       *[other] FUG-113
    }
    .reason = bad-difficulty
difficulty-too_high = { difficulty-too_low }
    .cure = { difficulty-too_low.cure }
    .rule = { difficulty-too_low.rule }
    .reason = bad-difficulty

## The card

no_task = Nobody is trying anything that takes a card.
    .cure = The Dealer calls for a card first.
    .reason = not-now
card_turned = A card has already been turned for it.
    .cure = Play it out.
    .rule = FUG-103
    .reason = not-now
flip-card_untold = A card is still to be told.
    .cure = { $who } tells it first.
    .rule = FUG-119
    .reason = not-now
memory_first = A Signifier came up: its memory comes first.
    .cure = Tell it, or have the Dealer postpone it.
    .rule = FUG-048
    .reason = not-now
stepping_in = Somebody wants to step in.
    .cure = The Dealer answers first.
    .rule = FUG-081
    .reason = not-now
winner_unheard = The Fool and the World have won. Another card now would cost the winner their unlimited act.
    .cure = Wait until they begin to tell, or deal the next round first.
    .rule = FUG-178
    .reason = warned
doer_playing = { playing }
    .cure = { playing.cure }
    .rule = FUG-A80
    .reason = not-now
doer_incapacitated = { incapacitated }
    .cure = { incapacitated.cure }
    .rule = FUG-199
    .reason = not-now
going_on = { $player } decides whether to keep at it.
    .cure = Wait for the answer.
    .rule = FUG-116
    .reason = not-now
first_card_locked = { locked_for_good }
    .cure = { locked_for_good.cure }
    .rule = { locked_for_good.rule }
    .reason = locked
no_card = The deck and the discard pile are both empty.
    .cure = Play with the cards you have.
    .rule = FUG-124
flip-no_card = The deck and the discard pile are both empty.
    .cure = End the hand that holds the cards.
    .rule = FUG-124
not_going = There's nothing to keep at or give up now.
    .cure = It's asked when time matters and a card was too low for an ability.
    .reason = not-now
not_your_task = { $player } plays { $who }.
    .cure = You can act only for your own characters.
    .rule = FUG-008
    .reason = not-yours
not_again = Nobody is using a memory that just came back.
    .cure = It's asked when somebody who failed uses one at once.
    .reason = not-now

## Telling

nothing_to_tell = No card is waiting to be told.
    .cure = It may have been told already.
    .rule = FUG-119
    .reason = bad-target
telling-unknown = No such card is waiting to be told.
    .cure = It may have been told already.
    .rule = FUG-119
    .reason = bad-target
for_another_to_tell = { $player } tells this card.
    .cure = Suggest something to them.
    .reason = not-yours
yours_to_tell = This card is yours to tell.
    .cure = Tell it: a word or two will do.
    .reason = not-now
ideas_enough = There are enough suggestions for this card.
    .cure = Wait for the telling.
    .reason = not-now
help_tell-wordless = The suggestion is empty.
    .cure = Say what could happen.
    .reason = bad-value

## Wounds

lost_nowhere = A lasting wound needs a part of the body.
    .cure = Choose the part.
    .rule = FUG-194
    .reason = bad-value
bleeding_unmarked = A wound that would bleed to death counts as lasting.
    .cure = Mark it as lasting too.
    .rule = FUG-195
    .reason = bad-value
tend-not_dealer = Only the Dealer says that a wound is tended.
    .cure = Say that you tend it; { $who } decides.
wound-unknown = { $who } has no such wound.
    .cure = Choose one from the sheet.
    .reason = bad-target
healed = That wound has healed.
    .cure = Choose another one.
    .reason = bad-target
tended = That wound is already tended.
    .cure = It heals with rest.
    .reason = bad-target
hours-too_low = A rest takes at least { $least } hour.
    .cure = Enter a number of hours.
    .reason = bad-value
hours-too_high = A rest takes at most { $most } hours.
    .cure = Enter fewer hours.
    .reason = bad-value
not_lost = { $it } isn't lost.
    .cure = What only hurts comes back when the wound is tended.
    .reason = bad-target
bleeding_still = { $it } was lost to a bleeding wound and can't come back before that heals.
    .cure = Tend the wound and let it heal first.
    .rule = FUG-A73
    .reason = not-now

## Down

rouse-contest_open = Somebody knocked out stays out until the contest ends.
    .cure = End the contest first.
    .reason = not-now
awake = { $it } is awake.
    .cure = Choose somebody who's knocked out.
    .reason = bad-target
not_bleeding = { $it } has no bleeding wound, or it's tended.
    .cure = Choose somebody with an untended bleeding wound.
    .reason = bad-target
bleed_out-hand_played = A hand is being played.
    .cure = Finish it first.
    .reason = not-now
unsaid = { $persona ->
        [yes] A persona's death has to be said twice.
       *[no] A game-character's death is said once.
    }
    .cure = Say it without being sure first.
    .rule = FUG-206
    .reason = not-now
said_once = You've said it once.
    .cure = Say that you're sure, or take it back.
    .rule = FUG-206
    .reason = not-now

## Finishing off

no_time_for_it = That takes an action of its own, in a scene or between two hands.
    .cure = Wait until this is over.
    .rule = FUG-A72
    .reason = not-now
helpless_too = { $it } can't do anything now.
    .cure = Choose somebody else.
    .rule = FUG-199
    .reason = bad-target
asked_already = The Dealer hasn't answered yet.
    .cure = Wait for the answer.
    .reason = not-now
not_helpless = { $it } isn't helpless.
    .cure = Only somebody knocked out or out of action can be killed like this. Begin a contest.
    .reason = bad-target
no_death_asked = Nobody asks for that.
    .cure = Wait until somebody does.
    .reason = bad-target
asks_no_death = { $it } doesn't ask for that.
    .cure = Answer somebody who does.
    .reason = bad-target
bleeds_by_itself = { $who } is bleeding to death; nobody is killing { them }.
    .cure = Confirm that they bleed to death, or say no here.
    .rule = FUG-206
    .reason = bad-target
hand_first = A hand is being played.
    .cure = Finish it first, or say no.
    .rule = FUG-A72
    .reason = not-now
victim_up = { $victim } isn't helpless any more.
    .cure = Say no. A contest may follow.
    .reason = bad-target
