# The crib sheet. Printed tables are filled in.

## A Challenge (keys made)

challenge = A Challenge
challenge-1 = 1
    .text = The actor names the goal and the Skill; helpers join; the reactor says how they answer.
challenge-2 = 2
    .text = The GM may set an Attribute, additions and dice. Use Expertise and Special Abilities now.
challenge-3 = 3
    .text = Both roll their Skill's dice, at least one; without the Skill, one.
challenge-4 = 4
    .text = Rerolls, the actor's first; then ignored dice.
challenge-5 = 5
    .text = Highest die + Attribute + additions. The higher total wins.
challenge-tie = A tie
    .text = Compare the next-highest dice with the same additions, and so on. If one side has dice left, it wins; if neither does, the reactor wins.
challenge-criticals = Criticals
    .text = You keep every natural 10 after the first in one roll. One buys +2 to a result, +1 hit, an automatic success or something agreed.
challenge-6 = 6
    .text = The actor says whether the matter is over or goes on.
kinds = Kinds of Challenges
kinds-row = With { $actor }. Answered by { $answer }.
kinds-row-active = With { $actor }. Answered by { $answer }. Actively by { $active }.

## Attributes (keys made)

attributes = Attributes
attributes-row = { $text } At creation: { $sets }. Added to { $adds }. Good for { $good }.
ranks = The order of importance
ranks-one = { $name }, one
ranks-two = { $name }, two
ranks-row = At most { $percent }% of all points. { $text }
ranks-equal = Equal values
    .text = Allowed between neighbouring ranks. A lower rank is never higher.
derived = Derived from Attributes
derived-potential = Potential
    .text = All Attributes added up and divided by five, rounded down, at least 1.
derived-skill = Dice of a Skill
    .text = At most Potential + 2. A new Skill has two.
derived-pool = Prowess Pool
    .text = Three dice for each point of Prowess at creation.
derived-hits = Hits before Injured
    .text = 1 + Stature, plus bonuses.
derived-cap = Resource Cap
    .text = One for each Resource Talent and each of its upgrades. You can't buy anything above it.

## Scenes (keys made)

difficulty = Without an opponent: difficulty
difficulty-row = { $modifier }: { $task }
difficulty-more = { $modifier } or more: { $task }
difficulty-gm = The GM's dice
    .text = One fewer than the Skill's rating, at least one. Meeting the number is enough.
turns = Scene, encounter, round, turn
turns-escalating = Escalating
    .text = Scene, then non-violent encounter, then violent. Whoever escalates is first in the order and issues the first Challenge.
turns-turn = A turn
    .text = A move and one action, or two moves. Actions: issue a Challenge, assist, announce an active defence, maintain a Power, stabilise, or something else.
turns-abilities = Special Abilities
    .text = In an encounter, one in your turn and one for each Challenge you answer. Qualities are always on.
turns-helping = Helping
    .text = Each helper adds 1 and doesn't roll. In a fight, helpers declare it on their own turn, and it costs their action.
turns-round = End of a round
    .text = Injury takes hold now.
turns-powers = Powers
    .text = Instant: until the turn ends. Maintain: an action each round. Independent: until the encounter ends. Special: as its text says.

## Injury (keys made)

health = Health
health-row = Hits: { $main }; minor { $minor }.
health-minion = Hits: { $main }; minor { $minor }; minion { $minion }.
health-fewer =
    { $count ->
        [one] { $hits } 1 die fewer. { $note }
       *[other] { $hits } { $count } dice fewer. { $note }
    }
health-plain = { $hits } { $note }
injury = Injury and recovery
injury-roll-over = No roll-over
    .text = The hits of one attack never go past the next status.
injury-stabilising = Stabilising
    .text = Anybody else can do it, with an action and without a roll.
injury-recovery = Recovery
    .text = Once a scene: one die or a fitting Skill + Stature against the GM's dice + all hits. Injured 1 die, Wounded 2, Incapacitated 3, Dying 4.
injury-injured = Injured
    .text = Try as soon as the fight ends, or even during it. Half of the hits go at once, the rest when the following scene ends.
injury-wounded = Wounded
    .text = At the end of the following scene: one hit goes.
injury-incapacitated = Incapacitated, Dying
    .text = Out of the following scene except for the attempt. You regain consciousness first, then one status at a time.

## Things (keys made)

weapons = Weapons and what stops them
weapons-name = { $size }, { $category }
weapons-row = Such as { $examples }. Stopped by: { $stops }.
weapons-ranged = Ranged
    .text = Only shields stop shots: a Light one stops Light weapons, a Heavy one all of them.
weapons-unarmed = Unarmed
    .text = Counts as a small bludgeon.
prices = Prices
prices-row = At creation { $creation }; in play { $play }.
traits = What new Traits can do

## Chances (keys made)

odds = Odds by difference in additions
odds-equal = equal
odds-row = Dice: { $chances }.
odds-each = { $dice } each { $percent }
criticals = Criticals and the highest die
criticals-row = At least one in { $percent }; the highest die is { $average } on average.

## The licence (keys made)

licence = Licence of these rules
licence-open = Open Game Content
    .text = After the Personae Core Rules Document (2011). The rules, rulings and tables shown here are Open Game Content and may only be used under and in terms of the Open Game License, version 1.0a, which comes with Parlour in LICENSE-OGL.txt.
licence-own = Our own
    .text = Names, people, Traits, tasks, examples and the sample scene are our own.
