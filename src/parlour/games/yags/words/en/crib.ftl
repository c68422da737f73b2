# The crib sheet. Printed tables are filled in.

## Checks (keys made)

check = A check
check-roll = Roll
    .text = Attribute × skill + d20 against the target; meeting it is enough. If no skill is involved: attribute × 4.
check-fumble = Fumble
    .text = A natural 1 always fails. Some situations raise that number.
check-twenty = Natural 20
    .text = Nothing special, except in a contest with the higher skill.
check-professional = Professional
    .text = Skill 4 or more. If it's predictable, take 0. If there's no pressure either, take 10, in twice the time. Never in a contest or with a raised fumble chance.
check-default = Default
    .text = Another skill: the total halved, twice the fumble chance, no techniques. The same goes for a missing familiarity.
check-unskilled = Unskilled
    .text = The die alone, halved; 1 and 2 are fumbles. You can't try a knowledge at 0.
check-order = Order
    .text = Attribute with changes for this roll, minus load, never below 0; times skill; mastery; modifiers; die; halved once, rounded down.
difficulties = Difficulties
difficulties-row = { $text } In a contest { $opponent } for the opponent.
degrees = Degrees of success
degrees-above = { $name }, { $margin } above

## Contests and tasks (keys made)

tasks = Contests and tasks
tasks-contest = Contest
    .text = A natural 20 with the higher skill wins; a fumble loses; then the higher total, then the higher skill.
tasks-long = Long task
    .text = Target/successes. A failure raises the fumble chance by 1; two in a row lose it.
tasks-competition = Competition
    .text = Win a turn: take the advantage. Win with it: score, and give it up. Lose with it: it's gone.
tasks-fatigue = Fatigue
    .text = In a physical competition the loser can pay 1 so that nothing is scored. In teams, whoever is sent takes 1 each time.
tasks-masteries = Masteries
    .text = +1 per level, and +1 to the attribute for every five. The side with less mastery fumbles on 1 more for each level of difference. The side with more can keep the advantage when it scores, or tire the other.
tasks-art = Art
tasks-art-text = The lowest roll counts: { $qualities }. { $works }.
from-label = from { $least } { $label }

## Characters (keys made)

attributes = Attributes
attributes-values = Values
attributes-values-text = { $bands }, { $least } and more { $label }.
levels = Levels
levels-skills = Skills
levels-knowledges = Knowledges
levels-languages = Languages
talents = Talents
talents-row = { $pairs }. Against { $opposed }.
techniques = Techniques
techniques-price = Price
    .text = The level, in experience points. A skill of the group or list must be at least as high.
techniques-familiarity = Familiarity
    .text = Usually 2, complex ones 4. One comes with the skill.
techniques-specialisation = Specialisation
    .text = 2. A broad one makes a fact 10 easier; the exact one needs no roll.
techniques-mastery = Mastery
    .text = 1 for each level, never above the skill.

## Moving (keys made)

moving = Moving
moving-row = { $distance } a round; difficulty { $factor }; { $cost }.
moving-cost = costs { $cost }
moving-ground = Ground
moving-ground-text = { $grounds }; unstable, narrow and slippery 5 or 10 each; wind 5 more with one of them.
moving-failing = Failing
    .text = No progress. Where a fall is dangerous, a second check at the same target. One fatigue turns either into a success, if success was possible.
moving-long = Long runs
    .text = One fatigue each time Health × athletics minutes have passed.
moving-road = On the road
    .text = Move in kilometres each watch of four hours, and one fatigue.
load = Load
load-up-to = { $name }, up to { $limit }
load-resist = { $text } { $resist } against fatigue.
load-kilograms = In kilograms
load-strength = Strength { $strength }: { $limits }
climbing = Climbing
climbing-surface = Surface
climbing-row = { $distance }. After a failure { $saved }.
climbing-how = How
    .text = Strength × athletics gets you up, Agility × athletics holds you. Carefully: half the distance, and holding on at half the target.
climbing-fight = In a fight
climbing-fight-text = Agility × athletics: { $fights }. Half of that if it takes the whole round.

## Senses, hands and people (keys made)

senses = Senses and hands
senses-noticing = Noticing
senses-noticing-text = { $rows }, with Perception × awareness.
senses-spotting = Spotting
    .text = 0 for a person in the open; above 50 m +5, from 100 m +10, each doubling +10 more; each Size above 5 −5, below +5; half cover +10, nearly full +20.
senses-sneaking = Sneaking
    .text = Agility × stealth (a hiding place: Perception), against Perception × awareness minus those numbers.
senses-pockets = Pockets
senses-pockets-text = Dexterity × sleight against Perception × awareness: { $rows }.
senses-conjuring = Conjuring
senses-throwing = Throwing
senses-throwing-text = { $rows }; 1 more for each metre. Catching: 10, and 1 more for each point the throw missed by.
people = People
people-from = From { $least }. { $text }
people-below = Below 10. { $text }
people-lying = Lying
    .text = Will × guile against Empathy × guile, rolled hidden. The listener has to beat it; by 10 or more they're certain. Neither learns how it went.
people-interrogating = Interrogating
    .text = Intelligence × guile on both sides.

## Sizes, chances, Tech Levels (keys made)

size = Size
size-row = Size { $size }: { $what }
size-bodies = Bodies
size-bodies-text = { $rows }. Five more is ten times as heavy.
size-things = Vehicles and things
size-things-text = { $rows }. By volume: 5 is one cubic metre.
size-wounds = Wounds
    .text = As many as Size.
size-tiny = Tiny
    .text = Below Size 0: each level is a tenth of the mass and 5 harder to hit; any hit by something larger kills.
odds = Odds by ability and target
odds-ability = Ability { $ability }
odds-default = A default of 12
odds-unskilled = Unskilled
tech = Tech Levels
tech-years = { $years }. { $text }

## The licence (keys made)

licence = Licence of these rules
licence-free = Free
    .text = Based on Yags Core, under the GNU General Public License, version 2, which comes with Parlour in LICENSE-GPL.txt. You may use, study, change and pass them on under its terms, with the source. Changed in 2026: restated in other words, with rulings and examples added.
licence-warranty = No warranty
    .text = There is none, to the extent permitted by law.
licence-missing = Not here
    .text = Prices of attributes and skills, what wounds and fatigue do, and combat are in other articles of Yags.
