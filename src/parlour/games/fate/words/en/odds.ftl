# Questions of chance, and their answers.

## Questions; keys made of them. Beside each: its note, its settings (set-...), what a setting says (note-...) and its choices (is-...)

roll = A roll against a difficulty
    .note = All four outcomes, and what invokes make of them.
opposed = A roll against a roll
    .note = Someone defends, or two compete: both roll dice.
reroll = The dice are on the table
    .note = What each +2 does to your total, and what a reroll might do.
take = What would it take?
    .note = The lowest bonus, and how many times +2, for the chance you want.
contest = A contest
    .note = One exchange, and who wins in the end.
absorb = Can they take the hit?
    .note = How hard an attack may hit, and whether they can absorb it.
deck = A card from the deck of fate
    .note = The chances with the cards that are left.
table = The odds table
    .note = Difficulties from 5 below to 5 above the approach, as the rules print them.

## Settings; keys made of them

set-bonus = Your bonus
    .note = Approach, stunts (+2 each) and helpers (+1 each) together.
set-mine = Your bonus
    .note = { set-bonus.note }
set-theirs = Their bonus
    .note = { set-bonus.note }
set-difficulty = Difficulty
set-against = Against
    .note = The difficulty, or the other side's total right now.
set-held = Invokes held back
    .note = Fate points or free invokes you would spend once you see the dice.
set-dice = Your dice show
set-goal = You want to
    .is-succeed = Succeed
    .is-style = Succeed with style
    .is-tie = Tie or better
set-percent = With a chance of, in percent
set-kind = Against
    .is-fixed = A difficulty
    .is-opposed = A roll with this bonus
set-either = Difficulty, or their bonus
set-rivals = Rivals
set-victories = Victories to win
set-scored = Your victories so far
set-rival = Bonus of rival { $number }
set-rival-scored = Victories of rival { $number }
set-attack = The attacker's bonus
    .note = { set-bonus.note }
set-defence = The defender's bonus
    .note = { set-bonus.note }
set-defends = The target
    .is-yes = Defends with a roll
    .is-no = Can't defend (that number is a difficulty)
set-box = Highest free stress box
    .note = 0 if none is free.
set-mild = Mild consequence
    .is-yes = Free
    .is-no = Used
set-moderate = Moderate consequence
    .is-yes = Free
    .is-no = Used
set-severe = Severe consequence
    .is-yes = Free
    .is-no = Used
set-gone = Cards of { $card } drawn
set-show = Show
    .is-percent = Percent
    .is-exact = Exact fractions

## Outcomes

fail = Fail
tie = Tie
succeed = Succeed
    .note = { $percent } with style included
style = With style
success = Succeed, style included
exact = { $ways } of { $of } ({ $percent })
success-line = Succeed, with style included: { $exact }.
tie-line = Tie or better: { $exact }.
style-line = The other side succeeds with style: { $exact }.
held-line = { $held ->
        [one] With 1 invoke held back until you see the dice, spent as +2 or a reroll as is best: { $exact } to succeed.
       *[other] With { $held } invokes held back until you see the dice, spent as +2 or rerolls as is best: { $exact } to succeed.
    }
invokes = Invokes
plain = Plain

## A roll

roll-title = { $bonus } and four dice against { $difficulty }
opposed-title = { $mine } against { $theirs }, both roll

## After the dice

as-is = As it is
as-is-line = As it is, { $total } against { $against }: { $outcome ->
        [fail] fail
        [tie] tie
        [succeed] succeed
       *[style] with style
    }.
reroll-line = A reroll succeeds in { $exact }, and shows more than { $dice } in { $better }.
reroll-counts = A reroll counts even if it's lower.
reroll-title = After the dice, { $total } against { $against }: a reroll
total = Total
outcome = Outcome

## What it takes

take-line = The lowest bonus for { $wanted }%: { $least }, which gives { $exact }.
take-now = { $times ->
        [0] With { $bonus } it's { $exact } now; you need nothing more.
        [one] With { $bonus } it's { $exact } now; one +2 would do.
       *[other] With { $bonus } it's { $exact } now; +2 would do { $times } times over.
    }
take-title = What { $wanted }% takes: { $least }

## A contest

contest-over = Someone already has enough victories to win.
    .cure = Enter fewer victories so far, or more to win.
you = You
rival = Rival { $number }
you-win = You win
rival-wins = Rival { $number } wins
contest-line = It takes { $exchanges } exchanges on average.
tied-line = In one exchange, the highest totals are tied in { $exact }.
head-who = Who
head-bonus = Bonus
head-victories = Victories
head-one = Scores 1
head-two = Scores 2
head-wins = Wins the contest
contest-title = { $goal ->
        [one] A contest to 1 victory
       *[other] A contest to { $goal } victories
    }

## A hit

unhurt = No harm
absorbed = Can be absorbed
taken-out = Taken out
most-line = They can absorb at most { $most } in one hit.
out-line = Not taken out: { $exact }.
is-absorbed = absorbed
is-out = taken out
absorb-title = An attack with { $attack } against { $defence }
head-damage = Damage
head-chance = Chance
head-then = Then

## The deck and the table

deck-count = { $count } of { $ways }
deck-line = { $count ->
        [one] 1 card is left; it shows { $mean }.
       *[other] { $count } cards are left; on average they show { $mean }.
    }
deck-empty = The deck is used up, so all cards are shuffled into a new one.
deck-title = { $bonus } and a card against { $difficulty }
head-card = Card
head-left = Left
table-below = Approach − { $gap }
table-above = Approach + { $gap }
table-same = Same as approach
head-difficulty = Difficulty
head-tie-or-success = Tie or succeed
table-style = Succeed includes with style.
table-plus = Each +2 moves two rows up.
table-dice = Of 81 rolls of four dice.
table-title = Difficulty against approach

## What nobody can ask

no-question = There's no question “{ $question }”.
    .cure = Ask one of these: { $questions }.
