# What the page says at a Personae table.

## The strip and the bar

hits = Hits
help = { $action } { $whom }, +1
end-unspent = { $who } can still act this turn. End it anyway?
hold = Use a Trait before rolling
how-many = How many
way =
    { $dice ->
        [one] { $skill } (1 die)
       *[other] { $skill } ({ $dice } dice)
    }
way-of =
    { $dice ->
        [one] { $who }: { $skill } (1 die)
       *[other] { $who }: { $skill } ({ $dice } dice)
    }
unskilled = Unskilled

## Who wins

actor-wins = { $who } succeeds
defends = { $who } defends
resists = { $who } resists
holds = { $who } holds firm
fails = { $who } fails
not-yet = { $who } doesn't recover yet
deadlock = Deadlock

## Advancement

advance = Advance { $who }
points-of =
    { $count ->
        [one] Development Point of { $who }
       *[other] Development Points of { $who }
    }
planned = { $planned } planned, { $left } left
nothing-planned = nothing planned yet
plans-submitted = Submitted: the game master is looking at it.
plans-why = Why can't I submit it?
for-whom = For { $who }
points-come = Development Points come from the game master, usually when a session ends.
raise-attribute = Raise one of { $who }'s Attributes
cap-why = cap { $cap } = { $why }
planned-for = Planned for { $who }
plan-remove = Remove from the plan: { $what }
plan-faults = What's still wrong

## The board and the desk

first-title = Lamps lit, tide in.
first-agreement = Read the house rules (tab House rules) and talk about what you want to change.
first-approve = Approve the characters that are submitted, add adversaries and allies from the library, then begin.
cast-minor = Minor characters
cast-major = Major characters
companions = Companions
waits-person = { $player } has submitted { $who }.
waits-look = Look at the sheet
waits-part = { $who }'s { $what }
waits-plan = { $who } plans to advance:
load-note = A character saved at a Personae table. The rules check it, and the game master approves it.

## Fields

field-attribute = Attribute
field-status = Against which status?
field-duration = Duration
field-kind = Kind of Challenge
field-gear = Gear
field-which = Which one?
field-when = When
field-circumstance = Only when … (a circumstance, optional)
effect-search = Search effects
effect-search-hint = search: hits, reroll, health …
always-on = always on
effect-none = No effect like that. “Story only” is for what has no number.
effect-all = Show all { $count } effects
effect-upgrade = By upgrade: { $what }
field-goes-with = Skill or Power
skill-name = Name
skill-sort = Kind of Skill
skill-also = It's also (optional)
skill-group = Weapon group
skill-attribute = Attribute it adds
skill-attribute-usual = Attribute it adds (usually { $usual })
skill-unusual = Any other Attribute waits for the game master.
die = Die { $number }

## Making a character

name = Name
key-words = Key words, separated by commas
    .hint = stubborn, watchful, owes the sea a brother
concept = Concept, in a sentence
    .hint = Stubborn lighthouse guard who can't let a light go out
left-open = Still open, to be filled later or by going back: { $what }.
whole-sheet = Look at the whole sheet
points-left =
    { $left ->
        [one] point left of { $all }
       *[other] points left of { $all }
    }
potential-cap = Potential { $potential } · Skill cap { $cap } dice
ranks-given = Ranks given
count-of = { $count } of { $all }
ranks-share = { $percent }% of the points at most
rank-title = { $rank } in the order of importance

## Ready-made characters

ready-points =
    { $count ->
        [one] 1 Creation Point
       *[other] { $count } Creation Points
    }
ready-fitted =
    { $count ->
        [one] 1 Creation Point, fitted to this table's { $points }: Attributes in proportion, and only the Traits they pay for
       *[other] { $count } Creation Points, fitted to this table's { $points }: Attributes in proportion, and only the Traits they pay for
    }
ready-wants = Wants to { $goal }.
potential = Potential { $potential }
skills = Skills
talents = Talents
gear = Gear
health = Health
status-at = { $status } at { $hits }

## The sheet

special-abilities = Special Abilities
powers = Powers
print-derived = Potential { $potential } · Skill cap { $skill } · Pool { $assigned } of { $pool } · Resource Cap { $cap } · Development Points { $points }
notes = Notes
only = Only: { $condition }
attributes = Attributes
value-of = { $what } of { $who }
skill-cap = Skill cap
    .note = the most dice in a Skill
dice-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
pool = Prowess Pool
pool-left = { $count } not placed yet
pool-placed = all placed
resource-cap = Resource Cap
    .note = what you can buy
gear-tied = with { $traits }
gear-ordinary = ordinary in these hands: no Trait is tied to it
waits-tag = waiting
nothing-yet = Nothing yet.
secret = Secret background
bank = Criticals in the bank
development-points = Development Points
goal = Goal
    .hint = find out who put out the northern light
pool-on = Pool dice on { $skill }
pool-of = the pool dice of { $skill }
pool-done = Done placing dice
pool-place =
    { $count ->
        [one] Place 1 pool die
       *[other] Place { $count } pool dice
    }
pool-move = Move dice
sheet-of = Sheet of { $who }
conditions-of = Conditions of { $who }
ledger =
    { $count ->
        [one] Ledger: 1 Development Point in the bank
       *[other] Ledger: { $count } Development Points in the bank
    }
sheet-unknown = You only know what can be seen of { $who }.
slots = What to choose
too-many = too many
left = { $count } left
pool-dice = dice { $count } of { $all }
level-title =
    { $count ->
        [one] Level { $level }: upgraded once
       *[other] Level { $level }: upgraded { $count } times
    }
level = level { $level }
at-work = active
used-now = used this turn
waits-gm = waiting for the game master
uses-of = the uses of { $trait }
library-abilities = Special Abilities from the library
library-powers = Powers from the library
search = Search
search-hint = name or effect
nothing-found = Nothing found.

## Obstacles, hazards and items for sale

things = Obstacles, hazards and items for sale
obstacles = Obstacles
hazards = Hazards
wares = For sale
hazard-on = on { $chance } or less:
cost = cost { $cost }
cost-here = cost { $local } here ({ $cost } elsewhere)
why-not-buy = Why can't { $who } buy { $what }?
out-of-reach = Out of reach: why?

## A Challenge

tap-reroll = Tap a raised die to reroll it.
tap-ignore = Tap one of the attacker's raised dice to leave it out.
tie = Every die is tied: you decide.
tie-against = Every die is tied: you decide against { $who }.
numbers-for = Numbers for { $who }
numberless = { $who } has no numbers yet
answers = { $who } answers
answer-how = How does { $who } answer?
actively = Actively
passively = Passively
why-not-skill = Why not another Skill?
why-not = Why not?
criticals = Criticals
condition-holds = { $who } uses { $trait }. Does it hold: “{ $condition }”?
gm-decides = The game master decides.
expertise-helps = { $who } calls on an Expertise: { $reason }. Does it help here?
traits-serve = Traits you can use
not-ready = Not ready yet: { $who }.
challenge-last = The last Challenge
challenge-open = The open Challenge
success-means = Success means
unnoticed = The other side doesn't notice it: no active defence.
difficulty = Difficulty
listed-as = listed as +{ $listed }
challenge-steps = Steps of the Challenge
against = against
dice-told = Dice: { $dice }
reroll-the = Reroll the { $die }
leave-out-the = Leave out the { $die }
die-changed = { $by }: { $before }, then { $rolled }
left-out = Left out: { $dice }
odds = The odds
help-similar = { $who } wants to help with { $skill }: is that similar enough?
help-whom = Help { $whom }
odds-if = Your odds, if …
odds-rolls = Rolls, adds
odds-ways = { $percent }: { $ways } in { $of }
odds-take = What would it take?
why = Why?
why-label = Why? { $label }
ruling-hard = How hard is it?
ruling-hidden = Did { $who } ever hide it?
ruling-wait = The game master says how hard it is.
ruling-wait-hidden = The game master says whether it was hidden.
circumstances = Set the circumstances
ready = ready
unanswered = hasn't answered yet
veiled = only the game master knows the numbers
with-help = with the help of { $who }
expertise-waits = An Expertise is waiting for the game master.
result = Result { $total }.
result-none = No result.
criticals-earned =
    { $count ->
        [one] 1 critical earned
       *[other] { $count } criticals earned
    }
critical-spent = spent: { $what }
spend = Spend a critical
spend-ask = Spend a critical?
criticals-banked =
    { $count ->
        [one] 1 critical in the bank
       *[other] { $count } criticals in the bank
    }
walk = The dice compared
walk-to = to
no-die = no die

## What a pair of dice comes to (keys made)

walk-tie = a tie, so the next dice
walk-more = one more die decides
walk-fewer = one die fewer decides
walk-met = met: that's enough
walk-alike = all dice are equal
walk-decides = this pair decides

## Encounters and scenes

side-characters = The characters
side-adversaries = Their adversaries
side-allies = Their allies
goals = Goals
steps-left =
    { $count ->
        [one] 1 step left
       *[other] { $count } steps left
    }
health-told = Health: { $words }
hits-of = { $count } of { $all } hits
unharmed = unharmed
dice-fewer =
    { $count ->
        [one] 1 die fewer
       *[other] { $count } dice fewer
    }
unconscious = unconscious
stabilised = stabilised
caveat-title = They fall unconscious again at the end of the first round in which they fight
caveat-short = falls if they fight
caveat = falls again after a round of fighting
order = Action order
round = Round
must-attack = { $who } must attack { $whom } at once.
opens = { $who } escalated and opens with a Challenge.
why-order = Why this order?
move = move
move-used = move used
action = action
action-used = action used
active-defence = active defence
helping = helps { $whom }
at-rounds-end = { $status } at round's end
here = In this scene
no-place = No place set
no-place-yet = No place set yet
put-here = Put { $who } here
nobody = nobody
nobody-here = Nobody is in the scene yet.
powers-at-work = Active Powers
keep-up = keep it up this turn
recovery = Wounds and recovery
recovery-of = Recovery: { $words }
healed-by = or healed by
rung-scene = Scene
rung-encounter = Non-violent encounter
rung-violent = Violent encounter
scene-closing = The scene is closing: recoveries that are due come first.
rungs = How far it has escalated
series = An extended Challenge
series-so-far =
    { $count ->
        [one] 1 Challenge so far
       *[other] { $count } Challenges so far
    }
acts-of = What { $who } can do
on-turn = { $who }'s turn
act-for = Act for
move-left = a move left
action-left = an action left
dying-near = Dying, and close enough to be helped:
upkeep = Keep it up with this turn's action, or it ends:
challenges = Challenges
other-acts = Other actions
questions-end = Questions, and ending the turn

## Words for values (keys made: of fields and values)

part-main = { $player }'s main character
part-companion = { $owner }'s companion
gm = The game master
hidden-yes = Hidden: only you know
hidden-no = Open
skill-told =
    { $dice ->
        [one] { $skill } (1 die, { $adds })
       *[other] { $skill } ({ $dice } dice, { $adds })
    }
tag-supernatural = Supernatural: Powers are used with it
tag-healing = Healing
tag-hiding = Hiding
tag-initiative = Initiative: for the action order
shape-other = Anything but a weapon or shield
shape-heavy-shield = A Heavy shield
shape-light-shield = A Light shield
shape-unarmed = Unarmed fighting
shape-ranged = A { $size } ranged weapon
shape-weapon = A { $size } weapon
mark-Q = Quality
    .means = always on
mark-R = Culture
    .means = free: people, nation, species or background
mark-C = Conditional
    .means = only under its condition
mark-X = Exceptional gear
    .means = works through a thing
mark-I = Instant
    .means = over at once
mark-M = Maintain
    .means = kept up by an action each turn
mark-T = Independent
    .means = lasts by itself
mark-S = Special
    .means = lasts as agreed
in-hidden-true = Hidden: only I know
in-hidden-false = Open
in-challenge-true = It needs a Power Challenge
in-challenge-false = It works without a Challenge
in-form-plain = Special Ability
in-form-quality = Quality (Q): always on
in-form-culture = Culture (R): free
in-form-gear = Exceptional gear (X)
in-form-thing = A thing
in-form-weapon = A weapon at hand
in-form-ranged-weapon = A ranged weapon
in-form-light-shield = A Light shield
in-form-heavy-shield = A Heavy shield
in-when-none = Both
in-when-issue = When I issue a Challenge
in-when-answer = When I answer one
in-kind-none = Any kind
in-kind-interaction = Interaction
in-kind-attack = Attack
in-kind-power = Power
in-kind-recovery = Recovery
in-kind-unopposed = Unopposed
in-kind-virtual = About somebody
in-kind-subsequent = Subsequent: the next dice of the same roll
in-kind-additional = Additional: new dice
in-kind-parry = Weapons (parry)
in-kind-shield = Shields
in-kind-assist = Helps more
in-kind-replace = The healer rolls instead
in-kind-remove = Removes a hit
in-kind-native = Native language (free)
in-kind-language = A language
in-kind-secret = A secret language or cipher
in-kind-expertise = An Expertise
in-kind-resource = A Resource
in-skill-none = Any Skill
in-detail-none = Nothing more
in-detail-won = After I win a Challenge
in-detail-held = After I answer one successfully
in-detail-T = Independent (T)
in-detail-S = Special (S)
in-detail-injured = Injured
in-detail-wounded = Wounded
in-detail-incapacitated = Incapacitated
in-detail-interaction = Interaction
in-detail-attack = Attack
in-detail-power = Power
in-duration-I = Instant (I): over at once
in-duration-M = Maintain (M): kept up each turn
in-duration-T = Independent (T)
in-duration-S = Special (S)
in-source-Cunning = A slot of Cunning
in-source-Power = A point of Power
in-source-Knowledge = A slot of Knowledge
in-source-condition = Free, for its condition
in-source-DP = A Development Point
in-what-none = More of the same
in-what-count = One more
in-what-better = The better result counts
in-what-highest = The highest die can be chosen
in-what-hits = One more hit
in-what-targets = One more target
in-what-duration = A longer duration
in-what-use = One more use per session
in-what-die = One more die
in-what-cap = A higher Resource Cap
in-what-skill = Another one
in-what-quality = Make it a Quality (Q)
in-what-pool = More dice for the Prowess Pool
in-what-hit = One more hit before Injured
in-what-toughness = The next step of toughness
in-what-itself = Show to everyone
in-what-numbers = Show the numbers
in-what-not-numbers = Hide the numbers
in-size-none = None
in-size-small = Small
in-size-one-handed = One-handed
in-size-two-handed = Two-handed
in-exceptional-craft = By craft
in-exceptional-supernatural = Supernatural
in-role-main = A main character
in-role-ally = An ally
in-role-adversary = An adversary
in-toughness-minion = Minion
in-toughness-minor = Minor
in-toughness-major = Major: as tough as a main character
in-how-narrate = Narrated, without dice
in-how-fold = Part of another Challenge
in-how-unopposed = An Unopposed Challenge
in-how-pass = It succeeds
in-how-fail = It fails
in-how-roll = Roll for it
in-who-none = Nobody
kind-interaction = Interaction Challenge
    .actor = acts
    .reactor = answers
kind-attack = Attack Challenge
    .actor = attacks
    .reactor = defends
kind-power = Power Challenge
    .actor = uses a Power
    .reactor = resists
kind-recovery = Recovery Challenge
    .actor = recovers
    .reactor = the wounds
kind-unopposed = Unopposed Challenge
    .actor = acts
    .reactor = the difficulty
kind-virtual = What is known
    .actor = asks
    .reactor = has hidden it
step-help = Who helps?
step-answer = The answer
step-settings = Before the dice
step-reroll = Rerolls
step-ignore = Dice left out
step-spend = Criticals
step-settle = What follows
step-close = Result
spend-result = A better result
    .note = added to the result
spend-hit = Harder
    .note = more hits
spend-success = Automatic success
    .note = whatever the dice say
spend-agreed = As agreed
    .note = something the group allows
outcome-success = Success
outcome-failure = Withstood
outcome-deadlock = Deadlock
lasts-I = instant
lasts-M = to be kept up
lasts-T = lasts by itself
lasts-S = special
until-encounter = this encounter
until-scene = this scene
stage-harmless-true = Only the condition, no hits
stage-harmless-false = Hits, with a condition if one is named
stage-active-true = Active defence
stage-active-false = Passive defence
stage-extend-true = It goes on
stage-extend-false = It's over
stage-ready-true = Yes
stage-ready-false = No, I want to use a Trait first
stage-success-true = The issuer succeeds
stage-success-false = The reactor wins
stage-hidden-true = It was hidden
stage-hidden-false = It never was
stage-violent-true = To violence
stage-violent-false = To an encounter without blows
stage-what-addition = Added to the result
stage-what-dice = More or fewer dice
stage-how-pass = It succeeds
stage-how-fail = It fails
stage-how-roll = Roll for it
a-trait = a Trait
own-dice = Their own dice
none = None
walk-then = , then { "" }

## A Challenge

odds-if-succeed = What the other side rolls and adds isn't known yet. Your chance to succeed, by what it may be:
odds-if-answer = What the other side rolls and adds isn't known yet. Your chance to answer, by what it may be:
further = A further Challenge can follow: { $ways }.
further-subsequent = with the next dice of this roll
further-additional = with new dice

## Encounters and scenes

order-waiting =
    { $count ->
        [one] { $who } still chooses a Skill.
       *[other] { $who } still choose a Skill.
    }
last-chance = The last round is over: last chance to stabilise somebody.
last-chance-used =
    { $count ->
        [one] { $who } has used it.
       *[other] { $who } have used it.
    }
consent = { $who } wants to use { $power } on { $targets }.
consent-words = { $who } wants to use { $power } on { $targets }: { $words }.
consent-needed = { $who } must be willing.
hits-count =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
when-round-ends = { $status } when the round ends
delayed-encounter = takes effect when the encounter ends
delayed-rounds =
    { $count ->
        [one] takes effect in 1 round
       *[other] takes effect in { $count } rounds
    }
mending = mending
marked = the rest is gone after scene { $scene }

## The sheet

gear-craft = exceptional by craft
gear-supernatural = supernatural
potential-name = Potential
    .note = from the sum of the Attributes
health-steps = hits to reach each status; the first { $why }
health-before = hits before you're hurt
free-defence = a defence everybody has
kind-language = Language
kind-expertise = Expertise
kind-resource = Resource
slots-open = { $left } of { $most } { $what }
pool-open = { $dice } from the pool
dp-count = { $count } DP

## The desk

desk-scene = Scene
desk-people = People
desk-hazards = Hazards
desk-wares = For sale
desk-story = Story
cast-minions = Minions
cast-hint = name, ally, Skill
goes-with-any = Any
wants = wants: { $goal }
hidden-here = in the scene, unseen
being-made = being made

## Tabs

advance-tab = Advance
advance-tab-count = Advance ({ $count })
agreed = recovery, criticals, distance

## Names (keys made)

role-main = main character
role-companion = companion
role-ally = ally
role-adversary = adversary
role-of = { $role }, { $toughness }
stage-concept = Concept
stage-ranks = Ranking
stage-points = Points
stage-traits = Traits
stage-gear = Gear
stage-review = Review
short-Competence = Com
short-Prowess = Pro
short-Cunning = Cun
short-Power = Pow
short-Knowledge = Kno
short-Stature = Sta
rank-First = 1st
rank-Second = 2nd
rank-Third = 3rd
rank-Handicap = Hcp

## On the board (keys made)

against-one = Against { $other }
pair-against = { $one } against { $other }
obstacle-told = narrated
obstacle-fold = part of another Challenge
obstacle-unopposed = an Unopposed Challenge
obstacle-open = open
the-gm = The game master
waits-reroll = { $who } can reroll a die.
waits-ignore = { $who } can ignore a die.
waits-spend = { $who } can spend a critical.
waits-settle = { $who } can still do something.
waits-close = { $who } says whether the matter is over.
waits-asked = { $who } is deciding.
criticals-count =
    { $count ->
        [one] 1 critical
       *[other] { $count } criticals
    }
subsequent = subsequent { $number }: the next dice of the same roll
die-replaced = replaced
die-out = doesn't count
die-critical = critical
one-side = one side
side-wants = { $side } want
no-goal = no goal yet
pending = { $status } when the round ends
pending-short = { $status } at round's end
escalated-first = (first: escalated)
order-dead = dead
order-unconscious = unconscious
order-opens = opens
order-now = their turn
order-surprised = surprised
order-past = has had a turn
order-to-come = to come
move-here = Move { $who } here
move-here-action = Move { $who } here (the action)
as-listed = as listed
series-achieved = has what it wants
series-continue = goes on
series-back-down = backs down
no-die-left = no dice left
thrown-by-hand = rolled with real dice
