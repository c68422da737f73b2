# What may be asked of chance, and the answers.

## Questions (keys made)

ask-check = A check
    .note = Attribute × skill + d20 against a target: success, each degree, the fumble, and what taking 0 or 10 would give.
ask-contest = A contest
    .note = Two checks against each other: natural 20, fumbles, totals, skills.
ask-many = A contest of several
    .note = Up to five against each other.
ask-long = A long task
    .note = A number of successes against a target. Each failure raises the fumble chance, and two in a row lose it.
ask-race = A competition
    .note = Turn by turn, with the advantage: first to a number of successes, or the most after a number of turns.
ask-team = Two teams
    .note = Each turn, one member of each team makes a check for a point of fatigue: how a turn goes by who is sent, and what each team can be sure of in the end.
ask-toss = Throw and catch
    .note = Something thrown to somebody. The catch is 10, and harder by as much as the throw missed.
ask-art = A work of art
    .note = The lowest of its rolls is the quality of the whole.
ask-run = Over bad ground
    .note = A check each round. A failure makes no progress, and a second one means a fall.
ask-climb = A climb
    .note = Strength gets you up, Agility holds you: the chance to fall in one interval and on the whole way, at each pace.
ask-lie = A lie
    .note = Will against Empathy: who is seen through, who is certain, and what is believed.
ask-sneak = Unseen
    .note = One roll of whoever sneaks, hides or steals against everybody watching.
ask-spot = Spotting
    .note = For somebody who isn't hiding: distance, Size and cover make the target.
ask-charm = Charm
    .note = The total says how people take to you.
ask-take = What would it take?
    .note = The ability, skill or target for the chance you want.
ask-table = The table of checks
    .note = Ability against target, success in percent.

## What a question needs to know (keys made)

ability = Ability
    .note = Attribute × skill, with every modifier.
contest-ability = Your ability
    .note = { ability.note }
race-ability = { contest-ability }
    .note = { ability.note }
toss-ability = The thrower's ability
    .note = Dexterity × throw.
run-ability = Ability
    .note = Agility × athletics, with every modifier.
climb-ability = Strength × athletics
    .note = With every modifier.
lie-ability = The speaker's Will × guile
    .note = With every modifier.
sneak-ability = Your ability
    .note = Agility × stealth, Perception for a hiding place, Dexterity × sleight for a pocket.
spot-ability = Ability
    .note = Perception × awareness.
charm-ability = Ability
    .note = Empathy × charm. Looks, status and reputation change Empathy.
target = Target
climb-target = Surface
fumble = Fumble chance
    .note = The highest face that always fails, before a default doubles it.
way = Rolled with
    .is-skill = The skill itself
    .is-default = A default
    .is-unfamiliar = A missing familiarity
    .is-unskilled = No skill at all
skill = Your skill
check-skill = Skill
    .note = From 4 up you're a professional and can take 0 or 10.
contest-skill = Your skill
    .note = For an attribute check, the attribute.
lie-skill = The speaker's guile
take-skill = Skill
their_ability = Their ability
    .note = { ability.note }
toss-their_ability = The catcher's ability
    .note = { toss-ability.note }
lie-their_ability = The listener's Empathy × guile
    .note = With every modifier.
sneak-their_ability = Each watcher's ability
    .note = Perception × awareness.
their_skill = Their skill
lie-their_skill = The listener's guile
sneak-their_skill = Their awareness
their_fumble = Their fumble chance
rated = How hard it is for you
rated-for-them = { $label } ({ $amount } for them)
tie = A tie with equal skills
    .is-none = Nobody wins
    .is-reroll = Roll again
    .is-defender = Whoever resists wins
resists = Who resists
    .is-they = They do
    .is-you = You do
slip = A fumble
    .is-loses = Loses
    .is-ignored = Only totals count
sides = How many
ability_1 = Ability of the first
    .note = { ability.note }
ability_2 = Ability of the second
    .note = { ability.note }
ability_3 = Ability of the third
    .note = { ability.note }
ability_4 = Ability of the fourth
    .note = { ability.note }
ability_5 = Ability of the fifth
    .note = { ability.note }
team-ability_1 = Ability of your first
    .note = { ability.note }
team-ability_2 = Ability of your second
    .note = { ability.note }
team-ability_3 = Ability of your third
    .note = { ability.note }
team-ability_4 = Ability of your fourth
    .note = { ability.note }
their_ability_1 = Ability of their first
    .note = { ability.note }
their_ability_2 = Ability of their second
    .note = { ability.note }
their_ability_3 = Ability of their third
    .note = { ability.note }
their_ability_4 = Ability of their fourth
    .note = { ability.note }
skill_1 = Skill
skill_2 = Skill
skill_3 = Skill
skill_4 = Skill
skill_5 = Skill
their_skill_1 = Skill
their_skill_2 = Skill
their_skill_3 = Skill
their_skill_4 = Skill
needed = Successes needed
raised = Failures so far
failed = The last check failed
    .is-no = No
    .is-yes = Yes
mastery = Your mastery
    .note = Its bonus is already in the ability. The side with less mastery has a higher fumble chance.
their_mastery = Their mastery
    .note = { mastery.note }
ends = It ends
    .is-first = When one side reaches a number of successes
    .is-turns = After a number of turns
goal = That number
blocks = Fatigue you would pay
    .note = How often you would block a success in a physical competition.
their_blocks = Fatigue they would pay
keep = The higher mastery keeps the advantage
    .is-no = No
    .is-yes = Yes
swing = Losing with the advantage
    .is-lost = You lose it
    .is-taken = The winner takes it
even = Even after the last turn
    .is-sudden = Extra turns until one side wins
    .is-draw = A draw
ours = How many of yours
theirs = How many of theirs
their_way = Caught with
    .is-skill = { way.is-skill }
    .is-default = { way.is-default }
    .is-unfamiliar = { way.is-unfamiliar }
    .is-unskilled = { way.is-unskilled }
base = To a catcher
    .note = The target before distance.
spot-base = A person in the open
    .note = The target before distance, Size and cover.
metres = Metres
    .note = Each adds 1.
spot-metres = Metres away
rolls = Rolls
    .note = Short 1, medium 2, long 3 or more, a symphony 5.
counts = A fumble counts
    .is-zero = As 0
    .is-total = As its total
ground = The ground
    .note = Light 5, moderate 10, heavy 20. Unstable, narrow and slippery are 5 or 10 each, wind 5 more.
gait = Gait
    .is-careful = Careful
    .is-standard = Standard
    .is-running = Running
    .is-sprinting = Sprinting
dangerous = A fall would be dangerous
    .is-yes = Yes
    .is-no = No
rounds = Rounds
hold = Agility × athletics
    .note = With every modifier.
height = Metres to climb
move = Move
pace = A check
careful = Careful
    .is-no = No
    .is-yes = Yes
quarter = A quarter of an hour is Move times
    .is-50 = 50
    .is-25 = 25
said = What they say
    .is-lie = A lie
    .is-truth = The truth
belief = If the listener can't tell
    .is-roll = The speaker's roll decides
    .is-random = A coin toss decides
off = Distance and cover
    .note = Subtracted from their rolls: 5 above 50 m, 10 from 100 m, 10 for half cover, 20 for nearly full cover.
watchers = How many watch
size = Size
    .note = A person is 5.
tiny = Tiny
    .note = For anything below Size 0.
cover = Cover
percent = Chance wanted, in percent
attribute = Attribute
least = Abilities from
step = In steps of

## Small change

exact = { $percent } ({ $ways } in { $of })
no-face = no face
a-one = a 1
one-to = 1 to { $face }
skill-dice = { $ability } + d20
halved-dice = ({ $ability } + d20) / 2
unskilled-dice = d20 / 2
with-skill = { $ability } with skill { $skill }
against = { $one } against { $other }
labelled = { $label } { $target }

## Bars

wins = Wins
loses = Loses
a-tie = A tie
both-fumble = Both fumble
all-fumble = All fumble
fails = Fails
fumbles = Fumbles
knows-truth-certain = Knows it's true, certain
knows-lie-certain = Knows it's a lie, certain
knows-truth = Knows it's true
knows-lie = Knows it's a lie
convinced = Can't tell, certain it's true
believes = Can't tell, believes it
doubts = Can't tell, doesn't believe it
completes = Completes it
loses-it = Loses it
a-draw = A draw
draw-or-named = A draw, or it depends on who is sent
named = Depends on who is sent
at-least = { $label } at least
caught = Caught
caught-wide = Caught, though thrown wide
dropped = Dropped
gets-on = Makes progress
no-progress = No progress
falls = Falls
ahead = Ahead
even-score = Even
behind = Behind
unseen = Unseen
seen = Seen
seen-by-somebody = Seen by somebody
hits = Hits
misses = Misses
you-win = You win
they-win = They win
decent = Decent or better
first-side = First side
other-side = Other side

## Heads of tables

col-difficulty = Difficulty
col-target = Target
col-succeeds = Succeeds
col-good = Good or better
col-changes = What changes
col-you = You
col-they = They
col-listener = Listener's ability
col-sees = Sees it
col-certain = Certain of it
col-believed = Believes it
col-watchers = Watchers
col-ability = Ability
col-least = Lowest ability
col-skill-with = Skill with { $attribute }
col-checks = Checks
col-complete = Complete by then
col-lost = Lost by then
col-number = Number
col-race = You win a race to it
col-turns = Ahead after that many turns
col-turn = You win the turn
col-against = against { $who }
col-range = Range
col-thrown = Thrown well
col-quality = Quality at least
col-chance = Chance
col-gait = Gait
col-no-fall = No fall in all rounds
col-check = A check
col-distance = Distance
col-best-case = Checks if all goes well
col-on-average = Checks on average
col-fall = Falls on the way

## Checks and contests

succeeds-line = Succeeds: { $exact }.
fumbles-line = Fumbles: { $percent }, on { $faces }.
average-line = The total is { $average } on average.
taking-only-skill = You can only take 0 or 10 with the skill itself.
taking-professional = To take 0 or 10 you need a skill of { $skill }.
taking-fumble = To take 0 or 10 the fumble chance can be 1 at most.
takes-line = If it's predictable, taking { $zero } makes { $low } ({ $low-degree }). If there's no pressure, taking { $ten } makes { $high } ({ $high-degree }).
contest-line = You win: { $won }; they win: { $lost }.
nobody-line = Nobody wins: { $exact }.
nobody-both = Nobody wins: { $exact }. A tie: { $tied }; both fumble: { $fumbled }.
nobody-all = Nobody wins: { $exact }. A tie: { $tied }; all fumble: { $fumbled }.
twenty-yours = Your natural 20 wins outright.
twenty-theirs = Their natural 20 wins outright.
degrees-line = By degree: { $degrees }.
as-it-is = As it is
you-more = You have { $more } more
they-more = They have { $more } more
skill-more = Your skill is 1 higher, with the same ability
many-title = { $count } in a contest
numbered = { $at }: { $who }
numbered-line = { $at }, { $who }: { $exact }.

## People and senses

lie-title = { $speaker } speaks, { $listener } listens
lie-line = The listener can tell: { $detected }; and is certain: { $certain }.
lie-believed = In the end they believe it: { $exact }.
lie-neither = Neither side learns how it went.
sneak-title =
    { $watchers ->
        [one] { $actor }, watched by 1 with { $ability }
       *[other] { $actor }, watched by { $watchers } with { $ability }
    }
sneak-line = Unseen: { $exact }.
sneak-one = A single watcher sees you: { $exact }.
sneak-once = You roll once; each watcher rolls against that.
charm-title = Charm with { $ability } + d20
charm-line = Liked or better: { $exact }.
charm-note = Nobody resists it, and even those who love you won't give you everything.
more = { $more } more
less = { $less } less
spot-person = { $amount } for a person in the open
spot-far = { $amount } for { $metres } m
spot-size-of = { $amount } for Size { $size }
spot-tiny-of = { $amount } for Tiny { $level }
spot-cover-of = { $amount } for { $cover } cover
spot-sum = Target: { $parts } = { $target }.
spot-target = The target is { $target }.
spot-plain = In plain sight
spot-no-roll = Seen without a roll.
spotted-line = Spotted: { $exact }.

## What it takes, and the table

take-title = What { $percent }% would take
take-now = Now, with { $ability } against { $target }: { $exact }.
take-ability = The lowest ability against { $target }: { $ability }.
take-never = With a fumble chance of { $fumble } that can't be reached.
take-with-attribute = With attribute { $attribute } that's a skill of { $skill }.
take-highest = The highest target for { $ability }: { $target }.
take-contest = In a contest against 12 with skill 4, it takes a skill of { $skill }.
table-title = The chance to succeed
table-axes = Rows: ability; columns: target.
table-rolled = Rolled: { $dice }.
table-faces =
    { $count ->
        [one] Only 1 face can succeed at all.
       *[other] Only { $count } faces can succeed at all.
    }
ability-dice = ability + d20
ability-halved = (ability + d20) / 2

## Tasks

long-title = { $target }/{ $needed } with { $dice }
long-line = Completes it: { $exact }.
long-average = It takes { $checks } checks on average until it is complete or lost.
long-one = In one check: { $exact }.
race-turn = A turn: you win { $won }, they win { $lost }.
race-fumbles = Fumbles: you on { $mine }, they on { $theirs }.
first-to = First to { $goal }
after-turns =
    { $goal ->
        [one] After 1 turn
       *[other] After { $goal } turns
    }
race-first = { $end }: you { $won }, they { $lost }.
race-after = { $end }: ahead { $ahead }, even { $even }, behind { $behind }.
race-end = In the end you win { $won }, they win { $lost }.
team-title = { $ours } against { $theirs }: { $end }
team-line = { $end }: you win { $won }; they win { $lost }.
team-least = { $end }: if you choose well, you win at least { $won }; they win at least { $lost }.
team-fatigue = Whoever is sent pays a point of fatigue each time. What that costs is left out here.
toss-title = { $thrower } throws { $metres } m, { $catcher } catches
toss-line = The throw succeeds against { $target }: { $exact }.
toss-caught = Caught: { $exact }; if the throw succeeds: { $well }.
metres-far = { $metres } m
art-title =
    { $rolls ->
        [one] 1 roll with { $ability }
       *[other] { $rolls } rolls with { $ability }
    }
art-decent = Decent or better: { $exact }.
art-bearable = Bearable or better: { $exact }.
art-average = On average: { $average }.

## Ways

run-title = { $ability } over ground of { $ground }, { $gait }
run-line = Target { $target }: progress { $on }; fall { $falls }.
run-all =
    { $rounds ->
        [one] In 1 round: no fall { $upright }; { $progress } rounds of progress on average if nobody falls.
       *[other] In { $rounds } rounds: no fall { $upright }; { $progress } rounds of progress on average if nobody falls.
    }
run-fatigue = Fatigue can turn a failure into a success.
run-best = The best total is { $best }, so fatigue can't turn a failure into a success.
climb-title = { $height } m of { $target } with { $strength } and { $agility }
climb-line = One interval: progress { $on }; fall { $falls }.
climb-all =
    { $checks ->
        [one] { $height } m, { $metres } m at a time: 1 check if all goes well; a fall on the way { $fall }.
       *[other] { $height } m, { $metres } m at a time: { $checks } checks if all goes well; a fall on the way { $fall }.
    }
climb-note = This leaves out fatigue or exhaustion paid instead of the second check.
carefully = { $pace }, carefully

## Before a call is made

to-reach = to reach
no-roll-needed = In plain sight: no roll is needed.
no-die = 0, without a die
halved = { $dice }, halved
with-help = { $words }, { $target } with help
out-of-reach = Out of reach: the best roll makes { $best }.
only-fumble = Only a fumble can spoil it.
needs-die = You need { $least } or more on the die.
somebody-wins = { $who } wins
somebody-else = somebody else
first-team = the first team
other-team = the other team
win-a-turn = To win a turn
col-pace = Pace
fall-up = To fall on the way up

## Refusals

no-question = There's no question “{ $question }”.
    .cure = Ask one of these: { $questions }.
