# The page of Yags: what stands on it beside what the server says.

## Headings, labels and notes

a-check = A check
a-fall-would-be-dangerous = a fall would be dangerous
a-roofers-daughter-who-runs = A roofer's daughter who runs messages after dark
a-round = A round
a-watch-of-travel = A watch of travel
action-used = action used
approve-submitted-characters-add-people = Approve submitted characters, add people from the library, then start the session.
attributes = Attributes
available-now = Available now
being-rolled-above = being rolled above
by-nature = by nature
call-for-a-check = Call for a check
call-for-a-check-on = Call for a check on the table, or let it succeed without one.
cant-attack-or-defend-this = can't attack or defend this round
careful = Careful
chance-to-finish = Chance to finish
change-the-check = Change the check
clear-no-checks-needed = Clear: no checks needed
concept-who-they-are-in = Concept: who they are, in a sentence
costs = Costs
costs-2 = costs
covered-so-far = covered so far
cultures = Cultures
day = Day
define = Define
derived-values = Derived values
difficulty = Difficulty
dodge = Dodge?
drawn = Drawn
dying = Dying.
dying-2 = dying
earlier = Earlier
effect-on-movement = Effect on movement
every-wound-box-is-full = Every wound box is full.
everyone-is-from-one-culture = Everyone is from one culture.
failures-in-a-row = Failures in a row
falls = Falls
first-choose-how-to-roll = First choose how to roll.
from-a-later-age-the = from a later age: the game master has to allow it
fumble-on = Fumble on
gait = Gait
gaits = Gaits
gear = Gear:
gear-2 = Gear
gear-and-load = Gear and load
half-move-next-round = Half Move next round.
hand-over = Hand over
how-to-roll = How to roll
i-win = I win
in-this-scene = In this scene
is-it-predictable-is-it = Is it predictable? Is it stressful?
it-weighs-less-when-worn = It weighs less when worn
known-already = Known already
known-skills-only = Known skills only
languages = Languages
languages-2 = Languages:
learn = Learn
ledger = Ledger
load-when-worn-in-kilograms = Load when worn, in kilograms
movement = Movement
my-chance-by-the-other = My chance, by the other side's ability
name = Name
name-attribute-or-group = Name, attribute or group
name-creature-or-skill = Name, creature or skill
name-skill-or-effect = Name, skill or effect
no-die = no die
no-matches = No matches.
nobody-is-in-this-scene = Nobody is in this scene yet.
not-available-now = Not available now
notes = Notes
notes-only-you-and-the = Notes (only you and the game master can read them)
nothing-can-be-studied-now = Nothing can be studied now.
nothing-like-that-can-be = Nothing like that can be learnt now.
nothing-yet = Nothing yet.
only-you-can-read-this = Only you can read this.
over-the-ground = Over the ground
per-check = Per check
points-to-build-with = Points to build with
price-in-experience = Price in experience
prices-and-points = Prices and points
prices-in-experience = Prices in experience
rolled-with-a-real-die = rolled with a real die
rolls-of-the-work = Rolls of the work
round = Round
search = Search
search-skills = Search skills
search-techniques = Search techniques
set = Set
set-price = Set price
show-the-whole-sheet = Show the whole sheet
size = Size
skills = Skills
skills-attributes-languages = Skills, attributes, languages
skills-of-a-later-tech = Skills of a later Tech Level can be learnt if you allow it.
skills-of-the-campaign = Skills of the campaign
so-far = So far
soak = Soak
step-by-step-frame-eight = Step by step: frame, eight attributes, skills and languages, techniques, gear. You see the derived values as you go, and the game master has the last word.
study = Study
successes = Successes:
taken = taken
talents-and-skills = Talents and skills
target = target
target-2 = Target
tech-level = Tech Level
techniques = Techniques
techniques-2 = Techniques:
techniques-of-the-campaign = Techniques of the campaign
techniques-without-their-skill = Techniques without their skill
the-chance-to-fall-on = The chance to fall on the way up, at each pace
the-day-and-watch = the day and watch
the-ground = The ground
the-higher-mastery-can-do = The higher mastery can do more with this success.
the-lamps-are-lit-the = The lamps are lit, the roofs are dry.
the-open-check = The open check
the-tables-own = the table's own
the-target-is-made-up = The target is made up of
their-ability = Their ability
their-level = their level
theres-no-skill-like-that = There's no skill like that on the campaign's list. The game master can define it.
this-table-has-no-prices = This table has no prices for skills, attributes and languages. The game master can set them under Campaign, or give levels in the story.
tiny = Tiny
to-pick-the-lock-to = to pick the lock, to talk the guard round
unusual = Unusual
view-sheet = View sheet
w-5-easier = 5 easier
w-5-harder = 5 harder
watch = Watch
what-my-characters-believe = What my characters believe
what-others-think = What others think
what-the-rules-say = What the rules say
whats-happening = What's happening?
which-kind = Which kind
who = Who
why = Why?
why-not = Why not?
why-not-more = Why not more?
wins = wins
works-of-art-best-first = Works of art, best first
works-of-art-compared = Works of art compared
wounds-and-fatigue = Wounds and fatigue
you-cant-call-for-this = You can't call for this now.

## Sheets

tech-level-of = Tech Level { $tl }
size-of = Size { $size }
tiny-of = Tiny { $level }
soak-of = Soak { $soak }
soak-usual = as for all people
soak-unusual = unusual
move-of = Move { $move }
of-culture = of { $culture }
of-campaign = of the campaign
now = now { $value }
now-because = Now { $now }: { $why }.
points =
    { $count ->
        [one] 1 experience point
       *[other] { $count } experience points
    }
km = { $km } km
difficulty-of = difficulty { $factor }
gear-load = Gear: { $load }, { $band }
band-to = { $band } to { $limit }
place-left = left
place-worn = worn
place-packed = packed
best-at = Best at { $skills }
load-limits = Load: light up to { $light }, moderate to { $moderate }, heavy to { $heavy }.
value-of = { $value } of { $who }
default-is = Default without the skill: { $skill }.
toward-next =
    { $price ->
        [0] { $toward } experience put towards the next level.
       *[other] { $toward } of { $price } experience put towards the next level.
    }
next-costs = The next level costs { $price } experience.
stuck = It can't rise now: { $why }.
wounds-of =
    { $count ->
        [one] 1 wound of { $boxes }
       *[other] { $count } wounds of { $boxes }
    }
one-less = { $what } of { $who }: one less
one-more = { $what } of { $who }: one more
on-rolls = { $amount } on rolls
unread = Can't read or write it.
worn-as = worn { $load }
where-is = Where { $item } is
here = here { $target }
free = free
move-more = Free move { $metres } m. A watch of travel: { $km } km. A run of { $time } costs fatigue.
climbing = Climbing: { $climbs }.
metres-in = { $metres } m in { $time }
why-rule = Why? Rule { $rule }
sheet-of = Sheet of { $who }
ledger-left =
    { $count ->
        [one] Ledger: 1 experience point left
       *[other] Ledger: { $count } experience points left
    }
unread-sheet = You only know what you can see of { $who }.
load-bar = Load { $load }: { $band }. Marks at { $limits }.
live-move = Move
live-sprint = Sprint
live-watch = A watch
live-light = Light load to
live-load = Load
live-experience = Experience
of = { $count } of { $of }
why-not-more-of = Why not more? { $name }
needs = needs { $skills }
half-of = at most half of { $skill }
with-default = default { $skill }
with-familiar = with { $name }
in-group = group { $group }
kilos-weight = Weight in kilograms
kilos-amount = Kilograms, or cubic metres for a vehicle
say-weight = Enter its weight in kilograms.
later-tech = { $what }: from a later Tech Level
game-master = The game master
bring-note = A character saved from a Yags table here, or one in Yagsbook form. The rules check it, and the game master reviews it.

## Experience and the campaign

first-look = Look through Campaign (Tech Level, skills, techniques, prices) and the house rules.
not-for-sale = can't be bought
times-level = { $times } × the new level
budget = { $attributes } points for attributes above 3, { $skills } for skills, { $experience } experience for techniques.
no-budget = Characters are built freely, and the game master reviews anything unusual. A house rule can turn points on.
skills-count = Skills ({ $count })
techniques-count = Techniques ({ $count })
struck = Removed: { $skills }.
after-techniques = After { $names }.
shelf = On the shelf ({ $count })
tick-none = Select none
tick-all = Select all
submitted = { $player } has submitted { $who }.
asks = { $who } asks.
experience-of = Advance { $who }
gm-decides = The game master decides: { $wish }.
wish-study = { $who } wants to put { $count } experience into { $skill }, studied from: { $source }
wish-roll = { $who } wants to roll { $pair }
wish-late = { $who } wants { $text }
wish-aloud = { $who } wants to try something
wish-check = { $who } wants to try: { $text }
day-and-watch = Day { $day }, watch { $watch } of { $watches }
study-next =
    { $toward ->
        [0] the next level costs { $price }
       *[other] the next level costs { $price }, { $toward } put in
    }
study-first = the first level costs { $price }
study-new = Start something new ({ $count })
study-stuck = What can't rise now ({ $count })
technique-for = { $kind } for { $skills }
a-group = a group of skills
level = level { $level }
came-free = came with the skill
technique-idle = It does nothing now: its skill is too low, or the load too heavy.
works-with = Works with { $skills }.
any-of = any of { $group }
or-higher = { $skills } { $level } or higher
after = after { $names }
only-unencumbered = only while unencumbered
why-not-this = Why not { $name }?
show-rest = Show { $count } more that can't be learnt now
hide-rest = Hide { $count } more that can't be learnt now
experience-left = Experience left: { $count }.

## The stage

may-pay = { $who } can pay { $cost } to succeed.
may-block = { $who } can pay { $cost } to block it.
mastery-chooses = The higher mastery chooses.
failed =
    { $gives ->
        [fall] It failed. Pay { $cost } not to fall.
        [way] It failed. Pay { $cost } to make the whole { $metres } m.
       *[none] It failed. Pay { $cost } to succeed.
    }
slipping = The hold is slipping.
slipping-pay = The hold is slipping. Pay { $cost } to keep it, or a second check decides.
about-to-score = { $who } is about to score. Pay { $cost } to block it.
the-lowest-counts = The lowest counts: { $lowest }, { $quality }
tries = { $who } tries …
asked-check = { $who } tries “{ $text }”. The GM sets the target.
asked-aloud = { $who } tries something. The GM sets the target.
asked-roll = { $who } wants to roll { $pair }. The GM sets the target.
said-it = ({ $who } said it)
a-contest = A contest
prepared-numbers = Difficulties here
everything-else = Everything else
eased-from = from { $target }
second-check = second check: only the fall is at stake
leads-to-second = a failure leads to a second check
real-skill = only with the skill itself
fumble-chance = fumble chance { $chance }
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
predictable = predictable
unpredictable = unpredictable
stressful = stressful
no-stress = no stress
covers = success covers { $metres } m
towards = towards { $who }
hidden-roll = hidden roll
revealed = revealed
it-is-true = They're telling the truth.
it-is-a-lie = They're lying.
speaker-knows = Only you and the speaker know.
gm-knows = Only you and the game master know.
climbs = { $who } climbs
climb-at = { $who }: { $reached } m of { $height } m
climb-target = The target here is { $target }.
climb-check =
    { $left ->
        [one] A check { $every } makes { $metres } m{ $careful ->
            [yes] , carefully
           *[no] { "" }
        }; 1 check to the top.
       *[other] A check { $every } makes { $metres } m{ $careful ->
            [yes] , carefully
           *[no] { "" }
        }; { $left } checks to the top.
    }
pace = { $odds }: { $pace }
pace-careful = { $odds }: { $pace }, carefully
flies-at = Something flies at { $who }.
dodge-waits = { $who } decides whether to dodge.
done-with = Done with { $extras }.
extras-choose =
    { $count ->
        [one] How is it done? Choose one.
        [3] How is it done? All three.
       *[other] How is it done? Choose { $count }.
    }
extras-due =
    { $count ->
        [one] One of style, completeness and speed is still to be chosen.
       *[other] { $count } of style, completeness and speed are still to be chosen.
    }
exactly = { $label }: exactly
who-else = then who else
may-take = Can { $who } { $what }?
how-well = How well does “{ $name }” fit?
hidden-rolls = Hidden rolls ({ $count })
levels-gained = { $gained } of { $needed } levels gained
one-to = 1 to { $most }
checks =
    { $count ->
        [one] 1 check
       *[other] { $count } checks
    }
on-foot = On foot: { $who }
on-foot-round = Round { $round }: { $who }
move-whom = Who moves
no-check = no check
against = against { $target }
moved = moved { $metres } m
not-moved = hasn't moved
running-for =
    { $count ->
        [one] running for 1 minute
       *[other] running for { $count } minutes
    }
first-to = first to { $goal }
most-after = the most after { $goal } turns
turn = turn { $turn }
named = named: { $who }
somebody-named = somebody is named
nobody-named = nobody named yet
nobody-ahead = Nobody has the advantage
has-advantage = { $who } has the advantage
advantage = advantage
no-advantage = no advantage
wants-to = { $who } wants to { $what }. The game master decides.
gm-asked = waiting for the game master
why-not-take = Why not { $what }?
would-make = { $what } would make { $total }.
would-make-against = { $what } would make { $total } against { $target }.
vs = vs { $target }
target-is = target { $target }
halved = halved
fumble =
    { $most ->
        [0] fumble on nothing
        [1] fumble on 1
       *[other] fumble on 1 to { $most }
    }
fumble-fact =
    { $most ->
        [0] Fumble impossible
        [1] Fumble on 1
       *[other] Fumble on 1 to { $most }
    }
of-watches = of { $watches }
has-rolled = has rolled
rolled = rolled
needs-familiarity = needs { $name }
paid = paid for with { $cost }
rolled-unseen = The die is rolled where nobody sees it.
rolled-blind = A blind roll: only the game master sees it.
rolled-plain = Rolled.
gm-keeps = The game master hides the numbers until the die is rolled.
odds-winning = Odds of winning
odds = Odds
finished = Finished ({ $count })
field-is = field: { $field }
physical = physical
first-side = First side
other-side = Other side
metres-up = { $reached } of { $height } metres up
no-skill = No skill: the attribute alone
not-learnt = { $skill } (not learnt)

## Small change (keys made)

put-carried = Packed
put-worn = Worn
put-left = Left
shop- = All
shop-technique = Techniques
shop-familiarity = Familiarities
shop-mastery = Masteries
extra-note-style = it looks good
extra-note-completeness = nothing is left out
extra-note-speed = it takes less time

## Sheets and their steps (keys made)

stage-frame = Frame
stage-attributes = Attributes
stage-skills = Skills
stage-techniques = Techniques
stage-gear = Gear
stage-review = Review
short-Strength = Str
short-Health = Hea
short-Agility = Agi
short-Dexterity = Dex
short-Perception = Per
short-Intelligence = Int
short-Empathy = Emp
short-Will = Wil
skills-talent = Talents
skills-standard = Skills
skills-knowledge = Knowledges
technique-technique = Technique
technique-familiarity = Familiarity
technique-specialisation = Specialisation
technique-mastery = Mastery
counter-fatigue = Fatigue
counter-exhaustion = Exhaustion
counter-wounds = Wounds
counter-stuns = Stuns
priced-attribute = Attributes
priced-talent = Talents
priced-standard = Standard skills
priced-knowledge = Knowledges
priced-language = Languages
feels--1 = dislikes
feels-0 = is neutral towards
feels-1 = likes
feels-2 = is impressed by
feels-3 = loves
in-round = a round
in-minute = a minute
in-quarter = a quarter of an hour

## Choices of forms (keys made)

hidden-true = Hidden, for you alone
hidden-false = Open
human-true = Human
human-false = Not human
literate-true = Reads and writes it
literate-false = Only speaks it
instant-true = At once, as by an implant
instant-false = Taught in the story
unencumbered-true = Only while unencumbered
unencumbered-false = With any load
kind-person = A person
kind-creature = A creature
kind-vehicle = A vehicle
kind-standard = Standard skill
kind-knowledge = Knowledge
kind-talent = Talents
kind-attribute = Attributes
kind-language = Languages
kind-technique = Technique
kind-familiarity = Familiarity
kind-specialisation = Specialisation: a field of a knowledge
kind-mastery = Mastery: a field of a skill, level by level
what-itself = Show to everyone
what-numbers = Show the numbers
what-not_numbers = Hide the numbers
what-human = Human
what-named = Named character
what-text = As described in words
what-bonus = Adds to the roll
what-target = Lowers the target
what-opponent = Takes from the other side's roll
what-street = No penalty in an empty street
what-climb = Climbs faster for a round
by-mass = By mass
by-volume = By volume
where-worn = Worn
where-carried = Packed
where-left = Left behind
culture- = The campaign's own
default- = None
limit- = None
group- = No group
field-fatigue_penalty = For fatigue, off rolls
field-wound_penalty = For wounds, off rolls
field-stun_penalty = For stuns, off rolls
field-move_penalty = Off Move
field-name = The name
field-concept = The concept
field-notes = Notes (only you and the game master can read them)
at-other = Something else
fit- = Not at all
toward- = People in general
familiarity- = None in particular

## The stage (keys made)

gait-careful = Carefully
gait-standard = Standard gait
gait-running = Run
gait-sprinting = Sprint
goes-careful = goes carefully
goes-standard = jogs
goes-running = runs
goes-sprinting = sprints
mode-take0 = take 0
mode-take10 = take 10
extra-style = Style
extra-completeness = Completeness
extra-speed = Speed
check-notice = Does somebody notice?
check-recall = Does somebody remember?
check-spot = Spotting
check-charm = An impression
check-lie = Is it the truth?
check-interrogate = An interrogation
check-pocket = A picked pocket
check-conjure = A conjuring trick
check-hide = Hiding
check-sneak = Moving unseen
check-throw = A throw
check-attack = Thrown at somebody
check-catch = A catch
check-fact = A matter of knowledge
check-run = Moving over the ground
check-scramble = A climb in combat
check-climb = A climb
check-resist = Resisting fatigue
check-long = A long task
check-race = A competition
check-art = A work of art
check-group = A group check
check-hold = A hold
task-long = A long task
task-race = A competition
task-team = Two teams
task-art = A work of art
done-complete = done
done-lost = lost
done-won = decided
done-drawn = a draw
done-aborted = aborted
desk-scene = Scene and travel
desk-people = People
desk-state = Condition
desk-gain = Rewards
desk-story = Story
calls-any = Any
calls-senses = Senses and stealth
calls-people = With people
calls-hands = Hands
calls-move = On the move
calls-tasks = More than one roll
shelf-person = People
shelf-creature = Creatures
shelf-vehicle = Vehicles
shelf-player = Characters for players
every-round = every round
every-minute = every minute
every-quarter = every quarter hour
part-lie-one = speaks
part-lie-other = listens
part-interrogate-one = asks
part-interrogate-other = withstands
part-pocket-one = the thief
part-pocket-other = watches
part-conjure-one = performs
part-conjure-other = watches
part-hide-one = hides
part-hide-other = watches
part-sneak-one = sneaks
part-sneak-other = watches
part-attack-one = throws
part-attack-other = dodges

## Tabs

advance-tab = Advance
advance-tab-count = Advance ({ $count })
campaign-tab = Campaign
agreed = fatigue, gaits, ties

## People in words

hidden-here = in the scene, unseen
hidden-yours = hidden: only you can see this
being-made = being made
large-as = as large as: { $like }
one-of-many = one of many
of-the-story = part of the story
a-creature = a creature
a-vehicle = a vehicle
part-player = { $player }'s character
not-human = not human

## The roll line, read out

line-times = { $attribute } times { $skill }
line-die = + die { $die }
line-open = + the die
line-halved = halved ({ $why })
line-against = against { $target }

## Counters of a person (keys made)

count-fatigue = { $count } fatigue
count-exhaustion = { $count } exhaustion
count-wound =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
count-stun =
    { $count ->
        [one] 1 stun
       *[other] { $count } stuns
    }
