# What may be asked of chance, and the answers.

## Questions (keys made)

ask-challenge = A Challenge
    .note = Your dice against theirs, ties included, and what a helper, a die or a critical would change.
ask-reroll = A reroll
    .note = The side that's behind rerolls one die: its own, or one of the opponent's.
ask-armour = Armour
    .note = Some of the attacker's dice are ignored, highest first.
ask-unopposed = Without an opponent
    .note = A Skill against a difficulty. The GM rolls one die fewer than its rating.
ask-recovery = Recovery
    .note = One attempt to recover, from each status, alone, with helpers or with a healer's roll.
ask-criticals = Criticals
    .note = Every 10 after the first in one roll, and the highest die.
ask-winner = Who wins, with criticals
    .note = A Challenge with the criticals of its own roll: who wins with one, and what spending them at once changes.
ask-subsequent = Further Challenges with the same dice
    .note = The next-highest dice of one roll, again and again.
ask-series = A series of attacks
    .note = How badly several attacks hurt somebody. Hits don't roll over.
ask-take = What would it take?
    .note = The additions or dice you need for the chance you want.
ask-table = The table of dice
    .note = Every number of dice against every other, at one difference in additions.

## What a question needs to know (keys made)

dice = Your dice
    .note = The Skill's rating plus bonus dice, minus the penalty for your status.
recovery-dice = Dice
    .note = One, or a fitting Skill. A healer's roll can replace it.
criticals-dice = Dice
adds = Your additions
    .note = Attribute, helpers (+1 each) and anything else you add.
recovery-adds = Additions
    .note = Stature, or the healer's Attribute, and +1 for each helper.
their_dice = Their dice
their_adds = Their additions
    .note = { adds.note }
tie = A full deadlock
    .is-reactor = The reactor wins
    .is-reroll = Both roll again
    .is-gm = The GM decides
whose = Whose effect
    .is-actor = Yours (you issue the Challenge)
    .is-reactor = Theirs (they answer it)
what = What it does
    .is-own = Rerolls a die of one's own
    .is-forced = Makes the other side reroll
highest = Can choose the highest die
    .is-no = No
    .is-yes = Yes
keep = Which result counts
    .is-second = The second
    .is-better = The better
ignored = Dice ignored
rating = The Skill's rating
more = Bonus dice (or fewer)
    .note = They don't change the GM's dice.
difficulty = Difficulty
    .note = Easy 0, Simple 1, Normal 2, Challenging 3, Difficult 5, Very Difficult 7, Extremely Difficult 9, Nearly Impossible 10 or more.
gm = The GM's dice
    .is-rating = By the rating
    .is-rolled = By the dice rolled
status = Status
    .is-Injured = Injured
    .is-Wounded = Wounded
    .is-Incapacitated = Incapacitated
    .is-Dying = Dying
hits = Hits taken
series-hits = Hits per success
spend = Criticals of this roll are
    .is-keep = Kept
    .is-bonus = Spent on +2 each
    .is-success = Spent on an automatic success
who = Who has criticals
    .is-you = Only you
    .is-both = Both sides
threshold = Injured at
    .note = 1 + Stature and bonuses; 1 for a minor.
tally = Hits so far
attacks = Attacks
percent = Chance wanted, in percent
ahead = You are ahead by
    .note = Your additions minus theirs.
most = Dice up to

## Bars, tables and their heads

exact = { $percent } ({ $ways } in { $of })
sides = { $mine } { $adds } against { $theirs } { $their_adds }
succeeds = Succeeds
fails = Fails
deadlock-gm = Deadlock, the GM decides
col-changes = What changes
col-effect = Effect
col-ignored = Dice ignored
col-difficulty = Difficulty
col-adds = Adds
col-status = Status
col-hits = Hits
col-gm-dice = GM's dice
col-helper = With a helper
col-highest = Highest die
col-chance = Chance
col-criticals = Criticals of this roll
col-you-win = You win
col-with-critical = With a critical
col-they-win-with = They win with one
col-row = Won in a row, at least
col-attacks = Attacks
col-your-dice = Your dice
col-least = Lowest additions
col-then = Then
col-dice = Dice

## A Challenge

succeeds-line = Succeeds: { $exact }.
deadlock-line =
    { $tie ->
        [reroll] All pairs tied and no dice left, so both roll again: { $exact }.
        [gm] All pairs tied and no dice left, so the GM decides: { $exact }.
       *[reactor] All pairs tied and no dice left, so the reactor wins: { $exact }.
    }
criticals-line = At least one critical: you { $mine }, they { $theirs }.
as-it-is = As it is
helpers =
    { $count ->
        [one] One helper, +1
        [2] Two helpers, +2
       *[other] Three helpers, +3
    }
one-die-more = One more die
critical-plus = A critical, +2 after the roll
they-add = They get +1
they-die = They get one more die
one-die-fewer = One die fewer

## Rerolls and armour

reroll-title = { $sides }, with a reroll
reroll-line = Succeeds without it: { $without }; with it: { $with }.
reroll-owner = This assumes an owner who sees all the dice and uses it only when behind. Whether the second or the better result counts then makes no difference.
reroll-always = Used every time, the highest of { $dice } is { $then } on average instead of { $now }.
reroll-protected = The highest die is protected, so this helps against tied dice, second tens and further Challenges, and it can raise the highest die.
reroll-single = A single die is the highest, so it can't be rerolled at this level.
reroll-own-not = Own die, not the highest
reroll-forced-not = Opponent's die, not the highest
reroll-own-highest = Own die, even the highest
reroll-forced-highest = Opponent's die, even the highest
armour-title = { $sides }, { $dice } ignored
armour-line = The attack succeeds without armour: { $without }; with it: { $with }.
armour-best = The attacker's highest die that counts is { $with } on average, without armour { $without }.
armour-one = The attacker always keeps one die. Ignored tens give no critical.

## Without an opponent, recovery, criticals

unopposed-title = { $dice } { $adds }, { $name } ({ $difficulty })
unopposed-line = Succeeds: { $exact }. Meeting the number is enough.
gm-line = The GM rolls { $dice }.
or-more = { $modifier } or more
recovery-title =
    { $hits ->
        [one] { $status } with 1 hit: { $dice } { $adds }
       *[other] { $status } with { $hits } hits: { $dice } { $adds }
    }
recovery-line = Succeeds: { $exact }. Ties down to the last die go to the GM.
recovery-scenes = It takes { $scenes } scenes on average.
recovery-hopeless = With a single die this is all but hopeless. A fitting Skill or a healer's roll helps most.
criticals-none = None
criticals-some =
    { $count ->
        [one] 1 critical
       *[other] { $count } criticals
    }
criticals-title = Criticals of { $dice }
criticals-one = At least one: { $exact }.
criticals-average = On average: { $average }.
highest-average = The highest of { $dice } is { $average } on average.

## Who wins

winner-title = { $sides }, with criticals
you-win-with = You win, with a critical
you-win-without = You win, without one
they-win-with = They win, with a critical
they-win-without = They win, without one
they-win = They win
winner-line = You win: { $won }; with a critical: { $with }.
winner-theirs = They win with a critical: { $exact }.
winner-note = Every natural 10 after the first is a critical. A bonus bought with one counts for every pair compared.
spend-keep = Kept
spend-bonus = Spent on +2 each
spend-success = Spent on an automatic success

## Several in a row

chain-title = { $sides }, then on with the next dice
chain-first = You win the first: { $exact }.
chain-left = You win the first and have a die left: { $exact }.
chain-both = You win the first and the next: { $exact }.
chain-next = You win the next, once you can issue it: { $exact }.
chain-bar-both = Both won
chain-bar-first = Only the first won
chain-bar-lost = The first lost
series-title =
    { $attacks ->
        [one] 1 attack, { $sides }
       *[other] { $attacks } attacks, { $sides }
    }
series-one = One attack succeeds: { $exact }.
series-status =
    { $successes ->
        [one] { $status } or worse: { $percent }; it takes 1 success.
       *[other] { $status } or worse: { $percent }; it takes { $successes } successes.
    }
series-last =
    { $successes ->
        [one] { $status }: { $percent }; it takes 1 success.
       *[other] { $status }: { $percent }; it takes { $successes } successes.
    }
series-note = This leaves out the dice an injured side loses from the next round on.

## What it takes, and the table

take-title = What { $percent }% would take
take-now = Now: { $exact }.
take-least =
    { $more ->
        [0] With { $dice } you need additions of { $least } ({ $percent }): you already have enough.
        [one] With { $dice } you need additions of { $least } ({ $percent }): 1 more, for example from one helper.
       *[other] With { $dice } you need additions of { $least } ({ $percent }): { $more } more, for example from { $more } helpers.
    }
need-dice = With additions of { $adds } you need { $dice }.
need-never = With additions of { $adds } no number of dice is enough.
table-title = The chance to succeed
table-even = Rows: your dice; columns: theirs. Both sides add the same.
table-you-ahead = Rows: your dice; columns: theirs. Your additions are { $by } ahead.
table-you-behind = Rows: your dice; columns: theirs. Your additions are { $by } behind.
table-advantage = An advantage of { $faces } always succeeds.

## At the table

if-addition = One helper or +1 more
if-die = One more die
if-bonus = +2 more
foresee-if = If it is
foresee-succeed = To succeed

## Refusals

tally-too-high = The tally never goes above { $most } here.
    .cure = Enter fewer hits so far.
no-question = There's no question “{ $question }”.
    .cure = Ask one of these: { $questions }.
