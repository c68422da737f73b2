# The page of Domino Knights: what stands on the board beside what the server says. $who, $owner and $target are Kingdoms.

## Pieces

number-0 = blank
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
suit-spades = Spades
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
rank-A = Ace
rank-J = Jack
rank-Q = Queen
rank-K = King
card = { $rank } of { $suit }
card-second = { $card }, second deck
joker = Joker
blank-card = blank card
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
special-doppelganger = Doppelganger
special-card = { $card } ({ $name })
pair-of = pair of the { $card }
double = double { $number }
domino-named = domino { $ends }
layers = { $end } +{ $courage } Courage = { $value }
layers-power = { $end }, Power ×{ $power } = { $value }
layers-both = { $end } +{ $courage } Courage, Power ×{ $power } = { $value }
knight = { $owner }'s Knight { $ends }
knight-of = { $owner }'s Knight { $ends } of { $suit }
attack = attack { $value }
defence = defence { $value }
attack-title = Attack { $value }
defence-title = Defence { $value }
defeated = defeated
tapped = tapped
ready = ready
never-tapped = never tapped
never-tapped-title = Never tapped
hired = a Mercenary, bought from { $who }
hired-title = Mercenary, bought from { $who }
with-cards = with { $cards }
doppelganger-of = a Doppelganger of { $model }
doppelganger-title = Doppelganger of { $model }
on-piece = on { $piece }
raised-candidate = { $owner }'s Candidate, the raised { $cards }
their-recruit = { $owner }'s Recruit { $domino }
their-recruit-hidden = { $owner }'s Recruit, face-down
their-candidate = { $count ->
        [0] { $owner }'s Candidate { $domino }
        [one] { $owner }'s Candidate { $domino }, on 1 card
       *[other] { $owner }'s Candidate { $domino }, on { $count } cards
    }
their-candidate-hidden = { $count ->
        [0] { $owner }'s Candidate, face-down
        [one] { $owner }'s Candidate, face-down, on 1 card
       *[other] { $owner }'s Candidate, face-down, on { $count } cards
    }
my-recruit = My Recruit { $domino }, cost { $cost }
my-candidate = My Candidate { $domino }, cost { $cost }, paid { $paid } with { $cards }
my-candidate-begun = My Candidate { $domino }, cost { $cost }, paid { $paid } with { $cards }, not finished
my-pair = My Candidate of { $cards }
my-pair-begun = My Candidate of { $cards }, waiting for its second card
recruit = Recruit
candidate = Candidate
in-training = In training
cost = cost { $cost }
paid-of = { $paid } of { $cost }
add-cards = + add cards
add-card = + add a card
one-card-yet = one card so far
which-attacks = Which attacks?
of-my-candidate = of my Candidate

## Kingdoms

kingdom-of = Kingdom of { $who }
kingdom-out = Kingdom of { $who }, out of the game
kingdom-health = { $cards ->
        [one] Kingdom of { $who }, Health { $value }, 1 card in hand
       *[other] Kingdom of { $who }, Health { $value }, { $cards } cards in hand
    }
kingdom-fame = { $cards ->
        [one] Kingdom of { $who }, Fame { $value }, 1 card in hand
       *[other] Kingdom of { $who }, Fame { $value }, { $cards } cards in hand
    }
kingdom-fame-goal = { $cards ->
        [one] Kingdom of { $who }, Fame { $value } of { $goal }, 1 card in hand
       *[other] Kingdom of { $who }, Fame { $value } of { $goal }, { $cards } cards in hand
    }
already-attacked = already attacked this turn
already-attacked-title = Already attacked this turn
whose-turn = Their turn: { $kingdom }
played-by-bot = played by a bot: { $level }
bot-title = A bot plays here: { $level }
turn-tag = turn
asked-tag = deciding
attacked-tag = attacked
out-tag = out
cards-in-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
health = Health
health-title = Health { $value } of { $full }
fame = Fame
fame-title = Fame { $value }
fame-title-goal = Fame { $value } of { $goal }
in-the-battle = { $count } in the battle
no-knights = No Knights
out-of-the-game = Out of the game
in-play-at = at { $who }
in-hand-of = in { $who }'s hand
hand-of = { $who }'s hand
graveyard-top = Top of { $who }'s graveyard of { $count }: { $piece }
graveyard-pair = { $who }'s graveyard: { $cards }
graveyard-of = { $who }'s graveyard
my-hand-and-recruits = My hand and Recruits
my-hand = My hand
in-my-hand = in my hand
in-my-hand-key = in my hand, key { $key }
no-cards = No cards in hand.

## The middle of the table

piles = Deck, discard pile and Peasants
piles-cards = Deck and discard pile
deck = Deck { $count }
discard = Discard { $count }
peasants = Peasants { $count }
discard-pile = Discard pile
deck-draw = Deck, { $count } left: draw
top-discard = top of the discard pile
top-discard-take = top of the discard pile: take it
show-all = { $mark } { $title }: show all { $count }
top-first = The top one comes first.
nothing-here = There's nothing here.
steps = Steps of the turn
step-maintain = Maintain
step-draw = Draw
step-train = Train
step-attack = Attack
step-discard = Discard
goal-voting = The goal is being voted on
goal-button = Goal:
changed = { $count ->
        [one] 1 option
       *[other] { $count } options
    }
time-up = time is up
time-left = { $time } left
table-plays = What this table plays
card-turned = At the start the { $card } was turned up.
votes = Votes: { $votes }.
vote-of = { $who } for { $goal }
house-rules = House rules
vote-region = Vote on the goal
vote-head = What do you want to play for?
vote-explained = Plead for your favourite, then vote. A tie turns another card.
vote-joker = A { $card } was turned up: plead for your favourite, then vote. A tie turns another card.
has-voted = ✓ has voted
not-voted = not yet voted
vote-for = Vote for

## Battle and reaction window

battle = Battle
attacks = { $who } attacks { $target }
attacks-with = { $who }, aided by { $aiders }, attacks { $target }
attacks-against = { $who } attacks { $target }, aided by { $helpers }
attacks-both = { $who }, aided by { $aiders }, attacks { $target }, aided by { $helpers }
fame-changed = Fame: { $changes }
fame-unchanged = Fame: unchanged
fame-would-change = If nothing more is played, Fame: { $changes }
fame-would-stay = If nothing more is played, Fame: unchanged
lost = { $who } lost { $damage } Health.
lost-none = { $who } lost no Health.
would-lose = If nothing more is played, { $who } loses { $damage } Health ({ $from } → { $to }).
would-lose-none = If nothing more is played, { $who } loses no Health.
asks-for-aid = { $who } asks for aid.
loot-yours = The victory is yours: take one of the fallen for your graveyard, or leave them all.
loot-theirs = { $who } has won and may take one of the fallen.
to-health = { $attack } to Health
nobody-blocks = nobody blocks
blocker-fell = fell
blocker-falls = block falls
blocker-holds = holds
attacker-fell = attacker fell
attacker-falls = attacker falls
attacker-survives = attacker survives
will-block = { $values } will block
window = Reaction window
just-played = just played
plays-on = { $who } plays { $special } on { $target }
may-answer = May still answer:
may-play = May play a special card:
everybody-passed = Everybody has passed.
burial = The order of my dead
bottom = bottom
top = top
deeper = { $piece }: deeper
higher = { $piece }: higher

## Sheets

crib-sheet = Crib sheet
crib-of = Crib sheet of { $game }
crib-goal = Crib sheet. Goal of this table: { $goal }
print-layout = Print the table's layout too
specials-head = Special cards, playable at any time by anybody
blank = Blank
negates = negates
negates-text = A card just played, in its own window; some also later, as the line after 10 says. Both are discarded, and nothing already done is undone.
at-this-table = At this table
if-you-play = If you play with it
as-written = Every rule is at its default.
pictures = Pictures: Parlour.
print-scores = Print the score sheet
score-sheet = Score sheet
score-sheet-of = Score sheet of { $game }
sounds = Sounds
after-each-turn-health = Health after each turn
after-each-turn-fame = Fame after each turn
turn = Turn
attacked = Attacked
start = Start
out = out
out-now = † out
fought = { $who }
fought-health = { $who } −{ $damage }
fell = { $battle }, { $count } fell

## How the table is laid out

layout = How the table is laid out
layout-table = Four Kingdoms. Every Knight's attack end faces the middle of the table. Turns pass clockwise.
area = A player's area
layout-area = A ready Knight is upright on its training cards; one that has fought is turned by 45 degrees until its owner's next Maintain.
layout-battle-title = A battle
layout-battle = Each blocker is in front of the attacker it faces; several in front of one are a unit, their numbers added.
drawn-table = A table for four: Peasants, deck and discard pile in the middle, a Kingdom on each side
drawn-area = A player's area: graveyard, Recruits, a Candidate, a ready and a tapped Knight, one with Power, a face card, the hand
drawn-battle = A battle: an attacker against one blocker, one against a unit of two, one that nobody blocks
drawn-peasants = Peasants, face-down
drawn-deck = Deck
drawn-left = Bob
drawn-across = Charlie
drawn-right = Dianne
drawn-discard = Discard pile
drawn-knights = Knights
drawn-candidate = Candidate
drawn-recruits = Recruits
drawn-graveyard = Graveyard
drawn-you = You
drawn-middle = to the middle
drawn-the-middle = the middle of the table
drawn-graveyard-1 = Graveyard,
drawn-graveyard-2 = pips up
drawn-recruits-1 = Recruits,
drawn-recruits-2 = yours to see
drawn-candidate-1 = Candidate on its
drawn-candidate-2 = cards, face-down
drawn-attack = attack { $value }
drawn-defence = defence { $value }
drawn-ready = Knight, ready
drawn-tapped = Knight, tapped
drawn-power = with Power on it
drawn-face-1 = A face card is beside the Kingdom
drawn-face-2 = it is played at, until its Maintain
drawn-hand-1 = Hand: six after
drawn-hand-2 = drawing, five at
drawn-hand-3 = the turn's end
drawn-attackers = Attackers
drawn-blockers = Blockers
drawn-beats = 9 beats 8: the blocker falls.
drawn-survives = 3 against 5: the attacker survives.
drawn-unit = a unit: 5 attack, 7 defence
drawn-open-1 = nobody blocks:
drawn-open-2 = 4 from Health

## The lesson

coach = The coach
coach-here = I'll say a word whenever something is new.
coach-off = Turn the coach off
coach-on = A coach for whatever is new
coach-says = What the coach says
step-of = Step { $step } of { $steps }:
this-step = This step
lesson-steps = Steps of the lesson
step-named = Step { $step }: { $title }
step-here = Step { $step }: { $title }, this one
hint = Hint
next-step = Next step: { $title }
step-again = Start this step again
play-for-real = Play a real game against bots
went-wrong = Something went wrong.
learned = What you learned
learned-more = And a good moment for the others
rule = Rule { $rule }

## While a special card may be played

passes-in = passes in { $count } s
pass-until-turn = Pass until my turn
pass-until-turn-on = Passing until your turn
pass-no-longer = Ask me again
wait-for-me = Wait for me
