# How pieces are called. A Knight as the table writes it stays as it is: [3:6] ♣ 6/3.

suit-spades = Spades
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
rank-1 = Ace
rank-2 = Two
rank-3 = Three
rank-4 = Four
rank-5 = Five
rank-6 = Six
rank-7 = Seven
rank-8 = Eight
rank-9 = Nine
rank-10 = Ten
rank-11 = Jack
rank-12 = Queen
rank-13 = King
number-0 = zero
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
card = { $rank } of { $suit }
joker = Joker { $number }
blank-card = blank card
second-deck = { $card } (second deck)

## Special cards

special-death = Death
special-life = Life
special-wealth = Wealth
special-power = Power
special-majesty = Majesty
special-loyalty = Loyalty
special-courage = Courage
special-wizard = Wizard
special-necromancer = Necromancer
special-mercenary = Mercenary
special-card = { $name } ({ $card })

## In the log

the-doppelganger = the Doppelganger { $marks }
the-doppelganger-as = the Doppelganger { $marks } as { $model }

## To be pointed at

knight = Knight { $ends }
knight-of = Knight { $ends } of { $suit }
doppelganger = Doppelganger
doppelganger-of = Doppelganger of { $suit }
doppelganger-as = Doppelganger copying { $model }
doppelganger-of-as = Doppelganger of { $suit } copying { $model }
theirs = { $who }'s { $knight }
tapped = { $knight }, tapped
domino = domino { $ends }
dead-pair = { $cards } in { $who }'s graveyard
pair = pair { $body }
recruit = Recruit { $domino }
recruit-known = { $who }'s Recruit { $domino }
recruit-hidden = { $who }'s face-down Recruit
candidate = Candidate { $domino } on { $cards }
candidate-known = { $count ->
        [one] { $who }'s Candidate { $domino } on 1 card
       *[other] { $who }'s Candidate { $domino } on { $count } cards
    }
candidate-hidden = { $count ->
        [one] { $who }'s face-down Candidate on 1 card
       *[other] { $who }'s face-down Candidate on { $count } cards
    }
pair-candidate = Candidate { $cards }
pair-candidate-known = { $who }'s Candidate { $cards }
pair-candidate-hidden = { $count ->
        [one] { $who }'s face-down Candidate, 1 card
       *[other] { $who }'s face-down Candidate, { $count } cards
    }
face-down = face-down domino
kingdom = Kingdom { $number }
kingdom-yours = { $who } (yours)

## The steps of a turn

step-setup = the setup
step-maintain = Maintain
step-draw = Draw
step-train = Train
step-attack = Attack
step-aid_attack = aid for the attack
step-defend = the defence
step-aid_defend = aid for the defence
step-resolve = the battle's decision
step-clean_up = clean-up
step-discard = Discard
step-over = the end
step-goal_vote = the vote on the goal
